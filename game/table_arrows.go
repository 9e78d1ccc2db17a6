package game

import (
	"gotaku/render"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// drawArrows draws who attacks whom, and what the stack aims at.
func (t *postRoom) drawArrows(f *Frame) {
	for i := range t.view.Battles {
		t.drawBattle(f, &t.view.Battles[i])
	}
	t.piles.drawAims(f)
	t.drawSkillAim(f)
	if t.drops.grip.on && t.picker.attacks(t.drops.grip.card) {
		f.Arrow(t.drops.grip.from.Center(), t.drops.grip.at, true)
	}
}

// skillAim is the unit whose chosen skill would deal damage, and the one it would hit.
func (t *postRoom) skillAim() (by, at state.CardID) {
	if !t.skiller.picksSkill() || t.skiller.skill.at < 0 || t.skiller.skill.at >= len(t.skiller.skill.list) || t.skiller.skill.list[t.skiller.skill.at].head.Damage == "" {
		return 0, 0
	}
	from, across := t.book.desk.Skill.Zone, t.book.desk.Acts.Across
	mine, theirs := t.zone(from, t.dec.Seat), t.zone(across, t.dec.Seat.Other())
	if len(mine) == 0 || len(theirs) == 0 {
		return 0, 0
	}
	return mine[0].ID, theirs[0].ID
}

// drawSkillAim draws the arrow of the skill that is chosen and not used yet.
func (t *postRoom) drawSkillAim(f *Frame) {
	by, at := t.skillAim()
	p, ok := t.anim.spot[by]
	if q, there := t.anim.spot[at]; ok && there && by != 0 {
		from := towards(p, q.Center(), 1)
		f.Arrow(from, towards(q, from, 0.92), true)
	}
}

// drawBattle draws the arrow of an attack: to what is attacked or blocks, else to
// the player. Several attackers are tied together.
func (t *postRoom) drawBattle(f *Frame, b *state.Battle) {
	t.party = t.party[:0]
	for _, by := range b.Attackers {
		if r, ok := t.anim.spot[by.ID]; ok && t.here(by) {
			t.party = append(t.party, r)
		}
	}
	if len(t.party) == 0 {
		return
	}
	from := t.party[0].Center()
	far := t.near(t.view.Turn) == render.Far
	if len(t.party) > 1 {
		y := t.party[0].Y
		for _, r := range t.party {
			if far {
				y = max(y, r.Bottom())
			} else {
				y = min(y, r.Y)
			}
		}
		if y -= f.Px(9); far {
			y += f.Px(18)
		}
		from = f.Brace(t.party, y, t.book.words(t.book.desk.Acts.Joint))
	}
	shoot := func(q render.Rect, deep float32) {
		p := from
		if len(t.party) == 1 {
			p = towards(t.party[0], q.Center(), 1)
		}
		f.Arrow(p, towards(q, p, deep), true)
	}
	hit := false
	for _, at := range b.Targets {
		if q, ok := t.anim.spot[at.ID]; ok {
			if hit = true; t.here(at) {
				shoot(q, 0.92)
			}
		}
	}
	s := t.view.Turn.Other()
	q, named := t.playerBox(s)
	if hit || q.Empty() {
		return
	}
	shoot(q, 1)
	if !named { // else it seems to point at a card of the hand
		p, below := towards(q, from, 1), f.Px(11)
		if t.near(s) == render.Far {
			below = -below
		}
		f.Word(render.Point{X: p.X, Y: p.Y + below}, t.name(s), render.Target)
	}
}

// here says whether an object is still what it was.
func (t *postRoom) here(r state.Ref) bool {
	v := t.card(r.ID)
	return v != nil && v.Ref == r
}

// playerBox is what stands for a player who is attacked without being a card: a tally, which says by itself whose it is
// (named), else the hand.
func (t *postRoom) playerBox(s state.Seat) (box render.Rect, named bool) {
	if _, _, ok := t.only(wing.AsLeader, s); ok {
		return render.Rect{}, false
	}
	_, place, named := t.only(wing.AsTally, s)
	if !named {
		_, place, _ = t.only(wing.AsHand, s)
	}
	return place.R, named
}

// towards is where the line from p to the middle of r crosses r's edge (k 1), or
// stands so far out from its middle.
func towards(r render.Rect, p render.Point, deep float32) render.Point {
	c := r.Center()
	dx, dy := p.X-c.X, p.Y-c.Y
	k := float32(1)
	if dx != 0 {
		k = min(k, r.W/2/absF(dx))
	}
	if dy != 0 {
		k = min(k, r.H/2/absF(dy))
	}
	return render.Point{X: c.X + dx*k*deep, Y: c.Y + dy*k*deep}
}

func absF(v float32) float32 {
	if v < 0 {
		return -v
	}
	return v
}
