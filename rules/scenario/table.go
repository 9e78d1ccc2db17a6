package scenario

import (
	"bytes"
	"fmt"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Mode is a way of running a scenario. Every scenario must hold in each.
type Mode string

// The modes.
const (
	Plain   Mode = "plain"   // one machine that knows every card
	Undo    Mode = "undo"    // every input is taken back and given again
	Fork    Mode = "fork"    // after every input the match goes on as a copy
	Encode  Mode = "encode"  // after every input the match goes on from its bytes
	Engines Mode = "engines" // four machines, each with what it may know
	Session Mode = "session" // two sessions over a bad channel
)

// Modes lists every mode.
var Modes = []Mode{Plain, Undo, Fork, Encode, Engines, Session}

// table is where a scenario is played.
type table interface {
	main() *match.Match // knows every card
	feed(in state.Input) error
	forced() []match.Forced        // by the last input
	told() []match.Told            // what the last input led to
	view(e state.Eyes) *match.View // as the machine of those eyes has it
	close()
}

// newTable lays out a match in a mode. The state knows every face.
func newTable(mode Mode, setup rules.Setup, s *state.State) (table, error) {
	one := single{m: match.From(setup, s, state.All)}
	switch mode {
	case Plain, "":
		return &one, nil
	case Undo:
		return &undoing{one}, nil
	case Fork:
		return &forking{one}, nil
	case Encode:
		return &encoding{one}, nil
	case Engines:
		e := &engines{}
		for i, me := range eyes {
			e.m[i] = match.From(setup.Public(me), s, me)
		}
		return e, nil
	case Session:
		return newSessions(one, setup, s)
	}
	return nil, fmt.Errorf("there is no mode %q (%v)", mode, Modes)
}

type single struct {
	m       *match.Match
	settled []match.Forced
	events  []match.Told
}

func (t *single) main() *match.Match            { return t.m }
func (t *single) forced() []match.Forced        { return t.settled }
func (t *single) told() []match.Told            { return t.events }
func (t *single) view(e state.Eyes) *match.View { return t.m.View(e) }
func (t *single) close()                        { t.m.Close() }

func (t *single) feed(in state.Input) error {
	before := len(t.m.Events(state.NoEyes, 0))
	err := t.m.Feed(in)
	t.settled, t.events = t.m.Forced(), nil
	if err == nil {
		t.events = t.m.Events(state.NoEyes, before)
	}
	return err
}

// wrong is a difference that a mode found: a fault of the engine, not of the scenario.
type wrong struct{ what string }

func (w *wrong) Error() string { return w.what }

// print is all there is to compare of a match on one machine.
func print(m *match.Match) []byte {
	b := m.State().Encode(nil, state.NoEyes)
	b = fmt.Appendf(b, " %x %d", m.Hash(state.All), len(m.Events(state.All, 0)))
	return b
}

type undoing struct{ single }

func (t *undoing) feed(in state.Input) error {
	t.m.Pending()
	was := print(t.m)
	if err := t.single.feed(in); err != nil {
		return err
	}
	n, now := len(t.m.Inputs()), print(t.m)
	cut, err := t.m.Undo(n - 1)
	if err != nil {
		return &wrong{fmt.Sprintf("undo of input %d: %v", n, err)}
	}
	if !bytes.Equal(print(t.m), was) {
		return &wrong{fmt.Sprintf("undo of input %d leads to another match than it came from", n)}
	}
	if err := t.m.Feed(cut[0]); err != nil {
		return &wrong{fmt.Sprintf("redo of input %d: %v", n, err)}
	}
	if !bytes.Equal(print(t.m), now) {
		return &wrong{fmt.Sprintf("redo of input %d leads to another match than before", n)}
	}
	return nil
}

type forking struct{ single }

func (t *forking) feed(in state.Input) error {
	if err := t.single.feed(in); err != nil {
		return err
	}
	f := t.m.Fork()
	if !bytes.Equal(print(f), print(t.m)) {
		return &wrong{fmt.Sprintf("the copy after input %d differs", len(t.m.Inputs()))}
	}
	t.m.Close()
	t.m = f
	return nil
}

type encoding struct{ single }

func (t *encoding) feed(in state.Input) error {
	copied, err := state.DecodeInput(state.EncodeInput(nil, &in))
	if err != nil {
		return &wrong{fmt.Sprintf("an input does not come back from its bytes: %v", err)}
	}
	if err := t.single.feed(copied); err != nil {
		return err
	}
	s, since := t.m.Rest()
	bytesOf := s.Encode(nil, state.NoEyes)
	back, err := state.DecodeState(bytesOf)
	if err != nil {
		return &wrong{fmt.Sprintf("the state does not come back from its bytes: %v", err)}
	}
	if !bytes.Equal(back.Encode(nil, state.NoEyes), bytesOf) {
		return &wrong{"the state comes back from its bytes changed"}
	}
	m := match.From(*t.m.Setup(), back, state.All)
	for _, old := range since {
		if err := m.Feed(old); err != nil {
			return &wrong{fmt.Sprintf("an input since the last rest is refused: %v", err)}
		}
	}
	if !bytes.Equal(m.State().Encode(nil, state.NoEyes), t.m.State().Encode(nil, state.NoEyes)) {
		return &wrong{"the match goes on differently from its bytes"}
	}
	t.m.Close()
	t.m = m
	return nil
}

// eyes are the machines of a table of four.
var eyes = [4]state.Eyes{state.All, state.Eyes0, state.Eyes1, state.Crowd}

type engines struct {
	m      [4]*match.Match
	events []match.Told
}

func (t *engines) main() *match.Match     { return t.m[0] }
func (t *engines) forced() []match.Forced { return t.m[0].Forced() }
func (t *engines) told() []match.Told     { return t.events }

func (t *engines) feed(in state.Input) error {
	t.m[0].Pending()
	var parts [4]state.Input
	for i, me := range eyes {
		parts[i] = in.Public(me, t.m[0].State())
	}
	before := len(t.m[0].Events(state.NoEyes, 0))
	first := t.m[0].Feed(parts[0])
	t.events = t.m[0].Events(state.NoEyes, before)
	for i := 1; i < 4; i++ {
		if err := t.m[i].Feed(parts[i]); (err == nil) != (first == nil) {
			return &wrong{fmt.Sprintf("machine %d says %v, the open one %v", i, err, first)}
		}
	}
	if first != nil {
		return first
	}
	want := t.m[0].Hash(state.All)
	for i := 1; i < 4; i++ {
		if got := t.m[i].Hash(state.All); got != want {
			return &wrong{fmt.Sprintf("after input %d the public state of machine %d (eyes %d) differs from the open one", len(t.m[0].Inputs()), i, eyes[i])}
		}
	}
	return nil
}

func (t *engines) view(e state.Eyes) *match.View {
	for i := range eyes {
		if eyes[i] == e {
			return t.m[i].View(e)
		}
	}
	return t.m[0].View(e)
}

func (t *engines) close() {
	for _, m := range t.m {
		m.Close()
	}
}
