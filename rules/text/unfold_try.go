package text

import (
	"slices"

	"gotaku/rules/ability"
)

func (u *unfolder) try(e *ability.Try) bool {
	if isEitherWord(e) { // it is said once how long either lasts
		c := Clause{Do: []ability.Effect{Clone(e).(ability.Effect)}}
		given := eitherGiven(c.Do[0].(*ability.Try))
		c.For = given[0].For
		for _, g := range given {
			if g.For != c.For {
				return false
			}
			g.For = ability.Time{}
		}
		u.out = append(u.out, c)
		return true
	}
	if isEitherEnd(e) || u.x.Whole && (isEitherTaken(e) || isFoundEither(e)) {
		u.out = append(u.out, Clause{Do: []ability.Effect{e}})
		return true
	}
	offered := len(e.Cost) > 0 && len(e.Do) == 0 && e.May && len(e.Else) > 0 && !u.x.Whole && !u.x.OffersCosts // a cost that is said for itself
	if offered && len(e.Then) > 0 && u.paidInstead(e) {
		return true
	}
	then, ok := u.x.under(e.Then)
	if ok && u.x.Reach == ReachSpoken {
		then, ok = u.x.reached(then)
	}
	if !ok {
		return false
	}
	if u.x.Onward && len(then) > 1 {
		if one := u.x.inOneBreath(e.Then); one != nil {
			then = one
		}
	}
	if len(e.Cost) > 0 && !offered && !u.x.Whole && !u.x.OffersCosts {
		if len(then) > 0 && then[0].If != nil && !then[0].While && !then[0].Instead {
			then[0].PaidIf = true
		}
		if len(then) == 0 || then[0].If != nil && !then[0].PaidIf || len(then[0].Cost) > 0 || len(e.Do) > 0 || len(e.Else) > 0 || !e.May {
			return false
		}
		then[0].Cost = e.Cost
		u.out, u.open = append(u.out, then...), true
		return true
	}
	switch {
	case offered && acts(e.Who):
		u.out = append(u.out, Clause{Actor: e.Who, Cost: e.Cost})
	case offered:
		u.out = append(u.out, Clause{Cost: e.Cost})
	case len(e.Cost) > 0 && len(e.Do)+len(e.Then) == 0 && len(e.Else) > 0 && u.x.Whole:
		u.out = append(u.out, Clause{Do: []ability.Effect{e}})
		return true
	case len(e.Cost) > 0 && u.x.OffersCosts:
		if len(e.Do) > 0 {
			return false
		}
		offer := Clause{Cost: e.Cost, Must: !e.May}
		if e.Who.Side == ability.Opponent {
			offer.Actor = e.Who
		}
		u.out = append(u.out, offer)
	case len(e.Cost) > 0:
		pay := Clone(e).(*ability.Try)
		pay.Then, pay.Else, pay.Reflex = nil, nil, false
		u.out = append(u.out, Clause{Do: []ability.Effect{pay}})
	case e.May:
		c := Clause{May: true}
		if len(e.Do) == 1 {
			c = u.x.plain(e.Do[0])
			if c.May = true; acts(e.Who) && c.Actor == (ability.Who{}) { // who may is said, also where what they do does not show it
				c.Actor = e.Who
			}
		} else if c.Do = e.Do; acts(e.Who) {
			if do := Clone(e.Do).([]ability.Effect); allDoneBy(do, e.Who) {
				c.Actor, c.Do = e.Who, do
			}
		}
		u.out = append(u.out, c)
	case paysEither(e):
		pay := Clone(e).(*ability.Try)
		pay.Then, pay.Else, pay.Reflex = nil, nil, false
		u.out = append(u.out, Clause{Do: []ability.Effect{pay}})
	case len(e.Do) == 1:
		u.out = append(u.out, u.x.plain(e.Do[0]))
	case len(e.Do) > 1 && len(then)+len(e.Else) > 0: // one sentence says all of it
		u.out = append(u.out, Clause{Do: e.Do})
	default:
		return false
	}
	if len(then) > 0 {
		if then[0].Did || then[0].DidNot || len(then[0].Cost) > 0 || then[0].Instead {
			return false
		}
		then[0].Did, then[0].Reflex, then[0].They = true, e.Reflex, acts(e.Who)
		u.out, u.open, u.tied = append(u.out, then...), true, true
	}
	return len(e.Else) == 0 || u.ifNot(e)
}

// paysEither tells whether what a player does is that they pay one thing, or if they do not, another.
func paysEither(e *ability.Try) bool {
	pays := func(e ability.Effect) *ability.Try {
		t, is := e.(*ability.Try)
		if !is || !t.May || len(t.Cost) == 0 || len(t.Do)+len(t.Then) > 0 {
			return nil
		}
		return t
	}
	if len(e.Do) != 1 || len(e.Cost) > 0 || e.May {
		return false
	}
	one := pays(e.Do[0])
	if one == nil || len(one.Else) != 1 {
		return false
	}
	other := pays(one.Else[0])
	return other != nil && len(other.Else) == 0
}

// inOneBreath is what is done at once, and something more behind it if things stand so, in one sentence: a sentence of its own might be
// meant of either. Nil: they are no such.
func (x *Lexicon) inOneBreath(es []ability.Effect) []Clause {
	last := len(es) - 1
	so, is := es[last].(*ability.If)
	if !is || last == 0 || len(so.Else) > 0 || !AsThingsStand(&so.Cond) {
		return nil
	}
	cs, ok := x.Unfold(es[:last])
	var do []ability.Effect
	for _, c := range cs {
		ok = ok && Equal(c, Clause{Do: c.Do})
		do = append(do, c.Do...)
	}
	if !ok {
		return nil
	}
	return []Clause{{Do: append(do, so)}}
}

// AsThingsStand tells whether a condition is of how many there are or how much is left, and not of what was done just before.
func AsThingsStand(c *ability.Cond) bool {
	return c.Op == ability.Compare && (c.L.Op == ability.CountOf || c.L.Op == ability.StatOf) && c.L.Ref == (ability.Ref{})
}

// ifNot says what is done if what may be done is not.
func (u *unfolder) ifNot(e *ability.Try) bool {
	not, ok := u.x.under(e.Else)
	if ok {
		not, ok = oneSentence(not, true)
	}
	if !ok || len(not) == 0 || not[0].Did || len(not[0].Cost) > 0 || not[0].Instead {
		return false
	}
	not[0].DidNot, not[0].They = true, acts(e.Who)
	u.out, u.open = append(u.out, not...), u.x.Reach != ReachSpoken
	u.tied = u.open
	return true
}

// triedThen is what is done, or may be, at a later time and followed by そうしたなら; nil: nothing is.
func triedThen(e ability.Effect) *ability.Try {
	l, is := e.(*ability.Later)
	if !is || len(l.Do) == 0 {
		return nil
	}
	t, is := l.Do[len(l.Do)-1].(*ability.Try)
	if !is || len(t.Then) == 0 || len(t.Cost) > 0 {
		return nil
	}
	return t
}

// laterIfSo says what will be done with its time, and behind it what follows if so.
func (u *unfolder) laterIfSo(l *ability.Later, t *ability.Try) bool {
	if len(t.Else) > 0 {
		return false
	}
	n := len(l.Do) - 1
	then := unfolder{x: u.x}
	if !then.try(t) || len(then.out) < 2 || !then.out[1].Did {
		return false
	}
	first := &ability.Later{On: l.On, For: l.For, Do: slices.Clone(l.Do[:n])}
	if t.May {
		first.Do = append(first.Do, &ability.Try{Who: t.Who, May: true, Do: t.Do})
	} else {
		first.Do = append(first.Do, t.Do...)
	}
	u.out, u.open, u.tied = append(append(u.out, u.x.plain(first)), then.out[1:]...), then.open, then.tied
	return true
}

// paidInstead is what is done where nothing is paid, and what is done in its place. Nothing can be said behind it.
func (u *unfolder) paidInstead(e *ability.Try) bool {
	base, ins := u.x.replaced(&ability.If{Then: e.Then, Else: e.Else})
	if base == nil || len(ins) != 1 {
		return false
	}
	cs, ok := u.x.Unfold([]ability.Effect{base})
	if !ok || len(u.held) > 0 {
		return false
	}
	ins[0].If, ins[0].Cost = nil, e.Cost
	u.out, u.open = append(append(u.out, cs...), ins...), true
	return true
}
