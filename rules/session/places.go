package session

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/binary"
	"errors"
	"slices"

	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Which card lies where is fixed when it is dealt, and found out when it is shown. The owner lays its cards out in an order of
// its own and commits to each; only then the other gives its number, which alone says, for all to see, which of them comes to
// which place. So the owner cannot choose what it draws, nobody else learns anything, and a card that is shown opens the
// commitment of its place: who shows another card than was dealt there, one it would rather have drawn, is found at once,
// though the card is in its deck and free to be shown.
//
// What cannot be found at once, because it would take the sight of cards that nobody may see, is found when the decks are
// opened at the end: commitments that are not the deck's cards, each once (one that comes twice is found as soon as both are
// shown); a secret order whose new commitments are not those of the same cards; and what the rules never show. That an owner
// looks ahead at its own deck cannot be found at all: its machine has to know what it draws. A deck that is masked by
// both sides would hide it, behind the same parts.

// laying is what one shuffle, or one order, says of where cards lie. A card is known by the deal that gave it its face, as
// the rules number them: one that they have put back to before a shuffle has the face of the deal before.
type laying struct {
	input   int // that gave it
	deal    int32
	ids     []state.CardID
	commits []cardCommit // to the face that each id has; zero: to none
	of      []placeOf
}

// placeOf is what the salt of a commitment to a place hangs on.
type placeOf struct{ nth, i int }

// errPlace: a card was shown that is not the one that was dealt there.
var errPlace = errors.New("session: another card was shown than was dealt there")

func commitPlace(salt []byte, f state.FaceID) (c cardCommit) {
	b := append([]byte("gotaku place\x00"), salt...)
	h := sha256.Sum256(binary.BigEndian.AppendUint16(b, uint16(f)))
	copy(c[:], h[:])
	return
}

// placeSalt opens the commitment to a place.
func (s *secret) placeSalt(of placeOf) []byte {
	k := s.key("place", of.nth)
	h := sha256.Sum256(binary.BigEndian.AppendUint16(k[:], uint16(of.i)))
	return h[:saltSize]
}

// commitPlaces commits to faces in an order.
func (s *secret) commitPlaces(faces []state.FaceID, nth int) []byte {
	var b []byte
	for i, f := range faces {
		c := commitPlace(s.placeSalt(placeOf{nth, i}), f)
		b = append(b, c[:]...)
	}
	return b
}

// lays are the commitments in a part, of so many cards; nil: it has another form.
func lays(b []byte, n int) (out []cardCommit) {
	if len(b) != cardSize*n {
		return nil
	}
	for i := range n {
		out = append(out, cardCommit(b[cardSize*i:]))
	}
	return out
}

// turned says which of n cards that are laid out comes to which place.
func turned(n int, salt []byte) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = i
	}
	r := stream{key: sha256.Sum256(append([]byte("gotaku turned\x00"), salt...))}
	for i := n - 1; i > 0; i-- {
		j := r.below(i + 1)
		out[i], out[j] = out[j], out[i]
	}
	return out
}

// laidOut is the order in which a seat lays out the cards that it shuffles: one that hangs on its secret alone.
func (s *script) laidOut(w *match.Want) []state.FaceID {
	k := s.keys[s.owner(w.IDs[0])]
	return k.dealt(s.m.State().Faces(w.IDs), s.nth(), nil)
}

// readShuffle: commitments to the cards as they are laid out, the other's number.
func (s *script) readShuffle(w *match.Want, p *part) (in state.Input, whole bool, err error) {
	in = state.Input{Kind: state.InShuffled, Seat: state.Nobody, IDs: w.IDs, To: w.To}
	k := s.keys[s.owner(w.IDs[0])]
	if s.stage() == 0 {
		switch {
		case lays(p.Data, len(w.IDs)) == nil:
			err = errShape
		case k != nil && string(p.Data) != string(k.commitPlaces(s.laidOut(w), s.nth())):
			err = errOpen
		}
		return in, false, err
	}
	if len(p.Data) != saltSize {
		return in, false, errShape
	}
	l, laid, at := s.newLaying(w.IDs), lays(s.log[s.first].Data, len(w.IDs)), turned(len(w.IDs), p.Data)
	for i, from := range at {
		l.commits[i], l.of[i] = laid[from], placeOf{s.nth(), from}
	}
	if k != nil {
		faces := s.laidOut(w)
		for _, from := range at {
			in.Faces = append(in.Faces, faces[from])
		}
		in.Faces = known(in.Faces)
	}
	s.lay = l
	return in, true, nil
}

func (s *script) newLaying(ids []state.CardID) *laying {
	return &laying{input: s.index(), ids: ids, commits: make([]cardCommit, len(ids)), of: make([]placeOf, len(ids))}
}

// reorder notes an order that all may know: each commitment goes with its card.
func (s *script) reorder(ids []state.CardID, order []int) {
	s.lay = s.newLaying(ids)
	for i, from := range order {
		if s.owner(ids[from]) == s.owner(ids[i]) {
			s.lay.commits[i], s.lay.of[i], _ = s.placed(ids[from])
		}
	}
}

// reseal notes a secret order, with its new commitments.
func (s *script) reseal(ids []state.CardID, commits []cardCommit) {
	s.lay = s.newLaying(ids)
	copy(s.lay.commits, commits)
	for i := range ids {
		s.lay.of[i] = placeOf{s.nth(), i}
	}
}

// placed is the commitment to the face that a card has where it lies; false: there is none.
func (s *script) placed(id state.CardID) (cardCommit, placeOf, bool) {
	deal := s.m.State().Cards[id].Deal
	for n := len(s.laid) - 1; n >= 0; n-- {
		l := &s.laid[n]
		if l.deal != deal {
			continue
		}
		if i := slices.Index(l.ids, id); i >= 0 {
			return l.commits[i], l.of[i], l.commits[i] != cardCommit{}
		}
	}
	return cardCommit{}, placeOf{}, false
}

// opensPlace judges what a shown card says of its place.
func (s *script) opensPlace(id state.CardID, c *card) error {
	commit, _, is := s.placed(id)
	switch want := commitPlace(c.place, c.face); {
	case !is && string(c.place) != string(make([]byte, saltSize)):
		return errShape
	case is && subtle.ConstantTimeCompare(want[:], commit[:]) != 1:
		return &falseCard{c.face, errPlace}
	}
	return nil
}

// placeSaltOf is what a seat's own card says of its place when it is shown.
func (s *script) placeSaltOf(me state.Seat, id state.CardID) []byte {
	if _, of, is := s.placed(id); is {
		return s.keys[me].placeSalt(of)
	}
	return make([]byte, saltSize)
}

// lieDown notes the laying that an input has brought about.
func (s *script) lieDown() {
	if s.lay == nil {
		return
	}
	s.m.Pending() // else nothing has been dealt yet
	s.lay.deal = s.m.Kernel().Deals()
	s.laid = append(s.laid, *s.lay)
	s.lay = nil
}

// laidBefore counts the layings before input n.
func (s *script) laidBefore(n int) int {
	i := len(s.laid)
	for i > 0 && s.laid[i-1].input >= n {
		i--
	}
	return i
}
