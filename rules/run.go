package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Extent is how much of a clause was done: what "if you did" reads.
type Extent uint8

// The extents.
const (
	Nothing Extent = iota
	Some
	Full
)

// ctx is a text that is being carried out.
type ctx struct {
	board.Text
	k      *Kernel
	paying bool    // what is done now pays a cost
	ended  bool    // a condition that did not hold has ended the text: Game.Stops
	limits *limits // what a choice must keep to besides its selector; nil: nothing
	atOnce bool    // the players choose at the same time, and show later
	short  []short // the choices of this text that found too little
}

// short is a slot whose choice found fewer than it was to: what is done to all that lies in it is done in part.
type short struct {
	slot    uint8
	missing int
}

func (k *Kernel) ctxOf(f *state.Frame) ctx { return ctx{Text: k.TextOf(f), k: k} }

// limits are what a choice must keep to besides its selector.
type limits struct {
	takes   int32 // of each object: counters named counter, which a cost takes from it
	counter string
	deed    ability.Effect // what is done with it at once: only what can be moved, or turned, so
	least   int32          // so many objects, where there are as many
	to      *ability.Place // where what is chosen goes next
	secret  bool           // what is chosen is not shown
	not     []state.Ref    // these have been chosen already
}

// Run carries out the clauses of a text in printed order.
func (k *Kernel) Run(f *state.Frame, body []ability.Effect) Extent {
	k.frames = append(k.frames, f)
	x := k.ctxOf(f)
	e := x.all(body)
	k.frames = k.frames[:len(k.frames)-1]
	return e
}

// Resolve carries out every text of a frame, and then turns back what it showed.
func (k *Kernel) Resolve(f *state.Frame) {
	via := f.Src.Via
	shown := k.showing()
	for i, p := range k.Parts(f) {
		f.Part = uint8(i)
		if p.ID != (state.AbilityID{}) {
			if f.Src.Via = p.ID; !valid(k, f, p.Ability) { // what it leaves behind comes from this paragraph
				continue
			}
		}
		if p.Ability != nil && p.Ability.Hand != ability.Auto {
			k.byHand(f, p.Ability)
			continue
		}
		was := k.Frozen()
		k.Freeze(f, p.Do)
		k.Run(f, p.Do)
		k.Thaw(was)
	}
	f.Part, f.Src.Via = 0, via
	shown()
}

// valid says whether a paragraph of a card that is carried out is in force: what its head
// asks for holds, and the game lets it work. [Z/X 205.4, 803.2; FF-TCG 15.2.6]
func valid(k *Kernel, f *state.Frame, a *ability.Ability) bool {
	return (a.Gate == nil || k.Holds(f, a.Gate)) && k.Game.Works(k.Board, a, f.Card.ID, k.LastCard(f.Card).At)
}

// RunText is Run of some of a text's clauses as a text of its own.
func (k *Kernel) RunText(f *state.Frame, body []ability.Effect) Extent {
	end, was := k.showing(), k.Frozen()
	k.Freeze(f, body)
	ext := k.Run(f, body)
	k.Thaw(was)
	end()
	return ext
}

// all runs clauses in order. Full when each was done in full.
func (x *ctx) all(body []ability.Effect) Extent {
	out, any := Full, false
	k, was := x.k, x.k.doing
	for i, e := range body {
		if x.ofAnother(e) {
			x.ended, out = true, Nothing // and nothing of what follows is done [SVE 5.25.3.1]
			break
		}
		k.doing = e
		_, ext := x.run(e)
		if x.madeUp(body[i:]) {
			continue
		}
		any = any || ext != Nothing
		if out = min(out, ext); x.ended {
			break
		}
	}
	if k.doing = was; out == Nothing && any {
		return Some
	}
	return out
}

// ofAnother says whether a clause acts on "this" card as one of a kind that it is not.
func (x *ctx) ofAnother(e ability.Effect) bool {
	w := ability.ActsOn(e)
	return w != nil && w.Ref.Kind == ability.This && w.Ref.As != 0 && len(x.Refs(w.Ref)) == 0
}

// run carries out one clause; moved is what it moved or chose.
func (x *ctx) run(e ability.Effect) (moved []state.Ref, ext Extent) {
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
		for _, s := range x.Seats(e.Place.Who) {
			k.Shuffle(e.Place.Zone, s)
		}
		return nil, Full
	case *ability.Give:
		return nil, x.runGive(e)
	case *ability.Rule:
		ext = x.store(e, e.For)
		if e.Mode == ability.Cannot && e.Verb == ability.SetOffV && e.What.Ref.Kind == ability.Slot {
			notSetOff(x, e)
		}
		return nil, ext
	case *ability.Instead:
		return nil, x.store(e, e.For)
	case *ability.CostChange:
		return nil, x.store(e, e.For)
	case *ability.Later:
		return nil, x.runLater(e)
	case *ability.If:
		if x.holds(e) {
			notTaken(x, e.Else, e.Then)
			return nil, x.all(e.Then)
		}
		notTaken(x, e.Then, e.Else)
		x.ended = x.ended || len(e.Else) == 0 && k.Game.Ways().Stops
		return nil, x.all(e.Else)
	case *ability.Try:
		return nil, x.runTry(e)
	case *ability.Modes:
		return nil, x.runModes(e)
	case *ability.Repeat:
		return nil, x.runRepeat(e)
	case *ability.EachOf:
		return nil, x.runEach(e)
	case *ability.Ask:
		return nil, x.runAsk(e)
	case *ability.Flow:
		return nil, x.runFlow(e)
	case *ability.Play:
		return x.runPlay(e)
	case *ability.Act:
		on, want := x.actOn(e)
		on = slices.Clone(on)
		did := k.Game.Act(k, x.Frame, e, on)
		if e.Word != k.Game.Ways().Reckons {
			did = min(did, extentOf(len(on), want))
		}
		x.brought(&e.What, e.Bind, on)
		return nil, did
	case *ability.Battle:
		return nil, x.runBattle(e)
	case *ability.Cancel:
		return nil, x.runCancel(e)
	case *ability.ByHand:
		if x.Frame != nil {
			k.ByHandText(x.Frame, e.Text)
		}
		return nil, Full
	}
	return nil, Nothing
}

// runLater lets a text wait for an event.
func (x *ctx) runLater(e *ability.Later) Extent {
	k := x.k
	u := x.until(e.For)
	if endsBattle(e) {
		u.Turn = k.battle()
	}
	k.State.Delayed = append(k.State.Delayed, state.Delayed{ID: k.State.NewID(), Src: x.Src, By: x.By, Node: k.Node(e), Bound: keepMet(x, &e.On), Until: u, Born: k.State.Now})
	k.Wrote(board.FactWaiting)
	return Full
}

// keepMet is keep for what waits for a moment, or for something that happens to what set off the text that makes it: it is about that,
// and follows its own card to where that card has just gone. [FF-TCG 11.8.16, 11.8.17.3]
func keepMet(x *ctx, on *ability.Event) []state.Binding {
	bound := x.keep()
	met := func(f *ability.Filter) bool {
		return f != nil && (f.Ref.Kind == ability.Subject || f.Ref.Kind == ability.Object)
	}
	moment := on.Verb == ability.PhaseBegan || on.Verb == ability.PhaseEnded
	if !moment && !met(on.Subj) && !met(on.Obj) || x.Cause == nil || x.Cause.Card == (state.Ref{}) {
		return bound
	}
	for _, as := range [...]struct {
		slot uint8
		kind ability.RefKind
	}{{state.SlotMet, ability.Subject}, {state.SlotMetBy, ability.Object}} {
		if refs := x.Here(ability.Ref{Kind: as.kind}); len(refs) > 0 {
			bound = append(slices.Clip(bound), state.Binding{Slot: as.slot, Refs: slices.Clone(refs)})
		}
	}
	if this := x.Here(ability.Ref{Kind: ability.This}); len(this) > 0 && this[0] != x.Src.Card && x.Slot(state.SlotThis) == nil {
		bound = append(slices.Clip(bound), state.Binding{Slot: state.SlotThis, Refs: slices.Clone(this)})
	}
	return bound
}

// endsBattle says whether a text waits once for the end of a battle: of the one in which it is carried out, if it is in one.
// [Buddyfight 3.attack.3.4.note1]
func endsBattle(e *ability.Later) bool {
	return e.For.Until == ability.Forever && e.On.Verb == ability.PhaseEnded && e.On.Phase == ability.BattlePhase
}

// notTaken forgets what was chosen as the text was played for what is not done now: what is said of it behind is said of nothing. What is
// done in its place, taken, has chosen for itself.
func notTaken(x *ctx, not, taken []ability.Effect) {
	if x.Frame == nil || len(x.Frame.Bound) == 0 || len(not) == 0 {
		return
	}
	kept := uint64(0) // a bit for each slot
	eachSlot(taken, func(slot uint8) { kept |= 1 << slot })
	eachSlot(not, func(slot uint8) {
		if slot != 0 && kept>>slot&1 == 0 && x.Slot(slot) != nil {
			x.Frame.Let(slot, nil, 0)
		}
	})
}

// eachSlot goes through the slots into which a body chooses.
func eachSlot(body []ability.Effect, do func(slot uint8)) {
	ability.Walk(&ability.Ability{Do: body}, func(e ability.Effect) {
		if s, is := e.(*ability.Select); is {
			do(s.Slot)
			for _, slot := range s.Slots {
				do(slot)
			}
		}
	})
}

// runRepeat does the same several times; as much as was done of the least.
func (x *ctx) runRepeat(e *ability.Repeat) Extent {
	ext, more := Full, true
	x.anew(max(int(Often(x.Amount(&e.N))), 0), func(i int) {
		if more = more && (i == 0 || e.If == nil || x.Holds(e.If)); more {
			ext = min(ext, x.all(e.Do))
		}
	})
	return ext
}

// holds says which way an If goes. Where a number was divided while playing, the
// way it was divided for stands. [SVE 10.6.2.4.3]
func (x *ctx) holds(e *ability.If) bool {
	if x.Frame != nil && len(x.Frame.Splits) > 0 && len(e.Else) > 0 {
		if then, other := x.divided(e.Then), x.divided(e.Else); then != other {
			return then
		}
	}
	return x.Holds(&e.Cond)
}

// divided says whether a number in these clauses was divided while playing.
func (x *ctx) divided(body []ability.Effect) bool {
	for _, e := range body {
		node := x.k.Node(e)
		found := slices.ContainsFunc(x.Frame.Splits, func(s state.SplitPick) bool { return s.Node == node })
		ability.Children(e, func(c ability.Effect) { found = found || x.divided([]ability.Effect{c}) })
		if found {
			return true
		}
	}
	return false
}

func (x *ctx) actOn(e *ability.Act) ([]state.Ref, int) {
	if e.What.Sel == nil && e.What.Ref.Kind == ability.NoRef {
		return nil, 0
	}
	return x.objectsWanted(&e.What, "act")
}

func (x *ctx) runSelect(e *ability.Select) ([]state.Ref, Extent) {
	slot := e.Slot
	if slot == 0 && len(e.Slots) > 0 {
		slot = e.Slots[0]
	}
	if slot == 0 && x.Frame != nil { // nothing refers to it, but it may have been made while playing
		for _, m := range x.Frame.Modes {
			if m.Node == x.k.Node(e) {
				return nil, Extent(m.Bits - 1)
			}
		}
	}
	if b := x.Slot(slot); b != nil && !e.Pick { // it was made while playing
		return b.Refs, extentOf(len(b.Refs), max(len(b.Refs), 1))
	}
	x.short = slices.DeleteFunc(slices.Clone(x.short), func(s short) bool { return s.slot == e.Slot || slices.Contains(e.Slots, s.slot) }) // it is chosen for anew
	if e.Pick || x.k.HiddenSelect(&e.Sel) || x.Seat(e.By) != x.By {
		return x.pickSelect(e)
	}
	ext := x.selectNow(e, false)
	if b := x.Slot(slot); b != nil {
		return b.Refs, ext
	}
	return nil, ext
}

// pickSelect makes a choice while resolving: of hidden cards, of what was looked
// at, or by the other seat. As many as possible, as the count says.
func (x *ctx) pickSelect(e *ability.Select) ([]state.Ref, Extent) {
	var all []state.Ref
	ext := Full
	for i, part := range e.Sel.Parts() {
		slot := e.Slot
		if i < len(e.Slots) {
			slot = e.Slots[i]
		}
		back := unshown(x, e, x.atOnce)
		refs, want := x.choose(part, x.Seat(e.By), "pick", false)
		back()
		x.Frame.Let(slot, refs, 0)
		x.lacks(e, slot, want-len(refs))
		all = append(all, refs...)
		ext = min(ext, extentOf(len(refs), want))
	}
	x.Frame.Join(e)
	return all, ext
}

// lacks notes how many a choice for a slot did not find. What lies in the slots of several parts lies in that of the whole, too.
func (x *ctx) lacks(e *ability.Select, slot uint8, missing int) {
	if missing <= 0 || slot == 0 {
		return
	}
	if x.short = append(x.short, short{slot, missing}); e.Slot != 0 && e.Slot != slot {
		x.short = append(x.short, short{e.Slot, missing})
	}
}

// missing is how many a choice did not find of what a reference names.
func (x *ctx) missing(r ability.Ref) (n int) {
	for _, s := range x.short {
		if r.Kind == ability.Slot && r.Slot == s.slot {
			n += s.missing
		}
	}
	return n
}

// vacuous says whether something done to all of none that fits a filter is done.
func (x *ctx) vacuous(f *ability.Filter) bool {
	if len(f.Zone) == 0 {
		return x.k.Game.Vacuous(ability.NoZone)
	}
	return slices.ContainsFunc(f.Zone, x.k.Game.Vacuous)
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
func (x *ctx) choose(s *ability.Selector, by state.Seat, key string, show bool) (refs []state.Ref, want int) {
	k := x.k
	d := Decision{Seat: by, Kind: Choose, Ask: Prompt{Key: key, Rule: k.Cite(key), Src: x.Src.Card, Ability: x.Src.Via}, Distinct: s.Distinct, Sum: s.Sum, in: x.Copy()}
	sure := int32(0)
	of := &s.Of
	used := func(r state.Ref) bool { // what is named is not chosen: its own dulling may have paid before it is put away
		return of.Ref.Kind != ability.This && k.InUse(r, ability.NoVerb)
	}
	add := func(r state.Ref, fit board.Fit) {
		it := state.Item{Card: r.ID}
		if !x.paying && s.N.Op != ability.All && k.Game.Pickable(k.Board, r, of) != nil || !x.enough(r) || !x.possible(r) || used(r) || x.limits != nil && slices.Contains(x.limits.not, r) {
			return
		}
		if !slices.Contains(d.Items, it) {
			d.Items = append(d.Items, it)
			if fit == board.Yes {
				sure++
			}
		}
	}
	count := s.Count()
	x.seek(s, by)
	if s.Or {
		for i := range s.Each {
			of = &s.Each[i].Of
			x.Candidates(of, add)
		}
	} else {
		x.Candidates(of, add)
	}
	n := x.Amount(&count.N)
	d.Min, d.Max = bounds(count, n, int32(len(d.Items)))
	if int(sure) < len(d.Items) { // what is asked for may not be there; its owner alone knows [SVE 4.1.2.2]
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
	if !d.tied() {
		d.Sure = sure
	}
	if show {
		d.Shown = true
	}
	want = int(n)
	if count.Op == ability.All || count.Op == ability.AnyNumber {
		want = max(int(d.Min), int(n))
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
func (x *ctx) objects(w *ability.What, key string) []state.Ref {
	refs, _ := x.objectsWanted(w, key)
	return refs
}

func (x *ctx) objectsWanted(w *ability.What, key string) ([]state.Ref, int) {
	switch {
	case w.Sel == nil:
		refs := x.Here(w.Ref)
		return refs, max(len(x.Refs(w.Ref))+x.missing(w.Ref), 1)
	case len(w.Sel.Each) > 0 && !w.Sel.Or: // "A and B": each in turn
		var all []state.Ref
		n := 0
		for i := range w.Sel.Each {
			s := &w.Sel.Each[i]
			refs, want := named(x, s, key)
			for _, r := range refs {
				if (s.N.Op == ability.All || s.Of.Ref.Kind != ability.NoRef) && slices.Contains(all, r) {
					want-- // this card and all of a sort that it is of, too: it is one of them
				} else {
					all = append(all, r)
				}
			}
			n += want
		}
		return all, n
	case w.Sel.N.Op == ability.All:
		return x.everything(w.Sel, key)
	case w.Sel.Of.Depth != nil:
		refs := x.Matches(&w.Sel.Of)
		n := int(x.Amount(&w.Sel.N.N))
		return refs[:min(max(n, 0), len(refs))], n
	}
	by := x.Seat(w.Sel.By)
	return x.choose(w.Sel, by, key, false)
}

// named is what a part of "A and B" names: "it" is all that was met, were it several.
func named(x *ctx, s *ability.Selector, key string) ([]state.Ref, int) {
	if s.Of.Ref.Kind == ability.Slot {
		return x.everything(s, key)
	}
	return x.objectsWanted(&ability.What{Sel: s}, key)
}

// everything is all that fits. Where that lies hidden its owner shows what fits;
// what it keeps back nobody can know. [SVE 4.1.2.2]
func (x *ctx) everything(s *ability.Selector, key string) ([]state.Ref, int) {
	hidden := false
	x.Candidates(&s.Of, func(_ state.Ref, fit board.Fit) { hidden = hidden || fit == board.Maybe })
	if !hidden {
		refs := x.Matches(&s.Of)
		if len(refs) == 0 && !x.vacuous(&s.Of) {
			return nil, 1
		}
		return refs, max(len(refs), x.deep(&s.Of))
	}
	claim := *s
	claim.N.Op = ability.AnyNumber
	refs := x.claimed(&claim, x.Seat(s.By), key)
	return refs, len(refs)
}

// deep is how many cards the top or bottom N of piles are, whether they have so many or not; 0: the filter asks for no N.
func (x *ctx) deep(f *ability.Filter) (n int) {
	if f.Depth == nil {
		return 0
	}
	for _, s := range x.k.Seats() {
		if x.IsSeat(f.Who, s) {
			n += int(x.Amount(f.Depth)) * len(f.Zone)
		}
	}
	return n
}

// claimed asks which of all cards fit: of those that a seat has not been shown the other one, whose they are, and it of
// the rest. [SVE 4.1.2.2]
func (x *ctx) claimed(s *ability.Selector, by state.Seat, key string) (refs []state.Ref) {
	x.seek(s, by) // what the rules show who chooses is not blind
	var unseen, rest []state.Ref
	x.Candidates(&s.Of, func(r state.Ref, _ board.Fit) {
		if blind(x.k.Board, by, r.ID) {
			unseen = append(unseen, r)
		} else {
			rest = append(rest, r)
		}
	})
	if len(unseen) == 0 {
		refs, _ = x.choose(s, by, key, false)
		return refs
	}
	was := x.limits
	defer func() { x.limits = was }()
	for _, part := range [...]struct {
		of  state.Seat
		not []state.Ref
	}{{by, unseen}, {by.Other(), rest}} {
		l := limits{}
		if was != nil {
			l = *was
		}
		l.not = slices.Concat(l.not, part.not)
		x.limits = &l
		list, _ := x.choose(s, part.of, key, false)
		refs = append(refs, list...)
	}
	return refs
}
