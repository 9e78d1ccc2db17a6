package game

import (
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules"
)

// binding is one thing that keys do: what the list of keys says and what is done come from the same line.
type binding[T any] struct {
	keys []string                    // as events name them
	show string                      // as they are read; "": the keys themselves
	word string                      // the key of what they do, in the app's words
	do   func(of T, key string) bool // false: it is another's now; nil: whatever shows the key does it
}

// pressed does what a key does, and says whether it did anything.
func pressed[T any](list []binding[T], of T, key string) bool {
	for i := range list {
		if b := &list[i]; b.do != nil && slices.Contains(b.keys, key) && b.do(of, key) {
			return true
		}
	}
	return false
}

// everywhere is what keys do on every screen, unless the screen has another use for them.
var everywhere = []binding[*Core]{
	{[]string{"Enter"}, "", "keys.enter", func(c *Core, _ string) bool {
		if t := c.now().find(c.focus); t != nil {
			c.do(t)
		}
		return true
	}},
	{[]string{"Tab", "F6"}, "", "keys.next", func(c *Core, _ string) bool { return after(func() { c.nextRegion(1) }) }},
	{[]string{"Shift Tab"}, "", "keys.back", func(c *Core, _ string) bool { return after(func() { c.nextRegion(-1) }) }},
	{[]string{"Left", "Right", "Up", "Down"}, "← → ↑ ↓", "keys.move", func(c *Core, key string) bool {
		way := map[string][2]float32{"Left": {-1, 0}, "Right": {1, 0}, "Up": {0, -1}, "Down": {0, 1}}[key]
		c.moveFocus(way[0], way[1])
		return true
	}},
	{[]string{"Esc"}, "", "keys.esc", nil},
	{[]string{"F1"}, "", "keys.why", func(c *Core, _ string) bool {
		if t := c.now().find(c.focus); t != nil {
			c.why(t)
		} else {
			c.openKeys()
		}
		return true
	}},
}

// atTable is what keys do at a table.
var atTable = []binding[*table]{
	{[]string{"Space"}, "", "keys.ok", nil},
	{[]string{"E"}, "", "keys.end", nil},
	{[]string{"P"}, "", "keys.pass", nil},
	{[]string{untilKey}, "", "keys.until", nil},
	{[]string{"Y", "N"}, "", "keys.yesno", nil},
	{[]string{"1", "2", "3", "4", "5", "6", "7", "8", "9"}, "1–9", "keys.nth", func(t *table, key string) bool { return t.panel.pickNth(int(key[0] - '0')) }},
	{[]string{"0", "Up", "Down"}, "0–9 ↑ ↓", "keys.number", (*table).numberKey},
	{[]string{"A"}, "", "keys.auto", func(t *table, _ string) bool { return t.auto() }},
	{[]string{"H"}, "", "keys.hold", func(t *table, _ string) bool {
		if len(t.book.rules.Game.Words().Stops) == 0 {
			return false
		}
		t.passer.holdOn()
		return true
	}},
	{[]string{"Enter"}, "", "keys.take", func(t *table, _ string) bool { return t.enter() }},
	{[]string{"Esc"}, "", "keys.putback", func(t *table, _ string) bool { return t.escape() }},
	{[]string{"I"}, "", "keys.pin", func(t *table, _ string) bool { return after(t.pin) }},
	{[]string{"+", "Shift +"}, "+", "keys.zoom", func(t *table, _ string) bool { return after(t.rows.zoom) }},
	{[]string{"-"}, "−", "keys.unzoom", nil},
	{[]string{talkKey}, "", "keys.talk", func(t *table, _ string) bool {
		if do := t.openTalk(); do != nil {
			do()
		}
		return true
	}},
	{[]string{"L"}, "", "keys.log", func(t *table, _ string) bool { return after(t.openLog) }},
	{[]string{"Z"}, "", "keys.look", func(t *table, _ string) bool { return after(t.openLook) }},
	{[]string{","}, "", "keys.settings", func(t *table, _ string) bool { return after(func() { t.c.Open(newPrefs(t.c)) }) }},
	{[]string{"Ctrl Z"}, "", "keys.undo", func(t *table, _ string) bool {
		if t.s.CanUndo() {
			t.passer.undo()
		}
		return true
	}},
	{[]string{"Ctrl Shift Z"}, "", "keys.redo", func(t *table, _ string) bool {
		if t.s.CanRedo() {
			t.passer.redo()
		}
		return true
	}},
	{[]string{"Left", "Right", "Home", "End"}, "← → ↑ ↓ Home End", "keys.review", (*table).reviewKey},
}

// numberKey changes a number that is asked for.
func (t *table) numberKey(key string) bool {
	if t.dec == nil || t.dec.Kind != rules.Number {
		return false
	}
	if key == "0" {
		return t.panel.pickNth(0)
	}
	step := int32(1)
	if key == "Down" {
		step = -1
	}
	t.nums[0] = max(t.dec.Min, min(t.dec.Max, t.nums[0]+step))
	return true
}

// reviewKey goes on in a record; the other ways are the buttons' that show the keys.
func (t *table) reviewKey(key string) bool {
	if r := t.match.replay; key == "Right" && r != nil && r.CanRedo() {
		t.review(r.At() + 1)
		return true
	}
	return false
}

// after says that a key was used once it has done something.
func after(do func()) bool {
	do()
	return true
}

// keyLine is a line of the list of keys.
type keyLine struct{ keys, word string }

func linesOf[T any](list []binding[T]) (out []keyLine) {
	for i := range list {
		b := &list[i]
		show := b.show
		if show == "" {
			show = strings.Join(b.keys, " ／ ")
		}
		out = append(out, keyLine{show, b.word})
	}
	return out
}

// keyList is the list of all keys, over any scene.
type keyList struct {
	plain
	c      *Core
	scroll roll
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

func (v *keyList) Draw(f *Frame) {
	lines := append(linesOf(everywhere), linesOf(atTable)...)
	rows := (len(lines) + 1) / 2
	row, size := float32(32), float32(13)
	if f.Phone {
		row, size = 21, 12
	}
	in := dialogBox(f, 800, float32(rows)*row+110)
	f.Text(in.TopStrip(f.Px(26)), f.T("settings.keys"), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	f.Button(render.R(in.Right()-f.Px(110), in.Y-f.Px(6), f.Px(110), f.Px(36)), "keys:close", f.T("common.close"), "Esc", render.Plain, v.c.CloseTop)
	room := in.Below(f.Px(40))
	col := (room.W - f.Px(barWide)) / 2
	list := shelf{n: len(lines), cols: 2, w: col - f.Px(16), h: f.Px(row - 4), right: col, down: f.Px(row), bar: render.PaperMute}
	f.Shelf("keys", room, &v.scroll, list, func(i int, at render.Rect) {
		l := lines[i/2+i%2*rows] // down the first column, then the second
		w := f.Px(110)
		f.Text(render.R(at.X, at.Y, w, at.H), l.keys, render.Style{Font: render.Bold, Size: f.Px(size), Color: render.PaperInk})
		f.Text(render.R(at.X+w+f.Px(8), at.Y, at.W-w-f.Px(8), at.H), f.T(l.word), render.Style{Size: f.Px(size), Color: render.PaperInk})
	})
}
