package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// conditioned puts what follows under what the sentence asks; over: the sentence has been
// taken, or cannot be.
func (f *folder) conditioned(c *Clause, do []ability.Effect) (over bool) {
	asked := f.asked
	if f.asked = nil; f.goesOn(c, do) { // 選ぶ。それをブレイクする。そうでないなら
		f.asked = asked
	}
	if f.paying != nil && (c.They && f.paying.Who.Side != ability.Opponent || c.YouDid && f.paying.Who.Side == ability.Opponent) {
		f.fail("what one player pays, and if another does")
		return true
	}
	switch {
	case c.Otherwise && asked == nil && f.tried != nil && len(f.tried.Else) == 0 && !slices.ContainsFunc(f.tried.Then, isIf): // そうしたなら、…。そうでないなら
		f.otherwise(f.tried, *c, do)
		return true
	case c.Otherwise:
		if asked == nil || len(asked.Else) > 0 {
			f.fail("そうでないなら without a condition")
			return true
		}
		if ofSomething(&asked.Cond) && f.mayBeNone() && slices.ContainsFunc(do, besidesIt) {
			f.fail("そうでないなら of what there may be none of")
			return true
		}
		list := *f.base
		last := len(list) > 0 && list[len(list)-1] == ability.Effect(asked)
		if last && (len(list) > 1 && ifDone(list[len(list)-2]) || f.hangs == onDone && !ofSomething(&asked.Cond)) {
			f.fail("そうでないなら of what holds, or of what was done?")
			return true
		}
		if last && len(list) > 1 && undecided(list[len(list)-2]) { // 公開する。それがXなら、…。それがYなら、…。そうでないなら
			f.fail("そうでないなら of two conditions, or of the second?")
			return true
		}
		if f.reach == ReachSentence && !last && (meets(do) || RefersBack(do)) {
			f.fail("そうでないなら behind what is done to what was met only if something holds")
			return true
		}
		if at := slices.Index(list, ability.Effect(asked)); f.reach == ReachSentence && at >= 0 {
			asked.Then = append(asked.Then, list[at+1:]...)
			*f.base = list[:at+1]
		}
		asked.Else = do
		if f.reach == ReachRest { // what stands behind may be done either way
			f.hangs = onUndone
		}
		if f.cur, f.wait = &asked.Else, false; f.reach == ReachSentence {
			f.cur = f.base
		}
		return true
	case c.DidNot && f.paying != nil && len(f.paying.Then) == 0 && done(f.paying, c.Deeds):
		t := f.paying
		f.paying = nil
		f.otherwise(t, *c, do)
		return true
	case c.Did && f.paying != nil && len(f.paying.Then) == 0 && done(f.paying, c.Deeds):
		t := f.paying
		t.Reflex, f.tried, f.paying = c.Reflex, t, nil // 支払わなかったなら may come behind
		f.ifSo(t, *c, do)
		return true
	case c.Did, c.DidNot:
		f.did(*c, &do)
		return true
	case c.If != nil && c.While && f.stands:
		if on := c.If.On; on != nil && on.From != ability.NoZone && on.Verb != ability.Moved && (on.Subj == nil || on.Subj.Ref != ThisRef) {
			f.fail("how another card came is known for one turn only")
			return true
		}
		if f.While != nil || len(f.Do) > 0 {
			f.fail("a second 限り")
			return true
		}
		f.While = c.If
	case c.If != nil && f.stay && f.mayHaveStayed(c.If):
		f.fail("what was to leave may have stayed")
		return true
	case c.If != nil && f.ofOneOfMany(c.If):
		f.fail("a number of the card that was revealed, of which there are several")
		return true
	case c.If != nil && c.Reflex:
		f.waitsFor(c.If)
	case c.If != nil:
		n := &ability.If{Cond: *c.If}
		*f.base = append(*f.base, n)
		f.cur, f.wait, f.asked = &n.Then, false, n
	case f.wait && (ofLooked(reflect.ValueOf(&do).Elem()) || unstoppedItself(do)): // 残り is there whatever was replaced, and the card was not nullified before
		f.cur, f.wait = f.base, false
	case f.wait && f.onward:
		f.cur, f.wait = &f.replaces.Then, false
	case f.wait:
		f.fail("what is done behind 代わりに, for that alone or either way")
		return true
	}
	return false
}

// unstoppedItself tells whether a sentence only says of its own card that it is not nullified, and perhaps that its damage is not
// reduced besides: of damage alone it may say so of what was dealt instead.
func unstoppedItself(do []ability.Effect) bool {
	found := false
	return !slices.ContainsFunc(do, func(e ability.Effect) bool {
		r, is := e.(*ability.Rule)
		if !is || r.Mode != ability.Cannot || r.What.Ref != ThisRef || r.For != (ability.Time{}) {
			return true
		}
		found = found || r.Verb == ability.MissedV && r.Kind == ability.AnyDamage
		return r.Verb != ability.MinusV && (r.Verb != ability.MissedV || r.Kind != ability.AnyDamage)
	}) && found
}

// goesOn tells whether a sentence belongs to what is done if something holds, because it speaks of what was met there.
func (f *folder) goesOn(c *Clause, do []ability.Effect) bool {
	spoken := f.reach == ReachSpoken && f.cur != f.base || f.reach == ReachSentence && RefersBack(do)
	return spoken && c.If == nil && !c.Otherwise && !c.Did && !c.DidNot && len(c.Cost) == 0
}

// meets tells whether effects choose, look at or make something, which what is said behind them may be said of.
func meets(es []ability.Effect) (found bool) {
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select, *ability.Look, *ability.Find, *ability.Make, *ability.Ask:
			found = true
		case *ability.Move:
			found = found || e.What.Sel != nil
		}
	})
	return found
}

// ofSomething tells whether a condition asks about what was met before.
func ofSomething(c *ability.Cond) (found bool) {
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if r, is := Is[ability.Ref](v); is {
			found = found || r.Kind == ability.Slot
		}
		EachField(v, visit)
	}
	visit(reflect.ValueOf(c).Elem())
	return found
}

// mayBeNone tells whether what the condition before asks about was left to a player, who may have chosen nothing: whether そうでないなら
// holds then too, nothing says.
func (f *folder) mayBeNone() bool {
	before := (*f.base)[:max(len(*f.base)-1, 0)]
	for _, e := range slices.Backward(before) {
		switch e := e.(type) {
		case *ability.Try:
			return e.May && len(e.Then)+len(e.Else)+len(e.Cost) == 0
		case *ability.Select:
			return e.Sel.N.Op == ability.UpTo || e.Sel.N.Op == ability.AnyNumber
		case *ability.Move:
			if e.What.Sel != nil {
				return e.What.Sel.N.Op == ability.UpTo || e.What.Sel.N.Op == ability.AnyNumber
			}
		case *ability.Look, *ability.Find, *ability.Make, *ability.If, *ability.Modes:
			return false
		}
	}
	return false
}

// besidesIt tells whether an effect does something also where nothing was met before: not only to that.
func besidesIt(e ability.Effect) bool {
	w := ability.ActsOn(e)
	return w == nil || w.Sel != nil || w.Ref.Kind != ability.Slot
}

// ifDone tells whether そうしたなら stands last: そうでないなら behind the condition that follows may be said of either.
func ifDone(e ability.Effect) bool {
	t, is := e.(*ability.Try)
	return is && len(t.Then) > 0 && len(t.Cost) == 0
}

// undecided tells whether nothing is said of what is done where a condition does not hold.
func undecided(e ability.Effect) bool {
	k, is := e.(*ability.If)
	return is && len(k.Else) == 0
}

// isIf: そうでないなら behind a condition under そうしたなら may be said of either.
func isIf(e ability.Effect) bool { _, is := e.(*ability.If); return is }

// mayHaveStayed tells whether a condition is of what was destroyed or returned, where that was chosen before: what was
// chosen is not all that then was done to.
func (f *folder) mayHaveStayed(c *ability.Cond) (chosen bool) {
	if c.Ref != Done("destroyed") && c.Ref != Done("returned to hand") {
		return false
	}
	ability.Walk(&ability.Ability{Do: f.Do}, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select:
			chosen = true
		case *ability.Move: // one that is chosen
			chosen = chosen || e.What.Sel != nil && e.What.Sel.N.Op != ability.All
		}
	})
	return chosen
}

// paid puts what follows behind the cost of the sentence; over: the sentence has been taken.
func (f *folder) paid(c *Clause, do []ability.Effect) (over bool) {
	if c.May || c.If != nil || len(c.Cost) > 0 {
		f.tried = nil
	}
	if len(c.Cost) > 0 && len(c.On) > 0 { // nothing here makes the cost wait for what the sentence waits for
		f.fail("a cost that is paid when something happens later")
		return true
	}
	if len(c.Cost) > 0 && f.noCost {
		n := &ability.Try{Who: Who(ability.You), May: true, Do: []ability.Effect{Clone(c.Cost[0].Do).(ability.Effect)}, Then: do}
		*f.cur = append(*f.cur, n)
		f.cur = &n.Then
		return true
	}
	if len(c.Cost) > 0 {
		n := &ability.Try{Who: Who(ability.You), May: !c.Must, Cost: Clone(c.Cost).([]ability.Cost)}
		if c.Actor.Side == ability.Opponent && (len(c.Do) == 0 || c.May) || c.Actor.Side == ability.MasterOf && len(c.Do) == 0 { // who acts behind the colon does not pay what stands before it
			n.Who = c.Actor
		}
		for i := range n.Cost {
			OwnCost(&n.Cost[i])
		}
		*f.cur = append(*f.cur, n)
		f.outer = f.base
		f.base, f.cur = &n.Then, &n.Then
		if len(c.Do) == 0 {
			f.paying = n
			return true
		}
	}
	return false
}

// rolls tells whether a die is rolled last: a number with nothing before it is then that rolled.
func rolls(es []ability.Effect) bool {
	if len(es) == 0 {
		return false
	}
	a, ok := es[len(es)-1].(*ability.Ask)
	return ok && a.Kind == ability.Die
}

// saysPlace is the zone that a condition says this card lies in; NoZone: it says something else.
func saysPlace(c *ability.Cond) ability.Zone {
	if c == nil || c.Op != ability.Is || c.Ref != ThisRef || c.Of == nil || len(c.Of.Zone) != 1 || !Equal(*c.Of, ability.Filter{Zone: c.Of.Zone}) {
		return ability.NoZone
	}
	return c.Of.Zone[0]
}

// PlayedFrom holds of this card while it lies in a zone, and while it is played from there: what
// it costs is settled when it has left the zone.
func PlayedFrom(z ability.Zone) *ability.Cond {
	return &ability.Cond{Op: ability.Or, Args: []ability.Cond{
		{Op: ability.Is, Ref: ThisRef, Of: &ability.Filter{Zone: []ability.Zone{z}}},
		{Op: ability.Happened, On: &ability.Event{Verb: ability.Moved, Subj: ThisFilter(), From: z, To: ability.Resolving}}}}
}

// chosenTwice tells whether one phrase that chooses stands for two different effects: each
// would choose for itself.
func chosenTwice(es []ability.Effect) bool {
	for i := 1; i < len(es); i++ {
		a, b := ability.ActsOn(es[i-1]), ability.ActsOn(es[i])
		if a == nil || b == nil || a.Sel == nil || b.Sel == nil || reflect.TypeOf(es[i-1]) == reflect.TypeOf(es[i]) {
			continue
		}
		if a.Sel.N.Op != ability.All && len(a.Sel.Each) == 0 && a.Sel.Of.Ref == (ability.Ref{}) && Equal(*a, *b) {
			return true
		}
	}
	return false
}

// ofLooked tells whether effects speak of what was looked at before.
func ofLooked(v reflect.Value) (found bool) {
	if r, ok := Is[ability.Ref](v); ok {
		return r.Slot == SlotLook && (r.Kind == ability.Slot || r.Kind == ability.Rest)
	}
	EachField(v, func(f reflect.Value) { found = found || ofLooked(f) })
	return found
}

// asLongAs makes a condition with 限り, of what is done once, the time for which that
// holds: it begins and ends with the condition. What is done in a moment takes it as an if.
// False: it can last in another way, too.
func (c *Clause) asLongAs() bool {
	last := 0
	do := Clone(c.Do).([]ability.Effect)
	for _, e := range do {
		t := ability.TimeOf(e)
		if m, is := e.(*ability.Move); is && m.How == ability.Banish && m.To.Zone == ability.Removed {
			t = &m.For
		}
		if t == nil {
			continue
		}
		switch e := e.(type) {
		case *ability.Change:
			if e.Stat > ability.CardStats { // a number of a player changes in a moment
				continue
			}
		case *ability.Give, *ability.Rule, *ability.Move:
		default:
			return false
		}
		if *t != (ability.Time{}) {
			return false
		}
		cond := Clone(*c.If).(ability.Cond)
		*t = ability.Time{Until: ability.WhileCond, Cond: &cond}
		last++
	}
	if last == 0 {
		return c.If.Op == ability.TurnOf
	}
	if last < len(do) || c.For != (ability.Time{}) || c.Instead || c.Further || c.May || len(c.On) > 0 || len(c.Cost) > 0 || c.Did || c.DidNot || c.Otherwise {
		return false
	}
	c.Do, c.If, c.While = do, nil, false
	return true
}

// loose tells whether a part that stands outside any body has words that refer to
// what a body bound, or a condition without its left side.
func loose(v reflect.Value) (found bool) {
	switch x := partOf(v).(type) {
	case *ability.Ref:
		return x.Kind == ability.Slot || x.Kind == ability.Rest
	case *ability.Cond:
		found = elided(*x) && x.Op == ability.Compare
	}
	EachField(v, func(f reflect.Value) { found = found || loose(f) })
	return found
}

// elidedWithin tells whether a condition, or one within it, lacks its left side.
func elidedWithin(c *ability.Cond) bool {
	if c.Op == ability.Compare && elided(*c) {
		return true
	}
	for i := range c.Args {
		if elidedWithin(&c.Args[i]) {
			return true
		}
	}
	return false
}

// ThereAre marks an elided condition that is said of things which were counted: if there are 5 or more.
const ThereAre = 254

// ItHas marks one that is said of a thing whose counters were counted: if it has 5 or more.
const ItHas = 253

// OfPoints marks one that is said of the damage that a player has received.
const OfPoints = 252

// SoOften marks one that is said of what had happened so often before, and of what there are more of than was asked before: if you have
// drawn 4 cards, A. If 6, B.
const SoOften = 251

// fillElided gives "5枚なら" the left side of the condition before.
func (f *folder) fillElided(c *ability.Cond) {
	before := f.cond
	is := c
	for is.Op == ability.Not && len(is.Args) == 1 { // フォロワーでないなら
		is = &is.Args[0]
	}
	if is.Op == ability.Is && is.Ref == (ability.Ref{}) && is.Slot == 0 {
		for before != nil && before.Op == ability.Not && len(before.Args) == 1 {
			before = &before.Args[0]
		}
		if before == nil || before.Op != ability.Is || before.Ref == (ability.Ref{}) {
			f.fail("a condition without its subject")
			return
		}
		is.Ref = before.Ref
	}
	if is.Op == ability.Happened && is.Slot == SoOften {
		if before == nil || before.Op != ability.Happened || before.On == nil || before.On.Verb != is.On.Verb || before.N >= is.N {
			f.fail("so often, of what had not happened before")
			return
		}
		on := Clone(*before.On).(ability.Event)
		is.Slot, is.On = before.Slot, &on
	}
	for _, k := range append([]*ability.Cond{c}, argsOf(c)...) {
		if k.Op != ability.Compare || !elided(*k) {
			if k != c {
				before = k // 2枚か3枚: the same number of both
			}
			continue
		}
		l, ok := subjectOf(before)
		if !ok {
			f.fail("a condition without its subject")
			return
		}
		if there := k.Slot == ThereAre; there {
			if k.Slot = 0; l.Op != ability.CountOf && l.Op != ability.NumberIn && l.Op != ability.Kinds_ {
				f.fail("there are so many, of what was not counted")
				return
			}
		}
		if more := k.Slot == SoOften; more {
			if k.Slot = 0; before.Op != ability.Compare || before.R.Op != ability.Const || before.R.N >= k.R.N {
				f.fail("so many more, of what there were no fewer")
				return
			}
		}
		if has := k.Slot == ItHas; has {
			if k.Slot = 0; l.Name == "" {
				f.fail("it has so many, of what has no counters")
				return
			}
		}
		if points := k.Slot == OfPoints; points {
			if k.Slot = 0; l.Op != ability.CountOf || l.Of == nil || len(l.Of.Zone) != 1 || l.Of.Zone[0] != f.points {
				f.fail("so many points, of what is no damage")
				return
			}
		}
		if _, half := parityOf(k.L); half {
			l = Parity(l)
		}
		k.L = l
	}
	if elidedWithin(c) {
		f.fail("a condition without its subject")
	}
	f.cond = c
}

// argsOf are the parts of a condition.
func argsOf(c *ability.Cond) (out []*ability.Cond) {
	for i := range c.Args {
		out = append(out, &c.Args[i])
	}
	return out
}

// subjectOf is the number that a condition compares; false: none, or several.
func subjectOf(c *ability.Cond) (l ability.Amount, ok bool) {
	if c == nil {
		return l, false
	}
	if c.Op == ability.Compare {
		l, _ = parityOf(c.L)
		return l, true
	}
	for i := range c.Args {
		of, is := subjectOf(&c.Args[i])
		if !is || i > 0 && !Equal(of, l) {
			return l, false
		}
		l = of
	}
	return l, len(c.Args) > 0
}
