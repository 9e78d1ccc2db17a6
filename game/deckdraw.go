package game

import (
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/bot"
	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// columnHead says whose deck is chosen there.
func (s *deckScene) columnHead(seat int) string {
	switch {
	case s.mode == modeLink, s.mode == modeBot && seat == 0:
		return s.c.T("deck.choose.yours")
	case s.mode == modeBot:
		return s.c.T("deck.choose.theirs")
	}
	return s.c.T("deck.of", s.c.namesFor(s.mode)[seat])
}

// column lists the decks a seat can take, and shows the chosen one.
func (s *deckScene) column(f *Frame, r render.Rect, seat int) {
	list := s.c.library.decks(s.game, s.format)
	wide := f.Text(r.TopStrip(f.Px(20)), s.columnHead(seat), render.Style{Size: f.Px(13.5), Color: render.Text2})
	from := max(r.W*0.3, wide+f.Px(10))
	chips := render.R(r.X+from, r.Y-f.Px(8), r.W-from, f.Px(28))
	if f.Phone { // what stands above reaches further down
		chips = render.R(chips.X, r.Y-f.Px(4), chips.W, f.Px(26))
	}
	if s.mode == modeBot && seat == 1 {
		s.strengths(f, chips)
	}
	if s.mode == modeLink && f.upright() { // a row of their own
		s.termChips(f, render.R(r.X, r.Y+f.Px(26), r.W, f.Px(30)))
		r = r.Below(f.Px(38))
	} else if s.mode == modeLink {
		s.termChips(f, chips)
	}
	row, most := f.Px(58), 4
	if f.Phone {
		row, most = f.Px(46), 2
	}
	none := "deck.none"
	if v := rules.FormatOf(s.game.Rules.Game, s.format); v != nil && v.Opened {
		none = "deck.none.opened"
		f.Button(render.R(r.X, r.Y+f.Px(26), r.W, f.Px(40)), "open:"+itoa(seat), f.T("deck.open", openPacks), "", render.Raised, func() {
			s.choose(seat, s.c.library.keep("", s.c.openDeck(s.game, s.format)))
		})
		r = r.Below(f.Px(48))
		most--
	}
	show := min(len(list), most)
	rows := render.R(r.X, r.Y+f.Px(26), r.W, row*float32(show))
	s.rows(f, rows, seat, list, show)
	rest := r.Below(rows.Bottom() + f.Px(2) - r.Y)
	if len(list) == 0 {
		f.Para(r.Below(f.Px(28)), f.T(none), render.Style{Size: f.Px(13.5), Color: render.Text1}, f.Px(20))
		return
	}
	d := s.chosen(seat, list)
	if len(d.bases) > 1 {
		s.bases(f, rest.TopStrip(f.Px(30)), seat, d)
		rest = rest.Below(f.Px(38))
	}
	s.spread(f, rest, seat, d)
}

// rows are the decks, scrolled where there are more.
func (s *deckScene) rows(f *Frame, r render.Rect, seat int, list []ownDeck, show int) {
	v := &s.seats[seat]
	h := r.H / float32(max(show, 1))
	if v.find { // the chosen one is seen
		v.find, v.rows.at = false, h*float32(v.pick-show+1)
	}
	wide := r.W
	if len(list) > show {
		wide -= f.Px(barWide)
	}
	rows := shelf{n: len(list), cols: 1, w: wide, h: h - f.Px(8), down: h, bar: render.Text3}
	f.Shelf("list:"+itoa(seat), r, &v.rows, rows, func(i int, at render.Rect) {
		d := &list[i]
		name := "deck:" + itoa(seat) + ":" + itoa(i)
		id := f.Add(Target{Name: name, Label: deckName(d), State: selWord(v.pick == i), Do: func() { v.pick, v.cards.at = i, 0 }})
		row := render.Row{ID: id, Title: s.c.pick(deckName(d), d.deck.NameEN), Sub: s.describe(d), Right: f.T("deck.status.short", d.status[deck.Automatic], d.status[deck.Assisted], d.status[deck.Vanilla]),
			Sel: v.pick == i, Over: f.Over(name), Focus: f.Focused(name)}
		for _, id := range facesOf(d.deck) { // the first card that has an attribute of its own
			if face := s.books.face(id); face != nil && len(face.Attrs) > 0 && (row.Badge == nil || len(s.game.Pool.Def(id).Sides[0].Classes) > 0) {
				row.Badge, row.Cost = &face.Attrs[0], face.Attrs[0].Letter
				if len(s.game.Pool.Def(id).Sides[0].Classes) > 0 {
					break
				}
			}
		}
		f.Row(at, &row)
	})
}

func (s *deckScene) describe(d *ownDeck) string {
	own := s.c.T("deck.own")
	if d.key == "" {
		own = s.c.T("deck.starter")
	}
	if len(d.faults) > 0 {
		own = s.c.T("deck.illegal")
	}
	return own + s.c.T("common.dot") + s.c.library.sizes(d)
}

// strengths are who may play the other seat.
func (s *deckScene) strengths(f *Frame, r render.Rect) {
	var chips []render.Chip
	for _, who := range bot.Players() {
		name, label, sel := "bot:"+who, f.T("bot."+who), who == s.c.Set.Bot
		id := f.Add(Target{Name: name, Label: label, State: selWord(sel), Hint: func() (string, string) { return label, f.c.T("bot." + who + ".note") }, Do: func() { s.c.ChangeSettings(func(v *Settings) { v.Bot = who }) }})
		chips = append(chips, render.Chip{ID: id, Label: label, Sel: sel, Focus: f.Focused(name)})
	}
	f.Chips(r, chips)
}

// bases are what the chosen deck may be built on.
func (s *deckScene) bases(f *Frame, r render.Rect, seat int, d *ownDeck) {
	w := f.Px(64)
	f.Text(render.R(r.X, r.Y, w, r.H), f.T("deck.basis"), render.Style{Size: f.Px(12.5), Color: render.Text2})
	setup := d.setup()
	var chips []render.Chip
	for i, b := range d.bases {
		name, label := "basis:"+itoa(seat)+":"+itoa(i), basisName(s.c, s.game, &setup, s.format, b)
		id := f.Add(Target{Name: name, Label: label, State: selWord(b == setup.Basis), Do: func() { s.seats[seat].basis[d.id()] = b }})
		chips = append(chips, render.Chip{ID: id, Label: label, Sel: b == setup.Basis, Focus: f.Focused(name)})
	}
	f.Chips(render.R(r.X+w, r.Y, r.W-w, r.H), chips)
}

// facesOf are the different cards of a deck, leaders first.
func facesOf(d *deck.Deck) []state.FaceID {
	var out []state.FaceID
	for _, part := range [...][]state.FaceID{d.Leader, d.Main, d.Side} {
		for _, x := range part {
			if !slices.Contains(out, x) {
				out = append(out, x)
			}
		}
	}
	return out
}

// spread shows what is wrong with a deck, and its cards on cloth.
func (s *deckScene) spread(f *Frame, r render.Rect, seat int, d *ownDeck) {
	f.ClothRound(r, clothOf(s.game), f.Px(12))
	in := r.Inset(f.Px(14))
	if f.Phone && !f.upright() { // no room below
		in.W -= f.Px(112)
		s.tools(f, render.R(in.Right()+f.Px(12), in.Y, f.Px(100), in.H), seat, d)
	} else {
		in.H -= f.Px(44)
		s.tools(f, render.R(in.X, in.Bottom()+f.Px(8), in.W, f.Px(34)), seat, d)
	}
	if len(d.faults) > 0 {
		var lines []string
		for i := range d.faults {
			lines = append(lines, s.c.library.faultLine(&d.faults[i]))
		}
		most := max(1, int(in.H/f.Px(20))-2)
		f.Text(in.TopStrip(f.Px(22)), f.T("deck.illegal"), render.Style{Font: render.Bold, Size: f.Px(15), Color: render.Text1})
		f.Para(in.Below(f.Px(28)), strings.Join(first(lines, most), "\n"), render.Style{Size: f.Px(13), Color: render.Text1}, f.Px(20))
		return
	}
	s.spreadCards(f, in, seat, d)
}

// tools are what can be done with the chosen deck.
func (s *deckScene) tools(f *Frame, r render.Rect, seat int, d *ownDeck) {
	label := f.T("deck.build")
	if d.key == "" {
		label = f.T("deck.build.copy")
	}
	build, drop := render.R(r.Right()-f.Px(150), r.Y, f.Px(150), r.H), render.R(r.Right()-f.Px(260), r.Y, f.Px(100), r.H)
	if f.Phone && !f.upright() {
		build, drop = r.TopStrip(f.Px(34)), r.Below(f.Px(40)).TopStrip(f.Px(34))
		label = f.T("deck.build")
	}
	f.Button(build, "deck:build:"+itoa(seat), label, "", render.Outline, func() { s.c.Go(newBuilder(s, seat, d)) })
	if d.key == "" {
		return
	}
	f.Button(drop, "deck:delete:"+itoa(seat), f.T("common.delete"), "", render.Outline, func() {
		s.c.remove(deckName(d), s.c.T("deck.delete.note"), func() {
			s.c.Env.Store.Delete(d.key)
			s.setFormat(s.format)
		})
	})
}

// spreadCards are the different cards of a deck, scrolled where there are more.
func (s *deckScene) spreadCards(f *Frame, in render.Rect, seat int, d *ownDeck) {
	w, foot := f.Px(76), f.Px(18)
	if f.Phone {
		w, foot = f.Px(44), f.Px(15)
		if f.upright() { // wide enough for names
			w = f.Px(52)
		}
	}
	faces := facesOf(d.deck)
	room := in.Inset(-f.Px(5)) // badges stand out over the corners
	f.Shelf("spread:"+itoa(seat), room, &s.seats[seat].cards, f.grid(room, len(faces), w, f.Px(6), f.Px(6)+foot, f.Px(5)), func(i int, at render.Rect) {
		name := "show:" + itoa(seat) + ":" + itoa(i)
		c := s.books.printed(faces[i])
		c.State |= f.pointing(name)
		n := copies(d.deck.Leader, faces[i]) + copies(d.deck.Main, faces[i]) + copies(d.deck.Side, faces[i])
		c.ID = f.Add(Target{Name: name, Label: s.books.name(faces[i]) + " ×" + itoa(n), Face: faces[i]})
		f.Card(at, &c)
		f.Text(render.R(at.X, at.Bottom()+f.Px(2), at.W, foot), "×"+itoa(n), render.Style{Font: render.Bold, Size: foot * 0.75, Color: render.Text1, Align: render.Center})
	})
}

// large shows the card that is pointed at, of targets whose names begin so.
func (b *book) large(f *Frame, names ...string) {
	p := f.c.pointedName()
	for i := range f.targets {
		t := &f.targets[i]
		if t.Name != p || t.Face == 0 || !slices.ContainsFunc(names, func(n string) bool { return strings.HasPrefix(p, n) }) {
			continue
		}
		c := b.printed(t.Face)
		w, h := f.LargeBox(&c, f.bounds().H-f.Px(12))
		at := render.R(f.c.mouse.X, f.c.mouse.Y, 1, 1).Inset(-f.Px(40))
		if r, seen := f.RectOf(render.ID(i + 1)); seen { // it lies beside what it shows
			at = r
		}
		r, _ := render.PlaceBeside(f.bounds().Inset(f.Px(6)), at, w, h, f.Px(8))
		f.LargeCard(r.X, r.Y, w, &c)
		return
	}
}
