package text

import (
	"slices"

	"gotaku/rules/ability"
)

// A card goes to the hand, the deck or the cemetery of its owner. それを自分の手札に加える says
// no more of one's own card; of another's it would say what no rule lets happen, so that
// something else is meant or the card is not known well enough. [SVE 4.1.6]

// ofOwners are the zones that hold cards of their owner alone.
var ofOwners = []ability.Zone{ability.Hand_, ability.Deck, ability.Discards}

// owners is what is known to be one's own while an ability is walked.
type owners struct {
	subj bool // what the trigger is about
	slot [256]bool
	ok   bool
}

// toOwners takes 自分の away from where one's own cards go; false: a card goes there that may
// be another's.
func toOwners(a *ability.Ability) bool {
	o := &owners{ok: true}
	o.subj = o.happens(a.On)
	for i := range a.Cost {
		o.effect(a.Cost[i].Do)
	}
	for _, e := range a.Do {
		o.effect(e)
	}
	return o.ok
}

// costToOwners is so of what playing the card costs, which is paid with one's own.
func costToOwners(cost []ability.Cost) bool {
	o := &owners{ok: true}
	for i := range cost {
		OwnCost(&cost[i])
		o.effect(cost[i].Do)
	}
	return o.ok
}

func (o *owners) effect(e ability.Effect) {
	switch e := e.(type) {
	case nil:
	case *ability.Select:
		o.slot[e.Slot] = o.chosen(&e.Sel)
		for i, s := range e.Slots {
			o.slot[s] = i < len(e.Sel.Each) && o.chosen(&e.Sel.Each[i])
		}
	case *ability.Look:
		o.slot[e.Bind] = e.From.Who.Side == ability.You
		o.slot[e.Met] = o.slot[e.Bind]
	case *ability.Find:
		o.slot[e.Bind] = o.chosen(&e.Sel)
	case *ability.Make:
		o.slot[e.Bind] = e.To.Who.Side == ability.You
	case *ability.Move:
		own := o.ref(e.What.Ref)
		if e.What.Sel != nil {
			own = o.chosen(e.What.Sel)
			o.slot[e.Bind] = own
		}
		if e.To.Who.Side == ability.You && slices.Contains(ofOwners, e.To.Zone) {
			o.ok = o.ok && own
			e.To.Who = ability.Who{}
		}
	case *ability.Later:
		was := o.subj
		o.subj = o.happens([]ability.Event{e.On})
		ability.Children(e, o.effect)
		o.subj = was
	default:
		ability.Children(e, o.effect)
	}
}

// happens tells whether what any of these happens to is one's own.
func (o *owners) happens(on []ability.Event) bool {
	return len(on) > 0 && !slices.ContainsFunc(on, func(e ability.Event) bool {
		return (e.Subj == nil || !o.own(e.Subj)) && (e.Subj != nil && Sided(e.Subj) || e.Who.Side != ability.You)
	})
}

func (o *owners) chosen(s *ability.Selector) bool {
	if len(s.Each) == 0 {
		return o.own(&s.Of)
	}
	return !slices.ContainsFunc(s.Each, func(e ability.Selector) bool { return !o.chosen(&e) })
}

func (o *owners) own(f *ability.Filter) bool {
	if f.Who.Side == ability.You || o.ref(f.Ref) {
		return true
	}
	return slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == ability.InSlot && o.ref(r.Of) })
}

func (o *owners) ref(r ability.Ref) bool {
	switch r.Kind {
	case ability.This:
		return true
	case ability.Subject:
		return o.subj
	case ability.Slot, ability.Rest:
		return o.slot[r.Slot]
	}
	return false
}
