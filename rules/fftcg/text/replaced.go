package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What happens in the place of something: who would leave the field by whose doing. FF-TCG 6.4, 11.12.5.

// A card that is put into the Break Zone, of which no zone is said, comes from wherever it was: the field, the hand, the deck or the
// stack. A Character that is is one of the field, and so is a card that somebody controls. FF-TCG 5.1, 6.2.5, 7.10.1.
func fromAnywhere(v any) bool {
	e := v.(ability.Event)
	if e.Subj != nil && text.Equal(e.Subj.Rel, text.Related(ability.Other, text.ThisRef).Rel) { // any but this card
		s := *e.Subj
		s.Rel, e.Subj = nil, &s
	}
	return text.Anywhere(ability.Summon)(e) && text.Nowhere(e) && e.Subj.Who == (ability.Who{})
}

func ofThePlay(v any) bool { return !fromAnywhere(v) }

// replacedRows are those rows; harm.go has the damage.
func replacedRows() []text.Row {
	rows := []text.Row{
		{ID: "would leave by", NT: "would", JA: "{Subj:fieldnp}が{By:byobj}" + dueJA + "フィールドを離れる", EN: "{Subj:fieldnp} ‹leaves~leave› the field due to {By:byobj} | {Subj:fieldnp} would leave the field ‹due to|by› {By:byobj}", Node: ability.Event{Verb: ability.Left}, Needs: func(v any) bool { return v.(ability.Event).By != nil }},
		{ID: "would die by", NT: "would", JA: "{Subj:fieldnp}が{By:byobj}" + dueJA + "フィールドからブレイクゾーンに置かれる", EN: "{Subj:fieldnp} ‹is~are› put from the field into the Break Zone ‹due to|by› {By:byobj} | {Subj:fieldnp} would be put ‹|from the field ›into the Break Zone ‹due to|by› {By:byobj}", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}, Needs: func(v any) bool { return v.(ability.Event).By != nil }},
		{ID: "would enter by", NT: "would", JA: "{Subj:fieldnp}が{By:byobj}" + dueJA + "フィールドに出る", EN: "{Subj:fieldnp} ‹enters~enter|would enter› the field ‹due to|by› {By:byobj}", Node: ability.Event{Verb: ability.Entered}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return e.By != nil && e.Subj != nil && e.Subj.Ref == (ability.Ref{})
		}},
		{Quiet: true, ID: "would die, of what is in play", NT: "would", JA: "{Subj:fieldnp}がブレイクゾーンに置かれる", EN: "{Subj:fieldnp} ‹is~are› put into the Break Zone | {Subj:fieldnp} would be put into the Break Zone", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}, Needs: ofThePlay},
		{Quiet: true, ID: "dies, of what is in play", NT: "event", JA: "{Subj:fieldnp}がブレイクゾーンに置かれた", EN: "{Subj:fieldnp} ‹is~are› put into the Break Zone", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}, Needs: ofThePlay},
		{ID: "is put away from anywhere", NT: "event", JA: "{Subj+:npraw}がブレイクゾーンに置かれた", EN: "{Subj+:anpraw} ‹is~are› put into the Break Zone‹| from anywhere›", Node: ability.Event{Verb: ability.Moved, To: ability.Discards, Subj: &ability.Filter{}}, Needs: fromAnywhere},
		{ID: "is put away there from anywhere", NT: "event", JA: "カードが{Subj.Who:poss}ブレイクゾーンに置かれた", EN: "a card is put into {Subj.Who:poss}Break Zone‹| from anywhere›", Node: ability.Event{Verb: ability.Moved, To: ability.Discards, Subj: &ability.Filter{}}, Needs: func(v any) bool { return text.Sided(v.(ability.Event).Subj) }},
		{ID: "would be put away, whoever's", NT: "would", JA: "{Subj+:npraw}がブレイクゾーンに置かれる", EN: "{Subj+:anpraw} ‹would be|is› put into the Break Zone‹| in any situation| from anywhere›", Node: ability.Event{Verb: ability.Moved, To: ability.Discards, Subj: &ability.Filter{}}, Needs: fromAnywhere},
		{ID: "would be put away from anywhere", NT: "would", JA: "カードが{Subj.Who:poss}ブレイクゾーンに置かれる", EN: "a card ‹is|would be› put into {Subj.Who:poss}Break Zone‹ in any situation| from anywhere|›", Node: ability.Event{Verb: ability.Moved, To: ability.Discards, Subj: &ability.Filter{}}, Needs: func(v any) bool { return v.(ability.Event).Subj.Who != (ability.Who{}) }},
		{Quiet: true, ID: "instead, before", NT: "effect", EN: "if {Of:would}, instead {Do:effects}", Node: &ability.Instead{}, Needs: func(v any) bool {
			in := v.(*ability.Instead)
			return len(in.Do) > 0 && in.Op == ability.Add && in.N == nil && in.If == nil
		}},
		{Quiet: true, ID: "instead if wanted, before", NT: "effect", EN: "if {Of:would}, instead {Do.0.Do:mayeffects}", Node: &ability.Instead{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true}}}},
		{Quiet: true, ID: "would die this turn", NT: "s4", JA: "{Do.0.Of.Subj:fieldnp}がこのターン‹|に|中に|、›‹|フィールドから›ブレイクゾーンに置かれる‹場合|際›、代わりに{Do.0.Do:effects} | {Do.0.Of.Subj:fieldnp}がこのターン‹|に|中に|、›‹|フィールドから›ブレイクゾーンに置かれる‹場合|際›、代わりに{Do.0.Do:effectsB} | このターン‹に|中に|、|の間、›{Do.0.Of.Subj:fieldnp}が‹|フィールドから›ブレイクゾーンに置かれる‹場合|際›、代わりに{Do.0.Do:effects} | このターン‹に|中に|、|の間、›{Do.0.Of.Subj:fieldnp}が‹|フィールドから›ブレイクゾーンに置かれる‹場合|際›、代わりに{Do.0.Do:effectsB}",
			Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.Instead{Of: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}}}}, Needs: func(v any) bool { return len(v.(text.Clause).Do[0].(*ability.Instead).Do) > 0 }},
	}
	return append(rows, text.Row{Quiet: true, ID: "doubling the power of", NT: "effect", EN: "double {What.Ref:its}power", Node: &ability.Change{Stat: ability.Power, Op: ability.Times, N: ability.N(2)}})
}
