package scenario

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// passTo lets both seats pass until a seat reaches a phase or is asked something.
func (r *run) passTo(st *Stmt) error {
	if err := r.finishTargets(); err != nil {
		return err
	}
	for n := 0; n < 500; n++ {
		w := r.pending()
		if w == nil {
			return fmt.Errorf("the match ended before that")
		}
		if n > 0 && r.reached(st, w) {
			return nil
		}
		if w.Kind != rules.InAnswer {
			return fmt.Errorf("on the way it is %s, and no line answers that", r.question())
		}
		ans, ok := r.passing(w.D[0])
		if !ok {
			return fmt.Errorf("on the way it is %s, and no line answers that", r.question())
		}
		if err := r.answer(w.Seat, ans); err != nil {
			return err
		}
	}
	return fmt.Errorf("it never comes to that")
}

func (r *run) reached(st *Stmt, w *rules.Want) bool {
	if w.Kind != rules.InAnswer {
		return false
	}
	d := w.D[0]
	switch {
	case st.What != "":
		return d.Seat == st.Seat && asks(d, st.What)
	case r.state().Turn() != st.Seat || r.state().Phase() != st.Phase || st.Nth > 0 && r.g.Nth != nil && r.g.Nth(r.k()) != st.Nth:
		return false
	}
	return st.Phase != ability.MainPhase || d.Kind == rules.Acting && d.Seat == st.Seat
}

// passing is the answer of a seat that does nothing.
func (r *run) passing(d *rules.Decision) (rules.Answer, bool) {
	eyes := rules.EyesOf(d.Seat)
	for _, a := range []rules.Answer{{Act: rules.Act{Verb: rules.Pass}}, {Act: rules.Act{Verb: rules.EndPhase}}} {
		if d.Kind == rules.Acting && d.Check(r.k(), eyes, a) == nil {
			return a, true
		}
	}
	switch {
	case d.Kind == rules.Choose && (d.Min == 0 || d.MayFail):
		return rules.Answer{}, true
	case d.Kind == rules.YesNo:
		return rules.Answer{N: []int32{0}}, true
	}
	return rules.Answer{}, false
}

// asks says whether a decision is the one that a word means.
func asks(d *rules.Decision, what string) bool {
	if d.Window == what || d.Ask.Key == what {
		return true
	}
	switch what {
	case "yesno":
		return d.Kind == rules.YesNo
	case "number":
		return d.Kind == rules.Number
	case "split":
		return d.Kind == rules.Split
	case "pick":
		return d.Kind == rules.Choose
	case "select":
		return d.Kind == rules.Choose && !ordering(d)
	}
	return false
}
