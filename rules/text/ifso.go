package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// What follows "if so", or "if not": to what of the sentences before it is tied.

// did hangs the sentence behind the Try it speaks of; a plain clause becomes one.
func (f *folder) did(c Clause, do *[]ability.Effect) {
	if len(*f.cur) > 0 && permits((*f.cur)[len(*f.cur)-1]) {
		f.fail("そうしたなら of what is only allowed: whether it is done shows later")
		return
	}
	if c.DidNot && f.tried != nil && done(f.tried, c.Deeds) {
		f.otherwise(f.tried, c, *do)
		return
	}
	if f.each {
		f.fail("そうしたなら of what each player does: one may have done it and the other not")
		return
	}
	if len(*f.cur) == 0 {
		f.fail("そうしたなら without an action")
		return
	}
	if only, is := (*f.cur)[len(*f.cur)-1].(*ability.If); is { // of what was done only if: where that does not hold, nothing was
		if len(only.Then) == 0 || len(only.Else) > 0 {
			f.fail("そうしたなら of one thing or another")
			return
		}
		if c.DidNot && len(c.Deeds) == 0 { // if it is a Backup, you may add it to your hand. If you don't, …
			f.fail("そうしなかったなら of what is offered only if something is so: also where it is not?")
			return
		}
		f.cur = &only.Then
		f.did(c, do)
		return
	}
	if later, is := (*f.cur)[len(*f.cur)-1].(*ability.Later); is { // of what will be done then: nothing of it has been done yet
		f.cur, f.breath, f.breathIn = &later.Do, 0, &later.Do
		f.did(c, do)
		return
	}
	last := &(*f.cur)[len(*f.cur)-1]
	if !done(*last, c.Deeds) {
		f.fail("…したなら of something that was not to be done")
		return
	}
	if m, is := (*last).(*ability.Move); is && m.What.Ref.Kind == ability.Rest {
		f.fail("そうしたなら behind what is always done with the rest")
		return
	}
	t, ok := (*last).(*ability.Try)
	if c.DidNot && len(c.Deeds) == 0 && f.cur != &f.Do && (!ok || !t.May) {
		f.fail("そうしなかったなら of what is paid, or of what is done for it?")
		return
	}
	if !ok {
		at := len(*f.cur) - 1
		who := doer(*last)
		if at > 0 && doneToIt(*last) { // what another player does to what they have chosen
			if s, is := (*f.cur)[at-1].(*ability.Select); is && s.By.Side == ability.Opponent {
				who = s.By
			}
		}
		if at > 0 && playAtCost((*f.cur)[at-1:]) {
			at--
		} else if f.breathIn == f.cur && f.breath <= at {
			at = firstDeed(*f.cur, f.breath)
		}
		t = &ability.Try{Who: who, Do: slices.Clone((*f.cur)[at:])}
		*f.cur = append((*f.cur)[:at], t)
	}
	if c.They && !acts(t.Who) || c.YouDid && acts(t.Who) {
		f.fail("what one player does, and if another does")
		return
	}
	if c.DidNot {
		f.outer = f.base
		f.otherwise(t, c, *do)
		return
	}
	if t.Reflex = c.Reflex; t.Reflex && len(t.Then) > 0 {
		f.fail("そうしたとき behind そうした場合")
		return
	}
	if len(t.Else) > 0 {
		f.fail("そうしたなら of one thing or another")
		return
	}
	f.tried, f.outer = t, f.base
	f.ifSo(t, c, *do)
}

// hanging is on which of the two a sentence hangs, of what was offered.
type hanging uint8

const (
	onNothing hanging = iota
	onDone            // そうしたなら
	onUndone          // そうしなかったなら
)

// ifSo hangs what happens if it was done, or paid. What goes on behind that goes on for it, whatever was paid.
func (f *folder) ifSo(t *ability.Try, c Clause, do []ability.Effect) {
	f.under(&t.Then, c, do)
	if f.hangs = onDone; f.reach != ReachSpoken {
		f.base = &t.Then
	}
}

// leavesOpen tells whether a sentence stands behind one that hangs on what was offered, and nothing says whether it does so too: it
// speaks of nothing that was met there. What has a condition of its own may stand by itself, and so may any sentence where a condition
// ends with its own; what stands behind both そうしたなら and そうしなかったなら may be done either way.
func (f *folder) leavesOpen(c Clause) bool {
	if f.hangs == onNothing || c.Did || c.DidNot || c.Otherwise || c.Further || c.More || RefersBack(c.Do) || f.reshuffles(c.Do) || c.If != nil && loose(reflect.ValueOf(c.If).Elem()) {
		return false
	}
	return f.hangs == onUndone || f.reach == ReachSpoken || c.If != nil
}

// reshuffles tells whether a sentence shuffles the deck that was just searched: where it is searched it is shuffled, and nowhere else.
func (f *folder) reshuffles(do []ability.Effect) bool {
	if len(do) != 1 || len(*f.cur) == 0 {
		return false
	}
	return shufflesFound((*f.cur)[len(*f.cur)-1], do[0])
}

// shufflesFound tells whether a deck is shuffled that has just been searched.
func shufflesFound(search, then ability.Effect) bool {
	s, is := then.(*ability.Shuffle)
	find, searched := search.(*ability.Find)
	return is && searched && slices.Equal(find.Sel.Of.Zone, []ability.Zone{s.Place.Zone}) && Equal(find.Sel.Of.Who, s.Place.Who)
}

// permits tells whether an effect does no more than let something be done, at once or if one pays for it: that it is allowed
// always comes true, and is not what そうしなかったなら asks for.
func permits(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Rule:
		return e.Mode == ability.May
	case *ability.Try:
		return len(e.Do) > 0 && permits(e.Do[len(e.Do)-1])
	case *ability.If:
		return len(e.Then) > 0 && permits(e.Then[len(e.Then)-1])
	}
	return false
}

// firstDeed is where that begins, from a place of a list on, of which そうしたなら asks whether all of it was done: behind what
// is only chosen, looked at or asked. What is chosen too few of is done in part.
func firstDeed(es []ability.Effect, from int) int {
	for ; from < len(es)-1; from++ {
		switch es[from].(type) {
		case *ability.Select, *ability.Look, *ability.Ask:
			continue
		}
		break
	}
	return from
}

// doer is who does what is said without a cost: the one who takes of their own cards, or draws; else you.
func doer(e ability.Effect) ability.Who {
	by := ability.Who{}
	switch e := e.(type) {
	case *ability.Move:
		if e.What.Sel != nil {
			by = e.What.Sel.By
		}
	case *ability.Draw:
		by = e.Who
	}
	if by.Side == ability.Opponent {
		return by
	}
	return Who(ability.You)
}

// playAtCost tells whether these are a card's playing and, before it, what that costs: それのコストを0にしてプレイする.
func playAtCost(es []ability.Effect) bool {
	if len(es) != 2 {
		return false
	}
	c, isCost := es[0].(*ability.CostChange)
	p, isPlay := es[1].(*ability.Play)
	return isCost && isPlay && c.For == (ability.Time{Until: ability.Uses, N: 1}) && Equal(c.What, p.What)
}

// done tells whether an effect, or what one may do last, is like one of these; none: whatever it is.
func done(e ability.Effect, deeds []ability.Effect) bool {
	if t, ok := e.(*ability.Try); ok && len(t.Do) > 0 {
		return done(t.Do[len(t.Do)-1], deeds)
	}
	return len(deeds) == 0 || slices.ContainsFunc(deeds, func(d ability.Effect) bool {
		switch d := d.(type) {
		case *ability.Move:
			m, ok := e.(*ability.Move)
			return ok && (m.How == d.How && !d.Show || d.Show && m.Show) && (d.To.Zone == ability.NoZone || m.To.Zone == d.To.Zone) && (d.To.Pos == ability.Anywhere || m.To.Pos == d.To.Pos)
		case *ability.Find:
			f, ok := e.(*ability.Find)
			return ok && (d.To.Zone == ability.NoZone || f.To.Zone == d.To.Zone)
		case *ability.Turn:
			t, ok := e.(*ability.Turn)
			return ok && t.To == d.To
		case *ability.Make:
			m, ok := e.(*ability.Make)
			return ok && (d.To.Zone == ability.NoZone || m.To.Zone == d.To.Zone)
		}
		return reflect.TypeOf(e) == reflect.TypeOf(d)
	})
}

// unpaid makes 支払わない場合, behind what says that the same player may pay just that, its そうしなかったなら: it is one payment, and asked
// for once. False: something else was offered, or elsewhere, and nothing says whether it is paid again.
func (f *folder) unpaid(c *Clause, do *[]ability.Effect) bool {
	if len(*do) != 1 {
		return true
	}
	t, is := (*do)[0].(*ability.Try)
	if !is || !t.May || len(t.Cost)+len(t.Do) == 0 || len(t.Then) > 0 || len(t.Else) == 0 {
		return true
	}
	offer := f.tried
	if n := len(*f.cur); offer == nil && n > 0 {
		offer, _ = (*f.cur)[n-1].(*ability.Try)
	}
	if offer != nil && offer.May && len(offer.Else) == 0 && Equal(offer.Cost, t.Cost) && Equal(offer.Do, t.Do) && Equal(offer.Who, t.Who) && c.If == nil && !c.Did && !c.Instead {
		*do, c.DidNot = t.Else, true
		return true
	}
	open := false
	ability.Walk(&ability.Ability{Do: f.Do}, func(e ability.Effect) {
		p, is := e.(*ability.Try)
		if !is || !p.May || len(p.Else) > 0 {
			return
		}
		same := Equal(p.Who, t.Who)
		open = open || same && Equal(p.Cost, t.Cost) && Equal(p.Do, t.Do) || len(p.Cost) > 0 && len(t.Cost) > 0 && (len(p.Then) == 0 || same)
	})
	return !open
}

// otherwise hangs what happens if it was not done, or not paid. A condition behind that holds for neither of the two.
func (f *folder) otherwise(t *ability.Try, c Clause, do []ability.Effect) {
	if f.tried = nil; len(t.Else) > 0 {
		f.fail("そうしなかったなら twice")
		return
	}
	if len(t.Then) > 0 && offersMore(t.Then[len(t.Then)-1]) && len(c.Deeds) == 0 {
		f.fail("そうしなかったなら of what is offered first, or of what is then?")
		return
	}
	f.under(&t.Else, c, do)
	f.base, f.hangs = f.outer, onUndone
}

// offersMore tells whether an effect is one that may be done, and of which nothing has been said yet that hangs on it.
func offersMore(e ability.Effect) bool {
	t, is := e.(*ability.Try)
	return is && t.May && len(t.Then)+len(t.Else) == 0
}

// under adds a sentence, and those behind it, to a list, under its own condition.
func (f *folder) under(list *[]ability.Effect, c Clause, do []ability.Effect) {
	if len(c.Cost) > 0 {
		f.fail("a cost behind そうしたなら")
		return
	}
	if len(c.Else) > 0 && c.If == nil {
		f.fail("そうでないなら without a condition")
		return
	}
	if c.Janken > 0 {
		*list = append(*list, PlayJanken(c.Janken))
	}
	if c.If != nil {
		n := &ability.If{Cond: *c.If, Else: Clone(c.Else).([]ability.Effect)}
		*list = append(*list, n)
		list = &n.Then
	}
	*list = append(*list, do...)
	f.cur = list
}

// doneToIt says whether an effect acts on what was chosen just before.
func doneToIt(e ability.Effect) bool {
	w := ability.ActsOn(e)
	return w != nil && w.Sel == nil && (IsIt(w.Ref) || w.Ref == BindRef(SlotNew))
}
