package game

import (
	"gotaku/render"
	"gotaku/rules/state"
)

// menu is the list of what else can be done at the table. What stands in it means the same whatever is done meanwhile.
type menu struct {
	plain
	t *table
}

func (t *table) openMenu() { t.c.Open(&menu{t: t}) }

func (m *menu) Name() string { return "menu" }

func (m *menu) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

// entry is one line of the menu.
type entry struct {
	name, label, key string
	do               func()
}

func (m *menu) entries() []entry {
	t := m.t
	var undo, redo func()
	if t.s.CanUndo() {
		undo = t.passer.undo
	}
	if t.s.CanRedo() {
		redo = t.passer.redo
	}
	es := []entry{
		{"log", t.book.t("menu.log"), "L", t.openLog},
		{"undo", t.book.t("menu.undo"), "Ctrl Z", undo},
		{"redo", t.book.t("act.redo"), "Ctrl Shift Z", redo},
		{"look", t.book.t("menu.look"), "Z", t.openLook},
		{"rules", t.book.t("menu.rules"), "R", func() { openRules(t.c, t.book.rules.Game.Name(), t.c.cited) }},
		{"settings", t.book.t("menu.settings"), ",", func() { t.c.Open(newPrefs(t.c)) }},
		{"save", t.book.t("result.save"), "", func() { t.match.export(t.c, t.s) }},
	}
	sits := t.match.replay == nil && t.match.Mode != modeWatch && !t.cut
	if sits && !t.view.Result.Over {
		var do func()
		if t.handwork.mending || t.s.CanMend() {
			do = t.handwork.mend
		}
		es = append(es, entry{"mend", t.book.t("menu.mend"), "", do})
	}
	if sits {
		es = append(es, entry{"board", t.book.t("board.keep"), "", openBoard(t)})
	}
	if do := t.openTalk(); do != nil {
		es = append(es, entry{"talk", t.book.t("menu.talk"), talkKey, do})
	}
	if do := t.passer.openStops(); do != nil {
		es = append(es, entry{"stops", t.book.prior("stops.title"), "", do})
	}
	if l := t.match.link; l != nil && sits {
		es = append(es, entry{"watch", t.book.t("menu.watch"), "", l.letIn()}, l.handsEntry())
	}
	if !t.view.Result.Over && sits {
		es = append(es, entry{"concede", t.book.t("act.concede"), "", func() {
			t.c.Open(newConfirm(t.c, t.book.t("act.concede.sure"), t.book.t("act.concede"), "Y", nil, func() {
				if err := t.s.Concede(); err != nil {
					t.c.Say(inWords(err, t.c.Set.Lang))
				}
			}))
		}})
	}
	if l := t.match.link; l != nil && l.stored.Invite == "" {
		es = append(es, entry{"reconnect", t.book.t("link.reconnect"), "", t.reconnect})
	}
	return append(es, entry{"leave", t.book.t("menu.leave"), "", t.leave})
}

// reconnect goes where a connection is made by hand; the match goes on from there.
func (t *table) reconnect() { t.c.Go(&invite{c: t.c, m: t.match.link}) }

// leave goes back to the title; the match stays stored.
func (t *table) leave() {
	t.c.Env.TabPut("match", "") // a page that is loaded anew does not lead back to where one has left
	t.s.Close()
	t.c.Go(newTitle(t.c))
}

func (m *menu) Draw(f *Frame) {
	es := m.entries()
	cols := 1
	if f.Phone && !f.upright() {
		cols = 2 + b2i(len(es) > 12)
	}
	rows := (len(es) + cols - 1) / cols
	note, foot := m.t.helpNote(f), float32(0)
	if note != "" {
		foot = 64
	}
	in := dialogBox(f, 300*float32(cols)+float32(cols-1)*10, float32(rows)*48+84+foot)
	f.Text(in.TopStrip(f.Px(24)), f.T("menu.menu"), render.Style{Font: render.Bold, Size: f.Px(18), Color: render.PaperInk})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(6), f.Px(110), f.Px(36)), "menu:close", f.T("common.close"), "Esc", render.Plain, m.t.c.CloseTop)
	w := (in.W - f.Px(10)*float32(cols-1)) / float32(cols)
	row := min(f.Px(48), (in.H-f.Px(40+foot)+f.Px(6))/float32(rows))
	for i, e := range es {
		r := render.R(in.X+float32(i/rows)*(w+f.Px(10)), in.Y+f.Px(40)+float32(i%rows)*row, w, row-f.Px(6))
		do := e.do
		if do != nil {
			act := e.do
			do = func() { m.t.c.CloseTop(); act() }
		}
		b := f.button("menu:"+e.name, e.label, e.key, render.Plain, do)
		b.Left = true
		f.List.Button(r, &b)
		if do == nil {
			f.hint(e.label, f.T("why."+e.name))
		}
	}
	if note != "" {
		f.Para(render.R(in.X, in.Bottom()-f.Px(foot), in.W, f.Px(foot)), note, render.Style{Size: f.Px(12), Color: render.PaperMute}, f.Px(17))
	}
}

// openLook lists the piles, to open one by its letter.
func (t *table) openLook() { t.c.Open(&lookInto{t: t}) }

// lookInto is the list of piles.
type lookInto struct {
	plain
	t *table
}

func (l *lookInto) Name() string { return "look" }

func (l *lookInto) Key(c *Core, k string) bool {
	if k == "Esc" || k == "Z" {
		c.CloseTop()
		return true
	}
	return false
}

func (l *lookInto) Draw(f *Frame) {
	t := l.t
	most := max(4, len(t.piles.pilesOf(t.bottom())), len(t.piles.pilesOf(t.bottom().Other())))
	in := dialogBox(f, 560, float32(116+46*most))
	row := min(f.Px(46), (in.H-f.Px(62))/float32(most))
	f.Text(in.TopStrip(f.Px(24)), f.T("menu.look"), render.Style{Font: render.Bold, Size: f.Px(18), Color: render.PaperInk})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(6), f.Px(110), f.Px(36)), "look:close", f.T("common.close"), "Esc", render.Plain, t.c.CloseTop)
	w := (in.W - f.Px(12)) / 2
	letters := [...]string{"EDCBGVFX", "RTYUIOPJ"}
	for col, s := range [...]state.Seat{t.bottom(), t.bottom().Other()} {
		x := in.X + float32(col)*(w+f.Px(12))
		f.Text(render.R(x, in.Y+f.Px(38), w, f.Px(20)), t.name(s), render.Style{Size: f.Px(13), Color: render.PaperMute})
		for i, p := range t.piles.pilesOf(s) {
			list := t.zone(p.Zone, s)
			var do func()
			if t.piles.mayBrowse(p.Zone, list) {
				do = func() { t.c.CloseTop(); t.browse(p.Zone, s) }
			}
			f.Button(render.R(x, in.Y+f.Px(62)+float32(i)*row, w, row-f.Px(6)), "look:"+itoa(int(s))+":"+p.Name, t.book.t("zone.count", t.briefly(p), len(list)), letters[col][i:i+1], render.Plain, do)
			if do == nil {
				f.hint(t.briefly(p), f.T("why.look"))
			}
		}
	}
}
