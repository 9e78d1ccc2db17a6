package divinecross_test

import (
	"reflect"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	_ "gotaku/rules/games"
)

// tryDivineCross has every column of the game, and every kind.
const tryDivineCross = `{"format": 1, "id": "try-dc", "game": "divinecross", "name": "試", "cards": [
	{"number": "辻-001", "name": "火消しのアカネ", "nameEN": "Akane", "kind": "ユニット", "attribute": "赤", "advantage": "緑", "hp": 700, "retreat": 1, "text": "スキル「まとい打ち」コスト0 ダメージ100"},
	{"number": "辻-002", "name": "虹追いのハル", "kind": "unit", "attribute": ["赤", "green", "青"], "advantage": "赤・緑・青", "hp": 500, "retreat": 0, "text": ""},
	{"number": "辻-003", "name": "灰色の石垣", "kind": "ユニット", "attribute": "無", "advantage": "-", "hp": 1200, "retreat": 3, "text": ""},
	{"number": "辻-004", "name": "夜市", "kind": "コマンド・イベント", "attribute": "無", "text": "自分のデッキを2枚引く。"},
	{"number": "辻-005", "name": "早変わり", "kind": "command", "attribute": "赤", "text": "自分のデッキを1枚引く。"},
	{"number": "辻-006", "name": "竹光", "kind": "アシスト", "attribute": "緑", "text": ""}]}`

// TestColumns: the columns of a pack go to the fields they name, and come back.
func TestColumns(t *testing.T) {
	p, err := deck.ReadPack([]byte(tryDivineCross))
	if err != nil {
		t.Fatal(err)
	}
	want := []struct {
		kinds     ability.Kinds
		has, over []string
		hp, cost  int32
	}{
		{ability.Unit, []string{"red"}, []string{"green"}, 700, 1},
		{ability.Unit, []string{"red", "green", "blue"}, []string{"red", "green", "blue"}, 500, 0},
		{ability.Unit, []string{"none"}, nil, 1200, 3},
		{ability.Command | ability.EventCard, []string{"none"}, nil, 0, 0},
		{ability.Command, []string{"red"}, nil, 0, 0},
		{ability.Command | ability.Assist, []string{"green"}, nil, 0, 0},
	}
	for i, w := range want {
		s := &p.Cards[i].Sides[0]
		hp, isUnit := s.Num.Get(ability.HP)
		cost, _ := s.Num.Get(ability.Retreat)
		if s.Kinds != w.kinds || !reflect.DeepEqual(s.Classes, w.has) || !reflect.DeepEqual(s.Traits, w.over) || hp != w.hp || cost != w.cost || isUnit != (w.kinds == ability.Unit) {
			t.Errorf("%+v", s)
		}
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
	if table := string(p.CSV("ja")); !strings.Contains(table, "種類,属性,有利,HP,退却コスト,テキスト") || !strings.Contains(table, "夜市,,イベント,無") || !strings.Contains(table, "早変わり,,アクション,赤") {
		t.Errorf("table\n%s", table)
	}
}

// TestColumnFaults: what a column cannot say is an error that tells what it can.
func TestColumnFaults(t *testing.T) {
	for _, c := range []struct{ from, to, want string }{
		{`"attribute": "赤", "adv`, `"element": "赤", "adv`, "unknown key"},
		{`"attribute": "赤", "adv`, `"attribute": "黄", "adv`, `"黄" is no attribute; allowed: red, green, blue, none`},
		{`"advantage": "緑"`, `"advantage": "黒"`, `"黒" is no advantage; allowed: red, green, blue, none`},
		{`"advantage": "緑"`, `"advantage": "-・緑"`, `"-" is no advantage`},
		{`"advantage": "緑"`, `"advantageEN": "Green"`, "unknown key"},
		{`"hp": 700, `, ``, "no hp"},
		{`"hp": 700, "retreat": 1`, `"hp": 700`, "no retreat"},
		{`"attribute": "無", "text"`, `"text"`, "no attribute"},
		{`"コマンド・イベント"`, `"ユニット・イベント"`, "exactly one of unit, event, action, assist"},
		{`"コマンド・イベント"`, `"アシスト・イベント"`, "at most one special kind of event, assist"},
		{`"コマンド・イベント"`, `"召喚獣"`, "is no kind; allowed: unit, event, action, assist"},
	} {
		if !strings.Contains(tryDivineCross, c.from) {
			t.Fatalf("no %s", c.from)
		}
		_, err := deck.ReadPack([]byte(strings.Replace(tryDivineCross, c.from, c.to, 1)))
		if err == nil || !strings.Contains(err.Error(), c.want) {
			t.Errorf("%s: %v, want %s", c.to, err, c.want)
		}
	}
	list := "ゲーム：divinecross\n名前：辻の子\n2 辻-001 火消しのアカネ\nデッキ\n1 夜市\n"
	l, err := deck.ReadList([]byte(list))
	if err != nil || len(l.Sections) != 1 || len(l.Sections[0].Cards) != 2 {
		t.Errorf("%v %+v", err, l)
	}
	if _, err := deck.ReadList([]byte(list + "形式：シールド戦\n")); err == nil {
		t.Error("a format that the game does not have")
	}
}
