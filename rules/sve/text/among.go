package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
)

// Behind a look at the cards of a deck, cards of some sort that are moved and of which it is not said where they lie are those that
// were looked at: 自分のデッキの上5枚を見る。スペル2枚を墓場に置いてよい. They are counted as what does not lie on the field, and are read
// as if その中から stood before them.

// The nouns that are so counted, and what is done to cards of another place though none is said: a card is drawn from the deck, and
// discarded or played from the hand; what is destroyed or selected lies on the field.
var (
	sortNouns = []string{"フォロワー", "スペル", "アミュレット", "カード"}
	elsewhere = []string{"引", "捨て", "プレイ", "破壊", "選"}
)

// amongLooked puts those words there.
func amongLooked(n *text.Normal) *text.Normal {
	return n.Put(true, func(i int) (string, int) {
		if n.R[i] == '残' || !sentenceBegins(n.R, i) || !lookedBefore(n.R, i) || !sortMoved(n.R, i) {
			return "", 0
		}
		return "その中から、" + string(n.R[i]), i + 1
	})
}

// sentenceBegins tells whether a sentence begins at i that is not the first.
func sentenceBegins(r []rune, i int) bool {
	for i > 0 && r[i-1] == ' ' {
		i--
	}
	return i > 0 && r[i-1] == '。'
}

// lookedBefore tells whether the sentence just before i looks at cards, or takes of them with the same words.
func lookedBefore(r []rune, i int) bool {
	end := i
	for end > 0 && (r[end-1] == ' ' || r[end-1] == '。') {
		end--
	}
	from := end
	for from > 0 && r[from-1] != '。' && r[from-1] != '\n' {
		from--
	}
	said := string(r[from:end])
	if strings.HasPrefix(said, "その中から") || sentenceBegins(r, from) && sortMoved(r, from) && lookedBefore(r, from) {
		return true
	}
	return strings.Contains(said, "デッキの上") && (strings.HasSuffix(said, "枚を見る") || strings.HasSuffix(said, "枚を公開する"))
}

// sortMoved tells whether the sentence at i begins with so many of a sort, of which no place is said, that are moved.
func sortMoved(r []rune, i int) bool {
	end := i
	for end < len(r) && r[end] != '。' && r[end] != '\n' {
		end++
	}
	said := string(r[i:end])
	for _, noun := range sortNouns {
		at := strings.Index(said, noun)
		if at < 0 || strings.ContainsAny(said[:at], "のをにがは、：:「『") {
			continue
		}
		behind, counted := strings.CutPrefix(strings.TrimLeft(strings.TrimPrefix(said[at+len(noun):], "を好きな"), "好きな0123456789"), "枚")
		done := strings.TrimPrefix(strings.TrimPrefix(strings.TrimPrefix(behind, "数"), "まで"), "を")
		if counted && done != behind {
			return !slices.ContainsFunc(elsewhere, func(word string) bool { return strings.HasPrefix(done, word) })
		}
	}
	return false
}
