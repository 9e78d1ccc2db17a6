package text

import (
	"slices"
	"strings"

	"gotaku/rules/text"
)

// 『N』 means the cards that have N in their names. Divine Cross 902.2. Where units are meant, that is said by what is said of them: they are counted
// in 体, they are there as いる says. Counted in 枚, all of them, or there as ある says, they are cards of the areas, of which an assist is one.
// Divine Cross 306.4.

// namedCards says so of 『N』 alone, and of 『N』のカード, where no place is said before.
func namedCards(n *text.Normal, l text.Lang) *text.Normal {
	if l != text.JA || !slices.Contains(n.R, '』') {
		return n
	}
	const said = "のエリアのカード"
	return n.Put(false, func(i int) (string, int) {
		if n.R[i] != '』' || placedBefore(n.R[:i]) {
			return "", 0
		}
		end := i + 1
		if rest, is := strings.CutPrefix(string(n.R[end:]), "のカード"); is && countsCards(rest) {
			return "』" + said, len(n.R) - len([]rune(rest))
		}
		if countsCards(string(n.R[end:])) {
			return "』" + said, end
		}
		return "", 0
	})
}

// placedBefore tells whether a place is said in the same part of a sentence, or that it is one of what was met.
func placedBefore(r []rune) bool {
	from := 0
	for i := len(r) - 1; i >= 0; i-- {
		if strings.ContainsRune("。、\n「」:", r[i]) {
			from = i + 1
			break
		}
	}
	said := string(r[from:])
	for _, w := range []string{"手札", "捨て場", "KO置き場", "デッキ", "その中", "から", "エリア", "メイン", "スタンバイ"} {
		if strings.Contains(said, w) {
			return true
		}
	}
	return false
}

// countsCards tells whether what follows counts cards: 1枚, を2枚, すべて, がある.
func countsCards(s string) bool {
	s = strings.TrimLeft(s, "をがは、")
	if strings.HasPrefix(s, "すべて") || strings.HasPrefix(s, "ある") || strings.HasPrefix(s, "ない") {
		return !strings.HasPrefix(s, "すべての")
	}
	digits := strings.TrimLeft(s, "0123456789")
	return len(digits) < len(s) && strings.HasPrefix(digits, "枚")
}
