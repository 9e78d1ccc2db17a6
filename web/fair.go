package main

import (
	"net"
	"sync"

	"gotaku/web/relay"
)

// connectionsOfOne is how many connections an address may have open, of any kind.
const connectionsOfOne = 400

// fair is a listener that closes at once what comes from an address with too many connections, so that no single one
// takes the files the system lets a program have open.
type fair struct {
	net.Listener
	most int

	mu   sync.Mutex
	open map[string]int // by address
}

func newFair(l net.Listener, most int) *fair {
	return &fair{Listener: l, most: most, open: map[string]int{}}
}

// Accept waits for a connection that is not too many.
func (f *fair) Accept() (net.Conn, error) {
	for {
		c, err := f.Listener.Accept()
		if err != nil {
			return nil, err
		}
		from := relay.Network(c.RemoteAddr().String())
		if f.count(from, 1) > f.most {
			f.count(from, -1)
			c.Close()
			continue
		}
		return &counted{Conn: c, end: sync.OnceFunc(func() { f.count(from, -1) })}, nil
	}
}

func (f *fair) count(from string, n int) int {
	f.mu.Lock()
	defer f.mu.Unlock()
	f.open[from] += n
	now := f.open[from]
	if now == 0 {
		delete(f.open, from)
	}
	return now
}

// counted is a connection that is one less when it closes.
type counted struct {
	net.Conn
	end func()
}

func (c *counted) Close() error {
	c.end()
	return c.Conn.Close()
}
