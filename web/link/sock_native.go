//go:build !js

package link

import (
	"context"
	"sync/atomic"
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
	left atomic.Int64 // what waits, as taken counts it
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
			s.left.Add(-taken(msg))
		}
	}
}

// send queues a message; a socket too slow for it is closed.
func (s *sock) send(msg []byte) {
	select {
	case s.out <- msg:
		s.left.Add(taken(msg))
	default:
		s.stop()
	}
}

// taken is the room a message takes: a small one has a place too.
func taken(msg []byte) int64 { return int64(max(len(msg), 1<<10)) }

// waiting is how many bytes wait to be sent.
func (s *sock) waiting() int { return int(s.left.Load()) }

func (s *sock) close() { s.stop() }
