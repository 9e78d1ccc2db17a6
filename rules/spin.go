package rules

import (
	"slices"

	"gotaku/rules/state"
)

// Spin watches a loop inside a procedure that card texts could make endless.
//
// When a state returns and nobody was asked anything in between, nobody can stop
// it: a draw. Else each seat that could have answered otherwise declares how many
// times more; it goes round the lowest number of times by the same answers; then
// who declared it may not answer the last of them so again in that state, and, once
// that has ended it, neither may who declared more. Who has tried every answer cannot
// stop it. [SVE 15.2.1, FF-TCG 13, Divine Cross 1101]
type Spin struct {
	of    *Loops
	n     int           // rounds since chance had a say
	quiet int           // rounds since anybody was asked, and did more than pass
	trail []state.Taken // what was answered since the first mark
	marks []mark
	here  uint64        // the state at the top of this round
	path  []state.Taken // what was answered since
	bars  []barrier
	again repeat
}

// mark is a state that was passed, and how much of the trail lies before it.
type mark struct {
	key uint64
	at  int
}

// barrier forbids the last answer of a path through a round that begins in the state
// of key.
type barrier struct {
	key  uint64
	path []state.Taken
	then []barrier // what is forbidden as well once this has forbidden something
}

// repeat is a loop being run a declared number of times.
type repeat struct {
	key  uint64
	loop []state.Taken
	at   int
	left int32
}

const (
	// markPatience is how many rounds a loop may turn before its states are remembered.
	markPatience = 4
	// spinPatience is how many rounds a loop may turn unasked before it counts as endless.
	spinPatience = 64
	// spinLimit is the same for a loop that grows, so that no state ever returns.
	spinLimit = 400
	// loopMost is the highest number that may be declared.
	loopMost = 99
)

// NewSpin begins to watch a loop.
func (l *Loops) NewSpin() *Spin {
	if n := len(l.spins); n < cap(l.spins) {
		if s := l.spins[:n+1][n]; s != nil { // one that has ended
			s.of, s.n, s.quiet, s.here, s.again.left = l, 0, 0, 0, 0
			s.trail, s.marks, s.path, s.bars = s.trail[:0], s.marks[:0], s.path[:0], s.bars[:0]
			l.spins = l.spins[:n+1]
			return s
		}
	}
	s := &Spin{of: l}
	l.spins = append(l.spins, s)
	return s
}

// Round begins another round.
func (s *Spin) Round() {
	s.n++
	s.quiet++
	if s.quiet > spinLimit {
		s.of.draw()
	}
	if s.n < markPatience {
		return
	}
	key := s.of.LoopKey()
	s.here, s.path = key, s.path[:0]
	if r := &s.again; r.left > 0 {
		if r.at < len(r.loop) || key != r.key {
			return
		}
		r.at = 0
		if r.left--; r.left > 0 {
			return
		}
		s.trail, s.marks = s.trail[:0], append(s.marks[:0], mark{key, 0})
	}
	for _, m := range s.marks {
		if m.key != key {
			continue
		}
		switch loop := s.trail[m.at:]; {
		case len(loop) > 0:
			s.declare(key, slices.Clone(loop))
		case s.quiet >= spinPatience:
			s.of.draw()
		}
		return
	}
	s.marks = append(s.marks, mark{key, len(s.trail)})
}

// End stops watching: loops end innermost first.
func (s *Spin) End() { s.of.spins = s.of.spins[:len(s.of.spins)-1] }

// declare asks who could have answered otherwise, the turn player first, how many
// times more the loop shall run. The lowest number holds, the first one among equals.
func (s *Spin) declare(key uint64, loop []state.Taken) {
	who, least := state.Nobody, int32(0)
	var first, others []barrier
	for _, seat := range s.of.on.Seats() {
		i := s.exit(loop, seat)
		if i < 0 {
			continue
		}
		b := barrier{key: loop[i].Here, path: within(loop, i)}
		d := Decision{Seat: seat, Kind: Number, Max: loopMost, Ask: Prompt{Key: "again", Rule: s.of.on.Cite("again")}}
		if n := s.of.asks.ask(&d).N[0]; who == state.Nobody || n < least {
			others = append(others, first...)
			who, least, first = seat, n, []barrier{b}
		} else {
			others = append(others, b)
		}
	}
	if who == state.Nobody {
		s.of.draw()
	}
	first[0].then = others
	s.bars = append(s.bars, first[0])
	s.trail, s.marks = s.trail[:0], append(s.marks[:0], mark{key, 0})
	s.again = repeat{key: key, loop: loop, left: least}
}

// within is the part of a loop from the top of the round of place i to that place.
func within(loop []state.Taken, i int) []state.Taken { return loop[i-loop[i].Nth : i+1] }

// exit is the last place in a loop where a seat has an answer left that it has not
// tried there; -1: there is none.
func (s *Spin) exit(loop []state.Taken, seat state.Seat) int {
	for i := len(loop) - 1; i >= 0; i-- {
		tried := 1
		for _, b := range s.bars {
			if n := loop[i].Nth; b.key == loop[i].Here && len(b.path) == n+1 && samePath(b.path[:n], within(loop, i)) {
				tried++
			}
		}
		if loop[i].Seat == seat && tried < loop[i].Ways {
			return i
		}
	}
	return -1
}

// samePath says whether b begins with a.
func samePath(a, b []state.Taken) bool {
	for i := range a {
		if !a[i].Same(&b[i]) {
			return false
		}
	}
	return true
}

// repeated is the answer that a declared number of rounds gives to d.
func (l *Loops) repeated(d *Decision, legal func(state.Answer) bool, into *state.Answer) bool {
	for _, s := range l.spins {
		r := &s.again
		if r.left == 0 || r.at == len(r.loop) {
			continue
		}
		a, ok := retake(l.on.State, &r.loop[r.at], d)
		if r.at++; ok && legal(a) {
			*into = a
			return true
		}
		r.left = 0 // it is another question: the loop is over
	}
	return false
}

// barLoops forbids the answers to d that go round a loop again, but never all.
func (l *Loops) barLoops(d *Decision) {
	for _, s := range l.spins {
		for i := range s.bars {
			b := s.bars[i]
			last := len(b.path) - 1
			if s.again.left > 0 || b.key != s.here || last != len(s.path) || !samePath(s.path, b.path) {
				continue
			}
			if a, ok := retake(l.on.State, &b.path[last], d); ok && len(d.Looped)+1 < d.ways(a) {
				d.Looped = append(d.Looped[:len(d.Looped):len(d.Looped)], a)
				s.bars[i].then = nil
				s.bars = append(s.bars, b.then...)
			}
		}
	}
}

// answered tells every loop what was answered.
func (l *Loops) answered(d *Decision, a *state.Answer) {
	if d.Kind == ByHand {
		l.chanced()
		return
	}
	if len(l.on.State.Trail) > 0 {
		l.trail(take(l.on.State, d, *a))
	}
	for _, s := range l.spins {
		if d.Kind != Acting || a.Act.Verb != state.Pass {
			s.quiet = 0
		}
		if len(s.marks) == 0 {
			continue
		}
		t := take(l.on.State, d, *a)
		t.Here, t.Nth = s.here, len(s.path)
		s.trail, s.path = append(s.trail, t), append(s.path, t)
	}
}

// chanced tells every loop that chance had a say: what was seen before no longer
// proves anything. A loop of nothing but chance is endless all the same.
func (l *Loops) chanced() {
	l.on.State.Trail, l.on.State.Round = l.on.State.Trail[:0], state.Round{}
	for _, s := range l.spins {
		s.n, s.again = 0, repeat{}
		s.trail, s.marks, s.path, s.bars = s.trail[:0], s.marks[:0], s.path[:0], s.bars[:0]
	}
}
