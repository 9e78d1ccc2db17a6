package scenario

import (
	_ "embed" // the page
	"os"
	"path/filepath"
	"sort"
	"strings"
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
// rule of a list that the engine carries out is shown by a scenario, or the list says
// why not; no more than a twentieth is not.
func Book(t T, dir, list string) {
	t.Helper()
	units, err := ReadUnits(list)
	if err != nil {
		t.Fatalf("%v", err)
	}
	known, shown, seen := map[string]bool{}, map[string]bool{}, map[string]int{}
	for _, u := range units {
		known[u.ID] = true
	}
	for _, sc := range RunAll(t, dir) {
		if sc.Fault != nil {
			continue // told by RunAll
		}
		if len(sc.Shows) == 0 {
			t.Errorf("%s:%d: scenario %q shows no rule", sc.File, sc.Line, sc.Title)
		}
		if line := seen[sc.Title]; line > 0 {
			t.Errorf("%s:%d: two scenarios are called %q", sc.File, sc.Line, sc.Title)
		}
		seen[sc.Title] = sc.Line
		for _, id := range sc.Shows {
			if !known[id] {
				t.Errorf("%s:%d: there is no rule %s", sc.File, sc.Line, id)
			}
			shown[id] = true
		}
	}
	engine, not := 0, 0
	for _, u := range units {
		if u.Class != "engine" {
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

// Unit is a row of a rulebook's list.
type Unit struct {
	ID, Class, What string
	Not             string // why no scenario shows it
}

// ReadUnits reads the list of a rulebook's rules: a line for each, its cells separated
// by tabs: id, class, what it says, and "not shown: why".
func ReadUnits(path string) ([]Unit, error) {
	b, err := os.ReadFile(path)
	if err != nil {
		return nil, err
	}
	var out []Unit
	for line := range strings.Lines(string(b)) {
		if cells := strings.Split(strings.TrimRight(line, "\r\n"), "\t"); len(cells) >= 3 && !strings.HasPrefix(cells[0], "#") {
			u := Unit{ID: cells[0], Class: cells[1], What: cells[2]}
			if len(cells) > 3 {
				u.Not = strings.TrimPrefix(cells[3], "not shown: ")
			}
			out = append(out, u)
		}
	}
	return out, nil
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
			for _, m := range modes {
				for _, e := range sc.Run(m) {
					t.Errorf("%v (mode %s, scenario %q)", &e, m, sc.Title)
				}
			}
		}
	}
	return all
}
