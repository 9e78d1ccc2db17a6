package buddyfight

import (
	"gotaku/rules/ability"
	"gotaku/rules/board"
)

// keywords are the keyword abilities of section 4. A card has none of them twice, but for
// Lifelink and D abilities, which are abilities of the card itself. Those without
// abilities here are read by procedures. [4.kw]
var keywords = []board.Keyword{
	{Word: "counter", JA: "対抗", EN: "Counter"},
	{Word: "penetrate", JA: "貫通", EN: "Penetrate"},                                              // 4.kw.penetrate.4
	{Word: "soulguard", JA: "ソウルガード", EN: "Soulguard", Abilities: []ability.Ability{soulguard}}, // 4.kw.soulguard.4
	{Word: "move", JA: "移動", EN: "Move"},                                                        // 4.kw.move.3
	{Word: "2 attacks", JA: "2回攻撃", EN: "Double attack"},                                        // 4.kw.nattack.4
	{Word: "3 attacks", JA: "3回攻撃", EN: "Triple attack"},
	{Word: "4 attacks", JA: "4回攻撃", EN: "Quadruple attack"},
	{Word: "6 attacks", JA: "6回攻撃", EN: "Sextuple attack"},
	{Word: "counterattack", JA: "反撃", EN: "Counterattack"}, // 4.kw.counterattack.3
	{Word: "equip change", JA: "装備変更", EN: "Equip change"}, // 4.kw.equipchange.3
	{Word: "transform", JA: "変身", EN: "Transform"},         // 4.kw.transform.5
	{Word: "riding", JA: "搭乗", EN: "Riding"},
	{Word: "assignment", JA: "着任", EN: "Assignment"},
	{Word: "dragonize", JA: "竜化", EN: "Dragonize"},
	{Word: impactTransform, JA: "必殺変身", EN: "Impact transform"},                                       // 4.kw.impacttransform.6
	{Word: "set", JA: "設置", EN: "Set"},                                                                // 4.kw.set.2
	{Word: "crossnize", JA: "星合体", EN: "Crossnize", Abilities: []ability.Ability{crossnize}},          // 4.kw.crossnize.3
	{Word: "ambush", JA: "奇襲", EN: "Ambush", Abilities: []ability.Ability{ambush}},                    // 4.kw.ambush.3
	{Word: "c-territory", JA: "C・テリトリー", EN: "C-Territory"},                                           // 4.kw.cterritory.2
	{Word: "d-share", JA: "D・シェア", EN: "D-Share"},                                                     // 4.kw.dshare, 4.dshare.Q1: also without a D of its own, 4.dshare.Q1: also without a D of its own
	{Word: "shadow dive", JA: "シャドウダイブ", EN: "Shadow Dive", Abilities: []ability.Ability{shadowDive}}, // [NS]
	{Word: "omni lord", JA: "角王", EN: "Omni Lord"},                                                    // 4.misc.omnilord.3
}

// Keywords are those of section 4.
func (game) Keywords() []board.Keyword { return keywords }

var (
	self = ability.Ref{Kind: ability.This}
	mine = ability.Who{Side: ability.You}
)

// soulguard replaces leaving the field, however that is: one soul goes to the drop zone
// instead, if its fighter likes. Nobody can answer that. [4.kw.soulguard.1-3]
var soulguard = ability.Ability{Kind: ability.Static, Marks: ability.Intrinsic, Do: []ability.Effect{&ability.Instead{
	Of: ability.Event{Verb: ability.Left, Subj: &ability.Filter{Ref: self}},
	Do: []ability.Effect{&ability.Try{May: true, Do: []ability.Effect{&ability.Move{
		What: ability.What{Sel: &ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{Zone: []ability.Zone{ability.Soul}, Rel: []ability.Rel{{Kind: ability.LinkedTo, Of: self}}}}},
		To:   ability.Place{Zone: ability.Discards},
	}}}},
}}}

// shadowDive lets its card attack the fighter past a monster in the center. The document does not speak of it; cards print
// what it means beside it. [NS]
var shadowDive = ability.Ability{Kind: ability.Static, Marks: ability.Intrinsic, Do: []ability.Effect{&ability.Rule{
	What: ability.What{Ref: self}, Verb: ability.AttackV, Mode: ability.Ignores, With: &ability.Filter{Zone: []ability.Zone{ability.CenterArea}, Who: ability.Who{Side: ability.Opponent}, Kind: ability.Monster},
}}}

// neoDragon is the attribute that Crossnize names.
const neoDragon = "ネオドラゴン"

// crossnize puts its card into the soul of an own card of that attribute; it is used, and
// answered, like any activated ability. [4.kw.crossnize.1, 4.kw.crossnize.2]
var crossnize = ability.Ability{Kind: ability.Activated, Marks: ability.Intrinsic, Name: "星合体", Do: []ability.Effect{
	&ability.Select{Slot: 1, Sel: ability.Selector{N: ability.Count{N: ability.N(1)}, Of: ability.Filter{Zone: field[:], Who: mine, Has: []ability.Prop{{Attr: ability.TraitAttr, Value: neoDragon}}, Rel: []ability.Rel{{Kind: ability.Other, Of: self}}}}},
	&ability.Move{What: ability.What{Ref: self}, To: ability.Place{Zone: ability.Soul, Link: ability.Ref{Kind: ability.Slot, Slot: 1}}},
}}

// ambush waits when its card goes from the face-down soul of a card on the field to the
// drop zone: it may be called for its call cost. [4.kw.ambush.1, 4.kw.ambush.2]
var ambush = ability.Ability{Kind: ability.Triggered, Marks: ability.Intrinsic, Works: []ability.Zone{ability.Discards},
	On: []ability.Event{{Verb: ability.Moved, From: ability.Soul, To: ability.Discards, Name: faceDown, Subj: &ability.Filter{Ref: self}}},
	Do: []ability.Effect{&ability.Act{Word: "ambush", What: ability.What{Ref: self}}}}
