package game

import (
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/deck"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/web/link"
)

// modeWatch is a match of two others that is looked on at.
const modeWatch = "watch"

// watchMark begins the part of an address that lets somebody look on; the rest is as of one that
// lets somebody sit down.
const watchMark = "#w="

// watchTab is where a tab keeps the address at which it looks on, until it leaves.
const watchTab = "watch"

// stand is where others look on at a link match: a room for each who was let in.
type stand struct {
	gallery session.Gallery
	rooms   []*room
	have    []link.Channel // the newest of each that was handed over
	seen    int            // how many looked on when it was last said
	theirs  bool           // the other agrees that they see hands, as it was last said
}

// mostStands is how many may be let in.
const mostStands = 4

// letIn shows an address at which one person may look on; nil: nobody can be let in here.
func (m *linkMatch) letIn() func() {
	if m.stored.Page == "" || len(m.stand.rooms) >= mostStands {
		return nil
	}
	return func() {
		r, err := m.c.openRoom(m.stored.Page)
		if err != nil {
			m.c.Notice(m.c.T("error.title"), inWords(err, m.c.Set.Lang))
			return
		}
		m.stand.rooms, m.stand.have = append(m.stand.rooms, r), append(m.stand.have, nil)
		url := strings.Replace(r.inv.URL(m.stored.Page), "#r=", watchMark, 1)
		m.c.Open(&letIn{c: m.c, url: link.WithTable(url, m.info.Game, m.stored.Format, "")})
	}
}

// letIn shows an address at which one person may look on.
type letIn struct {
	plain
	c   *Core
	url string
}

func (d *letIn) Name() string { return "letin" }

func (d *letIn) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

func (d *letIn) Draw(f *Frame) {
	in := dialogBox(f, 600, 230)
	f.Text(in.TopStrip(f.Px(26)), f.T("menu.watch"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(6), f.Px(110), f.Px(36)), "letin:close", f.T("common.close"), "Esc", render.Plain, d.c.CloseTop)
	y := in.Y + f.Px(44)
	y += f.Para(render.R(in.X, y, in.W, 0), f.T("watch.send"), render.Style{Size: f.Px(14), Color: render.PaperMute}, f.Px(21)) + f.Px(12)
	copies := func() { d.c.copy(d.url, d.c.T("common.copied")) }
	id := f.Add(Target{Name: "letin:address", Label: d.url, State: d.url, Do: copies})
	f.List.Field(render.R(in.X, y, in.W-f.Px(136), f.Px(48)), &render.Field{ID: id, Text: d.url, Caret: -1, Paper: true, Focus: f.Focused("letin:address")})
	f.Button(render.R(in.Right()-f.Px(124), y, f.Px(124), f.Px(48)), "letin:copy", f.T("common.copy"), "C", render.Primary, copies)
}

// handsEntry is the menu's line by which a person agrees that those who look on see both hands, or does not any more.
func (m *linkMatch) handsEntry() entry {
	mine, theirs := m.peer.HandsShown()
	e := entry{name: "hands", label: m.c.T("watch.hands.offer"), do: func() {
		d := newConfirm(m.c, m.c.T("watch.hands.sure"), m.c.T("watch.hands.yes"), "Y", nil, func() { m.peer.ShowHands(true) })
		d.text = m.c.T("watch.hands.what")
		m.c.Open(d)
	}}
	if mine {
		e.do = func() { m.peer.ShowHands(false) }
	}
	switch {
	case mine && theirs:
		e.label = m.c.T("watch.hands.end")
	case mine:
		e.label = m.c.T("watch.hands.waits")
	case theirs:
		e.label = m.c.T("watch.hands.agree")
	}
	return e
}

// tellHands says when the other person has changed what is shown of hands.
func (m *linkMatch) tellHands() {
	mine, theirs := m.peer.HandsShown()
	if theirs == m.stand.theirs {
		return
	}
	m.stand.theirs = theirs
	switch {
	case theirs && mine:
		m.c.Say(m.c.T("watch.hands.both"))
	case theirs:
		m.c.Say(m.c.T("watch.hands.asked", m.foe()))
	default:
		m.c.Say(m.c.T("watch.hands.ended", m.foe()))
	}
	m.c.Dirty()
}

// show lets those who look on see what is new.
func (m *linkMatch) show() {
	m.tellHands()
	s := &m.stand
	for i, r := range s.rooms {
		if ch := r.peer.Channel(); ch != nil && ch != s.have[i] && ch.State() == link.Open {
			s.have[i] = ch
			s.gallery.Admit(channel{ch})
		}
	}
	if len(s.rooms) == 0 {
		return
	}
	s.gallery.Show(m.peer)
	if n := s.gallery.Lookers(); n != s.seen {
		if n > s.seen {
			m.c.Say(m.c.T("watch.joined"))
		}
		s.seen = n
	}
}

// close sends everybody away.
func (s *stand) close() {
	for _, r := range s.rooms {
		r.peer.Close()
	}
	s.gallery.Close()
	*s = stand{}
}

// looking is the way to a match that somebody looks on at, and its connection.
type looking struct {
	plain
	c    *Core
	g    *assets.Game
	form string // of the link
	r    *room
	s    *session.Watch
	own  shownCards
	have link.Channel
	said link.Status
}

// lookOn goes to a match to look on.
func lookOn(c *Core, s string, l *link.Link) {
	r, err := c.joinRoom(l)
	if err != nil {
		c.Notice(c.T("error.title"), c.T("error.invitation", inWords(err, c.Set.Lang)))
		return
	}
	c.Env.TabPut(watchTab, s)
	c.Go(&looking{c: c, g: carried(l.Game), form: l.Format, r: r, own: shownCards{by: map[string]deck.Card{}}})
}

func (v *looking) Name() string { return "looking" }

// connect hands a channel that is new to the session.
func (v *looking) connect() {
	ch := v.r.peer.Channel()
	if ch == nil || ch == v.have || ch.State() != link.Open {
		return
	}
	if v.have = ch; v.s == nil {
		v.s = session.NewWatch(v.g.Rules, v.form, v.own.reading(&v.c.shelf, gameName(v.g)), channel{ch})
	} else {
		v.s.Attach(channel{ch})
	}
}

// Tick sits down in the stand once there is something to see.
func (v *looking) Tick(c *Core) {
	v.connect()
	if st := v.r.peer.Status(); st != v.said {
		v.said = st
		c.Dirty()
	}
	if v.s == nil {
		return
	}
	v.s.Tick()
	if st := v.s.Status(); st.Problem != nil {
		v.leave()
		c.Notice(c.T("error.title"), c.pick(st.Problem.JA, st.Problem.EN))
		return
	}
	if v.s.View() != nil {
		v.sit()
	}
}

// sit goes to the table of the match that is shown, with the cards in it that only one side has.
func (v *looking) sit() {
	b := v.s.Brought()
	v.own.took(gameName(v.g), b)
	v.c.Go(newTable(v.c, watched{v.s, v}, &matchInfo{Game: gameName(v.g), Mode: modeWatch}, b.Rules))
}

// leave goes back to the title.
func (v *looking) leave() {
	v.c.Env.TabPut(watchTab, "")
	v.r.peer.Close()
	v.c.Go(newTitle(v.c))
}

func (v *looking) Key(c *Core, k string) bool {
	if k == "Esc" {
		v.leave()
		return true
	}
	return false
}

func (v *looking) Draw(f *Frame) {
	f.Screen()
	words := f.T("watch.waiting")
	if p := v.said.Problem; p != link.NoProblem {
		words = v.c.pick(p.Japanese(), p.English())
	}
	f.List.Dialog(&render.Dialog{Title: f.T("watch.title"), Text: words, Buttons: []render.Button{f.button("back", f.T("common.back"), "Esc", render.Plain, v.leave)}})
}

// watched is a session at which somebody looks on that also keeps its connection alive.
type watched struct {
	*session.Watch
	v *looking
}

// Tick hands a new channel over and lets the session work.
func (s watched) Tick() {
	s.v.connect()
	s.Watch.Tick()
	if b := s.Watch.Brought(); b.Rules == s.v.own.of.Rules {
		s.v.own.took(gameName(s.v.g), b)
	} else if t, is := s.v.c.scene.(*table); is && t.s == s { // another match has begun
		s.v.sit()
	}
}

// Close leaves the room too.
func (s watched) Close() {
	s.Watch.Close()
	s.v.r.peer.Close()
	s.v.c.Env.TabPut(watchTab, "")
}

// askWatch is the panel of who looks on: whose turn it is to answer.
func askWatch(t *table, s *render.Side) {
	s.Panel.Over = t.book.t("watch.title")
	s.Panel.Question = turnWord(t.c, t.view.TurnNo)
	for seat, asked := range t.view.Asked {
		if asked {
			s.Panel.Question = t.book.t("review.asked", t.name(state.Seat(seat)))
		}
	}
	note := t.book.t("watch.note")
	if w, is := t.s.(interface{ Hands() [2]bool }); is && w.Hands() != [2]bool{} {
		note = t.book.t("watch.note.hands")
	}
	if t.match.waits(t.s) {
		note = t.book.t("link.waiting.note")
	}
	s.Panel.Items = append(s.Panel.Items, text(note))
	s.OK.Label = t.book.t("watch.title")
}
