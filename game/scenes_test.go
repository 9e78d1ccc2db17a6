package game

import (
	"gotaku/rules/games"
	"strings"
	"testing"
)

func TestTitleLeadsToTheTable(t *testing.T) {
	for _, size := range [][2]int{{1280, 720}, {844, 390}} {
		r := newRig(t, size[0], size[1])
		name := "-" + itoa(size[0])
		r.shot("title" + name)
		r.click("mode:solo")
		r.shot("decks" + name)
		r.click("play")
		r.settle()
		r.shot("table-begin" + name)
		if got := r.c.Tree(); got.Scene != "table" || got.Ask != "first" || got.Kind != "yesno" {
			t.Fatalf("scene %q asks %q (%s), want the table asking who goes first", got.Scene, got.Ask, got.Kind)
		}
	}
}

// What can be gone on with says when it was played, with which decks and, where that is elsewhere, with whom; all of it is
// reached, also when there is more than is seen.
func TestStoredMatchesAreKnownAgain(t *testing.T) {
	for _, size := range screens {
		r := newRig(t, size[0], size[1])
		for n := range 9 {
			r.click("mode:solo")
			r.click("play")
			r.settle()
			if n == 0 {
				r.click("yes")
				r.settle()
			}
			r.table().leave()
			r.tick(1)
		}
		r.click("continue")
		decks := r.c.library.decks(carried(""), "")
		for i := range 9 {
			name := "resume:" + itoa(i)
			row := r.c.now().find(name)
			if row == nil {
				t.Fatalf("%v: no row %d", size, i)
			}
			for _, want := range []string{"2026-11-2", deckName(&decks[0]), deckName(&decks[1]), "対戦の準備"} {
				if !strings.Contains(row.Label, want) {
					t.Errorf("%v: %q does not say %q", size, row.Label, want)
				}
			}
			for k := 0; !r.seen(name) && k < 20; k++ {
				x, y := r.middle("resumes")
				r.tick(1, Event{Kind: WheelTurn, X: x, Y: y, DY: 0.5})
			}
			if !r.seen(name) {
				t.Errorf("%v: row %d cannot be scrolled to", size, i)
			}
		}
	}
}

// TestWaysToPlayStandInTheTile: on any phone, in any size of text and either language, the ways to play lie within the tile
// of the table that is open, and what else is written on it over them.
func TestWaysToPlayStandInTheTile(t *testing.T) {
	for _, size := range [][2]int{{844, 390}, {667, 375}, {640, 360}, {740, 360}, {932, 430}, {1280, 720}, {1024, 600}} {
		for _, text := range textSizes {
			for _, lang := range []string{"ja", "en"} {
				r := newRig(t, size[0], size[1])
				r.c.Inset(insets{L: 47, R: 47, B: 21}) // a notch, and a bar at the foot
				r.c.ChangeSettings(func(s *Settings) { s.Lang, s.Text = lang, text })
				for i, id := range games.IDs() {
					key := itoa(i + 1)
					r.key(key)
					tile, _ := r.c.Find("table:" + id)
					low := float32(0)
					for _, m := range []string{modeBot, modeSolo, modeHotseat, modeLink} {
						b, ok := r.c.Find("mode:" + m)
						if !ok || !b.Within(tile) || b.Y < low || b.H < 16 {
							t.Errorf("%v %v %s, table %s: %s lies at %v in %v", size, text, lang, key, m, b, tile)
						}
						low = b.Bottom()
					}
					for _, s := range r.overlaps() {
						t.Errorf("%v %v %s, table %s: %s", size, text, lang, key, s)
					}
				}
				if text == 1.3 {
					r.shot("tile-" + itoa(size[0]) + "-" + lang)
				}
			}
		}
	}
}
