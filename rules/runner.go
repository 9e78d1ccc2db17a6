package rules

// Runner plays one match after another directly, in memory it keeps: bots and
// simulations.
type Runner struct {
	k *Kernel
	s State
}

// First is the state before set-up, until the next call.
func (r *Runner) First(rs *Rules) *State {
	s := &r.s
	if s.Cards == nil {
		*s = *FirstState(rs)
		return s
	}
	lists := s.Lists
	for i := range lists {
		lists[i] = lists[i][:0]
	}
	*s = State{Cards: s.Cards[:1], Lists: lists, Counters: s.Counters[:0], Tallies: s.Tallies[:0], Mods: s.Mods[:0], Delayed: s.Delayed[:0], Waiting: s.Waiting[:0],
		Stack: s.Stack[:0], Owed: s.Owed[:0], Battles: s.Battles[:0], Turns: s.Turns[:0], Past: s.Past[:0], Happened: s.Happened[:0], Step: -1}
	return s
}

// Counts is what the matches played so far have taken.
func (r *Runner) Counts() Counts {
	if r.k == nil {
		return Counts{}
	}
	return r.k.Counts
}

// Play is the function Play in used memory.
func (r *Runner) Play(setup *Setup, s *State, o Outside) Result {
	k := r.k
	if k == nil || k.Rules != setup.Rules {
		k = NewKernel(setup.Rules, s, o)
		k.Counts = r.Counts()
		r.k = k
	}
	k.Begin(setup, s, s.LastDeal(), o, nil)
	return k.Play(func() {})
}

// Play runs the same procedures directly, from the rest that s is, until the
// match ends: bots and simulations. Panics of the rules pass through.
func Play(setup *Setup, s *State, o Outside) Result {
	k := NewKernel(setup.Rules, s, o)
	k.Begin(setup, s, s.LastDeal(), o, nil)
	return k.Play(func() {})
}

// FirstState is the state before set-up.
func FirstState(r *Rules) *State {
	return &State{Cards: make([]Card, 1, 128), Happened: make([]Event, 0, 64), Lists: make([][]CardID, 2*len(r.Zones)), Step: -1}
}
