package assets

import (
	"io/fs"
	"sync"

	"gotaku/rules"
	"gotaku/rules/deck"
	"gotaku/rules/wing"
)

// Opening is a game that is being read, a step at a time: compiling its cards takes
// longer than a frame may.
type Opening struct {
	wing  wing.Wing
	cards *wing.Cards

	mu   sync.Mutex // tests read games side by side
	read int        // packs
	done int        // cards compiled, of the packs in their order
	defs []rules.Def
	made Game
	game *Game // when all is read
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
	if o.made.Grammar == nil {
		return 0
	}
	return float32(o.done) / float32(o.total()+1)
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
		name := o.cards.Packs[o.read]
		p, err := deck.ReadPack(o.file(name))
		must(name, err)
		g.Packs = append(g.Packs, p)
		o.read++
	case g.Grammar == nil:
		g.Grammar = deck.Grammar(g.Packs...)
	case o.done < o.total():
		o.compile()
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

// compile compiles the next card.
func (o *Opening) compile() {
	i := o.done
	for _, p := range o.made.Packs {
		if i < len(p.Cards) {
			d, r := o.made.Grammar.Card(p, i)
			o.defs, o.made.Reports = append(o.defs, d), append(o.made.Reports, r)
			break
		}
		i -= len(p.Cards)
	}
	o.done++
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
		l, err := deck.ReadList(o.file(name))
		must(name, err)
		d, err := g.Index.Resolve(l)
		must(name, err)
		g.Lists, g.Decks = append(g.Lists, l), append(g.Decks, d)
	}
	o.game, o.defs = g, nil
}

// file reads a file of the wing.
func (o *Opening) file(name string) []byte {
	b, err := fs.ReadFile(o.cards.Files, name)
	must(name, err)
	return b
}

func must(what string, err error) {
	if err != nil {
		panic("assets: " + what + ": " + err.Error())
	}
}
