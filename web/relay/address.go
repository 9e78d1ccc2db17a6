package relay

import (
	"net"
	"net/http"
	"net/netip"
	"strings"
)

// networkBits is how much of an IPv6 address names a customer: who has one address of such a network has them all.
const networkBits = 64

// address is whom a request counts for. Behind a proxy of our own it is the last that was forwarded for, as the proxy
// wrote it; what stands before it the client wrote itself.
func address(r *http.Request, behindProxy bool) string {
	host := r.RemoteAddr
	if all := r.Header.Values("X-Forwarded-For"); behindProxy && len(all) > 0 {
		last := all[len(all)-1]
		host = strings.TrimSpace(last[strings.LastIndexByte(last, ',')+1:])
	}
	return Network(host)
}

// Network is whom an address, with or without a port, counts for: itself or, of IPv6, its network. Those that cannot be
// read count as one.
func Network(host string) string {
	if h, _, err := net.SplitHostPort(host); err == nil {
		host = h
	}
	a, err := netip.ParseAddr(host)
	if err != nil {
		return ""
	}
	if a = a.Unmap().WithZone(""); a.Is4() {
		return a.String()
	}
	p, err := a.Prefix(networkBits)
	if err != nil {
		return ""
	}
	return p.String()
}
