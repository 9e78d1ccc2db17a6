package session

import (
	"errors"
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/state"
)

// Taking back between two machines, bringing again, and putting the board right by hand: what
// each does to the match, and when. Who must agree to it stands in wish.go.

// Learned is what has come out since a decision that may be taken back.
type Learned struct {
	Seen    [2][]state.CardID // what each seat has come to see, in this order
	Chance  int               // shuffles and lots
	Answers int               // of the other seat
}

// A seat may take back so often, since each is a part of the log; and so many decisions of its own
// at once.
const (
	mostBacks = 500
	mostSteps = 100
	redoing   = mostSteps + 1 // instead of so many: what was taken back is brought again
)

var errBack = errors.New("session: nothing is there to take back, or nobody agreed to it")

// news is what the seats see newly in the input that is fed next. What a seat shows of
// its own is no news: it takes back at its own cost.
func (s *script) news(in *state.Input) (out [2][]state.CardID) {
	if in.Kind != state.InShown {
		return out
	}
	for _, id := range in.IDs {
		c := &s.m.State().Cards[id]
		for seat := state.Seat(0); seat < 2; seat++ {
			if e := state.EyesOf(seat); in.To&e != 0 && c.Seen&e == 0 {
				out[seat] = append(out[seat], id)
			}
		}
	}
	return out
}

// Own says whether an input is a seat's own decision.
func Own(in *state.Input, seat state.Seat) bool {
	return in.Kind == state.InBoth || (in.Kind == state.InAnswer || in.Kind == state.InArranged) && in.Seat == seat
}

// before is the number of a seat's n-th last own decision; -1: there is none, or nothing can
// be taken back any more.
func (s *script) before(seat state.Seat, n int) int {
	if n < 1 || n > mostSteps || s.m == nil || s.fault != nil || s.backsOf[seat] >= mostBacks || s.m.Result().Over {
		return -1
	}
	ins := s.m.Inputs()
	for i := len(ins) - 1; i >= 0; i-- {
		if Own(&ins[i], seat) {
			if n--; n == 0 {
				return i
			}
		}
	}
	return -1
}

// since is what has come out since a seat's n-th last own decision, which there is.
func (s *script) since(by state.Seat, n int) (l Learned) {
	other, at := by.Other(), s.before(by, n)
	for i, in := range s.m.Inputs()[at:] {
		switch in.Kind {
		case state.InShuffled, state.InRolled:
			l.Chance++
		case state.InShown:
			seen := s.learned[at+i]
			l.Seen[by] = append(l.Seen[by], seen[by]...)
			for _, id := range seen[other] {
				if s.owner(id) != by {
					l.Seen[other] = append(l.Seen[other], id)
				}
			}
		default:
			if in.Kind == state.InBoth || in.Seat != by {
				l.Answers++
			}
		}
	}
	if s.stage() > 0 { // half of a lot or of a pair of answers is in
		l.Chance++
	}
	return l
}

// freely says whether a seat may have its wish without being allowed to.
func (s *script) freely(by state.Seat, w wish) bool {
	switch {
	case w.op != "":
		return false
	case w.steps == redoing:
		return s.mayRedo(by) && s.undone.free
	case s.before(by, w.steps) < 0:
		return false
	}
	l := s.since(by, w.steps)
	return len(l.Seen[0])+len(l.Seen[1])+l.Chance+l.Answers == 0
}

// readBack judges a part that takes the match back for the seat that it names.
func (s *script) readBack(p *part) error {
	switch {
	case p.Quit || len(p.Data) != 2 || p.Data[0] > 1:
		return errShape
	case int(p.Data[1]) == redoing && s.mayRedo(state.Seat(p.Data[0])):
		return nil
	case s.before(state.Seat(p.Data[0]), int(p.Data[1])) < 0:
		return errBack
	}
	return nil
}

// undone is what was taken back last, as long as nothing has been done since.
type undone struct {
	by     state.Seat
	free   bool // nobody had to agree to it
	at     int  // length of the log after it; 0: nothing was
	inputs []state.Input
	shown  [2]*ledger
	laid   []laying
}

// mayRedo says whether a seat may bring again what it has taken back.
func (s *script) mayRedo(by state.Seat) bool {
	return s.m != nil && s.fault == nil && s.undone.at > 0 && s.undone.at == len(s.log) && s.undone.by == by && s.backsOf[by] < mostBacks
}

// back takes the match back to a seat's n-th last decision.
func (s *script) back(by state.Seat, n int) {
	at := s.before(by, n)
	u := undone{by, s.freely(by, wish{steps: n}), len(s.log) + 1, slices.Clone(s.m.Inputs()[at:]), s.shown, slices.Clone(s.laid[s.laidBefore(at):])}
	if s.fault = s.cut(at); s.fault == nil {
		s.backs++
		s.backsOf[by]++
		s.follow()
		s.undone = u
	}
}

// redo brings again what was taken back: both machines still have it.
func (s *script) redo() {
	u := s.undone
	s.undone = undone{}
	s.backs++
	s.backsOf[u.by]++
	for i := 0; i < len(u.inputs) && s.fault == nil; i++ {
		if err := s.feed(u.inputs[i]); err != nil {
			s.fault = fmt.Errorf("session: input %d: %w", s.index(), err)
		}
	}
	s.shown, s.laid = u.shown, append(s.laid, u.laid...)
}

// cut puts the match back to before input n.
func (s *script) cut(n int) error {
	_, err := s.m.Undo(n)
	s.learned = s.learned[:min(n, len(s.learned))]
	s.laid = s.laid[:s.laidBefore(n)]
	return err
}

// nth is the number under which keys of the input under way are derived: no two inputs have
// the same, though one was taken back.
func (s *script) nth() int { return s.index() + s.backs*maxParts*64 }

// mayMend says why a seat may not put the board right by an operation now; nil: it may.
func (s *script) mayMend(by state.Seat, op *state.HandOp) error {
	if s.m == nil || s.fault != nil || !s.m.AtRest() || s.stage() > 0 {
		return ErrNotNow
	}
	if why := rules.CheckMend(s.m.Kernel(), by, op); why != nil {
		return why
	}
	if rules.Alone(s.m.Kernel().Board, op) {
		return ErrNotNow
	}
	return nil
}

// readMend judges a part that puts the board right.
func (s *script) readMend(p *part) (in state.Input, whole bool, err error) {
	if p.Quit || p.Back || len(p.Data) < 2 || p.Data[0] > 1 {
		return in, false, errShape
	}
	a, err := state.DecodeAnswer(p.Data[1:])
	if err != nil || a.Hand == nil {
		return in, false, errShape
	}
	in = state.Input{Kind: state.InMended, Seat: state.Seat(p.Data[0]), Answers: [2]state.Answer{{Hand: a.Hand}}}
	return in, true, s.mayMend(in.Seat, a.Hand)
}
