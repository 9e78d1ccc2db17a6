package session

import (
	"errors"

	"gotaku/rules/state"
)

// Taking back between two machines. A seat asks to take back to its last own decision; the
// other seat agrees or does not. Nobody is asked where since then nobody has seen or done
// anything but the seat's own: both machines know that by themselves. Whoever's turn it is
// to write then writes it, as a part of the log like any other, so that the log has one
// order and only grows.
//
// Asking and answering are of a moment, which the length of the log names: when either log
// grows, both are of another moment and mean nothing any more. So what was agreed to is what
// is taken back, and a message that comes late or twice does nothing.

// Back is what stands between the seats about taking back.
type Back struct {
	Stage BackStage
	Since Learned // what would be taken back, while it is asked for
}

// BackStage is how far a wish to take back has come.
type BackStage uint8

// The stages.
const (
	BackNone   BackStage = iota
	BackMine             // this seat asks, and the other has not answered
	BackDenied           // the other has said no, at this moment of the match
	BackTheirs           // the other asks, and this person is to answer
)

// Learned is what has come out since a decision that may be taken back.
type Learned struct {
	Seen    [2][]state.CardID // what each seat has come to see, in this order
	Chance  int               // shuffles and lots
	Answers int               // of the other seat
}

// A match may be taken back so often, since each is a part of the log; and so many decisions
// of a seat at once.
const (
	mostBacks = 500
	mostSteps = 100
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
	if n < 1 || n > mostSteps || s.m == nil || s.fault != nil || s.backs >= mostBacks || s.m.Result().Over {
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

// freely says whether a seat may take back without being allowed to.
func (s *script) freely(by state.Seat, n int) bool {
	if s.before(by, n) < 0 {
		return false
	}
	l := s.since(by, n)
	return len(l.Seen[0])+len(l.Seen[1])+l.Chance+l.Answers == 0
}

// readBack judges a part that takes the match back for the seat that it names.
func (s *script) readBack(p *part) error {
	switch {
	case p.Quit || len(p.Data) != 2 || p.Data[0] > 1:
		return errShape
	case s.before(state.Seat(p.Data[0]), int(p.Data[1])) < 0:
		return errBack
	}
	return nil
}

// back takes the match back to a seat's n-th last decision.
func (s *script) back(by state.Seat, n int) {
	if s.fault = s.cut(s.before(by, n)); s.fault == nil {
		s.backs++
		s.follow()
	}
}

// cut puts the match back to before input n.
func (s *script) cut(n int) error {
	_, err := s.m.Undo(n)
	s.learned = s.learned[:min(n, len(s.learned))]
	return err
}

// nth is the number under which keys of the input under way are derived: no two inputs have
// the same, though one was taken back.
func (s *script) nth() int { return s.index() + s.backs*maxParts*64 }

// CanUndo says whether this seat may take back, or ask for it.
func (p *Peer) CanUndo() bool {
	return p.held != nil || p.wish == 0 && p.refused != len(p.sc.log) && !p.quit && p.sc.before(p.o.Seat, 1) >= 0 && p.Status().Phase == Playing
}

// Undo takes back to this seat's last decision, or asks for it.
func (p *Peer) Undo() error { return p.UndoBy(1) }

// UndoBy takes back to this seat's n-th last decision where nothing has come out since, and
// asks the other seat where something has.
func (p *Peer) UndoBy(n int) error {
	switch {
	case p.held != nil:
		p.held = nil
	case !p.CanUndo() || p.sc.before(p.o.Seat, n) < 0:
		return ErrNotNow
	default:
		p.wish, p.asked = n, moment{len(p.sc.log), n}
	}
	p.view = nil
	p.store()
	p.Tick()
	return nil
}

// moment is what is asked or answered: to take back so many decisions of the seat that asks,
// while the log has this length.
type moment struct{ at, steps int }

// now says whether it is of the present moment, and for how many decisions.
func (p *Peer) now(m moment) (steps int, ok bool) {
	return m.steps, m.steps > 0 && m.at == len(p.sc.log) && p.sc.m != nil
}

// keepAsking is done when the log has grown by a part: what was asked is asked of the new
// moment, unless it has been done.
func (p *Peer) keepAsking(e *part) {
	if e.Back && state.Seat(e.Data[0]) == p.o.Seat || p.sc.before(p.o.Seat, p.wish) < 0 {
		p.wish = 0
	}
	if p.wish > 0 {
		p.asked = moment{len(p.sc.log), p.wish}
	}
}

// Back is what stands between the seats about taking back.
func (p *Peer) Back() Back {
	if p.sc.m == nil || p.stop != nil || p.Result().Over {
		return Back{}
	}
	other := p.o.Seat.Other()
	switch n, asks := p.now(p.theirs); {
	case p.wish > 0:
		return Back{BackMine, p.sc.since(p.o.Seat, p.wish)}
	case p.refused == len(p.sc.log):
		return Back{Stage: BackDenied}
	case asks && p.granted != p.theirs && p.denied != p.theirs:
		return Back{BackTheirs, p.sc.since(other, n)}
	}
	return Back{}
}

// Allow answers the other's wish to take back. With always a no is for all that come later.
func (p *Peer) Allow(yes, always bool) error {
	if p.Back().Stage != BackTheirs {
		return ErrNotNow
	}
	if yes {
		p.granted = p.theirs
	} else {
		p.denied, p.never = p.theirs, always
	}
	p.store()
	p.Tick()
	return nil
}

// Keep ends this seat's own wish to take back.
func (p *Peer) Keep() {
	p.wish = 0
	p.store()
}

// hearBack takes what a message says about taking back at the moment that it names.
func (p *Peer) hearBack(s *sync) {
	n := len(p.sc.log)
	if s.Have != n || p.stop != nil || p.sc.m == nil {
		return
	}
	if p.theirs = (moment{}); p.sc.before(p.o.Seat.Other(), s.Asks) >= 0 {
		if p.theirs = (moment{n, s.Asks}); p.never {
			p.denied = p.theirs
		}
	}
	switch asks := p.wish > 0; {
	case !asks && (s.Grants || s.Denies):
		p.line.ack = true // the other has not heard that nothing is asked any more
	case s.Grants:
		p.agreed = n
	case s.Denies:
		p.wish, p.refused = 0, n
	}
}

// writesBack says whether this seat is to write now that the match is taken back: for whom,
// and by how many decisions.
func (p *Peer) writesBack() (by state.Seat, steps int, ok bool) {
	me, other := p.o.Seat, p.o.Seat.Other()
	if !p.writes() {
		return me, 0, false
	}
	if p.wish > 0 && (p.agreed == len(p.sc.log) || p.sc.freely(me, p.wish)) {
		return me, p.wish, true
	}
	n, asks := p.now(p.theirs)
	return other, n, asks && (p.granted == p.theirs || p.sc.freely(other, n))
}

// mayTakeBack judges a part of the other's that takes the match back.
func (p *Peer) mayTakeBack(e *part) error {
	if err := p.sc.readBack(e); err != nil {
		return err
	}
	by, as := state.Seat(e.Data[0]), moment{len(p.sc.log), int(e.Data[1])}
	if by == p.o.Seat && p.asked == as || by != p.o.Seat && (p.granted == as || p.sc.freely(by, as.steps)) {
		return nil
	}
	return errBack
}
