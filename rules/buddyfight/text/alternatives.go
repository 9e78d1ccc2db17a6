package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// A card may be paid for in one of two ways: its fighter chooses which as it is used. [1.call.1.4]

// eitherWords stand between the two, by language; thenPaid and firstPaid are what is said once for both.
var eitherWords = [...][]string{text.JA: {"か、", "か"}, text.EN: {", or ", " or "}}

const (
	thenPaid  = "を払う"
	firstPaid = "pay "
)

// cardCosts reads what a card costs, or the two ways of which one is paid.
func cardCosts(c *text.Compiler, n *text.Normal) (any, *text.Trouble) {
	v, t := c.ReadCost(n)
	if t != nil {
		if cs, ok := either(c, n); ok {
			return cs, nil
		}
	}
	return v, t
}

// either reads a cost that is one thing or another; false: it is none. Which belongs to what, where more than one thing stands on
// a side, is not said, and nothing is read.
func either(c *text.Compiler, n *text.Normal) (out []ability.Cost, ok bool) {
	for i := range n.R {
		for _, w := range eitherWords[c.Lang] {
			end := i + len([]rune(w))
			if end > len(n.R) || string(n.R[i:end]) != w {
				continue
			}
			one, is := way(c, n.Slice(0, i).Trim(), thenPaid)
			other, as := way(c, n.Slice(end, len(n.R)).Trim(), firstPaid)
			if !is || !as {
				continue
			}
			if ok {
				return nil, false // it can be taken apart in two places
			}
			other.Mode = ability.InsteadOf
			out, ok = []ability.Cost{one, other}, true
			break
		}
	}
	return out, ok
}

// way reads one of the two, with the word that is said once for both if it is not read without.
func way(c *text.Compiler, n *text.Normal, shared string) (k ability.Cost, ok bool) {
	if len(n.R) == 0 {
		return k, false
	}
	v, t := c.ReadCost(n)
	if c.Lang == text.JA && t != nil && shared == thenPaid {
		at := n.From[len(n.R)-1]
		with := n.Put(false, func(int) (string, int) { return "", 0 })
		for _, r := range shared {
			with.Add(r, at, n.To[len(n.R)-1], false)
		}
		v, t = c.ReadCost(with)
	}
	if c.Lang == text.EN && t != nil && shared == firstPaid {
		with := &text.Normal{}
		for _, r := range shared {
			with.Add(r, n.From[0], n.From[0], false)
		}
		for i, r := range n.R {
			with.Add(r, n.From[i], n.To[i], n.Icons[i])
		}
		v, t = c.ReadCost(with)
	}
	if t != nil || onTop(strings.ToLower(string(n.R))) {
		return k, false
	}
	cs := v.([]ability.Cost)
	if len(cs) != 1 || !fixedCost(&cs[0]) {
		return k, false
	}
	return cs[0], true
}

// fixedCost tells whether what is paid is so much, and no choice of how much.
func fixedCost(k *ability.Cost) bool {
	if k.Mode != ability.Base {
		return false
	}
	switch e := k.Do.(type) {
	case nil:
		return k.N.Op == ability.Const
	case *ability.Move:
		return e.What.Sel == nil || e.What.Sel.N.Op == ability.Exactly && e.What.Sel.N.N.Op == ability.Const
	case *ability.Turn:
		return true
	}
	return false
}

// eitherSaid is what a card costs, by its print in costs: one thing, or that or another.
func (d dialect) eitherSaid(w *text.Printer, cs []ability.Cost) (string, bool) {
	var ways [2][]ability.Cost
	for _, k := range d.gathered(cs) {
		n := 0
		if k.Mode == ability.InsteadOf {
			n, k.Mode = 1, ability.Base
		}
		if k.Mode == ability.Base {
			ways[n] = append(ways[n], k)
		}
	}
	if len(ways[0]) == 0 {
		return "", len(ways[1]) == 0
	}
	one, ok := w.Print(w.Game.Starts.Costs(), ways[0])
	if len(ways[1]) == 0 {
		return one, ok
	}
	other, said := w.Print(w.Game.Starts.Costs(), ways[1])
	return one + text.Pick(w.Lang, "か、", " or ") + other, ok && said
}
