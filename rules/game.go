package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// ZoneOf is the number of the zone of a word among those of a game.
func ZoneOf(zones []board.ZoneSpec, w ability.Zone) state.Zone {
	return state.Zone(slices.IndexFunc(zones, func(z board.ZoneSpec) bool { return z.Word == w }))
}

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
	On   board.Facts // nothing can be due unless this has changed
	Due  func(k *Kernel, into []state.Event) []state.Event
}

// Result is how a match ended.
type Result struct {
	Over   bool
	Draw   bool
	Winner state.Seat // if not Draw
	Rule   string     // the rule number that ended it
	Why    board.Why  // that rule in words, with {0} for who lost and {1} for the score; none where the game has none for it
}

// Score is what a match that is over is for a player: 1 won, 0 drawn, -1 lost.
func (r *Result) Score(s state.Seat) int {
	switch {
	case r.Draw:
		return 0
	case r.Winner == s:
		return 1
	}
	return -1
}

// Stop is a moment at which players may respond, be it that nothing is going on or that
// something is used: one that they may have passed over by themselves.
type Stop struct {
	Then        string // the step that follows, or how what is used is: Decision.Then
	JA, EN      string
	Own, Theirs bool // whether players are asked there unless they say otherwise, in their own and in the other's turn
	Wakes       bool // what the other player does there ends what is passed over until something happens
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
// is its Target, with Slot the free place N, or with Nth the Nth zone of To, from 1: where
// it names none nothing is moved there.
type DragWord struct {
	Verb state.ActVerb
	From ability.Zone
	To   []ability.Zone
	Slot bool
	Nth  bool
	Bare bool
	Word [2]string // how the move is called; none: as the act is
}

// Words are a game's names for what the app and scenarios show, Japanese then English.
type Words struct {
	Numbers map[ability.Stat][2]string // player numbers
	Stats   map[ability.Stat][2]string // card numbers
	Acts    map[state.ActVerb][2]string
	Asks    map[string][2]string // by Prompt.Key
	Lots    map[string][2]string // what is drawn, by Lot.Key: a player, a thing
	Steps   []string
	Phases  []PhaseWord          // of a turn, in order
	Flags   []FlagWord           // of those that a card shows
	Offers  []string             // windows that do no more than offer a response: Decision.Window
	Drags   []DragWord           // acts that are shown as cards being moved
	Skill   state.ActVerb        // the act that uses a skill, where there are skills
	Stops   []Stop               // when nothing is going on, in the order of a turn
	Ends    map[string][2]string // how it ends by a rule, by its number: {0} has lost, {1} is the score
	Then    map[string][2]string // what the turn player does by passing, by Decision.Then
	Colors  []string             // canonical words of colours or elements, in order: Payment.As
	Pays    []ability.Res        // the resources of costs
	Rules   map[string]string    // rule numbers for what the kernel asks and refuses, by Cite's keys; "": for those that are not said
}

// Building is how decks are made for a game.
type Building interface {
	// Formats lists the formats of the rulebook, the usual one first.
	Formats() []Format
	// Legal lists what a deck breaks of a format's rules of construction, in rule order.
	// opened are the cards it may be built of, where packs are opened for it; nil: that is not known.
	// A card 0 of Main or Side is one that is not known: what is public of a deck is judged so.
	Legal(p *state.Pool, format string, d *DeckSetup, opened []state.FaceID) []board.Why
	// Bases lists what a deck may be declared to be built on, the usual first; none where that means nothing;
	// or that its player is to be asked (BeforeDamage).
	// [SVE 6.2.1.3, Buddyfight 1.cast.1.1.note2]
	Bases(p *state.Pool, format string, d *DeckSetup) []string
}

// Showing is what those who look at a game are told besides what is so.
type Showing interface {
	Words() *Words
	// UseCost is what an ability of r needs without spending it, now and as printed; false: nothing. [Divine Cross 209]
	UseCost(b *board.Board, r state.Ref, id state.AbilityID) (now, print int32, ok bool)
	// Allowances are what a seat may do only so often in this turn, for those who look. [Divine Cross 602.2, 605.2]
	Allowances(b *board.Board, s state.Seat) []Allowance
	// PhaseAt is which of the phases of Words it is, from 0; -1: none of them. [FF-TCG 9.3.1.1]
	PhaseAt(b *board.Board, of []PhaseWord) int
}

// Turning is the course of a game: how it begins, its turns, its rule processes, its end.
type Turning interface {
	// Setup makes each seat's cards with NewCard (those of Main, then those of Side, in the order of
	// the lists) and goes on to the first turn.
	Setup(k *Kernel)
	Steps() []Step
	Checks() []Check
	// Mended is what follows when the board was put right by hand between two steps, where
	// the next one does not begin with it: a check of what is due.
	Mended(k *Kernel)
	// Immediate runs after every outermost batch until it does nothing: rules that interrupt anything.
	Immediate(k *Kernel, happened []state.Event)
	// Winning says how it ends when an effect makes a seat win. [FF-TCG 3.2]
	Winning(b *board.Board, s state.Seat, rule string) Result
	// Losing says how it ends when these seats have lost at once. [Divine Cross 103.1]
	Losing(b *board.Board, lost [2]bool, rule string) Result
}

// Happening is what becomes of an event, and of what an effect leaves behind.
type Happening interface {
	// Carry says whether a moving card stays the same object (Inc), and whether effects and counters follow it to the new one.
	Carry(b *board.Board, e *state.Event) (same, follow bool)
	// Chooser orders several replacements of e. [Z/X 812.2]
	Chooser(b *board.Board, e *state.Event) state.Seat
	// Before lets players act before damage that an effect is about to deal, where a text may be used then: Kernel.Await. [Buddyfight 1.cast.1.1.note2]
	Before(k *Kernel, evs []state.Event) []state.Event
	// Damage performs a damage event.
	Damage(k *Kernel, e *state.Event)
	// Perform carries out an event verb of the game's own.
	Perform(k *Kernel, e *state.Event)
	// Performed lets the game note what happened: histories, latches. It may not ask or do.
	Performed(k *Kernel, e *state.Event)
	// Fixed says whether a stored effect's clause keeps the objects it had when it was made.
	Fixed(c ability.Effect) bool
	// Born is the timestamp of an effect made by f. [SVE 10.9.1.6.2]
	Born(b *board.Board, f *state.Frame) state.Stamp
	// Placing completes the places of cards that an effect puts somewhere at once: squares, where
	// the text leaves them open, as the player says who puts them there; Nobody: of each event its Seat. It may ask, and leave out what finds no place. [Z/X 804.3a, 1006.3, 1015.3]
	Placing(k *Kernel, by state.Seat, f *state.Frame, to *ability.Place, evs []state.Event) []state.Event
	// OneByOne says whether cards that an effect moves from one zone to another move one after the
	// other, with what interrupts anything in between. [Z/X 304.3, 1008.2]
	OneByOne(from, to ability.Zone) bool
	// Vacuous says whether what is done to all cards of a zone is done when there are none; of NoZone also whether a draw of
	// no card is one. [Divine Cross 104.2, 910.2; Z/X 102.4]
	Vacuous(w ability.Zone) bool
}

// Playing is what seats may do, and how cards and abilities are announced and played.
type Playing interface {
	// Candidates lists every act that CheckAct might allow, each once, through the eyes in
	// force: what a look at the board rules out may be left out, nothing else.
	Candidates(k *Kernel, d *Decision, into []state.Act) []state.Act
	CheckAct(k *Kernel, d *Decision, e state.Eyes, a state.Act) *board.Why
	// CiteFor is the rule for what is asked or refused (a key as of Kernel.Cite) while f is
	// announced, where each kind of play has a rule of its own; "": the one that Cite names. [FF-TCG 11.11.5.1]
	CiteFor(k *Kernel, f *state.Frame, key string) string
	// Stages is the order in which a card or ability is announced.
	Stages() []Stage
	// Stage does the stages that are the game's own: Enter, Room, Announced.
	Stage(k *Kernel, f *state.Frame, s Stage)
	// Trigger plays one waiting ability.
	Trigger(k *Kernel, f *state.Frame)
	// PlayFree plays a card by effect, paying its cost or not, and says whether it was played, or will be once the effect
	// has been carried out.
	PlayFree(k *Kernel, by state.Seat, r state.Ref, src state.Source, free bool) bool
	// Cancelled says what becomes of what an effect took off the stack.
	Cancelled(k *Kernel, f *state.Frame)
}

// Paying is how costs are met: a bill part by part, by plans of single payments.
type Paying interface {
	// Currency is what the printed cost of a card is paid in.
	Currency() ability.Res
	// Purse is the number of a player that a resource is; NoStat: it is none, and paid by plans if at all.
	Purse(r ability.Res) ability.Stat
	// Bill changes a bill before it is locked: substitutions, additions of the rules.
	Bill(k *Kernel, f *state.Frame, b *Bill)
	// Sources lists every single payment that may serve a part, through the eyes in force.
	Sources(k *Kernel, s state.Seat, f *state.Frame, p *Part, into []state.Payment) []state.Payment
	// Gives is how much of a part a single payment yields, or why it yields nothing.
	Gives(k *Kernel, s state.Seat, p *Part, pay state.Payment) (int32, *board.Why)
	// CheckPlan judges a plan for a part; what is hidden passes as far as public facts go.
	CheckPlan(k *Kernel, s state.Seat, f *state.Frame, p *Part, plan []state.Payment) *board.Why
	// Solve finds a plan for a part, through the eyes in force; false: there is none.
	Solve(k *Kernel, s state.Seat, f *state.Frame, p *Part) ([]state.Payment, bool)
	// PayPart performs one part of a bill; false: it cannot be paid.
	PayPart(k *Kernel, f *state.Frame, p *Part) bool
}

// Ways are habits that a game has or has not, whatever lies on the table.
type Ways struct {
	// AtOnce: all parts of a bill are one batch, and so is what each player does by one clause; else
	// part by part and seat by seat, in the order of the text. [FF-TCG 6.1.4, 11.3.7.1]
	AtOnce bool
	// Secretly: of the cards of their hands that several players choose at the same time nobody sees any before all have chosen; else who
	// chooses later knows what was chosen. [Z/X 102.8; SVE 1.3.4, FF-TCG 11.11.6]
	Secretly bool
	// PaysApart: where parts of a bill are paid one after the other, what is chosen for one part
	// may not have paid for another. [Z/X 804.4c]
	PaysApart bool
	// LimitsResolved: a triggered ability triggers as long as its limit is not reached, and the
	// game counts what was resolved; else a limit caps how often it waits. [Buddyfight 4.once.this.1]
	LimitsResolved bool
	// Stops: a condition in a text that does not hold, with nothing to do otherwise, ends the
	// whole text. [Buddyfight 4.flow.1.3.2]
	Stops bool
	// ModesAimed: modes are chosen while playing only where one of them selects something then, and any others
	// as they are carried out; else all are chosen while playing. [Buddyfight 1.cast.1.4, 4.flow.1.3.1]
	ModesAimed bool
	// Modal says whether a mode may be chosen as f is used now; nil: any may. [Buddyfight 2.flow.3.1]
	Modal func(k *Kernel, f *state.Frame, m *ability.Modes, mode int) bool
	// DrawsSaid: how many of "up to N" are drawn is said before; else card by card. [Divine Cross 1102.2]
	DrawsSaid bool
	// DrawsMissing: a card that is missing is drawn all the same, so that something else may happen instead of that. [Divine Cross 1102.1a]
	DrawsMissing bool
	// Reloads: an emptied deck is filled again in the middle of anything: its top N cards may be more than there are. [Z/X 902.1]
	Reloads bool
	// CardsDeal: damage that a text lets another card deal is that card's, and no ability's. [FF-TCG 11.11.8]
	CardsDeal bool
	// Reckons is the word of a procedure that finds by itself what it is done to, or makes up for what is missing, and so
	// reckons how much of it was done. Any other is done in part where something is missing. [Divine Cross 920.2, SVE 12.18.2]
	Reckons string
}

// Wording is what texts say by a word of the game, and what it means to do that.
type Wording interface {
	// Ways are the habits of carrying out that games differ in.
	Ways() Ways
	// Act is a procedure of the game by its word, and how much of it was done.
	Act(k *Kernel, f *state.Frame, a *ability.Act, on []state.Ref) Extent
	// CouldAct says whether a procedure could be done in full, to want of what it may be
	// done to, by plain tests of public facts. [Divine Cross 925.2]
	CouldAct(b *board.Board, f *state.Frame, a *ability.Act, on []state.Ref, want int) bool
	// DrawEmpty is n draws from an empty deck by one instruction; true: they count as done.
	DrawEmpty(k *Kernel, s state.Seat, n int32) bool
	// Janken decides a game of rock, paper, scissors that a text asks for. [Divine Cross 916, 106]
	Janken(k *Kernel, f *state.Frame) state.Seat
}

// Game is one rulebook. Everything in which the five differ is here; embed Defaults and
// override what the rulebook says otherwise.
type Game interface {
	board.Game
	Building
	Showing
	Turning
	Happening
	Playing
	Paying
	Wording
}
