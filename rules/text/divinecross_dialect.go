package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/wing"
)

// markerWords are the markers that the rulebook names.
func markerWords(words *wing.Lexicon) (out []Word) {
	for _, m := range words.Markers {
		out = append(out, Word{JA: m.JA, EN: m.EN})
	}
	return out
}

// Leaves adds the nonterminals of skills, markers and areas.
func (d crossDialect) Leaves(g *Game) { addSkillLeaves(g, attributeWords(d.words)) }

// Names puts marks for the card's name, and on an assist for the unit it is attached to.
func (crossDialect) Names(c *compiler, n *normal, name string) *normal {
	return hideHost(c.ownNamed(n, name, true), c.lang, c.kinds)
}

// Named puts words for the marks.
func (crossDialect) Named(_ *Game, s string, c *ability.Card, _ string, l Lang) string {
	return crossNamed(s, c, l)
}

// Opaque is a name in 「」 that is not what a card gains.
func (crossDialect) Opaque(src []rune, i int) int { return nameRun(src, i) }

// Paragraphs divides at the heads of skills and EX powers.
func (crossDialect) Paragraphs(c *compiler, n *normal) []*normal { return skillLines(c, n) }

// Spell: a command is one unless it is an assist, which stays.
func (crossDialect) Spell(c *compiler, _ []*normal) bool {
	return c.kinds&c.g.lex.Spells != 0 && c.kinds&ability.Assist == 0
}

// Paragraph reads a skill, an EX power, or what a command does.
func (crossDialect) Paragraph(c *compiler, n *normal, spell bool) { skilledText(c, n, spell) }

// Modes are lines with bullets.
func (crossDialect) Modes(n *normal) (*normal, []*normal) { return bulletModes(n, depths(n.r)) }

// Mode prints a line with its bullet.
func (crossDialect) Mode(_ int, s string, _ Lang) string { return "・" + s }

// Print prints the head of a skill or an EX power, and its text.
func (crossDialect) Print(w *printer, a *ability.Ability, _ []ability.Ability) (string, bool) {
	return crossAbility(w, a)
}

// Mend says in full what a text leaves to the rules, and judges it.
func (crossDialect) Mend(a *ability.Ability, b *body, n *normal) *trouble { return skilled(a, b, n) }

// Where moves where an ability works out of its condition.
func (crossDialect) Where(a *ability.Ability, said []ability.Zone) { crossWorks(a, said) }

// Settle lets only damaged units be healed, and offers what need not be done.
func (crossDialect) Settle(a *ability.Ability) {
	healed(a)
	offered(a.Do)
}

// Noun writes out where a bare unit is.
func (crossDialect) Noun(_ *Game, f *ability.Filter, raw bool) { unitPlace(f, raw) }

// HeadNoun takes what a unit, or what is attached to one, is called by its place.
func (crossDialect) HeadNoun(f ability.Filter) (head, rest ability.Filter) { return unitHead(f) }
