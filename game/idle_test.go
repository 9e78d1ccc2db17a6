package game

import (
	"testing"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// Alone and against a bot nobody is asked where nothing can be done; the record holds the
// passes, and undo steps over them.

// asksNothing plays answers and fails on a question that has one answer only.
func asksNothing(t *testing.T, r *rig, once func() bool, answers int) {
	t.Helper()
	for n := 0; n < answers && r.c.top().Name() == "table"; n++ {
		tb := r.table()
		for i := 0; (tb.dec == nil || tb.passer.pass.on) && !tb.view.Result.Over && i < 600; i++ {
			r.tick(1)
		}
		if tb.dec == nil {
			return
		}
		if d := tb.dec; d.Kind == rules.Choose && d.Min == 0 && len(tb.first) == 0 && d.Ask.Src == (state.Ref{}) {
			t.Fatalf("asked %q at input %d, where there is nothing to choose", d.Ask.Key, tb.view.Inputs)
		}
		if _, idle := tb.passer.idle(tb.dec, tb.view); idle {
			t.Fatalf("asked %q at input %d, where nothing can be done but %v", tb.dec.Ask.Key, tb.view.Inputs, tb.s.Acts())
		}
		once()
		r.settle()
	}
}

func TestNoWindowWhereNothingCanBeDone(t *testing.T) {
	for _, game := range assets.Playable() {
		for _, mode := range []string{modeSolo, modeBot} {
			r := newRig(t, 1280, 720)
			r.opens(game)
			r.click("mode:" + mode)
			r.click("play")
			asksNothing(t, r, answerer(t, r, game, 3), 60)
			passesAreTold(t, r.table())
		}
	}
}

// passesAreTold checks that the log shows, quietly and once for windows in a row, that some were passed over.
func passesAreTold(t *testing.T, tb *table) {
	t.Helper()
	said := 0
	for i, l := range tb.log {
		if l.text != tb.book.t("log.idle", tb.journal.seatName(l.seat)) {
			continue
		}
		said++
		if l.kind != "pass" || !l.sub || i > 0 && tb.log[i-1].text == l.text {
			t.Errorf("line %d of the log: %+v", i, l)
		}
	}
	passed := 0
	for _, p := range tb.passer.pass.told {
		if p.idle {
			passed++
		}
	}
	if said > passed || passed == 0 != (said == 0) {
		t.Errorf("%d windows were passed over where nothing could be done, %d lines say so", passed, said)
	}
	before := len(tb.log)
	if tb.journal.relog(); len(tb.log) != before {
		t.Errorf("written anew the log has %d lines, not %d", len(tb.log), before)
	}
}

// Between two persons a window is open whether or not something can be done in it.
func TestWindowsStayBetweenPersons(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("mode:hotseat")
	r.click("play")
	r.settle()
	tb := r.table()
	d := &rules.Decision{Seat: 0, Kind: rules.Acting, Window: "quick", Ask: rules.Prompt{Key: "quick"}}
	tb.s = &windowOf{Session: tb.s, d: d}
	for mode, want := range map[string]bool{modeSolo: true, modeBot: true, modeHotseat: false, modeLink: false} {
		tb.match.Mode = mode
		if _, got := tb.passer.idle(d, tb.view); got != want {
			t.Errorf("%s: passed over %v, want %v", mode, got, want)
		}
		tb.c.Set.Idle = true
		if _, got := tb.passer.idle(d, tb.view); got {
			t.Errorf("%s: passed over although every window is to be asked", mode)
		}
		tb.c.Set.Idle = false
	}
}

// windowOf is a session that stands at a window in which nothing but a pass can be done.
type windowOf struct {
	session.Session
	d *rules.Decision
}

func (w *windowOf) Decision() *rules.Decision { return w.d }
func (w *windowOf) Acts() []state.Act         { return []state.Act{{Verb: state.Pass}} }

func TestUndoStepsOverWhatWasNotAsked(t *testing.T) {
	r := newRig(t, 1280, 720)
	r.click("table:fftcg")
	r.click("mode:" + modeSolo)
	r.click("play")
	asksNothing(t, r, answerer(t, r, "fftcg", 8), 25)
	tb := r.table()
	skipped := 0
	for tb.s.CanUndo() {
		before := tb.view.Inputs
		r.key("Ctrl Z")
		if n := before - tb.view.Inputs; n > 1 {
			skipped++
		} else if n < 1 {
			t.Fatalf("undo at input %d leads to %d", before, tb.view.Inputs)
		}
		r.settle()
		if _, idle := tb.passer.idle(tb.dec, tb.view); idle && tb.s.CanUndo() {
			t.Fatalf("undo stops at input %d, where nothing can be done", tb.view.Inputs)
		}
	}
	if skipped == 0 {
		t.Fatal("no pass was stepped over: the test shows nothing")
	}
	for tb.s.CanRedo() {
		r.key("Ctrl Shift Z")
		if _, idle := tb.passer.idle(tb.dec, tb.view); idle && tb.s.CanRedo() {
			t.Fatalf("redo stops at input %d, where nothing can be done", tb.view.Inputs)
		}
	}
}
