package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What a condition of a head holds for, and what else is asked behind it. [11.8.13]

// asksAgain tells whether a condition is of what set the ability off, and the sentence behind what it holds for asks of the same:
// それがバックアップの場合、…。それがフォワードの場合、…. It is no condition of the whole then, which would have the second never
// come true. [11.8.13]
func asksAgain(c *ability.Cond, n *text.Normal, l text.Lang) bool {
	is := c
	if is.Op == ability.Not && len(is.Args) == 1 {
		is = &is.Args[0]
	}
	if stat := is.Op == ability.Compare && is.L.Op == ability.StatOf; !stat && (is.Op != ability.Is || is.Ref.Kind != ability.Slot) || stat && is.L.Ref.Kind != ability.Slot {
		return false
	}
	depth := text.Depths(n.R)
	for i, r := range n.R {
		if depth[i] != 0 || r != '。' && (r != '.' || l != text.EN) {
			continue
		}
		next := strings.TrimSpace(string(n.R[i+1:]))
		words := againOf
		if is.Op == ability.Compare {
			words = againCosts
			if is.L.Stat == ability.Power {
				words = againPowers
			}
		}
		for _, w := range words[l] {
			if strings.HasPrefix(next, w) {
				return true
			}
		}
		return false
	}
	return false
}

// How a sentence begins that asks again of the same thing what it is, costs, or has for power.
var (
	againOf     = [...][]string{text.JA: {"それが", "そのカードが", "そのキャラクターが"}, text.EN: {"If it ", "If that card ", "If that Character "}}
	againCosts  = [...][]string{text.JA: {"それのコストが", "そのコストが", "そのカードのコストが"}, text.EN: {"If its cost ", "If the cost of it ", "If it costs "}}
	againPowers = [...][]string{text.JA: {"それのパワーが", "そのパワーが", "そのフォワードのパワーが"}, text.EN: {"If its power ", "If the power of it "}}
)

// theyDiscard tells whether the opponent is made to discard, and nobody else is.
func theyDiscard(a *ability.Ability) bool {
	theirs, own := false, len(a.Cost) > 0
	ability.Walk(a, func(e ability.Effect) {
		if m, is := e.(*ability.Move); is && m.How == ability.Discard {
			by := m.What.Sel != nil && m.What.Sel.Of.Who.Side == ability.Opponent
			theirs, own = theirs || by, own || !by
		}
	})
	return theirs && !own
}

// otherwises are how what is done begins if what a condition asks is not so.
var otherwises = [...][]string{text.JA: {"そうでない", "それ以外の場合", "それ以外なら"}, text.EN: {"Otherwise, ", "If not, "}}

// elseBehind tells whether it is said, for what the sentence of the condition holds for, what is done otherwise: such a condition is asked as
// the ability resolves, or what is done otherwise would never be. [11.8.13]
func elseBehind(n *text.Normal, l text.Lang) bool {
	depth := text.Depths(n.R)
	for i, r := range n.R {
		if depth[i] != 0 || r != '。' && (r != '.' || l != text.EN) {
			continue
		}
		next := strings.TrimSpace(string(n.R[i+1:]))
		if slices.ContainsFunc(otherwises[l], func(w string) bool { return strings.HasPrefix(next, w) }) {
			return true
		}
		if strings.HasPrefix(next, "If ") || l == text.JA && strings.Contains(strings.SplitAfter(next, "。")[0], "場合") {
			return false // it may be said of that
		}
	}
	return false
}

// asksMore tells whether behind a condition of the head a sentence asks for something of its own, and does nothing with what was
// chosen before, nor in its place: it is not said whether it waits for the first condition, too. [11.8.13]
func asksMore(a *ability.Ability, said string) bool {
	if a.Kind != ability.Triggered {
		return false
	}
	if a.If == nil { // C、A。D、B。そうでないなら: does D wait for C?
		return asksFirst(a.Do) && slices.ContainsFunc(a.Do[1:], func(e ability.Effect) bool { f, is := e.(*ability.If); return is && len(f.Else) > 0 })
	}
	met := false
	for i, e := range a.Do {
		if f, is := e.(*ability.If); is && i > 0 && (len(f.Else) == 0 || saysOtherwise(said)) && !(met && text.RefersBack([]ability.Effect{f})) {
			return true
		}
		ability.Walk(&ability.Ability{Do: []ability.Effect{e}}, func(e ability.Effect) {
			switch e := e.(type) {
			case *ability.Select, *ability.Look, *ability.Find, *ability.Make, *ability.Ask, *ability.Try:
				met = true
			case *ability.Move:
				met = met || e.What.Sel != nil
			}
		})
	}
	return false
}

// asksFirst tells whether what is done begins with what is done only if something holds, and nothing else is done then.
func asksFirst(do []ability.Effect) bool {
	if len(do) == 0 {
		return false
	}
	f, is := do[0].(*ability.If)
	return is && len(f.Else) == 0
}

// saysOtherwise tells whether a text says what is done otherwise, and not only what is done instead.
func saysOtherwise(said string) bool {
	return slices.ContainsFunc(slices.Concat(otherwises[text.JA], otherwises[text.EN]), func(w string) bool { return strings.Contains(said, w) })
}

// discardedByOther tells whether it is asked what a player discarded, and not that player is made to discard, or not alone.
func discardedByOther(a *ability.Ability, s string) bool {
	asked := func(who ...string) bool {
		return slices.ContainsFunc(who, func(w string) bool {
			for _, did := range [...]string{" discard ", " discards ", " discarded "} {
				for _, by := range [...]string{"if ", "when "} {
					_, rest, found := strings.Cut(s, by+w+did)
					if sentence, _, _ := strings.Cut(rest, "."); found && (did == " discarded " || strings.Contains(sentence, "this way") || strings.Contains(sentence, "by this effect")) {
						return true
					}
				}
			}
			return false
		})
	}
	return asked("your opponent", "they") && !theyDiscard(a) || asked("you") && anotherDiscards(a)
}

// anotherDiscards tells whether a player other than the one whose text it is discards by it.
func anotherDiscards(a *ability.Ability) (found bool) {
	ability.Walk(a, func(e ability.Effect) {
		if m, is := e.(*ability.Move); is && m.How == ability.Discard {
			found = found || m.What.Sel == nil || m.What.Sel.Of.Who.Side != ability.You
		}
	})
	return found
}
