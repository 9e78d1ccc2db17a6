package text

import "gotaku/rules/ability"

// Jankens that a sentence plays, and what depends on them.

// Won is that one has won the janken, or at least one of several, played last.
func Won() *ability.Cond {
	return &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: BindRef(SlotWins)}, R: ability.N(1)}
}

// Lost is that one has lost the janken.
func Lost() *ability.Cond {
	return &ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.NumberIn, Ref: BindRef(SlotWins)}}
}

// otherOutcome tells whether one of two conditions is that the last janken was won, and
// the other that it was lost.
func otherOutcome(a, b ability.Cond) bool {
	return Equal(a, *Won()) && Equal(b, *Lost()) || Equal(a, *Lost()) && Equal(b, *Won())
}

// lossesOf tells whether an amount is how many jankens of several were lost.
func lossesOf(a ability.Amount) bool {
	return a.Op == ability.Minus && len(a.Args) == 2 && a.Args[1].Op == ability.NumberIn && a.Args[1].Ref == BindRef(SlotWins)
}

// LossCount is how many jankens were lost; how many there were is told by the fold.
func LossCount() *ability.Amount {
	return &ability.Amount{Op: ability.Minus, N: 1, Args: []ability.Amount{{}, {Op: ability.NumberIn, Ref: BindRef(SlotWins)}}}
}

// ofJankens says how many jankens "all" and "the losses" are of. False: none were played.
func (f *folder) ofJankens(c *Clause) bool {
	n, open, untilWon := c.Janken, false, false
	for _, e := range *f.cur {
		if a, ok := e.(*ability.Ask); ok && a.Kind == ability.Janken && !(c.Janken > 0 && hangs(*c)) {
			n, open, untilWon = a.N, a.Until, a.Until && a.Who.Side == ability.Opponent
		}
	}
	if untilWon && c.Per != nil && lossesOf(*c.Per) {
		c.Per = &ability.Amount{Op: ability.NumberIn, N: c.Per.N, Ref: BindRef(SlotWins), Who: Who(ability.Opponent)} // each loss was a win of theirs
		return true
	}
	if open && (untilWon && c.Per != nil && PerWin(*c) || c.Winner != ability.AnySide || c.Per != nil && lossesOf(*c.Per) || c.If != nil && (c.If.Word == EveryJanken || Equal(*c.If, *Won()) || Equal(*c.If, *Lost()))) {
		return false // until it is lost, it is won before and lost in the end; until it is won, it is won once
	}
	if c.Winner != ability.AnySide && n > 1 {
		return false // who has won several of them?
	}
	if c.Per != nil && lossesOf(*c.Per) {
		per := Clone(*c.Per).(ability.Amount)
		per.Args[0], c.Per = ability.N(n), &per
		return n > 0
	}
	if c.If != nil && c.If.Word == EveryJanken {
		c.If.Word, c.If.R = "", ability.N(n)
		return n > 0
	}
	return true
}

// hangs tells whether a sentence is done only if something was, or was not: so is its janken played.
func hangs(c Clause) bool { return c.Did || c.DidNot || c.Otherwise }

// EveryJanken is the word of a condition until it is known how many jankens there are.
const EveryJanken = "every janken"

func PlayJanken(n int32) *ability.Ask {
	return &ability.Ask{Kind: ability.Janken, N: n, Bind: SlotNew}
}

// PerWin: jankens whose wins are counted.
func PerWin(v any) bool {
	c := v.(Clause)
	return c.Per != nil && (c.Per.Op == ability.NumberIn && c.Per.Ref == BindRef(SlotWins) || lossesOf(*c.Per))
}

// winner lets the player who won, or who lost, the last janken do something.
func (c *Clause) winner() {
	mine, theirs := c.Do, Clone(c.Do).([]ability.Effect)
	for _, e := range theirs {
		DoneBy(e, Who(ability.Opponent))
	}
	if c.If = Won(); c.Winner == ability.Opponent {
		mine, theirs = theirs, mine
	}
	c.Do, c.Else = mine, theirs
}

// janken prints the jankens that a sentence begins with, and what depends on them.
func (u *unfolder) janken(a, b ability.Effect) bool {
	ask, ok := a.(*ability.Ask)
	then, is := b.(*ability.If)
	if !ok || !is || ask.Kind != ability.Janken || ask.Until || !Equal(then.Cond.L, Won().L) || ask.N == 1 && !Equal(then.Cond, *Won()) && !Equal(then.Cond, *Lost()) {
		return false
	}
	from := len(u.out)
	if !u.condition(then) || from >= len(u.out) {
		return false
	}
	u.out[from].Janken = ask.N
	return true
}
