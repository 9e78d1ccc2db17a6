package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// lifeRows are about the life of a leader that went down or up, or is more or less than that of another. Its number is that of its player.
func lifeRows() []text.Row {
	const (
		turn  = "このターン‹、|中に|中、|に›"
		whose = "{On.Who:poss}リーダー"
		life  = "の‹体力|[体力]›"
		fell  = "が‹減少し|減っ|下がっ|-され›"
		rose  = "が‹増加し|増え|回復し|+され›"
		// the other leader is named again, or its life, or neither
		theirs = "{R.Who:poss}リーダーの‹体力|[体力]›"
		other  = "‹の‹体力|[体力]›|›"
	)
	down := func() *ability.Event { return &ability.Event{Verb: ability.LifeDown} }
	up := func() *ability.Event { return &ability.Event{Verb: ability.LifeUp} }
	happened := func(e *ability.Event) ability.Cond { return ability.Cond{Op: ability.Happened, On: e} }
	number := ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}
	more := ability.Cond{Op: ability.Compare, L: number, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{number, ability.N(1)}}}
	return []text.Row{
		{ID: "life down", NT: "event", JA: endings("{Who:poss}リーダーの‹体力|[体力]›が", "減少した", "減った", "下がった", "-された"), EN: "{Who:poss}leader's life goes down", Node: *down()},
		{ID: "life up", NT: "event", JA: endings("{Who:poss}リーダーの‹体力|[体力]›が", "増加した", "増えた", "回復した", "+された") + " | {Who:poss}リーダーの[体力]を+した | {Who:poss}リーダーが‹|体力を›回復した", EN: "{Who:poss}leader's life goes up", Node: *up()},
		{ID: "life went down", NT: "cond3", JA: turn + whose + life + fell + "てい‹た|る›", EN: "{On.Who:poss}leader's life went down this turn", Node: happened(down()), Needs: text.Wordless},
		{ID: "life went down often", NT: "cond3", JA: turn + whose + life + "が{N:int}回以上‹減少し|減っ|下がっ|-され›てい‹た|る›", EN: "{On.Who:poss}leader's life went down {N:times} or more this turn", Node: happened(down()), Needs: manyTimes},
		{ID: "life went up", NT: "cond3", JA: turn + whose + life + rose + "てい‹た|る› | " + turn + whose + "の[体力]を+してい‹た|る› | " + turn + whose + "が‹|体力を›回復してい‹た|る›", EN: "{On.Who:poss}leader's life went up this turn", Node: happened(up())},
		{ID: "life went up often", NT: "cond3", JA: turn + whose + life + "が{N:int}回以上‹増加し|増え|回復し|+され›てい‹た|る› | " + turn + whose + "が{N:int}回以上‹|体力を›回復してい‹た|る›", EN: "{On.Who:poss}leader's life went up {N:times} or more this turn", Node: happened(up()), Needs: manyTimes},
		{ID: "life went up in all", NT: "cond3", JA: turn + whose + "の[体力]を+{N:int}以上してい‹た|る›", EN: "{On.Who:poss}leader's life went up by {N:int} or more in all this turn", Node: ability.Cond{Op: ability.Happened, InAll: true, On: up()}, Needs: inNumbers},
		{ID: "times life went down", NT: "expr", JA: "このターン‹中に|、|に›" + whose + life + "が‹減少した|減った|下がった|-された›回数", EN: "how often {On.Who:poss}leader's life went down this turn", Node: ability.Amount{Op: ability.History, On: down()}},
		{ID: "times life went up", NT: "expr", JA: "このターン‹中に|、|に›" + whose + life + "が‹増加した|増えた|回復した|+された›回数", EN: "how often {On.Who:poss}leader's life went up this turn", Node: ability.Amount{Op: ability.History, On: up()}},
		{ID: "life at most theirs", NT: "cond1", JA: "{L.Who:poss}リーダー" + life + "が" + theirs + "以下", EN: "{L.Who:poss}leader's life is at most {R.Who:poss}leader's life", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: number, R: number}},
		{ID: "life more than theirs", NT: "cond3", JA: "{L.Who:poss}リーダー" + life + "が{R.Args.0.Who:poss}リーダー" + other + "より‹高|多›い", EN: "{L.Who:poss}leader's life is more than {R.Args.0.Who:poss}leader's life", Node: more},
		{Quiet: true, ID: "life less than theirs", NT: "cond3", JA: "{R.Args.0.Who:poss}リーダー" + life + "が{L.Who:poss}リーダー" + other + "より‹低|少な›い", Node: more},
		{Quiet: true, ID: "life more than the opponent's", NT: "cond3", JA: "自分のリーダー" + life + "が相手‹のそれ|›より‹高|多›い", Node: against(more, ability.You)},
		{Quiet: true, ID: "life less than the opponent's", NT: "cond3", JA: "自分のリーダー" + life + "が相手‹のそれ|›より‹低|少な›い", Node: against(more, ability.Opponent)},
		{ID: "life of a leader", NT: "expr", JA: "{Who:poss}リーダー" + life, EN: "{Who:poss}leader's life", Node: number},
		{ID: "half of a life", NT: "half", JA: "{Who:poss}リーダー" + life, EN: "{Who:poss}leader's life", Node: number},
	}
}

// endings are faces with one beginning and different ends: how it is said in the present goes by the end of a face.
func endings(begins string, ends ...string) string {
	return begins + strings.Join(ends, " | "+begins)
}

// against is a comparison of the life of a player, which is more, with that of the other.
func against(c ability.Cond, more ability.Side) ability.Cond {
	less := ability.You
	if more == ability.You {
		less = ability.Opponent
	}
	c = text.Clone(c).(ability.Cond)
	c.L.Who, c.R.Args[0].Who = text.Who(more), text.Who(less)
	return c
}
