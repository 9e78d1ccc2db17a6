package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// oneThatAttacks tells whether English speaks of one Forward that attacks, or is blocked, where what was read are all that do: of a party nothing
// says which of them it is. At most one blocks, which is all that do. [10.1.3.1]
func oneThatAttacks(a *ability.Ability, n *text.Normal) bool {
	said := strings.ToLower(string(n.R)) + " "
	for _, one := range []string{"the attacking forward", "the blocked forward"} {
		at := strings.Index(said, one)
		if at >= 0 && !text.IsLetter(rune(said[at+len(one)])) && allThatAttack(reflect.ValueOf(a).Elem()) {
			return true
		}
	}
	return false
}

func allThatAttack(v reflect.Value) (found bool) {
	if s, is := text.Is[ability.Selector](v); is && s.N.Op == ability.All && slices.Contains(s.Of.Is, ability.Attacking) {
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = found || allThatAttack(f) })
	return found
}
