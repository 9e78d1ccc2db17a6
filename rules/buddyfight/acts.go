package buddyfight

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// usesFrom are the zones of cards whose activated abilities may be used, in order.
var usesFrom = func() (out []state.Zone) {
	for _, w := range append(field[:], ability.Hand_, ability.Discards, ability.Soul) {
		out = append(out, zoneAt(w))
	}
	return
}()

// Candidates lists what might be possible in a window.
func (game) Candidates(k *K, d *rules.Decision, into []state.Act) []state.Act {
	switch {
	case d.Window == "attack":
		into = attackActs(k, d.Seat, into)
	case d.Window == "move":
		for _, r := range monsters(k.Board, d.Seat) {
			for n := range areas {
				into = append(into, state.Act{Verb: Replace, Card: r.ID, N: int32(n + 1)})
			}
		}
	default:
		into = useActs(k, d.Seat, windowOf(d.Window), into)
	}
	return append(into, state.Act{Verb: state.Pass})
}

func attackActs(k *K, s seat, into []state.Act) []state.Act {
	at := append(k.List(monsters(k.Board, s.Other())), ref{})
	for _, r := range attackers(k, s) {
		for _, o := range at {
			into = append(into, state.Act{Verb: state.DeclareAttack, Card: r.ID, Target: o.ID}, state.Act{Verb: LinkAttack, Card: r.ID, Target: o.ID})
		}
	}
	return into
}

// timely says whether a card of this kind may be used in a window: a counter always, an impact card in 1.1 of one's own
// final phase, any other in one's own main phase. [3.main.1.1.note2, 3.final.1.1.note2]
func timely(c *state.Chars, window int) bool {
	if c.Kinds&ability.Impact != 0 {
		return hasCounter(c) || window == inFinal
	}
	return hasCounter(c) || window == inMain
}

// useActs lists the uses: of cards in the hand what they may be as far as the eyes in
// force can tell, then of abilities. [3.main.1.1.note2, 3.final.1.1.note2]
func useActs(k *K, s seat, window int, into []state.Act) []state.Act {
	for _, id := range k.State.List(zoneHand, s) {
		c := k.CharsOf(id)
		hidden := len(c.Names) == 0
		if hidden || equipAbility(k, k.State.Ref(id)) != (state.AbilityID{}) {
			into = append(into, state.Act{Verb: EquipAs, Card: id})
		}
		if !hidden && !timely(c, window) {
			continue
		}
		if hidden || c.Kinds&ability.Monster != 0 {
			for n := range areas {
				into = append(into, state.Act{Verb: state.PlayCard, Card: id, N: int32(n + 1)})
			}
		}
		if hidden || c.Kinds&ability.Monster == 0 {
			into = append(into, state.Act{Verb: state.PlayCard, Card: id})
		}
	}
	for _, id := range k.Holders(zoneDrop, s) {
		c := k.CharsOf(id)
		if c.Kinds&ability.Monster == 0 || !timely(c, window) || !calledFromDrop(k, s, k.State.Ref(id)) {
			continue
		}
		for n := range areas {
			into = append(into, state.Act{Verb: state.PlayCard, Card: id, N: int32(n + 1)})
		}
	}
	for _, id := range k.Holders(zoneSoul, s) {
		if c := k.CharsOf(id); c.Kinds&(ability.SpellCard|ability.Impact) != 0 && timely(c, window) && castFrom(k, s, k.State.Ref(id)) {
			into = append(into, state.Act{Verb: state.PlayCard, Card: id})
		}
	}
	for _, r := range monsters(k.Board, s) {
		if equipAbility(k, r) != (state.AbilityID{}) {
			into = append(into, state.Act{Verb: EquipAs, Card: r.ID})
		}
	}
	for _, u := range k.Usable(s, usesFrom) {
		into = append(into, state.Act{Verb: state.UseAbility, Card: u.Card.ID, Ability: u.Ability})
	}
	return into
}

// CheckAct says why an act is not possible, as far as the eyes in force can tell: nil also
// for a hidden card that might do.
func (game) CheckAct(k *K, d *rules.Decision, _ state.Eyes, a state.Act) *board.Why {
	if !k.State.Valid(a.Card) || !k.State.Valid(a.Target) || !wellFormed(a) {
		return whyAct
	}
	if a.Verb == state.Pass {
		if d.Window == "attack" {
			return mayStop(k, d.Seat)
		}
		return nil
	}
	r, at := k.State.Ref(a.Card), ref{}
	if a.Target != 0 {
		at = k.State.Ref(a.Target)
	}
	switch d.Window {
	case "attack":
		return checkAttack(k, d.Seat, a.Verb, r, at)
	case "move":
		if a.Verb != Replace || !movable(k, d.Seat, r) || k.Count(areas[a.N-1], d.Seat) > 0 {
			return whyArea
		}
		return nil
	}
	window := windowOf(d.Window)
	how := a.N&argArea | int32(window)<<argWindow
	switch {
	case window < 0:
		return whyAct
	case a.Verb == state.UseAbility:
		return mayUse(k, d.Seat, r, a.Ability, window)
	case a.Verb == EquipAs && inArea(k.Board, r):
		return mayEquipAs(k, d.Seat, r, how)
	case a.Verb == state.PlayCard && (calledFromDrop(k, d.Seat, r) || castFrom(k, d.Seat, r)):
		return mayPlay(k, d.Seat, r, how)
	case a.Verb != state.PlayCard && a.Verb != EquipAs, !k.In(r, ability.Hand_) || k.State.Card(r).At.Of != d.Seat:
		return whyAct
	case unseen(k.Board, r):
		return nil
	case a.Verb == EquipAs:
		return mayEquipAs(k, d.Seat, r, how)
	}
	return mayPlay(k, d.Seat, r, how)
}

// checkAttack judges a declaration of an attack. [3.attack.2.2]
func checkAttack(k *K, s seat, v state.ActVerb, r, at ref) *board.Why {
	if v != state.DeclareAttack && v != LinkAttack {
		return whyAct
	}
	if why := mayAttack(k, s, r); why != nil {
		return why
	}
	if why := mayAim(k, s, r, at); why != nil || v == state.DeclareAttack {
		return why
	}
	return mayLink(k, s, r, at)
}

// wellFormed says whether an act names nothing that its verb does not use.
func wellFormed(a state.Act) bool {
	bare := state.Act{Verb: a.Verb, Card: a.Card}
	switch a.Verb {
	case state.Pass:
		bare.Card = 0
	case state.PlayCard:
		bare.N = min(max(a.N, 0), int32(len(areas)))
	case Replace:
		bare.N = min(max(a.N, 1), int32(len(areas)))
	case state.DeclareAttack, LinkAttack:
		bare.Target = a.Target
	case state.UseAbility:
		bare.Ability = a.Ability
	}
	return a == bare && (a.Verb == state.Pass || a.Card != 0)
}
