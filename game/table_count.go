package game

import (
	"slices"

	"gotaku/render"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Cards of which it matters how many there are: rows that are counted by attribute, piles
// that are spread out.

// talliesOf counts the cards that stand, and their attributes in the game's order.
func (t *rowRoom) talliesOf(list []*match.CardView) (standing int, out []render.AttrCount) {
	for _, a := range t.book.game.Attrs {
		attr, _ := render.AttrNamed(t.book.game, a.Word)
		out = append(out, render.AttrCount{Attr: attr})
	}
	for _, v := range list {
		face := t.book.face(v.Face)
		if v.Rest || face == nil {
			continue
		}
		standing++
		for i := range out {
			if slices.ContainsFunc(face.Attrs, func(a render.Attr) bool { return a.Letter == out[i].Attr.Letter }) {
				out[i].N++
			}
		}
	}
	return standing, slices.DeleteFunc(out, func(n render.AttrCount) bool { return n.N == 0 })
}

// drawCounted draws a row under how much of it stands, of which attributes: in as many lines
// as it needs, on the phone as a tile without its cards.
func (t *rowRoom) drawCounted(f *Frame, s state.Seat, p *wing.Place, place render.Place, list []*match.CardView) {
	standing, by := t.talliesOf(list)
	n, of := f.Art.Int(standing), "／"+itoa(len(list))
	if place.Tile {
		t.drawCountedTile(f, s, p, place.R, list, render.Tile{Count: standing, Of: of, Counts: by})
		return
	}
	r := place.R
	f.ZoneCount(r.TopStrip(f.Px(20)), t.called(p), n, of)
	r = r.Below(f.Px(22))
	if f.AttrCounts(r.TopStrip(f.Px(22)), by, render.Center); len(list) == 0 {
		return
	}
	r = r.Below(f.Px(27))
	lines := 1
	for _, most := range [...]int{4, 12} {
		if len(list) > most {
			lines++
		}
	}
	gap, in := f.Px(5), (len(list)+lines-1)/lines
	h := (r.H - gap*float32(lines-1)) / float32(lines)
	for y := r.Y; len(list) > 0; y += h + gap {
		part := list[:min(in, len(list))]
		list = list[len(part):]
		boxes, _ := render.Spread(t.boxes, render.R(r.X, y, r.W, h), f.Px(p.Width), f.U, len(part), len(part), func(i int) bool { return part[i].Rest })
		t.boxes = boxes
		for i, v := range part {
			t.drawCard(f, boxes[i], v, t.region(s), false)
		}
	}
}

// drawCountedTile draws such a row as a tile, which opens.
func (t *rowRoom) drawCountedTile(f *Frame, s state.Seat, p *wing.Place, r render.Rect, list []*match.CardView, tile render.Tile) {
	all := t.zone(p.Zone, s)
	tg := t.piles.pileTarget(s, p, all)
	tile.Name, tile.State, tile.ID = t.briefly(p), t.piles.marks(f, tg), f.Add(tg)
	for _, v := range list {
		t.anim.put(v.ID, r.CenterBox(r.H*63/88, r.H))
	}
	f.Tile(r, &tile)
}

// drawFan draws a pile with its cards one beside the other, under its name and how many they
// may be.
func (t *pileRoom) drawFan(f *Frame, s state.Seat, p *wing.Place, r render.Rect, list []match.CardView) {
	tg, of := t.pileTarget(s, p, list), ""
	if most := t.number(s, p.Limit); p.Limit != 0 && most > 0 {
		of = "／" + itoa(most)
	}
	head := r.TopStrip(f.Px(18))
	f.ZoneCount(head, t.briefly(p), f.Art.Int(len(list)), of)
	f.Mark(tg, head)
	r = r.Below(f.Px(20))
	if len(list) == 0 {
		w, h := render.CardBox(r.H*63/88, false)
		f.Slot(r.CenterBox(w, h))
		return
	}
	boxes, _ := render.Spread(t.rows.boxes, r, f.Px(render.WidthCharge), f.U, len(list), len(list), nil)
	t.rows.boxes = boxes
	if n := len(boxes); boxes[n-1].Right() > r.Right()+1 || boxes[0].X < r.X-1 { // however many there are, they lie in their place
		step := (r.W - boxes[0].W) / float32(n-1)
		for i := range boxes {
			boxes[i].X = r.X + float32(i)*step
		}
	}
	for i := range list {
		t.rows.drawCard(f, boxes[i], &list[i], t.rows.region(s), false)
	}
}
