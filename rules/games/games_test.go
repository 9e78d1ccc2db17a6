package games

import (
	"io/fs"
	"os"
	"slices"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// What a wing lists is what stands in its folders.
func TestCardsAreCarried(t *testing.T) {
	for _, id := range IDs() {
		c, p := Of(id).Cards(), Of(id).Packs()
		for _, list := range []struct {
			files   fs.FS
			pattern string
			named   []string
		}{{p.Files, "packs/*", p.Names}, {c.Files, "decks/*", c.Decks}, {p.Files, "*.txt", []string{p.Made, wing.GuideFile}}, {p.Files, "*.tsv", []string{wing.BookFile}}} {
			files, err := fs.Glob(list.files, list.pattern)
			named := slices.Sorted(slices.Values(list.named))
			if err != nil || !slices.Equal(files, named) {
				t.Errorf("%s lists %v, its folder has %v, %v", id, named, files, err)
			}
		}
	}
}

// Every row of a lexicon names a rule that the rulebook has; no word means two things in
// one list, and a wing has what all of its lists need.
func TestLexicons(t *testing.T) {
	for _, w := range All() {
		id, x := wing.ID(w), w.Lexicon()
		units := map[string]bool{}
		b, err := os.ReadFile("../" + id + "/rulebook.tsv")
		if err != nil {
			t.Fatal(err)
		}
		for line := range strings.Lines(string(b)) {
			unit, _, _ := strings.Cut(line, "\t")
			units[unit] = true
		}
		check(t, id, "kinds", units, x.Kinds)
		check(t, id, "classes", units, x.Classes)
		check(t, id, "traits", units, x.Traits)
		check(t, id, "icons", units, x.Icons)
		check(t, id, "heads", units, x.Heads)
		check(t, id, "markers", units, x.Markers)
		check(t, id, "players", units, x.Players)
		check(t, id, "phases", units, x.Phases)
		check(t, id, "states", units, x.States)
		check(t, id, "zones", units, x.Zones)
		check(t, id, "columns", units, x.Columns)
		check(t, id, "formats", units, x.Formats)
		var numbers []wing.Word[ability.Stat]
		for _, n := range x.Numbers {
			numbers = append(numbers, n.Word)
		}
		check(t, id, "numbers", units, numbers)
		var sections []wing.Name
		for _, s := range x.Sections {
			sections = append(sections, s.Name)
		}
		check(t, id, "sections", units, sections)
		for _, z := range w.Book().Zones() {
			if z.Word != ability.NoZone && !slices.ContainsFunc(x.Zones, func(w wing.Word[ability.Zone]) bool { return w.Is == z.Word }) {
				t.Errorf("%s: a zone has no word: %+v", id, z)
			}
		}
	}
}

// check wants rules that exist, and words that mean one thing.
func check[T any](t *testing.T, game, list string, units map[string]bool, words []wing.Word[T]) {
	t.Helper()
	means := map[string]int{}
	for i := range words {
		w := &words[i]
		if w.Rule != "" && !units[w.Rule] {
			t.Errorf("%s, %s: %q is of a rule %q that there is not", game, list, w.EN+w.ID, w.Rule)
		}
		for _, s := range append(w.All(), w.ID) {
			if was, ok := means[strings.ToLower(s)]; ok && was != i && s != "" {
				t.Errorf("%s, %s: %q means two things", game, list, s)
			}
			means[strings.ToLower(s)] = i
		}
	}
}

// A game has one place in the list.
func TestRegisterTwice(t *testing.T) {
	defer func() {
		if recover() == nil {
			t.Error("a game was registered twice")
		}
	}()
	Register(All()[0])
}
