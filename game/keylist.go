package game

import (
	"slices"
	"strings"

	"gotaku/render"
)

// keyLine is a line of the list of keys.
type keyLine struct {
	keys, word string
	of         string // the key at first, where another may be chosen
}

// linesOf are the lines of a list of bindings, with the keys as they are now.
func linesOf[T any](list []binding[T], now keymap) (out []keyLine) {
	for i := range list {
		b := &list[i]
		l := keyLine{b.show, b.word, ""}
		if movable(b.keys[0]) {
			l.of, l.keys = b.keys[0], now.of(b.keys[0])
		} else if l.keys == "" {
			l.keys = strings.Join(b.keys, " ／ ")
		}
		out = append(out, l)
	}
	return out
}

// keyList is the list of all keys, over any scene; those that may be others are changed in it.
type keyList struct {
	plain
	c      *Core
	scroll roll
	moving string // the key, as it was at first, for which another is to be pressed
}

func (c *Core) openKeys() { c.Open(&keyList{c: c}) }

func (v *keyList) Name() string { return "keys" }

func (v *keyList) Key(c *Core, k string) bool {
	if k == "Esc" || k == "F1" {
		c.CloseTop()
		return true
	}
	return false
}

// lines is all of the list.
func (v *keyList) lines() []keyLine {
	return append(linesOf(everywhere, v.c.Set.Keys), linesOf(atTable, v.c.Set.Keys)...)
}

// take is the key that was pressed for a line. What has it already is named, and asked whether the two shall change places.
func (v *keyList) take(k string) {
	c, of := v.c, v.moving
	v.moving = ""
	c.Dirty()
	if k == "Esc" || k == c.Set.Keys.of(of) {
		return
	}
	if !movable(k) {
		c.Say(c.T("settings.keys.fixed", arrows.Replace(k)))
		return
	}
	move := func() { c.ChangeSettings(func(s *Settings) { s.Keys = s.Keys.move(of, k) }) }
	lines := v.lines()
	at := slices.IndexFunc(lines, func(l keyLine) bool { return l.of != "" && l.keys == k })
	if at < 0 {
		move()
		return
	}
	d := newConfirm(c, c.T("settings.keys.taken", k), c.T("settings.keys.swap"), "Y", nil, move)
	d.text = c.T("settings.keys.taken.note", k, c.T(lines[at].word), c.Set.Keys.of(of))
	c.Open(d)
}

func (v *keyList) Draw(f *Frame) {
	lines := v.lines()
	rows := (len(lines) + 1) / 2
	row, size := float32(31), float32(13)
	if f.Phone {
		row, size = 19, 12
	}
	in := dialogBox(f, 840, float32(rows)*row+112)
	f.Text(in.TopStrip(f.Px(26)), f.T("settings.keys"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(6), f.Px(110), f.Px(36)), "keys:close", f.T("common.close"), "Esc", render.Plain, v.c.CloseTop)
	if len(v.c.Set.Keys) > 0 {
		f.Button(render.R(in.Right()-f.Px(110+10+190), in.Y-f.Px(6), f.Px(190), f.Px(36)), "keys:reset", f.T("settings.keys.reset"), "", render.Plain, func() {
			v.c.ChangeSettings(func(s *Settings) { s.Keys = nil })
		})
	}
	note := f.T("settings.keys.note")
	if v.moving != "" {
		note = f.T("settings.keys.press")
	}
	f.Text(render.R(in.X, in.Y+f.Px(26), in.W*0.6, f.Px(18)), note, render.Style{Size: f.Px(11.5), Color: render.PaperMute})
	room := in.Below(f.Px(48))
	col := (room.W - f.Px(barWide)) / 2
	list := shelf{n: len(lines), cols: 2, w: col - f.Px(16), h: f.Px(row - 3), right: col, down: f.Px(row), bar: render.PaperMute}
	f.Shelf("keys", room, &v.scroll, list, func(i int, at render.Rect) {
		if i/2+i%2*rows < len(lines) {
			v.line(f, at, f.Px(size), lines[i/2+i%2*rows]) // down the first column, then the second
		}
	})
}

// line draws a line of the list; one whose key may be another is pressed to change it.
func (v *keyList) line(f *Frame, at render.Rect, size float32, l keyLine) {
	w := f.Px(118)
	box := render.R(at.X, at.Y, w, at.H)
	word := render.R(at.X+w+f.Px(8), at.Y, at.W-w-f.Px(8), at.H)
	f.Text(word, f.T(l.word), render.Style{Size: size, Color: render.PaperInk})
	if l.of == "" {
		f.Text(box, l.keys, render.Style{Font: render.Bold, Size: size, Color: render.PaperInk})
		return
	}
	name := "key:" + l.of
	id := f.Add(Target{Name: name, Label: f.T(l.word) + " " + l.keys, State: selWord(v.moving == l.of), Do: func() { v.moving = l.of }})
	switch {
	case v.moving == l.of:
		f.Round(box, f.Px(4), render.GoldFill)
		f.Stroke(box, f.Px(4), f.Px(2), render.Gold)
		f.Text(box, "…", render.Style{Font: render.Bold, Size: size, Color: render.PaperInk, Align: render.Center})
	default:
		cap := render.R(box.X, box.Y+f.Px(1), min(box.W, max(f.Px(30), f.KeycapWidth(l.keys))), box.H-f.Px(2))
		f.Keycap(cap, l.keys, render.Plain, false)
		if f.Over(name) {
			f.Stroke(cap, f.Px(4), f.Px(1.5), render.PaperInk)
		}
	}
	if f.Focused(name) {
		f.FocusLine(box, f.Px(4))
	}
	f.Hit(id, at)
}
