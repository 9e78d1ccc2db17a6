package text

import (
	"strings"

	"gotaku/rules/text"
)

// Keywords that the cards print in quotes, at the front of a line.

// keywordQuoted writes a keyword in quotes that begins at i as its icon, where a line begins with
// it or with a row of keywords: the cards print their keywords so. A comma between them is left
// out. The end of it, or i.
func keywordQuoted(c *text.Compiler, n *text.Normal, i int, out *text.Normal) int {
	if !heading(out) {
		return i
	}
	from := i
	if k := len(out.R); k > 0 && out.R[k-1] != '\n' && (n.R[i] == ',' || n.R[i] == '、') {
		for from++; from < len(n.R) && n.R[from] == ' '; from++ {
		}
	}
	if from == len(n.R) {
		return i
	}
	shut := map[rune]rune{'"': '"', '“': '”', '「': '」', '『': '』', '[': ']', '【': '】'}[n.R[from]]
	end := from + 1
	for shut != 0 && end < len(n.R) && n.R[end] != shut && n.R[end] != '\n' {
		end++
	}
	if shut == 0 || end >= len(n.R) || n.R[end] != shut || !n.Icons[from] && saidOf(c, n.R[end+1:]) {
		return i
	}
	icon := []rune("【")
	for _, r := range n.R[from+1 : end] {
		icon = append(icon, text.Narrow(r))
	}
	icon = append(icon, '】')
	if ic, _, at := c.Game.Lex.IconAt(icon, 0, c.Lang); ic == nil || at != len(icon) || ic.Kind != text.KeywordIcon && ic.Kind != text.MarkIcon {
		return i
	}
	for k, r := range icon {
		out.Add(r, n.From[from+k], n.To[from+k], true)
	}
	if end++; stops(n.R[end:]) {
		end++
	}
	return end
}

// stops tells whether a full stop is all that is left of the line.
func stops(r []rune) bool {
	return len(r) > 0 && (r[0] == '.' || r[0] == '。') && (len(r) == 1 || r[1] == '\n')
}

// heading says whether nothing but keywords stands on the line so far.
func heading(out *text.Normal) bool {
	for k := len(out.R) - 1; k >= 0 && out.R[k] != '\n'; k-- {
		if !out.Icons[k] && !strings.ContainsRune(" ■", out.R[k]) {
			return false
		}
	}
	return true
}

// saidOf tells whether a sentence goes on behind what is quoted first in it: a line of keywords
// ends, or goes on with a bracket, a quote or, in English, a capital letter.
func saidOf(c *text.Compiler, behind []rune) bool {
	s := strings.TrimLeft(string(behind), " ")
	if rest := strings.TrimLeft(s, ",、"); rest != s {
		s = strings.TrimLeft(rest, " ")
		return s == "" || !strings.ContainsRune("\"“「『[【", []rune(s)[0])
	}
	if s == "" || stops([]rune(s)) || strings.ContainsRune("\n\"“「『[【(（■", []rune(s)[0]) {
		return false
	}
	return c.Lang != text.EN || s[0] < 'A' || 'Z' < s[0]
}
