package board

import (
	"math/bits"
	"strconv"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Amount computes a number now. Division is always a half, rounded up when the
// text says so; missing information counts 0. [SVE 1.3.6.3, 5.30]
func (x *Text) Amount(a *ability.Amount) int32 {
	b := x.B
	switch a.Op {
	case ability.Const:
		return a.N
	case ability.CountOf:
		return x.count(a.Of)
	case ability.StatOf:
		n, _ := x.statOf(a)
		return n
	case ability.X:
		if x.Frame != nil && x.Frame.X != 0 {
			return x.Frame.X
		}
		if bound := x.Slot(state.SlotX); bound != nil {
			return bound.N
		}
		return 0
	case ability.Sum, ability.Mul, ability.Half, ability.Div, ability.Minus, ability.Min, ability.Max:
		return x.computed(a)
	case ability.Kinds_:
		return x.kinds(a)
	case ability.Alike:
		return x.alike(a)
	case ability.SumOf:
		return x.sumOf(a)
	case ability.History:
		return x.history(a.On, a.Per, false)
	case ability.NumberIn:
		return x.numberIn(a)
	case ability.CounterOn:
		n, on := int32(0), x.Refs(a.Ref)
		if a.Of != nil { // on all that fit
			on = x.counted(a.Of)
		}
		for _, r := range on {
			if r = x.orWas(r); a.Name == DamageMarker {
				n += b.LastCard(r).Damage
				continue
			}
			n += b.Counters(r, a.Name)
		}
		return n
	case ability.EventN:
		if x.Cause != nil {
			return x.Cause.N
		}
		return 0
	case ability.Inf:
		return 1 << 20
	}
	return 0
}

// sumOf is what a number of several cards comes to: of those that fit, or of those that a text speaks of, as they were.
func (x *Text) sumOf(a *ability.Amount) (n int32) {
	of := []state.Ref(nil)
	if a.Of != nil {
		of = x.counted(a.Of)
	} else {
		of = x.Refs(a.Ref)
	}
	for _, r := range of {
		if a.Of == nil {
			r = x.orWas(r)
		}
		v, _ := x.B.said(r, a.Stat)
		if a.Original {
			v, _ = x.B.Original(r).Num.Get(a.Stat)
		}
		n += v
	}
	return n
}

// computed is a number made of others.
func (x *Text) computed(a *ability.Amount) int32 {
	b := x.B
	arg := func(i int) int32 {
		if i < len(a.Args) {
			return x.Amount(&a.Args[i])
		}
		return 0
	}
	switch a.Op {
	case ability.Sum:
		n := int32(0)
		for i := range a.Args {
			n += arg(i)
		}
		return n
	case ability.Mul:
		return arg(0) * arg(1)
	case ability.Half:
		if n := arg(0); a.Up {
			return Half(n)
		} else {
			return n >> 1
		}
	case ability.Div: // "per N" rounds down [SVE 5.29.1]
		if d := arg(1); d > 0 {
			return max(arg(0), 0) / d
		}
		return 0
	case ability.Minus:
		return arg(0) - arg(1)
	case ability.Min:
		return min(arg(0), arg(1))
	case ability.Max:
		if a.Of != nil { // the greatest number among them
			n := int32(0)
			for _, r := range x.counted(a.Of) {
				v := b.Counters(r, a.Name) // of that name
				if a.Name == "" {
					v, _ = x.B.said(r, a.Stat)
				}
				n = max(n, v)
			}
			return n
		}
		return max(arg(0), arg(1))
	}
	return 0
}

// DamageMarker is what texts count to know how much damage is marked on a card. [Divine
// Cross 907.2a, 914.4]
const DamageMarker = "damage"

// statOf is a number of a player or of a card; false: there is no card, or it has no such number.
func (x *Text) statOf(a *ability.Amount) (n int32, ok bool) {
	if a.Stat > ability.CardStats {
		return x.B.Number(x.Seat(a.Who), a.Stat), true
	}
	for _, r := range x.Refs(a.Ref) {
		r = x.orWas(r)
		from := x.B.Last(r)
		if a.Original && x.B.Here(r) { // what overlaid it is gone with it
			from = x.B.Original(r)
		}
		n, ok = from.Num.Get(a.Stat)
		if !a.Original {
			n = x.B.Game.Said(x.B, r, a.Stat, n)
		}
		return n, ok
	}
	if a.Ref.Kind == ability.NoRef && a.Of != nil {
		if rs := x.Matches(a.Of); len(rs) > 0 && a.Original {
			return x.B.Original(rs[0]).Num.Get(a.Stat)
		} else if len(rs) > 0 {
			return x.B.said(rs[0], a.Stat)
		}
	}
	return 0, false
}

// lacks tells whether an amount is, or is reckoned from, a number that its card does not have, or of no card at all:
// compared with anything it never fits. [SVE 1.3.6.2]
func (x *Text) lacks(a *ability.Amount) bool {
	for i := range a.Args {
		if x.lacks(&a.Args[i]) {
			return true
		}
	}
	if a.Op != ability.StatOf || a.Stat > ability.CardStats {
		return false
	}
	_, ok := x.statOf(a)
	return !ok
}

func (x *Text) numberIn(a *ability.Amount) int32 {
	b := x.Slot(a.Ref.Slot)
	if a.Ref.Kind == ability.Paid {
		b = x.Slot(a.Ref.Slot | state.PaidSlot)
	}
	switch {
	case b == nil:
		return 0
	case b.N != 0:
		return b.N
	}
	n := int32(0)
	for _, r := range b.Refs {
		if a.Of == nil || x.isOrWas(a.Of, r) {
			n++
		}
	}
	return n
}

// alike is how many of what is counted have one name, of that of which there are most. [Divine Cross 202.1]
func (x *Text) alike(a *ability.Amount) (most int32) {
	of := map[string]int32{}
	for _, r := range x.counted(a.Of) {
		c := x.B.Last(r)
		has := c.Names[:min(1, len(c.Names))]
		if a.Attr == ability.ClassAttr {
			has = c.Classes
		}
		for _, h := range has {
			of[h]++
			most = max(most, of[h])
		}
	}
	return most
}

// kinds counts the different values of an attribute.
func (x *Text) kinds(a *ability.Amount) int32 {
	var seen []string
	add := func(s string) {
		for _, t := range seen {
			if t == s {
				return
			}
		}
		seen = append(seen, s)
	}
	if a.On != nil { // the colours that were given for what was played
		for i := range x.B.State.Happened {
			if e := &x.B.State.Happened[i]; x.happened(a.On, e) {
				seen = strings.Fields(e.Name)
			}
		}
		return int32(len(seen))
	}
	if a.Ref.Kind == ability.Paid && a.Of == nil { // with how many colours this was paid
		if bound := x.Slot(state.PaidSlot); bound != nil {
			return int32(bits.OnesCount32(uint32(bound.N)))
		}
		return 0
	}
	for _, r := range x.counted(a.Of) {
		c := x.B.Last(r)
		if a.Stat != ability.NoStat {
			from := c
			if a.Original {
				from = x.B.Original(r)
			}
			if n, ok := from.Num.Get(a.Stat); ok {
				add(strconv.Itoa(int(n)))
			}
			continue
		}
		switch a.Attr {
		case ability.NameAttr:
			if len(c.Names) > 0 {
				add(c.Names[0])
			}
		case ability.TraitAttr:
			for _, t := range c.Traits {
				add(t)
			}
		case ability.ClassAttr:
			for _, t := range c.Classes {
				add(t)
			}
		}
	}
	return int32(len(seen))
}

// Holds judges a condition now.
func (x *Text) Holds(c *ability.Cond) bool {
	b := x.B
	if c.At == ability.ResolveStart && x.Frame != nil {
		if holds, known := b.frozen(x.Frame, c); known {
			return holds
		}
	}
	switch c.Op {
	case ability.Compare:
		return !x.lacks(&c.L) && !x.lacks(&c.R) && Compare(x.asked(c), c.Cmp, x.Amount(&c.R))
	case ability.And:
		for i := range c.Args {
			if !x.Holds(&c.Args[i]) {
				return false
			}
		}
		return true
	case ability.Or:
		for i := range c.Args {
			if x.Holds(&c.Args[i]) {
				return true
			}
		}
		return false
	case ability.Not:
		if of := &c.Args[0]; of.Op == ability.Is && of.Ref.Kind == ability.Slot && len(x.Refs(of.Ref)) == 0 {
			return false // nothing was chosen or met that might be otherwise
		}
		return !x.Holds(&c.Args[0])
	case ability.Is:
		for _, r := range x.Refs(c.Ref) {
			if x.isOrWas(c.Of, r) {
				return true
			}
		}
		return false
	case ability.Did:
		if c.Ref.Kind == ability.This { // of what could be paid as this was played
			return b.LastCard(x.Src.Card).Flags&(1<<(state.PaidFrom-1+c.Slot)) != 0
		}
		return x.Frame != nil && x.Frame.Did&(1<<c.Slot) != 0
	case ability.TurnOf:
		return x.IsSeat(c.Who, b.Turn()) && (c.Phase == ability.NoPhase || c.Phase == b.State.Phase())
	case ability.Happened:
		if is, asked := x.came(c); asked {
			return is
		}
		if c.InAll {
			return x.historyInAll(c.On) >= c.N
		}
		return x.history(c.On, c.Per, c.Apart) >= max(c.N, 1)
	case ability.BattleOn:
		return len(b.State.Battles) > 0
	case ability.First:
		return x.IsSeat(c.Who, state.Seat(b.State.Table[state.TableFirst]))
	}
	return false
}
