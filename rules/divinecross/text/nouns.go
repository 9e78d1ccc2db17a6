package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
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
	eitherUnit(f, raw)
	if raw && text.Equal(f.Zone, areas) {
		f.Zone, f.Kind = nil, f.Kind|ability.Unit
	}
	if raw && len(f.Zone) == 1 && f.Zone[0] == ability.Soul {
		f.Zone, f.Kind = nil, f.Kind|ability.Assist
	}
	if !raw && len(f.Zone) == 0 && f.Kind == ability.Unit && f.Ref == (ability.Ref{}) && !text.InSlot(f) {
		f.Zone = areas
	}
	if !raw && len(f.Zone) == 0 && f.Kind == 0 && len(f.Has)+len(f.Num) > 0 && f.Ref == (ability.Ref{}) && !text.InSlot(f) {
		if f.Zone = areas; !named(f.Has) && len(f.Num) == 0 {
			f.Zone = facesUp // a red card alone is one in an area, and may be an assist; 『N』 is spoken of as a unit. Divine Cross 306.4
		}
	}
	if !raw && len(f.Zone)+len(f.Or) == 0 && f.Kind|f.NotKind == 0 && len(f.Rel) == 1 && f.Rel[0].Kind == ability.LinkedTo && f.Ref == (ability.Ref{}) {
		f.Zone = attachedZones // 905.1
	}
	if !raw && len(f.Zone) == 0 && f.Kind == ability.Assist && f.Ref == (ability.Ref{}) && !text.InSlot(f) {
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

// eitherUnit makes of alternatives before one noun units of each sort, in an area where no other place is said: 捨て場の『甲』か『乙』のユニット.
func eitherUnit(f *ability.Filter, raw bool) {
	last := len(f.Or) - 1
	if last < 1 || f.Kind != 0 || len(f.Zone) > 0 && inAreas(f) || !text.Equal(f.Or[last], ability.Filter{Has: f.Or[last].Has, Zone: areas}) {
		return
	}
	for _, b := range f.Or[:last] {
		if !text.Equal(b, ability.Filter{Has: b.Has}) && !text.Equal(b, ability.Filter{Has: b.Has, Zone: areas}) {
			return
		}
	}
	f.Or = slices.Clone(f.Or)
	for i := range f.Or {
		f.Or[i].Zone = nil
	}
	if f.Kind = ability.Unit; !raw && len(f.Zone) == 0 && f.Ref == (ability.Ref{}) && !text.InSlot(f) {
		f.Kind, f.Zone = 0, areas
	}
}

// facesUp are where the cards of an area lie that have information; energy has none. Divine Cross 306.6a.
var facesUp = []ability.Zone{ability.Soul, ability.Main, ability.Standby}

// named tells whether a name is among what is said of a card.
func named(has []ability.Prop) bool {
	return slices.ContainsFunc(has, func(p ability.Prop) bool { return p.Attr == ability.NameAttr })
}

// unitHead parts a filter into what its noun says and the rest.
func unitHead(f ability.Filter) (head, rest ability.Filter) {
	rest = f
	rest.Kind = 0
	switch {
	case f.Kind == 0 && len(f.Zone) > 0 && inAreas(&f):
		head, rest.Zone = ability.Filter{Zone: f.Zone}, nil
	case f.Kind == 0 && text.Equal(f.Zone, facesUp):
		head, rest.Zone = ability.Filter{Zone: f.Zone}, nil
	case f.Kind == 0 && text.Equal(f.Zone, attachedZones):
		rest.Zone = nil
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
func attributeWords(words *wing.Lexicon) (out []text.Word) {
	for _, a := range words.Classes {
		out = append(out, text.Word{JA: a.JA, EN: a.EN, Val: a.ID})
	}
	return out
}

// ofHost is what is attached to one.
func ofHost(z ability.Zone) ability.Filter {
	f := text.Related(ability.LinkedTo, ability.Ref{})
	f.Zone = []ability.Zone{z}
	return f
}

// withMark are those that have, or have not, an ability of a mark; those of their assists are theirs. Divine Cross 801.1g-1.
func withMark(mark string, not bool) ability.Filter {
	return ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: mark, Not: not}}}
}

// holding is that energy lies under a unit, or none does. Divine Cross 905.2.
func holding(k ability.RelKind) ability.Filter {
	return ability.Filter{Rel: []ability.Rel{{Kind: k, In: &ability.Filter{Zone: []ability.Zone{ability.EnergyZone}}}}}
}

// crossNouns: units by place, what is attached to them, attributes.
func crossNouns() []text.Row {
	rows := []text.Row{
		{ID: "whose", NT: "mod", JA: "{Who:poss}", Node: ability.Filter{}},
		{ID: "main unit", NT: "head", JA: "メイン・ユニット", EN: "main unit‹~s›", Node: areaFilter(ability.Main)},
		{ID: "standby unit", NT: "head", JA: "スタンバイ・ユニット", EN: "standby unit‹~s›", Node: areaFilter(ability.Standby)},
		{ID: "card in an area", NT: "head", JA: "エリアのカード", EN: "card‹~s› in the areas", Node: areaFilter(facesUp...)},
		{ID: "unit in an area", NT: "head", JA: "ユニット", EN: "unit‹~s›", Node: areaFilter(areas...)},
		{ID: "action", NT: "head", JA: "アクション | コマンド(アクション)", EN: "action‹~s›", Node: ability.Filter{Kind: ability.Command, NotKind: notAction}},
		{ID: "energy", NT: "head", JA: "エネルギー", EN: "energy‹|~›", Node: areaFilter(ability.EnergyZone)},
		{ID: "assist in play", NT: "head", JA: "アシスト", EN: "assist‹~s›", Node: areaFilter(ability.Soul)},

		{ID: "attached to some", NT: "mod", JA: "{Rel.0.In:bearer}の | {Rel.0.In:bearer}に‹付いている|付けられている›", EN: "… ‹attached to|on› {Rel.0.In:bearer}", Node: text.Related(ability.LinkedTo, ability.Ref{})},
		{ID: "bearer main", NT: "bearer", JA: "{Who:poss}メイン・ユニット", EN: "{Who:poss}main unit", Node: areaFilter(ability.Main)},
		{ID: "bearer standby", NT: "bearer", JA: "{Who:poss}スタンバイ・ユニット", EN: "{Who:poss}standby units", Node: areaFilter(ability.Standby)},
		{ID: "bearer unit", NT: "bearer", JA: "{Who:poss}ユニット", EN: "{Who:poss}units", Node: areaFilter(areas...)},
		{ID: "attached to", NT: "mod", JA: "{Rel.0.Of:ref}の | {Rel.0.Of:ref}に‹付いている|付けられている›", EN: "… ‹attached to|on› {Rel.0.Of:ref}", Node: text.Related(ability.LinkedTo, ability.Ref{})},
		{ID: "no attribute", NT: "mod", JA: "無属性の", EN: "… with no attribute", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Value: "none"}}}},
		{Late: true, ID: "attribute", NT: "mod", JA: "{Has.0.Value:attr}の | {Has.0.Value:attr}属性の | {Has.0.Value:attr}の属性を持つ | {Has.0.Value:attr}属性を持つ | 属性{Has.0.Value:attr}を持つ | 属性が{Has.0.Value:attr}の | {Has.0.Value:attr}い | 属性{Has.0.Value:attr}の", EN: "{Has.0.Value:attr} ", Node: text.HasProp(ability.ClassAttr)},
		{Late: true, ID: "not kind", NT: "mod", JA: "{NotKind:kind}以外の", EN: "non-{NotKind:kind} ", Node: ability.Filter{}, Needs: func(v any) bool { return v.(ability.Filter).NotKind != 0 }},
		{Late: true, ID: "not attribute", NT: "mod", JA: "{Has.0.Value:attr}以外の | {Has.0.Value:attr}属性以外の | {Has.0.Value:attr}属性でない | {Has.0.Value:attr}でない", EN: "non-{Has.0.Value:attr} ", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}},
		{Late: true, ID: "of two attributes", NT: "mod", JA: "{Or.0.Has.0.Value:attr}か{Or.1.Has.0.Value:attr}の | {Or.0.Has.0.Value:attr}属性か{Or.1.Has.0.Value:attr}属性の", EN: "{Or.0.Has.0.Value:attr} or {Or.1.Has.0.Value:attr} ", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.ClassAttr), text.HasProp(ability.ClassAttr)}}},
		{Late: true, ID: "marked", NT: "mod", JA: "{Has.0.Value:mark2}状態の | {Has.0.Value:mark}マーカーが‹置かれている|ある›", EN: "… with a {Has.0.Value:mark2} marker", Node: text.HasProp(ability.CounterAttr)},
		{Late: true, ID: "ailing", NT: "mod", JA: "状態異常の", EN: "ailing ", Node: text.HasProp(ability.CounterAttr)},
		{Late: true, ID: "has any skill", NT: "mod", JA: "スキルを持つ", EN: "… having a skill", Node: withMark("skill", false)},
		{Late: true, ID: "has no skill", NT: "mod", JA: "スキルを持たない", EN: "… having no skill", Node: withMark("skill", true)},
		{Late: true, ID: "has an EX power", NT: "mod", JA: "EXパワーを持つ", EN: "… having an EX power", Node: withMark("EX power", false)},
		{Late: true, ID: "has no EX power", NT: "mod", JA: "EXパワーを持たない", EN: "… having no EX power", Node: withMark("EX power", true)},
		{Late: true, ID: "has skill", NT: "mod", JA: "{Has.0.Value:skill}を持つ", EN: "… with {Has.0.Value:skill}", Node: text.HasProp(ability.AbilityAttr)},
		{Late: true, ID: "advantage", NT: "mod", JA: "有利が{Has.0.Value:attr}の | {Has.0.Value:attr}に有利な | {Has.0.Value:attr}属性に有利な | 有利‹として|に›{Has.0.Value:attr}を持つ", EN: "… with the advantage over {Has.0.Value:attr}", Node: text.HasProp(ability.TraitAttr)},
		{Late: true, ID: "some advantage", NT: "mod", JA: "有利を持つ", EN: "… with an advantage", Node: text.HasProp(ability.TraitAttr), Needs: func(v any) bool { return v.(ability.Filter).Has[0].Value == "" }},
		{Late: true, ID: "no advantage", NT: "mod", JA: "有利を持たない", EN: "… with no advantage", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Not: true}}}, Needs: func(v any) bool { return v.(ability.Filter).Has[0].Value == "" }},
		{Late: true, ID: "with so much energy", NT: "mod", JA: "エネルギーが{Rel.0.N:int}‹枚|つ|個›以上‹付いている|ある›", EN: "… with {Rel.0.N:int} or more energy", Node: holding(ability.Holds), Needs: func(v any) bool { return v.(ability.Filter).Rel[0].N > 0 }},
		{Late: true, ID: "with energy", NT: "mod", JA: "エネルギーが‹付いている|ある›", EN: "… with energy", Node: holding(ability.Holds)},
		{Late: true, ID: "without energy", NT: "mod", JA: "エネルギーが‹付いていない|ない›", EN: "… without energy", Node: holding(ability.Lacks)},
		{Late: true, ID: "name has", NT: "mod", JA: "{Has.0.Value:name}の | 名前に{Has.0.Value:name}を含む | {Has.0.Value:name}を含む | {Has.0.Value:name}の名前を持つ | {Has.0.Value:name}という名前の", EN: "{Has.0.Value:name} ", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}},
		{Late: true, ID: "either name has", NT: "mod", JA: "{Or.0.Has.0.Value:name}か{Or.1.Has.0.Value:name}の | {Or.0.Has.0.Value:name}か{Or.1.Has.0.Value:name}の名前を持つ", EN: "{Or.0.Has.0.Value:name} or {Or.1.Has.0.Value:name} ", Node: ability.Filter{Or: []ability.Filter{{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}, {Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}}}},
		{Late: true, ID: "name has not", NT: "mod", JA: "{Has.0.Value:name}以外の | 名前に{Has.0.Value:name}を含まない", EN: "non-{Has.0.Value:name} ", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains, Not: true}}}},
		{Quiet: true, ID: "called so", NT: "head", JA: "{Has.0.Value:name}", EN: "{Has.0.Value:name}", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}},
		{Quiet: true, ID: "unit called so", NT: "head", JA: "{Has.0.Value:name}ユニット", Node: ability.Filter{Zone: areas, Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}},
		{Quiet: true, ID: "KO'd", NT: "mod", JA: "KOされた", EN: "KO'd ", Node: areaFilter(ability.KO)},
		{ID: "of an attribute of this", NT: "mod", JA: "‹このユニット|" + text.OwnName + "›と同じ属性の", EN: "… with an attribute of this unit", Node: text.Related(ability.SameClass, text.ThisRef)},
		{ID: "with an assist", NT: "mod", JA: "アシスト‹が|の›‹付いている|付いた|付けられている›", EN: "… with an assist", Node: ability.Filter{Is: []ability.State{ability.Equipped}}},
		{ID: "without an assist", NT: "mod", JA: "アシスト‹が|の›‹付いていない|付けられていない›", EN: "… without an assist", Node: ability.Filter{Not: []ability.State{ability.Equipped}}},
		{ID: "undamaged", NT: "mod", JA: "ダメージを受けていない", EN: "undamaged ", Node: ability.Filter{Not: []ability.State{ability.Damaged}}},
		{ID: "not stunned", NT: "mod", JA: "気絶していない", EN: "unstunned ", Node: ability.Filter{Not: []ability.State{ability.Stunned}}},

		{Quiet: true, ID: "among all", NT: "taken", JA: "その中‹の|から›{Of+:npraw}を{N:count}", Node: ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}, Needs: func(v any) bool { return v.(ability.Selector).N.Op == ability.All }},
		{Quiet: true, ID: "among counted", NT: "taken", JA: "その中の{Of+:npraw}を{N:count}", Node: ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}, Needs: func(v any) bool { return v.(ability.Selector).N.Op != ability.All }},
		{Quiet: true, ID: "among them all", NT: "taken", JA: "{N:count}を", Node: ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}},
		{ID: "what was put there", NT: "ref", JA: "‹出てきた|出した›ユニット", EN: "the unit put into play", Node: text.Kept()},
		{Quiet: true, ID: "that unit", NT: "ref", JA: "そのユニット", EN: "that unit", Node: ability.Ref{Kind: ability.Slot, Slot: text.SlotIt, As: ability.Unit}}, // そのアシスト is that of a unit
		{Quiet: true, ID: "its energy", NT: "head", JA: "そのエネルギー", Node: itsOwn(ability.EnergyZone)},
		{Quiet: true, ID: "its assist", NT: "head", JA: "そのアシスト", Node: itsOwn(ability.Soul)},
		{Quiet: true, ID: "float comma", NT: "selo", JA: "{Of:np}を{N:count}、", Node: ability.Selector{}, Needs: func(v any) bool { return text.CountedNoun(v) && text.NotOfDeck(v) }},
		{Quiet: true, ID: "one assist", NT: "selbare", JA: "{Of:np}", EN: "{Of:np}", Node: ability.Selector{N: text.One()}, Needs: assistOfOne},
		{ID: "units", NT: "units", JA: "{_:what}", EN: "{_:what}"},
		{Quiet: true, ID: "units of a place", NT: "units", JA: "{Sel.Of:np}", Node: everyOf(), Needs: func(v any) bool { return everyUnit(v.(ability.What)) }},
		{ID: "one main unit", NT: "selbare", JA: "{Of:np}", EN: "{Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: mainOfOne},
		{Quiet: true, ID: "own deck top", NT: "selb", JA: "デッキの上から{Of.Depth:num}枚 | デッキの上のカード{Of.Depth:num}枚", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: text.Who(ability.You)}}},
		{ID: "counted of", NT: "selb", EN: "{N:count} of {Of:nps}", Node: ability.Selector{}, Needs: func(v any) bool {
			s := v.(ability.Selector)
			return text.CountedNoun(v) && s.N.Op != ability.All && s.N.Op != ability.AnyNumber && partOf(&s.Of)
		}},
		{ID: "random of", NT: "selb", EN: "{N:count} of {Of:nps} at random", Node: ability.Selector{Random: true}, Needs: func(v any) bool {
			s := v.(ability.Selector)
			return text.CountedNoun(v) && s.N.Op != ability.All && partOf(&s.Of)
		}},
		{ID: "top of the discard pile", NT: "selb", JA: "{Of.Who:poss}捨て場の‹一番上|上›のカード | {Of.Who:poss}捨て場の一番上の1枚", EN: "the top card of {Of.Who:poss}discard pile", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Discards}, Depth: &ability.Amount{N: 1}}}}, // 310.2
		{ID: "top card", NT: "selb", EN: "the top card of {Of.Who:poss}deck", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: &ability.Amount{N: 1}}}},
	}
	return rows
}

// partOf: in English one of somebody's units, assists and energy.
func partOf(f *ability.Filter) bool {
	return text.Sided(f) && (inAreas(f) || text.Equal(f.Zone, facesUp) || len(f.Zone) == 1 && (f.Zone[0] == ability.Soul || f.Zone[0] == ability.EnergyZone) && len(f.Rel) == 0)
}

// itsOwn is what is attached to the unit met last.
func itsOwn(z ability.Zone) ability.Filter {
	f := ofHost(z)
	f.Rel[0].Of = ability.Ref{Kind: ability.Slot, Slot: text.SlotIt, As: ability.Unit} // そのアシスト of an assist would be itself
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
