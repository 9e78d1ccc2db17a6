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

// plain is a card without its print.
func plain(c *ability.Card) ability.Card {
	d := text.Clone(*c).(ability.Card)
	for i := range d.Abilities {
		d.Abilities[i].Print = ""
	}
	return d
}
