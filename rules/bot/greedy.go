package bot

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Greedy looks one step ahead: it deals what its seat cannot know at random, tries
// each answer on such tables, and takes the one after which it stands best. It is
// a session.Player.
type Greedy struct {
	seed   uint64
	random Random
	table  state.State // scratch
}

// NewGreedy makes a player whose every choice hangs on seed and the match alone.
func NewGreedy(seed uint64) *Greedy { return &Greedy{seed: seed} }

// Bounds of thinking, in numbers of tables tried: the slowest answer is the same
// on every machine.
const (
	budget   = 96 // tables for one answer
	worlds   = 3  // ways to deal the unknown for one candidate
	choices  = 16 // sampled candidates where there are too many to list
	patience = 60 // further questions on one table
)

// Answer answers d, which m waits for.
func (g *Greedy) Answer(m *match.Match, d *rules.Decision) state.Answer {
	g.random.Rand = rules.Mix(g.seed, uint64(len(m.Inputs())))
	if a, ok := g.opening(m.Kernel(), d); ok {
		return a
	}
	list := g.candidates(m.Kernel(), d)
	if w := m.Pending(); len(list) == 1 || w.Kind != state.InAnswer {
		return list[g.random.Rand.N(len(list))]
	}
	for len(list) > budget {
		i := g.random.Rand.N(len(list))
		list[i] = list[len(list)-1]
		list = list[:len(list)-1]
	}
	return list[g.best(m, d, list)]
}

// opening decides what no look ahead can: whether to go first and keep the hand, and what
// the game says.
func (g *Greedy) opening(k *rules.Kernel, d *rules.Decision) (a state.Answer, ok bool) {
	if g, is := k.Game.(Opener); is {
		if a, ok = g.Begin(k, d); ok {
			return a, true
		}
	}
	switch d.Ask.Key {
	case "first":
		return state.Answer{N: []int32{1}}, true
	case "mulligan":
		cheap := 0
		k.Through(state.EyesOf(d.Seat), func() {
			for _, r := range k.Cards(ability.Hand_, d.Seat) {
				if n, ok := k.Stat(r, ability.CostStat); !ok || n <= 3 {
					cheap++
				}
			}
		})
		n := int32(0)
		if cheap < 2 {
			n = 1
		}
		return state.Answer{N: []int32{n}}, true
	}
	return a, false
}

// candidates lists answers to try: all of them where they can be listed, else samples.
func (g *Greedy) candidates(k *rules.Kernel, d *rules.Decision) []state.Answer {
	var list []state.Answer
	e := state.EyesOf(d.Seat)
	switch {
	case d.Kind == rules.Acting:
		for _, a := range d.Acts(k, e, nil) {
			list = append(list, state.Answer{Act: a})
		}
	case d.Kind == rules.YesNo && d.Hand != "": // what a person does by hand is agreed to
		list = append(list, state.Answer{N: []int32{1}})
	case d.Kind == rules.YesNo:
		list = append(list, state.Answer{N: []int32{0}}, state.Answer{N: []int32{1}})
	case d.Kind == rules.Choose && d.Max == 1:
		for _, it := range d.Next(k, e, nil, nil) {
			list = append(list, state.Answer{Pick: []state.Item{it}})
		}
		list = append(list, state.Answer{})
	case d.Kind == rules.Number && d.Max-d.Min < choices:
		for n := d.Min; n <= d.Max; n++ {
			list = append(list, state.Answer{N: []int32{n}})
		}
	case d.Kind == rules.Pay:
		if plan, ok := d.Propose(k, e); ok {
			list = append(list, state.Answer{Plan: plan})
		}
	case d.Kind == rules.Choose || d.Kind == rules.Split || d.Kind == rules.Number:
		for range choices {
			list = append(list, g.random.Choose(k, d))
		}
	}
	legal := list[:0]
	for _, a := range list {
		if d.Check(k, e, a) == nil {
			legal = append(legal, a)
		}
	}
	if len(legal) == 0 {
		legal = append(legal, g.random.Choose(k, d))
	}
	return legal
}

// best is the index of the answer after which the seat stands best.
func (g *Greedy) best(m *match.Match, d *rules.Decision, list []state.Answer) int {
	rest, since := m.Rest()
	n := min(worlds, max(1, budget/len(list)))
	sum := make([]int, len(list))
	for w := 0; w < n; w++ {
		seed := g.random.Rand.Next()
		dealt, setup := rest.Clone(), *m.Setup()
		r := rules.Mix(seed, 0)
		deal(&setup, dealt, d.Seat, &r)
		for i := range list {
			g.table.CopyFrom(dealt)
			t := trial{past: past{s: &g.table, in: since, seat: d.Seat, random: Random{Rand: rules.Mix(seed, 1)}}, answer: &list[i]}
			sum[i] += t.run(&setup)
		}
	}
	best := 0
	for i := range sum {
		if sum[i] > sum[best] {
			best = i
		}
	}
	return best
}

// trial plays from a rest through the inputs since, then one answer, then what
// follows from it until somebody acts again, and values that. It is a rules.Outside.
type trial struct {
	past
	answer *state.Answer
	given  bool
	asked  int
	worth  int
}

// failed is what a table is worth on which the answer could not be given.
const failed = -1 << 24

func (t *trial) run(s *rules.Setup) int {
	t.worth = failed
	if r := match.Play(s, t.s, t); r.Rule != stopped {
		t.worth = won * r.Score(t.seat)
	}
	return t.worth
}

// Answer reads the record, then gives the answer, then goes on until somebody may act.
func (t *trial) Answer(k *rules.Kernel, d *rules.Decision) state.Answer {
	if in := t.read(state.InAnswer); in != nil {
		return in.Answers[0]
	}
	if t.off {
		stop(k)
	}
	if !t.given {
		t.given = true
		if t.answer.Act.Verb == state.EndPhase && d.Kind == rules.Acting {
			t.worth = value(k, t.seat) // what follows is the same for whatever was done before
			stop(k)
		}
		return *t.answer
	}
	t.asked++
	for _, a := range d.Barred {
		if d.Kind == rules.Acting && a == t.answer.Act && d.Seat == t.seat {
			stop(k) // it could not be done after all
		}
	}
	pass := state.Answer{Act: state.Act{Verb: state.Pass}}
	if t.asked > patience || d.Kind == rules.Acting && d.Check(k, state.NoEyes, pass) != nil {
		t.worth = value(k, t.seat)
		stop(k)
	}
	if d.Kind == rules.Acting {
		return pass
	}
	if len(d.Barred) == 0 && d.Refused != nil && d.Seat == t.seat && t.asked == 1 {
		stop(k) // it was no answer
	}
	return t.random.Choose(k, d)
}

// Both reads the record, then guesses for both.
func (t *trial) Both(k *rules.Kernel, d [2]*rules.Decision) [2]state.Answer {
	if in := t.read(state.InBoth); in != nil {
		return in.Answers
	}
	t.asked++
	if t.off || t.asked > patience {
		stop(k)
	}
	return t.guess(k, d)
}

// won is what a match is worth that is won.
const won = 1 << 20

// value says how well a seat stands.
func value(k *rules.Kernel, seat state.Seat) int {
	return worth(k, seat) - worth(k, seat.Other())
}
