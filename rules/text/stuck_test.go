package text

import "testing"

// TestQuote: what could not be read is quoted as it is printed, by whole words and within its sentence.
func TestQuote(t *testing.T) {
	long := "draw a card and dance wildly around the table with everybody"
	for _, c := range []struct {
		text string
		from int
		want string
	}{
		{"相手のゼクス１枚を踊らせる。カードを引く。", len("相手のゼクス"), "１枚を踊らせる"},
		{"Make it dance. Draw a card.", len("Make "), "it dance"},
		{"Make it dance. Draw a card.", len("Make it dan"), "dance"},
		{"Make it dance", len("Make"), "it dance"},
		{long, 0, "draw a card and dance wildly around the…"},
		{"カードを引いて、みんなでおどりながらテーブルのまわりをまわる", 0, "カードを引いて、みんなでおどりながらテー…"},
		{"Make it dance.", len("Make it dance"), ""}, // nothing is missing but what the sentence has not
		{"Make it dance. ", len("Make it dance. "), ""},
	} {
		if got := quote(c.text, c.from, len(c.text)); got != c.want {
			t.Errorf("%q from %d: %q, not %q", c.text, c.from, got, c.want)
		}
	}
}
