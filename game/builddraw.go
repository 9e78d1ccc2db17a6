package game

import (
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/games"
	"gotaku/rules/state"
)

func (b *builder) Draw(f *Frame) {
	f.Screen()
	if b.books.lang != b.c.Set.Lang {
		b.books = newBook(b.own.of.Rules, b.c.Set.Lang)
		b.sift.said = nil
	}
	switch {
	case f.upright():
		b.drawUpright(f)
	case f.Phone:
		b.drawPhone(f)
	default:
		b.drawWide(f)
	}
	b.books.large(f, "card:", "held:")
}

// drawWide: what is looked for, the cards there are, and the deck, beside each other under the head.
func (b *builder) drawWide(f *Frame) {
	all := f.bounds().CenterBox(f.Px(1280), f.Px(720))
	ground := f.whole()
	ground.H = all.Y + f.Px(60)
	f.Fill(ground, render.Ink900)
	head := all.TopStrip(f.Px(60)).InsetXY(f.Px(16), f.Px(10))
	f.Button(render.R(head.X, head.Y+f.Px(1), f.Px(104), f.Px(38)), "back", f.T("common.back"), "Esc", render.Outline, b.back)
	x := head.X + f.Px(122)
	x += f.Text(render.R(x, head.Y, f.Px(240), head.H), f.T("deck.build.title"), render.Style{Font: render.Bold, Size: f.Px(22), Color: render.Text1}) + f.Px(20)
	x += f.Text(render.R(x, head.Y+f.Px(4), f.Px(160), head.H-f.Px(4)), b.c.gameShort(gameName(b.own.of)), render.Style{Size: f.Px(14), Color: render.Text2}) + f.Px(24)
	y, w := head.Y+f.Px(1), f.Px(90)
	play := render.R(head.Right()-f.Px(204), y, f.Px(204), f.Px(38))
	code := render.R(play.X-f.Px(10)-w, y, w, f.Px(38))
	text := render.R(code.X-f.Px(10)-f.Px(148), y, f.Px(148), f.Px(38))
	b.formats(f, render.R(x, head.Y+f.Px(5), text.X-f.Px(12)-x, f.Px(30)))
	b.tools(f, text, code, play)

	in := all.Below(f.Px(60))
	left := render.R(all.X, in.Y, f.Px(204), in.H)
	f.Fill(left, render.Ink900)
	f.Region(RegionTheirs)
	b.filters(f, left.Inset(f.Px(16)))
	right := render.R(all.Right()-f.Px(372), in.Y, f.Px(372), in.H)
	f.Fill(right, render.Ink900)
	f.Region(RegionPiles)
	mid := render.R(left.Right()+f.Px(16), in.Y+f.Px(8), right.X-left.Right()-f.Px(24), in.H-f.Px(8))
	b.pool(f, mid)
	f.Region(RegionMine)
	b.mine(f, right.Inset(f.Px(16)))
}

// tools are what is done with the whole deck.
func (b *builder) tools(f *Frame, text, code, play render.Rect) {
	if !text.Empty() {
		f.Button(text, "deck:copy", f.T("deck.export"), "Ctrl C", render.Outline, b.copyList)
	}
	if !code.Empty() {
		f.Button(code, "deck:share", f.T("share.title"), "", render.Outline, func() { b.c.Open(&share{b: b}) })
	}
	why, do := b.barred(), b.play
	if why != nil {
		do = nil
	}
	f.Button(play, "play", f.T("deck.play"), "Space", render.Primary, do)
	f.targets[len(f.targets)-1].Why = b.barred
}

// copyList copies the deck as a text.
func (b *builder) copyList() {
	b.c.copy(string(b.own.list.Text(b.c.Set.Lang)), b.c.T("deck.copied"))
}

// formats are what the deck may be for; where the match has one, that alone.
func (b *builder) formats(f *Frame, r render.Rect) {
	var chips []render.Chip
	for _, v := range b.own.of.Rules.Game.Formats() {
		on := v.ID == b.own.deck.Format
		if !b.from.mayFormat() && !on {
			continue
		}
		name, label := "format:"+v.ID, b.c.pick(v.JA, v.EN)
		id := f.Add(Target{Name: name, Label: label, State: selWord(on), Do: func() {
			b.change()
			b.own.deck.Format = v.ID
			b.store()
		}})
		chips = append(chips, render.Chip{ID: id, Label: label, Sel: on, Focus: f.Focused(name)})
	}
	r.W = min(r.W, float32(len(chips))*f.Px(130))
	f.Chips(r, chips)
}

// search is the field of what is looked for.
func (b *builder) search(f *Frame, r render.Rect) {
	f.Search(r, "search", f.T("deck.search"), b.sift.word, 20, func(s string) { b.sift.word, b.pools.at = s, 0 })
}

// filters are what the cards are looked through for.
func (b *builder) filters(f *Frame, r render.Rect) {
	v := &b.sift
	b.search(f, r.TopStrip(f.Px(36)))
	y := r.Y + f.Px(50)
	heading := func(word string) {
		f.Text(render.R(r.X, y, r.W, f.Px(18)), capital(word), render.Style{Size: f.Px(12), Color: render.Text2})
		y += f.Px(24)
	}
	// chips lays choices out, cols in a row.
	chips := func(n, cols int, h float32, one func(i int, at render.Rect)) {
		gap := f.Px(6)
		w := (r.W - gap*float32(cols-1)) / float32(cols)
		for i := range n {
			one(i, render.R(r.X+float32(i%cols)*(w+gap), y+float32(i/cols)*(h+gap), w, h))
		}
		y += float32((n+cols-1)/cols)*(h+gap) + f.Px(10)
	}
	if classes := deck.Classes(gameName(b.own.of)); len(classes) > 0 {
		heading(deck.ColumnName(gameName(b.own.of), "class", b.c.Set.Lang))
		chips(len(classes), 4, f.Px(38), func(i int, at render.Rect) { b.classBox(f, classes[i], at) })
	}
	if name := b.numbered(); name != "" {
		heading(name)
		b.costChips(f, chips)
	}
	heading(f.T("deck.kind"))
	kinds := v.kindsHere()
	chips(len(kinds), 2, f.Px(27), func(i int, at render.Rect) {
		k := kinds[i]
		on, name := v.kinds&k.is != 0, "kind:"+k.id
		id := f.Add(Target{Name: name, Label: k.shown, State: selWord(on), Do: func() { v.kinds, b.pools.at = v.kinds^k.is, 0 }})
		f.Chip(at, &render.Chip{ID: id, Label: k.shown, Sel: on, Focus: f.Focused(name)})
	})
	heading(f.T("deck.works"))
	b.cards()
	for i, key := range [...]string{"deck.automatic", "deck.assisted", "deck.vanilla", "deck.unread"} {
		works := deck.Status(i)
		if works == deck.Unread && v.counts[i] == 0 {
			continue
		}
		on, name := slices.Contains(v.works, works), "works:"+itoa(i)
		at := render.R(r.X, y, r.W, f.Px(28))
		w := render.Row{Title: works.Mark() + "　" + f.T(key), Right: itoa(v.counts[i]), Sel: on, Over: f.Over(name), Focus: f.Focused(name)}
		w.ID = f.Add(Target{Name: name, Label: f.T(key), State: selWord(on), Do: func() { v.works, b.pools.at = toggled(v.works, works), 0 }})
		f.Row(at, &w)
		y += f.Px(33)
	}
}

// numbered is what the number at the corner of the game's cards is called; "": they have none.
func (b *builder) numbered() string { return b.books.statName(b.books.corner()) }

// costChips are the numbers that can be looked for.
func (b *builder) costChips(f *Frame, chips func(n, cols int, h float32, one func(i int, at render.Rect))) {
	v := &b.sift
	chips(costMost+1, 4, f.Px(27), func(i int, at render.Rect) {
		label := itoa(i)
		if i == costMost {
			label += "+"
		}
		on, name := v.costs&(1<<i) != 0, "cost:"+itoa(i)
		id := f.Add(Target{Name: name, Label: label, State: selWord(on), Do: func() { v.costs, b.pools.at = v.costs^(1<<i), 0 }})
		f.Chip(at, &render.Chip{ID: id, Label: label, Sel: on, Focus: f.Focused(name)})
	})
}

// classBox is a class that can be looked for: its sign, framed where it is.
func (b *builder) classBox(f *Frame, k string, at render.Rect) {
	on, name := slices.Contains(b.sift.class, k), "class:"+k
	ground, edge, line := render.Ink850, render.Ink600, f.Px(1)
	if on {
		ground, edge, line = render.Ink700, render.Sel, f.Px(2)
	}
	f.Round(at, f.Px(8), ground)
	f.Stroke(at, f.Px(8), line, edge)
	a, _ := render.AttrNamed(b.books.game, k)
	d := min(f.Px(24), at.W-f.Px(4))
	f.Badge(at.CenterBox(d, d), a, a.Letter)
	if f.Focused(name) {
		f.FocusLine(at, f.Px(8))
	}
	word := b.c.T("class." + k)
	f.Mark(Target{Name: name, Label: word, State: selWord(on), Hint: func() (string, string) { return word, "" }, Do: func() { b.sift.class, b.pools.at = toggled(b.sift.class, k), 0 }}, at)
}

// pool is what can be added: how many there are, in which order, and the cards.
func (b *builder) pool(f *Frame, r render.Rect) {
	faces := b.cards()
	var classes []string
	for _, k := range b.sift.class {
		classes = append(classes, b.c.T("class."+k))
	}
	label := f.T("deck.kinds", len(faces))
	if len(classes) > 0 {
		label = strings.Join(classes, b.c.T("common.dot")) + "　" + label
	}
	b.traitButton(f, render.R(r.Right()-f.Px(316), r.Y, f.Px(150), f.Px(28)))
	f.Text(render.R(r.X+f.Px(8), r.Y, r.W-f.Px(332), f.Px(28)), label, render.Style{Size: f.Px(12.5), Color: render.Text2})
	by := b.numbered()
	if way := sortings[b.sift.order]; way != "cost" {
		by = f.T("deck.sort." + way)
	}
	order := f.T("deck.sort", by)
	f.Button(render.R(r.Right()-f.Px(158), r.Y, f.Px(150), f.Px(28)), "sort", order, "", render.Outline, func() {
		b.pools.at = 0
		if b.sift.order = (b.sift.order + 1) % len(sortings); b.numbered() == "" {
			b.sift.order = max(b.sift.order, 1) // the first is by that number
		}
	})
	b.grid(f, r.Below(f.Px(32)), faces, f.Px(112), f.Px(24))
}

// allDrawn is how many cards are drawn whether they are seen or not.
const allDrawn = 600

// grid lays the cards out, with how they are read and how many the deck has under each; a press adds one.
func (b *builder) grid(f *Frame, r render.Rect, faces []state.FaceID, w, foot float32) {
	if len(faces) == 0 {
		f.Text(r.Inset(f.Px(12)).TopStrip(f.Px(40)), f.T("deck.search.none"), render.Style{Size: f.Px(13.5), Color: render.Text1, Align: render.Center})
	}
	v := f.grid(r, len(faces), w, f.Px(16), f.Px(14)+foot, f.Px(8))
	v.few = len(faces) > allDrawn
	f.Shelf("pool", r, &b.pools, v, func(i int, at render.Rect) {
		x := faces[i]
		name := "card:" + itoa(int(x))
		c := b.books.printed(x)
		c.State |= f.pointing(name)
		n := b.count(x)
		c.ID = f.Add(Target{Name: name, Label: b.books.name(x), Face: x, State: itoa(n), Do: func() { b.add(x) }})
		f.Card(at, &c)
		b.foot(f, x, n, render.R(at.X, at.Bottom()+f.Px(3), at.W, foot-f.Px(4)))
	})
}

// foot is how a card is read and how many copies of it the deck has.
func (b *builder) foot(f *Frame, x state.FaceID, n int, r render.Rect) {
	b.status(f, x, r)
	right := "×" + itoa(n)
	if m := copies(b.own.deck.Opened, x); m > 0 {
		right = itoa(n) + "/" + itoa(m)
	}
	w := f.Px(24)
	if n > 0 {
		f.Text(r, right, render.Style{Font: render.Bold, Size: f.Px(13), Color: render.Text1, Align: render.Right})
	}
	if r.W > f.Px(90) { // else there is room for the number alone
		b.boxes(f, n, render.R(r.X, r.Y, r.W-w-f.Px(4), r.H))
	}
}

// status is how a card is read, by its sign.
func (b *builder) status(f *Frame, x state.FaceID, r render.Rect) {
	st := b.own.of.Reports[x-1].Status
	ink := [...]render.Color{render.UpDark, render.Sel, render.Text2, render.Text3}[st]
	f.Text(r, st.Mark(), render.Style{Size: f.Px(12.5), Color: ink})
}

// boxesMost is how many boxes stand for copies; more are told by their number alone.
const boxesMost = 3

// boxes are the copies of a card as boxes, at the right of r.
func (b *builder) boxes(f *Frame, n int, r render.Rect) {
	d, gap := f.Px(11), f.Px(4)
	most := boxesMost
	if n > most && n < 6 {
		most = n
		d = min(d, (r.W-f.Px(16))/float32(most)-gap) // the sign of how it is read stands left of them
	}
	x := r.Right() - float32(most)*(d+gap)
	for i := range most {
		box := render.R(x+float32(i)*(d+gap), r.Center().Y-d/2, d, d)
		if i < n {
			f.Round(box, f.Px(2), render.Sel)
		} else {
			f.Stroke(box, f.Px(2), f.Px(1), render.Ink500)
		}
	}
}

// mine is the deck: what it is called, its sizes and costs, its cards, and what is wrong with it.
func (b *builder) mine(f *Frame, r render.Rect) {
	y := b.title(f, r)
	y = b.plates(f, r, y)
	y = b.curve(f, render.R(r.X, y, r.W, f.Px(86)))
	foot := b.verdict(f, r)
	b.rows(f, render.R(r.X, y+f.Px(6), r.W, foot-y-f.Px(14)))
}

// title is the deck's name, which can be changed, and what it is built on.
func (b *builder) title(f *Frame, r render.Rect) float32 {
	b.nameField(f, render.R(r.X, r.Y-f.Px(2), r.W-f.Px(130), f.Px(34)))
	b.undoButton(f, render.R(r.Right()-f.Px(122), r.Y-f.Px(2), f.Px(122), f.Px(34)))
	setup := b.own.setup()
	sub := basisName(b.c, b.own.of, &setup, b.own.deck.Format, setup.Basis)
	var leaders []string
	for i, x := range b.own.deck.Leader {
		if !slices.Contains(b.own.deck.Leader[:i], x) {
			leaders = append(leaders, b.books.name(x))
		}
	}
	if len(leaders) > 0 {
		sub += "　" + strings.Join(leaders, b.c.T("common.dot"))
	}
	f.Text(render.R(r.X, r.Y+f.Px(36), r.W, f.Px(20)), strings.TrimSpace(sub), render.Style{Size: f.Px(12), Color: render.Text2})
	return r.Y + f.Px(62)
}

func (b *builder) undoButton(f *Frame, r render.Rect) {
	do := b.undo
	if len(b.past) == 0 {
		do = nil
	}
	f.Button(r, "deck:undo", f.T("deck.undo"), "Ctrl Z", render.Outline, do)
}

func (b *builder) rename(s string) {
	if s != b.own.deck.Name {
		b.change()
		b.own.deck.Name, b.own.deck.NameEN = b.c.library.freeName(gameName(b.own.of), s), ""
		b.store()
	}
}

// plates are the sizes of the deck's sections.
func (b *builder) plates(f *Frame, r render.Rect, y float32) float32 {
	var names []string
	var sizes []int
	form := rules.FormatOf(b.own.of.Rules.Game, b.own.deck.Format)
	for _, s := range games.Of(gameName(b.own.of)).Lexicon().Sections {
		if !s.Stacked() {
			continue
		}
		name := s.Shown(b.c.Set.Lang)
		if form != nil {
			name += limits(map[string][2]int{"main": form.Main, "evolve": form.Side}[s.ID])
		}
		names, sizes = append(names, name), append(sizes, len(*b.own.deck.Section(s.ID)))
	}
	gap := f.Px(10)
	w := (r.W - gap*float32(len(names)-1)) / float32(max(1, len(names)))
	for i, name := range names {
		at := render.R(r.X+float32(i)*(w+gap), y, w, f.Px(42))
		f.Round(at, f.Px(10), render.Ink850)
		f.Text(at.InsetXY(f.Px(12), 0), name, render.Style{Size: f.Px(12), Color: render.Text2})
		f.Text(at.InsetXY(f.Px(14), 0), itoa(sizes[i]), render.Style{Font: render.Bold, Size: f.Px(24), Color: render.Text1, Align: render.Right})
	}
	return y + f.Px(50)
}

// limits are how many cards a section may have, as they stand behind its name; "": any number.
func limits(n [2]int) string {
	switch {
	case n == [2]int{}:
		return ""
	case n[0] == n[1]:
		return "　" + itoa(n[0])
	case n[1] == 0:
		return "　" + itoa(n[0]) + "+"
	}
	return "　" + itoa(n[0]) + "–" + itoa(n[1])
}

// curve is how many cards of each cost the deck has.
func (b *builder) curve(f *Frame, r render.Rect) float32 {
	if b.numbered() == "" {
		return r.Y
	}
	var n [costMost + 1]int
	most := 1
	for _, x := range b.own.deck.Main {
		if c, has := b.sift.cost(x); has {
			n[c]++
			most = max(most, n[c])
		}
	}
	w := r.W / float32(len(n))
	high := r.H - f.Px(34)
	for i, k := range n {
		h := max(f.Px(2), high*float32(k)/float32(most))
		bar := render.R(r.X+float32(i)*w+f.Px(5), r.Y+f.Px(16)+high-h, w-f.Px(10), h)
		f.Round(bar, f.Px(2), render.Paper200)
		label := itoa(i)
		if i == costMost {
			label += "+"
		}
		f.Text(render.R(bar.X-f.Px(4), bar.Y-f.Px(16), bar.W+f.Px(8), f.Px(15)), itoa(k), render.Style{Size: f.Px(11.5), Color: render.Text1, Align: render.Center})
		f.Text(render.R(bar.X-f.Px(4), r.Bottom()-f.Px(17), bar.W+f.Px(8), f.Px(15)), label, render.Style{Size: f.Px(11), Color: render.Text2, Align: render.Center})
	}
	return r.Bottom()
}

// rows are the deck's cards; a press takes one out.
func (b *builder) rows(f *Frame, box render.Rect) {
	faces := facesOf(b.own.deck)
	row := f.Px(32)
	list := shelf{n: len(faces), cols: 1, w: box.W - f.Px(barWide), h: row - f.Px(4), down: row, bar: render.Text3}
	f.Shelf("mine", box, &b.mines, list, func(i int, at render.Rect) {
		x := faces[i]
		name, n := heldName(x), b.count(x)
		v := render.Row{Title: b.books.name(x), Right: itoa(n), Over: f.Over(name), Focus: f.Focused(name)}
		v.ID = f.Add(Target{Name: name, Label: b.books.name(x), State: itoa(n), Face: x, Do: func() { b.takeOut(x) }})
		if face := b.books.face(x); face != nil && len(face.Attrs) > 0 {
			v.Badge, v.Cost = &face.Attrs[0], face.Badge
		}
		if w := f.Px(100); at.W > f.Px(300) {
			v.Room = w
			f.Row(at, &v)
			marks := render.R(at.Right()-w-f.Px(18), at.Y, w, at.H)
			b.status(f, x, marks)
			b.boxes(f, n, render.R(marks.X, marks.Y, marks.W-f.Px(16), marks.H))
			return
		}
		f.Row(at, &v)
	})
}

// verdict is whether the deck can be played, and why not, at the foot of r; it returns its top.
func (b *builder) verdict(f *Frame, r render.Rect) float32 {
	h := f.Px(76)
	if len(b.own.faults) > 0 {
		h = f.Px(30) + f.Px(36)*float32(min(len(b.own.faults), 3)) + f.Px(8)
	}
	box := render.R(r.X, r.Bottom()-h-f.Px(24), r.W, h)
	f.Round(box, f.Px(10), render.Paper100)
	in := box.InsetXY(f.Px(16), f.Px(9))
	if len(b.own.faults) == 0 {
		f.Text(in.TopStrip(f.Px(22)), "✓ "+f.T("deck.legal"), render.Style{Font: render.Bold, Size: f.Px(14), Color: render.UpPaper})
		f.Button(in.Below(f.Px(26)).TopStrip(f.Px(32)), "deck:hand", f.T("deck.hand"), "H", render.Plain, func() { b.c.Open(&handSample{b: b}) })
	} else {
		f.Text(in.TopStrip(f.Px(20)), f.T("deck.illegal"), render.Style{Font: render.Bold, Size: f.Px(14), Color: render.DownPaper})
		for i := range first3(b.own.faults) {
			f.Para(in.Below(f.Px(22)+f.Px(36)*float32(i)).TopStrip(f.Px(34)), b.c.library.faultLine(&b.own.faults[i]), render.Style{Size: f.Px(12), Color: render.PaperInk}, f.Px(16))
		}
	}
	f.Text(render.R(r.X, r.Bottom()-f.Px(18), r.W, f.Px(18)), f.T("deck.build.how"), render.Style{Size: f.Px(12), Color: render.Text2, Align: render.Center})
	return box.Y
}

// first3 is at most three of a list.
func first3[T any](list []T) []T { return list[:min(len(list), 3)] }

// drawPhone: the cards there are and the deck, side by side under two rows of what is looked for.
func (b *builder) drawPhone(f *Frame) {
	in := f.bounds().InsetXY(f.Px(12), f.Px(6))
	h := f.Px(38)
	f.Button(render.R(in.X, in.Y, f.Px(84), h), "back", f.T("common.back"), "Esc", render.Outline, b.back)
	b.nameField(f, render.R(in.X+f.Px(92), in.Y, f.Px(170), h))
	play := render.R(in.Right()-f.Px(150), in.Y, f.Px(150), h)
	share := render.R(play.X-f.Px(88), in.Y, f.Px(80), h)
	undo := share.Move(-f.Px(88), 0)
	b.tools(f, render.Rect{}, share, play)
	b.undoButton(f, undo)
	b.formats(f, render.R(in.X+f.Px(270), in.Y+f.Px(2), undo.X-in.X-f.Px(278), h-f.Px(4)))
	in = in.Below(f.Px(46))
	side := in.W * 0.4
	f.Region(RegionPiles)
	left := render.R(in.X, in.Y, in.W-side-f.Px(14), in.H)
	classes := deck.Classes(gameName(b.own.of))
	look := left
	if len(classes) > classesBeside { // a row of their own
		b.classBoxes(f, left.TopStrip(f.Px(34)), classes)
		look = left.Below(f.Px(40))
	} else {
		b.classBoxes(f, render.R(left.X, left.Y, left.W-f.Px(200), f.Px(34)), classes)
	}
	b.lookFor(f, render.R(look.Right()-f.Px(194), look.Y, f.Px(194), f.Px(34)))
	b.grid(f, look.Below(f.Px(38)), b.cards(), f.Px(58), f.Px(18))
	f.Region(RegionMine)
	b.minePhone(f, render.R(in.Right()-side, in.Y, side, in.H))
}

// classesBeside is how many classes stand beside what else is looked for on a phone.
const classesBeside = 8

// drawUpright: the deck under the cards there are, both as wide as the screen.
func (b *builder) drawUpright(f *Frame) {
	in := f.bounds().InsetXY(f.Px(12), f.Px(6))
	h, gap := f.Px(42), f.Px(8)
	row := func(high float32) render.Rect {
		r := in.TopStrip(high)
		in = in.Below(high + gap)
		return r
	}
	r := row(h)
	f.Button(render.R(r.X, r.Y, f.Px(84), h), "back", f.T("common.back"), "Esc", render.Outline, b.back)
	b.nameField(f, render.R(r.X+f.Px(92), r.Y, r.W-f.Px(92), h))
	r = row(h)
	w := (r.W - 2*gap) / 4
	b.undoButton(f, render.R(r.X, r.Y, w, h))
	b.tools(f, render.Rect{}, render.R(r.X+w+gap, r.Y, w, h), render.R(r.Right()-2*w, r.Y, 2*w, h))
	if len(b.own.of.Rules.Game.Formats()) > 1 {
		b.formats(f, row(f.Px(34)))
	}
	f.Region(RegionPiles)
	if classes := deck.Classes(gameName(b.own.of)); len(classes) > 0 {
		b.classBoxes(f, row(f.Px(36)), classes)
	}
	b.lookFor(f, row(f.Px(38)))
	b.grid(f, in.TopStrip(in.H*0.5), b.cards(), f.Px(64), f.Px(18))
	f.Region(RegionMine)
	b.minePhone(f, in.Below(in.H*0.5+gap))
}

// nameField is the deck's name, which can be changed.
func (b *builder) nameField(f *Frame, r render.Rect) {
	f.Field(r, "deckname", f.T("deck.rename"), b.own.deck.Name, f.T("deck.rename"), 40, false, b.rename)
}

// classBoxes are the classes that can be looked for, in a row.
func (b *builder) classBoxes(f *Frame, r render.Rect, classes []string) {
	w := min(f.Px(42), r.W/float32(max(1, len(classes))))
	for i, k := range classes {
		b.classBox(f, k, render.R(r.X+float32(i)*w, r.Y, w-f.Px(4), r.H))
	}
}

// lookFor is the choice of traits and the field of words side by side; where the game has no traits, the field alone.
func (b *builder) lookFor(f *Frame, r render.Rect) {
	if w := r.W * 0.4; b.traitButton(f, render.R(r.X, r.Y, w, r.H)) {
		r = render.R(r.X+w+f.Px(6), r.Y, r.W-w-f.Px(6), r.H)
	}
	b.search(f, r)
}

// minePhone is the deck where there is little room: its sizes, whether it can be played, and its cards.
func (b *builder) minePhone(f *Frame, r render.Rect) {
	head, ink := "✓ "+f.T("deck.legal"), render.UpDark
	if len(b.own.faults) > 0 {
		head, ink = f.T("deck.illegal"), render.Sel
	}
	f.Text(r.TopStrip(f.Px(20)), head+"　"+b.c.library.sizes(&b.own), render.Style{Font: render.Bold, Size: f.Px(13), Color: ink})
	y := r.Y + f.Px(22)
	if len(b.own.faults) > 0 {
		y += f.Para(render.R(r.X, y, r.W, 0), b.c.library.faultLine(&b.own.faults[0]), render.Style{Size: f.Px(12), Color: render.Text1}, f.Px(16)) + f.Px(4)
	} else {
		f.Button(render.R(r.X, y, r.W, f.Px(36)), "deck:hand", f.T("deck.hand"), "H", render.Outline, func() { b.c.Open(&handSample{b: b}) })
		y += f.Px(42)
	}
	b.rows(f, render.R(r.X, y, r.W, r.Bottom()-y))
}
