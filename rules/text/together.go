package text

import (
	"reflect"
	"strings"

	"gotaku/rules/ability"
)

// お互いの捨て場にカードが5枚以上あるなら: five of both together, or five of each? if each player controls 3 or more Forwards can only be
// said of each, and is no number of cards that one of them has. Where a text does not say that they are counted together it is not read;
// that neither has any is the same either way.

// together are the words that say so.
var together = []string{"合計", "合わせて", "あわせて", "in total", "combined", "in all"}

// CountsBoth tells that the cards of both players are compared with a number, and not whether all of them are counted or those of each.
func CountsBoth(a *ability.Ability, n *Normal) *Trouble {
	s := strings.ToLower(string(n.R))
	for _, w := range together {
		if strings.Contains(s, w) {
			return nil
		}
	}
	found := false
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if c, is := partOf(v).(*ability.Cond); is && c.Op == ability.Compare {
			found = found || countsEach(c.L) && !Equal(c.R, ability.N(0)) || countsEach(c.R) && !Equal(c.L, ability.N(0))
		}
		EachField(v, visit)
	}
	visit(reflect.ValueOf(a).Elem())
	if !found {
		return nil
	}
	return &Trouble{n, 0, nil, "両方のプレイヤーの合計なのか、それぞれなのか、言われていない", "whether both players' cards are counted together, or each player's, is not said"}
}

// countsEach tells whether an amount is the number of what each player has.
func countsEach(a ability.Amount) bool {
	return a.Op == ability.CountOf && a.Of != nil && a.Of.Who.Side == ability.Each
}
