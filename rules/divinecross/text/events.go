package text

import (
	"slices"
	"strings"

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
		{ID: "enters", NT: "event", JA: "{Subj:fieldnp}が‹出た|登場した|場に出た|エリアに出た|エリアに置かれた› | {Subj:fieldnp}を出した", EN: "{Subj:fieldnp} ‹enters~enter› play", Node: ability.Event{Verb: ability.Entered}},
		{ID: "enters from", NT: "event", JA: "{Subj:npraw}が{From:zone}から‹出た|登場した|エリアに出た›", EN: "{Subj:anpraw} enters play from the {From:zone}", Node: ability.Event{Verb: ability.Entered}, Needs: func(v any) bool { return v.(ability.Event).From != ability.NoZone }},
		{Quiet: true, ID: "you won", NT: "event", JA: "じゃんけんに勝った | ‹|自分が›じゃんけんして勝った", Node: ability.Event{Verb: ability.JankenWon, Who: text.Who(ability.You)}},
		{ID: "somebody drew", NT: "event", JA: "‹いずれかの|›プレイヤーが‹デッキ|カード›を引いた", EN: "a player draws a card", Node: ability.Event{Verb: ability.Drew}},
		{ID: "is KO'd", NT: "event", JA: "{Subj:fieldnp}がKOされた", EN: "{Subj:fieldnp} ‹is~are› KO'd", Node: ability.Event{Verb: ability.Destroyed}},
		{ID: "KOs", NT: "event", JA: "{Obj:fieldnp}が{Subj:np}をKOした | {Obj:fieldnp}‹によって|により›{Subj:np}がKOされた | {Subj:np}が{Obj:fieldnp}‹によって|により|に›KOされた", EN: "{Obj:fieldnp} ‹KOs~KO› {Subj:anp}", Node: ability.Event{Verb: ability.Destroyed}},

		{ID: "took skill damage", NT: "event", JA: "{Obj:fieldnp}が‹スキルのダメージ|スキルダメージ›を受けた", EN: "{Obj:fieldnp} ‹is~are› dealt skill damage", Node: dealt(ability.CombatDamage, &skillDamage)},
		{ID: "took skill damage of a player's", NT: "event", JA: "{Obj:fieldnp}が{Subj.Who:poss}‹スキルのダメージ|スキルダメージ›を受けた", EN: "{Obj:fieldnp} ‹is~are› dealt skill damage of {Subj.Who:poss}skill", Node: func() ability.Event {
			e := dealt(ability.CombatDamage, &skillDamage)
			e.Subj = &ability.Filter{Zone: areas}
			return e
		}(), Needs: func(v any) bool {
			s := v.(ability.Event).Subj
			return text.Equal(*s, ability.Filter{Who: s.Who, Zone: areas})
		}},
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
		{ID: "got energy", NT: "event", JA: "{Obj:fieldnp}にエネルギーが‹付いた|付けられた› | {Obj:fieldnp}にエネルギーを付けた", EN: "a card is attached as energy to {Obj:fieldnp}", Node: ability.Event{Verb: ability.AttachedV, To: ability.EnergyZone}},
		{ID: "got assist", NT: "event", JA: "{Obj:fieldnp}にアシストが‹付いた|付けられた› | {Obj:fieldnp}にアシストを付けた", EN: "an assist is attached to {Obj:fieldnp}", Node: ability.Event{Verb: ability.AttachedV, To: ability.Soul}},
		{ID: "is attached", NT: "event", JA: "{Subj:fieldnp}が‹付いた|付けられた› | {Subj:fieldnp}を付けた", EN: "{Subj:fieldnp} ‹is~are› attached", Node: ability.Event{Verb: ability.AttachedV}, Needs: ofThisCard},
		{ID: "is attached to", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}に‹付いた|付けられた›", EN: "{Subj:fieldnp} ‹is~are› attached to {Obj:anp}", Node: ability.Event{Verb: ability.AttachedV}, Needs: ofThisCard},
		{ID: "drew", NT: "event", JA: "{Who:player}が‹デッキ|カード›を引いた", EN: "{Who:player} ‹draws~draw› a card", Node: ability.Event{Verb: ability.Drew}},
		{ID: "could not draw", NT: "event", JA: "{Who:player}が‹デッキ|カード›を引けなかった", EN: "{Who:player} ‹has~have› no card to draw", Node: ability.Event{Verb: ability.Drew, Name: "missing cards"}}, // 1102.1
		{ID: "discarded hand", NT: "event", JA: "{Subj.Who:player}が‹|自分の|自身の›手札を捨てた | {Subj.Who:player}が手札からカードを捨てた | {Subj.Who:player}が手札のカードを捨てた", EN: "{Subj.Who:player} ‹discards~discard› a card from hand", Node: hand},
		{ID: "this discarded", NT: "event", JA: text.OwnName + "が手札から捨てられた | ‹このユニット|このカード›が手札から捨てられた", EN: text.OwnName + " is discarded from hand | ‹this unit|this card› is discarded from hand", Node: ability.Event{Verb: ability.DiscardedV, Subj: text.ThisFilter(), From: ability.Hand_}},
		{ID: "discarded any", NT: "event", JA: "{Subj.Who:player}がカードを捨てた", EN: "{Subj.Who:player} ‹discards~discard› a card", Node: ability.Event{Verb: ability.DiscardedV, Subj: &ability.Filter{}}},
		{ID: "hand discarded by an effect", NT: "event", JA: "{Subj.Who:poss}手札が{By.Who:poss}効果‹で|によって|により›捨てられた", EN: "a card in {Subj.Who:poss}hand is discarded by {By.Who:poss}effect", Node: ability.Event{Verb: ability.DiscardedV, From: ability.Hand_, Subj: &ability.Filter{}, By: &ability.Filter{}}, Needs: bySomebody},
		{ID: "stunned by an effect", NT: "event", JA: "{Subj:fieldnp}が{By.Who:poss}効果‹で|によって|により›気絶した", EN: "{Subj:fieldnp} ‹is~are› stunned by {By.Who:poss}effect", Node: ability.Event{Verb: ability.CounterPut, Name: stunName, By: &ability.Filter{}}, Needs: bySomebody},
		{ID: "KO'd by an effect", NT: "event", JA: "{Subj:fieldnp}が{By.Who:poss}効果‹で|によって|により›KOされた", EN: "{Subj:fieldnp} ‹is~are› KO'd by {By.Who:poss}effect", Node: ability.Event{Verb: ability.Destroyed, By: &ability.Filter{}}, Needs: bySomebody}, // 813.5
		{ID: "returned by an effect", NT: "event", JA: "{Subj:fieldnp}が{By.Who:poss}効果‹で|によって|により›手札に‹戻った|戻された›", EN: "{Subj:fieldnp} ‹is~are› returned to hand by {By.Who:poss}effect", Node: ability.Event{Verb: ability.Returned, By: &ability.Filter{}}, Needs: bySomebody},
		{ID: "is discarded", NT: "event", JA: "{Subj:fieldnp}が捨てられた", EN: "{Subj:fieldnp} ‹is~are› discarded", Node: ability.Event{Verb: ability.DiscardedV}, Needs: notAnyEnergy},
		{ID: "returned", NT: "event", JA: "{Subj:fieldnp}が手札に‹戻った|戻された›", EN: "{Subj:fieldnp} ‹returns~return› to hand", Node: ability.Event{Verb: ability.Returned}},
		{ID: "came to a player's zone", NT: "event", JA: "{Subj.Who:poss}{To:zone}に{Subj+:npraw}が置かれた", EN: "{Subj+:anpraw} is put into {Subj.Who:poss}{To:zone}", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return e.To != ability.NoZone && e.Subj.Ref == (ability.Ref{}) && text.Nowhere(e)
		}},
		{Quiet: true, ID: "you played", NT: "event", JA: "{Subj:npraw}を‹プレイした|使った|使用した›", Node: ability.Event{Verb: ability.Played, Who: text.Who(ability.You)}, Needs: func(v any) bool { return playable(v.(ability.Event).Subj) }},
		{Quiet: true, ID: "you discarded", NT: "event", JA: "手札を捨てた | 手札からカードを捨てた", Node: func() ability.Event {
			e := text.Clone(hand).(ability.Event)
			e.Subj.Who = text.Who(ability.You)
			return e
		}()},
		{Quiet: true, ID: "you drew", NT: "event", JA: "デッキを引いた | カードを引いた", Node: ability.Event{Verb: ability.Drew, Who: text.Who(ability.You)}},
		{Quiet: true, ID: "you charged", NT: "event", JA: "チャージした", Node: ability.Event{Verb: ability.Charged, Who: text.Who(ability.You)}},
		{ID: "energy discarded", NT: "event", JA: "{Subj.Who:poss}エネルギーが捨てられた", EN: "{Subj.Who:poss}energy is discarded", Node: energy},
		{ID: "stunned", NT: "event", JA: "{Subj:fieldnp}が気絶した", EN: "{Subj:fieldnp} ‹is~are› stunned", Node: stunned},
		{ID: "unstunned", NT: "event", JA: "{Subj:fieldnp}の気絶が‹回復した|解除された› | {Subj:fieldnp}の気絶マーカーが取り除かれた", EN: "{Subj:fieldnp} ‹is~are› no longer stunned", Node: ability.Event{Verb: ability.CounterRemoved, Name: stunName}},
		{ID: "won janken", NT: "event", JA: "{Who:player}がじゃんけんに勝った", EN: "{Who:player} ‹wins~win› janken", Node: ability.Event{Verb: ability.JankenWon}},
		{Quiet: true, ID: "you lost janken", NT: "event", JA: "自分がじゃんけんに負けた | じゃんけんに負けた", EN: "you lose janken", Node: ability.Event{Verb: ability.JankenWon, Who: text.Who(ability.Opponent)}},
		{Quiet: true, ID: "they lost janken", NT: "event", JA: "相手がじゃんけんに負けた", EN: "your opponent loses janken", Node: ability.Event{Verb: ability.JankenWon, Who: text.Who(ability.You)}},
		{ID: "got ticket", NT: "event", JA: "{Who:player}がウィニングチケットを‹授かった|得た›", EN: "{Who:player} ‹gains~gain› the winning ticket", Node: ability.Event{Verb: ability.TicketGained}},
		{ID: "lost ticket", NT: "event", JA: "{Who:player}がウィニングチケットを失った", EN: "{Who:player} ‹loses~lose› the winning ticket", Node: ability.Event{Verb: ability.TicketLost}},
		{ID: "was healed", NT: "event", JA: "{Subj:fieldnp}のHPが回復した | {Subj:fieldnp}が回復した | {Subj:fieldnp}がHPを回復した", EN: "{Subj:fieldnp} ‹is~are› healed", Node: ability.Event{Verb: ability.Healed}},
		{ID: "number rose", NT: "event", JA: "{Subj:fieldnp}の{Stat:refstat}が増えた", EN: "the {Stat:refstat} of {Subj:fieldnp} ‹increases›", Node: ability.Event{Verb: ability.PlusV}},
		{ID: "number fell", NT: "event", JA: "{Subj:fieldnp}の{Stat:refstat}が減った", EN: "the {Stat:refstat} of {Subj:fieldnp} ‹decreases›", Node: ability.Event{Verb: ability.MinusV}},
		{ID: "retreated", NT: "event", JA: "{Subj:fieldnp}が退却した", EN: "{Subj:fieldnp} ‹retreats~retreat›", Node: ability.Event{Verb: ability.RetreatedV}},
		{ID: "player retreated", NT: "event", JA: "{Who:player}が退却した", EN: "{Who:player} ‹retreats~retreat›", Node: ability.Event{Verb: ability.RetreatedV}},
		{ID: "swapped", NT: "event", JA: "{Who:poss}‹メイン・|›ユニットが入れ替わった | {Who:poss}‹メイン・ユニットとスタンバイ・ユニット|メイン・ユニット›を入れ替えた | {Who:poss}メイン・ユニットとスタンバイ・ユニットが‹入れ替わった|入れ替えられた›", EN: "{Who:poss}main unit is swapped", Node: ability.Event{Verb: ability.Swapped}},
		{ID: "became main", NT: "event", JA: "{Subj:fieldnp}がメイン・ユニットになった | {Subj:fieldnp}がメイン・エリアに‹出た|移動した›", EN: "{Subj:fieldnp} ‹becomes~become› the main unit", Node: ability.Event{Verb: ability.Moved, To: ability.Main}},
		{ID: "came forward", NT: "event", JA: "{Subj:fieldnp}がスタンバイ・エリアからメイン・エリアに‹移動した|出た›", EN: "{Subj:fieldnp} ‹moves~move› from a standby area to the main area", Node: ability.Event{Verb: ability.Moved, From: ability.Standby, To: ability.Main}},
		{ID: "came in for what was KO'd", NT: "event", JA: "{Subj:fieldnp}が‹|、›KOされた‹|メイン・›ユニットの代わりに‹|、›メイン・ユニットになった | {Subj:fieldnp}が‹|、›交代処理‹で|によって|により›‹|、›メイン・ユニットになった", EN: "{Subj:fieldnp} ‹becomes~become› the main unit in place of the one that was KO'd", Node: ability.Event{Verb: ability.Moved, From: ability.Standby, To: ability.Main, Name: "substitute"}}, // 1004.1
		{ID: "became standby", NT: "event", JA: "{Subj:fieldnp}がスタンバイ・ユニットになった | {Subj:fieldnp}がスタンバイ・エリアに移動した", EN: "{Subj:fieldnp} ‹becomes~become› a standby unit", Node: ability.Event{Verb: ability.Moved, To: ability.Standby}},
		{ID: "came to standby", NT: "event", JA: "{Subj:fieldnp}がスタンバイ・エリアに‹出た|置かれた› | {Subj:fieldnp}をスタンバイ・エリアに出した", EN: "{Subj:fieldnp} ‹enters~enter› a standby area", Node: ability.Event{Verb: ability.Entered, To: ability.Standby}},
		{ID: "went back", NT: "event", JA: "{Subj:fieldnp}がメイン・エリアからスタンバイ・エリアに移動した", EN: "{Subj:fieldnp} ‹moves~move› from the main area to a standby area", Node: ability.Event{Verb: ability.Moved, From: ability.Main, To: ability.Standby}},
		{ID: "left", NT: "event", JA: "{Subj:fieldnp}がエリアを離れた | {Subj:fieldnp}がエリアから離れた", EN: "{Subj:fieldnp} ‹leaves~leave› the areas", Node: ability.Event{Verb: ability.Left}},
		{ID: "came to zone", NT: "event", JA: "{Subj:fieldnp}が{To:zone}に‹置かれた|加わった|加えられた|移動した›", EN: "{Subj:fieldnp} ‹is~are› put into the {To:zone}", Node: ability.Event{Verb: ability.Moved}, Needs: func(v any) bool { return v.(ability.Event).To != ability.NoZone && inPlay(v.(ability.Event).Subj) }},
		{ID: "went from zone", NT: "event", JA: "{Subj.Who:poss}{From:zone}の{Subj+:npraw}が{To:zone}に‹置かれた|加わった|加えられた|移動した› | {Subj.Who:poss}{From:zone}から{Subj+:npraw}が{To:zone}に‹置かれた|加わった|加えられた|移動した›", EN: "{Subj+:anpraw} from {Subj.Who:poss}{From:zone} is put into the {To:zone}", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return e.To != ability.NoZone && e.From != ability.NoZone && e.Subj.Ref == (ability.Ref{})
		}},
		{ID: "left somebody's zone", NT: "event", JA: "{Subj.Who:poss}{From:zone}からカードが‹移動した|離れた› | {Subj.Who:poss}{From:zone}のカードが‹移動した|離れた›", EN: "a card leaves {Subj.Who:poss}{From:zone}", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return e.To == ability.NoZone && e.From != ability.NoZone && text.Equal(*e.Subj, ability.Filter{Who: e.Subj.Who})
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
	rows = append(rows, skillEvents()...)
	return allRows(rows, text.HadHappened(rows, "気絶し"), text.HadNotHappened(rows, "気絶し"), nextEvents(rows), text.PastEvents(rows, map[string]string{"KO": "KO'd"}), phaseEvents)
}

// nextEvents are the forms of what waits for the next time, or for the first, said behind who it is about: 自分が次にデッキを引いた時.
func nextEvents(rows []text.Row) (out []text.Row) {
	for _, n := range []struct{ nt, ja string }{{"eventNext", "次に"}, {"eventFirst", "最初に"}} {
		for _, r := range rows {
			var faces []string
			for _, f := range text.SplitTop(r.JA) {
				if whom, rest, ok := strings.Cut(f, "}が"); r.NT == "event" && ok && strings.HasPrefix(f, "{") && !strings.Contains(whom, "}") {
					faces = append(faces, whom+"}が"+n.ja+rest)
				}
			}
			if faces != nil {
				r.ID, r.NT, r.JA, r.EN, r.Quiet = r.ID+" "+n.nt, n.nt, strings.Join(faces, " | "), "", true
				out = append(out, r)
			}
		}
	}
	return out
}

// skillEvents: a unit or a player is about to use, or has used, a skill, or one of a name. Divine Cross 703, 705.
func skillEvents() (rows []text.Row) {
	for _, use := range []struct {
		ja, en string
		verb   ability.Verb
	}{{"‹使う|使用する›", "‹is~are› about to use", ability.UsingSkill}, {"‹使った|使用した›", "‹has~have› used", ability.UsedSkill}} {
		for _, of := range []string{"a skill", "{Name:skill}"} {
			for _, by := range []string{"{Subj:fieldnp}", "{Who:player}"} {
				rows = append(rows, text.Row{ID: by + " " + use.en + " " + of, NT: "event", JA: by + "が" + strings.Replace(of, "a skill", "スキル", 1) + "を" + use.ja, EN: by + " " + use.en + " " + of, Node: ability.Event{Verb: use.verb}})
			}
		}
	}
	return rows
}

// bySomebody: it is said whose effect does it.
func bySomebody(v any) bool { return v.(ability.Event).By.Who.Side != ability.AnySide }

// notAnyEnergy: energy that is said to be somebody's has words of its own.
func notAnyEnergy(v any) bool {
	f := v.(ability.Event).Subj
	return f == nil || !text.Equal(*f, ability.Filter{Who: f.Who, Zone: []ability.Zone{ability.EnergyZone}})
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
var phaseEvents = []text.Row{
	{ID: "turn", NT: "phase", JA: "ターン", EN: "turn", Node: ability.TurnItself},
	{ID: "draw phase", NT: "phase", JA: "ドローフェイズ", EN: "draw phase", Node: ability.DrawPhase},
	{ID: "main phase", NT: "phase", JA: "メインフェイズ", EN: "main phase", Node: ability.MainPhase},
	{ID: "battle phase", NT: "phase", JA: "バトルフェイズ", EN: "battle phase", Node: ability.BattlePhase},
	{ID: "game start", NT: "events", JA: "ゲーム‹|の›開始時", EN: "at the start of the game", Node: []ability.Event{{Verb: ability.GameStart}}},
	{ID: "begins", NT: "edge", JA: "開始時 | 始め", EN: "start", Node: ability.PhaseBegan},
	{ID: "ends", NT: "edge", JA: "終了時 | 終わり", EN: "end", Node: ability.PhaseEnded},
	{ID: "phase", NT: "events", JA: "{0.Who:poss}{0.Phase:phase}‹|の›{0.Verb:edge}", EN: "at the {0.Verb:edge} of {0.Who:poss}{0.Phase:phase}", Node: []ability.Event{{}}, Needs: func(v any) bool { return edgeSaid(v.([]ability.Event)) }},
	{ID: "turn player's", NT: "poss", JA: "ターンプレイヤーの | ‹そのターンの|ターン›プレイヤーの", EN: "the turn player's ", Node: text.Who(ability.TurnPlayer)},
	{ID: "each phase", NT: "events", JA: "‹各|各プレイヤーの|›{0.Phase:phase}‹|の›{0.Verb:edge}", EN: "at the {0.Verb:edge} of each {0.Phase:phase}", Node: []ability.Event{{}}, Needs: func(v any) bool { return edgeSaid(v.([]ability.Event)) }},
}

// replaceable: what is moved, drawn or dealt, and what stuns; of a skill, or of what happens to a whole player, no more is said.
func replaceable(e ability.Event) bool {
	switch e.Verb {
	case ability.Drew, ability.DiscardedV, ability.Returned, ability.CounterPut:
		return true
	case ability.Moved:
		return e.Subj != nil && e.To != ability.Main && e.To != ability.Standby
	case ability.DealtDamage: // of any damage there are words already
		return e.Subj == nil && e.Kind != ability.AnyDamage
	}
	return false
}

// edgeSaid: what waits for an end is set off by that of a turn or a battle phase. Divine Cross 505, 705.
func edgeSaid(on []ability.Event) bool {
	return on[0].Verb == ability.PhaseBegan || on[0].Phase == ability.TurnItself || on[0].Phase == ability.BattlePhase
}

// isOne: of one unit that is known, or of the units of a place, of which there is one.
func crossConditions() []text.Row {
	rows := []text.Row{
		{ID: "at most", NT: "cond1", JA: "{L:numberof}が{R:num}‹|点›以下", EN: "the {L:numberof} is {R:num} or less", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE}},
		{ID: "at least", NT: "cond1", JA: "{L:numberof}が{R:num}‹|点›以上", EN: "the {L:numberof} is {R:num} or more", Node: ability.Cond{Op: ability.Compare}},
		{ID: "just so much", NT: "cond1", JA: "{L:numberof}が{R:num}", EN: "the {L:numberof} is {R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ}},
		{Quiet: true, ID: "is damaged so much", NT: "cond3", JA: "{L.Ref:ref}が{R:num}以上のダメージを受けている | {L.Ref:ref}がダメージを{R:num}以上受けている", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn, Name: damageMarker}}},
		{Quiet: true, ID: "main is damaged so much", NT: "cond3", JA: "{L.Of:np}が{R:num}以上のダメージを受けている | {L.Of:np}がダメージを{R:num}以上受けている", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn, Name: damageMarker}}, Needs: ofMain},
		{Quiet: true, ID: "below", NT: "cond1", JA: "{Args.0.L:numberof}が{Args.0.R:num}未満", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Compare}}}},
		{ID: "has ticket", NT: "cond3", JA: "{L.Who:player}がウィニングチケットを持っている", EN: "{L.Who:player} ‹has~have› the winning ticket", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket}, R: ability.N(1)}},
		{Quiet: true, ID: "you have ticket", NT: "cond3", JA: "ウィニングチケットを持っている", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket, Who: text.Who(ability.You)}, R: ability.N(1)}},
		{ID: "has no ticket", NT: "cond3", JA: "{L.Who:player}がウィニングチケットを持っていない", EN: "{L.Who:player} ‹does~do› not have the winning ticket", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket}}},
		{ID: "HP above", NT: "cond3", JA: "{L.Of:np}のHPが{R.Args.0.Of:np}のHPより‹高|多›い | {R.Args.0.Of:np}のHPが{L.Of:np}のHPより‹低|少な›い", EN: "the HP of {L.Of:np} is more than the HP of {R.Args.0.Of:np}", Node: hpAbove()},
		{Quiet: true, ID: "standby is named", NT: "cond3", JA: "{L.Of.Who:poss}スタンバイ・ユニットに{L.Of.Has.0.Value:name}が‹いる|ある›", Node: ability.Cond{Op: ability.Compare, R: ability.N(1), L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Standby}, Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}}}},
		{Quiet: true, ID: "you went first", NT: "cond1", JA: "先攻", Node: ability.Cond{Op: ability.First, Who: text.Who(ability.You)}},
		{Quiet: true, ID: "you went second", NT: "cond1", JA: "後攻", Node: ability.Cond{Op: ability.First, Who: text.Who(ability.Opponent)}},
		{ID: "first turn", NT: "cond1", JA: "{L.Who:poss}最初のターン", EN: "it is {L.Who:poss}first turn", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Stat: ability.ElapsedTurns}, R: ability.N(1)}},
		{ID: "happened", NT: "cond3", JA: "このターン‹に|中に|中|›‹、|›{On:event} | このターン‹に|中に|中|›‹、|›{On:eventHad}", EN: "{On:eventPast} this turn", Node: ability.Cond{Op: ability.Happened}, Needs: hadHappened},
		{ID: "happens", NT: "cond3", EN: "{On:event} this turn", Node: ability.Cond{Op: ability.Happened}, Needs: hadHappened},
		{ID: "happened in the turn before", NT: "cond3", JA: "直前の相手のターン‹に|中に|中›‹、|›{On:event} | 直前の相手のターン‹に|中に|中›‹、|›{On:eventHad}", EN: "{On:eventPast} during your opponent's last turn", Node: ability.Cond{Op: ability.Happened, Per: ability.LastTurn}, Needs: hadHappened},
		{Quiet: true, ID: "you have no ticket", NT: "cond3", JA: "ウィニングチケットを持っていない", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.Ticket, Who: text.Who(ability.You)}}},
		{ID: "at most as much", NT: "cond1", JA: "{L:numberof}が{R:numberof}以下", EN: "the {L:numberof} is at most the {R:numberof}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE}},
		{ID: "at least as much", NT: "cond1", JA: "{L:numberof}が{R:numberof}以上", EN: "the {L:numberof} is at least the {R:numberof}", Node: ability.Cond{Op: ability.Compare}},
		{ID: "drew many", NT: "cond3", JA: "このターン‹に|中に|中|›‹、|›{On.Who:player}が‹デッキ|カード›を{N:int}枚以上引い‹た|ていた›", EN: "{On.Who:player} drew {N:int} or more cards this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Drew}}, Needs: func(v any) bool { return v.(ability.Cond).N > 1 }},
		{ID: "played so many", NT: "cond3", JA: "このターン‹に|中に|中|›‹、|›{On.Who:player}が{On.Subj:npraw}を{N:int}枚以上‹プレイし|使っ|使用し›‹た|ていた›", EN: "{On.Who:player} played {N:int} or more {On.Subj:rawnps} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Needs: func(v any) bool { return v.(ability.Cond).N > 1 && playable(v.(ability.Cond).On.Subj) }},
		{Quiet: true, ID: "first turn of who went first", NT: "cond1", JA: "先攻の最初のターン", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.First, Who: text.Who(ability.You)}, {Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.StatOf, Stat: ability.ElapsedTurns, Who: text.Who(ability.You)}, R: ability.N(1)}}}},
		{Quiet: true, ID: "main unit is such", NT: "cond1", JA: "{L.Of.Who:poss}メイン・ユニットが{L.Of+:mod}ユニット", Node: countIs(ability.GE, 1, &ability.Filter{Zone: []ability.Zone{ability.Main}}), Needs: func(v any) bool {
			return !slices.ContainsFunc(v.(ability.Cond).L.Of.Num, func(b ability.Bound) bool { return b.Highest || b.Lowest }) // of all units, and not of the one
		}},
		{Quiet: true, ID: "main had retreated", NT: "cond3", JA: "このターン‹に|中に|中|›‹、|›{On.Who:poss}メイン・ユニットが退却し‹た|ていた›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.RetreatedV}}},
	}
	rows = append(rows, unitIs()...)
	isNot := ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Not: true}}}
	named := ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}
	return append(rows,
		text.Row{ID: "is not of attribute", NT: "cond3", JA: "{Ref:ref}が{Of.Has.0.Value:attr}属性でない", EN: "{Ref:ref} is not {Of.Has.0.Value:attr}", Node: ability.Cond{Op: ability.Is, Of: &isNot}},
		text.Row{ID: "main is named", NT: "cond1", JA: "{L.Of+:np}が{L.Of.Has.0.Value:name}", EN: "{L.Of+:np} is {L.Of.Has.0.Value:name}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &named}, R: ability.N(1)}, Needs: ofMain},
		text.Row{ID: "there is one", NT: "cond3", JA: "{L.Of:np}が‹いる~ある›", EN: "there is {L.Of:anp}", Node: countIs(ability.GE, 1, nil), Needs: notOfMain},
		text.Row{Quiet: true, ID: "there is a main unit", NT: "cond3", JA: "{L.Of:np}が‹いる|ある›", EN: "there is {L.Of:anp}", Node: countIs(ability.GE, 1, nil)},
		text.Row{ID: "no cards in hand", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› no cards in hand", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}}}}},
		text.Row{ID: "has none", NT: "cond3", EN: "{L.Of.Who:player} ‹has~have› no {L.Of+:nps}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}, Needs: func(v any) bool {
			f := v.(ability.Cond).L.Of
			return len(f.Zone) > 0 && partOf(f) && len(f.Rel) == 0
		}},
		text.Row{ID: "there are none", NT: "cond3", EN: "there are no {L.Of:nps}", Node: countIs(ability.LE, 0, nil), Needs: func(v any) bool {
			f := v.(ability.Cond).L.Of
			return len(f.Zone) == 1 && !inAreas(f) && len(f.Rel) == 0
		}},
		text.Row{ID: "there is no", NT: "cond3", EN: "there is no {L.Of:np}", Node: countIs(ability.LE, 0, nil), Needs: func(v any) bool { f := v.(ability.Cond).L.Of; return len(f.Zone) == 1 && !inAreas(f) && len(f.Rel) > 0 }},
		text.Row{ID: "there is none", NT: "cond3", JA: "{L.Of:np}が‹いない~ない›", EN: "there is none of {L.Of:nps}", Node: countIs(ability.LE, 0, nil)},
		text.Row{Quiet: true, ID: "is main", NT: "cond3", JA: "{Ref:ref}がメイン・エリアに‹いる|ある›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Main}}}},
		text.Row{Quiet: true, ID: "is standby", NT: "cond3", JA: "{Ref:ref}がスタンバイ・エリアに‹いる|ある›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Standby}}}})
}

// hadHappened: it is an event that is asked of a turn, of what can still be told.
func hadHappened(v any) bool {
	c := v.(ability.Cond)
	return c.N == 0 && c.On != nil && c.On.State == nil && !goneSince(c.On)
}

// hpAbove compares what is left of the HP of two main units.
func hpAbove() ability.Cond {
	hp := ability.Amount{Op: ability.StatOf, Stat: ability.HP}
	return ability.Cond{Op: ability.Compare, L: hp, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{hp, ability.N(1)}}}
}

// notOfMain: what a main unit is, is said of it.
func notOfMain(v any) bool {
	f := v.(ability.Cond).L.Of
	return !ofMain(v) || len(f.Has)+len(f.Is)+len(f.Not)+len(f.Num)+min(len(f.Or), 1) != 1
}

// ofMain: a player has one main unit, so that it is so says that there is such a one.
func ofMain(v any) bool {
	f := v.(ability.Cond).L.Of
	return f != nil && len(f.Zone) == 1 && f.Zone[0] == ability.Main && f.Who != (ability.Who{})
}

func countIs(cmp ability.Cmp, n int32, of *ability.Filter) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: cmp, L: ability.Amount{Op: ability.CountOf, Of: of}, R: ability.N(n)}
}

// unitIs is what is said of a unit that is known, or of a main unit, of which there is one.
func unitIs() (rows []text.Row) {
	attr, over, marked := text.HasProp(ability.ClassAttr), text.HasProp(ability.TraitAttr), text.HasProp(ability.CounterAttr)
	for _, s := range []struct {
		id, nt, ja, en string // of @; what fills the holes of the filter F
		f              ability.Filter
	}{
		{"is stunned", "cond3", "@が気絶している", "@ is stunned", ability.Filter{Is: []ability.State{ability.Stunned}}},
		{"is not stunned", "cond3", "@が気絶していない", "@ is not stunned", ability.Filter{Not: []ability.State{ability.Stunned}}},
		{"is ailing", "cond3", "@が状態異常", "@ is ailing", marked},
		{"is damaged", "cond3", "@がダメージを受けている", "@ is damaged", ability.Filter{Is: []ability.State{ability.Damaged}}},
		{"is undamaged", "cond3", "@がダメージを受けていない", "@ is not damaged", ability.Filter{Not: []ability.State{ability.Damaged}}},
		{"has assist", "cond3", "@にアシストが付いている", "@ has an assist", ability.Filter{Is: []ability.State{ability.Equipped}}},
		{"has no assist", "cond3", "@にアシストが付いていない", "@ has no assist", ability.Filter{Not: []ability.State{ability.Equipped}}},
		{"has no attribute", "cond3", "", "@ has no attribute", ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Value: "none"}}}},
		{"is of attribute", "cond1", "@が{F.Has.0.Value:attr}属性 | @が{F.Has.0.Value:attr} | @の属性が{F.Has.0.Value:attr} | @が{F.Has.0.Value:attr}のユニット", "@ is {F.Has.0.Value:attr}", attr},
		{"has the advantage", "cond1", "@が{F.Has.0.Value:attr}‹|属性›に有利 | @の有利が{F.Has.0.Value:attr} | @が有利‹として|に›{F.Has.0.Value:attr}を持つ", "@ has the advantage over {F.Has.0.Value:attr}", over},
		{"has some advantage", "cond3", "@が有利を‹持つ|持っている›", "@ has an advantage", ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr}}}},
		{"has no advantage", "cond3", "@が有利を‹持たない|持っていない›", "@ has no advantage", ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr, Not: true}}}},
		{"has an EX power", "cond3", "@がEXパワーを‹持っている|持つ›", "@ has an EX power", withMark("EX power", false)},
		{"has no EX power", "cond3", "@がEXパワーを‹持っていない|持たない›", "@ has no EX power", withMark("EX power", true)},
		{"shares an attribute", "cond3", "@が{F.Rel.0.In:bearer}と同じ属性を‹持つ|持っている›", "@ has an attribute of {F.Rel.0.In:bearer}", text.Related(ability.SameClass, ability.Ref{})},
		{"shares a name", "cond1", "@が{F.Rel.0.In:bearer}と‹同じ名前|同名›", "@ has the same name as {F.Rel.0.In:bearer}", text.Related(ability.SameName, ability.Ref{})},
		{"is of either attribute", "cond1", "@‹が|の属性が›{F.Or.0.Has.0.Value:attr}‹|属性›か{F.Or.1.Has.0.Value:attr}‹|属性|のユニット›", "@ is {F.Or.0.Has.0.Value:attr} or {F.Or.1.Has.0.Value:attr}", ability.Filter{Or: []ability.Filter{attr, attr}}},
		{"is marked", "cond3", "@に{F.Has.0.Value:mark}マーカーが‹置かれている|ある›", "", marked},
	} {
		of := func(subject, f string) (ja, en string) {
			put := strings.NewReplacer("@", subject, "{F.", "{"+f+".")
			return put.Replace(s.ja), put.Replace(s.en)
		}
		known := text.Row{Quiet: s.en == "", ID: s.id, NT: s.nt, Node: ability.Cond{Op: ability.Is, Of: text.Clone(&s.f).(*ability.Filter)}}
		known.JA, known.EN = of("{Ref:ref}", "Of")
		main := text.Row{Quiet: s.en == "", ID: "main " + s.id, NT: s.nt, Node: countIs(ability.GE, 1, text.Clone(&s.f).(*ability.Filter)), Needs: ofMain}
		main.JA, main.EN = of("{L.Of+:np}", "L.Of")
		rows = append(rows, known, main)
	}
	for _, s := range []struct {
		id, ja, en string
		cmp        ability.Cmp
		n          int32
	}{
		{"has energy", "@にエネルギーが{R:num}‹枚|つ|個›以上付いている", "@ has {R:num} or more energy", ability.GE, 0},
		{"has no energy", "@にエネルギーが‹付いていない|ない›", "@ has no energy", ability.LE, 0},
		{"has little energy", "@にエネルギーが{R:num}‹枚|つ|個›以下しか付いていない", "@ has {R:num} or less energy", ability.LE, 0},
		{"has some energy", "@にエネルギーが付いている", "", ability.GE, 1},
	} {
		of, in := ofHost(ability.EnergyZone), ofHost(ability.EnergyZone)
		in.Rel[0].In = &ability.Filter{}
		const known, main = "{L.Of.Rel.0.Of:ref}", "{L.Of.Rel.0.In:bearer}"
		rows = append(rows,
			text.Row{Quiet: s.en == "", ID: s.id, NT: "cond3", JA: strings.Replace(s.ja, "@", known, 1), EN: strings.Replace(s.en, "@", known, 1), Node: countIs(s.cmp, s.n, &of)},
			text.Row{Quiet: true, ID: "main " + s.id, NT: "cond3", JA: strings.Replace(s.ja, "@", main, 1), Node: countIs(s.cmp, s.n, &in)})
	}
	return rows
}

var crossTimes = []text.Row{
	{ID: "for the game", NT: "span", JA: "このゲームの間 | ゲーム終了時まで", Node: ability.Time{Until: ability.Game}, Quiet: true},
	{ID: "this turn at all", NT: "span", JA: "このターンの間 | ターン終了時まで", EN: "during this turn", Node: ability.Time{Until: ability.EndOfTurn}, Quiet: true},
}

var crossSentences = []text.Row{
	{ID: "own damage", NT: "s6", JA: "{Do.0.N:num}ダメージを与える | {Do.0.N:num}のダメージを与える", EN: "deal {Do.0.N:num} damage", Node: text.Clause{Do: []ability.Effect{&ability.Damage{}}}},
	{ID: "per energy", NT: "s5", JA: "{Per.Of:np}1つにつき‹|、›{+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}, Needs: perEnergy},
	{ID: "per point", NT: "s5", EN: "{+:s6} for each point of {Per+:numberof} | for each point of {Per+:numberof}, {+:s6}", Node: text.Clause{Per: &ability.Amount{N: 1}}, Needs: perOne},
	{ID: "per number", NT: "s5", JA: "{Per+:numberof}{Per.N:int}‹|点›につき‹|、›{+:s6}", EN: "{+:s6} for every {Per.N:int} {Per+:numberof} | for every {Per.N:int} {Per+:numberof}, {+:s6}", Node: text.Clause{Per: &ability.Amount{}}, Needs: perOne},
	{ID: "per win", NT: "s5", JA: "勝った回数1回につき‹|、›{+:s6} | 勝った回数‹分|だけ›‹、|›{+:s6} | ‹1回|›勝つ‹ごとに|たび›‹、|›{+:s6}", EN: "{+:s6} for each win | for each win, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotWins), N: 1}}},
	{ID: "per so many", NT: "s5", JA: "その枚数1枚につき‹|、›{+:s6} | ‹その|引いた|捨てた|置いた|戻した|選んだ›‹枚数|数›1‹枚|つ|体›につき‹|、›{+:s6} | ‹これにより|›‹引いた|捨てた|置いた|戻した›‹カード|エネルギー›1‹枚|つ›につき‹|、›{+:s6} | ‹その|引いた|捨てた|置いた›枚数‹分|だけ›‹、|›{+:s6}", EN: "{+:s6} for each of those cards | for each of those cards, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved), N: 1}}},
	{Quiet: true, ID: "per number", NT: "s5", JA: "{Per.Of:np}の‹数|枚数›‹|1枚|1つ|1体›につき‹、|›{+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	text.AfterwardsRow("‹その後、|その後›", "‹then, |then ›"),
	{Quiet: true, ID: "furthermore", NT: "sentence", JA: "‹さらに、|さらに›{+:s2}", Node: text.Clause{More: true}},
	{Quiet: true, ID: "per in the middle", NT: "s5", JA: "{Do.0:effectR}、{Per.Of:np}1{:ctr}につき‹、|›{Do.1:effectB}", Node: text.Clause{PerLast: true, Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{nil, nil}}, Needs: selects},
	{Quiet: true, ID: "drawn per one", NT: "s5", JA: "{Do.0:effectR}、‹その|引いた|捨てた›‹枚数|数›1‹枚|つ›につき‹|、›{Do.1:effect} | {Do.0:effectR}、‹引いた|捨てた|置いた|戻した›カード1‹枚|つ›につき‹|、›{Do.1:effect}", Node: text.Clause{PerLast: true, Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved), N: 1}, Do: []ability.Effect{nil, nil}}, Needs: movesSome},
	{Quiet: true, ID: "for in the middle", NT: "s4", JA: "{Do.0:effectR}、{For:span}‹、|›{Do.1:effectB}", Node: text.Clause{Do: []ability.Effect{nil, nil}}, Needs: selects},
	{Quiet: true, ID: "for it in the middle", NT: "s4", JA: "{Do.0:effectR}、{For:span}‹、|›{Do.1:effect}", Node: text.Clause{Do: []ability.Effect{nil, nil}}, Needs: selects},
	{Quiet: true, ID: "after damage", NT: "s5", JA: "‹ダメージを与えた後|このスキルを使った後›‹に|›‹、|›{+:s6}", Node: text.Clause{}, Needs: afterDamage}, // 704.4: what else a skill does is done then
	{ID: "before damage", NT: "s5", JA: "ダメージを与える前に‹、|›{+:s6}", EN: "before the damage, {+:s6}", Node: text.Clause{On: []ability.Event{{Word: beforeDamage}}}},
	{ID: "at this end", NT: "s5", JA: "この{On.0.Phase:phase}‹の|›終了時‹に|›、{+:s6}", EN: "at the end of this {On.0.Phase:phase}, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseEnded}}}, Needs: func(v any) bool { return edgeSaid(v.(text.Clause).On) }},
	{Quiet: true, ID: "at turn end", NT: "s5", JA: "ターン終了時‹に|›、{+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}}},
	{ID: "at next", NT: "s5", JA: "次の{On.0.Who:poss}‹|ターンの›{On.0.Phase:phase}‹の|›{On.0.Verb:edge}‹に|›、{+:s6}", EN: "at the {On.0.Verb:edge} of {On.0.Who:poss}next {On.0.Phase:phase}, {+:s6}", Node: text.Clause{On: []ability.Event{{}}}, Needs: func(v any) bool {
		on := v.(text.Clause).On
		return edgeSaid(on) && on[0].Who != ability.Who{}
	}},
	{ID: "next time", NT: "s5", JA: "次に{On.0:event}時‹に|›、{+:s6} | {On.0:eventNext}時‹に|›、{+:s6}", EN: "the next time {On.0:event}, {+:s6}", Node: text.Clause{Once: true, On: []ability.Event{{}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].State == nil }},
	{Quiet: true, ID: "first in a turn to come", NT: "s4", JA: "次の{For.Whose:poss}ターン‹|中|に|の間›‹、|›{On.0:eventFirst}時‹に|›、{+:s6}", Node: text.Clause{Once: true, For: ability.Time{Until: ability.InNext}, On: []ability.Event{{}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].State == nil }},
	{ID: "once later", NT: "s5", JA: "{On.0:event}‹時|とき›‹|に›、{+:s6}", EN: "when {On.0:event}, {+:s6}", Node: text.Clause{Once: true, On: []ability.Event{{}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].State == nil }},
	{ID: "once while", NT: "s4", EN: "{For:span}, the next time {On.0:event}, {+:s6}", Node: text.Clause{Once: true, On: []ability.Event{{}}}, Needs: lasting},
	{ID: "each while", NT: "s4", EN: "{For:span}, whenever {On.0:event}, {+:s6}", Node: text.Clause{Each: true, On: []ability.Event{{}}}, Needs: lasting},
	{ID: "each later", NT: "s5", JA: "{On.0:eventRu}たび‹|に›、{+:s6}", EN: "whenever {On.0:event}, {+:s6}", Node: text.Clause{Each: true, On: []ability.Event{{}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].State == nil }},
	{Quiet: true, ID: "did so", NT: "s1", JA: "‹引いたなら|捨てたなら|KOしたなら|置いたなら|回復したなら|気絶させたなら|入れ替えたなら|退却させたなら|チャージしたなら|加えたなら|戻したなら|付けたなら|出したなら|引いた場合|捨てた場合|KOした場合›‹、|›{+:s2}", Node: text.Clause{Did: true}},
	{Quiet: true, ID: "did not, it", NT: "s1", JA: "‹そうしなかったなら|出さなかったなら|加えなかったなら|捨てなかったなら›‹、|›{Do.0:effectB}", Node: text.Clause{DidNot: true, Do: []ability.Effect{nil}}},
	{Quiet: true, ID: "did not so", NT: "s1", JA: "‹引かなかったなら|捨てなかったなら|KOしなかったなら|置かなかったなら|回復しなかったなら|入れ替えなかったなら|退却させなかったなら|チャージしなかったなら|加えなかったなら|戻さなかったなら|付けなかったなら|出さなかったなら›‹、|›{+:s2}", Node: text.Clause{DidNot: true}},
	{ID: "once a turn", NT: "sentence", JA: "自分のターンに{Limit.N:int}回‹|だけ|まで|のみ›使える | ‹1ターンに|自分のターン中に|自分のターン中‹、|›1ターンに|自分のターンごとに›{Limit.N:int}回‹|だけ|まで|のみ›‹使える|使用できる› | 自分のターンに{Limit.N:int}回‹だけ|まで|のみ|›使用できる", EN: "use this {Limit.N:times} during your turn", Node: text.Clause{Limit: &ability.Limit{}}},
	{Quiet: true, ID: "once a turn if", NT: "sentence", JA: "{Needs:nara}‹、|›自分のターンに{Limit.N:int}回‹|だけ|まで|のみ›使える", Node: text.Clause{Limit: &ability.Limit{}}, Needs: func(v any) bool {
		n := v.(text.Clause).Needs
		return n != nil && !(n.Op == ability.Is && len(n.Of.Zone) > 0 && !inAreas(n.Of))
	}},
	{ID: "once a game", NT: "sentence", JA: "‹|このスキルは|このEXパワーは›‹1ゲームに|ゲーム中に|このゲーム中に›{Limit.N:int}回‹|だけ|まで|のみ›‹使える|使用できる› | ‹|このスキルは|このEXパワーは›‹1ゲームに|ゲーム中に|ゲーム中|1ゲーム中に|このゲーム中に›{Limit.N:int}回しか‹使えない|使用できない›", EN: "use this {Limit.N:times} during the game", Node: text.Clause{Limit: &ability.Limit{Per: ability.ThisGame}}},
	{ID: "always usable", NT: "sentence", JA: "自分のターンに‹|好きな回数|何回でも›使える | 自分のターンに好きなだけ使える", EN: "use this any number of times during your turn", Node: text.Clause{Limit: &ability.Limit{Any: true}}},
	{ID: "skill needs", NT: "sentence", JA: "この‹スキル|EXパワー›は‹、|›{Needs:nara}‹|のみ|だけ|に限り›‹、|›使える | この‹スキル|EXパワー›は‹、|›{Needs:nara}にしか‹使えない|使用できない› | ‹|このスキルは|このEXパワーは›‹、|›{Needs:condN}でないと‹使えない|使用できない› | この‹スキル|EXパワー›は‹、|›{Needs:nara}‹、|›使用できる", EN: "this can be used only {Needs:nara}", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Needs != nil }},
	{ID: "skill needs not", NT: "sentence", JA: "この‹スキル|EXパワー›は‹、|›{Needs.Args.0:nara}‹、|›使えない | この‹スキル|EXパワー›は‹、|›{Needs.Args.0:nara}‹は|には›‹、|›‹使えない|使用できない› | この‹スキル|EXパワー›は‹、|›{Needs.Args.0:condN}には‹使えない|使用できない›", EN: "this cannot be used {Needs.Args.0:nara}", Node: text.Clause{Needs: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
	{ID: "card needs not", NT: "sentence", JA: "‹このカード|このユニット›は‹、|›{CardNeeds:nara}‹、|›‹プレイできない|使えない|出せない›", EN: "this card cannot be played {CardNeeds:nara}", Node: text.Clause{}, Needs: func(v any) bool {
		return v.(text.Clause).CardNeeds != nil && v.(text.Clause).CardNeeds.Op != ability.Not
	}},
	{ID: "card needs", NT: "sentence", JA: "このカードは‹、|›{CardNeeds.Args.0:nara}‹|のみ|だけ|に限り›‹、|›‹プレイできる|使える› | ‹このカード|このユニット›は‹、|›{CardNeeds.Args.0:nara}‹のみ|だけ|に限り›‹、|›‹スタンバイ・エリアに|›出せる | このカードは‹、|›{CardNeeds.Args.0:nara}にしか‹プレイできない|使えない› | ‹このカード|このユニット›は‹、|›{CardNeeds.Args.0:nara}にしか‹スタンバイ・エリアに|›出せない | {CardNeeds.Args.0:nara}‹のみ|だけ|に限り›‹、|›‹使える|プレイできる› | {CardNeeds.Args.0:nara}‹のみ|だけ|に限り|›‹、|›このカードを‹使える|プレイできる›", EN: "this card can be played only {CardNeeds.Args.0:nara}", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
	{ID: "times sign at most", NT: "sentence", JA: "×は{Count.Args.0:expr}(最大{Count.Args.1:num}‹|枚|つ|体›‹|まで›)", EN: "× is {Count.Args.0:expr} (up to {Count.Args.1:num})", Node: text.Clause{Count: &ability.Amount{Op: ability.Min, Args: []ability.Amount{{}, {}}}}},
	{ID: "times sign", NT: "sentence", JA: "×は{Count:expr}‹|である|とする|に等しい›", EN: "× is {Count:expr}", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Count != nil }},
	{ID: "card limit", NT: "sentence", JA: "このカードは1ターンに{CardLimit.N:int}枚しか‹プレイできない|使えない› | このカードは1ターンに{CardLimit.N:int}枚まで‹しか|›‹プレイできない|プレイできる|使える›", EN: "you can play only {CardLimit.N:int} of this card per turn", Node: text.Clause{CardLimit: &ability.Limit{By: ability.ByName}}},
	{ID: "once a turn from", NT: "sentence", JA: "‹このカード|このユニット|" + text.OwnName + "›が{Where:zoneset}にある‹なら|時|場合›‹、|›自分のターンに{Limit.N:int}回‹|だけ|まで|のみ›使える", EN: "if this card is in your {Where:zonename}, use it {Limit.N:times} during your turn", Node: text.Clause{Limit: &ability.Limit{}}, Needs: func(v any) bool { return len(v.(text.Clause).Where) > 0 }},
	{ID: "at most", NT: "sentence", JA: "{+:s1}(最大{Most:num}‹|ダメージ|点›‹|まで›)", EN: "{+:s1} (up to {Most:num})", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Per != nil && !draws(v) }},
	{ID: "at most so many cards", NT: "sentence", JA: "{+:s1}(最大{Most:num}枚‹|まで›)", EN: "{+:s1} (up to {Most:ncard})", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Per != nil && draws(v) }},
	{Quiet: true, ID: "at most apart", NT: "sentence", JA: "(最大{Most:num}‹|ダメージ|点›‹|まで›) | 最大{Most:num}‹|ダメージ|点|アップ›‹とする|である|まで|までとする|までである› | {Most:num}枚まで‹|しか引けない|とする›", Node: text.Clause{}},
	{ID: "no stack", NT: "sentence", JA: "‹|この効果は|このEXパワーは|この能力は›累積しない", EN: "this does not stack", Node: text.Clause{NoStack: true}},
	{ID: "any copies", NT: "construct", JA: "このカードはデッキに‹何枚でも|好きな枚数›‹入れることができる|入れられる› | このカードは‹何枚でも|好きな枚数›デッキに‹入れることができる|入れられる› | " + text.OwnName + "はデッキに‹何枚でも|好きな枚数›‹入れることができる|入れられる›", EN: "you can include any number of this card in your deck", Node: ability.Ability{Kind: ability.Construction, Word: "copies"}},
	{ID: "more copies", NT: "construct", JA: "このカードはデッキに{Args.0:num}枚まで‹入れることができる|入れられる› | このカードは{Args.0:num}枚までデッキに‹入れることができる|入れられる› | " + text.OwnName + "はデッキに{Args.0:num}枚まで‹入れることができる|入れられる›", EN: "you can include up to {Args.0:num} of this card in your deck", Node: ability.Ability{Kind: ability.Construction, Word: "copies", Args: []ability.Amount{{}}}},
}

// afterDamage: damage that has been dealt is not changed any more, and the skill has not failed.
func afterDamage(v any) bool {
	c := v.(text.Clause)
	return len(c.Do) > 0 && !judges(c.Do) && !slices.ContainsFunc(c.Do, func(e ability.Effect) bool {
		ch, ok := e.(*ability.Change)
		return ok && ch.Stat == ability.SkillDamage
	})
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

// perOne: so much of a unit that is known, or of a main unit, of which there is one.
func perOne(v any) bool {
	p := v.(text.Clause).Per
	return p.N > 0 && (p.Ref != (ability.Ref{}) || p.Op == ability.CounterOn && p.Of != nil || p.Of != nil && mainOfOne(ability.Selector{Of: *p.Of}))
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
	{ID: "number of it", NT: "numberof", JA: "{Ref:ref}の{Stat:refstat}", EN: "{Stat:refstat} of {Ref:ref}", Node: ability.Amount{Op: ability.StatOf}},
	{ID: "printed number of it", NT: "numberof", JA: "{Ref:ref}の‹表記の|元の›{Stat:refstat}", EN: "printed {Stat:refstat} of {Ref:ref}", Node: ability.Amount{Op: ability.StatOf, Original: true}},
	{ID: "number of one", NT: "numberof", JA: "{Of:np}の{Stat:refstat}", EN: "{Stat:refstat} of {Of:np}", Node: ability.Amount{Op: ability.StatOf}, Needs: ofNoRef},
	{ID: "printed number of one", NT: "numberof", JA: "{Of:np}の‹表記の|元の›{Stat:refstat}", EN: "printed {Stat:refstat} of {Of:np}", Node: ability.Amount{Op: ability.StatOf, Original: true}, Needs: ofNoRef},
	{ID: "damage on it", NT: "numberof", JA: "{Ref:ref}の‹ダメージ|ダメージマーカー›‹|の数› | {Ref:ref}‹が|の›受けているダメージ", EN: "damage on {Ref:ref}", Node: ability.Amount{Op: ability.CounterOn, Name: damageMarker}},
	{ID: "damage on one", NT: "numberof", JA: "{Of:np}の‹ダメージ|ダメージマーカー›‹|の数› | {Of:np}‹が|の›受けているダメージ | {Of:np}に置かれているダメージ", EN: "damage on {Of:npany}", Node: ability.Amount{Op: ability.CounterOn, Name: damageMarker}, Needs: ofNoRef},
	{ID: "such a number", NT: "expr", JA: "{_:numberof}", EN: "the {_:numberof}", Needs: func(v any) bool { a := v.(ability.Amount); return a.Op == ability.CounterOn || text.CardStat(v) }},
	{ID: "so many", NT: "expr", JA: "その枚数 | ‹引いた|捨てた|置いた|戻した›枚数", EN: "that number of cards", Node: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved)}},
	{ID: "wins", NT: "expr", JA: "勝った回数", EN: "the number of wins", Node: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotWins)}},
	{ID: "per card missing", NT: "s5", JA: "引けなかった‹枚数|カード›1枚につき‹|、›{+:s6} | 引けなかった枚数‹分|だけ›‹|、›{+:s6}", EN: "{+:s6} for each missing card", Node: text.Clause{Per: &ability.Amount{Op: ability.EventN, Name: "missing cards", N: 1}}},
	{Quiet: true, ID: "cards missing", NT: "expr", JA: "引けなかった‹枚数|カードの枚数›", EN: "the number of missing cards", Node: ability.Amount{Op: ability.EventN, Name: "missing cards"}}, // 1102.1
	{ID: "that damage", NT: "expr", JA: "‹そのダメージ|受けたダメージ|与えたダメージ›", EN: "that damage", Node: ability.Amount{Op: ability.EventN}},
}

// ofNoRef: of a card that is known it is said in another row.
func ofNoRef(v any) bool { return v.(ability.Amount).Of.Ref == (ability.Ref{}) }

// damageMarker is the name of the markers that damage is. Divine Cross 907.2a, 914.4.
const damageMarker = "damage"

// crossVersus compare with the other player what is said once.
func crossVersus() []text.Row {
	var rows []text.Row
	for _, z := range []text.ZoneWord{{Zone: ability.Hand_, JA: "手札", EN: "hand"}, {Zone: ability.Discards, JA: "捨て場", EN: "discard pile"}, {Zone: ability.KO, JA: "KO置き場", EN: "KO zone"}, {Zone: ability.Deck, JA: "デッキ", EN: "deck"}, {Zone: ability.Standby, JA: "スタンバイ・ユニット", EN: "standby area"}, {Zone: ability.EnergyZone, JA: "エネルギー", EN: "energy"}} {
		rows = append(rows, text.VersusRows(z, 0)...)
	}
	return rows
}
