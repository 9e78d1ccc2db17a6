// Package stub is Pebbles, a little game of our own: the newcomer's example of a wing, and
// the test that a game is one place. It is registered by tests and by the flag -stub, and
// no other file of the program names it. Read it in this order:
//
//	rulebook.tsv   the rules, a line each (here they are the rulebook itself)
//	words.go       its words: kinds, numbers, zones, phases, and how packs write them
//	stub.go        what the kernel asks of a game: zones, set-up, turn, checks
//	play.go        chapters 6 and 7: what a player may do, and what it does
//	wing.go        its cards, decks and packs
//	table.go       how it lies on the screen
//	scenario.go    what scenarios say; testdata has them, SCENARIOS.md is the page
//
// A new game begins as a copy of this folder: rules/README.md says how to go on.
package stub

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

type (
	// K is the kernel; the rest are the kernel's words, used on every line here.
	K     = rules.Kernel
	B     = board.Board
	ref   = state.Ref
	seat  = state.Seat
	frame = state.Frame
	event = state.Event
)

// game is stateless: all state is the kernel's.
type game struct{ rules.Defaults }

// Game returns the rulebook.
func Game() rules.Game { return game{} }

func (game) Name() string { return "stub" }

// Words are what the app and the kernel's questions say. Their rule numbers stand under
// the keys of Kernel.Cite: a refusal names the rule of this book.
func (game) Words() *rules.Words { return names }

var names = &rules.Words{
	Numbers: wing.Pairs(lexicon.Players),
	Stats:   lexicon.Stats(),
	Acts: map[state.ActVerb][2]string{
		state.Pass: {"しない", "pass"}, state.PlayCard: {"出す", "play"}, state.UseAbility: {"使う", "use"},
		state.DeclareAttack: {"攻める", "attack"}, state.EndPhase: {"メイン終了", "end main"},
	},
	Lots: map[string][2]string{"first": {"先攻のプレイヤー", "who goes first"}},
	Asks: map[string][2]string{
		"main": {"あなたの番です", "Your main phase"}, "block": {"どの駒で受けますか", "Which piece blocks?"},
		"trigger": {"先に使う能力を選ぶ", "Which ability first?"}, "may": {"使いますか", "Use it?"},
	},
	Phases: []rules.PhaseWord{
		{Phase: ability.StartPhase, JA: "開始", EN: "Start", FullJA: "開始フェイズ", FullEN: "Start phase"},
		{Phase: ability.MainPhase, JA: "メイン", EN: "Main", FullJA: "メインフェイズ", FullEN: "Main phase"},
		{Phase: ability.EndPhase, JA: "終了", EN: "End", FullJA: "終了フェイズ", FullEN: "End phase"},
	},
	Colors: wing.IDs(lexicon.Classes),
	Pays:   []ability.Res{ability.PP},
	Steps:  []string{"start", "main", "end"},
	Rules: map[string]string{
		"trigger": "8.1", "draw": "5.3", "play": "6.1", "why cost": "6.1", "why limit": "6.4", "concede": "1.5", "why nobody": "5.4", "": "6.3",
	},
}

// Keywords: Swift is read where pieces attack; a keyword that is an ability has it here.
func (game) Keywords() []board.Keyword {
	return []board.Keyword{{Word: "swift", JA: "俊足", EN: "Swift"}}
} // 8.2

var keySwift = board.KeyBit(game{}, "swift")

// Zones of chapter 3, each by the word of the texts; what they are called stands in the
// lexicon. The first is nowhere.
var zones = lexicon.Named([]board.ZoneSpec{
	{Word: ability.NoZone, Name: "nowhere"},
	{Word: ability.Deck, Ordered: true, Up: board.Public, Down: board.None, Hidden: true},                     // 3.1
	{Word: ability.Hand_, Up: board.Public, Down: board.Its, Hidden: true},                                    // 3.1
	{Word: ability.Field, Turns: true, Play: true, Up: board.Public, Down: board.None, Texts: true},           // 3.2
	{Word: ability.Discards, Ordered: true, Up: board.Public, Down: board.None},                               // 3.4
	{Word: ability.Resolving, Shared: true, Ordered: true, Up: board.Public, Down: board.None, Passing: true}, // where a card is while it is played
})

func (game) Zones() []board.ZoneSpec { return zones }

// Print: only pieces have power. [2.1]
func (game) Print(c *state.Chars) { c.Num.Show(c.Kinds&ability.Unit != 0, ability.Power) }

// Bound: power is never less than 0. [2.2]
func (game) Bound(c *state.Chars) {
	if n, ok := c.Num.Get(ability.Power); ok && n < 0 {
		c.Num.Set(ability.Power, 0)
	}
}

// The numbers of the rules. [3.5, 4.1, 4.2, 5.2]
const (
	startingLife = 5
	openingHand  = 4
	mostStones   = 5
	mostPieces   = 5
	deckSize     = 20
	mostCopies   = 2
)

// Setup is everything before the first turn. What a player draws here is no draw. [4.1]
func (game) Setup(k *K) {
	for s := seat(0); s < 2; s++ {
		k.NewCards(k.Setup.Decks[s].Main, k.Place(ability.Deck, s), s)
		k.Shuffle(ability.Deck, s)
		deck, batch := k.Cards(ability.Deck, s), k.Batch()
		for _, r := range deck[:min(openingHand, len(deck))] {
			batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Place(ability.Hand_, s), Seat: s})
		}
		k.Do(batch...)
		k.Store(s, ability.PlayerLife, startingLife)
	}
	first := k.RandomSeat(rules.Lot{Key: "first"})
	k.GoesFirst(first)
	k.DueTurn(first)
}

// Steps of a turn, each from rest to rest: between two steps no Go code is under way, and
// there a match is copied, undone and taken up again.
const (
	stepStart = iota
	stepMain
	stepEnd
)

func (g game) Steps() []rules.Step {
	return []rules.Step{
		stepStart: {Name: "start", Rule: "5.1", Do: g.start},
		stepMain:  {Name: "main", Rule: "5.4", Do: g.main},
		stepEnd:   {Name: "end", Rule: "5.5", Do: g.end},
	}
}

// phase begins a phase, which texts may wait for.
func phase(k *K, p ability.Phase) {
	k.SetTable(state.TablePhase, int32(p))
	k.Do(rules.PhaseBegan(k.Board, p))
}

// start is the start phase.
func (g game) start(k *K) rules.Next {
	k.BeginTurn(k.NextTurn())
	phase(k, ability.StartPhase)
	s := k.Turn()
	stand := k.Batch()
	for _, r := range k.Cards(ability.Field, s) {
		stand = append(stand, event{Verb: ability.Stood, Card: r, Seat: s})
	}
	k.Do(stand...)                                                                                                                    // 5.1
	k.Do(event{Verb: state.NumberSet, Seat: s, Slot: int32(ability.PlayerPP), N: min(k.Stored(s, ability.ElapsedTurns), mostStones)}) // 5.2
	if k.State.Table[state.TableTurnNo] > 1 {
		k.Draw(s, state.Source{}) // 5.3
	}
	g.check(k)
	phase(k, ability.MainPhase)
	g.check(k)
	return rules.Goto(stepMain)
}

// main is one thing that the turn player does. [5.4]
func (g game) main(k *K) rules.Next {
	d := rules.Decision{Seat: k.Turn(), Kind: rules.Acting, Window: "main", Ask: rules.Prompt{Key: "main", Rule: "5.4"}}
	a, f := k.TryAct(&d, func(a state.Act) *frame { return g.begin(k, a) })
	switch {
	case a.Verb == state.EndPhase:
		return rules.Goto(stepEnd)
	case a.Verb == state.DeclareAttack:
		g.attack(k, k.State.Ref(a.Card))
	default:
		g.carryOut(k, f)
	}
	g.check(k)
	return rules.Again
}

// end is the end phase. [5.5]
func (g game) end(k *K) rules.Next {
	phase(k, ability.EndPhase)
	g.check(k)
	k.EndsTurn()
	return rules.Goto(stepStart)
}

// Mended: the same check as after everything that a player does.
func (g game) Mended(k *K) { g.check(k) }

// check performs what is due by the rules until nothing is, then plays one ability that
// waits, and begins again. A spin notices when that goes round without end. [8.1]
func (g game) check(k *K) {
	s := k.Loops.NewSpin()
	for again := true; again; again = k.PlayOne(k.Turn(), k.Turn()) || k.PlayOne(k.NonTurn(), k.NonTurn()) {
		s.Round()
		k.Sweep(rules.AllAtOnce)
		k.StateTriggers()
	}
	s.End()
}

// tallyDry counts draws that found no card, until the next check.
const tallyDry = "dry"

// Checks are the rules that look after themselves, and what must have changed for each.
func (g game) Checks() []rules.Check {
	field := board.FactIn(rules.ZoneOf(zones, ability.Field))
	return []rules.Check{
		{Rule: "1.3", On: board.FactNumbers | board.FactTallies, Due: g.losing},
		{Rule: "8.3", On: field | board.FactMarks | board.FactCards, Due: g.worn},
	}
}

// losing: no life, or no card to draw; both players at once is a draw. [1.1, 1.2, 1.3, 1.4]
func (game) losing(k *K, into []event) []event {
	var lost [2]bool
	rule := "1.3"
	for s := range lost {
		s := seat(s)
		if lost[s] = k.Stored(s, ability.PlayerLife) <= 0; !lost[s] && k.Tallied(tallyDry, s, ref{}) > 0 {
			lost[s], rule = true, "1.4"
		}
	}
	k.Lose(lost, rule)
	return into
}

// worn: pieces without power are discarded. [8.3]
func (game) worn(k *K, into []event) []event {
	for _, s := range k.Seats() {
		for _, r := range k.Cards(ability.Field, s) {
			if n, _ := k.Stat(r, ability.Power); n <= 0 {
				into = append(into, beaten(k, r, ref{}))
			}
		}
	}
	return into
}

// DrawEmpty: who cannot draw loses at the next check. [1.4]
func (game) DrawEmpty(k *K, s seat, n int32) bool {
	k.Tally(tallyDry, s, ref{}, n, ability.SinceCheck)
	return false
}
