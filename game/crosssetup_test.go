package game

import (
	"slices"
	"testing"
)

// TestTheFirstUnitIsAmongUnits: a card of the hand that can never be the first unit has no row in the panel, and says why
// where it lies.
func TestTheFirstUnitIsAmongUnits(t *testing.T) {
	never := 0
	for _, size := range screens {
		for n := range 3 {
			r := newRig(t, size[0], size[1])
			for range 5 * n {
				r.c.Env.Seed()
			}
			r.click("table:divinecross")
			r.click("mode:solo")
			r.click("play")
			r.settle()
			tb := r.table()
			if tb.dec == nil || tb.dec.Ask.Key != "first unit" {
				t.Fatalf("asked %+v", tb.dec)
			}
			for i, it := range tb.dec.Items {
				row := r.c.now().find("row:" + itoa(i))
				if may := slices.Contains(tb.first, it); may != (row != nil) {
					t.Errorf("%v: %s: may be chosen %v, a row %v", size, tb.nameOf(it.Card), may, row != nil)
				} else if !may {
					never++
					if w := tb.picker.reason(it.Card); w == nil || w.JA == "" || w.EN == "" {
						t.Errorf("%s does not say why: %+v", tb.nameOf(it.Card), w)
					}
					r.shot("first-unit-" + itoa(size[0]))
				}
			}
		}
	}
	if never == 0 {
		t.Error("no hand had a card that cannot be chosen")
	}
}

// TestTheTicketLiesFree: the asking panel of the phone, however wide, leaves the winning ticket alone.
func TestTheTicketLiesFree(t *testing.T) {
	for _, lang := range []string{"ja", "en"} {
		r := sitDC(t, 844, 390, "solo")
		r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
		wide := 0
		r.answersByChance(40, func() {
			r.c.Draw()
			f := r.c.now()
			token := f.find("token")
			if token == nil || f.modal > 0 {
				return
			}
			for _, p := range f.panel {
				if p.W > f.Px(300) {
					if wide++; wide == 1 {
						r.shot("ticket-" + lang)
					}
				}
				if o := p.Intersect(token.R); o.W > 0 && o.H > 0 {
					t.Fatalf("%s: the panel %v lies over the ticket %v", lang, p, token.R)
				}
			}
		})
		if wide == 0 {
			t.Error("the panel was never wide")
		}
	}
}
