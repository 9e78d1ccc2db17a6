package deck

import (
	"fmt"
	"reflect"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// twoSided is a pack with most of what a pack can say.
const twoSided = `{
  "format": 1, "id": "try-1", "game": "sve", "name": "試し", "nameEN": "Trial",
  "cards": [
    {"number": "試-001", "name": "浜の主", "nameEN": "Lord of the Beach", "kind": "リーダー", "class": "royal"},
    {"number": "試-002", "name": "灯台の猫", "nameEN": "Lighthouse Cat", "kind": ["follower"], "class": ["エルフ", "ビショップ"],
     "traits": ["獣", "灯"], "traitsEN": "Beast・Lamp", "cost": 3, "attack": 0, "life": "４",
     "text": "【守護】  \n[ファンファーレ] 1枚引く。", "textEN": "[ward]", "title": "浜", "collab": "猫", "trigger": "draw"},
    {"number": "試-002E", "name": "灯台の猫", "kind": "フォロワー・エボルヴ", "class": "エルフ", "cost": "-", "attack": 1, "life": 5,
     "back": {"name": "灯台の大猫", "kind": "アミュレット・エボルヴ", "class": "エルフ", "text": "【オーラ】"}},
    {"number": "試-T1", "name": "浜の紋", "kind": "クレスト・トークン", "class": "Neutral", "cost": null}
  ]
}`

func nums(pairs ...int) (n state.Nums) {
	for i := 0; i < len(pairs); i += 2 {
		n.Set(ability.Stat(pairs[i]), int32(pairs[i+1]))
	}
	return n
}

func wantTwoSided() *Pack {
	const cost, attack, life = int(ability.CostStat), int(ability.Attack), int(ability.LifeStat)
	return &Pack{ID: "try-1", Game: "sve", Name: "試し", NameEN: "Trial", Cards: []state.Def{
		{ID: "try-1/試-001", Number: "試-001", Sides: []state.Side{
			{Name: "浜の主", NameEN: "Lord of the Beach", Classes: []string{"royal"}, Kinds: ability.Leader}}},
		{ID: "try-1/試-002", Number: "試-002", Title: "浜", Trigger: "draw", Sides: []state.Side{
			{Name: "灯台の猫", NameEN: "Lighthouse Cat", Alias: "猫", Classes: []string{"elf", "bishop"}, Kinds: ability.Follower,
				Traits: []string{"獣", "灯"}, TraitsEN: []string{"Beast", "Lamp"}, Num: nums(cost, 3, attack, 0, life, 4),
				Text: "【守護】\n[ファンファーレ] 1枚引く。", TextEN: "[ward]"}}},
		{ID: "try-1/試-002E", Number: "試-002E", Sides: []state.Side{
			{Name: "灯台の猫", Classes: []string{"elf"}, Kinds: ability.Follower | ability.EvolveCard, Num: nums(attack, 1, life, 5)},
			{Name: "灯台の大猫", Classes: []string{"elf"}, Kinds: ability.Amulet | ability.EvolveCard, Text: "【オーラ】"}}},
		{ID: "try-1/試-T1", Number: "試-T1", Sides: []state.Side{
			{Name: "浜の紋", Classes: []string{"neutral"}, Kinds: ability.Crest | ability.Token}}},
	}}
}

func mustPack(t *testing.T, src string) *Pack {
	t.Helper()
	p, err := ReadPack([]byte(src))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

// TestBoxes: the tokens that texts say the whole of are cards of the pack, once each, as
// they are printed; what no card can be is none.
func TestBoxes(t *testing.T) {
	const dashes = "―――――――――――――――"
	text := func(lines ...string) string { return strings.Join(lines, `\n`) }
	src := `{"format": 1, "id": "try-1", "game": "sve", "name": "試し", "cards": [
    {"number": "A-1", "name": "綿毛の魔女", "kind": "フォロワー", "class": "エルフ", "cost": 1, "attack": 1, "life": 1, "text": "` + text("[ファンファーレ]『綿毛』1体と『風の杖』1つを出す。", dashes,
		"『綿毛』[エルフ]妖精・植物・フォロワー[コスト１][攻撃力]2/[体力]1", "【突進】", "【守護】", dashes, "『風の杖』[ニュートラル]アミュレット[コスト2]", "[起動]これを墓場に置く：1枚引く。") + `"},
    {"number": "A-2", "name": "綿毛の弟子", "kind": "フォロワー", "class": "エルフ", "cost": 1, "attack": 1, "life": 1, "text": "` + text("[ファンファーレ]『綿毛』1体を出す。", dashes, "『綿毛』[エルフ]妖精・フォロワー[コスト9][攻撃力]9/[体力]9") + `"},
    {"number": "A-3", "name": "紋の書", "kind": "スペル", "class": "エルフ", "cost": 1, "text": "` + text("『紋』1枚をEXエリアに置く。", dashes, "『紋』[月]スペル[コスト1]", "1枚引く。") + `"},
    {"number": "A-4", "name": "眠りの書", "kind": "スペル", "class": "エルフ", "cost": 1, "text": "` + text("『眠りの書』1枚をEXエリアに置く。", dashes, "『眠りの書』[エルフ]スペル[コスト1]", "1枚引く。") + `"}
  ]}`
	p := mustPack(t, src)
	const cost, attack, life = int(ability.CostStat), int(ability.Attack), int(ability.LifeStat)
	want := []state.Def{
		{ID: "try-1/A-1-t1", Number: "A-1-t1", Sides: []state.Side{{Name: "綿毛", Classes: []string{"elf"}, Kinds: ability.Follower | ability.Token, Traits: []string{"妖精", "植物"},
			Num: nums(cost, 1, attack, 2, life, 1), Text: "【突進】\n【守護】"}}},
		{ID: "try-1/A-1-t2", Number: "A-1-t2", Sides: []state.Side{{Name: "風の杖", Classes: []string{"neutral"}, Kinds: ability.Amulet | ability.Token,
			Num: nums(cost, 2), Text: "[起動]これを墓場に置く：1枚引く。"}}},
	}
	if got := p.Cards[4:]; !reflect.DeepEqual(got, want) {
		t.Errorf("got\n%+v\nwant\n%+v", got, want)
	}
	again, err := ReadPack(p.JSON())
	if err != nil || !reflect.DeepEqual(again, p) {
		t.Errorf("read back: %v, %d cards", err, len(again.Cards))
	}
}

func TestReadPackJSON(t *testing.T) {
	got := mustPack(t, "\ufeff"+twoSided)
	if want := wantTwoSided(); !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
}

func TestReadPackCSV(t *testing.T) {
	ja := "#id,try-1\n#name,試し\n#nameEN,Trial\n#game,sve\n#a comment,of no use\n,,\n" +
		"番号,カード名,英語名,種類,クラス,タイプ,英語タイプ,コスト,攻撃力,体力,テキスト,英語テキスト,タイトル,コラボ名,トリガー,裏面カード名,裏種類,裏面クラス,裏面テキスト\n" +
		"試-001,浜の主,Lord of the Beach,リーダー,ロイヤル,,,,,,,,,,,,,,\n" +
		"\n" +
		"試-002,灯台の猫,Lighthouse Cat,フォロワー,エルフ／ビショップ,獣・灯,Beast/Lamp,3,0,4,\"【守護】 \r\n[ファンファーレ] 1枚引く。\",[ward],浜,猫,draw,,,,\n" +
		"試-002E,灯台の猫,,フォロワー・エボルヴ,エルフ,,,－,1,5,,,,,,灯台の大猫,アミュレット・エボルヴ,エルフ,【オーラ】\n" +
		"#試-003,not yet\n" +
		"試-T1,浜の紋,,クレスト・トークン,ニュートラル\n"
	for what, src := range map[string]string{
		"Japanese": ja,
		"tabs":     strings.ReplaceAll(ja, ",", "\t"),
		"English": "#id,try-1\n#name,試し\n#nameEN,Trial\nNUMBER,name,nameEN,kind,class,traits,traitsEN,cost,attack,life,text,textEN,title,collab,trigger,back.name,back.kind,back.class,back.text\n" +
			strings.SplitAfterN(ja, "裏面テキスト\n", 2)[1],
	} {
		if got, want := mustPack(t, src), wantTwoSided(); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got  %+v\nwant %+v", what, got, want)
		}
	}
}

func TestCSVWithoutHeadGetsAnID(t *testing.T) {
	src := "number,name,kind,class\nA-1,x,leader,elf\n"
	a, b := mustPack(t, src), mustPack(t, src+"A-2,y,leader,elf\n")
	if !strings.HasPrefix(a.ID, "csv-") || a.ID == b.ID || a.Game != "sve" || a.Name != a.ID {
		t.Errorf("ids %q and %q, game %q, name %q", a.ID, b.ID, a.Game, a.Name)
	}
}

func TestPackRoundTrips(t *testing.T) {
	want := wantTwoSided()
	for what, b := range map[string][]byte{"JSON": want.JSON(), "CSV ja": want.CSV("ja"), "CSV en": want.CSV("en")} {
		got, err := ReadPack(b)
		if err != nil {
			t.Errorf("%s: %v\n%s", what, err, b)
		} else if !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v", what, got)
		}
	}
}

// card wraps one card's members in a pack; the card is on line 2.
func card(members string) string {
	return `{"format": 1, "id": "p", "game": "sve", "cards": [` + "\n{" + members + "}]}"
}

const follower = `"number": "A-1", "name": "x", "kind": "follower", "class": "elf", "cost": 1, "attack": 1, "life": 1`

func TestPackErrors(t *testing.T) {
	list := func(n int, s string) string { return strings.Repeat(s+",", n-1) + s }
	for _, c := range []struct{ src, want string }{
		{"", "the pack is empty."},
		{" \n ", "the pack is empty."},
		{"{\"a\xff\": 1}", "line 1, column 4: the file is not UTF-8 here; save it as UTF-8."},
		{"{\n \"format\": 1,\n}", "line 3, column 1: not valid JSON: invalid character '}' looking for beginning of object key string."},
		{`{"format": 1`, "line 1, column 12: not valid JSON: unexpected end of JSON input."},
		{`{"format": 2}`, "line 1, column 12, format: only format 1 can be read."},
		{`{"id": "p", "game": "sve", "cards": []}`, `"format": 1 is missing.`},
		{`{"format": 1, "game": "sve", "cards": []}`, "the pack has no id."},
		{`{"format": 1, "id": "P", "game": "sve"}`, "line 1, column 21, id: a pack id is a-z, 0-9 and hyphens, at most 64."},
		{`{"format": 1, "id": 7}`, "line 1, column 21, id: must be a text, not a number."},
		{`{"format": 1, "id": "p"}`, "the pack has no game; allowed: " + theGames + "."},
		{`{"format": 1, "id": "p", "game": "chess"}`, `line 1, column 34, game: "chess" is no game here; allowed: ` + theGames + `.`},
		{`{"format": 1, "id": "p", "id": "q"}`, "line 1, column 30, id: this key is given twice."},
		{`{"format": 1, "id": "p", "game": "sve", "card": []}`, `line 1, column 49, card: unknown key. Did you mean "cards"? Allowed: format, id, game, name, nameEN, cards.`},
		{`{"format": 1, "id": "p", "game": "sve"}`, `there is no list "cards".`},
		{`{"format": 1, "id": "p", "game": "sve", "cards": {}}`, "line 1, column 50, cards: must be a list, not an object."},
		{`{"format": 1, "id": "p", "game": "sve", "cards": []}`, "the pack has no card."},
		{`{"format": 1, "id": "p", "game": "sve", "cards": [1]}`, "line 1, column 51, card #1: must be an object, not a number."},
		{`{"format": 1, "id": "p", "game": "sve", "name": "` + strings.Repeat("あ", 81) + `"}`, "line 1, column 49, name: too long: 81 characters, at most 80."},
		{`{"format": 1, "id": "p", "game": "sve", "cards": [` + list(MaxCards+1, "{}") + "]}",
			fmt.Sprintf("line 1, column %d, cards: too many; at most 4000.", 51+3*MaxCards)},
		{card(``), "line 2: the card has no number."},
		{card(`"number": "A 1"`), "line 2, column 12, card A 1, number: a number cannot have a space or one of / , #."},
		{card(`"number": "A-1", "name": "x", "kind": "folower"`), `line 2, column 40, card A-1, kind: "folower" is no kind; allowed: leader, follower, amulet, spell, crest, equipment, evolve, advance, token.`},
		{card(`"number": "A-1", "name": "x", "kind": "evolve", "class": "elf"`), "line 2, card A-1, kind: the kind must be exactly one of leader, follower, amulet, spell, crest, equipment."},
		{card(`"number": "A-1", "name": "x", "kind": "follower・spell", "class": "elf"`), "line 2, card A-1, kind: the kind must be exactly one of leader, follower, amulet, spell, crest, equipment."},
		{card(`"number": "A-1", "name": "x", "kind": "spell・evolve・token", "class": "elf"`), "line 2, card A-1, kind: at most one special kind of evolve, advance, token."},
		{card(`"number": "A-1", "kind": "spell"`), "line 2, card A-1: no name."},
		{card(`"number": "A-1", "name": "x"`), "line 2, card A-1: no kind."},
		{card(`"name": "x"`), "line 2, card x: the card has no number."},
		{card(`"number": "A-1", "name": "x", "kind": "spell"`), "line 2, card A-1: no class."},
		{card(`"number": "A-1", "name": "x", "kind": "spell", "class": "knight"`), `line 2, column 58, card A-1, class: "knight" is no class; allowed: neutral, elf, royal, witch, dragon, nightmare, bishop.`},
		{card(`"number": "A-1", "name": "x", "kind": "spell", "class": "elf"`), "line 2, card A-1: no cost."},
		{card(`"number": "A-1", "name": "x", "kind": "follower", "class": "elf", "cost": 1, "attack": "-", "life": 1`), "line 2, card A-1: no attack."},
		{card(`"number": "A-1", "name": "x", "kind": "follower・evolve", "class": "elf", "attack": 1`), "line 2, card A-1: no life."},
		{card(follower + `, "cost": 2`), "line 2, column 109, card #1, cost: this key is given twice."},
		{card(`"number": "A-1", "cost": 100`), `line 2, column 27, card A-1, cost: "100" is not a whole number from 0 to 99 (- for none).`},
		{card(`"number": "A-1", "cost": -1`), `line 2, column 27, card A-1, cost: "-1" is not a whole number from 0 to 99 (- for none).`},
		{card(`"number": "A-1", "cost": 1.5`), `line 2, column 27, card A-1, cost: "1.5" is not a whole number from 0 to 99 (- for none).`},
		{card(`"number": "A-1", "cost": true`), "line 2, column 27, card A-1, cost: must be a text or a number, not true or false."},
		{card(`"number": "A-1", "cost": [1]`), "line 2, column 27, card A-1, cost: must be a text or a number, not a list."},
		{card(`"number": "A-1", "traits": [1]`), "line 2, column 30, card A-1, traits: must be a text, not a number."},
		{card(`"number": "A-1", "traits": [` + list(13, `"a"`) + `]`), "line 2, column 78, card A-1, traits: too many; at most 12."},
		{card(`"number": "A-1", "traits": "` + strings.Repeat("a・", 13) + `"`), "line 2, column 29, card A-1, traits: too many values: 13, at most 12."},
		{card(`"number": "A-1", "text": "` + strings.Repeat("あ", 2001) + `"`), "line 2, column 27, card A-1, text: too long: 2001 characters, at most 2000."},
		{card(`"number": "A-1", "name": "a\nb"`), "line 2, column 27, card A-1, name: the character U+000A is not allowed."},
		{card(`"number": "A-1", "text": "a\u202eb"`), "line 2, column 27, card A-1, text: the character U+202E is not allowed."},
		{card(`"number": "A-1", "txt": ""`), `line 2, column 26, card A-1, txt: unknown key. Did you mean "text"? Allowed: number, name, nameEN, kind, class, traits, traitsEN, cost, attack, life, text, textEN, title, collab, trigger, back.`},
		{card(follower + `, "back": {"name": "y"}`), "line 2, card A-1: no kind on the back."},
		{card(follower + `, "back": {"number": "y"}`), "line 2, column 122, card A-1, number: the back side cannot have this column."},
		{card(follower + `, "back": {"back": {}}`), "line 2, column 120, card A-1, back: unknown key. Allowed: number, name, nameEN, kind, class, traits, traitsEN, cost, attack, life, text, textEN, title, collab, trigger."},
		{card(follower + "},\n\n{" + follower), "line 4, card A-1: another card with this number is at line 2."},
		{"番号,カド名\n", `line 1, column 4, カド名: unknown header. Did you mean "カード名"? Allowed: number, name, nameEN, kind, class, traits, traitsEN, cost, attack, life, text, textEN, title, collab, trigger.`},
		{"number,番号\n", "line 1, column 8, 番号: this header is given twice."},
		{"#id,p\n", "there is no header row."},
		{"#id\nnumber\n", "line 1, column 1, #id: no value in the second cell."},
		{"#game,go\nnumber\n", `line 1, column 7, #game: "go" is no game here; allowed: ` + theGames + `.`},
		{"number\nA-1,x\n", "line 2, column 5, card A-1: more cells than the 1 headers."},
		{"number,cost\nA-1,x\n", `line 2, column 5, card A-1, cost: "x" is not a whole number from 0 to 99 (- for none).`},
		{"number,name\nA-1,\"x\n", "line 2, column 7: not valid CSV: extraneous or missing \" in quoted-field."},
		{"number,name,kind,class\nA-1,x,leader,elf\n\nA-1,y,leader,elf\n", "line 4, card A-1: another card with this number is at line 2."},
		{"number,name\n", "the pack has no card."},
		{strings.Repeat("x", maxPack+1), "the pack is too large: 8388609 bytes, at most 8388608."},
	} {
		p, err := ReadPack([]byte(c.src))
		if err == nil {
			t.Errorf("no error, want %q", c.want)
		} else if p != nil || err.Error() != c.want {
			t.Errorf("got  %q\nwant %q", err, c.want)
		}
	}
}

func TestErrorsSpeakJapanese(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{card(`"number": "A-1", "cost": 100`), "2行27字目 カード「A-1」 項目「cost」：「100」は 0 から 99 までの整数ではありません（ない時は - ）。"},
		{card(`"number": "A-1", "name": "x", "kind": "spell"`), "2行目 カード「A-1」：クラス class がありません。"},
		{"", "パックが空です。"},
	} {
		_, err := ReadPack([]byte(c.src))
		e, ok := err.(*Error)
		if !ok || e.Text("ja") != c.want {
			t.Errorf("got  %v\nwant %q", err, c.want)
		}
	}
}

// A large file on one line is read in a time that grows with its size only:
// squared, this test would take minutes.
func TestLargePack(t *testing.T) {
	var cards, rows []string
	for i := range MaxCards {
		cards = append(cards, fmt.Sprintf(`{"number":"A-%d","name":"%s","kind":"leader","class":"elf","text":"%s"}`, i, "x", strings.Repeat("あ", 500)))
		rows = append(rows, fmt.Sprintf("A-%d,x,leader,elf,%s", i, strings.Repeat("あ", 500)))
	}
	for _, src := range []string{
		`{"format":1,"id":"p","game":"sve","cards":[` + strings.Join(cards, ",") + "]}",
		"number,name,kind,class,text\n" + strings.Join(rows, "\n"),
		"number,name,kind,class\nA-1,x,leader,elf" + strings.Repeat(",", 1<<22),
	} {
		p, err := ReadPack([]byte(src))
		if err != nil || len(p.Cards) != MaxCards && len(p.Cards) != 1 {
			t.Errorf("%v", err)
		}
	}
}

func FuzzReadPack(f *testing.F) {
	f.Add([]byte(twoSided))
	f.Add(wantTwoSided().CSV("ja"))
	f.Add(wantTwoSided().CSV("en"))
	f.Add([]byte(card(follower)))
	f.Add([]byte("number\tname\n1-1\t\"a\n"))
	f.Add([]byte(`{"format":1,"id":"p","game":"sve","cards":[{"number":"a-1","back":{"back":null}}]}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		p, err := ReadPack(b)
		if err != nil {
			e, ok := err.(*Error)
			if !ok || e.JA == "" || e.EN == "" || p != nil {
				t.Fatalf("%T %v", err, err)
			}
			return
		}
		for _, again := range [][]byte{p.JSON(), p.CSV("ja"), p.CSV("en")} {
			q, err := ReadPack(again)
			if err != nil {
				t.Fatalf("%v in\n%s", err, again)
			}
			if !reflect.DeepEqual(p, q) {
				t.Fatalf("%+v\nbecame %+v in\n%s", p, q, again)
			}
		}
	})
}
