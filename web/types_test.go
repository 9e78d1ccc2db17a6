package main

import (
	"io"
	"os"
	"path/filepath"
	"strings"
	"testing"
)

// TestTypesFor: a name that only one system has is missed on another, within a function too, and so is a file to embed.
func TestTypesFor(t *testing.T) {
	for _, c := range []struct{ main, windows, linux string }{
		{"import _ \"golang.org/x/nothing\"\n\nfunc main() {}", "golang.org/x/nothing", "golang.org/x/nothing"},
		{"func main() { only() }", "main.go:3:15: undefined: only", ""},
		{"import \"syscall\"\n\nfunc main() { println(syscall.Getpid(), syscall.EPOLLIN) }", "undefined: syscall.EPOLLIN", ""},
		{"import _ \"embed\"\n\n//go:embed nothing.txt\nvar s string\n\nfunc main() {}", "nothing.txt", "nothing.txt"},
		{"func main() { println(1) }", "", ""},
	} {
		dir := t.TempDir()
		for name, text := range map[string]string{"go.mod": "module tiny\n\ngo 1.26.0\n", "main.go": "package main\n\n" + c.main + "\n", "only_linux.go": "package main\n\nfunc only() {}\n"} {
			if err := os.WriteFile(filepath.Join(dir, name), []byte(text), 0o600); err != nil {
				t.Fatal(err)
			}
		}
		for system, want := range map[string]string{"windows": c.windows, "linux": c.linux} {
			err := typesFor(system, "amd64")(t.Context(), io.Discard, dir)
			if want == "" && err != nil || want != "" && (err == nil || !strings.Contains(err.Error(), want)) {
				t.Errorf("%s on %s: %v, want %q", c.main, system, err, want)
			}
		}
	}
}
