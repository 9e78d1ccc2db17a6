package session

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Foreseen is what follows from an answer up to the next question, the next chance or
// the end of the step, as everybody may know it; from an attack, or a response to one that is
// declined, up to the end of the attack. A window that does no more than offer a
// response is no question: what follows is what follows if nobody responds.
type Foreseen struct {
	View   *match.View     // the table then
	Events []match.Told    // what happens until then
	Asks   *rules.Decision // what is asked then; nil: nothing, or both are asked in secret
	Whole  bool            // nothing of the step is left open
	Unless bool            // somebody may respond on the way
}

// foresee tries an answer on a copy of a match.
func foresee(m *match.Match, d *rules.Decision, a state.Answer) *Foreseen {
	if d == nil || check(m, d, a) != nil {
		return nil
	}
	if w := m.Pending(); w == nil || w.Kind != state.InAnswer {
		return nil
	}
	from := len(m.Events(state.Crowd, 0))
	through := declines(m, d, a) || a.Act.Verb == state.DeclareAttack
	f, err := m.Foresee(state.Input{Kind: state.InAnswer, Seat: d.Seat, Answers: [2]state.Answer{copied(a)}}, through)
	if err != nil {
		return nil
	}
	defer f.Close()
	out := &Foreseen{}
	for {
		in := shownBy(f, d.Seat)
		if in == nil {
			if in = unanswered(f); in == nil {
				break
			}
			out.Unless = true
		}
		if f.Feed(*in) != nil {
			return nil
		}
	}
	out.View, out.Events, out.Whole = f.View(state.Crowd), f.Events(state.Crowd, from), f.Result().Over
	if w := f.Pending(); w != nil {
		out.Whole = w.Kind == 0
		if w.Kind == state.InAnswer {
			out.Asks = w.D[0]
		}
	}
	return out
}

// shownBy is the showing that a match waits for, where the seat itself knows all the
// cards: it decides nothing new.
func shownBy(m *match.Match, s state.Seat) *state.Input {
	w := m.Pending()
	if w == nil || w.Kind != state.InShown {
		return nil
	}
	faces := m.State().Faces(w.IDs)
	for i, id := range w.IDs {
		if m.State().Cards[id].Seen&state.EyesOf(s) == 0 || faces[i] == 0 {
			return nil
		}
	}
	return &state.Input{Kind: state.InShown, Seat: state.Nobody, IDs: w.IDs, To: w.To, Faces: faces}
}

// offers says whether a window does no more than offer a response.
func offers(m *match.Match, d *rules.Decision) bool {
	return d != nil && d.Kind == rules.Acting && slices.Contains(m.Setup().Rules.Game.Words().Offers, d.Window)
}

// declines says whether an answer passes up such a window.
func declines(m *match.Match, d *rules.Decision, a state.Answer) bool {
	return offers(m, d) && a.Act.Verb == state.Pass
}

// unanswered is the pass of a seat that is offered to respond; nil: none is.
func unanswered(m *match.Match) *state.Input {
	w := m.Pending()
	if w == nil || w.Kind != state.InAnswer || !offers(m, w.D[0]) {
		return nil
	}
	return &state.Input{Kind: state.InAnswer, Seat: w.D[0].Seat, Answers: [2]state.Answer{{Act: state.Act{Verb: state.Pass}}}}
}

// Foresee tries an answer of the person's.
func (l *Local) Foresee(a state.Answer) *Foreseen { return foresee(l.m, l.Decision(), a) }

// Foresee tries an answer of this person's.
func (p *Peer) Foresee(a state.Answer) *Foreseen {
	if p.sc.m == nil {
		return nil
	}
	return foresee(p.sc.m, p.Decision(), a)
}
