package rules

import (
	"bytes"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// What is chosen among the cards of a hand is not shown where nothing asks for it: it goes on unseen, or both players choose at once.
// Whether it fits its own player knows; when the decks are opened so does everybody. [Z/X 102.8, Divine Cross 306.6, 909.2]

// unseen says whether others than a player do not see what a text puts somewhere out of that player's hand, and are not shown it.
func unseen(x *ctx, to *ability.Place, show bool, by state.Seat) bool {
	z := x.k.Zone(to.Zone)
	if show || x.paying || to.Zone == ability.NoZone || z == state.Nowhere {
		return false
	}
	face := faceOf(to.State)
	return x.k.Sees(x.k.Place(to.Zone, by), face < 0 || face == 0 && x.k.Zones[z].Hidden)&^state.EyesOf(by) == 0
}

// held says whether a selector is about cards of hands and nothing else.
func held(s *ability.Selector) bool {
	return len(s.Each) == 0 && !s.Random && len(s.Of.Or) == 0 && len(s.Of.Zone) == 1 && s.Of.Zone[0] == ability.Hand_
}

// unshown lets what is chosen by a selection not be shown, where it goes on unseen; both: or not yet, since the other player chooses at the same time.
func unshown(x *ctx, e *ability.Select, both bool) (back func()) {
	was := x.limits
	m := x.k.Unshown(e)
	if held(&e.Sel) && (both || m != nil && unseen(x, &m.To, m.Show, x.Seat(e.By))) {
		l := limits{}
		if was != nil {
			l = *was
		}
		l.secret = true
		x.limits = &l
	}
	return func() { x.limits = was }
}

// chosenAtOnce is the selection of cards of their hands that several players make at the same time, which are shown when all have chosen; nil: it is none.
// [Z/X 102.8]
func chosenAtOnce(x *ctx, e *ability.EachOf, seats []state.Seat) *ability.Select {
	if !x.k.Game.Ways().Secretly || len(seats) < 2 || len(e.Do) != 1 || x.Frame == nil {
		return nil
	}
	s, is := e.Do[0].(*ability.Select)
	if !is || !held(&s.Sel) || s.Slot == 0 || len(s.Slots) > 0 || s.By.Side != ability.That || s.Sel.Of.Who.Side != ability.That {
		return nil
	}
	return s
}

// showAtOnce shows what players have chosen at the same time, where it does not go on unseen. Who has chosen what does not fit chooses anew.
func showAtOnce(x *ctx, e *ability.Select, seats []state.Seat) {
	if m := x.k.Unshown(e); m != nil && unseen(x, &m.To, m.Show, seats[0]) || !faced(&e.Sel.Of) {
		return
	}
	b := x.Slot(e.Slot)
	if b == nil {
		return
	}
	x.k.Reveal(state.All, b.Refs...)
	was, all := x.That, []state.Ref(nil)
	for _, s := range seats {
		x.That = s
		refs := slices.DeleteFunc(slices.Clone(b.Refs), func(r state.Ref) bool { return x.k.LastCard(r).Owner != s })
		if slices.ContainsFunc(refs, func(r state.Ref) bool { return x.Fits(&e.Sel.Of, r) != board.Yes }) {
			refs, _ = x.choose(&e.Sel, s, "pick", false)
		}
		all = append(all, refs...)
	}
	x.That = was
	x.Frame.Let(e.Slot, all, b.N)
}

// faced says whether a filter asks for more than where cards lie: of these it is shown that they fit.
func faced(f *ability.Filter) bool {
	return !bytes.Equal(ability.AppendForm(nil, f), ability.AppendForm(nil, &ability.Filter{Who: f.Who, Zone: f.Zone}))
}
