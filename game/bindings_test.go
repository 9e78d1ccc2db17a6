package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
)

// unlisted are the keys that things on the table show and the list of keys does not have.
func (r *rig) unlisted() (out []string) {
	if r.c.top().Name() != "table" {
		return nil
	}
	for _, t := range r.c.now().targets {
		if t.Key != "" && !listed(t.Key) {
			out = append(out, t.Key+" ("+t.Name+") is not in the list of keys")
		}
	}
	return out
}

// TestTheListOfKeysIsWhole: every key that the table or any screen answers to stands in the list, in both languages, and all
// of it can be read in every size; F1 opens it where nothing is to be explained.
func TestTheListOfKeysIsWhole(t *testing.T) {
	for _, size := range manySizes {
		r := crowded(t, size[0], size[1], "ja", true)
		r.key("F1")
		if r.c.top().Name() != "keys" {
			t.Fatalf("%v: F1 opens %q", size, r.c.top().Name())
		}
		r.inBoth("keys")
		for _, lang := range assets.Langs {
			r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
			r.tick(1)
			shown := ""
			for _, p := range r.c.now().Written(r.c.now().ops) {
				shown += p.Text + "\n"
			}
			for _, l := range append(linesOf(everywhere, nil), linesOf(atTable, nil)...) {
				if word := assets.Text(lang, l.word); strings.HasPrefix(word, "⟨") || !strings.Contains(shown, word) || !strings.Contains(shown, l.keys) {
					t.Errorf("%v %s: %q does not say %q", size, lang, l.keys, word)
				}
			}
		}
		if most := r.c.top().(*keyList).scroll.most; most > 0 {
			t.Errorf("%v: %v px of the list are out of sight", size, most)
		}
		r.key("Esc")
		r.key(",")
		r.click("keys")
		if r.c.top().Name() != "keys" {
			t.Fatalf("%v: the settings lead to %q", size, r.c.top().Name())
		}
	}
	for _, key := range []string{"I", "A", "H", "+", "-", "F1", "F6", "L", "Z", ",", "Ctrl Z", "Ctrl Shift Z", "Space", "E", "P", "Y", "N", "0", "9", "Tab", "Home", "End"} {
		if !listed(key) {
			t.Errorf("%s is not in the list", key)
		}
	}
}

// listed says whether a key is in the list.
func listed(key string) bool {
	for _, b := range everywhere {
		if slices.Contains(b.keys, key) {
			return true
		}
	}
	for _, b := range atTable {
		if slices.Contains(b.keys, key) {
			return true
		}
	}
	return false
}

// TestAPileThatDoesNotOpenSaysWhy: a press on an empty pile, and on one that lies face down.
func TestAPileThatDoesNotOpenSaysWhy(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	r.click("play")
	r.settle()
	r.click("no")
	r.settle()
	for pile, key := range map[string]string{"cemetery": "why.pile.empty", "deck": "why.pile.down"} {
		for seat := range 2 {
			r.c.tip = nil
			r.click("pile:" + itoa(seat) + ":" + pile)
			if r.c.tip == nil || r.c.tip.tip.Text != r.c.T(key) {
				t.Errorf("%s of seat %d says nothing", pile, seat)
			}
		}
	}
}
