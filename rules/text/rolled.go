package text

import (
	"reflect"

	"gotaku/rules/ability"
)

// The number rolled, 出た目, of an ability that waits for a die to be rolled and rolls none itself is the number of what it waited for.

// waitsForRoll tells whether an ability waits for that.
func waitsForRoll(a *ability.Ability) bool {
	if len(a.On) == 0 {
		return false
	}
	for _, e := range a.On {
		if e.Verb != ability.RolledV {
			return false
		}
	}
	rolled := false
	ability.Walk(a, func(e ability.Effect) { rolled = rolled || rolls([]ability.Effect{e}) })
	return !rolled
}

// ofTheRoll takes the number rolled from what such an ability waits for.
func ofTheRoll(a *ability.Ability) {
	if waitsForRoll(a) {
		eachAmount(reflect.ValueOf(a).Elem(), func(n *ability.Amount) {
			if n.Op == ability.NumberIn && n.Ref == BindRef(slotDie) && n.Of == nil {
				n.Op, n.Ref = ability.EventN, ability.Ref{}
			}
		})
	}
}

// rollSaid is the way back.
func rollSaid(a *ability.Ability) {
	if waitsForRoll(a) {
		eachAmount(reflect.ValueOf(a).Elem(), func(n *ability.Amount) {
			if n.Op == ability.EventN && n.Ref == (ability.Ref{}) {
				n.Op, n.Ref = ability.NumberIn, BindRef(slotDie)
			}
		})
	}
}

// eachAmount visits the numbers of a node.
func eachAmount(v reflect.Value, visit func(*ability.Amount)) {
	if n, is := partOf(v).(*ability.Amount); is {
		visit(n)
	}
	EachField(v, func(f reflect.Value) { eachAmount(f, visit) })
}

// Rolled is the number rolled last.
func Rolled() ability.Amount { return ability.Amount{Op: ability.NumberIn, Ref: BindRef(slotDie)} }
