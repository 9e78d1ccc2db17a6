package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// further are productions that are met on few cards of the game each.
func further() []text.Row {
	return []text.Row{
		{ID: "fed to race", NT: "effect", JA: "食事することで‹、|›{Do.0.What=Then.0.What:what}は出走する | {Do.0.What=Then.0.What:what}は食事することで‹、|›出走する", EN: "feed {Do.0.What=Then.0.What:what} to race with ‹it|them›", Quiet: true, Node: &ability.Try{Who: text.Who(ability.You), Do: []ability.Effect{&ability.Act{Word: "eat"}}, Then: []ability.Effect{&ability.Act{Word: "race"}}}, Needs: func(v any) bool {
			return v.(*ability.Try).Do[0].(*ability.Act).What.Sel == nil // each eats for itself
		}},
		{ID: "discard down to", NT: "effect", JA: "{What.Sel.N.N.Args.0.Of.Who=What.Sel.Of.Who:poss}手札が{What.Sel.N.N.Args.1:num}枚になるように‹|、›‹手札を|自分の手札を|自身の手札を|›捨てる | {What.Sel.N.N.Args.0.Of.Who=What.Sel.Of.Who:poss}手札を{What.Sel.N.N.Args.1:num}枚になるように捨てる",
			EN: "discard from {What.Sel.N.N.Args.0.Of.Who=What.Sel.Of.Who:poss}hand down to {What.Sel.N.N.Args.1:ncard}", Node: downTo()},
		{Quiet: true, ID: "made of so many", NT: "effect", JA: "{Name:name}1‹枚|体|つ›と{Or.0:name}1‹枚|体|つ›の中から‹、|›1‹枚|体|つ›を‹自分の|›場に出す", Node: &ability.Make{To: ability.Place{Zone: ability.Field, Who: text.Who(ability.You)}, N: ability.N(1), Bind: text.SlotNew, Or: []string{""}}},
		{Quiet: true, ID: "this and tokens kept", NT: "chain", JA: "これと{1.Name:name}{1.N:num}‹枚|体|つ›をEXエリアに置く", Node: []ability.Effect{&ability.Move{What: ability.What{Ref: text.ThisRef}, To: text.At(ability.EX)}, &ability.Make{To: ability.Place{Zone: ability.EX, Who: text.Who(ability.You)}, Bind: text.SlotNew}}},
		{Quiet: true, ID: "evolve cost of some", NT: "effect", JA: "{What:topic}の[進化]コストを{Op:pm}{N:num}する", Node: &ability.CostChange{Verb: ability.Evolves}},
		{Quiet: true, ID: "evolve cost per one", NT: "sentence", JA: "{Do.0.What:evolvecost}{Per.Of:np}1{:ctr}につき‹、|›{Do.0.Op:pm}{Do.0.N:num}‹する|される›", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Evolves}}}},
		{Quiet: true, ID: "evolve cost of some set", NT: "effect", JA: "{What:topic}の[進化]コストを{N:num}にする", Node: &ability.CostChange{Verb: ability.Evolves, Op: ability.Set}},
		{Quiet: true, ID: "evolve cost if", NT: "s2", JA: "{Do.0.What:evolvecost}{If:nara}‹、|›{Do.0.Op:pm}{Do.0.N:num}‹される|する›", Node: text.Clause{Do: []ability.Effect{&ability.CostChange{Verb: ability.Evolves}}}, Needs: asks},
		{ID: "room in the EX area", NT: "cond3", JA: "自分のEXエリアに空きがある", EN: "there is room in your EX area", Node: ability.Cond{Op: ability.Compare, L: *exRoom(), R: ability.N(1)}},
		{Quiet: true, ID: "this among them all", NT: "selb", JA: "これを含む{Of:np}すべて", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: func(v any) bool { f := v.(ability.Selector).Of; return f.Ref == (ability.Ref{}) && len(f.Rel) == 0 }},
		{Quiet: true, ID: "in both zones together", NT: "cond1", JA: "{L.Of:nptwo}の‹|数の|枚数の›合計が{R:num}{:ctr}以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}}},
		{Quiet: true, ID: "in both zones together at most", NT: "cond1", JA: "{L.Of:nptwo}の‹|数の|枚数の›合計が{R:num}{:ctr}以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}}},
		{Quiet: true, ID: "you play one of yours", NT: "event", JA: "自分の{Subj:npraw}をプレイした", Node: ability.Event{Verb: ability.Played, Who: text.Who(ability.You)}, Needs: text.Nowhere},
		{Quiet: true, ID: "takes no damage by abilities", NT: "effect", JA: "{What:what}は能力に‹よって|より›ダメージを受けない", Node: &ability.Rule{Verb: ability.TakeDamage, Kind: ability.AbilityDamage}},
		{ID: "until the EX area is full", NT: "sentence", JA: "これを‹|自分の›EXエリアが‹上限|いっぱい›になるまで‹くり返す|繰り返す›", EN: "repeat this until your EX area is full | repeat until your EX area is full", Node: text.Clause{Again: exRoom()}},
		{ID: "make until the EX area is full", NT: "effect", JA: "‹自分の|›EXエリアが‹上限|いっぱい›になるまで‹、|›{Name:name}をEXエリアに置く | ‹自分の|›EXエリアが‹上限|いっぱい›になるまで‹、|›{Name:name}を置く | {Name:name}‹1枚|›を‹、|›‹自分の|›EXエリアが‹上限|いっぱい›になるまで‹、|›‹EXエリアに|›置く", EN: "put {Name:name} into your EX area until it is full | put {Name:name}‹| token| tokens› into your EX area until ‹it|your EX area› is full | fill your EX area with {Name:name}‹| token| tokens›",
			Node: &ability.Make{To: ability.Place{Zone: ability.EX, Who: text.Who(ability.You)}, N: *exRoom(), Bind: text.SlotNew}},
		{Quiet: true, ID: "bury another token", NT: "cost", JA: "他の{0.Do.What.Sel.Of+:named}{0.Do.What.Sel.N:count}‹を|›墓場に置く", Node: []ability.Cost{{Do: &ability.Move{What: ability.What{Sel: &ability.Selector{Of: otherOnField()}}, To: text.At(ability.Discards)}}}},
		{Quiet: true, ID: "on its player's field", NT: "mod", JA: "それの場の", Node: ability.Filter{Zone: []ability.Zone{ability.Field}, Who: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}}},
		{ID: "original costs differ", NT: "joint", JA: "元のコスト‹の|が›異なる", EN: "with different original costs", Node: ability.Selector{Distinct: ability.FirstCost}},
		{ID: "original costs apart", NT: "jointly", JA: "元のコストが‹|すべて|それぞれ|互いに›異なるように", Node: ability.Selector{Distinct: ability.FirstCost}},
		{ID: "in one's turn only", NT: "sentence", JA: "この能力は‹|、›{Needs.Who:poss}ターン‹|中›‹に|›‹しか使えない|のみ使える|だけ使える›", EN: "this ability can be used only during {Needs.Who:poss}turn", Node: text.Clause{Needs: &ability.Cond{Op: ability.TurnOf}}},
		{ID: "paid with such", NT: "cond3", JA: "これをプレイする際‹に|、|の追加コストとして|、追加コストとして›‹|自分の›{Of:npraw}を‹|場から|手札から|墓場から|EXエリアから›‹捨て|墓場に置い|消滅させ|手札に戻し›てい‹た|る›", EN: "{Of:anpraw} was used for the additional cost to play this | you ‹discarded|buried|banished|returned› {Of:anpraw} ‹as you play|to play|when you played› this‹| card| follower| spell| amulet›", Node: ability.Cond{Op: ability.Is, Ref: ability.Ref{Kind: ability.Paid, Slot: 1}}, Needs: movedOn},
		{Quiet: true, ID: "paid in a row", NT: "cost", JA: "{0.Do:effectR}‹|、›{1.Do:effectC}", Node: []ability.Cost{{}, {}}, Needs: bothMoves},
		{Quiet: true, ID: "such a one fed to race", NT: "effect", JA: "食事することで‹、|›その{:trait}フォロワーは出走する", Node: &ability.Try{Who: text.Who(ability.You), Do: []ability.Effect{&ability.Act{Word: "eat", What: ability.What{Ref: text.BindRef(text.SlotIt)}}}, Then: []ability.Effect{&ability.Act{Word: "race", What: ability.What{Ref: text.BindRef(text.SlotIt)}}}}},
		{ID: "cheaper for a lesson", NT: "sentence", JA: "これをプレイする際、{AddCost.0.Do.What.Sel.N.N:lesson}：コストを-{AddCost.0.Less:int}する", EN: "as you play this, you may {AddCost.0.Do.What.Sel.N.N:lesson} for it to cost {AddCost.0.Less:int} less", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Do: lessonMove()}}}, Needs: saves},
		{Quiet: true, ID: "cheaper for so many stacks", NT: "sentence", JA: "これをプレイする際、【土の秘術_{AddCost.0.Do.N:num}】：コストを-{AddCost.0.Less:int}する", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Do: oneStack()}}}, Needs: saves},
		{Quiet: true, ID: "for so much for so many stacks", NT: "sentence", JA: "これをプレイする際、【土の秘術_{AddCost.0.Do.N:num}】：コストを{AddCost.0.Set:num}にする", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Do: oneStack()}}}},
		{ID: "cheaper for a stack", NT: "sentence", JA: "これをプレイする際、【土の秘術】：コストを-{AddCost.0.Less:int}する", EN: "as you play this, you may use [earth rite] for it to cost {AddCost.0.Less:int} less", Node: text.Clause{AddCost: []ability.Cost{{Mode: ability.Optional, Do: oneStack()}}}, Needs: saves},
		{ID: "bursts this turn", NT: "cond3", JA: "‹|これを含めず、›このターン‹中に|、|に›{L.On.Who:poss}[UB]能力が{R:num}回以上発動してい‹た|る›", EN: "{L.On.Who:poss}[UB] abilities were used {R:num} times or more this turn | {L.On.Who:poss}[UB] abilities ‹|have |were |have been ›‹executed|used|activated› at least {R:num} ‹|other ›times this turn", Node: ability.Cond{Op: ability.Compare, L: bursts()}},
		{ID: "put in by", NT: "cond3", JA: "{On.Subj.Ref:ref}が{On.By:npraw}の能力に‹よって|より›場に出てい‹た|る›", EN: "an ability of {On.By:anpraw} put {On.Subj.Ref:ref} onto the field | {On.Subj.Ref:ref} was ‹put onto the field|put onto your field|summoned› by an ability of {On.By:anpraw} | {On.Subj.Ref:ref} was ‹put onto the field|put onto your field|summoned› by {On.By:anpraw}'s ability", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}, By: &ability.Filter{}}}},
		{ID: "attack damage to leaders", NT: "dmg", JA: "リーダーへの攻撃ダメージ | 「リーダーへの攻撃ダメージ」", EN: "attack damage on leaders", Node: ability.LoneDamage},
		{ID: "attack and combat damage", NT: "dmg", JA: "「攻撃ダメージ」と「交戦ダメージ」 | 「リーダーへの攻撃ダメージ」と「交戦ダメージ」 | ‹|リーダーへの›攻撃ダメージと交戦ダメージ", EN: "attack damage and combat damage", Node: ability.BlowDamage}, // 5.14.3.2: on what fights back it is combat damage
		{ID: "draws in the start phase alone", NT: "sentence", JA: "{Do.0.What.Who:player}‹|すべて›は‹、|›スタートフェイズ以外で‹|は›‹カードを|›‹引けない|引くことができない›", EN: "{Do.0.What.Who:player} cannot draw ‹cards|a card|any cards› ‹outside|outside of|except during› ‹the|their› start phase",
			Node: text.Clause{While: true, If: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.TurnOf, Phase: ability.StartPhase}}}, Do: []ability.Effect{&ability.Rule{Verb: ability.Drew}}}}, // 7.2.4
		{Quiet: true, ID: "also named, by itself", NT: "construct", JA: "{Do.0.Props.0.Value:name}でもある", Node: ability.Ability{Kind: ability.Static, Do: []ability.Effect{&ability.Give{What: ability.What{Ref: text.ThisRef}, Props: []ability.Prop{{Attr: ability.NameAttr}}}}}},
		{ID: "instead three parts", NT: "s3i", JA: "{Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}/{Do.0.Also.0.Stat:staticon}{Do.0.Also.0.Op:pm}{Do.0.Also.0.N:num}して‹、|›{Do.1.Words:kws}とこのターン、「{Do.2.Quoted:quoted}」を持つ",
			EN: "get {Do.0.Stat:staticon}{Do.0.Op:pm}{Do.0.N:num}/{Do.0.Also.0.Stat:staticon}{Do.0.Also.0.Op:pm}{Do.0.Also.0.N:num}, {Do.1.Words:kws} and, this turn, “{Do.2.Quoted:quoted}”", Node: text.Clause{Do: []ability.Effect{&ability.Change{Also: []ability.StatOp{{}}}, &ability.Give{}, &ability.Give{For: ability.Time{Until: ability.EndOfTurn}}}}},
		{ID: "took damage", NT: "mod", JA: "このターン‹中に|中|に›{Rel.0.On.Kind:dmg}を受けた", EN: "… that took {Rel.0.On.Kind:dmg} this turn", Node: ability.Filter{Rel: []ability.Rel{{Kind: ability.Met, On: &ability.Event{Verb: ability.TakeDamage}}}}},
		{ID: "took damage from", NT: "mod", JA: "このターン‹中に|中|に›{Rel.0.On.Subj.Who:poss}{Rel.0.On.Subj+:npraw}から{Rel.0.On.Kind:dmg}を受けた", EN: "… that took {Rel.0.On.Kind:dmg} from {Rel.0.On.Subj.Who:poss}{Rel.0.On.Subj+:npraw} this turn", Node: ability.Filter{Rel: []ability.Rel{{Kind: ability.Met, On: &ability.Event{Verb: ability.DealtDamage, Subj: &ability.Filter{}}}}}},
		{Quiet: true, ID: "for each set of two names", NT: "s5", JA: "{Per.Args.0.Args.0.Of.Who=Per.Args.1.Args.0.Of.Who:poss}{Per.Args.0.Args.0.Of.Zone.0=Per.Args.1.Args.0.Of.Zone.0:zone}の{Per.Args.0.Args.0.Of.Has.0.Value:name}と{Per.Args.1.Args.0.Of.Has.0.Value:name}‹、|›各{Per.Args.0.Args.1.N=Per.Args.1.Args.1.N:int}枚{Per.N:int}組につき‹、|›{+:s6}", Node: text.Clause{Per: setsOfTwo()}, Needs: func(v any) bool { return v.(text.Clause).Per.N > 0 && v.(text.Clause).Per.Args[0].Args[1].N > 0 }},
		{ID: "sets of two names", NT: "expr", JA: "{Args.0.Args.0.Of.Who=Args.1.Args.0.Of.Who:poss}{Args.0.Args.0.Of.Zone.0=Args.1.Args.0.Of.Zone.0:zone}の{Args.0.Args.0.Of.Has.0.Value:name}と{Args.1.Args.0.Of.Has.0.Value:name}各{Args.0.Args.1.N=Args.1.Args.1.N:int}枚の組の数",
			EN: "the number of sets of {Args.0.Args.1.N=Args.1.Args.1.N:int} each of {Args.0.Args.0.Of.Has.0.Value:name} and {Args.1.Args.0.Of.Has.0.Value:name} in {Args.0.Args.0.Of.Who=Args.1.Args.0.Of.Who:poss}{Args.0.Args.0.Of.Zone.0=Args.1.Args.0.Of.Zone.0:zone}", Node: *setsOfTwo(), Needs: func(v any) bool { return v.(ability.Amount).Args[0].Args[1].N > 0 }},
		{ID: "no leader while there is a follower to attack", NT: "effect", JA: "{What.Sel.Of+:np}すべては‹、|›フォロワー‹へ|を|に›攻撃できる‹なら|場合›‹、|›‹|相手の›リーダーを攻撃できない", EN: "all {What.Sel.Of+:nps} cannot attack leaders if able to attack a follower", Node: &ability.Rule{Verb: ability.AttackV, With: &ability.Filter{Kind: ability.Leader, Zone: []ability.Zone{ability.LeaderArea}},
			What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Is: []ability.State{ability.FoeInReach}}}}}},
		{Quiet: true, ID: "this is of a kind", NT: "effect", JA: "これは{Kinds:kind}である", EN: "this is ‹a|an› {Kinds:kind}", Node: &ability.Give{What: ability.What{Ref: text.ThisRef}}, Needs: func(v any) bool { // its kind is changed; of what it is besides, でもある is said. 5.25.2
			k := v.(*ability.Give).Kinds
			return k == ability.Follower || k == ability.Amulet
		}},
		{ID: "put up to so many counters", NT: "effect", JA: "{What:what}に{Name:ctrname}カウンター{N:num}‹個|つ›まで‹|を›置く | {What:what}に{Name:ctrname}カウンターを{N:num}‹個|つ›まで置く", EN: "put up to {N:num} {Name:ctrname} counter‹s~› on {What:what}", Node: &ability.Mark{UpTo: true}},
		{ID: "so many counters at most", NT: "effect", JA: "{What:what}に{Name:ctrname}カウンターは{N:num}‹個|つ›まで‹置ける|置くことができる› | {What:what}に{Name:ctrname}カウンターは{N:num}‹個|つ›までしか‹置けない|置くことができない› | {What:what}の{Name:ctrname}カウンターは{N:num}‹個|つ›‹まで|が上限である›", EN: "{What:what} can have up to {N:num} {Name:ctrname} counters", Node: &ability.Rule{Verb: ability.CounterPut, Mode: ability.May}},
		{ID: "comes with counters", NT: "effect", JA: "{What:what}は{Name:ctrname}カウンター{N:num}‹個|つ›‹を|が›‹置いて|置いた状態で|置かれた状態で|乗せて|乗せた状態で|持って|持った状態で›場に出る | {What:what}は{Name:ctrname}カウンター‹を|が›{N:num}‹個|つ›‹置いて|置いた状態で|置かれた状態で|乗せて|乗せた状態で›場に出る", EN: "{What:what} ‹enters~enter› the field with {N:nummany} {Name:ctrname} counter‹~s›‹| on it›", Node: &ability.Rule{Verb: ability.CounterPut, Mode: ability.Must, N: &ability.Amount{}}, Needs: func(v any) bool {
			w := v.(*ability.Rule).What
			return w.Sel == nil && (w.Ref == (ability.Ref{}) || w.Ref.Kind == ability.This)
		}},
		{ID: "comes acted", NT: "effect", JA: "{What:what}はアクト状態で場に出る", EN: "{What:what} ‹enters~enter› the field acted | {What:what} ‹is|are› put onto ‹the|your|their› field acted | {What:what} ‹comes|come› ‹into play|onto the field› acted | {What:what} ‹enters|enter› play acted",
			Node: &ability.Rule{Verb: ability.ActedV, Mode: ability.Must}, Needs: func(v any) bool {
				w := v.(*ability.Rule).What
				return w.Sel == nil && (w.Ref == (ability.Ref{}) || w.Ref.Kind == ability.This) || w.Sel != nil && ofAll(v)
			}},
		{ID: "this and your leader, of damage", NT: "fwhat", JA: "これと自分のリーダー", EN: "this and your leader | ‹this|this follower|this card› ‹or|and› your leader | your leader ‹or|and› ‹this|this follower|this card›", Node: thisAndLeader()},
		{Quiet: true, ID: "its own cost, for a time", NT: "s4", JA: "{For:span}、‹|自分が›これをプレイする際‹、|›コストを{Do.0.Op:pm}{Do.0.N:num}する", Node: text.Clause{Do: []ability.Effect{&ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played}}}},
		{Quiet: true, ID: "its own cost becomes, for a time", NT: "s4", JA: "{For:span}、‹|自分が›これをプレイする際‹、|›コストを{Do.0.N:num}にする", Node: text.Clause{Do: []ability.Effect{&ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played, Op: ability.Set}}}},
		{ID: "next time it is played, cost set", NT: "effect", JA: "次に‹|自分が›「{What.Ref:ref}」をプレイする際‹、|›コストを{N:num}にする", EN: "the next time you play {What.Ref:ref}, it costs {N:num}", Node: &ability.CostChange{Op: ability.Set, Verb: ability.Played, Next: true}, Needs: playedLater},
		{ID: "next time it is played, cost changed", NT: "effect", JA: "次に‹|自分が›「{What.Ref:ref}」をプレイする際‹、|›コストを{Op:pm}{N:num}する", EN: "the next time you play {What.Ref:ref}, it costs {Op:pm}{N:num}", Node: &ability.CostChange{Verb: ability.Played, Next: true}, Needs: playedLater},
		{ID: "turn player's", NT: "poss", JA: "ターンプレイヤーの", EN: "the turn player's ", Node: text.Who(ability.TurnPlayer)},                                                                                              // 7.1.1
		{ID: "turn player", NT: "s6", JA: "ターンプレイヤーは‹、|›{Do.0:effect}", EN: "the turn player {Do.0:effect3}", Node: text.Clause{Actor: text.Who(ability.TurnPlayer), Do: []ability.Effect{nil}}, Needs: text.Actable}, // 7.1.1
		{ID: "damage dealt by this and a name there", NT: "effect", JA: "自分の場のこれと{Of.Subj.Or.1.Has.0.Value:name}が与える{Of.Kind:dmg}‹を|は›{Op:pm}{N:num}‹する|される›", EN: "{Of.Kind:dmg} dealt by this and {Of.Subj.Or.1.Has.0.Value:name} on your field changes by {Op:pm}{N:num}", Node: &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Subj: thisAndNamed()}}},
		{ID: "turned up in the evolve deck", NT: "np", JA: "{Who:poss}エボルヴデッキに表向きで置いた{+:npraw} | {Who:poss}エボルヴデッキに表向きで置かれている{+:npraw}", Node: ability.Filter{Zone: []ability.Zone{ability.EvolveDeck}, Is: []ability.State{ability.FaceUp}}, Quiet: true},
	}
}

// setsOfTwo is of how many sets of so many each there are enough cards of two names.
func setsOfTwo() *ability.Amount {
	of := func() ability.Amount {
		f := text.HasProp(ability.NameAttr)
		f.Zone = []ability.Zone{0}
		return ability.Amount{Op: ability.Div, Args: []ability.Amount{{Op: ability.CountOf, Of: &f}, {}}}
	}
	return &ability.Amount{Op: ability.Min, Args: []ability.Amount{of(), of()}}
}

// playedLater: what was met, and not this, of whose cost there are other rows.
func playedLater(v any) bool {
	w := v.(*ability.CostChange).What
	return w.Sel == nil && w.Ref.Kind == ability.Slot
}

// thisAndNamed is this, and what has some name, as far as they lie on their player's field.
func thisAndNamed() *ability.Filter {
	f := ability.Filter{Or: []ability.Filter{*text.ThisFilter(), text.HasProp(ability.NameAttr)}}
	f.Zone, f.Who = []ability.Zone{ability.Field}, text.Who(ability.You)
	return &f
}

// thisAndLeader is this, and the leader of its player.
func thisAndLeader() ability.Filter {
	return ability.Filter{Or: []ability.Filter{*text.ThisFilter(), {Kind: ability.Leader, Zone: []ability.Zone{ability.LeaderArea}, Who: text.Who(ability.You)}}}
}

// otherOnField is what lies on the field besides this.
func otherOnField() ability.Filter {
	f := text.Related(ability.Other, text.ThisRef)
	f.Zone = []ability.Zone{ability.Field}
	return f
}

// bothMoves: one card is moved and then another, neither of which was met before.
func bothMoves(v any) bool {
	for _, c := range v.([]ability.Cost) {
		if m, ok := c.Do.(*ability.Move); !ok || m.What.Ref != (ability.Ref{}) && m.What.Ref != text.ThisRef {
			return false
		}
	}
	return true
}

// movedOn: what was paid with lies no longer where it was, and is said without its place.
func movedOn(v any) bool {
	f := v.(ability.Cond).Of
	return len(f.Zone) == 0 && f.Who == (ability.Who{}) && !text.Equal(*f, ability.Filter{})
}

// bursts is how many [UB] abilities were used this turn: one that asks has not yet resolved. 14.5.1.3
func bursts() ability.Amount {
	return ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.BurstV}}
}

// exRoom is how many cards may still be put into one's EX area. 4.16.4.1
func exRoom() *ability.Amount {
	return &ability.Amount{Op: ability.Minus, Args: []ability.Amount{
		{Op: ability.StatOf, Stat: ability.EXLimit, Who: text.Who(ability.You)},
		{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.EX}, Who: text.Who(ability.You)}}}}
}

// saves: it is paid to pay less.
func saves(v any) bool { return v.(text.Clause).AddCost[0].Less > 0 }

// downTo discards what a hand has above a number.
func downTo() *ability.Move {
	hand := ability.Filter{Zone: []ability.Zone{ability.Hand_}}
	over := ability.Amount{Op: ability.Minus, Args: []ability.Amount{{Op: ability.CountOf, Of: &hand}, {}}}
	return &ability.Move{How: ability.Discard, To: text.At(ability.Discards), What: ability.What{Sel: &ability.Selector{N: ability.Count{N: over}, Of: hand}}}
}
