package game

import (
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// TestABoardIsMadeKeptAndSolved: a board that was put right by hand is sent as a puzzle; opened elsewhere it says what is to
// be done, and when that is done, or the turn has gone by; the same moment as a report opens as it stood.
func TestABoardIsMadeKeptAndSolved(t *testing.T) {
	for n, game := range assets.Playable() {
		size := screenSizes[n%len(screenSizes)]
		r := newRig(t, size[0], size[1])
		var saved []byte
		r.c.Env.Save = func(name, _ string, data []byte) Task[string] { saved = data; return done[string]{v: name} }
		tb := r.rests(game, 8)
		tb.handwork.mend()
		id := tb.zone(ability.Hand_, tb.bottom())[0].ID
		tb.handwork.operate(state.HandOp{Verb: ability.Moved, Card: id, To: state.Place{Zone: tb.book.rules.Zone(ability.Deck), Of: tb.bottom()}})
		inputs := len(tb.s.(*session.Local).Match().Inputs()) // where nothing can be done it goes on by itself
		hash := tb.s.(*session.Local).Match().Hash(state.All)
		r.settle()
		r.rollTo("hand:report")
		r.click("hand:report")
		r.inBoth("board-" + game)
		r.click("board:puzzle")
		r.inBoth("puzzle-sheet-" + game)
		r.click("puzzle:link")
		r.tick(2)
		sent := r.clip
		r.key("Esc")
		openBoard(tb)()
		r.tick(1)
		r.c.top().(*boardKept).words = "なにかがおかしい"
		r.click("board:report")
		r.tick(2)
		if !strings.Contains(string(saved), "# なにかがおかしい\n") {
			t.Fatalf("%s: the report is %.200s", game, saved)
		}
		q := newRig(t, size[0], size[1])
		q.c.openRecord(saved, false)
		q.opened()
		if there := q.table().match.replay; there == nil || there.Match().Hash(state.All) != hash {
			t.Fatalf("%s: the report opens elsewhere", game)
		}
		for _, wins := range []bool{true, false} {
			q := newRig(t, size[0], size[1])
			_, q.hash, _ = strings.Cut(sent, "#")
			q.tick(2)
			q.opened()
			q.tick(3)
			on := q.table()
			l, is := on.s.(*session.Local)
			if !is || on.match.Goal == nil || len(l.Match().Inputs()) < inputs || q.c.top().Name() != "notice" {
				t.Fatalf("%s: the puzzle does not begin: %T %s", game, on.s, q.c.top().Name())
			}
			q.shot("puzzle-" + game)
			q.key("Esc")
			q.settle()
			if wins { // the other gives up in this turn
				on.match.Goal.Seat = on.s.Decision().Seat.Other()
				if err := on.s.Concede(); err != nil {
					t.Fatal(err)
				}
			}
			b := &bot.Random{Rand: rules.Mix(8, 9)}
			for n := 0; n < 400 && !on.match.Goal.told; n++ {
				if d := on.s.Decision(); d != nil && !wins {
					on.give(b.Choose(l.Match().Kernel(), d))
				}
				for q.c.top() != Scene(on) && !on.match.Goal.told {
					q.c.CloseTop()
				}
				q.tick(40)
			}
			q.tick(2)
			want := "confirm"
			if wins {
				want = "notice"
			}
			if q.c.top().Name() != want && q.c.top().Name() != "result" {
				t.Fatalf("%s: after it there is %s", game, q.c.top().Name())
			}
			if wins {
				continue
			}
			q.shot("puzzle-missed-" + game)
			q.click("confirm:yes")
			q.opened()
			q.tick(3)
			if again := q.table(); again == on || again.match.Goal == nil || again.match.Goal.Turn != on.match.Goal.Turn {
				t.Fatalf("%s: it cannot be tried again", game)
			}
		}
	}
}
