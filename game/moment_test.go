package game

import (
	"strings"
	"testing"

	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// TestAMomentIsPlayedOnAndSent: from any moment of a record a match goes on with both hands, the same table before it;
// a link opens at that moment elsewhere; turns are gone to forth and back.
func TestAMomentIsPlayedOnAndSent(t *testing.T) {
	for _, size := range screenSizes {
		p, _ := recorded(t, size[0], size[1], "sve")
		p.click("records")
		p.click("record:0")
		tb := p.table()
		r := tb.match.replay
		p.key("End")
		last := tb.view.TurnNo
		for want := last; want > 1; want-- {
			p.key("Up")
			if tb.view.TurnNo != want && tb.view.TurnNo != want-1 {
				t.Fatalf("from turn %d to %d", want, tb.view.TurnNo)
			}
			if at := r.At(); at > 0 {
				r.Go(at - 1)
				before := r.View().TurnNo
				if r.Go(at); before == r.View().TurnNo {
					t.Fatalf("moment %d is not the beginning of a turn", at)
				}
			}
		}
		p.key("Down")
		p.key("Down")
		if tb.view.TurnNo < 2 {
			t.Fatalf("forth to turn %d", tb.view.TurnNo)
		}
		p.settle()
		p.inBoth("review-turns")
		hash, inputs, list := r.Match().Hash(state.All), len(r.Match().Inputs()), len(p.store.List(matchPrefix))
		p.rollTo("review:keep")
		p.click("review:keep")
		p.click("board:link")
		p.tick(1)
		sent := p.clip
		p.key("Esc")
		p.rollTo("review:play")
		p.click("review:play")
		on := p.table()
		l, is := on.s.(*session.Local)
		if !is || on.match.Mode != modeSolo || len(l.Match().Inputs()) != inputs || l.Match().Hash(state.All) != hash {
			t.Fatalf("it is played on from elsewhere: %T, %s", on.s, on.match.Mode)
		}
		if n := len(p.store.List(matchPrefix)); n != list+1 {
			t.Fatalf("%d matches are stored, %d before", n, list)
		}
		person := &bot.Random{Rand: rules.Mix(3, 4)}
		if err := l.Answer(l.View().Inputs, person.Choose(l.Match().Kernel(), l.Decision())); err != nil {
			t.Fatal(err)
		}
		q := newRig(t, size[0], size[1])
		_, q.hash, _ = strings.Cut(sent, "#")
		q.tick(2)
		q.opened()
		if there := q.table().match.replay; there == nil || there.Match().Hash(state.All) != hash || there.CanRedo() {
			t.Fatal("the link opens elsewhere")
		}
		for _, bad := range []string{"#m=", "#m=%%%", "#m=AAAA", sent[:len(sent)/2], strings.Repeat("#m=A", 20000)} {
			q := newRig(t, size[0], size[1])
			q.c.openLink(bad)
			if n, is := q.c.top().(*notice); !is || !strings.Contains(n.text, "記録として読めません") {
				t.Fatalf("%.20q: %s", bad, q.c.top().Name())
			}
		}
	}
}

// TestGamesPlayedAreListed: a match that is over is in the list by itself, once, with how it ended.
func TestGamesPlayedAreListed(t *testing.T) {
	p := newRig(t, 1280, 720)
	p.opens("sve")
	p.click("mode:solo")
	p.click("play")
	p.settle()
	if err := p.table().s.Concede(); err != nil {
		t.Fatal(err)
	}
	p.tick(200)
	if p.c.top().Name() != "result" {
		t.Fatalf("at %s", p.c.top().Name())
	}
	p.click("save")
	p.click("leave")
	p.click("records")
	v := p.c.top().(*records)
	if len(v.list) != 1 || !strings.HasSuffix(v.list[0].row.Right, "の勝ち") {
		t.Fatalf("listed: %+v", v.list)
	}
	p.inBoth("records-ended")
}

// rollTo scrolls the asking panel, where it must be, until a thing of it is seen whole.
func (r *rig) rollTo(name string) {
	r.t.Helper()
	for range 20 {
		if tg := r.c.now().find(name); tg != nil && !tg.Out {
			return
		}
		x, y := r.middle("panel")
		r.tick(1, Event{Kind: WheelTurn, X: x, Y: y, DY: 1})
	}
}
