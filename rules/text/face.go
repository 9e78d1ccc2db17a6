package text

import (
	"reflect"
	"strings"
)

// item is one piece of a face: a literal, a hole, or a group of alternatives.
type item struct {
	lit   []rune // normalised, for parsing
	print string // as written, for printing
	litID int    // index into the table's literals; -1: no literal
	hole  int    // index into face.holes; -1: none
	alts  [][]item
	agree bool // alts are singular and plural, or 体-like and 枚-like: the noun before decides
}

// face is one way of saying a row in one language.
type face struct {
	row   *Row
	items []item
	holes []hole
	none  []any // nothing in each hole
	wants []want
	must  []int   // literals that every text of this face contains
	runes letters // of them
	after bool    // English modifier behind the noun
	says  bool    // the row has clauses of its own
}

// faceReader reads the face syntax: {path:nt} is a hole, ‹a|b› a group of which
// the first alternative is printed, " | " divides whole alternatives.
type faceReader struct {
	t    *table
	lang Lang
	s    []rune
	i    int
	f    *face
	node reflect.Value
}

func (t *table) readFaces(r *Row, s string, l Lang) []*face {
	var out []*face
	for _, part := range SplitTop(s) {
		f := &face{row: r}
		rd := &faceReader{t: t, lang: l, s: []rune(part), f: f}
		if len(rd.s) > 0 && rd.s[0] == '…' {
			f.after, rd.s = true, rd.s[1:]
		}
		if r.Node != nil {
			rd.node = reflect.ValueOf(r.Node)
			f.says = says(rd.node)
		}
		f.items = rd.seq(0)
		if rd.i < len(rd.s) {
			panic("text: face of " + r.ID + " ends early: " + part)
		}
		for i := range f.holes {
			for _, p := range f.holes[i].to {
				f.wants = append(f.wants, want{i, p})
			}
		}
		f.none = make([]any, len(f.holes))
		f.must = mustHave(f.items)
		for _, l := range f.must {
			for i, s := range lettersOf(t.lits[l]) {
				f.runes[i] |= s
			}
		}
		out = append(out, f)
	}
	return out
}

// SplitTop splits at " | " outside groups.
func SplitTop(s string) []string {
	var out []string
	depth, start := 0, 0
	for i := 0; i+3 <= len(s); i++ {
		switch {
		case len(s)-i >= 3 && s[i:i+3] == "‹":
			depth++
		case len(s)-i >= 3 && s[i:i+3] == "›":
			depth--
		case depth == 0 && s[i:i+3] == " | ":
			out = append(out, s[start:i])
			start = i + 3
		}
	}
	return append(out, s[start:])
}

func (rd *faceReader) seq(depth int) []item {
	var out []item
	var lit []rune
	flush := func() {
		if len(lit) > 0 {
			out = append(out, rd.literal(string(lit)))
			lit = nil
		}
	}
	for rd.i < len(rd.s) {
		c := rd.s[rd.i]
		switch {
		case c == '{':
			flush()
			out = append(out, rd.hole())
			continue
		case c == '‹':
			flush()
			rd.i++
			g := item{litID: -1, hole: -1}
			for {
				g.alts = append(g.alts, rd.seq(depth+1))
				if rd.i >= len(rd.s) {
					panic("text: open group in " + rd.f.row.ID)
				}
				end := rd.s[rd.i] == '›'
				g.agree = g.agree || rd.s[rd.i] == '~'
				rd.i++
				if end {
					break
				}
			}
			out = append(out, g)
			continue
		case depth > 0 && (c == '|' || c == '~' || c == '›'):
			flush()
			return out
		}
		lit = append(lit, c)
		rd.i++
	}
	flush()
	return out
}

func (rd *faceReader) literal(s string) item {
	n := foldLiteral(s, rd.lang)
	return item{lit: n, print: s, litID: rd.t.literal(string(n)), hole: -1}
}

func (rd *faceReader) hole() item {
	start := rd.i + 1
	for rd.s[rd.i] != '}' {
		rd.i++
	}
	body := string(rd.s[start:rd.i])
	rd.i++
	colon := 0
	for colon < len(body) && body[colon] != ':' {
		colon++
	}
	h := hole{name: body[:colon], nt: rd.t.Nonterminal(body[colon+1:])}
	if h.name != "_" && h.name != "" {
		for p := 0; p <= len(h.name); {
			q := p
			for q < len(h.name) && h.name[q] != '=' {
				q++
			}
			h.to = append(h.to, compilePath(rd.node, h.name[p:q]))
			p = q + 1
		}
	}
	for i := range rd.f.holes {
		if h.name != "" && rd.f.holes[i].name == h.name {
			panic("text: hole " + h.name + " twice in " + rd.f.row.ID)
		}
	}
	rd.f.holes = append(rd.f.holes, h)
	return item{litID: -1, hole: len(rd.f.holes) - 1}
}

// mustHave collects the literals outside groups.
func mustHave(items []item) []int {
	var out []int
	for _, it := range items {
		if it.litID >= 0 {
			out = append(out, it.litID)
		}
	}
	return out
}

// Below lets the holes of a face fill what lies below a path: {N:num} is {Do.0.N:num}.
func Below(path, face string) string {
	return refill(face, func(to string) string {
		if to == "" || to == "_" {
			return to
		}
		return path + "." + strings.ReplaceAll(to, "=", "="+path+".")
	})
}

// refill lets each hole of a face fill what is told of what it fills.
func refill(face string, told func(path string) string) string {
	var b strings.Builder
	for {
		before, hole, is := strings.Cut(face, "{")
		b.WriteString(before)
		if !is {
			return b.String()
		}
		path, rest, _ := strings.Cut(hole, ":")
		b.WriteString("{" + told(path) + ":")
		face = rest
	}
}
