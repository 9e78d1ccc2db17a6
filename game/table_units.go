package game

import (
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// post is a place of one card, with what is attached to it beside.
type post struct {
	at   render.Zone
	word ability.Zone
}

// posts are all of them; a table has those that its layout has a place for.
var posts = []post{{render.ZoneMain, ability.Main}, {render.ZoneStandby, ability.Standby}}

// drawPosts draws a seat's places of one card.
func (t *table) drawPosts(f *Frame, s state.Seat) {
	for i := range t.lay.Places {
		for _, p := range posts {
			if place := t.lay.Places[i]; place.Zone == p.at && place.Seat == t.near(s) {
				place.R = t.stepBack(place.R)
				t.drawPost(f, s, p, &place)
			}
		}
	}
}

// postCard is the card in the n-th place of a zone; nil: the place is free.
func (t *table) postCard(w ability.Zone, s state.Seat, n int) *match.CardView {
	list := t.zone(w, s)
	for i := range list {
		if int(list[i].At.Slot) == n {
			return &list[i]
		}
	}
	return nil
}

func (t *table) drawPost(f *Frame, s state.Seat, p post, place *render.Place) {
	v := t.postCard(p.word, s, place.Index)
	if v == nil {
		f.Unit(&t.parts, place.R, 0, 0, false, false)
		f.Slot(t.parts.Card)
		word, size := t.book.t("zone."+string(p.at)), f.Px(t.pick(12, 10.5))
		if r := t.parts.Card.InsetXY(f.Px(t.pick(2, 0.5)), 0); !t.lit(p.word, s, place.Index) && f.Art.Measure(word, render.Regular, size)*0.62 < r.W { // else it could not be read
			f.Text(r, word, render.Style{Size: size, Color: render.Text2, Align: render.Center})
		}
		return
	}
	t.labels, t.energy = t.attached(t.labels, v, ability.Soul), t.attached(t.energy, v, ability.EnergyZone)
	labels, energy := t.labels, t.energy
	owner := t.near(s) == render.Near
	for _, e := range energy {
		owner = e.Face != 0
	}
	left, hurt := t.book.remains(v)
	f.Unit(&t.parts, place.R, len(labels), len(energy), hurt, owner)
	if p.at == render.ZoneMain && !t.lay.Phone {
		r := t.parts.Card
		f.Text(render.R(r.X-f.Px(60), r.Y, f.Px(50), r.H), t.book.t("zone.main"), render.Style{Size: f.Px(12.5), Color: render.Text2, Align: render.Right})
	}
	t.drawCard(f, t.parts.Card, v, t.region(s), false)
	for i, a := range labels {
		t.drawLabel(f, t.parts.Labels[i], a, v)
	}
	f.UnitWords(&t.parts, t.book.t("zone.energy"), len(energy))
	open := t.markEnergy(f, v, len(energy))
	for i, e := range energy {
		t.drawEnergy(f, i, e, open)
	}
	if hurt {
		f.Remains(t.parts.Left, &render.Remains{Name: t.book.t("card.left"), Short: t.book.t("card.left.short"), N: left, Lethal: left <= 0})
	}
}

// pick is a number for the wide screen or for the phone.
func (t *table) pick(wide, phone float32) float32 {
	if t.lay.Phone {
		return phone
	}
	return wide
}

// attached puts the cards of a zone that are attached to a card into out, the first
// lowest.
func (t *table) attached(out []*match.CardView, v *match.CardView, w ability.Zone) []*match.CardView {
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
// do is what a press does while nothing is chosen; nil: as of any card.
func (t *table) stateOf(f *Frame, v *match.CardView, do func()) (render.State, render.ID) {
	st, _ := t.state(v.ID)
	tg := t.target(v, st, t.region(v.At.Of))
	if do != nil && (t.dec == nil || t.dec.Kind == rules.Acting) {
		tg.Do = do
	}
	st |= f.pointing(tg.Name)
	return st, f.Add(tg)
}

// drawEnergy draws the i-th energy card of the unit that is drawn.
func (t *table) drawEnergy(f *Frame, i int, v *match.CardView, open func()) {
	r := t.parts.Energy[i]
	t.anim.put(v.ID, r)
	st, id := t.stateOf(f, v, open)
	f.Energy(r, t.parts.EnergySeen(i), t.book.face(v.Face), t.book.game, st, id)
}

// markEnergy makes the energy of a unit open as a row, by a press or by the wheel, and
// returns what opens it.
func (t *table) markEnergy(f *Frame, v *match.CardView, n int) func() {
	if n == 0 {
		return nil
	}
	tg, ok := t.made.energy[v.ID]
	if !ok {
		open := t.hostOpener(v.ID, v.At.Of)
		tg = Target{Name: "energy:" + itoa(int(v.ID)), Label: t.book.t("zone.count", t.book.t("zone.energy"), n), Still: true, Region: RegionPiles, Do: open}
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
func (t *table) hostOpener(id state.CardID, s state.Seat) func() {
	return func() { t.openBrowser(&browser{word: ability.EnergyZone, seat: s, host: id}) }
}

// drawLabel draws an assist with what it gives its unit.
func (t *table) drawLabel(f *Frame, r render.Rect, v, host *match.CardView) {
	t.anim.put(v.ID, r)
	l, ok := t.made.labels[v.ID]
	if !ok {
		l = render.Label{Name: t.book.name(v.Face), Kind: t.book.kinds(kindsOf(v)), Gives: t.gives(v, host)}
		t.made.labels[v.ID] = l
	}
	l.State, l.ID = t.stateOf(f, v, nil)
	f.Label(r, &l)
}

// gives is what a card that is attached to another gives it: numbers, skills, powers.
func (t *table) gives(v, host *match.CardView) (out []render.Given) {
	for i := range host.Ledger {
		if l := &host.Ledger[i]; l.Src == v.ID && l.Stat != 0 {
			line, name := t.ledgerLine(l), t.book.statName(l.Stat)
			if l.Stat == ability.Retreat {
				name = t.book.t("card.retreat.short")
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
		if a.Marks&ability.EXPower == 0 || a.Marks&ability.Skill != 0 {
			continue
		}
		if len(out) > 0 && a.Kind == ability.Static {
			continue // its number stands there
		}
		name := t.book.t("label.power")
		if a.Name != "" {
			name = t.book.powerName(h.ID, a)
		}
		out = append(out, render.Given{Name: name})
	}
	return out
}

// under is how many cards lie under one in its place.
func (t *table) under(v *match.CardView) int {
	n := 0
	for _, id := range v.Linked {
		if o := t.card(id); o != nil && t.word(o.At.Zone) == ability.EnergyZone {
			n++
		}
	}
	return n
}

// peeked says whether a card lies face down in play where this viewer may look at it.
func (t *table) peeked(v *match.CardView) bool {
	return v.FaceDown && !v.Open && v.Face != 0 && t.book.rules.Zones[v.At.Zone].Play
}
