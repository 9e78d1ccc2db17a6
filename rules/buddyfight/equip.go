package buddyfight

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// The keywords by which a monster is equipped like an item: one rule set for four, and
// one for impact transform. [4.kw.transform, 4.kw.impacttransform]
var equipWords = [...]string{"transform", "riding", "assignment", "dragonize", impactTransform}

// keysEquip are the bits of equipWords.
var keysEquip = func() (out uint64) {
	for _, w := range equipWords {
		out |= keyOf(w)
	}
	return
}()

const impactTransform = "impact transform"

// equipAbility is the keyword ability, with its cost in brackets, by which a card is
// equipped like an item; zero: there is none.
func equipAbility(k *K, r ref) state.AbilityID {
	c := k.Chars(r)
	if c.Keys&keysEquip == 0 {
		return state.AbilityID{}
	}
	for _, h := range c.Abilities {
		if a := k.Ability(h.ID); h.Kind == ability.Keyword && h.ID.Word == 0 {
			for _, w := range equipWords {
				if a.Word == w {
					return h.ID
				}
			}
		}
	}
	return state.AbilityID{}
}

// mayEquipAs judges equipping a monster like an item: in one's main phase, from the hand
// or one's own monster area; by impact transform in 1.1 of one's final phase, from the
// hand, once a turn; with 対抗 whenever a counter may be used. [4.kw.transform.1,
// 4.kw.impacttransform.1]
func mayEquipAs(k *K, s seat, r ref, how int32) *board.Why {
	id := equipAbility(k, r)
	a := k.Ability(id)
	counter := a != nil && a.Marks&ability.Counter != 0 || hasCounter(k.Chars(r))
	switch window := int(how >> argWindow); {
	case a == nil || k.State.Card(r).Master != s || k.Chars(r).Kinds&ability.Monster == 0:
		return whyInto
	case window == inDamage:
		return whyAwaited
	case a.Word == impactTransform && (window != inFinal && !counter || inArea(k.Board, r) || k.Tallied(tallyIntoItem, s, ref{}) > 0):
		return whyFinal
	case a.Word != impactTransform && window != inMain && !counter:
		return whyInto
	case !permitted(k.Board, s, r):
		return whyFlag
	case !onField(k.Board, r) && !entersBy(k.Board, r, enters, state.Source{}) || !entersBy(k.Board, r, transforms, state.Source{}):
		return whyInto
	case crowded(k.Board, s, r):
		return whyEquips
	}
	f := k.Probe(s, r, id)
	for i := range a.Cost {
		if !k.Payable(f, &a.Cost[i]) {
			return whyEquip
		}
	}
	if counter {
		if why := barredCounter(k, s, r); why != nil {
			return why
		}
	}
	return barsEquip(k, s, r)
}

// barsEquip says what forbids that a monster is equipped like an item: to transform, or to equip an
// item that is as it is. [4.kw.transform.3]
func barsEquip(k *K, s seat, r ref) *board.Why {
	if why := k.Cannot(ability.EquippedV, r, ref{}, s); why != nil {
		return why
	}
	return k.Bars(board.Deed{Verb: ability.Played, As: ability.ItemCard, By: s}, r, ref{})
}

// fromField names the equip of a card that was on the field already, and so did not enter it.
const fromField = "from the field"

// placeItem carries an equip out: the card is placed in the item area, the gift comes,
// then Equip Change, all before rule processing drops the older item. [1.equip.3.1-3,
// 4.kw.transform.3, 4.kw.impacttransform.4]
func placeItem(k *K, f *frame) {
	impact, how := false, ""
	if onField(k.Board, f.Card) {
		how = fromField
	}
	if a := k.Ability(f.Ability); f.Arg&argItem != 0 && a != nil { // a buddy that is equipped in the place of another need not transform itself
		impact = a.Word == impactTransform
	}
	if !enterField(k, f, ability.Item, "") {
		return
	}
	if f.Arg&argItem != 0 {
		k.SetFlags(f.Card, flagTransformed)
	}
	if impact {
		k.SetFlags(f.Card, flagImpactTransformed)
		k.Tally(tallyIntoItem, f.By, ref{}, 1, ability.ThisTurn)
	}
	gift(k, f)
	equipChange(k, f)
	k.Do(event{Verb: ability.EquippedV, Card: f.Card, Name: how, Seat: f.By, Src: f.Src})
}

// equipChange may return the item equipped before to the hand: once a turn for each
// fighter, and declining uses nothing up. [1.equip.3.3, 4.kw.equipchange.1-5]
func equipChange(k *K, f *frame) {
	if !k.Has(f.Card, keyChange) || k.Tallied(tallyChange, f.By, ref{}) > 0 {
		return
	}
	for _, r := range k.Cards(ability.Item, f.By) {
		if r == f.Card || k.Ask(rules.Decision{Seat: f.By, Kind: rules.YesNo, Ask: rules.Prompt{Key: "equip change", Rule: "4.kw.equipchange.1", Src: f.Card}}).N[0] == 0 {
			continue
		}
		k.Tally(tallyChange, f.By, ref{}, 1, ability.ThisTurn)
		k.Do(event{Verb: ability.Moved, Card: r, To: k.Own(ability.Hand_, r), Tag: state.TagReturned, Seat: f.By, Src: f.Src})
		return
	}
}
