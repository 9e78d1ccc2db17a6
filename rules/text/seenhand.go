package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// A hand that was looked at just before is what is spoken of: look at your opponent's hand and discard a spell. A bare discard is of
// one's own hand elsewhere; there it is not.

// seenHand is how a text looks at the other player's hand, and how it goes on to discard.
var seenHand = [langs]struct {
	look    []string
	discard string
	hand    []string // which says whose hand it is that is discarded from
}{
	JA: {[]string{"相手の手札を見", "相手の手札を確認"}, "捨て", []string{"手札"}},
	EN: {[]string{"opponent's hand"}, "discard", []string{"your hand", "from hand"}},
}

// SaysSeenHand tells whether a text discards behind a look at the other player's hand without a word of whose hand it is then.
func SaysSeenHand(n *Normal) (found bool) {
	said := strings.ToLower(string(n.R))
	for lang := range seenHand {
		for _, look := range seenHand[lang].look {
			for _, behind, is := strings.Cut(said, look); is && !found; _, behind, is = strings.Cut(behind, look) {
				found = discardsUnsaid(behind, Lang(lang))
			}
		}
	}
	return found
}

// discardsUnsaid tells whether the sentence that goes on here, or the next one, discards first, and no hand is named for it.
func discardsUnsaid(said string, lang Lang) bool {
	words := seenHand[lang]
	before, behind, found := strings.Cut(said, words.discard)
	end := Pick(lang, "。", ".")
	if !found || strings.Count(before, end) > 1 {
		return false
	}
	if lang == EN { // discard 1 card from your hand
		behind, _, _ = strings.Cut(behind, end)
		before += behind
	}
	return !slices.ContainsFunc(words.hand, func(hand string) bool { return strings.Contains(before, hand) })
}

// discardsOther tells whether what is discarded right behind a look at the other player's hand was read as of one's own, and the text
// does not say so.
func discardsOther(a *ability.Ability, n *Normal) bool {
	return discardsBehindLook(reflect.ValueOf(&a.Do).Elem()) && SaysSeenHand(n)
}

func discardsBehindLook(v reflect.Value) (found bool) {
	if es, is := v.Interface().([]ability.Effect); is {
		for i := 1; i < len(es); i++ {
			l, looks := es[i-1].(*ability.Look)
			m, moves := es[i].(*ability.Move)
			found = found || looks && moves && l.From.Zone == ability.Hand_ && l.From.Who.Side == ability.Opponent &&
				m.How == ability.Discard && m.What.Sel != nil && m.What.Sel.Of.Who.Side == ability.You
		}
	}
	EachField(v, func(f reflect.Value) { found = found || discardsBehindLook(f) })
	return found
}
