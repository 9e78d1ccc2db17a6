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
	was   string // before it was typed in
	caret int    // byte offset
	most  int    // runes
	live  bool   // every change is handed on at once
	done  func(string)
	page  Typing // the machine's own field over it; nil: it is typed into the window
}

// Typing is a field of the machine's own that lies over a drawn one while its text is edited.
type Typing interface {
	// Place lays the field over r, in CSS pixels.
	Place(r render.Rect)
	// Close takes it away; nothing is handed over any more.
	Close()
}

// Field draws a field of text that can be edited; done gets every change that
// is finished by Enter, Tab or a press elsewhere.
func (f *Frame) Field(r render.Rect, name, label, text, hint string, most int, paper bool, done func(string)) {
	f.field(r, edit{name: name, text: text, most: most, done: done}, label, hint, paper)
}

// Search draws a field whose every change counts at once, also while it is typed.
func (f *Frame) Search(r render.Rect, name, label, text string, most int, done func(string)) {
	f.field(r, edit{name: name, text: text, most: most, done: done, live: true}, label, label, false)
}

func (f *Frame) field(r render.Rect, e edit, label, hint string, paper bool) {
	id := f.Add(Target{Name: e.name, Label: label, State: e.text, Do: func() {
		if on := f.c.editor.edit; on == nil || on.name != e.name {
			e.was, e.caret = e.text, len(e.text)
			f.c.editor.startEdit(&e, f.css(r), paper)
		}
	}})
	v := render.Field{ID: id, Text: e.text, Hint: hint, Caret: -1, Paper: paper, Focus: f.Focused(e.name)}
	if on := f.c.editor.edit; on != nil && on.name == e.name {
		v.Text, v.Caret = on.text, on.caret
		if on.page != nil {
			on.page.Place(f.css(r))
		}
	}
	f.List.Field(r, &v)
}

// css is a place of the canvas in the page's own pixels.
func (f *Frame) css(r render.Rect) render.Rect {
	k := 1 / f.c.Scale
	return render.R(r.X*k, r.Y*k, r.W*k, r.H*k)
}

func (c *fieldEditor) startEdit(e *edit, at render.Rect, paper bool) {
	c.edit = e
	c.Dirty()
	if c.Env.Ask == nil {
		return
	}
	// The browser has its own field, with an input method.
	e.page = c.Env.Ask(e.text, at, paper, func(s string) {
		e.text, e.caret = s, len(s)
		c.typed(e)
	}, func(take bool) {
		e.page = nil
		if c.edit == e {
			c.endEdit(take)
		}
	})
}

// typed follows a change while it is typed.
func (c *fieldEditor) typed(e *edit) {
	if e.live {
		e.done(clip(e.text, e.most))
	}
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
func (c *fieldEditor) editText(s string) {
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
	c.typed(e)
}

// editKey handles a key while a text is edited; false: the key is not its own.
func (c *fieldEditor) editKey(k string) bool {
	e := c.edit
	c.Dirty()
	switch k {
	case "Enter", "Tab":
		c.endEdit(true)
		return true
	case "Esc":
		c.endEdit(false)
		return true
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
	c.typed(e)
	return true
}

// endEdit takes over what was typed, or leaves what was there before.
func (c *fieldEditor) endEdit(take bool) {
	e := c.edit
	c.dropEdit()
	c.Dirty()
	switch {
	case take:
		e.done(clip(e.text, e.most))
	case e.live:
		e.done(e.was)
	}
}

// dropEdit ends the typing without a word.
func (c *fieldEditor) dropEdit() {
	if c.edit != nil && c.edit.page != nil {
		c.edit.page.Close()
	}
	c.edit = nil
}
