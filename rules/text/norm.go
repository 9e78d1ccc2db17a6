package text

// normal is normalised text. Each rune knows the bytes of the printed text it
// stands for: from[i] to to[i]. Both are monotone and lie on rune borders.
type normal struct {
	r        []rune
	from, to []int
	icons    []bool // the rune belongs to an icon of the game
}

func (n *normal) add(c rune, from, to int, icon bool) {
	n.r = append(n.r, c)
	n.from = append(n.from, from)
	n.to = append(n.to, to)
	n.icons = append(n.icons, icon)
}

// slice cuts runes i to j.
func (n *normal) slice(i, j int) *normal {
	return &normal{r: n.r[i:j], from: n.from[i:j], to: n.to[i:j], icons: n.icons[i:j]}
}

// trim drops spaces and line ends at both sides.
func (n *normal) trim() *normal {
	i, j := 0, len(n.r)
	for i < j && (n.r[i] == ' ' || n.r[i] == '\n') {
		i++
	}
	for j > i && (n.r[j-1] == ' ' || n.r[j-1] == '\n') {
		j--
	}
	return n.slice(i, j)
}

// span is where the text stands in the printed text.
func (n *normal) span() (from, to int) {
	if len(n.r) == 0 {
		return 0, 0
	}
	return n.from[0], n.to[len(n.to)-1]
}

// source cuts the printed text this stands for.
func (n *normal) source(printed string) string {
	from, to := n.span()
	return printed[from:to]
}

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
	return lower(out)
}

// closer returns the closing partner of an opening bracket, 0 for anything else.
func closer(c rune) rune {
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
func (g *Game) normalize(printed string, l Lang) *normal {
	src := []rune(printed)
	at := make([]int, len(src)+1)
	pos := 0
	for i, c := range src {
		at[i] = pos
		pos += runeLen(printed, pos, c)
	}
	at[len(src)] = pos
	n := &normal{}
	for i := 0; i < len(src); {
		if end := g.token(n, src, at, i, l); end > i {
			i = end
			continue
		}
		if to, end := g.lex.alikeAt(src, i, l); end > i {
			for _, r := range to {
				n.add(r, at[i], at[end], false)
			}
			i = end
			continue
		}
		if end := g.dialect.Opaque(src, i); end > 0 {
			for ; i < end; i++ {
				n.add(src[i], at[i], at[i+1], false)
			}
			continue
		}
		c := foldRune(src[i])
		switch {
		case c == '"' && l == EN && g.lex.StraightQuotes:
			c = '“'
			if n.opened('“') {
				c = '”'
			}
		case c == '『' || c == '"' && l == EN:
			end := i + 1
			stop := rune('』')
			if c == '"' {
				stop = '"'
			}
			for end < len(src) && foldRune(src[end]) != stop && src[end] != '\n' {
				end++
			}
			if end < len(src) && foldRune(src[end]) == stop {
				n.add(c, at[i], at[i+1], false)
				for i++; i < end; i++ {
					n.add(src[i], at[i], at[i+1], false)
				}
				n.add(stop, at[end], at[end+1], false)
				i = end + 1
				continue
			}
		case c == '[' || c == '【' || c == '《' || c == '{':
			if canon, end := g.icon(src, i, l); end > 0 {
				for _, r := range canon {
					n.add(r, at[i], at[end], true)
				}
				i = end
				continue
			}
		case c == ' ':
			end := i
			for end < len(src) && foldRune(src[end]) == ' ' {
				end++
			}
			g.space(n, at[i], at[end], l)
			i = end
			continue
		case c == ',' && l == JA:
			c = '、'
		}
		n.add(c, at[i], at[i+1], false)
		i++
	}
	return n.trim()
}

// alikeAt finds a Japanese word that says the same as another.
func (x *Lexicon) alikeAt(src []rune, i int, l Lang) (to string, end int) {
	for _, a := range x.Alike {
		if w := []rune(a[0]); l == JA && i+len(w) <= len(src) && string(src[i:i+len(w)]) == a[0] {
			return a[1], i + len(w)
		}
	}
	return "", i
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
func (g *Game) space(n *normal, from, to int, l Lang) {
	if len(n.r) == 0 {
		return
	}
	last := n.r[len(n.r)-1]
	if l == EN {
		if last != ' ' && last != '\n' {
			n.add(' ', from, to, false)
		}
		return
	}
	if last == '。' || last == '】' && g.lex.keywordEnds(n.r) {
		n.add('\n', from, to, false)
	}
}

// icon reads a bracketed icon at i and returns its canonical notation and the
// place behind it; end 0: no icon of this game.
func (g *Game) icon(src []rune, i int, l Lang) (canon []rune, end int) {
	stop := closer(foldRune(src[i]))
	j := i + 1
	var name []rune
	for ; j < len(src) && j-i <= maxIcon; j++ {
		c := foldRune(src[j])
		if c == stop {
			break
		}
		if c == '\n' || closer(c) != 0 {
			return nil, 0
		}
		if c != ' ' {
			name = append(name, c)
		}
	}
	if j >= len(src) || foldRune(src[j]) != stop || len(name) == 0 {
		return nil, 0
	}
	s, ok := g.lex.icon(string(lower(name)), l)
	if !ok {
		return nil, 0
	}
	return []rune(s), j + 1
}

// depths tells for each rune how many quotes and parentheses it stands in. A name
// is opaque: what looks like a bracket in it is none.
func depths(r []rune) []int {
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
			open = append(open, closer(c))
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

func containsFold(s, sub string) bool {
	a, b := string(lower([]rune(s))), string(lower([]rune(sub)))
	for i := 0; i+len(b) <= len(a); i++ {
		if a[i:i+len(b)] == b {
			return true
		}
	}
	return false
}
