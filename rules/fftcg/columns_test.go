package fftcg_test

import (
	"reflect"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/fftcg"
	"gotaku/rules/games"
	"gotaku/rules/wing"
)

// tryFFTCG has every column of the game.
const tryFFTCG = `{"format": 1, "id": "try-ff", "game": "fftcg", "name": "試", "cards": [
	{"number": "扉-001", "name": "灯守レン", "nameEN": "Ren", "kind": "フォワード", "element": ["火", "雷"], "job": "灯守", "jobEN": "Lampkeeper", "category": "灯台・Ⅶ", "icon": "EX", "cost": 4, "power": 8000, "text": "ヘイスト"},
	{"number": "扉-002", "name": "煤払い", "kind": "backup", "element": "fire", "icon": ["一般", "パーティー"], "cost": 1, "text": ""},
	{"number": "扉-003", "name": "炎鶏", "kind": "召喚獣", "element": "火", "cost": 2, "text": "カードを１枚引く。"}]}`

// TestColumns: the columns of a pack go to the fields they name, and come back.
func TestColumns(t *testing.T) {
	p, err := deck.ReadPack([]byte(tryFFTCG))
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
		again, err := deck.ReadPack(b)
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

// TestColumnFaults: what a column cannot say is an error that tells what it can.
func TestColumnFaults(t *testing.T) {
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
		_, err := deck.ReadPack([]byte(strings.Replace(tryFFTCG, c.from, c.to, 1)))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.to, err, c.want)
		}
	}
	id := wing.ID(fftcg.Wing{})
	for _, w := range games.All() {
		if other := wing.ID(w); other != id {
			if _, err := deck.ReadPack([]byte(strings.Replace(tryFFTCG, id, other, 1))); err == nil {
				t.Errorf("a pack of this game is one of %s too", other)
			}
		}
	}
}
