package session

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/binary"
	"errors"
	"fmt"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// part is one entry of the log of a match between two machines. Public facts say
// at every moment which one seat writes the next part, and what it must hold, so
// that the log has one order and each machine knows how much of it the other has.
// An input of the match takes no part (both machines know it), one, two, or three
// (a commitment, the other's number, the opening).
type part struct {
	Seat state.Seat // who wrote it
	Quit bool       // instead: the seat Data[0] concedes
	Back bool       // instead: the match is taken back by the last Data[1] decisions of the seat Data[0], or what was so taken back is brought again
	Mend bool       // instead: the seat Data[0] puts the board right by the operation that follows
	Data []byte
	Hash uint32  // of the public hash after the inputs it completed; 0: it completed none
	Mark [8]byte // by which its writer knows it again
}

func (p *part) write(w *pen) {
	kind := uint64(p.Seat)
	if p.Quit {
		kind |= 2
	}
	if p.Hash != 0 {
		kind |= 4
	}
	if p.Back {
		kind |= 8
	}
	if p.Mend {
		kind |= 16
	}
	w.num(kind)
	w.bytes(p.Data)
	if p.Hash != 0 {
		w.put(binary.BigEndian.AppendUint32(nil, p.Hash))
	}
	w.put(p.Mark[:])
}

func readPart(r *pen) (p part) {
	kind := r.read(31)
	p.Seat, p.Quit, p.Back, p.Mend = state.Seat(kind&1), kind&2 != 0, kind&8 != 0, kind&16 != 0
	p.Data = r.readBytes(maxPart)
	if kind&4 != 0 {
		if b := r.take(4); b != nil {
			p.Hash = binary.BigEndian.Uint32(b)
		}
	}
	copy(p.Mark[:], r.take(8))
	return
}

// parts writes a log; readParts reads one.
func (p *pen) parts(log []part) {
	p.num(uint64(len(log)))
	for i := range log {
		log[i].write(p)
	}
}

func (p *pen) readParts() (log []part) {
	n := int(p.read(maxParts))
	for i := 0; i < n && !p.bad; i++ {
		log = append(log, readPart(p))
	}
	return log
}

// mark signs a part so that its writer, having lost it, takes it back from the other.
func (s *secret) mark(at int, p *part) [8]byte {
	k := s.key("mark", at)
	h := hmac.New(sha256.New, k[:])
	w := pen{}
	q := *p
	q.Mark = [8]byte{}
	q.write(&w)
	h.Write(w.b)
	return [8]byte(h.Sum(nil)[:8])
}

// Chance gives chance from outside instead of drawing it: for scenarios, where
// both machines are told the same. The input has every face; only shuffles and
// lots are asked for.
type Chance func(m *match.Match, w *match.Want) (state.Input, error)

// script plays a log into a match, with the secrets this machine has: its own
// during the match, both to prove it afterwards.
type script struct {
	setup   rules.Setup // decks as far as they are known
	from    *state.State
	me      state.Eyes
	keys    [2]*secret
	chance  Chance
	said    [2][32]byte           // the hash of each seat's head
	heads   [2]head               // those that are in
	shown   [2]*ledger            // by seat: which of its cards were shown; nil: faces need no proof
	judge   func(in *state.Input) // looks at each input before it is fed
	m       *match.Match          // nil until both seats have said what is public of their decks
	log     []part
	first   int    // in log: first part of the input under way
	backs   int    // how often the match was taken back, or brought again
	backsOf [2]int // by whom
	mends   int    // how often the board was put right
	undone  undone

	own   *owned // cards that only one side has
	stale bool   // a card has come that the match has not been played with

	learned [][2][]state.CardID // by input: what each seat saw newly

	laid []laying // where cards lie, as far as was committed to, by input

	next  [2]*ledger // the ledgers after the input that is being read; nil: as before
	lay   *laying    // what that input says of where cards lie; nil: nothing
	fault error      // rules or chance broke: nothing goes on
}

// Errors of the log.
var (
	errTurn    = errors.New("session: another seat writes the next part")
	errQuit    = errors.New("session: a concession that nobody made")
	errMixed   = errors.New("session: a shuffle of cards of both seats")
	errHash    = errors.New("session: the public states differ")
	errNoHash  = errors.New("session: a part with the wrong kind of hash")
	errTooLong = errors.New("session: the log is too long")
	errMark    = errors.New("session: a mark that does not come from the writer's secret")
	errHead    = errors.New("session: what is said of the deck is not what was committed to")
)

// staged says whether the match is one of a scenario, which has decks of any kind.
func (s *script) staged() bool { return s.from != nil || s.chance != nil }

// authors lists who writes the parts of the input under way.
func (s *script) authors() []state.Seat {
	if s.m == nil {
		return []state.Seat{0, 1}
	}
	w := s.m.Pending()
	if w == nil {
		return nil
	}
	switch w.Kind {
	case state.InAnswer, state.InArranged:
		return []state.Seat{w.Seat}
	case state.InBoth:
		return []state.Seat{0, 1, 0}
	case state.InRolled:
		if s.chance == nil {
			return []state.Seat{0, 1, 0}
		}
	case state.InShuffled:
		if s.chance == nil && len(w.IDs) > 1 {
			o := s.owner(w.IDs[0])
			return []state.Seat{o, o.Other()}
		}
	case state.InShown:
		var who []state.Seat
		for seat := state.Seat(0); seat < 2; seat++ {
			if len(s.tells(w, seat)) > 0 {
				who = append(who, seat)
			}
		}
		return who
	}
	return nil
}

func (s *script) owner(id state.CardID) state.Seat { return s.m.State().Cards[id].Owner }

// together says whether cards belong to one seat: only such are shuffled between machines.
func (s *script) together(ids []state.CardID) bool {
	for _, id := range ids {
		if o := s.owner(id); o == state.Nobody || o != s.owner(ids[0]) {
			return false
		}
	}
	return true
}

// tells lists the cards whose faces a seat must tell: its own, shown to others.
func (s *script) tells(w *match.Want, seat state.Seat) []int {
	if w.To&^state.EyesOf(seat) == 0 {
		return nil
	}
	var out []int
	for i, id := range w.IDs {
		if s.owner(id) == seat {
			out = append(out, i)
		}
	}
	return out
}

// writer is the seat that writes the next part; Nobody when none is to come.
func (s *script) writer() state.Seat {
	if a := s.authors(); s.fault == nil && s.stage() < len(a) {
		return a[s.stage()]
	}
	return state.Nobody
}

// stage counts the parts of the input under way that are in.
func (s *script) stage() int { return len(s.log) - s.first }

// index is the number of the input under way.
func (s *script) index() int {
	if s.m == nil {
		return -1
	}
	return len(s.m.Inputs())
}

// add plays the next part. An error but errHash changed nothing, a *rules.Fault
// neither; with errHash the part was played and the states differ. Of a part that is being
// written (write) the hash is filled in instead of compared.
func (s *script) add(p *part, write bool) error {
	switch {
	case s.fault != nil:
		return s.fault
	case len(s.log) >= maxParts:
		return errTooLong
	case p.Seat != s.writer():
		return errTurn
	}
	s.next, s.lay = [2]*ledger{}, nil
	in, whole, err := s.read(p)
	if err != nil {
		return err
	}
	if !write && (p.Hash != 0) != whole {
		return errNoHash
	}
	if s.stale {
		if s.again(); s.fault != nil {
			return s.fault
		}
	}
	if !whole {
		s.log = append(s.log, *p)
		return nil
	}
	at, shown := max(s.index(), 0), s.shown
	switch {
	case p.Back && int(p.Data[1]) == redoing:
		s.redo()
	case p.Back:
		s.back(state.Seat(p.Data[0]), int(p.Data[1]))
	case s.m == nil:
		s.begin()
	default:
		if err := s.feed(in); err != nil {
			return err
		}
		if p.Mend {
			s.mends++
		}
	}
	s.settle()
	if s.fault != nil {
		s.shown = shown
		return s.takeBack(at)
	}
	h := uint32(s.m.Hash(state.All))
	if h == 0 {
		h = 1 // 0 means that there is none
	}
	if write {
		p.Hash = h
	}
	s.log = append(s.log, *p)
	s.first = len(s.log)
	if p.Hash != h {
		return errHash
	}
	return nil
}

// takeBack puts the match back to input n after a fault, so that what broke it is kept
// nowhere and the match can go on another way. Chance that fails stops for good.
func (s *script) takeBack(n int) error {
	err := s.fault
	var f *match.Fault
	if !errors.As(err, &f) && err != errMixed {
		return err
	}
	if still := s.cut(n); still == nil {
		s.fault = nil
	}
	return err
}

// feed gives the match an input; an error changed nothing, unless it is the fault.
func (s *script) feed(in state.Input) error {
	if s.judge != nil {
		s.judge(&in)
	}
	news := s.news(&in)
	err := s.m.Feed(in)
	if b := s.m.Broken(); b != nil {
		s.fault = b
		return nil
	}
	if err == nil {
		s.learned = append(s.learned, news)
		s.lieDown()
		s.follow()
	}
	return err
}

// follow lets the ledgers know what has been dealt anew.
func (s *script) follow() {
	for seat := range s.shown {
		if s.next[seat] != nil {
			s.shown[seat], s.next[seat] = s.next[seat], nil
		}
		if l := s.shown[seat]; l != nil {
			s.shown[seat] = l.follow(s.m.State(), state.Seat(seat))
		}
	}
}

// settle feeds the inputs that both machines know by themselves.
func (s *script) settle() {
	for s.fault == nil {
		w := s.m.Pending()
		if w == nil {
			return
		}
		if w.Kind == state.InShuffled && !s.together(w.IDs) {
			s.fault = errMixed
			return
		}
		if len(s.authors()) > 0 {
			return
		}
		in := state.Input{Kind: w.Kind, Seat: state.Nobody, IDs: w.IDs, To: w.To}
		switch {
		case w.Kind == state.InShown:
			in.Faces = s.m.State().Faces(w.IDs)
			in = in.Public(s.me, s.m.State())
		case s.chance != nil && (w.Kind == state.InShuffled || w.Kind == state.InRolled):
			var err error
			if in, err = s.chance(s.m, w); err != nil {
				s.fault = err
				return
			}
			in = in.Public(s.me, s.m.State())
		case w.Kind == state.InShuffled:
			in.Faces = known(s.m.State().Faces(w.IDs))
		}
		if err := s.feed(in); err != nil {
			s.fault = fmt.Errorf("session: input %d: %w", s.index(), err)
		}
	}
}

// begin starts the match when both decks' public parts are in.
func (s *script) begin() {
	s.m = s.newMatch()
	s.m.Pending()
	if s.fault = s.m.Broken(); s.fault != nil {
		return
	}
	if s.from == nil {
		for seat := range s.shown {
			s.shown[seat] = newLedger(s.heads[seat].Main, s.heads[seat].Side)
		}
	}
	s.follow()
}

// newMatch is the match at its beginning.
func (s *script) newMatch() *match.Match {
	if s.from != nil {
		return match.From(s.setup, s.from, s.me)
	}
	return match.New(s.setup, s.me)
}

// close ends the match of the script.
func (s *script) close() {
	if s.m != nil {
		s.m.Close()
	}
}
