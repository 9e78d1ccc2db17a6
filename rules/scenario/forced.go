package scenario

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// settled is an answer nobody was asked for, with what its cards were then: a
// shuffle may deal their handles anew.
type settled struct {
	match.Forced
	was []wasCard // for each item that was picked
}

type wasCard struct {
	names  []string
	face   state.FaceID
	copy   int
	owner  state.Seat
	side   state.Seat
	leader bool
}

// note keeps the answers that the last input left nobody to ask for.
func (r *run) note() {
	for _, f := range r.t.forced() {
		s := settled{Forced: f}
		for _, it := range f.Answer.Pick {
			s.was = append(s.was, r.wasOf(it))
		}
		r.forced = append(r.forced, s)
	}
}

func (r *seer) wasOf(it state.Item) (w wasCard) {
	face := it.Face
	if it.Card != 0 {
		c := &r.state().Cards[it.Card]
		face, w.owner, w.side, w.copy = c.Face, c.Owner, r.side(c), r.copies[it.Card].n
		w.leader = r.g.isLeader(r.k(), c)
	}
	w.face = face
	if d := r.m().Setup().Rules.Pool.Def(face); d != nil {
		for i := range d.Sides {
			w.names = append(w.names, d.Sides[i].Name)
		}
	}
	return w
}

// is says whether a name means the card; where it lay may have changed since.
func (w *wasCard) is(n Name, by state.Seat) bool {
	if n.Leader {
		seat := n.Seat
		if seat == state.Nobody {
			seat = by.Other()
		}
		return w.leader && w.owner == seat
	}
	return slices.Contains(w.names, n.Text) && (n.Of == nil || slices.Contains(n.Of, w.face)) && (n.Copy == 0 || n.Copy == w.copy) && (n.Seat == state.Nobody || n.Seat == w.side || n.Seat == w.owner)
}

// skipForced drops written targets that nobody had to be asked for.
func (r *run) skipForced() {
	for i := 0; i < len(r.forced) && len(r.to) > 0; i++ {
		f := &r.forced[i]
		if f.Decision.Seat != r.toSeat || f.Decision.Kind != rules.Choose || len(f.Answer.Pick) == 0 {
			continue
		}
		n := 0
		for len(r.to) > n && n < len(f.Answer.Pick) && slices.ContainsFunc(f.was, func(w wasCard) bool { return w.is(r.to[n], r.toSeat) }) {
			n++
		}
		if n > 0 {
			r.to = r.to[n:]
			r.forced = slices.Delete(slices.Clone(r.forced), i, i+1)
			i--
		}
	}
}

// finishTargets complains of targets behind an arrow that answered nothing.
func (r *run) finishTargets() error {
	r.skipForced()
	to, plan := r.to, r.plan
	r.to, r.plan, r.none = nil, nil, false
	if len(plan) > 0 {
		return fault(r.toLine, "pay: nobody was asked to pay")
	}
	if len(to) > 0 {
		return fault(r.toLine, "-> %s: nobody was asked for this target", to[0])
	}
	return nil
}

// wasForced says whether a line writes down an answer that public facts left
// alone, and takes note of it.
func (r *run) wasForced(seat state.Seat, a *Action) bool {
	for i := range r.forced {
		f := &r.forced[i]
		if f.Decision.Seat != seat || !r.forcedIs(f, a) {
			continue
		}
		if w := r.pending(); w != nil && w.Kind == state.InAnswer && w.Seat == seat && w.D[0].Kind == f.Decision.Kind {
			if _, err := r.toAnswer(seat, a, w.D[0]); err == nil {
				return false // it answers what is asked now
			}
		}
		r.forced = slices.Delete(slices.Clone(r.forced), i, i+1)
		return true
	}
	return false
}

func (r *seer) forcedIs(f *settled, a *Action) bool {
	pick := f.Answer.Pick
	switch a.Say {
	case SayChoose, SayOrder:
		if f.Decision.Kind != rules.Choose || len(pick) != len(a.Names) || len(pick) == 0 {
			return false
		}
		for _, n := range a.Names {
			if !slices.ContainsFunc(f.was, func(w wasCard) bool { return w.is(n, f.Decision.Seat) }) {
				return false
			}
		}
		return true
	case SayMode:
		return f.Decision.Ask.Key == "modes" && slices.EqualFunc(pick, a.N, func(it state.Item, n int32) bool { return it.N == n-1 })
	case SayNone:
		return f.Decision.Kind == rules.Choose && len(pick) == 0
	case SayNumber:
		return f.Decision.Kind == rules.Number && slices.Equal(f.Answer.N, a.N)
	case SaySplit:
		return f.Decision.Kind == rules.Split && len(a.N) == len(f.Answer.N) && len(a.N) > 0
	}
	return false
}
