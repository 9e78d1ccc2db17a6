package board

import "gotaku/rules/state"

// Faults make one thing that a board keeps wrong, and say how to mend it; nil: nothing of
// the kind is kept at the moment. They are of everything that Doubt compares, and named by
// what it says then.
var Faults = map[string]func(b *Board) (mend func()){
	"through eyes 0: board: card ": func(b *Board) func() { return blanked(b.looked[state.NoEyes]) },
	"through eyes 2: board: card ": func(b *Board) func() { return blanked(b.looked[state.Eyes1]) },
	"what may have usable abilities in list": func(b *Board) func() {
		for i := range b.holders {
			if h := &b.holders[i]; h.known && len(h.cards) > 0 {
				return shorten(&h.cards)
			}
		}
		return nil
	},
	"whose texts may work in list": func(b *Board) func() {
		for i := range b.workers {
			if w := &b.workers[i]; w.known && len(w.cards) > 0 {
				return shorten(&w.cards)
			}
		}
		return nil
	},
	"board: usable abilities are kept": func(b *Board) func() {
		for s := range b.usable {
			if u := &b.usable[s]; len(u.from) > 0 && len(b.Usable(state.Seat(s), u.from)) > 0 {
				return shorten(&u.list)
			}
		}
		return nil
	},
	"abilities that wait for something": func(b *Board) func() { return shorten(&b.effects.watch) },
	"effects on what may happen":        func(b *Board) func() { return shorten(&b.effects.rules) },
	"the stored additions":              func(b *Board) func() { return shorten(&b.effects.sums) },
}

// shorten leaves the last one out.
func shorten[T any](list *[]T) (mend func()) {
	n := len(*list)
	if n == 0 {
		return nil
	}
	*list = (*list)[:n-1]
	return func() { *list = (*list)[:n] }
}

// blanked takes what the first card with a name is away.
func blanked(looked []*state.Chars) (mend func()) {
	for id, ch := range looked {
		if ch != nil && len(ch.Names) > 0 {
			looked[id] = &state.Chars{}
			return func() { looked[id] = ch }
		}
	}
	return nil
}
