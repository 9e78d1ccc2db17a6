package session

import (
	"crypto/rand"
	"errors"
	"fmt"

	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// PeerOptions says how a seat plays against another machine. Both sides give the
// same rules, format and round, and the other seat.
type PeerOptions struct {
	Rules  *rules.Rules
	Format string
	Terms  string // what else both have agreed to, at most 120 bytes: for the apps to read
	Seat   state.Seat
	Name   string // at most 120 bytes
	Deck   rules.DeckSetup
	// Own are the cards of the deck that only this side has, whose faces follow those of Rules in this order; for
	// ResumePeer those of both sides, as Peer.Brought gave them. Read reads prints of the other side's.
	Own    []OwnCard
	Read   Reading
	Secret [32]byte              // of this match alone; zero: drawn
	Save   func(snapshot []byte) // keeps what ResumePeer goes on from; called before anything new is sent
	From   *state.State          // scenarios: begin at this rest, knowing every face
	Chance Chance                // scenarios: chance that both machines are told
	Keep   bool                  // scenarios: keep the deck in the order given
}

// Peer is a match against another machine. It is a Session.
type Peer struct {
	o       PeerOptions
	base    *rules.Rules // as they were given: without the cards of either side's own
	secret  *secret
	round   int
	commit  [32]byte
	other   *hello // what the other said first; nil before
	sc      script
	view    *match.View
	held    *state.Answer // this person's half of a secret pair that waits for the other's commitment
	late    bool          // the other has used more time than was agreed
	unheard bool          // nothing comes from the other, though the channel stands
	quit    bool          // this person gives up, and the other's machine is to write it
	wish    wish          // what this person asks the other for
	nth     int           // number of that: it goes up with every wish, and every end of one
	never   bool          // this person says no to every wish of the other's
	asked   moment        // what this seat asked last, unless the other knows that it does not any more
	theirs  moment        // what the other asks
	told    int           // number of that, as this person is told: it goes up with every one that differs
	askedOf tally         // how many of those there were at one moment
	granted moment        // what this person has said yes to
	denied  moment        // what no was said to
	agreed  moment        // what the other has said yes to
	refused moment        // what it has said no to
	untold  []Note        // what this person tells and the other has not heard
	heard   []Note        // what the other tells and this person has not read
	resumed bool          // the stored log may lack what this seat did: no answers before the other has sent its

	line     line
	stop     *Problem
	lie      *part  // the part that showed the other's lie, and was not taken
	evidence []byte // of the lie, once it has been asked for
	note     *Problem
	trace    string // of the last crash of the rules
	rematch  bool
	past     []lent // of the match before this one, if this is a rematch
	shows    bool   // this person agrees that who looks on sees both hands
	eyes     []eyeKey
	seals    map[eyeKey]*sealing // how this hand is sealed for those who look on

	opening  []byte // the other's deck and secret, once the match is over
	otherHas bool   // the other has ours
	waited   int    // ticks since the end in which it has not come
	unopened int    // ticks in which nothing but the other's opening of a lot, an answer or a card was missing
	proof    Proof
	flaw     *Problem
	flawBy   state.Seat
	traced   bool   // the log was played again after the tables came to differ
	prover   *proof // under way
}

// NewPeer begins to play over a channel, which may still be closed or nil: Attach
// brings one later. A deck that the rulebook does not allow is refused with a *rules.Why,
// here and by the other machine.
func NewPeer(o PeerOptions, ch Channel) (*Peer, error) { return newPeer(o, ch, 0) }

func newPeer(o PeerOptions, ch Channel, round int) (*Peer, error) {
	switch {
	case o.Seat != 0 && o.Seat != 1:
		return nil, fmt.Errorf("session: there is no seat %d", o.Seat)
	case len(o.Name) > maxName || len(o.Format) > maxName || len(o.Terms) > maxName || len(o.Deck.Basis) > maxName:
		return nil, fmt.Errorf("session: a name has more than %d bytes", maxName)
	case len(o.Deck.Leader) > maxDeck || len(o.Deck.Main) > maxDeck || len(o.Deck.Side) > maxDeck:
		return nil, fmt.Errorf("session: a deck has more than %d cards", maxDeck)
	}
	if o.Secret == [32]byte{} {
		rand.Read(o.Secret[:])
	}
	o.Name = state.PlainName(o.Name)
	p := &Peer{o: o, base: o.Rules, round: round}
	p.secret = (*secret)(&p.o.Secret)
	p.o.Rules = o.Rules.Wide(2 * MaxOwn)
	p.sc.own = newOwned()
	if err := bring(p, o.Own); err != nil {
		return nil, err
	}
	if o = p.o; !inPool(o.Rules, &o.Deck) {
		return nil, errors.New("session: the deck has a card that no pack has")
	}
	if o.From == nil && o.Chance == nil {
		if err := lawful(&rules.Setup{Rules: o.Rules, Format: o.Format}, &o.Deck); err != nil {
			return nil, err
		}
	}
	if !o.Keep { // nobody shall read the order of a list off the order of the cards
		p.o.Deck = p.secret.mixed(o.Deck)
	}
	p.prepare()
	p.Attach(ch)
	return p, nil
}

// mixed is a deck in an order that tells nothing.
func (s *secret) mixed(d rules.DeckSetup) rules.DeckSetup {
	d.Main = s.dealt(d.Main, 0, []byte("main"))
	d.Side = s.dealt(d.Side, 0, []byte("side"))
	return d
}

// prepare makes what follows from options and secret.
func (p *Peer) prepare() {
	h := p.secret.head(&p.o.Deck, p.sc.own)
	p.commit = h.hash()
	p.sc = script{own: p.sc.own, me: state.EyesOf(p.o.Seat), from: p.o.From, chance: p.o.Chance}
	p.sc.said[p.o.Seat] = p.commit
	p.sc.setup = rules.Setup{Rules: p.o.Rules, Format: p.o.Format}
	p.sc.setup.Decks[p.o.Seat] = p.o.Deck
	p.sc.setup.Names[p.o.Seat] = p.o.Name
	p.sc.keys[p.o.Seat] = p.secret
}

// inPool says whether every card of a deck is in the packs.
func inPool(r *rules.Rules, d *rules.DeckSetup) bool {
	for _, l := range [...][]state.FaceID{d.Leader, d.Main, d.Side} {
		for _, f := range l {
			if r.Pool.Def(f) == nil {
				return false
			}
		}
	}
	return true
}

// Tick reads what has come, does what this machine does by itself, and sends.
func (p *Peer) Tick() {
	p.listen()
	readOn(p)
	switch {
	case p.stop == nil:
		p.work()
		p.prove()
	case parted(p):
		retrace(p)
	}
	if (p.opening == nil || p.sc.own.owes() || p.sc.own.unread()) && ended(p) {
		p.waited++
	}
	if p.unopened++; !p.withholds() && p.line.kept == nil {
		p.unopened = 0
	}
	p.talk()
}

// work writes the parts that need no person.
func (p *Peer) work() {
	for p.other != nil && !p.resumed && p.stop == nil {
		e, ok := p.due()
		if !ok {
			return
		}
		if err := p.write(e); err != nil {
			p.broken(err)
			return
		}
	}
}

// due is the next part, where this seat writes it and needs no person for it. Who
// gives up is written by whose turn to write it is.
func (p *Peer) due() (e part, ok bool) {
	switch {
	case p.line.quits && p.writes():
		return part{Quit: true, Data: []byte{byte(p.o.Seat.Other())}}, true
	case p.quit && p.writes():
		return part{Quit: true, Data: []byte{byte(p.o.Seat)}}, true
	}
	if e, ok := p.writesBack(); ok {
		return e, true
	}
	e.Data, ok = p.sc.auto(p.o.Seat)
	if !ok && p.held != nil && p.writes() {
		e.Data, ok = p.sc.data(p.o.Seat, *p.held), true
		p.held = nil
	}
	return e, ok
}

// writes says whether this seat writes the next part of a match that has begun.
func (p *Peer) writes() bool { return p.sc.m != nil && p.sc.writer() == p.o.Seat }

// write adds a part of this seat to the log, and keeps it before it is sent.
func (p *Peer) write(e part) error {
	e.Seat = p.o.Seat
	at := len(p.sc.log)
	err := p.sc.add(&e, true)
	if len(p.sc.log) == at {
		p.fault()
		return err
	}
	p.sc.log[at].Mark = p.secret.mark(at, &e)
	p.grown(&e)
	p.fault()
	return err
}

// take adds a part that came from the other machine.
func (p *Peer) take(e part) error {
	at := len(p.sc.log)
	if e.Seat == p.o.Seat && e.Mark != p.secret.mark(at, &e) {
		return errTurn // not ours
	}
	if e.Quit && e.Seat != p.o.Seat && len(e.Data) == 1 && state.Seat(e.Data[0]) == p.o.Seat && !p.quit {
		return errQuit
	}
	if (e.Back || e.Mend) && e.Seat != p.o.Seat {
		if err := p.mayTakeBack(&e); err != nil {
			return err
		}
	}
	err := p.sc.add(&e, false)
	for unread := (*unreadCard)(nil); errors.As(err, &unread); {
		ok, wrong := learn(p, unread)
		if wrong != nil {
			return wrong
		}
		if !ok {
			return err
		}
		err = p.sc.add(&e, false)
	}
	if len(p.sc.log) > at {
		p.grown(&e)
	}
	if errors.Is(err, errHash) {
		p.split(p.sc.index() - 1)
		return nil
	}
	p.fault()
	return err
}

// grown notes that the log has a new part.
func (p *Peer) grown(e *part) {
	if e.Back {
		p.held = nil
	}
	p.keepAsking(e)
	p.changed()
}

func (p *Peer) changed() {
	p.view = nil
	p.store()
}

// store keeps what ResumePeer goes on from.
func (p *Peer) store() {
	if p.o.Save != nil {
		p.o.Save(p.Snapshot())
	}
}

// fault stops when the rules or the given chance broke for good.
func (p *Peer) fault() {
	if p.sc.fault != nil {
		p.broken(p.sc.fault)
	}
}

// broken stops at what this machine itself cannot do.
func (p *Peer) broken(err error) {
	if p.stop == nil {
		p.view, p.trace = nil, match.Trace(err)
		p.stop = brokenAt(p.sc.index())
	}
}

// split stops on both sides because the public states differ after an input.
func (p *Peer) split(input int) {
	if p.stop == nil {
		p.view = nil
		p.stop = &Problem{"hash", input, fmt.Sprintf("入力 %d のあとで、ふたりの盤面が食い違いました。", input),
			fmt.Sprintf("After input %d the two machines do not have the same table.", input)}
		p.line.split = true
	}
}

// Decision is what this person is asked.
func (p *Peer) Decision() *rules.Decision {
	if p.sc.m == nil || p.stop != nil || p.resumed || p.held != nil || p.quit {
		return nil
	}
	w := p.sc.m.Pending()
	if w == nil {
		return nil
	}
	if w.Kind == state.InBoth && p.sc.stage() > int(p.o.Seat) {
		return nil // this half is in
	}
	return asked(p.sc.m, p.o.Seat)
}

// Answer takes this person's answer.
func (p *Peer) Answer(inputs int, a state.Answer) error {
	d := p.Decision()
	switch {
	case p.sc.m != nil && inputs != len(p.sc.m.Inputs()):
		return ErrStale
	case d == nil:
		return ErrNotNow
	}
	if why := check(p.sc.m, d, a); why != nil {
		return why
	}
	if p.sc.writer() != p.o.Seat { // the other's commitment comes first
		a = copied(a)
		p.held = &a
		p.changed()
		return nil
	}
	if !p.wish.none() {
		p.wishes(wish{})
	}
	at, shown := len(p.sc.log), p.sc.shown
	err := p.write(part{Data: p.sc.data(p.o.Seat, a)})
	if err == nil {
		p.work()
	}
	if p.crashed(err) {
		p.sc.shown = shown
		p.unwrite(at, inputs)
		return whyBroken
	}
	if err != nil {
		return err
	}
	p.Tick()
	return nil
}

// crashed says whether the rules crashed on what was just written.
func (p *Peer) crashed(err error) bool {
	var f *match.Fault
	if errors.As(err, &f) {
		p.trace = match.Trace(err)
		return true
	}
	return p.stop != nil && p.stop.Key == "broken"
}

// unwrite takes back what was written since part number at, at input n, before any of it
// is sent: the person may answer otherwise.
func (p *Peer) unwrite(at, n int) {
	if p.sc.cut(n) != nil {
		return
	}
	p.sc.log, p.sc.first = p.sc.log[:at:at], min(p.sc.first, at)
	p.stop, p.note = nil, brokenAt(n)
	p.changed()
}

// Check says why an answer is not legal.
func (p *Peer) Check(a state.Answer) *board.Why {
	d := p.Decision()
	if d == nil {
		return p.o.Rules.Nobody()
	}
	return check(p.sc.m, d, a)
}

// Acts lists the acts of the present decision.
func (p *Peer) Acts() []state.Act { return acts(p.sc.m, p.Decision()) }

// Next lists what may be added to a part of a choice.
func (p *Peer) Next(part []state.Item) []state.Item { return next(p.sc.m, p.Decision(), part) }

// Sources lists what may serve a plan for the present decision.
func (p *Peer) Sources() []state.Payment { return sources(p.sc.m, p.Decision()) }

// Gives is how much a single payment yields, or why nothing.
func (p *Peer) Gives(pay state.Payment) (int32, *board.Why) {
	return gives(p.sc.m, p.Decision(), pay)
}

// Propose is a plan that pays for it.
func (p *Peer) Propose() ([]state.Payment, bool) { return propose(p.sc.m, p.Decision()) }

// View is what this seat may see; nil before the match has begun.
func (p *Peer) View() *match.View {
	if p.view == nil && p.sc.m != nil {
		p.view = p.sc.m.View(state.EyesOf(p.o.Seat))
		p.view.Mine = p.Decision()
		if w := p.sc.m.Pending(); w != nil && w.Kind == state.InBoth {
			p.view.Asked[p.o.Seat] = p.view.Mine != nil
		}
	}
	return p.view
}

// Events lists what happened, as this seat saw it.
func (p *Peer) Events(from int) []match.Told {
	if p.sc.m == nil {
		return nil
	}
	return p.sc.m.Events(state.EyesOf(p.o.Seat), from)
}

// Concede gives the match up. It counts from where the other machine, if it is its
// turn to write, has taken note of it.
func (p *Peer) Concede() error {
	if p.sc.m == nil || p.Result().Over || p.stop != nil || p.quit {
		return ErrNotNow
	}
	p.quit = true
	p.changed()
	p.Tick()
	return nil
}

// Result is how the match ended, or that it has not.
func (p *Peer) Result() rules.Result {
	if p.sc.m == nil {
		return rules.Result{}
	}
	return p.sc.m.Result()
}

// Seat is this person's seat.
func (p *Peer) Seat() state.Seat { return p.o.Seat }

// Names are the players' names; the other's is empty before it has come.
func (p *Peer) Names() [2]string { return p.sc.setup.Names }

// Status is how the session is.
func (p *Peer) Status() Status {
	s := Status{Problem: p.note, Proof: p.proof, Checking: checking(p), Rematch: p.rematch, Backs: p.sc.backs, Mends: p.sc.mends, Ignored: p.line.ignored, Trace: p.trace}
	switch {
	case parted(p):
		s.Phase, s.Problem = Stopped, difference(p)
	case p.stop != nil:
		s.Phase, s.Problem = Stopped, p.stop
	case p.Result().Over:
		s.Phase = Ended
		if why := p.aftermath(); why != nil {
			s.Problem = why
		}
	case p.line.lost:
		s.Phase = Dropped
	case p.resumed:
		s.Phase = Resuming
	case p.sc.m == nil:
		s.Phase = Meeting
	case !p.line.greeted || p.line.ch == nil || !p.line.ch.Open():
		s.Phase = Dropped
	default:
		s.Phase = Playing
	}
	return s
}

// checking says whether the other's deck is still being worked out, or awaited in good faith: another match would end that.
func checking(p *Peer) bool {
	return p.Result().Over && p.proof == Unproven && p.stop == nil && p.waited <= patienceAfter && p.line.ch != nil
}

// Record is the match as a record file, as far as this machine knows it; after
// both sides have opened their decks, the whole. Nil before the match has begun.
func (p *Peer) Record() []byte {
	if p.sc.m == nil {
		return nil
	}
	if p.proof == Verified {
		if open := p.whole(); open != nil {
			defer open.close()
			return match.NewRecord(open.m).Encode()
		}
	}
	return match.NewRecord(p.sc.m).Encode()
}

// Match is the match itself, to read; nil before it has begun.
func (p *Peer) Match() *match.Match { return p.sc.m }

// Close ends the session and its channel.
func (p *Peer) Close() {
	p.stopPlaying()
	if p.line.ch != nil {
		p.line.ch.Close()
		p.line.ch = nil
	}
}

// stopPlaying ends the matches that this side runs.
func (p *Peer) stopPlaying() {
	p.sc.close()
	if p.prover != nil {
		p.prover.s.close()
	}
}

// Rematch begins the next match over the same channel, with a deck, the seats changed; it
// begins when the other side does the same. This session must not be used any more.
func (p *Peer) Rematch(deck rules.DeckSetup) (*Peer, error) {
	o := p.o
	o.Rules = p.base
	o.Seat, o.Secret = o.Seat.Other(), [32]byte{}
	o.Own, o.Deck = handed(p, deck)
	ch := p.line.ch
	n, err := newPeer(o, nil, p.round+1)
	if err != nil {
		return nil, err
	}
	if !p.otherHas {
		n.line.parting = p.farewell()
	}
	n.past = []lent{{p.id(), mine(p)}}
	p.line.ch = nil
	p.stopPlaying()
	n.Attach(ch)
	return n, nil
}
