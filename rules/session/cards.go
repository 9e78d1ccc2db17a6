package session

import (
	"crypto/sha256"
	"crypto/subtle"
	"encoding/binary"
	"errors"
	"slices"

	"gotaku/rules"
	"gotaku/rules/state"
)

// A seat commits to each card of its deck before it hears anything of the other's, in
// a list whose order tells nothing. A face it shows comes with the place of its
// commitment in that list (the card's index) and the salt that opens it. So a card that
// the deck does not have, or one that is shown as two, is found when it is shown.
//
// Which copy of a face is shown is nobody's business: were it always the same piece of
// cardboard, an index that comes again, or does not, would tell how many copies there
// are and which of them lies where. So an index belongs to no card before it is shown,
// and is taken from it again when the card is shuffled away; see ledger.

// cardSize is the size of a commitment to a card. Two faces for one take 2^64 tries,
// before the match, and are found when the secret is opened: the salts come from it.
const cardSize = 16

type cardCommit [cardSize]byte

// commitCard is the commitment to the card of an index; print is of a card that only its owner has.
func commitCard(salt []byte, index int, f state.FaceID, print PrintSum) (c cardCommit) {
	b := append([]byte("gotaku card\x00"), salt...)
	b = binary.BigEndian.AppendUint16(b, uint16(index))
	b = binary.BigEndian.AppendUint16(b, uint16(f))
	b = append(b, print[:]...)
	h := sha256.Sum256(b)
	copy(c[:], h[:])
	return
}

// cardSalt opens the commitment to the card of an index.
func (s *secret) cardSalt(index int) []byte {
	k := s.key("card", index)
	return k[:saltSize]
}

// listed is the list of a deck's cards: an index is a place in it.
func listed(d *rules.DeckSetup) []state.FaceID { return slices.Concat(d.Main, d.Side) }

// cards commits to each card of a deck.
func (s *secret) cards(d *rules.DeckSetup, own *owned) []cardCommit {
	var out []cardCommit
	for i, f := range listed(d) {
		out = append(out, commitCard(s.cardSalt(i), i, f, own.sums[f]))
	}
	return out
}

// head is what is public of a seat's deck, and its commitments. Its hash is what the
// first message brings, so that neither side fits its deck to the other's.
type head struct {
	Secret     [32]byte // commitment to the seat's secret
	Leader     []state.FaceID
	Prints     []PrintSum // of Leader's that only their owner has
	Main, Side int        // numbers of cards
	Basis      string
	Cards      []cardCommit // Main, then Side
}

// head is what a seat says of its deck.
func (s *secret) head(d *rules.DeckSetup, own *owned) head {
	h := head{Secret: s.commit(), Leader: d.Leader, Main: len(d.Main), Side: len(d.Side), Basis: d.Basis, Cards: s.cards(d, own)}
	for _, f := range d.Leader {
		if sum, is := own.sums[f]; is {
			h.Prints = append(h.Prints, sum)
		}
	}
	return h
}

func (h *head) encode() []byte {
	p := pen{}
	p.put(h.Secret[:])
	p.faces(h.Leader)
	p.sums(h.Prints)
	p.num(uint64(h.Main))
	p.num(uint64(h.Side))
	p.bytes([]byte(h.Basis))
	for i := range h.Cards {
		p.put(h.Cards[i][:])
	}
	return p.b
}

func decodeHead(b []byte) (h head, ok bool) {
	p := pen{b: b}
	h.Secret = p.read32()
	h.Leader = p.readFaces(maxDeck)
	h.Prints = p.readSums()
	h.Main, h.Side = int(p.read(maxDeck)), int(p.read(maxDeck))
	h.Basis = p.readText(maxName)
	if !p.bad && len(p.b) == cardSize*(h.Main+h.Side) {
		h.Cards = make([]cardCommit, h.Main+h.Side)
		for i := range h.Cards {
			copy(h.Cards[i][:], p.take(cardSize))
		}
	}
	return h, p.done()
}

// hash is the commitment to a head. Nobody guesses what it stands for, since a head
// has commitments to what is random.
func (h *head) hash() [32]byte {
	return sha256.Sum256(append([]byte("gotaku head\x00"), h.encode()...))
}

// deck is the deck as far as it is public.
func (h *head) deck() rules.DeckSetup {
	return rules.DeckSetup{Leader: h.Leader, Main: make([]state.FaceID, h.Main), Side: make([]state.FaceID, h.Side), Basis: h.Basis}
}

// card is a card that is shown: its face, and what opens the commitment to it.
type card struct {
	index int
	salt  []byte
	place []byte // opens the commitment to where it lies; zeros: there is none
	face  state.FaceID
	print PrintSum // of one that only its owner has
}

func (c *card) write(p *pen) {
	p.num(uint64(c.index))
	p.put(c.salt)
	p.put(c.place)
	p.num(uint64(c.face))
	if c.print != (PrintSum{}) {
		p.put(c.print[:])
	}
}

// readCard reads a card; own says which faces only their owner has.
func readCard(p *pen, own func(state.FaceID) bool) (c card) {
	c.index = int(p.read(2*maxDeck - 1))
	c.salt = p.take(saltSize)
	c.place = p.take(saltSize)
	c.face = state.FaceID(p.read(1<<15 - 1))
	if own(c.face) {
		c.print = p.readSum()
	}
	return
}

// falseCard is a card that was shown and cannot be what it is shown as.
type falseCard struct {
	face state.FaceID
	err  error
}

func (f *falseCard) Error() string { return f.err.Error() }
func (f *falseCard) Unwrap() error { return f.err }

// errNotOurs: this machine is to show a card that its own deck does not have.
var errNotOurs = errors.New("session: a card is to be shown that this deck does not have")

// What is wrong with a card that was shown.
var (
	errNotInDeck = errors.New("session: a card that is not in the deck was shown")
	errDoubled   = errors.New("session: one card of the deck was shown as two")
	errOtherList = errors.New("session: a card of another part of the deck was shown")
)

// ledger says for one seat's deck which card of its list may be which card of the
// match, as far as all may know. The cards of the match lie in blocks: faces have been
// dealt anew only inside of one. A card that was shown is a block of its own, with its
// index; a shuffle makes one block of all it touches, and the indexes of those are
// somewhere in it. The same goes for a secret order, and for a shuffle that is rewound.
//
// So the owner may always show what it has: in each block lie at least as many cards of
// a face as indexes of that face. It takes an index of the face from the card's block
// if there is one, else one that was never shown; which, hangs on its secret alone.
type ledger struct {
	main, all int            // numbers of cards in the list
	nth       []int16        // by card of the match: its place among the seat's cards, from 1; 0: it is not of the list
	block     []int32        // by card of the match
	deal      []int32        // by card of the match: which shuffle dealt its face, when last seen
	at        []int32        // by index: the block it lies in; 0: it was never shown
	face      []state.FaceID // by index: as it was shown
	blocks    int32          // how many there have been
	entered   int16
	blended   bool // Main and Side have been shuffled together
}

func newLedger(main, side int) *ledger {
	n := main + side
	return &ledger{main: main, all: n, at: make([]int32, n), face: make([]state.FaceID, n)}
}

func (l *ledger) clone() *ledger {
	c := *l
	c.nth, c.block, c.deal = slices.Clone(l.nth), slices.Clone(l.block), slices.Clone(l.deal)
	c.at, c.face = slices.Clone(l.at), slices.Clone(l.face)
	return &c
}

// follow is the ledger after the seat's cards have come into the match, and after faces
// have been dealt anew: those cards make one block. A ledger that others may hold is not
// changed.
func (l *ledger) follow(s *state.State, seat state.Seat) *ledger {
	if len(l.block) >= len(s.Cards) && !l.stale(s) {
		return l
	}
	l = l.clone()
	for id := len(l.block); id < len(s.Cards); id++ {
		l.nth, l.block, l.deal = append(l.nth, 0), append(l.block, 0), append(l.deal, 0)
		if c := &s.Cards[id]; id > 0 && c.Owner == seat && c.Seen != state.All && int(l.entered) < l.all {
			l.entered++
			l.nth[id], l.block[id], l.deal[id] = l.entered, l.fresh(), c.Deal
		}
	}
	into := int32(0)
	for id := range s.Cards {
		if d := s.Cards[id].Deal; l.block[id] != 0 && l.deal[id] != d {
			l.deal[id] = d
			if into == 0 {
				into = l.block[id]
			}
			l.merge(l.block[id], into)
		}
	}
	l.blended = l.blended || into != 0 && l.blends(into)
	return l
}

// stale says whether faces have been dealt anew.
func (l *ledger) stale(s *state.State) bool {
	for id := range s.Cards {
		if l.block[id] != 0 && l.deal[id] != s.Cards[id].Deal {
			return true
		}
	}
	return false
}

func (l *ledger) fresh() int32 {
	l.blocks++
	return l.blocks
}

func (l *ledger) merge(b, into int32) {
	for _, list := range [...][]int32{l.block, l.at} {
		for i := range list {
			if list[i] == b {
				list[i] = into
			}
		}
	}
}

// isMain says whether a card of the match is one of Main.
func (l *ledger) isMain(id state.CardID) bool { return int(l.nth[id]) <= l.main }

// blends says whether cards of Main and of Side lie in a block.
func (l *ledger) blends(b int32) bool {
	var has [2]bool
	for id := range l.block {
		if l.block[id] == b {
			has[b2i(l.isMain(state.CardID(id)))] = true
		}
	}
	return has[0] && has[1]
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}

// room is how many cards of a block have no index yet.
func (l *ledger) room(b int32) (n int) {
	for _, x := range l.block {
		n += b2i(x == b)
	}
	for _, x := range l.at {
		n -= b2i(x == b)
	}
	return n
}

// may says why a card of the match cannot be the one of an index; nil: it can.
func (l *ledger) may(id state.CardID, index int) error {
	b := l.block[id]
	switch {
	case l.at[index] == b:
		return nil
	case l.at[index] != 0 || l.room(b) <= 0:
		return errDoubled
	case !l.blended && (index < l.main) != l.isMain(id):
		return errOtherList
	}
	return nil
}

// known is the face of a card that everybody has seen since it was dealt last; 0: it is
// not known so.
func (l *ledger) known(id state.CardID) state.FaceID {
	b := l.block[id]
	at := slices.Index(l.at, b)
	if at < 0 || l.room(b) > 0 || slices.Index(l.at[at+1:], b) >= 0 {
		return 0
	}
	return l.face[at]
}

// show notes that a card of the match was shown, and judges that.
func (l *ledger) show(id state.CardID, c *card, commits []cardCommit) error {
	switch {
	case int(id) >= len(l.block) || l.block[id] == 0 || c.index >= len(commits):
		return errNotInDeck
	}
	want := commitCard(c.salt, c.index, c.face, c.print)
	if subtle.ConstantTimeCompare(want[:], commits[c.index][:]) != 1 {
		return errNotInDeck
	}
	if err := l.may(id, c.index); err != nil {
		return err
	}
	l.block[id] = l.fresh()
	l.at[c.index], l.face[c.index] = l.block[id], c.face
	return nil
}

// choose is the index under which the owner shows a card of a face; -1: there is none.
func (l *ledger) choose(s *secret, list []state.FaceID, id state.CardID, f state.FaceID) int {
	best, rank := -1, [32]byte{}
	for i := range list {
		if list[i] != f || l.may(id, i) != nil {
			continue
		}
		if l.at[i] != 0 {
			return i // it lies in this card's block
		}
		if k := s.key("choice", i); best < 0 || string(k[:]) < string(rank[:]) {
			best, rank = i, k
		}
	}
	return best
}
