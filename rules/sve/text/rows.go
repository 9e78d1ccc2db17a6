package text

import (
	"strconv"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// sveOwn are the rows that only Shadowverse EVOLVE has.
func sveOwn() []text.Row {
	return []text.Row{
		{ID: "dies", NT: "event", JA: "{Subj:fieldnp}が場から墓場に置かれた", EN: "{Subj:fieldnp} ‹goes~go› from the field to the cemetery", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}},
		{ID: "dies, of what is in play", NT: "event", JA: "{Subj:fieldnp}が墓場に置かれた", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}, Needs: func(v any) bool { return !text.Anywhere(0)(v) }}, // a card may come from anywhere
		{Quiet: true, ID: "dies, of what is said to be in play", NT: "event", JA: "{Subj.Who:poss}場の{Subj+:npraw}が墓場に置かれた", Node: ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}, Needs: func(v any) bool { return text.Anywhere(0)(v) && len(v.(ability.Event).Subj.Zone) == 0 }},
		{ID: "cannot be selected by abilities", NT: "effect", JA: "{What:what}は相手の能力‹により|によって|では›選ばれない | {What:what}は相手の能力の対象にならない", EN: "{What:what} cannot be selected by your opponent's abilities", Node: theirAbilities()}, // a spell's text is an ability. 10.1.1.4
		{Quiet: true, ID: "stats given", NT: "effect", JA: "{What:what}に{Stat:staticon}{Op:pm}{N:num}/{Also.0.Stat:staticon}{Also.0.Op:pm}{Also.0.N:num}する", Node: &ability.Change{Also: []ability.StatOp{{}}}},
		{Quiet: true, ID: "leader recovers", NT: "effect", JA: "{What:what}の体力を{N:num}回復‹する|› | {What:what}を{N:num}回復‹する|›", Node: &ability.Change{Stat: ability.LifeStat}},
		{ID: "attack name", NT: "statname", JA: "攻撃力 | [攻撃力]", EN: "attack", Node: ability.Attack},
		{ID: "life name", NT: "statname", JA: "体力 | [体力]", EN: "life", Node: ability.LifeStat},
		{ID: "recover own PP", NT: "effect", JA: "自分のPPを{N:num}回復する | PPを{N:num}回復する", EN: "recover {N:num} PP", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerPP}},
		{ID: "recover all PP", NT: "effect", JA: "自分のPPをすべて回復する | PPをすべて回復する", EN: "recover all PP", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerPP, N: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerMaxPP, Who: text.Who(ability.You)}}},
		{ID: "recover as many PP", NT: "effect", JA: "自分のPPを「{N:exprs}」‹|と同じだけ›回復する | PPを「{N:exprs}」‹|と同じだけ›回復する", EN: "recover PP equal to {N:exprs}", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerPP}, Needs: inWords},
		{ID: "recover PP", NT: "effect", JA: "{What.Who:poss}PPを{N:num}回復する", EN: "{What.Who:poss}PP recovers by {N:num}", Node: &ability.Change{Stat: ability.PlayerPP}, Needs: text.OfOther},
		{ID: "max PP", NT: "playerstat", JA: "PP最大値 | PPの最大値 | 最大PP", EN: "max PP", Node: ability.PlayerMaxPP},
		{ID: "PP", NT: "playerstat", JA: "PP | 残りPP | 残りのPP", EN: "PP", Node: ability.PlayerPP},
		{ID: "EP", NT: "playerstat", JA: "EP", EN: "EP", Node: ability.PlayerEP},
		{ID: "SEP", NT: "playerstat", JA: "SEP", EN: "SEP", Node: ability.PlayerSEP},
		{ID: "more modes", NT: "effect", JA: "{Of.Who:player}は1つ以上の選択肢をチョイスする際、代わりに好きな数チョイスする", EN: "whenever {Of.Who:player} choose‹s~› 1 or more modes, choose any number instead", Node: &ability.Instead{Of: ability.Event{Verb: ability.ModesV}, Op: ability.Set, N: &ability.Amount{Op: ability.Inf}}},
		{ID: "damage this took", NT: "expr", JA: "これが受けたダメージ‹|の値›", EN: "the damage dealt to this", Node: ability.Amount{Op: ability.EventN, Ref: text.ThisRef}},
		{ID: "points", NT: "cost", JA: "{0.N:costnum}", EN: "{0.N:costnum}", Node: []ability.Cost{{Res: ability.PP}}},

		{ID: "evolution points", NT: "cost", JA: "EP{0.N:num} | [EP{0.N:num}]", EN: "EP{0.N:num} | [EP{0.N:num}] | [EP0{0.N:num}]", Node: []ability.Cost{{Res: ability.EP}}},
		{Quiet: true, ID: "so many stacks", NT: "cost", JA: "【土の秘術_{0.Do.N:num}】", EN: "[earth rite {0.Do.N:num}]", Node: []ability.Cost{{Do: oneStack()}}},

		{ID: "is evolved", NT: "cond3", JA: "{Ref:ref}が進化‹している|後である›", EN: "{Ref:ref} is evolved", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Evolved}}}},
		{ID: "not evolved", NT: "cond3", JA: "{Ref:ref}が進化していない", EN: "{Ref:ref} is not evolved", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Not: []ability.State{ability.Evolved}}}},
		{ID: "was fused", NT: "cond3", JA: "{Ref:ref}が融合してい‹た|る›", EN: "{Ref:ref} was fused | {Ref:ref} has fused", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Fused}}}},
		{ID: "is boxed", NT: "cond1", JA: "{Ref:ref}が【箱詰め】状態", EN: "{Ref:ref} is boxed", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Boxed}}}},
		{Quiet: true, ID: "this was fused", NT: "cond3", JA: "融合してい‹た|る›", Node: ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Fused}}}},
		{Quiet: true, ID: "after evolution", NT: "cond1", JA: "{Ref:ref}が進化後", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Evolved}}}},
		{ID: "stacks were taken by rites", NT: "cond3", JA: "このターン‹、|中に|中、|に›‹自分の|自分が|›【土の秘術】‹によって|により|で›‹自分の場の|自分の|›‹【スタック】|スタック›を{N:int}‹個|つ›以上取ってい‹た|る›", EN: "your [earth rite] abilities took {N:int} or more [stack] counters in all this turn", Node: ability.Cond{Op: ability.Happened, InAll: true, On: &ability.Event{Verb: ability.CounterRemoved, Who: text.Who(ability.You), Name: stackCounter, PaysFor: ability.Rite}}, Needs: inNumbers}, // 13.3.2.5
		{ID: "was damaged often", NT: "cond3", JA: "このターン‹、|中に|中、|に›{On.Subj:fwhat}が{N:int}回以上{On.Kind:dmg}を受けてい‹た|る›", EN: "{On.Subj:fwhat} took {On.Kind:dmg} {N:times} or more this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.TakeDamage}}, Needs: manyTimes},
		{ID: "was plussed", NT: "cond3", JA: "このターン‹、|中に|中、|に›{On.Subj.Ref:ref}の‹[攻撃力]や[体力]|攻撃力や体力›を+してい‹た|る›", EN: "the attack or life of {On.Subj.Ref:ref} was raised this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.PlusV, Subj: &ability.Filter{}}}},
		{ID: "is super-evolved", NT: "cond3", JA: "{Ref:ref}が超進化している", EN: "{Ref:ref} is super-evolved", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.SuperEvolved}}}},

		{Quiet: true, ID: "end of a turn", NT: "events", EN: "at the end of {0.Who:poss}turn", Node: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}},
		{ID: "gains drive", NT: "event", JA: "{Subj:fieldnp}が‹ドライブ|【ドライブ】›を‹得|獲得し›た", EN: "{Subj:fieldnp} ‹gains~gain› drive | {Subj:fieldnp} ‹gains|gain› [drive]", Node: ability.Event{Verb: ability.GainedDrive}, Needs: text.WordlessEvent},
		{ID: "fights it", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}と交戦した", EN: "{Subj:fieldnp} ‹fights~fight› {Obj:anp}", Node: ability.Event{Verb: ability.Engaged}},
		{Quiet: true, ID: "as it fights", NT: "events", JA: "{0.Subj:fieldnp}が交戦するとき", Node: []ability.Event{{Verb: ability.Engaged}}},
		{ID: "fuses", NT: "event", JA: "{Who:player}が{Subj:npraw}を融合した", EN: "{Who:player} fuse‹s~› {Subj:anpraw}", Node: ability.Event{Verb: ability.FusedWith}},
		{ID: "some fuses", NT: "event", JA: "{Subj:npraw}を融合した", EN: "{Subj:anpraw} is used for a fusion", Node: ability.Event{Verb: ability.FusedWith}},
		{ID: "one bursts", NT: "event", JA: "{Who:player}が[UB]能力を発動した | {Who:poss}[UB]能力が発動した", EN: "{Who:player} use‹s~› a [UB] ability", Node: ability.Event{Verb: ability.BurstV}, Needs: func(v any) bool { return v.(ability.Event).Subj == nil }},
		{ID: "bursts", NT: "event", JA: "{Subj:fieldnp}が[UB]能力を発動した | {Subj:fieldnp}の[UB]能力が発動した", EN: "a [UB] ability of {Subj:fieldnp} is ‹used|executed|activated›", Node: ability.Event{Verb: ability.BurstV}},
		{ID: "equipped", NT: "event", JA: "これを装備した | これが装備された", EN: "this is equipped", Node: ability.Event{Verb: ability.EquippedV, Obj: text.ThisFilter()}},
		{ID: "equips", NT: "event", JA: "{Subj:fieldnp}が装備した", EN: "{Subj:fieldnp} ‹equips~equip› something", Node: ability.Event{Verb: ability.EquippedV}, Needs: func(v any) bool { return v.(ability.Event).Obj == nil }},
		{ID: "equips it", NT: "event", JA: "{Subj:fieldnp}が{Obj:npraw}を装備した | {Subj:fieldnp}に{Obj:npraw}が装備された", EN: "{Subj:fieldnp} ‹equips~equip› {Obj:anpraw}", Node: ability.Event{Verb: ability.EquippedV}},
		{Quiet: true, ID: "selected by an ability", NT: "event", JA: "{Subj:fieldnp}が能力に‹よって|より›選ばれた", Node: ability.Event{Verb: ability.Selected}},
		{Quiet: true, ID: "triggered by a check", NT: "event", JA: "{Who:poss}ドライブチェックに‹よって|より›トリガーした", Node: ability.Event{Verb: ability.DriveTriggered}}, // nothing else triggers, 14.4.5.1.3
		{ID: "checks for drive", NT: "event", JA: "{Subj:fieldnp}が‹|、›ドライブチェック‹した|をした|を行った›", EN: "{Subj:fieldnp} ‹performs~perform› a drive check | {Subj:fieldnp} ‹does|do|makes|make› a drive check", Node: ability.Event{Verb: ability.DriveChecked}},
		{ID: "one checks for drive", NT: "event", JA: "{Who:player}がドライブチェック‹した|をした|を行った›", EN: "{Who:player} perform‹s~› a drive check | {Who:player} do‹es~› a drive check", Node: ability.Event{Verb: ability.DriveChecked}},
		{ID: "triggered", NT: "event", JA: "{Who:player}がトリガーした", EN: "{Who:player} trigger‹s~›", Node: ability.Event{Verb: ability.DriveTriggered}},

		{ID: "this follower", NT: "ref", JA: "このフォロワー", EN: "this follower", Node: ability.Ref{Kind: ability.This, As: ability.Follower}}, // SVE 5.25.3.1
		{Quiet: true, ID: "leaders by side", NT: "npfull", JA: "相手リーダー | 相手プレイヤーのリーダー", Node: ability.Filter{Kind: ability.Leader, Who: text.Who(ability.Opponent)}},
		{Quiet: true, ID: "both leaders", NT: "npfull", JA: "自分と相手のリーダー | 相手と自分のリーダー | 各リーダー | 各プレイヤーのリーダー", Node: ability.Filter{Kind: ability.Leader, Who: text.Who(ability.Each)}},
		{ID: "its leader", NT: "npfull", JA: "そのリーダー", Node: leaderOf(text.SlotIt)},
		{ID: "the former's leader", NT: "npfull", JA: "前者の‹|プレイヤーの›リーダー", EN: "the former's leader", Node: leaderOf(text.SlotFormer)},
		{ID: "the latter's leader", NT: "npfull", JA: "後者の‹|プレイヤーの›リーダー", EN: "the latter's leader", Node: leaderOf(text.SlotLatter)},
		{ID: "fuse", NT: "fuse", JA: "{0.Do.What.Sel.Of:npraw}{0.Do.What.Sel.N:count}", EN: "{0.Do.What.Sel.N:count} {0.Do.What.Sel.Of:npraw}", Node: []ability.Cost{{Do: &ability.Act{Word: "fuse", What: ability.What{Sel: &ability.Selector{}}}}}},
		{ID: "its attack", NT: "refstat", JA: "攻撃力", EN: "attack", Node: ability.Attack},
		{ID: "its life", NT: "refstat", JA: "体力", EN: "life", Node: ability.LifeStat},
		{ID: "lesson", NT: "cost", JA: "{0.Do.What.Sel.N.N:lesson}", EN: "{0.Do.What.Sel.N.N:lesson}", Node: []ability.Cost{{Do: lessonMove()}}},
		{ID: "this amulet", NT: "ref", JA: "このアミュレット", EN: "this amulet", Node: ability.Ref{Kind: ability.This, As: ability.Amulet}},

		{ID: "points more", NT: "sentence", JA: "これをプレイする際、追加‹コストとして|で›{AddCost.0.N:costnum}を支払って‹よい|もよい› | これをプレイする際‹、|›コストを+{AddCost.0.N:num}して‹よい|もよい›", EN: "as an optional additional cost to play this, pay {AddCost.0.N:costnum}", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Res: ability.PP}}}},
		{Quiet: true, ID: "points more paid", NT: "nara", JA: "コストを+{:int}した‹なら|場合›", Node: ability.Cond{Op: ability.Did, Slot: 1}},
		{Quiet: true, ID: "name contains either", NT: "mod", JA: "カード名に{Or.0.Has.0.Value:name}か{Or.1.Has.0.Value:name}を含む", Node: ability.Filter{Or: []ability.Filter{nameWith(), nameWith()}}},
		{ID: "left number", NT: "expr", JA: "このターン‹に|中に|、›{On.Subj.Who:poss}場を離れた{On.Subj+:npraw}の‹数|枚数›", EN: "how many {On.Subj+:rawnps} left {On.Subj.Who:poss}field this turn", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Left, Subj: &ability.Filter{}}}},
		{ID: "leader life", NT: "cost", JA: "リーダーの[体力]-{0.Do.N:num} | ‹|自分の›リーダーの‹[体力]|体力›‹|を›-{0.Do.N:num}‹|する› | 自分のリーダーは[体力]-{0.Do.N:num}する", EN: "your leader gets [life]-{0.Do.N:num}", Node: []ability.Cost{{Do: &ability.Change{What: ownLeader(), Stat: ability.LifeStat, Op: ability.Sub}}}},
		{ID: "one stack", NT: "cost", JA: "【土の秘術】", EN: "[earth rite]", Node: []ability.Cost{{Do: oneStack()}}},
		{Quiet: true, ID: "take any number of counters", NT: "cost", JA: "{0.Do.What:what}の{0.Do.Name:ctrname}カウンターを好きな‹数|個数›取る", Node: []ability.Cost{{Do: &ability.Mark{N: ability.Amount{Op: ability.X}, Remove: true}}}},
		{Quiet: true, ID: "X is what was taken", NT: "sentence", JA: "Xは「‹取った|取り除いた›{:ctrname}カウンターの‹数|個数›」である", Node: text.Clause{X: &ability.Amount{Op: ability.X}}},
		{Quiet: true, ID: "act this and bury it", NT: "cost", JA: "[アクト]‹|し|し、|して|して、|、›墓場に置く | これをアクト墓場に置く", Node: []ability.Cost{{Do: &ability.Turn{What: ability.What{Ref: text.ThisRef}, To: ability.Acted}}, {Do: &ability.Move{What: ability.What{Ref: text.ThisRef}, To: text.At(ability.Discards)}}}},
		{Quiet: true, ID: "act this and banish it", NT: "cost", JA: "[アクト]‹|し|し、|して|して、|、›消滅‹|させる› | これをアクト消滅‹|させる›", Node: []ability.Cost{{Do: &ability.Turn{What: ability.What{Ref: text.ThisRef}, To: ability.Acted}}, {Do: &ability.Move{What: ability.What{Ref: text.ThisRef}, How: ability.Banish, To: text.At(ability.Removed)}}}},
		{Quiet: true, ID: "act and banish", NT: "cost", JA: "{0.Do.What=1.Do.What:o}[アクト]‹|して|して、|、›消滅‹|させる›", Node: []ability.Cost{{Do: &ability.Turn{To: ability.Acted}}, {Do: &ability.Move{How: ability.Banish, To: text.At(ability.Removed)}}}},
		{Quiet: true, ID: "act and put below", NT: "cost", JA: "{0.Do.What=1.Do.What:o}[アクト]‹|して|して、|、›デッキの下に置く", Node: []ability.Cost{{Do: &ability.Turn{To: ability.Acted}}, {Do: &ability.Move{To: text.DeckPlace(ability.BottomP, ability.ChosenOrder)}}}},
		{Quiet: true, ID: "bury a token", NT: "cost", JA: "{0.Do.What.Sel.Of+:named}{0.Do.What.Sel.N:count}‹を|›墓場に置く", Node: []ability.Cost{{Do: &ability.Move{What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Field}}}}, To: text.At(ability.Discards)}}}},
		{ID: "named alone", NT: "named", JA: "{Has.0.Value:name}", Node: text.HasProp(ability.NameAttr)},
		{ID: "uses no abilities", NT: "effect", JA: "{What:what}の[起動]能力‹を|は›使えない", EN: "the activated abilities of {What:what} cannot be used", Node: &ability.Rule{Verb: ability.ActivatedV}},
		{ID: "evolve cost", NT: "effect", JA: "{What:what}の[進化]コストを{Op:pm}{N:num}する", EN: "the evolve cost of {What:what} changes by {Op:pm}{N:num}", Node: &ability.CostChange{Verb: ability.Evolves}},
		{ID: "evolve cost set", NT: "effect", JA: "{What:what}の[進化]コストを{N:num}にする", EN: "the evolve cost of {What:what} becomes {N:num}", Node: &ability.CostChange{Verb: ability.Evolves, Op: ability.Set}},
		{ID: "evolve freely", NT: "effect", JA: "自分は[進化]能力を1ターンに何回でも使える", EN: "you can use evolve abilities any number of times per turn | you can ‹use|activate› [evolve] any number of times ‹per|each|a› turn | you can ‹use|activate› [evolve] abilities any number of times ‹per|each|a› turn", Node: &ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.Evolves, Mode: ability.May}},
		copies("copies", "‹|自分の›‹デッキ|メインデッキ›", "a deck"),
		{ID: "any copies", NT: "construct", JA: "これは‹|自分の›‹デッキ|メインデッキ›に‹何枚でも|好きな枚数|好きなだけ›‹入れることができる|入れられる›", EN: "you ‹can|may› ‹include|have› any number of ‹this card|copies of this card› in your deck", Node: ability.Ability{Kind: ability.Construction, Word: "copies"}},
		copies("copies in the evolve deck", "‹|自分の›エボルヴデッキ", "an evolve deck", ability.EvolveDeck),
		{ID: "own stand phase", NT: "sentence", JA: "これは{If.Who:poss}スタートフェイズにスタンドしない", EN: "during {If.Who:poss}start phase, this cannot stand", Node: text.Clause{While: true, If: &ability.Cond{Op: ability.TurnOf, Phase: ability.StartPhase}, Do: []ability.Effect{&ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Stood}}}},
		{Quiet: true, ID: "its cost is", NT: "cond1", JA: "{L.Ref:ref}がコスト{R:num}以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.CostStat}}},
		{Quiet: true, ID: "its cost is at least", NT: "cond1", JA: "{L.Ref:ref}がコスト{R:num}以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.CostStat}}},
		{Quiet: true, ID: "its original cost is", NT: "cond1", JA: "{L.Ref:ref}が元のコスト{R:num}以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.CostStat, Original: true}}},
		{Quiet: true, ID: "its original cost is at least", NT: "cond1", JA: "{L.Ref:ref}が元のコスト{R:num}以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.CostStat, Original: true}}},
		{ID: "make in either", NT: "effect", JA: "{Do.0.Name=Else.0.Name:name}{Do.0.N=Else.0.N:num}‹枚|体|つ›を場かEXエリアに‹置く|出す›", EN: "put {Do.0.N=Else.0.N:num} {Do.0.Name=Else.0.Name:name} onto your field or into your EX area | put {Do.0.N=Else.0.N:numa} {Do.0.Name=Else.0.Name:name} token‹|s› onto your field or into your EX area", Node: makeInEither()},
		{Quiet: true, ID: "this may be played from", NT: "effect", JA: "これは{With.Zone:zoneset}からプレイできる", Node: &ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.Played, Mode: ability.May, With: text.ThisFilter()}, Needs: fromGrave},
		{ID: "not played from", NT: "sentence", JA: "これは{CardNeeds.Of.Zone.0:zone}からプレイできない", EN: "this cannot be played from the {CardNeeds.Of.Zone.0:zone}", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{0}}}}},
		{ID: "not played from, if", NT: "sentence", JA: "これは{CardNeeds.Args.1:nara}‹、|›{CardNeeds.Args.0.Of.Zone.0:zone}からプレイできない | {CardNeeds.Args.1:nara}‹、|›これは{CardNeeds.Args.0.Of.Zone.0:zone}からプレイできない", EN: "this cannot be played from the {CardNeeds.Args.0.Of.Zone.0:zone} {CardNeeds.Args.1:nara}",
			Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{0}}}, {}}}}},
		{ID: "played from the hand", NT: "sentence", JA: "これは手札以外からプレイできない", EN: "this cannot be played from elsewhere than the hand", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: notInHand}}}},
		{ID: "can use the rite", NT: "mod", JA: "【土の秘術】を持つ", EN: "… that has an [earth rite] ability", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "rite"}}}},
		{ID: "in turn so many", NT: "cond1", JA: "{L.Who:poss}ターンが{R:num}ターン目‹かそれ以降|以降›", EN: "it is {L.Who:poss}turn number {R:num} or a later one", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.ElapsedTurns}}},
		{ID: "counts for a spell chain too", NT: "sentence", JA: "自分の【スペルチェイン】を数える際、自分の墓場のスペルと{Do.0.With:npraw}の合計を数える", EN: "as you count your [spellchain], count the total of spells and {Do.0.With:rawnps} in your cemetery", Node: counting("spellchain"), Needs: func(v any) bool { return text.Unplaced(v.(text.Clause).Do[0].(*ability.Rule).With) }}, // 13.3.1
		{ID: "counts more for a spell chain", NT: "sentence", JA: "自分の【スペルチェイン】を数える際、‹|自分の墓場のスペルの›‹枚数|数›を+{Do.0.N:num}する", EN: "as you count your [spellchain], count {Do.0.N:num} more", Node: counting("spellchain"), Needs: func(v any) bool { return v.(text.Clause).Do[0].(*ability.Rule).N != nil }},
		{ID: "uses only evolve abilities", NT: "effect", JA: "{What:what}の[進化]を除く[起動]能力‹を|は›使えない", EN: "the activated abilities of {What:what} cannot be used, but for evolve abilities", Node: &ability.Rule{Verb: ability.ActivatedV, Name: "activate"}},
		{Late: true, ID: "has a fanfare", NT: "mod", JA: "[ファンファーレ]‹|能力›を持つ", EN: "… with a [fanfare] ability", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "fanfare"}}}},
		{Late: true, ID: "has last words", NT: "mod", JA: "[ラストワード]‹|能力›を持つ", EN: "… with a [last words] ability", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "lastwords"}}}},
		{Quiet: true, ID: "has drive, of such", NT: "mod", JA: "ドライブを‹持つ|持っている›", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: "drive"}}}},
		{ID: "can evolve", NT: "mod", JA: "[進化]を持つ", EN: "… that has an evolve ability", Node: ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: "evolve"}}}},
		{ID: "evolve into", NT: "effect", JA: "{What:what}は{With.Sel.Of:into}に進化する | {What:o}{With.Sel.Of:into}に進化させる", EN: "evolve {What:what} into {With.Sel.Of:into}", Node: &ability.Act{Word: "evolve", With: ability.What{Sel: &ability.Selector{N: text.One()}}}},
		{ID: "into a name", NT: "into", JA: "{Has.0.Value:name}", EN: "{Has.0.Value:name}", Node: text.HasProp(ability.NameAttr)},
		{ID: "into either name", NT: "into", JA: "{Or.0.Has.0.Value:name}か{Or.1.Has.0.Value:name}", EN: "{Or.0.Has.0.Value:name} or {Or.1.Has.0.Value:name}", Node: ability.Filter{Or: []ability.Filter{text.HasProp(ability.NameAttr), text.HasProp(ability.NameAttr)}}},
		{ID: "into such a name", NT: "into", JA: "「カード名に{Has.0.Value:name}を含む‹エボルヴフォロワー|フォロワー|カード›」", EN: "a card with {Has.0.Value:name} in its name", Node: nameWith()},
		{ID: "is kept", NT: "event", JA: "{Who:poss}EXエリアに{Subj:npraw}が置かれた", EN: "{Subj:anpraw} is put into {Who:poss}EX area", Node: ability.Event{Verb: ability.Moved, To: ability.EX}, Needs: func(v any) bool {
			return v.(ability.Event).From == ability.NoZone && len(v.(ability.Event).Subj.Zone) == 0
		}},
		{Quiet: true, ID: "this is kept", NT: "event", JA: "EXエリアにこれが置かれた | これが‹|自分の›EXエリアに置かれた", Node: ability.Event{Verb: ability.Moved, To: ability.EX, Who: text.Who(ability.You), Subj: text.ThisFilter()}},
		{ID: "give quick", NT: "effect", JA: "{What:what}は[クイック]を持つ", EN: "{What:what} ‹gains~gain› [quick]", Node: &ability.Give{Words: []string{"quick"}}},
		{ID: "box", NT: "effect", JA: "{What:o}【箱詰め】状態にする | {What:o}箱詰め‹に|›する | {What:o}【箱詰め】する", EN: "box {What:o}", Node: &ability.Act{Word: "box"}},
		{ID: "gain drive", NT: "effect", JA: "{What:what}はドライブを‹得|獲得す›る | {What:what}はドライブを持つ | {What:what}は【ドライブ】を‹得る|持つ›", EN: "{What:what} ‹gets~get› drive | {What:what} ‹gains~gain› [drive] | give {What:what} [drive]", Node: &ability.Act{Word: "drive"}},
		{ID: "union burst", NT: "effect", JA: "{What:what}の[UB]能力‹|1つ›を元のコストを支払わずに発動する", EN: "use a [UB] ability of {What:what} without its original cost | ‹use|execute|activate› ‹a|1› [UB] ability of {What:what} without paying its ‹|original ›cost | ‹use|execute|activate› {What:what}'s [UB] ability without paying its ‹|original ›cost", Node: &ability.Act{Word: "unionburst"}},
		{ID: "evolve", NT: "effect", JA: "{What:what}は進化する | {What:o}進化させる | {What:what}も進化する", EN: "evolve {What:what}", Node: &ability.Act{Word: "evolve"}},
		{ID: "super-evolve", NT: "effect", JA: "{What:what}は超進化する | {What:o}超進化させる", EN: "super-evolve {What:what}", Node: &ability.Act{Word: "superevolve"}},
		{Quiet: true, ID: "union burst of it", NT: "effect", EN: "‹use|execute|activate› ‹one|1› of its [UB] abilities without paying its ‹|original ›cost", Node: &ability.Act{Word: "unionburst", What: ability.What{Ref: text.BindRef(text.SlotIt)}}},
		{ID: "transform", NT: "effect", JA: "{What:o}{Name:name}に変身させる | {What:what}は{Name:name}に変身する", EN: "transform {What:o} into {Name:name}", Node: &ability.Act{Word: "transform"}},
		{ID: "race", NT: "effect", JA: "{What:what}は出走する", EN: "race with {What:what}", Node: &ability.Act{Word: "race"}},
		{ID: "eat", NT: "effect", JA: "{What:what}は食事する", EN: "feed {What:what}", Node: &ability.Act{Word: "eat"}},
		{ID: "race times", NT: "effect", JA: "{What:what}は{N:num}回出走する", EN: "race {N:num} times with {What:what} | race {What:what} {N:num} times", Node: &ability.Act{Word: "race"}, Needs: hasTimes},
		{ID: "eat times", NT: "effect", JA: "{What:what}は{N:num}回食事する", EN: "feed {What:what} {N:num} times", Node: &ability.Act{Word: "eat"}, Needs: hasTimes},
		{ID: "operate", NT: "effect", JA: "{What:o}操縦する", EN: "operate {What:o}", Node: &ability.Act{Word: "operate"}},
		{ID: "drive check", NT: "effect", JA: "ドライブチェックを{N:num}回行う", EN: "do {N:nummany} drive check‹~s› | perform {N:nummany} drive check‹~s›", Node: &ability.Act{Word: "drivecheck"}},
		{ID: "equip", NT: "effect", JA: "{What:what}は{Name:name}‹|1つ|1枚›を装備する | {Name:name}‹|1つ|1枚›を{What:what}に装備する | {Name:name}‹|1つ|1枚›を{What:what}に装備させる", EN: "equip {What:what} with {Name:name}", Node: &ability.Act{Word: "equip"}},
		{ID: "has such equipment", NT: "cond3", JA: "{Ref:ref}が{Of.Rel.0.In+:npraw}を装備している", EN: "{Ref:ref} is equipped with {Of.Rel.0.In+:anpraw}", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Rel: []ability.Rel{{Kind: ability.Holds, In: &ability.Filter{Zone: []ability.Zone{ability.Equipment}}}}}}, Needs: func(v any) bool {
			f := v.(ability.Cond).Of.Rel[0].In // 14.5.2.1
			return f.Kind == 0 && len(f.Has) > 0 && f.Who == (ability.Who{}) && len(f.Zone) == 1
		}},
		{ID: "has equipment", NT: "cond3", JA: "{Ref:ref}がイクイップメントを装備している | {Ref:ref}が装備している", EN: "{Ref:ref} is equipped", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Equipped}}}},
		{Quiet: true, ID: "neither this nor named", NT: "mod", JA: "‹これ|このカード|このフォロワー›‹か|と|や›{Has.0.Value:name}以外の", Node: ability.Filter{Rel: []ability.Rel{{Kind: ability.Other, Of: text.ThisRef}}, Has: []ability.Prop{{Attr: ability.NameAttr, Not: true}}}},
		{ID: "ignores a keyword", NT: "effect", JA: "{What:what}は‹|相手の|相手の場の›{With.Has.0.Value:kw}‹|を持つフォロワー›を無視して攻撃できる", EN: "{What:what} may attack ignoring {With.Has.0.Value:kw}", Node: &ability.Rule{Verb: ability.AttackV, Mode: ability.Ignores, With: aKeyword()}},
		{Quiet: true, ID: "both together", NT: "cond1", JA: "{L.Of:npboth}の‹|数の|枚数の›合計が{R:num}{:ctr}以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}}},
		{Quiet: true, ID: "number of both names", NT: "expr", JA: "{Of.Who:poss}{Of.Zone.0:zone}の{Of.Or.0.Has.0.Value:name}{Of.Or.1.Has.0.Value:name}‹の数|の枚数|›の合計", Node: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{0}, Or: []ability.Filter{text.HasProp(ability.NameAttr), text.HasProp(ability.NameAttr)}}}},
		{Quiet: true, ID: "number of both sorts", NT: "expr", JA: "{Of:npboth}の‹|数の|枚数の›合計", Node: ability.Amount{Op: ability.CountOf}},
		{ID: "paying points", NT: "sentence", JA: "‹自分の|›PPを{Cost.0.N:num}支払って‹|も›よい", EN: "you may pay {Cost.0.N:costnum}", Node: text.Clause{Cost: []ability.Cost{{Res: ability.PP}}}},
		{ID: "paying evolution points", NT: "sentence", JA: "‹自分の|›EPを{Cost.0.N:num}支払って‹|も›よい", EN: "you may ‹pay|spend› {Cost.0.N:num} EP", Node: text.Clause{Cost: []ability.Cost{{Res: ability.EP}}}},
	}
}

// copies says how many of a card a deck may have. 6.1.1.4
func copies(id, ja, en string, in ...ability.Zone) text.Row {
	const many = "に{Args.0:num}枚‹まで入れることができる|まで入れられる|しか入れることができない|しか入れられない›"
	return text.Row{ID: id, NT: "construct", JA: "これは" + ja + many, EN: "you can include up to {Args.0:num} of this in " + en + " | you ‹may|can› put up to {Args.0:num} of this‹| card› into " + strings.NewReplacer("a deck", "your deck", "an ", "your ").Replace(en) + " | you ‹may|can› ‹have|include› up to {Args.0:num} ‹copy|copies› of this card in " + strings.NewReplacer("a deck", "your deck", "an ", "your ").Replace(en), Node: ability.Ability{Kind: ability.Construction, Word: "copies", Args: []ability.Amount{{}}, Works: in}}
}

// manyTimes: more often than once, which has words of its own.
func manyTimes(v any) bool {
	c := v.(ability.Cond)
	return c.N > 1 && text.Wordless(c)
}

// inNumbers: of what came to be in all, some of it.
func inNumbers(v any) bool { return v.(ability.Cond).N > 0 }

// aKeyword is what has a keyword.
func aKeyword() *ability.Filter {
	f := text.HasProp(ability.KeywordAttr)
	return &f
}

// hasTimes: how often it is done is said.
func hasTimes(v any) bool { return !text.Equal(v.(*ability.Act).N, ability.Amount{}) }

// inWords: a number that is said in words, in 「」; as many PP as there may be are all.
func inWords(v any) bool {
	n := v.(*ability.Change).N
	return n.Op != ability.Const && n.Stat != ability.PlayerMaxPP
}

// notInHand is where else cards can be played from.
var notInHand = []ability.Zone{ability.Deck, ability.Discards, ability.EX, ability.EvolveDeck, ability.Removed}

// nameWith is a name that contains something.
func nameWith() ability.Filter {
	return ability.Filter{Has: []ability.Prop{{Attr: ability.NameAttr, Match: ability.Contains}}}
}

// ownLeader is one's own leader.
func ownLeader() ability.What {
	return ability.What{Sel: &ability.Selector{N: text.One(), Of: ability.Filter{Kind: ability.Leader, Zone: []ability.Zone{ability.LeaderArea}, Who: text.Who(ability.You)}}}
}

// oneStack takes one counter off an amulet with スタック. 13.3.3
func oneStack() *ability.Mark {
	amulet := text.HasProp(ability.KeywordAttr)
	amulet.Has[0].Value = "stack"
	amulet.Kind, amulet.Zone, amulet.Who = ability.Amulet, []ability.Zone{ability.Field}, text.Who(ability.You)
	return &ability.Mark{What: ability.What{Sel: &ability.Selector{N: text.One(), Of: amulet}}, Name: "スタック", N: ability.N(1), Remove: true}
}

// fromGrave: cards are played from the hand and the EX area without saying so.
func fromGrave(v any) bool { return v.(*ability.Rule).With.Zone[0] == ability.Discards }

// makeInEither makes a token on the field or in the EX area, as its player wants.
func makeInEither() *ability.Try {
	in := func(z ability.Zone) []ability.Effect {
		return []ability.Effect{&ability.Make{To: ability.Place{Zone: z, Who: text.Who(ability.You)}, Bind: text.SlotNew}}
	}
	return &ability.Try{Who: text.Who(ability.You), May: true, Do: in(ability.Field), Else: in(ability.EX)}
}

// counting says what counts too where an icon asks how much there is.
func counting(word string) text.Clause {
	return text.Clause{Do: []ability.Effect{&ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.CountedV, Mode: ability.May, Name: word}}}
}

// countsToo tells whether an ability says so.
func countsToo(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		r, is := e.(*ability.Rule)
		found = found || is && r.Verb == ability.CountedV
	})
	return found
}

// leaderOf is the leader of the master of what lies in a slot. 2.3.4
func leaderOf(slot uint8) ability.Filter {
	return ability.Filter{Kind: ability.Leader, Who: ability.Who{Side: ability.MasterOf, Of: text.BindRef(slot)}}
}

// ofEitherName makes so many tokens of one name, or as many of another: of how many is said of each. The field and the EX area have room for
// five. 4.4.4.1, 4.8.3.1
func ofEitherName() (rows []text.Row) {
	for n := int32(2); n <= 5; n++ {
		for _, to := range []struct {
			of, ja, en, said string
			zone             ability.Zone
		}{{"‹体|枚|つ›", "を‹場に|›出す", " onto your field", "summon ", ability.Field}, {"‹枚|体|つ›", "をEXエリアに置く", " into your EX area", "", ability.EX}} {
			many, either := strconv.Itoa(int(n)), made(to.zone)
			either.N, either.Or = ability.N(n), []string{""}
			en := "put " + many + " {Name:name} or " + many + " {Or.0:name}" + to.en
			for _, verb := range []string{"put ", to.said} {
				if behind := to.en; verb != "" {
					if verb == to.said {
						behind = ""
					}
					en += " | " + verb + many + " {Name:plainname} or ‹|" + many + " ›{Or.0:plainname} tokens" + behind
				}
			}
			rows = append(rows, text.Row{ID: "so many of either name" + to.en + " " + many, NT: "effect", JA: "{Name:name}" + many + to.of + "か{Or.0:name}" + many + to.of + to.ja, EN: en, Node: either})
		}
	}
	return rows
}
