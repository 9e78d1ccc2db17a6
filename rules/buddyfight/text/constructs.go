package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// constructs are what is said of where a card is called, and of the flags it is used with.
func constructs() []text.Row {
	at := func(ns ...int32) ability.Ability {
		a := ability.Ability{Kind: ability.Construction, Word: "called to"}
		for _, n := range ns {
			a.Args = append(a.Args, ability.N(n))
		}
		return a
	}
	usable := ability.Ability{Kind: ability.Construction, Word: "usable"}
	started := usable
	started.Args = []ability.Amount{ability.N(1)}
	rows := flags()
	for set := range 8 { // by the areas that are barred
		var free []int32
		var barred, others [2][]string
		for n, w := range [...][2]string{{"レフト", "left"}, {"センター", "center"}, {"ライト", "right"}} {
			into := &others
			if set&(1<<n) != 0 {
				into = &barred
			} else {
				free = append(free, int32(n+1))
			}
			into[0], into[1] = append(into[0], w[0]), append(into[1], w[1])
		}
		if len(free) == 0 || len(free) == 3 {
			continue
		}
		to, not := strings.Join(others[0], "‹か|と|や›"), strings.Join(barred[0], "‹と|か|や›")
		ja := []string{"このカードは" + not + "に‹|は›コールできない", "このカードは‹|君の›" + to + "に‹だけ|のみ›コールできる | このカードは" + to + "にしかコールできない | このカードは" + to + "以外‹の場所|のエリア|›に‹は|›コールできない"}
		en := []string{"this card cannot be called ‹to|on› ‹the|your› " + strings.Join(barred[1], " or "), "this card can only be called ‹to|on› ‹the|your› " + strings.Join(others[1], " or ") + " | you ‹may|can› only call this card ‹to|on› ‹the|your› " + strings.Join(others[1], " or ")}
		if len(free) == 1 {
			slices.Reverse(ja)
			slices.Reverse(en)
		}
		rows = append(rows, own1("called to the "+strings.Join(others[1], " or ")+" only", "construct", strings.Join(ja, " | "), strings.Join(en, " | "), at(free...)))
	}
	return append(rows, []text.Row{
		own1("flag's beginning", "construct", "ファイト開始時、君の‹|最初の›手札は{Args.0:num}枚、ゲージは{Args.1:num}枚、ライフは{Args.2:num}になる | ‹|ファイト開始時、›‹|君の›‹|最初の|初期›手札は{Args.0:num}枚‹になり|で|›‹、|›‹|君の›‹|最初の|初期›ゲージは{Args.1:num}枚‹になり|で|›‹、|›‹|君の›‹|最初の|初期›ライフは{Args.2:num}‹になる|である|› | ファイト開始時、手札は{Args.0:num}枚、ゲージは{Args.1:num}枚、ライフは{Args.2:num}になる"+beginnings(text.JA), "your initial hand becomes {Args.0:num} cards, your initial gauge becomes {Args.1:num} cards, and your initial life becomes {Args.2:num} | your ‹starting|initial› hand ‹is|becomes› {Args.0:ncard}, ‹|your ›‹|starting |initial ›gauge ‹is|becomes› {Args.1:ncard}‹,|› and ‹|your ›‹|starting |initial ›life ‹is|becomes› {Args.2:num} | ‹|your ›‹starting|initial› hand: {Args.0:num}, gauge: {Args.1:num}, life: {Args.2:num} | ‹|your ›‹starting|initial› life: {Args.2:num}, hand: {Args.0:num}, gauge: {Args.1:num}"+beginnings(text.EN),
			ability.Ability{Kind: ability.Construction, Word: "start", Args: []ability.Amount{{}, {}, {}}}),
		own1("enters only by", "construct", "このカードは{Name:name}の【起動】‹でしか登場できない|以外では登場できない|以外では場に登場できない›", "this card cannot enter the field other than by the [act] of {Name:name}", only("enters only by", true)),
		own1("enters only by an effect", "construct", "このカードは{Name:name}の効果‹でしか登場できない|以外では登場できない|以外では場に登場できない›", "this card cannot enter the field other than by the effect of {Name:name}", only("enters only by", false)),
		own1("transforms only by", "construct", "このカードは{Name:name}の【起動】‹でしか変身できない|以外では変身できない›", "this card cannot [transform] other than by the [act] of {Name:name}", only("transforms only by", true)),
		own1("one on the field", "construct", "君の場に‹この名|これと同名のカード›は1枚‹しか置けない|しか登場できない|だけ置ける|まで置ける› | この名は君の場に1枚‹しか置けない|しか登場できない|だけ置ける›", "you ‹may|can› only have 1 ‹this name|card with the same name as this› on ‹your|the› field | only 1 this name can be on your field", ability.Ability{Kind: ability.Construction, Word: "one on the field"}),
		own1("copies", "construct", "このカードはデッキに{Args.0:num}枚まで入れられる | この名は‹|君の›デッキに{Args.0:num}枚まで入れられる | デッキに{Args.0:num}枚まで入れることができる", "you may have up to {Args.0:num} of this card in your deck | you may have up to {Args.0:num} this name in your deck | you may put up to {Args.0:num} this name in your deck", copies("copies", 0)),
		own1("copies together", "construct", "{Do.0.With.Or.0.Has.0.Value:name}と{Do.0.With.Or.1.Has.0.Value:name}は‹|君の›デッキに合わせて{Args.0:num}枚まで入れられる", "you may have up to {Args.0:num} {Do.0.With.Or.0.Has.0.Value:name} and {Do.0.With.Or.1.Has.0.Value:name} combined in your deck", copies("copies together", 2)),
		own1("copies of three together", "construct", "{Do.0.With.Or.0.Has.0.Value:name}と{Do.0.With.Or.1.Has.0.Value:name}と{Do.0.With.Or.2.Has.0.Value:name}は‹|君の›デッキに合わせて{Args.0:num}枚まで入れられる", "you may have up to {Args.0:num} {Do.0.With.Or.0.Has.0.Value:name}, {Do.0.With.Or.1.Has.0.Value:name}‹,|› and {Do.0.With.Or.2.Has.0.Value:name} combined in your deck", copies("copies together", 3)),
		own1("usable with all flags", "construct", "‹このカードは|›すべてのフラッグで使える", "you may use this card with all flags", usable),
		needing(own1("usable with a flag", "construct", "君のフラッグが{Name:name}‹なら|でも›使える", "you may use this card if your flag is {Name:name}", usable), func(v any) bool { return v.(ability.Ability).Name != "" }),
		own1("usable with either flag", "construct", "君のフラッグが{Do.0.With.Or.0.Has.0.Value:name}か{Do.0.With.Or.1.Has.0.Value:name}‹なら|でも›使える", "you may use this card if your flag is {Do.0.With.Or.0.Has.0.Value:name} or {Do.0.With.Or.1.Has.0.Value:name}", namedOf("usable", 2)),
		needing(own1("usable if begun with a flag", "construct", "ファイト開始時の君のフラッグが{Name:name}なら使える | ファイト開始時に選んだ君のフラッグが{Name:name}なら使える", "you may use this card if your flag was {Name:name} when the fight began", started), func(v any) bool { return v.(ability.Ability).Name != "" }),
	}...)
}

// flags are what a flag permits: cards of worlds and attributes, one or two.
func flags() (rows []text.Row) {
	const of = "Do.0.What.Sel.Of.Or."
	kinds := []struct {
		id, hole, en string
		has          ability.Filter
	}{{"world", "Has.0.Value:class", "cards", text.HasProp(ability.ClassAttr)}, {"attribute", "Has.0.Value:trait", "cards", text.HasProp(ability.TraitAttr)},
		{"part of an attribute", "Has.0.Value:name", "", ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Match: ability.Contains}}}},
		{"attribute of a world", "Has.0.Value:class", "cards", ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr}, {Attr: ability.TraitAttr}}}}}
	flag := func(or ...ability.Filter) ability.Ability {
		return ability.Ability{Kind: ability.Static, Do: []ability.Effect{&ability.Rule{What: ability.What{Sel: allOf(ability.Filter{Or: or})}, Verb: ability.Played, Mode: ability.May}}}
	}
	say := func(n int, id, hole, en string) (string, string) { // one sort of cards
		h := "{" + of + text.Itoa(int32(n)) + "." + hole + "}"
		if strings.HasPrefix(id, "attribute of") {
			attribute := "{" + of + text.Itoa(int32(n)) + ".Has.1.Value:trait}"
			return h + "の" + attribute, h + " " + attribute
		}
		if en == "" {
			return "属性に" + h + "を含む", "cards with " + h + " in ‹its|their› attribute‹|s›"
		}
		return h, h
	}
	const can, canEN = "‹を|が›‹使える|使うことができる›", "you ‹may|can› use "
	for _, a := range kinds {
		ja, en := say(0, a.id, a.hole, a.en)
		jaTwo, enTwo := "君は"+ja+"のカード"+can+" | 君は"+ja+can, canEN+en+" cards | "+canEN+en
		if a.en == "" {
			jaTwo, enTwo = "君は"+ja+"カード"+can, canEN+en
		}
		if a.id == "attribute" { // of a flag it is always the original attribute [4.misc.specialflag.2]
			jaTwo += " | 君は‹元々の|›属性に" + ja + "を持つカード‹すべて|›" + can + " | 君は元々の属性が" + ja + "のカード‹すべて|›" + can
			enTwo += " | " + canEN + "‹all |›cards with " + en + " in ‹its|their› original attribute‹|s› | " + canEN + "‹all |›cards with " + en + " as ‹its|their› original attribute‹|s›"
		}
		if a.en == "" {
			jaTwo += " | 君は{" + of + "0.Has.0.Value:trait}を含む属性の‹|を持つ›カード" + can
		}
		rows = append(rows, own1("flag of a "+a.id, "construct", jaTwo, enTwo, flag(a.has)))
		for _, b := range kinds {
			jaB, enB := say(1, b.id, b.hole, b.en)
			no, cards, cardsB := "の", " cards", " cards"
			if a.en == "" {
				no, cards = "", ""
			}
			noB := "の"
			if b.en == "" {
				noB, cardsB = "", ""
			}
			faces := []string{"君は" + ja + no + "カードと" + jaB + noB + "カード" + can}
			if a.en != "" && b.en != "" {
				faces = append([]string{"君は" + ja + "と" + jaB + "のカード" + can}, faces...)
			}
			facesEN := []string{canEN + en + cards + "‹|,› and " + enB + cardsB}
			if a.en != "" && b.en != "" {
				facesEN = append([]string{canEN + en + " and " + enB + " cards"}, facesEN...)
				facesEN = append(facesEN, canEN+"cards ‹of|from› "+en+" and "+enB, canEN+"cards with "+en+" and "+enB+" in ‹their|its› name‹|s›")
			}
			rows = append(rows, own1("flag of a "+a.id+" and a "+b.id, "construct", strings.Join(faces, " | "), strings.Join(facesEN, " | "), flag(a.has, b.has)))
		}
	}
	world := func(n int) string { return "{" + of + text.Itoa(int32(n)) + ".Has.0.Value:class}" }
	three := []ability.Filter{kinds[0].has, kinds[0].has, kinds[0].has}
	return append(rows, own1("flag of three worlds", "construct", "君は"+world(0)+"と"+world(1)+"と"+world(2)+"のカード"+can, canEN+world(0)+", "+world(1)+"‹,|› and "+world(2)+" cards", flag(three...)))
}

// beginnings are faces of how much hand, gauge and life a flag lets its fighter begin with, in any order.
func beginnings(l text.Lang) (faces string) {
	parts := [...][3]string{
		text.JA: {"‹|君の›‹|最初の|初期›手札は{Args.0:num}枚", "‹|君の›‹|最初の|初期›ゲージは{Args.1:num}‹|枚›", "‹|君の›‹|最初の|初期›ライフは{Args.2:num}"},
		text.EN: {"‹|your ›‹starting|initial› hand ‹is|becomes› {Args.0:ncard}", "‹|your ›‹starting|initial› gauge ‹is|becomes› {Args.1:num}", "‹|your ›‹starting|initial› life ‹is|becomes› {Args.2:num}"},
	}[l]
	for _, o := range [...][3]int{{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}} {
		first, second, last := parts[o[0]], parts[o[1]], parts[o[2]]
		faces += " | " + text.Pick(l, "‹|ファイト開始時、›"+first+"‹になり|で|›‹、|›"+second+"‹になり|で|›‹、|›"+last+"‹になる|である|›", first+", "+second+"‹,|› and "+last)
	}
	return faces
}

// only is what a card does by an ability of one name alone: an activated one, or any.
func only(how string, act bool) ability.Ability {
	a := ability.Ability{Kind: ability.Construction, Word: how}
	if act {
		a.Args = []ability.Amount{ability.N(1)}
	}
	return a
}

// copies is how many of its card, or of several names together, a deck may have.
func copies(word string, names int) ability.Ability {
	a := namedOf(word, names)
	a.Args = []ability.Amount{{}}
	return a
}

// namedOf is what is said of cards of several names.
func namedOf(word string, names int) ability.Ability {
	a := ability.Ability{Kind: ability.Construction, Word: word}
	if names > 0 {
		f := &ability.Filter{Or: make([]ability.Filter, names)}
		for i := range f.Or {
			f.Or[i] = text.HasProp(ability.NameAttr)
		}
		a.Do = []ability.Effect{&ability.Rule{With: f}}
	}
	return a
}
