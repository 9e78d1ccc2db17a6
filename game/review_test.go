package game

import (
	"errors"
	"slices"
	"strings"
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/web/link/local"
)

// recorded is an app at whose table a game was begun, played by chance and left, its record saved.
func recorded(t *testing.T, w, h int, game string) (*rig, []byte) {
	t.Helper()
	p := newRig(t, w, h)
	p.opens(game)
	p.click("mode:solo")
	p.click("play")
	tb := p.table()
	person := &bot.Random{Rand: rules.Mix(21, 4)}
	for range 40 {
		if d := tb.s.Decision(); d != nil {
			if err := tb.s.Answer(tb.s.View().Inputs, person.Choose(tb.s.(*session.Local).Match().Kernel(), d)); err != nil {
				t.Fatal(err)
			}
		}
	}
	p.settle() // what can be passed over goes by itself, and is recorded too
	file := tb.s.Record()
	p.c.Open(&menu{t: tb})
	p.click("menu:save")
	p.c.Open(&menu{t: tb})
	p.click("menu:leave")
	return p, file
}

// TestASavedRecordIsLookedAt: what was saved is in the list, opens whole, and goes forth and back by keys and buttons;
// nothing can be done in it, and it changes nothing that is stored.
func TestASavedRecordIsLookedAt(t *testing.T) {
	for i, game := range assets.Playable() {
		size := screenSizes[i%len(screenSizes)]
		p, file := recorded(t, size[0], size[1], game)
		p.inBoth("review-title")
		p.click("records")
		p.inBoth("review-list")
		decks := p.c.library.decks(carried(gameID(game)), "")
		for _, want := range []string{"2026-11-2", "ターン", deckName(&decks[0]), deckName(&decks[1]), p.c.T("mode.solo")} {
			if row := p.c.now().find("record:0"); !strings.Contains(row.Label, want) {
				t.Errorf("the saved record %q does not say %q", row.Label, want)
			}
		}
		p.c.keepRecord(&matchInfo{Mode: modeReview}, file)
		if n := len(p.store.List(recordPrefix)); n != 1 {
			t.Errorf("a record that is saved twice is kept %d times", n)
		}
		stored := len(p.store)
		p.click("record:0")
		tb := p.table()
		r := tb.match.replay
		if r == nil || r.At() != 0 || tb.dec != nil {
			t.Fatalf("a record opens as %s", p.c.scene.Name())
		}
		for range 9 {
			p.key("Right")
			p.settle()
		}
		if r.At() != 9 {
			t.Fatalf("nine steps lead to %d", r.At())
		}
		p.key("End")
		if r.At() != r.Len()-1 || tb.view.Inputs != len(r.Match().Inputs()) {
			t.Fatalf("End leads to %d of %d", r.At(), r.Len())
		}
		p.settle()
		p.inBoth("review")
		hash := r.Match().Hash(state.All)
		p.click("review:prev")
		p.click("review:prev")
		p.key("Space")
		p.key("Right")
		if r.Match().Hash(state.All) != hash {
			t.Fatal("two back and two forth are another moment")
		}
		if _, rolls := p.c.Find("panel"); rolls { // in a small window
			x, y := p.middle("panel")
			p.tick(1, Event{Kind: WheelTurn, X: x, Y: y, DY: 20})
		}
		p.click("review:eyes:1")
		if tb.view.Eyes != state.Eyes0 || tb.bottom() != 0 {
			t.Fatalf("as the first seat saw it: %v", tb.view.Eyes)
		}
		p.inBoth("review-seat")
		p.key("Home")
		if r.At() != 0 || len(tb.events) != tb.view.Events {
			t.Fatalf("Home leads to %d", r.At())
		}
		if len(p.store) != stored || string(tb.s.Record()) != string(file) {
			t.Fatalf("%d things stored, %d before", len(p.store), stored)
		}
		p.key("Z")
		p.key("Esc")
		p.c.Open(&menu{t: tb})
		if p.c.now().find("menu:concede") != nil {
			t.Fatal("a recorded match can be given up")
		}
		p.click("menu:leave")
		p.click("records")
		p.click("record:forget:0")
		p.key("Y")
		if p.c.now().find("record:0") != nil || len(p.store.List(recordPrefix)) != 0 {
			t.Fatal("the record that was deleted is still there")
		}
	}
}

// TestFilesThatAreDropped: a record opens wherever no match is under way, a list where decks are chosen; what cannot be
// read is said in one sentence, and what is on the screen stays.
func TestFilesThatAreDropped(t *testing.T) {
	p, file := recorded(t, 1280, 720, "sve")
	var coming []local.File
	p.c.Env.Files = func() []local.File { f := coming; coming = nil; return f }
	drop := func(f local.File) {
		coming = append(coming, f)
		p.tick(1)
		p.opened()
	}
	broken := append([]byte(nil), file...)
	broken[len(broken)/2]++
	for _, lang := range []string{"ja", "en"} {
		p.c.ChangeSettings(func(s *Settings) { s.Lang = lang })
		for _, bad := range []struct {
			file local.File
			want map[string]string
		}{
			{local.File{Name: "a.gtk", Data: broken}, map[string]string{"ja": "記録として読めません", "en": "cannot be read as the record"}},
			{local.File{Name: "a.gtk", Data: []byte("GTKREC1\n")}, map[string]string{"ja": "記録として読めません", "en": "cannot be read as the record"}},
			{local.File{Name: "a.gtk", Data: append([]byte(recordHead), make([]byte, state.MaxRecord)...)}, map[string]string{"ja": "大きすぎます", "en": "too large"}},
			{local.File{Name: "夏.gtk", Err: errors.New("17 MB")}, map[string]string{"ja": "「夏.gtk」を読み込めません", "en": "“夏.gtk” cannot be read"}},
		} {
			drop(bad.file)
			n, is := p.c.top().(*notice)
			if !is || len(p.c.over) != 1 || p.c.scene.Name() != "title" || !strings.Contains(n.text, bad.want[lang]) {
				t.Fatalf("%s over %s, want a notice with %q", p.c.top().Name(), p.c.scene.Name(), bad.want[lang])
			}
			p.shot("review-bad-" + lang)
			p.key("Esc")
		}
	}
	drop(local.File{Name: "a.gtk", Data: file})
	if tb := p.table(); tb.match.replay == nil {
		t.Fatal("a dropped record does not open")
	}
	drop(local.File{Name: "a.gtk", Data: file}) // another, while one is looked at
	p.table().leave()
	p.click("mode:solo")
	drop(local.File{Name: "deck.txt", Data: []byte(cardsOnly(carried("sve")))})
	if got := p.ownNames("sve"); len(got) != 1 {
		t.Fatalf("a dropped list is the decks %q", got)
	}
	p.click("play")
	before := p.table()
	drop(local.File{Name: "a.gtk", Data: file})
	if p.table() != before || p.c.toast == "" {
		t.Fatal("a record that is dropped on a match takes its place")
	}
}

// TestSavedRecordsAreKnownAgain: what was kept as a bare file is listed by what the file says, after what is known better; a
// match on another machine names who sat there; what cannot be read is not listed and stays.
func TestSavedRecordsAreKnownAgain(t *testing.T) {
	r, file := recorded(t, 1280, 720, "sve")
	delete(r.store, r.store.List(recordPrefix)[0])
	r.store[recordPrefix+"0"], r.store[recordPrefix+"1"] = file, []byte("?")
	rec, err := state.DecodeRecord(file)
	if err != nil {
		t.Fatal(err)
	}
	for n, when := range []int64{1795348800, 1795435200} {
		rec.Inputs = rec.Inputs[:3-n]
		r.c.keepRecord(&matchInfo{Game: "sve", Mode: modeLink, When: when, Turn: int32(n + 3), Foe: "まひる", Decks: [2]string{"暁"}}, rec.Encode())
	}
	v := newRecords(r.c)
	if len(v.list) != 3 || !strings.Contains(v.list[0].row.Sub, "第 4 ターン・暁") || !strings.Contains(v.list[0].row.Title, "相手 まひる") || !strings.Contains(v.list[1].row.Sub, "第 3 ターン") || !strings.Contains(v.list[2].row.Sub, " 対 ") {
		t.Fatalf("listed: %+v", v.list)
	}
	if string(r.store[recordPrefix+"1"]) != "?" {
		t.Error("what cannot be read is gone")
	}
}

// TestARecordIsSteppedThroughByEvents: a key goes from line to line of the log, into the midst of what an answer set off, and
// another goes the same way back; the lines are those of the whole log.
func TestARecordIsSteppedThroughByEvents(t *testing.T) {
	for i, game := range assets.Playable() {
		size := screenSizes[i%len(screenSizes)]
		p, _ := recorded(t, size[0], size[1], game)
		p.click("records")
		p.click("record:0")
		tb := p.table()
		r := tb.match.replay
		p.key("End")
		whole := slices.Clone(tb.log)
		p.key("Home")
		var way []int
		mid := 0
		for n := 0; r.CanRedo() && n < 400; n++ {
			lines := len(tb.log)
			way = append(way, r.Shown())
			p.key(eventKeys[1])
			if more := len(tb.log) - lines; more > 1 || r.Shown() < way[n] {
				t.Fatalf("%s: one step tells %d lines, from event %d to %d", game, more, way[n], r.Shown())
			}
			if r.Shown() > r.Told(r.At()) {
				if mid++; mid == 5 {
					p.inBoth("review-event-" + game)
				}
			}
		}
		if !r.CanRedo() && len(tb.log) != len(whole) || mid < 5 {
			t.Fatalf("%s: %d lines were told, the log has %d; %d steps between moments", game, len(tb.log), len(whole), mid)
		}
		for n := len(way) - 1; n >= 0; n-- {
			p.key(eventKeys[0])
			if r.Shown() != way[n] {
				t.Fatalf("%s: back at event %d, forth it was %d", game, r.Shown(), way[n])
			}
		}
	}
}
