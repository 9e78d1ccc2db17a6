package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// lines is what is written on the screen, the topmost layer over the others.
func (r *rig) lines() (out []string) {
	r.c.dirty = true
	f := r.c.now()
	for _, p := range f.Written(f.ops) {
		if p.Text != "" {
			out = append(out, p.Text)
		}
	}
	return out
}

// TestANewHandIsAsLargeAsIsSaid: what is said of a first hand that is given up is what happens, in every game that asks.
func TestANewHandIsAsLargeAsIsSaid(t *testing.T) {
	asked := 0
	for _, game := range assets.Playable() {
		r := newRig(t, 1280, 720)
		r.opens(game)
		r.click("mode:solo")
		r.click("play")
		r.settle()
		once := answerer(t, r, game, 1)
		for n := 0; n < 12 && r.table().dec != nil && r.table().dec.Ask.Key != "mulligan" && once(); n++ {
			r.settle()
		}
		tb := r.table()
		if tb.dec == nil || tb.dec.Ask.Key != "mulligan" {
			continue
		}
		asked++
		s := tb.dec.Seat
		hand, deck := len(tb.zone(ability.Hand_, s)), len(tb.zone(ability.Deck, s))
		note := strings.Join(r.lines(), "")
		if !strings.Contains(note, "手札をすべてデッキに戻し") || !strings.Contains(note, "同じ枚数") {
			t.Errorf("%s says %q", game, note)
		}
		r.click("yes")
		r.settle()
		for n := 0; n < 3 && len(tb.zone(ability.Hand_, s)) == 0 && once(); n++ { // the order in which it lies under the deck
			r.settle()
		}
		if h, d := len(tb.zone(ability.Hand_, s)), len(tb.zone(ability.Deck, s)); h != hand || d != deck {
			t.Errorf("%s: hand and deck are %d and %d, before %d and %d", game, h, d, hand, deck)
		}
	}
	if asked < 3 {
		t.Errorf("%d games asked, want three at least", asked)
	}
}

// TestNoRuleIsCitedWhereTheBookHasNone: the result of a match that was given up names a rule of the book, or none.
func TestNoRuleIsCitedWhereTheBookHasNone(t *testing.T) {
	for _, game := range assets.Playable() {
		r := newRig(t, 1280, 720)
		r.rests(game, 3)
		r.table().openMenu()
		r.click("menu:concede")
		r.click("confirm:yes")
		r.settle()
		when := slices.IndexFunc(r.lines(), func(s string) bool { return strings.Contains(s, "ターン") && strings.Contains(s, "第") })
		if r.c.top().Name() != "result" || when < 0 {
			t.Fatalf("%s: no result, but %s: %q", game, r.c.top().Name(), r.lines())
		}
		for _, s := range r.lines() {
			if number, is := strings.CutPrefix(s, "規則 "); is && (number == "0" || strings.HasPrefix(number, "0　")) {
				t.Errorf("%s cites %q", game, s)
			}
		}
	}
}

// TestTheBandOfAShownCardIsTranslated: over a card of the hand that is shown stands a word of the player's language.
func TestTheBandOfAShownCardIsTranslated(t *testing.T) {
	for lang, want := range map[string]string{"ja": "公開", "en": "Shown"} {
		r := crowdedOf(t, crowdedAreas, areasTheirMain, 1280, 720, lang, true)
		r.plays(state.PlayCard, "大炉の鉄人 ガンザ", "", 2)
		tb, shown := r.table(), 0
		for s := range state.Seat(2) {
			for _, v := range tb.zone(ability.Hand_, s) {
				if c := tb.book.card(&v, 0); c.State&render.Revealed != 0 {
					if shown++; c.Band != want {
						t.Errorf("%s: it says %q, want %q", lang, c.Band, want)
					}
				}
			}
		}
		if shown != 1 {
			t.Errorf("%d cards are shown, want 1", shown)
		}
	}
}

// TestARowThatIsLeftOutSaysWhyWhole: why a row of a list is no card can be read beside the list, all of it.
func TestARowThatIsLeftOutSaysWhyWhole(t *testing.T) {
	for _, size := range screenSizes {
		r := newRig(t, size[0], size[1]).reads()
		r.click("mode:solo")
		r.brings(strings.Replace(ownTable(), "フォロワー", "なにか", 2))
		b := r.c.scene.(*bringing)
		r.click("tab:left")
		for i := range b.found.Left {
			r.click("left:" + itoa(i))
			spaceless := strings.NewReplacer(" ", "") // one at a line's end is not drawn
			if got := spaceless.Replace(strings.Join(r.lines(), "")); !strings.Contains(got, spaceless.Replace(b.found.Left[i].JA)) {
				t.Errorf("at %v, why %q was left is not written whole: %q", size, b.found.Left[i].JA, got)
			}
		}
		if len(b.found.Left) < 2 {
			t.Fatalf("left: %+v", b.found.Left)
		}
	}
}

// TestAMenuIsSetAlike: all that a menu lists begins at one line, what has a key and what has none.
func TestAMenuIsSetAlike(t *testing.T) {
	r := seated(t, 1280, 720)
	r.table().openMenu()
	r.c.dirty = true
	f := r.c.now()
	var at []float32
	for _, h := range f.Hits() {
		if n := f.targets[h.ID-1].Name; strings.HasPrefix(n, "menu:") && n != "menu:close" {
			i := slices.IndexFunc(f.Written(f.ops), func(p render.Piece) bool { return p.Text == f.targets[h.ID-1].Label && p.R.Within(h.R) })
			if i < 0 {
				t.Fatalf("%s is not labelled", n)
			}
			at = append(at, f.Written(f.ops)[i].R.X)
		}
	}
	if len(at) < 8 || slices.Min(at) != slices.Max(at) {
		t.Errorf("the entries begin at %v", at)
	}
}

// TestNoTurnIsCalledTheNoughth: before the first turn the log, the result and the list of records say that the players get ready.
func TestNoTurnIsCalledTheNoughth(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	r.click("play")
	r.settle()
	see := func(where string) {
		t.Helper()
		got := strings.Join(r.lines(), "|")
		if strings.Contains(got, "第 0") || !strings.Contains(got, "対戦の準備") {
			t.Errorf("%s says %q", where, got)
		}
	}
	r.key("L")
	see("the log")
	r.key("Esc")
	r.table().openMenu()
	r.click("menu:concede")
	r.click("confirm:yes")
	r.settle()
	see("the result")
	r.click("leave")
	r.click("records")
	r.tick(2)
	see("the list of records")
}
