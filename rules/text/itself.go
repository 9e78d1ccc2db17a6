package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// Where nothing was met, "it" is the card that spoke of itself last; but not behind a condition, or a draw, that speaks of another
// thing: if there is an amulet on your field, destroy it. Which of the two is meant nothing says.

// asks lets a condition that speaks of one other thing, or of this card, say which of them was spoken of last.
func (r *resolver) asks(c *ability.Cond) {
	this := c.Op == ability.Is && c.Ref.Kind == ability.This || ofThisCard(c)
	if this && !r.back { // draw a card. If this was not put there from the hand, give it +2/+2: it was spoken of since
		r.drewOne = false
	}
	if r.spoken = r.spoken || this; asksOfAnother(c) {
		r.spoken = false
	}
}

// asksOfAnother tells whether a condition asks for one thing that is not this card: one of some cards, a leader, or what something
// happened to. Of several, "it" is none of them.
func asksOfAnother(c *ability.Cond) bool {
	if c.Word != "" { // a threshold's icon names nothing
		return false
	}
	switch c.Op {
	case ability.And, ability.Or:
		return slices.ContainsFunc(c.Args, func(a ability.Cond) bool { return asksOfAnother(&a) })
	case ability.Compare:
		switch c.L.Op {
		case ability.CountOf:
			return c.Cmp != ability.LE && Equal(c.R, ability.N(1)) && another(c.L.Of)
		case ability.History:
			return Equal(c.R, ability.N(1)) && c.L.On != nil && another(c.L.On.Subj)
		case ability.StatOf:
			return c.L.Stat == ability.PlayerLife && c.L.Who != (ability.Who{})
		}
	case ability.Happened:
		if c.N > 1 || c.On == nil {
			return false
		}
		return another(c.On.Subj) || c.On.Subj == nil && slices.Contains([]ability.Verb{ability.DiscardedV, ability.Drew, ability.Played}, c.On.Verb)
	}
	return false
}

// ofThisCard tells whether a condition asks what this card has done or what was done to it, or how much of something it has: if it
// attacked this turn, if this has 5 attack.
func ofThisCard(c *ability.Cond) bool {
	if c.Op == ability.Not && len(c.Args) == 1 && c.Args[0].Op == ability.Happened {
		return ofThisCard(&c.Args[0])
	}
	if c.Op == ability.Compare && (c.L.Op == ability.StatOf || c.L.Op == ability.CounterOn) {
		return c.L.Ref.Kind == ability.This && c.R.Op == ability.Const
	}
	return c.Op == ability.Happened && c.On != nil && c.On.Subj != nil && c.On.Subj.Ref == ThisRef && c.On.Obj == nil
}

// another: it may be other cards than this.
func another(f *ability.Filter) bool { return f != nil && f.Ref == (ability.Ref{}) }

// neverSo tells whether a condition asks "it" for a kind of which what was chosen never is.
func (r *resolver) neverSo(c *ability.Cond) bool {
	if c.Op != ability.Is || c.Of == nil || !r.saysIt(c.Ref) || r.it.Kind != ability.Slot || r.itOf != byChoice {
		return false
	}
	is, asked := r.kinds[r.it.Slot]&^ability.SpecialKinds, c.Of.Kind&^ability.SpecialKinds
	return is != 0 && asked != 0 && !is.Fit(asked)
}

// condition resolves one. Behind a draw it may be asked of the card that was drawn, which nothing met: that is no "it", and neither
// is this card.
func (r *resolver) condition(c *ability.Cond) {
	if !r.back && r.asksOfMany(c) {
		r.failed = doubtful
	}
	if !r.back && r.wasAsked != (ability.Ref{}) && r.wasAsked != r.it && r.neverSo(c) {
		r.it, r.other, r.itOf = r.wasAsked, ability.Ref{}, byMaking // if it is a Forward, choose 1 Forward. …. If it is a Summon, …: that is asked of what was asked before
	}
	defer func() {
		if c.Op == ability.Is && c.Ref.Kind == ability.Slot {
			r.wasAsked = c.Ref
		}
	}()
	spoken, asks := r.spoken, c.Op == ability.Is && r.saysIt(c.Ref) || c.Op == ability.Compare && c.L.Op == ability.StatOf && r.saysIt(c.L.Ref)
	r.spoken = spoken && !r.drew
	r.refs(reflect.ValueOf(c).Elem())
	r.spoken = spoken
	if asks && c.Ref == ThisRef && c.Of != nil && c.Of.Who.Side == ability.Opponent {
		r.failed = noIt // this is never the opponent's: what is attacked may be meant
	}
	r.asksIt = r.asksIt || asks
	r.asks(c)
	r.asksBehind(c)
}

// asksOfDone tells whether a condition asks what something is that is named by what was done to it, and not "it".
func asksOfDone(c *ability.Cond) bool {
	_, done := asDone(c.Ref)
	return c.Op == ability.Is && (done || c.Ref == BindRef(SlotMoved))
}

// asksOfThis tells whether a condition asks of this card how it is, or what happened to it.
func asksOfThis(c *ability.Cond) bool {
	switch {
	case c.Op == ability.Is && c.Ref.Kind == ability.This, c.Op == ability.Happened && c.On != nil && isThis(c.On.Subj):
		return true
	case c.Op == ability.Compare && (c.L.Op == ability.StatOf || c.L.Op == ability.CounterOn):
		return c.L.Ref.Kind == ability.This && c.R.Op == ability.Const
	}
	return slices.ContainsFunc(c.Args, func(a ability.Cond) bool { return asksOfThis(&a) })
}

// asksOfMany tells whether a condition asks of "it" what one thing is, or a number of one, where several were chosen: all of them, or one?
// その中に says that one will do.
func (r *resolver) asksOfMany(c *ability.Cond) bool {
	if r.it.Kind != ability.Slot || r.it.Slot == unbound || !r.many[r.it.Slot] {
		return false
	}
	of := c.Op == ability.Is && r.saysIt(c.Ref) || c.Op == ability.Compare && c.L.Op == ability.StatOf && r.saysIt(c.L.Ref)
	return of || slices.ContainsFunc(c.Args, func(a ability.Cond) bool { return r.asksOfMany(&a) })
}

// toAnother tells whether something is done to one other thing: what is done otherwise to "it" is hardly done to this card. If …, destroy
// an enemy follower. Otherwise, deal it 3 damage.
func toAnother(e ability.Effect) bool {
	if s, is := e.(*ability.Select); is {
		return s.Sel.N.Op != ability.All
	}
	w := ability.ActsOn(e)
	return w != nil && w.Sel != nil && w.Sel.N.Op != ability.All && another(&w.Sel.Of)
}

// sameBreath has "it" be this card behind what is done to this card in the same sentence: "give this follower Storm and deal it 1
// damage". In doubt it is if something else is chosen before in that sentence.
func sameBreath(c Clause) (_ Clause, doubt bool) {
	for i, e := range c.Do {
		_, selects := e.(*ability.Select)
		w := ability.ActsOn(e)
		if doubt = doubt || selects || w != nil && w.Sel != nil; w == nil || w.Ref.Kind != ability.This || !slices.ContainsFunc(c.Do[i+1:], func(e ability.Effect) bool { return onIt(e) }) {
			continue
		}
		c.Do = slices.Clone(c.Do)
		for k := i + 1; k < len(c.Do) && (ability.ActsOn(c.Do[k]) != nil); k++ {
			if onIt(c.Do[k]) {
				c.Do[k] = Clone(c.Do[k]).(ability.Effect)
				ability.ActsOn(c.Do[k]).Ref = ThisRef
			}
		}
		return c, doubt
	}
	return c, false
}

// onIt tells whether something is done to "it".
func onIt(e ability.Effect) bool {
	w := ability.ActsOn(e)
	return w != nil && IsIt(w.Ref)
}
