package buddyfight

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Act carries out a word of card texts that is a procedure of this rulebook. A word
// without a procedure is carried out by hand.
func (game) Act(k *K, f *frame, a *ability.Act, on []ref) rules.Extent {
	switch a.Word {
	case "attack": // 3.final.Q4
		did := rules.Nothing
		for _, r := range k.List(on) {
			did = max(did, attackNow(k, f, r))
		}
		return did
	case "transform": // 4.kw.transform.1, by an effect
		return transformNow(k, f, on, a.N.N == 0, equipWords[0])
	case "ride":
		return transformNow(k, f, on, a.N.N == 0, equipWords[1])
	case "call to left", "call to center", "call to right", "call to sides", "call to empty", "call to here", "call to apart":
		return callTo(k, f, on, a)
	case "move to empty":
		return moveToEmpty(k, f, on, ability.NoZone)
	case "move to sides":
		return moveToEmpty(k, f, on, ability.CenterArea)
	case "end the phase":
		k.Tally(tallyCut, state.Nobody, ref{}, 1, ability.ThisTurn)
		return rules.Full
	case asCounterWord: // it says when it is chosen
		return rules.Full
	case "remains": // it stays, instead of what would become of it
		return rules.Full
	case "ambush": // 4.kw.ambush.1
		return ambushNow(k, f, on)
	}
	k.ByHandText(f, a.Word)
	return rules.Full
}

// callTo calls cards by an effect that says to which area; free where its number is 1.
// [1.call.1.2, 4.misc.used.2]
func callTo(k *K, f *frame, on []ref, a *ability.Act) (did rules.Extent) {
	apart := slices.Clone(anyArea) // where this act has called nothing yet
	for _, r := range k.List(on) {
		to := map[string][]int32{"call to left": {1}, "call to center": {2}, "call to right": {3}, "call to sides": {1, 3}, "call to empty": empty(k.Board, f.By), "call to here": whereStands(k.Board, f.Src.Card, f.By), "call to apart": apart}[a.Word]
		if k.Chars(r).Kinds&ability.Monster == 0 || !playNow(k, f.By, r, f.Src, a.N.N == 1, to) {
			continue
		}
		did = rules.Full
		apart = slices.DeleteFunc(apart, func(n int32) bool { return slices.Contains(whereStands(k.Board, k.State.Ref(r.ID), f.By), n) })
	}
	return did
}

// whereStands is the area of a fighter that a card stands in, by its number; none: it stands in none of theirs.
func whereStands(k *B, r ref, s seat) []int32 {
	for n, z := range areas {
		if k.In(r, z) && k.State.Card(r).At.Of == s {
			return []int32{int32(n + 1)}
		}
	}
	return nil
}

// moveToEmpty moves monsters to areas of their fighter, other than one, in which nobody stands.
func moveToEmpty(k *K, f *frame, on []ref, but ability.Zone) (did rules.Extent) {
	for _, r := range k.List(on) {
		s := k.State.Card(r).Master
		to := slices.DeleteFunc(empty(k.Board, s), func(n int32) bool { return areas[n-1] == but })
		if !inArea(k.Board, r) || len(to) == 0 {
			continue
		}
		d := rules.Decision{Seat: f.By, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "area", Rule: "4.flow.1.3.1", Src: r}}
		for _, n := range to {
			d.Items = append(d.Items, state.Item{N: n - 1})
		}
		if len(k.Do(event{Verb: ability.Moved, Card: r, To: k.Place(areas[k.Ask(d).Pick[0].N], s), Keep: true, Seat: f.By, Src: f.Src})) > 0 {
			did = rules.Full
		}
	}
	return did
}

// transformNow equips cards like items by an effect, by a keyword that it names, for the cost in brackets or without it:
// no use, so nobody answers it. [4.kw.transform.1, 4.misc.used.2]
func transformNow(k *K, f *frame, on []ref, free bool, how string) (did rules.Extent) {
	for _, r := range k.List(on) {
		k.Reveal(state.All, r)
		by := k.NewFrame(f.By, r, equipAbility(k, r))
		if a := k.Ability(by.Ability); a == nil || a.Word != how || !permitted(k.Board, f.By, r) || !entersBy(k.Board, r, enters, f.Src) || !entersBy(k.Board, r, transforms, f.Src) || crowded(k.Board, f.By, r) || barsEquip(k, f.By, r) != nil {
			continue
		}
		by.Card, by.Arg, by.Cause.Src = r, argItem|argEffect, f.Src
		if free || k.Attempt(func() { k.Pay(by, k.Lock(by)) }) == nil {
			k.Do(playing(by))
			placeItem(k, by)
			did = rules.Full
		}
	}
	return did
}

// ambushNow lets the fighter call a card for its call cost. [4.kw.ambush.1]
func ambushNow(k *K, f *frame, on []ref) rules.Extent {
	for _, r := range k.List(on) {
		p := k.Playing(r)
		could := true
		for i := 0; p != nil && i < len(p.Cost); i++ {
			could = could && k.Payable(k.Probe(f.By, r, f.Ability), &p.Cost[i])
		}
		if !could || !k.In(r, ability.Discards) || k.Ask(rules.Decision{Seat: f.By, Kind: rules.YesNo, Ask: rules.Prompt{Key: "ambush", Rule: "4.kw.ambush.1", Src: r}}).N[0] == 0 {
			continue
		}
		playNow(k, f.By, r, f.Src, false, anyArea)
		return rules.Full
	}
	return rules.Nothing
}

// Layers: what is nullified gives nothing any more [4.dshare.Q2], kinds and attributes, keywords that a card cannot get,
// abilities that those may feed, numbers set, then raised and lowered.
const (
	layerNullified = iota
	layerKinds
	layerBarred
	layerAbilities
	layerSet
	layerAdd
	layers
)

func (game) Layers() int8 { return layers }

// Order: the document knows none, so whoever has the power by all effects is one who has it. [4.flow.3.1; readings.go]
func (game) Order() board.Order { return board.Order{AimsLast: true} }

// Layer sorts a clause into its layer: the document says nothing of an order.
// [4.flow.3.1; readings.go]
func (game) Layer(c ability.Effect) int8 {
	switch c := c.(type) {
	case *ability.Give:
		switch {
		case c.Kinds != 0 || len(c.Props) > 0:
			return layerKinds
		case c.Take && c.All:
			return layerNullified
		case c.Bar != nil:
			return layerBarred
		}
		return layerAbilities
	case *ability.Change:
		switch {
		case c.Stat > ability.CardStats:
			return -1
		case c.Op == ability.Add || c.Op == ability.Sub:
			return layerAdd
		}
		return layerSet
	}
	return -1
}
