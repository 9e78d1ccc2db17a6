package game

import (
	"strings"
	"testing"

	"gotaku/rules/deck"
	"gotaku/web/link/local"
)

// TestOwnPacksAreListed: what is kept stands in the list, with its cards; a file can be chosen, the pack is handed over as a
// file that is read as the same cards, and it goes only when that was asked and confirmed.
func TestOwnPacksAreListed(t *testing.T) {
	for _, size := range screenSizes {
		r := newRig(t, size[0], size[1]).reads()
		r.click("mode:solo")
		r.click("cards")
		r.inBoth("own-packs-none")
		picked := ""
		r.c.Env.Pick = func(accept string) error { picked = accept; return nil }
		r.click("cards:file")
		if !strings.Contains(picked, ".csv") {
			t.Errorf("asked for files %q", picked)
		}
		r.c.Env.Files = func() []local.File {
			r.c.Env.Files = nil
			return []local.File{{Name: "わたしの.csv", Data: []byte(ownTable())}}
		}
		r.until("what was found is shown", func() bool { return r.c.top().Name() == "bring" })
		r.until("all is read", func() bool { return r.c.scene.(*bringing).p.unread == 0 })
		r.click("cards:keep")
		r.until("the packs are shown", func() bool { return r.c.top().Name() == "packs" })
		v := r.c.scene.(*packs)
		r.c.Draw()
		if v.p == nil || v.p.title(r.c) != "わたしの" || len(v.p.cards) != 15 {
			t.Fatalf("the list shows %+v", v.p)
		}
		r.click("found:0")
		r.inBoth("own-packs")
		r.click("cards:export")
		r.tick(2)
		p, err := deck.ReadPack(r.saved)
		if err != nil || len(p.Cards) != 15 || p.Cards[0].Sides[0].Name != "霧の謎" {
			t.Errorf("the file has %+v, %v", p, err)
		}
		r.click("cards:delete")
		r.click("confirm:no")
		if len(r.c.shelf.of("sve")) != 1 {
			t.Fatal("gone without being confirmed")
		}
		r.click("cards:delete")
		r.click("confirm:yes")
		r.tick(2)
		if len(r.c.shelf.of("sve")) != 0 || len(r.store.List(shelfPrefix)) != 0 {
			t.Error("it is still there")
		}
		r.click("back")
		r.until("the decks are shown", func() bool { return r.c.top().Name() == "decks" })
	}
}
