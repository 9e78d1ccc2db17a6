package buddyfight

import (
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// defends says whether an item or flag with defense is attacked by an attack on its
// fighter: one without is neither attacked nor in battle. [4.misc.itemdef.3-5,
// 4.misc.flagstats.6]
func defends(k *B, b *state.Battle, r ref) bool {
	if !atFighter(b) {
		return slices.Contains(b.Targets, r)
	}
	if len(b.Attackers) == 0 || !onField(k, r) || k.State.Card(r).Master == k.LastCard(b.Attackers[0]).Master {
		return false
	}
	return slices.Contains(defenders(k, k.State.Card(r).Master), r)
}

// atFighter says whether an attack is on the fighter: one that was aimed so, and that no
// effect has turned on a monster.
func atFighter(b *state.Battle) bool {
	return b.Stage&^state.Ended == onFighter && len(b.Targets) == 0
}

// defenders lists a fighter's items and flags with defense: a flag that lies face down has none.
// [4.misc.itemdef.1, 4.misc.flagstats.4, 4.misc.flagdown.1]
func defenders(k *B, s seat) (out []ref) {
	for _, w := range [...]ability.Zone{ability.Item, ability.Flag} {
		for _, r := range k.Cards(w, s) {
			if _, ok := number(k, r, ability.Defense); ok {
				out = append(out, r)
			}
		}
	}
	return out
}

// fighting lists who of an attack still attacks: a link attack of which one is left is
// none any more. [3.attack.Q1, 3.attack.Q3]
func fighting(k *B, b *state.Battle) (out []ref) {
	for _, r := range b.Attackers {
		if onField(k, r) {
			out = append(out, r)
		}
	}
	return out
}

// total sums a number over cards; what has none adds nothing.
func total(k *B, of []ref, s ability.Stat) (sum int32) {
	for _, r := range of {
		n, _ := number(k, r, s)
		sum += max(n, 0)
	}
	return sum
}

// hitStep decides the attack in progress and ends it. [3.attack.3, 3.final.3]
func hitStep(k *K) rules.Next {
	hit(k)
	return rules.Goto(stepAfter)
}

// hit decides an attack, if attackers and target are still there and nobody nullified
// it, and ends it. Neither rule processing nor a window comes in between.
// [3.attack.2.6.goto, 3.attack.3.1-3, 3.final.2.6.goto, 3.final.3.1-3]
func hit(k *K) {
	b := k.State.Battles[len(k.State.Battles)-1]
	by := fighting(k.Board, &b)
	switch {
	case b.Stage&state.Ended != 0, len(by) == 0, cut(k): // 3.attack.Q1
	case atFighter(&b):
		hitFighter(k, &b, by)
	case inArea(k.Board, b.Targets[0]): // 3.attack.Q4: else it is a blow in the air
		hitMonster(k, &b, by)
	}
	over(k, &b, by)
}

// over ends an attack. [3.attack.3.3, 3.final.3.3]
func over(k *K, b *state.Battle, by []ref) {
	k.CloseBattle(b.ID) // also of an attack that was nullified
	over, at := k.Batch(), b.Targets
	if atFighter(b) && len(b.Attackers) > 0 {
		at = defenders(k.Board, k.LastCard(b.Attackers[0]).Master.Other()) // 4.misc.itemdef.4, 4.misc.flagstats.6
	}
	for i, r := range append(slices.Clone(by), at...) {
		e := event{Verb: ability.PhaseEnded, Card: r, Slot: int32(ability.BattlePhase), N: b.ID, Seat: k.Turn()}
		if i < len(by) {
			e.Kind = ability.AttackDamage // it is over as an attack of the card, too
			if e.By = at; len(at) > 0 {
				e.Obj = at[0]
			}
		} else if e.By = by; len(by) > 0 {
			e.Obj = by[0]
		}
		over = append(over, e)
	}
	if len(over) == 0 { // nobody is left who fought in it
		over = append(over, event{Verb: ability.PhaseEnded, Slot: int32(ability.BattlePhase), N: b.ID, Seat: k.Turn()})
	}
	k.Do(over...) // 3.attack.3.4.note1, 3.final.3.4.note1
}

// hitMonster: as much power as its defense destroys it. Then Penetrate and Counterattack.
// [3.attack.3.1.1, 3.attack.3.2, 3.final.3.1.1, 3.final.3.2]
func hitMonster(k *K, b *state.Battle, by []ref) {
	at := b.Targets[0]
	defense, ok := number(k.Board, at, ability.Defense)
	s, center := k.State.Card(at).Master, k.In(at, ability.CenterArea)
	if ok && total(k.Board, by, ability.Power) >= defense {
		k.Do(event{Verb: ability.Moved, Card: at, To: k.Own(ability.Discards, at), Tag: state.TagDestroyed, Obj: by[0], By: by, Seat: s})
		if center {
			penetrate(k, by, s)
		}
	}
	strikeBack(k, at, by)
}

// hitFighter: the attack deals the critical of all attackers, unless an item or a flag
// with more defense than they have power stands in the way; that is never destroyed.
// [3.attack.3.1.2, 3.final.3.1.2, 4.misc.itemdef.1, 4.misc.itemdef.2, 4.misc.flagstats.4,
// 4.misc.flagstats.5; readings.go]
func hitFighter(k *K, b *state.Battle, by []ref) {
	s := k.State.Card(by[0]).Master.Other()
	power, blocked := total(k.Board, by, ability.Power), false
	guards := defenders(k.Board, s)
	for _, r := range guards {
		defense, _ := number(k.Board, r, ability.Defense)
		blocked = blocked || power < defense
	}
	if of := dealing(k.Board, by); !blocked && len(of) > 0 {
		attacked(k, event{Verb: ability.DealtDamage, Seat: s, Obj: of[0], By: of, N: total(k.Board, of, ability.Critical), Kind: ability.AttackDamage, Tag: state.TagAttack, Src: state.Source{Card: of[0]}})
	}
	for _, r := range guards {
		strikeBack(k, r, by)
	}
}

// dealing are those of several attackers that deal damage: a text may say of one that it does not.
func dealing(k *B, by []ref) []ref {
	return slices.DeleteFunc(slices.Clone(by), func(r ref) bool {
		return k.Bars(board.Deed{Verb: ability.DealtDamage, Kind: ability.AttackDamage, By: k.State.Card(r).Master}, r, ref{}) != nil
	})
}

// penetrate: each attacker that has it deals its own critical to the fighter, once each;
// nobody can answer that. [3.attack.3.2.1, 3.final.3.2.1, 4.kw.penetrate.1-3]
func penetrate(k *K, by []ref, s seat) {
	for _, r := range by {
		if n, _ := number(k.Board, r, ability.Critical); k.Has(r, keyPenetrate) {
			attacked(k, event{Verb: ability.DealtDamage, Seat: s, Obj: r, N: n, Kind: ability.AttackDamage, Tag: state.TagAttack, Src: state.Source{Card: r}})
		}
	}
}

// strikeBack: what was attacked, has Counterattack and is still on the field destroys one
// attacking monster with no more defense than it has power; nobody can answer that. It is an
// ability that does so, so that what is destroyed is destroyed by an effect of its card, and by no
// attack. [3.attack.3.2.2, 3.final.3.2.2, 4.kw.counterattack.1, 4.kw.counterattack.2; readings.go]
func strikeBack(k *K, at ref, by []ref) {
	if !onField(k.Board, at) || !k.Has(at, keyStrikeBack) {
		return
	}
	power, _ := number(k.Board, at, ability.Power)
	d := rules.Decision{Seat: k.State.Card(at).Master, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "strike", Rule: "3.attack.3.2.2", Src: at}}
	for _, r := range by {
		if n, ok := number(k.Board, r, ability.Defense); ok && onField(k.Board, r) && k.Chars(r).Kinds&ability.Monster != 0 && n <= power {
			d.Items = append(d.Items, state.Item{Card: r.ID})
		}
	}
	for _, it := range k.Ask(d).Pick {
		r := k.State.Ref(it.Card)
		k.Do(event{Verb: ability.Moved, Card: r, To: k.Own(ability.Discards, r), Tag: state.TagDestroyed, Obj: at, Seat: k.State.Card(r).Master, Src: state.Source{Card: at, Via: state.AbilityID{Word: k.Row("counterattack")}}})
	}
}

// restandStep: after an attack what has N-time attack stands. In the attack phase a play
// timing follows and another attack may; the final phase goes back to its beginning.
// [3.attack.4.1, 3.attack.4.2, 3.attack.4.3, 3.attack.4.goto, 3.final.4.1, 3.final.4.2, 3.final.4.goto]
func restandStep(k *K) rules.Next {
	restand(k, followed(k))
	process(k)
	if inFinalPhase(k) {
		return rules.Goto(stepFinalTiming)
	}
	return rules.Goto(stepRestandTiming)
}

// followed are those whose attack is over and has not been followed yet; from now on it has.
func followed(k *K) (by []ref) {
	for _, s := range k.Seats() {
		for _, r := range onSide(k.Board, s) {
			if n := k.Tallied(tallyDone, state.Nobody, r); n > 0 {
				k.Tally(tallyDone, state.Nobody, r, -n, ability.ThisTurn)
				by = append(by, r)
			}
		}
	}
	return by
}

// times are the N-time attacks by their keyword.
var times = [...]struct {
	word string
	n    int32
}{{"2 attacks", 2}, {"3 attacks", 3}, {"4 attacks", 4}, {"6 attacks", 6}}

// restand: of those whose attack is over what has N-time attack now stands, in all N-1 times
// a turn; nobody can answer that. [4.kw.nattack.1, 4.kw.nattack.2, 4.kw.nattack.3; readings.go]
func restand(k *K, by []ref) {
	batch := k.Batch()
	for _, r := range by {
		if !onField(k.Board, r) {
			continue
		}
		most := int32(0)
		for _, t := range times {
			if k.Has(r, k.Key(t.word)) {
				most = max(most, t.n)
			}
		}
		if c := k.State.Card(r); c.Rest && k.Tallied(tallyRestands, state.Nobody, r) < most-1 {
			k.Tally(tallyRestands, state.Nobody, r, 1, ability.ThisTurn)
			batch = append(batch, event{Verb: ability.Stood, Card: r, Seat: c.Master})
		}
	}
	k.Do(batch...)
}

// attackNow is an effect by which a card attacks: it rests, chooses a target, and the
// whole battle up to the end of stage 4 is fought inside the resolution. [3.final.Q4]
func attackNow(k *K, f *frame, r ref) rules.Extent {
	s := f.By
	if !onField(k.Board, r) || k.Cannot(ability.AttackV, r, ref{}, s) != nil {
		return rules.Nothing
	}
	d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "aim", Rule: "3.attack.2.2", Src: r}}
	for _, o := range monsters(k.Board, s.Other()) {
		if mayAim(k, s, r, o) == nil {
			d.Items = append(d.Items, state.Item{Card: o.ID})
		}
	}
	if mayAim(k, s, r, ref{}) == nil {
		d.Items = append(d.Items, state.Item{})
	}
	pick := k.Ask(d).Pick
	if len(pick) == 0 {
		return rules.Nothing
	}
	at := ref{}
	if pick[0].Card != 0 {
		at = k.State.Ref(pick[0].Card)
	}
	attack(k, s, []ref{r}, at)
	process(k) // 3.attack.2.4
	nested(k, thens[stepBattle])
	hit(k)
	nested(k, thens[stepAfter])
	restand(k, []ref{r}) // an attack that it was made in goes on
	process(k)           // 3.attack.4.2
	if !inFinalPhase(k) {
		nested(k, thens[stepRestandTiming]) // 3.attack.4.3
	}
	return rules.Full
}
