// Package relay is the signalling server: rooms of two, whose members' sealed messages it hands across until they have
// a channel of their own. It can read none of them, and it forgets a room when nobody has been there for a day.
package relay

import (
	"context"
	"io"
	"net/http"
	"sync"
	"time"

	"github.com/coder/websocket"

	"gotaku/web/link/wire"
)

// outbox is how many frames may wait for a slow member before it is let go.
const outbox = 128

// Server answers WebSocket requests. Make it with New.
type Server struct {
	mu      sync.Mutex
	rooms   rooms
	sockets int            // open now, those that are being refused too
	of      map[string]int // of them, by address
	relayed flow           // bytes of matches, for all
	now     func() time.Time
	ctx     context.Context // until Close
	end     context.CancelFunc
}

// New makes a server with no rooms.
func New(l Limits) *Server {
	s := &Server{rooms: rooms{limits: l, byName: map[string]*room{}}, of: map[string]int{}, now: time.Now}
	s.ctx, s.end = context.WithCancel(context.Background())
	return s
}

// Close closes every socket, and each that comes. A peer with a channel of its own loses nothing by it.
func (s *Server) Close() { s.end() }

// ServeHTTP serves one peer until it leaves. Any origin may ask: the server holds no secret and no cookie, and a page
// hosted elsewhere may use it.
func (s *Server) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	from := address(r, s.rooms.limits.BehindOneProxy)
	crowd := s.count(from, 1)
	defer s.count(from, -1)
	if crowd > 2 { // too many even to be told so in the protocol
		http.Error(w, wire.Busy.String(), http.StatusTooManyRequests)
		return
	}
	conn, err := websocket.Accept(w, r, &websocket.AcceptOptions{InsecureSkipVerify: true})
	if err != nil {
		return // Accept has answered
	}
	conn.SetReadLimit(-1) // read limits by itself, to be able to say why
	c := &client{conn: conn, limits: &s.rooms.limits, out: make(chan wire.Frame, outbox), quit: make(chan struct{})}
	go c.write()
	defer c.stop()
	defer context.AfterFunc(s.ctx, c.stop)()
	if crowd > 1 {
		c.refuse(wire.Busy)
		<-c.quit
		return
	}
	s.serve(r.Context(), c, from)
}

// count adds sockets of an address; it returns how many times over the limit, of all or of the address, is reached.
func (s *Server) count(from string, n int) float64 {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.sockets += n
	if s.of[from] += n; s.of[from] == 0 {
		delete(s.of, from)
	}
	l := &s.rooms.limits
	return max(float64(s.sockets)/float64(l.Sockets), float64(s.of[from])/float64(l.SocketsOfOne))
}

// serve reads the hello, then bodies, until the socket closes or a limit is passed.
func (s *Server) serve(ctx context.Context, c *client, from string) {
	hello, refusal := s.hello(ctx, c)
	if refusal == 0 {
		s.mu.Lock()
		refusal = s.rooms.enter(hello, from, c, s.now())
		s.mu.Unlock()
	}
	if refusal != 0 {
		c.refuse(refusal)
		<-c.quit
		return
	}
	defer func() {
		s.mu.Lock()
		s.rooms.leave(hello, c, s.now())
		s.mu.Unlock()
	}()
	if refusal := s.relay(ctx, c, hello); refusal != 0 {
		c.refuse(refusal)
		<-c.quit
	}
}

func (s *Server) hello(ctx context.Context, c *client) (wire.Frame, wire.Refusal) {
	b, err := c.read(ctx, s.rooms.limits.Hello)
	if err != nil {
		c.stop()
		return wire.Frame{}, wire.BadFrame
	}
	f, err := wire.Decode(b)
	switch {
	case len(b) > wire.MaxFrame:
		return f, wire.TooLarge
	case err != nil || f.Kind != wire.Hello:
		return f, wire.BadFrame
	}
	return f, 0
}

// relay passes bodies on; it returns 0 when the socket closed by itself.
func (s *Server) relay(ctx context.Context, c *client, hello wire.Frame) wire.Refusal {
	b, own := bucket{tokens: float64(s.rooms.limits.Burst), last: s.now()}, flow{}
	for {
		msg, err := c.read(ctx, s.rooms.limits.Quiet)
		if err != nil {
			return 0
		}
		if len(msg) > wire.MaxFrame {
			return wire.TooLarge
		}
		f, err := wire.Decode(msg)
		relayed := f.Kind == wire.Relay && s.rooms.limits.Relayed > 0
		switch {
		case err != nil || f.Kind != wire.Data && f.Kind != wire.Keep && !relayed:
			return wire.BadFrame
		case relayed && !s.pace(ctx, c, &own, len(msg)):
			return 0
		case !relayed && !b.take(s.rooms.limits, s.now()):
			return wire.TooFast
		}
		s.mu.Lock()
		if f.Kind == wire.Keep {
			s.rooms.keep(hello, c, f.Mark)
		} else {
			s.rooms.pass(hello, c, f)
		}
		s.mu.Unlock()
	}
}

// pace waits until so many bytes of a match may be passed on: who sends too much is heard later, not let go. False: the
// socket is done with.
func (s *Server) pace(ctx context.Context, c *client, own *flow, n int) bool {
	l := &s.rooms.limits
	s.mu.Lock()
	wait := max(own.take(n, l.Relayed, s.now()), s.relayed.take(n, l.RelayedAll, s.now()))
	s.mu.Unlock()
	if wait <= 0 {
		return true
	}
	select {
	case <-ctx.Done():
		return false
	case <-c.quit:
		return false
	case <-time.After(wait):
		return true
	}
}

// flow is how far bytes are ahead of their rate.
type flow struct {
	ahead float64
	last  time.Time
}

// aheadFor is for how long at their rate bytes may come at once.
const aheadFor = 4 * time.Second

// leastFrame is what a frame counts for at least: so no more of them come at once than an outbox holds.
const leastFrame = 1 << 10

// take counts bytes, and is how long they have to wait.
func (f *flow) take(n int, rate float64, now time.Time) time.Duration {
	f.ahead = max(0, f.ahead-now.Sub(f.last).Seconds()*rate) + float64(max(n, leastFrame))
	f.last = now
	return time.Duration(f.ahead/rate*float64(time.Second)) - aheadFor
}

// bucket is a token bucket: Burst at once, PerSecond in the long run.
type bucket struct {
	tokens float64
	last   time.Time
}

func (b *bucket) take(l Limits, now time.Time) bool {
	b.tokens = min(float64(l.Burst), b.tokens+now.Sub(b.last).Seconds()*l.PerSecond)
	b.last = now
	if b.tokens < 1 {
		return false
	}
	b.tokens--
	return true
}

// client is one socket. Frames to it wait in out, so that nobody waits for it.
type client struct {
	conn   *websocket.Conn
	limits *Limits
	out    chan wire.Frame
	once   sync.Once
	quit   chan struct{} // closed when the socket is done with
}

// read returns the next message, or the first MaxFrame+1 bytes of a larger one. It must begin within a time, and then
// come at once: a socket that hands its bytes over one by one holds nobody up for long.
func (c *client) read(ctx context.Context, within time.Duration) ([]byte, error) {
	ctx, cancel := context.WithCancel(ctx)
	defer cancel()
	late := time.AfterFunc(within, cancel)
	defer late.Stop()
	_, r, err := c.conn.Reader(ctx)
	if err != nil {
		return nil, err
	}
	late.Reset(c.limits.Read)
	return io.ReadAll(io.LimitReader(r, wire.MaxFrame+1))
}

func (c *client) tell(f wire.Frame) {
	select {
	case c.out <- f:
	default:
		c.stop()
	}
}

func (c *client) refuse(r wire.Refusal) { c.tell(wire.Frame{Kind: wire.Refuse, Refusal: r}) }

func (c *client) stop() {
	c.once.Do(func() {
		close(c.quit)
		go c.conn.CloseNow()
	})
}

// write sends what waits, and pings, which keeps proxies from closing quiet sockets and finds dead ones.
func (c *client) write() {
	defer c.stop()
	beat := time.NewTicker(c.limits.Beat)
	defer beat.Stop()
	for {
		select {
		case <-c.quit:
			return
		case f := <-c.out:
			if !c.send(f) {
				return
			}
		case <-beat.C:
			ctx, cancel := context.WithTimeout(context.Background(), c.limits.Beat)
			err := c.conn.Ping(ctx)
			cancel()
			if err != nil {
				return
			}
		}
	}
}

// send writes a frame; false ends the socket.
func (c *client) send(f wire.Frame) bool {
	ctx, cancel := context.WithTimeout(context.Background(), c.limits.Write)
	defer cancel()
	if err := c.conn.Write(ctx, websocket.MessageBinary, f.Encode()); err != nil {
		return false
	}
	if f.Kind == wire.Refuse {
		c.conn.Close(websocket.StatusPolicyViolation, f.Refusal.String())
		return false
	}
	return true
}
