package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// paragraph reads one paragraph: keywords, marks, then the head and its body.
func (c *Compiler) paragraph(n *Normal, spell bool) {
	n = c.Keywords(c.Game.bracketed(n, c.Lang))
	if len(n.R) == 0 {
		return
	}
	a := ability.Ability{}
	if n = c.marks(n, &a); a.Marks == 0 && len(n.R) > 0 { // クイック, and 守護 behind it
		n = c.Keywords(n)
	}
	if len(n.R) == 0 {
		return
	}
	ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
	switch {
	case ic != nil && ic.Kind == ActivatedIcon:
		c.activated(&a, ic, n.Slice(end, len(n.R)).Trim(), n)
	case ic != nil && ic.Kind == TriggerIcon:
		c.icons(&a, n)
	default:
		c.Headless(&a, n, spell)
	}
}

// Keywords takes a run of keyword icons off the front, each an ability of its own.
func (c *Compiler) Keywords(n *Normal) *Normal {
	var run []ability.Ability
	pos := 0
	for {
		for pos < len(n.R) && (n.R[pos] == ' ' || n.R[pos] == ',' && len(run) > 0) {
			pos++
		}
		if next, _, _ := c.Game.Lex.IconAt(n.R, pos+1, c.Lang); next != nil && next.Kind == KeywordIcon && len(run) > 0 && n.R[pos] == '、' {
			pos++
		}
		ic, num, end := c.Game.Lex.IconAt(n.R, pos, c.Lang)
		if ic == nil || ic.Kind != KeywordIcon || num != NoNumber && (num < 0 || !strings.Contains(ic.JA, "#")) {
			break
		}
		a := ability.Ability{Kind: ability.Keyword, Word: ic.Word, Print: n.Slice(pos, end).Source(c.Printed)}
		if num != NoNumber {
			a.Args = []ability.Amount{ability.N(num)}
		}
		run = append(run, a)
		pos = end
	}
	if len(run) == 0 {
		return n
	}
	rest := n.Slice(pos, len(n.R))
	if c.Lang == JA && len(rest.R) > 0 && strings.ContainsRune("をとがのはにか、", rest.R[0]) {
		return n
	}
	for len(rest.R) > 0 && (rest.R[0] == '。' || rest.R[0] == '.') {
		rest = rest.Slice(1, len(rest.R))
	}
	for i := range run {
		if no := c.Game.whyNever(&run[i], c.Kinds, c.Silent); no != nil {
			c.never(&run[i], n.Slice(0, pos), no)
			return rest.Trim()
		}
	}
	c.Card.Abilities = append(c.Card.Abilities, run...)
	return rest.Trim()
}

// marks takes the icons that only mark what follows, or are a keyword where nothing does.
func (c *Compiler) marks(n *Normal, a *ability.Ability) *Normal {
	for {
		ic, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang)
		if ic == nil || ic.Kind != MarkIcon {
			return n
		}
		rest := n.Slice(end, len(n.R)).Trim()
		next, _, _ := c.Game.Lex.IconAt(rest.R, 0, c.Lang)
		if ic.Alone && (next == nil || next.Kind != ActivatedIcon && next.Kind != MarkIcon) {
			c.Card.Abilities = append(c.Card.Abilities, ability.Ability{Kind: ability.Keyword, Word: ic.Word, Marks: ic.Marks, Print: n.Slice(0, end).Source(c.Printed)})
		} else {
			a.Marks |= ic.Marks
		}
		n = rest
	}
}

// activated reads [起動]COST：EFFECT and its kin.
func (c *Compiler) activated(a *ability.Ability, ic *Icon, n, whole *Normal) {
	a.Kind, a.Print = ability.Activated, whole.Source(c.Printed)
	a.Marks |= ic.Marks
	if times := int32(1); ic.Counts { // an icon is a meal. SVE 14.2.2.3
		for next, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang); next == ic; next, _, end = c.Game.Lex.IconAt(n.R, 0, c.Lang) {
			times, n = times+1, n.Slice(end, len(n.R)).Trim()
		}
		if times > 1 {
			a.Args = []ability.Amount{ability.N(times)}
		}
	}
	if next, _, end := c.Game.Lex.IconAt(n.R, 0, c.Lang); next != nil && (next.Kind == MarkIcon || next.Kind == ActivatedIcon && next.Plain && next.Marks == 0) { // [食事] is [起動] as well
		a.Marks |= next.Marks
		n = n.Slice(end, len(n.R)).Trim()
	}
	at := Colon(n)
	if at < 0 {
		c.Give(a, ability.HandCost, n, &Trouble{n, 0, []string{"："}, "コストの後の「：」がない", "there is no colon behind the cost"})
		return
	}
	if cost := n.Slice(0, at).Trim(); len(cost.R) > 0 {
		start := c.Game.Starts.costs
		if own := c.Game.Lex.costMark(a.Marks); own != nil {
			start = c.Game.Table.byName[own.Costs]
		}
		v, t := c.readCost(start, cost)
		if t != nil {
			c.Give(a, ability.HandCost, n, t)
			return
		}
		a.Cost = Clone(v).([]ability.Cost)
		for i := range a.Cost {
			OwnCost(&a.Cost[i])
		}
	}
	if !ic.Plain {
		a.Word = ic.Word
	}
	c.Finish(a, n.Slice(at+1, len(n.R)).Trim(), whole)
}

// ReadCost reads the parts of a cost. That anyone's cards pay it is refused in English: there it is left to the place, and whose
// is not said pays with one's own, as OwnCost has it.
func (c *Compiler) ReadCost(cost *Normal) (any, *Trouble) {
	return c.readCost(c.Game.Starts.costs, cost)
}

func (c *Compiler) readCost(start Symbol, cost *Normal) (any, *Trouble) {
	v, t := c.Read(start, cost)
	if t == nil {
		t = c.anyonesPay(cost)
	}
	return v, t
}

// anyonesPay is what is wrong with what is paid where it says that it may be of either player: either field, any player's hand,
// but not any number.
func (c *Compiler) anyonesPay(cost *Normal) *Trouble {
	s := strings.ReplaceAll(" "+strings.ToLower(string(cost.R))+" ", " any number ", " ")
	s = strings.ReplaceAll(s, " any amount ", " ")
	s = strings.ReplaceAll(s, " not control any ", " ") // what is asked before it
	s = strings.ReplaceAll(s, " in any order ", " ")
	s = strings.ReplaceAll(s, " of either player ", " ") // which is read as that, and stays
	if c.Lang == EN && slices.ContainsFunc([]string{" either ", " any ", " each player's "}, func(w string) bool { return strings.Contains(s, w) }) {
		return doubt(cost, "相手のカードでも払えると書かれている", "it says that the other player's cards may pay too")
	}
	return nil
}

// OwnCost writes out that only one's own cards pay: 場の, 墓場の.
func OwnCost(k *ability.Cost) {
	if what := k.Takes(); what != nil && what.Sel != nil {
		ownSelector(what.Sel)
	}
}

func ownSelector(s *ability.Selector) {
	for i := range s.Each {
		if a, b := &s.Each[0].Of, &s.Each[i].Of; i > 0 && len(b.Zone) == 0 && b.Kind == 0 {
			b.Zone = a.Zone // EXエリアのこれと『N』2枚: a bare name shares the place
		}
		ownSelector(&s.Each[i])
	}
	if len(s.Of.Zone) > 0 && s.Of.Who == (ability.Who{}) && s.Of.Ref == (ability.Ref{}) {
		s.Of.Who.Side = ability.You
	}
}

// icons reads 【進化時】【攻撃時】…: each icon makes an ability with the same body.
func (c *Compiler) icons(a *ability.Ability, whole *Normal) {
	var events []ability.Event
	pos := 0
	for {
		for pos < len(whole.R) && (whole.R[pos] == ' ' || whole.R[pos] == '/') {
			pos++
		}
		ic, _, end := c.Game.Lex.IconAt(whole.R, pos, c.Lang)
		if ic == nil || ic.Kind != TriggerIcon {
			break
		}
		events = append(events, Clone(ic.On).(ability.Event))
		pos = end
	}
	rest := whole.Slice(pos, len(whole.R)).Trim()
	if len(rest.R) > 0 && rest.R[0] == ':' {
		rest = rest.Slice(1, len(rest.R)).Trim()
	}
	for _, e := range events {
		b := *a
		b.Kind, b.On, b.Print = ability.Triggered, []ability.Event{e}, whole.Source(c.Printed)
		c.Finish(&b, c.limitBehind(&b, rest), whole)
	}
}

// Headless reads a paragraph that begins with a sentence: a trigger in words, a
// static ability, or what a spell does.
func (c *Compiler) Headless(a *ability.Ability, n *Normal, spell bool) {
	a.Print = n.Source(c.Printed)
	turns := c.ownLimit(n)
	own := turns > 0
	n = n.Slice(turns, len(n.R))
	if end, limit := c.LimitHead(n); end > 0 {
		a.Limit = []ability.Limit{limit}
		own = own || strings.Contains(string(n.R[:end]), " of your turns") // four times on each of your turns
		n = n.Slice(end, len(n.R)).Trim()
		if ic, _, _ := c.Game.Lex.IconAt(n.R, 0, c.Lang); ic != nil && ic.Kind == TriggerIcon && !own {
			c.icons(a, n)
			return
		}
	}
	if t, rest := c.Game.dialect.Trigger(c, n); rest != nil {
		if own {
			t.If = both(t.If, ability.Cond{Op: ability.TurnOf, Who: Who(ability.You)})
		}
		a.Kind, a.On, a.If = ability.Triggered, t.On, t.If
		if said := c.secondHead(rest); said != nil && slices.ContainsFunc(t.On, isPhase) {
			c.Give(a, ability.HandEffect, n, doubt(said, "いつのことかが2度言われている", "it is said twice when this is done"))
			return
		}
		c.Finish(a, c.limitBehind(a, rest), n)
		return
	}
	b, t := c.Body(n, true)
	if t != nil {
		if spell {
			a.Kind = ability.Spell
			c.Give(a, ability.HandEffect, n, t)
			return
		}
		a.Kind = ability.Static
		c.Give(a, ability.HandAll, n, t)
		return
	}
	c.CardText(&b)
	for _, p := range b.Played {
		of := Clone(ability.Ability{Kind: ability.Static, If: p.If, Do: p.Do, Print: n.Source(c.Printed)}).(ability.Ability)
		if why := c.Game.resolveAbility(&of, c.Lang, noneIt, false); why != "" {
			c.Give(a, ability.HandAll, n, refersToNothing(n, why))
			return
		}
		if !c.themselves(&of) {
			c.Give(a, ability.HandAll, n, nobodys(n))
			return
		}
		if no := c.Game.whyNever(&of, c.Kinds, c.Silent); no != nil {
			c.never(&of, n, no)
			return
		}
		c.Card.Abilities = append(c.Card.Abilities, of)
	}
	if len(b.Do) == 0 {
		if len(b.Limit) > 0 || b.needs != nil || b.X != nil || len(a.Limit) > 0 {
			a.Kind = ability.Static
			c.Give(a, ability.HandAll, n, doubt(n, "効果がない", "there is no effect"))
		}
		return
	}
	a.Kind = ability.Spell
	if Static(&b, spell, c.Game.Lex.Alone) || !spell && c.Game.Lex.holds(b.Do) {
		a.Kind = ability.Static
		if b.While == nil && len(b.Do) == 1 {
			if f, ok := b.Do[0].(*ability.If); ok && len(f.Else) == 0 {
				b.While, b.Do = &f.Cond, f.Then
			}
		}
		if z := saysPlace(b.While); z != ability.NoZone && asPlayed(&ability.Ability{Kind: ability.Static, Do: b.Do}) {
			b.While = PlayedFrom(z)
		}
	} else if b.While != nil || c.Kinds != 0 && c.Kinds&c.Game.Lex.Spells == 0 && !c.Silent {
		a.Kind = ability.Static
		c.Give(a, ability.HandAll, n, doubt(n, "いつ行うのかが書かれていない", "nothing says when this is done"))
		return
	}
	c.Take(a, b, n)
}

func isPhase(e ability.Event) bool { return e.Verb == ability.PhaseBegan }

// secondHead is what says once more when something happens, right behind when a phase comes: 自分のターン終了時、相手のターン終了時、…
// is either at both, or at the second after each of the first. nil: nothing does, or it is said to be the next one, or of this turn.
func (c *Compiler) secondHead(n *Normal) *Normal {
	first, _, _ := strings.Cut(strings.ToLower(string(n.R[:min(len(n.R), maxPiece)])), pauses[c.Lang])
	if !slices.ContainsFunc(headWords[c.Lang], func(w string) bool {
		return c.Lang == JA && strings.HasSuffix(first, w) || c.Lang == EN && strings.HasPrefix(first, w)
	}) {
		return nil // as nearly always, and looking closer takes long
	}
	if _, rest := c.Game.dialect.Trigger(c, n); rest != nil {
		said := n.Slice(0, len(n.R)-len(rest.R))
		if s := strings.ToLower(string(said.R)); !slices.ContainsFunc(nextOne[c.Lang], func(w string) bool { return strings.Contains(s, w) }) {
			return said
		}
	}
	return nil
}

// headWords end, or begin, what says when something happens; pauses stand behind it.
var (
	headWords = [langs][]string{JA: {"時", "とき", "たび"}, EN: {"when", "at the "}}
	pauses    = [langs]string{JA: "、", EN: ","}
)

// nextOne says which of what happens later is meant.
var nextOne = [langs][]string{JA: {"次", "この", "その"}, EN: {"next ", "this ", "that "}}

// Trigger reads "…とき、" at the front; nil: there is none. far: the condition behind it is
// the head's too.
func (c *Compiler) Trigger(n *Normal, far bool) (found Trigger, rest *Normal) {
	depth := Depths(n.R)
	for i := 0; i < len(n.R); i++ {
		if n.R[i] == '。' && depth[i] == 0 || n.R[i] == '.' && c.Lang == EN && depth[i] == 0 {
			break
		}
		if depth[i] != 0 || n.R[i] != '、' && (n.R[i] != ',' || c.Lang != EN) {
			continue
		}
		if i+1 < len(n.R) && n.R[i+1] == 'か' && string(n.R[i+1:min(i+3, len(n.R))]) != "かわ" {
			continue // …とき、または…とき
		}
		if c.Lang == EN && strings.HasPrefix(strings.ToLower(string(n.R[i+1:min(i+10, len(n.R))])), " or when ") {
			continue
		}
		if i > maxPiece || c.fuel.card <= 0 {
			break
		}
		if all, _, _, _ := c.parse(c.Game.Starts.trigger, n.Slice(0, i)); len(all) == 1 {
			found, rest = Clone(all[0]).(Trigger), n.Slice(i+1, len(n.R)).Trim()
			if !far {
				break
			}
		}
	}
	return found, rest
}

// ownTurns stand before ターンごとに, once per turn, where only one's own turns are meant.
var ownTurns = [langs][]string{JA: {"自分のターン中、", "自分のターン中に", "自分の"}, EN: {"on your turns, ", "during your turn, "}}

// ownLimit is the end of that where 自分のターンごとに1回、…とき stands at the front; 0: it does not.
func (c *Compiler) ownLimit(n *Normal) int {
	for _, w := range ownTurns[c.Lang] {
		size := len([]rune(w))
		if !strings.HasPrefix(strings.ToLower(string(n.R[:min(size, len(n.R))])), w) {
			continue
		}
		rest := n.Slice(size, len(n.R))
		end, _ := c.LimitHead(rest)
		if end == 0 {
			continue
		}
		if _, body := c.Game.dialect.Trigger(c, rest.Slice(end, len(rest.R)).Trim()); body != nil {
			return size
		}
	}
	return 0
}

// limitBehind reads ターンごとに1回、 where it stands behind the trigger: of one sentence, which is all that the ability does, it
// says how often the ability is used. Before further sentences it may be said of the first alone, and is left where it is.
func (c *Compiler) limitBehind(a *ability.Ability, n *Normal) *Normal {
	end, limit := c.LimitHead(n)
	if end == 0 || len(a.Limit) > 0 {
		return n
	}
	depth := Depths(n.R)
	for i := end; i < len(n.R)-1; i++ {
		if depth[i] == 0 && (n.R[i] == '。' || n.R[i] == '\n' || n.R[i] == '.' && c.Lang == EN) {
			return n
		}
	}
	a.Limit = []ability.Limit{limit}
	return n.Slice(end, len(n.R)).Trim()
}

// LimitHead reads ターンごとに2回、 at the front.
func (c *Compiler) LimitHead(n *Normal) (end int, l ability.Limit) {
	n = n.Slice(0, min(len(n.R), maxLimitHead))
	c.spend(n, func(p *Parser) {
		for _, r := range p.At(c.Game.Starts.LimitHead, 0) {
			end, l = r.End, r.Val.(ability.Limit)
		}
	})
	return end, l
}

// CardText moves what concerns playing the card to the card.
func (c *Compiler) CardText(b *Body) {
	if c.Silent {
		return
	}
	c.Card.Cost = append(c.Card.Cost, b.AddCost...)
	c.Card.Limit = append(c.Card.Limit, b.CardLimit...)
	for i := range c.Card.Cost {
		OwnCost(&c.Card.Cost[i])
	}
	if b.CardNot != nil {
		c.Card.Needs = both(c.Card.Needs, negate(*b.CardNot))
	}
}

// both joins a condition to what stands already; nil: there is nothing yet.
func both(old *ability.Cond, c ability.Cond) *ability.Cond {
	if old == nil {
		return &c
	}
	return &ability.Cond{Op: ability.And, Args: []ability.Cond{*old, c}}
}

// negate turns a condition round without a double negation.
func negate(c ability.Cond) ability.Cond {
	if c.Op == ability.Not {
		return c.Args[0]
	}
	return ability.Cond{Op: ability.Not, Args: []ability.Cond{c}}
}

// Finish reads the body n of an ability whose head is known; whole is both.
func (c *Compiler) Finish(a *ability.Ability, n, whole *Normal) {
	c.asked = a.If
	b, t := c.Body(n, false)
	c.asked = nil
	if t != nil {
		c.Give(a, ability.HandEffect, n, t)
		return
	}
	if len(b.Do) == 0 {
		c.Give(a, ability.HandEffect, whole, doubt(whole, "効果がない", "there is no effect"))
		return
	}
	c.Take(a, b, n)
}
