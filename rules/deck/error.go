package deck

import (
	"fmt"
	"strings"
	"unicode/utf8"
)

// Error says what is wrong with a file, and where.
type Error struct {
	Line, Col int    // from 1, Col in characters; 0: not known, or the whole file
	Card      string // number, or name, of the card
	Field     string // the column, as the file names it
	JA, EN    string // what is wrong and what is allowed
}

// Error is the message in English, with the place in front.
func (e *Error) Error() string { return e.Text("en") }

// Text is the message in lang ("ja", or else English), with the place in front.
func (e *Error) Text(lang string) string {
	var at []string
	if lang == "ja" {
		switch {
		case e.Line > 0 && e.Col > 0:
			at = append(at, fmt.Sprintf("%d行%d字目", e.Line, e.Col))
		case e.Line > 0:
			at = append(at, fmt.Sprintf("%d行目", e.Line))
		}
		if e.Card != "" {
			at = append(at, "カード「"+e.Card+"」")
		}
		if e.Field != "" {
			at = append(at, "項目「"+e.Field+"」")
		}
		if len(at) == 0 {
			return e.JA
		}
		return strings.Join(at, " ") + "：" + e.JA
	}
	if e.Line > 0 {
		at = append(at, fmt.Sprintf("line %d", e.Line))
	}
	if e.Line > 0 && e.Col > 0 {
		at = append(at, fmt.Sprintf("column %d", e.Col))
	}
	if e.Card != "" {
		at = append(at, "card "+e.Card)
	}
	if e.Field != "" {
		at = append(at, e.Field)
	}
	if len(at) == 0 {
		return e.EN
	}
	return strings.Join(at, ", ") + ": " + e.EN
}

// Errors are several faults of one file, in file order.
type Errors []*Error

// Error is one line per fault, in English.
func (e Errors) Error() string { return e.Text("en") }

// Text is one line per fault in lang.
func (e Errors) Text(lang string) string {
	lines := make([]string, len(e))
	for i, x := range e {
		lines[i] = x.Text(lang)
	}
	return strings.Join(lines, "\n")
}

// place turns a byte offset of src into a line and a column, both from 1.
func place(src []byte, off int) (line, col int) {
	if off > len(src) {
		off = len(src)
	}
	line = 1
	start := 0
	for i, b := range src[:off] {
		if b == '\n' {
			line++
			start = i + 1
		}
	}
	return line, utf8.RuneCount(src[start:off]) + 1
}

// spot is where something stands: a byte offset of src, or without src only a
// line and column. Lines are counted only when there is something to say, for
// counting is slow in a file of one long line.
type spot struct {
	src       []byte
	off       int
	line, col int
}

// locate is the line and column of the spot, from 1; 0 when not known.
func (s spot) locate() (line, col int) {
	if s.src == nil {
		return s.line, s.col
	}
	return place(s.src, s.off)
}

// quote shows what a file said, shortened.
func quote(s string) string {
	return "「" + clip(s) + "」"
}

// quoteEN is quote for English messages.
func quoteEN(s string) string {
	return fmt.Sprintf("%q", clip(s))
}
