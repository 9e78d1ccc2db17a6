package session

import (
	"errors"
	"slices"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/seal"
	"gotaku/rules/state"
)

// Watch is a match that somebody looks on at: a Session whose seats are elsewhere, and which
// can do nothing.
type Watch struct {
	onlooker
	alone
	base   *rules.Rules // without the cards of either side's own
	format string
	read   Reading
	ch     Channel
	nth    int          // of the match, as the gallery counts
	rules  *rules.Rules // with the cards of either side's own that have come
	own    []OwnCard    // those, in the order in which they came
	next   *shownCard   // the one that comes next, until it is read
	setup  rules.Setup
	m      *match.Match
	list   []state.Input
	epoch  int
	backs  int
	view   *match.View
	fault  *Problem
	quiet  int
	anew   int // ticks of patience with a match that begins anew or goes back
	purse  int // bytes of prints that may come now
	key    *seal.Own
	hands  handsSeen
}

// mostAnew bounds how often a match is played anew here, which costs a frame: so often at once, and then each time again
// ticks have gone by. Who shows a match sends again what was not taken.
const mostAnew = 8

// shownCard is a card of either side's own that has come and is not read yet.
type shownCard struct {
	gotPrint
	face state.FaceID
}

// NewWatch looks on over a channel at what is played by these rules in this format, and at nothing else. read judges and
// reads the prints of cards that only one side has, as PeerOptions says.
func NewWatch(r *rules.Rules, format string, read Reading, ch Channel) *Watch {
	return &Watch{key: seal.Fresh(), base: r, rules: r.Wide(2 * MaxOwn), format: format, read: read, ch: ch, quiet: again, anew: mostAnew * again, purse: printPurse}
}

// Attach goes on over another channel.
func (v *Watch) Attach(ch Channel) { v.ch, v.quiet = ch, again }

// Tick takes what has come and says how much that is.
func (v *Watch) Tick() {
	v.anew, v.purse = min(v.anew+1, mostAnew*again), min(v.purse+printEvery, printPurse)
	laid := 0
	for range atOnce {
		b, ok := v.ch.Poll()
		if !ok {
			break
		}
		body, ok := unsigned(b)
		switch {
		case !ok || v.fault != nil:
		case body[0] == msgShow:
			v.take(body[1:])
			v.quiet = again
		case body[0] == msgCard:
			v.takeCard(body[1:])
		case body[0] == msgLaid && laid < mostLaid: // each is opened with a key of its own, and comes again
			laid++
			v.takeHeld(body[1:])
		}
	}
	v.cardRead()
	v.followHands()
	if v.quiet++; v.quiet < again || !v.ch.Open() {
		return
	}
	v.quiet = 0
	w := pen{b: []byte{msgSeen}}
	w.num(uint64(v.nth))
	w.num(uint64(v.epoch))
	has := 0
	if v.m != nil && v.setup.Rules == v.rules {
		has = len(v.list) + 1
	}
	w.num(uint64(has))
	w.num(uint64(len(v.own)))
	w.put(v.key.Public())
	v.ch.Send(signed(w.b))
}

var errWatch = errors.New("session: what is shown is no match")

// another makes room for the cards of another match, which has begun.
func (v *Watch) another(nth int) {
	if nth > v.nth {
		v.nth, v.rules, v.own, v.next = nth, v.base.Wide(2*MaxOwn), nil, nil
	}
}

// patient says whether a match may begin anew here, or go back, and counts it.
func (v *Watch) patient() bool {
	if v.anew < again {
		return false
	}
	v.anew -= again
	return true
}

// takeCard judges a card that is to be shown, and has it read. One comes after the other.
func (v *Watch) takeCard(b []byte) {
	r := pen{b: b}
	nth, n := int(r.read(mostWishes)), int(r.read(2*MaxOwn))
	c := &shownCard{face: state.FaceID(r.read(1<<15 - 1))}
	copy(c.form[:], r.take(len(c.form)))
	c.print = slices.Clone(r.readBytes(maxPrint))
	if !r.done() || nth < v.nth || len(c.print) == 0 || !ownFace(v.rules, 0, c.face) && !ownFace(v.rules, 1, c.face) {
		return
	}
	if nth > v.nth && !v.patient() {
		return
	}
	if v.another(nth); v.next == nil && n == len(v.own) && len(c.print)+printHead <= v.purse {
		v.purse -= len(c.print) + printHead
		v.next = c
		c.read(v.read, func() {})
	}
}

// cardRead puts the card that comes next into its place once it is read, and plays the match again with it.
func (v *Watch) cardRead() {
	c := v.next
	if c == nil || v.fault != nil {
		return
	}
	if c.again(v.read, func() {}); !c.ready() {
		return
	}
	v.next = nil
	err := c.err
	if err == nil {
		own := OwnCard{Face: c.face, Print: c.print, Def: *c.def}
		if formSum(c.def) != c.form {
			err = errForm
		} else if err = newOwned().place(v.rules, own); err == nil {
			v.own = append(v.own, own)
		}
	}
	if err != nil {
		v.fault = &Problem{"cards", -1, "対戦している人のカードを、この端末では同じように読めません。", "A card of those who play is not read here as it is there."}
		return
	}
	v.quiet, v.view = again, nil
	if v.m != nil && v.setup.Rules == v.rules {
		v.m.Close()
		v.m = match.New(v.setup, state.Crowd)
		v.feed(v.list)
	}
}

// take judges what is shown, all of it, and then plays it.
func (v *Watch) take(b []byte) {
	r := pen{b: b}
	nth, epoch := int(r.read(mostWishes)), int(r.read(mostWishes))
	begins, head, had := r.readFlag(), []byte(nil), len(v.list)
	if begins {
		head, had = r.readBytes(MaxMessage), 0
	}
	from, n := int(r.read(maxParts)), int(r.read(maxAtOnce))
	var list []state.Input
	for i := 0; i < n && !r.bad; i++ {
		in, err := state.DecodeInput(slices.Clone(r.readBytes(state.MaxInput)))
		if err != nil {
			return
		}
		list = append(list, in)
	}
	if !r.done() || nth < v.nth || !begins && (v.m == nil || nth > v.nth || v.setup.Rules != v.rules) || from > had {
		return
	}
	if (nth > v.nth || begins || from < had) && !v.patient() {
		return
	}
	v.another(nth)
	if slices.ContainsFunc(list, v.unread) {
		return
	}
	if begins {
		setup, why := v.begins(head)
		if why != nil {
			v.fault = why
			return
		}
		if v.m != nil {
			v.m.Close()
			v.backs++
		}
		v.hands = handsSeen{}
		v.setup, v.m, v.list = setup, match.New(setup, state.Crowd), nil
	}
	if v.epoch = epoch; from < len(v.list) {
		v.m.Undo(from)
		v.hands = handsSeen{}
		v.list = v.list[:from]
		v.backs++
	}
	v.view = nil
	v.list = append(v.list, list[:v.feed(list)]...)
}

// unread says whether an input shows a card that has not been read here.
func (v *Watch) unread(in state.Input) bool {
	return slices.ContainsFunc(in.Faces, func(f state.FaceID) bool { return f != 0 && onlyHere(v.rules, f) && v.rules.Pool.Def(f) == nil })
}

// feed plays inputs, and is how many of them the rules take.
func (v *Watch) feed(list []state.Input) int {
	for i := range list {
		if v.m.Pending(); v.m.Feed(list[i]) != nil {
			v.fault = &Problem{"broken", len(v.m.Inputs()), "観戦している対戦が、この端末のルールに合いません。", "The match does not go by the rules of this machine."}
			return i
		}
	}
	return len(list)
}

// begins judges how a match is said to have begun: it is of the game and format that were asked for, with decks that the
// rulebook allows.
func (v *Watch) begins(b []byte) (setup rules.Setup, why *Problem) {
	bad := &Problem{"damaged", -1, "観戦のデータが読めません。", errWatch.Error()}
	r := pen{b: b}
	game := r.readText(maxName)
	setup = rules.Setup{Rules: v.rules, Format: r.readText(maxName)}
	if r.bad || game != v.rules.Game.Name() || setup.Format != v.format {
		return setup, &Problem{"game", -1, "リンクにあるものとは、べつのゲームや形式の対戦です。", "Another game or format is played than the link says."}
	}
	if r.read32() != match.Fingerprint(v.rules) {
		return setup, &Problem{"rules", -1, "対戦している人のアプリと版が違います。", "Those who play have another version of the rules or cards."}
	}
	for i := range setup.Decks {
		setup.Names[i] = state.PlainName(r.readText(maxName))
		d := &setup.Decks[i]
		d.Leader = r.readFaces(maxDeck)
		d.Main, d.Side = make([]state.FaceID, r.read(maxDeck)), make([]state.FaceID, r.read(maxDeck))
		d.Basis = r.readText(maxName)
		if r.bad || !inPool(v.rules, &rules.DeckSetup{Leader: d.Leader}) {
			return setup, bad
		}
	}
	if !r.done() {
		return setup, bad
	}
	for i := range setup.Decks {
		if lawful(&setup, &setup.Decks[i]) != nil {
			return setup, bad
		}
	}
	return setup, nil
}

// Brought is what both sides have brought, as far as everybody has seen it: the rules of the match that is shown, and the
// cards that only one side has.
func (v *Watch) Brought() Brought {
	out := Brought{Rules: v.setup.Rules}
	if v.setup.Rules == v.rules {
		out.Own = slices.Clone(v.own)
	}
	return out
}

// Match is the match as the crowd has it; nil before it has come.
func (v *Watch) Match() *match.Match { return v.m }

// View is what everybody sees.
func (v *Watch) View() *match.View {
	if v.view == nil && v.m != nil {
		v.view = v.m.View(state.Crowd)
		v.hands.lay(v.m, v.view)
	}
	return v.view
}

// Events is what everybody saw.
func (v *Watch) Events(from int) []match.Told {
	if v.m == nil {
		return nil
	}
	return v.m.Events(state.Crowd, from)
}

// Result is the match's.
func (v *Watch) Result() rules.Result {
	if v.m == nil {
		return rules.Result{}
	}
	return v.m.Result()
}

// Status is how it is.
func (v *Watch) Status() Status {
	s := Status{Phase: Playing, Backs: v.backs, Problem: v.fault}
	switch {
	case v.fault != nil:
		s.Phase = Stopped
	case v.m == nil:
		s.Phase = Meeting
	case v.Result().Over:
		s.Phase = Ended
	case !v.ch.Open():
		s.Phase = Dropped
	}
	return s
}

// Seat is Nobody.
func (v *Watch) Seat() state.Seat { return state.Nobody }

// Names are the players' names.
func (v *Watch) Names() [2]string { return v.setup.Names }

// Record is what everybody saw.
func (v *Watch) Record() []byte {
	if v.m == nil {
		return nil
	}
	return match.NewRecord(v.m).Encode()
}

// Close leaves.
func (v *Watch) Close() {
	v.ch.Close()
	if v.m != nil {
		v.m.Close()
	}
}

// Undo is refused.
func (v *Watch) Undo() error { return ErrNotNow }

// Redo is refused.
func (v *Watch) Redo() error { return ErrNotNow }

// CanUndo is false.
func (v *Watch) CanUndo() bool { return false }

// CanRedo is false.
func (v *Watch) CanRedo() bool { return false }

// CanMend is false.
func (v *Watch) CanMend() bool { return false }

// Mend is refused.
func (v *Watch) Mend(state.HandOp) error { return ErrNotNow }
