package game

import (
	"strings"

	"gotaku/render"
	"gotaku/rules/state"
	"gotaku/web/link"
)

// prefs is the settings, over any scene.
type prefs struct {
	plain
	c *Core
}

func newPrefs(c *Core) *prefs { return &prefs{c: c} }

func (p *prefs) Name() string { return "settings" }

func (p *prefs) Key(c *Core, k string) bool {
	if k == "Esc" || k == "," {
		c.CloseTop()
		return true
	}
	return false
}

func (p *prefs) Draw(f *Frame) {
	f.Cover()
	f.Mark(Target{Name: "scrim", Still: true, Do: p.c.CloseTop}, f.whole())
	f.Fill(f.whole(), render.Alpha(render.Ink950, 0.6))
	b := f.bounds()
	r := b.CenterBox(min(f.Px(760), b.W-f.Px(12)), min(f.Px(560), b.H-f.Px(8)))
	f.Shadow(r, f.Px(12), render.ShadowRaised)
	f.Round(r, f.Px(12), render.Ink900)
	f.Stroke(r, f.Px(12), f.Px(1), render.Ink600)
	f.Mark(Target{Name: "settings:box", Still: true}, r)
	in := r.InsetXY(f.Px(24), f.Px(16))
	f.Text(in.TopStrip(f.Px(36)), f.T("title.settings"), render.Style{Font: render.Bold, Size: f.Px(21), Color: render.Text1})
	f.Button(render.R(in.Right()-f.Px(110), in.Y, f.Px(110), f.Px(38)), "settings:close", f.T("common.close"), "Esc", render.Raised, p.c.CloseTop)
	f.Button(render.R(in.Right()-f.Px(110+10+180), in.Y, f.Px(180), f.Px(38)), "keys", f.T("settings.keys"), "F1", render.Outline, p.c.openKeys)
	body := in.Below(f.Px(50))
	if f.Phone {
		w := (body.W - f.Px(24)) / 2
		p.left(f, render.R(body.X, body.Y, w, body.H), f.Px(38))
		p.right(f, render.R(body.X+w+f.Px(24), body.Y, w, body.H), f.Px(38))
		return
	}
	w := (body.W - f.Px(40)) / 2
	p.left(f, render.R(body.X, body.Y, w, body.H), f.Px(58))
	p.right(f, render.R(body.X+w+f.Px(40), body.Y, w, body.H), f.Px(58))
}

// choice draws a label and a row of chips.
func (p *prefs) choice(f *Frame, r render.Rect, label, name string, words []string, now int, set func(int)) {
	f.Text(render.R(r.X, r.Y, r.W*0.42, r.H), label, render.Style{Size: f.Px(14), Color: render.Text1})
	var chips []render.Chip
	for i, w := range words {
		n := name + ":" + itoa(i)
		chips = append(chips, render.Chip{ID: f.Add(Target{Name: n, Label: label + " " + w, State: selWord(i == now), Do: func() { set(i) }}), Label: w, Sel: i == now, Focus: f.Focused(n)})
	}
	f.Chips(render.R(r.X+r.W*0.42, r.Y+(r.H-f.Px(34))/2, r.W*0.58, f.Px(34)), chips)
}

func (p *prefs) toggle(f *Frame, r render.Rect, name, label string, on bool, change func(*Settings)) {
	id := f.Add(Target{Name: name, Label: label, State: selWord(on), Do: func() { p.c.ChangeSettings(change) }})
	f.Switch(r, &render.Switch{ID: id, Label: label, On: on, Focus: f.Focused(name)})
}

func (p *prefs) left(f *Frame, r render.Rect, row float32) {
	at := func(i int) render.Rect { return render.R(r.X, r.Y+float32(i)*row, r.W, row-f.Px(8)) }
	s := &p.c.Set
	now := 0
	if s.Lang == "en" {
		now = 1
	}
	p.choice(f, at(0), f.T("settings.language"), "lang", []string{"日本語", "English"}, now, func(i int) {
		p.c.ChangeSettings(func(s *Settings) { s.Lang = [...]string{"ja", "en"}[i] })
	})
	size := 0
	for i, v := range textSizes {
		if v == s.Text {
			size = i
		}
	}
	p.choice(f, at(1), f.T("settings.textsize"), "text", []string{"100%", "115%", "130%"}, size, func(i int) {
		p.c.ChangeSettings(func(s *Settings) { s.Text = textSizes[i] })
	})
	p.toggle(f, at(2), "calm", f.T("settings.calm"), s.Calm, func(s *Settings) { s.Calm = !s.Calm })
	p.toggle(f, at(3), "contrast", f.T("settings.contrast"), s.Contrast, func(s *Settings) { s.Contrast = !s.Contrast })
	p.toggle(f, at(4), "hints", f.T("settings.hints"), s.Hints, func(s *Settings) { s.Hints = !s.Hints })
	p.toggle(f, at(5), "confirm", f.T("settings.confirm"), s.Confirm, func(s *Settings) { s.Confirm = !s.Confirm })
	p.toggle(f, at(6), "flip", f.T("settings.flip"), s.Flip, func(s *Settings) { s.Flip = !s.Flip })
	p.toggle(f, at(7), "idle", f.T("settings.idle"), s.Idle, func(s *Settings) { s.Idle = !s.Idle })
}

func (p *prefs) right(f *Frame, r render.Rect, row float32) {
	label := func(y float32, s string) {
		f.Text(render.R(r.X, y, r.W, f.Px(20)), s, render.Style{Size: f.Px(13), Color: render.Text2})
	}
	s := &p.c.Set
	label(r.Y, f.T("settings.name"))
	f.Field(render.R(r.X, r.Y+f.Px(24), r.W, f.Px(42)), "name", f.T("settings.name"), s.Name, f.T("seat.you"), nameMost, false, func(v string) {
		p.c.ChangeSettings(func(s *Settings) { s.Name = state.PlainName(v) })
	})
	label(r.Y+f.Px(80), f.T("settings.turn"))
	f.Field(render.R(r.X, r.Y+f.Px(104), r.W, f.Px(42)), "servers", f.T("settings.turn"), strings.Join(s.Servers, " "), "stun:host:3478", 600, false, p.servers)
	st := render.Style{Size: f.Px(12), Color: render.Text2}
	f.Para(render.R(r.X, r.Y+f.Px(152), r.W, 0), f.T("settings.turn.note"), st, f.Px(18))
	if p.c.Env.Base == "" {
		label(r.Y+f.Px(196), f.T("settings.page"))
		f.Field(render.R(r.X, r.Y+f.Px(220), r.W, f.Px(42)), "page", f.T("settings.page"), s.Page, "https://host/", 200, false, p.page)
	}
}

// servers takes over the list of STUN and TURN servers, or says which is wrong.
func (p *prefs) servers(text string) {
	list := strings.Fields(strings.ReplaceAll(text, ",", " "))
	if _, err := iceServers(list); err != nil {
		p.c.Notice(p.c.T("error.title"), p.c.T("error.servers", inWords(err, p.c.Set.Lang)))
		return
	}
	p.c.ChangeSettings(func(s *Settings) { s.Servers = list })
}

// page takes over the address that invitations go through, or says that it is none.
func (p *prefs) page(text string) {
	if text != "" {
		if _, err := link.SignalURL(text); err != nil {
			p.c.Notice(p.c.T("error.title"), p.c.T("error.servers", inWords(err, p.c.Set.Lang)))
			return
		}
	}
	p.c.ChangeSettings(func(s *Settings) { s.Page = text })
}
