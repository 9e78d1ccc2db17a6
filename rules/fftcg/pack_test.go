package fftcg_test

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules/ability"
)

// The pack 扉: cards of every element and kind, all of them carried out by the rules.
func TestThePackOfDoors(t *testing.T) {
	g := assets.Of("fftcg")
	packs := assets.Packs("fftcg")
	if len(packs) != 1 || len(packs[0].Cards) < 130 {
		t.Fatalf("%d packs, the first of %d cards, want one of 130", len(packs), len(packs[0].Cards))
	}
	elements, kinds, icons, several, english, limits := map[string]int{}, map[ability.Kinds]int{}, map[string]int{}, 0, 0, 0
	for i := range packs[0].Cards {
		s := &g.Pool.Defs[i].Sides[0]
		kinds[s.Kinds&^ability.AdvanceCard]++
		limits += int(s.Kinds&ability.AdvanceCard) / int(ability.AdvanceCard)
		for _, e := range s.Classes {
			elements[e]++
		}
		for _, icon := range s.Icons {
			icons[icon]++
		}
		if len(s.Classes) > 1 {
			several++
		}
		if s.TextEN != "" {
			english++
		}
		for j := range s.Card.Abilities {
			if ab := &s.Card.Abilities[j]; (ab.Name != "") != (ab.Marks&ability.Special != 0) {
				t.Errorf("%s: an ability has the name %q", s.Name, ab.Name)
			}
		}
		if summon := s.Kinds&ability.Summon != 0; summon != (len(s.Traits) == 0) {
			t.Errorf("%s: jobs %q", s.Name, s.Traits)
		}
		if ex := strings.Contains(s.Text, "EXバースト"); ex != (len(s.Icons) > 0 && s.Icons[0] == "ex") {
			t.Errorf("%s: icons %q", s.Name, s.Icons)
		}
	}
	for _, e := range []string{"fire", "ice", "wind", "earth", "lightning", "water"} {
		if elements[e] < 18 {
			t.Errorf("%d cards of %s", elements[e], e)
		}
	}
	if elements["light"] < 4 || elements["dark"] < 4 || several < 8 || english < 5 {
		t.Errorf("light %d, dark %d, of several elements %d, with an English text %d", elements["light"], elements["dark"], several, english)
	}
	for _, k := range []ability.Kinds{ability.Forward, ability.Backup, ability.Monster, ability.Summon} {
		if kinds[k] < 6 {
			t.Errorf("%d cards of kind %d", kinds[k], k)
		}
	}
	if icons["generic"] < 20 || icons["ex"] < 15 || icons["party"] < 2 || limits < 4 {
		t.Errorf("icons %v, %d cards with Limit Break", icons, limits)
	}
}

// A starter deck is a whole one; the third has an LB deck. [NS]
func TestStarterDecks(t *testing.T) {
	for i, d := range assets.Of("fftcg").Decks {
		if len(d.Main) != 50 || len(d.Leader) > 0 || len(d.Side) != [...]int{0, 0, 5}[i] {
			t.Errorf("%s: %d cards, and %d", d.Name, len(d.Main), len(d.Side))
		}
	}
}

// The pack says what the language has: one of each at least.
func TestThePackOfDoorsUsesTheLanguage(t *testing.T) {
	var all strings.Builder
	for i := range assets.Packs("fftcg")[0].Cards {
		all.WriteString(assets.Packs("fftcg")[0].Cards[i].Sides[0].Text + "\n")
	}
	for _, s := range []string{"ヘイスト", "ブレイブ", "先制攻撃", "バックアタック", "デジョン", "ダメージ３ ――", "ダメージ５ ――", "EXバースト", "《S》", "《X》", "《C》", "《ダル》",
		"フィールドに出たとき", "アタックしたとき", "ブロックしたとき", "ブロックされたとき", "ブレイクゾーンに置かれたとき", "パーティーを組んで", "ダメージを与えたとき", "ダメージを受けたとき", "キャストしたとき", "終了時、",
		"以下の２つから１つ", "以下の３つから２つ", "代わりに", "そうした場合", "ターン終了時まで", "このターンの間", "あなたのターンの間", "１ターンに１回のみ", "の間のみ使用できる",
		"ダルにし、凍結する", "アクティブにする", "ブレイクする", "ゲームから除外する", "持ち主の手札に戻す", "デッキの一番下に置く", "探し、", "手札を１枚捨て", "カードを１枚引く", "クリスタルを１個得る", "カウンターを",
		"コスト３以下", "パワー7000以下", "ダル状態の", "ダメージを受けている", "アタックしている", "ジョブ【", "カード名【", "カテゴリ【", "一番下", "につき", "コストは１減る", "ブロックされない", "選ばれない", "ブレイクされない",
		"アタックできない", "アタックしなければならない", "としても扱う", "効果を無効にする", "前者", "点のダメージ", "選択する", "の中から", "を得る"} {
		if !strings.Contains(all.String(), s) {
			t.Errorf("no card says %s", s)
		}
	}
}
