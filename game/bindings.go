package game

import (
	"slices"

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
	{[]string{"Y"}, "", "keys.yes", nil},
	{[]string{"N"}, "", "keys.no", nil},
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
	{[]string{"R"}, "", "keys.rules", func(t *table, _ string) bool {
		return after(func() { openRules(t.c, t.book.rules.Game.Name(), t.c.cited) })
	}},
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
	{[]string{timeKey}, "", "keys.time", nil},
	{[]string{"Left", "Right", "Home", "End", eventKeys[0], eventKeys[1]}, "← → ↑ ↓ B F Home End", "keys.review", (*table).reviewKey},
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
