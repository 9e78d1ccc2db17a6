package scenario

import (
	"strings"

	"gotaku/rules"
	"gotaku/rules/ability"
)

// Game is what scenarios of one game may say, and what its boards are like.
type Game struct {
	ID    string
	Rules func() rules.Game
	// Pool is what every scenario of the game has besides its own cards: tokens.
	Pool func() []rules.Def
	// Compile reads the printed text of a side. all are every card of the scenario.
	Compile func(all []rules.Def, s *rules.Side) []Problem
	// Blank is the card "?"; Leader the leader of a seat that names none, nil in a game without leaders.
	Blank, Leader func(seat rules.Seat) rules.Def

	Kinds   []word[ability.Kinds]
	Classes []word[string]
	Icons   []word[string]
	Deck    int      // cards of a deck that is not written
	Vague   []string // rule numbers of refusals that say only that a card is not where it would have to be
	Phases  []word[ability.Phase]
	States  []word[ability.State]
	Zones   []word[ability.Zone] // besides the names of the rulebook
	Numbers []word[ability.Stat] // besides the names of the rulebook
	Stats   []word[ability.Stat]
	Deeds   []word[Deed]   // events, besides those every game has
	Marks   []word[string] // counters that a rulebook names, besides those named like a keyword
	Asks    []word[string] // words for Decision.Window and Prompt.Key, besides those every game has
	Pays    []string       // words after "pay", in games that pay from a pool
	Plans   bool           // "pay" names what pays
	Verbs   []Verb
	Says    []word[Action]  // answers besides those every game has
	Heads   []string        // how the line of a named ability begins: its name, in 「」 or “”, is known
	Pair    [2]ability.Stat // what "3/2" means

	// Start writes what a board of this game has before anything is written: numbers, limits.
	Start func(k *rules.Kernel)
	// Step readies the state to go on at a phase of seat's turn.
	Step func(k *rules.Kernel, seat rules.Seat, p ability.Phase, nth int) error
	// Nth says which of the phases of the present name this is; nil where there is one of each.
	Nth func(k *rules.Kernel) int
	// Under links a card to its host: the zone it lies in; nil: the one it is written in.
	Under func(print *rules.Side) ability.Zone
	// Hosted are zones whose cards lie under another: on the board each says under whom.
	Hosted []ability.Zone
	// Laid completes a card that was laid into its zone.
	Laid func(k *rules.Kernel, r rules.Ref)
	// Unsaid are what lies in zones that are not written, for each seat.
	Unsaid []Unsaid
	// Mark makes a card on the board be in a state; false: it cannot.
	Mark func(k *rules.Kernel, r rules.Ref, s ability.State) bool
	// Hurt deals damage on the board.
	Hurt func(k *rules.Kernel, r rules.Ref, n int32)
	// EvolveDeck is the zone whose cards share names with others, and what they are linked in.
	Side []ability.Zone
	// SideKinds tells cards of those zones from others with the same name.
	SideKinds ability.Kinds

	zones map[string]rules.Zone
	stats map[string]ability.Stat // of cards
	nums  map[string]ability.Stat // of players
	keys  map[string]string       // keywords to their canonical word
	marks map[string]string       // counters with names in both languages
	specs []rules.ZoneSpec
}

// Unsaid is what lies in a zone that a scenario does not write: N cards of a name.
type Unsaid struct {
	Zone ability.Zone
	N    int
	Name string
}

// blanks are ten blank cards in each deck.
var blanks = Unsaid{ability.Deck, 10, "?"}

// Problem is a part of a printed text that was not understood.
type Problem struct{ Text, Why string }

// Verb is something a seat does, in the words of the game.
type Verb struct {
	Words []string // the first is shown
	Bare  bool     // it names no card
	// Acts lists the acts it may mean for a card, the usual one first. Target is
	// filled in from Targets.
	Acts func(k *rules.Kernel, seat rules.Seat, card rules.CardID, a *Action) []rules.Act
	// Targets lists what an act itself may name; nil: nothing. Needed: it must name one.
	Targets func(k *rules.Kernel, seat rules.Seat, act rules.Act) []rules.CardID
	Into    bool // the target is what it becomes, not what follows the arrow
	Paid    bool // it may be paid in one of several ways of Game.Pays
	Named   bool // an ability may be named instead of its card
}

type word[T any] struct {
	V T
	W []string
}

// find looks a word up, English without regard to case.
func find[T any](list []word[T], s string) (v T, ok bool) {
	for i := range list {
		for _, w := range list[i].W {
			if strings.EqualFold(w, s) {
				return list[i].V, true
			}
		}
	}
	return v, false
}

// mark is the name that a counter bears in the data.
func (g *Game) mark(s string) string {
	if ja, ok := g.marks[fold(s)]; ok {
		return ja
	}
	return s
}

// questions are the questions that the kernel puts in every game. Which question an effect
// puts when it chooses bears the name of what it is going to do with the chosen.
var questions = []word[string]{
	{"select", []string{"select", "target", "targets", "対象", "選ぶ"}}, {"modes", []string{"modes", "mode", "モード", "チョイス"}},
	{"pick", []string{"choose", "pick", "選択"}}, {"find", []string{"search", "find", "探す", "サーチ"}},
	{"move", []string{"move", "移動"}}, {"act", []string{"turn sideways", "横にする"}}, {"draw", []string{"draw", "引く"}}, {"play", []string{"play", "プレイ"}},
	{"look", []string{"look", "見る"}}, {"reveal", []string{"reveal", "公開"}}, {"change", []string{"change", "変更"}}, {"name", []string{"name", "名前"}},
	{"mark", []string{"mark", "印"}}, {"damage", []string{"damage", "ダメージ"}}, {"heal", []string{"heal", "回復"}}, {"cancel", []string{"cancel", "無効"}}, {"battle", []string{"fight", "戦闘"}}, {"each", []string{"each", "それぞれ"}}, {"turn", []string{"turn", "向き"}}, {"under", []string{"put under", "下に置く"}},
	{"split", []string{"split", "割りふり"}}, {"number", []string{"number", "数"}}, {"x", []string{"x"}}, {"yesno", []string{"yes or no", "may", "はいかいいえ"}},
	{"replacement", []string{"replacement", "置換"}}, {"order", []string{"order", "順番"}}, {"age", []string{"age", "古さ"}},
	{"trigger", []string{"trigger", "誘発", "能力の順番"}}, {"occurrence", []string{"occurrence", "どれについて"}},
	{"option", []string{"additional cost", "追加コスト"}}, {"token", []string{"token", "トークン"}}, {"fit", []string{"fit", "入るもの"}},
	{"again", []string{"again", "回数"}}, {"hand", []string{"by hand", "手動"}}, {"consent", []string{"consent", "承諾"}}, {"agree", []string{"agree", "同意"}},
}

// games are the games whose scenarios can be read.
var games = []*Game{sveGame(), fftcgGame(), divinecrossGame()}

// GameOf finds a game by its id; nil when there is none.
func GameOf(id string) *Game {
	for _, g := range games {
		if strings.EqualFold(g.ID, id) {
			return g
		}
	}
	return nil
}

// index joins the words of the rulebook with those of the language.
func (g *Game) index() *Game {
	r := g.Rules()
	g.Asks = append(g.Asks, questions...)
	g.specs = r.Zones()
	g.zones, g.stats, g.nums, g.keys = map[string]rules.Zone{}, map[string]ability.Stat{}, map[string]ability.Stat{}, map[string]string{}
	of := map[ability.Zone]rules.Zone{}
	for i := range g.specs {
		z := &g.specs[i]
		if z.Word == ability.NoZone {
			continue
		}
		of[z.Word] = rules.Zone(i)
		g.zones[fold(z.Name)], g.zones[fold(z.JA)] = rules.Zone(i), rules.Zone(i)
	}
	for _, w := range g.Zones {
		for _, s := range w.W {
			g.zones[fold(s)] = of[w.V]
		}
	}
	addStats(g.stats, r.Words().Stats, g.Stats)
	addStats(g.nums, r.Words().Numbers, g.Numbers)
	g.marks = map[string]string{}
	for _, w := range g.Marks {
		for _, s := range w.W {
			g.marks[fold(s)] = w.V
		}
	}
	for _, k := range r.Keywords() {
		g.marks[fold(k.EN)] = k.JA
		for _, s := range [...]string{k.Word, k.JA, k.EN} {
			g.keys[fold(s)] = k.Word
		}
	}
	return g
}

func addStats(to map[string]ability.Stat, ws map[ability.Stat][2]string, more []word[ability.Stat]) {
	for s, w := range ws {
		to[fold(w[0])], to[fold(w[1])] = s, s
	}
	for _, w := range more {
		for _, s := range w.W {
			to[fold(s)] = w.V
		}
	}
}

func fold(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }
