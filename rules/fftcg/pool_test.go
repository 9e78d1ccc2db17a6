package fftcg_test

import (
	"fmt"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/fftcg"
	"gotaku/rules/state"
)

// The cards of the tests, written as data: no text is read here.

type (
	effects = []ability.Effect
	costs   = []ability.Cost
)

var (
	this = ability.Ref{Kind: ability.This}
	it   = ability.What{Ref: this}
	you  = ability.Who{Side: ability.You}
	foe  = ability.Who{Side: ability.Opponent}
)

func slot(n uint8) ability.What { return ability.What{Ref: ability.Ref{Kind: ability.Slot, Slot: n}} }

func on(kind ability.Kinds, who ability.Who) ability.Filter {
	return ability.Filter{Zone: []ability.Zone{ability.Field}, Kind: kind, Who: who}
}

func choose(n int32, f ability.Filter) *ability.Select {
	return &ability.Select{Slot: 1, Sel: ability.Selector{N: ability.Count{N: ability.N(n)}, Of: f}}
}

func hit(n int32) *ability.Damage { return &ability.Damage{To: slot(1), N: ability.N(n)} }

func draw(n int32) *ability.Draw { return &ability.Draw{Who: you, N: ability.N(n)} }

// auto is an auto ability that a word sets off, about the card itself.
func auto(v ability.Verb, do ...ability.Effect) ability.Ability {
	return ability.Ability{Kind: ability.Triggered, On: []ability.Event{{Verb: v, Subj: &ability.Filter{Ref: this}}}, Do: do}
}

func action(c costs, do ...ability.Effect) ability.Ability {
	return ability.Ability{Kind: ability.Activated, Cost: c, Do: do}
}

func spell(do ...ability.Effect) ability.Ability { return ability.Ability{Kind: ability.Spell, Do: do} }

func marked(m ability.Marks, a ability.Ability) ability.Ability { a.Marks |= m; return a }

func word(w string) ability.Ability { return ability.Ability{Kind: ability.Keyword, Word: w} }

func damaged(n int32) *ability.Cond {
	return &ability.Cond{Op: ability.Compare, Cmp: ability.GE, R: ability.N(n),
		L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.DamageZone}, Who: you}}}
}

func cp(n int32, colors ...string) ability.Cost {
	return ability.Cost{Res: ability.CP, N: ability.N(n), Colors: colors}
}

var (
	dull    = ability.Cost{Do: &ability.Turn{What: it, To: ability.Acted}}
	leave   = ability.Cost{Do: &ability.Move{What: it, To: ability.Place{Zone: ability.Discards}}}
	tillEnd = ability.Time{Until: ability.EndOfTurn}
)

func card(name string, kind ability.Kinds, elements []string, cost, power int32, as ...ability.Ability) state.Def {
	s := state.Side{Name: name, Kinds: kind, Classes: elements, Traits: []string{"Job " + name}}
	s.Num.Set(ability.CostStat, cost)
	if power > 0 {
		s.Num.Set(ability.Power, power)
	}
	s.Card = &ability.Card{Abilities: as}
	return state.Def{ID: "t/" + name, Number: name, Sides: []state.Side{s}}
}

func icon(d state.Def, icons ...string) state.Def { d.Sides[0].Icons = icons; return d }

var (
	fire  = []string{"fire"}
	ice   = []string{"ice"}
	both  = []string{"fire", "ice"}
	shine = []string{"light"}
)

func forwards() []state.Def {
	const f = ability.Forward
	foes := on(f, foe)
	return []state.Def{
		icon(card("plain", f, fire, 2, 5000), "generic"),
		icon(card("cold", f, ice, 3, 7000), "generic"),
		card("swift", f, fire, 3, 5000, word("haste")),
		card("bold", f, ice, 3, 6000, word("brave")),
		card("first", f, fire, 4, 7000, word("first strike")),
		card("ambush", f, ice, 2, 4000, word("back attack")),
		icon(card("friend", f, ice, 2, 4000, auto(ability.Entered, draw(1)),
			auto(ability.Entered, &ability.Change{What: ability.What{Who: you}, Stat: ability.PlayerCrystals, N: ability.N(1)})), "party"),
		card("breeze", f, []string{"wind"}, 2, 5000),
		card("dawn", f, shine, 5, 9000, auto(ability.Entered, draw(1))),
		card("twin", f, both, 4, 8000, marked(ability.EXBurst, auto(ability.Entered, choose(1, on(f, ability.Who{})), hit(4000)))),
		card("late", f, ice, 4, 8000, ability.Ability{Kind: ability.Keyword, Word: "warp", Args: []ability.Amount{ability.N(2)}, Cost: costs{cp(1, "ice")}}),
		card("angry", f, fire, 3, 6000, ability.Ability{Kind: ability.Static, Gate: damaged(3), Do: effects{&ability.Change{What: it, Stat: ability.Power, N: ability.N(2000)}, &ability.Give{What: it, Words: []string{"haste"}}}}),
		card("rash", f, fire, 2, 5000, ability.Ability{Kind: ability.Static, Do: effects{&ability.Rule{What: it, Verb: ability.AttackV, Mode: ability.Must}}}),
		card("named", f, fire, 3, 6000, ability.Ability{Kind: ability.Activated, Marks: ability.Special, Name: "Burn", Cost: costs{cp(1, "fire"), dull}, Do: effects{choose(1, on(f, ability.Who{})), hit(9000)}}),
		card("fan", f, fire, 3, 6000, ability.Ability{Kind: ability.Triggered, On: []ability.Event{{Verb: ability.PartyV, Subj: &ability.Filter{Kind: f, Who: you}}}, If: damaged(1), Do: effects{draw(1)}}),
		card("thief", f, ice, 6, 8000, auto(ability.Entered, choose(1, foes), &ability.Move{What: slot(1), How: ability.Steal})),
		card("squire", f, fire, 2, 4000, ability.Ability{Kind: ability.Keyword, Word: "priming", Cost: costs{cp(1, "fire")}, Do: effects{&ability.Find{Who: you, Show: true, Bind: 1, To: ability.Place{Zone: ability.Evolution},
			Sel: ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: you, Kind: f, Has: []ability.Prop{{Attr: ability.NameAttr, Value: "twin"}}}}}}}), // [NS]
		card("stab", f, fire, 4, 7000, auto(ability.AttackV, &ability.Damage{To: ability.What{Who: foe}, N: ability.N(1)})),
		card("avenger", f, ice, 3, 6000, auto(ability.Left, &ability.Select{By: foe, Slot: 1, Pick: true, Sel: ability.Selector{N: ability.Count{N: ability.N(1)}, By: foe, Of: on(f, foe)}}, &ability.Move{What: slot(1), How: ability.Break})),
	}
}

func backups() []state.Def {
	const b = ability.Backup
	out := []state.Def{
		card("smith", b, fire, 2, 0, action(costs{cp(1, "fire"), dull}, choose(1, on(ability.Forward, ability.Who{})), hit(3000))),
		card("sage", b, ice, 2, 0, action(costs{{Res: ability.CP, N: ability.Amount{Op: ability.X}}, dull, leave}, &ability.Draw{Who: you, N: ability.Amount{Op: ability.X}})),
		card("scout", b, fire, 3, 0, auto(ability.Entered, &ability.Find{Who: you, Show: true, To: ability.Place{Zone: ability.Field},
			Sel: ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{Zone: []ability.Zone{ability.Deck}, Who: you, Kind: ability.Forward | b, Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE, N: ability.N(3)}}}}})),
		card("broker", b, ice, 3, 0, marked(ability.EXBurst, auto(ability.Entered, &ability.Try{May: true, Cost: costs{cp(1)}, Do: effects{draw(2)}}))),
		card("miner", b, ice, 3, 0, auto(ability.Entered, &ability.Change{What: ability.What{Who: you}, Stat: ability.PlayerCrystals, N: ability.N(1)}),
			action(costs{{Res: ability.Crystal, N: ability.N(1)}}, draw(1))),
		card("lamp", b, shine, 2, 0),
	}
	for i := 1; i <= 2; i++ {
		out = append(out, icon(card(fmt.Sprintf("helper %d", i), b, fire, 1, 0), "generic"), icon(card(fmt.Sprintf("clerk %d", i), b, ice, 1, 0), "generic"))
	}
	return out
}

func others() []state.Def {
	const m, s = ability.Monster, ability.Summon
	any := on(ability.Forward, ability.Who{})
	stack := ability.Filter{Zone: []ability.Zone{ability.Resolving}}
	hand := ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: you, Kind: s, Num: []ability.Bound{{Stat: ability.CostStat, Cmp: ability.LE, N: ability.N(3)}}}
	return []state.Def{
		card("imp", m, fire, 2, 0, action(costs{leave}, choose(1, on(ability.Forward, foe)), hit(5000))),
		card("slime", m, ice, 1, 0, action(costs{dull}, choose(1, any), &ability.Change{What: slot(1), Stat: ability.Power, Op: ability.Sub, N: ability.N(1000), For: tillEnd})),
		card("blaze", s, fire, 2, 0, marked(ability.EXBurst, spell(choose(1, any), hit(8000)))),
		card("frost", s, ice, 2, 0, marked(ability.EXBurst, spell(choose(1, on(ability.Forward|ability.Backup, foe)), &ability.Turn{What: slot(1), To: ability.Acted}, &ability.Act{Word: "freeze", What: slot(1)}))),
		card("hush", s, ice, 2, 0, spell(choose(1, stack), &ability.Cancel{What: slot(1)})),
		card("lesson", s, fire, 2, 0, spell(choose(1, any), hit(8000), draw(1))),
		card("either", s, fire, 3, 0, spell(&ability.Modes{N: ability.Count{N: ability.N(1)}, List: []effects{{choose(1, any), hit(6000)}, {draw(2)}}})),
		card("rain", s, fire, 4, 0, spell(choose(2, any), &ability.Damage{To: slot(1), N: ability.N(9000), Split: true})),
		card("chain", s, ice, 3, 0, spell(draw(1), &ability.Play{Free: true, May: true, What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.UpTo, N: ability.N(1)}, Of: hand}}})),
		card("echo", s, fire, 3, 0, ability.Ability{Kind: ability.Spell, Marks: ability.EXBurst, Gate: damaged(3), Do: effects{&ability.Damage{To: ability.What{Who: foe}, N: ability.N(1)}}}),
	}
}

// testRules joins the rulebook with the cards of the tests.
func testRules(t testing.TB, more ...state.Def) *rules.Rules {
	t.Helper()
	defs := append(forwards(), append(backups(), append(others(), append(limitCards(), append(more, fftcg.Objects()...)...)...)...)...)
	p, err := state.NewPool(defs)
	if err != nil {
		t.Fatal(err)
	}
	r, err := rules.NewRules(fftcg.Game(), p)
	if err != nil {
		t.Fatal(err)
	}
	return r
}

// setupOf is a match between two decks drawn from the cards of the tests.
func setupOf(t testing.TB, r *rules.Rules, seed uint64) rules.Setup {
	t.Helper()
	s := rules.Setup{Rules: r, Names: [2]string{"甲", "乙"}}
	n := len(r.Pool.Defs) - len(fftcg.Objects())
	for i := range s.Decks {
		x := rules.Mix(seed, uint64(i))
		copies := make([]int, n)
		for len(s.Decks[i].Main) < 50 {
			if f := x.N(n); copies[f] < 3 && r.Pool.Defs[f].Sides[0].Kinds&ability.AdvanceCard == 0 {
				copies[f]++
				s.Decks[i].Main = append(s.Decks[i].Main, state.FaceID(f+1))
			}
		}
		if seed%4 > 0 { // one need not have one [NS]
			s.Decks[i].Side = limitDeck(r, &x)
		}
		if faults := fftcg.Legal(r.Pool, "", s.Decks[i].Main, s.Decks[i].Side); len(faults) > 0 {
			t.Fatalf("the deck is not legal: %+v", faults)
		}
	}
	return s
}
