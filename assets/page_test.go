// It asks the go command, which a browser does not have.

//go:build !js

package assets

import (
	"os"
	"os/exec"
	"slices"
	"strings"
	"testing"
)

// TestPageHasNoGrammar: the app plays with the card files; the grammar, which is much to load and slow to build, is no part of it.
func TestPageHasNoGrammar(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "gotaku")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	deps := strings.Fields(string(out))
	if !slices.Contains(deps, "gotaku/rules/deck") {
		t.Fatalf("the app does not read packs: %q", deps)
	}
	for _, no := range []string{"gotaku/rules/text", "gotaku/rules/compile"} {
		if slices.Contains(deps, no) {
			t.Errorf("the page has %s", no)
		}
	}
}
