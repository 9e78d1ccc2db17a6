package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// paragraph reads one paragraph: keywords, marks, then the head and its body.
func (c *compiler) paragraph(n *normal, spell bool) {
	n = c.keywords(c.g.bracketed(n, c.lang))
	if len(n.r) == 0 {
		return
	}
	a := ability.Ability{}
	n = c.marks(n, &a)
	if len(n.r) == 0 {
		return
	}
	ic, _, end := c.g.lex.iconAt(n.r, 0, c.lang)
	switch {
	case ic != nil && ic.Kind == ActivatedIcon:
		c.activated(&a, ic, n.slice(end, len(n.r)).trim(), n)
	case ic != nil && ic.Kind == TriggerIcon:
		c.icons(&a, n)
	default:
		c.headless(&a, n, spell)
	}
}

// keywords takes a run of keyword icons off the front, each an ability of its own.
func (c *compiler) keywords(n *normal) *normal {
	var run []ability.Ability
	pos := 0
	for {
		for pos < len(n.r) && (n.r[pos] == ' ' || n.r[pos] == ',' && len(run) > 0) {
			pos++
		}
		ic, num, end := c.g.lex.iconAt(n.r, pos, c.lang)
		if ic == nil || ic.Kind != KeywordIcon || num != noNumber {
			break
		}
		run = append(run, ability.Ability{Kind: ability.Keyword, Word: ic.Word, Print: n.slice(pos, end).source(c.printed)})
		pos = end
	}
	if len(run) == 0 {
		return n
	}
	rest := n.slice(pos, len(n.r))
	if c.lang == JA && len(rest.r) > 0 && strings.ContainsRune("をとがのはにか、", rest.r[0]) {
		return n
	}
	for len(rest.r) > 0 && (rest.r[0] == '。' || rest.r[0] == '.') {
		rest = rest.slice(1, len(rest.r))
	}
	if no := c.g.whyNever(&run[0], c.kinds, c.silent); no != nil {
		c.never(&run[0], n.slice(0, pos), no)
		return rest.trim()
	}
	c.card.Abilities = append(c.card.Abilities, run...)
	return rest.trim()
}

// marks takes the icons that only mark what follows. クイック alone is a keyword.
func (c *compiler) marks(n *normal, a *ability.Ability) *normal {
	for {
		ic, _, end := c.g.lex.iconAt(n.r, 0, c.lang)
		if ic == nil || ic.Kind != MarkIcon {
			return n
		}
		rest := n.slice(end, len(n.r)).trim()
		next, _, _ := c.g.lex.iconAt(rest.r, 0, c.lang)
		if ic.Word == "quick" && (next == nil || next.Kind != ActivatedIcon && next.Kind != MarkIcon) {
			c.card.Abilities = append(c.card.Abilities, ability.Ability{Kind: ability.Keyword, Word: ic.Word, Marks: ic.Marks, Print: n.slice(0, end).source(c.printed)})
		} else {
			a.Marks |= ic.Marks
		}
		n = rest
	}
}

// activated reads [起動]COST：EFFECT and its kin.
func (c *compiler) activated(a *ability.Ability, ic *Icon, n, whole *normal) {
	a.Kind, a.Print = ability.Activated, whole.source(c.printed)
	a.Marks |= ic.Marks
	if times := int32(1); ic.Word == "eat" { // an icon is a meal. SVE 14.2.2.3
		for next, _, end := c.g.lex.iconAt(n.r, 0, c.lang); next == ic; next, _, end = c.g.lex.iconAt(n.r, 0, c.lang) {
			times, n = times+1, n.slice(end, len(n.r)).trim()
		}
		if times > 1 {
			a.Args = []ability.Amount{ability.N(times)}
		}
	}
	if next, _, end := c.g.lex.iconAt(n.r, 0, c.lang); next != nil && next.Kind == MarkIcon {
		a.Marks |= next.Marks
		n = n.slice(end, len(n.r)).trim()
	}
	at := colon(n)
	if at < 0 {
		c.give(a, ability.HandCost, n, &trouble{n, 0, []string{"："}, "コストの後の「：」がない", "there is no colon behind the cost"})
		return
	}
	if cost := n.slice(0, at).trim(); len(cost.r) > 0 {
		start := c.g.nts.costs
		if a.Marks&ability.Fusion != 0 {
			start = c.g.nts.fuse
		}
		v, t := c.read(start, cost)
		if t != nil {
			c.give(a, ability.HandCost, n, t)
			return
		}
		a.Cost = clone(v).([]ability.Cost)
		for i := range a.Cost {
			ownCost(&a.Cost[i])
		}
	}
	if ic.Word != "activate" && ic.Word != "evolve" && ic.Word != "advance" {
		a.Word = ic.Word
	}
	c.finish(a, n.slice(at+1, len(n.r)).trim(), whole)
}

// ownCost writes out that only one's own cards pay: 場の, 墓場の.
func ownCost(k *ability.Cost) {
	if what := costWhat(k); what != nil && what.Sel != nil {
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
func (c *compiler) icons(a *ability.Ability, whole *normal) {
	var events []ability.Event
	pos := 0
	for {
		for pos < len(whole.r) && (whole.r[pos] == ' ' || whole.r[pos] == '/') {
			pos++
		}
		ic, _, end := c.g.lex.iconAt(whole.r, pos, c.lang)
		if ic == nil || ic.Kind != TriggerIcon {
			break
		}
		events = append(events, clone(ic.On).(ability.Event))
		pos = end
	}
	rest := whole.slice(pos, len(whole.r)).trim()
	if len(rest.r) > 0 && rest.r[0] == ':' {
		rest = rest.slice(1, len(rest.r)).trim()
	}
	for _, e := range events {
		b := *a
		b.Kind, b.On, b.Print = ability.Triggered, []ability.Event{e}, whole.source(c.printed)
		c.finish(&b, rest, whole)
	}
}

// headless reads a paragraph that begins with a sentence: a trigger in words, a
// static ability, or what a spell does.
func (c *compiler) headless(a *ability.Ability, n *normal, spell bool) {
	a.Print = n.source(c.printed)
	if end, limit := c.limitHead(n); end > 0 {
		a.Limit = []ability.Limit{limit}
		n = n.slice(end, len(n.r)).trim()
	}
	if t, rest := c.trigger(n); rest != nil && !(c.kinds&c.g.lex.Spells != 0 && c.g.lex.Wordy && thisEnd(t)) {
		a.Kind, a.On, a.If = ability.Triggered, t.On, t.If
		c.finish(a, rest, n)
		return
	}
	b, t := c.body(n, true)
	if t != nil {
		if spell {
			a.Kind = ability.Spell
			c.give(a, ability.HandEffect, n, t)
			return
		}
		a.Kind = ability.Static
		c.give(a, ability.HandAll, n, t)
		return
	}
	c.cardText(&b)
	if b.while == nil && asksOrigin(b.do) {
		a.Kind = ability.Static
		c.give(a, ability.HandAll, n, &trouble{n, 0, nil, "どこから出たかは、そのターンの間しか分からない", "how a card came is known for one turn only"})
		return
	}
	for _, p := range b.played {
		of := clone(ability.Ability{Kind: ability.Static, If: p.If, Do: p.Do, Print: n.source(c.printed)}).(ability.Ability)
		if !c.themselves(&of) {
			c.give(a, ability.HandAll, n, nobodys(n))
			return
		}
		if no := c.g.whyNever(&of, c.kinds, c.silent); no != nil {
			c.never(&of, n, no)
			return
		}
		c.card.Abilities = append(c.card.Abilities, of)
	}
	if len(b.do) == 0 {
		if len(b.limit) > 0 || b.needs != nil || b.x != nil || len(a.Limit) > 0 {
			a.Kind = ability.Static
			c.give(a, ability.HandAll, n, &trouble{n, 0, nil, "効果がない", "there is no effect"})
		}
		return
	}
	a.Kind = ability.Spell
	if static(&b, spell, c.kinds) {
		a.Kind = ability.Static
		if b.while == nil && len(b.do) == 1 {
			if f, ok := b.do[0].(*ability.If); ok && len(f.Else) == 0 {
				b.while, b.do = &f.Cond, f.Then
			}
		}
	} else if c.kinds != 0 && c.kinds&c.g.lex.Spells == 0 && !c.silent {
		a.Kind = ability.Static
		c.give(a, ability.HandAll, n, &trouble{n, 0, nil, "いつ行うのかが書かれていない", "nothing says when this is done"})
		return
	}
	c.take(a, b, n)
}

// thisEnd tells whether a trigger is the end of a turn: on a Summon that of this turn.
func thisEnd(t Trigger) bool {
	return len(t.On) == 1 && equal(t.On[0], ability.Event{Verb: ability.PhaseBegan, Phase: ability.EndPhase})
}

// trigger reads "…とき、" at the front; nil: there is none.
func (c *compiler) trigger(n *normal) (found Trigger, rest *normal) {
	depth := depths(n.r)
	for i := 0; i < len(n.r); i++ {
		if n.r[i] == '。' && depth[i] == 0 || n.r[i] == '.' && c.lang == EN && depth[i] == 0 {
			break
		}
		if depth[i] != 0 || n.r[i] != '、' && (n.r[i] != ',' || c.lang != EN) {
			continue
		}
		if i+1 < len(n.r) && n.r[i+1] == 'か' && string(n.r[i+1:min(i+3, len(n.r))]) != "かわ" {
			continue // …とき、または…とき
		}
		p := c.g.newParser(n.r[:i], c.lang, &c.fuel, c.quoted)
		if all := p.whole(c.g.nts.trigger); len(all) == 1 {
			found, rest = clone(all[0]).(Trigger), n.slice(i+1, len(n.r)).trim()
			if !c.g.lex.Wordy { // else the condition behind it is the head's too
				break
			}
		}
	}
	return found, rest
}

// limitHead reads ターンごとに2回、 at the front.
func (c *compiler) limitHead(n *normal) (end int, l ability.Limit) {
	p := c.g.newParser(n.r, c.lang, &c.fuel, c.quoted)
	for _, r := range p.at(c.g.nts.limitHead, 0) {
		end, l = r.end, r.val.(ability.Limit)
	}
	return end, l
}

// cardText moves what concerns playing the card to the card.
func (c *compiler) cardText(b *body) {
	if c.silent {
		return
	}
	c.card.Cost = append(c.card.Cost, b.addCost...)
	c.card.Limit = append(c.card.Limit, b.cardLimit...)
	for i := range c.card.Cost {
		ownCost(&c.card.Cost[i])
	}
	if b.cardNot != nil {
		not := negate(*b.cardNot)
		c.card.Needs = &not
	}
}

// negate turns a condition round without a double negation.
func negate(c ability.Cond) ability.Cond {
	if c.Op == ability.Not {
		return c.Args[0]
	}
	return ability.Cond{Op: ability.Not, Args: []ability.Cond{c}}
}

// finish reads the body n of an ability whose head is known; whole is both.
func (c *compiler) finish(a *ability.Ability, n, whole *normal) {
	b, t := c.body(n, false)
	if t != nil {
		c.give(a, ability.HandEffect, n, t)
		return
	}
	if len(b.do) == 0 {
		c.give(a, ability.HandEffect, whole, &trouble{whole, 0, nil, "効果がない", "there is no effect"})
		return
	}
	c.take(a, b, n)
}

// take puts a folded body into its ability and resolves the references.
func (c *compiler) take(a *ability.Ability, b body, n *normal) {
	r := *a
	r.Limit = append(r.Limit, b.limit...)
	r.Needs, r.Do = b.needs, b.do
	if b.while != nil {
		r.If = b.while
	}
	if b.noStack {
		r.Marks |= ability.NoStack
	}
	if t := c.g.dialect.Mend(&r, &b, n); t != nil {
		c.give(a, ability.HandEffect, n, t)
		return
	}
	paidCosts(&r)
	cameFrom(reflect.ValueOf(&r).Elem())
	c.g.dialect.Where(&r, b.works)
	r = clone(r).(ability.Ability)
	why := c.g.resolveAbility(&r)
	if why == "" && eitherEndOfSeveral(&r) {
		why = "上か下"
	}
	c.g.dialect.Settle(&r)
	if why == doubtful {
		c.give(a, ability.HandEffect, n, &trouble{n, 0, nil, "「それ」がどちらを指すか分からない", "“it” may be either of two things"})
		return
	}
	if why != "" {
		c.give(a, ability.HandEffect, n, &trouble{n, 0, nil, "「それ」などが何を指すか分からない(" + why + ")", "a word refers to nothing (" + why + ")"})
		return
	}
	if !c.themselves(&r) {
		c.give(a, ability.HandEffect, n, nobodys(n))
		return
	}
	if no := c.g.whyNever(&r, c.kinds, c.silent); no != nil {
		c.never(a, n, no)
		return
	}
	if len(b.addCost) > 0 || b.cardNot != nil || len(b.played) > 0 {
		if c.silent || a.Kind != ability.Spell && a.Kind != ability.Static {
			c.give(a, ability.HandEffect, n, &trouble{n, 0, nil, "ここでは使えない文", "this sentence has no meaning here"})
			return
		}
	}
	c.card.Abilities = append(c.card.Abilities, r)
}

// never gives an ability that can never do anything to the players, head and all: what
// its text means is not what was read.
func (c *compiler) never(a *ability.Ability, n *normal, why *never) {
	from, to := n.span()
	if i := strings.LastIndex(c.printed[:to], a.Print); i >= 0 && i <= from && a.Print != "" {
		from, to = i, i+len(a.Print)
	}
	kind, hand := ability.Static, ability.HandAll
	if why == neverWorks && a.Kind == ability.Triggered { // a spell does it when it resolves, by hand
		kind, hand = ability.Spell, ability.HandEffect
	}
	c.byHand(&ability.Ability{Kind: kind, Marks: a.Marks, Print: a.Print}, hand, from, to, from, nil, why.ja, why.en)
}

// static tells whether a paragraph without a head holds all the time. A spell does
// things once; of other cards only what can hold is static.
func static(b *body, spell bool, kinds ability.Kinds) bool {
	if b.while != nil {
		return true
	}
	for _, e := range b.do {
		if !canHold(e, spell) {
			return false
		}
	}
	return true
}

// asksOrigin tells whether a body without a trigger asks how a card came.
func asksOrigin(es []ability.Effect) bool {
	for _, e := range es {
		if f, ok := e.(*ability.If); ok && f.Cond.Op == ability.Happened && f.Cond.On.From != ability.NoZone {
			return true
		}
	}
	return false
}

// canHold tells whether an effect may be that of a static ability. On a spell only
// what concerns its own cost or playing holds.
func canHold(e ability.Effect, spell bool) bool {
	if t := ability.TimeOf(e); t != nil && *t != (ability.Time{}) {
		return false
	}
	switch e := e.(type) {
	case *ability.CostChange:
		return !spell || e.What.Ref.Kind == ability.This
	case *ability.Rule:
		return !spell || e.What.Ref.Kind == ability.This
	case *ability.Instead:
		return !spell
	case *ability.Change:
		return e.What.Ref.Kind == ability.This || !spell && e.Stat < ability.CardStats && !ofLeader(e.What)
	case *ability.Give:
		return e.What.Ref.Kind == ability.This || e.What.Ref.Kind == ability.Host || !spell
	case *ability.If:
		for _, x := range append(append([]ability.Effect(nil), e.Then...), e.Else...) {
			if !canHold(x, spell) {
				return false
			}
		}
		return true
	}
	return false
}

func ofLeader(w ability.What) bool { return w.Sel != nil && w.Sel.Of.Kind == ability.Leader }

// works derives where an ability works from a cost, event, condition or effect that names
// the zone this card is in. SVE 10.3.5, 10.3.6.
func works(a *ability.Ability) []ability.Zone {
	var out []ability.Zone
	add := func(z ability.Zone) {
		if z != ability.Field && z != ability.NoZone && len(out) == 0 {
			out = []ability.Zone{z}
		}
	}
	goes := false // it is moved from where it works
	for i := range a.Cost {
		w := costWhat(&a.Cost[i])
		goes = goes || w != nil && w.Ref == ThisRef && isMove(a.Cost[i].Do)
		if w != nil && w.Sel != nil {
			for _, s := range append([]ability.Selector{*w.Sel}, w.Sel.Each...) {
				if s.Of.Ref == ThisRef && len(s.Of.Zone) == 1 {
					add(s.Of.Zone[0])
				}
			}
		}
	}
	own := false
	for i := range a.On {
		e := &a.On[i]
		if e.Subj == nil || e.Subj.Ref != ThisRef {
			continue
		}
		own = true
		switch {
		case e.Verb == ability.DiscardedV:
			add(ability.Hand_)
		case e.Verb == ability.FusedV: // SVE 12.18.4
			add(ability.EX)
		case e.Verb == ability.FusedWith: // SVE 12.18.4.1
			add(ability.Discards)
		case fromHidden(*e):
			out = append(out, e.From)
		}
	}
	if a.Kind == ability.Activated && a.Marks&ability.Fusion != 0 {
		add(ability.Hand_)
	}
	if len(out) > 0 || own || a.Kind == ability.Spell || a.Marks&ability.Advance != 0 || ofPlaying(a) {
		return out
	}
	if zs := demanded(a); len(zs) > 0 {
		return zs
	}
	if a.Kind != ability.Static && !goes {
		actsFrom(a.Do, add)
	}
	return out
}

func isMove(e ability.Effect) bool {
	_, ok := e.(*ability.Move)
	return ok
}

// cameFrom says of what entered whence it came, where a text says it of its place before:
// 自分の場に手札からフォロワーが出たとき. What has entered lies there no longer.
func cameFrom(v reflect.Value) {
	if v.CanAddr() {
		if e, ok := v.Addr().Interface().(*ability.Event); ok && e.Verb == ability.Entered && e.From == ability.NoZone && e.Subj != nil && e.Subj.Ref == (ability.Ref{}) && e.To == ability.NoZone {
			if zs := e.Subj.Zone; len(zs) == 1 && slices.Contains(outOfPlay, zs[0]) {
				f := *e.Subj
				f.Zone = nil
				e.From, e.Subj = zs[0], &f
			}
		}
	}
	eachField(v, cameFrom)
}

// outOfPlay are the zones of which a text says 手札から: the card is there no longer.
var outOfPlay = []ability.Zone{ability.Hand_, ability.Discards, ability.EX, ability.Deck, ability.Removed, ability.EvolveDeck, ability.KO}

// demanded is where the condition of an ability, or of all it does, demands that this lies.
func demanded(a *ability.Ability) []ability.Zone {
	conds := []*ability.Cond{a.If, a.Needs}
	if len(a.Do) == 1 {
		if f, ok := a.Do[0].(*ability.If); ok && len(f.Else) == 0 {
			conds = append(conds, &f.Cond)
		}
	}
	for _, c := range conds {
		if zs := liesIn(c); len(zs) > 0 && !(len(zs) == 1 && zs[0] == ability.Field) {
			return zs
		}
	}
	return nil
}

// liesIn is where a condition demands that this lies; none: it does not.
func liesIn(c *ability.Cond) []ability.Zone {
	if c == nil {
		return nil
	}
	switch c.Op {
	case ability.And:
		for i := range c.Args {
			if zs := liesIn(&c.Args[i]); len(zs) > 0 {
				return zs
			}
		}
	case ability.Is:
		if c.Ref == ThisRef && c.Of != nil {
			return c.Of.Zone
		}
	case ability.Compare:
		if f := c.L.Of; f != nil && c.L.Op == ability.CountOf && f.Ref == ThisRef && equal(c.R, ability.N(1)) && c.Cmp == ability.GE {
			return f.Zone
		}
	}
	return nil
}

// actsFrom finds the zone that effects say their own card is in: 墓場のこれを場に出す.
func actsFrom(es []ability.Effect, add func(ability.Zone)) {
	for _, e := range es {
		switch e := e.(type) {
		case *ability.Later, *ability.Instead:
			continue
		case *ability.Move:
			if e.What.Ref == ThisRef { // behind it this lies elsewhere
				return
			}
		}
		if s := selectorOf(e); s != nil && s.Of.Ref == ThisRef && len(s.Of.Zone) == 1 {
			add(s.Of.Zone[0])
		}
		ability.Children(e, func(in ability.Effect) { actsFrom([]ability.Effect{in}, add) })
	}
}

// costWhat is what a cost that is an action acts on; nil: nothing.
func costWhat(k *ability.Cost) *ability.What {
	switch e := k.Do.(type) {
	case *ability.Move:
		return &e.What
	case *ability.Turn:
		return &e.What
	case *ability.Mark:
		return &e.What
	}
	return nil
}
