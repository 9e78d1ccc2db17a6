package text

import (
	"slices"
	"strings"
)

// Spellings of icons in official English: two of a trigger with a stroke between them, a dash that stands without its spaces, Fuse for Fusion,
// Starting Amulet for Start Amulet.

// triggerIcons are those that may stand side by side before one text.
var triggerIcons = []string{"[fanfare]", "[last words]", "[on evolve]", "[on super-evolve]", "[on attack]", "[on attack follower]", "[on attack leader]", "[on race]", "[on drive]"}

// spelledIcon is an icon in place of such a spelling at i; end 0: none stands there.
func spelledIcon(r []rune, i int) (icon string, end int) {
	if i > 0 && r[i-1] != '\n' && r[i-1] != '“' {
		return "", 0
	}
	if icon, end := triggersThere(r, i); end > 0 {
		return icon, end
	}
	for _, w := range []string{"Fuse ", "Activate, Fuse ", "Activate Fuse ", "{[act]} Fuse ", "{[act]}, Fuse ", "{[act]} Fusion ", "{[act]}, Fusion "} {
		if at := i + len(w); leads(r, i, w) && at < len(r) && ('1' <= r[at] && r[at] <= '9' || slices.ContainsFunc([]string{"any ", "up to ", "a ", "an "}, func(n string) bool { return leads(r, at, n) })) && ahead(r, at, ':') > 0 {
			return activates + " [fusion] ", at
		}
	}
	if start := "Starting Amulet"; leads(r, i, start) && wordEnds(r, i+len(start)) {
		if end = i + len(start); leads(r, end, ". (") || end+1 == len(r) && r[end] == '.' {
			end++
		}
		return "[start amulet]", end
	}
	return "", 0
}

// triggersThere are the icons of triggers that stand at i with strokes between them, or one with a dash that has not both its spaces.
func triggersThere(r []rune, i int) (icons string, end int) {
	n := 0
	for end = i; ; n++ {
		icon, at := triggerThere(r, end)
		if at == 0 {
			return "", 0
		}
		icons, end = icons+icon+" ", at
		next, behind := oneOf(r, end, "/", " / ", " and ", ", ")
		if _, is := triggerThere(r, behind); next == "" || is == 0 {
			break
		}
		end = behind
	}
	dash, behind := oneOf(r, end, " - ", " -", "- ", " – ", " – ", " — ", "–", "—", ": ", " ")
	if dash == " " && !leads(r, i, "{[") && !leads(r, end-1, "}") || dash == "" || n == 0 && (dash == " - " || dash == ": " || dash == " ") {
		return "", 0
	}
	if behind == len(r) || !strings.ContainsRune("{[“\"(", r[behind]) && (r[behind] < 'A' || 'Z' < r[behind]) {
		return "", 0
	}
	return icons, behind
}

// triggerThere is the icon of a trigger whose word, or icon, stands at i; end 0: none does.
func triggerThere(r []rune, i int) (icon string, end int) {
	if in, end := braced(r, i); end > 0 {
		if icon = bracedHeads[string(in)]; icon == "" {
			icon = string(in)
		}
		if slices.Contains(triggerIcons, icon) {
			return icon, end
		}
		return "", 0
	}
	for _, w := range headWords {
		if icon := "[" + w.icon + "]"; leads(r, i, w.said) && wordEnds(r, i+len(w.said)) && slices.Contains(triggerIcons, icon) {
			return icon, i + len(w.said)
		}
	}
	return "", 0
}
