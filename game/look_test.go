package game

import (
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// TestScreens draws the screens that the other tests pass by.
func TestScreens(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {1920, 1080}, {844, 390}} {
		name := "-" + itoa(size[0])
		h := &hands{rig: newRig(t, size[0], size[1]), rand: rules.Mix(11, 3), used: map[string]int{}}
		h.click("settings")
		h.shot("settings" + name)
		h.key("Esc")
		h.click("mode:solo")
		h.click("play")
		for i := 0; i < 90 && h.once(); i++ {
			h.settle()
		}
		tb := h.table()
		for i := 0; tb.dec.Kind != rules.Acting || tb.passer.isQuick() || len(tb.zone(ability.Field, tb.dec.Seat)) == 0; i++ {
			if !h.once() || i > 200 {
				t.Fatal("the match ended before a main phase with a card on the field")
			}
			h.settle()
		}
		h.shot("table" + name)
		x, y := h.middle(cardName(tb.zone(ability.Field, tb.dec.Seat)[0].ID))
		h.tick(30, Event{Kind: PointerMove, X: x, Y: y})
		h.shot("large" + name)
		h.key("L")
		h.tick(30)
		h.shot("log" + name)
		h.key("Esc")
		h.key("Z")
		h.shot("look" + name)
		h.key("Esc")
		h.c.Open(&menu{t: tb})
		h.shot("menu" + name)
		h.key("Esc")
		for _, a := range tb.acts {
			if a.Verb == state.DeclareAttack {
				x, y := h.middle(h.nameOf(a.Card))
				tx, ty := h.middle(h.nameOf(a.Target))
				h.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: tx, Y: ty})
				h.shot("attack" + name)
				h.tick(1, Event{Kind: PointerUp, X: tx, Y: ty})
				h.tick(7)
				h.shot("attacking" + name)
				h.settle()
				break
			}
		}
		for h.once() {
			h.settle()
			if tb.mayAct(state.PlayCard) && !tb.passer.isQuick() {
				break
			}
		}
		for _, a := range tb.acts {
			if a.Verb == state.PlayCard && tb.picker.goesToField(a.Card) {
				x, y := h.middle(h.nameOf(a.Card))
				h.tick(1, Event{Kind: PointerDown, X: x, Y: y}, Event{Kind: PointerMove, X: x + 60, Y: y - 120*float32(size[1])/720})
				h.shot("drag" + name)
				h.tick(1, Event{Kind: PointerUp, X: 10, Y: 10})
				h.click(h.nameOf(a.Card))
				h.shot("picked" + name)
				h.key("Enter")
				h.tick(6)
				h.shot("flying" + name)
				break
			}
		}
	}
}
