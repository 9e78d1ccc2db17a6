package text

import (
	"strings"

	"gotaku/rules/text"
)

// What is done is printed in a word of its own, or left out where it was said before: each is put as the grammar says it.

// charged writes out what is done to a gauge, a life, a deck or a hand in a word of its own: charge 2 gauge, heal 2 life, mill 2 cards, drop
// 2 hand cards. The length of it and what stands for it.
func charged(low string) (int, string) {
	for _, w := range [...]struct{ verb, of, one, many string }{
		{"charge ", " gauge", "put the top card of your deck into your gauge", "put the top # cards of your deck into your gauge"},
		{"heal ", " life", "gain 1 life", "gain # life"},
		{"you charge ", " gauge", "put the top card of your deck into your gauge", "put the top # cards of your deck into your gauge"},
		{"you heal ", " life", "you gain 1 life", "you gain # life"},
		{"mill ", " cards", "", "put the top # cards of your deck into the drop zone"},
		{"drop ", " hand cards", "", "discard # cards from your hand"},
		{"discard ", " hand cards", "", "discard # cards from your hand"},
	} {
		rest, is := strings.CutPrefix(low, w.verb)
		if !is {
			continue
		}
		n, behind, is := strings.Cut(rest, w.of)
		if !is || len(behind) > 0 && text.IsLetter(rune(behind[0])) {
			continue
		}
		end := len(w.verb) + len(n) + len(w.of)
		switch n {
		case "a", "1", "one":
			if w.one != "" {
				return end, w.one
			}
		case "one or more", "1 or more", "two or more":
			if w.verb == "drop " || w.verb == "discard " {
				return end, strings.ReplaceAll(w.many, "#", strings.NewReplacer("one", "1", "two", "2").Replace(n))
			}
		default:
			if number(n) != "" {
				return end, strings.ReplaceAll(w.many, "#", number(n))
			}
		}
	}
	return 0, ""
}

// number is a number in digits, which is written so or as a word; empty: it is none.
func number(s string) string {
	for _, w := range spelled {
		if w[0] == s && len(w[1]) > 0 && digit(rune(w[1][0])) {
			return w[1]
		}
	}
	if s == "" || strings.Trim(s, "0123456789") != "" {
		return ""
	}
	return s
}

// alsoGets names again what gets more power, behind what is not done to it by somebody: cannot be destroyed by …, and gets power+1000.
func alsoGets(low string, out *text.Normal) (int, string) {
	said := strings.ToLower(string(out.R[max(0, len(out.R)-longest):]))
	said = strings.TrimRight(said[strings.LastIndexAny(said, ".\n")+1:], " ,")
	if !strings.HasSuffix(said, " effects") || !strings.Contains(said, " cannot ") {
		return 0, ""
	}
	for _, w := range [...]string{"and gets ", "and get "} {
		if strings.HasPrefix(low, w+"power") || strings.HasPrefix(low, w+"defense") || strings.HasPrefix(low, w+"critical") {
			if strings.Contains(said, "this card cannot ") {
				return len(w), "and this card gets "
			}
			return len(w), "and they get "
		}
	}
	return 0, ""
}

// orAlike finds that up to one of another sort may be meant, behind up to one of a sort: one of either. The length of it, 0: it is not said.
func orAlike(low string, out *text.Normal) int {
	said := strings.ToLower(string(out.R[max(0, len(out.R)-longest):]))
	said = said[strings.LastIndexAny(said, ".\n")+1:]
	if strings.Count(said, "up to ") != 1 || !strings.Contains(said, "up to 1 ") {
		return 0
	}
	for _, w := range [...]string{"or up to one ", "or up to 1 "} {
		if strings.HasPrefix(low, w) {
			return len(w)
		}
	}
	return 0
}
