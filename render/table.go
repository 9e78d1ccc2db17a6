package render

import "gotaku/look"

// Seat says whose side of the table a place is on, as seen on this screen.
type Seat uint8

// Near is the bottom of the screen, Far the top; Both is a place the seats share.
const (
	Near Seat = iota
	Far
	Both
)

// Place is where a zone stands, in device pixels.
type Place struct {
	Of    *look.Place
	Zone  string // its name
	Seat  Seat
	Index int
	R     Rect
	Tile  bool // phone: label and count, opens by a tap
	Slots int  // free places that are shown; 0: the zone is one place
	Named bool // its name stands at its left
}

// Table is the screen divided for a game: all in device pixels.
type Table struct {
	Game    *look.Game
	Phone   bool
	Upright bool    // a phone that is held so
	U       float32 // px to the unit on the table: cards, marks
	RailU   float32 // px to the unit in the rails and panels
	Ground  Rect    // the cloth: the column between the rails
	Table   Rect    // where the zones' fractions are measured (968 x 720 u, phone 640 x 390)
	Tools   Rect    // the tool rail; empty on the phone
	Rail    Rect    // the right rail
	Middle  float32 // y of the line between the seats
	Places  []Place
}

// Options are what Layout needs beyond the window's size.
type Options struct {
	Scale  float32                  // device pixels per CSS pixel; 0 = 1
	Text   float32                  // text size: 1, 1.15, 1.3; 0 = 1
	Insets struct{ L, T, R, B int } // safe area, device px
}

// Find is the place of a zone; ok is false if this table has none.
func (t *Table) Find(z string, s Seat, index int) (Place, bool) {
	for _, p := range t.Places {
		if p.Zone == z && p.Seat == s && p.Index == index {
			return p, true
		}
	}
	return Place{}, false
}

// Of is where a place lies for a seat, on its own side or shared by both; ok is false if this table does not show it.
func (t *Table) Of(p *look.Place, s Seat) (Place, bool) {
	for _, q := range t.Places {
		if q.Of == p && (q.Seat == s || q.Seat == Both) {
			return q, true
		}
	}
	return Place{}, false
}

// At is the box of a zone; empty if this table has none.
func (t *Table) At(z string, s Seat) Rect {
	p, _ := t.Find(z, s, 0)
	return p.R
}

// Layout divides a window of w x h px for a game.
func Layout(g *look.Game, w, h int) Table { return LayoutWith(g, w, h, Options{}) }

// IsPhone reports whether a window of that size has the compact layout: below 480 px of height or 900 px of width (CSS px).
func IsPhone(w, h int, o Options) bool {
	s := max(o.Scale, 0)
	if s == 0 {
		s = 1
	}
	return float32(h) < 480*s || float32(w) < 900*s
}

// Unit is one unit of the look for a window of that size, as used by screens without a table.
func Unit(w, h int, o Options) float32 {
	phone := IsPhone(w, h, o)
	w, h = w-o.Insets.L-o.Insets.R, h-o.Insets.T-o.Insets.B
	if phone && h > w {
		return min(float32(w)/uprightW, float32(h)/uprightH)
	}
	if phone {
		return min(float32(w)/844, float32(h)/390)
	}
	return min(float32(w)/1280, float32(h)/720)
}

// LayoutWith divides a window of w x h px for a game.
func LayoutWith(g *look.Game, w, h int, o Options) Table {
	t := Table{Game: g, Phone: IsPhone(w, h, o)}
	area := Rect{float32(o.Insets.L), float32(o.Insets.T), float32(w - o.Insets.L - o.Insets.R), float32(h - o.Insets.T - o.Insets.B)}
	text := o.Text
	if text == 0 {
		text = 1
	}
	if t.Phone {
		t.phone(area)
	} else {
		t.wide(area, text)
	}
	t.zones()
	return t
}

const (
	toolW, tableW, tableH   = 48, 968, 720
	railW, railMost         = 264, 340
	phoneW, phoneH, phoneRW = 640, 390, 204

	uprightW, uprightH, uprightRail = 420, 740, 330 // a phone that is held upright: the rail lies at its foot
)

func (t *Table) wide(a Rect, text float32) {
	u := min(a.W/(toolW+tableW+railW), a.H/tableH)
	t.RailU = u * text
	rail := min(railMost*u, railW*u*text)
	tools := toolW * u
	t.U = min((a.W-tools-rail)/tableW, a.H/tableH)
	spare := a.W - tools - rail - tableW*t.U
	if more := min(spare, railMost*u-rail); more > 0 {
		rail += more
	}
	t.Tools = Rect{a.X, a.Y, tools, a.H}.Snap()
	t.Rail = Rect{a.Right() - rail, a.Y, rail, a.H}.Snap()
	t.Ground = Rect{t.Tools.Right(), a.Y, t.Rail.X - t.Tools.Right(), a.H}
	t.Table = t.Ground.CenterBox(tableW*t.U, tableH*t.U).Snap()
	t.Middle = t.Table.Y + t.Table.H*t.Game.Middle
}

func (t *Table) phone(a Rect) {
	if a.H > a.W {
		u := min(a.W/uprightW, a.H/uprightH)
		t.U, t.RailU = u, u
		rail := max(uprightRail*u, min(a.H*0.44, a.H-620*u)) // the panel gets what the table does not need
		t.Rail = Rect{a.X, a.Bottom() - rail, a.W, rail}.Snap()
		t.Ground = Rect{a.X, a.Y, a.W, t.Rail.Y - a.Y}
		t.Table, t.Upright = t.Ground, true
		t.Middle = t.Table.Y + t.Table.H*0.306*stretched
		return
	}
	u := min(a.W/(phoneW+phoneRW), a.H/phoneH)
	t.U, t.RailU = u, u
	t.Rail = Rect{a.Right() - phoneRW*u, a.Y, phoneRW * u, a.H}.Snap()
	t.Ground = Rect{a.X, a.Y, t.Rail.X - a.X, a.H}
	t.Table = t.Ground.CenterBox(phoneW*u, phoneH*u).Snap()
	t.Middle = t.Table.Y + t.Table.H*0.306
}

// zones lays the places out: those of the near seat and of both, then those of the far one.
func (t *Table) zones() {
	t.Places = make([]Place, 0, 2*len(t.Game.Places))
	for side := range 2 {
		for _, p := range t.Game.Places {
			at, tile := p.Wide[side], false
			if t.Phone {
				at, tile = p.Phone[side], p.Tile&(look.NearSide<<side) != 0
			}
			if t.Upright {
				at = tall(p, side)
			}
			if at == (look.Box{}) {
				continue
			}
			seat := Seat(side)
			if p.Shared {
				seat = Both
			}
			r := Rect{t.Table.X + at[0]*t.Table.W, t.Table.Y + at[1]*t.Table.H, at[2] * t.Table.W, at[3] * t.Table.H}.Snap()
			t.Places = append(t.Places, Place{p, p.Name, seat, p.Index, r, tile, p.Slots, p.Named == look.NamedAlways || p.Named == look.NamedWide && !t.Phone})
		}
	}
}

// Held upright a phone has height to spare: the hand has its foot from tallHand on, and what the tables of a lying phone have
// above theirs is stretched down to there.
const (
	tallHand  = 0.742
	stretched = tallHand / 0.662
)

// tall is where a place lies on a phone that is held upright.
func tall(p *look.Place, side int) look.Box {
	if p.Tall != (look.Two{}) {
		return p.Tall[side]
	}
	at := p.Phone[side]
	if at[1] > 0.65 {
		at[1], at[3] = tallHand, 0.990-tallHand
		return at
	}
	at[1], at[3] = at[1]*stretched, at[3]*stretched
	return at
}

// Spread is the boxes of n cards of upright width w (px) spread in a zone from its middle: a gap of 10 to 16u and room for rested
// ones, then overlapping to at least 40 % visible, then smaller down to 70 %. slots is at least n: the places the zone has.
// rested says which cards lie; boxes are put into out, which is returned. The second result is the width used for a card.
func Spread(out []Rect, zone Rect, w, u float32, n, slots int, rested func(i int) bool) ([]Rect, float32) {
	out = out[:0]
	if n == 0 && slots == 0 {
		return out, w
	}
	count := max(n, slots)
	_, h := CardBox(w, false)
	if h > zone.H {
		w *= zone.H / h
	}
	lies := func(i int) bool { return i < n && rested != nil && rested(i) }
	pitch, wide := w*88/63+10*u, w
	for i := range n {
		if lies(i) {
			wide = w * 88 / 63
		}
	}
	if room := (zone.W - wide) / float32(max(1, count-1)); count > 1 && pitch > room {
		if close, cw := spreadClose(out, zone, w, u, count, lies); close != nil {
			return close, cw
		}
		pitch = room
		if least := w * 0.4; pitch < least {
			k := max(0.7, pitch/least)
			w *= k
			pitch = max(pitch, w*0.4)
		}
	}
	x0 := zone.Center().X - pitch*float32(count-1)/2
	for i := range count {
		bw, bh := CardBox(w, lies(i))
		c := Point{x0 + pitch*float32(i), zone.Center().Y}
		out = append(out, Rect{c.X - bw/2, c.Y - bh/2, bw, bh}.Snap())
	}
	return out, w
}

// Apart is the upright width of n cards that just fit into a zone side by side.
func Apart(zone Rect, u float32, n int, rested func(i int) bool) float32 {
	sum := float32(0) // of widths, an upright card's being 1
	for i := range n {
		bw, _ := CardBox(1, rested(i))
		sum += bw
	}
	return (zone.W - 4*u*float32(n-1)) / max(1, sum)
}

// spreadClose spreads cards by what each of them needs, down to 85 % of their size; nil: they do not fit so either.
func spreadClose(out []Rect, zone Rect, w, u float32, n int, lies func(i int) bool) ([]Rect, float32) {
	sum := float32(0)
	for i := range n {
		bw, _ := CardBox(w, lies(i))
		sum += bw
	}
	k := min(1, (zone.W-4*u*float32(n-1))/sum)
	if k < 0.85 {
		return nil, w
	}
	w, sum = w*k, sum*k
	gap := min(10*u, (zone.W-sum)/float32(max(1, n-1)))
	x := zone.Center().X - (sum+gap*float32(n-1))/2
	for i := range n {
		bw, bh := CardBox(w, lies(i))
		out = append(out, Rect{x, zone.Center().Y - bh/2, bw, bh}.Snap())
		x += bw + gap
	}
	return out, w
}

// Fan is the boxes of n hand cards of upright width w (px) in a zone: apart with an 8u gap up to six, then overlapped, at most
// 60 % covered, and smaller where they would stand out of it.
func Fan(out []Rect, zone Rect, w, u float32, n int) []Rect {
	out = out[:0]
	if n == 0 {
		return out
	}
	w = min(w, zone.H*63/88, zone.W/(1+0.4*float32(n-1)))
	bw, bh := CardBox(w, false)
	pitch := bw + 8*u
	if n > 1 {
		pitch = min(pitch, (zone.W-bw)/float32(n-1))
	}
	pitch = max(pitch, bw*0.4)
	x0 := zone.Center().X - (pitch*float32(n-1)+bw)/2
	for i := range n {
		out = append(out, Rect{x0 + pitch*float32(i), zone.Y, bw, bh}.Snap())
	}
	return out
}
