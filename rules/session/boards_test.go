package session_test

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// resting is a match of a game that was played at random until the board may be put right.
func resting(t *testing.T, game string, least int) *session.Local {
	t.Helper()
	s, err := session.NewLocal(session.LocalOptions{Setup: starters(t, game), Seed: 9})
	if err != nil {
		t.Fatal(err)
	}
	b := &bot.Random{Rand: rules.Mix(9, 9)}
	for n := 0; n < least || !s.CanMend(); n++ {
		if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil {
			t.Fatal(err)
		}
	}
	return s
}

// TestTheBoardIsClearedAsOneAct: hands and all that lies open go under the decks of their owners, nothing is lost but tokens,
// nobody loses by it, the piles that lie face down stay; it is one act, taken back and brought again as one.
func TestTheBoardIsClearedAsOneAct(t *testing.T) {
	for _, game := range assets.Playable() {
		s := resting(t, game, 40)
		rs, st := s.Match().Setup().Rules, s.Match().State
		before, inputs := s.Match().Hash(state.All), len(s.Match().Inputs())
		kept := map[[2]int]int{}
		for z := range rs.Zones {
			for of := range 2 {
				kept[[2]int{z, of}] = len(st().List(state.Zone(z), state.Seat(of)))
			}
		}
		if err := s.Mend(state.HandOp{Verb: state.Cleared}); err != nil {
			t.Fatal(game, err)
		}
		if n := len(s.Match().Inputs()); n != inputs+1 || s.Result().Over {
			t.Fatalf("%s: %d inputs, %+v", game, n-inputs, s.Result())
		}
		cleared := 0
		for z := range rs.Zones {
			spec := &rs.Zones[z]
			for of := range 2 {
				now, was := len(st().List(state.Zone(z), state.Seat(of))), kept[[2]int{z, of}]
				switch {
				case spec.Needed:
					if now == 0 && was > 0 {
						t.Errorf("%s: seat %d has nothing in %s, which it needs", game, of, spec.Name)
					}
				case spec.Clears():
					if cleared += was - now; now > was || spec.Word == ability.Hand_ && now > 0 {
						t.Errorf("%s: %d cards of seat %d lie in %s, %d did before", game, now, of, spec.Name, was)
					}
				case now < was:
					t.Errorf("%s: %s of seat %d has lost %d cards", game, spec.Name, of, was-now)
				}
			}
		}
		if cleared < 8 {
			t.Errorf("%s: only %d cards went", game, cleared)
		}
		after := s.Match().Hash(state.All)
		if s.Undo(); s.Match().Hash(state.All) != before {
			t.Fatalf("%s: it is not taken back as one", game)
		}
		if s.Redo(); s.Match().Hash(state.All) != after {
			t.Fatalf("%s: it is not brought again", game)
		}
		s.Close()
	}
}

// TestACardByHandWasHereBefore: a card that has just come is as one that was there when the turn began, and that is taken
// back.
func TestACardByHandWasHereBefore(t *testing.T) {
	tried := 0
	for _, game := range assets.Playable() {
		s := resting(t, game, 40)
		rs := s.Match().Setup().Rules
		for z := range rs.Zones {
			if own, _ := rs.Zones[z].ByHand(); !own || !rs.Zones[z].Play {
				continue
			}
			for f := range rs.Pool.Defs {
				before := len(s.Match().State().Cards)
				if s.Mend(state.HandOp{Verb: ability.Created, To: state.Place{Zone: state.Zone(z), Of: s.Match().Kernel().Turn()}, N: int32(f + 1)}) != nil || len(s.Match().State().Cards) == before {
					continue
				}
				id := state.CardID(len(s.Match().State().Cards) - 1)
				isNew := func() bool {
					c := &s.Match().State().Cards[id]
					return c.Entered > state.Stamp(s.Match().State().Table[state.TableTurnStart])
				}
				if isNew() && s.Match().State().Cards[id].At.Zone == state.Zone(z) {
					if err := s.Mend(state.HandOp{Verb: state.Stayed, Card: id}); err != nil || isNew() {
						t.Fatalf("%s: card %d still has just come: %v", game, f+1, err)
					}
					if tried++; s.Undo() != nil || !isNew() {
						t.Fatalf("%s: that is not taken back", game)
					}
				}
				s.Undo()
				break
			}
		}
		s.Close()
	}
	if tried < 5 {
		t.Fatalf("tried %d times", tried)
	}
}
