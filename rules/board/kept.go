package board

import (
	"slices"

	"gotaku/rules/state"
)

// Kept is something that is kept until a fact that it was read from is written.
type Kept uint8

// What is kept.
const (
	keptBoard  Kept = iota // what cards are, and which abilities work: board
	KeptChecks             // that no rule process is due
	KeptGone               // that every effect and counter is on something that is there
	KeptSaved              // what lay where when an attempt began that was in no other: WrittenCards goes with it
	keptBegun              // all that the board has begun with: lists.begun goes with it
	kepts
)

// notes are what has been written since each of what is kept was read.
type notes struct {
	stale   [kepts]Facts // but for written
	written Facts        // lately
}

func (n *notes) note(f Facts) { n.written |= f }

// Since is what has been written since something was kept.
func (n *notes) Since(what Kept) Facts { return n.stale[what] | n.written }

// Keep says that something has been read anew.
func (n *notes) Keep(what Kept) { n.keepBut(what, 0) }

// keepBut is Keep but for what was written of these facts, which is still to be read.
func (n *notes) keepBut(what Kept, f Facts) {
	for i := range n.stale {
		n.stale[i] |= n.written
	}
	n.written = 0
	n.stale[what] &= f
}

// reading is through whose eyes a board is read, and what they have found so far.
type reading struct {
	settled bool              // nothing that the effects were computed from has been written since
	due     bool              // and if not, they are computed before anything is read, unless the board is held
	peek    state.Eyes        // whose knowledge reading goes Through; NoEyes: what is public
	looked  [3][]*state.Chars // by eyes, of nobody and of each seat, and CardID: what a card was found to be; nil: it has to be looked at
}

// settle says that the effects are what they would be computed as.
func settle(b *Board) {
	b.settled, b.due = true, false
	lookThrough(b, b.peek)
}

// lookThrough lets reading go through eyes.
func lookThrough(b *Board, e state.Eyes) {
	if b.peek, b.read = e, nil; b.settled && int(e) < len(b.looked) {
		b.read = b.looked[e]
	}
}

// forget says that a card has to be looked at again: it lies elsewhere, is seen by others,
// or effects on it have come or gone.
func (r *reading) forget(id state.CardID) {
	for e := range r.looked {
		if int(id) < len(r.looked[e]) {
			r.looked[e][id] = nil
		}
	}
}

// lists is what is kept of each list of the state, by zone and seat, as State.Lists.
type lists struct {
	holders [2 * mostZones]some // that may have a usable ability there
	workers [2 * mostZones]some // whose texts may work there by themselves
	still   [2 * mostZones]bool
	cards   written
	begun   written // those that have been written between when the board began and when cards was emptied last
}

// written are the cards that have been written since they were asked for last: one may stand
// there several times.
type written struct {
	ids []state.CardID
	all bool // they are too many to be listed, or nobody said which
}

// mostWritten is how many cards are listed: more are as good as all.
const mostWritten = 64

// note says that a card has been written.
func (w *written) note(id state.CardID) {
	switch n := len(w.ids); {
	case n > 0 && w.ids[n-1] == id: // most are written several times on end
	case n < mostWritten:
		w.ids = append(w.ids, id)
	default:
		w.all = true
	}
}

// WrittenCards lists the cards that have been written since ForgetWritten, wherever they lie;
// all: any may have been.
func (l *lists) WrittenCards() (ids []state.CardID, all bool) { return l.cards.ids, l.cards.all }

// ForgetWritten empties that list.
func (l *lists) ForgetWritten() {
	if l.begun.all = l.begun.all || len(l.begun.ids)+len(l.cards.ids) >= mostWritten; !l.begun.all {
		l.begun.ids = append(l.begun.ids, l.cards.ids...)
	}
	l.cards.ids, l.cards.all = l.cards.ids[:0], false
}

// anew says that a card, and what is kept of where it lies, has to be looked at again.
func anew(b *Board, id state.CardID) {
	b.forget(id)
	b.cards.note(id)
	if at := b.State.Cards[id].At; at.Zone >= 0 {
		i := listOf(at)
		b.holders[i].known, b.workers[i].known, b.still[i] = false, false, false
	}
}

// some are the cards of a list of which something holds.
type some struct {
	known bool
	cards []state.CardID
}

// taken says that a card has left the list.
func (l *some) taken(id state.CardID) {
	if l.known {
		if n := slices.Index(l.cards, id); n >= 0 {
			l.cards = slices.Delete(l.cards, n, n+1)
		}
	}
}

// is says whether it holds of a card of the list now.
func (l *some) is(id state.CardID, so bool) {
	l.known = l.known && slices.Contains(l.cards, id) == so
}

// put says that a card of which it holds has come into the list; last: at its end.
func (l *some) put(id state.CardID, last bool) {
	if l.known = last; last {
		l.cards = append(l.cards, id)
	}
}

// stir says that what is kept of a zone has to be found anew.
func (l *lists) stir(z state.Zone) {
	if z >= 0 {
		for i := int(z) * 2; i <= int(z)*2+1; i++ {
			l.holders[i].known, l.workers[i].known, l.still[i] = false, false, false
		}
	}
}

// Still is a note for each list of the state, for who sets it: it is taken back when
// anything is written of the list, or of a card in it.
func (l *lists) Still() []bool { return l.still[:] }

// Touched says that something has been written of a card that lies at a place.
func (l *lists) Touched(id state.CardID, at state.Place) {
	l.cards.note(id)
	if at.Zone >= 0 {
		l.still[int(at.Zone)*2+int(max(at.Of, 0))] = false
	}
}

// TakenOut says that a card lies in the i-th list of the state no more.
func (l *lists) TakenOut(id state.CardID, i int) {
	l.cards.note(id)
	l.still[i] = false
	l.holders[i].taken(id)
	l.workers[i].taken(id)
}
