// Package bring reads what people have of the cards of a game that they own: packs in
// the form of package deck, and whole lists as sites, spreadsheets and community data
// give them. A list is JSON with an array of objects somewhere in it, an object on each
// line, or a table with a header row, in UTF-8, UTF-16 or Shift JIS; which field is which
// column is found by its name, in several languages, and by what stands in it.
//
// Nothing is kept here. A file is judged whole, and what comes back says what of it
// was understood and what not: which columns, which rows, and why.
package bring

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"path"
	"strings"

	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// The limits of a file. 4,000 cards of 40 fields have 160,000 values; the largest files that are taken need about 220 MB of
// memory while they are judged, where one of 48 MB needed 630.
const (
	maxFile   = 20 << 20 // bytes
	maxRows   = 20_000
	maxDepth  = 32        // of objects in objects
	maxValues = 600_000   // of a file of JSON, or cells of a table
	maxFields = 200       // different ones
	maxCells  = 400       // of one row
	maxRow    = 256 << 10 // bytes of one row
	maxHead   = 60        // characters of a field's name
	maxLeft   = 200       // rows that are told
)

// found is what a file holds, while it is judged.
type found struct{ deck.Found }

// Read judges a file or a pasted text for a game. name is the file's, for the name of the pack; it may be empty.
func Read(game, name string, b []byte) (*deck.Found, *deck.Error) {
	if len(b) > maxFile {
		return nil, &deck.Error{JA: fmt.Sprintf("ファイルが大きすぎます（%d MB。%d MB まで）。いくつかに分けてください。", (len(b)+1<<20-1)>>20, maxFile>>20),
			EN: fmt.Sprintf("the file is too large: %d MB, at most %d. Split it into several.", (len(b)+1<<20-1)>>20, maxFile>>20)}
	}
	text, code, e := decode(b)
	if e != nil {
		return nil, e
	}
	if len(bytes.TrimSpace(text)) == 0 {
		return nil, &deck.Error{JA: "ファイルが空です。", EN: "the file is empty."}
	}
	if p, own, e := ownPack(text); own || e != nil {
		if e != nil {
			return nil, e
		}
		return &deck.Found{Pack: p, ID: p.ID, Name: p.Name, Encoding: code, Rows: len(p.Cards)}, nil
	}
	rows, e := rowsOf(text)
	if e != nil {
		return nil, e
	}
	title := strings.TrimSuffix(path.Base(strings.ReplaceAll(name, `\`, "/")), path.Ext(name))
	sum := sha256.Sum256(text)
	m, e := deck.NewMaker(fmt.Sprintf("own-%x", sum[:5]), game, plainTitle(title))
	if e != nil {
		return nil, e
	}
	f := &found{deck.Found{Encoding: code, Rows: len(rows)}}
	take := f.columns(game, rows)
	for i := range rows {
		f.row(m, game, &rows[i], i, take)
	}
	if f.Pack = m.Pack(); f.Pack != nil {
		f.ID, f.Name = f.Pack.ID, f.Pack.Name
	}
	return &f.Found, nil
}

// ownPack reads a pack in a form of package deck: JSON that says its format, or a table whose every header is known.
// What is no such pack is not said to be wrong; a fault in what says that it is one is.
func ownPack(text []byte) (p *deck.Pack, own bool, e *deck.Error) {
	body := bytes.TrimSpace(text)
	says := body[0] == '{' && bytes.Contains(body[:min(len(body), 200)], []byte(`"format"`)) || bytes.HasPrefix(body, []byte("#id"))
	if body[0] == '[' || body[0] == '{' && !says {
		return nil, false, nil
	}
	p, err := deck.ReadPack(text)
	if err == nil {
		return p, says, nil
	}
	fault, ok := err.(*deck.Error)
	if !says || !ok {
		return nil, false, nil
	}
	return nil, true, fault
}

// plainTitle is a name of a pack made of a file's.
func plainTitle(s string) string {
	s = strings.Map(func(r rune) rune {
		if state.Unseen(r) {
			return -1
		}
		return r
	}, s)
	if r := []rune(s); len(r) > 60 {
		s = string(r[:60])
	}
	if s == "." || s == "/" {
		return ""
	}
	return strings.TrimSpace(s)
}

// left notes a row that is not taken.
func (f *found) left(line int, card, ja, en string) {
	if f.LeftN++; len(f.Left) < maxLeft {
		f.Left = append(f.Left, deck.FoundLeft{Line: line, Card: short(card), JA: ja, EN: en})
	}
}

// row makes a card of a row, or notes why it does not.
func (f *found) row(m *deck.Maker, game string, r *row, n int, take map[string]deck.FoundColumn) {
	if r.over {
		f.left(r.line, "", "１枚のカードにしては多すぎます。", "there is more in it than a card has.")
		return
	}
	var fields []deck.Field
	has := map[string]int{} // by key, of the front
	for _, v := range r.fields {
		c := take[v.name]
		if c.Key == "" {
			continue
		}
		val := clean(game, c.Key, v.text())
		if val == "" {
			continue
		}
		if !c.Back {
			has[c.Key] = len(fields) + 1
		}
		fields = append(fields, deck.Field{Key: c.Key, Back: c.Back, As: v.name, Value: val})
	}
	if len(fields) == 0 {
		return
	}
	for _, pair := range [...][2]string{{"name", "nameEN"}, {"text", "textEN"}} { // where only the English is there
		if other := has[pair[1]]; has[pair[0]] == 0 && other > 0 {
			fields[other-1].Key = pair[0]
		}
	}
	number := fmt.Sprintf("no-%04d", n+1)
	if at := has["number"]; at > 0 {
		number = fields[at-1].Value
	} else {
		fields = append(fields, deck.Field{Key: "number", As: "number", Value: number})
	}
	name := ""
	if at := has["name"]; at > 0 {
		name = fields[at-1].Value
	}
	if m.Has(number) {
		f.left(r.line, number+" "+name, "同じ番号のカードがもう取り込まれています。", "a card with this number is taken already.")
		return
	}
	if e := m.Add(r.line, fields); e != nil {
		ja, en := e.JA, e.EN
		if e.Field != "" {
			ja, en = "「"+e.Field+"」："+ja, e.Field+": "+en
		}
		f.left(r.line, strings.TrimSpace(number+" "+name), ja, en)
	}
}
