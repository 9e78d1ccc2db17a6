package state

import "slices"

// Taken is an answer by places instead of handles: in the same state it can be given
// again though cards and what waits have other numbers by then.
type Taken struct {
	Seat Seat
	Kind uint8 // of the decision
	Key  string
	Act  Act       // Card and Target: places
	Pick []int32   // places among the items, in order unless the order counts
	Plan []Payment // Card: places
	N    []int32
	Ways int    // how many answers public facts surely left; 1 where that is not known
	Here uint64 // the key of the state, where it was noted
	Nth  int    // it was the answer after so many there
}

// Same says whether two were the same answer.
func (t *Taken) Same(o *Taken) bool {
	return t.Seat == o.Seat && t.Kind == o.Kind && t.Key == o.Key && t.Act == o.Act &&
		slices.Equal(t.Pick, o.Pick) && slices.Equal(t.Plan, o.Plan) && slices.Equal(t.N, o.N)
}

// Round is a loop of acts that is gone round as often as was declared: the answers from
// an act to the state in which it was taken. [FF-TCG 13.2, Divine Cross 1101.1a]
type Round struct {
	Loop []Taken // never edited once stored; the first is the act
	Here uint64  // the key of the state before it
	At   int32   // the answer that comes next
	Left int32   // rounds, that one's among them; 0: none is gone
}
