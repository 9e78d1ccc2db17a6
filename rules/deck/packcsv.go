package deck

import (
	"bytes"
	"crypto/sha256"
	"encoding/csv"
	"errors"
	"fmt"
	"io"
	"strconv"
	"strings"

	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// readPackCSV reads a table with a header row, separated by commas or, as
// spreadsheets paste it, by tabs. Rows before it may say "#id", "#game",
// "#name", "#nameEN" with their value in the second cell; without them the id is
// made from the contents and the game is the first of the list.
func readPackCSV(src []byte) (*Pack, *Error) {
	r := newTable(src)
	first, _, _ := bytes.Cut(src, []byte{'\n'})
	if bytes.Count(first, []byte{'\t'}) > bytes.Count(first, []byte{','}) {
		r.Comma = '\t'
	}
	sum := sha256.Sum256(src)
	h := map[string]cell{
		"id":   {key: "id", field: "id", val: fmt.Sprintf("csv-%x", sum[:4])},
		"game": {key: "game", field: "game", val: usual()},
	}
	for {
		row, e := csvRow(r)
		if e != nil {
			return nil, e
		}
		if row == nil {
			return nil, &Error{JA: "見出しの行がありません。", EN: "there is no header row."}
		}
		if !strings.HasPrefix(row[0], "#") {
			if blank(row) {
				continue
			}
			return readTable(r, h, row)
		}
		key := strings.TrimSpace(row[0][1:])
		if e := csvHead(r, h, key, row); e != nil {
			return nil, e
		}
	}
}

// table is a CSV file being read, with where its lines begin.
type table struct {
	*csv.Reader
	src    []byte
	starts []int
}

// newTable begins to read a file.
func newTable(src []byte) *table {
	t := &table{Reader: csv.NewReader(bytes.NewReader(src)), src: src, starts: []int{0}}
	for i, b := range src {
		if b == '\n' {
			t.starts = append(t.starts, i+1)
		}
	}
	t.FieldsPerRecord = -1
	return t
}

// at is where cell i of the row read last begins.
func (t *table) at(i int) spot { return t.spot(t.FieldPos(i)) }

// spot is the place at a line and a column counted in bytes.
func (t *table) spot(line, col int) spot {
	if line < 1 || line > len(t.starts) || col < 1 {
		return spot{line: line}
	}
	end := len(t.src)
	if line < len(t.starts) {
		end = t.starts[line] - 1
	}
	return spot{src: t.src, off: min(t.starts[line-1]+col-1, end)}
}

// fault is an error at cell i of the row read last.
func (t *table) fault(i int, field, ja, en string) *Error {
	return (&cell{field: field, at: t.at(i)}).fault(ja, en)
}

// csvHead takes a row "#key,value" before the header row; other # rows are comments.
func csvHead(r *table, h map[string]cell, key string, row []string) *Error {
	switch key {
	case "id", "game", "name", "nameEN":
	default:
		return nil
	}
	if len(row) < 2 || strings.TrimSpace(row[1]) == "" {
		return r.fault(0, "#"+key, "2 列目に値がありません。", "no value in the second cell.")
	}
	h[key] = cell{key: key, field: "#" + key, val: strings.TrimSpace(row[1]), at: r.at(1)}
	return nil
}

// header is a column of the table.
type header struct {
	key, field string
	back       bool
}

// readTable reads the rows under the header row.
func readTable(r *table, h map[string]cell, row []string) (*Pack, *Error) {
	var hd head
	for _, k := range []string{"id", "game", "name", "nameEN"} {
		if c, ok := h[k]; ok {
			hd.cells = append(hd.cells, c)
		}
	}
	b, e := begin(hd)
	if e != nil {
		return nil, e
	}
	heads, e := csvHeaders(r, b.game, row)
	if e != nil {
		return nil, e
	}
	for {
		row, e := csvRow(r)
		if e != nil {
			return nil, e
		}
		if row == nil {
			return b.end()
		}
		if blank(row) || strings.HasPrefix(row[0], "#") {
			continue
		}
		if e := addRow(r, b, heads, row); e != nil {
			return nil, e
		}
	}
}

// addRow builds the card of one row.
func addRow(r *table, b *builder, heads []header, row []string) *Error {
	first, _ := r.FieldPos(0)
	var cells []cell
	for i, s := range row {
		s = trimLines(s)
		if i >= len(heads) {
			if s == "" {
				continue
			}
			e := r.fault(i, "", fmt.Sprintf("見出しより列が多い行です（見出しは %d 列）。", len(heads)),
				fmt.Sprintf("more cells than the %d headers.", len(heads)))
			e.Card = cardLabel(cells)
			return e
		}
		cells = append(cells, cell{key: heads[i].key, field: heads[i].field, back: heads[i].back, val: s, at: r.at(i)})
	}
	return b.add(first, cells)
}

// csvHeaders finds the column of every header.
func csvHeaders(r *table, g *Game, row []string) ([]header, *Error) {
	var out []header
	seen := map[header]bool{}
	for i, s := range row {
		s = strings.TrimSpace(s)
		if s == "" && blank(row[i:]) {
			break
		}
		key, back := g.headerKey(s)
		if key == "" {
			ja, en := "知らない見出しです。", "unknown header."
			if near := nearest(s, g.headerWords()); near != "" {
				ja += quote(near) + "でしょうか。"
				en += " Did you mean " + quoteEN(near) + "?"
			}
			return nil, r.fault(i, clip(s), ja+"使えるのは "+join(g.headerWords())+"。", en+" Allowed: "+join(g.names())+".")
		}
		if seen[header{key, "", back}] {
			return nil, r.fault(i, clip(s), "同じ見出しが 2 度あります。", "this header is given twice.")
		}
		seen[header{key, "", back}] = true
		out = append(out, header{key, s, back})
	}
	return out, nil
}

// headerKey finds the column key of a header; "" when there is none.
func (g *Game) headerKey(s string) (key string, back bool) {
	for _, p := range backPrefix {
		if rest, ok := strings.CutPrefix(s, p); ok {
			if key, _ := g.headerKey(rest); key != "" {
				return key, true
			}
		}
	}
	fits := func(c *Column) bool {
		if strings.EqualFold(s, c.name()) {
			return true
		}
		return contains(c.JA, s)
	}
	for i := range g.columns {
		if fits(&g.columns[i]) {
			return g.columns[i].Key, false
		}
	}
	for i := range g.Numbers {
		if n := &g.Numbers[i]; n.Spelt(s) {
			return n.ID, false
		}
	}
	return "", false
}

// headerWords are the Japanese headers, in the order of keys.
func (g *Game) headerWords() []string {
	out := g.keys()
	for i, k := range out {
		if c := g.column(k); c != nil {
			out[i] = c.JA[0]
			continue
		}
		for j := range g.Numbers {
			if g.Numbers[j].ID == k {
				out[i] = g.Numbers[j].JA
			}
		}
	}
	return out
}

// csvRow reads one row; nil at the end.
func csvRow(r *table) ([]string, *Error) {
	row, err := r.Read()
	if err == io.EOF {
		return nil, nil
	}
	var bad *csv.ParseError
	if errors.As(err, &bad) {
		line, col := r.spot(bad.Line, bad.Column).locate()
		return nil, &Error{Line: line, Col: col, JA: "CSV として読めません：" + bad.Err.Error(),
			EN: "not valid CSV: " + bad.Err.Error() + "."}
	}
	if err != nil {
		return nil, &Error{JA: "CSV として読めません：" + err.Error(), EN: "not valid CSV: " + err.Error() + "."}
	}
	return row, nil
}

// blank reports whether a row has nothing in it.
func blank(row []string) bool {
	for _, s := range row {
		if strings.TrimSpace(s) != "" {
			return false
		}
	}
	return true
}

// CSV writes the pack as a table; lang "ja" gives Japanese headers and words.
// ReadPack reads it back to the same pack.
func (p *Pack) CSV(lang string) []byte {
	g := gameOf(p.Game)
	var b bytes.Buffer
	w := csv.NewWriter(&b)
	for _, m := range [][]string{{"#id", p.ID}, {"#game", p.Game}, {"#name", p.Name}, {"#nameEN", p.NameEN}} {
		if m[1] != "" {
			w.Write(m) // a bytes.Buffer takes everything
		}
	}
	keys, heads := g.keys(), g.names()
	backs := false
	for i := range p.Cards {
		backs = backs || len(p.Cards[i].Sides) > 1
	}
	prefix := backPrefix[0]
	if lang == "ja" {
		heads, prefix = g.headerWords(), backPrefix[1]
	}
	if backs {
		for i, k := range keys {
			if c := g.column(k); c == nil || !c.OnCard {
				heads = append(heads, prefix+heads[i])
			}
		}
	}
	w.Write(heads)
	for i := range p.Cards {
		d := &p.Cards[i]
		var row []string
		for side := 0; side < len(d.Sides); side++ {
			for _, k := range keys {
				if c := g.column(k); side == 0 || c == nil || !c.OnCard {
					row = append(row, g.cellOf(d, side, k, lang))
				}
			}
		}
		w.Write(row)
	}
	w.Flush()
	return b.Bytes()
}

// cellOf is what a column says of a side, as a file writes it; "" for nothing.
func (g *Game) cellOf(d *state.Def, side int, key, lang string) string {
	s := &d.Sides[side]
	for i := range g.Numbers {
		if n := &g.Numbers[i]; n.ID == key {
			if v, has := s.Num.Get(n.Is); has {
				return strconv.Itoa(int(v))
			}
			return ""
		}
	}
	switch key {
	case "number":
		return d.Number
	case "title":
		return d.Title
	case "trigger":
		return d.Trigger
	case "name":
		return s.Name
	case "nameEN":
		return s.NameEN
	case "collab":
		return s.Alias
	case "kind":
		var words []string
		for _, w := range g.KindsOf(s.Kinds) {
			words = append(words, show(w, lang))
		}
		return strings.Join(words, "・")
	case "class":
		return shown(g.Classes, s.Classes, lang)
	case "icons":
		return shown(g.Icons, s.Icons, lang)
	case "categories":
		return strings.Join(s.Categories, "・")
	case "traits":
		if len(g.Traits) > 0 {
			return shown(g.Traits, s.Traits, lang)
		}
		return strings.Join(s.Traits, "・")
	case "traitsEN":
		return strings.Join(s.TraitsEN, "・")
	case "text":
		return s.Text
	case "textEN":
		return s.TextEN
	}
	return ""
}

// shown are the words of canonical ids in lang.
func shown(words []wing.Name, ids []string, lang string) string {
	var out []string
	for _, id := range ids {
		for i := range words {
			if words[i].ID == id {
				out = append(out, show(&words[i], lang))
			}
		}
	}
	return strings.Join(out, "・")
}

// show is the word in lang.
func show[T any](w *wing.Word[T], lang string) string {
	if lang == "ja" {
		return w.JA
	}
	return w.ID
}

// writeSide writes the members of one side as JSON, with Japanese words.
func (g *Game) writeSide(b *bytes.Buffer, d *state.Def, side int) {
	comma := false
	for _, k := range g.keys() {
		c := g.column(k)
		if side > 0 && c != nil && c.OnCard {
			continue
		}
		v := g.cellOf(d, side, k, "ja")
		if v == "" {
			continue
		}
		if comma {
			b.WriteString(", ")
		}
		comma = true
		if c == nil {
			fmt.Fprintf(b, "%q: %s", k, v)
		} else {
			fmt.Fprintf(b, "%q: %s", c.name(), jsonText(v))
		}
	}
}
