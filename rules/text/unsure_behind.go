package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// What is said behind something that has not happened yet, of "each", or of "it" behind two conditions.

// behindInstead tells whether a sentence goes on behind what happens instead of what would happen: that is done each time it does, and not
// at once. If it is dealt damage this turn, the damage becomes 0 instead and draw 1 card. What says first for how long it lasts begins anew: the
// next time this would be destroyed, it remains, and for this turn, it gets [Penetrate].
func (c *Compiler) behindInstead(one *Clause, said string) bool {
	at := slices.IndexFunc(one.Do, isInstead)
	if at < 0 || !slices.ContainsFunc(one.Do[at:], func(e ability.Effect) bool { return !isInstead(e) }) {
		return false
	}
	asks, words, apart := 0, []string{"場合", "なら", "とき、", "時、", "際"}, []string{"し、このターン", "し、ターン終了時まで"}
	if c.Lang == EN {
		words, apart = []string{"if ", "when ", "whenever ", "the next time "}, []string{" and for this turn, ", " and this turn, ", " and during this turn, ", " and until "}
	}
	if slices.ContainsFunc(apart, func(w string) bool { return strings.Contains(said, w) }) {
		return false
	}
	for _, w := range words {
		asks += strings.Count(said, w)
	}
	if one.If != nil || one.Did || one.DidNot || len(one.On) > 0 { // which asks for itself
		asks--
	}
	return asks > 0
}

func isInstead(e ability.Effect) bool { _, is := e.(*ability.Instead); return is }

// didBefore tells whether it is asked whether that was done which is to happen later, in its time: the next time it is dealt damage this turn,
// the damage becomes 0 instead. If you do so, draw 1 card.
func didBefore(es []ability.Effect) (found bool) {
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		t, is := e.(*ability.Try)
		if !is || t.May || len(t.Cost) > 0 || len(t.Then)+len(t.Else) == 0 || len(t.Do) == 0 {
			return
		}
		found = found || !slices.ContainsFunc(t.Do, func(e ability.Effect) bool {
			_, later := e.(*ability.Later)
			return !later && !isInstead(e)
		})
	})
	return found
}

// itsOfEach tells whether something is done to each of many by a number of "it", which is each of them then and nothing that was met before: deal
// each Forward damage equal to its cost.
func itsOfEach(one *Clause, said string) bool {
	_, its, is := strings.Cut(said, "each ")
	return is && strings.Contains(its, " its ") && slices.ContainsFunc(one.Do, func(e ability.Effect) bool {
		w := objectIn(e)
		return w != nil && w.Sel != nil && w.Sel.N.Op == ability.All && statOfIt(reflect.ValueOf(e))
	})
}

// statOfIt tells whether a number of "it" is asked for.
func statOfIt(v reflect.Value) (found bool) {
	if a, is := Is[ability.Amount](v); is && a.Op == ability.StatOf && a.Ref.As == 0 && (a.Ref == BindRef(SlotIt) || a.Ref == BindRef(SlotOne)) {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || statOfIt(f) })
	return found
}

// asksAlike tells whether a condition asks the same of what was met where another holds as that one asks of something else: if the discarded card
// is Fire, choose 1 Forward. If it is Ice, …. Then it may be of the same thing as well.
func asksAlike(a *ability.Ability) (found bool) {
	asked := map[ability.Ref][]ability.Cond{} // of what was met behind them
	behind := func(c *ability.Cond, es []ability.Effect) {
		of := asksOf(c)
		if of == nil {
			return
		}
		ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
			if n := boundBy(e); n != 0 {
				asked[BindRef(n)] = append(asked[BindRef(n)], *of)
			}
		})
	}
	if a.If != nil {
		behind(a.If, a.Do)
	}
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		i, is := e.(*ability.If)
		if !is {
			return
		}
		if of := asksOf(&i.Cond); of != nil {
			found = found || slices.ContainsFunc(asked[ability.Ref{Kind: of.Ref.Kind, Slot: of.Ref.Slot}], func(was ability.Cond) bool { return was.Ref != of.Ref && asksSame(was.Of, of.Of) })
		}
		behind(&i.Cond, i.Then)
	})
	return found
}

// asksOf is the part of a condition that asks what something is; nil: there is none.
func asksOf(c *ability.Cond) *ability.Cond {
	if c.Op == ability.Is && c.Of != nil {
		return c
	}
	if c.Op == ability.Not || c.Op == ability.And {
		for i := range c.Args {
			if of := asksOf(&c.Args[i]); of != nil {
				return of
			}
		}
	}
	return nil
}

// asksSame tells whether two conditions ask of the same: of a kind, a color, a cost.
func asksSame(a, b *ability.Filter) bool {
	return a.Kind != 0 && b.Kind != 0 ||
		len(a.Has) > 0 && len(b.Has) > 0 && a.Has[0].Attr == b.Has[0].Attr && !Equal(a.Has, b.Has) ||
		len(a.Num) > 0 && len(b.Num) > 0 && a.Num[0].Stat == b.Num[0].Stat && !Equal(a.Num, b.Num)
}

// boundBy is where an effect binds what it chooses, finds, makes or moves.
func boundBy(e ability.Effect) uint8 {
	switch e := e.(type) {
	case *ability.Select:
		return e.Slot
	case *ability.Find:
		return e.Bind
	case *ability.Make:
		return e.Bind
	case *ability.Move:
		return e.Bind
	case *ability.Look:
		return e.Bind
	}
	return 0
}

// chosenForNothing tells whether something is chosen of which nothing is said then, and what "it" was taken for is this card: choose a monster. While
// this card is on the field, it cannot attack.
func chosenForNothing(a *ability.Ability, printed string) (found bool) {
	if !strings.Contains(printed, ", it ") {
		return false
	}
	chosen := false
	ability.Walk(a, func(e ability.Effect) {
		s, is := e.(*ability.Select)
		chosen = chosen || is && s.Slot == 0 && len(s.Slots) == 0
		w := ability.ActsOn(e)
		found = found || chosen && w != nil && w.Ref == ThisRef
	})
	return found
}

// theAttacker tells whether one of what attacks is chosen where English speaks of the one whose attack is waited for: of several that attack together
// it is not any.
func theAttacker(a *ability.Ability, printed string) (found bool) {
	if !strings.Contains(printed, "the attacking ") || !slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Verb == ability.AttackV }) {
		return false
	}
	ability.Walk(a, func(e ability.Effect) {
		s, is := e.(*ability.Select)
		found = found || is && !several(s.Sel.N) && slices.Contains(s.Sel.Of.Is, ability.Attacking)
	})
	return found
}
