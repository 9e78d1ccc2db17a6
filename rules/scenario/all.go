package scenario

import (
	"os"
	"path/filepath"
	"sort"
	"strings"
)

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
			for _, m := range modes {
				for _, e := range sc.Run(m) {
					t.Errorf("%v (mode %s, scenario %q)", &e, m, sc.Title)
				}
			}
		}
	}
	return all
}
