package rules

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// tallyDealt counts how often a card has been dealt damage since the last rule process.
const tallyDealt = "damaged"

// NoteDamage counts damage dealt to r: for Game.Performed, where rule processes ask who
// dealt it.
func (w Changes) NoteDamage(r state.Ref) { w.Tally(tallyDealt, state.Nobody, r, 1, ability.SinceCheck) }

// Dealt lists the damage noted of r since the last rule process, the newest first.
// [FF-TCG 12.4.5, Divine Cross 813.5a]
func (k *Kernel) Dealt(r state.Ref) (out []*state.Event) {
	n := k.Tallied(tallyDealt, state.Nobody, r)
	for i := len(k.State.Happened) - 1; i >= 0 && int32(len(out)) < n; i-- {
		if e := &k.State.Happened[i]; e.Verb == ability.DealtDamage && e.Card == r {
			out = append(out, e)
		}
	}
	return out
}
