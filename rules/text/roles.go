package text

import (
	"slices"

	"gotaku/rules/ability"
)

// What happens may meet two cards, which deal and are dealt damage, attack and are attacked, block and are blocked. Where one of them
// is this card, "it" is the other. Where neither is, "it" is the only one that is called so, or that could bear what is done; else it
// may be either, and is neither.

// role is a card that an event meets, which may be "it".
type role struct {
	is    ability.Ref
	kinds ability.Kinds
	at    Places
}

// isThis tells whether a noun phrase is this card, whatever it is called: このフォロワー is これ.
func isThis(f *ability.Filter) bool { return f != nil && f.Ref.Kind == ability.This }

// met are the references to what an event says that does something, and to what it is done
// to. Of damage that is dealt the kernel's event is about what it is dealt to.
func met(v ability.Verb) (subj, obj ability.Ref) {
	subj, obj = ability.Ref{Kind: ability.Subject}, ability.Ref{Kind: ability.Object}
	if v == ability.DealtDamage {
		return obj, subj
	}
	return subj, obj
}

// roles are the cards that an event meets besides this one. What chooses this card is spoken of only if it is cancelled, for
// it is an ability, or a spell.
func (r *resolver) roles(e *ability.Event, cancelled bool) (out []role) {
	subj, obj := met(e.Verb)
	if e.Subj != nil && !isThis(e.Subj) {
		out = append(out, role{subj, anyKind(e.Subj), r.at.subjects([]ability.Event{*e})})
	}
	switch o := e.Obj; {
	case e.Verb == ability.Selected && cancelled: // the effect of what chose it
		out = []role{{is: obj}}
		if o != nil {
			out[0].kinds = anyKind(o)
		}
	case e.Verb == ability.Selected:
	case o != nil && !isThis(o):
		out = append(out, role{obj, anyKind(o), r.at.confined(o)})
	}
	return out
}

// meets makes "it" what some events meet. Those of which one has this card opposite what is met and another has not, or has it in
// another place, say nothing that holds for all.
func (r *resolver) meets(es []ability.Event, cancelled bool) {
	r.it, r.either, r.opposite, r.subjKinds = ability.Ref{}, nil, false, 0
	defer func() { r.met = r.it }()
	if len(es) == 0 {
		return
	}
	r.opposite = slices.ContainsFunc(es, func(e ability.Event) bool {
		return (isThis(e.Subj) || isThis(e.Obj)) && e.Subj != nil && e.Obj != nil && len(r.roles(&e, cancelled)) == 1
	})
	for i := range es {
		roles := r.roles(&es[i], cancelled)
		switch {
		case len(roles) == 2:
			r.either = roles
		case len(roles) == 0 && r.opposite, len(roles) == 1 && r.it != (ability.Ref{}) && r.it != roles[0].is:
			r.either = []role{{}, {}}
		case len(roles) == 1:
			r.it, r.subjKinds = roles[0].is, roles[0].kinds
		}
	}
	if r.either != nil && slices.ContainsFunc(es, func(e ability.Event) bool { return e.Obj == nil }) { // one of them has no other
		r.either = []role{{}, {}}
	}
	if r.either != nil {
		r.it, r.subjKinds = ability.Ref{}, 0
	} else if len(es) > 1 { // any of them may have happened
		r.subjKinds = 0
	}
}

// ofEither is which of two cards that were met "it" is in the current effect, if it is called one of these kinds.
func (r *resolver) ofEither(as ability.Kinds) ability.Ref {
	is := ability.Ref{}
	for _, x := range r.either {
		switch {
		case x.is == (ability.Ref{}), as != 0 && x.kinds&as&^ability.SpecialKinds == 0, r.cur != nil && !r.at.could(r.cur, x.at):
		case is != (ability.Ref{}):
			return ability.Ref{}
		default:
			is = x.is
		}
	}
	return is
}

// leaderCannot tells whether "it" would be a leader that this card met, to which what is done cannot be done: in English it is this
// card that does. When this deals damage to your opponent's leader, it gets +1.
func (r *resolver) leaderCannot(it ability.Ref) bool {
	return r.opposite && r.acting && it.Kind != ability.Slot && r.at.leads(r.at.w.confined(r.subjKinds)) && !r.at.w.leaderBears(r.cur)
}

// gainsEither tells whether "it" gains something in English, where this card and another were met: the other is meant by what is done
// to it, but what it gains may be this card's, of which the sentence before is said. When this deals damage to a Forward, it gains Haste.
func (r *resolver) gainsEither(it ability.Ref) bool {
	if r.back || r.lang != EN || !r.opposite || it.Kind != ability.Subject && it.Kind != ability.Object {
		return false
	}
	switch e := r.cur.(type) {
	case *ability.Change:
		return e.Op == ability.Add
	case *ability.Give:
		return !e.Take
	}
	return false
}
