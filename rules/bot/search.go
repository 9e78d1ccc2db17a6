package bot

import (
	"math"

	"gotaku/rules"
	"gotaku/rules/match"
	"gotaku/rules/state"
)

// Search plays many tables on from where the match stands, each with what its seat cannot
// know dealt anew, and grows one tree of answers over all of them, by what was possible on
// each (information set tree search: Cowling, Powley, Whitehouse 2012). It is a
// session.Player. Its every choice hangs on seed, strength and the match alone.
type Search struct {
	greedy Greedy // openings, and what answers there are
	nodes  int
	runner match.Runner
	table  state.State // scratch
	acts   []state.Act // scratch
	tree   tree
}

// NewSearch makes a player that asks about nodes questions on its tables for one answer.
func NewSearch(seed uint64, nodes int) *Search {
	return &Search{greedy: Greedy{seed: seed}, nodes: nodes}
}

// Bounds of a table.
const (
	depth = 300 // questions asked on it at most
	ahead = 0   // turns that are played after the one that is, where the game does not say
)

// Answer answers d, which m waits for.
func (p *Search) Answer(m *match.Match, d *rules.Decision) state.Answer {
	g, k := &p.greedy, m.Kernel()
	g.random.Rand = rules.Mix(g.seed, uint64(len(m.Inputs())))
	if a, ok := g.opening(k, d); ok {
		return a
	}
	list := p.candidates(k, d, nil)
	p.tree.begin(k, d, list)
	if w := m.Pending(); len(p.tree.nodes[0].next) == 1 || w.Kind != state.InAnswer {
		return list[g.random.Rand.N(len(list))]
	}
	rest, since := m.Rest()
	last := rest.Table[state.TableTurnNo] + int32(turnsAhead(k.Game))
	for left, asked := p.nodes, 0; left > 0 && !p.tree.settled(left*p.tree.nodes[0].tried/max(1, asked)); {
		seed := g.random.Rand.Next()
		r := rules.Mix(seed, 0)
		setup := *m.Setup()
		p.table.CopyFrom(rest)
		deal(&setup, &p.table, d.Seat, &r)
		w := walk{past: past{s: &p.table, in: since, seat: d.Seat, random: Random{Rand: rules.Mix(seed, 1)}}, search: p, last: last}
		n := 1 + w.run(&setup)
		left, asked = left-n, asked+n
	}
	return p.tree.best()
}

// walk is one table: through the record, down the tree, one answer further, and on by habit
// through the turns that are played ahead. It is a rules.Outside. (On by chance, reading
// further made every game's player weaker: what is done there at random says little.)
type walk struct {
	past
	search *Search
	path   []int32 // nodes, from the first answer
	out    bool    // of the tree
	last   int32   // turn that is played
	asked  int
	worth  int
}

// Samples: what is drawn at random has been judged.
func (w *walk) Samples() bool { return true }

// run plays the table and says how many questions were asked.
func (w *walk) run(setup *rules.Setup) int {
	p := w.search
	r := p.runner.Play(setup, w.s, w)
	end := 0
	if r.Rule != stopped {
		if end = r.Score(w.seat); end == 0 {
			w.worth = 0
		}
	}
	if !w.off {
		p.tree.learn(w.path, w.worth, end)
	}
	return w.asked
}

func (w *walk) Answer(k *rules.Kernel, d *rules.Decision) state.Answer {
	if in := w.read(state.InAnswer); in != nil {
		return in.Answers[0]
	}
	if w.off {
		stop(k)
	}
	w.asked++
	if w.asked > depth || d.Kind == rules.Acting && len(w.path) > 0 && k.State.Table[state.TableTurnNo] > w.last {
		w.worth = value(k, w.seat)
		stop(k)
	}
	if w.out {
		return w.byHabit(k, d)
	}
	at := int32(0)
	if n := len(w.path); n > 0 {
		at = w.path[n-1]
	}
	next, a := w.search.choose(k, d, at, d.Seat == w.seat)
	w.path, w.out = append(w.path, next), w.search.tree.nodes[next].tried == 0
	return a
}

// Both reads the record, then guesses for both.
func (w *walk) Both(k *rules.Kernel, d [2]*rules.Decision) [2]state.Answer {
	if in := w.read(state.InBoth); in != nil {
		return in.Answers
	}
	if w.asked++; w.off || w.asked > depth {
		w.worth = value(k, w.seat)
		stop(k)
	}
	return w.guess(k, d)
}

const (
	whim  = 60 // how far chance may move a habit
	stray = 10 // in so many of a hundred questions there is none
)

// byHabit answers outside the tree, as either seat is wont to.
func (w *walk) byHabit(k *rules.Kernel, d *rules.Decision) state.Answer {
	r := &w.random.Rand
	if d.Kind != rules.Acting || r.N(100) < stray {
		return w.random.Choose(k, d)
	}
	p, best, most := w.search, -1, 0
	p.acts = d.Acts(k, state.EyesOf(d.Seat), p.acts[:0])
	for i, a := range p.acts {
		if v := habit(k, d, a) + r.N(whim); best < 0 || v > most {
			best, most = i, v
		}
	}
	if best < 0 {
		return w.random.Choose(k, d)
	}
	return state.Answer{Act: p.acts[best]}
}

// choose is the answer under a node that is to be tried on a table: the one that promises
// most to who is asked.
func (p *Search) choose(k *rules.Kernel, d *rules.Decision, at int32, own bool) (next int32, a state.Answer) {
	t := &p.tree
	list := p.candidates(k, d, t.nodes[at].next)
	usual := 0.5
	if n := &t.nodes[at]; n.tried > 0 {
		usual = t.mean(n, own)
	}
	next, best := -1, 0.0
	t.asked++
	from := p.greedy.random.Rand.N(len(list)) // of equal ones any may be first
	for i := range list {
		of := &list[(from+i)%len(list)]
		c := t.add(at, k, d, of)
		n := &t.nodes[c]
		if n.asked == t.asked {
			continue // it comes to the same as one before
		}
		n.asked = t.asked
		n.seen++
		if v := t.promise(n, own, usual); next < 0 || v > best {
			next, best, a = c, v, *of
		}
	}
	return next, a
}

// curious is how much an answer gains by having been tried little.
const curious = 0.5

// promise is what an answer is worth trying for; one that never was tried is taken for what
// is usual there.
func (t *tree) promise(n *node, own bool, usual float64) float64 {
	if n.tried == 0 {
		return usual + curious*math.Sqrt(math.Log(float64(1+n.seen)))
	}
	return t.mean(n, own) + curious*math.Sqrt(math.Log(float64(n.seen))/float64(n.tried))
}
