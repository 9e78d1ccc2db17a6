package assets

import (
	"bytes"
	"encoding/json"
	"testing"

	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/games"
)

// TestCardFilesAreWhatTheGrammarReads: what lies beside the packs is what the grammar makes of them today, and what is
// read of it is the same as what was made.
func TestCardFilesAreWhatTheGrammarReads(t *testing.T) {
	for _, id := range Games() {
		c, cards := games.Of(id).Packs(), compile.Cards(Packs(id)...)
		have := bytes.Split(bytes.ReplaceAll(file(c.Files, c.Made), []byte("\r\n"), []byte("\n")), []byte("\n"))
		want := bytes.Split(deck.WriteCards(cards), []byte("\n"))
		if len(have) != len(want) {
			t.Errorf("%s: %s has %d lines, the packs make %d: run `go generate ./rules/games`", id, c.Made, len(have), len(want))
			continue
		}
		for j := range want {
			if !bytes.Equal(have[j], want[j]) {
				t.Errorf("%s: %s, line %d: run `go generate ./rules/games` and look at what changed.\nhave %s\nwant %s", id, c.Made, j+1, have[j], want[j])
				break
			}
		}
		g := Of(id)
		for j := range cards {
			if a, b := data(t, cards[j].Def), data(t, g.Pool.Defs[j]); !bytes.Equal(a, b) {
				t.Fatalf("%s is read as\n%s\nand was made\n%s", cards[j].Def.ID, b, a)
			}
		}
	}
}

// data is a value as JSON, which tells an empty list from none.
func data(t *testing.T, v any) []byte {
	t.Helper()
	b, err := json.Marshal(v)
	if err != nil {
		t.Fatal(err)
	}
	return b
}
