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
	return o.reader.Part()
}

// Step reads a little more, which takes a few milliseconds at most, and says whether all
// is read. The files are part of the program and tested, so a fault in them is a fault
// of the program.
func (o *Opening) Step() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	var err error
	switch g := &o.made; {
	case o.game != nil:
	case o.reader == nil:
		o.reader = deck.NewCardReader(file(o.cards.Files, o.cards.Made))
	case !o.all:
		o.card()
	case g.Pool == nil:
		g.Pool, err = rules.NewPool(append(o.defs, o.cards.More...))
	case g.Rules == nil:
		g.Rules, err = rules.NewRules(o.wing.Book(), g.Pool)
	default:
		o.decks()
	}
	must(wing.ID(o.wing), err)
	return o.game != nil
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
	o.defs, g.Reports, g.English = append(o.defs, c.Def), append(g.Reports, c.Report), append(g.English, c.English)
}

// decks finds the starter decks among the cards, which is the last.
func (o *Opening) decks() {
	g := &o.made
	g.Index = deck.NewIndex(g.Pool)
	for _, name := range o.cards.Decks {
		l, err := deck.ReadList(file(o.cards.Files, name))
		must(name, err)
		d, err := g.Index.Resolve(l)
		must(name, err)
		g.Lists, g.Decks = append(g.Lists, l), append(g.Decks, d)
	}
	o.game, o.defs, o.reader = g, nil, nil
}

// file reads a file of a wing.
func file(from fs.FS, name string) []byte {
	b, err := fs.ReadFile(from, name)
	must(name, err)
	return b
}

func must(what string, err error) {
	if err != nil {
		panic("assets: " + what + ": " + err.Error())
	}
}
