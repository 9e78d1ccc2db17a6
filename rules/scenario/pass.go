package scenario

import (
	"fmt"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// passTo lets both seats pass until a seat reaches a phase or is asked something. The
// place where it stands counts, and nobody passes there, unless it says "next". A phase
// that goes by without a question, and a question that does not come in this turn and
// the two after it, are faults at this line; the match does not run on to its end.
func (r *run) passTo(st *Stmt) error {
	if err := r.finishTargets(); err != nil {
		return err
	}
	first := r.state().Table[state.TableTurnNo]
	leaving := st.N == 1 // the place where it stands is still to be left
	ahead := !leaving && r.ahead(st)
	for n := 0; n < 500; n++ {
		w := r.pending()
		leaving = leaving && w != nil && (n == 0 || st.What == "" && r.inPhase(st))
		switch turns := r.state().Table[state.TableTurnNo] - first; {
		case w == nil:
			return fmt.Errorf("the match ends before that: %s", r.outcome())
		case !leaving && r.reached(st, w):
			return nil
		case st.What == "" && r.state().Turn() == st.Seat && !r.ahead(st) && (ahead || turns > 0):
			return fmt.Errorf("nobody is asked anything there, and it has gone by: it is %s", r.question())
		case turns > 2 || ahead && r.state().Turn() != st.Seat:
			return fmt.Errorf("that does not come in the turns that follow: it is %s", r.question())
		case w.Kind != state.InAnswer:
			return fmt.Errorf("on the way it is %s, and no line answers that", r.question())
		}
		ahead = !leaving && r.ahead(st)
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

// ahead says whether the phase that a line names is still to come in the present turn,
// or is the present one.
func (r *seer) ahead(st *Stmt) bool {
	nth := 1
	if r.g.Nth != nil {
		nth = r.g.Nth(r.k().Board)
	}
	return st.What == "" && r.state().Turn() == st.Seat && r.g.rank(r.state().Phase(), nth) <= r.g.rank(st.Phase, st.Nth)
}

// rank orders the phases of a turn. A second one of a name comes after the phase that
// follows the first; 0 means the last of that name.
func (g *Game) rank(p ability.Phase, nth int) int {
	if nth == 0 && g.Nth != nil && p == ability.MainPhase {
		nth = 2
	}
	for i := range g.Phases {
		if g.Phases[i].V == p {
			return 2*i + 3*max(nth-1, 0)
		}
	}
	return -1
}

func (r *seer) reached(st *Stmt, w *match.Want) bool {
	if w.Kind != state.InAnswer {
		return false
	}
	d := w.D[0]
	switch {
	case st.What != "":
		return d.Seat == st.Seat && r.asks(d, st.What)
	case !r.inPhase(st):
		return false
	}
	return st.Phase != ability.MainPhase || d.Kind == rules.Acting && d.Seat == st.Seat
}

// inPhase says whether it is the phase that a line names.
func (r *seer) inPhase(st *Stmt) bool {
	return r.state().Turn() == st.Seat && r.state().Phase() == st.Phase && (st.Nth == 0 || r.g.Nth == nil || r.g.Nth(r.k().Board) == st.Nth)
}

// passing is the answer of a seat that does nothing.
func (r *seer) passing(d *rules.Decision) (state.Answer, bool) {
	eyes := state.EyesOf(d.Seat)
	for _, a := range []state.Answer{{Act: state.Act{Verb: state.Pass}}, {Act: state.Act{Verb: state.EndPhase}}} {
		if d.Kind == rules.Acting && d.Check(r.k(), eyes, a) == nil {
			return a, true
		}
	}
	switch {
	case d.Kind == rules.Choose && d.Least() == 0:
		return state.Answer{}, true
	case d.Kind == rules.YesNo:
		return state.Answer{N: []int32{0}}, true
	}
	return state.Answer{}, false
}

// asks says whether a decision is the one that a word means.
func (r *seer) asks(d *rules.Decision, what string) bool {
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
		return d.Kind == rules.Choose && !r.ordering(d)
	}
	return false
}
