package text

import (
	"slices"

	"gotaku/rules/ability"
)

// What is done if there are so many, and what instead if there are more.

// underIf is what the sentence just before does under a condition, where that reaches no further: if you control 3,
// A. If you control 5, B instead. Where a sentence may speak of what only a condition bound, the same must be counted again.
func (f *folder) underIf(again *ability.Cond) []*[]ability.Effect {
	last := len(*f.base) - 1
	if last < 0 || f.reach != ReachSentence && f.reach != ReachSpoken && f.reach != ReachRest {
		return nil
	}
	n, ok := (*f.base)[last].(*ability.If)
	if ok && f.reach == ReachRest && (f.cur != f.base || again == nil || !stricter(again, &n.Cond)) {
		return nil // what a condition reaches to the end holds there already, but for what was done instead
	}
	if !ok || len(n.Else) > 0 || f.reach == ReachSpoken && (again == nil || !stricter(again, &n.Cond) || len(n.Then) > 1 && !RefersBack(n.Then[1:])) {
		return nil
	}
	return []*[]ability.Effect{&n.Then}
}

// behindElse tells whether the sentence before said what is done otherwise: of which of the two something is done instead, nothing says.
func (f *folder) behindElse() bool {
	last := len(*f.base) - 1
	if last < 0 || f.reach != ReachSpoken {
		return false
	}
	n, is := (*f.base)[last].(*ability.If)
	return is && len(n.Else) > 0 && f.cur == &n.Else
}

// stricter tells whether a condition holds only where another does, of which it counts the same.
func stricter(a, b *ability.Cond) bool {
	if a.Op == ability.Happened && b.Op == ability.Happened && a.N >= b.N && a.On != nil && b.On != nil {
		return Equal(*a.On, *b.On) && Equal(ability.Cond{Op: a.Op, N: a.N, On: a.On}, *a) && Equal(ability.Cond{Op: b.Op, N: b.N, On: b.On}, *b)
	}
	if a.Op != ability.Compare || b.Op != ability.Compare || a.Cmp != b.Cmp || !Equal(a.L, b.L) || a.R.Op != ability.Const || b.R.Op != ability.Const {
		return false
	}
	return a.Cmp == ability.GE && a.R.N >= b.R.N || a.Cmp == ability.LE && a.R.N <= b.R.N
}

// lessInstead makes of how much less something costs instead, where a stricter condition holds, how much less that is besides: the first
// holds there too. False: the sentence before does not say how much less it costs under a condition that is less strict.
func (f *folder) lessInstead(c *Clause) bool {
	last := len(f.Played) - 1
	if last < 0 || len(c.Do) != 1 || len(f.Played[last].Do) != 1 || f.Played[last].If == nil || c.If == nil {
		return false
	}
	was, is := f.Played[last].Do[0].(*ability.CostChange)
	now, both := c.Do[0].(*ability.CostChange)
	if !is || !both || !plainLess(was) || !plainLess(now) {
		return false
	}
	cond := Clone(*c.If).(ability.Cond)
	before := f.cond
	f.cond = f.Played[last].If
	f.fillElided(&cond)
	if f.cond = before; !stricter(&cond, f.Played[last].If) || Equal(cond, *f.Played[last].If) {
		return false
	}
	less := *now
	for _, p := range f.Played { // what holds there too: each of them says how much less that is besides those before it
		if len(p.Do) != 1 || p.If == nil || !stricter(&cond, p.If) {
			continue
		}
		if e, is := p.Do[0].(*ability.CostChange); is && plainLess(e) {
			less.N.N -= e.N.N
		}
	}
	if less.N.N <= 0 {
		return false
	}
	c.If, c.Do, c.Instead = &cond, []ability.Effect{&less}, false
	return true
}

// plainLess tells whether something costs so many less, and nothing else is said of it.
func plainLess(e *ability.CostChange) bool {
	return Equal(*e, ability.CostChange{What: e.What, Verb: ability.Played, Op: ability.Sub, N: ability.N(e.N.N)})
}

// insteadMore replaces how many were chosen just before, where what is done to them is said again: 1体を選び、破壊する。…、代わりに2体まで選び、
// 破壊する. Anything else that was done to the first would be done to nothing.
func (f *folder) insteadMore(c Clause, do []ability.Effect) {
	for _, list := range append(f.underIf(c.If), f.cur) {
		at := len(*list) - len(do) - 1
		if at < 0 || len(c.Cost) > 0 || !Equal((*list)[at+1:], do) {
			continue
		}
		more := Clone((*list)[at]).(ability.Effect)
		if _, chooses := more.(*ability.Select); chooses && recount(more, *c.Many) {
			(*list)[at] = &ability.If{Cond: *c.If, Then: []ability.Effect{more}, Else: []ability.Effect{(*list)[at]}}
			f.cur = f.base
			return
		}
	}
	if last := len(*f.cur) - 1; last >= 0 { // 1体を出す。…、代わりに2体出して、1枚引く
		more := Clone((*f.cur)[last]).(ability.Effect)
		if _, makes := more.(*ability.Make); makes && recount(more, *c.Many) && done(more, c.Deeds) {
			f.insteadOf(&(*f.cur)[last], c, append([]ability.Effect{more}, do...)...)
			return
		}
	}
	f.fail("代わりに of so many of what something else is done to")
}

// tiers prints what is done under a condition, with what is done instead where a stricter one holds: C、A。D、代わりにB. Nil: it is not said so.
func (u *unfolder) tiers(e *ability.If) []Clause {
	if u.x.Reach != ReachSpoken || len(e.Else) > 0 {
		return nil
	}
	for i := range e.Then {
		in, is := e.Then[i].(*ability.If)
		if !is || !stricter(&in.Cond, &e.Cond) {
			continue
		}
		base, ins := u.x.replaced(in)
		if base == nil {
			return nil
		}
		plain := slices.Clone(e.Then)
		plain[i] = base
		cs, ok := u.x.Unfold(plain[:i+1])
		if ok {
			cs, ok = u.x.reached(cs)
		}
		then, said := u.x.Unfold(plain[i+1:])
		if !ok || !said || len(cs) == 0 || cs[0].If != nil || cs[0].Did || len(then) > 0 && !RefersBack(plain[i+1:]) {
			return nil
		}
		cond := e.Cond
		cs[0].If = &cond
		return slices.Concat(cs, ins, then)
	}
	return nil
}

// choosesEither tells whether things are chosen either way, to which something is done behind it: 1体を選ぶ。C、代わりに2体まで選ぶ。それを….
func choosesEither(e *ability.If) bool {
	return len(e.Then) == 1 && len(e.Else) == 1 && isSelect(e.Then[0]) && isSelect(e.Else[0])
}

func isSelect(e ability.Effect) bool { _, is := e.(*ability.Select); return is }
