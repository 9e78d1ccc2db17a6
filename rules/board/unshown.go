package board

import (
	"reflect"

	"gotaku/rules/ability"
)

// Unshown is the move that is all that a text does with what is selected into a slot: nothing else of the text speaks of it, so nobody
// needs to know what it is. nil: it does something else with it. [Z/X 102.8]
func (r *Book) Unshown(e *ability.Select) *ability.Move { return r.unshown[e] }

// findUnshown notes the selections of a text after which nothing is done but to move what was selected, and what is said of it no more.
func (r *Book) findUnshown(a *ability.Ability) {
	var chosen []*ability.Select
	moves := map[uint8]*ability.Move{}
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select:
			if e.Slot != 0 && len(e.Slots) == 0 {
				chosen = append(chosen, e)
			}
		case *ability.Move:
			if w := &e.What; w.Sel == nil && w.Ref.Kind == ability.Slot {
				moves[w.Ref.Slot] = e
			}
		}
	})
	for _, e := range chosen {
		if m := moves[e.Slot]; m != nil && mentions(reflect.ValueOf(a.Do), e.Slot) == 1 && (m.Bind == 0 || mentions(reflect.ValueOf(a.Do), m.Bind) == 0) {
			r.unshown[e] = m
		}
	}
}

// mentions is how often a text speaks of what lies in a slot.
func mentions(v reflect.Value, slot uint8) (n int) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			n = mentions(v.Elem(), slot)
		}
	case reflect.Slice:
		for i := range v.Len() {
			n += mentions(v.Index(i), slot)
		}
	case reflect.Struct:
		if v.Type() == reflect.TypeFor[ability.Ref]() {
			if r := v.Interface().(ability.Ref); r.Kind == ability.Slot && r.Slot == slot {
				n = 1
			}
			return n
		}
		for i := range v.NumField() {
			n += mentions(v.Field(i), slot)
		}
	}
	return n
}
