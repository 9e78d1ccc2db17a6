package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// Units in the areas are said by place: メイン・ユニット, スタンバイ・ユニット, ユニット.
// Divine Cross 306.4, 307.2, 308.2.

// inAreas tells whether a filter is of units in the areas.
func inAreas(f *ability.Filter) bool {
	if len(f.Zone) == 0 {
		return f.Ref.Kind == ability.This || f.Ref.Kind == ability.Host || f.Kind == ability.Unit
	}
	for _, z := range f.Zone {
		if z != ability.Main && z != ability.Standby {
			return false
		}
	}
	return true
}

// unitPlace writes out where a bare unit is, and leaves out that what is in an area is
// a unit. A zone that one player has alone is one's own.
func unitPlace(f *ability.Filter, raw bool) {
	if raw && equal(f.Zone, areas) {
		f.Zone, f.Kind = nil, f.Kind|ability.Unit
	}
	if raw && len(f.Zone) == 1 && f.Zone[0] == ability.Soul {
		f.Zone, f.Kind = nil, f.Kind|ability.Assist
	}
	if !raw && len(f.Zone) == 0 && f.Kind == ability.Unit && f.Ref == (ability.Ref{}) && !inSlot(f) {
		f.Zone = areas
	}
	if !raw && len(f.Zone) == 0 && f.Kind == 0 && len(f.Has)+len(f.Num) > 0 && f.Ref == (ability.Ref{}) && !inSlot(f) {
		f.Zone = areas // 『N』, a red card, alone is one in an area. Divine Cross 306.4
	}
	if !raw && len(f.Zone) == 0 && f.Kind == ability.Assist && f.Ref == (ability.Ref{}) && !inSlot(f) {
		f.Zone = []ability.Zone{ability.Soul}
	}
	if len(f.Zone) == 1 && f.Zone[0] == ability.Soul && f.Kind == ability.Assist {
		f.Kind = 0
	}
	if len(f.Zone) > 0 && f.Kind == ability.Unit && inAreas(f) {
		f.Kind = 0
	}
	if !raw && f.Who == (ability.Who{}) && f.Ref == (ability.Ref{}) && len(f.Zone) == 1 && (f.Zone[0] == ability.Hand_ || f.Zone[0] == ability.Deck) {
		f.Who.Side = ability.You
	}
	if f.Ref != (ability.Ref{}) && f.Who.Side == ability.You {
		f.Who = ability.Who{}
	}
}

// unitHead parts a filter into what its noun says and the rest.
func unitHead(f ability.Filter) (head, rest ability.Filter) {
	rest = f
	rest.Kind = 0
	switch {
	case f.Kind == 0 && len(f.Zone) > 0 && inAreas(&f):
		head, rest.Zone = ability.Filter{Zone: f.Zone}, nil
	case f.Kind == 0 && len(f.Zone) == 1 && (f.Zone[0] == ability.EnergyZone || f.Zone[0] == ability.Soul):
		head, rest.Zone = ability.Filter{Zone: f.Zone}, nil
	case f.Kind == ability.Command && f.NotKind == notAction:
		head, rest.NotKind = ability.Filter{Kind: f.Kind, NotKind: f.NotKind}, 0
	default:
		head = ability.Filter{Kind: f.Kind}
	}
	return head, rest
}

// notAction are the commands that are no actions. Divine Cross 201.2b.
const notAction = ability.EventCard | ability.Assist

func areaFilter(zones ...ability.Zone) ability.Filter { return ability.Filter{Zone: zones} }

// attributeWords are the words of the data with what texts say. Divine Cross 204.
func attributeWords(words *wing.Lexicon) (out []word) {
	for _, a := range words.Classes {
		out = append(out, word{a.JA, a.EN, a.ID})
	}
	return out
}

// ofHost is what is attached to one.
func ofHost(z ability.Zone) ability.Filter {
	f := related(ability.LinkedTo, ability.Ref{})
	f.Zone = []ability.Zone{z}
	return f
}

// crossNouns: units by place, what is attached to them, attributes.
func crossNouns() []row {
	rows := []row{
		{id: "whose", nt: "mod", ja: "{Who:poss}", node: ability.Filter{}},
		{id: "main unit", nt: "head", ja: "メイン・ユニット", en: "main unit‹~s›", node: areaFilter(ability.Main)},
		{id: "standby unit", nt: "head", ja: "スタンバイ・ユニット", en: "standby unit‹~s›", node: areaFilter(ability.Standby)},
		{id: "unit in an area", nt: "head", ja: "ユニット", en: "unit‹~s›", node: areaFilter(areas...)},
		{id: "action", nt: "head", ja: "アクション | コマンド(アクション)", en: "action‹~s›", node: ability.Filter{Kind: ability.Command, NotKind: notAction}},
		{id: "energy", nt: "head", ja: "エネルギー", en: "energy‹|~›", node: areaFilter(ability.EnergyZone)},
		{id: "assist in play", nt: "head", ja: "アシスト", en: "assist‹~s›", node: areaFilter(ability.Soul)},

		{id: "attached to some", nt: "mod", ja: "{Rel.0.In:bearer}の | {Rel.0.In:bearer}に‹付いている|付けられている›", en: "… ‹attached to|on› {Rel.0.In:bearer}", node: related(ability.LinkedTo, ability.Ref{})},
		{id: "bearer main", nt: "bearer", ja: "{Who:poss}メイン・ユニット", en: "{Who:poss}main unit", node: areaFilter(ability.Main)},
		{id: "bearer standby", nt: "bearer", ja: "{Who:poss}スタンバイ・ユニット", en: "{Who:poss}standby units", node: areaFilter(ability.Standby)},
		{id: "bearer unit", nt: "bearer", ja: "{Who:poss}ユニット", en: "{Who:poss}units", node: areaFilter(areas...)},
		{id: "attached to", nt: "mod", ja: "{Rel.0.Of:ref}の | {Rel.0.Of:ref}に‹付いている|付けられている›", en: "… ‹attached to|on› {Rel.0.Of:ref}", node: related(ability.LinkedTo, ability.Ref{})},
		{id: "no attribute", nt: "mod", ja: "無属性の", en: "… with no attribute", node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Value: "none"}}}},
		{late: true, id: "attribute", nt: "mod", ja: "{Has.0.Value:attr}の | {Has.0.Value:attr}属性の | 属性が{Has.0.Value:attr}の | {Has.0.Value:attr}い | 属性{Has.0.Value:attr}の", en: "{Has.0.Value:attr} ", node: hasProp(ability.ClassAttr)},
		{late: true, id: "not kind", nt: "mod", ja: "{NotKind:kind}以外の", en: "non-{NotKind:kind} ", node: ability.Filter{}, needs: func(v any) bool { return v.(ability.Filter).NotKind != 0 }},
		{late: true, id: "not attribute", nt: "mod", ja: "{Has.0.Value:attr}以外の | {Has.0.Value:attr}属性以外の | {Has.0.Value:attr}属性でない | {Has.0.Value:attr}でない", en: "non-{Has.0.Value:attr} ", node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},
		{late: true, id: "of two attributes", nt: "mod", ja: "{Or.0.Has.0.Value:attr}か{Or.1.Has.0.Value:attr}の | {Or.0.Has.0.Value:attr}属性か{Or.1.Has.0.Value:attr}属性の", en: "{Or.0.Has.0.Value:attr} or {Or.1.Has.0.Value:attr} ", node: ability.Filter{Or: []ability.Filter{hasProp(ability.ClassAttr), hasProp(ability.ClassAttr)}}},
		{late: true, id: "marked", nt: "mod", ja: "{Has.0.Value:mark2}状態の | {Has.0.Value:mark}マーカーが‹置かれている|ある›", en: "… with a {Has.0.Value:mark2} marker", node: hasProp(ability.CounterAttr)},
		{late: true, id: "ailing", nt: "mod", ja: "状態異常の", en: "ailing ", node: hasProp(ability.CounterAttr)},
		{late: true, id: "has skill", nt: "mod", ja: "{Has.0.Value:skill}を持つ", en: "… with {Has.0.Value:skill}", node: hasProp(ability.AbilityAttr)},
		{late: true, id: "advantage", nt: "mod", ja: "有利が{Has.0.Value:attr}の | {Has.0.Value:attr}に有利な | {Has.0.Value:attr}属性に有利な", en: "… with the advantage over {Has.0.Value:attr}", node: hasProp(ability.TraitAttr)},
		{late: true, id: "name has", nt: "mod", ja: "{Has.0.Value:name}の | 名前に{Has.0.Value:name}を含む | {Has.0.Value:name}を含む", en: "{Has.0.Value:name} ", node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}},
		{late: true, id: "name has not", nt: "mod", ja: "{Has.0.Value:name}以外の | 名前に{Has.0.Value:name}を含まない", en: "non-{Has.0.Value:name} ", node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains, Not: true}}}},
		{quiet: true, id: "called so", nt: "head", ja: "{Has.0.Value:name}", en: "{Has.0.Value:name}", node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}},
		{quiet: true, id: "KO'd", nt: "mod", ja: "KOされた", en: "KO'd ", node: areaFilter(ability.KO)},
		{id: "with an assist", nt: "mod", ja: "アシストが‹付いている|付いた|付けられている›", en: "… with an assist", node: ability.Filter{Is: []ability.State{ability.Equipped}}},
		{id: "without an assist", nt: "mod", ja: "アシストが‹付いていない|付けられていない›", en: "… without an assist", node: ability.Filter{Not: []ability.State{ability.Equipped}}},
		{id: "undamaged", nt: "mod", ja: "ダメージを受けていない", en: "undamaged ", node: ability.Filter{Not: []ability.State{ability.Damaged}}},
		{id: "not stunned", nt: "mod", ja: "気絶していない", en: "unstunned ", node: ability.Filter{Not: []ability.State{ability.Stunned}}},

		{quiet: true, id: "among all", nt: "taken", ja: "その中‹の|から›{Of+:npraw}を{N:count}", node: ability.Selector{Of: related(ability.InSlot, bindRef(slotLook))}, needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.All }},
		{quiet: true, id: "among counted", nt: "taken", ja: "その中の{Of+:npraw}を{N:count}", node: ability.Selector{Of: related(ability.InSlot, bindRef(slotLook))}, needs: func(v any) bool { return v.(ability.Selector).N.Op != ability.All }},
		{quiet: true, id: "among them all", nt: "taken", ja: "{N:count}を", node: ability.Selector{Of: related(ability.InSlot, bindRef(slotLook))}},
		{quiet: true, id: "its energy", nt: "head", ja: "そのエネルギー", node: itsOwn(ability.EnergyZone)},
		{quiet: true, id: "its assist", nt: "head", ja: "そのアシスト", node: itsOwn(ability.Soul)},
		{quiet: true, id: "float comma", nt: "selo", ja: "{Of:np}を{N:count}、", node: ability.Selector{}, needs: countedNoun},
		{quiet: true, id: "one assist", nt: "selbare", ja: "{Of:np}", en: "{Of:np}", node: ability.Selector{N: one()}, needs: assistOfOne},
		{id: "one main unit", nt: "selbare", ja: "{Of:np}", en: "{Of:np}", node: ability.Selector{N: ability.Count{Op: ability.All}}, needs: mainOfOne},
		{quiet: true, id: "own deck top", nt: "selb", ja: "デッキの上から{Of.Depth:num}枚 | デッキの上のカード{Of.Depth:num}枚", node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: who(ability.You)}}},
		{quiet: true, id: "the whole zone", nt: "selb", ja: "{Of:np}をすべて", node: ability.Selector{N: ability.Count{Op: ability.All}}, needs: countedNoun},
		{id: "counted of", nt: "selb", en: "{N:count} of {Of:nps}", node: ability.Selector{}, needs: func(v any) bool {
			s := v.(ability.Selector)
			return countedNoun(v) && s.N.Op != ability.All && s.N.Op != ability.AnyNumber && partOf(&s.Of)
		}},
		{id: "random of", nt: "selb", en: "{N:count} of {Of:nps} at random", node: ability.Selector{Random: true}, needs: func(v any) bool {
			s := v.(ability.Selector)
			return countedNoun(v) && s.N.Op != ability.All && partOf(&s.Of)
		}},
		{id: "top card", nt: "selb", en: "the top card of {Of.Who:poss}deck", node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: &ability.Amount{N: 1}}}},
	}
	return rows
}

// partOf: in English one of somebody's units, assists and energy.
func partOf(f *ability.Filter) bool {
	return sided(f) && (inAreas(f) || len(f.Zone) == 1 && (f.Zone[0] == ability.Soul || f.Zone[0] == ability.EnergyZone) && len(f.Rel) == 0)
}

// itsOwn is what is attached to the unit met last.
func itsOwn(z ability.Zone) ability.Filter {
	f := ofHost(z)
	f.Rel[0].Of = bindRef(slotIt)
	return f
}

// assistOfOne: a unit has one assist. Divine Cross 804.2b-1.
func assistOfOne(v any) bool {
	f := v.(ability.Selector).Of
	if len(f.Zone) != 1 || f.Zone[0] != ability.Soul || len(f.Rel) != 1 || f.Rel[0].Kind != ability.LinkedTo {
		return false
	}
	in := f.Rel[0].In
	return in == nil || mainOfOne(ability.Selector{Of: *in})
}

// mainOfOne: a player has one main unit.
func mainOfOne(v any) bool {
	f := v.(ability.Selector).Of
	return len(f.Zone) == 1 && f.Zone[0] == ability.Main && f.Ref == (ability.Ref{})
}
