package session

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"testing"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// What the tests need to play a side that lies.

// Claim lets a side commit to another deck than it plays.
func (p *Peer) Claim(d rules.DeckSetup) {
	d = p.secret.mixed(d)
	h := p.secret.head(&d, p.sc.own)
	p.commit = h.hash()
	p.o.Deck = d
}

// Say writes an answer that this machine itself would refuse.
func (p *Peer) Say(a state.Answer) error {
	return p.write(part{Data: state.EncodeAnswer(nil, &a)})
}

// Spoil makes the newest public hash of the log wrong.
func (p *Peer) Spoil() int {
	n := len(p.sc.log) - 1
	for p.sc.log[n].Hash == 0 {
		n--
	}
	p.sc.log[n].Hash ^= 1
	p.sc.log[n].Mark = p.secret.mark(n, &p.sc.log[n])
	return p.sc.index() - 1
}

// Splitting is a message that says that the tables differ, where they do not.
func (p *Peer) Splitting() []byte {
	w := pen{b: p.begun(msgSplit)}
	w.num(uint64(p.sc.index() + 1))
	w.num(0)
	return signed(w.b)
}

// Match is the match that a thinker has kept; nil: none.
func (t *Thinker) Match() *match.Match { return t.m }

// Signed closes a message with its check sum.
func Signed(b []byte) []byte { return signed(b) }

// Forged is a message that brings any answer as the next part of the log.
func (p *Peer) Forged(a state.Answer, seat state.Seat) []byte {
	s := sync{Match: p.id(), Have: len(p.sc.log), From: len(p.sc.log), Parts: []part{{Seat: seat, Data: state.EncodeAnswer(nil, &a), Hash: 7}}}
	return s.encode()
}

// Quitting is a message that brings a concession by a seat as the next part.
func (p *Peer) Quitting(writer, gives state.Seat) []byte {
	s := sync{Match: p.id(), Have: len(p.sc.log), From: len(p.sc.log), Parts: []part{{Seat: writer, Quit: true, Data: []byte{byte(gives)}, Hash: 7}}}
	return s.encode()
}

// Bring lets a side play another deck than it was made with, which nobody has judged.
func (p *Peer) Bring(d rules.DeckSetup) {
	p.o.Deck = p.secret.mixed(d)
	p.prepare()
}

// Empty is a message that brings no part of the log.
func (p *Peer) Empty() []byte {
	s := sync{Match: p.id(), Have: len(p.sc.log), From: len(p.sc.log)}
	return s.encode()
}

// Lying is a side whose messages are changed on their way: each part goes alone, and lie
// may write another in its place, for the kind of input and the stage of it that the other
// side waits for; nil: the part stays. It is for Wire.Keep.
func (p *Peer) Lying(to *Peer, put func([]byte), lie func(kind state.InputKind, stage int, data []byte) []byte) func([]byte) bool {
	return func(m []byte) bool {
		if m[0] != msgSync {
			return false
		}
		s, _ := decodeSync(m[1 : len(m)-4])
		if len(s.Parts) == 0 || to.sc.m == nil {
			return false
		}
		for i, e := range s.Parts {
			if w := to.sc.m.Pending(); s.From+i == len(to.sc.log) && e.Seat == p.o.Seat && w != nil {
				if b := lie(w.Kind, to.sc.stage(), e.Data); b != nil {
					e.Data = b
					e.Mark = p.secret.mark(s.From+i, &e)
				}
			}
			one := sync{Match: s.Match, Have: s.Have, Opened: s.Opened, GivesUp: s.GivesUp, From: s.From + i, Parts: []part{e}}
			put(one.encode())
			to.Tick()
		}
		return true
	}
}

// SpoilMarks makes every mark that this side writes after its second that of another.
func (p *Peer) SpoilMarks() {
	p.sc.judge = func(*state.Input) {
		if n := len(p.sc.log); n > 4 && p.sc.log[n-1].Seat == p.o.Seat {
			p.sc.log[n-1].Mark = [8]byte{1}
		}
	}
}

// Replayed is a message whose parts, those of this side, come as the next ones; nil: it
// has none.
func (p *Peer) Replayed(m []byte) []byte {
	s, _ := decodeSync(m[1 : len(m)-4])
	if m[0] != msgSync || len(s.Parts) == 0 || s.Parts[0].Seat != p.o.Seat {
		return nil
	}
	s.From, s.Have = len(p.sc.log), len(p.sc.log)
	return s.encode()
}

// Tamper lets a side draw lots from its own contribution alone.
func (p *Peer) Tamper() {
	p.sc.judge = func(in *state.Input) {
		if in.Kind == state.InRolled {
			in.N = lot(p.secret.key("lot", p.sc.index()), nil, p.sc.m.Pending().N)
		}
	}
}

// Shown is a reveal of this side's card of a face under an index, with its true salt.
func (p *Peer) Shown(index int, f state.FaceID) []byte {
	w := pen{}
	c := card{index, p.secret.cardSalt(index), make([]byte, saltSize), f, p.sc.own.sums[f]}
	c.write(&w)
	return w.b
}

// First is the index and the face of the first card in a reveal.
func First(data []byte) (int, state.FaceID) {
	r := pen{b: data}
	c := readCard(&r, func(state.FaceID) bool { return false })
	return c.index, c.face
}

// Elsewhere is an index of this side's that lies open as another card than will be shown
// next, and its face; -1: there is none.
func (p *Peer) Elsewhere(to *Peer) (int, state.FaceID) {
	w := to.sc.m.Pending()
	l := to.sc.shown[p.o.Seat]
	for i, b := range l.at {
		if b != 0 && b != l.block[w.IDs[0]] && l.room(b) == 0 {
			return i, l.face[i]
		}
	}
	return -1, 0
}

// Open lets a side open another deck than it committed to and played, or another secret.
func (p *Peer) Open(deck rules.DeckSetup, other bool) {
	p.o.Deck = deck
	if other {
		p.secret = new(secret)
	}
}

// List is the list of cards that this side has committed to.
func (p *Peer) List() []state.FaceID { return listed(&p.o.Deck) }

// Lot is a lot of two contributions, Dealt a shuffle of 30 cards.
func Lot(key, salt byte) string {
	return fmt.Sprint(lot([32]byte{key}, []byte{salt, 15: 1}, 1000))
}

func Dealt(key, salt byte) string {
	var faces []state.FaceID
	for f := range state.FaceID(30) {
		faces = append(faces, f)
	}
	var out []state.FaceID
	faces = (&secret{key}).dealt(faces, 3, nil)
	for _, from := range turned(len(faces), []byte{salt, 15: 1}) {
		out = append(out, faces[from])
	}
	return fmt.Sprint(out)
}

// Prove works the match out again.
func (p *Peer) Prove(atOnce int) *Problem {
	v := p.verify()
	defer v.s.close()
	for !v.work(atOnce) {
	}
	return v.found
}

// BenchShown judges a card that is shown, with its ledger as long as that of a deck of 60.
func BenchShown(b *testing.B) {
	var faces []state.FaceID
	for f := range state.FaceID(60) {
		faces = append(faces, 1+f)
	}
	d := tableOf(1, faces, nil)
	c := card{7, d.key.cardSalt(7), nil, d.list[7], PrintSum{}}
	for b.Loop() {
		if err := d.l.clone().show(5, &c, d.commits); err != nil {
			b.Fatal(err)
		}
	}
}

// Withhold takes what has come and gives up where this machine would open.
func (p *Peer) Withhold() {
	p.listen()
	p.write(part{Quit: true, Data: []byte{byte(p.o.Seat)}})
}

// Opened says whether the other's opening has come.
func (p *Peer) Opened() bool { return p.opening != nil }

// Half is the commitment of this side to any half of a pair; nil: to what is no answer.
func (p *Peer) Half(a *state.Answer) []byte {
	key := p.secret.key("both", p.sc.index())
	if a != nil {
		return sealAnswer(key, a)
	}
	plain := bytes.Repeat([]byte{0xff}, padTo)
	com := sha256.Sum256(append(key[:], plain...))
	return append(com[:], sealed(key, plain)...)
}

// Stops is a message that this side has stopped after an input, for one of its reasons.
func (p *Peer) Stops(input, why int) []byte {
	w := pen{b: p.begun(msgSplit)}
	w.num(uint64(input + 1))
	w.num(uint64(why))
	return signed(w.b)
}

// Holding is a snapshot of this side as if it held another half of a pair.
func (p *Peer) Holding(a state.Answer) []byte {
	held := p.held
	p.held = &a
	defer func() { p.held = held }()
	return p.Snapshot()
}

// Holds says whether a half of a pair is held.
func (p *Peer) Holds() bool { return p.held != nil }

// Marks says whether a part of the log is this side's, and whether its mark would do for another.
func (p *Peer) Marks(at int) (is, forged bool) {
	e := p.sc.log[at]
	if e.Seat != p.o.Seat {
		return false, false
	}
	e.Data = append([]byte{1}, e.Data...)
	return true, e.Mark == p.secret.mark(at, &e)
}

// Call gives this side a name that nobody has judged.
func (p *Peer) Call(name string) { p.o.Name = name }

// TakesQuit says whether a concession of these bytes is taken by a script of that match.
func TakesQuit(m *match.Match, data ...byte) bool {
	s := script{m: m}
	_, whole, err := s.readQuit(&part{Quit: true, Data: data})
	return whole && err == nil
}

// Rolled is a lot of a match: its range and what came of it, and what each side
// contributed, as its parts stand in the log one behind the other.
type Rolled struct {
	N, Got int32
	Opened [32]byte
	Salt   []byte
}

// Want is what comes of both contributions.
func (r *Rolled) Want() int32 { return lot(r.Opened, r.Salt, r.N) }

// Rolls are the lots of a match that has been proved, in their order.
func (p *Peer) Rolls() (out []Rolled) {
	s, err := p.wide()
	for i := 0; i < len(p.sc.log) && err == nil; i++ {
		e, r := p.sc.log[i], Rolled{}
		if s.m != nil && s.stage() == 2 {
			if w := s.m.Pending(); w.Kind == state.InRolled {
				r = Rolled{N: w.N, Opened: [32]byte(e.Data), Salt: p.sc.log[i-1].Data}
			}
		}
		at := max(s.index(), 0)
		if err = s.add(&e, false); r.N > 0 {
			r.Got = s.m.Inputs()[at].N
			out = append(out, r)
		}
	}
	s.close()
	return out
}

// ShowBegin is the message by which a gallery says how a match began.
func ShowBegin(s rules.Setup) []byte {
	m := match.New(s, state.Crowd)
	defer m.Close()
	w := pen{b: []byte{msgShow}}
	w.num(1)
	w.num(1)
	w.flag(true)
	w.bytes(headOf(m))
	w.num(0)
	w.num(0)
	return signed(w.b)
}

// Wishes says whether a message brings a wish to take back.
func Wishes(b []byte) bool {
	if b[0] != msgSync {
		return false
	}
	s, ok := decodeSync(b[1 : len(b)-4])
	return ok && s.Asks > 0
}

// TookBack makes as if a seat had taken back so often.
func (p *Peer) TookBack(seat state.Seat, n int) { p.sc.backs, p.sc.backsOf[seat] = p.sc.backs+n, n }

// MostBacks is how often a seat may take back.
const MostBacks = mostBacks

// ReadBy lets prints be read by another reader.
func (p *Peer) ReadBy(r Reading) { p.o.Read = r }

// Shown is a message of a gallery with another number of its match and of its epoch.
func Shown(m []byte, nth, epoch int) []byte {
	body, _ := unsigned(m)
	r := pen{b: body[1:]}
	r.read(mostWishes)
	r.read(mostWishes)
	w := pen{b: []byte{msgShow}}
	w.num(uint64(nth))
	w.num(uint64(epoch))
	w.put(r.b)
	return signed(w.b)
}

// MsgOpen begins the message that opens a deck.
const MsgOpen = msgOpen

// Held is what a message lays open of a hand to who looks on: as of how many inputs, whose, which cards.
func (v *Watch) Held(m []byte) (inputs int, seat state.Seat, cards map[state.CardID]state.FaceID) {
	r := pen{b: m[1 : len(m)-4]}
	r.read(mostWishes)
	text, err := unsealed(v.key, r.readBytes(maxHeld))
	if err != nil {
		return -1, 0, nil
	}
	seat, t, _ := readHeld(text)
	cards = map[state.CardID]state.FaceID{}
	for _, c := range t.cards {
		cards[c.ref.ID] = c.face
	}
	return t.inputs, seat, cards
}

// MsgSplit begins the message that this side has stopped.
const MsgSplit = msgSplit

// Opens is a message that opens this side's deck and secret, whether or not the match is over.
func (p *Peer) Opens() []byte { return signed(append(p.begun(msgOpen), p.opened()...)) }

// Accusing is evidence of this side as another seat would have written it.
func (p *Peer) Accusing(seat state.Seat) []byte {
	e, err := decodeEvidence(p.Evidence())
	if err != nil {
		return nil
	}
	e.accuser = seat
	return e.encode()
}

// Rather is a reveal of another card of this side's than the one that data shows: one that is in its deck, and that nothing
// was shown of; nil: there is none.
func (p *Peer) Rather(to *Peer, data []byte) []byte {
	r, w := pen{b: data}, to.sc.m.Pending()
	c := readCard(&r, p.sc.onlyOwn)
	if tells := to.sc.tells(w, p.o.Seat); !r.done() || len(tells) != 1 {
		return nil
	}
	id := w.IDs[to.sc.tells(w, p.o.Seat)[0]]
	if _, _, is := to.sc.placed(id); !is {
		return nil
	}
	for i, f := range listed(&p.o.Deck) {
		if f != c.face && to.sc.shown[p.o.Seat].may(id, i) == nil {
			out := pen{}
			bent := card{i, p.secret.cardSalt(i), c.place, f, p.sc.own.sums[f]}
			bent.write(&out)
			return out.b
		}
	}
	return nil
}
