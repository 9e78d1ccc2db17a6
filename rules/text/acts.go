package text

import "gotaku/rules/ability"

// What effects act on.

// SelectorOf is what an effect chooses; nil: nothing.
func SelectorOf(e ability.Effect) *ability.Selector {
	if s, ok := e.(*ability.Select); ok {
		return &s.Sel
	}
	if w := ability.ActsOn(e); w != nil {
		return w.Sel
	}
	return nil
}

// eitherEndOfSeveral tells whether several cards are said to be put on top or on the bottom
// of a deck: each may go to another end, which one choice cannot say.
func eitherEndOfSeveral(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		t, ok := e.(*ability.Try)
		if !ok || !t.May || len(t.Do) != 1 || len(t.Else) != 1 {
			return
		}
		up, ok := t.Do[0].(*ability.Move)
		down, also := t.Else[0].(*ability.Move)
		if !ok || !also || up.To.Zone != ability.Deck || up.To.Zone != down.To.Zone || up.To.Pos == down.To.Pos || up.What.Ref.Kind != ability.Slot {
			return
		}
		found = found || boundSeveral(a, up.What.Ref.Slot)
	})
	return found
}

// boundSeveral tells whether a slot may hold more than one card.
func boundSeveral(a *ability.Ability, slot uint8) (several bool) {
	one := func(n ability.Amount) bool { return n.Op == ability.Const && n.N <= 1 }
	chosen := func(s *ability.Selector) bool {
		return len(s.Each) == 0 && (s.N.Op == ability.Exactly || s.N.Op == ability.UpTo) && one(s.N.N)
	}
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select:
			several = several || e.Slot == slot && !chosen(&e.Sel)
		case *ability.Find:
			several = several || e.Bind == slot && !chosen(&e.Sel)
		case *ability.Move:
			several = several || e.Bind == slot && e.What.Sel != nil && !chosen(e.What.Sel)
		case *ability.Turn:
			several = several || e.Bind == slot && e.What.Sel != nil && !chosen(e.What.Sel)
		case *ability.Look:
			several = several || e.Bind == slot && (e.N == nil || !one(*e.N)) || e.Until != nil && e.Met == slot && !chosen(e.Until)
		}
	})
	return several
}
