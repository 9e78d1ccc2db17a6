//go:build !js

package rules_test

import (
	"go/parser"
	"go/token"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestFloors: each floor of the kernel names those below it and card text as data, and
// nothing else of the project. [rules/README.md]
func TestFloors(t *testing.T) {
	below := []string{"gotaku/rules/ability"}
	for _, floor := range []string{"gotaku/rules/state", "gotaku/rules/board", "gotaku/rules", "gotaku/rules/match"} {
		files, err := filepath.Glob(filepath.Join(strings.TrimPrefix(strings.TrimPrefix(floor+"/", "gotaku/rules"), "/"), "*.go"))
		if err != nil || len(files) == 0 {
			t.Fatalf("%s: no files: %v", floor, err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			f, err := parser.ParseFile(token.NewFileSet(), name, nil, parser.ImportsOnly)
			if err != nil {
				t.Fatal(err)
			}
			for _, s := range f.Imports {
				if path, _ := strconv.Unquote(s.Path.Value); strings.HasPrefix(path, "gotaku/") && !slices.Contains(below, path) {
					t.Errorf("%s imports %s", name, path)
				}
			}
		}
		below = append(below, floor)
	}
}
