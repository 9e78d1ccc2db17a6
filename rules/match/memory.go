package match

import (
	"maps"
	"slices"

	"gotaku/rules"
	"gotaku/rules/state"
)

// What a match keeps beside its state: the faces it has learned, and used kernels.

type dealt struct {
	id   state.CardID
	deal int32
}

// memo is a face known of a card in a deal.
type memo struct {
	deal int32
	face state.FaceID
}

// pool keeps kernels and strands of closed matches for the next ones: a match and its
// forks are used on one goroutine.
type pool struct {
	free    []*rules.Kernel
	idle    []*strand
	running int // matches that run in a strand
}

// kernel is one that goes on with a match from a rest.
func (p *pool) kernel(m *Match, from *rest) (k *rules.Kernel) {
	if n := len(p.free); n == 0 || p.free[n-1].Rules != m.setup.Rules {
		k = rules.NewKernel(m.setup.Rules, new(state.State), m)
	} else {
		k, p.free = p.free[n-1], p.free[:n-1]
	}
	rules.BeginAt(k, &m.setup, from.state, from.deals, m, m.record)
	return k
}

// remember writes into the state of a match the faces learned before an undo or rewind.
func (m *Match) remember() {
	cards := m.k.State.Cards
	for i := range cards {
		if c := &cards[i]; c.Face == 0 {
			if m.recall(state.CardID(i), c); c.Face != 0 {
				m.k.Learned(state.CardID(i))
			}
		}
	}
}

// recall writes the face of a card, if it has been learned.
func (m *Match) recall(id state.CardID, c *state.Card) {
	switch {
	case int(id) < len(m.memory) && m.memory[id].face != 0 && m.memory[id].deal == c.Deal:
		c.Face = m.memory[id].face
	case m.older != nil:
		c.Face = m.older[dealt{id, c.Deal}]
	}
}

// learn notes the faces that the match has come to know since it did so last.
func (m *Match) learn() {
	s := m.k.State
	if m.learned == m.done {
		return
	}
	m.learned = m.done
	if n := len(s.Cards) - len(m.memory); n > 0 {
		m.own()
		m.memory = append(m.memory, make([]memo, n)...)
	}
	for i := range s.Cards {
		switch c, e := &s.Cards[i], m.memory[i]; {
		case c.Face == 0 || c.Face == e.face && c.Deal == e.deal: // nothing new
		case e.deal == c.Deal || e.face == 0:
			m.own()
			m.memory[i] = memo{c.Deal, c.Face}
		case c.Deal > e.deal:
			m.archive(dealt{state.CardID(i), e.deal}, e.face)
			m.own()
			m.memory[i] = memo{c.Deal, c.Face}
		default:
			m.archive(dealt{state.CardID(i), c.Deal}, c.Face)
		}
	}
}

// archive notes the face that a card had in a deal before its last one.
func (m *Match) archive(d dealt, f state.FaceID) {
	if m.older[d] == f {
		return
	}
	m.own()
	if m.older == nil {
		m.older = map[dealt]state.FaceID{}
	}
	m.older[d] = f
}

// own lets what has been learned be edited: until then forks share it.
func (m *Match) own() {
	if m.shared {
		m.memory, m.older, m.shared = slices.Clone(m.memory), maps.Clone(m.older), false
	}
}
