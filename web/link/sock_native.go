//go:build !js

package link

import (
	"context"
	"time"

	"github.com/coder/websocket"

	"gotaku/web/link/wire"
)

// dialTime bounds the reaching of a server.
const dialTime = 10 * time.Second

// sockEvents are called from other goroutines, never from within openSock, send or close; closed once and last.
type sockEvents struct {
	opened  func()
	message func([]byte)
	closed  func()
}

// sock is a WebSocket of binary messages.
type sock struct {
	out  chan []byte
	stop context.CancelFunc
}

// openSock begins to open a socket; an error means that the address is impossible.
func openSock(url string, on sockEvents) (*sock, error) {
	ctx, stop := context.WithCancel(context.Background())
	s := &sock{out: make(chan []byte, 64), stop: stop}
	go s.run(ctx, url, on)
	return s, nil
}

func (s *sock) run(ctx context.Context, url string, on sockEvents) {
	defer on.closed()
	defer s.stop()
	dialing, cancel := context.WithTimeout(ctx, dialTime)
	conn, _, err := websocket.Dial(dialing, url, nil)
	cancel()
	if err != nil {
		return
	}
	defer conn.CloseNow()
	conn.SetReadLimit(wire.MaxFrame)
	on.opened()
	go s.write(ctx, conn)
	for {
		_, msg, err := conn.Read(ctx)
		if err != nil {
			return
		}
		on.message(msg)
	}
}

func (s *sock) write(ctx context.Context, conn *websocket.Conn) {
	defer s.stop()
	for {
		select {
		case <-ctx.Done():
			return
		case msg := <-s.out:
			if conn.Write(ctx, websocket.MessageBinary, msg) != nil {
				return
			}
		}
	}
}

// send queues a message; a socket too slow for it is closed.
func (s *sock) send(msg []byte) {
	select {
	case s.out <- msg:
	default:
		s.stop()
	}
}

func (s *sock) close() { s.stop() }
