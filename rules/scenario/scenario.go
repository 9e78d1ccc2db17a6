// Package scenario reads and runs scenarios: text files with a board, what the
// seats do and what must be true after it. They are the conformance tests of the
// rulebooks; README.md is the page for people who write them.
//
// A file is parsed (lex.go, parse*.go) into statements; a run builds the board
// (board.go) and carries the statements out (run.go, answer.go, expect*.go) on a
// table (table.go), of which every mode is another kind. Words of a game come
// from its wing (words.go): nothing else here knows a rulebook.
package scenario

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/match"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Scenario is one scenario of a file, parsed but not run.
type Scenario struct {
	File   string
	Line   int // of its head
	Title  string
	Game   *Game
	Shows  []string // the numbers of the rules that it would fail without
	Cards  []Card
	Lines  []Stmt
	Record *state.Record // of a match that it begins with; nil: with a board
	Fault  *Error        // the line that could not be read: such a scenario does not hold

	Reading bool // it shows how a card's text is read, besides the rules it names

	known map[string]bool   // names of cards that may be written
	alias map[string]string // other names of cards, to the one they are found by
	rules *rules.Rules      // once it has been run
	asked map[string]bool   // which questions came, where a test wants to know
}

// Card is a card written in the head of a scenario.
type Card struct {
	Line    int
	Title   string
	Trigger string // its trigger icon
	Number  string // its card number; empty: its place in the file
	Sides   []Side
	Hand    bool // "by hand": text that cannot be compiled is carried out by hand
}

// Side is one side of it.
type Side struct {
	Line  int // of the first line of its text
	Print state.Side
}

// Kind is a kind of statement.
type Kind uint8

// The kinds of statement.
const (
	KTurn     Kind = iota + 1 // Seat, Phase; Nobody: from the set-up on
	KFirst                    // Seat goes first
	KFormat                   // What: the format
	KBasis                    // Seat, What: the title its deck is built on
	KLegal                    // Seat's deck is legal; Not: it is not, Rule
	KZone                     // Seat, Zone, Entries: board, or exactly these
	KCount                    // Seat, Zone, N cards
	KHas                      // Seat, Zone, Entries are among them; Not: none of them is
	KNumber                   // Seat, Stat, N (, Max)
	KAct                      // Seat, Act; Not: the rules take it back, Rule
	KBoth                     // Acts of seat 0 and seat 1
	KPassTo                   // Seat, Phase or What: both pass until then
	KChance                   // Chance
	KAsked                    // Seat, What; Not
	KCan                      // Seat, Act, Rule; Not: cannot
	KOptions                  // Seat, Acts
	KProps                    // Name, Props
	KSees                     // Viewer sees Seat's Zone: Entries
	KWaiting                  // Entries wait
	KStack                    // Entries are being played
	KHappened                 // Happens, in that order; Not: none of them
	KOver                     // Seat won, Nobody: a draw; Not: not over; Rule
	KGoal                     // What: a goal as match.ReadGoal reads it, or that of Name and Aim; Verdict: how it stands with it
)

// Stmt is one statement; a line may hold several.
type Stmt struct {
	Line    int
	Src     string // as written
	Kind    Kind
	Not     bool
	Seat    state.Seat
	Viewer  state.Eyes
	Zone    state.Zone
	Phase   ability.Phase
	Nth     int // which phase of that name in the turn; 0: whichever
	What    string
	Entries []Entry
	Stat    ability.Stat
	N       int32
	Max     *int32
	Act     Action
	Acts    []Action
	Chance  Chance
	Name    Name
	Props   []Prop
	Rule    string
	Happens []Happening
	Goal    match.Aim     // KGoal: with Name
	Verdict match.Verdict // KGoal without What
	Set     bool          // KNumber, KProps: is made so, not expected
}

// Name is how a line names a card.
type Name struct {
	Text   string
	Which  string         // of several cards of that name: its kind or number, as written
	Of     []state.FaceID // those it may be then; nil: any of that name
	Copy   int            // the nth copy written down; 0: any
	Seat   state.Seat     // on whose side; Nobody: either
	Leader bool           // the leader of Seat (Nobody: of the other seat)
}

// Entry is a card in a list.
type Entry struct {
	Name  Name
	Times int  // at least 1
	Back  bool // a card whose face is not seen
	Under *Name
	Props []Prop
}

// PropKind is a kind of property of a card.
type PropKind uint8

// The kinds of property.
const (
	PStat     PropKind = iota + 1 // Stat is N; Sign: N more (or less) than printed, on the board
	POriginal                     // Stat, as printed
	PState                        // State; Not
	PKeyword                      // has keyword Text; Not
	PTrait
	PClass
	PKind // Kinds; Not
	PName
	PCounter // N counters named Text
	PDamage  // N damage
	PNew     // came this turn
	PBy      // State, by a card that lies under it: Name, if it has a text
	PIn      // lies in Seat's Zone
	PGone    // is nowhere
	POwner   // Seat
	PMaster  // Seat
	PSource  // an ability on the stack, of the card Name
	PSpot    // lies in the Nth place of its zone
)

// Prop is one property.
type Prop struct {
	Kind  PropKind
	Not   bool
	Stat  ability.Stat
	State ability.State
	Kinds ability.Kinds
	N     int32
	Sign  bool
	Text  string
	Name  *Name
	Seat  state.Seat
	Zone  state.Zone
	Src   string
}

// AnswerKind is a kind of thing a seat says.
type AnswerKind uint8

// The kinds of things said.
const (
	SayAct AnswerKind = iota + 1 // a verb of the game
	SayPass
	SayEnd
	SayChoose
	SayNone
	SayYes
	SayNo
	SayOrder
	SaySplit
	SayNumber
	SayMode
	SayConcede
	SayDone // an effect carried out by hand is done
	SayHand // an operation of one
	SayPay  // a plan
)

// Action is what a seat does or answers.
type Action struct {
	Src  string
	Say  AnswerKind
	Verb *wing.Verb
	Card Name
	wing.How
	Into   *Name
	To     []Name // targets, in order
	None   bool   // "-> none"
	Names  []Name // choose, order, split
	N      []int32
	Plan   []Paid // pay
	YesKey string // the question that a yes or no belongs to (mulligan, first); empty: any
	Hand   HandAct
}

// HandAct is one operation of an effect carried out by hand.
type HandAct struct {
	Verb ability.Verb
	Card Name
	Seat state.Seat
	Zone state.Zone
	Pos  int16
	Stat ability.Stat
	N    int32
	Text string
}

// Chance is what chance brings.
type Chance struct {
	Kind  state.InputKind // InShuffled, InRolled
	Seat  state.Seat
	Zone  state.Zone
	Names []Entry
	N     int32 // rolled: from 0; -1: the card or seat named
	Who   state.Seat
}
