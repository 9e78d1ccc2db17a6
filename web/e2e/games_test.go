package e2e

import "testing"

// These tests are two tabs, a link between them, and a whole match of a game by the mouse.

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

// matchByLink plays a match of a game to its end. From a turn on the guest does nothing any more, so that it is short;
// between them the players must have done each of the verbs.
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
	play(t, []player{host, guest}, nil)
	sameEnd(t, host, guest)
	host.Screenshot(game + "-host")
	t.Logf("host %d answers %v, guest %d answers %v", host.Count, host.Used, guest.Count, guest.Used)
	for _, verb := range verbs {
		if host.Used[verb]+guest.Used[verb] == 0 {
			t.Errorf("nobody did %q", verb)
		}
	}
}
