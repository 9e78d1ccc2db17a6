package zx

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var (
	whyAttacker = &board.Why{Rule: "602.1a", JA: "攻撃できるのは、スクエアにあるリブート状態の自分のゼクスだけです。", EN: "Only your own rebooted Zexes in the squares attack."}
	whyTarget   = &board.Why{Rule: "602.1b", JA: "攻撃目標にできません。", EN: "That cannot be attacked."}
	whyFar      = &board.Why{Rule: "602.1b", JA: "隣のスクエアではありません。", EN: "It is not in a neighbouring square."}
	whyMust     = &board.Why{Rule: "102.2", JA: "攻撃しなければならないゼクスがいます。", EN: "A Zex must still attack."}
	whyDemand   = &board.Why{Rule: "102.2", JA: "攻撃しなければならない相手がほかにあります。", EN: "Something else must be attacked."}
	whyShielded = &board.Why{Rule: "602.1b", JA: "プレイヤースクエアにゼクスがいます。", EN: "A Zex is in the player square."}
)

// mayAttack says why a seat cannot declare a battle: it is none, or an effect wants by to
// attack something else that it could attack. [602.1, 602.1c, 102.2]
func mayAttack(k *K, s seat, by, at ref) *board.Why {
	if why := couldAttack(k, s, by, at); why != nil || !k.AnyRule(ability.Must, ability.AttackV) && !k.AnyRule(ability.Must, ability.AttackedV) || demanded(k.Board, by, at) {
		return why
	}
	if slices.ContainsFunc(k.Cards(ability.Square, s.Other()), func(o ref) bool { return demanded(k.Board, by, o) && couldAttack(k, s, by, o) == nil }) {
		return whyDemand
	}
	return nil
}

// demanded says whether an effect wants by to attack at, whatever else there is.
func demanded(b *B, by, at ref) bool {
	return b.Ruled(ability.Must, ability.AttackV, by, at) || b.Ruled(ability.Must, ability.AttackedV, at, by)
}

// mayStop says why a seat cannot end its main phase: a Zex that must attack could. [102.2]
func mayStop(k *K, s seat) *board.Why {
	if !k.AnyRule(ability.Must, ability.AttackV) {
		return nil
	}
	for _, by := range zexes(k.Board, s) {
		for _, at := range k.Cards(ability.Square, s.Other()) {
			act := state.Act{Verb: state.DeclareAttack, Card: by.ID, Target: at.ID}
			if k.Ruled(ability.Must, ability.AttackV, by, at) && mayAttack(k, s, by, at) == nil && !(k.Loops.Exhausted(s, act) && endless(k, act)) {
				return whyMust
			}
		}
	}
	return nil
}

// couldAttack says why nobody declares such a battle, whatever else could be attacked. [602.1, 602.1c]
func couldAttack(k *K, s seat, by, at ref) *board.Why {
	c := k.State.Card(by)
	if !k.In(by, ability.Square) || c.Master != s || c.Rest || !isZex(k.Board, by) {
		return whyAttacker // 602.1a
	}
	t := k.State.Card(at)
	if !k.In(at, ability.Square) || t.Master == s {
		return whyTarget
	}
	if !isZex(k.Board, at) {
		switch {
		case t.At.Slot != homes[s.Other()]:
			return whyTarget
		case !vacant(k.Board, t.At.Slot):
			return whyShielded
		}
	}
	if int32(distance(c.At.Slot, t.At.Slot)) > reach(k.Board, by) || c.At.Slot == t.At.Slot {
		return whyFar
	}
	if why := k.Cannot(ability.AttackV, by, at, s); why != nil {
		return why
	}
	if why := k.Cannot(ability.AttackedV, at, by, s); why != nil {
		return why
	}
	return k.Cannot(ability.ActedV, by, by, s)
}

// declare is the battle declaration step: the attacker sleeps. [602.1d]
func declare(k *K, s seat, by ref) { k.Do(event{Verb: ability.ActedV, Card: by, Seat: s}) }

// battle is a battle that has been declared, its steps in order. How far its attacker reaches
// is not asked again. [600, 601.1, 1104.4]
func (g game) battle(k *K, by, at ref) {
	id := k.OpenBattle([]ref{by}, []ref{at})
	s := k.Turn()
	k.Do(event{Verb: ability.PhaseBegan, Seat: s, Slot: int32(ability.BattlePhase)}, event{Verb: ability.AttackV, Card: by, Obj: at, Seat: s}) // 602.1e
	before(k)                                                                                                                                  // 602.1f
	g.eventStep(k, id)                                                                                                                         // 602.1g
	damageStep(k, id)                                                                                                                          // 603.1c
	endBattle(k, id)
}

// eventStep: priority goes back and forth until both have passed in a row. [603]
func (g game) eventStep(k *K, id int32) {
	for s, passes := k.Turn(), 0; passes < 2; s = s.Other() { // 603.1a, 603.1c
		before(k) // 701.2
		d := rules.Decision{Seat: s, Kind: rules.Acting, Window: "battle", Ask: rules.Prompt{Key: "battle", Rule: "603.1b"}}
		a, f := act(k, d)
		if a.Verb == state.Pass {
			passes++
			continue
		}
		passes = 0
		g.carryOut(k, f)
	}
}

// damageStep: the attacker deals damage, and is dealt none. [604]
func damageStep(k *K, id int32) {
	before(k) // 604.1
	b := k.Battle(id)
	if b == nil || len(b.Attackers) == 0 || len(b.Targets) == 0 {
		return
	}
	by, at := b.Attackers[0], b.Targets[0]
	if !k.In(by, ability.Square) {
		return // 604.2
	}
	src := state.Source{Card: by}
	if k.Last(at).Kinds&ability.Zexes != 0 {
		if k.In(at, ability.Square) { // 604.3a, 604.3d
			n, _ := k.Stat(by, ability.Power)
			k.Do(event{Verb: ability.DealtDamage, Card: at, Obj: by, N: n, Src: src, Kind: ability.CombatDamage, Seat: k.State.Card(at).Master}) // 208.3
		}
		return
	}
	k.Do(event{Verb: ability.DealtDamage, Obj: by, N: 1, Src: src, Kind: ability.CombatDamage, Seat: k.NonTurn()}) // 604.3b
}

// endBattle: the end of the battle is announced until nothing is due any more. [605]
func endBattle(k *K, id int32) {
	before(k) // 605.1
	s := k.Loops.NewSpin()
	for {
		s.Round()
		once(k, ability.BattlePhase, tallyBattle, ability.ThisBattle) // 605.2
		before(k)                                                     // 605.3
		if yet(k, ability.BattlePhase, tallyBattle) {
			continue // 605.4
		}
		k.EndsBattle(id) // 605.5
		if !due(k) && !yet(k, ability.BattlePhase, tallyBattle) {
			break // 605.6
		}
	}
	s.End()
	k.CloseBattle(id)
}
