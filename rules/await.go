package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// BeforeDamage is what a deck declares whose owner alone has a card that may be used before damage is dealt.
const BeforeDamage = "damage"

// Awaits says whether players are asked before damage: some text of the pool may be used then, or that of a card which only
// its owner has, and whose deck declares so. All machines know that of each other from the beginning.
func Awaits(k *Kernel) bool {
	return k.Book.Awaits() || slices.Contains(k.Basis[:], BeforeDamage)
}

// Await lets act run before e, which is damage, is dealt: what may be used when it would be is used
// then. What is said of that damage meanwhile bears on no other; Passed is when it has been dealt.
func (k *Kernel) Await(e *state.Event, act func()) {
	if k.Pointless(e) || k.Forbidden(e) != nil {
		return
	}
	e.Awaited(k.State.NewID())
	board.Await(k.Board, *e)
	act()
	board.Awaited(k.Board)
}

// Passed ends what was said of damage that has been dealt, or will not be.
func (k *Kernel) Passed(evs []state.Event) {
	for i := range evs {
		if n := evs[i].Due(); n != 0 {
			k.expire(func(u state.Until) bool { return u.What == ability.OfThat && u.Turn == n })
		}
	}
}

// dealt is the damage that an effect is about to deal, behind what players may do before it. Nobody acts within a
// replacement, or while something is paid.
func (x *ctx) dealt(evs []state.Event) []state.Event {
	if !Awaits(x.k) || x.k.depth > 0 || x.k.tries > 0 || x.paying {
		return evs
	}
	return x.k.Game.Before(x.k, slices.Clone(evs))
}
