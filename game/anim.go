package game

import (
	"math"

	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// anims are the movements on the table. They are drawn from events and never hold
// up input: an answer ends them at once.
type anims struct {
	spot    map[state.CardID]render.Rect // where each card was drawn last
	flights []flight
	layer   []flying
	darts   []dart
	turns   []turning
	pops    []popped
	marks   []floating
	glows   []glow
	token   handed
	asked   int64        // when the panel changed
	told    int64        // when something happened last
	taken   state.CardID // the card taken up, and since when: its places light up
	takenAt int64
	edgeAt  float32
	edgeTo  float32
	edgeMs  int64
	now     int64
	calm    bool
}

// flight is a card on its way; it ends where the card is drawn.
type flight struct {
	id    state.CardID
	from  render.Rect
	to    render.Rect
	start int64
	ms    int64
	seen  bool // its end is known
	flip  bool // it is turned face up on its way

	shown render.Rect // where it is turned and seen large on its way; empty: it goes straight
}

// flying is a flight as it is drawn in this frame.
type flying struct {
	r    render.Rect
	card render.Card
	flip float32 // how far it is turned over; 1: it shows its face
}

// turning is a card that is turned where it lies.
type turning struct {
	id    state.CardID
	start int64
	over  bool // turned over; else laid down or stood up
}

// dart is an attacker's short dash towards its target.
type dart struct {
	by, at state.CardID
	start  int64
}

// popped is a player's number that has just changed.
type popped struct {
	seat  state.Seat
	start int64
}

// handed is the token on its way from one seat to another; Nobody: the table.
type handed struct {
	from, to state.Seat
	start    int64
}

// floating is a number that rises from where it happened.
type floating struct {
	at    state.CardID
	text  string
	color render.Color
	start int64
}

const (
	flightMs  = 220 // a card changes its zone
	shownMs   = 850 // the same by way of the table's middle
	batchStep = 35  // between cards that move at once
	batchMost = 500 // for all of them
	dartMs    = 270
	turnMs    = 140 // rest, stand
	overMs    = 180 // turned over
	popMs     = 200
	floatMs   = 700
	slideMs   = 120
	edgeMs    = 400
	tokenMs   = 360
	litMs     = 90
)

// put notes where a card lies now.
func (a *anims) put(id state.CardID, r render.Rect) {
	if a.spot == nil {
		a.spot = map[state.CardID]render.Rect{}
	}
	a.spot[id] = r
	for i := range a.flights {
		if f := &a.flights[i]; f.id == id {
			f.to, f.seen = r, true
		}
	}
}

// tick lets time pass; true: something moves.
func (a *anims) tick(c *Core) bool {
	a.now, a.calm = c.motion(), c.calm()
	moving := a.busy() || a.lit() || a.now-a.takenAt <= litMs || len(a.marks) > 0 || len(a.pops) > 0 || a.handing() || a.now-a.asked <= slideMs || a.edgeAt != a.edgeTo
	keep := a.flights[:0]
	for _, f := range a.flights {
		if a.now < f.start+f.ms {
			keep = append(keep, f)
		}
	}
	a.flights = keep
	a.darts = sweep(a.darts, func(d dart) bool { return a.now < d.start+dartMs })
	a.turns = sweep(a.turns, func(v turning) bool { return a.now < v.start+v.ms() })
	a.pops = sweep(a.pops, func(p popped) bool { return a.now < p.start+popMs })
	a.marks = sweep(a.marks, func(m floating) bool { return a.now < m.start+floatMs })
	if a.edgeAt != a.edgeTo && (a.calm || a.now-a.edgeMs >= edgeMs) {
		a.edgeAt = a.edgeTo
	}
	return moving
}

func sweep[T any](list []T, keep func(T) bool) []T {
	out := list[:0]
	for _, v := range list {
		if keep(v) {
			out = append(out, v)
		}
	}
	return out
}

// busy says whether something is on its way.
func (a *anims) busy() bool { return len(a.flights)+len(a.darts)+len(a.turns) > 0 }

// end finishes what moves; stop forgets everything.
func (a *anims) end() { a.flights, a.darts, a.turns = a.flights[:0], a.darts[:0], a.turns[:0] }

func (a *anims) stop() {
	a.end()
	a.marks, a.pops, a.token, a.glows = a.marks[:0], a.pops[:0], handed{}, a.glows[:0]
}

// handing says whether the token is on its way.
func (a *anims) handing() bool {
	return !a.calm && a.token.from != a.token.to && a.now-a.token.start < tokenMs
}

// settle is the first look: everything is where it is.
func (a *anims) settle() {
	a.stop()
	a.asked, a.told = -slideMs, -botPause
	a.edgeAt = a.edgeTo
}

// follow begins the movements that fresh events tell of.
func (a *anims) follow(t *table, fresh []match.Told) {
	a.now, a.calm = t.c.motion(), t.c.calm()
	a.asked = a.now
	if len(fresh) > 0 {
		a.told = a.now
	}
	to := float32(0)
	if t.near(t.view.Turn) == render.Near {
		to = 1
	}
	if to != a.edgeTo {
		a.edgeTo, a.edgeMs = to, a.now
	}
	if len(fresh) > 120 || a.spot == nil { // a resumed match: nothing moves
		return
	}
	a.glowing(fresh)
	at, moves := a.now, int64(0)
	for i := range fresh {
		e := &fresh[i].Event
		switch e.Verb {
		case ability.Moved:
			a.flight(e, at+min(moves*batchStep, batchMost-flightMs), fresh[i].Face != 0 && t.wasHidden(e))
			moves++
			if w := t.book.desk.Score.Zone; w != 0 && t.word(e.To.Zone) == w {
				a.pops = append(a.pops, popped{e.To.Of, at})
			} else if w != 0 && t.word(e.From.Zone) == w {
				a.pops = append(a.pops, popped{e.From.Of, at})
			}
		case ability.ActedV, ability.Stood:
			a.turns = append(a.turns, turning{e.Card.ID, at, false})
		case state.Faced:
			a.turns = append(a.turns, turning{e.Card.ID, at, true})
		case ability.AttackV:
			a.darts = append(a.darts, dart{e.Card.ID, e.Obj.ID, at})
		case ability.DealtDamage:
			a.marks = append(a.marks, floating{e.Card.ID, "−" + itoa(int(e.N)), render.DownDark, at})
		case state.Missed:
			a.marks = append(a.marks, floating{e.Card.ID, t.book.t("skill.missed"), render.DownDark, at})
		case state.NumberChanged:
			if n := t.book.desk.Score.Stat; n != 0 && ability.Stat(e.Slot) == n {
				a.pops = append(a.pops, popped{e.Seat, at})
			}
		}
		if told := t.journal.told(e); told != nil && told.Motion == wing.Comes {
			a.flight(e, at+min(moves*batchStep, batchMost-flightMs), false)
			moves++
		} else if told != nil {
			a.move(t, e, told.Motion, at)
		}
	}
	if a.calm {
		a.end()
	}
}

// move is a movement that a game has for an event of its own.
func (a *anims) move(t *table, e *state.Event, how wing.Motion, at int64) {
	switch how {
	case wing.TurnOver:
		a.turns = append(a.turns, turning{e.Card.ID, at, true})
	case wing.Dart:
		a.darts = append(a.darts, dart{e.Card.ID, e.Obj.ID, at})
	case wing.DartOver:
		if list := t.zone(t.book.desk.Acts.Across, e.Seat.Other()); len(list) > 0 {
			a.darts = append(a.darts, dart{e.Card.ID, list[0].ID, at})
		}
	case wing.Presents:
		for i := range a.flights {
			if f := &a.flights[i]; f.id == e.New.ID || f.id == e.Card.ID {
				w := t.lay.U * t.posts.pick(190, 120)
				f.shown, f.ms = t.lay.Table.CenterBox(w, w*88/63), shownMs
			}
		}
	case wing.RiseUp:
		a.marks = append(a.marks, floating{e.Card.ID, "＋" + itoa(int(e.N)), render.Legal, at})
	case wing.TokenOff:
		a.token = handed{e.Seat, state.Nobody, at}
	case wing.TokenTo:
		if a.token.start != at || a.token.to != state.Nobody {
			a.token = handed{from: state.Nobody, start: at}
		}
		a.token.to = e.Seat
	}
}

// flight sends a card on its way from where it was.
func (a *anims) flight(e *state.Event, start int64, flip bool) {
	id := e.New.ID
	if id == 0 {
		id = e.Card.ID
	}
	from, ok := a.spot[e.Card.ID]
	if !ok || id == 0 {
		return
	}
	for i := range a.flights {
		if f := &a.flights[i]; f.id == id { // it moves on: one way from the first place
			f.start, f.ms, f.flip = start, flightMs, flip
			return
		}
	}
	a.flights = append(a.flights, flight{id: id, from: from, start: start, ms: flightMs, flip: flip})
}

// wasHidden says whether this viewer did not see a card's face where it comes from.
func (t *table) wasHidden(e *state.Event) bool {
	switch z := t.book.rules.Zones[e.From.Zone]; {
	case z.Word == ability.Hand_:
		return t.near(e.From.Of) == render.Far && t.view.Eyes != state.All
	case z.Hidden:
		return true
	}
	return false
}

func (v *turning) ms() int64 {
	if v.over {
		return overMs
	}
	return turnMs
}

// turned is how far a card has been turned, 1 for one that lies still, and
// whether it is turned over.
func (a *anims) turned(id state.CardID) (k float32, over bool) {
	for i := range a.turns {
		if v := &a.turns[i]; v.id == id {
			return render.InOutQuad(clampF(float32(a.now-v.start)/float32(v.ms()), 0, 1)), v.over
		}
	}
	return 1, false
}

// drawTurned draws a card in the middle of being turned. other is its other side,
// which is seen in the first half.
func drawTurned(f *Frame, r render.Rect, c, other *render.Card, k float32, over bool) {
	if over {
		f.Flip(r.Center(), absF(cosF(k)))
		if k < 0.5 {
			c = other
		}
		f.Card(r, c)
		f.Pop()
		return
	}
	sign := float32(1)
	if c.State&render.Rested == 0 {
		sign = -1
	}
	if k < 0.5 {
		was := *c
		was.State ^= render.Rested
		f.CardTurned(r.CenterBox(r.H, r.W), sign*k*quarter, 1, 1, &was)
		return
	}
	f.CardTurned(r, -sign*(1-k)*quarter, 1, 1, c)
}

const quarter = math.Pi / 2

// cosF is the cosine of a half turn's part k.
func cosF(k float32) float32 { return float32(math.Cos(float64(k) * math.Pi)) }

// takes draws a card's flight instead of the card; false: it does not fly.
func (a *anims) takes(id state.CardID, to render.Rect, c render.Card) bool {
	for i := range a.flights {
		f := &a.flights[i]
		if f.id != id || a.now >= f.start+f.ms {
			continue
		}
		r, flip := f.on(to, a.now, c.State&render.Rested != 0)
		if !f.shown.Empty() { // all of it is shown
			c.State &^= render.ByBadge
		}
		a.layer = append(a.layer, flying{r: r, card: c, flip: flip})
		return true
	}
	return false
}

// on is where a card is on its way to a place, and how far it is turned over.
func (f *flight) on(to render.Rect, now int64, rested bool) (r render.Rect, flip float32) {
	k := clampF(float32(now-f.start)/float32(f.ms), 0, 1)
	switch {
	case !f.shown.Empty() && k < 0.75: // it comes to the middle within a quarter, is turned in the next, and seen
		r, flip = between(f.from, f.shown, render.OutCubic(clampF(k*4, 0, 1)), false), clampF(k*4-0.7, 0, 1)
	case !f.shown.Empty():
		r, flip = between(f.shown, to, render.OutCubic(k*4-3), rested), 1
	default:
		k = render.OutCubic(k)
		r, flip = between(f.from, to, k, rested), clampF(k*1.4, 0, 1)
	}
	if !f.flip {
		flip = 1
	}
	return r, flip
}

// between is a card's box on its way, with a slight arc.
func between(p, q render.Rect, k float32, rested bool) render.Rect {
	a, b := p.Center(), q.Center()
	w := mix(min(p.W, p.H), min(q.W, q.H), k)
	bw, bh := render.CardBox(w, rested)
	dx, dy := b.X-a.X, b.Y-a.Y
	dist := sqrtF(dx*dx + dy*dy)
	x, y := a.X+dx*k, a.Y+dy*k-4*k*(1-k)*dist*0.06
	return render.R(x-bw/2, y-bh/2, bw, bh)
}

// nudge is how far an attacker dashes now.
func (a *anims) nudge(id state.CardID, r render.Rect) render.Point {
	for _, d := range a.darts {
		if d.by != id || a.calm {
			continue
		}
		to, ok := a.spot[d.at]
		if !ok {
			return render.Point{}
		}
		t := float32(a.now - d.start)
		k := render.OutQuad(t / 110)
		if t > 110 {
			k = 1 - render.InOutQuad((t-110)/160)
		}
		k *= 0.24
		p, q := r.Center(), to.Center()
		return render.Point{X: (q.X - p.X) * k, Y: (q.Y - p.Y) * k}
	}
	return render.Point{}
}

// pop is the extra size of a player's life while it changes.
func (a *anims) pop(s state.Seat) float32 {
	for _, p := range a.pops {
		if p.seat == s && !a.calm {
			return 0.25 * (1 - clampF(float32(a.now-p.start)/popMs, 0, 1))
		}
	}
	return 0
}

// slide is how far a new panel has come in.
func (a *anims) slide(c *Core) float32 {
	if c.calm() {
		return 1
	}
	return render.OutCubic(clampF(float32(a.now-a.asked)/slideMs, 0.02, 1))
}

// takenUp notes which card is taken up.
func (a *anims) takenUp(id state.CardID, now int64) {
	if id != a.taken {
		a.taken, a.takenAt = id, now
	}
}

// grow is how far outside (units) the brackets of the lit places still stand.
func (a *anims) grow() float32 {
	if a.calm {
		return 0
	}
	return 6 * (1 - render.OutQuad(float32(a.now-a.takenAt)/litMs))
}

// edge is where the line of the turn stands: 0 far, 1 near.
func (a *anims) edge(t *table) float32 {
	if a.calm {
		return a.edgeTo
	}
	k := clampF(float32(a.now-a.edgeMs)/edgeMs, 0, 1)
	return mix(a.edgeAt, a.edgeTo, render.InOutCubic(k))
}

// draw draws the cards that fly and the numbers that rise.
func (a *anims) draw(f *Frame, t *table) {
	for i := range a.layer {
		v := &a.layer[i]
		v.card.ID = 0
		drawTurned(f, v.r, &v.card, &render.Card{Game: v.card.Game, State: v.card.State & render.Rested}, v.flip, true)
	}
	for i := range a.flights { // those that end in a pile
		fl := &a.flights[i]
		v := t.card(fl.id)
		if v == nil || !fl.seen || t.inRow(v) {
			continue
		}
		r, flip := fl.on(fl.to, a.now, false)
		c := t.book.card(v, 0)
		c.State = 0
		drawTurned(f, r, &c, &render.Card{Game: c.Game}, flip, true)
	}
	for _, m := range a.marks {
		r, ok := a.spot[m.at]
		if !ok {
			continue
		}
		k := clampF(float32(a.now-m.start)/floatMs, 0, 1)
		rise := f.Px(16) * k
		if a.calm {
			rise = 0
		}
		w := max(r.W, f.Px(110))
		f.Text(render.R(r.Center().X-w/2, r.Center().Y-f.Px(16)-rise, w, f.Px(32)), m.text, render.Style{Font: render.Bold, Size: f.Px(26), Color: render.Alpha(m.color, 1-k*k), Align: render.Center})
	}
}

// inRow says whether a card is drawn by itself, not as part of a pile.
func (t *table) inRow(v *match.CardView) bool {
	if t.word(v.At.Zone) == ability.Hand_ {
		return t.near(v.At.Of) == render.Near || v.Face != 0 && !t.lay.Phone
	}
	if p := t.placeOf(t.word(v.At.Zone), wing.AsRow, wing.AsPile); p != nil && (p.Fan || p.Counted) {
		place, ok := t.at(p, v.At.Of)
		return ok && !place.Tile
	}
	return t.inPlace(v, wing.AsRow, wing.AsPost)
}
