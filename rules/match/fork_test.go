package match_test

import (
	"bytes"
	"reflect"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestForksGoTheirOwnWays: a match and its forks, and a fork of one, share what they have in common, and what then happens in
// each, by turns, is told by that one alone, as by a match in which it was played from the beginning.
func TestForksGoTheirOwnWays(t *testing.T) {
	for seed := uint64(0); seed < 4; seed++ {
		e := played(t, seed)
		all := e.M[0].Fork()
		e.Close()
		if _, err := all.Undo(len(all.Inputs()) / 2); err != nil {
			t.Fatal(err)
		}
		ways := []*match.Match{all, all.Fork(), all.Fork()}
		for n := range 400 {
			if n == 13 {
				ways = append(ways, ways[1].Fork())
			}
			i := n % len(ways)
			goOn(t, ways[i], seed, uint64(n*7+i))
		}
		for i, m := range ways {
			again := match.New(*m.Setup(), state.All)
			for _, in := range m.Inputs() {
				if err := again.Feed(in); err != nil {
					t.Fatal(err)
				}
			}
			if !reflect.DeepEqual(m.Events(state.All, 0), again.Events(state.All, 0)) {
				t.Errorf("seed %d: way %d tells of other things than have happened on it", seed, i)
			}
			again.Close()
		}
		for _, m := range ways {
			m.Close()
		}
	}
}

// TestAForkForgetsForItselfAlone: what a seat's machine has learned is not forgotten where a fork of its match takes back what
// it learned it by.
func TestAForkForgetsForItselfAlone(t *testing.T) {
	for _, seed := range []uint64{0, 1, 2, 3, 164} { // the last: of a card dealt twice
		e := played(t, seed)
		for i, m := range e.M {
			half := len(m.Inputs()) / 2
			back := func(n int) []byte {
				f := m.Fork()
				defer f.Close()
				if _, err := f.Undo(n); err != nil {
					t.Fatal(err)
				}
				return f.State().Encode(nil, state.NoEyes)
			}
			want := back(half) // with what was learned later
			back(0)            // before the decks are shuffled
			if !bytes.Equal(back(half), want) {
				t.Errorf("seed %d, engine %d: another state lies there after a fork was taken back", seed, i)
			}
		}
		e.Close()
	}
}

// goOn feeds a match its next input, which chance chooses.
func goOn(t *testing.T, m *match.Match, seed, salt uint64) {
	t.Helper()
	if err := sessiontest.GoOn(m, &bot.Random{Rand: rules.Mix(salt, 3)}, seed+salt, salt); err != nil {
		t.Fatal(err)
	}
}
