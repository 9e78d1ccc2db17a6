// It reads a source beside it, which a browser does not have.

//go:build !js

package ability

import (
	"os"
	"regexp"
	"testing"
)

// TestFormHasEveryNode: each clause there is can be read back.
func TestFormHasEveryNode(t *testing.T) {
	src, err := os.ReadFile("effect.go")
	if err != nil {
		t.Fatal(err)
	}
	all := regexp.MustCompile(`(?m)^\t(\w+) struct \{\n\t\tNode$`).FindAllStringSubmatch(string(src), -1)
	for _, m := range all {
		if nodes[m[1]] == nil {
			t.Errorf("%s is not among the nodes of the written form", m[1])
		}
	}
	if len(all) != len(nodes) || len(all) < 28 {
		t.Errorf("%d clauses, %d nodes", len(all), len(nodes))
	}
}
