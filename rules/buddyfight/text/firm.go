package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Damage that cannot be reduced: which of what an ability deals, and for how long its card's.

// thatDamage: it is said of one damage alone that it cannot be reduced, which is said of a card.
func thatDamage(n *text.Normal) bool {
	s := strings.ToLower(string(n.R))
	return strings.Contains(s, "このダメージは") || strings.Contains(s, "そのダメージは") || strings.Contains(s, "this damage cannot") || strings.Contains(s, "that damage cannot")
}

// firmly says of damage that it cannot be reduced, where the sentence behind it says so of "this damage": of what an ability
// deals once nothing says it otherwise. The damage of a spell is all that its card deals.
// Where that is not within anything, and apart is set, it is said of the card.
func firmly(es []ability.Effect, n *text.Normal, apart bool) (out []ability.Effect) {
	for _, e := range es {
		switch e := e.(type) {
		case *ability.If:
			e.Then, e.Else = firmly(e.Then, n, false), firmly(e.Else, n, false)
		case *ability.Try:
			e.Do, e.Then, e.Else = firmly(e.Do, n, false), firmly(e.Then, n, false), firmly(e.Else, n, false)
		case *ability.Modes:
			for i := range e.List {
				e.List[i] = firmly(e.List[i], n, false)
			}
		case *ability.Rule:
			if k := len(out) - 1; !apart && k >= 0 && e.Verb == ability.MinusV && e.What.Ref == text.ThisRef && e.For == (ability.Time{}) && saysThatDamage(e, n) {
				if d, deals := out[k].(*ability.Damage); deals && !d.Firm {
					d.Firm = true
					continue
				}
			}
		}
		out = append(out, e)
	}
	return out
}

// saysThatDamage tells whether the words of an effect are of "this damage".
func saysThatDamage(e ability.Effect, n *text.Normal) bool { return thatDamage(saying(e, n)) }

// saying are the words of an effect.
func saying(e ability.Effect, n *text.Normal) *text.Normal {
	from, to := e.Said()
	said := &text.Normal{}
	for i, r := range n.R {
		if from <= n.From[i] && n.To[i] <= to {
			said.Add(r, n.From[i], n.To[i], false)
		}
	}
	return said
}

// firm tells whether some damage is said to be what cannot be reduced.
func firm(es []ability.Effect) (found bool) {
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		d, is := e.(*ability.Damage)
		found = found || is && d.Firm
	})
	return found
}

// deals is how often damage may be dealt, one after another.
func deals(do []ability.Effect) (n int) {
	for _, e := range do {
		if f, is := e.(*ability.If); is {
			n += max(deals(f.Then), deals(f.Else))
			continue
		}
		ability.Walk(&ability.Ability{Do: []ability.Effect{e}}, func(e ability.Effect) {
			if _, is := e.(*ability.Damage); is {
				n++
			}
		})
	}
	return n
}

// unending tells whether an effect that is done once says of its card's damage that it is not reduced, and not for how long: as
// its card attacks that is so in the battle, but of damage that is dealt besides it would be said too late.
func unending(a *ability.Ability, n *text.Normal) (found bool) {
	if a.Kind != ability.Triggered && a.Kind != ability.Activated {
		return false
	}
	attacks := len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool { return !e.Verb.OfBattle() })
	late := thatDamage(n) && deals(a.Do) > 0
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		r, is := e.(*ability.Rule)
		if !is || r.Verb != ability.MinusV || r.What.Ref != text.ThisRef || r.For != (ability.Time{}) {
			return
		}
		found = found || !attacks || late
		r.For = ability.Time{Until: ability.EndOfBattle}
	})
	return found
}
