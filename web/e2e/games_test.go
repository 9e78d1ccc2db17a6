package e2e

import (
	"slices"
	"testing"
)

// These tests are two tabs, a link between them, and a match of a game by the mouse.

// TestFFMatchByLink has payments in it.
func TestFFMatchByLink(t *testing.T) {
	Seeded(t, func(t *testing.T, b *Browser) { matchByLink(t, b, "fftcg", 3, "play", "attack", "pass", "pay") })
}

// TestDCMatchByLink has cards dragged onto units and places, skills chosen on the unit, and rock, paper, scissors where a
// text asks for it.
func TestDCMatchByLink(t *testing.T) {
	Seeded(t, func(t *testing.T, b *Browser) { matchByLink(t, b, "divinecross", 6, "game", "skill", "end", "choose") })
}

// TestZXMatchByLink has cards dragged onto squares that both players share, each seen from its own side.
func TestZXMatchByLink(t *testing.T) {
	Seeded(t, func(t *testing.T, b *Browser) { matchByLink(t, b, "zx", 4, "game", "attack", "end", "pay") })
}

// TestBFMatchByLink has monsters called into areas, attacks, and windows for counters that go by or are declined.
func TestBFMatchByLink(t *testing.T) {
	Seeded(t, func(t *testing.T, b *Browser) { matchByLink(t, b, "buddyfight", 3, "play", "attack") })
}

// shown is how many inputs a match has at least before it is given up.
const shown = 40

// matchByLink plays a match of a game until the players have done each of the verbs between them, and something is stored
// that a proof is made of; then the host gives up, if not every match is to go on to its end. From a turn on the guest does nothing any more,
// so that such a match is short.
func matchByLink(t *testing.T, b *Browser, game string, tired int, verbs ...string) {
	s := Serve(t, app)
	host := newPerson(b.OpenSized("host", hooked(s.URL), quick))
	host.click("table:" + game)
	url := inviteByLink(host)
	guest := newPerson(b.OpenSized("guest", hooked(url), quick))
	guest.chooseDeck(1)
	host.Until("the host sits at the table", seated)
	guest.Until("the guest sits at the table", seated)
	guest.Tired = tired
	done := func(verb string) bool { return host.Used[verb]+guest.Used[verb] > 0 }
	play(t, []player{host, guest}, func() bool {
		return !*whole && host.look().Inputs >= shown && !slices.ContainsFunc(verbs, func(v string) bool { return !done(v) })
	})
	host.giveUp()
	sameEnd(t, host, guest)
	host.Screenshot(game + "-host")
	t.Logf("host %d answers %v, guest %d answers %v", host.Count, host.Used, guest.Count, guest.Used)
	for _, verb := range verbs {
		if !done(verb) {
			t.Errorf("nobody did %q", verb)
		}
	}
}
