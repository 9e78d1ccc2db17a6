package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
)

// run dispatches a command line and returns what it printed and its error's text.
func run(args ...string) (string, string) {
	var b strings.Builder
	if err := dispatch(args, &b); err != nil {
		return b.String(), err.Error()
	}
	return b.String(), ""
}

// file writes a file for one test.
func file(t *testing.T, name, text string) string {
	t.Helper()
	path := filepath.Join(t.TempDir(), name)
	if err := os.WriteFile(path, []byte(text), 0o644); err != nil {
		t.Fatal(err)
	}
	return path
}

const good = "scenario Passing\ngame sve shows 7.4.9\npass to B main\nB hand: ?\n"

func TestScenarioCommand(t *testing.T) {
	path := file(t, "a.scenario", good)
	if out, err := run("scenario", path); err != "" || out != "1 scenarios, 0 wrong\n" {
		t.Errorf("a scenario that holds: %q, error %q", out, err)
	}
	path = file(t, "b.scenario", good+"B hand: none\n\nscenario Another\ngame sve\nA life 20\nA life 20\n")
	out, err := run("scenario", "-mode", "plain,fork", path)
	if want := path + ":5: B hand: expected empty; it is ? (Passing, mode plain)\n2 scenarios, 1 wrong\n"; out != want || err != "1 of 2 scenarios do not hold" {
		t.Errorf("one of two does not hold: got %q, error %q, want %q", out, err, want)
	}
	path = file(t, "c.scenario", "scenario T\ngame sve\nA: sing\n\n"+good)
	if out, err := run("scenario", path); !strings.HasPrefix(out, path+":3: ") || !strings.HasSuffix(out, "2 scenarios, 1 wrong\n") || err != "1 of 2 scenarios do not hold" {
		t.Errorf("a line that cannot be read drops its scenario only: %q, error %q", out, err)
	}
	for want, args := range map[string][]string{
		"no scenario file is named": {"scenario"},
		`there is no mode "x"; there is all, [plain undo fork encode engines session]`: {"scenario", "-mode", "x", path},
		`there is no command "fly"`:                          {"fly"},
		"there is no rules/chess/rulebook.tsv here or above": {"scenario", "-coverage", "chess"},
	} {
		if _, err := run(args...); err != want {
			t.Errorf("tcg %v: error %q, want %q", args, err, want)
		}
	}
}

func TestCoverageCommand(t *testing.T) {
	path := file(t, "a.scenario", good+"\nscenario Wrong\ngame sve shows 7.2.1\nA life 20\nA life 3\n")
	out, err := run("scenario", "-coverage", "sve", path)
	if err != "" || !strings.Contains(out, "sve: 1 of ") || !strings.Contains(out, "does not hold: ") {
		t.Errorf("coverage counts what holds: %q, error %q", out, err)
	}
	path = file(t, "b.scenario", strings.Replace(good, "7.4.9", "77.4.9", 1))
	if out, err := run("scenario", "-coverage", "sve", path); err != "" || !strings.Contains(out, path+":2: the rulebook of sve has no rule \"77.4.9\"\nsve: 0 of ") {
		t.Errorf("a scenario that cannot be read shows nothing: %q, error %q", out, err)
	}
}

func TestSimCommand(t *testing.T) {
	out, err := run("sim", "-n", "3", "-seed", "5")
	if err != "" || !strings.Contains(out, "winners: ") || !strings.Contains(out, "(3 in ") {
		t.Errorf("three games: %q, error %q", out, err)
	}
	if again, _ := run("sim", "-n", "3", "-seed", "5"); strings.Split(again, "\n")[2] != strings.Split(out, "\n")[2] {
		t.Errorf("the same seeds play other games: %q, %q", out, again)
	}
	for _, args := range [][]string{{"sim", "-n", "0"}, {"sim", "-policy", "x"}, {"sim", "-game", "x"}, {"sim", "-decks", "/no/such"}} {
		if _, err := run(args...); err == "" {
			t.Errorf("tcg %v: no error", args)
		}
	}
}

// TestDigests plays the games whose digests are kept: a change of the rules code that
// mends no rule plays the very same ones. Where a rule was mended, or the starter decks
// changed, the file says what the new games are.
func TestDigests(t *testing.T) {
	kept, err := os.ReadFile("testdata/digests.txt")
	if err != nil {
		t.Fatal(err)
	}
	var b strings.Builder
	for _, game := range assets.Playable() {
		out, err := run("sim", "-game", game, "-n", "300", "-digest")
		_, sum, ok := strings.Cut(out, "digest: ")
		if err != "" || !ok {
			t.Fatalf("300 games of %s: %q, error %q", game, out, err)
		}
		sum, _, _ = strings.Cut(sum, "\n")
		b.WriteString(game + " " + sum + "\n")
	}
	if b.String() != string(kept) {
		t.Errorf("other games are played: testdata/digests.txt says\n%sand 300 games of each give\n%s", kept, b.String())
	}
}

func TestTextCommand(t *testing.T) {
	out, err := run("text", "[ファンファーレ] 1枚引く。")
	if err != "" || !strings.Contains(out, "JA: [ファンファーレ]1枚引く。\n") || !strings.Contains(out, "EN: [fanfare] Draw 1 card.\n") {
		t.Errorf("a text: %q, error %q", out, err)
	}
	out, err = run("text", "-kind", "spell", "ふしぎ。")
	if err != "1 parts of the text are carried out by hand" || !strings.Contains(out, "not understood: \"ふしぎ。\" (characters 0 to 4)") {
		t.Errorf("a text that is not understood: %q, error %q", out, err)
	}
}

// TestTextLines: a card a line in, a report a line out, whatever the other lines are.
func TestTextLines(t *testing.T) {
	in := strings.Join([]string{
		`{"kind": "フォロワー", "name": "灯台守", "text": "[ファンファーレ]1枚引く。\n[起動]月まで飛ぶ。"}`,
		``,
		`{"game": "fftcg", "lang": "en", "number": "1-001", "kind": ["forward"], "name": "レン", "nameEN": "Ren", "power": 5000, "textEN": "When Ren enters the field, draw 1 card."}`,
		`{"game": "divinecross", "kind": "unit", "name": "レン", "advantage": "-"}`,
		`{"kind": "spell", "text": "月まで飛ぶ。"}`,
		`{"kind": "moon"}`,
		`{"game": "moon"}`,
		`{"lang": "fr"}`,
		`{"colour": "red"}`,
		`moon`,
	}, "\n")
	var b strings.Builder
	err := textLines(strings.NewReader(in), &b, "sve", "ja")
	if err == nil || err.Error() != "5 of 10 lines are no cards" {
		t.Errorf("the error is %v", err)
	}
	var got []verdict
	for line := range strings.Lines(b.String()) {
		var v verdict
		if err := json.Unmarshal([]byte(line), &v); err != nil {
			t.Fatalf("%q: %v", line, err)
		}
		got = append(got, v)
	}
	if len(got) != 9 {
		t.Fatalf("%d reports: %s", len(got), &b)
	}
	for i, want := range []struct {
		line                     int
		class, ja, en, spans, no string
	}{
		{1, "part", "[ファンファーレ]1枚引く。\n[起動]月まで飛ぶ。", "[fanfare] Draw 1 card.\n[起動]月まで飛ぶ。", "1:19-25", ""},
		{3, "whole", "レンがフィールドに出たとき、カードを1枚引く。", "When Ren enters the field, draw 1 card.", "", ""},
		{4, "whole", "", "", "", ""},
		{5, "none", "月まで飛ぶ。", "月まで飛ぶ。", "0:0-6", ""},
		{6, "", "", "", "", "is no kind"},
		{7, "", "", "", "", `there is no game "moon"; there is sve, `},
		{8, "", "", "", "", `there is no language "fr"`},
		{9, "", "", "", "", "unknown key"},
		{10, "", "", "", "", "invalid character"},
	} {
		v := got[i]
		if v.Line != want.line || !strings.Contains(v.Error, want.no) || (v.Reading == nil) != (want.no != "") {
			t.Errorf("line %d: %+v", want.line, v)
			continue
		}
		if v.Reading == nil {
			continue
		}
		spans := ""
		for _, s := range v.Spans {
			spans += fmt.Sprintf("%d:%d-%d", s.Ability, s.Start, s.End)
		}
		if v.Class != want.class || v.JA != want.ja || v.EN != want.en || spans != want.spans {
			t.Errorf("line %d: %+v", want.line, *v.Reading)
		}
	}
	if a := got[1]; a.Game != "fftcg" || a.Number != "1-001" || a.Name != "Ren" || len(a.Abilities) != 1 || a.Abilities[0].Kind != "triggered" || !a.Abilities[0].Auto || !slices.Equal(a.Abilities[0].Does, []string{"Draw"}) {
		t.Errorf("a card in English: %+v %+v", a, *a.Reading)
	}
}

func TestDeckCommand(t *testing.T) {
	out, err := run("deck", "../../../rules/sve/decks/shiomiyagura.txt", "../../../rules/sve/packs/sve-go.json")
	if err != "" || !strings.Contains(out, "leader 1, main 50, evolve 10") || !strings.Contains(out, "pack sve-go: ") {
		t.Errorf("a deck and a pack: %q, error %q", out, err)
	}
	bad := file(t, "bad.txt", "nonsense 99 of nothing")
	if _, err := run("deck", bad); err != "1 of 1 files are not in order" {
		t.Errorf("a bad list: %q", err)
	}
}

func TestBenchCommand(t *testing.T) {
	out, err := run("bench", "-seconds", "0.01")
	for _, want := range []string{"random games, direct: ", "p99 ", "replay of ", "fork: ", "on the wire: "} {
		if err != "" || !strings.Contains(out, want) {
			t.Errorf("bench lacks %q: %q, error %q", want, out, err)
		}
	}
}

// TestHelp: every command lists each of its flags, and says what it is for.
func TestHelp(t *testing.T) {
	for name, want := range map[string][]string{
		"scenario": {"-mode", "-coverage", "-missing"},
		"sim":      {"-game", "-n", "-seed", "-policy", "-decks", "-digest"},
		"text":     {"-lang", "-game", "-kind", "-name", "-data", "-jsonl"},
		"deck":     {"-pack"},
		"bench":    {"-game", "-seconds", "-cpuprofile"},
	} {
		out, err := run(name, "-h")
		if err != "" || !strings.HasPrefix(out, "tcg "+name+" ") {
			t.Errorf("tcg %s -h: %q, error %q", name, out, err)
		}
		for _, flag := range want {
			if _, after, ok := strings.Cut(out, "  "+flag); !ok || strings.TrimSpace(strings.SplitN(after, "\n", 2)[1]) == "" {
				t.Errorf("tcg %s -h does not explain %s: %q", name, flag, out)
			}
		}
	}
}
