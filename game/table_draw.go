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

// Draw draws the table, back to front.
func (t *table) Draw(f *Frame) {
	t.lay = render.LayoutWith(t.book.game, t.c.W, t.c.H, t.c.options())
	f.Phone, f.U = t.lay.Phone, t.lay.U
	t.anim.layer = t.anim.layer[:0]
	if t.c.insets != (insets{}) {
		f.Fill(f.whole(), render.Ink950)
	}
	f.Cloth(t.lay.Ground, t.book.game)
	f.MiddleLine(t.lay.Ground, t.lay.Middle)
	f.TurnEdge(t.lay.Ground, t.anim.edge(t))
	t.drops.drawAttackPlace(f)
	for _, s := range [...]state.Seat{t.bottom().Other(), t.bottom()} {
		t.rows.drawSeat(f, s)
	}
	t.rows.drawBand(f)
	t.piles.drawToken(f)
	t.piles.drawStack(f)
	t.piles.drawHand(f, t.bottom())
	t.posts.drawArrows(f)
	t.anim.draw(f, t)
	t.drops.drawSpots(f)
	t.drops.drawSlots(f)
	t.skiller.drawSkills(f)
	t.throws.drawJanken(f)
	t.rail.drawRail(f)
	f.U = t.lay.U
	t.piles.drawHanded(f)
	t.rows.drawGrip(f)
	f.U = t.lay.RailU
	t.closeup.drawLarge(f)
	f.U = t.lay.U
}

// drawSeat draws everything of a seat but the near hand.
func (t *rowRoom) drawSeat(f *Frame, s state.Seat) {
	far := t.near(s) == render.Far
	if far {
		t.piles.drawFarHand(f, s)
	}
	t.markRows(f, s)
	for i := range t.places() {
		t.drawRow(f, s, &t.places()[i])
	}
	t.posts.drawPosts(f, s)
	t.piles.drawOnces(f, s)
	t.drawLeaders(f, s)
	t.piles.drawPiles(f, s)
}

// state is what is shown about a card now, besides what it is.
func (t *rowRoom) state(id state.CardID) (render.State, string) {
	var st render.State
	if t.aimed(id) {
		st |= render.IsTarget
	}
	if t.handwork.marked(id) {
		return st | render.IsSel, ""
	}
	if t.dec == nil || t.handwork.mending {
		return st, ""
	}
	switch t.dec.Kind {
	case rules.Acting:
		return st | t.actingState(id), ""
	case rules.Choose:
		it, ok := t.picker.itemOf(id)
		switch mark := t.picker.chosenMark(it); {
		case ok && mark != "":
			return st | render.IsSel, mark
		case ok && t.picker.mayPick(it):
			st |= render.IsLegal
		}
	case rules.Pay:
		pay, mark := t.payer.payState(id)
		return st | pay, mark
	}
	return st, ""
}

func (t *rowRoom) actingState(id state.CardID) render.State {
	switch {
	case t.picked == id && id != 0:
		return render.IsSel
	case t.picked != 0:
		if _, ok := t.actOn(t.picked, id); ok {
			return render.IsLegal
		}
		return 0
	case t.hasAct(id):
		if t.c.Set.Hints {
			return render.IsLegal
		}
		return 0
	}
	if v := t.card(id); v != nil && v.Master == t.dec.Seat && t.word(v.At.Zone) == ability.Hand_ {
		return render.Veiled
	}
	return 0
}

// aimed says whether a card is being attacked, or is what the next of the stack has
// chosen.
func (t *rowRoom) aimed(id state.CardID) bool {
	if n := len(t.view.Stack); n > 0 && slices.Contains(t.view.Stack[n-1].Targets, id) {
		return true
	}
	if _, at := t.posts.skillAim(); at == id && id != 0 {
		return true
	}
	for i := range t.view.Battles {
		for _, at := range t.view.Battles[i].Targets {
			if at.ID == id && id != 0 && t.posts.here(at) {
				return true
			}
		}
	}
	return false
}

// stateWords names a state for tests and for those who cannot see it.
func stateWords(s render.State) string {
	switch {
	case s&render.IsSel != 0:
		return "selected"
	case s&render.IsLegal != 0:
		return "legal"
	case s&render.IsTarget != 0:
		return "target"
	case s&render.Veiled != 0:
		return "cannot"
	}
	return ""
}

func cardName(id state.CardID) string { return "card:" + itoa(int(id)) }

// target is a card as something to press. What does not change before the next
// event is made once.
func (t *rowRoom) target(v *match.CardView, st render.State, region Region) Target {
	id := v.ID
	tg, ok := t.made.cards[id]
	if !ok {
		tg = Target{
			Name: cardName(id), Label: t.book.cardTitle(v), Card: id,
			Drag: !t.handwork.mending && t.dec != nil && t.dec.Kind == rules.Acting && t.hasAct(id),
			Do:   func() { t.picker.pressCard(id) },
			Why:  func() *board.Why { return t.picker.reason(id) },
		}
		t.made.cards[id] = tg
	}
	tg.Region, tg.State = region, stateWords(st)
	return tg
}

// drawCard draws one card of a row at r, or leaves that to its movement.
func (t *rowRoom) drawCard(f *Frame, r render.Rect, v *match.CardView, region Region, lift bool) {
	st, mark := t.state(v.ID)
	tg := t.target(v, st, region)
	name := tg.Name
	t.anim.put(v.ID, r)
	if t.drops.grip.on && t.drops.grip.card == v.ID && !t.aiming() {
		f.CardGhost(r, t.book.t("card.moving"))
		return
	}
	c, ok := t.made.faces[v.ID]
	if !ok {
		c = t.book.card(v, t.overOf(v))
		if c.Pill == "" {
			c.Pill = t.pill(v)
		}
		if tag := t.tag(v); tag != "" {
			c.Tag = tag
		}
		if t.plainHere(v) {
			c.Label = ""
		}
		c.Under, c.UnderBy = t.posts.under(v)
		if t.posts.peeked(v) {
			c.State |= render.Peek
		}
		if p := t.placeOf(t.word(v.At.Zone), wing.AsRow, wing.AsPile); p != nil && (p.Counted || p.Fan) {
			c.State |= render.ByBadge
		}
		t.made.faces[v.ID] = c
	}
	c.SelMark = mark
	c.State |= st | t.posts.whose(v)
	if c.State&render.Revealed != 0 { // all of it is shown
		c.State &^= render.ByBadge
	}
	c.Waiting, c.WaitTab = t.waiting(v.ID), t.book.t("card.waiting")
	c.State |= f.pointing(name)
	if t.anim.takes(v.ID, r, c) { // drawn later, but pressed where it will lie
		f.Mark(tg, r)
		return
	}
	at := r
	if d := t.anim.nudge(v.ID, r); d != (render.Point{}) {
		at = r.Move(d.X, d.Y)
	} else if lift {
		at = r.Move(0, -t.lift(f, name, c.State))
	}
	if k, over := t.anim.turned(v.ID); k < 1 {
		other := render.Card{Game: t.book.game, State: c.State & render.Rested}
		if t.overOf(v) != 0 {
			other = t.book.card(v, 0)
		}
		drawTurned(f, at, &c, &other, k, over)
	} else {
		f.Card(at, &c)
	}
	hit := r
	if at.Y < r.Y {
		hit = render.R(r.X, at.Y, r.W, r.Bottom()-at.Y)
	}
	f.Mark(tg, hit)
	t.drawTucks(f, at, v, region)
}

// handLift is how far the hand card that is pointed at stands out, in units.
const handLift = 24

// lift is how far a hand card stands out, in px.
func (t *rowRoom) lift(f *Frame, name string, s render.State) float32 {
	switch {
	case f.Over(name) || f.Focused(name):
		return f.Px(handLift)
	case s&render.IsSel != 0:
		return f.Px(16)
	}
	return 0
}

// waiting is how many waiting abilities a card has.
func (t *rowRoom) waiting(id state.CardID) int {
	n := 0
	for i := range t.view.Waiting {
		if t.view.Waiting[i].Card == id {
			n++
		}
	}
	return n
}

// pill is what keeps a card from what its kind does: 登場 while it came this turn
// and cannot attack for it.
func (t *rowRoom) pill(v *match.CardView) string {
	acts := &t.book.desk.Acts
	if !v.New || v.Rest || v.Master != t.view.Turn || kindsOf(v)&acts.Fighters == 0 || len(acts.Arrive) == 0 || !t.inPlace(v, wing.AsRow, wing.AsPost) || t.rowFor(v.ID) == nil {
		return ""
	}
	if t.picker.attacks(v.ID) {
		return ""
	}
	for _, w := range acts.Arrive {
		if v.Chars.Keys&t.book.rules.Key(w) != 0 {
			return ""
		}
	}
	return t.book.t("card.arrived")
}

// region is whose cards lie on a seat's side.
func (t *rowRoom) region(s state.Seat) Region {
	if t.near(s) == render.Far {
		return RegionTheirs
	}
	return RegionMine
}

// drawRow draws a seat's cards of a row with its free places; standing cards first,
// so that lying ones lie over them.
func (t *rowRoom) drawRow(f *Frame, s state.Seat, r *wing.Place) {
	place, ok := t.at(r, s)
	if r.Show != wing.AsRow || !ok {
		return
	}
	framed := place.R
	place.R = t.stepBack(place.R)
	list := t.rowCards(r, s)
	if r.Counted {
		t.drawCounted(f, s, r, place, list)
		return
	}
	w := f.Px(t.posts.pick(r.Width, r.Small))
	slots := place.Slots
	if r.Limit != 0 && slots > 0 {
		slots = max(slots, t.number(s, r.Limit))
	}
	rests := func(i int) bool { return i < len(list) && list[i].Rest }
	if t.lay.Upright { // more height than on one that lies: as large as lets each have its own room
		w = min(w*1.35, max(w, render.Apart(place.R, f.U, max(slots, len(list)), rests)))
	}
	t.boxes, w = render.Spread(t.boxes, place.R, w, f.U, len(list), max(slots, len(list)), rests)
	boxes := t.boxes
	t.drawRowName(f, place, boxes, r)
	if slots == 0 && r.Framed {
		f.Slot(framed)
	}
	lit := t.lights(s, r)
	for i := len(list); i < len(boxes); i++ {
		t.drawSlot(f, s, r, i, boxes[i].CenterBox(w, w*88/63), lit)
	}
	if slots == 0 && lit {
		t.drawSlot(f, s, r, 0, place.R, lit)
	}
	for i := range list {
		if list[i].Rest && slots > 0 {
			f.Slot(boxes[i].CenterBox(w, w*88/63))
		}
	}
	for _, rested := range [...]bool{false, true} {
		for i, v := range list {
			if v.Rest == rested {
				t.drawCard(f, boxes[i], v, t.region(s), false)
			}
		}
	}
}

// stepBack is what is left of the place of cards while something lies on the phone's
// middle line, which else would lie over their numbers.
func (t *rowRoom) stepBack(r render.Rect) render.Rect {
	strip, lies := t.onTheLine()
	if !t.lay.Phone || !lies || !strip.Overlaps(r) {
		return r
	}
	if r.Y < strip.Y {
		r.H = strip.Y - r.Y
		return r
	}
	return r.Below(strip.Bottom() - r.Y)
}

// onTheLine is where something lies on the middle line, and whether anything does.
func (t *rowRoom) onTheLine() (render.Rect, bool) {
	if _, place, ok := t.only(wing.AsStack, state.Nobody); ok {
		return place.R, t.mayUse() || len(t.piles.stackItems()) > 0
	}
	p, place, ok := t.only(wing.AsBand, state.Nobody)
	if ok && t.mayUse() {
		return t.useBand(place.R), true
	}
	return place.R, ok && (len(t.view.Stack) > 0 || len(t.shared(p.Zone)) > 0)
}

// useBand is the place on the middle line at which a card is used.
func (t *rowRoom) useBand(r render.Rect) render.Rect {
	return r.CenterBox(r.W, max(r.H, t.lay.U*t.posts.pick(40, 0)))
}

// drawRowName writes the name of a row at its left, if its cards leave room.
func (t *rowRoom) drawRowName(f *Frame, p render.Place, boxes []render.Rect, r *wing.Place) {
	name := t.called(r)
	switch {
	case !p.Named:
		return
	case r.Framed: // beyond it, so that cards leave it free
		size := f.Px(t.posts.pick(12, 10.5))
		at := render.R(p.R.X, p.R.Bottom(), p.R.W, size*1.5)
		if p.Seat == render.Far {
			at.Y = p.R.Y - at.H
		}
		f.Text(at, name, render.Style{Size: size, Color: render.Text2, Align: render.Center})
		return
	}
	w := f.Art.Measure(name, render.Regular, f.Px(12))
	left, right := t.nameFrom(p), p.R.X+f.Px(40)
	if len(boxes) > 0 {
		right = min(right, boxes[0].X-f.Px(8))
	}
	if right-left < w*0.8 {
		return
	}
	left = max(left, right-w)
	f.Text(render.R(left, p.R.Y, right-left, p.R.H), name, render.Style{Size: f.Px(12), Color: render.Text2, Align: render.Right})
}

// nameFrom is how far left a row's name may reach: to what lies at the table's edge.
func (t *rowRoom) nameFrom(p render.Place) float32 {
	x := t.lay.Table.X
	for i := range t.places() {
		if o := &t.places()[i]; o.Show == wing.AsTally {
			tally, _ := t.lay.Of(&o.Place, p.Seat)
			x = max(x, tally.R.Right())
		}
	}
	return x + t.lay.U*6
}

// lights says whether what is taken up may come to a seat's row.
func (t *rowRoom) lights(s state.Seat, r *wing.Place) bool {
	id := t.picked
	return id != 0 && t.dec != nil && s == t.dec.Seat && !t.drops.moved() && len(t.playActs(id)) > 0 && t.picker.goesToField(id) && t.rowFor(id) == r
}

// drawSlot draws a free place of a row, lit if what is taken up may go there.
func (t *rowRoom) drawSlot(f *Frame, s state.Seat, w *wing.Place, i int, r render.Rect, lit bool) {
	if !lit {
		f.Slot(r)
		return
	}
	id := t.picked
	r = r.Inset(-f.Px(9))
	name := "place:" + itoa(int(s)) + ":" + w.Name + ":" + itoa(i)
	over := f.Over(name) || t.drops.grip.on && r.Contains(t.drops.grip.at)
	hit := f.Add(Target{Name: name, Label: t.book.t("act.here"), State: "legal", Region: RegionMine, Do: func() { t.picker.play(id) }})
	f.LegalSlot(r, t.book.t("act.here"), over, t.anim.grow(), hit)
	if f.Focused(name) {
		f.FocusLine(r, f.Px(4))
	}
}
