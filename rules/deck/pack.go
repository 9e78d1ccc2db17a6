package deck

import (
	"bytes"
	"fmt"
	"unicode/utf8"

	"gotaku/rules/state"
)

// The limits of a pack file.
const (
	maxPack  = 8 << 20 // bytes
	MaxCards = 4000    // of a pack
	maxText  = 2000    // characters of a card's text
	maxList  = 12      // values of a column that may have several
)

// Pack is a file of card definitions. Nothing in it is compiled yet.
type Pack struct {
	ID           string // a-z, 0-9 and hyphens, at most 64
	Game         string
	Name, NameEN string
	Cards        []state.Def // ID is pack/number; Card of every side is nil
}

// ReadPack reads a pack, JSON (starting with a brace) or CSV. The error is an
// *Error: the first fault of the file.
func ReadPack(b []byte) (*Pack, error) {
	if len(b) > maxPack {
		return nil, &Error{JA: fmt.Sprintf("パックが大きすぎます（%d バイト。%d バイトまで）。", len(b), maxPack),
			EN: fmt.Sprintf("the pack is too large: %d bytes, at most %d.", len(b), maxPack)}
	}
	b = bytes.TrimPrefix(b, []byte("\xef\xbb\xbf"))
	if e := checkUTF8(b); e != nil {
		return nil, e
	}
	body := bytes.TrimSpace(b)
	var p *Pack
	var e *Error
	switch {
	case len(body) == 0:
		e = &Error{JA: "パックが空です。", EN: "the pack is empty."}
	case body[0] == '{':
		p, e = readPackJSON(b)
	default:
		p, e = readPackCSV(b)
	}
	if e != nil {
		return nil, e
	}
	return p, nil
}

// checkUTF8 refuses other encodings, such as the Shift_JIS of some spreadsheets.
func checkUTF8(b []byte) *Error {
	for off := 0; off < len(b); {
		r, n := utf8.DecodeRune(b[off:])
		if r == utf8.RuneError && n == 1 {
			line, col := place(b, off)
			return &Error{Line: line, Col: col, JA: "文字コードが UTF-8 ではありません。UTF-8 で保存し直してください。",
				EN: "the file is not UTF-8 here; save it as UTF-8."}
		}
		off += n
	}
	return nil
}

// head are the properties of a pack itself, with the places where they stand.
type head struct {
	cells []cell // keys: format, id, game, name, nameEN
}

// builder collects the cards of one pack and refuses what does not fit.
type builder struct {
	pack  *Pack
	game  *Game
	lines map[string]int // of the number
}

// begin checks the head of a pack.
func begin(h head) (*builder, *Error) {
	p := &Pack{}
	for i := range h.cells {
		c := &h.cells[i]
		switch c.key {
		case "id":
			p.ID = c.val
			if !goodID(c.val) {
				return nil, c.fault("パックの id は英小文字・数字・ハイフン、64 字までです。",
					"a pack id is a-z, 0-9 and hyphens, at most 64.")
			}
		case "game":
			p.Game = c.val
			if gameOf(c.val) == nil {
				return nil, c.fault(quote(c.val)+"というゲームはありません。使えるのは "+join(Games())+"。",
					quoteEN(c.val)+" is no game here; allowed: "+join(Games())+".")
			}
		case "name", "nameEN":
			if e := c.plain(80); e != nil {
				return nil, e
			}
			if c.key == "name" {
				p.Name = c.val
			} else {
				p.NameEN = c.val
			}
		}
	}
	if p.ID == "" {
		return nil, &Error{JA: "パックに id がありません。", EN: "the pack has no id."}
	}
	if p.Game == "" {
		return nil, &Error{JA: "パックに game がありません。使えるのは " + join(Games()) + "。",
			EN: "the pack has no game; allowed: " + join(Games()) + "."}
	}
	if p.Name == "" {
		p.Name = p.ID
	}
	return &builder{pack: p, game: gameOf(p.Game), lines: map[string]int{}}, nil
}

// add builds one card of its cells; line is where it begins.
func (b *builder) add(line int, cells []cell) *Error {
	if len(b.pack.Cards) == MaxCards {
		return &Error{Line: line, JA: fmt.Sprintf("カードが多すぎます（%d 枚まで）。", MaxCards),
			EN: fmt.Sprintf("too many cards; at most %d.", MaxCards)}
	}
	def, e := b.game.card(cells)
	if e != nil {
		if e.Line == 0 {
			e.Line = line
		}
		if e.Card == "" {
			e.Card = cardLabel(cells)
		}
		return e
	}
	if first, twice := b.lines[def.Number]; twice {
		return &Error{Line: line, Card: def.Number, JA: fmt.Sprintf("同じ番号のカードが %d 行目にもあります。", first),
			EN: fmt.Sprintf("another card with this number is at line %d.", first)}
	}
	b.lines[def.Number] = line
	def.ID = b.pack.ID + "/" + def.Number
	b.pack.Cards = append(b.pack.Cards, *def)
	return nil
}

// end is the finished pack.
func (b *builder) end() (*Pack, *Error) {
	if len(b.pack.Cards) == 0 {
		return nil, &Error{JA: "パックにカードが 1 枚もありません。", EN: "the pack has no card."}
	}
	b.boxes()
	return b.pack, nil
}

// cardLabel names a card that could not be read: its number, else its name.
func cardLabel(cells []cell) string {
	label := ""
	for i := range cells {
		if c := &cells[i]; !c.back && c.val != "" {
			switch c.key {
			case "number":
				return clip(c.val)
			case "name":
				label = clip(c.val)
			}
		}
	}
	return label
}

// goodID reports whether s is a pack id.
func goodID(s string) bool {
	if s == "" || len(s) > 64 {
		return false
	}
	for _, r := range s {
		if (r < 'a' || r > 'z') && (r < '0' || r > '9') && r != '-' {
			return false
		}
	}
	return true
}
