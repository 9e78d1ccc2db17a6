package deck

import (
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"gotaku/rules/state"
)

// value is a JSON value and where it stands in the file.
type value struct {
	raw []byte
	off int
}

// member is one key of a JSON object with its value.
type member struct {
	key string
	value
}

// document is a JSON file whose values are read with their places.
type document struct{ src []byte }

// at is an error at a byte offset.
func (d *document) at(off int, field, ja, en string) *Error {
	line, col := place(d.src, off)
	return &Error{Line: line, Col: col, Field: field, JA: ja, EN: en}
}

// open checks the whole file's syntax, once.
func (d *document) open() (value, *Error) {
	var raw json.RawMessage
	if err := json.Unmarshal(d.src, &raw); err != nil {
		off := len(d.src)
		var syntax *json.SyntaxError
		if errors.As(err, &syntax) {
			off = max(0, int(syntax.Offset)-1)
		}
		return value{}, d.at(off, "", "JSON として読めません："+err.Error(), "not valid JSON: "+err.Error()+".")
	}
	return value{d.src, 0}, nil
}

// kindOf names the JSON type of v.
func (v value) kindOf() (ja, en string) {
	b := bytes.TrimSpace(v.raw)
	switch b[0] {
	case '{':
		return "オブジェクト", "an object"
	case '[':
		return "配列", "a list"
	case '"':
		return "文字列", "a text"
	case 't', 'f':
		return "真偽値", "true or false"
	case 'n':
		return "null", "null"
	}
	return "数", "a number"
}

// wants is the error of a value of another type.
func (d *document) wants(v value, field, ja, en string) *Error {
	haveJA, haveEN := v.kindOf()
	return d.at(v.off, field, ja+"が要りますが、"+haveJA+"です。", "must be "+en+", not "+haveEN+".")
}

// object splits a JSON object; a key given twice is an error.
func (d *document) object(v value, field string) ([]member, *Error) {
	if b := bytes.TrimSpace(v.raw); b[0] != '{' {
		return nil, d.wants(v, field, "オブジェクト", "an object")
	}
	dec := json.NewDecoder(bytes.NewReader(v.raw))
	if _, err := dec.Token(); err != nil {
		return nil, d.at(v.off, field, "読めません。", "unreadable.")
	}
	var out []member
	seen := map[string]bool{}
	for dec.More() {
		tok, err := dec.Token()
		key, ok := tok.(string)
		if err != nil || !ok {
			return nil, d.at(v.off+int(dec.InputOffset()), field, "読めません。", "unreadable.")
		}
		keyEnd := v.off + int(dec.InputOffset())
		if seen[key] {
			return nil, d.at(keyEnd, clip(key), "同じ項目が 2 度あります。", "this key is given twice.")
		}
		seen[key] = true
		val, e := d.next(dec, v, field)
		if e != nil {
			return nil, e
		}
		out = append(out, member{key, val})
	}
	return out, nil
}

// list splits a JSON array.
func (d *document) list(v value, field string, most int) ([]value, *Error) {
	if b := bytes.TrimSpace(v.raw); b[0] != '[' {
		return nil, d.wants(v, field, "配列", "a list")
	}
	dec := json.NewDecoder(bytes.NewReader(v.raw))
	if _, err := dec.Token(); err != nil {
		return nil, d.at(v.off, field, "読めません。", "unreadable.")
	}
	var out []value
	for dec.More() {
		val, e := d.next(dec, v, field)
		if e != nil {
			return nil, e
		}
		if len(out) == most {
			return nil, d.at(val.off, field, fmt.Sprintf("多すぎます（%d 個まで）。", most),
				fmt.Sprintf("too many; at most %d.", most))
		}
		out = append(out, val)
	}
	return out, nil
}

// next reads the following value of in.
func (d *document) next(dec *json.Decoder, in value, field string) (value, *Error) {
	var raw json.RawMessage
	if err := dec.Decode(&raw); err != nil {
		return value{}, d.at(in.off+int(dec.InputOffset()), field, "読めません。", "unreadable.")
	}
	return value{raw, in.off + int(dec.InputOffset()) - len(raw)}, nil
}

// text reads a string; null is "".
func (d *document) text(v value, field string) (string, *Error) {
	switch v.raw[0] {
	case 'n':
		return "", nil
	case '"':
		var s string
		if err := json.Unmarshal(v.raw, &s); err != nil {
			return "", d.at(v.off, field, "読めません。", "unreadable.")
		}
		return s, nil
	}
	return "", d.wants(v, field, "文字列", "a text")
}

// readPackJSON reads a pack of the form { "format": 1, "id": ..., "cards": [...] }.
func readPackJSON(src []byte) (*Pack, *Error) {
	d := &document{src}
	root, e := d.open()
	if e != nil {
		return nil, e
	}
	members, e := d.object(root, "")
	if e != nil {
		return nil, e
	}
	var h head
	var cards *value
	format := false
	allowed := []string{"format", "id", "game", "name", "nameEN", "cards"}
	for i := range members {
		m := &members[i]
		switch m.key {
		case "format":
			if string(m.raw) != "1" {
				return nil, d.at(m.off, "format", "この版で読めるのは format 1 です。", "only format 1 can be read.")
			}
			format = true
		case "cards":
			cards = &m.value
		case "id", "game", "name", "nameEN":
			s, e := d.text(m.value, m.key)
			if e != nil {
				return nil, e
			}
			h.cells = append(h.cells, cell{key: m.key, field: m.key, val: strings.TrimSpace(s), at: spot{src: src, off: m.off}})
		default:
			return nil, d.unknownKey(m, allowed)
		}
	}
	if !format {
		return nil, &Error{JA: "\"format\": 1 がありません。", EN: "\"format\": 1 is missing."}
	}
	b, e := begin(h)
	if e != nil {
		return nil, e
	}
	if cards == nil {
		return nil, &Error{JA: "カードの配列 cards がありません。", EN: "there is no list \"cards\"."}
	}
	return d.cards(b, *cards)
}

// unknownKey names the key that was probably meant, and what is allowed.
func (d *document) unknownKey(m *member, allowed []string) *Error {
	ja, en := "知らない項目です。", "unknown key."
	if near := nearest(m.key, allowed); near != "" {
		ja += quote(near) + "でしょうか。"
		en += " Did you mean " + quoteEN(near) + "?"
	}
	return d.at(m.off, clip(m.key), ja+"使えるのは "+join(allowed)+"。", en+" Allowed: "+join(allowed)+".")
}

// cards reads the list of cards.
func (d *document) cards(b *builder, v value) (*Pack, *Error) {
	list, e := d.list(v, "cards", MaxCards)
	if e != nil {
		return nil, e
	}
	line, from := 1, 0
	for i := range list {
		line += bytes.Count(d.src[from:list[i].off], []byte{'\n'})
		from = list[i].off
		cells, e := d.cells(b.game, list[i], false)
		if e != nil {
			if e.Card == "" {
				e.Card = cardLabel(cells)
			}
			if e.Card == "" {
				e.Card = fmt.Sprintf("#%d", i+1)
			}
			return nil, e
		}
		if e := b.add(line, cells); e != nil {
			return nil, e
		}
	}
	return b.end()
}

// ReadCard reads one card of a game, an object with the columns of a pack, for who wants
// to know what its text says: whatever else of it may be missing. The error is an *Error.
func ReadCard(game string, b []byte) (*state.Def, error) {
	g := gameOf(game)
	if g == nil {
		return nil, &Error{Field: "game", JA: quote(game) + "というゲームはありません。使えるのは " + join(Games()) + "。",
			EN: "there is no game " + quoteEN(game) + "; there is " + join(Games()) + "."}
	}
	d := &document{src: b}
	v, e := d.open()
	if e != nil {
		return nil, e
	}
	cells, e := d.cells(g, v, false)
	if e != nil {
		return nil, e
	}
	def, e := g.sides(cells)
	if e != nil {
		return nil, e
	}
	return def, nil
}

// cells reads the members of a card, or of its back. The cells so far come back
// even with an error, so that the card can be named.
func (d *document) cells(g *Game, v value, back bool) ([]cell, *Error) {
	members, e := d.object(v, "")
	if e != nil {
		return nil, e
	}
	allowed := g.names()
	if !back {
		allowed = append(allowed, "back")
	}
	var out []cell
	for i := range members {
		m := &members[i]
		if m.key == "back" && contains(allowed, m.key) {
			behind, e := d.cells(g, m.value, true)
			if e != nil {
				return out, e
			}
			out = append(out, behind...)
			continue
		}
		if !contains(allowed, m.key) {
			return out, d.unknownKey(m, allowed)
		}
		key := g.keyOf(m.key)
		s, e := d.scalar(m, g.column(key))
		if e != nil {
			return out, e
		}
		out = append(out, cell{key: key, field: m.key, back: back, val: trimLines(s), at: spot{src: d.src, off: m.off}})
	}
	return out, nil
}

// scalar reads a text, a number, null, or a list of texts (joined by ・).
func (d *document) scalar(m *member, col *Column) (string, *Error) {
	switch m.raw[0] {
	case '[':
		if col == nil || !col.List {
			return "", d.wants(m.value, m.key, "文字列か数", "a text or a number")
		}
		vals, e := d.list(m.value, m.key, maxList)
		if e != nil {
			return "", e
		}
		parts := make([]string, len(vals))
		for i := range vals {
			if parts[i], e = d.text(vals[i], m.key); e != nil {
				return "", e
			}
		}
		return strings.Join(parts, "・"), nil
	case '{', 't', 'f':
		return "", d.wants(m.value, m.key, "文字列か数", "a text or a number")
	case '"', 'n':
		return d.text(m.value, m.key)
	}
	return string(m.raw), nil
}

// trimLines takes off spaces around a value and at the ends of its lines, and
// makes every line break \n.
func trimLines(s string) string {
	s = strings.ReplaceAll(strings.ReplaceAll(s, "\r\n", "\n"), "\r", "\n")
	if !strings.Contains(s, "\n") {
		return strings.TrimSpace(s)
	}
	lines := strings.Split(s, "\n")
	for i := range lines {
		lines[i] = strings.TrimRight(lines[i], " \t　")
	}
	return strings.TrimSpace(strings.Join(lines, "\n"))
}

func contains(list []string, s string) bool {
	for _, x := range list {
		if x == s {
			return true
		}
	}
	return false
}

// JSON writes the pack; ReadPack reads it back to the same pack.
func (p *Pack) JSON() []byte {
	var b bytes.Buffer
	b.WriteString("{\n  \"format\": 1,\n")
	for _, m := range [][2]string{{"id", p.ID}, {"game", p.Game}, {"name", p.Name}, {"nameEN", p.NameEN}} {
		if m[1] != "" {
			fmt.Fprintf(&b, "  %q: %s,\n", m[0], jsonText(m[1]))
		}
	}
	b.WriteString("  \"cards\": [")
	g := gameOf(p.Game)
	for i := range p.Cards {
		if i > 0 {
			b.WriteByte(',')
		}
		b.WriteString("\n    ")
		g.writeCard(&b, &p.Cards[i])
	}
	b.WriteString("\n  ]\n}\n")
	return b.Bytes()
}

// writeCard writes both sides of a card as packs have them.
func (g *Game) writeCard(b *bytes.Buffer, d *state.Def) {
	b.WriteByte('{')
	g.writeSide(b, d, 0)
	if len(d.Sides) > 1 {
		b.WriteString(`, "back": {`)
		g.writeSide(b, d, 1)
		b.WriteByte('}')
	}
	b.WriteByte('}')
}

// jsonText is s as a JSON string that keeps <, > and & readable.
func jsonText(s string) string {
	var b bytes.Buffer
	enc := json.NewEncoder(&b)
	enc.SetEscapeHTML(false)
	if err := enc.Encode(s); err != nil {
		return strconv.Quote(s)
	}
	return strings.TrimSpace(b.String())
}
