package rules

import (
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// AskAge asks the turn player what counts as older of what came at the same time, if it
// could matter. [FF-TCG 11.12.4.11, Divine Cross 809.3b]
func (k *Kernel) AskAge(came []state.Ref) {
	var items []state.Item
	for _, r := range board.AgeMatters(k.Board, came) {
		items = append(items, state.Item{Card: r.ID})
	}
	n := int32(len(items))
	if n < 2 {
		return
	}
	d := Decision{Seat: k.Turn(), Kind: Choose, Min: n, Max: n, Ordered: true, Items: items, Ask: Prompt{Key: "age", Rule: k.Cite("age")}}
	for _, it := range k.Ask(d).Pick {
		k.renew(k.State.Ref(it.Card))
	}
}

// AskAgeEach is AskAge where each player says it of what is their own, and the turn player's
// is the older. [Z/X 811.3c]
func (k *Kernel) AskAgeEach(came []state.Ref) {
	all := 0
	var items [2][]state.Item
	for _, r := range board.AgeMatters(k.Board, came) {
		by := k.State.Card(r).Master
		items[by] = append(items[by], state.Item{Card: r.ID})
		all++
	}
	if all < 2 {
		return
	}
	for _, s := range k.Seats() {
		n := int32(len(items[s]))
		d := Decision{Seat: s, Kind: Choose, Min: n, Max: n, Ordered: true, Items: items[s], Ask: Prompt{Key: "age", Rule: k.Cite("age")}}
		for _, it := range k.Ask(d).Pick {
			k.renew(k.State.Ref(it.Card))
		}
	}
}

// renew makes r count as what came to its zone last.
func (w Changes) renew(r state.Ref) {
	w.on.State.Now++
	w.on.State.Card(r).Entered = w.on.State.Now
	w.on.Touched(r.ID, w.on.State.Card(r).At)
	w.on.Wrote(board.FactMarks | board.FactEffects)
}
