package session_test

import (
	"bytes"
	"errors"
	"fmt"
	"slices"
	"strings"
	"sync"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// printed are the packs of each game, read once for all tests.
var printed sync.Map

// grammarWith is a game's grammar that knows the names in its packs and in one more.
func grammarWith(game string, p *deck.Pack) *compile.Compiler {
	packs, _ := printed.LoadOrStore(game, sync.OnceValue(func() []*deck.Pack { return assets.Packs(game) }))
	return compile.Grammar(append(slices.Clone(packs.(func() []*deck.Pack)()), p)...)
}

// reads reads prints as a reader of the app does, after a while; wait is how many ticks that takes.
type reads struct {
	game   string
	wait   int
	come   []func()
	prints [][]byte // what it was given
}

func (r *reads) read(print []byte, then func(*state.Def, error)) {
	r.prints = append(r.prints, print)
	r.come = append(r.come, func() {
		p, err := deck.ReadPrint(r.game, print)
		if err != nil {
			then(nil, session.BadPrint(err))
			return
		}
		c := grammarWith(r.game, p).Card(p, 0)
		then(&c.Def, nil)
	})
}

// tick lets what has waited long enough be read.
func (r *reads) tick() {
	if r.wait++; r.wait%5 == 0 && len(r.come) > 0 {
		r.come[0]()
		r.come = r.come[1:]
	}
}

// ownOf makes the first n different cards of a deck cards that only it has, with other names and numbers.
func ownOf(t testing.TB, game string, d rules.DeckSetup, n int) (own []session.OwnCard, out rules.DeckSetup) {
	t.Helper()
	g := assets.Of(game)
	at := map[state.FaceID]state.FaceID{}
	change := func(list []state.FaceID) []state.FaceID {
		list = slices.Clone(list)
		for i, f := range list {
			if at[f] == 0 && len(own) < n {
				def := *g.Pool.Def(f)
				def.Sides = slices.Clone(def.Sides)
				def.Number, def.Sides[0].NameEN = "O-"+fmt.Sprint(len(own)), ""
				def.Sides[0].Name += "改"
				def.ID = "own-x/" + def.Number
				print := deck.PrintOf(game, &def)
				p, err := deck.ReadPrint(game, print)
				if err != nil {
					t.Fatal(err)
				}
				c := grammarWith(game, p).Card(p, 0)
				own = append(own, session.OwnCard{Print: print, Def: c.Def})
				at[f] = state.FaceID(g.Pool.Known() + len(own))
			}
			if to := at[f]; to != 0 {
				list[i] = to
			}
		}
		return list
	}
	out = d
	out.Main, out.Side = change(d.Main), change(d.Side)
	return own, out
}

// ownPeers is a match in which both sides bring cards of their own.
func ownPeers(t testing.TB, game string, seed uint64, f sessiontest.Faults) (*sessiontest.Peers, [2]*reads) {
	t.Helper()
	o := peersOf(starters(t, game))
	var with [2]*reads
	for i := range o {
		o[i].Own, o[i].Deck = ownOf(t, game, o[i].Deck, 4+i)
		with[i] = &reads{game: game}
		o[i].Read = with[i].read
	}
	p, err := sessiontest.NewPeers(o, seed, f)
	if err != nil {
		t.Fatal(err)
	}
	t.Cleanup(p.Close)
	return p, with
}

// playOwn plays a match to its end, each side with what it knows; seen is asked after every input.
func playOwn(t testing.TB, p *sessiontest.Peers, with [2]*reads, seed uint64, seen func()) {
	t.Helper()
	b := &bot.Random{Rand: rules.Mix(seed, 3)}
	for n := range 200_000 {
		if err := p.Tick(); err != nil {
			t.Fatal(err)
		}
		with[0].tick()
		with[1].tick()
		for _, s := range p.P {
			if st := s.Status(); st.Phase == session.Stopped {
				t.Fatalf("tick %d: %v", n, st.Problem)
			}
		}
		if p.P[0].Status().Proof != session.Unproven && p.P[1].Status().Proof != session.Unproven {
			return
		}
		if s := p.Asked(); s != nil {
			if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil {
				t.Fatalf("seat %d: %v", s.Seat(), err)
			}
			seen()
		}
	}
	t.Fatalf("it does not end: %+v %+v", p.P[0].Status(), p.P[1].Status())
}

// TestOwnCards: both sides play cards that the other has never heard of. Each learns one when it is shown and not before,
// both have the same table after every input, and at the end each verifies the other's deck.
func TestOwnCards(t *testing.T) {
	for _, game := range []string{"sve", "zx"} {
		for seed := range sessiontest.Seeds(3) {
			p, with := ownPeers(t, game, seed, sessiontest.Faults{})
			if seed == 2 {
				p.Breaks = 20
			}
			late := false
			playOwn(t, p, with, seed, func() {
				for i, s := range p.P {
					if s.Match() == nil {
						continue
					}
					rs := s.Match().Setup().Rules
					for _, c := range s.Brought().Own {
						if c.Sum == (session.PrintSum{}) || !mine(rs, s.Seat(), c.Face) && !shown(s, c.Face) {
							t.Fatalf("%s, seed %d: seat %d knows %s, which nobody has shown it", game, seed, i, c.Def.ID)
						}
						late = late || !mine(rs, s.Seat(), c.Face)
					}
				}
			})
			for i, s := range p.P {
				if s.Status().Proof != session.Verified || !late {
					t.Errorf("%s, seed %d: seat %d: proof %v, %+v, cards were learnt: %v", game, seed, i, s.Status().Proof, s.Status().Problem, late)
				}
				if n := len(s.Brought().Own); n != 9 {
					t.Errorf("%s, seed %d: seat %d knows %d cards at the end", game, seed, i, n)
				}
			}
		}
	}
}

// mine says whether a face is one of a seat's own places.
func mine(rs *rules.Rules, seat state.Seat, f state.FaceID) bool {
	return (int(f)-rs.Pool.Known()-1)/session.MaxOwn == int(seat)
}

// shown says whether a card of that face has been open to a side.
func shown(s *session.Peer, f state.FaceID) bool {
	for _, in := range s.Match().Inputs() {
		if slices.Contains(in.Faces, f) {
			return true
		}
	}
	return false
}

// showed says whether a side has shown a card of that face to the other.
func showed(s *session.Peer, f state.FaceID) bool {
	return slices.ContainsFunc(s.Match().Inputs(), func(in state.Input) bool {
		return in.Kind == state.InShown && in.To&state.EyesOf(s.Seat().Other()) != 0 && slices.Contains(in.Faces, f)
	})
}

// TestOwnCardsStayHidden: nothing that is sent before a card is shown has its print, nor tells how many there are.
func TestOwnCardsStayHidden(t *testing.T) {
	p, with := ownPeers(t, "sve", 5, sessiontest.Faults{})
	var sent [2][]byte
	for i := range p.Wires {
		p.Wires[i].Tap = func(b []byte) { sent[i] = append(sent[i], b...) }
	}
	inputs := 0
	playOwn(t, p, with, 5, func() {
		inputs++
		for i, s := range p.P {
			if s.Match() == nil {
				continue
			}
			other := p.P[1-i]
			for _, c := range s.Brought().Own {
				if !mine(s.Match().Setup().Rules, s.Seat(), c.Face) || slices.ContainsFunc(other.Brought().Own, func(o session.OwnCard) bool { return o.Face == c.Face }) {
					continue
				}
				if !showed(s, c.Face) && bytes.Contains(sent[i], []byte(c.Def.Sides[0].Name)) {
					t.Fatalf("seat %d has sent %s before it was shown", i, c.Def.ID)
				}
			}
		}
	})
	if inputs < 10 {
		t.Fatalf("only %d inputs", inputs)
	}
}

// TestOwnCardsComeBack: a side that is closed and opened again has the cards that it had learnt, and goes on.
func TestOwnCardsComeBack(t *testing.T) {
	p, with := ownPeers(t, "sve", 3, sessiontest.Faults{})
	n, reloads := 0, 0
	playOwn(t, p, with, 3, func() {
		if n++; n%9 == 0 && reloads < 6 {
			i := reloads & 1
			reloads++
			p.GiveOwn(i, p.P[i].Brought().Own)
			if err := p.Reload(i); err != nil {
				t.Fatal(err)
			}
		}
	})
	if reloads < 6 {
		t.Fatalf("only %d reloads", reloads)
	}
}

// TestImpossibleCards: a peer that sends what is no card is told of in one sentence, and the match stops for both.
func TestImpossibleCards(t *testing.T) {
	for name, c := range map[string]struct {
		bend func([]byte) []byte
		says string
	}{
		"no pack":       {func([]byte) []byte { return []byte("?") }, "cannot be read here"},
		"other game":    {func(b []byte) []byte { return bytes.Replace(b, []byte(`"sve"`), []byte(`"zx"`), 1) }, "cannot be read here"},
		"no number":     {func(b []byte) []byte { return bytes.Replace(b, []byte(`"number"`), []byte(`"nmber"`), 1) }, "cannot be read here"},
		"doubled":       {func(b []byte) []byte { return append(b, b...) }, "cannot be read here"},
		"a whole pack":  {func([]byte) []byte { return (assets.Packs("sve")[0]).JSON()[:16000] }, "cannot be read here"},
		"of other form": {nil, "otherwise"},
	} {
		o := peersOf(starters(t, "sve"))
		o[1].Own, o[1].Deck = ownOf(t, "sve", o[1].Deck, 6)
		for i := range o[1].Own {
			if own := &o[1].Own[i]; c.bend != nil {
				own.Print = c.bend(bytes.Clone(own.Print))
			} else {
				own.Def.Sides = slices.Clone(own.Def.Sides)
				own.Def.Sides[0].Num.N[0] += 7
			}
		}
		with := [2]*reads{{game: "sve"}, {game: "sve"}}
		o[0].Read, o[1].Read = with[0].read, with[1].read
		p, err := sessiontest.NewPeers(o, 1, sessiontest.Faults{})
		if err != nil {
			t.Fatal(err)
		}
		b := &bot.Random{Rand: rules.Mix(1, 3)}
		for range 60_000 {
			p.Tick()
			with[0].tick()
			if p.P[0].Status().Phase == session.Stopped && p.P[1].Status().Phase == session.Stopped {
				break
			}
			if s := p.Asked(); s != nil {
				if err := s.Answer(s.View().Inputs, b.Choose(s.Match().Kernel(), s.Decision())); err != nil {
					t.Fatal(err)
				}
			}
		}
		for i, s := range p.P {
			st := s.Status()
			if st.Phase != session.Stopped || st.Problem == nil || st.Problem.JA == "" || i == 0 && !strings.Contains(st.Problem.EN, c.says) {
				t.Errorf("%s: seat %d: %v %+v", name, i, st.Phase, st.Problem)
			}
		}
		p.Close()
	}
}

// TestWhatOwnCardsMayNot: what cannot be brought is refused where it is brought.
func TestWhatOwnCardsMayNot(t *testing.T) {
	o := peersOf(starters(t, "sve"))[0]
	own, d := ownOf(t, "sve", o.Deck, 2)
	try := func(own []session.OwnCard) error {
		o.Own, o.Deck = own, d
		p, err := session.NewPeer(o, nil)
		if err == nil {
			p.Close()
		}
		return err
	}
	if err := try(own); err != nil {
		t.Fatal(err)
	}
	long := slices.Clone(own)
	long[0].Print = make([]byte, 20<<10)
	if err := try(long); err == nil || !strings.Contains(err.Error(), "bytes, at most") {
		t.Errorf("a long print: %v", err)
	}
	if err := try(make([]session.OwnCard, session.MaxOwn+1)); err == nil || !strings.Contains(err.Error(), "at most 128") {
		t.Errorf("many cards: %v", err)
	}
	if err := try(own[:1]); err == nil || errors.Is(err, session.ErrNotNow) {
		t.Errorf("a card that nobody brings: %v", err)
	}
}
