package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// byHandEvent is what an operation that puts a card somewhere wants to happen.
func byHandEvent(b *board.Board, f *state.Frame, h *state.HandOp) state.Event {
	if h.Verb == ability.Created {
		return state.Event{Verb: ability.Created, To: h.To, Slot: h.N, Src: f.Src, Seat: f.By, Tag: state.TagMade, Pos: -1}
	}
	return state.Event{Verb: ability.Moved, Card: b.State.Ref(h.Card), To: h.To, Pos: h.Pos, Src: f.Src, Seat: f.By}
}

// HandIdle says why an operation that may be done would change nothing as this machine knows the board: the place takes no
// such card, or no more. It is for those who are to be told; what all machines judge alike is CheckMend.
func HandIdle(k *Kernel, h *state.HandOp) *board.Why {
	if h.Verb != ability.Moved && h.Verb != ability.Created || h.To.Zone <= state.Nowhere || int(h.To.Zone) >= len(k.Zones) {
		return nil
	}
	e := byHandEvent(k.Board, &state.Frame{}, h)
	z := &k.Zones[h.To.Zone]
	there := h.Verb == ability.Moved && k.State.Cards[h.Card].At == h.To
	full := z.Full == board.FitFirst && !there && len(k.State.List(h.To.Zone, h.To.Of)) >= int(k.Number(h.To.Of, z.Limit))
	if full || !there && !k.Could(e) {
		return k.why.place
	}
	return nil
}

// stay has a card have lain here since before the turn began.
func stay(k *Kernel, r state.Ref) {
	if !k.Here(r) {
		return
	}
	k.Aged(r)
	k.tell(state.Event{Verb: state.Stayed, Card: r})
}

// clearBoard puts what lies open, and the hands, under the decks of their owners. What a seat plays with from beginning to
// end stays, with what is attached to it, as do the piles that lie face down.
func clearBoard(k *Kernel, f *state.Frame) {
	var batch []state.Event
	for z := range k.Zones {
		if !k.Zones[z].Clears() {
			continue
		}
		for s := state.Seat(0); s < 2; s++ {
			for _, id := range k.State.List(state.Zone(z), s) {
				c := &k.State.Cards[id]
				if lasts(k, id) || c.Host != (state.Ref{}) && k.Here(c.Host) && lasts(k, c.Host.ID) {
					continue
				}
				batch = append(batch, state.Event{Verb: ability.Moved, Card: k.State.Ref(id), To: k.Place(ability.Deck, c.Owner), Pos: -1, Src: f.Src, Seat: f.By})
			}
		}
	}
	k.Do(batch...)
	k.tell(state.Event{Verb: state.Cleared, Seat: f.By})
}

// lasts says whether a card is what a seat plays with from beginning to end.
func lasts(k *Kernel, id state.CardID) bool {
	c := &k.State.Cards[id]
	return k.Zones[c.At.Zone].Needed || c.Face != 0 && slices.Contains(k.Setup.Decks[c.Owner].Leader, c.Face)
}
