package game

import (
	"gotaku/render"
	"gotaku/rules"
)

// stops is the choice of the moments at which a player is asked, over any scene.
type stops struct {
	plain
	c *Core
	r *rules.Rules
}

func newStops(c *Core, r *rules.Rules) *stops { return &stops{c: c, r: r} }

func (v *stops) Name() string { return "stops" }

func (v *stops) Key(c *Core, k string) bool {
	if k == "Esc" {
		c.CloseTop()
		return true
	}
	return false
}

func (v *stops) Draw(f *Frame) {
	list := v.r.Game.Words().Stops
	row := float32(44)
	rows := len(list) + 3
	if f.upright() {
		rows++
	}
	in := dialogBox(f, 600, float32(rows)*row+64)
	row = min(row, in.H/f.Px(1)/float32(rows))
	h := f.Px(row)
	at := func(i int) render.Rect { return render.R(in.X, in.Y+float32(i)*h, in.W, h-f.Px(6)) }
	f.Text(at(0), v.word("stops.title"), render.Style{Font: render.Bold, Size: f.Px(17), Color: render.PaperInk})
	col := min(f.Px(110), in.W*0.26)
	if f.upright() { // the title has no room beside the heads of the columns
		in = in.Below(h)
	}
	for i, own := range [...]bool{true, false} {
		x := in.Right() - float32(2-i)*col
		f.Text(render.R(x, in.Y, col, h), f.T(stopHead(own)), render.Style{Size: f.Px(13), Color: render.PaperMute, Align: render.Center})
		for n := range list {
			v.chip(f, render.R(x+f.Px(6), at(n+1).Y, col-f.Px(12), h-f.Px(6)), &list[n], own)
		}
	}
	for n, s := range list {
		f.Text(render.R(in.X, at(n+1).Y, in.W-2*col, h-f.Px(6)), v.c.pick(s.JA, s.EN), render.Style{Size: f.Px(13.5), Color: render.PaperInk})
	}
	y := at(len(list) + 1)
	half := (y.W - f.Px(10)) / 2
	v.check(f, render.R(y.X, y.Y, half, y.H), "stops:own", v.word("stops.stack"), v.c.Set.Own, func(s *Settings) { s.Own = !s.Own })
	v.check(f, render.R(y.X+half+f.Px(10), y.Y, half, y.H), "stops:hold", f.T("ask.hold", v.c.Set.Keys.of("H")), v.c.Set.Hold, func(s *Settings) { s.Hold = !s.Hold })
	f.Button(at(len(list)+2), "stops:close", f.T("common.close"), "Space", render.Plain, v.c.CloseTop)
}

// word is a word of the dialog for games in which to pass gives priority away, or for the others.
func (v *stops) word(key string) string {
	b := book{lang: v.c.Set.Lang, desk: deskOf(v.r.Game.Name())}
	return b.prior(key)
}

func stopHead(own bool) string {
	if own {
		return "turn.yours"
	}
	return "turn.theirs"
}

// chip is one moment in one player's turn.
func (v *stops) chip(f *Frame, r render.Rect, s *rules.Stop, own bool) {
	game := v.r.Game.Name()
	on := v.c.asksAt(game, s, own)
	label := v.word("stops.pass")
	if on {
		label = f.T("stops.ask")
	}
	name := "stop:" + s.Then + ":" + stopHead(own)
	b := f.button(name, label, "", render.Plain, func() { v.c.ChangeSettings(func(set *Settings) { set.setStop(game, s, own, !on) }) })
	f.targets[len(f.targets)-1].State = selWord(on)
	if b.Mid = true; on {
		b.Kind = render.Gilded
	}
	f.List.Button(r, &b)
}

func (v *stops) check(f *Frame, r render.Rect, name, label string, on bool, change func(*Settings)) {
	b := f.button(name, label, "", render.Plain, func() { v.c.ChangeSettings(change) })
	f.targets[len(f.targets)-1].State = selWord(on)
	if b.Mid = true; on {
		b.Kind = render.Gilded
	}
	f.List.Button(r, &b)
}
