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

// TestHandsForWhoLooksOn plays matches of every game, with choices taken back, while somebody looks on over a channel that loses
// messages: no hand is seen before both players agree; then both hands are, each card as it is, and of nothing else more
// than everybody sees; and no more once one of the two does not agree.
func TestHandsForWhoLooksOn(t *testing.T) {
	for i, game := range assets.Playable() {
		p, err := sessiontest.NewPeers(peersOf(starters(t, game)), uint64(900+i), sessiontest.Faults{})
		if err != nil {
			t.Fatal(err)
		}
		rs := assets.Of(game).Rules
		hand := rules.ZoneOf(rs.Zones, ability.Hand_)
		shown := known{}
		for i := range p.P {
			p.P[i].Watch(shown.note(state.Crowd))
		}
		var g session.Gallery
		a, c := sessiontest.NewWire(uint64(i), sessiontest.Faults{Lose: 33})
		g.Admit(a)
		v := session.NewWatch(rs, "", nil, c)
		sent := 0
		a.Tap = func(m []byte) { // what is sealed in it is a hand, and nothing else
			if m[0] != 'L' {
				return
			}
			n, seat, cards := v.Held(m)
			if n != len(p.P[seat].Match().Inputs()) {
				return // of a moment ago
			}
			s := p.P[seat].Match().State()
			for id, f := range cards {
				if c := &s.Cards[id]; c.At.Zone != hand || c.At.Of != seat || c.Face != f {
					t.Fatalf("%s: card %d is sent, which lies at %+v", game, id, c.At)
				}
				sent++
			}
		}
		b, r := &bot.Random{Rand: rules.Mix(uint64(i), 3)}, rules.Mix(uint64(i), 4)
		turn := func() {
			p.Tick()
			g.Show(p.P[0])
			v.Tick()
		}
		// held counts the cards of hands that are seen, and all, and judges every face.
		held := func() (seen, all int) {
			view := v.View()
			for z := range view.Zones {
				for seat := range view.Zones[z] {
					for _, card := range view.Zones[z][seat] {
						if state.Zone(z) == hand {
							all++
						}
						if card.Face == 0 || shown[[2]int{int(card.ID), int(card.Face)}] {
							if state.Zone(z) == hand && card.Face != 0 {
								seen++
							}
							continue
						}
						if truth := p.P[seat].Match().State().Cards[card.ID].Face; state.Zone(z) != hand || card.Face != truth {
							t.Fatalf("%s: card %d of zone %d is seen as %d, it is %d", game, card.ID, z, card.Face, truth)
						}
						seen++
					}
				}
			}
			return seen, all
		}
		wait := func(what string, holds func() bool) {
			t.Helper()
			for n := 0; !holds(); n++ {
				if n > 5000 {
					m, o := p.P[0].HandsShown()
					t.Fatalf("%s: never: %s (%v %v, %v, %+v)", game, what, m, o, v.Hands(), v.Status())
				}
				turn()
			}
		}
		level := func() bool {
			return v.Match() != nil && v.Match().Hash(state.All) == p.P[0].Match().Hash(state.All) && same(p)
		}
		hide := func() {
			p.P[1].ShowHands(false)
			wait("hands are hidden again", func() bool {
				_, theirs := p.P[0].HandsShown()
				return !theirs && v.Hands() == [2]bool{}
			})
		}
		backs, looked := 0, 0
		for n := 0; n < 200 && step(t, p, b); n++ {
			for i := range p.P {
				shown.open(p.P[i].Match())
			}
			switch n {
			case 4:
				p.P[0].ShowHands(true)
			case 15:
				p.P[1].ShowHands(true)
			case 150:
				hide()
			}
			if n%5 != 0 {
				turn()
				continue
			}
			if s := p.P[r.N(2)]; n%20 == 0 && s.CanUndo() {
				was := s.Status().Backs
				s.Undo()
				ticks(t, p, "it is taken back", func() bool {
					p.P[s.Seat().Other()].Allow(p.P[s.Seat().Other()].Back().Of, true, false)
					return same(p) && s.Status().Backs > was
				})
				backs++
			}
			wait("who looks on is level", level)
			if n >= 15 && n < 150 {
				wait("both hands are seen", func() bool { seen, all := held(); return seen == all })
				if _, all := held(); all > 0 {
					looked++
				}
				continue
			}
			held()
			if v.Hands() != [2]bool{} {
				t.Fatalf("%s: after %d steps hands are seen to which not both agree: %v", game, n, v.Hands())
			}
		}
		hide()
		if looked < 4 || backs < 1 || sent < 10 {
			t.Errorf("%s: hands were looked at %d times, taken back %d times, %d cards sent", game, looked, backs, sent)
		}
		if v.Decision() != nil || v.Answer(v.View().Inputs, state.Answer{}) == nil || v.Concede() == nil || v.CanUndo() || v.CanMend() {
			t.Errorf("%s: who sees hands can act", game)
		}
		v.Close()
		g.Close()
		p.Close()
	}
}

// TestAHandIsForOneAlone: what a machine passes on of the other's hand can be read by the one it is for, not by another who
// looks on, and neither cut nor changed.
func TestAHandIsForOneAlone(t *testing.T) {
	game := assets.Playable()[0]
	p, err := sessiontest.NewPeers(peersOf(starters(t, game)), 31, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	b := &bot.Random{Rand: 9}
	for range 12 {
		step(t, p, b)
	}
	var g session.Gallery
	var on []*session.Watch
	var laid [2][][]byte
	for i := range laid {
		a, c := sessiontest.NewWire(uint64(i), sessiontest.Faults{})
		a.Tap = func(m []byte) {
			if m[0] == 'L' {
				laid[i] = append(laid[i], append([]byte{}, m...))
			}
		}
		g.Admit(a)
		on = append(on, session.NewWatch(assets.Of(game).Rules, "", nil, c))
	}
	p.P[0].ShowHands(true)
	p.P[1].ShowHands(true)
	for n := 0; on[0].Hands() != [2]bool{true, true} || on[1].Hands() != [2]bool{true, true}; n++ {
		if n > 2000 {
			t.Fatalf("never seen: %v %v", on[0].Hands(), on[1].Hands())
		}
		p.Tick()
		g.Show(p.P[0])
		for _, v := range on {
			v.Tick()
		}
	}
	fresh := func() (*session.Watch, *sessiontest.Wire) {
		var g session.Gallery
		a, c := sessiontest.NewWire(7, sessiontest.Faults{})
		g.Admit(a)
		v := session.NewWatch(assets.Of(game).Rules, "", nil, c)
		for v.View() == nil || v.Match().Hash(state.All) != p.P[0].Match().Hash(state.All) {
			g.Show(p.P[0])
			v.Tick()
		}
		return v, a
	}
	other, to := fresh()
	for _, m := range laid[0] {
		to.Put(m)
	}
	r := rules.Mix(4, 4)
	for _, m := range laid[1] {
		body := append([]byte{}, m[:len(m)-4]...)
		body[3+r.N(len(body)-3)] ^= byte(1 + r.N(255))
		to.Put(session.Signed(body))
		to.Put(session.Signed(body[:1+r.N(len(body)-1)]))
	}
	for range 200 {
		other.Tick()
	}
	if other.Hands() != [2]bool{} {
		t.Errorf("somebody else sees the hands: %v", other.Hands())
	}
}
