package scenario

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/session"
	"gotaku/rules/session/sessiontest"
	"gotaku/rules/state"
)

// sessions is a table of two sessions over a channel that loses, cuts, changes,
// doubles and reorders messages, beside one machine that knows every card.
type sessions struct {
	single
	p     *sessiontest.Peers
	queue []said // inputs that the sessions have not been told
}

// said is an input with what a session needs to bring it about.
type said struct {
	in    state.Input
	order []state.CardID // of an arranged input, top first
}

func newSessions(one single, setup rules.Setup, s *state.State) (table, error) {
	t := &sessions{single: one}
	var o [2]session.PeerOptions
	for i := range o {
		o[i] = session.PeerOptions{Rules: setup.Rules, Format: setup.Format, Name: setup.Names[i], Deck: setup.Decks[i], Keep: true, Chance: t.chance}
		if s.Step >= 0 {
			o[i].From = s
		}
	}
	var err error
	if t.p, err = sessiontest.NewPeers(o, 1, sessiontest.Bad); err != nil {
		return nil, err
	}
	return t, nil
}

// chance tells a session what chance brought on the machine that knows all.
func (t *sessions) chance(m *match.Match, w *match.Want) (state.Input, error) {
	if n := len(m.Inputs()); n < len(t.m.Inputs()) {
		return t.m.Inputs()[n], nil
	}
	return state.Input{}, fmt.Errorf("a session needs chance that the open machine has not had")
}

func (t *sessions) feed(in state.Input) error {
	said := said{in: in}
	if w := t.m.Pending(); in.Kind == state.InArranged && w != nil {
		said.order = t.arranged(in)
	}
	if err := t.single.feed(in); err != nil {
		return err
	}
	t.queue = append(t.queue, said)
	if w := t.m.Pending(); w != nil && (w.Kind == state.InShown || w.Kind == state.InShuffled || w.Kind == state.InRolled) {
		return nil // the sessions go on by themselves, and would need it
	}
	return t.tell()
}

// arranged turns faces put in order into the cards they came from, top first.
func (t *sessions) arranged(in state.Input) []state.CardID {
	s := t.m.State()
	rest := slices.Clone(in.IDs)
	from := map[state.CardID]state.CardID{}
	for i, id := range in.IDs {
		j := slices.IndexFunc(rest, func(c state.CardID) bool { return s.Cards[c].Face == in.Faces[i] })
		from[id] = rest[j]
		rest = slices.Delete(rest, j, j+1)
	}
	var out []state.CardID
	for _, id := range placed(s, in.IDs) {
		out = append(out, from[id])
	}
	return out
}

// tell brings the queued inputs about on both sessions and compares.
func (t *sessions) tell() error {
	queue := t.queue
	t.queue = nil
	for i := range queue {
		if err := t.p.Settle(); err != nil {
			return &wrong{fmt.Sprintf("the sessions: %v", err)}
		}
		if err := t.say(&queue[i]); err != nil {
			return &wrong{fmt.Sprintf("the sessions refuse an input that the open machine took: %v", err)}
		}
	}
	return t.compare()
}

func (t *sessions) say(s *said) error {
	in := &s.in
	answer := func(seat state.Seat, a state.Answer) error {
		p := t.p.P[seat]
		return p.Answer(len(p.Match().Inputs()), a)
	}
	switch in.Kind {
	case state.InAnswer:
		return answer(in.Seat, in.Answers[0])
	case state.InBoth:
		if err := answer(0, in.Answers[0]); err != nil {
			return err
		}
		return answer(1, in.Answers[1])
	case state.InArranged:
		var a state.Answer
		for _, id := range s.order {
			a.Pick = append(a.Pick, state.Item{Card: id})
		}
		return answer(in.Seat, a)
	case state.InConceded:
		return t.p.P[in.Seat].Concede()
	}
	return nil // shown, shuffled, rolled: the sessions do it by themselves
}

func (t *sessions) compare() error {
	if t.m.Pending() == nil { // both sides show each other that all was right
		for i := 0; i < 5000 && (t.p.P[0].Status().Proof == session.Unproven || t.p.P[1].Status().Proof == session.Unproven); i++ {
			if err := t.p.Tick(); err != nil {
				return &wrong{err.Error()}
			}
		}
		for i, p := range t.p.P {
			if st := p.Status(); st.Proof == session.Disproved || p.Result() != t.m.Result() {
				return &wrong{fmt.Sprintf("session %d ends otherwise: %+v, %v", i, p.Result(), st.Problem)}
			}
		}
		return nil
	}
	if err := t.p.Settle(); err != nil {
		return &wrong{fmt.Sprintf("the sessions: %v", err)}
	}
	want := t.m.Hash(state.All)
	for i, p := range t.p.P {
		if p.Match().Hash(state.All) != want {
			return &wrong{fmt.Sprintf("after input %d the public state of session %d differs from the open one", len(t.m.Inputs()), i)}
		}
	}
	return nil
}

func (t *sessions) view(e state.Eyes) *match.View {
	for s := state.Seat(0); s < 2; s++ {
		if state.EyesOf(s) == e {
			if v := t.p.P[s].View(); v != nil {
				return v
			}
		}
	}
	return t.m.View(e)
}

func (t *sessions) close() {
	t.p.Close()
	t.m.Close()
}

// placed sorts cards of one zone as they lie there, top first.
func placed(s *state.State, ids []state.CardID) []state.CardID {
	at := s.Cards[ids[0]].At
	list := s.List(at.Zone, at.Of)
	out := slices.Clone(ids)
	slices.SortFunc(out, func(a, b state.CardID) int { return slices.Index(list, a) - slices.Index(list, b) })
	return out
}
