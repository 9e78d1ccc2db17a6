package sve

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// quick is one window of a seat: a Quick card, a Quick ability, or a pass. It is
// asked whatever the hand holds; the other machine sees backs. [8.4.7, 7.4.5]
func (g game) quick(k *K, s seat, rule string) bool {
	d := rules.Decision{Seat: s, Kind: rules.Acting, Window: "quick", Ask: rules.Prompt{Key: "quick", Rule: rule}}
	a, f := k.TryAct(d, func(a rules.Act) *frame { return g.announce(k, s, a) })
	if a.Verb == rules.Pass {
		return false
	}
	g.carryOut(k, f)
	return true
}

// Acts lists what a seat may try, as far as the eyes of e can tell. [7.3.3, 7.4.5, 8.4.7]
func (g game) Acts(k *K, d *rules.Decision, e rules.Eyes, into []rules.Act) []rules.Act {
	for _, z := range [...]ability.Zone{ability.Hand_, ability.EX, ability.Discards, ability.Removed} {
		for _, r := range k.Cards(z, d.Seat) {
			if a := (rules.Act{Verb: rules.PlayCard, Card: r.ID}); g.CheckAct(k, d, e, a) == nil {
				into = append(into, a)
			}
		}
	}
	for z := range zoneSpecs {
		if w := zoneSpecs[z].Word; w == ability.Field || w == ability.EX || w == ability.LeaderArea || w == ability.Equipment || w == ability.Discards || w == ability.Hand_ || w == ability.EvolveDeck {
			for _, r := range k.Cards(w, d.Seat) {
				into = g.uses(k, d, e, r, into)
			}
		}
	}
	if d.Window != "main" {
		return append(into, rules.Act{Verb: rules.Pass})
	}
	into = g.attacks(k, d, e, into)
	into = g.rushes(k, d, into)
	if end := (rules.Act{Verb: rules.EndPhase}); g.CheckAct(k, d, e, end) == nil {
		into = append(into, end)
	}
	return into
}

// uses lists the activated abilities of one card, and the ways of playing them.
func (g game) uses(k *K, d *rules.Decision, e rules.Eyes, r ref, into []rules.Act) []rules.Act {
	c := k.Chars(r)
	if c.Sorts&(1<<ability.Activated) == 0 {
		return into
	}
	for _, h := range c.Abilities {
		a := k.Ability(h.ID)
		if a.Kind != ability.Activated {
			continue
		}
		ways := []int32{0}
		if evolveLike(a) {
			ways = []int32{0, withEP}
		}
		with := []rules.CardID{0}
		if a.Marks&ability.Evolve != 0 {
			ways = []int32{0, withEP, withSuper, withEP | withSuper}
			with = g.evolveCards(k, d.Seat, r)
		}
		for _, w := range with {
			for _, n := range ways {
				act := rules.Act{Verb: rules.UseAbility, Card: r.ID, Ability: h.ID, N: n, Target: w}
				if !slices.Contains(into, act) && g.CheckAct(k, d, e, act) == nil {
					into = append(into, act)
				}
			}
		}
	}
	return into
}

// rushes lists the ways of giving a follower Rush in sealed play. [B-1/8.5.1]
func (g game) rushes(k *K, d *rules.Decision, into []rules.Act) []rules.Act {
	if k.Setup == nil || k.Setup.Format != Sealed {
		return into
	}
	for _, r := range k.Cards(ability.Field, d.Seat) {
		for _, c := range k.Cards(ability.EvolveDeck, d.Seat) {
			for _, way := range [...]int32{0, withEP} {
				if a := (rules.Act{Verb: GrantRush, Card: r.ID, Target: c.ID, N: way}); g.mayGrantRush(k, d.Seat, a) == nil {
					into = append(into, a)
				}
			}
		}
	}
	return into
}

func (g game) attacks(k *K, d *rules.Decision, e rules.Eyes, into []rules.Act) []rules.Act {
	for _, by := range k.Cards(ability.Field, d.Seat) {
		if g.mayAttack(k, by) != nil {
			continue
		}
		for _, z := range [...]ability.Zone{ability.Field, ability.LeaderArea} {
			for _, at := range k.Cards(z, d.Seat.Other()) {
				if a := (rules.Act{Verb: rules.DeclareAttack, Card: by.ID, Target: at.ID}); g.CheckAct(k, d, e, a) == nil {
					into = append(into, a)
				}
			}
		}
	}
	return into
}

// CheckAct says why an act is not possible, as far as the eyes of e can tell: nil
// also for a hidden card that might be playable.
func (g game) CheckAct(k *K, d *rules.Decision, _ rules.Eyes, a rules.Act) *rules.Why {
	if !wellFormed(k, a) {
		return whyAbility
	}
	switch a.Verb {
	case rules.Pass:
		if d.Window == "main" {
			return whyWindow
		}
		return nil
	case rules.EndPhase:
		if d.Window != "main" {
			return whyWindow
		}
		return g.mayEnd(k, d)
	}
	if a.Card <= 0 || int(a.Card) >= len(k.State.Cards) || a.Target < 0 || int(a.Target) >= len(k.State.Cards) {
		return whyPlace
	}
	if why := g.checkAct(k, d, a); why != nil {
		return why
	}
	if d.Window == "main" && again(k, d.Seat, a) {
		return whyAgain
	}
	return nil
}

func (g game) checkAct(k *K, d *rules.Decision, a rules.Act) *rules.Why {
	r := k.State.Ref(a.Card)
	switch a.Verb {
	case rules.PlayCard:
		return g.checkPlay(k, d.Seat, r)
	case rules.UseAbility:
		if k.Lookup(a.Ability) == nil {
			return whyAbility
		}
		return g.mayUse(k, d.Seat, r, a.Ability, a.N, a.Target)
	case rules.DeclareAttack:
		if d.Window != "main" {
			return whyWindow
		}
		return g.checkAttack(k, r, k.State.Ref(a.Target))
	case GrantRush:
		if d.Window != "main" {
			return whyWindow
		}
		return g.mayGrantRush(k, d.Seat, a)
	}
	return whyWindow
}

// wellFormed says whether an act names nothing that its verb does not use.
func wellFormed(k *K, a rules.Act) bool {
	bare := rules.Act{Verb: a.Verb}
	switch a.Verb {
	case rules.PlayCard:
		bare.Card = a.Card
	case rules.DeclareAttack:
		bare.Card, bare.Target = a.Card, a.Target
	case GrantRush:
		bare.Card, bare.Target, bare.N = a.Card, a.Target, a.N&withEP
	case rules.UseAbility:
		bare.Card, bare.Ability = a.Card, a.Ability
		ab := k.Lookup(a.Ability)
		if ab == nil {
			return false
		}
		if ab.Marks&ability.Evolve != 0 {
			bare.Target, bare.N = a.Target, a.N&(withEP|withSuper)
		} else if evolveLike(ab) {
			bare.N = a.N & withEP
		}
	}
	return a == bare
}

func (g game) checkPlay(k *K, s seat, r ref) *rules.Why {
	c := k.State.Card(r)
	if z := k.Zones[c.At.Zone].Word; z != ability.Hand_ && z != ability.EX && !k.Allowed(ability.Played, r, s) || c.At.Of != s {
		return whyPlace
	}
	ch := k.Chars(r)
	if len(ch.Names) == 0 {
		return nil // hidden from these eyes
	}
	if why := g.mayPlay(k, s, r, s == k.Turn()); why != nil {
		return why
	}
	n, _ := ch.Num.Get(ability.CostStat)
	if k.CostNow(ability.Played, r, n) > k.Number(s, ability.PlayerPP) {
		return whyPP
	}
	if permanent(ch) && k.Playing(r) == nil {
		if int32(k.Count(ability.Field, s)) >= k.Number(s, ability.FieldLimit) {
			return whyFull
		}
		return nil
	}
	if !k.CouldTarget(k.Probe(s, r, rules.AbilityID{})) {
		return whyTarget
	}
	return nil
}

// mayEnd: not while an effect demands what can still be done. [7.3.3.1]
func (g game) mayEnd(k *K, d *rules.Decision) *rules.Why {
	for _, by := range k.Cards(ability.Field, d.Seat) {
		forced := k.Ruled(ability.Must, ability.AttackV, by, ref{}) ||
			slices.ContainsFunc(g.targets(k, by), func(at ref) bool { return k.Ruled(ability.Must, ability.AttackV, by, at) })
		if forced && len(g.attacks(k, d, rules.All, nil)) > 0 && g.mayAttack(k, by) == nil && g.targets(k, by) != nil {
			return whyMust
		}
	}
	return nil
}
