package bring

import (
	"fmt"
	"strings"
	"testing"

	"gotaku/rules/deck"
)

// told is a list in short.
func told(l *deck.List) string {
	out := l.Name
	for _, s := range l.Sections {
		out += "|" + s.ID
		for _, c := range s.Cards {
			out += fmt.Sprintf(" %d×%s,%s", c.N, c.Number, c.Name)
		}
	}
	return out
}

const (
	o8d = `<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<deck game="5f0a6c5e-0000-0000-0000-000000000000">
  <section name="Leader" shared="False"><card qty="1" id="1">浜の主</card></section>
  <section name="Main" shared="False"><card qty="3" id="2">潮見の番兵</card><card qty="2" id="3">渡し場の文</card></section>
  <section name="Evolve" shared="False"><card qty="1" id="4">灯台の猫</card></section>
  <section name="Sideboard" shared="False" />
</deck>`
	sveDeck = `{"format": "sve-deck", "version": 1, "name": "浜", "leader": "L-1", "main": {"B-2": 2, "B-1": 3, "B-9": 0}, "evolve": {"B-1E": 1}, "notes": "x"}`
	sveText = "; 浜\nleader: L-1  ; 浜の主\n\n[main]\n3 B-1  ; 潮見の番兵\nB-2 x2\nB-3\n\n[evolve]\n1 B-1E\n"
	deckLog = `{"id": 1, "deck_id": "ABCD", "title": "浜", "list": [{"card_number": "B-1", "name": "潮見の番兵", "num": 3, "img": "x"}, {"card_number": "B-2", "name": "渡し場の文", "num": "2"}],
		"sub_list": [{"card_number": "B-1E", "name": "灯台の猫", "num": 1}], "p_list": [{"card_number": "L-1", "name": "浜の主", "num": 1}]}`
)

func TestForeignLists(t *testing.T) {
	for name, c := range map[string][2]string{
		".o8d":          {o8d, "|leader 1×,浜の主|main 3×,潮見の番兵 2×,渡し場の文|evolve 1×,灯台の猫"},
		"sve-deck":      {sveDeck, "浜|leader 1×L-1,|main 3×B-1, 2×B-2,|evolve 1×B-1E,"},
		"sve-deck text": {sveText, "|leader 1×L-1,|main 3×B-1, 2×B-2, 1×B-3,|evolve 1×B-1E,"},
		"Deck Log":      {deckLog, "浜|leader 1×L-1,浜の主|main 3×B-1,潮見の番兵 2×B-2,渡し場の文|evolve 1×B-1E,灯台の猫"},
		"names":         {"3 潮見の番兵\n渡し場の文 x2\n// side\n3 潮見の番兵\n", "|main 6×,潮見の番兵 2×,渡し場の文"},
	} {
		l, e := List("sve", []byte(c[0]))
		if e != nil {
			t.Errorf("%s: %v", name, e)
		} else if told(l) != c[1] {
			t.Errorf("%s: %s, want %s", name, told(l), c[1])
		}
	}
}

func TestForeignListsAreJudged(t *testing.T) {
	for name, c := range map[string][2]string{
		"empty":           {"", "no deck list of a known form"},
		"a table":         {"番号,名前\nB-1,x\n", "no count with a card"},
		"other JSON":      {`{"a": 1}`, "no deck list of a known form"},
		"a count too big": {`{"format": "sve-deck", "main": {"B-1": 1000}}`, "the count must be 1 to 99"},
		"many times":      {strings.Repeat("60 B-1\n", 2), "the count must be 1 to 99"},
		"made up":         {strings.Replace(o8d, `qty="3"`, `qty="9223372036854775807"`, 1), "the count must be 1 to 99"},
		"below nothing":   {`{"format": "sve-deck", "main": {"B-1": -1}}`, "the count must be 1 to 99"},
		"a cut file":      {o8d[:len(o8d)-60], "damaged"},
		"no such section": {strings.Replace(o8d, `name="Evolve"`, `name="Graveyard"`, 1), "of which section"},
		"a declaration":   {"<!DOCTYPE x [<!ENTITY a \"b\">]><deck></deck>", "declarations"},
		"nested":          {strings.Repeat("<deck>", 20), "nested too deeply"},
		"too large":       {strings.Repeat("1 B-1\n", 50000), "too large"},
		"other evolve":    {`<html></html>`, "no deck list of a known form"},
	} {
		if l, e := List("sve", []byte(c[0])); e == nil || !strings.Contains(e.EN, c[1]) || e.JA == "" {
			t.Errorf("%s: %v %v, want %q", name, l, e, c[1])
		}
	}
}

// FuzzList: whatever comes in, it is refused with words or it is a list that its own form gives back.
func FuzzList(f *testing.F) {
	for _, s := range []string{o8d, sveDeck, sveText, deckLog, "3 a\n", "<deck><section name='Main'><card qty='3'>x</card></section></deck>"} {
		f.Add([]byte(s))
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		l, e := List("sve", b)
		if e != nil {
			if e.JA == "" || e.EN == "" {
				t.Errorf("an error that says nothing: %+v", e)
			}
			return
		}
		again, err := deck.ReadListFor("sve", l.JSON())
		if err != nil || told(again) != told(l) {
			t.Errorf("%v: %s is read again as %s", err, told(l), told(again))
		}
	})
}
