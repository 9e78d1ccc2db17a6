package session_test

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
)

// met are two machines with a deck each, in a format, that judge each other's deck.
func met(t *testing.T, format string, decks [2]rules.DeckSetup, seed uint64, f sessiontest.Faults) *sessiontest.Peers {
	t.Helper()
	r := assets.Of("sve").Rules
	var o [2]session.PeerOptions
	for i := range o {
		o[i] = session.PeerOptions{Rules: r, Format: format, Deck: decks[i]}
	}
	p, err := sessiontest.NewPeers(o, seed, f)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p
}

// Every format, and a deck built on its title, is played and proved by two machines
// that hide their decks from each other.
func TestPeersPlayEveryFormat(t *testing.T) {
	g := assets.Of("sve")
	chance := rules.Mix(3, 3)
	sealed := rules.DeckSetup{Main: g.Index.Open("sve", 8, &chance)}
	for i := len(sealed.Main) - 1; i >= 0; i-- {
		if f := sealed.Main[i]; g.Index.SectionOf("sve", f) != "main" {
			sealed.Main, sealed.Side = append(sealed.Main[:i], sealed.Main[i+1:]...), append(sealed.Side, f)
		}
	}
	sealed.Leader = g.Decks[0].Leader
	title, crossover := g.Decks[2].Setup(), g.Decks[3].Setup()
	for i, c := range []struct {
		format string
		deck   rules.DeckSetup
	}{{"", title}, {"crossover", crossover}, {"sealed", sealed}} {
		f := sessiontest.Faults{}
		if i == 0 {
			f = sessiontest.Bad
		}
		p := met(t, c.format, [2]rules.DeckSetup{c.deck, c.deck.Declared(g.Rules, c.format)}, uint64(40+i), f)
		p.Reloads = 2
		finish(t, p, uint64(40+i))
		if s := p.P[0].Match().Setup(); s.Format != c.format || s.Decks[1].Basis != c.deck.Basis {
			t.Errorf("format %q and basis %q, want %q and %q", s.Format, s.Decks[1].Basis, c.format, c.deck.Basis)
		}
	}
}

// A basis that the deck does not have is found out when the decks are opened.
func TestAFalseBasisIsDisproved(t *testing.T) {
	g := assets.Of("sve")
	liar := g.Decks[2].Setup() // built on its title, but for what it takes of another
	liar.Main = append(slices.Clone(liar.Main[3:]), g.Decks[0].Setup().Main[:3]...)
	p := met(t, "", [2]rules.DeckSetup{g.Decks[1].Setup(), g.Decks[2].Setup()}, 1, sessiontest.Faults{})
	p.P[1].Bring(liar)
	for range 200 {
		if err := p.Tick(); err != nil {
			t.Fatal(err)
		}
	}
	if err := p.P[1].Concede(); err != nil {
		t.Fatal(err)
	}
	for n := 0; p.P[0].Status().Proof == session.Unproven; n++ {
		if err := p.Tick(); err != nil || n > 20000 {
			t.Fatalf("no proof: %v %+v", err, p.P[0].Status())
		}
	}
	st := p.P[0].Status()
	if st.Proof != session.Disproved || st.Problem == nil || !strings.Contains(st.Problem.EN, "6.1.1.5") {
		t.Fatalf("%+v %v, want the basis disproved", st, st.Problem)
	}
}
