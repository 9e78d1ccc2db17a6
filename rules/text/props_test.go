package text

import (
	"strings"
	"testing"
	"unicode/utf8"

	"gotaku/rules/ability"
)

// checkNormal: the offset map is monotone, total, and on rune borders.
func checkNormal(t *testing.T, printed string, l Lang) {
	t.Helper()
	n := Of("sve").normalize(printed, l)
	if len(n.From) != len(n.R) || len(n.To) != len(n.R) || len(n.Icons) != len(n.R) {
		t.Fatalf("%q: %d runes, %d and %d offsets", printed, len(n.R), len(n.From), len(n.To))
	}
	last := 0
	for i := range n.R {
		from, to := n.From[i], n.To[i]
		if from < 0 || to > len(printed) || from >= to {
			t.Fatalf("%q: rune %d stands for bytes %d to %d", printed, i, from, to)
		}
		if from < last && !n.Icons[i] {
			t.Fatalf("%q: rune %d goes back to byte %d", printed, i, from)
		}
		if !onBorder(printed, from) || !onBorder(printed, to) {
			t.Fatalf("%q: rune %d is cut at %d or %d", printed, i, from, to)
		}
		last = from
	}
}

// onBorder tells whether i does not lie within a rune; in invalid text every byte
// is a rune of its own.
func onBorder(s string, i int) bool {
	return i == 0 || i >= len(s) || utf8.RuneStart(s[i]) || !utf8.ValidString(s)
}

func TestNormalize(t *testing.T) {
	for _, c := range []struct {
		in, out string
		l       Lang
	}{
		{"　１枚引く。", "1枚引く。", JA},
		{"フォロワー1 体に 2 ダメージ。", "フォロワー1体に2ダメージ。", JA},
		{"《ファンファーレ》1枚引く", "[ファンファーレ]1枚引く", JA},
		{"【ファンファーレ】1枚引く", "[ファンファーレ]1枚引く", JA},
		{"【コンボ.3】【コンボ 5】【SC_2】", "【コンボ_3】【コンボ_5】【スペルチェイン_2】", JA},
		{"【疾走】 自分のエンドフェイズ", "【疾走】\n自分のエンドフェイズ", JA},
		{"1枚引く。 2枚引く。", "1枚引く。\n2枚引く。", JA},
		{"『Ｎ 1』を", "『Ｎ 1』を", JA},
		{"【守護】を持つ", "【守護】を持つ", JA},
		{"[攻撃力]－１する", "[攻撃力]-1する", JA},
		{"Draw  1   card.", "Draw 1 card.", EN},
		{"[Fanfare] Draw 1 card.", "[fanfare] Draw 1 card.", EN},
		{`Put 1 "A  B" onto`, `Put 1 "A  B" onto`, EN},
		{"[コスト00]", "[コスト00]", JA},
	} {
		if got := string(Of("sve").normalize(c.in, c.l).R); got != c.out {
			t.Errorf("%q gives %q, want %q", c.in, got, c.out)
		}
		checkNormal(t, c.in, c.l)
	}
}

// TestSpans: what cannot be read is given by exact spans, and only its own ability
// is carried out by hand.
func TestSpans(t *testing.T) {
	for _, c := range []struct {
		text, span string // span: the printed text carried out by hand
		at         string // what stands where reading stopped
		hand       ability.Hand
		auto       int // abilities of the card that are automatic
	}{
		{"【守護】\n[ファンファーレ]月まで飛ぶ。\n[ラストワード]1枚引く。", "月まで飛ぶ。", "月", ability.HandEffect, 2},
		{"[ファンファーレ]1枚引く。月まで飛ぶ。", "1枚引く。月まで飛ぶ。", "月", ability.HandEffect, 0},
		{"[起動]月を１つ払う：1枚引く。", "月を１つ払う：1枚引く。", "月", ability.HandCost, 0},
		{"[起動][コスト１]：月まで飛ぶ。", "月まで飛ぶ。", "月", ability.HandEffect, 0},
		{"これは月まで飛べる。\n【突進】", "これは月まで飛べる。", "月", ability.HandAll, 1},
		{"自分の場に月が出たとき、1枚引く。\n【突進】", "自分の場に月が出たとき、1枚引く。", "月", ability.HandAll, 1},
		{"相手の場のフォロワー１体を選ぶ。それを月にする。", "相手の場のフォロワー１体を選ぶ。それを月にする。", "月", ability.HandEffect, 0},
		{"[ファンファーレ]それを破壊する。", "それを破壊する。", "そ", ability.HandEffect, 0},
		{"[ファンファーレ]代わりに3ダメージ。", "代わりに3ダメージ。", "代", ability.HandEffect, 0},
	} {
		card, rep := Of("sve").Compile("", c.text, JA)
		if rep.Class != Assisted || len(rep.Spans) != 1 {
			t.Errorf("%s: class %d, %d spans", c.text, rep.Class, len(rep.Spans))
			continue
		}
		s := rep.Spans[0]
		if got := c.text[s.Start:s.End]; got != c.span {
			t.Errorf("%s: span %q, want %q", c.text, got, c.span)
		}
		if got := c.text[s.At:]; !strings.HasPrefix(got, c.at) {
			t.Errorf("%s: stopped at %q, want %q", c.text, got, c.at)
		}
		if s.JA == "" || s.EN == "" {
			t.Errorf("%s: no message", c.text)
		}
		a := card.Abilities[s.Ability]
		if a.Hand != c.hand {
			t.Errorf("%s: by hand %d, want %d", c.text, a.Hand, c.hand)
		}
		if h, ok := a.Do[0].(*ability.ByHand); !ok || h.Text != c.span {
			t.Errorf("%s: effect %s, want the text %q", c.text, dump(a.Do), c.span)
		}
		auto := 0
		for _, a := range card.Abilities {
			if a.Hand == ability.Auto {
				auto++
			}
		}
		if auto != c.auto {
			t.Errorf("%s: %d automatic abilities, want %d", c.text, auto, c.auto)
		}
	}
}

// TestHandKeepsHead: an unknown effect keeps its trigger and cost.
func TestHandKeepsHead(t *testing.T) {
	card, _ := Of("sve").Compile("", "[起動][コスト2]これを[アクト]：月まで飛ぶ。", JA)
	a := card.Abilities[0]
	if a.Kind != ability.Activated || len(a.Cost) != 2 || a.Cost[0].N.N != 2 {
		t.Errorf("cost %s", dump(a.Cost))
	}
	card, _ = Of("sve").Compile("", "[ラストワード]月まで飛ぶ。", JA)
	if a = card.Abilities[0]; len(a.On) != 1 || a.On[0].Word != "lastwords" || a.Hand != ability.HandEffect {
		t.Errorf("trigger %s", dump(a))
	}
}

// TestKinds: the kind of the card decides between a spell and a static ability.
func TestKinds(t *testing.T) {
	const line = "自分の場のフォロワーすべては[攻撃力]+1する。"
	for _, c := range []struct {
		kinds ability.Kinds
		want  ability.Kind
	}{{ability.SpellCard, ability.Spell}, {ability.Amulet, ability.Static}, {ability.Follower, ability.Static}} {
		card, _ := Of("sve").CompileAs(c.kinds, "", line, JA)
		if got := card.Abilities[0].Kind; got != c.want {
			t.Errorf("kinds %d: %d, want %d", c.kinds, got, c.want)
		}
	}
}

// TestDict: names and traits print in the other language and come back.
func TestDict(t *testing.T) {
	g := Of("sve").With(Dict{
		Names:  map[string]string{"灯りの小鬼": "Lamp Imp"},
		Traits: map[string]string{"風詠み": "Windsinger", "月の民": "Moonfolk"},
		Kinds:  map[string]ability.Kinds{"風車の丘": ability.Amulet},
	})
	for _, c := range []struct{ ja, en string }{
		{"[ファンファーレ]『灯りの小鬼』1体を場に出す。", `[fanfare] Put 1 "Lamp Imp" onto your field.`},
		{"自分の場の他の風詠み・フォロワーすべては【突進】を持つ。", "All other <Windsinger> followers on your field gain [rush]."},
		{"自分の場の月の民・フォロワーすべては【突進】を持つ。", "All <Moonfolk> followers on your field gain [rush]."},
	} {
		card, rep := g.Compile("", c.ja, JA)
		if rep.Class != Automatic {
			t.Errorf("%s: %+v", c.ja, rep.Spans)
			continue
		}
		if got := g.Print(card, "", EN); got != c.en {
			t.Errorf("%s prints %s, want %s", c.ja, got, c.en)
		}
		back, _ := g.Compile("", c.en, EN)
		if !Equal(bareData(back), bareData(card)) {
			t.Errorf("%s gives %s", c.en, dump(bareData(back)))
		}
	}
}

// TestUnknownWords: a misspelt trait or token name is a warning with its place.
func TestUnknownWords(t *testing.T) {
	g := Of("sve").With(Dict{Traits: map[string]string{"風詠み": "Windsinger"}, Kinds: map[string]ability.Kinds{"灯りの小鬼": ability.Follower}})
	const s = "[ファンファーレ]『灯りの子鬼』1体を場に出す。\n自分の場の風読み・フォロワーすべては【突進】を持つ。"
	_, rep := g.Compile("", s, JA)
	if rep.Class != Automatic || len(rep.Warnings) != 2 {
		t.Fatalf("class %d, warnings %+v", rep.Class, rep.Warnings)
	}
	for i, want := range []struct{ at, near string }{{"灯りの子鬼", "灯りの小鬼"}, {"風読み", "風詠み"}} {
		w := rep.Warnings[i]
		if s[w.Start:w.End] != want.at || !strings.Contains(w.JA, want.near) || !strings.Contains(w.EN, want.near) {
			t.Errorf("warning %+v, want %s near %s", w, want.at, want.near)
		}
	}
	if _, rep = Of("sve").Compile("", s, JA); len(rep.Warnings) != 0 {
		t.Errorf("without a dictionary: %+v", rep.Warnings)
	}
}

// TestLimits: oversized, deep and endless text is refused in bounded time.
func TestLimits(t *testing.T) {
	for _, s := range []string{
		strings.Repeat("自分の場のフォロワー1体を選ぶ。", 2000),
		strings.Repeat("「", 1500) + strings.Repeat("」", 1500),
		"自分の場のフォロワー1体を選ぶ。それは" + strings.Repeat("「【攻撃時】それは", 60) + "を持つ。",
		strings.Repeat("他の", 1000) + "フォロワー1体を破壊する。",
		strings.Repeat("妖精・", 1000) + "フォロワー1体を破壊する。",
		strings.Repeat("(", 3000),
		strings.Repeat("【", 3000),
		"『" + strings.Repeat("あ", 5000),
		"[ファンファーレ]" + strings.Repeat("1枚引き、", 500) + "1枚引く。",
		strings.Repeat("【1】", 900),
		strings.Repeat("[コスト1]", 500) + "：1枚引く。",
		"[起動]" + strings.Repeat("[コスト1]", 500) + "：1枚引く。",
	} {
		card, rep := Of("sve").Compile("", s, JA)
		checkReport(t, s, card, rep)
	}
}

func checkReport(t *testing.T, s string, card *ability.Card, rep Report) {
	t.Helper()
	for _, sp := range rep.Spans {
		if sp.Start < 0 || sp.End > len(s) || sp.Start > sp.End || sp.At < sp.Start || sp.At > sp.End {
			t.Fatalf("%.60q: span %d to %d at %d", s, sp.Start, sp.End, sp.At)
		}
		if !onBorder(s, sp.Start) || !onBorder(s, sp.End) || !onBorder(s, sp.At) {
			t.Fatalf("%.60q: span %d to %d at %d cuts a rune", s, sp.Start, sp.End, sp.At)
		}
		if sp.Ability < 0 || sp.Ability >= len(card.Abilities) || card.Abilities[sp.Ability].Hand == ability.Auto {
			t.Fatalf("%.60q: span of ability %d", s, sp.Ability)
		}
	}
	if (rep.Class == Assisted) != (len(rep.Spans) > 0) {
		t.Fatalf("%.60q: class %d with %d spans", s, rep.Class, len(rep.Spans))
	}
}
