package sve

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var (
	whyAttacker  = &board.Why{Rule: "8.4.2", JA: "攻撃できるのはスタンドしている自分のフォロワーだけです。", EN: "Only your standing followers may attack."}
	whyFresh     = &board.Why{Rule: "8.4.2.1", JA: "このターンに場に出たフォロワーは攻撃できません。", EN: "It came this turn."}
	whyStanding  = &board.Why{Rule: "8.4.3.1", JA: "スタンドしているフォロワーは攻撃できません。", EN: "A standing follower cannot be attacked."}
	whyLeader    = &board.Why{Rule: "8.4.3.1", JA: "このターンに場に出たフォロワーはリーダーを攻撃できません。", EN: "It came this turn and cannot attack the leader."}
	whyNoTarget  = &board.Why{Rule: "8.4.3", JA: "それは攻撃できません。", EN: "That cannot be attacked."}
	whyWard      = &board.Why{Rule: "12.8.2", JA: "アクトしている守護を攻撃しなければなりません。", EN: "An acted Ward follower must be attacked."}
	whyDemand    = &board.Why{Rule: "1.3.2.3", JA: "攻撃しなければならない相手がほかにあります。", EN: "Something else must be attacked."}
	whyIntimidat = &board.Why{Rule: "12.12.2", JA: "威圧を持つフォロワーは攻撃できません。", EN: "It has Intimidate."}
)

// wasThere says whether a card has been its master's since the turn began. [8.4.2.1]
func wasThere(b *B, r ref) bool {
	return b.State.Card(r).Since <= state.Stamp(b.State.Table[state.TableTurnStart])
}

// mayAttack says why a follower may not be the attacker. [8.4.2]
func mayAttack(b *B, by ref) *board.Why {
	c, card := b.Chars(by), b.State.Card(by)
	if !b.In(by, ability.Field) || c.Kinds&ability.Follower == 0 || card.Rest || card.Master != b.Turn() {
		return whyAttacker
	}
	if !wasThere(b, by) && b.Tallied(tallyEvolved, state.Nobody, by) == 0 && c.Keys&(keyStorm|keyRush) == 0 {
		return whyFresh
	}
	return b.Cannot(ability.AttackV, by, ref{}, b.Turn())
}

// mayBeAttacked says why at is no target for by, Ward of others aside. [8.4.3]
func mayBeAttacked(b *B, by, at ref) *board.Why {
	c, card := b.Chars(at), b.State.Card(at)
	if card.Master == b.State.Card(by).Master {
		return whyNoTarget
	}
	switch {
	case b.In(at, ability.LeaderArea):
		if !wasThere(b, by) && !b.Has(by, keyStorm) {
			return whyLeader // reading: Storm lifts this too [12.9.2]
		}
	case b.In(at, ability.Field) && c.Kinds&ability.Follower != 0:
		if !card.Rest && !b.Has(by, keyAssail) && !b.Ruled(ability.May, ability.AttackV, by, at) {
			return whyStanding // 12.11.2
		}
		if c.Keys&keyIntimidate != 0 {
			return whyIntimidat
		}
	default:
		return whyNoTarget
	}
	if why := b.Cannot(ability.AttackV, by, at, b.Turn()); why != nil {
		return why
	}
	return b.Cannot(ability.AttackedV, at, by, b.Turn())
}

// reachesFoe says whether by may attack any follower. [8.4.3.1]
func reachesFoe(b *B, by ref) bool {
	return b.In(by, ability.Field) && slices.ContainsFunc(b.State.List(zoneField, b.State.Card(by).Master.Other()), func(id state.CardID) bool {
		at := b.State.Ref(id)
		return b.Chars(at).Kinds&ability.Follower != 0 && mayBeAttacked(b, by, at) == nil
	})
}

// targets lists what by may attack: of all that is no wrong target, what draws it most.
// [8.4.3, 12.8.2, 1.3.2.3]
func targets(b *B, by ref) []ref {
	var room [8]ref
	best := room[:0]
	most, foe := 0, b.NonTurn()
	for _, z := range [...]ability.Zone{ability.Field, ability.LeaderArea} {
		for _, at := range b.Cards(z, foe) {
			n := draws(b, by, at)
			if n < most || mayBeAttacked(b, by, at) != nil {
				continue
			}
			if n > most {
				best, most = best[:0], n
			}
			best = append(best, at)
		}
	}
	return b.List(best)
}

// draws is how many demands by meets when it attacks at, that of Ward among them.
// [12.8.2, 1.3.2.3]
func draws(b *B, by, at ref) (n int) {
	if b.In(at, ability.Field) && b.State.Card(at).Rest && b.Has(at, keyWard) && !b.Ruled(ability.Ignores, ability.AttackV, by, at) {
		n++
	}
	if demanded(b, by, at) {
		n++
	}
	return n
}

// demanded says whether an effect wants by to attack at, or wants at attacked.
func demanded(b *B, by, at ref) bool {
	return b.Ruled(ability.Must, ability.AttackV, by, at) || b.Ruled(ability.Must, ability.AttackedV, at, by)
}

func checkAttack(b *B, by, at ref) *board.Why {
	if why := mayAttack(b, by); why != nil {
		return why
	}
	if why := mayBeAttacked(b, by, at); why != nil {
		return why
	}
	if !outdrawn(b, by, draws(b, by, at)) {
		return nil
	}
	if slices.ContainsFunc(targets(b, by), func(t ref) bool { return demanded(b, by, t) }) {
		return whyDemand
	}
	return whyWard
}

// outdrawn says whether anything that by may attack draws it more than so many demands.
func outdrawn(b *B, by ref, n int) bool {
	for _, z := range [...]state.Zone{zoneField, zoneLeader} {
		for _, id := range b.State.List(z, b.NonTurn()) {
			if at := b.State.Ref(id); draws(b, by, at) > n && mayBeAttacked(b, by, at) == nil {
				return true
			}
		}
	}
	return false
}

// declare begins an attack: attacker and target are chosen. [8.4.2, 8.4.3]
func declare(k *K, a state.Act) {
	by, at := k.State.Ref(a.Card), k.State.Ref(a.Target)
	if why := checkAttack(k.Board, by, at); why != nil {
		k.Fail(why)
	}
	k.OpenBattle([]ref{by}, []ref{at})
}

// attack is an attack by a follower, from the moment it is declared. [8.4]
func attack(k *K) {
	b := k.State.Battles[len(k.State.Battles)-1]
	by, at := b.Attackers[0], b.Targets[0]
	k.Do(event{Verb: ability.ActedV, Card: by, Seat: k.Turn()})           // 8.4.4
	k.Do(event{Verb: ability.AttackV, Card: by, Obj: at, Seat: k.Turn()}) // 8.4.5; engagement is "both still there" [8.4.5.1]
	checkTiming(k)                                                        // 8.4.6
	for quick(k, k.NonTurn(), "8.4.7") {                                  // 8.4.7
		checkTiming(k) // 8.4.8
	}
	if now := k.Battle(b.ID); now != nil {
		at = now.Targets[0] // an effect may have changed it
	}
	if engaged(k, b.ID, by, at) {
		k.Do(blows(k, by, at)...) // 8.4.9, 8.4.9.1: amounts are read before either is dealt
	}
	if engaged(k, b.ID, by, at) && k.In(at, ability.Field) {
		k.Do(event{Verb: ability.Engaged, Card: by, Obj: at, Seat: k.Turn()}, event{Verb: ability.Engaged, Card: at, Obj: by, Seat: k.NonTurn()}) // 8.4.9.2
	}
	checkTiming(k)      // 8.4.10
	k.CloseBattle(b.ID) // 8.4.11
}

// engaged says whether the attack still goes on between the two.
func engaged(k *K, id int32, by, at ref) bool {
	b := k.Battle(id)
	return b != nil && slices.Contains(b.Attackers, by) && k.In(by, ability.Field) && k.Here(at)
}

// blows is the damage of an attack, as one batch; each of the two is the source of what it
// deals. [8.4.9, 8.4.9.1, 5.14, 10.12.2.1]
func blows(k *K, by, at ref) []event {
	n, _ := k.Stat(by, ability.Attack)
	out := append(k.Batch(), event{Verb: ability.DealtDamage, Card: at, Obj: by, N: n, Kind: ability.AttackDamage, Tag: state.TagAttack, Seat: k.NonTurn(), Src: state.Source{Card: by}})
	if !k.In(at, ability.Field) {
		out[0].Kind = ability.LoneDamage // 5.14.3.2
	} else if back, ok := k.Stat(at, ability.Attack); ok {
		out = append(out, event{Verb: ability.DealtDamage, Card: by, Obj: at, N: back, Kind: ability.CombatDamage, Tag: state.TagCombat, Seat: k.Turn(), Src: state.Source{Card: at}})
	}
	return out
}
