package text

import (
	"reflect"
	"strings"

	"gotaku/rules/ability"
)

// unknownWords warns of traits and token names that the dictionary does not have,
// with the nearest that it has. They change no reading.
func (c *Compiler) unknownWords() {
	d := &c.Game.Dict
	seen := map[string]bool{}
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if v.CanAddr() {
			switch x := v.Addr().Interface().(type) {
			case *ability.Prop:
				if x.Attr == ability.TraitAttr && len(d.Traits) > 0 && !c.Game.knowsTrait(x.Value) {
					c.unknown(seen, x.Value, nearest(x.Value, keys(d.Traits)), "タイプ", "trait")
				}
			case *ability.Make:
				names := append([]string{x.Name}, x.Or...)
				for i := range x.Also {
					names = append(names, x.Also[i].Name)
				}
				for _, n := range names {
					if _, ok := d.Kinds[n]; len(d.Kinds) > 0 && !ok {
						c.unknown(seen, n, nearest(n, keys(d.Kinds)), "カード名", "card name")
					}
				}
			}
		}
		EachField(v, visit)
	}
	visit(reflect.ValueOf(c.Card).Elem())
}

func (c *Compiler) unknown(seen map[string]bool, word, near, ja, en string) {
	if seen[word] {
		return
	}
	seen[word] = true
	n := Note{JA: ja + "「" + word + "」はカードの一覧にない", EN: "the " + en + " “" + word + "” is not in the card list"}
	if near != "" {
		n.JA += "(「" + near + "」のことか)"
		n.EN += " (did you mean “" + near + "”?)"
	}
	if i := strings.Index(c.Printed, word); i >= 0 {
		n.Start, n.End = i, i+len(word)
	}
	c.rep.Warnings = append(c.rep.Warnings, n)
}

// keys lists the keys of a map in order.
func keys[V any](m map[string]V) []string {
	out := make([]string, 0, len(m))
	for k := range m {
		out = append(out, k)
	}
	sortBy(len(out), func(i, j int) bool { return out[i] < out[j] }, reflect.Swapper(out))
	return out
}

// nearest finds the word that differs in the fewest runes, at most a third of them.
func nearest(word string, list []string) string {
	best, at := "", len([]rune(word))/3+1
	for _, w := range list {
		if d := distance([]rune(word), []rune(w)); d < at {
			best, at = w, d
		}
	}
	return best
}

// distance counts the runes to insert, drop or change.
func distance(a, b []rune) int {
	row := make([]int, len(b)+1)
	for j := range row {
		row[j] = j
	}
	for i := range a {
		diag := row[0]
		row[0] = i + 1
		for j := range b {
			cost := diag
			if a[i] != b[j] {
				cost++
			}
			diag = row[j+1]
			row[j+1] = min(cost, row[j]+1, row[j+1]+1)
		}
	}
	return row[len(b)]
}
