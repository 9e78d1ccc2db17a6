package text

import (
	"slices"
	"strings"
	"sync"

	"gotaku/rules/ability"
	"gotaku/rules/games"
	"gotaku/rules/wing"
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
	sentence, trigger, costs, fuse, cond, effects, np, npraw, limitHead, construct nt
}

var sve = sync.OnceValue(func() *Game {
	g := &Game{lex: sveLexicon(), table: newTable()}
	g.buildTable()
	return g
})

// SVE is the grammar of Shadowverse EVOLVE. The table is built once.
func SVE() *Game { return sve() }

// grammars are the grammars by game, each built when it is asked for.
var grammars = map[string]func() *Game{"sve": SVE, "fftcg": FFTCG, "divinecross": DivineCross}

// Of finds the grammar of a game by its id; nil when there is none.
func Of(id string) *Game {
	if g := grammars[id]; g != nil {
		return g()
	}
	return nil
}

// classesOf are a game's words for what its cards are sorted by.
func classesOf(id string) []wing.Name { return games.Of(id).Lexicon().Classes }

// With returns the same grammar with the names and traits of packs.
func (g *Game) With(d Dict) *Game {
	c := *g
	c.dict = d
	return &c
}

// dialect gives common rows the faces of the game, where it says them differently,
// and leaves out what it does not say.
func (x *lexicon) dialect(rows []row) []row {
	var out []row
	for _, r := range rows {
		if !x.keeps(r.id) {
			continue
		}
		f := x.faces[r.id]
		for l, s := range [langs]*string{&r.ja, &r.en} {
			switch {
			case f[l] == "-":
				*s = ""
			case f[l] != "":
				*s = f[l]
			default:
				had := *s != ""
				if *s = x.said(*s, Lang(l)); had && *s == "" && l == int(JA) {
					r.en = ""
				}
			}
		}
		if r.ja != "" || r.en != "" {
			out = append(out, r)
		}
	}
	return out
}

// keeps tells whether the game has a common row.
func (x *lexicon) keeps(id string) bool {
	return x.kept == nil || slices.ContainsFunc(x.kept, func(k string) bool {
		start, open := strings.CutSuffix(k, "*")
		return k == id || open && strings.HasPrefix(id, start)
	})
}

// said are the faces of a common row in the words of the game.
func (x *lexicon) said(s string, l Lang) string {
	if x.say[l] == nil || s == "" {
		return s
	}
	var out []string
	for _, f := range splitTop(s) {
		lacks := false
		for _, w := range x.unsaid[l] {
			lacks = lacks || strings.Contains(f, w)
		}
		if !lacks {
			out = append(out, x.say[l].Replace(f))
		}
	}
	return strings.Join(out, " | ")
}

// ownRows are the rows of the game itself for effects, or for anything else.
func (x *lexicon) ownRows(fits func(*row) bool) []row {
	var out []row
	for i := range x.own {
		if fits(&x.own[i]) {
			out = append(out, x.own[i])
		}
	}
	return out
}

func (g *Game) buildTable() {
	t, x := g.table, g.lex
	g.addLeaves()
	for _, rows := range [][]row{
		x.ownRows(func(r *row) bool { return r.nt != "effect" && r.nt != "event" && !r.late }),
		x.dialect(refRows), x.dialect(modRows(x)), x.ownRows(func(r *row) bool { return r.late }), x.dialect(selectRows), x.dialect(amountRows(x)), effectRows(x),
		x.dialect(costRows), x.dialect(conditionRows(x)), eventRows(x), x.dialect(sentenceRows),
	} {
		for _, r := range rows {
			t.add(r)
		}
	}
	n := t.nonterminal
	g.nts = startSymbols{
		sentence: n("sentence"), trigger: n("trigger"), costs: n("costs"), fuse: n("fuse"), cond: n("cond"),
		effects: n("effects"), np: n("np"), npraw: n("npraw"), limitHead: n("limithead"),
	}
	if x.say[JA] != nil {
		g.nts.construct = n("construct")
		t.prune()
	}
	t.check()
}
