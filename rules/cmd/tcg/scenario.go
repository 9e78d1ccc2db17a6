package main

import (
	"errors"
	"fmt"
	"io"
	"os"
	"path/filepath"
	"strings"

	"gotaku/rules/scenario"
	"gotaku/rules/wing"
)

// runScenario runs scenarios and prints what differed.
func runScenario(args []string, out io.Writer) error {
	f := flags("scenario", out)
	mode := f.String("mode", "all", "how to run them: `MODE,MODE...` of plain, undo, fork, encode, engines, session; or all")
	coverage := f.String("coverage", "", "count the rules of `GAME` that the scenarios show (unsaid: those of rules/GAME/testdata)")
	page := f.String("page", "", "print how scenarios are written, for every game and for `GAME`")
	missing := f.Bool("missing", false, "with -coverage: list the rules that none shows")
	if err := f.Parse(args); err != nil {
		return err
	}
	if *page != "" {
		g := scenario.GameOf(*page)
		if g == nil {
			return fmt.Errorf("there is no game %q", *page)
		}
		_, err := io.WriteString(out, g.Page())
		return err
	}
	modes, err := modesOf(*mode)
	if err != nil {
		return err
	}
	files, err := filesOf(f.Args())
	if err != nil {
		return err
	}
	if *coverage != "" {
		return cover(*coverage, files, *missing, out)
	}
	if len(files) == 0 {
		return errors.New("no scenario file is named")
	}
	wrong, total := 0, 0
	for _, name := range files {
		scs, err := scenario.ReadFile(name)
		if err != nil {
			fmt.Fprintln(out, err)
			wrong++
			continue
		}
		for _, sc := range scs {
			total++
			if !holds(sc, modes, out) {
				wrong++
			}
		}
	}
	fmt.Fprintf(out, "%d scenarios, %d wrong\n", total, wrong)
	if wrong > 0 {
		return fmt.Errorf("%d of %d scenarios do not hold", wrong, total)
	}
	return nil
}

// holds runs one scenario in each mode; the same difference is printed once.
func holds(sc *scenario.Scenario, modes []scenario.Mode, out io.Writer) bool {
	if sc.Fault != nil {
		fmt.Fprintf(out, "%v (the scenario is not run)\n", sc.Fault)
		return false
	}
	seen := map[string]bool{}
	for _, m := range modes {
		for _, e := range sc.Run(m) {
			if text := e.Error(); !seen[text] {
				seen[text] = true
				fmt.Fprintf(out, "%s (%s, mode %s)\n", text, sc.Title, m)
			}
		}
	}
	return len(seen) == 0
}

func modesOf(s string) ([]scenario.Mode, error) {
	if s == "all" {
		return scenario.Modes, nil
	}
	var out []scenario.Mode
	for _, w := range strings.Split(s, ",") {
		found := false
		for _, m := range scenario.Modes {
			if string(m) == w {
				out, found = append(out, m), true
			}
		}
		if !found {
			return nil, fmt.Errorf("there is no mode %q; there is all, %v", w, scenario.Modes)
		}
	}
	return out, nil
}

// filesOf lists the files named, folders with all scenario files below them.
func filesOf(args []string) ([]string, error) {
	var out []string
	for _, a := range args {
		info, err := os.Stat(a)
		if err != nil {
			return nil, err
		}
		if !info.IsDir() {
			out = append(out, a)
			continue
		}
		files, err := scenario.Files(a)
		if err != nil {
			return nil, err
		}
		out = append(out, files...)
	}
	return out, nil
}

// cover reports which rule units of a game are shown by a scenario that holds. It
// looks for rules/GAME below the working folder or one above it.
func cover(game string, files []string, missing bool, out io.Writer) error {
	dir, err := gameDir(game)
	if err != nil {
		return err
	}
	if len(files) == 0 {
		if files, err = scenario.Files(filepath.Join(dir, "testdata")); err != nil {
			return err
		}
	}
	shown, count := map[string]bool{}, 0
	for _, name := range files {
		scs, err := scenario.ReadFile(name)
		if err != nil {
			return err
		}
		for _, sc := range scs {
			count++
			if sc.Fault != nil {
				fmt.Fprintln(out, sc.Fault)
				continue
			}
			ok := len(sc.Run(scenario.Plain)) == 0
			if !ok {
				fmt.Fprintf(out, "does not hold: %s:%d %s\n", sc.File, sc.Line, sc.Title)
			}
			for _, id := range sc.Shows {
				shown[id] = shown[id] || ok
			}
		}
	}
	report(game, shown, count, missing, out)
	return nil
}

func report(game string, shown map[string]bool, count int, missing bool, out io.Writer) {
	engine, yes, not := 0, 0, 0
	for _, u := range scenario.GameOf(game).Rulebook() {
		switch {
		case u.Class != wing.Engine:
		case u.Not != "":
			not++
		case shown[u.ID]:
			engine++
			yes++
		default:
			engine++
			if missing {
				fmt.Fprintf(out, "%s\t%s\n", u.ID, u.Says)
			}
		}
	}
	fmt.Fprintf(out, "%s: %d of %d engine units shown (%.1f %%) by %d scenarios, %d not to be shown\n", game, yes, engine, 100*float64(yes)/float64(max(engine, 1)), count, not)
}

func gameDir(game string) (string, error) {
	if game == "" || strings.ContainsAny(game, `/\.`) {
		return "", fmt.Errorf("%q is no game", game)
	}
	at := "."
	for range 6 {
		dir := filepath.Join(at, "rules", game)
		if _, err := os.Stat(filepath.Join(dir, "rulebook.tsv")); err == nil {
			return dir, nil
		}
		at = filepath.Join(at, "..")
	}
	return "", fmt.Errorf("there is no rules/%s/rulebook.tsv here or above", game)
}
