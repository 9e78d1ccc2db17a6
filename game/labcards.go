package game

import (
	"cmp"
	"fmt"
	"slices"

	"gotaku/render"
	"gotaku/rules/lab"
	"gotaku/rules/state"
)

// labCard is what games say of a card of a deck: how they went when it was drawn, and when it was in the hand that was kept.
type labCard struct {
	id, name       string
	drawn, opening lab.Rate
	games, held    int // in which it was drawn, and held from the beginning
}

// cardsOf are the cards of a seat's deck, those first with which most was won.
func (s *labScene) cardsOf(seat int) (out []labCard) {
	for id, c := range s.run.sum.Cards[seat] {
		v := labCard{id: id, name: id, games: c.Drawn, held: c.Opening, drawn: lab.RateOf(c.DrawnWon, c.Drawn), opening: lab.RateOf(c.OpeningWon, c.Opening)}
		if f := s.run.pool.Face(id); f != 0 {
			side := &s.run.pool.Def(f).Sides[0]
			v.name = s.c.pick(side.Name, side.NameEN)
		}
		if v.games > 0 {
			out = append(out, v)
		}
	}
	slices.SortFunc(out, func(a, b labCard) int {
		return cmp.Or(cmp.Compare(b.drawn.Rate, a.drawn.Rate), cmp.Compare(b.games, a.games), cmp.Compare(a.id, b.id))
	})
	return out
}

// tabs choose between what is said of all games and of each seat's cards; it returns what is left of r.
func (s *labScene) tabs(f *Frame, r render.Rect) render.Rect {
	var list []render.Chip
	for i := range 3 {
		name, label := "lab:tab:"+itoa(i), f.T("lab.tab.all")
		if i > 0 {
			label = f.T("lab.tab.cards", s.name(i-1))
		}
		id := f.Add(Target{Name: name, Label: label, State: selWord(s.tab == i), Do: func() { s.tab, s.cards.at = i, 0 }})
		list = append(list, render.Chip{ID: id, Label: label, Sel: s.tab == i, Focus: f.Focused(name)})
	}
	f.Chips(r.TopStrip(f.Px(30)), list)
	return r.Below(f.Px(40))
}

// cardRates lists the cards of a seat with their win rates: a dot on a line for the interval, beside the seat's own rate.
func (s *labScene) cardRates(f *Frame, r render.Rect, seat int) {
	list := s.cardsOf(seat)
	mean := s.run.sum.WinRate(state.Seat(seat))
	small := render.Style{Size: f.Px(11.5), Color: render.Text2}
	name := func(in render.Rect) render.Rect { return render.R(in.X, in.Y, in.W*0.34, in.H) }
	plot := func(in render.Rect) render.Rect { return render.R(in.X+in.W*0.36, in.Y, in.W*0.26, in.H) }
	drawn := func(in render.Rect) render.Rect { return render.R(in.X+in.W*0.64, in.Y, in.W*0.19, in.H) }
	open := func(in render.Rect) render.Rect { return render.R(in.X+in.W*0.85, in.Y, in.W*0.15, in.H) }
	head := r.TopStrip(f.Px(20))
	head.W -= f.Px(barWide)
	for i, label := range [...]string{"0", "50", "100 %"} { // each over its place
		p := plot(head)
		f.Text(render.R(p.X+p.W*float32(i)/2-f.Px(30), p.Y, f.Px(60), p.H), label, render.Style{Size: f.Px(11.5), Color: render.Text2, Align: render.Center})
	}
	small.Align = render.Right
	f.Text(drawn(head), f.T("lab.drawn"), small)
	f.Text(open(head), f.T("lab.opening"), small)
	down := f.Px(26)
	f.Shelf("lab:cards", r.Below(f.Px(24)), &s.cards, shelf{n: len(list), cols: 1, w: r.W - f.Px(barWide), h: down - f.Px(2), down: down, bar: render.Text3}, func(i int, at render.Rect) {
		c := &list[i]
		label := fmt.Sprintf("%s %s", c.name, percent(c.drawn))
		f.Mark(Target{Name: "lab:card:" + c.id, Label: label, Still: true}, at)
		f.Text(name(at), c.name, render.Style{Size: f.Px(13), Color: render.Text1})
		p := plot(at)
		y := at.Center().Y
		x := func(v float64) float32 { return p.X + p.W*float32(v) }
		f.Fill(render.R(x(mean.Rate), at.Y, max(1, f.Px(1)), at.H), render.Text3)
		f.Line(render.Point{X: x(c.drawn.Low), Y: y}, render.Point{X: x(c.drawn.High), Y: y}, f.Px(2), render.GemPP, true)
		f.Disc(render.Point{X: x(c.drawn.Rate), Y: y}, f.Px(4), render.Sel)
		f.Text(drawn(at), fmt.Sprintf("%.0f %% (%d)", c.drawn.Rate*100, c.games), render.Style{Font: render.Bold, Size: f.Px(13), Color: render.Text1, Align: render.Right})
		if c.held > 0 {
			f.Text(open(at), fmt.Sprintf("%.0f %% (%d)", c.opening.Rate*100, c.held), render.Style{Size: f.Px(12), Color: render.Text2, Align: render.Right})
		}
	})
}
