package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// effects is the result of applying every continuous effect, kept until the next batch.
type effects struct {
	cards   []*state.Chars // by CardID; nil: the print
	helds   []state.Held   // abilities that effects gave
	statics []static       // that work, before effects give or take any
	granted bool           // effects gave or took abilities
	mixed   bool           // something else than additions changes numbers
	edits   []state.CardID // whose entry is not nil
	acted   []state.CardID // those of them that something else than an addition is on
	store   []*state.Chars // spare Chars to hand out
	used    int
	rules   []Active  // prohibitions, requirements, permissions, replacements, cost changes
	instead uint64    // verbs of events that some of them replace: VerbsOf
	ruled   [8]uint64 // verbs of the others, by mode, a bit each
	costs   bool      // some of them change costs
	watch   []Watcher
	busy    bool
	lent    bool           // some watchers were given by effects
	heard   uint64         // verbs of events that some watcher may be set off by: VerbsOf
	states  bool           // some watchers wait for a state
	reads   Facts          // what was read to compute it
	open    bool           // some effect depends on more than moves, numbers and counters: see isLoud
	sums    []int32        // fixed additions, by index into State.Mods: their order means nothing
	work    []state.CardID // readable cards whose texts may work
	acts    []Active       // every continuous effect that holds
	base    state.Chars
	looked  source  // what held hands out
	layer   []int32 // of the layer being applied, by index into acts
	layers  uint64  // that any of acts applies in, a bit each
}

// Active is one continuous effect that holds now.
type Active struct {
	Clause ability.Effect // nil: a rule's Mod
	Mod    *state.Mod     // nil: from a static ability
	Text   Text
	layer  int8
	born   state.Stamp
	on     state.Ref // static ability: the card it is on
}

// Watcher is a triggered ability that works now.
type Watcher struct {
	On    state.Ref
	ID    state.AbilityID
	Ab    *ability.Ability
	Via   state.Source
	Heard uint64 // verbs of events that it may be set off by: VerbsOf
}

// own returns the Chars of a card to edit, made from its print the first time.
func (k *Board) own(id state.CardID) *state.Chars {
	b := &k.effects
	for int(id) >= len(b.cards) {
		b.cards = append(b.cards, nil)
	}
	if b.cards[id] == nil {
		if b.used == len(b.store) {
			b.store = append(b.store, new(state.Chars))
		}
		p := b.store[b.used]
		b.used++
		c := &k.State.Cards[id]
		p.CopyFrom(k.Book.Printed(c.Face, c.Side))
		b.cards[id] = p
		b.edits = append(b.edits, id)
	}
	return b.cards[id]
}

// compute applies every continuous effect in the order of the game's layers, then
// dependency, then time. Where only texts came or went that say nothing about what cards
// are, it lists who watches. [SVE 10.9.1, FF-TCG 11.12.4]
func (k *Board) compute() {
	b := &k.effects
	b.busy = true
	k.age++ // what is read meanwhile is not kept
	stale, peek := k.stale[keptBoard]&b.reads, k.peek
	k.peek = state.NoEyes
	k.findWork()
	if stale == FactTexts && !b.granted {
		k.listWatchers()
		k.stale[keptBoard] &^= FactTexts
	} else {
		k.apply(b.granted || stale&(FactTexts|FactStatics) != 0)
	}
	k.peek = peek
	b.busy = false
}

// apply computes the board; sources says whether other static and triggered abilities
// may work than before.
func (k *Board) apply(sources bool) {
	k.Counts.Boards++
	b := &k.effects
	b.reads = boardFacts
	for _, id := range b.edits {
		b.cards[id] = nil
	}
	b.edits, b.acted, b.helds = b.edits[:0], b.acted[:0], b.helds[:0]
	b.used, b.rules = 0, b.rules[:0]
	k.bases()
	if sources {
		k.listStatics()
		k.listWatchers()
	}
	b.granted = false
	b.open = k.gather()
	for l := int8(0); l < k.layers; l++ {
		done := false
		if l == k.plain {
			done = len(b.sums) > 0
			k.applySums()
		}
		if b.layers>>l&1 != 0 {
			done = k.applyLayer(l) || done
		}
		if done && (l == 0 || b.open) {
			b.open = k.gather() || b.open // abilities have changed, or conditions may have
		}
	}
	for _, id := range b.edits {
		k.Game.Bound(b.cards[id])
	}
	k.listRules()
	if b.granted { // abilities have come or gone
		k.listWatchers()
	}
	k.Wrote(FactCards)
	k.stale[keptBoard] = 0
}

// listRules lists the effects on what may happen.
func (k *Board) listRules() {
	b := &k.effects
	b.instead, b.costs, b.ruled = 0, false, [8]uint64{}
	for i := range b.acts {
		a := &b.acts[i]
		if a.layer >= 0 {
			continue
		}
		b.rules = append(b.rules, *a)
		switch c := a.Clause.(type) {
		case *ability.Instead:
			b.instead |= hears(c.Of.Verb)
		case *ability.CostChange:
			b.costs = true
		case *ability.Rule:
			b.ruled[c.Mode] |= 1 << c.Verb
		}
	}
}

// Summed says that stored additions to numbers of certain objects have changed, and
// nothing else. Where nothing but additions changes numbers, and no text reads them, only
// those objects are computed.
func (k *Board) Summed(on []state.Ref) {
	b := &k.effects
	if b.busy || !k.fresh() || b.mixed || b.reads&FactSums != 0 || slices.ContainsFunc(on, func(r state.Ref) bool { return slices.Contains(b.acted, r.ID) }) {
		k.Wrote(FactEffects)
		return
	}
	for _, r := range on {
		if k.Here(r) && k.Readable(k.State.Card(r)) {
			k.sum(r)
		}
	}
	was := k.stale[keptBoard]
	k.Wrote(FactEffects | FactSums | FactCards)
	k.stale[keptBoard] = was
}

// sum computes one card on which there is nothing but additions.
func (k *Board) sum(r state.Ref) {
	c, ch := k.State.Card(r), k.own(r.ID)
	if !k.Game.Base(k, r.ID, ch) {
		ch.CopyFrom(k.Book.Printed(c.Face, c.Side))
	}
	for i := range k.State.Mods {
		if m := &k.State.Mods[i]; m.Sums() && slices.Contains(m.On, r) {
			alter(ch, m.Stat, m.Op, m.N, nil)
		}
	}
	k.Game.Bound(ch)
}

// static is a static ability that works now.
type static struct {
	id state.CardID
	source
}

// source is a static or triggered ability that a card has, and what linking has found
// out about it.
type source struct {
	h     state.Held
	a     *ability.Ability
	open  bool   // static: it depends on more than moves, numbers and counters
	reads Facts  // static: what it reads besides characteristics
	heard uint64 // triggered: verbs of events that may set it off: VerbsOf
}

// source looks up what linking has found out about an ability; false: nothing works by
// it as it stands, since it is neither, or is carried out by hand.
func (r *Book) source(h state.Held) (s source, ok bool) {
	a := r.Ability(h.ID)
	switch {
	case h.Kind == ability.Static && a.Hand == ability.Auto:
		return source{h: h, a: a, open: r.open[a], reads: r.reads[a]}, true
	case h.Kind == ability.Triggered && a.Hand <= ability.HandCost:
		s = source{h: h, a: a}
		for i := range a.On {
			s.heard |= hears(a.On[i].Verb)
		}
		return s, true
	}
	return source{}, false
}

// means is what has been written when the text comes or goes.
func (s *source) means() Facts {
	if s.h.Kind == ability.Static {
		return FactTexts | FactStatics
	}
	return FactTexts
}

// findWork lists every readable card in a zone where texts work.
func (k *Board) findWork() {
	b := &k.effects
	b.work = b.work[:0]
	for _, z := range k.workplaces {
		for s := 0; s < 2; s++ {
			for _, id := range k.State.Lists[int(z)*2+s] {
				if c := &k.State.Cards[id]; k.Readable(c) {
					b.work = append(b.work, id)
				}
			}
		}
	}
}

// bases overlays the cards whose base is not their print: something that is linked to
// them lies where bases lie.
func (k *Board) bases() {
	for _, z := range k.baseZones {
		for s := 0; s < 2; s++ {
			for _, id := range k.State.Lists[int(z)*2+s] {
				if h := k.State.Cards[id].Host; k.Here(h) && slices.Contains(k.effects.work, h.ID) && k.Game.Base(k, h.ID, &k.effects.base) {
					k.own(h.ID).CopyFrom(&k.effects.base)
				}
			}
		}
	}
}

// held calls f for every ability of that kind that works now. What f is handed is good
// until it returns.
func (k *Board) held(kind ability.Kind, f func(id state.CardID, s *source)) {
	for _, id := range k.effects.work {
		c := &k.State.Cards[id]
		if k.edited(id) {
			k.heldBy(id, k.effects.cards[id], kind, f)
			continue
		}
		list := k.sides[c.Face-1][c.Side].sources
		for i := range list {
			if s := &list[i]; s.h.Kind == kind && k.Game.Works(k, s.a, id, c.At) {
				f(id, s)
			}
		}
	}
}

// heldBy is held for a card that is not just its print.
func (k *Board) heldBy(id state.CardID, ch *state.Chars, kind ability.Kind, f func(id state.CardID, s *source)) {
	if ch.Sorts&(1<<kind) == 0 {
		return
	}
	for i := range ch.Abilities {
		if ch.Abilities[i].Kind != kind {
			continue
		}
		if s, ok := k.source(ch.Abilities[i]); ok && k.Game.Works(k, s.a, id, k.State.Cards[id].At) {
			k.effects.looked = s
			f(id, &k.effects.looked)
		}
	}
}

// listStatics lists the static abilities that prints and bases have where they work.
func (k *Board) listStatics() {
	b := &k.effects
	b.statics = b.statics[:0]
	k.held(ability.Static, func(id state.CardID, s *source) { b.statics = append(b.statics, static{id, *s}) })
}

func (k *Board) listWatchers() {
	b := &k.effects
	b.watch, b.heard, b.states, b.lent = b.watch[:0], 0, false, false
	k.held(ability.Triggered, func(id state.CardID, s *source) {
		for i := range s.a.On {
			b.states = b.states || s.a.On[i].State != nil
		}
		b.heard |= s.heard
		b.lent = b.lent || s.h.Via != (state.Source{})
		b.watch = append(b.watch, Watcher{On: k.State.Ref(id), ID: s.h.ID, Ab: s.a, Via: s.h.Via, Heard: s.heard})
	})
}

// gather lists every stored effect, then every clause of a static ability whose
// condition holds. It says whether any of them is open: has a condition, or reads
// what it is on from the board.
func (k *Board) gather() (open bool) {
	b := &k.effects
	b.acts, b.sums, b.layers, b.mixed = b.acts[:0], b.sums[:0], 0, false
	ordered := false
	for i := range k.State.Mods {
		m := &k.State.Mods[i]
		if m.Sums() {
			b.sums = append(b.sums, int32(i))
			continue
		}
		c := k.Clause(m.Node)
		switch {
		case m.Until.Guarded(), !m.Fixed && !steady(c):
			open, b.reads = true, FactAll
		case !m.Fixed && WhatOf(c) != nil && WhatOf(c).Sel != nil:
			b.reads |= FactPlaces | k.readsClause(c)
		}
		if m.Until.Guarded() && !k.lasts(m) {
			continue
		}
		ordered = k.addMod(m, c) || ordered
	}
	if b.granted {
		k.held(ability.Static, func(id state.CardID, s *source) {
			open = open || s.open
			b.reads |= s.reads
			ordered = k.addStatic(id, s) || ordered
		})
	} else {
		for i := range b.statics {
			s := &b.statics[i]
			open = open || s.open
			b.reads |= s.reads
			ordered = k.addStatic(s.id, &s.source) || ordered
		}
	}
	if ordered { // something else changes numbers: the additions take their turn
		for _, i := range b.sums {
			k.addMod(&k.State.Mods[i], k.Clause(k.State.Mods[i].Node))
		}
		b.sums, b.mixed = b.sums[:0], true
	}
	return open
}

// addStatic lists the clauses of a static ability that hold, and says whether any must
// take its turn among the additions.
func (k *Board) addStatic(id state.CardID, s *source) (ordered bool) {
	c := &k.State.Cards[id]
	x := Text{B: k, By: c.Master, Src: state.Source{Card: k.State.Ref(id), Via: s.h.ID}, That: state.Nobody}
	if s.a.Gate != nil && !x.Holds(s.a.Gate) || s.a.If != nil && !x.Holds(s.a.If) {
		return false
	}
	for _, e := range s.a.Do {
		x.clauses(e, func(e ability.Effect) {
			ordered = k.act(Active{Clause: e, born: max(c.Entered, s.h.Since), Text: x, on: x.Src.Card}) || ordered
		})
	}
	return ordered
}

// addMod is addStatic for a stored effect.
func (k *Board) addMod(m *state.Mod, c ability.Effect) (ordered bool) {
	return k.act(Active{Clause: c, Mod: m, born: m.Born, Text: Text{B: k, By: m.By, Src: m.Src, Bound: m.Bound, That: state.Nobody}})
}

// act lists an effect that holds, and says whether it must take its turn among the
// additions.
func (k *Board) act(a Active) (ordered bool) {
	b := &k.effects
	a.layer = k.plain
	if a.Clause != nil {
		a.layer = k.Game.Layer(a.Clause)
	}
	if a.layer >= 0 {
		b.layers |= 1 << a.layer
	}
	plainly := commutes(a.Clause)
	if _, is := a.Clause.(*ability.Change); is && !plainly {
		b.mixed = true
	}
	b.acts = append(b.acts, a)
	return a.layer == k.plain && !plainly
}

// commutes says whether a change may be applied before or after additions with the
// same result: it adds a constant to whatever its numbers are.
func commutes(e ability.Effect) bool {
	c, ok := e.(*ability.Change)
	return ok && (c.Op == ability.Add || c.Op == ability.Sub) && c.N.Op == ability.Const && c.Floor == nil && len(c.Also) == 0 && (c.What.Sel == nil || filterReads(&c.What.Sel.Of)&^(fKinds|fNames|fTraits|fClasses|fAbilities) == 0)
}

// clauses descends into the conditions of a static ability's body.
func (x *Text) clauses(e ability.Effect, f func(ability.Effect)) {
	i, ok := e.(*ability.If)
	if !ok {
		f(e)
		return
	}
	branch := i.Else
	if x.Holds(&i.Cond) {
		branch = i.Then
	}
	for _, e := range branch {
		x.clauses(e, f)
	}
}

// lasts says whether a stored effect holds now.
func (k *Board) lasts(m *state.Mod) bool {
	t := timeOf(k.Clause(m.Node))
	switch m.Until.What {
	case ability.WhileThis:
		return k.Here(m.Src.Card)
	case ability.InNext:
		return k.InTime(m.Until, t)
	case ability.WhileCond:
	default:
		return true
	}
	x := Text{B: k, By: m.By, Src: m.Src, Bound: m.Bound}
	return t == nil || t.Cond == nil || x.Holds(t.Cond)
}

// InTime says whether the turn, and the phase, that an effect waits for is on.
func (k *Board) InTime(u state.Until, t *ability.Time) bool {
	return u.What != ability.InNext || k.Turn() == u.Of && k.State.Table[state.TableTurnNo] > u.Turn && (t.Phase == ability.NoPhase || t.Phase == k.State.Phase())
}

// timeOf returns the duration of a clause that has one.
func timeOf(e ability.Effect) *ability.Time {
	switch e := e.(type) {
	case *ability.Change:
		return &e.For
	case *ability.Give:
		return &e.For
	case *ability.Rule:
		return &e.For
	case *ability.Instead:
		return &e.For
	case *ability.CostChange:
		return &e.For
	case *ability.Later:
		return &e.For
	case *ability.Act:
		return &e.For
	}
	return nil
}

// Watchers lists the triggered abilities that work now, as the board was when it was
// last computed.
func (k *Board) Watchers() []Watcher { return k.effects.watch }

// Heard is the verbs of events that may set off any of them: bits as VerbsOf has them.
func (k *Board) Heard() uint64 { return k.effects.heard }

// WaitsForStates says whether any of them waits for a state.
func (k *Board) WaitsForStates() bool { return k.effects.states }

// Hold keeps the board as it is, whatever is written, until Release: while it is walked.
func (k *Board) Hold() { k.effects.busy = true }

// Release ends Hold.
func (k *Board) Release() { k.effects.busy = false }

// Forbids says whether anything at all may not happen.
func (k *Board) Forbids() bool {
	k.Settle()
	return k.effects.ruled[ability.Cannot] != 0
}
