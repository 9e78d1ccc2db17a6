package game

import (
	"slices"

	"gotaku/assets"
	"gotaku/look"
	"gotaku/render"
	"gotaku/rules/board"
	"gotaku/rules/deck"
	"gotaku/rules/games"
)

// Scene is one screen of the app, or a dialog or drawer over one.
type Scene interface {
	Name() string
	// Tick lets time pass; what it changes it shows by Core.Dirty.
	Tick(c *Core)
	Draw(f *Frame)
	// Key handles a key before anything else does; false: it is not the scene's.
	Key(c *Core, k string) bool
	// Stamp numbers what an answer would belong to: a press counts only while it stays.
	Stamp() int
	// drag is what a drag on this scene does; nil where nothing is dragged.
	drag(c *Core) dragger
}

// dragger follows a drag.
type dragger interface {
	Begin(t *Target, p render.Point) bool
	Move(p render.Point)
	Drop(p render.Point)
	Cancel()
}

// plain is what most scenes do about the rest of Scene.
type plain struct{}

func (plain) Tick(*Core)             {}
func (plain) Key(*Core, string) bool { return false }
func (plain) Stamp() int             { return 0 }
func (plain) drag(*Core) dragger     { return nil }

// msPerTick is how much time passes in a tick, at 60 ticks a second.
const msPerTick = 1000.0 / 60

// Core is the app without a screen.
type Core struct {
	Art    *render.Art
	W, H   int     // device px
	Scale  float32 // device px per CSS px
	insets insets
	Set    Settings
	Env    Env

	matches memo[matchInfo] // those that can be gone on with

	library deckLibrary
	shelf   cardShelf
	editor  fieldEditor

	scene Scene
	cites string  // the game whose rules are cited
	cited string  // the rule that was cited last, by its number
	over  []Scene // dialogs and drawers, the last one on top
	ticks int
	ms    int64
	moved float64 // the clock by which things move, in ms, at the pace of the settings
	frame Frame
	dirty bool
	drawn int // frames built

	behind bool // this tick makes good for a frame that came late: what can wait does

	press      press
	mouse      render.Point
	hover      string
	hoverSince int64
	focus      string
	mute       bool // neither the pointer nor the focus has been moved since something was done: nothing is explained
	mutedAt    render.Point
	tip        *tipShown
	replacing  bool // all that is kept is being replaced
	waits      []func() bool
	waitsFor   string // the link that was opened in this tab where nothing takes it, and of which that was said
	help       help
	alarm      alarm
	paper      bookshelf
	pics       ownPictures
	toast      string
	toastTill  int64
	blinkTill  int64
}

// NewCore makes the app at its title.
func NewCore(art *render.Art, env Env) *Core {
	c := &Core{Art: art, Env: env, Scale: 1, W: 1280, H: 720, dirty: true}
	c.Set = loadSettings(env.Store, env.Lang)
	c.frame.List, c.frame.c = art.NewList(), c
	c.library.Core, c.shelf.Core, c.editor.Core, c.paper.Core, c.pics.Core = c, c, c, c, c
	art.Own = &c.pics
	art.Games = looks()
	c.applySettings()
	c.Go(newTitle(c))
	return c
}

// deckLibrary keeps the player's own decks, and what proves a lie.
type deckLibrary struct {
	*Core
	lists  memo[*deck.List]       // the player's own decks
	judged map[*deck.List]ownDeck // decks of the game that is chosen, by their lists
}

// fieldEditor is the text field that is written in.
type fieldEditor struct {
	*Core
	edit *edit
}

// looks are how the games look.
func looks() (out []*look.Game) {
	for _, w := range games.All() {
		out = append(out, &w.Table().Look)
	}
	return out
}

// Go shows another scene.
func (c *Core) Go(s Scene) {
	was := c.scene
	c.scene, c.over = s, nil
	goneFrom(was, s)
	c.forget()
}

// Open shows a dialog or drawer over the scene.
func (c *Core) Open(s Scene) {
	c.over = append(c.over, s)
	c.forget()
}

// CloseTop takes the topmost dialog away.
func (c *Core) CloseTop() {
	if n := len(c.over); n > 0 {
		c.over = c.over[:n-1]
		c.forget()
	}
}

// forget drops what pointed at things that are gone.
func (c *Core) forget() {
	c.press, c.hover, c.focus, c.tip = press{}, "", "", nil
	c.editor.dropEdit()
	c.Dirty()
}

func (c *Core) top() Scene {
	if n := len(c.over); n > 0 {
		return c.over[n-1]
	}
	return c.scene
}

func (c *Core) stamp() int { return c.top().Stamp() }

// Dirty says that the next frame will differ.
func (c *Core) Dirty() { c.dirty = true }

// Resize sets the size of the canvas.
func (c *Core) Resize(w, h int, scale float32) {
	if w == c.W && h == c.H && scale == c.Scale || w <= 0 || h <= 0 {
		return
	}
	c.W, c.H, c.Scale = w, h, scale
	c.Dirty()
}

// insets are the device pixels at each edge that may be covered.
type insets = struct{ L, T, R, B int }

// Inset keeps what is drawn clear of a notch or a bar at the edges.
func (c *Core) Inset(v insets) {
	if c.insets != v {
		c.insets = v
		c.Dirty()
	}
}

// Tick lets a sixtieth of a second pass, with what happened in it.
func (c *Core) Tick(events []Event) {
	c.ticks++
	c.ms = int64(float64(c.ticks) * msPerTick)
	c.moved += msPerTick * float64(c.Set.Pace)
	for _, e := range events {
		c.event(e)
	}
	if c.Art.Late() { // the rest of the faces
		c.Dirty()
	}
	c.poll()
	tellLink(c)
	c.shelf.readOn()
	c.takeFiles()
	c.alarm.tick(c)
	c.hold()
	c.dwell()
	c.scene.Tick(c)
	for i := 0; i < len(c.over); i++ { // a scene may open and close others
		c.over[i].Tick(c)
	}
	if c.toast != "" && c.ms >= c.toastTill {
		c.toast = ""
		c.Dirty()
	}
	if c.tip != nil && c.ms >= c.tip.till {
		c.tip = nil
		c.Dirty()
	}
	if c.blinkTill > 0 {
		if c.ms >= c.blinkTill {
			c.blinkTill = 0
		}
		c.Dirty()
	}
}

func (c *Core) event(e Event) {
	switch e.Kind {
	case KeyPress:
		if c.editor.edit == nil || !c.editor.editKey(e.Key) {
			c.keyPressed(e.Key)
		}
	case TextTyped:
		c.editor.editText(e.Text)
	default:
		c.pointer(e)
	}
}

// dwell redraws once when the pointer has stayed long enough to be answered.
func (c *Core) dwell() {
	if c.hover != "" && c.ms-c.hoverSince >= hoverFor && c.ms-c.hoverSince < hoverFor+34 {
		c.Dirty()
	}
}

// now is the current frame, built anew if anything changed: what is pointed at
// is always what is true.
func (c *Core) now() *Frame {
	if c.dirty {
		c.build()
		if c.lost() {
			c.build()
		}
	}
	return &c.frame
}

// lost says whether what the pointer rests on has moved away from under it, or something over it: then the pointer is on
// nothing until it is moved.
func (c *Core) lost() bool {
	if c.hover == "" || c.press.on {
		return false
	}
	if t := c.frame.at(c.mouse); t != nil && t.Name == c.hover {
		return false
	}
	c.hover = ""
	return true
}

// Draw returns the list to draw and whether it differs from the last one.
func (c *Core) Draw() (*render.List, int) { return c.now().List, c.drawn }

func (c *Core) build() {
	c.dirty = false
	c.drawn++
	f := &c.frame
	f.targets, f.modal, f.ops, f.region, f.panel, f.shown, f.told = f.targets[:0], 0, 0, RegionPanel, f.panel[:0], render.Rect{}, render.Rect{}
	o := c.options()
	f.Reset(c.W, c.H, render.Unit(c.W, c.H, o))
	f.Phone = render.IsPhone(c.W, c.H, o)
	c.scene.Draw(f)
	for _, s := range c.over {
		f.U = render.Unit(c.W, c.H, o)
		s.Draw(f)
	}
	f.place()
	f.U = render.Unit(c.W, c.H, o)
	c.drawTip(f)
	if c.toast != "" {
		f.Toast(c.toastAt(f), c.toast, 1)
	}
}

// toastAt is where the toast stands: near the foot of the screen, or near its head where that lies over nothing that can
// be pressed and the foot does.
func (c *Core) toastAt(f *Frame) render.Point {
	foot := render.Point{X: float32(c.W) / 2, Y: float32(c.H) - f.Px(60)}
	free := func(at render.Point) bool {
		box := f.ToastBox(at, c.toast)
		return !slices.ContainsFunc(f.targets[f.modal:], func(t Target) bool {
			return t.Do != nil && !t.Still && t.R.W < float32(c.W)*0.9 && t.R.Overlaps(box)
		})
	}
	if head := (render.Point{X: foot.X, Y: f.Px(26)}); !free(foot) && free(head) {
		return head
	}
	return foot
}

func (c *Core) options() render.Options {
	return render.Options{Scale: c.Scale, Text: c.Set.Text, Insets: c.insets}
}

// T is the app's string for a key.
func (c *Core) T(key string, args ...any) string { return assets.Text(c.Set.Lang, key, args...) }

// Pick chooses between two languages.
func (c *Core) pick(ja, en string) string {
	if c.Set.Lang == "en" && en != "" {
		return en
	}
	return ja
}

// Say shows a short message for a while.
func (c *Core) Say(s string) {
	c.toast, c.toastTill = clip(s, mostToast), c.ms+3500
	c.Dirty()
}

// stale answers a press that was meant for a decision that is gone.
func (c *Core) stale() {
	c.blinkTill = c.ms + 240
	c.Dirty()
}

// blink is how bright the panel flashes, 0 to 1.
func (c *Core) blink() float32 {
	if c.blinkTill == 0 {
		return 0
	}
	return float32(c.blinkTill-c.ms) / 240
}

// whole is the whole screen: for grounds and what lies under a dialog.
func (f *Frame) whole() render.Rect { return render.R(0, 0, float32(f.W), float32(f.H)) }

// bounds is the part of the screen that nothing of the device covers.
func (f *Frame) bounds() render.Rect {
	v := f.c.insets
	return render.R(float32(v.L), float32(v.T), float32(f.W-v.L-v.R), float32(f.H-v.T-v.B))
}

// page is where a page of settings and lists is laid out: all of a phone, the middle of a wide
// screen.
func (f *Frame) page() render.Rect {
	if f.Phone {
		return f.bounds().InsetXY(f.Px(16), f.Px(8))
	}
	return f.bounds().CenterBox(f.Px(1280), f.Px(720)).InsetXY(f.Px(40), f.Px(16))
}

// whyTip is the tooltip of a reason.
func (c *Core) whyTip(w *board.Why) *render.Tip {
	t := &render.Tip{Title: c.T("why.title"), Forbid: true, Rule: c.ruleName(w.Rule)}
	c.cited = w.Rule
	t.Text = c.pick(w.JA, w.EN)
	if c.Set.Lang != "en" {
		t.English = w.EN
	}
	return t
}

// ruleName is a rule number as it is cited.
func (c *Core) ruleName(n string) string {
	if n == "" {
		return ""
	}
	return c.gameShort(c.cites) + " " + n
}
