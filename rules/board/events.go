package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Pointless says whether e is not performed because nothing would change: the
// game's word on it, except for what is not there.
func (b *Board) Pointless(e *state.Event) bool {
	if e.Card != (state.Ref{}) && e.Verb != ability.Created && e.Verb < ability.Verbs && !b.State.Here(e.Card) && needsCard(e.Verb) {
		return true
	}
	if e.Verb == ability.Created && len(b.State.Cards) >= mostCards {
		return true
	}
	return b.Game.Pointless(b, e)
}

// mostCards is how many cards a match may have, those that are gone among them: what makes tokens without end, by texts that
// come from another machine, comes to an end before their numbers do.
const mostCards = 20_000

// needsCard lists the verbs that change a card: it must be there.
func needsCard(v ability.Verb) bool {
	switch v {
	case ability.Moved, ability.Stood, ability.ActedV, ability.DealtDamage, ability.CounterPut, ability.CounterRemoved:
		return true
	}
	return false
}

// ChangesNothing says whether e would leave everything as it is. [SVE 1.3.2.1, 1.3.2.2]
func (g *Ground) ChangesNothing(e *state.Event) bool {
	s := g.State
	switch e.Verb {
	case ability.Moved:
		if !s.Here(e.Card) {
			return true
		}
		at := s.Card(e.Card).At
		return at == e.To && !g.Zones[at.Zone].Ordered && s.Card(e.Card).FaceDown == g.ArrivesDown(e)
	case ability.Stood:
		return !s.Here(e.Card) || !s.Card(e.Card).Rest
	case ability.ActedV:
		return !s.Here(e.Card) || s.Card(e.Card).Rest
	case state.Faced:
		return !s.Here(e.Card) || s.Card(e.Card).FaceDown == (e.N == 0)
	case ability.DealtDamage:
		return e.N <= 0 || e.Card != (state.Ref{}) && !s.Here(e.Card)
	case ability.CounterPut:
		return e.N <= 0 || !s.Here(e.Card)
	case ability.CounterRemoved:
		return e.N <= 0 || g.Counters(e.Card, e.Name) == 0
	case state.NumberChanged:
		return e.N == 0
	case state.NumberSet:
		return e.N == g.Stored(e.Seat, ability.Stat(e.Slot))
	}
	return false
}

// AlreadySo is the number of a turn of what lay so before: it is done, where the game
// has it done, but nothing has become so. [FF-TCG 15.1.1.1.2, 15.1.1.2.2]
const AlreadySo = -1

// ArrivesDown says whether a moving card arrives face down.
func (g *Ground) ArrivesDown(e *state.Event) bool {
	return e.Face < 0 || e.Face == 0 && g.Zones[e.To.Zone].Hidden
}

// Could says whether Do would perform an event as things are, at once with those that stand before it.
func (b *Board) Could(what state.Event, earlier ...state.Event) bool {
	at := len(b.judged)
	b.judged = append(b.judged, what)
	e := &b.judged[at]
	if e.Verb == ability.Moved && b.Here(e.Card) {
		e.From = b.State.Card(e.Card).At
	}
	could := !b.Pointless(e) && b.Game.Rewrite(b, e, earlier) && b.Forbidden(e) == nil
	b.judged = b.judged[:at]
	return could
}
