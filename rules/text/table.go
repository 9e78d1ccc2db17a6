package text

import (
	"reflect"
	"slices"
	"strings"
	"sync"
)

// Lang is a language of card text.
type Lang uint8

// The languages.
const (
	JA Lang = iota
	EN
	langs
)

type Symbol int16

// Row is one production: a nonterminal, its faces, and the node they mean. The
// first alternative of a face is printed, the others only parse. An empty face:
// the language does not say it this way.
type Row struct {
	ID    string
	NT    string
	JA    string
	EN    string
	Node  any                          // nil: the value of the only hole
	Needs func(any) bool               // on the built node, both ways; nil: always
	Quiet bool                         // read, never printed
	Late  bool                         // a row of the game itself that prints behind the common ones
	Asks  func(x *Lexicon, v any) bool // Needs that asks what the game says; of common rows
}

// Leaf is a nonterminal that Go reads and prints.
type Leaf struct {
	Parse func(p *Parser, pos int, add func(end int, v any))
	Print func(w *Printer, v any) (string, bool)
}

// rule is what a nonterminal may be.
type rule struct {
	name  string
	leaf  *Leaf
	faces [langs][]*face // parsing: every alternative of every row
	print [langs][]*face // printing: the first alternative of every row
}

// table is the compiled grammar of a game.
type table struct {
	rules    []rule
	byName   map[string]Symbol
	literals map[string]int
	lits     [][]rune
	faces    [langs]strings.Builder // as they are written, a line each, for what words there are
	idle     sync.Pool              // parsers that are done with their pieces
}

func newTable() *table {
	return &table{byName: map[string]Symbol{}, literals: map[string]int{}}
}

func (t *table) Nonterminal(name string) Symbol {
	if n, ok := t.byName[name]; ok {
		return n
	}
	n := Symbol(len(t.rules))
	t.byName[name] = n
	t.rules = append(t.rules, rule{name: name})
	return n
}

func (t *table) literal(s string) int {
	if i, ok := t.literals[s]; ok {
		return i
	}
	t.literals[s] = len(t.lits)
	t.lits = append(t.lits, []rune(s))
	return len(t.lits) - 1
}

func (t *table) AddLeaf(name string, l Leaf) {
	n := t.Nonterminal(name)
	t.rules[n].leaf = &l
}

func (t *table) add(rows ...Row) {
	for _, r := range rows {
		t.addRow(r)
	}
}

func (t *table) addRow(r Row) {
	n := t.Nonterminal(r.NT)
	for l, s := range [langs]string{r.JA, r.EN} {
		if s == "" {
			continue
		}
		if Lang(l) == JA {
			s = thisTurn(s)
		}
		t.faces[l].WriteString(s + "\n")
		copyOf := r
		fs := t.readFaces(&copyOf, s, Lang(l))
		t.rules[n].faces[l] = append(t.rules[n].faces[l], fs...)
		if !r.Quiet {
			t.rules[n].print[l] = append(t.rules[n].print[l], fs[0])
		}
	}
}

// thisTurn lets every face that begins a clause with このターン say it as the others do:
// このターン、 このターン中、 このターン中に.
func thisTurn(ja string) string {
	const begins = "このターン‹"
	at := strings.Index(ja, begins)
	if at < 0 {
		return ja
	}
	at += len(begins)
	n := strings.Index(ja[at:], "›")
	if n < 0 {
		return ja
	}
	said := strings.Split(ja[at:at+n], "|")
	all := []string{"、", "中、", "に", "中に"}
	for _, w := range said {
		if w != "" && !slices.Contains(all, w) {
			return ja
		}
	}
	for _, w := range all {
		if !slices.Contains(said, w) {
			said = append(said, w)
		}
	}
	return ja[:at] + strings.Join(said, "|") + "›" + thisTurn(ja[at+n+len("›"):])
}

// prune drops the faces that name what the game does not have.
func (t *table) prune() {
	for again := true; again; {
		again = false
		for i := range t.rules {
			r := &t.rules[i]
			for l := range r.faces {
				n := len(r.faces[l])
				r.faces[l] = slices.DeleteFunc(r.faces[l], t.lacking)
				r.print[l] = slices.DeleteFunc(r.print[l], t.lacking)
				again = again || len(r.faces[l]) < n
			}
		}
	}
}

// lacking tells whether a face has a hole that nothing fills.
func (t *table) lacking(f *face) bool {
	return slices.ContainsFunc(f.holes, func(h hole) bool {
		r := &t.rules[h.nt]
		return r.leaf == nil && len(r.faces[JA])+len(r.faces[EN]) == 0
	})
}

// check refuses left recursion, a mistake of the table itself.
func (t *table) check() {
	for l := Lang(0); l < langs; l++ {
		state := make([]uint8, len(t.rules))
		var visit func(n Symbol, trail []string)
		visit = func(n Symbol, trail []string) {
			trail = append(trail, t.rules[n].name)
			if state[n] == 1 {
				panic("text: left recursion " + strings.Join(trail, " > "))
			}
			if state[n] == 2 {
				return
			}
			state[n] = 1
			for _, f := range t.rules[n].faces[l] {
				for _, m := range f.firsts(f.items) {
					visit(m, trail)
				}
			}
			state[n] = 2
		}
		for n := range t.rules {
			visit(Symbol(n), nil)
		}
	}
}

// firsts lists the nonterminals a sequence may begin with.
func (f *face) firsts(items []item) []Symbol {
	var out []Symbol
	for _, it := range items {
		switch {
		case it.litID >= 0:
			return out
		case it.hole >= 0:
			return append(out, f.holes[it.hole].nt)
		}
		empty := false
		for _, a := range it.alts {
			out = append(out, f.firsts(a)...)
			empty = empty || len(a) == 0
		}
		if !empty {
			return out
		}
	}
	return out
}

// build makes the node of a face from the values of its holes.
func (f *face) build(vals []any) (any, bool) {
	if f.row.Node == nil {
		return vals[0], f.row.Needs == nil || f.row.Needs(vals[0])
	}
	root := reflect.New(reflect.TypeOf(f.row.Node)).Elem()
	root.Set(cloneValue(reflect.ValueOf(f.row.Node)))
	for pass := 0; pass < 2; pass++ {
		for i := range f.holes {
			for _, path := range f.holes[i].to {
				rest := len(path) > 0 && path[len(path)-1] == restStep
				if rest != (pass == 1) {
					continue
				}
				if !set(root, path, vals[i]) {
					return nil, false
				}
			}
		}
	}
	x := root.Interface()
	return x, f.row.Needs == nil || f.row.Needs(x)
}

// fill takes a node apart; the values stand in the order of the holes.
func (f *face) fill(v any) ([]any, bool) {
	if f.row.Node == nil {
		return []any{v}, f.row.Needs == nil || f.row.Needs(v)
	}
	rl, rv := reflect.ValueOf(f.row.Node), reflect.ValueOf(v)
	if rl.Type() != rv.Type() {
		return nil, false
	}
	out := make([]reflect.Value, len(f.holes))
	if !match(rl, rv, f.wants, out) || f.row.Needs != nil && !f.row.Needs(v) {
		return nil, false
	}
	return holeValues(out)
}

func holeValues(out []reflect.Value) ([]any, bool) {
	vals := make([]any, len(out))
	for i, v := range out {
		x, ok := holeValue(v)
		if !ok {
			return nil, false
		}
		vals[i] = x
	}
	return vals, true
}

func holeValue(v reflect.Value) (any, bool) {
	switch v.Kind() {
	case reflect.Invalid:
		return counterWord{}, true // a word without meaning
	case reflect.Interface:
		if v.IsNil() {
			return nil, false
		}
		return v.Elem().Interface(), true
	case reflect.Pointer:
		if v.IsNil() {
			return nil, false
		}
		return v.Elem().Interface(), true
	}
	return v.Interface(), true
}
