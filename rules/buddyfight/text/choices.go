package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// place is a place that texts name.
type place struct {
	ja, en string
	to     ability.Place
}

// alternatives are effects of which the player takes one: whose life, which number, which place; and
// searches whose card is called.
func alternatives() (rows []text.Row) {
	hit := func(w ability.Who) []ability.Effect {
		return []ability.Effect{&ability.Damage{To: ability.What{Who: w}}}
	}
	one := func(lists ...[]ability.Effect) *ability.Modes { return &ability.Modes{N: text.One(), List: lists} }
	rows = append(rows, own1("damage to either fighter", "effect", "君か相手にダメージ{List.0.0.N=List.1.0.N:num}‹を与える|› | 君か相手に{List.0.0.N=List.1.0.N:num}ダメージ‹を与える|›", "deal {List.0.0.N=List.1.0.N:num} damage to you or your opponent", one(hit(you), hit(foe))))
	change := func() []ability.Effect { return []ability.Effect{&ability.Change{}} }
	of := func(k string) string {
		return "{List." + k + ".0.Stat:staticon}{List." + k + ".0.Op:pm}{List." + k + ".0.N:num}"
	}
	rows = append(rows, own1("either number", "effect", "{List.0.0.What=List.1.0.What:what}の"+of("0")+"‹か|または›"+of("1")+"する | {List.0.0.What=List.1.0.What:what}の"+of("0")+"‹か|または›"+of("1"), "{List.0.0.What=List.1.0.What:what} ‹gets~get› "+of("0")+" or "+of("1"), one(change(), change())))
	places := []place{{"手札", "hand", text.At(ability.Hand_)}, {"ゲージ", "gauge", text.At(ability.GaugeZone)}, {"ドロップゾーン", "drop zone", text.At(ability.Discards)}}
	deck := func() ability.Selector {
		return ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: you}}
	}
	for i, a := range places {
		for j, b := range places {
			if i == j {
				continue
			}
			find := func(to ability.Place) []ability.Effect {
				return []ability.Effect{&ability.Find{Who: you, To: to, Bind: text.SlotNew, Sel: deck()}}
			}
			const both, many = "{List.0.0.Sel.Of+=List.1.0.Sel.Of+:npraw}", "{List.0.0.Sel.N=List.1.0.Sel.N:count}"
			rows = append(rows, own1("found and put into "+a.en+" or "+b.en, "effect", "‹君の|›デッキから"+both+many+"を"+a.ja+"か"+b.ja+"に‹置き|入れ|加え›、‹|その|君の›デッキをシャッフルする",
				"put "+many+" "+both+" from your deck into ‹your|the› "+a.en+" or ‹|your |the ›"+b.en+"‹,|› and shuffle ‹your deck|it›", one(find(a.to), find(b.to))))
		}
	}
	ends := append(slices.Clone(places), []place{{"デッキの上", "on the top of your deck", text.DeckPlace(ability.Top, ability.ChosenOrder)}, {"デッキの下", "on the bottom of your deck", text.DeckPlace(ability.BottomP, ability.ChosenOrder)}}...)
	for i, a := range ends {
		for j, b := range ends {
			if i == j || i > 2 && j > 2 { // either end of the deck is said above
				continue
			}
			move := func(to ability.Place) []ability.Effect { return []ability.Effect{&ability.Move{To: to}} }
			const what = "{List.0.0.What=List.1.0.What:o}"
			into := func(p place) string {
				if strings.HasPrefix(p.en, "on ") {
					return p.en
				}
				return "into ‹your|the› " + p.en
			}
			rows = append(rows, needing(own1("put "+a.en+" or "+b.en, "effect", what+"‹|君の›"+a.ja+"か‹|君の›"+b.ja+"に置く", "‹either |›put "+what+" "+into(a)+"‹,|› or "+into(b), one(move(a.to), move(b.to))), func(v any) bool {
				return v.(*ability.Modes).List[0][0].(*ability.Move).What.Sel == nil
			}))
		}
	}
	return append(append(rows, found()...), amounts()...)
}

// found are searches whose card is called, equipped or cast from the deck: it lies there until then, and the deck
// is shuffled behind it.
func found() (rows []text.Row) {
	top := text.DeckPlace(ability.Top, ability.ChosenOrder)
	find := &ability.Find{Who: you, To: top, Bind: text.SlotNew, Sel: ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: you}}}
	rows = append(rows, own1("found", "effect", "‹君の|›デッキから{Sel.Of+:npraw}{Sel.N:count}を探す", "search for {Sel.N:count} {Sel.Of+:npraw} in your deck", find))
	for _, p := range plays[:3] {
		for _, free := range []bool{false, true} {
			paying, ja := "by paying", "払って"
			if free {
				paying, ja = "without paying", "払わずに"
			}
			verb := p.call
			stem := map[ability.Kinds]string{ability.Monster: "コールし", ability.SpellCard: "使い", ability.ItemCard: "装備し"}[p.kind]
			cost := paying + " ‹its|the|their› ‹[" + p.cost[1] + "]|" + p.cost[1] + "›"
			const what = "{0.Sel.N:count} {0.Sel.Of+:npraw}"
			play := &ability.Play{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Free: free}
			paid := "‹" + p.cost[0] + "|" + strings.Trim(p.cost[0], "【】") + "›を" + ja
			bare := ""
			if !free && p.kind == ability.Monster { // by the rules a call is paid for [1.call.1.6]
				paid = "‹" + paid + "|›"
				bare = " | search your deck for " + what + "‹,| and› " + verb + " ‹it|them›‹,|› and shuffle ‹your deck|it› | " + verb + " " + what + " from your deck‹,|› and shuffle ‹your deck|it›"
			}
			rows = append(rows, quiet("found and "+verb+" "+paying, "chain", "‹君の|›デッキから{0.Sel.Of+:npraw}{0.Sel.N:count}を‹選び、|選んで|探し、|探して|›‹、|›"+paid+stem+"、‹|その|君の›デッキをシャッフルする",
				"search your deck for "+what+"‹,| and› "+verb+" ‹it|them› "+cost+"‹,|› and shuffle ‹your deck|it› | "+verb+" "+what+" from your deck "+cost+"‹,|› and shuffle ‹your deck|it›"+bare,
				[]ability.Effect{find, play, &ability.Shuffle{Place: ability.Place{Zone: ability.Deck, Who: you}}}))
		}
	}
	return rows
}

// amounts are numbers that rise, and cards that go from the top of a deck, by as much as something is.
func amounts() (rows []text.Row) {
	counted := func(n ability.Amount) bool { return n.Op != ability.Const }
	rows = append(rows, needing(own1("number raised by as much", "effect", "{What:what}の{Stat:staticon}を‹、|›{N:exprs}‹分|だけ›‹増やす|+する› | {What:what}の{Stat:staticon}を‹、|›「{N:exprs}」だけ+する | {What:what}の{Stat:staticon}は‹、|›{N:exprs}‹分|だけ›‹増える|+される›",
		"increase the {Stat:statname} of {What:what} by {N:exprs} | increase {What:what}'s {Stat:statname} by {N:exprs} | {What:what}'s {Stat:statname} is increased by {N:exprs} | the {Stat:statname} of {What:what} is increased by {N:exprs}", &ability.Change{}), func(v any) bool { return counted(v.(*ability.Change).N) }))
	rows = append(rows, needing(quiet("its number raised by as much", "effect", "", "increase its {Stat:statname} by {N:exprs}", &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}}), func(v any) bool { return counted(v.(*ability.Change).N) }))
	for _, z := range []struct {
		ja, en string
		zone   ability.Zone
	}{{"ゲージに置く", "into ‹the|your› gauge", ability.GaugeZone}, {"ドロップゾーンに置く", "into ‹the|your|their› drop zone", ability.Discards}} {
		top := ability.What{Sel: allOf(ability.Filter{Zone: []ability.Zone{ability.Deck}, Depth: &ability.Amount{}})}
		const deck, many = "{What.Sel.Of.Who:poss}", "{What.Sel.Of.Depth:exprs}"
		rows = append(rows, needing(own1("as many of the deck "+z.en, "effect", deck+"デッキの上から‹、|›"+many+"‹分|と同じ枚数›‹、|›‹カードを|を|›"+z.ja+" | "+many+"‹分|と同じ枚数›‹、|›"+deck+"デッキの上から‹カードを|›"+z.ja,
			"put cards from the top of "+deck+"deck "+z.en+" equal to "+many+" | put cards from the top of "+deck+"deck equal to "+many+" "+z.en, &ability.Move{What: top, To: text.At(z.zone)}), func(v any) bool {
			return counted(*v.(*ability.Move).What.Sel.Of.Depth)
		}))
	}
	rows = append(rows, needing(quiet("as many of some", "selb", "", "{Of:nps} equal to {N.N:exprs} | the number of {Of:nps} equal to {N.N:exprs}", ability.Selector{}), func(v any) bool {
		s := v.(ability.Selector)
		return counted(s.N.N) && s.Of.Ref == (ability.Ref{}) && len(s.Of.Zone) > 0
	}))
	for _, z := range [...]struct {
		zone   ability.Zone
		ja, en string
	}{{ability.Discards, "ドロップゾーン‹の|にある›", "in ‹the|your› drop zone"}, {ability.Field, "場‹の|にある|にいる›", "on ‹the|your› field"}} {
		of := text.Clause{Per: &ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, N: 1, Of: &ability.Filter{Zone: []ability.Zone{z.zone}, Who: you}}}
		rows = append(rows, quiet("done for each name "+z.en, "s5", "君の"+z.ja+"異なるカード名の{Per.Of+:npraw}1枚につき‹、|›{+:s6}", "for each {Per.Of+:npraw} with ‹a different|different› ‹card |›name‹|s› "+z.en+", {+:s6} | {+:s6}‹,|› for each {Per.Of+:npraw} with ‹a different|different› ‹card |›name‹|s› "+z.en+" | {+:s6}‹,|› for each {Per.Of+:npraw} "+z.en+" with ‹a different|different› ‹card |›name‹|s›", of))
	}
	fewer := func(v any) bool { return counted(v.(*ability.Change).N) }
	rows = append(rows, needing(own1("size less by as much", "effect", "{What:what}のサイズを‹、|›{N:exprs}‹分|だけ|›減らす | {What:what}のサイズを‹、|›「{N:exprs}」だけ減らす",
		"reduce the size of {What:what} by {N:exprs} | reduce {What:what}'s size‹| on the field| on your field› by {N:exprs} | the size of {What:what} is reduced by {N:exprs} | {What:what}'s size‹| on the field| on your field› is reduced by {N:exprs}", &ability.Change{Stat: ability.Size, Op: ability.Sub}), fewer))
	rows = append(rows, quiet("sum of numbers", "expr", "", "the sum of the {Stat:refstat}‹|s› of {Of:nps}", ability.Amount{Op: ability.SumOf}))
	rows = append(rows, quiet("draw as many as were moved", "effect", "‹それと|置いた枚数と|›同じ‹枚数の|枚数分の|数の|枚数|枚数分›カードを引く", "draw ‹the same|that› number of cards | draw that many cards", &ability.Draw{Who: you, N: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}}))
	return append(rows, needing(quiet("draw as much", "effect", "{N:exprs}‹分|だけ›‹、|›‹カードを|›引く | {N:exprs}と同じ枚数‹の|、|›カードを引く", "draw a number of cards equal to {N:exprs}", &ability.Draw{Who: you}), func(v any) bool { return counted(v.(*ability.Draw).N) }))
}

// finds are searches of a deck, which is shuffled behind them, and looks at one's own where nothing says whose it is.
func finds() []text.Row {
	deck := ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}
	look := &ability.Look{Who: you, From: ability.Place{Zone: ability.Deck, Who: nobodys, Pos: ability.Top}, Bind: text.SlotNew}
	show := text.Clone(look).(*ability.Look)
	show.Reveal = true
	rows := []text.Row{ // nobody else's deck is named
		quiet("look at one's own", "effect", "デッキの上‹|から›{N:num}枚を見る", "", look),
		quiet("reveal one's own", "effect", "デッキの上‹|から›{N:num}枚を公開する", "", show),
	}
	for _, to := range []struct {
		ja, en string
		to     ability.Place
	}{
		{"手札に加え", "‹into|in› ‹your|the› hand", text.At(ability.Hand_)}, {"ドロップゾーンに置き", "into ‹your|the› drop zone", text.At(ability.Discards)}, {"ゲージに置き", "‹into|in› ‹your|the› gauge", text.At(ability.GaugeZone)},
		{"このカードのソウルに入れ", "into ‹this card's soul|the soul of this card›", ability.Place{Zone: ability.Soul, Link: text.ThisRef}}, {"それのソウルに入れ", "into ‹its soul|that card's soul|the soul of that card›", ability.Place{Zone: ability.Soul, Link: text.BindRef(text.SlotIt)}},
	} {
		for _, show := range []bool{false, true} {
			id, ja, en := to.ja, "", ""
			if show {
				id, ja, en = to.ja+"公開し、", "‹公開し、|公開して›", "reveal it, ‹|and ›"
			}
			const shuffled = "‹,|› and shuffle ‹your deck|it›"
			rows = append(rows, own1("search into "+id, "effect", "{Sel.Of.Who:poss}デッキ‹から|を見て、‹|その中の|その中から››{Sel.Of+:npraw}{Sel.N:count}‹|を›‹|選び、|選んで|探し、|探して›"+ja+to.ja+"、‹‹|その|君の›デッキを|›シャッフルする",
				"search {Sel.Of.Who:poss}deck for {Sel.N:count} {Sel.Of+:npraw}‹| from your deck›‹,|, and| and› "+en+"put it "+to.en+shuffled, &ability.Find{Who: you, To: to.to, Bind: text.SlotNew, Show: show, Sel: deck}))
			own := deck
			own.Of.Who = nobodys
			rows = append(rows, quiet("search one's own into "+id, "effect", "デッキ‹から|を見て、‹|その中の|その中から››{Sel.Of+:npraw}{Sel.N:count}‹|を›‹|選び、|選んで|探し、|探して›"+ja+to.ja+"、‹‹|その|君の›デッキを|›シャッフルする", "",
				&ability.Find{Who: you, To: to.to, Bind: text.SlotNew, Show: show, Sel: own}))
		}
	}
	one := ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: you}}
	both := ability.Selector{Each: []ability.Selector{one, one}}
	const found, foundJA = "search your deck for {Sel.Each.0.N:count} {Sel.Each.0.Of+:npraw} and {Sel.Each.1.N:count} {Sel.Each.1.Of+:npraw}‹,|, and| and› ", "君のデッキから{Sel.Each.0.Of+:npraw}{Sel.Each.0.N:count}と{Sel.Each.1.Of+:npraw}{Sel.Each.1.N:count}‹を|›‹|選び、|選んで|探し、|探して›"
	for _, show := range []bool{false, true} {
		id, ja, en := "search for two sorts", "", ""
		if show {
			id, ja, en = id+", shown", "‹公開し、|公開して›", "reveal them, ‹|and ›"
		}
		rows = append(rows, own1(id, "effect", foundJA+ja+"手札に加え、‹‹|その|君の›デッキを|›シャッフルする", found+en+"put them ‹into|in› ‹your|the› hand‹,|› and shuffle ‹your deck|it›", &ability.Find{Who: you, To: text.At(ability.Hand_), Bind: text.SlotNew, Show: show, Sel: both}))
	}
	return rows
}

// nobodys is whose a deck is of which nothing says that, until all of an ability has been read.
var nobodys = ability.Who{Side: ability.You, Of: text.ThisRef}

// ownDecks says of decks that are nobody's that they are one's own; false: it may be the other player's, of which something was said
// before.
func ownDecks(a *ability.Ability) bool {
	theirs, known := false, true
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if v.CanAddr() {
			switch x := v.Addr().Interface().(type) {
			case *ability.Who:
				if *x == nobodys {
					*x, known = you, known && !theirs
				}
			case *ability.Place:
				theirs = theirs || x.Zone == ability.Deck && x.Who == foe
			case *ability.Filter:
				theirs = theirs || x.Who == foe && slices.Contains(x.Zone, ability.Deck)
			}
		}
		text.EachField(v, visit)
	}
	visit(reflect.ValueOf(a).Elem())
	return known
}
