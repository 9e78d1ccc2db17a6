package deck

import (
	"strings"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Grammar is the compiler of the packs' game, knowing the names, traits and kinds
// of the packs' cards.
func Grammar(packs ...*Pack) *Compiler {
	d := text.Dict{Names: map[string]string{}, Traits: map[string]string{}, Kinds: map[string]ability.Kinds{}}
	for _, p := range packs {
		for i := range p.Cards {
			for j := range p.Cards[i].Sides {
				learn(&d, &p.Cards[i].Sides[j])
				learnNames(&d, gameOf(p.Game), &p.Cards[i].Sides[j])
			}
		}
	}
	return &Compiler{grammarOf(packs).With(d)}
}

// grammarOf is the grammar of the packs' game, of the first game without a pack.
func grammarOf(packs []*Pack) *text.Game {
	for _, p := range packs {
		if g := text.Of(p.Game); g != nil {
			return g
		}
	}
	return text.Of(games[0].ID)
}

// learn puts the words of a side into the dictionary; the first card of a name counts.
func learn(d *text.Dict, s *rules.Side) {
	if _, known := d.Kinds[s.Name]; !known {
		d.Kinds[s.Name] = s.Kinds
	}
	if _, known := d.Names[s.Name]; !known && s.NameEN != "" {
		d.Names[s.Name] = s.NameEN
	}
	for i, t := range s.Traits {
		if _, known := d.Traits[t]; !known && i < len(s.TraitsEN) {
			d.Traits[t] = s.TraitsEN[i]
		}
	}
}

// learnNames puts the names that a side's texts say in both languages into the
// dictionary: of its abilities, and what other cards' names have in them.
func learnNames(d *text.Dict, g *Game, s *rules.Side) {
	if s.TextEN == "" {
		return
	}
	pair := func(ja, en []string) {
		for i, name := range ja {
			if _, known := d.Names[name]; !known && len(ja) == len(en) {
				d.Names[name] = en[i]
			}
		}
	}
	pair(g.abilityNames(s.Text, false), g.abilityNames(s.TextEN, true))
	pair(quoted(s.Text, "『", "』"), quoted(s.TextEN, `"`, `"`))
}

// abilityNames are the names at the heads of the lines of a text: スキル「…」, Skill “…”.
func (g *Game) abilityNames(s string, english bool) (names []string) {
	for _, line := range strings.Split(s, "\n") {
		for i := range g.Heads {
			head, open, shut := g.Heads[i].JA[0], "「", "」"
			if english {
				head, open, shut = g.Heads[i].EN[0], "“", "”"
			}
			rest, found := strings.CutPrefix(line, head)
			in := quoted(rest, open, shut)
			if found && len(in) > 0 && strings.HasPrefix(strings.TrimSpace(rest), open) {
				names = append(names, in[0])
			}
		}
	}
	return names
}

// quoted is what stands in these quotes in a text.
func quoted(s, open, shut string) (out []string) {
	for {
		_, rest, found := strings.Cut(s, open)
		in, rest, closed := strings.Cut(rest, shut)
		if !found || !closed {
			return out
		}
		out, s = append(out, in), rest
	}
}

// Compiler reads printed card text of one game.
type Compiler struct{ g *text.Game }

// compile reads the text of one side; side is its number for the problems.
func (c *Compiler) compile(s *rules.Side, side int) (*ability.Card, text.Class, []Problem) {
	card, rep := c.g.CompileAs(s.Kinds, s.Name, s.Text, text.JA)
	var out []Problem
	for _, sp := range rep.Spans {
		out = append(out, Problem{Side: side, Text: s.Text[sp.Start:sp.End],
			From: text.RuneOffset(s.Text, sp.Start), To: text.RuneOffset(s.Text, sp.End), JA: sp.JA, EN: sp.EN})
	}
	return card, rep.Class, out
}

// English is the text of a side in English: as printed, else in the grammar's
// own words. Canonical is true for the latter.
func (c *Compiler) English(s *rules.Side) (english string, canonical bool) {
	if s.TextEN != "" || s.Card == nil || s.Text == "" {
		return s.TextEN, false
	}
	return c.g.Print(s.Card, s.Name, text.EN), true
}
