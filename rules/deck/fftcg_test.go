package deck

import (
	"reflect"
	"strings"
	"testing"

	"gotaku/rules/ability"
)

const tryFFTCG = `{"format": 1, "id": "try-ff", "game": "fftcg", "name": "試", "cards": [
	{"number": "扉-001", "name": "灯守レン", "nameEN": "Ren", "kind": "フォワード", "element": ["火", "雷"], "job": "灯守", "jobEN": "Lampkeeper", "category": "灯台・Ⅶ", "icon": "EX", "cost": 4, "power": 8000, "text": "ヘイスト"},
	{"number": "扉-002", "name": "煤払い", "kind": "backup", "element": "fire", "icon": ["一般", "パーティー"], "cost": 1, "text": ""},
	{"number": "扉-003", "name": "炎鶏", "kind": "召喚獣", "element": "火", "cost": 2, "text": "カードを１枚引く。"}]}`

func TestReadFFTCG(t *testing.T) {
	p, err := ReadPack([]byte(tryFFTCG))
	if err != nil {
		t.Fatal(err)
	}
	s := &p.Cards[0].Sides[0]
	power, _ := s.Num.Get(ability.Power)
	if s.Kinds != ability.Forward || power != 8000 || !reflect.DeepEqual(s.Classes, []string{"fire", "lightning"}) ||
		!reflect.DeepEqual(s.Traits, []string{"灯守"}) || !reflect.DeepEqual(s.Categories, []string{"灯台", "Ⅶ"}) || !reflect.DeepEqual(s.Icons, []string{"ex"}) {
		t.Errorf("%+v", s)
	}
	if s := &p.Cards[1].Sides[0]; !reflect.DeepEqual(s.Icons, []string{"generic", "party"}) || s.Kinds != ability.Backup {
		t.Errorf("%+v", s)
	}
	for name, b := range map[string][]byte{"JSON": p.JSON(), "CSV": p.CSV("en"), "Japanese CSV": p.CSV("ja")} {
		again, err := ReadPack(b)
		if err != nil {
			t.Fatalf("%s: %v\n%s", name, err, b)
		}
		if !reflect.DeepEqual(again, p) {
			t.Errorf("%s gives another pack:\n%s", name, b)
		}
	}
	for _, word := range []string{"属性", "ジョブ", "カテゴリ", "アイコン", "パワー"} {
		if !strings.Contains(string(p.CSV("ja")), word) {
			t.Errorf("no header %s", word)
		}
	}
	if head := string(p.CSV("en")); !strings.Contains(head, "element,job,jobEN,category,icon") {
		t.Errorf("headers %s", head)
	}
}

func TestFFTCGFaults(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{`"element": "火"`, `"class": "火"`, "unknown key"},
		{`"element": "火"`, `"element": "木"`, `"木" is no element`},
		{`"icon": "EX"`, `"icon": "星"`, `"星" is no icon`},
		{`, "power": 8000`, ``, "no power"},
		{`"element": "火", "cost": 2`, `"cost": 2`, "no element"},
		{`"召喚獣"`, `"スペル"`, "is no kind"},
	} {
		if !strings.Contains(tryFFTCG, c.from) {
			t.Fatalf("no %s", c.from)
		}
		_, err := ReadPack([]byte(strings.Replace(tryFFTCG, c.from, c.to, 1)))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.to, err, c.want)
		}
	}
	if _, err := ReadPack([]byte(strings.Replace(strings.Replace(tryFFTCG, "fftcg", "sve", 1), "フォワード", "フォロワー", 1))); err == nil || !strings.Contains(err.Error(), "unknown key") {
		t.Errorf("an element in another game: %v", err)
	}
}
