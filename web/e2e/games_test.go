package e2e

import "testing"

// byLink are the games that are played by a link: what the players have to do between them, and the turn from which on the guest
// does nothing any more, so that the match is short; 0: both play on.
var byLink = []struct {
	game  string
	tired int
	verbs []string
}{
	{"sve", 0, []string{"play", "attack", "end", "choose"}},
	{"fftcg", 3, []string{"play", "attack", "pass", "pay"}},        // payments
	{"divinecross", 6, []string{"game", "skill", "end", "choose"}}, // cards dragged onto units and places, skills chosen on the unit, rock, paper, scissors where a text asks for it
	{"zx", 4, []string{"game", "attack", "end", "pay"}},            // squares that both players share, each seen from its own side
	{"buddyfight", 3, []string{"play", "attack"}},                  // areas, and windows for counters that go by or are declined
}

// TestMatchesByLink is the outcome: two tabs, a link between them, a match by mouse drags to its end by the rules, and reloads of
// both tabs in its middle. One game is played, drawn by lot with the seed; all, when everything is played.
func TestMatchesByLink(t *testing.T) {
	Seeded(t, func(t *testing.T, b *Browser) {
		for _, l := range some(b.seed, byLink, 1) {
			t.Run(l.game, func(t *testing.T) {
				t.Parallel()
				matchByLink(t, start(t, b.seed), l.game, l.tired, l.verbs...)
			})
		}
	})
}

// parts are how many inputs a match has before the guest's page is loaded anew, and before the host's is.
var parts = [...]int{20, 35}

func matchByLink(t *testing.T, b *Browser, game string, tired int, verbs ...string) {
	s := Serve(t, app)
	host := newPerson(b.OpenSized("host", hooked(s.URL), quick))
	host.click("table:" + game)
	url := inviteByLink(host)
	guest := newPerson(b.OpenSized("guest", hooked(url), quick))
	guest.chooseDeck(1)
	host.Until("the host sits at the table", seated)
	guest.Until("the guest sits at the table", seated)
	host.Screenshot(game + "-begins")
	guest.Tired = tired

	people := []*person{guest, host}
	for i, p := range people {
		play(t, []player{host, guest}, func() bool { return p.look().Inputs >= parts[i] })
		before := p.look()
		if before.Finished {
			t.Fatalf("the match ended before input %d", parts[i])
		}
		p.Reload()
		p.Until("the reloaded tab is back at the table", seated)
		for _, q := range people {
			q.Until("both play on", seated)
		}
		if after := p.look(); after.Inputs < before.Inputs || after.Seat != before.Seat {
			t.Fatalf("tab %s: input %d at seat %d before its reload, %d at %d after", p.name, before.Inputs, before.Seat, after.Inputs, after.Seat)
		}
		p.Screenshot(game + "-" + p.name + "-after-reload")
	}
	play(t, []player{host, guest}, nil)
	sameEnd(t, host, guest)
	host.Screenshot(game + "-ends")
	t.Logf("host %d answers %v, guest %d answers %v", host.Count, host.Used, guest.Count, guest.Used)
	for _, verb := range verbs {
		if host.Used[verb]+guest.Used[verb] == 0 {
			t.Errorf("nobody did %q", verb)
		}
	}
}
