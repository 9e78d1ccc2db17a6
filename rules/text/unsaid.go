package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// What may stand in the place of an effect, and what it leaves unsaid because that has said it.

// replaceable returns the effect in e that b may replace: e itself, or what an
// earlier replacement made of it.
func replaceable(e, b ability.Effect) ability.Effect {
	if n, ok := e.(*ability.If); ok && len(n.Else) == 1 {
		return replaceable(n.Else[0], b)
	}
	if sameObject(e, b) {
		return e
	}
	if t, ok := e.(*ability.Try); ok && len(t.Do) == 1 && len(t.Cost) == 0 {
		if u, ok := b.(*ability.Try); ok && len(u.Do) == 1 {
			return replaceable(t.Do[0], u.Do[0])
		}
	}
	if reflect.TypeOf(e) == reflect.TypeOf(b) {
		if a, acts := b.(*ability.Act); acts && a.Word != e.(*ability.Act).Word {
			return nil
		}
		if d, deals := b.(*ability.Damage); deals && d.Split && !e.(*ability.Damage).Split { // 代わりに6ダメージを割りふる
			return nil
		}
		return e
	}
	return nil
}

// sameObject tells whether two effects do something to the same thing, which was
// chosen before: それに3ダメージ、代わりに、それを破壊する.
func sameObject(a, b ability.Effect) bool {
	ra, rb := objectOf(a), objectOf(b)
	for _, r := range []*ability.Ref{&ra, &rb} {
		if r.Slot == SlotOne {
			r.Slot = SlotIt
		}
	}
	return ra.Kind == ability.Slot && ra == rb
}

// actsBefore tells whether one of the effects does something to what b acts on.
func actsBefore(es []ability.Effect, b ability.Effect) bool {
	for _, e := range es {
		if sameObject(e, b) {
			return true
		}
	}
	return false
}

func objectOf(e ability.Effect) ability.Ref {
	switch e := e.(type) {
	case *ability.Damage:
		return e.To.Ref
	case *ability.Move:
		return e.What.Ref
	case *ability.Turn:
		return e.What.Ref
	case *ability.Change:
		return e.What.Ref
	case *ability.Act:
		return e.What.Ref
	}
	return ability.Ref{}
}

// fillFrom gives the unsaid parts of b those of a, which has the same type.
func fillFrom(b, a ability.Effect) {
	none := ability.What{}
	switch b := b.(type) {
	case *ability.Try:
		if len(b.Do) == 1 {
			fillFrom(b.Do[0], a)
		}
	case *ability.Move: // 代わりに場に出す, of what is chosen in the sentence that is replaced
		m, ok := a.(*ability.Move)
		switch {
		case !ok || m.What.Sel == nil:
		case b.What == (ability.What{Ref: b.What.Ref}) && IsIt(b.What.Ref):
			b.What = Clone(m.What).(ability.What)
		case b.What.Sel != nil && InSlot(&m.What.Sel.Of) && b.What.Sel.Of.Who == (ability.Who{}) && onField(b.What.Sel): // 代わりにフォロワー2枚まで: of those
			b.What.Sel.Of.Zone = nil
			b.What.Sel.Of.Rel = append(b.What.Sel.Of.Rel, Related(ability.InSlot, BindRef(SlotLook)).Rel...)
		}
	case *ability.Find: // 代わりにそれぞれ2枚を探し: so many of each of what is searched for in the sentence that is replaced
		m, ok := a.(*ability.Find)
		if !ok || !unfilled(b) {
			return
		}
		n := b.Sel.N
		b.Sel = Clone(m.Sel).(ability.Selector)
		for i := range b.Sel.Each {
			b.Sel.Each[i].N = n
		}
	case *ability.Damage:
		if Equal(b.To, none) {
			n, at := b.N, b.Node
			*b = *Clone(a).(*ability.Damage)
			b.N, b.Node = thatNumber(n, b.N), at
		}
	case *ability.Change:
		if Equal(b.What, none) {
			b.What, b.For = a.(*ability.Change).What, a.(*ability.Change).For
		}
	case *ability.Act:
		if m, is := a.(*ability.Act); is && Equal(b.What, none) {
			b.What = Clone(m.What).(ability.What)
		}
	case *ability.Give:
		if Equal(b.What, none) {
			b.What, b.For = a.(*ability.Give).What, a.(*ability.Give).For
		}
	}
}

// unfilled tells whether a search is for nothing that was said: of two sorts that were searched for before.
func unfilled(e ability.Effect) bool {
	f, ok := e.(*ability.Find)
	return ok && len(f.Sel.Each) == 0 && Equal(f.Sel.Of, ability.Filter{})
}

// thatNumber is an amount in which the replaced number was left out: so much more, twice
// that.
func thatNumber(n, old ability.Amount) ability.Amount {
	if len(n.Args) != 2 {
		return n
	}
	n = Clone(n).(ability.Amount)
	plain := true
	for i := range n.Args {
		if n.Args[i].Op == ability.EventN {
			n.Args[i] = Clone(old).(ability.Amount)
		}
		plain = plain && n.Args[i].Op == ability.Const
	}
	if plain {
		a, b := n.Args[0].N, n.Args[1].N
		switch n.Op {
		case ability.Sum:
			return ability.N(a + b)
		case ability.Minus:
			return ability.N(max(a-b, 0))
		case ability.Mul:
			return ability.N(a * b)
		}
	}
	return n
}

// unsay is the way back: b with what it shares with a left out, or nil.
func unsay(b, a ability.Effect) ability.Effect {
	if reflect.TypeOf(a) != reflect.TypeOf(b) {
		return nil
	}
	c := Clone(b).(ability.Effect)
	switch c := c.(type) {
	case *ability.Damage:
		same := Clone(a).(*ability.Damage)
		same.N = c.N
		if !Equal(*same, *c) {
			return nil
		}
		*c = ability.Damage{N: c.N}
	case *ability.Change:
		if o := a.(*ability.Change); !Equal(c.What, o.What) || !Equal(c.For, o.For) || c.Stat > ability.CardStats {
			return nil // of a player it is said whose number it is
		}
		c.What, c.For = ability.What{}, ability.Time{}
	case *ability.Give:
		if o := a.(*ability.Give); !Equal(c.What, o.What) || !Equal(c.For, o.For) {
			return nil
		}
		c.What, c.For = ability.What{}, ability.Time{}
	default:
		return nil
	}
	return c
}

// PlayHeld lets what is to be played, of which neither where it lies nor whose it is is said, be a card of one's hand. The field and
// the stack are never said by themselves: a noun puts them there, and from there nothing is played. Behind cards that are looked at
// or searched for, or come off a deck, it may be one of those: there nothing is put, and false is returned. acts tells which words
// of the game play a card; nil: none.
func PlayHeld(v reflect.Value, acts func(word string) bool) bool {
	looked, said := false, true
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		_, looks := Is[ability.Look](v)
		_, finds := Is[ability.Find](v)
		looked = looked || looks || finds
		_, plays := Is[ability.Play](v)
		if a, is := Is[ability.Act](v); is && acts != nil {
			plays = acts(a.Word)
		}
		if plays {
			if w := v.FieldByName("What").Addr().Interface().(*ability.What); w.Sel != nil && len(w.Sel.Each) == 0 && unplaced(&w.Sel.Of) {
				if said = said && !looked; !looked {
					w.Sel.Of.Zone, w.Sel.Of.Who = []ability.Zone{ability.Hand_}, Who(ability.You)
				}
			}
		}
		EachField(v, visit)
		if m, moves := Is[ability.Move](v); moves && m.What.Sel != nil {
			looked = looked || slices.Contains(m.What.Sel.Of.Zone, ability.Deck)
		}
	}
	visit(v)
	return said
}

// unplaced tells whether neither where cards lie nor whose they are is said.
func unplaced(of *ability.Filter) bool {
	said := func(z ability.Zone) bool { return z != ability.Field && z != ability.Resolving }
	there := func(r ability.Rel) bool { return r.Kind == ability.InSlot || r.Kind == ability.LinkedTo }
	return !slices.ContainsFunc(of.Zone, said) && !slices.ContainsFunc(of.Rel, there) && of.Ref == (ability.Ref{}) && len(of.Or) == 0 && of.Who == (ability.Who{})
}
