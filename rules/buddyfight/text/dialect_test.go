package text_test

import (
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/buddyfight"
	"gotaku/rules/text"
)

// TestRead: lines of cards in both languages mean the same, and are read whole.
func TestRead(t *testing.T) {
	g := text.New(buddyfight.Wing{}.Dialect())
	for _, c := range []struct {
		kind   ability.Kinds
		ja, en string
	}{
		{ability.Monster, "【コールコスト】ゲージ1を払う。", "[Call Cost] Pay 1 gauge."},
		{ability.SpellCard, "【使用コスト】ライフ2を払う。\nカード1枚を引く。", "[Cast Cost] Pay 2 life.\nDraw 1 card."},
		{ability.SpellCard, "【対抗】\n【使用コスト】ゲージ1を払う。\n相手の場のモンスター1枚を選ぶ。それを破壊する。", "[Counter]\n[Cast Cost] Pay 1 gauge.\nChoose 1 monster on your opponent's field. Destroy it."},
		{ability.SpellCard, "【対抗】\n場のモンスター1枚を選ぶ。それを手札に戻す。", "[Counter]\nChoose 1 monster on the field. Return it to hand."},
		{ability.SpellCard, "相手にダメージ2を与える。", "Deal 2 damage to your opponent."},
		{ability.SpellCard, "君のライフを+1する。", "Change your life by +1."},
		{ability.SpellCard, "君のデッキの上から2枚をゲージに置く。", "Put the top 2 cards of your deck into the gauge."},
		{ability.Monster, "【貫通】【移動】", "[Penetrate] [Move]"},
		{ability.Monster, "【変身】〔ゲージ1を払う〕", "[Transform] 〔Pay 1 gauge〕"},
		{ability.Monster, "このカードが登場した時、カード1枚を引く。", "When this card enters the field, draw 1 card."},
		{ability.Monster, "このカードが攻撃した時、相手にダメージ1を与える。", "When this card attacks, deal 1 damage to your opponent."},
		{ability.Monster, "このカードが場から離れた時、君にダメージ2を与える。", "When this card leaves the field, deal 2 damage to you."},
		{ability.Monster, "【起動】〔ゲージ1を払う〕カード1枚を引く。この能力は1ターンに1回だけ使える。", "[Act] 〔Pay 1 gauge〕 Draw 1 card. This ability can be used only once per turn."},
		{ability.Monster, "【対抗】【起動】〔ライフ1を払う〕このターン中、このカードの攻撃力を+3000する。", "[Counter] [Act] 〔Pay 1 life〕 This turn, this card gets power+3000."},
		{ability.SpellCard, "【対抗】\n君の場のバトルしているモンスター1枚を選ぶ。このターン中、それの攻撃力を+3000する。", "[Counter]\nChoose 1 battling monster on your field. This turn, it gets power+3000."},
		{ability.SpellCard, "君のライフが5以下なら、カード2枚を引く。", "If your life is 5 or less, draw 2 cards."},
		{ability.SpellCard, "【対抗】\nその攻撃を無効化する。", "[Counter]\nNullify the attack."},
		{ability.Monster, "このカードが攻撃された時、カード1枚を引く。", "When this card is attacked, draw 1 card."},
		{ability.Monster, "君のターン終了時、カード1枚を引く。", "At the end of your turn, draw 1 card."},
		{ability.Monster, "君のターンの開始時、カード1枚を引く。", "At the start of your turn, draw 1 card."},
		{ability.Monster, "相手のアタックフェイズ開始時、カード1枚を引く。", "At the start of your opponent's attack phase, draw 1 card."},
		{ability.Monster, "君のアタックフェイズ終了時、カード1枚を引く。", "At the end of your attack phase, draw 1 card."},
		{ability.Monster, "君のファイナルフェイズ開始時、カード1枚を引く。", "At the start of your final phase, draw 1 card."},
		{ability.SpellCard, "このターン終了時、カード1枚を引く。", "At the end of this turn, draw 1 card."},
		{ability.SpellCard, "【設置】", "[Set]"},
		{ability.Monster, "君の場の他のモンスターすべての攻撃力を+1000する。", "All other monsters on your field get power+1000."},
	} {
		ja, rep := g.CompileAs(c.kind, "甲", c.ja, text.JA)
		if len(rep.Spans) > 0 {
			t.Errorf("%q is not read at %q: %s", c.ja, c.ja[rep.Spans[0].Start:rep.Spans[0].End], rep.Spans[0].EN)
		}
		en, rep := g.CompileAs(c.kind, "甲", c.en, text.EN)
		if len(rep.Spans) > 0 {
			t.Errorf("%q is not read at %q: %s", c.en, c.en[rep.Spans[0].Start:rep.Spans[0].End], rep.Spans[0].EN)
		}
		if a, b := plain(ja), plain(en); !text.Equal(a, b) {
			t.Errorf("%q\n%+v\n%+v", c.ja, a, b)
		}
	}
}

// TestRefused: a text that would be read wrongly is not read.
func TestRefused(t *testing.T) {
	g := text.New(buddyfight.Wing{}.Dialect())
	for _, c := range []struct {
		kind ability.Kinds
		lang text.Lang
		s    string
	}{
		// What is chosen on the field or in the drop zone is chosen in time. [1.cast.1.4, 4.flow.1.1.1, 4.flow.2.1.1]
		{ability.SpellCard, text.JA, "相手のモンスター1枚を破壊する。"},
		{ability.SpellCard, text.JA, "ドロップゾーンのカード1枚を手札に戻す。"},
		{ability.Monster, text.JA, "このカードが登場した時、相手の場のモンスター1枚を手札に戻す。"},
		{ability.Monster, text.JA, "このカードが攻撃した時、君のライフが5以下なら、相手のモンスター1枚を破壊する。"},
		{ability.SpellCard, text.EN, "Destroy 1 monster on your opponent's field."},
		// A cost stands in brackets and is paid before the answer. [4.flow.1.2]
		{ability.Monster, text.JA, "【起動】手札1枚を捨てる：カード1枚を引く。"},
		// A spell that stays does not do once what holds while it stays. [4.kw.set.1]
		{ability.SpellCard, text.JA, "【設置】\n君の場のモンスターすべての攻撃力を+1000する。"},
	} {
		if _, rep := g.CompileAs(c.kind, "甲", c.s, c.lang); len(rep.Spans) == 0 {
			t.Errorf("%q is read", c.s)
		}
	}
	for _, s := range []string{"相手のモンスター1枚を選び、破壊する。", "相手のモンスターすべてを破壊する。", "手札1枚を捨てる。"} {
		if _, rep := g.CompileAs(ability.SpellCard, "甲", s, text.JA); len(rep.Spans) > 0 {
			t.Errorf("%q is not read", s)
		}
	}
}

// plain is a card without its print.
func plain(c *ability.Card) ability.Card {
	d := text.Clone(*c).(ability.Card)
	for i := range d.Abilities {
		d.Abilities[i].Print = ""
	}
	return d
}
