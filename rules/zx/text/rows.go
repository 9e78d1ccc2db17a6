package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// normalSquares are those that are no player squares, seen from either side. [303.3b]
const normalSquares = 0x1ff &^ (1<<7 | 1<<1)

// Areas of three squares, seen from one's own side. [303.4]
const (
	ownArea   = 0b111 << 6
	enemyArea = 0b111
)

func here(mask uint32) ability.Filter {
	return ability.Filter{Zone: []ability.Zone{ability.Square}, On: &ability.Squares{Mask: mask}}
}

var freeSquare = ability.Place{Zone: ability.Square, On: &ability.Squares{Mask: normalSquares, Free: true}}

func sleeping(p ability.Place) ability.Place { p.State = ability.Acted; return p }

// others are the other cards in the squares.
func others() ability.Filter {
	f := text.Related(ability.Other, text.ThisRef)
	f.Zone = []ability.Zone{ability.Square}
	return f
}

// attacking is the Zex that attacks.
func attacking() ability.What {
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Square}, Kind: ability.Zexes, Is: []ability.State{ability.Attacking}}}}
}

// rows are the productions of Z/X.
func rows(words *wing.Lexicon) text.Rows {
	return text.Common.Minus("act and bury", "own damage", "lesson", "counter put*", "counter removed*", "banish*", "erase", "seize", "hand over", "box",
		"phase starts", "turn begins", "turn ends", "as a turn ends", "at the end of this turn").
		Saying([]string{"これにより", "これにより", "自分", "あなた", "墓場", "トラッシュ", "場合", "場合", "場", "スクエア", "アクト", "スリープ", "スタンド", "リブート"},
			[]string{"cemetery", "trash", "select ", "choose ", "acted", "asleep", "standing", "rebooted"}).
		Without([]string{"リーダー", "進化", "PP", "EP", "EX", "[", "【", "融合", "装備", "出走", "操縦", "ドライブ", "トリガー", "交戦", "体力", "攻撃力", "変身", "消去", "サイコロ", "フォロワー", "アミュレット", "食事", "箱詰め", "チョイス", "タイプ"}, nil).
		With(faces()).Plus(own(words)...)
}

// faces are other faces of common rows.
func faces() text.Faces {
	return text.Faces{
		"this":            {JA: "このカード | このゼクス", EN: "this card | this Zex"},
		"this noun":       {JA: "このカード | このゼクス", EN: "this card | this Zex"},
		"it":              {JA: "それ | それら | そのゼクス | そのカード", EN: "it | them | that Zex | that card"},
		"your":            {JA: "あなたの"},
		"you":             {JA: "あなた"},
		"their":           {JA: "自分の"},
		"other":           {JA: "他の | このカード以外の | このゼクス以外の"},
		"draw":            {JA: "カードを{N:num}枚引く | {N:num}枚引く"},
		"trait":           {JA: "{Has.0.Value:trait}", EN: "{Has.0.Value:trait} "},
		"this turn":       {JA: "このターン‹中|の間›"},
		"one event":       {JA: "{0:event}‹時|とき|たび›"},
		"phase comes":     {JA: "{Who:poss}{Phase:phase}‹|の›開始"},
		"start phase":     {JA: "リブートフェイズ", EN: "reboot phase"},
		"enters":          {JA: "{Subj:fieldnp}が登場した", EN: "{Subj:fieldnp} ‹enters~enter›"},
		"this enters":     {JA: "このカードが登場した | このゼクスが登場した", EN: "this card enters"},
		"anyone's enters": {JA: "-", EN: "-"},
		"did":             {JA: "‹そうしたなら|そうした場合|そうしたならば|破壊したならば|置いたならば|戻したならば|除外したならば›、{+:s2}", EN: "if you do, {+:s2}"},
		"act":             {JA: "{What:o}スリープする | {What:o}スリープさせる", EN: "put {What:o} to sleep"},
		"stand":           {JA: "{What:o}リブートする", EN: "reboot {What:o}"},
		"act cost":        {JA: "{0.Do.What:o}スリープする", EN: "put {0.Do.What:o} to sleep"},
		"act this":        {JA: "《スリープ》", EN: "《sleep》"},
	}
}

// own are the rows that only Z/X has.
func own(words *wing.Lexicon) []text.Row {
	out := []text.Row{
		{ID: "normal squares", NT: "mod", JA: "ノーマルスクエアにある", EN: "… in {Who:possz}normal squares", Node: here(normalSquares)},
		{ID: "own area", NT: "mod", JA: "自軍エリアのスクエアにある", EN: "… in your area", Node: here(ownArea)},
		{ID: "enemy area", NT: "mod", JA: "敵軍エリアのスクエアにある", EN: "… in the enemy area", Node: here(enemyArea)},
		{ID: "next to this", NT: "mod", JA: "このカードがあるスクエアの隣のスクエアにある", EN: "… next to this card", Node: ability.Filter{Zone: []ability.Zone{ability.Square}, On: &ability.Squares{Near: text.ThisRef, Dist: 1}}},
		{ID: "with ignition", NT: "mod", JA: "イグニッションアイコンを持つ", EN: "… with an ignition icon", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "ig"}}}},
		{ID: "damage to a player", NT: "effect", JA: "{To.Who:player}に{N:num}ダメージを与える", EN: "deal {N:num} damage to {To.Who:player}", Node: &ability.Damage{}},
		{ID: "power up", NT: "effect", JA: "{What:what}のパワーを+{N:num}する", EN: "{What:what} ‹gets~get› +{N:num} power", Node: &ability.Change{Stat: ability.Power}},
		{ID: "power down", NT: "effect", JA: "{What:what}のパワーを-{N:num}する", EN: "{What:what} ‹gets~get› -{N:num} power", Node: &ability.Change{Stat: ability.Power, Op: ability.Sub}},
		{Quiet: true, ID: "its power up", NT: "effectB", JA: "パワーを+{N:num}する", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power}},
		{Quiet: true, ID: "its power down", NT: "effectB", JA: "パワーを-{N:num}する", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power, Op: ability.Sub}},
		{Quiet: true, ID: "its power up till end", NT: "effectB", JA: "ターン終了時まで、‹そのゼクスの|›パワーを+{N:num}する", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power, For: ability.Time{Until: ability.EndOfTurn}}},
		{Quiet: true, ID: "its power down till end", NT: "effectB", JA: "ターン終了時まで、‹そのゼクスの|›パワーを-{N:num}する", Node: &ability.Change{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Stat: ability.Power, Op: ability.Sub, For: ability.Time{Until: ability.EndOfTurn}}},
		{Quiet: true, ID: "having paid", NT: "s1", JA: "{:paid}を支払ったならば、{+:s2}", Node: text.Clause{Did: true}},
		{Quiet: true, ID: "not having paid", NT: "s1", JA: "{:paid}を支払わなかったならば、{+:s2}", Node: text.Clause{DidNot: true}},
		{ID: "paying resources", NT: "sentence", JA: "{Cost:costs}を支払ってよい", EN: "you may pay {Cost:costs}", Node: text.Clause{}},
		{ID: "race head", NT: "head", JA: "{Has.0.Value:trait}", EN: "{Has.0.Value:trait}", Node: text.HasProp(ability.TraitAttr)},
		{Quiet: true, ID: "all in squares", NT: "selb", JA: "スクエアにあるすべての{Of.Who:poss}{Of+:npraw} | {Of.Who:poss}スクエアにあるすべての{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: text.Zoned(ability.Square)}},
		{Quiet: true, ID: "all in squares of anybody", NT: "selb", JA: "スクエアにあるすべての{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: text.Zoned(ability.Square)}},
		{Quiet: true, ID: "all in normal squares", NT: "selb", JA: "ノーマルスクエアにあるすべての{Of.Who:poss}{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: here(normalSquares)}},
		{Quiet: true, ID: "all in normal squares of anybody", NT: "selb", JA: "ノーマルスクエアにあるすべての{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: here(normalSquares)}},
		{Quiet: true, ID: "all in one's area", NT: "selb", JA: "自軍エリアのスクエアにあるすべての{Of.Who:poss}{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: here(ownArea)}},
		{Quiet: true, ID: "others in squares", NT: "selb", JA: "スクエアにある他のすべての{Of.Who:poss}{Of+:npraw} | スクエアにある他の{Of.Who:poss}{Of+:npraw} | このカード以外のスクエアにあるすべての{Of.Who:poss}{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: others()}},
		{Quiet: true, ID: "power of the fighting", NT: "effect", JA: "攻撃しているゼクスのパワーを-{N:num}する", Node: &ability.Change{What: attacking(), Stat: ability.Power, Op: ability.Sub}},
		{Quiet: true, ID: "power of the fighting up", NT: "effect", JA: "攻撃しているゼクスのパワーを+{N:num}する", Node: &ability.Change{What: attacking(), Stat: ability.Power}},
		{ID: "gains the ignition icon", NT: "effect", JA: "{What:what}はイグニッションアイコンを得る", EN: "{What:what} ‹gains~gain› an ignition icon", Node: &ability.Give{Words: []string{"ig"}}},
		{Quiet: true, ID: "to a free square", NT: "effect", JA: "{What:o}ゼクスのないノーマルスクエアに置く", Node: &ability.Move{To: freeSquare}},
		{ID: "sleeping resource", NT: "effect", JA: "{What:o}リソースにスリープで置く", EN: "put {What:o} into the resources asleep", Node: &ability.Move{To: sleeping(text.At(ability.Resource))}},
		{ID: "enter", NT: "effect", JA: "{What:o}リブートでゼクスのないノーマルスクエアに登場させる", EN: "put {What:o} into a free normal square", Node: &ability.Move{To: freeSquare}},
		{ID: "enter asleep", NT: "effect", JA: "{What:o}スリープでゼクスのないノーマルスクエアに登場させる", EN: "put {What:o} into a free normal square asleep", Node: &ability.Move{To: sleeping(freeSquare)}},
		{ID: "remove", NT: "effect", JA: "{What:o}‹ゲームから|›除外する", EN: "remove {What:o}", Node: &ability.Move{How: ability.Banish, To: text.At(ability.Removed)}},
		{ID: "ignite", NT: "effect", JA: "イグニッションする", EN: "ignite", Node: &ability.Act{Word: "ignite"}},
		{ID: "end of turn", NT: "span", JA: "ターン終了時まで", EN: "until the end of the turn", Node: ability.Time{Until: ability.EndOfTurn}},
		{ID: "end of battle", NT: "span", JA: "バトル終了時まで", EN: "until the end of the battle", Node: ability.Time{Until: ability.EndOfBattle}},
		{ID: "destroys by battle", NT: "event", JA: "{Obj:fieldnp}がバトルで{Subj:np}を破壊した", EN: "{Obj:fieldnp} ‹destroys~destroy› {Subj:anp} in battle", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{ID: "this becomes a resource", NT: "event", JA: "このカードがリソースに置かれた", EN: "this card becomes a resource", Node: ability.Event{Verb: ability.Moved, To: ability.Resource, Subj: text.ThisFilter()}},
		{ID: "charge without limit", NT: "effect", JA: "あなたのチャージの上限はなくなる", EN: "your charge has no limit", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.ChargeLimit, Op: ability.Set, N: ability.N(999)}},
	}
	out = append(out, times()...)
	for _, c := range append([]wing.Name{{JA: "無", EN: "none"}}, words.Classes...) {
		cost := ability.Cost{Res: ability.Source}
		if c.ID != "" {
			cost.Colors = []string{c.ID}
		}
		out = append(out, text.Row{ID: "resources " + c.EN, NT: "cost", JA: "《" + c.JA + "{0.N:num}》", EN: "《" + c.EN + " {0.N:num}》", Node: []ability.Cost{cost}})
	}
	return out
}

// times are when phases begin and turns end: the end of a turn comes after the end phase
// has begun, and may come again and again. [502-507]
func times() []text.Row {
	ends := []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}
	return []text.Row{
		{ID: "turn ends", NT: "events", JA: "ターン終了時", EN: "at the end of the turn", Node: ends},
		{ID: "whose turn ends", NT: "events", JA: "{0.Who:poss}ターン‹|の›終了時", EN: "at the end of {0.Who:poss}turn", Node: ends},
		{ID: "at the end of this turn", NT: "s5", JA: "このターン‹|の›終了時‹に|›、{+:s6}", EN: "at the end of this turn, {+:s6}", Node: text.Clause{On: ends}},
		{ID: "draw phase", NT: "phase", JA: "ドローフェイズ", EN: "draw phase", Node: ability.DrawPhase},
		{ID: "resource phase", NT: "phase", JA: "リソースフェイズ", EN: "resource phase", Node: ability.ResourcePhase},
		{ID: "ignition phase", NT: "phase", JA: "イグニッションフェイズ", EN: "ignition phase", Node: ability.IgnitionPhase},
	}
}
