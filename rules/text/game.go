package text

import (
	"strings"
	"sync"

	"gotaku/rules/ability"
)

// Game is the grammar of one game: its lexicon, its switches and the table built
// from them. It is immutable and safe for concurrent use.
type Game struct {
	dialect Dialect
	Lex     *Lexicon
	Table   *table
	Dict    Dict
	Starts  startSymbols
	terse   bool              // see Terse
	them    bool              // English parts it from them
	said    map[string]bool   // English words of its rows, where traits stand without brackets
	named   map[string]string // names of the packs in English, where they stand without quotes
}

// Terse is the grammar without a second look at what failed, for tests that compile thousands of wrong texts.
func (g *Game) Terse() *Game {
	t := *g
	t.terse = true
	return &t
}

// Dict gives names and traits of packs in both languages. Data always holds the
// Japanese string; a word not listed prints as it is. Kinds may tell the kinds of
// named cards, so that their counter word is right (『N』1体, 『N』1枚).
type Dict struct {
	Names  map[string]string // Japanese to English
	Traits map[string]string // Japanese to English
	Kinds  map[string]ability.Kinds
}

// startSymbols are the nonterminals that code starts from.
type startSymbols struct {
	sentence, trigger, costs, cond, effects, np, npraw, LimitHead, Construct Symbol
}

// Speaker is a game whose cards have text.
type Speaker interface{ Dialect() Dialect }

// The games that were registered, by id, and their grammars once they were asked for.
var (
	speakers = map[string]any{}
	grammars = map[string]*Game{}
	building sync.Mutex
)

// Register makes a game known, which speaks if it is a Speaker; package games does so for
// every game. That is asked in Of alone: a program that reads no texts never names Speaker,
// so that it is linked without the wings' dialects.
func Register(id string, game any) {
	building.Lock()
	defer building.Unlock()
	speakers[id] = game
}

// Of finds the grammar of a game by its id, and builds it when it is first asked for; nil
// when there is none.
func Of(id string) *Game {
	building.Lock()
	defer building.Unlock()
	if g := grammars[id]; g != nil {
		return g
	}
	s, speaks := speakers[id].(Speaker)
	if !speaks {
		return nil
	}
	g := New(s.Dialect())
	grammars[id] = g
	return g
}

// New builds the grammar of a dialect.
func New(d Dialect) *Game {
	g := &Game{dialect: d, Lex: d.Lexicon(), Table: newTable()}
	g.Lex.index()
	g.buildTable()
	return g
}

// With returns the same grammar with the names and traits of packs.
func (g *Game) With(d Dict) *Game {
	c := *g
	if c.Dict = d; g.Lex.BareNames {
		c.named = make(map[string]string, len(d.Names))
		for ja, en := range d.Names {
			if had, twice := c.named[en]; !twice || ja < had {
				c.named[en] = ja
			}
		}
	}
	return &c
}

func (g *Game) buildTable() {
	t, x := g.Table, g.Lex
	g.addLeaves()
	own := x.ownRows(func(r *Row) bool { return r.NT != "effect" && r.NT != "event" && !r.Late })
	late := x.ownRows(func(r *Row) bool { return r.Late })
	t.add(own...)
	t.add(chainConditions(own)...)
	t.add(unlessConditions(own)...)
	g.them = strings.Contains(x.Rows.faces["it"].EN, ItMark)
	for _, m := range modules {
		t.add(x.common(m.name)...)
		if m.name == "nouns" {
			t.add(late...)
		}
	}
	g.addJoint()
	n := t.Nonterminal
	g.Starts = startSymbols{
		sentence: n("sentence"), trigger: n("trigger"), costs: n("costs"), cond: n("cond"),
		effects: n("effects"), np: n("np"), npraw: n("npraw"), LimitHead: n("limithead"), Construct: n("construct"),
	}
	t.prune()
	t.check()
	if x.BareTraits {
		g.said = map[string]bool{}
		for _, l := range t.lits {
			for _, w := range strings.Fields(string(l)) {
				g.said[w] = true
			}
		}
	}
}

// Costs is what stands where a cost does.
func (s *startSymbols) Costs() Symbol { return s.costs }
