package text

import (
	"reflect"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Settle lets the counters on a card that has left the field, to pay or before the ability began, be those that lay there
// when it left: none lie on it where it is now. And what is to be cast is cast from where cards are.
func (d dialect) Settle(a *ability.Ability) {
	text.PlayHeld(reflect.ValueOf(a).Elem(), nil) // 11.3.1, 11.4.1
	if gone(a) {
		lay(reflect.ValueOf(&a.Do).Elem())
	}
}

// gone tells whether the card itself has left the field when its ability is carried out.
func gone(a *ability.Ability) bool {
	for i := range a.Cost {
		m, is := a.Cost[i].Do.(*ability.Move)
		if is && m.What.Sel == nil && m.What.Ref == text.ThisRef && m.To.Zone != ability.Field {
			return true
		}
	}
	for i := range a.On {
		e := &a.On[i]
		left := e.Verb == ability.Left || e.Verb == ability.Destroyed || e.Verb == ability.Moved && e.From == ability.Field
		if !left || e.Subj == nil || e.Subj.Ref != text.ThisRef {
			return false
		}
	}
	return len(a.On) > 0
}

// lay marks how many counters lie on this card as how many lay there.
func lay(v reflect.Value) {
	if n, is := text.Is[ability.Amount](v); is && n.Op == ability.CounterOn && n.Ref == text.ThisRef && n.Name != lasting(ability.GE).L.Name {
		v.FieldByName("Original").SetBool(true)
	}
	text.EachField(v, lay)
}
