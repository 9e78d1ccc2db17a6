package rules

import (
	"slices"
	"strconv"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Loops watches what could go on for ever: loops inside procedures (Spin), acts that are
// taken again in a state that has come back, and steps in which nobody is asked anything.
// It reads the board, counts, asks the seats how often they go round, and ends a match that
// nobody can stop.
type Loops struct {
	on      *board.Board
	changes Changes
	asks    asker
	spins   []*Spin    // the loops of procedures that are being run, innermost last
	keys    state.Keys // to tell states apart
	key     uint64     // of the state for which it was worked out last
	known   bool       // that is the state of now: acts are being listed
	listing int        // acts are being listed: nothing changes
	window  string     // the question by which the latest act was asked for
	idle    int        // steps since anything came from outside
}

// asker is what Loops needs of what runs the match.
type asker interface {
	Ask(d Decision) state.Answer
	ask(d *Decision) state.Answer // what no loop gives the answer to
	Win(r Result)
}

// LoopKey says whether the match is at the same place again: state.Keys.
func (l *Loops) LoopKey() uint64 { return l.keys.Of(l.on.State, l.on.Still()) }

// draw ends a match that goes on for ever.
func (l *Loops) draw() { l.asks.Win(Result{Draw: true, Rule: l.on.Cite("loop")}) }

// heard notes that something came from outside.
func (l *Loops) heard() { l.idle = 0 }

// idleSteps is how many steps may pass by with nobody asked and nothing left to
// chance: more is a loop that no procedure watches.
const idleSteps = 5000

// stepped counts a step that begins.
func (l *Loops) stepped() {
	if l.idle++; l.idle > idleSteps { // nobody can stop it
		l.draw()
	}
}

// unchanged runs f while acts are looked through: nothing changes meanwhile, so the key of
// the state is worked out once.
func (l *Loops) unchanged(f func()) {
	l.listing, l.known = l.listing+1, false
	f()
	l.listing, l.known = l.listing-1, false
}

// usedHere begins the tallies of acts taken in a state that might return.
const usedHere = "used "

// Moment names act a taken in the state of now: the act, and then the board, what waits
// for a later moment, and how much has been counted.
func (l *Loops) Moment(a state.Act) string {
	n := int32(len(l.on.State.Delayed))
	for i := range l.on.State.Tallies {
		if t := &l.on.State.Tallies[i]; !strings.HasPrefix(t.Key, usedHere) {
			n += t.N
		}
	}
	deed := l.keys.Act(l.on.State, a)
	if !l.known {
		l.key = l.LoopKey()
		l.known = l.listing > 0
	}
	var room [64]byte
	b := strconv.AppendUint(deedKey(room[:0], deed), l.key, 16)
	return string(strconv.AppendInt(append(b, ' '), int64(n), 16))
}

// deedKey is how the names of all moments of an act begin, by the key of the act.
func deedKey(room []byte, deed uint64) []byte {
	return append(strconv.AppendUint(append(room, usedHere...), deed, 16), ' ')
}

// Remember notes for the turn that a seat has taken the act of that moment.
func (l *Loops) Remember(s state.Seat, moment string) {
	l.changes.Tally(usedHere, s, state.Ref{}, 1, ability.ThisTurn)
	l.changes.Tally(moment, s, state.Ref{}, 1, ability.ThisTurn)
}

// declared is the tally of how often a seat has said that it takes acts in one state.
const declared = usedHere + "declared"

// Declare asks a seat how many times more it goes round, when it takes an act for the
// second time in one state and has not said so this turn; the other seat as well where it
// could have answered otherwise on the way, the turn player first. The lowest number
// holds, and so often what was answered since the first time is answered again.
// [FF-TCG 13.2, 13.3, Divine Cross 1101.1a, 1101.1b]
func (l *Loops) Declare(s state.Seat, a state.Act, moment string) {
	if l.on.Tallied(declared, s, state.Ref{}) > 0 {
		return
	}
	loop := l.trailed(s, a)
	if l.on.Tallied(moment, s, state.Ref{}) == 0 {
		return
	}
	least := int32(loopMost)
	for _, seat := range l.on.Seats() {
		d := Decision{Seat: seat, Kind: Number, Max: loopMost, Ask: Prompt{Key: "again", Rule: l.on.Cite("again"), Src: l.on.State.Ref(a.Card), Ability: a.Ability}}
		if seat == s {
			d.Min = 1 // it is taken now
		} else if l.on.Tallied(declared, seat, state.Ref{}) > 0 || !slices.ContainsFunc(loop, func(t state.Taken) bool { return t.Seat == seat && t.Ways > 1 }) {
			continue
		}
		n := l.asks.Ask(d).N[0]
		l.changes.Tally(declared, seat, state.Ref{}, 1+n, ability.ThisTurn)
		least = min(least, n)
	}
	l.on.State.Trail = l.on.State.Trail[:0]
	if len(loop) > 0 && least > 0 {
		l.on.State.Round = state.Round{Loop: loop, Here: loop[0].Here, At: 1, Left: least}
	}
}

// trailMost is how many answers a loop may have that is gone round by itself; a longer
// one is gone by its players.
const trailMost = 40

// trailed notes that a seat takes an act which might return, in the state whose key was
// just computed, and hands out what was answered since it last took it there.
func (l *Loops) trailed(s state.Seat, a state.Act) (loop []state.Taken) {
	a.Card, a.Target = state.CardID(l.on.State.PlaceOf(a.Card)), state.CardID(l.on.State.PlaceOf(a.Target))
	trail := l.on.State.Trail
	if n := len(trail); n == 0 || trail[n-1].Seat != s || trail[n-1].Act != a {
		trail = append(trail[:0], state.Taken{Seat: s, Kind: uint8(Acting), Key: l.window, Act: a, Ways: plenty})
	}
	last := len(trail) - 1
	trail[last].Here = l.key
	l.on.State.Trail = trail
	for i := last - 1; i >= 0; i-- {
		if t := &trail[i]; t.Here == l.key && t.Same(&trail[last]) {
			return slices.Clone(trail[i:last])
		}
	}
	return nil
}

// trail notes an answer, once there is an act that might return.
func (l *Loops) trail(t state.Taken) {
	if len(l.on.State.Trail) > trailMost { // it and the act that closes it
		l.on.State.Trail = l.on.State.Trail[:0]
		return
	}
	l.on.State.Trail = append(l.on.State.Trail, t)
}

// around is the answer to d of the loop of acts that is gone round. The loop ends when
// anything else is asked, when the answer may not be given, or when the state has not
// come back.
func (l *Loops) around(d *Decision, legal func(state.Answer) bool, into *state.Answer) bool {
	r := &l.on.State.Round
	if r.Left == 0 {
		return false
	}
	if int(r.At) == len(r.Loop) {
		r.At = 0
		if r.Left--; r.Left == 0 || l.LoopKey() != r.Here {
			*r = state.Round{}
			return false
		}
	}
	a, ok := retake(l.on.State, &r.Loop[r.At], d)
	if r.At++; ok && legal(a) {
		l.heard() // it ends by itself
		*into = a
		return true
	}
	*r = state.Round{}
	return false
}

// Exhausted says whether a seat has taken an act in the very state of now as often as it
// has said. [FF-TCG 13.2, Divine Cross 1101.1a]
func (l *Loops) Exhausted(s state.Seat, a state.Act) bool {
	n := l.on.Tallied(declared, s, state.Ref{})
	return n > 0 && l.on.Tallied(l.Moment(a), s, state.Ref{}) >= n
}

// Again says whether a seat would take an act in the very state in which it took
// it before, this turn. What a state is costs more to say than what an act is: it is only
// worked out for an act that the seat has taken in some state. [SVE 15.2.1.2]
func (l *Loops) Again(s state.Seat, a state.Act) bool {
	if l.on.Tallied(usedHere, s, state.Ref{}) == 0 {
		return false
	}
	var room [64]byte
	deed := string(deedKey(room[:0], l.keys.Act(l.on.State, a)))
	taken := slices.ContainsFunc(l.on.State.Tallies, func(t state.Tally) bool { return t.Seat == s && strings.HasPrefix(t.Key, deed) })
	return taken && l.on.Tallied(l.Moment(a), s, state.Ref{}) > 0
}
