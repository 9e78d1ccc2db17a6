package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// EachTarget calls do for every selection that is made while playing: not those of
// unchosen modes, of hidden zones, or made by the other seat.
func EachTarget(b *Board, f *state.Frame, body []ability.Effect, do func(*ability.Select)) {
	x := b.TextOf(f)
	for _, e := range body {
		switch e := e.(type) {
		case *ability.Select:
			if !e.Pick && x.Seat(e.By) == f.By && (divides(e) || !b.HiddenSelect(&e.Sel)) {
				do(e)
			}
		case *ability.Modes:
			for i := range e.List {
				if f.Chose(b.Node(e), i) {
					EachTarget(b, f, e.List[i], do)
				}
			}
		case *ability.If:
			switch {
			case len(e.Else) == 0:
				EachTarget(b, f, e.Then, do)
			case x.Holds(&e.Cond):
				EachTarget(b, f, e.Then, do)
			default:
				EachTarget(b, f, e.Else, do)
			}
		case *ability.Try:
			EachTarget(b, f, e.Do, do)
			if !e.Reflex {
				EachTarget(b, f, e.Then, do)
			}
			EachTarget(b, f, e.Else, do)
		}
	}
}

// divides says whether a selection says of two that were chosen which is the one: that is declared while playing. [FF-TCG 11.3.6]
func divides(s *ability.Select) bool {
	if s.Pick || len(s.Sel.Each) != 2 {
		return false
	}
	of := func(k ability.RelKind) bool {
		return slices.ContainsFunc(s.Sel.Each[1].Of.Rel, func(r ability.Rel) bool { return r.Kind == k && r.Of.Kind == ability.Slot })
	}
	return of(ability.InSlot) && of(ability.Other)
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

// Chosen lists the objects that f chose while it was played.
func Chosen(b *Board, f *state.Frame) (out []state.Ref) {
	EachChosen(b, f, func(s *ability.Selector, is *state.Binding) {
		if !slices.ContainsFunc(s.Of.Rel, func(r ability.Rel) bool { return r.Kind == ability.InSlot }) { // which of them is the one, and which the other
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
