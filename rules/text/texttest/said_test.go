package texttest

import (
	"slices"
	"testing"

	"gotaku/rules/text"
)

// TestDropped: the comparison finds a word that is lost.
func TestDropped(t *testing.T) {
	for _, c := range []struct{ source, print, lacks string }{
		{"このユニットは効果で気絶しない。", "このユニットは気絶しない。", "効果で"},
		{"自分の場の『甲』以外のフォロワーすべて", "自分の場の『甲』のフォロワーすべて", "以外"},
		{"墓場にある限り、+1する。", "+1する。", "限り"},
		{"3枚引く。", "2枚引く。", "3"},
	} {
		if got := dropped(c.source, c.print, text.JA); !slices.Contains(got, c.lacks) {
			t.Errorf("%s to %s: lacks %q, want %q", c.source, c.print, got, c.lacks)
		}
	}
}

// TestApart: the comparison of both prints finds who may, and a number, that one of them has not.
func TestApart(t *testing.T) {
	if !apartInAsking("1枚引いてよい。", "Draw 1 card.") || !apartInAsking("1枚引く。", "You may draw 1 card.") || apartInAsking("1枚引いてよい。", "You may draw 1 card.") {
		t.Error("who may")
	}
	if slices.Equal(figures("3枚引く。", text.JA), figures("Draw 2 cards.", text.EN)) || !slices.Equal(figures("2倍にする。", text.JA), figures("It is doubled.", text.EN)) {
		t.Error("a number")
	}
}
