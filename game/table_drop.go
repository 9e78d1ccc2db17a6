package game

import (
	"slices"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Where what is taken up may be let go, and what that does: in games whose acts are cards
// being moved onto others or into places.

// spot is such a place.
type spot struct {
	name, label string
	r           render.Rect
	act         state.Act
	meant       state.CardID // what is to be chosen when the act asks; 0: nothing
	free        bool         // a place, not a card
	covers      bool         // cards lie there that must stay readable
}

// drags lists the acts that are cards being moved.
func (t *dropRoom) drags() []rules.DragWord { return t.book.rules.Game.Words().Drags }

// moved says whether acts of this game are cards being moved.
func (t *dropRoom) moved() bool { return t.book.desk.Acts.Moved }

// dragOf is how an act is a card being moved; nil: it is not.
func (t *dropRoom) dragOf(a *state.Act) *rules.DragWord {
	list := t.drags()
	for i := range list {
		if d := &list[i]; d.Verb == a.Verb && (!d.Nth || a.N > 0 && int(a.N) <= len(d.To)) {
			return d
		}
	}
	return nil
}

// moves says whether an act is that card being moved, although it does not name it.
func (t *dropRoom) moves(id state.CardID, a *state.Act) bool {
	d := t.dragOf(a)
	if d == nil || !d.Bare || t.dec == nil {
		return false
	}
	v := t.card(id)
	return a.Target == id || v != nil && v.Master == t.dec.Seat && t.word(v.At.Zone) == d.From
}

// placeName is where a card is dragged to for an act; "" where that is nowhere.
func (t *dropRoom) placeName(a *state.Act) string {
	switch d := t.dragOf(a); {
	case d == nil && a.Verb == state.PlayCard && t.moved():
		return "place:use"
	case d == nil:
		return ""
	case d.Slot || d.Nth:
		return "place:put:" + itoa(int(a.N))
	case d.Bare:
		return "place:swap:" + itoa(int(a.Target))
	}
	return "place:charge:" + itoa(int(a.Target))
}

// dropSpots lists where a card that is taken up may be let go.
func (t *dropRoom) dropSpots(f *Frame, id state.CardID) (out []spot) {
	if id == 0 || t.dec == nil || t.dec.Kind != rules.Acting || !t.moved() {
		return nil
	}
	for _, a := range t.acts {
		d := t.dragOf(&a)
		if d == nil || a.Card != id && !t.moves(id, &a) {
			continue
		}
		s := spot{name: t.placeName(&a), label: t.moveWord(d), act: a, free: d.Slot || d.Nth}
		switch {
		case d.Nth:
			p := t.placeOf(d.To[a.N-1], wing.AsRow)
			if s.covers = len(t.zone(p.Zone, t.dec.Seat)) > 0; s.covers && p.Gone != ([2]string{}) {
				s.label = t.book.words(p.Gone)
			}
		case d.Slot:
			if p := t.post(d.To[0], int(a.N)); p != nil {
				t.onto(p, &s)
			}
		}
		if s.r = t.boxFor(f, d, &a, id); !s.r.Empty() {
			out = append(out, s)
		}
	}
	out = t.playSpots(f, id, out)
	for i := range out { // where nothing else is done beside a unit, all of its place will do
		if s := &out[i]; s.act.Card == id && s.act.Target != 0 && s.r == t.anim.spot[s.act.Target] {
			s.r.W = t.besideCard(f, s.act.Target, s.r).Right() - s.r.X
		}
	}
	return out
}

// lit says whether the card that is taken up may be let go at a place of its own, or at
// one that the seats share: what is done there is written on it.
func (t *dropRoom) lit(p *wing.Place, s state.Seat) bool {
	if t.picked == 0 || t.dec == nil || t.dec.Seat != s && !p.Shared {
		return false
	}
	slot := t.posts.slotOf(p)
	return slices.ContainsFunc(t.acts, func(a state.Act) bool {
		d := t.dragOf(&a)
		return a.Card == t.picked && d != nil && d.Slot && d.To[0] == p.Zone && int(a.N) == slot
	})
}

// boxFor is where the place of an act lies.
func (t *dropRoom) boxFor(f *Frame, d *rules.DragWord, a *state.Act, id state.CardID) render.Rect {
	if d.Nth {
		place, _ := t.at(t.placeOf(d.To[a.N-1], wing.AsRow), t.dec.Seat)
		return place.R
	}
	if !d.Slot {
		if d.Bare && a.Target == id { // the card that comes is moved itself
			if list := t.zone(d.From, t.dec.Seat); len(list) > 0 {
				return t.anim.spot[list[0].ID]
			}
		}
		return t.anim.spot[a.Target]
	}
	return t.slotBox(f, d.To[0], int(a.N))
}

// playSpots adds where a card may be let go to be played that is not moved into a place of
// its own: on the cards it would be attached to, which share them with what else can be
// done there, and beside them; what stays on the field comes to its row.
func (t *dropRoom) playSpots(f *Frame, id state.CardID, out []spot) []spot {
	plays := slices.DeleteFunc(t.playActs(id), func(a state.Act) bool { return t.dragOf(&a) != nil })
	if len(plays) == 0 {
		return out
	}
	label := t.book.t("drop.attach")
	hosts := t.hosts(id, plays[0])
	for _, host := range hosts {
		s := spot{name: "place:attach:" + itoa(int(host)), label: label, r: t.anim.spot[host], act: plays[0], meant: host}
		for i := range out {
			if o := &out[i]; o.act.Target == host && o.r == s.r { // what is charged lies beside it
				o.r = t.besideCard(f, host, s.r)
			}
		}
		out = append(out, s)
	}
	if len(hosts) > 0 {
		return out
	}
	r, covers := t.useBox()
	if row := t.rows.rowFor(id); row != nil && t.picker.goesToField(id) {
		place, _ := t.at(row, t.dec.Seat)
		r, covers = place.R, len(t.zone(row.Zone, t.dec.Seat)) > 0
	}
	return append(out, spot{name: "place:use", label: t.book.t("drop.play"), r: r, act: plays[0], free: true, covers: covers})
}

// onto says of a place to which a card is moved what lies there, and what becomes of it.
func (t *dropRoom) onto(p *wing.Place, s *spot) {
	list := t.posts.posted(p, t.dec.Seat)
	if s.covers = len(list) > 0; s.covers && lies(p, list[0]) == 0 && p.Gone != ([2]string{}) {
		s.label = t.book.words(p.Gone)
	}
}

// postAt is where a place of a zone lies on the table.
func (t *dropRoom) postAt(w ability.Zone, s state.Seat, slot int) (render.Place, bool) {
	p := t.post(w, slot)
	if p == nil {
		return render.Place{}, false
	}
	return t.at(p, s)
}

// besideCard is the part of a unit's place beside its card, where its energy lies.
func (t *dropRoom) besideCard(f *Frame, id state.CardID, card render.Rect) render.Rect {
	v := t.card(id)
	if v == nil {
		return card
	}
	place, ok := t.postAt(t.word(v.At.Zone), v.At.Of, int(v.At.Slot))
	if !ok {
		return card
	}
	x := card.Right() + f.Px(t.posts.pick(10, 6))
	return render.R(x, card.Y, min(place.R.Right()-x, f.Px(t.posts.pick(110, 80))), card.H)
}

// useBox is where a card that does not stay is let go: on a table that has no place for it
// anywhere on the board that the seats share, else where it lies while it is used. covers:
// other cards lie there.
func (t *dropRoom) useBox() (r render.Rect, covers bool) {
	if _, place, ok := t.only(wing.AsUse, t.dec.Seat); ok {
		return place.R, false
	}
	for i := range t.places() {
		p := &t.places()[i]
		if place, ok := t.at(p, t.dec.Seat); ok && p.Show == wing.AsPost && p.Shared {
			r = r.Union(place.R)
		}
	}
	if !r.Empty() {
		return r, true
	}
	_, place, _ := t.only(wing.AsBand, state.Nobody)
	return place.R, false
}

// hosted is what was found out of a card that is attached when it is played.
type hosted struct {
	of     state.CardID
	serial int
	list   []state.CardID
}

// hosts lists the cards that one which is played would be attached to, as the rules ask
// for it.
func (t *dropRoom) hosts(id state.CardID, play state.Act) []state.CardID {
	if t.hosted.of == id && t.hosted.serial == t.serial {
		return t.hosted.list
	}
	t.hosted.of, t.hosted.serial, t.hosted.list = id, t.serial, nil
	v := t.card(id)
	if v == nil || kindsOf(v)&t.book.desk.Acts.Attached == 0 {
		return nil
	}
	seen := t.s.Foresee(state.Answer{Act: play})
	switch {
	case seen == nil:
	case seen.Asks != nil && seen.Asks.Kind == rules.Choose && seen.Asks.Seat == t.dec.Seat:
		for _, it := range seen.Asks.Items {
			t.hosted.list = append(t.hosted.list, it.Card)
		}
	default:
		for i := range seen.Events {
			if e := &seen.Events[i].Event; e.Verb == state.Linked && e.Card.ID == id {
				t.hosted.list = append(t.hosted.list, e.Obj.ID)
			}
		}
	}
	return t.hosted.list
}

// drawSpots lights them up.
func (t *dropRoom) drawSpots(f *Frame) {
	for _, s := range t.dropSpots(f, t.picked) {
		over := f.Over(s.name) || t.grip.on && s.r.Contains(t.grip.at)
		id := f.Add(Target{Name: s.name, Label: s.label + " " + t.spotWord(&s), State: "legal", Region: RegionMine, Do: func() { t.take(&s) }})
		if s.free {
			word := s.label
			if s.covers {
				word = ""
			}
			f.LegalSlot(s.r, word, over, t.anim.grow(), id)
			if s.r.W < f.Px(80) || s.covers {
				f.DropWord(s.wordAt(t.table), s.label, over)
			}
		} else {
			f.DropPart(s.r, over)
			f.DropWord(s.wordAt(t.table), s.label, over)
			f.Hit(id, s.r)
		}
		if f.Focused(s.name) {
			f.FocusLine(s.r, f.Px(4))
		}
	}
}

// wordAt is where the word of a place stands: on the card, where it reaches over one, and at
// the foot of a place in which some lie.
func (s *spot) wordAt(t *table) render.Point {
	if s.covers {
		return render.Point{X: s.r.Center().X, Y: s.r.Bottom() - t.lay.U*t.posts.pick(4, 10)}
	}
	if r, ok := t.anim.spot[s.act.Target]; ok && s.r.X == r.X {
		return r.Center()
	}
	return s.r.Center()
}

// spotWord names what lies at a place.
func (t *dropRoom) spotWord(s *spot) string {
	switch {
	case s.meant != 0:
		return t.nameOf(s.meant)
	case s.act.Target != 0:
		return t.nameOf(s.act.Target)
	}
	return ""
}

// take does what letting go at a place does.
func (t *dropRoom) take(s *spot) {
	t.meant = s.meant
	t.act(s.act)
}

// takeMeant answers the question that comes of an act with what was meant by it.
func (t *dropRoom) takeMeant() {
	id := t.meant
	if t.dec == nil || id == 0 {
		return
	}
	t.meant = 0
	if t.dec.Kind != rules.Choose || t.dec.Max != 1 {
		return
	}
	if it, ok := t.picker.itemOf(id); ok && slices.Contains(t.next, it) {
		t.answer(state.Answer{Pick: []state.Item{it}})
	}
}

// dropSpot lets a dragged card go; where it may not be let go it is said why.
func (t *dropRoom) dropSpot(id state.CardID, tg *Target, p render.Point) {
	list := t.dropSpots(t.c.now(), id)
	for _, beside := range [...]float32{0, t.lay.U * 10} {
		for i := range list {
			if s := &list[i]; (s.free || beside == 0) && s.r.Inset(-beside).Contains(p) {
				t.take(s)
				return
			}
		}
	}
	t.picked = 0
	if tg == nil || tg.Card == 0 || tg.Card == id {
		return
	}
	if v := t.card(tg.Card); v != nil && v.Master == t.dec.Seat {
		t.whyDrag(id, v)
	}
}

// whyDrag says why a card cannot be moved onto another.
func (t *dropRoom) whyDrag(id state.CardID, onto *match.CardView) {
	v := t.card(id)
	if v == nil {
		return
	}
	for _, d := range t.drags() {
		if d.Slot || d.Nth || t.word(v.At.Zone) != d.From || !slices.Contains(d.To, t.word(onto.At.Zone)) {
			continue
		}
		a := state.Act{Verb: d.Verb, Card: id, Target: onto.ID}
		if d.Bare {
			a.Card = 0
		}
		t.picker.whyAct(a, onto.ID)
		return
	}
}

// reasonDrag is why a card cannot be moved anywhere, or played: the reason that says
// most of what its kind does.
func (t *dropRoom) reasonDrag(v *match.CardView) *board.Why {
	unit := kindsOf(v)&t.book.desk.Acts.Placed != 0
	word := t.word(v.At.Zone)
	if word == ability.Hand_ && !unit {
		return t.s.Check(state.Answer{Act: state.Act{Verb: state.PlayCard, Card: v.ID}})
	}
	for _, d := range t.drags() {
		a := state.Act{Verb: d.Verb, Card: v.ID}
		switch {
		case word == ability.Hand_ && d.From == word && (d.Slot || d.Nth):
			if d.Nth {
				a.N = 1
			}
		case d.Bare && (d.From == word || slices.Contains(d.To, word)):
			a.Card, a.Target = 0, v.ID
			if list := t.zone(d.To[0], t.dec.Seat); d.From == word && len(list) > 0 {
				a.Target = list[0].ID
			}
		default:
			continue
		}
		return t.s.Check(state.Answer{Act: a})
	}
	return nil
}

// askMoved asks what to do with a card that was taken up: what a drag would do, and its
// abilities, as buttons in a fixed order.
func (t *dropRoom) askMoved(f *Frame, s *render.Side, id state.CardID) {
	s.Panel.Question = t.book.t("ask.card", t.nameOf(id))
	if !t.lay.Phone && len(t.dropSpots(f, id)) > 0 && len(t.options(id)) < 4 {
		s.Panel.Items = append(s.Panel.Items, text(t.book.t("drop.note")))
	}
	from := len(s.Panel.Items)
	for i, a := range t.options(id) {
		if t.lay.Phone && t.placeName(&a) != "" { // the panel must leave the table free
			continue
		}
		key := ""
		if i < 9 {
			key = itoa(i + 1)
		}
		s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "act:use:"+itoa(i), t.moveLabel(a), key, func() { t.act(a) }))
	}
	if !t.lay.Phone {
		s.Panel.Items = append(s.Panel.Items, t.barred(f, id)...)
	}
	s.Panel.Items = append(s.Panel.Items, t.panel.button(f, "back", t.panel.backLabel(id), "Esc", t.Cancel))
	if t.lay.Phone {
		halves(s.Panel.Items[from:])
	}
}

// barred are the things that are done with such cards of the hand and cannot be done with
// this one now, each with its reason.
func (t *dropRoom) barred(f *Frame, id state.CardID) (out []render.Item) {
	v := t.card(id)
	if v == nil || t.word(v.At.Zone) != ability.Hand_ {
		return nil
	}
	main := t.zone(t.book.desk.Acts.Across, t.dec.Seat)
	var tries []state.Act
	if kindsOf(v)&t.book.desk.Acts.Placed == 0 {
		tries = append(tries, state.Act{Verb: state.PlayCard, Card: id})
	}
	for _, d := range t.drags() {
		switch {
		case d.From != ability.Hand_ || (d.Slot || d.Nth) && kindsOf(v)&t.book.desk.Acts.Placed == 0:
		case d.Nth:
			tries = append(tries, state.Act{Verb: d.Verb, Card: id, N: 1})
		case d.Slot:
			tries = append(tries, state.Act{Verb: d.Verb, Card: id})
		case len(main) > 0:
			tries = append(tries, state.Act{Verb: d.Verb, Card: id, Target: main[0].ID})
		}
	}
	acts := t.actsOf(id)
	for i, a := range tries {
		if slices.ContainsFunc(acts, func(b state.Act) bool { return b.Verb == a.Verb }) {
			continue
		}
		why := t.s.Check(state.Answer{Act: a})
		if why == nil {
			continue
		}
		row := t.panel.button(f, "off:"+itoa(i), t.moveLabel(a), "", nil)
		f.targets[len(f.targets)-1].Why = func() *board.Why { return why }
		out = append(out, row, text(t.book.pick(why.JA, why.EN)+" "+t.book.rule(why.Rule)))
	}
	return out
}

// options are a card's acts as they are listed: of several free places the first alone.
func (t *dropRoom) options(id state.CardID) (out []state.Act) {
	for _, a := range t.actsOf(id) {
		d := t.dragOf(&a)
		if d != nil && d.Slot && slices.ContainsFunc(out, func(b state.Act) bool { return b.Verb == a.Verb }) {
			continue
		}
		out = append(out, a)
	}
	slices.SortStableFunc(out, func(a, b state.Act) int { return t.moveRank(a) - t.moveRank(b) })
	return out
}

// moveWord is the word for a move.
func (t *dropRoom) moveWord(d *rules.DragWord) string {
	if d.Word != ([2]string{}) {
		return capital(t.book.words(d.Word))
	}
	return capital(t.book.words(t.book.rules.Game.Words().Acts[d.Verb]))
}

// moveRank orders what may be done with a card: to play it, to put it, the rest.
func (t *dropRoom) moveRank(a state.Act) int {
	d := t.dragOf(&a)
	switch {
	case a.Verb == state.PlayCard:
		return 0
	case d != nil && d.Slot:
		return 1
	}
	return 2
}

// moveLabel names an act of a card.
func (t *dropRoom) moveLabel(a state.Act) string {
	if d := t.dragOf(&a); d != nil && d.Nth {
		return t.book.t("drop.onto", t.moveWord(d), t.zoneName(d.To[a.N-1]))
	}
	if a.Verb != state.PlayCard {
		label := t.book.words(t.book.rules.Game.Words().Acts[a.Verb])
		if t.dragOf(&a) == nil {
			label = t.panel.useLabel(a)
		}
		if t.panel.severalTargets(a) {
			onto := t.name(t.dec.Seat.Other())
			if a.Target != 0 {
				onto = t.nameOf(a.Target)
			}
			label = t.book.t("drop.onto", label, onto)
		}
		return capital(label)
	}
	if v := t.card(a.Card); v != nil && kindsOf(v)&t.book.desk.Acts.Attached != 0 {
		return t.book.t("drop.attach")
	}
	return t.book.t("drop.play")
}
