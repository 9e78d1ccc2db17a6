package text

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

// Normal is normalised text. Each rune knows the bytes of the printed text it
// stands for: from[i] to to[i]. Both are monotone and lie on rune borders.
type Normal struct {
	R        []rune
	From, To []int
	Icons    []bool // the rune belongs to an icon of the game
}

func (n *Normal) Add(c rune, from, to int, icon bool) {
	n.R = append(n.R, c)
	n.From = append(n.From, from)
	n.To = append(n.To, to)
	n.Icons = append(n.Icons, icon)
}

// Put is a text in which words stand in place of the runes from i to end, wherever at says so; icons: they belong to an icon
// of the game.
func (n *Normal) Put(icons bool, at func(i int) (words string, end int)) *Normal {
	out := &Normal{}
	for i := 0; i < len(n.R); {
		words, end := at(i)
		if end <= i {
			out.Add(n.R[i], n.From[i], n.To[i], n.Icons[i])
			i++
			continue
		}
		for _, c := range words {
			out.Add(c, n.From[i], n.To[end-1], icons)
		}
		i = end
	}
	return out
}

// Slice cuts runes i to j.
func (n *Normal) Slice(i, j int) *Normal {
	return &Normal{R: n.R[i:j], From: n.From[i:j], To: n.To[i:j], Icons: n.Icons[i:j]}
}

// Trim drops spaces and line ends at both sides.
func (n *Normal) Trim() *Normal {
	i, j := 0, len(n.R)
	for i < j && (n.R[i] == ' ' || n.R[i] == '\n') {
		i++
	}
	for j > i && (n.R[j-1] == ' ' || n.R[j-1] == '\n') {
		j--
	}
	return n.Slice(i, j)
}

// span is where the text stands in the printed text.
func (n *Normal) span() (from, to int) {
	if len(n.R) == 0 {
		return 0, 0
	}
	return n.From[0], n.To[len(n.To)-1]
}

// Source cuts the printed text this stands for.
func (n *Normal) Source(printed string) string {
	from, to := n.span()
	return printed[from:to]
}

// Narrow maps one printed rune to its normal form, for a dialect that finds a word of the
// game in what was kept as it is printed.
func Narrow(c rune) rune { return foldRune(c) }

// foldRune maps one printed rune to its normal form: full-width ASCII, dashes and
// colons to ASCII. Circled and Roman numbers stay.
func foldRune(c rune) rune {
	switch {
	case c == '　' || c == '\t' || c == '\u00a0':
		return ' '
	case '！' <= c && c <= '～':
		return c - '！' + '!'
	}
	switch c {
	case '−', '‐', '‑', '–', '—':
		return '-'
	case '〜':
		return '~'
	case '｡':
		return '。'
	case '､':
		return '、'
	case '｢':
		return '「'
	case '｣':
		return '」'
	case '･':
		return '・'
	case '〖':
		return '【'
	case '〗':
		return '】'
	case '〔':
		return '['
	case '〕':
		return ']'
	case '’', '‘':
		return '\''
	case '\r':
		return '\n'
	case '〟', '〞':
		return '"'
	}
	return c
}

// foldLiteral normalises a literal of a face.
func foldLiteral(s string, l Lang) []rune {
	var out []rune
	for _, c := range s {
		c = foldRune(c)
		if l == JA && c == ' ' {
			continue
		}
		if l == JA && c == ',' {
			c = '、'
		}
		out = append(out, c)
	}
	return Lower(out)
}

// Closer returns the closing partner of an opening bracket, 0 for anything else.
func Closer(c rune) rune {
	switch c {
	case '『':
		return '』'
	case '「':
		return '」'
	case '“':
		return '”'
	case '【':
		return '】'
	case '《':
		return '》'
	case '〈':
		return '〉'
	case '[':
		return ']'
	case '(':
		return ')'
	case '{':
		return '}'
	}
	return 0
}

const maxIcon = 24 // runes an icon may have between its brackets

// normalize folds printed text of a language; icons in any bracket style become
// the game's canonical notation. Text between name quotes stays as it is.
func (g *Game) normalize(printed string, l Lang) *Normal {
	src := []rune(printed)
	at := make([]int, len(src)+1)
	pos := 0
	for i, c := range src {
		at[i] = pos
		pos += runeLen(printed, pos, c)
	}
	at[len(src)] = pos
	n := &Normal{}
	within := 0     // as many quotes are open
	given := 0      // where what is given in the quotes of a name ends
	inner := 0      // where single quotes around a sentence end
	quoted := false // a sentence in straight quotes is, where those of names are straight
	for i := 0; i < len(src); {
		if end := g.token(n, src, at, i, l); end > i {
			i = end
			continue
		}
		if end := g.dialect.Opaque(src, i); end > 0 {
			for ; i < end; i++ {
				n.Add(src[i], at[i], at[i+1], false)
			}
			continue
		}
		if to, end := g.Lex.alikeAt(src, i, l); end > i {
			for _, r := range to {
				n.Add(r, at[i], at[end], false)
			}
			i = end
			continue
		}
		c := foldRune(src[i])
		switch {
		case c == '"' && l == EN && !g.Lex.StraightQuotes && (quoted || quotesSentence(src, i)):
			if c = '“'; quoted {
				c = '”'
			}
			quoted = !quoted
		case c == '"' && l == EN && g.Lex.StraightQuotes:
			c = '“'
			if within > 0 && !opensWithin(src, i) {
				c = '”'
			}
		case c == '\'' && l == EN && g.Lex.StraightQuotes && (i == inner || singlyQuoted(src, i) > 0):
			if c = '“'; i == inner {
				c = '”'
			} else {
				inner = singlyQuoted(src, i)
			}
		case c == '『' && l == JA && g.Lex.givenAt(src, i) > 0:
			given, c = g.Lex.givenAt(src, i), '「'
		case c == '』' && i == given && i > 0:
			c = '」'
		case c == '『' || c == '"' && l == EN:
			if end := n.name(src, at, i); end > 0 {
				i = end
				continue
			}
		case c == '[' || c == '【' || c == '《' || c == '{':
			if canon, end := g.icon(src, i, l); end > 0 {
				for _, r := range canon {
					n.Add(r, at[i], at[end], true)
				}
				i = end
				continue
			}
		case c == ' ':
			end := i
			for end < len(src) && foldRune(src[end]) == ' ' {
				end++
			}
			if l == JA && end < len(src) && strings.ContainsRune(behindWord, src[end]) { // within a sentence
				i = end
				continue
			}
			if blankBefore(src, end, l) {
				i = end
				continue
			}
			between := l == JA && parted(src, i-1, end)
			if between { // within words that are not Japanese
				n.Add(' ', at[i], at[end], false)
			} else {
				g.space(n, at[i], at[end], l)
			}
			i = end
			continue
		case c == ',' && l == JA:
			c = '、'
		case c == '\n' && g.lineGoesOn(n, src, i, l):
			g.space(n, at[i], at[i+1], l)
			i++
			continue
		}
		switch {
		case c == '“':
			within++
		case c == '”' && within > 0:
			within--
		}
		n.Add(c, at[i], at[i+1], false)
		if c == ',' && l == EN && i+1 < len(src) && src[i+1] == '[' { // the list sets what follows apart, and leaves out the space
			n.Add(' ', at[i], at[i+1], false)
		}
		i++
	}
	return n.Trim()
}

// givenAt is the end of the quotes that open at i where an ability stands in quotes of a name: a sentence, or what begins with an
// icon, behind which is said that it is given; 0: a name does.
func (x *Lexicon) givenAt(src []rune, i int) (end int) {
	for end = i + 1; end < len(src) && src[end] != '』' && src[end] != '『' && src[end] != '\n'; end++ {
	}
	if end >= len(src) || src[end] != '』' || end == i+1 {
		return 0
	}
	if !slices.ContainsFunc(x.Given, func(w string) bool { return leads(src[end+1:], w) > 0 }) {
		return 0
	}
	said := string(src[i+1 : end])
	sentence := strings.HasSuffix(said, "ない") || strings.ContainsRune("るう。", src[end-1]) && strings.ContainsAny(said, "はがをに")
	if icon := foldRune(src[i+1]); icon == '【' || icon == '[' || sentence {
		return end
	}
	return 0
}

// singlyQuoted is where the single quotes end that open at i around a sentence, as within other quotes: they are no apostrophe behind
// a space and at a capital letter, and end behind a full stop or where it goes on with how long the sentence is given; 0: none open.
func singlyQuoted(src []rune, i int) (end int) {
	if i == 0 || src[i-1] != ' ' || i+1 >= len(src) || !unicode.IsUpper(src[i+1]) {
		return 0
	}
	for k := i + 2; k < len(src) && src[k] != '\n'; k++ {
		if foldRune(src[k]) != '\'' || k+1 < len(src) && IsLetter(src[k+1]) {
			continue
		}
		behind := string(src[k+1 : min(len(src), k+1+len(" until "))])
		if src[k-1] == '.' || behind == " until " || strings.HasPrefix(behind, `"`) || strings.HasPrefix(behind, "”") {
			if spokenWords(src[i+1:k]) >= sentenceWords {
				return k
			}
		}
	}
	return 0
}

// quotesSentence tells whether a quote opens a sentence, which ends with a full stop, and not a name.
func quotesSentence(src []rune, i int) bool {
	for k := i + 1; k < len(src) && src[k] != '\n'; k++ {
		if foldRune(src[k]) == '"' {
			said := src[i+1 : k]
			return src[k-1] == '.' || spokenWords(said) >= sentenceWords || spokenWords(said) > 0 && strings.Contains(string(said), ": ")
		}
	}
	return false
}

// sentenceWords is of how many words without a capital letter, besides the little ones of names, a sentence is made.
const sentenceWords = 3

// spokenWords counts them.
func spokenWords(r []rune) (n int) {
	for _, w := range strings.Fields(string(r)) {
		if first, _ := utf8.DecodeRuneInString(w); unicode.IsLower(first) && !slices.Contains(littleWords, w) {
			n++
		}
	}
	return n
}

// littleWords stand in names without a capital letter.
var littleWords = []string{"a", "an", "the", "of", "and", "or", "to", "in", "on", "at", "by", "for", "from", "with", "into", "de", "la", "le", "du", "von", "der", "no"}

// behindWord are what a sentence goes on with behind a word, also where a space stands between.
const behindWord = "をとかや、。:："

// opensWithin says of a quote within another one whether it opens one of its own: it stands behind a space, and at what it
// quotes.
func opensWithin(src []rune, i int) bool {
	return i > 0 && src[i-1] == ' ' && i+1 < len(src) && !unicode.IsSpace(src[i+1]) && !unicode.IsPunct(src[i+1])
}

// name takes a name over as it stands, quotes and all, and says where it ends; 0: its quotes
// are not closed in the line.
func (n *Normal) name(src []rune, at []int, i int) (end int) {
	open, stop := foldRune(src[i]), rune('』')
	if open == '"' {
		stop = '"'
	}
	for end = i + 1; end < len(src) && foldRune(src[end]) != stop && src[end] != '\n'; end++ {
	}
	if end == len(src) || foldRune(src[end]) != stop {
		return 0
	}
	n.Add(open, at[i], at[i+1], false)
	for i++; i < end; i++ {
		n.Add(src[i], at[i], at[i+1], false)
	}
	n.Add(stop, at[end], at[end+1], false)
	return end + 1
}

// alikeAt finds a word that says the same as another; an English one is a whole word.
func (x *Lexicon) alikeAt(src []rune, i int, l Lang) (to string, end int) {
	if l == EN {
		for _, k := range x.respelt[unicode.ToLower(src[i])] {
			a := &x.Respelt[k]
			end := i + utf8.RuneCountInString(a[0])
			if end <= len(src) && (i == 0 || !IsLetter(src[i-1]) || !IsLetter(src[i])) && (end == len(src) || !IsLetter(src[end]) || !IsLetter(src[end-1])) &&
				spells(src[i:end], a[0]) {
				return a[1], end
			}
		}
		return "", i
	}
	for _, a := range x.Alike {
		if n := leads(src[i:], a[0]); n > 0 {
			return a[1], i + n
		}
	}
	return "", i
}

// spells tells whether runes are a word, in letters of either size and with apostrophes of any shape.
func spells(src []rune, word string) bool {
	i := 0
	for _, c := range word {
		if unicode.ToLower(foldRune(src[i])) != unicode.ToLower(c) {
			return false
		}
		i++
	}
	return true
}

// latin tells whether a rune is a letter of a word that is not Japanese.
func latin(c rune) bool { c = foldRune(c); return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' }

// parted tells whether a blank between two runes parts words that are not Japanese, the second of which may stand in parentheses.
func parted(src []rune, before, behind int) bool {
	if before < 0 || behind >= len(src) || !latin(src[before]) {
		return false
	}
	if src[behind] == '(' && behind+1 < len(src) {
		behind++
	}
	return latin(src[behind])
}

// leads tells how many runes a word has that src begins with; 0: it does not.
func leads(src []rune, word string) (n int) {
	for _, c := range word {
		if n == len(src) || src[n] != c {
			return 0
		}
		n++
	}
	return n
}

func runeLen(s string, pos int, c rune) int {
	switch {
	case c == '\ufffd' && (pos+3 > len(s) || s[pos:pos+3] != "\ufffd"):
		return 1 // an invalid byte
	case c < 0x80:
		return 1
	case c < 0x800:
		return 2
	case c < 0x10000:
		return 3
	}
	return 4
}

// space decides what a run of spaces is. In Japanese a space behind a full stop or
// a keyword divides lines (card lists join lines so); any other is dropped.
func (g *Game) space(n *Normal, from, to int, l Lang) {
	if len(n.R) == 0 {
		return
	}
	last := n.R[len(n.R)-1]
	if l == EN {
		if last != ' ' && last != '\n' {
			n.Add(' ', from, to, false)
		}
		return
	}
	if last == '。' || last == '】' && g.Lex.keywordEnds(n.R) {
		n.Add('\n', from, to, false)
	}
}

// icon reads a bracketed icon at i and returns its canonical notation and the
// place behind it; end 0: no icon of this game.
func (g *Game) icon(src []rune, i int, l Lang) (canon []rune, end int) {
	stop := Closer(foldRune(src[i]))
	j := i + 1
	var name []rune
	for ; j < len(src) && j-i <= maxIcon; j++ {
		c := foldRune(src[j])
		if c == stop {
			break
		}
		if c == '\n' || Closer(c) != 0 {
			return nil, 0
		}
		if c != ' ' {
			name = append(name, c)
		}
	}
	if j >= len(src) || foldRune(src[j]) != stop || len(name) == 0 {
		return nil, 0
	}
	s, ok := g.Lex.icon(string(Lower(name)), l)
	if !ok {
		return nil, 0
	}
	return []rune(s), j + 1
}

// Depths tells for each rune how many quotes and parentheses it stands in. A name
// is opaque: what looks like a bracket in it is none.
func Depths(r []rune) []int {
	out := make([]int, len(r))
	var open []rune
	name := rune(0) // the quote that closes the name we are in
	for i, c := range r {
		out[i] = len(open)
		switch {
		case name != 0 && c != name:
		case name != 0 || len(open) > 0 && c == open[len(open)-1]:
			name = 0
			open = open[:len(open)-1]
			out[i] = len(open)
		case c == '『' && closes(r[i:], '』'):
			name = '』'
			open = append(open, name)
		case c == '"' && closes(r[i+1:], '"'):
			name = '"'
			open = append(open, name)
		case c == '「' || c == '“' || c == '(':
			open = append(open, Closer(c))
		}
	}
	return out
}

// closes tells whether a name ends on its line.
func closes(r []rune, stop rune) bool {
	for _, c := range r {
		if c == stop {
			return true
		}
		if c == '\n' {
			return false
		}
	}
	return false
}

func ContainsFold(s, sub string) bool {
	a, b := string(Lower([]rune(s))), string(Lower([]rune(sub)))
	for i := 0; i+len(b) <= len(a); i++ {
		if a[i:i+len(b)] == b {
			return true
		}
	}
	return false
}
