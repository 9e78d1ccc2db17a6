package board

import "gotaku/rules/ability"

// Whose says who sees a card, relative to the seat whose zone it lies in.
type Whose uint8

// Who sees.
const (
	None   Whose = iota
	Its          // the seat whose zone it is
	Public       // all
)

// Room says what happens when a zone with a limit has no room.
type Room uint8

// The ways.
const (
	NoLimit  Room = iota
	Refuse        // the attempt is illegal (FF-TCG 7.7.3)
	FitFirst      // its player chooses which fit first; the others do not move (SVE 4.4.4.2)
	Later         // all move, a check repairs it (Buddyfight, Z/X)
)

// ZoneSpec describes a zone of a game.
type ZoneSpec struct {
	Word     ability.Zone // the word of texts; several zones of a game may not share one
	Name, JA string
	Shared   bool
	Ordered  bool
	Turns    bool  // cards here stand or rest
	Slots    int8  // squares or areas; 0: position means nothing
	Up, Down Whose // who sees a card here that lies face up, face down
	Hidden   bool  // cards arrive face down unless told otherwise
	Texts    bool  // texts here work unless they say otherwise
	Links    bool  // cards here change the card they are linked to
	Bases    bool  // a card here is the base of the one it is linked to: Game.Base
	Gained   bool  // and that one gains what it prints when it comes here, and keeps what its numbers differed by [SVE 5.16.2]
	Recasts  bool  // a card here may be something else than its print: Game.Base
	Play     bool  // what lies here is in play: coming from elsewhere it enters, going elsewhere it leaves
	Full     Room
	Limit    ability.Stat // player stat that limits the number of cards (FieldLimit ...)
	Passing  bool         // the play zone: From skips it, and nobody reaches into it by hand
	Enters   bool         // Passing: only what enters play comes from where it was before [Z/X 1006.2, 1105.3]
	Fixed    bool         // the rules alone put cards here and take them away: nobody does by hand
	By       ability.How  // what moves so comes here where the text names no place
	Taken    bool         // what an effect moves here is the player's whose effect it is, unless the text says whose [FF-TCG 6.2.4]
	Untraced bool         // what its move here set off does not find it again
	AnySide  bool         // a double-faced card here is sought by either side
	Sought   bool         // who chooses among the hidden cards here sees them [Divine Cross 909.2]
	Late     bool         // what arrives here face down is seen, by who sees it here, only once it has arrived
	Needed   bool         // a seat without a card here cannot go on: clearing the board leaves it
	Unsaid   bool         // what lies here face up is not meant by what is said of this zone, unless it says "face up" [SVE 4.6.3]
	Keeps    bool         // what holds where a card came from holds here too [Divine Cross 804.2a-1]
}

// ByHand says whether a person may put a card here by hand: into the zone of its owner, and into either player's, since
// everybody sees what lies there.
func (z *ZoneSpec) ByHand() (own, either bool) {
	own = z.Word != ability.NoZone && !z.Fixed && !z.Passing && !z.Shared
	return own, own && !z.Hidden && z.Up == Public
}

// Clears says whether what lies here goes when the board is cleared by hand: hands, what is in play, and what everybody sees.
func (z *ZoneSpec) Clears() bool {
	own, either := z.ByHand()
	return own && z.Word != ability.Deck && (either || z.Play || z.Word == ability.Hand_)
}

// Keyword is a row of a game's keyword table: what the word means as abilities.
// A keyword that only procedures read has none.
type Keyword struct {
	Word, JA, EN string
	Abilities    []ability.Ability
	Stacks       bool   // several copies count as several
	Gain         bool   // to be told to gain it is the procedure Game.Act of this word
	Sort         string // the word of which it is one sort: what has it has that
}

// Look says at which moment a trigger reads the objects of an event.
type Look uint8

// The moments.
const (
	After Look = iota
	Before
)
