package game

import (
	"errors"
	"slices"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// table is the scene of a match: the session, what is asked, what has been chosen so far.
// What is drawn of it and asked with it is done in its rooms, each in a file of its own
// with what it alone keeps; they read the table and one another.
type table struct {
	c     *Core
	s     session.Session
	match *matchInfo
	book  *book
	lay   render.Table
	made  made

	view   *match.View
	dec    *rules.Decision
	acts   []state.Act
	first  []state.Item // what may be chosen first
	next   []state.Item // what may be chosen now
	events []match.Told
	log    []logLine
	serial int   // goes up with every new decision or change
	since  int64 // when the present decision came, in ms

	picked  state.CardID      // Acting: the card taken up
	picks   []state.Item      // Choose: what has been chosen so far
	nums    []int32           // Number, Split
	over    bool              // the result has been shown
	said    session.Phase     // how the session was when it was last looked at
	halted  *stopped          // why the match cannot go on
	waits   bool              // the other side could not be heard when it was last looked at
	cut     bool              // it has been said that the connection has ended for good: nothing is answered here
	ends    bool              // the match may be ended, as it was last looked at
	verdict string            // what was last said of a match that is over, besides who won
	back    session.BackStage // what stood between the seats about taking back when it was last looked at
	backOf  int               // and by which number it was asked
	backs   int               // how often the match had been taken back then
	wished  bool              // this person has wished for the next time
	mends   int               // how often the board had been put right then
	read    int               // how often it had been taken back, or put right, when the events were read
	shown   state.Eyes        // one screen for two: whose hand was shown last

	anim anims

	rows      rowRoom
	piles     pileRoom
	posts     postRoom
	panel     panelRoom
	rail      railRoom
	handwork  handRoom
	payer     payRoom
	drops     dropRoom
	picker    pickRoom
	passer    passRoom
	journal   logRoom
	skiller   skillRoom
	closeup   largeRoom
	foresight foreRoom
	throws    jankenRoom
	teacher   lesson
}

// made is what is drawn and pressed as long as nothing happens: it is made once, so
// that a frame makes no garbage.
type made struct {
	cards  map[state.CardID]Target
	faces  map[state.CardID]render.Card
	labels map[state.CardID]render.Label
	energy map[state.CardID]Target // all that is attached to a card, as one thing
	token  madeToken
	onces  []madeOnce
	zones  map[zoneKey]Target
	rows   map[zoneKey][]*match.CardView
	stack  []render.StackItem
}

// zoneKey is a place of a seat as something to press.
type zoneKey struct {
	of  state.Seat
	at  *wing.Place
	row bool
}

// clear forgets all of it.
func (m *made) clear() {
	if m.cards == nil {
		m.cards, m.faces, m.zones = map[state.CardID]Target{}, map[state.CardID]render.Card{}, map[zoneKey]Target{}
		m.rows, m.labels = map[zoneKey][]*match.CardView{}, map[state.CardID]render.Label{}
		m.energy = map[state.CardID]Target{}
	}
	clear(m.cards)
	clear(m.faces)
	clear(m.labels)
	clear(m.energy)
	m.token, m.onces = madeToken{}, m.onces[:0]
	clear(m.zones)
	clear(m.rows)
	m.stack = m.stack[:0]
}

// newTable shows a session.
func newTable(c *Core, s session.Session, m *matchInfo, r *rules.Rules) *table {
	t := (&table{c: c, s: s, match: m, book: newBook(r, c.Set.Lang)}).furnish()
	c.cites = r.Game.Name()
	t.refresh()
	t.anim.settle()
	t.throws.janken.till = 0
	return t
}

func (t *table) Name() string { return "table" }

func (t *table) Stamp() int { return t.serial }

// Tick lets the session work and follows what it did.
func (t *table) Tick(c *Core) {
	if t.mayThink() {
		t.s.Tick()
	}
	if c.scene != Scene(t) { // who looks on has gone to the table of another match
		return
	}
	if t.book.lang != c.Set.Lang {
		t.book = newBook(t.book.rules, c.Set.Lang)
		t.made.clear()
		t.skiller.beginSkills()
		t.journal.relog()
		c.Dirty()
	}
	if t.s.View() != t.view {
		t.refresh()
		t.match.changed(c, t.s)
	}
	t.anim.takenUp(t.picked, c.motion())
	if t.anim.tick(c) || !t.throws.jankenOn() && t.throws.janken.fades(c.ms) {
		c.Dirty()
	}
	t.teacher.tick()
	t.drops.takeMeant()
	t.passer.passOver()
	t.foresight.foresee()
	t.coverUp()
	t.watch()
	watchGoal(t)
	t.finish()
}

// refresh reads the session after it changed.
func (t *table) refresh() {
	t.serial++
	t.since = t.c.ms
	t.view = t.s.View()
	if t.dec = t.s.Decision(); t.cut { // it goes on in another tab, if anywhere
		t.dec = nil
	}
	t.acts, t.first, t.next = nil, nil, nil
	t.picked, t.picks, t.nums, t.rail.scroll.at = 0, t.picks[:0], nil, 0
	t.handwork.hand = handOp{}
	t.made.clear()
	if t.drops.grip.on {
		t.Cancel()
	}
	if t.dec != nil {
		t.begin()
	}
	t.skiller.beginSkills()
	t.readEvents()
	t.passer.beginPass()
	t.c.tip = nil
	t.c.Dirty()
}

// begin prepares the answering of a new decision.
func (t *table) begin() {
	switch t.dec.Kind {
	case rules.Acting:
		t.acts = t.s.Acts()
	case rules.Choose:
		t.first = t.s.Next(nil)
		t.panel.takeAlike()
		t.next = t.s.Next(t.picks)
	case rules.Pay:
		t.payer.beginPay()
	case rules.Number:
		t.nums = []int32{t.dec.Min}
	case rules.Split:
		t.nums = make([]int32, len(t.dec.Items))
		for i := range t.nums {
			t.nums[i] = t.dec.Unit()
		}
		t.nums[0] += t.dec.Max - t.dec.Unit()*int32(len(t.nums))
	}
}

// readEvents takes over what happened since the last look.
func (t *table) readEvents() {
	backs := t.s.Status().Backs + t.s.Status().Mends
	if t.passer.forgetPasses() || t.view.Events < len(t.events) || backs != t.read { // taken back
		t.events, t.log, t.passer.pass.said, t.throws.janken = nil, nil, 0, jankens{}
		t.anim.stop()
	}
	t.read = backs
	fresh := t.s.Events(len(t.events))
	t.events = append(t.events, fresh...)
	for i := range fresh {
		t.passer.logPasses(fresh[i].N)
		t.journal.logEvent(&fresh[i])
		t.throws.janken.follow(&fresh[i].Event, t.book.desk.Throw, t.c.ms)
	}
	t.passer.logPasses(len(t.events))
	t.heard(fresh)
	t.anim.follow(t, fresh)
}

// bottom is the seat drawn at the near edge: this machine's; on one screen the
// seat whose hand is shown, or alone the turn player's if the settings say so.
func (t *table) bottom() state.Seat {
	if s := t.s.Seat(); s != state.Nobody {
		return s
	}
	switch t.view.Eyes {
	case state.Eyes0:
		return 0
	case state.Eyes1:
		return 1
	}
	switch {
	case !t.c.Set.Flip:
		return 0
	case t.view.TurnNo > 0:
		return t.view.Turn
	case t.dec != nil:
		return t.dec.Seat
	}
	return 0
}

// near is where a seat is drawn.
func (t *table) near(s state.Seat) render.Seat {
	if s == t.bottom() {
		return render.Near
	}
	return render.Far
}

// zone is the cards of a zone, top first.
func (t *table) zone(w ability.Zone, s state.Seat) []match.CardView {
	z := t.book.rules.Zone(w)
	if int(z) >= len(t.view.Zones) {
		return nil
	}
	return t.view.Zones[z][s]
}

// shared is the cards of a zone the seats share.
func (t *table) shared(w ability.Zone) []match.CardView { return t.zone(w, 0) }

// card finds a card anywhere.
func (t *table) card(id state.CardID) *match.CardView { return findCard(t.view, id) }

// findCard is a card of a view; nil if it is not there.
func findCard(v *match.View, id state.CardID) *match.CardView {
	for z := range v.Zones {
		for s := range v.Zones[z] {
			list := v.Zones[z][s]
			for i := range list {
				if list[i].ID == id {
					return &list[i]
				}
			}
		}
	}
	return nil
}

// nameOf is the name of a card, as far as it is known.
func (t *table) nameOf(id state.CardID) string {
	v := t.card(id)
	if v == nil {
		return t.book.t("card.hidden")
	}
	if o := t.overOf(v); o != 0 {
		return t.book.name(o)
	}
	return t.book.name(v.Face)
}

// overOf is the face of what lies over a card; 0 if nothing does.
func (t *table) overOf(v *match.CardView) state.FaceID {
	for i := len(v.Linked) - 1; i >= 0; i-- {
		if o := t.card(v.Linked[i]); o != nil && t.rows.linkOf(o).Over {
			return o.Face
		}
	}
	return 0
}

// word is the word of texts for a zone.
func (t *table) word(z state.Zone) ability.Zone { return t.book.rules.Zones[z].Word }

// name is a player's name; who has given none is called by the seat.
func (t *table) name(s state.Seat) string {
	if n := t.s.Names()[s]; n != "" {
		return n
	}
	return t.c.namesFor(t.match.Mode)[s]
}

// number is a player's number.
func (t *table) number(s state.Seat, n ability.Stat) int { return int(t.view.Numbers[s][n]) }

// mayAct says whether an act is among those that can be tried.
func (t *table) mayAct(v state.ActVerb) bool {
	return slices.ContainsFunc(t.acts, func(a state.Act) bool { return a.Verb == v })
}

// actsOf lists the acts of a card.
func (t *table) actsOf(id state.CardID) []state.Act {
	var out []state.Act
	for _, a := range t.acts {
		if t.actFor(id, &a) {
			out = append(out, a)
		}
	}
	return out
}

// hasAct says whether a card has one.
func (t *table) hasAct(id state.CardID) bool {
	return slices.ContainsFunc(t.acts, func(a state.Act) bool { return t.actFor(id, &a) })
}

// actFor says whether an act is a card's: one that it names, or that moves it.
func (t *table) actFor(id state.CardID, a *state.Act) bool {
	return id != 0 && (a.Card == id || t.drops.moves(id, a) || a.Verb == t.skiller.skillVerb() && t.skiller.bears(id, a.Card))
}

// actOn is the first act of a card on a target, and whether there is one.
func (t *table) actOn(id, target state.CardID) (state.Act, bool) {
	for _, a := range t.acts {
		if a.Card == id && a.Target == target && a.Verb == state.DeclareAttack {
			return a, true
		}
	}
	return state.Act{}, false
}

// playActs are the ways to play a card.
func (t *table) playActs(id state.CardID) []state.Act {
	var out []state.Act
	for _, a := range t.acts {
		if a.Card == id && a.Verb == state.PlayCard {
			out = append(out, a)
		}
	}
	return out
}

// answer gives the person's answer, or says why it cannot be given.
func (t *table) answer(a state.Answer) {
	t.c.hush()
	t.give(a)
}

// give gives an answer, be it the person's or one that goes without asking.
func (t *table) give(a state.Answer) {
	if t.dec == nil {
		return
	}
	t.anim.end()
	if why := t.s.Check(a); why != nil {
		t.c.ShowWhy(why, t.rail.askBox())
		return
	}
	if err := t.s.Answer(t.view.Inputs, a); err != nil {
		var why *board.Why
		if errors.As(err, &why) {
			t.c.ShowWhy(why, t.rail.askBox())
			return
		}
		t.c.stale()
		return
	}
	t.Tick(t.c)
}

// act is the answer that is one act.
func (t *table) act(a state.Act) { t.answer(state.Answer{Act: a}) }

// finish shows the result once, when the last movement is over.
func (t *table) finish() {
	if t.over || !t.s.Result().Over || t.anim.busy() || t.throws.jankenShown() || len(t.c.over) > 0 {
		return
	}
	t.over = true
	t.hearEnd()
	t.match.ended(t.c, t.s)
	t.c.Open(newResult(t))
}
