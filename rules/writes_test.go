package rules_test

import (
	"go/ast"
	"go/parser"
	"go/token"
	"io/fs"
	"path/filepath"
	"strings"
	"testing"
)

// TestGamesWriteNoState: a state is changed on its own floors alone, where what is kept of it is told; games, and those
// who use them, change it by events and by the named changes of changes.go.
func TestGamesWriteNoState(t *testing.T) {
	floors := map[string]bool{".": true, "state": true, "board": true, "match": true}
	err := filepath.WalkDir(".", func(name string, d fs.DirEntry, err error) error {
		dir, file := filepath.Split(name)
		if d != nil && d.IsDir() && (file == "text" || file == "scenario") { // cards' texts have no state; a board is laid before anybody reads it
			return filepath.SkipDir
		}
		if err != nil || d.IsDir() || !strings.HasSuffix(file, ".go") || strings.HasSuffix(file, "_test.go") || file == "scenario.go" || floors[filepath.Clean(dir)] {
			return err
		}
		for _, at := range stateWrites(t, name, nil) {
			t.Errorf("%s writes a state", at)
		}
		return nil
	})
	if err != nil {
		t.Fatal(err)
	}
}

// TestStateWritesAreFound in each of their forms, and what only reads is none.
func TestStateWritesAreFound(t *testing.T) {
	for line, want := range map[string]int{
		"k.State.Step = 1": 1, "k.State.Table[2]++": 1, "k.State.Cards[id].Rest = true": 1, "k.State.Card(r).Damage += 2": 1, "k.Board.State.Now = 3": 1,
		"c := k.State.Card(r); c.Rest = true": 1, "c := &k.State.Cards[1]; c.Rest, n = true, 2": 1, "s := k.State; s.Mods = nil": 1, "l := k.State.List(z, s); l[0] = 4": 1,
		"for i := range k.State.Mods { m := &k.State.Mods[i]; m.Until = 1 }": 1, "var c = k.State.Card(r); c.Rest = true": 1, "s := k.State; c := s.Card(r); c.Rest = true": 1,
		"c := *k.State.Card(r); c.Rest = true": 0, "c := k.State.Cards[1]; c.Rest = true": 0, "n := k.State.Now; n = 2": 0, "c := k.State.Card(r); c = nil": 0, "k.State = s": 1, "x := k.State.Table; x[1] = 2": 0,
	} {
		if got := stateWrites(t, "written.go", "package p\nfunc f() {\n"+line+"\n}"); len(got) != want {
			t.Errorf("%s: %d writes are found, want %d: %v", line, len(got), want, got)
		}
	}
}

// stateWrites lists where a file assigns to what is reached through a field State: itself, or by a local name for it.
func stateWrites(t *testing.T, name string, source any) (at []string) {
	t.Helper()
	fset := token.NewFileSet()
	f, err := parser.ParseFile(fset, name, source, 0)
	if err != nil {
		t.Fatal(err)
	}
	for _, d := range f.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Body == nil {
			continue
		}
		names := map[string]bool{} // that stand for a part of a state
		written := func(e ast.Expr) {
			if _, plain := e.(*ast.Ident); !plain && ofState(e, names) {
				at = append(at, fset.Position(e.Pos()).String())
			}
		}
		named := func(to []ast.Expr, from []ast.Expr) {
			for i, e := range to {
				if id, ok := e.(*ast.Ident); ok && len(to) == len(from) {
					names[id.Name] = shares(from[i], names)
				}
			}
		}
		ast.Inspect(fn.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				for _, e := range n.Lhs {
					written(e)
				}
				named(n.Lhs, n.Rhs)
			case *ast.ValueSpec:
				var to []ast.Expr
				for _, id := range n.Names {
					to = append(to, id)
				}
				named(to, n.Values)
			case *ast.IncDecStmt:
				written(n.X)
			}
			return true
		})
	}
	return at
}

// shares says whether who writes to a copy of e writes to a state: it is a pointer into one, or one of its lists.
func shares(e ast.Expr, names map[string]bool) bool {
	switch e := e.(type) {
	case *ast.UnaryExpr:
		return e.Op == token.AND && ofState(e.X, names)
	case *ast.CallExpr: // State.Card, State.List
		s, ok := e.Fun.(*ast.SelectorExpr)
		return ok && (s.Sel.Name == "Card" || s.Sel.Name == "List") && ofState(s.X, names)
	case *ast.SelectorExpr:
		return e.Sel.Name == "State" && ofState(e, names)
	}
	return false
}

// ofState says whether e is reached through a field State of something, or through one of the names.
func ofState(e ast.Expr, names map[string]bool) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return names[e.Name]
	case *ast.SelectorExpr:
		_, called := e.X.(*ast.Ident)
		return e.Sel.Name == "State" && (called || ofBoard(e.X)) || ofState(e.X, names)
	case *ast.IndexExpr:
		return ofState(e.X, names)
	case *ast.StarExpr:
		return ofState(e.X, names)
	case *ast.ParenExpr:
		return ofState(e.X, names)
	case *ast.CallExpr:
		return shares(e, names)
	}
	return false
}

// ofBoard says whether e is a kernel or a board that something has.
func ofBoard(e ast.Expr) bool {
	s, ok := e.(*ast.SelectorExpr)
	return ok && (s.Sel.Name == "Board" || s.Sel.Name == "B" || s.Sel.Name == "k")
}
