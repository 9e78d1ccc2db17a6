package wing

import (
	"slices"

	"gotaku/look"
	"gotaku/rules/ability"
	"gotaku/rules/board"
)

// Table is how a game lies on the screen, as data: the app reads it and draws it, and
// works nothing out of the rules. Pairs of strings are Japanese, then English.
type Table struct {
	Look   look.Game
	Title  Title
	Places []Place
	Links  []Link
	Faces  Faces
	Score  Score
	Plate  Plate
	Acts   Acts
	Told   []Told
	Token  *Token       // the thing of which there is one; nil: there is none
	Throw  ability.Verb // somebody has won at rock, paper, scissors, where that is played
	Skill  *Skill       // skills chosen in a window of their own; nil: there are none
	ByHand ByHand
	Log    Log
}

// Title is the game on the title screen.
type Title struct {
	Name  [2]string // a space may break the line
	Short [2]string
	Lead  [2]string
	Note  [2]string
}

// Show is as what a place is drawn.
type Show uint8

// The ways to draw a place.
const (
	AsHand   Show = iota + 1 // a fan at the near edge, backs at the far one
	AsRow                    // cards side by side, with free places
	AsPost                   // one place of a zone: what lies there one on the other, with what is attached beside it
	AsPile                   // a stack of cards
	AsCount                  // a name and a number, and where there is room the last card, small
	AsTally                  // a column of cards that count against a player, each readable
	AsLosses                 // the same, each in a place of its own
	AsLeader                 // what stands for the player
	AsBand                   // what is being played, on the line between the seats
	AsStack                  // what waits to be resolved
	AsTimed                  // of a zone those cards whose counters run down
	AsNumber                 // a player's number
	AsOnces                  // what may be done only so often in a turn
	AsThing                  // the thing of which there is one: Table.Token
	AsUse                    // where a card is let go that does not stay
)

// Place is a place of the table: where it is, what lies there, how it is drawn.
type Place struct {
	look.Place
	Show Show
	Zone ability.Zone // whose cards lie there

	Slot   int8 // Post: which place of the zone
	Turned int8 // Post, where the seats share it: which one is seen there while seat 1 is the near one

	Marks [2]string // Post, where the seats share it: what tells it from the others, while seat 0 or 1 is the near one

	Word  [2]string // how it is called; none: as the zone is
	Short [2]string // where there is little room; none: as it is called

	Only, Not ability.Kinds // Row: cards of a zone may be divided by kinds
	Plain     ability.Kinds // Row: the kind that goes without saying; others say what they are
	Framed    bool          // Row: its box is seen, and beyond it stands its name
	Counted   bool          // Row: over it stands how many of those that lie there stand, and of which attributes; cards show these alone
	Width     float32       // Row: of a card, in units of the look
	Small     float32       // the same on the phone
	Limit     ability.Stat  // Row, Pile with Fan, Tally, Losses: the player's number that says how many there may be
	Comes     bool          // Row: cards that are played come here
	Aimed     bool          // Row, Post, Leader: attacks are let go on cards here
	Plays     bool          // cards are played from here, as they are from the hand
	Tags      []Tag         // Row: what is special about cards here

	Marked    string       // Tally: a card with this icon says so
	Top       bool         // Pile: its top card is seen
	Extra     bool         // Pile: it is there only for a player who has something in it
	Fan       bool         // Pile: each of its cards is seen, one beside the other
	Stat      ability.Stat // Leader, Number: the player's number that is shown
	Sum       ability.Stat // Number, instead: of a card's number the sum of a player's cards in play
	Most      int          // Number: how much it may be
	Own       ability.Stat // Leader: the number of a leader's own, where it has one
	Last      [2]string    // Losses: what the last place means
	LastShort [2]string    // the same, short

	Labels ability.Zone  // Post: what is attached and drawn as labels beside the card
	Under  ability.Zone  // Post: what lies under it and is drawn beside it by strips
	Titled bool          // Post: its name stands beside a card, too, where there is room
	Ground ability.Kinds // Post: what of these kinds lies under everything else
	Stacks bool          // Post: several cards may lie there, one on the other
	Holds  [2]string     // Post: how what lies under a card is called
	Gone   [2]string     // Row of one, Post: what becomes of a card there when another is let go on it
}

// Called is how a place is called, by its zone if it has no name of its own.
func (p *Place) Called(zones []board.ZoneSpec) [2]string {
	if p.Word != ([2]string{}) {
		return p.Word
	}
	for i := range zones {
		if z := &zones[i]; z.Word == p.Zone && p.Zone != ability.NoZone {
			return [2]string{z.JA, z.Name}
		}
	}
	return p.Word
}

// Tag says what is special about a card where it lies: of some kinds, or one whose texts
// work there.
type Tag struct {
	Kinds       ability.Kinds // 0: a text of it works here
	Name, Short [2]string
	Works       [2]string // what is said of such a text: {0}
}

// Link is what a card linked to another is there for, by the zone it lies in.
type Link struct {
	Zone   ability.Zone
	Name   [2]string
	Sign   [2]string // one or two letters
	Over   bool      // it lies over the other, whose face it hides
	Under  bool      // it lies under the other, by edges and a pill with Sign that counts them
	Beside bool      // it has a place of its own: Post
}

// Faces is how cards look.
type Faces struct {
	Numbers  []Plated                   // the numbers that stand on a card, at most three of which it has
	Aside    ability.Kinds              // cards whose numbers stand elsewhere
	Badged   ability.Kinds              // cards without a cost that have Badge in its place
	Badge    [2]string                  // such a card's badge
	Corner   ability.Stat               // the number that stands where others have their cost
	Hued     bool                       // the first attribute stands where others have their cost, if no number does
	Over     []Over                     // of which kinds what stands over the text, besides cost and classes
	Traits   bool                       // the traits stand under the kind
	Skills   ability.Marks              // texts with one of these begin with a head: cost, name, damage
	Powers   ability.Marks              // texts with one of these begin with a label, and are no skills
	Power    [2]string                  // what a power without a name is called
	Icons    map[string][2]string       // what stands on a card for an icon; others have their names
	Triggers map[string][2]string       // the line before a text that the icon of a trigger stands for
	Words    []string                   // keywords that are pills on a card, the weightiest first
	Values   []ability.Stat             // the numbers that are explained beside a large card, in order
	Brief    map[ability.Stat][2]string // numbers that have a shorter name on labels
	Endures  []ability.Stat             // what marked damage is held against: the first that a card has
	Worth    ability.Stat               // what else keeps a card in play: a number that runs out
	Left     *Left                      // what is left of that is spoken of; nil: what is marked is
}

// Plated is a number on a card with its plate.
type Plated struct {
	Stat  ability.Stat
	Shape Shape
	Least int32 // it is never shown below this
}

// Shape is the plate of a number.
type Shape uint8

// The plates.
const (
	DiamondPlate Shape = iota + 1
	CirclePlate
	BarPlate
	LeftBarPlate
	RightBarPlate
	HexagonPlate
)

// Over is a piece of the line over a card's text: words with {0} for what it says.
type Over struct {
	For     ability.Kinds
	Classes bool
	Traits  bool
	Stat    ability.Stat
	Words   [2]string
}

// Left is what a card has left, where the rules count it so.
type Left struct {
	Name, Short [2]string
	Goes        [2]string // {0} → {1}
	Lost        [2]string // {0} → gone for good
	Hurt        [2]string // why it is less
}

// Score is what a match is won and lost by.
type Score struct {
	Stat     ability.Stat // a number of players that runs out; 0: cards count against them
	Zone     ability.Zone // in this zone; with Stat: the number is how many cards lie here
	Most     ability.Stat // and so many of them lose
	Begins   int
	Step     int // of the chart
	Name     [2]string
	Result   [2]string    // on the result's sheet
	Chart    [2]string    // the chart's title
	Down, Up ability.Verb // what takes from it and gives; none: it is a number that changes
	Sums     []Sum        // what else is summed up of a match
}

// Sum is how often something happened to a player's cards.
type Sum struct {
	Verb ability.Verb
	Name [2]string
}

// Plate is what is said of a player at the edge.
type Plate struct {
	First, Then []Gem
	Deck        bool           // how many cards the deck has: there is room
	Also        []ability.Stat // numbers that are told when they are not 0
}

// Gem is a number that is shown as so many figures.
type Gem struct {
	Stat, Of ability.Stat // Of: the number that says how many there may be
	Shape    string       // look.Circle, ...
	Color    Hue
	Least    int // figures are there at least
}

// Hue is a colour of figures by its name.
type Hue uint8

// The colours of figures.
const (
	Sky Hue = iota
	Gold
	Violet
)

// Acts is what is done with cards.
type Acts struct {
	Used     ability.Kinds // they are used when they are played, and do not stay
	Attached ability.Kinds // they are attached to another when they are played
	Placed   ability.Kinds // they are put into places, not played
	Moved    bool          // cards are moved onto others and into places, as Words.Drags says: where they can be let go it says what is done
	Proposed bool          // how to pay is proposed at once
	OwnHues  bool          // what a card pays counts as each of its own attributes, not as one that is chosen
	Fighters ability.Kinds // they attack: where they cannot it is said why
	Arrive   []string      // keywords with which a card attacks in the turn in which it came; nil: that is not shown
	Uses     []Use
	Must     []string       // questions whose answer is none only where there is none
	Pays     []ability.Zone // what lies here is expected to pay
	Units    [2]string      // what is paid, as a cost is printed in it
	Spends   ability.Stat   // the player's number that it is taken from; 0: it is paid by a plan, or nothing is
	Turned   [2]string      // to pay with a card by turning it: {0}
	Tossed   [2]string      // to pay with a card of the hand: {0}
	Across   ability.Zone   // where what opposes an act of Skill lies
	Joint    [2]string      // how an attack of several is called
	Priority bool           // who may act has priority, by that name, and who passes gives it away
}

// Use is the word for using an ability, by its marks and by how it is used: Act.N.
type Use struct {
	Marks ability.Marks
	N     int32
	Name  [2]string
	Also  bool // the word is added to others
	Text  bool // its text begins the word
}

// Told is what is told and seen of an event of a game: a line of the log with {0}, {1}
// for the Args, and a movement. An English verb after a seat ends in [s], which is left out
// where the seat is called You.
type Told struct {
	Verb     ability.Verb
	From, To ability.Zone  // Moved: from here, to here; NoZone: wherever
	N        int32         // the event's; 0: whatever
	Cost     bool          // only as a cost
	Kinds    ability.Kinds // only of a card printed with one of them; 0: whatever
	Name     string        // the event's; "": whatever
	Line     [2]string
	Args     []Arg
	Kind     string // how the line is set: attack, play, pay, trigger, show
	Sub      bool   // it is a consequence of the line before
	Motion   Motion
}

// Arg is what stands in a hole of a line.
type Arg uint8

// What stands in a hole.
const (
	TheCard Arg = iota
	TheOther
	TheSeat
	TheNumber
	TheCounter
	TheSkill
	ThePlace
)

// Motion is how an event is seen.
type Motion uint8

// The movements.
const (
	Still    Motion = iota
	Comes           // it comes from where it was made
	TurnOver        // the card is turned over
	Dart            // it darts at what it is about
	DartOver        // it darts at what lies across: Acts.Across
	Presents        // on its way it is turned over in the middle of the table, large
	RiseUp          // a number rises from it
	TokenTo         // the token goes to the seat
	TokenOff        // and away from it
)

// Log is what the log leaves out.
type Log struct {
	Silent   []ability.Stat // numbers whose changes are not told
	Refilled []ability.Stat // and those that are told only where they are paid
}

// Token is the thing of which there is one.
type Token struct {
	Stat                ability.Stat // who has it has this number
	Name, Short         [2]string
	Owner, OwnerShort   [2]string // {0}
	Nobody, NobodyShort [2]string
	Hint                [2]string
}

// Skill is how skills are chosen that are used in a window of their own.
type Skill struct {
	Window string // Decision.Window
	Mark   ability.Marks
	Not    ability.Marks
	Zone   ability.Zone // where the card lies that uses one
	Held   ability.Zone // what is attached to it may have some, too
	Needs  ability.Res  // what it needs
	Have   ability.Zone // of which so much is attached
	Name   [2]string    // of that
}

// ByHand are the tools for a text that is carried out by hand.
type ByHand struct {
	Numbers    []ability.Stat // of players
	Stats      []Stepped      // of cards
	Damage     int32          // that is dealt at a press; 0: cards bear none
	Heals      ability.Verb   // takes so much of it away; 0: none is taken away
	Turned     [2]string      // how a card is called that is turned; none: cards are not turned
	Stood      [2]string      // and one that stands
	Markers    bool           // by name, instead of counters of any name
	Attach     ability.Zone   // to what others lie in this zone
	AttachTo   []ability.Zone // those lie here
	AttachWord [2]string
}

// Stepped is a number of a card, and by how much it is changed at a press.
type Stepped struct {
	Stat ability.Stat
	By   int32
}

// Lay completes a table: the look has its places.
func Lay(t Table) *Table {
	t.Look.Places = nil
	for i := range t.Places {
		t.Look.Places = append(t.Look.Places, &t.Places[i].Place)
	}
	return &t
}

// Find is the first place that is drawn in a way; nil: there is none.
func (t *Table) Find(s Show) *Place {
	if i := slices.IndexFunc(t.Places, func(p Place) bool { return p.Show == s }); i >= 0 {
		return &t.Places[i]
	}
	return nil
}

// Link is what cards of a zone are linked to others for; nil: for nothing that it says.
func (t *Table) Link(w ability.Zone) *Link {
	if i := slices.IndexFunc(t.Links, func(l Link) bool { return l.Zone == w }); i >= 0 {
		return &t.Links[i]
	}
	return nil
}

// Squares are the places of a board of squares that both seats share, row by row from
// the far left as seat 0 sees it: n is how many, in rows of so many, bright those that
// stand out, also in a floor plan; like says what is true of each. Seen from seat 1 the
// board is turned. Each is called by its column and its row, counted from the near left of
// seat 0: a1.
func Squares(like Place, n, row int, wide, phone look.Box, dx, dy [2]float32, bright ...int) []Place {
	out := make([]Place, n)
	mark := func(i int) string { return string(rune('a'+i%row)) + string(rune('1'+(n-1-i)/row)) }
	for i := range out {
		x, y := float32(i%row), float32(i/row)
		out[i] = like
		out[i].Show, out[i].Slot, out[i].Turned = AsPost, int8(i), int8(n-1-i)
		out[i].Marks = [2]string{mark(i), mark(n - 1 - i)}
		out[i].Place = look.Place{
			Name: "square", Index: i, Shared: true,
			Wide:  look.Two{{wide[0] + x*dx[0], wide[1] + y*dy[0], wide[2], wide[3]}},
			Phone: look.Two{{phone[0] + x*dx[1], phone[1] + y*dy[1], phone[2], phone[3]}},
		}
		if slices.Contains(bright, i) {
			out[i].Plan = look.Bright
		}
	}
	return out
}
