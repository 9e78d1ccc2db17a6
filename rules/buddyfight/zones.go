package buddyfight

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// The zones. Monsters lie in three areas, each a zone; what is being played lies in none
// of the field [1.Q2]; soul lies with its card. Nobody looks at the gauge.
var zoneSpecs = lexicon.Named([]board.ZoneSpec{
	{Word: ability.NoZone, Name: "nowhere"},
	{Word: ability.LeftArea, Turns: true, Play: true, Up: board.Public, Down: board.Its, Texts: true, Full: board.Later},
	{Word: ability.CenterArea, Turns: true, Play: true, Up: board.Public, Down: board.Its, Texts: true, Full: board.Later},
	{Word: ability.RightArea, Turns: true, Play: true, Up: board.Public, Down: board.Its, Texts: true, Full: board.Later},
	{Word: ability.Item, Turns: true, Play: true, Up: board.Public, Down: board.Its, Texts: true, Full: board.Later, Recasts: true},
	{Word: ability.SpellArea, Turns: true, Play: true, Up: board.Public, Down: board.Its, Texts: true},
	{Word: ability.Flag, Turns: true, Play: true, Up: board.Public, Down: board.Its, Texts: true, Fixed: true},
	{Word: ability.Buddy, Turns: true, Up: board.Public, Down: board.Its, Fixed: true},
	{Word: ability.Soul, Up: board.Public, Down: board.Its, Late: true}, // 4.misc.facedown
	{Word: ability.GaugeZone, Up: board.Public, Down: board.None, Hidden: true},
	{Word: ability.Discards, Up: board.Public, Down: board.None},
	{Word: ability.Deck, Ordered: true, Up: board.Public, Down: board.None, Hidden: true, Sought: true},
	{Word: ability.Hand_, Up: board.Public, Down: board.Its, Hidden: true, Sought: true},
	{Word: ability.Removed, Up: board.Public, Down: board.None},
	{Word: ability.Resolving, Shared: true, Ordered: true, Up: board.Public, Passing: true},
})

func (game) Zones() []board.ZoneSpec { return zoneSpecs }

// Numbers of zones that are read all the time.
var (
	zoneCenter, zoneItem, zoneSoul = zoneAt(ability.CenterArea), zoneAt(ability.Item), zoneAt(ability.Soul)
	zoneDeck, zoneHand, zoneDrop   = zoneAt(ability.Deck), zoneAt(ability.Hand_), zoneAt(ability.Discards)
)

func zoneAt(w ability.Zone) state.Zone { return rules.ZoneOf(zoneSpecs, w) }

// areas are where monsters are called to; an act names one by its place here, from 1.
var areas = [...]ability.Zone{ability.LeftArea, ability.CenterArea, ability.RightArea}

// field is where cards stand that are in play, by the order of the board.
var field = [...]ability.Zone{ability.LeftArea, ability.CenterArea, ability.RightArea, ability.Item, ability.SpellArea, ability.Flag}

// inArea says whether a card lies in a monster area.
func inArea(k *B, r ref) bool {
	return k.Here(r) && slices.Contains(areas[:], k.Zones[k.State.Card(r).At.Zone].Word)
}

// onField says whether a card is on the field.
func onField(k *B, r ref) bool { return k.Here(r) && k.InPlay(k.State.Card(r).At.Zone) }

// monsters lists a seat's monsters in the areas.
func monsters(k *B, s seat) []ref {
	var room [8]ref
	out := room[:0]
	for _, w := range areas {
		for _, id := range k.State.List(k.Zone(w), s) {
			if k.CharsOf(id).Kinds&ability.Monster != 0 {
				out = append(out, k.State.Ref(id))
			}
		}
	}
	return k.List(out)
}

// onSide lists everything on a seat's field.
func onSide(k *B, s seat) []ref {
	var room [16]ref
	out := room[:0]
	for _, w := range field {
		for _, id := range k.State.List(k.Zone(w), s) {
			out = append(out, k.State.Ref(id))
		}
	}
	return k.List(out)
}

// soulOf lists the soul of a card.
func soulOf(k *B, r ref) []ref {
	var room [16]ref
	out := room[:0]
	for _, s := range k.Seats() {
		for _, id := range k.State.List(zoneSoul, s) {
			if k.State.Cards[id].Host == r {
				out = append(out, k.State.Ref(id))
			}
		}
	}
	return k.List(out)
}

// faceDown names what leaves the soul having lain face down. [4.kw.ambush.1]
const faceDown = "face down"

// moved names the move of a card from an area to another. [3.attack.1.1.1]
const moved = "move"

// Rewrite notes of a card that leaves the soul how it lay there, and of one that is destroyed
// by what: an attack, an effect; paying a cost is neither.
func (game) Rewrite(k *B, e *event, _ []event) bool {
	if e.Tag == state.TagDestroyed && e.Kind == ability.AnyDamage {
		switch {
		case len(e.By) > 0:
			e.Kind = ability.AttackDamage
		case e.Src.Via != (state.AbilityID{}) && !e.Cost:
			e.Kind = ability.AbilityDamage
		}
	}
	if e.Verb == ability.Moved && k.Here(e.Card) {
		if c := k.State.Card(e.Card); c.At.Zone == zoneSoul && c.FaceDown {
			e.Name = faceDown
		} else if slices.Contains(areas[:], k.Zones[c.At.Zone].Word) && slices.Contains(areas[:], k.Zones[e.To.Zone].Word) && e.To != c.At {
			e.Name = moved
		}
	}
	return true
}

// Carry: a card that goes from place to place on the field stays the same object.
// [3.attack.1.1.1, 4.kw.transform.1]
func (game) Carry(k *B, e *event) (same, follow bool) {
	same = k.InPlay(e.From.Zone) && k.InPlay(e.To.Zone)
	return same, same
}

// Fated: nothing happens instead of what rule processing does. [readings.go]
func (game) Fated(e *event) bool { return e.Verb == ability.Moved && e.Tag == state.TagRule }

// Performed: what a cost put into the soul of a card that was being played stays there.
func (game) Performed(k *K, e *event) {
	if e.Verb != ability.Moved || e.New == e.Card || !k.Zones[e.From.Zone].Passing || !k.InPlay(e.To.Zone) {
		return
	}
	for _, r := range soulOf(k.Board, e.Card) {
		k.Link(r, e.New)
	}
}

// Immediate: the soul of a card that left goes to the drop zone [NS], and so does what a
// flag that turned its face down no longer permits, whatever of that lies on the field or comes there. [4.misc.flagdown.2]
func (game) Immediate(k *K, happened []event) {
	batch, flags := k.Batch(), false
	for i := range happened {
		e := &happened[i]
		flags = flags || e.Verb == state.Faced && k.In(e.Card, ability.Flag) || e.Verb == ability.Moved && k.InPlay(e.To.Zone)
	}
	for _, s := range k.Seats() {
		for _, r := range k.Cards(ability.Soul, s) {
			if h := k.State.Card(r).Host; h != (ref{}) && !k.Here(h) {
				batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagRule, Seat: s})
			}
		}
		if flags {
			batch = append(batch, unpermitted(k, s)...)
		}
	}
	k.Do(batch...)
}
