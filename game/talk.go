package game

import (
	"gotaku/render"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// phrases is how many phrases there are that each machine says in its own language; wordsMost how many characters may
// be written instead; linesKept how many lines are kept of what was said.
const (
	phrases   = 8
	wordsMost = 60
	linesKept = 60
)

// said is something that one of two persons has told the other.
type said struct {
	mine bool
	note session.Note
}

// text is a note in the language of this app.
func (v *said) text(c *Core) string {
	if v.note.Kind == session.Phrase {
		return c.T("talk." + itoa(v.note.N))
	}
	return v.note.Text
}

// tell tells the other person a note, and shows it here.
func (m *linkMatch) tell(n session.Note) {
	if m.peer.Tell(n) != nil {
		if n.Kind != session.Clock {
			m.c.Say(m.c.T("talk.toofast"))
		}
		return
	}
	if n.Kind != session.Clock {
		m.keepSaid(said{true, n})
	}
}

func (m *linkMatch) keepSaid(v said) {
	m.talk = append(m.talk, v)
	if n := len(m.talk); n > linesKept {
		m.talk = append([]said(nil), m.talk[n-linesKept:]...)
	}
	m.c.Dirty()
}

// hear takes what the other person has told: judged by the session, and here whether this app knows the phrase and
// whether it is to be shown.
func (m *linkMatch) hear() {
	for _, n := range m.peer.Heard() {
		switch {
		case n.Kind == session.Clock:
			m.stored.Clocks.heard(int64(n.N / 10))
		case m.muted || n.Kind == session.Phrase && n.N >= phrases:
		default:
			n.Text = clip(n.Text, wordsMost)
			v := said{false, n}
			m.keepSaid(v)
			if m.c.top().Name() != "talk" {
				m.c.Say(m.c.T("talk.said", m.foe(), v.text(m.c)))
			}
		}
	}
}

// foe is the other person's name.
func (m *linkMatch) foe() string {
	return linkedSession{m.peer, m}.Names()[m.peer.Seat().Other()]
}

// talk is what two persons have told each other, and the ways to tell more.
type talk struct {
	plain
	m *linkMatch
}

func (d *talk) Name() string { return "talk" }

func (d *talk) Key(c *Core, k string) bool {
	if k == "Esc" || k == talkKey {
		c.CloseTop()
		return true
	}
	return false
}

// talkKey opens it.
const talkKey = "M"

// openTalk opens it; nil: there is nobody to talk to.
func (t *table) openTalk() func() {
	m := t.match.link
	if m == nil || t.cut {
		return nil
	}
	return func() { t.c.Open(&talk{m: m}) }
}

func (d *talk) Draw(f *Frame) {
	m := d.m
	rows := 6
	if f.Phone {
		rows = 3
	}
	in := dialogBox(f, 640, float32(rows)*24+240)
	f.Text(in.TopStrip(f.Px(26)), f.T("talk.title", m.foe()), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(6), f.Px(110), f.Px(36)), "talk:close", f.T("common.close"), "Esc", render.Plain, m.c.CloseTop)
	y := in.Y + f.Px(40)
	from := max(0, len(m.talk)-rows)
	for i, v := range m.talk[from:] {
		who, ink := m.foe(), render.PaperInk
		if v.mine {
			who, ink = f.T("seat.you"), render.PaperMute
		}
		f.Text(render.R(in.X, y+float32(i)*f.Px(24), in.W, f.Px(22)), f.T("talk.line", who, v.text(m.c)), render.Style{Size: f.Px(14), Color: ink})
	}
	if len(m.talk) == 0 {
		f.Text(render.R(in.X, y, in.W, f.Px(22)), f.T("talk.none"), render.Style{Size: f.Px(13), Color: render.PaperMute})
	}
	y += float32(rows)*f.Px(24) + f.Px(8)
	const cols = 4
	w := (in.W - f.Px(8)*(cols-1)) / cols
	for i := range phrases {
		at := render.R(in.X+float32(i%cols)*(w+f.Px(8)), y+float32(i/cols)*f.Px(44), w, f.Px(38))
		f.Button(at, "talk:"+itoa(i), f.T("talk."+itoa(i)), "", render.Plain, func() { m.tell(session.Note{Kind: session.Phrase, N: i}) })
	}
	y += f.Px(96)
	mute := f.T("talk.mute")
	if m.muted {
		mute = f.T("talk.unmute")
	}
	f.Field(render.R(in.X, y, in.W-f.Px(160), f.Px(42)), "talk:words", f.T("talk.words"), "", f.T("talk.words"), wordsMost, true, func(s string) {
		if s = state.PlainName(s); s != "" {
			m.tell(session.Note{Kind: session.Words, Text: s})
		}
	})
	f.Button(render.R(in.Right()-f.Px(150), y, f.Px(150), f.Px(42)), "talk:mute", mute, "", render.Plain, func() { m.muted = !m.muted })
}
