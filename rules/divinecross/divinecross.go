// Package divinecross is the rulebook of the Divine Cross TCG, comprehensive rules
// 1.0.16: a file per chapter, a function per procedure, rule numbers on the lines.
//
//	cards.go     chapter 200        attributes, numbers, layers of effects
//	zones.go     chapter 300        the zones, and what a move keeps
//	decks.go     chapter 402        what a deck may be
//	setup.go     chapter 403        before the game
//	turn.go      chapter 500        the phases
//	main.go      chapter 600        charge, units, commands, retreat, EX powers
//	acts.go      chapter 600        what a player may do
//	battle.go    chapter 700        the battle phase, the damage step
//	skills.go    chapters 703, 917  which skill may be used, whether it succeeds
//	clauses.go   chapter 704        when each clause of a skill is carried out
//	play.go      chapters 800 to 806   commands and abilities
//	checks.go    chapters 811, 1000 rule checks and rule processes
//	damage.go    chapters 914, 915, 1102   draw damage, KO credit
//	janken.go    chapters 106, 916  janken and the winning ticket
//	text.go      chapter 900        words of card texts that are procedures
//	loops.go     chapter 1101       loops
//	wing.go, words.go, scenario.go, carried.go   what the game is to the rest of the program: its
//	             cards, its words, what scenarios say of it, what the kernel carries out for it
//	readings.go                     readings where the rulebook is garbled or silent
//
// # Cards as data
//
// Side.Classes are a card's attributes ("red", "green", "blue", "none"; several for a
// rainbow), Side.Traits the attributes it has the advantage of; HP and Retreat are in
// Side.Num. Kinds: Unit; Command with EventCard or Assist, or neither (an action).
//
// A skill is an ability of Kind Activated with Marks Skill: Name, Cost{Res: Energy, N:
// what its unit must have}, Args[0] the skill damage (none: it has none; anything but a
// constant: "N x"), Needs a condition of its use. Do are its clauses; they are not
// carried out as they stand but by category [704.4-704.8], which is told by their nodes
// (clauses.go, categoryOf):
//
//	before damage   Later{On: Event{Word: "before damage"}}
//	changes damage  Change{What: you, Stat: SkillDamage}, also inside If and Try
//	deals damage    Damage
//	restricts       Rule{Mode: May, Verb: UsingSkill}: usable even while stunned; Rule{Cannot, Name: "this skill", Verb: MinusV}:
//	                its damage is not decreased, PlusV: nor doubled by the advantage
//	other           everything else
//
// Selections and looks go with the clause that follows them.
//
// An EX power is an ability with Marks EXPower, NoStack where it does not accumulate; a
// command's text is of Kind Spell. Texts of an assist call its unit Host. "This unit's
// skill damage +300" is Instead{Of: Event{DealtDamage, Kind: CombatDamage, Subj: who deals
// it, Obj: who takes it}, Op, N}; "takes no skill damage" Rule{Cannot, TakeDamage, Kind:
// CombatDamage}; damage that the advantage does not double Rule{Cannot, PlusV, Name: "advantage" (of who deals it) or
// "advantage over it"}. Who skips the battle phase has Rule{Cannot, PhaseBegan, Name: "battle"}, skills that do not fail
// Rule{Cannot, MissedV} (Name "without damage": those that have none), EX powers that are invalid Give{Take, Props: the mark}, who may not put units Rule{Cannot, Entered}. "Its skill fails" is Instead{Of: Event{Verb: Judged, Subj}} without Do;
// with Do, the condition is carried out there and Act "fail" makes it fail. CostChange and
// Rule about skills have Verb UsingSkill, a Rule about EX powers ActivatedV (using them)
// or Played (being played at all), with Name where one of a name is meant. A skill marked
// EXPower too is played in the main phase, and judged. A static ability that gives its own
// card kinds or attributes, without a condition, is a base ability. A stun is the marker
// "stun" (Mark); a unit with an assist is Equipped. KO is Move{How: KOMove}. To attach is
// Move{To: Place{Zone: EnergyZone or Soul, Link: the unit}}. Ask{Janken, N} binds how many
// of N jankens its player won. The Acts: heal (N, Inf for all), charge (What: the unit),
// swap and retreat (What: the standby unit), ticket, lose ticket, battle phase (one more this turn), use again (What: the unit, Name: of what it uses), fail,
// ko zone (What: what goes there first, N: how many); of charge, swap and retreat Who may be both players. EventN in the clauses after a skill's damage is what it dealt.
package divinecross

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

func (game) Name() string { return "divinecross" }

// Slots of State.Table.
const (
	tableFailed = state.TableGame + iota // 1: the skill being judged has failed [917]
	tableUnmet                           // a substitution of seat 0 failed since the last defeat process; the next slot is seat 1's [1002.2]
	_
	tableBattles // battle phases of this turn that are still to come besides the one of the rules [104.1, 504.1]
)

// Keys of tallies.
const (
	tallyCharge  = "charged"  // charges by action this turn
	tallyRetreat = "retreats" // retreats by action this turn
	tallyEvent   = "events"   // events played this turn
)

// stun is the name of the marker of a stunned unit. [918.1]
const stun = "stun"

// Names of what a text may say does not happen, where the rules do it in more than one way.
const (
	stunAtEnd  = "stun at the end" // the marker is taken off at the end of a turn [505.3b]
	byItsWound = "damage"          // a KO by as much damage as there is HP [1003.2]
	ofNoCards  = "missing cards"   // damage of cards that could not be drawn [1102.1]
)

// Verbs of events that no text names.
const (
	unmet  = state.EventVerbs + iota // a substitution of Seat could not be carried out [1004]
	failed                           // the skill that is judged fails [917]
	piled                            // Card is put on top of its pile [310.3]
)

// Acts beside those that every game has.
const (
	Charge      = state.ActGame + iota // Card becomes energy of Target
	PutUnit                            // Card goes to the standby area N
	RetreatUnit                        // the main unit retreats for Target
	UseSkill                           // the main unit uses the skill Ability of Card
)

var names = &rules.Words{
	Numbers: wing.Pairs(lexicon.Players),
	Stats:   lexicon.Stats(),
	Acts: map[state.ActVerb][2]string{
		state.Pass: {"使わない", "pass"}, state.PlayCard: {"プレイ", "play"}, state.UseAbility: {"使う", "use"}, state.EndPhase: {"メイン終了", "end"},
		Charge: {"チャージ", "charge"}, PutUnit: {"出す", "put"}, RetreatUnit: {"退却", "retreat"}, UseSkill: {"スキル", "skill"},
	},
	Lots: map[string][2]string{"first": {"先攻のプレイヤー", "who goes first"}, "janken": {"じゃんけんの勝者", "who wins the janken"}},
	Asks: map[string][2]string{
		"skill": {"スキルを 1 つ選ぶ", "Choose a skill"}, "first unit": {"最初のユニットを選ぶ", "Your first main unit"},
		"bonus": {"相手の手札にユニットが​ありません。1枚引きますか", "The other hand has no unit. Draw a card?"}, "substitute": {"メインに出るスタンバイ・ユニットを選ぶ", "Who becomes the main unit?"},
		"energy": {"捨てるエネルギーを選ぶ", "Energy to discard"}, "host": {"アシストを付けるユニットを選ぶ", "Which unit gets the assist?"},
		"janken": {"じゃんけん", "Rock, paper, scissors"}, "modifier": {"ダメージを変更する順番を選ぶ", "In which order do they change the damage?"},
		"judge": {"先に適用する効果を選ぶ", "Which effect first?"}, "pile": {"捨て場に置く順を決める", "In which order onto the pile?"},
		"charged": {"エネルギーを付けるユニットを選ぶ", "Which unit gets the energy?"},
		"swap":    {"入れ替えるスタンバイ・ユニットを選ぶ", "Which standby unit?"}, "ko": {"KO置き場に置くカードを選ぶ", "Cards for the KO zone"},
	},
	Phases: []rules.PhaseWord{
		{Phase: ability.DrawPhase, JA: "ドロー", EN: "Draw", FullJA: "ドローフェイズ", FullEN: "Draw phase"},
		{Phase: ability.MainPhase, JA: "メイン", EN: "Main", FullJA: "メインフェイズ", FullEN: "Main phase"},
		{Phase: ability.BattlePhase, JA: "バトル", EN: "Battle", FullJA: "バトルフェイズ", FullEN: "Battle phase"},
		{Phase: ability.EndPhase, JA: "終了", EN: "End", FullJA: "エンドフェイズ", FullEN: "End phase"},
	},
	Flags:  []rules.FlagWord{{Marker: stun, JA: "気絶", EN: "Stunned", Stuck: true}},
	Colors: wing.IDs(lexicon.Classes),
	Skill:  UseSkill,
	Drags: []rules.DragWord{
		{Verb: Charge, From: ability.Hand_, To: []ability.Zone{ability.Main, ability.Standby}},
		{Verb: PutUnit, From: ability.Hand_, To: []ability.Zone{ability.Standby}, Slot: true},
		{Verb: RetreatUnit, From: ability.Main, To: []ability.Zone{ability.Standby}, Bare: true},
	},
	Pays: []ability.Res{ability.Energy},
	Ends: map[string][2]string{
		"1002.1": {"{0}の KO 置き場が {1} 枚になりました", "{0} had {1} cards in the KO zone"},
		"1002.2": {"{0}はメイン・ユニットを出せませんでした", "{0} had no unit to send in"},
		"103.3":  {"両者が同時に負け、{0}の番でした", "Both lost at once, in the turn of {0}"},
	},
	Rules: map[string]string{
		"act": "909.1", "arrange": "302.4", "again": "1101.1a", "age": "809.3b", "agree": "104.1", "change": "809.1", "concede": "103.4", "consent": "104.1", "damage": "914", "discard": "910", "draw": "904", "each": "909.1", "effect wins": "103.2", "find": "909.2", "fit": "104.2",
		"forbidden": "104.4", "loop": "1101.1c", "look": "903", "mark": "907", "may": "925.2", "modes": "909.1", "move": "302", "name": "202.1", "number": "104.5",
		"occurrence": "807.2", "order": "302.4", "pick": "909.1", "play": "804", "replacement": "810.2", "reveal": "903", "select": "909.1", "target": "909.1", "trigger": "811.2",
		"why again": "1101.1a", "why barred": "601.1", "why cost": "104.2", "why count": "909.1", "why filter": "909.1", "why hand": "104.1", "why limit": "803.1",
		"why modes": "909.1", "why nobody": "503.3", "why divide": "914.2", "why split": "914.2", "why number": "104.5", "why offered": "909.1", "why targets": "909.1", "why twice": "909.1",
	},
	Steps: []string{"draw", "main", "action", "battle", "skill", "battle end", "end"},
}

func (game) Words() *rules.Words { return names }

// Keywords: the rulebook has none.
func (game) Keywords() []board.Keyword { return nil }

// Currency: cards cost nothing; what a skill needs is no payment. [209.2]
func (game) Currency() ability.Res { return ability.Energy }

// PayPart: nothing is paid by number.
func (game) PayPart(_ *K, _ *frame, p *rules.Part) bool { return p.N <= 0 }
