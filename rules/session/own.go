package session

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// A deck may have cards that only its owner has. Each stands in one of MaxOwn places behind the cards that both machines
// have; which, hangs on the owner's secret, and how many of the places are taken nobody sees. The commitment to such a
// card of the deck binds its print too. So where the rules show it, its place and the sum of its print come with it; who
// does not have that print asks for it by the sum, which has a salt and can be guessed of no card that was not shown. It
// is judged and read here, by the same reader as one's own; only then the part of the log that shows it is taken, and the
// match is played again up to there with the card in its place, as if it had always been known.

// MaxOwn is how many different cards of its own a deck may have.
const MaxOwn = 128

// maxPrint is how long the print of a card may be, in bytes.
const maxPrint = 16 << 10

// OwnCard is a card that the packs of only one side have.
type OwnCard struct {
	Face  state.FaceID
	Print []byte // what its owner sends
	Def   state.Def
	Sum   PrintSum // by which its owner has committed to it
	Salt  PrintSalt
}

// PrintSalt makes a sum one that nobody guesses.
type PrintSalt [saltSize]byte

// PrintSum is what the print of a card is asked for by.
type PrintSum [16]byte

// printSum is the sum of a print and its salt.
func printSum(salt PrintSalt, print []byte) (c PrintSum) {
	h := sha256.Sum256(slices.Concat([]byte("gotaku print\x00"), salt[:], print))
	copy(c[:], h[:])
	return
}

// form is the sum of a card in its place.
func (c *OwnCard) form() [8]byte {
	d := c.Def
	d.ID = d.ID[len(ownID(0, "")):]
	return formSum(&d)
}

// formSum is what two machines compare to know that they have read a card alike: its compiled form.
func formSum(d *state.Def) (c [8]byte) {
	h := sha256.Sum256(ability.AppendForm(nil, d))
	copy(c[:], h[:])
	return
}

// owned are the cards of both sides that are in the places behind those that both have, and what has come of others.
type owned struct {
	list  []OwnCard // in the order in which they came
	sums  map[state.FaceID]PrintSum
	got   map[PrintSum]*gotPrint // of those that were asked for
	asked []PrintSum             // that the other is to be asked for
	quiet int                    // ticks since it was
}

// gotPrint is a print that was asked for.
type gotPrint struct {
	print []byte // nil: it has not come
	salt  PrintSalt
	form  [8]byte
	def   *state.Def
	err   error // it is no card
	tries int   // how often it could not be read here, for no fault of its own
	wait  int   // ticks until it is read again; below zero: it is being read
}

// ready says whether all is known that will be known of it.
func (g *gotPrint) ready() bool { return g.def != nil || g.err != nil }

func newOwned() *owned {
	return &owned{sums: map[state.FaceID]PrintSum{}, got: map[PrintSum]*gotPrint{}}
}

// firstOwn is the first place for the cards of a seat.
func firstOwn(r *rules.Rules, seat state.Seat) state.FaceID {
	return state.FaceID(r.Pool.Known() + int(seat)*MaxOwn + 1)
}

// ownFace says whether a face is a place for the cards of a seat.
func ownFace(r *rules.Rules, seat state.Seat, f state.FaceID) bool {
	return f >= firstOwn(r, seat) && f < firstOwn(r, seat)+MaxOwn
}

// onlyHere says whether a face is one that only its owner has from the beginning.
func onlyHere(r *rules.Rules, f state.FaceID) bool { return int(f) > r.Pool.Known() }

// places is a secret order of the places of a seat's cards.
func (s *secret) places(r *rules.Rules, seat state.Seat) []state.FaceID {
	all := make([]state.FaceID, MaxOwn)
	for i := range all {
		all[i] = firstOwn(r, seat) + state.FaceID(i)
	}
	return s.dealt(all, 0, []byte("own"))
}

// printSalt is the salt of the print at a place.
func (s *secret) printSalt(f state.FaceID) PrintSalt {
	k := s.key("print", int(f))
	return PrintSalt(k[:saltSize])
}

// put brings a card into its place.
func (o *owned) put(r *rules.Rules, c OwnCard) error {
	if err := r.Put(c.Face, c.Def); err != nil {
		return err
	}
	o.list, o.sums[c.Face] = append(o.list, c), c.Sum
	return nil
}

// bring puts this side's own cards into their places, and lets the deck name those.
func bring(p *Peer, own []OwnCard) error {
	if len(own) > MaxOwn {
		return fmt.Errorf("session: a deck with %d different cards of one's own, at most %d", len(own), MaxOwn)
	}
	r, places := p.o.Rules, p.secret.places(p.o.Rules, p.o.Seat)
	for i, c := range own {
		if len(c.Print) > maxPrint {
			return fmt.Errorf("session: the card %q is printed on %d bytes, at most %d", c.Def.ID, len(c.Print), maxPrint)
		}
		c.Face = places[i]
		c.Def.ID = ownID(p.o.Seat, c.Def.ID)
		c.Salt = p.secret.printSalt(c.Face)
		c.Sum = printSum(c.Salt, c.Print)
		if err := p.sc.own.put(r, c); err != nil {
			return err
		}
	}
	known := r.Pool.Known()
	at := func(list []state.FaceID) []state.FaceID {
		out := slices.Clone(list)
		for i, f := range out {
			if n := int(f) - known - 1; n >= 0 && n < len(own) {
				out[i] = places[n]
			}
		}
		return out
	}
	d := &p.o.Deck
	d.Leader, d.Main, d.Side = at(d.Leader), at(d.Main), at(d.Side)
	return nil
}

// mine are this side's own cards, in the order in which they were given to NewPeer.
func mine(p *Peer) (list []OwnCard) {
	for _, c := range p.sc.own.list {
		if ownFace(p.o.Rules, p.o.Seat, c.Face) {
			list = append(list, c)
		}
	}
	return list
}

// handed is a deck in which this side's own cards stand as they were given to NewPeer, with those cards.
func handed(p *Peer, d rules.DeckSetup) (own []OwnCard, out rules.DeckSetup) {
	at := map[state.FaceID]state.FaceID{}
	for _, c := range mine(p) {
		c.Def.ID = c.Def.ID[len(ownID(0, "")):]
		own = append(own, c)
		at[c.Face] = state.FaceID(p.o.Rules.Pool.Known() + len(own))
	}
	for _, l := range [...]*[]state.FaceID{&d.Leader, &d.Main, &d.Side} {
		*l = slices.Clone(*l)
		for i, f := range *l {
			if to, is := at[f]; is {
				(*l)[i] = to
			}
		}
	}
	return own, d
}

// ownID is the id of a card of a seat's own: both may have one of the same.
func ownID(seat state.Seat, id string) string { return [...]string{"0:", "1:"}[seat] + id }

// Brought is what both sides have brought to a match, as far as it is known here.
type Brought struct {
	Rules *rules.Rules    // with the places for the cards of either side's own
	Deck  rules.DeckSetup // this side's: its own cards are named by their places
	Own   []OwnCard       // the cards of either side's own: this side's first, in the order in which they were given
}

// Brought is what both sides have brought.
func (p *Peer) Brought() Brought {
	out := slices.Clone(p.sc.own.list)
	for i := range out {
		out[i].Def.ID = out[i].Def.ID[len(ownID(0, "")):]
	}
	return Brought{p.o.Rules, p.o.Deck, out}
}

// Place is the rules of a match between two machines with what is known of the cards of either side's own, as Brought
// gives them.
func Place(base *rules.Rules, own []OwnCard) (*rules.Rules, error) {
	r, o := base.Wide(2*MaxOwn), newOwned()
	for _, c := range own {
		if err := o.place(r, c); err != nil {
			return nil, err
		}
	}
	return r, nil
}

// place is put of a card as Brought gives it.
func (o *owned) place(r *rules.Rules, c OwnCard) error {
	c.Def.ID = ownID(state.Seat(b2i(!ownFace(r, 0, c.Face))), c.Def.ID)
	return o.put(r, c)
}

// unreadCard says that a card was shown whose print is not known here yet.
type unreadCard struct {
	face state.FaceID
	sum  PrintSum
}

func (u *unreadCard) Error() string { return "session: a card was shown that nobody here has read yet" }

// BadPrint is the error of who reads a print and finds that it is no card. Every other error means that it could not be
// read here, and accuses nobody.
func BadPrint(err error) error { return &badPrint{err} }

// badPrint is a print of the other side's that is no card.
type badPrint struct{ err error }

func (b *badPrint) Error() string { return b.err.Error() }
func (b *badPrint) Unwrap() error { return b.err }

// in is what is wrong with it, in a language.
func (b *badPrint) in(lang string) string {
	var texts interface{ Text(lang string) string }
	if errors.As(b.err, &texts) {
		return texts.Text(lang)
	}
	return b.err.Error()
}

var (
	errNoCard  = errors.New("session: a print is that of no card")
	errForm    = errors.New("session: the two machines read a card otherwise")
	errPrint   = errors.New("session: one place was shown with two prints")
	errNoPlace = errors.New("session: a card of one's own stands where it cannot")
)

// prints judges the print of a card that a seat shows at a place of its own: nil, it is known here.
func (s *script) prints(seat state.Seat, f state.FaceID, sum PrintSum) error {
	if !ownFace(s.setup.Rules, seat, f) {
		return errNoPlace
	}
	if known, here := s.own.sums[f]; here {
		if known != sum {
			return errPrint
		}
		return nil
	}
	return &unreadCard{f, sum}
}

// learn takes a card of the other side's into its place if its print has been read; false: it has not, and is asked for.
func learn(p *Peer, u *unreadCard) (bool, error) {
	o := p.sc.own
	g := o.got[u.sum]
	switch {
	case g == nil:
		if len(o.got) >= 2*MaxOwn {
			return false, errNoPlace
		}
		o.got[u.sum] = &gotPrint{}
		o.asked = append(o.asked, u.sum)
		return false, nil
	case !g.ready():
		return false, nil
	case g.err != nil:
		return false, g.err
	}
	c := OwnCard{Face: u.face, Print: g.print, Def: *g.def, Sum: u.sum, Salt: g.salt}
	if formSum(&c.Def) != g.form {
		return false, errForm
	}
	if err := o.place(p.o.Rules, c); err != nil {
		return false, &badPrint{err}
	}
	delete(o.got, u.sum)
	p.sc.stale = true
	return true, nil
}

// again plays the match once more up to where it stands, with the cards that are known now.
func (s *script) again() {
	s.stale = false
	if s.m == nil {
		return
	}
	ins := s.m.Inputs()
	s.m.Close()
	s.m = s.newMatch()
	for i := range ins {
		if err := s.m.Feed(ins[i]); err != nil {
			s.fault = fmt.Errorf("session: input %d: %w", i, err)
			return
		}
	}
	if b := s.m.Broken(); b != nil {
		s.fault = b
	}
}

// ownOf lists the different cards of a deck that only its owner has, in their order.
func ownOf(r *rules.Rules, d *rules.DeckSetup) (faces []state.FaceID) {
	for _, f := range slices.Concat(d.Leader, d.Main, d.Side) {
		if onlyHere(r, f) {
			faces = append(faces, f)
		}
	}
	slices.Sort(faces)
	return slices.Compact(faces)
}

// openPrints learns the cards of the opened deck that were never shown; false: some are not there yet. What is no card
// is left for the proof to find: such a deck is not as committed to, or is not allowed.
func openPrints(p *Peer) bool {
	r := pen{b: p.opening}
	r.read32()
	deck := r.readDeck()
	sums := r.readSums()
	faces, all := ownOf(p.o.Rules, &deck), true
	if len(faces) != len(sums) {
		return true
	}
	for i, f := range faces {
		var u *unreadCard
		if !errors.As(p.sc.prints(p.o.Seat.Other(), f, sums[i]), &u) {
			continue
		}
		ok, err := learn(p, u)
		all = all && (ok || err != nil)
	}
	return all
}

// askPrints asks for the prints that are missing, and again after a while.
func askPrints(p *Peer) {
	o := p.sc.own
	if o.quiet++; o.quiet >= again {
		o.asked = o.asked[:0]
		for sum, g := range o.got {
			if g.print == nil {
				o.asked = append(o.asked, sum)
			}
		}
		slices.SortFunc(o.asked, func(a, b PrintSum) int { return slices.Compare(a[:], b[:]) })
	}
	if len(o.asked) == 0 {
		return
	}
	w := pen{b: p.begun(msgWant)}
	w.sums(o.asked)
	o.asked, o.quiet = nil, 0
	p.send(signed(w.b))
}

func (p *pen) sums(list []PrintSum) {
	p.num(uint64(len(list)))
	for i := range list {
		p.put(list[i][:])
	}
}

func (p *pen) readSums() (list []PrintSum) {
	n := int(p.read(MaxOwn * 2))
	for i := 0; i < n && !p.bad; i++ {
		list = append(list, p.readSum())
	}
	return list
}

func (p *pen) readSum() (c PrintSum) { copy(c[:], p.take(len(c))); return }

func (p *pen) readSalt() (c PrintSalt) { copy(c[:], p.take(len(c))); return }

func (p *pen) readID() (id [4]byte) { copy(id[:], p.take(4)); return }

// hearPrint takes a print that was asked for, and has it read.
func hearPrint(p *Peer, b []byte) bool {
	r := pen{b: b}
	id := r.readID()
	salt := r.readSalt()
	var form [8]byte
	copy(form[:], r.take(8))
	print := slices.Clone(r.readBytes(maxPrint))
	if !r.done() {
		return false
	}
	if p.other == nil || id != p.id() {
		return true
	}
	g := p.sc.own.got[printSum(salt, print)]
	if g == nil || g.print != nil {
		return true // nobody has asked, or it came before
	}
	g.print, g.salt, g.form = print, salt, form
	g.read(p.o.Read, func() { unreadable(p) })
	return true
}

// Reading judges and reads the print of a card, and calls then once it has, at any time between two calls of this package.
// An error of BadPrint says that it is no card; every other, that it could not be read now.
type Reading func(print []byte, then func(*state.Def, error))

// read has a print that has come read; failed is called where that cannot be done now.
func (g *gotPrint) read(by Reading, failed func()) {
	g.wait = -1
	then := func(d *state.Def, err error) {
		var judged *badPrint
		switch {
		case err == nil && d != nil:
			g.def = d
		case errors.As(err, &judged):
			g.err = err
		default:
			g.wait = again << min(g.tries, mostDoubled)
			g.tries++
			failed()
		}
	}
	if by == nil {
		then(nil, nil)
		return
	}
	by(g.print, then)
}

// again has what could not be read read once more, each time after twice as long.
func (g *gotPrint) again(by Reading, failed func()) {
	if g.print == nil || g.ready() || g.wait < 0 {
		return
	}
	if g.wait--; g.wait <= 0 {
		g.read(by, failed)
	}
}

// noteUnread is the key of the note that a print could not be read here.
const noteUnread = "unread"

// unreadable notes that this machine could not read a print, which says nothing about who sent it.
func unreadable(p *Peer) {
	if p.note == nil {
		p.note = &Problem{noteUnread, -1, "相手が持ち込んだカードを、この端末では今、読めません。", "A card that the other side brought cannot be read here now."}
	}
}

// mostDoubled is how often the time is doubled after which a print is read again.
const mostDoubled = 6

// unread says whether a print has come that this machine has not read.
func (o *owned) unread() bool {
	for _, g := range o.got {
		if g.print != nil && !g.ready() {
			return true
		}
	}
	return false
}

// owes says whether the other has yet to send a print.
func (o *owned) owes() bool {
	for _, g := range o.got {
		if g.print == nil {
			return true
		}
	}
	return false
}

// readOn goes on with what came before its cards were read.
func readOn(p *Peer) {
	all := true
	for _, g := range p.sc.own.got {
		g.again(p.o.Read, func() { unreadable(p) })
		all = all && g.ready()
	}
	if !all {
		return
	}
	if p.note != nil && p.note.Key == noteUnread {
		p.note = nil
	}
	if s := p.line.kept; s != nil {
		p.line.kept = nil
		takeParts(p, s)
	}
}
