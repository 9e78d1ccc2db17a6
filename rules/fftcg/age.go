package fftcg

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// age: of what came to the field at the same time the turn player says what counts as
// older, if it could matter. [11.12.4.10, 11.12.4.11]
func age(k *K, happened []event) {
	d := rules.Decision{Seat: k.Turn(), Kind: rules.Choose, Ordered: true, Ask: rules.Prompt{Key: "age", Rule: "11.12.4.11"}}
	for i := range happened {
		if e := &happened[i]; e.Verb == ability.Moved && k.In(e.New, ability.Field) && e.From != e.To && overrides(k, e.New) {
			d.Items = append(d.Items, rules.Item{Card: e.New.ID})
		}
	}
	d.Min, d.Max = int32(len(d.Items)), int32(len(d.Items))
	if d.Max < 2 {
		return
	}
	for _, it := range k.Ask(d).Pick {
		k.Renew(k.State.Ref(it.Card))
	}
}

// overrides says whether a field ability of r does more than add: then it matters
// which of two is older.
func overrides(k *K, r ref) bool {
	for _, h := range k.Chars(r).Abilities {
		a := k.Ability(h.ID)
		if a.Kind == ability.Static && slices.ContainsFunc(a.Do, func(e ability.Effect) bool {
			switch e := e.(type) {
			case *ability.Change:
				return e.Op != ability.Add && e.Op != ability.Sub
			case *ability.Give:
				return e.Take
			}
			return false
		}) {
			return true
		}
	}
	return false
}
