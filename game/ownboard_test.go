package game

import (
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// ownDecks goes to the choice of decks with one of the player's own cards, which is chosen.
func ownDecks(t *testing.T, mode string) *rig {
	r := newRig(t, 1280, 720).reads()
	r.click("mode:" + mode)
	r.brings(ownTable())
	r.click("cards:keep")
	r.opened()
	r.clip = ownList()
	r.click("import")
	r.tick(2)
	return r
}

// TestOwnCardsInTheLab: decks with cards of the player's own are tried as all others are.
func TestOwnCardsInTheLab(t *testing.T) {
	r := ownDecks(t, "bot")
	r.click("lab")
	s := r.c.scene.(*labScene)
	s.who = [2]string{"random", "random"}
	r.click("lab:start")
	r.until("it begins", func() bool { return s.run != nil })
	plays(t, r, s)
	if s.run == nil || s.run.sum.Games != 100 || s.run.sum.Broken > 0 || len(s.run.own) == 0 {
		t.Fatalf("%+v", s.run)
	}
	known := len(carried("sve").Pool.Defs)
	if n := len(s.run.pool.Defs); n != known+14 {
		t.Errorf("%d cards are in it, the game has %d", n, known)
	}
}

// TestOwnCardsAreInWhatIsSent: a moment, a puzzle and a report of a match with cards of the player's own open where nobody
// has them.
func TestOwnCardsAreInWhatIsSent(t *testing.T) {
	r := ownDecks(t, "solo")
	var saved []byte
	r.c.Env.Save = func(name, _ string, data []byte) Task[string] { saved = data; return done[string]{v: name} }
	r.click("play")
	r.until("the match begins", func() bool { return r.c.scene.Name() == "table" })
	r.settle()
	tb := r.table()
	b := &bot.Random{Rand: rules.Mix(8, 8)}
	for n := 0; n < 300 && (!tb.s.CanMend() || tb.view.TurnNo < 4); n++ {
		tb.give(b.Choose(tb.s.(*session.Local).Match().Kernel(), tb.s.Decision()))
		r.settle()
	}
	hash := tb.s.(*session.Local).Match().Hash(state.All)
	for _, press := range []string{"board:link", "board:puzzle", "board:report"} {
		openBoard(tb)()
		r.click(press)
		if press == "board:puzzle" {
			r.click("puzzle:link")
		}
		r.tick(2)
		if n, is := r.c.top().(*notice); is {
			t.Fatalf("%s: %s", press, n.text)
		}
		r.key("Esc")
		q := newRig(t, 844, 390).reads()
		if press == "board:report" {
			q.c.openRecord(saved, false)
		} else {
			_, q.hash, _ = strings.Cut(r.clip, "#")
			q.tick(2)
		}
		q.until(press+" opens", func() bool { return q.c.scene.Name() == "table" })
		on := q.table()
		m := on.s.(interface{ Match() *match.Match }).Match()
		if m.Hash(state.All) != hash || string(on.match.Own) == "" {
			t.Fatalf("%s opens elsewhere", press)
		}
		if press == "board:puzzle" {
			openPuzzle(q.c, on.match.Goal.Asked, on.match.Goal.Record)
			q.until("it is tried again", func() bool { return q.c.scene != Scene(on) })
			if again := q.table(); again.match.Goal == nil || string(again.match.Own) == "" {
				t.Fatal("it cannot be tried again")
			}
		}
	}
}
