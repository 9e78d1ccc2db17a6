package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// A text does something to a leader, or to a card of which no word is bound, and goes on to speak of "it": deal 2 damage to your
// opponent's leader. If its life is 10 or less, …. What was met before, by a choice or because the ability waits for it, stands further
// off than that. Which of the two is meant is known only where one of them alone can be asked so, or can bear what is done.

// passes remembers one thing to which an effect is done and which no word binds. What is done to "it" makes that the nearer again.
func (r *resolver) passes(was ability.Effect, it ability.Ref) {
	w := objectIn(was)
	switch _, moves := was.(*ability.Move); {
	case r.it != it:
		r.passed = nil
	case w == nil || w.Who != (ability.Who{}):
	case w.Sel == nil && w.Ref == r.it:
		r.passed, r.near = nil, 0
	case w.Sel == nil || moves || len(w.Sel.Each) > 0:
	case r.at.leads(r.at.chosen(w.Sel)):
		r.passed = &asked{kinds: anyKind(&w.Sel.Of), leads: true}
	case !OfSeveral(w.Sel) && w.Sel.N.Op != ability.All:
		r.passed = &asked{kinds: r.kindsIn(w.Sel), at: r.at.chosen(w.Sel)}
	case wholeSort(w):
		r.passed = &asked{kinds: r.kindsIn(w.Sel), at: r.at.chosen(w.Sel), all: true}
	}
}

// leads tells whether what lies there is what a player is in the game by, and stays where it is.
func (s *scene) leads(at Places) bool {
	return at != 0 && s.w != nil && at.within(PlacesOf(s.w.Stays))
}

// eitherPassed tells whether the current effect could be done to what was passed as well as to what was met before. What was chosen
// and not spoken of since was chosen for it.
func (r *resolver) eitherPassed(as ability.Kinds) bool {
	if _, moves := r.cur.(*ability.Move); moves && r.it == BindRef(r.look) { // a card that was looked at has yet to be put somewhere
		return false
	}
	if r.passed == nil || r.cur == nil || !r.acting || r.passed.all && r.ofOne || r.it.Kind == ability.Slot && r.itOf == byChoice && !r.used[r.it.Slot] {
		return false
	}
	return r.it != (ability.Ref{}) && r.bearsToo(r.passed, as)
}

// asksOfPassed refuses what is asked of "it", or a number of it, where what was passed could be asked the same.
func (r *resolver) asksOfPassed(v reflect.Value) {
	if r.passed == nil || r.it == (ability.Ref{}) {
		return
	}
	var ref ability.Ref
	switch x := partOf(v).(type) {
	case *ability.Cond:
		if x.Op != ability.Is || !r.saysIt(x.Ref) || x.Of == nil || !r.passed.fits(x.Of, r.at.w) {
			return
		}
		ref = x.Ref
	case *ability.Amount:
		if x.Op != ability.StatOf || !r.saysIt(x.Ref) || r.doneToIt() || !r.passed.has(x.Stat, r.at.w) {
			return
		}
		ref = x.Ref
	case *ability.Who: // its leader, its player
		if x.Side != ability.MasterOf && x.Side != ability.OwnerOf || !r.saysIt(x.Of) || r.passed.leads || r.chosenForIt() {
			return
		}
		ref = x.Of
	case *ability.Rel: // all but it, of its name
		if x.Kind != ability.Other && x.Kind != ability.SameName || !r.saysIt(x.Of) || r.passed.leads || r.chosenForIt() {
			return
		}
		ref = x.Of
	case *ability.Selector: // it and this
		if !r.saysIt(x.Of.Ref) || len(x.Each) > 0 || r.passed.leads || r.chosenForIt() {
			return
		}
		ref = x.Of.Ref
	default:
		return
	}
	as := ref.As
	if r.back {
		as = r.kindsOf(ref) &^ ability.SpecialKinds
	}
	if r.askedToo = as != 0 && !r.passed.called(as, r.at.w); !r.askedToo {
		r.failed = doubtful
	}
}

// chosenForIt tells whether what "it" is was chosen, and not spoken of since: it was chosen for this.
func (r *resolver) chosenForIt() bool {
	return r.back || r.it.Kind == ability.Slot && r.itOf == byChoice && !r.used[r.it.Slot]
}

// asksOfReplaced refuses what is asked of "it" behind what was done to one thing that no word binds, where that is done otherwise if it is so:
// 相手の場のフォロワー1体に1ダメージ。それが…なら、代わりに2ダメージ.
func (r *resolver) asksOfReplaced(e *ability.If) {
	if r.back || r.it == (ability.Ref{}) && !r.spoken || len(e.Then) != 1 || len(e.Else) != 1 || r.chosenForIt() {
		return
	}
	c := &e.Cond
	if !(c.Op == ability.Is && r.saysIt(c.Ref) || c.Op == ability.Compare && c.L.Op == ability.StatOf && r.saysIt(c.L.Ref)) {
		return
	}
	is, was := objectIn(e.Then[0]), objectIn(e.Else[0])
	if is == nil || was == nil || is.Sel == nil || was.Sel == nil || !Equal(*is.Sel, *was.Sel) || was.Sel.Of.Ref != (ability.Ref{}) || InSlot(&was.Sel.Of) || OfSeveral(was.Sel) {
		return
	}
	if !r.at.leads(r.at.chosen(was.Sel)) {
		r.failed = doubtful
	}
}

// called tells whether something may be of these kinds.
func (a *asked) called(as ability.Kinds, w *World) bool {
	if a.leads {
		return w != nil && as&w.Leads.Kind != 0
	}
	return a.kinds&^ability.SpecialKinds == 0 || a.kinds.Fit(as)
}

// doneToIt tells whether the current effect is done to "it", which was resolved before: deal it damage equal to its attack.
func (r *resolver) doneToIt() bool {
	if r.cur == nil {
		return false
	}
	w := objectIn(r.cur)
	if w == nil || w.Sel != nil {
		return false
	}
	if r.back {
		return w.Ref.Kind == ability.Slot && (w.Ref.Slot == SlotIt || w.Ref.Slot == SlotOne)
	}
	return w.Ref == r.it
}

// fits tells whether something may be what a condition asks for. A leader has its life alone, and is of its own kind.
func (a *asked) fits(f *ability.Filter, w *World) bool {
	kinds := anyKind(f)
	if !a.leads {
		return kinds == 0 || a.kinds&^ability.SpecialKinds == 0 || a.kinds.Fit(kinds)
	}
	if w == nil || kinds&w.Leads.Kind != 0 {
		return true
	}
	if kinds != 0 || len(f.Is)+len(f.Not)+len(f.Has)+len(f.Or) > 0 {
		return false
	}
	for _, b := range f.Num {
		if b.Stat != w.Leads.Stat {
			return false
		}
	}
	return true
}

// has tells whether something has a number.
func (a *asked) has(s ability.Stat, w *World) bool {
	if a.leads {
		return s == ability.PlayerLife || w != nil && s == w.Leads.Stat
	}
	return s == ability.CostStat || s >= ability.CardStats || w.fights(a.kinds)
}

// fights tells whether what is of these kinds has the numbers that battles are fought with.
func (w *World) fights(k ability.Kinds) bool {
	k &^= ability.SpecialKinds
	return w == nil || w.Fight == 0 || k == 0 || k&w.Fight != 0
}

// bearsToo tells whether something else than "it" could bear the current effect, and may be called by one of the kinds said.
func (r *resolver) bearsToo(a *asked, as ability.Kinds) bool {
	if as != 0 && !a.called(as, r.at.w) {
		return false
	}
	if a.leads {
		return r.at.w.leaderBears(r.cur)
	}
	return r.at.could(r.cur, a.at) && (r.at.w.fights(a.kinds) || !forFights(r.cur, r.at.w))
}

// forFights tells whether an effect is done only to what fights: numbers of battles change, damage is dealt, a keyword of battles is given.
func forFights(e ability.Effect, w *World) bool {
	switch e := e.(type) {
	case *ability.Damage:
		return true
	case *ability.Change:
		return e.Stat < ability.CardStats && e.Stat != ability.CostStat
	case *ability.Give:
		for _, word := range e.Words {
			if w == nil || !slices.Contains(w.Fighting, word) {
				return false
			}
		}
		return len(e.Words) > 0 && len(e.Quoted)+len(e.Props) == 0
	}
	return false
}

// sortsOfOne tells whether it is asked of how many sorts "it" is where nothing was met: that is said of several, and not of this card.
func (r *resolver) sortsOfOne(v reflect.Value) bool {
	if r.back || r.it != (ability.Ref{}) {
		return false
	}
	a, is := partOf(v).(*ability.Amount)
	return is && a.Op == ability.Kinds_ && a.Of != nil && r.saysIt(a.Of.Ref)
}
