package rules

import (
	"slices"
	"strconv"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// LoopKey says whether the match is at the same place again: state.Keys.
func (k *Kernel) LoopKey() uint64 { return k.keys.Of(k.State, k.Still()) }

// usedHere begins the tallies of acts taken in a state that might return.
const usedHere = "used "

// Moment names act a taken in the state of now: the act, and then the board, what waits
// for a later moment, and how much has been counted.
func (k *Kernel) Moment(a state.Act) string {
	n := int32(len(k.State.Delayed))
	for i := range k.State.Tallies {
		if t := &k.State.Tallies[i]; !strings.HasPrefix(t.Key, usedHere) {
			n += t.N
		}
	}
	deed := k.keys.Act(k.State, a)
	if !k.keyKnown {
		k.key = k.LoopKey()
		k.keyKnown = k.listing > 0
	}
	var room [64]byte
	b := strconv.AppendUint(deedKey(room[:0], deed), k.key, 16)
	return string(strconv.AppendInt(append(b, ' '), int64(n), 16))
}

// deedKey is how the names of all moments of an act begin, by the key of the act.
func deedKey(room []byte, deed uint64) []byte {
	return append(strconv.AppendUint(append(room, usedHere...), deed, 16), ' ')
}

// Remember notes for the turn that a seat has taken the act of that moment.
func (k *Kernel) Remember(s state.Seat, moment string) {
	k.Tally(usedHere, s, state.Ref{}, 1, ability.ThisTurn)
	k.Tally(moment, s, state.Ref{}, 1, ability.ThisTurn)
}

// declared is the tally of how often a seat has said that it takes acts in one state.
const declared = usedHere + "declared"

// Declare asks a seat how many times more it goes round, when it takes an act for the
// second time in one state and has not said so this turn; the other seat as well where it
// could have answered otherwise on the way, the turn player first. The lowest number
// holds, and so often what was answered since the first time is answered again.
// [FF-TCG 13.2, 13.3, Divine Cross 1101.1a, 1101.1b]
func (k *Kernel) Declare(s state.Seat, a state.Act, moment string) {
	if k.Tallied(declared, s, state.Ref{}) > 0 {
		return
	}
	loop := k.trailed(s, a)
	if k.Tallied(moment, s, state.Ref{}) == 0 {
		return
	}
	least := int32(loopMost)
	for _, seat := range k.Seats() {
		d := Decision{Seat: seat, Kind: Number, Max: loopMost, Ask: Prompt{Key: "again", Rule: k.Cite("again"), Src: k.State.Ref(a.Card), Ability: a.Ability}}
		if seat == s {
			d.Min = 1 // it is taken now
		} else if k.Tallied(declared, seat, state.Ref{}) > 0 || !slices.ContainsFunc(loop, func(t state.Taken) bool { return t.Seat == seat && t.Ways > 1 }) {
			continue
		}
		n := k.Ask(d).N[0]
		k.Tally(declared, seat, state.Ref{}, 1+n, ability.ThisTurn)
		least = min(least, n)
	}
	k.State.Trail = k.State.Trail[:0]
	if len(loop) > 0 && least > 0 {
		k.State.Round = state.Round{Loop: loop, Here: loop[0].Here, At: 1, Left: least}
	}
}

// trailMost is how many answers a loop may have that is gone round by itself; a longer
// one is gone by its players.
const trailMost = 40

// trailed notes that a seat takes an act which might return, in the state whose key was
// just computed, and hands out what was answered since it last took it there.
func (k *Kernel) trailed(s state.Seat, a state.Act) (loop []state.Taken) {
	a.Card, a.Target = state.CardID(k.State.PlaceOf(a.Card)), state.CardID(k.State.PlaceOf(a.Target))
	trail := k.State.Trail
	if n := len(trail); n == 0 || trail[n-1].Seat != s || trail[n-1].Act != a {
		trail = append(trail[:0], state.Taken{Seat: s, Kind: uint8(Acting), Key: k.window, Act: a, Ways: plenty})
	}
	last := len(trail) - 1
	trail[last].Here = k.key
	k.State.Trail = trail
	for i := last - 1; i >= 0; i-- {
		if t := &trail[i]; t.Here == k.key && t.Same(&trail[last]) {
			return slices.Clone(trail[i:last])
		}
	}
	return nil
}

// trail notes an answer, once there is an act that might return.
func (k *Kernel) trail(t state.Taken) {
	if len(k.State.Trail) > trailMost { // it and the act that closes it
		k.State.Trail = k.State.Trail[:0]
		return
	}
	k.State.Trail = append(k.State.Trail, t)
}

// around is the answer to d of the loop of acts that is gone round. The loop ends when
// anything else is asked, when the answer may not be given, or when the state has not
// come back.
func (k *Kernel) around(d *Decision, into *state.Answer) bool {
	r := &k.State.Round
	if r.Left == 0 {
		return false
	}
	if int(r.At) == len(r.Loop) {
		r.At = 0
		if r.Left--; r.Left == 0 || k.LoopKey() != r.Here {
			*r = state.Round{}
			return false
		}
	}
	a, ok := retake(k, &r.Loop[r.At], d)
	if r.At++; ok && d.Check(k, state.NoEyes, a) == nil {
		k.idle = 0 // it ends by itself
		*into = a
		return true
	}
	*r = state.Round{}
	return false
}

// Exhausted says whether a seat has taken an act in the very state of now as often as it
// has said. [FF-TCG 13.2, Divine Cross 1101.1a]
func (k *Kernel) Exhausted(s state.Seat, a state.Act) bool {
	n := k.Tallied(declared, s, state.Ref{})
	return n > 0 && k.Tallied(k.Moment(a), s, state.Ref{}) >= n
}

// Again says whether a seat would take an act in the very state in which it took
// it before, this turn. What a state is costs more to say than what an act is: it is only
// worked out for an act that the seat has taken in some state. [SVE 15.2.1.2]
func (k *Kernel) Again(s state.Seat, a state.Act) bool {
	if k.Tallied(usedHere, s, state.Ref{}) == 0 {
		return false
	}
	var room [64]byte
	deed := string(deedKey(room[:0], k.keys.Act(k.State, a)))
	taken := slices.ContainsFunc(k.State.Tallies, func(t state.Tally) bool { return t.Seat == s && strings.HasPrefix(t.Key, deed) })
	return taken && k.Tallied(k.Moment(a), s, state.Ref{}) > 0
}
