package rules

import (
	"cmp"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// runTry offers what may be done or paid for, and goes on by whether it was. What another player pays is paid out of what is theirs [Z/X 804.2f].
func (x *ctx) runTry(e *ability.Try) Extent {
	k := x.k
	who := x.Seat(e.Who)
	did := true
	x.Frame.Did &^= 1 << e.Slot
	y := x // as the one who pays reads it
	if len(e.Cost) > 0 && who != x.By && !slices.ContainsFunc(e.Cost, acts) {
		its, theirs := *x, *x.Frame
		theirs.By, its.Frame, y = who, &theirs, &its
	}
	for i := range e.Cost {
		did = did && y.payable(&e.Cost[i])
	}
	did = did && (!e.May || x.feasible(e.Do))
	if did && e.May {
		d := Decision{Seat: who, Kind: YesNo, Ask: k.prompt(x.Frame, "may")}
		d.Ask.Node = k.Node(e)
		if c := &x.Frame.Cause; x.Frame.Ability == (state.AbilityID{}) && c.Verb == ability.Moved { // in its place
			d.Ask.Rule, d.Ask.Would = k.Cite("replacement"), Would{Card: c.Card.ID, Tag: c.Tag, To: c.To}
		}
		did = k.Ask(d).N[0] == 1
	}
	if did && len(e.Cost) > 0 {
		did = k.Attempt(func() { y.payFor(e) }) == nil
		if did && y != x { // what was chosen and bound while paying is the effect's to read
			y.Frame.By = x.Frame.By
			*x.Frame = *y.Frame
		}
	}
	tried := did
	if did && len(e.Do) > 0 {
		did = x.all(e.Do) == Full
	}
	if did {
		x.Frame.Did |= 1 << e.Slot
		switch {
		case e.Reflex: // it may speak of what set off the ability that it is of [FF-TCG 11.8.17.1]
			k.State.Waiting = append(k.State.Waiting, state.Frame{ID: k.State.NewID(), Ability: x.Src.Via, Node: k.Node(e), By: x.By, Src: x.Src, Bound: x.keep(), Cause: x.Frame.Cause})
			k.Wrote(board.FactWaiting)
		case len(e.Then) > 0:
			x.all(e.Then)
		}
		return Full
	}
	other := x.all(e.Else)
	if !tried { // you may rest a monster. That monster gets …
		notTaken(x, e.Do, e.Else)
	}
	if len(e.Else) == 1 { // one thing or another was to be done
		if _, is := e.Else[0].(*ability.Try); is {
			return other
		}
	}
	return Nothing
}

// UseAgain has the ability that f carries out be used once more, for nothing, when what is carried out now has ended. [FF-TCG 11.6, 11.7]
func UseAgain(k *Kernel, f *state.Frame) Extent {
	k.State.Waiting = append(k.State.Waiting, state.Frame{ID: k.State.NewID(), Ability: f.Ability, By: f.By, Src: f.Src, Free: true})
	k.Wrote(board.FactWaiting)
	return Full
}

// payFor pays what an effect asks for before it does something, out of what the player of x's frame has.
func (x *ctx) payFor(e *ability.Try) {
	b := Bill{}
	if len(aheadOf(x.k, x.Frame)) == 0 {
		x.k.askX(x.Frame, appendX(nil, e.Cost)) // [FF-TCG 11.8.11]
	}
	for i := range e.Cost {
		c := &e.Cost[i]
		p := Part{Res: c.Res, Colors: c.Colors, Do: c.Do, Slot: x.Frame.Slot(uint8(i+1)) | state.PaidSlot}
		if c.Res != ability.NoRes {
			p.N = x.Amount(&c.N)
		}
		b.Parts = append(b.Parts, p)
	}
	x.k.Pay(x.Frame, &b)
}

// acts says that a cost is something done, which says itself whose things it is done to.
func acts(c ability.Cost) bool { return c.Do != nil }

func (x *ctx) runModes(e *ability.Modes) Extent {
	node := x.k.Node(e)
	chosen := slices.ContainsFunc(x.Frame.Modes, func(m state.ModePick) bool { return m.Node == node })
	if !chosen {
		if why := x.k.Attempt(func() { x.k.pickModes(x.Frame, e) }); why != nil {
			return Nothing
		}
	}
	for i := range e.List {
		if x.Frame.Chose(node, i) {
			x.all(e.List[i])
		}
	}
	return Full
}

func (x *ctx) runEach(e *ability.EachOf) Extent {
	if e.What.Sel == nil && e.What.Ref.Kind == ability.NoRef {
		if x.k.Game.Ways().AtOnce && !slices.ContainsFunc(e.Do, hasty) {
			first := 0
			if x.Frame != nil {
				first = len(x.Frame.Bound)
			}
			if done, _ := x.k.batch(func() { x.eachSeat(e) }); x.Frame != nil {
				rebind(x.Frame, first, done)
			}
		} else {
			x.eachSeat(e)
		}
		return Full
	}
	was, on := x.Each, slices.Clone(x.objects(&e.What, "each"))
	x.anew(len(on), func(i int) {
		x.Each = on[i]
		x.all(e.Do)
	})
	x.Each = was
	return Full
}

// eachSeat: each chooses among their own, the turn player first. [SVE 1.3.4, FF-TCG 11.11.6]
func (x *ctx) eachSeat(e *ability.EachOf) {
	was, seats := x.That, x.Seats(e.What.Who)
	both := chosenAtOnce(x, e, seats)
	x.atOnce = both != nil
	x.anew(len(seats), func(i int) {
		x.That = seats[i]
		back := narrow(x, x.k.Theirs(e))
		x.all(e.Do)
		back()
	})
	x.That, x.atOnce = was, false
	if both != nil {
		showAtOnce(x, both, seats)
	}
}

// narrow lets some slots, a bit each, hold what is of the player who acts, of what each player selected: each goes on with theirs. back puts what
// the other selected there again, as far as the slot has not been chosen for anew.
func narrow(x *ctx, slots uint16) (back func()) {
	if slots == 0 || x.Frame == nil {
		return func() {}
	}
	type part struct {
		slot         uint8
		whole, their []state.Ref
	}
	var parts []part
	for slot := uint8(1); slot <= ability.MostSlots; slot++ {
		b := x.Slot(slot)
		if slots>>slot&1 == 0 || b == nil {
			continue
		}
		whole := b.Refs
		their := slices.DeleteFunc(slices.Clone(whole), func(r state.Ref) bool {
			c := x.k.LastCard(r)
			of := c.Owner
			if x.k.InPlay(c.At.Zone) {
				of = c.Master
			}
			return of != x.That
		})
		if len(their) < len(whole) {
			x.Frame.Let(slot, their, b.N)
			parts = append(parts, part{slot, whole, their})
		}
	}
	return func() {
		for _, p := range parts {
			b := x.Slot(p.slot)
			if b == nil || len(b.Refs) != len(p.their) {
				continue
			}
			refs := slices.Clone(p.whole)
			for i, r := range p.their {
				refs[slices.Index(refs, r)] = b.Refs[i] // or what it has become
			}
			x.Frame.Let(p.slot, refs, b.N)
		}
	}
}

// anew does something so many times. What it binds it binds anew each time; afterwards
// all of that is known together.
func (x *ctx) anew(times int, do func(i int)) {
	if x.Frame == nil {
		for i := range times {
			do(i)
		}
		return
	}
	known := len(x.Frame.Bound)
	var all []state.Binding
	for i := range times {
		do(i)
		for _, b := range x.Frame.Bound[known:] {
			j := slices.IndexFunc(all, func(a state.Binding) bool { return a.Slot == b.Slot })
			if j < 0 {
				all = append(all, b)
				continue
			}
			all[j].Refs = append(slices.Clip(all[j].Refs), b.Refs...)
			all[j].N += b.N
		}
		x.Frame.Bound = x.Frame.Bound[:known:known]
	}
	x.Frame.Bound = append(x.Frame.Bound, all...)
}

// hasty says whether what a clause finds changes with what it does: it cannot be held
// back.
func hasty(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Move, *ability.Select, *ability.Turn:
		return false
	case *ability.If: // of whom it is said is known before anything is done
		return slices.ContainsFunc(e.Then, hasty) || slices.ContainsFunc(e.Else, hasty)
	}
	return true
}

// MostTimes bounds how often one clause does the same thing. Texts come from other machines too, and may say any number, or
// one that grows with the board: no rulebook's card comes near to it, and without a bound a machine that does it would stand
// still, or its memory would be full.
const MostTimes = 1000

// Often is how often a clause does something that its text says is done n times.
func Often(n int32) int32 { return min(n, MostTimes) }

func (x *ctx) runAsk(e *ability.Ask) Extent {
	k := x.k
	n := int32(0)
	switch e.Kind {
	case ability.Die:
		n = k.RandomNumber(Lot{Key: "die", Src: x.Src}, max(e.N, 6))
	case ability.NameCard:
		if e.Of == ability.NoAttr {
			n = x.nameCard(x.Seat(e.Who))
		} else {
			n = x.nameWord(x.Seat(e.Who), e.Of, e.But)
		}
	case ability.Janken: // how many of them Who won
		for e.Until && n < longest && k.Game.Janken(k, x.Frame) == x.Seat(e.Who) {
			n++
		}
		if e.Until {
			break
		}
		for range max(Often(e.N), 1) {
			if k.Game.Janken(k, x.Frame) == x.Seat(e.Who) {
				n++
			}
		}
	case ability.NumberAsk:
		n = k.Ask(Decision{Seat: x.Seat(e.Who), Kind: Number, Min: 0, Max: cmp.Or(e.N, 99), Ask: k.prompt(x.Frame, "number")}).N[0]
	}
	x.Frame.Let(e.Bind, nil, n)
	if e.Kind == ability.Die {
		k.Do(state.Event{Verb: ability.RolledV, Seat: x.Seat(e.Who), N: n, Src: x.Src})
	}
	return Full
}

// longest is how often one after the other is done at most what goes on until chance ends it.
const longest = 1000

// nameCard asks for the name of a card or token that exists: the first face that
// has it. Collaboration names are not among them. [SVE 5.33.1]
func (x *ctx) nameCard(by state.Seat) int32 {
	d := Decision{Seat: by, Kind: Choose, Min: 1, Max: 1, Ask: x.k.prompt(x.Frame, "name")}
	for i := range x.k.Pool.Known() {
		if f := state.FaceID(i + 1); x.k.Pool.Named(x.k.Pool.Defs[i].Sides[0].Name) == f {
			d.Items = append(d.Items, state.Item{N: int32(f), Face: f})
		}
	}
	return x.k.Ask(d).Pick[0].N
}

// nameWord asks for one of the words that cards say of themselves by an attribute: of each the
// first card that every machine knows stands for it; but: these are left out.
func (x *ctx) nameWord(by state.Seat, of ability.Attr, but []string) int32 {
	d := Decision{Seat: by, Kind: Choose, Min: 1, Max: 1, Ask: x.k.prompt(x.Frame, "named")}
	seen := slices.Clone(but)
	offer := func(f state.FaceID, words []string) {
		for at, w := range words {
			if n := board.NamedWord(f, at); n > 0 && !slices.Contains(seen, w) {
				seen = append(seen, w)
				d.Items = append(d.Items, state.Item{N: n, Face: f})
			}
		}
	}
	for i := range x.k.Pool.Known() {
		f := state.FaceID(i + 1)
		if words := x.k.Printed(f, 0).Words(of); of != ability.KindAttr || len(words) == 1 { // what is of two kinds shows neither
			offer(f, words)
		}
	}
	if len(d.Items) == 0 {
		return 0
	}
	return x.k.Ask(d).Pick[0].N
}

func (x *ctx) runFlow(e *ability.Flow) Extent {
	k := x.k
	var lost [2]bool
	for _, s := range x.Seats(e.Who) {
		switch e.Op {
		case ability.ExtraTurn:
			k.PlanTurn(state.TurnPlan{Seat: s})
		case ability.SkipTurn:
			k.PlanTurn(state.TurnPlan{Seat: s, Skip: true})
		case ability.WinGame:
			k.Win(k.Game.Winning(k.Board, s, k.Cite("effect wins")))
		case ability.LoseGame:
			lost[s] = true
		}
	}
	k.Lose(lost, k.Cite("effect wins"))
	return Full
}

func (x *ctx) runBattle(e *ability.Battle) Extent {
	bs := x.k.State.Battles
	if len(bs) == 0 {
		return Nothing
	}
	b := &bs[len(bs)-1]
	x.k.Wrote(board.FactBattles)
	switch e.Op {
	case ability.EndAttack:
		d := board.Deed{Verb: ability.MissedV, Kind: ability.AttackDamage, By: x.By}
		if slices.ContainsFunc(b.Attackers, func(r state.Ref) bool { return x.k.Bars(d, r, state.Ref{}) != nil }) {
			return Nothing
		}
		b.Stage |= state.Ended
		var told []state.Event
		for _, r := range b.Attackers {
			told = append(told, state.Event{Verb: state.Missed, Card: r, Src: x.Src, Seat: x.By, Kind: ability.AttackDamage})
		}
		x.k.Do(told...)
	case ability.RemoveFrom:
		out := slices.Clone(x.objects(&e.What, "battle"))
		for i := range bs { // a removed object may stand in any attack
			bs[i].Attackers, bs[i].Targets = Without(bs[i].Attackers, out), Without(bs[i].Targets, out)
		}
	case ability.Retarget:
		if to := x.objects(&e.To, "target"); len(to) > 0 {
			b.Targets = slices.Clone(to[:1])
		}
	}
	return Full
}

// Without copies list, leaving out what is in out.
func Without(list, out []state.Ref) []state.Ref {
	return slices.DeleteFunc(slices.Clone(list), func(r state.Ref) bool { return slices.Contains(out, r) })
}

func (x *ctx) runCancel(e *ability.Cancel) Extent {
	k := x.k
	of := slices.Clone(x.objects(&e.What, "cancel"))
	if e.Bind != 0 && x.Frame != nil {
		x.Frame.Let(e.Bind, board.Sources(k.Board, of), 0)
	}
	n := len(k.State.Waiting)
	k.State.Waiting = slices.DeleteFunc(k.State.Waiting, func(f state.Frame) bool { return slices.Contains(of, f.Src.Card) })
	n -= len(k.State.Waiting)
	k.Wrote(board.FactWaiting)
	for _, r := range of {
		if k.Cannot(ability.MissedV, r, state.Ref{}, x.By) == nil && k.cancel(r) {
			n++
		}
	}
	return extentOf(n, max(len(of), 1))
}

func (x *ctx) runPlay(e *ability.Play) ([]state.Ref, Extent) {
	var played []state.Ref
	for _, r := range slices.Clone(x.objects(&e.What, "play")) {
		if e.May && x.k.Ask(Decision{Seat: x.By, Kind: YesNo, Ask: x.k.prompt(x.Frame, "may")}).N[0] == 0 {
			continue
		}
		if x.k.Game.PlayFree(x.k, x.By, r, x.Src, e.Free) {
			played = append(played, x.k.State.Ref(r.ID))
		}
	}
	x.brought(&e.What, e.Bind, played)
	return played, extentOf(len(played), 1)
}

// brought lets the clauses behind one that played cards, or brought them into play, mean what those have become, unless they have
// gone where they are hidden; bind holds what of them is in play.
func (x *ctx) brought(w *ability.What, bind uint8, cards []state.Ref) {
	var now []state.Ref
	for _, r := range cards {
		if is := x.k.State.Ref(r.ID); !x.k.Zones[x.k.State.Card(is).At.Zone].Hidden {
			now = append(now, is)
		}
	}
	x.track(w, now)
	if x.Frame != nil && bind != 0 {
		x.Frame.Let(bind, slices.DeleteFunc(now, func(r state.Ref) bool { return !x.k.InPlay(x.k.State.Card(r).At.Zone) }), 0)
	}
}
