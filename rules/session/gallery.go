package session

import (
	"bytes"
	"slices"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// A player may let others look on. Who looks on is told what everybody at a table sees and
// nothing else: the gallery plays a match of its own beside the player's, with the knowledge of
// the crowd, and what it sends are the inputs of that match. A face that the crowd may not know
// is nowhere in it, so nothing that is hidden can be sent by mistake. A card that only one side has goes
// with its print before the first input that shows it to everybody, and no other does. What comes from
// who looks on says how much has come, and changes nothing.

// Gallery shows a match to those who look on.
type Gallery struct {
	m       *match.Match  // as the crowd has it; nil: it has not begun
	rules   *rules.Rules  // of the player's match
	nth     int           // counts the matches
	head    []byte        // how it began
	taken   []state.Input // what has been taken over of the player's match
	seen    []state.Input // the same as the crowd has it
	changes int           // how often that was taken back or put right, then
	known   int           // how many cards of either side's own the player knew, then
	log     [][]byte      // seen, as it is sent
	needs   []int         // by input of it: how many of cards everybody has seen by then
	begins  int           // how many of them stand in head
	cards   []OwnCard     // cards of either side's own that everybody has seen, in the order in which they were
	epoch   int           // goes up when some of the log is taken back
	on      []*looker
}

// looker is one who looks on.
type looker struct {
	ch    Channel
	has   int // inputs that have come; -1: not even how it began
	cards int // of the gallery's that have come
	most  int // the largest has of this epoch
	epoch int // of these
	quiet int // ticks since something was sent
	key   eyeKey
	age   int    // ticks since hands were sent
	moved moved  // when this player's was
	other []byte // what was last sent of the other's
}

// The messages between a gallery and those who look on.
const (
	msgShow byte = 'G'
	msgCard byte = 'C'
	msgSeen byte = 'g'
	msgLaid byte = 'L'
)

// mostLookers is how many may look on at once.
const mostLookers = 8

// Admit lets somebody look on over a channel.
func (g *Gallery) Admit(ch Channel) {
	g.on = slices.DeleteFunc(g.on, func(l *looker) bool { return l.ch == ch })
	if len(g.on) < mostLookers {
		g.on = append(g.on, &looker{ch: ch, has: -1, most: -1, quiet: again})
	}
}

// Lookers is how many look on.
func (g *Gallery) Lookers() int { return len(g.on) }

// Show follows the player's match and sends what is new. Call it every tick.
func (g *Gallery) Show(p *Peer) {
	g.on = slices.DeleteFunc(g.on, func(l *looker) bool { return !l.hear(g) })
	if src := p.Match(); src != nil && len(g.on) > 0 {
		g.follow(src, p.sc.own, p.sc.backs+p.sc.mends)
	}
	p.eyes = p.eyes[:0]
	for _, l := range g.on {
		l.tell(g)
		if l.key != (eyeKey{}) {
			p.eyes = append(p.eyes, l.key)
			l.tellHands(g, p)
		}
	}
}

// follow plays what has happened in the player's match in that of the crowd.
func (g *Gallery) follow(src *match.Match, own *owned, changes int) {
	ins := src.Inputs()
	if g.m != nil && g.rules == src.Setup().Rules && len(ins) == len(g.taken) && changes == g.changes {
		return
	}
	if g.m == nil || g.rules != src.Setup().Rules || string(headOf(src)) != string(g.head) {
		g.start(src, own)
	} else if g.known != len(own.list) && !g.again(src) { // what is read of the state may hang on the new card
		g.start(src, own)
	}
	g.known = len(own.list)
	same := 0
	for same < min(len(ins), len(g.taken)) && string(state.EncodeInput(nil, &ins[same])) == string(state.EncodeInput(nil, &g.taken[same])) {
		same++
	}
	if same < len(g.taken) {
		g.m.Undo(same)
		g.taken, g.seen, g.log, g.needs = g.taken[:same], g.seen[:same], g.log[:same], g.needs[:same]
		g.epoch++
		for _, l := range g.on {
			l.has, l.most = min(l.has, same), min(l.most, same)
		}
	}
	for _, in := range ins[same:] {
		g.m.Pending()
		seen := in.Public(state.Crowd, g.m.State())
		if g.m.Feed(seen) != nil {
			return // nothing that could be shown
		}
		g.shows(own, seen.Faces)
		g.taken, g.seen = append(g.taken, in), append(g.seen, seen)
		g.log, g.needs = append(g.log, state.EncodeInput(nil, &seen)), append(g.needs, len(g.cards))
	}
	g.changes = changes
}

// start begins to show another match.
func (g *Gallery) start(src *match.Match, own *owned) {
	g.Close()
	setup := src.Setup()
	*g = Gallery{m: match.New(setup.Public(state.Crowd), state.Crowd), rules: setup.Rules, nth: g.nth + 1, head: headOf(src), epoch: g.epoch + 1, on: g.on}
	for i := range setup.Decks {
		g.shows(own, setup.Decks[i].Leader)
	}
	g.begins = len(g.cards)
	for _, l := range g.on {
		l.has, l.most, l.cards = -1, -1, 0
	}
}

// again plays the match of the crowd once more, up to where it stands; false: it goes another way.
func (g *Gallery) again(src *match.Match) bool {
	g.m.Close()
	g.m = match.New(src.Setup().Public(state.Crowd), state.Crowd)
	for i := range g.seen {
		g.m.Pending()
		if g.m.Feed(g.seen[i]) != nil {
			return false
		}
	}
	return true
}

// shows notes the cards of the players' own among faces that everybody sees.
func (g *Gallery) shows(own *owned, faces []state.FaceID) {
	for _, f := range faces {
		if !onlyHere(g.rules, f) || slices.ContainsFunc(g.cards, func(c OwnCard) bool { return c.Face == f }) {
			continue
		}
		if at := slices.IndexFunc(own.list, func(c OwnCard) bool { return c.Face == f }); at >= 0 {
			g.cards = append(g.cards, own.list[at])
		}
	}
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

// hear reads how much has come; false: nobody looks on over this channel any more. Only what is more than ever before is
// followed at once by what comes next: who says again and again that nothing has come is sent it again after a while.
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
		nth, epoch := int(r.read(mostWishes)), int(r.read(mostWishes))
		has, cards := int(r.read(maxParts))-1, int(r.read(2*MaxOwn))
		key := eyeKey(r.read32())
		if !r.done() || nth != g.nth || cards > len(g.cards) {
			continue
		}
		if cards > l.cards { // they count whatever was taken back: what comes next may wait for them
			l.cards, l.quiet = cards, again
		}
		if has >= 0 && epoch != g.epoch || has > len(g.log) {
			continue
		}
		if has > l.most {
			l.quiet = again
		}
		if l.key == (eyeKey{}) { // for as long as the channel stands
			l.key = key
		}
		l.has, l.epoch, l.most = has, epoch, max(l.most, has)
	}
	return l.ch.Open()
}

// tell sends what has not come yet, and again after a while: first the cards that it shows.
func (l *looker) tell(g *Gallery) {
	l.quiet++
	if g.m == nil || l.has == len(g.log) && l.epoch == g.epoch || l.quiet < again {
		return
	}
	l.quiet = 0
	need, from := g.begins, max(l.has, 0)
	if l.has >= 0 && from < len(g.log) {
		need = g.needs[from]
	}
	if l.cards < need {
		l.send(g.card(l.cards))
		return
	}
	w := pen{b: []byte{msgShow}}
	w.num(uint64(g.nth))
	w.num(uint64(g.epoch))
	if w.flag(l.has < 0); l.has < 0 {
		w.bytes(g.head)
	}
	to, size := from, 0
	for to < len(g.log) && to-from < maxAtOnce && size < MaxMessage/2 && g.needs[to] <= l.cards {
		size += len(g.log[to]) + 4
		to++
	}
	w.num(uint64(from))
	w.num(uint64(to - from))
	for _, in := range g.log[from:to] {
		w.bytes(in)
	}
	l.send(w.b)
}

// tellHands sends both hands, where they are shown: when they may have changed, and again after a while.
func (l *looker) tellHands(g *Gallery, p *Peer) {
	if l.age++; g.m == nil || !handsOpen(p) || g.rules != p.sc.m.Setup().Rules {
		return
	}
	renew := l.age >= again
	if renew || l.moved != momentOf(p) {
		l.age, l.moved = 0, momentOf(p)
		l.lay(g, sealedHand(p, l.key))
	}
	if b := p.line.hands.passed[l.key]; renew || !bytes.Equal(b, l.other) {
		l.other = b
		l.lay(g, b)
	}
}

// lay sends a sealed hand.
func (l *looker) lay(g *Gallery, sealed []byte) {
	if sealed == nil {
		return
	}
	w := pen{b: []byte{msgLaid}}
	w.num(uint64(g.nth))
	w.bytes(sealed)
	l.send(w.b)
}

// card is the message that brings a card of either side's own, by its number among those that everybody has seen.
func (g *Gallery) card(n int) []byte {
	c := &g.cards[n]
	w := pen{b: []byte{msgCard}}
	w.num(uint64(g.nth))
	w.num(uint64(n))
	w.num(uint64(c.Face))
	form := c.form()
	w.put(form[:])
	w.bytes(c.Print)
	return w.b
}

func (l *looker) send(b []byte) {
	if len(b) < MaxMessage-4 {
		l.ch.Send(signed(b))
	}
}
