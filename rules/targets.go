package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// couldTarget says whether every selection of a body has enough to select.
func (k *Kernel) couldTarget(f *state.Frame, body []ability.Effect) bool {
	ok := true
	board.EachTarget(k.Board, f, body, func(s *ability.Select) {
		x := k.ctxOf(f)
		for _, part := range s.Sel.Parts() {
			count := part.Count()
			if count.Op != ability.Exactly || f.X == 0 && boundByX(part) || boundByChoice(&x, &part.Of) { // X, or what it is like, is chosen later
				continue
			}
			list, n := x.Selectable(part), x.Amount(&count.N)
			if int32(len(list)) < n {
				ok = false
			} else if part.Distinct != 0 || part.Sum != nil {
				d := Decision{Kind: Choose, Min: n, Max: n, Distinct: part.Distinct, Sum: part.Sum, in: x.Copy()}
				d.Items = k.Items(list)
				ok = ok && d.reach(k)
			}
		}
	})
	return ok
}

// boundByChoice says whether what fits a filter hangs on what is chosen before it, and nothing is yet: one of the same size as that, or one
// of those.
func boundByChoice(x *ctx, f *ability.Filter) bool {
	unknown := func(r ability.Ref) bool { return r.Kind == ability.Slot && x.Slot(r.Slot) == nil }
	return slices.ContainsFunc(f.Num, func(b ability.Bound) bool { return unknown(b.N.Ref) }) ||
		slices.ContainsFunc(f.Rel, func(r ability.Rel) bool {
			return (r.Kind == ability.SameName || r.Kind == ability.InSlot) && unknown(r.Of)
		}) ||
		slices.ContainsFunc(f.Or, func(o ability.Filter) bool { return boundByChoice(x, &o) })
}

// couldModes says whether of all modes of a body that are chosen while it is played enough
// could be chosen.
func couldModes(k *Kernel, f *state.Frame, body []ability.Effect) bool {
	ok := true
	board.EachModes(k.Board, f, body, func(m *ability.Modes) {
		d := k.modesOf(f, m)
		ok = ok && (int(d.Min) <= len(d.Items) || d.Max == 0 || !early(k, f, m))
	})
	return ok
}

// chooseTargets makes the selections of a body. [SVE 10.6.2.3]
func (k *Kernel) chooseTargets(f *state.Frame, body []ability.Effect) {
	board.EachTarget(k.Board, f, body, func(s *ability.Select) {
		x := k.ctxOf(f)
		x.selectNow(s, true)
	})
}

// selectNow asks for one selection and binds it. While playing, too few is a failure.
func (x *ctx) selectNow(s *ability.Select, playing bool) Extent {
	k, f := x.k, x.Frame
	all := Full
	for i, part := range s.Sel.Parts() {
		slot := s.Slot
		if i < len(s.Slots) {
			slot = s.Slots[i]
		}
		count := part.Count()
		list := x.Selectable(part)
		want := x.Amount(&count.N)
		lo, hi := bounds(count, want, int32(len(list)))
		due := x.mustChoose(s, part, list)
		if n := min(int32(len(due)), hi); n > 0 && n == hi {
			list, lo, due = due, hi, nil // which of them
		} else if n > 0 {
			list, lo, hi = Without(list, due), max(lo-n, 0), hi-n
		}
		if count.Op != ability.UpTo && want > int32(len(list)) && playing {
			k.Fail(k.because(f, "why targets", k.why.targets))
		}
		d := Decision{Seat: x.Seat(s.By), Kind: Choose, Min: lo, Max: hi, Ask: k.prompt(f, "select"), Distinct: part.Distinct, Sum: part.Sum, in: x.Copy()}
		d.Ask.Node = k.Node(s)
		d.Items = k.Items(list)
		if !part.Random && !d.reach(k) {
			if playing {
				k.Fail(k.because(f, "why targets", k.why.targets))
			}
			d.lower(k)
		}
		picked := append(due, k.pickRefs(d, part.Random)...)
		f.Let(slot, picked, 0)
		if count.Op == ability.Exactly {
			x.lacks(s, slot, int(want)-len(picked))
		}
		if int32(len(picked)) < want && count.Op == ability.Exactly {
			all = Some
		}
		if len(picked) == 0 {
			all = Nothing
		}
	}
	f.Join(s)
	if playing && s.Slot == 0 && len(s.Slots) == 0 {
		f.Modes = append(slices.Clip(f.Modes), state.ModePick{Node: k.Node(s), Bits: uint32(all) + 1})
	}
	return all
}

// mustChoose lists those of list that an effect says must be chosen. [FF-TCG 11.11.5.1.1]
func (x *ctx) mustChoose(s *ability.Select, part *ability.Selector, list []state.Ref) (due []state.Ref) {
	if s.Pick || part.Random || part.Distinct != 0 || part.Sum != nil || !x.k.AnyRule(ability.Must, ability.Selected) {
		return nil
	}
	for _, r := range list {
		if board.Due(x.k.Board, ability.Selected, r, x.Src.Card, x.By) {
			due = append(due, r)
		}
	}
	return due
}

// pickRefs asks (or draws lots) and returns the chosen objects.
func (k *Kernel) pickRefs(d Decision, random bool) []state.Ref {
	var out []state.Ref
	if random {
		return k.drawLots(&d)
	}
	for _, it := range k.Ask(d).Pick {
		out = append(out, k.State.Ref(it.Card))
	}
	return out
}

// drawLots takes as many of the items as d asks for by lot. A hidden one is shown; if
// it does not fit, or not beside the others, another is drawn for it.
func (k *Kernel) drawLots(d *Decision) []state.Ref {
	var out []state.Ref
	var got []state.Item
	items := slices.Clone(d.Items)
	for int32(len(got)) < d.Max && len(items) > 0 {
		i := k.RandomItem(Lot{Key: "pick", Src: state.Source{Card: d.Ask.Src, Via: d.Ask.Ability}}, items)
		it := items[i]
		items = slices.Delete(items, i, i+1)
		r := k.State.Ref(it.Card)
		if d.Of != nil {
			k.Reveal(state.All, r)
			if d.fits(k, it) == board.No {
				continue
			}
		}
		if d.checkJoint(k, append(slices.Clip(got), it), false) == nil {
			got, out = append(got, it), append(out, r)
		}
	}
	return out
}

// chooseSplits asks how numbers are divided among targets. [SVE 10.6.2.4]
func (k *Kernel) chooseSplits(f *state.Frame, body []ability.Effect) {
	for _, e := range body {
		chooseSplitsOf(k, f, e)
	}
}

// chooseSplitsOf is chooseSplits of one clause.
func chooseSplitsOf(k *Kernel, f *state.Frame, e ability.Effect) {
	switch e := e.(type) {
	case *ability.Damage:
		if e.Split {
			k.split(f, e)
			return
		}
	case *ability.Modes:
		for i := range e.List {
			if f.Chose(k.Node(e), i) {
				k.chooseSplits(f, e.List[i])
			}
		}
		return
	case *ability.If:
		if len(e.Else) > 0 { // what replaces the value is applied now [10.6.2.4.3]
			if x := k.ctxOf(f); x.Holds(&e.Cond) {
				k.chooseSplits(f, e.Then)
			} else {
				k.chooseSplits(f, e.Else)
			}
			return
		}
	}
	ability.Children(e, func(c ability.Effect) { chooseSplitsOf(k, f, c) })
}

// split asks how the number of a clause is divided among its objects.
func (k *Kernel) split(f *state.Frame, d *ability.Damage) {
	x := k.ctxOf(f)
	refs, n := x.Refs(d.To.Ref), d.Whole(x.Amount(&d.N))
	if len(refs) == 0 {
		return // [10.6.2.4.1]
	}
	if n/max(1, d.Unit) < int32(len(refs)) {
		k.Fail(k.because(f, "why divide", k.why.divide))
	}
	q := Decision{Seat: f.By, Kind: Split, Min: d.Unit, Max: n, Ask: k.prompt(f, "split")}
	q.Items = k.Items(refs)
	f.Splits = append(slices.Clip(f.Splits), state.SplitPick{Node: k.Node(d), On: slices.Clone(refs), N: k.Ask(q).N})
}
