package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// countOverGame counts what of a batch some text counts over the game or in the opponent's last turn.
func (w Changes) countOverGame(evs []state.Event) {
	for _, c := range w.on.OverGame() {
		key := c.Key
		if c.Now != "" {
			key = c.Now
		}
		for s := state.Seat(0); s < 2; s++ {
			x := board.Text{B: w.on, By: s, That: state.Nobody}
			for i := range evs {
				if e := &evs[i]; x.Happens(c.On, e, w.on.Game.Looks(w.on, e)) {
					w.Tally(key, s, state.Ref{}, 1, ability.ThisGame)
				}
			}
		}
	}
}

// turnOver makes what was counted in the turn that ends what happened in the opponent's last turn, for who is not at turn:
// after a turn of one's own, that is still the one before it. So it is the other way round with one's own last turn.
func (w Changes) turnOver() {
	whose := w.on.Turn()
	for _, c := range w.on.OverGame() {
		if c.Now == "" {
			continue
		}
		w.on.State.Tallies = slices.DeleteFunc(w.on.State.Tallies, func(t state.Tally) bool {
			return t.Key == c.Key && (t.Seat == whose) == c.Own || t.Key == c.Now && (t.Seat == whose) != c.Own
		})
		for i := range w.on.State.Tallies {
			if t := &w.on.State.Tallies[i]; t.Key == c.Now {
				t.Key = c.Key
			}
		}
		w.on.Wrote(board.FactTallies)
	}
}
