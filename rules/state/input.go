package state

// InputKind is a kind of entry of the record.
type InputKind uint8

// The kinds of input.
const (
	InAnswer InputKind = iota + 1
	InBoth
	InShuffled
	InArranged
	InShown
	InRolled
	InConceded
	InMended // an operation by hand at a rest, which both have agreed to
)

// Input is one entry of the record. Faces are its private part: 0 where this
// machine may not know them.
type Input struct {
	Kind    InputKind
	Seat    Seat // who answers, arranges, concedes, mends
	Answers [2]Answer
	N       int32
	IDs     []CardID
	To      Eyes
	Faces   []FaceID
}
