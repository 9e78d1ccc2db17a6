package state

// Seat is a player's place in a match: 0 or 1, or Nobody.
type Seat int8

// Nobody is no seat: the owner of what is shared.
const Nobody Seat = -1

// Other returns the seat opposite.
func (s Seat) Other() Seat { return 1 - s }

// Eyes is a set of viewers.
type Eyes uint8

// The viewers: each seat, and everybody else. All is public.
const (
	Eyes0  Eyes = 1 << iota // seat 0
	Eyes1                   // seat 1
	Crowd                   // spectators
	NoEyes Eyes = 0
	All         = Eyes0 | Eyes1 | Crowd
)

// EyesOf returns the viewer that sits at s; NoEyes for Nobody.
func EyesOf(s Seat) Eyes {
	if s == Nobody {
		return NoEyes
	}
	return 1 << s
}

// CardID is a card or token for the whole match. It is public also when the face
// is not. Ids are indices into State.Cards; 0 is never a card.
type CardID int16

// Zone is an index into Game.Zones. Zone 0 is nowhere: not yet, or no longer, in the match.
type Zone int8

// Nowhere holds what has not been created or was erased.
const Nowhere Zone = 0

// Stamp is a moment of the one clock of a match, one tick per batch of events.
type Stamp int32

// Ref is an object: a card as long as it is the same object. It goes stale when
// the card becomes a new one (Card.Inc). The zero Ref is nothing.
type Ref struct {
	ID  CardID
	Inc uint16
}

// AnySlot is the area of a place where no area is said.
const AnySlot = -1

// Place is where a card lies. Of is Nobody for shared zones; Slot is a square or
// area, from 0, where the zone has some; order inside a zone is the zone's list.
type Place struct {
	Zone Zone
	Of   Seat
	Slot int8
}
