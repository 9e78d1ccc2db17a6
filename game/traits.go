package game

import (
	"slices"

	"gotaku/render"
	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// traitWord is a trait of the cards there are, and how many have it.
type traitWord struct {
	id, shown string
	n         int
}

// traitsHere are the traits of the cards that a deck may have, the commonest first.
func (v *sift) traitsHere() (out []traitWord) {
	g := v.of.own.of
	at := map[string]int{}
	for i := range g.Pool.Defs {
		if v.of.section(state.FaceID(i+1)) == "" {
			continue
		}
		s := &g.Pool.Defs[i].Sides[0]
		for n, t := range s.Traits {
			k, seen := at[t]
			if !seen {
				k, at[t] = len(out), len(out)
				out = append(out, traitWord{id: t, shown: t})
			}
			if out[k].n++; v.of.c.Set.Lang == "en" && n < len(s.TraitsEN) {
				out[k].shown = s.TraitsEN[n]
			}
		}
	}
	slices.SortStableFunc(out, func(a, b traitWord) int { return b.n - a.n })
	return out
}

// traitPick is the choice of traits that are looked for.
type traitPick struct {
	plain
	b    *builder
	all  []traitWord
	list roll
}

func (p *traitPick) Name() string { return "traits" }

func (p *traitPick) Key(c *Core, k string) bool {
	if k == "Esc" || k == "Enter" {
		c.CloseTop()
		return true
	}
	return false
}

func (p *traitPick) Draw(f *Frame) {
	v := &p.b.sift
	in := dialogBox(f, 420, 460)
	f.Text(in.TopStrip(f.Px(26)), deck.ColumnName(gameName(p.b.own.of), "traits", p.b.c.Set.Lang), render.Style{Font: render.Bold, Size: f.Px(19), Color: render.PaperInk})
	row := f.Px(40)
	box := render.R(in.X, in.Y+f.Px(36), in.W, in.H-f.Px(90))
	f.Shelf("list:traits", box, &p.list, shelf{n: len(p.all), cols: 1, w: box.W - f.Px(barWide), h: row - f.Px(4), down: row, bar: render.PaperMute}, func(i int, at render.Rect) {
		t := &p.all[i]
		name, on := "trait:"+itoa(i), slices.Contains(v.traits, t.id)
		r := render.Row{Title: t.shown, Right: itoa(t.n), Sel: on, Over: f.Over(name), Focus: f.Focused(name), Paper: true}
		r.ID = f.Add(Target{Name: name, Label: t.shown, State: selWord(on), Do: func() { v.traits, p.b.pools.at = toggled(v.traits, t.id), 0 }})
		f.Row(at, &r)
	})
	half := (in.W - f.Px(10)) / 2
	foot := render.R(in.X, in.Bottom()-f.Px(42), half, f.Px(42))
	f.Button(foot, "traits:none", f.T("deck.traits.all"), "", render.Plain, func() { v.traits, p.b.pools.at = nil, 0 })
	f.Button(foot.Move(half+f.Px(10), 0), "traits:close", f.T("common.close"), "Esc", render.Primary, p.b.c.CloseTop)
}

// traitButton opens that choice, where the game has traits, and says what is chosen; false: it has none.
func (b *builder) traitButton(f *Frame, r render.Rect) bool {
	if b.traits == nil {
		b.traits = b.sift.traitsHere()
	}
	if len(b.traits) == 0 {
		return false
	}
	label := capital(deck.ColumnName(gameName(b.own.of), "traits", b.c.Set.Lang))
	for _, t := range b.traits {
		if slices.Contains(b.sift.traits, t.id) {
			label = t.shown
		}
	}
	if n := len(b.sift.traits); n > 1 {
		label += " +" + itoa(n-1)
	}
	f.Button(r, "traits", label, "", render.Outline, func() { b.c.Open(&traitPick{b: b, all: b.sift.traitsHere()}) })
	return true
}
