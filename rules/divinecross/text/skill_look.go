package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// amongSeen: a card that is chosen right after cards were looked at, without a word of
// where it is, is one of those, if it is only moved then. False: it cannot be told of which
// kind it is. Divine Cross 909.2, 911.3.
func amongSeen(es []ability.Effect) bool {
	ok := true
	for i, e := range es {
		var in []ability.Effect
		ability.Children(e, func(c ability.Effect) { in = append(in, c) })
		ok = ok && amongSeen(in)
		if _, looks := e.(*ability.Look); looks && i+1 < len(es) {
			ok = ok && seen(es[i+1:])
		}
	}
	return ok
}

// seen is about what follows a look.
func seen(es []ability.Effect) bool {
	var of *ability.Filter
	switch e := es[0].(type) {
	case *ability.Select:
		for _, next := range es[1:] {
			if w := ability.ActsOn(next); w != nil && text.IsIt(w.Ref) {
				if m, moves := next.(*ability.Move); !moves || m.How == ability.Return { // what was looked at is put into the hand, and not returned to it
					return true
				}
			}
		}
		of = &e.Sel.Of
	case *ability.Move:
		if e.What.Sel == nil || e.How == ability.Return {
			return true
		}
		of = &e.What.Sel.Of
	case *ability.Try:
		return len(e.Do) == 0 || seen(e.Do)
	default:
		return true
	}
	if of.Who != (ability.Who{}) || of.Ref != (ability.Ref{}) || len(of.Rel)+len(of.Or) > 0 {
		return true
	}
	switch unit := text.Equal(of.Zone, areas); {
	case unit && len(of.Has) > 0:
		return false // a unit, or any card of that attribute or name?
	case unit:
		of.Kind = ability.Unit
	case text.Equal(of.Zone, []ability.Zone{ability.Soul}):
		of.Kind = ability.Assist
	case len(of.Zone) > 0:
		return true
	}
	of.Zone, of.Rel = nil, text.Related(ability.InSlot, text.BindRef(text.SlotLook)).Rel
	return true
}
