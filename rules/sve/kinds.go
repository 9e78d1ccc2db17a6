package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// operate makes an amulet that prints attack and life a follower for this turn. [5.32]
func operate(k *K, f *frame, r ref) rules.Extent {
	const both = 1<<ability.Attack | 1<<ability.LifeStat
	if c := k.Chars(r); !k.In(r, ability.Field) || c.Kinds&ability.Amulet == 0 || c.Num.Own&both != both {
		return rules.Nothing // 5.32.1.1
	}
	prints := k.Original(r).Num.N
	lay(k, f, r, operated)
	for _, n := range [...]ability.Stat{ability.Attack, ability.LifeStat} { // whatever was left of them when it was operated before
		if is, _ := k.Stat(r, n); is != prints[n] {
			k.Raise(r, n, prints[n]-is, f.Src)
		}
	}
	return rules.Full
}

// box takes every ability that r has now, for as long as it is boxed. [5.31]
func box(k *K, f *frame, r ref) rules.Extent {
	if !k.In(r, ability.Field) || k.State.Card(r).Flags&flagBoxed != 0 {
		return rules.Nothing
	}
	k.Do(event{Verb: state.Flagged, Card: r, Slot: int32(flagBoxed), N: 1, Src: f.Src})
	lay(k, f, r, boxed)
	return rules.Full
}

// exchange moves two cards into each other's zone, both or neither. [5.13]
func exchange(k *K, f *frame, a, b []ref) rules.Extent {
	if len(a) != 1 || len(b) != 1 {
		return rules.Nothing // 5.13.2
	}
	to := func(r, other ref) event {
		at := k.State.Card(other).At
		e := event{Verb: ability.Moved, Card: r, To: at, Seat: f.By, Src: f.Src}
		if w := k.Zones[at.Zone].Word; w != ability.Field && w != ability.EX {
			e.To = k.Own(w, r)
		}
		return e
	}
	why := k.Attempt(func() {
		if len(k.Do(to(a[0], b[0]), to(b[0], a[0]))) != 2 {
			k.Fail(whyWindow)
		}
	})
	if why != nil {
		return rules.Nothing
	}
	return rules.Full
}

// transform banishes cards and makes as many tokens in their zones. [5.17.1]
func transform(k *K, f *frame, on []ref, name string) rules.Extent {
	face := k.Pool.Token(name)
	if face == 0 {
		return rules.Nothing
	}
	gone, made := k.Batch(), k.Batch()
	for _, r := range on {
		gone = append(gone, event{Verb: ability.Moved, Card: r, To: k.Own(ability.Removed, r), Tag: state.TagBanished, Seat: f.By, Src: f.Src})
	}
	for _, e := range k.Do(gone...) {
		made = append(made, event{Verb: ability.Created, To: e.From, Slot: int32(face), Name: name, Tag: state.TagMade, Seat: f.By, Src: f.Src, Pos: -1})
	}
	if len(made) == 0 {
		return rules.Nothing
	}
	k.Do(made...)
	return rules.Full
}

// one is one of several cards, which the player of an ability picks.
func one(k *K, f *frame, on []ref) []ref {
	f.Bind(evolveSlot, on...)
	return k.ChooseNow(f, &ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{
		Rel: []ability.Rel{{Kind: ability.InSlot, Of: ability.Ref{Kind: ability.Slot, Slot: evolveSlot}}},
	}}, f.By, "pick")
}
