package text

import (
	"strings"

	"gotaku/rules/ability"
)

// printer prints nodes of one card in one language.
type printer struct {
	g         *Game
	lang      Lang
	plural    bool   // the noun phrase about to be printed stands in the plural
	agree     bool   // what agrees with the noun phrase printed last takes its second form
	counter   string // counter word of the noun phrase printed last
	depth     int
	many      bool          // several were chosen last
	total     int32         // how many modes the choice being printed has
	triggered bool          // the ability waits for an event: its limit says 働く
	card      *ability.Card // for quoted abilities
}

// maxDepth bounds how deep printing descends; data of a pack is untrusted.
const maxDepth = 60

// print finds the first row of n that says exactly v.
func (w *printer) print(n nt, v any) (string, bool) {
	if w.depth > maxDepth {
		return "", false
	}
	w.depth++
	defer func() { w.depth-- }()
	r := &w.g.table.rules[n]
	switch r.name {
	case "ref":
		w.agree = w.many && w.lang == EN && equal(v, BindRef(SlotIt))
	case "player":
		w.agree = equal(v, Who(ability.You))
	}
	if r.leaf != nil {
		if s, ok := r.leaf.print(w, v); ok {
			return s, true
		}
	}
	for _, f := range r.print[w.lang] {
		if vals, ok := f.fill(v); ok {
			if s, ok := w.face(f, vals); ok {
				return s, true
			}
		}
	}
	return "", false
}

func (w *printer) face(f *face, vals []any) (string, bool) {
	var b strings.Builder
	if !w.items(&b, f, f.items, vals) {
		return "", false
	}
	return b.String(), true
}

func (w *printer) items(b *strings.Builder, f *face, items []item, vals []any) bool {
	for _, it := range items {
		switch {
		case it.litID >= 0:
			b.WriteString(it.print)
		case it.hole >= 0:
			s, ok := w.print(f.holes[it.hole].nt, vals[it.hole])
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

func (w *printer) named(name string, v any) (string, bool) {
	return w.print(w.g.table.byName[name], v)
}
