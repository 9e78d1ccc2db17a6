// Package text is the dialect of the phrase grammar (package rules/text) that the cards of
// Buddyfight speak. What it reads so far: the lines of costs, 【対抗】, 【起動】, keywords,
// triggers, and the common phrases in the words of the game.
package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// Of is how Buddyfight speaks, in the words of its lexicon and with its keywords.
func Of(words *wing.Lexicon, keywords []board.Keyword, field []ability.Zone) text.Dialect {
	return dialect{words: words, keywords: keywords, field: field}
}

type dialect struct {
	text.Plain
	words    *wing.Lexicon
	keywords []board.Keyword
	field    []ability.Zone // 場
}

// Lexicon is what Buddyfight says in its own words.
func (d dialect) Lexicon() *text.Lexicon {
	field := append([]ability.Zone{ability.Field}, d.field...)
	return &text.Lexicon{
		Icons:    d.icons(),
		Counters: "枚体つ",
		Alike: [][2]string{{"もしくは", "か"}, {"または", "か"}, {"全ての", "すべての"}, {"全て", "すべて"}, {"ほかの", "他の"}, {"とき、", "時、"}, {"場を離れた", "場から離れた"}, {"カードを1枚", "カード1枚を"}, {"点のダメージ", "ダメージ"},
			{"このモンスター", "このカード"}, {"このアイテム", "このカード"}},
		Verbs: []text.VerbWord{
			{ID: "attacks", Verb: ability.AttackV, JA: "攻撃した", EN: "attacks~attack", Cannot: "攻撃できない", Unable: "cannot attack"},
			{ID: "is attacked", Verb: ability.AttackedV, JA: "攻撃された", EN: "is attacked~are attacked", Unable: "cannot be attacked", Not: "攻撃されない"},
			{ID: "destroyed", Verb: ability.Destroyed, JA: "破壊された", EN: "is destroyed~are destroyed", Unable: "cannot be destroyed", Not: "破壊されない"},
			{ID: "stands", Verb: ability.Stood, JA: "スタンドした", EN: "stands~stand"},
			{ID: "rests", Verb: ability.ActedV, JA: "レストした", EN: "rests~rest"},
		},
		Spells: ability.SpellCard | ability.Impact,
		Bounds: d.bounds(),
		Zones: []text.ZoneWord{
			{Zone: ability.Field, JA: "場", EN: "field", EnPrep: "on"},
			{Zone: ability.Hand_, JA: "手札", EN: "hand", EnPrep: "in", Put: "手札に加える", Into: "into hand", Head: true},
			{Zone: ability.Deck, JA: "デッキ", EN: "deck", EnPrep: "in"},
			{Zone: ability.Discards, JA: "ドロップゾーン", EN: "drop zone", EnPrep: "in", Put: "ドロップゾーンに置く", Into: "into the drop zone"},
			{Zone: ability.GaugeZone, JA: "ゲージ", EN: "gauge", EnPrep: "in", Put: "ゲージに置く", Into: "into the gauge"},
			{Zone: ability.CenterArea, JA: "センター", EN: "center", EnPrep: "in"},
			{Zone: ability.LeftArea, JA: "レフト", EN: "left", EnPrep: "in"},
			{Zone: ability.RightArea, JA: "ライト", EN: "right", EnPrep: "in"},
		},
		Kinds: []text.Word{
			{JA: "必殺モンスター", EN: "impact monster,impact monsters", Val: ability.Monster | ability.Impact},
			{JA: "モンスター", EN: "monster,monsters", Val: ability.Monster},
			{JA: "アイテム", EN: "item,items", Val: ability.ItemCard},
			{JA: "魔法", EN: "spell,spells", Val: ability.SpellCard},
			{JA: "必殺技", EN: "impact,impacts", Val: ability.Impact},
			{JA: "カード", EN: "card,cards", Val: ability.Kinds(0)},
		},
		States: []text.Word{
			{JA: "攻撃している|攻撃中の", EN: "attacking", Val: ability.Attacking},
			{JA: "バトルしている|バトル中の", EN: "battling", Val: ability.InBattle},
			{JA: "レストしている|レストの", EN: "resting", Val: ability.Acted},
			{JA: "スタンドしている|スタンドの", EN: "standing", Val: ability.Standing},
		},
		Defaults: map[ability.Kinds]ability.Zone{ability.Monster: ability.Field, ability.ItemCard: ability.Field, ability.Monster | ability.Impact: ability.Field},
		Reach:    text.ReachRest,
		Rows:     rows(),
		World: &text.World{Play: field, Board: field, Down: []ability.Zone{ability.Discards}, Never: ability.SpellCard | ability.Impact, Made: []ability.Verb{
			ability.Played, ability.ActivatedV, ability.AttackV, ability.AttackedV, ability.DealtDamage, ability.TakeDamage, ability.Stood, ability.ActedV, ability.PhaseBegan, ability.PhaseEnded, ability.EquippedV, ability.PlusV, ability.MinusV, ability.Shuffled, ability.Selected}},
	}
}

// icons are the heads, the keywords and the numbers of cards.
func (d dialect) icons() []text.Icon {
	out := []text.Icon{
		{Kind: text.MarkIcon, Word: "counter", JA: "【対抗】", EN: "[Counter]", Marks: ability.Counter},
		{Kind: text.ActivatedIcon, Word: "activate", JA: "【起動】", EN: "[Act]"},
	}
	for _, k := range d.keywords {
		if k.Word != "counter" {
			out = append(out, text.Icon{Kind: text.KeywordIcon, Word: k.Word, JA: "【" + k.JA + "】", EN: "[" + k.EN + "]"})
		}
	}
	for i := range d.words.Numbers {
		n := &d.words.Numbers[i]
		out = append(out, text.Icon{Kind: text.StatIcon, JA: n.JA, EN: n.EN, Value: n.Is})
	}
	for _, c := range d.words.Classes {
		out = append(out, text.Icon{Kind: text.ClassIcon, Word: c.ID, JA: "〈" + c.JA + "〉", EN: "<" + c.EN + ">"})
	}
	return out
}

func (d dialect) bounds() (out []text.Bound) {
	for i := range d.words.Numbers {
		n := &d.words.Numbers[i]
		out = append(out, text.Bound{JA: n.JA, EN: "with " + n.EN, B: ability.Bound{Stat: n.Is}})
	}
	return out
}

// costHeads begin the lines of what a card costs, by language.
var costHeads = [...][]string{text.JA: {"【コールコスト】", "【使用コスト】", "【装備コスト】"}, text.EN: {"[call cost]", "[cast cost]", "[equip cost]"}}

// Paragraph reads a line: a cost of the card, 【対抗】 or a keyword, a keyword with its cost
// in brackets, an activated ability, or what has no head.
func (d dialect) Paragraph(c *text.Compiler, n *text.Normal, spell bool) {
	low := strings.ToLower(string(n.R))
	for _, h := range costHeads[c.Lang] {
		if rest, ok := strings.CutPrefix(low, h); ok {
			d.cardCost(c, n.Slice(len(n.R)-len([]rune(rest)), len(n.R)).Trim())
			return
		}
	}
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	rest := n
	if ic != nil {
		rest = n.Slice(end, len(n.R)).Trim()
	}
	switch {
	case ic != nil && ic.Kind == text.MarkIcon && !d.activates(c, rest):
		c.Card.Abilities = append(c.Card.Abilities, ability.Ability{Kind: ability.Keyword, Word: ic.Word, Print: n.Slice(0, end).Source(c.Printed)})
		if len(rest.R) > 0 {
			d.Paragraph(c, rest, spell)
		}
	case setLine(c, n):
		c.Card.Abilities = append(c.Card.Abilities, ability.Ability{Kind: ability.Keyword, Word: setWord, Print: n.Source(c.Printed)})
	case ic != nil && ic.Kind == text.KeywordIcon && opens(c, rest):
		a := ability.Ability{Kind: ability.Keyword, Word: ic.Word, Print: n.Source(c.Printed)}
		if _, ok := d.bracketed(c, &a, rest); ok {
			c.Card.Abilities = append(c.Card.Abilities, a)
		}
	case d.activates(c, n):
		d.activated(c, n)
	default:
		d.Plain.Paragraph(c, n, spell)
	}
}

// setWord is the keyword of a spell that stays on the field. [4.kw.set.1]
const setWord = "set"

// setLine says whether a line is 【設置】 and nothing else.
func setLine(c *text.Compiler, n *text.Normal) bool {
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	return ic != nil && ic.Word == setWord && end == len(n.R)
}

// Spell: what a spell that stays on the field says is not done once, as it resolves.
func (d dialect) Spell(c *text.Compiler, ps []*text.Normal) bool {
	return d.Plain.Spell(c, ps) && !slices.ContainsFunc(ps, func(n *text.Normal) bool { return setLine(c, n) })
}

// activates says whether a line is that of an activated ability, 【対抗】 before it or not.
func (d dialect) activates(c *text.Compiler, n *text.Normal) bool {
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	if ic != nil && ic.Kind == text.MarkIcon {
		ic, _, _ = c.Game.Lex.IconAt(n.Slice(end, len(n.R)).Trim().R, 0, c.Lang)
	}
	return ic != nil && ic.Kind == text.ActivatedIcon
}

// activated reads 【対抗】【起動】〔COST〕EFFECT.
func (d dialect) activated(c *text.Compiler, whole *text.Normal) {
	a, n := ability.Ability{Kind: ability.Activated, Print: whole.Source(c.Printed)}, whole
	for ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang); ic != nil && (ic.Kind == text.MarkIcon || ic.Kind == text.ActivatedIcon); ic, _, end = c.Game.Lex.IconAt(n.R, 0, c.Lang) {
		a.Marks |= ic.Marks
		n = n.Slice(end, len(n.R)).Trim()
	}
	rest, ok := d.bracketed(c, &a, n)
	if ok {
		c.Finish(&a, rest, whole)
	}
}

// opens says whether a cost in 〔〕 is next: the brackets of an English icon are folded alike.
func opens(c *text.Compiler, n *text.Normal) bool {
	if len(n.R) == 0 || n.R[0] != '[' {
		return false
	}
	ic, _, _ := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	return ic == nil
}

// bracketed reads the cost in 〔〕 at the front; false: it was not understood, and the
// ability has been given to the players.
func (d dialect) bracketed(c *text.Compiler, a *ability.Ability, n *text.Normal) (*text.Normal, bool) {
	if !opens(c, n) {
		return n, true
	}
	end := slices.Index(n.R, ']')
	if end < 0 {
		return n, true
	}
	v, t := c.Read(c.Game.Starts.Costs(), n.Slice(1, end).Trim())
	if t != nil {
		c.Give(a, ability.HandCost, n, t)
		return n, false
	}
	a.Cost = d.owned(v.([]ability.Cost))
	return n.Slice(end+1, len(n.R)).Trim(), true
}

// owned are costs with one's own cards, and the field as it is.
func (d dialect) owned(v []ability.Cost) []ability.Cost {
	cs := text.Clone(v).([]ability.Cost)
	for i := range cs {
		text.OwnCost(&cs[i])
	}
	d.spread(reflect.ValueOf(cs))
	return cs
}

// cardCost reads what the card costs.
func (d dialect) cardCost(c *text.Compiler, n *text.Normal) {
	v, t := c.Read(c.Game.Starts.Costs(), n.Sentence())
	if t != nil {
		c.Give(&ability.Ability{Kind: ability.Static}, ability.HandAll, n, t)
		return
	}
	c.Card.Cost = append(c.Card.Cost, d.owned(v.([]ability.Cost))...)
}

// unchosen is an effect on some cards of the field or the drop zone that nobody chooses.
var unchosen = [...]string{text.JA: "場かドロップゾーンのカードは、先に選ばれていなければならない", text.EN: "cards of the field and the drop zone must be chosen beforehand"}

// Mend refuses what would choose a card of the field or the drop zone only as it resolves:
// such a card is a target, chosen in time. [1.cast.1.4, 4.flow.1.1.1, 4.flow.2.1.1]
func (d dialect) Mend(a *ability.Ability, _ *text.Body, n *text.Normal) *text.Trouble {
	if d.late(reflect.ValueOf(a.Do)) {
		return &text.Trouble{Piece: n, JA: unchosen[text.JA], EN: unchosen[text.EN]}
	}
	return nil
}

// late says whether an effect in v acts on cards that are only chosen as it acts.
func (d dialect) late(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		return !v.IsNil() && d.late(v.Elem())
	case reflect.Slice:
		for i := range v.Len() {
			if d.late(v.Index(i)) {
				return true
			}
		}
	case reflect.Struct:
		if w, ok := v.Interface().(ability.What); ok && w.Sel != nil {
			return slices.ContainsFunc(w.Sel.Parts(), d.aims)
		}
		for i := range v.NumField() {
			if d.late(v.Field(i)) {
				return true
			}
		}
	}
	return false
}

// aims says whether a counted phrase is of some cards of the field or the drop zone.
func (d dialect) aims(s *ability.Selector) bool {
	return s.N.Op != ability.All && !s.Random && slices.ContainsFunc(s.Of.Zone, func(z ability.Zone) bool {
		return z == ability.Field || z == ability.Discards || slices.Contains(d.field, z)
	})
}

// Settle writes out what the field is.
func (d dialect) Settle(a *ability.Ability) { d.spread(reflect.ValueOf(a).Elem()) }

// Print says the field again.
func (d dialect) Print(w *text.Printer, a *ability.Ability, group []ability.Ability) (string, bool) {
	b := text.Clone(*a).(ability.Ability)
	g := text.Clone(group).([]ability.Ability)
	d.gather(reflect.ValueOf(&b).Elem())
	d.gather(reflect.ValueOf(g))
	return d.Plain.Print(w, &b, g)
}

// spread puts the zones of the field for the word.
func (d dialect) spread(v reflect.Value) {
	eachFilter(v, func(f *ability.Filter) {
		if slices.Equal(f.Zone, []ability.Zone{ability.Field}) {
			f.Zone = slices.Clone(d.field)
		}
	})
}

// gather puts the word for the zones.
func (d dialect) gather(v reflect.Value) {
	eachFilter(v, func(f *ability.Filter) {
		if slices.Equal(f.Zone, d.field) {
			f.Zone = []ability.Zone{ability.Field}
		}
	})
}

// eachFilter calls do for every filter in v.
func eachFilter(v reflect.Value, do func(*ability.Filter)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			eachFilter(v.Elem(), do)
		}
	case reflect.Slice:
		for i := range v.Len() {
			eachFilter(v.Index(i), do)
		}
	case reflect.Struct:
		if v.CanAddr() {
			if f, ok := v.Addr().Interface().(*ability.Filter); ok {
				do(f)
			}
		}
		for i := range v.NumField() {
			eachFilter(v.Field(i), do)
		}
	}
}
