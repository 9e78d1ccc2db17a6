package game

import (
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
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

// TestLotsAreSaidInWords: the log says for what lots were cast and on whom they fell.
func TestLotsAreSaidInWords(t *testing.T) {
	for _, game := range assets.Games() {
		r := newRig(t, 1280, 720)
		r.click("table:" + game)
		r.click("mode:solo")
		r.click("play")
		r.answersByChance(12, func() {})
		tb := r.table()
		drawn := slices.IndexFunc(tb.events, func(e match.Told) bool { return e.Event.Verb == state.Rolled })
		if drawn < 0 {
			t.Fatal("nobody was drawn")
		}
		lot := &tb.events[drawn].Event
		words := tb.book.rules.Game.Words().Lots[lot.Name]
		for lang, line := range map[string]string{"ja": words[0] + "を無作為に決定：①", "en": "By lot, " + words[1] + ": ①"} {
			r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
			r.tick(1)
			if line := strings.ReplaceAll(line, "①", tb.name(lot.Seat)); words[0] == "" || words[1] == "" || !strings.Contains("\n"+tb.journal.logText(), "\n"+line+"\n") {
				t.Errorf("the log has no %q:\n%s", line, tb.journal.logText())
			}
		}
		r.key("L")
		r.shot("log-lot-" + game)
	}
}

// TestWhoIsCalledYou: an English verb follows the name of its player.
func TestWhoIsCalledYou(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.c.ChangeSettings(func(s *Settings) { s.Lang = "en" })
	r.click("table:" + assets.Games()[0])
	r.click("mode:solo")
	r.click("play")
	r.settle()
	for name, want := range map[string]string{"You": "You draw", "Aki": "Aki draws"} {
		if got := r.table().journal.say("", 0, false, "log.draw", word(name)).text; got != want {
			t.Errorf("the log says %q, want %q", got, want)
		}
	}
}

// TestLotsOfEffectsAreSaidInWords: of which card the effect is, and which card or which number came; for a janken who
// won it.
func TestLotsOfEffectsAreSaidInWords(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:solo")
	r.click("play")
	r.answersByChance(8, func() {})
	tb := r.table()
	var refs []state.Ref
	for id := state.CardID(1); len(refs) < 2; id++ {
		v := tb.card(id)
		if v == nil {
			t.Fatal("too few cards are seen")
		}
		if v.Face != 0 {
			refs = append(refs, state.Ref{ID: id})
		}
	}
	names := func() [2]string { return [2]string{tb.nameOf(refs[0].ID), tb.nameOf(refs[1].ID)} }
	by := state.Source{Card: refs[0]}
	for _, c := range []struct {
		e      state.Event
		ja, en string
	}{
		{state.Event{Name: "die", Seat: state.Nobody, N: 2, Slot: 6, Src: by}, "①：サイコロの目を無作為に決定：2（1〜6）", "①: by lot, the die: 2 (of 1 to 6)"},
		{state.Event{Name: "pick", Seat: state.Nobody, Card: refs[1], N: 2, Slot: 3, Src: by}, "①：選ばれるものを無作為に決定：②", "①: by lot, what is chosen: ②"},
		{state.Event{Name: "pick", Seat: state.Nobody, Card: refs[1], N: 2, Slot: 3}, "選ばれるものを無作為に決定：②", "By lot, what is chosen: ②"},
		{state.Event{Name: "janken", Seat: 1, Slot: 2, Src: by}, "①：じゃんけんの勝者を無作為に決定：③", "①: by lot, who wins the janken: ③"},
	} {
		c.e.Verb = state.Rolled
		for lang, want := range map[string]string{"ja": c.ja, "en": c.en} {
			r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
			r.tick(1)
			n := names()
			want = strings.NewReplacer("①", n[0], "②", n[1], "③", tb.name(1)).Replace(want)
			if got := tb.journal.logWords(&match.Told{Event: c.e}).text; got != want {
				t.Errorf("%q is said, want %q", got, want)
			}
		}
	}
}

// TestPlaysAreSaidInTheGamesWords: monsters are called, items equipped and spells cast, where
// a game calls it so.
func TestPlaysAreSaidInTheGamesWords(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("table:buddyfight")
	r.click("mode:solo")
	r.click("play")
	r.answersByChance(120, func() {})
	for lang, say := range map[string][2]string{"ja": {" をコール\n", "をプレイ"}, "en": {" calls ", " plays "}} {
		r.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
		r.tick(1)
		if log := r.table().journal.logText() + "\n"; !strings.Contains(log, say[0]) || strings.Contains(log, say[1]) {
			t.Errorf("the log says %q or has no %q:\n%s", say[1], say[0], log)
		}
	}
}
