package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Replacing is how effects put something else in the place of events. It reads the board,
// asks in which order, and carries their own clauses out.
type Replacing struct {
	on        *board.Board
	changes   Changes
	runs      runner
	game      Game
	replaced  int             // how many events have had something else happen instead
	replacing []board.NodeRef // replacements whose own effect is being carried out: once along a chain [SVE 10.10.2.3]
}

// runner is what Replacing needs of what runs the match.
type runner interface {
	Ask(d Decision) state.Answer
	Do(batch ...state.Event) []state.Event
	Run(f *state.Frame, body []ability.Effect) Extent
}

// replaceOne applies replacement effects to an event of a moment: its own first, then
// in the order its chooser gives; each at most once. It says what is left of the event, if
// anything. [SVE 10.10]
func (c *Replacing) replaceOne(e state.Event, m *moment) (state.Event, bool) {
	var used []board.NodeRef
	for {
		fit := slices.DeleteFunc(c.on.Replacements(&e, used, c.replacing), func(a board.Active) bool { return m.spent(&a, &e) })
		if len(fit) == 0 {
			return e, true
		}
		n := 0
		if len(fit) > 1 {
			n = c.chooseReplacement(&e, fit)
		}
		a := fit[n]
		used = append(used, a.Node(c.on.Book))
		if in := a.Clause.(*ability.Instead); !c.carryOut(&e, &a, used, m) || e.N <= 0 && in.N != nil && in.Of.Verb != ability.LifeOut {
			return e, false
		}
	}
}

// carryOut does what an effect puts in the place of e: a changed e, or something else
// altogether (false), which happens in the moment of e, if there is one.
func (c *Replacing) carryOut(e *state.Event, a *board.Active, used []board.NodeRef, m *moment) bool {
	in := a.Clause.(*ability.Instead)
	if a.Mod != nil {
		c.changes.use(a.Mod.ID)
	}
	joined := false
	if len(in.Do) > 0 {
		f := state.Frame{ID: c.on.State.NewID(), By: a.Text.By, Src: a.Text.Src, Bound: a.Text.Bound, Cause: *e, Born: c.on.State.Now}
		c.replacing = append(c.replacing, used...)
		var ext Extent
		if in.N != nil || m == nil {
			ext = c.runs.Run(&f, in.Do)
		} else {
			was := m.body
			m.body = body{frame: &f, effect: a}
			ext = c.runs.Run(&f, in.Do)
			joined, m.body = m.body.joined, was
		}
		c.replacing = c.replacing[:len(c.replacing)-len(used)]
		if t, ok := in.Do[0].(*ability.Try); ok && t.May && ext == Nothing && !joined {
			return true // declined [Divine Cross 810.3]
		}
	}
	if !joined { // else it has been already, before what else happened in that moment
		c.usedUp(a)
	}
	if in.N != nil { // what was done first, if anything, is the price of it
		x := a.Text
		x.Cause = e
		if in.Of.Verb == ability.LifeOut { // it happens, and the life is what is said at once
			m.todo = append(m.todo, due{of: life, event: state.Event{Verb: state.NumberSet, Seat: e.Seat, Slot: int32(ability.PlayerLife), N: x.Amount(in.N), Src: a.Text.Src}})
			return true
		}
		e.N = board.Operate(e.N, in.Op, x.Amount(in.N))
		return true
	}
	if len(in.Do) > 0 {
		c.replaced++
	}
	return false
}

// usedUp counts a replacement against what limits how often its static ability makes one; what
// was declined does not count.
func (c *Replacing) usedUp(a *board.Active) {
	ab := c.on.Ability(a.Text.Src.Via)
	if a.Mod != nil || ab == nil {
		return
	}
	f := state.Frame{By: a.Text.By, Src: a.Text.Src, Ability: a.Text.Src.Via}
	for _, l := range ab.Limit {
		if !l.Any {
			c.changes.spend(&f, l)
		}
	}
}

// Bearings lists the effects that bear on e, in the order of the board.
func (c *Replacing) Bearings(e *state.Event) []board.Bearing { return c.on.BearingsBut(e, c.replacing) }

// CarryOut does what b puts in the place of e; false: something else altogether.
func (c *Replacing) CarryOut(e *state.Event, b *board.Bearing) bool {
	return c.carryOut(e, &b.Active, []board.NodeRef{b.Active.Node(c.on.Book)}, nil)
}

// DoAfter is Do of an event to which these effects have been applied already.
func (c *Replacing) DoAfter(e state.Event, applied []board.Bearing) []state.Event {
	was := len(c.replacing)
	for i := range applied {
		c.replacing = append(c.replacing, applied[i].Active.Node(c.on.Book))
	}
	done := c.runs.Do(e)
	c.replacing = c.replacing[:was]
	return done
}

func (c *Replacing) chooseReplacement(e *state.Event, fit []board.Active) int {
	d := Decision{Seat: c.game.Chooser(c.on, e), Kind: Choose, Min: 1, Max: 1, Ask: Prompt{Key: "replacement", Rule: c.on.Cite("replacement")}}
	for i := range fit {
		d.Items = append(d.Items, state.Item{Card: fit[i].Text.Src.Card.ID, N: int32(i)})
	}
	return int(c.runs.Ask(d).Pick[0].N)
}

// use counts down an effect that works a number of times.
func (w Changes) use(id int32) {
	for i := range w.on.State.Mods {
		if m := &w.on.State.Mods[i]; m.ID == id && m.Left > 0 {
			if m.Left--; m.Left == 0 {
				w.on.State.Mods = slices.Delete(w.on.State.Mods, i, i+1)
			}
			w.on.Wrote(board.FactEffects)
			return
		}
	}
}
