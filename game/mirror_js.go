package game

import "syscall/js"

// mirror is a twin of the screen in the page's document, for those who cannot see
// the canvas: what is asked, the log, and a button for everything that can be
// pressed. Its buttons are no stops of the Tab key, which is the canvas's own.
type mirror struct {
	c       *Core
	doc     js.Value
	box     js.Value
	ask     js.Value
	log     js.Value
	regions [regions]js.Value
	things  map[string]*twin
	frame   int
	wait    int
	said    string
	told    int
}

// twin is a button and what it says.
type twin struct {
	el   js.Value
	fn   js.Func
	text string
	off  bool
	now  int
}

var regionKeys = [regions]string{"mirror.panel", "zone.hand", "mirror.mine", "mirror.theirs", "mirror.piles", "menu.menu"}

// mirrorPause is how many ticks pass at least between two updates, each of which changes at most mirrorMost buttons: the page
// lays them out anew. The rest follows with the next tick.
const (
	mirrorPause = 20
	mirrorMost  = 24
)

// NewMirror puts the mirror behind the canvas.
func NewMirror(c *Core) func() {
	m := &mirror{c: c, doc: js.Global().Get("document"), things: map[string]*twin{}}
	m.box = m.element("div", js.Value{})
	m.box.Set("id", "gotaku-mirror")
	m.box.Set("style", "position:fixed;left:0;top:0;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap")
	m.doc.Get("body").Call("append", m.box)
	m.ask = m.element("p", m.box)
	m.ask.Call("setAttribute", "role", "status")
	m.ask.Call("setAttribute", "aria-live", "assertive")
	m.log = m.element("div", m.box)
	m.log.Call("setAttribute", "role", "log")
	m.log.Call("setAttribute", "aria-live", "polite")
	for i := range m.regions {
		m.regions[i] = m.element("section", m.box)
	}
	return m.tick
}

func (m *mirror) element(name string, in js.Value) js.Value {
	e := m.doc.Call("createElement", name)
	if in.Truthy() {
		in.Call("append", e)
	}
	return e
}

// tick brings the mirror up to date, after what changed has come to rest.
func (m *mirror) tick() {
	if m.wait++; m.wait < mirrorPause || m.c.behind || m.frame == m.c.drawn {
		return
	}
	m.speak()
	f := m.c.now()
	m.wait, m.frame = 0, m.c.drawn
	for i := range m.regions {
		m.regions[i].Call("setAttribute", "aria-label", m.c.T(regionKeys[i]))
	}
	changed := 0
	for i := f.modal; i < len(f.targets); i++ {
		if t := &f.targets[i]; t.Label != "" && !t.R.Empty() && m.show(t) {
			if changed++; changed == mirrorMost {
				m.wait, m.frame = mirrorPause, -1
				return
			}
		}
	}
	for name, w := range m.things {
		if w.now != m.frame {
			w.el.Call("remove")
			w.fn.Release()
			delete(m.things, name)
		}
	}
}

// show makes or changes the twin of a target, and says whether it did.
func (m *mirror) show(t *Target) (changed bool) {
	w := m.things[t.Name]
	if w == nil {
		name := t.Name
		w = &twin{el: m.element("button", m.regions[t.Region])}
		w.el.Set("tabIndex", -1)
		w.fn = js.FuncOf(func(js.Value, []js.Value) any {
			if t := m.c.now().find(name); t != nil {
				m.c.do(t)
			}
			return nil
		})
		w.el.Call("addEventListener", "click", w.fn)
		m.things[name] = w
	}
	w.now = m.frame
	text := t.Label
	if t.State != "" && t.State != t.Label {
		text += " " + m.c.stateWord(t.State)
	}
	if text != w.text {
		w.text, changed = text, true
		w.el.Set("textContent", text)
	}
	if t.Off != w.off {
		w.off, changed = t.Off, true
		w.el.Call("setAttribute", "aria-disabled", t.Off)
	}
	return changed
}

// speak says what is asked, and what happened since.
func (m *mirror) speak() {
	t, ok := m.c.scene.(*table)
	if !ok {
		return
	}
	if s := t.rail.side.Panel.Over + " " + t.rail.side.Panel.Question; s != m.said {
		m.said = s
		m.ask.Set("textContent", s)
	}
	if m.told > len(t.log) {
		m.told = 0
		m.log.Set("textContent", "")
	}
	for _, l := range t.log[m.told:] {
		m.element("p", m.log).Set("textContent", l.text)
	}
	m.told = len(t.log)
}
