package session_test

import (
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

func options(r *rules.Rules) [2]session.PeerOptions {
	return [2]session.PeerOptions{
		{Rules: r, Name: "甲", Deck: sessiontest.ToyDeck(r, 20)},
		{Rules: r, Name: "乙", Deck: sessiontest.ToyDeck(r, 22)},
	}
}

// meet begins a match of two sessions.
func meet(t testing.TB, seed uint64, f sessiontest.Faults) *sessiontest.Peers {
	t.Helper()
	p, err := sessiontest.NewPeers(options(sessiontest.Toy()), seed, f)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

// step lets a random player answer for whoever is asked; false: the match is over.
func step(t testing.TB, p *sessiontest.Peers, b *bot.Random) bool {
	t.Helper()
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	s := p.Asked()
	if s == nil {
		return false
	}
	n := s.View().Inputs
	a := b.Choose(s.Match().Kernel(), s.Decision())
	if err := s.Answer(n, a); err != nil {
		t.Fatalf("answer %d of seat %d: %v", n, s.Seat(), err)
	}
	return true
}

// midway is a match over a good channel in which so many answers were given, and who gave them.
func midway(t testing.TB, seed uint64, answers int) (*sessiontest.Peers, *bot.Random) {
	t.Helper()
	p, b := meet(t, seed, sessiontest.Faults{}), &bot.Random{Rand: rules.Mix(seed, 3)}
	for range answers {
		step(t, p, b)
	}
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	return p, b
}

// finish plays to the end and waits until both have proved it.
func finish(t testing.TB, p *sessiontest.Peers, seed uint64) {
	t.Helper()
	b := &bot.Random{Rand: rules.Mix(seed, 3)}
	for n := 0; step(t, p, b); n++ {
		if n > 3000 {
			t.Fatal("no end")
		}
	}
	for n := 0; p.P[0].Status().Proof == session.Unproven || p.P[1].Status().Proof == session.Unproven; n++ {
		if err := p.Tick(); err != nil || n > 20000 {
			t.Fatalf("no proof: %v %+v %+v", err, p.P[0].Status(), p.P[1].Status())
		}
	}
	for i, s := range p.P {
		if st := s.Status(); st.Proof != session.Verified || st.Phase != session.Ended {
			t.Fatalf("seat %d: %+v %v", i, st, st.Problem)
		}
	}
	a, c := p.P[0], p.P[1]
	if a.Match().Hash(state.All) != c.Match().Hash(state.All) || a.Result() != c.Result() {
		t.Fatal("the two sides ended differently")
	}
	if string(a.Record()) != string(c.Record()) {
		t.Fatal("the opened records differ")
	}
}

func TestPeersToTheEnd(t *testing.T) {
	for seed := uint64(0); seed < 25; seed++ {
		p := meet(t, seed, sessiontest.Faults{})
		finish(t, p, seed)
	}
}

func TestPeersOverBadChannel(t *testing.T) {
	for seed := uint64(100); seed < 110; seed++ {
		p := meet(t, seed, sessiontest.Bad)
		finish(t, p, seed)
	}
}

func TestPeersBreakAndReload(t *testing.T) {
	for seed := uint64(200); seed < 204; seed++ {
		p := meet(t, seed, sessiontest.Bad)
		p.Breaks, p.Reloads = 5, 20
		finish(t, p, seed)
	}
}

// A side whose last answers were not stored takes them back from the other, and
// answers nothing before that.
func TestReloadFromOldStore(t *testing.T) {
	for side := range 2 {
		p := meet(t, 21, sessiontest.Faults{})
		b := &bot.Random{Rand: rules.Mix(21, 3)}
		var old [][]byte
		for n := 0; n < 60 && step(t, p, b); n++ {
			old = append(old, p.Stored(side))
			if n%6 != 5 {
				continue
			}
			if err := p.Settle(); err != nil {
				t.Fatal(err)
			}
			want, inputs := p.P[side].Match().Hash(state.All), len(p.P[side].Match().Inputs())
			if err := p.ReloadFrom(side, old[len(old)-2-n/6%4]); err != nil {
				t.Fatal(err)
			}
			if st := p.P[side].Status(); st.Phase != session.Resuming || p.P[side].Decision() != nil {
				t.Fatalf("%+v", st)
			}
			for n := 0; n < 200; n++ {
				p.Tick()
				if len(p.P[side].Match().Inputs()) < inputs && p.P[side].Status().Phase == session.Playing {
					t.Fatalf("it plays on at input %d, and the other side has %d", len(p.P[side].Match().Inputs()), inputs)
				}
			}
			if err := p.Settle(); err != nil {
				t.Fatal(err)
			}
			if m := p.P[side].Match(); len(m.Inputs()) != inputs || m.Hash(state.All) != want {
				t.Fatalf("%d inputs came back, there were %d", len(m.Inputs()), inputs)
			}
		}
		finish(t, p, 22)
	}
}

// What comes back from the other side as one's own is what one wrote, to the bit.
func TestAMarkIsOfOnePart(t *testing.T) {
	p := meet(t, 21, sessiontest.Faults{})
	finish(t, p, 21)
	own := 0
	for at := range p.P[0].Parts() {
		switch is, forged := p.P[0].Marks(at); {
		case forged:
			t.Fatalf("part %d, changed, has the same mark", at)
		case is:
			own++
		}
	}
	if own < 10 {
		t.Fatalf("%d parts are its own", own)
	}
}

// A hello of a third machine in the middle of a match changes nothing, and it is said.
func TestAnotherMatchIsNotTaken(t *testing.T) {
	p := meet(t, 22, sessiontest.Faults{})
	o := options(sessiontest.Toy())[1]
	o.Seat = 1
	a, b := sessiontest.NewWire(1, sessiontest.Faults{})
	third, err := session.NewPeer(o, a)
	if err != nil {
		t.Fatal(err)
	}
	defer third.Close()
	third.Tick()
	hello, ok := b.Poll()
	if !ok {
		t.Fatal("it says nothing")
	}
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	p.Wires[1].Put(hello)
	p.P[0].Tick()
	if st := p.P[0].Status(); st.Phase != session.Playing || st.Problem == nil || st.Problem.Key != "other" {
		t.Fatalf("%+v %v", st, st.Problem)
	}
	finish(t, p, 22)
}

// What is offered to scenarios: a match that begins at a rest, with chance told to both.
func TestPeersFromARest(t *testing.T) {
	l := hotseat(t, 9, session.LocalOptions{})
	b := &bot.Random{Rand: rules.Mix(9, 1)}
	for range 8 {
		answer(t, l, b)
	}
	rest, _ := l.Match().Rest()
	setup := sessiontest.ToySetup()
	var p *sessiontest.Peers
	chance := func(m *match.Match, w *match.Want) (state.Input, error) {
		n := len(m.Inputs())
		open := match.From(setup, rest, state.All)
		defer open.Close()
		var records [2]*state.Record
		for i := range records {
			if records[i] = match.NewRecord(m); p.P[i].Match() != nil && len(p.P[i].Match().Inputs()) >= n {
				records[i] = match.NewRecord(p.P[i].Match())
			}
		}
		whole, err := state.Merge(records[0], records[1])
		if err != nil {
			return state.Input{}, err
		}
		for _, in := range whole.Inputs[:n] {
			if err := open.Feed(in); err != nil {
				return state.Input{}, err
			}
		}
		return *session.Due(open, 77), nil
	}
	o := options(setup.Rules)
	for i := range o {
		o[i].From, o[i].Chance, o[i].Keep, o[i].Deck = rest, chance, true, setup.Decks[i]
	}
	p, err := sessiontest.NewPeers(o, 9, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	rolled := 0
	for step(t, p, b) {
		for _, in := range p.P[0].Match().Inputs() {
			if in.Kind == state.InRolled || in.Kind == state.InShuffled {
				rolled++
			}
		}
	}
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	if p.P[0].Match().Hash(state.All) != p.P[1].Match().Hash(state.All) || rolled == 0 {
		t.Fatalf("the two sides differ, or no chance was needed (%d)", rolled)
	}
}

// A machine never holds a face that its seat may not know and that is not its own.
func TestPeerKnowsOnlyItsOwn(t *testing.T) {
	p := meet(t, 5, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(5, 3)}
	for step(t, p, b) {
		for i, s := range p.P {
			st := s.Match().State()
			for id := range st.Cards {
				c := &st.Cards[id]
				if c.Face != 0 && c.Owner != state.Seat(i) && c.Seen&state.EyesOf(state.Seat(i)) == 0 {
					t.Fatalf("seat %d knows card %d", i, id)
				}
			}
		}
	}
}

func TestWireBytes(t *testing.T) {
	p := meet(t, 6, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(6, 3)}
	answers, before := 0, p.Wires[0].Bytes+p.Wires[1].Bytes
	for step(t, p, b) {
		answers++
	}
	if got := (p.Wires[0].Bytes + p.Wires[1].Bytes - before) / answers; got > 250 {
		t.Errorf("%d bytes for an answer, chance and acknowledgements included", got)
	} else {
		t.Logf("%d bytes for an answer, chance and acknowledgements included", got)
	}
}

func TestConcede(t *testing.T) {
	for who := range 2 { // seat asked, seat waiting
		p := meet(t, 9, sessiontest.Faults{})
		b := &bot.Random{Rand: rules.Mix(9, 3)}
		for range 14 {
			step(t, p, b)
		}
		if err := p.Settle(); err != nil {
			t.Fatal(err)
		}
		s := p.Asked()
		if who == 1 {
			s = p.P[s.Seat().Other()]
		}
		if err := s.Concede(); err != nil {
			t.Fatal(err)
		}
		if err := p.Settle(); err != nil {
			t.Fatal(err)
		}
		for i := range p.P {
			if r := p.P[i].Result(); !r.Over || r.Draw || r.Winner != s.Seat().Other() {
				t.Fatalf("%d: %+v", who, r)
			}
		}
	}
}

// A concession and an answer that cross: the answer counts first.
func TestConcessionCrosses(t *testing.T) {
	p, b := midway(t, 10, 14)
	s := p.Asked()
	o := p.P[s.Seat().Other()]
	n := s.View().Inputs
	if err := o.Concede(); err != nil {
		t.Fatal(err)
	}
	if err := s.Answer(n, b.Choose(s.Match().Kernel(), s.Decision())); err != nil && err != session.ErrStale {
		t.Fatal(err)
	}
	if err := p.Settle(); err != nil {
		t.Fatal(err)
	}
	if r := s.Result(); !r.Over || r.Winner != s.Seat() {
		t.Fatalf("%+v", r)
	}
}

func TestRematch(t *testing.T) {
	p := meet(t, 12, sessiontest.Bad)
	finish(t, p, 12)
	r := sessiontest.Toy()
	first := p.P[0].Match().Inputs()[0]
	q, err := p.P[0].Rematch(sessiontest.ToyDeck(r, 18))
	if err != nil {
		t.Fatal(err)
	}
	for n := 0; !p.P[1].Status().Rematch; n++ {
		q.Tick()
		p.P[1].Tick()
		if n > 5000 {
			t.Fatal("the other side does not hear of a rematch")
		}
	}
	p.P[0] = q
	if p.P[1], err = p.P[1].Rematch(sessiontest.ToyDeck(r, 18)); err != nil {
		t.Fatal(err)
	}
	finish(t, p, 13)
	if p.P[0].Seat() != 1 || p.P[1].Seat() != 0 || p.P[1].Names() != [2]string{"乙", "甲"} {
		t.Fatalf("the seats are %d and %d of %q", p.P[0].Seat(), p.P[1].Seat(), p.P[1].Names())
	}
	if second := p.P[0].Match().Inputs()[0]; strings.EqualFold(string(state.EncodeInput(nil, &first)), string(state.EncodeInput(nil, &second))) {
		t.Fatal("the rematch shuffles the same way")
	}
}

// A line that is made anew between the two presses does not keep the rematch from
// beginning, whichever side presses first.
func TestRematchOverANewLine(t *testing.T) {
	for first := range 2 {
		for _, again := range []string{"between", "after", "twice"} {
			p := meet(t, 12, sessiontest.Faults{})
			finish(t, p, 12)
			r := sessiontest.Toy()
			press := func(i int) {
				q, err := p.P[i].Rematch(sessiontest.ToyDeck(r, 18))
				if err != nil {
					t.Fatal(err)
				}
				p.P[i] = q
			}
			press(first)
			if again == "twice" {
				for range 20 {
					p.Tick()
				}
				p.Break()
			}
			if again != "after" {
				p.Break()
			}
			for n := 0; !p.P[1-first].Status().Rematch; n++ {
				if p.Tick(); n > 5000 {
					t.Fatalf("seat %d first, line made anew %s: the other side does not hear of a rematch", first, again)
				}
			}
			press(1 - first)
			if again == "after" {
				p.Break()
			}
			finish(t, p, 13)
		}
	}
}

// A match whose sides differ is opened again from what was stored, says so, and can be
// saved; so is one that ended without a result.
func TestAStoppedMatchIsOpenedAgain(t *testing.T) {
	for _, how := range []string{"split", "left"} {
		p := meet(t, 33, sessiontest.Faults{})
		b := &bot.Random{Rand: rules.Mix(33, 3)}
		for range 14 {
			step(t, p, b)
		}
		for p.Settle(); p.Asked().Decision().Ask.Key != "main"; p.Settle() {
			step(t, p, b)
		}
		s := p.Asked()
		switch how {
		case "split":
			p.Break() // the part waits until it is spoilt
			if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil {
				t.Fatal(err)
			}
			s.Spoil()
			for range 300 {
				p.Tick()
			}
		case "left":
			for i, q := range p.P {
				if q.End() == nil {
					t.Fatalf("seat %d ends a match that the other plays", i)
				}
			}
			p.Wires[0].Close()
			for i, q := range p.P {
				q.Tick()
				if err := q.End(); err != nil {
					t.Fatalf("seat %d: %v", i, err)
				}
			}
		}
		for i, q := range p.P {
			want, record := q.Status(), q.Record()
			if want.Phase != session.Stopped || q.Result().Over || q.Decision() != nil {
				t.Fatalf("%s, seat %d: %+v", how, i, want)
			}
			q.Close()
			o := options(sessiontest.Toy())[i]
			again, err := session.ResumePeer(o, p.Stored(i), nil)
			if err != nil {
				t.Fatalf("%s, seat %d: %v", how, i, err)
			}
			for range 200 { // the proof is worked out again
				again.Tick()
			}
			if st := again.Status(); st.Phase != session.Stopped || *st.Problem != *want.Problem {
				t.Errorf("%s, seat %d: %+v %v, want %v", how, i, st, st.Problem, want.Problem)
			}
			if string(again.Record()) != string(record) {
				t.Errorf("%s, seat %d: another record", how, i)
			}
			if _, err := state.DecodeRecord(again.Record()); err != nil {
				t.Errorf("%s, seat %d: no record: %v", how, i, err)
			}
			again.Close()
		}
	}
}
