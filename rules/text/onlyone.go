package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// Of two conditions of which only one can be so, one thing is done or the other, by how it stood before: if you have 4 cards or more, discard
// 1. If you have 3 or less, draw 1. Asked one after the other, the first may make the second so, and what it chose is not there for the second.

// oneMakesOther tells whether what is done behind the first of two such conditions may make the other so, or is spoken of behind it.
func oneMakesOther(es []ability.Effect) bool {
	for i, e := range es {
		switch e := e.(type) {
		case *ability.If:
			if oneMakesOther(e.Then) || oneMakesOther(e.Else) {
				return true
			}
			if i+1 == len(es) || len(e.Else) > 0 {
				continue
			}
			if next, is := es[i+1].(*ability.If); is && onlyOne(&e.Cond, &next.Cond) && (changesAsked(&e.Cond, e.Then) || speaksOfBound(next, e.Then)) {
				return true
			}
		case *ability.Try:
			if oneMakesOther(e.Do) || oneMakesOther(e.Then) || oneMakesOther(e.Else) {
				return true
			}
		}
	}
	return false
}

// onlyOne tells whether at most one of two conditions can be so.
func onlyOne(a, b *ability.Cond) bool {
	switch {
	case a.Op == ability.Compare && b.Op == ability.Compare && Equal(a.L, b.L) && a.R.Op == ability.Const && b.R.Op == ability.Const:
		least := func(c *ability.Cond) bool { return c.Cmp == ability.GE || c.Cmp == ability.EQ }
		most := func(c *ability.Cond) bool { return c.Cmp == ability.LE || c.Cmp == ability.EQ }
		return least(a) && most(b) && a.R.N > b.R.N || most(a) && least(b) && a.R.N < b.R.N
	case a.Op == ability.Is && b.Op == ability.Is && a.Ref == b.Ref && a.Of != nil && b.Of != nil:
		both := ability.Filter{Is: slices.Concat(a.Of.Is, b.Of.Is)}
		return contradicts(&both)
	}
	return false
}

// changesAsked tells whether effects may change what a condition asks: damage no number but a player's life; what is moved
// keeps its numbers.
func changesAsked(c *ability.Cond, es []ability.Effect) (found bool) {
	ofOne := c.Op == ability.Compare && c.L.Op == ability.StatOf && c.L.Ref != (ability.Ref{})
	for _, e := range es {
		switch e.(type) {
		case *ability.Change:
			found = found || ofOne
		case *ability.Select, *ability.Give, *ability.Rule, *ability.Look:
		case *ability.Damage:
			found = found || c.Op == ability.Compare && c.L.Op == ability.StatOf && !ofOne
		case *ability.Turn:
			found = found || c.Op == ability.Is
		default:
			found = found || c.Op == ability.Compare && !ofOne
		}
		ability.Children(e, func(in ability.Effect) { found = found || changesAsked(c, []ability.Effect{in}) })
	}
	return found
}

// speaksOfBound tells whether an effect speaks of what others bound.
func speaksOfBound(e *ability.If, bound []ability.Effect) bool {
	slots := map[uint8]bool{}
	for _, b := range bound {
		if s, is := b.(*ability.Select); is && s.Slot != 0 {
			slots[s.Slot] = true
		}
	}
	return len(slots) > 0 && refersTo(reflect.ValueOf(e), slots)
}

func refersTo(v reflect.Value, slots map[uint8]bool) (found bool) {
	if v.CanAddr() {
		if r, ok := v.Addr().Interface().(*ability.Ref); ok {
			return r.Kind == ability.Slot && slots[r.Slot]
		}
	}
	EachField(v, func(f reflect.Value) { found = found || refersTo(f, slots) })
	return found
}
