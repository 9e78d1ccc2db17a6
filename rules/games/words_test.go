package games

import (
	"fmt"
	"go/ast"
	"go/token"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gotaku/rules/stub"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// TestPrivateNames: no word of one game's lexicon, in Japanese or in English, stands in any
// string outside its wing, be it in the middle of a longer one. A word is a game's own when
// no other lexicon has it and nothing in another wing says it. What is plain English besides
// stands in testdata/plain.txt, each word with where it is said and why.
func TestPrivateNames(t *testing.T) {
	own, plain := privateNames(t), plainWords(t)
	said := map[string]bool{}
	walk(t, "../..", func(files *token.FileSet, f *ast.File) {
		name := strings.TrimPrefix(filepath.ToSlash(files.Position(f.Pos()).Filename), "../../")
		if slices.ContainsFunc(strings.Split(filepath.Dir(name), "/"), func(s string) bool { return Of(s) != nil || wingOf(s) }) {
			return
		}
		eachString(f, func(n ast.Node, s string) {
			for word, id := range own {
				if !says(s, word) {
					continue
				}
				if where := plain[word]; slices.ContainsFunc(where, func(dir string) bool { return dir == "*" || strings.HasPrefix(name, dir) }) {
					said[word] = true
					continue
				}
				t.Errorf("a word of %s is said outside its wing: %s:%d: %s", id, name, files.Position(n.Pos()).Line, word)
			}
		})
	})
	for word := range plain {
		if !said[word] {
			t.Errorf("testdata/plain.txt: %s needs no line", word)
		}
	}
}

// TestProceduresAreShared: a procedure that common rows of texts name is one of two games.
func TestProceduresAreShared(t *testing.T) {
	of := map[string][]string{} // by what wings say: which
	for _, id := range IDs() {
		walk(t, filepath.Join("..", id), func(_ *token.FileSet, f *ast.File) {
			eachString(f, func(_ ast.Node, s string) {
				if !slices.Contains(of[s], id) {
					of[s] = append(of[s], id)
				}
			})
		})
	}
	walk(t, "../text", func(files *token.FileSet, f *ast.File) {
		ast.Inspect(f, func(n ast.Node) bool {
			c, is := n.(*ast.CompositeLit)
			if !is || dataWord(c.Type) != "ability.Act" {
				return true
			}
			for _, e := range c.Elts {
				kv := e.(*ast.KeyValueExpr)
				if l, is := kv.Value.(*ast.BasicLit); is && fmt.Sprint(kv.Key) == "Word" {
					if word, _ := strconv.Unquote(l.Value); len(of[word]) < 2 {
						t.Errorf("%s: %s is a procedure of %v alone", files.Position(c.Pos()), word, of[word])
					}
				}
			}
			return true
		})
	})
}

// privateNames are the words that only one game has, small letters alone, and whose they are.
func privateNames(t *testing.T) map[string]string {
	t.Helper()
	of := map[string]string{}
	const several = "-"
	for _, w := range All() {
		id := wing.ID(w)
		if id == wing.ID(stub.Wing{}) {
			continue // that the example says a word too does not make it everybody's
		}
		for _, s := range names(w) {
			if s = strings.ToLower(s); len([]rune(s)) < 2 {
				continue // too little to tell
			}
			if was, known := of[s]; known && was != id {
				of[s] = several
			} else {
				of[s] = id
			}
		}
	}
	for _, id := range IDs() {
		if id == wing.ID(stub.Wing{}) {
			continue
		}
		walk(t, filepath.Join("..", id), func(_ *token.FileSet, f *ast.File) {
			eachString(f, func(_ ast.Node, s string) {
				for word, whose := range of {
					if whose != id && whose != several && says(s, word) {
						of[word] = several
					}
				}
			})
		})
	}
	maps.DeleteFunc(of, func(_, id string) bool { return id == several })
	if len(of) < 100 {
		t.Fatalf("only %d words are of one game", len(of))
	}
	return of
}

// names are the words of a game's lexicon, its keywords, and the icons of its texts.
func names(w wing.Wing) (out []string) {
	x := w.Lexicon()
	for _, words := range [][]string{spelt(x.Kinds), spelt(x.Classes), spelt(x.Icons), spelt(x.Markers), spelt(x.Players), spelt(x.Phases), spelt(x.States), spelt(x.Zones)} {
		out = append(out, words...)
	}
	for i := range x.Numbers {
		out = append(out, spelt([]wing.Word[struct{}]{{ID: x.Numbers[i].ID, JA: x.Numbers[i].JA, EN: x.Numbers[i].EN, Also: x.Numbers[i].Also}})...)
	}
	for _, k := range w.Book().Keywords() {
		out = append(out, k.Word, k.JA, k.EN)
	}
	if d, speaks := w.(interface{ Dialect() text.Dialect }); speaks {
		for _, ic := range d.Dialect().Lexicon().Icons {
			for _, s := range [...]string{ic.Word, ic.JA, ic.EN} {
				out = append(out, strings.TrimRight(strings.Trim(s, "[]【】《》"), "_# "))
			}
		}
	}
	return out
}

// spelt is everything that is written for the words.
func spelt[T any](words []wing.Word[T]) (out []string) {
	for i := range words {
		out = append(append(out, words[i].ID), words[i].All()...)
	}
	return out
}

// says tells whether a string has a word in it: a Japanese one anywhere, an English one
// whole, or with an s behind it.
func says(s, word string) bool {
	if word[0] >= 0x80 {
		return strings.Contains(s, word)
	}
	for at := 0; ; {
		i := strings.Index(s[at:], word)
		if i < 0 {
			return false
		}
		i += at
		end := i + len(word)
		if end < len(s) && s[end] == 's' {
			end++
		}
		if (i == 0 || !letter(s[i-1])) && (end == len(s) || !letter(s[end])) {
			return true
		}
		at = i + 1
	}
}

func letter(c byte) bool { return 'a' <= c && c <= 'z' }

// eachString hands over the strings of a file, in small letters: not what it imports, and
// not the words of other games that a dialect refuses by Without.
func eachString(f *ast.File, do func(n ast.Node, s string)) {
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.ImportSpec:
			return false
		case *ast.CallExpr:
			if s, is := n.Fun.(*ast.SelectorExpr); is && s.Sel.Name == "Without" {
				ast.Inspect(s.X, func(n ast.Node) bool { return stringIn(n, do) })
				return false
			}
		}
		return stringIn(n, do)
	})
}

func stringIn(n ast.Node, do func(n ast.Node, s string)) bool {
	if l, is := n.(*ast.BasicLit); is && l.Kind == token.STRING {
		s, _ := strconv.Unquote(l.Value)
		do(n, strings.ToLower(s))
	}
	return true
}

// plainWords are the words of testdata/plain.txt, and in which folders each may be said.
func plainWords(t *testing.T) map[string][]string {
	t.Helper()
	b, err := os.ReadFile("testdata/plain.txt")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string][]string{}
	for line := range strings.Lines(string(b)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		cells := strings.Split(line, "\t")
		if len(cells) != 3 || cells[2] == "" {
			t.Fatalf("testdata/plain.txt: %q is no word, where, why", line)
		}
		out[cells[0]] = strings.Fields(cells[1])
	}
	return out
}
