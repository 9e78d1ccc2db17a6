package link

import (
	"slices"
	"strings"
)

// ICEServer is a STUN or TURN server. Credentials are for TURN only.
type ICEServer struct {
	URLs       []string // stun:host:port, turn:host:port?transport=udp
	Username   string
	Credential string
}

// ParseICEServer reads a server as a person writes it: stun:host:port, or turn:name:password@host:port.
func ParseICEServer(s string) (ICEServer, error) {
	wrong := faultf("%q：stun:ホスト:ポート か turn:名前:合言葉@ホスト:ポート の形で書きます", "%q: stun:host:port or turn:name:password@host:port", s)
	kind, rest, ok := strings.Cut(s, ":")
	if !ok || rest == "" || !slices.Contains([]string{"stun", "stuns", "turn", "turns"}, kind) {
		return ICEServer{}, wrong
	}
	v := ICEServer{URLs: []string{s}}
	if who, host, has := strings.Cut(rest, "@"); has {
		name, word, both := strings.Cut(who, ":")
		if !both || host == "" || strings.HasPrefix(kind, "stun") {
			return ICEServer{}, wrong
		}
		v = ICEServer{URLs: []string{kind + ":" + host}, Username: name, Credential: word}
	}
	return v, nil
}
