// Package plain is the dialect of a game that has none of its own.
package plain

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Of is how the cards of a game speak that has no dialect of its own: the common rows
// with the words of its lexicon. [起動] stands before the cost of an activated ability,
// 【…】 around a keyword.
func Of(book board.Game, words *wing.Lexicon) text.Dialect { return plain{book: book, words: words} }

type plain struct {
	text.Plain
	book  board.Game
	words *wing.Lexicon
}

// Lexicon makes a dialect of what a wing says of itself.
func (d plain) Lexicon() *text.Lexicon {
	words, world := d.words, &text.World{Never: d.words.Once, Down: []ability.Zone{ability.Discards}}
	paid := text.Row{ID: "points", NT: "cost", JA: "{0.N:costnum}", EN: "{0.N:costnum}", Node: []ability.Cost{{Res: words.Paid}}} // [コスト1]
	x := &text.Lexicon{Counters: "体枚つ人個", Verbs: plainVerbs, Reach: text.ReachRest, Spells: words.Once, Rows: text.Common.Plus(paid), Defaults: map[ability.Kinds]ability.Zone{}, World: world}
	x.Icons = append(x.Icons, text.Icon{Kind: text.ActivatedIcon, Word: "activate", JA: "[起動]", EN: "[activate]", Plain: true},
		text.Icon{Kind: text.ActIcon, JA: "[アクト]", EN: "[act]"}, text.Icon{Kind: text.CostIcon, JA: "[コスト#]", EN: "[cost#]"})
	for _, k := range d.book.Keywords() {
		x.Icons = append(x.Icons, text.Icon{Kind: text.KeywordIcon, Word: k.Word, JA: "【" + k.JA + "】", EN: "[" + strings.ToLower(k.EN) + "]"})
	}
	for _, c := range words.Classes {
		x.Icons = append(x.Icons, text.Icon{Kind: text.ClassIcon, Word: c.ID, JA: "[" + c.JA + "]", EN: "[" + c.EN + "]"})
	}
	for _, z := range d.book.Zones() {
		if z.Play && z.Texts {
			world.Play, world.Board = append(world.Play, z.Word), append(world.Board, z.Word)
		}
	}
	for i := range words.Zones {
		x.Zones = append(x.Zones, plainZone(&words.Zones[i], world.Play))
	}
	for i := range words.Kinds {
		k := &words.Kinds[i]
		x.Kinds = append(x.Kinds, text.Word{JA: strings.Join(japanese(k.JA, k.Others()), "|"), EN: k.EN + "," + k.EN + "s", Val: k.Is})
		if k.Is&words.Once == 0 && len(world.Play) > 0 {
			x.Defaults[k.Is] = world.Play[0]
		}
	}
	x.Kinds = append(x.Kinds, text.Word{JA: "カード", EN: "card,cards", Val: ability.Kinds(0)})
	for i := range words.Numbers {
		n := &words.Numbers[i]
		ja := strings.Join(japanese(n.JA, n.Others()), "|")
		x.Stats = append(x.Stats, text.Word{JA: ja, EN: n.EN, Val: n.Is})
		x.Bounds = append(x.Bounds, text.Bound{JA: "元の" + n.JA, EN: "with original " + n.EN, B: ability.Bound{Stat: n.Is, Original: true}}, text.Bound{JA: n.JA, EN: "with " + n.EN, B: ability.Bound{Stat: n.Is}})
		if n.Is == ability.CostStat {
			continue // [コスト1] is so much of the currency; the number is said in words
		}
		x.Icons = append(x.Icons, text.Icon{Kind: text.StatIcon, JA: "[" + n.JA + "]", EN: "[" + n.EN + "]", Value: n.Is})
	}
	for i := range words.States {
		s := &words.States[i]
		x.States = append(x.States, text.Word{JA: strings.Join(japanese(s.JA, s.Others()), "|"), EN: s.EN, Val: s.Is})
	}
	for v := ability.NoVerb + 1; v < ability.Verbs; v++ {
		world.Made = append(world.Made, v) // nothing says what never happens
	}
	return x
}

// plainZone is how texts without a dialect speak of a zone.
func plainZone(w *wing.Word[ability.Zone], play []ability.Zone) text.ZoneWord {
	z := text.ZoneWord{Zone: w.Is, JA: w.JA, EN: w.EN, EnPrep: "in", Put: w.JA + "に置く", Into: "into the " + w.EN}
	switch {
	case w.Is == ability.Hand_:
		z.Put, z.Into, z.Head = w.JA+"に加える", "into hand", true
	case w.Is == ability.Deck:
		z.Put, z.Into = "", ""
	case len(play) > 0 && w.Is == play[0]:
		z.EnPrep, z.Put, z.Into, z.Made = "on", w.JA+"に出す", "onto the "+w.EN, true
	}
	return z
}

// japanese are the words of a row that texts in Japanese say.
func japanese(name string, others []string) []string {
	out := []string{name}
	for _, s := range others {
		if s[0] >= 0x80 {
			out = append(out, s)
		}
	}
	return out
}

// plainVerbs are what cards do in most games.
var plainVerbs = []text.VerbWord{
	{ID: "attacks", Verb: ability.AttackV, JA: "攻撃した", EN: "attacks~attack", Cannot: "攻撃できない", Unable: "cannot attack"},
	{ID: "destroyed", Verb: ability.Destroyed, JA: "破壊された", EN: "is destroyed~are destroyed", Unable: "cannot be destroyed", Not: "破壊されない"},
	{ID: "stands", Verb: ability.Stood, JA: "スタンドした", EN: "stands~stand", Cannot: "スタンドできない", Unable: "cannot stand"},
	{ID: "acted", Verb: ability.ActedV, JA: "アクトした", EN: "is acted~are acted"},
}
