package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What happens in the place of something: who would leave the field by whose doing. FF-TCG 6.4, 11.12.5.

// replacedRows are those rows; harm.go has the damage.
func replacedRows() []text.Row {
	rows := []text.Row{
		{ID: "would leave by", NT: "would", JA: "{Subj:fieldnp}が{By:byobj}" + dueJA + "フィールドを離れる", EN: "{Subj:fieldnp} ‹leaves~leave› the field due to {By:byobj} | {Subj:fieldnp} would leave the field ‹due to|by› {By:byobj}", Node: ability.Event{Verb: ability.Left}, Needs: func(v any) bool { return v.(ability.Event).By != nil }},
		{ID: "would die by", NT: "would", JA: "{Subj:fieldnp}が{By:byobj}" + dueJA + "フィールドからブレイクゾーンに置かれる", EN: "{Subj:fieldnp} ‹is~are› put from the field into the Break Zone ‹due to|by› {By:byobj} | {Subj:fieldnp} would be put ‹|from the field ›into the Break Zone ‹due to|by› {By:byobj}", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}, Needs: func(v any) bool { return v.(ability.Event).By != nil }},
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
