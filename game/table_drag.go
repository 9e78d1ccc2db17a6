package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// grip is a card being dragged.
type grip struct {
	on   bool
	card state.CardID
	from render.Rect  // where it lay
	at   render.Point // the pointer
	grab render.Point // where in the card it was gripped, 0 to 1
	tilt float32
}

func (t *table) drag(*Core) dragger { return t }

// Begin takes a card up. Only what has an act can be dragged.
func (t *table) Begin(tg *Target, p render.Point) bool {
	if t.dec == nil || t.dec.Kind != rules.Acting || !t.hasAct(tg.Card) || tg.R.Empty() {
		return false
	}
	t.anim.end()
	t.passer.keep()
	t.picked = tg.Card
	t.drops.grip = grip{on: true, card: tg.Card, from: tg.R, at: p, grab: render.Point{X: (p.X - tg.R.X) / tg.R.W, Y: (p.Y - tg.R.Y) / tg.R.H}}
	return true
}

// Move carries it.
func (t *table) Move(p render.Point) {
	dx := p.X - t.drops.grip.at.X
	t.drops.grip.tilt = clampF(t.drops.grip.tilt*0.6-dx*0.01, -0.07, 0.07)
	t.drops.grip.at = p
}

// Drop lets it go: on a place it is played, on a target it attacks; elsewhere it
// goes back, and if it was let go on something forbidden, it is said why.
func (t *table) Drop(p render.Point) {
	id := t.drops.grip.card
	t.drops.grip = grip{}
	t.c.Dirty()
	tg := t.c.now().at(p)
	if t.picker.attacks(id) {
		t.drops.dropAttack(id, tg, p)
		return
	}
	if t.drops.moved() {
		t.drops.dropSpot(id, tg, p)
		return
	}
	if len(t.playActs(id)) == 0 {
		return // only abilities: it stays taken up, and the panel lists them
	}
	if t.drops.overPlace(p) {
		t.picker.play(id)
		return
	}
	t.picked = 0
}

func (t *dropRoom) dropAttack(id state.CardID, tg *Target, p render.Point) {
	if a, ok := t.actOn(id, 0); ok && t.beyond(p) {
		t.act(a)
		return
	}
	if tg != nil && tg.Card != 0 && tg.Card != id {
		if a, ok := t.actOn(id, tg.Card); ok {
			t.act(a)
			return
		}
		if t.picker.opposes(tg.Card) {
			t.picked = 0
			t.picker.whyAct(state.Act{Verb: state.DeclareAttack, Card: id, Target: tg.Card}, tg.Card)
			return
		}
	}
	t.picked = 0
}

// Cancel puts it back.
func (t *table) Cancel() {
	t.drops.grip = grip{}
	t.picked = 0
	t.c.Dirty()
}

// beyond says whether p is on the other side of the table than the seat that is asked.
func (t *dropRoom) beyond(p render.Point) bool {
	return t.lay.Ground.Contains(p) && (p.Y < t.lay.Middle) == (t.near(t.dec.Seat) == render.Near)
}

// drawAttackPlace lights the other side up for an attack that needs no target.
func (t *dropRoom) drawAttackPlace(f *Frame) {
	if t.dec == nil || t.picked == 0 {
		return
	}
	a, ok := t.actOn(t.picked, 0)
	if !ok {
		return
	}
	g := t.lay.Ground
	r := render.R(g.X+g.W*0.115, g.Y, g.W*0.64, t.lay.Middle-g.Y)
	if t.near(t.dec.Seat) == render.Far {
		r.Y, r.H = t.lay.Middle, g.Bottom()-t.lay.Middle
	}
	name, label := "place:attack", t.book.words(t.book.rules.Game.Words().Acts[state.DeclareAttack])+"："+t.name(t.dec.Seat.Other())
	over := f.Over(name) || t.grip.on && t.beyond(t.grip.at)
	f.LegalSlot(r.Inset(f.Px(6)), label, over, t.anim.grow(), f.Add(Target{Name: name, Label: label, State: "legal", Region: RegionTheirs, Do: func() { t.act(a) }}))
}

// overPlace says whether a played card may be let go at p: anywhere on its
// player's rows, or for what does not stay anywhere above the hand.
func (t *dropRoom) overPlace(p render.Point) bool {
	s := t.bottom()
	if t.dec != nil {
		s = t.dec.Seat
	}
	for i := range t.places() {
		row := &t.places()[i]
		if place, ok := t.at(row, s); ok && row.Comes && place.R.Inset(-t.lay.U*12).Contains(p) {
			return true
		}
	}
	hand := t.piles.handBox(t.near(s))
	return !t.picker.goesToField(t.picked) && t.lay.Ground.Contains(p) && !hand.Inset(-t.lay.U*6).Contains(p)
}

// costPreview is what paying for a card would leave: "PP 4 → 1"; nothing where it is
// paid by a plan.
func (t *dropRoom) costPreview(id state.CardID) string {
	v := t.card(id)
	if v == nil || v.Chars == nil || len(t.playActs(id)) == 0 {
		return ""
	}
	if _, has := v.Chars.Num.Get(ability.CostStat); !has {
		return ""
	}
	by := t.book.desk.Acts.Spends
	if by == 0 {
		return ""
	}
	n := t.number(t.dec.Seat, by)
	return t.book.t("fore.number", t.book.statName(by), n, n-int(v.Cost))
}
