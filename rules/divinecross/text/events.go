package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Events, conditions, times and sentences of Divine Cross. Digest sections 18, 29.

var (
	someDamage  = ability.N(1)
	skillDamage = ability.N(100) // Divine Cross 923.1
)

func crossEvents() []text.Row {
	dealt := func(k ability.DamageKind, n *ability.Amount) ability.Event {
		return ability.Event{Verb: ability.DealtDamage, Kind: k, AtLeast: n}
	}
	hand := ability.Event{Verb: ability.DiscardedV, From: ability.Hand_, Subj: &ability.Filter{}}
	energy := ability.Event{Verb: ability.DiscardedV, From: ability.EnergyZone, Subj: &ability.Filter{}}
	stunned := ability.Event{Verb: ability.CounterPut, Name: stunName}
	rows := []text.Row{
		{ID: "enters", NT: "event", JA: "{Subj:fieldnp}が‹出た|登場した|場に出た|エリアに出た|エリアに置かれた›", EN: "{Subj:fieldnp} ‹enters~enter› play", Node: ability.Event{Verb: ability.Entered}},
		{ID: "enters from", NT: "event", JA: "{Subj:npraw}が{From:zone}から‹出た|登場した|エリアに出た›", EN: "{Subj:anpraw} enters play from the {From:zone}", Node: ability.Event{Verb: ability.Entered}, Needs: func(v any) bool { return v.(ability.Event).From != ability.NoZone }},
		{Quiet: true, ID: "is put", NT: "event", JA: "{Subj:fieldnp}を出した", Node: ability.Event{Verb: ability.Entered}},
		{Quiet: true, ID: "is put to standby", NT: "event", JA: "{Subj:fieldnp}をスタンバイ・エリアに出した", Node: ability.Event{Verb: ability.Entered, To: ability.Standby}},
		{Quiet: true, ID: "you won", NT: "event", JA: "じゃんけんに勝った", Node: ability.Event{Verb: ability.JankenWon, Who: text.Who(ability.You)}},
		{Quiet: true, ID: "you lost", NT: "event", JA: "じゃんけんに負けた", Node: ability.Event{Verb: ability.JankenWon, Who: text.Who(ability.Opponent)}},
		{ID: "somebody drew", NT: "event", JA: "‹いずれかの|›プレイヤーが‹デッキ|カード›を引いた", EN: "a player draws a card", Node: ability.Event{Verb: ability.Drew}},
		{ID: "is KO'd", NT: "event", JA: "{Subj:fieldnp}がKOされた", EN: "{Subj:fieldnp} ‹is~are› KO'd", Node: ability.Event{Verb: ability.Destroyed}},
		{ID: "KOs", NT: "event", JA: "{Obj:fieldnp}が{Subj:np}をKOした", EN: "{Obj:fieldnp} ‹KOs~KO› {Subj:anp}", Node: ability.Event{Verb: ability.Destroyed}},
		{ID: "using skill", NT: "event", JA: "{Subj:fieldnp}がスキルを使う | {Subj:fieldnp}がスキルを使用する", EN: "{Subj:fieldnp} ‹is~are› about to use a skill", Node: ability.Event{Verb: ability.UsingSkill}},
		{ID: "used skill", NT: "event", JA: "{Subj:fieldnp}がスキルを使った | {Subj:fieldnp}がスキルを使用した", EN: "{Subj:fieldnp} ‹has~have› used a skill", Node: ability.Event{Verb: ability.UsedSkill}},
		{ID: "player using skill", NT: "event", JA: "{Who:player}がスキルを使う | {Who:player}がスキルを使用する", EN: "{Who:player} ‹is~are› about to use a skill", Node: ability.Event{Verb: ability.UsingSkill}},
		{ID: "player used skill", NT: "event", JA: "{Who:player}がスキルを使った | {Who:player}がスキルを使用した", EN: "{Who:player} ‹has~have› used a skill", Node: ability.Event{Verb: ability.UsedSkill}},
		{ID: "using skill named", NT: "event", JA: "{Subj:fieldnp}が{Name:skill}を‹使う|使用する›", EN: "{Subj:fieldnp} ‹is~are› about to use {Name:skill}", Node: ability.Event{Verb: ability.UsingSkill}},
		{ID: "used skill named", NT: "event", JA: "{Subj:fieldnp}が{Name:skill}を‹使った|使用した›", EN: "{Subj:fieldnp} ‹has~have› used {Name:skill}", Node: ability.Event{Verb: ability.UsedSkill}},
		{ID: "player using skill named", NT: "event", JA: "{Who:player}が{Name:skill}を‹使う|使用する›", EN: "{Who:player} ‹is~are› about to use {Name:skill}", Node: ability.Event{Verb: ability.UsingSkill}},
		{ID: "player used skill named", NT: "event", JA: "{Who:player}が{Name:skill}を‹使った|使用した›", EN: "{Who:player} ‹has~have› used {Name:skill}", Node: ability.Event{Verb: ability.UsedSkill}},

		{ID: "took skill damage", NT: "event", JA: "{Obj:fieldnp}が‹スキルのダメージ|スキルダメージ›を受けた", EN: "{Obj:fieldnp} ‹is~are› dealt skill damage", Node: dealt(ability.CombatDamage, &skillDamage)},
		{ID: "took much skill damage", NT: "event", JA: "{Obj:fieldnp}が{AtLeast:num}以上の‹スキルのダメージ|スキルダメージ›を受けた | {Obj:fieldnp}が‹スキルのダメージ|スキルダメージ›を{AtLeast:num}以上受けた", EN: "{Obj:fieldnp} ‹is~are› dealt {AtLeast:num} or more skill damage", Node: dealt(ability.CombatDamage, nil)},
		{ID: "took damage", NT: "event", JA: "{Obj:fieldnp}がダメージを受けた", EN: "{Obj:fieldnp} ‹is~are› dealt damage", Node: dealt(ability.AnyDamage, &someDamage)},
		{ID: "took much damage", NT: "event", JA: "{Obj:fieldnp}が{AtLeast:num}以上のダメージを受けた | {Obj:fieldnp}がダメージを{AtLeast:num}以上受けた", EN: "{Obj:fieldnp} ‹is~are› dealt {AtLeast:num} or more damage", Node: dealt(ability.AnyDamage, nil)},
		{ID: "took effect damage", NT: "event", JA: "{Obj:fieldnp}が効果によるダメージを受けた | {Obj:fieldnp}が効果のダメージを受けた", EN: "{Obj:fieldnp} ‹is~are› dealt effect damage", Node: dealt(ability.AbilityDamage, &someDamage)},
		{ID: "took damage of", NT: "event", JA: "{Subj:npraw}の効果‹によって|により|で›{Obj:fieldnp}がダメージを受けた | {Obj:fieldnp}が{Subj:npraw}の効果‹によって|により|で›ダメージを受けた", EN: "{Obj:fieldnp} ‹is~are› dealt damage by an effect of {Subj:anpraw}", Node: dealt(ability.AbilityDamage, &someDamage)},
		{ID: "dealt skill damage", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}に‹スキルダメージ|スキルのダメージ›を与えた", EN: "{Subj:fieldnp} ‹deals~deal› skill damage to {Obj:anp}", Node: dealt(ability.CombatDamage, &skillDamage)},
		{ID: "dealt damage", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}にダメージを与えた", EN: "{Subj:fieldnp} ‹deals~deal› damage to {Obj:anp}", Node: dealt(ability.AnyDamage, &someDamage)},
		{ID: "dealt any skill damage", NT: "event", JA: "{Subj:fieldnp}が‹スキルダメージ|スキルのダメージ›を与えた", EN: "{Subj:fieldnp} ‹deals~deal› skill damage", Node: dealt(ability.CombatDamage, &skillDamage)},

		{ID: "charged", NT: "event", JA: "{Who:player}がチャージした", EN: "{Who:player} ‹charges~charge›", Node: ability.Event{Verb: ability.Charged}},
		{ID: "was charged", NT: "event", JA: "{Subj:fieldnp}にチャージした | {Subj:fieldnp}がチャージされた", EN: "{Subj:fieldnp} ‹is~are› charged", Node: ability.Event{Verb: ability.Charged}},
		{ID: "got energy", NT: "event", JA: "{Obj:fieldnp}にエネルギーが‹付いた|付けられた›", EN: "a card is attached as energy to {Obj:fieldnp}", Node: ability.Event{Verb: ability.AttachedV, To: ability.EnergyZone}},
		{ID: "got assist", NT: "event", JA: "{Obj:fieldnp}にアシストが‹付いた|付けられた›", EN: "an assist is attached to {Obj:fieldnp}", Node: ability.Event{Verb: ability.AttachedV, To: ability.Soul}},
		{ID: "is attached", NT: "event", JA: "{Subj:fieldnp}が‹付いた|付けられた›", EN: "{Subj:fieldnp} ‹is~are› attached", Node: ability.Event{Verb: ability.AttachedV}, Needs: ofThisCard},
		{ID: "is attached to", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}に‹付いた|付けられた›", EN: "{Subj:fieldnp} ‹is~are› attached to {Obj:anp}", Node: ability.Event{Verb: ability.AttachedV}, Needs: ofThisCard},
		{ID: "drew", NT: "event", JA: "{Who:player}が‹デッキ|カード›を引いた", EN: "{Who:player} ‹draws~draw› a card", Node: ability.Event{Verb: ability.Drew}},
		{ID: "discarded hand", NT: "event", JA: "{Subj.Who:player}が‹|自分の|自身の›手札を捨てた | {Subj.Who:player}が手札からカードを捨てた | {Subj.Who:player}が手札のカードを捨てた", EN: "{Subj.Who:player} ‹discards~discard› a card from hand", Node: hand},
		{ID: "this discarded", NT: "event", JA: text.OwnName + "が手札から捨てられた | ‹このユニット|このカード›が手札から捨てられた", EN: text.OwnName + " is discarded from hand | ‹this unit|this card› is discarded from hand", Node: ability.Event{Verb: ability.DiscardedV, Subj: text.ThisFilter(), From: ability.Hand_}},
		{ID: "discarded any", NT: "event", JA: "{Subj.Who:player}がカードを捨てた", EN: "{Subj.Who:player} ‹discards~discard› a card", Node: ability.Event{Verb: ability.DiscardedV, Subj: &ability.Filter{}}},
		{ID: "is discarded", NT: "event", JA: "{Subj:fieldnp}が捨てられた", EN: "{Subj:fieldnp} ‹is~are› discarded", Node: ability.Event{Verb: ability.DiscardedV}},
		{Quiet: true, ID: "you drew", NT: "event", JA: "デッキを引いた | カードを引いた", Node: ability.Event{Verb: ability.Drew, Who: text.Who(ability.You)}},
		{Quiet: true, ID: "you charged", NT: "event", JA: "チャージした", Node: ability.Event{Verb: ability.Charged, Who: text.Who(ability.You)}},
		{ID: "energy discarded", NT: "event", JA: "{Subj.Who:poss}エネルギーが捨てられた", EN: "{Subj.Who:poss}energy is discarded", Node: energy},
		{ID: "stunned", NT: "event", JA: "{Subj:fieldnp}が気絶した", EN: "{Subj:fieldnp} ‹is~are› stunned", Node: stunned},
		{ID: "unstunned", NT: "event", JA: "{Subj:fieldnp}の気絶が‹回復した|解除された› | {Subj:fieldnp}の気絶マーカーが取り除かれた", EN: "{Subj:fieldnp} ‹is~are› no longer stunned", Node: ability.Event{Verb: ability.CounterRemoved, Name: stunName}},
		{ID: "won janken", NT: "event", JA: "{Who:player}がじゃんけんに勝った", EN: "{Who:player} ‹wins~win› janken", Node: ability.Event{Verb: ability.JankenWon}},
		{Quiet: true, ID: "you lost janken", NT: "event", JA: "自分がじゃんけんに負けた", EN: "you lose janken", Node: ability.Event{Verb: ability.JankenWon, Who: text.Who(ability.Opponent)}},
		{Quiet: true, ID: "they lost janken", NT: "event", JA: "相手がじゃんけんに負けた", EN: "your opponent loses janken", Node: ability.Event{Verb: ability.JankenWon, Who: text.Who(ability.You)}},
		{ID: "got ticket", NT: "event", JA: "{Who:player}がウィニングチケットを‹授かった|得た›", EN: "{Who:player} ‹gains~gain› the winning ticket", Node: ability.Event{Verb: ability.TicketGained}},
		{ID: "lost ticket", NT: "event", JA: "{Who:player}がウィニングチケットを失った", EN: "{Who:player} ‹loses~lose› the winning ticket", Node: ability.Event{Verb: ability.TicketLost}},
		{ID: "was healed", NT: "event", JA: "{Subj:fieldnp}のHPが回復した | {Subj:fieldnp}が回復した | {Subj:fieldnp}がHPを回復した", EN: "{Subj:fieldnp} ‹is~are› healed", Node: ability.Event{Verb: ability.Healed}},
		{ID: "HP rose", NT: "event", JA: "{Subj:fieldnp}のHPが増えた", EN: "the HP of {Subj:fieldnp} ‹increases›", Node: ability.Event{Verb: ability.PlusV, Stat: ability.HP}},
		{ID: "HP fell", NT: "event", JA: "{Subj:fieldnp}のHPが減った", EN: "the HP of {Subj:fieldnp} ‹decreases›", Node: ability.Event{Verb: ability.MinusV, Stat: ability.HP}},
		{ID: "retreat rose", NT: "event", JA: "{Subj:fieldnp}の退却コストが増えた", EN: "the retreat cost of {Subj:fieldnp} ‹increases›", Node: ability.Event{Verb: ability.PlusV, Stat: ability.Retreat}},
		{ID: "retreat fell", NT: "event", JA: "{Subj:fieldnp}の退却コストが減った", EN: "the retreat cost of {Subj:fieldnp} ‹decreases›", Node: ability.Event{Verb: ability.MinusV, Stat: ability.Retreat}},
		{ID: "retreated", NT: "event", JA: "{Subj:fieldnp}が退却した", EN: "{Subj:fieldnp} ‹retreats~retreat›", Node: ability.Event{Verb: ability.RetreatedV}},
		{ID: "player retreated", NT: "event", JA: "{Who:player}が退却した", EN: "{Who:player} ‹retreats~retreat›", Node: ability.Event{Verb: ability.RetreatedV}},
		{ID: "swapped", NT: "event", JA: "{Who:poss}‹メイン・|›ユニットが入れ替わった | {Who:poss}メイン・ユニットとスタンバイ・ユニットが‹入れ替わった|入れ替えられた›", EN: "{Who:poss}main unit is swapped", Node: ability.Event{Verb: ability.Swapped}},
		{ID: "became main", NT: "event", JA: "{Subj:fieldnp}がメイン・ユニットになった | {Subj:fieldnp}がメイン・エリアに‹出た|移動した›", EN: "{Subj:fieldnp} ‹becomes~become› the main unit", Node: ability.Event{Verb: ability.Moved, To: ability.Main}},
		{ID: "came forward", NT: "event", JA: "{Subj:fieldnp}がスタンバイ・エリアからメイン・エリアに‹移動した|出た›", EN: "{Subj:fieldnp} ‹moves~move› from a standby area to the main area", Node: ability.Event{Verb: ability.Moved, From: ability.Standby, To: ability.Main}},
		{ID: "became standby", NT: "event", JA: "{Subj:fieldnp}がスタンバイ・ユニットになった | {Subj:fieldnp}がスタンバイ・エリアに移動した", EN: "{Subj:fieldnp} ‹becomes~become› a standby unit", Node: ability.Event{Verb: ability.Moved, To: ability.Standby}},
		{ID: "came to standby", NT: "event", JA: "{Subj:fieldnp}がスタンバイ・エリアに‹出た|置かれた›", EN: "{Subj:fieldnp} ‹enters~enter› a standby area", Node: ability.Event{Verb: ability.Entered, To: ability.Standby}},
		{ID: "went back", NT: "event", JA: "{Subj:fieldnp}がメイン・エリアからスタンバイ・エリアに移動した", EN: "{Subj:fieldnp} ‹moves~move› from the main area to a standby area", Node: ability.Event{Verb: ability.Moved, From: ability.Main, To: ability.Standby}},
		{ID: "left", NT: "event", JA: "{Subj:fieldnp}がエリアを離れた | {Subj:fieldnp}がエリアから離れた", EN: "{Subj:fieldnp} ‹leaves~leave› the areas", Node: ability.Event{Verb: ability.Left}},
		{ID: "came to zone", NT: "event", JA: "{Subj:fieldnp}が{To:zone}に‹置かれた|加わった|加えられた|移動した›", EN: "{Subj:fieldnp} ‹is~are› put into the {To:zone}", Node: ability.Event{Verb: ability.Moved}, Needs: func(v any) bool { return v.(ability.Event).To != ability.NoZone && inPlay(v.(ability.Event).Subj) }},
		{ID: "went from zone", NT: "event", JA: "{Subj.Who:poss}{From:zone}の{Subj+:npraw}が{To:zone}に‹置かれた|加わった|加えられた|移動した› | {Subj.Who:poss}{From:zone}から{Subj+:npraw}が{To:zone}に‹置かれた|加わった|加えられた|移動した›", EN: "{Subj+:anpraw} from {Subj.Who:poss}{From:zone} is put into the {To:zone}", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return e.To != ability.NoZone && e.From != ability.NoZone && e.Subj.Ref == (ability.Ref{})
		}},
		{ID: "went between zones", NT: "event", JA: "{Subj:fieldnp}が{From:zone}から{To:zone}に‹置かれた|加わった|加えられた|移動した›", EN: "{Subj:fieldnp} ‹is~are› put from the {From:zone} into the {To:zone}", Node: ability.Event{Verb: ability.Moved}, Needs: func(v any) bool {
			return v.(ability.Event).To != ability.NoZone && v.(ability.Event).From != ability.NoZone
		}},
		{ID: "played", NT: "event", JA: "{Who:player}が{Subj:npraw}を‹プレイした|使った|使用した›", EN: "{Who:player} ‹plays~play› {Subj:anpraw}", Node: ability.Event{Verb: ability.Played}, Needs: func(v any) bool { return playable(v.(ability.Event).Subj) }},
		{ID: "used EX", NT: "event", JA: "{Who:player}がEXパワーを使った | {Who:player}がEXパワーを使用した", EN: "{Who:player} ‹uses~use› an EX power", Node: ability.Event{Verb: ability.ActivatedV}},
		{ID: "unit used EX", NT: "event", JA: "{Subj:fieldnp}のEXパワーを使った | {Subj:fieldnp}がEXパワーを使った", EN: "an EX power of {Subj:fieldnp} is used", Node: ability.Event{Verb: ability.ActivatedV}},
		{ID: "shuffled", NT: "event", JA: "{Who:poss}デッキがシャッフルされた", EN: "{Who:poss}deck is shuffled", Node: ability.Event{Verb: ability.Shuffled}},
		{ID: "is so", NT: "event", JA: "{State:condN}である", EN: "it is so that {State:condN}", Node: ability.Event{}, Needs: text.WaitsForState},
		{Quiet: true, ID: "is so now", NT: "events", JA: "{0.State:cond3}‹時|とき›", Node: []ability.Event{{}}, Needs: func(v any) bool {
			s := v.([]ability.Event)[0].State
			return s != nil && s.Op != ability.Happened && s.L.Op != ability.NumberIn
		}},
		{ID: "becomes at most", NT: "event", EN: "the {State.L.Stat:refstat} of {State.L.Ref:ref} becomes {State.R:num} or less", Node: ability.Event{Comes: true, State: &ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}}}},
		{ID: "becomes at least", NT: "event", EN: "the {State.L.Stat:refstat} of {State.L.Ref:ref} becomes {State.R:num} or more", Node: ability.Event{Comes: true, State: &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}}}},
		{ID: "comes about", NT: "event", JA: "{State:condN}になった", EN: "it comes about that {State:condN}", Node: ability.Event{Comes: true}, Needs: stateChange},
		{ID: "comes about so", NT: "event", JA: "{State:condV}状態になった", EN: "it comes about that {State:condV}", Node: ability.Event{Comes: true}, Needs: stateChange},
	}
	return allRows(rows, text.HadHappened(rows, "気絶し"), phaseEvents())
}

// ofThisCard: it happens to the card that says so.
func ofThisCard(v any) bool {
	s := v.(ability.Event).Subj
	return s != nil && s.Ref == text.ThisRef
}

// goneSince: it was said to be somewhere, and has moved by what happened to it: later it is
// there no longer.
func goneSince(e *ability.Event) bool {
	return (e.Verb == ability.RetreatedV || e.Verb == ability.Moved) && e.Subj != nil && len(e.Subj.Zone) == 1 && inAreas(e.Subj)
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
func phaseEvents() []text.Row {
	rows := []text.Row{
		{ID: "game start", NT: "events", JA: "ゲーム‹|の›開始時", EN: "at the start of the game", Node: []ability.Event{{Verb: ability.GameStart}}},
	}
	for _, p := range []struct {
		id, ja, en string
		phase      ability.Phase
		eachEnd    string // where its end sets something off
	}{{"turn", "ターン", "turn", ability.TurnItself, "‹各|各プレイヤーの|›ターン‹|の›終了時"}, {"draw", "ドローフェイズ", "draw phase", ability.DrawPhase, ""}, {"main", "メインフェイズ", "main phase", ability.MainPhase, ""}, {"battle", "バトルフェイズ", "battle phase", ability.BattlePhase, "‹各|各プレイヤーの›バトルフェイズ‹|の›終了時"}} {
		begins := []ability.Event{{Verb: ability.PhaseBegan, Phase: p.phase}}
		ends := []ability.Event{{Verb: ability.PhaseEnded, Phase: p.phase}}
		rows = append(rows,
			text.Row{ID: p.id + " begins", NT: "events", JA: "{0.Who:poss}" + p.ja + "‹|の›‹開始時|始め›", EN: "at the start of {0.Who:poss}" + p.en, Node: begins},
			text.Row{ID: "each " + p.id + " begins", NT: "events", JA: "‹各|各プレイヤーの|›" + p.ja + "‹|の›開始時", EN: "at the start of each " + p.en, Node: begins})
		if p.eachEnd != "" {
			rows = append(rows,
				text.Row{ID: p.id + " ends", NT: "events", JA: "{0.Who:poss}" + p.ja + "‹|の›‹終了時|終わり›", EN: "at the end of {0.Who:poss}" + p.en, Node: ends},
				text.Row{ID: "each " + p.id + " ends", NT: "events", JA: p.eachEnd, EN: "at the end of each " + p.en, Node: ends})
		}
	}
	return rows
}

// isOne: of one unit that is known, or of the units of a place, of which there is one.
func crossConditions() []text.Row {
	rows := []text.Row{
		{ID: "has energy", NT: "cond3", JA: "{L.Of.Rel.0.Of:ref}にエネルギーが{R:num}‹枚|つ|個›以上付いている", EN: "{L.Of.Rel.0.Of:ref} has {R:num} or more energy", Node: energyIs(ability.GE)},
		{ID: "has no energy", NT: "cond3", JA: "{L.Of.Rel.0.Of:ref}にエネルギーが‹付いていない|ない›", EN: "{L.Of.Rel.0.Of:ref} has no energy", Node: energyIs(ability.LE)},
		{ID: "has little energy", NT: "cond3", JA: "{L.Of.Rel.0.Of:ref}にエネルギーが{R:num}‹枚|つ|個›以下しか付いていない", EN: "{L.Of.Rel.0.Of:ref} has {R:num} or less energy", Node: energyIs(ability.LE)},
		{Quiet: true, ID: "has some energy", NT: "cond3", JA: "{L.Of.Rel.0.Of:ref}にエネルギーが付いている", Node: func() ability.Cond { c := energyIs(ability.GE); c.R = ability.N(1); return c }()},
		{Quiet: true, ID: "main has energy", NT: "cond3", JA: "{L.Of.Rel.0.In:bearer}にエネルギーが{R:num}‹枚|つ|個›以上付いている", Node: energyInIs(ability.GE)},
		{ID: "stat at most", NT: "cond1", JA: "{L.Of:np}の{L.Stat:refstat}が{R:num}以下", EN: "the {L.Stat:refstat} of {L.Of:np} is {R:num} or less", Node: statIs(ability.LE), Needs: ofPlace},
		{ID: "stat at least", NT: "cond1", JA: "{L.Of:np}の{L.Stat:refstat}が{R:num}以上", EN: "the {L.Stat:refstat} of {L.Of:np} is {R:num} or more", Node: statIs(ability.GE), Needs: ofPlace},
		{ID: "stat equals", NT: "cond1", JA: "{L.Of:np}の{L.Stat:refstat}が{R:num}", EN: "the {L.Stat:refstat} of {L.Of:np} is {R:num}", Node: statIs(ability.EQ), Needs: ofPlace},
		{ID: "has ticket", NT: "cond3", JA: "{L.Who:player}がウィニングチケットを持っている", EN: "{L.Who:player} ‹has~have› the winning ticket", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket}, R: ability.N(1)}},
		{Quiet: true, ID: "you have ticket", NT: "cond3", JA: "ウィニングチケットを持っている", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket, Who: text.Who(ability.You)}, R: ability.N(1)}},
		{ID: "has no ticket", NT: "cond3", JA: "{L.Who:player}がウィニングチケットを持っていない", EN: "{L.Who:player} ‹does~do› not have the winning ticket", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket}}},
		{ID: "much damage", NT: "cond1", JA: "{L.Ref:ref}の‹ダメージ|ダメージマーカー›が{R:num}‹|点›以上", EN: "the damage on {L.Ref:ref} is {R:num} or more", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn, Name: damageMarker}}},
		{ID: "little damage", NT: "cond1", JA: "{L.Ref:ref}の‹ダメージ|ダメージマーカー›が{R:num}‹|点›以下", EN: "the damage on {L.Ref:ref} is {R:num} or less", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CounterOn, Name: damageMarker}}},
		{ID: "HP above", NT: "cond3", JA: "{L.Of:np}のHPが{R.Args.0.Of:np}のHPより‹高|多›い", EN: "the HP of {L.Of:np} is more than the HP of {R.Args.0.Of:np}", Node: hpAbove()},
		{Quiet: true, ID: "HP below", NT: "cond3", JA: "{R.Args.0.Of:np}のHPが{L.Of:np}のHPより‹低|少な›い", Node: hpAbove()},
		{Quiet: true, ID: "standby is named", NT: "cond3", JA: "{L.Of.Who:poss}スタンバイ・ユニットに{L.Of.Has.0.Value:name}が‹いる|ある›", Node: ability.Cond{Op: ability.Compare, R: ability.N(1), L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Standby}, Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}}}},
		{Quiet: true, ID: "you went first", NT: "cond1", JA: "先攻", Node: ability.Cond{Op: ability.First, Who: text.Who(ability.You)}},
		{Quiet: true, ID: "you went second", NT: "cond1", JA: "後攻", Node: ability.Cond{Op: ability.First, Who: text.Who(ability.Opponent)}},
		{ID: "first turn", NT: "cond1", JA: "{L.Who:poss}最初のターン", EN: "it is {L.Who:poss}first turn", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Stat: ability.ElapsedTurns}, R: ability.N(1)}},
		{ID: "happened", NT: "cond3", JA: "このターン‹に|中に|中|›‹、|›{On:event} | このターン‹に|中に|中|›‹、|›{On:eventHad}", EN: "{On:event} this turn", Node: ability.Cond{Op: ability.Happened}, Needs: func(v any) bool {
			c := v.(ability.Cond)
			return c.N == 0 && c.On != nil && c.On.State == nil && !goneSince(c.On)
		}},
		{Quiet: true, ID: "main had retreated", NT: "cond3", JA: "このターン‹に|中に|中|›‹、|›{On.Who:poss}メイン・ユニットが退却し‹た|ていた›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.RetreatedV}}},
	}
	for _, s := range []struct {
		id, ja, en string
		f          ability.Filter
	}{
		{"stunned", "気絶している", "stunned", ability.Filter{Is: []ability.State{ability.Stunned}}}, {"not stunned", "気絶していない", "not stunned", ability.Filter{Not: []ability.State{ability.Stunned}}},
		{"ailing", "状態異常", "ailing", text.HasProp(ability.CounterAttr)}, {"damaged", "ダメージを受けている", "damaged", ability.Filter{Is: []ability.State{ability.Damaged}}}, {"undamaged", "ダメージを受けていない", "not damaged", ability.Filter{Not: []ability.State{ability.Damaged}}},
	} {
		f, g := s.f, s.f
		rows = append(rows,
			text.Row{ID: "is " + s.id, NT: "cond3", JA: "{Ref:ref}が" + s.ja, EN: "{Ref:ref} is " + s.en, Node: ability.Cond{Op: ability.Is, Of: &f}},
			text.Row{ID: "main is " + s.id, NT: "cond3", JA: "{L.Of+:np}が" + s.ja, EN: "{L.Of+:np} is " + s.en, Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &g}, R: ability.N(1)}, Needs: ofMain})
	}
	for _, s := range []struct {
		id, ja, en string
		f          ability.Filter
	}{{"has assist", "にアシストが付いている", "has an assist", ability.Filter{Is: []ability.State{ability.Equipped}}}, {"has no assist", "にアシストが付いていない", "has no assist", ability.Filter{Not: []ability.State{ability.Equipped}}}} {
		f, g := s.f, s.f
		rows = append(rows,
			text.Row{ID: s.id, NT: "cond3", JA: "{Ref:ref}" + s.ja, EN: "{Ref:ref} " + s.en, Node: ability.Cond{Op: ability.Is, Of: &f}},
			text.Row{ID: "main " + s.id, NT: "cond3", JA: "{L.Of+:np}" + s.ja, EN: "{L.Of+:np} " + s.en, Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &g}, R: ability.N(1)}, Needs: ofMain})
	}
	attr := func(not bool) ability.Filter {
		return ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: not}}}
	}
	is, isNot, mainIs := attr(false), attr(true), attr(false)
	named := ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}
	return append(rows,
		text.Row{ID: "is of attribute", NT: "cond1", JA: "{Ref:ref}が{Of.Has.0.Value:attr}属性 | {Ref:ref}が{Of.Has.0.Value:attr} | {Ref:ref}の属性が{Of.Has.0.Value:attr}", EN: "{Ref:ref} is {Of.Has.0.Value:attr}", Node: ability.Cond{Op: ability.Is, Of: &is}},
		text.Row{ID: "is not of attribute", NT: "cond3", JA: "{Ref:ref}が{Of.Has.0.Value:attr}属性でない", EN: "{Ref:ref} is not {Of.Has.0.Value:attr}", Node: ability.Cond{Op: ability.Is, Of: &isNot}},
		text.Row{ID: "has no attribute", NT: "cond3", EN: "{Ref:ref} has no attribute", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Value: "none"}}}}},
		text.Row{ID: "main has no attribute", NT: "cond3", EN: "{L.Of+:np} has no attribute", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Value: "none"}}}}, R: ability.N(1)}, Needs: ofMain},
		text.Row{ID: "main is of attribute", NT: "cond1", JA: "{L.Of+:np}が{L.Of.Has.0.Value:attr}属性 | {L.Of+:np}が{L.Of.Has.0.Value:attr} | {L.Of+:np}の属性が{L.Of.Has.0.Value:attr}", EN: "{L.Of+:np} is {L.Of.Has.0.Value:attr}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &mainIs}, R: ability.N(1)}, Needs: ofMain},
		text.Row{ID: "main is named", NT: "cond1", JA: "{L.Of+:np}が{L.Of.Has.0.Value:name}", EN: "{L.Of+:np} is {L.Of.Has.0.Value:name}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &named}, R: ability.N(1)}, Needs: ofMain},
		text.Row{ID: "there is one", NT: "cond3", JA: "{L.Of:np}が‹いる~ある›", EN: "there is {L.Of:anp}", Node: countIs(ability.GE, 1), Needs: notOfMain},
		text.Row{Quiet: true, ID: "there is a main unit", NT: "cond3", JA: "{L.Of:np}が‹いる|ある›", EN: "there is {L.Of:anp}", Node: countIs(ability.GE, 1)},
		text.Row{ID: "no cards in hand", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› no cards in hand", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
		text.Row{ID: "has none", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› no {L.Of+:nps}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}, Needs: func(v any) bool {
			f := v.(ability.Cond).L.Of
			return len(f.Zone) > 0 && partOf(f) && len(f.Rel) == 0
		}},
		text.Row{ID: "there are none", NT: "cond3", EN: "there are no {L.Of:nps}", Node: countIs(ability.LE, 0), Needs: func(v any) bool {
			f := v.(ability.Cond).L.Of
			return len(f.Zone) == 1 && !inAreas(f) && len(f.Rel) == 0
		}},
		text.Row{ID: "there is no", NT: "cond3", EN: "there is no {L.Of:np}", Node: countIs(ability.LE, 0), Needs: func(v any) bool { f := v.(ability.Cond).L.Of; return len(f.Zone) == 1 && !inAreas(f) && len(f.Rel) > 0 }},
		text.Row{ID: "there is none", NT: "cond3", JA: "{L.Of:np}が‹いない~ない›", EN: "there is none of {L.Of:nps}", Node: countIs(ability.LE, 0)},
		text.Row{Quiet: true, ID: "is main", NT: "cond3", JA: "{Ref:ref}がメイン・エリアに‹いる|ある›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Main}}}},
		text.Row{Quiet: true, ID: "is standby", NT: "cond3", JA: "{Ref:ref}がスタンバイ・エリアに‹いる|ある›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Standby}}}})
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

var crossTimes = []text.Row{
	{ID: "this turn at all", NT: "span", JA: "このターンの間 | ターン終了時まで", EN: "during this turn", Node: ability.Time{Until: ability.EndOfTurn}, Quiet: true},
}

var crossSentences = []text.Row{
	{ID: "own damage", NT: "s6", JA: "{Do.0.N:num}ダメージを与える | {Do.0.N:num}のダメージを与える", EN: "deal {Do.0.N:num} damage", Node: text.Clause{Do: []ability.Effect{&ability.Damage{}}}},
	{ID: "per energy", NT: "s5", JA: "{Per.Of:np}1つにつき‹|、›{+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}, Needs: perEnergy},
	{ID: "per stat point", NT: "s5", EN: "{+:s6} for each point of retreat cost of {Per.Ref:ref} | for each point of retreat cost of {Per.Ref:ref}, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.StatOf, Stat: ability.Retreat, N: 1}}, Needs: perRef},
	{ID: "per stat", NT: "s5", JA: "{Per.Ref:ref}の{Per.Stat:refstat}{Per.N:int}につき‹|、›{+:s6}", EN: "{+:s6} for every {Per.N:int} {Per.Stat:refstat} of {Per.Ref:ref} | for every {Per.N:int} {Per.Stat:refstat} of {Per.Ref:ref}, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.StatOf}}, Needs: perRef},
	{ID: "per printed stat point", NT: "s5", EN: "{+:s6} for each point of printed retreat cost of {Per.Ref:ref} | for each point of printed retreat cost of {Per.Ref:ref}, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.StatOf, Stat: ability.Retreat, N: 1, Original: true}}, Needs: perRef},
	{ID: "per printed stat", NT: "s5", JA: "{Per.Ref:ref}の‹表記の|元の›{Per.Stat:refstat}{Per.N:int}につき‹|、›{+:s6}", EN: "{+:s6} for every {Per.N:int} printed {Per.Stat:refstat} of {Per.Ref:ref} | for every {Per.N:int} printed {Per.Stat:refstat} of {Per.Ref:ref}, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.StatOf, Original: true}}, Needs: perRef},
	{ID: "per stat of one point", NT: "s5", EN: "{+:s6} for each point of retreat cost of {Per.Of:np} | for each point of retreat cost of {Per.Of:np}, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.StatOf, Stat: ability.Retreat, N: 1}}, Needs: perOne},
	{ID: "per stat of one", NT: "s5", JA: "{Per.Of:np}の{Per.Stat:refstat}{Per.N:int}につき‹|、›{+:s6}", EN: "{+:s6} for every {Per.N:int} {Per.Stat:refstat} of {Per.Of:np} | for every {Per.N:int} {Per.Stat:refstat} of {Per.Of:np}, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.StatOf}}, Needs: perOne},
	{ID: "per printed stat of one point", NT: "s5", EN: "{+:s6} for each point of printed retreat cost of {Per.Of:np} | for each point of printed retreat cost of {Per.Of:np}, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.StatOf, Stat: ability.Retreat, N: 1, Original: true}}, Needs: perOne},
	{ID: "per printed stat of one", NT: "s5", JA: "{Per.Of:np}の‹表記の|元の›{Per.Stat:refstat}{Per.N:int}につき‹|、›{+:s6}", EN: "{+:s6} for every {Per.N:int} printed {Per.Stat:refstat} of {Per.Of:np} | for every {Per.N:int} printed {Per.Stat:refstat} of {Per.Of:np}, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.StatOf, Original: true}}, Needs: perOne},
	{ID: "per win", NT: "s5", JA: "勝った回数1回につき‹|、›{+:s6} | 勝った回数‹分|だけ›‹、|›{+:s6} | ‹1回|›勝つ‹ごとに|たび›‹、|›{+:s6}", EN: "{+:s6} for each win | for each win, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotNamed), N: 1}}},
	{ID: "per so many", NT: "s5", JA: "その枚数1枚につき‹|、›{+:s6} | ‹その|引いた|捨てた|置いた|戻した|選んだ›‹枚数|数›1‹枚|つ|体›につき‹|、›{+:s6} | ‹これにより|›‹引いた|捨てた|置いた|戻した›‹カード|エネルギー›1‹枚|つ›につき‹|、›{+:s6} | ‹その|引いた|捨てた|置いた›枚数‹分|だけ›‹、|›{+:s6}", EN: "{+:s6} for each of those cards | for each of those cards, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved), N: 1}}},
	{Quiet: true, ID: "per behind", NT: "s5", JA: "{Do.0.To:what}に‹、|›{Per.Of:np}1{:ctr}につき{Do.0.N:num}‹の|›ダメージを与える", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Damage{}}}},
	{Quiet: true, ID: "cost per", NT: "s5", JA: "{Do.0.What:what}のスキル‹の|›コストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減る | {Do.0.What:what}のスキル‹の|›コストを‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減らす", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.UsingSkill, Op: ability.Sub}}}},
	{Quiet: true, ID: "HP per", NT: "s5", JA: "{Do.0.What:what}のHPは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}増える | {Do.0.What:what}のHPを‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}増やす", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{Stat: ability.HP}}}},
	{Quiet: true, ID: "retreat per", NT: "s5", JA: "{Do.0.What:what}の退却コストは‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減る | {Do.0.What:what}の退却コストを‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}減らす", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Change{Stat: ability.Retreat, Op: ability.Sub}}}},
	{Quiet: true, ID: "per number", NT: "s5", JA: "{Per.Of:np}の‹数|枚数›につき‹、|›{+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	{Quiet: true, ID: "furthermore", NT: "sentence", JA: "‹さらに、|さらに›{+:s2}", Node: text.Clause{More: true}},
	{Quiet: true, ID: "heal per", NT: "s5", JA: "{Do.0.What:what}のHPを‹、|›{Per.Of:np}1{:ctr}につき‹、|›{Do.0.N:num}回復する", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.Act{Word: "heal"}}}},
	{Quiet: true, ID: "per in the middle", NT: "s5", JA: "{Do.0:effectR}、{Per.Of:np}1{:ctr}につき‹、|›{Do.1:effectB}", Node: text.Clause{PerLast: true, Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{nil, nil}}, Needs: selects},
	{Quiet: true, ID: "drawn per one", NT: "s5", JA: "{Do.0:effectR}、‹その|引いた|捨てた›‹枚数|数›1‹枚|つ›につき‹|、›{Do.1:effect}", Node: text.Clause{PerLast: true, Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved), N: 1}, Do: []ability.Effect{nil, nil}}, Needs: movesSome},
	{Quiet: true, ID: "for in the middle", NT: "s4", JA: "{Do.0:effectR}、{For:span}‹、|›{Do.1:effectB}", Node: text.Clause{Do: []ability.Effect{nil, nil}}, Needs: selects},
	{Quiet: true, ID: "for it in the middle", NT: "s4", JA: "{Do.0:effectR}、{For:span}‹、|›{Do.1:effect}", Node: text.Clause{Do: []ability.Effect{nil, nil}}, Needs: selects},
	{Quiet: true, ID: "for behind", NT: "s4", JA: "{Do.0.What:topic}は‹、|›{For:span}‹、|›スキルを‹使えない|使用できない›", Node: text.Clause{Do: []ability.Effect{&ability.Rule{Verb: ability.UsingSkill}}}},
	{ID: "before damage", NT: "s5", JA: "ダメージを与える前に‹、|›{+:s6}", EN: "before the damage, {+:s6}", Node: text.Clause{On: []ability.Event{{Word: beforeDamage}}}},
	{ID: "at turn end", NT: "s5", JA: "このターン‹の|›終了時‹に|›、{+:s6} | ターン終了時‹に|›、{+:s6}", EN: "at the end of this turn, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}}},
	{ID: "at next turn", NT: "s5", JA: "次の{On.0.Who:poss}ターン‹の|›開始時‹に|›、{+:s6}", EN: "at the start of {On.0.Who:poss}next turn, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.TurnItself}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].Who != ability.Who{} }},
	{ID: "at next turn end", NT: "s5", JA: "次の{On.0.Who:poss}ターン‹の|›終了時‹に|›、{+:s6}", EN: "at the end of {On.0.Who:poss}next turn, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].Who != ability.Who{} }},
	{ID: "once later", NT: "s5", JA: "{On.0:event}‹時|とき›‹|に›、{+:s6}", EN: "when {On.0:event}, {+:s6}", Node: text.Clause{Once: true, On: []ability.Event{{}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].State == nil }},
	{ID: "once while", NT: "s4", EN: "{For:span}, when {On.0:event}, {+:s6}", Node: text.Clause{Once: true, On: []ability.Event{{}}}, Needs: lasting},
	{ID: "each while", NT: "s4", EN: "{For:span}, whenever {On.0:event}, {+:s6}", Node: text.Clause{Each: true, On: []ability.Event{{}}}, Needs: lasting},
	{ID: "each later", NT: "s5", JA: "{On.0:eventRu}たび‹|に›、{+:s6}", EN: "whenever {On.0:event}, {+:s6}", Node: text.Clause{Each: true, On: []ability.Event{{}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].State == nil }},
	{ID: "next time", NT: "s5", JA: "次に{On.0:event}時‹に|›、{+:s6}", EN: "the next time {On.0:event}, {+:s6}", Node: text.Clause{On: []ability.Event{{}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].State == nil }},
	{Quiet: true, ID: "did so", NT: "s1", JA: "‹引いたなら|捨てたなら|KOしたなら|置いたなら|回復したなら|気絶させたなら|入れ替えたなら|退却させたなら|チャージしたなら|加えたなら|戻したなら|付けたなら|出したなら|引いた場合|捨てた場合|KOした場合›‹、|›{+:s2}", Node: text.Clause{Did: true}},
	{ID: "once a turn", NT: "sentence", JA: "自分のターンに{Limit.N:int}回‹|だけ|まで|のみ›使える | ‹1ターンに|自分のターン中に|自分のターン中‹、|›1ターンに|自分のターンごとに›{Limit.N:int}回‹|だけ|まで|のみ›‹使える|使用できる› | 自分のターンに{Limit.N:int}回‹だけ|まで|のみ|›使用できる", EN: "use this {Limit.N:times} during your turn", Node: text.Clause{Limit: &ability.Limit{}}},
	{Quiet: true, ID: "once a turn if", NT: "sentence", JA: "{Needs:nara}‹、|›自分のターンに{Limit.N:int}回‹|だけ|まで|のみ›使える", Node: text.Clause{Limit: &ability.Limit{}}, Needs: func(v any) bool {
		n := v.(text.Clause).Needs
		return n != nil && !(n.Op == ability.Is && len(n.Of.Zone) > 0 && !inAreas(n.Of))
	}},
	{ID: "once a game", NT: "sentence", JA: "‹|このスキルは|このEXパワーは›‹1ゲームに|ゲーム中に|このゲーム中に›{Limit.N:int}回‹|だけ|まで|のみ›‹使える|使用できる› | ‹|このスキルは|このEXパワーは›‹1ゲームに|ゲーム中に|このゲーム中に›{Limit.N:int}回しか‹使えない|使用できない›", EN: "use this {Limit.N:times} during the game", Node: text.Clause{Limit: &ability.Limit{Per: ability.ThisGame}}},
	{ID: "always usable", NT: "sentence", JA: "自分のターンに‹|好きな回数|何回でも›使える | 自分のターンに好きなだけ使える", EN: "use this any number of times during your turn", Node: text.Clause{Limit: &ability.Limit{Any: true}}},
	{ID: "skill needs", NT: "sentence", JA: "この‹スキル|EXパワー›は‹、|›{Needs:nara}‹|のみ|だけ|に限り›‹、|›使える | この‹スキル|EXパワー›は‹、|›{Needs:nara}‹、|›使用できる", EN: "this can be used only {Needs:nara}", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Needs != nil }},
	{ID: "skill needs not", NT: "sentence", JA: "この‹スキル|EXパワー›は‹、|›{Needs.Args.0:nara}‹、|›使えない", EN: "this cannot be used {Needs.Args.0:nara}", Node: text.Clause{Needs: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
	{ID: "card needs not", NT: "sentence", JA: "このカードは‹、|›{CardNeeds:nara}‹、|›‹プレイできない|使えない|出せない›", EN: "this card cannot be played {CardNeeds:nara}", Node: text.Clause{}, Needs: func(v any) bool {
		return v.(text.Clause).CardNeeds != nil && v.(text.Clause).CardNeeds.Op != ability.Not
	}},
	{ID: "card needs", NT: "sentence", JA: "このカードは‹、|›{CardNeeds.Args.0:nara}‹|のみ|だけ|に限り›‹、|›‹プレイできる|使える›", EN: "this card can be played only {CardNeeds.Args.0:nara}", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
	{ID: "times sign at most", NT: "sentence", JA: "×は{Count.Args.0:expr}(最大{Count.Args.1:num}‹|枚|つ|体›‹|まで›)", EN: "× is {Count.Args.0:expr} (up to {Count.Args.1:num})", Node: text.Clause{Count: &ability.Amount{Op: ability.Min, Args: []ability.Amount{{}, {}}}}},
	{ID: "times sign", NT: "sentence", JA: "×は{Count:expr}‹|である|とする|に等しい›", EN: "× is {Count:expr}", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Count != nil }},
	{ID: "card limit", NT: "sentence", JA: "このカードは1ターンに{CardLimit.N:int}枚しか‹プレイできない|使えない› | このカードは1ターンに{CardLimit.N:int}枚まで‹しか|›‹プレイできない|プレイできる|使える›", EN: "you can play only {CardLimit.N:int} of this card per turn", Node: text.Clause{CardLimit: &ability.Limit{By: ability.ByName}}},
	{ID: "once a turn from", NT: "sentence", JA: "‹このカード|このユニット|" + text.OwnName + "›が{Where:zoneset}にある‹なら|時|場合›‹、|›自分のターンに{Limit.N:int}回‹|だけ|まで|のみ›使える", EN: "if this card is in your {Where:zonename}, use it {Limit.N:times} during your turn", Node: text.Clause{Limit: &ability.Limit{}}, Needs: func(v any) bool { return len(v.(text.Clause).Where) > 0 }},
	{ID: "at most", NT: "sentence", JA: "{+:s1}(最大{Most:num}‹|ダメージ|点›‹|まで›)", EN: "{+:s1} (up to {Most:num})", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Per != nil && !draws(v) }},
	{ID: "at most so many cards", NT: "sentence", JA: "{+:s1}(最大{Most:num}枚‹|まで›)", EN: "{+:s1} (up to {Most:ncard})", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Per != nil && draws(v) }},
	{Quiet: true, ID: "at most apart", NT: "sentence", JA: "(最大{Most:num}‹|ダメージ|点›‹|まで›) | 最大{Most:num}‹|ダメージ|点›‹とする|である|まで|までとする|までである›", Node: text.Clause{}},
	{ID: "no stack", NT: "sentence", JA: "‹|この効果は|このEXパワーは|この能力は›累積しない", EN: "this does not stack", Node: text.Clause{NoStack: true}},
	{ID: "any copies", NT: "construct", JA: "このカードはデッキに‹何枚でも|好きな枚数›‹入れることができる|入れられる› | " + text.OwnName + "はデッキに‹何枚でも|好きな枚数›‹入れることができる|入れられる›", EN: "you can include any number of this card in your deck", Node: ability.Ability{Kind: ability.Construction, Word: "copies"}},
	{ID: "more copies", NT: "construct", JA: "このカードはデッキに{Args.0:num}枚まで‹入れることができる|入れられる› | " + text.OwnName + "はデッキに{Args.0:num}枚まで‹入れることができる|入れられる›", EN: "you can include up to {Args.0:num} of this card in your deck", Node: ability.Ability{Kind: ability.Construction, Word: "copies", Args: []ability.Amount{{}}}},
}

// draws: what is done is counted in cards.
func draws(v any) bool {
	do := v.(text.Clause).Do
	_, ok := do[len(do)-1].(*ability.Draw)
	return ok
}

// perEnergy: energy is counted in つ.
func perEnergy(v any) bool {
	f := v.(text.Clause).Per.Of
	return f != nil && len(f.Zone) == 1 && f.Zone[0] == ability.EnergyZone
}

func perRef(v any) bool { p := v.(text.Clause).Per; return p.Ref != (ability.Ref{}) && p.N > 0 }

// perOne: of a main unit, of which there is one.
func perOne(v any) bool {
	p := v.(text.Clause).Per
	return p.Of != nil && p.N > 0 && len(p.Of.Zone) == 1 && p.Of.Zone[0] == ability.Main && p.Of.Ref == (ability.Ref{})
}

// lasting: it waits for so long.
func lasting(v any) bool { return v.(text.Clause).For != ability.Time{} }

// selects: the first of two chooses what the second is about.
func selects(v any) bool {
	_, ok := v.(text.Clause).Do[0].(*ability.Select)
	return ok
}

// movesSome: the first of two draws or moves what is counted.
func movesSome(v any) bool {
	switch v.(text.Clause).Do[0].(type) {
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

var crossAmounts = []text.Row{
	{ID: "its HP", NT: "refstat", JA: "HP | 残りHP", EN: "HP", Node: ability.HP},
	{ID: "its retreat cost", NT: "refstat", JA: "退却コスト", EN: "retreat cost", Node: ability.Retreat},
	{ID: "stat of one", NT: "expr", JA: "{Of:np}の{Stat:refstat}", EN: "the {Stat:refstat} of {Of:np}", Node: ability.Amount{Op: ability.StatOf}, Needs: func(v any) bool { a := v.(ability.Amount); return a.Of != nil && text.CardStat(v) }},
	{ID: "damage on", NT: "expr", JA: "{Ref:ref}の‹ダメージ|ダメージマーカー›‹|の数›", EN: "the damage on {Ref:ref}", Node: ability.Amount{Op: ability.CounterOn, Name: damageMarker}},
	{ID: "so many", NT: "expr", JA: "その枚数 | ‹引いた|捨てた|置いた|戻した›枚数", EN: "that number of cards", Node: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}},
	{ID: "wins", NT: "expr", JA: "勝った回数", EN: "the number of wins", Node: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotNamed)}},
	{ID: "that damage", NT: "expr", JA: "‹そのダメージ|受けたダメージ|与えたダメージ›", EN: "that damage", Node: ability.Amount{Op: ability.EventN}},
}

// damageMarker is the name of the markers that damage is. Divine Cross 907.2a, 914.4.
const damageMarker = "damage"

// crossVersus compare with the other player what is said once.
func crossVersus() []text.Row {
	var rows []text.Row
	for _, z := range []text.ZoneWord{{Zone: ability.Hand_, JA: "手札", EN: "hand"}, {Zone: ability.Discards, JA: "捨て場", EN: "discard pile"}, {Zone: ability.KO, JA: "KO置き場", EN: "KO zone"}, {Zone: ability.Deck, JA: "デッキ", EN: "deck"}} {
		rows = append(rows, text.VersusRows(z, 0)...)
	}
	return rows
}
