package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Grid is a board of squares in rows, which two players look at from opposite sides. A
// card's square is its Place.Slot, counted row by row as seat 0 sees them. [Z/X 303]
type Grid struct {
	Zone       ability.Zone
	Cols, Rows int8
	Takes      ability.Kinds // what takes up room in a square: others may lie there as well
}

// Turned is the square that a seat counts as the n-th, and the other way round.
func (g *Grid) Turned(s state.Seat, n int8) int8 {
	if s == 1 {
		return g.Cols*g.Rows - 1 - n
	}
	return n
}

// Distance between two squares, over neighbours in a row or a column. [Z/X 303.2a]
func (g *Grid) Distance(a, b int8) int8 {
	rows, cols := a/g.Cols-b/g.Cols, a%g.Cols-b%g.Cols
	return max(rows, -rows) + max(cols, -cols)
}

// Vacant says whether nothing that takes up room lies in a square.
func (b *Board) Vacant(g *Grid, square int8) bool {
	z := b.Zone(g.Zone)
	for s := 0; s < 2; s++ {
		for _, id := range b.State.Lists[int(z)*2+s] {
			if b.State.Cards[id].At.Slot == square && b.CharsOf(id).Kinds&g.Takes != 0 {
				return false
			}
		}
	}
	return true
}

// onSquares says whether a card is, or was last, in one of the squares that are meant.
func (x *Text) onSquares(q *ability.Squares, c *state.Card) bool {
	g := x.B.Game.Grid()
	return g != nil && c.At.Zone == x.B.Zone(g.Zone) && c.At.Slot >= 0 && x.meansSquare(g, q, c.At.Slot)
}

// Squares lists the squares that are meant, as seat 0 counts them.
func (x *Text) Squares(q *ability.Squares) (out []int8) {
	g := x.B.Game.Grid()
	for n := int8(0); g != nil && n < g.Cols*g.Rows; n++ {
		if q == nil || x.meansSquare(g, q, n) {
			out = append(out, n)
		}
	}
	return out
}

// meansSquare says whether a square is one of those that are meant.
func (x *Text) meansSquare(g *Grid, q *ability.Squares, n int8) bool {
	if q.Mask != 0 && q.Mask&(1<<g.Turned(x.By, n)) == 0 {
		return false // [Z/X 815.1a]
	}
	if q.Free && !x.B.Vacant(g, n) {
		return false
	}
	if q.Near.Kind != ability.NoRef && !x.anyAt(g, q.Near, func(at int8) bool { return at != n && int32(g.Distance(at, n)) <= q.Dist }) {
		return false
	}
	return q.Of.Kind == ability.NoRef || x.anyAt(g, q.Of, func(at int8) bool { return at == n })
}

// anyAt says whether an object that a reference names is, or was last, in a square that does.
func (x *Text) anyAt(g *Grid, r ability.Ref, does func(int8) bool) bool {
	for _, o := range x.Refs(r) {
		if at, ok := x.B.squareOf(x.B.Zone(g.Zone), o); ok && does(at) {
			return true
		}
	}
	return false
}

// squareOf is the square of an object, or the one from which it came to be what it is; where
// a rule has moved it on, the one before.
func (g *Ground) squareOf(grid state.Zone, o state.Ref) (int8, bool) {
	if c := g.LastCard(o); c.At.Zone == grid {
		return c.At.Slot, true
	}
	for i := len(g.State.Happened) - 1; i >= 0; i-- {
		e := &g.State.Happened[i]
		switch {
		case e.New != o:
		case e.From.Zone == grid:
			return e.From.Slot, true
		case e.Tag == state.TagRule:
			o = e.Card
		}
	}
	return 0, false
}

// SquareOf is the square where an object lies, or was last.
func SquareOf(b *Board, r state.Ref) (int8, bool) { return b.squareOf(b.Zone(b.Game.Grid().Zone), r) }

// SquaresOf lists the squares that a text of f means.
func (b *Board) SquaresOf(f *state.Frame, q *ability.Squares) []int8 {
	x := b.TextOf(f)
	return x.Squares(q)
}
