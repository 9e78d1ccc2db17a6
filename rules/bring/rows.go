package bring

import (
	"bytes"
	"encoding/csv"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"

	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// row is what a file says of one card.
type row struct {
	line   int
	fields []field
	at     map[string]int // by name, the place in fields
	size   int            // bytes of all values
	over   bool           // there is more in it than a card has
}

// field is a value by the name that the file gives it.
type field struct {
	name  string
	value []byte
}

func (f *field) text() string { return string(f.value) }

// rowsOf finds the rows of a file.
func rowsOf(text []byte) ([]row, *deck.Error) {
	body := bytes.TrimSpace(text)
	var rows []row
	var e *deck.Error
	if body[0] == '{' || body[0] == '[' {
		rows, e = jsonRows(text)
	} else {
		rows, e = tableRows(text)
	}
	switch {
	case e != nil:
		return nil, e
	case len(rows) == 0:
		return nil, &deck.Error{JA: "カードの並びが見つかりません。見出しの行のある表か、JSON の配列が要ります。",
			EN: "no list of cards was found: a table with a header row is wanted, or a JSON array."}
	case len(rows) > maxRows:
		return nil, &deck.Error{JA: fmt.Sprintf("行が多すぎます（%d 行まで）。", maxRows), EN: fmt.Sprintf("too many rows: at most %d.", maxRows)}
	}
	return rows, nil
}

// node is a JSON value: an object has names, a list has none, and what is neither has a text.
type node struct {
	line  int
	kind  byte // '{', '[', or 0
	text  string
	names []string
	items []node
}

// jsonReader reads JSON values with their lines.
type jsonReader struct {
	*json.Decoder
	src  []byte
	at   int // the offset up to which lines were counted
	line int
	all  int // values
}

// lineHere is the line that was read last.
func (r *jsonReader) lineHere() int {
	to := int(r.InputOffset())
	r.line += bytes.Count(r.src[r.at:to], []byte("\n"))
	r.at = to
	return r.line
}

var (
	errDeep = errors.New("objects are nested too deeply")
	errMany = errors.New("there are too many values")
)

// value reads the value that begins with a token.
func (r *jsonReader) value(tok json.Token, depth int) (node, error) {
	n := node{line: r.lineHere()}
	if depth > maxDepth {
		return n, errDeep
	}
	if r.all++; r.all > maxValues {
		return n, errMany
	}
	switch v := tok.(type) {
	case json.Delim:
		n.kind = byte(v)
		for r.More() {
			tok, err := r.Token()
			if err != nil {
				return n, err
			}
			if n.kind == '{' {
				n.names = append(n.names, tok.(string)) // what else would not be More
				if tok, err = r.Token(); err != nil {
					return n, err
				}
			}
			item, err := r.value(tok, depth+1)
			if err != nil {
				return n, err
			}
			n.items = append(n.items, item)
		}
		_, err := r.Token()
		return n, err
	case string:
		n.text = v
	case json.Number:
		n.text = v.String()
	case bool:
		n.text = fmt.Sprint(v)
	}
	return n, nil
}

// jsonRows reads JSON: the largest list of objects anywhere in it, or an object on each line.
func jsonRows(text []byte) ([]row, *deck.Error) {
	r := &jsonReader{Decoder: json.NewDecoder(bytes.NewReader(text)), src: text, line: 1}
	r.UseNumber()
	var roots []node
	for {
		tok, err := r.Token()
		if err == io.EOF {
			break
		}
		var n node
		if err == nil {
			n, err = r.value(tok, 0)
		}
		if err == io.EOF {
			err = io.ErrUnexpectedEOF
		}
		if errors.Is(err, errMany) {
			return nil, &deck.Error{JA: fmt.Sprintf("ファイルの値が多すぎます（%d まで）。いくつかに分けてください。", maxValues),
				EN: fmt.Sprintf("there are too many values in the file: at most %d. Split it into several.", maxValues)}
		}
		if err != nil {
			return nil, &deck.Error{Line: r.lineHere(), JA: "JSON として読めません：" + short(err.Error()), EN: "not valid JSON: " + short(err.Error()) + "."}
		}
		if roots = append(roots, n); len(roots) > maxRows {
			break
		}
	}
	root := node{kind: '[', items: roots}
	if len(roots) == 1 {
		root = roots[0]
	}
	best, key := &node{}, false
	largest(&root, &best, &key)
	if len(best.items) == 0 && root.kind == '{' { // one card
		best = &node{kind: '[', items: []node{root}}
	}
	var out []row
	for i := range best.items {
		n := &best.items[i]
		if n.kind != '{' {
			continue
		}
		if len(out) > maxRows {
			break
		}
		at := row{line: n.line}
		if key {
			at.put("number", best.names[i])
		}
		at.flatten("", n)
		out = append(out, at)
	}
	return out, nil
}

// largest finds the list with the most objects; key: it is an object of them, by their numbers.
func largest(n *node, best **node, key *bool) {
	objects, named := 0, 0
	for i := range n.items {
		if n.items[i].kind == '{' {
			objects++
			if len(n.items[i].names) > 1 {
				named++
			}
		}
	}
	isList := n.kind == '[' && objects > 0
	isMap := n.kind == '{' && named > 1 && named == len(n.items) && !columns(n.names)
	if (isList || isMap) && objects > len((*best).items) {
		*best, *key = n, isMap
	}
	for i := range n.items {
		if n.items[i].kind != 0 {
			largest(&n.items[i], best, key)
		}
	}
}

// columns says whether these names are rather of the parts of one card than of cards.
func columns(names []string) bool {
	for _, s := range names {
		if len(candidates(named(s))) > 0 {
			return true
		}
	}
	return false
}

// named is a name as a file gives it, short and without what cannot be seen: it is shown, and looked for.
func named(s string) string {
	if len(s) > 8*maxHead {
		s = strings.ToValidUTF8(s[:8*maxHead], "")
	}
	s = state.PlainName(s)
	if r := []rune(s); len(r) > maxHead {
		return string(r[:maxHead]) + "…"
	}
	return s
}

// put adds a value; one under a name that is there already goes onto the next line.
func (r *row) put(name, value string) {
	if value = strings.TrimSpace(value); value == "" {
		return
	}
	i, known := r.at[name]
	if r.size += len(value) + 1; r.size > maxRow || !known && len(r.fields) == maxCells {
		r.over = true
		return
	}
	if known {
		r.fields[i].value = append(append(r.fields[i].value, '\n'), value...)
		return
	}
	if r.at == nil {
		r.at = map[string]int{}
	}
	r.at[name] = len(r.fields)
	r.fields = append(r.fields, field{name, []byte(value)})
}

// flatten puts what an object says into the row, the parts of a part under "part.name".
func (r *row) flatten(under string, n *node) {
	for i := range n.items {
		name, v := named(under+n.names[i]), &n.items[i]
		switch v.kind {
		case '{':
			r.flatten(name+".", v)
		case '[':
			var plain []string
			for j := range v.items {
				if v.items[j].kind == '{' {
					r.flatten(name+".", &v.items[j])
				} else if v.items[j].kind == 0 && v.items[j].text != "" {
					plain = append(plain, v.items[j].text)
				}
			}
			r.put(name, strings.Join(plain, "\n"))
		default:
			r.put(name, v.text)
		}
	}
}

// tableRows reads a table with a header row, parted by commas, semicolons or tabs.
func tableRows(text []byte) ([]row, *deck.Error) {
	r := csv.NewReader(bytes.NewReader(text))
	r.FieldsPerRecord, r.LazyQuotes = -1, true
	first, _, _ := bytes.Cut(bytes.TrimSpace(text), []byte("\n"))
	for _, c := range "\t;" {
		if strings.Count(string(first), string(c)) > strings.Count(string(first), string(r.Comma)) {
			r.Comma = c
		}
	}
	if bytes.Count(text, []byte(string(r.Comma))) > maxValues { // of which each would be a cell before anything is judged
		return nil, &deck.Error{JA: fmt.Sprintf("表の欄が多すぎます（%d まで）。", maxValues), EN: fmt.Sprintf("the table has too many cells: at most %d.", maxValues)}
	}
	var heads []string
	var out []row
	for {
		cells, err := r.Read()
		if err == io.EOF {
			return out, nil
		}
		if err != nil {
			line, _ := r.FieldPos(0)
			return nil, &deck.Error{Line: line, JA: "表として読めません：" + err.Error(), EN: "not a table: " + err.Error() + "."}
		}
		if heads == nil {
			if len(cells) < 2 { // a title, or no table
				continue
			}
			for _, s := range cells {
				heads = append(heads, named(s))
			}
			continue
		}
		line, _ := r.FieldPos(0)
		at := row{line: line}
		for i, v := range cells {
			if i < len(heads) && heads[i] != "" {
				at.put(heads[i], v)
			}
		}
		if len(at.fields) > 0 || at.over {
			out = append(out, at)
		}
		if len(out) > maxRows {
			return out, nil
		}
	}
}
