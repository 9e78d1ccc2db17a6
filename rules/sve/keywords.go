package sve

import (
	"gotaku/rules/ability"
	"gotaku/rules/board"
)

// Keywords of chapters 12 to 14. Where the rulebook defines a keyword as an
// ability, that ability stands here; the others are read by the procedures.
func (game) Keywords() []board.Keyword {
	return []board.Keyword{
		{Word: "quick", JA: "クイック", EN: "Quick"},                                                        // 12.3, acts.go
		{Word: "ward", JA: "守護", EN: "Ward"},                                                            // 12.8, battle.go, checks.go, turn.go
		{Word: "storm", JA: "疾走", EN: "Storm"},                                                          // 12.9, battle.go
		{Word: "rush", JA: "突進", EN: "Rush"},                                                            // 12.10, battle.go
		{Word: "assail", JA: "指定攻撃", EN: "Assail"},                                                      // 12.11, battle.go
		{Word: "intimidate", JA: "威圧", EN: "Intimidate"},                                                // 12.12, battle.go
		{Word: "drain", JA: "ドレイン", EN: "Drain", Abilities: []ability.Ability{drain}},                   // 12.13
		{Word: "bane", JA: "必殺", EN: "Bane"},                                                            // 12.14, checks.go
		{Word: "aura", JA: "オーラ", EN: "Aura"},                                                           // 12.15, play.go
		{Word: "stack", JA: "スタック", EN: "Stack", Abilities: []ability.Ability{stackLeaves, stackMoves}}, // 13.3.2, classes.go
		{Word: "boxed", JA: "箱詰め", EN: "Boxed"},                                                         // 5.31
		{Word: "drive", JA: "ドライブ", EN: "Drive", Gain: true},                                            // 14.4.7, drive.go
		{Word: "single drive", JA: "シングルドライブ", EN: "Single Drive", Stacks: true, Abilities: []ability.Ability{drives(1)}}, // 14.4.6.2
		{Word: "twin drive", JA: "ツインドライブ", EN: "Twin Drive", Stacks: true, Abilities: []ability.Ability{drives(2)}},      // 14.4.6.3
		{Word: "start amulet", JA: "スタートアミュレット", EN: "Start Amulet"},                                                      // 14.4.4, titles.go, decks.go
		{Word: "procedures", JA: "手順", EN: "Procedures", Abilities: []ability.Ability{procedures}},                        // no card has it: procedures.go
	}
}

// drives: on attack, n drive checks. [14.4.6]
func drives(n int32) ability.Ability {
	return ability.Ability{Kind: ability.Triggered, Marks: ability.Intrinsic,
		On: []ability.Event{{Verb: ability.AttackV, Subj: &ability.Filter{Ref: this}}},
		Do: []ability.Effect{&ability.Act{Word: "drivecheck", N: ability.N(n)}}}
}

var this = ability.Ref{Kind: ability.This}

// drain: when this dealt attack damage, your leader's life goes up by as much. [12.13.2]
var drain = ability.Ability{
	Kind: ability.Triggered, Marks: ability.Intrinsic,
	On: []ability.Event{{Verb: ability.DealtDamage, Subj: &ability.Filter{Ref: this}, Kind: ability.AttackDamage}},
	Do: []ability.Effect{&ability.Change{
		What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{
			Kind: ability.Leader, Zone: []ability.Zone{ability.LeaderArea}, Who: ability.Who{Side: ability.You}}}},
		Stat: ability.LifeStat, Op: ability.Add, N: ability.Amount{Op: ability.EventN},
	}},
}
