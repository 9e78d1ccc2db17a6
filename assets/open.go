package assets

import (
	"io/fs"
	"sync"

	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Opening is a game that is being read, a step at a time: all of it takes longer than
// a frame may.
type Opening struct {
	wing  wing.Wing
	cards *wing.Cards

	mu     sync.Mutex // tests read games side by side
	reader *deck.CardReader
	pool   *state.PoolMaker // of the cards that have been read
	linker *rules.Linker    // of all of them
	made   Game             // as far as it has been read
	game   *Game            // when all is read
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
	switch {
	case o.reader == nil:
		return 0
	case o.linker == nil:
		return o.reader.Part() / 2
	}
	return (1 + o.linker.Part()) / 2
}

// Step reads a little more, which takes a few milliseconds at most, and says whether all
// is read; nothing is done as long as the cards have not come (Bring). The files are part of the program and tested, so a fault in them is a fault
// of the program.
func (o *Opening) Step() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	var err error
	switch g := &o.made; {
	case o.game != nil:
	case o.reader == nil:
		if cards, here := made(o.wing); here {
			o.reader, o.pool = deck.NewCardReader(cards), state.BeginPool()
		}
	case g.Pool == nil:
		err = o.card()
	case o.linker == nil:
		o.linker, err = rules.NewLinker(o.wing.Book(), g.Pool)
	case g.Rules == nil:
		g.Rules, err = o.linker.Next()
	case g.Index == nil:
		g.Index = deck.NewIndex(g.Pool)
	case len(g.Decks) < len(o.cards.Decks):
		err = o.deck(o.cards.Decks[len(g.Decks)])
	default:
		o.game, o.pool, o.reader, o.linker = g, nil, nil, nil
	}
	must(wing.ID(o.wing), err)
	return o.game != nil
}

// Waits says whether the cards have not come yet.
func (o *Opening) Waits() bool {
	o.mu.Lock()
	defer o.mu.Unlock()
	return o.game == nil && o.reader == nil
}

// card reads the next card; after the last the pool is whole.
func (o *Opening) card() error {
	g := &o.made
	c, err := o.reader.Next()
	if err != nil {
		return err
	}
	if c != nil {
		g.Reports, g.English, g.Said = append(g.Reports, c.Report), append(g.English, c.English), append(g.Said, c.Said)
		return o.pool.Add(c.Def)
	}
	for _, d := range o.cards.More {
		if err := o.pool.Add(d); err != nil {
			return err
		}
	}
	g.Pool = o.pool.End()
	return nil
}

// deck finds the cards of a starter deck.
func (o *Opening) deck(name string) error {
	g := &o.made
	l, err := deck.ReadList(file(o.cards.Files, name))
	if err != nil {
		return err
	}
	d, err := g.Index.Resolve(l)
	g.Lists, g.Decks = append(g.Lists, l), append(g.Decks, d)
	return err
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
