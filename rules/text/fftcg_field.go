package text

import "gotaku/rules/ability"

// Rows of what holds for a while: tolls, replacements, costs of casting, deck
// construction. FF-TCG 8.1.2, 10.1.2.3, 11.4.6.1.2, 11.12.

// ffField are the rows of field abilities that only FF-TCG has.
func ffField() []row {
	rows := append(tollRows(), shieldRows()...)
	return append(append(rows, castCostRows()...), ffPlayers...)
}

// payer says in whose hands a toll is.
func payer(side ability.Side) func(any) bool {
	return func(v any) bool {
		w := v.(*ability.CostChange).What
		switch {
		case side == ability.AnySide:
			return true
		case w.Sel != nil:
			return w.Sel.Of.Who.Side == side
		}
		return side == ability.You && w.Ref == thisRef
	}
}

// tollRows: what is paid to attack or to block. FF-TCG 10.1.2.3, 10.1.3.1.3.
func tollRows() []row {
	var rows []row
	for _, v := range []struct {
		verb   ability.Verb
		ja, en string
	}{{ability.AttackV, "アタック", "attack"}, {ability.BlockV, "ブロック", "block"}} {
		for _, who := range []struct {
			side   ability.Side
			ja, en string
			quiet  bool
		}{{ability.AnySide, "‹|そのコントローラーが|コントローラーが›", "its controller pays", false}, {ability.You, "あなたが", "you pay", true}, {ability.Opponent, "対戦相手が", "‹your opponent|the opponent|opponent› pays", true}} {
			rows = append(rows, row{id: v.en + " toll " + who.en, nt: "effect", quiet: who.quiet, node: &ability.CostChange{Verb: v.verb}, needs: payer(who.side),
				ja: "{What:what}は‹、|›" + who.ja + "{N:costnum}を支払わない限り‹、|›" + v.ja + "できない", en: "{What:what} cannot " + v.en + " unless " + who.en + " {N:costnum}"})
		}
	}
	return rows
}

// shield is a source that damage, or a break, may come from.
type shield struct {
	id, ja, en string
	by         *ability.Filter // nil: any Summon or ability
}

func shields() []shield {
	theirs := ability.Filter{Who: who(ability.Opponent)}
	return []shield{
		{"any", "‹召喚獣やアビリティ|召喚獣かアビリティ›", "‹Summons or abilities|a Summon or an ability|Summons or an ability|a Summon or ability›", nil},
		{"their", "対戦相手の‹召喚獣やアビリティ|召喚獣かアビリティ›", "your opponent's Summons or abilities", &theirs},
		{"abilities", "アビリティ", "‹abilities|an ability›", &ability.Filter{NotKind: ability.Summon}},
		{"their abilities", "対戦相手のアビリティ", "your opponent's abilities", &ability.Filter{Who: theirs.Who, NotKind: ability.Summon}},
		{"Summons", "召喚獣", "‹Summons|a Summon›", &ability.Filter{Kind: ability.Summon}},
		{"their Summons", "対戦相手の召喚獣", "your opponent's Summons", &ability.Filter{Who: theirs.Who, Kind: ability.Summon}},
	}
}

// shieldRows: what Summons and abilities do not do to it, or do less.
func shieldRows() []row {
	var rows []row
	for _, s := range shields() {
		of := ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage, Obj: s.by}
		const by = "‹によって|から|により›"
		rows = append(rows,
			row{id: "damage less from " + s.id, nt: "effect", node: &ability.Instead{Of: of, Op: ability.Sub},
				ja: "{Of.Subj:fwhat}が" + s.ja + by + "受けるダメージは{N:num}‹軽減する|軽減される|減る›", en: "damage dealt to {Of.Subj:fwhat} by " + s.en + " is reduced by {N:num}"},
			row{quiet: true, id: "if damaged less from " + s.id, nt: "effect", node: &ability.Instead{Of: of, Op: ability.Sub},
				ja: "{Of.Subj:fwhat}が" + s.ja + by + "ダメージを受ける場合、代わりに‹そのダメージ|ダメージ›は{N:num}‹軽減する|軽減される|減る›", en: "if {Of.Subj:fwhat} is dealt damage by " + s.en + ", reduce the damage by {N:num} instead | if {Of.Subj:fwhat} is dealt damage by " + s.en + ", the damage is reduced by {N:num} instead"},
			row{id: "damage set from " + s.id, nt: "effect", node: &ability.Instead{Of: of, Op: ability.Set},
				ja: "{Of.Subj:fwhat}が" + s.ja + by + "ダメージを受ける場合、代わりに‹そのダメージ|ダメージ›は{N:num}になる | {Of.Subj:fwhat}が" + s.ja + by + "受けるダメージは{N:num}になる", en: "if {Of.Subj:fwhat} is dealt damage by " + s.en + ", the damage becomes {N:num} instead"})
	}
	of := ability.Event{Verb: ability.TakeDamage}
	rows = append(rows,
		row{quiet: true, id: "if damaged less", nt: "effect", node: &ability.Instead{Of: of, Op: ability.Sub},
			ja: "{Of.Subj:fwhat}がダメージを受ける場合、代わりに‹その|›ダメージは{N:num}‹軽減する|軽減される|減る›", en: "if {Of.Subj:fwhat} is dealt damage, reduce the damage by {N:num} instead"},
		row{quiet: true, id: "if damaged set", nt: "effect", node: &ability.Instead{Of: of, Op: ability.Set},
			ja: "{Of.Subj:fwhat}がダメージを受ける場合、代わりに‹その|›ダメージは{N:num}になる", en: "if {Of.Subj:fwhat} is dealt damage, the damage becomes {N:num} instead"},
		row{quiet: true, id: "damage less said", nt: "effect", node: &ability.Instead{Of: of, Op: ability.Sub}, ja: "{Of.Subj:fwhat}が受けるダメージは{N:num}軽減される"},
		row{id: "deals twice", nt: "effect", node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Times},
			ja: "{Of.Subj:fwhat}がダメージを与える場合、代わりにその{N:num}倍のダメージを与える", en: "if {Of.Subj:fwhat} deals damage, {N:num} times the damage is dealt instead"})
	rows = append(rows, row{id: "would be damaged", nt: "would", ja: "{Subj:fieldnp}がダメージを受ける", en: "{Subj:fieldnp} would be dealt damage", node: of},
		row{id: "not returned", nt: "effect", ja: "{What:what}は手札に‹戻らない|戻されない›", en: "{What:what} cannot be returned to hand", node: &ability.Rule{Verb: ability.Returned}})
	broken := ability.Rule{Verb: ability.Destroyed, Kind: ability.AbilityDamage}
	their := broken
	their.By = who(ability.Opponent)
	const both = "‹召喚獣やアビリティ|召喚獣かアビリティ›‹では|によって|によっては|に|により›ブレイクされない"
	return append(rows,
		row{id: "unbroken", nt: "effect", node: &broken, ja: "{What:what}は" + both, en: "{What:what} cannot be broken by Summons or abilities"},
		row{id: "unbroken by them", nt: "effect", node: &their, ja: "{What:what}は対戦相手の" + both, en: "{What:what} cannot be broken by your opponent's Summons or abilities"})
}

var atLeastOne = int32(1)

// castCostRows: casting is cheaper per thing, or never free. FF-TCG 11.4.6.1.2.
func castCostRows() []row {
	all := ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}
	var rows []row
	for _, op := range []struct {
		op         ability.Op
		ja, en, id string
	}{{ability.Sub, "減る", "reduced", "lower"}, {ability.Add, "増える", "increased", "higher"}} {
		if op.op == ability.Sub {
			rows = append(rows,
				row{id: "cast cost lower, not free", nt: "effect", needs: castRef, node: &ability.CostChange{Verb: ability.Played, Op: op.op, Floor: &atLeastOne},
					ja: "{What:what}をキャストするためのコストは{N:num}減る(0にはならない)", en: "the cost required to cast {What:what} is reduced by {N:num} (it cannot become 0)"},
				row{id: "casts lower, not free", nt: "effect", node: &ability.CostChange{What: all, Verb: ability.Played, Op: op.op, Floor: &atLeastOne},
					ja: "{What.Sel.Of.Who:player}がキャストする{What.Sel.Of+:npraw}のコストは{N:num}減る(0にはならない)", en: "the cost for {What.Sel.Of.Who:player} to cast {What.Sel.Of+:rawnps} is reduced by {N:num} (it cannot become 0)"},
				row{quiet: true, id: "casts per, not free", nt: "effect", node: &ability.CostChange{What: all, Verb: ability.Played, Op: op.op, Floor: &atLeastOne},
					en: "the cost required to cast {What.Sel.Of.Who:poss}{What.Sel.Of+:rawnps} is reduced by {N:num} (it cannot become 0)"})
		}
		rows = append(rows,
			row{quiet: true, id: "their casts " + op.id, nt: "effect", node: &ability.CostChange{What: all, Verb: ability.Played, Op: op.op},
				ja: "{What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をキャストするためのコストは{N:num}" + op.ja, en: "the cost required to cast {What.Sel.Of.Who:poss}{What.Sel.Of+:rawnps} is " + op.en + " by {N:num}"},
			row{id: "uses " + op.id, nt: "effect", node: &ability.CostChange{What: all, Verb: ability.ActivatedV, Op: op.op},
				ja: "{What.Sel.Of.Who:player}が使用する{What.Sel.Of.Kind:kind}のコストは{N:num}" + op.ja, en: "the cost for {What.Sel.Of.Who:player} to use {What.Sel.Of.Kind:kinds} is " + op.en + " by {N:num}"})
	}
	return rows
}

// ffPlayers: numbers of players, and the end of the game. FF-TCG 3.1, 9.5.1.2.
var ffPlayers = []row{
	{id: "hand limit set", nt: "effect", ja: "{What.Who:poss}手札の‹上限|上限枚数›は{N:num}枚になる", en: "{What.Who:poss}hand limit becomes {N:num}", node: &ability.Change{Stat: ability.HandLimit, Op: ability.Set}},
	{id: "hand limit up", nt: "effect", ja: "{What.Who:poss}手札の‹上限|上限枚数›は{N:num}枚増える", en: "{What.Who:poss}hand limit is increased by {N:num}", node: &ability.Change{Stat: ability.HandLimit}},
	{id: "wins", nt: "effect", ja: "{Who:player}は‹ゲーム|このゲーム›に勝利する", en: "{Who:player} ‹wins~win› the game", node: &ability.Flow{Op: ability.WinGame}},
	{id: "loses", nt: "effect", ja: "{Who:player}は‹ゲーム|このゲーム›に敗北する", en: "{Who:player} ‹loses~lose› the game", node: &ability.Flow{Op: ability.LoseGame}},
	{id: "any copies", nt: "construct", ja: ownName + "はデッキに好きな枚数入れることができる | あなたは" + ownName + "をデッキに‹好きな枚数|何枚でも›入れることができる | " + ownName + "はデッキに何枚でも入れることができる", en: "you can include any number of " + ownName + " in your deck", node: ability.Ability{Kind: ability.Construction, Word: "copies"}},
	{id: "more copies", nt: "construct", ja: ownName + "はデッキに{Args.0:num}枚まで入れることができる | あなたは" + ownName + "をデッキに{Args.0:num}枚まで入れることができる", en: "you can include up to {Args.0:num} " + ownName + " in your deck", node: ability.Ability{Kind: ability.Construction, Word: "copies", Args: []ability.Amount{{}}}},
}
