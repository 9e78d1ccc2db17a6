package buddyfight_test

import (
	"os"
	"strings"
	"testing"

	"gotaku/rules/scenario"
)

// TestPage: the examples of the page hold.
func TestPage(t *testing.T) {
	b, err := os.ReadFile("SCENARIOS.md")
	if err != nil {
		t.Fatal(err)
	}
	for i, part := range strings.Split(string(b), "```") {
		if i%2 == 0 {
			continue
		}
		scs, err := scenario.Parse("SCENARIOS.md", []byte(part))
		if err != nil {
			t.Fatal(err)
		}
		for _, sc := range scs {
			if sc.Fault != nil {
				t.Error(sc.Fault)
				continue
			}
			for _, e := range sc.Run(scenario.Modes[0]) {
				t.Error(&e)
			}
		}
	}
}
