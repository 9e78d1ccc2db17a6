//go:build !js

package game

import "gotaku/render"

// base is the page's address: natively there is none.
func base() string { return "" }

// speak is nil natively: a window says no language.
var speak func(lang string)

// ask is nil natively: text is typed into the window.
var ask func(string, render.Rect, bool, func(string), func(bool)) Typing

// newHelper is nil natively: a bot's answer takes milliseconds.
var newHelper func() (Helper, error)
