package buddyfight

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var (
	whyAttacker = &board.Why{Rule: "3.attack.2.2", JA: "攻撃できるカードではありません。", EN: "That card cannot attack."}
	whyNumbers  = &board.Why{Rule: "4.misc.flagstats.3", JA: "攻撃力も打撃力も持っていません。", EN: "It has neither power nor critical."}
	whyCenter   = &board.Why{Rule: "4.misc.flagstats.1", JA: "自分のセンターにモンスターがいる間、アイテムとフラッグは攻撃できません。", EN: "Items and flags do not attack while your own center holds a monster."}
	whyOnce     = &board.Why{Rule: "3.attack.2.1.first", JA: "先攻の1ターン目の攻撃は1回までです。", EN: "On the first turn there is one attack."}
	whyLink     = &board.Why{Rule: "3.attack.2.1.first", JA: "先攻の1ターン目に連携攻撃はできません。", EN: "There is no link attack on the first turn."}
	whyAlone    = &board.Why{Rule: "3.attack.2.2.link", JA: "一緒に攻撃できるカードがありません。", EN: "Nothing can attack together with it."}
	whyPhase    = &board.Why{Rule: "3.final.Q1", JA: "ファイナルフェイズ中に攻撃できるカードではありません。", EN: "It cannot attack in the final phase."}
	whyGuarded  = &board.Why{Rule: "3.attack.2.2", JA: "相手のセンターにモンスターがいるので、ファイターには攻撃できません。", EN: "A monster in the center protects the fighter."}
	whyAim      = &board.Why{Rule: "3.attack.2.2", JA: "攻撃対象にできません。", EN: "That cannot be attacked."}
	whyMust     = &board.Why{Rule: "3.attack.2.1", JA: "攻撃しなければならないカードがあります。", EN: "A card must still attack."}
	whyArea     = &board.Why{Rule: "4.kw.move.1", JA: "別の空いている自分のエリアにだけ移動できます。", EN: "It moves to another empty area of yours only."}
)

// mayAttack says why a card of a seat may not attack: it stands on the own field and has
// power or critical; items and flags do not attack past an own center monster [NS]; in the
// final phase only impact monsters, what was equipped by impact transform, and what a text
// lets do so. [3.attack.2.1, 3.final.2.1, 3.final.Q1, 5.attack.1, 5.Q2, 5.Q3,
// 4.misc.flagstats.1, 4.misc.flagstats.3, 4.kw.impacttransform.2]
func mayAttack(k *K, s seat, r ref) *board.Why {
	if !onField(k.Board, r) || k.State.Card(r).Master != s || k.State.Card(r).Rest {
		return whyAttacker
	}
	c := k.Chars(r)
	if c.Kinds&(ability.Monster|ability.ItemCard|ability.FlagCard) == 0 {
		return whyAttacker
	}
	_, strong := number(k.Board, r, ability.Power)
	_, hard := number(k.Board, r, ability.Critical)
	switch {
	case !strong && !hard:
		return whyNumbers
	case c.Kinds&ability.Monster == 0 && guarded(k.Board, s, r):
		return whyCenter
	case firstTurn(k) && k.Tallied(tallyAttacks, s, ref{}) > 0:
		return whyOnce // 3.final.2.1.first
	case inFinalPhase(k) && c.Kinds&ability.Monster != 0 && c.Kinds&ability.Impact == 0 && !k.Allowed(ability.AttackV, r, s),
		inFinalPhase(k) && c.Kinds&ability.Monster == 0 && k.State.Card(r).Flags&flagImpactTransformed == 0 && !k.Allowed(ability.AttackV, r, s):
		return whyPhase
	}
	return k.Cannot(ability.AttackV, r, ref{}, s)
}

// guarded says whether a seat's center holds a monster that stands in the way of by, whose
// text may let it attack all the same; of anything, where none is named.
func guarded(k *B, s seat, by ref) bool {
	return slices.ContainsFunc(k.Cards(ability.CenterArea, s), func(r ref) bool {
		return k.Chars(r).Kinds&ability.Monster != 0 && (by == (ref{}) || !k.Ruled(ability.Ignores, ability.AttackV, by, r))
	})
}

// mayAim says why r may not attack a monster, or with the zero ref the fighter: a monster
// in the center protects its fighter [NS]. [3.attack.2.2, 4.cterritory.Q3]
func mayAim(k *K, s seat, r, at ref) *board.Why {
	switch {
	case at == ref{} && guarded(k.Board, s.Other(), r):
		return whyGuarded
	case at != ref{} && (!inArea(k.Board, at) || k.State.Card(at).Master == s || k.Chars(at).Kinds&ability.Monster == 0):
		return whyAim
	case at == ref{}:
		if why := k.Bars(board.Deed{Verb: ability.AttackV, Name: attackFighters, By: s}, r, ref{}); why != nil {
			return why
		}
	}
	return k.Cannot(ability.AttackedV, at, r, s)
}

// attackers lists what of a seat could attack, each by itself.
func attackers(k *K, s seat) (out []ref) {
	for _, r := range onSide(k.Board, s) {
		if mayAttack(k, s, r) == nil {
			out = append(out, r)
		}
	}
	return out
}

// mayStop says why a seat may not end its attacks: a text has something attack that could. [3.attack.2.1]
func mayStop(k *K, s seat) *board.Why {
	if !k.AnyRule(ability.Must, ability.AttackV) {
		return nil
	}
	for _, r := range attackers(k, s) {
		if k.Ruled(ability.Must, ability.AttackV, r, ref{}) && aims(k, s, r) {
			return whyMust
		}
	}
	return nil
}

// aims says whether there is anything that r may attack.
func aims(k *K, s seat, r ref) bool {
	if mayAim(k, s, r, ref{}) == nil {
		return true
	}
	return slices.ContainsFunc(onSide(k.Board, s.Other()), func(at ref) bool { return mayAim(k, s, r, at) == nil })
}

// partners lists what could join r in an attack on at. [3.attack.2.2.link, 5.Q2]
func partners(k *K, s seat, r, at ref) (out []ref) {
	for _, o := range attackers(k, s) {
		if o != r && mayAim(k, s, o, at) == nil && mayJoin(k, s, o, at) == nil {
			out = append(out, o)
		}
	}
	return out
}

// mayLink says why r cannot lead a link attack on at. [3.attack.2.1.first, 3.attack.2.2.link]
func mayLink(k *K, s seat, r, at ref) *board.Why {
	if firstTurn(k) {
		return whyLink // 3.final.2.1.first
	}
	if len(partners(k, s, r, at)) == 0 {
		return whyAlone
	}
	return mayJoin(k, s, r, at)
}

// mayJoin says why a text lets r be part of no link attack on a monster, or with the zero ref on the fighter.
func mayJoin(k *K, s seat, r, at ref) *board.Why {
	if at == (ref{}) {
		if why := k.Bars(board.Deed{Verb: ability.PartyV, Name: attackFighters, By: s}, r, ref{}); why != nil {
			return why
		}
	}
	return k.Cannot(ability.PartyV, r, ref{}, s)
}

// chooseAttack asks whether to attack, where anything can; who declines is asked once more
// after another play timing. [3.attack.2.1, 3.attack.2.1.goto, 3.final.2.1, 3.final.2.1.goto]
func chooseAttack(k *K) rules.Next {
	if askAttack(k, "attack") {
		return rules.Goto(stepBattle)
	}
	return rules.Goto(stepDeclined)
}

// attackAgain asks once more, and then the phase ends. [3.attack.2.1.3, 3.attack.2.1.3.goto,
// 3.final.2.1.3, 3.final.2.1.3.goto]
func attackAgain(k *K) rules.Next {
	switch {
	case askAttack(k, "attack again"):
		return rules.Goto(stepBattle)
	case inFinalPhase(k):
		return rules.Goto(stepEnd)
	}
	return rules.Goto(stepFinal)
}

// askAttack asks for an attack and declares it; the field is public, so nobody is asked
// where nothing can attack.
func askAttack(k *K, key string) bool {
	s := k.Turn()
	if len(attackers(k, s)) == 0 {
		return false
	}
	rule := "3.attack.2.1"
	if inFinalPhase(k) {
		rule = "3.final.2.1"
	}
	d := rules.Decision{Seat: s, Kind: rules.Acting, Window: "attack", Then: "no attack", Ask: rules.Prompt{Key: key, Rule: rule}}
	a, _ := k.TryAct(&d, func(a state.Act) *frame {
		by, at := []ref{k.State.Ref(a.Card)}, ref{}
		if a.Target != 0 {
			at = k.State.Ref(a.Target)
		}
		if a.Verb == LinkAttack {
			by = append(by, chooseLink(k, s, by[0], at)...)
		}
		attack(k, s, by, at)
		for _, r := range by {
			k.Tally(tallyDone, state.Nobody, r, 1, ability.ThisTurn)
		}
		return nil
	})
	if a.Verb == state.Pass {
		return false
	}
	process(k) // 3.attack.2.4, 3.final.2.4
	return true
}

// chooseLink asks what attacks together with r: one card or more. [3.attack.2.2.link,
// 3.final.2.2.link]
func chooseLink(k *K, s seat, r, at ref) (out []ref) {
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Ask: rules.Prompt{Key: "link", Rule: "3.attack.2.2.link", Src: r}}
	d.Items = k.Items(partners(k, s, r, at))
	d.Max = int32(len(d.Items))
	for _, it := range k.Ask(d).Pick {
		out = append(out, k.State.Ref(it.Card))
	}
	return out
}

// Battle.Stage says what is attacked.
const (
	onMonster int8 = iota
	onFighter
)

// attack declares an attack: the attackers rest together, and from now on attackers and
// what is attacked are in battle, flags and impact monsters like every card. [3.attack.2.2,
// 3.attack.2.3, 3.final.2.2, 3.final.2.3, 4.misc.flagstats.2, 5.treat.ex]
func attack(k *K, s seat, by []ref, at ref) {
	rest, declared := k.Batch(), k.Batch()
	for _, r := range by {
		rest = append(rest, event{Verb: ability.ActedV, Card: r, Seat: s})
	}
	k.Do(rest...)
	k.Tally(tallyAttacks, s, ref{}, 1, ability.ThisTurn)
	var targets []ref
	if at != (ref{}) {
		targets = []ref{at}
	}
	k.OpenBattle(by, targets)
	if b := &k.State.Battles[len(k.State.Battles)-1]; at == (ref{}) {
		k.SetStage(b, onFighter)
	}
	id := k.State.Battles[len(k.State.Battles)-1].ID // those of a link attack are one attack
	for _, r := range by {
		declared = append(declared, event{Verb: ability.AttackV, Card: r, Obj: at, Seat: s, N: id})
	}
	for _, r := range by { // 3.attack.2.2.link
		for _, o := range by {
			if o != r {
				declared = append(declared, event{Verb: ability.PartyV, Card: r, Obj: o, Seat: s})
			}
		}
	}
	if at == (ref{}) {
		targets = defenders(k.Board, s.Other()) // 4.misc.itemdef.3, 4.misc.flagstats.6
	}
	for _, r := range targets { // a link attack is one attack: what it is on is attacked once
		declared = append(declared, event{Verb: ability.AttackedV, Card: r, Obj: by[0], By: by, Seat: s.Other()})
	}
	k.Do(declared...)
}

// moves lets a seat re-place its monsters with Move, one by one, each to another empty own
// area; nobody can answer that. [3.attack.1.1.1, 3.attack.1.1.2, 4.kw.move.1, 4.kw.move.2]
func moves(k *K, s seat) {
	for {
		can := false
		for _, r := range monsters(k.Board, s) {
			can = can || movable(k, s, r)
		}
		if !can {
			return
		}
		d := rules.Decision{Seat: s, Kind: rules.Acting, Window: "move", Then: "stay", Ask: rules.Prompt{Key: "mover", Rule: "3.attack.1.1.1"}}
		a := k.Ask(d).Act
		if a.Verb != Replace {
			return
		}
		r := k.State.Ref(a.Card)
		k.Tally("moved", state.Nobody, r, 1, ability.ThisTurn)
		k.Do(event{Verb: ability.Moved, Card: r, To: k.Place(areas[a.N-1], s), Keep: true, Seat: s})
	}
}

// movable says whether a monster has Move, has not moved yet and has somewhere to go.
func movable(k *K, s seat, r ref) bool {
	if !k.Has(r, keyMove) || !inArea(k.Board, r) || k.State.Card(r).Master != s || k.Tallied("moved", state.Nobody, r) > 0 {
		return false
	}
	return slices.ContainsFunc(areas[:], func(w ability.Zone) bool { return k.Count(w, s) == 0 })
}
