package text

import (
	"sync"

	"gotaku/rules/ability"
)

// Game is the grammar of one game: its lexicon, its switches and the table built
// from them. It is immutable and safe for concurrent use.
type Game struct {
	lex   *Lexicon
	table *table
	dict  Dict
	nts   startSymbols
	terse bool // no second look at what failed: for tests that compile thousands of wrong texts
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
	sentence, trigger, costs, fuse, cond, effects, np, npraw, limitHead, construct nt
}

// Dialect is how the cards of one game speak. A wing gives it (Speaker).
type Dialect interface {
	// Lexicon is the game's words and productions. It is asked for once.
	Lexicon() *Lexicon
}

// Speaker is a game whose cards have text.
type Speaker interface{ Dialect() Dialect }

// spoken are the games that have a dialect, by id, and their grammars once they were asked
// for. Only Of calls a wing's Dialect, so that a program which reads no texts is linked
// without grammars.
var (
	speakers = map[string]Speaker{}
	grammars = map[string]*Game{}
	building sync.Mutex
)

// Register says how the cards of a game speak; package games does so for every game.
func Register(id string, s Speaker) {
	building.Lock()
	defer building.Unlock()
	speakers[id] = s
}

// Of finds the grammar of a game by its id, and builds it when it is first asked for; nil
// when there is none.
func Of(id string) *Game {
	building.Lock()
	defer building.Unlock()
	if g := grammars[id]; g != nil {
		return g
	}
	s := speakers[id]
	if s == nil {
		return nil
	}
	g := New(s.Dialect())
	grammars[id] = g
	return g
}

// New builds the grammar of a dialect.
func New(d Dialect) *Game {
	g := &Game{lex: d.Lexicon(), table: newTable()}
	g.lex.index()
	g.buildTable()
	return g
}

// With returns the same grammar with the names and traits of packs.
func (g *Game) With(d Dict) *Game {
	c := *g
	c.dict = d
	return &c
}

func (g *Game) buildTable() {
	t, x := g.table, g.lex
	g.addLeaves()
	own := x.ownRows(func(r *Row) bool { return r.NT != "effect" && r.NT != "event" && !r.Late })
	late := x.ownRows(func(r *Row) bool { return r.Late })
	t.add(own...)
	for _, m := range modules {
		t.add(x.common(m.name)...)
		if m.name == "nouns" {
			t.add(late...)
		}
	}
	n := t.nonterminal
	g.nts = startSymbols{
		sentence: n("sentence"), trigger: n("trigger"), costs: n("costs"), fuse: n("fuse"), cond: n("cond"),
		effects: n("effects"), np: n("np"), npraw: n("npraw"), limitHead: n("limithead"), construct: n("construct"),
	}
	t.prune()
	t.check()
}
