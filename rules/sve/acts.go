package sve

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// quick is one window of a seat: a Quick card, a Quick ability, or a pass. It is
// asked whatever the hand holds; the other machine sees backs. [8.4.7, 7.4.5]
func quick(k *K, s seat, rule string) bool {
	d := rules.Decision{Seat: s, Kind: rules.Acting, Window: "quick", Ask: rules.Prompt{Key: "quick", Rule: rule}}
	a, f := k.TryAct(&d, func(a state.Act) *frame { return announce(k, s, a) })
	if a.Verb == state.Pass {
		return false
	}
	carryOut(k, f)
	return true
}

// Candidates lists what might be possible: cards, in the other's turn only with Quick,
// abilities in every way of using them, attacks. [7.3.3, 7.4.5, 8.4.7, 12.3.4]
func (g game) Candidates(k *K, d *rules.Decision, into []state.Act) []state.Act {
	for i, z := range [...]ability.Zone{ability.Hand_, ability.EX, ability.Discards, ability.Removed} {
		if i > 1 && !k.AnyRule(ability.May, ability.Played) {
			break // nothing lets cards be played from there
		}
		for _, id := range k.State.List(k.Zone(z), d.Seat) {
			if d.Seat != k.Turn() && len(k.CharsOf(id).Names) > 0 && !isQuick(k.Board, k.State.Ref(id)) {
				continue
			}
			into = append(into, state.Act{Verb: state.PlayCard, Card: id})
		}
	}
	for _, u := range k.Usable(d.Seat, usesFrom) {
		into = g.uses(k, d.Seat, u, into)
	}
	if d.Window != "main" {
		return append(into, state.Act{Verb: state.Pass})
	}
	for _, by := range k.State.List(zoneField, d.Seat) {
		if k.State.Cards[by].Rest {
			continue // 8.4.2
		}
		for _, z := range [...]state.Zone{zoneField, zoneLeader} {
			for _, at := range k.State.List(z, d.Seat.Other()) {
				into = append(into, state.Act{Verb: state.DeclareAttack, Card: by, Target: at})
			}
		}
	}
	into = rushes(k.Board, d, into)
	return append(into, state.Act{Verb: state.EndPhase})
}

// uses lists the ways of using one ability; two copies of it on a card are one.
func (g game) uses(k *K, s seat, u board.Usable, into []state.Act) []state.Act {
	a, r := u.Text, u.Card
	if s != k.Turn() && a.Marks&ability.Quick == 0 {
		return into
	}
	c := k.Chars(r)
	if evolveLike(a) && !anyNumber(a) && len(c.Names) > 0 && k.Tallied(tallyEvolve, s, ref{}) > 0 {
		return into // 8.3.2.1, 8.3.2.2
	}
	ways, with := waysPlain, noCard
	if evolveLike(a) {
		ways = waysLike
	}
	if a.Marks&ability.Evolve != 0 {
		if c.Kinds&ability.EvolveCard != 0 || !couldPay(k, s, r, u.Ability, a) {
			return into
		}
		ways, with = waysEvolve, g.evolveCards(k.Board, s, r, intoOf(a))
	}
	for _, w := range with {
		for _, n := range ways {
			if act := (state.Act{Verb: state.UseAbility, Card: r.ID, Ability: u.Ability, N: n, Target: w}); !slices.Contains(into, act) {
				into = append(into, act)
			}
		}
	}
	return into
}

// usesFrom are the zones of cards whose abilities may be used, in order.
var usesFrom = func() (out []state.Zone) {
	for z := range zoneSpecs {
		if w := zoneSpecs[z].Word; w == ability.Field || w == ability.EX || w == ability.LeaderArea || w == ability.Equipment || w == ability.Discards || w == ability.Hand_ || w == ability.EvolveDeck {
			out = append(out, state.Zone(z))
		}
	}
	return
}()

// The ways of playing an ability, in Act.N.
var (
	waysPlain  = []int32{0}
	waysLike   = []int32{0, withEP}
	waysEvolve = []int32{0, withEP, withSuper, withEP | withSuper}
	noCard     = []state.CardID{0}
)

// couldPay says whether an evolve ability could be paid for in some way.
func couldPay(k *K, s seat, r ref, id state.AbilityID, a *ability.Ability) bool {
	if len(k.Chars(r).Names) == 0 {
		return true
	}
	f := k.Probe(s, r, id)
	return canPay(k, f, a, 0) == nil || canPay(k, f, a, withEP) == nil
}

// rushes lists the ways of giving a follower Rush in sealed play. [B-1/8.5.1]
func rushes(b *B, d *rules.Decision, into []state.Act) []state.Act {
	if b.Format != Sealed {
		return into
	}
	for _, r := range b.Cards(ability.Field, d.Seat) {
		for _, c := range b.Cards(ability.EvolveDeck, d.Seat) {
			for _, way := range [...]int32{0, withEP} {
				into = append(into, state.Act{Verb: GrantRush, Card: r.ID, Target: c.ID, N: way})
			}
		}
	}
	return into
}

// couldAttack says whether any attack could be declared.
func couldAttack(k *K, d *rules.Decision) bool {
	for _, by := range k.Cards(ability.Field, d.Seat) {
		if mayAttack(k.Board, by) != nil {
			continue
		}
		for _, at := range targets(k.Board, by) {
			if !again(k, d.Seat, state.Act{Verb: state.DeclareAttack, Card: by.ID, Target: at.ID}) {
				return true
			}
		}
	}
	return false
}

// CheckAct says why an act is not possible, as far as the eyes of e can tell: nil
// also for a hidden card that might be playable. [8.1.2]
func (g game) CheckAct(k *K, d *rules.Decision, _ state.Eyes, a state.Act) *board.Why {
	if !wellFormed(k.Board, a) {
		return whyAbility
	}
	switch a.Verb {
	case state.Pass:
		if d.Window == "main" {
			return whyWindow
		}
		return nil
	case state.EndPhase:
		if d.Window != "main" {
			return whyWindow
		}
		return mayEnd(k, d)
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

func (g game) checkAct(k *K, d *rules.Decision, a state.Act) *board.Why {
	r := k.State.Ref(a.Card)
	switch a.Verb {
	case state.PlayCard:
		return checkPlay(k, d.Seat, r)
	case state.UseAbility:
		if k.Lookup(a.Ability) == nil {
			return whyAbility
		}
		return g.mayUse(k, d.Seat, r, a.Ability, a.N, a.Target)
	case state.DeclareAttack:
		if d.Window != "main" {
			return whyWindow
		}
		return checkAttack(k.Board, r, k.State.Ref(a.Target))
	case GrantRush:
		if d.Window != "main" {
			return whyWindow
		}
		return mayGrantRush(k.Board, d.Seat, a)
	}
	return whyWindow
}

// wellFormed says whether an act names nothing that its verb does not use.
func wellFormed(b *B, a state.Act) bool {
	bare := state.Act{Verb: a.Verb}
	switch a.Verb {
	case state.PlayCard:
		bare.Card = a.Card
	case state.DeclareAttack:
		bare.Card, bare.Target = a.Card, a.Target
	case GrantRush:
		bare.Card, bare.Target, bare.N = a.Card, a.Target, a.N&withEP
	case state.UseAbility:
		bare.Card, bare.Ability = a.Card, a.Ability
		ab := b.Lookup(a.Ability)
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

func checkPlay(k *K, s seat, r ref) *board.Why {
	c := k.State.Card(r)
	if z := k.Zones[c.At.Zone].Word; z != ability.Hand_ && z != ability.EX && !k.Allowed(ability.Played, r, s) || c.At.Of != s {
		return whyPlace
	}
	ch := k.Chars(r)
	if len(ch.Names) == 0 {
		return nil // hidden from these eyes
	}
	if why := mayPlay(k.Board, s, r, s == k.Turn()); why != nil {
		return why
	}
	n, _ := ch.Num.Get(ability.CostStat)
	if k.CostNow(ability.Played, r, n) > k.Number(s, ability.PlayerPP) {
		if _, pays := k.Affordable(k.Probe(s, r, state.AbilityID{})); !pays { // 10.6.2.2.2
			return whyPP
		}
	}
	if permanent(ch) && k.Playing(r) == nil {
		if int32(k.Count(ability.Field, s)) >= k.Number(s, ability.FieldLimit) {
			return whyFull
		}
		return nil
	}
	f := k.Probe(s, r, state.AbilityID{})
	if !k.CouldTarget(f) {
		return whyTarget
	}
	if why := k.CouldModes(f); why != nil {
		return why
	}
	if !k.CouldPay(f) {
		return whyPay
	}
	return nil
}

// mayEnd: not while an effect demands what can still be done. [7.3.3.1]
func mayEnd(k *K, d *rules.Decision) *board.Why {
	if !k.AnyRule(ability.Must, ability.AttackV) {
		return nil
	}
	for _, by := range k.Cards(ability.Field, d.Seat) {
		forced := k.Ruled(ability.Must, ability.AttackV, by, ref{}) ||
			slices.ContainsFunc(targets(k.Board, by), func(at ref) bool { return k.Ruled(ability.Must, ability.AttackV, by, at) })
		if forced && couldAttack(k, d) && mayAttack(k.Board, by) == nil && len(targets(k.Board, by)) > 0 {
			return whyMust
		}
	}
	return nil
}
