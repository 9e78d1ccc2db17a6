package game

import (
	"slices"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// drawStack draws what waits to be resolved, the next on top, with what is being
// announced above it.
func (t *pileRoom) drawStack(f *Frame) {
	p, place, ok := t.only(wing.AsStack, state.Nobody)
	if !ok {
		return
	}
	use := place.R
	if use.H = min(use.H, f.Px(56)); t.rows.drawUse(f, use) {
		return
	}
	if len(t.stackItems()) == 0 {
		f.StackEmpty(place.R, t.called(p), t.book.t("stack.none"))
		return
	}
	s := &t.stack
	most := f.StackOver(place.R, len(t.made.stack))
	*s = render.Stack{Title: t.called(p), Items: t.made.stack, Scroll: min(s.Scroll, most)}
	s.Sub, s.Mine = t.whoActs()
	s.ID = f.Add(Target{Name: "stack", Label: s.Title, Region: RegionPiles, Still: true, Do: t.opener(p.Zone, 0), Turn: func(lines float32) {
		s.Scroll = clampF(s.Scroll+lines*30*t.lay.U, 0, most)
		t.c.Dirty()
	}})
	for i := range s.Items {
		it := &s.Items[i]
		id := it.Card.ID
		tg := Target{Name: cardName(state.CardID(id)), Label: it.Name + " " + it.Kind + " " + it.At, Card: state.CardID(id), Region: RegionPiles, Do: func() { t.picker.pressCard(state.CardID(id)) }}
		st, _ := t.rows.state(tg.Card)
		tg.State = stateWords(st)
		it.State = st | f.pointing(tg.Name)
		it.ID = f.Add(tg)
	}
	f.Stack(place.R, s)
	for i := range s.Items {
		if r := s.Items[i].R; !r.Empty() {
			t.anim.put(state.CardID(s.Items[i].Card.ID), r)
		}
	}
}

// whoActs says who is to do something, and whether it is the player at this screen.
func (t *pileRoom) whoActs() (words string, mine bool) {
	for s := range state.Seat(2) {
		if !t.view.Asked[s] {
			continue
		}
		if s == t.s.Seat() {
			return t.book.t("stack.yours"), true
		}
		return t.book.t("stack.theirs", t.name(s)), t.s.Seat() == state.Nobody
	}
	return "", false
}

// stackItems are what lies on the stack, made once.
func (t *pileRoom) stackItems() []render.StackItem {
	if len(t.made.stack) == 0 {
		t.fillStack()
	}
	return t.made.stack
}

// fillStack makes the items: what is announced but not on the stack yet, then the
// stack from its top.
func (t *pileRoom) fillStack() {
	p := t.book.desk.Find(wing.AsStack)
	if p == nil {
		return
	}
	list := t.shared(p.Zone)
	for i := range list {
		if v := &list[i]; t.stackAt(v.ID) < 0 {
			it := t.stackItem(v, v.ID, v.Master)
			it.Pill = t.book.t("stack.coming")
			if t.dec != nil && t.dec.Kind == rules.Pay {
				it.Pill = t.book.t("stack.paying")
			}
			t.made.stack = append(t.made.stack, it)
		}
	}
	for i := len(t.view.Stack) - 1; i >= 0; i-- {
		w := &t.view.Stack[i]
		v := t.card(w.Obj)
		if v == nil {
			continue
		}
		it := t.stackItem(v, w.Src, w.By)
		it.No = i + 1
		for k, id := range w.Targets {
			if k > 0 {
				it.At += "、"
			}
			it.At += t.nameOf(id)
		}
		if it.At != "" {
			it.At = t.book.t("stack.target", it.At)
		}
		t.made.stack = append(t.made.stack, it)
	}
}

// stackAt is where an object lies on the stack, -1 if it does not.
func (t *pileRoom) stackAt(id state.CardID) int {
	for i := range t.view.Stack {
		if t.view.Stack[i].Obj == id {
			return i
		}
	}
	return -1
}

// stackItem is an object with the face of the card it comes from.
func (t *pileRoom) stackItem(v *match.CardView, src state.CardID, by state.Seat) render.StackItem {
	who := t.name(by)
	switch {
	case t.s.Seat() == by:
		who = t.book.t("seat.you")
	case t.s.Seat() != state.Nobody:
		who = t.book.t("seat.opponent")
	}
	it := render.StackItem{Name: t.nameOf(src), Kind: t.book.t("stack.item", t.book.kinds(kindsOf(v)), who), Mine: t.near(by) == render.Near}
	it.Card = t.book.card(v, 0)
	if o := t.card(src); o != nil && o.Face != 0 {
		it.Card = render.Card{Game: t.book.game, Face: t.book.face(o.Face)}
	}
	it.Card.ID = render.ID(v.ID)
	return it
}

// drawAims draws dotted arrows from the stack to what it has chosen: plainly from
// the next to be resolved and from what is pointed at, faintly from the others.
func (t *pileRoom) drawAims(f *Frame) {
	for i := range t.view.Stack {
		w := &t.view.Stack[i]
		by := w.Obj
		if t.stackCard(i) == 0 {
			by = w.Src
		}
		from, ok := t.anim.spot[by]
		if !ok {
			continue
		}
		plain := i == len(t.view.Stack)-1 || f.Over(cardName(w.Obj)) || f.Focused(cardName(w.Obj))
		if !plain && t.lay.Phone {
			continue
		}
		if !plain {
			f.Push(render.Point{}, 0, 1, 0.38, 0, 0)
		}
		for _, id := range w.Targets {
			if q, ok := t.anim.spot[id]; ok {
				p := render.Point{X: from.X, Y: from.Center().Y}
				if t.lay.Phone {
					p = towards(from, q.Center(), 1)
				}
				f.Arrow(p, towards(q, p, 0.9), false)
			}
		}
		if !plain {
			f.Pop()
		}
	}
}

// stackCard is the card or object that stands for the i-th thing of the stack; 0: none
// does.
func (t *pileRoom) stackCard(i int) state.CardID {
	if id := t.view.Stack[i].Obj; id != 0 && t.card(id) != nil {
		return id
	}
	return 0
}

// drawTally draws the cards that count against a player, all of them readable.
func (t *pileRoom) drawTally(f *Frame, s state.Seat, p *wing.Place, place render.Place, list []match.CardView) {
	tg := t.pileTarget(s, p, list)
	v := &t.column
	*v = render.Tally{Name: t.briefly(p), Now: len(list), Of: t.number(s, p.Limit), Cells: v.Cells[:0], State: t.marks(f, tg), Pop: t.anim.pop(s)}
	v.ID = f.Add(tg)
	for i := range list {
		c := &list[i]
		st, _ := t.rows.state(c.ID)
		if t.dec != nil && t.dec.Ask.Src.ID == c.ID { // it asks
			st |= render.IsSel
		}
		name := t.rows.target(c, st, t.rows.region(s))
		st |= f.pointing(name.Name)
		cell := render.Tuck{ID: f.Add(name), Face: t.book.face(c.Face), Game: t.book.game, Attr: true, State: st}
		if iconed(t.book.rules.Pool.Def(c.Face), p.Marked) {
			cell.Note = t.book.icon(p.Marked)
		}
		v.Cells = append(v.Cells, cell)
	}
	t.rows.strips = f.Tally(t.rows.strips, place.R, v)
	for i := range list {
		t.anim.put(list[i].ID, t.rows.strips[i])
	}
}

// iconed says whether a card bears an icon; nobody knows it of one that is not known.
func iconed(d *state.Def, icon string) bool {
	return d != nil && icon != "" && slices.Contains(d.Sides[0].Icons, icon)
}
