package sve

import (
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Print: every leader has 20 life [6.2.1.12]; attack and life are of followers and
// leaders only, though vehicles print them [5.25.2.1, 5.32.1].
func (game) Print(c *state.Chars) {
	c.Num.Show(c.Kinds&(ability.Follower|ability.Leader) != 0, ability.Attack, ability.LifeStat)
	if c.Kinds&ability.Leader != 0 {
		c.Num.Set(ability.LifeStat, leaderLife)
	}
}

// Order: a static ability is as old as its card in its zone, whatever gave it. [10.9.1.6.1]
func (game) Order() board.Order { return board.Order{AgesOfCards: true} }

// Base says what a card is before effects: an evolved card is its evolve card
// except for the cost. [5.16.1.2, 10.9.1.1.1]
func (game) Base(k *B, id state.CardID, into *state.Chars) bool {
	c := &k.State.Cards[id]
	if k.Zones[c.At.Zone].Word != ability.Field {
		return false
	}
	if z := k.Zone(ability.Evolution); len(k.State.List(z, 0))+len(k.State.List(z, 1)) == 0 {
		return false
	}
	own := k.Printed(c.Face, c.Side)
	if own == nil {
		return false
	}
	e := evolvedBy(k, k.State.Ref(id))
	if e == (ref{}) {
		return false
	}
	over := k.State.Card(e)
	into.CopyFrom(k.Printed(over.Face, over.Side))
	if n, ok := own.Num.Get(ability.CostStat); ok {
		into.Num.Set(ability.CostStat, n)
	}
	return true
}

const leaderLife = 20 // 6.2.1.12

// evolvedBy is the evolve card linked to r, the last one where there are several.
func evolvedBy(k *B, r ref) ref {
	for _, s := range [2]seat{k.State.Card(r).Master, k.State.Card(r).Master.Other()} {
		list := k.State.List(k.Zone(ability.Evolution), s)
		for i := len(list) - 1; i >= 0; i-- {
			if k.State.Cards[list[i]].Host == r {
				return k.State.Ref(list[i])
			}
		}
	}
	return ref{}
}

// State answers the states that are SVE's own.
func (game) State(k *B, s ability.State, r ref) bool {
	switch s {
	case ability.Evolved:
		return board.LinkedTo(k, ability.Evolution, r) > 0
	case ability.SuperEvolved:
		return k.LastCard(r).Flags&flagSuper != 0
	case ability.Fused:
		return k.LastCard(r).Flags&flagFused != 0
	case ability.Boxed:
		return k.LastCard(r).Flags&flagBoxed != 0
	case ability.TokenState:
		return k.Last(r).Kinds&ability.Token != 0
	case ability.FoeInReach: // 8.4.3
		return reachesFoe(k, r)
	case ability.Equipped:
		return board.LinkedTo(k, ability.Equipment, r) > 0
	case ability.Raced:
		return board.LinkedTo(k, ability.Race, r) > 0
	}
	return false
}

// Number reads a player's number, bounded as the rules bound it. [3.2]
func (game) Number(k *B, s seat, n ability.Stat) int32 {
	if n == ability.PlayerLife {
		for _, r := range k.Cards(ability.LeaderArea, s) {
			life, _ := k.Stat(r, ability.LifeStat)
			return life
		}
		return 0
	}
	if n == ability.HandLimit { // what a text says of it holds as long as it works [4.7.3.1, 7.4.7]
		return max(k.Adjusted(s, n, k.Stored(s, n)), 0)
	}
	return k.Stored(s, n)
}

// Damage lowers life itself; it may go below 0. [5.14.1, 5.14.1.1]
func (game) Damage(k *K, e *event) {
	k.AddForever(e.Card, ability.LifeStat, -e.N, state.Source{})
}

// Rewrite bounds numbers [3.2.4, 3.2.5, 3.2.6] and keeps a second crest of a name
// out of the EX area [9.1.5.1.1, 9.1.5.1.3].
func (game) Rewrite(k *B, e *event, earlier []event) bool {
	switch e.Verb {
	case state.NumberChanged, state.NumberSet:
		return bound(k, e)
	case ability.DealtDamage: // 5.14.1.2
		return k.Chars(e.Card).Kinds&(ability.Follower|ability.Leader) != 0
	case ability.Moved, ability.Created:
		if k.Zones[e.To.Zone].Word == ability.EX {
			return !crestTwice(k, e, earlier)
		}
	}
	return true
}

func bound(k *B, e *event) bool {
	now := k.Stored(e.Seat, ability.Stat(e.Slot))
	v := e.N
	if e.Verb == state.NumberChanged {
		v += now
	}
	switch ability.Stat(e.Slot) {
	case ability.PlayerPP:
		v = min(max(v, 0), k.Stored(e.Seat, ability.PlayerMaxPP)) // 3.2.4.2, 5.15.1.1
	case ability.PlayerMaxPP:
		v = min(max(v, 0), 10) // 3.2.4.1
	case ability.PlayerEP, ability.PlayerSEP, ability.HandLimit, ability.FieldLimit, ability.EXLimit:
		v = max(v, 0)
	}
	if e.N = v; e.Verb == state.NumberChanged {
		e.N = v - now
	}
	return v != now
}

func crestTwice(k *B, e *event, earlier []event) bool {
	var c *state.Chars
	if e.Verb == ability.Created {
		c = k.Printed(state.FaceID(e.Slot), 0)
	} else {
		c = k.Chars(e.Card)
	}
	if c == nil || c.Kinds&ability.Crest == 0 {
		return false
	}
	for _, r := range k.Cards(ability.EX, e.To.Of) {
		if o := k.Chars(r); o.Kinds&ability.Crest != 0 && o.Names[0] == c.Names[0] {
			return true // 9.1.5.1.1, 9.1.5.1.3
		}
	}
	for i := range earlier {
		if o := &earlier[i]; o.Verb == ability.Created && e.Verb == ability.Created && o.To == e.To && o.Slot == e.Slot {
			return true // 9.1.5.1.2
		}
	}
	return false
}
