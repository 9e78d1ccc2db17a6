package main

import (
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// TestOwnPackagesAreJudged: what vet finds in our packages is found, also by what it knows of another of ours, and what is
// not ours is skipped.
func TestOwnPackagesAreJudged(t *testing.T) {
	tool := filepath.Join(t.TempDir(), "vet.exe")
	if out, err := exec.Command("go", "build", "-o", tool, ".").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	out, err := exec.Command("go", "vet", "-vettool="+tool, "./testdata/wrong").CombinedOutput()
	for _, want := range []string{`fmt.Sprintf format %d has arg "one" of wrong type string`, `says.Loud format %d has arg "two" of wrong type string`} {
		if !strings.Contains(string(out), want) || err == nil {
			t.Errorf("vet says %s, %v; without %s", out, err, want)
		}
	}
	for path, want := range map[string]bool{"fmt": true, "golang.org/x/image/font": true, "gotaku": false, "gotaku/rules": false, "gotakuten": true} {
		if got := (&unit{ImportPath: path, VetxOnly: true}).skipped(); got != want {
			t.Errorf("%s is skipped: %t", path, got)
		}
		if (&unit{ImportPath: path}).skipped() {
			t.Errorf("%s is to be judged, and skipped", path)
		}
	}
}
