package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// Of two conditions of which only one can be so, one thing is done or the other, by how it stood before: if you have 3 cards or less, draw
// 2. If you have 4 or more, deal 2 damage. Asked one after the other, the first may make the second so.

// oneOrOther hangs the second of two such conditions on that the first is not so, where what the first does may change that. False: the second
// speaks of what the first chose.
func oneOrOther(es []ability.Effect) (out []ability.Effect, ok bool) {
	ok = true
	within := func(list *[]ability.Effect) {
		var held bool
		*list, held = oneOrOther(*list)
		ok = ok && held
	}
	for i := len(es) - 1; i >= 0; i-- {
		switch e := es[i].(type) {
		case *ability.If:
			within(&e.Then)
			within(&e.Else)
			if len(out) == 0 || len(e.Else) > 0 {
				break
			}
			if next, is := out[0].(*ability.If); is && onlyOne(&e.Cond, &next.Cond) {
				ok = ok && !speaksOfBound(next, e.Then)
				if changesAsked(&e.Cond, e.Then) {
					e.Else, out = []ability.Effect{next}, out[1:]
				}
			}
		case *ability.Try:
			within(&e.Do)
			within(&e.Then)
			within(&e.Else)
		}
		out = append([]ability.Effect{es[i]}, out...)
	}
	return out, ok
}

// otherOf is the second of two such conditions, which is said in a sentence of its own; nil: there is none.
func otherOf(e *ability.If) *ability.If {
	if len(e.Else) != 1 {
		return nil
	}
	next, is := e.Else[0].(*ability.If)
	if !is || !onlyOne(&e.Cond, &next.Cond) || !changesAsked(&e.Cond, e.Then) {
		return nil
	}
	return next
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

// changesAsked tells whether effects may change what a condition asks: damage changes a player's life, a turn how a card stands, what is moved
// how many there are.
func changesAsked(c *ability.Cond, es []ability.Effect) (found bool) {
	compares := c.Op == ability.Compare
	for _, e := range es {
		switch e.(type) {
		case *ability.Select, *ability.Give, *ability.Rule, *ability.Look:
		case *ability.Change:
			found = found || compares && c.L.Op == ability.StatOf
		case *ability.Damage:
			found = found || compares && c.L.Op == ability.StatOf && c.L.Ref == (ability.Ref{})
		case *ability.Turn:
			found = found || c.Op == ability.Is
		default:
			found = found || compares && countsAny(&c.L)
		}
		ability.Children(e, func(in ability.Effect) { found = found || changesAsked(c, []ability.Effect{in}) })
	}
	return found
}

// countsAny tells whether cards are counted anywhere in an amount.
func countsAny(a *ability.Amount) bool {
	return a.Op == ability.CountOf || slices.ContainsFunc(a.Args, func(in ability.Amount) bool { return countsAny(&in) })
}

// speaksOfBound tells whether an effect speaks of what others bound.
func speaksOfBound(e *ability.If, bound []ability.Effect) bool {
	slots := map[uint8]bool{}
	for _, b := range bound {
		if s, is := b.(*ability.Select); is && s.Slot != 0 {
			slots[s.Slot] = true
		}
	}
	return len(slots) > 0 && saysRef(reflect.ValueOf(e), func(r ability.Ref) bool { return r.Kind == ability.Slot && slots[r.Slot] })
}
