package text

import (
	"reflect"

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

// ofChosen resolves what an effect names. その中から is of the several that were chosen where nothing was looked at: of those one is picked.
func (r *resolver) ofChosen(e ability.Effect) {
	s, picks := e.(*ability.Select)
	of := picks && s.Pick && len(s.Sel.Each) == 0 && r.look == 0 && r.itOf == byChoice && r.it.Kind == ability.Slot && r.many[r.it.Slot]
	change := func(said, means uint8) {
		for i := 0; of && i < len(s.Sel.Of.Rel); i++ {
			if x := &s.Sel.Of.Rel[i]; x.Kind == ability.InSlot && x.Of == BindRef(said) {
				x.Of = BindRef(means)
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
}
