package text

import (
	"strings"

	"gotaku/rules/text"
)

// Numbers of cards in official English, whose icons and words stand behind what is added, or before it.

// statBehind is a change of a number with its icon before it, where the icon or its word stands behind: +1{[attack]}, +2 defense; end
// 0: none stands there.
func statBehind(r []rune, i int) (stat string, end int) {
	if r[i] != '+' && r[i] != '-' || i > 0 && (r[i-1] == ']' || r[i-1] == '}') {
		return "", 0
	}
	for end = i + 1; end < len(r) && ('0' <= r[end] && r[end] <= '9' || r[end] == 'X'); end++ {
	}
	if end == i+1 {
		return "", 0
	}
	by := string(r[i:end])
	for leads(r, end, " ") {
		end++
	}
	if icon, of := statWord(r, end); of > 0 {
		if by = icon + by; of < len(r) && text.IsLetter(r[of]) {
			by += " "
		}
		return by, of
	}
	return "", 0
}

// statBefore is a change of a number whose icon is a word, before it: attack +1; end 0: none stands there.
func statBefore(r []rune, i int) (stat string, end int) {
	icon, end := statWord(r, i)
	if end == 0 || r[i] == '[' || r[i] == '{' || i > 0 && text.IsLetter(r[i-1]) {
		return "", 0
	}
	for leads(r, end, " ") {
		end++
	}
	if end+1 >= len(r) || r[end] != '+' && r[end] != '-' || r[end+1] != 'X' && (r[end+1] < '0' || '9' < r[end+1]) {
		return "", 0
	}
	return icon, end
}

// statWord is the icon of a number whose word or icon stands at i; end 0: none does.
func statWord(r []rune, i int) (icon string, end int) {
	for _, w := range statWords {
		if end = i + len(w.said); leads(r, i, w.said) && (strings.HasSuffix(w.said, "]") || strings.HasSuffix(w.said, "}") || wordEnds(r, end)) {
			return w.icon, end
		}
	}
	return "", 0
}

// bothStats is the end of the "and", or of the stroke with its spaces, between a change of the attack and one of the life, which print has a stroke for; 0: none stands
// there.
func bothStats(r []rune, i int) int {
	_, end := oneOf(r, i, " and ", " / ")
	if i == 0 || end == i || r[i-1] != 'X' && (r[i-1] < '0' || r[i-1] > '9') {
		return 0
	}
	for _, life := range []string{"{[defense]}", "{[life]}", "[defense]", "[life]"} {
		if leads(r, end, life+"+") || leads(r, end, life+"-") {
			return end
		}
	}
	return 0
}

// statWords are what stands behind the number that is added.
var statWords = []struct{ said, icon string }{{"{[attack]}", "[attack]"}, {"[attack]", "[attack]"}, {"attack", "[attack]"}, {"{[defense]}", "[life]"}, {"{[life]}", "[life]"}, {"[life]", "[life]"}, {"defense", "[life]"}, {"life", "[life]"}}
