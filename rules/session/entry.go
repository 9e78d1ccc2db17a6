package session

import (
	"bytes"
	"crypto/sha256"
	"encoding/binary"
	"fmt"
	"slices"

	"gotaku/rules"
)

// read judges what the next part holds, and returns the input it completes.
func (s *script) read(p *part) (in rules.Input, whole bool, err error) {
	if p.Quit {
		return s.readQuit(p)
	}
	if s.m == nil {
		return in, s.stage() == 1, s.readHead(p)
	}
	w := s.m.Pending()
	in = rules.Input{Kind: w.Kind, Seat: rules.Nobody, IDs: w.IDs, To: w.To}
	switch w.Kind {
	case rules.InAnswer:
		in.Seat = p.Seat
		in.Answers[0], err = rules.DecodeAnswer(p.Data)
		return in, true, err
	case rules.InBoth:
		return s.readBoth(w, p)
	case rules.InRolled:
		return s.readRoll(w, p)
	case rules.InShuffled:
		if len(p.Data) != saltSize {
			return in, false, errShape
		}
		faces := s.m.State().Faces(w.IDs)
		if k := s.keys[s.owner(w.IDs[0])]; k != nil {
			in.Faces = k.dealt(faces, s.index(), p.Data)
		}
		return in, true, nil
	case rules.InArranged:
		return s.readOrder(w, p)
	case rules.InShown:
		return s.readShown(w, p)
	}
	return in, false, errShape
}

// readQuit: a concession, written by the seat whose turn to write it is.
func (s *script) readQuit(p *part) (in rules.Input, whole bool, err error) {
	if s.m == nil || len(p.Data) != 1 || p.Data[0] > 1 {
		return in, false, errShape
	}
	return rules.Input{Kind: rules.InConceded, Seat: rules.Seat(p.Data[0])}, true, nil
}

// head is what is public of a deck: leader, numbers of cards, basis.
func head(d *rules.DeckSetup) []byte {
	p := pen{}
	p.faces(d.Leader)
	p.num(uint64(len(d.Main)))
	p.num(uint64(len(d.Side)))
	p.bytes([]byte(d.Basis))
	return p.b
}

// readHead takes the public part of a deck; of a deck that is known it must be that.
func (s *script) readHead(p *part) error {
	if s.keys[p.Seat] != nil {
		if !bytes.Equal(p.Data, head(&s.setup.Decks[p.Seat])) {
			return errOpen
		}
		return nil
	}
	r := pen{b: p.Data}
	leader := r.readFaces(maxDeck)
	main, side := int(r.read(maxDeck)), int(r.read(maxDeck))
	basis := r.readText(maxName)
	if !r.done() {
		return errShape
	}
	for _, f := range leader {
		if s.setup.Rules.Pool.Def(f) == nil {
			return fmt.Errorf("session: there is no card %d", f)
		}
	}
	d := rules.DeckSetup{Leader: leader, Main: make([]rules.FaceID, main), Side: make([]rules.FaceID, side), Basis: basis}
	if s.public != nil {
		if err := s.public(d); err != nil {
			return err
		}
	}
	s.setup.Decks[p.Seat] = d
	return nil
}

// readBoth: a committed answer, the other's answer, the opening of the first.
func (s *script) readBoth(w *rules.Want, p *part) (in rules.Input, whole bool, err error) {
	in = rules.Input{Kind: rules.InBoth, Seat: rules.Nobody}
	switch s.stage() {
	case 0:
		if len(p.Data) < 32+padTo || (len(p.Data)-32)%padTo != 0 {
			err = errShape
		}
		return in, false, err
	case 1:
		a, err := rules.DecodeAnswer(p.Data)
		if err != nil {
			return in, false, err
		}
		if why := w.D[half(w, p.Seat)].Check(s.m.Kernel(), rules.NoEyes, a); why != nil {
			return in, false, why
		}
		return in, false, nil
	}
	if len(p.Data) != 32 {
		return in, false, errShape
	}
	if in.Answers[half(w, 0)], err = openAnswer([32]byte(p.Data), s.log[s.first].Data); err != nil {
		return in, false, err
	}
	in.Answers[half(w, 1)], err = rules.DecodeAnswer(s.log[s.first+1].Data)
	return in, true, err
}

// readRoll: a commitment, the other's number, the opening.
func (s *script) readRoll(w *rules.Want, p *part) (in rules.Input, whole bool, err error) {
	in = rules.Input{Kind: rules.InRolled, Seat: rules.Nobody}
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
// when the cards are the seat's own, else open, since the owner's machine must go
// on knowing its cards.

func (s *script) sealsOrder(w *rules.Want) bool {
	return !slices.ContainsFunc(w.IDs, func(id rules.CardID) bool { return s.owner(id) != w.Seat })
}

func (s *script) readOrder(w *rules.Want, p *part) (in rules.Input, whole bool, err error) {
	in = rules.Input{Kind: rules.InArranged, Seat: w.Seat, IDs: w.IDs}
	data := p.Data
	if len(data) != 2*len(w.IDs) {
		return in, false, errShape
	}
	if s.sealsOrder(w) {
		k := s.keys[w.Seat]
		if k == nil {
			return in, true, nil
		}
		data = sealed(k.key("order", s.index()), data)
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
	return arranged(s.m, w, order), true, nil
}

// orderData is the part that brings an order.
func (s *script) orderData(w *rules.Want, order []int) []byte {
	var b []byte
	for _, n := range order {
		b = binary.BigEndian.AppendUint16(b, uint16(n))
	}
	if s.sealsOrder(w) {
		b = sealed(s.keys[w.Seat].key("order", s.index()), b)
	}
	return b
}

// readShown joins the faces that each owner tells.
func (s *script) readShown(w *rules.Want, p *part) (in rules.Input, whole bool, err error) {
	in = rules.Input{Kind: rules.InShown, Seat: rules.Nobody, IDs: w.IDs, To: w.To, Faces: s.m.State().Faces(w.IDs)}
	parts := append(slices.Clip(s.log[s.first:]), *p)
	for _, p := range parts {
		r := pen{b: p.Data}
		faces := r.readFaces(len(w.IDs))
		tells := s.tells(w, p.Seat)
		if !r.done() || len(faces) != len(tells) {
			return in, false, errShape
		}
		for i, at := range tells {
			if s.setup.Rules.Pool.Def(faces[i]) == nil {
				return in, false, fmt.Errorf("session: there is no card %d", faces[i])
			}
			in.Faces[at] = faces[i]
		}
	}
	return in, len(parts) == len(s.authors()), nil
}

// auto is the next part where seat me writes it and needs no person for it.
func (s *script) auto(me rules.Seat) ([]byte, bool) {
	if s.writer() != me {
		return nil, false
	}
	if s.m == nil {
		return head(&s.setup.Decks[me]), true
	}
	k, n := s.keys[me], s.index()
	switch w := s.m.Pending(); w.Kind {
	case rules.InShuffled:
		return k.salt(n), true
	case rules.InRolled:
		lot := k.key("lot", n)
		switch s.stage() {
		case 0:
			com := sha256.Sum256(lot[:])
			return com[:], true
		case 1:
			return k.salt(n), true
		}
		return lot[:], true
	case rules.InBoth:
		if s.stage() == 2 {
			key := k.key("both", n)
			return key[:], true
		}
	case rules.InShown:
		p := pen{}
		var faces []rules.FaceID
		all := s.m.State().Faces(w.IDs)
		for _, i := range s.tells(w, me) {
			faces = append(faces, all[i])
		}
		p.faces(faces)
		return p.b, true
	}
	return nil, false
}

// data is the part that brings a person's answer.
func (s *script) data(me rules.Seat, a rules.Answer) []byte {
	w := s.m.Pending()
	switch {
	case w.Kind == rules.InArranged:
		return s.orderData(w, orderOf(s.m, w.IDs, a.Pick))
	case w.Kind == rules.InBoth && s.stage() == 0:
		return sealAnswer(s.keys[me].key("both", s.index()), &a)
	}
	return rules.EncodeAnswer(nil, &a)
}
