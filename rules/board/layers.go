package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// plain stands for a Mod that a rule made: it changes a number.
var plain = &ability.Change{}

// applySums adds what is added to certain objects whatever the order. It says which fields
// of cards it wrote.
func (fx *effects) applySums(b *Board) (wrote uint32) {
	for _, i := range fx.sums {
		m := &b.State.Mods[i]
		wrote |= statField(m.Stat)
		for _, r := range m.On {
			if b.Here(r) && b.Readable(b.State.Card(r)) && !b.Game.Immune(b, m.By, m.Src, r.ID) {
				fx.alter(fx.own(b, r.ID), r.ID, m.By, m.Stat, m.Op, m.N, nil)
			}
		}
	}
	return wrote
}

// applyLayer applies the effects of one layer: dependent ones after what they
// depend on, else by time. It says which fields of cards they write, besides wrote, which have been written
// since it was asked what holds; lent: of what abilities do that were lent, nothing else. [SVE 10.9.1.5, 10.9.1.6]
func (fx *effects) applyLayer(b *Board, l int8, lent bool, wrote uint32) uint32 {
	list, all := fx.layer[:0], wrote
	for i := range fx.acts {
		if a := &fx.acts[i]; a.layer == l && (!lent || a.lent()) && !fx.applied(a) {
			list = append(list, int32(i))
			all |= a.writes()
		}
	}
	awake := len(fx.acts)
	if fx.dozing>>l&1 != 0 && all != 0 {
		list = fx.wakeable(list, l, lent, all)
	}
	fx.layer = list
	if len(list) > 1 {
		acts := fx.acts
		slices.SortStableFunc(list, func(a, b int32) int { return int(acts[a].born - acts[b].born) })
	}
	for len(list) > 0 {
		i := fx.next(b, list, wrote, true)
		if i < 0 {
			break // what is left does not hold
		}
		a := &fx.acts[list[i]]
		wrote |= a.writes()
		if a.lent() {
			fx.late = append(fx.late, *a)
		}
		if !fx.again && a.aimsByNumber(b) {
			fx.aims = append(fx.aims, aim{*a, slices.Clone(a.aimed(b))})
		}
		fx.applyOne(b, a)
		list = append(list[:i], list[i+1:]...)
	}
	fx.acts = fx.acts[:awake]
	return wrote
}

// applyLate applies what abilities do that were lent in layer l, where it belongs into that
// layer or one before it: those have passed.
func (fx *effects) applyLate(b *Board, l int8) {
	for fx.lentNow {
		fx.lentNow = false
		wrote := uint32(0)
		for early := int8(0); early <= l; early++ {
			wrote |= fx.applyLayer(b, early, true, 0)
		}
		if wrote != 0 {
			fx.gather(b)
		}
	}
}

// lent says whether an effect is that of an ability which another effect has lent.
func (a *Active) lent() bool { return a.via != (state.Source{}) }

// applied says whether an effect of a lent ability has been applied already.
func (fx *effects) applied(a *Active) bool {
	return a.lent() && slices.ContainsFunc(fx.late, func(o Active) bool {
		return o.Clause == a.Clause && o.on == a.on && o.via == a.via && o.born == a.born
	})
}

// next returns the place of the first effect that holds and depends on no other of the list; of those that go round in a ring
// the first, before what depends on one of them that does not depend on it; -1: none holds. wrote is what has been written since it was asked what holds; whole: what several do
// together counts too.
func (fx *effects) next(b *Board, list []int32, wrote uint32, whole bool) int {
	ring := -1
	for i := range list {
		switch {
		case !fx.stands(b, &fx.acts[list[i]], wrote):
		case fx.independent(b, list, i, wrote, whole):
			return i
		case ring < 0:
			ring = i
		}
	}
	for i := range list {
		if whole && ring >= 0 && len(list) > 2 && fx.stands(b, &fx.acts[list[i]], wrote) && fx.inRing(b, list, i, wrote) {
			return i
		}
	}
	return ring
}

// inRing says whether whatever the ith effect of a list depends on depends on it. [Z/X 811.3]
func (fx *effects) inRing(b *Board, list []int32, i int, wrote uint32) bool {
	a := &fx.acts[list[i]]
	for j := range list {
		other := &fx.acts[list[j]]
		if i != j && a.reads()&other.writes() != 0 && fx.stands(b, other, wrote) && fx.depends(b, a, list[j:j+1], wrote) && !fx.depends(b, other, list[i:i+1], wrote) {
			return false
		}
	}
	return true
}

// independent says whether the ith effect of a list depends on no other of it, nor on several of them.
func (fx *effects) independent(b *Board, list []int32, i int, wrote uint32, whole bool) bool {
	a := &fx.acts[list[i]]
	reads := a.reads()
	bearing := 0
	for j := range list {
		other := &fx.acts[list[j]]
		switch {
		case i == j:
		case b.order.LargerFloorFirst && lower(a, other):
			return false
		case reads&other.writes() != 0:
			if bearing++; fx.stands(b, other, wrote) && fx.depends(b, a, list[j:j+1], wrote) {
				return false
			}
		}
	}
	if !whole || bearing == 0 || len(list) < 3 {
		return true
	}
	var all []int32
	for found := true; found; { // those that bear on it, and on those
		found = false
		for j := range list {
			if other := &fx.acts[list[j]]; i != j && reads&other.writes() != 0 && !slices.Contains(all, list[j]) {
				all, reads, found = append(all, list[j]), reads|other.reads(), true
			}
		}
	}
	slices.SortFunc(all, func(x, y int32) int { return slices.Index(list, x) - slices.Index(list, y) })
	return len(all) < 2 || !fx.depends(b, a, all, wrote)
}

// lower says whether two effects keep the same number from falling below something, and a the
// less. [Z/X 811.9]
func lower(a, other *Active) bool {
	c, is := a.Clause.(*ability.Change)
	o, also := other.Clause.(*ability.Change)
	return is && also && c.Floor != nil && o.Floor != nil && c.Stat == o.Stat && *c.Floor < *o.Floor
}

// depends tries whether others change whether a holds, what it affects or by how much. [FF-TCG 11.12.4.12]
func (fx *effects) depends(b *Board, a *Active, others []int32, wrote uint32) bool {
	before, bars := a.does(b), len(fx.bars)
	type was struct {
		id state.CardID
		ch state.Chars
	}
	var saved []was
	for rest := slices.Clone(others); len(rest) > 0; {
		i := 0
		if len(others) > 1 {
			if i = fx.next(b, rest, wrote, false); i < 0 {
				break
			}
		}
		other := &fx.acts[rest[i]]
		for _, id := range slices.Clone(other.targets(b)) {
			if !slices.ContainsFunc(saved, func(w was) bool { return w.id == id }) {
				saved = append(saved, was{id, *fx.own(b, id)})
			}
		}
		fx.applyOne(b, other)
		wrote |= other.writes()
		rest = slices.Delete(rest, i, i+1)
	}
	after := []int32(nil)
	if fx.stands(b, a, wrote) {
		after = a.does(b)
	}
	for i := range saved {
		fx.own(b, saved[i].id).CopyFrom(&saved[i].ch)
	}
	fx.bars = fx.bars[:bars]
	return !slices.Equal(before, after)
}

// does lists whom an effect affects and the amount, for comparison.
func (a *Active) does(b *Board) []int32 {
	var out []int32
	for _, id := range a.targets(b) {
		out = append(out, int32(id))
	}
	if c, ok := a.Clause.(*ability.Change); ok && a.Mod == nil {
		out = append(out, -1, a.Text.Amount(&c.N))
	}
	return out
}

// targets lists the cards an effect is on now.
func (a *Active) targets(b *Board) []state.CardID {
	out := a.aimed(b)
	if len(out) == 0 {
		return out
	}
	if g, is := a.Clause.(*ability.Give); is && takesMarked(g) {
		out = lenders(b, out)
	}
	return slices.DeleteFunc(out, func(id state.CardID) bool { return b.Game.Immune(b, a.Text.By, a.Text.Src, id) })
}

// aimed lists the cards that an effect is on by what it says.
func (a *Active) aimed(b *Board) []state.CardID {
	at := len(b.picks)
	out := b.picks[at:at:cap(b.picks)]
	if a.Mod != nil && a.Mod.Fixed {
		for _, r := range a.Mod.On {
			if b.Here(r) && b.Readable(b.State.Card(r)) {
				out = append(out, r.ID)
			}
		}
		return out
	}
	w := WhatOf(a.Clause)
	if w == nil {
		return nil
	}
	if fx := &b.effects; fx.again && len(fx.aims) > 0 {
		if known := fx.aimOf(a); known != nil {
			return append(out, known.on...)
		}
	}
	for _, r := range a.Text.whatNow(w) {
		if b.Readable(b.State.Card(r)) {
			out = append(out, r.ID)
		}
	}
	if w.Sel != nil && b.keeps != state.Nowhere {
		for f := range w.Sel.Filters {
			out = a.Text.keeping(f, out)
		}
	}
	return out
}

// keeping adds what fits a filter but for its zone: it came from there to a zone where
// that goes on to hold.
func (x *Text) keeping(f *ability.Filter, out []state.CardID) []state.CardID {
	for _, id := range x.B.State.Lists[x.B.keeps*2] {
		if x.kept(f, x.B.State.Ref(id)) {
			out = append(out, id)
		}
	}
	return out
}

// kept says whether r came from where it fitted a filter to a zone that keeps that.
func (x *Text) kept(f *ability.Filter, r state.Ref) bool {
	b := x.B
	if b.keeps == state.Nowhere || !b.Here(r) {
		return false
	}
	c := b.State.Card(r)
	if c.At.Zone != b.keeps || !slices.ContainsFunc(f.Zone, func(w ability.Zone) bool { return b.Zone(w) == c.From }) {
		return false
	}
	g := *f
	g.Zone = nil
	return x.Fits(&g, r) == Yes
}

// WhatOf returns what a continuous clause is about.
func WhatOf(e ability.Effect) *ability.What {
	switch e := e.(type) {
	case *ability.Change:
		return &e.What
	case *ability.Give:
		return &e.What
	case *ability.Rule:
		return &e.What
	case *ability.CostChange:
		return &e.What
	case *ability.Act:
		return &e.What
	}
	return nil
}

func (fx *effects) applyOne(b *Board, a *Active) {
	for _, id := range fx.keepers(b, a) {
		c := fx.own(b, id)
		fx.acted = append(fx.acted, id)
		switch e := a.Clause.(type) {
		case nil:
			alter(c, a.Mod.Stat, a.Mod.Op, a.Mod.N, nil)
		case *ability.Change:
			if a.Mod != nil {
				grown := fx.grown(b, id, a.Mod)
				alter(c, a.Mod.Stat, ability.Sub, grown, nil)
				fx.alter(c, id, a.Text.By, a.Mod.Stat, a.Mod.Op, a.Mod.N, e.Floor)
				alter(c, a.Mod.Stat, ability.Add, grown, nil)
				continue
			}
			fx.alter(c, id, a.Text.By, e.Stat, e.Op, a.Text.Amount(&e.N), e.Floor)
			for i := range e.Also {
				fx.alter(c, id, a.Text.By, e.Also[i].Stat, e.Also[i].Op, a.Text.Amount(&e.Also[i].N), nil)
			}
		case *ability.Give:
			fx.give(b, c, id, e, a)
			if e.Kinds != 0 {
				b.Game.Print(c)
			}
		}
	}
}

// grown is by how much a card prints more of a number than when a stored effect came to be on it: what
// lies on it has been put there since. What set the number then is a difference now. [SVE 5.16.2.1]
func (fx *effects) grown(b *Board, id state.CardID, m *state.Mod) int32 {
	if m.Op == ability.Add || m.Op == ability.Sub || !fx.rebased(b, id, m.Born) {
		return 0
	}
	c := &b.State.Cards[id]
	was, had := b.Book.Printed(c.Face, c.Side).Num.Get(m.Stat)
	is, has := fx.base.Num.Get(m.Stat)
	if !had || !has {
		return 0
	}
	return is - was
}

// rebased says whether a card has gained what it prints after a moment, as it was put on it: then base
// is that.
func (fx *effects) rebased(b *Board, id state.CardID, after state.Stamp) bool {
	for _, z := range b.baseZones {
		for s := 0; s < 2 && b.Zones[z].Gained; s++ {
			for _, over := range b.State.Lists[int(z)*2+s] {
				if c := &b.State.Cards[over]; c.Host == b.State.Ref(id) && c.Entered > after && b.Readable(&b.State.Cards[id]) {
					return b.Game.Base(b, id, &fx.base)
				}
			}
		}
	}
	return false
}

// alter applies one change to a number that is there; a least value raises none that is
// less already.
func alter(c *state.Chars, s ability.Stat, op ability.Op, n int32, floor *int32) {
	v, ok := c.Num.Get(s)
	if !ok {
		return
	}
	was := v
	if v = Operate(v, op, n); floor != nil {
		v = max(v, min(was, *floor))
	}
	c.Num.Set(s, v)
}

// Operate is what a number becomes by a change of n.
func Operate(v int32, op ability.Op, n int32) int32 {
	switch op {
	case ability.Add:
		return v + n
	case ability.Sub:
		return v - n
	case ability.Set:
		return n
	case ability.Times:
		return v * n
	case ability.HalfOp:
		return Half(v)
	}
	return v
}

// Half rounds up. [SVE 5.30.1, FF-TCG 4.2]
func Half(v int32) int32 { return (v + 1) >> 1 }

// Fields that an effect may read or write.
const (
	fKinds uint32 = 1 << iota
	fNames
	fTraits
	fClasses
	fAbilities
	fTaken // abilities that are there no more
	fStats // shifted by stat: statField

	fAll = ^uint32(0)
)

// statField is the field of a number: those of cards have one each, those of players one
// together.
func statField(s ability.Stat) uint32 { return fStats << min(s, ability.CardStats) }

func (a *Active) writes() uint32 {
	switch e := a.Clause.(type) {
	case nil:
		return statField(a.Mod.Stat)
	case *ability.Change:
		w := statField(e.Stat)
		for i := range e.Also {
			w |= statField(e.Also[i].Stat)
		}
		return w
	case *ability.Give:
		w := uint32(0)
		if e.Kinds != 0 {
			w |= fKinds
		}
		if len(e.Props) > 0 {
			w |= fNames | fTraits | fClasses
		}
		if len(e.Quoted)+len(e.Words) > 0 || e.From != nil || e.All && len(e.Props) == 0 || takesMarked(e) {
			w |= fAbilities
		}
		if e.Take && w&fAbilities != 0 {
			w |= fTaken
		}
		return w
	}
	return 0
}

func (a *Active) reads() uint32 {
	r := a.judges
	if a.Mod != nil && a.Mod.Fixed {
		return r
	}
	if w := WhatOf(a.Clause); w != nil && w.Sel != nil {
		for f := range w.Sel.Filters {
			r |= filterReads(f)
		}
	} else if w != nil && w.Ref.As != 0 {
		r |= fKinds
	}
	if c, ok := a.Clause.(*ability.Change); ok {
		r |= amountReads(&c.N)
		for i := range c.Also {
			r |= amountReads(&c.Also[i].N)
		}
	}
	return r
}

// judges is which fields of cards are read to know whether a static ability holds, and
// which of its clauses.
func (r *Book) judges(a *ability.Ability) uint32 {
	f := r.condJudges(a.Gate) | r.condJudges(a.If)
	for _, e := range a.Do {
		f |= r.clauseJudges(e)
	}
	return f
}

func (r *Book) clauseJudges(e ability.Effect) uint32 {
	i, ok := e.(*ability.If)
	if !ok {
		return 0
	}
	f := r.condJudges(&i.Cond)
	for _, branch := range [...][]ability.Effect{i.Then, i.Else} {
		for _, e := range branch {
			f |= r.clauseJudges(e)
		}
	}
	return f
}

func (r *Book) condJudges(c *ability.Cond) uint32 {
	if c == nil {
		return 0
	}
	switch c.Op {
	case ability.Compare:
		return r.amountJudges(&c.L) | r.amountJudges(&c.R)
	case ability.And, ability.Or, ability.Not:
		f := uint32(0)
		for i := range c.Args {
			f |= r.condJudges(&c.Args[i])
		}
		return f
	case ability.Is:
		if c.Ref.As != 0 {
			return r.filterJudges(c.Of) | fKinds
		}
		return r.filterJudges(c.Of)
	case ability.TurnOf, ability.BattleOn, ability.First:
		return 0
	}
	return fAll
}

func (r *Book) amountJudges(a *ability.Amount) uint32 {
	switch {
	case a.Op == ability.Const:
		return 0
	case a.Op == ability.CountOf:
		return r.filterJudges(a.Of)
	case a.Op == ability.StatOf && a.Stat > ability.CardStats && r.Game.Counted(a.Stat)&^FactPlaces == 0:
		return 0 // it is how many cards lie somewhere
	}
	return fAll
}

// filterJudges is filterReads, and everything where a filter asks for more than fields, or
// than what a card is linked to.
func (r *Book) filterJudges(f *ability.Filter) uint32 {
	if f == nil {
		return 0
	}
	if len(f.Is)+len(f.Not) > 0 || f.Ref.Kind != ability.NoRef && f.Ref.Kind != ability.This || f.Depth != nil {
		return fAll
	}
	out := filterReads(f)
	for i := range f.Rel {
		l := &f.Rel[i]
		if l.Kind != ability.LinkedTo || l.Of.Kind != ability.NoRef && l.Of.Kind != ability.This {
			return fAll
		}
		out |= r.filterJudges(l.In)
	}
	for i := range f.Or {
		out |= r.filterJudges(&f.Or[i])
	}
	for i := range f.Num {
		out |= r.amountJudges(&f.Num[i].N)
	}
	return out
}

func filterReads(f *ability.Filter) uint32 {
	r := uint32(0)
	for i := range f.Or {
		r |= filterReads(&f.Or[i])
	}
	if f.Kind|f.NotKind != 0 {
		r |= fKinds
	}
	for _, p := range f.Has {
		switch p.Attr {
		case ability.NameAttr, ability.PersonAttr:
			r |= fNames
		case ability.TraitAttr:
			r |= fTraits
		case ability.ClassAttr:
			r |= fClasses
		case ability.KeywordAttr, ability.AbilityAttr, ability.IconAttr:
			r |= fAbilities
		}
	}
	for i := range f.Num {
		r |= statField(f.Num[i].Stat) | amountReads(&f.Num[i].N)
	}
	return r
}

func amountReads(a *ability.Amount) uint32 {
	r := uint32(0)
	if a.Of != nil {
		r |= filterReads(a.Of)
	}
	if a.Op == ability.StatOf || a.Op == ability.SumOf {
		r |= statField(a.Stat)
	}
	for i := range a.Args {
		r |= amountReads(&a.Args[i])
	}
	return r
}
