package board

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// Happens says whether e is an occurrence of what oe describes. Objects that move
// are read as they were before or as they are after, as look says.
func (x *Text) Happens(oe *ability.Event, e *state.Event, look Look) bool {
	return x.happens(oe, e, look, e)
}

// happened says whether e, which is past, is one. What the text calls it is what set the text off, if anything did: of it, and of
// others than it, is told what happened before.
func (x *Text) happened(oe *ability.Event, e *state.Event) bool {
	it := x.Cause
	if it == nil {
		it = e
	}
	return x.happens(oe, e, x.B.Game.Looks(x.B, e), it)
}

// happens says whether e is one, to a text that calls what it happens to it.
func (x *Text) happens(oe *ability.Event, e *state.Event, look Look, it *state.Event) bool {
	if !x.B.Called(oe, e) || oe.Name != "" && oe.Name != e.Name && !x.B.byWord(oe.Name, e) && !wayOf(oe.Name, e) || oe.Kind != ability.AnyDamage && !kindFits(oe.Kind, e.Kind) {
		return false
	}
	if oe.Who.Side != ability.AnySide && oe.Who.Side != ability.Each && !x.IsSeat(oe.Who, x.B.whose(e)) {
		return false
	}
	if oe.Verb == ability.DealtDamage && oe.Who != (ability.Who{}) && oe.Obj == nil && e.Card != (state.Ref{}) {
		return false // damage to a player, said of the player
	}
	if oe.AtLeast != nil && x.much(oe, e) < x.Amount(oe.AtLeast) {
		return false
	}
	if oe.PaysFor != 0 && !paysFor(x.B, oe.PaysFor, e) {
		return false
	}
	if oe.By != nil && !x.doneBy(oe.By, e) || oe.Paid != nil && !x.paidSo(oe.Paid, e) {
		return false
	}
	subj, obj := x.partsOf(oe, e, look)
	y := *x
	y.Cause = it
	if oe.Subj != nil && !y.fitsAny(oe.Subj, subj, e) || oe.Obj != nil && !y.fitsAny(oe.Obj, obj, e) {
		return false
	}
	return oe.Nth == 0 || x.history(&ability.Event{Verb: oe.Verb, Subj: oe.Subj, Obj: oe.Obj, From: oe.From, To: oe.To, Who: oe.Who, Phase: oe.Phase, By: oe.By, Paid: oe.Paid, Name: oe.Name}, ability.ThisTurn, false) == oe.Nth
}

// much is how much of it there is: of what several do together, how many of those fit.
func (x *Text) much(oe *ability.Event, e *state.Event) (n int32) {
	if oe.Verb != ability.PartyV {
		return e.N
	}
	for _, by := range e.By {
		if oe.Subj == nil || x.fitsEvent(oe.Subj, by, e) {
			n++
		}
	}
	return n
}

// whose is the player that an event is about: of a card that leaves a place of a player
// that player, whoever makes it leave.
func (g *Ground) whose(e *state.Event) state.Seat {
	if e.Verb == ability.Moved && e.From.Zone != state.Nowhere && !g.Zones[e.From.Zone].Shared {
		return e.From.Of
	}
	return e.Seat
}

// doneBy says whether e was done by the text of an object that fits, or by the damage which that dealt.
func (x *Text) doneBy(f *ability.Filter, e *state.Event) bool {
	if e.Src.Via != (state.AbilityID{}) {
		return !e.Cost && x.Fits(f, e.Src.Card) == Yes
	}
	if s := x.B.Seats(); e.Verb == ability.Moved && slices.ContainsFunc(s[:], func(s state.Seat) bool { return e.Slot&state.FelledBy(s) != 0 && x.IsSeat(f.Who, s) }) {
		return true
	}
	return e.Tag == state.TagDestroyed && e.Kind == ability.AbilityDamage && slices.ContainsFunc(x.B.State.Happened, func(d state.Event) bool {
		return d.Verb == ability.DealtDamage && d.Card == e.Card && slices.Contains(e.By, d.Obj) && ByText(&d) && x.Fits(f, d.Obj) == Yes
	})
}

// ByText says whether the text of an object deals the damage itself, and lets no other object deal it. [FF-TCG 11.11.8]
func ByText(damage *state.Event) bool {
	return damage.Kind == ability.AbilityDamage && damage.Src.Via != (state.AbilityID{}) && damage.Obj == damage.Src.Card
}

// paysFor says whether e paid for an ability that has one of some marks; what pays for a card pays for those abilities of it that
// ask for more as it is played. [SVE 13.3.3.2]
func paysFor(b *Board, m ability.Marks, e *state.Event) bool {
	switch {
	case !e.Cost:
		return false
	case e.Src.Via != (state.AbilityID{}):
		return b.Ability(e.Src.Via).Marks&m != 0
	}
	c := b.Printed(b.LastCard(e.Src.Card).Face, b.LastCard(e.Src.Card).Side)
	return c != nil && slices.ContainsFunc(c.Abilities, func(h state.Held) bool { return b.Ability(h.ID).Marks&m != 0 })
}

// Also parts the names of a move that is named as of several ways.
const Also = ", "

// wayOf says whether a move is named as one of a way, and of another besides.
func wayOf(way string, e *state.Event) bool {
	if e.Verb != ability.Moved {
		return false
	}
	for one := range strings.SplitSeq(e.Name, Also) {
		if one == way {
			return true
		}
	}
	return false
}

// byWord says whether a move was done by what a keyword means.
func (g *Ground) byWord(word string, e *state.Event) bool {
	return e.Verb == ability.Moved && e.Src.Via.Word > 0 && e.Src.Via.Word == g.Row(word)
}

// paidSo says whether what was played was paid for so: the event names the colours that were
// given and what gave them.
func (x *Text) paidSo(p *ability.Payment, e *state.Event) bool {
	if p.More && e.Pos != state.PaidMore {
		return false
	}
	given := strings.Fields(e.Name)
	for _, c := range p.Colors {
		if !slices.Contains(given, c) {
			return false
		}
	}
	if p.Only && slices.ContainsFunc(given, func(c string) bool { return !slices.Contains(p.Colors, c) }) {
		return false
	}
	return p.From == nil || len(e.By) > 0 && !slices.ContainsFunc(e.By, func(r state.Ref) bool { return x.Fits(p.From, r) != Yes })
}

// fitsAny judges a part of an event; where several did it, one that fits is enough.
func (x *Text) fitsAny(f *ability.Filter, r state.Ref, e *state.Event) bool {
	if x.fitsEvent(f, r, e) {
		return true
	}
	return r == e.Obj && slices.ContainsFunc(e.By, func(by state.Ref) bool { return x.fitsEvent(f, by, e) })
}

// fitsEvent judges a part of an event; "this" is met by either side of its own move.
func (x *Text) fitsEvent(f *ability.Filter, r state.Ref, e *state.Event) bool {
	if of := f.Ref.Kind; of == ability.Subject || of == ability.Object {
		slot := uint8(state.SlotMet)
		if of == ability.Object {
			slot = state.SlotMetBy
		}
		if met := x.Slot(slot); met != nil { // what set off the text that waits for this
			g := *f
			g.Ref = ability.Ref{}
			return (slices.Contains(met.Refs, r) || r == e.New && slices.Contains(met.Refs, e.Card)) && x.Fits(&g, r) == Yes
		}
	}
	if f.Ref.Kind == ability.This && (e.Card == x.Src.Card || e.New == x.Src.Card) && (r == e.Card || r == e.New) {
		g := *f
		g.Ref = ability.Ref{}
		return x.Fits(&g, r) == Yes
	}
	if f.Ref.Kind != ability.NoRef && e.Verb == ability.Played && r == e.Card && x.becameOf(f.Ref, r) { // it was played, and this is what became of it
		g := *f
		g.Ref = ability.Ref{}
		return x.Fits(&g, r) == Yes
	}
	if e.Verb == ability.Played && r == e.Card && slices.ContainsFunc(f.Rel, func(rel ability.Rel) bool { return rel.Kind == ability.Other && x.becameOf(rel.Of, r) }) {
		return false // this is what became of it: it is no other
	}
	if e.Verb == ability.Moved && (r == e.Card || r == e.New) && x.B.Zones[e.From.Zone].Hidden && x.B.past(r) == nil && listed(x.B, f.Zone, e.From.Zone) && !listed(x.B, f.Zone, e.To.Zone) {
		g := *f // it lay there, where nobody saw it [Divine Cross 910.1]
		g.Zone = nil
		return x.Fits(&g, r) == Yes
	}
	if e.Verb == ability.Played && e.Slot != 0 && r == e.Card {
		g, is := playedAs(f, ability.Kinds(e.Slot))
		return is && x.Fits(&g, r) == Yes
	}
	return x.Fits(f, r) == Yes
}

// listed says whether a zone is among those of a filter.
func listed(b *Board, words []ability.Zone, z state.Zone) bool {
	return slices.ContainsFunc(words, func(w ability.Zone) bool { return b.Zone(w) == z })
}

// playedAs reads a filter on what is played as a card of another kind than it is of: the kind is
// that, the rest is about the card. False: another kind is meant. [Buddyfight 4.kw.transform.3]
func playedAs(f *ability.Filter, as ability.Kinds) (ability.Filter, bool) {
	g := *f
	if !as.Fit(g.Kind) || as&g.NotKind != 0 {
		return g, false
	}
	g.Kind, g.NotKind, g.Or = 0, 0, nil
	for i := range f.Or {
		if o, is := playedAs(&f.Or[i], as); is {
			g.Or = append(g.Or, o)
		}
	}
	return g, len(f.Or) == 0 || len(g.Or) > 0
}

// becameOf says whether this text's card, or one that it has met, is the object that r became as it left the play zone.
func (x *Text) becameOf(one ability.Ref, r state.Ref) bool {
	became := func(o state.Ref) bool { return o.ID == r.ID && o.Inc == r.Inc+1 }
	if one.Kind == ability.This {
		return became(x.Src.Card) && x.B.Zones[x.B.LastCard(r).At.Zone].Passing
	}
	return slices.ContainsFunc(x.Refs(one), became) && x.B.Zones[x.B.LastCard(r).At.Zone].Passing
}

// entered is what a card that was played became as it entered play; else the card as it was played.
func entered(b *Board, r state.Ref) state.Ref {
	is := b.State.Ref(r.ID)
	if is.Inc == r.Inc+1 && b.Zones[b.LastCard(r).At.Zone].Passing && b.InPlay(b.State.Card(is).At.Zone) {
		return is
	}
	return r
}

// partsOf says which objects an event's subject and object are.
func (x *Text) partsOf(oe *ability.Event, e *state.Event, look Look) (subj, obj state.Ref) {
	subj, obj = e.Card, e.Obj
	if look == After && e.New != (state.Ref{}) {
		subj = e.New
	}
	if oe.Verb == ability.DealtDamage { // who deals is the subject, who is dealt it the object
		return e.Obj, e.Card
	}
	return subj, obj
}

// sameKind says whether an event of verb is could be called asked, by the verbs alone.
func sameKind(asked, is ability.Verb) bool {
	switch asked {
	case ability.Moved, ability.Entered, ability.Left, ability.Destroyed, ability.Banished, ability.DiscardedV, ability.Returned, ability.Searched:
		return is == ability.Moved || is == ability.Created
	case ability.Drew, ability.Swapped:
		return is == ability.Moved || is == asked
	case ability.TakeDamage:
		return is == ability.DealtDamage
	case ability.AttachedV:
		return is == state.Linked
	case ability.MissedV:
		return is == state.Missed
	case ability.LifeUp, ability.PlusV, ability.MinusV:
		return is == asked || is == state.NumberChanged
	case ability.LifeOut:
		return is == ability.DealtDamage || is == state.NumberChanged || is == state.NumberSet
	}
	return asked == is
}

// Called says whether e is called by oe's verb, and goes between its zones.
func (b *Board) Called(oe *ability.Event, e *state.Event) bool {
	if e.Verb == ability.Moved || e.Verb == ability.Created {
		if oe.To != ability.NoZone && b.Zone(oe.To) != e.To.Zone {
			return false
		}
		if leaves := oe.Verb == ability.Moved && oe.To == ability.NoZone; oe.From != ability.NoZone && !b.cameFrom(e, b.Zone(oe.From), leaves) {
			return false
		}
	}
	switch oe.Verb {
	case ability.Entered:
		return (e.Verb == ability.Moved || e.Verb == ability.Created) && b.InPlay(e.To.Zone) && !b.InPlay(e.From.Zone)
	case ability.Left:
		return e.Verb == ability.Moved && b.InPlay(e.From.Zone) && !b.InPlay(e.To.Zone)
	case ability.Destroyed: // of what was in play, where nothing says from where [Z/X 808.3d]
		return e.Destroys() && (oe.From != ability.NoZone || b.InPlay(e.From.Zone))
	case ability.Banished:
		return e.Verb == ability.Moved && e.Tag == state.TagBanished
	case ability.DiscardedV:
		return e.Verb == ability.Moved && e.Tag == state.TagDiscarded
	case ability.Returned:
		return e.Verb == ability.Moved && e.Tag == state.TagReturned
	case ability.Drew: // of a card, or of what counts as one
		return e.Verb == ability.Moved && e.Tag == state.TagDrawn || e.Verb == oe.Verb
	case ability.Searched:
		return e.Verb == ability.Moved && e.Tag == state.TagSearched
	case ability.TakeDamage:
		return e.Verb == ability.DealtDamage
	case ability.AttachedV:
		return e.Verb == state.Linked && (oe.To == ability.NoZone || b.LastCard(e.Card).At.Zone == b.Zone(oe.To))
	case ability.MissedV:
		return e.Verb == state.Missed
	case ability.Moved:
		return e.Verb == ability.Moved || e.Verb == ability.Created
	case ability.Stood, ability.ActedV, ability.CounterPut:
		return oe.Verb == e.Verb && e.N != AlreadySo
	case ability.Played:
		return oe.Verb == e.Verb && (oe.From == ability.NoZone || b.LastCard(e.Card).From == b.Zone(oe.From))
	case ability.LifeUp: // of a player whose life is a number
		return oe.Verb == e.Verb || e.Verb == state.NumberChanged && ability.Stat(e.Slot) == ability.PlayerLife && e.N > 0
	case ability.LifeOut:
		return livesOut(b, e)
	case ability.PlusV, ability.MinusV:
		if e.Verb == state.NumberChanged { // a number of a player, which is said
			return oe.Stat > ability.CardStats && oe.Stat == ability.Stat(e.Slot) && (oe.Verb == ability.PlusV) == (e.N > 0)
		}
		return oe.Verb == e.Verb && (oe.Stat == ability.NoStat || oe.Stat == ability.Stat(e.Slot))
	case ability.PhaseBegan, ability.PhaseEnded:
		return oe.Verb == e.Verb && (oe.Phase == ability.NoPhase || oe.Phase == ability.Phase(e.Slot))
	}
	return oe.Verb == e.Verb
}

// cameFrom says whether e's card comes from z, the play zone on the way not counting; where it is
// said that it leaves, and not where to, it has left already when it comes out of that. [SVE 5.5.3,
// Z/X 1011.1]
func (g *Ground) cameFrom(e *state.Event, z state.Zone, leaves bool) bool {
	if e.From.Zone == z || leaves {
		return e.From.Zone == z
	}
	by := &g.Zones[e.From.Zone]
	return by.Passing && (!by.Enters || g.InPlay(e.To.Zone)) && g.LastCard(e.Card).From == z
}

// history counts how often oe happened in a span: this turn, or the game; apart: to how many things, this turn.
func (x *Text) history(oe *ability.Event, per ability.Span, apart bool) int32 {
	if per == ability.ThisGame || per == ability.LastTurn || per == ability.LastOwn {
		return x.B.Tallied(x.B.gameKey[oe], x.By, state.Ref{})
	}
	if per == ability.AboutTo {
		return x.aboutTo(oe)
	}
	n := int32(0)
	y := *x
	for i := range x.B.State.Happened {
		if per == ability.StillOpen && x.B.Game.Lapsed(x.B, i) {
			continue
		}
		if e := &x.B.State.Happened[i]; y.happened(oe, e) && !(apart && y.happenedBefore(oe, i)) && !(oe.Batch && e.N != 0 && y.happenedTogether(oe, i)) {
			n++
		}
	}
	return n
}

// historyInAll is what the numbers of all times that oe has happened in this turn come to. [SVE 13.3.2.5]
func (x *Text) historyInAll(oe *ability.Event) (sum int32) {
	for i := range x.B.State.Happened {
		if e := &x.B.State.Happened[i]; x.happened(oe, e) {
			sum += e.N
		}
	}
	return sum
}

// happenedTogether says whether event i is one of several that count as one, of which one has happened before: those of one battle.
func (x *Text) happenedTogether(oe *ability.Event, i int) bool {
	past := x.B.State.Happened
	return slices.ContainsFunc(past[:i], func(e state.Event) bool { return e.Verb == past[i].Verb && e.N == past[i].N && x.happened(oe, &e) })
}

// happenedBefore says whether oe has happened in this turn to what it happened to in event i before that.
func (x *Text) happenedBefore(oe *ability.Event, i int) bool {
	past := x.B.State.Happened
	to := func(e *state.Event) state.Ref {
		subj, _ := x.partsOf(oe, e, x.B.Game.Looks(x.B, e))
		return subj
	}
	return slices.ContainsFunc(past[:i], func(e state.Event) bool { return to(&e) == to(&past[i]) && x.happened(oe, &e) })
}
