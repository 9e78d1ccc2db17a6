package game

import (
	"gotaku/rules"
	"gotaku/rules/state"
)

// Key handles the table's own keys; those that buttons show are theirs.
func (t *table) Key(c *Core, k string) bool {
	if t.early(k) {
		c.stale()
		return true
	}
	return pressed(atTable, t, k)
}

// seenFor is how long a question must have stood before a key answers it, in ms, where
// another player's doing may have brought it.
const seenFor = 250

// early says whether a key would answer a question that came too lately to be meant.
func (t *table) early(k string) bool {
	return (k == "Space" || k == "E" || k == "P" || k == untilKey) && t.dec != nil && t.s.Seat() != state.Nobody && t.c.ms-t.since < seenFor
}

// pin keeps the large face of the card that is pointed at, or lets it go.
func (t *table) pin() {
	was := t.closeup.pinned
	t.closeup.pinned = 0
	if tg := t.c.Pointed(); tg != nil && tg.Card != was {
		t.closeup.pinned = tg.Card
	}
}

// escape puts back what was taken up or chosen.
func (t *table) escape() bool {
	switch {
	case t.handwork.mending:
		t.handwork.mend()
	case t.drops.grip.on:
		t.Cancel()
		t.c.press = press{}
	case t.picked != 0:
		t.Cancel()
	case len(t.picks) > 0:
		t.picks = t.picks[:0]
		t.next = t.s.Next(nil)
	case t.closeup.pinned != 0:
		t.closeup.pinned = 0
	case t.c.focus != "":
		t.c.setFocus("")
	default:
		return false
	}
	return true
}

// enter acts on the focused thing: a card is taken up, then the focus goes to the
// first place where it may go.
func (t *table) enter() bool {
	tg := t.c.now().find(t.c.focus)
	if tg == nil || tg.Card == 0 || t.dec == nil || t.dec.Kind != rules.Acting {
		return false
	}
	if t.picked == tg.Card {
		return false // the panel's button for it has the key
	}
	was := t.picked
	t.picker.pressCard(tg.Card)
	if t.picked != 0 && was == 0 {
		t.focusFirstLegal()
	}
	return true
}

// focusFirstLegal moves the focus to the first lit place or target, if any.
func (t *table) focusFirstLegal() {
	t.c.Dirty()
	for i := range t.c.now().targets {
		if tg := &t.c.frame.targets[i]; tg.State == "legal" && tg.Card != t.picked {
			t.c.setFocus(tg.Name)
			return
		}
	}
}

// auto chooses for the player where a number of equal things is wanted: the first
// that can be chosen, up to the least number. An order stays as it is.
func (t *table) auto() bool {
	if t.dec == nil || t.dec.Kind != rules.Choose {
		return false
	}
	if t.panel.asItIs() {
		t.panel.asTheyLie()
		return true
	}
	for int32(len(t.picks)) < t.dec.Min && len(t.next) > 0 {
		t.picker.toggle(t.next[0])
	}
	return true
}
