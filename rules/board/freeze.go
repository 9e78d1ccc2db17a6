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
		b.frozen = append(b.frozen, frozen{f, c, x.Holds(c)})
	}
	for i := range c.Args {
		b.freezeCond(f, &c.Args[i])
	}
}

// frozenCond returns what was fixed for a condition of f's text.
func (b *Board) frozenCond(f *state.Frame, c *ability.Cond) (holds, known bool) {
	for i := len(b.frozen) - 1; i >= 0; i-- {
		if b.frozen[i].f == f && b.frozen[i].c == c {
			return b.frozen[i].holds, true
		}
	}
	return false, false
}

// Frozen is how many answers are fixed; Thaw lets go of all but so many.
func (b *Board) Frozen() int { return len(b.frozen) }

// Thaw lets go of all answers but the first n.
func (b *Board) Thaw(n int) { b.frozen = b.frozen[:n] }
