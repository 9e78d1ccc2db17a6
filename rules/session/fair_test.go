package session_test

import (
	"slices"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// The half of a pair that waits for the other's commitment outlives a reload.
func TestAHeldHalfIsStored(t *testing.T) {
	p := meet(t, 44, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(44, 3)}
	for {
		if err := p.Settle(); err != nil {
			t.Fatal(err)
		}
		if d := p.P[1].Decision(); d != nil && d.Ask.Key == "janken" {
			break
		}
		if !step(t, p, b) {
			t.Fatal("nobody attacked")
		}
	}
	said := state.Answer{N: []int32{1}}
	if err := p.P[1].Answer(p.P[1].View().Inputs, said); err != nil {
		t.Fatal(err)
	}
	again, err := session.ResumePeer(options(sessiontest.Toy())[1], p.P[1].Holding(state.Answer{N: []int32{99}}), nil)
	if err != nil {
		t.Fatal(err)
	}
	if again.Holds() {
		t.Error("a stored half that cannot be given is held")
	}
	again.Close()
	if err := p.Reload(1); err != nil {
		t.Fatal(err)
	}
	for range 100 {
		p.Tick()
	}
	if d := p.P[1].Decision(); d != nil || p.P[1].Status().Phase != session.Playing {
		t.Fatalf("after a reload it is asked again: %+v", d)
	}
	n := len(p.P[0].Match().Inputs())
	if err := p.P[0].Answer(n, state.Answer{N: []int32{0}}); err != nil {
		t.Fatal(err)
	}
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	if in := p.P[0].Match().Inputs()[n]; in.Kind != state.InBoth || in.Answers[1].N[0] != 1 {
		t.Fatalf("%+v", in)
	}
}

// The list that indexes count hangs on what is in the deck and on the secret, not on the
// order in which the deck was written.
func TestDecksAreMixed(t *testing.T) {
	r := sessiontest.Toy()
	list := func(turn bool, secret byte) []state.FaceID {
		d := sessiontest.ToyDeck(r, 40)
		slices.Sort(d.Main)
		if turn {
			slices.Reverse(d.Main)
			slices.Reverse(d.Side)
		}
		p, err := session.NewPeer(session.PeerOptions{Rules: r, Deck: d, Secret: [32]byte{secret}}, nil)
		if err != nil {
			t.Fatal(err)
		}
		defer p.Close()
		return p.List()
	}
	one, two, other := list(false, 1), list(true, 1), list(false, 2)
	if !slices.Equal(one, two) {
		t.Error("the order of the list can be read off the cards")
	}
	if slices.Equal(one, other) || slices.IsSorted(one[:40]) {
		t.Error("the list is not mixed by the secret")
	}
}

// Lots and shuffles hang on both contributions, each of them whole.
func TestChanceHangsOnBothSides(t *testing.T) {
	for _, c := range []struct {
		what string
		draw func(key, salt byte) string
	}{{"lot", session.Lot}, {"shuffle", session.Dealt}} {
		var own, others []string
		for i := range byte(40) {
			own, others = append(own, c.draw(i, 0)), append(others, c.draw(0, i))
		}
		slices.Sort(own)
		slices.Sort(others)
		if len(slices.Compact(own)) < 20 || len(slices.Compact(others)) < 20 {
			t.Errorf("a %s does not hang on both: %d and %d outcomes of 40", c.what, len(slices.Compact(own)), len(slices.Compact(others)))
		}
	}
}

// Every lot of a match comes of what both sides contributed to that lot.
func TestLotsAreOfTheirOwnContributions(t *testing.T) {
	lots := 0
	for seed := uint64(45); seed < 65 && lots < 6; seed++ {
		p := meet(t, seed, sessiontest.Faults{})
		finish(t, p, seed)
		for i, r := range p.P[0].Rolls() {
			if lots++; r.Got != r.Want() {
				t.Errorf("seed %d: lot %d of %d gives %d, want %d", seed, i, r.N, r.Got, r.Want())
			}
		}
		p.Close()
	}
	if lots < 6 {
		t.Errorf("only %d lots", lots)
	}
}

// What was proved stays proved after a reload, without the other side.
func TestAProofIsStored(t *testing.T) {
	p := meet(t, 45, sessiontest.Faults{})
	finish(t, p, 45)
	p.Wires[0].Close()
	again, err := session.ResumePeer(options(sessiontest.Toy())[0], p.Stored(0), nil)
	if err != nil {
		t.Fatal(err)
	}
	defer again.Close()
	for range 200 {
		again.Tick()
	}
	if st := again.Status(); st.Proof != session.Verified || string(again.Record()) != string(p.P[0].Record()) {
		t.Fatalf("%+v", st)
	}
}

// Who alone knew what came of a secret pair and gave up or left instead of opening it is told of.
func TestWithholdingIsTold(t *testing.T) {
	for _, how := range []string{"gives up", "leaves", "is silent"} {
		p := meet(t, 44, sessiontest.Faults{})
		b := &bot.Random{Rand: rules.Mix(44, 3)}
		for {
			if err := p.Settle(); err != nil {
				t.Fatal(err)
			}
			if d := p.P[0].Decision(); d != nil && d.Ask.Key == "janken" {
				break
			}
			if !step(t, p, b) {
				t.Fatal("nobody attacked")
			}
		}
		n := len(p.P[1].Match().Inputs())
		p.P[0].Answer(n, state.Answer{N: []int32{0}})
		p.P[1].Tick()
		p.P[1].Answer(n, state.Answer{N: []int32{1}})
		key := "withheld"
		switch how {
		case "gives up":
			p.P[0].Withhold()
			for range 20 {
				p.Tick()
			}
		case "is silent": // on an open channel
			key = "left"
			for ticks := 0; p.P[1].End() != nil; ticks++ {
				if p.P[1].Tick(); ticks > 1000 {
					t.Fatal("the match cannot be ended")
				}
				if st := p.P[1].Status(); ticks < 500 && p.P[1].MayEnd() || st.Phase != session.Playing {
					t.Fatalf("after %d ticks: %+v", ticks, st)
				}
			}
		case "leaves":
			key = "left"
			p.Wires[0].Close()
			p.P[1].Tick()
			if err := p.P[1].End(); err != nil {
				t.Fatal(err)
			}
		}
		st := p.P[1].Status()
		if st.Problem == nil || st.Problem.Key != key || !strings.Contains(st.Problem.EN, "alone knew") || !strings.Contains(st.Problem.JA, "相手だけが先に知っていました") || st.Problem.Input != n {
			t.Errorf("%s: %+v %v", how, st, st.Problem)
		}
	}
}
