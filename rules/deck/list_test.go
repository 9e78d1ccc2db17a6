package deck

import (
	"bytes"
	"compress/flate"
	"encoding/base64"
	"reflect"
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

func mustList(t *testing.T, src string) *List {
	t.Helper()
	l, err := ReadList([]byte(src))
	if err != nil {
		t.Fatal(err)
	}
	return l
}

// bareList is a list without line numbers.
func bareList(l *List) *List {
	out := &List{Name: l.Name, NameEN: l.NameEN, Game: l.Game, Format: l.Format, Basis: l.Basis}
	for _, s := range l.Sections {
		cards := append([]CardCount(nil), s.Cards...)
		for i := range cards {
			cards[i].Line = 0
		}
		out.Sections = append(out.Sections, Section{s.ID, cards})
	}
	return out
}

func TestReadListText(t *testing.T) {
	got := mustList(t, "\ufeff# comment\r\n名前：夕凪：弐\r\nNameEN: Evening Calm\r\nゲーム：sve\r\n\r\n【エボルヴデッキ】\r\n2 試-002E 灯台の猫\n"+
		"[リーダー]\n1　浜の主\nMAIN:\n3 試-002 灯台の猫\n３ｘ灯台の猫\n3枚灯台の猫\n2× Lighthouse Cat\n灯台の猫 x1\nLighthouse Cat ×2\n灯台の猫　３枚\n1 p/試-002\n")
	want := &List{Name: "夕凪：弐", NameEN: "Evening Calm", Game: "sve", Sections: []Section{
		{"leader", []CardCount{{1, "", "浜の主", 9}}},
		{"main", []CardCount{{3, "試-002", "灯台の猫", 11}, {3, "", "灯台の猫", 12}, {3, "", "灯台の猫", 13},
			{2, "", "Lighthouse Cat", 14}, {1, "", "灯台の猫", 15}, {2, "", "Lighthouse Cat", 16}, {3, "", "灯台の猫", 17}, {1, "p/試-002", "", 18}}},
		{"evolve", []CardCount{{2, "試-002E", "灯台の猫", 7}}},
	}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got  %+v\nwant %+v", got, want)
	}
	if n := got.Count("main"); n != 18 {
		t.Errorf("%d main cards, want 18", n)
	}
}

func TestListWithoutSectionsIsMain(t *testing.T) {
	got := mustList(t, "3 灯台の猫")
	want := &List{Game: "sve", Sections: []Section{{"main", []CardCount{{3, "", "灯台の猫", 1}}}}}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("got %+v", got)
	}
}

func TestListRoundTrips(t *testing.T) {
	want := &List{Name: "夕凪", NameEN: "Evening Calm", Game: "sve", Sections: []Section{
		{"leader", []CardCount{{N: 1, Number: "試-001", Name: "浜の主"}}},
		{"main", []CardCount{{N: 3, Number: "p/試-002"}, {N: 99, Name: "灯台の 猫"}}},
		{"evolve", []CardCount{{N: 2, Number: "試-002E", Name: "灯台の猫"}}},
	}}
	for what, b := range map[string][]byte{"ja": want.Text("ja"), "en": want.Text("en"), "JSON": want.JSON()} {
		if got := bareList(mustList(t, string(b))); !reflect.DeepEqual(got, want) {
			t.Errorf("%s: got %+v from\n%s", what, got, b)
		}
	}
	short := bareList(want)
	short.Sections[0].Cards[0].Name = ""
	short.Sections[2].Cards[0].Name = ""
	if got := bareList(mustList(t, " "+want.Code()+"\n")); !reflect.DeepEqual(got, short) {
		t.Errorf("code: got %+v", got)
	}
}

// packed is a share code of any bytes after the check sum.
func packed(sum, text string) string {
	var b bytes.Buffer
	b.WriteString(sum)
	w, _ := flate.NewWriter(&b, 9)
	w.Write([]byte(text))
	w.Close()
	return codeHead + base64.RawURLEncoding.EncodeToString(b.Bytes())
}

func TestListErrors(t *testing.T) {
	for _, c := range []struct{ src, want string }{
		{"", "the deck list is empty."},
		{"# nothing\n", "the deck list has no card."},
		{strings.Repeat(" ", MaxListFile+1), "the deck list is too large: 65537 bytes, at most 65536."},
		{"3 a\n\xff", "line 2, column 1: the file is not UTF-8 here; save it as UTF-8."},
		{"main\n\n灯台の猫\n", "line 3: \"灯台の猫\" cannot be read; write the count first, as in \"3 number name\"."},
		{"3\n", "line 1: \"3\" cannot be read; write the count first, as in \"3 number name\"."},
		{"0 x\n", "line 1: the count must be 1 to 99."},
		{"100 x\n", "line 1: the count must be 1 to 99."},
		{"99999999999999999999 x\n", "line 1: the count must be 1 to 99."},
		{"x x-5\n", "line 1: the count must be 1 to 99."},
		{`{"main": [{"n": 1, "number": "A 1"}]}`, "line 1, column 30, number: a number has no spaces."},
		{"3 " + strings.Repeat("x", 101), "line 1: the number or name is too long; at most 100 characters."},
		{strings.Repeat("1 x\n", maxEntries+1), "line 201: too many lines; at most 200."},
		{"1 a\x07b", "line 1: the character U+0007 is not allowed."},
		{"name: " + strings.Repeat("x", 81), "line 1, name: too long: 81 characters, at most 80."},
		{"game: go\n", `line 1, game: "go" is no game here; allowed: ` + theGames + `.`},
		{"1 x\ngame: sve\n", "line 2, game: the game must come before the cards."},
		{"{", "line 1, column 1: not valid JSON: unexpected end of JSON input."},
		{`{"game": "go"}`, `line 1, column 10, game: "go" is no game here; allowed: ` + theGames + `.`},
		{`{"mian": []}`, `line 1, column 10, mian: unknown key. Did you mean "main"? Allowed: game, name, nameEN, format, basis, leader, main, evolve, opened.`},
		{`{"main": 3}`, "line 1, column 10, main: must be a list, not a number."},
		{`{"main": [3]}`, "line 1, column 11, main: must be an object, not a number."},
		{`{"main": [{"n": "3"}]}`, "line 1, column 17, n: must be a whole number from 1 to 99."},
		{`{"main": [{"n": 3}]}`, "line 1, column 11: neither a number nor a name."},
		{`{"main": [{"name": "x"}]}`, "line 1, column 11: the count must be 1 to 99."},
		{`{"main": [{"count": 1}]}`, `line 1, column 21, count: unknown key. Allowed: n, number, name.`},
		{`{"main": [{"n": 1, "name": "a\nb"}]}`, "line 1, column 11: the character U+000A is not allowed."},
		{`{"name": ["x"]}`, "line 1, column 10, name: must be a text, not a list."},
		{"g1.あ", "the deck code is damaged: it has characters that do not belong there."},
		{"g1.AAAA", "the deck code is damaged: it is too short."},
		{"g1.AAAAAAAA", "the deck code is damaged: it is cut off or changed."},
		{packed("\x00\x00\x00\x00", "1 x\n"), "the deck code is damaged: its check sum does not fit."},
		{packed("\x00\x00\x00\x00", strings.Repeat("x", MaxListFile+1)), "the deck code is damaged: more than 65536 bytes."},
	} {
		l, err := ReadList([]byte(c.src))
		if err == nil {
			t.Errorf("no error, want %q", c.want)
		} else if l != nil || err.Error() != c.want {
			t.Errorf("got  %q\nwant %q", err, c.want)
		}
	}
}

// tryIndex is the index of the pack of pack_test.go and one that shares a number
// and a name with it.
func tryIndex(t *testing.T) *Index {
	t.Helper()
	other := state.Def{ID: "other/試-002", Number: "試-002", Sides: []state.Side{
		{Name: "沖の犬", Kinds: ability.Follower}}}
	twin := state.Def{ID: "other/試-009", Number: "試-009", Sides: []state.Side{
		{Name: "二子", NameEN: "Twin", Kinds: ability.Follower}}}
	plain := state.Def{ID: "other/壱", Number: "壱", Sides: []state.Side{{Name: "一番", Kinds: ability.Follower}}}
	twin2 := twin
	twin2.ID, twin2.Number = "other/試-010", "試-010"
	defs := append(wantTwoSided().Cards, other, twin, twin2, plain)
	pool, err := state.NewPool(defs)
	if err != nil {
		t.Fatal(err)
	}
	return NewIndex(pool)
}

func TestResolve(t *testing.T) {
	x := tryIndex(t)
	got, err := x.Resolve(mustList(t, "名前：凪\n英語名：Calm\nleader\n1 浜の主\nmain\n2 灯台の猫\n1 lighthouse　CAT\n1 試-002 沖の犬\n1 other/試-009\n1 壱\n1 壱 一番\nevolve\n2 灯台の猫\n1 試-002E"))
	want := &Deck{Name: "凪", NameEN: "Calm", Game: "sve", Leader: []state.FaceID{1}, Main: []state.FaceID{2, 2, 2, 5, 6, 8, 8}, Side: []state.FaceID{3, 3, 3}}
	if err != nil || !reflect.DeepEqual(got, want) {
		t.Fatalf("got %+v, %v", got, err)
	}
	if s := got.Setup(); !reflect.DeepEqual(s, rules.DeckSetup{Leader: want.Leader, Main: want.Main, Side: want.Side}) {
		t.Errorf("set-up %+v", s)
	}
	list := x.ListOf(got)
	wantList := &List{Name: "凪", NameEN: "Calm", Game: "sve", Sections: []Section{
		{"leader", []CardCount{{N: 1, Number: "試-001", Name: "浜の主"}}},
		{"main", []CardCount{{N: 3, Number: "try-1/試-002", Name: "灯台の猫"}, {N: 1, Number: "other/試-002", Name: "沖の犬"}, {N: 1, Number: "試-009", Name: "二子"},
			{N: 2, Number: "壱", Name: "一番"}}},
		{"evolve", []CardCount{{N: 3, Number: "試-002E", Name: "灯台の猫"}}},
	}}
	if !reflect.DeepEqual(list, wantList) {
		t.Errorf("list %+v", list)
	}
	if again, err := x.Resolve(mustList(t, string(list.Text("ja")))); err != nil || !reflect.DeepEqual(again, got) {
		t.Errorf("again %+v, %v", again, err)
	}
}

func TestResolveErrors(t *testing.T) {
	x := tryIndex(t)
	d, err := x.Resolve(mustList(t, "main\n1 灯台の描\n1 試-0002\n1 zzzzzzzzzz\n1 試-002E 浜の主\n1 二子\n1 試-002\n1 灯台の猫\n1 浜の主"))
	want := strings.Join([]string{
		`line 2: there is no card "灯台の描". Did you mean "灯台の猫"?`,
		`line 3: there is no card "試-0002". Did you mean "試-002"?`,
		`line 4: there is no card "zzzzzzzzzz".`,
		`line 5, card 試-002E: this number is "灯台の猫", not "浜の主".`,
		`line 6: "二子" may be 2 cards (other/試-009, other/試-010); write the number.`,
		`line 7: "試-002" may be 2 cards (try-1/試-002, other/試-002); write the number.`,
	}, "\n")
	if d != nil || err == nil || err.Error() != want {
		t.Errorf("got\n%v\nwant\n%s", err, want)
	}
	ja := `2行目：「灯台の描」というカードはありません。「灯台の猫」でしょうか。`
	if errs, ok := err.(Errors); !ok || errs[0].Text("ja") != ja {
		t.Errorf("got %v, want %s", err, ja)
	}
	if _, err := x.Resolve(&List{Game: "go"}); err == nil || err.Error() != `"go" is no game here; allowed: `+theGames+`.` {
		t.Errorf("got %v", err)
	}
}

func FuzzReadList(f *testing.F) {
	l := &List{Name: "夕凪", NameEN: "Calm", Game: "sve", Sections: []Section{{"main", []CardCount{{N: 3, Number: "試-002"}, {N: 9, Name: "猫 x"}}}}}
	f.Add(l.Text("ja"))
	f.Add(l.JSON())
	f.Add([]byte(l.Code()))
	f.Add([]byte("リーダー\n１×a\nb　2枚"))
	f.Add([]byte(`{"main":[{"n":1,"name":"AB-1 x"}]}`))
	f.Fuzz(func(t *testing.T, b []byte) {
		l, err := ReadList(b)
		if err != nil {
			e, ok := err.(*Error)
			if !ok || e.JA == "" || e.EN == "" || l != nil {
				t.Fatalf("%T %v", err, err)
			}
			return
		}
		again, err := ReadList(l.JSON())
		if err != nil || !reflect.DeepEqual(bareList(l), bareList(again)) {
			t.Fatalf("%+v became %+v, %v", l, again, err)
		}
		code := l.Code()
		if again, err = ReadList([]byte(code)); err != nil || again.Count("main") != l.Count("main") {
			t.Fatalf("%+v became %+v, %v by its code", l, again, err)
		}
		if again.Code() != code {
			t.Fatalf("the code of %+v is not stable", l)
		}
	})
}

// Format, basis and opened cards survive every way of writing a list.
func TestListOfAFormat(t *testing.T) {
	want := mustList(t, "形式：シールド戦\n基準：海\nメイン\n2 灯台の猫\n開封\n5 灯台の猫\n")
	if want.Format != "sealed" || want.Basis != "海" || want.Count("main") != 2 || want.Count("opened") != 5 {
		t.Fatalf("read %+v", want)
	}
	for _, b := range [][]byte{want.Text("ja"), want.Text("en"), want.JSON(), []byte(want.Code())} {
		if got := mustList(t, string(b)); !reflect.DeepEqual(bareList(got), bareList(want)) {
			t.Errorf("%s\nreads as %+v\nwant %+v", b, got, want)
		}
	}
	_, err := ReadList([]byte("format: Quick Draw\n3 x"))
	if err == nil || err.Error() != `line 1, format: "Quick Draw" is no format here; allowed: constructed, crossover, sealed.` {
		t.Errorf("an unknown format: %v", err)
	}
}

// Opened packs hold what decks are made of, and the evolve cards of what they hold.
func TestOpenPacks(t *testing.T) {
	x, chance := tryIndex(t), rules.Mix(1, 2)
	pool := x.pool
	got := x.Open("sve", 20, &chance)
	if len(got) != 20*perPack {
		t.Fatalf("%d cards in 20 packs", len(got))
	}
	evolve := 0
	for i, f := range got {
		switch x.SectionOf("sve", f) {
		case "main":
		case "evolve":
			evolve++
			pack := got[i/perPack*perPack : i]
			if name := pool.Def(f).Sides[0].Name; !strings.Contains(names(pool, pack), name+"\n") {
				t.Errorf("an evolve card %s in a pack without it", name)
			}
		default:
			t.Errorf("%s in a pack", pool.Def(f).Sides[0].Name)
		}
	}
	if evolve == 0 {
		t.Error("no evolve card in 20 packs")
	}
	chance = rules.Mix(1, 2)
	if again := x.Open("sve", 20, &chance); !reflect.DeepEqual(got, again) {
		t.Error("the same chance opens other packs")
	}
}

func names(pool *state.Pool, faces []state.FaceID) string {
	var b strings.Builder
	for _, f := range faces {
		b.WriteString(pool.Def(f).Sides[0].Name + "\n")
	}
	return b.String()
}

// theGames are the games as messages list them.
var theGames = strings.Join(Games(), ", ")
