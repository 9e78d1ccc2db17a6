//go:build !js

package game

// behind has nothing to do natively: a window that is not seen still ticks.
func (a *App) behind() {}
