package render

import (
	"strings"
	"testing"
)

// lines breaks s at the given width in ems of a 10 px face and joins each line's words.
func lines(t *testing.T, s string, ems float32, rich bool) []string {
	b := art(t).block(s, Style{Size: 10, Rich: rich}, ems*10)
	var out []string
	for _, ln := range b.lines {
		var sb strings.Builder
		for _, r := range ln.runs {
			if r.pill {
				sb.WriteString("<" + r.s + ">")
			} else {
				sb.WriteString(r.s)
			}
		}
		out = append(out, sb.String())
	}
	return out
}

func TestLineBreaking(t *testing.T) {
	for _, c := range []struct {
		why, s string
		ems    float32
		rich   bool
		want   []string
	}{
		{"plain", "漢字漢字漢字", 3, false, []string{"漢字漢", "字漢字"}},
		{"no small kana at a line's start", "漢字漢字漢ッ字", 5, false, []string{"漢字漢字", "漢ッ字"}},
		{"no long vowel at a line's start", "漢字ふるーつ", 4, false, []string{"漢字ふ", "るーつ"}},
		{"a word in katakana is not parted", "漢字漢字漢字ダメージ漢字", 8, false, []string{"漢字漢字漢字", "ダメージ漢字"}},
		{"unless its line would end too early", "漢字漢フォワードの字", 5, false, []string{"漢字漢フォ", "ワードの字"}},
		{"nor is one in the middle of a line moved", "漢字ダメージ漢字", 6, false, []string{"漢字ダメージ", "漢字"}},
		{"no opening bracket at a line's end", "漢字漢「漢字」", 4, false, []string{"漢字漢", "「漢字」"}},
		{"a full stop may hang", "漢字漢。漢字", 3, false, []string{"漢字漢。", "漢字"}},
		{"a counter stays with its digit", "漢字漢字1枚を引く", 4.8, false, []string{"漢字漢字", "1枚を引く"}},
		{"nor does a space part them", "漢字漢字、4 枚を引く", 6, false, []string{"漢字漢字、", "4 枚を引く"}},
		{"nor in English a number from what it counts", "Deal 3 damage", 6, false, []string{"Deal", "3 damage"}},
		{"a sign stays with its number", "漢字漢字＋1000の字", 5, false, []string{"漢字漢字", "＋1000", "の字"}},
		{"a ratio is not split", "漢字漢字2/7漢字", 5, false, []string{"漢字漢字", "2/7漢字"}},
		{"a Latin word is not split", "漢字漢字EXエリア", 4.8, false, []string{"漢字漢字", "EXエリア"}},
		{"dots are not split", "漢字漢……字漢", 4, false, []string{"漢字", "漢……", "字漢"}},
		{"no last line of one character", "漢字漢字漢", 4, false, []string{"漢字漢", "字漢"}},
		{"a space at a break disappears", "漢字漢 字漢字", 3.2, false, []string{"漢字漢", "字漢字"}},
		{"a soft break is best", "手札を捨てて\u200bカードを引く", 7, false, []string{"手札を捨てて", "カードを引く"}},
		{"a soft break is not needed", "手札を\u200b引く", 7, false, []string{"手札を引く"}},
		{"no closing straight quote at a line's start", "\"漢字漢\": 字", 3.6, false, []string{"\"漢字", "漢\": 字"}},
		{"hard breaks", "漢字\n漢", 7, false, []string{"漢字", "漢"}},
		{"a bracketed keyword is whole", "漢字漢字【守護】を持つ", 6, true, []string{"漢字漢字", "【守護】を持つ"}},
		{"a pill stays with what follows", "漢字漢字[起動]漢字", 7, true, []string{"漢字漢字", "<起動>漢字"}},
		{"square brackets are plain without Rich", "[起動]漢", 9, false, []string{"[起動]漢"}},
	} {
		got := lines(t, c.s, c.ems, c.rich)
		if strings.Join(got, "|") != strings.Join(c.want, "|") {
			t.Errorf("%s: %q in %v em = %q, want %q", c.why, c.s, c.ems, got, c.want)
		}
	}
}

// TestLinesFit breaks a long text at many widths: no line is wider than its box, hanging 、。 apart, and no character is lost.
func TestLinesFit(t *testing.T) {
	const s = "【ファンファーレ】自分の場のフォロワー1体を選ぶ。それは、ターン終了時まで+1/+1する。自分のデッキから『灯』のカード1枚を探し、EXエリアに置く。"
	a := art(t)
	for w := float32(60); w < 400; w += 7 {
		b := a.block(s, Style{Size: 13}, w)
		all := ""
		for _, ln := range b.lines {
			for _, r := range ln.runs {
				all += r.s
			}
			if limit := w + 13*hangEm + 0.1; ln.w > limit && len(ln.runs) > 0 {
				t.Errorf("width %v: a line of %v px: %q", w, ln.w, ln.runs[0].s)
			}
		}
		if all != s {
			t.Fatalf("width %v: text changed: %q", w, all)
		}
	}
}

func TestFit(t *testing.T) {
	a := art(t)
	k, n, cut, w := a.fit("灯守りのトウカ", Bold, 10, 100)
	if k != 1 || cut || n != len("灯守りのトウカ") {
		t.Errorf("what fits is not squeezed: %v %v %v", k, n, cut)
	}
	full := a.Measure("灯守りのトウカ", Bold, 10)
	k, _, cut, w = a.fit("灯守りのトウカ", Bold, 10, full*0.8)
	if cut || k > 0.8 || k < 0.78 || w > full*0.8 {
		t.Errorf("squeezed to %v, cut %v, %v px of %v", k, cut, w, full*0.8)
	}
	k, n, cut, w = a.fit("灯守りのトウカ", Bold, 10, full*0.4)
	if !cut || k != leastSqueeze || w > full*0.4 || n == 0 {
		t.Errorf("cut: %v %v %v %v of %v", k, n, cut, w, full*0.4)
	}
}

func TestSpaceBesideJapanese(t *testing.T) {
	a := art(t)
	if got := a.Measure("第 7", Regular, 100) - a.Measure("第7", Regular, 100); got != 25 {
		t.Errorf("a space beside Japanese is %v px of a 100 px face, want 25", got)
	}
}

func TestMissingGlyph(t *testing.T) {
	a, err := NewArt(fontData(t))
	if err != nil {
		t.Fatal(err)
	}
	var missed []rune
	a.OnMissing = func(r rune) { missed = append(missed, r) }
	k := glyphKey{font: Regular, r: '\u2d9f', size: 64 * 16, squeeze: 64}
	g := a.glyphPic(k)
	k.phase = 1
	a.glyphPic(k)
	if g.pic == nil {
		t.Fatal("nothing drawn for a missing glyph")
	}
	if len(missed) != 1 || missed[0] != '\u2d9f' {
		t.Errorf("reported %q, want the character once", missed)
	}
}

func TestNumbers(t *testing.T) {
	a := art(t)
	for n, want := range map[int]string{0: "0", 42: "42", -2: "−2"} {
		if got := a.Int(n); got != want {
			t.Errorf("Int(%d) = %q, want %q", n, got, want)
		}
	}
	if got := a.Ratio(3, 6); got != "3/6" {
		t.Errorf("Ratio = %q", got)
	}
}
