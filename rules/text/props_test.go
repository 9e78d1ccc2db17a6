package text_test

import (
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// checkNormal: the offset map is monotone, total, and on rune borders.
func checkNormal(t *testing.T, printed string, l text.Lang) {
	t.Helper()
	n := text.Of("sve").Normal(printed, l)
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
		if !texttest.OnBorder(printed, from) || !texttest.OnBorder(printed, to) {
			t.Fatalf("%q: rune %d is cut at %d or %d", printed, i, from, to)
		}
		last = from
	}
}

func TestNormalize(t *testing.T) {
	for _, c := range []struct {
		in, out string
		l       text.Lang
	}{
		{"　１枚引く。", "1枚引く。", text.JA},
		{"フォロワー1 体に 2 ダメージ。", "フォロワー1体に2ダメージ。", text.JA},
		{"《ファンファーレ》1枚引く", "[ファンファーレ]1枚引く", text.JA},
		{"【ファンファーレ】1枚引く", "[ファンファーレ]1枚引く", text.JA},
		{"【コンボ.3】【コンボ 5】【SC_2】", "【コンボ_3】【コンボ_5】【スペルチェイン_2】", text.JA},
		{"【疾走】 自分のエンドフェイズ", "【疾走】\n自分のエンドフェイズ", text.JA},
		{"1枚引く。 2枚引く。", "1枚引く。\n2枚引く。", text.JA},
		{"『Ｎ 1』を", "『Ｎ 1』を", text.JA},
		{"【守護】を持つ", "【守護】を持つ", text.JA},
		{"[攻撃力]－１する", "[攻撃力]-1する", text.JA},
		{"Draw  1   card.", "Draw 1 card.", text.EN},
		{"[Fanfare] Draw 1 card.", "[fanfare] Draw 1 card.", text.EN},
		{`Put 1 "A  B" onto`, `Put 1 "A  B" onto`, text.EN},
		{"[コスト00]", "[コスト00]", text.JA},
	} {
		if got := string(text.Of("sve").Normal(c.in, c.l).R); got != c.out {
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
		card, rep := text.Of("sve").Compile("", c.text, text.JA)
		if rep.Class != text.Assisted || len(rep.Spans) != 1 {
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
			t.Errorf("%s: effect %s, want the text %q", c.text, texttest.Dump(a.Do), c.span)
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
	card, _ := text.Of("sve").Compile("", "[起動][コスト2]これを[アクト]：月まで飛ぶ。", text.JA)
	a := card.Abilities[0]
	if a.Kind != ability.Activated || len(a.Cost) != 2 || a.Cost[0].N.N != 2 {
		t.Errorf("cost %s", texttest.Dump(a.Cost))
	}
	card, _ = text.Of("sve").Compile("", "[ラストワード]月まで飛ぶ。", text.JA)
	if a = card.Abilities[0]; len(a.On) != 1 || a.On[0].Word != "lastwords" || a.Hand != ability.HandEffect {
		t.Errorf("trigger %s", texttest.Dump(a))
	}
}

// TestKinds: the kind of the card decides between a spell and a static ability.
func TestKinds(t *testing.T) {
	const line = "自分の場のフォロワーすべては[攻撃力]+1する。"
	for _, c := range []struct {
		kinds ability.Kinds
		want  ability.Kind
	}{{ability.SpellCard, ability.Spell}, {ability.Amulet, ability.Static}, {ability.Follower, ability.Static}} {
		card, _ := text.Of("sve").CompileAs(c.kinds, "", line, text.JA)
		if got := card.Abilities[0].Kind; got != c.want {
			t.Errorf("kinds %d: %d, want %d", c.kinds, got, c.want)
		}
	}
}

// TestDict: names and traits print in the other language and come back.
func TestDict(t *testing.T) {
	g := text.Of("sve").With(text.Dict{
		Names:  map[string]string{"灯りの小鬼": "Lamp Imp"},
		Traits: map[string]string{"風詠み": "Windsinger", "月の民": "Moonfolk"},
		Kinds:  map[string]ability.Kinds{"風車の丘": ability.Amulet},
	})
	for _, c := range []struct{ ja, en string }{
		{"[ファンファーレ]『灯りの小鬼』1体を場に出す。", `[fanfare] Put 1 "Lamp Imp" onto your field.`},
		{"自分の場の他の風詠み・フォロワーすべては【突進】を持つ。", "All other <Windsinger> followers on your field gain [rush]."},
		{"自分の場の月の民・フォロワーすべては【突進】を持つ。", "All <Moonfolk> followers on your field gain [rush]."},
	} {
		card, rep := g.Compile("", c.ja, text.JA)
		if rep.Class != text.Automatic {
			t.Errorf("%s: %+v", c.ja, rep.Spans)
			continue
		}
		if got := g.Print(card, "", text.EN); got != c.en {
			t.Errorf("%s prints %s, want %s", c.ja, got, c.en)
		}
		back, _ := g.Compile("", c.en, text.EN)
		if !text.Equal(texttest.Bare(back), texttest.Bare(card)) {
			t.Errorf("%s gives %s", c.en, texttest.Dump(texttest.Bare(back)))
		}
	}
}

// TestSpellsAreNotMadeInPlay: a token that is a spell is made where it can be played from.
func TestSpellsAreNotMadeInPlay(t *testing.T) {
	g := text.Of("sve").With(text.Dict{Kinds: map[string]ability.Kinds{"灯りの小鬼": ability.Follower, "灯の矢": ability.SpellCard}})
	for s, whole := range map[string]bool{
		"[ファンファーレ]『灯の矢』1枚をEXエリアに置く。":       true,
		"[ファンファーレ]『灯の矢』1体を場に出す。":           false,
		"[ファンファーレ]『灯りの小鬼』1体と『灯の矢』1体を場に出す。": false,
		"[ファンファーレ]『灯りの小鬼』1体か『灯の矢』1体を場に出す。": false,
		"[ファンファーレ]『灯の矢』1枚を場かEXエリアに置く。":     false,
		"[ファンファーレ]『灯りの小鬼』1体を場に出す。":         true,
		"[ファンファーレ]『灯りの小鬼』1枚を場かEXエリアに置く。":   true,
		"[ファンファーレ]『名もなき者』1体を場に出す。":         true,
	} {
		if _, rep := g.Compile("", s, text.JA); (rep.Class == text.Automatic) != whole {
			t.Errorf("%s: class %d, %+v", s, rep.Class, rep.Spans)
		}
	}
}

// TestUnknownWords: a misspelt trait or token name is a warning with its place.
func TestUnknownWords(t *testing.T) {
	g := text.Of("sve").With(text.Dict{Traits: map[string]string{"風詠み": "Windsinger"}, Kinds: map[string]ability.Kinds{"灯りの小鬼": ability.Follower}})
	const s = "[ファンファーレ]『灯りの子鬼』1体を場に出す。\n自分の場の風読み・フォロワーすべては【突進】を持つ。"
	_, rep := g.Compile("", s, text.JA)
	if rep.Class != text.Automatic || len(rep.Warnings) != 2 {
		t.Fatalf("class %d, warnings %+v", rep.Class, rep.Warnings)
	}
	for i, want := range []struct{ at, near string }{{"灯りの子鬼", "灯りの小鬼"}, {"風読み", "風詠み"}} {
		w := rep.Warnings[i]
		if s[w.Start:w.End] != want.at || !strings.Contains(w.JA, want.near) || !strings.Contains(w.EN, want.near) {
			t.Errorf("warning %+v, want %s near %s", w, want.at, want.near)
		}
	}
	if _, rep = text.Of("sve").Compile("", s, text.JA); len(rep.Warnings) != 0 {
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
		card, rep := text.Of("sve").Compile("", s, text.JA)
		texttest.Sound(t, s, card, rep)
	}
}
