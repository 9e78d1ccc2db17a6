package text

import "gotaku/rules/ability"

// However a text is written, reading it takes a bounded number of steps. A step is a piece of
// a face that is tried, or the work of about as long.
const (
	fuelPerCard  = 24000 // a long official text takes some thousands
	fuelPerPiece = 9000  // a sentence, a cost, a head: the longest that do several things in one take eight thousand
	fuelPerLook  = 1700  // to say where a piece that was not understood stops being so
	fuelForLooks = 4 * fuelPerLook
	facesPerStep = 8  // faces that are looked at in vain, in the time of a step
	runesPerStep = 16 // runes that are made ready to be read
)

// maxPiece bounds the runes of what is read at once: no sentence is so long.
const maxPiece = 700

// maxLimitHead bounds the runes of ターンごとに1回、 at the front of a paragraph.
const maxLimitHead = 40

// fuel is what reading the rest of a card may still take.
type fuel struct {
	card  int
	looks int // for saying where what was not understood stops being so
}

var fullFuel = fuel{card: fuelPerCard, looks: fuelForLooks}

// parse reads a piece as n, whole, in every way there is. far is the furthest place that was
// reached, need what would have helped there; spent: there were not steps enough.
func (c *Compiler) parse(n Symbol, piece *Normal) (all []any, far int, need []string, spent bool) {
	if len(piece.R) > maxPiece {
		return nil, 0, nil, true
	}
	spent = c.spend(piece, func(p *Parser) {
		all = p.whole(n)
		far, need = p.far, p.need
	})
	return all, far, need, spent
}

// spend lends a parser of a piece the steps that a piece may take, and tells whether they were too few.
func (c *Compiler) spend(piece *Normal, read func(*Parser)) (spent bool) {
	lent := min(c.fuel.card, fuelPerPiece)
	left := lent - len(piece.R)/runesPerStep
	if left <= 0 {
		c.fuel.card -= lent
		return true
	}
	p := c.Game.newParser(piece, c.Lang, &left, c.quoted)
	read(p)
	c.Game.done(p)
	c.fuel.card -= lent - left
	return left <= 0
}

// look finds where a piece that was not understood stops being so, and tries for it also what
// cannot be there whole.
func (c *Compiler) look(n Symbol, piece *Normal) (far int, need []string) {
	lent := min(c.fuel.looks, fuelPerLook)
	left := lent
	p := c.Game.newParser(piece, c.Lang, &left, c.quoted)
	p.wide = true
	p.whole(n)
	c.fuel.looks -= lent - left
	far, need = p.far, p.need
	c.Game.done(p)
	return far, need
}

// Constructed reads a paragraph about building decks; false: it is none.
func (c *Compiler) Constructed(n *Normal) bool {
	all, _, _, _ := c.parse(c.Game.Starts.Construct, n.Sentence())
	if len(all) != 1 {
		return false
	}
	a := Clone(all[0]).(ability.Ability)
	a.Print = n.Source(c.Printed)
	c.Card.Abilities = append(c.Card.Abilities, a)
	return true
}

// newParser readies a parser for a piece: one that is done with another, if there is.
func (g *Game) newParser(piece *Normal, l Lang, fuel *int, q *quotes) *Parser {
	p, is := g.Table.idle.Get().(*Parser)
	if !is {
		p = &Parser{memo: map[int32]*cell{}, last: make([]int32, len(g.Table.lits)), alive: make([]living, len(g.Table.rules))}
	}
	clear(p.memo)
	clear(p.last)
	clear(p.alive)
	low := Lower(piece.R)
	*p = Parser{
		runes: lettersOf(low),
		Game:  g, Lang: l, Text: piece.R, piece: piece, low: low, memo: p.memo, open: noneOpen,
		last: p.last, alive: p.alive, faces: p.faces[:0], vals: p.vals[:0], fuel: fuel, quoted: q,
	}
	return p
}

// done takes a parser back whose piece has been read.
func (g *Game) done(p *Parser) {
	if len(p.memo) <= mostCells { // to clear a large one costs more than to make one
		g.Table.idle.Put(p)
	}
}

// mostCells is how much of a chart is kept for the next piece.
const mostCells = 4096
