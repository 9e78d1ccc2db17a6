package site

import (
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strings"
	"testing"
)

// root is the project's own folder.
func root(t *testing.T) string {
	t.Helper()
	dir, err := filepath.Abs("../..")
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// TestPageHasTheSmallEngine: the patch fits the version in go.mod, and nothing that looks methods up by name, or that a
// page has no use for, is linked again.
func TestPageHasTheSmallEngine(t *testing.T) {
	dir := root(t)
	c := NewCompiler(t.Context(), dir)
	defer c.Close()
	if c.Plain != nil {
		t.Fatal(c.Plain)
	}
	out, err := c.Command(t.Context(), dir, "list", "-deps", ".").Output()
	if err != nil {
		t.Fatal(err)
	}
	linked := strings.Fields(string(out))
	if !slices.Contains(linked, engineModule) {
		t.Fatalf("%s is not in the page at all", engineModule)
	}
	for _, heavy := range []string{
		"archive/zip", "encoding/gob", "encoding/xml", "go/build", "go/doc", "go/printer", "html/template", "image/png",
		"log", "log/slog", "net", "net/http", "os/exec", "regexp", "text/tabwriter", "text/template",
	} {
		if slices.Contains(linked, heavy) {
			t.Errorf("the page links %s", heavy)
		}
	}
}

// TestShadersAreThoseOfTheEngine: what is written down is what the engine itself makes of its shaders. That takes as long as
// to compile the engine, and is shown once of each, as testdata/engine.sum says.
func TestShadersAreThoseOfTheEngine(t *testing.T) {
	if read(t, filepath.Join("testdata", "engine.sum")) == EngineSum()+"\n" {
		return
	}
	dir := root(t)
	source, err := engineSource(t.Context(), dir)
	if err != nil || source == "" {
		t.Fatalf("%q: %v", source, err)
	}
	engine := t.TempDir()
	if err := copySources(engine, source); err != nil {
		t.Fatal(err)
	}
	if err := applyPatch(engine, enginePatch); err != nil {
		t.Fatal(err)
	}
	// It is written down by what must not have what is written yet.
	put(t, filepath.Join(engine, "internal", "written", "main.go"), read(t, filepath.Join("testdata", "shaders", "main.go")))
	cmd := exec.CommandContext(t.Context(), "go", "run", "./internal/written")
	cmd.Dir, cmd.Env = engine, append(os.Environ(), "GOWORK=off")
	var said strings.Builder
	cmd.Stderr = &said
	out, err := cmd.Output()
	if err != nil {
		t.Fatalf("%v\n%s", err, &said)
	}
	if string(out) != string(engineShaders) {
		t.Fatal("ebitengine.shaders differs from what the engine makes: testdata/shaders writes it anew")
	}
}

// TestEngineIsLeftWhole where the version or its text is another, and it is said why.
func TestEngineIsLeftWhole(t *testing.T) {
	engine := t.TempDir()
	put(t, filepath.Join(engine, "go.mod"), "module "+engineModule+"\n\ngo 1.26.0\n")
	put(t, filepath.Join(engine, "ebiten.go"), "package ebiten\n")
	for _, test := range []struct{ name, mod, work, why string }{
		{"replaced", "require " + engineModule + " v2.10.4\n\nreplace " + engineModule + " => " + engine + "\n", "", "is replaced by " + engine},
		{"workspace", "", "go 1.26.0\n\nuse .\n", "says what is used"},
	} {
		t.Run(test.name, func(t *testing.T) {
			dir := module(t)
			put(t, filepath.Join(dir, "go.mod"), "module tiny\n\ngo 1.26.0\n\n"+test.mod)
			if test.work != "" {
				put(t, filepath.Join(dir, "go.work"), test.work)
			}
			var said strings.Builder
			err := Build(t.Context(), Options{Root: dir, Package: alone, Out: filepath.Join(t.TempDir(), "out"), Log: &said})
			if err != nil || !strings.Contains(said.String(), "with the whole of Ebitengine, a third larger") || !strings.Contains(said.String(), test.why) {
				t.Fatalf("%v; it is said: %s", err, &said)
			}
		})
	}
}

// TestPatchWantsItsText: a line that differs stops it, and names the file.
func TestPatchWantsItsText(t *testing.T) {
	const patch = "diff --git a/x/a.go b/x/a.go\n--- a/x/a.go\n+++ b/x/a.go\n@@ -1,3 +1,2 @@\n package a\n-var old int\n \n"
	dir := t.TempDir()
	file := filepath.Join(dir, "x", "a.go")
	put(t, file, "package a\nvar old int\n\n")
	if err := applyPatch(dir, patch); err != nil || read(t, file) != "package a\n\n" {
		t.Fatalf("%v: %q", err, read(t, file))
	}
	put(t, file, "package a\nvar other int\n\n")
	if err := applyPatch(dir, patch); err == nil || !strings.Contains(err.Error(), "x/a.go is not the text that was changed") {
		t.Fatalf("it is said: %v", err)
	}
}
