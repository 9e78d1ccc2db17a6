package match

import (
	"gotaku/rules"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Runner plays one match after another directly, in memory it keeps: bots and
// simulations.
type Runner struct {
	k *rules.Kernel
	s state.State
}

// First is the state before set-up, until the next call.
func (r *Runner) First(rs *rules.Rules) *state.State {
	s := &r.s
	if s.Cards == nil {
		*s = *FirstState(rs)
		return s
	}
	lists := s.Lists
	for i := range lists {
		lists[i] = lists[i][:0]
	}
	*s = state.State{Cards: s.Cards[:1], Lists: lists, Counters: s.Counters[:0], Tallies: s.Tallies[:0], Mods: s.Mods[:0], Delayed: s.Delayed[:0], Waiting: s.Waiting[:0],
		Stack: s.Stack[:0], Owed: s.Owed[:0], Battles: s.Battles[:0], Turns: s.Turns[:0], Past: s.Past[:0], Happened: s.Happened[:0], Trail: s.Trail[:0], Step: -1}
	return s
}

// Counts is what takes the time of matches: what was asked, and what was read for it.
type Counts struct {
	rules.Questions
	board.Counts
}

// Counts is what the matches played so far have taken.
func (r *Runner) Counts() Counts {
	if r.k == nil {
		return Counts{}
	}
	return Counts{r.k.Questions, r.k.Counts}
}

// Play is the function Play in used memory.
func (r *Runner) Play(setup *rules.Setup, s *state.State, o rules.Outside) rules.Result {
	k := r.k
	if k == nil || k.Rules != setup.Rules {
		k = rules.NewKernel(setup.Rules, s, o)
		was := r.Counts()
		k.Questions, k.Counts = was.Questions, was.Counts
		r.k = k
	}
	k.Begin(setup, s, s.LastDeal(), o, nil)
	return k.Play(func() {})
}

// Play runs the same procedures directly, from the rest that s is, until the
// match ends: bots and simulations. Panics of the rules pass through.
func Play(setup *rules.Setup, s *state.State, o rules.Outside) rules.Result {
	k := rules.NewKernel(setup.Rules, s, o)
	k.Begin(setup, s, s.LastDeal(), o, nil)
	return k.Play(func() {})
}

// FirstState is the state before set-up.
func FirstState(r *rules.Rules) *state.State {
	return &state.State{Cards: make([]state.Card, 1, 128), Happened: make([]state.Event, 0, 64), Lists: make([][]state.CardID, 2*len(r.Zones)), Step: -1}
}
