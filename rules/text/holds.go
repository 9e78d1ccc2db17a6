package text

import (
	"slices"

	"gotaku/rules/ability"
)

// What holds as long as its text works, and what is done once.

// Static tells whether a paragraph without a head holds all the time. A spell does
// things once; of other cards only what can hold is static.
func Static(b *Body, spell bool, alone ability.Kinds) bool {
	for _, e := range b.Do {
		if !CanHold(e, spell && b.While == nil, alone) {
			return false
		}
	}
	return true
}

// holds tells whether all that a body does is to change numbers of players that hold as long
// as its text works.
func (x *Lexicon) holds(es []ability.Effect) bool {
	if len(es) == 1 {
		if f, is := es[0].(*ability.If); is && len(f.Else) == 0 {
			es = f.Then // while the condition holds
		}
	}
	return len(es) > 0 && !slices.ContainsFunc(es, func(e ability.Effect) bool {
		c, is := e.(*ability.Change)
		return !is || c.For != (ability.Time{}) || !slices.Contains(x.Holds, c.Stat)
	})
}

// always tells whether an effect says what its card is in all situations.
func always(e ability.Effect) bool {
	g, ok := e.(*ability.Give)
	return ok && g.For == (ability.Time{Until: ability.Game}) && g.What.Ref == ThisRef && (g.Kinds != 0 || len(g.Props) > 0)
}

// CanHold tells whether an effect may be that of a static ability. On a spell only
// what concerns its own cost or playing holds; a number of what each player has alone is
// changed once.
func CanHold(e ability.Effect, spell bool, alone ability.Kinds) bool {
	if t := ability.TimeOf(e); t != nil && *t != (ability.Time{}) && !always(e) {
		return false
	}
	switch e := e.(type) {
	case *ability.CostChange:
		return !spell || e.What.Ref.Kind == ability.This
	case *ability.Rule:
		return !spell || e.What.Ref.Kind == ability.This
	case *ability.Instead:
		return !spell
	case *ability.Change:
		return e.What.Ref.Kind == ability.This || !spell && e.Stat < ability.CardStats && !(e.What.Sel != nil && alone != 0 && e.What.Sel.Of.Kind == alone)
	case *ability.Give:
		return e.What.Ref.Kind == ability.This || e.What.Ref.Kind == ability.Host || !spell
	case *ability.If:
		for _, x := range append(append([]ability.Effect(nil), e.Then...), e.Else...) {
			if !CanHold(x, spell, alone) {
				return false
			}
		}
		return true
	}
	return false
}
