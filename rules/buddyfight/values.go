package buddyfight

import "gotaku/rules"

// Values are what the document takes for granted and does not say [NS]: they are
// commonly known of the game of 2018, from memory, and a person can correct them here. A
// match is played with those of its format. Before is which rules of before 2018/6/2 hold.
type Values struct {
	Life, Hand, Gauge int32 // at the beginning [NS]; a special flag may say otherwise [4.misc.specialflag.3]
	Deck, Copies      int   // at least so many cards, at most so many of a name [NS]
	Before            bool  // no draw on the first turn, a counter in a battle, gained turns gain turns [change]
}

// format is a way to play with its values.
type format struct {
	rules.Format
	Values
}

// deckNote is what a deck must be, in every format.
var deckNote = [2]string{"50 枚以上、同じ名前は 4 枚まで、フラッグとバディが 1 枚ずつ", "50 cards or more, 4 of a name, one flag and one buddy"}

// formats are what a match may be set up with, the usual one first.
var formats = []format{
	{rules.Format{Rule: "change", JA: "構築戦", EN: "Constructed", Note: deckNote}, Values{Life: 10, Hand: 6, Gauge: 2, Deck: 50, Copies: 4}},
	{rules.Format{ID: "before", Rule: "change", JA: "旧ルール", EN: "Before 2018/6/2", Note: deckNote}, Values{Life: 10, Hand: 6, Gauge: 2, Deck: 50, Copies: 4, Before: true}},
	{rules.Format{ID: "long", Rule: "4.misc.specialflag.3", JA: "ライフ20", EN: "Life 20", Note: deckNote}, Values{Life: 20, Hand: 6, Gauge: 2, Deck: 50, Copies: 4}},
}

// Formats lists the formats.
func (game) Formats() (out []rules.Format) {
	for i := range formats {
		f := formats[i].Format
		f.Main = [2]int{formats[i].Deck, 0}
		out = append(out, f)
	}
	return out
}

// valuesOf are the values of a format.
func valuesOf(id string) *Values {
	for i := range formats {
		if formats[i].ID == id {
			return &formats[i].Values
		}
	}
	return &formats[0].Values
}

// sizeMost is what the sizes of a fighter's monsters may sum up to. [RP.3]
const sizeMost = 3
