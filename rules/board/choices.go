package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// EachTarget calls do for every selection that is made while playing: not those of
// unchosen modes, of hidden zones, or made by the other seat.
func EachTarget(b *Board, f *state.Frame, body []ability.Effect, do func(*ability.Select)) {
	var met uint64
	eachTarget(b, f, body, &met, do)
}

// eachTarget is EachTarget behind other selections, which go into the slots of met, a bit each.
func eachTarget(b *Board, f *state.Frame, body []ability.Effect, met *uint64, do func(*ability.Select)) {
	x := b.TextOf(f)
	for _, e := range body {
		switch e := e.(type) {
		case *ability.Select:
			if !e.Pick && x.Seat(e.By) == f.By && (!b.HiddenSelect(&e.Sel) || declares(&e.Sel, *met)) {
				do(e)
				*met |= 1 << (e.Slot % 64)
			}
		case *ability.Modes:
			for i := range e.List {
				if f.Chose(b.Node(e), i) {
					eachTarget(b, f, e.List[i], met, do)
				}
			}
		case *ability.If:
			switch {
			case len(e.Else) == 0:
				eachTarget(b, f, e.Then, met, do)
			case x.Holds(&e.Cond):
				eachTarget(b, f, e.Then, met, do)
			default:
				eachTarget(b, f, e.Else, met, do)
			}
		case *ability.Try:
			eachTarget(b, f, e.Do, met, do)
			if !e.Reflex {
				eachTarget(b, f, e.Then, met, do)
			}
			eachTarget(b, f, e.Else, met, do)
		}
	}
}

// declares says whether a selection only says which of those that were selected before, in the slots of met, is the one and which the
// other. [FF-TCG 11.3.6]
func declares(s *ability.Selector, met uint64) bool {
	return len(s.Each) > 0 && !slices.ContainsFunc(s.Each, func(part ability.Selector) bool {
		return len(part.Of.Zone) > 0 || !slices.ContainsFunc(part.Of.Rel, func(r ability.Rel) bool {
			return r.Kind == ability.InSlot && r.Of.Kind == ability.Slot && met>>(r.Of.Slot%64)&1 != 0
		})
	})
}

// EachModes calls do for every choice between modes that may be made while playing: what
// stands in modes is not looked through, nor what begins later.
func EachModes(b *Board, f *state.Frame, body []ability.Effect, do func(*ability.Modes)) {
	for _, e := range body {
		switch e := e.(type) {
		case *ability.Modes:
			do(e)
		case *ability.If:
			switch {
			case len(e.Else) == 0:
				EachModes(b, f, e.Then, do)
			case b.Holds(f, &e.Cond):
				EachModes(b, f, e.Then, do)
			default:
				EachModes(b, f, e.Else, do)
			}
		case *ability.Try:
			EachModes(b, f, e.Do, do)
			if !e.Reflex {
				EachModes(b, f, e.Then, do)
				EachModes(b, f, e.Else, do)
			}
		}
	}
}

// Chosen lists the objects that f chose while it was played. Which of those is the one and which the other was declared, and chooses
// nothing anew. [FF-TCG 11.3.6]
func Chosen(b *Board, f *state.Frame) (out []state.Ref) {
	EachChosen(b, f, func(s *ability.Selector, is *state.Binding) {
		if !slices.ContainsFunc(s.Of.Rel, func(r ability.Rel) bool { return r.Kind == ability.InSlot }) {
			out = append(out, is.Refs...)
		}
	})
	return out
}

// EachChosen calls do for every choice that f has made while it was played, with what it chose. Most that is played
// chooses nothing: its text is not looked through then.
func EachChosen(b *Board, f *state.Frame, do func(s *ability.Selector, is *state.Binding)) {
	if len(f.Bound) == 0 {
		return
	}
	EachChoice(b, f, func(s *ability.Selector, slot uint8) {
		x := b.TextOf(f)
		if is := x.Slot(slot); is != nil {
			do(s, is)
		}
	})
}

// EachChoice calls do for every choice that f makes while it is played, and the slot
// that holds it.
func EachChoice(b *Board, f *state.Frame, do func(s *ability.Selector, slot uint8)) {
	for i, p := range b.Parts(f) {
		f.Part = uint8(i)
		EachTarget(b, f, p.Do, func(s *ability.Select) {
			for j, part := range s.Sel.Parts() {
				slot := s.Slot
				if j < len(s.Slots) {
					slot = s.Slots[j]
				}
				do(part, slot)
			}
			f.Join(s)
		})
	}
	f.Part = 0
}

// userOf is the card of which r, on the stack, is an ability; false: it is none, as a card that is played is none.
func userOf(b *Board, r state.Ref) (state.Ref, bool) {
	for i := range b.State.Stack {
		if f := &b.State.Stack[i]; f.Obj == r {
			return f.Src.Card, f.Src.Card != r
		}
	}
	return state.Ref{}, false
}

// Sources are the cards of which these, on the stack, are abilities.
func Sources(b *Board, of []state.Ref) (out []state.Ref) {
	for _, r := range of {
		if card, is := userOf(b, r); is && !slices.Contains(out, card) {
			out = append(out, card)
		}
	}
	return out
}

// aims tells whether what r is on the stack chose something that fits, or, alone, that and
// nothing else.
func aims(b *Board, r state.Ref, alone bool, fits func(state.Ref) bool) bool {
	i := slices.IndexFunc(b.State.Stack, func(f state.Frame) bool { return f.Obj == r })
	if i < 0 {
		return false
	}
	f := b.State.Stack[i] // its own: reading writes which part is read
	f.Bound = slices.Clone(f.Bound)
	list := Chosen(b, &f)
	return slices.ContainsFunc(list, fits) && (!alone || !slices.ContainsFunc(list, func(o state.Ref) bool { return o != list[0] }))
}
