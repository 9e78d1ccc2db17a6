package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// upright are phones that are held upright.
var upright = [][2]int{{390, 844}, {360, 640}}

// touches taps a thing with a finger.
func (r *rig) touches(name string) {
	r.t.Helper()
	x, y := r.middle(name)
	r.tick(1, Event{Kind: PointerDown, X: x, Y: y, Touch: true}, Event{Kind: PointerUp, X: x, Y: y, Touch: true})
	r.opened()
}

// TestAPhoneIsHeldUpright: on a phone that is held upright every table is reached and lies whole on the screen, in both
// languages; nothing that can be pressed stands outside, and the asking panel over none of the answers.
func TestAPhoneIsHeldUpright(t *testing.T) {
	for _, size := range upright {
		for i, lang := range assets.Langs {
			if i > 0 && size != upright[0] {
				continue
			}
			name := "-" + lang + "-" + itoa(size[0]) + "x" + itoa(size[1])
			r := newRig(t, size[0], size[1])
			r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
			whole := func(what string) {
				t.Helper()
				r.shot("upright-" + what + name)
				for _, s := range r.overlaps() {
					if strings.Contains(s, "rules:list") || *pictures && strings.HasPrefix(what, "table-") && strings.HasPrefix(s, "“") {
						continue // a list is cut at its foot, and what is written on painted cards lies under the next of the hand
					}
					t.Errorf("%v %s %s: %s", size, lang, what, s)
				}
				screen := render.R(0, 0, float32(size[0]), float32(size[1])).Inset(-2)
				for _, v := range r.c.Tree().Things {
					if b := render.R(v.X, v.Y, v.W, v.H); !b.Within(screen) && !strings.HasPrefix(v.Name, "card:") && !strings.HasPrefix(v.Name, "rule") {
						t.Errorf("%v %s %s: %s lies at %v", size, lang, what, v.Name, b)
					}
				}
			}
			for i, id := range assets.Playable() {
				if r.c.scene.(*title).open != i { // the middle of the open one is a way to play
					r.touches("table:" + id)
				}
				whole("title" + itoa(i))
			}
			r.touches("settings")
			whole("settings")
			r.key("Esc")
			r.touches("rules")
			whole("rules")
			r.key("Esc")
			r.touches("mode:solo")
			whole("decks")
			r.touches("play")
			r.settle()
			whole("begin")
			for _, id := range assets.Playable() {
				r = crowdedOf(t, "crowded-"+id+".scenario", 0, size[0], size[1], lang, true)
				whole("table-" + id)
				apart(t, r, id+name)
			}
		}
	}
}

// apart: no card of a row and no pile lies over another or over the hand, and the hand reaches to the foot of the table, so
// that no height is left over.
func apart(t *testing.T, r *rig, what string) {
	t.Helper()
	tb := r.table()
	type spot struct {
		name string
		r    render.Rect
	}
	var spots []spot
	add := func(name string) {
		if b, seen := r.c.Find(name); seen {
			spots = append(spots, spot{name, b})
		}
	}
	for i := range tb.places() {
		p := &tb.places()[i]
		for s := range state.Seat(2) {
			switch {
			case p.Show == wing.AsRow && !p.Counted:
				for _, v := range tb.rows.rowCards(p, s) {
					add(cardName(v.ID))
				}
			case p.Show == wing.AsPost:
				if list := tb.posts.posted(p, s); len(list) > 0 {
					add(cardName(list[0].ID))
				}
			case isPile(p):
				add(tb.piles.pileName(s, p.Name))
			}
		}
	}
	var hand render.Rect
	for i, b := range tb.rows.boxes {
		if hand = b.Union(hand); i == 0 {
			hand = b
		}
	}
	if spare := tb.lay.Ground.Bottom() - hand.Bottom(); spare < 0 || spare > 24*tb.lay.U {
		t.Errorf("%s: the hand ends %.0f px above the foot of the table", what, spare)
	}
	slices.SortFunc(spots, func(a, b spot) int { return strings.Compare(a.name, b.name) })
	spots = slices.CompactFunc(spots, func(a, b spot) bool { return a.name == b.name }) // a place that the seats share
	spots = append(spots, spot{"the hand", hand})
	for i, b := range spots {
		for _, a := range spots[:i] {
			if o := a.r.Intersect(b.r); o.W > 2 && o.H > 2 {
				t.Errorf("%s: %s at %v lies over %s at %v", what, b.name, b.r, a.name, a.r)
			}
		}
	}
}

// TestAMatchIsPlayedUprightByTouch: from the title to a card on the field, with one finger on an upright phone.
func TestAMatchIsPlayedUprightByTouch(t *testing.T) {
	r := newRig(t, 390, 844)
	r.touches("mode:solo")
	r.touches("play")
	r.settle()
	r.touches("yes")
	r.settle()
	for range 2 {
		r.touches("no")
		r.settle()
	}
	tb := r.table()
	played := func() bool {
		return slices.ContainsFunc(tb.events, func(e match.Told) bool { return e.Event.Verb == ability.Played })
	}
	for n := 0; n < 16 && !played(); n++ {
		if tb.dec.Window != "main" {
			r.touches("pass")
			r.settle()
			continue
		}
		for _, a := range tb.acts {
			if box, seen := r.c.Find(cardName(a.Card)); seen && a.Verb == state.PlayCard {
				x, y := box.X+8, box.Center().Y // of a card in a fan its left edge is seen
				r.tick(1, Event{Kind: PointerDown, X: x, Y: y, Touch: true}, Event{Kind: PointerUp, X: x, Y: y, Touch: true})
				r.settle()
				break
			}
		}
		if _, may := r.c.Find("place:" + itoa(int(tb.dec.Seat)) + ":field:0"); may && tb.picked != 0 {
			r.touches("place:" + itoa(int(tb.dec.Seat)) + ":field:0")
			r.settle()
			continue
		}
		r.key("Esc")
		r.touches("end")
		r.settle()
		if r.c.top().Name() == "confirm" {
			r.touches("confirm:yes")
			r.settle()
		}
	}
	r.shot("upright-played")
	if !played() {
		t.Error("no card was played")
	}
}
