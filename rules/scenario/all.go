package scenario

import (
	_ "embed" // the page
	"os"
	"path/filepath"
	"sort"
	"strings"

	"gotaku/rules/wing"
)

//go:embed README.md
var pageForAll string

// Page is what who writes scenarios of a game reads: the part for every game, and its own.
func (g *Game) Page() string { return pageForAll + "\n" + g.Scenario.Page }

// T is what RunAll needs of a *testing.T.
type T interface {
	Helper()
	Errorf(format string, a ...any)
	Fatalf(format string, a ...any)
}

// Files lists the scenario files of a folder and below, sorted.
func Files(dir string) ([]string, error) {
	var out []string
	err := filepath.WalkDir(dir, func(path string, d os.DirEntry, err error) error {
		if err == nil && !d.IsDir() && strings.HasSuffix(path, ".scenario") {
			out = append(out, path)
		}
		return err
	})
	sort.Strings(out)
	return out, err
}

// Book runs every scenario of a folder in every mode and tells t what is missing: each
// rule of the game that the engine carries out is shown by a scenario, or its rulebook
// says why not; no more than a twentieth is not. Every question that they lead to can be named.
func Book(t T, game, dir string) {
	t.Helper()
	g := GameOf(game)
	if g == nil {
		t.Fatalf("there is no game %q", game)
	}
	shown, seen := map[string]bool{}, map[string]int{}
	named := map[string]bool{"may": true}
	for _, w := range g.Asks {
		named[w.V] = true
	}
	for _, sc := range RunAll(t, dir) {
		if sc.Fault != nil {
			continue // told by RunAll
		}
		if len(sc.Shows) == 0 && !sc.Reading {
			t.Errorf("%s:%d: scenario %q shows neither a rule nor a text", sc.File, sc.Line, sc.Title)
		}
		if line := seen[sc.Title]; line > 0 {
			t.Errorf("%s:%d: two scenarios are called %q", sc.File, sc.Line, sc.Title)
		}
		seen[sc.Title] = sc.Line
		for _, id := range sc.Shows {
			shown[id] = true
		}
		for key := range sc.asked {
			if !named[key] {
				t.Errorf("%s:%d: the question %q has no word", sc.File, sc.Line, key)
			}
		}
	}
	engine, not := 0, 0
	for _, u := range g.Rulebook() {
		if u.Class != wing.Engine {
			continue
		}
		engine++
		switch {
		case u.Not == "" && !shown[u.ID]:
			t.Errorf("no scenario shows %s", u.ID)
		case u.Not != "":
			not++
			if shown[u.ID] {
				t.Errorf("a scenario shows %s after all", u.ID)
			}
		}
	}
	if engine == 0 || not*20 > engine {
		t.Errorf("%d of %d rules are not shown: too many", not, engine)
	}
}

// RunAll runs every scenario of a folder in every mode and tells t what differed.
// It returns the scenarios, so that a test may look at what they show.
func RunAll(t T, dir string, modes ...Mode) []*Scenario {
	t.Helper()
	files, err := Files(dir)
	if err != nil {
		t.Fatalf("%v", err)
	}
	if len(modes) == 0 {
		modes = Modes
	}
	var all []*Scenario
	for _, f := range files {
		scs, err := ReadFile(f)
		if err != nil {
			t.Errorf("%v", err)
			continue
		}
		for _, sc := range scs {
			all = append(all, sc)
			if sc.Fault != nil {
				t.Errorf("%v", sc.Fault)
				continue
			}
			sc.asked = map[string]bool{}
			for _, m := range modes {
				for _, e := range sc.Run(m) {
					t.Errorf("%v (mode %s, scenario %q)", &e, m, sc.Title)
				}
			}
		}
	}
	return all
}
