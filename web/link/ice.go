package link

import (
	"net/netip"
	"slices"
	"strconv"
	"strings"
)

// ICEServer is a STUN or TURN server. Credentials are for TURN only.
type ICEServer struct {
	URLs       []string // stun:host:port, turn:host:port?transport=udp
	Username   string
	Credential string
}

// ParseICEServer reads a server as a person writes it: stun:host:port, or turn:name:password@host:port. Whatever neither a
// browser nor the native side could use is refused here, before anything is tried with it.
func ParseICEServer(s string) (ICEServer, error) {
	wrong := faultf("%q：stun:ホスト:ポート か turn:名前:合言葉@ホスト:ポート の形で書きます", "%q: stun:host:port or turn:name:password@host:port", s)
	kind, rest, _ := strings.Cut(s, ":")
	who, host, has := "", rest, false
	if i := strings.LastIndexByte(rest, '@'); i >= 0 { // a password may have one
		who, host, has = rest[:i], rest[i+1:], true
	}
	v := ICEServer{URLs: []string{kind + ":" + host}}
	switch kind {
	case "stun", "stuns":
		if has {
			return ICEServer{}, wrong
		}
	case "turn", "turns":
		v.Username, v.Credential, _ = strings.Cut(who, ":")
		if v.Username == "" || v.Credential == "" {
			return ICEServer{}, wrong
		}
		at, how, asked := strings.Cut(host, "?transport=")
		if asked && !slices.Contains([]string{"udp", "tcp"}, how) {
			return ICEServer{}, wrong
		}
		host = at
	default:
		return ICEServer{}, wrong
	}
	if len(s) > 512 || !hostPort(host) {
		return ICEServer{}, wrong
	}
	return v, nil
}

// hostPort says whether a text is a host's name or address, with or without a port.
func hostPort(s string) bool {
	name, port := s, "1"
	if i := strings.LastIndexByte(s, ':'); i > strings.LastIndexByte(s, ']') {
		name, port = s[:i], s[i+1:]
	}
	if n, err := strconv.ParseUint(port, 10, 16); err != nil || n == 0 {
		return false
	}
	if in, is := strings.CutPrefix(name, "["); is {
		a, err := netip.ParseAddr(strings.TrimSuffix(in, "]"))
		return err == nil && a.Is6() && strings.HasSuffix(name, "]")
	}
	return name != "" && len(name) < 254 && !strings.ContainsFunc(name, func(r rune) bool {
		return r != '.' && r != '-' && (r < '0' || r > '9') && (r < 'a' || r > 'z') && (r < 'A' || r > 'Z')
	})
}
