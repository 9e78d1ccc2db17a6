package ability

// Effect is one clause; each node is one struct of this file. Sealed.
type Effect interface {
	effect()
	Said() (from, to int)
	Say(from, to int)
}

// Node is what every clause has besides what it says: where it stands in the text that it
// was read of. That is no part of what it means: it is not compared and not written.
type Node struct{ from, to uint16 }

func (*Node) effect() {}

// Said is where the clause stands in the printed text, in bytes; 0, 0: it was read of none.
func (n *Node) Said() (from, to int) { return int(n.from), int(n.to) }

// Say says where the clause stands.
func (n *Node) Say(from, to int) { n.from, n.to = uint16(from), uint16(to) }

// What names the objects a clause acts on: a reference, or a selector evaluated
// when the clause runs, or players.
type What struct {
	Ref Ref
	Sel *Selector
	Who Who
}

// Position in an ordered zone.
type Position uint8

// The positions.
const (
	Anywhere Position = iota
	Top
	BottomP
	NthTop // Place.N from the top
	Shuffled_
)

// Order says who orders several cards that go to one place.
type Order uint8

// The orders.
const (
	ChosenOrder Order = iota // 好きな順 (also the rule's default)
	RandomOrder
	KeptOrder
)

// Place is where something goes.
type Place struct {
	Zone  Zone
	Who   Who // zero: the owner's, or where the zone takes what comes, the player's who takes it
	Pos   Position
	N     int32
	Order Order
	State State    // Acted, Standing, FaceUp, FaceDown; NoState: the rule's default
	Link  Ref      // linked to this object
	On    *Squares // in one of these squares; its player chooses which
}

// How a move is called: what triggers and prohibitions of that name see.
type How uint8

// The ways to move.
const (
	Put How = iota
	Destroy
	Banish
	Discard
	Return
	Mill
	Break
	Erase
	Steal
	Attach
	KOMove
	Reveal
	Recover // what is called so; another move that goes there is none
	Seek    // found by a search
)

// Duration of a change.
type Duration uint8

// The durations.
const (
	Forever   Duration = iota // while the object is that object
	EndOfTurn                 // this turn, until end of turn
	EndOfBattle
	StartOfTurn // until the start of Whose next turn
	NextEnd     // until the end of Whose next turn
	WhileThis   // while the source stays where it works
	WhileCond
	Uses // the next N times, this turn at most
	Game
	InNext    // during Whose next turn; Phase: during that phase of it
	EndOfIts  // until the end of a turn of Whose: this one, if it is theirs
	OfThat    // of what is about to happen, and of nothing else: AboutTo
	NextCheck // until rule processes have been carried out [Z/X 1204.3]
)

// Time is how long something holds.
type Time struct {
	Until Duration
	Whose Who
	Phase Phase // InNext
	Cond  *Cond
	N     int32 // not 0: N times at most, then it is used up
}

// DamageKind of SVE 5.14; other games use Any.
type DamageKind uint8

// The kinds of damage.
const (
	AnyDamage DamageKind = iota
	AttackDamage
	CombatDamage
	AbilityDamage
	LoneDamage // of an attack on what does not fight back: attack damage, and no combat damage [SVE 5.14.3.2, 8.4.5.1]
	BlowDamage // attack damage and combat damage: all but that of abilities [SVE 5.14.3.3]
)

// Op of a change of a number.
type Op uint8

// The operations.
const (
	Add Op = iota
	Sub    // printed as minus; the amount is positive
	Set
	Times
	HalfOp
)

// The nodes.
type (
	// Select chooses objects and binds them to Slot. Pick: 選択する, no target; else targets where the game has them.
	Select struct {
		Node
		By    Who
		Sel   Selector
		Slot  uint8
		Pick  bool
		Slots []uint8 // for Sel.Each with And: one slot per part
	}
	// Move moves objects; Bind (0: none) receives what really moved. May: the player may decline each. For: then they go back to
	// where they were; only of control that is gained (Steal), and of what lies outside the game for so long (Banish).
	Move struct {
		Node
		What What
		How  How
		To   Place
		Bind uint8
		Show bool // 公開して: shown to everyone before it moves
		For  Time
		Mine bool // what moves is linked to this card where it goes, whether this card is still there or not: what its abilities removed
	}
	// Draw draws cards one by one.
	Draw struct {
		Node
		Who   Who
		N     Amount
		UpTo  bool
		Until bool  // until the hand has N
		Bind  uint8 // what was drawn, and how many
		Show  bool  // shown to everyone once they are in the hand
	}
	// Make creates tokens by name.
	Make struct {
		Node
		Name string
		Like Ref // no Name: the name of this object
		N    Amount
		UpTo bool // N or fewer
		To   Place
		Bind uint8
		Or   []string // alternatives to Name, one is chosen
		Also []Made   // further kinds made by the same clause, at once
	}
	// Damage deals damage. Split: divided among To, in shares of Unit or a multiple of it (0: 1), at least one Unit each;
	// what does not make a whole one is dealt to none.
	Damage struct {
		Node
		To    What
		N     Amount
		By    Ref
		Split bool
		Unit  int32
		Firm  bool // it cannot be reduced
		Mute  bool // what it turns up has no effect of its own by that
	}
	// Change changes a stat of cards, or of a player (What.Who).
	Change struct {
		Node
		What  What
		Stat  Stat
		Op    Op
		N     Amount
		Floor *int32
		For   Time
		Also  []StatOp // further stats changed by the same clause ([攻撃力]+1/[体力]+1)
	}
	// Give grants or takes abilities, keywords, names, traits, kinds.
	Give struct {
		Node
		What   What
		Quoted []int
		Words  []string // keywords
		Props  []Prop
		Kinds  Kinds
		Also   bool  // Kinds: besides those it has
		Take   bool  // Props: those; of an attribute without a value, all
		All    bool  // Take: all abilities; Props given: in the place of all it has
		From   *What // the abilities that these objects print; of a slot with a number only the one of that number
		Bar    *Bar  // nothing is given: no effect gives it Words, which it loses too if Take, or changes a number so
		For    Time
	}
	// Bar says what effects do not do to a card: give it words, or raise (Add) or lower (Sub) a number of it.
	Bar struct {
		Stat Stat // NoStat: it is about the words
		Op   Op
		By   Who // only effects of this player
	}
	// Turn changes orientation or face.
	Turn struct {
		Node
		What What
		To   State
		Bind uint8 // those that were turned
	}
	// Mark puts or removes counters.
	Mark struct {
		Node
		What   What
		Name   string
		N      Amount
		UpTo   bool // N or fewer
		Remove bool
		All    bool
		To     What // moved there, if set
	}
	// Look looks at or reveals the top N (or a whole zone) and binds them. Until: one by one from
	// the top until so many that fit are shown, which Met binds.
	Look struct {
		Node
		Who      Who // who looks
		From     Place
		N        *Amount // nil: the whole zone
		Reveal   bool
		Bind     uint8
		OneByOne bool
		Until    *Selector
		Met      uint8
	}
	// Find searches a hidden zone (the zone of Sel.Of), moves what is found to To and shuffles the zone. Show: found cards are shown.
	Find struct {
		Node
		Who  Who
		Sel  Selector
		Show bool
		Bind uint8
		To   Place
	}
	// Shuffle shuffles a zone.
	Shuffle struct {
		Node
		Place Place
	}
	// Play plays or enters cards by effect; Bind (0: none) receives what came into play so.
	Play struct {
		Node
		What What
		Free bool
		Less *Amount
		May  bool
		Bind uint8
	}
	// Battle changes the battle in progress.
	Battle struct {
		Node
		Op   BattleOp
		What What
		To   What
	}
	// Cancel nullifies what is being played or waiting; Bind (0: none) receives the cards of which what it was done to are abilities.
	Cancel struct {
		Node
		What What
		Bind uint8
	}
	// Modes lets the player choose N of List.
	Modes struct {
		Node
		N     Count
		By    Who  // who chooses them; no side: who plays it
		Again bool // the same may be chosen twice
		Fresh bool // none that was chosen with this ability this turn
		More  []ModeMore
		List  [][]Effect
	}
	// If runs Then or Else.
	If struct {
		Node
		Cond Cond
		Then []Effect
		Else []Effect
	}
	// Try is "may A; if you did, B": with May the player may decline; Cost is performed all or nothing.
	// Reflex: Then is an ability of its own, which waits from then on ("when you do so").
	Try struct {
		Node
		Who  Who
		May  bool
		Cost []Cost
		Do   []Effect
		Slot uint8 // Did(Slot) reads whether it was done; 0: nothing reads it
		Then []Effect
		Else []Effect

		Reflex bool
	}
	// Repeat runs Do N times; If: again only if that holds then.
	Repeat struct {
		Node
		N  Amount
		Do []Effect
		If *Cond
	}
	// EachOf runs Do once for each object of What, bound as Each_; or for each player.
	EachOf struct {
		Node
		What What
		Do   []Effect
	}
	// Rule forbids, allows or requires.
	Rule struct {
		Node
		What What
		Verb Verb
		Mode RuleMode
		With *Filter // the other object concerned
		N    *Amount // how many or how often; of what may be played: for so much, and not what it costs
		For  Time
		By   Who        // only when done by this player
		Kind DamageKind // for TakeDamage
		Name string     // only the ability, or the marker, of that name
	}
	// Instead replaces an event. An empty Do prevents it. Add changes the amount of the replaced event.
	Instead struct {
		Node
		Of  Event
		If  *Cond
		Do  []Effect
		Op  Op
		N   *Amount // new or changed amount
		For Time
	}
	// CostChange changes what it costs to play (or use) something.
	CostChange struct {
		Node
		What  What
		Op    Op
		N     Amount
		Next  bool // only the next one
		For   Time
		Verb  Verb // Played, Evolves ...
		Floor *int32
		Name  string // only the ability of that name
	}
	// Later makes a delayed trigger.
	Later struct {
		Node
		On  Event
		Do  []Effect
		For Time
	}
	// Ask rolls a die, picks a number or name.
	Ask struct {
		Node
		Kind AskKind
		Of   Attr     // NameCard: what is named of it; NoAttr: its name
		But  []string // NameCard: the words that are not named
		Who  Who
		N    int32
		Bind uint8

		Until bool // Janken: one after the other, until Who has not won one
	}
	// Act is a procedure of the game by its word (evolve, race, drive check ...); Bind (0: none)
	// receives what came into play by it.
	Act struct {
		Node
		Word string
		What What
		With What // the other side, where the procedure has one (exchange)
		N    Amount
		Name string
		For  Time
		Bind uint8
	}
	// Flow changes turns or ends the game.
	Flow struct {
		Node
		Op  FlowOp
		Who Who
	}
	// ByHand is text that was not understood, exactly as printed.
	ByHand struct {
		Node
		Text string
	}
)

// Whole is how much of n can be divided: so many whole units.
func (e *Damage) Whole(n int32) int32 { return n - n%max(1, e.Unit) }

// StatOp is one further stat of a Change.
type StatOp struct {
	Stat Stat
	Op   Op
	N    Amount
}

// Made is one further kind of token of a Make.
type Made struct {
	Name string
	N    Amount
}

// ModeMore changes how many modes are chosen when its condition holds.
type ModeMore struct {
	If Cond
	N  Count
}

// BattleOp is what happens to a battle.
type BattleOp uint8

// The battle operations.
const (
	EndAttack BattleOp = iota
	Retarget
	RemoveFrom
)

// RuleMode is the mode of a Rule.
type RuleMode uint8

// The modes.
const (
	Cannot RuleMode = iota
	Must
	May
	Only    // Played: what its object makes pays for With alone
	Ignores // With does not stand in the way; Played: nor do the colours that are asked for
)

// AskKind is the kind of an Ask.
type AskKind uint8

// The asks.
const (
	Die AskKind = iota
	Janken
	NameCard
	NumberAsk
)

// FlowOp is the kind of a Flow.
type FlowOp uint8

// The flow operations.
const (
	ExtraTurn FlowOp = iota
	SkipTurn
	WinGame
	LoseGame
	EndPhaseNow
)

// TimeOf is the duration of a clause that has one, to read and to set; nil: it has none.
func TimeOf(e Effect) *Time {
	switch e := e.(type) {
	case *Change:
		return &e.For
	case *Give:
		return &e.For
	case *Rule:
		return &e.For
	case *Instead:
		return &e.For
	case *CostChange:
		return &e.For
	case *Later:
		return &e.For
	case *Act:
		return &e.For
	case *Move:
		if e.How == Steal || e.For != (Time{}) {
			return &e.For
		}
	}
	return nil
}

// ActsOn is what a clause is done to, to read and to set; nil: it is done to nothing.
func ActsOn(e Effect) *What {
	switch e := e.(type) {
	case *Move:
		return &e.What
	case *Turn:
		return &e.What
	case *Mark:
		return &e.What
	case *Damage:
		return &e.To
	case *Act:
		return &e.What
	case *Change:
		return &e.What
	case *Rule:
		return &e.What
	case *CostChange:
		return &e.What
	case *Give:
		return &e.What
	case *Cancel:
		return &e.What
	}
	return nil
}

// Takes is what a cost is paid with: what it moves, turns or marks; nil: with nothing. What it damages or changes is not
// spent, and what an act of a game takes the game says.
func (c *Cost) Takes() *What {
	switch c.Do.(type) {
	case *Move, *Turn, *Mark:
		return ActsOn(c.Do)
	}
	return nil
}
