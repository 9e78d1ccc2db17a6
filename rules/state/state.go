package state

import (
	"math/bits"
	"slices"

	"gotaku/rules/ability"
)

// Tag tells apart events that move or change a card in the same way.
type Tag uint8

// The tags. One departure has one tag; "put" is none of the others.
const (
	TagPut Tag = iota
	TagDestroyed
	TagBanished
	TagDiscarded
	TagReturned
	TagMilled
	TagDrawn
	TagPaid
	TagPlayed
	TagRule
	TagErased
	TagStolen
	TagSearched
	TagMade
	TagLinked
	TagAttack // attack damage
	TagCombat // combat damage that is not attack damage
	TagAbility
)

// Card is one card or token of the match. Plain data.
type Card struct {
	Inc             uint16 // goes up when it becomes a new object, and for every card of a shuffle
	Deal            int32  // number of the shuffle or arrangement that dealt the face
	Face            FaceID // private unless Seen is All
	Seen            Eyes   // who may know the face; itself public
	Owner, Master   Seat
	At              Place
	From            Zone   // where it was before it was played; the play zone on the way does not count
	Played          bool   // it came out of the play zone into play, and has not left since
	Side            int8   // printed side that is up; Down: no characteristics for anybody
	Rest            bool   // acted, dull, asleep
	Open            bool   // shown just now by a rule or effect, so it is read even in a hidden zone
	FaceDown        bool   // lies face down
	Since           Stamp  // under this master without a break
	Entered, Placed Stamp  // in this zone; on this spot
	Host            Ref    // what it is linked to
	Damage          int32  // marked damage, in games that mark it
	Flags           uint32 // per-object marks of the game (evolved, boxed, ...)
}

// Down is the Side of a card that has no characteristics for anybody.
const Down int8 = -1

// Counter is N counters named Name on an object.
type Counter struct {
	On   Ref
	Name string
	N    int32
}

// Tally is a count kept for a span: limits, histories, marks.
type Tally struct {
	Key   string // what is counted
	Seat  Seat
	On    Ref // of this object; zero: of the player
	N     int32
	Until ability.Span
}

// Source is what an ability, effect or damage comes from.
type Source struct {
	Card Ref
	Via  AbilityID // the ability; zero: the card itself or a rule
}

// AbilityID names an ability as data: ability N of a printed side, of its quoted
// abilities, or of the game's keyword table (Face 0, Word > 0).
type AbilityID struct {
	Face   FaceID
	Side   int8
	Quoted bool
	Word   int16 // index + 1 into the game's keyword table
	N      int16 // index + 1
}

// NodeID names one clause inside an ability; N counts from 1 in printed order.
type NodeID struct {
	Of AbilityID
	N  int16
}

// Mod is one stored continuous effect: a change, prohibition, requirement,
// permission, replacement or cost change. Those of static abilities are read off
// the cards and never stored. Node says what it does; where Node is zero, a rule
// made it and Stat, Op and N say it.
type Mod struct {
	ID    int32
	Src   Source
	By    Seat // whose effect: "you" in its text
	Born  Stamp
	Node  NodeID
	Fixed bool  // On are the objects; else the clause's filter is open
	On    []Ref // never edited once stored
	Stat  ability.Stat
	Op    ability.Op
	N     int32 // amount frozen when made
	Bound []Binding
	Until Until
	Left  int32 // uses left; 0: not limited
}

// Until says when a Mod or Delayed ends.
type Until struct {
	What ability.Duration
	Turn int32 // number of the turn (Table[TableTurnNo]) at whose end or start it ends; the ID of the battle that ends it
	Of   Seat
}

// Binding is what a slot means: the objects chosen or moved, or a number.
type Binding struct {
	Slot uint8
	Refs []Ref
	N    int32
}

// Delayed is a trigger made by an effect.
type Delayed struct {
	ID    int32
	Src   Source
	By    Seat
	Node  NodeID
	Bound []Binding
	Until Until
	Born  Stamp
}

// Frame is a card or ability from announcement to the end of its resolution, and
// a triggered ability that waits.
type Frame struct {
	ID      int32
	Ability AbilityID // zero: playing a permanent card
	Node    NodeID    // a delayed trigger's clause, else zero
	By      Seat
	Src     Source
	Card    Ref // the card being played
	X       int32
	Did     uint32 // bit per slot: done in full
	Modes   []ModePick
	Bound   []Binding
	Splits  []SplitPick
	Part    uint8 // which paragraph of a card is being read; slots are counted in each
	Cause   Event
	Born    Stamp
	Paid    int32  // what was paid of the main resource
	Options uint32 // optional costs taken, by index
	With    Ref    // what was named with it (the evolve card)
	Arg     int32  // how it is played (Act.N)
	Free    bool   // its base cost is not paid
	Obj     Ref    // what it is on the stack: the card, or the object of an ability
}

// ModePick is what was chosen for one clause while it was played: the modes of a
// Modes clause, a bit each; of a selection that nothing refers to, its Extent + 1.
type ModePick struct {
	Node NodeID
	Bits uint32
}

// SplitPick is how the number of one clause was divided among its objects.
type SplitPick struct {
	Node NodeID
	On   []Ref
	N    []int32 // of each of them
}

// Battle is an attack in progress.
type Battle struct {
	ID                 int32
	Attackers, Targets []Ref // never edited once stored; Targets: the blocker, or what is attacked
	Stage              int8  // the game's, and Ended
}

// Ended is the bit of Battle.Stage of an attack that an effect ended: nothing comes of it any
// more, but until the game closes it those who fight in it do.
const Ended int8 = 1 << 6

// Past is an object as it was when it left, or when what it was linked to did.
type Past struct {
	Ref    Ref
	Card   Card
	Chars  Chars
	Linked bool // it was linked to what left then: Card.Host
}

// TurnPlan is a turn that was added to or taken from the natural order.
type TurnPlan struct {
	Seat Seat
	Skip bool
	Due  bool // it is no added one, but the one before which those come
}

// State is a match at a moment: flat slices and small integers, no pointers into
// itself, no behaviour. What stands in Table and Num is named by the game.
type State struct {
	Cards    []Card     // by CardID; Cards[0] is unused
	Lists    [][]CardID // per zone and seat: index Zone*2+seat, shared zones use seat 0
	Num      [2][32]int32
	Table    [32]int32
	Counters []Counter
	Tallies  []Tally
	Mods     []Mod
	Delayed  []Delayed
	Waiting  []Frame
	Stack    []Frame // newest last
	Owed     []Frame // plays that follow the present resolution [FF-TCG 11.3.11, 11.4.1.1]
	Battles  []Battle
	Turns    []TurnPlan
	Past     []Past
	Happened []Event // of this turn: what histories read
	Trail    []Taken // answers since the turn's first act that might return
	Round    Round
	Mends    []Mend // what is put right by hand before the next step
	Step     int32
	Now      Stamp
	NextID   int32 // next id of a mod, frame, delayed trigger, battle
}

// Slots of State.Table that the kernel itself reads; a game names the rest from
// TableGame on.
const (
	TableTurn      = iota // seat whose turn it is
	TableTurnNo           // number of the turn, from 1
	TableFirst            // seat that goes first
	TablePhase            // ability.Phase
	TableTurnStart        // stamp at which the turn began
	TableGame             // first slot free for the game
)

// CopyFrom makes s equal to t. Slices inside elements are never edited once
// stored, so the copies share them.
func (s *State) CopyFrom(t *State) {
	s.CopyNow(t)
	s.Past = append(s.Past[:0], t.Past...)
	s.Happened = append(s.Happened[:0], t.Happened...)
}

// CopyNow is CopyFrom but for what is past, which stays what it was in s.
func (s *State) CopyNow(t *State) {
	s.Cards = append(s.Cards[:0], t.Cards...)
	s.copyLists(t, ^uint64(0))
	s.copyRest(t)
}

// CopyWritten is CopyNow where s was equal to t once, and since then cards have moved in these
// zones alone, a bit each, and of cards these alone have been written.
func (s *State) CopyWritten(t *State, zones uint64, cards []CardID) {
	if n := len(s.Cards); n < len(t.Cards) {
		s.Cards = append(s.Cards, t.Cards[n:]...)
	}
	for _, id := range cards {
		s.Cards[id] = t.Cards[id]
	}
	s.copyLists(t, zones)
	s.copyRest(t)
}

// copyLists copies what lies in these zones, a bit each.
func (s *State) copyLists(t *State, zones uint64) {
	if len(s.Lists) != len(t.Lists) {
		s.Lists, zones = make([][]CardID, len(t.Lists)), ^uint64(0)
	}
	for ; zones != 0; zones &= zones - 1 {
		z := 2 * bits.TrailingZeros64(zones)
		if z >= len(s.Lists) {
			break
		}
		for i := z; i <= z+1; i++ {
			s.Lists[i] = append(s.Lists[i][:0], t.Lists[i]...)
		}
	}
}

// copyRest copies all but the cards, where they lie, and what is past.
func (s *State) copyRest(t *State) {
	s.Num, s.Table, s.Round = t.Num, t.Table, t.Round
	s.Step, s.Now, s.NextID = t.Step, t.Now, t.NextID
	again(&s.Tallies, t.Tallies)
	again(&s.Mods, t.Mods)
	if s.seldom()+t.seldom() > 0 {
		s.copySeldom(t)
	}
}

// seldom is how much there is in the lists that are empty most of the time.
func (s *State) seldom() int {
	return len(s.Counters) + len(s.Delayed) + len(s.Waiting) + len(s.Stack) + len(s.Owed) + len(s.Battles) + len(s.Turns) + len(s.Trail) + len(s.Mends)
}

// copySeldom copies the lists that are empty most of the time.
func (s *State) copySeldom(t *State) {
	again(&s.Counters, t.Counters)
	again(&s.Delayed, t.Delayed)
	again(&s.Waiting, t.Waiting)
	again(&s.Stack, t.Stack)
	again(&s.Owed, t.Owed)
	again(&s.Battles, t.Battles)
	again(&s.Turns, t.Turns)
	again(&s.Trail, t.Trail)
	again(&s.Mends, t.Mends)
}

// again copies a list into used memory.
func again[T any](used *[]T, from []T) {
	if len(*used)+len(from) > 0 {
		*used = append((*used)[:0], from...)
	}
}

// Clone returns a copy that shares nothing that is ever edited.
func (s *State) Clone() *State {
	c := new(State)
	n := 0
	for i := range s.Lists {
		n += len(s.Lists[i]) + spareIDs
	}
	slab := make([]CardID, n)
	c.Lists = make([][]CardID, len(s.Lists))
	for i := range s.Lists {
		m := len(s.Lists[i]) + spareIDs
		c.Lists[i], slab = slab[:0:m], slab[m:]
	}
	c.CopyFrom(s)
	return c
}

// spareIDs is how much a list of a copy may grow in its memory.
const spareIDs = 2

// List is the cards of zone z of seat of (of is ignored for Nobody: shared),
// first is the top. It is a live slice: copy it before anything that moves cards.
func (s *State) List(z Zone, of Seat) []CardID {
	if of == Nobody {
		of = 0
	}
	return s.Lists[int(z)*2+int(of)]
}

// Ref returns the object that card id is now.
func (s *State) Ref(id CardID) Ref { return Ref{id, s.Cards[id].Inc} }

// Here says whether r is still that object.
func (s *State) Here(r Ref) bool {
	i := uint(int(r.ID)) // Cards[0] lies nowhere
	return i < uint(len(s.Cards)) && s.Cards[i].Inc == r.Inc && s.Cards[i].At.Zone != Nowhere
}

// Card returns the card r names, also when r is stale.
func (s *State) Card(r Ref) *Card { return &s.Cards[r.ID] }

// Turn is the seat whose turn it is.
func (s *State) Turn() Seat { return Seat(s.Table[TableTurn]) }

// Phase is the phase of the turn.
func (s *State) Phase() ability.Phase { return ability.Phase(s.Table[TablePhase]) }

// NewID gives out the next number for a mod, frame, delayed trigger or battle.
func (s *State) NewID() int32 { s.NextID++; return s.NextID }

// Asked says whether anything that lasts beyond this step may ask about p.
func (s *State) Asked(p *Past) bool {
	return s.Names(p.Ref) || p.Linked && s.Names(p.Card.Host)
}

// Awaits says whether an ability of r waits to be carried out.
func (s *State) Awaits(r Ref) bool {
	for _, fs := range [...][]Frame{s.Waiting, s.Stack, s.Owed} {
		for i := range fs {
			if fs[i].Src.Card == r {
				return true
			}
		}
	}
	return false
}

// Names says whether anything that lasts beyond this step speaks of r.
func (s *State) Names(r Ref) bool {
	for i := len(s.Happened) - 1; i >= 0; i-- {
		if s.Happened[i].Card == r {
			return true
		}
	}
	for _, fs := range [...][]Frame{s.Waiting, s.Stack, s.Owed} {
		for i := range fs {
			if f := &fs[i]; f.Src.Card == r || f.Card == r || f.With == r || f.Cause.names(r) || boundHas(f.Bound, r) {
				return true
			}
		}
	}
	for i := range s.Delayed {
		if s.Delayed[i].Src.Card == r || boundHas(s.Delayed[i].Bound, r) {
			return true
		}
	}
	for i := range s.Mods {
		if s.Mods[i].Src.Card == r || boundHas(s.Mods[i].Bound, r) {
			return true
		}
	}
	for i := range s.Battles {
		if slices.Contains(s.Battles[i].Attackers, r) || slices.Contains(s.Battles[i].Targets, r) {
			return true
		}
	}
	for i := range s.Happened {
		if s.Happened[i].names(r) {
			return true
		}
	}
	return false
}

// Silent says whether nothing that lasts beyond this step speaks of anything: Names.
func (s *State) Silent() bool {
	return len(s.Happened)+len(s.Waiting)+len(s.Stack)+len(s.Owed)+len(s.Delayed)+len(s.Mods)+len(s.Battles) == 0
}

// names says whether an event is about r.
func (e *Event) names(r Ref) bool {
	return e.Card == r || e.New == r || e.Obj == r || e.Src.Card == r || slices.Contains(e.By, r)
}

func boundHas(bs []Binding, r Ref) bool {
	for _, b := range bs {
		if slices.Contains(b.Refs, r) {
			return true
		}
	}
	return false
}

// Sums says whether m adds a constant to numbers of certain objects.
func (m *Mod) Sums() bool {
	return m.Stat != ability.NoStat && m.Fixed && (m.Op == ability.Add || m.Op == ability.Sub) && !m.Until.Guarded()
}

// Guarded says whether what lasts so may hold or not from one moment to the next.
func (u Until) Guarded() bool {
	return u.What == ability.WhileCond || u.What == ability.WhileThis || u.What == ability.InNext
}

// Faces reads the faces this machine knows of cards.
func (s *State) Faces(ids []CardID) []FaceID {
	f := make([]FaceID, len(ids))
	for i, id := range ids {
		f[i] = s.Cards[id].Face
	}
	return f
}

// Valid says whether an id is a card of the match, or none.
func (s *State) Valid(id CardID) bool { return id >= 0 && int(id) < len(s.Cards) }

// Hidden returns a copy of s as a machine with the knowledge of me has it: a face
// only where one of me may know it or owns the card (a seat's machine deals its
// own deck, see Input.Public); All knows every face.
func (s *State) Hidden(me Eyes) *State {
	c := s.Clone()
	if me == All {
		return c
	}
	for i := range c.Cards {
		if c := &c.Cards[i]; c.Seen&me == 0 && EyesOf(c.Owner)&me == 0 {
			c.Face = 0
		}
	}
	return c
}

// LastDeal is the number of the last shuffle that s shows, so that none is given
// out twice.
func (s *State) LastDeal() int32 {
	last := int32(0)
	for i := range s.Cards {
		last = max(last, s.Cards[i].Deal)
	}
	return last
}

// Lying is the card at a place that Keys.Places gave; 0: none.
func (s *State) Lying(at CardID) CardID {
	for _, list := range s.Lists {
		if int(at) <= len(list) {
			if at == 0 {
				return 0
			}
			return list[at-1]
		}
		at -= CardID(len(list))
	}
	return 0
}
