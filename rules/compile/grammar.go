// Package compile makes cards of packs: it reads their printed texts by the grammar and
// says them in English. What it makes of the packs that are shipped lies beside them
// (deck.WriteCards), so only who reads a text that was typed or brought needs it.
package compile

import (
	"cmp"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/state"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Grammar is the compiler of the packs' game, knowing the names, traits and kinds
// of the packs' cards.
func Grammar(packs ...*deck.Pack) *Compiler {
	d := text.Dict{Names: map[string]string{}, Traits: map[string]string{}, Kinds: map[string]ability.Kinds{}}
	for _, p := range packs {
		for i := range p.Cards {
			for j := range p.Cards[i].Sides {
				learn(&d, &p.Cards[i].Sides[j])
				learnNames(&d, deck.Heads(p.Game), &p.Cards[i].Sides[j])
			}
		}
	}
	return &Compiler{grammarOf(packs).With(d)}
}

// grammarOf is the grammar of the packs' game, of the first game without a pack.
func grammarOf(packs []*deck.Pack) *text.Game {
	for _, p := range packs {
		if g := text.Of(p.Game); g != nil {
			return g
		}
	}
	return text.Of(deck.Games()[0])
}

// learn puts the words of a side into the dictionary; the first card of a name counts.
func learn(d *text.Dict, s *state.Side) {
	for _, name := range [...]string{s.Name, s.Alias} {
		if _, known := d.Kinds[name]; !known && name != "" {
			d.Kinds[name] = s.Kinds
		}
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
func learnNames(d *text.Dict, heads []wing.Name, s *state.Side) {
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
	pair(abilityNames(heads, s.Text, false), abilityNames(heads, s.TextEN, true))
	pair(quoted(s.Text, "『", "』"), quoted(s.TextEN, `"`, `"`))
}

// abilityNames are the names at the heads of the lines of a text: スキル「…」, Skill “…”.
func abilityNames(heads []wing.Name, s string, english bool) (names []string) {
	for _, line := range strings.Split(s, "\n") {
		for i := range heads {
			head, open, shut := heads[i].JA, "「", "」"
			if english {
				head, open, shut = heads[i].EN, "“", "”"
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

// Text is the grammar with the names that the packs say, for who reads and prints single
// texts.
func (c *Compiler) Text() *text.Game { return c.g }

// compile reads the text of one side, the English one if no other is printed; side is its
// number for the problems.
func (c *Compiler) compile(s *state.Side, side int) (*ability.Card, text.Class, []deck.Problem) {
	printed, name, l := s.Text, s.Name, text.JA
	if printed == "" && s.TextEN != "" {
		printed, name, l = s.TextEN, cmp.Or(s.NameEN, s.Name), text.EN
	}
	card, rep := c.g.CompileAs(s.Kinds, name, printed, l)
	var out []deck.Problem
	for _, sp := range rep.Spans {
		out = append(out, deck.Problem{Side: side, Text: printed[sp.Start:sp.End],
			From: text.RuneOffset(printed, sp.Start), To: text.RuneOffset(printed, sp.End), JA: sp.JA, EN: sp.EN})
	}
	return card, rep.Class, out
}

// english is what a side's text is in English: where its own is not printed, and of
// each ability.
func (c *Compiler) english(s *state.Side) deck.English {
	var out deck.English
	if s.TextEN == "" && s.Text != "" {
		out.Text = c.g.Print(s.Card, s.Name, text.EN)
	}
	each := func(list []ability.Ability) (said []string) {
		for i := range list {
			one := ""
			if list[i].Print != "" {
				one = c.g.Print(&ability.Card{Abilities: list[i : i+1], Quoted: s.Card.Quoted}, s.Name, text.EN)
			}
			said = append(said, one)
		}
		return said
	}
	out.Abilities, out.Quoted = each(s.Card.Abilities), each(s.Card.Quoted)
	return out
}
