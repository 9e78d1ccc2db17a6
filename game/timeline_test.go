package game

import (
	"bytes"
	"testing"

	"gotaku/assets"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// TestTimeline: the turns of a record stand side by side; a press goes to where one begins, the turning points to theirs.
func TestTimeline(t *testing.T) {
	turned := 0
	for n, game := range assets.Playable() {
		size := screenSizes[n%len(screenSizes)]
		r, _ := recorded(t, size[0], size[1], game)
		r.click("records")
		r.click("record:0")
		tb := r.table()
		rounds := tb.match.replay.Rounds()
		if len(rounds) < 2 {
			t.Fatalf("%s: %d turns", game, len(rounds))
		}
		swings := 0
		for _, v := range rounds {
			swings += abs(v.Swing)
		}
		if swings == 0 {
			t.Errorf("%s: it is not judged how the seats stand", game)
		}
		r.key("T")
		r.inBoth("timeline-" + game)
		for _, i := range []int{len(rounds) - 1, 1} {
			r.click("time:" + itoa(i))
			if tb.view.TurnNo != rounds[i].Turn || tb.match.replay.At() != rounds[i].At {
				t.Fatalf("%s: turn %d is gone to, turn %d is shown", game, rounds[i].Turn, tb.view.TurnNo)
			}
		}
		if k := turnings(rounds); len(k) > 0 {
			turned++
			r.click("time:turning:0")
			if tb.match.replay.At() != rounds[k[0]].At {
				t.Fatalf("%s: the turning point is not gone to", game)
			}
		}
	}
	if turned == 0 {
		t.Error("no game has a turning point: that one is gone to is not tried")
	}
}

// TestAnOlderRecordIsShownAsFarAsItRuns: a record of another version is played as far as the rules of this one take it, and
// says how far that is; one whose cards are gone says so.
func TestAnOlderRecordIsShownAsFarAsItRuns(t *testing.T) {
	for _, game := range assets.Playable() {
		r, file := recorded(t, 1280, 720, game)
		rec, err := state.DecodeRecord(file)
		if err != nil {
			t.Fatal(err)
		}
		rec.Rules[0]++
		rec.Pool[0]++
		whole := rec.Encode()
		cut := len(rec.Inputs) / 2
		rec.Inputs[cut] = state.Input{Kind: state.InRolled, Seat: state.Nobody, N: 1 << 20}
		for k, file := range [][]byte{whole, rec.Encode()} {
			r.c.Go(newTitle(r.c))
			r.c.openRecord(file, false)
			r.opened()
			r.tick(2)
			rp := r.table().match.replay
			if rp == nil || rp.Older() == nil || r.c.top().Name() != "notice" {
				t.Fatalf("%s: it is not said that the record is an older one: %s", game, r.c.top().Name())
			}
			r.shot("older-" + game + itoa(k))
			r.key("Esc")
			rp.Go(rp.Len() - 1)
			if n := len(rp.Match().Inputs()); k == 0 && n != len(rec.Inputs) || k == 1 && (n > cut || rp.Older().Input != cut) {
				t.Fatalf("%s: it runs to input %d of %d, cut at %d, %+v", game, n, len(rec.Inputs), cut, rp.Older())
			}
		}
		rec.Decks[0].Main[0] = "gone"
		if _, wrong := session.OpenRecord(rec.Encode(), bookOf); wrong == nil || wrong.Key != "version" {
			t.Fatalf("%s: a card that is gone: %+v", game, wrong)
		}
		if bytes.Equal(whole, file) {
			t.Fatal("it is the same record")
		}
	}
}
