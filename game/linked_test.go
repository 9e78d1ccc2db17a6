package game

import (
	"testing"
	"time"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// until ticks both apps until a condition holds.
func until(t *testing.T, what string, a, b *rig, holds func() bool) {
	t.Helper()
	for range 3000 {
		if holds() {
			return
		}
		a.tick(1)
		b.tick(1)
		time.Sleep(5 * time.Millisecond)
	}
	t.Fatalf("never: %s (here %s %q, there %s %q)", what, a.c.scene.Name(), a.c.Tree().Status, b.c.scene.Name(), b.c.Tree().Status)
}

// byHand makes two apps meet by codes carried from one to the other.
func byHand(t *testing.T, host, guest *rig) {
	t.Helper()
	v := host.c.scene.(*invite)
	host.click("offer")
	until(t, "the offer is ready", host, guest, func() bool { return v.code != "" })
	host.click("copy")
	host.tick(1)
	guest.clip = host.clip
	if guest.c.scene.Name() == "title" {
		guest.click("paste")
		guest.tick(1)
		guest.click("play")
	} else {
		guest.click("answer")
		guest.tick(1)
	}
	w := guest.c.scene.(*invite)
	until(t, "the answer is ready", host, guest, func() bool { return w.code != "" })
	guest.click("copy")
	guest.tick(1)
	host.clip = guest.clip
	host.click("answer")
	host.tick(1)
	until(t, "both sit at the table", host, guest, func() bool {
		return host.c.scene.Name() == "table" && guest.c.scene.Name() == "table"
	})
}

// bothAsked ticks both apps until they stand at the same question, and returns the one that is asked.
func bothAsked(t *testing.T, host, guest *rig) *rig {
	t.Helper()
	until(t, "both stand at the same question", host, guest, func() bool {
		a, b := host.c.Tree(), guest.c.Tree()
		return a.Inputs == b.Inputs && a.Hash == b.Hash && (a.Asked >= 0) != (b.Asked >= 0)
	})
	if host.c.Tree().Asked < 0 {
		return guest
	}
	return host
}

// declines answers whatever r is asked with no, or with the end of what it does, once that can be pressed.
func declines(t *testing.T, r, host, guest *rig) {
	t.Helper()
	until(t, "the question has been seen", host, guest, func() bool { return !r.table().early("E") })
	n := r.table().view.Inputs
	if r.table().dec.Kind == rules.YesNo {
		r.click("no")
	} else {
		r.key("E")
		if r.c.top().Name() == "confirm" {
			r.key("E")
		}
		r.key("P")
	}
	until(t, "an answer is taken", host, guest, func() bool { return r.table().view.Inputs > n })
}

// restarts ends the guest's program, starts it again in env, and brings the two together by hand at the match they had.
func restarts(t *testing.T, host, guest *rig, env Env) {
	t.Helper()
	guest.table().s.Close()
	guest.c = NewCore(sharedArt, env)
	guest.c.Resize(844, 390, 1)
	guest.c.ResumeTab()
	guest.until("its cards are read", func() bool { return guest.c.top().Name() != "opening" })
	until(t, "the host sees that the channel is gone", host, guest, func() bool { return host.c.Tree().Status == "dropped" })
	host.table().reconnect()
	byHand(t, host, guest)
	bothAsked(t, host, guest)
}

func TestTwoWindowsByHandAndBackAgain(t *testing.T) {
	host, guest := newRig(t, 1280, 720), newRig(t, 844, 390)
	host.click("mode:link")
	host.click("play")
	host.tick(1)
	byHand(t, host, guest)
	for range 6 {
		declines(t, bothAsked(t, host, guest), host, guest)
	}
	bothAsked(t, host, guest)
	for _, r := range []*rig{host, guest} {
		me := r.table().s.Seat()
		for _, v := range r.table().zone(ability.Hand_, me.Other()) {
			if v.Face != 0 {
				t.Fatalf("seat %d sees a card of the other hand", me)
			}
		}
	}
	want := host.c.Tree()
	restarts(t, host, guest, guest.env())
	if got := guest.c.Tree(); got.Hash != want.Hash || got.Inputs != want.Inputs {
		t.Fatalf("resumed at input %d with hash %s, want %d and %s", got.Inputs, got.Hash, want.Inputs, want.Hash)
	}
}
