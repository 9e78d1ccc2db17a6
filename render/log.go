package render

import (
	"strings"
	"unicode/utf8"
)

// Span is a piece of a log line.
type Span struct {
	Text  string
	Kind  SpanKind
	ID    ID    // a card to be hovered
	Color Color // SpanCard: its attribute's colour, for the underline
}

// SpanKind is how a piece of a log line looks.
type SpanKind uint8

// The kinds: plain words, a card's name, a good or a bad change, something marked (公開), quiet words.
const (
	SpanPlain SpanKind = iota
	SpanCard
	SpanUp
	SpanDown
	SpanMark
	SpanQuiet
)

// LogEntry is one line of the log: a turn's heading, or something that happened.
type LogEntry struct {
	ID    ID
	Head  string // a heading: 第 6 ターン, with Right at its end
	Right string
	No    int // its number; 0 = a consequence of the line before
	Spans []Span
	Mine  bool // side bar: paper, else slate
	Sel   bool
}

// LogDrawer is the log over the left of the table.
type LogDrawer struct {
	Title   string // 記録
	Key     string // L
	Right   string // 第 7 ターン・42 手
	Tabs    []Chip
	Entries []LogEntry
	Scroll  float32 // px; 0 shows the beginning
	Bar     ID      // the bar that shows where
	Buttons []Button
}

const (
	logHead  = 92
	logFoot  = 72
	logLine  = 24
	logTitle = 34
)

// LogHeight is the height of all entries in px, and of the room they are seen through when the drawer is r.
func (l *widgets) LogHeight(r Rect, g *LogDrawer) (all, room float32) {
	for i := range g.Entries {
		all += l.logEntry(&g.Entries[i])
	}
	return all, r.H - l.Px(logHead) - l.Px(logFoot)
}

func (l *widgets) logEntry(e *LogEntry) float32 {
	if e.Head != "" {
		return l.Px(logTitle)
	}
	return l.Px(logLine)
}

// Log draws the drawer into r.
func (l *widgets) Log(r Rect, g *LogDrawer) {
	r = r.Snap()
	l.Shadow(r, 0, ShadowRaised)
	l.Fill(r, Ink900)
	in := Rect{r.X + l.Px(20), r.Y, r.W - l.Px(40), r.H}
	w := l.Text(Rect{in.X, r.Y + l.Px(14), in.W, l.Px(28)}, g.Title, Style{Font: Bold, Size: l.Px(18), Color: Text1})
	if g.Key != "" && !l.Phone {
		l.Keycap(Rect{in.X + w + l.Px(10), r.Y + l.Px(18), l.KeycapWidth(g.Key), l.Px(20)}, g.Key, Outline, false)
	}
	l.Text(Rect{in.X + in.W*0.4, r.Y + l.Px(14), in.W * 0.6, l.Px(28)}, g.Right, Style{Size: l.Px(12.5), Color: Text2, Align: Right})
	l.Chips(Rect{in.X, r.Y + l.Px(50), in.W, l.Px(27)}, g.Tabs)
	room := Rect{r.X, r.Y + l.Px(logHead), r.W, r.H - l.Px(logHead) - l.Px(logFoot)}
	l.Clip(room)
	y := room.Y - g.Scroll
	for i := range g.Entries {
		e := &g.Entries[i]
		h := l.logEntry(e)
		if y+h > room.Y && y < room.Bottom() {
			l.logRow(Rect{in.X, y, in.W, h}, e)
		}
		y += h
	}
	l.Unclip()
	if all, _ := l.LogHeight(r, g); all > room.H {
		l.ScrollBar(room, all, g.Scroll, Ink500, g.Bar)
	}
	foot := Rect{r.X, r.Bottom() - l.Px(logFoot), r.W, l.Px(logFoot)}
	l.Fill(foot, Ink950)
	l.ButtonRow(Rect{in.X, foot.Y + l.Px(14), in.W, l.Px(42)}, g.Buttons)
}

func (l *widgets) logRow(r Rect, e *LogEntry) {
	if e.Head != "" {
		b := Rect{r.X, r.Y + l.Px(4), r.W, r.H - l.Px(10)}.Snap()
		ground := Ink800
		if e.Mine {
			ground = Ink700
		}
		l.Round(b, l.Px(4), ground)
		l.Text(b.InsetXY(l.Px(10), 0), e.Head, Style{Font: Bold, Size: l.Px(13), Color: Text1})
		l.Text(b.InsetXY(l.Px(10), 0), e.Right, Style{Size: l.Px(12), Color: Text2, Align: Right})
		return
	}
	bar := Ink500
	if e.Mine {
		bar = Paper100
	}
	l.Round(Rect{r.X, r.Y + l.Px(2), l.Px(3), r.H - l.Px(4)}, l.Px(1.5), bar)
	if e.Sel {
		s := Rect{r.X + l.Px(40), r.Y + l.Px(1), r.W - l.Px(40), r.H - l.Px(2)}
		l.Round(s, l.Px(4), Ink800)
		l.Stroke(s, l.Px(4), l.line(1), Ink500)
	}
	l.Hit(e.ID, r)
	x := r.X + l.Px(46)
	if e.No > 0 {
		l.Text(Rect{r.X + l.Px(8), r.Y, l.Px(30), r.H}, l.Art.Int(e.No), Style{Size: l.Px(12.5), Color: Text2, Align: Right})
	} else {
		x += l.Px(18)
		l.Text(Rect{x, r.Y, l.Px(14), r.H}, "└", Style{Size: l.Px(11), Color: Ink600})
		x += l.Px(18)
	}
	l.Spans(Rect{x, r.Y, r.Right() - x, r.H}, e.Spans, l.Px(13))
}

// Spans draws the pieces of a line one after the other, centred up and down in r; what does not fit is cut.
func (l *widgets) Spans(r Rect, ss []Span, size float32) {
	for i := range ss {
		s := &ss[i]
		if r.W < size {
			return
		}
		st := Style{Size: size, Color: Text1}
		switch s.Kind {
		case SpanCard:
			st.Font = Bold
		case SpanUp:
			st.Color = UpDark
		case SpanDown:
			st.Color = DownDark
		case SpanMark:
			st.Color = Sel
		case SpanQuiet:
			st.Color = Text2
		}
		w := l.Text(r, s.Text, st)
		if s.Kind == SpanCard {
			c := s.Color
			if c.A == 0 {
				c = Paper300
			}
			l.Fill(Rect{r.X, baseline(r, size) + l.Px(2), w, l.line(1.2)}, Lighten(c, 0.35))
			l.Hit(s.ID, Rect{r.X, r.Y, w, r.H})
		}
		gap := float32(0)
		if i+1 < len(ss) && s.apart(&ss[i+1]) {
			gap = size * 0.25
		}
		r.X += w + gap
		r.W -= w + gap
	}
}

// apart says whether a little room stands between two pieces of a line: around a name, where no space is typed and no mark
// of a sentence stands.
func (s *Span) apart(next *Span) bool {
	if s.Kind != SpanCard && next.Kind != SpanCard {
		return false
	}
	last, _ := utf8.DecodeLastRuneInString(s.Text)
	first, _ := utf8.DecodeRuneInString(next.Text)
	return last != ' ' && first != ' ' && !strings.ContainsRune(noStart, first) && !strings.ContainsRune(noEnd, last)
}
