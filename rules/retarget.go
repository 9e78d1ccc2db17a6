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
	of.Bound = slices.Clone(of.Bound)
	list := board.Chosen(k.Board, &of)
	if len(list) == 0 || slices.ContainsFunc(list, func(o state.Ref) bool { return o != list[0] }) {
		return Nothing
	}
	was := list[0]
	var may []state.Ref
	first := true
	eachOfIt := func(do func(s *ability.Selector, is *state.Binding)) {
		board.EachChoice(k.Board, &of, func(s *ability.Selector, slot uint8) {
			x := k.ctxOf(&of)
			if is := x.Slot(slot); is != nil && slices.Contains(is.Refs, was) {
				do(s, is)
			}
		})
	}
	eachOfIt(func(s *ability.Selector, _ *state.Binding) {
		x := k.ctxOf(&of)
		valid := slices.Clone(x.Selectable(s))
		if first {
			may, first = valid, false
			return
		}
		may = slices.DeleteFunc(may, func(r state.Ref) bool { return !slices.Contains(valid, r) })
	})
	may = slices.DeleteFunc(may, func(r state.Ref) bool { return r == was || !all && !slices.Contains(among, r) })
	if len(may) == 0 {
		return Nothing
	}
	now := k.pickRefs(Decision{Seat: f.By, Kind: Choose, Min: 1, Max: 1, Ask: k.prompt(f, "select"), Items: k.Items(may)}, false)
	if len(now) == 0 {
		return Nothing
	}
	put := func(refs []state.Ref) []state.Ref {
		out := slices.Clone(refs)
		for i := range out {
			if out[i] == was {
				out[i] = now[0]
			}
		}
		return out
	}
	eachOfIt(func(_ *ability.Selector, is *state.Binding) { is.Refs = put(is.Refs) })
	of.Splits = slices.Clone(of.Splits)
	for i := range of.Splits {
		of.Splits[i].On = put(of.Splits[i].On)
	}
	k.State.Stack[i].Bound, k.State.Stack[i].Splits = of.Bound, of.Splits
	return Full
}
