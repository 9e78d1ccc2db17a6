package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// keywordCosts begin the line of what it costs to do what a keyword lets one do, by language.
var keywordCosts = []struct{ word, ja, en string }{{"transform", "【変身コスト】", "[transform cost]"}, {"riding", "【搭乗コスト】", "[ride cost]"}, {"riding", "【搭乗コスト】", "[riding cost]"}}

// ofKeyword is the keyword whose cost a line says; "": it says something else.
func ofKeyword(c *text.Compiler, n *text.Normal) string {
	low := front(n)
	for _, k := range keywordCosts {
		if strings.HasPrefix(low, text.Pick(c.Lang, k.ja, k.en)) {
			return k.word
		}
	}
	return ""
}

// hasKeyword tells whether a card has been read to have a keyword with a cost.
func hasKeyword(c *text.Compiler, word string) bool {
	return slices.ContainsFunc(c.Card.Abilities, func(a ability.Ability) bool {
		return a.Kind == ability.Keyword && a.Word == word && len(a.Cost) > 0
	})
}

// equipCost reads the line of what a keyword costs: it is the cost of the keyword, which stands on a line of its own, before or
// behind it. False: the line says something else.
func (d dialect) equipCost(c *text.Compiler, n *text.Normal) bool {
	word := ofKeyword(c, n)
	if word == "" {
		return false
	}
	p := n.Slice(slices.IndexFunc(n.R, func(r rune) bool { return r == ']' || r == '】' })+1, len(n.R)).Trim().Sentence()
	if opens(c, p) && p.R[len(p.R)-1] == ']' {
		p = p.Slice(1, len(p.R)-1).Trim().Sentence()
	}
	v, t := readCost(c, p)
	if t != nil || hasKeyword(c, word) {
		c.Give(&ability.Ability{Kind: ability.Keyword, Word: word}, ability.HandCost, n, t)
		return true
	}
	a := ability.Ability{Kind: ability.Keyword, Word: word, Print: n.Source(c.Printed)}
	at := slices.IndexFunc(c.Card.Abilities, func(a ability.Ability) bool { return a.Kind == ability.Keyword && a.Word == word })
	if at < 0 {
		at = len(c.Card.Abilities)
		c.Card.Abilities = append(c.Card.Abilities, a)
	}
	c.Card.Abilities[at].Cost = d.owned(v.([]ability.Cost))
	return true
}

// Keyword prints what it costs to do what a keyword lets one do: the field is said by its word, and not by its zones.
func (d dialect) Keyword(w *text.Printer, a *ability.Ability) (string, bool) {
	word, known := text.PrintKeyword(w, a.Word)
	if len(a.Cost) == 0 || !known {
		return "", false
	}
	costs, ok := w.Print(w.Game.Starts.Costs(), d.gathered(a.Cost))
	return word + text.Pick(w.Lang, "〔"+costs+"〕", " ["+text.Capital(costs)+"]"), ok
}
