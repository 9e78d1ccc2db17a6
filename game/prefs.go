package game

import (
	"slices"
	"strconv"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/state"
	"gotaku/web/link"
)

// prefs is the settings, over any scene, on a few pages.
type prefs struct {
	plain
	c    *Core
	page int // of prefPages
}

// prefPages are the pages of the settings.
var prefPages = []struct {
	name        string
	left, right func(p *prefs, f *Frame, r render.Rect, row float32)
}{
	{"look", (*prefs).seen, (*prefs).moved},
	{"play", (*prefs).played, (*prefs).linked},
	{"pictures", (*prefs).pictured, (*prefs).picturesNote},
	{"data", (*prefs).kept, (*prefs).dropped},
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
	r := b.CenterBox(min(f.Px(800), b.W-f.Px(12)), min(p.high(f), b.H-f.Px(8)))
	f.Shadow(r, f.Px(12), render.ShadowRaised)
	f.Round(r, f.Px(12), render.Ink900)
	f.Stroke(r, f.Px(12), f.Px(1), render.Ink600)
	f.Mark(Target{Name: "settings:box", Still: true}, r)
	in := r.InsetXY(f.Px(24), f.Px(16))
	keys := f.Px(180)
	if f.upright() {
		keys = f.Px(110)
	}
	f.Text(render.R(in.X, in.Y, in.W-f.Px(110+20)-keys, f.Px(36)), f.T("title.settings"), render.Style{Font: render.Bold, Size: f.Px(21), Color: render.Text1})
	f.Button(render.R(in.Right()-f.Px(110), in.Y, f.Px(110), f.Px(38)), "settings:close", f.T("common.close"), "Esc", render.Raised, p.c.CloseTop)
	f.Button(render.R(in.Right()-f.Px(110+10)-keys, in.Y, keys, f.Px(38)), "keys", f.T("settings.keys"), "F1", render.Outline, p.c.openKeys)
	row := f.Px(58)
	if f.Phone {
		row = f.Px(46)
	}
	var chips []render.Chip
	for i := range prefPages {
		n := "settings:" + prefPages[i].name
		label := f.T("settings.page." + prefPages[i].name)
		chips = append(chips, render.Chip{ID: f.Add(Target{Name: n, Label: label, State: selWord(i == p.page), Do: func() { p.page = i }}), Label: label, Sel: i == p.page, Focus: f.Focused(n)})
	}
	f.Chips(render.R(in.X, in.Y+f.Px(48), min(in.W, f.Px(600)), f.Px(34)), chips)
	body := in.Below(f.Px(98))
	gap := f.Px(36)
	w := (body.W - gap) / 2
	if f.upright() { // one under the other
		half := (body.H - gap) / 2
		prefPages[p.page].left(p, f, body.TopStrip(half), row)
		prefPages[p.page].right(p, f, body.Below(half+gap), row)
		return
	}
	prefPages[p.page].left(p, f, render.R(body.X, body.Y, w, body.H), row)
	prefPages[p.page].right(p, f, render.R(body.X+w+gap, body.Y, w, body.H), row)
}

// high is how high the sheet wants to be, in px.
func (p *prefs) high(f *Frame) float32 {
	if f.upright() {
		return f.Px(700)
	}
	return f.Px(500)
}

// line is the i-th of the lines of a page.
func (p *prefs) line(f *Frame, r render.Rect, i int, row float32) render.Rect {
	return render.R(r.X, r.Y+float32(i)*row, r.W, row-f.Px(8))
}

// choice draws a label and a row of chips.
func (p *prefs) choice(f *Frame, r render.Rect, label, name string, words []string, now int, set func(int)) {
	f.Text(render.R(r.X, r.Y, r.W*0.38, r.H), label, render.Style{Size: f.Px(14), Color: render.Text1})
	var chips []render.Chip
	for i, w := range words {
		n := name + ":" + itoa(i)
		chips = append(chips, render.Chip{ID: f.Add(Target{Name: n, Label: label + " " + w, State: selWord(i == now), Do: func() { set(i) }}), Label: w, Sel: i == now, Focus: f.Focused(n)})
	}
	f.Chips(render.R(r.X+r.W*0.38, r.Y+(r.H-f.Px(34))/2, r.W*0.62, f.Px(34)), chips)
}

func (p *prefs) toggle(f *Frame, r render.Rect, name, label string, on bool, change func(*Settings)) {
	id := f.Add(Target{Name: name, Label: label, State: selWord(on), Do: func() { p.c.ChangeSettings(change) }})
	f.Switch(r, &render.Switch{ID: id, Label: label, On: on, Focus: f.Focused(name)})
}

// label is a small line over a field.
func (p *prefs) label(f *Frame, r render.Rect, y float32, s string) {
	f.Text(render.R(r.X, r.Y+f.Px(y), r.W, f.Px(20)), s, render.Style{Size: f.Px(13), Color: render.Text2})
}

// note is what is said about what stands over it.
func (p *prefs) note(f *Frame, r render.Rect, y float32, s string) float32 {
	return f.Para(render.R(r.X, r.Y+f.Px(y), r.W, 0), s, render.Style{Size: f.Px(12), Color: render.Text2}, f.Px(18))
}

// seen is what is seen and heard.
func (p *prefs) seen(f *Frame, r render.Rect, row float32) {
	s := &p.c.Set
	p.choice(f, p.line(f, r, 0, row), f.T("settings.language"), "lang", []string{"日本語", "English"}, slices.Index(assets.Langs, s.Lang), func(i int) {
		p.c.ChangeSettings(func(s *Settings) { s.Lang = assets.Langs[i] })
	})
	p.choice(f, p.line(f, r, 1, row), f.T("settings.textsize"), "text", []string{"100%", "115%", "130%"}, slices.Index(textSizes, s.Text), func(i int) {
		p.c.ChangeSettings(func(s *Settings) { s.Text = textSizes[i] })
	})
	p.choice(f, p.line(f, r, 2, row), f.T("settings.pace"), "pace", []string{f.T("settings.pace.0"), f.T("settings.pace.1"), f.T("settings.pace.2")}, slices.Index(paces, s.Pace), func(i int) {
		p.c.ChangeSettings(func(s *Settings) { s.Pace = paces[i] })
	})
	at := p.line(f, r, 3, row)
	if p.c.Env.Sound == nil {
		f.Text(at, f.T("settings.sound.none"), render.Style{Size: f.Px(13), Color: render.Text2})
		return
	}
	words := []string{f.T("settings.sound.off")}
	for _, v := range volumes[1:] {
		words = append(words, strconv.Itoa(int(v*100))+"%")
	}
	p.choice(f, at, f.T("settings.sound"), "volume", words, slices.Index(volumes, s.Volume), func(i int) {
		p.c.ChangeSettings(func(s *Settings) { s.Volume = volumes[i] })
		p.c.hear("turn")
	})
}

// moved is the name, and what is easier for some eyes.
func (p *prefs) moved(f *Frame, r render.Rect, row float32) {
	s := &p.c.Set
	at := p.line(f, r, 0, row)
	f.Text(render.R(at.X, at.Y, r.W*0.38, at.H), f.T("settings.name"), render.Style{Size: f.Px(14), Color: render.Text1})
	f.Field(render.R(at.X+r.W*0.38, at.Y+(at.H-f.Px(38))/2, r.W*0.62, f.Px(38)), "name", f.T("settings.name"), s.Name, f.T("seat.you"), nameMost, false, func(v string) {
		p.c.ChangeSettings(func(s *Settings) { s.Name = state.PlainName(v) })
	})
	p.toggle(f, p.line(f, r, 1, row), "calm", f.T("settings.calm"), s.Calm, func(s *Settings) { s.Calm = !s.Calm })
	p.toggle(f, p.line(f, r, 2, row), "contrast", f.T("settings.contrast"), s.Contrast, func(s *Settings) { s.Contrast = !s.Contrast })
	p.toggle(f, p.line(f, r, 3, row), "marks", f.T("settings.marks"), s.Marks, func(s *Settings) { s.Marks = !s.Marks })
}

// played is how the table asks.
func (p *prefs) played(f *Frame, r render.Rect, row float32) {
	s := &p.c.Set
	row = min(row, (r.H+f.Px(8))/5)
	p.toggle(f, p.line(f, r, 0, row), "hints", f.T("settings.hints"), s.Hints, func(s *Settings) { s.Hints = !s.Hints })
	p.toggle(f, p.line(f, r, 1, row), "confirm", f.T("settings.confirm"), s.Confirm, func(s *Settings) { s.Confirm = !s.Confirm })
	p.toggle(f, p.line(f, r, 2, row), "flip", f.T("settings.flip"), s.Flip, func(s *Settings) { s.Flip = !s.Flip })
	p.toggle(f, p.line(f, r, 3, row), "idle", f.T("settings.idle"), s.Idle, func(s *Settings) { s.Idle = !s.Idle })
	if p.c.Env.Allow == nil {
		return
	}
	at, change := p.line(f, r, 4, row), func(s *Settings) { s.Tell = !s.Tell }
	id := f.Add(Target{Name: "tell", Label: f.T("settings.tell"), State: selWord(s.Tell), Do: func() {
		if s.Tell {
			p.c.ChangeSettings(change)
			return
		}
		await(p.c, p.c.Env.Allow(), func(may bool, err error) {
			if err != nil || !may {
				p.c.Say(p.c.T("settings.tell.denied"))
				return
			}
			p.c.ChangeSettings(change)
		})
	}})
	f.Switch(at, &render.Switch{ID: id, Label: f.T("settings.tell"), On: s.Tell, Focus: f.Focused("tell")})
}

// linked is how other machines are met.
func (p *prefs) linked(f *Frame, r render.Rect, _ float32) {
	s := &p.c.Set
	p.label(f, r, 0, f.T("settings.turn"))
	f.Field(render.R(r.X, r.Y+f.Px(24), r.W, f.Px(42)), "servers", f.T("settings.turn"), strings.Join(s.Servers, " "), "stun:host:3478", 600, false, p.servers)
	p.note(f, r, 72, f.T("settings.turn.note"))
	if p.c.Env.Base == "" {
		p.label(f, r, 120, f.T("settings.page"))
		f.Field(render.R(r.X, r.Y+f.Px(144), r.W, f.Px(42)), "page", f.T("settings.page"), s.Page, "https://host/", mostPage, false, p.address)
	}
}

// kept is all that this machine keeps, as a file.
func (p *prefs) kept(f *Frame, r render.Rect, _ float32) {
	p.label(f, r, 0, f.T("data.kept", len(p.c.Env.Store.List("")), kilobytes(keeper{p.c}.size())))
	f.Button(render.R(r.X, r.Y+f.Px(28), r.W, f.Px(42)), "data:save", f.T("data.save"), "", render.Raised, keeper{p.c}.save)
	p.note(f, r, 78, f.T("data.save.note"))
}

// dropped is how what is kept is replaced, or forgotten.
func (p *prefs) dropped(f *Frame, r render.Rect, _ float32) {
	away := p.c.scene.Name() != "title"
	var load, reset func()
	if !away {
		load, reset = keeper{p.c}.choose, keeper{p.c}.reset
	}
	f.Button(render.R(r.X, r.Y+f.Px(28), r.W, f.Px(42)), "data:load", f.T("data.load"), "", render.Raised, load)
	if away {
		f.hint(f.T("data.load"), f.T("data.away"))
	}
	p.note(f, r, 78, f.T("data.load.note"))
	f.Button(render.R(r.X, r.Y+f.Px(138), r.W, f.Px(42)), "data:reset", f.T("data.reset"), "", render.Outline, reset)
	if away {
		f.hint(f.T("data.reset"), f.T("data.away"))
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

// address takes over the address that invitations go through, or says that it is none.
func (p *prefs) address(text string) {
	if text != "" {
		if _, err := link.SignalURL(text); err != nil {
			p.c.Notice(p.c.T("error.title"), p.c.T("error.servers", inWords(err, p.c.Set.Lang)))
			return
		}
	}
	p.c.ChangeSettings(func(s *Settings) { s.Page = text })
}
