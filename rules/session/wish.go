package session

import "gotaku/rules/state"

// What one person asks the other for beside the rules: to take back, to bring again what was
// taken back, to put the board right by hand. The other agrees or does not. Nobody is asked
// for what has shown nobody anything: both machines know that by themselves. Whoever's turn it
// is to write then writes it, as a part of the log like any other, so that the log has one
// order and only grows.
//
// Asking and answering are of a moment, which the length of the log names, and of a number,
// which goes up with every wish and every end of one: when either log grows, both are of
// another moment and mean nothing any more. So what was agreed to is what is done, and a
// message that comes late or twice does nothing. A wish that was withdrawn holds until the
// other side is known to have heard that: before, it may have been granted and done.

// Back is what stands between the seats about taking back, or putting right.
type Back struct {
	Stage BackStage
	Of    int           // number by which the other's wish is answered
	Since Learned       // what would be taken back, while that is asked for
	Again bool          // what was taken back is to be brought again
	Op    *state.HandOp // the board is to be put right by this; nil: it is not
}

// BackStage is how far a wish has come.
type BackStage uint8

// The stages.
const (
	BackNone   BackStage = iota
	BackMine             // this seat asks, and the other has not answered
	BackDenied           // the other has said no, at this moment of the match
	BackTheirs           // the other asks, and this person is to answer
)

// wish is what a person asks for; the zero one is none.
type wish struct {
	steps int    // so many decisions are taken back; redoing: brought again
	op    string // an operation by hand, as an answer is encoded
}

func (w wish) none() bool { return w == wish{} }

// hand is the operation of a wish; nil: it has none, or one that cannot be read.
func (w wish) hand() *state.HandOp {
	a, err := state.DecodeAnswer([]byte(w.op))
	if err != nil {
		return nil
	}
	return a.Hand
}

// may says whether a seat may wish for this now.
func (s *script) may(by state.Seat, w wish) bool {
	switch {
	case w.op != "":
		return w.steps == 0 && s.mayMend(by, w.hand()) == nil
	case w.steps == redoing:
		return s.mayRedo(by)
	}
	return s.before(by, w.steps) >= 0
}

// as is a wish of a seat as a part of the log.
func (w wish) as(by state.Seat) part {
	if w.op != "" {
		return part{Mend: true, Data: append([]byte{byte(by)}, w.op...)}
	}
	return part{Back: true, Data: []byte{byte(by), byte(w.steps)}}
}

// wishOf is what a part of the log brings about, and for whom.
func wishOf(e *part) (by state.Seat, w wish) {
	if by = state.Seat(e.Data[0]); e.Mend {
		return by, wish{op: string(e.Data[1:])}
	}
	return by, wish{steps: int(e.Data[1])}
}

// moment is what is asked or answered: a wish of a number, while the log has this length.
type moment struct {
	at, nth int
	wish
}

// now says whether it is of the present moment, and asks for anything.
func (p *Peer) now(m moment) bool {
	return !m.none() && m.at == len(p.sc.log) && p.sc.m != nil
}

// wishes says what this person wishes for from now on; none: nothing any more.
func (p *Peer) wishes(w wish) {
	p.nth++
	if p.wish = w; !w.none() {
		p.asked = moment{len(p.sc.log), p.nth, w}
	}
}

// mayWish says whether this person may wish for anything now.
func (p *Peer) mayWish() bool {
	return p.wish.none() && !p.quit && p.sc.m != nil && p.Status().Phase == Playing
}

// noSaid says whether the other has said no to a wish at this moment: to any that is taken
// back, or to this operation.
func (p *Peer) noSaid(w wish) bool {
	return p.refused.at == len(p.sc.log) && p.refused.op == w.op
}

// CanUndo says whether this seat may take back, or ask for it.
func (p *Peer) CanUndo() bool {
	return p.held != nil || p.mayWish() && !p.noSaid(wish{}) && p.sc.before(p.o.Seat, 1) >= 0
}

// Undo takes back to this seat's last decision, or asks for it.
func (p *Peer) Undo() error { return p.UndoBy(1) }

// UndoBy takes back to this seat's n-th last decision where nothing has come out since, and
// asks the other seat where something has.
func (p *Peer) UndoBy(n int) error {
	if p.held != nil {
		p.held = nil
		p.wished()
		return nil
	}
	return p.wishFor(p.CanUndo(), wish{steps: n})
}

// CanRedo says whether this seat may bring again what it has taken back, or ask for it.
func (p *Peer) CanRedo() bool {
	return p.mayWish() && !p.noSaid(wish{}) && p.sc.mayRedo(p.o.Seat)
}

// Redo brings again what was taken back, or asks for it where the other was asked before.
func (p *Peer) Redo() error { return p.wishFor(p.CanRedo(), wish{steps: redoing}) }

// CanMend says whether this seat may ask to put the board right.
func (p *Peer) CanMend() bool {
	return p.mayWish() && p.held == nil && p.sc.m.AtRest() && p.sc.stage() == 0
}

// Mend asks to put the board right by an operation.
func (p *Peer) Mend(op state.HandOp) error {
	op = op.Bare()
	if p.CanMend() {
		if why := p.sc.mayMend(p.o.Seat, &op); why != nil {
			return why
		}
	}
	w := wish{op: string(state.EncodeAnswer(nil, &state.Answer{Hand: &op}))}
	return p.wishFor(p.CanMend() && !p.noSaid(w), w)
}

// wishFor asks for something that may be asked for.
func (p *Peer) wishFor(can bool, w wish) error {
	if !can || !p.sc.may(p.o.Seat, w) {
		return ErrNotNow
	}
	p.wishes(w)
	p.wished()
	return nil
}

// wished lets what this person wishes take its way.
func (p *Peer) wished() {
	p.view = nil
	p.store()
	p.Tick()
}

// keepAsking is done when the log has grown by a part: what was asked is asked of the new
// moment, unless it has been done.
func (p *Peer) keepAsking(e *part) {
	if p.wish.none() {
		return
	}
	w := p.wish
	if e.Back || e.Mend {
		if by, done := wishOf(e); by == p.o.Seat && (done == w || done.op == "" && w.op == "") {
			w = wish{}
		}
	}
	if !p.sc.may(p.o.Seat, w) {
		w = wish{}
	}
	p.wishes(w)
}

// Back is what stands between the seats.
func (p *Peer) Back() Back {
	if p.sc.m == nil || p.stop != nil || p.Result().Over {
		return Back{}
	}
	switch {
	case !p.wish.none():
		return p.back(BackMine, p.o.Seat, p.wish)
	case p.refused.at == len(p.sc.log):
		return Back{Stage: BackDenied}
	case p.now(p.theirs) && p.granted != p.theirs && p.denied != p.theirs:
		b := p.back(BackTheirs, p.o.Seat.Other(), p.theirs.wish)
		b.Of = p.told
		return b
	}
	return Back{}
}

func (p *Peer) back(stage BackStage, by state.Seat, w wish) Back {
	switch {
	case w.op != "":
		return Back{Stage: stage, Op: w.hand()}
	case w.steps == redoing:
		return Back{Stage: stage, Again: true}
	}
	return Back{Stage: stage, Since: p.sc.since(by, w.steps)}
}

// Allow answers the other's wish of a number: it may have been withdrawn since it was read, and another have come. With
// always a no is for all that come later, and so for whichever stands there now.
func (p *Peer) Allow(of int, yes, always bool) error {
	if b := p.Back(); b.Stage != BackTheirs || b.Of != of && (yes || !always) {
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

// Keep ends this seat's own wish.
func (p *Peer) Keep() {
	if p.wish.none() {
		return
	}
	p.wishes(wish{})
	p.store()
}

// hearBack takes what a message says of wishes at the moment that it names.
func hearBack(p *Peer, s *sync) {
	n := len(p.sc.log)
	if s.Have != n || p.stop != nil || p.sc.m == nil {
		return
	}
	if p.theirs.at != n || s.Nth >= p.theirs.nth { // else it is late, or comes once more: that wish has been withdrawn
		hearWish(p, moment{n, s.Nth, wish{s.Asks, s.Op}})
	}
	p.line.ack = p.line.ack || s.Waits
	switch {
	case s.Heard != p.nth: // it has not heard what is asked now, or that nothing is
	case p.wish.none():
		p.asked = moment{} // it will not be done any more
	case s.Grants:
		p.agreed = p.asked
	case s.Denies:
		p.refused = moment{at: n, wish: p.wish}
		p.wishes(wish{})
	}
}

// mostAsked is how often the other may ask for something at one moment of the match: who asks, withdraws and asks for
// something else again and again would have this person read without end.
const mostAsked = 8

// hearWish takes what the other wishes for now.
func hearWish(p *Peer, m moment) {
	if !p.sc.may(p.o.Seat.Other(), m.wish) {
		m.wish = wish{}
	}
	if m == p.theirs {
		return
	}
	if p.askedOf.at != m.at {
		p.askedOf = tally{at: m.at}
	}
	if p.theirs = m; m.none() {
		return
	}
	p.told++
	if p.askedOf.n++; p.never || p.askedOf.n > mostAsked {
		p.denied = m
	}
}

// tally is how much there was at one moment of the match.
type tally struct{ at, n int }

// waits says whether something is asked, or withdrawn, that the other has yet to take note of.
func (p *Peer) waits() bool { return !p.wish.none() || p.now(p.asked) }

// writesBack is the part by which somebody has a wish, if this seat is to write it now.
func (p *Peer) writesBack() (e part, ok bool) {
	me, other := p.o.Seat, p.o.Seat.Other()
	switch {
	case !p.writes():
	case !p.wish.none() && (p.now(p.asked) && p.agreed == p.asked || p.sc.freely(me, p.wish)):
		return p.wish.as(me), true
	case p.now(p.theirs) && (p.granted == p.theirs || p.sc.freely(other, p.theirs.wish)):
		return p.theirs.as(other), true
	}
	return e, false
}

// mayTakeBack judges a part of the other's by which somebody has a wish.
func (p *Peer) mayTakeBack(e *part) error {
	if e.Mend {
		if _, _, err := p.sc.readMend(e); err != nil {
			return err
		}
	} else if err := p.sc.readBack(e); err != nil {
		return err
	}
	switch by, w := wishOf(e); {
	case by == p.o.Seat && p.now(p.asked) && p.asked.wish == w:
		return nil
	case by != p.o.Seat && (p.now(p.granted) && p.granted.wish == w || p.sc.freely(by, w)):
		return nil
	}
	return errBack
}
