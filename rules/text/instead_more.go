package text

import (
	"slices"

	"gotaku/rules/ability"
)

// So much more, or that besides: さらに behind what was said.

// furtherAll is further of several things that are done besides.
func (f *folder) furtherAll(es []ability.Effect, so *ability.Cond) bool {
	return !slices.ContainsFunc(es, func(e ability.Effect) bool { return !f.further(e, so) })
}

// further gives さらに[攻撃力]+1する what the closest such effect acts on; so: the condition under which that is done, which may be a stricter
// one than that of the sentence before.
func (f *folder) further(b ability.Effect, so *ability.Cond) bool {
	if m, is := b.(*ability.Make); is {
		return f.makesMore(m)
	}
	for _, list := range append(f.underIf(so), f.cur, f.base) {
		for i := len(*list) - 1; i >= 0; i-- {
			old := replaceable((*list)[i], b)
			if old == nil {
				continue
			}
			if w, now := ability.ActsOn(old), ability.ActsOn(b); w != nil && w.Sel != nil && w.Sel.N.Op != ability.All && now != nil && Equal(*now, ability.What{}) { // フォロワー1体に2ダメージ: to that one again, or is another chosen?
				return false
			}
			fillFrom(b, old)
			return namesOwn(b)
		}
	}
	for _, list := range append(f.underIf(so), f.cur) {
		if alsoGains(b, *list) {
			return namesOwn(b)
		}
	}
	return false
}

// namesOwn tells whether an ability that is given besides may call the card by its name: it is given to the card itself, or no ability is.
func namesOwn(e ability.Effect) bool {
	g, is := e.(*ability.Give)
	return !is || len(g.Quoted) == 0 || Equal(g.What, ability.What{Ref: ThisRef})
}

// asManyMore is さらに1体を場に出す, which names nothing: as many more of what was made just before, or else of what was looked at.
func (f *folder) asManyMore(m *ability.Move) ability.Effect {
	n := f.asManyPut(m)
	if n == nil || n.Op != ability.Exactly {
		return m
	}
	more := &ability.Make{To: ability.Place{Zone: m.To.Zone, Who: Who(ability.You)}, N: n.N}
	if !f.makesMore(more) {
		return m
	}
	return more
}

// makesMore is さらに1体を場に出す right behind what makes some, and puts them there too: as many more of the same.
func (f *folder) makesMore(m *ability.Make) bool {
	list := *f.cur
	if len(list) == 0 || m.Name != "" {
		return false
	}
	old, is := list[len(list)-1].(*ability.Make)
	if is = is && len(old.Also)+len(old.Or) == 0 && Equal(old.To, m.To); is {
		n := m.N
		*m = *Clone(old).(*ability.Make)
		m.N = n
	}
	return is
}

// alsoGains is さらに【守護】を持つ behind a change of numbers: said of what that was said of.
func alsoGains(b ability.Effect, list []ability.Effect) bool {
	g, ok := b.(*ability.Give)
	if !ok || len(list) == 0 || !Equal(g.What, ability.What{}) {
		return false
	}
	c, ok := list[len(list)-1].(*ability.Change)
	if ok = ok && c.Stat < ability.CardStats && (c.What.Sel == nil || c.What.Sel.N.Op == ability.All && len(c.What.Sel.Of.Num) == 0); ok { // all that fit still do
		g.What, g.For = Clone(c.What).(ability.What), c.For
	}
	return ok
}

// saidOnce says only once what is done to those that are selected, where more of them are if something holds and it is said of either: your
// opponent selects 1 follower. Destroy it. If you control an amulet, they select 2 followers instead. Destroy them.
func saidOnce(cs []Clause) []Clause {
	selects := func(c *Clause) bool {
		if len(c.Do) != 1 {
			return false
		}
		_, is := c.Do[0].(*ability.Select)
		return is
	}
	plain := func(c *Clause) (ability.Effect, bool) {
		if len(c.Do) != 1 || !Equal(*c, Clause{Do: c.Do, from: c.from, to: c.to}) {
			return nil, false
		}
		e := Clone(c.Do[0]).(ability.Effect)
		if w := ability.ActsOn(e); w != nil && w.Sel == nil && w.Ref == BindRef(SlotOne) {
			w.Ref = BindRef(SlotIt)
		}
		w := ability.ActsOn(e)
		return e, w != nil && w.Sel == nil && w.Ref == BindRef(SlotIt)
	}
	for i := 0; i+3 < len(cs); i++ {
		first, more := &cs[i], &cs[i+2]
		if !selects(first) || !selects(more) || first.If != nil || first.May || more.If == nil || !more.Instead || first.Actor != more.Actor {
			continue
		}
		one, is := plain(&cs[i+1])
		other, too := plain(&cs[i+3])
		if is && too && Equal(one, other) {
			return slices.Concat(cs[:i+1], saidOnce(cs[i+2:]))
		}
	}
	return cs
}
