package buddyfight

import (
	"slices"
	"strconv"
	"strings"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// What may be used "when" something happened may be used after it has happened, until
// one of three things: an unrelated card was played outside a counter timing and resolved;
// the play timing in which it happened, or the one right after, has ended; the phase has
// ended. The turn's history is read from the place where it is still open.
// [4.misc.when.1, 4.misc.when.2]

// lapse closes everything: a play timing or a phase has ended. [4.misc.when.2.b2, 4.misc.when.2.b3]
func lapse(k *K) { k.SetTable(tableOpen, int32(len(k.State.Happened))) }

// lapseBefore closes what happened before the turn fighter's use f was declared, but for
// what f itself refers to. [4.misc.when.2.b1]
func lapseBefore(k *K, before int, f *frame) {
	on := refersTo(k, f)
	if len(on) == 0 {
		k.SetTable(tableOpen, max(k.State.Table[tableOpen], int32(before)))
		return
	}
	x := k.TextOf(f)
	for i := int(k.State.Table[tableOpen]); i < before && i < len(k.State.Happened); i++ {
		e := &k.State.Happened[i]
		if !slices.ContainsFunc(on, func(oe *ability.Event) bool { return x.Happens(oe, e, k.Game.Looks(k.Board, e)) }) {
			k.Tally(shutKey(i), 0, ref{}, 1, ability.ThisTurn)
			k.SetTable(tableShut, 1)
		}
	}
}

func shutKey(i int) string { return tallyShut + strconv.Itoa(i) }

// Lapsed says whether the nth happening of this turn may not be referred to any more.
func (game) Lapsed(k *B, n int) bool {
	return int32(n) < k.State.Table[tableOpen] || k.State.Table[tableShut] != 0 && k.Tallied(shutKey(n), 0, ref{}) > 0
}

// refersTo lists the happenings that the condition of a use speaks of: as it is printed, for where the card
// lies now it may be that nobody reads it.
func refersTo(k *K, f *frame) (out []*ability.Event) {
	var needs *ability.Cond
	if a := k.Ability(f.Ability); a != nil {
		needs = a.Needs
	} else if p := k.Pool.Def(k.State.Card(f.Card).Face); p != nil && p.Sides[0].Card != nil {
		needs = p.Sides[0].Card.Needs
	}
	return happenings(needs, out)
}

func happenings(c *ability.Cond, into []*ability.Event) []*ability.Event {
	if c == nil {
		return into
	}
	if c.Op == ability.Happened && c.Per == ability.StillOpen {
		into = append(into, c.On)
	}
	for i := range c.Args {
		into = happenings(&c.Args[i], into)
	}
	return into
}

// What an effect lets be done that the rules would not, or forbids though they would: how a
// Rule about playing is named.
const (
	callFree       = "free"           // May Enter: it may be called, or what follows the word, without its cost
	castFromSoul   = "from a soul"    // May Enter: it may be cast out of a soul
	callFromDrop   = "from the drop"  // May Enter: it may be called from the drop zone
	callAsCounter  = "as a counter"   // May Enter: it may be called as a counter is
	totalSize      = "total size"     // May Enter: so much size together
	attackFighters = "fighters"       // Cannot AttackV, PartyV: the opposing fighter
	useCounters    = "uses a counter" // Cannot Play: cards and abilities with 対抗
)

var whyOneCounter = &board.Why{Rule: "change.2", JA: "旧ルールでは、1つのバトルに【対抗】は1回だけです。", EN: "By the rules of before there is one counter in a battle."}

// barredCounter says why a fighter may not use r, or an ability of it, as a counter: by an
// effect, or since by the rules of before there is one in a battle. [change.2]
func barredCounter(k *K, s seat, r ref) *board.Why {
	if n := len(k.State.Battles); n > 0 && valuesOf(k.Format).Before && k.Tallied(countersIn(&k.State.Battles[n-1]), s, ref{}) > 0 {
		return whyOneCounter
	}
	return k.Bars(board.Deed{Verb: ability.Played, Name: useCounters, By: s}, r, ref{})
}

// countersIn is the key of the tally of the counters that a fighter used in a battle.
func countersIn(b *state.Battle) string { return tallyCounters + strconv.Itoa(int(b.ID)) }

// lets says whether what is printed on r lets its fighter call it as a rule of that name
// says: a card in the hand speaks of itself before it is shown.
func lets(k *K, s seat, r ref, name string) bool {
	a, _ := permitOf(k, s, r, name)
	return a != nil
}

// permitOf is the ability by which a card lets its fighter do so now, and the frame that its limits are told from; nil: none does.
func permitOf(k *K, s seat, r ref, name string) (*ability.Ability, *frame) {
	p := printOf(k.Board, r)
	if p == nil {
		return nil, nil
	}
	for _, h := range p.Abilities {
		a := k.Ability(h.ID)
		for _, e := range a.Do {
			m, is := e.(*ability.Rule)
			if !is || m.Mode != ability.May || m.Verb != ability.Entered || m.Name != name && !(name == callFree && strings.HasPrefix(m.Name, name)) {
				continue
			}
			if f := k.Probe(s, r, h.ID); k.Holds(f, a.If) && unspent(k, f, a) {
				return a, f
			}
		}
	}
	return nil, nil
}

// unspent says whether the limits of a permission let it be made use of: that of the card itself is one wherever it comes to
// lie. [4.once.this.1, 4.once.name.1]
func unspent(k *K, f *frame, a *ability.Ability) bool {
	for _, l := range a.Limit {
		if l.By == ability.ByName && k.Spent(f, l) >= l.N || l.By != ability.ByName && k.Tallied(tallyPermit, f.By, ref{ID: f.Src.Card.ID}) >= l.N {
			return false
		}
	}
	return true
}

// asCounter says whether r is played as a counter in a window: it is one, or says that it may be called like one, which in one's own
// main phase nobody needs. [2.flow.3.1, 3.main.1.1.note2]
func asCounter(k *K, s seat, r ref, window int) bool {
	return hasCounter(k.Chars(r)) || window != inMain && lets(k, s, r, callAsCounter)
}

// spendPermit uses up the limits of the permission by which a card was called from the drop zone.
func spendPermit(k *K, f *frame) {
	if k.Board.Zone(ability.Discards) != k.State.Card(f.Card).From {
		return
	}
	a, by := permitOf(k, f.By, f.Card, callFromDrop)
	if a == nil {
		return
	}
	for _, l := range a.Limit {
		if l.By == ability.ByName {
			k.Spend(by, []ability.Limit{l})
		} else {
			k.Tally(tallyPermit, f.By, ref{ID: f.Card.ID}, 1, l.Per)
		}
	}
}

// calledFromDrop says whether r lies in the fighter's drop zone and may be called from there.
func calledFromDrop(k *K, s seat, r ref) bool {
	return k.In(r, ability.Discards) && k.State.Card(r).At.Of == s && lets(k, s, r, callFromDrop)
}

// castFrom says whether r lies in a soul of the fighter and may be cast from there. What lies
// there face down is not used. [4.misc.facedown.1]
func castFrom(k *K, s seat, r ref) bool {
	return k.In(r, ability.Soul) && k.State.Card(r).At.Of == s && !k.State.Card(r).FaceDown && lets(k, s, r, castFromSoul)
}

// choosesFree asks whether a card is called without its cost, where a text lets it be and
// the cost could be paid; where it could not, nobody is asked.
func choosesFree(k *K, f *frame) bool {
	p := k.Playing(f.Card)
	if p == nil || len(p.Cost) == 0 || !lets(k, f.By, f.Card, callFree) {
		return false
	}
	if !payable(k, f, p.Cost) {
		return true
	}
	return k.Ask(rules.Decision{Seat: f.By, Kind: rules.YesNo, Ask: rules.Prompt{Key: "free", Rule: "1.call.1.4", Src: f.Card}}).N[0] == 1
}

// newTurn: of a history that is that of a turn, nothing has lapsed by itself yet; as its first
// phase is entered it is open from its beginning.
func newTurn(k *K) { k.SetTable(tableShut, 0) }
