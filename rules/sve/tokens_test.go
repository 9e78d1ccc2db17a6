package sve_test

import (
	"fmt"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/state"
)

var tokenKinds = map[string]ability.Kinds{
	"follower": ability.Follower, "amulet": ability.Amulet, "spell": ability.SpellCard,
	"equipment": ability.EquipmentCard, "crest": ability.Crest,
}

// tokenFacts reads the table of appendix A.
func tokenFacts(t *testing.T) [][]string {
	b, err := os.ReadFile("testdata/tokens.tsv")
	if err != nil {
		t.Fatal(err)
	}
	var rows [][]string
	for _, line := range strings.Split(strings.TrimSpace(string(b)), "\n") {
		if line[0] != '#' {
			rows = append(rows, strings.Split(line, "\t"))
		}
	}
	return rows
}

// Each token of the rulebook is in the pool under its name and its row as number,
// with its class, kind, cost, attack, life and traits, and its text is understood.
func TestTokensOfTheRulebook(t *testing.T) {
	g, rows := assets.Of("sve"), tokenFacts(t)
	if len(rows) != 139 {
		t.Fatalf("%d tokens in the table, want 139", len(rows))
	}
	status := map[string]deck.Status{}
	for _, r := range g.Reports {
		status[r.ID] = r.Status
	}
	count := map[deck.Status]int{}
	for i, row := range rows {
		f := g.Pool.Token(row[0])
		if f == 0 {
			t.Errorf("there is no token 『%s』", row[0])
			continue
		}
		d := g.Pool.Def(f)
		if want := fmt.Sprintf("T-%03d", i+1); d.Number != want {
			t.Errorf("%s has number %s, want %s", row[0], d.Number, want)
		}
		if got := facts(d); got != strings.Join(row, " ") {
			t.Errorf("token is   %s\n want      %s", got, strings.Join(row, " "))
		}
		count[status[d.ID]]++
	}
	if count[deck.Automatic] != 129 || count[deck.Vanilla] != 10 {
		t.Errorf("%d tokens automatic, %d without text, %d assisted; want 129, 10, 0",
			count[deck.Automatic], count[deck.Vanilla], count[deck.Assisted])
	}
}

// facts writes a token like its row of the table.
func facts(d *state.Def) string {
	s := &d.Sides[0]
	kind := ""
	for word, k := range tokenKinds {
		if s.Kinds == k|ability.Token {
			kind = word
		}
	}
	class := strings.Join(s.Classes, "・")
	out := []string{s.Name, strings.ToUpper(class[:1]) + class[1:], kind}
	for _, n := range []ability.Stat{ability.CostStat, ability.Attack, ability.LifeStat} {
		v, ok := s.Num.Get(n)
		if ok {
			out = append(out, fmt.Sprint(v))
		} else {
			out = append(out, "-")
		}
	}
	return strings.Join(append(out, strings.Join(s.Traits, "・")), " ")
}

// Each token of the rulebook is created by a card of a scenario.
func TestEveryTokenHasAScenario(t *testing.T) {
	files, err := filepath.Glob("testdata/tokens_*.scenario")
	if err != nil || len(files) == 0 {
		t.Fatalf("no scenarios of tokens: %v", err)
	}
	var all strings.Builder
	for _, f := range files {
		b, err := os.ReadFile(f)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(b)
	}
	for _, row := range tokenFacts(t) {
		if !strings.Contains(all.String(), "『"+row[0]+"』") {
			t.Errorf("no scenario creates %s", row[0])
		}
	}
}
