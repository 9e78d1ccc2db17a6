package text

import (
	"reflect"
	"strings"

	"gotaku/rules/ability"
)

// crossAbility prints one ability of a game with skills: its head, then its text.
func (w *printer) crossAbility(a *ability.Ability) (string, bool) {
	c := clone(*a).(ability.Ability)
	if c.Kind == ability.Construction {
		c.Print = ""
		s, ok := w.print(w.g.nts.construct, c)
		if w.lang == EN {
			s = capital(s)
		}
		return s + pick(w.lang, "。", "."), ok
	}
	where, ok := crossWhere(&c)
	if !ok {
		return "", false
	}
	unhealed(&c)
	unoffered(c.Do)
	var base []clause
	head, ok := w.crossHead(&c, &base)
	if !ok || !wordAbility(&c, true) {
		return "", false
	}
	on := ""
	if c.Kind == ability.Triggered {
		if on, ok = w.named("trigger", trigger{If: c.If, On: c.On}); !ok {
			return "", false
		}
		on += pick(w.lang, "、", ", ")
		if len(c.Limit) == 1 {
			head2, said := w.print(w.g.nts.limitHead, c.Limit[0])
			if !said {
				return "", false
			}
			on, c.Limit = head2+on, nil
		}
		if w.lang == EN {
			on = capital(on)
		}
	}
	cs, ok := w.g.lex.unfold(c.Do)
	if !ok {
		return "", false
	}
	if c.If != nil && c.Kind != ability.Triggered {
		if len(cs) == 0 || cs[0].If != nil {
			return "", false
		}
		cs[0].If, cs[0].While = c.If, true
	}
	w.triggered, w.many = c.Kind == ability.Triggered, false
	said := ""
	if len(cs) > 0 {
		if said, ok = w.body(cs); !ok {
			return "", false
		}
	}
	before, behind, ok := w.crossAround(&c, base, where)
	if on != "" && w.lang == EN {
		said = uncapital(said)
	}
	return joinLines(w.lang, head, before, on+said, behind), ok
}

// crossWhere tells where an ability works, as its text says it, and takes that from it;
// a static ability or a trigger says it as a condition.
func crossWhere(a *ability.Ability) (where []ability.Zone, ok bool) {
	if equal(a.Works, ofDiscard(a)) {
		return nil, true
	}
	if len(a.Works) != 1 || a.If != nil {
		return nil, false
	}
	if a.Kind == ability.Activated {
		return a.Works, len(a.Limit) == 1
	}
	a.If = isIn(a.Works[0])
	return nil, true
}

// isIn is that this card lies in a zone.
func isIn(z ability.Zone) *ability.Cond {
	return &ability.Cond{Op: ability.Is, Ref: thisRef, Of: &ability.Filter{Zone: []ability.Zone{z}}}
}

// ofDiscard: what waits for this card to be discarded from the hand works there.
func ofDiscard(a *ability.Ability) []ability.Zone {
	for _, e := range a.On {
		if e.Verb == ability.DiscardedV && e.From == ability.Hand_ && e.Subj != nil && e.Subj.Ref == thisRef {
			return []ability.Zone{ability.Hand_}
		}
	}
	return nil
}

// crossWorks moves where an ability works out of its condition.
func crossWorks(a *ability.Ability, said []ability.Zone) {
	a.Works = ofDiscard(a)
	if len(said) > 0 {
		a.Works = said
		return
	}
	for _, z := range []ability.Zone{ability.Hand_, ability.Discards, ability.KO} {
		if a.If != nil && equal(*a.If, *isIn(z)) && a.Works == nil && a.Kind != ability.Activated {
			a.Works, a.If = []ability.Zone{z}, nil
		}
	}
}

// joinLines puts the parts of an ability together: a head of its own line ends with one.
func joinLines(l Lang, parts ...string) string {
	out := ""
	for _, p := range parts {
		if p == "" {
			continue
		}
		if l == EN && out != "" && out[len(out)-1] != '\n' && out[len(out)-1] != ' ' {
			out += " "
		}
		out += p
	}
	if n := len(out); n > 0 && out[n-1] == '\n' {
		out = out[:n-1]
	}
	return out
}

// crossHead prints the head; base is the sentence that says what × counts.
func (w *printer) crossHead(a *ability.Ability, base *[]clause) (string, bool) {
	name := ""
	if a.Name != "" {
		name = pick(w.lang, "「"+a.Name+"」", "“"+w.skillName(a.Name)+"” ")
	}
	switch {
	case a.Marks&ability.Skill != 0 && a.Marks&ability.EXPower != 0:
		return pick(w.lang, "スキル"+name, "Skill "+name), len(a.Cost)+len(a.Args) == 0 && a.Name != ""
	case a.Marks&ability.Skill != 0:
		if a.Kind != ability.Activated || len(a.Cost) != 1 || a.Cost[0].Res != ability.Energy || a.Cost[0].N.Op != ability.Const || len(a.Args) > 1 {
			return "", false
		}
		gap := ""
		if name == "" {
			gap = " "
		}
		s := pick(w.lang, "スキル"+name+gap+"コスト", "Skill "+name+"Cost ") + itoa(a.Cost[0].N.N)
		if len(a.Args) == 0 {
			return s + "\n", true
		}
		s += pick(w.lang, " ダメージ", " Damage ")
		if a.Args[0].Op == ability.Const {
			return s + itoa(a.Args[0].N) + "\n", true
		}
		hit := &ability.Damage{N: clone(a.Args[0]).(ability.Amount)}
		if per := w.g.lex.perOf(hit); per != nil && hit.N.Op == ability.Const {
			*base = []clause{{Per: per, Do: []ability.Effect{hit}}}
			return s + itoa(hit.N.N) + "×\n", true
		}
		if n := perHit(a.Args[0]); n > 0 {
			*base = []clause{{Count: &a.Args[0].Args[1]}}
			return s + itoa(n) + "×\n", true
		}
		return "", false
	case a.Marks&ability.EXPower != 0:
		gap := ""
		if name == "" {
			gap = " "
		}
		return pick(w.lang, "EX"+name+gap, "EX "+name), len(a.Cost)+len(a.Args) == 0
	}
	return "", a.Name == "" && len(a.Cost)+len(a.Args) == 0
}

// skillName is the name of a skill in the language that is printed.
func (w *printer) skillName(s string) string {
	if e, ok := w.g.dict.Names[s]; ok && w.lang == EN {
		return e
	}
	return s
}

// crossAround prints the sentences before and behind the text: how often it is used, what
// × counts, and whether it accumulates.
func (w *printer) crossAround(a *ability.Ability, base []clause, where []ability.Zone) (before, behind string, ok bool) {
	ok = true
	say := func(c clause) string {
		s, said := w.sentence(c)
		ok = ok && said
		return s
	}
	switch used := a.Kind == ability.Activated && a.Marks&(ability.Skill|ability.EXPower) != ability.Skill; {
	case used && len(a.Limit) == 0:
		before = say(clause{Limit: &ability.Limit{Any: true}})
	default:
		for i := range a.Limit {
			s := say(clause{Limit: &a.Limit[i], Where: where})
			if used {
				before = joinLines(w.lang, before, s)
			} else {
				behind = joinLines(w.lang, behind, s)
			}
		}
	}
	if a.Needs != nil {
		before = joinLines(w.lang, before, say(clause{Needs: a.Needs}))
	}
	for _, c := range base {
		before = joinLines(w.lang, before, say(c))
	}
	if a.Marks&ability.NoStack != 0 {
		behind = joinLines(w.lang, behind, say(clause{NoStack: true}))
	}
	return before, behind, ok
}

// won is that one has won the janken, or at least one of several, played last.
func won() *ability.Cond {
	return &ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotNamed)}, R: ability.N(1)}
}

func playJanken(n int32) *ability.Ask {
	return &ability.Ask{Kind: ability.Janken, N: n, Bind: slotNew}
}

// janken plays the jankens that a sentence begins with, and lets it depend on them.
func (f *folder) janken(c *clause) {
	*f.cur = append(*f.cur, playJanken(c.Janken))
	if c.If == nil && !perWin(*c) {
		c.If = won()
	}
}

// winner lets the player who won, or who lost, the last janken do something.
func (c *clause) winner() {
	mine, theirs := c.Do, clone(c.Do).([]ability.Effect)
	for _, e := range theirs {
		act(e, who(ability.Opponent))
	}
	if c.If = won(); c.Winner == ability.Opponent {
		mine, theirs = theirs, mine
	}
	c.Do, c.Else = mine, theirs
}

// janken is the way back.
func (u *unfolder) janken(a, b ability.Effect) bool {
	ask, ok := a.(*ability.Ask)
	then, is := b.(*ability.If)
	if !ok || !is || ask.Kind != ability.Janken || !equal(then.Cond.L, won().L) || ask.N == 1 && !equal(then.Cond, *won()) && !equal(then.Cond, *lost()) {
		return false
	}
	from := len(u.out)
	if !u.condition(then) || from >= len(u.out) {
		return false
	}
	if u.out[from].Janken = ask.N; ask.N == 1 && equal(then.Cond, *won()) {
		u.out[from].If = nil
	}
	return true
}

// ofAssist tells whether "this unit" is the unit that an assist is attached to.
func ofAssist(kinds ability.Kinds, r []rune) bool {
	if kinds != 0 {
		return kinds&ability.Assist != 0
	}
	s := string(r)
	for _, f := range []string{"付いているユニット", "付いたユニット", "付けられているユニット", "付けられたユニット", "the unit this card is attached to", "the unit this is attached to"} {
		if containsFold(s, f) {
			return true
		}
	}
	return false
}

// hideHost puts hostName for "this unit" on an assist, outside quotes.
func (c *compiler) hideHost(n *normal) *normal {
	if !c.assist {
		return n
	}
	want := []rune(pick(c.lang, "このユニット", "this unit"))
	out := &normal{}
	depth := depths(n.r)
	for i := 0; i < len(n.r); {
		if end := i + len(want); end <= len(n.r) && depth[i] == 0 && string(lower(n.r[i:end])) == string(want) && (c.lang == JA || wholeWord(n.r, i, end)) {
			out.add([]rune(hostName)[0], n.from[i], n.to[end-1], false)
			i = end
			continue
		}
		out.add(n.r[i], n.from[i], n.to[i], n.icons[i])
		i++
	}
	return out
}

func containsFold(s, sub string) bool {
	a, b := string(lower([]rune(s))), string(lower([]rune(sub)))
	for i := 0; i+len(b) <= len(a); i++ {
		if a[i:i+len(b)] == b {
			return true
		}
	}
	return false
}

// mentionsHost tells whether a card speaks of the unit it is attached to.
func mentionsHost(c *ability.Card) (found bool) {
	var visit func(reflect.Value)
	visit = func(v reflect.Value) {
		if r, ok := v.Interface().(ability.Ref); ok {
			found = found || r.Kind == ability.Host
		}
		eachField(v, visit)
	}
	visit(reflect.ValueOf(c).Elem())
	return found
}

// healed: only damaged units are chosen to be healed. Divine Cross 915.3.
func healed(a *ability.Ability) {
	eachHealChoice(a, func(f *ability.Filter) {
		if len(f.Is) == 0 {
			f.Is = []ability.State{ability.Damaged}
		}
	})
}

// unhealed is the way back: the text need not say it.
func unhealed(a *ability.Ability) {
	eachHealChoice(a, func(f *ability.Filter) {
		if len(f.Is) == 1 && f.Is[0] == ability.Damaged {
			f.Is = nil
		}
	})
}

// eachHealChoice calls f for every selection of what is healed next, and for what is
// chosen as it is healed.
func eachHealChoice(a *ability.Ability, f func(*ability.Filter)) {
	var list func([]ability.Effect)
	list = func(es []ability.Effect) {
		for i, e := range es {
			if h, ok := e.(*ability.Act); ok && h.Word == "heal" {
				if s := h.What.Sel; s != nil && s.N.Op != ability.All && len(s.Each) == 0 {
					f(&s.Of)
				}
				if i > 0 && h.What.Sel == nil && h.What.Ref.Kind == ability.Slot {
					if s, ok := es[i-1].(*ability.Select); ok && s.Slot == h.What.Ref.Slot && len(s.Sel.Each) == 0 {
						f(&s.Sel.Of)
					}
				}
			}
			var in []ability.Effect
			ability.Children(e, func(c ability.Effect) { in = append(in, c) })
			list(in)
		}
	}
	list(a.Do)
}

// crossChecked refuses what an ability of its kind cannot say, and adds what the rules do.
func crossChecked(a *ability.Ability, b *body, n *normal) *trouble {
	fail := func(ja, en string) *trouble { return &trouble{n, 0, nil, ja, en} }
	var out *trouble
	if b.cardNot != nil || len(b.cardLimit)+len(b.addCost)+len(b.played) > 0 || b.count != nil || len(b.works) > 0 && (len(a.Limit) != 1 || a.Marks&ability.Skill != 0) {
		return fail("ここでは使えない文", "this sentence has no meaning here")
	}
	if a.Kind != ability.Activated && a.Needs != nil || a.Kind == ability.Spell && len(a.Limit) > 0 {
		return fail("ここでは使えない文", "this sentence has no meaning here")
	}
	if used := a.Marks&ability.Skill != 0 && a.Marks&ability.EXPower == 0; used && len(a.Limit) > 0 && a.Limit[0].Any || b.noStack && a.Kind != ability.Triggered && a.Kind != ability.Static {
		return fail("ここでは使えない文", "this sentence has no meaning here")
	}
	skill := a.Marks&ability.Skill != 0
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Damage:
			if ownHit(e) {
				out = fail("だれにダメージを与えるのかが書かれていない", "nothing says whom the damage is dealt to")
			}
		case *ability.Change:
			if e.Stat == ability.SkillDamage && !skill {
				out = fail("だれのダメージかが書かれていない", "nothing says whose damage it is")
			}
		case *ability.Later:
			if e.On.Word == beforeDamage && !skill {
				out = fail("スキルではない", "this is no skill")
			}
		case *ability.Rule:
			if e.Verb == ability.UsingSkill && e.Mode == ability.May && !skill {
				out = fail("スキルではない", "this is no skill")
			}
		}
	})
	return out
}

// looseAmount tells whether an amount refers to what a text bound.
func looseAmount(a ability.Amount) bool { return loose(reflect.ValueOf(&a).Elem()) }

// crossNamed prints what a card calls itself, and the unit it is attached to.
func crossNamed(s string, c *ability.Card, l Lang) string {
	self := pick(l, "このユニット", "this unit")
	if mentionsHost(c) || discardsThis(c) {
		self = pick(l, "このカード", "this card")
	}
	if l == EN {
		s = capitalMarks(s, ownName, self)
		s = capitalMarks(s, hostName, "the unit this card is attached to")
	}
	return strings.NewReplacer(ownName, self, hostName, pick(l, "このカードが付いているユニット", "the unit this card is attached to"), itMark, "it").Replace(s)
}

// perOf takes the common factor out of the numbers of an effect: HP100につき too where
// there are skills.
func (x *lexicon) perOf(e ability.Effect) *ability.Amount {
	ns := numbersOf(e)
	if !x.skills || len(ns) != 1 {
		return perOf(e)
	}
	each, times := *ns[0], ability.N(1)
	if each.Op == ability.Mul && len(each.Args) == 2 && each.Args[0].Op == ability.Const {
		times, each = each.Args[0], each.Args[1]
	}
	n := int32(1)
	if each.Op == ability.Div && len(each.Args) == 2 && each.Args[1].Op == ability.Const {
		each, n = each.Args[0], each.Args[1].N
	}
	if each.Op != ability.StatOf || each.Who != (ability.Who{}) {
		return perOf(e)
	}
	*ns[0] = times
	each.N = n
	return &each
}

// capitalMarks puts words for a mark that begins a sentence.
func capitalMarks(s, mark, words string) string {
	for _, before := range []string{". ", "\n", "EX ", "” "} {
		s = strings.ReplaceAll(s, before+mark, before+capital(words))
	}
	if rest, ok := strings.CutPrefix(s, mark); ok {
		return capital(words) + rest
	}
	return s
}

// offered: what one may do can only be chosen if it can be done in full, and so it is a
// cost; cards that are not there can be drawn. Divine Cross 925.2, 1102.2.
func offered(es []ability.Effect) {
	eachOffer(es, func(t *ability.Try) {
		if len(t.Cost) == 0 && len(t.Do) == 1 && offerable(t.Do[0]) {
			t.Cost, t.Do = []ability.Cost{{Do: t.Do[0]}}, nil
		}
	})
}

// unoffered is the way back.
func unoffered(es []ability.Effect) {
	eachOffer(es, func(t *ability.Try) {
		if len(t.Cost) == 1 && len(t.Do) == 0 && offerable(t.Cost[0].Do) && equal(t.Cost[0], ability.Cost{Do: t.Cost[0].Do}) {
			t.Cost, t.Do = nil, []ability.Effect{t.Cost[0].Do}
		}
	})
}

// offerable: what is done to cards.
func offerable(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Move:
		return e.How != ability.Reveal
	case *ability.Mark:
		return e.Remove
	case *ability.Act:
		return e.Word == "swap" || e.Word == "heal" || e.Word == "retreat"
	}
	return false
}

func eachOffer(es []ability.Effect, f func(*ability.Try)) {
	for _, e := range es {
		if t, ok := e.(*ability.Try); ok && t.May {
			f(t)
		}
		ability.Children(e, func(c ability.Effect) { eachOffer([]ability.Effect{c}, f) })
	}
}

// antecedents gives "it" the main unit that was spoken of just before, where nothing was
// chosen: 相手のメイン・ユニットに100ダメージを与え、気絶させる.
func antecedents(es []ability.Effect, spoken *ability.Selector) {
	for _, e := range es {
		if w := whatIn(e); w != nil && w.Ref == bindRef(slotIt) && spoken != nil {
			*w = ability.What{Sel: clone(spoken).(*ability.Selector)}
		}
		switch e := e.(type) {
		case *ability.If:
			in := spoken
			if f := e.Cond.L.Of; f != nil && in == nil && mainOfOne(ability.Selector{Of: *f}) && sided(f) {
				in = &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: f.Zone, Who: f.Who}}
			}
			antecedents(e.Then, in)
			antecedents(e.Else, in)
			continue
		case *ability.Select, *ability.Look, *ability.Find, *ability.Ask:
			return
		case *ability.Try:
			antecedents(e.Do, spoken)
			antecedents(e.Then, spoken)
			antecedents(e.Else, spoken)
		}
		if w := whatIn(e); w != nil && w.Sel != nil {
			if spoken = nil; mainOfOne(*w.Sel) {
				spoken = w.Sel
			}
			if _, moves := e.(*ability.Move); moves {
				return
			}
		}
	}
}

// whatIn is what an effect acts on; nil: nothing.
func whatIn(e ability.Effect) *ability.What {
	switch e := e.(type) {
	case *ability.Damage:
		return &e.To
	case *ability.Act:
		return &e.What
	case *ability.Mark:
		return &e.What
	case *ability.Change:
		return &e.What
	case *ability.Rule:
		return &e.What
	case *ability.Move:
		return &e.What
	}
	return nil
}

// crossTidy lets what follows a selection be about it: 1体選び、チャージする. False: it is
// to be swapped with the main unit of another player.
func crossTidy(es []ability.Effect) bool {
	ok := true
	for i, e := range es {
		var in []ability.Effect
		ability.Children(e, func(c ability.Effect) { in = append(in, c) })
		ok = ok && crossTidy(in)
		a, act := e.(*ability.Act)
		if !act {
			continue
		}
		var chosen *ability.Selector
		if i > 0 {
			if s, is := es[i-1].(*ability.Select); is && inAreas(&s.Sel.Of) && len(s.Sel.Of.Zone) > 0 {
				chosen = &s.Sel
			}
		}
		switch {
		case a.Word == "charge" && chosen != nil && equal(a.What, ability.What{}):
			a.What = ability.What{Ref: bindRef(slotIt)}
		case a.Word == "swap" && a.What.Ref.Kind == ability.Slot && a.What.Who != (ability.Who{}):
			ok = ok && chosen != nil && chosen.Of.Who == a.What.Who
			a.What.Who = ability.Who{}
		}
	}
	return ok
}

// crossShuffled leaves out that a deck is shuffled which was searched just before.
func crossShuffled(es []ability.Effect) []ability.Effect {
	for i := 1; i < len(es); i++ {
		f, found := es[i-1].(*ability.Find)
		s, ok := es[i].(*ability.Shuffle)
		if found && ok && s.Place.Zone == ability.Deck && s.Place.Who == f.Sel.Of.Who {
			return append(append([]ability.Effect(nil), es[:i]...), crossShuffled(es[i+1:])...)
		}
	}
	return es
}

// discardsThis tells whether a card speaks of being discarded: a unit is rarely, an assist is.
func discardsThis(c *ability.Card) (found bool) {
	for i := range c.Abilities {
		a := &c.Abilities[i]
		for _, e := range a.On {
			found = found || e.Verb == ability.DiscardedV && e.Subj != nil && e.Subj.Ref == thisRef
		}
		ability.Walk(a, func(e ability.Effect) {
			m, ok := e.(*ability.Move)
			found = found || ok && m.How == ability.Discard && m.What.Ref == thisRef
		})
	}
	return found
}
