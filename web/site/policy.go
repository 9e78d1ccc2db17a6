package site

import (
	"crypto/sha256"
	"encoding/base64"
	"net/http"
	"regexp"
	"strings"
)

// inline are the page's own script and style. Each is allowed by its hash, so that nothing else that is written into
// the page runs.
var inline = regexp.MustCompile(`(?s)<(script|style)>(.*?)</(?:script|style)>`)

// policy is what a page may load and do: its own files and its own inline script and style; WebAssembly, which is what
// the program is; pictures within the page and beside it, for the icon. Sockets may go anywhere, as an invitation names the server it
// is for, and what is said there is sealed; STUN and TURN servers are no matter of a policy. Styles that the program
// sets go by the object model, which a policy leaves alone.
func policy(html []byte) string {
	own := map[string]string{}
	for _, m := range inline.FindAllSubmatch(html, -1) {
		sum := sha256.Sum256(m[2])
		own[string(m[1])] += " 'sha256-" + base64.StdEncoding.EncodeToString(sum[:]) + "'"
	}
	return strings.Join([]string{
		"default-src 'none'",
		"script-src 'self' 'wasm-unsafe-eval'" + own["script"],
		"style-src 'self'" + own["style"],
		"img-src 'self' data:",
		"connect-src 'self' ws: wss:",
		"worker-src 'self'",
		"manifest-src 'self'",
		"base-uri 'none'",
		"form-action 'none'",
	}, "; ")
}

// policyMark is where the sources of a page have its policy, for a host that sends no headers.
const policyMark = `<meta http-equiv="Content-Security-Policy" content="">`

// withPolicy writes the policy into a finished page.
func withPolicy(html string) string {
	return strings.Replace(html, policyMark, strings.Replace(policyMark, `""`, `"`+policy([]byte(html))+`"`, 1), 1)
}

// guard are the headers of every answer, for the policy of the page. A page can say the first for itself, except who
// may frame it; the others only a server can.
func guard(h http.Header, policy string) {
	h.Set("Content-Security-Policy", policy+"; frame-ancestors 'none'")
	h.Set("X-Frame-Options", "DENY") // for browsers that do not know frame-ancestors
	h.Set("X-Content-Type-Options", "nosniff")
	h.Set("Referrer-Policy", "no-referrer")
	h.Set("Cross-Origin-Resource-Policy", "same-origin")
	h.Set("Permissions-Policy", "camera=(), microphone=(), geolocation=(), payment=(), usb=(), browsing-topics=()")
}
