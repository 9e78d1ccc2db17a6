package game

import (
	"strings"
	"unicode/utf8"

	"gotaku/render"
)

// edit is a line of text being typed in.
type edit struct {
	name  string
	text  string
	caret int // byte offset
	most  int // runes
	done  func(string)
}

// Field draws a field of text that can be edited; done gets every change that
// is finished by Enter, Tab or a press elsewhere.
func (f *Frame) Field(r render.Rect, name, label, text, hint string, most int, paper bool, done func(string)) {
	id := f.Add(Target{Name: name, Label: label, State: text, Do: func() {
		f.c.startEdit(&edit{name: name, text: text, caret: len(text), most: most, done: done})
	}})
	v := render.Field{ID: id, Text: text, Hint: hint, Caret: -1, Paper: paper, Focus: f.Focused(name)}
	if e := f.c.edit; e != nil && e.name == name {
		v.Text, v.Caret = e.text, e.caret
	}
	f.List.Field(r, &v)
}

func (c *Core) startEdit(e *edit) {
	if c.Env.Ask != nil { // the browser has its own field, with an input method
		c.Env.Ask(e.text, func(s string) {
			e.done(clip(s, e.most))
			c.Dirty()
		})
		return
	}
	c.edit = e
	c.Dirty()
}

func clip(s string, most int) string {
	s = strings.TrimSpace(s)
	for i, n := 0, 0; i < len(s); n++ {
		if n == most {
			return s[:i]
		}
		_, w := utf8.DecodeRuneInString(s[i:])
		i += w
	}
	return s
}

// editText puts typed text at the caret.
func (c *Core) editText(s string) {
	e := c.edit
	if e == nil {
		return
	}
	for _, r := range s {
		if r < ' ' || utf8.RuneCountInString(e.text) >= e.most {
			continue
		}
		e.text = e.text[:e.caret] + string(r) + e.text[e.caret:]
		e.caret += utf8.RuneLen(r)
	}
	c.Dirty()
}

// editKey handles a key while a text is edited; false: the key is not its own.
func (c *Core) editKey(k string) bool {
	e := c.edit
	c.Dirty()
	switch k {
	case "Enter", "Tab":
		c.finishEdit()
	case "Esc":
		c.edit = nil
	case "Backspace":
		_, n := utf8.DecodeLastRuneInString(e.text[:e.caret])
		e.text, e.caret = e.text[:e.caret-n]+e.text[e.caret:], e.caret-n
	case "Delete":
		_, n := utf8.DecodeRuneInString(e.text[e.caret:])
		e.text = e.text[:e.caret] + e.text[e.caret+n:]
	case "Left":
		_, n := utf8.DecodeLastRuneInString(e.text[:e.caret])
		e.caret -= n
	case "Right":
		_, n := utf8.DecodeRuneInString(e.text[e.caret:])
		e.caret += n
	case "Home":
		e.caret = 0
	case "End":
		e.caret = len(e.text)
	case "Ctrl V":
		c.paste(func(s string) { c.editText(s) })
	}
	return true
}

func (c *Core) finishEdit() {
	e := c.edit
	c.edit = nil
	e.done(clip(e.text, e.most))
}
