package deck

import (
	"fmt"
	"strings"
	"testing"

	"gotaku/rules/state"
)

// TestNoNameDiffersInWhatIsUnseen: a name, a number, a trait or a text with a character that draws nothing is refused in every
// column, whichever it is: it would pass as another.
func TestNoNameDiffersInWhatIsUnseen(t *testing.T) {
	for _, r := range []rune{0x200b, 0x200d, 0x2060, 0xfeff, 0xad, 0x34f, 0x3164, 0x115f, 0xffa0, 0x2800, 0xfe0f, 0xe0100, 0xa0, 0x2003, 0x202e, 0x85, 0xe0041} {
		for _, key := range []string{"number", "name", "traits", "text", "nameEN"} {
			values := map[string]string{"number": "A-1", "name": "甲", "traits": "兵士", "text": "1枚引く。", "nameEN": "a"}
			values[key] = values[key] + string(r) + values[key]
			m, e := NewMaker("own-x", "sve", "")
			if e != nil {
				t.Fatal(e)
			}
			var fields []Field
			for k, v := range values {
				fields = append(fields, Field{Key: k, As: k, Value: v})
			}
			fields = append(fields, Field{Key: "kind", As: "kind", Value: "spell"}, Field{Key: "class", As: "class", Value: "neutral"}, Field{Key: "cost", As: "cost", Value: "1"})
			if e := m.Add(1, fields); e == nil || !strings.Contains(e.EN, fmt.Sprintf("U+%04X is not allowed", r)) && key != "number" {
				t.Errorf("U+%04X in %s: %v", r, key, e)
			}
		}
	}
}

// TestDoubledPrintsAreNone: the cards before a record are each there once, at places of their own; of two that are printed
// alike each is another player's.
func TestDoubledPrintsAreNone(t *testing.T) {
	print := func(n int) []byte {
		m, _ := NewMaker("own-x", "sve", "")
		if e := m.Add(1, []Field{{Key: "number", As: "number", Value: fmt.Sprint("A-", n)}, {Key: "name", As: "name", Value: "甲"}, {Key: "kind", As: "kind", Value: "spell"}, {Key: "class", As: "class", Value: "neutral"}, {Key: "cost", As: "cost", Value: "1"}}); e != nil {
			t.Fatal(e)
		}
		return PrintOf("sve", &m.Pack().Cards[0])
	}
	other := []byte(strings.Replace(string(print(1)), "甲", "乙", 1))
	many := func(n int) (p Prints) {
		for i := range n {
			p.Prints, p.At = append(p.Prints, print(i)), append(p.At, state.FaceID(i+1))
		}
		return p
	}
	wide := many(mostPlaced + 1)
	for what, c := range map[string]struct {
		p     Prints
		taken bool
	}{
		"one":                  {Prints{Prints: [][]byte{print(1)}}, true},
		"two":                  {Prints{Prints: [][]byte{print(1), print(2)}}, true},
		"one of each player":   {Prints{At: []state.FaceID{5, 200}, Prints: [][]byte{print(1), print(1)}}, true},
		"one twice":            {Prints{Prints: [][]byte{print(1), print(1)}}, false},
		"one number twice":     {Prints{Prints: [][]byte{print(1), other}}, false},
		"three of two players": {Prints{At: []state.FaceID{5, 6, 200}, Prints: [][]byte{print(1), print(1), print(1)}}, false},
		"one place twice":      {Prints{At: []state.FaceID{5, 5}, Prints: [][]byte{print(1), print(2)}}, false},
		"no place":             {Prints{At: []state.FaceID{0}, Prints: [][]byte{print(1)}}, false},
		"a place below":        {Prints{At: []state.FaceID{-3}, Prints: [][]byte{print(1)}}, false},
		"too many places":      {wide, false},
		"too many":             {Prints{Prints: append(many(mostPrints).Prints, []byte("x"))}, false},
		"places as many":       {many(mostPlaced), true},
	} {
		p, record, err := PrintsOf(c.p.Before([]byte("record")))
		if err == nil {
			_, err = p.Pack("sve")
		}
		if (err == nil) != c.taken || c.taken && string(record) != "record" {
			t.Errorf("%s: %v", what, err)
		}
	}
}
