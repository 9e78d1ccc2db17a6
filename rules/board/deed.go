package board

import (
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Deed is what would be done, as far as prohibitions, permissions and costs tell one thing
// done from another. The objects it is done to and with are named beside it: one deed may
// be judged of many.
type Deed struct {
	Verb ability.Verb
	Name string             // of the ability that is used, or of the counter; "": of none
	Any  bool               // of whatever name
	As   ability.Kinds      // the kind of object that an ability used would be (UsedAs), or that a card is played as; 0: none, or its own
	Kind ability.DamageKind // of damage dealt; AbilityDamage of a move too: an ability does it
	By   state.Seat         // who does it; Nobody: a rule
}

// named says whether an effect about that verb, and things of that name, is about d; "" is
// about those of every name.
func (d Deed) named(v ability.Verb, name string) bool {
	return d.Verb == v && (d.Any || name == "" || name == d.Name)
}

// used reads a filter on abilities that are used: the kind is that of the object one would
// be, the rest is about its card. False: another kind is meant.
func (d Deed) used(f *ability.Filter) (ability.Filter, bool) {
	if d.As&^ability.AbilityObjects != 0 {
		return playedAs(f, d.As)
	}
	g := *f
	if g.Kind&ability.AbilityObjects == 0 {
		return g, true
	}
	g.Kind = 0
	return g, f.Kind&d.As != 0
}

// objectOf is the kind of object that what f plays is: of a card that is played, and of the texts it is played for, 0.
func (g *Ground) objectOf(f *state.Frame) ability.Kinds {
	a := g.Ability(f.Ability)
	switch {
	case f.Node.N > 0 || a != nil && a.Kind == ability.Triggered:
		return ability.AutoObject
	case a == nil || a.Kind == ability.Spell:
		return 0
	}
	return a.Marks.Object()
}

// doneBy says whether what with means does d: a card, or an ability of one. [FF-TCG 11.1.4, 11.6]
func (a *Active) doneBy(with *ability.Filter, d Deed, doer state.Ref) bool {
	if d.As == 0 {
		return a.Text.Fits(with, doer) == Yes
	}
	return meant(a, with, d, doer)
}

// UsedAs is the kind of object that an ability is when it is used.
func (g *Ground) UsedAs(id state.AbilityID) ability.Kinds {
	if a := g.Ability(id); a != nil {
		return a.Marks.Object()
	}
	return ability.Marks(0).Object()
}
