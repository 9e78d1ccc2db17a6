package game

import "gotaku/render"

// confirm asks whether to go on.
type confirm struct {
	plain
	c        *Core
	question string
	text     string
	yes, key string
	stamp    func() int
	do       func()
}

func newConfirm(c *Core, question, yes, key string, stamp func() int, do func()) *confirm {
	return &confirm{c: c, question: question, yes: yes, key: key, stamp: stamp, do: do}
}

func (d *confirm) Name() string { return "confirm" }

// Stamp is that of what it is about: when that is gone, the press does not count.
func (d *confirm) Stamp() int {
	if d.stamp == nil {
		return 0
	}
	return d.stamp()
}

func (d *confirm) Key(c *Core, k string) bool {
	if k == "Esc" || k == "N" {
		c.CloseTop()
		return true
	}
	return false
}

// dialogBox draws a sheet of w x h units over everything and returns its inside.
func dialogBox(f *Frame, w, h float32) render.Rect {
	f.Cover()
	f.Mark(Target{Name: "scrim", Still: true}, f.whole())
	f.Fill(f.whole(), render.Alpha(render.Ink950, 0.55))
	b := f.bounds()
	r := b.CenterBox(min(f.Px(w), b.W-f.Px(16)), min(f.Px(h), b.H-f.Px(8)))
	f.PaperSheet(r)
	return r.InsetXY(f.Px(24), f.Px(24))
}

func (d *confirm) Draw(f *Frame) {
	f.Cover()
	f.Mark(Target{Name: "scrim", Still: true}, f.whole())
	f.List.Dialog(&render.Dialog{Title: d.question, Text: d.text, Buttons: []render.Button{
		f.button("confirm:yes", d.yes, d.key, render.Primary, func() {
			d.c.CloseTop()
			d.do()
		}),
		f.button("confirm:no", f.T("common.cancel"), "Esc", render.Plain, d.c.CloseTop),
	}})
}

// remove asks whether something that is kept shall be deleted, and does it then: nothing is lost by one press.
func (c *Core) remove(what, note string, do func()) {
	c.Open(&confirm{c: c, question: c.T("common.delete.sure", what), text: note, yes: c.T("common.delete"), key: "Y", do: do})
}

// notice says one thing, and goes when it is read.
type notice struct {
	plain
	c           *Core
	title, text string
}

// Notice shows a message in a dialog.
func (c *Core) Notice(title, text string) {
	c.toast = "" // what went well before is not read beside what did not
	c.Open(&notice{c: c, title: title, text: clip(text, mostNotice)})
}

// What is said is cut, wherever its words come from: lines of a megabyte hold a frame up for minutes.
const (
	mostNotice = 2000
	mostToast  = 300
)

func (d *notice) Name() string { return "notice" }

func (d *notice) Key(c *Core, k string) bool {
	if k == "Esc" || k == "Space" || k == "Enter" {
		c.CloseTop()
		return true
	}
	return false
}

func (d *notice) Draw(f *Frame) {
	f.Cover()
	f.Mark(Target{Name: "scrim", Still: true}, f.whole())
	f.List.Dialog(&render.Dialog{Title: d.title, Text: d.text, Buttons: []render.Button{
		f.button("notice:ok", f.T("common.close"), "Space", render.Primary, d.c.CloseTop),
	}})
}
