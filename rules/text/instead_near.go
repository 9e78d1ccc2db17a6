package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// Of what something is done instead: of the one thing that was named last, of what was done to all, or of where something was put.

// namesOne tells whether an effect names one thing, or a few, that "it" behind it is said of, and chooses none before: deal 2 damage to an
// enemy follower. If it has Ward, deal 4 damage instead. What is asked then is not asked of what was met before, nor of this card.
func (f *folder) namesOne(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Select:
		return false
	case *ability.Draw, *ability.Make, *ability.Find:
		return true
	case *ability.Try:
		return len(e.Do) > 0 && f.namesOne(e.Do[len(e.Do)-1])
	}
	w := ability.ActsOn(e)
	if w == nil || w.Sel == nil {
		return false
	}
	of := &w.Sel.Of
	return (w.Sel.N.Op != ability.All || of.Depth != nil) && of.Ref == (ability.Ref{}) && of.Kind&f.alone == 0 && len(w.Sel.Each) == 0
}

// ofNear makes "it" what was met in the text itself.
func ofNear(v reflect.Value) {
	if v.Type() == refType {
		if r := v.Addr().Interface().(*ability.Ref); *r == BindRef(SlotIt) {
			r.Slot = slotNear
		}
		return
	}
	EachField(v, ofNear)
}

// sameAtAll tells whether such a thing was done before to all that b is done to, and since then to others: deal 2 damage to each follower and 1
// to each leader. If …, deal 4 damage to each follower instead.
func sameAtAll(es []ability.Effect, old, b ability.Effect) bool {
	on := ability.ActsOn(b)
	if on == nil || on.Sel == nil || ability.ActsOn(old) == nil || Equal(*ability.ActsOn(old), *on) {
		return false
	}
	return slices.ContainsFunc(es, func(e ability.Effect) bool {
		before := ability.ActsOn(e)
		return before != nil && reflect.TypeOf(e) == reflect.TypeOf(b) && Equal(*before, *on)
	})
}

// changesIt tells whether an effect gives something to what was met, or changes a number of it.
func changesIt(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Change:
		return e.What.Ref.Kind == ability.Slot
	case *ability.Give:
		return e.What.Ref.Kind == ability.Slot
	}
	return false
}

// brings tells whether an effect makes, finds or moves what was not chosen before.
func brings(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Make, *ability.Find:
		return true
	case *ability.Move:
		return e.What.Sel != nil
	}
	return false
}
