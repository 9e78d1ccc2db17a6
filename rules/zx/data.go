package zx

import (
	"fmt"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// The words in which abilities are written that are no printed text: keywords, and the cards
// of scenarios.
type (
	effects = []ability.Effect
	filter  = ability.Filter
)

var (
	you     = ability.Who{Side: ability.You}
	foe     = ability.Who{Side: ability.Opponent}
	self    = ability.Ref{Kind: ability.This}
	itself  = ability.What{Ref: self}
	chosen  = ability.What{Ref: ability.Ref{Kind: ability.Slot, Slot: 1}}
	tonight = ability.Time{Until: ability.EndOfTurn}
	fight   = ability.Time{Until: ability.EndOfBattle}
)

// normalSquares are those that are no player squares, seen from either side. [303.3b]
const normalSquares = 0x1ff &^ (1<<7 | 1<<1)

var (
	normal = &ability.Squares{Mask: normalSquares}
	free   = &ability.Squares{Mask: normalSquares, Free: true}
)

func in(who ability.Who, z ...ability.Zone) filter { return filter{Who: who, Zone: z} }

// zex is a Zex in the squares; there: in a normal one.
func zex(who ability.Who) filter {
	return filter{Who: who, Zone: []ability.Zone{ability.Square}, Kind: ability.Zexes}
}

func there(f filter) filter { f.On = normal; return f }

func has(f filter, a ability.Attr, v string, m ability.Match) filter {
	f.Has = append(f.Has, ability.Prop{Attr: a, Value: v, Match: m})
	return f
}

func other(f filter) filter {
	f.Rel = append(f.Rel, ability.Rel{Kind: ability.Other, Of: self})
	return f
}

func only(r ability.Ref) *filter { return &filter{Ref: r} }

func count(n int32) ability.Count { return ability.Count{N: ability.N(n)} }
func upTo(n int32) ability.Count  { return ability.Count{Op: ability.UpTo, N: ability.N(n)} }

func choose(c ability.Count, f filter) *ability.Select {
	return &ability.Select{Slot: 1, Sel: ability.Selector{N: c, Of: f}}
}

func every(f filter) ability.What {
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: f}}
}

func some(c ability.Count, f filter) ability.What {
	return ability.What{Sel: &ability.Selector{N: c, Of: f}}
}

// top is the top n of a deck.
func top(who ability.Who, op ability.CountOp, n int32) ability.What {
	depth := ability.N(n)
	return ability.What{Sel: &ability.Selector{N: ability.Count{Op: op, N: ability.N(n)}, Of: filter{Who: who, Zone: []ability.Zone{ability.Deck}, Depth: &depth}}}
}

func draw(n int32) *ability.Draw { return &ability.Draw{Who: you, N: ability.N(n)} }
func hit(w ability.What, n int32) *ability.Damage {
	return &ability.Damage{To: w, N: ability.N(n)}
}
func move(w ability.What, how ability.How, z ability.Zone) *ability.Move {
	return &ability.Move{What: w, How: how, To: ability.Place{Zone: z}}
}
func enter(w ability.What) *ability.Move {
	return &ability.Move{What: w, To: ability.Place{Zone: ability.Square, On: free}, Bind: 2}
}
func turn(w ability.What, to ability.State) *ability.Turn { return &ability.Turn{What: w, To: to} }
func power(w ability.What, op ability.Op, n int32, t ability.Time) *ability.Change {
	return &ability.Change{What: w, Stat: ability.Power, Op: op, N: ability.N(n), For: t}
}
func keys(op ability.Op, n int32) *ability.Change {
	return &ability.Change{What: ability.What{Who: you}, Stat: ability.PlayerCrystals, Op: op, N: ability.N(n)}
}

func pays(n int32, colours ...string) ability.Cost {
	return ability.Cost{Res: ability.Source, N: ability.N(n), Colors: colours}
}
func does(e ability.Effect) ability.Cost { return ability.Cost{Do: e} }

func activated(cost []ability.Cost, do ...ability.Effect) ability.Ability {
	return ability.Ability{Kind: ability.Activated, Cost: cost, Do: do}
}
func when(e ability.Event, do ...ability.Effect) ability.Ability {
	return ability.Ability{Kind: ability.Triggered, On: []ability.Event{e}, Do: do}
}
func always(do ...ability.Effect) ability.Ability {
	return ability.Ability{Kind: ability.Static, Do: do}
}
func body(do ...ability.Effect) ability.Ability { return ability.Ability{Kind: ability.Spell, Do: do} }
func word(w string, args ...int32) ability.Ability {
	a := ability.Ability{Kind: ability.Keyword, Word: w}
	for _, n := range args {
		a.Args = append(a.Args, ability.N(n))
	}
	return a
}
func gated(a ability.Ability, c ability.Cond) ability.Ability      { a.Gate = &c; return a }
func worksIn(a ability.Ability, z ...ability.Zone) ability.Ability { a.Works = z; return a }

// Events that cards wait for.
var (
	entersThis  = ability.Event{Verb: ability.Entered, Subj: only(self)}
	attacksThis = ability.Event{Verb: ability.AttackV, Subj: only(self)}
)

func closing(p ability.Phase) ability.Event {
	return ability.Event{Verb: ability.PhaseEnded, Phase: p}
}

// card makes a card; colours are parted by spaces.
func card(name string, kinds ability.Kinds, colour string, cost, power int32, as ...ability.Ability) state.Def {
	s := state.Side{Name: name, Kinds: kinds, Card: &ability.Card{Abilities: as}}
	if colour != "" {
		s.Classes = []string{colour}
	}
	s.Num.Set(ability.CostStat, cost)
	if kinds&ability.Zexes != 0 {
		s.Num.Set(ability.Power, power)
	}
	return state.Def{ID: fmt.Sprintf("scenario/zx/%s/%d", name, kinds), Number: name, Sides: []state.Side{s}}
}

func zexCard(name, colour string, cost, power int32, as ...ability.Ability) state.Def {
	return card(name, ability.Zexes, colour, cost, power, as...)
}
func eventCard(name, colour string, cost int32, do ...ability.Effect) state.Def {
	return card(name, ability.EventCard, colour, cost, 0, body(do...))
}

// with changes a card: races, icons, texts it quotes.
func with(d state.Def, change func(*state.Side)) state.Def {
	change(&d.Sides[0])
	return d
}
func races(d state.Def, r ...string) state.Def {
	return with(d, func(s *state.Side) { s.Traits = r })
}
func ignites(d state.Def) state.Def {
	return with(d, func(s *state.Side) { s.Icons = []string{iconIG} })
}
