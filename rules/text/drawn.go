package text

import (
	"slices"

	"gotaku/rules/ability"
)

// A card that is drawn is met by no word of its own, and yet a condition behind it may ask of it: draw a card. If it's a spell. What
// was met before, by a choice or because the ability waits for it, is then no better an answer.

// drawnNear lets a card that was drawn stand nearer than what was met before and not spoken of since. Of several nobody asks as of one,
// and what one condition asked of the next may ask of again: if it is a Summon, draw 1 card. If it is a Backup, ….
func (r *resolver) drawnNear(e *ability.Draw) {
	if Equal(e.N, ability.N(1)) && (r.metByEvent() && !r.asksIt || r.it.Kind == ability.Slot && !r.used[r.it.Slot]) {
		r.near = unbound // a card of any kind
	}
}

// metByEvent tells whether "it" is what the ability waited for.
func (r *resolver) metByEvent() bool {
	return r.it.Kind == ability.Subject || r.it.Kind == ability.Object
}

// saysIt tells whether a reference is the word "it", or will be said with it.
func (r *resolver) saysIt(f ability.Ref) bool {
	if r.back {
		return f == r.it
	}
	return f.Kind == ability.Slot && (f.Slot == SlotIt || f.Slot == SlotOne || f.Slot == SlotCard || f.Slot == slotNear)
}

// notDrawn: it is asked where something lies, and not in a hand: that is no card that was drawn.
func (r *resolver) notDrawn(f *ability.Filter) bool {
	return len(f.Zone) > 0 && !slices.Contains(f.Zone, ability.Hand_)
}
