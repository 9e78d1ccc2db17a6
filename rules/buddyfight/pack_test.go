package buddyfight_test

import (
	"os"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/text"
)

// bare is what a text says, without its print, and without what its abilities are called,
// which is another name in each language.
func bare(c *ability.Card) ability.Card {
	out := text.Clone(*c).(ability.Card)
	for _, list := range [][]ability.Ability{out.Abilities, out.Quoted} {
		for i := range list {
			list[i].Print, list[i].Name = "", ""
		}
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
	if len(p.Cards) < 100 {
		t.Errorf("only %d cards", len(p.Cards))
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
		} else if a, b := bare(c.Def.Sides[0].Card), bare(en); !text.Equal(a, b) {
			t.Errorf("%s: the languages differ:\n%s\n%s\n%s", s.Name, ability.AppendForm(nil, &a), ability.AppendForm(nil, &b), s.TextEN)
		}
		for l, lang := range []text.Lang{text.JA, text.EN} {
			said := g.Print(c.Def.Sides[0].Card, s.Name, lang)
			back, rep := g.CompileAs(s.Kinds, s.Name, said, lang)
			if a, b := bare(c.Def.Sides[0].Card), bare(back); !text.Equal(a, b) {
				t.Errorf("%s: what is printed in language %d says something else: %+v\n%s\n%s\n%s", s.Name, l, rep.Spans, said, ability.AppendForm(nil, &a), ability.AppendForm(nil, &b))
			}
		}
	}
}
