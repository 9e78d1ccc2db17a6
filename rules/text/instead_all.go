package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// What is done instead of the last of several things, and more.

// insteadAll puts several things in the place of the one that was done just before to what the
// first of them is done to: それをダルにする。…、代わりにそれを手札に戻し、1枚引く.
func (f *folder) insteadAll(c Clause, do []ability.Effect) {
	list := *f.cur
	last := len(list) - 1
	if last >= 0 && reflect.TypeOf(list[last]) == reflect.TypeOf(do[0]) { // それに5ダメージ。…、代わりに8ダメージを与え、カードを1枚引く
		do = Clone(do).([]ability.Effect)
		fillFrom(do[0], list[last])
	}
	changed := last >= 0 && sameChanged(list[last], do[0])
	if c.May || last < 0 || unfilled(do[0]) || !changed && timedSome(do) || !changed && !sameObject(list[last], do[0]) && !sameDealt(list[last], do[0]) && !drawnTwice(list[:last+1], do[0]) || actsBefore(list[:last], do[0]) {
		f.fail("代わりに of several things")
		return
	}
	f.insteadOf(&list[last], c, do...)
}

// timedSome tells whether one of the effects has a time, or changes what is so or what is allowed: of the others, too, it could be said how long.
func timedSome(es []ability.Effect) bool {
	return slices.ContainsFunc(es, func(e ability.Effect) bool {
		switch e.(type) {
		case *ability.Rule, *ability.Instead:
			return true
		}
		t := ability.TimeOf(e)
		return t != nil && *t != (ability.Time{})
	})
}

// sameDealt tells whether damage is dealt to all that it was dealt to before: 3 damage to each follower. If …, deal 5 damage instead and draw a card.
func sameDealt(a, b ability.Effect) bool {
	old, was := a.(*ability.Damage)
	now, is := b.(*ability.Damage)
	return was && is && now.To.Sel != nil && now.To.Sel.N.Op == ability.All && Equal(old.To, now.To)
}

// sameChanged tells whether the same numbers of the same thing change, by another amount: your leader gets +1. If …, it gets +3 instead, and more.
func sameChanged(a, b ability.Effect) bool {
	old, was := a.(*ability.Change)
	now, is := b.(*ability.Change)
	return was && is && Equal(old.What, now.What) && old.Stat == now.Stat && old.Op == now.Op && old.For == now.For && len(old.Also) == len(now.Also)
}

// drawnTwice tells whether cards are drawn, and nothing else is done, where b draws so many instead.
func drawnTwice(list []ability.Effect, b ability.Effect) bool {
	old, drawn := list[0].(*ability.Draw)
	now, draws := b.(*ability.Draw)
	return len(list) == 1 && drawn && draws && old.Who == now.Who
}

// inOneBreath is where that begins which the sentence just before does, several things, to what b acts on, where nothing was
// done to that before and nothing else behind; -1: it does not. それをダルにし、凍結する。…、代わりにそれをブレイクする: neither is done then.
func (f *folder) inOneBreath(b ability.Effect) int {
	list := *f.cur
	at := len(list)
	for at > f.breath && sameObject(list[at-1], b) {
		at--
	}
	if len(list)-at < 2 || actsBefore(list[:at], b) || lastingSome(list[at:]) {
		return -1
	}
	return at
}

// insteadFrom puts what happens if the condition holds in the place of all that is done from at on.
func (f *folder) insteadFrom(at int, c Clause, do []ability.Effect) {
	if len(c.Cost) > 0 || c.If == nil || f.reach == ReachRest || f.may != nil {
		f.fail("代わりに of all that one sentence does, behind a cost")
		return
	}
	list := *f.cur
	n := &ability.If{Cond: *c.If, Then: do, Else: slices.Clone(list[at:])}
	*f.cur = append(list[:at:at], n)
	f.cur = f.base
}

// insteadBoth replaces a change of numbers by one that gives keywords as well.
func (f *folder) insteadBoth(c Clause, do []ability.Effect) {
	for _, list := range []*[]ability.Effect{f.cur, f.base} {
		for i := len(*list) - 1; i >= 0; i-- {
			old, ok := (*list)[i].(*ability.Change)
			if !ok {
				continue
			}
			do = Clone(do).([]ability.Effect)
			a := do[0].(*ability.Change)
			fillFrom(a, old)
			for _, e := range do[1:] {
				g := e.(*ability.Give)
				if g.What = Clone(a.What).(ability.What); g.For == (ability.Time{}) {
					g.For = a.For
				}
			}
			if i+1 < len(*list) && gainsToo(old, (*list)[i+1]) { // both are replaced
				also := (*list)[i+1]
				*list = slices.Delete(*list, i+1, i+2)
				f.insteadOf(&(*list)[i], c, do...)
				switch n := (*list)[i].(type) {
				case *ability.If:
					n.Else = append(n.Else, also)
				case *ability.Try:
					n.Else = append(n.Else, also)
				}
				return
			}
			f.insteadOf(&(*list)[i], c, do...)
			return
		}
	}
	f.fail("代わりに without an effect to replace")
}

// alsoGives tells whether numbers are changed and to the same things something is given, and for a time something more.
func alsoGives(do []ability.Effect) bool {
	if len(do) < 2 || !gainsToo(do[0], do[1]) {
		return false
	}
	return !slices.ContainsFunc(do[2:], func(e ability.Effect) bool {
		g, is := e.(*ability.Give)
		return !is || g.Take || g.For == (ability.Time{}) || !Equal(g.What, do[0].(*ability.Change).What)
	})
}
