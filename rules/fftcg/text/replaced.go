package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What happens in the place of something: who would leave the field by whose doing, damage of a certain size or of this turn
// alone. FF-TCG 6.4, 11.12.5.

// replacedRows are those rows; those of field.go say the damage of any size and of any time.
func replacedRows() []text.Row {
	rows := []text.Row{
		{ID: "would leave by", NT: "would", JA: "{Subj:fieldnp}が{By:byobj}" + dueJA + "フィールドを離れる", EN: "{Subj:fieldnp} ‹leaves~leave› the field due to {By:byobj} | {Subj:fieldnp} would leave the field ‹due to|by› {By:byobj}", Node: ability.Event{Verb: ability.Left}, Needs: func(v any) bool { return v.(ability.Event).By != nil }},
		{ID: "would die by", NT: "would", JA: "{Subj:fieldnp}が{By:byobj}" + dueJA + "フィールドからブレイクゾーンに置かれる", EN: "{Subj:fieldnp} ‹is~are› put from the field into the Break Zone ‹due to|by› {By:byobj} | {Subj:fieldnp} would be put ‹|from the field ›into the Break Zone ‹due to|by› {By:byobj}", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}, Needs: func(v any) bool { return v.(ability.Event).By != nil }},
		{Quiet: true, ID: "instead, before", NT: "effect", EN: "if {Of:would}, instead {Do:effects}", Node: &ability.Instead{}, Needs: func(v any) bool {
			in := v.(*ability.Instead)
			return len(in.Do) > 0 && in.Op == ability.Add && in.N == nil && in.If == nil
		}},
		{Quiet: true, ID: "instead if wanted, before", NT: "effect", EN: "if {Of:would}, instead {Do.0.Do:mayeffects}", Node: &ability.Instead{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true}}}},
		{Quiet: true, ID: "would die this turn", NT: "s4", JA: "{Do.0.Of.Subj:fieldnp}がこのターン‹|に|中に|、›‹|フィールドから›ブレイクゾーンに置かれる‹場合|際›、代わりに{Do.0.Do:effects} | {Do.0.Of.Subj:fieldnp}がこのターン‹|に|中に|、›‹|フィールドから›ブレイクゾーンに置かれる‹場合|際›、代わりに{Do.0.Do:effectsB}",
			Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{&ability.Instead{Of: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}}}}, Needs: func(v any) bool { return len(v.(text.Clause).Do[0].(*ability.Instead).Do) > 0 }},
	}
	double := &ability.Change{Stat: ability.Power, Op: ability.Times, N: ability.N(2)}
	its := text.Clone(double).(*ability.Change)
	its.What.Ref = text.BindRef(text.SlotIt)
	rows = append(rows,
		text.Row{Quiet: true, ID: "doubling the power of", NT: "effect", EN: "double {What.Ref:ref}'s power", Node: double},
		text.Row{Quiet: true, ID: "doubling its power", NT: "effect", EN: "double ‹its|their› power", Node: its})

	type source struct {
		id, ja, en string
		of         ability.Event
	}
	froms := []source{{"", "", "", ability.Event{Verb: ability.TakeDamage}}, {" by", "{Of.Obj:np}‹によって|から|により›", " by {Of.Obj:anp}", ability.Event{Verb: ability.TakeDamage}}}
	for _, s := range shields() {
		froms = append(froms, source{" from " + s.id, s.ja + "‹によって|から|により›", " by " + s.en, ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, Obj: s.by}})
	}
	const that = "‹そのダメージ|ダメージ›"
	for _, f := range froms {
		for _, op := range []struct {
			id, ja, en string
			op         ability.Op
			n          *ability.Amount
		}{
			{"less", that + "は{N:num}‹軽減する|軽減される|減る›", "‹the damage is reduced|reduce the damage› by {N:num}", ability.Sub, nil},
			{"set", that + "は{N:num}になる", "the damage becomes {N:num}", ability.Set, nil},
			{"more", that + "は{N:num}増える", "‹the damage increases|the damage is increased|increase the damage› by {N:num}", ability.Add, nil},
			{"double", that + "は2倍になる", "double the damage", ability.Times, &twice},
		} {
			in := &ability.Instead{Of: f.of, Op: op.op, N: op.n}
			weak := text.Clone(in).(*ability.Instead)
			weak.If = weaker()
			within := func(s string) string {
				return strings.NewReplacer("{Of.", "{Do.0.Of.", "{N:", "{Do.0.N:").Replace(s)
			}
			rows = append(rows, text.Row{Quiet: true, ID: "if damaged this turn " + op.id + f.id, NT: "s4", Needs: func(v any) bool { return byCharacter(v.(text.Clause).Do[0]) },
				Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, Do: []ability.Effect{text.Clone(in).(ability.Effect)}},
				EN:   "if {Do.0.Of.Subj:fwhat} ‹is dealt|receives› damage" + within(f.en) + " this turn, " + within(op.en) + " instead",
				JA:   "{Do.0.Of.Subj:fwhat}がこのターン‹|に|中に|、›" + within(f.ja) + "ダメージを受ける場合、代わりに" + within(op.ja)})
			if op.op == ability.Times {
				rows = append(rows, text.Row{ID: "if damaged double" + f.id, NT: "effect", Node: in, Needs: byCharacter,
					JA: "{Of.Subj:fwhat}が" + f.ja + "ダメージを受ける場合、代わりに" + op.ja + " | {Of.Subj:fwhat}が" + f.ja + "ダメージを受ける場合、代わりにその2倍のダメージを受ける", EN: "if {Of.Subj:fwhat} ‹is dealt|receives› damage" + f.en + ", " + op.en + " instead"})
			}
			if op.op != ability.Set || f.id != "" { // a row of the past says the plain one
				rows = append(rows, text.Row{ID: "weaker damage " + op.id + f.id, NT: "effect", Node: weak, Needs: byCharacter,
					JA: "{Of.Subj:fwhat}が" + f.ja + "‹その|自身の|›パワー未満のダメージを受ける場合、代わりに" + op.ja, EN: "if {Of.Subj:fwhat} ‹is dealt|receives› damage less than ‹its|his|her|their› power" + f.en + ", " + op.en + " instead"})
			}
			if f.id == "" && op.op != ability.Set {
				rows = append(rows, text.Row{ID: "so much damage " + op.id, NT: "effect", Node: in, Needs: func(v any) bool { return v.(*ability.Instead).Of.AtLeast != nil },
					JA: "{Of.Subj:fwhat}が{Of.AtLeast:num}以上のダメージを受ける場合、代わりに" + op.ja, EN: "if {Of.Subj:fwhat} is dealt {Of.AtLeast:num} damage or more, " + op.en + " instead"})
			}
		}
	}
	return rows
}
