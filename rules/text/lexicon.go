package text

import (
	"slices"
	"strings"
	"unicode"

	"gotaku/rules/ability"
)

// iconKind says what an icon does in a text.
type iconKind uint8

const (
	TriggerIcon   iconKind = iota + 1 // before a text: a triggered ability
	ActivatedIcon                     // before a cost: an activated ability
	MarkIcon                          // before another head: a property of the ability
	KeywordIcon
	ThresholdIcon // a condition, with or without a number
	StatIcon
	ClassIcon
	CostIcon // a number of a resource
	ActIcon
)

// Icon is one notation of a game. "#" stands for its number.
type Icon struct {
	Kind   iconKind
	Word   string // canonical English word, as it stands in the data
	JA, EN string // canonical notation
	Alias  string // other names, divided by |
	Marks  ability.Marks
	On     ability.Event // triggerIcon
	Costs  string        // markIcon: what its costs are read and printed as, if not as any; "": as any
	Works  ability.Zone  // markIcon: where an activated ability with it works
	Alone  bool          // markIcon: standing alone it is a keyword
	Plain  bool          // activatedIcon: its abilities are not called by its word
	Counts bool          // activatedIcon: it may stand several times, and its ability does it so often
	Value  any           // statIcon: ability.Stat; thresholdIcon: ability.Cond
}

// Word is a lexicon entry: faces divided by |, the first printed. An English
// face may be "singular,plural".
type Word struct {
	JA, EN string
	Val    any
}

// ZoneWord is a zone with its place phrases.
type ZoneWord struct {
	Zone   ability.Zone
	JA, EN string // 手札, hand
	EnPrep string // in, on
	Put    string // 手札に加える: how a card goes there; empty: texts do not say it
	Into   string // into hand
	Made   bool   // tokens are made there
	Head   bool   // 自分の手札1枚: the zone is printed for its cards
	Own    bool   // it is one's own where nobody is named, as the hand and the deck of every game are
}

// Bound is a number that modifiers limit: コスト3以下の, with cost 3 or less.
type Bound struct {
	JA, EN string // en: with its preposition
	B      ability.Bound
	Icon   bool // also written as an icon
}

func (b *Bound) stat() string { return b.EN[strings.IndexByte(b.EN, ' ')+1:] }

// Lexicon is what a game says in its own words. Everything else is common.
type Lexicon struct {
	Icons    []Icon
	Zones    []ZoneWord
	Kinds    []Word // ability.Kinds
	Stats    []Word // ability.Stat, named in words
	States   []Word // ability.State, before a noun
	Undone   []Word // ability.State in which something is not, before a noun
	Counters string // counter words that a count may carry
	Traits   []string
	Alike    [][2]string    // Japanese words that are read as others
	Respelt  [][2]string    // English words, whole ones, that are read as others
	respelt  map[rune][]int // the places of those that begin with a letter, a small one
	Bounds   []Bound
	Verbs    []VerbWord
	Spells   ability.Kinds                  // cards whose text without a head is done once
	Defaults map[ability.Kinds]ability.Zone // where a bare kind word means
	Rows     Rows
	Holds    []ability.Stat    // players' numbers that a text changes for as long as it works
	Tokens   []TokenWord       // words that bracket a name, a trait, a category
	SetApart [2]string         // marks between which lists of cards set such a word and its name in another type
	Markers  []Word            // counters and markers that a rulebook names: their data bear the Japanese name
	Bearer   ability.Kinds     // of a card that is given an ability; 0: of no spell
	Areas    []ability.Zone    // zones whose cards are said by their place alone (メイン・ユニット); the first holds one of a player
	AreaKind ability.Kinds     // of what is in the areas
	Alone    ability.Kinds     // of which each player has one: said without a number, it lies where Defaults has it
	Living   ability.Kinds     // of which, and of what is named, one says いる
	Unbid    ability.Marks     // of abilities whose place the rules say
	Room     ability.Amount    // how many cards may still be put where tokens are made, if that is limited
	Joined   [][2]ability.Verb // what one sentence forbids or lets happen: アタックもブロックもできない

	Gained    []string   // keywords that are gained by a procedure: rows of the game's own say so
	StateLike []string   // conditions with an icon that are said as states
	Pays      []string   // procedures that may be a cost
	Compares  []Compared // numbers that conditions compare, besides those of every game

	Reader string // Japanese: who reads the text, and nobody else, also where another player acts (君)

	GoesOn func(said, behind, next string) (joint int, fits func(*Clause) bool) // what is behind goes on, after so many runes that join it, with a sentence of its own, if what was said fits (nil: it does); next is the sentence behind that; 0: it does not

	Currency ability.Res                     // what uses are paid with, if a text may say how alone
	PlayedIf func(ability.Cond) ability.Cond // what must be so for a card to be played, as a sentence says it; nil: as it is

	NoCosts        bool                     // a cost within a text is what one may do
	OffersCosts    bool                     // a cost within a text is offered in a sentence of its own
	DrawsCount     bool                     // a draw is counted as a move is: その枚数
	Repeats        bool                     // what bounds one kind of a union is said again of the next, or bounds the first alone: 兵士・フォロワーか兵士・アミュレット
	TraitsShare    bool                     // コスト3以下の[A]か[B]: what is said before two traits is said of both
	PlaceLast      bool                     // English: a place behind the last of several things is that of all of them
	PerEach        bool                     // につき is said of any amount, not of cards alone
	AnyOne         bool                     // フォワード1体が: what happens is said of one of them, whichever it is
	PerPlayed      bool                     // このターン中にプレイしたカード1枚につき is said of what changes, and not only how many those are
	PerStat        bool                     // HP100につき: a number may be what is counted
	LaterTimes     bool                     // what waits for a time says whether it happens once or each time
	Stays          bool                     // a card may stay that an effect would destroy or return, so that what was destroyed is not what was chosen
	Onward         bool                     // sentences that a condition still holds for are printed joined to it, or with その後
	Apart          [langs]bool              // where conditions reach on, a sentence that goes on with nothing of the one that has it is done in any case, but with さらに
	EveryTime      bool                     // たび is said where it is meant, and not only read
	Had            bool                     // このターン、…していた and … this turn are asked of whatever happens; what did something this turn is told from other things
	InOrder        bool                     // of two conditions of which only one can be so the second is asked when it is reached, and the first may have made it so
	Replaced       func(ability.Event) bool // what is replaced may be said of whatever a trigger can wait for, if this is so of it; nil: of nothing
	TimesSign      bool                     // 手札の枚数×100 stands where a number does
	HeldBehind     bool                     // 1枚選び、ターン終了時まで、…: for how long it holds stands behind a choice, and what it is of is left out
	ChosenApart    bool                     // 選んで、捨てる: a comma parts a choice from what is done
	NeedsApart     bool                     // each of several conditions for playing a card has a sentence of its own
	StraightQuotes bool                     // "…" is an ability that is given in English, and no name
	Given          []string                 // behind the quotes of a name they are those of an ability: 『【疾走】』を持つ
	OfItself       [langs]string            // begins what is said of the card that is given it: 「これは攻撃されない」

	Gathers    bool                   // "them", behind what is done to all of a sort, are those; "it" may be the card itself
	BareNames  bool                   // in English a name that the packs have may stand without quotes
	Itself     bool                   // in English "it", where it means nothing else, is the card that spoke of itself last
	BareTraits bool                   // in English a trait may stand without brackets: a Tide follower
	Commas     bool                   // a comma alone parts what is done, where there is more to come
	Riders     []string               // what parentheses begin with that say more than a reminder
	AtOnce     func(*ability.If) bool // the conditions that a row says with what is done in either case, in one sentence; nil: none
	Bounding   []string               // what they say somewhere that bounds a number: such are no reminders either
	Reminders  []string               // what parentheses begin with that only remind, though they bound something or stand within a sentence; behind … how they end, # is a number
	Notes      bool                   // whole sentences in parentheses only remind, by a rule of the game
	Shared     bool                   // the noun behind alternatives is that of all of them, and a trait may be one
	Traitless  ability.Kinds          // kinds whose cards have no traits: 【ジョブ】か召喚獣 are two nouns
	Whole      bool                   // what is done instead, for a cost, or so often is said in whole sentences
	May        string                 // how what may be done ends: もよい; empty: よい
	Reach      Reach                  // how far a condition reaches
	Anyones    []ability.Zone         // in which cards are counted of either player where nobody is named
	Points     ability.Zone           // of whose cards so many points are said; none: of no zone
	InsteadOn  bool                   // in Japanese what stands behind 代わりに is done in its place, too, as far as a condition reaches
	byName     [langs]map[string]int  // icon by folded name
	asWords    [langs][]iconWord      // icons that stand as words: ブレイブ
	words      [langs][]string        // its own words
	World      *World                 // what the rules of the game let happen
}

// TokenWord is a word with a name in brackets behind it: ジョブ【剣士】, [Job (Samurai)].
type TokenWord struct {
	JA, EN string
	Attr   ability.Attr
	Bare   Bareness
	Older  string // another Japanese word for it, which is never printed
}

// Bareness is what of a token's name may stand without brackets.
type Bareness uint8

const (
	Bracketed Bareness = iota // nothing
	BareWord                  // one word or number: カテゴリⅦ, Category VII
	BareRun                   // in English words that begin with capitals: Job Knight of the Gate
)

// bare cuts the brackets and the number place off a notation.
func bare(s string) string {
	s = strings.Trim(s, "[]【】《》")
	s = strings.TrimRight(strings.TrimRight(s, "#"), "_ ")
	return string(foldLiteral(s, JA))
}

// iconWord is an icon that is written as a word, which stands in small letters.
type iconWord struct {
	icon int
	word []rune
}

func (x *Lexicon) index() {
	x.respelt = map[rune][]int{}
	for i, a := range x.Respelt {
		first := unicode.ToLower([]rune(a[0])[0])
		x.respelt[first] = append(x.respelt[first], i)
	}
	for l := range x.byName {
		x.words[l] = x.lexical(Lang(l))
		x.byName[l] = map[string]int{}
		for i := range x.Icons {
			if s := x.notation(i, Lang(l)); s != "" && !strings.ContainsAny(s[:1], "[") && !strings.HasPrefix(s, "【") && !strings.HasPrefix(s, "《") {
				x.asWords[l] = append(x.asWords[l], iconWord{i, Lower([]rune(s))})
			}
		}
	}
	for i := range x.Icons {
		ic := &x.Icons[i]
		if ic.Kind == ClassIcon && bare(ic.JA) == ic.JA {
			continue // written as a word only
		}
		x.byName[JA][bare(ic.JA)] = i
		x.byName[EN][bare(ic.EN)] = i
		for _, a := range strings.Split(ic.Alias, "|") {
			if a != "" {
				x.byName[JA][bare(a)] = i
				x.byName[EN][bare(a)] = i
			}
		}
	}
}

// icon returns the canonical notation of an icon written with this folded name.
func (x *Lexicon) icon(name string, l Lang) (string, bool) {
	i, ok := x.byName[l][name]
	num := ""
	if !ok {
		cut := len(name)
		for cut > 0 && ('0' <= name[cut-1] && name[cut-1] <= '9') {
			cut--
		}
		if cut == len(name) && strings.HasSuffix(name, "x") {
			cut--
		}
		num = strings.ToUpper(name[cut:])
		base := name[:cut]
		if cut > 0 && strings.IndexByte("_.:", base[cut-1]) >= 0 {
			base = base[:cut-1]
		}
		i, ok = x.byName[l][base]
		if !ok || num == "" || len(num) > 4 || len(num) > 1 && num[0] == '0' {
			return "", false
		}
	}
	s := x.notation(i, l)
	if strings.Contains(s, "#") != (num != "") {
		if num != "" {
			return "", false
		}
		if s = strings.TrimRight(s[:strings.Index(s, "#")], "_ ") + s[strings.Index(s, "#")+1:]; x.Icons[i].Kind != ThresholdIcon {
			return "", false
		}
		return s, true
	}
	return strings.Replace(s, "#", num, 1), true
}

func (x *Lexicon) notation(i int, l Lang) string {
	if l == JA {
		return x.Icons[i].JA
	}
	return x.Icons[i].EN
}

// IconAt finds which icon stands at pos of normalised text and where it ends.
// The number, if it has one, is num (-1: X).
func (x *Lexicon) IconAt(r []rune, pos int, l Lang) (ic *Icon, num int32, end int) {
	if pos >= len(r) || r[pos] != '[' && r[pos] != '【' && r[pos] != '《' {
		ic, end := x.bareIcon(r, pos, l)
		return ic, NoNumber, end
	}
	stop := Closer(r[pos])
	end = pos + 1
	for end < len(r) && r[end] != stop && end-pos < 2*maxIcon {
		end++
	}
	if end >= len(r) || r[end] != stop {
		return nil, 0, 0
	}
	var name []rune
	for _, c := range r[pos+1 : end] {
		if c != ' ' {
			name = append(name, c)
		}
	}
	low := string(Lower(name))
	if i, ok := x.byName[l][low]; ok {
		return &x.Icons[i], NoNumber, end + 1
	}
	cut := len(low)
	for cut > 0 && '0' <= low[cut-1] && low[cut-1] <= '9' {
		cut--
	}
	if cut == len(low) && strings.HasSuffix(low, "x") {
		cut, num = cut-1, -1
	}
	if len(low)-cut > 1 && low[cut] == '0' {
		return nil, 0, 0
	}
	for _, c := range low[cut:] {
		if num >= 0 {
			num = num*10 + int32(c-'0')
		}
	}
	if i, ok := x.byName[l][strings.TrimSuffix(low[:cut], "_")]; ok && cut < len(low) {
		return &x.Icons[i], num, end + 1
	}
	return nil, 0, 0
}

// bareIcon finds an icon that is written as a word: ブレイブ.
func (x *Lexicon) bareIcon(r []rune, pos int, l Lang) (*Icon, int) {
	for _, w := range x.asWords[l] {
		if end := pos + len(w.word); end <= len(r) && slices.EqualFunc(r[pos:end], w.word, func(a, b rune) bool { return lower(a) == b }) && (l == JA || end == len(r) || !IsLetter(r[end])) {
			return &x.Icons[w.icon], end
		}
	}
	return nil, 0
}

func IsLetter(c rune) bool {
	return 'a' <= c && c <= 'z' || 'A' <= c && c <= 'Z' || 'À' <= c && c <= 'ɏ' && c != '×' && c != '÷'
}

// keywordEnds tells whether the text so far ends with a keyword icon.
func (x *Lexicon) keywordEnds(r []rune) bool {
	i := len(r) - 1
	for i >= 0 && r[i] != '【' && len(r)-i <= 2*maxIcon {
		i--
	}
	if i < 0 || r[i] != '【' {
		return false
	}
	ic, _, end := x.IconAt(r, i, JA)
	return ic != nil && end == len(r) && ic.Kind == KeywordIcon
}

// standsForCards tells whether a zone is printed in place of its cards.
func (x *Lexicon) standsForCards(z ability.Zone) bool {
	for i := range x.Zones {
		if x.Zones[i].Zone == z {
			return x.Zones[i].Head
		}
	}
	return false
}

// own tells whether a zone is one's own where nobody is named.
func (x *Lexicon) own(z ability.Zone) bool {
	return z == ability.Hand_ || z == ability.Deck || slices.ContainsFunc(x.Zones, func(w ZoneWord) bool { return w.Zone == z && w.Own })
}

// field is where cards are in play; where there are several such places, it is none of them.
func (x *Lexicon) field() ability.Zone {
	if x.World != nil && len(x.World.Play) == 1 {
		return x.World.Play[0]
	}
	return ability.Field
}

// alone tells whether a noun is of a kind of which each player has one.
func (x *Lexicon) alone(f *ability.Filter) bool { return x.Alone != 0 && f.Kind == x.Alone }

// costMark is the icon of a mark whose costs are not those of others; nil: there is none.
func (x *Lexicon) costMark(m ability.Marks) *Icon {
	for i := range x.Icons {
		if ic := &x.Icons[i]; ic.Costs != "" && m&ic.Marks != 0 {
			return ic
		}
	}
	return nil
}

// isKind tells whether a Japanese word names a kind of card.
func (x *Lexicon) isKind(s string) bool {
	for _, k := range x.Kinds {
		for _, f := range faces(k.JA) {
			if f == s {
				return true
			}
		}
	}
	return false
}

// isClass tells whether a word is that of a class, which stands in brackets: [ビショップ]のアミュレット.
func (x *Lexicon) isClass(s string) bool {
	return slices.ContainsFunc(x.Icons, func(ic Icon) bool { return ic.Kind == ClassIcon && ic.JA == "["+s+"]" })
}

// bearer is a kind of card whose text without a head holds.
func (x *Lexicon) bearer() ability.Kinds {
	if x.Bearer != 0 {
		return x.Bearer
	}
	return 1 &^ x.Spells
}

// InAreas tells whether a filter is of what is said by its place alone.
func (x *Lexicon) InAreas(f *ability.Filter) bool {
	if len(x.Areas) == 0 {
		return false
	}
	if len(f.Zone) == 0 {
		return f.Ref.Kind == ability.This || f.Ref.Kind == ability.Host || f.Kind == x.AreaKind
	}
	for _, z := range f.Zone {
		if !slices.Contains(x.Areas, z) {
			return false
		}
	}
	return true
}

// Reach is how far a condition in a sentence reaches.
type Reach uint8

// The ways.
const (
	ReachSentence Reach = iota // to the end of its sentence
	ReachSpoken                // and over sentences that speak of what only it bound
	ReachRest                  // to the end of the paragraph or mode, or to the next condition
)

func faces(s string) []string { return strings.Split(s, "|") }

// NoNumber stands for the number of an icon printed without one.
const NoNumber = -2

// print prints an icon with its number (-1: X).
func (ic *Icon) print(l Lang, num int32) string {
	s := ic.JA
	if l == EN {
		s = ic.EN
	}
	i := strings.Index(s, "#")
	switch {
	case i < 0:
		return s
	case num == -1:
		return s[:i] + "X" + s[i+1:]
	case num == NoNumber:
		return strings.TrimRight(s[:i], "_ ") + s[i+1:]
	}
	return s[:i] + Itoa(num) + s[i+1:]
}

func Itoa(n int32) string {
	if n < 0 {
		return "-" + Itoa(-n)
	}
	if n < 10 {
		return string(rune('0' + n))
	}
	return Itoa(n/10) + string(rune('0'+n%10))
}
