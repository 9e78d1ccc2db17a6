package assets

import (
	"regexp"
	"testing"

	"gotaku/rules/ability"
	"gotaku/rules/deck"
	"gotaku/rules/text"
	"gotaku/rules/text/texttest"
)

// What every wing's cards are: named in both languages, carried out by the rules.
func TestEveryOwnCardIsAutomatic(t *testing.T) {
	for _, id := range Games() {
		g := Of(id)
		for _, r := range g.Reports {
			if r.Status == deck.Assisted {
				t.Errorf("%s %s is assisted: %+v", r.ID, r.Name, r.Problems)
			}
		}
		for i := range g.Pool.Defs {
			for _, s := range g.Pool.Defs[i].Sides {
				if s.NameEN == "" || len(s.TraitsEN) > 0 && len(s.Traits) != len(s.TraitsEN) {
					t.Errorf("%s %s: English name %q, traits %q %q", g.Pool.Defs[i].ID, s.Name, s.NameEN, s.Traits, s.TraitsEN)
				}
			}
		}
	}
}

// Starter decks are legal in the format they are for, and there are two of one format.
func TestStarterDecksAreLegal(t *testing.T) {
	for _, id := range Games() {
		g, formats := Of(id), map[string]int{}
		for _, d := range g.Decks {
			setup := d.Setup()
			for _, f := range g.Rules.Game.Legal(g.Pool, d.Format, &setup, d.Opened) {
				t.Errorf("%s: %s %s", d.Name, f.Rule, f.EN)
			}
			if formats[d.Format]++; d.NameEN == "" {
				t.Errorf("%s has no English name", d.Name)
			}
		}
		if len(g.Decks) != Starters(id) || formats[""] < 2 && len(g.Decks) > 0 {
			t.Errorf("%s: %d of %d decks, of formats %v", id, len(g.Decks), Starters(id), formats)
		}
	}
}

// Every text of the packs, printed in Japanese and in English, reads back as the same
// data, and lacks nothing; the English texts on the cards say what the Japanese ones do.
func TestTextsReadBack(t *testing.T) {
	for _, id := range Games() {
		g := Of(id)
		d := dictionary(g)
		grammar := text.Of(id).With(d)
		read := func(s string, name string, card *ability.Card, kinds ability.Kinds, l text.Lang) {
			again, rep := grammar.CompileAs(kinds, name, s, l)
			if a, b := unprinted(again), unprinted(card); !text.Equal(named(a, b, &d), b) {
				t.Errorf("%s: language %d: %s\n\tgives other data; %+v", name, l, s, rep.Spans)
			}
		}
		for i := range g.Pool.Defs {
			for _, s := range g.Pool.Defs[i].Sides {
				if s.Card == nil {
					continue // an object of the rulebook
				}
				for l, name := range []string{s.Name, s.NameEN} {
					read(grammar.Print(s.Card, s.Name, text.Lang(l)), name, s.Card, s.Kinds, text.Lang(l))
				}
				both := [2]string{s.Name, s.Name}
				if s.Text != "" {
					texttest.Said(t, grammar, s.Card, both, s.Kinds, s.Text, text.JA)
				}
				if s.TextEN != "" {
					read(s.TextEN, s.NameEN, s.Card, s.Kinds, text.EN)
					texttest.Said(t, grammar, s.Card, both, s.Kinds, s.TextEN, text.EN)
				}
			}
		}
	}
}

// quotes find the names that both texts of a card say: at the heads of lines, of skills
// and EX powers; and of what cards' names have in them.
var quotes = [][2]*regexp.Regexp{
	{regexp.MustCompile(`(?m)^(?:スキル|EX|FX|BC|X)「(.+?)」`), regexp.MustCompile(`(?m)^(?:Skill|EX|FX|BC|X) “(.+?)”`)},
	{regexp.MustCompile(`『(.+?)』`), regexp.MustCompile(`"(.+?)"`)},
}

// dictionary has the names that the packs of a game say in both languages.
func dictionary(g *Game) text.Dict {
	d := text.Dict{Names: map[string]string{}, Traits: map[string]string{}, Kinds: map[string]ability.Kinds{}}
	for i := range g.Pool.Defs {
		for _, s := range g.Pool.Defs[i].Sides {
			if _, known := d.Kinds[s.Name]; !known {
				d.Kinds[s.Name], d.Names[s.Name] = s.Kinds, s.NameEN
			}
			for n, en := range s.TraitsEN {
				if _, known := d.Traits[s.Traits[n]]; !known {
					d.Traits[s.Traits[n]] = en
				}
			}
			for _, q := range quotes {
				english := q[text.EN].FindAllStringSubmatch(s.TextEN, -1)
				for j, m := range q[text.JA].FindAllStringSubmatch(s.Text, -1) {
					if _, known := d.Names[m[1]]; !known && j < len(english) {
						d.Names[m[1]] = english[j][1]
					}
				}
			}
		}
	}
	return d
}

// named gives the abilities of what was read the names they have in Japanese, where the
// dictionary does not know those.
func named(read, want ability.Card, d *text.Dict) ability.Card {
	for i := range read.Abilities {
		if i < len(want.Abilities) && read.Abilities[i].Name != "" && d.Names[want.Abilities[i].Name] == "" {
			read.Abilities[i].Name = want.Abilities[i].Name
		}
	}
	return read
}

// unprinted is a card without the notes of where its abilities stood.
func unprinted(c *ability.Card) ability.Card {
	d := *c
	d.Abilities, d.Quoted = strip(c.Abilities), strip(c.Quoted)
	return d
}

func strip(list []ability.Ability) []ability.Ability {
	out := append([]ability.Ability(nil), list...)
	for i := range out {
		out[i].Print = ""
	}
	return out
}
