package fftcg

import "gotaku/rules/ability"

// age: of what came to the field at the same time the turn player says what counts as
// older, if it could matter. [11.12.4.10, 11.12.4.11]
func age(k *K, happened []event) {
	var came []ref
	for i := range happened {
		if e := &happened[i]; e.Verb == ability.Moved && k.In(e.New, ability.Field) && e.From != e.To {
			came = append(came, e.New)
		}
	}
	k.AskAge(came)
}
