package game

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// TestPaymentAndTwoAtOneScreen draws a payment and a table at which two sit at one screen, uncovered, in sizes that are
// drawn nowhere else.
func TestPaymentAndTwoAtOneScreen(t *testing.T) {
	for _, size := range [][2]int{{1280, 800}, {1920, 1080}, {844, 390}, {390, 844}} {
		for _, lang := range []string{"ja", "en"} {
			name := "-" + lang + "-" + itoa(size[0])
			free := func(r *rig, what string) {
				t.Helper()
				r.shot(what + name)
				for _, s := range r.overlaps() {
					if size[0] < size[1] && !strings.HasPrefix(s, "the asking panel") {
						continue // crowded rows lie over each other on a phone that is held upright
					}
					t.Errorf("%s%s: %s", what, name, s)
				}
			}
			r := crowdedOf(t, crowdedStack, 0, size[0], size[1], lang, true)
			r.does(state.PlayCard, r.named(ability.Hand_, 0, "篝火送り"))
			r.picks(r.named(ability.Field, 1, "苔むす"), r.named(ability.Field, 1, "樹氷"))
			if tb := r.table(); tb.dec == nil || tb.dec.Kind != rules.Pay {
				t.Fatalf("asked %+v", tb.dec)
			}
			free(r, "pay-begun")
			r.key("A")
			r.settle()
			free(r, "pay-proposed")
			if size[0] > size[1] {
				for _, name := range []string{"auto", "giveup", "ok"} {
					if tg := r.c.now().find(name); tg == nil || tg.R.H < r.c.now().Px(30) {
						t.Errorf("pay%s: %s is cut: %+v", "-"+lang+"-"+itoa(size[0]), name, tg)
					}
				}
			}

			for _, game := range assets.Playable() {
				if size[0] < size[1] { // the sign to turn it is all there is
					break
				}
				r := newRig(t, size[0], size[1])
				r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
				r.opens(game)
				r.click("mode:hotseat")
				r.click("play")
				n := 0
				r.answersByChance(9, func() {
					if r.c.top().Name() == "cover" {
						r.click("cover:go")
						r.settle()
					}
					if n++; n%3 == 0 {
						free(r, "hotseat-"+game+"-"+itoa(n))
					}
				})
			}
		}
	}
}
