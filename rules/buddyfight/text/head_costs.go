package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What heads say is paid: the costs in brackets before an ability, and what a card itself costs.

// bracketed reads the cost in 〔〕 at the front; false: it was not understood, and the
// ability has been given to the players.
func (d dialect) bracketed(c *text.Compiler, a *ability.Ability, n *text.Normal) (*text.Normal, bool) {
	if !opens(c, n) {
		return n, true
	}
	end := slices.Index(n.R, ']')
	if end < 0 {
		return n, true
	}
	v, t := readCost(c, n.Slice(1, end).Trim().Sentence())
	if t != nil {
		c.Give(a, ability.HandCost, n, t)
		return n, false
	}
	a.Cost = d.owned(v.([]ability.Cost))
	return n.Slice(end+1, len(n.R)).Trim(), true
}

// readCost reads what an ability or a keyword costs. That its card is put on top of another is no such cost: that is how
// a card is called [readings.go], and of one that lies somewhere the document does not say what would be under it then.
func readCost(c *text.Compiler, n *text.Normal) (any, *text.Trouble) {
	v, t := c.ReadCost(n)
	if t == nil && onTop(strings.ToLower(string(n.R))) {
		t = &text.Trouble{Piece: n, JA: "重ねるのは、コールのコストだけである", EN: "only as it is called is a card put on top of another"}
	}
	return v, t
}

// onTop tells whether it is said of a card that it is put on top of another.
func onTop(low string) bool {
	return strings.Contains(low, "の上に重ね") || strings.Contains(low, "this card on top of")
}

// owned are costs with one's own cards, and the field as it is.
func (d dialect) owned(v []ability.Cost) []ability.Cost {
	cs := text.Clone(v).([]ability.Cost)
	for i := range cs {
		text.OwnCost(&cs[i])
	}
	d.spread(reflect.ValueOf(cs))
	return cs
}

// cardCost reads what the card costs, in brackets or without.
func (d dialect) cardCost(c *text.Compiler, n *text.Normal) {
	p := n.Sentence()
	if opens(c, p) && p.R[len(p.R)-1] == ']' {
		p = p.Slice(1, len(p.R)-1).Trim().Sentence()
	}
	if slices.Contains([]string{"なし", "none", "no cost"}, strings.ToLower(string(p.R))) {
		return
	}
	v, t := cardCosts(c, p)
	for t != nil { // what must be so stands before what is paid
		at := slices.IndexFunc(p.R, func(r rune) bool { return r == ',' || r == '、' })
		if at < 0 {
			at = len(p.R)
		}
		k, no := c.Read(c.Game.Table.Nonterminal("cond"), p.Slice(0, at).Trim())
		if no != nil {
			break
		}
		c.Card.Needs = both(c.Card.Needs, text.Clone(k).(ability.Cond))
		d.spread(reflect.ValueOf(c.Card.Needs))
		if p = p.Slice(min(at+1, len(p.R)), len(p.R)).Trim(); len(p.R) == 0 {
			return
		}
		v, t = cardCosts(c, p)
	}
	if said := strings.ToLower(string(p.R)); t == nil && c.Kinds != 0 && c.Kinds&^c.Game.Lex.Spells == 0 && onTop(said) {
		t = &text.Trouble{Piece: n, JA: "重ねるのは、場に置かれるカードだけである", EN: "only what comes to the field is put on top of another card"}
	}
	if t != nil {
		c.Give(&ability.Ability{Kind: ability.Static}, ability.HandAll, n, t)
		return
	}
	cs := d.owned(v.([]ability.Cost))
	for i := range cs {
		if m, is := cs[i].Do.(*ability.Move); is && text.IsIt(m.To.Link) {
			m.To.Link = text.ThisRef // its soul: of what is called
		}
	}
	c.Card.Cost = append(c.Card.Cost, cs...)
}

// both joins a condition to what must be so already.
func both(old *ability.Cond, c ability.Cond) *ability.Cond {
	if old == nil {
		return &c
	}
	return &ability.Cond{Op: ability.And, Args: []ability.Cond{*old, c}}
}

// lifelinkWord is the keyword that is an ability of its card, and as often as it stands
// there. [4.kw.lifelink]
const lifelinkWord = "lifelink"

// deadlyHeads are the Lifelink that loses the game, by language; no text gives that. [4.kw.lifelink.1]
var deadlyHeads = [...][]string{text.JA: {"『ライフリンク即死』", "『ライフリンク 即死』", "【ライフリンク即死】"}, text.EN: {"[lifelink lose]"}}
