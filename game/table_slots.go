package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Places that a question chooses among, not cards: they are lit and pressed where they lie, and what is meant to come there
// is seen in the one that is pointed at or chosen.

// asksPlaces says whether places are chosen, and all of them are seen on this table.
func (t *dropRoom) asksPlaces() bool {
	if t.dec == nil || t.dec.Kind != rules.Choose || t.dec.Slots == ability.NoZone {
		return false
	}
	for _, it := range t.dec.Items {
		if _, ok := t.postAt(t.dec.Slots, t.dec.Seat, int(it.N)); !ok {
			return false
		}
	}
	return true
}

// drawSlots lights them up.
func (t *dropRoom) drawSlots(f *Frame) {
	if !t.asksPlaces() {
		return
	}
	for i, it := range t.dec.Items {
		r := t.slotBox(f, t.dec.Slots, int(it.N))
		mark := t.picker.chosenMark(it)
		tg := Target{Name: "slot:" + itoa(i), Label: t.slotName(t.dec.Slots, it.N), Region: RegionMine, Do: func() { t.picker.toggle(it) }}
		tg.Why = func() *board.Why { return t.s.Check(state.Answer{Pick: []state.Item{it}}) }
		over := f.Over(tg.Name) || f.Focused(tg.Name)
		switch {
		case mark != "":
			tg.State = "selected"
			t.drawComing(f, r)
			f.ChosenSlot(r, mark, f.Add(tg))
		case t.picker.mayPick(it):
			tg.State = "legal"
			if over {
				t.drawComing(f, r)
			}
			f.LegalSlot(r, "", over, t.anim.grow(), f.Add(tg))
		default:
			continue
		}
		if f.Focused(tg.Name) {
			f.FocusLine(r, f.Px(4))
		}
	}
}

// drawComing shows the card that is meant to come to a place, as far as it is known.
func (t *dropRoom) drawComing(f *Frame, r render.Rect) {
	v := t.card(t.dec.Ask.Src.ID)
	if v == nil || v.Face == 0 {
		return
	}
	c := t.book.card(v, t.overOf(v))
	c.State, c.SelMark = 0, ""
	var at render.UnitAt
	f.Square(&at, r, false)
	f.CardTurned(at.Card, 0, 1, 0.72, &c)
}

// slotBox is where a place of the seat that is asked lies: all of one that the seats share, of another where its card lies.
func (t *dropRoom) slotBox(f *Frame, w ability.Zone, slot int) render.Rect {
	place, ok := t.postAt(w, t.dec.Seat, slot)
	if !ok || place.Seat == render.Both {
		return place.R
	}
	var at render.UnitAt
	f.Unit(&at, place.R, 0, 0, false, false)
	return at.Card.Inset(-f.Px(5))
}

// slotName is how a place of a zone is called.
func (t *table) slotName(w ability.Zone, slot int32) string {
	p := t.post(w, int(slot))
	if p == nil {
		return itoa(int(slot))
	}
	if m := t.markOf(p); m != "" {
		return t.called(p) + " " + m
	}
	return t.book.t("ask.place", p.Index+1)
}

// markOf is what a place of a board that the seats share is told from the others by; "" where it is not.
func (t *table) markOf(p *wing.Place) string { return p.Marks[t.bottom()] }
