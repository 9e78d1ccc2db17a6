package zx

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// squares are nine, three rows of three, counted as seat 0 sees them. [303.2]
const squares = 9

// homes are the player squares of both seats: the nearer one. [303.3a, 402.1a]
var homes = [2]int8{7, 1}

// seen is the square that a seat counts as the nth, from 0, turned to it; it is its own
// inverse. [303.4, 815.1a]
func seen(s seat, n int8) int8 {
	if s == 1 {
		return squares - 1 - n
	}
	return n
}

// distance between two squares, over neighbours. [303.2, 303.2a]
func distance(a, b int8) int8 {
	rows, cols := a/3-b/3, a%3-b%3
	return max(rows, -rows) + max(cols, -cols)
}

// isZex says whether what may be read of a card is a Zex, of whatever sort. [202.6a, 202.7a]
func isZex(k *B, r ref) bool { return k.Chars(r).Kinds&ability.Zexes != 0 }

// zexes lists a seat's Zexes in the squares. [303.6]
func zexes(k *B, s seat) []ref {
	var room [16]ref
	out := room[:0]
	for _, id := range k.State.List(zoneSquare, s) {
		if k.CharsOf(id).Kinds&ability.Zexes != 0 {
			out = append(out, k.State.Ref(id))
		}
	}
	return k.List(out)
}

// zexAt is a seat's Zex in a square; the zero ref: there is none.
func zexAt(k *B, s seat, square int8) ref {
	for _, id := range k.State.List(zoneSquare, s) {
		if k.State.Cards[id].At.Slot == square && k.CharsOf(id).Kinds&ability.Zexes != 0 {
			return k.State.Ref(id)
		}
	}
	return ref{}
}

// held are the squares that a seat's Zexes hold, those that several of them share, and
// those with one that sleeps: a bit each.
type held struct{ any, shared, asleep uint16 }

func heldBy(k *B, s seat) (h held) {
	for _, id := range k.State.List(zoneSquare, s) {
		c := &k.State.Cards[id]
		if c.At.Slot < 0 || k.CharsOf(id).Kinds&ability.Zexes == 0 {
			continue
		}
		at := uint16(1) << c.At.Slot
		h.shared |= h.any & at
		if h.any |= at; c.Rest {
			h.asleep |= at
		}
	}
	return h
}

// vacant says whether no Zex is in a square.
func vacant(k *B, square int8) bool {
	return zexAt(k, 0, square) == ref{} && zexAt(k, 1, square) == ref{}
}

// playerOf is a seat's Player card in the squares; the zero ref: there is none. [402.1b]
func playerOf(k *B, s seat) ref {
	for _, id := range k.State.List(zoneSquare, s) {
		if k.CharsOf(id).Kinds&(playerCard|ability.EvolveCard) == playerCard {
			return k.State.Ref(id)
		}
	}
	return ref{}
}

// boostOf is a seat's Overboost in the squares; the zero ref: there is none.
func boostOf(k *B, s seat) ref {
	for _, id := range k.State.List(zoneSquare, s) {
		if k.CharsOf(id).Kinds&boostCard == boostCard {
			return k.State.Ref(id)
		}
	}
	return ref{}
}

// shiftsOf lists a seat's Shifts on cards. [202.8c]
func shiftsOf(k *B, s seat) []ref { return k.Cards(ability.Equipment, s) }

// squareOf is a square as a place of a seat's cards.
func squareOf(k *B, s seat, square int8) state.Place {
	p := k.Place(ability.Square, s)
	p.Slot = square
	return p
}
