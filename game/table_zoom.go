package game

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// takes says whether a card of these kinds lies in a row.
func takes(p *wing.Place, k ability.Kinds) bool {
	return (p.Only == 0 || k&p.Only != 0) && k&p.Not == 0
}

// kindsOf are the kinds of a card, as far as it is known.
func kindsOf(v *match.CardView) ability.Kinds {
	if v == nil || v.Chars == nil {
		return 0
	}
	return v.Chars.Kinds
}

// rowCards are a seat's cards of a row, those of the plain kind first.
func (t *rowRoom) rowCards(p *wing.Place, s state.Seat) []*match.CardView {
	key := zoneKey{s, p, true}
	if out, ok := t.made.rows[key]; ok {
		return out
	}
	var out []*match.CardView
	list := t.zone(p.Zone, s)
	for i := range list {
		if takes(p, kindsOf(&list[i])) {
			out = append(out, &list[i])
		}
	}
	slices.SortStableFunc(out, func(a, b *match.CardView) int { return rank(p, a) - rank(p, b) })
	t.made.rows[key] = out
	return out
}

func rank(p *wing.Place, v *match.CardView) int {
	if p.Plain != 0 && kindsOf(v)&p.Plain == 0 {
		return 1
	}
	return 0
}

// plainHere says whether a card lies in a row where its kind goes without saying.
func (t *rowRoom) plainHere(v *match.CardView) bool {
	for i := range t.places() {
		if p := &t.places()[i]; p.Show == wing.AsRow && p.Zone == t.word(v.At.Zone) && kindsOf(v)&p.Plain != 0 && takes(p, kindsOf(v)) {
			return true
		}
	}
	return false
}

// rowFor is the row of the field that a card comes to when it is played; nil where
// the table shows none.
func (t *rowRoom) rowFor(id state.CardID) *wing.Place {
	v := t.card(id)
	for i := range t.places() {
		if p := &t.places()[i]; p.Comes && takes(p, kindsOf(v)) {
			return p
		}
	}
	return nil
}

// Crowded rows are opened large: by the wheel over them, by +, on the phone by a
// tap beside the cards.

// markRows makes a seat's rows answer to that, under their cards.
func (t *rowRoom) markRows(f *Frame, s state.Seat) {
	for i := range t.places() {
		row := &t.places()[i]
		place, ok := t.at(row, s)
		if row.Show != wing.AsRow || !ok {
			continue
		}
		list := t.rowCards(row, s)
		if len(list) == 0 {
			continue
		}
		key := zoneKey{s, row, true}
		tg, ok := t.made.zones[key]
		if !ok {
			open := t.piles.opener(row.Zone, s)
			tg = Target{Name: "zone:" + itoa(int(s)) + ":" + row.Name, Label: t.book.t("zone.count", t.called(row), len(list)), Still: true, Region: RegionPiles}
			tg.Turn = func(lines float32) {
				if lines < 0 {
					open()
				}
			}
			tg.Do = open
			t.made.zones[key] = tg
		}
		if !t.lay.Phone {
			tg.Do = nil
		}
		f.Mark(tg, place.R)
	}
}

// zoom opens the row of the card that is pointed at or has the focus.
func (t *rowRoom) zoom() {
	tg := t.c.now().find(t.c.focus)
	if tg == nil {
		tg = t.c.now().find(t.c.hover)
	}
	if tg == nil || tg.Card == 0 {
		return
	}
	v := t.card(tg.Card)
	if v != nil && v.Host.ID != 0 {
		v = t.card(v.Host.ID)
	}
	if v == nil {
		return
	}
	if t.inPlace(v, wing.AsRow, wing.AsPost, wing.AsHand) {
		t.browse(t.word(v.At.Zone), v.At.Of)
	}
}
