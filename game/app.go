package game

import (
	"sync"
	"time"

	"github.com/hajimehoshi/ebiten/v2"

	"gotaku/render"
)

// App runs a Core in Ebitengine: a window natively, a canvas in the browser.
type App struct {
	Core   *Core
	Source Source
	Each   func() // called in every tick, after the core's

	mu     sync.Mutex // ticks come from two sides while a tab is hidden
	screen render.Screen
	events []Event
	shown  int // the number of the frame on the screen

	ticked int       // ticks since a frame was drawn
	begun  time.Time // the first of them
	late   bool      // the last frame was left out, since its ticks took long
	same   int       // frames since the screen last changed and nothing was worked on
}

// stillAfter is after how many such frames the page is told that nothing moves.
const stillAfter = 15

// frameFor is how long what leads to a frame may take before what can wait does.
const frameFor = 12 * time.Millisecond

// longTick is from when on what ticks did and the drawing of it go to two frames: together they would hold up the page.
const longTick = 20 * time.Millisecond

// spare says whether there is time left before the next frame.
func (a *App) spare() bool { return time.Since(a.begun) < frameFor }

// Update lets a tick pass.
func (a *App) Update() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	if a.ticked++; a.ticked == 1 {
		a.begun = time.Now()
	}
	a.events = a.Source.Poll(a.events[:0], a.Core.Scale)
	a.Core.behind = a.ticked > 1
	a.Core.Tick(a.events)
	a.Each()
	a.Core.behind = false
	return nil
}

// Draw draws the list if it differs from what the screen shows.
func (a *App) Draw(dst *ebiten.Image) {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.ticked = 0
	if a.late = !a.late && a.shown > 0 && time.Since(a.begun) > longTick; a.late {
		return // what it shows now stays for a frame more
	}
	list, n := a.Core.Draw()
	a.rest(n == a.shown && !a.Core.shelf.works())
	if n == a.shown {
		return
	}
	a.screen.Draw(dst, list)
	if a.shown == 0 {
		ready()
	}
	a.shown = n
}

// rest tells the page when nothing has been done for a while, and when something is done again.
func (a *App) rest(nothing bool) {
	was := a.same >= stillAfter
	if a.same++; !nothing {
		a.same = 0
	}
	if still := a.same >= stillAfter; still != was {
		rests(still)
	}
}

// Layout makes the canvas as large as the window in device pixels.
func (a *App) Layout(w, h int) (int, int) {
	s := pixels()
	dw, dh := int(float32(w)*s), int(float32(h)*s)
	if dw != a.Core.W || dh != a.Core.H || s != a.Core.Scale {
		a.Core.Resize(dw, dh, s)
		a.Core.Inset(safeArea(s))
	}
	return dw, dh
}

// Run shows the app until it is closed.
func (a *App) Run() error {
	ebiten.SetWindowTitle("五卓 Gotaku")
	ebiten.SetWindowSize(1280, 720)
	ebiten.SetWindowSizeLimits(480, 270, -1, -1)
	ebiten.SetWindowResizingMode(ebiten.WindowResizingModeEnabled)
	ebiten.SetScreenClearedEveryFrame(false)
	ebiten.SetRunnableOnUnfocused(true)
	a.behind()
	plainCanvas()
	return ebiten.RunGame(a)
}
