package game

import (
	"strings"
	"syscall/js"
)

// Hook puts window.__gotaku before the page's scripts if its address asks for it
// (?hook=1): state() is what the app shows, as JSON, and tick() the number of its tick.
func Hook(c *Core) {
	query := js.Global().Get("location").Get("search").String()
	if !strings.Contains(query, "hook=1") {
		return
	}
	o := js.Global().Get("Object").New()
	o.Set("state", js.FuncOf(func(js.Value, []js.Value) any { return c.TreeJSON() }))
	o.Set("tick", js.FuncOf(func(js.Value, []js.Value) any { return c.ticks }))
	js.Global().Set("__gotaku", o)
}
