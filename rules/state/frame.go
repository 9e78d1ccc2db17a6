package state

import (
	"slices"

	"gotaku/rules/ability"
)

// SlotX is the slot in which a stored effect keeps the X of its play.
const SlotX = 0x7f

// SlotWas is the slot that holds what a text, or what was paid for it, has moved, as it was. [SVE 10.11.1, FF-TCG 11.5.5,
// 11.11.7, Z/X 813.1, Divine Cross 812.1]
const SlotWas = 0x7d

// SlotThis is the slot that holds what the card of a text became when the text itself moved it. [SVE 4.1.4.1]
const SlotThis = 0x7e

// SlotMet is the slot in which a text that waits for a moment, or for what happens to that, keeps what it was that set it off; SlotMetBy is
// the slot of the other that was met there. [FF-TCG 11.8.17.3]
const (
	SlotMet   = 0x6f
	SlotMetBy = 0x6e
)

// Slot joins a slot, to ability.MostSlots, with the paragraph it stands in.
func (f *Frame) Slot(slot uint8) uint8 {
	if slot&0x7f >= SlotWas || slot == SlotMet || slot == SlotMetBy {
		return slot
	}
	return slot | f.Part<<4
}

// Let gives a slot its meaning: objects, or a number.
func (f *Frame) Let(slot uint8, refs []Ref, n int32) {
	if slot == 0 {
		return
	}
	key := f.Slot(slot)
	b := Binding{key, slices.Clone(refs), n}
	for i := range f.Bound {
		if f.Bound[i].Slot == key {
			f.Bound = slices.Clone(f.Bound)
			f.Bound[i] = b
			return
		}
	}
	f.Bound = append(slices.Clip(f.Bound), b)
}

// Remember keeps what f's text, or what was paid for it, moved, as it was: see SlotWas.
func (f *Frame) Remember(r Ref) {
	i := slices.IndexFunc(f.Bound, func(b Binding) bool { return b.Slot == SlotWas })
	if i < 0 {
		f.Let(SlotWas, []Ref{r}, 0)
	} else if was := f.Bound[i].Refs; !slices.Contains(was, r) {
		f.Let(SlotWas, append(slices.Clip(was), r), 0)
	}
}

// PaidBits are those of a card's Flags that say which additional costs were paid as it was played: bit PaidFrom is of the first.
const (
	PaidFrom        = 24
	PaidBits uint32 = 0xff << PaidFrom
)

// PaidSlot marks the slots that hold what was moved to pay a cost.
const PaidSlot = 0x80

// Bind gives slot n of f's text its objects.
func (f *Frame) Bind(n uint8, refs ...Ref) { f.Let(n, refs, 0) }

// NoMode says whether f was to choose modes, and has chosen none.
func (f *Frame) NoMode() bool {
	return slices.ContainsFunc(f.Modes, func(m ModePick) bool { return m.Bits == 0 })
}

// Chose says whether f chose mode i of a clause.
func (f *Frame) Chose(n NodeID, i int) bool {
	for _, m := range f.Modes {
		if m.Node == n {
			return m.Bits&(1<<i) != 0
		}
	}
	return false
}

// Join binds what the parts of a selection chose together, where its text speaks of both.
func (f *Frame) Join(s *ability.Select) {
	if s.Slot == 0 || len(s.Slots) == 0 {
		return
	}
	var all []Ref
	bound := false
	for _, slot := range s.Slots {
		for i := range f.Bound {
			if f.Bound[i].Slot == f.Slot(slot) {
				all, bound = append(all, f.Bound[i].Refs...), true
			}
		}
	}
	if bound {
		f.Let(s.Slot, all, 0)
	}
}
