package ability

// Card is the compiled text of one printed side of a card.
type Card struct {
	Cost      []Cost  // call, cast, equip cost where the game prints it as text
	Needs     *Cond   // condition to play, call, cast the card
	Limit     []Limit // "you may only play one of these per turn"
	Abilities []Ability
	Quoted    []Ability // abilities granted by Abilities, by index (Give.Quoted)
}

// Copies is how many of a card a deck of n may have: most, unless its text says another
// number, or any.
func (c *Card) Copies(most, n int) int {
	for i := 0; c != nil && i < len(c.Abilities); i++ {
		switch a := &c.Abilities[i]; {
		case a.Kind != Construction || a.Word != "copies":
		case len(a.Args) == 0:
			return n
		default:
			return int(a.Args[0].N)
		}
	}
	return most
}

// Kinds are the special kinds that a card has by its text, whatever is printed as its kind: a keyword
// so marked makes it one of the second deck.
func (c *Card) Kinds() (k Kinds) {
	for i := 0; c != nil && i < len(c.Abilities); i++ {
		if a := &c.Abilities[i]; a.Kind == Keyword && a.Marks&Advance != 0 {
			k |= AdvanceCard
		}
	}
	return k
}

// Kind says how an ability comes to act.
type Kind uint8

// The kinds of ability. SVE 10.1, FF-TCG 11.
const (
	Activated    Kind = iota + 1 // 起動能力: played by a person
	Triggered                    // 自動能力: waits when its event happens
	Static                       // 永続能力: holds while it works
	Spell                        // スペル能力: what a spell does when it resolves
	Keyword                      // a keyword whose rule the game's own procedures read; Word names it
	Construction                 // about deck construction only
)

// Marks are yes-or-no properties of an ability.
type Marks uint32

// The marks; each is an icon or a word before the text.
const (
	Quick      Marks = 1 << iota // クイック
	Evolve                       // 進化: the evolve ability
	EvolveLike                   // counts as an evolve ability (食事, 憑依, アドバンス起動)
	UnionBurst                   // ユニオンバースト
	Fusion                       // 融合
	Advance                      // アドバンス起動
	EXBurst                      // EXバースト
	Counter                      // 対抗
	Special                      // a special ability (FF-TCG S)
	Skill                        // a skill (Divine Cross)
	EXPower                      // EX power
	NoStack                      // 累積しない
	EventStep                    // ☆ (Z/X)
	Intrinsic                    // given by a keyword table, not printed as a sentence
	Rite                         // a rite is paid for by it: texts ask who has one
	EitherStep                   // ★ and ☆ (Z/X)
	Dazed                        // may be used while the unit is stunned (Divine Cross 802.2a)
)

// Use is the verb by which what it costs to use an ability of these marks is spoken of.
func (m Marks) Use() Verb {
	if m&Evolve != 0 {
		return Evolves
	}
	return ActivatedV
}

// Marked are the marks of an ability by which texts tell a card that has it; 0: none has
// that name.
func Marked(name string) Marks {
	switch name {
	case "evolve":
		return Evolve
	case "rite":
		return Rite
	case "special":
		return Special
	case "skill":
		return Skill
	case "EX power":
		return EXPower
	}
	return 0
}

// LentByLinked tells whether abilities of that name of mark are a card's own that are on what is linked to it. [Divine Cross 801.1g-1]
func LentByLinked(name string) bool { return Marked(name)&(Skill|EXPower) != 0 }

// Ability is one ability. Which rule of the game handles it (chosen at play or at
// resolution, through a stack or not) is never in the data.
type Ability struct {
	Kind   Kind
	Name   string // special name, skill name; limits and copies refer to it
	Marks  Marks
	Gate   *Cond   // validity of the whole ability (覚醒, Damage 3, "while linked")
	Works  []Zone  // empty: where the game says that such an ability works
	Window Window  // empty: where the game says that such an ability is played
	On     []Event // triggers, joined by "or"
	If     *Cond   // condition in the head: "when E, if C"; for Static: the condition while it holds
	Cost   []Cost
	Needs  *Cond // "can only be used if ..."
	Limit  []Limit
	Do     []Effect
	Word   string   // Kind Keyword: its canonical word, such as "ward"
	Args   []Amount // Kind Keyword: its numbers
	Text   []int    // Kind Keyword: abilities it carries, by index into Card.Quoted
	Hand   Hand     // what a person carries out because the compiler could not read it
	Print  string   // the printed text of this ability, as it stands on the card
}

// Hand says which part of an ability is carried out by hand ("assisted").
type Hand uint8

// The levels of assistance.
const (
	Auto       Hand = iota // nothing: fully automatic
	HandEffect             // trigger, cost and limit run; the effect is by hand
	HandCost               // announced; cost and effect by hand
	HandAll                // a badge with a button that announces it
)

// Window says when an activated ability may be played, if the text says so.
type Window uint8

// The windows.
const (
	AnyWindow Window = iota
	MainWindow
	QuickWindow
	OpponentTurn
	OwnTurn
	DuringAttack
	AnswerToUse
	EventWindow
)

// Res is a resource paid by number.
type Res uint8

// The resources of the five games.
const (
	NoRes   Res = iota
	PP          // SVE play points
	EP          // SVE evolution points
	SEP         // SVE super-evolution points
	CP          // FF-TCG
	Crystal     // FF-TCG
	Gauge       // Buddyfight
	Life        // Buddyfight, SVE leader life
	Source      // Z/X resources
	Energy      // Divine Cross threshold
)

// CostMode says how a cost joins the others.
type CostMode uint8

// The cost modes.
const (
	Base       CostMode = iota
	Additional          // must be paid besides
	Optional            // may be paid besides; Did(slot) reads it
	InsteadOf           // may be paid instead of the base cost, together with all others of this mode
	Restricted          // nothing: says how alone the game's currency is paid (How)
)

// Cost is one item of a cost: a number of a resource, or an action to perform.
type Cost struct {
	Res    Res
	N      Amount
	Colors []string // which colours or elements; empty: any
	Do     Effect   // nil for a resource
	Mode   CostMode
	Less   int32    // Optional: so much less is paid of the game's currency
	Set    *Amount  // Optional: the game's currency that is paid is so much instead, before that is raised and lowered
	How    *Payment // Restricted
	If     *Cond    // InsteadOf: it may be paid so only if this is so
}

// Spares tells whether less of the game's currency is paid where this is paid besides.
func (c *Cost) Spares() bool { return c.Less > 0 || c.Set != nil }

// Span is a stretch of play in which a limit counts.
type Span uint8

// The spans of limits and histories.
const (
	ThisTurn Span = iota
	ThisBattle
	ThisGame
	LastTurn   // the turn before; of a history, the opponent's last one
	SinceCheck // since the last rule process
	StillOpen  // as long as the rules let it be referred to: board.Game.Lapsed
	AboutTo    // what would happen next, while players may act before it does: Kernel.Await
	LastOwn    // of a history, one's own last turn before this one
)

// LimitKey says what a limit counts.
type LimitKey uint8

// The keys of limits.
const (
	ByAbility LimitKey = iota // this ability of this card
	ByName                    // abilities of cards of this name
	ByPlayer
	ByWord // a word of the game (evolve)
)

// Limit is "N per turn". Any lifts a limit of the rules ("any number of times per turn").
type Limit struct {
	N   int32
	Per Span
	By  LimitKey
	Any bool
}
