package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// Parser reads one sentence (or phrase) with a memoised top-down chart that keeps
// every reading of every nonterminal at every place.
type Parser struct {
	Game  *Game
	Lang  Lang
	Text  []rune // normalised
	piece *Normal
	low   []rune // text in lower case, which literals are compared with
	memo  map[int32]*cell
	depth int      // of calls of At
	open  int      // the least depth of a busy cell that was asked for since; above all: none was
	runes letters  // of the text
	last  []int32  // last place of each literal, +1; 0: not looked up yet
	alive []living // by nonterminal: what can stand in the text at all
	faces []*face  // room of alive
	vals  []any    // room of the faces that are being tried, one above the other
	fuel  *int
	far   int      // furthest place reached
	need  []string // what was expected there
	wide  bool     // try faces whose literals are not ahead too: for better messages

	quoted *quotes
}

type reading struct {
	End int
	Val any
}

// living are those faces of a nonterminal whose every literal stands somewhere in the text.
type living struct {
	known bool
	lack  bool // there are others
	faces []*face
}

type cell struct {
	busy  bool
	depth int // of the calls, while it is busy
	all   []reading
}

// letters tells of a text what letters are in it, some of them taken together: a literal
// with one that is not is not in the text.
type letters [4]uint64

func lettersOf(r []rune) (s letters) {
	for _, c := range r {
		s[c>>6&3] |= 1 << (c & 63)
	}
	return s
}

// beyond tells whether there are letters that a text has not.
func (s *letters) beyond(t *letters) bool {
	return s[0]&^t[0]|s[1]&^t[1]|s[2]&^t[2]|s[3]&^t[3] != 0
}

// Lower folds ASCII letters.
func Lower(s []rune) []rune {
	out := make([]rune, len(s))
	for i, c := range s {
		out[i] = lower(c)
	}
	return out
}

func lower(c rune) rune {
	if 'A' <= c && c <= 'Z' {
		c += 'a' - 'A'
	}
	return c
}

// whole returns every reading of n that spans the text.
func (p *Parser) whole(n Symbol) []any {
	var out []any
	for _, r := range p.At(n, 0) {
		if r.End == len(p.Text) {
			out = append(out, r.Val)
		}
	}
	return out
}

// At returns every reading of n at pos.
func (p *Parser) At(n Symbol, pos int) []reading {
	key := int32(n)<<16 | int32(pos)
	if c, ok := p.memo[key]; ok {
		if c.busy {
			p.open = min(p.open, c.depth)
			return nil
		}
		return c.all
	}
	p.depth++
	c, open := &cell{busy: true, depth: p.depth}, p.open
	p.memo[key], p.open = c, noneOpen
	add := func(end int, v any) {
		for _, r := range c.all {
			if r.End == end && Equal(r.Val, v) {
				return
			}
		}
		c.all = append(c.all, reading{end, v})
	}
	r := &p.Game.Table.rules[n]
	var faces []*face
	if *p.fuel > 0 { // those that no place in the text can have are looked at once, and not at every place
		faces = p.facesOf(n, pos)
	}
	if *p.fuel -= len(faces) / facesPerStep; *p.fuel > 0 {
		if r.leaf != nil {
			*p.fuel--
			before := len(c.all)
			r.leaf.Parse(p, pos, add)
			if len(c.all) == before {
				p.expect(pos, r.name)
			}
		}
		for _, f := range faces {
			p.face(f, pos, add)
		}
	}
	if c.busy = false; p.open < c.depth { // what waits for it is missing: it is read anew when asked for elsewhere
		delete(p.memo, key)
		open = min(open, p.open)
	}
	p.depth, p.open = p.depth-1, open
	return c.all
}

// noneOpen is deeper than any call.
const noneOpen = 1 << 30

// facesOf are the faces of n that can stand at pos, by the letters and the literals of the text; all, where it is to be
// told what would have helped.
func (p *Parser) facesOf(n Symbol, pos int) []*face {
	r := &p.Game.Table.rules[n]
	if p.wide {
		return r.faces[p.Lang]
	}
	l := &p.alive[n]
	if !l.known { // they are all looked at, once
		*p.fuel -= len(r.faces[p.Lang]) / facesPerStep
		from := len(p.faces)
		for _, f := range r.faces[p.Lang] {
			if !f.runes.beyond(&p.runes) && !slices.ContainsFunc(f.must, func(l int) bool { return p.lastOf(l) < 0 }) {
				p.faces = append(p.faces, f)
			}
		}
		to := len(p.faces)
		*l = living{known: true, lack: to-from < len(r.faces[p.Lang]), faces: p.faces[from:to:to]}
	}
	if l.lack {
		p.expect(pos, r.name)
	}
	return l.faces
}

// face tries one face at pos.
func (p *Parser) face(f *face, pos int, add func(int, any)) {
	if first := &f.items[0]; first.litID >= 0 && !p.has(pos, first.lit) { // no step: there are hundreds of such
		if p.wide {
			p.expect(pos, first.print)
		} else {
			p.expect(pos, f.row.NT)
		}
		return
	}
	if !p.wide && slices.ContainsFunc(f.must, func(l int) bool { return p.lastOf(l) < pos }) {
		return
	}
	n := len(p.vals)
	p.vals = append(p.vals, f.none...)
	vals := p.vals[n:len(p.vals):len(p.vals)] // stays what it is when there must be more room
	p.items(f, f.items, pos, vals, func(end int) {
		if v, ok := f.build(vals); ok {
			if f.says && end > pos {
				stand(reflect.ValueOf(v), p.piece.From[pos], p.piece.To[end-1])
			}
			add(end, v)
		}
	})
	clear(vals)
	p.vals = p.vals[:n]
}

// stand says of the clauses in v that were read of nothing smaller where they stand.
func stand(v reflect.Value, from, to int) {
	if v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface {
		if v.IsNil() {
			return
		}
		if e, ok := v.Interface().(ability.Effect); ok {
			if _, end := e.Said(); end == 0 {
				e.Say(from, to)
			}
		}
	}
	EachField(v, func(f reflect.Value) { stand(f, from, to) })
}

// says tells whether a node has clauses of its own.
func says(v reflect.Value) (found bool) {
	if v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface {
		if v.IsNil() {
			return false
		}
		if _, ok := v.Interface().(ability.Effect); ok {
			return true
		}
	}
	EachField(v, func(f reflect.Value) { found = found || says(f) })
	return found
}

func (p *Parser) items(f *face, items []item, pos int, vals []any, done func(int)) {
	if *p.fuel <= 0 {
		return
	}
	*p.fuel--
	if len(items) == 0 {
		done(pos)
		return
	}
	it, rest := &items[0], items[1:]
	switch {
	case it.litID >= 0:
		if p.has(pos, it.lit) {
			p.items(f, rest, pos+len(it.lit), vals, done)
		} else {
			p.expect(pos, it.print)
		}
	case it.hole >= 0:
		for _, r := range p.At(f.holes[it.hole].nt, pos) {
			vals[it.hole] = r.Val
			p.items(f, rest, r.End, vals, done)
		}
	default:
		for _, a := range it.alts {
			p.items(f, a, pos, vals, func(end int) { p.items(f, rest, end, vals, done) })
		}
	}
}

// has tells whether a literal stands at pos.
func (p *Parser) has(pos int, lit []rune) bool {
	if pos+len(lit) > len(p.low) {
		return false
	}
	for i, c := range lit {
		if p.low[pos+i] != c {
			return false
		}
	}
	return true
}

// HasString is has of a string.
func (p *Parser) HasString(pos int, s string) bool {
	if pos < 0 || pos > len(p.low) {
		return false
	}
	return s == "" || leads(p.low[pos:], s) > 0
}

// Ahead tells whether s stands somewhere from pos on.
func (p *Parser) Ahead(pos int, s string) bool {
	return pos <= len(p.Text) && strings.Contains(string(p.Text[pos:]), s)
}

// lastOf finds where a literal occurs last; -1: nowhere.
func (p *Parser) lastOf(l int) int {
	if p.last[l] == 0 {
		lit := p.Game.Table.lits[l]
		p.last[l] = -1
		for i := len(p.low) - len(lit); i >= 0; i-- {
			if p.has(i, lit) {
				p.last[l] = int32(i + 1)
				break
			}
		}
	}
	if p.last[l] < 0 {
		return -1
	}
	return int(p.last[l] - 1)
}

// expect notes what would have helped at pos.
func (p *Parser) expect(pos int, what string) {
	if pos < p.far {
		return
	}
	if pos > p.far {
		p.far, p.need = pos, p.need[:0]
	}
	if len(p.need) > 12 {
		return
	}
	for _, n := range p.need {
		if n == what {
			return
		}
	}
	p.need = append(p.need, what)
}
