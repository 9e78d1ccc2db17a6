package render

import (
	"slices"
	"strings"
	"unicode/utf8"

	"gotaku/look"
)

// blockKey names a laid-out paragraph.
type blockKey struct {
	s     string
	font  Font
	rich  bool
	size  int32 // 1/64 px
	width int32 // px
}

// block is a paragraph broken into lines.
type block struct {
	lines []textLine
	wide  float32
}

type textLine struct {
	runs []textRun
	w    float32
}

// textRun is part of a line drawn with one face, or one pill.
type textRun struct {
	s    string
	font Font
	pill bool
	x, w float32
	at   int // where it begins in the paragraph, and where it ends
	end  int
}

const (
	pillSize = 11.5 / 13.5 // of the text around it
	pillPad  = 6.0 / 13.5
	pillGap  = 4.0 / 13.5
	hangEm   = 0.65 // 、 and 。 of this face are 0.6 em wide, half of it blank
	wordMost = 16
	markMost = 9 // runes of a [mark] or 【mark】 that is kept whole
)

// cell is a unit that no line break splits.
type cell struct {
	s           string
	font        Font
	pill        bool
	w           float32
	first, last rune
	brk         bool // a line may begin here
	soft        bool // preferred break before
	hard        bool // a new line begins here
	at, end     int  // where it stands in the text
}

// Height is the height of s set in lines of line px within width px.
func (a *Art) Height(s string, st Style, width, line float32) float32 {
	return float32(len(a.block(s, st, width).lines)) * line
}

// Lines is the number of lines s takes within width px.
func (a *Art) Lines(s string, st Style, width float32) int { return len(a.block(s, st, width).lines) }

// Para draws s broken into lines of line px from the top of r, and returns the height used. It does not limit the height.
func (l *pen) Para(r Rect, s string, st Style, line float32) float32 {
	b := l.Art.block(s, st, r.W)
	y := r.Y
	for i := range b.lines {
		l.paraLine(&b.lines[i], Rect{r.X, y, r.W, line}, st)
		y += line
	}
	return y - r.Y
}

// Stretch calls each for every line of a paragraph that part of s from byte from to byte to stands in, with the box it takes there.
func (l *pen) Stretch(r Rect, s string, st Style, line float32, from, to int, each func(Rect)) {
	b := l.Art.block(s, st, r.W)
	for i := range b.lines {
		box := Rect{Y: r.Y + float32(i)*line, H: line}
		for k := range b.lines[i].runs {
			t := &b.lines[i].runs[k]
			if t.end <= from || t.at >= to {
				continue
			}
			left, right := t.x, t.x+t.w
			if t.pill {
				right -= st.Size * pillGap
			} else {
				if from > t.at {
					left += l.Art.Measure(t.s[:min(from-t.at, len(t.s))], t.font, st.Size)
				}
				if to < t.end {
					right = t.x + l.Art.Measure(t.s[:min(to-t.at, len(t.s))], t.font, st.Size)
				}
			}
			if box.W == 0 {
				box.X = r.X + left
			}
			box.W = r.X + right - box.X
		}
		if box.W > 0 {
			each(box)
		}
	}
}

// glow lights part of a paragraph, as Stretch says it.
func (l *pen) glow(r Rect, s string, st Style, line float32, from, to int, c Color) {
	l.Stretch(r, s, st, line, from, to, func(b Rect) {
		l.Round(Rect{b.X - st.Size*0.15, b.Center().Y - st.Size*0.68, b.W + st.Size*0.3, st.Size * 1.36}, st.Size*0.25, c)
	})
}

func (l *pen) paraLine(ln *textLine, r Rect, st Style) {
	x := r.X
	switch st.Align {
	case Center:
		x += (r.W - ln.w) / 2
	case Right:
		x += r.W - ln.w
	}
	y := baseline(r, st.Size)
	for i := range ln.runs {
		t := &ln.runs[i]
		if t.pill {
			l.inlinePill(Rect{x + t.x, r.Y, t.w, r.H}, t.s, st)
			continue
		}
		l.ops = append(l.ops, op{kind: opText, text: t.s, font: t.font, width: st.Size, squeeze: 1,
			r: Rect{x + t.x, y, t.w, r.W}, c0: st.Color})
	}
}

// inlinePill is an ability label inside text.
func (l *pen) inlinePill(r Rect, s string, st Style) {
	size := st.Size * pillSize
	gap := st.Size * pillGap
	box := r.CenterBox(r.W-gap, size*17/11.5)
	box.X = r.X
	c := l.Art.pillColor(s)
	if c.A == 0 {
		c = st.Pill
	}
	if c.A == 0 {
		c = Ink700
	}
	l.Round(box, size*4/11.5, c)
	l.Text(box, s, Style{Font: Bold, Size: size, Color: White, Align: Center})
}

// pillColor is the ground of the labels of any table, and of its attributes; others take the style's.
func (a *Art) pillColor(s string) Color {
	for _, g := range a.Games {
		for i := range g.Labels {
			if slices.Contains(g.Labels[i].Words, s) {
				return Hex(g.Labels[i].Color)
			}
		}
	}
	attr, _ := a.symbolAttr(s)
	return attr.Color
}

// bareLabel is the label without brackets that a sentence begins with; "" where it begins with none.
func (a *Art) bareLabel(s string) string {
	for _, g := range a.Games {
		for i := range g.Labels {
			if w := g.Labels[i].Bare; w != "" && strings.HasPrefix(s, w) {
				return w
			}
		}
	}
	return ""
}

// isSymbol says whether a mark in 《 》 stands for a symbol, as costs have them: an attribute, a number, a turned card. Others are
// names.
func (a *Art) isSymbol(s string) bool {
	if s == "X" || slices.ContainsFunc(a.Games, func(g *look.Game) bool { return slices.Contains(g.Symbols, s) }) {
		return true
	}
	if _, ok := a.symbolAttr(s); ok {
		return true
	}
	for _, r := range s {
		if (r < '0' || r > '9') && (r < '０' || r > '９') {
			return false
		}
	}
	return s != ""
}

// symbolAttr is the attribute of any table that a symbol stands for, by its letter or its word.
func (a *Art) symbolAttr(s string) (Attr, bool) {
	for _, g := range a.Games {
		if attr, ok := attrBy(g, func(b *look.Attr) bool { return s == b.Letter || strings.EqualFold(s, b.Word) }); ok {
			return attr, true
		}
	}
	return Attr{}, false
}

func (a *Art) block(s string, st Style, width float32) *block {
	k := blockKey{s, st.Font, st.Rich, int32(round(st.Size * 64)), int32(round(width))}
	if b, ok := a.blocks[k]; ok {
		return b
	}
	b := a.breakLines(a.cells(s, st), st, width)
	a.blocks[k] = b
	return b
}

const (
	noStart = "、。，．・：；？！）］｝」』】〉》”’ー～…‥々ゝゞぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ％▲▼,.:;?!)]}%"
	noEnd   = "（［｛「『【〈《“‘(["
	counter = "枚体回点個人つ度本"
)

func isDigit(r rune) bool { return r >= '0' && r <= '9' || r >= '０' && r <= '９' }

func isWord(r rune) bool {
	return r >= 'a' && r <= 'z' || r >= 'A' && r <= 'Z' || isDigit(r) || strings.ContainsRune("+-−＋/.,'’_#&@%", r) ||
		r >= 0xc0 && r < 0x250
}

// cells cuts a text into units and marks where lines may begin.
func (a *Art) cells(s string, st Style) []cell {
	var cs []cell
	soft, hard := false, false
	for i := 0; i < len(s); {
		r, n := utf8.DecodeRuneInString(s[i:])
		switch r {
		case '\n':
			hard, soft = true, false
			if i+n == len(s) || s[i+n] == '\n' {
				cs = append(cs, cell{hard: true, brk: true, font: st.Font})
				hard = i+n < len(s)
			}
			i += n
			continue
		case SoftBreak:
			soft = true
			i += n
			continue
		}
		c, used := a.nextCell(s[i:], st)
		c.hard, c.soft, c.at, c.end = hard, soft, i, i+used
		c.brk = len(cs) == 0 || hard || soft || mayBreak(cs, &c)
		hard, soft = false, false
		cs = append(cs, c)
		i += used
	}
	return cs
}

// nextCell takes one unit off the front of s.
func (a *Art) nextCell(s string, st Style) (cell, int) {
	r, n := utf8.DecodeRuneInString(s)
	if st.Rich {
		body, used := markOf(s, '[', ']')
		if used == 0 {
			if body, used = markOf(s, '《', '》'); used > 0 && !a.isSymbol(body) {
				used = 0
			}
		}
		if used == 0 {
			body = a.bareLabel(s)
			used = len(body)
		}
		if used > 0 {
			size := st.Size * pillSize
			w := a.Measure(body, Bold, size) + st.Size*(2*pillPad+pillGap)
			return cell{s: body, pill: true, w: w, first: '[', last: '['}, used
		}
		for _, b := range [...][2]rune{{'【', '】'}, {'《', '》'}} {
			if _, used := markOf(s, b[0], b[1]); used > 0 {
				return a.plainCell(s[:used], Bold, st.Size), used
			}
		}
	}
	if isWord(r) {
		end := wordEnd(s)
		if utf8.RuneCountInString(s[:end]) < wordMost {
			return a.plainCell(s[:end], st.Font, st.Size), end
		}
	}
	if r == '…' || r == '—' || r == '―' {
		end := n
		for strings.HasPrefix(s[end:], s[:n]) {
			end += n
		}
		return a.plainCell(s[:end], st.Font, st.Size), end
	}
	return a.plainCell(s[:n], st.Font, st.Size), n
}

// markOf is the inside of a short bracketed mark at the front of s, and its length with brackets; 0 if there is none.
func markOf(s string, open, shut rune) (string, int) {
	r, n := utf8.DecodeRuneInString(s)
	if r != open {
		return "", 0
	}
	count := 0
	for i, q := range s[n:] {
		if q == shut {
			return s[n : n+i], n + i + utf8.RuneLen(shut)
		}
		if count++; count > markMost || q == '\n' {
			return "", 0
		}
	}
	return "", 0
}

func wordEnd(s string) int {
	digits := false
	for i, r := range s {
		if isWord(r) {
			digits = isDigit(r)
			continue
		}
		if digits && (strings.ContainsRune(counter, r) || r == '％') {
			return i + utf8.RuneLen(r)
		}
		return i
	}
	return len(s)
}

func (a *Art) plainCell(s string, f Font, size float32) cell {
	first, _ := utf8.DecodeRuneInString(s)
	last, _ := utf8.DecodeLastRuneInString(s)
	return cell{s: s, font: f, w: a.Measure(s, f, size), first: first, last: last}
}

// mayBreak reports whether a line may end after the cells before, of which there is one, and the next begin with c.
func mayBreak(before []cell, c *cell) bool {
	p := &before[len(before)-1]
	switch {
	case p.pill, strings.ContainsRune(noEnd, p.last), strings.ContainsRune(noStart, c.first):
		return false
	case c.s == " ", c.s == "\u3000":
		return false
	case p.last == '"', c.first == '"': // which of the two it is, the space tells
		return p.s == " "
	case p.s == " " && len(before) > 1 && isDigit(before[len(before)-2].last) && (strings.ContainsRune(counter, c.first) || c.first >= 'a' && c.first <= 'z'):
		return false // a space does not part a number from its counter, or from what it counts
	case isWord(p.last) && isWord(c.first):
		return c.s != "" && p.s != "" && utf8.RuneCountInString(c.s) == 1
	}
	return true
}

// breakLines fills lines one after the other.
func (a *Art) breakLines(cs []cell, st Style, width float32) *block {
	b := &block{}
	for i := 0; i < len(cs); {
		end := i + 1
		for end < len(cs) && !cs[end].hard {
			end++
		}
		if !a.softLines(b, cs[i:end], st, width) {
			a.fillLines(b, cs[i:end], st, width)
		}
		i = end
	}
	for i := range b.lines {
		b.wide = max(b.wide, b.lines[i].w)
	}
	return b
}

// softLines breaks at the offered places only, if there are any, the text needs it, and every line then fits.
func (a *Art) softLines(b *block, cs []cell, st Style, width float32) bool {
	cuts := []int{0}
	for i := 1; i < len(cs); i++ {
		if cs[i].soft {
			cuts = append(cuts, i)
		}
	}
	if len(cuts) == 1 || width <= 0 || wide(cs) <= width {
		return false
	}
	cuts = append(cuts, len(cs))
	var ends []int
	start := 0
	for k := 1; k < len(cuts); k++ {
		if wide(cs[start:cuts[k]]) <= width {
			continue
		}
		if cuts[k-1] == start {
			return false
		}
		ends = append(ends, cuts[k-1])
		start = cuts[k-1]
		if wide(cs[start:cuts[k]]) > width {
			return false
		}
	}
	start = 0
	for _, e := range append(ends, len(cs)) {
		b.lines = append(b.lines, a.line(cs[start:e], st))
		start = e
	}
	return true
}

func wide(cs []cell) float32 {
	w := float32(0)
	for i := range cs {
		w += cs[i].w
	}
	return w
}

func (a *Art) fillLines(b *block, cs []cell, st Style, width float32) {
	start, from := 0, len(b.lines)
	var ends []int
	for start < len(cs) {
		e := lineEnd(cs, start, width, st.Size)
		ends = append(ends, e)
		start = e
		for start < len(cs) && (cs[start].s == " " || cs[start].s == "\u3000") {
			start++
		}
	}
	pullOne(cs, ends)
	start = 0
	for _, e := range ends {
		for start < e && from < len(b.lines) && (cs[start].s == " " || cs[start].s == "\u3000") {
			start++
		}
		b.lines = append(b.lines, a.line(cs[start:e], st))
		start = e
	}
}

// lineEnd is where the line that begins at start ends: the last permitted place before the width is used up.
func lineEnd(cs []cell, start int, width, size float32) int {
	if width <= 0 {
		return len(cs)
	}
	w := float32(0)
	for i := start; i < len(cs); i++ {
		w += cs[i].w
		if w <= width+0.01 {
			continue
		}
		switch c := cs[i].first; {
		case (c == '、' || c == '。') && w-width <= hangEm*size:
			continue
		case c == ' ', c == '\u3000':
			continue // disappears at the line's end
		}
		for k := i; k > start; k-- {
			if cs[k].brk {
				return beforeWord(cs, start, k, width, size)
			}
		}
		return max(i, start+1)
	}
	return len(cs)
}

// keptEm and keptPart bound the room, in em and of the width, that a line leaves at its end to keep a word in katakana whole.
const (
	keptEm   = 5
	keptPart = 0.3
)

// beforeWord is where a line that may end at k ends: before a word in katakana that would be parted there, if it is short.
func beforeWord(cs []cell, start, k int, width, size float32) int {
	room := min(keptEm*size, keptPart*width)
	for at := k; at > start && room >= 0; at-- {
		if cs[at].brk && !(isKatakana(cs[at-1].last) && isKatakana(cs[at].first)) {
			return at
		}
		room -= cs[at-1].w
	}
	return k
}

// isKatakana says whether a character stands in words written in katakana.
func isKatakana(r rune) bool { return r >= 'ァ' && r <= 'ヺ' || r == 'ー' }

// pullOne keeps a paragraph from ending in a line of one character.
func pullOne(cs []cell, ends []int) {
	n := len(ends)
	if n < 2 {
		return
	}
	begin := ends[n-2]
	count := 0
	for _, c := range cs[begin:] {
		if c.pill {
			return
		}
		if c.s != " " && !strings.ContainsRune("、。」』）", c.first) {
			count += utf8.RuneCountInString(c.s)
		}
	}
	if count != 1 {
		return
	}
	floor := 0
	if n > 2 {
		floor = ends[n-3]
	}
	for k := begin - 1; k > floor; k-- {
		if cs[k].brk {
			ends[n-2] = k
			return
		}
	}
}

// line joins cells of the same face into runs.
func (a *Art) line(cs []cell, st Style) textLine {
	for len(cs) > 0 && cs[len(cs)-1].s == " " {
		cs = cs[:len(cs)-1]
	}
	var ln textLine
	for i := 0; i < len(cs); {
		c := &cs[i]
		if c.pill {
			ln.runs = append(ln.runs, textRun{s: c.s, pill: true, x: ln.w, w: c.w, at: c.at, end: c.end})
			ln.w += c.w
			i++
			continue
		}
		var sb strings.Builder
		j := i
		for j < len(cs) && !cs[j].pill && cs[j].font == c.font {
			sb.WriteString(cs[j].s)
			j++
		}
		s := sb.String()
		w := a.Measure(s, c.font, st.Size)
		ln.runs = append(ln.runs, textRun{s: s, font: c.font, x: ln.w, w: w, at: c.at, end: cs[j-1].end})
		ln.w += w
		i = j
	}
	return ln
}
