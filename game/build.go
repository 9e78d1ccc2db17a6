package game

import (
	"cmp"
	"slices"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/deck"
	"gotaku/rules/state"
)

// builder is where a deck of the player's own is built: the cards there are, and
// those it has. Every change is stored.
type builder struct {
	plain
	c      *Core
	from   *deckScene // to go back to
	seat   int
	own    ownDeck
	traits []traitWord  // of the cards there are
	sift   sift         // which of the cards there are are shown, and how they lie
	past   []*deck.Deck // what the deck was before each change, the last at the end
	pools  roll         // of the cards there are
	mines  roll         // of those it has
	books  *book
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
	made.Leader, made.Main, made.Side = slices.Clone(made.Leader), slices.Clone(made.Main), slices.Clone(made.Side)
	b.sift.of = b
	if b.numbered() == "" {
		b.sift.order = slices.Index(sortings[:], "number")
	}
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
	switch k {
	case "Esc":
		b.back()
	case "Ctrl Z":
		b.undo()
	case "/":
		c.setFocus("search")
	default:
		return false
	}
	return true
}

// pastMost is how many changes can be undone.
const pastMost = 200

// change keeps what the deck is now, before something of it is changed.
func (b *builder) change() {
	was := *b.own.deck
	was.Leader, was.Main, was.Side = slices.Clone(was.Leader), slices.Clone(was.Main), slices.Clone(was.Side)
	if b.past = append(b.past, &was); len(b.past) > pastMost {
		b.past = b.past[1:]
	}
}

// undo takes the last change back.
func (b *builder) undo() {
	n := len(b.past) - 1
	if n < 0 {
		return
	}
	b.own.deck, b.past = b.past[n], b.past[:n]
	b.store()
	b.c.Dirty()
}

// play begins a match with this deck, as it was to be played.
func (b *builder) play() {
	b.back()
	b.from.start()
}

// barred is why that cannot be; nil: it can.
func (b *builder) barred() *board.Why {
	if len(b.own.faults) > 0 {
		return &b.own.faults[0]
	}
	return nil
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
	b.change()
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
	b.change()
	list := b.own.deck.Section(b.section(f))
	if at := slices.Index(*list, f); at >= 0 {
		*list = slices.Delete(*list, at, at+1)
	}
	b.store()
}

// count is how many copies of a card the deck has.
func (b *builder) count(f state.FaceID) int {
	d := b.own.deck
	return copies(d.Leader, f) + copies(d.Main, f) + copies(d.Side, f)
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
