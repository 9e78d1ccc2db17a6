package text

import (
	"reflect"

	"gotaku/rules/ability"
)

// In one sentence "it", and "that Forward" behind it, are two things: deal it damage equal to that Forward's power; dull it, and that
// Forward gains Haste. The other way round they are one: dull that Forward and freeze it.

// toldApart marks what is called by its kind beside "it", so that it is not looked for in what "it" is. A card that a condition asks of is
// another thing, too, than what is then called by its kind: if that card is a Fire card, break that Forward.
func (c *Clause) toldApart(ofCard bool) {
	said := false
	if c.If != nil && ofCard {
		said = ofThatCard(reflect.ValueOf(c.If).Elem())
	}
	for _, e := range c.Do {
		it, called := words(reflect.ValueOf(e))
		if said = said || it; said {
			apartFrom(called)
		}
	}
	if c.If != nil {
		comparedApart(c.If)
	}
}

// comparedApart does so within what is compared with something: if its size is less than that monster's size.
func comparedApart(c *ability.Cond) {
	for i := range c.Args {
		comparedApart(&c.Args[i])
	}
	if c.Op != ability.Compare {
		return
	}
	if it, called := words(reflect.ValueOf(c).Elem()); it {
		apartFrom(called)
	}
}

// ofThatCard marks what a condition calls "that card".
func ofThatCard(v reflect.Value) (found bool) {
	if v.CanAddr() {
		if r, ok := v.Addr().Interface().(*ability.Ref); ok && r.As == 0 && (*r == BindRef(SlotIt) || *r == BindRef(SlotOne)) {
			r.Slot = SlotCard
			return true
		}
	}
	EachField(v, func(f reflect.Value) { found = ofThatCard(f) || found })
	return found
}

// words finds whether a node says "it", and what in it is called by its kind.
func words(v reflect.Value) (it bool, called []*ability.Ref) {
	if v.CanAddr() {
		if r, ok := v.Addr().Interface().(*ability.Ref); ok && r.Kind == ability.Slot && (r.Slot == SlotIt || r.Slot == SlotOne) {
			if r.As == 0 {
				return true, nil
			}
			return false, []*ability.Ref{r}
		}
	}
	EachField(v, func(f reflect.Value) {
		also, more := words(f)
		it, called = it || also, append(called, more...)
	})
	return it, called
}

func apartFrom(called []*ability.Ref) {
	for _, r := range called {
		r.Slot = SlotThat
	}
}
