package rules

import (
	"slices"

	"gotaku/rules/ability"
)

// Extent is how much of a clause was done: what "if you did" reads.
type Extent uint8

// The extents.
const (
	Nothing Extent = iota
	Some
	Full
)

// Run carries out the clauses of a text in printed order.
func (k *Kernel) Run(f *Frame, body []ability.Effect) Extent {
	k.frames = append(k.frames, f)
	x := k.ctxOf(f)
	e := x.all(body)
	k.frames = k.frames[:len(k.frames)-1]
	return e
}

// Resolve carries out every text of a frame, and then turns back what it showed.
func (k *Kernel) Resolve(f *Frame) {
	via := f.Src.Via
	shown := k.showing()
	for i, p := range k.Parts(f) {
		f.Part = uint8(i)
		if p.ID != (AbilityID{}) {
			f.Src.Via = p.ID // what it leaves behind comes from this paragraph
		}
		if p.Ability != nil && p.Ability.Hand != ability.Auto {
			k.byHand(f, p.Ability)
			continue
		}
		was := len(k.frozen)
		k.freeze(f, p.Do)
		k.Run(f, p.Do)
		k.frozen = k.frozen[:was]
	}
	f.Part, f.Src.Via = 0, via
	shown()
}

// showing begins a text; what it returns turns back what the text has shown. [SVE 5.21.1.1]
func (k *Kernel) showing() (end func()) {
	open := len(k.opened)
	return func() {
		k.Hide(k.opened[open:]...)
		k.opened = k.opened[:open]
	}
}

// RunText is Run of some of a text's clauses as a text of its own.
func (k *Kernel) RunText(f *Frame, body []ability.Effect) Extent {
	end, was := k.showing(), len(k.frozen)
	k.freeze(f, body)
	ext := k.Run(f, body)
	k.frozen = k.frozen[:was]
	end()
	return ext
}

// all runs clauses in order. Full when each was done in full.
func (x *ctx) all(body []ability.Effect) Extent {
	out, any := Full, false
	for _, e := range body {
		_, ext := x.run(e)
		any = any || ext != Nothing
		out = min(out, ext)
	}
	if out == Nothing && any {
		return Some
	}
	return out
}

// run carries out one clause; moved is what it moved or chose.
func (x *ctx) run(e ability.Effect) (moved []Ref, ext Extent) {
	k := x.k
	switch e := e.(type) {
	case *ability.Select:
		return x.runSelect(e)
	case *ability.Move:
		return x.runMove(e)
	case *ability.Draw:
		return nil, x.runDraw(e)
	case *ability.Make:
		return x.runMake(e)
	case *ability.Damage:
		return nil, x.runDamage(e)
	case *ability.Change:
		return nil, x.runChange(e)
	case *ability.Turn:
		return x.runTurn(e)
	case *ability.Mark:
		return nil, x.runMark(e)
	case *ability.Look:
		return x.runLook(e)
	case *ability.Find:
		return x.runFind(e)
	case *ability.Shuffle:
		for _, s := range x.seats(e.Place.Who) {
			k.Shuffle(e.Place.Zone, s)
		}
		return nil, Full
	case *ability.Give:
		return nil, x.runGive(e)
	case *ability.Rule:
		return nil, x.store(e, e.For)
	case *ability.Instead:
		return nil, x.store(e, e.For)
	case *ability.CostChange:
		return nil, x.store(e, e.For)
	case *ability.Later:
		k.State.Delayed = append(k.State.Delayed, Delayed{ID: k.State.newID(), Src: x.src, By: x.by, Node: k.nodes[e], Bound: x.keep(), Until: x.until(e.For), Born: k.State.Now})
		return nil, Full
	case *ability.If:
		if x.holds(e) {
			return nil, x.all(e.Then)
		}
		return nil, x.all(e.Else)
	case *ability.Try:
		return nil, x.runTry(e)
	case *ability.Modes:
		return nil, x.runModes(e)
	case *ability.Repeat:
		ext = Full
		for n := x.amount(&e.N); n > 0; n-- {
			ext = min(ext, x.all(e.Do))
		}
		return nil, ext
	case *ability.EachOf:
		return nil, x.runEach(e)
	case *ability.Ask:
		return nil, x.runAsk(e)
	case *ability.Flow:
		return nil, x.runFlow(e)
	case *ability.Play:
		return x.runPlay(e)
	case *ability.Act:
		return nil, k.Game.Act(k, x.f, e, x.actOn(e))
	case *ability.Battle:
		return nil, x.runBattle(e)
	case *ability.Cancel:
		return nil, x.runCancel(e)
	case *ability.ByHand:
		if x.f != nil {
			k.ByHandText(x.f, e.Text)
		}
		return nil, Full
	}
	return nil, Nothing
}

// holds says which way an If goes. Where a number was divided while playing, the
// way it was divided for stands. [SVE 10.6.2.4.3]
func (x *ctx) holds(e *ability.If) bool {
	if x.f != nil && len(x.f.Splits) > 0 && len(e.Else) > 0 {
		if then, other := x.divided(e.Then), x.divided(e.Else); then != other {
			return then
		}
	}
	return x.cond(&e.Cond)
}

// divided says whether a number in these clauses was divided while playing.
func (x *ctx) divided(body []ability.Effect) bool {
	for _, e := range body {
		node := x.k.nodes[e]
		found := slices.ContainsFunc(x.f.Splits, func(s SplitPick) bool { return s.Node == node })
		ability.Children(e, func(c ability.Effect) { found = found || x.divided([]ability.Effect{c}) })
		if found {
			return true
		}
	}
	return false
}

func (x *ctx) actOn(e *ability.Act) []Ref {
	if e.What.Sel == nil && e.What.Ref.Kind == ability.NoRef {
		return nil
	}
	return x.objects(&e.What, "act")
}

func (x *ctx) runSelect(e *ability.Select) ([]Ref, Extent) {
	slot := e.Slot
	if slot == 0 && len(e.Slots) > 0 {
		slot = e.Slots[0]
	}
	if slot == 0 && x.f != nil { // nothing refers to it, but it may have been made while playing
		for _, m := range x.f.Modes {
			if m.Node == x.k.nodes[e] {
				return nil, Extent(m.Bits - 1)
			}
		}
	}
	if b := x.slot(slot); b != nil && !e.Pick {
		return b.Refs, extentOf(len(b.Refs), max(len(b.Refs), 1))
	}
	if e.Pick || x.k.hiddenSelect(&e.Sel) || x.seat(e.By) != x.by {
		return x.pickSelect(e)
	}
	ext := x.k.selectNow(x.f, e, false)
	if b := x.slot(slot); b != nil {
		return b.Refs, ext
	}
	return nil, ext
}

// pickSelect makes a choice while resolving: of hidden cards, of what was looked
// at, or by the other seat. As many as possible, as the count says.
func (x *ctx) pickSelect(e *ability.Select) ([]Ref, Extent) {
	var all []Ref
	ext := Full
	for i, part := range partsOf(e) {
		slot := e.Slot
		if i < len(e.Slots) {
			slot = e.Slots[i]
		}
		refs, want := x.choose(part, x.seat(e.By), "pick", false)
		x.f.bind(slot, refs, 0)
		all = append(all, refs...)
		ext = min(ext, extentOf(len(refs), want))
	}
	x.f.join(e)
	return all, ext
}

func extentOf(did, wanted int) Extent {
	switch {
	case did == 0 && wanted > 0:
		return Nothing
	case did < wanted:
		return Some
	}
	return Full
}

// choose asks for objects of a selector now; want is how many the text asks for.
func (x *ctx) choose(s *ability.Selector, by Seat, key string, show bool) (refs []Ref, want int) {
	k := x.k
	d := Decision{Seat: by, Kind: Choose, Ask: Prompt{Key: key, Rule: k.Cite(key), Src: x.src.Card, Ability: x.src.Via}, Distinct: s.Distinct, Sum: s.Sum, frame: x.f, by: x.by}
	sure := true
	add := func(r Ref, fit Fit) {
		it := Item{Card: r.ID}
		if !x.enough(r) || !x.possible(r) || k.InUse(r, ability.NoVerb) {
			return
		}
		if !slices.Contains(d.Items, it) {
			d.Items = append(d.Items, it)
			sure = sure && fit == Yes
		}
	}
	count := &s.N
	if s.Or {
		for i := range s.Each {
			x.candidates(&s.Each[i].Of, add)
		}
		if len(s.Each) > 0 {
			count = &s.Each[0].N
		}
	} else {
		x.candidates(&s.Of, add)
	}
	n := x.amount(&count.N)
	d.Min, d.Max = bounds(*count, n, int32(len(d.Items)))
	if !sure { // what is asked for may not be there; its owner alone knows [SVE 4.1.2.2]
		d.MayFail, d.Shown = true, true
		if s.Or {
			d.Of = &ability.Filter{}
			for i := range s.Each {
				d.Of.Or = append(d.Of.Or, s.Each[i].Of)
			}
		} else {
			d.Of = &s.Of
		}
	}
	if l := x.limits; l != nil {
		d.Min = max(d.Min, min(l.least, d.Max))
		d.Shown = d.Shown && !l.secret
		d.to = l.to
	}
	if show {
		d.Shown = true
	}
	want = int(n)
	if count.Op == ability.All || count.Op == ability.AnyNumber {
		want = int(d.Min)
	}
	if count.Op == ability.UpTo {
		want = 1
	}
	if !s.Random && !d.MayFail && !d.reach(k) {
		d.lower(k)
	}
	return k.pickRefs(d, s.Random), want
}

// objects lists what a clause acts on: what a reference names, all that fit, or
// what is chosen now.
func (x *ctx) objects(w *ability.What, key string) []Ref {
	refs, _ := x.objectsWanted(w, key)
	return refs
}

func (x *ctx) objectsWanted(w *ability.What, key string) ([]Ref, int) {
	switch {
	case w.Sel == nil:
		refs := x.here(w.Ref)
		return refs, max(len(x.refs(w.Ref)), 1)
	case len(w.Sel.Each) > 0 && !w.Sel.Or: // "A and B": each in turn
		var all []Ref
		n := 0
		for i := range w.Sel.Each {
			refs, want := x.objectsWanted(&ability.What{Sel: &w.Sel.Each[i]}, key)
			all, n = append(all, refs...), n+want
		}
		return all, n
	case w.Sel.N.Op == ability.All:
		return x.everything(w.Sel, key)
	case w.Sel.Of.Depth != nil:
		refs := x.matches(&w.Sel.Of)
		n := int(x.amount(&w.Sel.N.N))
		return refs[:min(max(n, 0), len(refs))], n
	}
	by := x.seat(w.Sel.By)
	return x.choose(w.Sel, by, key, false)
}

// everything is all that fits. Where that lies hidden its owner shows what fits;
// what it keeps back nobody can know. [SVE 4.1.2.2]
func (x *ctx) everything(s *ability.Selector, key string) ([]Ref, int) {
	hidden := false
	x.candidates(&s.Of, func(_ Ref, fit Fit) { hidden = hidden || fit == Maybe })
	if !hidden {
		refs := x.matches(&s.Of)
		return refs, len(refs)
	}
	claim := *s
	claim.N.Op = ability.AnyNumber
	refs, _ := x.choose(&claim, x.seat(s.By), key, false)
	return refs, len(refs)
}

func (x *ctx) runTry(e *ability.Try) Extent {
	k := x.k
	who := x.seat(e.Who)
	did := true
	x.f.Did &^= 1 << e.Slot
	for i := range e.Cost {
		did = did && k.payable(x.f, &e.Cost[i])
	}
	if did && (e.May || len(e.Cost) > 0) {
		d := Decision{Seat: who, Kind: YesNo, Ask: k.prompt(x.f, "may")}
		d.Ask.Node = k.nodes[e]
		did = k.Ask(d).N[0] == 1
	}
	if did && len(e.Cost) > 0 {
		why := k.Attempt(func() {
			b := Bill{}
			for i := range e.Cost {
				c := &e.Cost[i]
				k.askX(x.f, c) // [FF-TCG 11.8.11]
				p := Part{Res: c.Res, Colors: c.Colors, Do: c.Do, Slot: x.f.key(uint8(i+1)) | paidSlot}
				if c.Res != ability.NoRes {
					p.N = x.amount(&c.N)
				}
				b.Parts = append(b.Parts, p)
			}
			k.Pay(x.f, &b)
		})
		did = why == nil
	}
	if did && len(e.Do) > 0 {
		did = x.all(e.Do) == Full
	}
	if did {
		x.f.Did |= 1 << e.Slot
		switch {
		case e.Reflex: // [FF-TCG 11.8.17.1]
			k.State.Waiting = append(k.State.Waiting, Frame{ID: k.State.newID(), Ability: x.src.Via, Node: k.nodes[e], By: x.by, Src: x.src, Bound: x.keep()})
		case len(e.Then) > 0:
			x.all(e.Then)
		}
		return Full
	}
	x.all(e.Else)
	return Nothing
}

func (x *ctx) runModes(e *ability.Modes) Extent {
	node := x.k.nodes[e]
	chosen := slices.ContainsFunc(x.f.Modes, func(m ModePick) bool { return m.Node == node })
	if !chosen {
		if why := x.k.Attempt(func() { x.k.pickModes(x.f, e) }); why != nil {
			return Nothing
		}
	}
	for i := range e.List {
		if x.f.chose(node, i) {
			x.all(e.List[i])
		}
	}
	return Full
}

func (x *ctx) runEach(e *ability.EachOf) Extent {
	if e.What.Sel == nil && e.What.Ref.Kind == ability.NoRef {
		if x.k.Game.AtOnce() && !slices.ContainsFunc(e.Do, hasty) {
			x.k.batch(func() { x.eachSeat(e) })
		} else {
			x.eachSeat(e)
		}
		return Full
	}
	was := x.each
	for _, r := range slices.Clone(x.objects(&e.What, "each")) {
		x.each = r
		x.all(e.Do)
	}
	x.each = was
	return Full
}

// eachSeat: what they select is afterwards known together.
func (x *ctx) eachSeat(e *ability.EachOf) {
	was := x.that
	all := make([][]Ref, len(e.Do))
	for _, s := range x.seats(e.What.Who) {
		x.that = s
		x.all(e.Do)
		for i, c := range e.Do {
			if sel, ok := c.(*ability.Select); ok && sel.Slot != 0 {
				if b := x.slot(sel.Slot); b != nil {
					all[i] = append(all[i], b.Refs...)
				}
			}
		}
	}
	x.that = was
	for i, c := range e.Do {
		if sel, ok := c.(*ability.Select); ok && sel.Slot != 0 {
			x.f.bind(sel.Slot, all[i], 0)
		}
	}
}

// hasty says whether what a clause finds changes with what it does: it cannot be held
// back.
func hasty(e ability.Effect) bool {
	switch e.(type) {
	case *ability.Move, *ability.Select, *ability.Turn:
		return false
	}
	return true
}

func (x *ctx) runAsk(e *ability.Ask) Extent {
	k := x.k
	n := int32(0)
	switch e.Kind {
	case ability.Die:
		n = k.Random(max(e.N, 6)) + 1
	case ability.NameCard:
		n = x.nameCard(x.seat(e.Who))
	case ability.Janken: // how many of them Who won
		for range max(e.N, 1) {
			if k.Game.Janken(k, x.f) == x.seat(e.Who) {
				n++
			}
		}
	case ability.NumberAsk:
		n = k.Ask(Decision{Seat: x.seat(e.Who), Kind: Number, Min: 0, Max: max(e.N, 99), Ask: k.prompt(x.f, "number")}).N[0]
	}
	x.f.bind(e.Bind, nil, n)
	return Full
}

// nameCard asks for the name of a card or token that exists: the first face that
// has it. Collaboration names are not among them. [SVE 5.33.1]
func (x *ctx) nameCard(by Seat) int32 {
	d := Decision{Seat: by, Kind: Choose, Min: 1, Max: 1, Ask: x.k.prompt(x.f, "name")}
	for i := range x.k.Pool.Defs {
		if f := FaceID(i + 1); x.k.Pool.Named(x.k.Pool.Defs[i].Sides[0].Name) == f {
			d.Items = append(d.Items, Item{N: int32(f), Face: f})
		}
	}
	return x.k.Ask(d).Pick[0].N
}

func (x *ctx) runFlow(e *ability.Flow) Extent {
	k := x.k
	for _, s := range x.seats(e.Who) {
		switch e.Op {
		case ability.ExtraTurn:
			k.State.Turns = append(k.State.Turns, TurnPlan{Seat: s})
		case ability.SkipTurn:
			k.State.Turns = append(k.State.Turns, TurnPlan{Seat: s, Skip: true})
		case ability.WinGame:
			k.Win(k.Game.Winning(k, s, k.Cite("effect wins")))
		case ability.LoseGame:
			k.Win(Result{Winner: s.Other(), Rule: k.Cite("effect wins")})
		}
	}
	return Full
}

func (x *ctx) runBattle(e *ability.Battle) Extent {
	bs := x.k.State.Battles
	if len(bs) == 0 {
		return Nothing
	}
	b := &bs[len(bs)-1]
	x.k.touch()
	switch e.Op {
	case ability.EndAttack:
		b.Attackers = nil
	case ability.RemoveFrom:
		out := slices.Clone(x.objects(&e.What, "battle"))
		for i := range bs { // a removed object may stand in any attack
			bs[i].Attackers, bs[i].Targets = without(bs[i].Attackers, out), without(bs[i].Targets, out)
		}
	case ability.Retarget:
		if to := x.objects(&e.To, "target"); len(to) > 0 {
			b.Targets = slices.Clone(to[:1])
		}
	}
	return Full
}

// without copies list, leaving out what is in out.
func without(list, out []Ref) []Ref {
	return slices.DeleteFunc(slices.Clone(list), func(r Ref) bool { return contains(out, r) })
}

func (x *ctx) runCancel(e *ability.Cancel) Extent {
	k := x.k
	of := slices.Clone(x.objects(&e.What, "cancel"))
	n := len(k.State.Waiting)
	k.State.Waiting = slices.DeleteFunc(k.State.Waiting, func(f Frame) bool { return contains(of, f.Src.Card) })
	n -= len(k.State.Waiting)
	for _, r := range of {
		if k.cancel(r) {
			n++
		}
	}
	return extentOf(n, max(len(of), 1))
}

func (x *ctx) runPlay(e *ability.Play) ([]Ref, Extent) {
	refs := slices.Clone(x.objects(&e.What, "play"))
	for _, r := range refs {
		if e.May && x.k.Ask(Decision{Seat: x.by, Kind: YesNo, Ask: x.k.prompt(x.f, "may")}).N[0] == 0 {
			continue
		}
		x.k.Game.PlayFree(x.k, x.by, r, e.Free)
	}
	return refs, extentOf(len(refs), 1)
}
