package zx

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// The cards with texts that scenarios may name without writing them: each says one thing.

// benchCards are the cards.
func benchCards() []state.Def {
	var out []state.Def
	for _, list := range [...][]state.Def{benchEvents(), benchZexes(), benchStatics(), benchKeywords()} {
		out = append(out, list...)
	}
	return out
}

func benchEvents() []state.Def {
	return []state.Def{
		eventCard("二つ読み", "blue", 1, draw(2)), // カードを2枚引く。
		eventCard("火矢", "red", 1, choose(count(1), there(zex(ability.Who{}))), hit(chosen, 3000)),
		eventCard("大火矢", "red", 1, choose(count(1), there(zex(ability.Who{}))), hit(chosen, 6000)),
		eventCard("連火矢", "red", 1, &ability.Repeat{N: ability.N(2), Do: effects{choose(count(1), there(zex(ability.Who{}))), hit(chosen, 3000)}}),
		eventCard("二本矢", "red", 1, choose(count(2), there(zex(ability.Who{}))), hit(chosen, 3000)),
		eventCard("割り雷", "red", 1, choose(upTo(2), there(zex(ability.Who{}))), &ability.Damage{To: chosen, N: ability.N(5000), Split: true}),
		eventCard("空矢", "red", 1, choose(count(1), there(zex(ability.Who{}))), hit(chosen, 0)),
		eventCard("落石", "black", 1, choose(count(1), there(cheap(zex(foe), 3))), move(chosen, ability.Destroy, ability.NoZone)),
		eventCard("総崩れ", "black", 1, move(every(zex(ability.Who{})), ability.Destroy, ability.NoZone)),
		eventCard("葬送", "black", 1, choose(count(1), zex(ability.Who{})), move(chosen, ability.Put, ability.Charge)),
		eventCard("焚書", "black", 1, choose(count(1), in(you, ability.Charge)), move(chosen, ability.Destroy, ability.NoZone)),
		eventCard("送還", "blue", 1, choose(count(1), zex(ability.Who{})), move(chosen, ability.Return, ability.NoZone)),
		eventCard("大送還", "blue", 1, choose(upTo(3), zex(ability.Who{})), move(chosen, ability.Return, ability.NoZone)),
		eventCard("眠り粉", "green", 1, choose(count(1), zex(ability.Who{})), turn(chosen, ability.Acted)),
		eventCard("目覚まし", "green", 1, choose(count(1), zex(ability.Who{})), turn(chosen, ability.Standing)),
		eventCard("大目覚まし", "green", 1, turn(every(in(you, ability.Square, ability.Resource, ability.Discards)), ability.Standing)),
		eventCard("引き寄せ", "green", 1, choose(count(1), in(ability.Who{}, ability.Square)), enter(chosen)),
		eventCard("力水", "green", 1, choose(count(1), zex(ability.Who{})), power(chosen, ability.Add, 3000, tonight)),
		eventCard("衰え", "black", 1, choose(count(1), zex(ability.Who{})), power(chosen, ability.Sub, 3000, tonight)),
		eventCard("号令", "white", 1, power(every(zex(you)), ability.Add, 1000, tonight)),
		eventCard("鬨の声", "white", 1, power(every(zex(you)), ability.Add, 1000, fight)),
		eventCard("値切り", "white", 1, &ability.CostChange{What: every(filter{Who: you, Zone: []ability.Zone{ability.Hand_}}), Verb: ability.Played, Op: ability.Sub, N: ability.N(1), For: tonight}),
		eventCard("召集", "white", 1, enter(some(count(1), cheap(filter{Who: you, Zone: []ability.Zone{ability.Hand_}, Kind: ability.Zexes}, 3)))),
		eventCard("再来", "white", 1, enter(some(upTo(3), filter{Who: you, Zone: []ability.Zone{ability.Discards}, Kind: ability.Zexes}))),
		eventCard("山崩し", "black", 1, move(top(you, ability.All, 3), ability.Put, ability.Discards)),
		eventCard("種蒔き", "green", 1, move(top(you, ability.UpTo, 2), ability.Put, ability.Resource)),
		eventCard("癒し歌", "white", 1, move(top(you, ability.All, 2), ability.Put, ability.LifeZone)),
		eventCard("雷雨", "red", 1, &ability.Damage{To: ability.What{Who: foe}, N: ability.N(1)}),
		eventCard("大雷雨", "red", 1, &ability.Damage{To: ability.What{Who: ability.Who{Side: ability.Each}}, N: ability.N(2)}),
		eventCard("封印", "white", 1, choose(upTo(3), in(you, ability.Discards)), move(chosen, ability.Banish, ability.NoZone)),
		eventCard("拾い物", "blue", 1, move(top(you, ability.All, 1), ability.Put, ability.Hand_)),
		eventCard("透視", "blue", 1, &ability.Look{From: ability.Place{Zone: ability.Deck}, N: number(1), Reveal: true, Bind: 1}, &ability.Shuffle{Place: ability.Place{Zone: ability.Deck, Who: you}}),
		eventCard("探し物", "blue", 1, &ability.Find{Sel: ability.Selector{N: upTo(1), Of: filter{Who: you, Zone: []ability.Zone{ability.Deck}, Kind: ability.Zexes}}, Show: true, To: ability.Place{Zone: ability.Hand_}}),
		eventCard("二段構え", "white", 1, draw(1), move(some(count(1), in(you, ability.Hand_)), ability.Put, ability.Resource)),
		eventCard("鍵束", "white", 1, keys(ability.Add, 2)),
		eventCard("鍵折り", "white", 1, keys(ability.Sub, 3)),
		eventCard("発火", "red", 1, &ability.Act{Word: "ignite", What: ability.What{Who: you}}),
		eventCard("分身の術", "black", 1, &ability.Make{Name: "分身", N: ability.N(2), To: ability.Place{Zone: ability.Square, On: free}}),
		eventCard("名付け", "blue", 1, choose(count(1), in(ability.Who{}, ability.Square)), &ability.Give{What: chosen, Props: []ability.Prop{{Attr: ability.NameAttr, Value: "名無し"}}, All: true, For: tonight}),
		eventCard("種族替え", "blue", 1, choose(count(1), in(ability.Who{}, ability.Square)), &ability.Give{What: chosen, Props: []ability.Prop{{Attr: ability.TraitAttr, Value: "獣"}}, All: true, For: tonight}),
		eventCard("明日の風", "green", 1, &ability.Later{On: closing(ability.TurnItself), Do: effects{draw(1)}}),
		eventCard("剣折り", "black", 1, choose(count(1), in(foe, ability.Equipment)), move(chosen, ability.Destroy, ability.NoZone)),
		eventCard("引き抜き", "blue", 1, choose(count(1), in(you, ability.Resource)), move(chosen, ability.Return, ability.NoZone)),
		eventCard("合図", "white", 1, choose(count(1), zex(you)), power(chosen, ability.Add, 1000, tonight), power(ability.What{Ref: ability.Ref{Kind: ability.Slot, Slot: 1}}, ability.Add, 1000, tonight)),
		eventCard("支払い術", "blue", 0, &ability.Try{May: true, Cost: []ability.Cost{pays(1)}, Slot: 1, Then: effects{draw(2)}}),
		eventCard("交換", "black", 1, &ability.EachOf{What: ability.What{Who: ability.Who{Side: ability.Each}}, Do: effects{move(ability.What{Sel: &ability.Selector{N: count(1), By: ability.Who{Side: ability.That}, Of: zex(ability.Who{Side: ability.That})}}, ability.Destroy, ability.NoZone)}}),
		with(eventCard("二重奏", "blue", 1, draw(1)), func(s *state.Side) {
			s.Card.Abilities = append(s.Card.Abilities, body(&ability.Damage{To: ability.What{Who: foe}, N: ability.N(1)}))
		}),
	}
}

func number(n int32) *ability.Amount { a := ability.N(n); return &a }

func benchZexes() []state.Def {
	myOther := other(zex(you))
	phases := []ability.Ability{}
	for _, p := range [...]ability.Phase{ability.StartPhase, ability.DrawPhase, ability.ResourcePhase, ability.IgnitionPhase, ability.MainPhase, ability.EndPhase} {
		phases = append(phases, when(begins(p), keys(ability.Add, 1)))
	}
	return []state.Def{
		zexCard("赤石", "red", 1, 2000), zexCard("青石", "blue", 1, 2000), zexCard("白石", "white", 1, 2000), zexCard("黒石", "black", 1, 2000), zexCard("緑石", "green", 1, 2000),
		with(zexCard("白緑石", "white", 1, 2000), func(s *state.Side) { s.Classes = []string{"white", "green"} }), zexCard("無石", "", 1, 2000),
		zexCard("巨人", "red", 4, 8000), zexCard("重兵", "blue", 3, 5000),
		zexCard("見張り", "blue", 1, 2000, when(entersThis, draw(1))),
		zexCard("出迎え", "blue", 1, 2000, when(ability.Event{Verb: ability.Entered, Subj: &filter{Who: you, Kind: ability.Zexes, Rel: []ability.Rel{{Kind: ability.Other, Of: self}}}}, keys(ability.Add, 1))),
		zexCard("手札番", "blue", 1, 2000, when(ability.Event{Verb: ability.Entered, From: ability.Hand_, Subj: only(self)}, draw(1))),
		zexCard("弔い手", "black", 1, 2000, when(ability.Event{Verb: ability.Destroyed, Subj: &filter{Who: you, Kind: ability.Zexes}}, keys(ability.Add, 1))),
		zexCard("見届け人", "black", 1, 2000, when(ability.Event{Verb: ability.Destroyed, Subj: &filter{Who: foe, Kind: ability.Zexes}}, keys(ability.Add, 1))),
		zexCard("残り火", "red", 1, 2000, when(ability.Event{Verb: ability.Destroyed, Subj: only(self)}, keys(ability.Add, 1))),
		zexCard("戦鬼", "red", 2, 5000, when(ability.Event{Verb: ability.Destroyed, Kind: ability.CombatDamage, Obj: only(self), Subj: &filter{Who: foe}}, keys(ability.Add, 1))),
		zexCard("呪い師", "black", 1, 2000, when(ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage, Subj: &filter{Who: foe}}, keys(ability.Add, 1)),
			activated([]ability.Cost{pays(0)}, choose(count(1), zex(ability.Who{})), hit(chosen, 1000))),
		zexCard("開戦鼓", "red", 1, 2000, when(attacksThis, power(itself, ability.Add, 3000, fight))),
		zexCard("守り手", "white", 1, 2000, when(ability.Event{Verb: ability.AttackV, Obj: only(self)}, power(itself, ability.Add, 3000, fight))),
		zexCard("戦見", "white", 1, 2000, when(ability.Event{Verb: ability.PhaseBegan, Phase: ability.BattlePhase}, keys(ability.Add, 1))),
		zexCard("締め鐘", "white", 1, 2000, when(closing(ability.BattlePhase), keys(ability.Add, 1))),
		zexCard("夜番", "black", 1, 2000, when(closing(ability.TurnItself), keys(ability.Add, 1))),
		zexCard("夜呼び", "black", 1, 2000, when(closing(ability.TurnItself), enter(some(upTo(1), has(filter{Who: you, Zone: []ability.Zone{ability.Discards}}, ability.NameAttr, "夜番", ability.Equals))))),
		zexCard("時告げ", "white", 1, 2000, phases...),
		zexCard("開幕", "white", 1, 2000, when(ability.Event{Verb: ability.GameStart}, keys(ability.Add, 1)), word(keyStart)),
		zexCard("眠り番", "green", 1, 2000, when(ability.Event{Verb: ability.ActedV, Subj: only(self)}, keys(ability.Add, 1))),
		zexCard("術師", "red", 1, 2000, oncePerTurn(activated([]ability.Cost{pays(1, "red")}, choose(count(1), zex(foe)), hit(chosen, 2000)))),
		zexCard("居眠り", "green", 1, 2000, activated([]ability.Cost{does(turn(itself, ability.Acted))}, draw(1))),
		zexCard("捧げ手", "black", 1, 2000, activated([]ability.Cost{does(move(some(count(1), myOther), ability.Put, ability.Discards)), does(move(some(count(1), in(you, ability.Charge)), ability.Put, ability.Discards)), pays(1)}, draw(2))),
		zexCard("双贄", "black", 1, 2000, activated([]ability.Cost{does(move(some(count(1), has(myOther, ability.ClassAttr, "white", ability.Equals)), ability.Put, ability.Discards)), does(move(some(count(1), has(myOther, ability.ClassAttr, "green", ability.Equals)), ability.Put, ability.Discards))}, draw(2))),
		zexCard("森番", "green", 1, 2000, worksIn(activated([]ability.Cost{does(move(itself, ability.Put, ability.Discards))}, draw(1)), ability.Charge)),
		zexCard("伏兵", "black", 1, 2000, worksIn(activated([]ability.Cost{does(move(itself, ability.Discard, ability.Discards))}, choose(count(1), zex(foe)), power(chosen, ability.Sub, 1000, fight)), ability.Hand_)),
		zexCard("再装填", "red", 1, 2000, oncePerTurn(when(ability.Event{Verb: ability.Entered, Subj: &filter{Who: you, Kind: ability.Zexes, Rel: []ability.Rel{{Kind: ability.Other, Of: self}}}}, keys(ability.Add, 1)))),
		zexCard("昼番", "white", 1, 2000, gated(when(attacksThis, keys(ability.Add, 1)), ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Who: you, Stat: ability.PlayerLife}, Cmp: ability.LE, R: ability.N(2)})),
		zexCard("空見", "blue", 1, 2000, ability.Ability{Kind: ability.Triggered, On: []ability.Event{{State: &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &filter{Who: you, Zone: []ability.Zone{ability.Hand_}}}, Cmp: ability.LE, R: ability.N(0)}}}, Do: effects{draw(1)}}),
		zexCard("無限鏡", "blue", 1, 2000, ability.Ability{Kind: ability.Triggered, On: []ability.Event{{State: &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &filter{Who: you, Zone: []ability.Zone{ability.LifeZone}}}, Cmp: ability.GE, R: ability.N(0)}}}, Do: effects{turn(itself, ability.Standing)}}),
		zexCard("回り車", "blue", 1, 2000, activated([]ability.Cost{pays(0)}, turn(itself, ability.Standing))),
		zexCard("伝令", "white", 1, 2000, worksIn(when(ability.Event{Verb: ability.Moved, To: ability.Resource, Subj: only(self)}, draw(1)), ability.Resource)),
		zexCard("狙い手", "red", 1, 2000, when(ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage, Obj: only(self)}, keys(ability.Add, 1)),
			activated([]ability.Cost{pays(0)}, choose(count(1), zex(foe)), hit(chosen, 1000)), activated([]ability.Cost{pays(0)}, choose(count(1), zex(foe)), power(chosen, ability.Sub, 1000, tonight))),
		zexCard("転身の剣士", "red", 1, 2000, activated([]ability.Cost{pays(0)}, keys(ability.Add, 1)), oncePerTurn(activated([]ability.Cost{pays(0)}, draw(1)))),
		zexCard("導入者", "white", 1, 2000, installs),
		zexCard("鏡", "white", 1, 2000, always(&ability.Give{What: itself, From: &ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: filter{Who: you, Zone: []ability.Zone{ability.Charge}, Kind: ability.Zexes}}}})),
		zexCard("一人鏡", "blue", 1, 2000, activated([]ability.Cost{pays(0)}, keys(ability.Add, 1)), activated([]ability.Cost{pays(0)}, keys(ability.Sub, 1))),
		zexCard("振り子", "blue", 1, 2000, when(ability.Event{Verb: ability.ActedV, Subj: only(self)}, turn(itself, ability.Standing)), when(ability.Event{Verb: ability.Stood, Subj: only(self)}, turn(itself, ability.Acted))),
		zexCard("無の火", "red", 1, 2000, gated(always(&ability.Give{What: every(in(you, ability.Resource)), Words: []string{iconIG}}), optima(1))),
		zexCard("写し身", "blue", 1, 2000, when(ability.Event{Verb: ability.Destroyed, Subj: &filter{Who: you, Kind: ability.Zexes, Num: []ability.Bound{{Stat: ability.Power, Cmp: ability.GE, N: ability.N(4000)}}}}, keys(ability.Add, 1))),
	}
}

func benchStatics() []state.Def {
	allHere := zex(ability.Who{})
	red := has(zex(ability.Who{}), ability.ClassAttr, "red", ability.Equals)
	icons := optima(2)
	floor := func(n int32) *int32 { return &n }
	return []state.Def{
		zexCard("旗手", "white", 1, 2000, always(power(every(other(zex(you))), ability.Add, 1000, ability.Time{}))),
		zexCard("定め", "white", 1, 2000, always(power(every(other(allHere)), ability.Set, 4000, ability.Time{}))),
		zexCard("重き定め", "white", 1, 2000, always(power(every(other(allHere)), ability.Set, 6000, ability.Time{}))),
		zexCard("赤塗り", "red", 1, 2000, always(&ability.Give{What: every(other(allHere)), Props: []ability.Prop{{Attr: ability.ClassAttr, Value: "red"}}, All: true})),
		zexCard("赤旗", "red", 1, 2000, always(power(every(other(red)), ability.Add, 2000, ability.Time{}))),
		zexCard("強い者に", "black", 1, 2000, always(power(every(with_(other(allHere), ability.GE, 4000)), ability.Add, 2000, ability.Time{}))),
		zexCard("重荷", "black", 1, 2000, always(power(every(zex(foe)), ability.Sub, 1000, ability.Time{}))),
		zexCard("宝守", "white", 1, 2000, always(&ability.Change{What: ability.What{Who: you}, Stat: ability.ChargeLimit, Op: ability.Set, N: ability.N(unlimited)})),
		zexCard("手広", "white", 1, 2000, always(&ability.Change{What: ability.What{Who: you}, Stat: ability.HandLimit, Op: ability.Set, N: ability.N(unlimited)})),
		zexCard("身代わり", "white", 1, 2000, always(&ability.Instead{Of: ability.Event{Verb: ability.Destroyed, Subj: only(self)}, Do: effects{&ability.Move{What: itself, To: ability.Place{Zone: ability.Resource, State: ability.Acted}}}})),
		zexCard("導き手", "blue", 1, 2000, always(&ability.Instead{Of: ability.Event{Verb: ability.Destroyed, Subj: &filter{Who: you, Kind: ability.Zexes}}, Do: effects{&ability.Move{What: ability.What{Ref: ability.Ref{Kind: ability.Subject}}, To: ability.Place{Zone: ability.Hand_}}}})),
		zexCard("安売り", "white", 1, 2000, always(&ability.CostChange{What: every(filter{Who: you, Kind: ability.EventCard}), Verb: ability.Played, Op: ability.Sub, N: ability.N(2)})),
		zexCard("重税", "black", 1, 2000, always(&ability.CostChange{What: every(filter{Kind: ability.EventCard}), Verb: ability.Played, Op: ability.Add, N: ability.N(1)})),
		zexCard("足止め", "green", 1, 2000, always(&ability.Rule{What: every(cheap(zex(foe), 1)), Verb: ability.AttackV, Mode: ability.Cannot})),
		zexCard("不眠", "green", 1, 2000, always(&ability.Rule{What: every(zex(foe)), Verb: ability.Stood, Mode: ability.Cannot})),
		zexCard("禁術", "black", 1, 2000, always(&ability.Rule{What: every(in(foe, ability.Charge)), Verb: ability.Moved, Mode: ability.Cannot})),
		zexCard("火付け", "red", 1, 2000, always(&ability.Give{What: every(in(you, ability.Resource, ability.LifeZone, ability.Deck)), Words: []string{iconIG}})),
		zexCard("無の力", "blue", 1, 2000, gated(always(power(itself, ability.Add, 2000, ability.Time{})), icons)),
		zexCard("竜の子", "red", 1, 2000, gated(always(power(itself, ability.Add, 2000, ability.Time{})), level(ability.Prop{Attr: ability.TraitAttr, Value: "ドラゴン", Match: ability.Contains}, 0, 2))),
		zexCard("種の絆", "red", 1, 2000, gated(always(power(itself, ability.Add, 1000, ability.Time{})), level(ability.Prop{Attr: ability.TraitAttr, Value: "ドラゴン"}, 0, 1))),
		zexCard("型の絆", "red", 1, 2000, gated(always(power(itself, ability.Add, 1000, ability.Time{})), level(ability.Prop{}, ability.AdvanceCard, 1))),
		zexCard("底上げ", "white", 1, 2000, always(&ability.Change{What: every(other(allHere)), Stat: ability.Power, Op: ability.Sub, N: ability.N(9000), Floor: floor(1000)})),
		zexCard("大底上げ", "white", 1, 2000, always(&ability.Change{What: every(other(allHere)), Stat: ability.Power, Op: ability.Sub, N: ability.N(9000), Floor: floor(2000)})),
		zexCard("従者", "white", 1, 2000, gated(always(power(itself, ability.Add, 2000, ability.Time{})), served("若君"))),
		zexCard("隣人", "green", 1, 2000, always(power(every(with2(other(zex(ability.Who{})))), ability.Add, 1000, ability.Time{}))),
		zexCard("先陣", "red", 1, 2000, gated(always(power(itself, ability.Add, 1000, ability.Time{})), ability.Cond{Op: ability.Is, Ref: self, Of: &filter{On: &ability.Squares{Mask: 0b111}}})),
		card("若君", ability.PlayerCard, "", 0, 0),
		with(card("剣の姫", ability.PlayerCard, "", 0, 0), func(s *state.Side) { s.Collab = "若君" }),
	}
}

// optima is the condition of Zero Optima n. [1108.2]
func optima(n int32) ability.Cond {
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &filter{Who: you, Zone: []ability.Zone{ability.Resource}, Has: []ability.Prop{{Attr: ability.IconAttr, Value: iconIG}}}}, Cmp: ability.GE, R: ability.N(n)}
}

// served is P「name」. [205.4a]
func served(name string) ability.Cond {
	of := filter{Who: you, Zone: []ability.Zone{ability.Square}, Or: []filter{
		{Kind: ability.PlayerCard, Has: []ability.Prop{{Attr: ability.NameAttr, Value: name, Match: ability.Contains}}},
		{Kind: ability.EvolveCard, Has: []ability.Prop{{Attr: ability.NameAttr, Value: name, Match: ability.Contains}}},
	}}
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &of}, Cmp: ability.GE, R: ability.N(1)}
}

func with_(f filter, c ability.Cmp, n int32) filter {
	f.Num = append(f.Num, ability.Bound{Stat: ability.Power, Cmp: c, N: ability.N(n)})
	return f
}

func with2(f filter) filter { f.On = &ability.Squares{Near: self, Dist: 1}; return f }

// level is how many face-up cards of a sort dynamis must show. [1110]
func level(p ability.Prop, kind ability.Kinds, n int32) ability.Cond {
	of := filter{Who: you, Zone: []ability.Zone{ability.Dynamis}, Is: []ability.State{ability.FaceUp}, Kind: kind}
	if p.Attr != ability.NoAttr {
		of.Has = []ability.Prop{p}
	}
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &of}, Cmp: ability.GE, R: ability.N(n)}
}

func benchKeywords() []state.Def {
	paidBy := ability.Ref{Kind: ability.Paid, Slot: 1}
	denei := ability.Ability{Kind: ability.Activated, Name: "電影", Works: []ability.Zone{ability.Hand_}, Window: ability.OwnTurn,
		Cost: []ability.Cost{does(move(some(count(1), rebooted(over3(zex(you)))), ability.Return, ability.NoZone))},
		Do: effects{&ability.Move{What: itself, To: ability.Place{Zone: ability.Square, On: &ability.Squares{Of: paidBy, Free: true}}},
			&ability.Rule{What: ability.What{Who: you}, Verb: ability.ActivatedV, Mode: ability.Cannot, Name: "電影", For: tonight}}}
	headbutt := when(entersThis, choose(count(1), without(there(zex(foe)), ability.InBattle)),
		&ability.Try{Do: effects{&ability.Move{What: chosen, To: ability.Place{Zone: ability.Square, On: &ability.Squares{Mask: 1 << 4, Free: true}}}}, Slot: 2, Then: effects{
			turn(chosen, ability.Acted), &ability.Rule{What: chosen, Verb: ability.Stood, Mode: ability.Cannot, For: ability.Time{Until: ability.InNext, Whose: foe, Phase: ability.StartPhase}}}})
	extra := func(name, colour string, cost, power int32, as ...ability.Ability) state.Def {
		return card(name, extraCard, colour, cost, power, as...)
	}
	descent := ability.Ability{Kind: ability.Keyword, Word: wordDescent, Cost: []ability.Cost{does(move(some(count(2), zex(you)), ability.Destroy, ability.NoZone))}}
	awake := ability.Ability{Kind: ability.Keyword, Word: wordAwake, Cost: []ability.Cost{does(move(some(count(1), in(you, ability.Charge)), ability.Put, ability.Discards))}}
	sword := ability.Ability{Kind: ability.Keyword, Word: wordSword, If: cond(level(ability.Prop{}, ability.AdvanceCard, 1))}
	vessel := ability.Ability{Kind: ability.Keyword, Word: wordVessel, Do: effects{choose(count(1), has(zex(you), ability.TraitAttr, "剣士", ability.Equals))}}
	shift := func(name string, colour string) state.Def {
		return with(races(card(name, shiftCard, colour, 0, 0, sword, vessel, when(attacksThis, keys(ability.Add, 1))), "剣", "剣士"), func(s *state.Side) { s.Num, s.Icons = state.Nums{}, []string{"plus"} })
	}
	alter2 := alterForce(2)
	alter2.Marks = 0
	drive := ability.Ability{Kind: ability.Spell, Word: keyExtension, Do: effects{draw(1)}}
	igob := &ability.Act{Word: "igob", Name: "暁"}
	return []state.Def{
		ignites(zexCard("命継ぎ", "white", 4, 4000, word(keyRecovery))),
		ignites(zexCard("虚無の鳥", "black", 4, 4000, word(keyVoid))),
		ignites(zexCard("種火", "red", 1, 1000)),
		ignites(eventCard("火の便り", "red", 3, draw(1))),
		zexCard("弓兵", "green", 1, 2000, word(keyRange, 2)),
		zexCard("大砲", "green", 1, 2000, word(keyRange)),
		zexCard("影", "black", 1, 2000, word(keyZekkai)),
		zexCard("殻", "white", 1, 2000, word(keyUnaffected)),
		zexCard("眷属呼び", "blue", 1, 2000, when(entersThis, alterForce(1).Do...)),
		zexCard("大眷属呼び", "blue", 1, 2000, alter2),
		zexCard("力放ち", "blue", 1, 2000, when(attacksThis, &ability.Move{What: every(filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, Of: self}}}), To: ability.Place{Zone: ability.Discards}, Bind: 1}, &ability.If{Cond: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: ability.Ref{Kind: ability.Slot, Slot: 1}}, Cmp: ability.GE, R: ability.N(1)}, Then: effects{draw(1)}}), alter2),
		zexCard("種子", "green", 1, 2000, worksIn(when(ability.Event{Verb: ability.Moved, From: ability.Deck, To: ability.Discards, Subj: only(self)}, draw(1)), ability.Discards)),
		zexCard("孤高", "black", 1, 2000, solitude),
		zexCard("頭突き屋", "red", 1, 2000, headbutt),
		with(card("奥義", ability.EventCard, "red", 1, 0, drive), func(*state.Side) {}),
		with(card("秘奥義", ability.EventCard, "red", 1, 0, drive), func(*state.Side) {}),
		zexCard("門番", "white", 1, 2000, word(keyGate)),
		zexCard("出立", "white", 1, 2000, word(keyStart)),
		zexCard("電影使い", "blue", 3, 4000, denei),
		zexCard("電影師", "blue", 3, 4000, denei),
		races(extra("降臨竜", "red", 3, 9000, descent), "青ドラゴン"),
		races(extra("覚醒竜", "blue", 2, 6000, awake), "ドラゴン"),
		extra("夢装姫", "white", 2, 5000, word(wordDress, 2)),
		shift("刃", "red"), shift("双刃", "blue"),
		races(zexCard("剣士", "red", 1, 2000), "剣士"),
		eventCard("覚醒の刻", "red", 1, igob),
		with(card("分身", ability.Zexes|ability.Token, "black", 1, 1000), func(*state.Side) {}),
	}
}

func cond(c ability.Cond) *ability.Cond { return &c }

func rebooted(f filter) filter { f.Is = append(f.Is, ability.Standing); return f }

func without(f filter, s ability.State) filter { f.Not = append(f.Not, s); return f }

func over3(f filter) filter {
	f.Num = append(f.Num, ability.Bound{Stat: ability.CostStat, Cmp: ability.GE, N: ability.N(2)})
	return f
}
