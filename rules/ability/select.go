package ability

// CountOp says how many of what fits are meant.
type CountOp uint8

// The count operators. Exactly 1 is what a text without a number means.
const (
	Exactly CountOp = iota
	UpTo
	AnyNumber
	All
)

// Count is how many.
type Count struct {
	Op CountOp
	N  Amount // of AnyNumber the least; unused for All
}

// Selector is a counted noun phrase.
type Selector struct {
	N        Count
	Of       Filter
	By       Who        // who chooses; zero: the ability's master
	Random   bool       // ランダムに
	Distinct Attr       // "with different names": the attribute that must differ
	Sum      *Bound     // "with a total cost of 5 or less"
	Each     []Selector // several counted phrases, one of which is chosen (Or) or all (And)
	Or       bool       // Each are alternatives
}

// Parts lists the phrases of which each is chosen by itself: s alone, unless it joins
// several.
func (s *Selector) Parts() []*Selector {
	if len(s.Each) == 0 || s.Or {
		return []*Selector{s}
	}
	var out []*Selector
	for i := range s.Each {
		out = append(out, &s.Each[i])
	}
	return out
}

// Filters yields what a clause that holds is about: what the phrase means, or each of
// the phrases that it joins.
func (s *Selector) Filters(yield func(*Filter) bool) {
	if len(s.Each) == 0 || s.Or {
		yield(&s.Of)
		return
	}
	for i := range s.Each {
		if !yield(&s.Each[i].Of) {
			return
		}
	}
}

// Count is how many are chosen: of several alternatives as many as of the first.
func (s *Selector) Count() Count {
	if s.Or && len(s.Each) > 0 {
		return s.Each[0].N
	}
	return s.N
}

// Attr is an attribute of a card that is not a number.
type Attr uint8

// The attributes.
const (
	NoAttr Attr = iota
	NameAttr
	TraitAttr // タイプ, ジョブ, 種族, 属性
	ClassAttr // クラス, 属性, 色
	TitleAttr
	CategoryAttr
	NumberAttr  // card number
	KeywordAttr // has the keyword
	CounterAttr // has a counter of that name; no value: has any
	IconAttr
	AbilityAttr // has an ability of the name, or has one linked to it that lends its abilities
	PersonAttr  // who a player is who uses the card; where nothing else says so, its names
	CostAttr    // its cost, where cards are told apart by it
	KindAttr    // its card type, likewise
	FirstCost   // its original cost, likewise
)

// Match says how a property's value is compared.
type Match uint8

// The ways of matching.
const (
	Equals Match = iota
	Contains
)

// Prop is one attribute with a value.
type Prop struct {
	Attr  Attr
	Value string
	Match Match
	Not   bool
	N     int32 // CounterAttr: so many or more; 0: one
}

// Bound limits a number: Stat Cmp N.
type Bound struct {
	Stat     Stat
	Cmp      Cmp
	N        Amount
	Original bool // 元の: as printed
	Highest  bool // the highest among what the rest of the filter leaves; N unused
	Lowest   bool
	Alike    bool // of several that are chosen: each has as much; N unused
}

// RelKind relates the card to another object.
type RelKind uint8

// The relations.
const (
	NoRel    RelKind = iota
	Other            // other than Of
	SameName         // has the name of Of
	NotSameName
	InSlot   // is one of those bound to Of
	LinkedTo // is linked to Of
	FoughtBy // is in battle with Of, or In
	CameThisTurn
	PlayedThisTurn
	SameClass
	SameTrait
	NamedIn   // has the name, or else, that was named (Ask NameCard) in Of
	Met       // On happened to it in this turn, and it has not moved since
	Aims      // chose Of, or something that fits In, when it was used
	AimsAlone // and nothing else
	Beside    // attacks in one party with Of
	AbilityOf // on the stack, an ability of Of, or of something that fits In
	Holds     // N cards or more that fit In are linked to it; 0: one
	Lacks     // none that fits In is
	Beaten    // one of its classes is among the traits of Of
	SameKind  // is of a kind of Of
)

// Rel is one relation.
type Rel struct {
	Kind RelKind
	Attr Attr // NamedIn: what was named; NoAttr: a name
	Of   Ref
	In   *Filter // LinkedTo, FoughtBy, Aims, AbilityOf, SameName and its like: with something that fits, instead of Of; Holds: what is linked to it
	N    int32   // Holds: how many
	On   *Event  // Met
}

// Filter says which objects are meant. Every field that is set restricts; Or is a
// union of complete alternatives which the other fields restrict further.
// A leader is a card like any other: Kind Leader in the LeaderArea.
type Filter struct {
	Or      []Filter
	Who     Who
	Zone    []Zone
	Depth   *Amount // only the top N of the zone (Bottom: bottom N)
	Bottom  bool
	Kind    Kinds // those that Fit; 0: any
	NotKind Kinds
	Has     []Prop
	Num     []Bound
	Is      []State
	Not     []State
	Rel     []Rel
	Ref     Ref      // exactly this object, further restricted
	On      *Squares // in one of these squares
}

// Squares says which places of a grid are meant. Every field that is set restricts.
type Squares struct {
	Mask uint32 // of a diagram, a bit each, row by row, turned to the ability's master; 0: any
	Near Ref    // within Dist of this object
	Dist int32
	Of   Ref  // where this object is, or was last
	Free bool // with nothing in it that takes up room
	Else bool // of where something is put: not where that lies, or lay last
}

// AmountOp says how an amount is computed.
type AmountOp uint8

// The amount operators.
const (
	Const   AmountOp = iota
	CountOf          // number of objects that fit Of
	StatOf           // Stat of Ref, or of player Who
	X                // the X of this play
	Sum              // of Args
	Mul              // Args[0] x Args[1]
	Half             // of Args[0]; Up
	Minus            // Args[0] - Args[1]
	Min
	Max
	Kinds_    // number of different Attr among Of
	SumOf     // sum of Stat over Of, or over Ref
	History   // how often On happened in Per
	NumberIn  // how many objects are bound to Ref
	CounterOn // counters named Name on Ref
	Inf
	Div    // Args[0] / Args[1], rounded down (～につき, SVE 5.29)
	EventN // the number of the event that set the ability off (the damage dealt)
	Alike  // how many of Of have one and the same Attr, of those of which there are most
)

// Amount is a number the game computes when it is needed.
type Amount struct {
	Op       AmountOp
	N        int32
	Of       *Filter
	Ref      Ref
	Who      Who
	Stat     Stat
	Attr     Attr
	Name     string
	On       *Event
	Per      Span
	Args     []Amount
	Up       bool // Half rounds up
	Original bool // StatOf and its like: the number as printed; CounterOn: those that lay there when it left
}

// N is a constant amount.
func N(n int32) Amount { return Amount{N: n} }

// CondOp says how a condition is computed.
type CondOp uint8

// The condition operators.
const (
	Compare CondOp = iota + 1 // L Cmp R
	And
	Or
	Not
	Is       // Ref fits Of
	Did      // the Try, choice or optional cost with number Slot was done in full
	TurnOf   // it is the turn of Who (and phase Phase, if set)
	Happened // On happened in Per (at least N times; 0 means once)
	BattleOn // an attack is going on
	Deck_    // the deck basis is title Name (or class when empty)
	First    // Who is the first player
)

// When says at which moment a condition's value is fixed.
type When uint8

// The moments.
const (
	Now          When = iota
	ResolveStart      // 13.3.1, 13.5.1 of SVE
	PlayStart
)

// Cond is a condition: comparisons over counted things, joined.
type Cond struct {
	Op    CondOp
	L, R  Amount
	Cmp   Cmp
	Ref   Ref
	Of    *Filter
	Slot  uint8
	On    *Event
	Per   Span
	N     int32
	Apart bool // Happened: to N different things, and not N times
	InAll bool // Happened: the numbers of all that happened come to N, and not so many times
	Who   Who
	Phase Phase
	Name  string
	Word  string // the threshold icon it is printed as (combo, spellchain, ...); empty: a sentence
	At    When
	Args  []Cond
}

// Event is a kind of happening: the condition of a trigger, a replacement, a history.
type Event struct {
	Verb     Verb
	Subj     *Filter // who or what it happens to, or who does it
	Obj      *Filter // the other object (what is attacked, damaged)
	From, To Zone
	Who      Who // whose phase, who draws, whose life
	Phase    Phase
	Nth      int32 // only the nth in the turn
	AtLeast  *Amount
	Name     string // of a counter
	Batch    bool   // once per batch ("one or more")
	Word     string // the icon it is printed as (fanfare, last words, ...); empty: a sentence
	State    *Cond  // state trigger: waits while this is true; Verb unused
	Comes    bool   // State: waits each time it comes to be true instead, and not because it stays so
	Kind     DamageKind
	Stat     Stat     // PlusV, MinusV: of this number only
	By       *Filter  // only what the text of such an object did: neither a rule nor a cost
	Paid     *Payment // Played: only if it was paid for so
	PaysFor  Marks    // only what paid for an ability that has one of these marks
}

// Payment is how a cost in the game's currency was, or may alone be, paid.
type Payment struct {
	Colors []string // each of these was given; Only: and no others
	Only   bool
	From   *Filter // all of it was made by such objects
	More   bool    // what it may cost besides was paid
	Out    Zone    // so only what is played out of there is paid for
}
