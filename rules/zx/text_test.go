package zx_test

import (
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// TestRefused: what was done is said of an act that there is, and damage to a player of no card.
func TestRefused(t *testing.T) {
	for _, s := range []string{
		"【自】このカードが登場した時、カードを1枚引いてよい。置いたならば、ドリーム・キーを1個得る。",
		"【自】このカードが登場した時、《赤1》を支払ってよい。置いたならば、カードを1枚引く。",
		"【自】このカードが登場した時、カードを1枚引いてよい。支払ったならば、ドリーム・キーを1個得る。",
		"【自】このカードが登場した時、あなたの手札にあるカードを1枚選び、トラッシュに置いてよい。戻したならば、カードを1枚引く。",
		"【自】このカードが登場した時、あなたの手札にあるカードを1枚選び、デッキの1番下に置いてよい。登場させたならば、カードを1枚引く。",
		"【自】このカードが登場した時、スクエアにあるゼクスを1枚選び、破壊してよい。除外しなかったならば、カードを1枚引く。",
		"【常】このカードがプレイヤーに与えるダメージを+1する。",
		"【自】このカードが登場した時、ゼクスでないならば、カードを1枚引く。",
		"【起】【有効】トラッシュ【コスト】《黒1》【効果】このカードをリブートでゼクスのないノーマルスクエアに登場させる。ターン終了時、このカードを除外する。",
		"【★】ターン終了時、カードを1枚引き、相手は自分の手札にあるカードを1枚選び、トラッシュに置く。",
		"【自】このカードが登場した時、あなたのライフが2以下ならば、カードを1枚引き、相手は自分の手札にあるカードを1枚選び、トラッシュに置く。",
	} {
		if _, rep := text.Of("zx").CompileAs(ability.Zexes, "試しの札", s, text.JA); rep.Class == text.Automatic {
			t.Errorf("it is read: %s", s)
		}
	}
}

// TestCards: whole cards are read as it stands behind them.
func TestCards(t *testing.T) {
	const file = "testdata/cards.txt"
	texttest.Read(t, text.Of("zx"), file, texttest.Cards(t, file, "zx"), 92)
}

// bare is what a text says, without its print.
func bare(c *ability.Card) []ability.Ability {
	out := append(append([]ability.Ability(nil), c.Abilities...), c.Quoted...)
	for i := range out {
		out[i].Print = ""
	}
	return out
}

// TestThePackOfTheBorder: every text is read whole, and says the same in both languages.
func TestThePackOfTheBorder(t *testing.T) {
	p := border(t)
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
			t.Errorf("%s: the languages differ:\n%s\n%s\n%s", s.Name, ability.AppendForm(nil, &ability.Card{Abilities: a}), ability.AppendForm(nil, &ability.Card{Abilities: b}), s.TextEN)
		}
	}
}
