package relay

import (
	"time"

	"gotaku/web/link/wire"
)

// Limits bounds what strangers can make the server hold or do.
type Limits struct {
	Rooms     int           // rooms at one time
	Sockets   int           // WebSockets at one time
	Burst     int           // frames a socket may send at once
	PerSecond float64       // frames a socket may send in the long run
	Hello     time.Duration // time a socket has to say its hello
	Idle      time.Duration // how long a room with nobody in it is remembered
	Life      time.Duration // greatest age of a room
}

// DefaultLimits suits a small public server: all rooms together are well under a megabyte.
func DefaultLimits() Limits {
	return Limits{
		Rooms: 1000, Sockets: 3000, Burst: 40, PerSecond: 4,
		Hello: 10 * time.Second, Idle: 24 * time.Hour, Life: 7 * 24 * time.Hour,
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
	born  time.Time
	left  time.Time // when the last member left
}

func (r *room) empty() bool { return r.seats[0].here == nil && r.seats[1].here == nil }

// rooms is the table of rooms. Not safe for concurrent use: the server locks.
type rooms struct {
	limits Limits
	byName map[string]*room
}

// enter seats m by its hello and tells both sides, or says why not.
func (t *rooms) enter(h wire.Frame, m member, now time.Time) wire.Refusal {
	t.sweep(now)
	r := t.byName[h.Room]
	if r == nil {
		if h.Role != wire.Host {
			return wire.NoRoom
		}
		if len(t.byName) >= t.limits.Rooms && !t.evict() {
			return wire.Busy
		}
		r = &room{born: now}
		t.byName[h.Room] = r
	}
	s, other := &r.seats[h.Role], &r.seats[h.Role.Other()]
	if s.owned && s.token != h.Token {
		if h.Role == wire.Host {
			return wire.Taken
		}
		return wire.Full
	}
	if s.here != nil {
		s.here.refuse(wire.Elsewhere)
	}
	*s = seat{token: h.Token, owned: true, here: m}
	m.tell(wire.Frame{Kind: wire.Welcome, Present: other.here != nil})
	if other.here != nil {
		other.here.tell(wire.Frame{Kind: wire.Came})
	}
	return 0
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

// pass hands a body to the other member; nobody there, nothing happens.
func (t *rooms) pass(h wire.Frame, m member, body []byte) {
	r := t.byName[h.Room]
	if r == nil || r.seats[h.Role].here != m {
		return
	}
	if other := r.seats[h.Role.Other()].here; other != nil {
		other.tell(wire.Frame{Kind: wire.Data, Body: body})
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

// evict forgets the room that has been empty longest; false when none is empty.
func (t *rooms) evict() bool {
	oldest := ""
	for name, r := range t.byName {
		if r.empty() && (oldest == "" || r.left.Before(t.byName[oldest].left)) {
			oldest = name
		}
	}
	if oldest == "" {
		return false
	}
	delete(t.byName, oldest)
	return true
}
