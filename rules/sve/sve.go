// Package sve is the rulebook of Shadowverse EVOLVE, comprehensive rules 1.26.1:
// a file per chapter, a function per procedure, rule numbers on the lines.
//
//	cards.go     chapters 2 and 9   what a card is: leaders, evolved cards, tokens
//	zones.go     chapter 4          the fourteen zones
//	setup.go     chapter 6.2        before the game
//	decks.go     chapter 6.1        what a deck may be
//	turn.go      chapter 7          the phases
//	play.go      chapters 8.2, 8.3, 10.4, 10.6   playing cards and abilities
//	battle.go    chapter 8.4        attacks
//	evolve.go    chapters 5.16, 12.2   evolving
//	checks.go    chapters 10.5, 11  check timings and rule processes
//	classes.go   chapter 13         Stack, earth rite; fusion.go 12.18, kinds.go 5.13, 5.17, 5.31, 5.32
//	titles.go    chapter 14         bases, set-up, union bursts; race.go 14.2, drive.go 14.4, equip.go 14.5.2
//	formats.go   appendix B         sealed and crossover
//	keywords.go  chapters 12 to 14  keywords; procedures.go: what procedures leave behind
//	text.go                         words of card texts that are procedures
//	wing.go, words.go, scenario.go, carried.go   what the game is to the rest of the program: its
//	             cards, its words, what scenarios say of it, what the kernel carries out for it
//	readings.go                     readings where the rulebook is garbled or silent
package sve

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

func (game) Name() string { return "sve" }

// Keys of tallies.
const (
	tallyEvolve  = "evolve"  // evolve or evolve-equivalent abilities played this turn [8.3.2.1]
	tallyEvolved = "evolved" // this follower evolved this turn [8.4.2.1]
	tallyDraw    = "no draw" // had to draw from an empty deck since the last rule process [5.10.1.1]
	tallyBane    = "bane"    // engaged with a Bane follower since then [11.3.2]
	tallyRide    = "ride"    // this card's ride ability has been played [14.4.9.2]
	tallyDrive   = "drive"   // this follower has had Drive [14.4.7.3.1]
)

// Flags of a card on the field.
const (
	flagSuper uint32 = 1 << iota // super-evolved
	flagBoxed                    // 箱詰め [5.31]
	flagFused                    // 融合した; follows the card to the field [12.18.4]
)

var names = &rules.Words{
	Offers: []string{"quick"},
	Phases: []rules.PhaseWord{
		{Phase: ability.StartPhase, JA: "開始", EN: "Start", FullJA: "スタートフェイズ", FullEN: "Start phase"},
		{Phase: ability.MainPhase, JA: "メイン", EN: "Main", FullJA: "メインフェイズ", FullEN: "Main phase"},
		{Phase: ability.EndPhase, JA: "終了", EN: "End", FullJA: "エンドフェイズ", FullEN: "End phase"},
	},
	Flags:   []rules.FlagWord{{Flag: flagFused, JA: "融合", EN: "Fused"}, {Flag: flagBoxed, JA: "箱詰め", EN: "Boxed"}},
	Numbers: wing.Pairs(lexicon.Players),
	Stats:   lexicon.Stats(),
	Acts: map[state.ActVerb][2]string{
		state.Pass: {"パス", "pass"}, state.PlayCard: {"プレイ", "play"}, state.UseAbility: {"起動", "use"},
		state.DeclareAttack: {"攻撃", "attack"}, GrantRush: {"突進を持たせる", "grant Rush"}, state.EndPhase: {"終了", "end"},
	},
	Lots: map[string][2]string{"chooser": {"先攻・後攻を選ぶプレイヤー", "who chooses to go first or second"}},
	Asks: map[string][2]string{
		"quick": {"クイックを使いますか", "Use a Quick card or ability?"},

		"under": {"エボルヴデッキから置くカードを選ぶ", "Which card of the evolve deck?"}, "fuse": {"融合する素材を選ぶ", "Cards to fuse"},
		"drive": {"トリガーを使いますか", "Use the trigger?"}, "burst": {"発動するユニオンバースト能力を選ぶ", "Which union burst?"},
		"start amulet": {"スタートアミュレットを選ぶ", "Choose your Start Amulet"},
		"ward":         {"アクトする守護を選ぶ", "Ward followers to act"},
		"select":       {"対象を選ぶ", "Select"}, "modes": {"モードを選ぶ", "Choose modes"},
		"evolve": {"進化カードを選ぶ", "Choose the evolve card"}, "side": {"カードの面を選ぶ", "Choose the side"}, "fit": {"場に残すものを選ぶ", "What fits"}, "keep": {"残すカードを選ぶ", "What stays"},
	},
	Pays: []ability.Res{ability.PP, ability.EP, ability.SEP},
	Ends: map[string][2]string{
		"11.2.1": {"{0}のリーダー体力が 0 以下になりました", "{0} ran out of leader life"},
		"11.2.2": {"{0}は引くカードがありませんでした", "{0} had no card to draw"},
	},
	Rules: map[string]string{
		"act":          "5.5",
		"again":        "15.2.1.1",
		"agree":        "1.3.2",
		"consent":      "1.3.2",
		"fuse":         "12.18.2",
		"look":         "5.11.2",
		"name":         "5.33.1",
		"start amulet": "14.4.3.1",
		"under":        "14.2.1.1",
		"change":       "10.9",
		"concede":      "1.2.3",
		"damage":       "5.14",
		"discard":      "5.12",
		"draw":         "5.10",
		"each":         "5.5",
		"effect wins":  "1.2.4",
		"evolve":       "5.16.1.1",
		"find":         "5.8",
		"fit":          "4.4.4.2",
		"forbidden":    "1.3.3",
		"hand":         "1.3.2",
		"loop":         "15.2.1.3",
		"mark":         "15.1",
		"may":          "10.4.7",
		"modes":        "5.18.3",
		"move":         "5.5",
		"number":       "1.3.5",
		"option":       "10.6.2.2.2",
		"pick":         "5.5",
		"play":         "5.5",
		"replacement":  "10.10.2",
		"reveal":       "5.21",
		"select":       "10.6.2.3",
		"split":        "10.6.2.4",
		"target":       "5.5",
		"token":        "5.5",
		"trigger":      "10.7.3",
		"occurrence":   "10.7.2.2",
		"turn":         "5.4",
		"arrange":      "4.1.5",
		"why again":    "15.2.1.1",
		"why barred":   "10.6.2.1.2",
		"why cost":     "10.4.2.2",
		"why count":    "10.6.2.3.1",
		"why distinct": "1.3.1",
		"why divide":   "10.6.2.4.2",
		"why filter":   "10.6.2.3",
		"why hand":     "1.3.2",
		"why limit":    "10.7.2.2",
		"why modes":    "5.18.3.1.2",
		"why nobody":   "7.3.3",
		"why number":   "1.3.5",
		"why offered":  "1.3.1",
		"why split":    "10.6.2.4.2",
		"why sum":      "1.3.1",
		"why targets":  "10.6.2.3.3",
		"why twice":    "1.3.1",
		"x":            "10.6.2.2.4",
	},
	Steps: []string{"start", "main", "action", "end", "end quick", "hand limit", "turn end"},
}

func (game) Words() *rules.Words { return names }
