package deck

import (
	"reflect"
	"strings"
	"testing"

	"gotaku/rules/ability"
)

// readAll reads a whole card file.
func readAll(b []byte, packs ...*Pack) (out []Card, err error) {
	r, err := ReadCards(b, packs...)
	if err != nil {
		return nil, err
	}
	for {
		c, err := r.Next()
		if c == nil || err != nil {
			return out, err
		}
		out = append(out, *c)
	}
}

// TestCardFile: what is written of cards is read back, a file of other texts is not taken, nor one with a line that is not
// exactly its card's.
func TestCardFile(t *testing.T) {
	packs := []*Pack{mustPack(t, twoSided), mustPack(t, strings.Replace(twoSided, "try-1", "try-2", 1))}
	before := []*Pack{mustPack(t, twoSided), mustPack(t, strings.Replace(twoSided, "try-1", "try-2", 1))}
	var cards []Card
	for _, p := range packs {
		for i, d := range p.Cards {
			c := Card{Def: d, Report: CardReport{ID: d.ID, Number: d.Number, Name: d.Sides[0].Name, Status: Status(i % 3)}}
			c.Def.Sides = nil
			for _, s := range d.Sides {
				s.Card = &ability.Card{Abilities: []ability.Ability{{Do: []ability.Effect{&ability.Draw{N: ability.N(int32(i))}}}}}
				c.Def.Sides, c.English = append(c.Def.Sides, s), append(c.English, English{Text: "a\nb", Abilities: []string{"a"}})
			}
			if c.Report.Status == Assisted {
				c.Report.Problems = []Problem{{From: 1, To: 3, Text: "ほげ", JA: "読めない", EN: "no"}}
			}
			cards = append(cards, c)
		}
	}
	file := WriteCards(packs, cards)
	for _, b := range [][]byte{file, []byte(strings.ReplaceAll(string(file), "\n", "\r\n"))} {
		if got, err := readAll(b, packs...); err != nil || !reflect.DeepEqual(got, cards) {
			t.Fatalf("%v: got\n%+v\nwant\n%+v", err, got, cards)
		}
	}
	if !reflect.DeepEqual(packs, before) {
		t.Error("the packs have changed")
	}
	for _, change := range [][2]string{{"浜の主", "浜の王"}, {"1枚引く", "2枚引く"}, {"Lord of", "Master of"}, {"[ward]", "[Ward]"}, {"Beast", "Animal"}, {"獣", "鳥"}, {`"リーダー"`, `"クレスト"`}} {
		if _, err := ReadCards(file, mustPack(t, strings.Replace(twoSided, change[0], change[1], 1)), packs[1]); err == nil {
			t.Errorf("cards are taken though a pack says %s", change[1])
		}
	}
	if _, err := ReadCards(file, packs[1], packs[0]); err == nil {
		t.Error("packs in another order are taken")
	}
	lines := strings.SplitAfter(string(file), "\n")
	for i, wrong := range map[string][]string{
		"an empty file":       nil,
		"another check sum":   append([]string{"cards 00000000\n"}, lines[1:]...),
		"without a card":      append(append([]string{}, lines[:2]...), lines[3:]...),
		"a card twice":        append(append([]string{}, lines[:2]...), lines[1:]...),
		"cut short":           lines[:len(lines)-2],
		"more":                append(append([]string{}, lines...), lines[1]),
		"a side less":         {strings.Replace(string(file), " {Card:", " {Cards:", 1)},
		"no data":             {strings.Replace(string(file), "Sides:[{Card:{Abilities:[{Do:[Draw{", "Sides:[{Card:{Abilities:[{Do:[Drew{", 1)},
		"an unknown status":   {strings.Replace(string(file), "Status:1", "Status:3", 1)},
		"no abilities":        {strings.Replace(string(file), `Abilities:["a"]`, `Abilities:["a" "b"]`, 1)},
		"quoted in English":   {strings.Replace(string(file), `Abilities:["a"]`, `Abilities:["a"] Quoted:["b"]`, 1)},
		"a side without card": {strings.Replace(string(file), `Card:{Abilities:[{Do:[Draw{}]}]} English:{Text:"a\nb" Abilities:["a"]}`, `English:{}`, 1)},
	} {
		if s := strings.Join(wrong, ""); s == string(file) {
			t.Errorf("%s: nothing is wrong", i)
		} else if _, err := readAll([]byte(s), packs...); err == nil {
			t.Errorf("%s is taken", i)
		}
	}
}
