package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// Where a text's choices are made while it is played, nobody knows yet what will be discarded, revealed or put somewhere as it is done: a choice
// that leans on that would be of nothing.

// leansAhead tells whether something is chosen by what is only done later.
func (w *World) leansAhead(a *ability.Ability) bool {
	return w != nil && w.Targets && a.Kind != ability.Static && aheadIn(a.Do, map[uint8]bool{})
}

func aheadIn(es []ability.Effect, chosen map[uint8]bool) bool {
	for _, e := range es {
		found := false
		switch e := e.(type) {
		case *ability.Select:
			if e.Pick || e.By.Side != ability.You && e.By.Side != ability.AnySide || asItIsDone(&e.Sel) {
				continue
			}
			for _, n := range e.Slots { // the second may be another than the first
				chosen[n] = true
			}
			found = saysRef(reflect.ValueOf(&e.Sel), func(r ability.Ref) bool { return r.Kind == ability.Slot && !chosen[r.Slot] })
			chosen[e.Slot] = true
		case *ability.Modes:
			for _, m := range e.List {
				found = found || aheadIn(m, chosen)
			}
		case *ability.If:
			found = aheadIn(e.Then, chosen) || aheadIn(e.Else, chosen)
		case *ability.Try:
			found = aheadIn(e.Do, chosen) || !e.Reflex && aheadIn(e.Then, chosen) || aheadIn(e.Else, chosen)
		}
		if found {
			return true
		}
	}
	return false
}

// asItIsDone tells whether what is chosen lies where it is not seen, or is one of what was looked at: that is chosen as it is done.
func asItIsDone(s *ability.Selector) bool {
	hidden := func(f *ability.Filter) bool {
		return slices.ContainsFunc(f.Zone, func(z ability.Zone) bool { return z == ability.Hand_ || z == ability.Deck }) || InSlot(f) || f.Ref.Kind == ability.Slot
	}
	return hidden(&s.Of) || slices.ContainsFunc(s.Each, func(e ability.Selector) bool { return hidden(&e.Of) })
}
