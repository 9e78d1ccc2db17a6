package match_test

import (
	"bytes"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestTakingBackOverThinnedRests: where rests were let go, also on either side of boards that were put right, taking back
// leads to where it led before.
func TestTakingBackOverThinnedRests(t *testing.T) {
	for seed := uint64(0); seed < 6; seed++ {
		e := played(t, seed)
		all := e.M[0].Fork()
		e.Close()
		half := len(all.Inputs()) / 2
		if _, err := all.Undo(half); err != nil {
			t.Fatal(err)
		}
		puts, n := 0, 0
		p, r := &bot.Random{Rand: rules.Mix(seed, 3)}, rules.Mix(seed, 4)
		for w := all.Pending(); w != nil && n < 60; w = all.Pending() { // goes on, and the board is put right now and then
			n++
			if op := stands(all); op != nil && n%3 == 0 {
				if err := all.Feed(state.Input{Kind: state.InMended, Seat: 0, Answers: [2]state.Answer{{Hand: op}}}); err != nil {
					t.Fatal(err)
				}
				puts++
				continue
			}
			in := sessiontest.Chance(all, seed)
			if in == nil {
				a := sessiontest.Answers(all, p, &r)
				in = &a
			}
			if err := all.Feed(*in); err != nil {
				t.Fatal(err)
			}
		}
		if puts < 3 {
			t.Fatalf("seed %d: the board was put right %d times", seed, puts)
		}
		thin := all.Fork()
		thin.Thin()
		left := thin.Thin()
		if most := len(all.Inputs())/2 + 2*puts; left > most {
			t.Fatalf("seed %d: %d rests are left of %d inputs", seed, left, len(all.Inputs()))
		}
		for n := len(all.Inputs()); n >= 0; n -= 3 {
			a, b := all.Fork(), thin.Fork()
			if _, err := a.Undo(n); err != nil {
				t.Fatal(err)
			}
			if _, err := b.Undo(n); err != nil {
				t.Fatal(err)
			}
			if !bytes.Equal(a.State().Encode(nil, state.NoEyes), b.State().Encode(nil, state.NoEyes)) || a.Hash(state.All) != b.Hash(state.All) {
				t.Fatalf("seed %d: input %d is elsewhere", seed, n)
			}
			a.Close()
			b.Close()
		}
		all.Close()
		thin.Close()
	}
}

// TestBoardsArePutRightSoOften: a record that does nothing else does not go on without end.
func TestBoardsArePutRightSoOften(t *testing.T) {
	e := played(t, 1)
	m := e.M[0].Fork()
	e.Close()
	defer m.Close()
	if _, err := m.Undo(len(m.Inputs()) / 2); err != nil {
		t.Fatal(err)
	}
	for stands(m) == nil {
		if _, err := m.Undo(len(m.Inputs()) - 1); err != nil {
			t.Fatal(err)
		}
	}
	op := stands(m)
	for n := range match.MostMends + 1 {
		err := m.Feed(state.Input{Kind: state.InMended, Seat: 0, Answers: [2]state.Answer{{Hand: op}}})
		if (err != nil) != (n == match.MostMends) {
			t.Fatalf("the %d. time: %v", n+1, err)
		}
	}
}

// stands is an operation by hand that may be done now; nil: there is none.
func stands(m *match.Match) *state.HandOp {
	if !m.AtRest() {
		return nil
	}
	for id := range m.State().Cards {
		for _, v := range []ability.Verb{ability.ActedV, ability.Stood} {
			if op := (&state.HandOp{Verb: v, Card: state.CardID(id)}); rules.CheckMend(m.Kernel(), 0, op) == nil {
				return op
			}
		}
	}
	return nil
}
