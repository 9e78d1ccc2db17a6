package text

import (
	"reflect"
	"regexp"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// お互いの墓場のカードが10枚以上なら may be said of each player, or of both together. On the field no player has more than five cards
// [4.4.4.1], and print has more of お互いの場のカード; of anything else it is read only where a text says that they are counted together.

// eachOrBoth is the trouble of a text that does not say so.
func eachOrBoth(a *ability.Ability, n *text.Normal) *text.Trouble {
	t := text.CountsBoth(a, n)
	if t == nil {
		return nil
	}
	others := false
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if f, is := text.Is[ability.Filter](v); is && f.Who.Side == ability.Each {
			others = others || !text.Equal(f, ability.Filter{Who: f.Who, Zone: []ability.Zone{ability.Field}})
		}
		text.EachField(v, visit)
	}
	visit(reflect.ValueOf(a).Elem())
	if !others {
		return nil
	}
	return t
}

var (
	countedJA = regexp.MustCompile(`(お互いの[^、。が]+)が([0-9]+)(枚|体|つ)以(上|下)`)
	countedEN = regexp.MustCompile(`(there are [0-9]+ or (?:more|less) [^,.]+? each player's (?:cemetery|hand|EX area|field|deck))`)
)

// saidTogether puts the words that say so into what is printed.
func saidTogether(s string, l text.Lang) string {
	if l == text.EN {
		return countedEN.ReplaceAllString(s, "${1} in total")
	}
	return countedJA.ReplaceAllString(s, "${1}の合計が${2}${3}以${4}")
}
