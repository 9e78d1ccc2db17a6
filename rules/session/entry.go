package session

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"

	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// read judges what the next part holds, and returns the input it completes.
func (s *script) read(p *part) (in state.Input, whole bool, err error) {
	if p.Back {
		return in, true, s.readBack(p)
	}
	if p.Mend {
		return s.readMend(p)
	}
	if p.Quit {
		return s.readQuit(p)
	}
	if s.m == nil {
		return in, s.stage() == 1, s.readHead(p)
	}
	w := s.m.Pending()
	in = state.Input{Kind: w.Kind, Seat: state.Nobody, IDs: w.IDs, To: w.To}
	switch w.Kind {
	case state.InAnswer:
		in.Seat = p.Seat
		in.Answers[0], err = state.DecodeAnswer(p.Data)
		return in, true, err
	case state.InBoth:
		return s.readBoth(w, p)
	case state.InRolled:
		return s.readRoll(w, p)
	case state.InShuffled:
		return s.readShuffle(w, p)
	case state.InArranged:
		return s.readOrder(w, p)
	case state.InShown:
		return s.readShown(w, p)
	}
	return in, false, errShape
}

// readQuit: a concession, written by the seat whose turn to write it is.
func (s *script) readQuit(p *part) (in state.Input, whole bool, err error) {
	if s.m == nil || len(p.Data) != 1 || p.Data[0] > 1 {
		return in, false, errShape
	}
	return state.Input{Kind: state.InConceded, Seat: state.Seat(p.Data[0])}, true, nil
}

// readHead takes the public part of a deck: what was committed to, and a deck that may
// be played as far as that tells.
func (s *script) readHead(p *part) error {
	h, ok := decodeHead(p.Data)
	switch {
	case !ok:
		return errShape
	case h.hash() != s.said[p.Seat]:
		return errHead
	}
	prints := h.Prints
	for _, f := range h.Leader {
		if onlyHere(s.setup.Rules, f) {
			if len(prints) == 0 {
				return errShape
			}
			if err := s.prints(p.Seat, f, prints[0]); err != nil {
				return err
			}
			prints = prints[1:]
		}
		if s.setup.Rules.Pool.Def(f) == nil {
			return fmt.Errorf("session: there is no card %d", f)
		}
	}
	if len(prints) > 0 {
		return errShape
	}
	d := h.deck()
	if s.keys[p.Seat] == nil && !s.staged() {
		if err := lawful(&s.setup, &d); err != nil {
			return err
		}
	}
	s.heads[p.Seat] = h
	if s.keys[p.Seat] == nil {
		s.setup.Decks[p.Seat] = d
	}
	return nil
}

// falseHalf is a sealed answer that cannot be given: its writer knew the question when it
// committed to it.
type falseHalf struct{ why *board.Why }

func (f *falseHalf) Error() string { return f.why.Error() }
func (f *falseHalf) Unwrap() error { return f.why }

// readBoth: a committed answer, the other's answer, the opening of the first.
func (s *script) readBoth(w *match.Want, p *part) (in state.Input, whole bool, err error) {
	in = state.Input{Kind: state.InBoth, Seat: state.Nobody}
	switch s.stage() {
	case 0:
		if len(p.Data) < 32+padTo || len(p.Data) > 32+mostSealed || (len(p.Data)-32)%padTo != 0 {
			err = errShape
		}
		return in, false, err
	case 1:
		a, err := state.DecodeAnswer(p.Data)
		if err != nil {
			return in, false, err
		}
		if why := w.D[half(w, p.Seat)].Check(s.m.Kernel(), state.NoEyes, a); why != nil {
			return in, false, why
		}
		return in, false, nil
	}
	if len(p.Data) != 32 {
		return in, false, errShape
	}
	a, err := openAnswer([32]byte(p.Data), s.log[s.first].Data)
	if err != nil {
		return in, false, err
	}
	if why := w.D[half(w, 0)].Check(s.m.Kernel(), state.NoEyes, a); why != nil {
		return in, false, &falseHalf{why}
	}
	in.Answers[half(w, 0)] = a
	in.Answers[half(w, 1)], err = state.DecodeAnswer(s.log[s.first+1].Data)
	return in, true, err
}

// readRoll: a commitment, the other's number, the opening.
func (s *script) readRoll(w *match.Want, p *part) (in state.Input, whole bool, err error) {
	in = state.Input{Kind: state.InRolled, Seat: state.Nobody}
	if size := [...]int{32, saltSize, 32}[s.stage()]; len(p.Data) != size {
		return in, false, errShape
	}
	if s.stage() < 2 {
		return in, false, nil
	}
	if com := sha256.Sum256(p.Data); !bytes.Equal(com[:], s.log[s.first].Data) {
		return in, false, errOpen
	}
	in.N = lot([32]byte(p.Data), s.log[s.first+1].Data, w.N)
	return in, true, nil
}

// A secret order is where each card's face comes from, two bytes each: sealed
// when the cards are the seat's own, with new commitments to where they lie, else open,
// since the owner's machine must go on knowing its cards.

func (s *script) sealsOrder(w *match.Want) bool {
	return !slices.ContainsFunc(w.IDs, func(id state.CardID) bool { return s.owner(id) != w.Seat })
}

func (s *script) readOrder(w *match.Want, p *part) (in state.Input, whole bool, err error) {
	in = state.Input{Kind: state.InArranged, Seat: w.Seat, IDs: w.IDs}
	data, sealing, k := p.Data, s.sealsOrder(w), s.keys[w.Seat]
	var commits []byte
	if n := 2 * len(w.IDs); sealing && len(data) > n {
		data, commits = data[:n], data[n:]
	}
	if len(data) != 2*len(w.IDs) || sealing && lays(commits, len(w.IDs)) == nil {
		return in, false, errShape
	}
	if sealing {
		s.reseal(w.IDs, lays(commits, len(w.IDs)))
		if k == nil {
			return in, true, nil
		}
		data = sealed(k.key("order", s.nth()), data)
	}
	order := make([]int, len(w.IDs))
	seen := make([]bool, len(w.IDs))
	for i := range order {
		n := int(binary.BigEndian.Uint16(data[2*i:]))
		if n >= len(seen) || seen[n] {
			return in, false, errShape
		}
		order[i], seen[n] = n, true
	}
	if !sealing {
		s.reorder(w.IDs, order)
	} else if string(commits) != string(k.commitPlaces(s.ordered(w, order), s.nth())) {
		return in, false, errOpen
	}
	return arranged(s.m, w, order), true, nil
}

// ordered are the faces of cards in a new order.
func (s *script) ordered(w *match.Want, order []int) (out []state.FaceID) {
	faces := s.m.State().Faces(w.IDs)
	for _, from := range order {
		out = append(out, faces[from])
	}
	return out
}

// orderData is the part that brings an order.
func (s *script) orderData(w *match.Want, order []int) []byte {
	var b []byte
	for _, n := range order {
		b = binary.BigEndian.AppendUint16(b, uint16(n))
	}
	if s.sealsOrder(w) {
		k := s.keys[w.Seat]
		b = append(sealed(k.key("order", s.nth()), b), k.commitPlaces(s.ordered(w, order), s.nth())...)
	}
	return b
}

// readShown joins the faces that each owner tells, and judges them by its ledger. A card
// that everybody has seen since it was dealt takes no place.
func (s *script) readShown(w *match.Want, p *part) (in state.Input, whole bool, err error) {
	in = state.Input{Kind: state.InShown, Seat: state.Nobody, IDs: w.IDs, To: w.To, Faces: s.m.State().Faces(w.IDs)}
	parts := append(slices.Clip(s.log[s.first:]), *p)
	for _, p := range parts {
		r := pen{b: p.Data}
		for _, at := range s.tells(w, p.Seat) {
			if in.Faces[at], err = s.readFace(&r, w.IDs[at], p.Seat); err != nil {
				s.next = [2]*ledger{} // nothing of a part that is not taken is kept
				return in, false, err
			}
		}
		if !r.done() {
			return in, false, errShape
		}
	}
	if whole = len(parts) == len(s.authors()); !whole {
		s.next = [2]*ledger{}
	}
	return in, whole, nil
}

// readFace reads what a seat tells of one card of its own.
func (s *script) readFace(r *pen, id state.CardID, seat state.Seat) (state.FaceID, error) {
	if s.shown[seat] == nil {
		f := state.FaceID(r.read(1<<15 - 1))
		if s.setup.Rules.Pool.Def(f) == nil {
			return 0, errShape
		}
		return f, nil
	}
	if s.next[seat] == nil {
		s.next[seat] = s.shown[seat].clone()
	}
	l := s.next[seat]
	if f := l.known(id); f != 0 {
		return f, nil
	}
	c := readCard(r, s.onlyOwn)
	if r.bad || !s.onlyOwn(c.face) && s.setup.Rules.Pool.Def(c.face) == nil {
		return 0, errShape
	}
	if err := l.show(id, &c, s.heads[seat].Cards); err != nil {
		return 0, &falseCard{c.face, err}
	}
	if err := s.opensPlace(id, &c); err != nil {
		return 0, err
	}
	if s.onlyOwn(c.face) {
		if err := s.prints(seat, c.face, c.print); err != nil {
			return 0, err
		}
	}
	return c.face, nil
}

// onlyOwn says whether a face is one that only its owner has from the beginning.
func (s *script) onlyOwn(f state.FaceID) bool { return onlyHere(s.setup.Rules, f) }

// showing is the part in which a seat tells the faces of its cards; false: it cannot,
// since this machine does not know them.
func (s *script) showing(w *match.Want, me state.Seat) ([]byte, bool) {
	p := pen{}
	all := s.m.State().Faces(w.IDs)
	if s.shown[me] == nil {
		for _, at := range s.tells(w, me) {
			p.num(uint64(all[at]))
		}
		return p.b, true
	}
	l, list := s.shown[me].clone(), listed(&s.setup.Decks[me])
	for _, at := range s.tells(w, me) {
		id := w.IDs[at]
		if l.known(id) != 0 {
			continue
		}
		i := l.choose(s.keys[me], list, id, all[at])
		if i < 0 {
			return nil, false
		}
		c := card{i, s.keys[me].cardSalt(i), s.placeSaltOf(me, id), all[at], s.own.sums[all[at]]}
		if l.show(id, &c, s.heads[me].Cards) != nil {
			return nil, false
		}
		c.write(&p)
	}
	return p.b, true
}

// auto is the next part where seat me writes it and needs no person for it.
func (s *script) auto(me state.Seat) ([]byte, bool) {
	if s.writer() != me {
		return nil, false
	}
	if s.m == nil {
		h := s.keys[me].head(&s.setup.Decks[me], s.own)
		return h.encode(), true
	}
	k, n := s.keys[me], s.nth()
	switch w := s.m.Pending(); w.Kind {
	case state.InShuffled:
		if s.stage() == 0 {
			return k.commitPlaces(s.laidOut(w), n), true
		}
		return k.salt(n), true
	case state.InRolled:
		lot := k.key("lot", n)
		switch s.stage() {
		case 0:
			com := sha256.Sum256(lot[:])
			return com[:], true
		case 1:
			return k.salt(n), true
		}
		return lot[:], true
	case state.InBoth:
		if s.stage() == 2 {
			key := k.key("both", n)
			return key[:], true
		}
	case state.InShown:
		b, ok := s.showing(w, me)
		if !ok {
			s.fault = errNotOurs
		}
		return b, ok
	}
	return nil, false
}

// data is the part that brings a person's answer.
func (s *script) data(me state.Seat, a state.Answer) []byte {
	w := s.m.Pending()
	switch {
	case w.Kind == state.InArranged:
		return s.orderData(w, orderOf(s.m, w.IDs, a.Pick))
	case w.Kind == state.InBoth && s.stage() == 0:
		return sealAnswer(s.keys[me].key("both", s.nth()), &a)
	}
	return state.EncodeAnswer(nil, &a)
}
