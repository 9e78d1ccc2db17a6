package game

import (
	"cmp"

	"gotaku/render"
	"gotaku/rules/match"
	"gotaku/rules/wing"
)

// linkOf says what a card linked to another is there for.
func (t *rowRoom) linkOf(v *match.CardView) *wing.Link {
	if l := t.book.desk.Link(t.word(v.At.Zone)); l != nil {
		return l
	}
	return &wing.Link{}
}

// linkWord is the word for that.
func (t *rowRoom) linkWord(v *match.CardView) string {
	return cmp.Or(t.book.words(t.linkOf(v).Name), t.book.t("tuck.other"))
}

// drawTucks draws what lies under a card at r, by strips that can be counted and
// pointed at: the card it was before it evolved, and what is linked to it.
func (t *rowRoom) drawTucks(f *Frame, r render.Rect, v *match.CardView, region Region) {
	bare, n := 0, t.tucks(v)
	if t.overOf(v) != 0 {
		bare = 1
	}
	if bare+n == 0 {
		return
	}
	t.strips = f.TuckRow(t.strips, r, bare+n, bare)
	if bare == 1 {
		tg := t.baseTarget(v, region)
		f.Tuck(t.strips[0], &render.Tuck{ID: f.Add(tg), Face: t.book.face(v.Face), Sign: t.book.t("tuck.base.sign"), Bare: true, State: t.piles.marks(f, tg)})
	}
	i := bare
	for _, id := range v.Linked {
		o := t.card(id)
		if o == nil || !t.tucked(o) {
			continue
		}
		t.drawTuck(f, t.strips[i], o, cmp.Or(t.book.words(t.linkOf(o).Sign), t.book.t("tuck.other.sign")), region)
		i++
	}
}

// tucks is how many cards linked to one are drawn as strips.
func (t *rowRoom) tucks(v *match.CardView) (n int) {
	for _, id := range v.Linked {
		if o := t.card(id); o != nil && t.tucked(o) {
			n++
		}
	}
	return n
}

// drawBelow draws the cards on which another lies at r, by strips at its foot.
func (t *rowRoom) drawBelow(f *Frame, r render.Rect, list []*match.CardView) {
	if len(list) == 0 {
		return
	}
	t.strips = f.TuckRow(t.strips, r, len(list), 0)
	for i, v := range list {
		sign := ""
		if face := t.book.face(v.Face); t.lay.Phone && face != nil && face.Badge == "" { // else it would say nothing
			sign = string([]rune(face.Name)[:1])
		}
		t.drawTuck(f, t.strips[i], v, sign, t.region(v.At.Of))
	}
}

// tucked says whether a linked card is drawn as a strip: not what lies over the card or
// under it, and not what is drawn beside it.
func (t *rowRoom) tucked(v *match.CardView) bool {
	l := t.linkOf(v)
	return !l.Over && !l.Beside && !l.Under
}

// baseTarget is the card that an evolved one was, as something to point at.
func (t *rowRoom) baseTarget(v *match.CardView, region Region) Target {
	return Target{
		Name: "base:" + itoa(int(v.ID)), Label: t.book.t("tuck.base") + " " + t.book.name(v.Face), Card: v.ID, Face: v.Face, Region: region,
		Do: func() { t.picker.pressCard(v.ID) },
	}
}

// drawTuck draws a card of which a strip is seen, with all that can be done to it.
func (t *rowRoom) drawTuck(f *Frame, r render.Rect, v *match.CardView, sign string, region Region) {
	st, _ := t.state(v.ID)
	tg := t.target(v, st, region)
	t.anim.put(v.ID, r)
	if host := t.card(v.Host.ID); host != nil && f.tooThin(r) {
		tg.Do = t.piles.opener(t.word(host.At.Zone), host.At.Of)
	}
	st |= f.pointing(tg.Name)
	f.Tuck(r, &render.Tuck{ID: f.Add(tg), Face: t.book.face(v.Face), Game: t.book.game, Sign: sign, State: st})
}

// tag says what is special about a card where it lies.
func (t *rowRoom) tag(v *match.CardView) string {
	g := t.tagOf(v)
	switch {
	case g == nil:
		return ""
	case t.lay.Phone:
		return t.book.words(g.Short)
	}
	return t.book.words(g.Name)
}

// tagOf is the first tag of a card where it lies; nil: it has none.
func (t *rowRoom) tagOf(v *match.CardView) *wing.Tag {
	p := t.placeOf(t.word(v.At.Zone), wing.AsRow, wing.AsPost)
	if v.Chars == nil || p == nil {
		return nil
	}
	for i := range p.Tags {
		if tagged(v, &p.Tags[i]) {
			return &p.Tags[i]
		}
	}
	return nil
}

// tagged says whether a tag is one of a card: by its kind, or as a text of it works there.
func tagged(v *match.CardView, g *wing.Tag) bool {
	if g.Kinds == 0 {
		return len(v.Works) > 0
	}
	return v.Chars.Kinds&g.Kinds != 0
}
