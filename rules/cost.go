package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Part is one part of a bill: an amount of a resource, or an action.
type Part struct {
	Res    ability.Res
	N      int32
	Colors []string // colours that must be among what pays, one each
	Do     ability.Effect
	Slot   uint8  // what it moved is bound to this slot, as Paid
	Word   string // a game's own part; N and Arg are its
	Arg    int32
	How    []*ability.Payment // how alone it is paid
	First  bool               // it lowers the rest, and is done before that is paid
}

// Bill is a cost that is locked: it never changes again.
type Bill struct{ Parts []Part }

// Lock determines what f costs: the base, substitutions and additions of the
// game, values set, then raised and lowered. [SVE 10.6.2.5.1, 10.10.2.4]
func (k *Kernel) Lock(f *state.Frame) *Bill { return lock(k, f, k.tries > 0) }

// lock is Lock; final: effects that work a number of times have worked once more.
func lock(k *Kernel, f *state.Frame, final bool) *Bill {
	b, part := k.bills.one(Bill{Parts: k.parts.list(usualParts)}), f.Part
	x := k.ctxOf(f)
	option, less, base := uint(0), int32(0), -1
	instead := f.Options&insteadOf != 0
	var how []*ability.Payment
	if f.Card != (state.Ref{}) && f.Ability == (state.AbilityID{}) {
		n, _ := k.Chars(f.Card).Num.Get(ability.CostStat)
		eachOption(k, f, func(c *ability.Cost, taken bool) {
			if taken && c.Set != nil {
				n = x.Amount(c.Set) // [SVE 10.6.2.5.1.3]
			}
		})
		if f.Free || instead {
			n = 0
		} else {
			n = k.Charge(board.Deed{Verb: ability.Played, By: f.By}, f.Card, n, final)
		}
		base = len(b.Parts)
		b.Parts = append(b.Parts, Part{Res: k.Game.Currency(), N: n})
	}
	for i, p := range k.Parts(f) {
		f.Part = uint8(i)
		if p.Ability == nil {
			continue
		}
		for j := range p.Ability.Cost {
			c := &p.Ability.Cost[j]
			if c.Mode == ability.Optional {
				option++
				if f.Options&(1<<(option-1)) == 0 {
					continue
				}
				less += c.Less
			}
			if c.Mode == ability.Restricted {
				how = append(how, c.How)
				continue
			}
			if c.Mode == ability.InsteadOf && !instead || c.Mode == ability.Base && instead {
				continue
			}
			if f.Free && c.Mode == ability.Base {
				continue // [SVE 14.5.1.4]
			}
			part := Part{Res: c.Res, Colors: c.Colors, Do: c.Do, Slot: f.Slot(uint8(j+1)) | state.PaidSlot, First: c.Mode == ability.Optional && c.Spares()}
			if c.Res != ability.NoRes {
				part.N = x.Amount(&c.N)
				if f.Card == (state.Ref{}) && c.Res == k.Game.Currency() {
					d := board.Using(k.Board, f.Ability)
					d.By = f.By
					part.N = k.Charge(d, f.Src.Card, part.N, final)
				}
			}
			b.Parts = append(b.Parts, part)
		}
	}
	f.Part = part
	if base >= 0 {
		b.Parts[base].N = max(b.Parts[base].N-less, 0)
	}
	for i := range b.Parts {
		if b.Parts[i].Res == k.Game.Currency() {
			b.Parts[i].How = how
		}
	}
	k.Game.Bill(k, f, b)
	return b
}

// eachOption goes through what may be paid besides, and tells whether it is.
func eachOption(k *Kernel, f *state.Frame, do func(c *ability.Cost, taken bool)) {
	option := 0
	eachCost(k, f, func(c *ability.Cost) {
		if c.Mode == ability.Optional {
			do(c, f.Options&(1<<option) != 0)
			option++
		}
	})
}

// insteadOf is the bit of Frame.Options that says that the costs of that mode are paid.
const insteadOf = 1 << 31

// settleable says whether everything on a bill could be paid, by plain tests.
func settleable(k *Kernel, f *state.Frame, b *Bill) bool {
	x := k.ctxOf(f)
	for i := range b.Parts {
		p := &b.Parts[i]
		switch s := k.Game.Purse(p.Res); {
		case p.Do != nil:
			if !x.payable(&ability.Cost{Do: p.Do}) {
				return false
			}
		case s != ability.NoStat:
			if k.Number(f.By, s) < p.N {
				return false
			}
		case p.Res != ability.NoRes:
			if _, ok := k.Game.Solve(k, f.By, f, p); !ok {
				return false
			}
		}
	}
	return true
}

// Affordable says whether the text of f prints costs of its own, and whether what it costs
// could then be paid in any way that it offers, by plain tests.
func (k *Kernel) Affordable(f *state.Frame) (priced, pays bool) {
	if eachCost(k, f, func(*ability.Cost) { priced = true }); !priced {
		return false, false
	}
	was := f.Options
	defer func() { f.Options = was }()
	pays = settleable(k, f, lock(k, f, false))
	option, x := 0, k.ctxOf(f)
	eachCost(k, f, func(c *ability.Cost) {
		switch bit := uint32(insteadOf); c.Mode {
		case ability.Optional:
			bit = 1 << option
			if option++; !c.Spares() {
				return
			}
			fallthrough
		case ability.InsteadOf:
			if !offered(x, c) {
				return
			}
			f.Options = was | bit
			pays = pays || settleable(k, f, lock(k, f, false))
			f.Options = was
		}
	})
	return priced, pays
}

// offered says whether a cost may be paid instead as things stand. Of those that are paid together the first one says it.
func offered(x ctx, c *ability.Cost) bool { return c.If == nil || x.Holds(c.If) }

// eachCost goes through the costs that the text of f prints.
func eachCost(k *Kernel, f *state.Frame, do func(*ability.Cost)) {
	part := f.Part
	for i, p := range k.Parts(f) {
		f.Part = uint8(i)
		for j := 0; p.Ability != nil && j < len(p.Ability.Cost); j++ {
			do(&p.Ability.Cost[j])
		}
	}
	f.Part = part
}

// usualParts is how many parts most bills have at most.
const usualParts = 4

// Charge is CostOf for what is being played: an effect that works a number of times has
// worked once more.
func (w Changes) Charge(d board.Deed, r state.Ref, n int32, final bool) int32 {
	n, used := w.on.CostOf(d, r, n)
	if final {
		for _, id := range used {
			w.use(id)
		}
	}
	return n
}

// Pay pays a bill part by part, in order; a part that cannot be done Fails. A part
// whose event was replaced is paid. [SVE 10.4.2, 10.6.2.5.2]
func (k *Kernel) Pay(f *state.Frame, b *Bill) {
	if !k.Game.Ways().AtOnce {
		apart, paid := k.apart, len(k.paid)
		k.apart = k.Game.Ways().PaysApart
		k.payParts(f, b)
		k.apart, k.paid = apart, k.paid[:paid]
		return
	}
	first, then := Bill{}, Bill{} // what lowers the rest has been done when that is paid [FF-TCG 11.3.7]
	for _, p := range b.Parts {
		if p.First && p.Do != nil {
			first.Parts = append(first.Parts, p)
		} else {
			then.Parts = append(then.Parts, p)
		}
	}
	k.payParts(f, &first)
	b = &then
	bound := len(f.Bound)
	rebind(f, bound, k.Together(func() { k.payParts(f, b) }))
}

// declinable says whether a part of a bill is paid with up to so many: none is as many as are wanted.
func declinable(e ability.Effect) bool {
	m, is := e.(*ability.Move)
	return is && m.What.Sel != nil && m.What.Sel.N.Op == ability.UpTo
}

func (k *Kernel) payParts(f *state.Frame, b *Bill) {
	for i := range b.Parts {
		p := &b.Parts[i]
		if p.Do == nil {
			if !k.Game.PayPart(k, f, p) {
				k.Fail(k.because(f, "why cost", k.why.cost))
			}
			continue
		}
		if f.X == 0 && doesX(p.Do) {
			continue // nothing of it is paid [SVE 10.6.2.5.3]
		}
		x := k.ctxOf(f)
		x.paying = true
		before, was := k.replaced, k.doing
		k.doing = p.Do
		moved, extent := x.run(p.Do)
		k.doing = was
		if extent != Full && k.replaced == before && !(extent == Nothing && declinable(p.Do)) {
			k.Fail(k.because(f, "why cost", k.why.cost))
		}
		if p.Slot != 0 && len(moved) > 0 {
			f.Bound = append(f.Bound[:len(f.Bound):len(f.Bound)], state.Binding{Slot: p.Slot, Refs: moved})
		}
	}
}

// payable says whether a cost could be paid, by plain tests of public facts.
func (x *ctx) payable(c *ability.Cost) bool {
	if c.Do == nil {
		return x.k.affords(x.Frame, c, x.Amount(&c.N))
	}
	if n, ok := c.Do.(*ability.Change); ok && n.Stat > ability.CardStats {
		return x.payableNumber(n)
	}
	if x.Frame != nil && x.Frame.X == 0 && doesX(c.Do) {
		return true // X is not chosen yet, or is nothing
	}
	y := *x
	y.paying = true
	return y.could(c.Do)
}

// claims lists, once for each object that an action of a cost asks for, what could serve.
func (x *ctx) claims(c *ability.Cost) (out [][]state.Ref) {
	w := c.Takes()
	if w == nil || w.Sel == nil {
		return nil
	}
	y := *x
	y.paying = true
	on, want := y.within(c.Do, w)
	for ; want > 0; want-- {
		out = append(out, on)
	}
	return out
}

// distinct says whether each claim can have an object of its own.
func distinct(claims [][]state.Ref) bool {
	holds := map[state.Ref]int{}
	var give func(i int, tried map[state.Ref]bool) bool
	give = func(i int, tried map[state.Ref]bool) bool {
		for _, r := range claims[i] {
			if tried[r] {
				continue
			}
			tried[r] = true
			if j, taken := holds[r]; !taken || give(j, tried) {
				holds[r] = i
				return true
			}
		}
		return false
	}
	for i := range claims {
		if !give(i, map[state.Ref]bool{}) {
			return false
		}
	}
	return true
}

// payableNumber says whether a change of players' numbers stays within their bounds.
// [SVE 10.4.5, 10.4.5.1]
func (x *ctx) payableNumber(c *ability.Change) bool {
	evs := x.numberEvents(c)
	for _, e := range evs {
		if n := e.N; !x.k.Game.Rewrite(x.k.Board, &e, nil) || e.N != n {
			return false
		}
	}
	return len(evs) > 0
}

// affords says whether a player has n of what a cost asks for, or a plan that pays it.
func (k *Kernel) affords(f *state.Frame, c *ability.Cost, n int32) bool {
	if s := k.Game.Purse(c.Res); s != ability.NoStat {
		return k.Number(f.By, s) >= n
	}
	_, ok := k.Game.Solve(k, f.By, f, &Part{Res: c.Res, N: n, Colors: c.Colors})
	return ok
}

// counters notes how many counters a cost takes from each of its objects.
func (x *ctx) counters(e ability.Effect) {
	if m, ok := e.(*ability.Mark); ok && m.Remove && !m.All {
		x.limits = &limits{takes: x.Amount(&m.N), counter: m.Name}
	}
}

// enough says whether r has the counters that a cost takes from it.
func (x *ctx) enough(r state.Ref) bool {
	return x.limits == nil || x.limits.takes <= 0 || x.k.Counters(r, x.limits.counter) >= x.limits.takes
}

// couldAnywhere says whether a card could go into one of these squares, of which one is chosen as it goes. [Z/X 1006.3]
func (x *ctx) couldAnywhere(what state.Event, into *ability.Squares) bool {
	return slices.ContainsFunc(x.Squares(into), func(n int8) bool {
		what.To.Slot = n
		return x.k.Could(what)
	})
}

// possible says whether what pays a cost could happen to r, or what is to be done with it at once. [FF-TCG 7.7.3, 11.6.2.4]
func (x *ctx) possible(r state.Ref) bool {
	if x.limits == nil {
		return true
	}
	switch e := x.limits.deed.(type) {
	case *ability.Move:
		what := x.moving(r, &e.To, e.How)
		return x.k.Could(what) || what.To.Slot < 0 && x.k.Zones[what.To.Zone].Slots > 0 && x.couldAnywhere(what, e.To.On)
	case *ability.Turn:
		return !x.turned(e, r)
	}
	return true
}
