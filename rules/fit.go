package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Fitting is what of a batch by which an effect puts cards somewhere finds room there together. Where not all of what could come
// finds it, the player whose place it is chooses what comes: as much as can. What could not come alone is left as it is, and so is
// all of a batch with a card in it that not everybody has seen. why, if there is one, names the rule by which a card finds no room
// beside what comes before it. [Divine Cross 104.2, FF-TCG 7.7.3-5]
func Fitting(k *Kernel, f *state.Frame, to *ability.Place, evs []state.Event, why func(e *state.Event, earlier []state.Event) string) []state.Event {
	if len(evs) < 2 || f == nil || slices.ContainsFunc(evs, func(e state.Event) bool { return e.Verb != ability.Moved || k.State.Card(e.Card).Seen != state.All }) {
		return evs
	}
	evs = slices.Clone(evs) // asking may write the batch
	for _, s := range k.Seats() {
		at := k.Place(to.Zone, s)
		at.Slot = evs[0].To.Slot
		var coming []state.Event
		for _, e := range evs {
			if e.To == at && k.Could(e) {
				coming = append(coming, e)
			}
		}
		if stays := crowdedOut(k, f, to, s, coming, why); len(stays) > 0 {
			evs = slices.DeleteFunc(evs, func(e state.Event) bool { return slices.Contains(stays, e.Card) })
		}
	}
	return evs
}

// crowdedOut asks a player which of what is coming does not come, where there is not room for all.
func crowdedOut(k *Kernel, f *state.Frame, to *ability.Place, s state.Seat, coming []state.Event, why func(*state.Event, []state.Event) string) (stays []state.Ref) {
	var together []state.Event
	rule := k.Cite("fit")
	for _, e := range coming {
		switch {
		case k.Could(e, together...):
			together = append(together, e)
		case why != nil:
			rule = why(&e, together)
		}
	}
	if len(together) == len(coming) {
		return nil
	}
	x := k.TextOf(f)
	d := Decision{Seat: s, Kind: Choose, Ask: Prompt{Key: "fit", Rule: rule, Src: f.Src.Card, Ability: f.Src.Via}, to: to, in: x.Copy()}
	for _, e := range coming {
		d.Items = append(d.Items, state.Item{Card: e.Card.ID})
		stays = append(stays, e.Card)
	}
	most := len(together)
	for n := most + 1; n < len(coming) && n <= surveyed; n++ {
		if d.Min, d.Max = int32(n), int32(n); !d.reach(k) {
			break
		}
		most = n
	}
	d.Min, d.Max = int32(most), int32(most)
	for _, r := range k.pickRefs(d, false) {
		stays = slices.DeleteFunc(stays, func(o state.Ref) bool { return o == r })
	}
	return stays
}

// surveyed bounds of how many cards more than come in their order are looked for: all ways to choose so many are gone through.
const surveyed = 8
