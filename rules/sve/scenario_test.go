package sve_test

import (
	"os"
	"strings"
	"testing"

	"gotaku/rules/scenario"
)

// TestScenarios runs every scenario of the rulebook in every mode.
func TestScenarios(t *testing.T) {
	all := scenario.RunAll(t, "testdata")
	if len(all) < 60 {
		t.Errorf("only %d scenarios ran", len(all))
	}
	units := rulebook(t)
	seen := map[string]int{}
	for _, sc := range all {
		if len(sc.Shows) == 0 {
			t.Errorf("%s:%d: scenario %q shows no rule", sc.File, sc.Line, sc.Title)
		}
		if line := seen[sc.Title]; line > 0 {
			t.Errorf("%s:%d: two scenarios are called %q", sc.File, sc.Line, sc.Title)
		}
		seen[sc.Title] = sc.Line
		for _, id := range sc.Shows {
			if _, ok := units[id]; !ok {
				t.Errorf("%s:%d: there is no rule %s", sc.File, sc.Line, id)
			}
		}
	}
}

// rulebook reads the list of rule units: id, class.
func rulebook(t *testing.T) map[string]string {
	b, err := os.ReadFile("rulebook.tsv")
	if err != nil {
		t.Fatal(err)
	}
	units := map[string]string{}
	for _, line := range strings.Split(string(b), "\n") {
		if cells := strings.Split(line, "\t"); len(cells) >= 3 {
			units[cells[0]] = cells[1]
		}
	}
	if len(units) < 500 {
		t.Fatalf("rulebook.tsv has only %d units", len(units))
	}
	return units
}
