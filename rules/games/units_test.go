package games

import (
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"io/fs"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// TestUnitsAreNamed: where each unit of a rulebook that the engine carries out is carried
// out can be found: a line of the wing names it, or the section it is in, or the wing's
// table says which function does it for every game.
func TestUnitsAreNamed(t *testing.T) {
	funcs := functions(t)
	for _, w := range All() {
		id := wing.ID(w)
		ids, engine := rulebook(t, id)
		as, by := w.Carried()
		named := numbers(t, id, as, ids)
		carried := map[string]bool{}
		for _, c := range by {
			if !funcs[strings.ToLower(c.By)] {
				t.Errorf("%s: there is no function %s", id, c.By)
			}
			for _, u := range c.Units {
				switch {
				case !ids[u]:
					t.Errorf("%s: %s carries a rule %q that there is not", id, c.By, u)
				case carried[u]:
					t.Errorf("%s: %s is carried twice", id, u)
				case named[u]:
					t.Errorf("%s: %s is named by a line of the wing, too", id, u)
				}
				carried[u] = true
			}
		}
		for _, u := range engine {
			if !slices.ContainsFunc(sections(u), func(s string) bool { return named[s] }) && !carried[u] {
				t.Errorf("%s: no line names %s", id, u)
			}
		}
	}
}

// rulebook is a list of rules: all of them, and those that the engine carries out.
func rulebook(t *testing.T, game string) (ids map[string]bool, engine []string) {
	t.Helper()
	b, err := os.ReadFile("../" + game + "/rulebook.tsv")
	if err != nil {
		t.Fatal(err)
	}
	ids = map[string]bool{}
	for _, r := range wing.ReadBook(b) {
		if ids[r.ID] = true; r.Class == wing.Engine && r.Not == "" { // nothing carries out what no scenario can show
			engine = append(engine, r.ID)
		}
	}
	return ids, engine
}

// sections are a unit and what it is part of, up to the section; a chapter is too much
// to name a unit by.
func sections(u string) []string {
	out := []string{u}
	for {
		i := strings.LastIndexAny(u, ".-")
		switch {
		case i > 1 && u[i] == '-':
			u = u[:i]
		case u[len(u)-1] >= 'a':
			u = u[:len(u)-1]
		case i >= 0 && u[i] == '.':
			u = u[:i]
		}
		if u == out[len(out)-1] || !strings.Contains(u, ".") && len(u) < 3 {
			return out
		}
		out = append(out, u)
	}
}

// number is a rule's number, or several in a row: 9.1.4, B-1/8.5.1, 703.1a-1, 9.1.4.1-3, 1101.1a-c,
// 3.attack.2.6.goto, RP.1.
var number = regexp.MustCompile(`(?:(?:[A-Z]-\d/)?\d+(?:\.\w+)*[a-z]?|[A-Z]{2,}\b(?:\.\w+)*|[a-z]+(?:\.\w+)+)(?:-(?:\d+|[a-z])\b)?`)

// numbers are the rules that the comments and strings of a wing name, and those that
// comments of the packages for every game cite by its name: SVE 1.3.6, 1.3.7.
func numbers(t *testing.T, game, as string, ids map[string]bool) map[string]bool {
	t.Helper()
	cited := regexp.MustCompile(regexp.QuoteMeta(as) + ` ((?:` + number.String() + `(?:, | and |/)?)+)`)
	named := map[string]bool{}
	name := func(s string) {
		for _, n := range number.FindAllString(s, -1) {
			for _, u := range inRow(n, ids) {
				named[u] = true
			}
		}
	}
	sources(t, func(path string, src []byte) {
		own := filepath.Dir(path) == filepath.Join("..", game)
		if filepath.Base(path) == "carried.go" || !own && Of(filepath.Base(filepath.Dir(path))) != nil {
			return
		}
		var s scanner.Scanner
		s.Init(token.NewFileSet().AddFile(path, -1, len(src)), src, nil, scanner.ScanComments)
		for {
			_, tok, lit := s.Scan()
			switch {
			case tok == token.EOF:
				return
			case own && (tok == token.COMMENT || tok == token.STRING):
				name(lit)
			case tok == token.COMMENT:
				for _, m := range cited.FindAllStringSubmatch(strings.ReplaceAll(lit, "\n//", ""), -1) {
					name(m[1])
				}
			}
		}
	})
	return named
}

// inRow are the rules of 9.1.4.1-3 and of 1101.1a-c, unless that is one rule.
func inRow(n string, ids map[string]bool) []string {
	i := strings.LastIndex(n, "-")
	if ids[n] || i < 2 {
		return []string{n}
	}
	head, last := n[:i], n[i+1:]
	j := strings.LastIndexByte(head, '.') + 1
	if c := head[len(head)-1]; c >= 'a' {
		j = len(head) - 1
	}
	out := []string{head}
	for k := 0; k < 40 && head[j:] != last; k++ {
		if n, err := strconv.Atoi(head[j:]); err == nil {
			head = head[:j] + strconv.Itoa(n+1)
		} else {
			head = head[:j] + string(head[j]+1)
		}
		out = append(out, head)
	}
	return out
}

// functions are the names of the functions and methods under rules, in small letters: one
// that is exported is the same still.
func functions(t *testing.T) map[string]bool {
	t.Helper()
	out := map[string]bool{}
	sources(t, func(path string, src []byte) {
		f, err := parser.ParseFile(token.NewFileSet(), path, src, parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		for _, decl := range f.Decls {
			if fn, is := decl.(*ast.FuncDecl); is {
				out[strings.ToLower(fn.Name.Name)] = true
			}
		}
	})
	return out
}

// sources reads the Go files under rules that are no tests.
func sources(t *testing.T, read func(path string, src []byte)) {
	t.Helper()
	err := filepath.WalkDir("..", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() || !strings.HasSuffix(path, ".go") || strings.HasSuffix(path, "_test.go") {
			return err
		}
		src, err := os.ReadFile(path)
		if err == nil {
			read(path, src)
		}
		return err
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestTextsSayKeywordsOfTheGame: each keyword that a text may give or have is one of its game,
// or is refused without its number: the rules cannot be put together with another.
func TestTextsSayKeywordsOfTheGame(t *testing.T) {
	for _, w := range All() {
		known := map[string]bool{}
		for _, k := range w.Book().Keywords() {
			known[k.Word] = true
		}
		for _, ic := range text.Of(wing.ID(w)).Lex.Icons {
			if ic.Kind == text.KeywordIcon && !known[ic.Word] && !strings.Contains(ic.JA, "#") {
				t.Errorf("%s: texts say %s (%s), which is no keyword of the game", wing.ID(w), ic.JA, ic.Word)
			}
		}
	}
}
