package game

import (
	"gotaku/render"
	"gotaku/rules/state"
)

// cover hides one hand from the other player while the screen changes hands.
type cover struct {
	plain
	t    *table
	seat state.Seat
}

// coverUp covers the table when another seat than the last is shown its hand.
func (t *table) coverUp() {
	if t.match.Mode != modeHotseat || t.view.Eyes == t.shown || t.view.Result.Over {
		return
	}
	t.shown = t.view.Eyes
	t.anim.stop()
	if _, is := t.c.top().(*cover); is {
		t.c.CloseTop()
	}
	t.c.Open(&cover{t: t, seat: t.bottom()})
}

func (v *cover) Name() string { return "cover" }

func (v *cover) Draw(f *Frame) {
	f.Cover()
	f.Mark(Target{Name: "scrim", Still: true}, f.whole())
	f.Cloth(f.whole(), v.t.book.game)
	b := f.bounds().CenterBox(min(f.Px(560), f.bounds().W-f.Px(24)), f.Px(250))
	f.PaperSheet(b)
	in := b.InsetXY(f.Px(40), f.Px(36))
	f.Text(in.TopStrip(f.Px(36)), f.T("cover.title", v.t.name(v.seat)), render.Style{Font: render.Bold, Size: f.Px(24), Color: render.PaperInk, Align: render.Center})
	f.Text(render.R(in.X, in.Y+f.Px(48), in.W, f.Px(24)), f.T("cover.note"), render.Style{Size: f.Px(14), Color: render.PaperMute, Align: render.Center})
	f.Button(render.R(in.Center().X-f.Px(110), in.Bottom()-f.Px(52), f.Px(220), f.Px(50)), "cover:go", f.T("cover.go"), "Space", render.Primary, v.t.c.CloseTop)
}
