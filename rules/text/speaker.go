package text

import "gotaku/rules/ability"

// Dialect is how the cards of one game speak: its words and rows, and what it makes of a
// text in other ways than most games do. A dialect embeds Plain, which has an answer for
// everything but the words.
type Dialect interface {
	// Lexicon is the game's words and productions. It is asked for once.
	Lexicon() *Lexicon
	// Leaves adds nonterminals that Go reads and prints.
	Leaves(g *Game)

	Naming

	// Paragraphs divides a text into abilities. Spell tells whether one without a head is
	// what a spell does; Paragraph reads one: its head, then its text.
	Paragraphs(c *Compiler, n *Normal) []*Normal
	Spell(c *Compiler, ps []*Normal) bool
	Paragraph(c *Compiler, n *Normal, spell bool)
	// Modes cuts the modes off a body; Mode prints mode number i, from 0, a line of its own.
	Modes(n *Normal) (before *Normal, list []*Normal)
	Mode(i int, s string, l Lang) string
	// Print prints one ability; group are those that share its body.
	Print(w *Printer, a *ability.Ability, group []ability.Ability) (string, bool)
	// Keyword prints a keyword that says more than its icon; false: the icon says it.
	Keyword(w *Printer, a *ability.Ability) (string, bool)

	// Mend says in full what the text leaves to the rules, and judges it: nil, or why it
	// was not understood. Where says where the ability works, if its sentences say so.
	// Settle does what must wait until it is known what every word refers to.
	Mend(a *ability.Ability, b *Body, n *Normal) *Trouble
	Where(a *ability.Ability, said []ability.Zone)
	Settle(a *ability.Ability)

	// Noun writes out what a noun phrase leaves unsaid, unless it is asked for raw;
	// HeadNoun takes what its noun says off a filter before it is printed.
	Noun(g *Game, f *ability.Filter, raw bool)
	HeadNoun(f ability.Filter) (head, rest ability.Filter)
}

// Naming is how a dialect takes names.
type Naming interface {
	// Names puts marks for what stands for the card itself in its text, and Named puts
	// words for the marks.
	Names(c *Compiler, n *Normal, name string) *Normal
	Named(g *Game, s string, c *ability.Card, name string, l Lang) string
	// Opaque is the end of a name that stands at i and stays as it is printed; 0: none does.
	Opaque(src []rune, i int) int
}

// Plain is a dialect whose heads are icons, whose modes are numbered, and whose cards speak
// of themselves as "this".
type Plain struct{}

// Leaves adds none.
func (Plain) Leaves(*Game) {}

// Names leaves the text as it is.
func (Plain) Names(_ *Compiler, n *Normal, _ string) *Normal { return n }

// Named leaves the text as it is.
func (Plain) Named(_ *Game, s string, _ *ability.Card, _ string, _ Lang) string { return s }

// Opaque finds none besides those in the quotes of names.
func (Plain) Opaque([]rune, int) int { return 0 }

// Paragraphs divides at line ends and before head icons.
func (Plain) Paragraphs(c *Compiler, n *Normal) []*Normal { return c.Game.paragraphs(n, c.Lang) }

// Spell goes by the card's kind; of a card whose kind is not told, by its other paragraphs.
func (Plain) Spell(c *Compiler, ps []*Normal) bool {
	if c.Kinds != 0 {
		return c.Kinds&c.Game.Lex.Spells != 0
	}
	for _, p := range ps {
		if c.Game.startsHead(p.R, c.Lang) {
			return false
		}
	}
	return true
}

// Paragraph reads an ability whose head is icons.
func (Plain) Paragraph(c *Compiler, n *Normal, spell bool) { c.paragraph(n, spell) }

// Modes are numbered: 【1】.
func (Plain) Modes(n *Normal) (*Normal, []*Normal) { return NumberedModes(n, Depths(n.R)) }

// Mode prints 【1】 and the mode.
func (Plain) Mode(i int, s string, l Lang) string {
	n := Itoa(int32(i + 1))
	return Pick(l, "【"+n+"】", "["+n+"] ") + s
}

// Print prints the head in icons.
func (Plain) Print(w *Printer, a *ability.Ability, group []ability.Ability) (string, bool) {
	return w.ability(a, group)
}

// Keyword leaves every keyword to its icon.
func (Plain) Keyword(*Printer, *ability.Ability) (string, bool) { return "", false }

// Mend leaves the ability as it is.
func (Plain) Mend(*ability.Ability, *Body, *Normal) *Trouble { return nil }

// Where derives it from what the ability says of its own card.
func (Plain) Where(a *ability.Ability, _ []ability.Zone) { a.Works = works(a) }

// Settle leaves the ability as it is.
func (Plain) Settle(*ability.Ability) {}

// Noun puts the zone that a bare kind word means.
func (Plain) Noun(g *Game, f *ability.Filter, raw bool) {
	if !raw {
		g.fillZone(f)
	}
}

// HeadNoun takes the kind.
func (Plain) HeadNoun(f ability.Filter) (head, rest ability.Filter) {
	rest = f
	rest.Kind = 0
	return ability.Filter{Kind: f.Kind}, rest
}
