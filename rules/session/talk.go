package session

import (
	"crypto/sha256"
	"errors"
	"fmt"
	"slices"

	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// line is the state of the channel to the other machine. It is made anew with
// every channel; what must outlive one is in Peer.
type line struct {
	ch      Channel
	wasOpen bool
	lost    bool // it was open and is no more
	greeted bool // the other has come over this channel
	heard   bool // the other has heard ours
	asked   bool // the other waits for our hello
	have    int  // how much of the log the other has
	sent    int  // how much of it has been sent
	ack     bool // the other is to be told how much has come
	quiet   int  // ticks since something was sent
	owed    int  // ticks for which the other has waited to be told
	ignored int
	damaged int
	idle    int               // messages that brought nothing, less what a peer in good faith may send
	quits   bool              // the other gives up
	split   bool              // the other is to be told why this side has stopped
	told    bool              // it has been told once
	said    says              // what the last message said beside the log
	notes   notes             // what the persons tell each other
	hands   hands             // what they say of their hands, for those who look on
	kept    *sync             // parts that wait until a card is read
	parting []byte            // opening of the match before this one, until the other begins too
	wants   map[PrintSum]bool // prints that the other has asked for and that are still to be sent
	purse   int               // bytes of prints that may be sent now
}

// says is what a message says beside the log.
type says struct {
	flags      uint64
	nth, heard int
}

// Limits of what one channel may do.
const (
	atOnce      = 64   // messages read in one Tick
	patienceFor = 200  // messages against the protocol before the channel is given up
	maxDamaged  = 5000 // damaged messages
	maxIdle     = 2000 // messages that brought nothing, beside
	idleAtOnce  = 4    // that are no trouble in one Tick
	again       = 60   // ticks after which what was not acknowledged is sent again
	ackAfter    = 10   // ticks for which an acknowledgement waits for something to go with it
)

// Attach goes on over another channel. The old one is closed.
func (p *Peer) Attach(ch Channel) {
	if old := p.line.ch; old != nil && old != ch {
		old.Close()
	}
	p.line = line{ch: ch, parting: p.line.parting, split: p.line.split, quiet: again, notes: notes{quiet: again, purse: noteBurst}, wants: map[PrintSum]bool{}, purse: printPurse}
	if p.stop != nil && !p.stop.final() {
		p.stop = nil // another one may come who agrees
	}
	p.note = nil
	p.theirs = moment{} // one that comes back from an older store counts its wishes from there
}

// listen reads what has come.
func (p *Peer) listen() {
	p.line.idle = max(0, p.line.idle-idleAtOnce)
	for range atOnce {
		if p.line.ch == nil {
			return
		}
		b, ok := p.line.ch.Poll()
		if !ok {
			break
		}
		p.hear(b)
	}
	if ch := p.line.ch; ch != nil && p.line.wasOpen && !ch.Open() {
		p.line.lost, p.line.ch = true, nil
	}
}

// hear reads one message. Whatever it is, it changes the match only as the rules allow.
func (p *Peer) hear(b []byte) {
	before := len(p.sc.log)
	p.read(b)
	if p.line.idle++; len(p.sc.log) > before {
		p.line.idle = 0
	}
	if p.line.idle > maxIdle {
		p.flood()
	}
}

func (p *Peer) read(b []byte) {
	body, ok := unsigned(b)
	if !ok {
		p.line.damaged++
		p.ignore("damaged", "届いたデータが壊れていたので、読みませんでした。", "A damaged message was ignored.")
		return
	}
	switch body[0] {
	case msgHello:
		ok = p.hearHello(body[1:])
	case msgSync:
		ok = p.hearSync(body[1:])
	case msgSplit:
		ok = p.hearSplit(body[1:])
	case msgNote:
		ok = hearNote(p, body[1:])
	case msgOpen:
		ok = p.hearOpening(body[1:])
	case msgHands:
		ok = hearHands(p, body[1:])
	case msgHeld:
		ok = hearHeld(p, body[1:])
	case msgWant:
		ok = hearWant(p, body[1:])
	case msgPrint:
		ok = hearPrint(p, body[1:])
	default:
		ok = false
	}
	if !ok {
		p.ignore("protocol", "取り決めにないデータが届いたので、読みませんでした。", "A message against the protocol was ignored.")
	}
}

// ignore notes a message that was not taken, and gives a channel up that brings
// nothing else.
func (p *Peer) ignore(key, ja, en string) {
	p.line.ignored++
	p.note = &Problem{key, -1, ja, en}
	if p.line.ignored-p.line.damaged > patienceFor || p.line.damaged > maxDamaged {
		p.flood()
	}
}

// flood gives the channel up.
func (p *Peer) flood() {
	if p.line.ch == nil {
		return
	}
	p.note = &Problem{"flood", -1, "取り決めにないデータが続いたので、接続を切りました。", "The connection was closed: too many messages against the protocol."}
	p.line.ch.Close()
	p.line.ch, p.line.lost = nil, true
}

// hearHello compares what both sides must agree on, and says what differs.
func (p *Peer) hearHello(b []byte) bool {
	h, version, ok := decodeHello(b)
	if !ok {
		return false
	}
	if version == Protocol && h.Round < p.round || version != Protocol && p.other != nil {
		return true // of a match before this one
	}
	if why := p.compare(&h, version); why != nil {
		if p.sc.m == nil && p.stop == nil {
			p.stop = why
			p.line.asked = true // so that the other side learns of it too
		} else if p.stop == nil {
			p.note = why
		}
		return true
	}
	if h.Round > p.round {
		p.rematch = true
		return true
	}
	if p.other == nil {
		h.Name = state.PlainName(h.Name)
		p.other = &h
		p.sc.setup.Names[h.Seat], p.sc.said[h.Seat] = h.Name, h.Commit
		p.line.parting = nil
		p.changed()
	}
	if p.other.Commit != h.Commit {
		p.note = &Problem{"other", -1, "相手は、べつの対戦を始めています。", "The other side has begun another match."}
		return true
	}
	p.line.greeted = true
	p.line.asked = h.Heard != first4(p.commit)
	p.line.heard = p.line.heard || !p.line.asked
	p.line.ack = true
	p.line.have = max(p.line.have, min(h.Have, len(p.sc.log)))
	p.caughtUp(h.Have)
	return true
}

// caughtUp ends resuming when this log has all the other has.
func (p *Peer) caughtUp(have int) {
	if p.resumed && p.line.greeted && len(p.sc.log) >= have {
		p.resumed, p.view = false, nil
	}
}

func (p *Peer) compare(h *hello, version int) *Problem {
	rs := p.o.Rules
	bad := func(key, ja, en string, a ...any) *Problem { return &Problem{key, -1, ja, fmt.Sprintf(en, a...)} }
	switch {
	case version != Protocol:
		return bad("version", "相手のアプリの版が違います。ふたりとも新しくしてください。", "The other side speaks version %d of the protocol, this one version %d.", version, Protocol)
	case h.Game != rs.Game.Name():
		return bad("game", "相手はべつのゲームを選んでいます。", "The other side plays %q, this one %q.", h.Game, rs.Game.Name())
	case h.Format != p.o.Format:
		return bad("format", "相手のレギュレーションが違います。", "The other side plays the format %q, this one %q.", h.Format, p.o.Format)
	case h.Pool != rs.Pool.Hash():
		return bad("pack", "相手のカードパックが違います。", "The other side has other packs of cards (%x, here %x).", h.Pool[:4], first4(rs.Pool.Hash()))
	case h.Rules != match.Fingerprint(rs):
		return bad("rules", "相手のアプリのルール処理の版が違います。", "The other side has another version of the rules (%x, here %x).", h.Rules[:4], first4(match.Fingerprint(rs)))
	case h.Terms != p.o.Terms:
		return bad("terms", "相手の取り決め（本数や持ち時間）が違います。", "The other side plays by other terms (number of games, clock).")
	case h.Seat == p.o.Seat && h.Round == p.round: // the seats change with every round
		return bad("seat", "ふたりとも同じ席についています。", "Both sides have taken the same seat.")
	}
	return nil
}

func first4(h [32]byte) [4]byte { return [4]byte(h[:4]) }

// id names the match, so that messages of another one are told apart.
func (p *Peer) id() (id [4]byte) {
	if p.other == nil {
		return
	}
	a, b := p.commit, p.other.Commit
	if p.o.Seat == 1 {
		a, b = b, a
	}
	h := sha256.Sum256(append(a[:], b[:]...))
	return first4(h)
}

// hearSync takes the parts of the log that are new.
func (p *Peer) hearSync(b []byte) bool {
	s, ok := decodeSync(b)
	if !ok {
		return false
	}
	if p.other == nil || s.Match != p.id() {
		return true // too early, or of a match before this one
	}
	p.line.greeted, p.line.heard = true, true // else it could not name the match
	p.line.have = max(p.line.have, min(s.Have, len(p.sc.log)))
	p.otherHas = s.Opened // one that came back from an older store lacks it again
	p.line.quits = p.line.quits || s.GivesUp
	if p.stop != nil {
		return true
	}
	takeParts(p, &s)
	return true
}

// takeParts takes the parts of the log that are new.
func takeParts(p *Peer, s *sync) {
	defer hearBack(p, s)
	for i := range s.Parts {
		at := s.From + i
		if at < len(p.sc.log) {
			p.line.ack = true // the other does not know that it has come
			continue
		}
		if at > len(p.sc.log) {
			return // something before it was lost; it comes again
		}
		p.line.ack = true
		if err := p.take(s.Parts[i]); err != nil {
			var unread *unreadCard
			switch {
			case p.stop != nil:
			case errors.As(err, &unread):
				p.line.kept = s
			case errors.Is(err, errForm):
				otherwise(p)
			case isLie(err):
				p.accuse(&s.Parts[i], err)
			default:
				p.refuse(err)
			}
			return
		}
		p.line.have = max(p.line.have, at+1) // who sends a part has it
	}
	p.caughtUp(s.Have)
}

// otherwise stops on both sides because they read a card otherwise.
func otherwise(p *Peer) {
	p.view = nil
	p.stop = &Problem{"cards", p.sc.index(), "相手が持ち込んだカードを、ふたりの端末が違うように読みました。アプリの版を合わせてください。",
		"The two machines read a card that the other side brought otherwise: both need the same version of the app."}
	p.line.split = true
	p.changed()
}

// refuse notes an input of the other side that is not legal.
func (p *Peer) refuse(err error) {
	p.line.ignored++
	n := p.sc.index()
	ja, en := "相手の入力 %d は受け入れられません。", "Input %d of the other side is not possible: %v"
	p.note = &Problem{"refused", n, fmt.Sprintf(ja, n), fmt.Sprintf(en, n, err)}
	var why *board.Why
	if errors.As(err, &why) {
		p.note.JA += why.JA
	}
	if p.line.ignored > patienceFor {
		p.ignore("refused", p.note.JA, p.note.EN)
	}
}

// hearSplit: the other side says that it has stopped, and why. A match that has a result
// keeps it: who has lost could say so.
func (p *Peer) hearSplit(b []byte) bool {
	r := pen{b: b}
	var id [4]byte
	copy(id[:], r.take(4))
	n := int(r.read(maxParts)) - 1
	why := r.read(uint64(len(stops) - 1))
	if !r.done() || p.other == nil {
		return false
	}
	if id != p.id() {
		return true
	}
	if n > p.sc.index() {
		return false
	}
	if p.stop == nil && !p.Result().Over {
		switch stops[why] {
		case "hash":
			p.split(n)
		case "deck":
			p.stop = p.ownDeck()
		case "cards":
			p.stop = &Problem{"cards", n, "持ち込んだカードを、ふたりの端末が違うように読みました。アプリの版を合わせてください。",
				"The two machines read a card that this side brought otherwise: both need the same version of the app."}
		case "lie":
			p.stop = &Problem{"accused", n, fmt.Sprintf("入力 %d で見せたカードを、相手の端末が受け入れませんでした。", n),
				fmt.Sprintf("The other machine does not believe what was shown at input %d.", n)}
		}
		p.line.split = false
		p.changed()
	}
	return true
}

// stops are the reasons for which one side stops for both, as messages number them.
var stops = [...]string{"hash", "deck", "lie", "cards"}

// ownDeck is what the other machine finds wrong with this deck, as this one sees it.
func (p *Peer) ownDeck() *Problem {
	out := &Problem{"deck", -1, "自分のデッキが、相手の端末に断られました。", "The other machine refuses this deck."}
	var u *unlawful
	if h := p.secret.head(&p.o.Deck, p.sc.own); errors.As(lawful(&p.sc.setup, ptr(h.deck())), &u) {
		out.JA, out.EN = out.JA+u.why.JA, out.EN+" "+u.why.Error()
	}
	return out
}

func ptr[T any](v T) *T { return &v }

// talk sends what the other lacks.
func (p *Peer) talk() {
	ch := p.line.ch
	if ch == nil || !ch.Open() {
		return
	}
	p.line.wasOpen = true
	p.line.quiet++
	due := p.line.quiet >= again
	switch {
	case p.line.split && (due || !p.line.told):
		p.line.told = true
		w := pen{b: p.begun(msgSplit)}
		w.num(uint64(p.stop.Input + 1))
		w.num(uint64(slices.Index(stops[:], p.stop.Key)))
		p.send(signed(w.b))
	case p.line.asked || !p.line.heard && due:
		p.line.asked = false
		p.send(p.hello())
		if p.line.parting != nil {
			p.send(p.line.parting)
		}
	case p.line.greeted && p.stop == nil:
		p.sendLog(due)
		askPrints(p)
	}
	sendPrints(p)
	if p.line.greeted && p.line.heard {
		tellNotes(p)
		tellHands(p)
	}
}

// begun is the beginning of a message that names the match.
func (p *Peer) begun(kind byte) []byte {
	id := p.id()
	return append([]byte{kind}, id[:]...)
}

func (p *Peer) hello() []byte {
	h := hello{Round: p.round, Seat: p.o.Seat, Game: p.o.Rules.Game.Name(), Format: p.o.Format, Terms: p.o.Terms, Pool: p.o.Rules.Pool.Hash(), Rules: match.Fingerprint(p.o.Rules),
		Name: p.o.Name, Commit: p.commit, Have: len(p.sc.log)}
	if p.other != nil {
		h.Heard = first4(p.other.Commit)
	}
	return h.encode()
}

// sendLog sends new parts at once, and everything not acknowledged again after a while.
func (p *Peer) sendLog(due bool) {
	n := len(p.sc.log)
	from := max(p.line.sent, p.line.have)
	lacks := p.line.have < n
	if lacks && due {
		from = p.line.have
	}
	s := sync{Match: p.id(), Opened: p.opening != nil, GivesUp: p.quit && !p.Result().Over}
	asks := p.now(p.theirs)
	s.Asks, s.Op, s.Nth, s.Heard, s.Waits = p.wish.steps, p.wish.op, p.nth, p.theirs.nth, p.waits()
	s.Grants, s.Denies = asks && p.granted == p.theirs, asks && p.denied == p.theirs
	if p.Result().Over && !p.otherHas && (due || p.line.sent < n) {
		defer func() { p.send(p.farewell()) }()
	}
	if p.line.ack {
		p.line.owed++
	}
	said := says{s.flags() &^ flagOpened, s.Nth, s.Heard}
	if from >= n && p.line.owed < ackAfter && said == p.line.said && !(said.flags != 0 && due) { // what waits for something of the other's comes again
		return
	}
	for {
		s.Have, s.From, s.Parts = n, from, nil
		size := 0
		for i := from; i < n && len(s.Parts) < maxAtOnce && size < MaxMessage/2; i++ {
			s.Parts = append(s.Parts, p.sc.log[i])
			size += len(p.sc.log[i].Data) + 32
		}
		p.send(s.encode())
		from += len(s.Parts)
		if from >= n {
			break
		}
	}
	p.line.sent, p.line.ack, p.line.owed, p.line.said = n, false, 0, said
}

// send sends a message; one that cannot be sent now counts as lost.
func (p *Peer) send(b []byte) {
	p.line.quiet = 0
	if len(b) > 0 {
		p.line.ch.Send(b)
	}
}
