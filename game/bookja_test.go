package game

import (
	"strings"
	"testing"
	"unicode"

	"gotaku/assets"
	"gotaku/rules/wing"
)

// TestRulesInJapanese: what a unit says in Japanese is Japanese, on the page too, and never stands where English is read; every unit
// says it, in every game but the invented one; lists of cards by their names are left as they are.
func TestRulesInJapanese(t *testing.T) {
	kana := func(s string) bool {
		for _, r := range s {
			if unicode.In(r, unicode.Hiragana, unicode.Katakana, unicode.Han) {
				return true
			}
		}
		return false
	}
	for _, id := range assets.Playable() {
		units, told := 0, 0
		for _, r := range wing.ReadBook(assets.Carried(id, wing.BookFile)) {
			if kana(r.Says[strings.IndexByte(r.Says, ':')+1:]) && r.JA == "" && r.Class != wing.Engine {
				continue // a name
			}
			if units++; r.JA != "" {
				told++
			} else if id != "stub" {
				t.Errorf("%s %s is not told in Japanese", id, r.ID)
			}
			if r.In("en") != r.Says || r.JA != "" && r.In("ja") != r.JA {
				t.Errorf("%s %s: %q, %q", id, r.ID, r.In("ja"), r.In("en"))
			}
			if r.JA != "" && !r.Head && !kana(r.JA) {
				t.Errorf("%s %s: %q is no Japanese", id, r.ID, r.JA)
			}
		}
		t.Logf("%s: %d of %d units are told in Japanese", id, told, units)
	}
	r := newRig(t, 1280, 720)
	r.c.Set.Lang = "ja"
	openRules(r.c, "sve", "8.4.2")
	r.settle()
	if g := r.c.now().find("rule:8.4.2"); g == nil || !kana(g.Label) {
		t.Errorf("the rule is shown as %+v", g)
	}
	r.shot("rules-sve-ja")
}
