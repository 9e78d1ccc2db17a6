package games

import (
	"go/ast"
	"go/token"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
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
