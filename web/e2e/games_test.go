package e2e

import (
	"math/rand/v2"
	"slices"
	"testing"
)

// These tests are two tabs, a link between them, and a match of a game by the mouse.

// byLink are the games that are played by a link, besides the first of all: what the players have to do between them, and
// the turn from which on the guest does nothing any more.
var byLink = []struct {
	game  string
	tired int
	verbs []string
}{
	{"fftcg", 3, []string{"play", "attack", "pass", "pay"}},        // payments
	{"divinecross", 6, []string{"game", "skill", "end", "choose"}}, // cards dragged onto units and places, skills chosen on the unit, rock, paper, scissors where a text asks for it
	{"zx", 4, []string{"game", "attack", "end", "pay"}},            // squares that both players share, each seen from its own side
	{"buddyfight", 3, []string{"play", "attack"}},                  // areas, and windows for counters that go by or are declined
}

// TestMatchesByLink plays one of them, drawn by lot with the seed; all, when every match is played to its end.
func TestMatchesByLink(t *testing.T) {
	Seeded(t, func(t *testing.T, b *Browser) {
		lots := rand.New(rand.NewPCG(b.seed, 0)).Perm(len(byLink))
		if !*whole {
			lots = lots[:1]
		}
		for _, n := range lots {
			l := byLink[n]
			t.Run(l.game, func(t *testing.T) {
				t.Parallel()
				matchByLink(t, start(t, b.seed), l.game, l.tired, l.verbs...)
			})
		}
	})
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
