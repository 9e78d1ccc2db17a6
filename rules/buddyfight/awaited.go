package buddyfight

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Some cards are used "when you would be dealt damage". The document has no moment between a hit
// and its damage [3.attack.3.1, 3.final.3.1]; such a card makes one for itself: where any may be used
// then, the fighter who is about to be dealt damage by an attack, by Penetrate or by an effect is asked
// again and again, and uses those and nothing else. Each may be answered like every use. What is paid
// is not waited for, nor is what is dealt in the place of something. [1.cast.1.1.note2]

var whyAwaited = &board.Why{Rule: "1.cast.1.1.note2", JA: "ダメージを受ける時に使えるものだけです。", EN: "Only what is used when damage would be dealt."}

// Before is that of damage that an effect is about to deal.
func (game) Before(k *K, evs []event) []event {
	for _, s := range k.Seats() {
		for i := range evs {
			if evs[i].Seat == s {
				await(k, &evs[i])
			}
		}
	}
	return evs
}

// await lets the fighter who is about to be dealt damage use what is used then.
func await(k *K, e *event) {
	if e.Card != (ref{}) || !rules.Awaits(k) {
		return
	}
	k.Await(e, func() {
		s := k.Loops.NewSpin()
		for s.Round(); ; s.Round() {
			f := offer(k, e.Seat, inDamage, "damage")
			if f == nil {
				break
			}
			follow(k, f)
		}
		s.End()
	})
}

// attacked is damage that an attack deals, unless it has been nullified meanwhile.
func attacked(k *K, e event) {
	n := len(k.State.Battles)
	await(k, &e)
	if n == 0 || k.State.Battles[n-1].Stage&state.Ended == 0 {
		k.Do(e)
	}
	k.Passed([]event{e})
}

// awaits says whether a condition of use asks for what is about to happen.
func awaits(c *ability.Cond) bool {
	if c == nil {
		return false
	}
	if c.Op == ability.Happened && c.Per == ability.AboutTo {
		return true
	}
	for i := range c.Args {
		if awaits(&c.Args[i]) {
			return true
		}
	}
	return false
}
