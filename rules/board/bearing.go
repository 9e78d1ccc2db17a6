package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// ModeCount applies the effects that change how many modes are chosen.
func (b *Board) ModeCount(f *state.Frame, n ability.Count) ability.Count {
	e := &state.Event{Verb: ability.ModesV, Card: f.Src.Card, Seat: f.By, Src: f.Src}
	b.Settle()
	for i := range b.effects.rules {
		a := &b.effects.rules[i]
		in, ok := a.Clause.(*ability.Instead)
		if !ok || in.N == nil || in.Of.Verb != ability.ModesV || !a.Text.Happens(&in.Of, e, After) {
			continue
		}
		if in.Op == ability.Set {
			if n = (ability.Count{N: *in.N}); in.N.Op == ability.Inf {
				n = ability.Count{Op: ability.AnyNumber}
			}
		}
	}
	return n
}

// Replaceable says whether any effect bears on any of evs.
func (b *Board) Replaceable(evs []state.Event, but []NodeRef) bool {
	if b.Settle(); b.effects.instead == 0 || b.effects.instead&VerbsOf(evs) == 0 {
		return false
	}
	for i := range b.effects.rules {
		for j := range evs {
			if b.bears(&b.effects.rules[i], &evs[j], but) {
				return true
			}
		}
	}
	return false
}

// Bearing is an effect that would replace an event, or change its amount, and that a
// game carries out itself, in an order of its own.
type Bearing struct {
	By     state.Seat
	Card   state.Ref  // the card it comes from
	Op     ability.Op // of the amount
	Amount bool       // it changes the amount
	Steady bool       // by a constant
	Bare   bool       // nothing is done instead
	Active Active
}

// BearingsBut lists the effects that bear on e, in the order of the board, without those
// of but: they have done so already.
func (b *Board) BearingsBut(e *state.Event, but []NodeRef) []Bearing {
	var out []Bearing
	b.Settle()
	for _, a := range b.effects.rules {
		if !b.bears(&a, e, but) {
			continue
		}
		in := a.Clause.(*ability.Instead)
		out = append(out, Bearing{By: a.Text.By, Card: a.Text.Src.Card, Op: in.Op, Amount: in.N != nil, Steady: in.N != nil && in.N.Op == ability.Const, Bare: in.N == nil && len(in.Do) == 0, Active: a})
	}
	return out
}

// bears says whether an effect would replace e, or change its amount; those of but have
// done so already.
func (b *Board) bears(a *Active, e *state.Event, but []NodeRef) bool {
	in, ok := a.Clause.(*ability.Instead)
	if !ok || !sameKind(in.Of.Verb, e.Verb) || b.Game.Fated(e) || len(but) > 0 && slices.Contains(but, a.Node(b.Book)) || !a.Text.Happens(&in.Of, e, Before) || b.Game.Immune(b, a.Text.By, a.Text.Src, e.Card.ID) {
		return false
	}
	if a.Mod != nil && a.Mod.Until.What == ability.OfThat && a.Mod.Until.Turn != e.Due() {
		return false
	}
	x := a.Text
	x.Cause = e
	if in.N != nil && in.Of.Verb != ability.LifeOut && unreduced(b, e) && Operate(e.N, in.Op, x.Amount(in.N)) < e.N {
		return false
	}
	return (in.If == nil || x.Holds(in.If)) && (a.Mod != nil || unspent(&a.Text))
}

// unreduced says whether e is damage that cannot be reduced, by what deals it or for who does.
func unreduced(b *Board, e *state.Event) bool {
	if e.Verb == ability.DealtDamage && e.Slot&state.Firm != 0 {
		return true
	}
	if e.Verb != ability.DealtDamage || !b.AnyRule(ability.Cannot, ability.MinusV) {
		return false
	}
	d := Deed{Verb: ability.MinusV, By: state.Nobody, Kind: e.Kind}
	by := func(r state.Ref) bool { return b.rule(ability.Cannot, d, r, e.Card) != nil }
	return by(e.Obj) || slices.ContainsFunc(e.By, by)
}

// LoweredBy lists what static abilities of the board subtract from a number of a card now,
// by where they come from, the oldest first. [Z/X 1204.3]
func (b *Board) LoweredBy(r state.Ref, s ability.Stat) (by []state.Source) {
	b.Settle()
	var born []state.Stamp
	for i := range b.effects.acts {
		a := &b.effects.acts[i]
		if c, is := a.Clause.(*ability.Change); !is || a.Mod != nil || c.Stat != s || c.Op != ability.Sub || !slices.Contains(a.targets(b), r.ID) {
			continue
		}
		at, _ := slices.BinarySearch(born, a.born)
		born, by = slices.Insert(born, at, a.born), slices.Insert(by, at, a.Text.Src)
	}
	return by
}

// NodeRef identifies a continuous effect: the clause and what it is on.
type NodeRef struct {
	Node state.NodeID
	On   state.Ref
	Mod  int32
}

// Node is which effect a is.
func (a *Active) Node(b *Book) NodeRef {
	n := NodeRef{Node: b.Node(a.Clause), On: a.on}
	if a.Mod != nil {
		n.Mod = a.Mod.ID
	}
	return n
}

// Replacements lists the effects that would replace e, self-replacements only
// when there is one: those of the very ability that causes e. [SVE 10.10.2.5, 10.10.2.5.1]
func (b *Board) Replacements(e *state.Event, used, but []NodeRef) []Active {
	var fit []Active
	self := false
	b.Settle()
	for i := range b.effects.rules {
		a := b.effects.rules[i]
		if !b.bears(&a, e, but) || slices.Contains(used, a.Node(b.Book)) {
			continue
		}
		mine := e.Src.Via != (state.AbilityID{}) && a.Text.Src == e.Src
		if mine && !self {
			fit, self = fit[:0], true
		}
		if mine == self {
			fit = append(fit, a)
		}
	}
	return beforeLife(fit)
}

// beforeLife leaves out what waits for a life that would come to 0 where something else bears on the same event: whether it
// would is asked of what is left of it.
func beforeLife(fit []Active) []Active {
	out := func(a Active) bool { return a.Clause.(*ability.Instead).Of.Verb == ability.LifeOut }
	if slices.ContainsFunc(fit, out) && slices.ContainsFunc(fit, func(a Active) bool { return !out(a) }) {
		return slices.DeleteFunc(fit, out)
	}
	return fit
}
