package scenario

import (
	"os"
	"slices"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/games"
)

// page reads a page: the rows of the tables under its headings, each a set of words,
// and its examples.
func page(t *testing.T, path string) (tables map[string][]string, examples []string) {
	t.Helper()
	b, err := os.ReadFile(path)
	if err != nil {
		t.Fatal(err)
	}
	tables = map[string][]string{}
	for i, part := range strings.Split(string(b), "```") {
		if i%2 == 1 {
			examples = append(examples, part)
			continue
		}
		under := ""
		for line := range strings.Lines(part) {
			if h, ok := strings.CutPrefix(line, "## "); ok {
				under = strings.TrimSpace(h)
			}
			cells := strings.Split(line, "|")
			if len(cells) < 3 || strings.HasPrefix(cells[1], "---") || cells[0] != "" {
				continue
			}
			tables[under] = append(tables[under], row(strings.Split(cells[1], " / ")))
		}
	}
	for h, rows := range tables {
		tables[h] = rows[1:] // the head of the table
	}
	return tables, examples
}

// row is a set of words in one order.
func row(words []string) string {
	var out []string
	for _, w := range words {
		if w = fold(w); w != "" && !slices.Contains(out, w) {
			out = append(out, w)
		}
	}
	slices.Sort(out)
	return strings.Join(out, " / ")
}

func rows[T any](list []word[T]) (out []string) {
	for _, w := range list {
		out = append(out, row(w.W))
	}
	return out
}

// spelled gathers the words that mean the same.
func spelled[T comparable](words map[string]T) (out []string) {
	of := map[T][]string{}
	for w, v := range words {
		of[v] = append(of[v], w)
	}
	for _, ws := range of {
		out = append(out, row(ws))
	}
	return out
}

// once wants no word to mean two things in one list.
func once(t *testing.T, game, list string, rows []string) {
	t.Helper()
	seen := map[string]string{}
	for _, r := range rows {
		for _, w := range strings.Split(r, " / ") {
			if was, ok := seen[w]; ok && was != r {
				t.Errorf("%s, %s: %q means two things: %q and %q", game, list, w, was, r)
			}
			seen[w] = r
		}
	}
}

// same wants a table of a page to have exactly these rows, in any order.
func same(t *testing.T, path, heading string, got, want []string) {
	t.Helper()
	for _, w := range want {
		if !slices.Contains(got, w) {
			t.Errorf("%s, %s: lacks %q", path, heading, w)
		}
	}
	for _, g := range got {
		if !slices.Contains(want, g) {
			t.Errorf("%s, %s: %q is not read so", path, heading, g)
		}
	}
}

// TestPages: the page of each game names every word that is read in its scenarios and
// no other, and each of its examples holds; so does the page for all.
func TestPages(t *testing.T) {
	tables, examples := page(t, "README.md")
	same(t, "README.md", "Questions of every game", tables["Questions of every game"], rows(questions))
	same(t, "README.md", "Answers of every game", tables["Answers of every game"], append(rows(says), rows(lists)...))
	same(t, "README.md", "Events of every game", tables["Events of every game"], rows(deeds))
	for _, e := range examples {
		holds(t, "README.md", e)
	}
	for _, id := range games.IDs() {
		g := GameOf(id)
		t.Run(g.ID, func(t *testing.T) {
			path := "../" + g.ID + "/SCENARIOS.md"
			tables, examples := page(t, path)
			if b, _ := os.ReadFile(path); !strings.HasSuffix(g.Page(), string(b)) || !strings.HasPrefix(g.Page(), "# Scenarios: the page for every game") {
				t.Errorf("%s is not what the command line prints", path)
			}
			var verbs []string
			for _, v := range g.Verbs {
				verbs = append(verbs, row(v.Words))
			}
			keys := map[string]string{}
			for _, k := range g.book.Keywords() {
				for _, w := range [...]string{k.Word, k.JA, k.EN} {
					keys[fold(w)] = k.Word
				}
			}
			numbers := map[string]ability.Stat{}
			for w, s := range g.nums {
				numbers[w] = s
			}
			for heading, want := range map[string][]string{
				"Verbs": verbs, "Kinds": rows(g.Kinds), "Classes": rows(g.Classes), "Icons": rows(g.Icons), "Zones": spelled(g.zones),
				"States": rows(g.States), "Numbers of cards": spelled(g.stats), "Numbers of players": spelled(numbers), "Keywords": spelled(keys),
				"Counters": rows(g.Marks), "Phases": rows(g.Phases), "Questions": rows(g.Asks[:len(g.Asks)-len(questions)]), "Answers": rows(g.Says), "Events": rows(g.Deeds),
			} {
				same(t, path, heading, tables[heading], want)
				once(t, g.ID, heading, want)
			}
			once(t, g.ID, "Questions", rows(g.Asks))
			once(t, g.ID, "Answers", append(append(rows(says), rows(lists)...), rows(g.Says)...))
			once(t, g.ID, "Events", append(rows(deeds), rows(g.Deeds)...))
			if len(examples) < 4 {
				t.Errorf("%s: only %d examples", path, len(examples))
			}
			for _, e := range examples {
				holds(t, path, e)
			}
		})
	}
}
