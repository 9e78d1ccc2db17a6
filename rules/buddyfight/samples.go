package buddyfight

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Samples are invented cards given as data: what scenarios and random games play with
// besides cards without a text. Everything here is of the world dragon unless it says so.

// plainFlag permits every card and is the flag of a seat that names none.
const plainFlag = "無印の旗"

type (
	effects = []ability.Effect
	ab      = ability.Ability
	what    = ability.What
	filter  = ability.Filter
)

// samples lists them.
func samples() (out []state.Def) {
	for _, list := range [...][]state.Def{flagSamples(), spellSamples(), impactSamples(), itemSamples(), monsterSamples(), keywordSamples(), triggerSamples(), onceSamples(), flagBound()} {
		out = append(out, list...)
	}
	return out
}

var (
	foe     = ability.Who{Side: ability.Opponent}
	areaOf  = areas[:]
	tillEnd = ability.Time{Until: ability.EndOfTurn}
	itself  = what{Ref: self}
)

func slot(n uint8) what { return what{Ref: ability.Ref{Kind: ability.Slot, Slot: n}} }

// in is what lies in zones of a player.
func in(w ability.Who, zones ...ability.Zone) filter { return filter{Zone: zones, Who: w} }

// monstersOf are a player's monsters on the field.
func monstersOf(w ability.Who) filter {
	return filter{Zone: areaOf, Who: w, Kind: ability.Monster}
}

func (c *draft) trait(t string) *draft { c.s.Traits = append(c.s.Traits, t); return c }

func withTrait(f filter, t string) filter {
	f.Has = append(f.Has, ability.Prop{Attr: ability.TraitAttr, Value: t})
	return f
}

func some(n int32, f filter) *ability.Selector {
	return &ability.Selector{N: ability.Count{N: ability.N(n)}, Of: f}
}

func every(f filter) what {
	return what{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: f}}
}

// choose targets n of what fits.
func choose(n int32, f filter) *ability.Select { return &ability.Select{Slot: 1, Sel: *some(n, f)} }

func gauge(n int32) ability.Cost { return ability.Cost{Res: ability.Gauge, N: ability.N(n)} }

func life(n int32) ability.Cost { return ability.Cost{Res: ability.Life, N: ability.N(n)} }

func doing(e ability.Effect) ability.Cost { return ability.Cost{Do: e} }

func draw(n int32) *ability.Draw { return &ability.Draw{Who: mine, N: ability.N(n)} }

func lives(w ability.Who, n int32) *ability.Change {
	op := ability.Add
	if n < 0 {
		op, n = ability.Sub, -n
	}
	return &ability.Change{What: what{Who: w}, Stat: ability.PlayerLife, Op: op, N: ability.N(n)}
}

func hurts(w ability.Who, n int32) *ability.Damage {
	return &ability.Damage{To: what{Who: w}, N: ability.N(n)}
}

func destroys(w what) *ability.Move { return &ability.Move{What: w, How: ability.Destroy} }

func returns(w what) *ability.Move { return &ability.Move{What: w, How: ability.Return} }

func drops(w what) *ability.Move {
	return &ability.Move{What: w, To: ability.Place{Zone: ability.Discards}}
}

// topOf is the top n cards of one's deck.
func topOf(n int32) what {
	depth := ability.N(n)
	f := in(mine, ability.Deck)
	f.Depth = &depth
	return every(f)
}

// gains puts the top n cards of the deck into the gauge.
func gains(n int32) *ability.Move {
	return &ability.Move{What: topOf(n), To: ability.Place{Zone: ability.GaugeZone, Who: mine}}
}

// stronger raises power until the end of the turn.
func stronger(w what, n int32) *ability.Change {
	return &ability.Change{What: w, Stat: ability.Power, N: ability.N(n), For: tillEnd}
}

// exists is the condition that something fits.
func exists(f filter) *ability.Cond {
	return &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &f}, R: ability.N(1)}
}

// lifeIs compares one's life.
func lifeIs(cmp ability.Cmp, n int32) *ability.Cond {
	return &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife, Who: mine}, Cmp: cmp, R: ability.N(n)}
}

// met is the condition that something happened that may still be referred to.
func met(e ability.Event) *ability.Cond {
	return &ability.Cond{Op: ability.Happened, On: &e, Per: ability.StillOpen}
}

// used is what the opponent uses and may be answered.
func used(kinds ability.Kinds) filter {
	return filter{Zone: []ability.Zone{ability.Resolving}, Who: foe, Kind: kinds, Is: []ability.State{ability.Answered}, Not: []ability.State{ability.Transformed}}
}

// worn is what the opponent equips and may be answered, also what transforms.
func worn() filter {
	f := used(0)
	f.Zone, f.Not = append(f.Zone, areaOf...), nil
	f.Or = []filter{{Kind: ability.ItemCard}, {Is: []ability.State{ability.Transformed}}}
	return f
}

func when(e ability.Event, do ...ability.Effect) ab {
	return ab{Kind: ability.Triggered, On: []ability.Event{e}, Do: do}
}

func act(marks ability.Marks, do ...ability.Effect) ab {
	return ab{Kind: ability.Activated, Marks: marks, Do: do}
}

func static(do ...ability.Effect) ab { return ab{Kind: ability.Static, Do: do} }

func says(do ...ability.Effect) ab { return ab{Kind: ability.Spell, Do: do} }

func word(w string) ab { return ab{Kind: ability.Keyword, Word: w} }

// draft is a card being written.
type draft struct{ s state.Side }

func (c *draft) num(s ability.Stat, n int32) *draft { c.s.Num.Set(s, n); return c }

func (c *draft) pays(cs ...ability.Cost) *draft {
	c.s.Card.Cost = append(c.s.Card.Cost, cs...)
	return c
}

func (c *draft) needs(n *ability.Cond) *draft { c.s.Card.Needs = n; return c }

func (c *draft) world(w ...string) *draft { c.s.Classes = w; return c }

func (c *draft) has(as ...ab) *draft {
	c.s.Card.Abilities = append(c.s.Card.Abilities, as...)
	return c
}

func (c *draft) quoted(as ...ab) *draft { c.s.Card.Quoted = append(c.s.Card.Quoted, as...); return c }

func (c *draft) def() state.Def {
	return state.Def{ID: "sample/" + c.s.Name, Number: c.s.Name, Sides: []state.Side{c.s}}
}

func card(name string, k ability.Kinds) *draft {
	return &draft{state.Side{Name: name, Kinds: k, Classes: []string{"dragon world"}, Card: &ability.Card{}}}
}

// body is a monster of size, power, critical and defense.
func body(name string, size, power, critical, defense int32) *draft {
	return card(name, ability.Monster).num(ability.Size, size).num(ability.Power, power).num(ability.Critical, critical).num(ability.Defense, defense)
}

func spell(name string, do ...ability.Effect) *draft {
	return card(name, ability.SpellCard).has(says(do...))
}

// countering is a spell with 対抗.
func countering(name string, do ...ability.Effect) *draft {
	return spell(name, do...).has(word("counter"))
}

func item(name string, power, critical int32) *draft {
	return card(name, ability.ItemCard).num(ability.Power, power).num(ability.Critical, critical)
}

func defs(cs ...*draft) (out []state.Def) {
	for _, c := range cs {
		out = append(out, c.def())
	}
	return out
}

// allowing is a flag's permission.
func allowing(f filter) ab {
	r := &ability.Rule{What: every(f), Verb: ability.Played, Mode: ability.May}
	return static(r)
}

func worldsOf(ws ...string) (f filter) {
	for _, w := range ws {
		f.Or = append(f.Or, filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Value: w}}})
	}
	return f
}

func flagSamples() []state.Def {
	flag := func(name string) *draft { return card(name, ability.FlagCard).world() }
	return defs(
		flag(plainFlag).has(allowing(filter{})),
		flag("竜の旗").has(allowing(worldsOf("dragon world", "generic"))),
		flag("伝説の旗").has(allowing(worldsOf("legend", "generic"))),
		flag("星の旗").has(allowing(worldsOf("star dragon", "generic"))),
		flag("機械の旗").has(allowing(filter{Or: []filter{{Has: []ability.Prop{{Attr: ability.TraitAttr, Value: "機械"}}}, {Kind: ability.ItemCard}}}),
			ab{Kind: ability.Construction, Word: "start", Args: []ability.Amount{ability.N(5), ability.N(4), ability.N(8)}}),
		flag("剣の旗").num(ability.Power, 4000).num(ability.Critical, 1).has(allowing(filter{})),
		flag("盾の旗").num(ability.Defense, 5000).has(allowing(filter{})),
		flag("the Chaos").has(allowing(filter{})),
		flag("竜牙雷帝").has(allowing(filter{})),
	)
}

func spellSamples() []state.Def {
	battling := monstersOf(mine)
	battling.Is = []ability.State{ability.InBattle}
	ownBuddy := monstersOf(mine)
	ownBuddy.Is = []ability.State{ability.OfBuddy}
	hidden := func(n int32) *ability.Move {
		return &ability.Move{What: topOf(n), To: ability.Place{Zone: ability.Soul, Link: ability.Ref{Kind: ability.Slot, Slot: 1}, State: ability.FaceDown}}
	}
	handMonster := in(mine, ability.Hand_)
	handMonster.Kind = ability.Monster
	handItem := in(mine, ability.Hand_)
	handItem.Kind = ability.ItemCard
	handSpell := in(mine, ability.Hand_)
	handSpell.Kind = ability.SpellCard
	dropMonster := in(mine, ability.Discards)
	dropMonster.Kind = ability.Monster
	anySoul := filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, Of: ability.Ref{Kind: ability.Slot, Slot: 1}}}}
	takeAll := &ability.Give{What: slot(1), Take: true, All: true, For: tillEnd}
	return defs(
		countering("火花", choose(1, monstersOf(foe)), destroys(slot(1))).pays(gauge(1)),
		countering("送り風", choose(1, monstersOf(ability.Who{})), returns(slot(1))),
		countering("打ち消し", &ability.Cancel{What: every(used(ability.Monster))}).needs(exists(used(ability.Monster))),
		countering("封じ手", &ability.Cancel{What: every(used(ability.SpellCard))}).needs(exists(used(ability.SpellCard))),
		countering("必殺封じ", &ability.Cancel{What: every(used(ability.Impact))}).needs(exists(used(ability.Impact))),
		countering("装備封じ", &ability.Cancel{What: every(worn())}).needs(exists(worn())),
		countering("受け流し", &ability.Battle{Op: ability.EndAttack}),
		countering("封力", choose(1, monstersOf(ability.Who{})), takeAll),
		countering("光の加護", choose(1, battling), stronger(slot(1), 3000)),
		countering("急な来客", &ability.Play{What: what{Sel: some(1, handMonster)}, Free: true}),
		countering("息継ぎ", draw(1)),
		countering("反魂", draw(1)).needs(met(ability.Event{Verb: ability.Destroyed, Subj: &filter{Kind: ability.Monster, Who: mine}})),
		countering("我慢", lives(mine, 1)).needs(met(ability.Event{Verb: ability.TakeDamage, Who: mine})),
		spell("弔い", draw(1)).needs(met(ability.Event{Verb: ability.Destroyed, Subj: &filter{Kind: ability.Monster, Who: mine}})),
		spell("大火", choose(1, monstersOf(foe)), destroys(slot(1))).pays(gauge(1)),
		spell("学び", draw(1)),
		spell("捨て身", draw(2)).pays(doing(drops(what{Sel: some(1, in(mine, ability.Hand_))}))),
		spell("血の契約", draw(1)).pays(life(2)),
		spell("蓄え", gains(1), &ability.If{Cond: *exists(ownBuddy), Then: effects{gains(1)}}),
		spell("回収", choose(1, dropMonster), &ability.Move{What: slot(1), To: ability.Place{Zone: ability.Hand_}}).pays(gauge(1)),
		spell("試し", draw(1), &ability.If{Cond: *lifeIs(ability.LE, 5), Then: effects{lives(mine, 1)}}, gains(1)),
		spell("迷い", &ability.Try{May: true, Do: effects{draw(2)}}),
		spell("結界", static(&ability.Change{What: every(monstersOf(mine)), Stat: ability.Power, N: ability.N(1000)}).Do...).has(word("set")),
		spell("武装", &ability.Play{What: what{Sel: some(1, handItem)}, Free: true}),
		spell("早口", &ability.Play{What: what{Sel: some(1, handSpell)}, Free: true}),
		spell("埋める", choose(1, monstersOf(mine)), hidden(1)),
		spell("三つ埋める", choose(1, monstersOf(mine)), hidden(3)),
		spell("掘り出す", choose(1, monstersOf(mine)), drops(what{Sel: some(1, anySoul)})),
		spell("襲え", choose(1, monstersOf(mine)), &ability.Act{Word: "attack", What: slot(1)}, lives(mine, 1)),
		spell("時の鐘", &ability.Flow{Op: ability.ExtraTurn, Who: mine}),
		spell("旗伏せの余波", &ability.Turn{What: every(in(foe, ability.Flag)), To: ability.FaceDown}, &ability.If{Cond: *exists(monstersOf(foe)), Then: effects{lives(mine, 1)}}),
		spell("旗伏せ", &ability.Turn{What: every(in(foe, ability.Flag)), To: ability.FaceDown}),
		spell("旗返し", &ability.Turn{What: every(in(mine, ability.Flag)), To: ability.FaceUp}),
		spell("瀕死", lives(mine, -20), lives(mine, 11)),
		spell("総くずれ", destroys(every(monstersOf(ability.Who{})))),
		spell("奮い立て", choose(1, monstersOf(mine)), &ability.Turn{What: slot(1), To: ability.Standing}),
		spell("巨大化", choose(1, monstersOf(mine)), &ability.Change{What: slot(1), Stat: ability.Size, N: ability.N(2), For: tillEnd}),
		spell("二連の教え", choose(1, monstersOf(mine)), &ability.Give{What: slot(1), Words: []string{"2 attacks"}, For: tillEnd}),
		countering("二連の閃き", choose(1, monstersOf(mine)), &ability.Give{What: slot(1), Words: []string{"2 attacks"}, For: tillEnd}),
	)
}

func impactSamples() []state.Def {
	return defs(
		card("大噴火", ability.Impact).has(says(hurts(foe, 3))).pays(gauge(1)),
		card("返し技", ability.Impact).has(says(hurts(foe, 1)), word("counter")),
		body("必殺の竜", 2, 7000, 2, 5000).also(ability.Impact).pays(gauge(1)),
		body("必殺の双竜", 1, 5000, 1, 3000).also(ability.Impact),
		body("反撃の必殺竜", 1, 4000, 1, 4000).also(ability.Impact).has(word("counter")),
		body("必殺の化身", 3, 6000, 3, 6000).also(ability.Impact).has(withCost(word(impactTransform), gauge(1))),
		body("必殺の化身・弐", 3, 5000, 2, 5000).also(ability.Impact).has(withCost(word(impactTransform))),
	)
}

func (c *draft) also(k ability.Kinds) *draft { c.s.Kinds |= k; return c }

func withCost(a ab, cs ...ability.Cost) ab { a.Cost = cs; return a }

func itemSamples() []state.Def {
	return defs(
		item("長剣", 5000, 1).pays(gauge(1)),
		item("短剣", 3000, 2),
		item("大盾", 2000, 1).num(ability.Defense, 6000),
		item("帰る盾", 1000, 1).num(ability.Defense, 6000).has(when(ability.Event{Verb: ability.PhaseEnded, Phase: ability.BattlePhase, Subj: &filter{Ref: self}}, returns(itself))),
		item("棘の盾", 6000, 1).num(ability.Defense, 3000).has(word("counterattack")),
		item("早替えの剣", 4000, 1).has(word("equip change")),
		item("隠し刀", 4000, 2).has(word("counter")),
		item("誓いの剣", 6000, 2).needs(lifeIs(ability.LE, 5)),
		item("夜の剣", 4000, 1).has(static(&ability.Rule{What: itself, Verb: ability.AttackV, Mode: ability.May})),
	)
}

func monsterSamples() []state.Def {
	ownMonster := some(1, monstersOf(mine))
	armour := withTrait(in(mine, ability.Discards), "鎧")
	return defs(
		body("火の小竜", 1, 3000, 1, 2000).pays(gauge(1)),
		body("贄の竜", 2, 6000, 2, 4000).pays(doing(drops(what{Sel: ownMonster}))),
		body("墓守り", 2, 5000, 2, 3000).trait("鎧").pays(gauge(1), doing(&ability.Move{What: what{Sel: some(1, armour)}, To: ability.Place{Zone: ability.Soul, Link: self}})),
		body("鎧の兵", 1, 2000, 1, 2000).trait("鎧"),
		body("窮地の竜", 2, 7000, 2, 5000).needs(lifeIs(ability.LE, 5)),
		body("不意打ち竜", 1, 3000, 1, 3000).has(word("counter")).pays(gauge(1)),
		body("起動の竜", 1, 3000, 1, 3000).has(ab{Kind: ability.Activated, Name: "汲み上げ", Limit: []ability.Limit{{N: 1}}, Do: effects{gains(1)}}),
		body("対抗の竜", 1, 3000, 1, 3000).has(withCost(ab{Kind: ability.Activated, Name: "咆哮", Marks: ability.Counter, Do: effects{stronger(itself, 3000)}}, life(1))),
		body("狙いの竜", 1, 3000, 1, 3000).has(ab{Kind: ability.Activated, Name: "狙い", Do: effects{choose(1, monstersOf(foe)), destroys(slot(1))}}),
		body("力の竜", 1, 3000, 1, 3000).has(ab{Kind: ability.Static, If: lifeIs(ability.LE, 5), Do: effects{&ability.Change{What: itself, Stat: ability.Power, N: ability.N(2000)}}}),
		body("旗手", 1, 2000, 1, 2000).has(static(&ability.Change{What: every(filter{Zone: areaOf, Who: mine, Kind: ability.Monster, Rel: []ability.Rel{{Kind: ability.Other, Of: self}}}), Stat: ability.Power, N: ability.N(1000)})),
		body("夜駆けの竜", 1, 4000, 1, 2000).has(static(&ability.Rule{What: itself, Verb: ability.AttackV, Mode: ability.May})),
		body("夜槍の竜", 1, 4000, 1, 2000).has(word("penetrate"), static(&ability.Rule{What: itself, Verb: ability.AttackV, Mode: ability.May})),
		body("逆鱗の竜", 2, 5000, 2, 4000).has(turn("overturn", "逆天・息吹", lifeIs(ability.LE, 4), draw(2))),
		body("逆鱗の竜・殺", 2, 5000, 2, 4000).has(turn("overturn kill", "逆天殺・息吹", lifeIs(ability.LE, 4), hurts(foe, 2))),
		body("逆鱗の竜・大", 2, 5000, 2, 4000).has(turn("great overturn", "大逆天・息吹", lifeIs(ability.LE, 4), gains(2))),
		body("逆鱗の竜・再", 2, 5000, 2, 4000).has(turn("overturn kill reboot", "逆天殺ReBOOT・息吹", lifeIs(ability.LE, 4), lives(mine, 2))),
	)
}

// turn is an Overturn ability.
func turn(form, name string, needs *ability.Cond, do ...ability.Effect) ab {
	return ab{Kind: ability.Activated, Word: form, Name: name, Needs: needs, Do: do}
}

// lifelink deals its fighter damage when its card leaves the field.
func lifelink(n int32) ab { return when(leaves(), hurts(mine, n)) }

func leaves() ability.Event { return ability.Event{Verb: ability.Left, Subj: &filter{Ref: self}} }

func keywordSamples() []state.Def {
	shared := func(do ...ability.Effect) (ab, ab) {
		d := when(ability.Event{Verb: ability.AttackV, Subj: &filter{Ref: self}}, do...)
		d.Name = "D"
		with := filter{Zone: field[:], Who: mine, Has: []ability.Prop{{Attr: ability.KeywordAttr, Value: "d-share"}}}
		return static(&ability.Give{What: every(with), Quoted: []int{0}}), d
	}
	gives, d := shared(draw(1))
	gives2, d2 := shared(lives(mine, 1))
	return defs(
		body("槍の竜", 2, 6000, 2, 2000).has(word("penetrate")),
		body("槍の小竜", 1, 3000, 1, 1000).has(word("penetrate")),
		body("槍の竜・重", 2, 6000, 2, 2000).has(word("penetrate"), word("penetrate")),
		body("守りの霊", 1, 2000, 1, 3000).has(word("soulguard")),
		body("守りの霊・重", 1, 2000, 1, 3000).has(word("soulguard"), word("soulguard")),
		body("守りの棘", 1, 5000, 1, 3000).has(word("soulguard"), word("counterattack")),
		body("駆ける竜", 1, 3000, 1, 3000).has(word("move")),
		body("双牙の竜", 1, 4000, 1, 3000).has(word("2 attacks")),
		body("双牙の竜・重", 1, 4000, 1, 3000).has(word("2 attacks"), word("2 attacks")),
		body("三牙の竜", 2, 5000, 1, 4000).has(word("3 attacks")),
		body("二と三の竜", 2, 5000, 1, 4000).has(word("2 attacks"), word("3 attacks")),
		body("棘の竜", 1, 5000, 1, 2000).has(word("counterattack")),
		body("棘の竜・重", 1, 5000, 1, 2000).has(word("counterattack"), word("counterattack")),
		body("命綱の竜", 1, 6000, 2, 3000).has(lifelink(2)),
		body("命綱の竜・重", 1, 6000, 2, 3000).has(lifelink(1), lifelink(2)),
		body("死に綱の竜", 2, 9000, 3, 6000).has(when(leaves(), &ability.Flow{Op: ability.LoseGame, Who: mine})),
		body("化ける竜", 2, 4000, 2, 2000).trait("鎧").has(withCost(word("transform"), gauge(1)), word("penetrate")),
		body("乗れる竜", 2, 5000, 1, 5000).has(withCost(word("riding"))),
		body("着く竜", 1, 4000, 1, 2000).has(withCost(word("assignment"), gauge(1))),
		body("竜になる者", 1, 4000, 1, 2000).has(withCost(word("dragonize"), gauge(1))),
		body("星の竜", 2, 5000, 2, 4000).trait(neoDragon),
		body("星を駆る者", 1, 2000, 1, 2000).has(word("crossnize")),
		body("伏せる竜", 1, 4000, 2, 2000).has(word("ambush")).pays(gauge(1)),
		body("縄張りの竜", 1, 3000, 1, 4000).has(word("c-territory")),
		body("分け合う竜", 1, 3000, 1, 3000).has(word("d-share"), gives).quoted(d),
		body("分け合う竜・命", 1, 3000, 1, 3000).has(word("d-share"), gives2).quoted(d2),
		body("もらう竜", 1, 3000, 1, 3000).has(word("d-share")),
		body("角の竜", 1, 3000, 1, 3000).world("legend").has(word("omni lord")),
		body("角の竜・郷", 1, 3000, 1, 3000).has(word("omni lord")),
		body("二界の竜", 1, 3000, 1, 3000).world("legend", "star dragon"),
	)
}

func triggerSamples() []state.Def {
	at := func(v ability.Verb, p ability.Phase) ability.Event {
		return ability.Event{Verb: v, Phase: p, Who: mine}
	}
	begins := func(p ability.Phase) ability.Event { return at(ability.PhaseBegan, p) }
	mySelf := &filter{Ref: self}
	return defs(
		body("名乗る竜", 1, 3000, 1, 3000).has(when(ability.Event{Verb: ability.Entered, Subj: mySelf}, hurts(foe, 1))),
		body("狙い撃つ竜", 1, 3000, 1, 3000).has(when(ability.Event{Verb: ability.Entered, Subj: mySelf}, choose(1, monstersOf(foe)), destroys(slot(1)))),
		body("招く竜", 1, 3000, 1, 3000).has(when(ability.Event{Verb: ability.Entered, Subj: mySelf}, &ability.Try{May: true, Do: effects{draw(1)}})),
		body("確かめる竜", 1, 3000, 1, 3000).has(when(ability.Event{Verb: ability.Entered, Subj: mySelf}, draw(1), &ability.If{Cond: *lifeIs(ability.LE, 5), Then: effects{lives(mine, 1)}}, gains(1))),
		body("朝の竜", 1, 3000, 1, 3000).has(when(begins(ability.TurnItself), gains(1))),
		body("昼の竜", 1, 3000, 1, 3000).has(when(begins(ability.MainPhase), gains(1))),
		body("攻めの竜", 1, 3000, 1, 3000).has(when(begins(ability.AttackPhase), gains(1))),
		body("引き際の竜", 1, 3000, 1, 3000).has(when(at(ability.PhaseEnded, ability.AttackPhase), gains(1))),
		body("とどめの竜", 1, 3000, 1, 3000).has(when(begins(ability.EndPhase), draw(1))),
		body("夜の竜", 1, 3000, 1, 3000).has(when(at(ability.PhaseEnded, ability.TurnItself), gains(1))),
		body("吠える竜", 1, 3000, 1, 3000).has(when(ability.Event{Verb: ability.AttackV, Subj: mySelf}, draw(1))),
		body("恨む竜", 1, 3000, 1, 3000).has(when(ability.Event{Verb: ability.AttackedV, Subj: mySelf}, hurts(foe, 1))),
		body("吸う竜", 1, 3000, 1, 3000).has(when(ability.Event{Verb: ability.DealtDamage, Subj: mySelf, Who: foe}, lives(mine, 1))),
		body("狩る竜", 1, 6000, 1, 3000).has(when(ability.Event{Verb: ability.Destroyed, Obj: mySelf}, draw(1))),
		body("戻る竜", 1, 6000, 1, 3000).has(when(ability.Event{Verb: ability.PhaseEnded, Phase: ability.BattlePhase, Subj: mySelf}, returns(itself))),
		body("見送る竜", 1, 3000, 1, 3000).has(when(ability.Event{Verb: ability.Destroyed, Subj: &filter{Kind: ability.Monster, Who: mine, Rel: []ability.Rel{{Kind: ability.Other, Of: self}}}}, draw(1))),
		body("散る竜", 1, 3000, 1, 3000).has(when(ability.Event{Verb: ability.Destroyed, Subj: mySelf}, hurts(foe, 1))),
	)
}

func onceSamples() []state.Def {
	sun := withTrait(filter{Zone: areaOf, Who: mine}, "太陽竜")
	gift := when(ability.Event{Verb: ability.Entered, Subj: &filter{Ref: self}}, &ability.If{Cond: *exists(sun), Then: effects{gains(1)}})
	gift.Name, gift.Limit = "炎の贈り物", []ability.Limit{{N: 1, By: ability.ByName}}
	legend := spell("王の伝え", draw(1))
	legend.s.Card.Limit = []ability.Limit{{N: 1, By: ability.ByName}}
	named := ab{Kind: ability.Activated, Name: "名の力", Limit: []ability.Limit{{N: 1, By: ability.ByName}}, Do: effects{gains(1)}}
	return defs(
		body("贈る竜", 1, 3000, 1, 3000).has(gift),
		body("陽の竜", 1, 3000, 1, 3000).trait("太陽竜"),
		legend,
		body("名の竜", 1, 3000, 1, 3000).has(named),
	)
}

func flagBound() []state.Def {
	usable := func(name string, start bool) ab {
		a := ab{Kind: ability.Construction, Word: "usable", Name: name}
		if start {
			a.Args = []ability.Amount{ability.N(1)}
		}
		return a
	}
	return defs(
		body("万の旗の竜", 1, 3000, 1, 3000).world("hero").has(usable("", false)),
		body("竜旗の勇者", 1, 3000, 1, 3000).world("hero").has(usable("竜の旗", false)),
		body("始まりの勇者", 1, 3000, 1, 3000).world("hero").has(usable("竜の旗", true)),
		body("よその竜", 1, 3000, 1, 3000).world("hero"),
		spell("よその術", draw(1)).world("hero"),
		body("よその起動竜", 1, 3000, 1, 3000).world("hero").has(act(0, gains(1))),
		body("機械の竜", 1, 3000, 1, 3000).world("hero").trait("機械"),
	)
}
