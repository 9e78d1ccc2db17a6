package board

import (
	"math/bits"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Facts are kinds of things that a state says, a bit each. What a game reads again and
// again (what cards are, which of their abilities work, whether a rule process is due) is
// kept together with the facts it was read from. Whatever writes the state says which
// facts it wrote, and only what had read one of them is read anew. What nobody has
// sorted reads FactAll, or writes it: that is slow, and right.
type Facts uint64

// The lowest bits are what lies in a zone, a bit each; the others are not tied to a place.
const (
	FactTurn     Facts = 1 << (mostZones + iota) // whose turn it is, its number, and which turns are to come
	FactHistory                                  // what has happened this turn
	FactNumbers                                  // of players
	FactCounters                                 // on objects
	FactRest                                     // what stands and what rests
	FactDamage                                   // marked on objects
	FactMarks                                    // flags, masters, the side that is up
	FactBattles                                  // who attacks, and what
	FactLinks                                    // what is linked to what
	FactSeen                                     // who knows which face, what lies open or face down
	FactTallies                                  // counts
	FactLatches                                  // those since the last rule process
	FactEffects                                  // stored effects
	FactStack                                    // what is being played
	FactWaiting                                  // what waits to be played, also for a later moment
	FactTexts                                    // a text that works came or went
	FactStatics                                  // one that says what cards are
	FactBases                                    // what a card is based on, or where one lies that effects are on
	FactSums                                     // numbers of cards, by stored additions alone
	FactCards                                    // what cards are, every effect on them applied
	FactTable                                    // the game's own slots of Table
	FactPhase                                    // which phase of the turn it is

	FactPlaces Facts = 1<<mostZones - 1 // what lies where
	FactAll    Facts = 1<<64 - 1
)

// mostZones is how many zones a game may have.
const mostZones = 40

// FactIn is the fact of what lies in a zone.
func FactIn(z state.Zone) Facts {
	if z < 0 || z >= mostZones {
		return 0
	}
	return 1 << z
}

// boardFacts are what every board reads; each reads more by the texts that work on it.
const boardFacts = FactTexts | FactStatics | alwaysDo

// alwaysDo are those of which every board is computed anew: of the others it is first asked
// whether the same effects hold as before.
const alwaysDo = FactBases | FactEffects

// Wrote says that the state has been written by hand: the named changes below and every
// event say it themselves.
func (b *Board) Wrote(f Facts) { b.WroteBatch(f, f) }

// WroteBatch is Wrote of a batch of events, of which moves wrote as TakenOut and PutIn have
// told, and the others others.
func (b *Board) WroteBatch(all, others Facts) {
	b.note(all)
	if all&(FactPlaces|FactSeen|FactMarks|FactCards|b.effects.reads) != 0 {
		b.age++
	}
	if all&b.effects.reads != 0 {
		b.settled, b.due, b.read = false, !b.effects.busy, nil
	}
	if all == FactAll {
		b.cards.all = true
		for e := range b.looked {
			clear(b.looked[e])
		}
	}
	for in := uint64(others & b.zones); in != 0; in &= in - 1 {
		b.stir(state.Zone(bits.TrailingZeros64(in)))
	}
}

// Elsewhere says that a card lies elsewhere while the batch that moves it goes on.
func (b *Board) Elsewhere(id state.CardID) {
	b.age++
	b.cards.note(id)
	b.forget(id)
}

// Learned says that a card where it lies has another face, or may be known to others.
func (b *Board) Learned(id state.CardID) {
	b.forget(id)
	b.cards.note(id)
	at := b.State.Cards[id].At
	i := listOf(at)
	b.still[i] = false
	b.holders[i].is(id, holds(b, id, at.Zone))
	b.workers[i].is(id, worksAt(b, id, at.Zone))
}

// Redealt says that cards where they lie have other faces: what is kept of those places is
// found anew when it is asked for.
func Redealt(b *Board, ids []state.CardID) {
	for _, id := range ids {
		b.forget(id)
		b.cards.note(id)
		i := listOf(b.State.Cards[id].At)
		b.holders[i].known, b.workers[i].known, b.still[i] = false, false, false
	}
}

// What texts read, found once when a pool is linked with a game.

func (r *Book) readsCond(c *ability.Cond) Facts {
	if c == nil {
		return 0
	}
	switch c.Op {
	case ability.Compare:
		f := r.readsAmount(&c.L) | r.readsAmount(&c.R)
		if c.Word != "" { // what counts may be said by a text
			f |= FactTexts | FactStatics
		}
		return f
	case ability.And, ability.Or, ability.Not:
		f := Facts(0)
		for i := range c.Args {
			f |= r.readsCond(&c.Args[i])
		}
		return f
	case ability.Is:
		return r.readsRef(c.Ref) | r.readsFilter(c.Of)
	case ability.TurnOf:
		f := FactTurn | r.readsRef(c.Who.Of)
		if c.Phase != ability.NoPhase {
			f |= FactPhase
		}
		return f
	case ability.BattleOn:
		return FactBattles
	case ability.Did:
		return r.readsRef(c.Ref) | FactMarks
	case ability.First, ability.Deck_:
		return 0
	}
	return FactAll
}

func (r *Book) readsAmount(a *ability.Amount) Facts {
	if a == nil {
		return 0
	}
	f := Facts(0)
	for i := range a.Args {
		f |= r.readsAmount(&a.Args[i])
	}
	switch a.Op {
	case ability.Const, ability.X, ability.Sum, ability.Mul, ability.Half, ability.Minus, ability.Min, ability.Max, ability.Inf, ability.Div:
		return f
	case ability.CountOf, ability.Kinds_, ability.Alike:
		return f | r.readsFilter(a.Of)
	case ability.SumOf:
		return f | r.readsFilter(a.Of) | r.readsRef(a.Ref) | FactDamage | FactSums
	case ability.StatOf:
		if a.Stat > ability.CardStats {
			return f | r.Game.Counted(a.Stat) | r.readsRef(a.Who.Of)
		}
		return f | r.readsFilter(a.Of) | r.readsRef(a.Ref) | FactDamage | FactSums
	case ability.CounterOn:
		return f | FactCounters | FactDamage | r.readsRef(a.Ref)
	}
	return FactAll
}

func (r *Book) readsRef(o ability.Ref) Facts {
	switch o.Kind {
	case ability.NoRef, ability.This:
		return 0
	case ability.Host:
		return FactLinks
	}
	return FactAll
}

func (r *Book) readsFilter(f *ability.Filter) Facts {
	if f == nil {
		return 0
	}
	out := r.readsRef(f.Ref) | r.readsRef(f.Who.Of) | r.readsAmount(f.Depth)
	if f.Who.Side == ability.TurnPlayer {
		out |= FactTurn
	}
	for _, w := range f.Zone {
		if z := r.zoneOf[w]; z != state.Nowhere {
			out |= FactIn(z)
		}
	}
	for i := range f.Or {
		out |= r.readsFilter(&f.Or[i])
	}
	if g := r.Game.Grid(); f.On != nil && g != nil {
		out |= FactIn(r.zoneOf[g.Zone]) | r.readsRef(f.On.Near) | r.readsRef(f.On.Of)
	}
	for i := range f.Num {
		out |= r.readsAmount(&f.Num[i].N) | FactDamage | FactSums
	}
	for i := range f.Has {
		if f.Has[i].Attr == ability.CounterAttr {
			out |= FactCounters
		}
	}
	for _, list := range [...][]ability.State{f.Is, f.Not} {
		for _, s := range list {
			switch {
			case s == ability.Standing || s == ability.Acted:
				out |= FactRest
			case s.OfBattle():
				out |= FactBattles
			case s == ability.Damaged:
				out |= FactDamage
			case s.OfReach():
				out |= FactRest | FactPlaces | FactCards | FactTurn
			default:
				out |= FactMarks | FactLinks | FactCounters | r.bearing(s)
			}
		}
	}
	for _, l := range f.Rel {
		out |= r.readsRef(l.Of) | r.readsFilter(l.In)
		switch l.Kind {
		case ability.LinkedTo, ability.Holds, ability.Lacks:
			out |= FactLinks
		case ability.FoughtBy, ability.Beside:
			out |= FactBattles
		case ability.CameThisTurn:
			out |= FactTurn
		case ability.PlayedThisTurn, ability.Met:
			out |= FactHistory
		case ability.Aims, ability.AimsAlone, ability.AbilityOf:
			out |= FactStack | FactWaiting
		}
	}
	return out
}

// readsClause is what a clause that holds reads to know whom it affects, and by how much.
func (r *Book) readsClause(e ability.Effect) Facts {
	out := Facts(0)
	if w := WhatOf(e); w != nil {
		out |= r.readsRef(w.Ref) | r.readsRef(w.Who.Of)
		if w.Sel != nil {
			for f := range w.Sel.Filters {
				out |= r.readsFilter(f)
			}
		}
	}
	switch e := e.(type) {
	case *ability.Change:
		out |= r.readsAmount(&e.N)
		for i := range e.Also {
			out |= r.readsAmount(&e.Also[i].N)
		}
	case *ability.Give:
		if w := e.From; w != nil { // whose abilities it lends
			out |= r.readsRef(w.Ref)
			if w.Sel != nil {
				out |= r.readsFilter(&w.Sel.Of)
			}
		}
	case *ability.If:
		out |= r.readsCond(&e.Cond)
		for _, c := range e.Then {
			out |= r.readsClause(c)
		}
		for _, c := range e.Else {
			out |= r.readsClause(c)
		}
	case *ability.Rule, *ability.Instead, *ability.CostChange:
		return 0 // read when somebody asks
	default:
		return FactAll
	}
	return out
}

// stated is what linking has found out about a static ability.
type stated struct {
	judges uint32 // what of cards is read to know whether it holds: fKinds and so on
	reads  Facts  // what it reads besides characteristics
	does   Facts  // and of that, what is read to know what it does where it holds
}

func (r *Book) statedBy(a *ability.Ability) stated {
	s := stated{judges: r.judges(a), reads: r.readsCond(a.Gate) | r.readsCond(a.If)}
	for _, e := range a.Do {
		s.reads |= r.readsClause(e)
		s.does |= r.readsLeaves(e)
	}
	return s
}

// readsLeaves is readsClause but for conditions.
func (r *Book) readsLeaves(e ability.Effect) (out Facts) {
	i, is := e.(*ability.If)
	if !is {
		return r.readsClause(e)
	}
	for _, branch := range [...][]ability.Effect{i.Then, i.Else} {
		for _, e := range branch {
			out |= r.readsLeaves(e)
		}
	}
	return out
}

// bearing is what lies where it is linked to what is in a state because of it: there a link is no fact of its own.
func (r *Book) bearing(s ability.State) (out Facts) {
	var in []ability.Zone
	switch s {
	case ability.Equipped:
		in = []ability.Zone{ability.Soul, ability.Equipment}
	case ability.Raced:
		in = []ability.Zone{ability.Race}
	}
	for _, w := range in {
		if z := r.zoneOf[w]; z != state.Nowhere {
			out |= FactIn(z)
		}
	}
	return out
}

// Writes is what an event has written.
func (b *Board) Writes(e *state.Event) Facts {
	f := FactHistory
	switch e.Verb {
	case ability.Moved, ability.Created:
		f |= FactIn(e.From.Zone) | FactIn(e.To.Zone)
		if z := &b.Zones[e.From.Zone]; z.Play && z.Texts || z.Links || z.Bases { // what has been linked to it, or fought it, is so no more
			f |= FactMarks | FactBattles | FactLinks
		}
		if b.workplace(e.From.Zone) || b.workplace(e.To.Zone) {
			f |= b.texts(e.New.ID, e.From, e.To)
			if f&FactBases == 0 && e.New != e.Card && b.effects.edited(e.New.ID) {
				b.effects.disown(b, e.New.ID) // what was on it is on nothing now
			}
		}
	case ability.Stood, ability.ActedV:
		f |= FactRest
	case ability.PhaseBegan, ability.PhaseEnded:
		f |= FactPhase
	case state.TurnBegan:
		f |= FactTurn
	case state.NumberChanged, state.NumberSet:
		f |= FactNumbers
	case ability.CounterPut, ability.CounterRemoved:
		f |= FactCounters | FactMarks | FactTexts | FactStatics // a game may read them for what works
	case ability.DealtDamage:
		f |= FactDamage
	case state.Linked:
		at := b.State.Card(e.Card).At.Zone
		f |= FactIn(at)
		if z := &b.Zones[at]; z.Links || z.Bases || z.Texts { // elsewhere who asks what is linked asks what lies there
			if f |= FactLinks | FactMarks | FactCards | FactTexts | FactStatics; z.Bases {
				f |= FactBases
			}
		}
	case state.Flagged:
		f |= FactMarks
	case state.Resolved, state.Shown, state.PutRight, state.TakenBack, state.Rolled, state.Opened, state.Declared, state.Missed, state.Cleared:
	default:
		if e.Verb.OfBattle() {
			f |= FactBattles
		}
		switch {
		case e.Verb >= state.EventVerbs:
			return f | b.Game.Writes(e)
		case e.Verb >= ability.Verbs: // Faced
			return FactAll
		}
	}
	return f
}

// texts says which texts of a card come or go when it moves from one place to another, or
// comes into sight, or goes out of it, where it lies; and whether what it, or another, is
// based on may be something else then.
func (b *Board) texts(id state.CardID, from, to state.Place) (f Facts) {
	c := &b.State.Cards[id]
	if b.effects.edited(id) && (b.effects.granted || slices.Contains(b.effects.lentTo, id)) || b.affected(b.State.Ref(id)) ||
		b.Zones[from.Zone].Bases || b.Zones[to.Zone].Bases && c.Host != (state.Ref{}) || b.Zones[to.Zone].Recasts && b.Readable(c) && b.Game.Base(b, id, &b.effects.base) {
		return FactTexts | FactStatics | FactBases
	}
	if c.Face == 0 {
		return 0
	}
	in := FactIn(from.Zone) | FactIn(to.Zone)
	for s := range b.sides[c.Face-1] {
		if b.sides[c.Face-1][s].worksIn&in == 0 {
			continue
		}
		for i := range b.sides[c.Face-1][s].sources {
			t := &b.sides[c.Face-1][s].sources[i]
			if f&t.means() != t.means() && (b.works(t, id, from) || b.works(t, id, to)) {
				f |= t.means()
			}
		}
	}
	return f
}

// affected says whether a stored effect is on r.
func (g *Ground) affected(r state.Ref) bool {
	for i := range g.State.Mods {
		if slices.Contains(g.State.Mods[i].On, r) {
			return true
		}
	}
	return false
}

// Sighted is what is written when a card comes into sight where it lies, or goes out of it:
// it has to be looked at again.
func (b *Board) Sighted(id state.CardID) Facts {
	b.forget(id)
	b.cards.note(id)
	at := b.State.Cards[id].At
	return FactSeen | FactCards | FactIn(at.Zone) | b.texts(id, at, at)
}

// workplace says whether what lies in a zone may affect what cards are.
func (g *Ground) workplace(z state.Zone) bool {
	return g.Zones[z].Texts || g.Zones[z].Links || g.Zones[z].Play || g.elsewhere[z]
}
