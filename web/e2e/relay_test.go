package e2e

import (
	"testing"

	"github.com/chromedp/cdproto/page"
)

// pathless is a tab whose connections find no direct path: none of its own addresses may be used.
func pathless(x *Tab) *Tab {
	now(x, page.AddScriptToEvaluateOnNewDocument, page.AddScriptToEvaluateOnNewDocumentParams{Source: `
		const Direct = window.RTCPeerConnection;
		window.RTCPeerConnection = function (c) { return new Direct({...c, iceTransportPolicy: "relay"}); };`})
	x.Reload()
	return x
}

// TestMatchThroughTheServer: two tabs that find no direct path meet through the server, are told so, play on, and after one of
// them is loaded anew they meet again.
func TestMatchThroughTheServer(t *testing.T) {
	t.Parallel()
	s, b := Serve(t, app), Start(t)
	host := newPerson(pathless(b.OpenSized("host", hooked(s.URL), quick)))
	guest := newPerson(pathless(b.OpenSized("guest", hooked(s.URL), quick)))
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
}
