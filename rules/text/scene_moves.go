package text

import (
	"slices"

	"gotaku/rules/ability"
)

// Where what an effect moves, chooses or names lies before it and after it.

// countsCards are the amounts that are read of all cards that fit.
var countsCards = []ability.AmountOp{ability.CountOf, ability.SumOf, ability.Kinds_}

// moves notes where things lie after an effect.
func (s *scene) moves(e ability.Effect) {
	bind := func(slot uint8, p Places) { s.slot[slot], s.only[slot], s.chose[slot] = p, 0, nil } // 0: nothing refers to it
	to := func(z ability.Zone) Places { return PlacesOf([]ability.Zone{z}) }
	switch e := e.(type) {
	case *ability.Select:
		bind(e.Slot, s.chosen(&e.Sel))
		s.only[e.Slot], s.chose[e.Slot] = s.kindsOnly(&e.Sel), &e.Sel.Of
		for i, slot := range e.Slots {
			if i < len(e.Sel.Each) {
				bind(slot, s.chosen(&e.Sel.Each[i]))
				s.only[slot] = s.kindsOnly(&e.Sel.Each[i])
			}
		}
	case *ability.Make:
		bind(e.Bind, to(e.To.Zone))
	case *ability.Find:
		bind(e.Bind, to(e.To.Zone))
	case *ability.Look:
		s.looked = true
		bind(e.Bind, to(e.From.Zone))
		bind(e.Met, to(e.From.Zone))
	case *ability.Move:
		goal := goal(e)
		switch {
		case goal != 0:
		case e.How == ability.Discard || e.How == ability.Destroy || e.How == ability.KOMove:
			goal = PlacesOf(s.w.Down)
		}
		if e.What.Sel != nil {
			bind(e.Bind, goal)
		}
		switch e.What.Ref.Kind {
		case ability.Subject:
			s.subj = goal
		case ability.This:
			s.this = goal
		case ability.Slot:
			s.slot[e.What.Ref.Slot] = goal
		}
		if f := e.What.Sel; f != nil && f.Of.Ref.Kind == ability.This {
			s.this = goal
		}
	case *ability.Turn:
		if e.What.Sel != nil {
			bind(e.Bind, s.chosen(e.What.Sel))
		}
	case *ability.Play:
		s.brought("", &e.What, e.Bind)
	case *ability.Act, *ability.Give:
		if g, is := e.(*ability.Give); is && g.Kinds == 0 {
			return // it stays where it is, and what it is
		}
		act, is := e.(*ability.Act)
		if is && s.w.Goes[act.Word] != ability.NoZone {
			s.this = to(s.w.Goes[act.Word])
			return
		}
		if is && s.brought(act.Word, &act.What, act.Bind) {
			return
		}
		if w := ability.ActsOn(e); w != nil && w.Ref.Kind == ability.Slot {
			s.slot[w.Ref.Slot], s.only[w.Ref.Slot] = 0, 0
		} else if w != nil && w.Ref.Kind == ability.This {
			s.this = 0
		}
	}
}

// brought notes that what a procedure acts on is in play behind it; false: it is another.
func (s *scene) brought(word string, w *ability.What, bind uint8) bool {
	if !slices.Contains(s.w.Brings, word) {
		return false
	}
	play := PlacesOf(s.w.Play)
	switch {
	case w.Sel != nil:
		s.slot[bind], s.only[bind], s.chose[bind] = play, 0, nil
	case w.Ref.Kind == ability.Slot:
		s.slot[w.Ref.Slot], s.only[w.Ref.Slot] = play, 0
	case w.Ref.Kind == ability.This:
		s.this = play
	}
	return true
}

// where is where what an effect acts on lies.
func (s *scene) where(w ability.What) Places {
	if w.Sel != nil {
		return s.chosen(w.Sel)
	}
	return s.ref(w.Ref)
}

func (s *scene) ref(r ability.Ref) Places {
	switch r.Kind {
	case ability.This:
		return s.this
	case ability.Slot:
		return s.slot[r.Slot]
	case ability.Subject:
		return s.subj
	}
	return 0
}

func (s *scene) chosen(sel *ability.Selector) Places {
	if len(sel.Each) == 0 {
		return s.of(&sel.Of)
	}
	out := Places(0)
	for i := range sel.Each {
		p := s.chosen(&sel.Each[i])
		if p == 0 {
			return 0
		}
		out |= p
	}
	return out
}

// of is where what fits a filter lies.
func (s *scene) of(f *ability.Filter) Places {
	switch {
	case len(f.Zone) > 0:
		return PlacesOf(f.Zone)
	case f.Ref != (ability.Ref{}):
		return s.ref(f.Ref)
	}
	for _, r := range f.Rel {
		if r.Kind == ability.InSlot {
			return s.ref(r.Of)
		}
	}
	out := Places(0)
	for i := range f.Or {
		p := s.of(&f.Or[i])
		if p == 0 {
			return 0
		}
		out |= p
	}
	return out
}
