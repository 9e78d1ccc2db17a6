package deck

import (
	"reflect"
	"strings"
	"testing"

	"gotaku/rules/ability"
)

// assistedPack has one card of each status; the third has a sentence nobody can read.
const assistedPack = `{"format": 1, "id": "p", "game": "sve", "cards": [
	{"number": "A-1", "name": "石", "kind": "follower", "class": "elf", "cost": 1, "attack": 1, "life": 1},
	{"number": "A-2", "name": "岩", "kind": "follower", "class": "elf", "cost": 1, "attack": 1, "life": 1, "text": "【守護】\n[ファンファーレ] 1枚引く。"},
	{"number": "A-3", "name": "砂", "kind": "follower", "class": "elf", "cost": 1, "attack": 1, "life": 1, "text": "【守護】\n[ファンファーレ] ふしぎなことをする。",
	 "back": {"name": "泥", "kind": "amulet", "class": "elf", "cost": 1, "text": "1枚引く。\nうたう。"}}]}`

func TestCompileReports(t *testing.T) {
	p := mustPack(t, assistedPack)
	before := mustPack(t, assistedPack)
	defs, reports := Grammar(p).Compile(p)
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
	a, _, err := Build(mustPack(t, assistedPack), mustPack(t, twoSided))
	if err != nil {
		t.Fatal(err)
	}
	b, _, err := Build(mustPack(t, assistedPack), mustPack(t, twoSided))
	if err != nil {
		t.Fatal(err)
	}
	if a.Hash() != b.Hash() || len(a.Defs) != 7 {
		t.Errorf("hashes %x and %x of %d cards", a.Hash(), b.Hash(), len(a.Defs))
	}
	c, _, err := Build(mustPack(t, twoSided), mustPack(t, assistedPack))
	if err != nil || c.Hash() == a.Hash() {
		t.Errorf("another order has the same hash, or %v", err)
	}
	if _, _, err := Build(mustPack(t, twoSided), mustPack(t, twoSided)); err == nil || err.Error() != `pool: two cards with the id "try-1/試-001"` {
		t.Errorf("got %v", err)
	}
}

func TestEnglish(t *testing.T) {
	p := mustPack(t, strings.Replace(assistedPack, `"text": "【守護】\n[ファンファーレ] 1枚引く。"`, `"text": "【守護】", "textEN": "Ward, as printed"`, 1))
	g := Grammar(p)
	defs, _ := g.Compile(p)
	for i, want := range []struct {
		text      string
		canonical bool
	}{{"", false}, {"Ward, as printed", false}} {
		if s, canonical := g.English(&defs[i].Sides[0]); s != want.text || canonical != want.canonical {
			t.Errorf("card %d: %q %v", i, s, canonical)
		}
	}
	s, canonical := g.English(&defs[2].Sides[0])
	if !canonical || !strings.HasPrefix(s, "[ward]\n") {
		t.Errorf("got %q %v", s, canonical)
	}
}
