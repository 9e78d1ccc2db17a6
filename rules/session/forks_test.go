package session_test

import (
	"reflect"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestForksOfOneRestReadTheSame: a fork goes on from a rest with the kernel of an earlier one, of which only what was written is
// read anew. Whatever that one did, the next reads what a match reads that was played to there, and goes on as that does.
func TestForksOfOneRestReadTheSame(t *testing.T) {
	for _, game := range assets.Playable() {
		t.Run(game, func(t *testing.T) {
			deal := varied(t, game)
			for seed := range uint64(2) {
				m := match.New(deal(seed), state.All)
				for n := 0; m.Pending() != nil && n < 150; n++ {
					goOn(t, m, seed, uint64(n))
					if n%23 != 7 {
						continue
					}
					for far := range uint64(4) {
						f := m.Fork()
						for i := range far * far * 2 {
							goOn(t, f, seed+far, uint64(n)*31+i)
						}
						f.Close()
						compare(t, m, seed, uint64(n)*7+far)
					}
				}
				m.Close()
			}
		})
	}
}

// compare compares what a fork of a match reads with what one reads that was played to there, and as both go on.
func compare(t *testing.T, m *match.Match, seed, salt uint64) {
	t.Helper()
	f, again := m.Fork(), match.New(*m.Setup(), state.All)
	defer f.Close()
	defer again.Close()
	for _, in := range m.Inputs() {
		if err := again.Feed(in); err != nil {
			t.Fatal(err)
		}
	}
	for i := range uint64(8) {
		if a, b := readings(f), readings(again); !reflect.DeepEqual(a, b) || f.Hash(state.All) != again.Hash(state.All) {
			t.Fatalf("seed %d, input %d, %d on: a fork reads something else than what was played to there", seed, len(m.Inputs()), i)
		}
		if f.Pending() == nil {
			return
		}
		goOn(t, f, seed, salt+i)
		ins := f.Inputs()
		if err := again.Feed(ins[len(ins)-1]); err != nil {
			t.Fatal(err)
		}
	}
}

// read is what a kernel reads of a card.
type read struct {
	id      state.CardID
	of      state.Chars
	ability state.AbilityID // that waits for something
}

func readings(m *match.Match) (out []read) {
	k := m.Kernel()
	for _, e := range [...]state.Eyes{state.NoEyes, state.Eyes0, state.Eyes1} {
		k.Through(e, func() {
			for id := range k.State.Cards {
				out = append(out, read{id: state.CardID(id), of: *k.CharsOf(state.CardID(id))})
			}
		})
	}
	for s := range state.Seat(2) {
		for z := range k.Zones {
			for _, id := range k.Holders(state.Zone(z), s) {
				out = append(out, read{id: id})
			}
		}
	}
	for _, w := range k.Watchers() {
		out = append(out, read{id: w.On.ID, ability: w.ID})
	}
	return out
}

// goOn feeds a match its next input, which chance chooses.
func goOn(t *testing.T, m *match.Match, seed, salt uint64) {
	t.Helper()
	if err := sessiontest.GoOn(m, &bot.Random{Rand: rules.Mix(salt, 3)}, seed+salt, salt); err != nil {
		t.Fatal(err)
	}
}
