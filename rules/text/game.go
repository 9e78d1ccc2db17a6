package text

import (
	"sync"

	"gotaku/rules/ability"
)

// Game is the grammar of one game: its lexicon, its switches and the table built
// from them. It is immutable and safe for concurrent use.
type Game struct {
	lex   *lexicon
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
	sentence, trigger, costs, fuse, cond, effects, np, npraw, limitHead nt
}

var sve = sync.OnceValue(func() *Game {
	g := &Game{lex: sveLexicon(), table: newTable()}
	g.buildTable()
	return g
})

// SVE is the grammar of Shadowverse EVOLVE. The table is built once.
func SVE() *Game { return sve() }

// With returns the same grammar with the names and traits of packs.
func (g *Game) With(d Dict) *Game {
	c := *g
	c.dict = d
	return &c
}

// dialect gives a row the faces of the game, where it says it differently.
func (g *Game) dialect(r row) row {
	f := g.lex.faces[r.id]
	if f[JA] != "" {
		r.ja = f[JA]
	}
	if f[EN] != "" {
		r.en = f[EN]
	}
	return r
}

func (g *Game) buildTable() {
	t := g.table
	g.addLeaves()
	for _, rows := range [][]row{
		refRows, modRows(g.lex), selectRows, amountRows, effectRows(g.lex), costRows, conditionRows(g.lex), eventRows(), sentenceRows,
	} {
		for _, r := range rows {
			t.add(g.dialect(r))
		}
	}
	n := t.nonterminal
	g.nts = startSymbols{
		sentence: n("sentence"), trigger: n("trigger"), costs: n("costs"), fuse: n("fuse"), cond: n("cond"),
		effects: n("effects"), np: n("np"), npraw: n("npraw"), limitHead: n("limithead"),
	}
	t.check()
}
