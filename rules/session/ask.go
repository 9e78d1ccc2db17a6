package session

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// asked is what seat s is asked: a decision of the rules, or its secret order.
func asked(m *match.Match, s state.Seat) *rules.Decision {
	w := m.Pending()
	if w == nil {
		return nil
	}
	switch w.Kind {
	case state.InAnswer:
		if w.Seat == s {
			return w.D[0]
		}
	case state.InBoth:
		return w.D[half(w, s)]
	case state.InArranged:
		if w.Seat == s {
			return arrangement(m, w)
		}
	}
	return nil
}

// half is the place of seat s in a pair of secret answers.
func half(w *match.Want, s state.Seat) int {
	if w.D[0].Seat == s {
		return 0
	}
	return 1
}

// arrangement asks for a secret order as a choice of all cards, top first.
func arrangement(m *match.Match, w *match.Want) *rules.Decision {
	d := &rules.Decision{Seat: w.Seat, Kind: rules.Choose, Ordered: true, Min: int32(len(w.IDs)), Max: int32(len(w.IDs)), Ask: rules.Prompt{Key: "arrange", Rule: m.Kernel().Cite("arrange")}}
	for _, id := range byPlace(m, w.IDs) {
		d.Items = append(d.Items, state.Item{Card: id})
	}
	return d
}

// byPlace sorts cards that lie in one zone as they lie there, top first.
func byPlace(m *match.Match, ids []state.CardID) []state.CardID {
	at := m.State().Cards[ids[0]].At
	list := m.State().List(at.Zone, at.Of)
	out := slices.Clone(ids)
	slices.SortFunc(out, func(a, b state.CardID) int { return slices.Index(list, a) - slices.Index(list, b) })
	return out
}

// orderOf turns the answer to an arrangement into where each card's face comes
// from: ids[i] gets the face that ids[order[i]] had.
func orderOf(m *match.Match, ids []state.CardID, pick []state.Item) []int {
	places := byPlace(m, ids)
	order := make([]int, len(ids))
	for i, id := range ids {
		order[i] = slices.Index(ids, pick[slices.Index(places, id)].Card)
	}
	return order
}

// arranged is the input that gives cards a new order. Faces not known stay unknown.
func arranged(m *match.Match, w *match.Want, order []int) state.Input {
	in := state.Input{Kind: state.InArranged, Seat: w.Seat, IDs: w.IDs}
	faces := m.State().Faces(w.IDs)
	for _, from := range order {
		in.Faces = append(in.Faces, faces[from])
	}
	in.Faces = known(in.Faces)
	return in
}

// known is nil where no face is known, the one form of that.
func known(f []state.FaceID) []state.FaceID {
	if slices.ContainsFunc(f, func(f state.FaceID) bool { return f != 0 }) {
		return f
	}
	return nil
}

// acts and next read the present decision through its seat's eyes.
func acts(m *match.Match, d *rules.Decision) []state.Act {
	if d == nil {
		return nil
	}
	return d.Acts(m.Kernel(), state.EyesOf(d.Seat), nil)
}

func next(m *match.Match, d *rules.Decision, part []state.Item) []state.Item {
	if d == nil {
		return nil
	}
	return d.Next(m.Kernel(), state.EyesOf(d.Seat), part, nil)
}

func sources(m *match.Match, d *rules.Decision) []state.Payment {
	if d == nil || d.Kind != rules.Pay {
		return nil
	}
	return d.Sources(m.Kernel(), state.EyesOf(d.Seat), nil)
}

func gives(m *match.Match, d *rules.Decision, pay state.Payment) (int32, *board.Why) {
	if d == nil || d.Kind != rules.Pay {
		return 0, m.Kernel().Rules.Nobody()
	}
	return d.Gives(m.Kernel(), state.EyesOf(d.Seat), pay)
}

func propose(m *match.Match, d *rules.Decision) ([]state.Payment, bool) {
	if d == nil || d.Kind != rules.Pay {
		return nil, false
	}
	return d.Propose(m.Kernel(), state.EyesOf(d.Seat))
}

func check(m *match.Match, d *rules.Decision, a state.Answer) *board.Why {
	if d == nil {
		return m.Kernel().Rules.Nobody()
	}
	return d.Check(m.Kernel(), state.EyesOf(d.Seat), a)
}

// copied returns an answer that shares nothing with the caller's.
func copied(a state.Answer) state.Answer {
	a.Pick, a.N, a.Plan = slices.Clone(a.Pick), slices.Clone(a.N), slices.Clone(a.Plan)
	if a.Hand != nil {
		h := *a.Hand
		a.Hand = &h
	}
	return a
}
