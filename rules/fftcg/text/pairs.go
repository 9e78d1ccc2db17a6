package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Two things in English: what stands behind the second is said of both, 1 Forward and 1
// Monster your opponent controls; of the first alone it is said where the first has a place
// of its own.

// anyones says of the first that it has none of the place of the second.
const anyones = " either player controls"

// pairRows: two things of which each has a name of its own, the former and the latter; and
// what is taken together in English.
func pairRows() []text.Row {
	choice := func(first, second ability.Selector) *ability.Select {
		return &ability.Select{Sel: ability.Selector{Each: []ability.Selector{first, second}}, Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}}
	}
	other := ability.Selector{Of: text.Related(ability.Other, text.BindRef(text.SlotFormer))}
	most := func(s ability.Selector) ability.Selector {
		s.N.Op = ability.UpTo
		return s
	}
	return []text.Row{
		{Quiet: true, ID: "choose so many of each at most", NT: "effect", JA: "{Sel.Each.0.Of:np}と‹、|›{Sel.Each.1.Of:np}を‹、|›それぞれ最大{Sel.Each.0.N.N=Sel.Each.1.N.N:num}{:ctr}まで選ぶ", Node: choice(most(ability.Selector{}), most(ability.Selector{})), Needs: text.Apart},
		{Quiet: true, ID: "choose so many besides at most", NT: "effect", JA: "{Sel.Each.0:selb}と‹、|›それ以外の{Sel.Each.1.Of+:np}を‹、|›最大{Sel.Each.1.N.N:num}{:ctr}まで選ぶ | {Sel.Each.0:selb}と‹、|›それ以外の{Sel.Each.1.Of+:np}最大{Sel.Each.1.N.N:num}{:ctr}までを選ぶ", Node: choice(ability.Selector{}, most(other))},
		{ID: "any of them", NT: "selany", JA: "それら", EN: "‹them|those cards|those Forwards|those Characters›", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Ref: text.BindRef(text.SlotIt)}}},
		{ID: "both", NT: "sel", EN: "{_:bothof}"},
		{ID: "one of two", NT: "selc", EN: "{_:eitherof}"},
		{ID: "choose both", NT: "effect", EN: "choose {Sel:twoof}", Node: &ability.Select{Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}}},
		{ID: "choose both there", NT: "effect", JA: "{Sel.Each.0:selb}と‹|、›{Sel.Each.1:selb}‹を|›選ぶ | {Sel.Each.0.Of:np}を{Sel.Each.0.N:count}と‹|、›{Sel.Each.1.Of:np}を{Sel.Each.1.N:count}選ぶ", Node: choice(ability.Selector{}, ability.Selector{}), Needs: func(v any) bool {
			return text.Apart(v) && !slices.ContainsFunc(v.(*ability.Select).Sel.Each[1].Of.Rel, func(r ability.Rel) bool { return r.Kind == ability.Other && r.Of != text.BindRef(text.SlotFormer) })
		}},
		{ID: "choose another besides", NT: "effect", JA: "{Sel.Each.0:selb}と‹、|›他の{Sel.Each.1.Of+:np}{Sel.Each.1.N:count}‹を|›選ぶ", EN: "choose {Sel.Each.0:selb} and {Sel.Each.1.N:count} other {Sel.Each.1.Of+:np}", Node: choice(ability.Selector{}, other)},
	}
}

// pairLeaf reads and prints two things that are taken together, or of which one is.
func pairLeaf(first, sep string, or bool) text.Leaf {
	seps := []string{sep}
	if !or {
		seps = append(seps, ","+sep, " as well as ", ", as well as ")
	}
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			if p.Lang != text.EN {
				return
			}
			t := p.Game.Table
			for _, r := range p.At(t.Nonterminal(first), pos) {
				from := 0
				for _, s := range seps {
					if p.HasString(r.End, s) {
						from = r.End + len(s)
					}
				}
				if from == 0 {
					continue
				}
				words := string(p.Text[pos:r.End])
				said := strings.Contains(words, strings.TrimSpace(anyones)) || strings.Contains(words, " on the field")
				for _, q := range p.At(t.Nonterminal(first), from) {
					a, b := text.Clone(r.Val).(ability.Selector), text.Clone(q.Val).(ability.Selector)
					if said || shares(&a, &b, or) {
						add(q.End, ability.Selector{Or: or, Each: []ability.Selector{a, b}})
					}
				}
			}
		},
		Print: func(w *text.Printer, v any) (string, bool) {
			s, ok := v.(ability.Selector)
			if !ok || w.Lang != text.EN || s.Or != or || !text.Equal(s, ability.Selector{Or: or, Each: s.Each}) || len(s.Each) != 2 {
				return "", false
			}
			a, ok := w.Named(first, s.Each[0])
			b, okB := w.Named(first, s.Each[1])
			if nowhere(&s.Each[0].Of) && behind(&s.Each[0].Of, &s.Each[1].Of) {
				a, ok = a+anyones, ok && s.Each[0].Of.Zone[0] == ability.Field
			}
			return a + sep + b, ok && okB
		},
	}
}

// parseThree reads up to 1 Forward, up to 1 Backup and up to 1 Monster opponent controls.
func parseThree(p *text.Parser, pos int, add func(int, any)) {
	if p.Lang != text.EN {
		return
	}
	sel := p.Game.Table.Nonterminal("selb")
	next := func(pos int, seps []string, out func(int, ability.Selector)) {
		for _, s := range seps {
			if p.HasString(pos, s) {
				for _, r := range p.At(sel, pos+len(s)) {
					out(r.End, text.Clone(r.Val).(ability.Selector))
				}
			}
		}
	}
	next(pos, []string{""}, func(end int, a ability.Selector) {
		next(end, []string{", "}, func(end int, b ability.Selector) {
			next(end, []string{" and ", ", and "}, func(end int, c ability.Selector) {
				a, b := text.Clone(a).(ability.Selector), text.Clone(b).(ability.Selector)
				if shares(&a, &c, false) && shares(&b, &c, false) {
					add(end, ability.Selector{Each: []ability.Selector{a, b, c}})
				}
			})
		})
	})
}

func printThree(w *text.Printer, v any) (string, bool) {
	s, ok := v.(ability.Selector)
	if !ok || w.Lang != text.EN || len(s.Each) != 3 || !text.Equal(s, ability.Selector{Each: s.Each}) {
		return "", false
	}
	out, last := "", &s.Each[2].Of
	for i, sep := range []string{"", ", ", " and "} {
		said, ok := w.Named("selb", s.Each[i])
		if !ok || i < 2 && nowhere(&s.Each[i].Of) && behind(&s.Each[i].Of, last) {
			return "", false
		}
		out += sep + said
	}
	return out, true
}

// parseEitherOne reads one of two sorts, each with its number: 1 [Card Name (Mina)] or 1 Summon.
func parseEitherOne(p *text.Parser, pos int, add func(int, any)) {
	if p.Lang != text.EN || !p.HasString(pos, "1 ") {
		return
	}
	t := p.Game.Table
	for _, r := range p.At(t.Nonterminal("npraw"), pos+len("1 ")) {
		moreOnes(p, r.End, []ability.Filter{r.Val.(ability.Filter)}, add)
		if !p.HasString(r.End, " or 1 ") {
			continue
		}
		for _, q := range p.At(t.Nonterminal("npraw"), r.End+len(" or 1 ")) {
			a, b := r.Val.(ability.Filter), text.Clone(q.Val).(ability.Filter)
			switch {
			case len(a.Or)+len(b.Or)+len(a.Rel)+len(a.Num) > 0 || a.NotKind|b.NotKind != 0: // a bound is of the second, which has a number of its own
				continue
			case slices.ContainsFunc(b.Has, func(x ability.Prop) bool { return x.Not && !calledElse(a, x) }): // other than either, or only than the second?
				continue
			case len(b.Rel) > 0 && !text.Equal(b.Rel, text.Related(ability.Other, text.ThisRef).Rel):
				continue
			}
			f := ability.Filter{Rel: b.Rel} // than this card
			for _, x := range b.Has {
				if x.Not {
					f.Has = append(f.Has, x) // the first is called otherwise anyway
				}
			}
			b.Has = slices.DeleteFunc(b.Has, func(x ability.Prop) bool { return x.Not })
			b.Rel = nil
			f.Or = []ability.Filter{a, b}
			add(q.End, f)
		}
	}
}

// moreOnes reads one of three sorts or more, each with its number, of which nothing is said but what they are: 1 [Card Name (Mina)], 1
// [Card Name (Hugo)] or 1 [Card Name (Ivo)].
func moreOnes(p *text.Parser, pos int, before []ability.Filter, add func(int, any)) {
	last := before[len(before)-1]
	if !text.Equal(last, ability.Filter{Has: last.Has, Kind: last.Kind}) || slices.ContainsFunc(last.Has, func(x ability.Prop) bool { return x.Not }) {
		return
	}
	next := func(sep string, ends bool) {
		if !p.HasString(pos, sep) {
			return
		}
		for _, r := range p.At(p.Game.Table.Nonterminal("npraw"), pos+len(sep)) {
			f := r.Val.(ability.Filter)
			list := append(slices.Clip(before), f)
			if !ends {
				moreOnes(p, r.End, list, add)
			} else if text.Equal(f, ability.Filter{Has: f.Has, Kind: f.Kind}) && !slices.ContainsFunc(f.Has, func(x ability.Prop) bool { return x.Not }) {
				add(r.End, ability.Filter{Or: list})
			}
		}
	}
	if len(before) < 5 {
		next(", 1 ", false)
	}
	if len(before) > 1 {
		next(" or 1 ", true)
		next(", or 1 ", true)
	}
}

// printEitherOne prints those of which the second alone has a bound; what else is one of two is printed as that.
func printEitherOne(w *text.Printer, v any) (string, bool) {
	f, ok := v.(ability.Filter)
	if !ok || w.Lang != text.EN || len(f.Or) != 2 || len(f.Or[0].Num) > 0 || len(f.Or[1].Num) == 0 || len(f.Has)+len(f.Rel) > 0 {
		return "", false
	}
	a, ok := w.Named("npraw", f.Or[0])
	b, okB := w.Named("npraw", f.Or[1])
	return "1 " + a + " or 1 " + b, ok && okB
}

// calledElse: a card is called by one name, and so is none that another name keeps out.
func calledElse(f ability.Filter, but ability.Prop) bool {
	return but.Attr == ability.NameAttr && slices.ContainsFunc(f.Has, func(x ability.Prop) bool {
		return x.Attr == ability.NameAttr && !x.Not && x.Match == ability.Equals && but.Match == ability.Equals && x.Value != but.Value
	})
}

// nowhere: it is not said where it lies, or whose it is.
func nowhere(f *ability.Filter) bool {
	return f.Ref == (ability.Ref{}) && f.Depth == nil && f.Who == (ability.Who{}) && len(f.Zone) == 1 && (f.Zone[0] == ability.Field || f.Zone[0] == ability.Resolving)
}

// behind: the second has a place, or a bound, that may be the first one's too.
func behind(a, b *ability.Filter) bool {
	return b.Ref == (ability.Ref{}) && b.Depth == nil && len(b.Zone) == 1 && (!nowhere(b) || len(b.Num) > len(a.Num))
}

// shares gives the first the place of the second if it has none. Of a bound alone, or of one
// on two things, nobody knows whether it is said of both.
func shares(a, b *ability.Selector, or bool) bool {
	if !nowhere(&a.Of) || !behind(&a.Of, &b.Of) {
		return true
	}
	groups := a.N.Op == ability.All && b.N.Op == ability.All && (len(a.Of.Rel)+len(a.Of.Num) > 0 || !onField(&b.Of))
	if nowhere(&b.Of) || len(b.Of.Num) > len(a.Of.Num) || groups {
		return false // of two groups of which all is said, the place of the second need not be that of the first, nor of two counted ones the bound
	}
	a.Of.Who, a.Of.Zone = b.Of.Who, slices.Clone(b.Of.Zone)
	return true
}

// parseOne reads what one thing is meant by: of each of them its own is counted, which no
// amount says.
func parseOne(p *text.Parser, pos int, add func(int, any)) {
	if p.Lang == text.EN && p.HasString(pos, "them") {
		return
	}
	for _, r := range p.At(p.Game.Table.Nonterminal("ref"), pos) {
		add(r.End, r.Val)
	}
}
