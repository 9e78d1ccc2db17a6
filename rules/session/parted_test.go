package session_test

import (
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
)

// TestWhoseTableIsWrong: who loses and says that the tables differ does not get away with it. Both decks are opened, and the
// side whose table is that of the decks learns so, has evidence where the other's part shows the lie, and is told where the
// other does not open.
func TestWhoseTableIsWrong(t *testing.T) {
	for how, want := range map[string]string{
		"a wrong table":  "The table after it is not that of the opened deck.",
		"only words":     "nothing is wrong in what this machine has",
		"nothing opened": "does not open its deck",
	} {
		p := meet(t, 33, sessiontest.Faults{})
		b := &bot.Random{Rand: rules.Mix(33, 3)}
		for range 12 {
			step(t, p, b)
		}
		for p.Settle(); p.Asked().Decision().Ask.Key != "main"; p.Settle() {
			step(t, p, b)
		}
		liar := p.Asked()
		honest := p.P[liar.Seat().Other()]
		if how == "only words" {
			honest.Hear(liar.Splitting())
			liar.Hear(honest.Splitting()) // it stops as it says that it has
		} else {
			p.Break() // the part waits until it is spoilt
			if err := liar.Answer(liar.View().Inputs, b.Choose(liar.Match().Kernel(), liar.Decision())); err != nil {
				t.Fatal(err)
			}
			liar.Spoil()
			p.Wires[liar.Seat()].Keep = func(m []byte) bool { return how == "nothing opened" && m[0] == session.MsgOpen }
		}
		for range 1000 {
			p.Tick()
		}
		st := honest.Status()
		if st.Phase != session.Stopped || st.Problem.Key != "hash" || !strings.Contains(st.Problem.EN, want) {
			t.Errorf("%s: %+v: %v", how, st, st.Problem)
		}
		if lied := how == "a wrong table"; (honest.Evidence() != nil) != lied {
			t.Errorf("%s: evidence of %d bytes", how, len(honest.Evidence()))
		} else if lied {
			if found, err := session.VerifyEvidence(sessiontest.Toy(), nil, honest.Evidence()); err != nil || !strings.Contains(found.EN, want) {
				t.Errorf("%s: the evidence shows %v, %v", how, found, err)
			}
		}
	}
}
