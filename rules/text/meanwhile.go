package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// X is one number of a text, and so is what is done for each of something: two acts of it do it so often both. What an act is
// done so often is reckoned when it is carried out; where the first act changes that number, the second would be another's.
// Draw X cards. Deal X damage. X is the number of cards in your hand.

// meanwhile tells whether something that is done changes a number between two acts that are of it. of: which acts are.
func meanwhile(es []ability.Effect, x *ability.Amount, of func(ability.Effect) bool) (found bool) {
	said, changed := false, false
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		switch e.(type) {
		case *ability.If, *ability.Try, *ability.Modes, *ability.Later, *ability.EachOf, *ability.Repeat:
			return
		}
		if of(e) {
			found, said = found || changed, true
		}
		changed = changed || said && touches(e, reflect.ValueOf(x).Elem())
	})
	return found
}

// ofX tells whether an effect is done so often, or by so much, as X is.
func ofX(e ability.Effect) bool {
	return withX(reflect.ValueOf(Clone([]ability.Effect{e})), ability.N(1))
}

// touches tells whether an effect may change a number: it moves what is counted, or changes a number that is asked.
func touches(e ability.Effect, x reflect.Value) (found bool) {
	if a, is := Is[ability.Amount](x); is {
		switch a.Op {
		case ability.StatOf:
			found = changesStat(e, a.Stat)
		case ability.SumOf:
			found = changesStat(e, a.Stat) || movesCounted(e, a.Of)
		case ability.CountOf, ability.Kinds_:
			found = movesCounted(e, a.Of)
		}
	}
	EachField(x, func(f reflect.Value) { found = found || touches(e, f) })
	return found
}

func changesStat(e ability.Effect, of ability.Stat) bool {
	switch e := e.(type) {
	case *ability.Change:
		return e.Stat == of || slices.ContainsFunc(e.Also, func(o ability.StatOp) bool { return o.Stat == of })
	case *ability.Damage:
		return of == ability.PlayerLife
	}
	return false
}

// movesCounted tells whether an effect puts cards to where something is counted, or takes them from there. What is destroyed lay in play.
func movesCounted(e ability.Effect, of *ability.Filter) bool {
	if of == nil || of.Ref != (ability.Ref{}) || InSlot(of) {
		return false
	}
	there := func(zs ...ability.Zone) bool {
		return len(of.Zone) == 0 || slices.ContainsFunc(zs, func(z ability.Zone) bool { return z == ability.NoZone || slices.Contains(of.Zone, z) })
	}
	switch e := e.(type) {
	case *ability.Draw:
		return there(ability.Hand_, ability.Deck)
	case *ability.Make:
		return there(e.To.Zone)
	case *ability.Find:
		return there(append([]ability.Zone{e.To.Zone}, e.Sel.Of.Zone...)...)
	case *ability.Move:
		if e.What.Sel == nil {
			return there(e.To.Zone, ability.Field)
		}
		return there(append([]ability.Zone{e.To.Zone}, e.What.Sel.Of.Zone...)...)
	case *ability.Play:
		return there(ability.Hand_, ability.Field)
	}
	return false
}
