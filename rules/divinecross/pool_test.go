package divinecross_test

import (
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/divinecross"
	"gotaku/rules/state"
)

// The cards of the tests, written as data: no text is read here.

type effects = []ability.Effect

var (
	this    = ability.Ref{Kind: ability.This}
	host    = ability.Ref{Kind: ability.Host}
	it      = ability.What{Ref: this}
	you     = ability.Who{Side: ability.You}
	foe     = ability.Who{Side: ability.Opponent}
	tillEnd = ability.Time{Until: ability.EndOfTurn}
)

func slot(n uint8) ability.What { return ability.What{Ref: ability.Ref{Kind: ability.Slot, Slot: n}} }

func in(who ability.Who, zones ...ability.Zone) ability.Filter {
	return ability.Filter{Zone: zones, Who: who}
}

func all(f ability.Filter) ability.What {
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: f}}
}

func choose(n int32, f ability.Filter) *ability.Select {
	return &ability.Select{Slot: 1, Sel: ability.Selector{N: ability.Count{N: ability.N(n)}, Of: f}}
}

func hit(w ability.What, n int32) *ability.Damage { return &ability.Damage{To: w, N: ability.N(n)} }

func draw(n int32) *ability.Draw { return &ability.Draw{Who: you, N: ability.N(n)} }

func stuns(w ability.What) *ability.Mark {
	return &ability.Mark{What: w, Name: "stun", N: ability.N(1)}
}

func act(word string, w ability.What, n int32) *ability.Act {
	return &ability.Act{Word: word, What: w, N: ability.N(n)}
}

// more changes the damage of the skill that is being used.
func more(n int32) *ability.Change {
	return &ability.Change{What: ability.What{Who: you}, Stat: ability.SkillDamage, N: ability.N(n)}
}

// janken is a janken, and what follows when it is won.
func janken(then ...ability.Effect) effects {
	won := ability.Cond{Op: ability.Compare, Cmp: ability.GE, R: ability.N(1), L: ability.Amount{Op: ability.NumberIn, Ref: ability.Ref{Kind: ability.Slot, Slot: 2}}}
	return effects{&ability.Ask{Kind: ability.Janken, N: 1, Bind: 2}, &ability.If{Cond: won, Then: then}}
}

// skill is a skill; no damage: it has none.
func skill(name string, cost int32, damage []ability.Amount, do ...ability.Effect) ability.Ability {
	return ability.Ability{Kind: ability.Activated, Marks: ability.Skill, Name: name, Cost: []ability.Cost{{Res: ability.Energy, N: ability.N(cost)}}, Args: damage, Do: do}
}

func fixed(n int32) []ability.Amount { return []ability.Amount{ability.N(n)} }

func ex(name string, a ability.Ability) ability.Ability {
	a.Name, a.Marks = name, a.Marks|ability.EXPower
	return a
}

func when(e ability.Event, do ...ability.Effect) ability.Ability {
	return ability.Ability{Kind: ability.Triggered, On: []ability.Event{e}, Do: do}
}

func once(do ...ability.Effect) ability.Ability {
	return ability.Ability{Kind: ability.Activated, Limit: []ability.Limit{{N: 1}}, Do: do}
}

func static(do ...ability.Effect) ability.Ability {
	return ability.Ability{Kind: ability.Static, Do: do}
}

func text(do ...ability.Effect) ability.Ability { return ability.Ability{Kind: ability.Spell, Do: do} }

// mods changes the skill damage that a filter deals or takes.
func mods(subj, obj *ability.Filter, op ability.Op, n int32, t ability.Time) *ability.Instead {
	a := ability.N(n)
	return &ability.Instead{Of: ability.Event{Verb: ability.DealtDamage, Kind: ability.CombatDamage, Subj: subj, Obj: obj}, Op: op, N: &a, For: t}
}

func unit(name, attribute, over string, hp, retreat int32, as ...ability.Ability) state.Def {
	s := state.Side{Name: name, Kinds: ability.Unit, Classes: []string{attribute}, Traits: []string{over}, Card: &ability.Card{Abilities: as}}
	s.Num.Set(ability.HP, hp)
	s.Num.Set(ability.Retreat, retreat)
	return state.Def{ID: "d/" + name, Number: name, Sides: []state.Side{s}}
}

func command(name string, kind ability.Kinds, as ...ability.Ability) state.Def {
	s := state.Side{Name: name, Kinds: ability.Command | kind, Classes: []string{"none"}, Card: &ability.Card{Abilities: as}}
	return state.Def{ID: "d/" + name, Number: name, Sides: []state.Side{s}}
}

var (
	foeMain   = all(in(foe, ability.Main))
	myMain    = all(in(you, ability.Main))
	foeStands = in(foe, ability.Standby)
	myUnits   = in(you, ability.Main, ability.Standby)
	handCount = ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: you}}
)

func damaged(f ability.Filter) ability.Filter { f.Is = []ability.State{ability.Damaged}; return f }

func unitDefs() []state.Def {
	perHand := []ability.Amount{{Op: ability.Mul, Args: []ability.Amount{handCount, ability.N(100)}}}
	ko := in(foe, ability.Main, ability.Standby)
	return []state.Def{
		unit("ash", "red", "green", 500, 1, skill("swing", 0, fixed(200)), skill("slam", 2, fixed(400), more(100))),
		unit("fern", "green", "blue", 600, 1, skill("thorn", 1, fixed(200), draw(1), choose(1, foeStands), hit(slot(1), 200))),
		unit("tide", "blue", "red", 500, 0, skill("wave", 1, fixed(100), stuns(foeMain)), skill("nap", 0, nil, act("heal", myMain, 200), &ability.Rule{What: it, Verb: ability.UsingSkill, Mode: ability.May})),
		unit("dust", "none", "", 700, 2, skill("count", 1, perHand)),
		unit("gambler", "red", "green", 400, 1, skill("bet", 0, fixed(100), append(janken(more(300)), act("ticket", it, 0))...)),
		unit("seer", "green", "blue", 400, 1, skill("omen", 0, fixed(100), &ability.Later{On: ability.Event{Word: divinecross.BeforeDamage}, Do: effects{act("swap", ability.What{Who: foe}, 0)}})),
		unit("mirror", "blue", "red", 500, 1, ex("haze", static(&ability.Instead{Of: ability.Event{Verb: ability.Judged, Who: foe}, Do: janken(act("fail", ability.What{}, 0))})), skill("glint", 0, fixed(100))),
		unit("wall", "none", "", 900, 3, ex("stone", static(mods(nil, &ability.Filter{Ref: this}, ability.Sub, 100, ability.Time{}))), skill("push", 1, fixed(100))),
		unit("herald", "red", "green", 400, 0, ex("call", when(ability.Event{Verb: ability.Entered, Subj: &ability.Filter{Ref: this}}, draw(1))), skill("shout", 0, fixed(100))),
		unit("chorus", "green", "blue", 400, 1, func() ability.Ability {
			a := ex("echo", when(ability.Event{Verb: ability.Charged, Who: you}, act("heal", all(damaged(myUnits)), 100)))
			a.Marks |= ability.NoStack
			return a
		}()),
		unit("medic", "blue", "red", 400, 1, ex("care", once(choose(1, damaged(myUnits)), act("heal", slot(1), 200))), skill("tap", 0, fixed(100))),
		unit("duelist", "red", "green", 500, 1, ex("stance", once(mods(&ability.Filter{Ref: this}, nil, ability.Add, 100, tillEnd))), skill("cut", 1, fixed(200))),
		unit("reaper", "none", "", 500, 1, skill("end", 3, nil, choose(1, ko), &ability.Move{What: slot(1), How: ability.KOMove}),
			ex("toll", when(ability.Event{Verb: ability.Destroyed, Subj: &ability.Filter{Ref: this}}, hit(foeMain, 100)))),
		unit("double", "green", "blue", 400, 1, skill("twice", 2, fixed(200), &ability.Try{May: true, Do: effects{draw(2)}, Then: effects{&ability.Change{What: ability.What{Who: you}, Stat: ability.SkillDamage, Op: ability.Times, N: ability.N(2)}}})),
		unit("avenger", "blue", "red", 500, 1, ex("grudge", when(ability.Event{Verb: ability.DealtDamage, Kind: ability.CombatDamage, Obj: &ability.Filter{Ref: this}, AtLeast: &hundred}, stuns(foeMain))), skill("jab", 0, fixed(100))),
	}
}

var hundred = ability.N(100)

func commandDefs() []state.Def {
	energy := &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: you, Depth: &one}}},
		To: ability.Place{Zone: ability.EnergyZone, Link: ability.Ref{Kind: ability.Slot, Slot: 1}}}
	return []state.Def{
		command("study", ability.EventCard, text(draw(2))),
		command("storm", ability.EventCard, text(hit(all(in(foe, ability.Main, ability.Standby)), 100))),
		command("shove", 0, text(&ability.Try{Do: effects{act("retreat", ability.What{Who: foe}, 0)}})),
		command("spark", 0, text(choose(1, in(foe, ability.Main, ability.Standby)), hit(slot(1), 100))),
		command("fuel", 0, text(choose(1, myUnits), energy)),
		command("feast", 0, text(act("charge", ability.What{}, 0))),
		command("sacrifice", 0, text(act("ko zone", ability.What{}, 1), draw(3))),
		command("burn", 0, text(choose(1, in(you, ability.EnergyZone)), &ability.Move{What: slot(1), How: ability.Discard}, hit(foeMain, 200))),
		command("jinx", 0, text(&ability.Instead{Of: ability.Event{Verb: ability.Judged, Who: foe}, For: ability.Time{Until: ability.Uses, N: 1}})),
		command("toss", 0, text(janken(stuns(foeMain))...)),
		command("blade", ability.Assist, skill("edge", 1, fixed(300)), static(mods(&ability.Filter{Ref: host}, nil, ability.Add, 100, ability.Time{}))),
		command("shield", ability.Assist, static(&ability.Change{What: ability.What{Ref: host}, Stat: ability.HP, N: ability.N(300)}), ex("polish", once(act("heal", ability.What{Ref: host}, 100)))),
		command("boots", ability.Assist, static(&ability.Change{What: ability.What{Ref: host}, Stat: ability.Retreat, Op: ability.Sub, N: ability.N(1)})),
	}
}

var one = ability.N(1)

// testRules joins the rulebook with the cards of the tests.
func testRules(t testing.TB, more ...state.Def) *rules.Rules {
	t.Helper()
	p, err := state.NewPool(append(unitDefs(), append(commandDefs(), more...)...))
	if err != nil {
		t.Fatal(err)
	}
	r, err := rules.NewRules(divinecross.Game(), p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// setupOf is a match between two decks drawn from the cards of the tests; every fourth
// has few units.
func setupOf(t testing.TB, r *rules.Rules, seed uint64) rules.Setup {
	t.Helper()
	s := rules.Setup{Rules: r, Names: [2]string{"甲", "乙"}}
	n := len(r.Pool.Defs)
	for i := range s.Decks {
		x := rules.Mix(seed, uint64(i))
		copies := make([]int, n)
		for len(s.Decks[i].Main) < 30 {
			f := x.N(n)
			if seed%4 == 0 && r.Pool.Defs[f].Sides[0].Kinds&ability.Unit != 0 && x.N(3) > 0 {
				continue
			}
			if copies[f] < 2 {
				copies[f]++
				s.Decks[i].Main = append(s.Decks[i].Main, state.FaceID(f+1))
			}
		}
		if faults := divinecross.Legal(r.Pool, s.Decks[i].Main); len(faults) > 0 {
			t.Fatalf("the deck is not legal: %+v", faults)
		}
	}
	return s
}
