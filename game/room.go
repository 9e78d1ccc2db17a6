package game

import (
	"net/netip"
	"net/url"

	"gotaku/web/link"
)

// room is a place in the room of an invitation.
type room struct {
	inv  link.Invitation
	page string // the address the invitation is for
	peer *link.Peer
}

// seatPrefix is where a guest's seats are kept by the room's name until there is a match to keep them, so that a link
// opened again finds its own.
const seatPrefix = "seat/"

// seatIn is this machine's seat in a room: the one it has there, or a new one.
func (c *Core) seatIn(inv link.Invitation) link.Seat {
	var s link.Seat
	if b, ok := c.Env.Store.Get(seatPrefix + inv.Room); ok && s.UnmarshalText(b) == nil {
		return s
	}
	s = c.Env.Seat()
	if b, err := s.MarshalText(); err == nil {
		c.Env.Store.Put(seatPrefix+inv.Room, b)
	}
	return s
}

// openRoom makes a room and waits in it.
func (c *Core) openRoom(page string) (*room, error) {
	seat := c.Env.Seat()
	r := &room{inv: link.NewInvitation(seat), page: page}
	var err error
	r.peer, err = c.enter(&linkStored{Invite: r.inv.String(), Page: page, Seat: seat})
	return r, err
}

// joinRoom sits down in the room of an invitation, at once: the deck is chosen afterwards, and whoever finds the table
// full has not chosen one for nothing.
func (c *Core) joinRoom(l *link.Link) (*room, error) {
	r := &room{inv: l.Invitation, page: l.Base}
	if r.page == "" {
		r.page = c.page()
	}
	var err error
	r.peer, err = c.enter(&linkStored{Invite: r.inv.String(), Page: r.page, Guest: true, Seat: c.seatIn(r.inv)})
	return r, err
}

// enter goes into the room of a stored invitation; without one there is no room.
func (c *Core) enter(s *linkStored) (*link.Peer, error) {
	if s.Invite == "" {
		return nil, nil
	}
	inv, err := link.ParseInvitation(s.Invite)
	if err != nil {
		return nil, err
	}
	signal, err := link.SignalURL(s.Page)
	if err != nil {
		return nil, err
	}
	cfg := link.Config{Signal: signal, Seat: s.Seat, ICEServers: c.servers()}
	if s.Guest {
		return link.Join(cfg, inv)
	}
	return link.Host(cfg, inv)
}

// onlyHere says whether an address leads to the machine that asks, whichever that is: no friend can open it elsewhere.
func onlyHere(page string) bool {
	u, err := url.Parse(page)
	if err != nil {
		return false
	}
	a, err := netip.ParseAddr(u.Hostname())
	return u.Hostname() == "localhost" || err == nil && a.IsLoopback()
}

// returning is the stored match of an invitation; nil: there is none.
func (c *Core) returning(inv link.Invitation) *matchInfo {
	for _, m := range c.stored() {
		if m.Link != nil && m.Link.Invite == inv.String() {
			return m
		}
	}
	return nil
}
