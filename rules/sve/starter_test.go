package sve_test

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

func TestStarterDecks(t *testing.T) {
	g := assets.Of("sve")
	var names, formats []string
	for _, d := range g.Decks {
		if len(d.Main) != 50 || len(d.Side) != 10 {
			t.Errorf("%s: %d main and %d evolve cards, want 50 and 10", d.Name, len(d.Main), len(d.Side))
		}
		names, formats = append(names, d.Name), append(formats, d.Format)
	}
	if want := []string{"潮見櫓", "硝子庭", "宵宮囃子", "両屋"}; !slices.Equal(names, want) {
		t.Errorf("decks %v, want %v", names, want)
	}
	if want := []string{"", "", "", "crossover"}; !slices.Equal(formats, want) {
		t.Errorf("formats %q, want %q", formats, want)
	}
	lead := g.Decks[2].Setup()
	if got := g.Rules.Game.Bases(g.Pool, "", &lead); !slices.Equal(got, []string{"", "宵宮囃子"}) {
		t.Errorf("%s may be built on %q, want its class and its title", g.Decks[2].Name, got)
	}
}

// Every evolve card of a starter deck evolves a card of it, three copies at most.
func TestEvolveCardsHaveTheirFollowers(t *testing.T) {
	g := assets.Of("sve")
	for _, d := range g.Decks {
		for _, f := range d.Side {
			name, found := g.Pool.Def(f).Sides[0].Name, false
			for _, m := range d.Main {
				s := &g.Pool.Def(m).Sides[0]
				found = found || s.Name == name && strings.HasPrefix(s.Text, "[進化]")
			}
			if !found {
				t.Errorf("%s: nothing in it evolves to %s", d.Name, name)
			}
		}
	}
}

// The decks show every general keyword of chapter 12 but advance activation and fusion.
func TestDecksUseTheKeywords(t *testing.T) {
	g := assets.Of("sve")
	var all strings.Builder
	for _, d := range g.Decks {
		for _, f := range append(append([]state.FaceID(nil), d.Main...), d.Side...) {
			all.WriteString(g.Pool.Def(f).Sides[0].Text + "\n")
		}
	}
	for _, word := range []string{"[進化]", "[クイック]", "[ファンファーレ]", "[ラストワード]", "【進化時】", "【超進化時】", "【攻撃時】",
		"【守護】", "【疾走】", "【突進】", "【指定攻撃】", "【威圧】", "【ドレイン】", "【必殺】", "【オーラ】", "[起動]", "【スペルチェイン_",
		"チョイス", "代わりに", "EXエリア", "PPを", "メインフェイズが来たとき", "2体まで"} {
		if !strings.Contains(all.String(), word) {
			t.Errorf("no starter deck uses %s", word)
		}
	}
}

// A token that a text creates is in the pool.
func TestNamedTokensExist(t *testing.T) {
	g := assets.Of("sve")
	for i := range g.Pool.Defs {
		for _, s := range g.Pool.Defs[i].Sides {
			for _, name := range made(s.Card) {
				if f := g.Pool.Token(name); f == 0 || g.Pool.Def(f).Sides[0].Kinds&ability.Token == 0 {
					t.Errorf("%s creates 『%s』, which is no token of the pool", s.Name, name)
				}
			}
		}
	}
}

// made lists the names of the tokens that a card's text creates.
func made(c *ability.Card) (names []string) {
	for _, list := range [][]ability.Ability{c.Abilities, c.Quoted} {
		for i := range list {
			ability.Walk(&list[i], func(e ability.Effect) {
				switch e := e.(type) {
				case *ability.Make:
					names = append(append(names, e.Name), e.Or...)
				case *ability.Act:
					if e.Name != "" && (e.Word == "equip" || e.Word == "transform") {
						names = append(names, e.Name)
					}
				}
			})
		}
	}
	return names
}
