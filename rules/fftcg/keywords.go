package fftcg

import (
	"gotaku/rules/ability"
	"gotaku/rules/board"
)

// Keywords of chapter 15.2. Freeze is a state, Damage a condition of abilities.
func (game) Keywords() []board.Keyword {
	return append([]board.Keyword{
		{Word: "brave", JA: "ブレイブ", EN: "Brave"},                                                                         // 15.2.1, battle.go
		{Word: "haste", JA: "ヘイスト", EN: "Haste"},                                                                         // 15.2.2, battle.go, play.go
		{Word: "first strike", JA: "先制攻撃", EN: "First Strike"},                                                           // 15.2.3, battle.go
		{Word: "back attack", JA: "バックアタック", EN: "Back Attack"},                                                          // 15.2.5, play.go
		{Word: "warp", JA: "デジョン", EN: "Warp", Abilities: []ability.Ability{warpTick, warpEnter}},                        // 15.2.7, warp.go
		{Word: "limit break", JA: "リミットブレイク", EN: "Limit Break"},                                                         // [NS], limitbreak.go
		{Word: keywordPriming, JA: "プライミング", EN: "Priming"},                                                              // [NS], priming.go
		{Word: "any element", JA: "すべての属性のCPを生み出せる", EN: "Any element"},                                                  // 5.2.1.3, pay.go
		{Word: "party", JA: "好きな属性のフォワードとパーティーを組める", EN: "Any party"},                                                    // 15.1.1.9.2, battle.go
		{Word: "enters dull", JA: "ダル状態でフィールドに出る", EN: "Enters dull"},                                                    // 11.12.5.1, zones.go
		{Word: "enters active", JA: "アクティブ状態でフィールドに出る", EN: "Enters active"},                                             // 5.2.3.1.1.3, zones.go
		{Word: "procedures", JA: "手順", EN: "Procedures", Abilities: []ability.Ability{{Do: []ability.Effect{namesake}}}}, // no card has it: pay.go
	}, makers()...)
}

var (
	this     = ability.Ref{Kind: ability.This}
	thisWhat = ability.What{Ref: this}
)

// makers: gives CP of an element besides its own. 5.2.1.3, pay.go
func makers() (out []board.Keyword) {
	for _, e := range lexicon.Classes {
		out = append(out, board.Keyword{Word: "makes " + e.ID, JA: e.JA + "属性のCPを生み出せる", EN: "Makes " + e.EN})
	}
	return out
}
