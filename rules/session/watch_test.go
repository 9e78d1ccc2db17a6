package session_test

import (
	"bytes"
	"slices"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// TestLookingOn plays whole matches of every game at which others look on from the beginning and from the middle, over
// channels that lose messages, while choices are taken back: they see what everybody sees, and no card that everybody has not
// been shown is anywhere on their machine or in what is sent; what they send changes nothing.
func TestLookingOn(t *testing.T) {
	for i, game := range assets.Playable() {
		p, err := sessiontest.NewPeers(peersOf(starters(t, game)), uint64(700+i), sessiontest.Faults{})
		if err != nil {
			t.Fatal(err)
		}
		rs := assets.Of(game).Rules
		var g session.Gallery
		var on []*session.Watch
		var ends []*sessiontest.Wire
		shown := known{} // to the crowd, as the players' own machines have it
		for i := range p.P {
			p.P[i].Watch(shown.note(state.Crowd))
		}
		join := func(lose int) {
			a, c := sessiontest.NewWire(uint64(i), sessiontest.Faults{Lose: lose})
			g.Admit(a)
			on, ends = append(on, session.NewWatch(rs, "", nil, c)), append(ends, c)
		}
		join(0)
		b, r := &bot.Random{Rand: rules.Mix(uint64(i), 3)}, rules.Mix(uint64(i), 4)
		backs := 0
		settle := func() {
			for n := 0; ; n++ {
				g.Show(p.P[0])
				level := true
				for _, v := range on {
					v.Tick()
					level = level && v.Match() != nil && v.Match().Hash(state.All) == p.P[0].Match().Hash(state.All)
				}
				if level {
					return
				}
				if n > 5000 {
					t.Fatalf("%s: who looks on never sees what is so: %+v", game, on[0].Status())
				}
			}
		}
		for n := 0; n < 3000 && step(t, p, b); n++ {
			if n == 20 {
				join(33)
			}
			for i := range p.P {
				shown.open(p.P[i].Match())
			}
			if n%5 != 0 {
				continue
			}
			ticks(t, p, "both are level", func() bool { return same(p) })
			if s := p.P[r.N(2)]; n%20 == 0 && s.CanUndo() {
				was := s.Status().Backs
				s.Undo()
				ticks(t, p, "it is taken back", func() bool {
					p.P[s.Seat().Other()].Allow(p.P[s.Seat().Other()].Back().Of, true, false)
					return same(p) && s.Status().Backs > was
				})
				backs++
			}
			for _, c := range ends { // what they send is of no use
				c.Send([]byte("nonsense"))
				c.Send(p.P[1].Forged(state.Answer{}, 0))
			}
			settle()
			for _, v := range on {
				for _, in := range v.Match().Inputs() {
					for i, f := range in.Faces {
						if !shown[[2]int{int(in.IDs[i]), int(f)}] {
							t.Fatalf("%s: card %d (%d) is sent that was never shown to all", game, in.IDs[i], f)
						}
					}
					if in.Kind != state.InShown && len(in.Faces) > 0 || in.Kind == state.InShown && in.To&state.Crowd == 0 && len(in.Faces) > 0 {
						t.Fatalf("%s: faces are sent that not everybody sees: %+v", game, in)
					}
				}
				m := v.Match()
				for id := range m.State().Cards {
					c := &m.State().Cards[id]
					if c.Face != 0 && !shown[[2]int{id, int(c.Face)}] {
						t.Fatalf("%s: who looks on knows card %d (%d) that was never shown to all", game, id, c.Face)
					}
				}
				if v.Decision() != nil || v.Answer(v.View().Inputs, state.Answer{}) == nil || v.Concede() == nil || v.CanUndo() || v.CanMend() {
					t.Fatalf("%s: who looks on can act", game)
				}
			}
		}
		settle()
		if backs < 2 || !on[1].Result().Over || on[1].Result() != p.P[0].Result() {
			t.Fatalf("%s: taken back %d times, ends %+v", game, backs, on[1].Result())
		}
		for _, v := range on {
			v.Close()
		}
		if g.Show(p.P[0]); g.Lookers() != 0 {
			t.Fatalf("%s: %d look on who have left", game, g.Lookers())
		}
		g.Close()
		p.Close()
	}
}

// TestWhatIsShownIsJudged: what a liar shows to who looks on is refused, or cut off, and breaks nothing.
func TestWhatIsShownIsJudged(t *testing.T) {
	game := assets.Playable()[0]
	p, err := sessiontest.NewPeers(peersOf(starters(t, game)), 77, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	b := &bot.Random{Rand: 5}
	for range 30 {
		step(t, p, b)
	}
	var sent [][]byte
	a, c := sessiontest.NewWire(0, sessiontest.Faults{})
	a.Tap = func(b []byte) { sent = append(sent, bytes.Clone(b)) }
	var g session.Gallery
	g.Admit(a)
	w := session.NewWatch(assets.Of(game).Rules, "", nil, c)
	for range 500 {
		g.Show(p.P[0])
		w.Tick()
	}
	w.Close()
	g.Close()
	if len(sent) == 0 {
		t.Fatal("nothing was shown")
	}
	r := rules.Mix(9, 9)
	for range 3000 {
		a, c := sessiontest.NewWire(0, sessiontest.Faults{})
		w := session.NewWatch(assets.Of(game).Rules, "", nil, c)
		for _, m := range sent {
			body := bytes.Clone(m[:len(m)-4])
			for range 1 + r.N(3) {
				body[r.N(len(body))] ^= byte(1 + r.N(255))
			}
			if r.N(4) == 0 {
				body = body[:1+r.N(len(body))]
			}
			a.Put(session.Signed(body))
		}
		w.Tick()
		if w.View(); w.Match() != nil {
			for id := range w.Match().State().Cards {
				if f := w.Match().State().Cards[id].Face; int(f) > len(assets.Of(game).Rules.Pool.Defs) {
					t.Fatalf("card %d is the card %d", id, f)
				}
			}
		}
		w.Close()
	}
}

// TestAnotherMatchIsNotShown: what is of another game, of another format, or begins with decks that nobody may play is
// refused before anything of it is taken, also in the middle of a match.
func TestAnotherMatchIsNotShown(t *testing.T) {
	game := assets.Playable()[0]
	rs := assets.Of(game).Rules
	format := rs.Game.Formats()[0].ID
	deck := starters(t, game).Decks[0]
	few, many := deck, deck
	few.Main, many.Leader = nil, slices.Repeat(deck.Main[:1], 300)
	other := assets.Of(assets.Playable()[1]).Rules
	begin := func(r *rules.Rules, format string, d rules.DeckSetup) []byte {
		return session.ShowBegin(rules.Setup{Rules: r, Format: format, Names: [2]string{"甲", "乙"}, Decks: [2]rules.DeckSetup{d, d}})
	}
	for name, m := range map[string][]byte{
		"another game":   begin(other, other.Game.Formats()[0].ID, starters(t, other.Game.Name()).Decks[0]),
		"another format": begin(rs, format+"x", deck),
		"no cards":       begin(rs, format, few),
		"300 leaders":    begin(rs, format, many),
	} {
		a, c := sessiontest.NewWire(0, sessiontest.Faults{})
		w := session.NewWatch(rs, format, nil, c)
		a.Put(m)
		w.Tick()
		if w.Match() != nil || w.Status().Phase != session.Stopped {
			t.Errorf("%s: taken at the beginning: %+v", name, w.Status())
		}
		a, c = sessiontest.NewWire(0, sessiontest.Faults{})
		w = session.NewWatch(rs, format, nil, c)
		a.Put(begin(rs, format, deck))
		w.Tick()
		was := w.Match()
		if was == nil {
			t.Fatalf("%s: the match is not shown: %+v", name, w.Status())
		}
		a.Put(m)
		w.Tick()
		if w.Match() != was || w.Names() != [2]string{"甲", "乙"} || w.View() == nil || w.Status().Backs != 0 || w.Status().Phase != session.Stopped {
			t.Errorf("%s: taken in the middle: %+v", name, w.Status())
		}
		w.Close()
	}
}

// TestBeginningAnewIsBounded: a host whose match begins again and again, goes back again and again, or is another with every
// message, costs who looks on no more than now and then a match played anew; and a match that then goes on is seen.
func TestBeginningAnewIsBounded(t *testing.T) {
	game := assets.Playable()[0]
	p, err := sessiontest.NewPeers(peersOf(starters(t, game)), 7, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	b := &bot.Random{Rand: rules.Mix(7, 3)}
	for range 40 {
		step(t, p, b)
	}
	var begin []byte
	for kind := range 3 {
		host, end := sessiontest.NewWire(7, sessiontest.Faults{})
		var g session.Gallery
		v := session.NewWatch(assets.Of(game).Rules, "", nil, end)
		tap, looker := sessiontest.NewWire(8, sessiontest.Faults{})
		g.Admit(tap)
		g.Show(p.P[0])
		begin = nil
		for begin == nil {
			begin, _ = looker.Poll()
		}
		rounds := 600
		for n := range rounds {
			for i := range 10 {
				m := bytes.Clone(begin)
				switch kind {
				case 1:
					m = session.Shown(begin, 1, n*10+i+1)
				case 2:
					m = session.Shown(begin, n*10+i+1, 1)
				}
				host.Send(m)
			}
			v.Tick()
		}
		if got, most := v.Status().Backs, rounds/60+8; got < 4 || got > most {
			t.Errorf("%d: a match begins anew %d times in %d ticks, at most %d", kind, got, rounds, most)
		}
		host.Close()
		a, c := sessiontest.NewWire(9, sessiontest.Faults{})
		g2 := session.Gallery{}
		g2.Admit(a)
		v.Attach(c)
		if kind < 2 {
			for n := 0; v.Match().Hash(state.All) != p.P[0].Match().Hash(state.All); n++ {
				if n > 2000 {
					t.Fatalf("%d: the match that goes on is never seen: %+v", kind, v.Status())
				}
				g2.Show(p.P[0])
				v.Tick()
			}
		}
		v.Close()
	}
}
