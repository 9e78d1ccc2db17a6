package deck

import (
	"bytes"
	"fmt"
	"unicode/utf8"

	"gotaku/rules/wing"
)

// The limits of a deck list.
const (
	MaxListFile = 64 << 10 // bytes
	maxEntries  = 200      // lines with cards
	maxCount    = 99       // copies on one line
	maxListName = 80       // characters
)

// List is a deck as people keep it: how many of which card in which section.
// Cards are named by number, by name, or both; no pack has been asked yet.
type List struct {
	Name     string
	NameEN   string // may be empty
	Game     string
	Format   string    // an id of the game's table; "" for the usual one
	Basis    string    // what the deck is declared to be built on, where it could have several; may be empty
	Sections []Section // in the order of the game's table; none is empty
}

// property is a line at the head of a list, besides its game.
type property struct {
	key, ja string
	of      func(l *List) *string
}

// properties are in the order in which they are written.
var properties = []property{
	{"name", "名前", func(l *List) *string { return &l.Name }},
	{"nameEN", "英語名", func(l *List) *string { return &l.NameEN }},
	{"format", "形式", func(l *List) *string { return &l.Format }},
	{"basis", "基準", func(l *List) *string { return &l.Basis }},
}

// set takes the value of a property.
func (p *property) set(l *List, g *Game, c cell) *Error {
	if e := c.plain(maxListName); e != nil {
		return e
	}
	if p.key == "format" {
		w := g.format(c.val)
		if w == nil {
			var ja, en []string
			for _, f := range g.Formats {
				ja, en = append(ja, f.JA), append(en, f.EN)
			}
			return c.fault(quote(c.val)+"という形式はありません。使えるのは "+join(ja)+"。", quoteEN(c.val)+" is no format here; allowed: "+join(en)+".")
		}
		c.val = w.ID
	}
	*p.of(l) = c.val
	return nil
}

// format finds a format by its id or a word for it; nil when there is none.
func (g *Game) format(s string) *wing.Name {
	for i := range g.Formats {
		if w := &g.Formats[i]; s == w.ID || is(w, s) {
			return w
		}
	}
	return nil
}

// Section is a part of a deck: "leader", "main", "evolve" in SVE.
type Section struct {
	ID    string
	Cards []CardCount
}

// CardCount is N copies of a card. Number may be "pack/number"; one of Number and
// Name may be empty.
type CardCount struct {
	N            int
	Number, Name string
	Line         int // in the file it was read from; 0: none
}

// Cards are the entries of a section; nil when there is none.
func (l *List) Cards(section string) []CardCount {
	for i := range l.Sections {
		if l.Sections[i].ID == section {
			return l.Sections[i].Cards
		}
	}
	return nil
}

// Count is the number of cards in a section.
func (l *List) Count(section string) int {
	n := 0
	for _, c := range l.Cards(section) {
		n += c.N
	}
	return n
}

// put appends an entry to a section, keeping the game's order of sections.
func (l *List) put(g *Game, section string, c CardCount) {
	at := 0
	for _, w := range g.Sections {
		if at < len(l.Sections) && l.Sections[at].ID == w.ID {
			if w.ID == section {
				l.Sections[at].Cards = append(l.Sections[at].Cards, c)
				return
			}
			at++
			continue
		}
		if w.ID == section {
			l.Sections = append(l.Sections, Section{})
			copy(l.Sections[at+1:], l.Sections[at:])
			l.Sections[at] = Section{section, []CardCount{c}}
			return
		}
	}
}

// entries is the number of lines with cards.
func (l *List) entries() int {
	n := 0
	for i := range l.Sections {
		n += len(l.Sections[i].Cards)
	}
	return n
}

// ReadList reads a deck list: JSON (starting with a brace), a share code
// (starting with "g1.") or text. The error is an *Error: the first fault.
func ReadList(b []byte) (*List, error) { return ReadListFor(usual(), b) }

// ReadListFor is ReadList where a list that names no game is one of this game, which
// must be one of Games.
func ReadListFor(game string, b []byte) (*List, error) {
	l, e := readList(game, b)
	if e != nil {
		return nil, e
	}
	return l, nil
}

func readList(game string, b []byte) (*List, *Error) {
	if len(b) > MaxListFile {
		return nil, &Error{JA: fmt.Sprintf("デッキが大きすぎます（%d バイト。%d バイトまで）。", len(b), MaxListFile),
			EN: fmt.Sprintf("the deck list is too large: %d bytes, at most %d.", len(b), MaxListFile)}
	}
	b = bytes.TrimPrefix(b, []byte("\xef\xbb\xbf"))
	if e := checkUTF8(b); e != nil {
		return nil, e
	}
	var l *List
	var e *Error
	switch body := bytes.TrimSpace(b); {
	case len(body) == 0:
		return nil, &Error{JA: "デッキが空です。", EN: "the deck list is empty."}
	case body[0] == '{':
		l, e = readListJSON(game, b)
	case bytes.HasPrefix(body, []byte(codeHead)):
		l, e = readCode(string(body))
	default:
		l, e = readListText(game, b)
	}
	if e != nil {
		return nil, e
	}
	if len(l.Sections) == 0 {
		return nil, &Error{JA: "デッキにカードが 1 枚もありません。", EN: "the deck list has no card."}
	}
	return l, nil
}

// checkEntry refuses a count or a name outside the limits.
func (l *List) checkEntry(c CardCount, col int) *Error {
	at := func(ja, en string) *Error { return &Error{Line: c.Line, Col: col, JA: ja, EN: en} }
	switch {
	case c.N < 1 || c.N > maxCount:
		return at(fmt.Sprintf("枚数は 1 から %d までです。", maxCount), fmt.Sprintf("the count must be 1 to %d.", maxCount))
	case c.Number == "" && c.Name == "":
		return at("カードの番号も名前もありません。", "neither a number nor a name.")
	case utf8.RuneCountInString(c.Number) > 100 || utf8.RuneCountInString(c.Name) > 100:
		return at("番号や名前が長すぎます（100 字まで）。", "the number or name is too long; at most 100 characters.")
	case l.entries() >= maxEntries:
		return at(fmt.Sprintf("行が多すぎます（%d 行まで）。", maxEntries), fmt.Sprintf("too many lines; at most %d.", maxEntries))
	}
	probe := cell{at: spot{line: c.Line, col: col}}
	if e := probe.check(c.Number+c.Name, 200, false); e != nil {
		return e
	}
	return nil
}

// SectionNamed is the section of a game's decks that a word or an id means; "": none.
func SectionNamed(game, word string) string {
	g := gameOf(game)
	if g == nil {
		return ""
	}
	for i := range g.Sections {
		if g.Sections[i].ID == word {
			return word
		}
	}
	return g.section(word)
}

// ReadEntry reads a line with a card: a count with a number or a name.
func ReadEntry(line string) (CardCount, bool) {
	c, e := entry(line, 0)
	return c, e == nil
}
