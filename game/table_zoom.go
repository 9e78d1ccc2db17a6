package game

import (
	"slices"

	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// row is a place of the layout in which the cards of a zone lie side by side. A
// zone may be divided into several rows by the kinds of its cards.
type row struct {
	at    render.Zone
	word  ability.Zone
	only  ability.Kinds // 0: any
	not   ability.Kinds
	width float32 // of a card, in units
	small float32 // on the phone
	plain ability.Kinds
}

// rows are all rows; a table has those that its layout has a place for. plain is
// the kind that goes without saying: cards of another kind there say what they are.
var rows = []row{
	{at: render.ZoneField, word: ability.Field, width: render.WidthField, small: 46},
	{at: render.ZoneEX, word: ability.EX, width: render.WidthEX, small: render.WidthEX},
	{at: render.ZoneForwards, word: ability.Field, not: ability.Backup, plain: ability.Forward, width: render.WidthField, small: 46},
	{at: render.ZoneBackups, word: ability.Field, only: ability.Backup, plain: ability.Backup, width: render.WidthField, small: 46},
}

// takes says whether a card of these kinds lies in the row.
func (r *row) takes(k ability.Kinds) bool {
	return (r.only == 0 || k&r.only != 0) && k&r.not == 0
}

// kindsOf are the kinds of a card, as far as it is known.
func kindsOf(v *match.CardView) ability.Kinds {
	if v == nil || v.Chars == nil {
		return 0
	}
	return v.Chars.Kinds
}

// rowCards are a seat's cards of a row, those of the plain kind first.
func (t *table) rowCards(r *row, s state.Seat) []*match.CardView {
	key := zoneKey{s, r.at, true}
	if out, ok := t.made.rows[key]; ok {
		return out
	}
	var out []*match.CardView
	list := t.zone(r.word, s)
	for i := range list {
		if r.takes(kindsOf(&list[i])) {
			out = append(out, &list[i])
		}
	}
	slices.SortStableFunc(out, func(a, b *match.CardView) int { return r.rank(a) - r.rank(b) })
	t.made.rows[key] = out
	return out
}

func (r *row) rank(v *match.CardView) int {
	if r.plain != 0 && kindsOf(v)&r.plain == 0 {
		return 1
	}
	return 0
}

// plainHere says whether a card lies in a row where its kind goes without saying.
func (t *table) plainHere(v *match.CardView) bool {
	for i := range rows {
		if r := &rows[i]; r.word == t.word(v.At.Zone) && kindsOf(v)&r.plain != 0 && r.takes(kindsOf(v)) && t.has(r.at) {
			return true
		}
	}
	return false
}

// rowFor is the row of the field that a card comes to when it is played; nil where
// the table shows none.
func (t *table) rowFor(id state.CardID) *row {
	v := t.card(id)
	for i := range rows {
		if r := &rows[i]; r.word == ability.Field && r.takes(kindsOf(v)) && t.has(r.at) {
			return r
		}
	}
	return nil
}

// has says whether the layout has a place of that zone.
func (t *table) has(z render.Zone) bool {
	_, near := t.lay.Find(z, render.Near, 0)
	_, both := t.lay.Find(z, render.Both, 0)
	return near || both
}

// Crowded rows are opened large: by the wheel over them, by +, on the phone by a
// tap beside the cards.

// markRows makes a seat's rows answer to that, under their cards.
func (t *table) markRows(f *Frame, s state.Seat) {
	for i := range rows {
		row := &rows[i]
		place, ok := t.lay.Find(row.at, t.near(s), 0)
		if !ok {
			continue
		}
		list := t.rowCards(row, s)
		if len(list) == 0 {
			continue
		}
		key := zoneKey{s, row.at, true}
		tg, ok := t.made.zones[key]
		if !ok {
			open := t.opener(row.word, s)
			tg = Target{Name: "zone:" + itoa(int(s)) + ":" + string(row.at), Label: t.book.t("zone.count", t.book.t("zone."+string(row.at)), len(list)), Still: true, Region: RegionPiles}
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
func (t *table) zoom() {
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
	switch w := t.word(v.At.Zone); w {
	case ability.Field, ability.EX, ability.Hand_, ability.Main, ability.Standby:
		t.browse(w, v.At.Of)
	}
}
