package game

import (
	"testing"
)

// TestNothingIsDeletedByOnePress: a deck, a match that goes on and a record each go only when that was confirmed.
func TestNothingIsDeletedByOnePress(t *testing.T) {
	for _, size := range screenSizes {
		r := newRig(t, size[0], size[1])
		for range 2 { // with one alone there is no list of them
			r.click("mode:solo")
			r.click("play")
			r.settle()
			r.c.keepRecord(r.table().match, r.table().s.Record())
			r.table().leave()
		}
		for _, of := range []struct{ prefix, open, press string }{
			{matchPrefix, "continue", "forget:0"},
			{recordPrefix, "records", "record:forget:0"},
			{deckPrefix, "mode:solo", "deck:delete:0"},
		} {
			r.click(of.open)
			if of.prefix == deckPrefix {
				r.c.scene.(*deckScene).take(cardsOnly(carried("")))
				r.tick(2)
			}
			kept := len(r.store.List(of.prefix))
			if kept == 0 {
				t.Fatalf("nothing is kept under %s", of.prefix)
			}
			for _, answer := range []struct {
				key  string
				left int
			}{{"Esc", kept}, {"Y", kept - 1}} {
				r.click(of.press)
				r.inBoth("delete-" + of.press[:4])
				if n := len(r.store.List(of.prefix)); n != kept || r.c.top().Name() != "confirm" {
					t.Fatalf("%s: one press leaves %d of %d, %s is open", of.press, n, kept, r.c.top().Name())
				}
				r.key(answer.key)
				if n := len(r.store.List(of.prefix)); n != answer.left {
					t.Fatalf("%s: %s leaves %d of %d", of.press, answer.key, n, kept)
				}
			}
			r.key("Esc")
		}
	}
}
