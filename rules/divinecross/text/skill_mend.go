package text

import (
	"reflect"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// mended says in full what a text leaves to its reader: that only unit cards are put into
// an area, that an assist is attached as one, that like is compared with like.
func mended(es []ability.Effect, r []rune) {
	energy := text.ContainsFold(string(r), "エネルギーとして") || text.ContainsFold(string(r), "as energy")
	thatAssist(es, false)
	intoPlay(es, energy)
	if !energy && strings.Contains(string(r), selfAssist) {
		attachedAgain(es)
	}
	likeForLike(reflect.ValueOf(&es).Elem())
}

// intoPlay is about what is put into an area, and what is attached. Divine Cross 307.2, 905.3.
func intoPlay(es []ability.Effect, energy bool) {
	var chosen *ability.Filter
	for _, e := range es {
		var in []ability.Effect
		ability.Children(e, func(c ability.Effect) { in = append(in, c) })
		intoPlay(in, energy)
		switch e := e.(type) {
		case *ability.Select:
			chosen = &e.Sel.Of
		case *ability.Find:
			onlyUnits(&e.Sel.Of, e.To.Zone)
		case *ability.Move:
			of := chosen
			if e.What.Sel != nil {
				of = &e.What.Sel.Of
			} else if !text.IsIt(e.What.Ref) || of == nil {
				continue
			}
			if onlyUnits(of, e.To.Zone); e.To.Zone == ability.EnergyZone && !energy && (of.Kind == ability.Assist || text.Equal(of.Zone, []ability.Zone{ability.Soul})) {
				e.To.Zone = ability.Soul
			}
		}
	}
}

// thatAssist: そのアシスト is the assist that was chosen, if one was, and not what is attached to it.
func thatAssist(es []ability.Effect, chosen bool) {
	its := itsOwn(ability.Soul)
	for _, e := range es {
		if w := ability.ActsOn(e); w != nil && w.Sel != nil && chosen && text.Equal(w.Sel.Of, its) {
			*w = ability.What{Ref: ability.Ref{Kind: ability.Slot, Slot: text.SlotIt, As: ability.Assist}}
		}
		var in []ability.Effect
		ability.Children(e, func(c ability.Effect) { in = append(in, c) })
		thatAssist(in, chosen)
		if s, ok := e.(*ability.Select); ok && (s.Sel.Of.Kind == ability.Assist || text.Equal(s.Sel.Of.Zone, []ability.Zone{ability.Soul})) {
			chosen = true
		}
	}
}

// attachedAgain: an assist that says so of itself goes to another unit as an assist.
func attachedAgain(es []ability.Effect) {
	for _, e := range es {
		ability.Children(e, func(c ability.Effect) { attachedAgain([]ability.Effect{c}) })
		if m, ok := e.(*ability.Move); ok && m.What.Ref == text.ThisRef && m.To.Zone == ability.EnergyZone {
			m.To.Zone = ability.Soul
		}
	}
}

// onlyUnits: of what is not in an area yet, units are put there.
func onlyUnits(f *ability.Filter, to ability.Zone) {
	if (to == ability.Standby || to == ability.Main) && f.Kind == 0 && f.Ref == (ability.Ref{}) && !(len(f.Zone) > 0 && inAreas(f)) {
		f.Kind = ability.Unit
	}
}

// likeForLike: energy or assists "more than" those of a main unit, where the text names the
// unit, of which there is one.
func likeForLike(v reflect.Value) {
	if c, ok := v.Interface().(ability.Cond); ok && c.Op == ability.Compare {
		l, r := v.FieldByName("L"), v.FieldByName("R")
		if z := max(attachedIn(l), attachedIn(r)); z != ability.NoZone {
			ofThem(l, z)
			ofThem(r, z)
		}
	}
	text.EachField(v, likeForLike)
}

// attachedIn is where the cards are that are attached to units and counted.
func attachedIn(v reflect.Value) (z ability.Zone) {
	if a, ok := v.Interface().(ability.Amount); ok && a.Op == ability.CountOf && a.Of != nil {
		for _, in := range []ability.Zone{ability.EnergyZone, ability.Soul} {
			if text.Equal(a.Of.Zone, []ability.Zone{in}) {
				return in
			}
		}
		return ability.NoZone
	}
	text.EachField(v, func(f reflect.Value) { z = max(z, attachedIn(f)) })
	return z
}

// ofThem counts what is attached to a unit in place of the unit.
func ofThem(v reflect.Value, z ability.Zone) {
	if a, ok := v.Addr().Interface().(*ability.Amount); ok && a.Op == ability.CountOf && a.Of != nil {
		if unit := a.Of; unit.Ref == text.ThisRef || unit.Ref.Kind == ability.Host || mainOfOne(ability.Selector{Of: *unit}) {
			f := ofHost(z)
			if a.Of = &f; unit.Ref != (ability.Ref{}) {
				f.Rel[0].Of = unit.Ref
			} else {
				f.Rel[0].In = unit
			}
		}
		return
	}
	text.EachField(v, func(w reflect.Value) { ofThem(w, z) })
}

// keptUnits chooses the main unit that was spoken of just before, where something is said
// of that unit for a time: it stays that unit, whichever is the main unit then. Divine
// Cross 809.3b-3.
func keptUnits(es []ability.Effect) []ability.Effect {
	var spoken *ability.Selector
	for i := 0; i < len(es); i++ {
		if f, ok := es[i].(*ability.If); ok {
			f.Then, f.Else = keptUnits(f.Then), keptUnits(f.Else)
		}
		w, t := ability.ActsOn(es[i]), ability.TimeOf(es[i])
		switch {
		case w == nil || w.Ref.Kind == ability.NoRef && w.Sel == nil:
			spoken = nil
		case w.Sel != nil:
			if spoken = nil; mainOfOne(*w.Sel) {
				spoken = w.Sel
			}
		case text.IsIt(w.Ref) && spoken != nil && t != nil && *t != (ability.Time{}):
			chosen := &ability.Select{Sel: ability.Selector{N: text.One(), Of: text.Clone(spoken.Of).(ability.Filter)}, Slot: text.SlotNew}
			es = append(append(append([]ability.Effect(nil), es[:i]...), chosen), es[i:]...)
			i, spoken = i+1, nil
		}
	}
	return es
}
