package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/rules/deck"
	"gotaku/rules/state"
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

// TestAListOfAnotherProgramMakesBlankCards: a list as OCTGN writes it is taken; what nobody has of it becomes blank cards
// once that was asked, and stays a deck.
func TestAListOfAnotherProgramMakesBlankCards(t *testing.T) {
	r := newRig(t, 1280, 720).reads()
	leader := carried("").Pool.Def(carried("").Decks[0].Leader[0]).Sides[0].Name
	r.click("mode:solo")
	r.clip = `<deck game="x"><section name="Leader"><card qty="1">` + leader + `</card></section><section name="Main"><card qty="3" id="a">凪の使い</card><card qty="2" id="b">夜の舟</card></section></deck>`
	r.click("import")
	r.until("it is asked", func() bool { return r.c.top().Name() == "confirm" })
	r.shot("own-missing")
	r.click("confirm:no")
	if len(r.c.shelf.of("sve")) != 0 || len(r.store.List(deckPrefix)) != 0 {
		t.Fatal("taken without being confirmed")
	}
	r.click("import")
	r.until("it is asked again", func() bool { return r.c.top().Name() == "confirm" })
	r.click("confirm:yes")
	r.until("the deck is chosen", func() bool {
		s, is := r.c.top().(*deckScene)
		return is && len(r.store.List(deckPrefix)) == 1 && len(s.chosen(0, s.c.library.decks(s.game, s.format)).deck.Main) == 5
	})
	if p := r.c.shelf.of("sve"); len(p) != 1 || len(p[0].cards) != 2 || p[0].cards[0].Def.Sides[0].Name != "凪の使い" {
		t.Errorf("the shelf has %+v", p)
	}
}

// TestARecordTakesItsCardsAlong: a match with own cards, saved as a file, opens on a machine that has none of them; with
// other cards in the file it does not.
func TestARecordTakesItsCardsAlong(t *testing.T) {
	r := newRig(t, 1280, 720).reads()
	r.click("mode:solo")
	r.brings(ownTable())
	r.click("cards:keep")
	r.until("the decks are shown", func() bool { return r.c.top().Name() == "decks" })
	r.clip = ownList()
	r.click("import")
	r.until("the deck is there", func() bool { return len(r.store.List(deckPrefix)) == 1 })
	r.click("play")
	r.until("the match begins", func() bool { return r.c.scene.Name() == "table" })
	r.settle()
	r.c.Open(&menu{t: r.table()})
	r.click("menu:save")
	r.tick(2)
	file := r.saved
	opens := func(file []byte) *rig {
		o := newRig(t, 1280, 720).reads()
		o.c.Env.Files = func() []local.File {
			o.c.Env.Files = nil
			return []local.File{{Name: "a.gtk", Data: file}}
		}
		o.until("something comes of it", func() bool { return o.c.scene.Name() == "table" || o.c.top().Name() == "notice" })
		return o
	}
	o := opens(file)
	if o.c.scene.Name() != "table" || o.table().match.replay == nil {
		t.Fatalf("it opens as %s: %q", o.c.top().Name(), o.c.Tree().Notice)
	}
	bent := []byte(strings.Replace(string(file), "own-", "owm-", 1))
	if o := opens(bent); o.c.scene.Name() == "table" {
		t.Error("a file with other cards opens")
	}
}

// TestACardIsWritten: while it is typed, it is said what is understood of it in both languages and which piece is not; kept,
// it stands in its pack, and it can be tried on a table.
func TestACardIsWritten(t *testing.T) {
	for _, size := range screenSizes {
		r := newRig(t, size[0], size[1]).reads()
		r.click("mode:solo")
		r.click("cards")
		r.click("cards:new")
		e := r.c.scene.(*cardEdit)
		types := func(field, text string) {
			t.Helper()
			r.click(field)
			for range 40 {
				r.key("Backspace")
			}
			r.clip = text
			r.key("Ctrl V")
			r.tick(1)
			r.key("Enter")
		}
		types("col:name", "霧の灯")
		types("line:0", "[ファンファーレ] 1枚引く。")
		read := func() bool {
			return e.card != nil && !e.busy && e.made != nil && string(e.asked) == string(deck.PrintOf("sve", e.made))
		}
		r.until("it is read", read)
		if len(e.meant) != 1 || e.meant[0].Hand != 0 || e.meant[0].EN == "" || !strings.Contains(e.meant[0].JA, "引く") {
			t.Errorf("it means %+v", e.meant)
		}
		types("line:1", "[ファンファーレ] 1枚引く。ふしぎなことをする。")
		r.until("it is read again", read)
		if len(e.meant) != 2 || e.meant[1].Hand == 0 || len(e.card.Report.Problems) != 1 || !strings.HasSuffix(e.card.Report.Problems[0].Text, "ふしぎなことをする。") {
			t.Errorf("it means %+v, %+v", e.meant, e.card.Report.Problems)
		}
		r.inBoth("card-written")
		r.click("card:keep")
		r.until("the packs are shown", func() bool { return r.c.top().Name() == "packs" })
		r.c.Draw()
		if p := r.c.shelf.of("sve"); len(p) != 1 || len(p[0].cards) != 1 || p[0].cards[0].Def.Sides[0].Name != "霧の灯" {
			t.Fatalf("the shelf has %+v", p)
		}
		r.click("cards:edit")
		e = r.c.scene.(*cardEdit)
		r.until("it is read once more", func() bool { return e.card != nil && !e.busy })
		r.click("card:try")
		r.until("it is on a table", func() bool { return r.c.scene.Name() == "table" })
		r.tick(1)
		if tb := r.table(); tb.dec == nil || tb.dec.Seat != 0 || !slices.ContainsFunc(tb.acts, func(a state.Act) bool {
			return a.Verb == state.PlayCard && tb.nameOf(a.Card) == "霧の灯"
		}) {
			t.Errorf("it cannot be played: %+v, %+v", tb.dec, tb.acts)
		}
	}
}
