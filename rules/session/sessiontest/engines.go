package sessiontest

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
)

// Engines runs one match on four machines side by side: one that knows every
// card, one per seat, and a spectator. Each is fed what it may know; after every
// input their public states must be equal.
type Engines struct {
	M [4]*match.Match // All, seat 0, seat 1, Crowd
}

var eyes = [4]state.Eyes{state.All, state.Eyes0, state.Eyes1, state.Crowd}

// NewEngines begins a match. The set-up knows every face.
func NewEngines(s rules.Setup) *Engines {
	e := &Engines{}
	for i, me := range eyes {
		e.M[i] = match.New(s.Public(me), me)
	}
	return e
}

// Of returns the machine with the knowledge of those eyes.
func (e *Engines) Of(me state.Eyes) *match.Match {
	for i := range eyes {
		if eyes[i] == me {
			return e.M[i]
		}
	}
	return e.M[0]
}

// Pending is what the match waits for, as the machine that knows all sees it.
func (e *Engines) Pending() *match.Want { return e.M[0].Pending() }

// Feed gives every machine its part of an input that knows every face. An answer
// that the machine with all knowledge refuses is returned as its error and changes
// nothing; any difference between the machines is a *Split.
func (e *Engines) Feed(in state.Input) error {
	var parts [4]state.Input
	for i, me := range eyes {
		parts[i] = in.Public(me, e.M[0].State())
	}
	first := e.M[0].Feed(parts[0])
	for i := 1; i < 4; i++ {
		if err := e.M[i].Feed(parts[i]); (err == nil) != (first == nil) {
			return &Split{len(e.M[0].Inputs()), eyes[i], fmt.Sprintf("it says %v, the open one %v", err, first)}
		}
	}
	if first != nil {
		return first
	}
	return e.Compare()
}

// Compare says whether the public states are equal: nil or a *Split.
func (e *Engines) Compare() error {
	want := e.M[0].Hash(state.All)
	for i := 1; i < 4; i++ {
		if got := e.M[i].Hash(state.All); got != want {
			return &Split{len(e.M[0].Inputs()), eyes[i], fmt.Sprintf("hash %x, the open one %x", got, want)}
		}
	}
	return nil
}

// Undo cuts every machine's record to n inputs.
func (e *Engines) Undo(n int) error {
	for _, m := range e.M {
		if _, err := m.Undo(n); err != nil {
			return err
		}
	}
	return e.Compare()
}

// Close ends the four matches.
func (e *Engines) Close() {
	for _, m := range e.M {
		m.Close()
	}
}

// Split says that a machine went another way than the open one.
type Split struct {
	Input int // number of inputs fed
	Who   state.Eyes
	What  string
}

func (s *Split) Error() string {
	return fmt.Sprintf("after %d inputs the machine of eyes %d differs: %s", s.Input, s.Who, s.What)
}

// Chance answers what no seat is asked, from a seed and the number of the input,
// knowing every face: nil when a seat is asked.
func Chance(m *match.Match, seed uint64) *state.Input { return session.Due(m, seed) }

// GoOn feeds a match its next input, if there is one: of chance by a seed, or what a policy answers.
func GoOn(m *match.Match, p match.Policy, seed, salt uint64) error {
	if m.Pending() == nil {
		return nil
	}
	in := Chance(m, seed)
	if in == nil {
		r := rules.Mix(salt, 4)
		a := Answers(m, p, &r)
		in = &a
	}
	return m.Feed(*in)
}

// Answers answers what seats are asked by a policy, knowing every face; secret
// orders are kept as they are or turned round, by r.
func Answers(m *match.Match, p match.Policy, r *rules.Rand) state.Input {
	w := m.Pending()
	in := state.Input{Kind: w.Kind, Seat: w.Seat}
	switch w.Kind {
	case state.InAnswer:
		in.Answers[0] = p.Choose(m.Kernel(), w.D[0])
	case state.InBoth:
		in.Answers = [2]state.Answer{p.Choose(m.Kernel(), w.D[0]), p.Choose(m.Kernel(), w.D[1])}
	case state.InArranged:
		in.IDs, in.Faces = w.IDs, m.State().Faces(w.IDs)
		rules.ShuffleFaces(in.Faces, r)
	}
	return in
}
