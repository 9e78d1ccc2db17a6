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
	Heading
	Nouns

	// Paragraphs divides a text into abilities. Spell tells whether one without a head is
	// what a spell does; Paragraph reads one: its head, then its text. Whole sees what all of them were read as.
	Paragraphs(c *Compiler, n *Normal) []*Normal
	Spell(c *Compiler, ps []*Normal) bool
	Paragraph(c *Compiler, n *Normal, spell bool)
	Whole(card *ability.Card)
	// Sentence prints one.
	Sentence(w *Printer, c Clause) (string, bool)
	// Modes cuts the modes off a body; Mode prints mode number i, from 0, a line of its own.
	Modes(n *Normal) (before *Normal, list []*Normal)
	Mode(i int, s string, l Lang) string
	// Print prints one ability; group are those that share its body.
	Print(w *Printer, a *ability.Ability, group []ability.Ability) (string, bool)
	// Keyword prints a keyword that says more than its icon; false: the icon says it.
	Keyword(w *Printer, a *ability.Ability) (string, bool)

	// Mend says in full what the text leaves to the rules, and judges it: nil, or why it
	// was not understood. Unmend is the way back, for who prints it. Where says where the ability works, if its sentences say so.
	// Settle does what must wait until it is known what every word refers to.
	Mend(g *Game, a *ability.Ability, b *Body, n *Normal) *Trouble
	Unmend(a *ability.Ability)
	Where(g *Game, a *ability.Ability, said []ability.Zone)
	Settle(a *ability.Ability)
}

// Nouns is how a dialect says what something is done to.
type Nouns interface {
	// Noun writes out what a noun phrase leaves unsaid, unless it is asked for raw; Unsaid is
	// the way back. HeadNoun takes what its noun says off a filter before it is printed.
	Noun(g *Game, f *ability.Filter, raw bool)
	Unsaid(g *Game, f ability.Filter) ability.Filter
	HeadNoun(f ability.Filter) (head, rest ability.Filter)
	// Counter is the Japanese word by which the cards of a filter, of these kinds, are counted.
	Counter(g *Game, f *ability.Filter, kinds ability.Kinds) string
}

// Heading is how a dialect says what stands before the text of an ability.
type Heading interface {
	// Continues tells whether the line at i belongs to the one above it: it is a mode.
	Continues(r []rune, i int) bool
	// Trigger reads …とき、 at the front, if that is the head of an ability; rest nil: it is not.
	Trigger(c *Compiler, n *Normal) (t Trigger, rest *Normal)
	// Gate prints what must hold for the whole ability, Activated the costs of an activated
	// ability with what stands around them.
	Gate(w *Printer, a *ability.Ability) string
	Activated(w *Printer, a *ability.Ability) (string, bool)
	// Conditioned puts the condition of an ability that has no trigger into its sentences.
	Conditioned(a *ability.Ability, cs []Clause) bool
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

// Continues is so of numbers: 【1】.
func (Plain) Continues(r []rune, i int) bool {
	_, end := modeNumber(r, i)
	return end > 0
}

// Trigger goes to the first comma that ends one.
func (Plain) Trigger(c *Compiler, n *Normal) (Trigger, *Normal) { return c.Trigger(n, false) }

// Gate prints none.
func (Plain) Gate(*Printer, *ability.Ability) string { return "" }

// Activated prints an icon and the costs.
func (Plain) Activated(w *Printer, a *ability.Ability) (string, bool) { return w.activated(a) }

// Conditioned says …限り, and of a card's own cost これをプレイする際.
func (Plain) Conditioned(a *ability.Ability, cs []Clause) bool {
	if len(cs) != 1 || !asPlayed(a) {
		return a.If == nil || Conditioned(a, cs, true)
	}
	cs[0].AsPlayed, cs[0].If = true, a.If
	cs[0].Per = perCount(cs[0].Do[0])
	return true
}

// Conditioned puts the condition of an ability into its first sentence, which has none.
func Conditioned(a *ability.Ability, cs []Clause, while bool) bool {
	if len(cs) == 0 || cs[0].If != nil {
		return false
	}
	cs[0].If, cs[0].While = a.If, while
	return true
}

// Paragraph reads an ability whose head is icons.
func (Plain) Paragraph(c *Compiler, n *Normal, spell bool) { c.paragraph(n, spell) }

// Whole leaves the abilities of a card as each was read.
func (Plain) Whole(*ability.Card) {}

// Sentence prints it by its row.
func (Plain) Sentence(w *Printer, c Clause) (string, bool) { return w.plainly(c) }

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
func (Plain) Mend(*Game, *ability.Ability, *Body, *Normal) *Trouble { return nil }

// Unmend leaves the ability as it is.
func (Plain) Unmend(*ability.Ability) {}

// Where derives it from what the ability says of its own card.
func (Plain) Where(g *Game, a *ability.Ability, _ []ability.Zone) { a.Works = g.Lex.works(a) }

// Settle leaves the ability as it is.
func (Plain) Settle(*ability.Ability) {}

// Noun puts the zone that a bare kind word means.
func (Plain) Noun(g *Game, f *ability.Filter, raw bool) {
	if !raw {
		g.fillZone(f)
	}
}

// Unsaid leaves the zone.
func (Plain) Unsaid(_ *Game, f ability.Filter) ability.Filter { return f }

// Counter is 枚.
func (Plain) Counter(*Game, *ability.Filter, ability.Kinds) string { return "枚" }

// HeadNoun takes the kind.
func (Plain) HeadNoun(f ability.Filter) (head, rest ability.Filter) {
	rest = f
	rest.Kind = 0
	return ability.Filter{Kind: f.Kind}, rest
}
