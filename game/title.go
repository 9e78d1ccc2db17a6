package game

import (
	"cmp"
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/games"
	"gotaku/rules/wing"
	"gotaku/web/link"
)

// title is the first screen: the tables of all games.
type title struct {
	plain
	c    *Core
	all  []wing.Wing
	open int // the table that is chosen
}

func newTitle(c *Core) *title { return &title{c: c, all: games.All()} }

func (t *title) Name() string { return "title" }

// id is the game of the i-th table.
func (t *title) id(i int) string { return wing.ID(t.all[i]) }

// playable says whether a table can be sat at.
func (t *title) playable(i int) bool { return assets.Starters(t.id(i)) > 0 }

func (t *title) Key(c *Core, k string) bool {
	switch k {
	case "Left", "Right":
		if c.focus != "" {
			return false
		}
		step := 1
		if k == "Left" {
			step = len(t.all) - 1
		}
		t.open = (t.open + step) % len(t.all)
		return true
	case "Ctrl V":
		c.paste(t.pasted)
		return true
	}
	return false
}

// Tick watches for a link opened in this tab and for pasted invitations.
func (t *title) Tick(c *Core) {
	if c.top() != Scene(t) {
		return
	}
	if c.ticks%60 == 0 {
		c.tellNewer()
	}
	if f := c.Env.Fragment(); f != "" {
		c.Env.Forget()
		c.openLink("#" + f)
		return
	}
	if c.Env.Pasted != nil {
		if s, ok := c.Env.Pasted(); ok {
			t.pasted(s)
		}
	}
}

// tellLink says, once, that a link which was opened in this tab waits until the title is gone to: nobody is torn from a match.
func tellLink(c *Core) {
	if _, atTitle := c.top().(*title); atTitle || c.ticks%30 != 0 { // twice a second: the browser is asked
		return
	}
	if f := c.Env.Fragment(); f != c.waitsFor {
		if c.waitsFor = f; f != "" {
			c.Say(c.T("link.waits"))
		}
	}
}

// pasted opens the invitation that a pasted text is.
func (t *title) pasted(s string) { t.c.openLink(s) }

// openLink joins by a link or a pasted code, or says what is wrong with it.
func (c *Core) openLink(s string) {
	if openMoment(c, s) || openDeck(c, s) {
		return
	}
	looks := strings.Contains(s, watchMark)
	l, err := link.ParseLink(strings.Replace(s, watchMark, "#r=", 1))
	if err != nil || l.Kind == link.NoLink {
		why := c.T("error.link")
		if err != nil {
			why = c.T("error.invitation", inWords(err, c.Set.Lang))
		}
		c.Notice(c.T("error.title"), why)
		return
	}
	if !known(l.Game) {
		c.Notice(c.T("error.title"), c.T("link.game.unknown", l.Game))
		return
	}
	c.withGame(l.Game, func() {
		g := carried(l.Game)
		switch {
		case rules.FormatOf(g.Rules.Game, l.Format) == nil:
			c.Notice(c.T("error.title"), c.T("link.format.unknown", l.Format))
		case !knownTerms(l.Terms):
			c.Notice(c.T("error.title"), c.T("terms.unknown"))
		case looks:
			lookOn(c, s, &l)
		case l.Kind == link.RoomLink:
			c.sitDown(g, &l)
		default:
			c.shelf.withCards(l.Game, func(g *assets.Game) { c.Go(newDecks(c, g, modeLink, &l, nil)) })
		}
	})
}

// sitDown goes to the table of a link, where this machine may have a match already.
func (c *Core) sitDown(g *assets.Game, l *link.Link) {
	if m := c.returning(l.Invitation); m != nil {
		c.resume(m)
		return
	}
	r, err := c.joinRoom(l)
	if err != nil {
		c.Notice(c.T("error.title"), c.T("error.invitation", inWords(err, c.Set.Lang)))
		return
	}
	c.shelf.withCards(gameName(g), func(g *assets.Game) { c.Go(newDecks(c, g, modeLink, l, r)) })
}

func (t *title) Draw(f *Frame) {
	f.Screen()
	if f.upright() {
		t.drawUpright(f)
		return
	}
	if f.Phone {
		t.drawPhone(f)
		return
	}
	b := f.bounds().CenterBox(f.Px(1280), f.Px(720))
	f.Title(render.R(b.X+f.Px(65), b.Y+f.Px(41), f.Px(600), f.Px(74)), t.tagline(f))
	t.top(f, render.R(b.X+f.Px(664), b.Y+f.Px(52), f.Px(552), f.Px(56)))
	pitch := min(tilePitch, (tilesWide+tileGap)/float32(len(t.all)))
	left := (1280 - pitch*float32(len(t.all)) + tileGap) / 2
	for i := range t.all {
		t.tile(f, i, render.R(b.X+f.Px(left+float32(i)*pitch), b.Y+f.Px(160), f.Px(pitch-tileGap), f.Px(440)))
	}
	end := func(i int) float32 { return left + float32(i+1)*pitch } // of the i-th
	choose := f.Px(64)
	if at := left + float32(t.open)*pitch; at < 294 && end(t.open)-tileGap > 64 { // which reaches down to there
		choose = f.Px(end(t.open))
	}
	f.Text(render.R(b.X+choose, b.Y+f.Px(628), f.Px(230), f.Px(20)), f.T("title.choose")+"  1–"+itoa(len(t.all))+" ／ ← →", render.Style{Size: f.Px(12.5), Color: render.Text2})
	at, paste := f.Px(628), render.Style{Size: f.Px(12.5), Color: render.Text2, Align: render.Right}
	if end(t.open) > 716 { // where the open table reaches
		at = f.Px(691)
	}
	f.Text(render.R(b.X+f.Px(716), b.Y+at, f.Px(500), f.Px(20)), f.T("title.paste"), paste)
	room := f.Px(1100)
	if end(t.open) > 716 { // beside the other line
		room = f.Px(1132) - f.Art.Measure(f.T("title.paste"), paste.Font, paste.Size)
	}
	f.Text(render.R(b.X+f.Px(64), b.Y+f.Px(692), room, f.Px(18)), f.T("app.disclaimer"), render.Style{Size: f.Px(11.5), Color: render.Text3})
}

// tagline says how many games there are to sit down to.
func (t *title) tagline(f *Frame) string {
	return f.T("app.tagline", f.T("app.count."+itoa(len(t.all))))
}

func (t *title) drawPhone(f *Frame) {
	b := f.bounds()
	f.Title(render.R(b.X+f.Px(20), b.Y+f.Px(14), f.Px(440), f.Px(44)), t.tagline(f))
	t.top(f, render.R(b.Right()-f.Px(384), b.Y+f.Px(18), f.Px(368), f.Px(44)))
	n := float32(max(len(t.all), 5))
	w := (b.W - f.Px(40+(n-1)*11)) / n
	for i := range t.all {
		t.tile(f, i, render.R(b.X+f.Px(20)+float32(i)*(w+f.Px(11)), b.Y+f.Px(84), w, b.H-f.Px(110)))
	}
}

// drawUpright lays the tables under one another, the one that is open with room for the ways to play.
func (t *title) drawUpright(f *Frame) {
	b := f.bounds().InsetXY(f.Px(14), f.Px(12))
	f.Title(b.TopStrip(f.Px(48)), t.tagline(f))
	t.top(f, render.R(b.X, b.Y+f.Px(58), b.W, f.Px(48)))
	room := b.Below(f.Px(118))
	gap := f.Px(8)
	rest := float32(len(t.all) - 1)
	wide := min(f.Px(300), room.H*0.5)
	low := min(f.Px(110), (room.H-wide-rest*gap)/max(1, rest))
	y := room.Y
	for i := range t.all {
		h := low
		if i == t.open {
			h = wide
		}
		t.tile(f, i, render.R(room.X, y, room.W, h))
		y += h + gap
	}
}

// The tiles of the wide title screen, in units: as wide as they are for five, narrower for more.
const (
	tilesWide, tileGap = 1152, 18
	tilePitch          = 234
)

// top draws the buttons at the upper right.
func (t *title) top(f *Frame, r render.Rect) {
	list := t.c.stored()
	w := (r.W - 4*f.Px(8)) / 5
	at := func(i int) render.Rect { return render.R(r.X+float32(i)*(w+f.Px(8)), r.Y, w, r.H) }
	small, do := f.T("common.none"), func() { t.c.Open(&resumes{c: t.c}) }
	if len(list) == 0 {
		do = nil
	} else {
		small = f.T("title.count.games", len(list))
		if len(list) == 1 {
			small = t.c.gameShort(list[0].Game) + f.T("common.dot") + turnWord(t.c, list[0].Turn)
			do = func() { t.c.resume(list[0]) }
		}
	}
	if len(list) == 0 && !t.c.Set.Met {
		t.button(f, at(0), "first", f.T("title.first"), f.T("title.first.note"), "F", render.Primary, func() { t.c.Open(&lessons{c: t.c}) })
	} else {
		t.button(f, at(0), "continue", f.T("title.continue"), small, "C", render.Raised, do)
	}
	t.button(f, at(1), "paste", f.T("title.join"), f.T("common.paste"), "V", render.Outline, func() { t.c.paste(t.pasted) })
	t.button(f, at(2), "records", f.T("title.records"), "", "R", render.Outline, func() { t.c.Open(newRecords(t.c)) })
	t.button(f, at(3), "rules", f.T("menu.rules"), "", "W", render.Outline, func() { openRules(t.c, t.id(t.open), "") })
	t.button(f, at(4), "settings", f.T("title.settings"), "", ",", render.Outline, func() { t.c.Open(newPrefs(t.c)) })
}

// button is a button of the top: its key works but is not drawn.
func (t *title) button(f *Frame, r render.Rect, name, label, small, key string, kind render.Kind, do func()) {
	b := f.button(name, label, key, kind, do)
	b.Key, b.Small, b.Mid = "", small, true
	f.List.Button(r, &b)
}

// inTwo breaks a name of several words before its last.
func inTwo(name string) string {
	if at := strings.LastIndexByte(name, ' '); at > 0 {
		return name[:at] + "\n" + name[at+1:]
	}
	return name
}

func (t *title) tile(f *Frame, i int, r render.Rect) {
	desk := t.all[i].Table()
	name, called := "table:"+t.id(i), t.c.words(desk.Title.Name)
	playable := t.playable(i)
	v := render.GameTile{Game: &desk.Look, Name: inTwo(called), Motto: t.c.words(desk.Title.Lead), Text: t.c.words(desk.Title.Note), Open: t.open == i, Off: !playable, Focus: f.Focused(name)}
	if f.upright() { // its name has the whole width
		v.Name = called
	}
	if t.open != i {
		v.Key = itoa(i + 1)
	}
	if !playable {
		v.Foot = f.T("title.soon")
		if v.Open { // a table that is not built has nothing to open
			v.Open = false
		}
	} else {
		v.Foot = f.T("title.owned", t.c.library.owned(t.id(i)))
	}
	v.ID = f.Add(Target{Name: name, Label: called, Key: itoa(i + 1), Off: !playable, Do: func() { t.open = i },
		Hint: func() (string, string) {
			if playable {
				return "", ""
			}
			return f.c.T("title.soon"), f.c.T("title.soon.note")
		}})
	if v.Open {
		v.Buttons = t.modes(f)
	}
	f.GameTile(r, &v)
}

// modes are the ways to sit down at the chosen table.
func (t *title) modes(f *Frame) []render.Button {
	mode := func(m, key string, kind render.Kind) render.Button {
		return f.button("mode:"+m, f.T("mode."+m), key, kind, func() {
			id := t.id(t.open)
			t.c.shelf.withCards(id, func(g *assets.Game) { t.c.Go(newDecks(t.c, g, m, nil, nil)) })
		})
	}
	return []render.Button{mode(modeBot, "Space", render.Primary), mode(modeSolo, "S", render.Plain), mode(modeHotseat, "H", render.Plain), mode(modeLink, "L", render.Plain)}
}

// resumes lists the stored matches.
type resumes struct {
	plain
	c      *Core
	scroll roll
}

func (r *resumes) Name() string { return "resumes" }

func (r *resumes) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

// forget deletes a stored match. One that another window plays is deleted only by who takes it over: else that window would
// store it again.
func (r *resumes) forget(m *matchInfo) {
	gone := func(m *matchInfo) {
		r.c.Env.Store.Delete(m.Key)
		m.letGo()
		if r.c.top() == Scene(r) && len(r.c.stored()) == 0 {
			r.c.CloseTop()
		}
	}
	if m.here() {
		claimed(r.c, m, gone)
	} else {
		gone(m)
	}
}

func (r *resumes) Draw(f *Frame) {
	list := r.c.stored()
	slices.SortStableFunc(list, func(a, b *matchInfo) int { return cmp.Compare(b.When, a.When) })
	row, foot := f.Px(56), f.Px(56)
	in := dialogBox(f, 640, min(float32(len(list))*56+150, 620))
	f.Text(in.TopStrip(f.Px(26)), f.T("title.continue"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	room := render.R(in.X, in.Y+f.Px(38), in.W, in.H-f.Px(38)-foot)
	wide := room.W - f.Px(barWide+2)
	f.Shelf("resumes", room, &r.scroll, shelf{n: len(list), cols: 1, w: wide, h: f.Px(50), down: row, bar: render.PaperMute}, func(i int, at render.Rect) {
		m, name := list[i], "resume:"+itoa(i)
		id := f.Add(Target{Name: name, Label: m.title(r.c) + " " + m.sub(r.c), Do: func() { r.c.resume(m) }})
		at.W -= f.Px(96)
		f.Row(at, &render.Row{ID: id, Title: m.title(r.c), Sub: m.sub(r.c), Paper: true, Over: f.Over(name), Focus: f.Focused(name)})
		f.Button(render.R(at.Right()+f.Px(8), at.Y, f.Px(88), at.H), "forget:"+itoa(i), f.T("common.delete"), "", render.Plain, func() {
			r.c.remove(m.title(r.c), m.sub(r.c), func() { r.forget(m) })
		})
	})
	f.Button(render.R(in.X, in.Bottom()-f.Px(44), f.Px(160), f.Px(44)), "resumes:close", f.T("common.close"), "Esc", render.Plain, r.c.CloseTop)
}
