package game

import (
	"sync"

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
}

// Update lets a tick pass.
func (a *App) Update() error {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.events = a.Source.Poll(a.events[:0], a.Core.Scale)
	a.Core.Tick(a.events)
	a.Each()
	return nil
}

// Draw draws the list if it differs from what the screen shows.
func (a *App) Draw(dst *ebiten.Image) {
	a.mu.Lock()
	defer a.mu.Unlock()
	list, n := a.Core.Draw()
	if n == a.shown {
		return
	}
	a.screen.Draw(dst, list)
	if a.shown == 0 {
		ready()
	}
	a.shown = n
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
