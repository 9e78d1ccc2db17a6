package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// answersByChance answers what is asked n times, looking at every question before.
func (r *rig) answersByChance(n int, look func()) {
	r.t.Helper()
	b := &bot.Random{Rand: 7}
	for range n {
		r.settle()
		look()
		tb := r.table()
		if d := tb.s.Decision(); d != nil {
			if err := tb.s.Answer(tb.s.View().Inputs, b.Choose(tb.s.(*session.Local).Match().Kernel(), d)); err != nil {
				r.t.Fatal(err)
			}
		}
	}
}

// TestLotsAreSaidInWords: the log says who was drawn by lot and for what; another number of chance is said as one.
func TestLotsAreSaidInWords(t *testing.T) {
	for _, game := range []string{"1", "2", "5"} {
		r := newRig(t, 1280, 720)
		r.key(game)
		r.click("mode:solo")
		r.click("play")
		r.answersByChance(4, func() {})
		tb := r.table()
		drawn := slices.IndexFunc(tb.events, func(e match.Told) bool { return e.Event.Verb == state.Rolled })
		if drawn < 0 {
			t.Fatal("nobody was drawn")
		}
		who := state.Seat(tb.events[drawn].Event.N)
		for _, lang := range []string{"ja", "en"} {
			r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
			r.tick(1)
			want := map[string]string{"ja": "先攻・後攻を決めるくじ：" + tb.name(who) + "が当たり", "en": "The lot for who goes first falls to " + tb.name(who)}[lang]
			if !strings.Contains(tb.logText(), want+"\n") {
				t.Errorf("the log has no %q:\n%s", want, tb.logText())
			}
			tb.log = append(tb.log, logLine{turn: 3})
			other := tb.logWords(&match.Told{Event: state.Event{Verb: state.Rolled, N: 1, Slot: 6}}).text
			if want := map[string]string{"ja": "無作為に決定（1〜6）：2", "en": "At random, from 1 to 6: 2"}[lang]; other != want {
				t.Errorf("another lot is said %q, want %q", other, want)
			}
			tb.log = tb.log[:len(tb.log)-1]
		}
		r.key("L")
		r.shot("log-lot-" + game)
	}
}
