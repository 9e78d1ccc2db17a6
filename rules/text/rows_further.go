package text

import (
	"slices"

	"gotaku/rules/ability"
)

// further are rows that several dialects have and others do not: each takes them by id.
var further = []Row{
	{ID: "its power", NT: "refstat", JA: "パワー", EN: "power", Node: ability.Power},
	{Quiet: true, ID: "all in a zone", NT: "selb", JA: "{Of.Who:poss}{Of.Zone:zoneset}にあるすべての{Of+:npraw}", Node: ability.Selector{N: ability.Count{Op: ability.All}}},
	{Quiet: true, ID: "for each, for a time", NT: "s4", JA: "{Per.Of:np}1{:ctr}につき‹、|›{For:span}、{+:s6}", Node: Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}},
	{Quiet: true, ID: "paid, and more", NT: "cost", JA: "{0.Do:effectR}、", Node: []ability.Cost{{}}, Asks: notActCost},
	{ID: "wins", NT: "effect", JA: "{Who:player}は‹ゲーム|このゲーム›に勝利する", EN: "{Who:player} ‹wins~win› the game", Node: &ability.Flow{Op: ability.WinGame}},
	{ID: "loses", NT: "effect", JA: "{Who:player}は‹ゲーム|このゲーム›に敗北する", EN: "{Who:player} ‹loses~lose› the game", Node: &ability.Flow{Op: ability.LoseGame}},
}

// Further is one of the rows that several dialects have and others do not.
func Further(id string) Row {
	return further[slices.IndexFunc(further, func(r Row) bool { return r.ID == id })]
}
