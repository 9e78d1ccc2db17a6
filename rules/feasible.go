package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// feasible says whether clauses that may be left undone could be done in full, by plain
// tests of public facts: what is hidden may do. What surely cannot be is not offered.
// [Divine Cross 925.2]
func (x *ctx) feasible(body []ability.Effect) bool {
	for i, e := range body {
		if !x.madeUp(body[i:]) && !x.could(e) {
			return false
		}
	}
	return true
}

// madeUp says whether what cannot be chosen by the first clause is made up for by what is done next to what was. [Divine Cross 920.2]
func (x *ctx) madeUp(body []ability.Effect) bool {
	s, chooses := body[0].(*ability.Select)
	if !chooses || len(body) == 1 {
		return false
	}
	a, is := body[1].(*ability.Act)
	return is && a.Word == x.k.Game.Ways().Reckons && a.What.Ref == (ability.Ref{Kind: ability.Slot, Slot: s.Slot})
}

// could is feasible for one clause.
func (x *ctx) could(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Select:
		return x.reaches(e, &ability.What{Sel: &e.Sel})
	case *ability.If:
		if x.Holds(&e.Cond) {
			return x.feasible(e.Then)
		}
		return x.feasible(e.Else)
	case *ability.Draw:
		return !e.Until || x.k.Game.Vacuous(ability.NoZone) || slices.ContainsFunc(x.Seats(orYou(e.Who)), func(s state.Seat) bool { return x.drawn(e, s) > 0 })
	case *ability.Damage:
		return e.To.Sel == nil && e.To.Ref.Kind == ability.NoRef || x.reaches(e, &e.To)
	case *ability.Act:
		on, want := x.within(e, &e.What)
		return want < 0 || x.k.Game.CouldAct(x.B, x.Frame, e, on, want)
	case *ability.Change:
		return !x.paying || e.Op != ability.Sub || x.reaches(e, &e.What)
	case *ability.Rule, *ability.CostChange, *ability.Give, *ability.Cancel:
		return true // it is said of however much there is
	}
	if w := ability.ActsOn(e); w != nil {
		return x.reaches(e, w)
	}
	return true
}

// reaches says whether there is enough to do a clause to.
func (x *ctx) reaches(e ability.Effect, w *ability.What) bool {
	if w.Sel != nil {
		if parts := w.Sel.Parts(); len(parts) > 1 {
			return !slices.ContainsFunc(parts, func(p *ability.Selector) bool { return !x.reaches(e, &ability.What{Sel: p}) })
		}
	}
	on, want := x.within(e, w)
	m, moves := e.(*ability.Move)
	moves = moves && want > 1 && x.refuses(&m.To) // there must be room for all of it
	if want < 0 || len(on) < want || !moves && (w.Sel == nil || w.Sel.Sum == nil && w.Sel.Distinct == ability.NoAttr) {
		return want < 0 || len(on) >= want
	}
	d := Decision{Kind: Choose, Min: int32(want), Max: int32(want), in: x.Copy()}
	if w.Sel != nil {
		d.Distinct, d.Sum = w.Sel.Distinct, w.Sel.Sum
		d.Min, d.Max = bounds(w.Sel.N, int32(want), int32(len(on)))
	}
	if moves {
		d.to = &m.To
	}
	d.Items = x.k.Items(on)
	return d.reach(x.k)
}

// within lists the objects to which a clause could be done, and of how many it must be
// done: below 0, that is not known yet.
func (x *ctx) within(e ability.Effect, w *ability.What) (on []state.Ref, want int) {
	all := 0
	add := func(r state.Ref, _ board.Fit) {
		if all++; w.Sel != nil && !x.paying && w.Sel.N.Op != ability.All && x.k.Game.Pickable(x.B, r, &w.Sel.Of) != nil {
			return
		}
		if x.allows(e, r) && !x.k.goesInstead(r) && !slices.Contains(on, r) && !(w.Sel != nil && x.turned(e, r)) {
			on = append(on, r)
		}
	}
	was := x.limits
	x.counters(e)
	if m, ok := e.(*ability.Move); ok {
		x.limits = &limits{deed: m}
	}
	s := w.Sel
	switch {
	case s == nil && (w.Ref.Kind == ability.Slot || w.Ref.Kind == ability.Paid) && len(x.Refs(w.Ref)) == 0:
		want = -1 // chosen on the way
	case s == nil && w.Ref.Kind == ability.NoRef:
		want = 0
	case s == nil:
		for _, r := range x.Here(w.Ref) {
			add(r, board.Yes)
		}
		want = max(len(x.Refs(w.Ref)), 1)
	default:
		if s.Or {
			for i := range s.Each {
				x.Candidates(&s.Each[i].Of, add)
			}
		} else {
			x.Candidates(&s.Of, add)
		}
		want = x.wants(s, s.Count(), all)
	}
	x.limits = was
	return on, want
}

// wants is how many of what fits a phrase it asks for, when all of it is so many.
func (x *ctx) wants(s *ability.Selector, c ability.Count, all int) int {
	switch {
	case c.Op == ability.Exactly || c.Op == ability.AnyNumber:
		return int(x.Amount(&c.N))
	case c.Op == ability.All && all == 0 && !x.vacuous(&s.Of):
		return 1
	case c.Op == ability.All && !x.k.Game.Ways().Reloads:
		return max(all, x.deep(&s.Of)) // the top three are three
	case c.Op == ability.All:
		return all
	}
	return 0
}

// allows says whether a clause would do anything to r.
func (x *ctx) allows(e ability.Effect, r state.Ref) bool {
	switch e := e.(type) {
	case *ability.Mark:
		if !x.k.Could(x.marking(e, r, x.Amount(&e.N))) {
			return false
		}
	case *ability.Turn:
		if !x.k.Could(x.turning(e, r)) {
			return false
		}
	case *ability.Change:
		if !x.spares(e, r) {
			return false
		}
	}
	return x.enough(r) && x.possible(r)
}

// spares says whether a number of r is at least what a cost lowers it by. [SVE 10.4.5, 10.4.5.1]
func (x *ctx) spares(c *ability.Change, r state.Ref) bool {
	if !x.paying || c.Op != ability.Sub || c.Stat > ability.CardStats {
		return true
	}
	n, has := x.k.Stat(r, c.Stat)
	return has && n >= x.Amount(&c.N)
}

// turned says whether an object already is as a cost would turn it, where there is a
// choice: that is nothing done. [SVE 1.3.2.1]
func (x *ctx) turned(e ability.Effect, r state.Ref) bool {
	t, ok := e.(*ability.Turn)
	return ok && x.paying && (t.To == ability.Acted && x.k.State.Card(r).Rest || t.To == ability.Standing && !x.k.State.Card(r).Rest)
}
