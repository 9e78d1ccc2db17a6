package game

import (
	"strings"

	"gotaku/render"
	"gotaku/rules/deck"
)

// packs lists the packs of the player's own cards of a game: what is in them, and how much of it the rules carry out.
type packs struct {
	plain
	cardsOf
	game  string
	back  func()
	at    int // the pack that is shown
	list  roll
	cards roll
}

func newPacks(c *Core, game string, back func()) *packs {
	return &packs{cardsOf: cardsOf{c: c}, game: game, back: back}
}

func (v *packs) Name() string { return "packs" }

func (v *packs) Key(c *Core, k string) bool {
	switch k {
	case "Esc":
		v.back()
	case "Ctrl V":
		c.paste(v.take)
	default:
		return false
	}
	return true
}

// Tick takes over what was pasted into the page.
func (v *packs) Tick(c *Core) {
	if c.Env.Pasted == nil || c.top() != Scene(v) {
		return
	}
	if text, ok := c.Env.Pasted(); ok {
		v.take(text)
	}
}

func (v *packs) take(text string) { v.takeFile("", []byte(text)) }

// takeFile shows what cards a file has.
func (v *packs) takeFile(name string, file []byte) {
	v.c.shelf.bring(v.game, name, file, func() { v.c.Go(newPacks(v.c, v.game, v.back)) }, func() {
		v.c.Notice(v.c.T("error.title"), v.c.T("cards.nothing"))
	})
}

// choose lets the player choose a file; it comes as one that is dropped.
func (v *packs) choose() {
	if err := v.c.Env.Pick(".json,.csv,.tsv,.txt"); err != nil {
		v.c.Notice(v.c.T("error.title"), v.c.T("cards.drop"))
	}
}

// title is what a pack is called; one that was pasted has no name.
func (p *ownPack) title(c *Core) string {
	if p.Name == "" || strings.HasPrefix(p.Name, "own-") {
		return c.T("cards.pasted")
	}
	return p.Name
}

// written is the pack of the cards that are written here, empty at first.
func (v *packs) written() *ownPack {
	return &ownPack{key: shelfPrefix + v.game + "/own-written", game: v.game, Name: v.c.T("cards.written")}
}

// edit opens a card for writing; nil where nothing reads what is written.
func (v *packs) edit(p *ownPack, at int) func() {
	if v.c.Env.Reader == nil {
		return nil
	}
	return func() {
		v.c.withGame(v.game, func() { v.c.Go(newCardEdit(v, p, at)) })
	}
}

// export hands the cards over as a file.
func (v *packs) export() {
	id := v.p.key[strings.LastIndexByte(v.p.key, '/')+1:]
	p := deck.Pack{ID: id, Game: v.game, Name: v.p.Name}
	for i := range v.p.cards {
		p.Cards = append(p.Cards, v.p.cards[i].Def)
	}
	v.c.saveFile("gotaku-"+id+".json", "application/json", p.JSON())
}

// remove takes the pack off the shelf, once that was confirmed.
func (v *packs) remove() {
	p := v.p
	v.c.remove(p.title(v.c), v.c.T("cards.delete.note"), func() {
		v.c.shelf.drop(p)
		v.at, v.pick = max(0, v.at-1), 0
	})
}

func (v *packs) Draw(f *Frame) {
	f.Screen()
	in := f.page()
	f.Button(render.R(in.X, in.Y+f.Px(2), f.Px(104), f.Px(42)), "back", f.T("common.back"), "Esc", render.Outline, v.back)
	f.Text(render.R(in.X+f.Px(116), in.Y, min(f.Px(260), in.W-f.Px(116)), f.Px(26)), f.T("cards.mine"), render.Style{Font: render.Bold, Size: f.Px(20), Color: render.Text1})
	f.Text(render.R(in.X+f.Px(116), in.Y+f.Px(26), min(f.Px(300), in.W-f.Px(116)), f.Px(20)), v.c.gameTitle(v.game), render.Style{Size: f.Px(12.5), Color: render.Text2})
	var choose func()
	if v.c.Env.Pick != nil {
		choose = v.choose
	}
	first, second, in := f.headed(in, f.Px(130), f.Px(180))
	f.Button(second, "cards:file", f.T("cards.file"), "O", render.Primary, choose)
	f.Button(first, "cards:paste", f.T("common.paste"), "V", render.Outline, func() { v.c.paste(v.take) })

	all := v.c.shelf.of(v.game)
	if len(all) == 0 {
		v.p = nil
		high := f.Para(in, f.T("cards.empty"), render.Style{Size: f.Px(14), Color: render.Text2}, f.Px(22))
		f.Button(render.R(in.X, in.Y+high+f.Px(16), f.Px(180), f.Px(42)), "cards:new", f.T("cards.new"), "", render.Outline, v.edit(v.written(), -1))
		return
	}
	v.at = min(v.at, len(all)-1)
	if v.p != all[v.at] {
		v.p, v.pick, v.about.at = all[v.at], 0, 0
	}
	gap := f.Px(16)
	list, rest := f.halves(in, 0.28, gap)
	mid, about := f.halves(rest, 0.46, gap)
	if f.upright() { // the packs are few
		list = in.TopStrip(min(f.Px(58)*float32(len(all)), in.H*0.25))
		mid, about = f.halves(in.Below(list.H+gap), 0.58, gap)
	}
	f.Region(RegionPiles)
	v.packRows(f, list, all)
	f.Region(RegionMine)
	half := (mid.W - f.Px(8)) / 2
	f.Button(render.R(mid.X, mid.Y, half, f.Px(38)), "cards:export", f.T("cards.export"), "", render.Outline, v.export)
	f.Button(render.R(mid.Right()-half, mid.Y, half, f.Px(38)), "cards:delete", f.T("common.delete"), "", render.Outline, v.remove)
	f.Button(render.R(mid.X, mid.Y+f.Px(44), half, f.Px(38)), "cards:edit", f.T("cards.write"), "", render.Outline, v.edit(v.p, v.pick))
	f.Button(render.R(mid.Right()-half, mid.Y+f.Px(44), half, f.Px(38)), "cards:new", f.T("cards.new"), "", render.Outline, v.edit(v.p, -1))
	down := f.Px(46)
	f.Shelf("list:cards", mid.Below(f.Px(92)), &v.cards, shelf{n: len(v.p.cards), cols: 1, w: mid.W - f.Px(barWide), h: down - f.Px(6), down: down, few: len(v.p.cards) > manyRows, bar: render.Text3}, func(i int, at render.Rect) {
		v.cardRow(f, i, at)
	})
	v.detail(f, about)
}

// packRows are the packs there are, with how their cards are read.
func (v *packs) packRows(f *Frame, r render.Rect, all []*ownPack) {
	row := f.Px(58)
	f.Shelf("list:packs", r, &v.list, shelf{n: len(all), cols: 1, w: r.W - f.Px(barWide), h: row - f.Px(8), down: row, bar: render.Text3}, func(i int, at render.Rect) {
		p, name, n := all[i], "pack:"+itoa(i), counted(all[i].cards)
		r := render.Row{Title: p.title(v.c), Sub: f.T("cards.many", len(p.cards)) + "　" + f.T("deck.status.short", n[deck.Automatic], n[deck.Assisted], n[deck.Vanilla]), Sel: v.at == i, Over: f.Over(name), Focus: f.Focused(name)}
		if n[deck.Unread] > 0 {
			r.Sub = f.T("cards.many", len(p.cards)) + "　" + f.T("cards.left", n[deck.Unread])
		}
		r.ID = f.Add(Target{Name: name, Label: r.Title, State: selWord(v.at == i), Do: func() { v.at, v.cards.at = i, 0 }})
		f.Row(at, &r)
	})
}
