package rules

import "gotaku/rules/ability"

// board is the result of applying every continuous effect, kept until the next batch.
type board struct {
	cards   []*Chars // by CardID; nil: the print
	helds   []Held   // abilities that effects gave
	statics []static // that work, before effects give or take any
	granted bool     // effects gave or took abilities
	edits   []CardID // whose entry is not nil
	store   []*Chars // spare Chars to hand out
	used    int
	rules   []active  // prohibitions, requirements, permissions, replacements, cost changes
	instead bool      // some of them are replacements
	ruled   [8]uint64 // verbs of the others, by mode, a bit each
	costs   bool      // some of them change costs
	watch   []watcher
	busy    bool
	heard   uint64   // verbs of events that some watcher may be set off by, a bit each; those from 64 on always are
	states  bool     // some watchers wait for a state
	reads   Facts    // what was read to compute it
	open    bool     // some effect depends on more than moves, numbers and counters: see isLoud
	sums    []int32  // fixed additions, by index into State.Mods: their order means nothing
	work    []CardID // readable cards whose texts may work
	acts    []active // every continuous effect that holds
	base    Chars
	layer   []int32 // of the layer being applied, by index into acts
}

// active is one continuous effect that holds now.
type active struct {
	clause ability.Effect // nil: a rule's Mod
	mod    *Mod           // nil: from a static ability
	ctx    ctx
	layer  int8
	born   Stamp
	on     Ref // static ability: the card it is on
}

// watcher is a triggered ability that works now.
type watcher struct {
	on  Ref
	id  AbilityID
	ab  *ability.Ability
	via Source
}

// own returns the Chars of a card to edit, made from its print the first time.
func (k *Kernel) own(id CardID) *Chars {
	b := &k.board
	for int(id) >= len(b.cards) {
		b.cards = append(b.cards, nil)
	}
	if b.cards[id] == nil {
		if b.used == len(b.store) {
			b.store = append(b.store, new(Chars))
		}
		p := b.store[b.used]
		b.used++
		c := &k.State.Cards[id]
		p.CopyFrom(k.Rules.Printed(c.Face, c.Side))
		b.cards[id] = p
		b.edits = append(b.edits, id)
	}
	return b.cards[id]
}

// compute applies every continuous effect in the order of the game's layers, then
// dependency, then time. [SVE 10.9.1, FF-TCG 11.12.4]
func (k *Kernel) compute() {
	b := &k.board
	k.Counts.Boards++
	b.busy = true
	b.reads, k.stale[keptBoard] = boardFacts, 0
	peek := k.peek
	k.peek = NoEyes
	for _, id := range b.edits {
		b.cards[id] = nil
	}
	b.edits, b.helds = b.edits[:0], b.helds[:0]
	b.used, b.rules = 0, b.rules[:0]
	listed := !b.granted && k.stale[keptSources]&sourceFacts == 0
	if !listed {
		k.findWork()
	}
	k.bases()
	if !listed {
		k.listSources()
	}
	b.granted = false
	layers := k.Game.Layers()
	b.open = k.gather()
	at := k.Game.Layer(plain)
	for l := int8(0); l < layers; l++ {
		done := false
		if l == at {
			done = len(b.sums) > 0
			k.applySums()
		}
		if (k.applyLayer(l) || done) && (l == 0 || b.open) {
			b.open = k.gather() || b.open // abilities have changed, or conditions may have
		}
	}
	for _, id := range b.edits {
		k.Game.Bound(b.cards[id])
	}
	b.instead, b.costs, b.ruled = false, false, [8]uint64{}
	for i := range b.acts {
		a := &b.acts[i]
		if a.layer >= 0 {
			continue
		}
		b.rules = append(b.rules, *a)
		switch c := a.clause.(type) {
		case *ability.Instead:
			b.instead = true
		case *ability.CostChange:
			b.costs = true
		case *ability.Rule:
			b.ruled[c.Mode] |= 1 << c.Verb
		}
	}
	if b.granted { // abilities have come or gone
		k.listWatchers()
	}
	k.peek = peek
	b.busy = false
	k.Wrote(FactCards)
}

// listSources lists the abilities that prints and bases have where they work.
func (k *Kernel) listSources() {
	b := &k.board
	k.stale[keptSources] = 0
	b.statics = b.statics[:0]
	k.held(ability.Static, func(id CardID, c *Card, h Held, a *ability.Ability) {
		b.statics = append(b.statics, static{id, h, a, k.open[a], k.reads[a]})
	})
	k.listWatchers()
}

func (k *Kernel) listWatchers() {
	b := &k.board
	b.watch, b.heard, b.states = b.watch[:0], 0, false
	k.held(ability.Triggered, func(id CardID, _ *Card, h Held, a *ability.Ability) {
		for i := range a.On {
			b.heard |= hears(a.On[i].Verb)
			b.states = b.states || a.On[i].State != nil
		}
		b.watch = append(b.watch, watcher{on: k.State.Ref(id), id: h.ID, ab: a, via: h.Via})
	})
}

// static is a static ability that works now.
type static struct {
	id    CardID
	h     Held
	a     *ability.Ability
	open  bool
	reads Facts
}

// findWork lists every readable card in a zone where texts work.
func (k *Kernel) findWork() {
	b := &k.board
	b.work = b.work[:0]
	for _, z := range k.workplaces {
		for s := 0; s < 2; s++ {
			for _, id := range k.State.Lists[int(z)*2+s] {
				if c := &k.State.Cards[id]; k.readable(c) {
					b.work = append(b.work, id)
				}
			}
		}
	}
}

// bases overlays the cards whose base is not their print.
func (k *Kernel) bases() {
	for _, id := range k.board.work {
		if k.Game.Base(k, id, &k.board.base) {
			k.own(id).CopyFrom(&k.board.base)
		}
	}
}

// held calls f for every ability of that kind that works now.
func (k *Kernel) held(kind ability.Kind, f func(id CardID, c *Card, h Held, a *ability.Ability)) {
	b := &k.board
	for _, id := range b.work {
		c := &k.State.Cards[id]
		var ch *Chars
		if int(id) < len(b.cards) {
			ch = b.cards[id]
		}
		if ch == nil {
			ch = &k.sides[c.Face-1][c.Side].chars
		}
		if ch.Sorts&(1<<kind) == 0 {
			continue
		}
		for i := range ch.Abilities {
			h := &ch.Abilities[i]
			if h.Kind != kind {
				continue
			}
			if a := k.Ability(h.ID); (a.Hand == ability.Auto || kind == ability.Triggered && a.Hand <= ability.HandCost) && k.Game.Works(k, a, id, c.At) {
				f(id, c, *h, a)
			}
		}
	}
}

// gather lists every stored effect, then every clause of a static ability whose
// condition holds. It says whether any of them is open: has a condition, or reads
// what it is on from the board.
func (k *Kernel) gather() (open bool) {
	b := &k.board
	b.acts, b.sums = b.acts[:0], b.sums[:0]
	ordered, at := false, k.Game.Layer(plain)
	for i := range k.State.Mods {
		m := &k.State.Mods[i]
		if m.Sums() {
			b.sums = append(b.sums, int32(i))
			continue
		}
		if !m.Fixed && !steady(k.Clause(m.Node)) {
			open, b.reads = true, FactAll
		}
		if m.Until.Guarded() {
			open, b.reads = true, FactAll
			if !k.lasts(m) {
				continue
			}
		}
		ordered = k.addMod(m) == at && !commutes(k.Clause(m.Node)) || ordered
	}
	each := func(id CardID, c *Card, h *Held, a *ability.Ability) {
		x := ctx{k: k, by: c.Master, src: Source{Card: k.State.Ref(id), Via: h.ID}, that: Nobody}
		if a.Gate != nil && !x.cond(a.Gate) || a.If != nil && !x.cond(a.If) {
			return
		}
		for _, e := range a.Do {
			x.clauses(e, func(e ability.Effect) {
				l := k.Game.Layer(e)
				ordered = ordered || l == at && !commutes(e)
				b.acts = append(b.acts, active{clause: e, layer: l, born: max(c.Entered, h.Since), ctx: x, on: x.src.Card})
			})
		}
	}
	if b.granted {
		k.held(ability.Static, func(id CardID, c *Card, h Held, a *ability.Ability) {
			open = open || k.open[a]
			b.reads |= k.reads[a]
			each(id, c, &h, a)
		})
	} else {
		for i := range b.statics {
			s := &b.statics[i]
			open = open || s.open
			b.reads |= s.reads
			each(s.id, &k.State.Cards[s.id], &s.h, s.a)
		}
	}
	if ordered { // something else changes numbers: the additions take their turn
		for _, i := range b.sums {
			k.addMod(&k.State.Mods[i])
		}
		b.sums = b.sums[:0]
	}
	return open
}

// commutes says whether a change may be applied before or after additions with the
// same result: it adds a constant to whatever its numbers are.
func commutes(e ability.Effect) bool {
	c, ok := e.(*ability.Change)
	return ok && (c.Op == ability.Add || c.Op == ability.Sub) && c.N.Op == ability.Const && c.Floor == nil && len(c.Also) == 0 && (c.What.Sel == nil || filterReads(&c.What.Sel.Of)&^(fKinds|fNames|fTraits|fClasses|fAbilities) == 0)
}

// addMod lists a stored effect and says in which layer it applies.
func (k *Kernel) addMod(m *Mod) int8 {
	c, l := k.Clause(m.Node), int8(0)
	if c == nil {
		l = k.Game.Layer(plain)
	} else {
		l = k.Game.Layer(c)
	}
	k.board.acts = append(k.board.acts, active{clause: c, mod: m, layer: l, born: m.Born, ctx: ctx{k: k, by: m.By, src: m.Src, bound: m.Bound, that: Nobody}})
	return l
}

// clauses descends into the conditions of a static ability's body.
func (x *ctx) clauses(e ability.Effect, f func(ability.Effect)) {
	i, ok := e.(*ability.If)
	if !ok {
		f(e)
		return
	}
	branch := i.Else
	if x.cond(&i.Cond) {
		branch = i.Then
	}
	for _, e := range branch {
		x.clauses(e, f)
	}
}

// lasts says whether a stored effect holds now.
func (k *Kernel) lasts(m *Mod) bool {
	t := timeOf(k.Clause(m.Node))
	switch m.Until.What {
	case ability.WhileThis:
		return k.Here(m.Src.Card)
	case ability.InNext:
		return k.inTime(m.Until, t)
	case ability.WhileCond:
	default:
		return true
	}
	x := ctx{k: k, by: m.By, src: m.Src, bound: m.Bound}
	return t == nil || t.Cond == nil || x.cond(t.Cond)
}

// inTime says whether the turn, and the phase, that an effect waits for is on.
func (k *Kernel) inTime(u Until, t *ability.Time) bool {
	return u.What != ability.InNext || k.Turn() == u.Of && k.State.Table[TableTurnNo] > u.Turn && (t.Phase == ability.NoPhase || t.Phase == k.State.Phase())
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
