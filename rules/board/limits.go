package board

import (
	"strconv"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Within says whether no limit of an ability is reached.
func (b *Board) Within(f *state.Frame, limits []ability.Limit) bool {
	for _, l := range limits {
		if !l.Any && b.Spent(f, l) >= l.N {
			return false
		}
	}
	return true
}

// unspent says whether a static ability that replaces something may do so once more.
func unspent(x *Text) bool {
	a := x.B.Ability(x.Src.Via)
	return a == nil || len(a.Limit) == 0 || x.B.Within(&state.Frame{By: x.By, Src: x.Src, Ability: x.Src.Via}, a.Limit)
}

// LimitKey names the count that a limit of f's ability reads: a player's, or the one of the ability of this card, whoever is its
// master. [SVE 5.22.4, 10.7.2.2, Buddyfight 4.once]
func (b *Board) LimitKey(f *state.Frame, l ability.Limit) (key string, of state.Seat, on state.Ref) {
	switch l.By {
	case ability.ByName:
		return state.Limited + b.NameOf(f.Src.Card) + " " + abilityKey(f.Ability), f.By, state.Ref{}
	case ability.ByPlayer, ability.ByWord:
		return b.abilityKey(f.Ability), f.By, state.Ref{}
	}
	return b.abilityKey(f.Ability), state.Nobody, f.Src.Card
}

func (r *Book) abilityKey(id state.AbilityID) string {
	if key, ok := r.limitKeys[id]; ok {
		return key
	}
	return state.Limited + abilityKey(id)
}

func abilityKey(id state.AbilityID) string {
	b := []byte{'a', byte(id.Face >> 8), byte(id.Face), byte(id.Side), byte(id.Word), byte(id.N)}
	if id.Quoted {
		b[0] = 'q'
	}
	const hex = "0123456789abcdef"
	out := make([]byte, 0, 2*len(b))
	for _, c := range b {
		out = append(out, hex[c>>4], hex[c&15])
	}
	return string(out)
}

// LackedKey counts, for one object, that the state was not so which the nth event of an
// ability waits for.
func LackedKey(id state.AbilityID, n int) string {
	return "lacked " + strconv.Itoa(n) + " " + abilityKey(id)
}

// Spent says how often a limit has been used.
func (b *Board) Spent(f *state.Frame, l ability.Limit) int32 {
	return b.Tallied(b.LimitKey(f, l))
}
