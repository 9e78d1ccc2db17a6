package text

import (
	"strings"

	"gotaku/rules/ability"
)

// What is asked or done too late: behind what makes it so, or behind what it was to change.

// alreadySo tells whether a condition asks whether something stands or rests, right behind what turns it so: engage it and deal it 2
// damage. If it is already engaged, deal 4 damage instead.
func alreadySo(es []ability.Effect) (found bool) {
	var turned *ability.Turn
	for _, e := range es {
		switch e := e.(type) {
		case *ability.Turn:
			turned = e
		case *ability.If:
			found = found || turned != nil && turned.What.Sel == nil && asksState(&e.Cond, turned.What.Ref) || alreadySo(e.Then) || alreadySo(e.Else)
		case *ability.Try:
			found = found || alreadySo(e.Do) || alreadySo(e.Then) || alreadySo(e.Else)
		case *ability.Modes:
			for _, mode := range e.List {
				found = found || alreadySo(mode)
			}
		}
	}
	return found
}

func asksState(c *ability.Cond, of ability.Ref) bool {
	if c.Op != ability.Is || c.Ref != of || c.Of == nil {
		return false
	}
	for _, s := range append(append([]ability.State{}, c.Of.Is...), c.Of.Not...) {
		if s == ability.Acted || s == ability.Standing {
			return true
		}
	}
	return false
}

// costTooLate tells whether what a card costs changes as the card is carried out, which has been paid then.
func costTooLate(a *ability.Ability) (found bool) {
	if a.Kind != ability.Spell {
		return false
	}
	for _, e := range a.Do {
		c, is := e.(*ability.CostChange)
		found = found || is && c.What.Ref == ThisRef && c.What.Sel == nil && c.For == (ability.Time{}) && c.Verb == ability.Played
	}
	return found
}

// eachTimeMore tells whether what is set off replaces something for good, once more each time: that is said of what is so as long as a card
// is there.
func eachTimeMore(a *ability.Ability, spells ability.Kinds) (found bool) {
	if a.Kind != ability.Triggered {
		return false
	}
	met := false // what is being played was chosen, and is gone when it has been carried out
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		if s, chooses := e.(*ability.Select); chooses {
			met = playedOnly(&s.Sel, spells)
		}
		in, is := e.(*ability.Instead)
		met := met && is && in.Of.Subj != nil && in.Of.Subj.Ref.Kind == ability.Slot
		found = found || is && !met && in.For == (ability.Time{})
	})
	return found
}

// ofTheirsToo tells whether a text counts what one player's cards came to behind what each player did: each player buries the top card of
// their deck. Draw a card for each follower put into your cemetery this way.
func ofTheirsToo(said string) bool {
	_, behind, each := strings.Cut(said, "each player ")
	return each && strings.Contains(behind, "into your ") && strings.Contains(behind, "this way")
}
