package text

import (
	"reflect"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// A condition is judged by what both fighters see: of cards that one of them looks at alone, or that lie in a hand, it would never
// be so that one of them is of a sort. [4.misc.facedown.2]

// unseen tells whether what is done hangs on the sort of cards that only one fighter sees.
func unseen(es []ability.Effect) bool {
	alone := false // what was looked at last is shown to one fighter
	for _, e := range es {
		switch e := e.(type) {
		case *ability.Look:
			alone = !e.Reveal && (e.From.Zone == ability.Hand_ || e.From.Zone == ability.Deck)
		case *ability.If:
			if c := reflect.ValueOf(&e.Cond).Elem(); alone && asks(c, text.InSlot) || asks(c, inHand) {
				return true
			}
			if unseen(e.Then) || unseen(e.Else) {
				return true
			}
		case *ability.Try:
			if unseen(e.Do) || unseen(e.Then) || unseen(e.Else) {
				return true
			}
		default:
			if alone && countsSeen(reflect.ValueOf(e)) {
				return true
			}
		}
	}
	return false
}

// inHand tells whether cards of a hand are meant, and of nothing that is open.
func inHand(f *ability.Filter) bool { return len(f.Zone) == 1 && f.Zone[0] == ability.Hand_ }

// asks tells whether a condition asks for a sort of such cards.
func asks(v reflect.Value, of func(*ability.Filter) bool) (found bool) {
	if f, is := text.Is[ability.Filter](v); is {
		found = of(&f) && (f.Kind|f.NotKind != 0 || len(f.Has)+len(f.Num)+len(f.Or) > 0 || len(f.Rel) > 1)
	}
	text.EachField(v, func(f reflect.Value) { found = found || asks(f, of) })
	return found
}

// countsSeen tells whether so much is done as cards of a sort are among those that were looked at.
func countsSeen(v reflect.Value) (found bool) {
	if n, is := text.Is[ability.Amount](v); is {
		found = n.Op == ability.NumberIn && n.Ref == text.BindRef(text.SlotLook) && n.Of != nil
	}
	text.EachField(v, func(f reflect.Value) { found = found || countsSeen(f) })
	return found
}
