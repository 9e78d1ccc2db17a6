package deck

import (
	"bytes"
	"encoding/json"
	"errors"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Found is what a file of cards holds, judged whole (package bring); nothing of it is kept yet.
type Found struct {
	Pack     *Pack  `json:"-"` // of the rows that were understood; nil: none
	ID, Name string // of the pack
	Encoding string
	Columns  []FoundColumn // in the order of the file; none: it was a pack in our own form
	Rows     int
	Left     []FoundLeft // rows that were not taken, the first of them
	LeftN    int         // all of them
}

// FoundColumn is a field of the rows of a file.
type FoundColumn struct {
	Name   string // as the file calls it
	Key    string // the column of packs that it is; "": it was not understood, or another is the same
	Back   bool   // of the second side
	Sample string // the first value
}

// FoundLeft is a row that was not taken.
type FoundLeft struct {
	Line   int
	Card   string // its number or name
	JA, EN string // why
}

// Task asks who reads cards (package reader) for something; what it is about follows it (Join).
type Task struct {
	Do    string // "read": judge a file; "open": take up the cards of a card file; "compile": read the texts of some of them; "alone": read the print of a single card; "list": read a deck list of another program
	Game  string
	Name  string // of the file
	Cards []int  `json:",omitempty"` // which, of those that were read or opened
}

// Done answers a Task. What comes of it follows: the cards, as a card file.
type Done struct {
	Fault *Error  `json:",omitempty"` // the file cannot be taken at all
	Found *Found  `json:",omitempty"`
	Meant []Meant `json:",omitempty"` // of a single card
}

// Join puts what a message is about behind its head.
func Join(head any, body []byte) ([]byte, error) {
	b, err := json.Marshal(head)
	if err != nil {
		return nil, err
	}
	return append(append(b, '\n'), body...), nil
}

// Parted takes the head off a message, and returns what it is about.
func Parted(message []byte, head any) (body []byte, err error) {
	first, body, ok := bytes.Cut(message, []byte("\n"))
	if !ok {
		return nil, errors.New("a message without a head")
	}
	return body, json.Unmarshal(first, head)
}

// UnreadCards are the cards of a pack whose texts nobody has read yet.
func UnreadCards(p *Pack) []Card {
	var out []Card
	for i := range p.Cards {
		d := p.Cards[i]
		d.Sides = append([]state.Side(nil), d.Sides...)
		for n := range d.Sides {
			d.Sides[n].Card = &ability.Card{}
		}
		out = append(out, Card{Def: d, Report: CardReport{ID: d.ID, Number: d.Number, Name: d.Sides[0].Name, Status: Unread}, English: make([]English, len(d.Sides))})
	}
	return out
}

// ReadCards reads a card file whole.
func ReadCards(file []byte) ([]Card, error) {
	r := NewCardReader(file)
	var out []Card
	for {
		c, err := r.Next()
		if c == nil || err != nil {
			return out, err
		}
		out = append(out, *c)
	}
}

// ColumnName is what a game calls a column of packs, in a language.
func ColumnName(game, key, lang string) string {
	g := gameOf(game)
	if g == nil {
		return key
	}
	for i, k := range g.keys() {
		if k == key && lang == "ja" {
			return g.headerWords()[i]
		}
	}
	return g.nameOf(key)
}

// PrintOf is a single card as it is sent to another machine: what is printed on it, and nothing that was made of that.
func PrintOf(game string, d *state.Def) []byte {
	id, _, _ := strings.Cut(d.ID, "/")
	return (&Pack{ID: id, Game: game, Cards: []state.Def{*d}}).JSON()
}

// ReadPrint judges a print that came from anybody: a card of this game, exactly as PrintOf gives it.
func ReadPrint(game string, print []byte) (*Pack, error) {
	p, err := ReadPack(print)
	if err != nil {
		return nil, err
	}
	if p.Game != game || len(p.Cards) != 1 || !bytes.Equal(PrintOf(game, &p.Cards[0]), print) {
		return nil, &Error{JA: "このゲームのカード１枚の、ただ一つの形ではありません。", EN: "it is not one card of this game, in its one form."}
	}
	return p, nil
}

// Meant is what one ability of a printed text means, for who writes it.
type Meant struct {
	Side   int
	Print  string // as it is printed
	JA, EN string // as the grammar says it
	Hand   int    // what of it is carried out by hand: 0 nothing (ability.Hand)
}

// FieldsOf are the columns of a card, as packs write them.
func FieldsOf(game string, def *state.Def) (out []Field) {
	g := gameOf(game)
	var b bytes.Buffer
	g.writeCard(&b, def)
	d := &document{src: b.Bytes()}
	v, e := d.open()
	if e != nil {
		return nil
	}
	cells, _ := d.cells(g, v, false)
	for _, c := range cells {
		out = append(out, Field{Key: c.key, Back: c.back, As: c.field, Value: c.val})
	}
	return out
}

// Keys are the columns of a game's packs, in the order in which they are written.
func Keys(game string) []string {
	if g := gameOf(game); g != nil {
		return g.keys()
	}
	return nil
}

// IsNumber says whether a column of a game's packs is a printed number.
func IsNumber(game, key string) bool {
	g := gameOf(game)
	for i := range g.Numbers {
		if g.Numbers[i].ID == key {
			return true
		}
	}
	return false
}
