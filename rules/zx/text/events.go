package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// events: what triggers wait for. The end of a turn comes behind its last phase. [507]
func events() []text.Row {
	const by = "‹これにより|この能力で|この能力により|この能力によって|この‹能力|効果›によるダメージで›"
	this := text.ThisFilter()
	turnEnds := []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.TurnItself}}
	battleEnds := []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.BattlePhase}}
	goesToCharge := ability.Event{Verb: ability.Destroyed, To: ability.Charge} // only where it goes is replaced [1007.1]
	battle := func(f *ability.Filter) ability.Event {
		return ability.Event{Verb: ability.DealtDamage, Kind: ability.CombatDamage, Subj: f}
	}
	rows := []text.Row{
		{ID: "destroys by battle", NT: "event", JA: "{Obj:fieldnp}がバトルで{Subj:np}を破壊した", EN: "{Obj:fieldnp} ‹destroys~destroy› {Subj:anp} in battle", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{ID: "destroys", NT: "event", JA: "{Obj:fieldnp}が{Subj:np}を破壊した", EN: "{Obj:fieldnp} ‹destroys~destroy› {Subj:anp}", Node: ability.Event{Verb: ability.Destroyed}},
		{ID: "destroyed by an ability", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}の‹能力|効果›‹で|によって|により›破壊された | {Obj:np}の‹能力|効果›‹で|によって|により›{Subj:fieldnp}が破壊された | {Obj:np}の‹能力|効果›‹で|によって|により›{Subj:fieldnp}を破壊した", EN: "{Subj:fieldnp} ‹is~are› destroyed by an ability of {Obj:anp}", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage}, Needs: func(v any) bool { f := v.(ability.Event).Obj; return f != nil && !text.Equal(*f, ability.Filter{}) }},
		{ID: "destroyed by an effect", NT: "event", JA: "{Subj:fieldnp}が‹カードの|›効果で破壊された | {Subj:fieldnp}が‹カードの|›‹効果|能力›‹で|によって|により›破壊された", EN: "{Subj:fieldnp} ‹is~are› destroyed by an effect", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage}},
		{Quiet: true, ID: "destroyed by an effect of a player's", NT: "event", JA: "{Subj:fieldnp}が{Obj.Who:poss}‹|カードの›‹効果|能力›‹で|によって|により›破壊された | {Obj.Who:poss}‹|カードの›‹効果|能力›‹で|によって|により›{Subj:fieldnp}が破壊された", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage, Obj: &ability.Filter{}}},
		{ID: "destroyed in battle", NT: "event", JA: "{Subj:fieldnp}がバトルで破壊された", EN: "{Subj:fieldnp} ‹is~are› destroyed in battle", Node: ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage}},
		{ID: "enters after", NT: "event", JA: "このカードか{Subj.Or.1:np}が登場した", EN: "this card or {Subj.Or.1:anp} enters", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{Or: []ability.Filter{*this, {}}}}},
		{ID: "destroyed after", NT: "event", JA: "このカードか{Subj.Or.1:np}が破壊された", EN: "this card or {Subj.Or.1:anp} is destroyed", Node: ability.Event{Verb: ability.Destroyed, Subj: &ability.Filter{Or: []ability.Filter{*this, {}}}}},
		{ID: "attacks after", NT: "event", JA: "このカードか{Subj.Or.1:np}が攻撃した", EN: "this card or {Subj.Or.1:anp} attacks", Node: ability.Event{Verb: ability.AttackV, Subj: &ability.Filter{Or: []ability.Filter{*this, {}}}}},
		{ID: "attacked after", NT: "event", JA: "このカードか{Obj.Or.1:np}が攻撃された", EN: "this card or {Obj.Or.1:anp} is attacked", Node: ability.Event{Verb: ability.AttackV, Obj: &ability.Filter{Or: []ability.Filter{*this, {}}}}},
		{ID: "attacked by", NT: "event", JA: "{Obj:fieldnp}が{Subj:np}に攻撃された", EN: "{Obj:fieldnp} ‹is~are› attacked by {Subj:anp}", Node: ability.Event{Verb: ability.AttackV}, Needs: func(v any) bool { e := v.(ability.Event); return e.Subj != nil && aZexThere(*e.Subj) }},
		{ID: "damage in battle", NT: "event", JA: "このカードが攻撃して{Obj:np}にダメージを与えた | このカードがバトルで{Obj:np}にダメージを与えた", EN: "this card attacks and deals damage to {Obj:anp} | this card deals damage to {Obj:anp} in battle", Node: battle(this), Needs: noPlayer}, // only who attacks deals damage [604.3a]
		{Quiet: true, ID: "is played", NT: "event", JA: "{Who:poss}{Subj:npraw}がプレイされた", Node: ability.Event{Verb: ability.Played}, Needs: text.Nowhere},
		{ID: "much damage in battle", NT: "event", JA: "このカードが攻撃して{Obj:np}に{AtLeast:num}以上のダメージを与えた | このカードがバトルで{Obj:np}に{AtLeast:num}以上のダメージを与えた", EN: "this card attacks and deals {AtLeast:num} or more damage to {Obj:anp} | this card deals {AtLeast:num} or more damage to {Obj:anp} in battle", Node: battle(this), Needs: func(v any) bool { return v.(ability.Event).AtLeast != nil }},
		{ID: "damage to a card", NT: "event", JA: "{Subj:fwhat}が{Obj:np}に{Kind:dmg}を与えた", EN: "{Subj:fwhat} deals {Kind:dmg} to {Obj:anp}", Node: ability.Event{Verb: ability.DealtDamage}, Needs: noPlayer},
		{ID: "damage to a player", NT: "event", JA: "{Subj:fieldnp}が{Who:hit}にダメージを与えた", EN: "{Subj:fieldnp} ‹deals~deal› damage to {Who:hit}", Node: ability.Event{Verb: ability.DealtDamage}},
		{ID: "damage to a player in battle", NT: "event", JA: "{Subj:fieldnp}が攻撃して{Who:hit}にダメージを与えた | {Subj:fieldnp}がバトルで{Who:hit}にダメージを与えた", EN: "{Subj:fieldnp} ‹attacks and deals~attack and deal› damage to {Who:hit} | {Subj:fieldnp} ‹deals~deal› damage to {Who:hit} in battle", Node: ability.Event{Verb: ability.DealtDamage, Kind: ability.CombatDamage}},
		{ID: "player takes damage", NT: "event", JA: "{Who:player}がダメージを受けた", EN: "{Who:player} ‹takes~take› damage", Node: ability.Event{Verb: ability.DealtDamage}},
		{ID: "draws by an effect", NT: "event", JA: "{Who:player}が‹|カードの›‹効果|能力›‹で|により|によって›カードを引いた", EN: "{Who:player} ‹draws~draw› a card by an effect", Node: ability.Event{Verb: ability.Drew, By: &ability.Filter{}}, Needs: func(v any) bool { by := v.(ability.Event).By; return by != nil && anybodys(by) }},
		{ID: "player is attacked", NT: "event", JA: "{Obj.Who:player}が攻撃された", EN: "{Obj.Who:player} ‹is~are› attacked", Node: ability.Event{Verb: ability.AttackV, Obj: aPlayer(ability.AnySide)}},
		{ID: "player hit", NT: "hit", JA: "{_:player}", EN: "{_:player}"},
		{ID: "opponent hit", NT: "hit", JA: "相手のプレイヤー", EN: "the opposing player", Node: text.Who(ability.Opponent)},
		{ID: "any player hit", NT: "hit", JA: "プレイヤー", EN: "a player", Node: text.Who(ability.Each)},
		{ID: "life goes down", NT: "event", JA: "{Subj.Who:poss}ライフが‹減少した|減った›", EN: "{Subj.Who:poss}life goes down", Node: ability.Event{Verb: ability.Moved, From: ability.LifeZone, Subj: &ability.Filter{}}},
		{ID: "a life goes down", NT: "event", JA: "あなたか相手のライフが‹減少した|減った› | 相手かあなたのライフが‹減少した|減った›", EN: "any player's life goes down", Node: ability.Event{Verb: ability.Moved, From: ability.LifeZone}},
		{ID: "goes face up to dynamis", NT: "event", JA: "{Subj.Who:poss}デュナミスに{Subj+:npraw}が表向きで置かれた", EN: "{Subj+:anpraw} goes face up to {Subj.Who:poss}dynamis", Node: ability.Event{Verb: ability.Moved, To: ability.Dynamis, Subj: &ability.Filter{}}, Needs: func(v any) bool { return text.NotThis(v) && text.Nowhere(v) }},
		{Quiet: true, ID: "a hand goes to a zone", NT: "event", JA: "{Subj.Who:poss}手札が{To:zone}に置かれた", Node: ability.Event{Verb: ability.Moved, From: ability.Hand_, Subj: &ability.Filter{}}, Needs: openTo},
		{ID: "a hand goes to a zone by an effect of a player's", NT: "event", JA: "{By.Who:poss}‹|カードの›‹能力|効果›‹により|で|によって›{Subj.Who:poss}手札が{To:zone}に置かれた | {Subj.Who:poss}手札が{By.Who:poss}‹|カードの›‹能力|効果›‹により|で|によって›{To:zone}に置かれた", EN: "{By.Who:poss}effect puts a card in {Subj.Who:poss}hand into the {To:zone}",
			Node: ability.Event{Verb: ability.Moved, From: ability.Hand_, Subj: &ability.Filter{}, By: &ability.Filter{}}, Needs: openTo},
		{Quiet: true, ID: "a life goes to a zone", NT: "event", JA: "{Subj.Who:poss}ライフが{To:zone}に置かれた", Node: ability.Event{Verb: ability.Moved, From: ability.LifeZone, Subj: &ability.Filter{}}, Needs: openTo},
		{ID: "life goes up", NT: "event", JA: "{Subj.Who:poss}ライフが‹増加した|増えた› | {Subj.Who:poss}ライフにカードが置かれた", EN: "{Subj.Who:poss}life goes up", Node: ability.Event{Verb: ability.Moved, To: ability.LifeZone, Subj: &ability.Filter{}}},
		{ID: "moves between squares", NT: "event", JA: "{Subj:fieldnp}が‹スクエアからスクエア|他のスクエア|別のスクエア›に置かれた | {Subj:fieldnp}が‹|スクエアからスクエアに|他のスクエアに|別のスクエアに›移動した", EN: "{Subj:fieldnp} ‹moves~move› from square to square", Node: ability.Event{Verb: ability.Moved, From: ability.Square, To: ability.Square}},
		{ID: "goes to the trash", NT: "event", JA: "{Subj:fieldnp}がスクエアから{To:zone}に置かれた | スクエア‹の|にある›{Subj:npraw}が{To:zone}に置かれた", EN: "{Subj:fieldnp} ‹goes~go› from the squares to the {To:zone}", Node: ability.Event{Verb: ability.Moved, From: ability.Square}, Needs: func(v any) bool { return openTo(v) && text.NotThis(v) }},
		{Quiet: true, ID: "goes to the trash, of the squares", NT: "event", JA: "{Subj:fieldnp}が{To:zone}に置かれた", Node: ability.Event{Verb: ability.Moved, From: ability.Square}, Needs: func(v any) bool { return openTo(v) && text.NotThis(v) && !anyCard(v) }},
		{ID: "goes there from anywhere", NT: "event", JA: "{Subj+:npraw}が{To:zone}に置かれた", EN: "{Subj+:anpraw} goes to the {To:zone}", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			return openTo(v) && anyCard(v) && text.Nowhere(v) && v.(ability.Event).Subj.Who == (ability.Who{})
		}}, // 303.6 is about Zexes and players only
		{Quiet: true, ID: "goes there from anywhere, of a player", NT: "event", JA: "{Subj.Who:poss}{Subj+:npraw}が{To:zone}に置かれた", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			return openTo(v) && anyCard(v) && text.Nowhere(v) && text.Sided(v.(ability.Event).Subj)
		}},
		{ID: "is removed", NT: "event", JA: "{Subj:fieldnp}が‹|スクエアから|ゲームから›除外された", EN: "{Subj:fieldnp} ‹is~are› removed from the squares", Node: ability.Event{Verb: ability.Banished, From: ability.Square}},
		{ID: "is removed from a zone", NT: "event", JA: "{Subj.Who:poss}{From:zone}‹から|にある›{Subj+:npraw}が‹|ゲームから›除外された", EN: "{Subj+:anpraw} is removed from {Subj.Who:poss}{From:zone}", Node: ability.Event{Verb: ability.Banished, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			return v.(ability.Event).From != ability.NoZone && v.(ability.Event).From != ability.Square && text.NotThis(v) && text.Nowhere(v)
		}},
		{ID: "takes so much damage", NT: "event", JA: "{Subj:fieldnp}が{AtLeast:num}以上のダメージを受けた", EN: "{Subj:fieldnp} takes {AtLeast:num} or more damage", Node: ability.Event{Verb: ability.TakeDamage}, Needs: func(v any) bool { return v.(ability.Event).AtLeast != nil }},
		{ID: "takes damage in battle", NT: "event", JA: "{Subj:fieldnp}が‹バトルで|バトルによる›ダメージを受けた", EN: "{Subj:fieldnp} takes damage in battle", Node: ability.Event{Verb: ability.TakeDamage, Kind: ability.CombatDamage}},
		{ID: "takes damage by an effect", NT: "event", JA: "{Subj:fieldnp}が‹|カードの›効果‹で|による|により|によって›ダメージを受けた", EN: "{Subj:fieldnp} takes damage by an effect", Node: ability.Event{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}},
		{Quiet: true, ID: "enters, and where", NT: "event", JA: "{Subj+:npraw}が{Subj.On:squares}に登場した", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{Zone: []ability.Zone{ability.Square}}}, Needs: text.NotThis},
		{Quiet: true, ID: "enters from there", NT: "event", JA: "{Subj.Who:poss}{From:zone}から{Subj+:npraw}が登場した", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			return v.(ability.Event).From != ability.NoZone && text.NotThis(v) && text.Nowhere(v)
		}},
		{ID: "this enters certain squares", NT: "event", JA: "このカードが{Subj.On:squares}に登場した", EN: "this card enters one of the {Subj.On:squares}", Node: ability.Event{Verb: ability.Entered, Subj: text.ThisFilter()}, Needs: func(v any) bool { return v.(ability.Event).Subj.On != nil }},
		{ID: "goes back to the hand", NT: "event", JA: "{Subj:fieldnp}が‹スクエアから|›手札に‹戻った|戻された›", EN: "{Subj:fieldnp} ‹returns~return› from the squares to hand", Node: ability.Event{Verb: ability.Returned, From: ability.Square, To: ability.Hand_}},
		{Quiet: true, ID: "would go to the trash, of the squares", NT: "would", JA: "{Subj:fieldnp}がトラッシュに置かれる", Node: ability.Event{Verb: ability.Moved, From: ability.Square, To: ability.Discards}, Needs: func(v any) bool { return !anyCard(v) }},
		{ID: "would go to the trash from anywhere", NT: "would", JA: "{Subj+:npraw}がトラッシュに置かれる", EN: "{Subj+:anpraw} would go to the trash", Node: ability.Event{Verb: ability.Moved, To: ability.Discards, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			return anyCard(v) && text.Nowhere(v) && v.(ability.Event).Subj.Who == (ability.Who{})
		}},
		{ID: "would go to the trash of a player from anywhere", NT: "would", JA: "{Subj.Who:poss}{Subj+:npraw}がトラッシュに置かれる | {Subj.Who:poss}トラッシュに{Subj+:npraw}が置かれる", EN: "{Subj+:anpraw} would go to {Subj.Who:poss}trash", Node: ability.Event{Verb: ability.Moved, To: ability.Discards, Subj: &ability.Filter{}}, Needs: func(v any) bool { return anyCard(v) && text.Nowhere(v) && text.Sided(v.(ability.Event).Subj) }},
		{ID: "would go to the trash", NT: "would", JA: "{Subj:fieldnp}がスクエアからトラッシュに置かれる", EN: "{Subj:fieldnp} would go from the squares to the trash", Node: ability.Event{Verb: ability.Moved, From: ability.Square, To: ability.Discards}},
		{ID: "would go back to the hand", NT: "would", JA: "{Subj:fieldnp}が‹スクエアから|›手札に戻る", EN: "{Subj:fieldnp} would return from the squares to hand", Node: ability.Event{Verb: ability.Returned, From: ability.Square, To: ability.Hand_}},
		{ID: "becomes", NT: "event", JA: "このカードが{To:zone}に置かれた", EN: "this card goes to the {To:zone}", Node: ability.Event{Verb: ability.Moved, Subj: this}, Needs: openTo},
		{ID: "becomes from", NT: "event", JA: "このカードが{From:zone}から{To:zone}に置かれた", EN: "this card goes from the {From:zone} to the {To:zone}", Node: ability.Event{Verb: ability.Moved, Subj: this}, Needs: func(v any) bool { return openTo(v) && v.(ability.Event).From != ability.NoZone }},
		{ID: "goes to a zone", NT: "event", JA: "{Subj.Who:poss}{To:zone}に{Subj+:npraw}が置かれた", EN: "{Subj+:anpraw} goes to {Subj.Who:poss}{To:zone}", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, Needs: func(v any) bool { return openTo(v) && text.NotThis(v) && text.Nowhere(v) }},
		{ID: "goes from a zone to another", NT: "event", JA: "{Subj.Who:poss}{From:zone}から{To:zone}に{Subj+:npraw}が置かれた | {Subj.Who:poss}{From:zone}から{Subj+:npraw}が{To:zone}に置かれた | {Subj.Who:poss}{Subj+:npraw}が{From:zone}から{To:zone}に置かれた | {Subj.Who:poss}{From:zone}にある{Subj+:npraw}が{To:zone}に置かれた", EN: "{Subj+:anpraw} goes from {Subj.Who:poss}{From:zone} to the {To:zone}", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return openTo(v) && text.NotThis(v) && text.Nowhere(v) && e.From != ability.NoZone && (e.From != ability.Square || anyCard(v))
		}},
		{Quiet: true, ID: "goes out of a player's zone to another", NT: "event", JA: "{Subj+:npraw}が{Subj.Who:poss}{From:zone}から{To:zone}に置かれた", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return openTo(v) && text.NotThis(v) && text.Nowhere(v) && e.From != ability.NoZone && e.From != ability.Square && e.Subj.Who != (ability.Who{})
		}},
		{ID: "goes back from a zone", NT: "event", JA: "{Subj.Who:poss}{From:zone}にある{Subj+:npraw}が{To:zone}に‹戻った|戻された› | {Subj.Who:poss}{From:zone}から{Subj+:npraw}が{To:zone}に‹戻った|戻された›", EN: "{Subj+:anpraw} goes back from {Subj.Who:poss}{From:zone} to the {To:zone}", Node: ability.Event{Verb: ability.Moved, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			e := v.(ability.Event)
			return (e.To == ability.Hand_ || e.To == ability.Deck) && (e.From == ability.Resource || e.From == ability.Discards || e.From == ability.Charge) && text.NotThis(v) && text.Nowhere(v)
		}},
		{ID: "the game begins", NT: "event", JA: "ゲーム開始", EN: "the game begins", Node: ability.Event{Verb: ability.GameStart}},
		{ID: "the turn ends", NT: "events", JA: "ターン終了時", EN: "at the end of the turn", Node: turnEnds},
		{ID: "a turn ends", NT: "events", JA: "{0.Who:poss}ターン‹|の›終了時", EN: "at the end of {0.Who:poss}turn", Node: turnEnds},
		{ID: "this turn ends", NT: "s5", JA: "‹この|›ターン終了時‹に|›、{+:s6}", EN: "at the end of this turn, {+:s6}", Node: text.Clause{On: turnEnds}},
		{Quiet: true, ID: "that one, as this turn ends", NT: "s5", JA: "{About:ref}は‹、|›‹この|›ターン終了時に‹、|›{Do:effectsB}", Node: text.Clause{On: turnEnds}},
		{Quiet: true, ID: "that one, as this battle ends", NT: "s5", JA: "{About:ref}は‹、|›‹この|›バトル終了時に‹、|›{Do:effectsB}", Node: text.Clause{On: battleEnds}},
		{Quiet: true, ID: "destroyed as this turn ends", NT: "s5", JA: "{About:ref}は‹、|›‹この|›ターン終了時‹に|›‹、|›破壊される", Node: text.Clause{On: turnEnds, Do: []ability.Effect{&ability.Move{What: it(), How: ability.Destroy, To: text.At(ability.Discards)}}}},
		{Quiet: true, ID: "removed as this turn ends", NT: "s5", JA: "{About:ref}は‹、|›‹この|›ターン終了時‹に|›‹、|›‹ゲームから|›除外される", Node: text.Clause{On: turnEnds, Do: []ability.Effect{&ability.Move{What: it(), How: ability.Banish, To: text.At(ability.Removed)}}}},
		{Quiet: true, ID: "put away as this turn ends", NT: "s5", JA: "{About:ref}は‹、|›‹この|›ターン終了時‹に|›‹、|›{Do.0.To.Zone:zone}に置かれる", Node: text.Clause{On: turnEnds, Do: []ability.Effect{&ability.Move{What: it()}}}, Needs: func(v any) bool {
			z := v.(text.Clause).Do[0].(*ability.Move).To.Zone
			return z == ability.Discards || z == ability.Charge || z == ability.Resource
		}},
		{Quiet: true, ID: "put asleep into the resources as this turn ends", NT: "s5", JA: "{About:ref}は‹、|›‹この|›ターン終了時‹に|›‹、|›‹リソースにスリープ‹|状態›で|スリープ‹|状態›でリソースに›置かれる", Node: text.Clause{On: turnEnds, Do: []ability.Effect{&ability.Move{What: it(), To: asleep(ability.Resource)}}}},
		{Quiet: true, ID: "back in the hand as this turn ends", NT: "s5", JA: "{About:ref}は‹、|›‹この|›ターン終了時‹に|›‹、|›手札に‹戻る|戻される›", Node: text.Clause{On: turnEnds, Do: []ability.Effect{&ability.Move{What: it(), How: ability.Return, To: text.At(ability.Hand_)}}}},
		{ID: "destroyed by that", NT: "s5", JA: by + "{On.0.Subj:fieldnp}‹を破壊した|が破壊された›‹時|とき›、{+:s6} | {On.0.Subj:fieldnp}が" + by + "破壊された‹時|とき›、{+:s6}", EN: "when {On.0.Subj:fieldnp} ‹is~are› destroyed by that, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.Destroyed, Kind: ability.AbilityDamage, Obj: this}}, For: ability.Time{Until: ability.NextCheck, N: 1}}}, // 808.4a, 1204.3
		{ID: "at the next phase", NT: "s5", JA: "次の{On.0.Who:poss}{On.0.Phase:phase}開始時‹に|›、{+:s6}", EN: "at the start of {On.0.Who:poss}next {On.0.Phase:phase}, {+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseBegan}}}},
		{Quiet: true, ID: "at the next turn", NT: "s5", JA: "次の{On.0.Who:poss}ターン‹|の›開始時‹に|›、{+:s6}", Node: text.Clause{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.StartPhase}}}},
		{ID: "this battle ends", NT: "s5", JA: "‹この|›バトル終了時‹に|›、{+:s6}", EN: "at the end of this battle, {+:s6}", Node: text.Clause{On: battleEnds}},
		{Quiet: true, ID: "the turn is to end", NT: "trigger", JA: "ターンが終了する", Node: text.Trigger{On: turnEnds}},
		{Quiet: true, ID: "a turn is to end", NT: "trigger", JA: "{On.0.Who:poss}ターンが終了する", Node: text.Trigger{On: turnEnds}},
		{Quiet: true, ID: "a battle is to end", NT: "trigger", JA: "バトルが終了する", Node: text.Trigger{On: battleEnds}},
		{Quiet: true, ID: "a battle is to begin", NT: "trigger", JA: "バトルが開始する", Node: text.Trigger{On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.BattlePhase}}}},
		{Quiet: true, ID: "a phase is to begin", NT: "trigger", JA: "{On.0.Who:poss}{On.0.Phase:phase}が開始する | {On.0.Phase:phase}が開始する", Node: text.Trigger{On: []ability.Event{{Verb: ability.PhaseBegan}}}},
		{Quiet: true, ID: "a turn begins", NT: "events", JA: "{0.Who:poss}ターン‹|の›開始時", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.StartPhase}}},
		{Quiet: true, ID: "each turn begins", NT: "events", JA: "‹|各›ターン‹|の›開始時", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.StartPhase}}},
		{ID: "a battle begins", NT: "events", JA: "バトル開始時", EN: "at the start of a battle", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.BattlePhase}}},
		{ID: "the battle ends", NT: "events", JA: "バトル終了時", EN: "at the end of a battle", Node: battleEnds},
		{ID: "each phase starts", NT: "events", JA: "{0.Phase:phase}開始時", EN: "at the start of each {0.Phase:phase}", Node: []ability.Event{{Verb: ability.PhaseBegan}}},
		{ID: "battle it was attacked in ends", NT: "trigger", JA: "{If.Ref:ref}が攻撃されたバトル‹|の›終了時", EN: "at the end of a battle in which {If.Ref:ref} was attacked", Node: ofBattle(ability.Attacked_)},
		{ID: "battle it attacked in ends", NT: "trigger", JA: "{If.Ref:ref}が攻撃したバトル‹|の›終了時", EN: "at the end of a battle in which {If.Ref:ref} attacked", Node: ofBattle(ability.Attacking)},
		{Quiet: true, ID: "is put into the squares from", NT: "event", JA: "{Subj:fieldnp}が{From:zone}からスクエアに置かれた", Node: ability.Event{Verb: ability.Entered}, Needs: func(v any) bool {
			from := v.(ability.Event).From
			return from != ability.NoZone && from != ability.Square
		}}, // 1006.1
		{ID: "enters certain squares", NT: "event", JA: "{Subj.On:squares}に{Subj+:npraw}が登場した", EN: "{Subj+:anpraw} enters one of the {Subj.On:squares}", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{Zone: []ability.Zone{ability.Square}}}, Needs: text.NotThis},
		{Quiet: true, ID: "enters the squares of", NT: "event", JA: "{Subj.Who:poss}スクエアに{Subj+:npraw}が登場した", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: text.NotThis},
		{Quiet: true, ID: "then it happens", NT: "trigger", JA: "{If:during}‹、|›{On:events}", Node: text.Trigger{}, Needs: func(v any) bool { return v.(text.Trigger).If != nil }},
		{Quiet: true, ID: "it happens then", NT: "trigger", JA: "{On.0.Subj:fieldnp}が{If:during}‹、|›{On.0+:vp}‹時|とき›", Node: text.Trigger{On: []ability.Event{{}}}},
		{Quiet: true, ID: "it happens then, without a time", NT: "trigger", JA: "{On.0.Subj:fieldnp}が{If:during}‹、|›{On.0+:vpRu}", Node: text.Trigger{On: []ability.Event{{}}}},
		{Quiet: true, ID: "during a turn", NT: "during", JA: "{Who:poss}ターン‹の間|中|›に", Node: ability.Cond{Op: ability.TurnOf}},
		{Quiet: true, ID: "during a phase", NT: "during", JA: "{Phase:phase}‹の間|中|›に", Node: ability.Cond{Op: ability.TurnOf}},
		{Quiet: true, ID: "during a phase of a player", NT: "during", JA: "{Who:poss}{Phase:phase}‹の間|中|›に", Node: ability.Cond{Op: ability.TurnOf}},

		{Quiet: true, ID: "instead of being destroyed", NT: "effect", JA: "{Of.Subj:fieldnp}が破壊‹された|される›‹場合|際›、‹かわりに|代わりに›‹、|›{Do:effects}", Node: &ability.Instead{Of: ability.Event{Verb: ability.Destroyed}}},
		{ID: "destroyed and perhaps put elsewhere", NT: "effect", JA: "{Of.Subj:fieldnp}が破壊‹された|される›‹場合|際›、‹|このカードを›チャージに置く‹代わりに|かわりに›{Do.0.Do:mayeffects}", EN: "if {Of.Subj:fieldnp} ‹is~are› destroyed, {Do.0.Do:mayeffects} instead of putting it into the charge", Node: &ability.Instead{Of: goesToCharge, Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true}}}},
		{Quiet: true, ID: "destroyed and put elsewhere if wanted", NT: "effect", JA: "{Of.Subj:fieldnp}が破壊‹された|される›‹場合|際›、‹|このカードを›チャージに置く‹代わりに|かわりに›{Do.0.Do.0:effectBT}‹よい|もよい›", Node: &ability.Instead{Of: goesToCharge, Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true, Do: []ability.Effect{nil}}}}},
		{ID: "destroyed and put elsewhere", NT: "effect", JA: "{Of.Subj:fieldnp}が破壊‹された|される›‹場合|際›、‹|このカードを›チャージに置く‹代わりに|かわりに›{Do:effects} | {Of.Subj:fieldnp}が破壊‹された|される›‹場合|際›、‹|このカードを›チャージに置く‹代わりに|かわりに›{Do:effectsB}", EN: "if {Of.Subj:fieldnp} ‹is~are› destroyed, {Do:effects} instead of putting it into the charge", Node: &ability.Instead{Of: goesToCharge}},
	}
	rows = append(rows, text.Row{ID: "each time in a time", NT: "s4", JA: "{For:span}、{On.0:event}たび‹|に›、{+:s6}", EN: "{For:span}, each time {On.0:event}, {+:s6}", Node: text.Clause{On: []ability.Event{{}}}, Needs: func(v any) bool {
		c := v.(text.Clause)
		return c.For != (ability.Time{}) && c.For.N == 0 && c.On[0].State == nil && c.On[0].Verb != ability.PhaseBegan && c.On[0].Verb != ability.PhaseEnded
	}})
	rows = append(append(rows, byEffects()...), doesEither()...)
	return append(rows, leavingItOut(rows)...)
}

// doesEither: of two things that one card does, or that are done to it, whose subject is said once: このカードが登場した時か攻撃した時.
func doesEither() (rows []text.Row) {
	does := [...]struct {
		ja string
		is ability.Event
	}{
		{"登場した", ability.Event{Verb: ability.Entered}},
		{"攻撃した", ability.Event{Verb: ability.AttackV}},
		{"破壊された", ability.Event{Verb: ability.Destroyed}},
		{"‹スクエアから|›手札に‹戻った|戻された›", ability.Event{Verb: ability.Returned, From: ability.Square, To: ability.Hand_}},
	}
	for i := range does {
		for j := range does {
			if i != j {
				rows = append(rows, text.Row{Quiet: true, ID: does[i].ja + " or " + does[j].ja, NT: "events", JA: "{0.Subj=1.Subj:fieldnp}が" + does[i].ja + "時‹|、›か" + does[j].ja + "時", Node: []ability.Event{text.Clone(does[i].is).(ability.Event), text.Clone(does[j].is).(ability.Event)}})
			}
		}
	}
	return rows
}

// byEffects are what a card comes to by an effect, of anybody or of somebody's cards: neither by a rule nor as a cost. [802.1]
func byEffects() (rows []text.Row) {
	for _, e := range [...]struct {
		id, ja, en string
		is         ability.Event
	}{
		{"enters", "登場した", "‹enters~enter›", ability.Event{Verb: ability.Entered}},
		{"leaves the squares", "スクエア‹を|から›離れた", "‹leaves~leave› the squares", ability.Event{Verb: ability.Left}},
		{"goes back to the hand", "‹スクエアから|›手札に‹戻った|戻された›", "‹returns~return› from the squares to hand", ability.Event{Verb: ability.Returned, From: ability.Square, To: ability.Hand_}},
		{"is removed", "‹|スクエアから|ゲームから›除外された", "‹is~are› removed from the squares", ability.Event{Verb: ability.Banished, From: ability.Square}},
		{"moves between squares", "‹スクエアからスクエア|他のスクエア|別のスクエア›に‹置かれた|移動した›", "‹moves~move› from square to square", ability.Event{Verb: ability.Moved, From: ability.Square, To: ability.Square}},
		{"goes from the squares", "スクエアから{To:zone}に置かれた", "‹goes~go› from the squares to the {To:zone}", ability.Event{Verb: ability.Moved, From: ability.Square}},
	} {
		for _, by := range [...]struct {
			id, ja, en string
			of         func(f *ability.Filter) bool
		}{
			{"an effect", "‹カードの|›", "an effect", anybodys},
			{"an effect of a player's", "{By.Who:poss}‹|カードの›", "{By.Who:poss}effect", func(f *ability.Filter) bool { return text.Sided(f) && text.Equal(*f, ability.Filter{Who: f.Who}) }},
			{"an effect of some card", "{By+:npraw}の", "an effect of {By+:anpraw}", ofSomeCard},
			{"an effect of some card of a player's", "{By.Who:poss}{By+:npraw}の", "an effect of {By.Who:poss}{By+:npraw}", func(f *ability.Filter) bool { return text.Sided(f) && ofSomeCard(f) }},
		} {
			node := text.Clone(e.is).(ability.Event)
			node.By = &ability.Filter{}
			said := by.ja + "‹能力|効果›‹により|で|によって›"
			rows = append(rows, text.Row{ID: e.id + " by " + by.id, NT: "event", JA: "{Subj:fieldnp}が" + said + e.ja + " | " + said + "{Subj:fieldnp}が" + e.ja, EN: "{Subj:fieldnp} " + e.en + " by " + by.en, Node: node,
				Needs: func(v any) bool {
					on := v.(ability.Event)
					return on.By != nil && by.of(on.By) && (on.Verb != ability.Moved || on.To == ability.Square || openTo(v))
				}})
		}
	}
	return rows
}

// anybodys: nothing is said of whose effect it is.
func anybodys(f *ability.Filter) bool { return text.Equal(*f, ability.Filter{}) }

// ofSomeCard: what card it is an effect of is said by what that is, wherever it lies.
func ofSomeCard(f *ability.Filter) bool {
	return (f.Kind != 0 || len(f.Has) > 0) && len(f.Zone) == 0 && f.Ref == (ability.Ref{}) && len(f.Rel) == 0
}

// leavingItOut are what an ability waits for that leaves its subject out, which is this card: 登場した時, 攻撃された時. What 誘発
// says has the time out, too: 登場する. [205.4d, 808.1a]
func leavingItOut(rows []text.Row) []text.Row {
	out := []text.Row{{Quiet: true, ID: "it enters", NT: "vp", JA: "登場した", Node: ability.Event{Verb: ability.Entered}}}
	for _, r := range rows {
		e, is := r.Node.(ability.Event)
		if !is || r.NT != "event" || e.Subj == nil || !text.Equal(*e.Subj, *text.ThisFilter()) {
			continue
		}
		var said []string
		for _, f := range text.SplitTop(r.JA) {
			said = append(said, strings.TrimPrefix(f, "このカードが"))
		}
		out = append(out, text.Row{Quiet: true, ID: r.ID + ", left out", NT: "vpthis", JA: strings.Join(said, " | "), Node: e, Needs: r.Needs})
	}
	out = slices.Concat(out, text.Presents(out, "vp"), text.Presents(out, "vpthis"))
	subject, object := ability.Event{Subj: text.ThisFilter()}, ability.Event{Obj: text.ThisFilter()}
	for _, v := range [...]struct {
		nt string
		of ability.Event
	}{{"vp", subject}, {"vpo", object}, {"vpthis", ability.Event{}}} {
		hole := "+:" + v.nt
		out = append(out,
			text.Row{Quiet: true, ID: "this left out, " + v.nt, NT: "trigger", JA: "{On.0" + hole + "}‹時|とき› | {If:during}‹、|›{On.0" + hole + "}‹時|とき›", Node: text.Trigger{On: []ability.Event{v.of}}},
			text.Row{Quiet: true, ID: "this left out, " + v.nt + " happens", NT: "trigger", JA: "{On.0" + hole + "Ru} | {If:during}‹、|›{On.0" + hole + "Ru}", Node: text.Trigger{On: []ability.Event{v.of}}})
	}
	out = append(out, text.Row{Quiet: true, ID: "in a case", NT: "autotrigger", JA: "{On.0:event}‹場合|際›", Node: text.Trigger{On: []ability.Event{{}}}, Needs: happened},
		text.Row{Quiet: true, ID: "in a case, this left out", NT: "autotrigger", JA: "{On.0+:vp}‹場合|際›", Node: text.Trigger{On: []ability.Event{subject}}})
	return append(out, text.Row{Quiet: true, ID: "this left out twice", NT: "trigger", JA: "{On.0+:vp}‹時|とき›‹、か|か|、›{On.1+:vp}‹時|とき›", Node: text.Trigger{On: []ability.Event{subject, text.Clone(subject).(ability.Event)}}})
}

// replaceable: what the rules let be replaced in so many words; what another card or the battle does to it is known only when it has been done.
// A card that has not come replaces nothing yet, and where it is said to go to the trash it goes there from the squares.
func replaceable(e ability.Event) bool {
	own := e.Subj != nil && e.Subj.Ref == text.ThisRef
	switch e.Verb {
	case ability.Moved:
		return e.By == nil && e.Subj != nil && e.From != ability.Square && !(own && e.From == ability.NoZone && e.To == ability.Discards)
	case ability.Banished, ability.TakeDamage, ability.DealtDamage, ability.Drew:
		return e.By == nil && (e.Kind == ability.AnyDamage || e.Verb == ability.TakeDamage)
	case ability.Entered:
		return e.By == nil && !own
	}
	return false
}

// happened: something happens, rather than being so.
func happened(v any) bool { return !text.WaitsForState(v.(text.Trigger).On[0]) }

// noPlayer: what is dealt to a player is dealt to no card. [1001.2]
func noPlayer(v any) bool {
	f := v.(ability.Event).Obj
	return f != nil && f.Kind&ability.PlayerCard == 0 && len(f.Or) == 0
}

// ofBattle waits for the end of a battle of one's own.
func ofBattle(s ability.State) text.Trigger {
	return text.Trigger{If: &ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{s}}}, On: []ability.Event{{Verb: ability.PhaseEnded, Phase: ability.BattlePhase}}}
}
