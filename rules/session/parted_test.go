package session_test

import (
	"bytes"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
)

// acting is a match in the middle, in which a side is asked to act: that one, and the other.
func acting(t *testing.T, b *bot.Random) (p *sessiontest.Peers, asked, other *session.Peer) {
	t.Helper()
	p = meet(t, 33, sessiontest.Faults{})
	for range 12 {
		step(t, p, b)
	}
	for p.Settle(); p.Asked().Decision().Ask.Key != "main"; p.Settle() {
		step(t, p, b)
	}
	asked = p.Asked()
	return p, asked, p.P[asked.Seat().Other()]
}

// TestNothingIsOpenedInTheMiddle: a modified client says in the middle of a match, in every way there is, that something is
// wrong, opens its own deck, and itself goes on. The other side ends the match for good, and neither its deck nor its secret
// leaves its machine, then or after a reload.
func TestNothingIsOpenedInTheMiddle(t *testing.T) {
	listened := 0
	for how, says := range map[string]func(p *sessiontest.Peers, liar, honest *session.Peer, b *bot.Random){
		"that the tables differ": func(p *sessiontest.Peers, liar, honest *session.Peer, b *bot.Random) {
			p.Wires[liar.Seat()].Put(liar.Splitting())
		},
		"that this side cheats": func(p *sessiontest.Peers, liar, honest *session.Peer, b *bot.Random) {
			p.Wires[liar.Seat()].Put(liar.Stops(len(liar.Match().Inputs())-1, 2))
		},
		"by a table of its own": func(p *sessiontest.Peers, liar, honest *session.Peer, b *bot.Random) {
			p.Break()
			if err := liar.Answer(liar.View().Inputs, b.Choose(liar.Match().Kernel(), liar.Decision())); err != nil {
				t.Fatal(err)
			}
			liar.Spoil()
		},
	} {
		p, liar, honest := acting(t, &bot.Random{Rand: rules.Mix(33, 3)})
		at := honest.Seat()
		var sent [][]byte
		tap := func(m []byte) { sent = append(sent, bytes.Clone(m)) }
		p.Wires[at].Tap = tap
		says(p, liar, honest, &bot.Random{Rand: rules.Mix(33, 3)})
		p.Wires[at].Tap = tap                                                      // another channel may have come
		p.Wires[at].Keep = func(m []byte) bool { return m[0] == session.MsgSplit } // the liar's client goes on
		for n := range 1500 {
			if n == 700 {
				if err := p.Reload(int(at)); err != nil {
					t.Fatal(err)
				}
				honest, p.Wires[at].Tap = p.P[at], tap
			}
			p.Wires[liar.Seat()].Put(liar.Opens()) // it may well open first: it has nothing to lose
			p.Tick()
		}
		if st := honest.Status(); st.Phase != session.Stopped || honest.Decision() != nil {
			t.Errorf("%s: it goes on: %+v", how, st)
		}
		open := honest.Opens()
		secret := open[5:37]
		for _, m := range sent {
			if m[0] == session.MsgOpen || bytes.Contains(m, secret) {
				t.Errorf("%s: the deck of the other side was opened", how)
				break
			}
		}
		listened += len(sent)
	}
	if listened == 0 {
		t.Error("the test listens to nothing")
	}
}

// TestWhoseTableIsWrong: who loses and says that the tables differ does not get away with it. What both have said is played
// again by one who knows neither deck, and the side whose table comes of it learns so, and has evidence where the other's
// part shows the lie. A side that is itself wrong learns that too.
func TestWhoseTableIsWrong(t *testing.T) {
	for how, want := range map[string][2]string{
		"a wrong table": {"is not what comes of all that was said", "その盤面になりません"},
		"only words":    {"this machine's table is what comes of all that both have said", "この端末の盤面になります"},
	} {
		b := &bot.Random{Rand: rules.Mix(33, 3)}
		p, liar, honest := acting(t, b)
		if how == "only words" {
			honest.Hear(liar.Splitting())
			liar.Hear(honest.Splitting()) // it stops as it says that it has
		} else {
			p.Break() // the part waits until it is spoilt
			if err := liar.Answer(liar.View().Inputs, b.Choose(liar.Match().Kernel(), liar.Decision())); err != nil {
				t.Fatal(err)
			}
			liar.Spoil()
		}
		for range 300 {
			p.Tick()
		}
		st := honest.Status()
		if st.Phase != session.Stopped || st.Problem.Key != "hash" || st.Proof != session.Unproven || !strings.Contains(st.Problem.EN, want[0]) || !strings.Contains(st.Problem.JA, want[1]) {
			t.Errorf("%s: %+v: %v", how, st, st.Problem)
		}
		if own := liar.Status().Problem; how == "a wrong table" && (!strings.Contains(own.EN, "It is this machine's") || !strings.Contains(own.JA, "この端末の側")) {
			t.Errorf("%s: who is wrong hears %v", how, own)
		}
		if lied := how == "a wrong table"; (honest.Evidence() != nil) != lied {
			t.Errorf("%s: evidence of %d bytes", how, len(honest.Evidence()))
		} else if lied {
			found, err := session.VerifyEvidence(sessiontest.Toy(), nil, honest.Evidence())
			if err != nil || !strings.Contains(found.EN, want[0]) || !strings.Contains(found.EN, "the other side answered") {
				t.Errorf("%s: the evidence shows %v, %v", how, found, err)
			}
			if liar.Evidence() != nil {
				t.Errorf("%s: who is wrong has evidence", how)
			}
			if err := p.Reload(int(honest.Seat())); err != nil {
				t.Fatal(err)
			}
			again := p.P[honest.Seat()]
			for range 300 {
				p.Tick()
			}
			if got := again.Status(); *got.Problem != *st.Problem || !bytes.Equal(again.Evidence(), honest.Evidence()) {
				t.Errorf("after a reload it says %+v: %v", got, got.Problem)
			}
		}
	}
}

// TestAFalseAccusationIsNoEvidence: evidence that accuses who wrote what comes of the log shows no lie.
func TestAFalseAccusationIsNoEvidence(t *testing.T) {
	b := &bot.Random{Rand: rules.Mix(33, 3)}
	p, liar, honest := acting(t, b)
	p.Break()
	if err := liar.Answer(liar.View().Inputs, b.Choose(liar.Match().Kernel(), liar.Decision())); err != nil {
		t.Fatal(err)
	}
	liar.Spoil()
	for range 300 {
		p.Tick()
	}
	if _, err := session.VerifyEvidence(sessiontest.Toy(), nil, honest.Accusing(liar.Seat().Other())); err != nil {
		t.Fatalf("the control: %v", err)
	}
	if found, err := session.VerifyEvidence(sessiontest.Toy(), nil, honest.Accusing(liar.Seat())); err == nil {
		t.Errorf("it shows %v", found)
	}
}
