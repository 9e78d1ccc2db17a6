package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// diceRows are about rolling a die, which has six sides. 5.20.1
func diceRows() []text.Row {
	const turn, rolled = "このターン‹、|中に|中、|に›", "サイコロを‹ふ|振›ってい‹た|る›"
	roll := func() *ability.Event { return &ability.Event{Verb: ability.RolledV} }
	six := roll()
	six.AtLeast = &ability.Amount{N: 6}
	some := func(v any) bool {
		return v.(ability.Cond).On.AtLeast != nil && text.Wordless(v) && v.(ability.Cond).N == 0
	}
	return append(rolledAmong(), []text.Row{
		{Quiet: true, ID: "official roll", NT: "effect", EN: "roll a ‹6-sided|six-sided› die", Node: &ability.Ask{Kind: ability.Die, Who: text.Who(ability.You), Bind: text.SlotNew}},
		{ID: "rolled", NT: "event", JA: "{Who:player}がサイコロを‹ふ|振›った", EN: "{Who:player} ‹rolls~roll› a ‹|6-sided |six-sided ›die", Node: ability.Event{Verb: ability.RolledV}},
		{Quiet: true, ID: "you rolled", NT: "event", JA: "サイコロを‹ふ|振›った", Node: ability.Event{Verb: ability.RolledV, Who: text.Who(ability.You)}},
		{ID: "a six was rolled", NT: "cond3", JA: turn + "{On.Who:player}が‹ふ|振›ったサイコロの出た目に6がある", EN: "{On.Who:player} rolled a 6 this turn | {On.Who:player} rolled a 6 when rolling a ‹|6-sided |six-sided ›die this turn", Node: ability.Cond{Op: ability.Happened, On: six}, Needs: func(v any) bool { c := v.(ability.Cond); return text.Wordless(c) && c.N == 0 }},
		{ID: "so much was rolled", NT: "cond3", JA: turn + "{On.Who:player}が‹ふ|振›ったサイコロの出た目に{On.AtLeast:num}以上がある", EN: "{On.Who:player} rolled a {On.AtLeast:num} or more this turn", Node: ability.Cond{Op: ability.Happened, On: roll()}, Needs: some},
		{ID: "had rolled", NT: "cond3", JA: turn + "{On.Who:player}が" + rolled, EN: "{On.Who:player} rolled a ‹|6-sided |six-sided ›die this turn", Node: ability.Cond{Op: ability.Happened, On: roll()}, Needs: text.Wordless},
		{ID: "had rolled often", NT: "cond3", JA: turn + "{On.Who:player}がサイコロを{N:int}回以上‹ふ|振›ってい‹た|る›", EN: "{On.Who:player} rolled a ‹|6-sided |six-sided ›die {N:times} or more this turn", Node: ability.Cond{Op: ability.Happened, On: roll()}, Needs: manyTimes},
		{ID: "times rolled", NT: "expr", JA: "このターン‹中に|、|に›{On.Who:player}がサイコロを‹ふ|振›った回数", EN: "how often {On.Who:player} rolled a die this turn", Node: ability.Amount{Op: ability.History, On: roll()}},
		{Quiet: true, ID: "official rolled number", NT: "cond3", EN: "you ‹roll|rolled› a {R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: text.Rolled()}, Needs: text.Wordless},
		{Quiet: true, ID: "official rolled at least", NT: "cond3", EN: "the number rolled is at least {R:num}", Node: ability.Cond{Op: ability.Compare, L: text.Rolled()}, Needs: text.Wordless},
		{Quiet: true, ID: "official rolled at most", NT: "cond3", EN: "the number rolled is at most {R:num}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: text.Rolled()}, Needs: text.Wordless},
		{Quiet: true, ID: "official number rolled", NT: "expr", EN: "the number you ‹roll|rolled› | the roll | the result", Node: text.Rolled()},
	}...)
}

// rolledAmong asks whether the number rolled is one of three or four.
func rolledAmong() (rows []text.Row) {
	const one, two, three, four = "{Args.0.R:num}", "{Args.1.R:num}", "{Args.2.R:num}", "{Args.3.R:num}"
	for _, of := range []struct{ ja, en string }{{one + "、" + two + "、" + three, one + ", " + two + " or " + three}, {one + "、" + two + "、" + three + "、" + four, one + ", " + two + ", " + three + " or " + four}} {
		among := ability.Cond{Op: ability.Or}
		for range strings.Count(of.ja, "{") {
			among.Args = append(among.Args, ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: text.Rolled()})
		}
		rows = append(rows,
			text.Row{ID: "one of the numbers was rolled", NT: "cond1", JA: "出た目が" + of.ja + "の‹いずれか|どれか›", EN: "the number rolled is " + of.en, Node: among},
			text.Row{Quiet: true, ID: "official one of the numbers was rolled", NT: "cond3", EN: "you ‹roll|rolled› a " + of.en + " | you ‹roll|rolled› a " + strings.Replace(of.en, " or ", ", or ", 1), Node: text.Clone(among).(ability.Cond)})
	}
	either := ability.Cond{Op: ability.Or, Args: []ability.Cond{{Op: ability.Compare, Cmp: ability.EQ, L: text.Rolled()}, {Op: ability.Compare, Cmp: ability.EQ, L: text.Rolled()}}}
	return append(rows, text.Row{Quiet: true, ID: "official either number was rolled", NT: "cond3", EN: "you ‹roll|rolled› a " + one + " or " + two, Node: either})
}
