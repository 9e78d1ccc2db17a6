package game

import "strings"

// keymap says which keys were moved: by the key that an action has at first, the one that it has now. Keys only change places,
// so that whatever had the key that is taken has the other one's, and nothing is ever without a key.
type keymap map[string]string

// of is the key that an action now has, which had key at first.
func (m keymap) of(key string) string {
	if k, moved := m[key]; moved {
		return k
	}
	return key
}

// meant is the key that the pressed one stands for.
func (m keymap) meant(pressed string) string {
	for first, now := range m {
		if now == pressed {
			return first
		}
	}
	return pressed
}

// move gives the action that had key at first another key, and its own to what had that.
func (m keymap) move(key, to string) keymap {
	out := keymap{}
	for first, now := range m {
		out[first] = now
	}
	was, other := m.of(key), m.meant(to)
	out[key], out[other] = to, was
	for first, now := range out {
		if first == now {
			delete(out, first)
		}
	}
	return out
}

// whole says whether the keys only change places, and only those that may.
func (m keymap) whole() bool {
	taken := map[string]bool{}
	for first, now := range m {
		if _, of := m[now]; !of || taken[now] || !movable(first) || !movable(now) {
			return false
		}
		taken[now] = true
	}
	return true
}

// movable says whether a key can be given to another action: letters, with or without Shift, and a few signs. Digits, arrows,
// Enter, Esc, Tab and what goes with Ctrl mean the same everywhere.
func movable(key string) bool {
	switch key {
	case "Space", ",", "+", "-":
		return true
	}
	letter := strings.TrimPrefix(key, "Shift ")
	return len(letter) == 1 && letter[0] >= 'A' && letter[0] <= 'Z'
}
