package game

import (
	"slices"

	"gotaku/look"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// drawPosts draws a seat's places of one card; those that the seats share are drawn once,
// with the far seat.
func (t *postRoom) drawPosts(f *Frame, s state.Seat) {
	for i := range t.places() {
		p := &t.places()[i]
		place, ok := t.at(p, s)
		if p.Show != wing.AsPost || !ok || p.Shared && t.near(s) == render.Near {
			continue
		}
		place.R = t.rows.stepBack(place.R)
		t.drawPost(f, s, p, &place)
	}
}

// posted lists the cards at a post: what lies on top first. At one that the seats share
// both may have some.
func (t *postRoom) posted(p *wing.Place, s state.Seat) (out []*match.CardView) {
	seats := [...]state.Seat{s, s.Other()}
	n := 1
	if p.Shared {
		n = 2
	}
	for _, s := range seats[:n] {
		list := t.zone(p.Zone, s)
		for i := range list {
			if int(list[i].At.Slot) == t.slotOf(p) {
				out = append(out, &list[i])
			}
		}
	}
	slices.SortStableFunc(out, func(a, b *match.CardView) int { return lies(p, a) - lies(p, b) })
	return out
}

// lies is how deep a card lies at a post: what is of the kinds of its ground lies under
// everything else.
func lies(p *wing.Place, v *match.CardView) int {
	if kindsOf(v)&p.Ground != 0 {
		return 1
	}
	return 0
}

// drawFree draws a post at which no card lies.
func (t *postRoom) drawFree(f *Frame, s state.Seat, p *wing.Place, place *render.Place) {
	if p.Shared {
		return
	}
	f.Unit(&t.parts, place.R, 0, 0, false, false)
	f.Slot(t.parts.Card)
	word, size := t.called(p), f.Px(t.pick(12, 10.5))
	if r := t.parts.Card.InsetXY(f.Px(t.pick(2, 0.5)), 0); !t.drops.lit(p, s) && f.Art.Measure(word, render.Regular, size)*0.62 < r.W { // else it could not be read
		f.Text(r, word, render.Style{Size: size, Color: render.Text2, Align: render.Center})
	}
}

func (t *postRoom) drawPost(f *Frame, s state.Seat, p *wing.Place, place *render.Place) {
	list := t.posted(p, s)
	if p.Shared {
		f.Ground(place.R, t.markOf(p), p.Plan == look.Bright)
	}
	if len(list) == 0 {
		t.drawFree(f, s, p, place)
		return
	}
	v := list[0]
	t.labels, t.energy = t.attached(t.labels, v, p.Labels), t.attached(t.energy, v, p.Under)
	labels, energy := t.labels, t.energy
	owner := t.near(s) == render.Near
	for _, e := range energy {
		owner = e.Face != 0
	}
	left, hurt := t.book.remains(v)
	hurt = hurt && t.book.desk.Faces.Left != nil
	if p.Shared {
		f.Square(&t.parts, place.R, v.Rest)
		if (len(list) > 1 || t.rows.tucks(v) > 0) && !t.lay.Phone { // room for the strips at its foot
			t.parts.Card = t.parts.Card.Move(0, -f.Px(7)).Snap()
		}
	} else {
		f.Unit(&t.parts, place.R, len(labels), len(energy), hurt, owner)
	}
	if p.Titled && !t.lay.Phone {
		r := t.parts.Card
		f.Text(render.R(r.X-f.Px(60), r.Y, f.Px(50), r.H), t.called(p), render.Style{Size: f.Px(12.5), Color: render.Text2, Align: render.Right})
	}
	t.rows.drawCard(f, t.parts.Card, v, t.rows.region(v.At.Of), false)
	t.rows.drawBelow(f, t.parts.Card, list[1:])
	for i, a := range labels {
		t.drawLabel(f, t.parts.Labels[i], a, v)
	}
	f.UnitWords(&t.parts, t.book.words(p.Holds), len(energy))
	open := t.markEnergy(f, p, v, len(energy))
	for i, e := range energy {
		t.drawEnergy(f, i, e, open)
	}
	if w := t.book.desk.Faces.Left; hurt {
		f.Remains(t.parts.Left, &render.Remains{Name: t.book.words(w.Name), Short: t.book.words(w.Short), N: left, Lethal: left <= 0})
	}
}

// whose is the mark of whose a card is that lies where both seats' cards do.
func (t *postRoom) whose(v *match.CardView) render.State {
	p := t.placeOf(t.word(v.At.Zone), wing.AsPost)
	switch {
	case p == nil || !p.Shared:
		return 0
	case t.near(v.Master) == render.Far:
		return render.Theirs
	}
	return render.Mine
}

// pick is a number for the wide screen or for the phone.
func (t *postRoom) pick(wide, phone float32) float32 {
	if t.lay.Phone {
		return phone
	}
	return wide
}

// attached puts the cards of a zone that are attached to a card into out, the first
// lowest.
func (t *postRoom) attached(out []*match.CardView, v *match.CardView, w ability.Zone) []*match.CardView {
	out = out[:0]
	for _, id := range v.Linked {
		if o := t.card(id); o != nil && t.word(o.At.Zone) == w {
			out = append(out, o)
		}
	}
	return out
}

// stateOf is what is shown about a card that is drawn as a strip, a label, a small
// face: what the rules say and where the pointer is.
// do is what a press does while nothing is chosen, or always; nil: as of any card.
func (t *postRoom) stateOf(f *Frame, v *match.CardView, do func(), always bool) (render.State, render.ID) {
	st, _ := t.rows.state(v.ID)
	tg := t.rows.target(v, st, t.rows.region(v.At.Of))
	if do != nil && (always || t.dec == nil || t.dec.Kind == rules.Acting) {
		tg.Do = do
	}
	st |= f.pointing(tg.Name)
	return st, f.Add(tg)
}

// drawEnergy draws the i-th energy card of the unit that is drawn.
func (t *postRoom) drawEnergy(f *Frame, i int, v *match.CardView, open func()) {
	r := t.parts.Energy[i]
	t.anim.put(v.ID, r)
	st, id := t.stateOf(f, v, open, f.tooThin(t.parts.EnergySeen(i)))
	f.Energy(r, t.parts.EnergySeen(i), t.book.face(v.Face), t.book.game, st, id)
}

// markEnergy makes the energy of a unit open as a row, by a press or by the wheel, and
// returns what opens it.
func (t *postRoom) markEnergy(f *Frame, p *wing.Place, v *match.CardView, n int) func() {
	if n == 0 {
		return nil
	}
	tg, ok := t.made.energy[v.ID]
	if !ok {
		open := t.hostOpener(p.Under, v.ID, v.At.Of)
		tg = Target{Name: "energy:" + itoa(int(v.ID)), Label: t.book.t("zone.count", t.book.words(p.Holds), n), Still: true, Region: RegionPiles, Do: open}
		tg.Turn = func(lines float32) {
			if lines < 0 {
				open()
			}
		}
		t.made.energy[v.ID] = tg
	}
	f.Mark(tg, t.parts.EnergyRow())
	return tg.Do
}

// hostOpener opens what is attached to a card as a list.
func (t *postRoom) hostOpener(w ability.Zone, id state.CardID, s state.Seat) func() {
	return func() { t.openBrowser(&browser{word: w, seat: s, host: id}) }
}

// drawLabel draws an assist with what it gives its unit.
func (t *postRoom) drawLabel(f *Frame, r render.Rect, v, host *match.CardView) {
	t.anim.put(v.ID, r)
	l, ok := t.made.labels[v.ID]
	if !ok {
		l = render.Label{Name: t.book.name(v.Face), Kind: t.book.kinds(kindsOf(v)), Gives: t.gives(v, host)}
		t.made.labels[v.ID] = l
	}
	l.State, l.ID = t.stateOf(f, v, nil, false)
	f.Label(r, &l)
}

// gives is what a card that is attached to another gives it: numbers, skills, powers.
func (t *postRoom) gives(v, host *match.CardView) (out []render.Given) {
	for i := range host.Ledger {
		if l := &host.Ledger[i]; l.Src == v.ID && l.Stat != 0 {
			line, name := t.closeup.ledgerLine(l), t.book.statName(l.Stat)
			if w, ok := t.book.desk.Faces.Brief[l.Stat]; ok {
				name = t.book.words(w)
			}
			out = append(out, render.Given{Name: name, By: line.Amount, Sign: line.Sign})
		}
	}
	if f := t.book.face(v.Face); f != nil {
		for i := range f.Heads {
			out = append(out, render.Given{Name: f.Heads[i].Name, By: f.Heads[i].Damage})
		}
	}
	if v.Chars == nil {
		return out
	}
	for _, h := range v.Chars.Abilities {
		a := t.book.rules.Ability(h.ID)
		if !t.book.isPower(a) {
			continue
		}
		if len(out) > 0 && a.Kind == ability.Static {
			continue // its number stands there
		}
		name := t.book.words(t.book.desk.Faces.Power)
		if a.Name != "" {
			name = t.book.powerName(h.ID, a)
		}
		out = append(out, render.Given{Name: name})
	}
	return out
}

// under is how many cards lie under one in its place, and the pill that counts them where
// nothing else does.
func (t *postRoom) under(v *match.CardView) (n int, pill string) {
	sign := ""
	for _, id := range v.Linked {
		if o := t.card(id); o != nil && t.isUnder(t.word(o.At.Zone)) {
			n++
			if l := t.rows.linkOf(o); l.Under {
				sign = t.book.words(l.Sign)
			}
		}
	}
	if sign != "" {
		pill = sign + itoa(n)
	}
	return n, pill
}

// isUnder says whether what lies in a zone is under a card.
func (t *postRoom) isUnder(w ability.Zone) bool {
	if l := t.book.desk.Link(w); l != nil && l.Under {
		return true
	}
	for i := range t.places() {
		if p := &t.places()[i]; p.Show == wing.AsPost && p.Under == w && w != ability.NoZone {
			return true
		}
	}
	return false
}

// peeked says whether a card lies face down in play where this viewer may look at it.
func (t *postRoom) peeked(v *match.CardView) bool {
	return v.FaceDown && !v.Open && v.Face != 0 && t.book.rules.Zones[v.At.Zone].Play
}
