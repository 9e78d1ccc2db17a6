package assets

import (
	"reflect"
	"regexp"
	"sort"
	"strings"
	"testing"

	"gotaku/rules/games"
	"gotaku/rules/wing"
)

var hole = regexp.MustCompile(`\{[^}]*\}`)

func keysOf(lang string) []string {
	var out []string
	for k := range words()[lang] {
		out = append(out, k)
	}
	sort.Strings(out)
	return out
}

// holesOf are the different holes of a string, sorted.
func holesOf(s string) []string {
	seen := map[string]bool{}
	var out []string
	for _, h := range hole.FindAllString(s, -1) {
		if !seen[h] {
			seen[h] = true
			out = append(out, h)
		}
	}
	sort.Strings(out)
	return out
}

// TestNoWordIsGivenTwice: of two the earlier would be lost. What a game's lexicon calls its classes stands in no file.
func TestNoWordIsGivenTwice(t *testing.T) {
	for _, lang := range Langs {
		b, err := files.ReadFile("lang/" + lang + ".json")
		if err != nil {
			t.Fatal(err)
		}
		seen := map[string]bool{}
		for _, m := range regexp.MustCompile(`(?m)^\s*"([^"]+)":`).FindAllSubmatch(b, -1) {
			key := string(m[1])
			if seen[key] || strings.HasPrefix(key, "class.") {
				t.Errorf("%s: %q is given twice", lang, key)
			}
			seen[key] = true
		}
		if len(seen) == 0 {
			t.Errorf("%s: no words were found", lang)
		}
	}
}

func TestLanguagesHaveTheSameKeysAndHoles(t *testing.T) {
	for _, lang := range Langs[1:] {
		if a, b := keysOf(Langs[0]), keysOf(lang); !reflect.DeepEqual(a, b) {
			for _, k := range a {
				if _, ok := words()[lang][k]; !ok {
					t.Errorf("%s lacks %q", lang, k)
				}
			}
			for _, k := range b {
				if _, ok := words()[Langs[0]][k]; !ok {
					t.Errorf("%s has %q, which %s lacks", lang, k, Langs[0])
				}
			}
		}
		for _, k := range keysOf(Langs[0]) {
			a, b := words()[Langs[0]][k], words()[lang][k]
			if a == "" || b == "" {
				t.Errorf("%q is empty", k)
			}
			if !reflect.DeepEqual(holesOf(a), holesOf(b)) {
				t.Errorf("%q: holes of %q and %q differ", k, a, b)
			}
		}
	}
}

// Two games that sort cards by one word mean the same, and say it so.
func TestClassesAgree(t *testing.T) {
	for _, w := range games.All() {
		x := w.Lexicon()
		for i := range x.Classes {
			for _, lang := range Langs {
				if c := &x.Classes[i]; Text(lang, "class."+c.ID) != c.Shown(lang) {
					t.Errorf("%s: %s is %q in %s, and %q in another game", wing.ID(w), c.ID, c.Shown(lang), lang, Text(lang, "class."+c.ID))
				}
			}
		}
	}
}

func TestText(t *testing.T) {
	for _, c := range []struct{ got, want string }{
		{Text("ja", "mode.bot"), "ボットと"},
		{Text("en", "mode.bot"), "Against the bot"},
		{Text("xx", "mode.bot"), "ボットと"},
		{Text("ja", "no.such"), "⟨no.such⟩"},
		{Text("ja", "ask.mode", 3, 1), "3 つから 1 つ選ぶ"},
		{Text("en", "ask.mode", 3, 1), "Choose 1 of 3"},
		{Text("en", "why.cost", 4, "{0}"), "Needs 4 PP; you have {0}."},
	} {
		if c.got != c.want {
			t.Errorf("got %q, want %q", c.got, c.want)
		}
	}
}
