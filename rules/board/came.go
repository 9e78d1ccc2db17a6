package board

import (
	"reflect"

	"gotaku/rules/ability"
)

// AsksComing says whether a condition asks how a text's own card came: from where, or whether it was played.
func AsksComing(c *ability.Cond) bool {
	if c.Op != ability.Happened || c.N > 1 || c.InAll || c.Per != 0 || c.On == nil || c.On.Subj == nil {
		return false
	}
	if !(c.On.Verb == ability.Entered && c.On.From != ability.NoZone || c.On.Verb == ability.Played) || c.On.Subj.Ref.Kind != ability.This {
		return false
	}
	asked := ability.Event{Verb: c.On.Verb, From: c.On.From, Subj: &ability.Filter{Ref: ability.Ref{Kind: ability.This}}}
	return reflect.DeepEqual(c.On, &asked) // nothing else is said of it
}

// came judges such a condition of a card that is in play, or was there last. That is kept of the card itself: it is so as long
// as it is there, and not only in the turn in which it came. [SVE 5.5.3]
func (x *Text) came(c *ability.Cond) (is, asked bool) {
	if !AsksComing(c) {
		return false, false
	}
	card := x.B.LastCard(x.Src.Card)
	if !x.B.InPlay(card.At.Zone) {
		return false, false
	}
	asks, from := c.On.Verb == ability.Played, x.B.Zone(c.On.From)
	if c.On.From != ability.NoZone && x.B.Zones[from].Passing { // from where cards are while they are played
		return card.Played, true
	}
	return (card.Played || !asks) && (c.On.From == ability.NoZone || card.From == from), true
}
