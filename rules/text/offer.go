package text

import (
	"strings"

	"gotaku/rules/ability"
)

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

// GivenOrOffered tells whether a sentence gives something, and then something else that may be done: カードを1枚引き、手札を1枚捨ててよい. Is what is
// given offered too? Of what is put away or chosen first it is: that is done for the rest of it.
func GivenOrOffered(a *ability.Ability, n *Normal) (found bool) {
	s := string(n.R)
	if !strings.Contains(s, "てよい") && !strings.Contains(s, "てもよい") {
		return false
	}
	ability.Walk(a, func(e ability.Effect) {
		t, is := e.(*ability.Try)
		if !is || !t.May || len(t.Cost) > 0 {
			return
		}
		do := t.Do
		for len(do) > 0 {
			if _, chooses := do[0].(*ability.Select); !chooses {
				break
			}
			do = do[1:]
		}
		if len(do) < 2 {
			return
		}
		switch do[0].(type) {
		case *ability.Draw, *ability.Damage:
			found = true
		}
	})
	return found
}

// eachTime says of each of two times by itself what is said of both.
func eachTime(cs []Clause) (out []Clause) {
	for _, c := range cs {
		next := c.Next
		c.Next = ability.Time{}
		if out = append(out, c); next != (ability.Time{}) {
			out = append(out, Clause{About: c.About, Actor: c.Actor, May: c.May, Do: Clone(c.Do).([]ability.Effect), For: next, from: c.from, to: c.to})
		}
	}
	return out
}
