//go:build !js

package link

import (
	"net"
	"testing"
	"time"

	"github.com/pion/turn/v5"
)

// TestTurnServerIsUsed: a description names the address that a TURN server of the settings lends, with the right password, and none
// with a wrong one.
func TestTurnServerIsUsed(t *testing.T) {
	listen, err := net.ListenPacket("udp4", "127.0.0.1:0")
	if err != nil {
		t.Fatal(err)
	}
	asked := make(chan string, 64)
	srv, err := turn.NewServer(turn.ServerConfig{
		Realm: "table.example",
		AuthHandler: func(a *turn.RequestAttributes) (string, []byte, bool) {
			select {
			case asked <- a.Username:
			default:
			}
			return a.Username, turn.GenerateAuthKey("name", "table.example", "pa@ss"), a.Username == "name"
		},
		PacketConnConfigs: []turn.PacketConnConfig{{PacketConn: listen, RelayAddressGenerator: &turn.RelayAddressGeneratorStatic{RelayAddress: net.IPv4(127, 0, 0, 1), Address: "127.0.0.1"}}},
	})
	if err != nil {
		t.Fatal(err)
	}
	defer srv.Close()
	for word, want := range map[string]bool{"pa@ss": true, "other": false} {
		s, err := ParseICEServer("turn:name:" + word + "@" + listen.LocalAddr().String())
		if err != nil {
			t.Fatal(err)
		}
		p := newPipe(nil)
		r, err := newRTC([]ICEServer{s}, p)
		if err != nil {
			t.Fatal(err)
		}
		got := make(chan desc, 1)
		r.offer(func(d desc, err error) {
			if err != nil {
				t.Error(err)
			}
			got <- d
		})
		select {
		case d := <-got:
			lent := false
			for _, c := range d.candidates {
				lent = lent || c.typ == relayCandidate
			}
			if lent != want {
				t.Errorf("with %q: lent an address %v, of %+v", word, lent, d.candidates)
			}
		case <-time.After(patience):
			t.Fatal("no offer")
		}
		p.Close()
	}
	if len(asked) == 0 {
		t.Error("the server was not asked")
	}
}
