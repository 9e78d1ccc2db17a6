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
		eventCard("連火矢", "red", 1, &ability.Repeat{N: ability.N(2), Do: effects{choose(count(1), there(zex(ability.Who{}))), hit(chosen, 3000)}}),
		eventCard("焚書", "black", 1, choose(count(1), in(you, ability.Charge)), move(chosen, ability.Destroy, ability.NoZone)),
		eventCard("大目覚まし", "green", 1, turn(every(in(you, ability.Square, ability.Resource, ability.Discards)), ability.Standing)),
		eventCard("引き寄せ", "green", 1, choose(count(1), in(ability.Who{}, ability.Square)), enter(chosen)),
		eventCard("種蒔き", "green", 1, move(top(you, ability.UpTo, 2), ability.Put, ability.Resource)),
		eventCard("大雷雨", "red", 1, &ability.Damage{To: ability.What{Who: ability.Who{Side: ability.Each}}, N: ability.N(2)}),
		eventCard("透視", "blue", 1, &ability.Look{From: ability.Place{Zone: ability.Deck}, N: number(1), Reveal: true, Bind: 1}, &ability.Shuffle{Place: ability.Place{Zone: ability.Deck, Who: you}}),
		eventCard("探し物", "blue", 1, &ability.Find{Sel: ability.Selector{N: upTo(1), Of: filter{Who: you, Zone: []ability.Zone{ability.Deck}, Kind: ability.Zexes}}, Show: true, To: ability.Place{Zone: ability.Hand_}}),
		eventCard("鍵折り", "white", 1, keys(ability.Sub, 3)),
		eventCard("分身の術", "black", 1, &ability.Make{Name: "分身", N: ability.N(2), To: ability.Place{Zone: ability.Square, On: free}}),
		eventCard("名付け", "blue", 1, choose(count(1), in(ability.Who{}, ability.Square)), &ability.Give{What: chosen, Props: []ability.Prop{{Attr: ability.NameAttr, Value: "名無し"}}, All: true, For: tonight}),
		eventCard("種族替え", "blue", 1, choose(count(1), in(ability.Who{}, ability.Square)), &ability.Give{What: chosen, Props: []ability.Prop{{Attr: ability.TraitAttr, Value: "獣"}}, All: true, For: tonight}),
		eventCard("明日の風", "green", 1, &ability.Later{On: closing(ability.TurnItself), Do: effects{draw(1)}}),
		eventCard("剣折り", "black", 1, choose(count(1), in(foe, ability.Equipment)), move(chosen, ability.Destroy, ability.NoZone)),
		eventCard("合図", "white", 1, choose(count(1), zex(you)), power(chosen, ability.Add, 1000, tonight), power(ability.What{Ref: ability.Ref{Kind: ability.Slot, Slot: 1}}, ability.Add, 1000, tonight)),
		eventCard("交換", "black", 1, &ability.EachOf{What: ability.What{Who: ability.Who{Side: ability.Each}}, Do: effects{move(ability.What{Sel: &ability.Selector{N: count(1), By: ability.Who{Side: ability.That}, Of: zex(ability.Who{Side: ability.That})}}, ability.Destroy, ability.NoZone)}}),
	}
}

func number(n int32) *ability.Amount { a := ability.N(n); return &a }

func benchZexes() []state.Def {
	return []state.Def{
		zexCard("赤石", "red", 1, 2000), zexCard("青石", "blue", 1, 2000), zexCard("白石", "white", 1, 2000), zexCard("黒石", "black", 1, 2000), zexCard("緑石", "green", 1, 2000),
		with(zexCard("白緑石", "white", 1, 2000), func(s *state.Side) { s.Classes = []string{"white", "green"} }), zexCard("無石", "", 1, 2000),
		zexCard("巨人", "red", 4, 8000), zexCard("重兵", "blue", 3, 5000),
		zexCard("手札番", "blue", 1, 2000, when(ability.Event{Verb: ability.Entered, From: ability.Hand_, Subj: only(self)}, draw(1))),
		zexCard("呪い師", "black", 1, 2000, when(ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage, Subj: &filter{Who: foe}}, keys(ability.Add, 1)),
			activated([]ability.Cost{pays(0)}, choose(count(1), zex(ability.Who{})), hit(chosen, 1000))),
		zexCard("戦見", "white", 1, 2000, when(ability.Event{Verb: ability.PhaseBegan, Phase: ability.BattlePhase}, keys(ability.Add, 1))),
		zexCard("夜呼び", "black", 1, 2000, when(closing(ability.TurnItself), enter(some(upTo(1), has(filter{Who: you, Zone: []ability.Zone{ability.Discards}}, ability.NameAttr, "夜番", ability.Equals))))),
		zexCard("森番", "green", 1, 2000, worksIn(activated([]ability.Cost{does(move(itself, ability.Put, ability.Discards))}, draw(1)), ability.Charge)),
		zexCard("伏兵", "black", 1, 2000, worksIn(activated([]ability.Cost{does(move(itself, ability.Discard, ability.Discards))}, choose(count(1), zex(foe)), power(chosen, ability.Sub, 1000, fight)), ability.Hand_)),
		zexCard("昼番", "white", 1, 2000, gated(when(attacksThis, keys(ability.Add, 1)), ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Who: you, Stat: ability.PlayerLife}, Cmp: ability.LE, R: ability.N(2)})),
		zexCard("無限鏡", "blue", 1, 2000, ability.Ability{Kind: ability.Triggered, On: []ability.Event{{State: &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &filter{Who: you, Zone: []ability.Zone{ability.LifeZone}}}, Cmp: ability.GE, R: ability.N(0)}}}, Do: effects{turn(itself, ability.Standing)}}),
		zexCard("狙い手", "red", 1, 2000, when(ability.Event{Verb: ability.Destroyed, Kind: ability.AbilityDamage, Obj: only(self)}, keys(ability.Add, 1)),
			activated([]ability.Cost{pays(0)}, choose(count(1), zex(foe)), hit(chosen, 1000)), activated([]ability.Cost{pays(0)}, choose(count(1), zex(foe)), power(chosen, ability.Sub, 1000, tonight))),
		zexCard("鏡", "white", 1, 2000, always(&ability.Give{What: itself, From: &ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: filter{Who: you, Zone: []ability.Zone{ability.Charge}, Kind: ability.Zexes}}}})),
		zexCard("一人鏡", "blue", 1, 2000, activated([]ability.Cost{pays(0)}, keys(ability.Add, 1)), activated([]ability.Cost{pays(0)}, keys(ability.Sub, 1))),
	}
}

func benchStatics() []state.Def {
	allHere := zex(ability.Who{})
	floor := func(n int32) *int32 { return &n }
	return []state.Def{
		zexCard("赤塗り", "red", 1, 2000, always(&ability.Give{What: every(other(allHere)), Props: []ability.Prop{{Attr: ability.ClassAttr, Value: "red"}}, All: true})),
		zexCard("禁術", "black", 1, 2000, always(&ability.Rule{What: every(in(foe, ability.Charge)), Verb: ability.Moved, Mode: ability.Cannot})),
		zexCard("火付け", "red", 1, 2000, always(&ability.Give{What: every(in(you, ability.Resource, ability.LifeZone, ability.Deck)), Words: []string{iconIG}})),
		zexCard("種の絆", "red", 1, 2000, gated(always(power(itself, ability.Add, 1000, ability.Time{})), level(ability.Prop{Attr: ability.TraitAttr, Value: "ドラゴン"}, 0, 1))),
		zexCard("底上げ", "white", 1, 2000, always(&ability.Change{What: every(other(allHere)), Stat: ability.Power, Op: ability.Sub, N: ability.N(9000), Floor: floor(1000)})),
		zexCard("大底上げ", "white", 1, 2000, always(&ability.Change{What: every(other(allHere)), Stat: ability.Power, Op: ability.Sub, N: ability.N(9000), Floor: floor(2000)})),
		card("若君", ability.PlayerCard, "", 0, 0),
		with(card("剣の姫", ability.PlayerCard, "", 0, 0), func(s *state.Side) { s.Alias = "若君" }),
	}
}

// level is how many face-up cards of a sort dynamis must show. [1110]
func level(p ability.Prop, kind ability.Kinds, n int32) ability.Cond {
	of := filter{Who: you, Zone: []ability.Zone{ability.Dynamis}, Is: []ability.State{ability.FaceUp}, Kind: kind}
	if p.Attr != ability.NoAttr {
		of.Has = []ability.Prop{p}
	}
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &of}, Cmp: ability.GE, R: ability.N(n)}
}

func benchKeywords() []state.Def {
	headbutt := when(entersThis, choose(count(1), without(there(zex(foe)), ability.InBattle)),
		&ability.Try{Do: effects{&ability.Move{What: chosen, To: ability.Place{Zone: ability.Square, On: &ability.Squares{Mask: 1 << 4, Free: true}}}}, Slot: 2, Then: effects{
			turn(chosen, ability.Acted), &ability.Rule{What: chosen, Verb: ability.Stood, Mode: ability.Cannot, For: ability.Time{Until: ability.InNext, Whose: foe, Phase: ability.StartPhase}}}})
	sword := ability.Ability{Kind: ability.Keyword, Word: wordSword, If: cond(level(ability.Prop{}, ability.AdvanceCard, 1))}
	vessel := ability.Ability{Kind: ability.Keyword, Word: wordVessel, Do: effects{choose(count(1), has(zex(you), ability.TraitAttr, "剣士", ability.Equals))}}
	shift := func(name string, colour string) state.Def {
		return with(races(card(name, shiftCard, colour, 0, 0, sword, vessel, when(attacksThis, keys(ability.Add, 1))), "剣", "剣士"), func(s *state.Side) { s.Num, s.Icons = state.Nums{}, []string{"plus"} })
	}
	alter2 := alterForce(2)
	alter2.Marks = 0
	return []state.Def{
		ignites(zexCard("種火", "red", 1, 1000)),
		zexCard("門番", "white", 1, 2000, word(keyGate)), // players are asked for such cards where there are any
		zexCard("出立", "white", 1, 2000, word(keyStart)),
		zexCard("力放ち", "blue", 1, 2000, when(attacksThis, &ability.Move{What: every(filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, Of: self}}}), To: ability.Place{Zone: ability.Discards}, Bind: 1}, &ability.If{Cond: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: ability.Ref{Kind: ability.Slot, Slot: 1}}, Cmp: ability.GE, R: ability.N(1)}, Then: effects{draw(1)}}), alter2),
		zexCard("頭突き屋", "red", 1, 2000, headbutt),
		shift("刃", "red"), shift("双刃", "blue"),
		races(zexCard("剣士", "red", 1, 2000), "剣士"),
		with(card("分身", ability.Zexes|ability.Token, "black", 1, 1000), func(*state.Side) {}),
	}
}

func cond(c ability.Cond) *ability.Cond { return &c }

func without(f filter, s ability.State) filter { f.Not = append(f.Not, s); return f }
