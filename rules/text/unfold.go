package text

import (
	"slices"

	"gotaku/rules/ability"
)

// Unfold lays effects out as sentences that fold back to them: the way back of
// fold.go. It fails where the text of the game cannot say the order.
func (x *Lexicon) Unfold(es []ability.Effect) ([]Clause, bool) {
	u := &unfolder{x: x}
	ok := u.list(es)
	return append(u.out, u.held...), ok
}

type unfolder struct {
	x    *Lexicon
	out  []Clause
	held []Clause // 代わりに sentences, printed as late as they may
	open bool     // a condition reaches what follows
	tied bool     // そうしたなら does, and what has a condition of its own besides

	stacks bool // what was said last is an ability of its own, and another may be said beside it
}

func (u *unfolder) list(es []ability.Effect) bool {
	for i := 0; i < len(es); i++ {
		switch e := es[i].(type) {
		case *ability.If:
			if t := stacked(e); t != nil {
				if u.open && !u.stacks || !u.when(e, t) {
					return false
				}
				continue
			}
			if u.tied || !u.condition(e) {
				return false
			}
			continue
		case *ability.Try:
			first, anyhow := len(u.out), u.behindIf(es[:i])
			if u.open && !anyhow || !u.try(e) {
				return false
			}
			u.out[first].Anyhow = anyhow
			continue
		}
		if u.open && eitherWay(es, i) {
			c := u.x.plain(es[i])
			c.Apart = true
			u.out = append(append(u.out, u.held...), c)
			u.held = nil
			continue
		}
		if u.behindIf(es[:i]) {
			c := u.x.plain(es[i])
			c.Anyhow, u.open = true, false
			u.out = append(u.out, c)
			continue
		}
		if u.open {
			return false
		}
		if t := triedThen(es[i]); t != nil {
			if !u.laterIfSo(es[i].(*ability.Later), t) {
				return false
			}
			continue
		}
		if r, ok := es[i].(*ability.Repeat); ok && r.If != nil {
			return i == len(es)-1 && u.repeat(r)
		}
		if r, ok := es[i].(*ability.Repeat); ok && u.x.Reach == ReachRest {
			if i == len(es)-1 || r.N.Op != ability.Minus {
				return i == len(es)-1 && u.repeat(r)
			}
			if i > 0 || !u.repeat(r) { // it is said of all before it
				return false
			}
			continue
		}
		if of, is := es[i].(*ability.EachOf); is && takesTurns(of.What.Who) && looksAndTakes(of.Do) {
			u.eachTakes(of)
			continue
		}
		if i+1 < len(es) && u.janken(es[i], es[i+1]) {
			i++
			continue
		}
		if i+1 < len(es) {
			if c, ok := u.x.together(es[i], es[i+1]); ok {
				u.out = append(u.out, c)
				i++
				continue
			}
		}
		if first, ways, ok := u.x.inItsWay(es[i]); ok {
			u.out = append(u.out, first, ways)
			continue
		}
		u.out = append(u.out, u.x.plain(es[i]))
		if m, ok := es[i].(*ability.Modes); ok {
			if m.Fresh {
				u.out = append(u.out, Clause{Fresh: true})
			}
			for _, more := range m.More {
				cond := more.If
				u.out = append(u.out, Clause{If: &cond, Instead: true, Do: []ability.Effect{&ability.Modes{N: more.N}}})
			}
		}
	}
	return true
}

// behindIf tells whether the last thing said is done only if something holds, and reaches what follows if that does not say otherwise.
func (u *unfolder) behindIf(es []ability.Effect) bool {
	return u.open && !u.tied && len(u.held) == 0 && u.x.Reach == ReachRest && len(es) > 0 && isIf(es[len(es)-1])
}

// repeat is what fills a place, said of the sentence before, or what is said below.
func (u *unfolder) repeat(r *ability.Repeat) bool {
	if n := r.N; r.If != nil {
		so := *r.If
		ok := u.list(r.Do)
		u.out = append(u.out, Clause{Again: &n, If: &so})
		return ok
	}
	if n := r.N; n.Op == ability.Minus {
		u.out = append(u.out, u.x.plain(r.Do[0]), Clause{Again: &n})
		return len(r.Do) == 1
	}
	u.out = append(u.out, Clause{Do: []ability.Effect{&ability.Repeat{N: r.N}}})
	return u.list(r.Do)
}

func (u *unfolder) condition(e *ability.If) bool {
	if u.x.AtOnce != nil && u.x.AtOnce(e) {
		u.out = append(u.out, u.x.plain(e))
		return true
	}
	if next := otherOf(e); next != nil {
		return u.condition(&ability.If{Node: e.Node, Cond: e.Cond, Then: e.Then}) && !u.tied && u.condition(next)
	}
	if len(e.Else) == 1 && (u.x.Reach != ReachSpoken || choosesEither(e)) {
		if u.open {
			return false
		}
		base, ins := u.x.replaced(e)
		if base == nil {
			return u.branches(e)
		}
		cs, ok := u.x.Unfold([]ability.Effect{base})
		u.out = append(u.out, cs...)
		if _, chosen := base.(*ability.Select); chosen { // said before anything is done to it
			u.out = append(u.out, ins...)
		} else {
			u.held = append(u.held, ins...)
		}
		return ok
	}
	if len(e.Else) == 2 && len(e.Then) == 2 && !u.open && u.x.Reach == ReachRest { // both are replaced
		if c, ok := u.x.insteadOfBoth(e); ok {
			cs, ok := u.x.Unfold(e.Else)
			u.out, u.held = append(u.out, cs...), append(u.held, c)
			return ok
		}
	}
	return u.branches(e)
}

// insteadOfBoth is the sentence that replaces a change of numbers and what it gives besides.
func (x *Lexicon) insteadOfBoth(e *ability.If) (Clause, bool) {
	if !gainsToo(e.Else[0], e.Else[1]) || !gainsToo(e.Then[0], e.Then[1]) {
		return Clause{}, false
	}
	was, is := e.Else[0].(*ability.Change), e.Then[0].(*ability.Change)
	c, said := x.together(is, e.Then[1])
	if !said || c.While || !Equal(was.What, is.What) || was.For != is.For {
		return Clause{}, false
	}
	cond := e.Cond
	c.If, c.Instead = &cond, true
	return c, true
}

// branches prints C、A and, of what else happens, そうでないなら、B.
func (u *unfolder) branches(e *ability.If) bool {
	if cs := u.tiers(e); cs != nil {
		u.out = append(append(u.out, u.held...), cs...)
		u.held, u.open = nil, false
		return true
	}
	cs, ok := u.x.under(e.Then)
	if ok && u.x.Reach == ReachSentence && len(e.Else) == 0 && len(cs) == 2 && cs[0].If == nil && cs[1].If != nil && cs[1].Instead { // C、A。D、代わりにB
		cond := e.Cond
		cs[0].If = &cond
		u.out = append(append(u.out, u.held...), cs...)
		u.held, u.open = nil, false
		return true
	}
	if ok && u.x.Reach != ReachRest && len(e.Then) == 1 && len(e.Else) == 0 && len(cs) > 1 && cs[0].If == nil && cs[1].Did { // C、A。そうしたなら、B
		cond := e.Cond
		cs[0].If = &cond
		u.out = append(append(u.out, u.held...), cs...)
		u.held, u.open = nil, u.x.Reach != ReachSpoken
		return true
	}
	if ok && u.x.Reach == ReachSentence && len(e.Then) > 1 && goesOnInSentences(cs) && len(e.Else) > 0 { // C、Aを選ぶ。それをBする。そうでないなら、D
		return u.otherwise(e, cs)
	}
	if ok {
		cs, ok = u.x.reached(cs)
	}
	if !ok && len(e.Then) == 1 {
		cs, ok = []Clause{{Do: e.Then}}, true // it is said in one breath, if at all
	}
	if !ok || len(cs) == 0 || cs[0].If != nil || cs[0].Did || cs[0].Otherwise {
		return false
	}
	if len(e.Else) > 0 {
		if u.x.Reach == ReachRest && len(cs) > 1 { // C、AしB。そうでないなら、D
			cs, _ = oneSentence(cs, false)
		}
		return len(cs) == 1 && (len(e.Then) == 1 || u.x.Reach == ReachRest) && u.otherwise(e, cs)
	}
	cond := e.Cond
	cs[0].If = &cond
	u.out = append(append(u.out, u.held...), cs...)
	u.held, u.open = nil, u.x.Reach == ReachRest
	return true
}

// otherwise prints the sentences of what holds, and そうでないなら, behind them.
func (u *unfolder) otherwise(e *ability.If, cs []Clause) bool {
	not, ok := u.x.under(e.Else)
	if ok {
		not, ok = u.x.reached(not)
	}
	if !ok || len(not) == 0 || not[0].If != nil || not[0].Did || not[0].DidNot || not[0].Instead || len(not[0].Cost) > 0 || len(cs) > 1 && (meets(e.Else) || RefersBack(e.Else)) {
		return false
	}
	cond := e.Cond
	cs[0].If, not[0].Otherwise = &cond, true
	u.out = append(append(append(u.out, u.held...), cs...), not...)
	u.held, u.open = nil, u.x.Reach == ReachRest
	return true
}

// goesOnInSentences tells whether behind a first sentence each speaks of what was met before it, and does no more.
func goesOnInSentences(cs []Clause) bool {
	if len(cs) < 2 || cs[0].If != nil || cs[0].Did || cs[0].Otherwise {
		return false
	}
	for _, c := range cs[1:] {
		if !Equal(c, Clause{Do: c.Do, For: c.For, from: c.from, to: c.to}) || !RefersBack(c.Do) {
			return false
		}
	}
	return true
}

// replaced takes own replacements apart: what happens without any, and the
// sentences that replace it, innermost first.
func (x *Lexicon) replaced(e *ability.If) (ability.Effect, []Clause) {
	if len(e.Else) != 1 {
		return nil, nil
	}
	base, ins := e.Else[0], []Clause(nil)
	if len(e.Then) > 1 && (sameObject(base, e.Then[0]) || sameDealt(base, e.Then[0]) || drawnTwice(e.Else, e.Then[0])) && !lastingSome(e.Then) {
		cond := e.Cond
		return base, []Clause{{If: &cond, Instead: true, Do: Clone(e.Then).([]ability.Effect)}}
	}
	if len(e.Then) == 2 {
		old, ok := base.(*ability.Change)
		c, said := x.together(e.Then[0], e.Then[1])
		if !ok || !said || c.While || !Equal(old.What, e.Then[0].(*ability.Change).What) || old.For != e.Then[0].(*ability.Change).For {
			return nil, nil
		}
		cond := e.Cond
		c.If, c.Instead = &cond, true
		return base, []Clause{c}
	}
	if len(e.Then) == 3 && alsoGives(e.Then) {
		do := Clone(e.Then).([]ability.Effect)
		old, ok := base.(*ability.Change)
		c, words, more := do[0].(*ability.Change), do[1].(*ability.Give), do[2].(*ability.Give)
		if !ok || !Equal(old.What, c.What) || old.For != c.For {
			return nil, nil
		}
		c.What, c.For, words.What, words.For, more.What = ability.What{}, ability.Time{}, ability.What{}, ability.Time{}, ability.What{}
		cond := e.Cond
		return base, []Clause{{If: &cond, Instead: true, Do: do}}
	}
	if len(e.Then) != 1 {
		return nil, nil
	}
	if inner, ok := base.(*ability.If); ok {
		if base, ins = x.replaced(inner); base == nil {
			return nil, nil
		}
	}
	then, may := e.Then[0], false
	if t, is := then.(*ability.Try); is && len(t.Do) == 1 && Equal(*t, ability.Try{Who: Who(ability.You), May: true, Do: t.Do, Else: e.Else}) { // 代わりに…してもよい
		then, may = t.Do[0], true
	}
	old := replaceable(base, then)
	if old == nil {
		return nil, nil
	}
	short := unsay(then, old)
	c := x.plain(then)
	if short != nil && !x.Whole {
		c = Clause{Do: []ability.Effect{short}}
	}
	if c.While {
		return nil, nil // it lasts as long as something else: two conditions are no one sentence
	}
	cond := e.Cond
	c.If, c.Instead, c.May = &cond, true, may || c.May
	return base, append(ins, c)
}

// lastingSome tells whether one of the effects has a time, or could have one.
func lastingSome(es []ability.Effect) bool {
	for _, e := range es {
		switch e.(type) {
		case *ability.Change, *ability.Give, *ability.Rule, *ability.Instead:
			return true
		}
		if t := ability.TimeOf(e); t != nil && *t != (ability.Time{}) {
			return true
		}
	}
	return false
}

// plain is one effect as a sentence: duration, actor and trigger stand around it.
func (x *Lexicon) plain(e ability.Effect) Clause {
	e = Clone(e).(ability.Effect)
	c := Clause{}
	if l, ok := e.(*ability.Later); ok {
		c.On, c.For = []ability.Event{l.On}, l.For
		if x.LaterTimes && l.For != (ability.Time{}) {
			c.Once, c.Each, c.For.N = l.For.N == 1, l.For.N == 0, 0
		} else if l.For.N == 1 && l.For.Until == ability.EndOfTurn {
			c.Once, c.For.N = true, 0
		} else if l.For == (ability.Time{}) && (waitsOfItself(l.On) || x.LaterTimes && l.On.Verb != 0 && l.On.Phase == 0) {
			c.Once = true // the next time: else it would be an ability of its own
		}
		inner := Clause{Do: l.Do}
		if len(l.Do) == 1 {
			if said := x.plain(l.Do[0]); Equal(said, Clause{Do: said.Do, May: said.May, Actor: said.Actor}) {
				inner = said // what else is said of it stands within what is done
			}
		}
		c.Do, c.May, c.Actor = inner.Do, inner.May, inner.Actor
		return c
	}
	if of, ok := e.(*ability.EachOf); ok && takesTurns(of.What.Who) && len(of.Do) == 1 {
		return ofEach(of)
	}
	if t, ok := e.(*ability.Try); ok && t.May && len(t.Cost) == 0 && len(t.Then) == 0 && len(t.Else) == 0 {
		if t.Who.Side == ability.Opponent && len(t.Do) == 1 {
			c = x.plain(t.Do[0])
			c.May = true
			return c
		}
		return Clause{May: true, Do: t.Do}
	}
	if t := ability.TimeOf(e); t != nil && t.Until == ability.WhileCond {
		c.If, c.While, *t = t.Cond, true, ability.Time{}
	} else if t != nil && t.N == 0 {
		c.For, *t = *t, ability.Time{}
	}
	if !setTo(e) && (x.Whole || !saidWhole(e)) {
		if times := Clone(e).(ability.Effect); len(numbersOf(times)) > 0 {
			c.Most = MostOf(times)
			if c.Per = x.PerOf(times); c.Per != nil {
				e = times
			} else {
				c.Most = nil
			}
		}
	}
	if who := Doer(e); who != Who(ability.You) {
		c.Actor = who
	}
	c.Do = []ability.Effect{e}
	return c
}

// setTo tells whether a number becomes another one, which is not so much for each point of that.
func setTo(e ability.Effect) bool {
	c, ok := e.(*ability.Change)
	return ok && c.Op == ability.Set && c.N.Op == ability.StatOf
}

// saidWhole: damage "equal to" a number, or to a multiple of it, has a sentence of
// its own; every plain number has.
func saidWhole(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Draw:
		return e.N.Op == ability.NumberIn
	case *ability.Damage:
		return e.N.Op != ability.Div && !(e.N.Op == ability.Mul && len(e.N.Args) == 2 && e.N.Args[1].Op == ability.Div)
	case *ability.CostChange:
		return e.What.Ref.Kind == ability.This && e.Verb == ability.Played
	}
	return false
}

// together joins "it gets +1" and "it gains rush" to one sentence.
func (x *Lexicon) together(a, b ability.Effect) (Clause, bool) {
	if !x.joins(a, b) {
		return Clause{}, false
	}
	c, d := x.plain(a), x.plain(b)
	if g, gives := b.(*ability.Give); gives && c.Per != nil && len(g.Quoted) > 0 {
		return Clause{}, false // a quoted ability is not gained for each
	}
	c.Do = append(c.Do, d.Do...)
	return c, true
}

// joins tells whether two effects on the same things, for as long, share a sentence.
func (x *Lexicon) joins(a, b ability.Effect) bool {
	if f, ok := a.(*ability.Rule); ok { // neither attack nor block; neither as a skill nor as an EX power
		g, ok := b.(*ability.Rule)
		return ok && slices.Contains(x.Joined, [2]ability.Verb{f.Verb, g.Verb}) && f.Name == g.Name && f.With == nil && g.With == nil && f.For == g.For && Equal(f.What, g.What)
	}
	if s, ok := a.(*ability.Select); ok { // a card is attached to a unit that is chosen
		if act, ok := b.(*ability.Act); ok { // the two that are chosen take each other's place
			return act.Word == "exchange" && Equal(act.What, ability.What{Ref: BindRef(SlotIt)}) && Equal(act.With, ability.What{})
		}
		if fought := func(r ability.Rel) bool { return r.Kind == ability.FoughtBy }; s.Sel.N.Op == ability.All && slices.ContainsFunc(s.Sel.Of.Rel, fought) {
			return true // nobody chooses: it is spoken of, and then something is done with it
		}
		if f, ok := b.(*ability.Find); ok { // what is found likewise
			return len(s.Sel.Each) == 0 && f.To.Link == BindRef(SlotIt)
		}
		m, ok := b.(*ability.Move)
		return ok && len(s.Sel.Each) == 0 && m.To.Link == BindRef(SlotIt) && m.What.Ref != BindRef(SlotIt)
	}
	if k, ok := a.(*ability.CostChange); ok { // played at a cost of its own
		p, ok := b.(*ability.Play)
		return ok && k.For.Until == ability.Uses && Equal(k.What, p.What)
	}
	if give, ok := a.(*ability.Give); ok { // also becomes a Forward with so much power
		c, ok := b.(*ability.Change)
		return ok && give.Kinds != 0 && c.Op == ability.Set && give.For == c.For && Equal(give.What, c.What)
	}
	c, ok := a.(*ability.Change)
	if !ok {
		return false
	}
	g, ok := b.(*ability.Give)
	return ok && !g.Take && len(g.Words)+len(g.Quoted) > 0 && len(g.Props) == 0 && (x.Whole || len(g.Words) == 0 || len(g.Quoted) == 0) && c.For == g.For && Equal(c.What, g.What) &&
		c.Stat <= ability.CardStats && c.Op <= ability.Sub && len(c.Also) <= 1
}
