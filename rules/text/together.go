package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// お互いの捨て場にカードが5枚以上あるなら: five of both together, or five of each? if each player controls 3 or more Forwards can only be
// said of each, and is no number of cards that one of them has. Where a text does not say that they are counted together it is not read;
// that neither has any is the same either way.

// together are the words that say so.
var together = []string{"合計", "合わせて", "あわせて", "total", "combined", "in all"}

// ofBoth are words for both players, in small letters.
var ofBoth = []string{"お互い", "各プレイヤー", "両プレイヤー", "each player", "each fighter", "both players", "both fighters"}

// saidTogether tells whether each clause that speaks of both players says that they are counted together: what else is added up in the
// text, such as the costs of what is chosen, says nothing of them.
func saidTogether(said string) bool {
	says := func(clause string, words []string) bool {
		return slices.ContainsFunc(words, func(w string) bool { return strings.Contains(clause, w) })
	}
	found := false
	for _, clause := range strings.FieldsFunc(strings.ToLower(said), func(r rune) bool { return strings.ContainsRune("、。，,.:：\n", r) }) {
		if !says(clause, ofBoth) {
			continue
		}
		if !says(clause, together) {
			return false
		}
		found = true
	}
	return found
}

// countsBoth tells that a text speaks of both players' cards, or of a number of both, and not whether all of them are counted, or so
// many taken of all of them, or of each player's.
func (g *Game) countsBoth(a *ability.Ability, n *Normal) *Trouble {
	total := saidTogether(string(n.R)) || saidTogether(a.Print) // a spelling may be left out of what is read
	apart := func(of, than ability.Amount) bool {
		return countsEach(of) && !total && !Equal(than, ability.N(0)) && !g.moreThanOnes(of.Of, than)
	}
	found := false
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		switch x := partOf(v).(type) {
		case *ability.Cond:
			if x.Op == ability.Compare {
				found = found || apart(x.L, x.R) || apart(x.R, x.L)
			}
		case *ability.Amount:
			found = found || numberOfEach(*x)
		case *ability.Selector:
			found = found || someOfEach(x)
		}
		EachField(v, visit)
	}
	visit(reflect.ValueOf(a).Elem())
	if !found {
		return nil
	}
	return doubt(n, "両方のプレイヤーを合わせてなのか、それぞれなのか、言われていない", "whether both players' cards are meant together, or each player's, is not said")
}

// moreThanOnes tells whether a number is more than one player can have there: both together are counted.
func (g *Game) moreThanOnes(of *ability.Filter, n ability.Amount) bool {
	w := g.Lex.World
	if w == nil || n.Op != ability.Const || len(of.Zone) == 0 {
		return false
	}
	most := int32(0)
	for _, z := range of.Zone {
		m, is := w.Most[z]
		if !is {
			return false
		}
		most += m
	}
	return n.N > most
}

// countsEach tells whether an amount is the number of what each player has.
func countsEach(a ability.Amount) bool {
	return a.Op == ability.CountOf && a.Of != nil && a.Of.Who.Side == ability.Each
}

// numberOfEach tells whether an amount is a number of each player, of which there is not one.
func numberOfEach(a ability.Amount) bool {
	return a.Op == ability.StatOf && a.Who.Side == ability.Each && a.Ref == (ability.Ref{})
}

// someOfEach tells whether so many are taken of what each player has: so many of both together, or of each player's?
func someOfEach(s *ability.Selector) bool {
	return s.N.Op != ability.All && s.N.Op != ability.AnyNumber && s.Of.Who.Side == ability.Each && s.Of.Ref == (ability.Ref{})
}
