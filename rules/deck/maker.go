package deck

import "strings"

// Field is a value of a card that was found somewhere, under the key of its column.
type Field struct {
	Key   string // of a column (ColumnOf)
	Back  bool   // of the second side
	As    string // what its source calls it
	Value string
}

// Maker makes a pack of cards that are found one after the other, of which some may be wrong.
type Maker struct{ b *builder }

// NewMaker begins a pack.
func NewMaker(id, game, name string) (*Maker, *Error) {
	b, e := begin(head{cells: []cell{{key: "id", field: "id", val: id}, {key: "game", field: "game", val: game}, {key: "name", field: "name", val: name}}})
	if e != nil {
		return nil, e
	}
	return &Maker{b}, nil
}

// Add makes a card of the fields found at a line and puts it behind the others; with an error the pack stays as it is.
func (m *Maker) Add(line int, fields []Field) *Error {
	cells := make([]cell, 0, len(fields))
	for _, f := range fields {
		cells = append(cells, cell{key: f.Key, field: f.As, back: f.Back, val: trimLines(f.Value), at: spot{line: line}})
	}
	return m.b.add(line, cells)
}

// Pack is what was made so far; nil: no card.
func (m *Maker) Pack() *Pack {
	if len(m.b.pack.Cards) == 0 {
		return nil
	}
	return m.b.pack
}

// Has says whether the pack has a card of a number.
func (m *Maker) Has(number string) bool { return m.b.lines[number] > 0 }

// ColumnOf finds the column that a header means, as the tables of packs name it; "" when there is none.
func ColumnOf(game, header string) (key string, back bool) {
	g := gameOf(game)
	if g == nil {
		return "", false
	}
	return g.headerKey(strings.TrimSpace(header))
}

// HasColumn says whether the packs of a game have a column, and whether its values are words or numbers of the game
// alone, and may be several.
func HasColumn(game, key string) (has, closed, list bool) {
	g := gameOf(game)
	if g == nil {
		return false, false, false
	}
	for i := range g.Numbers {
		if g.Numbers[i].ID == key {
			return true, true, false
		}
	}
	c := g.column(key)
	if c == nil {
		return false, false, false
	}
	return true, key == "kind" || key == "class" || key == "icons" || key == "traits" && len(g.Traits) > 0, c.List
}

// Fits says whether a value can stand in a column of a game's packs.
func Fits(game, key, value string) bool {
	g := gameOf(game)
	if g == nil {
		return false
	}
	_, e := g.sides([]cell{{key: key, field: key, val: value}})
	return e == nil
}
