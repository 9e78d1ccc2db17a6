// Package text is the dialect of the phrase grammar (package rules/text) that the cards of
// Divine Cross speak: a game whose units have skills and EX powers.
package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Of is how Divine Cross speaks, in the words of its lexicon.
func Of(words *wing.Lexicon) text.Dialect { return dialect{words: words} }

type dialect struct {
	text.Plain
	words *wing.Lexicon
}

// markerWords are the markers that the rulebook names.
func markerWords(words *wing.Lexicon) (out []text.Word) {
	for _, m := range words.Markers {
		out = append(out, text.Word{JA: m.JA, EN: m.EN})
	}
	return out
}

// Leaves adds the nonterminals of skills, markers and areas.
func (d dialect) Leaves(g *text.Game) { addSkillLeaves(g, attributeWords(d.words)) }

// Names puts marks for the card's name, and on an assist for the unit it is attached to; a
// command may call itself by its kind.
func (d dialect) Names(c *text.Compiler, n *text.Normal, name string) *text.Normal {
	n = otherwise(namedCards(goesElsewhere(gainedPower(c.OwnNamed(n, name, true))), c.Lang), c.Lang)
	if ofAssist(c.Kinds, n.R) {
		n = put(n, c.Lang, text.Pick(c.Lang, "このユニット", "this unit"), hostName)
	}
	for i := range d.words.Kinds {
		if k := &d.words.Kinds[i]; k.Is&^d.words.Special == d.words.Once && (c.Kinds == 0 || c.Kinds == k.Is) {
			self := text.Pick(c.Lang, "このカード", "this card")
			if k.Is&ability.Assist != 0 {
				self = selfAssist
			}
			n = put(n, c.Lang, text.Pick(c.Lang, "この"+k.JA, "this "+k.EN), self)
		}
	}
	return n
}

// Named puts words for the marks.
func (dialect) Named(_ *text.Game, s string, c *ability.Card, _ string, l text.Lang) string {
	return crossNamed(s, c, l)
}

// Opaque is a name in 「」 that is not what a card gains.
func (dialect) Opaque(src []rune, i int) int { return nameRun(src, i) }

// Paragraphs divides at the heads of skills and EX powers.
func (dialect) Paragraphs(c *text.Compiler, n *text.Normal) []*text.Normal {
	return skillLines(c, n)
}

// Spell: a command is one unless it is an assist, which stays.
func (dialect) Spell(c *text.Compiler, _ []*text.Normal) bool {
	return c.Kinds&c.Game.Lex.Spells != 0 && c.Kinds&ability.Assist == 0
}

// Paragraph reads a skill, an EX power, or what a command does.
func (dialect) Paragraph(c *text.Compiler, n *text.Normal, spell bool) { skilledText(c, n, spell) }

// Sentence leaves whose hand it is to who acts: 相手は手札を1枚捨てる.
func (dialect) Sentence(w *text.Printer, c text.Clause) (string, bool) {
	s, ok := w.Spoken(c)
	if c.Actor != (ability.Who{}) {
		s = strings.Replace(s, "は、自分の", "は", 1)
	}
	return s, ok
}

// Modes are lines with bullets.
func (dialect) Modes(n *text.Normal) (*text.Normal, []*text.Normal) {
	return text.BulletModes(n, text.Depths(n.R), text.Bullets)
}

// Mode prints a line with its bullet.
func (dialect) Mode(_ int, s string, _ text.Lang) string { return "・" + s }

// Print prints the head of a skill or an EX power, and its text.
func (dialect) Print(w *text.Printer, a *ability.Ability, _ []ability.Ability) (string, bool) {
	return crossAbility(w, a)
}

// Mend says in full what a text leaves to the rules, and judges it.
func (dialect) Mend(_ *text.Game, a *ability.Ability, b *text.Body, n *text.Normal) *text.Trouble {
	if t := retreatsItself(a, n); t != nil {
		return t
	}
	return skilled(a, b, n)
}

// Where moves where an ability works out of its condition.
func (dialect) Where(_ *text.Game, a *ability.Ability, said []ability.Zone) { crossWorks(a, said) }

// Settle lets only damaged units be healed, makes up for what is missing in the KO zone, and offers what need not be done.
func (dialect) Settle(a *ability.Ability) {
	healed(a)
	chosenForKO(a.Do)
	offered(a.Do)
}

// Noun writes out where a bare unit is.
func (dialect) Noun(_ *text.Game, f *ability.Filter, raw bool) { unitPlace(f, raw) }

// Unsaid leaves out the zone that a bare kind means.
func (dialect) Unsaid(g *text.Game, f ability.Filter) ability.Filter { return g.UnsaidZone(f) }

// Counter is 体 of units.
func (dialect) Counter(g *text.Game, f *ability.Filter, _ ability.Kinds) string {
	if text.Equal(f.Zone, []ability.Zone{ability.Field}) || g.Lex.InAreas(f) {
		return "体"
	}
	return "枚"
}

// HeadNoun takes what a unit, or what is attached to one, is called by its place.
func (dialect) HeadNoun(f ability.Filter) (head, rest ability.Filter) { return unitHead(f) }
