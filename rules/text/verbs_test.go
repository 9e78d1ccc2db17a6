package text_test

import (
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"

	"gotaku/rules/text"
)

// forms are what a verb can be said in; each tells whether a face of these nonterminals
// says it so.
var forms = []struct {
	name string
	nts  []string
	says func(v *text.Verb, face string) bool
}{
	{"sentence", []string{"effect", "chain"}, func(v *text.Verb, f string) bool { return verbIs(v, f) }},
	{"chain", []string{"effectR"}, func(v *text.Verb, f string) bool { return strings.HasSuffix(f, v.Stem) }},
	{"may", []string{"effectT"}, func(v *text.Verb, f string) bool { return strings.HasSuffix(f, v.Te) }},
	{"cost", []string{"effectC", "cost"}, func(v *text.Verb, f string) bool { return verbIs(v, f) }},
	{"told", []string{"effect3"}, func(v *text.Verb, f string) bool { return verbIs(v, f) }},
	{"bare", []string{"effectB"}, func(v *text.Verb, f string) bool { return verbIs(v, f) }},
	{"did", []string{"s1"}, func(v *text.Verb, f string) bool { return strings.Contains(f, past(v)+"‹なら") }},
	{"done", []string{"ref"}, func(v *text.Verb, f string) bool { return strings.Contains(f, past(v)) }},
	{"event", []string{"event", "events"}, func(v *text.Verb, f string) bool {
		return strings.Contains(f, past(v)) || strings.Contains(f, passive(v))
	}},
	{"history", []string{"cond3", "expr"}, func(v *text.Verb, f string) bool {
		te := strings.TrimSuffix(past(v), "た") + "てい"
		return strings.Contains(f, te) || strings.Contains(f, strings.TrimSuffix(passive(v), "た")+"てい") || strings.Contains(f, past(v))
	}},
}

// verbIs tells whether it is the verb at the end, and no longer one that ends like it.
func verbIs(v *text.Verb, face string) bool { return text.VerbOf(face) == v }

// past is what happened: 置いた.
func past(v *text.Verb) string {
	if s, ok := strings.CutSuffix(v.Te, "で"); ok {
		return s + "だ"
	}
	return strings.TrimSuffix(v.Te, "て") + "た"
}

// passive is what happened to something: 置かれた.
func passive(v *text.Verb) string {
	r := []rune(v.JA())
	last, stem := r[len(r)-1], string(r[:len(r)-1])
	if v.JA() == "する" {
		return "された"
	}
	if strings.TrimSuffix(v.JA(), "る") == v.Stem { // 捨てる
		return stem + "られた"
	}
	return stem + map[rune]string{'く': "か", 'す': "さ", 'ぶ': "ば", 'つ': "た", 'う': "わ", 'る': "ら"}[last] + "れた"
}

// TestVerbForms: what each verb of effects is said in. A form in which a verb is not said
// is a decision: verbs.txt of the wing says why, and says it of no other.
func TestVerbForms(t *testing.T) {
	faces := text.Of("sve").Said(text.JA)
	b, err := os.ReadFile("../sve/text/testdata/verbs.txt")
	if err != nil {
		t.Fatal(err)
	}
	why := map[string]string{}
	for line := range strings.Lines(string(b)) {
		if line = strings.TrimSpace(line); line == "" || line[0] == '#' {
			continue
		}
		cells, reason, ok := strings.Cut(line, ": ")
		form, list, has := strings.Cut(cells, " ")
		if !ok || !has || reason == "" {
			t.Fatalf("%q is no form, verbs: reason", line)
		}
		for _, v := range strings.Fields(list) {
			why[form+" "+v] = reason
		}
	}
	var table strings.Builder
	for _, v := range text.Verbs() {
		fmt.Fprintf(&table, "\n%s", v.JA())
		for _, f := range forms {
			said := slices.ContainsFunc(f.nts, func(nt string) bool {
				return slices.ContainsFunc(faces[nt], func(face string) bool { return f.says(v, face) })
			})
			cell := f.name + " " + v.JA()
			if said {
				fmt.Fprintf(&table, " %s", f.name)
			}
			switch _, excused := why[cell]; {
			case said && excused:
				t.Errorf("%s: is said; verbs.txt says why not", cell)
			case !said && !excused:
				t.Errorf("%s: is not said, and verbs.txt says no reason", cell)
			}
			delete(why, cell)
		}
	}
	for cell := range why {
		t.Errorf("verbs.txt: %s is no cell", cell)
	}
	t.Log(table.String())
}
