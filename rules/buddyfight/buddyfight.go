// Package buddyfight is the rulebook of Future Card Buddyfight, the "detailed rules" as
// of 2018/6/2: a file per section, a function per procedure, unit numbers of rulebook.tsv
// on the lines.
//
//	values.go    what the document takes for granted: a table, marked [NS]
//	setup.go     preparing the fight, flags and buddies
//	call.go      section 1   calling a monster; section 5 says which are impact monsters
//	cast.go      section 1   casting a spell or an impact
//	equip.go     section 1   equipping an item, and what is equipped like one
//	use.go       sections 1, 4   what the uses have in common
//	pay.go       section 1   costs, all parts at once
//	timing.go    section 2   the play timing and its one answer to one use
//	turn.go      section 3   start, main and the end of the turn
//	attack.go    section 3   who attacks what
//	battle.go    section 3   the hit, penetrate, counterattack, N-time attack
//	checks.go    rule processing
//	abilities.go section 4   activated and auto abilities
//	keywords.go  section 4   keywords
//	flags.go     section 4   flags: what they permit, what becomes of a blank one
//	permits.go   section 4   "when destroyed", "when called": until when
//	decks.go     section 6   limit-break rules, decks
//	acts.go      what a fighter may do
//	text.go      words of card texts that are procedures
//	cards.go, zones.go   what a card is, where it lies
//	samples.go   invented cards given as data, for scenarios and random games
//
// # Cards as data
//
// Side.Classes are worlds, Side.Traits attributes, Power, Defense, Critical and Size its
// numbers; a number that is absent is not 0. Call, cast and equip costs are Card.Cost,
// "may be called if" is Card.Needs. "When destroyed, may be used" is a condition Happened
// with Per StillOpen, "when called, when used" one on what is Answered.
//
// A card with 対抗 has the keyword counter; an ability with 対抗 the mark Counter. What is
// equipped like an item has a keyword with a cost. An Overturn ability is Activated with
// its form as the Word. D abilities stand in Card.Quoted and are given by a static
// ability. A flag's permission is a Rule{May, Played} on what it permits.
package buddyfight

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

func (game) Name() string { return "buddyfight" }

// Slots of State.Table.
const (
	tableAnswering = state.TableGame + iota // the play that is being answered: its frame
	tableOpen                               // what happened before this place of the turn's history has lapsed
	tableShut                               // how much behind it has lapsed by itself
	tableFlag                               // the flag with which seat 0 began; the next slot is seat 1's
	_
)

// Keys of tallies.
const (
	tallyBuddy    = "buddy calls"   // declared, in the fight
	tallyImpact   = "impact calls"  // completed, this turn
	tallyIntoItem = "impact equips" // completed, this turn
	tallyChange   = "equip changes" // done, this turn
	tallyAttacks  = "attacks"       // of a fighter, this turn
	tallyDone     = "attack to end" // of a card: its attack has not been followed yet
	tallyCut      = "phase ends"    // by an effect, when that has been carried out
	tallyRestands = "restands"      // of a card, this turn
	tallyOverturn = "overturn "     // declared, in the fight; with the form
	tallyShut     = "shut "         // with a place of the turn's history
	tallyPermit   = "permit"        // made use of, by a card
	tallyCounters = "counters in "  // used, in a battle by its number
)

// Acts beside those that every game has.
const (
	EquipAs    = state.ActGame + iota // Card is equipped though it is no item
	LinkAttack                        // Card and others attack Target
	Replace                           // Card moves to the area N
)

var names = &rules.Words{
	Numbers: wing.Pairs(lexicon.Players),
	Stats:   lexicon.Stats(),
	Acts: map[state.ActVerb][2]string{
		state.Pass: {"使わない", "pass"}, state.PlayCard: {"プレイ", "play"}, state.UseAbility: {"使う", "use"}, state.DeclareAttack: {"攻撃", "attack"},
		EquipAs: {"変身", "transform"}, LinkAttack: {"連携攻撃", "link attack"}, Replace: {"移動", "move"},
	},
	Lots: map[string][2]string{"first": {"先攻のプレイヤー", "who goes first"}},
	Asks: map[string][2]string{
		"option": {"2つのコストのうち、後に書かれたほうを払いますか", "Of the two costs, pay the one that is written second?"},
		"final":  {"ファイナルフェイズです", "Your final phase"}, "timing": {"【対抗】を使えます", "You may use a counter"},
		"counter": {"【対抗】を使えます", "You may use a counter"}, "answer": {"【対抗】で答えますか", "Answer with a counter?"}, "awaited": {"ダメージを受ける時に使いますか", "Use something before the damage?"}, "attack": {"攻撃しますか", "Attack?"}, "attack again": {"攻撃しなくてよいですか", "Really no attack?"},
		"link": {"一緒に攻撃するカードを選ぶ", "Who attacks together?"}, "aim": {"攻撃対象を選ぶ", "What is attacked?"}, "mover": {"『移動』するモンスターを選ぶ", "Who moves?"},
		"gauge": {"払うゲージを選ぶ", "Gauge to pay"}, "buddy": {"バディコールにしますか（ファイトに1回、ライフ+1）", "Make it a buddy call? (once a fight, life +1)"}, "charge": {"ゲージに置く手札を選ぶ（置けば1枚引く）", "A card for the gauge (then draw 1)?"}, "area": {"エリアを選ぶ", "Which area?"}, "overlap": {"残すモンスターを選ぶ", "Which one stays?"},
		"size": {"ドロップゾーンに置くモンスターを選ぶ（サイズの合計は3まで）", "Which monster goes to the drop zone? (sizes up to 3 in all)"}, "strike": {"『反撃』で破壊するモンスターを選ぶ", "What does the counterattack destroy?"}, "equip change": {"『装備変更』を使いますか", "Use equip change?"},
		"ambush": {"『奇襲』でコールしますか", "Call it by ambush?"}, "free": {"コストを払わずに使いますか", "Use it without paying its cost?"},
		"trigger": {"先に解決する能力を選ぶ", "Which ability first?"}, "replacement": {"先に適用する効果を選ぶ", "Which effect first?"},
	},
	Phases: []rules.PhaseWord{
		{Phase: ability.StartPhase, JA: "スタート", EN: "Start", FullJA: "スタートフェイズ", FullEN: "Start phase"},
		{Phase: ability.MainPhase, JA: "メイン", EN: "Main", FullJA: "メインフェイズ", FullEN: "Main phase"},
		{Phase: ability.AttackPhase, JA: "アタック", EN: "Attack", FullJA: "アタックフェイズ", FullEN: "Attack phase"},
		{Phase: ability.EndPhase, JA: "ファイナル", EN: "Final", FullJA: "ファイナルフェイズ", FullEN: "Final phase"},
	},
	Offers: []string{"timing", "counter", "answer", "awaited"},
	Colors: wing.IDs(lexicon.Classes),
	Drags: []rules.DragWord{
		{Verb: state.PlayCard, From: ability.Hand_, To: areas[:], Nth: true, Word: [2]string{"コール", "call"}},
		{Verb: Replace, From: ability.LeftArea, To: areas[:], Nth: true},
		{Verb: Replace, From: ability.CenterArea, To: areas[:], Nth: true},
		{Verb: Replace, From: ability.RightArea, To: areas[:], Nth: true},
	},
	Stops: moments,
	Then: map[string][2]string{
		"attack": {"アタックフェイズへ", "To the attack phase"}, "no attack": {"攻撃しない", "No attack"}, "stay": {"移動しない", "Do not move"}, "turn's end": {"ファイナルフェイズを終える", "End the final phase"},
	},
	Pays: []ability.Res{ability.Gauge, ability.Life},
	Rules: map[string]string{
		"act": "4.flow.1.3.1", "again": "2.flow.2.1", "age": "4.flow.3.1", "agree": "0", "arrange": "4.flow.1.3.1", "change": "4.flow.3.1", "concede": "0", "consent": "0", "damage": "3.attack.3.1.2", "discard": "1.call.1.6", "draw": "3.start.3.1", "each": "4.flow.1.3.1", "effect wins": "RP.1", "find": "4.flow.1.3.1",
		"forbidden": "4.flow.3.1", "loop": "2.flow.5.goto", "look": "4.misc.facedown.2", "mark": "4.flow.1.3.1", "may": "4.flow.1.3.1", "modes": "4.flow.1.3.1", "move": "4.flow.1.3.1", "name": "4.flow.1.3.1", "number": "4.flow.1.3.1",
		"occurrence": "4.flow.2.1", "option": "1.call.1.4", "order": "4.flow.2.1.1", "pay": "1.call.1.6", "pick": "4.flow.1.3.1", "play": "2.flow.2.1", "replacement": "4.kw.soulguard.2", "reveal": "1.call.1.1", "select": "1.cast.1.4", "split": "4.flow.1.3.1", "target": "1.cast.1.4", "trigger": "4.flow.2.1", "turn": "4.flow.1.3.1", "x": "1.call.1.4",
		"why again": "2.flow.2.1", "why barred": "2.flow.2.1", "why cost": "2.flow.2.2", "why count": "4.flow.1.3.1", "why filter": "4.flow.1.1.1", "why hand": "0", "why limit": "4.once.this.2", "why modes": "1.cast.1.4", "why nobody": "2.flow.2.1", "why divide": "4.flow.1.3.1",
		"why split": "4.flow.1.3.1", "why number": "4.flow.1.3.1", "why offered": "4.flow.1.1.1", "why targets": "1.cast.1.4", "why twice": "4.flow.1.3.1",
	},
	Steps: stepNames(),
}

func (game) Words() *rules.Words { return names }

// moments are when counters may be used, by what Decision.Then says of each step and of each
// use; players are asked at those of an attack, and at every use of the other player's.
var moments = []rules.Stop{
	{Then: "stand", JA: "スタートフェイズ", EN: "Start phase"},
	{Then: "attack", JA: "メインフェイズの終わり", EN: "End of the main phase"},
	{Then: "declare", JA: "攻撃の前", EN: "Before an attack"},
	{Then: "hit", JA: "攻撃が当たる前", EN: "Before the attack hits", Own: true, Theirs: true, Wakes: true},
	{Then: "restand", JA: "攻撃の後", EN: "After the attack", Own: true, Theirs: true},
	{Then: "turn's end", JA: "ファイナルフェイズ", EN: "Final phase"},
	{Then: "over", JA: "ターンの終わり", EN: "End of the turn"},
	{Then: "call", JA: "相手のコールや装備", EN: "Other's call or item", Own: true, Theirs: true},
	{Then: "cast", JA: "相手の魔法や必殺技", EN: "Other's spell or impact", Own: true, Theirs: true, Wakes: true},
	{Then: "use", JA: "相手の起動能力", EN: "Other's ability", Own: true, Theirs: true, Wakes: true},
	{Then: "trigger", JA: "相手の自動能力", EN: "Other's auto ability", Own: true, Theirs: true},
	{Then: "damage", JA: "ダメージを受ける時", EN: "Before damage to you", Own: true, Theirs: true},
}

// thens say what comes after the play timing of each step.
var thens = [...]string{
	stepTurnTiming: "stand", stepStandTiming: "stand", stepDrawTiming: "stand", stepChargeTiming: "stand", stepMainTiming: "attack", stepAttackTiming: "declare", stepDeclined: "declare",
	stepBattle: "hit", stepAfter: "restand", stepRestandTiming: "declare", stepFinalTiming: "turn's end", stepEndTiming: "over",
}

// Currency: cards are paid with gauge.
func (game) Currency() ability.Res { return ability.Gauge }
