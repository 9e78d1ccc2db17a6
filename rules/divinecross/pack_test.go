package divinecross_test

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/ability"
)

// The pack 辻: cards of every attribute and kind, all of them carried out by the rules.
func TestThePackOfCrossroads(t *testing.T) {
	g := assets.Of("divinecross")
	packs := assets.Packs("divinecross")
	if len(packs) != 1 || len(packs[0].Cards) != 90 {
		t.Fatalf("%d packs, the first of %d cards, want one of 90", len(packs), len(packs[0].Cards))
	}
	attributes, kinds, retreats, thresholds, rainbows, english := map[string]int{}, map[ability.Kinds]int{}, map[int32]int{}, map[int32]int{}, 0, 0
	for i := range g.Pool.Defs {
		s := &g.Pool.Defs[i].Sides[0]
		kinds[s.Kinds]++
		for _, a := range s.Classes {
			attributes[a]++
		}
		if len(s.Classes) > 1 {
			rainbows++
		}
		if s.TextEN != "" {
			english++
		}
		hp, isUnit := s.Num.Get(ability.HP)
		retreat, _ := s.Num.Get(ability.Retreat)
		if isUnit != (s.Kinds == ability.Unit) || isUnit && (hp < 300 || hp > 1500 || hp%100 != 0 || retreat > 3) {
			t.Errorf("%s: HP %d, retreat cost %d", s.Name, hp, retreat)
		}
		if retreats[retreat]++; len(s.Traits) > 0 && !isUnit {
			t.Errorf("%s: advantage %q", s.Name, s.Traits)
		}
		for j := range s.Card.Abilities {
			if a := &s.Card.Abilities[j]; a.Marks&ability.Skill != 0 {
				thresholds[a.Cost[0].N.N]++
			}
		}
	}
	for a, want := range map[string]int{"red": 20, "green": 20, "blue": 20, "none": 12} {
		if attributes[a] < want {
			t.Errorf("%d cards of %s, want at least %d", attributes[a], a, want)
		}
	}
	for k, want := range map[ability.Kinds]int{ability.Unit: 50, ability.Command | ability.EventCard: 10, ability.Command: 10, ability.Command | ability.Assist: 8} {
		if kinds[k] < want {
			t.Errorf("%d cards of kind %d, want at least %d", kinds[k], k, want)
		}
	}
	for n := range int32(7) {
		if thresholds[n] == 0 || n < 4 && retreats[n] == 0 {
			t.Errorf("%d skills and %d retreats cost %d", thresholds[n], retreats[n], n)
		}
	}
	if rainbows < 4 || english < 50 {
		t.Errorf("%d rainbows, %d English texts", rainbows, english)
	}
}

// A starter deck is a whole one.
func TestStarterDecks(t *testing.T) {
	for _, d := range assets.Of("divinecross").Decks {
		if len(d.Main) != 30 || len(d.Leader)+len(d.Side) > 0 {
			t.Errorf("%s: %d cards", d.Name, len(d.Main))
		}
	}
}

// The pack says what the language has: one of each at least.
func TestThePackOfCrossroadsUsesTheLanguage(t *testing.T) {
	var all strings.Builder
	for i := range assets.Packs("divinecross")[0].Cards {
		all.WriteString(assets.Packs("divinecross")[0].Cards[i].Sides[0].Text + "\n")
	}
	for _, s := range []string{"コスト0", "コスト6", "ダメージ100×", "このスキルは気絶していても使える", "ダメージを与える前に、", "EX ", "FX ", "BC ", "X 相手", "EX「", "累積しない", "自分のターンに1回使える",
		"スキルを使った時、", "KOされた時、", "KOした時、", "スキルのダメージを受けた時、", "移動した時、", "に出た時、", "チャージした時、", "気絶した時、", "終了時、", "付いた時、", "限り、", "このターン、", "次の相手のターン、", "ターン終了時まで",
		"じゃんけんして勝てば、", "回じゃんけんして、勝った回数", "スキルは失敗する", "ウィニングチケットを授かる", "そうしたなら", "そうしなかったなら", "引いてもよい", "捨ててもよい", "代わりに", "次に自分の",
		"ダメージを200アップする", "スキルダメージを100ダウンする", "スキルダメージを受けない", "効果によるダメージを受けない", "ユニットすべてに", "につき", "エネルギーが", "HPを100回復", "HPをすべて回復", "気絶させる", "気絶マーカーを取り除く", "毒マーカーを", "毒状態", "気絶しない",
		"KOする", "KO置き場に置く", "HPが400以下", "探し、", "シャッフルする", "公開", "見る", "選び、", "手札を捨てる", "手札を2枚捨て", "持ち主の手札に戻す", "入れ替える", "退却させる", "退却できない", "スキルを使えない", "チャージする", "エネルギーとして付ける", "アシストが付いている",
		"手札が5枚になるように", "15枚引いても", "4枚まで引き、", "コストを1増やす", "コストを1減らす", "退却コストを1増やす", "退却コストを1減らす", "HPを200増やす", "HPを200減らす", "『", "の「", "有利", "属性", "緑でもある", "好きな枚数入れ"} {
		if !strings.Contains(all.String(), s) {
			t.Errorf("no card says %s", s)
		}
	}
}
