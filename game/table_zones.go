package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
)

// handBox is where a seat's hand lies.
func (t *table) handBox(s render.Seat) render.Rect {
	if s == render.Near {
		return t.lay.At(render.ZoneHand, render.Near)
	}
	g := t.lay.Table
	return render.R(g.X+g.W*0.2, g.Y+t.lay.U*4, g.W*0.6, t.lay.U*24)
}

// drawHand draws the near hand as a fan; the card pointed at lies on top.
func (t *table) drawHand(f *Frame, s rules.Seat) {
	list := t.zone(ability.Hand_, s)
	w := f.Px(render.WidthHand)
	if t.lay.Phone {
		w = f.Px(88)
	}
	t.boxes = render.Fan(t.boxes, t.lay.At(render.ZoneHand, render.Near), w, f.U, len(list))
	top := -1
	for i := range list {
		if name := t.target(&list[i], 0, RegionHand).Name; f.Over(name) || f.Focused(name) {
			top = i
			continue
		}
		t.drawCard(f, t.boxes[i], &list[i], RegionHand, true)
	}
	if top >= 0 {
		t.drawCard(f, t.boxes[top], &list[top], RegionHand, true)
	}
}

// drawFarHand draws the other hand: backs, or strips where some of it is known.
func (t *table) drawFarHand(f *Frame, s rules.Seat) {
	list := t.zone(ability.Hand_, s)
	open := false
	for i := range list {
		open = open || list[i].Face != 0
	}
	if t.lay.Phone {
		return // a tile
	}
	if !open {
		r := t.lay.At(render.ZoneHand, render.Far)
		for i := range list {
			t.anim.put(list[i].ID, render.R(r.X+float32(i)*f.Px(34), r.Y-f.Px(40), f.Px(46), f.Px(64)))
		}
		f.HandBacks(r, t.book.game, len(list), t.book.t("zone.opponenthand", len(list)), f.Add(Target{Name: t.pileName(s, "hand"), Label: t.book.t("zone.opponenthand", len(list)), Region: RegionTheirs}))
		return
	}
	zone := t.handBox(render.Far)
	known, gap := 0, f.Px(4)
	for i := range list {
		if list[i].Face != 0 {
			known++
		}
	}
	back := f.Px(20)
	rest := zone.W - gap*float32(len(list)-1) - back*float32(len(list)-known)
	wide := min(f.Px(112), rest/float32(known))
	x := zone.Center().X - (zone.W-rest+wide*float32(known))/2
	for i := range list {
		w := back
		if list[i].Face != 0 {
			w = wide
		}
		t.drawTuck(f, render.R(x, zone.Y, w, zone.H).Snap(), &list[i], "", RegionTheirs)
		x += w + gap
	}
}

func (t *table) pileName(s rules.Seat, zone string) string {
	return "pile:" + itoa(int(s)) + ":" + zone
}

// pileOf is a pile of the table: its zone in the layout, in texts, and its name.
type pileOf struct {
	at   render.Zone
	word ability.Zone
	key  string
}

var piles = []pileOf{
	{render.ZoneEvolve, ability.EvolveDeck, "zone.evolvedeck.short"},
	{render.ZoneDeck, ability.Deck, "zone.deck"},
	{render.ZoneCemetery, ability.Discards, "zone.cemetery"},
	{render.ZoneBanished, ability.Removed, "zone.banished"},
}

// pileTarget makes a pile something that opens as a list.
func (t *table) pileTarget(s rules.Seat, p pileOf, list []rules.CardView) Target {
	key := zoneKey{s, p.at, false}
	tg, ok := t.made.zones[key]
	if !ok {
		tg = Target{Name: t.pileName(s, string(p.at)), Label: t.book.t("zone.count", t.book.t(p.key), len(list)), Region: RegionPiles}
		t.made.zones[key] = tg
	}
	tg.State = t.pileState(list)
	if t.mayBrowse(p.word, list) {
		tg.Do = t.opener(p.word, s)
	}
	return tg
}

// opener opens a zone as a list.
func (t *table) opener(w ability.Zone, s rules.Seat) func() { return func() { t.browse(w, s) } }

// mayBrowse says whether a pile may be opened: it holds something this viewer may
// read. A deck opens only while something in it can be chosen.
func (t *table) mayBrowse(w ability.Zone, list []rules.CardView) bool {
	if w == ability.Deck && t.pileState(list) == "" {
		return false
	}
	for i := range list {
		if list[i].Face != 0 {
			return true
		}
	}
	return false
}

// pileState lights a pile in which something can be chosen or used.
func (t *table) pileState(list []rules.CardView) string {
	for i := range list {
		if st, _ := t.state(list[i].ID); st&(render.IsLegal|render.IsSel) != 0 {
			return "legal"
		}
	}
	return ""
}

func (t *table) drawPiles(f *Frame, s rules.Seat) {
	for _, p := range piles[:3] {
		list := t.zone(p.word, s)
		tg := t.pileTarget(s, p, list)
		v := render.Pile{Game: t.book.game, Name: t.book.t(p.key), Count: len(list), State: t.marks(f, tg)}
		if p.word == ability.Discards && len(list) > 0 {
			c := t.book.card(&list[0], 0)
			c.State &^= render.Rested
			v.Top = &c
		}
		v.ID = f.Add(tg)
		r := t.lay.At(p.at, t.near(s))
		t.putPile(f, list, r)
		f.Pile(r, &v)
	}
	t.drawBanished(f, s)
}

// putPile tells the movements where the cards of a pile lie.
func (t *table) putPile(f *Frame, list []rules.CardView, r render.Rect) {
	h := min(r.H, r.W*88/63)
	for i := range list {
		t.anim.put(list[i].ID, render.R(r.X+(r.W-h*63/88)/2, r.Y, h*63/88, h))
	}
}

// drawBanished draws the removed cards: a count, and the last of them small.
func (t *table) drawBanished(f *Frame, s rules.Seat) {
	list := t.zone(ability.Removed, s)
	p := piles[3]
	r := t.lay.At(p.at, t.near(s))
	tg := t.pileTarget(s, p, list)
	tg.Still = len(list) == 0
	f.ZoneName(r.TopStrip(f.Px(18)), t.book.t(p.key), len(list))
	at := r
	if len(list) > 0 {
		w := f.Px(render.WidthTiny)
		bw, bh := render.CardBox(w, false)
		at = render.R(r.Center().X-bw/2, r.Y+f.Px(20), bw, bh)
		c := t.book.card(&list[0], 0)
		c.State &^= render.Rested
		f.Card(at, &c)
	}
	for i := range list {
		t.anim.put(list[i].ID, at)
	}
	f.Mark(tg, r)
}

// drawTiles draws the piles of the phone: names and counts.
func (t *table) drawTiles(f *Frame, s rules.Seat) {
	for _, p := range piles {
		list := t.zone(p.word, s)
		t.drawTile(f, s, p, list)
	}
	if t.near(s) == render.Far {
		list := t.zone(ability.Hand_, s)
		t.drawTile(f, s, pileOf{render.ZoneHand, ability.Hand_, "zone.hand"}, list)
	}
}

func (t *table) drawTile(f *Frame, s rules.Seat, p pileOf, list []rules.CardView) {
	place, ok := t.lay.Find(p.at, t.near(s), 0)
	if !ok || !place.Tile {
		return
	}
	tg := t.pileTarget(s, p, list)
	st := t.marks(f, tg)
	for i := range list {
		t.anim.put(list[i].ID, place.R.CenterBox(place.R.H*63/88, place.R.H))
	}
	name := t.book.t(p.key)
	if p.word == ability.Removed { // a tile is narrow
		name = t.book.t("zone.banished.short")
	}
	f.Tile(place.R, &render.Tile{ID: f.Add(tg), Name: name, Count: len(list), State: st})
}

// marks are the states of a target that is not a card.
func (t *table) marks(f *Frame, tg Target) render.State {
	var st render.State
	if tg.State == "legal" {
		st |= render.IsLegal
	}
	if f.Over(tg.Name) && tg.Do != nil {
		st |= render.Hovered
	}
	if f.Focused(tg.Name) {
		st |= render.Focused
	}
	return st
}
