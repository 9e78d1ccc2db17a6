package match

import (
	"math/rand/v2"
	"slices"
	"testing"

	"gotaku/rules/state"
)

// TestLogsThatShare: whatever is added to copies of a log, cut off and copied again, each holds what a list of its own would.
func TestLogsThatShare(t *testing.T) {
	for seed := range uint64(20) {
		r := rand.New(rand.NewPCG(seed, 1))
		logs, lists := make([]eventLog, 1), make([][]int32, 1)
		for n := range int32(3000) {
			i := r.IntN(len(logs))
			switch k := r.IntN(60); {
			case k == 0 && len(logs) < 12:
				logs, lists = append(logs, logs[i].copy()), append(lists, slices.Clone(lists[i]))
			case k == 1 && r.IntN(4) == 0:
				to := r.IntN(len(lists[i]) + 2)
				logs[i].cut(to)
				lists[i] = lists[i][:min(to, len(lists[i]))]
			default:
				logs[i].add(logged{e: state.Event{N: n}})
				lists[i] = append(lists[i], n)
			}
		}
		for i := range logs {
			var got []int32
			for at := range logs[i].len() {
				got = append(got, logs[i].at(at).e.N)
			}
			if !slices.Equal(got, lists[i]) {
				t.Fatalf("seed %d: log %d holds %v, not %v", seed, i, got, lists[i])
			}
		}
	}
}
