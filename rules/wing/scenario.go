package wing

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Scenario is what scenarios of one game may say besides the words of its lexicon, and
// what their boards are like.
type Scenario struct {
	Page string // SCENARIOS.md: what who writes scenarios of this game has to know

	// Given are the kinds of the packs' cards that every scenario of the game has besides
	// its own cards (tokens); Own are others that it has.
	Given   ability.Kinds
	Own     []state.Def
	Leaders *Leaders // nil in a game without leaders

	Deck  int      // cards of a deck that is not written
	Class string   // of a card that says none
	Vague []string // rule numbers of refusals that say only that a card is not where it would have to be
	Deeds []Word[Deed]
	Ends  []string       // questions of its own that the course of a turn asks: what an arrow names answers none of them
	Asks  []Word[string] // words for Decision.Window and Prompt.Key, besides those every game has
	Says  []Word[Said]   // answers besides those every game has
	Pays  []string       // words after "pay", in games that pay from a pool
	Plans *Plans         // "pay" names what pays, in games that pay by plans
	Verbs []Verb
	Lines []string        // how the line of a named ability begins: its name, in 「」 or “”, is known
	Pair  [2]ability.Stat // what "3/2" means
	// Most is the number of a player that bounds another and is written behind it, 3/7;
	// written alone it is the other, too.
	Most map[ability.Stat]ability.Stat

	// Start writes what a board of this game has before anything is written: numbers, limits.
	Start func(k *rules.Kernel)
	// Write makes a number of a player so; false, or nil: it is stored.
	Write func(k *rules.Kernel, seat state.Seat, s ability.Stat, n int32) bool
	// Step readies the state to go on at a phase of seat's turn, the nth of that name or
	// with 0 the usual one; false: play cannot begin there.
	Step func(k *rules.Kernel, seat state.Seat, p ability.Phase, nth int) bool
	// Nth says which of the phases of the present name this is; nil where there is one of each.
	Nth func(b *board.Board) int
	// Under links a card to its host: the zone it lies in; nil: the one it is written in.
	Under func(print *state.Side) ability.Zone
	// By are states that a card is in by another that lies under it in a zone, as Under
	// says: that card may be named ("evolved by X"), or bears the same name.
	By map[ability.State]ability.Zone
	// Hosted are zones whose cards lie under another: on the board each says under whom.
	Hosted []ability.Zone
	// Spot is the place in its zone that a seat counts as the nth, from 1; nil: where zones have
	// places, they are not written.
	Spot func(seat state.Seat, n int) int8
	// Laid completes a card that was laid into its zone.
	Laid func(k *rules.Kernel, r state.Ref)
	// Unsaid are what lies in zones that are not written, for each seat.
	Unsaid []Unsaid
	// Mark makes a card on the board be in a state; false: it cannot.
	Mark func(k *rules.Kernel, r state.Ref, s ability.State) bool
	// Hurt deals damage on the board.
	Hurt func(k *rules.Kernel, r state.Ref, n int32)
	// Side is the zones whose cards share names with others, that of the second deck
	// first; SideKinds is what tells their cards from those.
	Side      []ability.Zone
	Leads     ability.Zone // where what a deck brings as its leader is written before set-up, if not in the leader area
	SideKinds ability.Kinds
}

// Leaders are cards that stand for their players.
type Leaders struct {
	Zone  ability.Zone                    // where they lie
	Words []string                        // by which they go: B leader
	Of    func(seat state.Seat) state.Def // that of a seat which names none
}

// Plans are the words of plans that pay.
type Plans struct {
	Fate []string // what stands before a source, and says only what happens to it
}

// Unsaid is what lies in a zone that a scenario does not write: N cards of a name.
type Unsaid struct {
	Zone ability.Zone
	N    int
	Name string
}

// Blank is the card without a kind, a number or a text that scenarios write as "?".
const Blank = "?"

// Blanks are ten blank cards in each deck.
var Blanks = Unsaid{ability.Deck, 10, Blank}

// Deed is what an event has to be.
type Deed struct {
	Verb ability.Verb
	Tag  state.Tag
	Any  bool   // whatever its tag
	Name string // of a counter
}

// Said is an answer that a word gives: a number, or the end of what goes on.
type Said struct {
	N   int32
	End bool
}

// Verb is something a seat does, in the words of the game.
type Verb struct {
	Words []string // the first is shown
	Bare  bool     // it names no card
	// Acts lists the acts it may mean for a card, the usual one first. Target is
	// filled in from Targets.
	Acts func(k *rules.Kernel, seat state.Seat, card state.CardID, how How) []state.Act
	// Targets lists what an act itself may name; nil: nothing.
	Targets func(k *rules.Kernel, seat state.Seat, act state.Act) []state.CardID
	Into    bool // the target is what it becomes, not what follows the arrow
	Paid    bool // it may be paid in one of several ways of Scenario.Pays
	Named   bool // an ability may be named instead of its card
}

// How is what a line says of an act besides its cards.
type How struct {
	Nth int    // which ability of the card, from 1; 0: the only one
	Pay string // one of Scenario.Pays; "": whichever can be
}

// Only is a verb that means one act on its card.
func Only(v state.ActVerb) func(*rules.Kernel, state.Seat, state.CardID, How) []state.Act {
	return func(_ *rules.Kernel, _ state.Seat, c state.CardID, _ How) []state.Act {
		return []state.Act{{Verb: v, Card: c}}
	}
}

// Uses lists the activated abilities of a card that have one of the marks, or
// none of those to leave out, played in that way.
func Uses(marks, not ability.Marks, way int32) func(*rules.Kernel, state.Seat, state.CardID, How) []state.Act {
	return func(k *rules.Kernel, seat state.Seat, c state.CardID, how How) []state.Act {
		ids := activated(k, seat, c, marks, not)
		if len(ids) == 0 && marks == 0 {
			ids = activated(k, seat, c, 0, 0)
		}
		if how.Nth > 0 {
			ids = ids[min(how.Nth-1, len(ids)):min(how.Nth, len(ids))]
		}
		var out []state.Act
		for _, id := range ids {
			out = append(out, state.Act{Verb: state.UseAbility, Card: c, Ability: id, N: way})
		}
		return out
	}
}

func activated(k *rules.Kernel, seat state.Seat, c state.CardID, marks, not ability.Marks) (ids []state.AbilityID) {
	k.Through(state.EyesOf(seat), func() {
		for _, h := range k.Chars(k.State.Ref(c)).Abilities {
			ab := k.Ability(h.ID)
			if ab.Kind == ability.Activated && (marks == 0 || ab.Marks&marks != 0) && ab.Marks&not == 0 {
				ids = append(ids, h.ID)
			}
		}
	})
	return ids
}
