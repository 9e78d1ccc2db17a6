package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Whether a thing is one of two ways or another, whether just so many were met by what is done, and other conditions that are said in one
// breath with what they are of.

// wayOrNot: that it was done by what is carried out is said of it, or understood.
const wayOrNot = "‹ this way|| by this effect| by this ability| due to this ability›"

// whetherRows are those rows.
func whetherRows() (rows []text.Row) {
	rows = []text.Row{
		{ID: "is so or so", NT: "cond3", JA: "{Args.0.Ref=Args.1.Ref:ref}が{Args.0.Of.Is.0:stateword}{Args.1.Of.Is.0:orstate}", EN: "{Args.0.Ref=Args.1.Ref:ref} ‹is|are› {Args.0.Of.Is.0:stateword} or {Args.1.Of.Is.0:orstate}", Node: soOrSo(ability.NoState)},
		{ID: "or so", NT: "orstate", JA: "か{_:stateword}である", EN: "{_:stateword}"},
		{ID: "or damaged", NT: "orstate", JA: "であるかダメージを受けている", EN: "‹damaged|has ‹received|been dealt› damage›", Node: ability.Damaged},
		{ID: "or attacking", NT: "orstate", JA: "であるかアタックしている", EN: "attacking", Node: ability.Attacking},
		{ID: "or blocking", NT: "orstate", JA: "であるかブロックしている", EN: "blocking", Node: ability.Blocking},
		{ID: "it was broken", NT: "cond3", JA: "これによりそれがブレイクゾーンに置かれた | ‹これにより|これによって|›それ‹が|を›‹ブレイクされた|ブレイクした›", EN: "‹it|that Forward|that Character|that card› ‹is|was› ‹put into the Break Zone|broken›" + wayOrNot, Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("destroyed")}, R: ability.N(1)}},
	}
	const by = "‹これにより|これによって|この効果で|この効果によって›"
	justMany := ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done("discarded")}}
	rows = append(rows, text.Row{Quiet: true, ID: "discards just so many so", NT: "cond3", EN: "‹you|they|your opponent› ‹discard|discards|discarded› ‹|exactly ›{R:ncard}" + way, Node: justMany, Needs: func(v any) bool { return v.(ability.Cond).R.N > 0 }})
	for _, d := range []struct{ deed, ja, said string }{
		{"discarded", "‹捨てた|捨てられた›", "discarded"},
		{"banished", "‹除外した|除外された›", "removed‹| from the game›"},
		{"destroyed", "‹ブレイクした|ブレイクされた›", "broken"},
		{"put into the cemetery", "ブレイクゾーンに‹置いた|置かれた›", "put into the Break Zone"},
		{"returned to hand", "手札に‹戻した|戻された|戻った›", "returned‹| to ‹its owner's|their owners'|your› hand‹|s››"},
		{"acted", "‹ダルにした|ダルになった›", "dulled"},
	} {
		n := ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done(d.deed)}}
		many := func(v any) bool { return v.(ability.Cond).R.N > 0 }
		rows = append(rows,
			text.Row{ID: "just so many were " + d.deed, NT: "cond3", JA: by + "{L.Of:npraw}‹を|が›{R:num}‹枚|体|つ›" + d.ja, EN: "‹|exactly ›{R:num} {L.Of:rawnps} ‹are|is|were|was› " + d.said + way, Node: n, Needs: func(v any) bool { return many(v) && countedKind(v.(ability.Cond).L) }},
			text.Row{ID: "just so many cards were " + d.deed, NT: "cond3", JA: by + "カード‹を|が›{R:num}枚" + d.ja, EN: "‹|exactly ›{R:ncard} ‹are|is|were|was› " + d.said + way, Node: n, Needs: many})
	}
	return rows
}

// soOrSo is a condition that one thing is in a state or in another.
func soOrSo(other ability.State) ability.Cond {
	is := func(s ability.State) ability.Cond {
		return ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{s}}}
	}
	return ability.Cond{Op: ability.Or, Args: []ability.Cond{is(ability.NoState), is(other)}}
}
