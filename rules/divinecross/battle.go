package divinecross

import (
	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

// battlePhase begins the battle phase; the first turn has none. [504.1, 702]
func battlePhase(k *K) rules.Next {
	enter(k, ability.BattlePhase)
	k.Do(rules.PhaseBegan(k.Board, ability.BattlePhase)) // 702.1
	ruleCheck(k)                                         // 702.2
	return rules.Goto(stepSkill)
}

// skillStep: the turn player declares a skill of the main unit, or none. [703]
func skillStep(k *K) rules.Next {
	s := k.Turn()
	d := rules.Decision{Seat: s, Kind: rules.Acting, Window: "skill", Then: "battle end", Ask: rules.Prompt{Key: "skill", Rule: "703.1"}}
	a := k.Ask(d).Act
	if a.Verb != UseSkill {
		return rules.Goto(stepBattleEnd)
	}
	f := k.NewFrame(s, k.State.Ref(a.Card), a.Ability)
	text := k.Ability(f.Ability)
	k.Spend(f, text.Limit)
	k.Charge(skillUse(f, text), mainOf(k.Board, s), printedCost(k.Board, f, text), true) // what changes the cost of the next has done so [919.1b]
	b := k.OpenBattle(k.Cards(ability.Main, s), k.Cards(ability.Main, s.Other()))
	e := event{Verb: state.Declared, Card: bearer(k.Board, f.Src.Card), Seat: s, Src: f.Src}
	k.Tell(e)
	if judged(k, f) { // 703.2
		damageStep(k, f)
	} else {
		e.Verb = state.Missed
		k.Do(e)
	}
	k.CloseBattle(b)
	return rules.Goto(stepBattleEnd)
}

// battleEnd ends the battle phase. [705]
func battleEnd(k *K) rules.Next {
	k.Do(rules.PhaseEnded(k.Board, ability.BattlePhase)) // 705.1
	ruleCheck(k)                                         // 705.2
	if more := k.State.Table[tableBattles]; more > 0 {   // 104.1
		k.SetTable(tableBattles, more-1)
		return rules.Goto(stepBattle)
	}
	return rules.Goto(stepEnd)
}

// damageStep carries out a skill: its clauses by category, whatever order they are
// printed in, and nothing dies in between. Who uses it need not be there any more.
// [704; readings.go]
func damageStep(k *K, f *frame) {
	a, unit := k.Ability(f.Ability), bearer(k.Board, f.Src.Card)
	does := sortClauses(a)
	e := event{Verb: ability.UsingSkill, Card: unit, Seat: f.By, Name: a.Name, Src: f.Src}
	k.Do(e)                              // 704.1, 704.2
	ruleCheck(k)                         // 704.3
	does.run(k, f, before)               // 704.4
	ruleCheck(k)                         // 704.5
	dealSkillDamage(k, f, a, unit, does) // 704.6
	does.run(k, f, deals)                // 704.7
	does.run(k, f, other)                // 704.8
	if a.Hand != ability.Auto {
		k.ByHandText(f, a.Print)
	}
	ruleCheck(k) // 704.9
	e.Verb = ability.UsedSkill
	k.Do(e)      // 704.10, 704.11
	ruleCheck(k) // 704.12
}

// dealSkillDamage computes the damage of a skill and deals it, all at once: the base,
// changes by the user's effects, then by the opponent's, the advantage last. [704.6]
func dealSkillDamage(k *K, f *frame, a *ability.Ability, unit ref, does clauses) {
	does.run(k, f, base)
	to := mainOf(k.Board, f.By.Other())
	if len(a.Args) == 0 || to == (ref{}) {
		return // 704.6a-2
	}
	n := k.Amount(f, &a.Args[0])
	if n == 0 && (zeroJumps || a.Args[0].Op != ability.Const) {
		return // 704.6a-1
	}
	e := event{Verb: ability.DealtDamage, Card: to, Obj: unit, N: n, Name: a.Name, Src: f.Src, Kind: ability.CombatDamage, Seat: f.By.Other()}
	if saysOfItself(a, ability.MinusV, ability.AnySide) {
		e.Slot |= state.Firm
	}
	setDamage(k, f.By, n)
	var applied []board.Bearing
	for _, s := range k.Seats() { // 704.6b-1, 704.6b-2
		if s != f.By && saysOfItself(a, ability.MinusV, ability.Opponent) { // 704.6b-2, 104.4
			for _, m := range modifiers(k, &e, s, does) {
				applied = append(applied, m.effect)
			}
			continue
		}
		for _, m := range ordered(k, modifiers(k, &e, s, does)) {
			if m.clause != nil {
				was := k.Stored(f.By, ability.SkillDamage)
				if k.RunText(f, m.clause); k.Stored(f.By, ability.SkillDamage) < was && (e.Slot&state.Firm != 0 || k.Bars(board.Deed{Verb: ability.MinusV, Kind: e.Kind, By: state.Nobody}, unit, ref{}) != nil) {
					setDamage(k, f.By, was) // 914.3, 104.4
				}
				continue
			}
			e.N = k.Stored(f.By, ability.SkillDamage)
			k.CarryOut(&e, &m.effect)
			setDamage(k, f.By, e.N)
			applied = append(applied, m.effect)
		}
	}
	e.N = k.Stored(f.By, ability.SkillDamage)
	setDamage(k, f.By, 0)
	if advantage(k.Board, unit, to) && !saysOfItself(a, ability.PlusV, ability.AnySide) && !level(k.Board, f.By, unit, to) {
		e.N *= timesByAdvantage(a) // 704.6c-1
	}
	if e.N < leastDamage {
		return
	}
	for _, done := range k.DoAfter(e, applied) { // 704.6d
		if done.Verb == ability.DealtDamage {
			f.Cause = done // what the clauses to come may speak of
		}
	}
}

// timesByAdvantage is twice, or as often as the skill says instead. [704.6c-1, 104.1]
func timesByAdvantage(a *ability.Ability) int32 {
	for _, e := range a.Do {
		if r, is := e.(*ability.Rule); is && r.Name == ThisSkill && r.Verb == ability.PlusV && r.Mode == ability.Must && r.N != nil {
			return r.N.N
		}
	}
	return 2
}

// level says whether effects have it that the advantage of a unit over another does not double. [704.6c-1, 104.4]
func level(b *B, s seat, by, over ref) bool {
	return b.Bars(board.Deed{Verb: ability.PlusV, Name: "advantage", By: s}, by, over) != nil || b.Bars(board.Deed{Verb: ability.PlusV, Name: "advantage over it", By: s}, over, by) != nil
}

// setDamage sets the damage that is being computed.
func setDamage(k *K, s seat, n int32) {
	k.Do(event{Verb: state.NumberSet, Seat: s, Slot: int32(ability.SkillDamage), N: n})
}

// modifier changes the damage of a skill: a clause of its own, or another effect.
type modifier struct {
	clause []ability.Effect
	effect board.Bearing
}

// modifiers lists what a seat's effects change about the damage e of a skill. [704.6b]
func modifiers(k *K, e *event, s seat, does clauses) (out []modifier) {
	if s == k.Turn() {
		for _, c := range does[changes] {
			out = append(out, modifier{clause: c, effect: board.Bearing{Card: e.Src.Card}})
		}
	}
	for _, b := range k.Bearings(e) {
		if b.Amount && b.By == s {
			out = append(out, modifier{effect: b})
		}
	}
	return out
}

// adds says whether a modifier only adds to the damage or takes from it, and whether it
// does so by a constant and does nothing else.
func (m *modifier) adds() (only, steady bool) {
	if m.clause == nil {
		return m.effect.Op == ability.Add || m.effect.Op == ability.Sub, m.effect.Steady
	}
	only, steady = true, true
	var look func(ability.Effect)
	look = func(e ability.Effect) {
		c, ok := e.(*ability.Change)
		if !ok || c.Stat != ability.SkillDamage {
			steady = false
			ability.Children(e, look)
			return
		}
		only = only && (c.Op == ability.Add || c.Op == ability.Sub)
		steady = steady && c.N.Op == ability.Const
	}
	for _, e := range m.clause {
		look(e)
	}
	return only, steady
}

// ordered puts modifiers into the order that the turn player gives, where that matters.
// [704.6b-3]
func ordered(k *K, ms []modifier) []modifier {
	d := rules.Decision{Seat: k.Turn(), Kind: rules.Choose, Ordered: true, Ask: rules.Prompt{Key: "modifier", Rule: "704.6b-3"}}
	plain, moving := true, 0
	for i := range ms {
		only, steady := ms[i].adds()
		if plain = plain && only; !steady {
			moving++
		}
		d.Items = append(d.Items, state.Item{Card: ms[i].effect.Card.ID, N: int32(i)})
	}
	if plain && moving < 2 || len(ms) < 2 {
		return ms
	}
	d.Min, d.Max = int32(len(ms)), int32(len(ms))
	var out []modifier
	for _, it := range k.Ask(d).Pick {
		out = append(out, ms[it.N])
	}
	return out
}
