package text_test

import (
	"os"
	"strings"
	"testing"

	"gotaku/rules/deck"
	"gotaku/rules/text"
)

// TestSight: cards as a publisher prints them, in the language in which they were written, are
// read whole and are what their print says; a card that is not says why.
func TestSight(t *testing.T) {
	b, err := os.ReadFile("testdata/sight.txt")
	if err != nil {
		t.Fatal(err)
	}
	list := strings.Split(string(b), "\n@ ")[1:]
	if len(list) < 50 {
		t.Fatalf("%d cards", len(list))
	}
	g := text.Of("fftcg")
	for _, s := range list {
		head, printed, _ := strings.Cut(strings.TrimSpace(s), "\n")
		h := strings.Split(head, " | ")
		kinds, err := deck.KindsNamed("fftcg", h[1])
		if err != nil {
			t.Fatal(err)
		}
		l := text.EN
		if strings.ContainsAny(printed, "、。") {
			l = text.JA
		}
		card, rep := g.CompileAs(kinds, h[0], printed, l)
		if whole := len(rep.Spans) == 0; whole != (len(h) == 2) {
			t.Errorf("%s: read whole %v: %+v", h[0], whole, rep.Spans)
			continue
		}
		if len(h) > 2 {
			continue
		}
		print := g.Print(card, h[0], l)
		if again, _ := g.CompileAs(kinds, h[0], print, l); !text.Equal(nameless(again), nameless(card)) {
			t.Errorf("%s is not what it prints:\n%s", h[0], print)
		}
	}
}
