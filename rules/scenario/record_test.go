package scenario

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// reported is a problem that was found after so many answers of a match, as a file.
func reported(t *testing.T, game string, answers int) (file []byte, record []byte) {
	t.Helper()
	g := assets.Of(game)
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
	return session.Reported(game, "what\nis wrong", "二行の\n説明 # with a sign", l.Record()), l.Record()
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
				if out := scs[0].Run(mode); (len(out) > 0) != (wrong && mode != Session) {
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
