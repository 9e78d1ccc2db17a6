package divinecross

import (
	"fmt"
	"slices"

	"gotaku/rules"
	"gotaku/rules/ability"
	"gotaku/rules/board"
	"gotaku/rules/state"
)

var (
	whySkill   = &board.Why{Rule: "703.1a-1", JA: "メイン・ユニットのスキルではありません。", EN: "That is no skill of the main unit."}
	whyStunned = &board.Why{Rule: "703.1b", JA: "気絶しています。", EN: "The unit is stunned."}
	whyBarred  = &board.Why{Rule: "703.1a-3", JA: "このスキルはいま使えません。", EN: "The skill cannot be used now."}
)

// whyCost says by their number how many energy cards are missing for a skill.
var whyCost = func() (out [31]*board.Why) {
	for n := range out {
		out[n] = &board.Why{Rule: "703.1a-2", JA: fmt.Sprintf("エネルギーがあと %d 枚要ります。", n), EN: fmt.Sprintf("%d more energy is needed.", n)}
	}
	return out
}()

// mayUseSkill says why a seat cannot declare a skill. Energy is counted, not spent.
// [703.1a, 703.1b, 922]
func mayUseSkill(b *B, s seat, r ref, id state.AbilityID) *board.Why {
	a, main := b.Lookup(id), mainOf(b, s)
	if a == nil || !inBattle(a) || !b.Here(r) || !ofMain(b, s, r) {
		return whySkill
	}
	if !slices.ContainsFunc(b.Chars(r).Abilities, func(h state.Held) bool { return h.ID == id }) {
		return whySkill
	}
	f := b.Probe(s, r, id)
	missing := skillCost(b, f, a, main) - board.LinkedTo(b, ability.EnergyZone, main)
	if b.Ruled(ability.Ignores, ability.UsingSkill, main, r) {
		missing = 0 // 104.1
	}
	switch {
	case missing > 0:
		return whyCost[min(int(missing), len(whyCost)-1)]
	case stunned(b, main) && !evenStunned(a):
		return whyStunned
	case !b.Holds(f, a.Gate) || !b.Holds(f, a.Needs) || !b.Within(f, a.Limit):
		return whyBarred
	}
	why := b.Bars(board.Deed{Verb: ability.UsingSkill, Name: a.Name, By: s}, main, r) // 902
	if why == nil && len(a.Args) == 0 {
		why = b.Bars(board.Deed{Verb: ability.UsingSkill, Name: damageless, By: s}, main, r)
	}
	if why != nil {
		why.Rule = whyBarred.Rule
	}
	return why
}

// damageless is the name by which a text forbids something of skills that have no skill damage. [210, 704.6a-2]
const damageless = "without damage"

// ofMain says whether the skills of a card are those of a seat's main unit: it is that
// unit, or an assist attached to it. [703.1a-1, 801.1g-1]
func ofMain(b *B, s seat, r ref) bool {
	main := mainOf(b, s)
	return main != (ref{}) && (r == main || b.In(r, ability.Soul) && bearer(b, r) == main)
}

// inBattle says whether an ability is a skill of the battle phase; one that is marked as
// an EX power too is played in the main phase. [703, 806.2b]
func inBattle(a *ability.Ability) bool {
	return a.Marks&(ability.Skill|ability.EXPower) == ability.Skill
}

// skillCost is how much energy a skill of the main unit needs now. [209, 919.1]
func skillCost(b *B, f *frame, a *ability.Ability, main ref) int32 {
	n, _ := b.CostOf(skillUse(f, a), main, printedCost(b, f, a))
	return n
}

// skillUse is the deed of using a skill.
func skillUse(f *frame, a *ability.Ability) board.Deed {
	return board.Deed{Verb: ability.UsingSkill, Name: a.Name, By: f.By}
}

// printedCost is the cost that a skill says. [209]
func printedCost(b *B, f *frame, a *ability.Ability) (n int32) {
	for i := range a.Cost {
		if a.Cost[i].Res == ability.Energy {
			n += b.Amount(f, &a.Cost[i].N)
		}
	}
	return n
}

// UseCost is how much energy a skill needs on its unit. [209]
func (game) UseCost(b *B, r ref, id state.AbilityID) (now, print int32, ok bool) {
	a := b.Ability(id)
	if a.Marks&ability.Skill == 0 {
		return 0, 0, false
	}
	f := &frame{By: b.State.Card(r).Master, Src: state.Source{Card: r, Via: id}, Ability: id}
	return skillCost(b, f, a, bearer(b, r)), printedCost(b, f, a), true
}

// evenStunned says whether a skill may be used by a stunned unit. [922]
func evenStunned(a *ability.Ability) bool {
	return slices.ContainsFunc(a.Do, func(e ability.Effect) bool {
		r, is := e.(*ability.Rule)
		return is && r.Verb == ability.UsingSkill && r.Mode == ability.May
	})
}

// judgedCost is what a skill that is judged costs now: effects are about skills of some cost. [917.1]
func judgedCost(b *B, f *frame) int32 {
	if a := b.Ability(f.Src.Via); inBattle(a) {
		return skillCost(b, f, a, bearer(b, f.Src.Card))
	}
	return 0
}

// judged says whether a skill succeeds. What makes it fail without condition does; what
// depends on something carries that out now, in the order of its player, until one has
// made it fail; one that does not fail by what else says so succeeds whatever comes of that. [917.1, 104.4]
func judged(k *K, f *frame) bool {
	e := event{Verb: ability.Judged, Card: bearer(k.Board, f.Src.Card), Seat: f.By, Name: k.Ability(f.Src.Via).Name, Src: f.Src, N: judgedCost(k.Board, f)}
	list := k.Bearings(&e)
	k.SetTable(tableFailed, 0)
	firm := k.Bars(board.Deed{Verb: ability.MissedV, Name: e.Name, By: f.By}, e.Card, f.Src.Card) != nil
	if firm = firm || len(k.Ability(f.Src.Via).Args) == 0 && k.Bars(board.Deed{Verb: ability.MissedV, Name: damageless, By: f.By}, e.Card, f.Src.Card) != nil; firm {
		list = slices.DeleteFunc(list, func(b board.Bearing) bool { return b.Bare })
	}
	if i := slices.IndexFunc(list, func(b board.Bearing) bool { return b.Bare }); i >= 0 {
		k.CarryOut(&e, &list[i])
		return false // 917.1a
	}
	for len(list) > 0 {
		i := nextJudge(k, list)
		k.CarryOut(&e, &list[i]) // 917.1b
		failed := k.State.Table[tableFailed] != 0 && !firm
		if k.SetTable(tableFailed, 0); failed {
			return false
		}
		list = slices.Delete(list, i, i+1)
	}
	e.Slot = succeeded
	k.Do(e)
	return true // 917.1c
}

// succeeded marks the event that a skill has succeeded: it has been judged, and nothing makes it fail any more. [917.1c]
const succeeded = 1

// nextJudge asks which effect is applied next: of the turn player's as long as there
// are any.
func nextJudge(k *K, list []board.Bearing) int {
	for _, s := range k.Seats() {
		d := rules.Decision{Seat: s, Kind: rules.Choose, Min: 1, Max: 1, Ask: rules.Prompt{Key: "judge", Rule: "917.1b"}}
		for i := range list {
			if turnJudges || list[i].By == s {
				d.Items = append(d.Items, state.Item{Card: list[i].Card.ID, N: int32(i)})
			}
		}
		if len(d.Items) > 0 {
			return int(k.Ask(d).Pick[0].N)
		}
	}
	return 0
}
