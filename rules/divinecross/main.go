package divinecross

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var (
	whyAct     = &board.Why{Rule: "601.1", JA: "いまはできません。", EN: "Not now."}
	whyCharge  = &board.Why{Rule: "602.2", JA: "このターンはもうチャージしました。", EN: "You have charged this turn."}
	whyUnit    = &board.Why{Rule: "603.1", JA: "ユニットではありません。", EN: "That is no unit."}
	whySlot    = &board.Why{Rule: "603.1", JA: "そのスタンバイ・エリアは空いていません。", EN: "That standby area is not free."}
	whyCommand = &board.Why{Rule: "604.1", JA: "コマンドではありません。", EN: "That is no command."}
	whyEvent   = &board.Why{Rule: "604.3", JA: "このターンはもうイベントをプレイしました。", EN: "You have played an event this turn."}
	whyRetreat = &board.Why{Rule: "605.2", JA: "このターンはもう退却しました。", EN: "You have retreated this turn."}
	whyEnergy  = &board.Why{Rule: "605.3", JA: "退却コストのエネルギーが足りません。", EN: "Not enough energy to retreat."}
	whyStandby = &board.Why{Rule: "605.3", JA: "スタンバイ・ユニットがいません。", EN: "There is no such standby unit."}
	whyEX      = &board.Why{Rule: "606.1", JA: "そのEXパワーは使えません。", EN: "That EX power cannot be used."}
	whyDazed   = &board.Why{Rule: "802.2a", JA: "気絶しているユニットの能力は使えません。", EN: "The unit is stunned."}
	whyUsed    = &board.Why{Rule: "803.1", JA: "このターンはもう使えません。", EN: "It cannot be used again this turn."}
	whyNeeds   = &board.Why{Rule: "802.1", JA: "使う条件を満たしていません。", EN: "Its condition is not met."}
	whyHost    = &board.Why{Rule: "804.2b", JA: "アシストを付けられるユニットがいません。", EN: "No unit can get the assist."}
)

// limits are what a turn limits, with the tally of it: once, unless a text says
// otherwise. [602.2, 604.3, 605.2]
var limits = [...]struct {
	of    ability.Stat
	tally string
}{{ability.ChargeMost, tallyCharge}, {ability.EventMost, tallyEvent}, {ability.RetreatMost, tallyRetreat}}

// Allowances are charge, event and retreat.
func (game) Allowances(b *B, s seat) (out []rules.Allowance) {
	for _, l := range limits {
		out = append(out, rules.Allowance{Of: l.of, In: ability.MainPhase, Used: b.Tallied(l.tally, s, ref{}), Most: b.Number(s, l.of)})
	}
	return out
}

// spent says whether a seat has used up one of the limits.
func spent(b *B, s seat, of ability.Stat) bool {
	for i := range limits {
		if l := &limits[i]; l.of == of {
			return b.Tallied(l.tally, s, ref{}) >= b.Number(s, of)
		}
	}
	return false
}

// fresh sets the limits of a turn.
func fresh(k *K) {
	for _, s := range k.Seats() {
		for _, l := range limits {
			k.Store(s, l.of, 1)
		}
	}
}

// action is one action of the turn player, then a rule check. [503.3, 503.4, 601]
func (g game) action(k *K) rules.Next {
	d := rules.Decision{Seat: k.Turn(), Kind: rules.Acting, Window: "main", Ask: rules.Prompt{Key: "main", Rule: "503.3"}}
	moment := ""
	a, f := k.TryAct(&d, func(a state.Act) *frame {
		if moment = ""; endless(k.Board, a) {
			moment = k.Loops.Moment(a)
			k.Loops.Declare(k.Turn(), a, moment) // 1101.1a
		}
		return g.begin(k, k.Turn(), a)
	})
	if a.Verb == state.EndPhase { // 607.1
		if firstTurn(k.Board) || k.Bars(board.Deed{Verb: ability.PhaseBegan, Name: "battle", By: k.Turn()}, ref{}, ref{}) != nil {
			return rules.Goto(stepEnd) // 504.1
		}
		return rules.Goto(stepBattle)
	}
	if f != nil {
		carryOut(k, f)
	}
	if moment != "" {
		k.Loops.Remember(k.Turn(), moment) // 1101.1a
	}
	ruleCheck(k) // 503.2
	return rules.Again
}

// begin carries out an action, or announces the card or ability that is played.
func (game) begin(k *K, s seat, a state.Act) *frame {
	switch a.Verb {
	case Charge:
		k.Tally(tallyCharge, s, ref{}, 1, ability.ThisTurn)
		charge(k, s, k.State.Ref(a.Card), k.State.Ref(a.Target), state.Source{})
		return nil
	case PutUnit:
		putUnit(k, s, a)
		return nil
	case RetreatUnit:
		k.Tally(tallyRetreat, s, ref{}, 1, ability.ThisTurn)
		if !retreat(k, s, k.State.Ref(a.Target), state.Source{}) {
			k.Fail(whyEnergy)
		}
		return nil
	}
	return announce(k, s, a)
}

// charge attaches a card to a unit as energy and draws one. [602.1, 906]
func charge(k *K, s seat, card, unit ref, src state.Source) {
	attach(k, s, card, unit, ability.EnergyZone, src)
	k.Draw(s, src)
	k.Do(event{Verb: ability.Charged, Card: unit, Seat: s, Src: src})
}

// attach puts a card with a unit, as energy or as an assist. [905]
func attach(k *K, s seat, card, unit ref, as ability.Zone, src state.Source) bool {
	for _, e := range k.Do(event{Verb: ability.Moved, Card: card, To: k.Place(as, k.State.Card(unit).Master), Tag: state.TagLinked, Seat: s, Src: src}) {
		if e.Verb == ability.Moved {
			k.Do(event{Verb: state.Linked, Card: e.New, Obj: unit, Seat: s, Src: src})
			return true
		}
	}
	return false
}

// putUnit puts a unit into a free standby area; it is not played. [603]
func putUnit(k *K, s seat, a state.Act) {
	r := k.State.Ref(a.Card)
	k.Reveal(state.All, r)
	if !isUnit(k.Board, r) {
		k.Fail(whyUnit)
	}
	if why := mayPut(k.Board, s, r); why != nil {
		k.Fail(why)
	}
	to := k.Place(ability.Standby, s)
	to.Slot = int8(a.N)
	if len(k.Do(event{Verb: ability.Moved, Card: r, To: to, Seat: s})) == 0 {
		k.Fail(whySlot)
	}
}

// retreat discards as much energy as the main unit's retreat costs and swaps it with a
// standby unit: all of it, or nothing. [605, 913.1]
func retreat(k *K, s seat, in ref, src state.Source) bool {
	out := mainOf(k.Board, s)
	cost := retreatCost(k.Board, out)
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: cost, Max: cost, Ask: rules.Prompt{Key: "energy", Rule: "913.1b", Src: out}}
	d.Items = k.Items(energyOn(k.Board, out))
	if mayRetreat(k.Board, s, in) != nil {
		return false
	}
	batch := k.Batch()
	for _, it := range k.Ask(d).Pick {
		r := k.State.Ref(it.Card)
		batch = append(batch, event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagDiscarded, Cost: true, Seat: s, Src: src})
	}
	return int32(len(k.Do(batch...))) >= cost && swap(k, s, in, src, event{Verb: ability.RetreatedV, Card: out, Obj: in, Seat: s, Src: src})
}

// mayRetreat says why the main unit of a seat cannot retreat for a standby unit. [605.3]
func mayRetreat(b *B, s seat, in ref) *board.Why {
	out := mainOf(b, s)
	switch {
	case out == ref{} || !b.In(in, ability.Standby) || b.State.Card(in).Master != s:
		return whyStandby
	case tired(b, out) != nil:
		return whyEnergy
	}
	return b.Cannot(ability.RetreatedV, out, in, s)
}

// tired says why a unit has not the energy to retreat. [605.3, 913.1b]
func tired(b *B, out ref) *board.Why {
	if board.LinkedTo(b, ability.EnergyZone, out) < retreatCost(b, out) {
		return whyEnergy
	}
	return nil
}

// swap exchanges the main unit and a standby unit; both are needed. What it is besides
// is told while the units are still where they were. [912.1]
func swap(k *K, s seat, in ref, src state.Source, as ...event) bool {
	out := mainOf(k.Board, s)
	if out == (ref{}) || !k.In(in, ability.Standby) {
		return false
	}
	back := event{Verb: ability.Moved, Card: out, To: k.State.Card(in).At, Keep: true, Seat: s, Src: src}
	forth := event{Verb: ability.Moved, Card: in, To: k.Place(ability.Main, s), Keep: true, Seat: s, Src: src}
	if !k.Could(back) || !k.Could(forth) {
		return false
	}
	k.Do(as...)
	if len(k.Do(back, forth)) < 2 {
		return false
	}
	k.Do(event{Verb: ability.Swapped, Card: in, Obj: out, Seat: s, Src: src})
	return true
}
