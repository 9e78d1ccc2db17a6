package game

import (
	"github.com/hajimehoshi/ebiten/v2"
	"github.com/hajimehoshi/ebiten/v2/inpututil"
)

// keyNames are the keys the app knows; letters and digits are added to them.
var keyNames = map[ebiten.Key]string{
	ebiten.KeySpace: "Space", ebiten.KeyEnter: "Enter", ebiten.KeyNumpadEnter: "Enter", ebiten.KeyEscape: "Esc", ebiten.KeyTab: "Tab",
	ebiten.KeyArrowLeft: "Left", ebiten.KeyArrowRight: "Right", ebiten.KeyArrowUp: "Up", ebiten.KeyArrowDown: "Down",
	ebiten.KeyBackspace: "Backspace", ebiten.KeyDelete: "Delete", ebiten.KeyHome: "Home", ebiten.KeyEnd: "End",
	ebiten.KeyF1: "F1", ebiten.KeyF6: "F6", ebiten.KeyComma: ",",
	ebiten.KeyEqual: "+", ebiten.KeySemicolon: "+", ebiten.KeyNumpadAdd: "+", ebiten.KeyMinus: "-", ebiten.KeyNumpadSubtract: "-", // on either keyboard
}

func init() {
	for k := ebiten.KeyA; k <= ebiten.KeyZ; k++ {
		keyNames[k] = string(rune('A' + k - ebiten.KeyA))
	}
	for k := ebiten.KeyDigit0; k <= ebiten.KeyDigit9; k++ {
		keyNames[k] = string(rune('0' + k - ebiten.KeyDigit0))
	}
	for k := ebiten.KeyNumpad0; k <= ebiten.KeyNumpad9; k++ {
		keyNames[k] = string(rune('0' + k - ebiten.KeyNumpad0))
	}
}

// keyboard turns Ebitengine's keys into events.
type keyboard struct {
	keys  []ebiten.Key
	runes []rune
}

// repeat says whether a held key counts again in this tick.
func repeat(k ebiten.Key) bool {
	d := inpututil.KeyPressDuration(k)
	switch k {
	case ebiten.KeyBackspace, ebiten.KeyDelete, ebiten.KeyArrowLeft, ebiten.KeyArrowRight, ebiten.KeyArrowUp, ebiten.KeyArrowDown:
		return d > 24 && d%3 == 0
	}
	return false
}

func (b *keyboard) poll(into []Event) []Event {
	mods := ""
	if ebiten.IsKeyPressed(ebiten.KeyControl) || ebiten.IsKeyPressed(ebiten.KeyMeta) {
		mods += "Ctrl "
	}
	if ebiten.IsKeyPressed(ebiten.KeyAlt) {
		mods += "Alt "
	}
	if ebiten.IsKeyPressed(ebiten.KeyShift) {
		mods += "Shift "
	}
	b.keys = inpututil.AppendPressedKeys(b.keys[:0])
	for _, k := range b.keys {
		name, ok := keyNames[k]
		if !ok || !inpututil.IsKeyJustPressed(k) && !repeat(k) {
			continue
		}
		into = append(into, Event{Kind: KeyPress, Key: mods + name})
	}
	b.runes = ebiten.AppendInputChars(b.runes[:0])
	if len(b.runes) > 0 && (mods == "" || mods == "Shift ") {
		into = append(into, Event{Kind: TextTyped, Text: string(b.runes)})
	}
	return into
}
