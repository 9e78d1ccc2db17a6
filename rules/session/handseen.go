package session

import (
	"slices"

	"gotaku/rules/match"
	"gotaku/rules/state"
)

// heldCard is a card of a hand that its player shows to who looks on.
type heldCard struct {
	ref  state.Ref
	face state.FaceID
}

// handTold is a hand as its player has told it.
type handTold struct {
	inputs int
	hash   uint64 // of the public state, at that moment
	cards  []heldCard
}

// handsSeen are the hands that who looks on is told. The match that is looked on at knows nothing of them: they are
// laid over what is seen of it.
type handsSeen struct {
	next [2]*handTold // told for a moment that has not come yet
	now  [2][]heldCard
	age  [2]int // ticks since each was told
}

// readHeld judges what was sealed as a hand.
func readHeld(b []byte) (seat state.Seat, t *handTold, ok bool) {
	r := pen{b: b}
	seat = state.Seat(r.read(1))
	t = &handTold{inputs: int(r.read(maxParts)), hash: r.read(1<<64 - 1)}
	if r.bad || len(r.b)%6 != 0 || len(r.b)/6 > mostHeld {
		return 0, nil, false
	}
	for c := range slices.Chunk(r.b, 6) {
		two := func(i int) int { return int(c[i])<<8 | int(c[i+1]) }
		t.cards = append(t.cards, heldCard{state.Ref{ID: state.CardID(two(0)), Inc: uint16(two(2))}, state.FaceID(two(4))})
	}
	return seat, t, true
}

// takeHeld takes a hand that has come.
func (v *Watch) takeHeld(b []byte) {
	r := pen{b: b}
	nth := int(r.read(mostWishes))
	sealed := r.readBytes(maxHeld)
	if !r.done() || nth != v.nth || v.m == nil {
		return
	}
	text, err := unsealed(v.key, sealed)
	if err != nil {
		return
	}
	if seat, t, ok := readHeld(text); ok {
		v.hands.next[seat] = t
	}
}

// followHands lays a hand open once its moment has come, and forgets one that is not told any more.
func (v *Watch) followHands() {
	h := &v.hands
	for seat := range h.now {
		if h.age[seat]++; h.age[seat] > forgetAfter && h.now[seat] != nil {
			h.now[seat], v.view = nil, nil
		}
		t := h.next[seat]
		if t == nil || v.m == nil || t.inputs > len(v.list) {
			continue
		}
		h.next[seat] = nil
		if v.m.Pending(); t.inputs < len(v.list) || t.hash != v.m.Hash(state.All) || !v.holds(state.Seat(seat), t.cards) {
			continue
		}
		if h.age[seat] = 0; !slices.Equal(h.now[seat], t.cards) {
			h.now[seat], v.view = t.cards, nil
		}
	}
}

// holds says whether cards can be those of a seat's hand: they lie there, each once, and are of the packs.
func (v *Watch) holds(seat state.Seat, cards []heldCard) bool {
	hand := handOf(v.m, seat)
	s := v.m.State()
	for i, c := range cards {
		if !slices.Contains(hand, c.ref.ID) || s.Ref(c.ref.ID) != c.ref || v.rules.Pool.Def(c.face) == nil || onlyHere(v.rules, c.face) {
			return false
		}
		if slices.ContainsFunc(cards[:i], func(o heldCard) bool { return o.ref == c.ref }) {
			return false
		}
		if f := s.Cards[c.ref.ID].Face; f != 0 && f != c.face {
			return false
		}
	}
	return true
}

// lay puts the hands that were told into what is seen.
func (h *handsSeen) lay(m *match.Match, view *match.View) {
	for seat := range h.now {
		for _, c := range h.now[seat] {
			m.LayOpen(view, state.Seat(seat), c.ref, c.face)
		}
	}
}

// Hands says of which seats who looks on sees the hand.
func (v *Watch) Hands() (seen [2]bool) {
	for seat := range seen {
		seen[seat] = v.hands.now[seat] != nil
	}
	return seen
}
