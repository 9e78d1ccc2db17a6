package rules

import "gotaku/rules/ability"

// countOverGame counts what of a batch some text counts over the game.
func (k *Kernel) countOverGame(evs []Event) {
	for _, c := range k.OverGame() {
		for s := Seat(0); s < 2; s++ {
			x := Text{B: k.Board, By: s, That: Nobody}
			for i := range evs {
				if e := &evs[i]; x.Happens(c.On, e, k.Game.Looks(k.Board, e)) {
					k.Tally(c.Key, s, Ref{}, 1, ability.ThisGame)
				}
			}
		}
	}
}
