package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// agent is whose effects do something.
type agent struct {
	id, ja, en string
	who        ability.Who
}

// agents are those that texts speak of: anybody's, one's own, the opponent's.
var agents = []agent{
	{"an effect", "‹カードの|›効果で", "by ‹card effects|an effect|effects|an effect of a card|the effect of a card|the effects of cards|the effects of a card›", ability.Who{}},
	{"your effect", "君の‹カードの|›効果で", "by ‹the effects of your cards|your card effects|your effects|the effect of your card|the effect of your cards|an effect of your card|an effect from your card|an effect of your cards›", you},
	{"their effect", "相手の‹カードの|›効果で", "by ‹your opponent's card effects|your opponent's card effect|your opponent's effects|the effects of your opponent's cards|the effect of your opponent's card|an effect of your opponent's card|the effect of an opponent's card|an effect from your opponent's card›", foe},
}

// causes are what happens by the effects of cards.
func causes() (rows []text.Row) {
	deeds := []struct {
		id, ja string
		en     []string
		of     ability.Event
	}{
		{"entered", "‹登場した|場に登場した›", []string{"‹enters the field~enter the field›"}, ability.Event{Verb: ability.Entered}},
		{"called", "コールされた", []string{"‹is called~are called›"}, ability.Event{Verb: ability.Entered, Name: byCall}},
		{"rested", "レスト‹された|した›", []string{"‹is rested~are rested›", "‹is rest~are rest›", "‹rests~rest›", "‹becomes rest~become rest›"}, ability.Event{Verb: ability.ActedV}},
		{"stood", "スタンド‹された|した›", []string{"‹is stood~are stood›", "‹is stand~are stand›", "‹stands~stand›", "‹becomes stand~become stand›"}, ability.Event{Verb: ability.Stood}},
		{"returned", "手札に戻‹された|った›", []string{"‹is returned~are returned› to ‹|your |their |its owner's ›hand"}, ability.Event{Verb: ability.Returned}},
		{"dropped", "‹場から|›ドロップゾーンに置かれた", []string{"‹is put~are put› ‹into|to› ‹the|your|their› drop zone‹| from the field›"}, ability.Event{Verb: ability.Left, To: ability.Discards}},
		{"gone", "場から離れた", []string{"‹leaves~leave› the field"}, ability.Event{Verb: ability.Left}},
	}
	for _, a := range agents {
		by := &ability.Filter{Who: a.who}
		for _, d := range deeds {
			e := d.of
			e.By = by
			var en []string
			for _, w := range d.en {
				en = append(en, "{Subj:fieldnp} "+w+" "+a.en)
			}
			ja := "{Subj:fieldnp}が" + a.ja + d.ja + " | " + a.ja + "{Subj:fieldnp}が" + d.ja
			r := own1(d.id+" by "+a.id, "event", ja, strings.Join(en, " | "), e)
			if d.id == "dropped" { // of this card it is said below
				r.Needs = text.NotThis
			}
			rows = append(rows, r)
		}
		rows = append(rows, needing(quiet("comes to a field by "+a.id, "event", "", "{Subj+:anpraw} ‹enters~enter› {Subj.Who:poss}field "+a.en, ability.Event{Verb: ability.Entered, By: by, Subj: &ability.Filter{}}), text.NotThis))
		rows = append(rows, needing(quiet("called to a field by "+a.id, "event", "{Subj.Who:poss}場に{Subj+:npraw}が"+a.ja+"コールされた",
			"{Subj+:anpraw} ‹is~are› called ‹to|on› {Subj.Who:poss}field "+a.en+" | {Subj.Who:player} ‹calls~call› {Subj+:anpraw} "+a.en, ability.Event{Verb: ability.Entered, Name: byCall, By: by, Subj: &ability.Filter{}}), text.NotThis))
		if a.who == you {
			rows = append(rows, quiet("you deal damage by "+a.id, "event", a.ja+"相手にダメージを与えた", "you deal damage to your opponent "+a.en, ability.Event{Verb: ability.TakeDamage, Who: foe, Kind: ability.AbilityDamage, By: by}))
		}
		dead := ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage, By: by}
		if a.who == you { // the others are said above
			rows = append(rows, own1("destroyed by "+a.id, "event", "{Subj:fieldnp}が"+a.ja+"破壊された | "+a.ja+"{Subj:fieldnp}‹が|を›破壊‹された|した›", "{Subj:fieldnp} ‹is destroyed~are destroyed› "+a.en, dead))
		}
		rows = append(rows, own1("dealt damage by "+a.id, "event", "{Who:player}が"+a.ja+"ダメージを受けた | "+a.ja+"{Who:player}がダメージを受けた", "{Who:player} ‹is~are› dealt damage "+a.en, ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, By: by}))
		for _, w := range []struct {
			id, ja, en string
			of         ability.Event
		}{
			{"discarded", "‹手札から|›捨てられた", "is discarded from ‹your |›hand", ability.Event{Verb: ability.DiscardedV, From: ability.Hand_}},
			{"dropped from hand", "手札からドロップゾーンに置かれた", "is put ‹into|to› ‹the|your› drop zone from ‹your |the |›hand", ability.Event{Verb: ability.Moved, From: ability.Hand_, To: ability.Discards}},
			{"dropped", "ドロップゾーンに置かれた", "is put ‹into|to› ‹the|your› drop zone", ability.Event{Verb: ability.Moved, To: ability.Discards}},
			{"dropped from the field", "場からドロップゾーンに置かれた", "is put ‹into|to› ‹the|your› drop zone from the field", ability.Event{Verb: ability.Left, To: ability.Discards}},
			{"dropped from the deck", "デッキからドロップゾーンに置かれた", "is put ‹into|to› ‹the|your› drop zone from ‹your|the› deck", ability.Event{Verb: ability.Moved, From: ability.Deck, To: ability.Discards}},
		} {
			e := w.of
			e.Subj, e.By = text.ThisFilter(), by
			rows = append(rows, own1("this "+w.id+" by "+a.id, "event", "このカードが"+a.ja+w.ja+" | "+a.ja+"このカードが"+w.ja, "this card "+w.en+" "+a.en, e))
		}
	}
	mill := ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}, From: ability.Deck, To: ability.Discards}
	rows = append(rows,
		own1("a card of the deck is dropped", "event", "カードが{Who:poss}デッキからドロップゾーンに置かれた | {Who:poss}デッキ‹から|の|の上から›カードがドロップゾーンに置かれた", "a card is put from {Who:poss}deck into ‹the|your› drop zone | a card is put into ‹the|your|their|your opponent's› drop zone from {Who:poss}deck | a card is put from {Who:poss}deck into ‹the|your|their|your opponent's› drop zone", mill))
	for _, a := range agents {
		e := mill
		e.By = &ability.Filter{Who: a.who}
		rows = append(rows, own1("a card of the deck is dropped by "+a.id, "event", "カードが"+a.ja+"{Who:poss}デッキからドロップゾーンに置かれた | "+a.ja+"{Who:poss}デッキ‹から|の›カードがドロップゾーンに置かれた", "a card is put into ‹the|your|their|your opponent's› drop zone from {Who:poss}deck "+a.en+" | a card is put from {Who:poss}deck into ‹the|your|their|your opponent's› drop zone "+a.en+" | you put a card from {Who:poss}deck into ‹the|your|their|your opponent's› drop zone "+a.en, e))
	}
	return rows
}
