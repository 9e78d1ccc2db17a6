package scenario

import (
	"strings"
	"sync"

	"gotaku/assets"
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/games"
	"gotaku/rules/state"
	"gotaku/rules/wing"
)

// Game is what scenarios of one game may say: the words of its wing, as lists to look
// up in.
type Game struct {
	*wing.Scenario
	ID   string
	book rules.Game

	score wing.Score // what a match is won and lost by

	Kinds   []word[ability.Kinds]
	Classes []word[string]
	Icons   []word[string]
	Marks   []word[string] // counters
	Phases  []word[ability.Phase]
	States  []word[ability.State]
	Deeds   []word[wing.Deed]
	Asks    []word[string]
	Says    []word[Action]

	// pool is what every scenario of the game has besides its own cards: tokens, objects.
	pool func() []state.Def
	// units are the units of the rulebook.
	units func() []wing.Rule

	zones map[string]state.Zone
	stats map[string]ability.Stat // of cards
	nums  map[string]ability.Stat // of players
	keys  map[string]string       // keywords to their canonical word
	marks map[string]string       // counters with names in both languages
	specs []board.ZoneSpec
}

// Problem is a part of a printed text that was not understood.
type Problem struct{ Text, Why string }

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
	{"look", []string{"look", "見る"}}, {"reveal", []string{"reveal", "公開"}}, {"change", []string{"change", "変更"}}, {"name", []string{"name", "名前"}}, {"named", []string{"named", "指定"}},
	{"mark", []string{"mark", "印"}}, {"damage", []string{"damage", "ダメージ"}}, {"heal", []string{"heal", "回復"}}, {"cancel", []string{"cancel", "無効"}}, {"battle", []string{"fight", "戦闘"}}, {"each", []string{"each", "それぞれ"}}, {"turn", []string{"turn", "向き"}}, {"under", []string{"put under", "下に置く"}},
	{"split", []string{"split", "割りふり"}}, {"number", []string{"number", "数"}}, {"x", []string{"x"}}, {"yesno", []string{"yes or no", "may", "はいかいいえ"}},
	{"replacement", []string{"replacement", "置換"}}, {"order", []string{"order", "順番"}}, {"age", []string{"age", "古さ"}},
	{"trigger", []string{"trigger", "誘発", "能力の順番"}}, {"occurrence", []string{"occurrence", "どれについて"}},
	{"option", []string{"additional cost", "追加コスト"}}, {"token", []string{"token", "トークン"}}, {"fit", []string{"fit", "入るもの"}},
	{"again", []string{"again", "回数"}}, {"hand", []string{"by hand", "手動"}}, {"consent", []string{"consent", "承諾"}}, {"agree", []string{"agree", "同意"}},
}

// known are the games that have been asked for, by id.
var known struct {
	sync.Mutex
	of map[string]*Game
}

// GameOf finds a game by its id, in large or small letters; nil when there is none.
func GameOf(id string) *Game {
	w := games.Of(strings.ToLower(id))
	if w == nil {
		return nil
	}
	known.Lock()
	defer known.Unlock()
	g := known.of[wing.ID(w)]
	if g == nil {
		if known.of == nil {
			known.of = map[string]*Game{}
		}
		g = newGame(w)
		known.of[g.ID] = g
	}
	return g
}

// Rulebook is the units of the game's rulebook, in its order.
func (g *Game) Rulebook() []wing.Rule { return g.units() }

// class is what a unit of the rulebook is; empty: there is none.
func (g *Game) class(id string) string {
	for _, u := range g.units() {
		if u.ID == id {
			return u.Class
		}
	}
	return ""
}

// newGame makes the lists of a wing's words.
func newGame(w wing.Wing) *Game {
	x, s := w.Lexicon(), w.Scenario()
	g := &Game{
		Scenario: s, ID: wing.ID(w), book: w.Book(), score: w.Table().Score,
		Kinds: listed(x.Kinds), Classes: named(x.Classes), Icons: named(x.Icons), Phases: listed(x.Phases), States: listed(x.States),
		Deeds: listed(s.Deeds), Asks: append(listed(s.Asks), questions...),
		pool:  sync.OnceValue(func() []state.Def { return given(w, s) }),
		units: sync.OnceValue(func() []wing.Rule { return wing.ReadBook(assets.Carried(wing.ID(w), wing.BookFile)) }),
	}
	for i := range s.Says {
		a := Action{Say: SayNumber, N: []int32{s.Says[i].Is.N}}
		if s.Says[i].Is.End {
			a = Action{Say: SayEnd}
		}
		g.Says = append(g.Says, word[Action]{a, s.Says[i].All()})
	}
	g.index(x)
	return g
}

// given are the definitions that every scenario of a game has.
func given(w wing.Wing, s *wing.Scenario) []state.Def {
	out := append(append([]state.Def(nil), s.Own...), w.Cards().More...)
	if s.Given == 0 {
		return out // the packs need not be read
	}
	for _, d := range assets.Of(wing.ID(w)).Pool.Defs {
		if d.Sides[0].Kinds&s.Given != 0 {
			out = append(out, d)
		}
	}
	return out
}

// listed are the rows of a lexicon as words to find.
func listed[T any](rows []wing.Word[T]) []word[T] {
	out := make([]word[T], len(rows))
	for i := range rows {
		out[i] = word[T]{rows[i].Is, rows[i].All()}
	}
	return out
}

// named are the rows that the data keep by their ID.
func named(rows []wing.Name) []word[string] {
	out := make([]word[string], len(rows))
	for i := range rows {
		out[i] = word[string]{rows[i].ID, rows[i].All()}
	}
	return out
}

// index joins the words of the rulebook with those of the language.
func (g *Game) index(x *wing.Lexicon) {
	g.specs = g.book.Zones()
	g.zones, g.stats, g.nums, g.keys, g.marks = map[string]state.Zone{}, map[string]ability.Stat{}, map[string]ability.Stat{}, map[string]string{}, map[string]string{}
	of := map[ability.Zone]state.Zone{}
	for i := range g.specs {
		of[g.specs[i].Word] = state.Zone(i)
	}
	for i := range x.Zones {
		put(g.zones, x.Zones[i].All(), of[x.Zones[i].Is])
	}
	for i := range x.Numbers {
		put(g.stats, x.Numbers[i].All(), x.Numbers[i].Is)
	}
	for i := range x.Players {
		put(g.nums, x.Players[i].All(), x.Players[i].Is)
	}
	for i := range x.Markers {
		w := &x.Markers[i]
		g.Marks = append(g.Marks, word[string]{w.JA, w.All()})
		put(g.marks, w.All(), w.JA)
	}
	for _, k := range g.book.Keywords() {
		g.marks[fold(k.EN)] = k.JA
		put(g.keys, []string{k.Word, k.JA, k.EN}, k.Word)
	}
}

// put lets words be found, whatever their letters.
func put[T any](to map[string]T, words []string, v T) {
	for _, s := range words {
		to[fold(s)] = v
	}
}

func fold(s string) string { return strings.ToLower(strings.Join(strings.Fields(s), " ")) }
