package game

import (
	"cmp"
	"slices"
	"strings"
	"unicode"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// builder is where a deck of the player's own is built: the cards there are, and
// those it has. Every change is stored.
type builder struct {
	plain
	c     *Core
	from  *deckScene // to go back to
	seat  int
	own   ownDeck
	class string                  // shows cards of this class alone; "": of all
	word  string                  // and with this in their name, text or traits, in either language
	said  map[state.FaceID]string // what is looked through for it
	pools roll                    // of the cards there are
	mines roll                    // of those it has
	books *book
}

// openPacks is how many packs are opened for a sealed deck. [SVE B-1/6.1.1.1]
const openPacks = 8

// mainOpened is how many cards the deck that is put together of opened packs has.
const mainOpened = 40

// openDeck opens packs and puts a first deck together of them: the cards that cost
// least, and every evolve card.
func (c *Core) openDeck(g *assets.Game, format string) *deck.List {
	chance := rules.Mix(c.Env.Seed(), 0)
	d := &deck.Deck{Name: c.T("deck.opened.name"), Game: gameName(g), Format: format, Leader: g.Decks[0].Leader}
	d.Opened = g.Index.Open(d.Game, openPacks, &chance)
	cost := func(f state.FaceID) int32 { n, _ := g.Pool.Def(f).Sides[0].Num.Get(ability.CostStat); return n }
	for _, f := range d.Opened {
		to := d.Section(g.Index.SectionOf(d.Game, f))
		*to = append(*to, f)
	}
	slices.SortFunc(d.Opened, func(a, b state.FaceID) int { return int(a - b) })
	slices.SortFunc(d.Main, func(a, b state.FaceID) int { return cmp.Or(int(cost(a)-cost(b)), int(a-b)) })
	d.Main = d.Main[:min(len(d.Main), mainOpened)]
	return g.Index.ListOf(d)
}

// newBuilder opens a deck; a starter deck is copied first.
func newBuilder(s *deckScene, seat int, d *ownDeck) *builder {
	b := &builder{c: s.c, from: s, seat: seat, books: s.books, own: *d}
	made := *d.deck
	made.Leader, made.Main, made.Evolve = slices.Clone(made.Leader), slices.Clone(made.Main), slices.Clone(made.Evolve)
	if d.key == "" {
		made.Name, made.NameEN = b.c.T("deck.copy.name", b.c.pick(made.Name, made.NameEN)), ""
	}
	b.own.deck = &made
	b.store()
	return b
}

// store judges and keeps the deck as it is.
func (b *builder) store() {
	b.own.judge()
	b.own.list = b.own.of.Index.ListOf(b.own.deck)
	b.own.key = b.c.library.keep(b.own.key, b.own.list)
	b.own.deck.Name = b.own.list.Name
}

func (b *builder) Name() string { return "build" }

func (b *builder) Key(c *Core, k string) bool {
	if k == "Esc" {
		b.back()
		return true
	}
	return false
}

// back returns to the choice of decks, with this one chosen.
func (b *builder) back() {
	b.c.Go(b.from)
	if b.own.deck.Format != b.from.format {
		b.from.setFormat(b.own.deck.Format)
	}
	b.from.choose(b.seat, b.own.key)
}

// section is the section of a deck that a card belongs in.
func (b *builder) section(f state.FaceID) string {
	return b.own.of.Index.SectionOf(gameName(b.own.of), f)
}

// add puts one more copy of a card where it belongs.
func (b *builder) add(f state.FaceID) {
	list := b.own.deck.Section(b.section(f))
	at := slices.IndexFunc(*list, func(g state.FaceID) bool { return g > f })
	if at < 0 {
		at = len(*list)
	}
	*list = slices.Insert(*list, at, f)
	b.store()
}

// remove takes one copy of a card out.
func (b *builder) remove(f state.FaceID) {
	list := b.own.deck.Section(b.section(f))
	if at := slices.Index(*list, f); at >= 0 {
		*list = slices.Delete(*list, at, at+1)
	}
	b.store()
}

// count is how many copies of a card the deck has.
func (b *builder) count(f state.FaceID) int {
	d := b.own.deck
	return copies(d.Leader, f) + copies(d.Main, f) + copies(d.Evolve, f)
}

func copies(list []state.FaceID, f state.FaceID) int {
	n := 0
	for _, g := range list {
		if g == f {
			n++
		}
	}
	return n
}

// cards are those that can be added: of the packs that were opened for the deck, or
// of all, as they are looked through.
func (b *builder) cards() []state.FaceID {
	g := b.own.of
	var out []state.FaceID
	for i := range g.Pool.Defs {
		f := state.FaceID(i + 1)
		section := b.section(f)
		if section == "" || b.own.deck.Opened != nil && section != "leader" && !slices.Contains(b.own.deck.Opened, f) || !b.shows(f) {
			continue
		}
		out = append(out, f)
	}
	return out
}

// shows says whether a card is one of those looked through.
func (b *builder) shows(f state.FaceID) bool {
	s := &b.own.of.Pool.Def(f).Sides[0]
	if b.class != "" && !slices.Contains(s.Classes, b.class) {
		return false
	}
	return b.word == "" || strings.Contains(b.words(f), folded(b.word))
}

// words are the name, text and traits of a card in both languages, as a search reads
// them.
func (b *builder) words(f state.FaceID) string {
	if b.said == nil {
		b.said = map[state.FaceID]string{}
	}
	if w, ok := b.said[f]; ok {
		return w
	}
	s := &b.own.of.Pool.Def(f).Sides[0]
	english := b.books.inEnglish(f)
	all := []string{s.Name, s.NameEN, s.Text, english, strings.Join(s.Traits, " "), strings.Join(s.TraitsEN, " ")}
	b.said[f] = folded(strings.Join(all, "\n"))
	return b.said[f]
}

// folded is a text as a search compares it: small Latin letters, no wide forms of them, and hiragana for katakana, since
// what is typed is hiragana until the input method has been told otherwise.
func folded(s string) string {
	return strings.Map(func(r rune) rune {
		switch {
		case r >= '！' && r <= '～':
			r -= '！' - '!'
		case r >= 'ァ' && r <= 'ヶ':
			r -= 'ァ' - 'ぁ'
		}
		return unicode.ToLower(r)
	}, s)
}

func (b *builder) Draw(f *Frame) {
	f.Screen()
	if b.books.lang != b.c.Set.Lang {
		b.books = newBook(b.own.of.Rules, b.c.Set.Lang)
	}
	all := f.bounds()
	if !f.Phone {
		all = all.CenterBox(f.Px(1280), f.Px(720))
	}
	pad, top := f.Px(40), f.Px(16)
	if f.Phone {
		pad, top = f.Px(16), f.Px(8)
	}
	in := all.InsetXY(pad, top)
	f.Button(render.R(in.X, in.Y+f.Px(2), f.Px(104), f.Px(42)), "back", f.T("common.back"), "Esc", render.Outline, b.back)
	f.Field(render.R(in.X+f.Px(112), in.Y+f.Px(2), f.Px(260), f.Px(42)), "deckname", f.T("deck.rename"), b.own.deck.Name, f.T("deck.rename"), 40, false, func(s string) {
		if s != b.own.deck.Name {
			b.own.deck.Name, b.own.deck.NameEN = b.c.library.freeName(gameName(b.own.of), s), ""
			b.store()
		}
	})
	b.formats(f, render.R(in.X+f.Px(388), in.Y+f.Px(6), min(in.W-f.Px(388+142), f.Px(420)), f.Px(34)))
	f.Button(render.R(in.Right()-f.Px(130), in.Y+f.Px(2), f.Px(130), f.Px(42)), "deck:copy", f.T("common.copy"), "Ctrl C", render.Outline, func() {
		b.c.copy(string(b.own.list.Text(b.c.Set.Lang)), b.c.T("deck.copied"))
	})
	if !f.Phone {
		f.Text(render.R(in.X+f.Px(820), in.Y+f.Px(2), in.W-f.Px(820+142), f.Px(42)), f.T("deck.build.how"), render.Style{Size: f.Px(12.5), Color: render.Text2, Align: render.Right})
	}
	in = in.Below(f.Px(54))
	side := in.W * 0.4
	f.Region(RegionPiles)
	b.pool(f, render.R(in.X, in.Y, in.W-side-f.Px(20), in.H))
	f.Region(RegionMine)
	b.mine(f, render.R(in.Right()-side, in.Y, side, in.H))
	b.books.large(f, "card:", "held:")
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
			b.own.deck.Format = v.ID
			b.store()
		}})
		chips = append(chips, render.Chip{ID: id, Label: label, Sel: on, Focus: f.Focused(name)})
	}
	r.W = min(r.W, float32(len(chips))*f.Px(160))
	f.Chips(r, chips)
}

// pool is what can be added.
func (b *builder) pool(f *Frame, r render.Rect) {
	var chips []render.Chip
	for _, k := range append([]string{""}, deck.Classes(gameName(b.own.of))...) {
		name, label := "class:"+k, f.T("deck.all")
		if k != "" {
			a, _ := render.AttrNamed(b.books.game, k)
			if label = a.Letter; !f.Phone { // as on the cards, where a word has no room
				label = b.c.pick(a.Letter, b.c.T("class."+k))
			}
		}
		hint := func() (string, string) {
			if k == "" {
				return "", ""
			}
			return b.c.T("class." + k), ""
		}
		id := f.Add(Target{Name: name, Label: label, State: selWord(b.class == k), Hint: hint, Do: func() { b.class, b.pools.at = k, 0 }})
		chips = append(chips, render.Chip{ID: id, Label: label, Sel: b.class == k, Focus: f.Focused(name)})
	}
	field := f.Px(170)
	f.Chips(render.R(r.X, r.Y, r.W-field-f.Px(10), f.Px(34)), chips)
	f.Search(render.R(r.Right()-field, r.Y, field, f.Px(34)), "search", f.T("deck.search"), b.word, 20, func(s string) { b.word, b.pools.at = s, 0 })
	b.grid(f, r.Below(f.Px(42)), b.cards())
}

// grid lays the cards out; a press adds one.
func (b *builder) grid(f *Frame, r render.Rect, faces []state.FaceID) {
	f.ClothRound(r, clothOf(b.own.of), f.Px(12))
	w := f.Px(76)
	if f.Phone {
		w = f.Px(58)
	}
	if len(faces) == 0 {
		f.Text(r.Inset(f.Px(12)).TopStrip(f.Px(40)), f.T("deck.search.none"), render.Style{Size: f.Px(13.5), Color: render.Text1, Align: render.Center})
	}
	f.Shelf("pool", r, &b.pools, f.grid(r, len(faces), w, f.Px(6), f.Px(8), f.Px(12)), func(i int, at render.Rect) {
		x := faces[i]
		name := "card:" + itoa(int(x))
		c := b.books.printed(x)
		c.State |= f.pointing(name)
		n := b.count(x)
		c.ID = f.Add(Target{Name: name, Label: b.books.name(x), Face: x, State: itoa(n), Do: func() { b.add(x) }})
		f.Card(at, &c)
		if n > 0 {
			label := "×" + itoa(n)
			if m := copies(b.own.deck.Opened, x); m > 0 {
				label = itoa(n) + "/" + itoa(m)
			}
			d := f.Px(28)
			tag := render.R(at.Right()-d-f.Px(2), at.Y+f.Px(18), d, f.Px(20))
			f.Round(tag, f.Px(8), render.Shu)
			f.Text(tag, label, render.Style{Font: render.Bold, Size: f.Px(13), Color: render.White, Align: render.Center})
		}
	})
}

// mine is what the deck has and what is wrong with it; a press takes one out.
func (b *builder) mine(f *Frame, r render.Rect) {
	var lines []string
	for i := range b.own.faults {
		lines = append(lines, b.c.library.faultLine(&b.own.faults[i]))
	}
	head, ink := f.T("deck.legal"), render.Text1
	if len(lines) > 0 {
		head, ink = f.T("deck.illegal"), render.Gold
	}
	head += "　" + b.c.library.sizes(&b.own)
	f.Text(r.TopStrip(f.Px(24)), head, render.Style{Font: render.Bold, Size: f.Px(14), Color: ink})
	y := r.Y + f.Px(26)
	most := 4
	if f.Phone {
		most = 1
	}
	if len(lines) > 0 {
		y += f.Para(render.R(r.X, y, r.W, 0), strings.Join(first(lines, most), "\n"), render.Style{Size: f.Px(12.5), Color: render.Text1}, f.Px(18))
	}
	box := render.R(r.X, y+f.Px(6), r.W, r.Bottom()-y-f.Px(6))
	faces := facesOf(b.own.deck)
	row := f.Px(36)
	list := shelf{n: len(faces), cols: 1, w: box.W - f.Px(barWide), h: row - f.Px(4), down: row, bar: render.Text3}
	f.Shelf("mine", box, &b.mines, list, func(i int, at render.Rect) {
		x := faces[i]
		name := heldName(x)
		v := render.Row{Title: b.books.name(x), Right: "×" + itoa(b.count(x)), Over: f.Over(name), Focus: f.Focused(name)}
		v.ID = f.Add(Target{Name: name, Label: b.books.name(x), Face: x, Do: func() { b.takeOut(x) }})
		if face := b.books.face(x); face != nil {
			v.Badge, v.Cost = &face.Attrs[0], face.Badge
		}
		f.Row(at, &v)
	})
}

// heldName names the row of a card that the deck has.
func heldName(x state.FaceID) string { return "held:" + itoa(int(x)) }

// takeOut is a press on such a row. The focus on the last copy's goes to the row that takes its place.
func (b *builder) takeOut(x state.FaceID) {
	at := slices.Index(facesOf(b.own.deck), x)
	b.remove(x)
	if left := facesOf(b.own.deck); b.c.focus == heldName(x) && len(left) > 0 && !slices.Contains(left, x) {
		b.c.setFocus(heldName(left[min(at, len(left)-1)]))
	}
}
