package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// places are what lies in one of two places, or in an area as it is said otherwise.
func places() []text.Row {
	var rows []text.Row
	for _, s := range sides() {
		en := "… ‹in|on› {Who:possz}" + s.en + " | … ‹in|on› the " + s.en + " of {Who:poss}field"
		if len(s.zones) > 1 {
			en += " | … ‹in|on› the " + s.en + " on {Who:poss}field"
		}
		f := ability.Filter{Zone: s.zones}
		if len(s.zones) == 1 {
			rows = append(rows, quiet("of the field's "+s.en, "mod", "", "… ‹in|on› the "+s.en+" of {Who:poss}field", f), quiet("bare "+s.en, "mod", "", s.en+" ", f))
			continue
		}
		rows = append(rows, own1("either "+s.en, "mod", s.ja+"の", en, f),
			quiet("both "+s.en, "mod", strings.Replace(s.ja, "か", "と", 1)+"の", strings.ReplaceAll(en, " or ", " and "), f))
	}
	two := []struct {
		zone   ability.Zone
		ja, en string
	}{{ability.Hand_, "手札", "hand"}, {ability.Discards, "ドロップゾーン", "drop zone"}, {ability.GaugeZone, "ゲージ", "gauge"}, {ability.Field, "場", "field"}}
	for _, a := range two {
		for _, b := range two {
			if a != b {
				z := []ability.Zone{min(a.zone, b.zone), max(a.zone, b.zone)}
				rows = append(rows, own1("from "+a.en+" or "+b.en, "mod", a.ja+"か"+b.ja+"の", "… ‹from|in› {Who:possz}"+a.en+" or "+b.en, ability.Filter{Zone: z}))
			}
		}
	}
	return rows
}

// traits are attributes and numbers as a noun phrase says them besides.
func traits() []text.Row {
	trait := func(not bool) ability.Filter {
		return ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Not: not}}}
	}
	inside := ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Match: ability.Contains}}}
	either := ability.Filter{Or: []ability.Filter{trait(false), trait(false)}}
	rows := []text.Row{
		own1("attribute contains", "mod", "属性に{Has.0.Value:name}を含む", "… with {Has.0.Value:name} in ‹its|their› attribute‹|s› | … with {Has.0.Value:name} attribute", inside),
		quiet("attribute contains, said before", "mod", "", "{Has.0.Value:name} attribute ", inside),
		quiet("either size", "mod", "", "size {Or.0.Num.0.N:num} or {Or.1.Num.0.N:num} ", ability.Filter{Or: []ability.Filter{{Num: []ability.Bound{{Stat: ability.Size, Cmp: ability.EQ}}}, {Num: []ability.Bound{{Stat: ability.Size, Cmp: ability.EQ}}}}}),
		quiet("with attribute", "mod", "", "… with {Has.0.Value:trait} | … with {Has.0.Value:trait} in ‹its|their› attribute‹|s›", trait(false)),
		quiet("with either attribute", "mod", "", "… with {Or.0.Has.0.Value:trait} or {Or.1.Has.0.Value:trait}", ability.Filter{Or: []ability.Filter{trait(false), trait(false)}}),
		own1("either name", "mod", "カード名に{Or.0.Has.0.Value:name}か{Or.1.Has.0.Value:name}を含む", "… with {Or.0.Has.0.Value:name} or {Or.1.Has.0.Value:name} in ‹its card|its|their card› name‹|s›", ability.Filter{Or: []ability.Filter{
			{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}, {Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}}}),
		quiet("of that name", "mod", "", "… named {Has.0.Value:name}", text.HasProp(ability.NameAttr)),
		own1("either word in the attribute", "mod", "属性に{Or.0.Has.0.Value:name}か{Or.1.Has.0.Value:name}を含む", "… with {Or.0.Has.0.Value:name} or {Or.1.Has.0.Value:name} in ‹its|their› attribute‹|s›", ability.Filter{Or: []ability.Filter{inside, inside}}),
		own1("either attribute, as said of both", "head", "{Or.0.Has.0.Value:trait}か{Or.1.Has.0.Value:trait}", "{Or.0.Has.0.Value:trait} or {Or.1.Has.0.Value:trait}", either),
		own1("either attribute of a kind, as said of both", "head", "{Or.0.Has.0.Value:trait}か{Or.1.Has.0.Value:trait}‹の|›{Kind:kind}", "{Or.0.Has.0.Value:trait} or {Or.1.Has.0.Value:trait} {Kind:kind}", either),
		needing(quiet("all of your sort", "what", "", "{Sel.Of.Who:poss}{Sel.Of+:rawnps}", ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Field}})}), func(v any) bool {
			f := v.(ability.What).Sel.Of
			return f.Kind == 0 && len(f.Has) > 0 && f.Ref == (ability.Ref{}) && f.Who != (ability.Who{})
		}),
		needing(quiet("one of yours", "selb", "", "1 of {Of:np}", ability.Selector{N: text.One()}), func(v any) bool {
			f := v.(ability.Selector).Of
			return f.Kind != 0 || len(f.Zone) > 0 || f.Ref != (ability.Ref{})
		}),
		needing(quiet("one of your sort", "selb", "", "1 of {Of.Who:poss}{Of+:rawnps}", ability.Selector{N: text.One(), Of: ability.Filter{Zone: []ability.Zone{ability.Field}}}), func(v any) bool {
			f := v.(ability.Selector).Of
			return f.Kind == 0 && len(f.Has) > 0 && f.Ref == (ability.Ref{})
		}),
		needing(quiet("all of your sort, of them", "selb", "", "‹all|each› of {Of.Who:poss}{Of+:rawnps}", ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Field}}}), func(v any) bool {
			f := v.(ability.Selector).Of
			return (f.Kind == 0 || f.Kind == ability.Monster || f.Kind == ability.ItemCard) && len(f.Has) > 0 && f.Ref == (ability.Ref{}) && f.Who != (ability.Who{})
		}),
		own1("not under attack", "mod", "攻撃されていない", "… that ‹is|are› not being attacked", ability.Filter{Not: []ability.State{ability.Attacked_}}),
		quiet("under attack", "mod", "", "… ‹being attacked|under attack|that was attacked|that is being attacked|that are being attacked›", ability.Filter{Is: []ability.State{ability.Attacked_}}),
		quiet("the one attacked", "what", "", "the {Sel.Of+:npraw} ‹being attacked|under attack|that was attacked› | the attacked {Sel.Of+:npraw}", ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Field}, Is: []ability.State{ability.Attacked_}})}),
		quiet("that attacks now", "mod", "", "… that ‹is|are› attacking", ability.Filter{Is: []ability.State{ability.Attacking}}),
		quiet("equipped there", "mod", "装備している | 装備中の", "equipped ", ability.Filter{Zone: []ability.Zone{ability.Item}}),
		quiet("set spell", "head", "‹【設置】|設置›‹の|›魔法 | 設置‹されている|された›魔法", "", ability.Filter{Kind: ability.SpellCard, Has: isSet}),
		quiet("linked", "mod", "", "… in ‹the|a› link attack | … that link attacked", ability.Filter{Is: []ability.State{ability.InParty}}),
		quiet("one of them", "selb", "", "1 of the {Of:np}", ability.Selector{N: text.One()}),
		needing(quiet("one that attacks now", "o", "{Sel.Of:np}を", "", ability.What{Sel: &ability.Selector{N: text.One()}}), func(v any) bool {
			f := v.(ability.What).Sel.Of
			return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 && text.Equal(f.Is, []ability.State{ability.Attacking}) && len(f.Rel) == 0
		}),
		needing(quiet("who fights", "what", "{Sel.Of:np}", "", ability.What{Sel: allOf(ability.Filter{})}), func(v any) bool {
			f := v.(ability.What).Sel.Of
			return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 && slices.ContainsFunc(f.Is, ability.State.OfBattle)
		}),
		own1("that fought this", "mod", "このカードとバトル‹した|していた›", "… that ‹battled|was battling|was in battle› ‹|with ›this card | … this card battled‹| with›", ability.Filter{Zone: []ability.Zone{ability.Field}, Ref: ability.Ref{Kind: ability.Object}}),
		needing(own1("all that fought this", "what", "{Sel.Of:np}", "the {Sel.Of:np}", ability.What{Sel: allOf(ability.Filter{})}), fought),
		needing(own1("all that fought this, as they are acted on", "o", "{Sel.Of:np}を", "the {Sel.Of:np}", ability.What{Sel: allOf(ability.Filter{})}), fought),
		own1("fighting this", "mod", "このカードとバトル‹している|中の›", "… ‹in battle with|battling›‹| with› this card", ability.Filter{Zone: []ability.Zone{ability.Field}, Rel: []ability.Rel{{Kind: ability.FoughtBy, Of: text.ThisRef}}}),
		needing(own1("what fights this", "what", "{Sel.Of:np}", "the {Sel.Of:np}", ability.What{Sel: allOf(ability.Filter{})}), fightsThis),
		needing(own1("what fights this, as it is acted on", "o", "{Sel.Of:np}を", "the {Sel.Of:np}", ability.What{Sel: allOf(ability.Filter{})}), fightsThis),
		own1("whatever fought this", "what", "このカードとバトルしたカード", "the card that battled this card", ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Field}, Ref: ability.Ref{Kind: ability.Object}})}),
		own1("whatever fought this, as it is acted on", "o", "このカードとバトルしたカードを", "the card that battled this card", ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Field}, Ref: ability.Ref{Kind: ability.Object}})}),
		needing(quiet("each of those", "what", "", "each {Sel.Of:np}", ability.What{Sel: allOf(ability.Filter{})}), func(v any) bool {
			f := v.(ability.What).Sel.Of
			return f.Ref == (ability.Ref{}) && len(f.Zone) > 0
		}),
		needing(quiet("the item there", "what", "{Sel.Of:np}", "", ability.What{Sel: allOf(ability.Filter{})}), func(v any) bool {
			f := v.(ability.What).Sel.Of // a fighter has one
			return f.Kind == ability.ItemCard && f.Ref == (ability.Ref{}) && f.Who == you && len(f.Zone) == 1 && f.Zone[0] == ability.Field
		}),
		needing(quiet("the highest", "selb", "", "the {Of:np}", ability.Selector{N: text.One()}), func(v any) bool {
			return slices.ContainsFunc(v.(ability.Selector).Of.Num, func(b ability.Bound) bool { return b.Highest || b.Lowest })
		}),
		quiet("rested", "mod", "", "‹rested|resting› ", ability.Filter{Is: []ability.State{ability.Acted}}),
		own1("in a buddy zone", "mod", "バディゾーンの", "… in {Who:possz}buddy zone", text.Zoned(ability.Buddy)),
		needing(own1("the one in a buddy zone", "o", "{Sel.Of:np}を", "the {Sel.Of:np}", ability.What{Sel: allOf(ability.Filter{})}), func(v any) bool {
			f := v.(ability.What).Sel.Of
			return f.Ref == (ability.Ref{}) && len(f.Zone) == 1 && f.Zone[0] == ability.Buddy && f.Who != (ability.Who{})
		}),
		own1("a counter", "mod", "【対抗】の | 【対抗】を持つ | 【対抗】", "[counter]  | … with [counter]", ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: "counter"}}}),
		quiet("on the field or in the drop zone", "mod", "", "… on {Who:poss}field or in ‹your|the› drop zone", ability.Filter{Zone: []ability.Zone{ability.Field, ability.Discards}}),
		quiet("in the drop zone or on the field", "mod", "", "… in {Who:poss}drop zone or on ‹your|the› field", ability.Filter{Zone: []ability.Zone{ability.Field, ability.Discards}}),
		quiet("named by a part", "head", "", "{Has.0.Value:name} in its card name", ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}),
		quiet("other than this", "mod", "", "… other than this card", text.Related(ability.Other, text.ThisRef)),
		quiet("other than this, all", "selb", "", "other than this card, all {Of+:rawnps}", ability.Selector{N: ability.Count{Op: ability.All}, Of: text.Related(ability.Other, text.ThisRef)}),
		needing(quiet("other than a kind", "mod", "", "… other than {NotKind:kinds} | … other than ‹a|an› {NotKind:kind} | … that ‹is|are› not ‹a |an |›{NotKind:kind}", ability.Filter{}), func(v any) bool {
			k := v.(ability.Filter).NotKind
			return k == ability.Monster || k == ability.ItemCard || k == ability.SpellCard
		}),
		needing(quiet("who stands there", "what", "{Sel.Of:np}", "the {Sel.Of:np} | {Sel.Of:np}", ability.What{Sel: allOf(ability.Filter{})}), func(v any) bool {
			f := v.(ability.What).Sel.Of
			return f.Kind == ability.Monster && f.Ref == (ability.Ref{}) && areasOnly(f.Zone)
		}),
		needing(quiet("what stands there", "o", "{Sel.Of:np}を", "the {Sel.Of:np} | {Sel.Of:np}", ability.What{Sel: allOf(ability.Filter{})}), func(v any) bool {
			f := v.(ability.What).Sel.Of
			return f.Kind == ability.Monster && f.Ref == (ability.Ref{}) && areasOnly(f.Zone)
		}),
		quiet("power or defense, each so much", "mod", "攻撃力{Or.0.Num.0.N:num}以下か防御力{Or.1.Num.0.N:num}以下の | 攻撃力が{Or.0.Num.0.N:num}以下か防御力が{Or.1.Num.0.N:num}以下の", "… with {Or.0.Num.0.N:num} or less power or {Or.1.Num.0.N:num} or less defense", ability.Filter{Or: []ability.Filter{
			{Num: []ability.Bound{{Stat: ability.Power, Cmp: ability.LE}}}, {Num: []ability.Bound{{Stat: ability.Defense, Cmp: ability.LE}}}}}),
		own1("power or defense", "mod", "攻撃力か防御力が{Or.0.Num.0.N=Or.1.Num.0.N:num}以下の", "… with {Or.0.Num.0.N=Or.1.Num.0.N:num} or less power or defense", ability.Filter{Or: []ability.Filter{
			{Num: []ability.Bound{{Stat: ability.Power, Cmp: ability.LE}}}, {Num: []ability.Bound{{Stat: ability.Defense, Cmp: ability.LE}}}}}),
		quiet("moved", "ref", "", "the ‹card|monster› ‹put|put into the drop zone›", text.BindRef(text.SlotMoved)),
		quiet("the one discarded", "ref", "", "the discarded ‹card|monster› | the ‹card|monster› ‹discarded|you discarded›", text.Done("discarded")),
		quiet("the revealed", "ref", "", "the revealed ‹card|monster› | the ‹card|monster› you revealed", text.Done("revealed")),
		quiet("rested", "ref", "レストした‹カード|モンスター|アイテム›", "the rested ‹card|monster|item›", text.BindRef(text.SlotIt)),
		quiet("all of its soul", "selb", "‹その|それの›ソウル‹すべて|›", "all ‹of |the |›‹soul‹|s› of it|its soul‹|s›|that card's soul‹|s›|that monster's soul‹|s››", ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, Of: text.BindRef(text.SlotIt)}}}}),
		quiet("the attacked", "ref", "攻撃された‹カード|モンスター›", "the attacked ‹card|monster›", text.BindRef(text.SlotIt)),
		quiet("at random from a hand", "selb", "", "{N:count} {Of+:npraw} from {Of.Who:poss}hand at random", ability.Selector{Random: true, Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}}}),
		own1("destroyed", "ref", "‹|その›破壊された‹|その›カード", "the destroyed card | that destroyed card | the card destroyed", theDestroyed),
		needing(quiet("destroyed of a kind", "ref", "‹|その›破壊された‹|その›{As:kind}", "‹the|that› destroyed {As:kind} | the {As:kind} destroyed", theDestroyed), func(v any) bool { return v.(ability.Ref).As != 0 }),
		quiet("destroyed of an attribute", "ref", "‹|その›破壊された‹|その›{:paid}", "‹the|that› destroyed {:paid}", theDestroyed),
		quiet("among so many", "taken", "", "{N:count} from among them", ability.Selector{Of: text.Related(ability.InSlot, text.BindRef(text.SlotLook))}),
		needing(quiet("stat of the attacking monster", "expr", "攻撃しているモンスターの{Stat:refstat}", "the {Stat:refstat} of ‹the|that› attacking monster | ‹the|that› attacking monster's {Stat:refstat}", attackers(ability.Monster)), addsUp),
		needing(quiet("stat of the attacking card", "expr", "攻撃しているカードの{Stat:refstat}", "the {Stat:refstat} of ‹the|that› attacking card | ‹the|that› attacking card's {Stat:refstat}", attackers(0)), addsUp),
		needing(quiet("stat of the item equipped", "expr", "君が装備しているアイテムの{Stat:refstat}", "the {Stat:refstat} of ‹the|your› ‹item you have equipped|equipped item› | ‹the|your› equipped item's {Stat:refstat}", ability.Amount{Op: ability.SumOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Item}, Who: you, Kind: ability.ItemCard}}), addsUp),
		quiet("stat of it", "expr", "", "{Ref:ref}'s {Stat:refstat}", ability.Amount{Op: ability.StatOf}),
		quiet("its stat", "expr", "", "its {Stat:refstat}", ability.Amount{Op: ability.StatOf, Ref: text.BindRef(text.SlotIt)}),
	}
	for _, e := range equips {
		rows = append(rows, own1("the one "+e.en, "mod", "君が‹"+e.ja+"|【"+e.ja+"】›している", "… you are "+e.en+e.into, equippedBy(e)))
		rows = append(rows, own1("the card "+e.en, "head", "君が"+e.ja+"しているカード", "card you are "+e.en+e.into, equippedBy(e)))
	}
	rows = append(rows, own1("number moved", "expr", "その枚数", "the number of those cards", ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}))
	for _, done := range []struct{ deed, ja, en string }{{"destroyed", "破壊した", "destroyed"}, {"discarded", "捨てた", "discarded"}, {"returned to hand", "手札に戻した", "returned‹| to hand›"}, {"put into the cemetery", "ドロップゾーンに置いた", "put into ‹the|your› drop zone"}} {
		r := own1("cards "+done.deed, "expr", done.ja+"カードの‹枚数|数›", "the number of cards "+done.en, ability.Amount{Op: ability.NumberIn, Ref: text.Done(done.deed)})
		r.Quiet = done.deed != "put into the cemetery" // of the others every game says it
		if rows = append(rows, r); !r.Quiet {
			rows = append(rows, needing(own1("some "+done.deed, "expr", done.ja+"{Of:npraw}の‹枚数|数›", "the number of {Of:rawnps} "+done.en, ability.Amount{Op: ability.NumberIn, Ref: text.Done(done.deed)}), func(v any) bool {
				f := v.(ability.Amount).Of
				return f != nil && f.Ref == (ability.Ref{}) && len(f.Zone) == 0 && (f.Kind != 0 || len(f.Has) > 0)
			}))
		}
	}
	for _, s := range []struct {
		ja, en string
		stat   ability.Stat
	}{{"サイズ", "size", ability.Size}, {"攻撃力", "power", ability.Power}, {"防御力", "defense", ability.Defense}, {"打撃力", "critical", ability.Critical}} {
		for _, c := range []struct {
			ja, en string
			cmp    ability.Cmp
		}{{"以下", "‹ or less| or below|or less›", ability.LE}, {"以上", "‹ or more| or greater›", ability.GE}, {"", "", ability.EQ}} {
			b := ability.Filter{Num: []ability.Bound{{Stat: s.stat, Cmp: c.cmp, Original: true}}}
			rows = append(rows, own1("originally "+s.en+c.ja, "mod", "元々の"+s.ja+"が{Num.0.N:num}"+c.ja+"の", "originally "+s.en+" {Num.0.N:num}"+c.en+"  | … with ‹|an ›original "+s.en+" ‹|of ›{Num.0.N:num}"+c.en, b))
		}
		for _, c := range []struct {
			ja, en string
			cmp    ability.Cmp
		}{{"以下", "less", ability.LE}, {"以上", "greater", ability.GE}} {
			rows = append(rows, own1("no "+c.en+" "+s.en, "mod", s.ja+"が{Num.0.N:expr}"+c.ja+"の | {Num.0.N:statof}"+c.ja+"の"+s.ja+"‹の|を持つ›", "… with "+s.en+" ‹"+c.en+" than or equal to|equal to or "+c.en+" than› {Num.0.N:expr} | … with ‹"+c.en+" than or equal|equal or "+c.en+"› "+s.en+" ‹to|than› {Num.0.N:expr}", ability.Filter{Num: []ability.Bound{{Stat: s.stat, Cmp: c.cmp}}}))
			r := &rows[len(rows)-1]
			r.Needs = func(v any) bool { return v.(ability.Filter).Num[0].N.Op != ability.Const }
		}
		rows = append(rows, quiet("with so great "+s.en, "mod", "", "… with "+s.en+" {Num.0.N:num} or greater", ability.Filter{Num: []ability.Bound{{Stat: s.stat}}}))
		for _, c := range [...]struct {
			en  string
			cmp ability.Cmp
		}{{"less", ability.LE}, {"more", ability.GE}, {"greater", ability.GE}} {
			rows = append(rows, quiet("of so great a "+s.en+" or "+c.en, "mod", "", "… of "+s.en+" {Num.0.N:num} or "+c.en+" | … whose "+s.en+" is {Num.0.N:num} or "+c.en+" | … with a "+s.en+" of {Num.0.N:num} or "+c.en, ability.Filter{Num: []ability.Bound{{Stat: s.stat, Cmp: c.cmp}}}))
			rows = append(rows, quiet("with "+s.en+" or "+c.en, "mod", "", "… with {Num.0.N:num} "+s.en+" or "+c.en, ability.Filter{Num: []ability.Bound{{Stat: s.stat, Cmp: c.cmp}}}))
		}
		for _, w := range [...]struct {
			ja, en string
			b      ability.Bound
		}{{"‹高い|大きい›", "highest", ability.Bound{Stat: s.stat, Highest: true}}, {"‹低い|小さい›", "lowest", ability.Bound{Stat: s.stat, Lowest: true}}} {
			rows = append(rows, quiet(w.en+" "+s.en, "mod", s.ja+"が一番"+w.ja+" | 一番"+s.ja+"‹が|の›"+w.ja, "", ability.Filter{Num: []ability.Bound{w.b}}))
		}
		rows = append(rows, passing(s.ja, s.en, s.stat)...)
		rows = append(rows, quiet("below "+s.en, "mod", "", s.en+" {Num.0.N:num} or below ", ability.Filter{Num: []ability.Bound{{Stat: s.stat, Cmp: ability.LE}}}))
	}
	return rows
}

// attackers is a number of what attacks: of a link attack that of all.
func attackers(k ability.Kinds) ability.Amount {
	return ability.Amount{Op: ability.SumOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}, Kind: k, Is: []ability.State{ability.Attacking}}}
}

// addsUp tells whether a number of several cards that attack together is theirs in all: they fight with the sum of their power, and
// what they are dealt is the sum of their critical. Of their sizes no rule makes a sum. [3.attack.3.1.1, 3.attack.3.1.2]
func addsUp(v any) bool {
	s := v.(ability.Amount).Stat
	return s == ability.Power || s == ability.Critical
}

// fought tells whether something is what fought this card.
func fought(v any) bool { return v.(ability.What).Sel.Of.Ref.Kind == ability.Object }

// foughtAnother tells whether an ability speaks of what battled this card, where it is another that battles.
func foughtAnother(a *ability.Ability) bool {
	if !slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Subj == nil || e.Subj.Ref != text.ThisRef }) {
		return false
	}
	found := false
	eachFilter(reflect.ValueOf(&a.Do).Elem(), func(f *ability.Filter) { found = found || f.Ref.Kind == ability.Object })
	return found
}

// fights tells whether a phrase is of what is in battle with something.
func fights(f *ability.Filter) bool {
	return slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.FoughtBy })
}

// fightsThis tells whether something is all that is in battle with this card.
func fightsThis(v any) bool {
	f := v.(ability.What).Sel.Of
	return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 && fights(&f)
}
