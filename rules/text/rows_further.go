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

// LimitRows say what becomes of a limit that each player has.
func LimitRows(ja, en string, is ability.Stat) []Row {
	return []Row{
		{ID: en + " goes down", NT: "effect", JA: "{What.Who:poss}" + ja + "は{N:num}枚減る | {What.Who:poss}" + ja + "‹を|は›-{N:num}‹する|される›", EN: "{What.Who:poss}" + en + " goes down by {N:num} | {What.Who:poss}" + en + " is ‹decreased|reduced› by {N:num}", Node: &ability.Change{Stat: is, Op: ability.Sub}},
		{ID: en + " becomes", NT: "effect", JA: "{What.Who:poss}" + ja + "は{N:num}‹枚|›になる | {What.Who:poss}" + ja + "を{N:num}‹枚|›にする", EN: "{What.Who:poss}" + en + " ‹becomes|is› {N:num}", Node: &ability.Change{Stat: is, Op: ability.Set}},
		{ID: en + " goes up", NT: "effect", JA: "{What.Who:poss}" + ja + "は{N:num}枚増える | {What.Who:poss}" + ja + "‹を|は›+{N:num}‹する|される›", EN: "{What.Who:poss}" + en + " goes up by {N:num} | {What.Who:poss}" + en + " is increased by {N:num}", Node: &ability.Change{Stat: is}},
	}
}
