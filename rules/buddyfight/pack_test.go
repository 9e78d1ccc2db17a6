package buddyfight_test

import (
	"os"
	"reflect"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/text"
)

// bare is what a text says, without its print.
func bare(c *ability.Card) []ability.Ability {
	out := append(append([]ability.Ability(nil), c.Abilities...), c.Quoted...)
	for i := range out {
		out[i].Print = ""
	}
	return out
}

// TestThePackOfPartners: every text is read whole, and says the same in both languages.
func TestThePackOfPartners(t *testing.T) {
	b, err := os.ReadFile("packs/buddyfight-aibou.json")
	if err != nil {
		t.Fatal(err)
	}
	p, err := deck.ReadPack(b)
	if err != nil {
		t.Fatal(err)
	}
	g := compile.Grammar(p).Text()
	for i, c := range compile.Cards(p) {
		s := &p.Cards[i].Sides[0]
		if s.Text == "" {
			continue
		}
		if c.Report.Status != deck.Automatic {
			t.Errorf("%s: %v", s.Name, c.Report.Problems)
			continue
		}
		en, rep := g.CompileAs(s.Kinds, s.Name, s.TextEN, text.EN)
		if rep.Class != text.Automatic {
			t.Errorf("%s: %s is not read: %+v", s.Name, s.TextEN, rep.Spans)
		} else if a, b := bare(c.Def.Sides[0].Card), bare(en); !reflect.DeepEqual(a, b) {
			t.Errorf("%s: the languages differ:\n%s\n%s\n%s", s.Name, ability.AppendForm(nil, &ability.Card{Abilities: a}), ability.AppendForm(nil, &ability.Card{Abilities: b}), s.TextEN)
		}
	}
}
