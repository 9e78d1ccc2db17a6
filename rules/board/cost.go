package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// CostOf applies the effects that change what d costs with r, from its base n: those that
// set, then those that raise or lower. Who does it is not asked. used are the stored
// effects among them that work a number of times.
func (b *Board) CostOf(d Deed, r state.Ref, n int32) (cost int32, used []int32) {
	b.Settle()
	own := b.saysOwnCost(r.ID)
	if !b.effects.costs && !own {
		return max(n, 0), nil
	}
	rules := b.effects.rules
	if !b.effects.costs {
		rules = nil
	}
	if own {
		rules = b.ownCosts(rules, r)
	}
	if len(rules) == 0 {
		return max(n, 0), nil
	}
	var floored []*ability.CostChange
	var less []int32
	for pass := 0; pass < 2; pass++ {
		for i := range rules {
			a := &rules[i]
			c, ok := a.Clause.(*ability.CostChange)
			if !ok || !d.named(c.Verb, c.Name) || (c.Op == ability.Set) != (pass == 0) || !b.concernsCost(a, c, d, r) {
				continue
			}
			by := a.Text.Amount(&c.N)
			if a.Mod != nil {
				by = a.Mod.N
			}
			switch {
			case c.Floor != nil && (c.Op == ability.Add || c.Op == ability.Sub):
				if c.Op == ability.Add {
					by = -by
				}
				floored, less = append(floored, c), append(less, by)
			case c.Op == ability.Set:
				n = by
			case c.Op == ability.Add:
				n += by
			case c.Op == ability.Sub:
				n -= by
			case c.Op == ability.HalfOp:
				n = Half(n)
			}
			if a.Mod != nil && a.Mod.Left > 0 {
				used = append(used, a.Mod.ID)
			}
		}
	}
	return max(lowered(n, floored, less), 0), used
}

// lowered applies the changes that stop at a least value, which is for each of them its own:
// the one that stops first is first. None raises what is less already. [Z/X 811.9]
func lowered(n int32, by []*ability.CostChange, less []int32) int32 {
	for len(by) > 0 {
		at := 0
		for i, c := range by {
			if *c.Floor > *by[at].Floor {
				at = i
			}
		}
		n = max(n-less[at], min(n, *by[at].Floor))
		by, less = slices.Delete(by, at, at+1), slices.Delete(less, at, at+1)
	}
	return n
}

// saysOwnCost says whether a card's text may change what it costs itself, whoever reads it.
func (b *Board) saysOwnCost(id state.CardID) bool {
	c := &b.State.Cards[id]
	return b.effects.edited(id) || c.Face != 0 && c.Side >= 0 && b.sides[c.Face-1][c.Side].costs
}

// ownCosts adds what a card says about its own cost where its text does not work
// yet: in the hand or the EX area.
func (b *Board) ownCosts(rules []Active, r state.Ref) []Active {
	if b.CharsOf(r.ID).Sorts&(1<<ability.Static) == 0 || b.atWork(r.ID) && b.working(r.ID) {
		return rules
	}
	rules = slices.Clip(rules)
	for _, h := range b.CharsOf(r.ID).Abilities {
		if h.Kind != ability.Static {
			continue
		}
		a := b.Ability(h.ID)
		if a.Hand != ability.Auto {
			continue
		}
		x := Text{B: b, By: b.State.Card(r).Master, Src: state.Source{Card: r, Via: h.ID}, That: state.Nobody}
		if a.Gate != nil && !x.Holds(a.Gate) || a.If != nil && !x.Holds(a.If) {
			continue
		}
		for _, e := range a.Do {
			x.clauses(e, 0, func(e ability.Effect) {
				if c, ok := e.(*ability.CostChange); ok && c.What.Ref.Kind == ability.This {
					rules = append(rules, Active{Clause: e, Text: x, on: r})
				}
			})
		}
	}
	return rules
}

// working says whether a cost change of the card's own is on the board already.
func (b *Board) working(id state.CardID) bool {
	for i := range b.effects.rules {
		a := &b.effects.rules[i]
		if c, ok := a.Clause.(*ability.CostChange); ok && a.on.ID == id && c.What.Ref.Kind == ability.This {
			return true
		}
	}
	return false
}

// PlayedFrom is the object that r was before it was brought where cards are while they are played, and its zone then;
// anywhere else, what it is.
func PlayedFrom(g *Ground, r state.Ref) (was state.Ref, from state.Zone) {
	from = g.State.Card(r).At.Zone
	if g.Zones[from].Passing {
		r.Inc--
		from = g.State.Card(r).From
	}
	return r, from
}

// concernsCost judges the card being played as it is now, in the play zone.
func (g *Ground) concernsCost(a *Active, c *ability.CostChange, d Deed, r state.Ref) bool {
	was, from := PlayedFrom(g, r)
	if a.Mod != nil && a.Mod.Fixed {
		return slices.Contains(a.Mod.On, r) || slices.Contains(a.Mod.On, was)
	}
	if c.What.Sel == nil {
		on := a.Text.Refs(c.What.Ref)
		return slices.Contains(on, r) || slices.Contains(on, was) || c.What.Ref.Kind == ability.This && a.on == r
	}
	for of := range c.What.Sel.Filters {
		f, ok := d.used(of)
		if c.Verb == ability.Played && len(f.Zone) > 0 { // it has left the zone it is played from
			ok = ok && slices.ContainsFunc(f.Zone, func(z ability.Zone) bool { return g.Zone(z) == from })
			f.Zone = nil
		}
		if ok && a.Text.Fits(&f, r) == Yes {
			return true
		}
	}
	return false
}

// CostNow is what playing (or using) r would cost now, from its base n.
func (b *Board) CostNow(v ability.Verb, r state.Ref, n int32) int32 {
	n, _ = b.CostOf(Deed{Verb: v}, r, n)
	return n
}

// CostToUse is what using ability id of r would cost now, from its base n.
func (b *Board) CostToUse(id state.AbilityID, r state.Ref, n int32) int32 {
	n, _ = b.CostOf(Using(b, id), r, n)
	return n
}

// Using is the deed of using an ability, as its cost is spoken of.
func Using(b *Board, id state.AbilityID) Deed {
	d := Deed{Verb: ability.ActivatedV, As: b.UsedAs(id)}
	if a := b.Ability(id); a != nil {
		d.Verb = a.Marks.Use()
	}
	return d
}
