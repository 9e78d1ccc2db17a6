package games

import (
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gotaku/rules/stub"
	"gotaku/rules/wing"
)

// TestPrivateWords: nothing is said of one game outside its wing: no word of the data that
// only this wing uses, not its id, and none of its Japanese words. The words that name a
// mechanism of the kernel stand in testdata/private.txt, each with its reason.
func TestPrivateWords(t *testing.T) {
	of, said := dataWords(t), ownWords()
	places := map[string][]string{}
	walk(t, "../..", func(files *token.FileSet, f *ast.File) {
		in := strings.Split(filepath.ToSlash(filepath.Dir(files.Position(f.Pos()).Filename)), "/")
		if slices.ContainsFunc(in, func(s string) bool { return Of(s) != nil || wingOf(s) }) {
			return
		}
		ast.Inspect(f, func(n ast.Node) bool {
			what := dataWord(n)
			id := of[what]
			if l, is := n.(*ast.BasicLit); is && l.Kind == token.STRING {
				what, _ = strconv.Unquote(l.Value)
				id = said[what]
			}
			if id != "" {
				places[id] = append(places[id], fmt.Sprintf("%s: %s", files.Position(n.Pos()), what))
			}
			return true
		})
	})
	known := mechanisms(t)
	unsaid := maps.Clone(known)
	for _, id := range IDs() {
		for _, p := range places[id] {
			if what := p[strings.LastIndex(p, " ")+1:]; known[what] {
				delete(unsaid, what)
			} else {
				t.Errorf("a word of %s is said outside its wing: %s", id, p)
			}
		}
	}
	for what := range unsaid {
		t.Logf("testdata/private.txt: %s needs no line, another wing or none says it", what)
	}
}

// mechanisms are the words that one wing alone uses and that the kernel does for every
// game, as testdata/private.txt says.
func mechanisms(t *testing.T) map[string]bool {
	t.Helper()
	b, err := os.ReadFile("testdata/private.txt")
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]bool{}
	for line := range strings.Lines(string(b)) {
		if strings.HasPrefix(line, "#") {
			continue
		}
		what, why, _ := strings.Cut(strings.TrimSpace(line), "\t")
		if why == "" {
			t.Errorf("testdata/private.txt: why is %s said everywhere?", what)
		}
		out[what] = true
	}
	return out
}

// wingOf says whether a folder of rules is a wing, listed or not yet.
func wingOf(folder string) bool {
	_, err := os.Stat(filepath.Join("..", folder, "wing.go"))
	return err == nil && folder != "wing" && folder != ".."
}

// dataWords are the words of the data that only one game's wing uses.
func dataWords(t *testing.T) map[string]string {
	t.Helper()
	of, words := map[string]string{}, vocabulary(t)
	const several = "-"
	for _, id := range IDs() {
		if id == wing.ID(stub.Wing{}) {
			continue // that the example says a word too does not make it everybody's
		}
		walk(t, filepath.Join("..", id), func(_ *token.FileSet, f *ast.File) {
			ast.Inspect(f, func(n ast.Node) bool {
				if w := dataWord(n); words[w] && of[w] == "" {
					of[w] = id
				} else if words[w] && of[w] != id {
					of[w] = several
				}
				return true
			})
		})
	}
	for w, id := range of {
		if id == several {
			delete(of, w)
		}
	}
	return of
}

// dataWord is the word of the data that a node is: ability.Stunned; "": none.
func dataWord(n ast.Node) string {
	if s, is := n.(*ast.SelectorExpr); is {
		if x, is := s.X.(*ast.Ident); is && x.Name == "ability" {
			return "ability." + s.Sel.Name
		}
	}
	return ""
}

// vocabulary is the words of the data: the constants that say what something is, not how
// a text is put together.
func vocabulary(t *testing.T) map[string]bool {
	t.Helper()
	types, out := []string{"Kinds", "Zone", "Stat", "State", "Phase", "Marks", "Verb", "Res"}, map[string]bool{}
	walk(t, "../ability", func(_ *token.FileSet, f *ast.File) {
		for _, d := range f.Decls {
			g, is := d.(*ast.GenDecl)
			if !is || g.Tok != token.CONST {
				continue
			}
			of := "" // the type, which the first of a group names
			for _, s := range g.Specs {
				v := s.(*ast.ValueSpec)
				if id, is := v.Type.(*ast.Ident); is {
					of = id.Name
				}
				for _, n := range v.Names {
					if slices.Contains(types, of) && !strings.HasPrefix(n.Name, "No") { // that none is meant is no word
						out["ability."+n.Name] = true
					}
				}
			}
		}
	})
	if len(out) < 100 {
		t.Fatalf("only %d words of the data", len(out))
	}
	return out
}

// ownWords are the games' ids, and the Japanese words of their lexicons that only one has;
// a single character is too little to tell.
func ownWords() map[string]string {
	out := map[string]string{}
	for _, w := range All() {
		id, x := wing.ID(w), w.Lexicon()
		if out[id] = id; id == wing.ID(stub.Wing{}) {
			continue // see dataWords
		}
		for _, words := range [][]string{japanese(x.Kinds), japanese(x.Classes), japanese(x.Icons), japanese(x.Players), japanese(x.Phases), japanese(x.States), japanese(x.Zones)} {
			for _, s := range words {
				if was, known := out[s]; known && was != id {
					out[s] = ""
				} else {
					out[s] = id
				}
			}
		}
	}
	return out
}

func japanese[T any](words []wing.Word[T]) (out []string) {
	for i := range words {
		for _, s := range words[i].All() {
			if s[0] >= 0x80 && len([]rune(s)) > 1 {
				out = append(out, s)
			}
		}
	}
	return out
}

// walk reads the Go files of a folder and below that are no tests.
func walk(t *testing.T, dir string, read func(*token.FileSet, *ast.File)) {
	t.Helper()
	err := filepath.WalkDir(dir, func(path string, d fs.DirEntry, err error) error {
		if err == nil && d.IsDir() && strings.HasSuffix(path, "test") {
			return fs.SkipDir // what tests alone need
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		files := token.NewFileSet()
		f, err := parser.ParseFile(files, path, nil, parser.SkipObjectResolution)
		if err == nil {
			read(files, f)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}
