package deck

import (
	"fmt"
	"strings"
	"sync"

	"gotaku/rules/ability"
	"gotaku/rules/games"
	"gotaku/rules/wing"
)

// Game is what packs and deck lists of one game say in words: its lexicon, and the
// columns that it makes of them.
type Game struct {
	*wing.Lexicon
	ID      string
	Kinds   []wing.Word[ability.Kinds] // those that packs say
	columns []Column                   // all but the numbers, as this game has them
	boxed   wing.Boxed                 // nil: its texts say nothing whole of tokens
}

// NumberColumn is a printed number with its column.
type NumberColumn = wing.Number

// Column is a column of a pack: its JSON key and its headers.
type Column struct {
	Key    string
	Name   string   // in files, if not the key
	JA     []string // headers besides the key; the first is canonical
	Max    int      // runes of its text, of each part if List
	List   bool     // several values, joined by ・
	Lines  bool     // may have line breaks
	OnCard bool     // of the card, not of a side
	Some   bool     // only of games that have it
}

// name is what files call the column.
func (c *Column) name() string {
	if c.Name != "" {
		return c.Name
	}
	return c.Key
}

// columns every game has, in the order in which they are written.
var columns = []Column{
	{Key: "number", JA: []string{"番号", "カード番号"}, Max: 32, OnCard: true},
	{Key: "name", JA: []string{"カード名", "名前"}, Max: 60},
	{Key: "nameEN", JA: []string{"英語名", "カード名（英語）"}, Max: 120},
	{Key: "kind", JA: []string{"種類"}, Max: 40, List: true},
	{Key: "class", JA: []string{"クラス"}, Max: 40, List: true},
	{Key: "traits", JA: []string{"タイプ"}, Max: 40, List: true},
	{Key: "traitsEN", JA: []string{"英語タイプ", "タイプ（英語）"}, Max: 40, List: true, Some: true},
	{Key: "categories", Name: "category", JA: []string{"カテゴリ"}, Max: 40, List: true, Some: true},
	{Key: "icons", Name: "icon", JA: []string{"アイコン"}, Max: 40, List: true, Some: true},
	{Key: "text", JA: []string{"テキスト", "能力"}, Max: maxText, Lines: true},
	{Key: "textEN", JA: []string{"英語テキスト", "テキスト（英語）"}, Max: maxText, Lines: true},
	{Key: "title", JA: []string{"タイトル"}, Max: 60, OnCard: true},
	{Key: "collab", JA: []string{"コラボ名"}, Max: 60},
	{Key: "trigger", JA: []string{"トリガー"}, Max: 20, OnCard: true},
}

// backPrefix heads the headers of the second side's columns (両面カード).
var backPrefix = []string{"back.", "裏面", "裏"}

// known are the games that have been asked for, by id.
var known struct {
	sync.Mutex
	of map[string]*Game
}

// gameOf finds a game by id; nil when there is none.
func gameOf(id string) *Game {
	known.Lock()
	defer known.Unlock()
	if g := known.of[id]; g != nil {
		return g
	}
	w := games.Of(id)
	if w == nil {
		return nil
	}
	if known.of == nil {
		known.of = map[string]*Game{}
	}
	known.of[id] = newGame(id, w.Lexicon())
	known.of[id].boxed, _ = w.(wing.Boxed)
	return known.of[id]
}

// newGame works out the columns of a game.
func newGame(id string, x *wing.Lexicon) *Game {
	g := &Game{Lexicon: x, ID: id}
	for _, w := range x.Kinds {
		if w.ID != "" && w.Is&^(x.Base|x.Special) == 0 {
			g.Kinds = append(g.Kinds, w)
		}
	}
	for _, c := range columns {
		own := find(x.Columns, c.Key)
		if own == nil && c.Some {
			continue
		}
		if own != nil && own.JA != "" {
			c.Name, c.JA = own.ID, append([]string{own.JA}, own.Others()...)
		}
		g.columns = append(g.columns, c)
	}
	return g
}

// find is what a game says of a common column; nil: nothing.
func find(list []wing.Column, key string) *wing.Column {
	for i := range list {
		if list[i].Is == key {
			return &list[i]
		}
	}
	return nil
}

// Games returns the ids of the games whose packs and lists can be read.
func Games() []string { return games.IDs() }

// usual is the game that is meant where none is named.
func usual() string { return games.IDs()[0] }

// Classes returns what the cards of a game are sorted by: classes, elements.
func Classes(game string) []string {
	var out []string
	if g := gameOf(game); g != nil {
		out = wing.IDs(g.Classes)
	}
	return out
}

// Heads are what begins a line of a game's texts before the name of an ability.
func Heads(game string) []wing.Name {
	if g := gameOf(game); g != nil {
		return g.Heads
	}
	return nil
}

// KindsNamed reads kinds of a game's cards, words of either language joined by spaces,
// as in "evolve follower"; none: 0. The error lists the words that there are.
func KindsNamed(game, words string) (ability.Kinds, error) {
	g := gameOf(game)
	if g == nil {
		return 0, fmt.Errorf("there is no game %q here", game)
	}
	all := ability.Kinds(0)
	for _, w := range strings.Fields(words) {
		k, err := g.kind(w, &cell{})
		if err != nil {
			return 0, err
		}
		all |= k
	}
	return all, nil
}

// KindOf is what the kinds of a card are called, in a language.
func KindOf(game string, k ability.Kinds, lang string) string {
	g := gameOf(game)
	if g == nil {
		return ""
	}
	var out []string
	for _, w := range g.KindsOf(k) {
		out = append(out, w.Shown(lang))
	}
	return strings.Join(out, "・")
}
