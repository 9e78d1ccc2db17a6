package rules

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// Do makes a batch of events happen at once and returns what really happened. In
// order: what changes nothing or cannot happen is dropped, cards about to be seen
// are shown, replacements apply (moment.go), room is found, what leaves is remembered, all is
// performed, triggers wait, viewers are told, and after the outermost batch the
// rules that interrupt anything run. The result is good until the next Do.
func (k *Kernel) Do(batch ...state.Event) []state.Event {
	if len(batch) == 0 && (k.depth > 0 || len(k.happened) == 0) {
		return nil
	}
	k.depth++
	at := len(k.events)
	for i := range batch { // mostly one
		k.events = append(k.events, batch[i])
	}
	verbs := board.VerbsOf(batch)
	bears := k.Bears(verbs)
	evs := k.admit(k.events[at:len(k.events):len(k.events)], verbs, bears)
	if n := len(k.frames); n > 0 {
		for i := range evs {
			evs[i].Seq = k.frames[n-1].ID
		}
	}
	if k.holding && k.depth == 1 {
		k.depth--
		evs = k.reserve(evs)
		k.events = k.events[:at]
		return evs
	}
	switch now := k.State.Now; {
	case k.moment.takes(k, evs):
		evs = k.moment.join(k, evs)
	case bears && k.Replaceable(evs, k.replacing):
		evs = doReplaced(k, evs, now)
	default:
		evs = happen(k, evs, verbs, now)
	}
	k.depth--
	if k.depth == 0 && len(k.happened) > 0 {
		k.interrupt()
	}
	k.events = k.events[:at]
	return evs
}

// happen performs what nothing replaces of a batch of these verbs, and says what of it happened;
// now: when the batch began.
func happen(k *Kernel, evs []state.Event, verbs uint64, now state.Stamp) []state.Event {
	if verbs&movers != 0 {
		evs = k.room(evs)
	}
	if k.State.Now != now { // a replacement did something else in between
		evs = slices.DeleteFunc(evs, func(e state.Event) bool { return k.Pointless(&e) })
	}
	if len(evs) > 0 {
		k.perform(evs, verbs)
		if k.depth > 1 || len(k.happened) > 0 {
			k.happened = append(k.happened, evs...)
		} else {
			k.Game.Immediate(k, evs)
		}
	}
	return evs
}

// movers are the verbs of events by which something comes to lie elsewhere: board.VerbsOf.
const movers = 1<<ability.Moved | 1<<ability.Created

// interrupt runs the rules that interrupt anything on what has happened meanwhile.
func (k *Kernel) interrupt() {
	for len(k.happened) > 0 {
		h := k.happened
		k.happened = k.later[:0]
		k.later = h
		k.depth++
		k.Game.Immediate(k, h)
		k.depth--
	}
}

// admit drops of a batch of these verbs what changes nothing, shows what is about to be
// seen, and drops what cannot happen; bears: an effect might bear on some of it.
func (k *Kernel) admit(evs []state.Event, verbs uint64, bears bool) []state.Event {
	n := 0
	for i := range evs {
		e := &evs[i]
		if k.Pointless(e) || n > 0 && movedIn(evs[:n], e) || !k.Game.Rewrite(k.Board, e, evs[:n]) {
			continue
		}
		if e.Verb == ability.Moved {
			e.From = k.State.Card(e.Card).At
		}
		if n != i {
			evs[n] = *e
		}
		n++
	}
	evs = evs[:n]
	if verbs&(1<<ability.Moved) != 0 {
		k.showArriving(evs, false)
		bears = bears || k.Bears(verbs) // what was shown may have come to work
	}
	if bears {
		evs = slices.DeleteFunc(evs, func(e state.Event) bool { return k.Forbidden(&e) != nil })
	}
	return evs
}

// movedIn says whether a batch already moves the card that e moves: it moves once.
func movedIn(evs []state.Event, e *state.Event) bool {
	if e.Verb != ability.Moved {
		return false
	}
	for i := range evs {
		if evs[i].Verb == ability.Moved && evs[i].Card == e.Card {
			return true
		}
	}
	return false
}

// room drops what does not fit into zones where its player chooses first. [SVE 4.4.4.2, 4.8.3.2]
func (k *Kernel) room(evs []state.Event) []state.Event {
	arriving := false
	for i := range evs {
		v := evs[i].Verb
		arriving = arriving || (v == ability.Moved || v == ability.Created) && k.Zones[evs[i].To.Zone].Full == board.FitFirst
	}
	if !arriving {
		return evs
	}
	for z := range k.Zones {
		spec := &k.Zones[z]
		if spec.Full != board.FitFirst {
			continue
		}
		for s := state.Seat(0); s < 2; s++ {
			evs = k.fitInto(evs, state.Place{Zone: state.Zone(z), Of: s}, spec)
		}
	}
	return evs
}

func (k *Kernel) fitInto(evs []state.Event, p state.Place, spec *board.ZoneSpec) []state.Event {
	var arriving []int
	for i := range evs {
		e := &evs[i]
		if (e.Verb == ability.Moved || e.Verb == ability.Created) && e.To.Zone == p.Zone && e.To.Of == p.Of && (e.From.Zone != p.Zone || e.From.Of != p.Of) {
			arriving = append(arriving, i)
		}
	}
	if len(arriving) == 0 {
		return evs
	}
	free := int(k.Number(p.Of, spec.Limit)) - len(k.State.List(p.Zone, p.Of))
	for i := range evs {
		if e := &evs[i]; e.Verb == ability.Moved && e.From.Zone == p.Zone && e.From.Of == p.Of && e.To != p {
			free++ // it makes room in the same moment
		}
	}
	if len(arriving) <= free {
		return evs
	}
	keep := k.chooseFitting(evs, arriving, max(free, 0), p)
	n := 0
	return slices.DeleteFunc(evs, func(state.Event) bool {
		i := n
		n++
		return slices.Contains(arriving, i) && !slices.Contains(keep, i)
	})
}

// chooseFitting asks which n of the arriving events fit. Equal ones are not asked about.
func (k *Kernel) chooseFitting(evs []state.Event, arriving []int, n int, p state.Place) []int {
	alike := true
	for _, i := range arriving[1:] {
		a, b := &evs[arriving[0]], &evs[i]
		alike = alike && a.Verb == ability.Created && b.Verb == ability.Created && a.Slot == b.Slot
	}
	if n == 0 || alike {
		return arriving[:n]
	}
	d := Decision{Seat: p.Of, Kind: Choose, Min: int32(n), Max: int32(n), Ask: Prompt{Key: "fit", Rule: k.Cite("fit")}}
	if s := evs[arriving[0]].Src; s.Card != (state.Ref{}) && k.frame() != nil {
		d.Seat = k.frame().By
		d.Ask.Src = s.Card
	}
	for _, i := range arriving {
		d.Items = append(d.Items, state.Item{Card: evs[i].Card.ID, N: int32(i), Face: state.FaceID(evs[i].Slot)})
	}
	a := k.Ask(d)
	var keep []int
	for _, it := range a.Pick {
		keep = append(keep, int(it.N))
	}
	return keep
}

// perform changes the state by a batch, of these verbs or fewer, that nothing can stop any
// more.
func (k *Kernel) perform(evs []state.Event, verbs uint64) {
	var leaving, lent []board.Watcher
	k.Settle() // what holds before the batch
	moves := verbs&(1<<ability.Moved) != 0
	if moves {
		for i := range evs {
			if e := &evs[i]; e.Verb == ability.Moved {
				leaving = k.photograph(e, leaving)
			}
		}
		lent = k.Lent(evs, leaving)
	}
	k.State.Now++
	secrets := uint64(0)
	if len(k.secrets) > 0 {
		secrets = k.goesUnseen(evs)
	}
	written, others := board.Facts(0), board.Facts(0)
	for i := range evs {
		e := &evs[i]
		k.change(e)
		f := k.Writes(e)
		if written |= f; e.Verb != ability.Moved && e.Verb != ability.Created {
			others |= f
		}
	}
	k.WroteBatch(written, others) // at once: while a batch is performed, cards are what they were before it
	if secrets != 0 {
		k.lose(secrets)
	}
	for i := range evs {
		if e := &evs[i]; e.Verb < ability.Verbs && e.Verb != ability.Shuffled {
			k.State.Happened = append(k.State.Happened, *e)
		}
	}
	for i := range evs {
		e := &evs[i]
		k.Game.Performed(k, e)
		if k.apart && e.Cost && e.Card != (state.Ref{}) {
			k.paid = append(k.paid, e.Card.ID)
		}
		if k.told != nil {
			k.tellOf(*e)
		}
	}
	if k.Rules.late {
		k.showArriving(evs, true)
	}
	if len(k.OverGame()) > 0 {
		k.countOverGame(evs)
	}
	if k.Settle(); moves || k.Heard()&verbs != 0 || len(k.State.Delayed) > 0 {
		k.trigger(evs, verbs, leaving, lent)
	}
	if k.WaitsForStates() {
		k.StateTriggers()
	}
}

// photograph keeps what the rules could read of an object that is leaving, and
// the abilities of it that watch.
func (k *Kernel) photograph(e *state.Event, leaving []board.Watcher) []board.Watcher {
	c := k.State.Card(e.Card)
	if same, _ := k.Game.Carry(k.Board, e); same || !k.Readable(c) {
		return leaving
	}
	k.State.Past = append(k.State.Past, k.Photo(e.Card.ID))
	if k.InPlay(c.At.Zone) {
		k.photographLinked(e.Card)
	}
	if k.Zones[c.At.Zone].Texts || k.Game.Looks(k.Board, e) == board.Before { // or from where it goes out of sight
		for _, w := range k.Watchers() {
			if w.On == e.Card {
				leaving = append(leaving, w)
			}
		}
	}
	return leaving
}

// photographLinked keeps what is linked to an object that is leaving: it may be counted
// when that is asked about. [Divine Cross 807.5b, 812.1]
func (w Changes) photographLinked(host state.Ref) {
	cards := w.on.State.Cards
	for id := range cards {
		if cards[id].Host == host {
			past := w.on.Photo(state.CardID(id))
			past.Linked = true
			w.on.State.Past = append(w.on.State.Past, past)
		}
	}
}

// change performs one event.
func (k *Kernel) change(e *state.Event) {
	s := k.State
	switch e.Verb {
	case ability.Moved:
		k.move(e)
	case ability.Created:
		k.create(e)
	case ability.Stood, ability.ActedV:
		rest := e.Verb == ability.ActedV
		if s.Card(e.Card).Rest == rest {
			e.N = board.AlreadySo
		}
		s.Card(e.Card).Rest = rest
		k.Touched(e.Card.ID, s.Card(e.Card).At)
	case state.Faced:
		s.Card(e.Card).FaceDown = e.N == 0
	case ability.DealtDamage:
		k.Game.Damage(k, e)
	case ability.CounterPut:
		if most := board.Most(k.Board, ability.CounterPut, e.Name, e.Card); most >= 0 {
			if e.N = min(e.N, most-k.Counters(e.Card, e.Name)); e.N <= 0 {
				e.N = board.AlreadySo
				break
			}
		}
		k.count(e.Card, e.Name, e.N)
	case ability.CounterRemoved:
		e.N = min(e.N, k.Counters(e.Card, e.Name))
		k.count(e.Card, e.Name, -e.N)
	case state.NumberChanged:
		s.Num[e.Seat][ability.Stat(e.Slot).Slot()] += e.N
	case state.NumberSet:
		s.Num[e.Seat][ability.Stat(e.Slot).Slot()] = e.N
	case state.Linked:
		s.Card(e.Card).Host = e.Obj
		k.Touched(e.Card.ID, s.Card(e.Card).At)
	case state.Flagged:
		k.Touched(e.Card.ID, s.Card(e.Card).At)
		if e.N > 0 {
			s.Card(e.Card).Flags |= uint32(e.Slot)
		} else {
			s.Card(e.Card).Flags &^= uint32(e.Slot)
		}
	default:
		k.Game.Perform(k, e)
	}
}

func (w Changes) count(r state.Ref, name string, n int32) {
	cs := w.on.State.Counters
	for i := range cs {
		if cs[i].On == r && cs[i].Name == name {
			if cs[i].N += n; cs[i].N <= 0 {
				w.on.State.Counters = append(cs[:i], cs[i+1:]...)
			}
			return
		}
	}
	if n > 0 {
		w.on.State.Counters = append(cs, state.Counter{On: r, Name: name, N: n})
	}
}
