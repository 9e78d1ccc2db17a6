package game

import (
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"
	"unicode"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/games"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// askedKeys find in the source of the rules the keys under which players are asked.
var askedKeys = []*regexp.Regexp{
	regexp.MustCompile(`Prompt\{Key: "([a-z ]+)"`),
	regexp.MustCompile(`prompt\([a-z.]+, "([a-z ]+)"`),
	regexp.MustCompile(`(?:objects|objectsWanted|choose|ChooseNow|ChooseLeast)\(.*, "([a-z ]+)"`),
	regexp.MustCompile(`^\t*\}\}, s, "([a-z ]+)"\)`),
	regexp.MustCompile(`(?:one|some)\(k, s, (?:n, )?"([a-z ]+)"`),
}

// TestEveryQuestionHasWords: no question of the rules falls back on "Do it?".
func TestEveryQuestionHasWords(t *testing.T) {
	keys := map[string]string{"arrange": "session"}
	for _, dir := range append([]string{""}, assets.Playable()...) {
		files, err := filepath.Glob(filepath.Join("../rules", dir, "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("no source in %s: %v", dir, err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			src, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, line := range strings.Split(string(src), "\n") {
				for _, re := range askedKeys {
					if m := re.FindStringSubmatch(line); m != nil {
						keys[m[1]] = name
					}
				}
			}
		}
	}
	for _, want := range []string{"main", "quick", "select", "modes", "x", "split", "evolve", "fuse", "under", "burst", "find", "damage", "ward", "janken", "first unit", "pile", "energy", "swap", "charged", "ko"} {
		if keys[want] == "" {
			t.Errorf("the question %q was not found in the source: the search is out of date", want)
		}
	}
	for _, game := range assets.Playable() {
		for _, lang := range []string{"ja", "en"} {
			book := newBook(assets.Of(game).Rules, lang)
			for key, where := range keys {
				if in := filepath.Base(filepath.Dir(where)); slices.Contains(assets.Playable(), in) && in != game {
					continue
				}
				if q, ok := book.question(key); !ok || q == "" {
					t.Errorf("%s asks %q, which has no words in %s", where, key, lang)
				}
			}
		}
	}
}

// TestKeywordsThatAskAreNamed: what a keyword means is printed nowhere; a question that it asks is told with its name.
func TestKeywordsThatAskAreNamed(t *testing.T) {
	n := 0
	for _, game := range assets.Playable() {
		for l, lang := range []string{"ja", "en"} {
			book := newBook(assets.Of(game).Rules, lang)
			for i, w := range book.rules.Keywords {
				for j := range w.Abilities {
					id := state.AbilityID{Word: int16(i + 1), N: int16(j + 1)}
					if got, want := book.ability(id), [2]string{w.JA, w.EN}[l]; got != want {
						t.Errorf("%s: %q is told as %q, want %q", game, w.Word, got, want)
					}
					n++
				}
			}
		}
	}
	if n < 30 {
		t.Errorf("only %d abilities of keywords", n)
	}
}

// TestCommonQuestionsAreSaidOnce: what a game would say as the language files do is not said again by it.
func TestCommonQuestionsAreSaidOnce(t *testing.T) {
	for _, w := range games.All() {
		for key, said := range w.Book().Words().Asks {
			if said == [2]string{assets.Text("ja", "ask.key."+key), assets.Text("en", "ask.key."+key)} {
				t.Errorf("%s asks %q in the words of every game", wing.ID(w), key)
			}
		}
	}
}

// keptNames are what a text in English leaves as printed: the names of cards without an English one, and of counters.
var keptNames = regexp.MustCompile(`"[^"]*"|\S+ counters?`)

// TestCardsReadInEnglish: with the app in English no card's text is left in Japanese.
func TestCardsReadInEnglish(t *testing.T) {
	b := newBook(assets.Of("sve").Rules, "en")
	n := 0
	for i := range b.rules.Pool.Defs {
		d := &b.rules.Pool.Defs[i]
		var v render.Face
		b.describe(&v, state.FaceID(i+1), &d.Sides[0])
		for _, line := range v.Text {
			n++
			line = keptNames.ReplaceAllString(line, "")
			if strings.ContainsFunc(line, func(r rune) bool { return unicode.In(r, unicode.Hiragana, unicode.Katakana) }) {
				t.Errorf("%s reads %q", d.ID, line)
			}
		}
	}
	if n < 50 {
		t.Errorf("only %d lines of text were read", n)
	}
}

// TestEnglishIsOfItsOwnCards: a table of other cards than those that are carried does not say in English what those say.
func TestEnglishIsOfItsOwnCards(t *testing.T) {
	r := crowded(t, 1280, 720, "ja", true)
	b := newBook(r.table().book.rules, "en")
	for i := range b.rules.Pool.Defs {
		if d := &b.rules.Pool.Defs[i]; b.inEnglish(state.FaceID(i+1)) != d.Sides[0].TextEN {
			t.Errorf("%s says %q", d.Sides[0].Name, b.inEnglish(state.FaceID(i+1)))
		}
	}
}
