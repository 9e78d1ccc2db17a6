package text

import (
	"strings"

	"gotaku/rules/ability"
)

// Heads that are words: a gate (ダメージ3 ――), EXバースト, ヘイスト, デジョン3 ―― cost,
// NAME《S》cost：, cost：, …とき、. FF-TCG 11.5 to 11.10, 15.2.

// warpWord is the keyword デジョン; its number and cost are those of the ability. FF-TCG 15.2.7.
const warpWord = "warp"

// Worded is a dialect whose heads are words, and whose cards' names stand for them.
type Worded struct{ Plain }

// Names puts marks for the card's name.
func (Worded) Names(c *Compiler, n *Normal, name string) *Normal { return c.OwnNamed(n, name, false) }

// Named puts the card's name for its mark.
func (Worded) Named(g *Game, s string, _ *ability.Card, name string, l Lang) string {
	return g.withName(s, name, l)
}

// Paragraph reads an ability whose head is words.
func (Worded) Paragraph(c *Compiler, n *Normal, spell bool) { c.worded(n, spell) }

// Modes are lines in quotes.
func (Worded) Modes(n *Normal) (*Normal, []*Normal) { return QuotedModes(n, Depths(n.R)) }

// Mode prints a mode in quotes.
func (Worded) Mode(_ int, s string, l Lang) string { return Pick(l, "「"+s+"」", "“"+s+"”") }

// worded reads one paragraph of a game whose heads are words.
func (c *Compiler) worded(n *Normal, spell bool) {
	if c.SameAsWord(n) {
		return
	}
	first, whole := len(c.Card.Abilities), n
	var gate *ability.Cond
	if num, end := dashed(n.R, Pick(c.Lang, "ダメージ", "damage "), c.Lang); end > 0 {
		gate, n = damageGate(num), n.Slice(end, len(n.R)).Trim()
	}
	c.ungated(n, spell)
	if gate == nil {
		return
	}
	var words []string // keywords under a gate are given while it holds
	kept := c.Card.Abilities[:first]
	for _, a := range c.Card.Abilities[first:] {
		if a.Gate = gate; a.Kind == ability.Keyword && a.Word != warpWord {
			words = append(words, a.Word)
			continue
		}
		kept = append(kept, a)
	}
	if c.Card.Abilities = kept; len(words) > 0 {
		c.Card.Abilities = append(kept, ability.Ability{Kind: ability.Static, Gate: gate, Print: whole.Source(c.Printed),
			Do: []ability.Effect{&ability.Give{What: ability.What{Ref: ThisRef}, Words: words}}})
	}
}

func (c *Compiler) ungated(n *Normal, spell bool) {
	if num, end := dashed(n.R, Pick(c.Lang, "デジョン", "warp "), c.Lang); end > 0 {
		a := ability.Ability{Kind: ability.Keyword, Word: warpWord, Args: []ability.Amount{ability.N(num)}, Print: n.Source(c.Printed)}
		v, t := c.Read(c.Game.Starts.costs, n.Slice(end, len(n.R)).Trim())
		if t != nil {
			c.Give(&a, ability.HandAll, n, t)
			return
		}
		a.Cost = Clone(v).([]ability.Cost)
		c.Card.Abilities = append(c.Card.Abilities, a)
		return
	}
	if v, t := c.Read(c.Game.Starts.Construct, n.Sentence()); t == nil {
		a := Clone(v).(ability.Ability)
		a.Print = n.Source(c.Printed)
		c.Card.Abilities = append(c.Card.Abilities, a)
		return
	}
	a := ability.Ability{}
	if n = c.burst(c.Keywords(n), &a); len(n.R) == 0 {
		return
	}
	if at := Colon(n); at >= 0 && !QuoteAt(n.R, at+1) {
		c.costed(&a, n, at)
		return
	}
	c.Headless(&a, n, spell)
}

// burst takes EXバースト off the front, with or without its brackets.
func (c *Compiler) burst(n *Normal, a *ability.Ability) *Normal {
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	if ic == nil || ic.Kind != MarkIcon {
		ic, end = nil, 0
		for _, s := range []string{"EXバースト", "EX Burst"} {
			if r := []rune(s); len(n.R) > len(r) && strings.EqualFold(string(n.R[:len(r)]), s) {
				end = len(r)
			}
		}
		if end == 0 {
			return n
		}
	}
	a.Marks |= ability.EXBurst
	for end < len(n.R) && (n.R[end] == ' ' || n.R[end] == '\n' || n.R[end] == ':') {
		end++
	}
	return n.Slice(end, len(n.R)).Trim()
}

// costed reads [NAME]COST：EFFECT.
func (c *Compiler) costed(a *ability.Ability, n *Normal, at int) {
	a.Kind, a.Print = ability.Activated, n.Source(c.Printed)
	cost := n.Slice(0, at).Trim()
	for i := range cost.R {
		if ic, _, end := c.Game.Lex.IconAt(cost.R, i, c.Lang); ic != nil && ic.Word == "special" {
			a.Marks |= ability.Special
			if name := cost.Slice(0, i); i > 0 && c.Silent {
				a.Name = strings.Trim(string(name.R), nameMarks)
			} else if i > 0 {
				a.Name = strings.Trim(name.Source(c.Printed), nameMarks)
			}
			if cost = cost.Slice(end, len(cost.R)).Trim(); len(cost.R) > 0 && (cost.R[0] == '、' || cost.R[0] == ',') {
				cost = cost.Slice(1, len(cost.R)).Trim()
			}
			break
		}
	}
	if len(cost.R) > 0 || a.Marks&ability.Special == 0 {
		v, t := c.Read(c.Game.Starts.costs, cost)
		if t != nil {
			c.Give(a, ability.HandCost, n, t)
			return
		}
		a.Cost = Clone(v).([]ability.Cost)
	}
	for i := range a.Cost {
		OwnCost(&a.Cost[i])
	}
	c.Finish(a, n.Slice(at+1, len(n.R)).Trim(), n)
}

// dashed reads WORD N ―― at the front and gives the number and the place behind.
func dashed(r []rune, word string, l Lang) (num int32, end int) {
	i := 0
	if i < len(r) && (r[i] == '《' || r[i] == '【' || r[i] == '[') {
		i++
	}
	w := []rune(word)
	if i+len(w) >= len(r) || !strings.EqualFold(string(r[i:i+len(w)]), word) {
		return 0, 0
	}
	i += len(w)
	from := i
	for i < len(r) && '0' <= r[i] && r[i] <= '9' && i-from < 3 {
		num = num*10 + int32(r[i]-'0')
		i++
	}
	for i > from && i < len(r) && strings.ContainsRune("》】] ", r[i]) {
		i++
	}
	dash := i
	for i < len(r) && strings.ContainsRune("-―─ー~", r[i]) {
		i++
	}
	if i == from || i == dash || num == 0 {
		return 0, 0
	}
	return num, i
}

// damageGate is the condition of ダメージN. FF-TCG 15.2.6.
func damageGate(n int32) *ability.Cond {
	f := Zoned(ability.DamageZone)
	f.Who = Who(ability.You)
	return &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &f}, R: ability.N(n), Word: "damage"}
}

// gate prints the gate of an ability.
func (w *Printer) gate(a *ability.Ability) string {
	if a.Gate == nil || !Equal(a.Gate, damageGate(a.Gate.R.N)) {
		return ""
	}
	return Pick(w.Lang, "ダメージ"+Itoa(a.Gate.R.N)+" ―― ", "Damage "+Itoa(a.Gate.R.N)+" -- ")
}

func (w *Printer) warp(a *ability.Ability) (string, bool) {
	costs, ok := w.Print(w.Game.Starts.costs, a.Cost)
	if !ok || len(a.Args) != 1 {
		return a.Print, false
	}
	n := Itoa(a.Args[0].N)
	return Pick(w.Lang, "デジョン"+n+" ―― ", "Warp "+n+" -- ") + costs, true
}

// gatedWords prints keywords that a card has under a gate.
func (w *Printer) gatedWords(a *ability.Ability) (string, bool) {
	if a.Kind != ability.Static || a.Gate == nil || a.If != nil || len(a.Do) != 1 {
		return "", false
	}
	g, ok := a.Do[0].(*ability.Give)
	if !ok || !Equal(*g, ability.Give{What: ability.What{Ref: ThisRef}, Words: g.Words}) {
		return "", false
	}
	s := w.gate(a)
	for i, word := range g.Words {
		k, ok := PrintKeyword(w, word)
		if !ok {
			return "", false
		}
		if i > 0 {
			s += " "
		}
		s += k
	}
	return s, true
}

// abilityName prints the name of a special ability and its icon.
func (w *Printer) abilityName(a *ability.Ability) string {
	if a.Marks&ability.Special == 0 {
		return ""
	}
	if a.Name == "" {
		return w.costWord("special")
	}
	return Pick(w.Lang, a.Name, "["+a.Name+"] ") + w.costWord("special")
}

// ownHand lets a player who acts with cards of their hand need no 自分の.
func ownHand(c *Clause) {
	for _, e := range c.Do {
		if m, ok := e.(*ability.Move); ok && m.What.Sel != nil {
			if f := &m.What.Sel.Of; f.Who.Side == ability.That && len(f.Zone) == 1 && f.Zone[0] == ability.Hand_ {
				f.Who = Who(ability.You)
			}
		}
	}
}
