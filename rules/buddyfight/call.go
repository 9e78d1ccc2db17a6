package buddyfight

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// buddyCallable says whether a call or an equip may be a buddy call: a card of that name
// lies in the buddy zone, and this fighter has declared none in the fight.
// [1.call.1.3.b1, 1.call.1.3.b2, 1.equip.1.2.b1, 1.equip.1.2.b2]
func buddyCallable(k *K, f *frame) bool {
	c := k.Chars(f.Card)
	return c.Kinds&(ability.Monster|ability.ItemCard) != 0 && k.Tallied(tallyBuddy, f.By, ref{}) == 0 && buddyFor(k, f) != ref{}
}

// buddyFor is the card in the buddy zone that has the name of the card being played.
func buddyFor(k *K, f *frame) ref {
	named := k.Chars(f.Card).Names
	for _, b := range k.Cards(ability.Buddy, f.By) {
		if slices.ContainsFunc(k.Chars(b).Names, func(n string) bool { return slices.Contains(named, n) }) {
			return b
		}
	}
	return ref{}
}

// swapBuddy: the card goes to the buddy zone at rest, and the buddy is the card that is
// called, on its way to the field also for a monster that was to transform there.
// [1.call.1.5, 1.equip.1.4, 5.stand.2]
func swapBuddy(k *K, f *frame) {
	buddy := buddyFor(k, f)
	to := k.Place(ability.Resolving, f.By)
	done := k.Do(
		event{Verb: ability.Moved, Card: f.Card, To: k.Place(ability.Buddy, f.By), Rest: true, Seat: f.By},
		event{Verb: ability.Moved, Card: buddy, To: to, Tag: state.TagPlayed, Seat: f.By})
	for _, e := range done {
		if e.Verb == ability.Moved && e.Card == buddy {
			f.Card, f.Src.Card, f.Obj = e.New, e.New, e.New
			if f.Arg&argItem != 0 {
				f.Ability = equipAbility(k, f.Card)
				k.SetFlags(f.Card, flagTransformed)
			}
		}
	}
}

// placeMonster carries a call out: the monster is placed in its area, whoever is there
// already. A monster that paid for it has gone before. [1.call.3.1, 1.Q4, 5.treat.2]
func placeMonster(k *K, f *frame) {
	impact := k.Chars(f.Card).Kinds&ability.Impact != 0
	if !enterField(k, f, areas[f.Arg&argArea-1], called) {
		return
	}
	if impact && f.Arg&argEffect == 0 {
		k.Tally(tallyImpact, f.By, ref{}, 1, ability.ThisTurn) // 5.call.1, 5.Q4.limit
	}
	gift(k, f)
}

// How the entering of a card by a call or by a buddy call is named for texts that wait for it. What is equipped may
// be a buddy call, and is no call. What Ambush calls is told by the keyword that does it. [4.kw.transform.3, 4.kw.ambush.1]
const called, buddyCalled = "called", "buddy call"

// enterField places what is played on the field.
func enterField(k *K, f *frame, w ability.Zone, how string) bool {
	src := f.Src
	if f.Arg&argEffect != 0 {
		src = f.Cause.Src // the text that lets it enter: its effect it is
	}
	switch {
	case f.Arg&argBuddy != 0 && how == "":
		how = buddyCalled
	case f.Arg&argBuddy != 0:
		how += board.Also + buddyCalled
	}
	done := k.Do(event{Verb: ability.Moved, Card: f.Card, To: k.Place(w, f.By), Name: how, Seat: f.By, Src: src})
	if len(done) == 0 {
		return false
	}
	f.Card = done[0].New
	return true
}

// gift is the buddy gift: life +1, once the card has reached the field. [1.call.3.2,
// 1.equip.3.2, 1.Q1, 5.call.4]
func gift(k *K, f *frame) {
	if f.Arg&argBuddy != 0 {
		k.Do(event{Verb: state.NumberChanged, Seat: f.By, Slot: int32(ability.PlayerLife), N: 1, Src: f.Src})
	}
}

// callable says whether a monster may be called to an area, as far as it says so itself.
// [1.call.1.2]
func callable(k *B, r ref, area int32) bool {
	p := printOf(k, r)
	if p == nil {
		return true
	}
	for _, h := range p.Abilities {
		if a := k.Ability(h.ID); a.Kind == ability.Construction && a.Word == "called to" {
			return slices.ContainsFunc(a.Args, func(n ability.Amount) bool { return n.N == area })
		}
	}
	return true
}

// What a card's text says it does by one ability alone.
const enters, transforms = "enters only by", "transforms only by"

// entersBy says whether a card may come onto the field, or be transformed into, because of
// src, as far as it says by whose ability alone it does. A use has no source. [1.call.1.1.note2]
func entersBy(k *B, r ref, how string, src state.Source) bool {
	p := printOf(k, r)
	if p == nil {
		return true
	}
	for _, h := range p.Abilities {
		if a := k.Ability(h.ID); a.Kind == ability.Construction && a.Word == how {
			by := k.Ability(src.Via)
			return by != nil && (len(a.Args) == 0 || by.Kind == ability.Activated) && slices.Contains(k.Last(src.Card).Names, a.Name)
		}
	}
	return true
}

// oneOnField is what a card's text says of which only one may be on its fighter's field.
const oneOnField = "one on the field"

// crowded says whether a card may not be put on a fighter's field since one of its name is there,
// and it says of itself that there is only one: it is neither called, equipped nor set, by an effect
// neither. A card that is there already may be equipped from there. [1.call.1.1.note2; readings.go]
func crowded(k *B, s seat, r ref) bool {
	p := printOf(k, r)
	if p == nil || !slices.ContainsFunc(p.Abilities, func(h state.Held) bool {
		a := k.Ability(h.ID)
		return a.Kind == ability.Construction && a.Word == oneOnField
	}) {
		return false
	}
	return slices.ContainsFunc(onSide(k, s), func(on ref) bool {
		return on.ID != r.ID && slices.ContainsFunc(k.Chars(on).Names, func(n string) bool { return slices.Contains(k.Chars(r).Names, n) })
	})
}

// anyArea are all areas, as an act names them.
var anyArea = []int32{1, 2, 3}

// areaNames are the areas as texts that bar one name them.
var areaNames = [...]string{"to the left", "to the center", "to the right"}

// barsArea says why a fighter may not call a monster to an area: by an effect that bars it.
// [1.call.1.2]
func barsArea(k *B, s seat, r ref, area int32) *board.Why {
	return k.Bars(board.Deed{Verb: ability.Played, Name: areaNames[area-1], By: s}, r, ref{})
}

// empty are the areas of a fighter in which no monster stands.
func empty(k *B, s seat) (out []int32) {
	for i, w := range areas {
		if k.Count(w, s) == 0 {
			out = append(out, int32(i)+1)
		}
	}
	return out
}

// chooseArea asks to which of some areas an effect calls a monster; 0: there is none. What bars
// calls to an area bars those of effects.
func chooseArea(k *K, s seat, r ref, to []int32) int32 {
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "area", Rule: "1.call.1.2", Src: r}}
	for _, n := range to {
		if callable(k.Board, r, n) && barsArea(k.Board, s, r, n) == nil {
			d.Items = append(d.Items, state.Item{N: n - 1})
		}
	}
	if len(d.Items) == 0 {
		return 0
	}
	return k.Ask(d).Pick[0].N + 1
}
