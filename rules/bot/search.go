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
	tree   tree
}

// NewSearch makes a player that asks about nodes questions on its tables for one answer.
func NewSearch(seed uint64, nodes int) *Search {
	return &Search{greedy: Greedy{seed: seed}, nodes: nodes}
}

// depth is how many questions are asked on a table at most.
const depth = 200

// Answer answers d, which m waits for.
func (p *Search) Answer(m *match.Match, d *rules.Decision) state.Answer {
	g := &p.greedy
	g.random.Rand = rules.Mix(g.seed, uint64(len(m.Inputs())))
	if a, ok := g.opening(m.Kernel(), d); ok {
		return a
	}
	list := g.candidates(m.Kernel(), d)
	if w := m.Pending(); len(list) == 1 || w.Kind != state.InAnswer {
		return list[g.random.Rand.N(len(list))]
	}
	p.tree.begin(list)
	rest, since := m.Rest()
	for left := p.nodes; left > 0; {
		seed := g.random.Rand.Next()
		r := rules.Mix(seed, 0)
		setup := *m.Setup()
		p.table.CopyFrom(rest)
		deal(&setup, &p.table, d.Seat, &r)
		w := walk{past: past{s: &p.table, in: since, seat: d.Seat, random: Random{Rand: rules.Mix(seed, 1)}}, search: p, turn: rest.Table[state.TableTurnNo]}
		left -= 1 + w.run(&setup)
	}
	return p.tree.best()
}

// walk is one table: through the record, down the tree, one answer further, and on at random
// until the turn has ended. It is a rules.Outside. (Reading on through the other's turn made
// every game's player weaker: what is done there at random says little.)
type walk struct {
	past
	search *Search
	path   []int32 // nodes, from the first answer
	out    bool    // of the tree
	turn   int32   // that it is
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
	if w.asked > depth || d.Kind == rules.Acting && len(w.path) > 0 && k.State.Table[state.TableTurnNo] > w.turn {
		w.worth = value(k, w.seat)
		stop(k)
	}
	if w.out {
		return w.random.Choose(k, d)
	}
	t, at := &w.search.tree, int32(0)
	if n := len(w.path); n > 0 {
		at = w.path[n-1]
	}
	next, fresh := t.choose(k, d, at, d.Seat == w.seat, &w.search.greedy)
	w.path, w.out = append(w.path, next), fresh
	return t.nodes[next].answer
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

// tree is what tables have taught. Node 0 is the question that is asked.
type tree struct {
	nodes  []node
	tables float64 // that did not end, the sum of their worths, and of the squares
	sum    float64
	square float64
	room   []byte
}

// node is an answer after those above it.
type node struct {
	answer state.Answer
	key    string // the answer in bytes
	next   []int32
	seen   int // tables on which it could be given
	tried  int // tables on which it was
	won    int // of these
	lost   int
	worth  int // summed over the others
}

// begin begins a tree with the answers that there are.
func (t *tree) begin(list []state.Answer) {
	clear(t.nodes)
	t.nodes, t.tables, t.sum, t.square = append(t.nodes[:0], node{}), 0, 0, 0
	for i := range list {
		t.add(0, list[i])
	}
}

// add is the node of an answer under another, made if there is none.
func (t *tree) add(at int32, a state.Answer) int32 {
	t.room = state.EncodeAnswer(t.room[:0], &a)
	for _, i := range t.nodes[at].next {
		if t.nodes[i].key == string(t.room) {
			return i
		}
	}
	t.nodes = append(t.nodes, node{answer: a, key: string(t.room)})
	i := int32(len(t.nodes) - 1)
	t.nodes[at].next = append(t.nodes[at].next, i)
	return i
}

// choose is the answer under a node that is to be tried on a table, and whether it never
// was: the one that promises most to who is asked.
func (t *tree) choose(k *rules.Kernel, d *rules.Decision, at int32, own bool, g *Greedy) (next int32, fresh bool) {
	list := g.candidates(k, d)
	next, best := -1, math.Inf(-1)
	from := g.random.Rand.N(len(list)) // of equal ones any may be first
	for i := range list {
		c := t.add(at, list[(from+i)%len(list)])
		n := &t.nodes[c]
		n.seen++
		if v := t.promise(n, own); v > best {
			next, best = c, v
		}
	}
	return next, t.nodes[next].tried == 0
}

// curious is how much an answer gains by having been tried little.
const curious = 0.5

// promise is what an answer is worth trying for.
func (t *tree) promise(n *node, own bool) float64 {
	if n.tried == 0 {
		return math.Inf(1)
	}
	v := t.mean(n)
	if !own {
		v = 1 - v
	}
	return v + curious*math.Sqrt(math.Log(float64(n.seen))/float64(n.tried))
}

// mean is what a node is worth to the seat that thinks, from 0 (lost) to 1 (won).
func (t *tree) mean(n *node) float64 {
	v := float64(n.won)
	if left := n.tried - n.won - n.lost; left > 0 {
		v += float64(left) * (0.1 + 0.8*t.place(float64(n.worth)/float64(left)))
	}
	return v / float64(n.tried)
}

// spread is how many times the usual distance from the mean lies between the mean and the worst or best place.
const spread = 2

// place is where a worth lies among those of all tables, from 0 to 1. It is measured by how far they usually lie apart: the
// least and the greatest of thousands are so far off that what differs among good answers would count for nothing.
func (t *tree) place(worth float64) float64 {
	mean := t.sum / t.tables
	apart := math.Sqrt(max(0, t.square/t.tables-mean*mean))
	if apart == 0 {
		return 0.5
	}
	return min(1, max(0, 0.5+(worth-mean)/(2*spread*apart)))
}

// learn notes how a table ended in all that led to it: end is 1 where it was won, -1 where
// it was lost, and 0 where worth says what it was worth.
func (t *tree) learn(path []int32, worth, end int) {
	if end == 0 {
		t.tables++
		t.sum += float64(worth)
		t.square += float64(worth) * float64(worth)
	}
	for _, i := range append(path, 0) {
		n := &t.nodes[i]
		switch n.tried++; end {
		case 1:
			n.won++
		case -1:
			n.lost++
		default:
			n.worth += worth
		}
	}
}

// best is the answer that was tried most.
func (t *tree) best() state.Answer {
	best := t.nodes[0].next[0]
	for _, i := range t.nodes[0].next {
		if t.nodes[i].tried > t.nodes[best].tried {
			best = i
		}
	}
	return t.nodes[best].answer
}
