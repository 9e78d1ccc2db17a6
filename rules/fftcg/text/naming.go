package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What a player names, and what has it: an Element, a Job, a Category or the name of a card.

// namingRows are those rows.
func namingRows() (rows []text.Row) {
	ask := func(of ability.Attr, but ...string) *ability.Ask {
		return &ability.Ask{Kind: ability.NameCard, Of: of, But: but, Who: text.Who(ability.You), Bind: text.SlotNew}
	}
	const ja, en = "‹宣言する|指定する|選択する|選ぶ›", "‹name|select› ‹1|an|a› "
	for _, w := range []struct {
		ja, en, has string
		of          ability.Attr
		other       string // what of its sort a text says itself
	}{{"属性", "Element", "… ‹of|with› ‹the named|that|named› Element", ability.ClassAttr, "class"}, {"ジョブ", "Job", "… ‹of|with› ‹the named|that|named› Job", ability.TraitAttr, "trait"},
		{"カテゴリ", "Category", "… ‹of|with› ‹the named|that› Category", ability.CategoryAttr, "category"}, {"カード名", "card name", "… ‹with|of› the named ‹card |›name", ability.NoAttr, ""}, {"カードタイプ", "card type", "… ‹with|of› ‹the |›named ‹card |›type", ability.KindAttr, ""}} {
		of := named(w.of)
		rows = append(rows,
			text.Row{ID: "one " + w.en, NT: "effect", JA: w.ja + "‹を1つ|1つを|を›" + ja, EN: en + w.en, Node: ask(w.of), Needs: func(v any) bool { return len(v.(*ability.Ask).But) == 0 }},
			text.Row{ID: "of the named " + w.en, NT: "mod", JA: "‹宣言した|指定した|選択した|その›" + w.ja + "‹の|を持つ›", EN: w.has, Node: of},
			text.Row{ID: "becomes the named " + w.en, NT: "effect", JA: "{What:what}は‹宣言した|指定した|選択した|その›" + w.ja + "になる | {What:what}の" + w.ja + "は‹宣言|指定|選択›した" + w.ja + "になる", EN: "{What:what} ‹becomes~become› ‹the named|that› " + w.en + " | the " + w.en + " of {What:what} becomes the named one", Node: namedGiven(w.of, true), Needs: givesNamed},
			text.Row{ID: "gains the named " + w.en, NT: "effect", JA: "{What:what}は‹宣言|指定|選択›した" + w.ja + "を得る | {What:what}に‹宣言|指定|選択›した" + w.ja + "を与える", EN: "{What:what} ‹gains~gain› the named " + w.en, Node: namedGiven(w.of, false), Needs: givesNamed},
			text.Row{ID: "is of the named " + w.en, NT: "cond1", JA: "{Ref:ref}が‹宣言した|指定した|選択した|その›" + w.ja, EN: "{Ref:ref} ‹is of|has› ‹the named|that› " + w.en, Node: ability.Cond{Op: ability.Is, Of: &of}})
		if w.other != "" {
			rows = append(rows, text.Row{ID: "of the named " + w.en + " or another", NT: "mod", JA: "‹宣言した|指定した|選択した|その›" + w.ja + "か{Or.1.Has.0.Value:" + w.other + "}‹の|を持つ›", EN: "… ‹of|with› ‹the named|that› " + w.en + " or {Or.1.Has.0.Value:" + w.other + "}", Node: ability.Filter{Or: []ability.Filter{of, text.HasProp(w.of)}}})
		}
	}
	called := named(ability.NoAttr)
	return append(rows,
		text.Row{Quiet: true, ID: "one card by its name", NT: "effect", EN: "name ‹1|a› card", Node: ask(ability.NoAttr)},
		text.Row{Quiet: true, ID: "is the named card", NT: "cond1", EN: "{Ref:ref} is ‹the|a› named card", Node: ability.Cond{Op: ability.Is, Of: &called}},
		text.Row{ID: "one Element but another", NT: "effect", JA: "{But.0:class}以外の属性‹を1つ|1つを|を›" + ja, EN: en + "Element other than {But.0:class}", Node: ask(ability.ClassAttr, "")},
		text.Row{Quiet: true, ID: "one Element but two bare others", NT: "effect", JA: "{But.0:bareclass}‹と|か|や›{But.1:bareclass}以外の属性‹を1つ|1つを|を›" + ja + " | {But.0:bareclass}‹と|か|や›{But.1:class}以外の属性‹を1つ|1つを|を›" + ja, Node: ask(ability.ClassAttr, "", "")},
		text.Row{ID: "one Element but two others", NT: "effect", JA: "{But.0:class}‹と|か|や›{But.1:class}以外の属性‹を1つ|1つを|を›" + ja, EN: en + "Element other than {But.0:class} ‹or|and› {But.1:class}", Node: ask(ability.ClassAttr, "", "")})
}

// namedGiven gives what was named, besides or in the place of what was there.
func namedGiven(of ability.Attr, all bool) *ability.Give {
	return &ability.Give{Props: []ability.Prop{{Attr: of}}, All: all, From: &ability.What{Ref: text.BindRef(text.SlotNamed)}}
}

// givesNamed: names of cards are no words that a card has besides, and of kinds something else is said.
func givesNamed(v any) bool {
	of := v.(*ability.Give).Props[0].Attr
	return of != ability.NoAttr && of != ability.KindAttr
}

// named is that a card has what was named.
func named(of ability.Attr) ability.Filter {
	return ability.Filter{Rel: []ability.Rel{{Kind: ability.NamedIn, Attr: of, Of: text.BindRef(text.SlotNamed)}}}
}
