package e2e

import "testing"

// pathless lets connections find no direct path until pathless is false in the page: none of its own addresses may be used.
const pathless = `
	const Direct = window.RTCPeerConnection;
	window.pathless = true;
	window.RTCPeerConnection = function (c) { return new Direct({...c, iceTransportPolicy: pathless ? "relay" : "all"}); };`

// TestMatchThroughTheServer: two tabs that find no direct path meet through the server, are told so, play on, and after one of
// them is loaded anew they meet again. When there is a path at last they find it by themselves, are told so, and play on.
func TestMatchThroughTheServer(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	host := newPerson(b.OpenSized("host", hooked(s.URL), quick.with(pathless)))
	guest := newPerson(b.OpenSized("guest", hooked(s.URL), quick.with(pathless)))
	url := inviteByLink(host)
	guest.paste(url)
	guest.chooseDeck(1)
	host.Until("the host sits at the table", seated)
	guest.Until("the guest is told how it is connected", `s.toast.includes("server") || s.toast.includes("サーバー")`)
	guest.Until("the guest sits at the table", seated)
	further(t, host, guest)
	guest.Reload()
	guest.Until("the guest is back", seated)
	further(t, host, guest)
	for _, p := range []*person{host, guest} {
		MustEval[bool](p.Tab, `(pathless = false, true)`)
	}
	guest.Until("the guest is told of the direct path", `s.toast.includes("direct connection was found") || s.toast.includes("直接つながりました")`)
	s.Stop()
	further(t, host, guest)
}
