package relay

import (
	"time"

	"gotaku/web/link/wire"
)

// Limits bounds what strangers can make the server hold or do.
type Limits struct {
	Rooms          int           // rooms at one time
	RoomsOfOne     int           // of them opened from one address
	Sockets        int           // WebSockets at one time
	SocketsOfOne   int           // of them from one address
	Burst          int           // frames a socket may send at once
	PerSecond      float64       // frames a socket may send in the long run
	Relayed        float64       // bytes a second of matches that are passed on for a socket, where they have no other way; 0: none are
	RelayedAll     float64       // and for all
	Hello          time.Duration // time a socket has to say its hello
	Read           time.Duration // time a frame may take from its first byte to its last
	Write          time.Duration // time the writing of a frame may take
	Beat           time.Duration // between two pings; a socket that does not answer one before the next is dead
	Quiet          time.Duration // how long a socket may say nothing
	Idle           time.Duration // how long a room with nobody in it is remembered
	Life           time.Duration // greatest age of a room
	BehindOneProxy bool          // a proxy of our own stands before the server: the address is the last it forwarded for
}

// DefaultLimits suits a small public server: all rooms together are well under a megabyte. An address may be a whole
// school's, so it has room for many tables, and is still a small part of the whole.
func DefaultLimits() Limits {
	return Limits{
		Relayed: 16 << 10, RelayedAll: 2 << 20,
		Rooms: 1000, RoomsOfOne: 50, Sockets: 3000, SocketsOfOne: 120, Burst: 40, PerSecond: 4,
		Hello: 10 * time.Second, Read: 10 * time.Second, Write: 10 * time.Second, Beat: 25 * time.Second,
		Quiet: 24 * time.Hour, Idle: 24 * time.Hour, Life: 7 * 24 * time.Hour,
	}
}

// member is a peer's connection as the rooms see it.
type member interface {
	tell(wire.Frame)     // never blocks
	refuse(wire.Refusal) // tells, then closes; never blocks
}

type seat struct {
	token wire.Token
	owned bool   // a token has this seat
	here  member // nil while the peer is away
}

type room struct {
	seats [2]seat
	kept  bool      // the host has said whose the guest's seat is
	guest wire.Mark // whose, then
	from  string    // the address it was opened from
	born  time.Time
	left  time.Time // when the last member left
}

func (r *room) empty() bool { return r.seats[0].here == nil && r.seats[1].here == nil }

// admits says whether a token may have the seat of a role. The host's needs no memory: a room's name is of its token.
func (r *room) admits(h *wire.Frame) wire.Refusal {
	s := &r.seats[h.Role]
	switch {
	case h.Role == wire.Host:
		return 0
	case r.kept && h.Token.Mark() != r.guest, !r.kept && s.owned && s.token != h.Token:
		return wire.Full
	}
	return 0
}

// rooms is the table of rooms. Not safe for concurrent use: the server locks.
type rooms struct {
	limits Limits
	byName map[string]*room
}

// enter seats m, who comes from an address, by its hello and tells both sides, or says why not.
func (t *rooms) enter(h wire.Frame, from string, m member, now time.Time) wire.Refusal {
	t.sweep(now)
	if h.Role == wire.Host && h.Token.Room() != h.Room {
		return wire.Taken
	}
	r := t.byName[h.Room]
	if r == nil {
		if h.Role != wire.Host {
			return wire.NoRoom
		}
		if !t.place(from) {
			return wire.Busy
		}
		r = &room{from: from, born: now}
		t.byName[h.Room] = r
	}
	if why := r.admits(&h); why != 0 {
		return why
	}
	s, other := &r.seats[h.Role], &r.seats[h.Role.Other()]
	if s.here != nil {
		s.here.refuse(wire.Elsewhere)
	}
	*s = seat{token: h.Token, owned: true, here: m}
	m.tell(wire.Frame{Kind: wire.Welcome, Present: other.here != nil, Relays: t.limits.Relayed > 0})
	if other.here != nil {
		other.here.tell(wire.Frame{Kind: wire.Came})
	}
	return 0
}

// keep gives the guest's seat to the token of a mark for good, at the host's word. Whoever else sits there goes.
func (t *rooms) keep(h wire.Frame, m member, mark wire.Mark) {
	r := t.byName[h.Room]
	if r == nil || h.Role != wire.Host || r.seats[wire.Host].here != m {
		return
	}
	r.kept, r.guest = true, mark
	g := &r.seats[wire.Guest]
	if !g.owned || g.token.Mark() == mark {
		return
	}
	if g.here != nil {
		g.here.refuse(wire.Full)
		m.tell(wire.Frame{Kind: wire.Gone})
	}
	*g = seat{}
}

// leave empties m's place, when m still has it, and tells the other.
func (t *rooms) leave(h wire.Frame, m member, now time.Time) {
	r := t.byName[h.Room]
	if r == nil || r.seats[h.Role].here != m {
		return
	}
	r.seats[h.Role].here = nil
	r.left = now
	if other := r.seats[h.Role.Other()].here; other != nil {
		other.tell(wire.Frame{Kind: wire.Gone})
	}
}

// pass hands a frame to the other member; nobody there, nothing happens.
func (t *rooms) pass(h wire.Frame, m member, f wire.Frame) {
	r := t.byName[h.Room]
	if r == nil || r.seats[h.Role].here != m {
		return
	}
	if other := r.seats[h.Role.Other()].here; other != nil {
		other.tell(f)
	}
}

// sweep forgets rooms that are past their age.
func (t *rooms) sweep(now time.Time) {
	for name, r := range t.byName {
		switch {
		case r.empty() && now.Sub(r.left) >= t.limits.Idle:
			delete(t.byName, name)
		case now.Sub(r.born) >= t.limits.Life:
			for i := range r.seats {
				if m := r.seats[i].here; m != nil {
					m.refuse(wire.Expired)
				}
			}
			delete(t.byName, name)
		}
	}
}

// place makes sure that a room can be opened from an address. One that has too many gives up an empty one of its own,
// so that nobody else pays for it.
func (t *rooms) place(from string) bool {
	own := 0
	for _, r := range t.byName {
		if r.from == from {
			own++
		}
	}
	if own >= t.limits.RoomsOfOne {
		return t.evict(func(r *room) bool { return r.from == from })
	}
	return len(t.byName) < t.limits.Rooms || t.evict(func(*room) bool { return true })
}

// evict forgets the room of those meant that has been empty longest; false when none is empty.
func (t *rooms) evict(meant func(*room) bool) bool {
	oldest := ""
	for name, r := range t.byName {
		if r.empty() && meant(r) && (oldest == "" || r.left.Before(t.byName[oldest].left)) {
			oldest = name
		}
	}
	if oldest == "" {
		return false
	}
	delete(t.byName, oldest)
	return true
}
