package buddyfight

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var (
	whyAbility  = &board.Why{Rule: "4.flow.1.1", JA: "その能力は使えません。", EN: "That ability cannot be used."}
	whyTurned   = &board.Why{Rule: "4.reversal.1", JA: "このファイトではもう宣言しました。", EN: "It has been declared in this fight."}
	whyBracket  = &board.Why{Rule: "4.reversal.1", JA: "〔〕の条件を満たしていません。", EN: "Its condition in brackets is not met."}
	whyUsePrice = &board.Why{Rule: "2.flow.2.2", JA: "コストが払えません。", EN: "Its cost cannot be paid."}
)

// autos resolves the auto abilities that wait, one at a time: the turn fighter's before
// the other's, new ones included. [4.flow.2, 4.flow.2.1, 4.flow.2.1.1, 4.flow.2.1.2, 4.flow.2.4.goto]
func autos(k *K) {
	s := k.Loops.NewSpin()
	for {
		s.Round()
		k.StateTriggers()
		if !k.PlayOne(k.Turn(), k.Turn()) && !k.PlayOne(k.NonTurn(), k.NonTurn()) {
			s.End()
			return
		}
	}
}

// Trigger uses one auto ability that waits, whatever has become of its card: targets are
// chosen, the other fighter may answer once, it is resolved. One whose limit is used up,
// or that has no target, just waits no more. [4.flow.2.1.1, 4.flow.2.2, 4.flow.2.3,
// 4.flow.2.4, 4.dshare.Q3, 2.Q1, 4.kw.lifelink.2, 4.kw.ambush.2]
func (game) Trigger(k *K, f *frame) {
	if a := k.Ability(f.Ability); a != nil && f.Node.N == 0 && !k.Within(f, a.Limit) {
		return // 4.once.this.2, 4.once.name.2
	}
	if k.Attempt(func() { k.Announce(f) }) != nil {
		return
	}
	if stands(k, f) {
		resolve(k, f)
	}
	process(k) // 4.flow.2.4
}

// Ways: all parts of a cost are paid at the same time, so that none feeds another and none uses
// what another uses [1.call.1.6, 1.cast.1.3, 1.equip.1.5, 1.Q3]; a limit counts what resolves
// [4.once.this.1, 4.once.name.1]; a condition in the middle of an effect that is not met ends the
// effect [4.flow.1.3.2, 4.flow.2.3.2]; what is done of several things is chosen as it is done, unless
// it says what is a target [4.flow.1.3.1, 1.cast.1.4].
func (game) Ways() rules.Ways {
	return rules.Ways{AtOnce: true, LimitsResolved: true, Stops: true, ModesAimed: true, Modal: modeNow}
}

// overturns says whether an ability is one of the Overturn family. [4.reversal]
func overturns(a *ability.Ability) bool { return slices.Contains(overturnWords[:], a.Word) }

// Lasting: what nullifies the abilities of a card leaves it those. [4.reversal.6]
func (game) Lasting(a *ability.Ability) bool { return overturns(a) }

// overturnWords are its four forms, each once a fight for each fighter by itself.
// [4.reversal.2-5, 4.reversal.Q1]
var overturnWords = [...]string{"overturn", "overturn kill", "great overturn", "overturn kill reboot"}

// mayUse judges the use of an activated ability: in one's own main phase, unless it is a
// counter; an Overturn ability whenever a counter might be used, once a fight.
// [4.flow.1.1, 4.kinds.activated.when, 4.reversal.1, 4.reversal.Q2]
func mayUse(k *K, s seat, r ref, id state.AbilityID, window int) *board.Why {
	a := k.Lookup(id)
	if !k.Here(r) || a == nil || a.Kind != ability.Activated || k.State.Card(r).Master != s || !k.Works(a, r.ID, k.State.Card(r).At) {
		return whyAbility
	}
	if k.In(r, ability.Soul) && k.State.Card(r).FaceDown {
		return whyAbility // readings.go
	}
	if unseen(k.Board, r) {
		return nil // a card in the hand is shown as its ability is declared, and judged then
	}
	if !slices.ContainsFunc(k.Chars(r).Abilities, func(h state.Held) bool { return h.ID == id }) {
		return whyAbility
	}
	turns := overturns(a)
	f := k.Probe(s, r, id)
	switch {
	case a.Marks&ability.Counter == 0 && !turns && window != inMain:
		return whyMain
	case window == inDamage && !awaits(a.Needs):
		return whyAwaited
	case !permitted(k.Board, s, r):
		return whyFlag // 4.misc.flagdown.2
	case turns && k.Tallied(tallyOverturn+a.Word, s, ref{}) > 0:
		return whyTurned
	case turns && !k.Holds(f, a.Needs):
		return whyBracket
	case !k.Holds(f, a.Needs) || !k.Holds(f, a.Gate):
		return whyUses
	}
	for _, l := range a.Limit {
		switch {
		case l.Any || k.Spent(f, l) < l.N:
		case l.By == ability.ByName:
			return whyNamed // 4.once.name.3
		default:
			return whyUsed // 4.once.Q1: of this card
		}
	}
	for i := range a.Cost {
		if !k.Payable(f, &a.Cost[i]) {
			return whyUsePrice
		}
	}
	if why := couldAim(k, f); why != nil {
		return why
	}
	if a.Marks&ability.Counter != 0 {
		if why := barredCounter(k, s, r); why != nil {
			return why
		}
	}
	return k.CannotUse(id, r, s)
}

// declareAbility judges an ability as it is declared, and shows its card, which may lie in
// the hand. An Overturn form is used up by that, whatever comes of it. [4.flow.1.1,
// 4.flow.1.1.1, 4.reversal.2-5]
func declareAbility(k *K, f *frame) {
	k.Reveal(state.All, f.Src.Card)
	if why := mayUse(k, f.By, f.Src.Card, f.Ability, int(f.Arg>>argWindow)); why != nil {
		k.Fail(why)
	}
	if a := k.Ability(f.Ability); overturns(a) {
		k.Tally(tallyOverturn+a.Word, f.By, ref{}, 1, ability.ThisGame)
	}
}

// PlayFree calls, equips or casts a card by an effect: no use, so nobody answers it, no
// counter to a call or cast meets it, and a once-a-turn call is neither needed nor used up. What
// waits for a call, a cast or an equip and is no counter is set off. free: without its cost.
// [4.misc.used.2, 4.misc.used.ex, 5.call.3]
func (game) PlayFree(k *K, by seat, r ref, src state.Source, free bool) bool {
	return playNow(k, by, r, src, free, anyArea)
}

// playNow plays a card by an effect, a monster to one of the areas that the effect names.
// False: it could not be.
func playNow(k *K, by seat, r ref, src state.Source, free bool, to []int32) bool {
	k.Reveal(state.All, r)
	if !permitted(k.Board, by, r) || !entersBy(k.Board, r, enters, src) || crowded(k.Board, by, r) || k.Cannot(ability.Played, r, ref{}, by) != nil {
		return false
	}
	c := k.Chars(r)
	f := k.NewFrame(by, r, state.AbilityID{})
	f.Free, f.Arg, f.Cause.Src = free, argEffect, src
	if c.Kinds&ability.Monster != 0 {
		area := chooseArea(k, by, r, to)
		if area == 0 {
			return false
		}
		f.Arg |= area
	}
	if !free && k.Attempt(func() {
		rules.ChooseCost(k, f)
		k.Pay(f, k.Lock(f))
	}) != nil {
		return false
	}
	switch {
	case c.Kinds&ability.Monster != 0:
		k.Do(playing(f))
		placeMonster(k, f)
	case c.Kinds&ability.ItemCard != 0:
		k.Do(playing(f))
		placeItem(k, f)
	default:
		done := k.Do(event{Verb: ability.Moved, Card: r, To: k.Place(ability.Resolving, by), Tag: state.TagPlayed, Seat: by})
		if len(done) > 0 {
			f.Card, f.Src.Card = done[0].New, done[0].New
			k.Do(playing(f))
			carryOut(k, f)
		}
	}
	return true
}

// asCounterWord is the act that stands first in an effect of several of which the card that has it may be used as a counter.
const asCounterWord = "is a counter"

// modeNow says whether an effect of several may be chosen as a card is used: where only counters are used, those that are one. [2.flow.3.1]
func modeNow(k *K, f *frame, m *ability.Modes, mode int) bool {
	counters := func(mode []ability.Effect) bool {
		if len(mode) == 0 {
			return false
		}
		a, is := mode[0].(*ability.Act)
		return is && a.Word == asCounterWord
	}
	if f.Card == (ref{}) || f.Arg&argEffect != 0 || counters(m.List[mode]) || !slices.ContainsFunc(m.List, counters) {
		return true
	}
	window := int(f.Arg >> argWindow)
	if k.Chars(f.Card).Kinds&ability.Impact != 0 {
		return window == inFinal
	}
	return window == inMain
}
