package text

import (
	"slices"
	"strings"
)

// Pair is what is said in the two languages; a dash: it is not said in that one.
type Pair struct{ JA, EN string }

func (p Pair) in(l Lang) string { return Pick(l, p.JA, p.EN) }

// Faces are other faces for common rows, by row id.
type Faces map[string]Pair

// Rows are the productions of a dialect: modules of common ones, without some of them, with
// other faces for others, in the words of the game, and rows of its own.
type Rows struct {
	modules     []string // by name; nil: all
	only, minus []string // ids, where * ends a beginning; only nil: all
	faces       Faces
	say         [langs]*strings.Replacer
	unsaid      [langs][]string
	own         []Row
}

// Common is every module of common rows.
var Common Rows

// Only keeps the common rows of these ids; * ends a beginning of ids.
func (r Rows) Only(ids ...string) Rows {
	r.only = append(slices.Clip(r.only), ids...)
	return r
}

// Minus leaves common rows out by their ids; * ends a beginning of ids.
func (r Rows) Minus(ids ...string) Rows {
	r.minus = append(slices.Clip(r.minus), ids...)
	return r
}

// With gives common rows other faces.
func (r Rows) With(f Faces) Rows {
	r.faces = f
	return r
}

// Saying puts words of the game for words of the common rows that have no other face:
// pairs of what stands there and what is said, for each language.
func (r Rows) Saying(ja, en []string) Rows {
	r.say = [langs]*strings.Replacer{JA: strings.NewReplacer(ja...), EN: strings.NewReplacer(en...)}
	return r
}

// Without leaves out the faces of common rows that have words which the game does not have.
func (r Rows) Without(ja, en []string) Rows {
	r.unsaid = [langs][]string{JA: ja, EN: en}
	return r
}

// Plus adds rows of the game's own, which print before common ones.
func (r Rows) Plus(rows ...Row) Rows {
	r.own = append(slices.Clip(r.own), rows...)
	return r
}

// modules are the common rows by what they are about, in the order in which they print.
var modules = []struct {
	name string
	rows func(x *Lexicon) []Row
}{
	{"references", func(x *Lexicon) []Row { return append(append(slices.Clip(refRows), x.ofAKind()), doneRows()...) }}, // これ, それ, players
	{"nouns", modRows},
	{"choices", selectRows},
	{"amounts", amountRows},
	{"effects", effectRows},
	{"costs", func(*Lexicon) []Row { return costRows }},
	{"conditions", conditionRows},
	{"events", eventRows},
	{"each", eachRows}, // what につき counts
	{"sentences", func(x *Lexicon) []Row {
		_, done := doneCounts()
		return slices.Concat(sentenceRows, searchSentences(x), done, didRows())
	}},
}

// has tells whether a list of ids has one; * ends a beginning.
func has(ids []string, id string) bool {
	return slices.ContainsFunc(ids, func(k string) bool {
		start, open := strings.CutSuffix(k, "*")
		return k == id || open && strings.HasPrefix(id, start)
	})
}

// spoken gives common rows the faces of the dialect, where it says them differently, and
// leaves out what it does not say.
func (x *Lexicon) spoken(rows []Row) []Row {
	var out []Row
	d := &x.Rows
	for _, r := range rows {
		if d.only != nil && !has(d.only, r.ID) || has(d.minus, r.ID) {
			continue
		}
		f := d.faces[r.ID]
		for l, s := range [langs]*string{&r.JA, &r.EN} {
			switch f.in(Lang(l)) {
			case "-":
				*s = ""
			case "":
				had := *s != ""
				if *s = d.said(*s, Lang(l)); had && *s == "" && l == int(JA) {
					r.EN = ""
				}
			default:
				*s = f.in(Lang(l))
			}
		}
		if asks := r.Asks; asks != nil {
			r.Needs = func(v any) bool { return asks(x, v) }
		}
		if r.JA != "" || r.EN != "" {
			out = append(out, r)
		}
	}
	return out
}

// said are the faces of a common row in the words of the game.
func (d *Rows) said(s string, l Lang) string {
	if d.say[l] == nil || s == "" {
		return s
	}
	var out []string
	for _, f := range SplitTop(s) {
		if !slices.ContainsFunc(d.unsaid[l], func(w string) bool { return strings.Contains(f, w) }) {
			out = append(out, d.say[l].Replace(f))
		}
	}
	return strings.Join(out, " | ")
}

// ownRows are the rows of the dialect itself for effects, or for anything else.
func (x *Lexicon) ownRows(fits func(*Row) bool) []Row {
	var out []Row
	for i := range x.Rows.own {
		if fits(&x.Rows.own[i]) {
			out = append(out, x.Rows.own[i])
		}
	}
	return out
}

// common are the rows of a module in the words of the dialect; none: it does without.
func (x *Lexicon) common(name string) []Row {
	if x.Rows.modules != nil && !slices.Contains(x.Rows.modules, name) {
		return nil
	}
	for _, m := range modules {
		if m.name == name {
			rows := m.rows(x)
			if name != "effects" && name != "events" { // those speak them before they derive others
				rows = x.spoken(rows)
			}
			return rows
		}
	}
	return nil
}
