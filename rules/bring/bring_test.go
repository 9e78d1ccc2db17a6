package bring

import (
	"encoding/json"
	"fmt"
	"reflect"
	"strings"
	"testing"

	"golang.org/x/text/encoding/japanese"
	"golang.org/x/text/encoding/unicode"

	"gotaku/rules/deck"
)

// read judges a text that must be readable.
func read(t *testing.T, text string) *deck.Found {
	t.Helper()
	f, e := Read("sve", "浜.json", []byte(text))
	if e != nil {
		t.Fatal(e)
	}
	return f
}

// said is the cards of a pack in short.
func said(p *deck.Pack) (out []string) {
	if p == nil {
		return nil
	}
	for i := range p.Cards {
		d := &p.Cards[i]
		s := &d.Sides[0]
		out = append(out, fmt.Sprintf("%s|%s|%s|%v|%v|%v|%s|%s", d.Number, s.Name, s.NameEN, s.Classes, s.Traits, s.Num.N[:], s.Text, s.TextEN))
	}
	return out
}

// table is a spreadsheet's export; the same cards follow in other forms.
const table = "カードNo,カード名,カード種類,クラス,タイプ,コスト,攻撃,体力,効果\n" +
	"B-1,潮見の番兵,フォロワー,ロイヤル,兵士,2,2,3,【守護】\nB-2,渡し場の文,スペル,ニュートラル,,１,-,-,1枚引く。\n"

const community = `{"meta": {"pages": 1}, "data": {"cards": [
	{"card_no": "B-1", "name": {"ja": "潮見の番兵", "zh": "x"}, "type": "Follower", "craft": "royal", "trait": ["兵士"], "pp": 2, "atk": "2", "hp": 3, "rules_text": "【守護】<br>", "img": "b1.png"},
	{"card_no": "B-2", "name": {"ja": "渡し場の文"}, "type": "spell", "craft": "neutral", "trait": [], "pp": 1, "atk": null, "hp": null, "rules_text": "1枚引く。", "img": "b2.png"}]}}`

func TestTheSameCardsInManyForms(t *testing.T) {
	want := said(read(t, table).Pack)
	if len(want) != 2 || !strings.HasPrefix(want[0], "B-1|潮見の番兵||[royal]|[兵士]|") || !strings.HasSuffix(want[1], "|1枚引く。|") {
		t.Fatalf("the table gives %q", want)
	}
	sjis, err := japanese.ShiftJIS.NewEncoder().String(table)
	if err != nil {
		t.Fatal(err)
	}
	le, err := unicode.UTF16(unicode.LittleEndian, unicode.UseBOM).NewEncoder().String(table)
	if err != nil {
		t.Fatal(err)
	}
	be, err := unicode.UTF16(unicode.BigEndian, unicode.IgnoreBOM).NewEncoder().String(table)
	if err != nil {
		t.Fatal(err)
	}
	lines := ""
	for _, l := range strings.Split(strings.TrimSpace(table), "\n")[1:] {
		c := strings.Split(l, ",")
		b, _ := json.Marshal(map[string]any{"番号": c[0], "カード名": c[1], "種類": c[2], "クラス": c[3], "タイプ": c[4], "コスト": c[5], "attack": c[6], "defense": c[7], "text": c[8]})
		lines += string(b) + "\n"
	}
	for name, c := range map[string]struct{ text, code string }{
		"tabs":           {strings.ReplaceAll(table, ",", "\t"), utf8Name},
		"semicolons":     {strings.ReplaceAll(table, ",", ";"), utf8Name},
		"with a title":   {"わたしのカード\n\n" + table, utf8Name},
		"Shift JIS":      {sjis, shiftJIS},
		"UTF-16":         {le, utf16Name},
		"UTF-16, no BOM": {be, utf16Name},
		"UTF-8 with BOM": {"\ufeff" + table, utf8Name},
		"JSON of a site": {community, utf8Name},
		"JSON by lines":  {lines, utf8Name},
	} {
		f := read(t, c.text)
		if got := said(f.Pack); !reflect.DeepEqual(got, want) || f.Encoding != c.code || f.LeftN != 0 {
			t.Errorf("%s: %s, left %v\n%q, want\n%q", name, f.Encoding, f.Left, got, want)
		}
	}
}

func TestByNumber(t *testing.T) {
	f := read(t, `{"B-1": {"name": "甲", "type": "amulet", "class": "elf", "cost": 1, "text": "1枚引く。"}, "B-2": {"name": "乙", "type": "amulet", "class": "elf", "cost": 3}}`)
	if got := said(f.Pack); len(got) != 2 || !strings.HasPrefix(got[0], "B-1|甲|") || !strings.HasPrefix(got[1], "B-2|乙|") {
		t.Errorf("got %q", got)
	}
}

func TestEnglishAlone(t *testing.T) {
	f := read(t, "name_en,type,class,cost,text_en\nTide Bell,Amulet,Neutral,2,Draw a card.\n")
	if got := said(f.Pack); len(got) != 1 || !strings.HasPrefix(got[0], "no-0001|Tide Bell||[neutral]|") || !strings.HasSuffix(got[0], "|Draw a card.|") {
		t.Errorf("got %q", got)
	}
}

// What is not understood is told: columns, and rows with the reason.
func TestWhatIsNotUnderstood(t *testing.T) {
	f := read(t, "番号,カード名,種類,クラス,コスト,攻撃力,体力,テキスト,絵師\n"+
		"B-1,甲,フォロワー,エルフ,1,1,1,,い\nB-1,甲,フォロワー,エルフ,1,1,1,,い\nB-2,乙,ふしぎ,エルフ,1,1,1,,ろ\nB-3,丙,フォロワー,エルフ,1,X,1,,は\nB-4,丁,フォロワー,エルフ,1,,1,,に\n")
	var keys []string
	for _, c := range f.Columns {
		keys = append(keys, c.Name+"="+c.Key)
	}
	if want := "番号=number カード名=name 種類=kind クラス=class コスト=cost 攻撃力=attack 体力=life 絵師="; strings.Join(keys, " ") != want {
		t.Errorf("columns %s, want %s", strings.Join(keys, " "), want)
	}
	var left []string
	for _, l := range f.Left {
		left = append(left, fmt.Sprintf("%d %s", l.Line, l.Card))
		if l.JA == "" || l.EN == "" {
			t.Errorf("%+v says nothing", l)
		}
	}
	if want := []string{"3 B-1 甲", "4 B-2 乙", "5 B-3 丙", "6 B-4 丁"}; !reflect.DeepEqual(left, want) || f.LeftN != 4 || f.Rows != 5 || len(f.Pack.Cards) != 1 {
		t.Errorf("left %q of %d rows, want %q", left, f.Rows, want)
	}
}

func TestOwnFormIsTakenWholeOrNotAtAll(t *testing.T) {
	own := `{"format": 1, "id": "p", "game": "sve", "cards": [{"number": "1", "name": "甲", "kind": "amulet", "class": "elf", "cost": 1}]}`
	if f := read(t, own); f.Pack.ID != "p" || len(f.Pack.Cards) != 1 {
		t.Errorf("got %+v", f.Pack)
	}
	if _, e := Read("sve", "", []byte(strings.Replace(own, `"cost"`, `"costs"`, 1))); e == nil || e.Field != "costs" {
		t.Errorf("got %v", e)
	}
}

func TestWhatCannotBeRead(t *testing.T) {
	for _, c := range []struct{ text, says string }{
		{"", "the file is empty."},
		{"  \n", "the file is empty."},
		{"\xff\xff\x80\x01", "the file is not UTF-8, UTF-16 or Shift JIS here."},
		{`[{"name": "甲"`, "not valid JSON"},
		{strings.Repeat(`[`, 40), "nested too deeply"},
		{"甲\n乙\n", "no list of cards was found"},
		{"[1, 2]", "no list of cards was found"},
	} {
		if _, e := Read("sve", "", []byte(c.text)); e == nil || !strings.Contains(e.EN, c.says) || e.JA == "" {
			t.Errorf("%.20q: got %v, want %q", c.text, e, c.says)
		}
	}
	if _, e := Read("sve", "", make([]byte, maxFile+1)); e == nil || !strings.Contains(e.EN, "too large") {
		t.Errorf("got %v", e)
	}
}

// FuzzRead: whatever comes in, it is refused or it is a pack that its own form gives back.
func FuzzRead(f *testing.F) {
	for _, s := range []string{table, community, "a,b\n1,2\n", `{"B-1": {"name": "甲", "x": "y"}}`, "[[{}]]", "\xff\xfea\x00", "(,\n0"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		found, e := Read("sve", "x", b)
		if e != nil {
			if e.JA == "" || e.EN == "" {
				t.Errorf("an error that says nothing: %+v", e)
			}
			return
		}
		if found.Pack == nil {
			return
		}
		again, err := deck.ReadPack(found.Pack.JSON())
		if err != nil || !reflect.DeepEqual(again, found.Pack) {
			t.Errorf("%v\n%+v is read again as\n%+v", err, found.Pack, again)
		}
	})
}

func BenchmarkFourThousand(b *testing.B) {
	var s strings.Builder
	s.WriteString("番号,カード名,種類,クラス,コスト,攻撃力,体力,テキスト\n")
	for i := range 4000 {
		fmt.Fprintf(&s, "B-%d,浜の者%d,フォロワー,エルフ,2,2,2,\"【守護】\n[ファンファーレ] %d枚引く。\"\n", i, i, i%3+1)
	}
	for b.Loop() {
		if f, e := Read("sve", "", []byte(s.String())); e != nil || len(f.Pack.Cards) != 4000 {
			b.Fatal(e)
		}
	}
}
