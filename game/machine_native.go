//go:build !js

package game

// base is the page's address: natively there is none.
func base() string { return "" }

// ask is nil natively: text is typed into the window.
var ask func(string, func(string))
