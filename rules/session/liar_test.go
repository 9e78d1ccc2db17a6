package session_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// proven ticks until a side has judged the other's opening.
func proven(t *testing.T, p *sessiontest.Peers, s *session.Peer) session.Status {
	t.Helper()
	for range 5000 {
		if err := p.Tick(); err != nil {
			t.Fatal(err)
		}
		if st := s.Status(); st.Proof != session.Unproven {
			return st
		}
	}
	t.Fatalf("no proof: %+v", s.Status())
	return session.Status{}
}

// Who commits to another deck than it says it brings is found at the start.
func TestAnotherDeckThanCommittedIsRefused(t *testing.T) {
	r := sessiontest.Toy()
	o := options(r)
	p, err := sessiontest.NewPeers(o, 31, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	claimed := sessiontest.ToyDeck(r, 20)
	claimed.Main[0] = r.Pool.Face("toy/9")
	p.P[0].Claim(claimed)
	for range 200 {
		p.Tick()
	}
	if st := p.P[1].Status(); st.Phase != session.Stopped || st.Problem.Key != "deck" || p.P[1].Match() != nil {
		t.Fatalf("%+v %v", st, st.Problem)
	}
}

// An answer that the rules never show is judged when the decks are opened.
func TestHiddenLieIsDisproved(t *testing.T) {
	for seed := uint64(40); seed < 60; seed++ {
		p := meet(t, seed, sessiontest.Faults{})
		b := &bot.Random{Rand: rules.Mix(seed, 3)}
		lied := -1
		for {
			if err := p.Settle(); err != nil {
				t.Fatal(err)
			}
			s := p.Asked()
			if s == nil {
				break
			}
			d, n := s.Decision(), s.View().Inputs
			if d.Ask.Key == "bury" && lied < 0 {
				if i := slices.IndexFunc(d.Items, func(it state.Item) bool { return s.Check(state.Answer{Pick: []state.Item{it}}) != nil }); i >= 0 {
					if err := s.Say(state.Answer{Pick: d.Items[i : i+1]}); err != nil {
						t.Fatal(err)
					}
					lied = n
					continue
				}
			}
			if err := s.Answer(n, b.Choose(s.Match().Kernel(), d)); err != nil {
				t.Fatal(err)
			}
		}
		if lied < 0 {
			continue
		}
		liar := p.P[0]
		if p.P[0].Match().Inputs()[lied].Seat == 1 {
			liar = p.P[1]
		}
		honest := p.P[liar.Seat().Other()]
		if st := proven(t, p, honest); st.Proof != session.Disproved || st.Problem.Input != lied || !strings.Contains(st.Problem.EN, "the other side answered \"n") || !strings.Contains(st.Problem.JA, "相手はこう答えました：「n") {
			t.Fatalf("lied at %d: %+v %v", lied, st, st.Problem)
		}
		return
	}
	t.Fatal("nobody could lie")
}

func TestWrongHashStopsBoth(t *testing.T) {
	p := meet(t, 33, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(33, 3)}
	for range 12 {
		step(t, p, b)
	}
	for p.Settle(); p.Asked().Decision().Ask.Key != "main"; {
		step(t, p, b)
		p.Settle()
	}
	s := p.Asked()
	p.Break() // the part waits until it is spoilt
	if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil {
		t.Fatal(err)
	}
	at := s.Spoil()
	for range 300 {
		p.Tick()
	}
	for i, s := range p.P {
		st := s.Status()
		if st.Phase != session.Stopped || st.Problem.Key != "hash" || st.Problem.Input != at {
			t.Fatalf("seat %d: %+v %v, spoilt was %d", i, st, st.Problem, at)
		}
		if s.Decision() != nil || s.Concede() == nil {
			t.Fatalf("seat %d goes on", i)
		}
		if _, err := state.DecodeRecord(s.Record()); err != nil {
			t.Fatalf("seat %d: no record: %v", i, err)
		}
	}
}

// What the rules refuse is not taken, from whichever seat it claims to be.
func TestForgedPartsAreRefused(t *testing.T) {
	p := meet(t, 34, sessiontest.Faults{})
	b := &bot.Random{Rand: rules.Mix(34, 3)}
	for range 12 {
		step(t, p, b)
	}
	for range 40 {
		if err := p.Settle(); err != nil {
			t.Fatal(err)
		}
		s := p.Asked()
		if s == nil {
			break
		}
		o := p.P[s.Seat().Other()]
		n := len(s.Match().Inputs())
		bad := [][]byte{
			o.Forged(state.Answer{Act: state.Act{Verb: state.EndPhase}, N: []int32{0}}, s.Seat()), // in the name of who is asked
			o.Forged(state.Answer{}, o.Seat()), // out of turn
			s.Forged(state.Answer{Act: state.Act{Verb: state.PlayCard, Card: 29999}, N: []int32{9}, Pick: []state.Item{{Card: 29999}}}, s.Seat()),
			s.Forged(state.Answer{Act: state.Act{Verb: state.UseAbility, Card: 1, Ability: state.AbilityID{Face: 900, Side: 90, N: 30}}, N: []int32{-1}}, s.Seat()),
			s.Quitting(s.Seat(), o.Seat()), // that the other gives up
			o.Quitting(o.Seat(), s.Seat()),
		}
		for i, m := range bad {
			to := o
			from := p.Wires[s.Seat()]
			if i < 2 || i == 5 {
				to, from = s, p.Wires[o.Seat()]
			}
			from.Put(m)
			to.Tick()
			if len(to.Match().Inputs()) != n || to.Result().Over {
				t.Fatalf("message %d was taken at input %d", i, n)
			}
			if st := to.Status(); st.Phase != session.Playing || st.Problem == nil {
				t.Fatalf("message %d: %+v", i, st)
			}
		}
		if !step(t, p, b) {
			break
		}
	}
}

// A deck that the rulebook does not allow begins no match, in any game: its own machine
// refuses it, and so does the other, as far as all may know it.
func TestTheOthersDeckIsJudgedAtTheStart(t *testing.T) {
	for _, game := range assets.Playable() {
		s := starters(t, game)
		good := s.Decks[0]
		of := func(n int) rules.DeckSetup {
			d := good
			d.Main = nil
			for len(d.Main) < n {
				d.Main = append(d.Main, good.Main[len(d.Main)%len(good.Main)])
			}
			return d
		}
		bad := map[string]rules.DeckSetup{"no card": of(0), "one card": of(1)}
		large := good
		large.Main = make([]state.FaceID, 300)
		if s.Rules.Game.Legal(s.Rules.Pool, s.Format, &large, nil) != nil { // a game may set no limit
			bad["300 cards"] = of(300)
		}
		if len(good.Leader) > 0 {
			d := good
			d.Leader = nil
			if s.Rules.Game.Legal(s.Rules.Pool, s.Format, &d, nil) != nil { // a game may do without
				bad["no leader"] = d
			}
			d.Leader = good.Main[:1]
			bad["a leader that is none"] = d
			d = good
			d.Basis = "こんな題はない"
			bad["a basis that is none"] = d
		}
		for what, d := range bad {
			var why *board.Why
			o := peersOf(s)
			o[1].Deck = d
			if _, err := sessiontest.NewPeers(o, 35, sessiontest.Faults{}); !errors.As(err, &why) || why.Rule == "" || why.JA == "" || why.EN == "" {
				t.Errorf("%s, %s: its own machine says %v", game, what, err)
			}
			p, err := sessiontest.NewPeers(peersOf(s), 35, sessiontest.Faults{})
			if err != nil {
				t.Fatal(err)
			}
			p.P[1].Bring(d)
			for range 200 {
				p.Tick()
			}
			st := p.P[0].Status()
			if st.Phase != session.Stopped || st.Problem.Key != "deck" || !strings.Contains(st.Problem.EN, "["+why.Rule+"]") || !strings.Contains(st.Problem.JA, why.JA) || !strings.Contains(st.Problem.EN, why.EN) {
				t.Errorf("%s, %s: %+v %v, want %v", game, what, st, st.Problem, why)
			}
			if st := p.P[1].Status(); st.Phase != session.Stopped || st.Problem.Key != "deck" || !strings.Contains(st.Problem.JA, why.JA) {
				t.Errorf("%s, %s: who brought it hears %+v %v", game, what, st, st.Problem)
			}
			if p.P[0].Match() != nil {
				t.Errorf("%s, %s: the match began", game, what)
			}
			p.Close()
		}
	}
}

// TestAConcessionHasOneForm: it names one seat, of a match that has begun.
func TestAConcessionHasOneForm(t *testing.T) {
	m := match.New(starters(t, assets.Playable()[0]), state.All)
	defer m.Close()
	if !session.TakesQuit(m, 0) || !session.TakesQuit(m, 1) {
		t.Error("a seat cannot give up")
	}
	if session.TakesQuit(nil, 0) || session.TakesQuit(m) || session.TakesQuit(m, 2) || session.TakesQuit(m, 0, 0) {
		t.Error("what is no concession is taken")
	}
}
