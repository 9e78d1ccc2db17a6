package session_test

import (
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// liar is a modified client on seat 0, and what the honest side must say to it, and when.
type liar struct {
	what string
	lie  func(p *sessiontest.Peers, kind state.InputKind, stage int, data []byte) []byte // a part in the place of another; nil: the part stays
	did  func(p *sessiontest.Peers)                                                      // before the match
	end  func(p *sessiontest.Peers)                                                      // when it is over
	at   when
	key  string // of the honest side's problem
	en   string // what it says, and what it names
	ja   string
}

type when uint8

const (
	atOnce when = iota // the match stops at the input that lies
	atEnd              // the opened decks show it
)

// liars are all kinds of them.
var liars = []liar{
	{what: "other lot", at: atOnce, key: "lie", en: "not what was committed to", ja: "約束したものと違います",
		lie: func(_ *sessiontest.Peers, kind state.InputKind, stage int, _ []byte) []byte {
			if kind == state.InRolled && stage == 2 {
				return make([]byte, 32)
			}
			return nil
		}},
	{what: "other half", at: atOnce, key: "lie", en: "not what was committed to", ja: "約束したものと違います",
		lie: func(_ *sessiontest.Peers, kind state.InputKind, stage int, _ []byte) []byte {
			if kind == state.InBoth && stage == 2 {
				return make([]byte, 32)
			}
			return nil
		}},
	{what: "half that cannot be given", at: atOnce, key: "lie", en: "opened its secret answer. That number may not be chosen", ja: "伏せた答えを開きました。その数",
		lie: func(p *sessiontest.Peers, kind state.InputKind, stage int, _ []byte) []byte {
			if kind == state.InBoth && stage == 0 {
				return p.P[0].Half(&state.Answer{N: []int32{99}})
			}
			return nil
		}},
	{what: "half that is no answer", at: atOnce, key: "lie", en: "What was opened is no answer", ja: "開いたものは、答えになっていません",
		lie: func(p *sessiontest.Peers, kind state.InputKind, stage int, _ []byte) []byte {
			if kind == state.InBoth && stage == 0 {
				return p.P[0].Half(nil)
			}
			return nil
		}},
	{what: "foreign card", at: atOnce, key: "lie", en: "the other side showed cards \"n", ja: "デッキにそのカードはありません",
		lie: func(p *sessiontest.Peers, kind state.InputKind, _ int, data []byte) []byte {
			if kind == state.InShown {
				i, f := session.First(data)
				return p.P[0].Shown(i, 1+f%9)
			}
			return nil
		}},
	{what: "doubled card", at: atOnce, key: "lie", en: "been shown as another already", ja: "もう別のカードとして見せられています",
		lie: func(p *sessiontest.Peers, kind state.InputKind, _ int, data []byte) []byte {
			if kind == state.InShown {
				if i, f := p.P[0].Elsewhere(p.P[1]); i >= 0 {
					return p.P[0].Shown(i, f)
				}
			}
			return nil
		}},
	{what: "card of the side deck", at: atOnce, key: "lie", en: "another part of the deck", ja: "デッキの別の部分のカード",
		lie: func(p *sessiontest.Peers, kind state.InputKind, _ int, _ []byte) []byte {
			if kind == state.InShown {
				side := p.P[0].Match().Setup().Decks[0]
				return p.P[0].Shown(len(side.Main), side.Side[0])
			}
			return nil
		}},
	{what: "card that was not dealt there", at: atOnce, key: "lie", en: "Another card was dealt there", ja: "そこに配られたのは、別のカード",
		lie: func(p *sessiontest.Peers, kind state.InputKind, _ int, data []byte) []byte {
			if kind == state.InShown {
				return p.P[0].Rather(p.P[1], data)
			}
			return nil
		}},
	{what: "other places than laid out", at: atEnd, key: "proof", en: "not what was committed to", ja: "約束したものと違います",
		lie: func(p *sessiontest.Peers, kind state.InputKind, stage int, data []byte) []byte {
			if w := p.P[1].Match().Pending(); kind == state.InShuffled && stage == 0 && p.P[1].Match().State().Cards[w.IDs[0]].Owner == 0 {
				data = append([]byte{}, data...)
				data[len(data)-1] ^= 1
				return data
			}
			return nil
		}},
	{what: "order of other places", at: atEnd, key: "proof", en: "not what was committed to", ja: "約束したものと違います",
		lie: func(p *sessiontest.Peers, kind state.InputKind, _ int, data []byte) []byte {
			if w := p.P[1].Match().Pending(); kind == state.InArranged && w.Seat == 0 && len(data) > 2*len(w.IDs) {
				data = append([]byte{}, data...)
				data[len(data)-1] ^= 1
				return data
			}
			return nil
		}},
	{what: "other deck", at: atEnd, key: "proof", en: "not the one it committed to", ja: "約束したものではありません",
		did: keepOpening,
		end: func(p *sessiontest.Peers) {
			p.Wires[0].Keep = nil
			d := p.P[0].Match().Setup().Decks[0]
			d.Main = append([]state.FaceID{}, d.Main...)
			d.Main[0] = 1 + d.Main[0]%9
			p.P[0].Open(d, false)
		}},
	{what: "other secret", at: atEnd, key: "proof", en: "not the one it committed to", ja: "約束したものではありません",
		did: keepOpening,
		end: func(p *sessiontest.Peers) {
			p.Wires[0].Keep = nil
			p.P[0].Open(p.P[0].Match().Setup().Decks[0], true)
		}},
	{what: "other mark", at: atEnd, key: "proof", en: "mark does not come from the secret", ja: "印が、開いた鍵と合いません",
		did: func(p *sessiontest.Peers) { p.P[0].SpoilMarks() }},
	{what: "no opening", at: atEnd, key: "unopened", en: "does not open its deck", ja: "デッキを開かない",
		did: keepOpening},
	{what: "lot tied to one seat alone", at: atOnce, key: "hash", en: "do not have the same table", ja: "食い違いました",
		did: func(p *sessiontest.Peers) { p.P[0].Tamper() }},
}

// keepOpening keeps back what the liar opens at the end.
func keepOpening(p *sessiontest.Peers) {
	p.Wires[0].Keep = func(m []byte) bool { return m[0] == 'O' }
}

// TestLiars lets every liar play matches against an honest side until the lie came about:
// what the honest side says, when, and that it has evidence which another machine verifies.
func TestLiars(t *testing.T) {
	for _, l := range liars {
		t.Run(l.what, func(t *testing.T) {
			lied := false
			for seed := uint64(60); seed < 80 && !lied; seed++ {
				lied = l.play(t, seed)
			}
			if !lied {
				t.Fatal("no match gave it a chance to lie")
			}
		})
	}
}

func (l *liar) play(t *testing.T, seed uint64) (lied bool) {
	p := meet(t, seed, sessiontest.Faults{})
	input := -1
	if l.lie != nil {
		p.Wires[0].Keep = p.P[0].Lying(p.P[1], func(m []byte) { p.Wires[0].Put(m) }, func(kind state.InputKind, stage int, data []byte) []byte {
			if input >= 0 {
				return nil
			}
			b := l.lie(p, kind, stage, data)
			if b != nil {
				input = len(p.P[1].Match().Inputs())
			}
			return b
		})
	}
	if l.did != nil {
		l.did(p)
	}
	b := &bot.Random{Rand: rules.Mix(seed, 3)}
	honest := p.P[1]
	for n := 0; honest.Status().Phase != session.Stopped && !honest.Result().Over && n < 30000; n++ {
		if s := p.Asked(); s != nil && n%4 == 3 {
			if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil && err != session.ErrStale {
				t.Fatal(err)
			}
		}
		p.Tick()
	}
	if l.end != nil {
		l.end(p)
	}
	for n := 0; n < 3000 && honest.Status().Phase == session.Ended && honest.Status().Proof == session.Unproven; n++ {
		p.Tick()
	}
	st := honest.Status()
	if st.Proof == session.Verified || st.Phase == session.Ended && l.at == atOnce {
		return false // there was nothing to lie about
	}
	if st.Problem == nil || st.Problem.Key != l.key || !strings.Contains(st.Problem.EN, l.en) || !strings.Contains(st.Problem.JA, l.ja) || input >= 0 && st.Problem.Input != input {
		t.Fatalf("it says %v %v, lied at input %d", st, st.Problem, input)
	}
	if (st.Phase == session.Stopped) != (l.at == atOnce) {
		t.Fatalf("said in phase %d", st.Phase)
	}
	switch l.key {
	case "lie", "proof":
		l.verify(t, honest)
	case "hash": // whose table it is comes out when the log is played again
		for range 300 {
			honest.Tick()
		}
		if why, err := session.VerifyEvidence(sessiontest.Toy(), nil, honest.Evidence()); err != nil || !strings.Contains(why.EN, "not what comes of all that was said") {
			t.Errorf("the evidence says %v %v", why, err)
		}
	default:
		if honest.Evidence() != nil {
			t.Error("evidence of what cannot be shown to others")
		}
	}
	if l.key == "lie" { // the other machine is told, and a reload forgets nothing
		for range 50 {
			p.Tick()
		}
		if st := p.P[0].Status(); st.Phase != session.Stopped || st.Problem.Key != "accused" || st.Problem.Input != input {
			t.Errorf("the other side hears %+v %v", st, st.Problem)
		}
		again, err := session.ResumePeer(options(sessiontest.Toy())[1], p.Stored(1), nil)
		if err != nil {
			t.Fatal(err)
		}
		if got := again.Status(); got.Phase != session.Stopped || *got.Problem != *st.Problem || string(again.Evidence()) != string(honest.Evidence()) {
			t.Errorf("after a reload it says %+v %v", got, got.Problem)
		}
		again.Close()
	}
	return true
}

// verify lets a third machine judge the evidence, whole and changed.
func (l *liar) verify(t *testing.T, honest *session.Peer) {
	t.Helper()
	rs, e := sessiontest.Toy(), honest.Evidence()
	why, err := session.VerifyEvidence(rs, nil, e)
	if err != nil || why.EN != honest.Status().Problem.EN || why.JA != honest.Status().Problem.JA {
		t.Fatalf("the evidence says %v %v, want %v", why, err, honest.Status().Problem)
	}
	for i := 0; i < len(e); i += 1 + len(e)/50 {
		if _, err := session.VerifyEvidence(rs, nil, e[:i]); err == nil {
			t.Fatalf("evidence cut to %d of %d bytes is taken", i, len(e))
		}
	}
}

// An old part, and one in the honest side's name, change nothing.
func TestReplayedPartsChangeNothing(t *testing.T) {
	p := meet(t, 61, sessiontest.Faults{})
	var heard [][]byte
	for i := range p.Wires {
		p.Wires[i].Tap = func(m []byte) { heard = append(heard, append([]byte{}, m...)) }
	}
	b := &bot.Random{Rand: rules.Mix(61, 3)}
	for range 20 {
		step(t, p, b)
	}
	for n := 0; n < len(heard); n += 3 {
		if err := p.Settle(); err != nil {
			t.Fatal(err)
		}
		var want [2]uint64
		for i, s := range p.P {
			want[i] = s.Match().Hash(state.All)
		}
		for i, s := range p.P {
			p.Wires[1-i].Put(heard[n])
			for _, m := range [...][]byte{heard[n], s.Replayed(heard[n])} {
				if m != nil {
					p.Wires[1-i].Put(m)
				}
			}
			s.Tick()
			if st := s.Status(); st.Phase != session.Playing || s.Match().Hash(state.All) != want[i] {
				t.Fatalf("seat %d takes old message %d: %+v %v", i, n, st, st.Problem)
			}
		}
	}
	p.Wires[0].Tap, p.Wires[1].Tap = nil, nil
	finish(t, p, 62)
}

// Who has lost cannot take the result back by saying that its machine has stopped.
func TestAResultStands(t *testing.T) {
	for why := range 3 {
		p := meet(t, 63, sessiontest.Faults{})
		finish(t, p, 63)
		for i, s := range p.P {
			want := s.Result()
			p.Wires[1-i].Put(p.P[1-i].Stops(len(s.Match().Inputs())-1, why))
			s.Tick()
			if st := s.Status(); st.Phase != session.Ended || s.Result() != want {
				t.Errorf("seat %d, told %d, says %+v %v", i, why, st, st.Problem)
			}
		}
	}
}
