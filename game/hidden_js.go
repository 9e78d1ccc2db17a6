package game

import (
	"syscall/js"
	"time"
)

// behind lets the app go on slowly while its tab is hidden, when the browser draws
// no frames: the other machine of a link match waits for answers of this one that
// need no person.
func (a *App) behind() {
	doc := js.Global().Get("document")
	go func() {
		for range time.Tick(200 * time.Millisecond) {
			if doc.Get("hidden").Bool() {
				a.mu.Lock()
				a.Core.Tick(nil)
				a.mu.Unlock()
			}
		}
	}()
}
