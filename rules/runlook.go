package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Looking at cards, and finding some.

func (x *ctx) runLook(e *ability.Look) ([]state.Ref, Extent) {
	k := x.k
	who := x.Seat(orYou(e.Who))
	of := who
	if e.From.Who.Side != ability.AnySide {
		of = x.Seat(e.From.Who)
	}
	all := k.Cards(orZone(e.From.Zone), of)
	if e.N != nil {
		all = all[:min(max(int(x.Amount(e.N)), 0), len(all))]
	}
	refs := slices.Clone(all)
	if e.Until != nil {
		refs, met := x.lookUntil(refs, e.Until)
		x.Frame.Let(e.Bind, refs, 0)
		x.Frame.Let(e.Met, met, 0)
		return refs, extentOf(len(met), 1)
	}
	if e.OneByOne {
		refs = x.lookOn(who, refs)
		x.Frame.Let(e.Bind, refs, 0)
		return refs, Full
	}
	if e.Reveal {
		k.Reveal(state.All, refs...)
	} else {
		k.Reveal(state.EyesOf(who), refs...)
	}
	x.Frame.Let(e.Bind, refs, 0)
	want := 1
	if e.Reveal && e.N != nil { // of so many fewer are shown in part [Divine Cross 925.1]
		want = max(int(x.Amount(e.N)), 1)
	}
	return refs, extentOf(len(refs), want)
}

// lookUntil shows cards one by one until so many that fit are among them, or there is none
// left. Each is shown to everyone before it is judged.
func (x *ctx) lookUntil(refs []state.Ref, until *ability.Selector) (shown, met []state.Ref) {
	want := int(x.Amount(&until.N.N))
	for i, r := range refs {
		if len(met) >= want {
			return refs[:i], met
		}
		x.k.Reveal(state.All, r)
		if x.Fits(&until.Of, r) == board.Yes {
			met = append(met, r)
		}
	}
	return refs, met
}

// lookOn looks at cards one by one until the player stops. [SVE 5.11.2]
func (x *ctx) lookOn(who state.Seat, refs []state.Ref) []state.Ref {
	for i, r := range refs {
		if x.k.Ask(Decision{Seat: who, Kind: YesNo, Ask: x.k.prompt(x.Frame, "look")}).N[0] == 0 {
			return refs[:i]
		}
		x.k.Reveal(state.EyesOf(who), r)
	}
	return refs
}

func orZone(z ability.Zone) ability.Zone {
	if z == ability.NoZone {
		return ability.Deck
	}
	return z
}

// runFind searches: a private look, a choice that may fail where it asks for more
// than a number, and a shuffle. Several kinds are found by one search. [SVE 5.8]
func (x *ctx) runFind(e *ability.Find) ([]state.Ref, Extent) {
	k := x.k
	who := x.Seat(orYou(e.Who))
	zone, of := ability.Deck, who
	parts := e.Sel.Parts()
	first := &parts[0].Of
	if len(first.Zone) > 0 {
		zone = first.Zone[0]
	}
	if first.Who.Side != ability.AnySide {
		of = x.Seat(first.Who)
	}
	if zone == ability.Deck && k.Bars(board.Deed{Verb: ability.Searched, By: who}, state.Ref{}, state.Ref{}) != nil {
		return nil, Nothing
	}
	k.Reveal(state.EyesOf(who), k.Cards(zone, of)...)
	y := *x
	y.limits = &limits{}
	if x.refuses(&e.To) {
		y.limits.to = &e.To // [FF-TCG 15.1.1.8.1]
	}
	var refs []state.Ref
	want := 0
	for _, part := range parts {
		found, n := y.choose(part, who, "find", e.Show)
		refs, want = append(refs, found...), want+n
		y.limits.not = refs
	}
	aside := e.To == (ability.Place{})   // where it goes is done after the shuffle, and said by what follows [FF-TCG 15.1.1.8.1]
	within := aside || e.To.Zone == zone // it is put there after the shuffle
	if within {
		k.Shuffle(zone, of, refs...)
	}
	if e.To.Link.Kind != ability.NoRef { // it stays where nothing can have it [Divine Cross 905.1]
		if refs = linkable(x, refs, &e.To); len(x.Here(e.To.Link)) == 0 {
			refs = nil
		}
	}
	moved := refs
	if len(refs) > 0 && !aside {
		how := ability.Put
		if zone == ability.Deck {
			how = ability.Seek
		}
		moved = x.moveAll(x.By, refs, &e.To, how)
		x.link(moved, e.To.Link)
	}
	if !within {
		k.Shuffle(zone, of)
	}
	if x.Frame != nil {
		x.remember(refs, moved)
		x.Frame.Let(e.Bind, moved, 0)
	}
	return moved, extentOf(len(moved), want)
}

// seek shows a seat the hidden cards among which it is to choose, where the zone says
// so. [Divine Cross 909.2]
func (x *ctx) seek(s *ability.Selector, by state.Seat) {
	k := x.k
	if s.Random {
		return
	}
	for i := range s.Each {
		x.seek(&s.Each[i], by)
	}
	for _, rel := range s.Of.Rel {
		if rel.Kind == ability.InSlot {
			x.seekAmong(x.Here(rel.Of), by)
		}
	}
	for _, w := range s.Of.Zone {
		z := k.Zone(w)
		if z == state.Nowhere || !k.Zones[z].Sought {
			continue
		}
		for _, of := range k.Seats() {
			if !x.IsSeat(s.Of.Who, of) {
				continue
			}
			eyes := k.EyesAt(by, state.Place{Zone: z, Of: of})
			for _, id := range x.Depth(&s.Of, k.State.List(z, of)) {
				k.Reveal(eyes, k.State.Ref(id))
			}
		}
	}
}

// seekAmong is seek among hidden cards that a seat has been shown before.
func (x *ctx) seekAmong(refs []state.Ref, by state.Seat) {
	for _, r := range refs {
		c := x.k.State.Card(r)
		if x.k.Zones[c.At.Zone].Hidden && c.Seen&state.EyesOf(by) != 0 {
			x.k.Reveal(x.k.EyesAt(by, c.At), r)
		}
	}
}
