package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// sveOwn are the rows that only Shadowverse EVOLVE has.
func sveOwn() []text.Row {
	return []text.Row{
		{Quiet: true, ID: "plain stats", NT: "effect", JA: "{What:what}は{Op:pm}{N:num}/{Also.0.Op:pm}{Also.0.N:num}する | {What:what}に{Op:pm}{N:num}/{Also.0.Op:pm}{Also.0.N:num}する | {What:what}を{Op:pm}{N:num}/{Also.0.Op:pm}{Also.0.N:num}する", EN: "{What:what} ‹gets~get› {Op:pm}{N:num}/{Also.0.Op:pm}{Also.0.N:num}",
			Node: &ability.Change{Stat: ability.Attack, Also: []ability.StatOp{{Stat: ability.LifeStat}}}},
		{Quiet: true, ID: "leader recovers", NT: "effect", JA: "{What:what}の体力を{N:num}回復する | {What:what}を{N:num}回復する", Node: &ability.Change{Stat: ability.LifeStat}},
		{ID: "attack name", NT: "statname", JA: "攻撃力 | [攻撃力]", EN: "attack", Node: ability.Attack},
		{ID: "life name", NT: "statname", JA: "体力 | [体力]", EN: "life", Node: ability.LifeStat},
		{ID: "recover own PP", NT: "effect", JA: "自分のPPを{N:num}回復する | PPを{N:num}回復する", EN: "recover {N:num} PP", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerPP}},
		{ID: "recover all PP", NT: "effect", JA: "自分のPPをすべて回復する | PPをすべて回復する", EN: "recover all PP", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerPP, N: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerMaxPP, Who: text.Who(ability.You)}}},
		{ID: "recover as many PP", NT: "effect", JA: "自分のPPを「{N:expr}」回復する | PPを「{N:expr}」回復する", EN: "recover PP equal to {N:expr}", Node: &ability.Change{What: ability.What{Who: text.Who(ability.You)}, Stat: ability.PlayerPP}, Needs: inWords},
		{ID: "recover PP", NT: "effect", JA: "{What.Who:poss}PPを{N:num}回復する", EN: "{What.Who:poss}PP recovers by {N:num}", Node: &ability.Change{Stat: ability.PlayerPP}, Needs: text.OfOther},
		{ID: "max PP", NT: "playerstat", JA: "PP最大値 | PPの最大値", EN: "max PP", Node: ability.PlayerMaxPP},
		{ID: "PP", NT: "playerstat", JA: "PP", EN: "PP", Node: ability.PlayerPP},
		{ID: "EP", NT: "playerstat", JA: "EP", EN: "EP", Node: ability.PlayerEP},
		{ID: "SEP", NT: "playerstat", JA: "SEP", EN: "SEP", Node: ability.PlayerSEP},
		{ID: "more modes", NT: "effect", JA: "{Of.Who:player}は1つ以上の選択肢をチョイスする際、代わりに好きな数チョイスする", EN: "whenever {Of.Who:player} choose‹s~› 1 or more modes, choose any number instead", Node: &ability.Instead{Of: ability.Event{Verb: ability.ModesV}, Op: ability.Set, N: &ability.Amount{Op: ability.Inf}}},
		{ID: "points", NT: "cost", JA: "{0.N:costnum}", EN: "{0.N:costnum}", Node: []ability.Cost{{Res: ability.PP}}},

		{ID: "is evolved", NT: "cond3", JA: "{Ref:ref}が進化‹している|後である›", EN: "{Ref:ref} is evolved", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Evolved}}}},
		{ID: "not evolved", NT: "cond3", JA: "{Ref:ref}が進化していない", EN: "{Ref:ref} is not evolved", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Not: []ability.State{ability.Evolved}}}},
		{ID: "life went down", NT: "cond3", JA: "このターン‹、|中に|中、|に›{On.Who:poss}リーダーの体力が減少してい‹た|る›", EN: "{On.Who:poss}leader's life went down this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeDown}}, Needs: text.Wordless},
		{ID: "was fused", NT: "cond3", JA: "{Ref:ref}が融合してい‹た|る›", EN: "{Ref:ref} was fused", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Fused}}}},
		{ID: "is boxed", NT: "cond1", JA: "{Ref:ref}が【箱詰め】状態", EN: "{Ref:ref} is boxed", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Boxed}}}},
		{Quiet: true, ID: "this was fused", NT: "cond3", JA: "融合してい‹た|る›", Node: ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Fused}}}},
		{Quiet: true, ID: "after evolution", NT: "cond1", JA: "{Ref:ref}が進化後", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Evolved}}}},
		{ID: "life went up", NT: "cond3", JA: "このターン‹、|中に|中、|に›{On.Who:poss}リーダーの体力が‹増加|回復›してい‹た|る›", EN: "{On.Who:poss}leader's life went up this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeUp}}},
		{ID: "is super-evolved", NT: "cond3", JA: "{Ref:ref}が超進化している", EN: "{Ref:ref} is super-evolved", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.SuperEvolved}}}},
		{ID: "times life went down", NT: "expr", JA: "このターン‹中に|、|に›{On.Who:poss}リーダーの体力が減少した回数", EN: "how often {On.Who:poss}leader's life went down this turn", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.LifeDown}}},

		{ID: "gains drive", NT: "event", JA: "{Subj:fieldnp}が‹ドライブ|【ドライブ】›を‹得|獲得し›た", EN: "{Subj:fieldnp} ‹gains~gain› drive", Node: ability.Event{Verb: ability.GainedDrive}, Needs: text.WordlessEvent},
		{ID: "fights it", NT: "event", JA: "{Subj:fieldnp}が{Obj:np}と交戦した", EN: "{Subj:fieldnp} ‹fights~fight› {Obj:anp}", Node: ability.Event{Verb: ability.Engaged}},
		{Quiet: true, ID: "as it fights", NT: "events", JA: "{0.Subj:fieldnp}が交戦するとき", Node: []ability.Event{{Verb: ability.Engaged}}},
		{ID: "life down", NT: "event", JA: "{Who:poss}リーダーの体力が減少した", EN: "{Who:poss}leader's life goes down", Node: ability.Event{Verb: ability.LifeDown}},
		{ID: "life up", NT: "event", JA: "{Who:poss}リーダーの体力が‹増加|回復›した | {Who:poss}リーダーの体力が増えた", EN: "{Who:poss}leader's life goes up", Node: ability.Event{Verb: ability.LifeUp}},
		{ID: "fuses", NT: "event", JA: "{Who:player}が{Subj:npraw}を融合した", EN: "{Who:player} fuse‹s~› {Subj:anpraw}", Node: ability.Event{Verb: ability.FusedWith}},
		{ID: "some fuses", NT: "event", JA: "{Subj:npraw}を融合した", EN: "{Subj:anpraw} is used for a fusion", Node: ability.Event{Verb: ability.FusedWith}},
		{ID: "bursts", NT: "event", JA: "{Subj:fieldnp}が[UB]能力を発動した", EN: "a [UB] ability of {Subj:fieldnp} is used", Node: ability.Event{Verb: ability.BurstV}},
		{ID: "equipped", NT: "event", JA: "これを装備した | これが装備された", EN: "this is equipped", Node: ability.Event{Verb: ability.EquippedV, Obj: text.ThisFilter()}},
		{ID: "equips", NT: "event", JA: "{Subj:fieldnp}が装備した", EN: "{Subj:fieldnp} ‹equips~equip› something", Node: ability.Event{Verb: ability.EquippedV}, Needs: func(v any) bool { return v.(ability.Event).Obj == nil }},
		{ID: "equips it", NT: "event", JA: "{Subj:fieldnp}が{Obj:npraw}を装備した | {Subj:fieldnp}に{Obj:npraw}が装備された", EN: "{Subj:fieldnp} ‹equips~equip› {Obj:anpraw}", Node: ability.Event{Verb: ability.EquippedV}},
		{ID: "triggered", NT: "event", JA: "{Who:player}がトリガーした", EN: "{Who:player} trigger‹s~›", Node: ability.Event{Verb: ability.DriveTriggered}},

		{ID: "this follower", NT: "ref", JA: "このフォロワー", EN: "this follower", Node: ability.Ref{Kind: ability.This, As: ability.Follower}}, // SVE 5.25.3.1
		{Quiet: true, ID: "leaders by side", NT: "npfull", JA: "相手リーダー | 相手プレイヤーのリーダー", Node: ability.Filter{Kind: ability.Leader, Who: text.Who(ability.Opponent)}},
		{Quiet: true, ID: "both leaders", NT: "npfull", JA: "自分と相手のリーダー | 相手と自分のリーダー", Node: ability.Filter{Kind: ability.Leader, Who: text.Who(ability.Each)}},
		{ID: "its leader", NT: "npfull", JA: "そのリーダー", Node: ability.Filter{Kind: ability.Leader, Who: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}}},
		{Quiet: true, ID: "moved followers", NT: "expr", JA: "‹これにより|これによって|›" + text.DidTo + "フォロワーの数", Node: ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved), Of: &ability.Filter{Kind: ability.Follower}}},
		{Quiet: true, ID: "per one follower moved", NT: "s5", JA: "‹これにより|これによって|›" + text.DidTo + "フォロワー1体につき‹、|›{+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.NumberIn, Ref: text.BindRef(text.SlotMoved), N: 1, Of: &ability.Filter{Kind: ability.Follower}}}},
		{ID: "fuse", NT: "fuse", JA: "{0.Do.What.Sel.Of:npraw}{0.Do.What.Sel.N:count}", EN: "{0.Do.What.Sel.N:count} {0.Do.What.Sel.Of:npraw}", Node: []ability.Cost{{Do: &ability.Act{Word: "fuse", What: ability.What{Sel: &ability.Selector{}}}}}},
		{ID: "its attack", NT: "refstat", JA: "攻撃力", EN: "attack", Node: ability.Attack},
		{ID: "its life", NT: "refstat", JA: "体力", EN: "life", Node: ability.LifeStat},
		{ID: "lesson", NT: "cost", JA: "{0.Do.What.Sel.N.N:lesson}", EN: "{0.Do.What.Sel.N.N:lesson}", Node: []ability.Cost{{Do: lessonMove()}}},
		{Quiet: true, ID: "stack up", NT: "effect", JA: "【スタック】を+{N:num}する", EN: "[stack] +{N:num}", Node: &ability.Mark{What: stackCard(), Name: stackCounter}},
		{ID: "this amulet", NT: "ref", JA: "このアミュレット", EN: "this amulet", Node: ability.Ref{Kind: ability.This, As: ability.Amulet}},

		{ID: "points more", NT: "sentence", JA: "これをプレイする際、追加‹コストとして|で›{AddCost.0.N:costnum}を支払って‹よい|もよい›", EN: "as an optional additional cost to play this, pay {AddCost.0.N:costnum}", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Res: ability.PP}}}},
		{Quiet: true, ID: "paying points", NT: "sentence", JA: "‹自分の|›PPを{Cost.0.N:num}支払って‹|も›よい", Node: text.Clause{Cost: []ability.Cost{{Res: ability.PP}}}},
	}
}

// inWords: a number that is said in words, in 「」; as many PP as there may be are all.
func inWords(v any) bool {
	n := v.(*ability.Change).N
	return n.Op != ability.Const && n.Stat != ability.PlayerMaxPP
}
