package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Keywords that stand by themselves, and what cards of dynamis are played under. [chapter 1100, 202.8d, 806.1b-e]

// keywords takes keywords off the front, those that carry a number or a text as what they
// mean.
func (d dialect) keywords(c *text.Compiler, n *text.Normal) *text.Normal {
	low := strings.ToLower(string(n.R))
	if inner, is := strings.CutPrefix(low, "【"); is && strings.HasSuffix(inner, "】") && strings.Count(low, "【") == 1 { // 【電影3】
		low = strings.TrimSuffix(inner, "】")
	}
	if inner, is := strings.CutPrefix(low, "【エヴォルシード】"); is {
		low = "エヴォルシード" + inner
	}
	if icon := strings.TrimRight(low, "。. "); icon == text.Pick(c.Lang, ignitionJA, strings.ToLower(ignitionEN)) || icon == text.Pick(c.Lang, ignitionJA+"アイコン", "ignition icon") || icon == text.Pick(c.Lang, "igアイコン", "ig icon") || icon == "ig" { // its icon, said as a keyword [206.3]
		c.Card.Abilities = append(c.Card.Abilities, ability.Ability{Kind: ability.Keyword, Word: ignitionWord, Print: n.Source(c.Printed)})
		return &text.Normal{}
	}
	for _, k := range [...]struct{ ja, en, word string }{{"アルターフォース", "alter force", alterWord}, {"電影", "denei", deneiWord}, {"レンジ", "range", "range"}, {"エヴォルシード", "evolseed", seedWord}} {
		rest, ok := strings.CutPrefix(low, text.Pick(c.Lang, k.ja, k.en))
		if !ok {
			continue
		}
		rest = strings.TrimPrefix(rest, " ")
		if k.word == seedWord && rest != "" && !strings.HasPrefix(rest, "アイコン") {
			a := ability.Ability{Kind: ability.Triggered, Works: []ability.Zone{ability.Discards}, Print: n.Source(c.Printed),
				On: []ability.Event{{Verb: ability.Moved, From: ability.Deck, To: ability.Discards, Subj: text.ThisFilter()}}} // 1105.2
			c.Finish(&a, unbracketed(n.Slice(len(n.R)-len([]rune(rest)), len(n.R)).Trim()), n)
			return &text.Normal{}
		}
		digits := strings.TrimRight(rest, "。. ")
		a := ability.Ability{Print: n.Source(c.Printed)}
		num := int32(0)
		for _, r := range digits {
			if r < '0' || r > '9' {
				num = -1
				break
			}
			num = min(num*10+r-'0', text.MaxNumber)
		}
		switch {
		case k.word == "range" && digits == "∞":
			a.Kind, a.Word = ability.Keyword, "endless range"
		case num <= 0:
			continue
		case k.word == "range":
			a.Kind, a.Word, a.Args = ability.Keyword, k.word, []ability.Amount{ability.N(num)}
		case k.word == alterWord:
			a = forces(num)
		case k.word == deneiWord:
			a = denei(num)
		}
		a.Print = n.Source(c.Printed)
		c.Card.Abilities = append(c.Card.Abilities, a)
		return &text.Normal{}
	}
	return c.Keywords(n)
}

// unbracketed is the text of a keyword without the brackets that it may stand in: エヴォルシード【…】. [1105.2, 1108.2]
func unbracketed(n *text.Normal) *text.Normal {
	s := n.Sentence()
	if len(s.R) < 2 || s.R[0] != '【' && s.R[0] != '[' || s.R[len(s.R)-1] != text.Closer(s.R[0]) {
		return n
	}
	if slices.Contains(s.R[1:len(s.R)-1], s.R[len(s.R)-1]) { // they may close before the end
		return n
	}
	return s.Slice(1, len(s.R)-1).Trim()
}

// numbered reads a keyword with its number, which is given as an ability: 【レンジ_2】, アルターフォース3.
func numbered(p *text.Parser, pos int, add func(int, any)) {
	bracket := after(p, pos, "【")
	if p.HasString(pos, "【レンジ∞") { // an icon, and a word by itself
		return
	}
	for _, w := range [...]string{"レンジ", "アルターフォース", "電影"} {
		end := after(p, max(pos, bracket), w)
		if end < 0 {
			continue
		}
		from := end
		for end < len(p.Text) && strings.ContainsRune("_ 0123456789∞", p.Text[end]) {
			end++
		}
		if end == from {
			return
		}
		if bracket >= 0 {
			if end = after(p, end, "】"); end < 0 {
				return
			}
		}
		p.Granted(pos, end, add)
		return
	}
}

// forces is Alter Force n. [1107.3]
func forces(n int32) ability.Ability {
	mine := text.Zoned(ability.Discards)
	mine.Who = text.Who(ability.You)
	chosen := ability.What{Ref: text.BindRef(1)}
	return ability.Ability{Kind: ability.Triggered, On: []ability.Event{{Verb: ability.Entered, Subj: text.ThisFilter()}}, Do: []ability.Effect{
		&ability.Select{Slot: 1, Sel: ability.Selector{N: ability.Count{Op: ability.UpTo, N: ability.N(n)}, Of: mine}},
		&ability.Move{What: chosen, To: ability.Place{Zone: ability.Soul, Link: text.ThisRef}}}}
}

// denei is Denei n: in the place of a Zex that goes back to the hand. [1114.2, 1114.3]
func denei(n int32) ability.Ability {
	const name = "電影"
	paid := ability.Filter{Who: text.Who(ability.You), Zone: []ability.Zone{ability.Square}, Kind: ability.Zexes, Is: []ability.State{ability.Standing}, Num: []ability.Bound{{Stat: ability.CostStat, N: ability.N(n)}}}
	return ability.Ability{Kind: ability.Activated, Name: name, Works: []ability.Zone{ability.Hand_}, Window: ability.OwnTurn,
		Cost: []ability.Cost{{Do: &ability.Move{What: ability.What{Sel: &ability.Selector{N: text.One(), Of: paid}}, How: ability.Return, To: text.At(ability.Hand_)}}},
		Do: []ability.Effect{
			&ability.Move{What: ability.What{Ref: text.ThisRef}, To: ability.Place{Zone: ability.Square, On: &ability.Squares{Of: ability.Ref{Kind: ability.Paid, Slot: 1}, Free: true}}},
			&ability.Rule{What: ability.What{Who: text.Who(ability.You)}, Verb: ability.ActivatedV, Name: name, For: ability.Time{Until: ability.EndOfTurn}}}}
}

// condition reads what a card of dynamis is played under; false: the paragraph says nothing
// of that. [202.8d, 806.1b-e]
func (d dialect) condition(c *text.Compiler, n *text.Normal) bool {
	for _, k := range conditionWords {
		rest := n
		if ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang); ic != nil && ic.Word == k.word {
			rest = n.Slice(end, len(n.R)).Trim()
		} else if s, ok := strings.CutPrefix(string(n.R), k.ja); ok && c.Lang == text.JA {
			rest = n.Slice(len(n.R)-len([]rune(s)), len(n.R)).Trim()
		} else {
			continue
		}
		for len(rest.R) > 0 && rest.R[0] == ':' {
			rest = rest.Slice(1, len(rest.R)).Trim()
		}
		then := upToLabel(c, rest)
		if tail := rest.Slice(then, len(rest.R)); len(tail.R) > 0 && k.word == "sword descent" {
			defer d.Paragraph(c, tail, false)
			rest = rest.Slice(0, then).Trim()
		}
		a := ability.Ability{Kind: ability.Keyword, Word: k.word, Print: n.Source(c.Printed)}
		if t := k.fill(c, &a, rest.Sentence()); t != nil {
			c.Give(&a, ability.HandAll, n, t)
			return true
		}
		c.Card.Abilities = append(c.Card.Abilities, a)
		return true
	}
	return false
}

// conditionWords are the conditions with how what they say is read into their data.
var conditionWords = [...]struct {
	word, ja string
	fill     func(*text.Compiler, *ability.Ability, *text.Normal) *text.Trouble
}{
	{"descent", "降臨条件", func(c *text.Compiler, a *ability.Ability, n *text.Normal) *text.Trouble {
		v, t := c.Read(c.Game.Table.Nonterminal("descent"), n)
		if t == nil {
			a.Cost = text.Clone(v).([]ability.Cost)
		}
		return t
	}},
	{"awakening", "覚醒条件", func(c *text.Compiler, a *ability.Ability, n *text.Normal) *text.Trouble {
		v, t := c.ReadCost(n)
		if t == nil {
			a.Cost = text.Clone(v).([]ability.Cost)
			for i := range a.Cost {
				text.OwnCost(&a.Cost[i])
			}
		}
		return t
	}},
	{"dream dress", "夢装条件", func(c *text.Compiler, a *ability.Ability, n *text.Normal) *text.Trouble {
		v, t := c.ReadCost(n)
		if t == nil {
			if cs := v.([]ability.Cost); len(cs) != 1 || cs[0].Res != ability.Crystal {
				return &text.Trouble{Piece: n, JA: "夢装条件はカウンターの消費", EN: "dream dress spends counters"}
			} else {
				a.Args = []ability.Amount{cs[0].N}
			}
		}
		return t
	}},
	{"sword descent", "剣臨条件", func(c *text.Compiler, a *ability.Ability, n *text.Normal) *text.Trouble {
		v, t := c.Read(c.Game.Table.Nonterminal("level"), n)
		if t == nil {
			k := text.Clone(v).(ability.Cond)
			levelled(&k)
			a.If = &k
		}
		return t
	}},
	{"vessel", "剣臨器", func(c *text.Compiler, a *ability.Ability, n *text.Normal) *text.Trouble {
		v, t := c.Read(c.Game.Table.Nonterminal("vessel"), n)
		if t == nil {
			a.Do = []ability.Effect{text.Clone(v).(ability.Effect)}
		}
		return t
	}},
}
