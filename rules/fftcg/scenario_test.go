package fftcg_test

import (
	"os"
	"strings"
	"testing"

	"gotaku/rules/scenario"
)

// TestScenarios runs every scenario of the rulebook in every mode. Each unit of the
// rulebook that the engine carries out is shown by one, or the list says why not.
func TestScenarios(t *testing.T) {
	units := rulebook(t)
	shown, seen := map[string]bool{}, map[string]int{}
	for _, sc := range scenario.RunAll(t, "testdata") {
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
			shown[id] = true
		}
	}
	engine, not := 0, 0
	for id, u := range units {
		if u.class != "engine" {
			continue
		}
		engine++
		switch {
		case u.not == "" && !shown[id]:
			t.Errorf("no scenario shows %s", id)
		case u.not != "":
			not++
			if shown[id] {
				t.Errorf("a scenario shows %s after all", id)
			}
		}
	}
	if not*20 > engine {
		t.Errorf("%d of %d rules are not shown: too many", not, engine)
	}
}

type unit struct{ class, not string }

// rulebook reads the list of rule units: id, class, why it is not shown.
func rulebook(t *testing.T) map[string]unit {
	b, err := os.ReadFile("rulebook.tsv")
	if err != nil {
		t.Fatal(err)
	}
	units := map[string]unit{}
	for _, line := range strings.Split(string(b), "\n") {
		if cells := strings.Split(line, "\t"); len(cells) >= 3 {
			u := unit{class: cells[1]}
			if len(cells) > 3 {
				u.not = strings.TrimPrefix(cells[3], "not shown: ")
			}
			units[cells[0]] = u
		}
	}
	if len(units) < 450 {
		t.Fatalf("rulebook.tsv has only %d units", len(units))
	}
	return units
}
