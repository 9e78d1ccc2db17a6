package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Zones of chapter 4. Linked cards lie in zones of their own (evolution, race,
// drive, equipment); the resolution zone is shared.
var zoneSpecs = lexicon.Named([]board.ZoneSpec{
	{Word: ability.NoZone, Name: "nowhere"},
	{Word: ability.LeaderArea, Up: board.Public, Down: board.None, Texts: true, Fixed: true},                                                         // 4.3
	{Word: ability.Field, Turns: true, Play: true, Up: board.Public, Down: board.None, Texts: true, Full: board.FitFirst, Limit: ability.FieldLimit}, // 4.4
	{Word: ability.Deck, Ordered: true, Up: board.Public, Down: board.None, Hidden: true},                                                            // 4.5
	{Word: ability.EvolveDeck, Up: board.Public, Down: board.Its, Hidden: true, AnySide: true, Unsaid: true},                                         // 4.6, 4.6.4
	{Word: ability.Hand_, Up: board.Public, Down: board.Its, Hidden: true},                                                                           // 4.7
	{Word: ability.EX, Up: board.Public, Down: board.None, Texts: true, Full: board.FitFirst, Limit: ability.EXLimit},                                // 4.8
	{Word: ability.Discards, Up: board.Public, Down: board.None},                                                                                     // 4.9
	{Word: ability.Removed, Up: board.Public, Down: board.None},                                                                                      // 4.10
	{Word: ability.Resolving, Shared: true, Ordered: true, Up: board.Public, Texts: true, Passing: true},                                             // 4.11
	{Word: ability.Evolution, Up: board.Public, Links: true, Bases: true, Gained: true},                                                              // 4.12
	{Word: ability.Race, Up: board.Public, Links: true},                                                                                              // 4.13
	{Word: ability.Drive, Up: board.Public, Links: true},                                                                                             // 4.14
	{Word: ability.TriggerZone, Up: board.Public, Fixed: true},                                                                                       // 4.15
	{Word: ability.Equipment, Up: board.Public, Links: true, Texts: true},                                                                            // 4.16
})

func (game) Zones() []board.ZoneSpec { return zoneSpecs }

// Carry says what a move keeps. [4.1.4]
func (game) Carry(k *B, e *event) (same, follow bool) {
	from, to := k.Zones[e.From.Zone].Word, k.Zones[e.To.Zone].Word
	switch {
	case from == to && (from == ability.Field || from == ability.Equipment):
		return true, true // 5.22.4: seized or handed over; 11.11.2
	case from == ability.EX && (to == ability.Resolving || to == ability.Field):
		return false, true // 10.6.2.1.3, 4.8.3.3
	case from == ability.Resolving && to == ability.Field:
		return false, true // 10.6.2.8.1.1
	}
	return false, false
}

// WorksIn: followers and amulets work on the field, crests in the EX area. [10.3.4, 10.3.5]
func (g game) WorksIn(a *ability.Ability, z *board.ZoneSpec) bool {
	if len(a.Works) > 0 {
		return g.Defaults.WorksIn(a, z)
	}
	switch z.Word {
	case ability.Field, ability.LeaderArea, ability.Equipment, ability.EX:
		return true
	case ability.EvolveDeck: // reading: an Advance card is activated from the evolve deck
		return a.Marks&ability.Advance != 0
	case ability.Resolving:
		return ownCost(a)
	}
	return false
}

// Works: of what lies in the EX area only crests, and what says so; in the evolve deck
// what lies face down. [10.3.4, 10.3.5]
func (game) Works(k *B, a *ability.Ability, id state.CardID, p state.Place) bool {
	if !burstWorks(k, a, id) {
		return false
	}
	switch z := &k.Zones[p.Zone]; {
	case len(a.Works) > 0:
	case z.Word == ability.EvolveDeck:
		c := k.Chars(k.State.Ref(id))
		return k.State.Cards[id].FaceDown && (c.Kinds&ability.AdvanceCard != 0 || len(c.Names) == 0) // a back may be one
	case z.Word == ability.EX:
		c := k.Printed(k.State.Cards[id].Face, 0)
		return c != nil && c.Kinds&ability.Crest != 0
	}
	return true
}

// ownCost says whether a continuous ability changes what its own card costs: it
// works while the card is being played. [10.2.1.3]
func ownCost(a *ability.Ability) bool {
	for _, e := range a.Do {
		if c, ok := e.(*ability.CostChange); ok && c.What.Ref.Kind == ability.This {
			return true
		}
	}
	return false
}

// Numbers of zones that are read all the time.
var zoneField, zoneLeader, zoneEX, zoneEvolution, zoneRace, zoneDrive, zoneEquipment = zoneAt(ability.Field), zoneAt(ability.LeaderArea),
	zoneAt(ability.EX), zoneAt(ability.Evolution), zoneAt(ability.Race), zoneAt(ability.Drive), zoneAt(ability.Equipment)

func zoneAt(w ability.Zone) state.Zone { return rules.ZoneOf(zoneSpecs, w) }
