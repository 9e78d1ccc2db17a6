package text

import (
	"slices"

	"gotaku/rules/ability"
)

// A condition that asks for another single thing speaks of it later than the trigger spoke of what it waits for: when a Forward
// attacks, if your opponent controls a dull Forward, break it. Which of the two is meant is known only where one of them alone can
// bear what is done.

// asked is what a condition behind the trigger asked for.
type asked struct {
	kinds ability.Kinds // 0: of any kind
	at    Places        // where it lies; 0: nobody knows
	leads bool          // it is a player's own life that was asked about
	all   bool          // it is all of a sort, of which one does not say it where "it" is told from "them"
}

// asksBehind remembers what a condition asks for where "it" is what the trigger waits for.
func (r *resolver) asksBehind(c *ability.Cond) {
	if !r.metByEvent() || !asksOfAnother(c) {
		return
	}
	r.asked = nil
	switch f := askedFor(c); {
	case f != nil:
		r.asked = &asked{kinds: anyKind(f), at: r.at.of(f)}
		if r.asked.kinds == 0 {
			r.asked.kinds = r.at.w.holds(f.Zone)
		}
	case c.Op == ability.Compare && c.L.Op == ability.StatOf:
		r.asked = &asked{leads: true}
	}
}

// askedFor is what lies somewhere for which a condition asks; nil: it is none, or one that is only known to have been.
func askedFor(c *ability.Cond) *ability.Filter {
	if i := slices.IndexFunc(c.Args, func(a ability.Cond) bool { return asksOfAnother(&a) }); i >= 0 && (c.Op == ability.And || c.Op == ability.Or) {
		return askedFor(&c.Args[i])
	}
	if c.Op == ability.Compare && c.L.Op == ability.CountOf {
		return c.L.Of
	}
	return nil
}

// eitherAsked tells whether what a condition asked for could bear the current effect as well as what the trigger waits for, and may
// be called by one of the kinds said.
func (r *resolver) eitherAsked(as ability.Kinds) bool {
	a := r.asked
	if a == nil || r.cur == nil || !r.metByEvent() {
		return false
	}
	return r.bearsToo(a, as)
}

// leaderBears tells whether what is done can be done to a player's life, or to what has it: it is changed for good, or dealt damage;
// a text is given.
func (w *World) leaderBears(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Damage:
		return true
	case *ability.Change:
		return (w != nil && e.Stat == w.Leads.Stat || e.Stat >= ability.CardStats) && e.For == (ability.Time{}) && len(e.Also) == 0
	case *ability.Give:
		return len(e.Quoted) > 0
	}
	return false
}

// calledBy is the kind that tells "it" from what a condition asked for behind the trigger, or from what something was done to since; 0:
// it need not be said.
func (r *resolver) calledBy(f ability.Ref) ability.Kinds {
	kinds, needed := r.kindsOf(f)&^ability.SpecialKinds, r.askedToo
	r.askedToo = false
	if f != r.it || kinds == 0 || r.cur == nil && !needed {
		return 0
	}
	if needed || (r.eitherAsked(0) || r.eitherPassed(0)) && !r.eitherAsked(kinds) && !r.eitherPassed(kinds) {
		return kinds
	}
	return 0
}

// kindsOf are the kinds that what was met, or was bound somewhere, may be of; 0: any.
func (r *resolver) kindsOf(f ability.Ref) ability.Kinds {
	switch f.Kind {
	case ability.Slot:
		return r.kinds[f.Slot]
	case ability.Subject, ability.Object:
		return r.subjKinds
	}
	return 0
}

// calls puts "it" for a reference, called by its kind where that must be said; false: it does not come back to that.
func (r *resolver) calls(f *ability.Ref) bool {
	as, failed := r.calledBy(*f), r.failed
	if r.byDeed {
		r.byDeed = false
		return false
	}
	if r.antecedent(as) != *f {
		if *f != r.it { // what would be doubtful of that is said of another
			r.failed = failed
		}
		return false
	}
	*f = ability.Ref{Kind: ability.Slot, Slot: SlotIt, As: as}
	return true
}

// asksAnew tells whether two conditions in a row ask the same thing of one thing, which is not both: if it is a Forward, draw 1 card. If it is a
// Summon, A. What was met where the first holds is not met where the second does.
func asksAnew(e, next ability.Effect) bool {
	if !asksAlikeOf(e, next) {
		return false
	}
	chosen := false // then it may be that
	ability.Walk(&ability.Ability{Do: e.(*ability.If).Then}, func(e ability.Effect) { _, is := e.(*ability.Select); chosen = chosen || is })
	return !chosen
}

// asksAlikeOf is asksAnew where it is known that one thing is spoken of all the time.
func asksAlikeOf(e, next ability.Effect) bool {
	one, is := e.(*ability.If)
	other, too := next.(*ability.If)
	if !is || !too || len(one.Else)+len(other.Else) > 0 {
		return false
	}
	c, d := &one.Cond, &other.Cond
	if c.Op != ability.Is || d.Op != ability.Is || c.Of == nil || d.Of == nil || c.Ref != d.Ref || c.Ref.Kind != ability.Slot {
		return false
	}
	if k, l := anyKind(c.Of)&^ability.SpecialKinds, anyKind(d.Of)&^ability.SpecialKinds; k != 0 || l != 0 {
		return k != 0 && l != 0 && k&l == 0
	}
	return ofHues(c.Of) && ofHues(d.Of) && !Equal(*c.Of, *d.Of)
}

// ofHues tells whether all that is asked is of which colour something is.
func ofHues(f *ability.Filter) bool {
	if len(f.Or) == 0 {
		return len(f.Has) == 1 && f.Has[0].Attr == ability.ClassAttr && Equal(*f, ability.Filter{Has: f.Has})
	}
	return Equal(*f, ability.Filter{Or: f.Or}) && !slices.ContainsFunc(f.Or, func(g ability.Filter) bool { return !ofHues(&g) })
}
