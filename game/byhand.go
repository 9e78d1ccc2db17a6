package game

import (
	"cmp"
	"errors"
	"fmt"
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/session"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// handOp is an operation of an assisted effect while it is put together.
type handOp struct {
	card   state.CardID
	moving bool         // choosing where the card goes
	giving bool         // choosing what it is attached to
	points bool         // choosing whose number changes
	brings state.FaceID // choosing where such a card is made
}

// askMend: the tools at a rest, for a board that a card or the program has put wrong.
func (t *handRoom) askMend(f *Frame, s *render.Side) {
	title, keep := "mend.title", "mend.report"
	if t.match.Laid {
		title, keep = "deck.layout", "board.keep"
	}
	s.Panel.Asked, s.Panel.Over, s.Panel.Question = true, "", t.book.t(title)
	may := t.s.CanMend()
	switch {
	case !may:
		s.Panel.Items = append(s.Panel.Items, text(t.book.t("mend.not")))
	case t.hand == handOp{}:
		note := "mend.note"
		switch {
		case t.match.link != nil:
			note = "mend.note.link"
		case t.match.Laid:
			note = "mend.note.own"
		}
		s.Panel.Items = append(s.Panel.Items, text(t.book.t(note)))
	}
	if may {
		t.handAsked(f, s)
	}
	if t.hand == (handOp{}) {
		s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "hand:report", t.book.t(keep), "", openBoard(t.table)))
	}
	s.OK = f.button("ok", t.book.t("mend.done"), "Space", render.Primary, t.mend)
}

// mend begins or ends putting the board right.
func (t *handRoom) mend() {
	t.mending = !t.mending
	t.hand, t.picked = handOp{}, 0
	t.made.clear()
	t.passer.keep()
	t.c.Dirty()
}

// askHand: the text, and the tools to carry it out with. A card pressed on the
// table is what the tools work on.
func (t *handRoom) askHand(f *Frame, s *render.Side) {
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemQuote, Text: t.dec.Hand})
	if t.hand == (handOp{}) {
		s.Panel.Items = append(s.Panel.Items, text(t.book.t("hand.note")))
	}
	t.handAsked(f, s)
	s.OK = f.button("ok", t.book.t("hand.done"), "Space", render.Primary, func() { t.answer(state.Answer{}) })
}

// handAsked are the tools that are of use now.
func (t *handRoom) handAsked(f *Frame, s *render.Side) {
	switch {
	case t.hand.moving:
		t.handPlaces(f, s)
	case t.hand.giving:
		t.handHosts(f, s)
	case t.hand.brings != 0:
		t.handBrings(f, s)
	case t.hand.card != 0:
		t.handCard(f, s)
	case t.hand.points:
		t.handPoints(f, s)
	default:
		t.handTools(f, s)
	}
}

// operate carries one operation out.
func (t *handRoom) operate(op state.HandOp) {
	if !t.mending {
		t.answer(state.Answer{Hand: &op})
		return
	}
	t.anim.end()
	t.hand = handOp{}
	var why *board.Why
	switch err := t.s.Mend(op); {
	case errors.As(err, &why):
		t.c.ShowWhy(why, t.rail.askBox())
	case err != nil && t.s.Back().Stage == session.BackDenied:
		t.c.Say(t.book.t("mend.denied", t.name(t.bottom().Other())))
	case err != nil:
		t.c.Say(t.book.t("mend.not"))
	default:
		t.Tick(t.c)
	}
}

// handSeat is who carries it out.
func (t *handRoom) handSeat() state.Seat {
	if t.mending {
		return t.bottom()
	}
	return t.dec.Seat
}

// marked says whether a card is the one that the tools work on.
func (t *handRoom) marked(id state.CardID) bool {
	return t.hand.card == id && id != 0 && (t.mending || t.dec != nil && t.dec.Kind == rules.ByHand)
}

// halves puts buttons side by side, two on a line; an odd last one has the whole line.
func halves(items []render.Item) []render.Item {
	for i := range len(items) / 2 * 2 {
		items[i].Line = 2
	}
	return items
}

// handTools are those that need no card.
func (t *handRoom) handTools(f *Frame, s *render.Side) {
	me := t.handSeat()
	var items []render.Item
	for _, of := range [...]state.Seat{me, me.Other()} {
		n := itoa(int(of))
		items = append(items,
			t.panel.button(f, "hand:draw:"+n, t.book.t("hand.draw", t.name(of)), "", func() {
				t.operate(state.HandOp{Verb: ability.Drew, To: state.Place{Of: of}})
			}),
			t.panel.button(f, "hand:shuffle:"+n, t.book.t("hand.shuffle", t.name(of)), "", func() {
				t.operate(state.HandOp{Verb: ability.Shuffled, To: state.Place{Of: of}})
			}))
	}
	s.Panel.Items = append(s.Panel.Items, halves(items)...)
	s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "hand:points", t.pointsWord(), "", func() { t.hand.points = true }))
	s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "hand:bring", t.book.t("hand.bring"), "", func() { t.c.Open(newHandList(t)) }))
	if !t.onlyTokens() {
		s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "hand:clear", t.book.t("hand.clear"), "", func() { t.operate(state.HandOp{Verb: state.Cleared}) }))
	}
}

// handPoints change a player's numbers.
func (t *handRoom) handPoints(f *Frame, s *render.Side) {
	for _, of := range [...]state.Seat{t.handSeat(), t.handSeat().Other()} {
		s.Panel.Items = append(s.Panel.Items, text(t.name(of)))
		var items []render.Item
		for _, n := range t.handNumbers() {
			for _, d := range [...]int32{-1, 1} {
				label := t.book.statName(n) + " " + signed(int(d))
				items = append(items, t.panel.button(f, "hand:"+itoa(int(of))+label, label, "", func() {
					t.operate(state.HandOp{Verb: state.NumberChanged, To: state.Place{Of: of}, Stat: n, N: d})
				}))
			}
		}
		s.Panel.Items = append(s.Panel.Items, halves(items)...)
	}
	s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "back", t.book.t("common.back"), "Esc", func() { t.hand = handOp{} }))
}

// pointsWord names the button of the numbers of players.
func (t *handRoom) pointsWord() string {
	var names []string
	for _, n := range t.handNumbers() {
		names = append(names, t.book.statName(n))
	}
	return strings.Join(names, t.book.t("common.dot")) + "…"
}

// handNumbers are the numbers of players that are changed by hand, those that the game has.
func (t *handRoom) handNumbers() []ability.Stat {
	return t.book.desk.ByHand.Numbers
}

// handCard are the tools for the chosen card.
func (t *handRoom) handCard(f *Frame, s *render.Side) {
	id, by := t.hand.card, &t.book.desk.ByHand
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: t.nameOf(id)})
	items := []render.Item{t.panel.button(f, "hand:move", t.book.t("hand.move"), "", func() { t.hand.moving = true })}
	op := func(name, label string, h state.HandOp) {
		h.Card = id
		items = append(items, t.panel.button(f, "hand:"+name, label, "", func() { t.operate(h) }))
	}
	if v := t.card(id); v != nil && v.New && !t.onlyTokens() {
		op("stayed", t.book.t("hand.stayed"), state.HandOp{Verb: state.Stayed})
	}
	if by.Attach != ability.NoZone {
		items = append(items, t.panel.button(f, "hand:give", t.book.words(by.AttachWord), "", func() { t.hand.giving = true }))
	}
	if by.Damage > 0 {
		op("damage", t.book.t("hand.damage", int(by.Damage)), state.HandOp{Verb: ability.DealtDamage, N: by.Damage})
	}
	if by.Heals != ability.NoVerb {
		op("heal", t.book.t("hand.heal", int(by.Damage)), state.HandOp{Verb: by.Heals, N: by.Damage})
	}
	if by.Turned != ([2]string{}) {
		op("act", t.book.words(by.Turned), state.HandOp{Verb: ability.ActedV})
		op("stand", t.book.words(by.Stood), state.HandOp{Verb: ability.Stood})
	}
	for _, n := range by.Stats {
		name, much := t.book.statName(n.Stat), itoa(int(n.By))
		op("stat+"+itoa(int(n.Stat)), name+" +"+much, state.HandOp{Verb: ability.PlusV, Stat: n.Stat, N: n.By})
		op("stat-"+itoa(int(n.Stat)), name+" −"+much, state.HandOp{Verb: ability.MinusV, Stat: n.Stat, N: n.By})
	}
	counter := func(name, label, counter string) {
		op(name+"+", label+" +1", state.HandOp{Verb: ability.CounterPut, N: 1, Name: counter})
		op(name+"-", label+" −1", state.HandOp{Verb: ability.CounterRemoved, N: 1, Name: counter})
	}
	for _, w := range t.book.rules.Game.Words().Flags {
		if by.Markers && w.Marker != "" {
			counter(w.Marker, t.book.pick(w.JA, w.EN), w.Marker)
		}
	}
	if !by.Markers {
		counter("counter", t.book.t("hand.counter"), t.book.t("hand.countername"))
	}
	s.Panel.Items = append(s.Panel.Items, halves(items)...)
	s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "back", t.book.t("common.back"), "Esc", func() { t.hand = handOp{} }))
}

// handSpot is a place of the table into which a card can be put by hand.
type handSpot struct {
	at    state.Place
	word  ability.Zone
	pos   int16 // 0: on top, -1: at the bottom
	label string
}

// name names its button.
func (s *handSpot) name() string {
	n := fmt.Sprintf("hand:to:%d:%d:%d", s.word, s.at.Of, s.pos)
	if s.at.Slot > 0 {
		n += ":" + itoa(int(s.at.Slot))
	}
	return n
}

// spots are where a card of a seat can be put by hand: what is in play first, then the other places of the table, and last
// the zones that the table does not show; open: only where everybody sees what lies there.
func (t *handRoom) spots(of state.Seat, open bool) (out []handSpot) {
	add := func(w ability.Zone, slot int8, mark string) {
		z := t.book.rules.Zone(w)
		spec := &t.book.rules.Zones[z]
		own, either := spec.ByHand()
		s := handSpot{at: state.Place{Zone: z, Of: of, Slot: slot}, word: w, label: capital(t.journal.placeWord(state.Place{Zone: z}))}
		if !own || open && !either || spec.Links || w == t.book.desk.ByHand.Attach || slices.ContainsFunc(out, func(o handSpot) bool { return o.at == s.at }) {
			return
		}
		if spec.Slots > 0 {
			s.label += " " + cmp.Or(mark, itoa(int(slot)+1))
		}
		if w == ability.Deck {
			below := s
			s.label, below.label, below.pos = t.book.t("hand.decktop"), t.book.t("hand.deckbottom"), -1
			out = append(out, s, below)
			return
		}
		out = append(out, s)
	}
	for i := range t.places() {
		if p := &t.places()[i]; p.Zone != ability.NoZone {
			slot := int8(0)
			if p.Show == wing.AsPost {
				slot = int8(t.slotOf(p))
			}
			add(p.Zone, slot, p.Marks[t.bottom()])
		}
	}
	for i := range t.book.rules.Zones {
		add(t.book.rules.Zones[i].Word, 0, "")
	}
	slices.SortStableFunc(out, func(a, b handSpot) int { return inPlay(t.book, b) - inPlay(t.book, a) })
	return out
}

// inPlay is 1 where what lies at a spot is in play.
func inPlay(b *book, s handSpot) int {
	if b.rules.Zones[s.at.Zone].Play {
		return 1
	}
	return 0
}

// put are the buttons of spots.
func (t *handRoom) put(f *Frame, spots []handSpot, op func(handSpot) state.HandOp) []render.Item {
	var items []render.Item
	for _, s := range spots {
		do, why := func() { t.operate(op(s)) }, session.Idle(t.s, op(s))
		if why != nil {
			do = nil
		}
		items = append(items, t.panel.button(f, s.name(), s.label, "", do))
		f.targets[len(f.targets)-1].Why = func() *board.Why { return why }
	}
	return halves(items)
}

// handPlaces are the places the chosen card may be put into by hand: its owner's, and where it may fight for the other player.
func (t *handRoom) handPlaces(f *Frame, s *render.Side) {
	v := t.card(t.hand.card)
	if v == nil {
		t.hand = handOp{}
		return
	}
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: t.nameOf(v.ID)})
	theirs := slices.DeleteFunc(t.spots(v.Owner.Other(), true), func(o handSpot) bool { return inPlay(t.book, o) == 0 })
	for i, spots := range [...][]handSpot{t.spots(v.Owner, false), theirs} {
		s.Panel.Items = append(s.Panel.Items, text(t.name(v.Owner^state.Seat(i))))
		s.Panel.Items = append(s.Panel.Items, t.put(f, spots, func(o handSpot) state.HandOp {
			return state.HandOp{Verb: ability.Moved, Card: v.ID, To: o.at, Pos: o.pos}
		})...)
	}
	s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "back", t.book.t("common.back"), "Esc", func() { t.hand.moving = false }))
}

// handHosts are the cards to which the chosen card may be attached.
func (t *handRoom) handHosts(f *Frame, s *render.Side) {
	id, by := t.hand.card, &t.book.desk.ByHand
	s.Panel.Items = append(s.Panel.Items, render.Item{Kind: render.ItemStrong, Text: t.nameOf(id)})
	for _, of := range [...]state.Seat{t.handSeat(), t.handSeat().Other()} {
		for _, w := range by.AttachTo {
			for _, v := range t.zone(w, of) {
				if v.ID == id {
					continue
				}
				op := state.HandOp{Verb: ability.Moved, Card: id, To: state.Place{Zone: t.book.rules.Zone(by.Attach), Of: of}, N: int32(v.ID)}
				s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "hand:on:"+itoa(int(v.ID)), t.book.t("skill.on", t.name(of), t.nameOf(v.ID)), "", func() { t.operate(op) }))
			}
		}
	}
	s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "back", t.book.t("common.back"), "Esc", func() { t.hand.giving = false }))
}

// proposed says what the other side would do by hand: to which card, and what.
func (t *handRoom) proposed(h *state.HandOp) []render.Item {
	what := ""
	switch h.Verb {
	case ability.Moved:
		what = "→ " + t.handTo(h)
	case ability.Created:
		what = t.book.name(state.FaceID(h.N)) + " → " + t.handTo(h)
	case ability.Stood:
		what = t.book.words(t.book.desk.ByHand.Stood)
	case ability.ActedV:
		what = t.book.words(t.book.desk.ByHand.Turned)
	case ability.DealtDamage:
		what = t.book.t("hand.damage", int(h.N))
	case t.book.desk.ByHand.Heals:
		what = t.book.t("hand.heal", int(h.N))
	case ability.CounterPut, ability.CounterRemoved:
		what = t.counterWord(h.Name) + " " + signed(t.signOf(h))
	case ability.PlusV, ability.MinusV:
		what = t.book.statName(h.Stat) + " " + signed(t.signOf(h))
	case state.NumberChanged:
		what = t.name(h.To.Of) + " " + t.book.statName(h.Stat) + " " + signed(int(h.N))
	case ability.Drew:
		what = t.book.t("hand.draw", t.name(h.To.Of))
	case ability.Shuffled:
		what = t.book.t("hand.shuffle", t.name(h.To.Of))
	}
	if h.Card == 0 {
		return []render.Item{{Kind: render.ItemStrong, Text: what}}
	}
	return []render.Item{{Kind: render.ItemStrong, Text: t.handCardName(h.Card)}, text(what)}
}

// signOf is how much an operation adds.
func (t *handRoom) signOf(h *state.HandOp) int {
	if h.Verb == ability.MinusV || h.Verb == ability.CounterRemoved {
		return -int(h.N)
	}
	return int(h.N)
}

// counterWord names a counter as the game does, or as the player wrote it.
func (t *handRoom) counterWord(name string) string {
	for _, w := range t.book.rules.Game.Words().Flags {
		if w.Marker == name {
			return t.book.pick(w.JA, w.EN)
		}
	}
	return name
}

// handCardName names a card with the place where it lies: of a back the place says which.
func (t *handRoom) handCardName(id state.CardID) string {
	v := t.card(id)
	if v == nil {
		return t.nameOf(id)
	}
	return t.book.t("skill.on", t.name(v.At.Of)+" "+capital(t.journal.placeWord(v.At)), t.nameOf(id))
}

// handTo says where an operation puts a card.
func (t *handRoom) handTo(h *state.HandOp) string {
	if h.Verb == ability.Moved && h.N != 0 {
		return t.handCardName(state.CardID(h.N))
	}
	where := capital(t.journal.placeWord(h.To))
	if h.To.Zone == t.book.rules.Zone(ability.Deck) {
		where = t.book.t("hand.decktop")
		if h.Pos < 0 {
			where = t.book.t("hand.deckbottom")
		}
	}
	return t.name(h.To.Of) + " " + where
}
