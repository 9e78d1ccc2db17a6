package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Retarget has what lies on the stack choose, in the place of the one object that it chose, another of these, any that is one of what it may
// choose; all: any that is. Nothing comes of it where it chose several, or there is no other.
func Retarget(k *Kernel, f *state.Frame, obj state.Ref, among []state.Ref, all bool) Extent {
	i := slices.IndexFunc(k.State.Stack, func(s state.Frame) bool { return s.Obj == obj })
	if i < 0 {
		return Nothing
	}
	of := k.State.Stack[i] // its own: reading writes which part is read
	of.Bound, of.Splits = slices.Clone(of.Bound), slices.Clone(of.Splits)
	list := board.Chosen(k.Board, &of)
	if len(list) == 0 || slices.ContainsFunc(list, func(o state.Ref) bool { return o != list[0] }) {
		return Nothing
	}
	was := list[0]
	may := slices.DeleteFunc(choosable(k, &of, was), func(r state.Ref) bool { return r == was || !all && !slices.Contains(among, r) })
	if len(may) == 0 {
		return Nothing
	}
	now := k.pickRefs(Decision{Seat: f.By, Kind: Choose, Min: 1, Max: 1, Ask: k.prompt(f, "select"), Items: k.Items(may)}, false)
	if len(now) == 0 {
		return Nothing
	}
	chooseInstead(k, &of, was, now[0])
	k.State.Stack[i].Bound, k.State.Stack[i].Splits = of.Bound, of.Splits
	return Full
}

// eachChoiceOf goes through the choices of a frame by which it chose that object.
func eachChoiceOf(k *Kernel, f *state.Frame, r state.Ref, do func(s *ability.Selector, is *state.Binding)) {
	board.EachChoice(k.Board, f, func(s *ability.Selector, slot uint8) {
		x := k.ctxOf(f)
		if is := x.Slot(slot); is != nil && slices.Contains(is.Refs, r) {
			do(s, is)
		}
	})
}

// choosable lists what a frame could choose by every one of the choices by which it chose that object.
func choosable(k *Kernel, f *state.Frame, r state.Ref) (may []state.Ref) {
	first := true
	eachChoiceOf(k, f, r, func(s *ability.Selector, _ *state.Binding) {
		x := k.ctxOf(f)
		valid := slices.Clone(x.Selectable(s))
		if first {
			may, first = valid, false
			return
		}
		may = slices.DeleteFunc(may, func(r state.Ref) bool { return !slices.Contains(valid, r) })
	})
	return may
}

// chooseInstead puts one object in the place of another in what a frame, which is the caller's own, chose.
func chooseInstead(k *Kernel, f *state.Frame, was, now state.Ref) {
	put := func(refs []state.Ref) []state.Ref {
		out := slices.Clone(refs)
		for i := range out {
			if out[i] == was {
				out[i] = now
			}
		}
		return out
	}
	eachChoiceOf(k, f, was, func(_ *ability.Selector, is *state.Binding) { is.Refs = put(is.Refs) })
	for i := range f.Splits {
		f.Splits[i].On = put(f.Splits[i].On)
	}
}
