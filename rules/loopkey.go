package rules

import (
	"strconv"
	"strings"

	"gotaku/rules/ability"
)

// LoopKey says whether the match is at the same place again: state.Keys.
func (k *Kernel) LoopKey() uint64 { return k.keys.Of(k.State) }

// usedHere begins the tallies of acts taken in a state that might return.
const usedHere = "used "

// Moment names act a taken in the state of now: the board, what waits for a later
// moment, and how much has been counted.
func (k *Kernel) Moment(a Act) string {
	at := k.keys.Places(k.State)
	a.Card, a.Target = CardID(at[a.Card]), CardID(at[a.Target])
	n := int32(len(k.State.Delayed))
	for i := range k.State.Tallies {
		if t := &k.State.Tallies[i]; !strings.HasPrefix(t.Key, usedHere) {
			n += t.N
		}
	}
	if !k.keyKnown {
		k.key = k.LoopKey()
		k.keyKnown = k.listing > 0
	}
	var room [96]byte
	b := append(room[:0], usedHere...)
	b = strconv.AppendUint(b, k.key, 16)
	for _, v := range [...]int64{int64(n), int64(a.Verb), int64(a.Card), int64(a.Target), int64(a.N), int64(a.Ability.Face), int64(a.Ability.Side), int64(a.Ability.Word), int64(a.Ability.N)} {
		b = strconv.AppendInt(append(b, ' '), v, 10)
	}
	if a.Ability.Quoted {
		b = append(b, 'q')
	}
	return string(b)
}

// Remember notes for the turn that a seat has taken the act of that moment.
func (k *Kernel) Remember(s Seat, moment string) {
	k.Tally(usedHere, s, Ref{}, 1, ability.ThisTurn)
	k.Tally(moment, s, Ref{}, 1, ability.ThisTurn)
}

// declared is the tally of how often a seat has said that it takes acts in one state.
const declared = usedHere + "declared"

// Declare asks a seat how many times more it goes round, when it takes an act for the
// second time in one state and has not said so this turn. [FF-TCG 13.2, Divine Cross 1101.1a]
func (k *Kernel) Declare(s Seat, a Act, moment string) {
	if k.Tallied(moment, s, Ref{}) == 0 || k.Tallied(declared, s, Ref{}) > 0 {
		return
	}
	d := Decision{Seat: s, Kind: Number, Min: 1, Max: loopMost, Ask: Prompt{Key: "again", Rule: k.Cite("again"), Src: k.State.Ref(a.Card), Ability: a.Ability}}
	k.Tally(declared, s, Ref{}, 1+k.Ask(d).N[0], ability.ThisTurn)
}

// Exhausted says whether a seat has taken an act in the very state of now as often as it
// has said. [FF-TCG 13.2, Divine Cross 1101.1a]
func (k *Kernel) Exhausted(s Seat, a Act) bool {
	n := k.Tallied(declared, s, Ref{})
	return n > 0 && k.Tallied(k.Moment(a), s, Ref{}) >= n
}

// Again says whether a seat would take an act in the very state in which it took
// it before, this turn. [SVE 15.2.1.2]
func (k *Kernel) Again(s Seat, a Act) bool {
	return k.Tallied(usedHere, s, Ref{}) > 0 && k.Tallied(k.Moment(a), s, Ref{}) > 0
}
