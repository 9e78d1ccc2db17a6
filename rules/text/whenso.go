package text

import (
	"slices"

	"gotaku/rules/ability"
)

// What is done where something holds may be an ability of its own that waits, as it may where something was done: when the revealed
// card is so, and not if it is.

// waitsFor makes what is done where a condition holds, and all that is said behind it, an ability of its own that waits from then on.
// Another such condition is asked at the same moment.
func (f *folder) waitsFor(c *ability.Cond) {
	if f.besides == nil {
		f.besides = f.base
	}
	if c.Op == ability.Is && f.showsMany() {
		f.fail("what the card is that was revealed, of which there are several")
		return
	}
	if f.countsChosen(c) {
		f.fail("to how many of what was chosen it was done")
		return
	}
	t := &ability.Try{Who: Who(ability.You), Reflex: true}
	*f.besides = append(*f.besides, &ability.If{Cond: *c, Then: []ability.Effect{t}})
	if f.cur, f.wait, f.asked = &t.Then, false, nil; f.reach != ReachSpoken {
		f.base = f.cur
	}
}

// countsChosen tells whether a condition counts to how many something was done that were chosen before: those are known, and not which of
// them it could not be done to.
func (f *folder) countsChosen(c *ability.Cond) (chosen bool) {
	d, ok := asDone(c.L.Ref)
	if !ok || c.L.Op != ability.NumberIn {
		return false
	}
	ability.Walk(&ability.Ability{Do: f.Do}, func(e ability.Effect) {
		if m, is := e.(*ability.Move); is && slices.Contains((*World)(nil).doings(m), d) {
			chosen = m.What.Sel == nil
		}
	})
	return chosen
}

// ofOneOfMany tells whether a condition compares a number of the card that was revealed where several were: of which, nothing says.
func (f *folder) ofOneOfMany(c *ability.Cond) bool {
	if slices.ContainsFunc(c.Args, func(a ability.Cond) bool { return f.ofOneOfMany(&a) }) {
		return true
	}
	if c.Op != ability.Compare || c.L.Op != ability.StatOf || c.L.Ref != BindRef(SlotLook) && c.L.Ref != doneRef(shown) {
		return false
	}
	return f.showsMany()
}

// showsMany tells whether what was looked at last may be several cards.
func (f *folder) showsMany() (many bool) {
	ability.Walk(&ability.Ability{Do: f.Do}, func(e ability.Effect) {
		if l, is := e.(*ability.Look); is {
			many = l.N.Op != ability.Const || l.N.N > 1
		}
	})
	return many
}

// stacked is what waits from then on where a condition holds, and is all that depends on it; nil: something else does.
func stacked(e *ability.If) *ability.Try {
	if len(e.Then) != 1 || len(e.Else) > 0 {
		return nil
	}
	t, is := e.Then[0].(*ability.Try)
	if !is || !t.Reflex || t.May || len(t.Cost)+len(t.Do)+len(t.Else) > 0 || len(t.Then) == 0 {
		return nil
	}
	return t
}

// when says it: what is said behind it belongs to it.
func (u *unfolder) when(e *ability.If, t *ability.Try) bool {
	then, ok := u.x.Unfold(t.Then)
	if !ok || len(then) == 0 || then[0].If != nil || then[0].Did || then[0].DidNot || then[0].Instead || len(then[0].Cost) > 0 {
		return false
	}
	cond := e.Cond
	then[0].If, then[0].Reflex = &cond, true
	u.out, u.open, u.tied, u.stacks = append(u.out, then...), true, true, true
	return true
}
