package sve_test

import (
	"fmt"
	"os"
	"strings"
	"sync"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
	"gotaku/rules/sve"
	"gotaku/rules/text"
)

// corpus is read once for all tests: its cards, and which of them are of the main deck and the evolve deck.
func corpus(t testing.TB) (r *rules.Rules, main, evolve []state.FaceID) {
	t.Helper()
	c := corpora()
	if c.err != nil {
		t.Fatal(c.err)
	}
	return c.r, c.main, c.evolve
}

type corpusCards struct {
	r            *rules.Rules
	main, evolve []state.FaceID
	err          error
}

// corpora makes a pool whose cards are the grammar's own test sentences, a card
// each: followers, amulets, spells, and an evolve card for every other follower.
var corpora = sync.OnceValue(func() (c corpusCards) {
	var defs []state.Def
	add := func(s state.Side) state.FaceID {
		defs = append(defs, state.Def{ID: fmt.Sprint("corpus/", len(defs)), Sides: []state.Side{s}})
		return state.FaceID(len(defs))
	}
	add(state.Side{Name: "L", Kinds: ability.Leader, Classes: []string{"elf"}})
	for _, d := range assets.Of("sve").Pool.Defs {
		if d.Sides[0].Kinds&ability.Token != 0 {
			defs = append(defs, d)
		}
	}
	lines, err := sentences()
	if err != nil {
		c.err = err
		return c
	}
	for i, line := range lines {
		s, ok := corpusSide(i, line)
		if !ok {
			continue
		}
		c.main = append(c.main, add(s))
		if i%2 == 0 && s.Kinds&ability.SpellCard == 0 {
			s.Kinds |= ability.EvolveCard
			c.evolve = append(c.evolve, add(s))
		}
	}
	pool, err := state.NewPool(defs)
	if err != nil {
		c.err = err
		return c
	}
	c.r, c.err = rules.NewRules(sve.Game(), pool)
	return c
})

// sentences reads the grammar's Japanese test sentences, paragraphs apart.
func sentences() (out []string, err error) {
	for _, name := range []string{"sentences.txt", "printed.txt"} {
		b, err := os.ReadFile("text/testdata/" + name)
		if err != nil {
			return nil, err
		}
		for _, line := range strings.Split(string(b), "\n") {
			if line = strings.TrimPrefix(line, "= "); line != "" && line[0] != '#' && line[0] != '>' {
				out = append(out, strings.ReplaceAll(line, " ⏎ ", "\n"))
			}
		}
	}
	return out, nil
}

// corpusSide is the card number n with that text; false: it is not automatic.
func corpusSide(n int, printed string) (state.Side, bool) {
	s := state.Side{Name: fmt.Sprint("c", n/2), Kinds: ability.Follower, Classes: []string{"elf"}, Traits: []string{[]string{"風詠み", "兵士", "灯"}[n%3]}, Text: printed}
	c, report := text.Of("sve").CompileAs(s.Kinds, "x", printed, text.JA)
	if report.Class != text.Automatic || len(c.Abilities) > 0 && c.Abilities[0].Kind == ability.Spell {
		s.Kinds = ability.SpellCard
		c, report = text.Of("sve").CompileAs(s.Kinds, "x", printed, text.JA)
	} else if n%7 == 0 {
		s.Kinds = ability.Amulet
	}
	s.Card = c
	s.Num.Set(ability.CostStat, int32(n%4))
	if s.Kinds == ability.Follower {
		s.Num.Set(ability.Attack, int32(n%5))
		s.Num.Set(ability.LifeStat, int32(1+n%6))
	}
	return s, report.Class == text.Automatic
}

// corpusSetup deals two random decks of the corpus.
func corpusSetup(r *rules.Rules, main, evolve []state.FaceID, seed uint64) rules.Setup {
	rnd := rules.Mix(seed, 3)
	s := rules.Setup{Rules: r}
	for i := range s.Decks {
		d := &s.Decks[i]
		d.Leader = []state.FaceID{1}
		for range 40 {
			d.Main = append(d.Main, main[rnd.N(len(main))])
		}
		for range 10 {
			d.Side = append(d.Side, evolve[rnd.N(len(evolve))])
		}
	}
	return s
}

// patience is a random player that fails the test at a question without an answer,
// and gives up a game that goes on for ever.
type patience struct {
	bot.Random
	t    testing.TB
	left *int
}

func (p *patience) Choose(k *rules.Kernel, d *rules.Decision) state.Answer {
	a := p.Random.Choose(k, d)
	if why := d.Check(k, state.EyesOf(d.Seat), a); why != nil {
		p.t.Fatalf("a dead end: asked %q, %d to %d of %d items: %v", d.Ask.Key, d.Min, d.Max, len(d.Items), why)
	}
	if *p.left--; *p.left < 0 {
		k.Win(rules.Result{Draw: true})
	}
	return a
}

// TestCorpusGames plays cards of every sentence the grammar knows.
func TestCorpusGames(t *testing.T) {
	r, main, evolve := corpus(t)
	if len(main) < 200 {
		t.Fatalf("only %d sentences make cards", len(main))
	}
	for seed := range sessiontest.Seeds(20) {
		setup := corpusSetup(r, main, evolve, seed)
		s := match.FirstState(r)
		left := 6000
		tb := &match.Table{K: s, Rand: rules.Mix(seed, 1)}
		for i := range tb.Policy {
			tb.Policy[i] = &patience{bot.Random{Rand: rules.Mix(seed, uint64(2+i))}, t, &left}
		}
		match.Play(&setup, s, tb)
		if err := sessiontest.Conserved(s, &setup); err != nil {
			t.Fatalf("seed %d: %v", seed, err)
		}
	}
}

// TestCorpusEngines plays them on four machines that know different cards.
func TestCorpusEngines(t *testing.T) {
	r, main, evolve := corpus(t)
	for seed := range sessiontest.Seeds(4) {
		es := sessiontest.NewEngines(corpusSetup(r, main, evolve, seed))
		rnd := rules.Mix(seed, 7)
		p := &bot.Random{Rand: rules.Mix(seed, 8)}
		for n := 0; es.Pending() != nil && n < 1500; n++ {
			in := sessiontest.Chance(es.M[0], seed)
			if in == nil {
				a := sessiontest.Answers(es.M[0], p, &rnd)
				in = &a
			}
			if err := es.Feed(*in); err != nil {
				t.Fatalf("seed %d, input %d: %v", seed, n, err)
			}
		}
		es.Close()
	}
}
