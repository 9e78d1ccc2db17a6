package text

import "gotaku/rules/ability"

// Offer is what the head of an ability says may be paid as the ability is carried out, where its text says that the cost may be
// paid: resources, or something that is done.
type Offer struct {
	Cost  []ability.Cost
	Do    []ability.Effect
	Taken bool // the text has said so
}

// offered puts what the head offers where the sentences of a body say that it may be paid, and nil; or what is wrong. What is said
// behind that of its being paid is said of what is done, then.
func (c *Compiler) offered(cs []Clause, n *Normal) *Trouble {
	for i := range cs {
		if !cs[i].Offered {
			continue
		}
		o := c.Offer
		switch {
		case o == nil || o.Taken:
			return doubt(n, "払うものが書かれていない", "nothing says what is paid")
		case i == len(cs)-1:
			return doubt(n, "払って何が起きるのか書かれていない", "nothing says what paying does")
		}
		o.Taken = true
		if cs[i].Offered, cs[i].Cost = false, o.Cost; len(o.Do) == 0 {
			continue
		}
		cs[i].May, cs[i].Do = true, o.Do
		for j := i + 1; j < len(cs) && (cs[j].Did || cs[j].DidNot); j++ {
			if ofPaying(cs[j].Deeds) {
				cs[j].Deeds = nil
			}
		}
	}
	return nil
}

// ofPaying tells whether what was done is that something was paid.
func ofPaying(deeds []ability.Effect) bool {
	return len(deeds) == 1 && Equal(deeds[0], ability.Effect(&ability.Try{}))
}
