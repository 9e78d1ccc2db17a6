package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// In English a place that stands behind the last of several things is that of all of them: a monster and an item on
// your opponent's field are both there.

// listLeaves add the lists of things that lie in one place: all of them, or two of them.
func listLeaves(g *text.Game) {
	and := []string{" and ", ", and "}
	g.Table.AddLeaf("thingsthere", listLeaf(g, and, most))
	g.Table.AddLeaf("twothere", listLeaf(g, and, 2))
	g.Table.AddLeaf("eachofnames", eachOfNames(g))
}

// lists are what such lists are said as.
func lists() []text.Row {
	var rows []text.Row
	for n := 3; n < 7; n++ {
		of, ja, en := ability.Selector{}, "", ""
		for i := range n {
			hole := "{Each." + text.Itoa(int32(i)) + ":sel"
			of.Each = append(of.Each, ability.Selector{})
			switch {
			case i == n-1:
				ja, en = ja+"と", en+" and "
			case i > 0:
				ja, en = ja+"と", en+", "
			}
			ja, en = ja+hole+"any}", en+hole+"b}"
		}
		rows = append(rows, needing(own1(text.Itoa(int32(n))+" things", "sel", ja, en, of), placedEach))
	}
	there := []ability.Zone{ability.Field}
	ofBoth := ability.Selector{Each: []ability.Selector{{Of: ability.Filter{Who: you, Zone: there}}, {Of: ability.Filter{Who: foe, Zone: there}}}}
	return append(rows, []text.Row{
		needing(quiet("so many of either side", "selb", "お互いの場の{Each.0.Of+=Each.1.Of+:npraw}{Each.0.N=Each.1.N:count}ずつ", "{Each.0.N=Each.1.N:count} {Each.0.Of+=Each.1.Of+:npraw} ‹on|from› each ‹player|fighter›'s field | {Each.0.N=Each.1.N:count} {Each.0.Of+=Each.1.Of+:npraw} each ‹on|from› your field and your opponent's field", ofBoth), func(v any) bool { return v.(ability.Selector).Each[0].N.Op != ability.All }),
		quiet("some of each name", "selo", "{_:eachofnames}", "", nil),
		quiet("things there", "sel", "", "{_:thingsthere}", nil),
		needing(quiet("two things chosen apart", "effect", "", "choose {Sel.Each.0:selb} and {Sel.Each.1:selb}", &ability.Select{Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}, Sel: ability.Selector{Each: make([]ability.Selector, 2)}}), func(v any) bool {
			return placedEach(v.(*ability.Select).Sel)
		}),
		quiet("two things there chosen", "effect", "", "choose {Sel:twothere}", &ability.Select{Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}}),
	}...)
}

// placedEach tells whether of each of several things it is said whose it is.
func placedEach(v any) bool {
	return !slices.ContainsFunc(v.(ability.Selector).Each, func(s ability.Selector) bool { return !text.Sided(&s.Of) })
}

// listLeaf reads so many things at most: 2 "A", a 《T》 and an item in your drop zone. Names need no number of their own.
func listLeaf(g *text.Game, last []string, longest int) text.Leaf {
	t := g.Table
	number, raw, one, np := t.Nonterminal("count"), t.Nonterminal("npraw"), t.Nonterminal("selb"), t.Nonterminal("np")
	var read func(p *text.Parser, pos int, before []ability.Selector, ends bool, add func(int, any))
	read = func(p *text.Parser, pos int, before []ability.Selector, ends bool, add func(int, any)) {
		if ends {
			end := func(end int, s ability.Selector) {
				if !text.Sided(&s.Of) || len(s.Of.Zone) == 0 || s.Of.Depth != nil || s.Of.Ref != (ability.Ref{}) {
					return
				}
				each := slices.Clone(before)
				for i := range each {
					each[i].Of.Who, each[i].Of.Zone = s.Of.Who, s.Of.Zone
				}
				add(end, ability.Selector{Each: append(each, s)})
			}
			for _, r := range p.At(one, pos) {
				end(r.End, r.Val.(ability.Selector))
			}
			for _, r := range p.At(np, pos) {
				if s := (ability.Selector{N: text.One(), Of: r.Val.(ability.Filter)}); bare(&s.Of) && bareList(before) {
					end(r.End, s)
				}
			}
			return
		}
		member := func(at int, n ability.Count, counted bool) {
			for _, r := range p.At(raw, at) {
				f := r.Val.(ability.Filter)
				if f.Who != (ability.Who{}) || f.Ref != (ability.Ref{}) || len(f.Zone)+len(f.Rel) > 0 || !counted && (!bare(&f) || !bareList(before)) {
					continue
				}
				now := append(slices.Clone(before), ability.Selector{N: n, Of: f})
				for _, j := range last {
					if p.HasString(r.End, j) {
						read(p, r.End+len(j), now, true, add)
					}
				}
				if len(now)+1 < longest && p.HasString(r.End, ", ") {
					read(p, r.End+len(", "), now, false, add)
				}
			}
		}
		for _, r := range p.At(number, pos) {
			if p.HasString(r.End, " ") {
				member(r.End+1, r.Val.(ability.Count), true)
			}
		}
		for _, a := range []string{"a ", "an "} {
			if p.HasString(pos, a) {
				member(pos+len(a), text.One(), true)
			}
		}
		member(pos, text.One(), false)
	}
	return text.Leaf{Print: noPrint, Parse: func(p *text.Parser, pos int, add func(int, any)) {
		if p.Lang == text.EN {
			read(p, pos, nil, false, add)
		}
	}}
}

// eachOfNames reads 君のドロップゾーンの「A」と「B」と「C」1枚ずつ: so many of each of the names, in the place of the first.
func eachOfNames(g *text.Game) text.Leaf {
	t := g.Table
	number, raw, np := t.Nonterminal("count"), t.Nonterminal("npraw"), t.Nonterminal("np")
	var read func(p *text.Parser, pos int, of []ability.Filter, add func(int, any))
	read = func(p *text.Parser, pos int, of []ability.Filter, add func(int, any)) {
		for _, to := range []string{"", "を"} {
			if len(of) < 2 || !p.HasString(pos, to) {
				continue
			}
			for _, n := range p.At(number, pos+len([]rune(to))) {
				if !p.HasString(n.End, "ずつ") {
					continue
				}
				var each []ability.Selector
				for _, f := range of {
					each = append(each, ability.Selector{N: n.Val.(ability.Count), Of: f})
				}
				end := n.End + len([]rune("ずつ"))
				if to == "" && p.HasString(end, "を") {
					end++
				}
				add(end, ability.Selector{Each: each})
			}
		}
		for _, join := range []string{"", "と", "、"} {
			if len(of) == most || !p.HasString(pos, join) {
				continue
			}
			for _, r := range p.At(raw, pos+len([]rune(join))) {
				if f := r.Val.(ability.Filter); bare(&f) && f.Who == (ability.Who{}) && len(f.Zone)+len(f.Rel) == 0 {
					f.Who, f.Zone = of[0].Who, of[0].Zone
					read(p, r.End, append(slices.Clone(of), f), add)
				}
			}
		}
	}
	return text.Leaf{Print: noPrint, Parse: func(p *text.Parser, pos int, add func(int, any)) {
		if p.Lang != text.JA {
			return
		}
		for _, r := range p.At(np, pos) {
			if f := r.Val.(ability.Filter); bare(&f) && text.Sided(&f) && len(f.Zone) > 0 && f.Ref == (ability.Ref{}) && len(f.Rel) == 0 {
				read(p, r.End, []ability.Filter{f}, add)
			}
		}
	}}
}

// bare tells whether a thing is told by its name alone, where it is said to lie apart.
func bare(f *ability.Filter) bool {
	return len(f.Has) == 1 && f.Has[0].Attr == ability.NameAttr && f.Has[0].Match == ability.Equals && !f.Has[0].Not && f.Kind == 0 && len(f.Num)+len(f.Is)+len(f.Or) == 0
}

// bareList tells whether one of each of a list of names is meant.
func bareList(list []ability.Selector) bool {
	return !slices.ContainsFunc(list, func(s ability.Selector) bool { return !bare(&s.Of) || !text.Equal(s.N, text.One()) })
}
