package bot

import (
	"encoding/binary"
	"math"

	"gotaku/rules"
	"gotaku/rules/state"
)

// tree is what tables have taught. Node 0 is the question that is asked.
type tree struct {
	nodes  []node
	tables float64 // that did not end, the sum of their worths, and of the squares
	sum    float64
	square float64
	asked  int              // questions on tables
	known  map[string]int32 // nodes, by the node they stand under and what they come to
	room   []byte
}

// node is an answer after those above it.
type node struct {
	answer state.Answer
	next   []int32
	asked  int // question at which it was seen last
	seen   int // tables on which it could be given
	tried  int // tables on which it was
	won    int // of these
	lost   int
	worth  int // summed over the others
}

// begin begins a tree with the answers that there are.
func (t *tree) begin(k *rules.Kernel, d *rules.Decision, list []state.Answer) {
	clear(t.nodes)
	if clear(t.known); t.known == nil {
		t.known = map[string]int32{}
	}
	t.nodes, t.tables, t.sum, t.square, t.asked = append(t.nodes[:0], node{}), 0, 0, 0, 0
	for i := range list {
		t.add(0, k, d, &list[i])
	}
}

// add is the node of what an answer comes to under another, made if there is none. There can be thousands under one: of an
// order of cards that lie otherwise on each table.
func (t *tree) add(at int32, k *rules.Kernel, d *rules.Decision, a *state.Answer) int32 {
	t.room = means(binary.LittleEndian.AppendUint32(t.room[:0], uint32(at)), k, d, a)
	if i, is := t.known[string(t.room)]; is {
		return i
	}
	i := int32(len(t.nodes))
	t.nodes = append(t.nodes, node{answer: *a})
	t.nodes[at].next, t.known[string(t.room)] = append(t.nodes[at].next, i), i
	return i
}

// mean is what a node is worth to the seat that thinks, or to the other, from 0 (lost) to 1 (won).
func (t *tree) mean(n *node, own bool) float64 {
	v := float64(n.won)
	if left := n.tried - n.won - n.lost; left > 0 {
		v += float64(left) * (0.1 + 0.8*t.place(float64(n.worth)/float64(left)))
	}
	v /= float64(n.tried)
	if !own {
		return 1 - v
	}
	return v
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

// settled says whether on so many tables more no other answer can be tried more often than
// the one that was most.
func (t *tree) settled(more int) bool {
	first, second := 0, 0
	for _, i := range t.nodes[0].next {
		switch n := t.nodes[i].tried; {
		case n > first:
			first, second = n, first
		case n > second:
			second = n
		}
	}
	return first > second+more
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
