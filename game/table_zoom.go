package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
)

// Crowded rows are opened large: by the wheel over them, by +, on the phone by a
// tap beside the cards.

// rows are the zones that can be opened so.
var rows = []struct {
	word ability.Zone
	at   render.Zone
	key  string
}{{ability.Field, render.ZoneField, "zone.field"}, {ability.EX, render.ZoneEX, "zone.ex"}}

// markRows makes a seat's rows answer to that, under their cards.
func (t *table) markRows(f *Frame, s rules.Seat) {
	for _, row := range rows {
		list := t.zone(row.word, s)
		if len(list) == 0 {
			continue
		}
		key := zoneKey{s, row.at, true}
		tg, ok := t.made.zones[key]
		if !ok {
			open := t.opener(row.word, s)
			tg = Target{Name: "zone:" + itoa(int(s)) + ":" + string(row.at), Label: t.book.t("zone.count", t.book.t(row.key), len(list)), Still: true, Region: RegionPiles}
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
		f.Mark(tg, t.lay.At(row.at, t.near(s)))
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
	case ability.Field, ability.EX, ability.Hand_:
		t.browse(w, v.At.Of)
	}
}
