package state

import "gotaku/rules/ability"

// Verbs of events that no text names; they continue ability.Verb.
const (
	NumberChanged ability.Verb = ability.Verbs + iota // Seat's number Slot changes by N
	NumberSet                                         // ... becomes N
	Faced                                             // Card turns face up (N 1) or down (N 0)
	Linked                                            // Card becomes linked to Obj
	Flagged                                           // Card's flags gain (N>0) or lose (N<0) bits Slot
	TurnBegan
	Resolved
	Shown     // cards were shown to some eyes
	PutRight  // Seat puts the board right by hand: what follows is its doing, not the rules'
	TakenBack // a play was rewound
	Rolled    // a lot for Name, of Slot possible, fell on Seat, on Card, or on the number N alone
	Opened    // of two secret answers to Name, Seat's was N
	Declared  // Card's skill Src.Via is going to be used
	Missed    // it came to nothing
	Stayed    // by hand: Card is to have been here since before the turn
	Cleared   // by hand: what lies open and in hands went back under the decks
	EventVerbs
)

// Event is something that happens, wants to happen, or happened.
type Event struct {
	Verb ability.Verb
	Tag  Tag
	Card Ref // what it happens to, or who does it (attacked, evolved); as it was before
	New  Ref // what Card became by moving
	Obj  Ref // the other object: what is attacked, who dealt the damage
	From Place
	To   Place
	Pos  int16 // for ordered zones: 0 top, -1 bottom, n: n-th from the top (counted from 1, 1 is the top); of what is played: PaidMore
	Seat Seat  // whose number, who draws, whose phase
	N    int32
	Slot int32  // number slot, flag bits (of damage: Firm, Mute; of a move: Felled, FelledBy), as which kinds it is played if not its own
	Name string // of a counter, a token
	Src  Source
	Cost bool // done to pay a cost
	Rest bool // the card arrives acted
	Face int8 // how it arrives: 1 face up, -1 face down, 0 as the zone has it
	Keep bool // it stays the same object
	Kind ability.DamageKind
	Seq  int32 // what it is a part of: the frame that did it
	By   []Ref // who did it, where that is several (a party); Obj is one of them
}

// Felled is the flag of a move to elsewhere than where what is destroyed goes: it is destroyed by it all the same. [Z/X 1007.1]
const Felled int32 = 1

// FelledBy is the flag of a move by a rule that comes of what effects of a player have done. [Divine Cross 813.5a]
func FelledBy(s Seat) int32 { return Felled << (1 + s) }

// PaidMore is that what a card may cost besides was paid as it was played.
const PaidMore int16 = 1

// Destroys says whether what moves is destroyed by that.
func (e *Event) Destroys() bool {
	return e.Verb == ability.Moved && (e.Tag == TagDestroyed || e.Slot&Felled != 0)
}

// The flags of damage that is dealt.
const (
	Firm int32 = 1 << iota // it cannot be reduced
	Mute                   // what it turns up has no effect of its own by that
)

// due is where the number of damage that is waited for stands behind those flags.
const due = 8

// Awaited numbers damage before which players may act, so that what they do about it finds it again.
func (e *Event) Awaited(n int32) { e.Slot |= n << due }

// Due is the number of damage before which players have acted; 0: of nothing else, or nobody could.
func (e *Event) Due() int32 {
	if e.Verb != ability.DealtDamage {
		return 0
	}
	return e.Slot >> due
}
