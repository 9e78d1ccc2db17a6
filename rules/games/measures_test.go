package games

import (
	"go/ast"
	"go/parser"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"

	"gotaku/rules/stub"
	"gotaku/rules/wing"
)

// mostMethods is how many methods an interface may ask for by itself: who needs one of
// them should not have to know many others.
const mostMethods = 15

// TestInterfacesAreSmall: no interface declares more methods than that; a larger one is put
// together of several that are each asked for alone.
func TestInterfacesAreSmall(t *testing.T) {
	walk(t, "../..", func(files *token.FileSet, f *ast.File) {
		ast.Inspect(f, func(n ast.Node) bool {
			spec, is := n.(*ast.TypeSpec)
			if !is {
				return true
			}
			if face, is := spec.Type.(*ast.InterfaceType); is {
				own := 0
				for _, m := range face.Methods.List {
					own += len(m.Names)
				}
				if own > mostMethods {
					t.Errorf("%s: the interface %s has %d methods of its own", files.Position(n.Pos()), spec.Name.Name, own)
				}
			}
			return true
		})
	})
}

// TestGamesAreListedOnce: this package alone imports wings; the command line and the window
// bring the example besides when they are told to.
func TestGamesAreListedOnce(t *testing.T) {
	brings := map[string]bool{"../../rules/cmd/tcg/main.go": true, "../../main_stub.go": true}
	walk(t, "../..", func(files *token.FileSet, f *ast.File) {
		name := filepath.ToSlash(files.Position(f.Pos()).Filename)
		for _, i := range f.Imports {
			path, _ := strconv.Unquote(i.Path.Value)
			game, ours := strings.CutPrefix(path, "gotaku/rules/")
			if !ours || !wingOf(game) || name == "../../rules/games/games.go" || strings.HasPrefix(name, "../../rules/"+game+"/") {
				continue
			}
			if game != "stub" || !brings[name] {
				t.Errorf("%s imports %s", name, path)
			}
		}
	})
}

// mostOfAType is how many methods a type may have: what has more is several things.
const mostOfAType = 100

// TestTypesAreSmall: no type has more methods than that.
func TestTypesAreSmall(t *testing.T) {
	methods := map[string]int{}
	walk(t, "../..", func(files *token.FileSet, f *ast.File) {
		dir := strings.TrimPrefix(filepath.ToSlash(filepath.Dir(files.Position(f.Pos()).Filename)), "../../")
		for _, d := range f.Decls {
			fn, is := d.(*ast.FuncDecl)
			if !is || fn.Recv == nil {
				continue
			}
			of := fn.Recv.List[0].Type
			if p, is := of.(*ast.StarExpr); is {
				of = p.X
			}
			if id, is := of.(*ast.Ident); is {
				methods[dir+"."+id.Name]++
			}
		}
	})
	for name, n := range methods {
		if n > mostOfAType {
			t.Errorf("%s has %d methods", name, n)
		}
	}
}

// mostOfOneGame is how many methods of rules.Game only one game fills; who makes them fewer
// writes the lower number down.
const mostOfOneGame = 19

// TestHooksOfOneGame: a hook that only one game fills names the rule of its book for which it is
// there, and there are no more of them than that.
func TestHooksOfOneGame(t *testing.T) {
	fills := map[string][]string{} // by hook: the wings that have a method of their own
	for _, id := range IDs() {
		if id == wing.ID(stub.Wing{}) {
			continue
		}
		walk(t, filepath.Join("..", id), func(files *token.FileSet, f *ast.File) {
			for _, d := range f.Decls {
				if fn, is := d.(*ast.FuncDecl); is && fn.Recv != nil && filepath.Base(filepath.Dir(files.Position(f.Pos()).Filename)) == id {
					if of, is := fn.Recv.List[0].Type.(*ast.Ident); is && of.Name == "game" {
						fills[fn.Name.Name] = append(fills[fn.Name.Name], id)
					}
				}
			}
		})
	}
	books := map[string]string{"sve": "SVE", "fftcg": "FF-TCG", "divinecross": "Divine Cross", "zx": "Z/X", "buddyfight": "Buddyfight"} // as comments cite them
	alone := 0
	for _, path := range []string{"../game.go", "../board/game.go"} {
		f, err := parser.ParseFile(token.NewFileSet(), path, nil, parser.ParseComments|parser.SkipObjectResolution)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			face, is := n.(*ast.InterfaceType)
			if !is {
				return true
			}
			for _, m := range face.Methods.List {
				if len(m.Names) == 0 || len(fills[m.Names[0].Name]) != 1 {
					continue
				}
				alone++
				of := books[fills[m.Names[0].Name][0]]
				if why := m.Doc.Text(); !strings.Contains(why, "["+of+" ") && !strings.Contains(why, ", "+of+" ") {
					t.Errorf("%s: only %s fills %s, and no rule of it is named there", path, of, m.Names[0].Name)
				}
			}
			return true
		})
	}
	if alone != mostOfOneGame {
		t.Errorf("%d hooks are filled by one game alone, and %d are written down", alone, mostOfOneGame)
	}
}
