package game

import (
	"testing"

	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// shown is where the large face stands; empty: there is none.
func (r *rig) shown() render.Rect { return r.c.now().shown }

// rest brings the mouse over a thing, and lets it rest there.
func (r *rig) rest(name string) {
	r.t.Helper()
	x, y := r.middle(name)
	r.tick(1, Event{Kind: PointerMove, X: x - 40, Y: y - 30})
	r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
}

// The large face opens where the mouse is brought to rest, and by nothing else: not by a
// click, a drop or a step back, whatever then lies under a mouse at rest.
func TestLargeFaceOpensOnPurpose(t *testing.T) {
	r := seated(t, 1280, 720)
	id := toPlay(t, r)
	r.settle()
	name, s := cardName(id), r.table().dec.Seat
	r.rest(name)
	if r.shown().Empty() {
		t.Fatal("the mouse rests on a card, and no large face is shown")
	}
	closed := func(after string) {
		t.Helper()
		r.tick(120)
		if !r.shown().Empty() {
			t.Fatalf("a large face is open after %s, with the mouse at rest", after)
		}
	}
	r.click(name)
	closed("a click")
	x, y := r.middle(name)
	r.tick(30, Event{Kind: PointerMove, X: x + 4, Y: y - 3})
	closed("a click, and a hand that trembles")
	r.click("back")
	r.dragTo(name, "place:"+itoa(int(s))+":field:"+itoa(fieldSize(r, s)))
	if fieldSize(r, s) == 0 {
		t.Fatal("it was not played")
	}
	closed("a drop")
	r.key("Ctrl Z")
	closed("a step back")
	r.key("Ctrl Shift Z")
	closed("a step forth")
	r.rest(cardName(r.table().zone(ability.Hand_, s)[0].ID))
	if r.shown().Empty() {
		t.Fatal("the mouse was brought to another card, and no large face is shown")
	}
	r.tick(1, Event{Kind: PointerMove, X: 3, Y: 700})
	for range 20 { // on its way over all of the hand
		for _, v := range r.table().zone(ability.Hand_, s) {
			x, y := r.middle(cardName(v.ID))
			r.tick(3, Event{Kind: PointerMove, X: x, Y: y})
			if !r.shown().Empty() {
				t.Fatal("a large face opens for a mouse that passes")
			}
		}
	}
}

// A card that is taken from under a mouse at rest takes its large face away, and what comes
// under it opens none.
func TestLargeFaceGoesWithItsCard(t *testing.T) {
	r := seated(t, 1280, 720)
	id := toPlay(t, r)
	r.settle()
	r.rest(cardName(id))
	tb := r.table()
	if r.shown().Empty() {
		t.Fatal("no large face is shown")
	}
	tb.give(state.Answer{Act: tb.playActs(id)[0]}) // not by this mouse
	r.tick(180)
	if !r.shown().Empty() {
		t.Fatal("the large face stays on the card that moved away")
	}
}

// TestLargeFaceKeepsClear: on the crowded tables it covers nothing that is lit wherever there is room, and never the asking
// panel or the pointer. On a phone it is there only as long as a finger is held down.
func TestLargeFaceKeepsClear(t *testing.T) {
	for _, file := range []string{"crowded-sve.scenario", crowdedStack, "crowded-divinecross.scenario"} {
		for _, size := range screens {
			r := crowdedOf(t, file, 0, size[0], size[1], "ja", true)
			tb := r.table()
			n, covered := 0, 0
			for _, tg := range append([]Target(nil), r.c.now().targets...) {
				if tg.Card == 0 || tb.card(tg.Card) == nil || tb.card(tg.Card).Face == 0 {
					continue
				}
				r.tick(1, Event{Kind: PointerMove, X: 2, Y: 2})
				r.tick(30, Event{Kind: PointerMove, X: tg.R.X + tg.R.W*0.2, Y: tg.R.Center().Y})
				at, f := r.shown(), r.c.now()
				if at.Empty() {
					continue
				}
				n++
				for _, p := range f.panel {
					if at.Overlaps(p) {
						t.Errorf("%s %v: the large face of %s covers the asking panel", file, size, tg.Label)
					}
				}
				if !at.Within(f.bounds()) || !f.Phone && at.Contains(r.c.mouse) { // a finger covers what it is on
					t.Errorf("%s %v: the large face of %s lies over the pointer or beyond the screen: %v", file, size, tg.Label, at)
				}
				for i := range f.targets {
					v := &f.targets[i]
					if inHand := tb.word(tb.card(tg.Card).At.Zone) == ability.Hand_; inHand && v.Name == tg.Name && !f.Phone && at.Overlaps(v.R) {
						t.Errorf("%s %v: the large face of %s lies over the card itself: %v over %v", file, size, tg.Label, at, v.R)
					}
					if (v.State == "legal" || v.State == "selected") && v.Name != tg.Name && at.Overlaps(v.R) && !v.Out {
						covered++
						break
					}
				}
			}
			if f := r.c.now(); n < 20 || !f.Phone && covered*10 > n { // where there is room nowhere else
				t.Errorf("%s %v: %d of %d large faces cover something lit", file, size, covered, n)
			}
		}
	}
}

// A tooltip lies beside the large face that is kept, not over its foot.
func TestTooltipKeepsOffTheLargeFace(t *testing.T) {
	for _, size := range screens {
		r := crowdedOf(t, "crowded-sve.scenario", 0, size[0], size[1], "ja", true)
		tb := r.table()
		for _, v := range tb.zone(ability.Hand_, 0) {
			if tb.picker.reason(v.ID) == nil {
				continue
			}
			name := cardName(v.ID)
			b, _ := r.c.Find(name)
			x, y := b.X+b.W*0.2, b.Center().Y
			r.tick(1, Event{Kind: PointerMove, X: 2, Y: 2})
			r.tick(30, Event{Kind: PointerMove, X: x, Y: y})
			r.key("I")
			r.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerUp, X: x, Y: y})
			if f := r.c.now(); f.shown.Empty() || f.told.Empty() || f.shown.Overlaps(f.told) {
				t.Errorf("%v: the large face at %v, the tooltip at %v", size, f.shown, f.told)
			}
			break
		}
	}
}
