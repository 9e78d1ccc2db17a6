package compile

import (
	"reflect"
	"slices"
	"strings"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/state"
	"gotaku/rules/text"
)

// assistedPack has one card of each status; the third has a sentence nobody can read.
const assistedPack = `{"format": 1, "id": "p", "game": "sve", "cards": [
	{"number": "A-1", "name": "石", "kind": "follower", "class": "elf", "cost": 1, "attack": 1, "life": 1},
	{"number": "A-2", "name": "岩", "kind": "follower", "class": "elf", "cost": 1, "attack": 1, "life": 1, "text": "【守護】\n[ファンファーレ] 1枚引く。"},
	{"number": "A-3", "name": "砂", "kind": "follower", "class": "elf", "cost": 1, "attack": 1, "life": 1, "text": "【守護】\n[ファンファーレ] ふしぎなことをする。",
	 "back": {"name": "泥", "kind": "amulet", "class": "elf", "cost": 1, "text": "1枚引く。\nうたう。"}}]}`

// otherPack is another pack, with a card of two sides.
const otherPack = `{"format": 1, "id": "try-1", "game": "sve", "cards": [
	{"number": "試-001", "name": "浜の主", "kind": "リーダー", "class": "royal"},
	{"number": "試-002E", "name": "灯台の猫", "kind": "フォロワー・エボルヴ", "class": "エルフ", "attack": 1, "life": 5,
	 "back": {"name": "灯台の大猫", "kind": "アミュレット・エボルヴ", "class": "エルフ", "text": "【オーラ】"}}]}`

func mustPack(t *testing.T, src string) *deck.Pack {
	t.Helper()
	p, err := deck.ReadPack([]byte(src))
	if err != nil {
		t.Fatal(err)
	}
	return p
}

func TestCompileReports(t *testing.T) {
	p := mustPack(t, assistedPack)
	before := mustPack(t, assistedPack)
	var defs []state.Def
	var reports []deck.CardReport
	for _, c := range Cards(p) {
		defs, reports = append(defs, c.Def), append(reports, c.Report)
	}
	if !reflect.DeepEqual(p, before) {
		t.Error("compiling changed the pack")
	}
	var got []string
	for _, r := range reports {
		got = append(got, r.Number+r.Name+r.Status.Mark())
	}
	if want := []string{"A-1石—", "A-2岩◎", "A-3砂△"}; !reflect.DeepEqual(got, want) {
		t.Errorf("reports %v, want %v", got, want)
	}
	front := defs[2].Sides[0]
	if len(reports[2].Problems) == 0 {
		t.Fatal("no problem reported")
	}
	pr := reports[2].Problems[0]
	if pr.Side != 0 || !strings.Contains(pr.Text, "ふしぎなことをする。") || pr.JA == "" || pr.EN == "" ||
		string([]rune(front.Text)[pr.From:pr.To]) != pr.Text {
		t.Errorf("problem %+v", pr)
	}
	if last := reports[2].Problems[len(reports[2].Problems)-1]; last.Side != 1 || !strings.Contains(last.Text, "うたう。") {
		t.Errorf("problem of the back %+v", last)
	}
	if a := front.Card.Abilities; len(a) != 2 || a[0].Hand != ability.Auto || a[1].Hand != ability.HandEffect || len(a[1].On) != 1 {
		t.Errorf("abilities %+v: the trigger of the second is known, its effect is by hand", a)
	}
	if a := defs[1].Sides[0].Card.Abilities; len(a) != 2 || a[0].Word != "ward" {
		t.Errorf("abilities %+v", a)
	}
}

func TestBuildIsTheSameEveryTime(t *testing.T) {
	a, _, err := Build(mustPack(t, assistedPack), mustPack(t, otherPack))
	if err != nil {
		t.Fatal(err)
	}
	b, _, err := Build(mustPack(t, assistedPack), mustPack(t, otherPack))
	if err != nil {
		t.Fatal(err)
	}
	if a.Hash() != b.Hash() || len(a.Defs) != 5 {
		t.Errorf("hashes %x and %x of %d cards", a.Hash(), b.Hash(), len(a.Defs))
	}
	c, _, err := Build(mustPack(t, otherPack), mustPack(t, assistedPack))
	if err != nil || c.Hash() == a.Hash() {
		t.Errorf("another order has the same hash, or %v", err)
	}
	if _, _, err := Build(mustPack(t, otherPack), mustPack(t, otherPack)); err == nil || err.Error() != `state: two cards with the id "try-1/試-001"` {
		t.Errorf("got %v", err)
	}
}

func TestEnglish(t *testing.T) {
	p := mustPack(t, strings.Replace(assistedPack, `"text": "【守護】\n[ファンファーレ] 1枚引く。"`, `"text": "【守護】", "textEN": "Ward, as printed"`, 1))
	cards := Cards(p)
	for i, want := range [][]deck.English{{{}}, {{Abilities: []string{"[ward]"}}}} {
		if got := cards[i].English; !reflect.DeepEqual(got, want) {
			t.Errorf("card %d: %q, want %q", i, got, want)
		}
	}
	if got := cards[2].English; len(got) != 2 || !strings.HasPrefix(got[0].Text, "[ward]\n") || !reflect.DeepEqual(got[1].Abilities, []string{"1枚引く。", "うたう。"}) {
		t.Errorf("got %q", got)
	}
}

// The names of abilities are known in both languages where a card has both texts.
func TestAbilityNamesAreLearnt(t *testing.T) {
	p, err := deck.ReadPack([]byte(`{"format": 1, "id": "try", "game": "divinecross", "name": "試", "cards": [
		{"number": "1", "name": "甲", "kind": "ユニット", "attribute": "赤", "hp": 700, "retreat": 1,
			"text": "EX「見張り」相手は「野火」を使えない。\nスキル「野火」コスト0 ダメージ100\nこのスキルは気絶していても使える。\nスキル「山火事」コスト2 ダメージ300",
			"textEN": "EX “Lookout” Your opponent cannot use “Grass Fire”.\nSkill “Grass Fire” Cost 0 Damage 100\nThis skill can be used even while stunned.\nSkill “Forest Fire” Cost 2 Damage 300"},
		{"number": "2", "name": "乙", "kind": "ユニット", "attribute": "赤", "hp": 700, "retreat": 1, "text": "スキル「霜」コスト0 ダメージ100\nスキル「霰", "textEN": "no skill"},
		{"number": "3", "name": "丙", "kind": "コマンド", "attribute": "赤", "text": "『火』を1枚探し、『甲』に付ける。", "textEN": "Find a \"Fire\" for \"A\"."}]}`))
	if err != nil {
		t.Fatal(err)
	}
	d := text.Dict{Names: map[string]string{"野火": "Wildfire"}}
	for i := range p.Cards {
		learnNames(&d, deck.Heads(p.Game), &p.Cards[i].Sides[0])
	}
	if want := map[string]string{"見張り": "Lookout", "野火": "Wildfire", "山火事": "Forest Fire", "火": "Fire", "甲": "A"}; !reflect.DeepEqual(d.Names, want) {
		t.Errorf("names %q, want %q", d.Names, want)
	}
}

// TestEnglishAlone: a pack that prints English only is read in English, and what is not
// understood of it is a piece of that text.
func TestEnglishAlone(t *testing.T) {
	p, err := deck.ReadPack([]byte(`{"format": 1, "id": "try-2", "game": "sve", "name": "Trial", "cards": [
    {"number": "E-1", "name": "Lamp Cat", "kind": "follower", "class": "elf", "cost": 1, "attack": 1, "life": 1, "textEN": "[storm]\n[fanfare] Draw 1 card."},
    {"number": "E-2", "name": "Odd Cat", "kind": "follower", "class": "elf", "cost": 1, "attack": 1, "life": 1, "textEN": "[storm]\n[fanfare] Purr."}]}`))
	if err != nil {
		t.Fatal(err)
	}
	cards := Cards(p)
	if got := cards[0]; got.Report.Status != deck.Automatic || len(got.Def.Sides[0].Card.Abilities) != 2 {
		t.Errorf("read: %+v", got.Report)
	}
	if got := cards[1].Report; got.Status != deck.Assisted || len(got.Problems) != 1 || got.Problems[0].Text != "Purr." || got.Problems[0].From != 18 {
		t.Errorf("in part: %+v", got)
	}
}

// TestTraitsInEnglish: a card whose traits are said in English alone has those of the cards that say them in both languages, as the texts
// that look for them do.
func TestTraitsInEnglish(t *testing.T) {
	shared := mustPack(t, `{"format": 1, "id": "try-3", "game": "sve", "name": "Shared", "cards": [
    {"number": "S-1", "name": "港の猫", "nameEN": "Harbour Cat", "kind": "follower", "class": "elf", "traits": ["水先"], "traitsEN": ["Pilot"], "cost": 1, "attack": 1, "life": 1}]}`)
	for _, key := range []string{"traits", "traitsEN"} {
		own := mustPack(t, `{"format": 1, "id": "try-4", "game": "sve", "name": "Own", "cards": [
    {"number": "E-1", "name": "Tug", "kind": "follower", "class": "elf", "`+key+`": ["Pilot", "Stoker"], "cost": 1, "attack": 1, "life": 1, "textEN": "[fanfare] Give each Pilot follower on your field [attack]+1."}]}`)
		s := Cards(shared, own)[1].Def.Sides[0]
		if want := []string{"水先", "Stoker"}; !slices.Equal(s.Traits, want) || !slices.Equal(s.TraitsEN, []string{"Pilot", "Stoker"}) {
			t.Errorf("%s: traits %q, in English %q; want %q", key, s.Traits, s.TraitsEN, want)
		}
		if form := string(ability.AppendForm(nil, s.Card)); !strings.Contains(form, `"水先"`) {
			t.Errorf("%s: the text looks for %s", key, form)
		}
	}
}
