package bring

import (
	"fmt"
	"strings"
	"testing"
	"unicode/utf8"

	"gotaku/rules/state"
)

// TestWhatIsFoundIsShownShort: what a file calls its columns, a sample of them, what is said of rows that are left and the
// file's own name are cut, and have nothing that cannot be seen, before they are handed over.
func TestWhatIsFoundIsShownShort(t *testing.T) {
	long := strings.Repeat("長", 200_000)
	text := "カード名,カード種類,コスト,\u202e\u200bひみつ,a" + long + ",a" + long + "b\n" +
		"\u202e甲,スペル,1,\u202e\u200b" + long[:9000] + ",x,y\n" +
		"\u202e乙" + long[:9000] + ",なし\u202e,1,,,\n"
	f, e := Read("sve", "\u202e\u200b浜\u2800"+long+".csv", []byte(text))
	if e != nil {
		t.Fatal(e)
	}
	seen := func(what, s string, most int) {
		t.Helper()
		if n := utf8.RuneCountInString(s); n > most || strings.ContainsFunc(s, state.Unseen) {
			t.Errorf("%s has %d characters: %.90q", what, n, s)
		}
	}
	for _, c := range f.Columns {
		seen("a column", c.Name, maxHead+1)
		seen("a sample", c.Sample, 41)
	}
	if f.LeftN == 0 || len(f.Columns) < 4 {
		t.Fatalf("%d rows are left, %d columns", f.LeftN, len(f.Columns))
	}
	for _, l := range f.Left {
		seen("a row", l.Card, 41)
		seen("why", l.JA+l.EN, 1000)
	}
	seen("the name", f.Name, 60)
	for _, bad := range []string{`{"a` + long + "\x01", "[\u202e" + long} {
		if _, e := Read("sve", "", []byte(bad)); e == nil {
			t.Errorf("%.20q is read", bad)
		} else {
			seen("what is wrong", e.EN, 100)
		}
	}
	if _, e := List("sve", []byte("<deck><"+strings.Repeat("長", 30_000)+"></\u202eb></deck>")); e == nil {
		t.Error("XML that is none is read")
	} else {
		seen("what is wrong with XML", e.EN, 100)
	}
}

// TestATableIsBounded: a table of nothing but cells is refused before each of them is one.
func TestATableIsBounded(t *testing.T) {
	if _, e := Read("sve", "", []byte("名前,text\n"+strings.Repeat(",", maxValues))); e == nil || !strings.Contains(e.EN, "too many cells") {
		t.Errorf("it is read: %v", e)
	}
	if _, e := Read("sve", "", []byte("カード名,カード種類\n"+strings.Repeat("甲,スペル\n", 100))); e != nil {
		t.Errorf("an ordinary one is not: %v", e)
	}
}

// TestARowIsBounded: a row with more fields, or more in them, than a card has is left, and said to be; others are taken.
func TestARowIsBounded(t *testing.T) {
	var many, one strings.Builder
	for i := range maxCells + 1 {
		fmt.Fprintf(&many, `"f%d": 1, `, i)
	}
	for range maxRow {
		one.WriteString(`"カード名": "甲", `)
	}
	good := `{"カード番号": "B-1", "カード名": "潮見", "カード種類": "スペル", "クラス": "ニュートラル", "コスト": 1}`
	for what, odd := range map[string]string{"fields": many.String(), "values": one.String()} {
		f, e := Read("sve", "", []byte("["+good+", {"+odd+`"コスト": 1}]`))
		if e != nil || f.Pack == nil || len(f.Pack.Cards) != 1 || f.LeftN != 1 || !strings.Contains(f.Left[0].EN, "more in it than a card has") {
			t.Errorf("many %s: %+v %v", what, f, e)
		}
	}
	head := strings.Repeat("カード名,", maxRow)
	if f, e := Read("sve", "", []byte(head+"コスト\n"+strings.Repeat("甲,", maxRow)+"1\n")); e != nil || f.LeftN != 1 {
		t.Errorf("a wide table: %+v %v", f, e)
	}
	for what, text := range map[string]string{"values": "[" + strings.Repeat("0,", maxValues) + "0]", "rows": "a,b\n" + strings.Repeat("1,2\n", maxRows+2)} {
		if _, e := Read("sve", "", []byte(text)); e == nil || !strings.Contains(e.EN, "too many "+what) {
			t.Errorf("too many %s: %v", what, e)
		}
	}
}

// TestUnseenCharactersGo: what sites leave in a text and nobody sees is taken out, and the card is read like one without.
func TestUnseenCharactersGo(t *testing.T) {
	odd := strings.NewReplacer("潮見", "潮\u200b見\ufe00", "渡し場", "渡\u3164し\u2060場", "1枚", "1\u00ad枚").Replace(table)
	if got, want := said(read(t, odd).Pack), said(read(t, table).Pack); fmt.Sprint(got) != fmt.Sprint(want) {
		t.Errorf("%q, and without %q", got, want)
	}
}
