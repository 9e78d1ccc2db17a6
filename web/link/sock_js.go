package link

import (
	"syscall/js"
	"time"

	"gotaku/web/link/internal/dom"
)

// sockEvents are called from JavaScript events, never from within openSock, send or close; closed once and last.
type sockEvents struct {
	opened  func()
	message func([]byte)
	closed  func()
}

// sock is a WebSocket of binary messages.
type sock struct {
	ws js.Value
}

// openSock begins to open a socket; an error means that the address is impossible.
func openSock(url string, on sockEvents) (*sock, error) {
	s := &sock{}
	err := dom.Try(func() {
		s.ws = js.Global().Get("WebSocket").New(url)
		s.ws.Set("binaryType", "arraybuffer")
	})
	if err != nil {
		return nil, err
	}
	var stops []func()
	listen := func(name string, f func(js.Value)) { stops = append(stops, dom.Listen(s.ws, name, f)) }
	listen("open", func(js.Value) { on.opened() })
	listen("message", func(ev js.Value) {
		if data := ev.Get("data"); data.Type() == js.TypeObject {
			on.message(dom.Bytes(data))
		}
	})
	listen("close", func(js.Value) {
		on.closed()
		time.AfterFunc(0, func() {
			for _, stop := range stops {
				stop()
			}
		})
	})
	return s, nil
}

// send queues a message; the browser drops it when the socket is no longer open.
func (s *sock) send(msg []byte) {
	if err := dom.Try(func() { s.ws.Call("send", dom.Array(msg)) }); err != nil {
		s.close()
	}
}

// waiting is how many bytes wait to be sent.
func (s *sock) waiting() int { return s.ws.Get("bufferedAmount").Int() }

func (s *sock) close() { s.ws.Call("close") }
