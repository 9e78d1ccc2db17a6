// Package fftcg is the rulebook of the FF-TCG, comprehensive rules 2.1.9: a file
// per chapter, a function per procedure, rule numbers on the lines.
//
//	cards.go     chapters 3 to 6    numbers, attributes, states, objects on the stack
//	zones.go     chapter 7          the zones and the limits of the field
//	decks.go     chapter 8.1        what a deck may be
//	setup.go     chapter 8.2        before the game
//	turn.go      chapter 9          the phases
//	battle.go    chapter 10         attacks, parties, blocks, First Strike
//	priority.go  chapters 11.1, 12.3   priority, the stack, resolving
//	acts.go      chapters 9.3, 11.1  what a player with priority may do
//	play.go      chapters 11.3 to 11.8   casting, abilities, announcements
//	pay.go       chapters 5.2.1.3, 11.2, 11.4.6   CP plans
//	damage.go    chapters 6.5, 11.10   damage processing, EX Burst
//	age.go       chapter 11.12.4.11  what came at the same time
//	checks.go    chapter 12.4       rule processes
//	keywords.go  chapter 15.2       keywords
//	warp.go      chapter 15.2.7     Warp
//	limitbreak.go  [NS]             Limit Break, which the book does not know yet
//	priming.go   [NS]               Priming, likewise
//	loops.go     chapter 13         infinite loops
//	text.go                         words of card texts that are procedures
//	wing.go, words.go, scenario.go, carried.go   what the game is to the rest of the program: its
//	             cards, its words, what scenarios say of it, what the kernel carries out for it
//	readings.go                     readings where the rulebook is garbled or silent
package fftcg

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

func (game) Name() string { return "fftcg" }

// Slots of State.Table.
const (
	tableHolder = state.TableGame + iota // who has priority
	tablePasses                          // passes in a row
	tableMay                             // what priority is for
	tableAfter                           // the step that follows when both pass on an empty stack
	tableMains                           // main phases begun this turn [9.3.1.1]
	tableBegan                           // when seat 0's latest turn began; the next slot is seat 1's [10.1.2.1.1]
	_
	tableExtra   // main phases that effects have added to this turn [9.3.1.1]
	tableSkip    // what phases seat 0's next turn is without; the next slot is seat 1's [NS]
	_            //
	tableWithout // what phases this turn is without [NS]
)

// Phases that an effect lets a turn be without.
const (
	skipAttack = 1 << iota
	skipMain
)

// Keys of tallies.
const (
	tallyDraw  = "no draw"  // had to draw from an empty deck since the last rule process [12.4.2]
	tallyEmpty = "no deck"  // was dealt damage with an empty deck since then [12.4.3]
	tallyGone  = "gone"     // it is removed from the game when it has been used [11.11.10]
	tallyCame  = "attacked" // this forward has attacked this turn [10.1.2.1.2]
)

// Flags of a card on the field.
const (
	flagFrozen uint32 = 1 << iota // 凍結 [15.2.4]
)

// Verbs of events that no text names.
const (
	healed = state.EventVerbs + iota // the damage on Card is removed [9.5.1.3.1]
)

// Acts beside those that every game has.
const (
	PartyAttack = state.ActGame + iota // Card and others, chosen next, attack as a party
	Warp                               // Card is removed from the hand by its Warp
	Prime                              // a Character is put on top of Card by its Priming
)

var names = &rules.Words{
	Numbers: wing.Pairs(lexicon.Players),
	Stats:   lexicon.Stats(),
	Acts: map[state.ActVerb][2]string{
		state.Pass: {"パス", "pass"}, state.PlayCard: {"キャスト", "cast"}, state.UseAbility: {"使う", "use"},
		state.DeclareAttack: {"アタック", "attack"}, PartyAttack: {"パーティーアタック", "party"}, Warp: {"デジョン", "warp"}, Prime: {"プライミング", "prime"},
	},
	Lots: map[string][2]string{"chooser": {"先攻・後攻を選ぶプレイヤー", "who chooses to go first or second"}},
	Asks: map[string][2]string{
		"priority": {"優先権があります", "You have priority"}, "pass": {"スタックを解決しますか", "Nothing but a pass"},
		"back attack": {"先制攻撃のダメージの後です", "After the damage of First Strike"},
		"attack":      {"アタックするフォワードを選ぶ", "Declare an attack"}, "party": {"パーティーを組むフォワードを選ぶ", "Who joins the party?"}, "block": {"ブロックするフォワードを選ぶ", "Block with"},
		"share": {"このフォワードに割りふるダメージ(千)", "Thousands of damage for it"}, "remainder": {"端数を受けるフォワードを選ぶ", "Who takes the remainder?"},
		"pay": {"CPの支払い方を選ぶ", "How to pay"}, "burst": {"EXバーストを使いますか", "Use the EX Burst?"},
		"excess": {"ブレイクゾーンに置くバックアップを選ぶ", "Backups that leave"},
		"order":  {"スタックに乗せる順番を選ぶ", "In which order onto the stack?"}, "modes": {"モードを選ぶ", "Choose modes"},
		"age": {"どちらを先に適用しますか", "Which of them is older?"},
	},
	Offers: []string{"priority", "pass", "back attack"},
	Stops: []rules.Stop{
		{Then: "attack", JA: "メインフェイズ1の終わり", EN: "End of main phase 1", Theirs: true},
		{Then: "declare", JA: "アタック宣言の前", EN: "Before an attack is declared"},
		{Then: "block", JA: "アタック宣言の後", EN: "After an attack is declared", Theirs: true},
		{Then: "damage", JA: "ブロックの後", EN: "After blocks", Own: true, Theirs: true},
		{Then: "other damage", JA: "先制攻撃のダメージの後", EN: "After the damage of First Strike", Own: true, Theirs: true},
		{Then: "end", JA: "メインフェイズ2の終わり", EN: "End of main phase 2", Theirs: true},
		{Then: "hand limit", JA: "エンドフェイズ", EN: "End phase"},
	},
	Then: map[string][2]string{
		"attack": {"アタックフェイズへ", "To the attack phase"}, "declare": {"アタック宣言へ", "To the attack"}, "block": {"ブロックへ", "To the block"},
		"damage": {"ダメージへ", "To the damage"}, "main": {"アタックを終える", "No more attacks"}, "end": {"エンドフェイズへ", "To the end phase"},
		"hand limit": {"手札の調整へ", "To the hand limit"}, "clean up": {"ターンを終える", "End the turn"},
	},
	Phases: []rules.PhaseWord{
		{Phase: ability.StartPhase, JA: "活", EN: "Act", FullJA: "アクティブフェイズ", FullEN: "Active phase"},
		{Phase: ability.DrawPhase, JA: "引", EN: "Drw", FullJA: "ドローフェイズ", FullEN: "Draw phase"},
		{Phase: ability.MainPhase, JA: "主1", EN: "M1", FullJA: "メインフェイズ1", FullEN: "Main phase 1"},
		{Phase: ability.AttackPhase, JA: "アタ", EN: "Atk", FullJA: "アタックフェイズ", FullEN: "Attack phase"},
		{Phase: ability.MainPhase, JA: "主2", EN: "M2", FullJA: "メインフェイズ2", FullEN: "Main phase 2"},
		{Phase: ability.EndPhase, JA: "終", EN: "End", FullJA: "エンドフェイズ", FullEN: "End phase"},
	},
	Flags:  []rules.FlagWord{{Flag: flagFrozen, JA: "凍結", EN: "Frozen", Stuck: true}},
	Colors: elements,
	Pays:   []ability.Res{ability.CP, ability.Crystal},
	Ends: map[string][2]string{
		"12.4.1": {"{0}がダメージを {1} 点受けました", "{0} took {1} points of damage"},
		"12.4.2": {"{0}は引くカードがありませんでした", "{0} had no card to draw"},
		"12.4.3": {"{0}はダメージゾーンに置くカードがありませんでした", "{0} had no card for the damage zone"},
		"3.2":    {"{0}は勝つと同時に負けました", "{0} won and lost at once"},
	},
	Rules: map[string]string{
		"act":          "11.11.5",
		"again":        "13.2",
		"age":          "11.12.4.11",
		"agree":        "2.1",
		"consent":      "2.1",
		"battle":       "10.1.3.3",
		"cancel":       "11.11.5",
		"change":       "11.12.4",
		"concede":      "2.1",
		"damage":       "6.5",
		"discard":      "15.1.1.4",
		"draw":         "3.1.2",
		"each":         "11.11.5",
		"effect wins":  "3.1",
		"excess":       "7.7.4",
		"find":         "15.1.1.8.1",
		"forbidden":    "2.2",
		"loop":         "13.1",
		"look":         "11.11.5",
		"fit":          "7.7.4",
		"mark":         "6.7.1",
		"may":          "11.8.14",
		"modes":        "11.3.4",
		"move":         "11.11.5",
		"name":         "5.2.2.1",
		"named":        "5.2.2.1",
		"number":       "4.1",
		"occurrence":   "11.8.6",
		"option":       "11.3.5",
		"order":        "11.8.7",
		"pay":          "11.4.7",
		"pick":         "11.11.5.1",
		"play":         "11.3.11",
		"replacement":  "11.12.5.7",
		"reveal":       "15.1.1.8.1",
		"select":       "11.3.3",
		"split":        "11.3.6",
		"target":       "11.11.5.1",
		"turn":         "15.1.1.1",
		"arrange":      "7.9.2",
		"why again":    "13.2",
		"why barred":   "14.1",
		"why cost":     "11.4.7",
		"why count":    "11.3.3",
		"why distinct": "11.3.3",
		"why divide":   "11.3.6",
		"why filter":   "11.3.3",
		"why follow":   "15.1.1.8.1",
		"why hand":     "2.1",
		"why limit":    "11.6.1",
		"why modes":    "11.3.4",
		"why nobody":   "11.1.4",
		"why number":   "4.1",
		"why offered":  "11.3.3",
		"why room":     "7.7.3",
		"why split":    "11.3.6",
		"why sum":      "11.3.3",
		"why targets":  "11.3.3",
		"why twice":    "11.3.3",
		"x":            "11.3.5",
	},
	Steps: []string{"active", "draw", "main", "attack", "declare", "block", "damage", "other damage", "end", "hand limit", "clean up", "priority"},
}

func (game) Words() *rules.Words { return names }
