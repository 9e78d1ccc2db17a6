package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

func (x *ctx) runDamage(e *ability.Damage) Extent {
	k := x.k
	by := x.Src.Card
	if e.By.Kind != ability.NoRef {
		if rs := x.Refs(e.By); len(rs) > 0 {
			by = rs[0]
		}
	}
	if e.Split {
		return x.runSplit(e, by)
	}
	n := x.Amount(&e.N)
	batch := x.k.Batch()
	if e.To.Sel == nil && e.To.Ref.Kind == ability.NoRef && e.To.Who.Side != ability.AnySide { // to players, who are no cards
		for _, s := range x.Seats(e.To.Who) {
			batch = append(batch, state.Event{Verb: ability.DealtDamage, Seat: s, Obj: by, N: n, Src: x.Src, Kind: harm(x, by), Tag: state.TagAbility})
		}
	}
	want := len(batch)
	if e.To.Sel != nil || e.To.Ref.Kind != ability.NoRef {
		refs, more := x.objectsWanted(&e.To, "damage")
		for _, r := range refs {
			batch = append(batch, x.hit(r, by, n))
		}
		want += more
	}
	if len(batch) == 0 {
		return Nothing
	}
	for i := range batch {
		batch[i].Slot = ways(e)
	}
	want = max(want, len(batch))
	batch = x.dealt(batch)
	done := len(k.Do(batch...))
	k.Passed(batch)
	return extentOf(done, want)
}

// ways are the flags of the damage that e deals.
func ways(e *ability.Damage) (flags int32) {
	if e.Firm {
		flags |= state.Firm
	}
	if e.Mute {
		flags |= state.Mute
	}
	return flags
}

// hit is damage that x lets by deal to r.
func (x *ctx) hit(r, by state.Ref, n int32) state.Event {
	e := hit(x.k.Board, r, by, n, x.Src)
	e.Kind = harm(x, by)
	return e
}

// harm is which damage it is that x lets by deal.
func harm(x *ctx, by state.Ref) ability.DamageKind {
	if by != x.Src.Card && x.k.Game.Ways().CardsDeal {
		return ability.AnyDamage
	}
	return ability.AbilityDamage
}

func hit(b *board.Board, r, by state.Ref, n int32, src state.Source) state.Event {
	return state.Event{Verb: ability.DealtDamage, Card: r, Obj: by, N: n, Src: src, Kind: ability.AbilityDamage, Tag: state.TagAbility, Seat: b.LastCard(r).Master}
}

func (x *ctx) runSplit(e *ability.Damage, by state.Ref) Extent {
	batch := x.k.Batch()
	node, flags := x.k.Node(e), ways(e)
	refs := x.Refs(e.To.Ref)
	if !slices.ContainsFunc(x.Frame.Splits, func(s state.SplitPick) bool { return s.Node == node }) {
		return x.splitNow(e, x.Here(e.To.Ref), by)
	}
	for _, s := range x.Frame.Splits {
		if s.Node != node {
			continue
		}
		for i, n := range s.N { // what may not be dealt its share any more leaves it to nobody [FF-TCG 11.11.2.1.1]
			if r := s.On[i]; slices.Contains(refs, r) && x.k.Here(r) {
				e := x.hit(r, by, n)
				e.Slot = flags
				batch = append(batch, e)
			}
		}
	}
	if len(batch) == 0 {
		return Nothing
	}
	x.k.Do(batch...)
	return Full
}

// splitNow divides damage as it is dealt: each object gets at least 1. [Z/X 804.3b]
func (x *ctx) splitNow(e *ability.Damage, refs []state.Ref, by state.Ref) Extent {
	k, n := x.k, e.Whole(x.Amount(&e.N))
	refs = slices.Clone(refs[:min(len(refs), int(max(n, 0)/max(1, e.Unit)))])
	if len(refs) == 0 {
		return Nothing
	}
	d := Decision{Seat: x.By, Kind: Split, Min: e.Unit, Max: n, Ask: k.prompt(x.Frame, "split"), Items: k.Items(refs)}
	shares := slices.Clone(k.Ask(d).N)
	batch := k.Batch()
	for i, share := range shares {
		part := x.hit(refs[i], by, share)
		part.Slot = ways(e)
		batch = append(batch, part)
	}
	k.Do(batch...)
	return Full
}

func (x *ctx) runChange(e *ability.Change) Extent {
	if e.Stat > ability.CardStats {
		return x.changePlayer(e)
	}
	k := x.k
	open := e.What.Sel != nil && !k.Game.Fixed(e) // on a class of objects, whoever belongs to it [Divine Cross 809.3b-3]
	refs := slices.Clone(x.objects(&e.What, "change"))
	if len(refs) == 0 && !open || slices.ContainsFunc(refs, func(r state.Ref) bool { return !x.spares(e, r) }) {
		return Nothing
	}
	ops := append([]ability.StatOp{{Stat: e.Stat, Op: e.Op, N: e.N}}, e.Also...)
	by := make([]int32, 0, 4) // all of it is reckoned before any of it is changed
	for i := range ops {
		by = append(by, x.Amount(&ops[i].N))
	}
	already := !open && !slices.ContainsFunc(refs, func(r state.Ref) bool { // [SVE 1.3.2.1]
		for i, o := range ops {
			if n, has := k.Stat(r, o.Stat); o.Op != ability.Set || !has || n != by[i] {
				return true
			}
		}
		return false
	})
	for i, o := range ops {
		x.changeCards(e, o, by[i], refs, open)
	}
	if already { // it was so before
		return Nothing
	}
	return Full
}

// changeCards stores one change and tells by how much each number went up or down. [SVE 5.27]
func (x *ctx) changeCards(e *ability.Change, o ability.StatOp, n int32, refs []state.Ref, open bool) {
	k := x.k
	if n <= 0 && (o.Op == ability.Add || o.Op == ability.Sub) {
		return // [SVE 1.3.2.2]
	}
	before := make([]int32, len(refs))
	for i, r := range refs {
		before[i], _ = k.Stat(r, o.Stat)
	}
	until := x.until(e.For)
	if !open && until.What == ability.Forever && o.Op != ability.Set && k.merge(refs, o.Stat, o.Op, n) {
		k.Summed(refs)
	} else {
		m := state.Mod{ID: k.State.NewID(), Src: x.Src, By: x.By, Born: x.born(), Node: k.Node(e), Fixed: !open, On: refs,
			Stat: o.Stat, Op: o.Op, N: n, Bound: x.keep(), Until: until}
		k.State.Mods = append(k.State.Mods, m)
		if m.Sums() {
			k.Summed(refs)
		} else {
			k.Wrote(board.FactEffects)
		}
	}
	batch := x.k.Batch()
	for i, r := range refs {
		now, _ := k.Stat(r, o.Stat)
		if d := now - before[i]; d > 0 {
			batch = append(batch, state.Event{Verb: ability.PlusV, Card: r, Slot: int32(o.Stat), N: d, Src: x.Src, Seat: k.State.Card(r).Master})
		} else if d < 0 {
			batch = append(batch, state.Event{Verb: ability.MinusV, Card: r, Slot: int32(o.Stat), N: -d, Src: x.Src, Seat: k.State.Card(r).Master})
		}
	}
	if len(batch) > 0 {
		k.Do(batch...)
	}
}

// AddForever changes a number of one object for good, joining the newest change
// of the same number when nothing came between.
func (w Changes) AddForever(r state.Ref, s ability.Stat, n int32, src state.Source) {
	if !w.merge(w.on.One(r), s, ability.Add, n) {
		w.on.State.Mods = append(w.on.State.Mods, state.Mod{ID: w.on.State.NewID(), Src: src, By: w.on.LastCard(r).Master, Born: w.on.State.Now, Fixed: true, On: []state.Ref{r}, Stat: s, Op: ability.Add, N: n})
	}
	w.on.Summed(w.on.One(r))
}

// merge joins a lasting change of one object with the last one of the same
// number, if that is the newest on the object.
func (w Changes) merge(refs []state.Ref, s ability.Stat, op ability.Op, n int32) bool {
	if len(refs) != 1 || op != ability.Add && op != ability.Sub {
		return false
	}
	if op == ability.Sub {
		n = -n
	}
	for i := len(w.on.State.Mods) - 1; i >= 0; i-- {
		m := &w.on.State.Mods[i]
		if !slices.Contains(m.On, refs[0]) {
			continue
		}
		if m.Node.N != 0 || m.Stat != s || m.Op != ability.Add || len(m.On) != 1 || m.Until.What != ability.Forever || m.Src != (state.Source{}) {
			return false
		}
		m.N += n
		return true
	}
	return false
}

func (x *ctx) changePlayer(e *ability.Change) Extent {
	batch := x.numberEvents(e)
	if len(batch) == 0 {
		return Nothing
	}
	asked := slices.Clone(batch)
	done := x.k.Do(batch...)
	if x.paying { // all of it within the bounds of the number, or it is not paid [SVE 10.4.5, 10.4.5.1]
		done = slices.DeleteFunc(done, func(d state.Event) bool {
			return !slices.ContainsFunc(asked, func(a state.Event) bool { return a.Seat == d.Seat && a.N == d.N })
		})
	}
	return extentOf(len(done), len(batch))
}

// numberEvents is what a change of players' numbers would do.
func (x *ctx) numberEvents(e *ability.Change) []state.Event {
	k := x.k
	n := x.Amount(&e.N)
	batch := x.k.Batch()
	for _, s := range x.Seats(orYou(e.What.Who)) {
		now := k.Stored(s, e.Stat)
		ev := state.Event{Verb: state.NumberChanged, Seat: s, Slot: int32(e.Stat), N: n, Src: x.Src}
		switch e.Op {
		case ability.Sub:
			ev.N = -n
		case ability.Set:
			ev.Verb = state.NumberSet
		case ability.Times:
			ev.N = now * (n - 1)
		case ability.HalfOp:
			ev.N = board.Half(now) - now
		}
		if n <= 0 && (e.Op == ability.Add || e.Op == ability.Sub) {
			continue
		}
		batch = append(batch, ev)
	}
	return batch
}

func (x *ctx) runTurn(e *ability.Turn) ([]state.Ref, Extent) {
	if x.paying {
		x.limits = &limits{deed: e}
	}
	refs, want := x.objectsWanted(&e.What, "turn")
	refs = slices.Clone(refs)
	batch := x.k.Batch()
	for _, r := range refs {
		batch = append(batch, x.turning(e, r))
	}
	if len(batch) == 0 {
		return nil, extentOf(0, want)
	}
	var turned []state.Ref
	if e.Bind != 0 {
		turned = slices.DeleteFunc(slices.Clone(refs), func(r state.Ref) bool { // what stands so already is none of them
			return x.Fits(&ability.Filter{Is: []ability.State{e.To}}, r) == board.Yes
		})
	}
	did := x.k.Do(batch...)
	if x.Frame != nil {
		x.Frame.Let(e.Bind, slices.DeleteFunc(turned, func(r state.Ref) bool {
			return !slices.ContainsFunc(did, func(e state.Event) bool { return e.Card == r })
		}), 0)
	}
	return refs, extentOf(len(did), max(want, len(batch)))
}

// turning is the event that turns r.
func (x *ctx) turning(e *ability.Turn, r state.Ref) state.Event {
	ev := state.Event{Card: r, Src: x.Src, Cost: x.paying, Seat: x.k.State.Card(r).Master}
	switch e.To {
	case ability.Standing:
		ev.Verb = ability.Stood
	case ability.Acted:
		ev.Verb = ability.ActedV
	case ability.FaceUp:
		ev.Verb, ev.N = state.Faced, 1
	default:
		ev.Verb = state.Faced
	}
	return ev
}

func (x *ctx) runMark(e *ability.Mark) Extent {
	k := x.k
	n := x.Amount(&e.N)
	if x.paying {
		x.counters(e)
	}
	refs, want := x.objectsWanted(&e.What, "mark")
	refs = slices.Clone(refs)
	x.limits = nil
	batch := x.k.Batch()
	for _, r := range refs {
		ev := x.marking(e, r, n)
		if e.Remove && x.paying && k.Counters(r, e.Name) < ev.N {
			return Nothing
		}
		batch = append(batch, ev)
	}
	if len(batch) == 0 {
		return Nothing
	}
	if e.UpTo && n > 0 {
		n = k.Ask(Decision{Seat: x.By, Kind: Number, Min: 0, Max: n, Ask: k.prompt(x.Frame, "number")}).N[0]
		for i := range batch {
			batch[i].N = n
		}
	}
	want = max(want, len(batch))
	did := k.Do(batch...)
	for i := range did {
		if e.Remove && !e.All && did[i].N < n {
			want++ // there were fewer
		}
	}
	if e.Remove && (e.To.Sel != nil || e.To.Ref.Kind != ability.NoRef) && len(did) > 0 {
		for _, r := range x.objects(&e.To, "mark") {
			k.Do(state.Event{Verb: ability.CounterPut, Card: r, Name: e.Name, N: did[0].N, Src: x.Src})
			break
		}
	}
	return extentOf(len(did), want)
}

// marking is the event that puts n counters on r, or takes them.
func (x *ctx) marking(e *ability.Mark, r state.Ref, n int32) state.Event {
	ev := state.Event{Verb: ability.CounterPut, Card: r, Name: e.Name, N: n, Src: x.Src, Cost: x.paying, Seat: x.k.State.Card(r).Master}
	if e.Remove {
		ev.Verb = ability.CounterRemoved
		if e.All {
			ev.N = x.k.Counters(r, e.Name)
		}
	}
	return ev
}

// runGive grants or takes abilities; gaining one that the rules make a procedure
// of is that procedure.
func (x *ctx) runGive(e *ability.Give) Extent {
	k := x.k
	left := len(e.Words)
	if !e.Take {
		for _, w := range e.Words {
			if n := k.Row(w); n > 0 && k.Keywords[n-1].Gain {
				left--
				k.Game.Act(k, x.Frame, &ability.Act{Word: w, What: e.What, For: e.For}, x.objects(&e.What, "change"))
			}
		}
	}
	if left == 0 && len(e.Words) > 0 && len(e.Quoted)+len(e.Props) == 0 && e.Kinds == 0 {
		return Full
	}
	return x.store(e, e.For)
}

// store keeps a continuous effect. The objects are fixed where the game says so.
func (x *ctx) store(e ability.Effect, t ability.Time) Extent {
	k := x.k
	m := state.Mod{ID: k.State.NewID(), Src: x.Src, By: x.By, Born: x.born(), Node: k.Node(e), Until: x.until(t)}
	if in, is := e.(*ability.Instead); is {
		m.Bound = keepMet(x, &in.Of)
	} else {
		m.Bound = x.keep()
	}
	if w := board.WhatOf(e); w != nil && (w.Sel != nil || w.Ref.Kind != ability.NoRef) && (w.Sel == nil || k.Game.Fixed(e)) {
		m.Fixed, m.On = true, slices.Clone(x.objects(w, "change"))
		if len(m.On) == 0 {
			return Nothing
		}
	}
	if c, ok := e.(*ability.CostChange); ok {
		m.N = x.Amount(&c.N)
		if c.Next {
			m.Left = 1
		}
	}
	if t.Until == ability.Uses || t.N > 0 {
		m.Left = max(t.N, 1)
	}
	if m.Until.What == ability.OfThat && m.Until.Turn == 0 {
		return Nothing // nothing is about to happen
	}
	for _, m := range x.perMaster(e, t, m) {
		k.State.Mods = append(k.State.Mods, m)
	}
	k.Wrote(board.FactEffects)
	k.StateTriggers()
	return Full
}

// perMaster is what lasts for a time of the players of its objects, once for each of those players: the next turn of
// one is not that of the other.
func (x *ctx) perMaster(e ability.Effect, t ability.Time, m state.Mod) []state.Mod {
	w := board.WhatOf(e)
	if t.Whose.Side != ability.MasterOf || !m.Fixed || w.Ref.Kind == ability.NoRef || w.Ref != t.Whose.Of {
		return []state.Mod{m}
	}
	var out []state.Mod
	for _, s := range x.k.Seats() {
		of := m
		of.On = slices.DeleteFunc(slices.Clone(m.On), func(r state.Ref) bool { return x.k.LastCard(r).Master != s })
		if of.Until.Of = s; len(of.On) == 0 {
			continue
		}
		if len(out) > 0 {
			of.ID = x.k.State.NewID()
		}
		out = append(out, of)
	}
	return out
}

// born is the timestamp of what this text makes.
func (x *ctx) born() state.Stamp {
	if x.Frame == nil {
		return x.k.State.Now
	}
	return x.k.Game.Born(x.k.Board, x.Frame)
}

// keep hands the slots of a text to what it leaves behind.
func (x *ctx) keep() []state.Binding {
	if x.Frame == nil {
		return x.Bound
	}
	var bs []state.Binding
	for _, b := range x.Frame.Bound { // the slots of this paragraph, as they are named in it
		switch {
		case b.Slot == state.SlotThis, b.Slot == state.SlotWas, b.Slot == state.SlotMet, b.Slot == state.SlotMetBy:
			bs = append(bs, b)
		case b.Slot>>4&7 == x.Frame.Part:
			b.Slot &= 0x8f
			bs = append(bs, b)
		}
	}
	if x.Frame.X != 0 {
		bs = append(bs, state.Binding{Slot: state.SlotX, N: x.Frame.X})
	}
	return bs
}

// until fixes when something ends.
func (x *ctx) until(t ability.Time) state.Until {
	u := state.Until{What: t.Until, Turn: x.k.State.Table[state.TableTurnNo], Of: x.Seat(t.Whose)}
	if t.Until == ability.EndOfBattle {
		u.Turn = x.k.battle()
	}
	if t.Until == ability.OfThat {
		u.Turn = board.Awaiting(x.k.Board)
	}
	if t.Until == ability.NextEnd {
		u.Turn++ // the end of this turn is not the end of the next
		if t.Whose.Side == ability.AnySide {
			u.What = ability.EndOfTurn // of whoever's turn that is
		}
	}
	return u
}

// Raise changes a number of one object for good and tells by how much. [SVE 5.27]
func (k *Kernel) Raise(r state.Ref, s ability.Stat, n int32, src state.Source) {
	k.AddForever(r, s, n, src)
	e := state.Event{Verb: ability.PlusV, Card: r, Slot: int32(s), N: n, Src: src, Seat: k.State.Card(r).Master}
	if n < 0 {
		e.Verb, e.N = ability.MinusV, -n
	}
	k.Do(e)
}
