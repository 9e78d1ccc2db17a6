package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// trigger makes the abilities wait whose condition a batch of these verbs met, once for
// every occurrence. leaving are those that watched from what has just left, lent those that
// had been given to what is still there.
func (k *Kernel) trigger(evs []state.Event, verbs uint64, leaving, lent []board.Watcher) {
	if verbs&(1<<ability.Moved) != 0 {
		leaving = k.FromHidden(evs, leaving)
	}
	if len(lent) > 0 {
		lent = slices.DeleteFunc(lent, func(w board.Watcher) bool {
			return slices.ContainsFunc(k.Watchers(), func(v board.Watcher) bool { return v.On == w.On && v.ID == w.ID && v.Via == w.Via })
		})
	}
	if len(leaving)+len(lent)+len(k.State.Delayed) == 0 && k.Heard()&verbs == 0 {
		return
	}
	k.Hold() // the board stands still while it is walked
	for i := range leaving {
		k.watch(&leaving[i], evs, verbs)
	}
	if len(lent) > 0 {
		left := slices.DeleteFunc(slices.Clone(evs), func(e state.Event) bool { return k.Game.Looks(k.Board, &e) != board.Before })
		for i := range lent {
			k.watch(&lent[i], left, verbs)
		}
	}
	for i := range k.Watchers() {
		if w := &k.Watchers()[i]; w.Heard&verbs != 0 {
			k.watch(w, evs, verbs)
		}
	}
	k.Release()
	for i := range k.State.Delayed {
		k.delayed(&k.State.Delayed[i], evs)
	}
	if len(k.State.Delayed) > 0 {
		k.State.Delayed = slices.DeleteFunc(k.State.Delayed, func(d state.Delayed) bool { return d.Until.What == fired })
	}
}

// fired marks a delayed trigger that has gone off and is to be dropped.
const fired ability.Duration = 0xff

// watch makes an ability wait if a batch of these verbs sets it off.
func (k *Kernel) watch(w *board.Watcher, evs []state.Event, verbs uint64) {
	if w.Heard&verbs == 0 {
		return
	}
	var x board.Text
	var room [8]int
	met := room[:0]
	for i := range w.Ab.On {
		oe := &w.Ab.On[i]
		for j := range evs {
			e := &evs[j]
			if !k.Called(oe, e) || slices.Contains(met, j) { // this or another enters: one event sets it off once
				continue
			}
			if x.B == nil { // most are not called so
				x = board.Text{B: k.Board, By: k.LastCard(w.On).Master, Src: state.Source{Card: w.On, Via: w.ID}, That: state.Nobody}
			}
			if x.Cause = e; !x.Happens(oe, e, k.Game.Looks(k.Board, e)) || w.Ab.Gate != nil && !x.Holds(w.Ab.Gate) || w.Ab.If != nil && !x.Holds(w.Ab.If) {
				continue
			}
			if k.AnyRule(ability.Cannot, ability.SetOffV) && k.Bars(board.Deed{Verb: ability.SetOffV, Name: oe.Word, By: x.By}, w.On, w.On) != nil {
				continue // [SVE 1.3.3]
			}
			met = append(met, j)
			if oe.Batch {
				break
			}
		}
	}
	if len(met) == 0 {
		return
	}
	f := k.plays.one(state.Frame{Ability: w.ID, By: x.By, Src: x.Src})
	for _, j := range k.within(f, w.Ab, met, evs) {
		f.Cause = evs[j]
		k.wait(f, w.Ab)
	}
}

// within asks which of the occurrences of a batch count, when they are more than
// the ability's limit leaves. [SVE 10.7.2.2]
func (k *Kernel) within(f *state.Frame, a *ability.Ability, met []int, evs []state.Event) []int {
	left := int32(len(met))
	for _, l := range a.Limit {
		if !l.Any {
			left = min(left, max(l.N-k.Spent(f, l), 0))
		}
	}
	if left == 0 || left == int32(len(met)) {
		return met[:left]
	}
	if k.Game.Ways().LimitsResolved {
		return met // it may be set off once more: it may go off as often [Z/X 803.1d, 803.2c]
	}
	d := Decision{Seat: f.By, Kind: Choose, Min: left, Max: left, Ask: k.prompt(f, "occurrence")}
	for _, j := range met {
		d.Items = append(d.Items, state.Item{Card: evs[j].Card.ID, N: int32(j)})
	}
	met = met[:0]
	for _, it := range k.Ask(d).Pick {
		met = append(met, int(it.N))
	}
	return met
}

// wait adds a waiting ability, unless its limit per turn is reached: the limit
// caps how often it becomes waiting. [SVE 10.7.2.2]
func (k *Kernel) wait(f *state.Frame, a *ability.Ability) {
	for _, l := range a.Limit {
		if !l.Any && !k.Game.Ways().LimitsResolved && !k.spend(f, l) {
			return
		}
	}
	if a.Marks&ability.NoStack != 0 && waits(k.Board, f, a) {
		return
	}
	f.ID = k.State.NewID()
	k.State.Waiting = append(k.State.Waiting, *f)
	k.Wrote(board.FactWaiting)
}

// waits says whether an ability of that name waits already, of whatever card of its
// player. [Divine Cross 807.2]
func waits(b *board.Board, f *state.Frame, a *ability.Ability) bool {
	return slices.ContainsFunc(b.State.Waiting, func(w state.Frame) bool {
		b := b.Ability(w.Ability)
		return w.By == f.By && w.Node.N == 0 && b != nil && (w.Ability == f.Ability || a.Name != "" && b.Name == a.Name)
	})
}

// spend uses a limit once; false: it is reached.
func (w Changes) spend(f *state.Frame, l ability.Limit) bool {
	if w.on.Spent(f, l) >= l.N {
		return false
	}
	key, of, on := w.on.LimitKey(f, l)
	w.Tally(key, of, on, 1, l.Per)
	return true
}

func (w Changes) delayed(d *state.Delayed, evs []state.Event) {
	l, ok := w.on.Clause(d.Node).(*ability.Later)
	if !ok || d.Until.What == fired || !w.on.InTime(d.Until, &l.For) {
		return
	}
	x := board.Text{B: w.on, By: d.By, Src: d.Src, Bound: d.Bound, That: state.Nobody}
	for j := range evs {
		x.Cause = &evs[j]
		if endsBattle(l) && evs[j].N != 0 && d.Until.Turn != 0 && d.Until.Turn != evs[j].N {
			continue // of another battle
		}
		if !x.Happens(&l.On, &evs[j], w.on.Game.Looks(w.on, &evs[j])) {
			continue
		}
		w.on.State.Waiting = append(w.on.State.Waiting, state.Frame{ID: w.on.State.NewID(), Ability: d.Src.Via, Node: d.Node, By: d.By, Src: d.Src, Bound: slices.Clone(d.Bound), Cause: evs[j]})
		w.on.Wrote(board.FactWaiting)
		if d.Until.What == ability.Forever || l.For.N == 1 { // no duration: once [SVE 10.7.5.1]
			d.Until.What = fired
			return
		}
	}
}

// StateTriggers makes abilities wait whose state holds, unless they wait already or are
// being carried out: once for as long as it holds; and those that wait for a state to come
// about, each time it does. Every batch asks for it, so that what was so for a moment is
// noticed. [SVE 10.7.6, FF-TCG 11.8.18, Divine Cross 807.7]
func (k *Kernel) StateTriggers() {
	if k.Settle(); !k.WaitsForStates() {
		return
	}
	for i := range k.Watchers() {
		w := k.Watchers()[i]
		for j := range w.Ab.On {
			on := &w.Ab.On[j]
			switch {
			case on.State == nil:
			case on.Comes:
				k.comesAbout(&w, j)
			case !k.pending(&w):
				k.stateHolds(&w, on.State)
			}
		}
	}
}

// Regard looks for the first time at what abilities wait for to come about: of a board that was laid, and not played to.
func Regard(k *Kernel) {
	k.Wrote(board.FactAll)
	if k.Settle(); !k.WaitsForStates() {
		return
	}
	for i := range k.Watchers() {
		w := k.Watchers()[i]
		for j := range w.Ab.On {
			if w.Ab.On[j].Comes {
				k.comesAbout(&w, j)
			}
		}
	}
}

// stateHolds makes an ability wait if a state that it waits for holds.
func (k *Kernel) stateHolds(w *board.Watcher, is *ability.Cond) {
	x := board.Text{B: k.Board, By: k.State.Card(w.On).Master, Src: state.Source{Card: w.On, Via: w.ID}, That: state.Nobody}
	if x.Holds(is) && (w.Ab.Gate == nil || x.Holds(w.Ab.Gate)) && (w.Ab.If == nil || x.Holds(w.Ab.If)) {
		k.wait(k.plays.one(state.Frame{Ability: w.ID, By: x.By, Src: x.Src}), w.Ab)
	}
}

// comesAbout makes an ability wait if what it waits for was not so when it was last looked
// at, and is so now. What was so already when the ability came to watch has not come about.
func (k *Kernel) comesAbout(w *board.Watcher, j int) {
	x := board.Text{B: k.Board, By: k.State.Card(w.On).Master, Src: state.Source{Card: w.On, Via: w.ID}, That: state.Nobody}
	key := board.LackedKey(w.ID, j)
	lacked := k.Tallied(key, state.Nobody, w.On) > 0
	switch holds := x.Holds(w.Ab.On[j].State); {
	case holds && lacked:
		k.Tally(key, state.Nobody, w.On, -1, ability.ThisGame)
		k.stateHolds(w, w.Ab.On[j].State)
	case !holds && !lacked:
		k.Drop(key)
		k.Tally(key, state.Nobody, w.On, 1, ability.ThisGame)
	}
}

// pending says whether an ability waits, lies on the stack or is being carried out.
func (k *Kernel) pending(w *board.Watcher) bool {
	same := func(f *state.Frame) bool { return f.Ability == w.ID && f.Src.Card == w.On }
	for _, fs := range [...][]state.Frame{k.State.Waiting, k.State.Stack} {
		for i := range fs {
			if same(&fs[i]) {
				return true
			}
		}
	}
	return slices.ContainsFunc(k.frames, same)
}

// PlayOne plays one waiting ability of a seat, picked by chooser; false: none waits.
func (k *Kernel) PlayOne(of, chooser state.Seat) bool {
	if len(k.State.Waiting) == 0 {
		return false
	}
	d := Decision{Seat: chooser, Kind: Choose, Min: 1, Max: 1, Ask: Prompt{Key: "trigger", Rule: k.Cite("trigger")}}
	d.Items = k.items.list(len(k.State.Waiting))
	for i := range k.State.Waiting {
		if f := &k.State.Waiting[i]; of == state.Nobody || f.By == of {
			d.Items = append(d.Items, state.Item{Card: f.Src.Card.ID, N: f.ID, Ability: f.Ability})
		}
	}
	if len(d.Items) == 0 {
		return false
	}
	id := d.Items[0].N
	if !alike(d.Items, k.State.Waiting) {
		id = k.Ask(d).Pick[0].N
	}
	f := k.plays.one(k.unwait(id))
	f.Born = k.State.Now // played now [SVE 10.9.1.6.2]
	k.Game.Trigger(k, f)
	return true
}

// unwait takes a waiting ability out of its list.
func (w Changes) unwait(id int32) state.Frame {
	for i := range w.on.State.Waiting {
		if f := w.on.State.Waiting[i]; f.ID == id {
			w.on.State.Waiting = slices.Delete(w.on.State.Waiting, i, i+1)
			w.on.Wrote(board.FactWaiting)
			return f
		}
	}
	panic("rules: an ability is played that does not wait")
}

// Unwait drops the waiting abilities for which drop says so, in the order in which they
// came to wait: a game's rule says that they do not. [Z/X 507.3]
func (w Changes) Unwait(drop func(*state.Frame) bool) {
	n := len(w.on.State.Waiting)
	kept := w.on.State.Waiting[:0]
	for i := range w.on.State.Waiting {
		if f := w.on.State.Waiting[i]; !drop(&f) {
			kept = append(kept, f)
		}
	}
	if w.on.State.Waiting = kept; len(kept) < n {
		w.on.Wrote(board.FactWaiting)
	}
}

// notSetOff drops what waits already of the cards of which a text says, behind what set it off, that it does not: put a follower onto the
// field; its abilities of that name are not set off. [SVE 1.3.3]
func notSetOff(x *ctx, e *ability.Rule) {
	of := x.objects(&e.What, "select")
	x.k.Unwait(func(f *state.Frame) bool {
		a := x.k.Ability(f.Ability)
		return a != nil && f.Node.N == 0 && slices.Contains(of, f.Src.Card) && slices.ContainsFunc(a.On, func(on ability.Event) bool {
			return on.Word == e.Name && x.k.Called(&on, &f.Cause)
		})
	})
}

// alike says whether all items are the same ability set off by the same thing, so
// that their order means nothing.
func alike(items []state.Item, waiting []state.Frame) bool {
	var first *state.Frame
	for i := range waiting {
		f := &waiting[i]
		if !slices.ContainsFunc(items, func(it state.Item) bool { return it.N == f.ID }) {
			continue
		}
		if first != nil && (f.Ability != first.Ability || f.Src != first.Src || f.Node != first.Node || f.Cause.Card != first.Cause.Card) {
			return false
		}
		first = f
	}
	return true
}

// TakeAll takes every waiting ability of a seat, in the order their master gives.
func (k *Kernel) TakeAll(of state.Seat) []state.Frame {
	if len(k.State.Waiting) == 0 {
		return nil
	}
	d := Decision{Seat: of, Kind: Choose, Ordered: true, Ask: Prompt{Key: "order", Rule: k.Cite("order")}}
	d.Items = k.items.list(len(k.State.Waiting))
	for i := range k.State.Waiting {
		if f := &k.State.Waiting[i]; f.By == of {
			d.Items = append(d.Items, state.Item{Card: f.Src.Card.ID, N: f.ID, Ability: f.Ability})
		}
	}
	if len(d.Items) == 0 {
		return nil
	}
	d.Min, d.Max = int32(len(d.Items)), int32(len(d.Items))
	out := make([]state.Frame, 0, len(d.Items))
	for _, it := range k.Ask(d).Pick {
		out = append(out, k.unwait(it.N))
	}
	return out
}

// latched is how much has been noted since the last check: a rule process that nothing came of, as that of a draw from an
// empty deck, may have made another due. [SVE 10.5.2.1, 5.10.1.1]
func latched(b *board.Board) (n int32) {
	for i := range b.State.Tallies {
		if t := &b.State.Tallies[i]; t.Until == ability.SinceCheck {
			n += t.N
		}
	}
	return n
}

// lastsToCheck says whether anything ends with the next check.
func lastsToCheck(s *state.State) bool {
	for i := range s.Mods {
		if s.Mods[i].Until.What == ability.NextCheck {
			return true
		}
	}
	for i := range s.Delayed {
		if s.Delayed[i].Until.What == ability.NextCheck {
			return true
		}
	}
	return false
}

// SweepKind is how rule processes are performed.
type SweepKind uint8

// The kinds of sweep.
const (
	AllAtOnce SweepKind = iota // every due one as one batch, until none is due (FF-TCG, SVE)
	Ranked                     // the first due one, then from the top (Z/X)
	Ordered                    // passes in order until a pass does nothing (Buddyfight, Divine Cross)
)

// Sweep performs the rule processes that are due.
func (k *Kernel) Sweep(how SweepKind) {
	if k.Settle(); k.Rules.checkOn&k.Since(board.KeptChecks) == 0 && !lapsed(k) {
		return // nothing that a rule process reads has been written since none was due
	}
	s := k.Loops.NewSpin()
	for {
		s.Round()
		now := k.State.Now // ticks with every batch, also with what replaced one
		noted := latched(k.Board)
		k.Settle()
		evs, written := giveBack(k, k.Batch()), k.Since(board.KeptChecks)
		if how != AllAtOnce && len(evs) > 0 {
			k.Do(evs...)
		}
		for i := range k.Rules.Checks {
			c := &k.Rules.Checks[i]
			if c.On&written == 0 {
				continue
			}
			if how == AllAtOnce {
				evs = c.Due(k, evs)
			} else if due := c.Due(k, k.Batch()); len(due) > 0 {
				k.Do(due...)
			}
			if how == Ranked && k.State.Now != now {
				break
			}
			k.Settle()
			written = k.Since(board.KeptChecks)
		}
		if how == AllAtOnce {
			k.Forget(ability.SinceCheck) // latches have been read
			noted = 0
			k.Do(evs...)
		}
		if k.State.Now == now && latched(k.Board) == noted { // nothing is due that was not read
			k.Forget(ability.SinceCheck)
			if lastsToCheck(k.State) {
				k.expire(func(u state.Until) bool { return u.What == ability.NextCheck })
			}
			s.End()
			k.Keep(board.KeptChecks)
			return
		}
	}
}
