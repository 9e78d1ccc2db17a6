package text

import (
	"slices"

	"gotaku/rules/ability"
)

// Events, conditions, times and sentences of Divine Cross. Digest sections 18, 29.

var (
	someDamage  = ability.N(1)
	skillDamage = ability.N(100) // Divine Cross 923.1
)

func crossEvents() []row {
	dealt := func(k ability.DamageKind, n *ability.Amount) ability.Event {
		return ability.Event{Verb: ability.DealtDamage, Kind: k, AtLeast: n}
	}
	hand := ability.Event{Verb: ability.DiscardedV, From: ability.Hand_, Subj: &ability.Filter{}}
	energy := ability.Event{Verb: ability.DiscardedV, From: ability.EnergyZone, Subj: &ability.Filter{}}
	stunned := ability.Event{Verb: ability.CounterPut, Name: stunName}
	rows := []row{
		{id: "enters", nt: "event", ja: "{Subj:fieldnp}が‹出た|登場した|場に出た|エリアに出た|エリアに置かれた›", en: "{Subj:fieldnp} ‹enters~enter› play", node: ability.Event{Verb: ability.Entered}},
		{id: "enters from", nt: "event", ja: "{Subj:npraw}が{From:zone}から‹出た|登場した|エリアに出た›", en: "{Subj:anpraw} enters play from the {From:zone}", node: ability.Event{Verb: ability.Entered}, needs: func(v any) bool { return v.(ability.Event).From != ability.NoZone }},
		{quiet: true, id: "is put", nt: "event", ja: "{Subj:fieldnp}を出した", node: ability.Event{Verb: ability.Entered}},
		{quiet: true, id: "is put to standby", nt: "event", ja: "{Subj:fieldnp}をスタンバイ・エリアに出した", node: ability.Event{Verb: ability.Entered, To: ability.Standby}},
		{quiet: true, id: "you won", nt: "event", ja: "じゃんけんに勝った", node: ability.Event{Verb: ability.JankenWon, Who: who(ability.You)}},
		{quiet: true, id: "you lost", nt: "event", ja: "じゃんけんに負けた", node: ability.Event{Verb: ability.JankenWon, Who: who(ability.Opponent)}},
		{id: "somebody drew", nt: "event", ja: "‹いずれかの|›プレイヤーが‹デッキ|カード›を引いた", en: "a player draws a card", node: ability.Event{Verb: ability.Drew}},
		{id: "is KO'd", nt: "event", ja: "{Subj:fieldnp}がKOされた", en: "{Subj:fieldnp} ‹is~are› KO'd", node: ability.Event{Verb: ability.Destroyed}},
		{id: "KOs", nt: "event", ja: "{Obj:fieldnp}が{Subj:np}をKOした", en: "{Obj:fieldnp} ‹KOs~KO› {Subj:anp}", node: ability.Event{Verb: ability.Destroyed}},
		{id: "using skill", nt: "event", ja: "{Subj:fieldnp}がスキルを使う | {Subj:fieldnp}がスキルを使用する", en: "{Subj:fieldnp} ‹is~are› about to use a skill", node: ability.Event{Verb: ability.UsingSkill}},
		{id: "used skill", nt: "event", ja: "{Subj:fieldnp}がスキルを使った | {Subj:fieldnp}がスキルを使用した", en: "{Subj:fieldnp} ‹has~have› used a skill", node: ability.Event{Verb: ability.UsedSkill}},
		{id: "player using skill", nt: "event", ja: "{Who:player}がスキルを使う | {Who:player}がスキルを使用する", en: "{Who:player} ‹is~are› about to use a skill", node: ability.Event{Verb: ability.UsingSkill}},
		{id: "player used skill", nt: "event", ja: "{Who:player}がスキルを使った | {Who:player}がスキルを使用した", en: "{Who:player} ‹has~have› used a skill", node: ability.Event{Verb: ability.UsedSkill}},
		{id: "using skill named", nt: "event", ja: "{Subj:fieldnp}が{Name:skill}を‹使う|使用する›", en: "{Subj:fieldnp} ‹is~are› about to use {Name:skill}", node: ability.Event{Verb: ability.UsingSkill}},
		{id: "used skill named", nt: "event", ja: "{Subj:fieldnp}が{Name:skill}を‹使った|使用した›", en: "{Subj:fieldnp} ‹has~have› used {Name:skill}", node: ability.Event{Verb: ability.UsedSkill}},
		{id: "player using skill named", nt: "event", ja: "{Who:player}が{Name:skill}を‹使う|使用する›", en: "{Who:player} ‹is~are› about to use {Name:skill}", node: ability.Event{Verb: ability.UsingSkill}},
		{id: "player used skill named", nt: "event", ja: "{Who:player}が{Name:skill}を‹使った|使用した›", en: "{Who:player} ‹has~have› used {Name:skill}", node: ability.Event{Verb: ability.UsedSkill}},

		{id: "took skill damage", nt: "event", ja: "{Obj:fieldnp}が‹スキルのダメージ|スキルダメージ›を受けた", en: "{Obj:fieldnp} ‹is~are› dealt skill damage", node: dealt(ability.CombatDamage, &skillDamage)},
		{id: "took much skill damage", nt: "event", ja: "{Obj:fieldnp}が{AtLeast:num}以上の‹スキルのダメージ|スキルダメージ›を受けた | {Obj:fieldnp}が‹スキルのダメージ|スキルダメージ›を{AtLeast:num}以上受けた", en: "{Obj:fieldnp} ‹is~are› dealt {AtLeast:num} or more skill damage", node: dealt(ability.CombatDamage, nil)},
		{id: "took damage", nt: "event", ja: "{Obj:fieldnp}がダメージを受けた", en: "{Obj:fieldnp} ‹is~are› dealt damage", node: dealt(ability.AnyDamage, &someDamage)},
		{id: "took much damage", nt: "event", ja: "{Obj:fieldnp}が{AtLeast:num}以上のダメージを受けた | {Obj:fieldnp}がダメージを{AtLeast:num}以上受けた", en: "{Obj:fieldnp} ‹is~are› dealt {AtLeast:num} or more damage", node: dealt(ability.AnyDamage, nil)},
		{id: "took effect damage", nt: "event", ja: "{Obj:fieldnp}が効果によるダメージを受けた | {Obj:fieldnp}が効果のダメージを受けた", en: "{Obj:fieldnp} ‹is~are› dealt effect damage", node: dealt(ability.AbilityDamage, &someDamage)},
		{id: "took damage of", nt: "event", ja: "{Subj:npraw}の効果‹によって|により|で›{Obj:fieldnp}がダメージを受けた | {Obj:fieldnp}が{Subj:npraw}の効果‹によって|により|で›ダメージを受けた", en: "{Obj:fieldnp} ‹is~are› dealt damage by an effect of {Subj:anpraw}", node: dealt(ability.AbilityDamage, &someDamage)},
		{id: "dealt skill damage", nt: "event", ja: "{Subj:fieldnp}が{Obj:np}に‹スキルダメージ|スキルのダメージ›を与えた", en: "{Subj:fieldnp} ‹deals~deal› skill damage to {Obj:anp}", node: dealt(ability.CombatDamage, &skillDamage)},
		{id: "dealt damage", nt: "event", ja: "{Subj:fieldnp}が{Obj:np}にダメージを与えた", en: "{Subj:fieldnp} ‹deals~deal› damage to {Obj:anp}", node: dealt(ability.AnyDamage, &someDamage)},
		{id: "dealt any skill damage", nt: "event", ja: "{Subj:fieldnp}が‹スキルダメージ|スキルのダメージ›を与えた", en: "{Subj:fieldnp} ‹deals~deal› skill damage", node: dealt(ability.CombatDamage, &skillDamage)},

		{id: "charged", nt: "event", ja: "{Who:player}がチャージした", en: "{Who:player} ‹charges~charge›", node: ability.Event{Verb: ability.Charged}},
		{id: "was charged", nt: "event", ja: "{Subj:fieldnp}にチャージした | {Subj:fieldnp}がチャージされた", en: "{Subj:fieldnp} ‹is~are› charged", node: ability.Event{Verb: ability.Charged}},
		{id: "got energy", nt: "event", ja: "{Obj:fieldnp}にエネルギーが‹付いた|付けられた›", en: "a card is attached as energy to {Obj:fieldnp}", node: ability.Event{Verb: ability.AttachedV, To: ability.EnergyZone}},
		{id: "got assist", nt: "event", ja: "{Obj:fieldnp}にアシストが‹付いた|付けられた›", en: "an assist is attached to {Obj:fieldnp}", node: ability.Event{Verb: ability.AttachedV, To: ability.Soul}},
		{id: "drew", nt: "event", ja: "{Who:player}が‹デッキ|カード›を引いた", en: "{Who:player} ‹draws~draw› a card", node: ability.Event{Verb: ability.Drew}},
		{id: "discarded hand", nt: "event", ja: "{Subj.Who:player}が‹|自分の|自身の›手札を捨てた | {Subj.Who:player}が手札からカードを捨てた | {Subj.Who:player}が手札のカードを捨てた", en: "{Subj.Who:player} ‹discards~discard› a card from hand", node: hand},
		{id: "this discarded", nt: "event", ja: ownName + "が手札から捨てられた | ‹このユニット|このカード›が手札から捨てられた", en: ownName + " is discarded from hand | ‹this unit|this card› is discarded from hand", node: ability.Event{Verb: ability.DiscardedV, Subj: thisFilter(), From: ability.Hand_}},
		{id: "discarded any", nt: "event", ja: "{Subj.Who:player}がカードを捨てた", en: "{Subj.Who:player} ‹discards~discard› a card", node: ability.Event{Verb: ability.DiscardedV, Subj: &ability.Filter{}}},
		{id: "is discarded", nt: "event", ja: "{Subj:fieldnp}が捨てられた", en: "{Subj:fieldnp} ‹is~are› discarded", node: ability.Event{Verb: ability.DiscardedV}},
		{quiet: true, id: "you drew", nt: "event", ja: "デッキを引いた | カードを引いた", node: ability.Event{Verb: ability.Drew, Who: who(ability.You)}},
		{quiet: true, id: "you charged", nt: "event", ja: "チャージした", node: ability.Event{Verb: ability.Charged, Who: who(ability.You)}},
		{id: "energy discarded", nt: "event", ja: "{Subj.Who:poss}エネルギーが捨てられた", en: "{Subj.Who:poss}energy is discarded", node: energy},
		{id: "stunned", nt: "event", ja: "{Subj:fieldnp}が気絶した", en: "{Subj:fieldnp} ‹is~are› stunned", node: stunned},
		{id: "unstunned", nt: "event", ja: "{Subj:fieldnp}の気絶が‹回復した|解除された› | {Subj:fieldnp}の気絶マーカーが取り除かれた", en: "{Subj:fieldnp} ‹is~are› no longer stunned", node: ability.Event{Verb: ability.CounterRemoved, Name: stunName}},
		{id: "won janken", nt: "event", ja: "{Who:player}がじゃんけんに勝った", en: "{Who:player} ‹wins~win› janken", node: ability.Event{Verb: ability.JankenWon}},
		{quiet: true, id: "you lost janken", nt: "event", ja: "自分がじゃんけんに負けた", en: "you lose janken", node: ability.Event{Verb: ability.JankenWon, Who: who(ability.Opponent)}},
		{quiet: true, id: "they lost janken", nt: "event", ja: "相手がじゃんけんに負けた", en: "your opponent loses janken", node: ability.Event{Verb: ability.JankenWon, Who: who(ability.You)}},
		{id: "got ticket", nt: "event", ja: "{Who:player}がウィニングチケットを‹授かった|得た›", en: "{Who:player} ‹gains~gain› the winning ticket", node: ability.Event{Verb: ability.TicketGained}},
		{id: "lost ticket", nt: "event", ja: "{Who:player}がウィニングチケットを失った", en: "{Who:player} ‹loses~lose› the winning ticket", node: ability.Event{Verb: ability.TicketLost}},
		{id: "was healed", nt: "event", ja: "{Subj:fieldnp}のHPが回復した | {Subj:fieldnp}が回復した | {Subj:fieldnp}がHPを回復した", en: "{Subj:fieldnp} ‹is~are› healed", node: ability.Event{Verb: ability.Healed}},
		{id: "HP rose", nt: "event", ja: "{Subj:fieldnp}のHPが増えた", en: "the HP of {Subj:fieldnp} ‹increases›", node: ability.Event{Verb: ability.PlusV, Stat: ability.HP}},
		{id: "HP fell", nt: "event", ja: "{Subj:fieldnp}のHPが減った", en: "the HP of {Subj:fieldnp} ‹decreases›", node: ability.Event{Verb: ability.MinusV, Stat: ability.HP}},
		{id: "retreat rose", nt: "event", ja: "{Subj:fieldnp}の退却コストが増えた", en: "the retreat cost of {Subj:fieldnp} ‹increases›", node: ability.Event{Verb: ability.PlusV, Stat: ability.Retreat}},
		{id: "retreat fell", nt: "event", ja: "{Subj:fieldnp}の退却コストが減った", en: "the retreat cost of {Subj:fieldnp} ‹decreases›", node: ability.Event{Verb: ability.MinusV, Stat: ability.Retreat}},
		{id: "retreated", nt: "event", ja: "{Subj:fieldnp}が退却した", en: "{Subj:fieldnp} ‹retreats~retreat›", node: ability.Event{Verb: ability.RetreatedV}},
		{id: "swapped", nt: "event", ja: "{Who:poss}‹メイン・|›ユニットが入れ替わった | {Who:poss}メイン・ユニットとスタンバイ・ユニットが‹入れ替わった|入れ替えられた›", en: "{Who:poss}main unit is swapped", node: ability.Event{Verb: ability.Swapped}},
		{id: "became main", nt: "event", ja: "{Subj:fieldnp}がメイン・ユニットになった | {Subj:fieldnp}がメイン・エリアに‹出た|移動した›", en: "{Subj:fieldnp} ‹becomes~become› the main unit", node: ability.Event{Verb: ability.Moved, To: ability.Main}},
		{id: "came forward", nt: "event", ja: "{Subj:fieldnp}がスタンバイ・エリアからメイン・エリアに‹移動した|出た›", en: "{Subj:fieldnp} ‹moves~move› from a standby area to the main area", node: ability.Event{Verb: ability.Moved, From: ability.Standby, To: ability.Main}},
		{id: "became standby", nt: "event", ja: "{Subj:fieldnp}がスタンバイ・ユニットになった | {Subj:fieldnp}がスタンバイ・エリアに移動した", en: "{Subj:fieldnp} ‹becomes~become› a standby unit", node: ability.Event{Verb: ability.Moved, To: ability.Standby}},
		{id: "came to standby", nt: "event", ja: "{Subj:fieldnp}がスタンバイ・エリアに‹出た|置かれた›", en: "{Subj:fieldnp} ‹enters~enter› a standby area", node: ability.Event{Verb: ability.Entered, To: ability.Standby}},
		{id: "went back", nt: "event", ja: "{Subj:fieldnp}がメイン・エリアからスタンバイ・エリアに移動した", en: "{Subj:fieldnp} ‹moves~move› from the main area to a standby area", node: ability.Event{Verb: ability.Moved, From: ability.Main, To: ability.Standby}},
		{id: "left", nt: "event", ja: "{Subj:fieldnp}がエリアを離れた | {Subj:fieldnp}がエリアから離れた", en: "{Subj:fieldnp} ‹leaves~leave› the areas", node: ability.Event{Verb: ability.Left}},
		{id: "came to zone", nt: "event", ja: "{Subj:fieldnp}が{To:zone}に‹置かれた|加わった|加えられた|移動した›", en: "{Subj:fieldnp} ‹is~are› put into the {To:zone}", node: ability.Event{Verb: ability.Moved}, needs: func(v any) bool { return v.(ability.Event).To != ability.NoZone && inPlay(v.(ability.Event).Subj) }},
		{id: "went from zone", nt: "event", ja: "{Subj.Who:poss}{From:zone}の{Subj+:npraw}が{To:zone}に‹置かれた|加わった|加えられた|移動した› | {Subj.Who:poss}{From:zone}から{Subj+:npraw}が{To:zone}に‹置かれた|加わった|加えられた|移動した›", en: "{Subj+:anpraw} from {Subj.Who:poss}{From:zone} is put into the {To:zone}", node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, needs: func(v any) bool {
			e := v.(ability.Event)
			return e.To != ability.NoZone && e.From != ability.NoZone && e.Subj.Ref == (ability.Ref{})
		}},
		{id: "went between zones", nt: "event", ja: "{Subj:fieldnp}が{From:zone}から{To:zone}に‹置かれた|加わった|加えられた|移動した›", en: "{Subj:fieldnp} ‹is~are› put from the {From:zone} into the {To:zone}", node: ability.Event{Verb: ability.Moved}, needs: func(v any) bool {
			return v.(ability.Event).To != ability.NoZone && v.(ability.Event).From != ability.NoZone
		}},
		{id: "played", nt: "event", ja: "{Who:player}が{Subj:npraw}を‹プレイした|使った|使用した›", en: "{Who:player} ‹plays~play› {Subj:anpraw}", node: ability.Event{Verb: ability.Played}, needs: func(v any) bool { return playable(v.(ability.Event).Subj) }},
		{id: "used EX", nt: "event", ja: "{Who:player}がEXパワーを使った | {Who:player}がEXパワーを使用した", en: "{Who:player} ‹uses~use› an EX power", node: ability.Event{Verb: ability.ActivatedV}},
		{id: "unit used EX", nt: "event", ja: "{Subj:fieldnp}のEXパワーを使った | {Subj:fieldnp}がEXパワーを使った", en: "an EX power of {Subj:fieldnp} is used", node: ability.Event{Verb: ability.ActivatedV}},
		{id: "shuffled", nt: "event", ja: "{Who:poss}デッキがシャッフルされた", en: "{Who:poss}deck is shuffled", node: ability.Event{Verb: ability.Shuffled}},
		{id: "is so", nt: "event", ja: "{State:condN}である", en: "it is so that {State:condN}", node: ability.Event{}, needs: func(v any) bool { return v.(ability.Event).State != nil }, quiet: true},
		{quiet: true, id: "is so now", nt: "events", ja: "{0.State:cond3}‹時|とき›", node: []ability.Event{{}}, needs: func(v any) bool {
			s := v.([]ability.Event)[0].State
			return s != nil && s.Op != ability.Happened && s.L.Op != ability.NumberIn
		}},
		{id: "becomes at most", nt: "event", en: "the {State.L.Stat:refstat} of {State.L.Ref:ref} becomes {State.R:num} or less", node: ability.Event{State: &ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}}}},
		{id: "becomes at least", nt: "event", en: "the {State.L.Stat:refstat} of {State.L.Ref:ref} becomes {State.R:num} or more", node: ability.Event{State: &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}}}},
		{id: "comes about", nt: "event", ja: "{State:condN}になった", en: "it comes about that {State:condN}", node: ability.Event{}, needs: stateChange},
		{id: "comes about so", nt: "event", ja: "{State:condV}状態になった", en: "it comes about that {State:condV}", node: ability.Event{}, needs: stateChange},
	}
	return append(rows, phaseEvents()...)
}

// stateChange: where a card is has words of its own.
func stateChange(v any) bool {
	s := v.(ability.Event).State
	return s != nil && (s.Op != ability.Is || len(s.Of.Zone) == 0)
}

// inPlay: what is said to be somewhere else is said to come from there.
func inPlay(f *ability.Filter) bool {
	return f != nil && (f.Ref != (ability.Ref{}) || len(f.Zone) > 0 && inAreas(f))
}

// phaseEvents: 自分のターン開始時, メインフェイズ終了時. Divine Cross 502 to 505, 702, 705.
func phaseEvents() []row {
	rows := []row{
		{id: "game start", nt: "events", ja: "ゲーム‹|の›開始時", en: "at the start of the game", node: []ability.Event{{Verb: ability.GameStart}}},
	}
	for _, p := range []struct {
		id, ja, en string
		phase      ability.Phase
		ends       bool
	}{{"turn", "ターン", "turn", ability.TurnItself, true}, {"draw", "ドローフェイズ", "draw phase", ability.DrawPhase, false}, {"main", "メインフェイズ", "main phase", ability.MainPhase, false}, {"battle", "バトルフェイズ", "battle phase", ability.BattlePhase, true}} {
		begins := []ability.Event{{Verb: ability.PhaseBegan, Phase: p.phase}}
		ends := []ability.Event{{Verb: ability.PhaseEnded, Phase: p.phase}}
		rows = append(rows,
			row{id: p.id + " begins", nt: "events", ja: "{0.Who:poss}" + p.ja + "‹|の›‹開始時|始め›", en: "at the start of {0.Who:poss}" + p.en, node: begins},
			row{id: "each " + p.id + " begins", nt: "events", ja: "‹各|各プレイヤーの|›" + p.ja + "‹|の›開始時", en: "at the start of each " + p.en, node: begins})
		if p.ends {
			rows = append(rows,
				row{id: p.id + " ends", nt: "events", ja: "{0.Who:poss}" + p.ja + "‹|の›‹終了時|終わり›", en: "at the end of {0.Who:poss}" + p.en, node: ends},
				row{id: "each " + p.id + " ends", nt: "events", ja: "‹各|各プレイヤーの›" + p.ja + "‹|の›終了時", en: "at the end of each " + p.en, node: ends})
		}
	}
	return rows
}

// isOne: of one unit that is known, or of the units of a place, of which there is one.
func crossConditions() []row {
	rows := []row{
		{id: "has energy", nt: "cond3", ja: "{L.Of.Rel.0.Of:ref}にエネルギーが{R:num}‹枚|つ|個›以上付いている", en: "{L.Of.Rel.0.Of:ref} has {R:num} or more energy", node: energyIs(ability.GE)},
		{id: "has no energy", nt: "cond3", ja: "{L.Of.Rel.0.Of:ref}にエネルギーが‹付いていない|ない›", en: "{L.Of.Rel.0.Of:ref} has no energy", node: energyIs(ability.LE)},
		{id: "has little energy", nt: "cond3", ja: "{L.Of.Rel.0.Of:ref}にエネルギーが{R:num}‹枚|つ|個›以下しか付いていない", en: "{L.Of.Rel.0.Of:ref} has {R:num} or less energy", node: energyIs(ability.LE)},
		{quiet: true, id: "has some energy", nt: "cond3", ja: "{L.Of.Rel.0.Of:ref}にエネルギーが付いている", node: func() ability.Cond { c := energyIs(ability.GE); c.R = ability.N(1); return c }()},
		{quiet: true, id: "main has energy", nt: "cond3", ja: "{L.Of.Rel.0.In:bearer}にエネルギーが{R:num}‹枚|つ|個›以上付いている", node: energyInIs(ability.GE)},
		{id: "stat at most", nt: "cond1", ja: "{L.Of:np}の{L.Stat:refstat}が{R:num}以下", en: "the {L.Stat:refstat} of {L.Of:np} is {R:num} or less", node: statIs(ability.LE), needs: ofPlace},
		{id: "stat at least", nt: "cond1", ja: "{L.Of:np}の{L.Stat:refstat}が{R:num}以上", en: "the {L.Stat:refstat} of {L.Of:np} is {R:num} or more", node: statIs(ability.GE), needs: ofPlace},
		{id: "stat equals", nt: "cond1", ja: "{L.Of:np}の{L.Stat:refstat}が{R:num}", en: "the {L.Stat:refstat} of {L.Of:np} is {R:num}", node: statIs(ability.EQ), needs: ofPlace},
		{id: "has ticket", nt: "cond3", ja: "{L.Who:player}がウィニングチケットを持っている", en: "{L.Who:player} ‹has~have› the winning ticket", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket}, R: ability.N(1)}},
		{quiet: true, id: "you have ticket", nt: "cond3", ja: "ウィニングチケットを持っている", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket, Who: who(ability.You)}, R: ability.N(1)}},
		{id: "has no ticket", nt: "cond3", ja: "{L.Who:player}がウィニングチケットを持っていない", en: "{L.Who:player} ‹does~do› not have the winning ticket", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket}}},
		{id: "much damage", nt: "cond1", ja: "{L.Ref:ref}の‹ダメージ|ダメージマーカー›が{R:num}‹|点›以上", en: "the damage on {L.Ref:ref} is {R:num} or more", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn, Name: damageMarker}}},
		{id: "little damage", nt: "cond1", ja: "{L.Ref:ref}の‹ダメージ|ダメージマーカー›が{R:num}‹|点›以下", en: "the damage on {L.Ref:ref} is {R:num} or less", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CounterOn, Name: damageMarker}}},
		{id: "HP above", nt: "cond3", ja: "{L.Of:np}のHPが{R.Args.0.Of:np}のHPより‹高|多›い", en: "the HP of {L.Of:np} is more than the HP of {R.Args.0.Of:np}", node: hpAbove()},
		{quiet: true, id: "HP below", nt: "cond3", ja: "{R.Args.0.Of:np}のHPが{L.Of:np}のHPより‹低|少な›い", node: hpAbove()},
		{quiet: true, id: "standby is named", nt: "cond3", ja: "{L.Of.Who:poss}スタンバイ・ユニットに{L.Of.Has.0.Value:name}が‹いる|ある›", node: ability.Cond{Op: ability.Compare, R: ability.N(1), L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Standby}, Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}}}},
		{quiet: true, id: "you went first", nt: "cond1", ja: "先攻", node: ability.Cond{Op: ability.First, Who: who(ability.You)}},
		{quiet: true, id: "you went second", nt: "cond1", ja: "後攻", node: ability.Cond{Op: ability.First, Who: who(ability.Opponent)}},
		{id: "first turn", nt: "cond1", ja: "{L.Who:poss}最初のターン", en: "it is {L.Who:poss}first turn", node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Stat: ability.ElapsedTurns}, R: ability.N(1)}},
		{id: "won so many", nt: "cond3", ja: "{R:num}回以上‹勝った|勝つ›", en: "you won {R:num} or more times", node: ability.Cond{Op: ability.Compare, L: won().L}},
		{quiet: true, id: "won", nt: "cond3", ja: "‹じゃんけんに|›勝った | 1回でも勝った", en: "you won", node: *won()},
		{id: "lost", nt: "cond3", ja: "‹じゃんけんに|›負けた", en: "you lost", node: *lost()},
		{id: "happened", nt: "cond3", ja: "このターン‹に|中に|中|›‹、|›{On:event}", en: "{On:event} this turn", node: ability.Cond{Op: ability.Happened}, needs: func(v any) bool { c := v.(ability.Cond); return c.N == 0 && c.On != nil && c.On.State == nil }},
	}
	for _, s := range []struct {
		id, ja, en string
		f          ability.Filter
	}{
		{"stunned", "気絶している", "stunned", ability.Filter{Is: []ability.State{ability.Stunned}}}, {"not stunned", "気絶していない", "not stunned", ability.Filter{Not: []ability.State{ability.Stunned}}},
		{"ailing", "状態異常", "ailing", hasProp(ability.CounterAttr)}, {"damaged", "ダメージを受けている", "damaged", ability.Filter{Is: []ability.State{ability.Damaged}}}, {"undamaged", "ダメージを受けていない", "not damaged", ability.Filter{Not: []ability.State{ability.Damaged}}},
	} {
		f, g := s.f, s.f
		rows = append(rows,
			row{id: "is " + s.id, nt: "cond3", ja: "{Ref:ref}が" + s.ja, en: "{Ref:ref} is " + s.en, node: ability.Cond{Op: ability.Is, Of: &f}},
			row{id: "main is " + s.id, nt: "cond3", ja: "{L.Of+:np}が" + s.ja, en: "{L.Of+:np} is " + s.en, node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &g}, R: ability.N(1)}, needs: ofMain})
	}
	for _, s := range []struct {
		id, ja, en string
		f          ability.Filter
	}{{"has assist", "にアシストが付いている", "has an assist", ability.Filter{Is: []ability.State{ability.Equipped}}}, {"has no assist", "にアシストが付いていない", "has no assist", ability.Filter{Not: []ability.State{ability.Equipped}}}} {
		f, g := s.f, s.f
		rows = append(rows,
			row{id: s.id, nt: "cond3", ja: "{Ref:ref}" + s.ja, en: "{Ref:ref} " + s.en, node: ability.Cond{Op: ability.Is, Of: &f}},
			row{id: "main " + s.id, nt: "cond3", ja: "{L.Of+:np}" + s.ja, en: "{L.Of+:np} " + s.en, node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &g}, R: ability.N(1)}, needs: ofMain})
	}
	attr := func(not bool) ability.Filter {
		return ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: not}}}
	}
	is, isNot, mainIs := attr(false), attr(true), attr(false)
	named := ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}
	return append(rows,
		row{id: "is of attribute", nt: "cond1", ja: "{Ref:ref}が{Of.Has.0.Value:attr}属性 | {Ref:ref}が{Of.Has.0.Value:attr} | {Ref:ref}の属性が{Of.Has.0.Value:attr}", en: "{Ref:ref} is {Of.Has.0.Value:attr}", node: ability.Cond{Op: ability.Is, Of: &is}},
		row{id: "is not of attribute", nt: "cond3", ja: "{Ref:ref}が{Of.Has.0.Value:attr}属性でない", en: "{Ref:ref} is not {Of.Has.0.Value:attr}", node: ability.Cond{Op: ability.Is, Of: &isNot}},
		row{id: "has no attribute", nt: "cond3", en: "{Ref:ref} has no attribute", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Value: "none"}}}}},
		row{id: "main has no attribute", nt: "cond3", en: "{L.Of+:np} has no attribute", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Value: "none"}}}}, R: ability.N(1)}, needs: ofMain},
		row{id: "main is of attribute", nt: "cond1", ja: "{L.Of+:np}が{L.Of.Has.0.Value:attr}属性 | {L.Of+:np}が{L.Of.Has.0.Value:attr} | {L.Of+:np}の属性が{L.Of.Has.0.Value:attr}", en: "{L.Of+:np} is {L.Of.Has.0.Value:attr}", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &mainIs}, R: ability.N(1)}, needs: ofMain},
		row{id: "main is named", nt: "cond1", ja: "{L.Of+:np}が{L.Of.Has.0.Value:name}", en: "{L.Of+:np} is {L.Of.Has.0.Value:name}", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &named}, R: ability.N(1)}, needs: ofMain},
		row{id: "there is one", nt: "cond3", ja: "{L.Of:np}が‹いる~ある›", en: "there is {L.Of:anp}", node: countIs(ability.GE, 1), needs: notOfMain},
		row{quiet: true, id: "there is a main unit", nt: "cond3", ja: "{L.Of:np}が‹いる|ある›", en: "there is {L.Of:anp}", node: countIs(ability.GE, 1)},
		row{id: "no cards in hand", nt: "cond3", en: "{L.Of.Who:player} ‹has~have› no cards in hand", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
		row{id: "has none", nt: "cond3", en: "{L.Of.Who:player} ‹has~have› no {L.Of+:nps}", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}, needs: func(v any) bool {
			f := v.(ability.Cond).L.Of
			return len(f.Zone) > 0 && partOf(f) && len(f.Rel) == 0
		}},
		row{id: "there are none", nt: "cond3", en: "there are no {L.Of:nps}", node: countIs(ability.LE, 0), needs: func(v any) bool {
			f := v.(ability.Cond).L.Of
			return len(f.Zone) == 1 && !inAreas(f) && len(f.Rel) == 0
		}},
		row{id: "there is no", nt: "cond3", en: "there is no {L.Of:np}", node: countIs(ability.LE, 0), needs: func(v any) bool { f := v.(ability.Cond).L.Of; return len(f.Zone) == 1 && !inAreas(f) && len(f.Rel) > 0 }},
		row{id: "there is none", nt: "cond3", ja: "{L.Of:np}が‹いない~ない›", en: "there is none of {L.Of:nps}", node: countIs(ability.LE, 0)},
		row{quiet: true, id: "is main", nt: "cond3", ja: "{Ref:ref}がメイン・エリアに‹いる|ある›", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Main}}}},
		row{quiet: true, id: "is standby", nt: "cond3", ja: "{Ref:ref}がスタンバイ・エリアに‹いる|ある›", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Standby}}}})
}

// hpAbove compares what is left of the HP of two main units.
func hpAbove() ability.Cond {
	hp := ability.Amount{Op: ability.StatOf, Stat: ability.HP}
	return ability.Cond{Op: ability.Compare, L: hp, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{hp, ability.N(1)}}}
}

// ofPlace: of a card that is known there are rows of their own.
func ofPlace(v any) bool {
	f := v.(ability.Cond).L.Of
	return f != nil && f.Ref == (ability.Ref{})
}

// notOfMain: what a main unit is, is said of it.
func notOfMain(v any) bool {
	f := v.(ability.Cond).L.Of
	return !ofMain(v) || len(f.Has)+len(f.Is)+len(f.Not)+len(f.Num)+len(f.Or) != 1
}

// ofMain: a player has one main unit, so that it is so says that there is such a one.
func ofMain(v any) bool {
	f := v.(ability.Cond).L.Of
	return f != nil && len(f.Zone) == 1 && f.Zone[0] == ability.Main && f.Who != (ability.Who{})
}

func countIs(cmp ability.Cmp, n int32) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.CountOf}, R: ability.N(n)}
}

func statIs(cmp ability.Cmp) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.StatOf}}
}

func energyIs(cmp ability.Cmp) ability.Cond {
	f := ofHost(ability.EnergyZone)
	return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.CountOf, Of: &f}}
}

func energyInIs(cmp ability.Cmp) ability.Cond {
	c := energyIs(cmp)
	c.L.Of.Rel[0].In = &ability.Filter{}
	return c
}

var crossTimes = []row{
	{id: "this turn at all", nt: "span", ja: "このターンの間 | ターン終了時まで", en: "during this turn", node: ability.Time{Until: ability.EndOfTurn}, quiet: true},
}

var crossSentences = []row{
	{id: "own damage", nt: "s6", ja: "{Do.0.N:num}ダメージを与える | {Do.0.N:num}のダメージを与える", en: "deal {Do.0.N:num} damage", node: clause{Do: []ability.Effect{&ability.Damage{}}}},
	{id: "per energy", nt: "s5", ja: "{Per.Of:np}1つにつき‹|、›{+:s6}", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}, needs: perEnergy},
	{id: "per stat point", nt: "s5", en: "{+:s6} for each point of retreat cost of {Per.Ref:ref} | for each point of retreat cost of {Per.Ref:ref}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.StatOf, Stat: ability.Retreat, N: 1}}, needs: perRef},
	{id: "per stat", nt: "s5", ja: "{Per.Ref:ref}の{Per.Stat:refstat}{Per.N:int}につき‹|、›{+:s6}", en: "{+:s6} for every {Per.N:int} {Per.Stat:refstat} of {Per.Ref:ref} | for every {Per.N:int} {Per.Stat:refstat} of {Per.Ref:ref}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.StatOf}}, needs: perRef},
	{id: "per printed stat point", nt: "s5", en: "{+:s6} for each point of printed retreat cost of {Per.Ref:ref} | for each point of printed retreat cost of {Per.Ref:ref}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.StatOf, Stat: ability.Retreat, N: 1, Original: true}}, needs: perRef},
	{id: "per printed stat", nt: "s5", ja: "{Per.Ref:ref}の‹表記の|元の›{Per.Stat:refstat}{Per.N:int}につき‹|、›{+:s6}", en: "{+:s6} for every {Per.N:int} printed {Per.Stat:refstat} of {Per.Ref:ref} | for every {Per.N:int} printed {Per.Stat:refstat} of {Per.Ref:ref}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.StatOf, Original: true}}, needs: perRef},
	{id: "per stat of one point", nt: "s5", en: "{+:s6} for each point of retreat cost of {Per.Of:np} | for each point of retreat cost of {Per.Of:np}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.StatOf, Stat: ability.Retreat, N: 1}}, needs: perOne},
	{id: "per stat of one", nt: "s5", ja: "{Per.Of:np}の{Per.Stat:refstat}{Per.N:int}につき‹|、›{+:s6}", en: "{+:s6} for every {Per.N:int} {Per.Stat:refstat} of {Per.Of:np} | for every {Per.N:int} {Per.Stat:refstat} of {Per.Of:np}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.StatOf}}, needs: perOne},
	{id: "per printed stat of one point", nt: "s5", en: "{+:s6} for each point of printed retreat cost of {Per.Of:np} | for each point of printed retreat cost of {Per.Of:np}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.StatOf, Stat: ability.Retreat, N: 1, Original: true}}, needs: perOne},
	{id: "per printed stat of one", nt: "s5", ja: "{Per.Of:np}の‹表記の|元の›{Per.Stat:refstat}{Per.N:int}につき‹|、›{+:s6}", en: "{+:s6} for every {Per.N:int} printed {Per.Stat:refstat} of {Per.Of:np} | for every {Per.N:int} printed {Per.Stat:refstat} of {Per.Of:np}, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.StatOf, Original: true}}, needs: perOne},
	{id: "per win", nt: "s5", ja: "勝った回数1回につき‹|、›{+:s6} | 勝った回数‹分|だけ›‹、|›{+:s6} | ‹1回|›勝つ‹ごとに|たび›‹、|›{+:s6}", en: "{+:s6} for each win | for each win, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotNamed), N: 1}}},
	{id: "per so many", nt: "s5", ja: "その枚数1枚につき‹|、›{+:s6} | ‹その|引いた|捨てた|置いた|戻した|選んだ›‹枚数|数›1‹枚|つ|体›につき‹|、›{+:s6} | ‹これにより|›‹引いた|捨てた|置いた|戻した›‹カード|エネルギー›1‹枚|つ›につき‹|、›{+:s6} | ‹その|引いた|捨てた|置いた›枚数‹分|だけ›‹、|›{+:s6}", en: "{+:s6} for each of those cards | for each of those cards, {+:s6}", node: clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotMoved), N: 1}}},
	{quiet: true, id: "per behind", nt: "s5", ja: "{Do.0.To:what}に‹、|›{Per.Of:np}1{:ctr}につき{Do.0.N:num}‹の|›ダメージを与える", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Damage{}}}},
	{quiet: true, id: "cost per", nt: "s5", ja: "{Do.0.What:what}のスキル‹の|›コストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減る | {Do.0.What:what}のスキル‹の|›コストを‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減らす", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.UsingSkill, Op: ability.Sub}}}},
	{quiet: true, id: "HP per", nt: "s5", ja: "{Do.0.What:what}のHPは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}増える | {Do.0.What:what}のHPを‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}増やす", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{Stat: ability.HP}}}},
	{quiet: true, id: "retreat per", nt: "s5", ja: "{Do.0.What:what}の退却コストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減る | {Do.0.What:what}の退却コストを‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減らす", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{Stat: ability.Retreat, Op: ability.Sub}}}},
	{quiet: true, id: "per number", nt: "s5", ja: "{Per.Of:np}の‹数|枚数›につき‹、|›{+:s6}", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	{quiet: true, id: "furthermore", nt: "sentence", ja: "‹さらに、|さらに›{+:s2}", node: clause{More: true}},
	{quiet: true, id: "heal per", nt: "s5", ja: "{Do.0.What:what}のHPを‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}回復する", node: clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Act{Word: "heal"}}}},
	{quiet: true, id: "per in the middle", nt: "s5", ja: "{Do.0:effectR}、{Per.Of:np}1{:ctr}につき‹、|›{Do.1:effectB}", node: clause{PerLast: true, Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{nil, nil}}, needs: selects},
	{quiet: true, id: "drawn per one", nt: "s5", ja: "{Do.0:effectR}、‹その|引いた|捨てた›‹枚数|数›1‹枚|つ›につき‹|、›{Do.1:effect}", node: clause{PerLast: true, Per: &ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotMoved), N: 1}, Do: []ability.Effect{nil, nil}}, needs: movesSome},
	{quiet: true, id: "for in the middle", nt: "s4", ja: "{Do.0:effectR}、{For:span}‹、|›{Do.1:effectB}", node: clause{Do: []ability.Effect{nil, nil}}, needs: selects},
	{quiet: true, id: "for it in the middle", nt: "s4", ja: "{Do.0:effectR}、{For:span}‹、|›{Do.1:effect}", node: clause{Do: []ability.Effect{nil, nil}}, needs: selects},
	{quiet: true, id: "for behind", nt: "s4", ja: "{Do.0.What:topic}は‹、|›{For:span}‹、|›スキルを‹使えない|使用できない›", node: clause{Do: []ability.Effect{&ability.Rule{Verb: ability.UsingSkill}}}},
	{id: "janken before damage", nt: "s5", ja: "ダメージを与える前に‹、|›じゃんけんして‹|、›‹勝てば|勝ったなら›‹、|›{Do.1.Then:effects}", en: "before the damage, play janken and if you win, {Do.1.Then:effects}", node: clause{On: []ability.Event{{Word: beforeDamage}}, Do: []ability.Effect{playJanken(1), &ability.If{Cond: *won()}}}},
	{id: "before damage", nt: "s5", ja: "ダメージを与える前に‹、|›{+:s6}", en: "before the damage, {+:s6}", node: clause{On: []ability.Event{{Word: beforeDamage}}}},
	{id: "at turn end", nt: "s5", ja: "このターン‹の|›終了時‹に|›、{+:s6} | ターン終了時‹に|›、{+:s6}", en: "at the end of this turn, {+:s6}", node: clause{On: []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}}},
	{id: "at next turn", nt: "s5", ja: "次の{On.0.Who:poss}ターン‹の|›開始時‹に|›、{+:s6}", en: "at the start of {On.0.Who:poss}next turn, {+:s6}", node: clause{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.TurnItself}}}, needs: func(v any) bool { return v.(clause).On[0].Who != ability.Who{} }},
	{id: "at next turn end", nt: "s5", ja: "次の{On.0.Who:poss}ターン‹の|›終了時‹に|›、{+:s6}", en: "at the end of {On.0.Who:poss}next turn, {+:s6}", node: clause{On: []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}}, needs: func(v any) bool { return v.(clause).On[0].Who != ability.Who{} }},
	{id: "once later", nt: "s5", ja: "{On.0:event}‹時|とき›‹|に›、{+:s6}", en: "when {On.0:event}, {+:s6}", node: clause{Once: true, On: []ability.Event{{}}}, needs: func(v any) bool { return v.(clause).On[0].State == nil }},
	{id: "once while", nt: "s4", en: "{For:span}, when {On.0:event}, {+:s6}", node: clause{Once: true, On: []ability.Event{{}}}, needs: lasting},
	{id: "each while", nt: "s4", en: "{For:span}, whenever {On.0:event}, {+:s6}", node: clause{Each: true, On: []ability.Event{{}}}, needs: lasting},
	{id: "each later", nt: "s5", ja: "{On.0:eventRu}たび‹|に›、{+:s6}", en: "whenever {On.0:event}, {+:s6}", node: clause{Each: true, On: []ability.Event{{}}}, needs: func(v any) bool { return v.(clause).On[0].State == nil }},
	{id: "next time", nt: "s5", ja: "次に{On.0:event}時‹に|›、{+:s6}", en: "the next time {On.0:event}, {+:s6}", node: clause{On: []ability.Event{{}}}, needs: func(v any) bool { return v.(clause).On[0].State == nil }},
	{id: "if janken", nt: "s2", ja: "‹じゃんけんして|じゃんけんをして|じゃんけんし›‹|、›‹勝てば|勝ったなら|勝った場合|勝ったら›‹、|›{+:s3}", en: "if you win janken, {+:s3}", node: clause{Janken: 1}, needs: func(v any) bool { return v.(clause).If == nil && !judges(v.(clause).Do) }},
	{id: "if jankens", nt: "s2", ja: "{Janken:int}回じゃんけん‹して|し›‹|、›{If:jwin}‹、|›{+:s3}", en: "play janken {Janken:times} and if {If:jwin}, {+:s3}", node: clause{}, needs: severalJankens},
	{id: "if janken lost", nt: "s2", ja: "‹じゃんけんして|じゃんけんをして|じゃんけんし›‹|、›‹負ければ|負けたなら|負けた場合|負けたら›‹、|›{+:s3}", en: "if you lose janken, {+:s3}", node: clause{Janken: 1, If: lost()}, needs: func(v any) bool { return !judges(v.(clause).Do) }},
	{quiet: true, id: "the winner", nt: "s2", ja: "勝ったプレイヤーは‹、|›{Do.0:effect}", node: clause{Winner: ability.You, Do: []ability.Effect{nil}}, needs: actable},
	{quiet: true, id: "the loser", nt: "s2", ja: "負けたプレイヤーは‹、|›{Do.0:effect}", node: clause{Winner: ability.Opponent, Do: []ability.Effect{nil}}, needs: actable},
	{quiet: true, id: "janken won or lost", nt: "s2", ja: "じゃんけんして‹、|›勝てば‹、|›{Do.0:effectR}、負ければ‹、|›{Else:effects}", node: clause{Janken: 1, Do: []ability.Effect{nil}}},
	{quiet: true, id: "win all", nt: "jwin", ja: "{R:num}回とも‹勝てば|勝ったなら›", node: ability.Cond{Op: ability.Compare, L: won().L}},
	{id: "win any", nt: "jwin", ja: "1回でも‹勝てば|勝ったなら›", en: "you win any", node: *won()},
	{id: "win many", nt: "jwin", ja: "{R:num}回以上‹勝てば|勝ったなら›", en: "you win {R:num} or more", node: ability.Cond{Op: ability.Compare, L: won().L}},
	{quiet: true, id: "jankens and per", nt: "s4", ja: "{Janken:int}回じゃんけん‹して|し›、{+:s5}", node: clause{}, needs: perWin},
	{quiet: true, id: "else lost", nt: "s2", ja: "‹負ければ|負けたなら|負けた場合|負けたら|勝てなければ|勝てなかったなら›‹、|›{+:s3}", en: "if you lose, {+:s3}", node: clause{Otherwise: true}},
	{id: "they did", nt: "s1", en: "if they do‹| so›, {+:s2}", node: clause{Did: true, They: true}},
	{id: "they did not", nt: "s1", en: "if they do not‹| do so›, {+:s2}", node: clause{DidNot: true, They: true}},
	{id: "janken for a while", nt: "s4", en: "{For:span}, {+:s5}", node: clause{}, needs: func(v any) bool { return lasting(v) && judges(v.(clause).Do) }},
	{quiet: true, id: "did so", nt: "s1", ja: "‹引いたなら|捨てたなら|KOしたなら|置いたなら|回復したなら|気絶させたなら|入れ替えたなら|退却させたなら|チャージしたなら|加えたなら|戻したなら|付けたなら|出したなら|引いた場合|捨てた場合|KOした場合›‹、|›{+:s2}", node: clause{Did: true}},
	{id: "once a turn", nt: "sentence", ja: "自分のターンに{Limit.N:int}回‹|だけ|まで|のみ›使える | ‹1ターンに|自分のターン中に|自分のターン中‹、|›1ターンに|自分のターンごとに›{Limit.N:int}回‹|だけ|まで|のみ›‹使える|使用できる› | 自分のターンに{Limit.N:int}回‹だけ|まで|のみ|›使用できる", en: "use this {Limit.N:times} during your turn", node: clause{Limit: &ability.Limit{}}},
	{quiet: true, id: "once a turn if", nt: "sentence", ja: "{Needs:nara}‹、|›自分のターンに{Limit.N:int}回‹|だけ|まで|のみ›使える", node: clause{Limit: &ability.Limit{}}, needs: func(v any) bool {
		n := v.(clause).Needs
		return n != nil && !(n.Op == ability.Is && len(n.Of.Zone) > 0 && !inAreas(n.Of))
	}},
	{id: "once a game", nt: "sentence", ja: "‹|このスキルは|このEXパワーは›‹1ゲームに|ゲーム中に|このゲーム中に›{Limit.N:int}回‹|だけ|まで|のみ›‹使える|使用できる› | ‹|このスキルは|このEXパワーは›‹1ゲームに|ゲーム中に|このゲーム中に›{Limit.N:int}回しか‹使えない|使用できない›", en: "use this {Limit.N:times} during the game", node: clause{Limit: &ability.Limit{Per: ability.ThisGame}}},
	{id: "always usable", nt: "sentence", ja: "自分のターンに‹|好きな回数|何回でも›使える | 自分のターンに好きなだけ使える", en: "use this any number of times during your turn", node: clause{Limit: &ability.Limit{Any: true}}},
	{id: "skill needs", nt: "sentence", ja: "この‹スキル|EXパワー›は‹、|›{Needs:nara}‹|のみ|だけ|に限り›‹、|›使える | この‹スキル|EXパワー›は‹、|›{Needs:nara}‹、|›使用できる", en: "this can be used only {Needs:nara}", node: clause{}, needs: func(v any) bool { return v.(clause).Needs != nil }},
	{id: "skill needs not", nt: "sentence", ja: "この‹スキル|EXパワー›は‹、|›{Needs.Args.0:nara}‹、|›使えない", en: "this cannot be used {Needs.Args.0:nara}", node: clause{Needs: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
	{id: "card needs not", nt: "sentence", ja: "このカードは‹、|›{CardNeeds:nara}‹、|›‹プレイできない|使えない|出せない›", en: "this card cannot be played {CardNeeds:nara}", node: clause{}, needs: func(v any) bool { return v.(clause).CardNeeds != nil && v.(clause).CardNeeds.Op != ability.Not }},
	{id: "card needs", nt: "sentence", ja: "このカードは‹、|›{CardNeeds.Args.0:nara}‹|のみ|だけ|に限り›‹、|›‹プレイできる|使える›", en: "this card can be played only {CardNeeds.Args.0:nara}", node: clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
	{id: "times sign", nt: "sentence", ja: "×は{Count:expr}‹|である|とする|に等しい›", en: "× is {Count:expr}", node: clause{}, needs: func(v any) bool { return v.(clause).Count != nil }},
	{id: "card limit", nt: "sentence", ja: "このカードは1ターンに{CardLimit.N:int}枚しか‹プレイできない|使えない› | このカードは1ターンに{CardLimit.N:int}枚まで‹しか|›‹プレイできない|プレイできる|使える›", en: "you can play only {CardLimit.N:int} of this card per turn", node: clause{CardLimit: &ability.Limit{By: ability.ByName}}},
	{id: "once a turn from", nt: "sentence", ja: "‹このカード|このユニット|" + ownName + "›が{Where:zoneset}にある‹なら|時|場合›‹、|›自分のターンに{Limit.N:int}回‹|だけ|まで|のみ›使える", en: "if this card is in your {Where:zonename}, use it {Limit.N:times} during your turn", node: clause{Limit: &ability.Limit{}}, needs: func(v any) bool { return len(v.(clause).Where) > 0 }},
	{id: "no stack", nt: "sentence", ja: "‹|この効果は|このEXパワーは|この能力は›累積しない", en: "this does not stack", node: clause{NoStack: true}},
	{id: "any copies", nt: "construct", ja: "このカードはデッキに‹何枚でも|好きな枚数›‹入れることができる|入れられる› | " + ownName + "はデッキに‹何枚でも|好きな枚数›‹入れることができる|入れられる›", en: "you can include any number of this card in your deck", node: ability.Ability{Kind: ability.Construction, Word: "copies"}},
	{id: "more copies", nt: "construct", ja: "このカードはデッキに{Args.0:num}枚まで‹入れることができる|入れられる› | " + ownName + "はデッキに{Args.0:num}枚まで‹入れることができる|入れられる›", en: "you can include up to {Args.0:num} of this card in your deck", node: ability.Ability{Kind: ability.Construction, Word: "copies", Args: []ability.Amount{{}}}},
}

// perEnergy: energy is counted in つ.
func perEnergy(v any) bool {
	f := v.(clause).Per.Of
	return f != nil && len(f.Zone) == 1 && f.Zone[0] == ability.EnergyZone
}

func perRef(v any) bool { p := v.(clause).Per; return p.Ref != (ability.Ref{}) && p.N > 0 }

// perOne: of a main unit, of which there is one.
func perOne(v any) bool {
	p := v.(clause).Per
	return p.Of != nil && p.N > 0 && len(p.Of.Zone) == 1 && p.Of.Zone[0] == ability.Main && p.Of.Ref == (ability.Ref{})
}

// lasting: it waits for so long.
func lasting(v any) bool { return v.(clause).For != ability.Time{} }

// selects: the first of two chooses what the second is about.
func selects(v any) bool {
	_, ok := v.(clause).Do[0].(*ability.Select)
	return ok
}

// movesSome: the first of two draws or moves what is counted.
func movesSome(v any) bool {
	switch v.(clause).Do[0].(type) {
	case *ability.Draw, *ability.Move:
		return true
	}
	return false
}

// judges: whether a skill succeeds is told when it is judged.
func judges(es []ability.Effect) bool {
	return slices.ContainsFunc(es, func(e ability.Effect) bool {
		in, ok := e.(*ability.Instead)
		return ok && in.Of.Verb == ability.Judged
	})
}

// perWin: jankens whose wins are counted.
func perWin(v any) bool {
	c := v.(clause)
	return c.Per != nil && (c.Per.Op == ability.NumberIn && c.Per.Ref == bindRef(slotNamed) || lossesOf(*c.Per))
}

var crossAmounts = []row{
	{id: "its HP", nt: "refstat", ja: "HP | 残りHP", en: "HP", node: ability.HP},
	{id: "its retreat cost", nt: "refstat", ja: "退却コスト", en: "retreat cost", node: ability.Retreat},
	{id: "stat of one", nt: "expr", ja: "{Of:np}の{Stat:refstat}", en: "the {Stat:refstat} of {Of:np}", node: ability.Amount{Op: ability.StatOf}, needs: func(v any) bool { a := v.(ability.Amount); return a.Of != nil && cardStat(v) }},
	{id: "damage on", nt: "expr", ja: "{Ref:ref}の‹ダメージ|ダメージマーカー›‹|の数›", en: "the damage on {Ref:ref}", node: ability.Amount{Op: ability.CounterOn, Name: damageMarker}},
	{id: "so many", nt: "expr", ja: "その枚数 | ‹引いた|捨てた|置いた|戻した›枚数", en: "that number of cards", node: ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotMoved)}},
	{id: "wins", nt: "expr", ja: "勝った回数", en: "the number of wins", node: ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotNamed)}},
	{id: "that damage", nt: "expr", ja: "‹そのダメージ|受けたダメージ|与えたダメージ›", en: "that damage", node: ability.Amount{Op: ability.EventN}},
}

// damageMarker is the name of the markers that damage is. Divine Cross 907.2a, 914.4.
const damageMarker = "damage"

// crossVersus compare with the other player what is said once.
func crossVersus() []row {
	var rows []row
	for _, z := range []zoneWord{{zone: ability.Hand_, ja: "手札", en: "hand"}, {zone: ability.Discards, ja: "捨て場", en: "discard pile"}, {zone: ability.KO, ja: "KO置き場", en: "KO zone"}, {zone: ability.Deck, ja: "デッキ", en: "deck"}} {
		rows = append(rows, versusRows(z)...)
	}
	return rows
}
