package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// damageRows say in official English that damage is another, or less, or more than it would be: all of it, or what is dealt next. 5.14, 10.10
func damageRows() (rows []text.Row) {
	for _, by := range []struct {
		id             string
		verb           ability.Verb
		said, is, does string // of the damage; what is done to whom; who does it
	}{
		{"taken", ability.TakeDamage, "{Of.Kind:dmg} dealt to {Of.Subj:fwhat}", "{Of.Subj:fwhat} would ‹be dealt|take›", "{Of.Kind:dmg} {Of.Subj:fwhat} ‹takes|take|would take|is dealt|are dealt›"},
		{"dealt", ability.DealtDamage, "{Of.Kind:dmg} dealt by {Of.Subj:fwhat}", "{Of.Subj:fwhat} would deal", "{Of.Kind:dmg} {Of.Subj:fwhat} ‹deals|deal|would deal›"},
	} {
		for _, to := range []struct {
			id, is, done string
			op           ability.Op
		}{
			{"less", "is ‹reduced|decreased› by {N:num}", "‹reduce|decrease› # by {N:num}", ability.Sub},
			{"more", "is increased by {N:num}", "increase # by {N:num}", ability.Add},
			{"so much", "‹is reduced to|becomes|becomes only› {N:num}", "‹reduce|change› # to {N:num}", ability.Set},
		} {
			say := func(s string) string { return strings.Replace(to.done, "#", s, 1) }
			as := "‹if|when|whenever› " + by.is + " {Of.Kind:dmg}, ‹that damage|it|the damage› " + to.is + "‹| instead› | ‹if|when|whenever› " + by.is + " {Of.Kind:dmg}, " + say("‹that damage|it|the damage›") + "‹| instead›"
			in := func(t ability.Time) *ability.Instead {
				return &ability.Instead{Of: ability.Event{Verb: by.verb}, Op: to.op, For: t}
			}
			id := "official damage " + by.id + ", " + to.id
			rows = append(rows,
				text.Row{ID: id, NT: "effect", EN: by.said + " " + to.is + " | " + by.does + " " + to.is + " | " + say(by.said) + " | " + say(by.does) + " | " + as, Node: in(ability.Time{})},
				text.Row{ID: id + ", next", NT: "effect", EN: "the next " + by.said + " " + to.is + " | the next " + by.does + " " + to.is + " | " + say("the next "+by.said) + " | " + say("the next "+by.does) + " | the next time " + by.is + " {Of.Kind:dmg}, ‹that damage|it|the damage› " + to.is + "‹| instead› | the next time " + by.is + " {Of.Kind:dmg}, " + say("‹that damage|it|the damage›"), Node: in(ability.Time{N: 1})},
				text.Row{ID: id + ", next this turn", NT: "effect", EN: "this turn, the next " + by.said + " " + to.is + " | this turn, the next " + by.does + " " + to.is + " | the next " + by.said + " this turn " + to.is + " | the next " + by.does + " this turn " + to.is + " | " + say("the next "+by.said+" this turn") + " | the next time " + by.is + " {Of.Kind:dmg} this turn, ‹that damage|it|the damage› " + to.is + "‹| instead› | the next time " + by.is + " {Of.Kind:dmg} this turn, " + say("‹that damage|it|the damage›"), Node: in(ability.Time{Until: ability.Uses, N: 1})})
		}
		much := func(v any) bool { return v.(*ability.Instead).Of.AtLeast != nil }
		rows = append(rows, text.Row{ID: "official much damage " + by.id, NT: "effect", EN: "{Of.Kind:dmg} of {Of.AtLeast:num} or more " + strings.TrimPrefix(by.said, "{Of.Kind:dmg} ") + " ‹is reduced to|becomes› {N:num} | ‹if|when|whenever› " + by.is + " {Of.AtLeast:num} or more {Of.Kind:dmg}, ‹that damage|it› ‹is reduced to|becomes› {N:num}‹| instead› | ‹if|when|whenever› " + by.is + " {Of.AtLeast:num} or more {Of.Kind:dmg}, reduce ‹that damage|it› to {N:num}‹| instead›",
			Node: &ability.Instead{Of: ability.Event{Verb: by.verb}, Op: ability.Set}, Needs: much})
	}
	for _, by := range []struct {
		said string
		kind ability.DamageKind
	}{{"by ‹an ability|abilities›", ability.AbilityDamage}, {"by ‹an attack|attacks›", ability.AttackDamage}} {
		for _, to := range []struct {
			done, reduce string
			op           ability.Op
		}{{"is ‹reduced|decreased› by {N:num}", "by {N:num}", ability.Sub}, {"‹is reduced to|becomes› {N:num}", "to {N:num}", ability.Set}} {
			rows = append(rows, text.Row{ID: "official damage " + by.said, NT: "effect", EN: "damage dealt to {Of.Subj:fwhat} " + by.said + " " + to.done + " | reduce damage dealt to {Of.Subj:fwhat} " + by.said + " " + to.reduce,
				Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage, Kind: by.kind}, Op: to.op}})
		}
	}
	rows = append(rows,
		text.Row{ID: "official takes none of the next", NT: "effect", EN: "the next time {Of.Subj:fwhat} would ‹be dealt|take› {Of.Kind:dmg} this turn, it ‹takes no damage|takes none|is dealt no damage› instead", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Set, N: &ability.Amount{}, For: ability.Time{Until: ability.Uses, N: 1}}},
		text.Row{ID: "official damage by abilities", NT: "dmg", EN: "damage by ‹an ability|abilities›", Node: ability.AbilityDamage},
		text.Row{ID: "official damage by attacks", NT: "dmg", EN: "damage ‹by|from› an attack | damage by attacks", Node: ability.AttackDamage})
	for i := range rows {
		rows[i].Quiet = true
	}
	return rows
}
