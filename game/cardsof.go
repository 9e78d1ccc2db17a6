package game

import (
	"gotaku/render"
	"gotaku/rules/deck"
)

// cardsOf are the cards of a pack of the player's own, with what is known of the one that is picked.
type cardsOf struct {
	c     *Core
	p     *ownPack
	pick  int // the card that is shown
	about roll
}

func (b *cardsOf) cardRow(f *Frame, i int, at render.Rect) {
	c := &b.p.cards[i]
	name := "found:" + itoa(i)
	v := render.Row{Title: c.Report.Status.Mark() + " " + c.Def.Sides[0].Name, Sub: c.Def.Number, Right: deck.KindOf(b.p.game, c.Def.Sides[0].Kinds, b.c.Set.Lang), Sel: b.pick == i, Over: f.Over(name), Focus: f.Focused(name)}
	v.ID = f.Add(Target{Name: name, Label: v.Title, State: selWord(b.pick == i), Do: func() { b.pick, b.about.at = i, 0 }})
	f.Row(at, &v)
}

// detail is a card with its text, what that means, and what of it could not be read.
func (b *cardsOf) detail(f *Frame, r render.Rect) {
	f.Round(r, f.Px(12), render.Ink900)
	f.Mark(Target{Name: "about", Still: true, Roll: &b.about}, r)
	if b.pick >= len(b.p.cards) {
		return
	}
	in := r.Inset(f.Px(18))
	f.Clip(in)
	high := b.tell(f, in, in.Y-b.about.at)
	f.Unclip()
	b.about.fit(high-in.H, f.Px(40))
	f.ScrollBar("about", r, &b.about, render.Text3)
}

// tell writes a card down from y, and returns how high that is.
func (b *cardsOf) tell(f *Frame, in render.Rect, y float32) float32 {
	c := &b.p.cards[b.pick]
	from := y
	say := func(text string, st render.Style, line float32) {
		if text != "" {
			y += f.Para(render.R(in.X, y, in.W-f.Px(14), 0), text, st, line) + f.Px(8)
		}
	}
	head := render.Style{Size: f.Px(12), Color: render.Text2}
	body := render.Style{Size: f.Px(13.5), Color: render.Text1, Rich: true}
	for i := range c.Def.Sides {
		s := &c.Def.Sides[i]
		title := s.Name
		if s.NameEN != "" {
			title += "　" + s.NameEN
		}
		say(title, render.Style{Font: render.Bold, Size: f.Px(18), Color: render.Text1}, f.Px(26))
		if i == 0 {
			say(c.Def.Number+"　"+deck.KindOf(b.p.game, c.Def.Sides[0].Kinds, b.c.Set.Lang)+"　"+f.T("cards.status."+itoa(int(c.Report.Status))), head, f.Px(18))
		}
		say(s.Text, body, f.Px(21))
		english := s.TextEN
		if english == "" && i < len(c.English) {
			english = c.English[i].Text
		}
		if english != "" && english != s.Text { // what is not understood is said as it is printed: once is enough
			say(f.T("cards.meaning"), head, f.Px(18))
			say(english, body, f.Px(21))
		}
	}
	if len(c.Report.Problems) > 0 {
		say(f.T("cards.byhand"), head, f.Px(18))
	}
	for i := range c.Report.Problems {
		p := &c.Report.Problems[i]
		say("「"+p.Text+"」", render.Style{Font: render.Bold, Size: f.Px(13.5), Color: render.Sel}, f.Px(21))
		say(b.c.pick(p.JA, p.EN), render.Style{Size: f.Px(12.5), Color: render.Text2}, f.Px(18))
	}
	return y - from
}
