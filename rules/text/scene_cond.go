package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// Which conditions can never hold and which filters nothing fits, at a place of the walk
// of scene.go.

// fails tells whether a condition can never hold.
func (s *scene) fails(c *ability.Cond) bool {
	switch c.Op {
	case ability.And:
		for i := range c.Args {
			if s.fails(&c.Args[i]) {
				return true
			}
		}
	case ability.Or:
		for i := range c.Args {
			if !s.fails(&c.Args[i]) {
				return false
			}
		}
		return len(c.Args) > 0
	case ability.Is:
		if c.Ref.Kind == ability.This && s.home.apart(PlacesOf(s.w.Board)) && onBoard(c.Of) {
			return true
		}
		if s.played && c.Ref.Kind == ability.Subject && c.Of != nil && len(c.Of.Is) > 0 && s.subj.apart(PlacesOf(s.w.Board)) {
			return true // what was played is never in play
		}
		return c.Of != nil && (contradicts(c.Of) || s.confined(c.Of).apart(PlacesOf(c.Of.Zone)) || s.ref(c.Ref).apart(PlacesOf(c.Of.Zone)))
	case ability.Compare:
		f := c.L.Of
		if c.L.Op != ability.CountOf || f == nil || c.R.Op != ability.Const {
			return false
		}
		if c.Cmp == ability.GE && c.R.N > 0 || c.Cmp == ability.EQ && c.R.N > 0 {
			return contradicts(f) || s.confined(f).apart(PlacesOf(f.Zone)) || f.Ref.Kind == ability.This && s.this.apart(PlacesOf(f.Zone))
		}
	}
	return false
}

// over tells whether a condition that is to hold for a time is about what a card is in play,
// and the card has gone: what it was last can be asked, and does not go on.
func (s *scene) over(c *ability.Cond) bool {
	switch c.Op {
	case ability.And:
		return slices.ContainsFunc(c.Args, func(part ability.Cond) bool { return s.over(&part) })
	case ability.Is:
		return s.ref(c.Ref).apart(PlacesOf(s.w.Board)) && onBoard(c.Of)
	}
	return false
}

// onBoard tells whether only what is in play can fit a filter: it stands, rests or fights.
func onBoard(f *ability.Filter) bool {
	return f != nil && slices.ContainsFunc(f.Is, func(st ability.State) bool {
		return st == ability.Standing || st == ability.Acted || st == ability.Damaged || st == ability.Equipped || st.OfBattle()
	})
}

// unpaid finds a condition that asks whether a cost was paid which nobody offers.
func unpaid(v reflect.Value) (found bool) {
	if c, ok := Is[ability.Cond](v); ok && c.Op == ability.Did && c.Slot == 0 {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || unpaid(f) })
	return found
}

// numbered are the events that have a number in every game, as the damage that was dealt; of draws those that have a name.
var numbered = []ability.Verb{ability.DealtDamage, ability.TakeDamage, ability.Healed, ability.CounterPut, ability.CounterRemoved, ability.PlusV, ability.MinusV}

func (w *World) hasNumber(e ability.Event) bool {
	return slices.Contains(numbered, e.Verb) || e.Verb == ability.Drew && e.Name != "" || w != nil && slices.Contains(w.Numbered, e.Verb)
}

// numberless tells whether a text speaks of the number of what sets it off or is replaced, which has none. has: what is
// around it has one.
func (w *World) numberless(v reflect.Value, has bool) (found bool) {
	if es, is := Is[[]ability.Effect](v); is && has { // behind damage that it deals itself, "that damage" may be meant of either
		for i, e := range es {
			if found = found || w.numberless(v.Index(i), has); found {
				return true
			}
			if _, deals := e.(*ability.Damage); deals {
				has = false
			}
		}
		return false
	}
	switch x := partOf(v).(type) {
	case *ability.Amount:
		if x.Op == ability.EventN && !has {
			return true
		}
	case *ability.Ability:
		if takenByThis(v) && !slices.ContainsFunc(x.On, hurtsThis) {
			return true
		}
		has = slices.ContainsFunc(x.On, w.hasNumber) || w != nil && x.Marks&w.Deals != 0
	case *ability.Later:
		has = w.hasNumber(x.On)
	case *ability.Instead:
		has = w.hasNumber(x.Of)
	}
	EachField(v, func(f reflect.Value) { found = found || w.numberless(f, has) })
	return found
}

// takenByThis tells whether the damage is spoken of that this card took.
func takenByThis(v reflect.Value) (found bool) {
	if n, is := Is[ability.Amount](v); is && n.Op == ability.EventN && n.Ref == ThisRef {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || takenByThis(f) })
	return found
}

func hurtsThis(e ability.Event) bool {
	return e.Verb == ability.TakeDamage && e.Subj != nil && e.Subj.Ref == ThisRef
}

// contradicts tells whether nothing can ever fit a filter.
func contradicts(f *ability.Filter) bool {
	for _, k := range [...]ability.Kinds{f.Kind &^ ability.SpecialKinds, f.Kind & ability.SpecialKinds} {
		if k != 0 && k&^f.NotKind == 0 {
			return true
		}
	}
	for _, st := range f.Is {
		if slices.Contains(f.Not, st) {
			return true
		}
	}
	if slices.Contains(f.Is, ability.Acted) && slices.Contains(f.Is, ability.Standing) || slices.Contains(f.Is, ability.FaceUp) && slices.Contains(f.Is, ability.FaceDown) {
		return true
	}
	for i := range f.Num {
		for j := range f.Num {
			if bounded(&f.Num[i], &f.Num[j]) {
				return true
			}
		}
	}
	for _, p := range f.Has {
		for _, q := range f.Has {
			if p.Not && !q.Not && p.Attr == q.Attr && p.Value == q.Value && p.Match == q.Match {
				return true
			}
		}
	}
	if len(f.Or) == 0 {
		return false
	}
	for i := range f.Or {
		if n := f.Or[i]; !contradicts(&n) && (f.NotKind == 0 || n.Kind == 0 || n.Kind&^f.NotKind != 0) {
			return false
		}
	}
	return true
}

// turnedThere tells whether cards stand or rest that lie where nothing does.
func (w *World) turnedThere(f *ability.Filter) bool {
	turned := slices.Contains(f.Is, ability.Acted) || slices.Contains(f.Is, ability.Standing)
	return w != nil && turned && PlacesOf(f.Zone).apart(PlacesOf(w.Board))
}

// boundsNone tells whether a number of battles bounds cards of which some, or all, are of a kind that has none: such a one would never fit,
// and, where others have it, was to be taken whatever the number is. 攻撃力3以下のフォロワーかアミュレット
func (w *World) boundsNone(f *ability.Filter) bool {
	kinds := f.Kind &^ ability.SpecialKinds
	if w == nil || w.Fight == 0 || kinds&^w.Fight == 0 {
		return false
	}
	return slices.ContainsFunc(f.Num, func(b ability.Bound) bool { return b.Stat != ability.CostStat && b.Stat < ability.CardStats })
}

// bounded tells whether no number is at least one bound and at most the other.
func bounded(a, b *ability.Bound) bool {
	if a.Stat != b.Stat || a.Original != b.Original || a.Highest || a.Lowest || b.Highest || b.Lowest || a.N.Op != ability.Const || b.N.Op != ability.Const {
		return false
	}
	least := func(x *ability.Bound) bool { return x.Cmp == ability.GE || x.Cmp == ability.EQ }
	most := func(x *ability.Bound) bool { return x.Cmp == ability.LE || x.Cmp == ability.EQ }
	return least(a) && most(b) && a.N.N > b.N.N
}
