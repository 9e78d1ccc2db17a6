package assets

import (
	"reflect"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/text"
)

// The pack 扉: cards of every element and kind, all of them carried out by the rules.
func TestThePackOfDoors(t *testing.T) {
	g := Of("fftcg")
	if len(g.Packs) != 1 || len(g.Packs[0].Cards) < 130 {
		t.Fatalf("%d packs, the first of %d cards, want one of 130", len(g.Packs), len(g.Packs[0].Cards))
	}
	elements, kinds, icons, several := map[string]int{}, map[ability.Kinds]int{}, map[string]int{}, 0
	for i := range g.Packs[0].Cards {
		s := &g.Packs[0].Cards[i].Sides[0]
		kinds[s.Kinds]++
		for _, e := range s.Classes {
			elements[e]++
		}
		for _, icon := range s.Icons {
			icons[icon]++
		}
		if len(s.Classes) > 1 {
			several++
		}
		if s.NameEN == "" || len(s.Traits) != len(s.TraitsEN) {
			t.Errorf("%s: English name %q, jobs %q %q", s.Name, s.NameEN, s.Traits, s.TraitsEN)
		}
		if summon := s.Kinds == ability.Summon; summon != (len(s.Traits) == 0) {
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
	if elements["light"] < 4 || elements["dark"] < 4 || several < 8 {
		t.Errorf("light %d, dark %d, of several elements %d", elements["light"], elements["dark"], several)
	}
	for _, k := range []ability.Kinds{ability.Forward, ability.Backup, ability.Monster, ability.Summon} {
		if kinds[k] < 6 {
			t.Errorf("%d cards of kind %d", kinds[k], k)
		}
	}
	if icons["generic"] < 20 || icons["ex"] < 15 || icons["party"] < 2 {
		t.Errorf("icons %v", icons)
	}
	for _, r := range g.Reports {
		if r.Status == deck.Assisted {
			t.Errorf("%s %s is assisted: %+v", r.ID, r.Name, r.Problems)
		}
	}
}

func TestFFTCGStarterDecks(t *testing.T) {
	g := Of("fftcg")
	if len(g.Decks) != 2 {
		t.Fatalf("%d decks", len(g.Decks))
	}
	for _, d := range g.Decks {
		if len(d.Main) != 50 || len(d.Leader)+len(d.Evolve) > 0 {
			t.Errorf("%s: %d cards", d.Name, len(d.Main))
		}
		setup := d.Setup()
		for _, f := range g.Rules.Game.Legal(g.Pool, "", &setup, nil) {
			t.Errorf("%s: %+v", d.Name, f)
		}
	}
}

// Every text of the pack reads back, in both languages, as it is printed.
func TestFFTCGTextsReadBackAsPrinted(t *testing.T) {
	g := Of("fftcg")
	grammar := text.FFTCG().With(dictionary(g))
	for i := range g.Packs[0].Cards {
		s := &g.Pool.Defs[i].Sides[0]
		for l, name := range []string{s.Name, s.NameEN} {
			out := grammar.Print(s.Card, s.Name, text.Lang(l))
			again, rep := grammar.CompileAs(s.Kinds, name, out, text.Lang(l))
			if !reflect.DeepEqual(unprinted(again), unprinted(s.Card)) {
				t.Errorf("%s: language %d: %s\n\tgives other data; %+v", s.Name, l, out, rep.Spans)
			}
		}
	}
}

// A text printed in English says what the Japanese one does; special abilities have
// a name in each language.
func TestFFTCGEnglishTexts(t *testing.T) {
	g := Of("fftcg")
	grammar := text.FFTCG().With(dictionary(g))
	n := 0
	for i := range g.Packs[0].Cards {
		s := &g.Pool.Defs[i].Sides[0]
		if s.TextEN == "" {
			continue
		}
		n++
		again, rep := grammar.CompileAs(s.Kinds, s.NameEN, s.TextEN, text.EN)
		a, b := unprinted(again), unprinted(s.Card)
		for _, c := range []*ability.Card{&a, &b} {
			for j := range c.Abilities {
				if ab := &c.Abilities[j]; (ab.Name != "") != (ab.Marks&ability.Special != 0) {
					t.Errorf("%s: name %q", s.Name, ab.Name)
				}
				c.Abilities[j].Name = ""
			}
		}
		if !reflect.DeepEqual(a, b) {
			t.Errorf("%s: %s\n\tgives other data; %+v", s.Name, s.TextEN, rep.Spans)
		}
	}
	if n < 5 {
		t.Errorf("%d English texts", n)
	}
}

// The pack says what the language has: one of each at least.
func TestThePackOfDoorsUsesTheLanguage(t *testing.T) {
	var all strings.Builder
	for i := range Of("fftcg").Packs[0].Cards {
		all.WriteString(Of("fftcg").Packs[0].Cards[i].Sides[0].Text + "\n")
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
