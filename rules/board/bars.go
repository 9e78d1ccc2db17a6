package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// bar is what effects do not do to a card: they give it none of these words, or raise or lower a number of it.
// Whatever says so comes before all that gives and changes, however old that is. [FF-TCG 2.2, Buddyfight 4.flow.3.1]
type bar struct {
	id   state.CardID
	keys uint64
	stat ability.Stat
	op   ability.Op
	by   [2]bool // effects of these seats
}

// bar notes what effects do not do to a card, and takes the words from it that it loses besides.
func (fx *effects) bar(b *Board, c *state.Chars, id state.CardID, e *ability.Give, by *Text) {
	if e.Take {
		fx.granted = true
		fx.take(b.Book, c, e)
	}
	n := bar{id: id, stat: e.Bar.Stat, op: e.Bar.Op}
	for _, w := range e.Words {
		n.keys |= b.Key(w)
	}
	for s := range n.by {
		n.by[s] = e.Bar.By.Side == ability.AnySide || by.IsSeat(e.Bar.By, state.Seat(s))
	}
	fx.bars = append(fx.bars, n)
}

// barred says whether no effect gives a card keyword w.
func (fx *effects) barred(id state.CardID, w int16) bool {
	for i := range fx.bars {
		if w > 0 && fx.bars[i].id == id && fx.bars[i].keys&(1<<(w-1)) != 0 {
			return true
		}
	}
	return false
}

// alter is what an effect of a player does to a number of a card, unless none of theirs does that.
func (fx *effects) alter(c *state.Chars, id state.CardID, by state.Seat, s ability.Stat, op ability.Op, n int32, floor *int32) {
	for i := range fx.bars {
		if b := &fx.bars[i]; b.id == id && b.stat == s && s != ability.NoStat && by != state.Nobody && b.by[by] && b.op == way(op, n) {
			return
		}
	}
	alter(c, s, op, n, floor)
}

// way is Add for what raises a number, and Sub for what lowers it; what sets it does neither.
func way(op ability.Op, n int32) ability.Op {
	switch {
	case op == ability.Add && n > 0, op == ability.Sub && n < 0, op == ability.Times && n > 1:
		return ability.Add
	case op == ability.Add, op == ability.Sub, op == ability.HalfOp, op == ability.Times && n < 1:
		return ability.Sub
	}
	return op
}
