package text

import (
	"fmt"
	"os"
	"path/filepath"
	"regexp"
	"slices"
	"strings"
	"testing"

	"gotaku/rules/ability"
)

// TestDialects: of every game's dialect, each id that it leaves out, keeps or gives a face
// is that of a row, no face is given twice, and every row of its own can be reached.
func TestDialects(t *testing.T) {
	named := namedInCode(t)
	for _, id := range Spoken() {
		x := speakers[id].(Speaker).Dialect().Lexicon()
		for _, s := range slices.Concat(x.idFaults(), Of(id).twice(), Of(id).unreached(named)) {
			t.Errorf("%s: %s", id, s)
		}
	}
}

// TestDialectFaults: the test above finds what it looks for.
func TestDialectFaults(t *testing.T) {
	x := speakers["sve"].(Speaker).Dialect().Lexicon()
	x.Rows = x.Rows.Minus("no such row", "draw", "no such begin*").With(Faces{"draw": {JA: "1枚引く"}, "nothing at all": {JA: "何も"}})
	if got, want := x.idFaults(), []string{
		"no row has the id no such row", "no row has the id no such begin*", "a face is given to draw, which is left out", "no row has the id nothing at all",
	}; !slices.Equal(slices.Sorted(slices.Values(got)), slices.Sorted(slices.Values(want))) {
		t.Errorf("ids: %q, want %q", got, want)
	}
	g := New(withRows{speakers["sve"].(Speaker).Dialect(), []Row{
		{ID: "again", NT: "player", JA: "自分", Node: Who(ability.You)},
		{ID: "alone", NT: "nobody asks", JA: "だれも", Node: Who(0)},
		{ID: "lost", NT: "player", JA: "{Side:what is this}", Node: Who(0)},
	}})
	if got, want := g.twice(), []string{"again and you both say 自分 for player"}; !slices.Equal(got, want) {
		t.Errorf("twice: %q, want %q", got, want)
	}
	if got, want := g.unreached(namedInCode(t)), []string{"nothing leads to nobody asks (alone)", "nothing fills a hole of lost"}; !slices.Equal(got, want) {
		t.Errorf("unreached: %q, want %q", got, want)
	}
}

// withRows is a dialect with more rows.
type withRows struct {
	Dialect
	rows []Row
}

func (d withRows) Lexicon() *Lexicon {
	x := d.Dialect.Lexicon()
	x.Rows = x.Rows.Plus(d.rows...)
	return x
}

// idFaults are the ids of a dialect that no common row has.
func (x *Lexicon) idFaults() (out []string) {
	all := *x
	all.Rows = Rows{modules: x.Rows.modules}
	var ids []string
	for _, m := range modules {
		for _, r := range m.rows(&all) { // those too that only dialects give faces
			ids = append(ids, r.ID)
		}
	}
	matches := func(k string) bool {
		return slices.ContainsFunc(ids, func(id string) bool { return has([]string{k}, id) })
	}
	d := &x.Rows
	for _, k := range slices.Concat(d.only, d.minus) {
		if !matches(k) {
			out = append(out, "no row has the id "+k)
		}
	}
	for k := range d.faces {
		switch {
		case !matches(k):
			out = append(out, "no row has the id "+k)
		case d.only != nil && !has(d.only, k) || has(d.minus, k):
			out = append(out, "a face is given to "+k+", which is left out")
		}
	}
	return out
}

// twice are the faces that two rows of a nonterminal have without a condition that tells
// them apart, or that one row has twice.
func (g *Game) twice() (out []string) {
	for i := range g.Table.rules {
		r := &g.Table.rules[i]
		for l := range r.faces {
			first := map[string]*face{}
			for _, f := range r.faces[l] {
				s := f.text()
				was := first[s]
				if was == nil {
					first[s] = f
					continue
				}
				if was.row.ID == f.row.ID || was.row.Needs == nil && f.row.Needs == nil && Equal(was.row.Node, f.row.Node) {
					out = append(out, fmt.Sprintf("%s and %s both say %s for %s", was.row.ID, f.row.ID, s, r.name))
				}
			}
		}
	}
	return out
}

// text is a face as it is written, for comparing.
func (f *face) text() string {
	var b strings.Builder
	var write func(items []item)
	write = func(items []item) {
		for _, it := range items {
			switch {
			case it.litID >= 0:
				b.WriteString(it.print)
			case it.hole >= 0:
				fmt.Fprintf(&b, "{%s:%d}", f.holes[it.hole].name, f.holes[it.hole].nt)
			default:
				b.WriteString("‹")
				for _, a := range it.alts {
					write(a)
					b.WriteString("|")
				}
				b.WriteString("›")
			}
		}
	}
	if write(f.items); f.after {
		return "…" + b.String()
	}
	return b.String()
}

// unreached are the rows of the dialect itself that no reading can come to.
func (g *Game) unreached(named []string) (out []string) {
	t := g.Table
	reached := make([]bool, len(t.rules))
	var visit func(n Symbol)
	visit = func(n Symbol) {
		if reached[n] {
			return
		}
		reached[n] = true
		for l := range t.rules[n].faces {
			for _, f := range t.rules[n].faces[l] {
				for _, h := range f.holes {
					visit(h.nt)
				}
			}
		}
	}
	for _, s := range named {
		if n, ok := t.byName[s]; ok {
			visit(n)
		}
	}
	for i := range g.Lex.Icons {
		if n, ok := t.byName[g.Lex.Icons[i].Costs]; ok {
			visit(n)
		}
	}
	for i := range g.Lex.Rows.own {
		r := &g.Lex.Rows.own[i]
		n := t.byName[r.NT]
		left := slices.ContainsFunc(append(slices.Clip(t.rules[n].faces[JA]), t.rules[n].faces[EN]...), func(f *face) bool { return f.row.ID == r.ID })
		switch {
		case !left:
			out = append(out, "nothing fills a hole of "+r.ID)
		case !reached[n]:
			out = append(out, "nothing leads to "+r.NT+" ("+r.ID+")")
		}
	}
	return out
}

// namedInCode are the nonterminals that code reads or prints by their names.
func namedInCode(t *testing.T) (out []string) {
	t.Helper()
	says := regexp.MustCompile(`(?:byName\[|onterminal\(|\bn\(|amed\(|pick\([a-z.]+, )"(\w+)"(?:, "(\w+)"\))?`)
	for _, dir := range []string{".", "../*/text"} {
		files, err := filepath.Glob(filepath.Join(dir, "*.go"))
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range files {
			if strings.HasSuffix(name, "_test.go") {
				continue
			}
			b, err := os.ReadFile(name)
			if err != nil {
				t.Fatal(err)
			}
			for _, m := range says.FindAllStringSubmatch(string(b), -1) {
				out = append(out, m[1:]...)
			}
		}
	}
	return slices.Compact(slices.Sorted(slices.Values(out)))
}
