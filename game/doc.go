// Package game is the app: scenes, input, settings, and the table that shows a
// session. It decides no rule: what may be done, and why not, comes from the
// session; what things look like comes from package render.
//
// Core is the whole app without a screen: it takes events and time, and builds
// lists to draw. App runs a Core in Ebitengine. Tests run a Core alone.
package game
