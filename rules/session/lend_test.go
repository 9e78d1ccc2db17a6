package session_test

import (
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
)

// TestARematchLeavesNothingUnproven: who asks for another match at once still sends the prints that the other needs to check
// the one that is over.
func TestARematchLeavesNothingUnproven(t *testing.T) {
	p, with := ownPeers(t, "sve", 9, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(9, 3)}
	for !p.P[0].Result().Over || !p.P[1].Result().Over {
		if err := p.Tick(); err != nil {
			t.Fatal(err)
		}
		with[0].tick()
		with[1].tick()
		if s := p.Asked(); s != nil {
			if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil {
				t.Fatal(err)
			}
		}
	}
	if st := p.P[1].Status(); !st.Checking || st.Proof != session.Unproven {
		t.Fatalf("the match is over and not yet checked: %+v", st)
	}
	knew := len(p.P[1].Brought().Own)
	again, err := p.P[0].Rematch(p.P[0].Brought().Deck)
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; p.P[1].Status().Proof == session.Unproven; n++ {
		if n > 2000 {
			t.Fatalf("it is never checked: %+v", p.P[1].Status())
		}
		again.Tick()
		p.P[1].Tick()
		with[1].tick()
	}
	st := p.P[1].Status()
	if st.Proof != session.Verified || st.Checking || !st.Rematch || knew == 9 || len(p.P[1].Brought().Own) != 9 {
		t.Fatalf("knew %d, then %d cards: %+v", knew, len(p.P[1].Brought().Own), st)
	}
	p.P[0] = again
}
