package scenario

import (
	"bytes"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// reported is a problem that was found after so many answers of a match, as a file.
func reported(t *testing.T, game string, answers int) (file []byte, record []byte) {
	t.Helper()
	record = played(t, assets.Of(game), answers)
	return session.Reported(game, "what\nis wrong", "二行の\n説明 # with a sign", record, ""), record
}

// played is the record of a match after so many answers.
func played(t *testing.T, g *assets.Game, answers int) []byte {
	t.Helper()
	s := rules.Setup{Rules: g.Rules, Names: [2]string{"甲", "乙"}}
	for i := range s.Decks {
		s.Decks[i] = g.Decks[i].Setup().Declared(g.Rules, s.Format)
	}
	l, err := session.NewLocal(session.LocalOptions{Setup: s, Seed: 9})
	if err != nil {
		t.Fatal(err)
	}
	defer l.Close()
	b := &bot.Random{Rand: 9}
	for range answers {
		if l.Result().Over {
			break
		}
		if err := l.Answer(l.View().Inputs, b.Choose(l.Match().Kernel(), l.Decision())); err != nil {
			t.Fatal(err)
		}
	}
	return l.Record()
}

// TestReportsWithOwnCardsRun: a report of a match with a card that only the players have has its print in it, which is read
// where the report runs; without the print, and with one that was changed, it does not.
func TestReportsWithOwnCardsRun(t *testing.T) {
	for _, game := range assets.Playable() {
		base := assets.Of(game)
		pack, err := deck.Blanks("mine", game, []deck.Missing{{Section: "main", CardCount: deck.CardCount{N: 1, Name: "印の者"}}}, 0)
		if err != nil {
			t.Fatal(err)
		}
		j := assets.Join(base, compile.Cards(pack))
		for !j.Step() {
		}
		g := *j.Game()
		own := *g.Decks[0]
		own.Main = slices.Clone(own.Main)
		for i := 0; i < len(own.Main); i += 2 {
			own.Main[i] = state.FaceID(len(base.Pool.Defs) + 1)
		}
		g.Decks = []*deck.Deck{&own, base.Decks[1]}
		record := played(t, &g, 25)
		prints := &deck.Prints{Prints: [][]byte{deck.PrintOf(game, &pack.Cards[0])}}
		changed := &deck.Prints{Prints: [][]byte{bytes.Replace(prints.Prints[0], []byte("印の者"), []byte("別の者"), 1)}}
		for name, c := range map[string]struct {
			file []byte
			runs bool
		}{"whole": {prints.Before(record), true}, "without": {record, false}, "changed": {changed.Before(record), false}, "cut": {prints.Before(record)[:40], false}} {
			scs, err := Parse("r.scenario", session.Reported(game, "own", "", c.file, ""))
			if err != nil {
				t.Fatal(err)
			}
			runs := scs[0].Fault == nil
			for _, mode := range Modes {
				runs = runs && len(scs[0].Run(mode)) == 0
			}
			if runs != c.runs {
				t.Errorf("%s, %s: %v, it runs: %v", game, name, scs[0].Fault, runs)
			}
		}
	}
}

// TestReportsRun: what the app saves where a problem is reported is a scenario that runs in every mode, and opens as the
// record it was made of; lines written below it go on from there; one that was changed says so.
func TestReportsRun(t *testing.T) {
	for _, game := range assets.Playable() {
		file, record := reported(t, game, 25)
		if string(session.ReportedRecord(file)) != string(record) {
			t.Fatalf("%s: the record does not come back", game)
		}
		for rest, wrong := range map[string]bool{"": false, "not over\n": false, "winner A\n": true} {
			scs, err := Parse("r.scenario", append(file[:len(file):len(file)], rest...))
			if err != nil || len(scs) != 1 || scs[0].Fault != nil {
				t.Fatalf("%s: %v %+v", game, err, scs)
			}
			if rest != "" {
				scs, _ = Parse("r.scenario", append(file[:len(file):len(file)], rest+"asked "+asked(t, game, record)+"\n"...))
			}
			for _, mode := range Modes {
				if out := scs[0].Run(mode); (len(out) > 0) != wrong {
					t.Fatalf("%s, %q, mode %s: %v", game, rest, mode, out)
				}
			}
		}
		bad := strings.Replace(string(file), "  R1RL", "  R1RM", 1)
		if scs, err := Parse("r.scenario", []byte(bad)); err != nil || scs[0].Fault == nil {
			t.Fatalf("%s: a changed record is taken: %v", game, err)
		}
	}
}

// asked is whom the match of a record waits for.
func asked(t *testing.T, game string, record []byte) string {
	t.Helper()
	r, wrong := session.OpenRecord(record, func(string) *rules.Rules { return assets.Of(game).Rules })
	if wrong != nil {
		t.Fatal(wrong)
	}
	for !r.Step() {
	}
	r.Go(r.Len() - 1)
	defer r.Close()
	if r.Match().Pending().Seat == state.Seat(1) {
		return "B"
	}
	return "A"
}

// TestAPuzzleIsAScenario: the file of a puzzle runs as a scenario that sets its goal, and lines below it judge that.
func TestAPuzzleIsAScenario(t *testing.T) {
	for _, game := range assets.Playable() {
		g := assets.Of(game)
		record := played(t, g, 25)
		file := session.Reported(game, "a puzzle", "", record, "A: win")
		if session.ReportedGoal(file) != "A: win" || string(session.ReportedRecord(file)) != string(record) {
			t.Fatalf("%s: the goal or the record does not come back", game)
		}
		who := asked(t, game, record)
		holds(t, "puzzle", string(file)+"goal open\n"+who+": concede\n"+map[string]string{"A": "goal missed\n", "B": "goal reached\n"}[who])
	}
}
