package zx_test

import (
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/compile"
	"gotaku/rules/deck"
	"gotaku/rules/text"
)

// TestImpossibleCards: a pack with a card that cannot be is refused whole, with one error that names the card. [203, 204.3,
// 206, 208.1]
func TestImpossibleCards(t *testing.T) {
	const good = `{"number": "A-1", "name": "x", "kind": "zex", "colour": "赤", "cost": 2, "power": 2000}`
	for _, c := range []struct{ from, to, want string }{
		{`"power": 2000`, `"race": "獣"`, "card A-1: no power."},
		{`"cost": 2, `, ``, "card A-1: no cost."},
		{`"power": 2000`, `"power": -500`, `is not a whole number from 0 to 99999`},
		{`"power": 2000`, `"power": 2000000000`, `is not a whole number from 0 to 99999`},
		{`"power": 2000`, `"power": 1000.5`, `is not a whole number from 0 to 99999`},
		{`"cost": 2`, `"cost": 100`, `is not a whole number from 0 to 99`},
		{`"kind": "zex"`, `"kind": "event"`, "card A-1, power: a card of this kind has no power."},
		{`"kind": "zex"`, `"kind": "player"`, "card A-1, cost: a card of this kind has no cost."},
		{`"kind": "zex"`, `"kind": "lower"`, "card A-1, cost: a card of this kind has no cost."},
		{`"kind": "zex"`, `"kind": "shift"`, "card A-1, cost: a card of this kind has no cost."},
		{`"kind": "zex", "colour": "赤", "cost": 2, "power": 2000`, `"kind": "event", "cost": 2, "race": "獣"`, "card A-1, race: a card of this kind has no race."},
		{`"kind": "zex", "colour": "赤", "cost": 2, "power": 2000`, `"kind": "player", "race": "獣"`, "card A-1, race: a card of this kind has no race."},
		{`"kind": "zex", "colour": "赤", "cost": 2, "power": 2000`, `"kind": "lower", "text": "カードを1枚引く。"`, "card A-1, text: a card of this kind has no text."},
		{`"kind": "zex", "colour": "赤", "cost": 2, "power": 2000`, `"kind": "lower", "colour": "赤"`, "card A-1, colour: a card of this kind has no colour."},
		{`"kind": "zex"`, `"kind": "zex・event"`, "the kind must be exactly one of"},
		{`"kind": "zex"`, `"kind": "follower"`, `"follower" is no kind`},
		{`"colour": "赤"`, `"colour": "紫"`, `"紫" is no colour`},
		{`"colour": "赤"`, `"colour": "赤・白・赤"`, `"赤" is given twice.`},
		{`"power": 2000`, `"power": 2000, "icon": "IG・IG"`, `"IG" is given twice.`},
		{`"power": 2000`, `"power": 2000, "icon": "☆"`, `"☆" is no icon`},
		{`"name": "x", `, ``, "card A-1: no name."},
		{`2000}`, `2000}, ` + good, "another card with this number"},
	} {
		p, err := deck.ReadPack([]byte(`{"format": 1, "id": "p", "game": "zx", "cards": [` + strings.Replace(good, c.from, c.to, 1) + `]}`))
		if p != nil || err == nil || !strings.Contains(err.Error(), c.want) || strings.Count(err.Error(), "\n") > 0 {
			t.Errorf("%s: %v, want %q", c.to, err, c.want)
		}
	}
	p, err := deck.ReadPack([]byte(`{"format": 1, "id": "p", "game": "zx", "cards": [` + good + `]}`))
	if err != nil || len(compile.Cards(p)) != 1 {
		t.Errorf("the card without a fault: %v", err)
	}
}

// TestImpossibleTexts: what no text can mean is carried out by hand, and breaks nothing.
func TestImpossibleTexts(t *testing.T) {
	for _, s := range []string{
		"【常】【ゼロオプティマ_0】このカードのパワーを+1000する。", "【常】ゼロオプティマ0 このカードのパワーを+1000する。", "【常】[獣]Lv0 このカードのパワーを+1000する。", "【剣臨条件】ゼクス エクストラLv0",
		"レンジ0", "レンジ-1", "電影0", "アルターフォース0", "【ゼロオプティマ_0】", "【レンジ_99999999999999999999】の", "【夢装条件】ドリーム・キーを", "【剣臨器】", "【常】【自】【起】カードを1枚引く。",
		"【P】「", "[獣]Lv", "【有効】自分ターン99999999999999999999【誘発】", "【自】" + strings.Repeat("このカードが登場した時、", 60), strings.Repeat("「", 300), strings.Repeat("【常】", 200),
		"[■■■/■■■/■■■■]", "【常】[□□□/□□□/□□□]のスクエアにあるすべてのゼクスのパワーを+1000する。", "【自】引き、相手は", "き、相手は", "【自】このカードが登場した時、し、あなたは",
	} {
		if _, rep := text.Of("zx").CompileAs(ability.Zexes, "試しの札", s, text.JA); rep.Class == text.Automatic {
			t.Errorf("it is read: %s", s)
		}
	}
}
