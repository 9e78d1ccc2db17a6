package text

import "gotaku/rules/ability"

// What fits one of two bounds, each said whole before one noun; and what is not both of a sort and of a kind.

// eitherRows are modifiers of two bounds: 攻撃力2以下か体力2以下の.
func eitherRows(x *Lexicon) []Row {
	var rows []Row
	for _, s := range x.Bounds {
		for _, c := range []struct {
			ja, en string
			cmp    ability.Cmp
		}{{"以下", " or less", ability.LE}, {"以上", " or more", ability.GE}} {
			b := s.B
			b.Cmp = c.cmp
			said := s.JA + "‹|が›"
			if s.Icon {
				said = "‹" + s.JA + "|[" + s.JA + "]›‹|が›"
			}
			rows = append(rows, Row{Quiet: true, ID: s.EN + c.en + " of two", NT: "onebound", JA: said + "{Num.0.N:num}" + c.ja, EN: s.EN + " {Num.0.N:num}" + c.en, Node: ability.Filter{Num: []ability.Bound{b}}, Needs: boundByNumber})
		}
	}
	return append(rows, Row{Quiet: true, ID: "either bound", NT: "mod", JA: "{Or.0:onebound}か{Or.1:onebound}の", EN: "… {Or.0:onebound} or {Or.1:onebound}", Node: ability.Filter{Or: []ability.Filter{{}, {}}}})
}

// deniedRows say which cards are meant by what they are not: a kind, a trait, or a trait and a kind of which one may be so.
func deniedRows() []Row {
	lacks := ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Not: true}}}
	kind := func(v any) bool { k := v.(ability.Filter).NotKind; return k != 0 && k != ability.Token && !mixed(k) }
	return []Row{
		{Quiet: true, ID: "not of a kind", NT: "mod", JA: "{NotKind:kind}でない", Node: ability.Filter{}, Needs: kind},
		{ID: "not of a trait", NT: "mod", JA: "{Has.0.Value:trait}カード‹でない|以外の›", EN: "… that ‹is|are› not {Has.0.Value:trait}", Node: lacks},
		{ID: "not both of a trait and a kind", NT: "mod", JA: "{Or.0.Has.0.Value:trait}{Or.1.NotKind:kind}でない", EN: "… that ‹is|are› not ‹a|an› {Or.0.Has.0.Value:trait} {Or.1.NotKind:kind}", Node: ability.Filter{Or: []ability.Filter{lacks, {}}}, Needs: func(v any) bool { return kind(v.(ability.Filter).Or[1]) }},
	}
}

// notBoth tells whether alternatives are what lacks a trait and what is not of a kind, which is said as one.
func notBoth(or []ability.Filter) bool {
	return len(or) == 2 && len(or[0].Has) == 1 && or[0].Has[0].Not && or[0].Has[0].Attr == ability.TraitAttr && or[1].NotKind != 0 &&
		Equal(or[0], ability.Filter{Has: or[0].Has}) && Equal(or[1], ability.Filter{NotKind: or[1].NotKind})
}
