package game

import (
	"bytes"
	"encoding/binary"
	"hash/crc32"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// against sits the rig down at a table with another session, over a channel in memory.
func against(t *testing.T, r *rig) *sessiontest.Peers {
	t.Helper()
	return sitting(t, r, assets.Of("sve"), 0)
}

// sitting is against, at any seat of a game.
func sitting(t *testing.T, r *rig, g *assets.Game, me state.Seat) *sessiontest.Peers {
	t.Helper()
	m := &linkMatch{c: r.c}
	m.info = &matchInfo{Key: newMatchKey(r.c.Env.Seed()), Game: gameName(g), Mode: modeLink, link: m}
	var o [2]session.PeerOptions
	for i := range o {
		o[i] = session.PeerOptions{Rules: g.Rules, Name: []string{"甲", "乙"}[i], Deck: g.Decks[i].Setup()}
	}
	o[me].Save = m.save
	p, err := sessiontest.NewPeers(o, 5, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	m.peer = p.P[me]
	r.c.Go(newTable(r.c, linkedSession{m.peer, m}, m.info, g.Rules))
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

// The evidence of a lie outlives the match: it is in the list of records until it is deleted.
func TestEvidenceStays(t *testing.T) {
	r := newRig(t, 1280, 720)
	p := against(t, r)
	p.Wires[1].Keep = func(b []byte) bool {
		if b[0] != 'O' {
			return false
		}
		b = bytes.Clone(b[:len(b)-4])
		b[5] ^= 1 // of the secret
		p.Wires[1].Put(binary.BigEndian.AppendUint32(b, crc32.ChecksumIEEE(b)))
		return true
	}
	if err := p.P[1].Concede(); err != nil {
		t.Fatal(err)
	}
	for n := 0; r.c.top().Name() != "result" || r.c.now().find("verdict") == nil; n++ {
		r.tick(1)
		p.P[1].Tick()
		if n > 3000 {
			t.Fatalf("%s, %+v", r.c.top().Name(), p.P[0].Status())
		}
	}
	want := p.P[0].Evidence()
	r.click("leave")
	if n := len(r.store.List(matchPrefix)); n != 0 || len(r.store.List(evidencePrefix)) != 1 {
		t.Fatalf("%d matches stored, evidence %q", n, r.store.List(evidencePrefix))
	}
	var saved []byte
	r.c.Env.Save = func(name, _ string, data []byte) Task[string] {
		if saved = data; !strings.HasSuffix(name, evidenceFile) {
			t.Errorf("saved as %s", name)
		}
		return done[string]{v: name}
	}
	r.click("records")
	r.inBoth("evidence-list")
	if v := r.c.now().find("record:0"); v == nil {
		t.Fatal("it is not listed")
	}
	r.click("record:0")
	if !bytes.Equal(saved, want) || len(want) == 0 {
		t.Fatalf("%d bytes are saved of %d", len(saved), len(want))
	}
	r.click("record:forget:0")
	r.key("Y")
	if n := len(r.store.List(evidencePrefix)); n != 0 || r.c.now().find("record:0") != nil {
		t.Fatalf("%d still stored", n)
	}
}

// While the other does not open what its machine must, the match can be ended, though the channel is open.
func TestAWithheldOpeningEndsTheMatch(t *testing.T) {
	r := newRig(t, 1280, 720)
	p := sitting(t, r, assets.Of("divinecross"), 1)
	b := &bot.Random{Rand: 5}
	for i, s := range p.P {
		if w := s.Match().Pending(); w.Kind != state.InBoth {
			t.Fatalf("a match begins with an input of kind %d", w.Kind)
		}
		if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil {
			t.Fatal(err)
		}
		if i == 0 {
			r.tick(2)
			p.Wires[0].Keep = func([]byte) bool { return true }
		}
	}
	for n := 0; ; n++ {
		r.tick(1)
		p.P[0].Tick()
		r.c.Draw()
		if r.c.now().find("end") != nil {
			break
		}
		if n > 3000 {
			t.Fatal("the match cannot be ended")
		}
	}
	if st := p.P[1].Status(); st.Phase != session.Playing {
		t.Fatalf("%+v", st)
	}
	r.click("end")
	r.click("confirm:yes")
	r.tick(3)
	if st := p.P[1].Status(); r.c.top().Name() != "stopped" || st.Problem.Key != "left" || !strings.Contains(st.Problem.EN, "alone knew") {
		t.Fatalf("%s %+v %v", r.c.top().Name(), st, st.Problem)
	}
}
