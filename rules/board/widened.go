package board

import "gotaku/rules/ability"

// What counts where a threshold icon asks how much there is may be said by a text: as you count your spellchain, followers of
// a class are counted too. Nothing else asks that way, and not a sentence that says what it counts.

// widens says whether a text says so.
func widens(a *ability.Ability) (found bool) {
	if a != nil && a.Kind == ability.Static {
		ability.Walk(a, func(e ability.Effect) { found = found || widening(e) != nil })
	}
	return found
}

// widening is the effect that says so; nil: it says something else.
func widening(e ability.Effect) *ability.Rule {
	if r, is := e.(*ability.Rule); is && r.Mode == ability.May && r.Verb == ability.CountedV {
		return r
	}
	return nil
}

// asked is the number that a condition compares.
func (x *Text) asked(c *ability.Cond) int32 {
	if c.Word == "" || !x.B.widens || c.L.Op != ability.CountOf {
		return x.Amount(&c.L)
	}
	which := *c.L.Of
	which.Zone, which.Who = nil, ability.Who{}
	all, more := ability.Filter{Zone: c.L.Of.Zone, Who: c.L.Of.Who, Or: []ability.Filter{which}}, int32(0)
	x.B.Settle()
	eachWidening(x, c, func(y *Text, r *ability.Rule) {
		if r.N != nil {
			more += y.Amount(r.N)
		}
		if r.With != nil {
			all.Or = append(all.Or, *r.With)
		}
	})
	return x.count(&all) + more
}

// eachWidening calls f for every text that works and says so of the icon that asks, for the player who counts.
func eachWidening(x *Text, c *ability.Cond, f func(*Text, *ability.Rule)) {
	b := x.B
	for _, z := range b.workplaces {
		for i := int(z) * 2; i <= int(z)*2+1; i++ {
			for _, id := range b.State.Lists[i] {
				card := &b.State.Cards[id]
				if !b.Readable(card) {
					continue
				}
				has := b.Book.Printed(card.Face, card.Side)
				if b.effects.edited(id) {
					has = b.effects.cards[id]
				}
				for _, h := range has.Abilities {
					a := b.Ability(h.ID)
					if !widens(a) || !x.IsSeat(c.L.Of.Who, card.Master) || !b.Works(a, id, card.At) {
						continue
					}
					s := static{on: b.State.Ref(id), by: card.Master, source: source{h: h, a: a}}
					y := s.text(b)
					s.holds(&y, func(e ability.Effect) {
						if r := widening(e); r != nil && r.Name == c.Word {
							f(&y, r)
						}
					})
				}
			}
		}
	}
}
