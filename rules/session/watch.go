package session

import (
	"errors"
	"slices"

	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// A player may let others look on. Who looks on is told what everybody at a table sees and
// nothing else: the gallery plays a match of its own beside the player's, with the knowledge of
// the crowd, and what it sends are the inputs of that match. A face that the crowd may not know
// is nowhere in it, so nothing that is hidden can be sent by mistake. What comes from who looks
// on says how much has come, and changes nothing.

// Gallery shows a match to those who look on.
type Gallery struct {
	m       *match.Match  // as the crowd has it; nil: it has not begun
	head    []byte        // how it began
	taken   []state.Input // what has been taken over of the player's match
	changes int           // how often that was taken back or put right, then
	log     [][]byte      // the same as the crowd has it
	epoch   int           // goes up when some of it is taken back
	on      []*looker
}

// looker is one who looks on.
type looker struct {
	ch    Channel
	has   int // inputs that have come; -1: not even how it began
	epoch int // of these
	quiet int // ticks since something was sent
}

// The messages between a gallery and those who look on.
const (
	msgShow byte = 'G'
	msgSeen byte = 'g'
)

// mostLookers is how many may look on at once.
const mostLookers = 8

// Admit lets somebody look on over a channel.
func (g *Gallery) Admit(ch Channel) {
	g.on = slices.DeleteFunc(g.on, func(l *looker) bool { return l.ch == ch })
	if len(g.on) < mostLookers {
		g.on = append(g.on, &looker{ch: ch, has: -1, quiet: again})
	}
}

// Lookers is how many look on.
func (g *Gallery) Lookers() int { return len(g.on) }

// Show follows the player's match and sends what is new. Call it every tick.
func (g *Gallery) Show(p *Peer) {
	g.on = slices.DeleteFunc(g.on, func(l *looker) bool { return !l.hear(g) })
	if src := p.Match(); src != nil && len(g.on) > 0 {
		g.follow(src, p.sc.backs+p.sc.mends)
	}
	for _, l := range g.on {
		l.tell(g)
	}
}

// follow plays what has happened in the player's match in that of the crowd.
func (g *Gallery) follow(src *match.Match, changes int) {
	ins := src.Inputs()
	if g.m != nil && len(ins) == len(g.taken) && changes == g.changes {
		return
	}
	setup := src.Setup().Public(state.Crowd)
	if head := headOf(src); string(head) != string(g.head) { // another match
		g.Close()
		g.m, g.head, g.taken, g.log = match.New(setup, state.Crowd), head, nil, nil
		g.epoch++
	}
	same := 0
	for same < min(len(ins), len(g.taken)) && string(state.EncodeInput(nil, &ins[same])) == string(state.EncodeInput(nil, &g.taken[same])) {
		same++
	}
	if same < len(g.taken) {
		g.m.Undo(same)
		g.taken, g.log = g.taken[:same], g.log[:same]
		g.epoch++
		for _, l := range g.on {
			l.has = min(l.has, same)
		}
	}
	for _, in := range ins[same:] {
		g.m.Pending()
		seen := in.Public(state.Crowd, g.m.State())
		if g.m.Feed(seen) != nil {
			return // nothing that could be shown
		}
		g.taken, g.log = append(g.taken, in), append(g.log, state.EncodeInput(nil, &seen))
	}
	g.changes = changes
}

// Close ends the match of the crowd.
func (g *Gallery) Close() {
	if g.m != nil {
		g.m.Close()
	}
}

// headOf is how a match began, as everybody knows it.
func headOf(m *match.Match) []byte {
	s := m.Setup().Public(state.Crowd)
	w := pen{}
	w.bytes([]byte(s.Rules.Game.Name()))
	w.bytes([]byte(s.Format))
	fp := match.Fingerprint(s.Rules)
	w.put(fp[:])
	for i := range s.Decks {
		w.bytes([]byte(state.PlainName(s.Names[i])))
		w.faces(s.Decks[i].Leader)
		w.num(uint64(len(s.Decks[i].Main)))
		w.num(uint64(len(s.Decks[i].Side)))
		w.bytes([]byte(s.Decks[i].Basis))
	}
	return w.b
}

// hear reads how much has come; false: nobody looks on over this channel any more.
func (l *looker) hear(g *Gallery) bool {
	for range atOnce {
		b, ok := l.ch.Poll()
		if !ok {
			break
		}
		body, ok := unsigned(b)
		if !ok || body[0] != msgSeen {
			continue
		}
		r := pen{b: body[1:]}
		epoch, has := int(r.read(mostWishes)), int(r.read(maxParts))-1
		if r.done() && (epoch == g.epoch || has < 0) && has <= len(g.log) {
			l.has, l.epoch, l.quiet = has, epoch, again
		}
	}
	return l.ch.Open()
}

// tell sends what has not come yet, and again after a while.
func (l *looker) tell(g *Gallery) {
	l.quiet++
	if g.m == nil || l.has == len(g.log) && l.epoch == g.epoch || l.quiet < again {
		return
	}
	l.quiet = 0
	w := pen{b: []byte{msgShow}}
	w.num(uint64(g.epoch))
	from := l.has
	if w.flag(from < 0); from < 0 {
		w.bytes(g.head)
		from = 0
	}
	to, size := from, 0
	for to < len(g.log) && to-from < maxAtOnce && size < MaxMessage/2 {
		size += len(g.log[to]) + 4
		to++
	}
	w.num(uint64(from))
	w.num(uint64(to - from))
	for _, in := range g.log[from:to] {
		w.bytes(in)
	}
	if len(w.b) < MaxMessage-4 {
		l.ch.Send(signed(w.b))
	}
}

// Watch is a match that somebody looks on at: a Session whose seats are elsewhere, and which
// can do nothing.
type Watch struct {
	alone
	rules  *rules.Rules
	format string
	ch     Channel
	setup  rules.Setup
	m      *match.Match
	log    [][]byte
	epoch  int
	backs  int
	view   *match.View
	fault  *Problem
	quiet  int
}

// NewWatch looks on over a channel at what is played by these rules in this format, and at nothing else.
func NewWatch(r *rules.Rules, format string, ch Channel) *Watch {
	return &Watch{rules: r, format: format, ch: ch, quiet: again}
}

// Attach goes on over another channel.
func (v *Watch) Attach(ch Channel) { v.ch, v.quiet = ch, again }

// Tick takes what has come and says how much that is.
func (v *Watch) Tick() {
	for range atOnce {
		b, ok := v.ch.Poll()
		if !ok {
			break
		}
		if body, ok := unsigned(b); ok && body[0] == msgShow && v.fault == nil {
			v.take(body[1:])
			v.quiet = again
		}
	}
	if v.quiet++; v.quiet < again || !v.ch.Open() {
		return
	}
	v.quiet = 0
	w := pen{b: []byte{msgSeen}}
	w.num(uint64(v.epoch))
	has := 0
	if v.m != nil {
		has = len(v.log) + 1
	}
	w.num(uint64(has))
	v.ch.Send(signed(w.b))
}

var errWatch = errors.New("session: what is shown is no match")

// take judges what is shown, all of it, and then plays it.
func (v *Watch) take(b []byte) {
	r := pen{b: b}
	epoch := int(r.read(mostWishes))
	begins, head, had := r.readFlag(), []byte(nil), len(v.log)
	if begins {
		head, had = r.readBytes(MaxMessage), 0
	}
	from, n := int(r.read(maxParts)), int(r.read(maxAtOnce))
	var log [][]byte
	var list []state.Input
	for i := 0; i < n && !r.bad; i++ {
		b := slices.Clone(r.readBytes(state.MaxInput))
		in, err := state.DecodeInput(b)
		if err != nil {
			return
		}
		log, list = append(log, b), append(list, in)
	}
	if !r.done() || !begins && v.m == nil || from > had {
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
		v.setup, v.m, v.log = setup, match.New(setup, state.Crowd), nil
	}
	if v.epoch = epoch; from < len(v.log) {
		v.m.Undo(from)
		v.log = v.log[:from]
		v.backs++
	}
	for i := range list {
		if v.m.Feed(list[i]) != nil {
			v.fault = &Problem{"broken", len(v.log), "観戦している対戦が、この端末のルールに合いません。", "The match does not go by the rules of this machine."}
			break
		}
		v.log = append(v.log, log[i])
	}
	v.view = nil
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

// Match is the match as the crowd has it; nil before it has come.
func (v *Watch) Match() *match.Match { return v.m }

// View is what everybody sees.
func (v *Watch) View() *match.View {
	if v.view == nil && v.m != nil {
		v.view = v.m.View(state.Crowd)
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

// Decision is nil: who looks on is asked nothing, and what follows can do nothing.
func (v *Watch) Decision() *rules.Decision { return nil }

// Answer is refused.
func (v *Watch) Answer(int, state.Answer) error { return ErrNotNow }

// Check has nothing to judge.
func (v *Watch) Check(state.Answer) *board.Why { return nil }

// Acts lists nothing.
func (v *Watch) Acts() []state.Act { return nil }

// Next lists nothing.
func (v *Watch) Next([]state.Item) []state.Item { return nil }

// Sources lists nothing.
func (v *Watch) Sources() []state.Payment { return nil }

// Gives yields nothing.
func (v *Watch) Gives(state.Payment) (int32, *board.Why) { return 0, nil }

// Propose has nothing to propose.
func (v *Watch) Propose() ([]state.Payment, bool) { return nil, false }

// Foresee foresees nothing.
func (v *Watch) Foresee(state.Answer) *Foreseen { return nil }

// Concede is refused.
func (v *Watch) Concede() error { return ErrNotNow }

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
