package assets

import (
	"io/fs"
	"sync"

	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/wing"
)

// Opening is a game that is being read, a step at a time: all of it takes longer than
// a frame may.
type Opening struct {
	wing  wing.Wing
	cards *wing.Cards

	mu     sync.Mutex // tests read games side by side
	read   int        // packs
	reader *deck.CardReader
	defs   []rules.Def // of the cards that have been read
	all    bool        // of them
	made   Game        // as far as it has been read
	game   *Game       // when all is read
}

// Done says whether the game has been read.
func (o *Opening) Done() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.game != nil
}

// Part is how much of the game has been read, 0 to 1.
func (o *Opening) Part() float32 {
	o.mu.Lock()
	defer o.mu.Unlock()
	if o.game != nil {
		return 1
	}
	if o.reader == nil {
		return 0
	}
	return float32(len(o.defs)) / float32(o.total()+1)
}

// Step reads a little more, in about the time one card takes, and says whether all is
// read. The files are part of the program and tested, so a fault in them is a fault
// of the program.
func (o *Opening) Step() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	g := &o.made
	switch {
	case o.game != nil:
	case o.read < len(o.cards.Packs):
		g.Packs = append(g.Packs, readPack(o.cards, o.cards.Packs[o.read]))
		o.read++
	case o.reader == nil:
		var err error
		o.reader, err = deck.ReadCards(file(o.cards, o.cards.Made), g.Packs...)
		must(o.cards.Made, err)
	case !o.all:
		o.card()
	default:
		o.finish()
	}
	return o.game != nil
}

// total is how many cards there are, when the packs have been read.
func (o *Opening) total() int {
	n := 0
	for _, p := range o.made.Packs {
		n += len(p.Cards)
	}
	return n
}

// card reads the next card.
func (o *Opening) card() {
	c, err := o.reader.Next()
	must(o.cards.Made, err)
	if c == nil {
		o.all = true
		return
	}
	g := &o.made
	o.defs, g.Reports, g.english = append(o.defs, c.Def), append(g.Reports, c.Report), append(g.english, c.English)
}

// finish puts the cards under the rulebook and finds the starter decks among them.
func (o *Opening) finish() {
	g, id := &o.made, wing.ID(o.wing)
	var err error
	g.Pool, err = rules.NewPool(append(o.defs, o.cards.More...))
	must(id, err)
	g.Rules, err = rules.NewRules(o.wing.Book(), g.Pool)
	must(id, err)
	g.Index = deck.NewIndex(g.Pool)
	for _, name := range o.cards.Decks {
		l, err := deck.ReadList(file(o.cards, name))
		must(name, err)
		d, err := g.Index.Resolve(l)
		must(name, err)
		g.Lists, g.Decks = append(g.Lists, l), append(g.Decks, d)
	}
	o.game, o.defs, o.reader = g, nil, nil
}

// readPack reads a pack of a wing.
func readPack(c *wing.Cards, name string) *deck.Pack {
	p, err := deck.ReadPack(file(c, name))
	must(name, err)
	return p
}

// file reads a file of a wing.
func file(c *wing.Cards, name string) []byte {
	b, err := fs.ReadFile(c.Files, name)
	must(name, err)
	return b
}

func must(what string, err error) {
	if err != nil {
		panic("assets: " + what + ": " + err.Error())
	}
}
