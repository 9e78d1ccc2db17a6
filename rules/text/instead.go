package text

import (
	"reflect"

	"gotaku/rules/ability"
)

// Own replacement: 代わりに behind a condition replaces an effect of the same text.

// instead replaces the closest earlier effect of the same kind.
func (f *folder) instead(c Clause, do []ability.Effect) {
	if c.If == nil || len(do) != 1 {
		f.fail("代わりに without a condition of its own")
		return
	}
	if m, ok := do[0].(*ability.Modes); ok {
		if at := lastModes(*f.base); at != nil {
			at.More = append(at.More, ability.ModeMore{If: *c.If, N: m.N})
			return
		}
	}
	for _, list := range []*[]ability.Effect{f.cur, f.base} {
		for i := len(*list) - 1; i >= 0; i-- {
			old := replaceable((*list)[i], do[0])
			if old == nil {
				continue
			}
			if reflect.TypeOf(old) != reflect.TypeOf(do[0]) && actsBefore((*list)[:i], do[0]) {
				f.fail("代わりに of one thing or of all that is done to it")
				return
			}
			if _, chooses := do[0].(*ability.Select); chooses && i < len(*list)-1 {
				f.fail("代わりに of a selection whose objects are used already")
				return
			}
			b := Clone(do[0]).(ability.Effect)
			fillFrom(b, old)
			(*list)[i] = &ability.If{Cond: *c.If, Then: []ability.Effect{b}, Else: []ability.Effect{(*list)[i]}}
			if f.cur = f.base; f.reach == ReachRest {
				f.wait = c.If
			}
			return
		}
	}
	f.fail("代わりに without an effect to replace")
}

// further gives さらに[攻撃力]+1する what the closest such effect acts on.
func (f *folder) further(b ability.Effect) bool {
	for _, list := range []*[]ability.Effect{f.cur, f.base} {
		for i := len(*list) - 1; i >= 0; i-- {
			if old := replaceable((*list)[i], b); old != nil {
				fillFrom(b, old)
				return true
			}
		}
	}
	return false
}

func lastModes(es []ability.Effect) *ability.Modes {
	if len(es) == 0 {
		return nil
	}
	m, _ := es[len(es)-1].(*ability.Modes)
	return m
}

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
	case *ability.Give:
		if Equal(b.What, none) {
			b.What, b.For = a.(*ability.Give).What, a.(*ability.Give).For
		}
	}
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
		if o := a.(*ability.Change); !Equal(c.What, o.What) || !Equal(c.For, o.For) {
			return nil
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
