package divinecross

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Candidates lists what might be possible: skills in the battle phase, else what the
// main phase has. [601.1, 703.1]
func (game) Candidates(k *K, d *rules.Decision, into []state.Act) []state.Act {
	if d.Window == "skill" {
		for _, u := range k.Usable(d.Seat, usesFrom) {
			if inBattle(u.Text) && ofMain(k.Board, d.Seat, u.Card) {
				into = append(into, state.Act{Verb: UseSkill, Card: u.Card.ID, Ability: u.Ability})
			}
		}
		return append(into, state.Act{Verb: state.Pass})
	}
	hand := k.State.List(zoneHand, d.Seat)
	if !spent(k.Board, d.Seat, ability.ChargeMost) {
		for _, z := range [...]state.Zone{zoneMain, zoneStandby} {
			for _, u := range k.State.List(z, d.Seat) {
				for _, id := range hand {
					into = append(into, state.Act{Verb: Charge, Card: id, Target: u})
				}
			}
		}
	}
	for n := int8(0); n < standbys; n++ {
		if slotFree(k.Board, d.Seat, n, nil) {
			for _, id := range hand {
				into = append(into, state.Act{Verb: PutUnit, Card: id, N: int32(n)})
			}
		}
	}
	for _, id := range hand {
		if c := k.CharsOf(id); len(c.Names) == 0 || c.Kinds&ability.Command != 0 {
			into = append(into, state.Act{Verb: state.PlayCard, Card: id})
		}
	}
	if !spent(k.Board, d.Seat, ability.RetreatMost) && tired(k.Board, mainOf(k.Board, d.Seat)) == nil {
		for _, id := range k.State.List(zoneStandby, d.Seat) {
			into = append(into, state.Act{Verb: RetreatUnit, Target: id})
		}
	}
	for _, u := range k.Usable(d.Seat, usesFrom) {
		if !inBattle(u.Text) {
			into = append(into, state.Act{Verb: state.UseAbility, Card: u.Card.ID, Ability: u.Ability})
		}
	}
	return append(into, state.Act{Verb: state.EndPhase})
}

// usesFrom are the zones of cards whose abilities may be used, in order.
var usesFrom = func() (out []state.Zone) {
	for _, w := range [...]ability.Zone{ability.Main, ability.Standby, ability.Soul, ability.Hand_, ability.Discards, ability.KO} {
		out = append(out, zoneAt(w))
	}
	return
}()

// CheckAct says why an act is not possible, as far as the eyes in force can tell: nil
// also for a hidden card that might do.
func (game) CheckAct(k *K, d *rules.Decision, _ state.Eyes, a state.Act) *board.Why {
	if n := len(k.State.Cards); a.Card < 0 || int(a.Card) >= n || a.Target < 0 || int(a.Target) >= n || !wellFormed(a) {
		return whyAct
	}
	r := k.State.Ref(a.Card)
	if d.Window == "skill" {
		switch a.Verb {
		case state.Pass:
			return nil
		case UseSkill:
			return mayUseSkill(k.Board, d.Seat, r, a.Ability)
		}
		return whyAct
	}
	switch a.Verb {
	case state.EndPhase:
		return nil
	case RetreatUnit:
		if spent(k.Board, d.Seat, ability.RetreatMost) {
			return whyRetreat
		}
		return mayRetreat(k.Board, d.Seat, k.State.Ref(a.Target))
	case state.UseAbility:
		if endless(k.Board, a) && k.Loops.Exhausted(d.Seat, a) {
			return whyAgain
		}
		return mayUse(k.Board, d.Seat, r, a.Ability)
	}
	if !k.In(r, ability.Hand_) || k.State.Card(r).At.Of != d.Seat {
		return whyAct
	}
	switch a.Verb {
	case Charge:
		return mayCharge(k.Board, d.Seat, k.State.Ref(a.Target))
	case PutUnit:
		if !hidden(k.Board, r) && !isUnit(k.Board, r) {
			return whyUnit
		}
		if !slotFree(k.Board, d.Seat, int8(a.N), nil) {
			return whySlot
		}
		return mayPut(k.Board, d.Seat, r)
	case state.PlayCard:
		if hidden(k.Board, r) {
			return nil
		}
		return mayPlay(k.Board, d.Seat, r)
	}
	return whyAct
}

// hidden says whether the eyes in force cannot see what r is.
func hidden(b *B, r ref) bool { return len(b.Chars(r).Names) == 0 }

// mayPut: what a unit that may be put into a standby area says of itself, and what forbids it. [603.1, 104.4]
func mayPut(b *B, s seat, r ref) *board.Why {
	if p := b.Playing(r); p != nil && !b.Holds(b.Probe(s, r, state.AbilityID{}), p.Needs) {
		return whyNeeds
	}
	return b.Cannot(ability.Entered, r, ref{}, s)
}

// mayCharge: once a turn, to a unit of one's own. [602]
func mayCharge(b *B, s seat, unit ref) *board.Why {
	switch {
	case spent(b, s, ability.ChargeMost):
		return whyCharge
	case !inArea(b, unit) || b.State.Card(unit).Master != s:
		return whyAct
	}
	return b.Cannot(ability.Charged, unit, ref{}, s)
}

// wellFormed says whether an act names nothing that its verb does not use.
func wellFormed(a state.Act) bool {
	bare := state.Act{Verb: a.Verb, Card: a.Card}
	switch a.Verb {
	case state.Pass, state.EndPhase:
		bare.Card = 0
	case RetreatUnit:
		bare.Card, bare.Target = 0, a.Target
	case Charge:
		bare.Target = a.Target
	case PutUnit:
		bare.N = min(max(a.N, 0), standbys-1)
	case state.UseAbility, UseSkill:
		bare.Ability = a.Ability
	}
	return a == bare
}
