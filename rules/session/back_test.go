package session_test

import (
	"slices"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// same says whether both sides stand at the same moment of the same match.
func same(p *sessiontest.Peers) bool {
	a, b := p.P[0].Match(), p.P[1].Match()
	return a != nil && b != nil && p.P[0].Parts() == p.P[1].Parts() && a.Hash(state.All) == b.Hash(state.All)
}

// ticks lets both sides work until something holds.
func ticks(t testing.TB, p *sessiontest.Peers, what string, holds func() bool) {
	t.Helper()
	for n := 0; !holds(); n++ {
		if err := p.Tick(); err != nil || n > 20000 {
			t.Fatalf("never: %s (%v; %+v %+v, %+v %+v)", what, err, p.P[0].Back(), p.P[0].Status(), p.P[1].Back(), p.P[1].Status())
		}
	}
}

// known is which faces the rules have shown to some eyes, and fails where a machine knows
// more.
type known map[[2]int]bool

// note notes the faces of an input by which the rules show cards to these eyes, and of those
// that they put in an order after they had seen them: that a machine has faces of other inputs,
// or of cards that are shown to others, allows it nothing.
func (k known) note(to state.Eyes) func(in *state.Input) {
	return func(in *state.Input) {
		shown := in.Kind == state.InShown && in.To&to != 0
		if !shown && (in.Kind != state.InArranged || state.EyesOf(in.Seat)&to == 0) {
			return
		}
		had := func(f state.FaceID) bool {
			return slices.ContainsFunc(in.IDs, func(id state.CardID) bool { return k[[2]int{int(id), int(f)}] })
		}
		var now [][2]int
		for i, f := range in.Faces {
			if shown || had(f) {
				now = append(now, [2]int{int(in.IDs[i]), int(f)})
			}
		}
		for _, at := range now {
			k[at] = true
		}
	}
}

// open notes the cards of a match that lie open to all.
func (k known) open(m *match.Match) {
	for id := range m.State().Cards {
		if c := &m.State().Cards[id]; c.Seen == state.All {
			k[[2]int{id, int(c.Face)}] = true
		}
	}
}

func (k known) check(t testing.TB, s *session.Peer) {
	t.Helper()
	m := s.Match()
	k.open(m)
	for id := range m.State().Cards {
		c := &m.State().Cards[id]
		if c.Face != 0 && c.Owner == s.Seat().Other() && !k[[2]int{id, int(c.Face)}] {
			t.Fatalf("seat %d knows card %d of the other (%d) that it was never shown", s.Seat(), id, c.Face)
		}
	}
}

// wishing are two machines over a channel with faults, breaks and reloads, a bot that plays for
// both, the chance by which they wish, and what each has been shown.
func wishing(t testing.TB, o [2]session.PeerOptions, seed uint64, f sessiontest.Faults, breaks int) (*sessiontest.Peers, *bot.Random, rules.Rand, [2]known) {
	t.Helper()
	p, err := sessiontest.NewPeers(o, seed, f)
	if err != nil {
		t.Fatal(err)
	}
	p.Breaks, p.Reloads = breaks, 2*breaks
	saw := [2]known{{}, {}}
	for i := range saw {
		p.P[i].Watch(saw[i].note(state.EyesOf(p.P[i].Seat())))
	}
	return p, &bot.Random{Rand: rules.Mix(seed, 3)}, rules.Mix(seed, 4), saw
}

// TestTakingBackBetweenMachines plays whole matches in which both seats wish to take back
// again and again, over good and bad channels, with breaks and reloads: what is allowed is
// taken back on both machines, what is refused is not, nobody learns of a card by it, and at
// the end everything is proved.
func TestTakingBackBetweenMachines(t *testing.T) {
	backs, free, denied := 0, 0, 0
	play := func(o [2]session.PeerOptions, seed uint64, f sessiontest.Faults, breaks int) {
		p, b, r, saw := wishing(t, o, seed, f, breaks)
		defer p.Close()
		for n := 0; n < 2500 && step(t, p, b); n++ {
			for i := range p.P {
				if breaks == 0 {
					saw[i].check(t, p.P[i])
				}
			}
			if r.N(6) > 0 || n > 200 {
				continue
			}
			s := p.P[r.N(2)]
			ticks(t, p, "both are level", func() bool { return same(p) })
			if s = p.P[s.Seat()]; !s.CanUndo() {
				continue
			}
			yes, parts, was := r.N(2) == 0, s.Parts(), s.Status().Backs
			at := s.Match().Hash(state.All)
			if err := s.UndoBy(1 + r.N(2)); err != nil && s.UndoBy(1) != nil {
				t.Fatal(err)
			}
			o := s.Seat().Other()
			asked := false
			ticks(t, p, "the wish is done or answered", func() bool {
				if s = p.P[o.Other()]; s.Back().Stage == session.BackNone && s.Parts() == parts {
					s.Undo() // a reload forgets a wish
				}
				if p.P[o].Back().Stage == session.BackTheirs {
					asked = true
					l := p.P[o].Back().Since
					if len(l.Seen[0])+len(l.Seen[1])+l.Chance+l.Answers == 0 {
						t.Fatal("nothing has come out, and it is asked for")
					}
					p.P[o].Allow(p.P[o].Back().Of, yes, false)
				}
				return same(p) && (s.Status().Backs > was || s.Back().Stage == session.BackDenied)
			})
			switch took := s.Status().Backs > was; {
			case took != (!asked || yes):
				t.Fatalf("seed %d: asked %v, yes %v, taken back %v", seed, asked, yes, took)
			case !took:
				denied++
				if s.Match().Hash(state.All) != at {
					t.Fatal("what was refused has changed the table")
				}
				if s.CanUndo() {
					t.Fatal("who was refused may ask again at the same moment")
				}
			default:
				backs++
				if !asked {
					free++
				}
				if s.Decision() == nil {
					t.Fatal("what is taken back to is not asked")
				}
			}
		}
		finish(t, p, seed)
	}
	for seed := uint64(0); seed < 8; seed++ {
		f := sessiontest.Faults{}
		if seed%2 == 1 {
			f = sessiontest.Bad
		}
		play(options(sessiontest.Toy()), 300+seed, f, int(seed/4)*3)
	}
	for i, game := range assets.Playable() {
		play(peersOf(starters(t, game)), uint64(400+i), sessiontest.Faults{}, 0)
	}
	if backs < 50 || free < 10 || denied < 20 {
		t.Fatalf("%d taken back, %d of them without asking, %d refused", backs, free, denied)
	}
}

// TestNoIsSaidToAll: who says no for good is not asked again; what nobody has learned from
// is taken back all the same.
func TestNoIsSaidToAll(t *testing.T) {
	p := meet(t, 31, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(31, 3)}
	said, after := false, 0
	for n := 0; n < 300 && step(t, p, b) && after < 5; n++ {
		ticks(t, p, "both are level", func() bool { return same(p) })
		s, o := p.P[0], p.P[1]
		if !s.CanUndo() {
			continue
		}
		was := s.Status().Backs
		s.Undo()
		ticks(t, p, "it is answered", func() bool {
			if o.Back().Stage == session.BackTheirs {
				if said {
					t.Fatal("it is asked again")
				}
				if said = true; o.Allow(o.Back().Of, false, true) != nil {
					t.Fatal("no answer is taken")
				}
			}
			return same(p) && (s.Back().Stage == session.BackDenied || s.Status().Backs > was)
		})
		if said && s.Back().Stage == session.BackDenied {
			after++
		}
	}
	if after < 5 {
		t.Fatalf("refused %d times", after)
	}
}

// TestNobodyTakesBackAlone: a part that takes back what nobody allowed, or for a seat that
// has not asked, is refused, and what was asked at another moment is of no use.
func TestNobodyTakesBackAlone(t *testing.T) {
	p := meet(t, 33, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(33, 3)}
	tried := [2]int{}
	for n := 0; n < 400 && step(t, p, b); n++ {
		ticks(t, p, "both are level", func() bool { return same(p) })
		for i, s := range p.P {
			for by := state.Seat(0); by < 2; by++ {
				parts, hash := s.Parts(), s.Match().Hash(state.All)
				forged, free := p.P[1-i].ForgedBack(by)
				if forged == nil || free {
					continue
				}
				p.Wires[1-i].Put(forged)
				for range 3 {
					s.Tick()
				}
				if s.Parts() != parts || s.Match().Hash(state.All) != hash {
					t.Fatalf("seat %d takes back for seat %d without being allowed to", 1-i, by)
				}
				tried[b2i(int(by) == i)]++
			}
		}
		if n > 60 && tried[0] > 10 && tried[1] > 10 {
			break
		}
		p.Break() // what was forged counts against the channel
	}
	if tried[0] < 10 || tried[1] < 10 {
		t.Fatalf("tried %v", tried)
	}
}

// TestAWithdrawnWishIsOver: once the other side has taken note that nothing is asked any more, it can have the wish that
// was withdrawn no more, though neither log has grown; before that it may, since it may have done so already.
func TestAWithdrawnWishIsOver(t *testing.T) {
	b := &bot.Random{Rand: rules.Mix(37, 3)}
	over, before := 0, 0
	for seed := uint64(37); seed < 61; seed++ {
		p := meet(t, seed, sessiontest.Faults{})
		for n := 0; n < 120 && step(t, p, b); n++ {
			ticks(t, p, "both are level", func() bool { return same(p) })
			s, o := p.P[0], p.P[1]
			if o.Decision() == nil || !s.CanUndo() || s.Undo() != nil || s.Back().Stage != session.BackMine {
				continue
			}
			ticks(t, p, "it is asked", func() bool {
				return o.Back().Stage == session.BackTheirs || same(p) && s.Back().Stage == session.BackNone
			})
			if o.Back().Stage != session.BackTheirs {
				continue
			}
			parts := s.Parts()
			s.Keep()
			if n%2 == 0 {
				ticks(t, p, "it is withdrawn", func() bool { return o.Back().Stage == session.BackNone })
				for range 5 {
					p.Tick()
				}
			}
			forged, _ := o.ForgedBack(0)
			if forged == nil {
				t.Fatal("the other side does not write")
			}
			s.Hear(forged)
			switch took := s.Parts() > parts || s.Status().Phase == session.Stopped; {
			case n%2 == 0 && took:
				t.Fatal("a wish that was withdrawn is had all the same")
			case n%2 == 0:
				over++
			case !took:
				t.Fatal("what may have been granted before it was withdrawn is refused")
			default:
				before++
			}
			if n%2 == 1 {
				break // the forged part said another hash: the two have gone apart
			}
		}
	}
	if over < 5 || before < 3 {
		t.Fatalf("%d withdrawn and known to be, %d not yet", over, before)
	}
}

// TestBroughtAgain: what was taken back is brought again on both machines, without asking where nobody was asked before,
// and else if the other agrees; nothing can be brought again once anything has been done since.
func TestBroughtAgain(t *testing.T) {
	free, asked, gone := 0, 0, 0
	for seed := uint64(51); seed < 57; seed++ {
		f := sessiontest.Faults{}
		if seed%2 == 1 {
			f = sessiontest.Bad
		}
		p := meet(t, seed, f)
		b := &bot.Random{Rand: rules.Mix(seed, 3)}
		for n := 0; n < 200 && step(t, p, b); n++ {
			ticks(t, p, "both are level", func() bool { return same(p) })
			s, o := p.P[n%2], p.P[1-n%2]
			if n%3 > 0 || !s.CanUndo() || s.CanRedo() {
				continue
			}
			inputs, was := len(s.Match().Inputs()), s.Status().Backs
			public, all := s.Match().State().Hash(state.All), s.Match().State().Hash(state.NoEyes)
			s.Undo()
			consent := false
			done := func() bool {
				if o.Back().Stage == session.BackTheirs {
					consent = true
					o.Allow(o.Back().Of, true, false)
				}
				return same(p) && s.Status().Backs > was
			}
			ticks(t, p, "it is taken back", done)
			if n%2 == 0 { // something else is done
				if step(t, p, b); same(p) && s.CanRedo() {
					t.Fatal("what was done since would be lost")
				}
				gone++
				continue
			}
			if !s.CanRedo() || o.CanRedo() {
				t.Fatal("who took back may bring again, and nobody else")
			}
			was, before := s.Status().Backs, consent
			consent = false
			if s.Redo() != nil {
				t.Fatal("it cannot be brought again")
			}
			ticks(t, p, "it is brought again", done)
			if consent != before || o.Back().Again {
				t.Fatalf("asked to take back %v, to bring again %v", before, consent)
			}
			if len(s.Match().Inputs()) != inputs || s.Match().State().Hash(state.All) != public || s.Match().State().Hash(state.NoEyes) != all {
				t.Fatal("it is not as it was")
			}
			if asked++; !consent {
				asked, free = asked-1, free+1
			}
		}
		finish(t, p, seed)
	}
	if free < 5 || asked < 5 || gone < 5 {
		t.Fatalf("brought again %d times freely, %d asked for, %d overtaken", free, asked, gone)
	}
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// TestNoTwoInputsHaveOneKey: what was sealed for an input that was taken back is sealed with
// another key when it comes again: a lot that was opened is not known beforehand.
func TestNoTwoInputsHaveOneKey(t *testing.T) {
	again := 0
	for seed := uint64(35); seed < 40; seed++ {
		p := meet(t, seed, sessiontest.Faults{})
		b := &bot.Random{Rand: rules.Mix(seed, 3)}
		for n := 0; n < 150 && step(t, p, b); n++ {
			ticks(t, p, "both are level", func() bool { return same(p) })
			s, o := p.P[n%2], p.P[1-n%2]
			if n%3 == 2 && s.CanUndo() {
				was := s.Status().Backs
				s.Undo()
				ticks(t, p, "it is taken back", func() bool {
					o.Allow(o.Back().Of, true, false)
					return same(p) && s.Status().Backs > was
				})
				again++
			}
		}
		for _, q := range p.P {
			seen := map[string]bool{}
			for at := range q.Parts() {
				d, sealed := q.Sealed(at)
				if sealed && seen[string(d)] {
					t.Fatalf("part %d says what an earlier one said", at)
				}
				seen[string(d)] = seen[string(d)] || sealed
			}
		}
	}
	if again < 20 {
		t.Fatalf("taken back %d times", again)
	}
}
