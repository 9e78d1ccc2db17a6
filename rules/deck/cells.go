package deck

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"gotaku/rules/ability"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// cell is one value of a card as the file writes it, whatever its format.
type cell struct {
	key   string // Column.Key
	field string // as the file names it
	back  bool   // of the second side
	val   string // trimmed; several values are joined by ・
	at    spot
}

// fault is an error at this cell.
func (c *cell) fault(ja, en string) *Error {
	line, col := c.at.locate()
	return &Error{Line: line, Col: col, Field: c.field, JA: ja, EN: en}
}

// plain refuses what no name may have: control characters, too many characters.
func (c *cell) plain(most int) *Error { return c.check(c.val, most, false) }

// check refuses what cannot be seen (line breaks too unless lines), by which one name could pass as another, and more
// than most characters in s, a part of the cell.
func (c *cell) check(s string, most int, lines bool) *Error {
	if n := utf8.RuneCountInString(s); n > most {
		return c.fault(fmt.Sprintf("長すぎます（%d 字。%d 字まで）。", n, most),
			fmt.Sprintf("too long: %d characters, at most %d.", n, most))
	}
	for _, r := range s {
		if r == '\n' && lines {
			continue
		}
		if state.Unseen(r) {
			return c.fault(fmt.Sprintf("使えない文字 U+%04X があります。", r),
				fmt.Sprintf("the character U+%04X is not allowed.", r))
		}
	}
	return nil
}

// parts are the values of a list cell.
func (c *cell) parts() []string {
	if c.val == "" {
		return nil
	}
	var out []string
	for _, s := range strings.FieldsFunc(c.val, func(r rune) bool { return r == '・' || r == '/' || r == '／' }) {
		if s = strings.TrimSpace(s); s != "" {
			out = append(out, s)
		}
	}
	return out
}

// card builds one printed card. Errors have no card, and a line only at a cell.
func (g *Game) card(cells []cell) (*state.Def, *Error) {
	def, e := g.sides(cells)
	if e != nil {
		return nil, e
	}
	if def.Number == "" {
		return nil, &Error{JA: "番号 number がありません。", EN: "the card has no number."}
	}
	for i := range def.Sides {
		if e := g.complete(&def.Sides[i], i > 0); e != nil {
			return nil, e
		}
	}
	return def, nil
}

// sides puts cells into the sides they are of, whatever may be missing.
func (g *Game) sides(cells []cell) (*state.Def, *Error) {
	def := &state.Def{Sides: make([]state.Side, 1, 2)}
	for i := range cells {
		if cells[i].back && cells[i].val != "" && len(def.Sides) == 1 {
			def.Sides = append(def.Sides, state.Side{})
		}
	}
	for i := range cells {
		c := &cells[i]
		if c.val == "" {
			continue
		}
		side := &def.Sides[0]
		if c.back {
			side = &def.Sides[1]
		}
		if e := g.set(def, side, c); e != nil {
			return nil, e
		}
	}
	return def, nil
}

// set puts one cell into its field.
func (g *Game) set(def *state.Def, side *state.Side, c *cell) *Error {
	for i := range g.Numbers {
		if g.Numbers[i].ID == c.key {
			return setNumber(&g.Numbers[i], side, c)
		}
	}
	col := g.column(c.key)
	if col == nil {
		return c.fault("知らない項目です。", "unknown column.")
	}
	if col.OnCard && c.back {
		return c.fault("裏面には書けない項目です。", "the back side cannot have this column.")
	}
	if col.List {
		return g.setList(side, c, col)
	}
	if e := c.check(c.val, col.Max, col.Lines); e != nil {
		return e
	}
	switch c.key {
	case "number":
		if strings.ContainsAny(c.val, "/,#") || strings.ContainsFunc(c.val, unicode.IsSpace) {
			return c.fault("番号に空白・/・,・# は使えません。", "a number cannot have a space or one of / , #.")
		}
		def.Number = c.val
	case "title":
		def.Title = c.val
	case "trigger":
		def.Trigger = c.val
	case "name":
		side.Name = c.val
	case "nameEN":
		side.NameEN = c.val
	case "collab":
		side.Alias = c.val
	case "text":
		side.Text = c.val
	case "textEN":
		side.TextEN = c.val
	}
	return nil
}

// setList puts a cell of several values into its field.
func (g *Game) setList(side *state.Side, c *cell, col *Column) *Error {
	parts := c.parts()
	if len(parts) > maxList {
		return c.fault(fmt.Sprintf("値が多すぎます（%d 個。%d 個まで）。", len(parts), maxList),
			fmt.Sprintf("too many values: %d, at most %d.", len(parts), maxList))
	}
	for _, s := range parts {
		if e := c.check(s, col.Max, false); e != nil {
			return e
		}
	}
	var e *Error
	switch c.key {
	case "traits":
		side.Traits = parts
		if len(g.Traits) > 0 {
			side.Traits, e = wordsOf(g.Traits, parts, c, col.JA[0], col.name())
		}
	case "traitsEN":
		side.TraitsEN = parts
	case "categories":
		side.Categories = parts
	case "icons":
		side.Icons, e = wordsOf(g.Icons, parts, c, "アイコン", "icon")
	case "class":
		if slices.Contains(g.Classless, c.val) {
			return nil
		}
		side.Classes, e = wordsOf(g.Classes, parts, c, col.JA[0], col.name())
	case "kind":
		for _, s := range parts {
			k, e := g.kind(s, c)
			if e != nil {
				if k = g.kindsIn(s); k == 0 {
					return e
				}
			}
			side.Kinds |= k
		}
	}
	return e
}

// kindsIn are kinds whose words stand one behind the other, with a space between: evolved follower; 0: one of them is no kind.
func (g *Game) kindsIn(s string) (all ability.Kinds) {
	for _, w := range strings.Fields(s) {
		k, e := g.kind(w, &cell{})
		if e != nil {
			return 0
		}
		all |= k
	}
	return all
}

// setNumber reads a printed number; a dash means that the card has none.
func setNumber(n *NumberColumn, side *state.Side, c *cell) *Error {
	s := fold(c.val)
	if s == "-" {
		return nil
	}
	v, err := strconv.ParseInt(s, 10, 32)
	if err != nil || int32(v) < n.Min || int32(v) > n.Max {
		return c.fault(fmt.Sprintf("%sは %d から %d までの整数ではありません（ない時は - ）。", quote(c.val), n.Min, n.Max),
			fmt.Sprintf("%s is not a whole number from %d to %d (- for none).", quoteEN(c.val), n.Min, n.Max))
	}
	side.Num.Set(n.Is, int32(v))
	return nil
}

// wordsOf finds the canonical forms of some of these words; a dash is none of them.
func wordsOf(words []wing.Name, parts []string, c *cell, ja, en string) ([]string, *Error) {
	if fold(c.val) == "-" {
		return nil, nil
	}
	var out []string
	for _, s := range parts {
		i := slices.IndexFunc(words, func(w wing.Name) bool { return is(&w, s) })
		if i < 0 {
			return nil, unknownWord(s, c, ja, en, words)
		}
		if slices.Contains(out, words[i].ID) {
			return nil, c.fault(quote(s)+"が二度あります。", quoteEN(s)+" is given twice.")
		}
		out = append(out, words[i].ID)
	}
	return out, nil
}

// kind finds the kind of a word.
func (g *Game) kind(s string, c *cell) (ability.Kinds, *Error) {
	for i := range g.Kinds {
		if is(&g.Kinds[i], s) {
			return g.Kinds[i].Is, nil
		}
	}
	return 0, unknownWord(s, c, "種類", "kind", g.Kinds)
}

// is reports whether s is the word, in either language.
func is[T any](w *wing.Word[T], s string) bool { return w.Spelt(fold(s)) }

// unknownWord lists what is allowed, in the order of the table.
func unknownWord[T any](s string, c *cell, ja, en string, words []wing.Word[T]) *Error {
	var jas, ens []string
	for _, w := range words {
		jas = append(jas, w.JA)
		ens = append(ens, w.ID)
	}
	return c.fault(quote(s)+"という"+ja+"はありません。使えるのは "+strings.Join(jas, "、")+"。",
		quoteEN(s)+" is no "+en+"; allowed: "+join(ens)+".")
}

// complete checks what a side needs together.
func (g *Game) complete(s *state.Side, back bool) *Error {
	where, whereEN := "", ""
	if back {
		where, whereEN = "裏面に", " on the back"
	}
	miss := func(ja, en string) *Error {
		return &Error{JA: where + ja + "がありません。", EN: "no " + en + whereEN + "."}
	}
	switch base, special := s.Kinds&g.Base, s.Kinds&g.Special; {
	case s.Name == "":
		return miss("カード名 name ", "name")
	case s.Kinds == 0:
		return miss("種類 kind ", "kind")
	case base == 0 || base&(base-1) != 0 && !slices.ContainsFunc(g.Kinds, func(w wing.Word[ability.Kinds]) bool { return w.Is == s.Kinds }): // one word may be two kinds
		return &Error{Field: "kind", JA: "種類は " + g.kindNames(g.Base, true) + " のどれか 1 つです。",
			EN: "the kind must be exactly one of " + g.kindNames(g.Base, false) + "."}
	case special&(special-1) != 0:
		return &Error{Field: "kind", JA: "特殊な種類は " + g.kindNames(g.Special, true) + " のどれか 1 つまでです。",
			EN: "at most one special kind of " + g.kindNames(g.Special, false) + "."}
	case len(s.Classes) == 0 && g.Classless == nil:
		return miss(g.column("class").JA[0]+" "+g.nameOf("class")+" ", g.nameOf("class"))
	}
	for i := range g.Numbers {
		n := &g.Numbers[i]
		switch _, has := s.Num.Get(n.Is); {
		case !has && s.Kinds&n.Needs != 0 && s.Kinds&n.Unless == 0:
			return miss(n.JA+" "+n.ID+" ", n.ID)
		case has && n.Only != 0 && s.Kinds&n.Only == 0:
			return lacks(n.ID, n.JA)
		}
	}
	return g.bare(s)
}

// lacks refuses what a side of its kind does not have.
func lacks(id, ja string) *Error {
	return &Error{Field: id, JA: "この種類のカードに" + ja + "はありません。", EN: "a card of this kind has no " + id + "."}
}

// bare refuses what stands in a column that a side of its kind does not have.
func (g *Game) bare(s *state.Side) *Error {
	has := map[string]bool{"class": len(s.Classes) > 0, "traits": len(s.Traits) > 0, "traitsEN": len(s.TraitsEN) > 0, "icons": len(s.Icons) > 0, "text": s.Text != "", "textEN": s.TextEN != "", "collab": s.Alias != ""}
	for i := range g.Lacks {
		if !g.Lacks[i].Of(s.Kinds) {
			continue
		}
		for _, key := range g.Lacks[i].Columns {
			if col := g.column(key); has[key] && col != nil {
				return lacks(col.name(), col.JA[0])
			}
		}
	}
	return nil
}

// kindNames lists the words of the kinds in set.
func (g *Game) kindNames(set ability.Kinds, ja bool) string {
	var out []string
	for i := range g.Kinds {
		if g.Kinds[i].Is&set == 0 {
			continue
		}
		if ja {
			out = append(out, g.Kinds[i].JA)
		} else {
			out = append(out, g.Kinds[i].ID)
		}
	}
	if ja {
		return strings.Join(out, "、")
	}
	return join(out)
}

// column finds a column that is no number by key; nil when there is none.
func (g *Game) column(key string) *Column {
	for i := range g.columns {
		if g.columns[i].Key == key {
			return &g.columns[i]
		}
	}
	return nil
}

// keyOf is the key of what files call a column; "" when there is none.
func (g *Game) keyOf(name string) string {
	for i := range g.columns {
		if g.columns[i].name() == name {
			return g.columns[i].Key
		}
	}
	for i := range g.Numbers {
		if g.Numbers[i].ID == name {
			return name
		}
	}
	return ""
}

// nameOf is what files call the column of a key.
func (g *Game) nameOf(key string) string {
	if c := g.column(key); c != nil {
		return c.name()
	}
	return key
}

// names are what files call the columns, in the order of keys.
func (g *Game) names() []string {
	out := g.keys()
	for i, k := range out {
		out[i] = g.nameOf(k)
	}
	return out
}

// keys are all column keys of the game, in the order in which they are written.
func (g *Game) keys() []string {
	var out []string
	for i := range g.columns {
		if g.columns[i].Key == "text" {
			for j := range g.Numbers {
				out = append(out, g.Numbers[j].ID)
			}
		}
		out = append(out, g.columns[i].Key)
	}
	return out
}

// join makes a list for a message.
func join(s []string) string { return strings.Join(s, ", ") }

// clip is what a file or another player wrote, as a message may show it: short, and without what cannot be
// seen or turns the direction of what stands beside it.
func clip(s string) string {
	r := []rune(state.PlainName(s))
	if len(r) > 40 {
		return string(r[:40]) + "…"
	}
	return string(r)
}
