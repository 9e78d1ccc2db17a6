package text

import (
	"slices"

	"gotaku/rules/ability"
)

// A か B under one count: alternatives that share their place. 自分の場の兵士・
// フォロワーか騎士・フォロワー1体 is one choice among both. What says where (side,
// zone, 他の) stands before the first and holds for all; what says which belongs to
// its own member. A last member without any such word is no member of its own: in
// 兵士・フォロワーかアミュレット the trait holds for both kinds.

// placeOnly tells whether a modifier says where, or other than what.
func placeOnly(f ability.Filter) bool {
	return Equal(f, ability.Filter{Who: f.Who, Zone: f.Zone, On: f.On, Rel: f.Rel})
}

// memberOnly tells whether a modifier says which.
func memberOnly(f ability.Filter) bool {
	return Equal(f, ability.Filter{Has: f.Has, Num: f.Num, NotKind: f.NotKind})
}

// stateOnly tells whether a modifier says in which state something is.
func stateOnly(f ability.Filter) bool {
	return len(f.Is) > 0 && Equal(f, ability.Filter{Is: f.Is})
}

// stateShared tells whether a state before alternatives is said of each of them: of names and jobs, each a noun by itself, and of two kinds
// of which the same is said again.
func stateShared(list []ability.Filter) bool {
	for i := range list {
		if list[i].Kind != 0 && (list[0].Kind == 0 || len(list[i].Has) == 0 || !Equal(list[i].Has, list[0].Has)) || list[i].Kind == 0 && list[0].Kind != 0 {
			return false
		}
	}
	return len(list) > 0
}

// joint is what stands between two alternatives. Behind one that is not the last there is
// another to come.
type joint struct {
	word    string
	last    bool
	article bool // what stands behind it is said by itself
}

// joints are what may stand between alternatives; all: "and" too, where all are meant that
// fit: the monsters and items.
func joints(l Lang, all bool) []joint {
	switch {
	case l == JA:
		return []joint{{word: "か", last: true}}
	case all:
		return []joint{{word: " or ", last: true}, {word: " and/or ", last: true}, {word: ", "}, {word: ", or ", last: true}, {word: " and ", last: true}, {word: " and the ", last: true}, {word: ", and ", last: true}}
	}
	return []joint{{word: " or ", last: true}, {word: " and/or ", last: true}, {" or a ", true, true}, {" or an ", true, true}, {", or a ", true, true}, {", or an ", true, true}, {word: ", "}, {word: ", or ", last: true}}
}

// unionFrom reads alternatives behind the modifiers of place in f.
func (p *Parser) unionFrom(mod, head Symbol, pos int, f ability.Filter, all bool, out func(int, ability.Filter)) {
	p.joinedFrom(mod, head, pos, f, joints(p.Lang, all), out)
	if p.Lang == JA {
		p.joinedFrom(mod, head, pos, f, []joint{{word: "や", last: true}}, out)
	}
}

// joinedFrom reads alternatives with such words between them.
func (p *Parser) joinedFrom(mod, head Symbol, pos int, f ability.Filter, js []joint, out func(int, ability.Filter)) {
	for _, r := range p.mods(mod, pos, false) {
		m := r.Val.(ability.Filter)
		if n := f; placeOnly(m) && mergeFilter(&n, m) {
			p.joinedFrom(mod, head, r.End, n, js, out)
		} else if p.Game.Lex.Shared && len(f.Is) == 0 && stateOnly(m) && mergeFilter(&n, m) {
			p.joinedFrom(mod, head, r.End, n, js, func(end int, f ability.Filter) {
				if stateShared(f.Or) {
					out(end, f)
				}
			})
		} else if p.exceptsName(&m) && len(f.Has) == 0 && mergeFilter(&n, m) {
			p.joinedFrom(mod, head, r.End, n, js, func(end int, f ability.Filter) {
				if namesAnother(&f, &m) {
					out(end, f)
				}
			})
		}
	}
	p.member(mod, head, pos, ability.Filter{}, func(end int, first ability.Filter, behind bool) {
		for _, j := range js {
			if p.HasString(end, j.word) {
				p.alternatives(mod, head, end+len([]rune(j.word)), j, js, []ability.Filter{first}, func(end int, list []ability.Filter) {
					if behind && OfTrait(&list[1]) && slices.ContainsFunc(first.Has, isTrait) {
						return // monsters with [A] or [B]: with either of the two
					}
					n := f
					n.Or = list
					if p.Game.Lex.TraitsShare {
						n.Or = bareFirst(list)
					}
					mergeKinds(&n)
					if !j.article { // what stands behind one with an article of its own is said of that one
						p.Game.Lex.shareBound(p.Lang, &n)
					}
					p.unionBehind(mod, end, n, out)
				})
			}
		}
	})
}

// parseBoth reads what all of two sorts are: all monsters and items on the field.
func parseBoth(p *Parser, pos int, add func(int, any)) {
	t := p.Game.Table
	p.joinedFrom(t.byName["mod"], t.byName["head"], pos, ability.Filter{}, []joint{{word: Pick(p.Lang, "と", " and "), last: true}}, func(end int, f ability.Filter) {
		mergeKinds(&f)
		pullKind(&f)
		p.Game.dialect.Noun(p.Game, &f, false)
		add(end, f)
	})
}

// mergeKinds makes one of several kinds of alternatives of which each is a kind and nothing besides.
func mergeKinds(f *ability.Filter) {
	kinds := ability.Kinds(0)
	for i := range f.Or {
		if kinds |= f.Or[i].Kind; !bareKind(&f.Or[i]) {
			return
		}
	}
	if f.Kind == 0 {
		f.Kind, f.Or = kinds, nil
	}
}

// alternatives reads the further members behind a joint; behind the last no other may follow the
// next, but for the first of the words again.
func (p *Parser) alternatives(mod, head Symbol, pos int, by joint, js []joint, list []ability.Filter, out func(int, []ability.Filter)) {
	if len(list) >= maxList {
		return
	}
	last := by.last
	p.member(mod, head, pos, ability.Filter{}, func(end int, f ability.Filter, behind bool) {
		if behind && by.word != apartWord && !p.Game.Lex.Shared && bareKind(&list[len(list)-1]) {
			return // followers or amulets with cost 2: both have it
		}
		now := append(append([]ability.Filter(nil), list...), f)
		if by.article && last && len(list) == 1 && p.HasString(end, " from among ") {
			return // an amulet or a 《A》 spell from among them: either is a choice of its own, as their numbers say
		}
		if excludes(&f) != excludes(&list[0]) {
			return // 『A』か『B』以外のフォロワー: other than either, or only than the last?
		}
		marked := len(f.Has)+len(f.Num) > 0
		oneAll := js[0].word == "や" && len(list[0].Has) > 0 || p.Lang == JA && bareKind(&f) && len(list) == 1 && OfTrait(&list[0]) && !p.Game.Lex.Shared && !p.Game.Lex.TraitsShare
		if oneAll && !marked && f.Kind != 0 && list[0].Kind == 0 { // 兵士・カードやスペル, 兵士・カードかスペル: of both kinds the trait would tell nothing
			marked, now = true, append([]ability.Filter{f}, list...) // said first it needs no や
		}
		if x := p.Game.Lex; len(list) == 1 && x.traitAlone(p.Lang, &list[0], &f) && !x.traitless(&list[0], &f) {
			now = []ability.Filter{f, list[0]} // so said it is clear in any language
		}
		marked = marked || p.Game.Lex.Shared && f.Kind != 0 && list[0].Kind == 0 && Named(&list[0]) && !slices.Contains([]string{"と", " and "}, js[0].word) // a name is a noun by itself
		marked = marked || js[0].word == Pick(p.Lang, "と", " and ") && len(list[0].Has)+len(list[0].Num) == 0
		marked = marked || by.article && p.Game.Lex.TraitsShare && f.Kind != 0 && len(list[0].Has)+len(list[0].Num) > 0 // a 《竜》 monster or an item
		marked = marked || by.article && last && len(list) == 1 && bareKind(&list[0]) && bareKind(&f)
		if p.Game.Lex.TraitsShare && !by.article && (OfTrait(&f) && !OfTrait(&list[0]) || traitOfKind(&f) && (len(list[0].Num) > 0 || OfTrait(&list[0]) && f.Kind != 0)) {
			marked = false // コスト3以下の[A]か[B], 《A》か《B》モンスター: what stands before both, or behind both, is said of both
		}
		if x := p.Game.Lex; last && (marked || x.traitless(&list[0], &f) || x.traitAlone(p.Lang, &list[0], &f)) && !(x.Shared && x.shared(p.Lang, &list[0], &f, behind)) {
			out(end, now)
		}
		if !marked && !p.Game.Lex.Shared {
			return
		}
		for _, j := range js {
			if (!last || j == js[0]) && p.HasString(end, j.word) {
				p.alternatives(mod, head, end+len([]rune(j.word)), j, js, now, out)
			}
		}
	})
}

// bareFirst puts what is a kind and nothing besides before what is more: in 《竜》モンスターかアイテム both are 《竜》.
func bareFirst(list []ability.Filter) []ability.Filter {
	more := slices.DeleteFunc(slices.Clone(list), func(f ability.Filter) bool { return bareKind(&f) })
	return append(slices.DeleteFunc(slices.Clone(list), func(f ability.Filter) bool { return !bareKind(&f) }), more...)
}

// OfTrait tells whether an alternative is a trait and nothing besides.
func OfTrait(f *ability.Filter) bool {
	return len(f.Has) == 1 && f.Has[0].Attr == ability.TraitAttr && Equal(*f, ability.Filter{Has: f.Has})
}

func isTrait(p ability.Prop) bool { return p.Attr == ability.TraitAttr }

// traitOfKind tells whether nothing is said of something but a trait and its kind.
func traitOfKind(f *ability.Filter) bool {
	return len(f.Has) == 1 && f.Has[0].Attr == ability.TraitAttr && Equal(*f, ability.Filter{Kind: f.Kind, Has: f.Has})
}

// excludes tells whether an alternative says what it is not.
func excludes(f *ability.Filter) bool {
	return f.NotKind != 0 || slices.ContainsFunc(f.Has, func(p ability.Prop) bool { return p.Not })
}

// apartWord joins alternatives of which what stands behind the last is said of that alone.
const apartWord = ", or "

// bareKind tells whether an alternative is a kind and nothing besides.
func bareKind(f *ability.Filter) bool {
	return f.Kind != 0 && Equal(*f, ability.Filter{Kind: f.Kind})
}

// member reads one alternative, and tells whether something stands behind its noun.
func (p *Parser) member(mod, head Symbol, pos int, f ability.Filter, out func(int, ability.Filter, bool)) {
	for _, r := range p.mods(mod, pos, false) {
		if n := f; memberOnly(r.Val.(ability.Filter)) && !p.exceptsMore(&f, r) && mergeFilter(&n, r.Val.(ability.Filter)) {
			p.member(mod, head, r.End, n, out)
		}
	}
	for _, r := range p.At(head, pos) {
		if n, m := f, r.Val.(ability.Filter); m.Ref == (ability.Ref{}) && !p.Game.Lex.alone(&m) && mergeFilter(&n, m) {
			p.memberBehind(mod, r.End, n, false, out)
		}
	}
}

func (p *Parser) memberBehind(mod Symbol, pos int, f ability.Filter, behind bool, out func(int, ability.Filter, bool)) {
	done := f
	sortFilter(&done)
	out(pos, done, behind)
	if p.Lang != EN {
		return
	}
	for _, r := range p.mods(mod, pos, true) {
		if n := f; memberOnly(r.Val.(ability.Filter)) && mergeFilter(&n, r.Val.(ability.Filter)) {
			p.memberBehind(mod, r.End, n, true, out)
		}
	}
}

// unionBehind reads the English modifiers of place.
func (p *Parser) unionBehind(mod Symbol, pos int, f ability.Filter, out func(int, ability.Filter)) {
	out(pos, f)
	if p.Lang != EN {
		return
	}
	for _, r := range p.mods(mod, pos, true) {
		m := r.Val.(ability.Filter)
		if n := f; (placeOnly(m) || p.exceptsName(&m) && len(f.Has) == 0 && namesAnother(&f, &m)) && mergeFilter(&n, m) {
			p.unionBehind(mod, r.End, n, out)
		}
	}
}

// bound is what an alternative says in English behind its noun: of cost 3 or less, with Haste.
func bound(f *ability.Filter) (out ability.Filter) {
	out.Num = f.Num
	for _, p := range f.Has {
		if p.Attr == ability.KeywordAttr {
			out.Has = append(out.Has, p)
		}
	}
	return out
}

// unboundOf leaves that out.
func unboundOf(f ability.Filter) ability.Filter {
	f.Num = nil
	f.Has = slices.DeleteFunc(slices.Clone(f.Has), func(p ability.Prop) bool { return p.Attr == ability.KeywordAttr })
	return f
}

// boundShared is the member whose bound is that of all: in English the last, in Japanese the
// first of members that say the same sort of thing, where no other has one. -1: none.
func (x *Lexicon) boundShared(l Lang, list []ability.Filter) int {
	if !x.Shared || len(list) == 0 { // of kinds alone one has been made
		return -1
	}
	at := len(list) - 1
	if l == JA {
		at = 0
	}
	for i := range list {
		has := !Equal(bound(&list[i]), ability.Filter{})
		if has != (i == at) || l == JA && !alike(unboundOf(list[i]), unboundOf(list[0])) {
			return -1
		}
	}
	return at
}

// kindThenBehind: a kind alone before one that says something behind its noun.
func (w *Printer) kindThenBehind(list []ability.Filter) bool {
	for i := 1; i < len(list); i++ {
		if w.saysBehind(list[i]) && bareKind(&list[i-1]) {
			return true
		}
	}
	return false
}

// saysBehind tells whether an alternative says something behind its noun.
func (w *Printer) saysBehind(f ability.Filter) bool {
	f.Kind = 0
	_, behind, _ := w.around(f)
	return behind != ""
}

// alike tells whether two alternatives say the same sort of thing: a name or a job each.
func alike(a, b ability.Filter) bool { return a.Kind == b.Kind && len(a.Has) == len(b.Has) }

// shareBound says a bound of all alternatives once, outside them: 1 [Card Name (A)] or
// [Card Name (B)] of cost 3 or less.
func (x *Lexicon) shareBound(l Lang, f *ability.Filter) {
	at := x.boundShared(l, f.Or)
	if at < 0 {
		return
	}
	n := *f
	if n.Or = slices.Clone(f.Or); mergeFilter(&n, bound(&f.Or[at])) {
		n.Or[at] = unboundOf(f.Or[at])
		sortFilter(&n)
		*f = n
	}
}

// exceptsName: it says of which name a card is not. Of a union with a card of another name that
// is so of all of it, whether it is said of all or of the rest.
func (p *Parser) exceptsName(f *ability.Filter) bool {
	return p.Game.Lex.Shared && exceptName(f)
}

func exceptName(f *ability.Filter) bool {
	return len(f.Has) == 1 && f.Has[0].Not && f.Has[0].Attr == ability.NameAttr && f.Has[0].Match == 0 && Equal(*f, ability.Filter{Has: f.Has})
}

// namesAnother: one of the alternatives is a card of another name than the one excepted.
func namesAnother(f, except *ability.Filter) bool {
	return slices.ContainsFunc(f.Or, func(m ability.Filter) bool {
		return Named(&m) && !m.Has[0].Not && m.Has[0].Value != except.Has[0].Value
	})
}

// pullKind says a kind that all alternatives have once, outside them.
func pullKind(f *ability.Filter) {
	if len(f.Or) == 0 || f.Kind != 0 {
		return
	}
	for i := range f.Or {
		if f.Or[i].Kind != f.Or[0].Kind {
			return
		}
	}
	f.Kind = f.Or[0].Kind
	f.Or = append([]ability.Filter(nil), f.Or...)
	for i := range f.Or {
		f.Or[i].Kind = 0
	}
}

// anyKind is the kind of what fits f, or all the kinds of its alternatives.
func anyKind(f *ability.Filter) ability.Kinds {
	k := f.Kind
	for i := range f.Or {
		if f.Kind != 0 {
			break
		}
		if f.Or[i].Kind == 0 {
			return 0
		}
		k |= f.Or[i].Kind
	}
	return k
}

// union prints alternatives between what they share.
func (w *Printer) union(f ability.Filter, plural bool) (string, bool) {
	members := append([]ability.Filter(nil), f.Or...)
	for i := range members {
		if members[i].Kind == 0 {
			members[i].Kind = f.Kind
		}
	}
	outer, apart := bound(&f), false // apart: the last has an article of its own
	if !Equal(outer, ability.Filter{}) {
		try := append([]ability.Filter(nil), f.Or...)
		at := len(try) - 1
		if w.Lang == JA {
			at = 0
		}
		if !mergeFilter(&try[at], outer) || w.Game.Lex.boundShared(w.Lang, try) != at {
			return "", false
		}
	} else if w.Game.Lex.boundShared(w.Lang, f.Or) >= 0 {
		if w.Lang != EN || plural || len(members) != 2 {
			return "", false // it would be said of all
		}
		apart = true
	}
	if f.Ref != (ability.Ref{}) || w.Game.Lex.Shared && len(members) > 1 && w.Game.Lex.shared(w.Lang, &members[0], &members[len(members)-1], w.saysBehind(members[len(members)-1])) {
		return "", false
	}
	if w.Lang == JA && w.Game.Lex.TraitsShare && len(members[0].Num) > 0 && slices.ContainsFunc(members[1:], func(m ability.Filter) bool { return traitOfKind(&m) }) {
		return "", false // it would be said of both
	}
	out, join := "", Pick(w.Lang, "か", " or ")
	if w.Lang == EN && !w.Game.Lex.Shared && w.kindThenBehind(members) {
		join = apartWord // else it is said of both
	}
	for i, m := range members {
		if !memberOnly(ability.Filter{Has: m.Has, Num: m.Num, NotKind: m.NotKind}) || len(m.Zone)+len(m.Or) > 0 {
			return "", false
		}
		w.Plural = plural
		s, ok := w.noun(m, true)
		if !ok {
			return "", false
		}
		if i > 0 && apart {
			s = withArticle(s)
		}
		if i > 0 {
			out += join
		}
		out += s
	}
	f.Or, f.Kind = nil, 0
	before, behind, ok := w.around(f)
	f = unboundOf(f)
	except := ability.Filter{Has: f.Has}
	f.Has = nil
	if w.Game.Lex.Shared && len(f.Is) > 0 && stateShared(members) {
		f.Is = nil
	}
	return before + out + behind, ok && placeOnly(f) && (len(except.Has) == 0 || exceptName(&except) && namesAnother(&ability.Filter{Or: members}, &except))
}

// shared tells whether what stands with the last member is said of all: the noun
// behind two jobs, the bound behind two kinds.
func (x *Lexicon) shared(l Lang, first, last *ability.Filter, behind bool) bool {
	if x.traitless(first, last) {
		return false
	}
	if x.traitAlone(l, first, last) {
		return false
	}
	return first.Kind == 0 && last.Kind != 0 && !(Named(first) && len(last.Has)+len(last.Num) == 0) || l == EN && behind && Equal(*first, ability.Filter{Kind: first.Kind})
}

// traitAlone tells whether a trait is a noun by itself before a kind, before which it would stand with の if it were said of that:
// 【ジョブ】かモンスター.
func (x *Lexicon) traitAlone(l Lang, first, last *ability.Filter) bool {
	return x.Traitless != 0 && l == JA && OfTrait(first) && last.Kind != 0 && bareKind(last)
}

// traitless tells whether the last member is of a kind that has no traits, so that the trait before is a noun by itself.
func (x *Lexicon) traitless(first, last *ability.Filter) bool {
	return x.Traitless != 0 && OfTrait(first) && last.Kind != 0 && last.Kind&^x.Traitless == 0 && Equal(*last, ability.Filter{Kind: last.Kind})
}
