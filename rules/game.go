package rules

import (
	"slices"

	"gotaku/rules/ability"
)

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

// ZoneOf is the number of the zone of a word among those of a game.
func ZoneOf(zones []ZoneSpec, w ability.Zone) Zone {
	return Zone(slices.IndexFunc(zones, func(z ZoneSpec) bool { return z.Word == w }))
}

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
	Play     bool  // what lies here is in play: coming from elsewhere it enters, going elsewhere it leaves
	Full     Room
	Limit    ability.Stat // player stat that limits the number of cards (FieldLimit ...)
	Passing  bool         // the play zone: From skips it, and nobody reaches into it by hand
	Fixed    bool         // the rules alone put cards here and take them away: nobody does by hand
	Taken    bool         // what an effect moves here is the player's whose effect it is, unless the text says whose [FF-TCG 6.2.4]
	Untraced bool         // what its move here set off does not find it again
	AnySide  bool         // a double-faced card here is sought by either side
	Sought   bool         // who chooses among the hidden cards here sees them [Divine Cross 909.2]
	Keeps    bool         // what holds where a card came from holds here too [Divine Cross 804.2a-1]
}

// Keyword is a row of a game's keyword table: what the word means as abilities.
// A keyword that only procedures read has none.
type Keyword struct {
	Word, JA, EN string
	Abilities    []ability.Ability
	Stacks       bool // several copies count as several
	Gain         bool // to be told to gain it is the procedure Game.Act of this word
}

// Look says at which moment a trigger reads the objects of an event.
type Look uint8

// The moments.
const (
	After Look = iota
	Before
)

// Next says where the steps of a turn go on.
type Next struct {
	Step int32
	Stay bool
}

// Again runs the same step once more, after a rest.
var Again = Next{Stay: true}

// Goto goes on at step i of Game.Steps.
func Goto(i int32) Next { return Next{Step: i} }

// Step is a piece of a turn from rest to rest.
type Step struct {
	Name, Rule string
	Do         func(k *Kernel) Next
}

// Check is one rule process: what is due now. It may ask. The events of all due
// checks are performed as one batch where the game sweeps AllAtOnce.
type Check struct {
	Rule string
	On   Facts // nothing can be due unless this has changed
	Due  func(k *Kernel, into []Event) []Event
}

// Result is how a match ended.
type Result struct {
	Over   bool
	Draw   bool
	Winner Seat   // if not Draw
	Rule   string // the rule number that ended it
}

// Stop is a moment at which nothing is going on and players may respond all the same:
// one that they may have passed over by themselves.
type Stop struct {
	Then        string // the step that follows: Decision.Then
	JA, EN      string
	Own, Theirs bool // whether players are asked there unless they say otherwise, in their own and in the other's turn
}

// PhaseWord is a phase of a turn as it is shown, in short and in full.
type PhaseWord struct {
	Phase                  ability.Phase
	JA, EN, FullJA, FullEN string
}

// Allowance is something that a player may do only so often in a turn.
type Allowance struct {
	Of         ability.Stat  // the number that limits it, named in Words.Numbers
	In         ability.Phase // when it may be done
	Used, Most int32
}

// FlagWord is what a flag of a card, or a marker on it, means to those who look at it.
type FlagWord struct {
	Flag   uint32
	Marker string // a counter's name, instead of a flag
	JA, EN string
	Stuck  bool // it keeps the card from standing up
}

// DragWord is an act that is a card being moved, for those who move it: where it comes
// from and where it goes. The act names the card, unless Bare, and the card there that
// is its Target, or with Slot the free place N.
type DragWord struct {
	Verb ActVerb
	From ability.Zone
	To   []ability.Zone
	Slot bool
	Bare bool
}

// Words are a game's names for what the app and scenarios show, Japanese then English.
type Words struct {
	Numbers map[ability.Stat][2]string // player numbers
	Stats   map[ability.Stat][2]string // card numbers
	Acts    map[ActVerb][2]string
	Asks    map[string][2]string // by Prompt.Key
	Steps   []string
	Phases  []PhaseWord          // of a turn, in order
	Flags   []FlagWord           // of those that a card shows
	Offers  []string             // windows that do no more than offer a response: Decision.Window
	Drags   []DragWord           // acts that are shown as cards being moved
	Skill   ActVerb              // the act that uses a skill, where there are skills
	Stops   []Stop               // when nothing is going on, in the order of a turn
	Then    map[string][2]string // what the turn player does by passing, by Decision.Then
	Colors  []string             // canonical words of colours or elements, in order: Payment.As
	Pays    []ability.Res        // the resources of costs
	Rules   map[string]string    // rule numbers for what the kernel asks and refuses, by Cite's keys
}

// Reads is what is read of a game: what its rulebook says is so. Nothing of it may ask or
// do anything.
type Reads interface {
	Name() string
	Zones() []ZoneSpec // Zones()[0] is Nowhere
	Keywords() []Keyword
	// Print completes what a side prints with what the rules say every such card has,
	// and hides the numbers its kind cannot have; again when its kind has changed.
	Print(c *Chars)
	// Basic says whether a static ability defines its own card in every zone, as if that
	// were printed there. [Divine Cross 805.2]
	Basic(a *ability.Ability) bool
	// Bound keeps the numbers of a card that effects have changed to what they can be.
	Bound(c *Chars)
	// Base writes what a card is before any effect, when that is not the print of its side; false: it is.
	Base(b *Board, id CardID, into *Chars) bool
	// Layer says in which layer (0..Layers-1) a clause applies; -1: it changes no characteristic.
	Layer(c ability.Effect) int8
	Layers() int8
	// Works says whether the text of an ability of a card lying at p works.
	Works(b *Board, a *ability.Ability, id CardID, p Place) bool
	// Looks says when a trigger reads an event's objects.
	Looks(b *Board, e *Event) Look
	// State answers a state the kernel does not know of by itself.
	State(b *Board, s ability.State, r Ref) bool
	// Number is a player's number as the game bounds or derives it: Board.Stored is what is kept.
	Number(b *Board, who Seat, s ability.Stat) int32
	// Said is what texts mean by a number of a card that reads n.
	Said(b *Board, r Ref, s ability.Stat, n int32) int32
	// Pointless says whether an event that would change nothing is not performed at all.
	Pointless(b *Board, e *Event) bool
	// Rewrite changes an event before replacements are looked for (tokens that go nowhere else); false drops it.
	// earlier are those of the same batch that stand.
	Rewrite(b *Board, e *Event, earlier []Event) bool
	// Selectable says whether a seat's card or ability may choose r as a target.
	Selectable(b *Board, by Seat, r Ref) *Why
}

// Building is how decks are made for a game.
type Building interface {
	// Formats lists the formats of the rulebook, the usual one first.
	Formats() []Format
	// Legal lists what a deck breaks of a format's rules of construction, in rule order.
	// opened are the cards it may be built of, where packs are opened for it; nil: that is not known.
	// A card 0 of Main or Side is one that is not known: what is public of a deck is judged so.
	Legal(p *Pool, format string, d *DeckSetup, opened []FaceID) []Why
	// Bases lists what a deck may be declared to be built on, the usual first; none where that means nothing.
	Bases(p *Pool, format string, d *DeckSetup) []string
}

// Showing is what those who look at a game are told besides what is so.
type Showing interface {
	Words() *Words
	// UseCost is what an ability of r needs without spending it, now and as printed; false: nothing.
	UseCost(k *Kernel, r Ref, id AbilityID) (now, print int32, ok bool)
	// Allowances are what a seat may do only so often in this turn, for those who look.
	Allowances(k *Kernel, s Seat) []Allowance
	// PhaseAt is which of Words.Phases it is, from 0; -1: none of them.
	PhaseAt(k *Kernel) int
}

// Turning is the course of a game: how it begins, its turns, its rule processes, its end.
type Turning interface {
	// Setup makes each seat's cards with NewCard (those of Main, then those of Side, in the order of
	// the lists) and goes on to the first turn.
	Setup(k *Kernel)
	Steps() []Step
	Checks() []Check
	// Immediate runs after every outermost batch until it does nothing: rules that interrupt anything.
	Immediate(k *Kernel, happened []Event)
	// Winning says how it ends when an effect makes a seat win.
	Winning(k *Kernel, s Seat, rule string) Result
	// Losing says how it ends when these seats have lost at once.
	Losing(k *Kernel, lost [2]bool, rule string) Result
}

// Happening is what becomes of an event, and of what an effect leaves behind.
type Happening interface {
	// Carry says whether a moving card stays the same object (Inc), and whether effects and counters follow it to the new one.
	Carry(b *Board, e *Event) (same, follow bool)
	// Chooser orders several replacements of e.
	Chooser(b *Board, e *Event) Seat
	// Damage performs a damage event.
	Damage(k *Kernel, e *Event)
	// Perform carries out an event verb of the game's own.
	Perform(k *Kernel, e *Event)
	// Performed lets the game note what happened: histories, latches. It may not ask or do.
	Performed(k *Kernel, e *Event)
	// Fixed says whether a stored effect's clause keeps the objects it had when it was made.
	Fixed(c ability.Effect) bool
	// Born is the timestamp of an effect made by f.
	Born(b *Board, f *Frame) Stamp
	// Vacuous says whether what is done to all cards of a zone is done when there are none.
	Vacuous(w ability.Zone) bool
}

// Playing is what seats may do, and how cards and abilities are announced and played.
type Playing interface {
	// Candidates lists every act that CheckAct might allow, each once, through the eyes in
	// force: what a look at the board rules out may be left out, nothing else.
	Candidates(k *Kernel, d *Decision, into []Act) []Act
	CheckAct(k *Kernel, d *Decision, e Eyes, a Act) *Why
	// CiteFor is the rule for what is asked or refused (a key as of Kernel.Cite) while f is
	// announced, where each kind of play has a rule of its own; "": the one that Cite names.
	CiteFor(k *Kernel, f *Frame, key string) string
	// Stages is the order in which a card or ability is announced.
	Stages() []Stage
	// Stage does the stages that are the game's own: Enter, Room, Announced.
	Stage(k *Kernel, f *Frame, s Stage)
	// Trigger plays one waiting ability.
	Trigger(k *Kernel, f *Frame)
	// PlayFree plays a card by effect, paying its cost or not.
	PlayFree(k *Kernel, by Seat, r Ref, free bool)
	// Cancelled says what becomes of what an effect took off the stack.
	Cancelled(k *Kernel, f *Frame)
}

// Paying is how costs are met: a bill part by part, by plans of single payments.
type Paying interface {
	// Currency is what the printed cost of a card is paid in.
	Currency() ability.Res
	// Bill changes a bill before it is locked: substitutions, additions of the rules.
	Bill(k *Kernel, f *Frame, b *Bill)
	// AtOnce says whether all parts of a bill are one batch, and so what each player
	// does by one clause. [FF-TCG 6.1.4, 11.3.7.1]
	AtOnce() bool
	// Sources lists every single payment that may serve a part, through the eyes in force.
	Sources(k *Kernel, s Seat, f *Frame, p *Part, into []Payment) []Payment
	// Gives is how much of a part a single payment yields, or why it yields nothing.
	Gives(k *Kernel, s Seat, p *Part, pay Payment) (int32, *Why)
	// CheckPlan judges a plan for a part; what is hidden passes as far as public facts go.
	CheckPlan(k *Kernel, s Seat, f *Frame, p *Part, plan []Payment) *Why
	// Solve finds a plan for a part, through the eyes in force; false: there is none.
	Solve(k *Kernel, s Seat, f *Frame, p *Part) ([]Payment, bool)
	// PayPart performs one part of a bill; false: it cannot be paid.
	PayPart(k *Kernel, f *Frame, p *Part) bool
}

// Wording is what texts say by a word of the game, and what it means to do that.
type Wording interface {
	// Act is a procedure of the game by its word, and how much of it was done.
	Act(k *Kernel, f *Frame, a *ability.Act, on []Ref) Extent
	// CouldAct says whether a procedure could be done in full, to want of what it may be
	// done to, by plain tests of public facts.
	CouldAct(k *Kernel, f *Frame, a *ability.Act, on []Ref, want int) bool
	// DrawEmpty is n draws from an empty deck by one instruction; true: they count as done.
	DrawEmpty(k *Kernel, s Seat, n int32) bool
	// DrawsSaid: how many of "up to N" are drawn is said before; else card by card.
	DrawsSaid() bool
	// Janken decides a game of rock, paper, scissors that a text asks for.
	Janken(k *Kernel, f *Frame) Seat
}

// Game is one rulebook. Everything in which the five differ is here; embed Defaults and
// override what the rulebook says otherwise.
type Game interface {
	Reads
	Building
	Showing
	Turning
	Happening
	Playing
	Paying
	Wording
}

// Why says why something is not allowed, with the rule number.
type Why struct{ Rule, JA, EN string }

func (w *Why) Error() string { return w.EN + " [" + w.Rule + "]" }

// Text is what it says in a language, "ja" or "en".
func (w *Why) Text(lang string) string {
	if lang == "en" {
		return w.Error()
	}
	return w.JA + "[" + w.Rule + "]"
}
