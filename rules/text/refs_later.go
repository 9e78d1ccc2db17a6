package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// References in what waits for something, and in what happens in the place of something: "it" may be what that meets.

// later resolves what waits for an event.
func (r *resolver) later(e *ability.Later) {
	r.refs(reflect.ValueOf(&e.On).Elem())
	if doneByItself(e) {
		r.list(e.Do)
		return
	}
	before := *r
	defer func() { r.subjKinds = before.subjKinds }()
	if r.came = e.On.Verb == ability.Entered && e.On.Subj != nil && e.On.Subj.Ref != ThisRef; r.came {
		r.cameAs = anyKind(e.On.Subj)
	}
	r.dies([]ability.Event{e.On})
	r.met = ability.Ref{}
	if roles := r.roles(&e.On, false); len(roles) > 0 {
		r.meets([]ability.Event{e.On}, false)
	}
	r.waits = []ability.Event{e.On}
	r.list(e.Do)
	r.branch(before)
}

// instead resolves what happens in the place of something.
func (r *resolver) instead(e *ability.Instead) {
	r.refs(reflect.ValueOf(&e.Of).Elem())
	if e.If != nil { // of what it would happen to
		was := r.came
		r.came = true
		r.refs(reflect.ValueOf(e.If).Elem())
		r.came = was
	}
	if e.N != nil {
		r.refs(reflect.ValueOf(e.N).Elem())
	}
	before := *r
	if s := e.Of.Subj; s != nil && len(e.Do) > 0 && !dealsElsewhere(e) {
		if r.meets([]ability.Event{e.Of}, false); r.it == (ability.Ref{}) && r.either == nil {
			r.it = ThisRef
		}
	}
	r.waits = []ability.Event{e.Of}
	r.list(e.Do)
	r.branch(before)
	r.subjKinds = before.subjKinds
}

// dealsElsewhere: the same damage is dealt to something instead, which is then not what it would be dealt to.
func dealsElsewhere(e *ability.Instead) bool {
	d, is := e.Do[0].(*ability.Damage)
	return is && len(e.Do) == 1 && d.N.Op == ability.EventN && (e.Of.Verb == ability.TakeDamage || e.Of.Verb == ability.DealtDamage)
}

// dies remembers whether what is waited for is that something else than this card is destroyed, and of what kinds that is.
func (r *resolver) dies(on []ability.Event) {
	if r.died = len(on) > 0 && !slices.ContainsFunc(on, func(e ability.Event) bool {
		return e.Verb != ability.Destroyed || e.Subj == nil || e.Subj.Ref == ThisRef
	}); r.died {
		r.diedAs = anyKind(on[0].Subj)
	}
}

// saidDestroyed resolves 破壊されたカード, which is what the trigger waits for; false: the reference says something else.
func (r *resolver) saidDestroyed(f *ability.Ref) bool {
	if f.Kind != ability.Subject || f.Slot != SlotDied {
		return false
	}
	if !r.died || f.As != 0 && r.diedAs != 0 && r.diedAs&f.As == 0 {
		r.failed = "破壊された"
	}
	*f = ability.Ref{Kind: ability.Subject}
	return true
}

// branch restores what words mean, but neither the slots given out nor their use.
func (r *resolver) branch(before resolver) {
	r.it, r.former, r.latter, r.look, r.moved, r.movedKind = before.it, before.former, before.latter, before.look, before.moved, before.movedKind
	r.left, r.put, r.near, r.given, r.givenAs = before.left, before.put, before.near, before.given, before.givenAs
	r.die, r.named, r.wins, r.user = before.die, before.named, before.wins, before.user
	r.met, r.other, r.itOf, r.at, r.either, r.opposite = before.met, before.other, before.itOf, before.at, before.either, before.opposite
	r.twice, r.told, r.before = before.twice, before.told, before.before
	r.did, r.didKind, r.really, r.came, r.cameAs, r.hits = before.did, before.didKind, before.really, before.came, before.cameAs, before.hits
	r.died, r.diedAs = before.died, before.diedAs
	r.picks, r.sided, r.waits, r.asked, r.passed = before.picks, before.sided, before.waits, before.asked, before.passed
}

// ofChosen resolves what an effect names. その中から is of the several that were chosen where nothing was looked at: of those one is picked.
func (r *resolver) ofChosen(e ability.Effect) {
	var sel *ability.Selector
	s, picks := e.(*ability.Select)
	m, takes := e.(*ability.Move)
	switch {
	case picks && s.Pick:
		sel = &s.Sel
	case takes && m.What.Sel != nil && m.To.Zone == ability.Hand_ && r.it.Kind == ability.Slot && r.at.slot[r.it.Slot]&PlacesOf(r.at.w.Play) == 0: // those of them that lie in sight go there for sure
		sel = m.What.Sel
	}
	of := sel != nil && len(sel.Each) == 0 && r.look == 0 && r.itOf == byChoice && r.it.Kind == ability.Slot && r.many[r.it.Slot]
	picked := uint8(0)
	change := func(said, means uint8) {
		for i := 0; of && i < len(sel.Of.Rel); i++ {
			if x := &sel.Of.Rel[i]; x.Kind == ability.InSlot && x.Of == BindRef(said) {
				x.Of = BindRef(means)
				picked = r.it.Slot
			}
		}
	}
	if !r.back {
		change(SlotLook, SlotIt)
	}
	r.refs(reflect.ValueOf(e).Elem())
	if r.back {
		change(SlotIt, SlotLook)
	}
	if picked != 0 && takes {
		r.restOf = picked
	} else if picked != 0 {
		r.among, r.restOf = picked, 0
	}
}
