package deck

import "strings"

// nearest is the word of words that differs least from s, or "" when none is
// near: at most half of s, and at most 4 characters, may differ.
func nearest(s string, words []string) string {
	a := []rune(strings.ToLower(s))
	if len(a) > 60 {
		return ""
	}
	most := min(4, max(1, len(a)/2))
	best := ""
	for _, w := range words {
		b := []rune(strings.ToLower(w))
		if len(b) > len(a)+most || len(a) > len(b)+most {
			continue
		}
		if d := distance(a, b); d <= most {
			best, most = w, d-1
		}
	}
	return best
}

// distance is the number of characters to insert, remove or replace to make b of a.
func distance(a, b []rune) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i, x := range a {
		diagonal := row[0]
		row[0] = i + 1
		for j, y := range b {
			d := diagonal
			if x != y {
				d = 1 + min(diagonal, row[j], row[j+1])
			}
			diagonal, row[j+1] = row[j+1], d
		}
	}
	return row[len(b)]
}

// fold makes the spellings of a keyboard one: full-width ASCII to ASCII, the
// many dashes to a hyphen, the ideographic space to a space.
func fold(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '！' && r <= '～':
			return r - '！' + '!'
		case r == '　' || r == '\u00a0':
			return ' '
		case r == '−' || r == '‐' || r == '‑' || r == '–' || r == '—':
			return '-'
		}
		return r
	}, s)
}
