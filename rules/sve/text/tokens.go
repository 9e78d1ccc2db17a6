package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// traitOfToken is the word "token" behind a trait, where what stands at i is it: official English says "a Pixie token on your field" of
// any token with that trait, and of one that is called so only where a pack has such a card, or the text itself makes it. end 0: it does not stand there.
func traitOfToken(r []rune, i int, printed string, named func(string) bool) (words string, end int) {
	if r[i] < 'A' || 'Z' < r[i] || i == 0 || r[i-1] != ' ' || i > 1 && text.IsLetter(r[i-2]) && capitalBefore(r, i-1) {
		return "", 0
	}
	for end = i; end < len(r) && text.IsLetter(r[end]); end++ {
	}
	word := string(r[i:end])
	_, to := oneOf(r, end, " tokens", " token")
	if to == end || !wordEnds(r, to) || leads(r, to, " follower") || leads(r, to, " card") || named(word) || tokenMade(printed, word) {
		return "", 0
	}
	return word + " trait token", to
}

// capitalBefore tells whether the word that ends at i begins with a capital letter.
func capitalBefore(r []rune, i int) bool {
	from := i
	for from > 0 && r[from-1] != ' ' && r[from-1] != '\n' {
		from--
	}
	return 'A' <= r[from] && r[from] <= 'Z' && !begins(r, from)
}

// tokenMade tells whether a text makes a token of some name.
func tokenMade(printed, word string) bool {
	for at := 0; ; {
		next := strings.Index(printed[at:], word+" token")
		if next < 0 {
			return false
		}
		next += at
		before, behind := printed[:next], strings.TrimPrefix(printed[next+len(word+" token"):], "s")
		before = strings.ToLower(before[strings.LastIndexAny(before, ".:\n-")+1:])
		switch {
		case strings.HasPrefix(behind, " from"), strings.Contains(before, " select "):
		case strings.Contains(before, "summon "), strings.Contains(before, "transform "), strings.Contains(before, "change "), strings.Contains(before, "fill "), strings.Contains(before, "named "), strings.Contains(before, "called "):
			return true
		case strings.Contains(before, "put ") && !strings.Contains(behind, " is put ") && !strings.Contains(before, "whenever"):
			return true
		}
		at = next + len(word)
	}
}

// traitTokens are tokens that have some trait.
func traitTokens() text.Row {
	f := text.HasProp(ability.TraitAttr)
	f.Kind = ability.Token
	return text.Row{Quiet: true, ID: "official tokens of a trait", NT: "head", EN: "{Has.0.Value:wordtrait} trait token", Node: f}
}
