package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
)

// grip is a card being dragged.
type grip struct {
	on   bool
	card rules.CardID
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
	t.picked = tg.Card
	t.grip = grip{on: true, card: tg.Card, from: tg.R, at: p, grab: render.Point{X: (p.X - tg.R.X) / tg.R.W, Y: (p.Y - tg.R.Y) / tg.R.H}}
	return true
}

// Move carries it.
func (t *table) Move(p render.Point) {
	dx := p.X - t.grip.at.X
	t.grip.tilt = clampF(t.grip.tilt*0.6-dx*0.01, -0.07, 0.07)
	t.grip.at = p
}

// Drop lets it go: on a place it is played, on a target it attacks; elsewhere it
// goes back, and if it was let go on something forbidden, it is said why.
func (t *table) Drop(p render.Point) {
	id := t.grip.card
	t.grip = grip{}
	t.c.Dirty()
	tg := t.c.now().at(p)
	if t.attacks(id) {
		t.dropAttack(id, tg)
		return
	}
	if len(t.playActs(id)) == 0 {
		return // only abilities: it stays taken up, and the panel lists them
	}
	if t.overPlace(p) {
		t.play(id)
		return
	}
	t.picked = 0
}

func (t *table) dropAttack(id rules.CardID, tg *Target) {
	if tg != nil && tg.Card != 0 && tg.Card != id {
		if a, ok := t.actOn(id, tg.Card); ok {
			t.act(a)
			return
		}
		if t.opposes(tg.Card) {
			t.picked = 0
			t.whyAct(rules.Act{Verb: rules.DeclareAttack, Card: id, Target: tg.Card}, tg.Card)
			return
		}
	}
	t.picked = 0
}

// Cancel puts it back.
func (t *table) Cancel() {
	t.grip = grip{}
	t.picked = 0
	t.c.Dirty()
}

// overPlace says whether a played card may be let go at p: anywhere on its
// player's field row, or for a spell anywhere above the hand.
func (t *table) overPlace(p render.Point) bool {
	s := render.Near
	if t.dec != nil {
		s = t.near(t.dec.Seat)
	}
	r := t.lay.At(render.ZoneField, s).Inset(-t.lay.U * 12)
	if r.Contains(p) {
		return true
	}
	hand := t.handBox(s)
	return !t.goesToField(t.picked) && t.lay.Ground.Contains(p) && !hand.Inset(-t.lay.U*6).Contains(p)
}

// costPreview is what paying for a card would leave: "PP 4 → 1".
func (t *table) costPreview(id rules.CardID) string {
	v := t.card(id)
	if v == nil || v.Chars == nil || len(t.playActs(id)) == 0 {
		return ""
	}
	if _, has := v.Chars.Num.Get(ability.CostStat); !has {
		return ""
	}
	pp := t.number(t.dec.Seat, ability.PlayerPP)
	return t.book.t("ask.pay.preview", pp, pp-int(v.Cost))
}
