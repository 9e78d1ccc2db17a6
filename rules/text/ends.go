package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// A sentence that says how long it lasts may be meant to say it for the next one too, of the same thing: it gets 1000 power until the end
// of the turn. It cannot block. What lasts for good and what ends with the turn are too far apart to guess.

// endsSaid tells whether it is said, or nothing else can be meant, how long each thing lasts that an ability does once.
func (c *Compiler) endsSaid(a *ability.Ability, n *Normal) bool {
	if a.Kind == ability.Static || saidForGood(c.Printed) {
		return true
	}
	if said := n.Source(c.Printed); strings.Contains(said, "さらに") || strings.Contains(said, " also ") {
		alsoAsLong(a.Do)
	}
	return !endsUnsaid(reflect.ValueOf(a).Elem())
}

// alsoAsLong lets what a thing also gains behind a condition last as long as what it got before: until the end of the turn it gets 1000
// power; if it is such a card, it also gains Haste.
func alsoAsLong(es []ability.Effect) {
	for i := range len(es) - 1 {
		k, is := es[i+1].(*ability.If)
		t := span(es[i])
		if !is || t == nil || *t == (ability.Time{}) || len(k.Then) != 1 {
			continue
		}
		then, is := k.Then[0].(*ability.Give)
		if is && then.For == (ability.Time{}) && Equal(&then.What, ability.ActsOn(es[i])) {
			then.For = *t
		}
	}
}

// asLongAs lets what is so in the place of something that lasts for a time last as long, where it is the same number: it gains 1000 power
// until the end of the turn. If …, it gains 2000 power instead. Of anything else nothing says how long it lasts: false.
func asLongAs(b, old ability.Effect) bool {
	t, was := span(b), span(old)
	if t == nil || was == nil || *t != (ability.Time{}) || *was == (ability.Time{}) {
		return true
	}
	c, is := b.(*ability.Change)
	o, too := old.(*ability.Change)
	if !is || !too || c.Stat != o.Stat {
		return false
	}
	c.For = *was
	return true
}

// endsUnsaid tells whether what lasts for a time is followed by what says no time: for good, or for that time too? That is asked of what is
// said of the same thing, and of numbers and keywords whatever has them; nothing is asked of what is not so for a time but done.
func endsUnsaid(v reflect.Value) (found bool) {
	if es, is := Is[[]ability.Effect](v); is && untimed(es) {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || endsUnsaid(f) })
	return found
}

// untimed tells that of the effects of one list; what is done behind a condition follows what stood before that.
func untimed(es []ability.Effect) bool {
	var timed ability.Effect
	for _, e := range es {
		if k, is := e.(*ability.If); is {
			for _, of := range [...][]ability.Effect{k.Then, k.Else} {
				if timed != nil && len(of) > 0 && forGood(of[0], timed) {
					return true
				}
			}
			continue
		}
		if timed != nil && forGood(e, timed) {
			return true
		}
		timed = nil
		if t := span(e); t != nil && *t != (ability.Time{}) {
			timed = e
		}
	}
	return false
}

// forGood tells whether something lasts, of what something else lasts of for a time, or as that does, and how long is not said.
func forGood(e, timed ability.Effect) bool {
	t := span(e)
	return t != nil && *t == (ability.Time{}) && (Gained(e) != nil && Gained(timed) != nil || Equal(ability.ActsOn(e), ability.ActsOn(timed)))
}

// span is how long a number, a keyword or a rule holds of a thing; nil: it is none of them.
func span(e ability.Effect) *ability.Time {
	if r, is := e.(*ability.Rule); is {
		return &r.For
	}
	return Gained(e)
}

// Gained is how long something has another number, or a keyword; nil: it gains none.
func Gained(e ability.Effect) *ability.Time {
	switch e := e.(type) {
	case *ability.Change:
		if e.Stat < ability.CardStats {
			return &e.For
		}
	case *ability.Give:
		return &e.For
	}
	return nil
}

// saidForGood tells whether a text says of something, in brackets, that it does not end with the turn.
func saidForGood(printed string) bool {
	low := strings.ToLower(printed)
	return slices.ContainsFunc([]string{"does not end", "doesn't end", "終わらない", "終了しない", "失われない", "なくならない"}, func(s string) bool { return strings.Contains(low, s) })
}
