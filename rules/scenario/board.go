package scenario

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// copyID is which copy of a card it is: the nth written down or made. Cards of one
// name that differ, such as a follower and its evolve card, are counted apart.
type copyID struct {
	key string
	n   int
}

// builder makes the state of a board.
type builder struct {
	sc     *Scenario
	g      *Game
	rules  *rules.Rules
	k      *rules.Kernel
	copies []copyID // by CardID
	count  map[string]int
	lines  int // statements of the board
	links  []link
	later  []laterProp
	line   int
}

type link struct {
	line  int
	name  Name
	under Name
	seat  state.Seat
	zone  state.Zone    // where it was written
	ref   state.Ref     // the host, when it is known
	by    ability.State // what the host is by it
	props []Prop        // of the card that lies under it
}

type laterProp struct {
	line int
	ref  state.Ref
	p    Prop
}

// fault is an error at a line of a scenario.
func fault(line int, format string, a ...any) error {
	return &Error{Line: line, What: fmt.Sprintf(format, a...)}
}

// pool joins the cards of a scenario with what every scenario of the game has.
func pool(sc *Scenario) (*state.Pool, error) {
	g := sc.Game
	var defs []state.Def
	mine := map[string]bool{}
	for i := range sc.Cards {
		c := &sc.Cards[i]
		d := state.Def{ID: fmt.Sprintf("scenario/%d", i+1), Number: fmt.Sprint(i + 1), Title: c.Title, Trigger: c.Trigger}
		if c.Number != "" {
			d.Number = c.Number
		}
		for _, s := range c.Sides {
			d.Sides = append(d.Sides, s.Print)
		}
		if d.Sides[0].Kinds&ability.Token != 0 {
			mine[d.Sides[0].Name] = true
		}
		defs = append(defs, d)
	}
	written := len(defs)
	for s := state.Seat(0); s < 2 && g.Leaders != nil; s++ {
		defs = append(defs, g.Leaders.Of(s))
	}
	defs = append(defs, blank())
	for _, d := range g.pool() {
		if !mine[d.Sides[0].Name] {
			defs = append(defs, d)
		}
	}
	for i := 0; i < written; i++ {
		c := &sc.Cards[i]
		for j := range defs[i].Sides {
			if defs[i].Sides[j].Text == "" {
				defs[i].Sides[j].Card = &ability.Card{}
				continue
			}
			if ps := g.compile(defs, &defs[i].Sides[j]); len(ps) > 0 && !c.Hand {
				return nil, fault(c.Sides[j].Line, "the text of %s is not understood at %q: %s (write `| by hand` after the card to carry it out by hand)", c.Sides[j].Print.Name, ps[0].Text, ps[0].Why)
			}
		}
	}
	return state.NewPool(defs)
}

// newBuilder readies the rules of a scenario, which every run of it shares.
func newBuilder(sc *Scenario) (*builder, error) {
	if sc.Fault != nil {
		return nil, sc.Fault
	}
	if sc.rules == nil {
		p, err := pool(sc)
		if err != nil {
			return nil, at(err, sc.Line)
		}
		if sc.rules, err = rules.NewRules(sc.Game.book, p); err != nil {
			return nil, at(err, sc.Line)
		}
	}
	return &builder{sc: sc, g: sc.Game, rules: sc.rules, count: map[string]int{}}, nil
}

// at gives an error a line, if it has none.
func at(err error, line int) error {
	if _, ok := err.(*Error); ok {
		return err
	}
	return fault(line, "%v", err)
}

// boardLines counts the statements at the front that describe the board. A zone or
// number written a second time is an expectation.
func (b *builder) boardLines() {
	type key struct {
		kind Kind
		seat state.Seat
		n    int
	}
	seen := map[key]bool{}
	for _, st := range b.sc.Lines {
		k := key{kind: st.Kind, seat: st.Seat}
		switch st.Kind {
		case KTurn, KFirst, KFormat, KBasis:
		case KZone, KCount:
			k.kind, k.n = KZone, int(st.Zone)
		case KNumber:
			k.n = int(st.Stat)
		default:
			return
		}
		if seen[k] && st.Kind != KTurn && st.Kind != KFirst {
			return
		}
		seen[k] = true
		b.lines++
	}
}

// build makes the match that the board describes, as an all-knowing machine has it.
func (b *builder) build() (s *state.State, setup rules.Setup, err error) {
	b.boardLines()
	setup = rules.Setup{Rules: b.rules, Names: [2]string{"A", "B"}}
	var turn *Stmt
	first := state.Seat(0)
	written := map[[2]int]bool{}
	for i := range b.sc.Lines[:b.lines] {
		st := &b.sc.Lines[i]
		switch st.Kind {
		case KTurn:
			if turn != nil {
				return nil, setup, fault(st.Line, "the turn is written twice")
			}
			turn = st
		case KFirst:
			first = st.Seat
		case KFormat:
			setup.Format = st.What
		case KBasis:
			setup.Decks[st.Seat].Basis = st.What
		case KZone, KCount:
			written[[2]int{int(st.Zone), int(st.Seat)}] = true
		}
	}
	if turn != nil && turn.Seat == state.Nobody {
		err = b.decks(&setup)
		return match.FirstState(b.rules), setup, err
	}
	seat, phase, nth := state.Seat(0), ability.MainPhase, 1
	if turn != nil {
		seat, phase, nth = turn.Seat, turn.Phase, max(turn.Nth, 1)
	}
	s = match.FirstState(b.rules)
	b.k = rules.NewKernel(b.rules, s, nil)
	b.k.SetUp(&setup)
	b.copies = make([]copyID, 1, 128)
	s.Table[state.TableFirst], s.Table[state.TableTurn] = int32(first), int32(seat)
	s.Table[state.TableTurnNo], s.Table[state.TableTurnStart] = 10, 5
	s.Now = 1
	if err := b.cards(written); err != nil {
		return nil, setup, err
	}
	b.g.Start(b.k)
	if err := b.numbers(); err != nil {
		return nil, setup, err
	}
	s.Now = 10
	if !b.g.Step(b.k, seat, phase, nth) {
		return nil, setup, fault(b.sc.Line, "play cannot begin there")
	}
	rules.Regard(b.k)
	return s, setup, nil
}

// decks reads the board of a scenario that begins with the set-up.
func (b *builder) decks(setup *rules.Setup) error {
	for i := range b.sc.Lines[:b.lines] {
		st := &b.sc.Lines[i]
		b.line = st.Line
		if st.Kind == KTurn || st.Kind == KFormat || st.Kind == KBasis {
			continue
		}
		if st.Kind != KZone && st.Kind != KCount || st.Seat == state.Nobody {
			return fault(st.Line, "before `start` only the decks and leaders are written: A deck: X x3, ? x37")
		}
		faces := []state.FaceID{}
		zone := b.g.specs[st.Zone].Word
		for _, e := range b.entriesOf(st) {
			f, err := b.face(e.Name, b.sideZone(zone))
			if err != nil {
				return err
			}
			for n := 0; n < e.Times; n++ {
				faces = append(faces, f)
			}
		}
		d := &setup.Decks[st.Seat]
		switch {
		case zone == ability.Deck:
			d.Main = faces
		case zone == b.g.leads(), zone == b.g.Leads && b.g.Leads != ability.NoZone:
			d.Leader = faces
		case len(b.g.Side) > 0 && zone == b.g.Side[0]:
			d.Side = faces
		default:
			return fault(st.Line, "a match that begins with its set-up has decks and leaders only")
		}
	}
	for s := range setup.Decks {
		d := &setup.Decks[s]
		if d.Main == nil {
			d.Main = make([]state.FaceID, b.g.Deck)
			for i := range d.Main {
				d.Main[i] = b.faceOf("?", false)
			}
		}
		for _, u := range b.g.Unsaid {
			if d.Leader == nil && u.Zone == b.g.Leads && u.Zone != ability.NoZone {
				d.Leader = []state.FaceID{b.faceOf(u.Name, false)}
			}
		}
		if d.Leader == nil && b.g.Leaders != nil {
			d.Leader = []state.FaceID{b.faceOf(b.g.Leaders.Of(state.Seat(s)).Sides[0].Name, false)}
		}
	}
	return nil
}

// entriesOf reads "3 cards" on a board as three blank cards.
func (b *builder) entriesOf(st *Stmt) []Entry {
	switch {
	case st.Kind != KCount:
		return st.Entries
	case st.N == 0:
		return nil
	}
	return []Entry{{Name: Name{Text: "?", Seat: state.Nobody}, Times: min(int(st.N), maxTimes)}}
}

// sideZone says whether cards of a zone are those of the evolve deck.
func (b *builder) sideZone(w ability.Zone) bool {
	for _, z := range b.g.Side {
		if z == w {
			return true
		}
	}
	return false
}

// faceOf finds the card of a name: one of the evolve deck or one that is not, if
// there are both.
func (b *builder) faceOf(name string, side bool) state.FaceID {
	other := state.FaceID(0)
	for i := range b.rules.Pool.Defs {
		d := &b.rules.Pool.Defs[i]
		if d.Sides[0].Name != name && (len(d.Sides) < 2 || d.Sides[1].Name != name) {
			continue
		}
		if (d.Sides[0].Kinds&b.g.SideKinds != 0) == side {
			return state.FaceID(i + 1)
		}
		if other == 0 {
			other = state.FaceID(i + 1)
		}
	}
	return other
}

// cards lays out leaders, the zones that are written, and the decks that are not.
func (b *builder) cards(written map[[2]int]bool) error {
	leader := b.rules.Zone(b.g.leads())
	for s := state.Seat(0); s < 2; s++ {
		if leader != state.Nowhere && !written[[2]int{int(leader), int(s)}] {
			b.put(b.faceOf(b.g.Leaders.Of(s).Sides[0].Name, false), leader, s, 0)
		}
	}
	for i := range b.sc.Lines[:b.lines] {
		st := &b.sc.Lines[i]
		if st.Kind != KZone && st.Kind != KCount {
			continue
		}
		b.line = st.Line
		for _, e := range b.entriesOf(st) {
			if err := b.entry(st, e); err != nil {
				return err
			}
		}
	}
	for s := state.Seat(0); s < 2; s++ {
		for _, u := range b.g.Unsaid {
			z := b.rules.Zone(u.Zone)
			for i := 0; i < u.N && !written[[2]int{int(z), int(s)}]; i++ {
				b.put(b.faceOf(u.Name, false), z, s, 0)
			}
		}
	}
	for _, l := range b.links {
		if err := b.link(l); err != nil {
			return err
		}
	}
	for _, p := range b.later {
		if err := b.prop(p); err != nil {
			return err
		}
	}
	return nil
}

// put makes one card lie in a zone.
func (b *builder) put(f state.FaceID, z state.Zone, seat state.Seat, copy int) state.Ref {
	place := state.Place{Zone: z, Of: seat}
	owner := seat
	if b.g.specs[z].Shared {
		place.Of = state.Nobody
		owner = 0
	}
	place.Slot = b.slot(place)
	r := b.k.NewCard(f, place, owner)
	b.see(r)
	if b.g.Laid != nil {
		b.g.Laid(b.k, r)
	}
	key := keyOf(b.rules, f)
	if copy == 0 {
		b.count[key]++
		copy = b.count[key]
		for b.taken(key, copy) {
			b.count[key]++
			copy = b.count[key]
		}
	}
	b.copies = append(b.copies, copyID{key, copy})
	return r
}

// slot is the first free square of a zone that has squares.
func (b *builder) slot(p state.Place) (n int8) {
	for n+1 < b.g.specs[p.Zone].Slots && slices.ContainsFunc(b.k.State.List(p.Zone, p.Of), func(id state.CardID) bool { return b.k.State.Cards[id].At.Slot == n }) {
		n++
	}
	return n
}

func (b *builder) taken(key string, n int) bool {
	for _, c := range b.copies {
		if c == (copyID{key, n}) {
			return true
		}
	}
	return false
}

// keyOf names what copies of a card are counted under.
func keyOf(r *rules.Rules, f state.FaceID) string {
	d := r.Pool.Def(f)
	if d == nil {
		return ""
	}
	return d.ID
}

// see lets the eyes know a card that its place shows them.
func (b *builder) see(r state.Ref) {
	c := b.k.State.Card(r)
	spec := &b.g.specs[c.At.Zone]
	who := spec.Up
	if c.FaceDown {
		who = spec.Down
	}
	switch who {
	case board.Public:
		c.Seen = state.All
	case board.Its:
		c.Seen = state.EyesOf(c.At.Of)
	default:
		c.Seen = state.NoEyes
	}
}

// entry lays out one entry of a zone.
func (b *builder) entry(st *Stmt, e Entry) error {
	if e.Back {
		return fault(st.Line, "on the board a card is written by its name, or as ?")
	}
	if e.Name.Leader {
		return fault(st.Line, "a leader lies in its area")
	}
	if e.Under != nil {
		for i := 0; i < e.Times; i++ {
			b.links = append(b.links, link{line: st.Line, name: e.Name, under: *e.Under, seat: st.Seat, zone: st.Zone, props: e.Props})
		}
		return nil
	}
	if w := b.g.specs[st.Zone].Word; slices.Contains(b.g.Hosted, w) {
		return fault(st.Line, "in the zone %s each card lies under another: %s under X", b.g.specs[st.Zone].Name, e.Name)
	}
	for i := 0; i < e.Times; i++ {
		f, err := b.face(e.Name, b.sideZone(b.g.specs[st.Zone].Word))
		if err != nil {
			return err
		}
		copy := e.Name.Copy
		if copy > 0 {
			copy += i
			if b.taken(keyOf(b.rules, f), copy) {
				return fault(st.Line, "%s#%d is on the board already", e.Name.Text, copy)
			}
		}
		r := b.put(f, st.Zone, st.Seat, copy)
		if err := b.state(st, r, e); err != nil {
			return err
		}
	}
	return nil
}

// state gives a card what stands in parentheses after it.
func (b *builder) state(st *Stmt, r state.Ref, e Entry) error {
	c := b.k.State.Card(r)
	for _, p := range e.Props {
		if p.Not {
			return fault(st.Line, "on the board it is said what a card is, not what it is not: %s", p.Src)
		}
		switch p.Kind {
		case PNew:
			c.Since, c.Entered, c.Placed = 6, 6, 6
		case PSpot:
			c.At.Slot = b.g.Spot(c.Master, int(p.N))
		case POwner:
			c.Owner = p.Seat
		case PBy:
			b.by(st, r, e, p)
		case PState:
			if err := b.place(st, r, p); err != nil {
				return err
			}
		default:
			b.later = append(b.later, laterProp{st.Line, r, p})
		}
	}
	return nil
}

// by lays another card under one that is in a state by it; of two such states on one
// card, the same card is under it.
func (b *builder) by(st *Stmt, r state.Ref, e Entry, p Prop) {
	l := link{line: st.Line, name: e.Name, seat: st.Seat, ref: r, by: p.State}
	if p.Name != nil {
		l.name = *p.Name
	}
	l.name.Copy = 0
	if n := len(b.links) - 1; n >= 0 && b.links[n].ref == r {
		b.links[n].by = max(b.links[n].by, p.State)
		if p.Name != nil {
			b.links[n].name = l.name
		}
		return
	}
	b.links = append(b.links, l)
}

// place gives a card its orientation or face.
func (b *builder) place(st *Stmt, r state.Ref, p Prop) error {
	c := b.k.State.Card(r)
	switch p.State {
	case ability.Acted, ability.Standing:
		if !b.g.specs[c.At.Zone].Turns {
			return fault(st.Line, "in the zone %s a card is neither %s nor %s", b.g.specs[c.At.Zone].Name, b.g.stateWord(ability.Acted), b.g.stateWord(ability.Standing))
		}
		c.Rest = p.State == ability.Acted
	case ability.FaceUp, ability.FaceDown:
		c.FaceDown = p.State == ability.FaceDown
		b.see(r)
	default:
		b.later = append(b.later, laterProp{st.Line, r, p})
	}
	return nil
}
