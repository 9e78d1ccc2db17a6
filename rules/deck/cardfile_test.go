package deck

import (
	"errors"
	"reflect"
	"strings"
	"testing"

	"gotaku/rules/ability"
)

// readAll reads a whole card file.
func readAll(b []byte) (out []Card, err error) {
	r := NewCardReader(b)
	for last := float32(0); ; last = r.Part() {
		c, err := r.Next()
		if c == nil || err != nil {
			return out, err
		}
		if out = append(out, *c); r.Part() <= last || r.Part() > 1 {
			return nil, errors.New("it does not get on")
		}
	}
}

// TestCardFile: what is written of cards is read back, and a line that is not exactly a card is not taken.
func TestCardFile(t *testing.T) {
	p := mustPack(t, twoSided)
	var cards []Card
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
	file := string(WriteCards(cards))
	for _, s := range []string{file, strings.ReplaceAll(file, "\n", "\r\n"), strings.TrimSuffix(file, "\n")} {
		if got, err := readAll([]byte(s)); err != nil || !reflect.DeepEqual(got, cards) {
			t.Fatalf("%v: got\n%+v\nwant\n%+v", err, got, cards)
		}
	}
	if got, err := readAll(nil); got != nil || err != nil || NewCardReader(nil).Part() != 1 {
		t.Errorf("an empty file: %v, %v", got, err)
	}
	for _, change := range [][2]string{
		{"\n", "\n\n"}, {"\n", "x\n"}, {"{", " {"}, {" Sides:", " Side:"}, {"Status:1", "Status:4"}, {`ID:"try-1/試-001"`, ""}, {"Do:[Draw{", "Do:[Drew{"},
		{`Abilities:["a"]`, `Abilities:["a" "b"]`}, {`Abilities:["a"]`, `Abilities:["a"] Quoted:["b"]`}, {` Card:{Abilities:[{Do:[Draw{}]}]}`, ``},
		{`{Def:{ID:"try-1/試-001"`, `{Def:{ID:"try-1/試-001" Number:"1"} English:[] Problems:[]}` + "\n" + `{Def:{ID:"x"`}, {"N:[", "N:[1 "},
	} {
		wrong := strings.Replace(file, change[0], change[1], 1)
		if wrong == file {
			t.Errorf("%s: nothing is wrong", change[1])
		} else if _, err := readAll([]byte(wrong)); err == nil {
			t.Errorf("%s in the place of %s is taken", change[1], change[0])
		}
	}
}
