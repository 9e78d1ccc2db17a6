package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// replace applies replacement effects to each event of a batch: its own first,
// then in the order its chooser gives; each at most once. [SVE 10.10]
func (k *Kernel) replace(evs []state.Event) []state.Event {
	if !k.Replaceable(evs, k.replacing) {
		return evs
	}
	var out []state.Event
	for _, e := range evs {
		out = append(out, k.replaceOne(e)...)
	}
	return out
}

func (k *Kernel) replaceOne(e state.Event) []state.Event {
	var used []board.NodeRef
	for {
		fit := k.Replacements(&e, used, k.replacing)
		if len(fit) == 0 {
			return []state.Event{e}
		}
		n := 0
		if len(fit) > 1 {
			n = k.chooseReplacement(&e, fit)
		}
		a := fit[n]
		used = append(used, a.Node(k.Book))
		if !k.carryOut(&e, &a, used) || e.N <= 0 && a.Clause.(*ability.Instead).N != nil {
			return nil
		}
	}
}

// carryOut does what an effect puts in the place of e: a changed e, or something else
// altogether (false).
func (k *Kernel) carryOut(e *state.Event, a *board.Active, used []board.NodeRef) bool {
	in := a.Clause.(*ability.Instead)
	if a.Mod != nil {
		k.use(a.Mod.ID)
	}
	if in.N != nil {
		x := a.Text
		x.Cause = e
		e.N = board.Operate(e.N, in.Op, x.Amount(in.N))
		return true
	}
	if len(in.Do) > 0 {
		f := state.Frame{ID: k.State.NewID(), By: a.Text.By, Src: a.Text.Src, Bound: a.Text.Bound, Cause: *e, Born: k.State.Now}
		k.replacing = append(k.replacing, used...)
		ext := k.Run(&f, in.Do)
		k.replacing = k.replacing[:len(k.replacing)-len(used)]
		if t, ok := in.Do[0].(*ability.Try); ok && t.May && ext == Nothing {
			return true // declined [Divine Cross 810.3]
		}
		k.replaced++
	}
	return false
}

// Bearings lists the effects that bear on e, in the order of the board.
func (k *Kernel) Bearings(e *state.Event) []board.Bearing { return k.BearingsBut(e, k.replacing) }

// CarryOut does what b puts in the place of e; false: something else altogether.
func (k *Kernel) CarryOut(e *state.Event, b *board.Bearing) bool {
	return k.carryOut(e, &b.Active, []board.NodeRef{b.Active.Node(k.Book)})
}

// DoAfter is Do of an event to which these effects have been applied already.
func (k *Kernel) DoAfter(e state.Event, applied []board.Bearing) []state.Event {
	was := len(k.replacing)
	for i := range applied {
		k.replacing = append(k.replacing, applied[i].Active.Node(k.Book))
	}
	done := k.Do(e)
	k.replacing = k.replacing[:was]
	return done
}

func (k *Kernel) chooseReplacement(e *state.Event, fit []board.Active) int {
	d := Decision{Seat: k.Game.Chooser(k.Board, e), Kind: Choose, Min: 1, Max: 1, Ask: Prompt{Key: "replacement", Rule: k.Cite("replacement")}}
	for i := range fit {
		d.Items = append(d.Items, state.Item{Card: fit[i].Text.Src.Card.ID, N: int32(i)})
	}
	return int(k.Ask(d).Pick[0].N)
}

// use counts down an effect that works a number of times.
func (k *Kernel) use(id int32) {
	for i := range k.State.Mods {
		if m := &k.State.Mods[i]; m.ID == id && m.Left > 0 {
			if m.Left--; m.Left == 0 {
				k.State.Mods = slices.Delete(k.State.Mods, i, i+1)
			}
			k.Wrote(board.FactEffects)
			return
		}
	}
}
