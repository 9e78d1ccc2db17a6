package divinecross

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Sizes of decks. [402.2b, 402.2c]
const (
	deckSize   = 30
	mostCopies = 2 // of a name and a type
)

// Formats: there is one way to build. [402]
func (game) Formats() []rules.Format {
	return []rules.Format{{JA: "構築戦", EN: "Constructed", Note: [2]string{"ちょうど 30 枚、同じ名前と種類は 2 枚まで、ユニット 1 枚以上（規則 402.2）", "Exactly 30, 2 of a name and kind, at least one unit (rule 402.2)"}, Main: [2]int{deckSize, deckSize}}}
}

// Legal judges a deck. [402]
func (game) Legal(pool *state.Pool, _ string, d *rules.DeckSetup, _ []state.FaceID) []board.Why {
	return Legal(pool, d.Main)
}

// Legal checks a deck against the rules of construction, in rule order; nothing means
// that it may be played. Each face stands for one copy; 0 is a card that is not known,
// which is counted and breaks no other rule. [402.2]
func Legal(pool *state.Pool, main []state.FaceID) (out []board.Why) {
	type kind struct {
		name string
		unit bool
	}
	count, found, seen := map[kind]int{}, false, map[state.FaceID]bool{}
	var copies []board.Why
	for _, f := range main {
		if f == 0 {
			found = true // it may be one
			continue
		}
		if pool.Def(f) == nil {
			return []board.Why{{Rule: "402.1", JA: fmt.Sprintf("番号 %d のカードがパックにありません。", f), EN: fmt.Sprintf("no pack has the card with the id %d.", f)}}
		}
		s := &pool.Def(f).Sides[0]
		if s.Kinds&(ability.Unit|ability.Command) == 0 && !seen[f] {
			seen[f] = true
			out = append(out, board.Why{Rule: "402.2", JA: fmt.Sprintf("「%s」はデッキに入れられる種類のカードではありません。", s.Name), EN: fmt.Sprintf("%q is of no kind that a deck has.", s.Name)})
		}
		found = found || s.Kinds&ability.Unit != 0
		of, most := kind{s.Name, s.Kinds&ability.Unit != 0}, s.Card.Copies(mostCopies, len(main)) // 402.3
		if count[of]++; count[of] == most+1 {
			copies = append(copies, board.Why{Rule: "402.2c", JA: fmt.Sprintf("「%s」は %d 枚までです。", s.Name, most), EN: fmt.Sprintf("%q: no more than %d.", s.Name, most)})
		}
	}
	if len(main) != deckSize {
		out = append(out, board.Why{Rule: "402.2b", JA: fmt.Sprintf("デッキはちょうど %d 枚です（いま %d 枚）。", deckSize, len(main)), EN: fmt.Sprintf("a deck has exactly %d cards, not %d.", deckSize, len(main))})
	}
	if out = append(out, copies...); !found {
		out = append(out, board.Why{Rule: "402.2d", JA: "デッキにはユニットが 1 枚以上必要です。", EN: "a deck has at least one unit."})
	}
	return out
}
