package text

import (
	"strings"

	"gotaku/rules/ability"
)

// Printer prints nodes of one card in one language.
type Printer struct {
	Game      *Game
	Lang      Lang
	Plural    bool   // the noun phrase about to be printed stands in the plural
	agree     bool   // what agrees with the noun phrase printed last takes its second form
	counter   string // counter word of the noun phrase printed last
	name      string // the name printed last
	depth     int
	Many      bool          // several were chosen last
	goesOn    bool          // more is done behind the sentence being printed
	total     int32         // how many modes the choice being printed has
	Triggered bool          // the ability waits for an event: its limit says 働く
	card      *ability.Card // for quoted abilities
	under     bool          // the head of the ability has a condition, which all of it is under
	Kinds     ability.Kinds // of the card that is printed; none: not known
}

// maxDepth bounds how deep printing descends; data of a pack is untrusted.
const maxDepth = 60

// Print finds the first row of n that says exactly v.
func (w *Printer) Print(n Symbol, v any) (string, bool) {
	if w.depth > maxDepth {
		return "", false
	}
	w.depth++
	defer func() { w.depth-- }()
	r := &w.Game.Table.rules[n]
	switch r.name {
	case "ref":
		w.agree = w.Many && w.Lang == EN && Equal(v, BindRef(SlotIt))
	case "player":
		w.agree = Equal(v, Who(ability.You))
	}
	if r.leaf != nil {
		if s, ok := r.leaf.Print(w, v); ok {
			return s, true
		}
	}
	for _, f := range r.print[w.Lang] {
		if vals, ok := f.fill(v); ok {
			if s, ok := w.face(f, vals); ok {
				return s, true
			}
		}
	}
	return "", false
}

func (w *Printer) face(f *face, vals []any) (string, bool) {
	var b strings.Builder
	if !w.items(&b, f, f.items, vals) {
		return "", false
	}
	return b.String(), true
}

func (w *Printer) items(b *strings.Builder, f *face, items []item, vals []any) bool {
	for i, it := range items {
		switch {
		case article(it):
			var rest strings.Builder
			if !w.items(&rest, f, items[i+1:], vals) {
				return false
			}
			if said := strings.TrimPrefix(rest.String(), " "); said != "" {
				b.WriteString(withArticle(said))
			}
			return true
		case it.litID >= 0:
			b.WriteString(it.print)
		case it.hole >= 0:
			s, ok := w.Print(f.holes[it.hole].nt, vals[it.hole])
			if !ok {
				return false
			}
			b.WriteString(s)
		default:
			a := it.alts[0]
			if it.agree && w.agree {
				a = it.alts[1]
			}
			if !w.items(b, f, a, vals) {
				return false
			}
		}
	}
	return true
}

// article tells whether an item is ‹a|an›: which of them is said depends on what is printed behind it.
func article(it item) bool {
	says := func(n int, s string) bool { return len(it.alts[n]) == 1 && it.alts[n][0].print == s }
	return len(it.alts) == 2 && !it.agree && says(0, "a") && says(1, "an")
}

func (w *Printer) Named(name string, v any) (string, bool) {
	return w.Print(w.Game.Table.byName[name], v)
}
