package divinecross

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Mended: the same check as after everything that a player does.
func (game) Mended(k *K) { ruleCheck(k) }

// ruleCheck performs rule processes until none is due, then one waiting ability, the
// turn player's before the other's, and begins again. [811.2]
func ruleCheck(k *K) {
	s := k.Loops.NewSpin()
	for {
		s.Round()
		k.Sweep(sweep)                                                              // 811.2a
		k.StateTriggers()                                                           // 807.7
		if !k.PlayOne(k.Turn(), k.Turn()) && !k.PlayOne(k.NonTurn(), k.NonTurn()) { // 811.2b, 811.2c
			s.End()
			return // 811.2d
		}
	}
}

// Checks are the rule processes, from the top down. [1001.2]
func (game) Checks() []rules.Check {
	areas := board.FactIn(zoneMain) | board.FactIn(zoneStandby)
	attached := board.FactIn(zoneSoul) | board.FactIn(zoneEnergy) | board.FactLinks
	return []rules.Check{
		{Rule: "1002", On: board.FactIn(zoneKO) | board.FactTable, Due: defeat},
		{Rule: "1003", On: areas | board.FactMarks | board.FactCards | board.FactDamage, Due: knockOut},
		{Rule: "1004", On: areas | board.FactMarks, Due: substitute},
		{Rule: "1005", On: areas | attached, Due: orphans},
	}
}

// mostKO is how many cards in the KO zone lose the game. [1002.1]
const mostKO = 3

// Number: how many cards lose the game is a number of the players.
func (game) Number(k *B, s seat, n ability.Stat) int32 {
	if n == ability.DamageMost {
		return mostKO
	}
	if n == ability.ChargeMost || n == ability.EventMost || n == ability.RetreatMost { // what a text says of it holds as long as it works
		return max(k.Adjusted(s, n, k.Stored(s, n)), 0)
	}
	return k.Stored(s, n)
}

// defeat: three cards in the KO zone, or a substitution that failed. [1002]
func defeat(k *K, into []event) []event {
	var lost [2]bool
	rule := ""
	for s := seat(0); s < 2; s++ {
		switch unmet := &k.State.Table[tableUnmet+int(s)]; {
		case k.Count(ability.KO, s) >= mostKO:
			lost[s], rule = true, max(rule, "1002.1")
		case *unmet != 0:
			lost[s], rule = true, max(rule, "1002.2")
		}
		k.SetTable(tableUnmet+int(s), 0)
	}
	k.Lose(lost, rule)
	return into
}

// Losing: who loses alone loses; of both the non-turn player wins. [103.1-3]
func (game) Losing(b *B, lost [2]bool, rule string) rules.Result {
	if lost[0] && lost[1] {
		return rules.Result{Winner: b.NonTurn(), Rule: "103.3"}
	}
	return rules.Losing(lost, rule)
}

// knockOut: units without HP, or with as much damage. [1003]
func knockOut(k *K, into []event) []event {
	for _, s := range k.Seats() {
		for _, z := range [...]state.Zone{zoneMain, zoneStandby} {
			for _, id := range k.State.List(z, s) {
				if n, ok := k.CharsOf(id).Num.Get(ability.HP); ok && (n <= 0 || k.State.Cards[id].Damage >= n) {
					r := k.State.Ref(id)
					if n > 0 && k.Bars(board.Deed{Verb: ability.Destroyed, Name: byItsWound, By: state.Nobody}, r, ref{}) != nil {
						continue // 1003.2, 104.4
					}
					e := event{Verb: ability.Moved, Card: r, To: k.Own(ability.KO, r), Tag: state.TagDestroyed, Seat: s}
					e.Obj, e.By, e.Kind = credited(k, r)
					e.Slot = byEffects(k, r)
					into = append(into, e)
				}
			}
		}
	}
	return into
}

// substitute: who has no main unit moves a standby unit there, the turn player first.
// That it cannot be done is read by the next defeat process. [1004, 1002.2]
func substitute(k *K, into []event) []event {
	for _, s := range k.Seats() {
		if mainOf(k.Board, s) != (ref{}) {
			continue
		}
		d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "substitute", Rule: "1004.1"}}
		d.Items = k.Items(k.Cards(ability.Standby, s))
		done := false
		for _, it := range k.Ask(d).Pick {
			done = len(k.Do(event{Verb: ability.Moved, Card: k.State.Ref(it.Card), To: k.Place(ability.Main, s), Keep: true, Tag: state.TagRule, Name: "substitute", Seat: s})) > 0
		}
		if !done {
			k.Do(event{Verb: unmet, Seat: s})
		}
	}
	return into
}

// orphans: assists and energy whose unit is in no area are discarded. [1005]
func orphans(k *K, into []event) []event {
	for _, s := range k.Seats() {
		for _, z := range [...]state.Zone{zoneSoul, zoneEnergy} {
			for _, id := range k.State.List(z, s) {
				if r := k.State.Ref(id); !inArea(k.Board, k.State.Cards[id].Host) {
					into = append(into, event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagDiscarded, Seat: s})
				}
			}
		}
	}
	return into
}
