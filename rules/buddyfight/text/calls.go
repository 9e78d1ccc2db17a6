package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// calls tells whether that is the word of an act that calls a monster to some area.
func calls(word string) bool { return strings.HasPrefix(word, "call to ") }

// areasFor tells whether an act that calls to several areas calls several: one monster stands in no separate areas.
func areasFor(v any) bool {
	a := v.(*ability.Act)
	s := a.What.Sel
	return a.Word != "call to apart" || s == nil || text.OfSeveral(s)
}

// callPlaces are where effects call monsters to, and the word of that act behind "call to".
var callPlaces = [...]struct{ ja, en, word string }{
	{"‹|君の›センターに", "‹to|in|on› ‹the|your› center", "center"}, {"‹|君の›レフトに", "‹to|in|on› ‹the|your› left", "left"}, {"‹|君の›ライトに", "‹to|in|on› ‹the|your› right", "right"},
	{"‹|君の›レフトかライトに", "‹to|in|on› ‹the|your› left or right", "sides"}, {"‹|君の|君の場の›空いている‹|モンスター›エリアに", "to an ‹open|empty› area", "empty"},
	{"このカード‹のいる|の›エリアに", "to this card's area", "here"},
	{"‹|それぞれ›‹異なる|別々の|別の›エリアに", "‹on|to|in› ‹separate|different› areas‹| on your field›", "apart"},
}

// brings are the procedures by which a card is in play at once: an effect that calls it is no use,
// and nobody answers it. [4.misc.used.2]
func brings() []string {
	out := []string{""}
	for _, p := range callPlaces {
		out = append(out, "call to "+p.word)
	}
	return out
}

// callAsCounter lets this card be called as a counter is.
var callAsCounter = &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered, Mode: ability.May, Name: "as a counter"}

// fromItsSoul lets this card be cast out of the soul that it lies in.
func fromItsSoul() *ability.Rule {
	return &ability.Rule{What: ability.What{Ref: text.ThisRef}, Verb: ability.Entered, Mode: ability.May, Name: "from a soul"}
}

// somewhere tells whether what is called is said to lie somewhere, or is known: by the rules a
// call is paid for, and what is not said to be free is not. [1.call.1.6]
func somewhere(v any) bool {
	w := v.(*ability.Play).What
	return w.Sel == nil || len(w.Sel.Of.Zone) > 0 && !slices.Contains(w.Sel.Of.Zone, ability.Deck) && w.Sel.Of.Kind&(ability.ItemCard|ability.SpellCard) == 0
}

// played tells of what is played whether it is called (1), cast (2) or equipped (3), as far as it says what it is. What lies in
// a deck is searched for, and the deck is shuffled.
func played(how int) func(any) bool {
	return func(v any) bool {
		w := v.(*ability.Play).What
		return w.Sel == nil || !slices.Contains(w.Sel.Of.Zone, ability.Deck) && (w.Sel.Of.Kind == 0 || playOf(w.Sel.Of.Kind) == how)
	}
}
