package buddyfight_test

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/bot"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// parry is what a spell of one's own says in these tests.
const parry = "君がダメージを受ける時に使える。\n【対抗】そのダメージを1減らす。"

// parrying is a deck in which every spell is one of its owner's own that says so.
func parrying(t *testing.T, d rules.DeckSetup) (own []session.OwnCard, out rules.DeckSetup) {
	t.Helper()
	g := assets.Of("buddyfight")
	at := map[state.FaceID]state.FaceID{}
	out = d
	out.Main = slices.Clone(d.Main)
	for i, f := range out.Main {
		if g.Pool.Def(f).Sides[0].Kinds&ability.SpellCard == 0 {
			continue
		}
		if at[f] == 0 {
			def := *g.Pool.Def(f)
			def.Sides = slices.Clone(def.Sides)
			s := &def.Sides[0]
			s.Name, s.NameEN, s.Text, s.TextEN = s.Name+"改", "", parry, ""
			def.Number, def.ID = "O-"+def.Number, "own-x/O-"+def.Number
			c, err := read(deck.PrintOf("buddyfight", &def))
			if err != nil {
				t.Fatal(err)
			}
			own = append(own, *c)
			at[f] = state.FaceID(g.Pool.Known() + len(own))
		}
		out.Main[i] = at[f]
	}
	return own, out
}

// read is a print read as both machines read it.
func read(print []byte) (*session.OwnCard, error) {
	p, err := deck.ReadPrint("buddyfight", print)
	if err != nil {
		return nil, err
	}
	c := compile.Grammar(append(assets.Packs("buddyfight"), p)...).Card(p, 0)
	return &session.OwnCard{Print: print, Def: c.Def}, nil
}

// between is a match of two machines in which the first brings such spells, and says of its deck what declared is.
func between(t *testing.T, declared string) (o [2]session.PeerOptions) {
	g := assets.Of("buddyfight")
	for i := range o {
		o[i] = session.PeerOptions{Rules: g.Rules, Name: []string{"甲", "乙"}[i], Deck: g.Decks[i].Setup()}
		o[i].Read = func(print []byte, then func(*state.Def, error)) {
			c, err := read(print)
			if err != nil {
				then(nil, session.BadPrint(err))
				return
			}
			then(&c.Def, nil)
		}
	}
	o[0].Own, o[0].Deck = parrying(t, o[0].Deck)
	o[0].Deck.Basis = declared
	return o
}

// TestDamageIsAwaitedOverALink: a fighter whose own hand alone has what is used when damage would be dealt is asked before
// all damage to either fighter, from the beginning on, and uses it where the other machine has never heard of it.
func TestDamageIsAwaitedOverALink(t *testing.T) {
	used := 0
	for seed := uint64(1); seed <= 12 && used < 3; seed++ {
		p, err := sessiontest.NewPeers(between(t, rules.BeforeDamage), seed, sessiontest.Bad)
		if err != nil {
			t.Fatal(err)
		}
		if seed == 2 {
			p.Breaks = 20
		}
		b := &bot.Random{Rand: rules.Mix(seed, 3)}
		asked := [2]int{}
		for n := 0; ; n++ {
			if err := p.Tick(); err != nil || n > 200_000 {
				t.Fatalf("seed %d: %v %+v", seed, err, p.P[0].Status())
			}
			for _, s := range p.P {
				if st := s.Status(); st.Phase == session.Stopped {
					t.Fatalf("seed %d, tick %d: %v", seed, n, st.Problem)
				}
			}
			if p.P[0].Status().Proof != session.Unproven && p.P[1].Status().Proof != session.Unproven {
				break
			}
			s := p.Asked()
			if s == nil {
				continue
			}
			d := s.Decision()
			a := b.Choose(s.Match().Kernel(), d)
			if d.Window == "awaited" {
				if asked[s.Seat()]++; s.Seat() == 0 {
					for _, act := range d.Acts(s.Match().Kernel(), state.EyesOf(0), nil) {
						if act.Verb != state.Pass {
							a = state.Answer{Act: act}
						}
					}
					if a.Act.Verb != state.Pass {
						used++
					}
				}
			}
			if err := s.Answer(s.View().Inputs, a); err != nil {
				t.Fatalf("seed %d: seat %d: %v", seed, s.Seat(), err)
			}
		}
		for i, s := range p.P {
			if st := s.Status(); st.Proof != session.Verified {
				t.Errorf("seed %d: seat %d: proof %v, %+v", seed, i, st.Proof, st.Problem)
			}
			if asked[i] == 0 {
				t.Errorf("seed %d: seat %d was never asked before damage", seed, i)
			}
		}
		p.Close()
	}
	if used < 3 {
		t.Errorf("it was used %d times", used)
	}
}

// TestWhatADeckDeclares: a deck that does not say that its fighter is to be asked may not be brought, nor one that says so and
// has nothing to be asked for; what is declared falsely is found when the decks are opened.
func TestWhatADeckDeclares(t *testing.T) {
	var why *board.Why
	if _, err := session.NewPeer(between(t, "")[0], nil); !errors.As(err, &why) || why.Rule != "1.cast.1.1.note2" {
		t.Errorf("undeclared: %v", err)
	}
	o := between(t, rules.BeforeDamage)
	o[1].Deck.Basis = rules.BeforeDamage
	if _, err := session.NewPeer(o[1], nil); !errors.As(err, &why) || why.Rule != "6.about.1" {
		t.Errorf("declared for nothing: %v", err)
	}
	o[1].Deck.Basis = ""
	p, err := sessiontest.NewPeers(o, 4, sessiontest.Faults{})
	if err != nil {
		t.Fatal(err)
	}
	defer p.Close()
	if d := p.P[0].Brought().Deck.Declared(p.P[0].Brought().Rules, ""); d.Basis != rules.BeforeDamage {
		t.Errorf("it would declare %q", d.Basis)
	}
	opened := p.P[0].Brought()
	opened.Deck.Basis = ""
	if faults := opened.Rules.Game.Legal(opened.Rules.Pool, "", &opened.Deck, nil); len(faults) != 1 || !strings.Contains(faults[0].EN, "declare") {
		t.Errorf("opened: %v", faults)
	}
}

// TestWhatBothKnowIsNotDeclared: that a deck has a card that both machines know is not told by what it declares; everybody is asked for
// such a card, whoever has it.
func TestWhatBothKnowIsNotDeclared(t *testing.T) {
	o := between(t, rules.BeforeDamage)
	g := assets.Of("buddyfight")
	known := g.Pool.Wide(len(o[0].Own))
	for i, c := range o[0].Own {
		if err := known.Put(state.FaceID(g.Pool.Known()+i+1), c.Def); err != nil {
			t.Fatal(err)
		}
	}
	if got := g.Rules.Game.Bases(known, "", &o[0].Deck); !slices.Equal(got, []string{rules.BeforeDamage}) {
		t.Errorf("of its owner's own it declares %q", got)
	}
	all, err := state.NewPool(known.Defs)
	if err != nil {
		t.Fatal(err)
	}
	if got := g.Rules.Game.Bases(all, "", &o[0].Deck); got != nil {
		t.Errorf("of cards that all have it declares %q", got)
	}
}
