package game

import (
	"strings"

	"gotaku/render"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Region is where Tab goes next: the focus moves by arrows inside one.
type Region uint8

// The regions in Tab's order.
const (
	RegionPanel Region = iota
	RegionHand
	RegionMine
	RegionTheirs
	RegionPiles
	RegionTools
	regions
)

// Target is one thing on the screen that can be pointed at, pressed or focused.
// Name is stable from frame to frame ("hand:23", "ok"); everything that
// remembers a target remembers its name.
type Target struct {
	Name   string
	Label  string // what it is, in words
	R      render.Rect
	Do     func() // click, tap, Enter; nil: it only answers to pointing
	Key    string // the key that does the same
	Drag   bool   // a press here may become a drag
	Card   state.CardID
	Face   state.FaceID      // shown large where it is no card of its own
	Off    bool              // shown, but cannot be used now
	Why    func() *board.Why // why it cannot be used; nil, or nil from it: nothing to say
	Region Region
	Still  bool                        // not a stop of the focus
	At     func(p render.Point)        // a press on a track: where
	Turn   func(lines float32)         // the wheel over it
	Roll   *roll                       // what the wheel and a sweep over it scroll
	In     *roll                       // what it lies in: the focus on it scrolls it into sight
	Out    bool                        // it is scrolled out of sight
	State  string                      // for tests: "legal", "selected", ...
	Hint   func() (title, text string) // a tooltip that is no reason
}

// Frame is one picture being built: a list to draw and its targets.
type Frame struct {
	*render.List
	c       *Core
	targets []Target
	modal   int           // targets before this one lie under a dialog
	ops     int           // and so does what was drawn before this op
	region  Region        // of targets that name none
	panel   []render.Rect // the asking panel, which nothing that explains may cover
	shown   render.Rect   // the large face
	told    render.Rect   // the tooltip
}

// Add makes t a target and returns the id by which drawing marks its place.
func (f *Frame) Add(t Target) render.ID {
	if t.Region == 0 {
		t.Region = f.region
	}
	f.targets = append(f.targets, t)
	return render.ID(len(f.targets))
}

// Mark makes t a target at r without drawing anything.
func (f *Frame) Mark(t Target, r render.Rect) { f.Hit(f.Add(t), r) }

// Cover begins a dialog: what was drawn before answers to nothing.
func (f *Frame) Cover() { f.modal, f.ops, f.region = len(f.targets), f.Len(), RegionPanel }

// Region says where what is drawn from now on belongs, as the Tab key goes.
func (f *Frame) Region(r Region) { f.region = r }

// Over says whether the pointer is over the target of that name.
func (f *Frame) Over(name string) bool { return f.c.hover == name && name != "" }

// Focused says whether that target has the keyboard's focus.
func (f *Frame) Focused(name string) bool { return f.c.focus == name && name != "" }

// pointing is how a card shows that it is pointed at.
func (f *Frame) pointing(name string) (s render.State) {
	if f.Over(name) {
		s |= render.Hovered
	}
	if f.Focused(name) {
		s |= render.Focused
	}
	return s
}

// Held says whether that target is pressed now.
func (f *Frame) Held(name string) bool { return f.c.press.name == name && name != "" }

// T is the app's string for a key in the language of the settings.
func (f *Frame) T(key string, args ...any) string { return f.c.T(key, args...) }

// place writes into every target where it was drawn: what is seen of it, or all of
// it where it is scrolled out of sight, so that keys and the focus still find it.
func (f *Frame) place() {
	for _, h := range f.Hits() {
		t, r := &f.targets[h.ID-1], h.R
		if t.Out = r.Empty(); t.Out {
			r = h.Whole
		}
		t.R = r
	}
}

// at is the topmost target under p that a dialog does not cover.
func (f *Frame) at(p render.Point) *Target {
	hits := f.Hits()
	for i := len(hits) - 1; i >= 0; i-- {
		if h := hits[i]; int(h.ID) > f.modal && h.R.Contains(p) {
			return &f.targets[h.ID-1]
		}
	}
	return nil
}

// turns is the topmost thing under p that answers to the wheel; nil for none.
func (f *Frame) turns(p render.Point) *Target {
	hits := f.Hits()
	for i := len(hits) - 1; i >= 0; i-- {
		if h := hits[i]; int(h.ID) > f.modal && h.R.Contains(p) {
			if t := &f.targets[h.ID-1]; t.Turn != nil || t.Roll != nil {
				return t
			}
		}
	}
	return nil
}

// find is the uncovered target of that name; nil when there is none.
func (f *Frame) find(name string) *Target {
	if name == "" {
		return nil
	}
	for i := len(f.targets) - 1; i >= f.modal; i-- {
		if f.targets[i].Name == name {
			return &f.targets[i]
		}
	}
	return nil
}

// upright says whether the screen is that of a phone that is held upright.
func (f *Frame) upright() bool { return f.Phone && f.H > f.W }

// thinnest is what a finger hits, in CSS pixels, and a little more for what lies over its edge.
const thinnest = 14

// tooThin says whether a piece of a card is too thin to be told from its neighbours by a finger, on a phone that is held
// upright: a tap then opens them all as a list.
func (f *Frame) tooThin(r render.Rect) bool { return f.upright() && r.W < thinnest*f.c.Scale }

// Button draws a button and makes it a target. A button without do is off.
func (f *Frame) Button(r render.Rect, name, label, key string, kind render.Kind, do func()) {
	f.ButtonSmall(r, name, label, "", key, kind, do)
}

// ButtonSmall is Button with a second, smaller line.
func (f *Frame) ButtonSmall(r render.Rect, name, label, small, key string, kind render.Kind, do func()) {
	b := f.button(name, label, key, kind, do)
	b.Small = small
	f.List.Button(r, &b)
}

// hint says of the target that was added last what it waits for, where no rule forbids it.
func (f *Frame) hint(title, text string) {
	f.targets[len(f.targets)-1].Hint = func() (string, string) { return title, text }
}

// arrows are keys as they are printed on keyboards.
var arrows = strings.NewReplacer("Left", "←", "Right", "→", "Up", "↑", "Down", "↓")

// button is a button that is a target.
func (f *Frame) button(name, label, key string, kind render.Kind, do func()) render.Button {
	id := f.Add(Target{Name: name, Label: label, Key: key, Do: do, Off: do == nil})
	return render.Button{ID: id, Label: label, Key: arrows.Replace(f.c.Set.Keys.of(key)), Kind: kind, Off: do == nil, Focus: f.Focused(name), Over: f.Over(name), Down: f.Held(name)}
}

// turn is the wheel over it.
func (t *Target) turn(lines float32) {
	if t.Roll != nil {
		t.Roll.by(lines * t.Roll.step)
		return
	}
	t.Turn(lines)
}
