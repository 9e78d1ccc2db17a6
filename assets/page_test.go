// It asks the go command, which a browser does not have.

//go:build !js

package assets

import (
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// TestPageHasNoGrammar: the app plays with the card files; the grammar, which is much to load and slow to build, is no part of it. The
// wings bring their dialects, but nothing of the app asks for a grammar, so that none is linked.
func TestPageHasNoGrammar(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "-f", "{{.ImportPath}} {{.Dir}} {{join .GoFiles \" \"}}", "gotaku")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.Output()
	if err != nil {
		t.Fatal(err)
	}
	asks, packs := regexp.MustCompile(`\btext\.(Of|New)\(`), false
	for line := range strings.Lines(string(out)) {
		p := strings.Fields(line)
		if len(p) < 3 || !strings.HasPrefix(p[0], "gotaku") || strings.HasSuffix(p[0], "/text") {
			continue
		}
		packs = packs || p[0] == "gotaku/rules/deck"
		if p[0] == "gotaku/rules/compile" {
			t.Errorf("the page has %s", p[0])
		}
		for _, name := range p[2:] {
			b, err := os.ReadFile(filepath.Join(p[1], name))
			if err != nil {
				t.Fatal(err)
			}
			if strings.Contains(string(b), `"gotaku/rules/text"`) && asks.Match(b) {
				t.Errorf("%s/%s asks for a grammar", p[0], name)
			}
		}
	}
	if !packs {
		t.Fatalf("the app does not read packs: %q", out)
	}
}
