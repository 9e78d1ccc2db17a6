package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/ability"
	"gotaku/rules/deck"
)

// cardsOnly is a starter deck's list as it is copied from somewhere: no name, no game, only cards.
func cardsOnly(g *assets.Game) string {
	var out []string
	for _, line := range strings.Split(string(g.Lists[0].Text("ja")), "\n") {
		if !strings.Contains(line, "：") {
			out = append(out, line)
		}
	}
	return strings.Join(out, "\n")
}

// ownNames are the names of the player's own decks of a game.
func (r *rig) ownNames(game string) []string {
	var out []string
	for _, l := range r.c.library.owns(game) {
		out = append(out, l.Name)
	}
	slices.Sort(out)
	return out
}

// TestImportsKeepEachOther: a second list without a name, or with the name of the first, is a second deck that is told
// apart from the first.
func TestImportsKeepEachOther(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	for _, name := range []string{"", "", "名前：港\n", "名前：港\n", ""} {
		r.clip = name + cardsOnly(carried(""))
		r.click("import")
		r.tick(2)
	}
	if got := r.ownNames("sve"); !slices.Equal(got, []string{"デッキ", "デッキ 2", "デッキ 3", "港", "港 2"}) {
		t.Fatalf("five imports are the decks %q", got)
	}
	r.click("deck:build:0") // the last one imported, which is chosen
	r.click("deckname")
	for range len("デッキ 3") {
		r.key("Backspace")
	}
	r.tick(1, Event{Kind: TextTyped, Text: "港"})
	r.key("Enter")
	if got := r.ownNames("sve"); !slices.Equal(got, []string{"デッキ", "デッキ 2", "港", "港 2", "港 3"}) {
		t.Fatalf("after one was given another's name: %q", got)
	}
}

// TestABadListIsAnsweredOnce: each gets one message in the language of the settings, and what is stored stays.
func TestABadListIsAnsweredOnce(t *testing.T) {
	for i, c := range []struct{ list, ja, en string }{
		{"", "デッキが空です", "deck list is empty"},
		{"こんにちは", "1行目：「こんにちは」は読めません", `line 1: "こんにちは" cannot be read`},
		{"3 そんなカード", "1行目：「そんなカード」というカードはありません", `line 1: there is no card "そんなカード"`},
		{"ゲーム：fftcg\n3 氷の門番", "「FF-TCG」のデッキです", "a deck for FF-TCG"},
		{strings.Repeat("3 そんなカード\n", 20000), "デッキが大きすぎます", "too large"},
		{"{\"main\":", "1行", "line 1"},
		{"ゲーム：将棋\n3 歩", "「将棋」というゲームはありません", `"将棋" is no game here`},
	} {
		for lang, want := range map[string]string{"ja": c.ja, "en": c.en} {
			r := newRig(t, 1280, 720)
			r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
			r.click("mode:solo")
			r.clip = cardsOnly(carried(""))
			r.click("import")
			before := r.ownNames("sve")
			r.clip = c.list
			r.click("import")
			n, is := r.c.top().(*notice)
			if !is || len(r.c.over) != 1 {
				t.Fatalf("%d %s: %q over the scene, want one notice", i, lang, r.c.top().Name())
			}
			if !strings.Contains(n.text, want) {
				t.Errorf("%d %s: %q, want %q", i, lang, n.text, want)
			}
			if got := r.ownNames("sve"); !slices.Equal(got, before) {
				t.Errorf("%d: the decks were %q, now %q", i, before, got)
			}
		}
	}
}

// TestAListBelongsToItsTable: a list that names no game is read with the cards of the table it is pasted at.
func TestAListBelongsToItsTable(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("table:fftcg")
	r.click("mode:solo")
	r.clip = cardsOnly(assets.Of("fftcg"))
	r.click("import")
	if got := r.ownNames("fftcg"); !slices.Equal(got, []string{"デッキ"}) {
		t.Fatalf("decks %q over %s", got, r.c.top().Name())
	}
}

// TestRightButtonLeavesNoScreen: it puts back and closes; where nothing is held it does nothing.
func TestRightButtonLeavesNoScreen(t *testing.T) {
	r := newRig(t, 1280, 720)
	right := func() { r.tick(1, Event{Kind: PointerDown, X: 640, Y: 400, Secondary: true}) }
	r.click("mode:solo")
	if right(); r.c.scene.Name() != "decks" {
		t.Fatalf("the right button led from the decks to %s", r.c.scene.Name())
	}
	r.click("deck:build:0")
	if right(); r.c.scene.Name() != "build" {
		t.Fatalf("the right button led from the builder to %s", r.c.scene.Name())
	}
	r.c.Notice("a", "b")
	if right(); len(r.c.over) != 0 {
		t.Fatal("the right button does not close a dialog")
	}
}

// TestSearchWhileTyping: the cards follow every letter, in either language, and Esc brings all of them back.
func TestSearchWhileTyping(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	r.click("deck:build:0")
	b := r.c.scene.(*builder)
	all := len(b.cards())
	g := b.own.of
	for _, c := range []struct{ word, of string }{{"クラーケン", ""}, {"deal", "EN"}, {"evolve", "EN"}} {
		r.click("search")
		last := all
		for _, letter := range c.word {
			r.tick(1, Event{Kind: TextTyped, Text: string(letter)})
			if n := len(b.cards()); n > last {
				t.Fatalf("%q: %d cards after %c, %d before", c.word, n, letter, last)
			} else {
				last = n
			}
		}
		if c.of != "" && (last == 0 || last == all) {
			t.Errorf("%q, which English texts have, finds %d of %d cards", c.word, last, all)
		}
		for _, f := range b.cards() {
			english := b.books.inEnglish(f)
			if c.of == "EN" && !strings.Contains(strings.ToLower(english+g.Pool.Def(f).Sides[0].NameEN+strings.Join(g.Pool.Def(f).Sides[0].TraitsEN, " ")), c.word) {
				t.Errorf("%q finds %s", c.word, g.Pool.Def(f).Sides[0].Name)
			}
		}
		if last == 0 && r.c.now().find("card:1") != nil {
			t.Errorf("%q finds none, and a card is shown", c.word)
		}
		r.inBoth("build-search-" + c.word)
		r.key("Esc")
		if n := len(b.cards()); n != all {
			t.Fatalf("after Esc %d cards, want %d", n, all)
		}
	}
	b.sift.word = "トウカ"
	want := b.cards()
	for _, word := range []string{"とうか", "とウか"} { // as it is typed before the input method is told otherwise
		if b.sift.word = word; len(want) == 0 || !slices.Equal(b.cards(), want) {
			t.Errorf("%q finds %d cards, トウカ finds %d", word, len(b.cards()), len(want))
		}
	}
	for word, kana := range map[string]string{"touka": "とうか", "kyuushi": "きゅうし", "hinageshi": "ひなげし", "shippo": "しっぽ", "kannushi": "かんぬし", "xyz": "", "deal": ""} {
		if got := kanaOf(word); got != kana {
			t.Errorf("%q sounds like %q, want %q", word, got, kana)
		}
	}
	if b.sift.word = "touka"; !slices.Equal(b.cards(), want) {
		t.Errorf("touka finds %d cards, トウカ finds %d", len(b.cards()), len(want))
	}
	b.sift.word = "ＤＥＡＬ"
	if wide := b.cards(); len(wide) == 0 {
		t.Error("wide letters find nothing")
	}
}

// TestWhatIsLookedForInTheBuilder: costs, kinds and how cards are read are looked for together, each press of a thing puts
// it in or takes it out, a change can be taken back, and a hand is dealt as the table does.
func TestWhatIsLookedForInTheBuilder(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	r.click("deck:build:0")
	b := r.c.scene.(*builder)
	all := len(b.cards())
	r.click("cost:3")
	r.click("cost:7")
	for _, f := range b.cards() {
		if n, has := b.own.of.Pool.Def(f).Sides[0].Num.Get(b.books.corner()); !has || n != 3 && n < 7 {
			t.Fatalf("%s costs %d", b.books.name(f), n)
		}
	}
	some := len(b.cards())
	if r.click("cost:3"); some == 0 || some == all || len(b.cards()) >= some {
		t.Errorf("%d cards, %d of two costs, %d of one", all, some, len(b.cards()))
	}
	r.click("cost:7")
	r.click("works:2")
	for _, f := range b.cards() {
		if b.own.of.Reports[f-1].Status != deck.Vanilla {
			t.Fatalf("%s has a text that is read", b.books.name(f))
		}
	}
	if r.click("works:2"); len(b.cards()) != all {
		t.Errorf("%d cards after all was taken out, want %d", len(b.cards()), all)
	}
	x := b.own.deck.Main[0]
	n := b.count(x)
	r.clickIn("mine", heldName(x))
	if r.click("deck:undo"); b.count(x) != n || len(b.own.faults) != 0 {
		t.Errorf("%d copies after the change was taken back, want %d", b.count(x), n)
	}
	r.shot("build-new")
	r.click("deck:hand")
	r.shot("build-hand")
	h, is := r.c.top().(*handSample)
	if !is || len(h.faces) != 4 {
		t.Fatalf("%s with a hand of %v", r.c.top().Name(), h)
	}
	r.key("Esc")
	r.click("deck:share")
	r.click("share:code")
	if l, err := deck.ReadList([]byte(r.clip)); err != nil || l.Count("main") != len(b.own.deck.Main) {
		t.Errorf("the code %q is no such deck: %v", r.clip, err)
	}
	r.key("Esc")
	r.c.ChangeSettings(func(s *Settings) { s.Lang = "en" })
	r.c.Resize(1920, 1080, 1)
	r.shot("build-new-en-1920")
	r.c.Resize(844, 390, 1)
	r.shot("build-new-en-844")
	r.click("play")
	if r.c.scene.Name() != "table" {
		t.Errorf("the deck is not played, but %s is shown", r.c.scene.Name())
	}
}

// TestChance: of five cards two are good; a hand of two has none with 3/5 * 2/4.
func TestChance(t *testing.T) {
	if got := chance(5, 2, 2); got < 0.6999 || got > 0.7001 {
		t.Errorf("%v, want 0.7", got)
	}
	if got := chance(3, 2, 2); got != 1 {
		t.Errorf("%v, want 1", got)
	}
}

// TestTheBuilderNamesTheNumber: what stands at the corner of a game's cards is looked for and sorted by under its name there.
func TestTheBuilderNamesTheNumber(t *testing.T) {
	for _, game := range assets.Playable() {
		for lang, size := range map[string]string{"ja": "サイズ", "en": "Size"} {
			r := newRig(t, 1280, 720)
			r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
			r.opens(game)
			r.click("mode:solo")
			r.click("deck:build:0")
			b := r.c.scene.(*builder)
			want := b.numbered()
			if (want == size) != (b.books.corner() == ability.Size) {
				t.Errorf("%s: the number is called %q", game, want)
			}
			if has := r.c.now().find("cost:0") != nil; has != (want != "") {
				t.Errorf("%s: a number called %q is looked for: %v", game, want, has)
			}
			for range 2 * len(sortings) { // none of the orders is by what there is not
				name := want
				if way := sortings[b.sift.order]; way != "cost" {
					name = r.c.T("deck.sort." + way)
				}
				if order := r.c.now().find("sort").Label; name == "" || order != r.c.T("deck.sort", name) {
					t.Errorf("%s: the cards are in order of %q, want %q", game, order, name)
				}
				r.click("sort")
			}
		}
	}
}
