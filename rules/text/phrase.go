package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// A noun phrase is a set of modifiers around a head: "mod" rows are partial
// filters that merge, "head" rows the nouns. Modifiers parse in any order and
// print in the order of the table. English faces that begin with … stand behind
// the head. All: of all that fit, so that "and" joins alternatives, too; "modall" rows are
// modifiers that only they can have, behind those of place.

func (g *Game) nounLeaf(raw, all bool) Leaf {
	t := g.Table
	mod, head, full, ofAll := t.Nonterminal("mod"), t.Nonterminal("head"), t.Nonterminal("npfull"), t.Nonterminal("modall")
	return Leaf{
		Parse: func(p *Parser, pos int, add func(int, any)) {
			out := func(end int, f ability.Filter) {
				if g.Lex.alone(&f) && len(f.Zone)+len(f.Or) > 0 {
					return // it lies in one place, and alone
				}
				pullKind(&f)
				sortFilter(&f)
				g.dialect.Noun(g, &f, raw)
				add(end, f)
			}
			for _, r := range p.At(full, pos) {
				out(r.End, r.Val.(ability.Filter))
			}
			p.nounFrom(mod, head, pos, ability.Filter{}, out)
			if all {
				p.allFrom(mod, ofAll, head, pos, ability.Filter{}, out)
			}
			p.unionFrom(mod, head, pos, ability.Filter{}, all, out)
		},
		Print: func(w *Printer, v any) (string, bool) {
			f, ok := v.(ability.Filter)
			if !ok {
				return "", false
			}
			return w.noun(f, raw)
		},
	}
}

// nounFrom reads modifiers and a head behind the modifiers in f.
func (p *Parser) nounFrom(mod, head Symbol, pos int, f ability.Filter, out func(int, ability.Filter)) {
	for _, r := range p.mods(mod, pos, false) {
		if n := f; !p.exceptsMore(&f, r) && mergeFilter(&n, r.Val.(ability.Filter)) {
			p.nounFrom(mod, head, r.End, n, out)
		}
	}
	for _, r := range p.At(head, pos) {
		if n := f; mergeFilter(&n, r.Val.(ability.Filter)) {
			p.nounBehind(mod, r.End, n, out)
		}
	}
	if p.Lang == JA && p.HasString(pos, "「") && f.Kind == 0 { // 自分の場の「兵士・フォロワー」
		for _, r := range p.At(p.Game.Starts.npraw, pos+1) {
			if n, ok := saidOfEach(f, r.Val.(ability.Filter)); ok && p.HasString(r.End, "」") {
				out(r.End+1, n)
			}
		}
	}
}

// saidOfEach is a noun with what is said before it. What says which of several alternatives are
// meant is said of each of them, as if it stood before each.
func saidOfEach(f, noun ability.Filter) (ability.Filter, bool) {
	which := ability.Filter{Has: f.Has, Num: f.Num, NotKind: f.NotKind}
	if len(noun.Or) == 0 || Equal(which, ability.Filter{}) {
		return f, mergeFilter(&f, noun)
	}
	f.Has, f.Num, f.NotKind = nil, nil, 0
	noun.Or = slices.Clone(noun.Or)
	for i := range noun.Or {
		m := which
		if !mergeFilter(&m, noun.Or[i]) {
			return f, false
		}
		sortFilter(&m)
		noun.Or[i] = m
	}
	return f, mergeFilter(&f, noun)
}

// allFrom reads one of the modifiers that only all of a sort have, behind those of place in f.
func (p *Parser) allFrom(mod, ofAll, head Symbol, pos int, f ability.Filter, out func(int, ability.Filter)) {
	for _, r := range p.mods(ofAll, pos, false) {
		if n := f; mergeFilter(&n, r.Val.(ability.Filter)) {
			p.nounFrom(mod, head, r.End, n, out)
		}
	}
	for _, r := range p.mods(mod, pos, false) {
		if n := f; placeOnly(r.Val.(ability.Filter)) && mergeFilter(&n, r.Val.(ability.Filter)) {
			p.allFrom(mod, ofAll, head, r.End, n, out)
		}
	}
}

// allAmid stands between modifiers of which one counts all: コスト2以下のすべてのフォワード.
const allAmid = "すべての"

// parseAmid reads a noun phrase with that word behind its first modifiers.
func (g *Game) parseAmid(p *Parser, pos int, add func(int, any)) {
	if p.Lang != JA || !p.Ahead(pos, allAmid) {
		return
	}
	mod, head := g.Table.byName["mod"], g.Table.byName["head"]
	var more func(pos int, f ability.Filter)
	more = func(pos int, f ability.Filter) {
		for _, r := range p.mods(mod, pos, false) {
			n := f
			if !mergeFilter(&n, r.Val.(ability.Filter)) {
				continue
			}
			if p.HasString(r.End, allAmid) {
				p.nounFrom(mod, head, r.End+len([]rune(allAmid)), n, func(end int, f ability.Filter) {
					if g.Lex.alone(&f) {
						return // of which there is one
					}
					if len(f.Zone) == 0 && len(f.Num) > 0 && f.Kind&(f.Kind-1) != 0 {
						return // コスト2以下の, of the second sort too? Where they lie, that is said before both
					}
					pullKind(&f)
					sortFilter(&f)
					g.dialect.Noun(g, &f, false)
					add(end, f)
				})
			}
			more(r.End, n)
		}
	}
	more(pos, ability.Filter{})
}

// exceptsMore: 硝子・フォロワー以外のカード are all but the glass followers, not glass cards
// but no followers: what says which stands before a kind that is excepted for that kind.
func (p *Parser) exceptsMore(before *ability.Filter, r reading) bool {
	f := r.Val.(ability.Filter)
	if f.NotKind&^ability.Token != 0 && r.End >= len(isNot) && p.has(r.End-len(isNot), isNot) { // アクト状態のフォロワーでないカード: acted cards, or all but the acted followers?
		return !Equal(*before, ability.Filter{Who: before.Who, Zone: before.Zone})
	}
	return p.Lang == JA && f.NotKind != 0 && len(before.Has)+len(before.Num)+len(before.Or) > 0 && r.End >= len(excepted) && p.has(r.End-len(excepted), excepted)
}

// excepted is what stands behind what is excepted.
var excepted = []rune("以外の")

// isNot is what stands behind what something is not.
var isNot = []rune("でない")

func (p *Parser) nounBehind(mod Symbol, pos int, f ability.Filter, out func(int, ability.Filter)) {
	out(pos, f)
	if p.Lang != EN {
		return
	}
	for _, r := range p.mods(mod, pos, true) {
		if n := f; mergeFilter(&n, r.Val.(ability.Filter)) {
			p.nounBehind(mod, r.End, n, out)
		}
	}
}

// mods returns the readings of modifier rows of one place (before or behind).
func (p *Parser) mods(mod Symbol, pos int, after bool) []reading {
	key := int32(mod)<<16 | int32(pos)
	if after {
		key |= 1 << 30
	}
	if c, ok := p.memo[key]; ok {
		return c.all
	}
	c, open := &cell{}, p.open
	p.memo[key], p.open = c, noneOpen
	for _, f := range p.facesOf(mod, pos) {
		if f.after == after {
			p.face(f, pos, func(end int, v any) { c.all = append(c.all, reading{end, v}) })
		}
	}
	if p.open <= p.depth {
		delete(p.memo, key)
	}
	p.open = min(open, p.open)
	return c.all
}

func mergeFilter(dst *ability.Filter, src ability.Filter) bool {
	return merge(reflect.ValueOf(dst).Elem(), reflect.ValueOf(src))
}

// fillZone writes out the zone that a bare kind word means. SVE 2.3.4, 4.3.3.
func (g *Game) fillZone(f *ability.Filter) {
	if z, ok := g.Lex.Defaults[anyKind(f)]; ok && (anyKind(f) != 0 || len(f.Has)+len(f.Or) > 0) && len(f.Zone) == 0 && f.Depth == nil && f.Ref == (ability.Ref{}) && !InSlot(f) && !Fought(f) {
		f.Zone = []ability.Zone{z}
	}
	if f.Ref == ThisRef && f.Who.Side == ability.You {
		f.Who = ability.Who{}
	}
	if f.Who == (ability.Who{}) && len(f.Zone) > 0 && f.Ref == (ability.Ref{}) && !slices.ContainsFunc(f.Zone, func(z ability.Zone) bool { return !g.Lex.own(z) }) {
		f.Who.Side = ability.You
	}
}

// UnsaidZone leaves out the zone that a bare kind means.
func (g *Game) UnsaidZone(f ability.Filter) ability.Filter {
	bare := f
	bare.Zone = nil
	if filled := bare; len(f.Zone) == 1 {
		if g.fillZone(&filled); Equal(filled, f) {
			return bare
		}
	}
	return f
}

// Fought: what is in battle needs no zone.
func Fought(f *ability.Filter) bool {
	for _, r := range f.Rel {
		if r.Kind == ability.FoughtBy {
			return true
		}
	}
	return false
}

// sortFilter puts the lists of a filter into one order; they are sets.
func sortFilter(f *ability.Filter) {
	sortBy(len(f.Has), func(i, j int) bool { return lessProp(f.Has[i], f.Has[j]) }, reflect.Swapper(f.Has))
	sortBy(len(f.Num), func(i, j int) bool {
		a, b := f.Num[i], f.Num[j]
		if a.Stat != b.Stat {
			return a.Stat < b.Stat
		}
		if a.Cmp != b.Cmp {
			return a.Cmp < b.Cmp
		}
		return a.Original && !b.Original
	}, reflect.Swapper(f.Num))
	sortBy(len(f.Is), func(i, j int) bool { return f.Is[i] < f.Is[j] }, reflect.Swapper(f.Is))
	sortBy(len(f.Not), func(i, j int) bool { return f.Not[i] < f.Not[j] }, reflect.Swapper(f.Not))
	sortBy(len(f.Rel), func(i, j int) bool { return f.Rel[i].Kind < f.Rel[j].Kind }, reflect.Swapper(f.Rel))
	sortBy(len(f.Zone), func(i, j int) bool { return f.Zone[i] < f.Zone[j] }, reflect.Swapper(f.Zone))
}

func lessProp(a, b ability.Prop) bool {
	if a.Attr != b.Attr {
		return a.Attr < b.Attr
	}
	if a.Value != b.Value {
		return a.Value < b.Value
	}
	return a.Match < b.Match || a.Match == b.Match && !a.Not && b.Not
}

func sortBy(n int, less func(i, j int) bool, swap func(i, j int)) {
	for i := 1; i < n; i++ {
		for j := i; j > 0 && less(j, j-1); j-- {
			swap(j, j-1)
		}
	}
}

// noun prints a filter as a noun phrase.
func (w *Printer) noun(f ability.Filter, raw bool) (string, bool) {
	t := w.Game.Table
	plural := w.Plural
	w.Plural = false
	w.setCounter(f)
	kind, whole, counter := f.Kind, f, w.counter
	defer func() {
		if len(whole.Zone) > 0 && slices.ContainsFunc(whole.Rel, func(r ability.Rel) bool { return r.In != nil }) {
			w.counter = counter // not of what was named within
		}
		w.Plural = false
		w.agree = plural
		if w.Lang == JA {
			w.agree = kind&w.Game.Lex.Living == 0 && !Named(&f)
			if len(w.Game.Lex.Areas) > 0 {
				w.agree = !w.Game.Lex.InAreas(&whole)
			}
		}
	}()
	if len(f.Zone) == 1 && w.Game.Lex.standsForCards(f.Zone[0]) {
		if s, ok := w.Print(t.byName["npfull"], f); ok {
			return s, true
		}
	}
	if !raw && w.Game.Lex.alone(&f) && len(f.Zone) == 1 && f.Zone[0] == w.Game.Lex.Defaults[f.Kind] {
		f.Zone = nil
		if s, ok := w.Print(t.byName["npfull"], f); ok {
			return s, true
		}
	}
	if !raw {
		f = w.Game.dialect.Unsaid(w.Game, f)
	}
	if len(f.Or) > 0 && !(w.Game.Lex.Shared && f.Kind != 0) && !notBoth(f.Or) {
		s, ok := w.union(f, plural)
		if head, _ := w.Game.dialect.HeadNoun(f); ok || len(head.Or)+len(f.Num) == 0 && !(w.Game.Lex.Shared && w.Game.Lex.InAreas(&f)) { // in an area the place is the noun of all
			return s, ok
		}
	}
	head, rest := w.Game.dialect.HeadNoun(f)
	if f.Kind == 0 && Equal(head, ability.Filter{}) {
		for i, p := range f.Has {
			if (p.Attr == ability.NameAttr || w.Game.Lex.Shared && (p.Attr == ability.TraitAttr || p.Attr == ability.CategoryAttr)) && p.Match == ability.Equals && !p.Not {
				head.Has = []ability.Prop{p}
				rest.Has = append(append([]ability.Prop(nil), f.Has[:i]...), f.Has[i+1:]...)
				break
			}
		}
		if f.Ref != (ability.Ref{}) {
			head = ability.Filter{Ref: f.Ref}
			rest, rest.Ref = f, ability.Ref{}
		}
	}
	w.Plural = plural
	if len(w.Game.Lex.Areas) > 0 && w.Lang == EN {
		w.agree = plural
	}
	noun, ok := w.Print(t.byName["head"], head)
	w.Plural = false
	if !ok {
		return "", false
	}
	whose := ""
	if w.Lang == EN && rest.Who != (ability.Who{}) && w.Game.Lex.InAreas(&f) {
		if whose, ok = w.Named("poss", rest.Who); !ok {
			return "", false
		}
		rest.Who = ability.Who{}
	}
	before, behind, ok := w.around(rest)
	if !ok && len(f.Or) > 0 {
		return w.union(f, plural) // each with the noun
	}
	return whose + before + noun + behind, ok
}

// around prints everything about a noun but its head.
func (w *Printer) around(rest ability.Filter) (before, behind string, ok bool) {
	t := w.Game.Table
	for _, fc := range t.rules[t.byName["mod"]].print[w.Lang] {
		for n := 0; n < 8; n++ {
			left, s, ok := w.modifier(fc, rest)
			if !ok || Equal(left, rest) {
				break
			}
			rest = left
			if fc.after {
				behind += s
			} else {
				before += s
			}
		}
	}
	return before, behind, Equal(rest, ability.Filter{})
}

// Named tells whether a filter says what name a card has.
func Named(f *ability.Filter) bool {
	for _, p := range f.Has {
		if p.Attr == ability.NameAttr {
			return true
		}
	}
	return false
}

// modifier prints what one modifier row says of f and returns what is left.
func (w *Printer) modifier(fc *face, f ability.Filter) (ability.Filter, string, bool) {
	out := make([]reflect.Value, len(fc.holes))
	rest, ok := peel(reflect.ValueOf(fc.row.Node), reflect.ValueOf(f), fc.wants, out)
	if !ok {
		return f, "", false
	}
	vals, ok := holeValues(out)
	if !ok {
		return f, "", false
	}
	if fc.row.Needs != nil {
		if _, ok := fc.build(vals); !ok {
			return f, "", false
		}
	}
	s, ok := w.face(fc, vals)
	return rest.Interface().(ability.Filter), s, ok
}

// InSlot: what is among things met before needs no zone.
func InSlot(f *ability.Filter) bool {
	for _, r := range f.Rel {
		if r.Kind == ability.InSlot {
			return true
		}
	}
	return false
}

// setCounter chooses the Japanese counter word for what f names.
func (w *Printer) setCounter(f ability.Filter) {
	kind := f.Kind
	if kind == 0 {
		for _, p := range f.Has {
			if p.Attr == ability.NameAttr && !p.Not {
				kind = w.Game.Dict.Kinds[p.Value]
			}
		}
	}
	w.counter = w.Game.dialect.Counter(w.Game, &f, kind)
}

// ThisFilter is the card the ability is on.
func ThisFilter() *ability.Filter { return &ability.Filter{Ref: ThisRef} }

// Zoned is what lies in a zone.
func Zoned(z ability.Zone) ability.Filter { return ability.Filter{Zone: []ability.Zone{z}} }
