package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// frozen is a condition whose answer was fixed when the resolution of a text
// began. [SVE 13.3.1.4, 13.5.1.3.2]
type frozen struct {
	f     *state.Frame
	c     *ability.Cond
	holds bool
}

// answered are the conditions of the texts being resolved that were answered when their
// resolution began.
type answered struct{ fixed []frozen }

// Freeze answers the conditions of a body that are read when it begins to resolve.
func (b *Board) Freeze(f *state.Frame, body []ability.Effect) {
	for _, e := range body {
		if i, ok := e.(*ability.If); ok {
			b.freezeCond(f, &i.Cond)
		}
		ability.Children(e, func(c ability.Effect) { b.Freeze(f, []ability.Effect{c}) })
	}
}

func (b *Board) freezeCond(f *state.Frame, c *ability.Cond) {
	if c.At == ability.ResolveStart {
		x := b.TextOf(f)
		b.fixed = append(b.fixed, frozen{f, c, x.Holds(c)})
	}
	for i := range c.Args {
		b.freezeCond(f, &c.Args[i])
	}
}

// frozen returns what was fixed for a condition of f's text.
func (a *answered) frozen(f *state.Frame, c *ability.Cond) (holds, known bool) {
	for i := len(a.fixed) - 1; i >= 0; i-- {
		if a.fixed[i].f == f && a.fixed[i].c == c {
			return a.fixed[i].holds, true
		}
	}
	return false, false
}

// Frozen is how many answers are fixed; Thaw lets go of all but so many.
func (a *answered) Frozen() int { return len(a.fixed) }

// Thaw lets go of all answers but the first n.
func (a *answered) Thaw(n int) { a.fixed = a.fixed[:n] }
