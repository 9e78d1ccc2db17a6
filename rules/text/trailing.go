package text

import (
	"reflect"
	"strings"

	"gotaku/rules/ability"
)

// English says at the end of a sentence if, for how many or when something is done. Where the sentence joins two acts that may be of the
// second alone: nullify the attack, and draw a card at the end of the turn; draw 1 card, then discard 1 card if you control no Backups.

// perOfAct says that only the act behind a choice is done for each of something, where that stands at the end of the sentence: choose a monster,
// and it gets power+1000 for each item on your field. What is chosen is no act.
func (c *Clause) perOfAct(said string) {
	if c.Per == nil || len(c.Do) < 2 || strings.HasPrefix(said, "for each ") || !strings.Contains(said, " for each ") {
		return
	}
	_, chooses := c.Do[0].(*ability.Select)
	c.PerLast = c.PerLast || chooses
}

// trails tells whether a sentence so ends, and how far back its end reaches is not said.
func (c *Clause) trails(said string) bool {
	ends := func(words ...string) bool {
		for _, w := range words {
			if at := strings.LastIndex(said, w); at > 0 && c.joins(said[:at]) {
				return true
			}
		}
		return false
	}
	switch {
	case c.Per != nil && (!c.PerLast || len(c.Do) > 2):
		return ends(" for each ")
	case c.If != nil && !c.While:
		return ends(" if ", " unless ")
	case len(c.On) > 0:
		return ends(" at the end of ", " at the beginning of ") || strings.LastIndex(said, " at the end of ") > strings.LastIndex(said, " and ") && strings.Contains(said, " and ") && deeds(c.Do) > 1
	}
	return false
}

// deeds is how many things are done that are over at once: dull it and break it.
func deeds(do []ability.Effect) (many int) {
	for _, e := range do {
		switch e.(type) {
		case *ability.Select, *ability.Change, *ability.Give, *ability.Rule:
		default:
			many++
		}
	}
	return many
}

// joins tells whether two acts are said before: a comma or "then" parts them, or they are done to two things.
func (c *Clause) joins(before string) bool {
	do := c.Do
	if len(do) > 0 {
		if _, chooses := do[0].(*ability.Select); chooses {
			do = do[1:]
		}
	}
	if len(do) < 2 || c.Did || c.DidNot || c.Otherwise {
		return false
	}
	if strings.Contains(before, ", and ") || strings.Contains(before, " then ") {
		return true
	}
	for _, verb := range []string{"deal", "put", "return", "destroy", "give"} { // two of a sort, each with its verb
		if strings.Contains(before, " and "+verb+" ") {
			return true
		}
	}
	first := ability.ActsOn(do[0])
	for _, e := range do[1:] {
		if w := ability.ActsOn(e); (first == nil || w == nil || !Equal(*first, *w)) && reflect.TypeOf(e) != reflect.TypeOf(do[0]) {
			return strings.Contains(before, " and ")
		}
	}
	return false
}
