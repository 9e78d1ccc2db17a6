// Package zx is the rulebook of Z/X -Zillions of enemy X-, comprehensive rules 1.59: a
// file per chapter, a function per procedure, rule numbers on the lines.
//
//	cards.go      chapter 200        what cards are
//	zones.go      chapter 300        the zones, and what a move keeps
//	squares.go    chapter 303        the nine squares
//	decks.go      chapter 401        what a deck may be
//	setup.go      chapter 402        before the game
//	turn.go       chapter 500        the phases
//	acts.go       chapters 506, 603  what a player may do
//	battle.go     chapter 600        the steps of a battle
//	priority.go   chapter 700        priority and pre-priority processing
//	play.go       chapters 804, 806  playing cards and abilities
//	pay.go        chapter 805        resource costs
//	effects.go    chapters 802, 811, 813  continuous effects, last information
//	checks.go     chapter 900        rule effects of pre-priority processing
//	immediate.go  chapters 902, 910 to 913  rule effects that interrupt anything
//	actions.go    chapter 1000       keyword actions
//	keywords.go   chapter 1100       keyword abilities
//	credit.go     chapters 1203, 1204  by whom a Zex was destroyed
//	loops.go      chapter 1201       loops
//	wing.go, words.go, scenario.go, carried.go   what the game is to the rest of the program
//	readings.go                      readings where the rulebook is garbled or silent
//
// # Cards as data
//
// Side.Classes are a card's colours, Side.Traits its races, Side.Alias the player
// name, Side.Icons "ig", "evolseed", "dream key", "plus". Kinds: Zexes; with AdvanceCard
// a Zex Extra, with EvolveCard a Zex Overboost (its upper half, which prints all);
// PlayerCard; PlayerCard with EvolveCard the lower half of an Overboost; EventCard;
// EquipmentCard a Shift. A token is of kind Token besides.
//
// The squares are one zone, listed by whose the cards are; Place.Slot is the square,
// counted as seat 0 sees them: 0 to 2 the far row, 6 to 8 the near one. Forces lie in
// zone Soul, a Shift in Equipment, the parts of an Overboost that are not seen in Evolution.
package zx

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

func (game) Name() string { return "zx" }

// Acts beside those that every game has.
const (
	PlayZex   = state.ActGame + iota // Card is played onto square N
	PlayShift                        // Card is played onto Target
)

// Keys of tallies.
const (
	tallyExtra  = "extra"   // Zex Extras played from dynamis this turn [506.2]
	tallyShift  = "shift"   // Shifts [506.2]
	tallyDoomed = "doomed"  // it was to die when this pre-priority processing began [1204.3]
	tallyHurt   = "hurt"    // it was dealt damage or lost power since rule effects were last carried out
	tallyCame   = "came"    // it came into a square since rule effects were last carried out
	tallyDrive  = "drive"   // a Zextend Drive was played this game [1112.2]
	tallyEnd    = "ended "  // an ability of the end of the turn has triggered [507.3]
	tallyBattle = "fought " // one of the end of the battle [605.2]
)

var names = &rules.Words{
	Numbers: wing.Pairs(lexicon.Players),
	Stats:   lexicon.Stats(),
	Acts: map[state.ActVerb][2]string{
		state.Pass: {"パス", "pass"}, state.PlayCard: {"プレイ", "play"}, state.UseAbility: {"起動", "use"}, state.DeclareAttack: {"バトル", "attack"}, state.EndPhase: {"メイン終了", "end"},
		PlayZex: {"プレイ", "play"}, PlayShift: {"シフト", "shift"},
	},
	Lots: map[string][2]string{"first": {"先攻のプレイヤー", "who goes first"}},
	Asks: map[string][2]string{
		"battle": {"イベントや能力を使いますか", "An event or an ability?"}, "free": {"コストを支払わずにプレイしますか", "Play it without paying its cost?"}, "told": {"コストを支払わずにプレイしてください", "Play it without paying its cost"},
		"resource": {"リソースに置くカードを選ぶ", "A card for the resources?"}, "ignite": {"イグニッションに使うチャージを選ぶ", "Which charge card for an ignition?"},
		"reload": {"相手のライフを1枚選ぶ", "Choose a life card of your opponent"}, "life": {"相手のライフを1枚選ぶ", "Choose a life card of your opponent"},
		"discard": {"手札上限を超えたカードを選ぶ", "Discard down to the hand limit"}, "charge": {"トラッシュに置くチャージを選ぶ", "Which charge cards are too many?"}, "newest": {"スクエアに残すゼクスを選ぶ", "Which Zex stays?"},
		"start": {"スタートカードを選ぶ", "A Start Card?"}, "gate": {"ゲートカードを選ぶ", "A Gate Card?"}, "lower": {"オーバーブーストの下部を選ぶ", "The lower half of an Overboost?"},
		"square": {"スクエアを選ぶ", "Which square?"}, "enters": {"登場させるカードを選ぶ", "Which of them enter?"}, "costs": {"支払う順番を選ぶ", "In which order are the costs paid?"}, "pay": {"スリープするリソースを選ぶ", "Which resources?"},
		"descend": {"破壊するゼクスを選ぶ", "Which Zexes are destroyed?"}, "void": {"トラッシュに置くゼクスを選ぶ", "Which Zex goes to the trash?"}, "gains": {"得る能力を選ぶ", "Which ability?"},
		"select": {"カードを選ぶ", "Choose"},
	},
	Phases: []rules.PhaseWord{
		{Phase: ability.StartPhase, JA: "リ", EN: "Reb", FullJA: "リブートフェイズ", FullEN: "Reboot phase"},
		{Phase: ability.DrawPhase, JA: "引", EN: "Draw", FullJA: "ドローフェイズ", FullEN: "Draw phase"},
		{Phase: ability.ResourcePhase, JA: "資", EN: "Res", FullJA: "リソースフェイズ", FullEN: "Resource phase"},
		{Phase: ability.IgnitionPhase, JA: "IG", EN: "IG", FullJA: "イグニッションフェイズ", FullEN: "Ignition phase"},
		{Phase: ability.MainPhase, JA: "メイン", EN: "Main", FullJA: "メインフェイズ", FullEN: "Main phase"},
		{Phase: ability.EndPhase, JA: "終", EN: "End", FullJA: "エンドフェイズ", FullEN: "End phase"},
	},
	Offers: []string{"battle"},
	Colors: wing.IDs(lexicon.Classes),
	Drags: []rules.DragWord{
		{Verb: PlayZex, From: ability.Hand_, To: []ability.Zone{ability.Square}, Slot: true},
		{Verb: PlayZex, From: ability.Dynamis, To: []ability.Zone{ability.Square}, Slot: true},
		{Verb: PlayShift, From: ability.Dynamis, To: []ability.Zone{ability.Square}},
	},
	Pays: []ability.Res{ability.Source, ability.Crystal},
	Ends: map[string][2]string{
		"903.1": {"{0}のライフがなくなりました", "{0} ran out of life"},
		"903.2": {"{0}はデッキにもトラッシュにもカードがありません", "{0} ran out of cards in the deck and in the trash"},
	},
	Rules: map[string]string{
		"act": "1002", "again": "1201.1a", "age": "811.3c", "agree": "101.4", "arrange": "304.2", "change": "811", "concede": "101.4", "consent": "101.4", "damage": "1001", "discard": "309.2a", "draw": "304.4", "each": "102.7",
		"effect wins": "102.2", "find": "102.9", "forbidden": "102.6", "loop": "1201.1c", "look": "1005", "mark": "1016", "may": "804.3a", "modes": "802.3", "move": "301", "name": "201.1", "number": "102.10", "occurrence": "808.1b", "option": "804.2c",
		"order": "304.2", "pay": "805.3", "pick": "804.3a", "play": "804.2", "replacement": "812.2", "reveal": "1005", "select": "804.3a", "split": "804.3b", "target": "804.3a", "token": "1206.1", "trigger": "808.2a", "x": "102.10",
		"why again": "1201.1b", "why barred": "804.2f", "why cost": "804.2f", "why count": "804.3a", "why divide": "804.3b", "why filter": "804.3a", "why hand": "101.4", "why limit": "803.1d", "why modes": "802.3", "why nobody": "701.1",
		"why number": "102.10", "why offered": "804.3a", "why split": "804.3b", "why targets": "804.2g", "why twice": "802.3", "why follow": "102.4",
	},
	Steps: []string{"reboot", "draw", "resource", "ignition", "main", "action", "end"},
}

func (game) Words() *rules.Words { return names }
