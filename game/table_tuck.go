package game

import (
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/match"
)

// tuckKeys say what a card linked to another is there for, by the zone it lies in.
var tuckKeys = map[ability.Zone]string{
	ability.Evolution: "evolution", ability.Race: "race", ability.Drive: "drive", ability.Equipment: "equipment",
	ability.EnergyZone: "energy", ability.Soul: "assist",
}

// tuckKey is the key of the words for a linked card.
func (t *table) tuckKey(v *match.CardView) string {
	if k, ok := tuckKeys[t.word(v.At.Zone)]; ok {
		return k
	}
	return "other"
}

// drawTucks draws what lies under a card at r, by strips that can be counted and
// pointed at: the card it was before it evolved, and what is linked to it.
func (t *table) drawTucks(f *Frame, r render.Rect, v *match.CardView, region Region) {
	bare, n := 0, 0
	if t.overOf(v) != 0 {
		bare = 1
	}
	for _, id := range v.Linked {
		if o := t.card(id); o != nil && t.tucked(o) {
			n++
		}
	}
	if bare+n == 0 {
		return
	}
	t.strips = f.TuckRow(t.strips, r, bare+n, bare)
	if bare == 1 {
		tg := t.baseTarget(v, region)
		f.Tuck(t.strips[0], &render.Tuck{ID: f.Add(tg), Face: t.book.face(v.Face), Sign: t.book.t("tuck.base.sign"), Bare: true, State: t.marks(f, tg)})
	}
	i := bare
	for _, id := range v.Linked {
		o := t.card(id)
		if o == nil || !t.tucked(o) {
			continue
		}
		t.drawTuck(f, t.strips[i], o, t.book.t("tuck."+t.tuckKey(o)+".sign"), region)
		i++
	}
}

// tucked says whether a linked card is drawn as a strip: not what lies over the card,
// and not what is drawn beside it.
func (t *table) tucked(v *match.CardView) bool {
	switch t.word(v.At.Zone) {
	case ability.Evolution, ability.EnergyZone, ability.Soul:
		return false
	}
	return true
}

// baseTarget is the card that an evolved one was, as something to point at.
func (t *table) baseTarget(v *match.CardView, region Region) Target {
	return Target{
		Name: "base:" + itoa(int(v.ID)), Label: t.book.t("tuck.base") + " " + t.book.name(v.Face), Card: v.ID, Face: v.Face, Region: region,
		Do: func() { t.pressCard(v.ID) },
	}
}

// drawTuck draws a card of which a strip is seen, with all that can be done to it.
func (t *table) drawTuck(f *Frame, r render.Rect, v *match.CardView, sign string, region Region) {
	st, _ := t.state(v.ID)
	tg := t.target(v, st, region)
	t.anim.put(v.ID, r)
	st |= f.pointing(tg.Name)
	f.Tuck(r, &render.Tuck{ID: f.Add(tg), Face: t.book.face(v.Face), Game: t.book.game, Sign: sign, State: st})
}

// tag says what is special about a card where it lies: a crest, or an ability that
// works outside the field.
func (t *table) tag(v *match.CardView) string {
	key := ""
	switch {
	case v.Chars == nil || t.word(v.At.Zone) != ability.EX:
		return ""
	case v.Chars.Kinds&ability.Crest != 0:
		key = "card.tag.crest"
	case len(v.Works) > 0:
		key = "card.tag.ex"
	default:
		return ""
	}
	if t.lay.Phone {
		key += ".short"
	}
	return t.book.t(key)
}
