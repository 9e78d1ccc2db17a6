package sve

import (
	"gotaku/rules"
	"gotaku/rules/ability"
)

// Keywords of chapters 12 to 14. Where the rulebook defines a keyword as an
// ability, that ability stands here; the others are read by the procedures.
func (game) Keywords() []rules.Keyword {
	return []rules.Keyword{
		{Word: "quick", JA: "クイック", EN: "Quick"},                                      // 12.3, acts.go
		{Word: "ward", JA: "守護", EN: "Ward"},                                          // 12.8, battle.go, checks.go, turn.go
		{Word: "storm", JA: "疾走", EN: "Storm"},                                        // 12.9, battle.go
		{Word: "rush", JA: "突進", EN: "Rush"},                                          // 12.10, battle.go
		{Word: "assail", JA: "指定攻撃", EN: "Assail"},                                    // 12.11, battle.go
		{Word: "intimidate", JA: "威圧", EN: "Intimidate"},                              // 12.12, battle.go
		{Word: "drain", JA: "ドレイン", EN: "Drain", Abilities: []ability.Ability{drain}}, // 12.13
		{Word: "bane", JA: "必殺", EN: "Bane"},                                          // 12.14, checks.go
		{Word: "aura", JA: "オーラ", EN: "Aura"},                                         // 12.15, play.go
		{Word: "stack", JA: "スタック", EN: "Stack"},                                      // 13.3.2
		{Word: "boxed", JA: "箱詰め", EN: "Boxed"},                                       // 5.31
		{Word: "drive", JA: "ドライブ", EN: "Drive"},                                      // 14.4.7
		{Word: "single drive", JA: "シングルドライブ", EN: "Single Drive"},
		{Word: "twin drive", JA: "ツインドライブ", EN: "Twin Drive"},
		{Word: "start amulet", JA: "スタートアミュレット", EN: "Start Amulet"},
	}
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
