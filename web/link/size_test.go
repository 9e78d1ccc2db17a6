//go:build !js

package link

import (
	"os"
	"os/exec"
	"strings"
	"testing"
)

// TestBrowserBuildIsSmall keeps what would cost megabytes out of the browser's build.
func TestBrowserBuildIsSmall(t *testing.T) {
	cmd := exec.Command("go", "list", "-deps", "./...")
	cmd.Env = append(os.Environ(), "GOOS=js", "GOARCH=wasm")
	out, err := cmd.CombinedOutput()
	if err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	deps := strings.Fields(string(out))
	if len(deps) < 20 {
		t.Fatalf("only %d packages listed", len(deps))
	}
	for _, dep := range deps {
		for _, heavy := range []string{"github.com/pion/", "github.com/coder/websocket", "net/http", "text/template", "html/template", "encoding/json", "crypto/tls"} {
			if dep == heavy || strings.HasPrefix(dep, heavy) && strings.HasSuffix(heavy, "/") {
				t.Errorf("the browser build imports %s", dep)
			}
		}
	}
}
