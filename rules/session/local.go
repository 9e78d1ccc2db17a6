package session

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// LocalOptions says how a match without another machine is played.
type LocalOptions struct {
	Setup  rules.Setup   // knows every face
	From   *state.State  // begin in the middle, at this rest; nil: at the beginning
	Seed   uint64        // of all chance: the same inputs meet the same chance again
	Bots   [2]Player     // who plays a seat; nil: the person
	Hide   bool          // one person, both seats: show only what the seat asked may know
	Inputs []state.Input // of a stored record, to go on from
}

// Local is a match on this machine alone: both seats by one person, or bots. It
// is a Session.
type Local struct {
	alone
	o        LocalOptions
	m        *match.Match
	view     *match.View
	held     [2]*state.Answer // secret answers that wait for the other half
	thoughts [2]Thought       // of bots, on what is asked now
	redo     []state.Input
	seat     state.Seat // last asked
	fault    *Problem
	note     *Problem // what was taken back last
	trace    string   // of the last crash of the rules
	mends    int      // how often the board was put right, or was as before
}

// NewLocal begins a match, or goes on with a stored one. It fails when the stored
// inputs are refused, and says which.
func NewLocal(o LocalOptions) (*Local, error) {
	l := &Local{o: o}
	if o.From != nil {
		l.m = match.From(o.Setup, o.From, state.All)
	} else {
		l.m = match.New(o.Setup, state.All)
	}
	for i, in := range o.Inputs {
		if err := l.m.Feed(in); err != nil {
			l.m.Close()
			return nil, fmt.Errorf("session: the stored input %d is refused: %w", i, err)
		}
	}
	l.o.Inputs = nil
	l.Tick()
	return l, nil
}

// patience bounds how much chance one Tick deals with.
const patience = 1000

// Tick deals with all chance that is due and lets a bot answer once.
func (l *Local) Tick() {
	l.chance()
	if w := l.m.Pending(); w != nil && l.fault == nil {
		l.bots(w)
	}
}

func (l *Local) chance() {
	for range patience {
		in := Due(l.m, l.o.Seed)
		if in == nil {
			in = l.consent()
		}
		if in == nil || l.fault != nil {
			break
		}
		l.feed(*in)
	}
}

// consent is the yes of one person with both hands to what the same person does by hand:
// nobody is asked whether he agrees with himself.
func (l *Local) consent() *state.Input {
	w := l.m.Pending()
	if w == nil || w.Kind != state.InAnswer || w.D[0].Op == nil || l.o.Bots[0] != nil || l.o.Bots[1] != nil {
		return nil
	}
	return &state.Input{Kind: state.InAnswer, Seat: w.Seat, Answers: [2]state.Answer{{N: []int32{1}}}}
}

// Due is the input that no seat is asked for, on a machine that knows every face;
// nil: a seat is asked. Chance is a function of seed and the number of the input.
func Due(m *match.Match, seed uint64) *state.Input {
	w := m.Pending()
	if w == nil || w.Kind != state.InShuffled && w.Kind != state.InShown && w.Kind != state.InRolled {
		return nil
	}
	r := rules.Mix(seed, uint64(len(m.Inputs())))
	in := &state.Input{Kind: w.Kind, Seat: state.Nobody, IDs: w.IDs, To: w.To}
	switch w.Kind {
	case state.InShuffled:
		in.Faces = m.State().Faces(w.IDs)
		rules.ShuffleFaces(in.Faces, &r)
	case state.InShown:
		in.Faces = m.State().Faces(w.IDs)
	case state.InRolled:
		in.N = int32(r.N(int(w.N)))
	}
	return in
}

// bots lets every bot that is asked answer.
func (l *Local) bots(w *match.Want) {
	for s := state.Seat(0); s < 2; s++ {
		if b := l.o.Bots[s]; b != nil && l.held[s] == nil {
			if d := asked(l.m, s); d != nil {
				a, done := state.Answer{Pick: d.Items}, true
				var err error
				if w.Kind != state.InArranged { // a bot keeps the order
					a, done, err = l.think(s, b, d)
				}
				if !done {
					return
				}
				if err == nil {
					err = l.take(s, a)
				}
				if err != nil && l.fault == nil {
					l.stop(fmt.Errorf("the bot's answer was refused: %w", err))
				}
				return
			}
		}
	}
}

// take takes a seat's answer; of a secret pair the first half waits.
func (l *Local) take(s state.Seat, a state.Answer) error {
	w := l.m.Pending()
	d := asked(l.m, s)
	if why := check(l.m, d, a); why != nil {
		return why
	}
	a = copied(a)
	in := state.Input{Kind: w.Kind, Seat: s}
	switch w.Kind {
	case state.InArranged:
		in = arranged(l.m, w, orderOf(l.m, w.IDs, a.Pick))
	case state.InAnswer:
		in.Answers[0] = a
	case state.InBoth:
		l.held[s] = &a
		l.view = nil
		if l.held[0] == nil || l.held[1] == nil {
			return nil
		}
		in.Seat = state.Nobody
		for i := range l.held {
			in.Answers[half(w, state.Seat(i))] = *l.held[i]
		}
	}
	return l.feed(in)
}

// moved forgets what belongs to the question before.
func (l *Local) moved() { l.held, l.thoughts, l.view = [2]*state.Answer{}, [2]Thought{}, nil }

func (l *Local) feed(in state.Input) error {
	err := l.m.Feed(in)
	if fault := l.m.Broken(); fault != nil {
		l.stop(fault)
		l.m.Undo(len(l.m.Inputs())) // to before it
	} else if err != nil && in.Kind != state.InAnswer {
		l.stop(err)
	}
	if err == nil {
		l.moved()
	}
	return err
}

// takeBack puts the match back to before input n and what followed it, on which the
// rules crashed: the person may answer otherwise.
func (l *Local) takeBack(n int) error {
	if _, still := l.m.Undo(n); still != nil {
		return l.m.Broken()
	}
	l.moved()
	l.note, l.fault = brokenAt(n), nil
	return whyBroken
}

func (l *Local) stop(err error) { l.fault, l.trace = brokenAt(len(l.m.Inputs())), match.Trace(err) }

// person is the seat that a person answers for now: Nobody when none is asked.
func (l *Local) person() state.Seat {
	for s := state.Seat(0); s < 2; s++ {
		if l.o.Bots[s] == nil && l.held[s] == nil && asked(l.m, s) != nil {
			l.seat = s
			return s
		}
	}
	return state.Nobody
}

// Decision is what the person is asked.
func (l *Local) Decision() *rules.Decision {
	s := l.person()
	if s == state.Nobody || l.fault != nil {
		return nil
	}
	return asked(l.m, s)
}

// moment names the present question: below zero when a person's half is in.
func (l *Local) moment() int {
	n := len(l.m.Inputs())
	for s := range l.held {
		if l.held[s] != nil && l.o.Bots[s] == nil {
			return -1 - n
		}
	}
	return n
}

// Answer takes the person's answer.
func (l *Local) Answer(inputs int, a state.Answer) error {
	s := l.person()
	switch {
	case inputs != l.moment():
		return ErrStale
	case s == state.Nobody || l.fault != nil:
		return ErrNotNow
	}
	n := len(l.m.Inputs())
	err := l.take(s, a)
	if l.chance(); l.fault != nil {
		return l.takeBack(n)
	}
	if err != nil {
		return err
	}
	l.redo = nil
	l.Tick()
	return nil
}

// Check, Acts and Next read the present decision.
func (l *Local) Check(a state.Answer) *board.Why { return check(l.m, l.Decision(), a) }

// Acts lists the acts of the present decision.
func (l *Local) Acts() []state.Act { return acts(l.m, l.Decision()) }

// Next lists what may be added to a part of a choice.
func (l *Local) Next(part []state.Item) []state.Item { return next(l.m, l.Decision(), part) }

// Sources lists what may serve a plan for the present decision.
func (l *Local) Sources() []state.Payment { return sources(l.m, l.Decision()) }

// Gives is how much a single payment yields, or why nothing.
func (l *Local) Gives(pay state.Payment) (int32, *board.Why) { return gives(l.m, l.Decision(), pay) }

// Propose is a plan that pays for it.
func (l *Local) Propose() ([]state.Payment, bool) { return propose(l.m, l.Decision()) }

// eyes is whose knowledge is shown: the person's.
func (l *Local) eyes() state.Eyes {
	if s := l.Seat(); s != state.Nobody {
		return state.EyesOf(s)
	}
	if l.o.Hide {
		l.person()
		return state.EyesOf(l.seat)
	}
	return state.All
}

// View is what the person may see.
func (l *Local) View() *match.View {
	if l.view == nil {
		l.view = l.m.View(l.eyes())
		l.view.Mine = l.Decision()
		l.view.Inputs = l.moment()
	}
	return l.view
}

// Events lists what happened; a person with both hands sees what either seat saw.
func (l *Local) Events(from int) []match.Told { return eventsOf(l.m, l.eyes(), from) }

// eventsOf is what happened as these eyes saw it; all of them: what either seat saw.
func eventsOf(m *match.Match, e state.Eyes, from int) []match.Told {
	if e != state.All {
		return m.Events(e, from)
	}
	out := m.Events(state.Eyes0, from)
	for i, t := range m.Events(state.Eyes1, from) {
		if out[i].Face == 0 {
			out[i].Face = t.Face
		}
		if out[i].ObjFace == 0 {
			out[i].ObjFace = t.ObjFace
		}
	}
	return out
}

// Concede gives up for the person's seat: with both hands for the seat asked.
func (l *Local) Concede() error {
	s := l.Seat()
	if s == state.Nobody {
		if s = l.person(); s == state.Nobody {
			s = l.seat
		}
	}
	if l.Result().Over || l.fault != nil {
		return ErrNotNow
	}
	l.redo = nil
	return l.feed(state.Input{Kind: state.InConceded, Seat: s})
}

// own says whether an input was the person's doing.
func (l *Local) own(in *state.Input) bool {
	switch in.Kind {
	case state.InAnswer, state.InArranged, state.InConceded, state.InMended:
		return l.o.Bots[in.Seat] == nil
	case state.InBoth:
		return l.o.Bots[0] == nil || l.o.Bots[1] == nil
	}
	return false
}

// last is the number of the person's last own input; -1: there is none.
func (l *Local) last() int {
	ins := l.m.Inputs()
	for i := len(ins) - 1; i >= 0; i-- {
		if l.own(&ins[i]) {
			return i
		}
	}
	return -1
}

// CanUndo says whether there is a decision to take back to.
func (l *Local) CanUndo() bool { return l.moment() < 0 || l.last() >= 0 }

// CanRedo says whether something was taken back.
func (l *Local) CanRedo() bool { return len(l.redo) > 0 }

// Undo takes back to the person's last decision.
func (l *Local) Undo() error {
	if l.moment() < 0 {
		l.held, l.view = [2]*state.Answer{}, nil
		return nil
	}
	if l.last() < 0 {
		return ErrNotNow
	}
	l.mends++
	for first := true; first || l.consent() != nil; first = false {
		cut, err := l.m.Undo(l.last())
		if err != nil {
			return err
		}
		l.redo = append(append([]state.Input(nil), cut...), l.redo...)
	}
	l.moved()
	l.fault = nil
	return nil
}

// Redo brings the decision that was taken back last, and all that followed it.
func (l *Local) Redo() error {
	if len(l.redo) == 0 {
		return ErrNotNow
	}
	l.mends++
	for i := 0; len(l.redo) > 0 && (i == 0 || !l.own(&l.redo[0]) || l.consent() != nil); i++ {
		if err := l.feed(l.redo[0]); err != nil {
			l.redo = nil
			return err
		}
		l.redo = l.redo[1:]
	}
	return nil
}

// CanMend says whether a person may put the board right now.
func (l *Local) CanMend() bool {
	return l.fault == nil && l.held == [2]*state.Answer{} && (l.o.Bots[0] == nil || l.o.Bots[1] == nil) && l.m.AtRest()
}

// Mend puts the board right at once. With both hands it is done for the seat that may.
func (l *Local) Mend(op state.HandOp) error {
	if !l.CanMend() {
		return ErrNotNow
	}
	op = op.Bare()
	by, n := l.Seat(), len(l.m.Inputs())
	if by == state.Nobody {
		if by = 0; rules.CheckMend(l.m.Kernel(), by, &op) != nil {
			by = 1
		}
	}
	if why := rules.CheckMend(l.m.Kernel(), by, &op); why != nil {
		return why
	}
	if why := rules.HandIdle(l.m.Kernel(), &op); why != nil {
		return why
	}
	err := l.feed(state.Input{Kind: state.InMended, Seat: by, Answers: [2]state.Answer{{Hand: &op}}})
	l.mends++
	if l.chance(); l.fault != nil {
		return l.takeBack(n)
	}
	l.redo = nil
	l.Tick()
	return err
}

// Result is how the match ended, or that it has not.
func (l *Local) Result() rules.Result { return l.m.Result() }

// Seat is the person's seat; Nobody when a person plays both, or none.
func (l *Local) Seat() state.Seat {
	switch {
	case l.o.Bots[0] == nil && l.o.Bots[1] != nil:
		return 0
	case l.o.Bots[1] == nil && l.o.Bots[0] != nil:
		return 1
	}
	return state.Nobody
}

// Names are the players' names.
func (l *Local) Names() [2]string { return l.o.Setup.Names }

// Status is how the session is.
func (l *Local) Status() Status {
	switch {
	case l.fault != nil:
		return Status{Phase: Stopped, Problem: l.fault, Trace: l.trace}
	case l.Result().Over:
		return Status{Phase: Ended, Mends: l.mends}
	}
	return Status{Phase: Playing, Problem: l.note, Trace: l.trace, Mends: l.mends}
}

// Record is the match as a record file.
func (l *Local) Record() []byte { return match.NewRecord(l.m).Encode() }

// Match is the match itself, to read.
func (l *Local) Match() *match.Match { return l.m }

// Close ends the match.
func (l *Local) Close() { l.m.Close() }
