package game

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
)

// against sits the rig down at a table with another session, over a channel in memory.
func against(t *testing.T, r *rig) *sessiontest.Peers {
	t.Helper()
	g := assets.SVE()
	var o [2]session.PeerOptions
	for i := range o {
		o[i] = session.PeerOptions{Rules: g.Rules, Name: []string{"甲", "乙"}[i], Deck: g.Decks[i].Setup()}
	}
	p, err := sessiontest.NewPeers(o, 5, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	m := &linkMatch{c: r.c, peer: p.P[0]}
	m.info = &matchInfo{Key: r.c.newMatchKey(), Game: gameName(g), Mode: modeLink, link: m}
	r.c.Go(newTable(r.c, linkedSession{p.P[0], m}, m.info, g.Rules))
	return p
}

// A side that does not open its deck is told of in the largest letters, in both languages.
func TestNoOpeningIsTold(t *testing.T) {
	for _, c := range []struct{ lang, word, text string }{{"ja", "検められません", "相手がデッキを開かないので"}, {"en", "Unchecked", "does not open its deck"}} {
		r := newRig(t, 1280, 720)
		r.c.ChangeSettings(func(s *Settings) { s.Lang = c.lang })
		p := against(t, r)
		p.Wires[1].Keep = func(m []byte) bool { return m[0] == 'O' }
		if err := p.P[1].Concede(); err != nil {
			t.Fatal(err)
		}
		for n := 0; r.c.top().Name() != "result" || r.c.now().find("verdict") == nil; n++ {
			r.tick(1)
			p.P[1].Tick()
			if n > 3000 {
				t.Fatalf("%s: %s, %+v", c.lang, r.c.top().Name(), p.P[0].Status())
			}
		}
		if word, _ := r.c.top().(*result).words(); word != c.word {
			t.Errorf("the largest letters say %q", word)
		}
		if v := r.c.now().find("verdict"); !strings.Contains(v.Label, c.text) {
			t.Errorf("%q", v.Label)
		}
		r.shot("verdict-" + c.lang)
	}
}

// A match that the other has left is ended by who stays, without a result; its record is kept.
func TestAMatchThatWasLeftIsEnded(t *testing.T) {
	r := newRig(t, 1280, 720)
	p := against(t, r)
	p.P[1].Close()
	r.tick(3)
	if st := p.P[0].Status(); st.Phase != session.Dropped {
		t.Fatalf("%+v", st)
	}
	end := r.table().end()
	if end == nil {
		t.Fatal("it cannot be ended")
	}
	end()
	r.tick(2)
	r.click("confirm:yes")
	r.tick(3)
	if r.c.top().Name() != "stopped" || p.P[0].Result().Over || p.P[0].Status().Problem.Key != "left" {
		t.Fatalf("%s %+v", r.c.top().Name(), p.P[0].Status())
	}
	r.shot("left")
	if len(p.P[0].Record()) == 0 {
		t.Fatal("no record")
	}
}
