package fftcg

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Fault is one way in which a deck breaks the rules of construction.
type Fault struct {
	Rule   string // rule number
	JA, EN string
}

// Sizes of decks. [8.1.1.1, 8.1.1.2]
const (
	constructed = 50 // exactly
	mostCopies  = 3  // of a card number, in constructed play [5.2.5.1]
	limited     = 40 // at least
)

// Formats lists the formats. [8.1.1]
func (game) Formats() []rules.Format {
	return []rules.Format{
		{Rule: "8.1.1.1", JA: "構築戦", EN: "Constructed", Note: [2]string{"ちょうど50枚、同じ番号は3枚まで（規則 8.1.1.1）", "Exactly 50 cards, up to 3 of a number (rule 8.1.1.1)"}, Main: [2]int{constructed, constructed}, Side: [2]int{0, mostLimits}},
		{ID: Limited, Rule: "8.1.1.1", JA: "リミテッド戦", EN: "Limited", Opened: true, Note: [2]string{"開けたパックだけで40枚以上（規則 8.1.1.2）", "At least 40 cards, of opened packs alone (rule 8.1.1.2)"}, Main: [2]int{limited, 0}, Side: [2]int{0, mostLimits}},
	}
}

// Legal judges a deck, and what it takes of opened packs.
func (game) Legal(pool *state.Pool, format string, d *rules.DeckSetup, opened []state.FaceID) []board.Why {
	faults := Legal(pool, format, d.Main, d.Side)
	if format == Limited && opened != nil {
		faults = append(faults, notOpened(pool, opened, slices.Concat(d.Main, d.Side))...)
	}
	var out []board.Why
	for _, f := range faults {
		out = append(out, board.Why(f))
	}
	return out
}

// Legal checks a deck, and the LB deck beside it, against the construction rules of a format, in rule order;
// nothing means that it may be played. Each face stands for one copy; 0 is a card that is
// not known, which is counted and breaks no other rule. [8.1.1]
func Legal(pool *state.Pool, format string, main, side []state.FaceID) []Fault {
	for _, f := range slices.Concat(main, side) {
		if f != 0 && pool.Def(f) == nil {
			return []Fault{{"8.1.1", fmt.Sprintf("番号 %d のカードがパックにありません。", f), fmt.Sprintf("no pack has the card with the id %d.", f)}}
		}
	}
	var out []Fault
	n := len(main)
	switch {
	case format == Limited && n < limited:
		out = append(out, Fault{"8.1.1.1", fmt.Sprintf("デッキは %d 枚以上です（いま %d 枚）。", limited, n), fmt.Sprintf("a deck has at least %d cards, not %d.", limited, n)})
	case format != Limited && n != constructed:
		out = append(out, Fault{"8.1.1.1", fmt.Sprintf("デッキはちょうど %d 枚です（いま %d 枚）。", constructed, n), fmt.Sprintf("a deck has exactly %d cards, not %d.", constructed, n)})
	}
	out = append(out, legalKinds(pool, main)...)
	if format != Limited {
		out = append(out, legalCopies(pool, main)...)
	}
	return append(out, legalLimits(pool, format, main, side)...)
}

// legalKinds: a deck is made of characters and Summons. [5.2.3.1]
func legalKinds(pool *state.Pool, main []state.FaceID) (out []Fault) {
	seen := map[state.FaceID]bool{}
	for _, f := range main {
		if f == 0 || seen[f] {
			continue
		}
		if s := &pool.Def(f).Sides[0]; s.Kinds&cards == 0 {
			seen[f] = true
			out = append(out, Fault{"5.2.3.1", fmt.Sprintf("「%s」はデッキに入れられる種類のカードではありません。", s.Name), fmt.Sprintf("%q is of no kind that a deck has.", s.Name)})
		}
	}
	return out
}

// number is what tells cards apart in a deck: the card number. [5.2.5.1]
func number(pool *state.Pool, f state.FaceID) string {
	if d := pool.Def(f); d.Number != "" {
		return d.Number
	}
	return pool.Def(f).ID
}

// legalCopies: at most three of a card number, or as many as the card says: a text
// replaces the rule. [8.1.1.2, 8.1.2, 5.2.5.1]
func legalCopies(pool *state.Pool, main []state.FaceID) (out []Fault) {
	count := map[string]int{}
	for _, f := range main {
		if f == 0 {
			continue
		}
		n, side := number(pool, f), &pool.Def(f).Sides[0]
		most := side.Card.Copies(mostCopies, len(main))
		if count[n]++; count[n] == most+1 {
			out = append(out, Fault{"8.1.1.2", fmt.Sprintf("「%s」は同じカード番号で %d 枚までです。", side.Name, most), fmt.Sprintf("%q: no more than %d of a card number.", side.Name, most)})
		}
	}
	return out
}

// notOpened: a limited deck takes nothing that was not opened. [8.1.1]
func notOpened(pool *state.Pool, opened, main []state.FaceID) (out []Fault) {
	left := map[state.FaceID]int{}
	for _, f := range opened {
		left[f]++
	}
	for _, f := range main {
		if left[f]--; left[f] == -1 && pool.Def(f) != nil {
			name := pool.Def(f).Sides[0].Name
			out = append(out, Fault{"8.1.1", fmt.Sprintf("「%s」は開けたパックに足りません。", name), fmt.Sprintf("%q was not opened that often.", name)})
		}
	}
	return out
}
