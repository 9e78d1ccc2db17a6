package divinecross

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Zones of chapter 300. What is attached lies in zones of its own beside the areas and
// counts as being in play. [306, 905]
var zoneSpecs = lexicon.Named([]board.ZoneSpec{
	{Word: ability.NoZone, Name: "nowhere"},
	{Word: ability.Main, Play: true, Up: board.Public, Down: board.Its, Texts: true, Needed: true},                           // 307, 1004.1
	{Word: ability.Standby, Slots: standbys, Play: true, Up: board.Public, Down: board.Its, Texts: true, Full: board.Refuse}, // 308
	{Word: ability.EnergyZone, Play: true, Up: board.Public, Down: board.Its, Hidden: true},                                  // 306.6, 905.2
	{Word: ability.Soul, Play: true, Up: board.Public, Down: board.Its, Texts: true, Links: true},                            // 905.3
	{Word: ability.KO, Up: board.Public, Down: board.None, By: ability.KOMove},                                               // 309
	{Word: ability.Discards, Ordered: true, Up: board.Public, Down: board.None},                                              // 310
	{Word: ability.Deck, Ordered: true, Up: board.Public, Down: board.None, Hidden: true, Sought: true},                      // 304
	{Word: ability.Hand_, Up: board.Public, Down: board.Its, Hidden: true, Sought: true},                                     // 305
	{Word: ability.Resolving, Shared: true, Ordered: true, Up: board.Public, Passing: true, Keeps: true},                     // 311
})

func (game) Zones() []board.ZoneSpec { return zoneSpecs }

// Numbers of zones that are read all the time.
var (
	zoneMain, zoneStandby        = zoneAt(ability.Main), zoneAt(ability.Standby)
	zoneEnergy, zoneSoul, zoneKO = zoneAt(ability.EnergyZone), zoneAt(ability.Soul), zoneAt(ability.KO)
	zoneHand                     = zoneAt(ability.Hand_)
)

func zoneAt(w ability.Zone) state.Zone { return rules.ZoneOf(zoneSpecs, w) }

// standbys is how many standby areas a player has. [308.1]
const standbys = 3

// mainOf is a seat's main unit; none: the zero ref. [307.2]
func mainOf(k *B, s seat) ref {
	if list := k.State.List(zoneMain, s); len(list) > 0 {
		return k.State.Ref(list[0])
	}
	return ref{}
}

// inArea says whether a card lies in one of the areas. [306.2]
func inArea(k *B, r ref) bool {
	z := k.State.Card(r).At.Zone
	return (z == zoneMain || z == zoneStandby) && k.Here(r)
}

// units lists a seat's units in the areas, the main unit first.
func units(b *B, s seat) []ref {
	var room [8]ref
	out := room[:0]
	for _, z := range [...]state.Zone{zoneMain, zoneStandby} {
		for _, id := range b.State.List(z, s) {
			out = append(out, b.State.Ref(id))
		}
	}
	return b.List(out)
}

// attached lists what lies in a zone attached to a unit.
func attached(b *B, w ability.Zone, r ref) []ref {
	var room [16]ref
	out := room[:0]
	for _, s := range b.Seats() {
		for _, id := range b.State.List(b.Zone(w), s) {
			if b.State.Cards[id].Host == r {
				out = append(out, b.State.Ref(id))
			}
		}
	}
	return b.List(out)
}

func energyOn(b *B, r ref) []ref { return attached(b, ability.EnergyZone, r) }

// bearer is the unit that a card's skills and EX powers are those of: the unit an
// assist is attached to, else the card itself. [801.1g-1]
func bearer(k *B, r ref) ref {
	if c := k.LastCard(r); k.Zones[c.At.Zone].Word == ability.Soul {
		return c.Host
	}
	return r
}

// freeSlot is the first standby area of a seat without a unit, behind those that go to what comes earlier and has none yet; -1:
// there is none.
func freeSlot(k *B, s seat, earlier []event) int8 {
	taken, p := 0, k.Place(ability.Standby, s)
	p.Slot = state.AnySlot
	for i := range earlier {
		if earlier[i].Verb == ability.Moved && earlier[i].To == p {
			taken++
		}
	}
	for n := int8(0); n < standbys; n++ {
		if !slotFree(k, s, n, earlier) {
			continue
		}
		if taken == 0 {
			return n
		}
		taken--
	}
	return -1
}

func slotFree(k *B, s seat, n int8, earlier []event) bool {
	p := k.Place(ability.Standby, s)
	p.Slot = n
	for i := range earlier {
		if earlier[i].Verb == ability.Moved && earlier[i].To == p {
			return false
		}
	}
	return !slices.ContainsFunc(k.State.List(zoneStandby, s), func(id state.CardID) bool { return k.State.Cards[id].At.Slot == n })
}

// Rewrite: an area holds one unit; what comes to a standby area without a word of which
// takes a free one. Stuns do not add up; an assist deals its unit's damage, an effect KOs
// for the unit it is of. Keep: the units change places. [307.2, 603.1, 813; readings.go]
func (game) Rewrite(k *B, e *event, earlier []event) bool {
	switch {
	case e.Verb == ability.CounterPut && e.Name == stun:
		e.N = min(e.N, 1)
	case e.Verb == ability.DealtDamage && e.Obj != (ref{}):
		if k.Last(e.Obj).Kinds&(ability.Command|ability.Assist) == ability.Command {
			e.Kind = commandDamage
		}
		e.Obj = bearer(k, e.Obj)
	case e.Verb == ability.Moved && e.Tag == state.TagDestroyed && e.Src.Card != (ref{}):
		e.Obj, e.Kind = bearer(k, e.Src.Card), bySkill(k, e.Src) // 813.5b
	case e.Verb != ability.Moved || e.Keep:
	case k.Zones[e.To.Zone].Word == ability.Main:
		return mainOf(k, e.To.Of) == ref{} && !slices.ContainsFunc(earlier, func(o event) bool { return o.Verb == ability.Moved && o.To == e.To })
	case k.Zones[e.To.Zone].Word == ability.Standby && e.To.Slot == state.AnySlot:
		slot := freeSlot(k, e.To.Of, earlier)
		e.To.Slot = max(slot, 0)
		return slot >= 0
	case k.Zones[e.To.Zone].Word == ability.Standby:
		return slotFree(k, e.To.Of, e.To.Slot, earlier)
	}
	return true
}

// Placing: of units for which there are too few free standby areas their player chooses which come. [104.2; readings.go]
func (game) Placing(k *K, _ seat, f *frame, to *ability.Place, evs []event) []event {
	if to.Zone != ability.Standby {
		return evs
	}
	return rules.Fitting(k, f, to, evs, nil)
}

// Carry: from area to area a card stays the same object; effects on one that is played
// go on in the resolution zone. [302.3, 804.2a-1]
func (game) Carry(k *B, e *event) (same, follow bool) {
	area := func(z state.Zone) bool {
		w := k.Zones[z].Word
		return w == ability.Main || w == ability.Standby
	}
	same = area(e.From.Zone) && area(e.To.Zone)
	return same, same || k.Zones[e.To.Zone].Word == ability.Resolving
}

// Looks: a move between the areas is read where it goes, one out of the areas or out
// of sight where it came from. [807.5]
func (g game) Looks(k *B, e *event) board.Look {
	if e.Verb == ability.Moved {
		if same, _ := g.Carry(k, e); same {
			return board.After
		}
	}
	return g.Defaults.Looks(k, e)
}

// Works: activated abilities of a stunned unit do not, skills are judged where they are
// used. [802.2a]
func (game) Works(k *B, a *ability.Ability, id state.CardID, _ state.Place) bool {
	return a.Kind != ability.Activated || inBattle(a) || a.Marks&ability.Dazed != 0 || !stunned(k, bearer(k, k.State.Ref(id)))
}

// Pointless: a stunned unit is not stunned again, an undamaged one not healed, what has
// no HP not damaged, and none that has left. [104.3, 302.3, 914.6, 915.1b]
func (game) Pointless(k *B, e *event) bool {
	switch e.Verb {
	case ability.CounterPut:
		if !k.Here(e.Card) || !k.InPlay(k.State.Card(e.Card).At.Zone) || e.Name == stun && stunned(k, e.Card) {
			return true
		}
	case ability.Healed:
		return !k.Here(e.Card) || e.N <= 0 || k.State.Card(e.Card).Damage == 0
	case ability.DealtDamage:
		if _, ok := k.Chars(e.Card).Num.Get(ability.HP); !ok || !inArea(k, e.Card) {
			return true
		}
	}
	return k.ChangesNothing(e)
}

// Performed notes what the rules ask about later; energy loses its face, and a main
// unit that stands by its markers and what affects it. [302.3a, 302.3b, 306.6a, 813.5a]
func (game) Performed(k *K, e *event) {
	switch e.Verb {
	case ability.DealtDamage:
		k.NoteDamage(e.Card)
	case ability.Moved:
		from, to := k.Zones[e.From.Zone].Word, k.Zones[e.To.Zone].Word
		if to == ability.EnergyZone {
			k.ShowSide(e.New, state.Down)
		}
		if from == ability.Main && to == ability.Standby {
			standBy(k, e.New)
		}
	}
}

// standBy takes from a unit that went from main to standby its markers, and every
// continuous effect on it that is not of a static ability. [302.3a, 302.3b, 907.7]
func standBy(k *K, r ref) {
	k.Strip(r, func(m *state.Mod) bool { return leaves(k.Board, m, r) })
}

// leaves lets go of one unit that a stored effect is on, or whose doings it is about,
// and says whether it is on nothing any more.
func leaves(b *B, m *state.Mod, r ref) bool {
	if m.On = without(m.On, r); m.Fixed {
		return len(m.On) == 0
	}
	in, ok := b.Clause(m.Node).(*ability.Instead)
	if !ok {
		return false
	}
	return slices.ContainsFunc([]*ability.Filter{in.Of.Subj, in.Of.Obj}, func(of *ability.Filter) bool {
		switch {
		case of == nil:
			return false
		case of.Ref.Kind == ability.This:
			return m.Src.Card == r
		case of.Ref.Kind == ability.Host:
			return b.LastCard(m.Src.Card).Host == r
		case of.Ref.Kind == ability.Slot:
			return unbound(m, of.Ref.Slot, r)
		}
		return false
	})
}

// unbound takes a unit out of what a slot of an effect means: was it the last?
func unbound(m *state.Mod, slot uint8, r ref) bool {
	i := slices.IndexFunc(m.Bound, func(b state.Binding) bool { return b.Slot == slot && slices.Contains(b.Refs, r) })
	if i < 0 {
		return false
	}
	m.Bound = slices.Clone(m.Bound)
	m.Bound[i].Refs = without(m.Bound[i].Refs, r)
	return len(m.Bound[i].Refs) == 0
}

// without is a list, which is shared, without one of its cards.
func without(list []ref, r ref) []ref {
	if i := slices.Index(list, r); i >= 0 {
		return slices.Delete(slices.Clone(list), i, i+1)
	}
	return list
}

// Perform carries out the events that are the game's own.
func (game) Perform(k *K, e *event) {
	switch e.Verb {
	case ability.Healed:
		c := k.State.Card(e.Card)
		e.N = min(e.N, c.Damage)
		k.SetDamage(e.Card, c.Damage-e.N) // 915.1a
	case ability.TicketGained:
		k.Store(e.Seat, ability.Ticket, 1)
	case ability.TicketLost:
		k.Store(e.Seat, ability.Ticket, 0)
	case unmet:
		k.SetTable(tableUnmet+int(e.Seat), 1)
	case failed:
		k.SetTable(tableFailed, 1)
	case piled:
		k.LayOnTop(e.Card)
	}
}

// Writes is what they write.
func (game) Writes(e *event) board.Facts {
	switch e.Verb {
	case unmet, failed:
		return board.FactTable
	case piled:
		return board.FactIn(e.From.Zone)
	}
	return board.FactAll
}

// Immediate puts what came together into an order: how old it is, how it lies.
func (game) Immediate(k *K, happened []event) {
	var came []ref
	for i := range happened {
		if e := &happened[i]; e.Verb == ability.Moved && k.InPlay(e.To.Zone) && !k.InPlay(e.From.Zone) {
			came = append(came, e.New)
		}
	}
	k.AskAge(came) // 809.3b
	piles(k, happened)
}

// piles lets the owner of cards that came to a discard pile together put them into an
// order. From the deck they come one at a time. [302.4, 304.3, 310.3]
func piles(k *K, happened []event) {
	if len(happened) < 2 || !slices.ContainsFunc(happened, func(e event) bool { return e.Verb == ability.Moved && k.Zones[e.To.Zone].Word == ability.Discards }) {
		return
	}
	for _, s := range k.Seats() {
		d := rules.Decision{Seat: s, Kind: rules.Choose, Ordered: true, Ask: rules.Prompt{Key: "pile", Rule: "310.3"}}
		at := k.Place(ability.Discards, s)
		for i := range happened {
			if e := &happened[i]; e.Verb == ability.Moved && e.To == at && k.In(e.New, ability.Discards) && k.Zones[e.From.Zone].Word != ability.Deck {
				d.Items = append(d.Items, state.Item{Card: e.New.ID})
			}
		}
		if len(d.Items) < 2 {
			continue
		}
		d.Min, d.Max = int32(len(d.Items)), int32(len(d.Items))
		for _, it := range k.Ask(d).Pick {
			k.Do(event{Verb: piled, Card: k.State.Ref(it.Card), From: at, Seat: s})
		}
	}
}
