package game

import (
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// handPlace is where the hand of a side lies, as the table has it.
func (t *pileRoom) handPlace(s render.Seat) render.Place {
	for i := range t.places() {
		if p := &t.places()[i]; p.Show == wing.AsHand {
			place, _ := t.lay.Of(&p.Place, s)
			return place
		}
	}
	return render.Place{}
}

// handBox is where a seat's hand lies.
func (t *pileRoom) handBox(s render.Seat) render.Rect {
	if s == render.Near {
		return t.handPlace(render.Near).R
	}
	g := t.lay.Table
	return render.R(g.X+g.W*0.2, g.Y+t.lay.U*4, g.W*0.6, t.lay.U*24)
}

// drawHand draws the near hand as a fan; the card pointed at lies on top.
func (t *pileRoom) drawHand(f *Frame, s state.Seat) {
	list := t.zone(ability.Hand_, s)
	w := f.Px(render.WidthHand)
	switch {
	case t.lay.Upright:
		w = f.Px(104)
	case t.lay.Phone:
		w = f.Px(88)
	}
	t.rows.boxes = render.Fan(t.rows.boxes, t.handPlace(render.Near).R, w, f.U, len(list))
	top := -1
	for i := range list {
		if name := t.rows.target(&list[i], 0, RegionHand).Name; f.Over(name) || f.Focused(name) {
			top = i
			continue
		}
		t.rows.drawCard(f, t.rows.boxes[i], &list[i], RegionHand, true)
	}
	if top >= 0 {
		t.rows.drawCard(f, t.rows.boxes[top], &list[top], RegionHand, true)
	}
}

// drawFarHand draws the other hand: backs, or strips where some of it is known.
func (t *pileRoom) drawFarHand(f *Frame, s state.Seat) {
	list := t.zone(ability.Hand_, s)
	open := false
	for i := range list {
		open = open || list[i].Face != 0
	}
	if t.lay.Phone {
		return // a tile
	}
	if !open {
		r := t.handPlace(render.Far).R
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
		t.rows.drawTuck(f, render.R(x, zone.Y, w, zone.H).Snap(), &list[i], "", RegionTheirs)
		x += w + gap
	}
}

func (t *pileRoom) pileName(s state.Seat, zone string) string {
	return "pile:" + itoa(int(s)) + ":" + zone
}

// isPile says whether a place holds cards that lie one on the other.
func isPile(p *wing.Place) bool {
	switch p.Show {
	case wing.AsPile, wing.AsCount, wing.AsTally, wing.AsLosses:
		return true
	}
	return false
}

// pilesOf are the piles that a seat has on this table.
func (t *pileRoom) pilesOf(s state.Seat) (out []*wing.Place) {
	for i := range t.places() {
		if p := &t.places()[i]; isPile(p) {
			if _, ok := t.at(p, s); ok {
				out = append(out, p)
			}
		}
	}
	return out
}

// pileTarget makes a pile something that opens as a list.
func (t *pileRoom) pileTarget(s state.Seat, p *wing.Place, list []match.CardView) Target {
	key := zoneKey{s, p, false}
	tg, ok := t.made.zones[key]
	if !ok {
		tg = Target{Name: t.pileName(s, p.Name), Label: t.book.t("zone.count", t.briefly(p), len(list)), Region: RegionPiles}
		tg.Hint = func() (title, text string) { return t.sealedPile(p, s) }
		t.made.zones[key] = tg
	}
	tg.State = t.pileState(list)
	if t.mayBrowse(p.Zone, list) {
		tg.Do = t.opener(p.Zone, s)
	}
	return tg
}

// sealedPile is why a pile does not open; nothing where it does.
func (t *pileRoom) sealedPile(p *wing.Place, s state.Seat) (title, text string) {
	switch list := t.zone(p.Zone, s); {
	case t.mayBrowse(p.Zone, list):
		return "", ""
	case len(list) == 0:
		return t.briefly(p), t.book.t("why.pile.empty")
	}
	return t.briefly(p), t.book.t("why.pile.down")
}

// opener opens a zone as a list.
func (t *pileRoom) opener(w ability.Zone, s state.Seat) func() { return func() { t.browse(w, s) } }

// mayBrowse says whether a pile may be opened: it holds something this viewer may
// read. A deck opens only while something in it can be chosen.
func (t *pileRoom) mayBrowse(w ability.Zone, list []match.CardView) bool {
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
func (t *pileRoom) pileState(list []match.CardView) string {
	for i := range list {
		if st, _ := t.rows.state(list[i].ID); st&(render.IsLegal|render.IsSel) != 0 {
			return "legal"
		}
	}
	return ""
}

// drawPiles draws the piles that the layout has: as cards, as a line of text where
// the place is low, as tiles on the phone.
func (t *pileRoom) drawPiles(f *Frame, s state.Seat) {
	for i := range t.places() {
		p := &t.places()[i]
		place, ok := t.at(p, s)
		if !ok {
			continue
		}
		list := t.zone(p.Zone, s)
		switch {
		case p.Show == wing.AsNumber:
			t.drawNumber(f, s, p, place)
		case p.Show == wing.AsTimed:
			t.drawTimed(f, s, place, list)
		case p.Show == wing.AsTally:
			t.drawTally(f, s, p, place, list)
		case p.Show == wing.AsLosses:
			t.drawPlaces(f, s, p, place, list)
		case place.Tile && (isPile(p) || p.Show == wing.AsHand):
			t.drawTile(f, s, p, place, list)
		case p.Fan:
			t.drawFan(f, s, p, place.R, list)
		case p.Show == wing.AsCount:
			t.drawBanished(f, s, p, place.R, list)
		case p.Show == wing.AsPile:
			t.drawPile(f, s, p, place.R, list)
		}
	}
}

func (t *pileRoom) drawPile(f *Frame, s state.Seat, p *wing.Place, r render.Rect, list []match.CardView) {
	tg := t.pileTarget(s, p, list)
	v := render.Pile{Game: t.book.game, Name: t.briefly(p), Count: len(list), State: t.marks(f, tg)}
	if p.Top && len(list) > 0 {
		c := t.book.card(&list[0], 0)
		c.State &^= render.Rested
		v.Top = &c
	}
	v.ID = f.Add(tg)
	t.putPile(f, list, r)
	f.Pile(r, &v)
	if len(list) > 0 && list[0].Face != 0 && t.rows.hasAct(list[0].ID) { // it is shown there, and played from there
		bw, bh := render.CardBox(min(r.W, r.H*63/88), false)
		t.rows.drawCard(f, render.R(r.X+(r.W-bw)/2, r.Y, bw, bh), &list[0], t.rows.region(s), false)
	}
}

// drawTimed draws those of the cards whose counters run down, where they
// can be read without opening the pile.
func (t *pileRoom) drawTimed(f *Frame, s state.Seat, place render.Place, list []match.CardView) {
	n, name := 0, ""
	for i := range list {
		if c := list[i].Counters; len(c) > 0 {
			n, name = n+1, t.book.counter(c[0].Name)
		}
	}
	if n == 0 {
		return
	}
	gap, label := f.Px(3), f.Art.Measure(name, render.Regular, f.Px(12))+f.Px(6)
	w := min(f.Px(104), (place.R.W-label-gap*float32(n-1))/float32(n))
	x := place.R.Right() - w*float32(n) - gap*float32(n-1)
	f.Text(render.R(x-label, place.R.Y, label, place.R.H), name, render.Style{Size: f.Px(12), Color: render.Text2})
	for i := range list {
		if c := list[i].Counters; len(c) > 0 {
			t.rows.drawTuck(f, render.R(x, place.R.Y, w, place.R.H).Snap(), &list[i], f.Art.Int(int(c[0].N)), t.rows.region(s))
			x += w + gap
		}
	}
}

// drawNumber draws what a player has of a number that has a place on the table.
func (t *pileRoom) drawNumber(f *Frame, s state.Seat, p *wing.Place, place render.Place) {
	n, name := t.number(s, p.Stat), t.book.statName(p.Stat)
	if p.Sum != 0 {
		n, name = t.summed(s, p.Sum), t.called(p)
	}
	tg := Target{Name: t.pileName(s, p.Name), Label: t.book.t("zone.count", name, n), Region: RegionPiles, Still: true}
	if place.Tile {
		f.Tile(place.R, &render.Tile{ID: f.Add(tg), Name: name, Count: n})
		return
	}
	of := ""
	if p.Most > 0 {
		of = "/" + itoa(p.Most)
	}
	f.ZoneCount(place.R, name, itoa(n), of)
	f.Mark(tg, place.R)
}

// summed is a number of cards, summed up over those that a player has in play.
func (t *pileRoom) summed(s state.Seat, of ability.Stat) (sum int) {
	for z := range t.view.Zones {
		if !t.book.rules.Zones[z].Play {
			continue
		}
		for i := range t.view.Zones[z][s] {
			if v := &t.view.Zones[z][s][i]; v.Chars != nil {
				if n, has := v.Chars.Num.Get(of); has { // a monster that is an item now has none
					sum += int(n)
				}
			}
		}
	}
	return sum
}

// putPile tells the movements where the cards of a pile lie.
func (t *pileRoom) putPile(f *Frame, list []match.CardView, r render.Rect) {
	h := min(r.H, r.W*88/63)
	for i := range list {
		t.anim.put(list[i].ID, render.R(r.X+(r.W-h*63/88)/2, r.Y, h*63/88, h))
	}
}

// drawBanished draws the removed cards: a count, and where there is room the last
// of them small.
func (t *pileRoom) drawBanished(f *Frame, s state.Seat, p *wing.Place, r render.Rect, list []match.CardView) {
	tg := t.pileTarget(s, p, list)
	tg.Still = len(list) == 0
	if tg.State == "legal" { // something in it can be chosen or played
		f.LegalSlot(r, "", f.Over(tg.Name), t.anim.grow(), f.Add(tg))
	}
	name := r
	if name.H > f.Px(40) {
		name = r.TopStrip(f.Px(18))
	}
	f.ZoneName(name, t.briefly(p), len(list))
	at := r
	if len(list) > 0 && name.H < r.H {
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
	st := t.marks(f, tg)
	if tg.State == "legal" {
		return
	}
	f.Mark(tg, r)
	if name.H == r.H && st != 0 {
		f.Slot(r)
	}
}

// drawTile draws a pile of the phone: name and count.
func (t *pileRoom) drawTile(f *Frame, s state.Seat, p *wing.Place, place render.Place, list []match.CardView) {
	tg := t.pileTarget(s, p, list)
	st := t.marks(f, tg)
	for i := range list {
		t.anim.put(list[i].ID, place.R.CenterBox(place.R.H*63/88, place.R.H))
	}
	f.Tile(place.R, &render.Tile{ID: f.Add(tg), Name: t.briefly(p), Count: len(list), State: st})
}

// marks are the states of a target that is not a card.
func (t *pileRoom) marks(f *Frame, tg Target) render.State {
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
