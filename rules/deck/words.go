package deck

import (
	"fmt"
	"strings"

	"gotaku/rules/ability"
)

// Game is what packs and deck lists of one game say in words: its kinds,
// classes, numbers and deck sections.
type Game struct {
	ID       string
	Kinds    []KindWord
	Base     ability.Kinds // exactly one of these on every side
	Special  ability.Kinds // at most one of these besides (特殊な種類)
	Classes  []Word
	Traits   []Word // what traits may be, if they are words of the rules; a dash is none
	Icons    []Word // icons printed on cards
	Heads    []Word // what begins a line of text before the name of an ability
	Numbers  []NumberColumn
	Sections []SectionWord
	Called   map[string]Column // common columns that the game's files call otherwise, by key
	Has      []string          // keys of the columns not every game has
	columns  []Column          // all but the numbers, as this game has them
	Formats  []Word            // the usual one first, with the id ""
}

// Word is a canonical id with what people write for it; the first of each is canonical.
type Word struct {
	ID string
	JA []string
	EN []string
}

// KindWord names one kind.
type KindWord struct {
	Kind ability.Kinds
	Word
}

// NumberColumn is a printed number: its column, bounds, and the sides that must have it.
type NumberColumn struct {
	Column
	Stat     ability.Stat
	Min, Max int32
	Needs    ability.Kinds // a side of one of these kinds must have it
	Unless   ability.Kinds // except when it is also one of these
}

// SectionWord is a section of a deck list and the kinds that tell its cards from
// others of the same name.
type SectionWord struct {
	Word
	Any ability.Kinds // a card needs one of these; 0: any
	Not ability.Kinds // and none of these
}

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

// games lists the games whose packs can be read.
var games = []Game{sve.ready(), fftcg.ready(), divineCross.ready()}

// ready works out the columns of a game.
func (g Game) ready() Game {
	for _, c := range columns {
		if c.Some && !contains(g.Has, c.Key) {
			continue
		}
		if to, ok := g.Called[c.Key]; ok {
			c.Name, c.JA = to.Name, to.JA
		}
		g.columns = append(g.columns, c)
	}
	return g
}

// Games returns the ids of the games whose packs and lists can be read.
func Games() []string {
	ids := make([]string, len(games))
	for i := range games {
		ids[i] = games[i].ID
	}
	return ids
}

// Classes returns what the cards of a game are sorted by: classes, elements.
func Classes(game string) []string {
	var out []string
	if g := gameOf(game); g != nil {
		for _, w := range g.Classes {
			out = append(out, w.ID)
		}
	}
	return out
}

// Heads are what begins a line of a game's texts before the name of an ability.
func Heads(game string) []Word {
	if g := gameOf(game); g != nil {
		return g.Heads
	}
	return nil
}

// Sections returns the ids of the sections of a game's deck lists.
func Sections(game string) []string {
	var out []string
	if g := gameOf(game); g != nil {
		for _, s := range g.Sections {
			out = append(out, s.ID)
		}
	}
	return out
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

// gameOf finds a game by id; nil when there is none.
func gameOf(id string) *Game {
	for i := range games {
		if games[i].ID == id {
			return &games[i]
		}
	}
	return nil
}

// sve is Shadowverse EVOLVE: rules 2.2.2, 2.3.2, 2.3.3, 6.1.1, B.
var sve = Game{
	ID: "sve",
	Kinds: []KindWord{
		{ability.Leader, Word{"leader", []string{"リーダー"}, []string{"leader"}}},
		{ability.Follower, Word{"follower", []string{"フォロワー"}, []string{"follower"}}},
		{ability.Amulet, Word{"amulet", []string{"アミュレット"}, []string{"amulet"}}},
		{ability.SpellCard, Word{"spell", []string{"スペル"}, []string{"spell"}}},
		{ability.Crest, Word{"crest", []string{"クレスト"}, []string{"crest"}}},
		{ability.EquipmentCard, Word{"equipment", []string{"イクイップメント"}, []string{"equipment"}}},
		{ability.EvolveCard, Word{"evolve", []string{"エボルヴ"}, []string{"evolve", "evolved"}}},
		{ability.AdvanceCard, Word{"advance", []string{"アドバンス"}, []string{"advance"}}},
		{ability.Token, Word{"token", []string{"トークン"}, []string{"token"}}},
	},
	Base: ability.Leader | ability.Follower | ability.Amulet | ability.SpellCard |
		ability.Crest | ability.EquipmentCard,
	Special: ability.EvolveCard | ability.AdvanceCard | ability.Token,
	Classes: []Word{
		{"neutral", []string{"ニュートラル"}, []string{"neutral"}},
		{"elf", []string{"エルフ"}, []string{"elf", "forestcraft"}},
		{"royal", []string{"ロイヤル"}, []string{"royal", "swordcraft"}},
		{"witch", []string{"ウィッチ"}, []string{"witch", "runecraft"}},
		{"dragon", []string{"ドラゴン"}, []string{"dragon", "dragoncraft"}},
		{"nightmare", []string{"ナイトメア"}, []string{"nightmare", "abysscraft"}},
		{"bishop", []string{"ビショップ"}, []string{"bishop", "havencraft"}},
	},
	Numbers: []NumberColumn{
		{Column: Column{Key: "cost", JA: []string{"コスト"}}, Stat: ability.CostStat, Max: 99,
			Needs:  ability.Follower | ability.Amulet | ability.SpellCard | ability.EquipmentCard,
			Unless: ability.EvolveCard | ability.AdvanceCard},
		{Column: Column{Key: "attack", JA: []string{"攻撃力"}}, Stat: ability.Attack, Max: 99, Needs: ability.Follower},
		{Column: Column{Key: "life", JA: []string{"体力"}}, Stat: ability.LifeStat, Max: 99, Needs: ability.Follower},
	},
	Sections: []SectionWord{
		{Word: Word{"leader", []string{"リーダー"}, []string{"leader"}}, Any: ability.Leader},
		{Word: Word{"main", []string{"メイン", "メインデッキ"}, []string{"main", "main deck"}},
			Not: ability.Leader | ability.EvolveCard | ability.AdvanceCard | ability.Token},
		{Word: Word{"evolve", []string{"エボルヴ", "エボルヴデッキ"}, []string{"evolve", "evolve deck"}},
			Any: ability.EvolveCard | ability.AdvanceCard},
		{Word: Word{"opened", []string{"開封", "開封したカード"}, []string{"opened"}}},
	},
	Formats: []Word{
		{"", []string{"構築戦"}, []string{"constructed"}},
		{"crossover", []string{"クロスオーバー"}, []string{"crossover"}},
		{"sealed", []string{"シールド戦"}, []string{"sealed"}},
	},
	Has: []string{"traitsEN"},
}
