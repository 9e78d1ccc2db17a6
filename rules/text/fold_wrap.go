package text

import (
	"slices"

	"gotaku/rules/ability"
)

// What one sentence does, with what it says of how long, how often, by whom and when.

// whole is what a sentence does, with its durations and amounts; false: not all of what it
// says can be taken.
func (f *folder) whole(c *Clause) (do []ability.Effect, ok bool) {
	if c.Janken > 0 && !hangs(*c) { // another one is played whatever came of that before it
		f.cur = f.base
		*f.cur = append(*f.cur, PlayJanken(c.Janken))
	}
	if !f.ofJankens(c) {
		f.fail("how many jankens?")
		return nil, false
	}
	if c.Winner != ability.AnySide {
		c.winner()
	}
	contrary := false
	if c.If != nil {
		unsaid := c.If.Op == ability.Not && len(c.If.Args) == 1 && c.If.Args[0].Op == ability.Is && c.If.Args[0].Ref == (ability.Ref{})
		f.fillElided(c.If)
		contrary = unsaid && f.asked != nil && len(f.asked.Else) == 0 && Equal(f.asked.Cond, c.If.Args[0]) // それがゼクスなら…。ゼクスでないなら…
	}
	if contrary || c.Janken == 0 && c.If != nil && f.asked != nil && len(f.asked.Else) == 0 && otherOutcome(f.asked.Cond, *c.If) {
		c.If, c.Otherwise = nil, true
	}
	if chosenTwice(c.Do) {
		f.fail("what is chosen for one thing and for another")
		return nil, false
	}
	if c.While && c.If != nil && !f.stands && !c.asLongAs() {
		f.fail("限り of what does not last")
		return nil, false
	}
	if do, ok = wrap(*c); !ok {
		f.fail("a duration or an amount that nothing takes")
		return nil, false
	}
	if !c.Further {
		return do, true
	}
	if m, is := do[0].(*ability.Move); is {
		do[0] = f.asManyMore(m)
	} else if !f.further(do[0], c.If) || len(do) > 1 && !f.furtherAll(do[1:], c.If) {
		f.fail("さらに without an effect before")
		return nil, false
	}
	return do, true
}

// wrap applies what stands around the effects of a sentence; false if that has no
// effect on them.
func wrap(c Clause) ([]ability.Effect, bool) {
	timed := c.For == (ability.Time{}) || len(c.On) > 0
	if c.Most != nil && c.Per == nil {
		return nil, false
	}
	do := make([]ability.Effect, len(c.Do))
	for i, e := range c.Do {
		do[i] = Clone(e).(ability.Effect)
		if c.About != (ability.Ref{}) && !Subject(do[i], ability.What{Ref: c.About}) {
			return nil, false
		}
		if (acts(c.Actor) || takesTurns(c.Actor)) && toTheirOwn(c.Do[:i], e) {
			if to := &do[i].(*ability.Move).To; takesTurns(c.Actor) {
				to.Who = ability.Who{} // each brings it to themselves
			} else {
				to.Who = c.Actor
			}
		}
		if acts(c.Actor) || c.Actor.Side == ability.That {
			DoneBy(do[i], c.Actor)
		}
		if t, is := do[i].(*ability.Try); is && isEitherWord(t) && c.For != (ability.Time{}) && len(c.On) == 0 {
			for _, g := range eitherGiven(t) {
				g.For, timed = c.For, true
			}
		}
		if t, is := do[i].(*ability.Try); is && c.For != (ability.Time{}) && len(c.On) == 0 && unlessPaid(t, c.For) {
			for _, e := range t.Else {
				*ability.TimeOf(e), timed = c.For, true
			}
		}
		if t := ability.TimeOf(do[i]); t != nil && *t == (ability.Time{}) && len(c.On) == 0 && lasts(do[i], c.For) {
			*t, timed = c.For, true
			if r, is := do[i].(*ability.Rule); is && t.Whose.Side == ability.That && r.What.Who.Side == ability.Opponent { // they cannot, until the end of their turn
				t.Whose = r.What.Who
			}
		}
	}
	if !sameSort(do) {
		return nil, false
	}
	do = sameCards(do)
	if c.Per != nil {
		many := false // so many are chosen, and each of them is done the same to
		for i := range do {
			if c.PerLast && i < len(do)-1 || many && doneToIt(do[i]) {
				continue
			}
			if g, ok := do[i].(*ability.Give); ok && len(do) > 1 && len(g.Words) > 0 {
				continue // a keyword is had once
			}
			if _, is := do[i].(*ability.Select); is {
				many = true
			}
			if len(numbersOf(do[i])) == 0 {
				return nil, false
			}
			if perEach(do[i], *c.Per); c.Most != nil {
				atMost(do[i], *c.Most)
			}
		}
	}
	if takesTurns(c.Actor) && looksAndTakes(do) {
		DoneBy(do[0], Who(ability.That))
		for _, e := range do[1:] {
			if s := takes(e).What.Sel; s != nil {
				s.By = Who(ability.That)
			}
		}
		do = []ability.Effect{&ability.EachOf{What: ability.What{Who: c.Actor}, Do: do}}
	} else if takesTurns(c.Actor) {
		for i := range do {
			DoneBy(do[i], Who(ability.That))
		}
		for i := range do {
			if m, ok := do[i].(*ability.Move); ok && m.What.Sel == nil {
				continue // what each of them selected
			}
			if c.May {
				do[i] = &ability.Try{Who: Who(ability.That), May: true, Do: []ability.Effect{do[i]}}
			}
			if c.Whom != nil {
				do[i] = &ability.If{Cond: *c.Whom, Then: []ability.Effect{do[i]}}
			}
			do[i] = &ability.EachOf{What: ability.What{Who: c.Actor}, Do: []ability.Effect{do[i]}}
		}
	} else if c.May {
		by := Who(ability.You)
		if acts(c.Actor) { // its controller may: they are asked, and not who says so
			by = c.Actor
		}
		do = []ability.Effect{&ability.Try{Who: by, May: true, Do: do}}
	}
	if len(c.On) > 0 {
		inner := do
		do = nil
		last := c.For
		if c.Each && last == (ability.Time{}) {
			return nil, false // each time, but for how long?
		}
		if c.Once && last != (ability.Time{}) {
			last.N = 1
		}
		for _, on := range c.On {
			if on.State != nil {
				return nil, false // what is to be done later waits for what happens
			}
			do = append(do, &ability.Later{On: on, Do: Clone(inner).([]ability.Effect), For: last})
		}
	}
	return do, timed
}

// toTheirOwn tells whether a player brings what is theirs to a place of theirs, by one word: お互いは自分の墓場のフォロワー1枚を自分の場に出す. Where the first
// is 自身の, 自分の is of whose text it is. [Divine Cross 105.3]
func toTheirOwn(before []ability.Effect, e ability.Effect) bool {
	m, is := e.(*ability.Move)
	if !is || m.To.Who != Who(ability.You) {
		return false
	}
	if m.What.Sel != nil {
		return m.What.Sel.Of.Who == Who(ability.You)
	}
	if len(before) == 0 {
		return false
	}
	s, chosen := before[len(before)-1].(*ability.Select)
	return chosen && s.Sel.Of.Who == Who(ability.You)
}

// lasts tells whether an effect can hold for a time: points are changed at once,
// and what is done in a turn to come is no duration.
func lasts(e ability.Effect, t ability.Time) bool {
	if c, ok := e.(*ability.Change); ok && c.Stat > ability.CardStats {
		return false
	}
	switch e.(type) {
	case *ability.Act, *ability.Move:
		return t.Until != ability.InNext && t.N == 0
	}
	return true
}

// unlessPaid tells whether nothing is done but what lasts for a time, if somebody does not pay.
func unlessPaid(t *ability.Try, time ability.Time) bool {
	return len(t.Cost) > 0 && len(t.Do)+len(t.Then) == 0 && len(t.Else) > 0 && !slices.ContainsFunc(t.Else, func(e ability.Effect) bool {
		d := ability.TimeOf(e)
		return d == nil || *d != (ability.Time{}) || !lasts(e, time)
	})
}
