package game

import (
	"slices"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/web/link"
)

// linkStored is what is kept of a link match, to come back to it.
type linkStored struct {
	Invite   string    `json:"invite,omitempty"` // room.key; "" for one made by hand
	Page     string    `json:"page,omitempty"`   // the address the invitation is for
	Guest    bool      `json:"guest,omitempty"`
	Format   string    `json:"format,omitempty"`
	Terms    string    `json:"terms,omitempty"`
	Series   series    `json:"series"`
	Clocks   clocks    `json:"clocks"`
	Seat     link.Seat `json:"seat"`
	Snapshot []byte    `json:"snapshot,omitempty"`
}

// linkMatch is the connection of a link match. It outlives every channel.
type linkMatch struct {
	c      *Core
	info   *matchInfo
	stored linkStored
	deck   rules.DeckSetup   // its cards that only this side has, by their places in the session
	own    []session.OwnCard // cards of one's own, as a session is given them
	cards  shownCards        // and those of either side
	room   *link.Peer        // by a server; nil by hand
	hand   *link.Paste       // by hand; nil by a server
	peer   *session.Peer
	have   link.Channel // the newest that was handed to the session
	silent bool         // nothing comes over it
	passed bool         // it goes through the server
	talk   []said       // what the two persons have told each other
	muted  bool         // what the other tells is not shown
	stand  stand        // where others look on
}

// channel is a link's channel as a session wants it.
type channel struct{ link.Channel }

// Open says whether messages may be sent.
func (c channel) Open() bool { return c.State() == link.Open }

// linkedSession is a session that also keeps its connection alive.
type linkedSession struct {
	*session.Peer
	m *linkMatch
}

// Tick hands a new channel over and lets the session work.
func (s linkedSession) Tick() {
	s.m.connect()
	s.Peer.Tick()
	s.m.show()
	s.m.hear()
}

// Close leaves the room too.
func (s linkedSession) Close() {
	s.Peer.Close()
	s.m.leave()
}

// Names are the players' names; who has none is called by its seat, on either machine
// in its own language.
func (s linkedSession) Names() [2]string {
	n := s.Peer.Names()
	me := s.Peer.Seat()
	for i := range n {
		if n[i] == "" { // the host is the host in whichever seat
			n[i] = s.m.c.T([...]string{"seat.host", "seat.guest"}[b2i((state.Seat(i) == me) == s.m.stored.Guest)])
		}
	}
	return n
}

// iceServers reads the list of STUN and TURN servers of the settings.
func iceServers(list []string) ([]link.ICEServer, error) {
	var out []link.ICEServer
	for _, s := range list {
		v, err := link.ParseICEServer(s)
		if err != nil {
			return nil, err
		}
		out = append(out, v)
	}
	return out, nil
}

// servers are those of the settings, which were read when they were set.
func (c *Core) servers() []link.ICEServer {
	list, err := iceServers(c.Set.Servers)
	if err != nil {
		return nil
	}
	return list
}

// page is the address that invitations are for; "" when none is known.
func (c *Core) page() string {
	if c.Env.Base != "" {
		return c.Env.Base
	}
	return c.Set.Page
}

// brought is what a seat brings to a table: the game and the format are the host's.
type brought struct {
	game   *assets.Game
	format string
	name   string // of the deck
	deck   rules.DeckSetup
	own    []deck.Card // which only this side has: they follow those of the game
	terms  terms
}

// rules are those of the game that is played, with what is known of cards that only one side has.
func (m *linkMatch) rules() *rules.Rules { return m.peer.Brought().Rules }

// newLinkMatch prepares a link match, in a room or, with none, by hand.
func newLinkMatch(c *Core, b brought, guest bool, r *room) (*linkMatch, error) {
	m := &linkMatch{c: c, deck: b.deck}
	m.stored = linkStored{Guest: guest, Format: b.format, Terms: b.terms.String()}
	if r != nil {
		m.room = r.peer
		m.stored.Invite, m.stored.Page, m.stored.Seat = r.inv.String(), r.page, r.peer.Seat()
	}
	m.info = &matchInfo{Key: newMatchKey(c.Env.Seed()), Game: gameName(b.game), Mode: modeLink, link: m, Decks: [2]string{b.name}}
	m.own = m.knowing(nil, b.own)
	p, err := session.NewPeer(m.options(), nil)
	if err != nil {
		return nil, err
	}
	m.peer = p
	m.took()
	known := carried(m.info.Game).Pool.Known()
	m.deck = named(p, func(f state.FaceID) int { return int(f) - known - 1 }, m.deck)
	if r != nil { // a reload before anybody has come leads back to the same invitation
		m.save(p.Snapshot())
		c.Env.Store.Delete(seatPrefix + r.inv.Room) // the match keeps the seat from here on
	}
	return m, nil
}

// options are the session's; what is stored in a snapshot need not be right.
func (m *linkMatch) options() session.PeerOptions {
	seat := state.Seat(0)
	if m.stored.Guest {
		seat = 1
	}
	return session.PeerOptions{
		Rules: carried(m.info.Game).Rules, Own: m.own, Read: m.cards.reading(&m.c.shelf, m.info.Game), Format: m.stored.Format, Terms: m.stored.Terms, Seat: seat, Name: m.c.Set.Name, Deck: m.deck,
		Save: m.save,
	}
}

// linkName is the player's name as it is read at this machine.
func (c *Core) linkName(guest bool) string {
	switch {
	case c.Set.Name != "":
		return c.Set.Name
	case guest:
		return c.T("seat.guest")
	}
	return c.T("seat.host")
}

// save stores what ResumePeer goes on from, before anything new is sent.
func (m *linkMatch) save(snapshot []byte) {
	m.stored.Snapshot = slices.Clone(snapshot)
	if m.peer != nil {
		m.took()
	}
	m.info.put(m.c)
	m.c.Env.TabPut("match", m.info.Key)
	m.keepEvidence()
}

// connect hands a channel that is new to the session.
func (m *linkMatch) connect() {
	var ch link.Channel
	switch {
	case m.hand != nil:
		ch = m.hand.Channel()
	case m.room != nil:
		ch = m.room.Channel()
		m.keepSeat()
	}
	if s := ch != nil && ch.Silent(); s != m.silent {
		m.silent = s
		m.peer.Unheard(s)
		m.c.Dirty()
	}
	if ch == nil || ch.State() == link.Connecting {
		return
	}
	fresh := ch != m.have
	if fresh {
		m.have = ch
		m.peer.Attach(channel{ch})
	}
	m.tellWay(fresh)
}

// tellWay says which way a channel goes: a new one through the server, and when that has found a direct path.
func (m *linkMatch) tellWay(fresh bool) {
	if m.room == nil {
		return
	}
	st := m.room.Status()
	switch {
	case st.Relayed && (fresh || !m.passed):
		m.passed = true
		m.c.Say(m.c.T("link.relayed"))
	case m.passed && !st.Relayed && st.Phase == link.Linked:
		m.passed = false
		m.c.Say(m.c.T("link.direct"))
	}
}

// keepSeat stores the seat when the other side has been met.
func (m *linkMatch) keepSeat() {
	if s := m.room.Seat(); s != m.stored.Seat {
		m.stored.Seat = s
		if m.stored.Snapshot != nil {
			m.info.put(m.c)
		}
	}
}

// trouble is what the connection's own trouble is, in words; final: it will not be better. "" for none.
func (m *linkMatch) trouble() (words string, final bool) {
	if m.room == nil {
		return "", false
	}
	st := m.room.Status()
	return m.c.pick(st.Problem.Japanese(), st.Problem.English()), st.Phase == link.Ended && st.Problem != link.NoProblem
}

// displaced says whether the seat was opened in another tab: what is stored is that tab's.
func (m *linkMatch) displaced() bool {
	return m.room != nil && m.room.Status().Problem == link.Elsewhere
}

// connected says whether a channel is open now.
func (m *linkMatch) connected() bool { return m.have != nil && m.have.State() == link.Open }

// byHand takes a hand-made connection in place of any other.
func (m *linkMatch) byHand(p *link.Paste) {
	if m.room != nil {
		m.room.Close()
		m.room = nil
	}
	if m.hand != nil {
		m.hand.Channel().Close()
	}
	m.stored.Invite, m.hand = "", p
}

// leave closes the connection.
func (m *linkMatch) leave() {
	m.stand.close()
	if m.room != nil {
		m.room.Close()
	}
	if m.hand != nil {
		m.hand.Channel().Close()
	}
}

// sit goes to the table once the match has begun, and a connection made by hand
// stands; false: not yet.
func (m *linkMatch) sit() bool {
	if m.peer.View() == nil || m.stored.Invite == "" && !m.connected() {
		return false
	}
	s := linkedSession{m.peer, m}
	m.c.Env.TabPut("match", m.info.Key)
	m.c.Go(newTable(m.c, s, m.info, m.rules()))
	return true
}

// resumeLink comes back to a stored link match.
func (c *Core) resumeLink(info *matchInfo) {
	if info.Link == nil {
		c.Notice(c.T("error.title"), c.T("error.record", info.Key))
		return
	}
	m := &linkMatch{c: c, info: info, stored: *info.Link}
	info.link = m
	var p *session.Peer
	at, cards, err := storedCards(info.Own)
	m.own = m.knowing(at, cards)
	if err == nil {
		p, err = session.ResumePeer(m.options(), m.stored.Snapshot, nil)
	}
	if err == nil {
		m.peer = p
		m.took()
		m.room, err = c.enter(&m.stored)
	}
	if err != nil {
		c.Notice(c.T("error.title"), c.T("error.record", inWords(err, c.Set.Lang)))
		return
	}
	c.Env.TabPut("match", info.Key)
	if !m.sit() {
		c.Go(&invite{c: c, m: m})
	}
}

// rematch begins the next match over the same channel; it waits for the other side.
func (m *linkMatch) rematch() error {
	d := m.deck
	if len(d.Main) == 0 { // after a reload the deck is in the session
		d = m.peer.Brought().Deck
	}
	was := m.peer.Brought().Own
	p, err := m.peer.Rematch(d)
	if err != nil {
		return err
	}
	mine := len(p.Brought().Own)
	d = named(p, func(f state.FaceID) int {
		return slices.IndexFunc(was[:min(mine, len(was))], func(c session.OwnCard) bool { return c.Face == f })
	}, d)
	if r := m.peer.Result(); r.Over {
		m.stored.Series.note(m.terms(), r.Draw, r.Winner, m.peer.Seat())
	}
	m.stored.Clocks = clocks{}
	m.info.finish(m.c)
	m.peer, m.deck = p, d
	m.info = &matchInfo{Key: newMatchKey(m.c.Env.Seed()), Game: m.info.Game, Mode: modeLink, Decks: [2]string{m.info.Decks[0]}, link: m}
	m.took()
	m.c.Go(&invite{c: m.c, m: m, again: true})
	return nil
}
