package session_test

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestPutRightBetweenMachines plays whole matches of every game in which both seats wish to put the board right by hand
// again and again, over good and bad channels and with reloads: what is agreed to is done on both machines, what is refused
// is not, nobody learns of a card by it that he is not shown, and at the end everything is proved.
func TestPutRightBetweenMachines(t *testing.T) {
	done, denied, brought := 0, 0, 0
	play := func(o [2]session.PeerOptions, seed uint64, f sessiontest.Faults, breaks int) {
		p, b, r, saw := wishing(t, o, seed, f, breaks)
		defer p.Close()
		for n := 0; n < 400 && step(t, p, b); n++ {
			for i := range p.P {
				if breaks == 0 {
					saw[i].check(t, p.P[i])
				}
			}
			if r.N(3) > 0 || n > 120 {
				continue
			}
			ticks(t, p, "both are level", func() bool { return same(p) })
			s := p.P[r.N(2)]
			var in *state.Input
			for range 12 {
				if in = sessiontest.Mending(s.Match(), &r); in != nil {
					break
				}
			}
			if in == nil || !s.CanMend() {
				continue
			}
			op := in.Answers[0].Hand
			yes, was, at := r.N(3) > 0, s.Status().Mends, s.Match().Hash(state.All)
			me := s.Seat()
			if why := rules.CheckMend(s.Match().Kernel(), me, op); why != nil {
				if s.Mend(*op) == nil {
					t.Fatal("what it may not is asked for")
				}
				continue
			}
			if rules.Alone(s.Match().Kernel().Board, op) {
				if s.Mend(*op) == nil {
					t.Fatal("a card of no deck is brought between machines")
				}
				brought++
				continue
			}
			if err := s.Mend(*op); err != nil {
				t.Fatal(err)
			}
			ticks(t, p, "the wish is done or answered", func() bool {
				if s = p.P[me]; s.Back().Stage == session.BackNone && s.Status().Mends == was {
					s.Mend(*op) // a reload forgets a wish
				}
				if o := p.P[me.Other()]; o.Back().Stage == session.BackTheirs {
					if h := o.Back().Op; h == nil || *h != *op {
						t.Fatalf("asked for %+v, heard %+v", op, h)
					}
					o.Allow(o.Back().Of, yes, false)
				}
				return same(p) && (s.Status().Mends > was || s.Back().Stage == session.BackDenied)
			})
			if took := s.Status().Mends > was; took != yes {
				t.Fatalf("seed %d: said yes: %v, put right: %v", seed, yes, took)
			}
			if done++; !yes {
				if done, denied = done-1, denied+1; s.Match().Hash(state.All) != at {
					t.Fatal("what was refused has changed the table")
				}
			}
		}
		finish(t, p, seed)
	}
	for seed := uint64(0); seed < 6; seed++ {
		f := sessiontest.Faults{}
		if seed%2 == 1 {
			f = sessiontest.Bad
		}
		play(options(sessiontest.Toy()), 500+seed, f, int(seed/3)*3)
	}
	for i, game := range assets.Playable() {
		play(peersOf(starters(t, game)), uint64(600+i), sessiontest.Faults{}, 0)
	}
	if done < 30 || denied < 10 || brought < 1 {
		t.Fatalf("%d put right, %d refused, %d cards of no deck asked for", done, denied, brought)
	}
}

// TestPuttingRightIsTakenBack: alone it is done at once, is a line of its own in what happened, is taken back and brought
// again as one answer is, and a match in which it was done is the same when it is opened again.
func TestPuttingRightIsTakenBack(t *testing.T) {
	for _, game := range assets.Playable() {
		s, err := session.NewLocal(session.LocalOptions{Setup: starters(t, game), Seed: 3})
		if err != nil {
			t.Fatal(err)
		}
		b := &bot.Random{Rand: 3}
		for range 30 {
			d := s.Decision()
			if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), d)); err != nil {
				t.Fatal(err)
			}
		}
		rs := s.Match().Setup().Rules
		hand := rs.Zone(ability.Hand_)
		for !s.CanMend() || len(s.Match().State().List(hand, 0)) == 0 {
			if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil {
				t.Fatal(err)
			}
		}
		id := s.Match().State().List(hand, 0)[0]
		before, events := s.Match().Hash(state.NoEyes), len(s.Events(0))
		op := state.HandOp{Verb: ability.Moved, Card: id, To: state.Place{Zone: rs.Zone(ability.Deck), Of: 0}}
		if err := s.Mend(op); err != nil {
			t.Fatal(game, err)
		}
		if list := s.Match().State().List(rs.Zone(ability.Deck), 0); list[0] != id {
			t.Fatalf("%s: card %d is not on top of the deck: %v", game, id, list)
		}
		told := false
		for _, e := range s.Events(0) {
			told = told || e.Event.Verb == state.PutRight
		}
		if !told {
			t.Fatalf("%s: nothing says that it was done by hand", game)
		}
		after := s.Match().Hash(state.NoEyes)
		if s.Undo(); s.Match().Hash(state.NoEyes) != before || len(s.Events(0)) != events {
			t.Fatalf("%s: it is not taken back whole", game)
		}
		if s.Redo(); s.Match().Hash(state.NoEyes) != after {
			t.Fatalf("%s: it is not brought again", game)
		}
		rec, err := state.DecodeRecord(s.Record())
		if err != nil {
			t.Fatal(err)
		}
		again, err := session.NewLocal(session.LocalOptions{Setup: starters(t, game), Seed: 3, Inputs: rec.Inputs})
		if err != nil || again.Match().Hash(state.NoEyes) != after {
			t.Fatalf("%s: opened again it is another match: %v", game, err)
		}
		if s.Mend(state.HandOp{Verb: ability.Moved, Card: 29999, To: op.To}) == nil {
			t.Fatalf("%s: a card that is none is moved", game)
		}
		again.Close()
		s.Close()
	}
}

// TestAnyCardIsBroughtByHand: alone every card of every game can be brought wherever cards are put by hand, nothing triggers
// by it, and it is taken back; what a place does not take is refused with a reason.
func TestAnyCardIsBroughtByHand(t *testing.T) {
	for _, game := range assets.Playable() {
		s, err := session.NewLocal(session.LocalOptions{Setup: starters(t, game), Seed: 5})
		if err != nil {
			t.Fatal(err)
		}
		b := &bot.Random{Rand: rules.Mix(5, 5)}
		for n := 0; n < 20 || !s.CanMend(); n++ {
			if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil {
				t.Fatal(err)
			}
		}
		before, asked := s.Match().Hash(state.NoEyes), s.Decision().Ask.Key
		setup := s.Match().Setup()
		places, other, refused := 0, 0, 0
		for z := range setup.Rules.Zones {
			own, _ := setup.Rules.Zones[z].ByHand()
			made := 0
			for f := range setup.Rules.Pool.Defs {
				op := state.HandOp{Verb: ability.Created, To: state.Place{Zone: state.Zone(z), Of: state.Seat(f % 2)}, N: int32(f + 1)}
				switch err := s.Mend(op); {
				case !own && err == nil:
					t.Fatalf("%s: card %d is brought to zone %d, where nothing is put by hand", game, f+1, z)
				case err != nil && session.Idle(s, op) != nil:
					refused++
					fallthrough
				case err != nil:
					continue
				case s.Match().Hash(state.NoEyes) == before:
					t.Fatalf("%s: card %d is brought to zone %d and nothing happens", game, f+1, z)
				}
				made++
				if s.Match().Broken() != nil {
					t.Fatalf("%s: card %d in zone %d: %v", game, f+1, z, s.Match().Broken())
				}
				if d := s.Decision(); d == nil || d.Ask.Key != asked {
					other++
				}
				if s.Undo(); s.Match().Hash(state.NoEyes) != before {
					t.Fatalf("%s: card %d in zone %d is not taken back", game, f+1, z)
				}
			}
			if made > 0 {
				places++
			}
		}
		if places == 0 || other > 4 { // where there are too many in an area a rule asks which stays
			t.Errorf("%s: cards are brought to %d zones, and something else is asked after %d of them", game, places, other)
		}
		s.Close()
	}
}
