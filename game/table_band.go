package game

import (
	"gotaku/look"
	"gotaku/render"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// drawBand draws what is being played, on the middle line.
func (t *rowRoom) drawBand(f *Frame) {
	p, place, ok := t.only(wing.AsBand, state.Nobody)
	if !ok {
		return
	}
	r, name := place.R, t.called(p)
	list := t.shared(p.Zone)
	if t.drawUse(f, t.useBand(r)) {
		return
	}
	text := name + " " + t.book.t("common.none")
	n := len(t.view.Stack)
	switch {
	case n > 0 && t.piles.stackCard(n-1) == 0: // an ability, above whatever card has set it off
		text = name + " " + t.book.t("band.ability", t.nameOf(t.view.Stack[n-1].Src))
	case len(list) > 0:
		text = name + " " + t.book.name(list[0].Face)
		t.anim.put(list[0].ID, r.CenterBox(r.H*63/88, r.H))
	case t.lay.Phone || p.Named == look.NamedFull:
		return
	}
	tg := Target{Name: "pile:resolution", Label: text, Region: RegionPiles, Still: len(list) == 0}
	if len(list) > 0 {
		tg.Card = list[0].ID
		tg.Do = func() { t.browse(p.Zone, 0) }
	}
	f.Band(r, text, f.Add(tg))
}

// drawUse lights r while what is taken up is used and does not come to the field;
// false: nothing of that sort is taken up.
func (t *rowRoom) drawUse(f *Frame, r render.Rect) bool {
	if !t.mayUse() {
		return false
	}
	id := t.picked
	name := "place:use"
	f.LegalSlot(r, t.book.t("act.use"), f.Over(name) || t.drops.grip.on && t.drops.overPlace(t.drops.grip.at), t.anim.grow(), f.Add(Target{Name: name, Label: t.book.t("act.use"), State: "legal", Region: RegionMine, Do: func() { t.picker.play(id) }}))
	return true
}

// mayUse says whether what is taken up can be used so.
func (t *rowRoom) mayUse() bool {
	id := t.picked
	return id != 0 && t.dec != nil && !t.drops.moved() && len(t.playActs(id)) > 0 && !t.picker.goesToField(id)
}

// aiming says whether what is dragged is an attack: an arrow, while the card stays
// where it is.
func (t *rowRoom) aiming() bool {
	return t.drops.grip.on && t.picker.attacks(t.drops.grip.card) && len(t.playActs(t.drops.grip.card)) == 0
}

// drawGrip draws what is being dragged.
func (t *rowRoom) drawGrip(f *Frame) {
	if !t.drops.grip.on {
		return
	}
	v := t.card(t.drops.grip.card)
	if v == nil {
		return
	}
	g := &t.drops.grip
	c := t.book.card(v, t.overOf(v))
	c.State |= render.Dragged
	r := render.R(g.at.X-g.grab.X*g.from.W, g.at.Y-g.grab.Y*g.from.H, g.from.W, g.from.H)
	if t.aiming() {
		if at := f.at(g.at); at != nil {
			if s := t.foresight.foretold(at.Card); s != "" {
				t.pillBeside(f, g.at.X-f.Px(16), g.at.X+f.Px(16), g.at.Y, s)
			}
		}
		return
	}
	f.CardTurned(r, g.tilt, 1.08, 1, &c)
	if s := t.drops.costPreview(g.card); s != "" {
		t.pillBeside(f, r.X-f.Px(6), r.Right()+f.Px(6), r.Y+r.H*0.2, s)
	}
}

// pillBeside says s left of what is dragged; right of it where the table's edge is too near.
func (t *rowRoom) pillBeside(f *Frame, left, right, cy float32, s string) {
	if w := f.CostPillWidth(s, ""); left-w < t.lay.Ground.X {
		left = right + w
	}
	f.CostPill(left, cy, s, "")
}
