package rules

import (
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// countOverGame counts what of a batch some text counts over the game.
func (w Changes) countOverGame(evs []state.Event) {
	for _, c := range w.on.OverGame() {
		for s := state.Seat(0); s < 2; s++ {
			x := board.Text{B: w.on, By: s, That: state.Nobody}
			for i := range evs {
				if e := &evs[i]; x.Happens(c.On, e, w.on.Game.Looks(w.on, e)) {
					w.Tally(c.Key, s, state.Ref{}, 1, ability.ThisGame)
				}
			}
		}
	}
}
