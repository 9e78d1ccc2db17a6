package board

import (
	"fmt"
	"reflect"
	"slices"

	"gotaku/rules/state"
)

// Doubt compares what is kept with what is computed from nothing, and says what differs:
// for soaks, where a fact that nobody said was written, or read, would go unnoticed.
func (b *Board) Doubt() error {
	n := New(b.Book, b.State.Clone())
	for _, e := range [...]state.Eyes{state.NoEyes, state.Eyes0, state.Eyes1} {
		var err error
		b.Through(e, func() { n.Through(e, func() { err = doubtRead(b, n) }) })
		if err != nil {
			return fmt.Errorf("through eyes %d: %w", e, err)
		}
	}
	b.Settle()
	n.Settle()
	if was, is := watching(b), watching(n); !reflect.DeepEqual(was, is) {
		return fmt.Errorf("board: abilities that wait for something are kept as %v, and are %v", was, is)
	}
	if was, is := b.effects.sums, n.effects.sums; !slices.Equal(was, is) {
		return fmt.Errorf("board: the stored additions are kept as %v, and are %v", was, is)
	}
	if was, is := ruling(b), ruling(n); !reflect.DeepEqual(was, is) {
		return fmt.Errorf("board: effects on what may happen are kept as %v, and are %v", was, is)
	}
	return nil
}

// doubtRead compares what the eyes in force read of b with what they read of n, which keeps
// nothing.
func doubtRead(b, n *Board) error {
	for id := 1; id < len(b.State.Cards); id++ {
		was, is := b.CharsOf(state.CardID(id)), n.CharsOf(state.CardID(id))
		if !sameChars(was, is) {
			return fmt.Errorf("board: card %d (%v) is kept as %+v, and is %+v", id, is.Names, *was, *is)
		}
	}
	for i := range b.State.Lists {
		if h := &b.holders[i]; h.known {
			if is := find(n, &n.holders, i, holds); !slices.Equal(h.cards, is) {
				return fmt.Errorf("board: what may have usable abilities in list %d is kept as %v, and is %v", i, h.cards, is)
			}
		}
		if w := &b.workers[i]; w.known {
			if is := find(n, &n.workers, i, worksAt); !slices.Equal(w.cards, is) {
				return fmt.Errorf("board: whose texts may work in list %d is kept as %v, and is %v", i, w.cards, is)
			}
		}
	}
	for s := state.Seat(0); s < 2; s++ {
		u := &b.usable[s]
		if u.age != b.age || u.peek != b.peek || len(u.from) == 0 {
			continue
		}
		if is := n.Usable(s, u.from); !reflect.DeepEqual(append([]Usable{}, u.list...), append([]Usable{}, is...)) {
			return fmt.Errorf("board: usable abilities are kept as %v, and are %v", u.list, is)
		}
	}
	return nil
}

// sameChars compares what a card is kept as with what it is; lists that are empty are
// alike, and how old an effect is does not count.
func sameChars(a, b *state.Chars) bool {
	if a == b {
		return true
	}
	x, y := a.Clone(), b.Clone()
	return x.Num == y.Num && x.Kinds == y.Kinds && x.Keys == y.Keys && x.Alias == y.Alias && x.Sorts == y.Sorts &&
		reflect.DeepEqual(x.Names, y.Names) && reflect.DeepEqual(x.Classes, y.Classes) && reflect.DeepEqual(x.Traits, y.Traits) && reflect.DeepEqual(x.Abilities, y.Abilities)
}

func watching(b *Board) (out []state.Source) {
	for _, w := range b.effects.watch {
		out = append(out, state.Source{Card: w.On, Via: w.ID})
	}
	return out
}

func ruling(b *Board) (out []NodeRef) {
	for i := range b.effects.rules {
		out = append(out, b.effects.rules[i].Node(b.Book))
	}
	return out
}
