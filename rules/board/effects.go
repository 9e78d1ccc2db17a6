package board

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// effects is the result of applying every continuous effect, kept until the next batch. Where
// the board is read for it, it is handed down; nothing but this is written.
type effects struct {
	cards   []*state.Chars // by CardID; nil: the print
	helds   []state.Held   // abilities that effects gave
	statics []static       // that work, before effects give or take any
	former  []static       // memory for those before
	asked   static         // memory for one that effects have given
	granted bool           // effects gave or took abilities
	lentNow bool           // a static ability was lent since the effects were gathered
	late    []Active       // effects of lent abilities that have been applied
	bars    []bar          // what effects do not do to cards
	lentTo  []state.CardID // cards that may have abilities to use which their print has not
	lentWas []state.CardID // memory for those before
	mixed   bool           // something else than additions changes numbers
	adjusts bool           // something changes numbers of players
	stored  bool           // some of acts are stored in the state
	edits   []state.CardID // whose entry is not nil
	acted   []state.CardID // those of them that something else than an addition is on
	store   []*state.Chars // spare Chars to hand out
	used    int
	rules   []Active  // prohibitions, requirements, permissions, replacements, cost changes
	instead uint64    // verbs of events that some of them replace: VerbsOf
	bears   uint64    // and of those that some of them replace or prohibit
	ruled   [8]uint64 // verbs of the others, by mode, a bit each
	costs   bool      // some of them change costs
	watch   []Watcher
	busy    bool
	lent    bool     // some watchers were given by effects
	heard   uint64   // verbs of events that some watcher may be set off by: VerbsOf
	states  bool     // some watchers wait for a state
	reads   Facts    // what was read to compute it
	does    Facts    // and of that, what matters though the same effects hold
	judges  uint32   // what of cards is read to know which effects hold: fKinds and so on
	sums    []int32  // fixed additions, by index into State.Mods: their order means nothing
	acts    []Active // every continuous effect that holds
	doze    []Active // those that do not hold as the board is, and may when others are applied
	dozing  uint64   // the layers in which they would apply, a bit each
	written uint32   // which fields of cards have been written
	base    state.Chars
	looked  source  // what held hands out
	layer   []int32 // of the layer being applied, by index into acts
	again   bool    // all is applied once more, by what is known of the numbers
	aims    []aim   // whom effects were on by numbers of a later layer
	at      int8    // the layer that has been applied last; -1: none
	layers  uint64  // that any of acts applies in, a bit each

	computed int // how often that was done since the board began
}

// Active is one continuous effect that holds now.
type Active struct {
	Clause ability.Effect // nil: a rule's Mod
	Mod    *state.Mod     // nil: from a static ability
	Text   Text
	layer  int8
	born   state.Stamp
	on     state.Ref    // static ability: the card it is on
	via    state.Source // what lent it that card; zero: nothing did
	of     *ability.Ability
	judges uint32 // what of cards is read to know whether it holds: fKinds and so on
	dozes  bool   // it does not as the board was when that was asked
}

// own returns the Chars of a card to edit, made from its print the first time.
func (fx *effects) own(b *Board, id state.CardID) *state.Chars {
	for int(id) >= len(fx.cards) {
		fx.cards = append(fx.cards, nil)
	}
	if fx.cards[id] == nil {
		if fx.used == len(fx.store) {
			fx.store = append(fx.store, new(state.Chars))
		}
		p := fx.store[fx.used]
		fx.used++
		b.forget(id)
		c := &b.State.Cards[id]
		p.CopyFrom(b.Book.Printed(c.Face, c.Side))
		fx.cards[id] = p
		fx.edits = append(fx.edits, id)
	}
	return fx.cards[id]
}

// compute applies every continuous effect in the order of the game's layers, then
// dependency, then time. Where the same effects hold as before and do the same, nothing is
// applied anew; where other texts work, it lists who watches. [SVE 10.9.1, FF-TCG 11.12.4]
func (fx *effects) compute(b *Board) {
	fx.busy, b.due = true, false
	fx.computed++
	b.age++
	written, peek := b.Since(keptBoard), b.peek
	stale := written & fx.reads
	lookThrough(b, state.NoEyes)
	switch {
	case stale == FactTexts && !fx.granted:
		fx.listWatchers(b)
		b.keepBut(keptBoard, ^FactTexts)
	case stale&fx.does == 0 && !fx.granted && fx.holdsAsBefore(b, written):
		if stale&FactTexts != 0 {
			fx.listWatchers(b)
		}
		b.Keep(keptBoard)
	default:
		fx.apply(b, fx.granted || stale&(FactTexts|FactStatics|FactBases) != 0)
	}
	b.peek, fx.busy = peek, false
	settle(b)
}

// apply computes the board; sources says whether other static and triggered abilities
// may work than before.
func (fx *effects) apply(b *Board, sources bool) {
	b.Counts.Boards++
	fx.reads, fx.does = boardFacts, alwaysDo
	fx.lentWas, fx.lentTo = fx.lentTo, fx.lentWas
	fx.begin(b)
	if sources {
		fx.listBoth(b)
	}
	fx.anew()
	for i := range fx.statics {
		fx.statics[i].pin = false
	}
	fx.at, fx.again, fx.aims = -1, false, fx.aims[:0]
	fx.gather(b)
	fx.inLayers(b)
	turned := fx.turned(b)
	if fx.again = fx.reaimed(b) || turned; fx.again { // what holds by the numbers as they have come to be
		fx.begin(b)
		fx.anew()
		fx.gather(b)
		fx.inLayers(b)
	}
	for _, id := range fx.edits {
		b.Game.Bound(fx.cards[id])
	}
	fx.listRules()
	if fx.granted { // abilities have come or gone
		fx.listWatchers(b)
	}
	if !slices.Equal(fx.lentTo, fx.lentWas) {
		askAnew(b, fx.lentWas)
		askAnew(b, fx.lentTo)
	}
	b.Wrote(FactCards)
	b.Keep(keptBoard)
}

// begin leaves the cards as they are without any effect.
func (fx *effects) begin(b *Board) {
	for _, id := range fx.edits {
		fx.cards[id] = nil
		b.forget(id)
	}
	fx.edits, fx.acted, fx.helds = fx.edits[:0], fx.acted[:0], fx.helds[:0]
	fx.used, fx.rules = 0, fx.rules[:0]
	fx.lentTo = fx.lentTo[:0]
	fx.bases(b)
}

// anew forgets what effects did.
func (fx *effects) anew() {
	fx.granted, fx.lentNow, fx.late, fx.bars = false, false, fx.late[:0], fx.bars[:0]
	fx.judges, fx.written = 0, 0
}

// inLayers applies what was gathered, layer by layer.
func (fx *effects) inLayers(b *Board) {
	for l := int8(0); l < b.layers; l++ {
		fx.at = l
		wrote := uint32(0)
		if l == b.plain {
			wrote = fx.applySums(b)
		}
		if fx.layers>>l&1 != 0 || wrote != 0 && fx.dozing>>l&1 != 0 {
			wrote |= fx.applyLayer(b, l, false, wrote)
		}
		fx.written |= wrote
		if wrote&fx.judges != 0 || fx.granted && wrote != 0 && (wrote&fAbilities != 0 || fx.judges != 0) || fx.lentNow {
			fx.gather(b) // conditions may hold or not, or abilities have come or gone
			fx.applyLate(b, l)
		}
	}
}

// listRules lists the effects on what may happen.
func (fx *effects) listRules() {
	fx.instead, fx.bears, fx.costs, fx.ruled = 0, 0, false, [8]uint64{}
	for i := range fx.acts {
		a := &fx.acts[i]
		if a.layer >= 0 {
			continue
		}
		fx.rules = append(fx.rules, *a)
		switch c := a.Clause.(type) {
		case *ability.Instead:
			fx.instead |= hears(c.Of.Verb)
		case *ability.CostChange:
			fx.costs = true
		case *ability.Rule:
			fx.ruled[c.Mode] |= 1 << c.Verb
			if c.Mode == ability.Cannot {
				fx.bears |= hears(c.Verb)
			}
		}
	}
	fx.bears |= fx.instead
}

// Summed says that stored additions to numbers of certain objects have changed, and
// nothing else. Where nothing but additions changes numbers, and no text reads them, only
// those objects are computed.
func (b *Board) Summed(on []state.Ref) {
	fx := &b.effects
	if fx.busy || !b.settled || fx.mixed || fx.reads&FactSums != 0 || slices.ContainsFunc(on, func(r state.Ref) bool { return slices.Contains(fx.acted, r.ID) }) {
		b.Wrote(FactEffects)
		return
	}
	fx.sums = fx.sums[:0]
	for i := range b.State.Mods {
		if b.State.Mods[i].Sums() {
			fx.sums = append(fx.sums, int32(i))
		}
	}
	for _, r := range on {
		if b.Here(r) && b.Readable(b.State.Card(r)) {
			b.effects.sum(b, r)
		}
	}
	was, f := b.Since(keptBoard), FactEffects
	if len(on) > 0 {
		f |= FactSums | FactCards
	}
	b.Wrote(f)
	b.keepBut(keptBoard, was)
	settle(b)
}

// Ended says that stored effects which were on these, or on nothing any more, are stored no
// more. Where all that are stored are additions, it is as if those had changed.
func (b *Board) Ended(on []state.Ref) {
	if b.effects.stored {
		b.Wrote(FactEffects)
		return
	}
	b.Summed(on)
}

// sum computes one card on which there is nothing but additions, or nothing any more.
func (fx *effects) sum(b *Board, r state.Ref) {
	c, ch := b.State.Card(r), fx.own(b, r.ID)
	other := b.Game.Base(b, r.ID, ch)
	if !other {
		ch.CopyFrom(b.Book.Printed(c.Face, c.Side))
	}
	for _, i := range fx.sums {
		if m := &b.State.Mods[i]; slices.Contains(m.On, r) && !b.Game.Immune(b, m.By, m.Src, r.ID) {
			fx.alter(ch, r.ID, m.By, m.Stat, m.Op, m.N, nil)
			other = true
		}
	}
	if b.Game.Bound(ch); !other {
		fx.disown(b, r.ID)
	}
}

// disown says that a card is just its print again.
func (fx *effects) disown(b *Board, id state.CardID) {
	fx.computed++
	fx.cards[id] = nil
	fx.edits = slices.DeleteFunc(fx.edits, func(e state.CardID) bool { return e == id })
	b.forget(id)
}

// source is a static or triggered ability that a card has, and what linking has found
// out about it.
type source struct {
	h     state.Held
	a     *ability.Ability
	in    Facts  // of a print's own: the zones in which it may work
	heard uint64 // triggered: verbs of events that may set it off: VerbsOf
	stated
}

// source looks up what linking has found out about an ability; false: nothing works by
// it as it stands, since it is neither, or is carried out by hand, or is printed and basic: then the print is
// what it says. One that was given defines nothing, and works like any other. [Divine Cross 805.1, 809.1a]
func (r *Book) source(h state.Held) (s source, ok bool) {
	a := r.Ability(h.ID)
	switch {
	case h.Kind == ability.Static && h.Via == (state.Source{}) && r.Game.Basic(a):
		return source{}, false
	case h.Kind == ability.Static && a.Hand == ability.Auto:
		return source{h: h, a: a, stated: r.statics[a]}, true
	case h.Kind == ability.Triggered && a.Hand <= ability.HandCost:
		return source{h: h, a: a, heard: hearing(a)}, true
	}
	return source{}, false
}

// Works says whether the text of an ability of a card lying at p works.
func (b *Board) Works(a *ability.Ability, id state.CardID, p state.Place) bool {
	return b.Game.WorksIn(a, &b.Zones[p.Zone]) && b.Game.Works(b, a, id, p)
}

// works is Works of what linking knows.
func (b *Board) works(s *source, id state.CardID, p state.Place) bool {
	return s.in&FactIn(p.Zone) != 0 && b.Game.Works(b, s.a, id, p)
}

// means is what has been written when the text comes or goes.
func (s *source) means() Facts {
	if s.h.Kind == ability.Static {
		return FactTexts | FactStatics
	}
	return FactTexts
}

// worksAt says whether a card can be read and may have a text that works by itself in a zone.
func worksAt(b *Board, id state.CardID, z state.Zone) bool {
	c := &b.State.Cards[id]
	return b.Readable(c) && (b.wideZones[z] || b.sides[c.Face-1][c.Side].worksIn&FactIn(z) != 0)
}

// bases overlays the cards whose base is not their print: where they lie they are
// something else, or something that is linked to them lies where bases lie.
func (fx *effects) bases(b *Board) {
	for _, z := range b.recasts {
		for s := 0; s < 2; s++ {
			for _, id := range b.State.Lists[int(z)*2+s] {
				if b.Readable(&b.State.Cards[id]) && b.Game.Base(b, id, &fx.base) {
					fx.own(b, id).CopyFrom(&fx.base)
					fx.lentTo = append(fx.lentTo, id)
				}
			}
		}
	}
	for _, z := range b.baseZones {
		for s := 0; s < 2; s++ {
			for _, id := range b.State.Lists[int(z)*2+s] {
				if h := b.State.Cards[id].Host; b.Here(h) && b.atWork(h.ID) && b.Game.Base(b, h.ID, &fx.base) {
					fx.own(b, h.ID).CopyFrom(&fx.base)
					fx.lentTo = append(fx.lentTo, h.ID)
				}
			}
		}
	}
}

// atWork says whether a card lies readable where texts may work.
func (g *Ground) atWork(id state.CardID) bool {
	c := &g.State.Cards[id]
	return (g.Zones[c.At.Zone].Texts || g.elsewhere[c.At.Zone]) && g.Readable(c)
}

// held calls f for every ability of these kinds, a bit each, that works now. What f is
// handed is good until it returns.
func (fx *effects) held(b *Board, kinds uint8, f func(id state.CardID, s *source)) {
	for _, z := range b.workplaces {
		for i := int(z) * 2; i <= int(z)*2+1; i++ {
			if !b.workers[i].known {
				find(b, &b.workers, i, worksAt)
			}
			for _, id := range b.workers[i].cards {
				if fx.edited(id) {
					fx.heldBy(b, id, fx.cards[id], kinds, f)
					continue
				}
				c := &b.State.Cards[id]
				list := b.sides[c.Face-1][c.Side].sources
				for j := range list {
					if s := &list[j]; kinds>>s.h.Kind&1 != 0 && b.works(s, id, c.At) {
						f(id, s)
					}
				}
			}
		}
	}
	if fx.granted {
		for _, id := range fx.edits { // to whom the abilities are all lent
			if z := b.State.Cards[id].At.Zone; b.elsewhere[z] && !worksAt(b, id, z) && b.Readable(&b.State.Cards[id]) {
				fx.heldBy(b, id, fx.cards[id], kinds, f)
			}
		}
	}
}

// heldBy is held for a card that is not just its print.
func (fx *effects) heldBy(b *Board, id state.CardID, ch *state.Chars, kinds uint8, f func(id state.CardID, s *source)) {
	if ch.Sorts&kinds == 0 {
		return
	}
	for i := range ch.Abilities {
		if kinds>>ch.Abilities[i].Kind&1 == 0 {
			continue
		}
		if s, ok := b.source(ch.Abilities[i]); ok && b.Works(s.a, id, b.State.Cards[id].At) {
			fx.looked = s
			f(id, &fx.looked)
		}
	}
}

// gather lists every stored effect, then every clause of a static ability whose
// condition holds.
func (fx *effects) gather(b *Board) {
	fx.doze, fx.dozing = fx.doze[:0], 0
	fx.acts, fx.sums, fx.layers, fx.mixed, fx.stored, fx.adjusts = fx.acts[:0], fx.sums[:0], 0, false, false, false
	ordered := false
	for i := range b.State.Mods {
		m := &b.State.Mods[i]
		if m.Sums() {
			fx.sums = append(fx.sums, int32(i))
			continue
		}
		c := b.Clause(m.Node)
		if _, moved := c.(*ability.Move); moved {
			continue // where it is says the state itself
		}
		switch {
		case m.Until.Guarded():
			fx.judges, fx.reads, fx.does = fAll, FactAll, FactAll
		case !m.Fixed && !steady(c):
			fx.reads, fx.does = FactAll, FactAll
		case !m.Fixed && WhatOf(c) != nil && WhatOf(c).Sel != nil:
			f := FactPlaces | b.readsClause(c)
			fx.reads, fx.does = fx.reads|f, fx.does|f
		}
		if m.Until.Guarded() && !b.Lasts(m) {
			ordered = fx.nod(b, fx.guarded(b, m, c)) || ordered
			continue
		}
		ordered = fx.addMod(b, m, c) || ordered
	}
	if fx.granted {
		fx.held(b, 1<<ability.Static, func(id state.CardID, s *source) {
			ordered = fx.addStatic(b, fx.staticOf(b, id, s)) || ordered
		})
	} else {
		for i := range fx.statics {
			ordered = fx.addStatic(b, &fx.statics[i]) || ordered
		}
	}
	if ordered { // something else changes numbers: the additions take their turn
		for _, i := range fx.sums {
			fx.addMod(b, &b.State.Mods[i], b.Clause(b.State.Mods[i].Node))
		}
		fx.sums, fx.mixed = fx.sums[:0], true
	}
}

// addMod is addStatic for a stored effect.
func (fx *effects) addMod(b *Board, m *state.Mod, c ability.Effect) (ordered bool) {
	fx.stored = true
	return fx.act(b, fx.guarded(b, m, c))
}

// guarded is a stored effect, and what is read to know whether it lasts.
func (fx *effects) guarded(b *Board, m *state.Mod, c ability.Effect) Active {
	a := Active{Clause: c, Mod: m, born: m.Born, Text: Text{B: b, By: m.By, Src: m.Src, Bound: m.Bound, That: state.Nobody}}
	if t := ability.TimeOf(c); m.Until.What == ability.WhileCond && t != nil {
		a.judges = b.Book.condJudges(t.Cond)
	}
	return a
}

// act lists an effect that holds, and says whether it must take its turn among the
// additions.
func (fx *effects) act(b *Board, a Active) (ordered bool) {
	a.layer = b.plain
	if a.Clause != nil {
		a.layer = b.Game.Layer(a.Clause)
	}
	if a.layer >= 0 {
		fx.layers |= 1 << a.layer
	}
	plainly := commutes(a.Clause)
	if c, is := a.Clause.(*ability.Change); is {
		fx.mixed, fx.adjusts = fx.mixed || !plainly, fx.adjusts || c.Stat > ability.CardStats
	}
	fx.acts = append(fx.acts, a)
	return a.layer == b.plain && !plainly
}

// commutes says whether a change may be applied before or after additions with the
// same result: it adds a constant to whatever its numbers are.
func commutes(e ability.Effect) bool {
	c, ok := e.(*ability.Change)
	if !ok || c.Op != ability.Add && c.Op != ability.Sub || c.N.Op != ability.Const || c.Floor != nil || len(c.Also) > 0 {
		return false
	}
	if c.What.Sel == nil {
		return true
	}
	for f := range c.What.Sel.Filters {
		if filterReads(f)&^(fKinds|fNames|fTraits|fClasses|fAbilities) != 0 {
			return false
		}
	}
	return true
}

// clauses descends into the conditions of a static ability's body. path is which way it has
// gone at each of them, a bit each behind the bits of was.
func (x *Text) clauses(e ability.Effect, was uint64, f func(ability.Effect)) (path uint64) {
	i, ok := e.(*ability.If)
	if !ok {
		f(e)
		return was
	}
	branch, path := i.Else, was<<1
	if x.Holds(&i.Cond) {
		branch, path = i.Then, path|1
	}
	for _, e := range branch {
		path = x.clauses(e, path, f)
	}
	return path
}

// Lasts says whether a stored effect holds now.
func (b *Board) Lasts(m *state.Mod) bool {
	t := ability.TimeOf(b.Clause(m.Node))
	switch m.Until.What {
	case ability.WhileThis:
		return b.Here(m.Src.Card)
	case ability.InNext:
		return b.InTime(m.Until, t)
	case ability.WhileCond:
	default:
		return true
	}
	x := Text{B: b, By: m.By, Src: m.Src, Bound: m.Bound, That: state.Nobody, present: true}
	return t == nil || t.Cond == nil || x.Holds(t.Cond)
}

// InTime says whether the turn, and the phase, that an effect waits for is on.
func (b *Board) InTime(u state.Until, t *ability.Time) bool {
	return u.What != ability.InNext || b.Turn() == u.Of && b.State.Table[state.TableTurnNo] > u.Turn && (t.Phase == ability.NoPhase || t.Phase == b.State.Phase())
}

// Hold keeps the board as it is, whatever is written, until Release: while it is walked.
func (b *Board) Hold() { b.effects.busy, b.due = true, false }

// Release ends Hold.
func (b *Board) Release() { b.effects.busy, b.due = false, !b.settled }

// Bears says whether any effect might replace, or prohibit, an event of these verbs: bits as
// VerbsOf has them.
func (b *Board) Bears(verbs uint64) bool {
	b.Settle()
	return b.effects.bears&verbs != 0
}
