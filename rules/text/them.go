package text

import (
	"reflect"
	"strings"

	"gotaku/rules/ability"
)

// "Them" of two things that were made, found or chosen one after the other is both, where it would be read as the last alone: summon a
// Knight. Summon a Skeleton. Give them Rush.

// themOfOne tells whether an English text speaks of them where nothing that it goes on with is several, though several things were made,
// found or chosen one by one.
func (c *Compiler) themOfOne(a *ability.Ability, n *Normal) bool {
	said := strings.ToLower(string(n.R))
	if c.Lang != EN || !strings.Contains(said, " them ") && !strings.Contains(said, " them.") && !strings.Contains(said, "they gain") && !strings.Contains(said, "they cost") { // they may be players
		return false
	}
	ones, several := 0, map[uint8]bool{}
	binds := func(slot uint8, many bool) {
		several[slot] = several[slot] || many
		if !many {
			ones++
		}
	}
	one := ability.N(1)
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select:
			binds(e.Slot, OfSeveral(&e.Sel) || len(e.Sel.Each) > 0 && !e.Sel.Or)
		case *ability.Find:
			binds(e.Bind, OfSeveral(&e.Sel))
		case *ability.Make:
			binds(e.Bind, len(e.Also) > 0 || e.UpTo || !Equal(e.N, one))
		case *ability.Move:
			if e.What.Sel != nil && e.What.Sel.Of.Ref == (ability.Ref{}) {
				binds(e.Bind, OfSeveral(e.What.Sel))
			}
		case *ability.Look:
			several[e.Bind] = true
		case *ability.EachOf: // one of each player is several
			var within func(e ability.Effect)
			within = func(e ability.Effect) {
				if at := boundBy(e); at != 0 {
					several[at] = true
				}
				ability.Children(e, within)
			}
			ability.Children(e, within)
		}
	})
	spoken, plural := 0, 0
	var see func(v reflect.Value)
	see = func(v reflect.Value) {
		if r, is := Is[ability.Ref](v); is {
			switch {
			case r.Kind == ability.Rest, r.Kind == ability.Slot && several[r.Slot]:
				plural++
			case r.Kind == ability.Slot:
				spoken++
			}
			return
		}
		EachField(v, see)
	}
	see(reflect.ValueOf(a).Elem())
	return ones > 1 && spoken > 0 && plural == 0
}

// besideOne refuses what is done to one thing and to its player, or to what is theirs, where "it" was met before: to an enemy follower and its
// leader.
func (r *resolver) besideOne(e ability.Effect) {
	w := objectIn(e)
	if r.back || w == nil || w.Sel == nil || len(w.Sel.Each) < 2 || r.it == (ability.Ref{}) {
		return
	}
	first := &w.Sel.Each[0].Of
	for _, s := range w.Sel.Each[1:] {
		if r.saysIt(s.Of.Who.Of) && first.Ref == (ability.Ref{}) && !InSlot(first) && w.Sel.Each[0].N.Op != ability.All {
			r.failed = doubtful
		}
	}
}
