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
func (Worded) Names(c *compiler, n *normal, name string) *normal { return c.ownNamed(n, name, false) }

// Named puts the card's name for its mark.
func (Worded) Named(g *Game, s string, _ *ability.Card, name string, l Lang) string {
	return g.withName(s, name, l)
}

// Paragraph reads an ability whose head is words.
func (Worded) Paragraph(c *compiler, n *normal, spell bool) { c.worded(n, spell) }

// Modes are lines in quotes.
func (Worded) Modes(n *normal) (*normal, []*normal) { return quotedModes(n, depths(n.r)) }

// Mode prints a mode in quotes.
func (Worded) Mode(_ int, s string, l Lang) string { return pick(l, "「"+s+"」", "“"+s+"”") }

// worded reads one paragraph of a game whose heads are words.
func (c *compiler) worded(n *normal, spell bool) {
	if c.sameAsWord(n) {
		return
	}
	first, whole := len(c.card.Abilities), n
	var gate *ability.Cond
	if num, end := dashed(n.r, pick(c.lang, "ダメージ", "damage "), c.lang); end > 0 {
		gate, n = damageGate(num), n.slice(end, len(n.r)).trim()
	}
	c.ungated(n, spell)
	if gate == nil {
		return
	}
	var words []string // keywords under a gate are given while it holds
	kept := c.card.Abilities[:first]
	for _, a := range c.card.Abilities[first:] {
		if a.Gate = gate; a.Kind == ability.Keyword && a.Word != warpWord {
			words = append(words, a.Word)
			continue
		}
		kept = append(kept, a)
	}
	if c.card.Abilities = kept; len(words) > 0 {
		c.card.Abilities = append(kept, ability.Ability{Kind: ability.Static, Gate: gate, Print: whole.source(c.printed),
			Do: []ability.Effect{&ability.Give{What: ability.What{Ref: ThisRef}, Words: words}}})
	}
}

func (c *compiler) ungated(n *normal, spell bool) {
	if num, end := dashed(n.r, pick(c.lang, "デジョン", "warp "), c.lang); end > 0 {
		a := ability.Ability{Kind: ability.Keyword, Word: warpWord, Args: []ability.Amount{ability.N(num)}, Print: n.source(c.printed)}
		v, t := c.read(c.g.nts.costs, n.slice(end, len(n.r)).trim())
		if t != nil {
			c.give(&a, ability.HandAll, n, t)
			return
		}
		a.Cost = clone(v).([]ability.Cost)
		c.card.Abilities = append(c.card.Abilities, a)
		return
	}
	if v, t := c.read(c.g.nts.construct, n.sentence()); t == nil {
		a := clone(v).(ability.Ability)
		a.Print = n.source(c.printed)
		c.card.Abilities = append(c.card.Abilities, a)
		return
	}
	a := ability.Ability{}
	if n = c.burst(c.keywords(n), &a); len(n.r) == 0 {
		return
	}
	if at := colon(n); at >= 0 && !quoteAt(n.r, at+1) {
		c.costed(&a, n, at)
		return
	}
	c.headless(&a, n, spell)
}

// burst takes EXバースト off the front, with or without its brackets.
func (c *compiler) burst(n *normal, a *ability.Ability) *normal {
	ic, _, end := c.g.lex.iconAt(n.r, 0, c.lang)
	if ic == nil || ic.Kind != MarkIcon {
		ic, end = nil, 0
		for _, s := range []string{"EXバースト", "EX Burst"} {
			if r := []rune(s); len(n.r) > len(r) && strings.EqualFold(string(n.r[:len(r)]), s) {
				end = len(r)
			}
		}
		if end == 0 {
			return n
		}
	}
	a.Marks |= ability.EXBurst
	for end < len(n.r) && (n.r[end] == ' ' || n.r[end] == '\n' || n.r[end] == ':') {
		end++
	}
	return n.slice(end, len(n.r)).trim()
}

// costed reads [NAME]COST：EFFECT.
func (c *compiler) costed(a *ability.Ability, n *normal, at int) {
	a.Kind, a.Print = ability.Activated, n.source(c.printed)
	cost := n.slice(0, at).trim()
	for i := range cost.r {
		if ic, _, end := c.g.lex.iconAt(cost.r, i, c.lang); ic != nil && ic.Word == "special" {
			a.Marks |= ability.Special
			if name := cost.slice(0, i); i > 0 && c.silent {
				a.Name = strings.Trim(string(name.r), nameMarks)
			} else if i > 0 {
				a.Name = strings.Trim(name.source(c.printed), nameMarks)
			}
			if cost = cost.slice(end, len(cost.r)).trim(); len(cost.r) > 0 && (cost.r[0] == '、' || cost.r[0] == ',') {
				cost = cost.slice(1, len(cost.r)).trim()
			}
			break
		}
	}
	if len(cost.r) > 0 || a.Marks&ability.Special == 0 {
		v, t := c.read(c.g.nts.costs, cost)
		if t != nil {
			c.give(a, ability.HandCost, n, t)
			return
		}
		a.Cost = clone(v).([]ability.Cost)
	}
	for i := range a.Cost {
		ownCost(&a.Cost[i])
	}
	c.finish(a, n.slice(at+1, len(n.r)).trim(), n)
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
func (w *printer) gate(a *ability.Ability) string {
	if a.Gate == nil || !equal(a.Gate, damageGate(a.Gate.R.N)) {
		return ""
	}
	return pick(w.lang, "ダメージ"+itoa(a.Gate.R.N)+" ―― ", "Damage "+itoa(a.Gate.R.N)+" -- ")
}

func (w *printer) warp(a *ability.Ability) (string, bool) {
	costs, ok := w.print(w.g.nts.costs, a.Cost)
	if !ok || len(a.Args) != 1 {
		return a.Print, false
	}
	n := itoa(a.Args[0].N)
	return pick(w.lang, "デジョン"+n+" ―― ", "Warp "+n+" -- ") + costs, true
}

// gatedWords prints keywords that a card has under a gate.
func (w *printer) gatedWords(a *ability.Ability) (string, bool) {
	if a.Kind != ability.Static || a.Gate == nil || a.If != nil || len(a.Do) != 1 {
		return "", false
	}
	g, ok := a.Do[0].(*ability.Give)
	if !ok || !equal(*g, ability.Give{What: ability.What{Ref: ThisRef}, Words: g.Words}) {
		return "", false
	}
	s := w.gate(a)
	for i, word := range g.Words {
		k, ok := printKeyword(w, word)
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
func (w *printer) abilityName(a *ability.Ability) string {
	if a.Marks&ability.Special == 0 {
		return ""
	}
	if a.Name == "" {
		return w.costWord("special")
	}
	return pick(w.lang, a.Name, "["+a.Name+"] ") + w.costWord("special")
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
