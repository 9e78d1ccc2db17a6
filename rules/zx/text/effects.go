package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// inWords: how much it is is no number, but said of something.
func inWords(v any) bool {
	n := v.(ability.Amount)
	return n.Op != ability.Const && n.Op != ability.X
}

func it() ability.What { return ability.What{Ref: text.BindRef(text.SlotIt)} }

// stops: what lowers a number says where it stops.
func stops(v any) bool { return v.(text.Clause).Do[0].(*ability.Change).Floor != nil }

// together is a choice of two things, what is done with which is done with both.
func together() *ability.Select {
	return &ability.Select{Sel: ability.Selector{Each: []ability.Selector{{}, {}}}, Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}}
}

// togetherIn is a choice of two things in the squares.
func togetherIn() *ability.Select {
	s := together()
	for i := range s.Sel.Each {
		s.Sel.Each[i].Of.Zone = []ability.Zone{ability.Square}
	}
	return s
}

// placed: where each of the two lies is said. Of one in certain squares, or elsewhere, and one of which it is not said where, nobody
// knows whether the second lies there, too.
func placed(v any) bool {
	each := v.(*ability.Select).Sel.Each
	square := func(f *ability.Filter) bool { return len(f.Zone) == 1 && f.Zone[0] == ability.Square }
	if a, b := &each[0].Of, &each[1].Of; square(b) && b.On == nil && (a.On != nil && b.Who == a.Who || b.Who == (ability.Who{}) && (a.On != nil || !square(a))) {
		return false
	}
	return text.Apart(v) && !slices.ContainsFunc(v.(*ability.Select).Sel.Each, func(s ability.Selector) bool { return len(s.Of.Zone) == 0 })
}

// ofThisCard: a card says of itself how it comes, before it has come.
func ofThisCard(v any) bool { return v.(*ability.Give).What.Ref == text.ThisRef }

// mayBePlayed: this card may be played out of another place than the hand.
func mayBePlayed() *ability.Rule {
	return &ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.Played, Mode: ability.May, With: text.ThisFilter()}
}

// outOfThere: a place of which the rules do not say already that cards are played out of it. [506.2]
func outOfThere(v any) bool {
	z := v.(*ability.Rule).With.Zone
	return len(z) == 1 && (z[0] == ability.Discards || z[0] == ability.Charge || z[0] == ability.Resource)
}

// colours are all of them.
func colours(words *wing.Lexicon) (all []ability.Prop) {
	for _, c := range words.Classes {
		all = append(all, ability.Prop{Attr: ability.ClassAttr, Value: c.ID})
	}
	return all
}

// ofAKind: whose abilities they are is said by what they are, wherever they lie.
func ofAKind(v any) bool {
	w := v.(*ability.Rule).With
	return w != nil && w.Kind != 0 && w.Who == (ability.Who{}) && w.Ref == (ability.Ref{}) && len(w.Zone) == 0
}

// counts: how much it is is read off something.
func counts(v any) bool { return v.(*ability.Change).N.Op != ability.Const }

// everyOwn is each card in some zones of one's own.
func everyOwn(z ...ability.Zone) ability.What {
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: text.Who(ability.You), Zone: z}}}
}

// theAttacker: what attacked this card is in the squares.
func theAttacker() *ability.Cond {
	k, of := counted(ability.N(1)), attackerOfThis()
	k.L.Of = &of
	return &k
}

// ofLooked are some of those that were looked at.
func ofLooked() *ability.Selector {
	s := text.AmongLooked()
	return &s
}

func asleep(z ability.Zone) ability.Place { return ability.Place{Zone: z, State: ability.Acted} }

// effects are what texts do.
func effects(words *wing.Lexicon) []text.Row {
	const nextReboot = "次の{For.Whose:poss}‹ターンの|›リブートフェイズ‹に|に、|の間|の間、|中|中、›"
	const lessThere, lessThereEN = "あなたの手札と‹|あなたの›トラッシュにあるすべての{Do.0.What.Sel.Of+:npraw}のコスト‹は|が|を›‹|無色›{Do.0.N:num}‹減る|減らす|少なくなる|下がる›", "all {Do.0.What.Sel.Of+:rawnps} in your hand and trash get -{Do.0.N:num} cost"
	lessInBoth := text.Clause{Do: []ability.Effect{&ability.Change{What: everyOwn(ability.Hand_, ability.Discards), Stat: ability.CostStat, Op: ability.Sub}}}
	rebooting := ability.Time{Until: ability.InNext, Phase: ability.StartPhase}
	rows := []text.Row{
		{Quiet: true, ID: "you take damage, if you want to", NT: "effectT", JA: "あなたは{N:num}ダメージを受けて", Node: &ability.Damage{To: ability.What{Who: text.Who(ability.You)}}}, // that another takes it another decides
		{Quiet: true, ID: "you take damage to pay", NT: "effectC", JA: "‹|あなたは›{N:num}ダメージを受ける", Node: &ability.Damage{To: ability.What{Who: text.Who(ability.You)}}},
		{Quiet: true, ID: "so many at a time", NT: "per", JA: "{Of:np}{N:int}{:ctr}につき", Node: ability.Amount{Op: ability.CountOf}, Needs: func(v any) bool { return v.(ability.Amount).N > 0 }},
		{Quiet: true, ID: "a colour at a time", NT: "perone", JA: "{Of:np}の色1‹色|種類|つ›", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, N: 1}},
		{Quiet: true, ID: "each life at a time", NT: "perone", JA: "{Of.Who:poss}ライフ1‹|点›", Node: ability.Amount{Op: ability.CountOf, N: 1, Of: &ability.Filter{Zone: []ability.Zone{ability.LifeZone}}}},
		{Quiet: true, ID: "each moved at a time", NT: "per", JA: "置いた‹カード|›1枚につき", Node: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved), N: 1}},
		{Quiet: true, ID: "for each moved", NT: "s5", JA: "置いた‹カード|›1枚につき‹、|›{+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved), N: 1}}, Needs: choosesNone},
		{Quiet: true, ID: "so many moved", NT: "expr", JA: "‹置いた|その›‹カードの|›枚数", Node: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}},
		{Quiet: true, ID: "colours or cards at a time", NT: "per", JA: "{_:perone}につき"},
		{Quiet: true, ID: "as many as there are", NT: "asmany", JA: "{Of:np}の‹枚数|数›‹だけ|分|分だけ›", Node: ability.Amount{Op: ability.CountOf, N: 1}},
		{Quiet: true, ID: "own cost less by as many", NT: "s5", JA: "このカードのコスト‹を|は›‹、|›{Per:asmany}‹減る|減らす|少なくなる|下がる›", Node: text.Clause{Do: []ability.Effect{&ability.Change{What: ability.What{Ref: text.ThisRef}, Stat: ability.CostStat, Op: ability.Sub, N: ability.N(1)}}}},
		{Quiet: true, ID: "for each colour", NT: "s5", JA: "{Per:perone}につき‹、|›{+:s6}", Node: text.Clause{}},
		{ID: "amount, perhaps in quotes", NT: "amount", JA: "{_:expr} | 「{_:expr}」"},
		{ID: "life", NT: "expr", JA: "{Who:poss}ライフ", EN: "{Who:poss}life", Node: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}},
		{ID: "so much damage", NT: "hurt", JA: "{_:num}ダメージを | ダメージを{_:num}"},
		{ID: "as much damage", NT: "hurt", JA: "{_:amount}‹に等しい|と同じ›‹値の|だけの|›ダメージを", Needs: inWords},
		{ID: "so many times as much damage", NT: "hurt", JA: "{Args.1:amount}×{Args.0:num}‹|の›ダメージを | {Args.1:amount}の{Args.0:num}倍の‹値の|›ダメージを", Node: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}, Needs: func(v any) bool { return inWords(v.(ability.Amount).Args[1]) }},
		{ID: "damage to each player", NT: "effect", JA: "‹お互い|お互いのプレイヤー|各プレイヤー›に{N:hurt}与える", EN: "deal {N:num} damage to each player", Node: &ability.Damage{To: ability.What{Who: text.Who(ability.Each)}}},
		{ID: "damage to a player", NT: "effect", JA: "{To.Who:player}に{N:hurt}与える | {To.Who:player}は{N:num}ダメージを受ける | {To.Who:poss}プレイヤーに{N:hurt}与える | {To.Who:poss}プレイヤーは{N:num}ダメージを受ける", EN: "deal {N:num} damage to {To.Who:player}", Node: &ability.Damage{}},
		{Quiet: true, ID: "as much damage to it", NT: "effect", JA: "{N:hurt}{To:what}に与える", Node: &ability.Damage{}, Needs: func(v any) bool { return inWords(v.(*ability.Damage).N) }},
		{Quiet: true, ID: "damage divided among them", NT: "effectB", JA: "‹|合計›{N:hurt}‹|好きなように›割り振って与える", Node: &ability.Damage{To: it(), Split: true}},
		{Quiet: true, ID: "damage to each of them", NT: "effectB", JA: "それぞれに{N:hurt}与える", Node: &ability.Damage{To: it()}},
		{Quiet: true, ID: "one here and one there", NT: "effect", JA: "{Sel.Each.0.Of:np}を{Sel.Each.0.N:count}と‹、|›{Sel.Each.1.Of:np}を{Sel.Each.1.N:count}選ぶ", Node: together(), Needs: placed},
		{Quiet: true, ID: "so many of either there", NT: "effect", JA: "{Sel.Each.0.Of.Who=Sel.Each.1.Of.Who:poss}{Sel.Each.0.Of.Zone=Sel.Each.1.Of.Zone:zoneset}にある{Sel.Each.0.Of+:npraw}と{Sel.Each.1.Of+:npraw}を‹それぞれ|›{Sel.Each.0.N=Sel.Each.1.N:count}‹ずつ|›選ぶ", Node: together(), Needs: text.Apart},
		{Quiet: true, ID: "one of yours and one of theirs", NT: "effect", JA: "スクエアにある{Sel.Each.0.Of.Who:poss}{Sel.Each.0.Of+:npraw}と{Sel.Each.1.Of.Who:poss}{Sel.Each.1.Of+:npraw}を‹それぞれ|›{Sel.Each.0.N=Sel.Each.1.N:count}‹ずつ|›選ぶ", Node: togetherIn(), Needs: text.Apart},
		{Quiet: true, ID: "one of yours and one of theirs in certain squares", NT: "effect", JA: "{Sel.Each.0.Of.On=Sel.Each.1.Of.On:squares}にある{Sel.Each.0.Of.Who:poss}{Sel.Each.0.Of+:npraw}と{Sel.Each.1.Of.Who:poss}{Sel.Each.1.Of+:npraw}を‹それぞれ|›{Sel.Each.0.N=Sel.Each.1.N:count}‹ずつ|›選ぶ", Node: togetherIn(), Needs: text.Apart},
		{ID: "player takes no damage", NT: "effect", JA: "{Of.Who:player}はダメージを受けない", EN: "{Of.Who:player} ‹takes~take› no damage", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}}},
		{ID: "damage taken goes down", NT: "effect", JA: "{Of.Who:player}が受けるダメージ‹を|は›{N:num}‹減らす|減る› | {Of.Who:player}が受けるダメージを-{N:num}する", EN: "damage dealt to {Of.Who:player} is reduced by {N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}, Op: ability.Sub}},
		{Quiet: true, ID: "damage taken by a card goes down", NT: "effect", JA: "{Of.Subj:fwhat}が受ける{Of.Kind:dmg}‹を|は›{N:num}‹減らす|減る› | {Of.Subj:fwhat}が受ける{Of.Kind:dmg}を-{N:num}する", Node: &ability.Instead{Of: ability.Event{Verb: ability.TakeDamage}, Op: ability.Sub}},
		{ID: "damage dealt to", NT: "effect", JA: "{Of.Subj:fwhat}が{Of.Obj:np}に{Of.Kind:dealt}を{Op:pm}{N:num}する | スクエアにあるすべての{Of.Subj:np}が{Of.Obj:np}に{Of.Kind:dealt}を{Op:pm}{N:num}する | {Of.Subj:np}が{Of.Obj:np}に{Of.Kind:dealt}を{Op:pm}{N:num}する", EN: "{Of.Kind:dmg} dealt by {Of.Subj:fwhat} to {Of.Obj:anp} changes by {Op:pm}{N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage}}, Needs: func(v any) bool { return noPlayer(v.(*ability.Instead).Of) }},
		{ID: "damage in battle", NT: "dmg", EN: "battle damage", Node: ability.CombatDamage},
		{ID: "deals damage in battle", NT: "dealt", JA: "バトルで与えるダメージ | バトルにおいて与えるダメージ", Node: ability.CombatDamage},
		{ID: "deals damage", NT: "dealt", JA: "与える{_:dmg}", Needs: func(v any) bool { return v.(ability.DamageKind) != ability.CombatDamage }},
		{ID: "does not reboot next", NT: "effect", JA: "{What:what}は次の{For.Whose:poss}ターンのリブートフェイズ‹に|に、|の間|の間、|中|中、›リブート‹しない|できない› | {What:what}は次の{For.Whose:poss}ターン‹|の›開始時に‹|、›リブート‹しない|できない› | {What:what}は次の{For.Whose:poss}リブートフェイズ‹の間|の間、›リブート‹しない|できない›", EN: "{What:what} cannot reboot during {For.Whose:poss}next reboot phase", Node: &ability.Rule{Verb: ability.Stood, For: rebooting}},
		{ID: "not destroyed by effects", NT: "effect", JA: "{What:what}は‹|カードの›効果‹で|では|によって|により›破壊されない", EN: "{What:what} cannot be destroyed by effects", Node: &ability.Rule{Verb: ability.Destroyed, Kind: ability.AbilityDamage}},
		{ID: "not destroyed by their effects", NT: "effect", JA: "{What:topic}は相手の‹|カードの›‹効果|能力›‹で|では|によって|により›破壊されない", EN: "{What:what} cannot be destroyed by your opponent's effects", Node: &ability.Rule{Verb: ability.Destroyed, By: text.Who(ability.Opponent), Kind: ability.AbilityDamage}},
		{ID: "takes no damage by effects", NT: "effect", JA: "{What:what}は‹|カードの›効果‹による|の|で|によって|により›ダメージを受けない", EN: "{What:what} ‹is~are› dealt no damage by effects", Node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}},
		{Quiet: true, ID: "cannot attack players", NT: "effect", JA: "{What:what}はゼクスしか攻撃できない", Node: &ability.Rule{Verb: ability.AttackV, With: &ability.Filter{Zone: []ability.Zone{ability.Square}, Kind: ability.PlayerCard}}},
		{ID: "takes no damage in battle", NT: "effect", JA: "{What:what}はバトルでダメージを受けない", EN: "{What:what} ‹takes~take› no damage in battle", Node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.CombatDamage}},
		{ID: "takes no damage in battle with", NT: "effect", JA: "{What:what}は{With:np}‹との|による|からの›バトルでダメージを受けない | {What:what}は{With:np}‹から|によって|により›バトルでダメージを受けない", EN: "{What:what} ‹takes~take› no damage in battle with {With:anp}", Node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.CombatDamage}, Needs: func(v any) bool { return v.(*ability.Rule).With != nil && aZexThere(*v.(*ability.Rule).With) }},
		{ID: "not destroyed in battle", NT: "effect", JA: "{What:what}はバトル‹で|では|によって›破壊されない", EN: "{What:what} cannot be destroyed in battle", Node: &ability.Rule{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{ID: "takes no damage by their effects", NT: "effect", JA: "{What:what}は相手の‹|カードの›‹効果|能力›‹で|では|によって|により›ダメージを受けない", EN: "{What:what} ‹is~are› dealt no damage by your opponent's effects", Node: &ability.Rule{Verb: ability.TakeDamage, By: text.Who(ability.Opponent), Kind: ability.AbilityDamage}},
		{Quiet: true, ID: "it is made to lose all for", NT: "effectB", JA: "{For:span}、‹そのゼクスの|›‹すべての能力を|能力をすべて|能力を›失わせる", Node: &ability.Give{What: it(), Take: true, All: true}},
		{Quiet: true, ID: "the opponent cannot attack it", NT: "effect", JA: "相手は{What.Ref:ref}を攻撃できない", Node: &ability.Rule{Verb: ability.AttackedV}},
		{ID: "cannot attack but this", NT: "effect", JA: "{What:what}はこのカード以外を攻撃できない | {What:what}はこのカードしか攻撃できない", EN: "{What:what} cannot attack anything but this card", Node: &ability.Rule{Verb: ability.AttackV, With: &ability.Filter{Rel: []ability.Rel{{Kind: ability.Other, Of: text.ThisRef}}}}},
		{Quiet: true, ID: "draws as many", NT: "effect", JA: "{N:exprs}‹分|分の|分、|と同じ枚数の|と同じ数の|に等しい枚数の›カードを引く | {N:exprs}だけ‹、|›カードを引く | カードを{N:exprs}‹と同じ枚数|に等しい枚数|だけ|分›引く", Node: &ability.Draw{Who: text.Who(ability.You)}, Needs: func(v any) bool { return v.(*ability.Draw).N.Op != ability.Const }},
		{Quiet: true, ID: "draws until there are", NT: "effect", JA: "‹|あなたの›手札が{N:num}枚になる‹ように|まで›カードを引く | ‹|あなたの›手札が{N:exprs}と同じ枚数になる‹ように|まで›カードを引く", Node: &ability.Draw{Who: text.Who(ability.You), Until: true}},
		{Quiet: true, ID: "it does not reboot next", NT: "effectB", JA: nextReboot + "‹そのゼクスは|›リブート‹しない|できない› | 次の{For.Whose:poss}ターン‹|の›開始時に‹|、›‹そのゼクスは|›リブート‹しない|できない›", Node: &ability.Rule{What: it(), Verb: ability.Stood, For: rebooting}},
		{Quiet: true, ID: "cannot be rebooted", NT: "effect", JA: "{What:what}はリブートできない", Node: &ability.Rule{Verb: ability.Stood}},
		{ID: "shown into the deck", NT: "effect", JA: "{What:o}公開し、デッキに戻し‹て|›‹、|›シャッフルする", EN: "reveal {What:o} and shuffle it into the deck", Node: &ability.Move{To: text.DeckPlace(ability.Shuffled_, ability.ChosenOrder), Show: true}},
		{Quiet: true, ID: "it deals none", NT: "effectB", JA: "{For:span}、‹そのゼクスは|›ダメージを与えない", Node: itDealsNone(ability.AnyDamage)},
		{Quiet: true, ID: "it deals none in battle", NT: "effectB", JA: "{For:span}、‹そのゼクスは|›バトルでダメージを与えない", Node: itDealsNone(ability.CombatDamage)},
		{Quiet: true, ID: "deals none", NT: "effect", JA: "{Of.Subj:fwhat}はダメージを与えない", Node: noDamage(ability.AnyDamage)},
		{ID: "no damage in battle", NT: "effect", JA: "{Of.Subj:fwhat}はバトルでダメージを与えない", EN: "{Of.Subj:fwhat} ‹deals~deal› no damage in battle", Node: noDamage(ability.CombatDamage)},

		{ID: "power", NT: "effect", JA: "{What:topic}のパワーを{Op:pm}{N:num}する | {What:topic}のパワー{Op:pm}{N:num}", EN: "{What:what} ‹gets~get› {Op:pm}{N:num} power", Node: &ability.Change{Stat: ability.Power}},
		{Quiet: true, ID: "power, its time amid", NT: "effect", JA: "{What:topic}のパワーを‹|、›{For:span}‹、|›{Op:pm}{N:num}する", Node: &ability.Change{Stat: ability.Power}, Needs: lasting},
		{Quiet: true, ID: "the power of that", NT: "effect", JA: "そのパワーを{Op:pm}{N:num}する", Node: &ability.Change{What: it(), Stat: ability.Power}},
		{Quiet: true, ID: "power instead", NT: "partial", JA: "パワーを{Op:pm}{N:num}する | {Op:pm}{N:num}する", Node: &ability.Change{Stat: ability.Power}},
		{ID: "power, not below", NT: "s6", JA: "{Do.0.What:topic}のパワーを{Do.0.Op:pm}{Do.0.N:num}する{Do.0.Floor:floor}", EN: "{Do.0.What:what} ‹gets~get› {Do.0.Op:pm}{Do.0.N:num} power{Do.0.Floor:floor}", Node: text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}, Needs: stops},
		{ID: "power by as much", NT: "effect", JA: "{What:topic}のパワーを{N:expr}‹と同じだけ|と同じ値だけ|に等しい値だけ|分だけ›‹+する|上げる›", EN: "{What:what} ‹gets~get› power equal to {N:expr}", Node: &ability.Change{Stat: ability.Power}, Needs: counts},
		{ID: "power becomes", NT: "effect", JA: "{What:topic}のパワーを{N:num}にする | {What:topic}のパワー‹は|を›‹、|›{N:exprs}‹に等しい値|と同じ値|と等しい値|と同じ›‹になる|にする›", EN: "the power of {What:what} becomes {N:num}", Node: &ability.Change{Stat: ability.Power, Op: ability.Set}},
		{ID: "power becomes so many times", NT: "effect", JA: "{What:topic}のパワー‹は|を›‹、|›{N.Args.1:exprs}‹×|の›{N.Args.0:num}‹|倍›‹になる|にする›", EN: "the power of {What:what} becomes {N.Args.0:num} times {N.Args.1:exprs}", Node: &ability.Change{Stat: ability.Power, Op: ability.Set, N: ability.Amount{Op: ability.Mul, Args: []ability.Amount{{}, {}}}}, Needs: func(v any) bool { return v.(*ability.Change).N.Args[1].Op != ability.Const }},
		{Quiet: true, ID: "power so many times over", NT: "effect", JA: "{What:topic}のパワー‹を|は›{N:num}倍‹にする|になる›", Node: &ability.Change{Stat: ability.Power, Op: ability.Times}},
		{Quiet: true, ID: "its power so many times over", NT: "effectB", JA: "{For:span}、‹そのゼクスの|›パワーを{N:num}倍にする", Node: &ability.Change{What: it(), Stat: ability.Power, Op: ability.Times}},
		{Quiet: true, ID: "its power changes", NT: "effectB", JA: "パワーを{Op:pm}{N:num}する{Floor:floor}", Node: &ability.Change{What: it(), Stat: ability.Power}},
		{Quiet: true, ID: "its power changes for", NT: "effectB", JA: "{For:span}、‹そのゼクスの|›パワーを{Op:pm}{N:num}する{Floor:floor} | ‹そのゼクスの|›パワーを{For:span}‹、|›{Op:pm}{N:num}する{Floor:floor}", Node: &ability.Change{What: it(), Stat: ability.Power}},
		{Quiet: true, ID: "the power of each changes for", NT: "effectB", JA: "{For:span}、それぞれのパワーを{Op:pm}{N:num}する{Floor:floor} | それぞれのパワーを{For:span}‹、|›{Op:pm}{N:num}する{Floor:floor}", Node: &ability.Change{What: it(), Stat: ability.Power}},
		{Quiet: true, ID: "its cost changes for", NT: "effectB", JA: "{For:span}、‹そのゼクスの|›コストを{Op:pm}{N:num}する{Floor:floor}", Node: &ability.Change{What: it(), Stat: ability.CostStat}},
		{Quiet: true, ID: "damage to it, and", NT: "effectBR", JA: "{N:hurt}与え‹|て›", Node: &ability.Damage{To: it()}},
		{ID: "cost and power", NT: "effect", JA: "{What:topic}のコストを{Op:pm}{N:num}し、パワーを{Also.0.Op:pm}{Also.0.N:num}する", EN: "{What:what} ‹gets~get› {Op:pm}{N:num} cost and {Also.0.Op:pm}{Also.0.N:num} power", Node: &ability.Change{Stat: ability.CostStat, Also: []ability.StatOp{{Stat: ability.Power}}}},
		{ID: "cost", NT: "s6", JA: "{Do.0.What:topic}のコスト‹を|は›{Do.0.Op:pm}{Do.0.N:num}する", EN: "{Do.0.What:what} ‹gets~get› {Do.0.Op:pm}{Do.0.N:num} cost", Node: costs(ability.Add), Needs: costHere},
		{ID: "cost, not below", NT: "s6", JA: "{Do.0.What:topic}のコスト‹を|は›{Do.0.Op:pm}{Do.0.N:num}する{Do.0.Floor:floor}", EN: "{Do.0.What:what} ‹gets~get› {Do.0.Op:pm}{Do.0.N:num} cost{Do.0.Floor:floor}", Node: costs(ability.Add), Needs: func(v any) bool { return costHere(v) && stops(v) }},
		{Quiet: true, ID: "cost less", NT: "s6", JA: "{Do.0.What:topic}のコスト‹は|が|を›‹|無色›{Do.0.N:num}‹減る|減らす|少なくなる|下がる›{Do.0.Floor:floor}", Node: costs(ability.Sub), Needs: costHere},
		{Quiet: true, ID: "cost more", NT: "s6", JA: "{Do.0.What:topic}のコスト‹は|が|を›‹|無色›{Do.0.N:num}‹増える|増やす|多くなる|上がる›", Node: costs(ability.Add), Needs: costHere},
		{ID: "own cost, not below", NT: "playcost", JA: "コストを{Op:pm}{N:num}する{Floor:floor}", EN: "{Op:pm}{N:num}{Floor:floor}", Node: &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played}, Needs: func(v any) bool { return v.(*ability.CostChange).Floor != nil }},
		{Quiet: true, ID: "own cost for each", NT: "s5", JA: "このカードのコスト‹を|は›‹、|›{Per:per}‹、|›{Do.0.Op:pm}{Do.0.N:num}する", Node: text.Clause{Do: ownCost()}},
		{Quiet: true, ID: "own cost less for each", NT: "s5", JA: "このカードのコスト‹を|は›‹、|›{Per:per}‹、|›‹|無色›{Do.0.N:num}‹減る|減らす|少なくなる|下がる›", Node: text.Clause{Do: []ability.Effect{&ability.Change{What: ability.What{Ref: text.ThisRef}, Stat: ability.CostStat, Op: ability.Sub}}}},
		{Quiet: true, ID: "cost in the hand", NT: "s6", JA: "{Do.0.What:topic}のコスト‹を|は›{Do.0.Op:pm}{Do.0.N:num}する{Do.0.Floor:floor}", Node: plays(ability.Add), Needs: costInHand},
		{Quiet: true, ID: "cost less in the hand", NT: "s6", JA: "{Do.0.What:topic}のコスト‹は|が|を›‹|無色›{Do.0.N:num}‹減る|減らす|少なくなる|下がる›{Do.0.Floor:floor}", Node: plays(ability.Sub), Needs: costInHand},
		{Quiet: true, ID: "cost more in the hand", NT: "s6", JA: "{Do.0.What:topic}のコスト‹は|が|を›‹|無色›{Do.0.N:num}‹増える|増やす|多くなる|上がる›", Node: plays(ability.Add), Needs: costInHand},
		{Quiet: true, ID: "for, behind what it is per", NT: "s6", JA: "ターン終了時まで、{+:s6}", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}}},
		{ID: "cost less in the hand and the trash", NT: "s6", JA: lessThere, EN: lessThereEN, Node: lessInBoth},
		{ID: "cost less in the hand and the trash, not below", NT: "s6", JA: lessThere + "{Do.0.Floor:floor}", EN: lessThereEN + "{Do.0.Floor:floor}", Node: lessInBoth, Needs: stops},
		{Quiet: true, ID: "cost to play less", NT: "effect", JA: "{What:topic}をプレイするためのコストは{N:num}減る{Floor:floor}", Node: &ability.CostChange{Verb: ability.Played, Op: ability.Sub}, Needs: notInPlay},
		{Quiet: true, ID: "cost of the next play", NT: "effect", JA: "‹あなたが次に|あなたの次に›プレイする{What.Sel.Of+:npraw}のコスト‹は|が|を›‹|無色›{N:num}‹減る|減らす|少なくなる|下がる› | 次にあなたがプレイする{What.Sel.Of+:npraw}のコスト‹は|が|を›‹|無色›{N:num}‹減る|減らす|少なくなる|下がる›", Node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: text.Who(ability.You)}}}, Verb: ability.Played, Op: ability.Sub, Next: true}, Needs: nowhereYet},
		{Quiet: true, ID: "changed cost of the next play", NT: "effect", JA: "‹あなたが次に|次にあなたが|あなたの次に›プレイする{What.Sel.Of+:npraw}のコスト‹を|は›{Op:pm}{N:num}する", Node: &ability.CostChange{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: text.Who(ability.You)}}}, Verb: ability.Played, Next: true}, Needs: nowhereYet},
		{ID: "cost of what a player plays", NT: "effect", JA: "{What.Sel.Of.Who:player}‹が|の›プレイする{What.Sel.Of+:npraw}のコスト‹を|は›{Op:pm}{N:num}する | {What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をプレイするためのコスト‹を|は›{Op:pm}{N:num}する | {What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}をプレイするためのコスト‹を|は›{Op:pm}{N:num}する", EN: "{What.Sel.Of+:rawnps} that {What.Sel.Of.Who:player} ‹plays~play› cost {Op:pm}{N:num}", Node: playedBy(ability.Add), Needs: nowhereYet},
		{ID: "cost of what a player plays, not below", NT: "effect", JA: "{What.Sel.Of.Who:player}‹が|の›プレイする{What.Sel.Of+:npraw}のコスト‹を|は›{Op:pm}{N:num}する{Floor:floor} | {What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をプレイするためのコスト‹を|は›{Op:pm}{N:num}する{Floor:floor} | {What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}をプレイするためのコスト‹を|は›{Op:pm}{N:num}する{Floor:floor}", EN: "{What.Sel.Of+:rawnps} that {What.Sel.Of.Who:player} ‹plays~play› cost {Op:pm}{N:num}{Floor:floor}", Node: playedBy(ability.Add), Needs: func(v any) bool { return nowhereYet(v) && v.(*ability.CostChange).Floor != nil }},
		{Quiet: true, ID: "lower cost of what a player plays", NT: "effect", JA: "{What.Sel.Of.Who:player}‹が|の›プレイする{What.Sel.Of+:npraw}のコスト‹は|が|を›‹|無色›{N:num}‹減る|減らす|少なくなる|下がる›{Floor:floor} | {What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をプレイするためのコスト‹は|が|を›‹|無色›{N:num}‹減る|減らす|少なくなる|下がる›{Floor:floor} | {What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}をプレイするためのコスト‹は|が|を›‹|無色›{N:num}‹減る|減らす|少なくなる|下がる›{Floor:floor}", Node: playedBy(ability.Sub), Needs: nowhereYet},
		{Quiet: true, ID: "higher cost of what a player plays", NT: "effect", JA: "{What.Sel.Of.Who:player}‹が|の›プレイする{What.Sel.Of+:npraw}のコスト‹は|が|を›‹|無色›{N:num}‹増える|増やす|多くなる|上がる› | {What.Sel.Of.Who:player}が{What.Sel.Of+:npraw}をプレイするためのコスト‹は|が|を›‹|無色›{N:num}‹増える|増やす|多くなる|上がる› | {What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}をプレイするためのコスト‹は|が|を›‹|無色›{N:num}‹増える|増やす|多くなる|上がる›", Node: playedBy(ability.Add), Needs: nowhereYet},
		{Quiet: true, ID: "cost of events", NT: "effect", JA: "{What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}のコスト‹を|は›{Op:pm}{N:num}する{Floor:floor}", Node: playedBy(ability.Add), Needs: ofEvents},
		{Quiet: true, ID: "lower cost of events", NT: "effect", JA: "{What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}のコスト‹は|が|を›‹|無色›{N:num}‹減る|減らす|少なくなる|下がる›{Floor:floor}", Node: playedBy(ability.Sub), Needs: ofEvents},
		{Quiet: true, ID: "higher cost of events", NT: "effect", JA: "{What.Sel.Of.Who:poss}{What.Sel.Of+:npraw}のコスト‹は|が|を›‹|無色›{N:num}‹増える|増やす|多くなる|上がる›", Node: playedBy(ability.Add), Needs: ofEvents},
		{ID: "cost to play", NT: "effect", JA: "{What:topic}をプレイするためのコストを{Op:pm}{N:num}する", EN: "{What:what} ‹costs~cost› {Op:pm}{N:num} to play", Node: &ability.CostChange{Verb: ability.Played}, Needs: notInPlay},
		{ID: "cost to play, not below", NT: "effect", JA: "{What:topic}をプレイするためのコストを{Op:pm}{N:num}する{Floor:floor}", EN: "{What:what} ‹costs~cost› {Op:pm}{N:num} to play{Floor:floor}", Node: &ability.CostChange{Verb: ability.Played}, Needs: func(v any) bool { return notInPlay(v) && v.(*ability.CostChange).Floor != nil }},

		{ID: "sleeping resource", NT: "effect", JA: "{What:o}‹|相手の|あなたの|所有者の|持ち主の›‹リソースにスリープ‹|状態›で|スリープ‹|状態›でリソースに›置く", EN: "put {What:o} into the resources asleep", Node: &ability.Move{To: asleep(ability.Resource)}},
		{Quiet: true, ID: "some more of them asleep into the resources", NT: "effect", JA: "{What.Sel.N:count}‹を|›‹リソースにスリープ‹|状態›で|スリープ‹|状態›でリソースに›置く", Node: &ability.Move{What: ability.What{Sel: ofLooked()}, To: asleep(ability.Resource)}},
		{ID: "as many off the deck", NT: "effect", JA: "{What.Sel.Of.Depth:exprs}だけ‹、|›{What.Sel.Of.Who:poss}デッキの上から‹カードを|›トラッシュに置く", EN: "put as many cards off the top of {What.Sel.Of.Who:poss}deck into the trash as {What.Sel.Of.Depth:exprs}", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}}, To: text.At(ability.Discards)}, Needs: func(v any) bool {
			d := v.(*ability.Move).What.Sel.Of.Depth
			return d != nil && d.Op != ability.Const
		}},
		{Quiet: true, ID: "rebooted resource", NT: "effect", JA: "{What:o}リソースにリブート‹|状態›で置く | {What:o}リブート‹|状態›でリソースに置く", Node: &ability.Move{To: text.At(ability.Resource)}},
		{ID: "force", NT: "effect", JA: "{What:o}このカードのフォースに‹する|置く› | {What:o}このカードの下に置く | {What:o}このカードのフォースとして置く | {What:o}フォースとしてこのカードの下に置く", EN: "place {What:o} as a force of this card", Node: &ability.Move{To: ability.Place{Zone: ability.Soul, Link: text.ThisRef}}},
		{ID: "remove", NT: "effect", JA: "{What:o}‹ゲームから|›除外する", EN: "remove {What:o}", Node: &ability.Move{How: ability.Banish, To: text.At(ability.Removed)}},
		{ID: "face up in dynamis", NT: "effect", JA: "{What:o}デュナミスに表向きで置く", EN: "put {What:o} face up into dynamis", Node: &ability.Move{To: ability.Place{Zone: ability.Dynamis, State: ability.FaceUp}}},
		{Quiet: true, ID: "back and shuffled", NT: "effect", JA: "‹公開した|›残りのカードを元に戻し、シャッフルする", Node: &ability.Shuffle{Place: text.At(ability.Deck)}},
		{Quiet: true, ID: "shuffle it", NT: "effect", JA: "‹デッキを|›シャッフルする", EN: "shuffle the deck", Node: &ability.Shuffle{Place: text.At(ability.Deck)}},
		{ID: "recover", NT: "effect", JA: "{What.Sel.Of.Depth:num}点回復する | {What.Sel.Of.Depth:exprs}‹と同じ点数|に等しい点数|分|だけ›‹、|›回復する", EN: "recover {What.Sel.Of.Depth:num}", Node: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Who: text.Who(ability.You), Zone: []ability.Zone{ability.Deck}}}}, How: ability.Recover, To: text.At(ability.LifeZone)}}, // 1012.1c

		{ID: "not chosen by those of theirs", NT: "effect", JA: "{What:what}は相手の{With:npraw}‹の能力|の効果|›‹により|によって|では|で›選ばれない", EN: "{What:what} cannot be chosen by abilities of your opponent's {With:rawnps}", Node: &ability.Rule{Verb: ability.Selected, By: text.Who(ability.Opponent)}, Needs: ofAKind},
		{ID: "not chosen by those", NT: "effect", JA: "{What:what}は{With:npraw}の‹能力|効果›‹により|によって|では|で›選ばれない", EN: "{What:what} cannot be chosen by abilities of {With:rawnps}", Node: &ability.Rule{Verb: ability.Selected}, Needs: ofAKind},
		{ID: "gains the ignition icon", NT: "effect", JA: "{What:topic}はイグニッションアイコンを得る", EN: "{What:what} ‹gains~gain› an ignition icon", Node: &ability.Give{Words: []string{"ig"}}},
		{Quiet: true, ID: "as many are chosen", NT: "effect", JA: "{Sel.Of:np}を‹それと|これと|›同じ‹枚数|数›‹|だけ›選ぶ", Node: &ability.Select{Slot: text.SlotNew, Sel: ability.Selector{N: ability.Count{N: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}}}}, Needs: func(v any) bool {
			f := v.(*ability.Select).Sel.Of
			return f.Ref == (ability.Ref{}) && len(f.Zone) > 0
		}},
		{ID: "cannot attack a player", NT: "effect", JA: "{What:what}は{With.Who:player}‹を|に›攻撃できない", EN: "{What:what} cannot attack {With.Who:player}", Node: &ability.Rule{Verb: ability.AttackV, With: &ability.Filter{Zone: []ability.Zone{ability.Square}, Kind: ability.PlayerCard}}, Needs: func(v any) bool { return text.Sided(v.(*ability.Rule).With) }},
		{ID: "uses no abilities", NT: "effect", JA: "{What:what}は‹起動能力|【起】能力|【起】›を‹使用できない|使えない|プレイできない›", EN: "the activated abilities of {What:what} cannot be used", Node: &ability.Rule{Verb: ability.ActivatedV}, Needs: func(v any) bool { w := v.(*ability.Rule).What; return w.Who == (ability.Who{}) }},
		{Quiet: true, ID: "neither attacks nor uses abilities", NT: "chain", JA: "{0.What=1.What:what}は攻撃でき‹ず|ないうえ›、‹起動能力|【起】能力|【起】›を‹使用できない|使えない|プレイできない›", Node: []ability.Effect{&ability.Rule{Verb: ability.AttackV}, &ability.Rule{Verb: ability.ActivatedV}}},
		{ID: "player uses no abilities", NT: "effect", JA: "{What.Who:player}は‹起動能力|【起】能力|【起】›を‹使用できない|使えない|プレイできない›", EN: "{What.Who:player} cannot use activated abilities", Node: &ability.Rule{Verb: ability.ActivatedV}},
		{ID: "neither plays", NT: "effect", JA: "‹お互い|お互いのプレイヤー|各プレイヤー›は{With:npraw}をプレイできない", EN: "no player can play {With:anpraw}", Node: &ability.Rule{What: ability.What{Who: text.Who(ability.Each)}, Verb: ability.Played}, Needs: func(v any) bool {
			w := v.(*ability.Rule).With
			return w != nil && w.Who == (ability.Who{}) && w.Ref == (ability.Ref{})
		}},
		{Quiet: true, ID: "plays none and uses no abilities", NT: "chain", JA: "{0.What.Who=1.What.Who:player}は{0.With:npraw}をプレイでき‹ず|ないうえ›、‹起動能力|【起】能力|【起】›を‹使用できない|使えない|プレイできない›", Node: []ability.Effect{&ability.Rule{Verb: ability.Played}, &ability.Rule{Verb: ability.ActivatedV}}},
		{ID: "unaffected", NT: "effect", JA: "{What:topic}は相手の‹カードの|›効果を受けない", EN: "{What:what} ‹is~are› not affected by your opponent's effects", Node: &ability.Give{Words: []string{"unaffected"}}},
		{ID: "unaffected by events", NT: "effect", JA: "{What:topic}は相手のイベントの効果を受けない", EN: "{What:what} ‹is~are› not affected by your opponent's events", Node: &ability.Give{Words: []string{"unaffected by events"}}},
		{ID: "enters asleep", NT: "effect", JA: "{What:topic}はスリープ‹|状態›で登場する", EN: "{What:what} ‹enters~enter› asleep", Node: &ability.Give{Words: []string{"enters asleep"}}, Needs: ofThisCard},
		{Quiet: true, ID: "this may be played out of there", NT: "effect", JA: "‹|あなたは›{With.Zone:zoneset}‹の|にある|から›このカードを‹|コストを支払って›プレイできる", Node: mayBePlayed(), Needs: outOfThere},
		{Quiet: true, ID: "this may always be played out of there", NT: "allows", JA: "‹|あなたは›‹|あなたの›{With.Zone:zoneset}‹の|にある|から›このカードを‹|コストを支払って›プレイして‹|も›よい", Node: mayBePlayed(), Needs: outOfThere},
		{Quiet: true, ID: "always allowed", NT: "always", JA: "{Do.0:allows} | {If:nara}‹、|›{Do.0:allows} | {If:whiles}‹、|›{Do.0:allows}", Node: text.Clause{Do: []ability.Effect{nil}}},
		{ID: "gains a race", NT: "effect", JA: "{What:topic}は{Props.0.Value:trait}を得る | {What:topic}は{Props.0.Value:trait}としても扱う", EN: "{What:what} ‹gains~gain› the race {Props.0.Value:trait}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.TraitAttr}}}},
		{ID: "loses a race", NT: "effect", JA: "{What:topic}は{Props.0.Value:trait}を失う", EN: "{What:what} ‹loses~lose› the race {Props.0.Value:trait}", Node: &ability.Give{Take: true, Props: []ability.Prop{{Attr: ability.TraitAttr}}}},
		{ID: "gains a colour", NT: "effect", JA: "{What:topic}は{Props.0.Value:colour}としても扱う | {What:topic}は{Props.0.Value:colour}を得る | {What:topic}の色は{Props.0.Value:colour}でもある", EN: "{What:what} ‹is~are› {Props.0.Value:colour}, too", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}}}},
		{ID: "gains every colour", NT: "effect", JA: "{What:topic}は‹、|›すべての色‹|のカード›‹としても|として›扱う | {What:topic}は‹、|›すべての色を‹得る|持つ› | {What:topic}は‹、|›すべての色になる", EN: "{What:what} ‹is~are› every colour, too", Node: &ability.Give{Props: colours(words)}},
		{ID: "has another colour", NT: "effect", JA: "{What:topic}の色を{Props.0.Value:colour}にする | {What:topic}の色は{Props.0.Value:colour}になる", EN: "the colour of {What:what} becomes {Props.0.Value:colour}", Node: &ability.Give{All: true, Props: []ability.Prop{{Attr: ability.ClassAttr}}}}, // 811.6
		{ID: "has another race", NT: "effect", JA: "{What:topic}の種族を{Props.0.Value:trait}にする | {What:topic}の種族は{Props.0.Value:trait}になる", EN: "the race of {What:what} becomes {Props.0.Value:trait}", Node: &ability.Give{All: true, Props: []ability.Prop{{Attr: ability.TraitAttr}}}},      // 811.6
		{ID: "ignite", NT: "effect", JA: "イグニッションする", EN: "ignite", Node: &ability.Act{Word: "ignite"}},
		{ID: "IGOB", NT: "effect", JA: "IGOBし、{Name:name}を含むゼクスになる | {Name:name}を含むゼクスにIGOBする", EN: "IGOB into a Zex with {Name:name} in its name", Node: &ability.Act{Word: "igob"}},
		{ID: "charge without limit", NT: "effect", JA: "{What.Who:poss}チャージの上限はなくなる", EN: "{What.Who:poss}charge has no limit", Node: &ability.Change{Stat: ability.ChargeLimit, Op: ability.Set, N: ability.N(999)}},
		{ID: "hand without limit", NT: "effect", JA: "{What.Who:poss}手札の上限はなくなる", EN: "{What.Who:poss}hand has no limit", Node: &ability.Change{Stat: ability.HandLimit, Op: ability.Set, N: ability.N(999)}},
	}
	for _, n := range [...]struct {
		ja, en string
		verb   ability.Verb
	}{{"手札に‹戻らない|戻されない|戻せない›", "returned to hand", ability.Returned}, {"‹移動できない|移動しない|移動されない›", "moved to another square", ability.Swapped}, {"‹|ゲームから›除外されない", "removed", ability.Banished}, {"スクエア‹を|から›離れない", "put out of the squares", ability.Left}} {
		const by = "‹|カードの›‹効果|能力›‹で|では|によって|により›"
		rows = append(rows,
			text.Row{ID: "not " + n.en, NT: "effect", JA: "{What:what}は" + n.ja, EN: "{What:what} cannot be " + n.en, Node: &ability.Rule{Verb: n.verb}},
			text.Row{ID: "not " + n.en + " by effects", NT: "effect", JA: "{What:what}は" + by + n.ja, EN: "{What:what} cannot be " + n.en + " by effects", Node: &ability.Rule{Verb: n.verb, Kind: ability.AbilityDamage}},
			text.Row{ID: "not " + n.en + " by their effects", NT: "effect", JA: "{What:what}は相手の" + by + n.ja, EN: "{What:what} cannot be " + n.en + " by your opponent's effects", Node: &ability.Rule{Verb: n.verb, By: text.Who(ability.Opponent), Kind: ability.AbilityDamage}})
	}
	for _, s := range [...]struct {
		ja, en string
		is     ability.Stat
	}{{"チャージの上限", "charge limit", ability.ChargeLimit}, {"手札の上限", "hand limit", ability.HandLimit}} {
		rows = append(rows, text.LimitRows(s.ja, s.en, s.is)...)
	}
	rows = append(rows, markerRows(words)...)
	for _, c := range append([]wing.Name{{JA: "無", EN: "none"}}, words.Classes...) {
		cost := ability.Cost{Res: ability.Source}
		if c.ID != "" {
			cost.Colors = []string{c.ID}
		}
		rows = append(rows, text.Row{ID: "resources " + c.EN, NT: "cost", JA: "《" + c.JA + "{0.N:num}》 | " + c.JA + "{0.N:num}", EN: "《" + c.EN + " {0.N:num}》", Node: []ability.Cost{cost}})
	}
	for i, c := range words.Classes { // 805.3a
		for _, d := range words.Classes[i+1:] {
			both := []ability.Cost{{Res: ability.Source, Colors: []string{c.ID, d.ID}}}
			rows = append(rows, text.Row{ID: "resources " + c.EN + " and " + d.EN, NT: "cost", JA: "《" + c.JA + d.JA + "{0.N:num}》 | 《" + d.JA + c.JA + "{0.N:num}》", EN: "《" + c.EN + " " + d.EN + " {0.N:num}》", Node: both})
		}
	}
	rows = append(rows, text.Further("paid, and more"), text.Row{Quiet: true, ID: "chosen and paid", NT: "cost", JA: "{_:paidchoice}", Needs: payable}, text.Row{Quiet: true, ID: "paid of what is chosen", NT: "paidB", JA: "{_:effectB}"},
		text.Row{ID: "shows it", NT: "effect", EN: "show {What.Ref:ref}", Node: &ability.Move{How: ability.Reveal}}, // in Japanese it goes on from there as one move
		text.Row{ID: "shows it -て", NT: "effectT", JA: "{What.Ref:ref}を公開して", Node: &ability.Move{How: ability.Reveal}},
		text.Row{Quiet: true, ID: "damage to it perhaps", NT: "effectBT", JA: "{N:hurt}与えて", Node: &ability.Damage{To: it()}},
		text.Row{Quiet: true, ID: "shown perhaps", NT: "effectBT", JA: "公開して", Node: &ability.Move{What: it(), How: ability.Reveal}},
		text.Row{Quiet: true, ID: "shown of what is chosen", NT: "paidB", JA: "公開する", Node: &ability.Move{What: it(), How: ability.Reveal}})
	rows = append(rows, text.Row{ID: "this shown", NT: "cost", JA: "このカードを公開する", EN: "reveal this card", Node: []ability.Cost{{Do: &ability.Move{What: ability.What{Ref: text.ThisRef}, How: ability.Reveal}}}})
	rows = append(rows, upToOfDeck()...)
	return append(append(calledZex(rows), doubleCosts()...), calledZex(sentences())...)
}

// paidChoice reads a cost in which cards are chosen and something is done with them, which is what is paid: …を1枚選び、手札に戻す.
func paidChoice(g *text.Game) text.Leaf {
	chosen, done := g.Table.Nonterminal("targets"), g.Table.Nonterminal("paidB")
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			for _, c := range p.At(chosen, pos) {
				at := max(after(p, c.End, "選び、"), after(p, c.End, "選んで"))
				if at < 0 {
					continue
				}
				for _, d := range p.At(done, at) {
					s := text.Clone(c.Val).(ability.Selector)
					if e := text.Clone(d.Val).(ability.Effect); text.Subject(e, ability.What{Sel: &s}) {
						add(d.End, []ability.Cost{{Do: e}})
					}
				}
			}
		},
		Print: func(*text.Printer, any) (string, bool) { return "", false },
	}
}

// payable: cards are put somewhere, or turned.
func payable(v any) bool {
	switch v.([]ability.Cost)[0].Do.(type) {
	case *ability.Move, *ability.Turn:
		return true
	}
	return false
}

// upToOfDeck are the cards of which as many as wanted go, one by one, from the top of a deck. [304.4]
func upToOfDeck() (rows []text.Row) {
	for _, to := range [...]struct {
		ja, en string
		place  ability.Place
	}{
		{"トラッシュに置く", "into the trash", text.At(ability.Discards)}, {"チャージに置く", "into the charge", text.At(ability.Charge)}, {"ライフに置く", "into life", text.At(ability.LifeZone)},
		{"リソースに‹|リブートで›置く", "into the resources", text.At(ability.Resource)}, {"‹リソースにスリープで|スリープでリソースに›置く", "into the resources asleep", asleep(ability.Resource)},
	} {
		some := &ability.Selector{N: ability.Count{Op: ability.UpTo}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}}}
		rows = append(rows, text.Row{ID: "up to of the deck " + to.en, NT: "effect", JA: "{What.Sel.Of.Who:poss}デッキの上から‹カードを|›{What.Sel.N.N=What.Sel.Of.Depth:num}枚まで‹を|のカードを|›" + to.ja, EN: "put up to {What.Sel.N.N=What.Sel.Of.Depth:num} cards from the top of {What.Sel.Of.Who:poss}deck, one by one, " + to.en,
			Node: &ability.Move{What: ability.What{Sel: some}, To: to.place}})
	}
	return rows
}

// calledZex makes two rows of one that may call what was chosen そのゼクス: where that is said, it
// is a Zex, as wherever else it is called so.
func calledZex(rows []text.Row) (out []text.Row) {
	for _, r := range rows {
		for _, said := range [...]string{"そのゼクスの", "そのゼクスは"} {
			if may := "‹" + said + "|›"; r.NT == "effectB" && strings.Contains(r.JA, may) {
				called := r
				called.ID, called.JA, called.Node = r.ID+", called a Zex", strings.ReplaceAll(r.JA, may, said), text.Clone(r.Node)
				zexIsIt(reflect.ValueOf(called.Node))
				out = append(out, called)
				its := "|そのカード" + strings.TrimPrefix(said, "そのゼクス")
				if said == "そのゼクスの" {
					its += "|その"
				}
				r.JA = strings.ReplaceAll(r.JA, may, "‹"+its+"›")
			}
		}
		out = append(out, r)
	}
	return out
}

// zexIsIt says of every reference to what was chosen that it is a Zex.
func zexIsIt(v reflect.Value) {
	if r, is := v.Interface().(ability.Ref); is && text.IsIt(r) {
		v.Addr().Interface().(*ability.Ref).As = ability.Zexes
		return
	}
	text.EachField(v, zexIsIt)
}

// notInPlay: a Zex in the squares is not played once more, and one of which nothing is said is
// taken to lie there.
func notInPlay(v any) bool {
	s := v.(*ability.CostChange).What.Sel
	return s == nil || !slices.Contains(s.Of.Zone, ability.Square) && (len(s.Of.Zone) > 0 || s.Of.Kind&ability.Zexes == 0)
}

// ofEvents: events lie nowhere before they are played, and what they cost is what playing them costs. [303.6, 806.1f]
func ofEvents(v any) bool {
	return nowhereYet(v) && v.(*ability.CostChange).What.Sel.Of.Kind == ability.EventCard
}

func nowhereYet(v any) bool {
	s := v.(*ability.CostChange).What.Sel
	if s == nil {
		return false
	}
	f := &s.Of
	return f.Ref == (ability.Ref{}) && len(f.Zone) == 0
}

// noDamage: what would be dealt becomes nothing. [1001.1]
func noDamage(k ability.DamageKind) *ability.Instead {
	none := ability.N(0)
	return &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Kind: k}, Op: ability.Set, N: &none}
}

func itDealsNone(k ability.DamageKind) *ability.Instead {
	e := noDamage(k)
	e.Of.Subj = &ability.Filter{Ref: text.BindRef(text.SlotIt)}
	return e
}

// sentences: who does it, what it costs. あなた is the player of the ability and 自分 the one
// who acts.
func sentences() []text.Row {
	rows := []text.Row{
		{ID: "opponent does", NT: "s6", JA: "相手は{Do.0:effect}", EN: "your opponent {Do.0:effect3}", Node: text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{nil}}, Needs: theirOwn},
		{Quiet: true, ID: "opponent does several", NT: "s6", JA: "相手は{Do:effects}", Node: text.Clause{Actor: text.Who(ability.Opponent)}, Needs: func(v any) bool { return len(v.(text.Clause).Do) > 1 && theirOwn(v) }},
		{ID: "each may", NT: "s6", JA: "‹お互い|お互いのプレイヤー|各プレイヤー›は‹|、›{Do.0:effectT}‹よい|もよい›", EN: "each player may {Do.0:effect}", Node: text.Clause{Actor: text.Who(ability.Each), May: true, Do: []ability.Effect{nil}}, Needs: theirOwn},
		{Quiet: true, ID: "each may do several", NT: "s6", JA: "‹お互い|お互いのプレイヤー|各プレイヤー›は‹|、›{Do:mayeffects}", Node: text.Clause{Actor: text.Who(ability.Each), May: true}, Needs: func(v any) bool { return len(v.(text.Clause).Do) > 1 && theirOwn(v) }},
		{ID: "opponent may", NT: "s6", JA: "相手は{Do.0:effectT}‹よい|もよい›", EN: "your opponent may {Do.0:effect}", Node: text.Clause{Actor: text.Who(ability.Opponent), May: true, Do: []ability.Effect{nil}}, Needs: theirOwn},
		{ID: "opponent may do several", NT: "s6", JA: "相手は{Do:mayeffects}", EN: "your opponent may {Do:effects}", Node: text.Clause{Actor: text.Who(ability.Opponent), May: true}, Needs: func(v any) bool { return len(v.(text.Clause).Do) > 1 && theirOwn(v) }},
		{ID: "each does", NT: "s6", JA: "‹お互い|お互いのプレイヤー|各プレイヤー›は‹|、›{Do.0:effect}", EN: "each player {Do.0:effect3}", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{nil}}, Needs: theirOwn},
		{Quiet: true, ID: "each does several", NT: "s6", JA: "‹お互い|お互いのプレイヤー|各プレイヤー›は‹|、›{Do:effects}", Node: text.Clause{Actor: text.Who(ability.Each)}, Needs: func(v any) bool { return len(v.(text.Clause).Do) > 1 && theirOwn(v) }},
		{Quiet: true, ID: "the owner of that does", NT: "s6", JA: "{Actor.Of:ref}の‹持ち主|所有者›は‹、|›{Do.0:effect}", Node: text.Clause{Actor: ability.Who{Side: ability.OwnerOf}, Do: []ability.Effect{nil}}, Needs: func(v any) bool { return !text.IsIt(v.(text.Clause).Actor.Of) && text.Actable(v) }},
		{ID: "choose what is to be seen", NT: "effect", JA: "{Sel:targets}選ぶ", EN: "choose {Sel:targets}", Node: &ability.Select{Slot: text.SlotNew}, Needs: notInDeck},
		{ID: "opponent chooses", NT: "effect", JA: "相手は{Sel:targets}選ぶ", EN: "your opponent chooses {Sel:targets}", Node: &ability.Select{By: text.Who(ability.Opponent), Slot: text.SlotNew}, Needs: func(v any) bool {
			s := v.(*ability.Select).Sel.Of.Who.Side
			return s == ability.You || s == ability.Opponent
		}},

		{Quiet: true, ID: "so often in a phase", NT: "sentence", JA: "この能力は{Needs:ownphase}‹に|、›{Limit.N:int}‹回|度›しか‹使用できない|使えない› | この能力は{Needs:ownphase}‹に|、›{Limit.N:int}‹回|度›‹だけ|まで›‹使用できる|使える› | この能力は{Needs:ownturn}‹に|、›{Limit.N:int}‹回|度›しか‹使用できない|使えない› | この能力は{Needs:ownturn}‹に|、›{Limit.N:int}‹回|度›‹だけ|まで›‹使用できる|使える›", Node: text.Clause{Limit: &ability.Limit{}}},
		{Quiet: true, ID: "both of them", NT: "modecount", JA: "両方", Node: ability.Count{N: ability.N(2)}},
		{Quiet: true, ID: "instead so many chosen and done to", NT: "s3i", JA: "{Many:manycount}‹|を›選び、{Do:effectsB}", Node: text.Clause{Deeds: []ability.Effect{&ability.Select{}}}, Needs: func(v any) bool { return v.(text.Clause).Many != nil }},
		{Quiet: true, ID: "lasting behind", NT: "effectsA", JA: "{_:timed}", EN: "{_:timed}", Needs: func(v any) bool { return !text.RefersBack(v.([]ability.Effect)) }},
		{Quiet: true, ID: "both, if", NT: "s2", JA: "{If:nara}、両方‹|を›‹使用する|行う|選ぶ|選んで使用する›", Node: text.Clause{Instead: true, Do: []ability.Effect{&ability.Modes{N: ability.Count{N: ability.N(2)}}}}},
		{Quiet: true, ID: "for each there among them", NT: "s5", JA: "その中にある{Per.Of:npraw}1{:ctr}につき‹、|›{+:s6}", Node: perAmong(), Needs: choosesNone},
		{Quiet: true, ID: "for each there among them, for a time", NT: "s4", JA: "その中にある{Per.Of:npraw}1{:ctr}につき‹、|›{For:span}、{+:s6}", Node: perAmong(), Needs: choosesNone},
		{Quiet: true, ID: "having paid", NT: "s1", JA: "‹|{:paid}を›‹|支›払った‹ならば|なら|場合|ら›、{+:s2}", Node: text.Clause{Did: true, Deeds: paying}},
		{Quiet: true, ID: "it loses all, and power", NT: "s4", JA: "{Do.0.Sel:targets}選び、{For:span}、‹そのゼクスの|›‹すべての能力を|能力をすべて|能力を›‹失わせ|失い›、‹そのゼクスの|›パワーを{Do.2.Op:pm}{Do.2.N:num}する",
			Node: text.Clause{Do: []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Give{What: it(), Take: true, All: true}, &ability.Change{What: it(), Stat: ability.Power}}}},
		{Quiet: true, ID: "not having paid", NT: "s1", JA: "‹|{:paid}を›‹|支›払わ‹なかった|なかったら|ない›‹ならば|なら|場合›、{+:s2}", Node: text.Clause{DidNot: true, Deeds: paying}},
		{ID: "paying resources", NT: "s6", JA: "‹|あなたは›{Cost:costs}を‹支|›払って‹|も›よい", EN: "you may pay {Cost:costs}", Node: text.Clause{}, Needs: onlyResources},
		{Quiet: true, ID: "paying what the head says", NT: "s6", JA: "‹|あなたは›コストを‹支|›払って‹|も›よい", Node: text.Clause{Offered: true}},
		{ID: "opponent paying", NT: "sentence", JA: "相手は{Cost:costs}を‹支|›払って‹|も›よい", EN: "your opponent may pay {Cost:costs}", Node: text.Clause{Actor: text.Who(ability.Opponent)}, Needs: onlyResources},
		{ID: "the attacker, if there", NT: "s2", JA: "このカードを攻撃したゼクスが{Do.0.Sel.Of.On:squares}にあるならば、{Do.1:effect}", EN: "if the Zex that attacked this card is in the {Do.0.Sel.Of.On:squares}, {Do.1:effect}",
			Node: text.Clause{Do: []ability.Effect{&ability.Select{Slot: text.SlotNew, Sel: ability.Selector{N: ability.Count{Op: ability.All}, Of: attackerOfThis()}}, nil}}, Needs: ofThatZex},
		{ID: "the attacker is there", NT: "cond3", JA: "このカードを攻撃したゼクスが{L.Of.On:squares}にいる", EN: "what attacked this card is in the {L.Of.On:squares}", Node: *theAttacker()},
		{Quiet: true, ID: "if the attacker is there", NT: "s2", JA: "このカードを攻撃したゼクスが{If.L.Of.On:squares}にあるならば、{+:s3}", Node: text.Clause{If: theAttacker()}, Needs: func(v any) bool { return !text.RefersBack(v.(text.Clause).Do) }},
	}
	for _, g := range given {
		node := text.Clone(g.is).(ability.Effect)
		gets := func(whose, of string) string {
			return "{Do.0.Sel:targets}選び、{For:span}、" + whose + "パワーを{Do.1.Op:pm}{Do.1.N:num}し、" + of + strings.ReplaceAll(g.ja, "{", "{Do.2.")
		}
		rows = append(rows, text.Row{Quiet: true, ID: "it gets power and " + g.id, NT: "s4", JA: gets("そのゼクスの", "‹そのゼクスは|›") + " | " + gets("", "そのゼクスは") + bareGain(g.id, gets("", "")),
			Node: text.Clause{Do: []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Change{What: it(), Stat: ability.Power}, text.Clone(g.is).(ability.Effect)}}})
		rows = append(rows, text.Row{Quiet: true, ID: "power and " + g.id, NT: "chain", JA: "{0.What=1.What:topic}のパワーを{0.Op:pm}{0.N:num}し、‹|‹この|その›‹カード|ゼクス›は›" + strings.ReplaceAll(g.ja, "{", "{1."),
			Node: []ability.Effect{&ability.Change{Stat: ability.Power}, text.Clone(g.is).(ability.Effect)}})
		rows = append(rows, text.Row{Quiet: true, ID: "it " + g.id + " for", NT: "effectB", JA: "{For:span}‹、|›‹そのゼクスは|›" + g.ja, Node: node, Needs: lasting})
	}
	rows = append(rows, []text.Row{
		{Quiet: true, ID: "power, for a time, behind whose", NT: "s4", JA: "{Do.0.What:what}は‹、|›{For:span}‹、|›パワーを{Do.0.Op:pm}{Do.0.N:num}する", Node: text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}},
		text.Further("for each, for a time"),
		{Quiet: true, ID: "its power for each", NT: "s4", JA: "{Do.0.Sel:targets}選び、{For:span}‹、|›{Per:per}‹、|›‹そのゼクスの|›パワーを{Do.1.Op:pm}{Do.1.N:num}する | {Do.0.Sel:targets}選び、{Per:per}‹、|›{For:span}‹、|›‹そのゼクスの|›パワーを{Do.1.Op:pm}{Do.1.N:num}する",
			Node: text.Clause{PerLast: true, Do: []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Change{What: it(), Stat: ability.Power}}}},
		{Quiet: true, ID: "damage to it for each", NT: "s5", JA: "{Do.0.Sel:targets}選び、{Per:per}‹、|›‹そのゼクスに|›{Do.1.N:hurt}与える",
			Node: text.Clause{PerLast: true, Do: []ability.Effect{&ability.Select{Slot: text.SlotNew}, &ability.Damage{To: it()}}}},
		{Quiet: true, ID: "up to so much", NT: "sentence", JA: "{+:s1}、ただし、‹|最大|最大で|合計で|+›{Most:num}‹|枚|点|ダメージ›‹まで|までとする|までである|までしか引けない|を超えない|より大きくならない|より多くならない› | {+:s1}(最大+{Most:num}) | {+:s1}(最大で{Most:num}‹|枚›)", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Per != nil }},
		{ID: "at most", NT: "sentence", JA: "{+:s1}(最大{Most:num}‹|枚|点|ダメージ›‹|まで›)", EN: "{+:s1} (up to {Most:num})", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Per != nil }},
		{Quiet: true, ID: "shown and back into the deck", NT: "effectBT", JA: "公開し、デッキに戻して", Node: &ability.Move{What: it(), To: text.DeckPlace(ability.Shuffled_, ability.ChosenOrder), Show: true}},
		{Quiet: true, ID: "back into the deck", NT: "effectBT", JA: "デッキに戻して", Node: &ability.Move{What: it(), To: text.DeckPlace(ability.Shuffled_, ability.ChosenOrder)}},
		{Quiet: true, ID: "power for each behind it", NT: "s5", JA: "{Do.0.What:topic}のパワーを‹|、›{Per:per}‹、|›{Do.0.Op:pm}{Do.0.N:num}する | {Do.0.What:topic}は‹、|›{Per:per}、パワーを{Do.0.Op:pm}{Do.0.N:num}する | {Do.0.What:topic}のパワーは‹、|›{Per:per}‹、|›{Do.0.Op:pm}{Do.0.N:num}‹する|される›",
			Node: text.Clause{Do: []ability.Effect{&ability.Change{Stat: ability.Power}}}},
	}...)
	const own, toPlay = "‹|あなたの›手札にあるこのカード", "‹このカード|このイベント›を‹|手札から›プレイするため"
	for _, c := range [...]struct {
		id, ja string
		op     ability.Op
	}{{"changes", "‹を|は›{Do.0.Op:pm}{Do.0.N:num}‹する|される›{Do.0.Floor:floor}", ability.Add}, {"goes down", "‹は|が|を›‹|、›‹|無色›{Do.0.N:num}‹減る|減らす|少なくなる|下がる›{Do.0.Floor:floor}", ability.Sub}, {"goes up", "‹は|が|を›‹|、›‹|無色›{Do.0.N:num}‹増える|増やす|多くなる|上がる›", ability.Add}} {
		this := text.Clause{AsPlayed: true, Do: []ability.Effect{&ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played, Op: c.op}}}
		rows = append(rows,
			text.Row{Quiet: true, ID: "own cost in the hand " + c.id, NT: "sentence", JA: own + "のコスト" + c.ja, Node: text.Clone(this)},
			text.Row{Quiet: true, ID: "own cost in the hand " + c.id + " if", NT: "sentence", JA: "{If:nara}、" + own + "のコスト" + c.ja + " | {If:whiles}、" + own + "のコスト" + c.ja, Node: text.Clone(this)},
			text.Row{Quiet: true, ID: "own cost " + c.id + " if, behind it", NT: "sentence", JA: own + "のコスト‹は|を›‹、|›{If:nara}‹、|›" + bare(c.ja) + " | " + toPlay + "のコスト‹は|を›‹、|›{If:nara}‹、|›" + bare(c.ja) + " | " + toPlay + "のコスト‹は|を›‹、|›{If:whiles}‹、|›" + bare(c.ja), Node: text.Clone(this), Needs: func(v any) bool { return v.(text.Clause).If != nil }},
			text.Row{Quiet: true, ID: "own cost in the hand " + c.id + " for each", NT: "sentence", JA: "{Per:per}、" + own + "のコスト" + c.ja + " | {Per:per}、" + toPlay + "のコスト" + c.ja + " | " + own + "のコスト‹は|を›‹|、›{Per:per}‹、|›" + bare(c.ja), Node: text.Clone(this)},
			text.Row{Quiet: true, ID: "own cost to play " + c.id + " for each", NT: "sentence", JA: toPlay + "のコスト‹は|を›‹|、›{Per:per}‹、|›" + bare(c.ja), Node: text.Clone(this)})
		if c.op == ability.Sub {
			this.Do[0].(*ability.CostChange).N = ability.N(1)
			rows = append(rows, text.Row{Quiet: true, ID: "own cost to play less by as many", NT: "sentence", JA: toPlay + "のコスト‹は|を›‹|、›{Per:asmany}‹減る|減らす|少なくなる|下がる›{Do.0.Floor:floor}", Node: this})
		}
	}
	rows = append(rows,
		text.Row{Quiet: true, ID: "did not do so, and to it", NT: "s1", JA: "そうしなかった‹ならば|なら|場合›、{Do:effectsB}", Node: text.Clause{DidNot: true}},
		text.Row{Quiet: true, ID: "they did so", NT: "s1", JA: "相手がそうした‹ならば|なら|場合|ら›、{+:s2}", Node: text.Clause{Did: true, They: true}},
		text.Row{Quiet: true, ID: "they did not do so", NT: "s1", JA: "相手が‹そうしなかった|しなかった›‹ならば|なら|場合›、{+:s2}", Node: text.Clause{DidNot: true, They: true}},
		text.Row{Quiet: true, ID: "they did destroy", NT: "s1", JA: "相手が‹|それを|そのゼクスを›破壊した‹ならば|なら|場合|ら›、{+:s2}", Node: text.Clause{Did: true, They: true, Deeds: destroying}},
		text.Row{Quiet: true, ID: "they did not destroy", NT: "s1", JA: "相手が‹|それを|そのゼクスを›破壊しなかった‹ならば|なら|場合›、{+:s2}", Node: text.Clause{DidNot: true, They: true, Deeds: destroying}})
	for _, d := range deeds {
		rows = append(rows,
			text.Row{Quiet: true, ID: "they did " + d.did, NT: "s1", JA: "相手が‹|それを|そのゼクスを|そのカードを›" + d.did + "‹ならば|なら|場合|ら›、{+:s2}", Node: text.Clause{Did: true, They: true, Deeds: d.is}},
			text.Row{Quiet: true, ID: "they did not, " + d.not, NT: "s1", JA: "相手が‹|それを|そのゼクスを|そのカードを›" + d.not + "‹ならば|なら|場合›、{+:s2}", Node: text.Clause{DidNot: true, They: true, Deeds: d.is}},
			text.Row{Quiet: true, ID: "did " + d.did, NT: "s1", JA: "‹|そのゼクスを|そのカードを›" + d.did + "‹ならば|なら|場合|ら›、{+:s2}", Node: text.Clause{Did: true, Deeds: d.is}},
			text.Row{Quiet: true, ID: "did not, " + d.not, NT: "s1", JA: "‹|そのゼクスを|そのカードを›" + d.not + "‹ならば|なら|場合›、{+:s2}", Node: text.Clause{DidNot: true, Deeds: d.is}},
			text.Row{Quiet: true, ID: "did not, and to it, " + d.not, NT: "s1", JA: d.not + "‹ならば|なら|場合›、{Do:effectsB}", Node: text.Clause{DidNot: true, Deeds: d.is}})
		if te, is := strings.CutSuffix(d.did, "た"); is {
			rows = append(rows, text.Row{Quiet: true, ID: "did " + d.did + ", and if", NT: "s1", JA: te + "て‹|、›{If:nara}、{+:s3}", Node: text.Clause{Did: true, Deeds: d.is}})
		}
	}
	return rows
}

// notInDeck: what lies anywhere in a deck is looked for, and not chosen there. [304.2, 102.8]
func notInDeck(v any) bool {
	f := v.(*ability.Select).Sel.Of
	return f.Depth != nil || len(f.Rel) > 0 || !(len(f.Zone) == 1 && f.Zone[0] == ability.Deck)
}

// perAmong is what is done for each of some sort among the cards that were met last.
func perAmong() text.Clause {
	return text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotSome), N: 1}}
}

// choosesNone: nothing is chosen anew for each. [802.3]
func choosesNone(v any) bool {
	return !slices.ContainsFunc(v.(text.Clause).Do, func(e ability.Effect) bool { _, is := e.(*ability.Select); return is })
}

// bareGain is what a chosen Zex gains where nothing is said before it but its power: レンジ2を与える.
func bareGain(id, ja string) string {
	switch id {
	case "gains a text":
		return " | " + strings.Replace(ja, ":grant}", ":numbered}を与える", 1)
	case "gains words":
		return " | " + strings.Replace(ja, "‹得る|与える›", "与える", 1)
	}
	return ""
}

// bare is what is said of a number without the particle before it.
func bare(said string) string {
	_, rest, _ := strings.Cut(said, "›")
	return rest
}

// given is what a chosen Zex gains, loses or may not do for a time, said behind the choice.
var given = [...]struct {
	id, ja string
	is     ability.Effect
}{
	{"gains a text", "{Quoted:grant}", &ability.Give{What: it()}},
	{"gains words", "{Words:kws}を‹得る|与える›", &ability.Give{What: it()}},
	{"gains a race", "{Props.0.Value:trait}を得る", &ability.Give{What: it(), Props: []ability.Prop{{Attr: ability.TraitAttr}}}},
	{"loses its abilities", "‹すべての能力を|能力をすべて|能力を›失う", &ability.Give{What: it(), Take: true, All: true}},
	{"is unaffected", "相手の‹カードの|›効果を受けない", &ability.Give{What: it(), Words: []string{"unaffected"}}},
	{"is unaffected by events", "相手のイベントの効果を受けない", &ability.Give{What: it(), Words: []string{"unaffected by events"}}},
	{"cannot attack", "攻撃できない", &ability.Rule{What: it(), Verb: ability.AttackV}},
	{"cannot reboot", "リブートしない", &ability.Rule{What: it(), Verb: ability.Stood}},
	{"takes no damage in battle", "バトルでダメージを受けない", &ability.Rule{What: it(), Verb: ability.TakeDamage, Kind: ability.CombatDamage}},
	{"cannot be destroyed in battle", "バトルで破壊されない", &ability.Rule{What: it(), Verb: ability.Destroyed, Kind: ability.CombatDamage}},
	{"cannot be destroyed", "破壊されない", &ability.Rule{What: it(), Verb: ability.Destroyed}},
}

func lasting(v any) bool {
	t := ability.TimeOf(v.(ability.Effect))
	return t != nil && *t != ability.Time{}
}

// deeds are the words for what was done, or not, before what happens then: each is said of its own deed alone.
var deeds = [...]struct {
	did, not string
	is       []ability.Effect
}{
	{"置いた", "置かなかった", []ability.Effect{&ability.Move{}}},
	{"トラッシュに置いた", "トラッシュに置かなかった", []ability.Effect{&ability.Move{To: text.At(ability.Discards)}}},
	{"リソースに置いた", "リソースに置かなかった", []ability.Effect{&ability.Move{To: text.At(ability.Resource)}}},
	{"戻した", "戻さなかった", []ability.Effect{&ability.Move{How: ability.Return}, &ability.Move{To: text.At(ability.Deck)}, &ability.Move{To: text.At(ability.Hand_)}}},
	{"‹手札に|›加えた", "‹手札に|›加えなかった", []ability.Effect{&ability.Move{To: text.At(ability.Hand_)}}},
	{"除外した", "除外しなかった", []ability.Effect{&ability.Move{How: ability.Banish}}},
	{"登場させた", "登場させなかった", []ability.Effect{&ability.Move{To: text.At(ability.Square)}}},
	{"公開した", "公開しなかった", []ability.Effect{&ability.Move{How: ability.Reveal}, &ability.Look{}}},
	{"捨てた", "捨てなかった", []ability.Effect{&ability.Move{How: ability.Discard}, &ability.Move{To: text.At(ability.Discards)}}},
	{"引いた", "引かなかった", []ability.Effect{&ability.Draw{}}},
	{"ダメージを‹受けた|受ける›", "ダメージを受けなかった", []ability.Effect{&ability.Damage{}}},
	{"受けた", "受けなかった", []ability.Effect{&ability.Damage{}}},
	{"リブートした", "リブートしなかった", []ability.Effect{&ability.Turn{To: ability.Standing}}},
	{"スリープした", "スリープしなかった", []ability.Effect{&ability.Turn{To: ability.Acted}}},
}

// destroying is the deed of what was destroyed.
var destroying = []ability.Effect{&ability.Move{How: ability.Destroy}}

// ofThatZex: what is done if it is there is done to it.
func ofThatZex(v any) bool {
	switch e := v.(text.Clause).Do[1].(type) {
	case *ability.Move:
		return text.IsIt(e.What.Ref)
	case *ability.Damage:
		return text.IsIt(e.To.Ref)
	case *ability.Turn:
		return text.IsIt(e.What.Ref)
	}
	return false
}
