package rules

import (
	"slices"

	"gotaku/rules/ability"
)

// trigger makes the abilities wait whose condition the batch met, once for every
// occurrence. leaving are those that watched from what has just left, lent those that had
// been given to what is still there.
func (k *Kernel) trigger(evs []Event, leaving, lent []watcher) {
	k.settle()
	leaving = k.fromHidden(evs, leaving)
	lent = slices.DeleteFunc(lent, func(w watcher) bool {
		return slices.ContainsFunc(k.Watchers(), func(v watcher) bool { return v.on == w.on && v.id == w.id && v.via == w.via })
	})
	verbs := verbsOf(evs)
	if len(leaving)+len(lent)+len(k.State.Delayed) == 0 && k.Heard()&verbs == 0 {
		return
	}
	k.Hold() // the board stands still while it is walked
	for _, w := range leaving {
		k.watch(w, evs)
	}
	if len(lent) > 0 {
		left := slices.DeleteFunc(slices.Clone(evs), func(e Event) bool { return k.Game.Looks(k.Board, &e) != Before })
		for _, w := range lent {
			k.watch(w, left)
		}
	}
	for i := range k.Watchers() {
		if w := &k.Watchers()[i]; w.heard&verbs != 0 {
			k.watch(*w, evs)
		}
	}
	k.Release()
	for i := range k.State.Delayed {
		k.delayed(&k.State.Delayed[i], evs)
	}
	if len(k.State.Delayed) > 0 {
		k.State.Delayed = slices.DeleteFunc(k.State.Delayed, func(d Delayed) bool { return d.Until.What == fired })
	}
}

// verbsOf is the verbs of a batch, a bit each; verbs from 63 on share the last.
func verbsOf(evs []Event) (out uint64) {
	for i := range evs {
		out |= 1 << min(evs[i].Verb, 63)
	}
	return out
}

// hears lists the verbs of events that could be called asked: bits as verbsOf has them.
func hears(asked ability.Verb) uint64 { return heardAs[asked] }

var heardAs = func() (out [ability.Verbs]uint64) {
	for asked := range out {
		out[asked] = hearsAll(ability.Verb(asked))
	}
	return
}()

func hearsAll(asked ability.Verb) (out uint64) {
	for v := ability.Verb(0); v < EventVerbs; v++ {
		if sameKind(asked, v) {
			out |= 1 << min(v, 63)
		}
	}
	return out
}

// fromHidden adds the abilities of cards that came into sight from a zone in which
// those abilities work: they see their own move. [SVE 10.7.4.1]
func (k *Board) fromHidden(evs []Event, list []watcher) []watcher {
	for i := range evs {
		e := &evs[i]
		if e.Verb != ability.Moved || !k.elsewhere[e.From.Zone] || !k.Zones[e.From.Zone].Hidden || !k.Here(e.New) {
			continue
		}
		c := k.Chars(e.New)
		for _, h := range c.Abilities {
			if a := k.Ability(h.ID); a.Kind == ability.Triggered && slices.Contains(a.Works, k.Zones[e.From.Zone].Word) {
				list = append(list, watcher{on: e.New, id: h.ID, ab: a, via: h.Via})
			}
		}
	}
	return list
}

// fired marks a delayed trigger that has gone off and is to be dropped.
const fired ability.Duration = 0xff

func (k *Kernel) watch(w watcher, evs []Event) {
	if !mightHappen(w.ab.On, evs) {
		return
	}
	x := Text{k: k.Board, by: k.LastCard(w.on).Master, src: Source{Card: w.on, Via: w.id}, that: Nobody}
	var room [8]int
	met := room[:0]
	for i := range w.ab.On {
		oe := &w.ab.On[i]
		for j := range evs {
			e := &evs[j]
			x.cause = e
			if !x.happens(oe, e, k.Game.Looks(k.Board, e)) || w.ab.Gate != nil && !x.cond(w.ab.Gate) || w.ab.If != nil && !x.cond(w.ab.If) {
				continue
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
	f := k.plays.one(Frame{Ability: w.id, By: x.by, Src: x.src})
	for _, j := range k.within(f, w.ab, met, evs) {
		f.Cause = evs[j]
		k.wait(f, w.ab)
	}
}

// within asks which of the occurrences of a batch count, when they are more than
// the ability's limit leaves. [SVE 10.7.2.2]
func (k *Kernel) within(f *Frame, a *ability.Ability, met []int, evs []Event) []int {
	left := int32(len(met))
	for _, l := range a.Limit {
		if !l.Any {
			left = min(left, max(l.N-k.spent(f, l), 0))
		}
	}
	if left == 0 || left == int32(len(met)) {
		return met[:left]
	}
	d := Decision{Seat: f.By, Kind: Choose, Min: left, Max: left, Ask: k.prompt(f, "occurrence")}
	for _, j := range met {
		d.Items = append(d.Items, Item{Card: evs[j].Card.ID, N: int32(j)})
	}
	met = met[:0]
	for _, it := range k.Ask(d).Pick {
		met = append(met, int(it.N))
	}
	return met
}

// mightHappen says whether any of evs could be any of on, by the verbs alone.
func mightHappen(on []ability.Event, evs []Event) bool {
	for i := range on {
		for j := range evs {
			if sameKind(on[i].Verb, evs[j].Verb) {
				return true
			}
		}
	}
	return false
}

// wait adds a waiting ability, unless its limit per turn is reached: the limit
// caps how often it becomes waiting. [SVE 10.7.2.2]
func (k *Kernel) wait(f *Frame, a *ability.Ability) {
	for _, l := range a.Limit {
		if !l.Any && !k.spend(f, l) {
			return
		}
	}
	if a.Marks&ability.NoStack != 0 && k.waits(f, a) {
		return
	}
	f.ID = k.State.NewID()
	k.State.Waiting = append(k.State.Waiting, *f)
	k.Wrote(FactWaiting)
}

// waits says whether an ability of that name waits already, of whatever card of its
// player. [Divine Cross 807.2]
func (k *Kernel) waits(f *Frame, a *ability.Ability) bool {
	return slices.ContainsFunc(k.State.Waiting, func(w Frame) bool {
		b := k.Ability(w.Ability)
		return w.By == f.By && w.Node.N == 0 && b != nil && (w.Ability == f.Ability || a.Name != "" && b.Name == a.Name)
	})
}

// limitKey names the count that a limit of f's ability reads.
func (k *Board) limitKey(f *Frame, l ability.Limit) (string, Ref) {
	switch l.By {
	case ability.ByName:
		return Limited + k.nameOf(f.Src.Card) + " " + abilityKey(f.Ability), Ref{}
	case ability.ByPlayer, ability.ByWord:
		return k.abilityKey(f.Ability), Ref{}
	}
	return k.abilityKey(f.Ability), f.Src.Card
}

func (r *Book) abilityKey(id AbilityID) string {
	if key, ok := r.limitKeys[id]; ok {
		return key
	}
	return Limited + abilityKey(id)
}

func abilityKey(id AbilityID) string {
	b := []byte{'a', byte(id.Face >> 8), byte(id.Face), byte(id.Side), byte(id.Word), byte(id.N)}
	if id.Quoted {
		b[0] = 'q'
	}
	const hex = "0123456789abcdef"
	out := make([]byte, 0, 2*len(b))
	for _, c := range b {
		out = append(out, hex[c>>4], hex[c&15])
	}
	return string(out)
}

// Spent says how often a limit has been used.
func (k *Board) spent(f *Frame, l ability.Limit) int32 {
	key, on := k.limitKey(f, l)
	return k.Tallied(key, f.By, on)
}

// spend uses a limit once; false: it is reached.
func (k *Kernel) spend(f *Frame, l ability.Limit) bool {
	if k.spent(f, l) >= l.N {
		return false
	}
	key, on := k.limitKey(f, l)
	k.Tally(key, f.By, on, 1, l.Per)
	return true
}

func (k *Kernel) delayed(d *Delayed, evs []Event) {
	l, ok := k.Clause(d.Node).(*ability.Later)
	if !ok || d.Until.What == fired || !k.inTime(d.Until, &l.For) {
		return
	}
	x := Text{k: k.Board, by: d.By, src: d.Src, bound: d.Bound, that: Nobody}
	for j := range evs {
		x.cause = &evs[j]
		if !x.happens(&l.On, &evs[j], k.Game.Looks(k.Board, &evs[j])) {
			continue
		}
		k.State.Waiting = append(k.State.Waiting, Frame{ID: k.State.NewID(), Ability: d.Src.Via, Node: d.Node, By: d.By, Src: d.Src, Bound: slices.Clone(d.Bound), Cause: evs[j]})
		k.Wrote(FactWaiting)
		if d.Until.What == ability.Forever || l.For.N == 1 { // no duration: once [SVE 10.7.5.1]
			d.Until.What = fired
			return
		}
	}
}

// StateTriggers makes abilities wait whose state holds, unless they wait already or are
// being carried out: once for as long as it holds. Every batch asks for it, so that what
// was so for a moment is noticed. [SVE 10.7.6, FF-TCG 11.8.18, Divine Cross 807.7]
func (k *Kernel) StateTriggers() {
	if k.settle(); !k.WaitsForStates() {
		return
	}
	for i := range k.Watchers() {
		w := k.Watchers()[i]
		for j := range w.ab.On {
			if on := &w.ab.On[j]; on.State != nil && !k.pending(&w) {
				k.stateHolds(&w, on.State)
			}
		}
	}
}

// stateHolds makes an ability wait if a state that it waits for holds.
func (k *Kernel) stateHolds(w *watcher, state *ability.Cond) {
	x := Text{k: k.Board, by: k.State.Card(w.on).Master, src: Source{Card: w.on, Via: w.id}, that: Nobody}
	if x.cond(state) && (w.ab.Gate == nil || x.cond(w.ab.Gate)) && (w.ab.If == nil || x.cond(w.ab.If)) {
		k.wait(k.plays.one(Frame{Ability: w.id, By: x.by, Src: x.src}), w.ab)
	}
}

// pending says whether an ability waits, lies on the stack or is being carried out.
func (k *Kernel) pending(w *watcher) bool {
	same := func(f *Frame) bool { return f.Ability == w.id && f.Src.Card == w.on }
	for _, fs := range [...][]Frame{k.State.Waiting, k.State.Stack} {
		for i := range fs {
			if same(&fs[i]) {
				return true
			}
		}
	}
	return slices.ContainsFunc(k.frames, same)
}

// PlayOne plays one waiting ability of a seat, picked by chooser; false: none waits.
func (k *Kernel) PlayOne(of, chooser Seat) bool {
	if len(k.State.Waiting) == 0 {
		return false
	}
	d := Decision{Seat: chooser, Kind: Choose, Min: 1, Max: 1, Ask: Prompt{Key: "trigger", Rule: k.Cite("trigger")}}
	for i := range k.State.Waiting {
		if f := &k.State.Waiting[i]; of == Nobody || f.By == of {
			d.Items = append(d.Items, Item{Card: f.Src.Card.ID, N: f.ID, Ability: f.Ability})
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
func (k *Kernel) unwait(id int32) Frame {
	for i := range k.State.Waiting {
		if f := k.State.Waiting[i]; f.ID == id {
			k.State.Waiting = slices.Delete(k.State.Waiting, i, i+1)
			k.Wrote(FactWaiting)
			return f
		}
	}
	panic("rules: an ability is played that does not wait")
}

// alike says whether all items are the same ability set off by the same thing, so
// that their order means nothing.
func alike(items []Item, waiting []Frame) bool {
	var first *Frame
	for i := range waiting {
		f := &waiting[i]
		if !slices.ContainsFunc(items, func(it Item) bool { return it.N == f.ID }) {
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
func (k *Kernel) TakeAll(of Seat) []Frame {
	if len(k.State.Waiting) == 0 {
		return nil
	}
	d := Decision{Seat: of, Kind: Choose, Ordered: true, Ask: Prompt{Key: "order", Rule: k.Cite("order")}}
	for i := range k.State.Waiting {
		if f := &k.State.Waiting[i]; f.By == of {
			d.Items = append(d.Items, Item{Card: f.Src.Card.ID, N: f.ID, Ability: f.Ability})
		}
	}
	if len(d.Items) == 0 {
		return nil
	}
	d.Min, d.Max = int32(len(d.Items)), int32(len(d.Items))
	var out []Frame
	for _, it := range k.Ask(d).Pick {
		out = append(out, k.unwait(it.N))
	}
	return out
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
	if k.settle(); !k.mayBeDue(k.Rules.checkOn) {
		return
	}
	s := k.NewSpin()
	for {
		s.Round()
		now := k.State.Now // ticks with every batch, also with what replaced one
		evs := k.Batch()
		for i := range k.Rules.Checks {
			if k.settle(); !k.mayBeDue(k.Rules.Checks[i].On) {
				continue
			}
			if how == AllAtOnce {
				evs = k.Rules.Checks[i].Due(k, evs)
				continue
			}
			if due := k.Rules.Checks[i].Due(k, k.Batch()); len(due) > 0 {
				k.Do(due...)
			}
			if how == Ranked && k.State.Now != now {
				break
			}
		}
		if how == AllAtOnce {
			k.Forget(ability.SinceCheck) // latches have been read
			k.Do(evs...)
		}
		if k.State.Now == now {
			k.Forget(ability.SinceCheck)
			s.End()
			k.Keep(keptChecks)
			return
		}
	}
}

// mayBeDue says whether anything that a rule process reads has been written since none
// was due.
func (k *Kernel) mayBeDue(on Facts) bool { return on&k.Since(keptChecks) != 0 }
