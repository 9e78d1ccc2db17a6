package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// Own replacement: 代わりに behind a condition replaces an effect of the same text.

// instead replaces the closest earlier effect of the same kind.
func (f *folder) instead(c Clause, do []ability.Effect) {
	if f.carriedOut(c) {
		return
	}
	if c.If == nil && len(c.Cost) == 0 || len(do) == 0 && c.Many == nil {
		f.fail("代わりに without a condition of its own")
		return
	}
	if last := len(*f.cur) - 1; last >= 0 && c.If != nil && f.namesOne((*f.cur)[last]) {
		asked := Clone(*c.If).(ability.Cond)
		ofNear(reflect.ValueOf(&asked).Elem())
		c.If = &asked
	}
	if f.behindElse() {
		f.fail("代わりに behind what is done otherwise")
		return
	}
	if (c.Did || c.DidNot) && c.If != nil {
		f.fail("代わりに behind …したなら and a condition")
		return
	}
	if len(c.Cost) > 0 && (c.If != nil || f.noCost) {
		f.fail("代わりに behind a cost and a condition")
		return
	}
	if c.Was != nil && !f.was(c, do) {
		f.fail("…ではなく of what was not said before")
		return
	}
	if list := *f.cur; len(c.Old) > 0 {
		if last := len(list) - 1; last < 0 || !wasSaid(c.Old, list[last]) {
			f.fail("代わりに of what was not done just before")
		} else if to := elsewhere(list[last], do); to != nil {
			f.insteadOf(&list[last], c, to)
		} else if !Equal(c.Old[0], list[last]) {
			f.fail("代わりに of what is made or found, in part")
		} else {
			f.insteadOf(&list[last], c, do...)
		}
		return
	}
	if c.Many != nil {
		if len(do) > 0 {
			f.insteadMore(c, do)
		} else {
			f.insteadMany(c)
		}
		return
	}
	if alsoGives(do) {
		f.insteadBoth(c, do)
		return
	}
	if len(do) == 2 && shufflesFound(do[0], do[1]) { // as a search does anyhow
		do = do[:1]
	}
	if len(do) != 1 {
		f.insteadAll(c, do)
		return
	}
	if n := f.asManyPut(do[0]); n != nil {
		c.Many = n
		f.insteadMany(c)
		return
	}
	if m, ok := do[0].(*ability.Modes); ok {
		if at := lastModes(*f.base); at != nil {
			if c.If == nil {
				f.fail("代わりに of modes, behind a cost")
				return
			}
			at.More = append(at.More, ability.ModeMore{If: *c.If, N: m.N})
			return
		}
		if c.OfModes {
			f.fail("so many of modes, where none are offered")
			return
		}
		if m.N.Op <= ability.UpTo && len(m.List) == 0 { // 代わりに2つ, of amulets
			c.Many = &m.N
			f.insteadMany(c)
			return
		}
	}
	if f.insteadOfLike(c, do[0]) {
		return
	}
	if last := len(*f.cur) - 1; last >= 0 {
		if to := elsewhere((*f.cur)[last], do); to != nil {
			f.insteadOf(&(*f.cur)[last], c, to)
			return
		}
	}
	if len(*f.base) == 1 && f.cur == f.base && alone((*f.base)[0]) && alone(do[0]) && !unfilled(do[0]) { // all that there is before
		f.insteadOf(&(*f.base)[0], c, do[0])
		return
	}
	if len(c.Cost) == 0 && f.cur == f.base && f.breathIn == f.base && f.breath == 0 && anew(do[0]) && !unfilled(do[0]) { // all that one sentence does, which is all before
		f.insteadFrom(0, c, do)
		return
	}
	if t := justMay(do[0]); t != nil && c.If != nil { // 代わりに…してもよい
		f.may = t
		like := f.insteadOfLike(c, t.Do[0])
		if f.may = nil; like {
			return
		}
	}
	f.fail("代わりに without an effect to replace")
}

// justMay is what its player may do, of which nothing else hangs; nil: it is something else.
func justMay(e ability.Effect) *ability.Try {
	t, is := e.(*ability.Try)
	if !is || len(t.Do) != 1 || !Equal(*t, ability.Try{Who: Who(ability.You), May: true, Do: t.Do}) {
		return nil
	}
	return t
}

// insteadOfLike puts b in the place of what it may be done for that was said last, or finds that it is not said which that is. False: there is
// no such thing.
func (f *folder) insteadOfLike(c Clause, b ability.Effect) bool {
	for _, list := range append(f.underIf(c.If), f.cur, f.base) {
		for i := len(*list) - 1; i >= 0; i-- {
			old := replaceable((*list)[i], b)
			if old == nil {
				continue
			}
			if putsRestAway(old) && !putsRestAway(b) { // put 1 of them into your hand and the rest into the cemetery. If …, put it onto the field instead
				f.fail("代わりに of what was taken, or of the rest")
				return true
			}
			if replacedWithin((*list)[i+1:], b) || !sameObject(old, b) && actsBefore((*list)[:i], b) && reflect.TypeOf(old) == reflect.TypeOf(b) {
				f.fail("代わりに of what was done before, or of what may be done since")
				return true
			}
			if sameAtAll((*list)[:i], old, b) {
				f.fail("代わりに of one of several such things, but of which?")
				return true
			}
			if _, moves := b.(*ability.Move); moves && changesIt(old) && slices.ContainsFunc((*list)[:i], brings) { // 『A』1枚をEXエリアに置く。それは+1する。…なら、代わりに場に出す
				f.fail("代わりに of where it was put, or of what was done to it there")
				return true
			}
			if reflect.TypeOf(old) == reflect.TypeOf(b) && doer(old) != doer(b) {
				f.fail("代わりに of what another player does")
				return true
			}
			if elides(b) && slices.ContainsFunc((*list)[:i], func(e ability.Effect) bool { return likeAtOther(e, old) }) {
				f.fail("代わりに of one of several such things, but of which?")
				return true
			}
			if reflect.TypeOf(old) != reflect.TypeOf(b) && actsBefore((*list)[:i], b) {
				if at := f.inOneBreath(b); at >= 0 && i == len(*list)-1 && list == f.cur {
					f.insteadFrom(at, c, []ability.Effect{b})
					return true
				}
				f.fail("代わりに of one thing or of all that is done to it")
				return true
			}
			if reflect.TypeOf(old) != reflect.TypeOf(b) && f.breathIn == list && i >= f.breath && doneBesides((*list)[f.breath:], i-f.breath) { // dull it and draw 1 card. If …, break it instead
				f.fail("代わりに of one thing or of all that one sentence does")
				return true
			}
			if _, chooses := b.(*ability.Select); chooses && i < len(*list)-1 {
				f.fail("代わりに of a selection whose objects are used already")
				return true
			}
			if c.Per == nil && len(numbersOf(b)) > 0 && f.forEach(old) {
				return true
			}
			is := Clone(b).(ability.Effect)
			if fillFrom(is, old); unfilled(is) {
				f.fail("代わりにそれぞれ of what is not searched for")
				return true
			}
			if !asLongAs(is, old) {
				f.fail("代わりに of what lasts for a time, by what says no time")
				return true
			}
			f.insteadOf(&(*list)[i], c, is)
			return true
		}
	}
	return false
}

// doneBesides tells whether more is done in a list than that something is chosen, and what stands at a place of it.
func doneBesides(es []ability.Effect, at int) bool {
	return slices.ContainsFunc(slices.Concat(es[:at], es[at+1:]), func(e ability.Effect) bool { _, chooses := e.(*ability.Select); return !chooses })
}

// forEach refuses what was done so much for each of something: where that is not said again, so much is done instead once, or for each.
func (f *folder) forEach(old ability.Effect) bool {
	is := slices.ContainsFunc(f.times, func(e ability.Effect) bool { return Equal(e, old) })
	if is {
		f.fail("代わりに of so much for each: so much once, or for each?")
	}
	return is
}

// elides tells whether an effect leaves out what it is done to: 代わりに5ダメージ.
func elides(e ability.Effect) bool {
	w := ability.ActsOn(e)
	return w != nil && Equal(*w, ability.What{})
}

// likeAtOther tells whether an effect does the same as another, to something else: either may be what is replaced.
func likeAtOther(e, as ability.Effect) bool {
	w, of := ability.ActsOn(e), ability.ActsOn(as)
	return reflect.TypeOf(e) == reflect.TypeOf(as) && w != nil && of != nil && !Equal(*w, *of)
}

// replacedWithin tells whether something in the effects, which is done only if somebody wishes or something is so, could be replaced by b.
func replacedWithin(es []ability.Effect, b ability.Effect) (found bool) {
	var visit func(e ability.Effect)
	visit = func(e ability.Effect) {
		found = found || replaceable(e, b) != nil
		ability.Children(e, visit)
	}
	for _, e := range es {
		ability.Children(e, visit)
	}
	return found
}

// putsRestAway tells whether an effect is done to the rest of what was looked at.
func putsRestAway(e ability.Effect) bool {
	w := ability.ActsOn(e)
	return w != nil && w.Sel == nil && w.Ref.Kind == ability.Rest
}

// carriedOut takes これを墓場に置く代わりに, which nothing before it does: so it is said of a spell, of where the rules put it when it
// has been carried out. false: that is not what is said. [SVE 10.6.2.8.3]
func (f *folder) carriedOut(c Clause) bool {
	buried := &ability.Move{What: ability.What{Ref: ThisRef}, To: At(ability.Discards)}
	if len(c.Old) != 1 || len(c.Do) != 1 || !Equal(c.Old[0], ability.Effect(buried)) {
		return false
	}
	if last := len(*f.cur) - 1; last >= 0 && Equal((*f.cur)[last], c.Old[0]) {
		return false
	}
	goes, is := Clone(c.Do[0]).(*ability.Move)
	if !is || !doneToIt(goes) && goes.What.Ref != ThisRef {
		return false
	}
	goes.What = ability.What{Ref: ThisRef}
	c.Instead, c.Old, c.Do, f.carried = false, nil, []ability.Effect{goes}, true
	f.sentence(c)
	return true
}

// anew tells whether an effect acts on nothing that was spoken of before.
func anew(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Draw:
		return true
	case *ability.Damage:
		return !Equal(e.To, ability.What{}) && e.To.Ref == (ability.Ref{})
	}
	return false
}

// was tells whether what is replaced said so much: 3ダメージではなく、6ダメージ; 1枚ではなく、2枚引く.
func (f *folder) was(c Clause, do []ability.Effect) bool {
	like := c.Many != nil
	for _, list := range []*[]ability.Effect{f.cur, f.base} {
		for i := len(*list) - 1; i >= 0; i-- {
			old := (*list)[i]
			said, ok := Clone(old).(ability.Effect), false
			if n, counts := c.Was.(*ability.Modes); counts {
				ok = recount(said, n.N)
			} else if old = replaceable(old, c.Was); old != nil {
				said, ok = Clone(c.Was).(ability.Effect), true
				fillFrom(said, old)
			}
			if ok {
				return Equal(said, old) && (like || len(do) == 1 && reflect.TypeOf(do[0]) == reflect.TypeOf(old))
			}
		}
	}
	return false
}

// wasSaid tells whether old names an effect: in the same words, or by where its cards are put.
func wasSaid(old []ability.Effect, e ability.Effect) bool {
	if len(old) != 1 {
		return false
	}
	if Equal(old[0], e) {
		return true
	}
	m, ok := old[0].(*ability.Move)
	to := putsTo(e)
	return ok && doneToIt(m) && to != nil && to.Zone == m.To.Zone && m.How == ability.Put
}

// putsTo is where what an effect makes or finds is put.
func putsTo(e ability.Effect) *ability.Place {
	switch e := e.(type) {
	case *ability.Make:
		return &e.To
	case *ability.Find:
		return &e.To
	}
	return nil
}

// elsewhere is an effect that makes or finds cards, with another place for them: 『甲』1枚をEXエリアに置く、
// 代わりに場に出す.
func elsewhere(e ability.Effect, do []ability.Effect) ability.Effect {
	if t, ok := e.(*ability.Try); ok && t.May && len(t.Do) == 1 && len(t.Cost)+len(t.Then)+len(t.Else) == 0 { // 探してもよい
		to := elsewhere(t.Do[0], do)
		if to == nil {
			return nil
		}
		t = Clone(t).(*ability.Try)
		t.Do[0] = to
		return t
	}
	if putsTo(e) == nil || len(do) != 1 {
		return nil
	}
	m, ok := do[0].(*ability.Move)
	if !ok || !doneToIt(m) && m.What.Ref != BindRef(SlotOne) || m.How != ability.Put {
		return nil
	}
	e = Clone(e).(ability.Effect)
	to := putsTo(e)
	if find, is := e.(*ability.Find); is {
		*to, find.Show = m.To, m.Show
		return e
	}
	if m.To.Zone != ability.Field || m.To.Who != (ability.Who{}) || m.Show {
		return nil // what is made goes into play, or aside
	}
	to.Zone, to.State = m.To.Zone, m.To.State
	return e
}

// alone tells whether an effect is said whole and done at once, so that another may stand in
// its place.
func alone(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Draw, *ability.Make, *ability.Find:
		return true
	case *ability.Damage:
		return !Equal(e.To, ability.What{})
	case *ability.Change:
		return !Equal(e.What, ability.What{})
	}
	return false
}

// asManyPut is how many are put where the effect just before puts what it makes or finds, which is not named again: 代わりに2体を
// 場に出す. nil: nothing is put there, or it may be said of cards that were looked at.
func (f *folder) asManyPut(e ability.Effect) *ability.Count {
	m, ok := e.(*ability.Move)
	list := *f.cur
	if !ok || m.What.Sel == nil || m.How != ability.Put || m.Show || len(list) == 0 || slices.ContainsFunc(slices.Concat(*f.base, list), looks) {
		return nil
	}
	of := *m.What.Sel
	of.N = ability.Count{}
	to := putsTo(list[len(list)-1])
	if to == nil || !Equal(of, AmongLooked()) || !Equal(m.To, At(to.Zone)) || to.Who.Side == ability.Opponent { // 相手の場に出す。…、代わりに2体を場に出す: whose field?
		return nil
	}
	return &m.What.Sel.N
}

func looks(e ability.Effect) bool { _, is := e.(*ability.Look); return is }

// insteadMany replaces how many are meant of the closest effect that counts.
func (f *folder) insteadMany(c Clause) {
	for _, list := range append(f.underIf(c.If), f.cur, f.base) {
		for i := len(*list) - 1; i >= 0; i-- {
			b := Clone((*list)[i]).(ability.Effect)
			if !recount(b, *c.Many) {
				continue
			}
			if f.forEach((*list)[i]) {
				return
			}
			if !done(b, c.Deeds) {
				f.fail("代わりに of so many of what something else is done to")
				return
			}
			if _, chooses := b.(*ability.Select); chooses && i < len(*list)-1 {
				f.fail("代わりに of a selection whose objects are used already")
				return
			}
			f.insteadOf(&(*list)[i], c, b)
			return
		}
	}
	f.fail("代わりに without a number to replace")
}

// insteadOf puts what happens if the condition holds, or the cost is paid, in the place of an effect.
func (f *folder) insteadOf(at *ability.Effect, c Clause, then ...ability.Effect) {
	if len(c.Cost) > 0 {
		paid := &ability.Try{Who: Who(ability.You), May: true, Cost: Clone(c.Cost).([]ability.Cost), Then: then, Else: []ability.Effect{*at}}
		for i := range paid.Cost {
			OwnCost(&paid.Cost[i])
		}
		*at, f.cur, f.settled = paid, f.base, true
		return
	}
	if f.may != nil {
		then = []ability.Effect{&ability.Try{Who: f.may.Who, May: true, Do: then, Else: []ability.Effect{Clone(*at).(ability.Effect)}}}
	}
	if f.namesOne(*at) {
		for _, e := range then {
			if w := ability.ActsOn(e); w != nil && w.Ref == BindRef(SlotIt) {
				w.Ref.Slot = slotNear
			}
		}
	}
	_, chosen := (*at).(*ability.Select) // what comes behind is done to it, however many were chosen
	so := &ability.If{Cond: *c.If, Then: then, Else: []ability.Effect{*at}}
	*at = so
	if f.cur = f.base; f.reach == ReachRest && !chosen {
		f.wait, f.replaces = true, so
	}
}

// gainsToo tells whether one effect changes numbers and the next gives the same things more.
func gainsToo(a, b ability.Effect) bool {
	c, ok := a.(*ability.Change)
	g, also := b.(*ability.Give)
	return ok && also && !g.Take && c.For == g.For && Equal(c.What, g.What)
}

// recount says how many an effect means; false: it counts nothing.
func recount(e ability.Effect, n ability.Count) bool {
	set := func(s *ability.Selector) bool {
		if s == nil || len(s.Each) > 0 {
			return false
		}
		if s.Of.Depth != nil && n.Op == ability.Exactly {
			d := n.N
			s.Of.Depth = &d
			return true
		}
		s.N = n
		return s.Of.Depth == nil
	}
	switch e := e.(type) {
	case *ability.Select:
		return set(&e.Sel)
	case *ability.Find:
		return set(&e.Sel)
	case *ability.Move:
		return set(e.What.Sel)
	case *ability.Try:
		return len(e.Do) == 1 && len(e.Cost) == 0 && recount(e.Do[0], n)
	case *ability.Draw:
		e.N, e.UpTo = n.N, n.Op == ability.UpTo
		return !e.Until && n.Op <= ability.UpTo
	case *ability.Make:
		e.N, e.UpTo = n.N, n.Op == ability.UpTo
		return len(e.Also)+len(e.Or) == 0 && n.Op <= ability.UpTo
	}
	return false
}

// lastModes is the choice of modes with which the effects end, which may hang on a condition; nil: they end with something else.
func lastModes(es []ability.Effect) *ability.Modes {
	if len(es) == 0 {
		return nil
	}
	switch last := es[len(es)-1].(type) {
	case *ability.Modes:
		return last
	case *ability.If:
		if len(last.Else) == 0 {
			return lastModes(last.Then)
		}
	}
	return nil
}
