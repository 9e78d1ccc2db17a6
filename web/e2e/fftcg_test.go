package e2e

import "testing"

// TestFFMatchByLink: two tabs, a link between them, a whole match of FF-TCG by the mouse, payments included.
func TestFFMatchByLink(t *testing.T) { Seeded(t, ffMatchByLink) }

func ffMatchByLink(t *testing.T, b *Browser) {
	s := Serve(t, app)
	host := newPerson(b.OpenSized("host", hooked(s.URL), quick))
	host.click("table:fftcg")
	url := inviteByLink(host)
	guest := newPerson(b.OpenSized("guest", hooked(url), quick))
	guest.chooseDeck(1)
	host.Until("the host sits at the table", seated)
	guest.Until("the guest sits at the table", seated)
	guest.Tired = 3 // so that the match is short
	play(t, []player{host, guest}, nil)
	sameEnd(t, host, guest)
	host.Screenshot("ff-host")
	t.Logf("host %d answers %v, guest %d answers %v", host.Count, host.Used, guest.Count, guest.Used)
	for _, verb := range []string{"play", "attack", "pass", "pay"} {
		if host.Used[verb]+guest.Used[verb] == 0 {
			t.Errorf("nobody did %q", verb)
		}
	}
}
