package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is said of this card in other words than print has, and of its evolving, in its own body.

// ownLeaf stands behind 自分の where each player is the subject of the sentence, whose own 自分の then is as 自身の is, or where none
// is. It is no word.
func ownLeaf(each bool) text.Leaf {
	return text.Leaf{
		Parse: func(p *text.Parser, pos int, add func(int, any)) {
			if ofEachPlayer(p.Text[:pos]) == each {
				add(pos, struct{}{})
			}
		},
		Print: func(*text.Printer, any) (string, bool) { return "", true },
	}
}

// eachPlayer are the words in which each player is a subject.
var eachPlayer = []string{"お互いのプレイヤーは", "お互いは", "お互いに", "各プレイヤーは", "プレイヤーすべては", "すべてのプレイヤーは"}

// ofEachPlayer tells whether each player is the subject of the sentence that r is the beginning of.
func ofEachPlayer(r []rune) bool {
	s := string(r)
	for _, subject := range eachPlayer {
		if before, _, is := strings.Cut(s, subject); is && !strings.HasSuffix(before, "相手") { // 相手プレイヤーすべては is the opponent
			return true
		}
	}
	return false
}

// spelledRows are such words.
func spelledRows() []text.Row {
	phase := func(p ability.Phase) []ability.Event { return []ability.Event{{Verb: ability.PhaseBegan, Phase: p}} }
	opposed := text.Related(ability.FoughtBy, text.ThisRef)
	opposed.Who = text.Who(ability.Opponent)
	return []text.Row{
		{Quiet: true, ID: "opposed to this", NT: "mod", JA: "交戦する相手の | 交戦した相手の", Node: opposed},
		{Quiet: true, ID: "at the end of the next turn", NT: "s5", JA: "次の{On.0.Who=For.Whose:poss}ターン‹終了時|の終了時›‹、|に、›{+:s6}", EN: "at the end of {On.0.Who=For.Whose:poss}next turn, {+:s6}", Node: text.Clause{On: phase(ability.EndPhase), For: ability.Time{Until: ability.InNext}}},
		{Quiet: true, ID: "at the start of the next turn", NT: "s5", JA: "次の{On.0.Who:poss}ターン‹開始時|の開始時›‹、|に、›{+:s6}", Node: text.Clause{On: phase(ability.StartPhase)}},
		{Quiet: true, ID: "at the start of the next phase", NT: "s5", JA: "次の{On.0.Who:poss}{On.0.Phase:phase}‹開始時|の開始時›‹、|に、›{+:s6}", Node: text.Clause{On: phase(0)}},
		{Quiet: true, ID: "points are left", NT: "cond3", JA: "{L.Who:poss}{L.Stat:playerstat}が{R:num}以上残っている", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}}},
		{Quiet: true, ID: "the one fought", NT: "selb", JA: "{Of:np}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: func(v any) bool { // a card fights one. 8.4.9
			f := v.(ability.Selector).Of
			return f.Ref == (ability.Ref{}) && text.Fought(&f)
		}},
		{Quiet: true, ID: "fought alone", NT: "npfull", JA: "交戦相手", Node: *theFought()},
		{Quiet: true, ID: "some evolve cost", NT: "evolvecost", JA: "{_:what}の[進化]コスト‹は|を›‹、|›"},
		{Quiet: true, ID: "own evolve cost", NT: "evolvecost", JA: "[進化]この能力のコスト‹は|を›‹、|›", EN: "[evolve] ‹this ability|this› costs ", Node: ability.What{Ref: text.ThisRef}},
		{Quiet: true, ID: "own evolve cost, said of this", NT: "evolvecost", EN: "this‹| card| follower›'s [evolve] costs ", Node: ability.What{Ref: text.ThisRef}},
		{Quiet: true, ID: "own evolve cost changes", NT: "s6", JA: "{Do.0.What:evolvecost}{Do.0.Op:pm}{Do.0.N:num}‹される|する›", EN: "{Do.0.What:evolvecost}{Do.0.N:num} less‹| to activate›", Node: text.Clause{Do: []ability.Effect{&ability.CostChange{Verb: ability.Evolves, Op: ability.Sub}}}},
		{Quiet: true, ID: "own evolve cost per one played", NT: "sentence", JA: "{Do.0.What:evolvecost}このターン‹中に|、|に›{Per.On.Who:player}がプレイした{Per.On.Subj:npraw}1{:ctr}につき‹、|›{Do.0.Op:pm}{Do.0.N:num}‹される|する›", Node: text.Clause{Per: &ability.Amount{Op: ability.History, N: 1, On: &ability.Event{Verb: ability.Played}}, Do: []ability.Effect{&ability.CostChange{Verb: ability.Evolves}}}},
		{Quiet: true, ID: "if, own evolve cost set", NT: "s2", JA: "[進化]{If:nara}‹、|›この能力のコスト‹は|を›{Do.0.N:num}に‹なる|する›", EN: "[evolve] {If:nara}, ‹this ability|this› costs {Do.0.N:evolvesfor}‹| to activate›", Node: text.Clause{Do: []ability.Effect{ownEvolving(ability.Set)}}, Needs: asks},
		{Quiet: true, ID: "if, own evolve cost changes", NT: "s2", JA: "[進化]{If:nara}‹、|›この能力のコスト‹は|を›-{Do.0.N:num}‹される|する›", EN: "[evolve] {If:nara}, ‹this ability|this› costs {Do.0.N:num} less‹| to activate›", Node: text.Clause{Do: []ability.Effect{ownEvolving(ability.Sub)}}, Needs: asks},
		{Quiet: true, ID: "while, own evolve cost set", NT: "s2", EN: "[evolve] {If:whiles}, ‹this ability|this› costs {Do.0.N:evolvesfor}‹| to activate›", Node: text.Clause{Do: []ability.Effect{ownEvolving(ability.Set)}}, Needs: asks},
		{Quiet: true, ID: "while, own evolve cost changes", NT: "s2", EN: "[evolve] {If:whiles}, ‹this ability|this› costs {Do.0.N:num} less‹| to activate›", Node: text.Clause{Do: []ability.Effect{ownEvolving(ability.Sub)}}, Needs: asks},
		{Quiet: true, ID: "evolves for points", NT: "evolvesfor", EN: "{_:num}"},
		{Quiet: true, ID: "evolves for an icon", NT: "evolvesfor", EN: "{_:costnum}"},
		{Quiet: true, ID: "own evolve cost is an icon, if", NT: "s2", EN: "{Do.0.What:evolvecost}{Do.0.N:evolvesfor} {If:nara}", Node: text.Clause{Do: []ability.Effect{&ability.CostChange{Verb: ability.Evolves, Op: ability.Set}}}, Needs: asks},
		{Quiet: true, ID: "own evolve cost set, if", NT: "s2", JA: "{Do.0.What:evolvecost}{If:nara}‹、|›{Do.0.N:num}に‹なる|する›", Node: text.Clause{Do: []ability.Effect{&ability.CostChange{Verb: ability.Evolves, Op: ability.Set}}}, Needs: asks},
	}
}

// ownEvolving is what evolving this costs otherwise.
func ownEvolving(op ability.Op) *ability.CostChange {
	return &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Evolves, Op: op}
}

// evolution is a paragraph about evolving with what its line leaves out: [進化][コスト1] alone is all that a card needs to evolve.
func evolution(n *text.Normal, l text.Lang) *text.Normal {
	icon, does := "[進化]", ":これは進化する。"
	if l == text.EN {
		icon, does = "[evolve]", ": Evolve this."
	}
	if !leads(n.R, 0, icon) {
		return n
	}
	if colon := text.Colon(n); l == text.EN && colon == len(n.R)-1 && strings.Contains(string(n.R), "[cost") {
		n = n.Slice(0, colon)
	}
	last := len(n.R) - 1
	if text.Colon(n) >= 0 || n.R[last] != ']' || last <= len([]rune(icon)) || strings.ContainsAny(string(n.R), "。\n") {
		return n
	}
	return n.Put(false, func(i int) (string, int) {
		if i == last {
			return "]" + does, i + 1
		}
		return "", 0
	})
}

// evolveCost parts what a paragraph about evolving says of its own cost, which holds before anything of it is done, from what it
// does. The icon stands before it: it tells which ability "this ability" is. nil: it says nothing of that.
func evolveCost(n *text.Normal, l text.Lang) (does, cost *text.Normal) {
	icon, own := text.Pick(l, "[進化]", "[evolve]"), []string{"この能力のコスト"}
	if l == text.EN {
		own = []string{"his ability costs ", "his costs "}
	}
	if !leads(n.R, 0, icon) || text.Colon(n) < 0 {
		return n, nil
	}
	for at := 1; at < len(n.R); at++ {
		if !slices.ContainsFunc(own, func(w string) bool { return leads(n.R, at, w) }) {
			continue
		}
		i := at // where its sentence begins, with a condition before it or without
		for i > 0 && !strings.ContainsRune("。.\n", n.R[i-1]) {
			i--
		}
		for i < at && n.R[i] == ' ' {
			i++
		}
		if i == 0 {
			return n, nil
		}
		cost = &text.Normal{}
		for k, r := range n.R[:len([]rune(icon))] {
			cost.Add(r, n.From[i], n.From[i], n.Icons[k])
		}
		if l == text.EN {
			cost.Add(' ', n.From[i], n.From[i], false)
		}
		for k := i; k < len(n.R); k++ {
			cost.Add(n.R[k], n.From[k], n.To[k], n.Icons[k])
		}
		return n.Slice(0, i).Trim(), cost
	}
	return n, nil
}

// heldRows say what this costs to play from one place, with a condition or for each of something.
func heldRows() []text.Row {
	const (
		from, under     = "これを{If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}からプレイする際、", "‹自分の|›{If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}の‹、|›これ"
		fromIf, underIf = "これを{If.Args.0.Args.0.Of.Zone.0=If.Args.0.Args.1.On.From:zone}からプレイする際、", "‹自分の|›{If.Args.0.Args.0.Of.Zone.0=If.Args.0.Args.1.On.From:zone}のこれ"
		playedEN        = "as you play this from the {If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}, "
		thisEN          = "‹this|this card|this follower|this spell|this amulet› "
		playedIfEN      = "as you play this from the {If.Args.0.Args.0.Of.Zone.0=If.Args.0.Args.1.On.From:zone}, "
	)
	held := func(c text.Clause) text.Clause {
		c.AsPlayed, c.If, c.Do = true, text.PlayedFrom(0), []ability.Effect{nil}
		return c
	}
	asking := held(text.Clause{})
	asking.If = &ability.Cond{Op: ability.And, Args: []ability.Cond{*text.PlayedFrom(0), {}}}
	each := held(text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}})
	every := held(text.Clause{Per: &ability.Amount{Op: ability.CountOf}})
	const while = "これが‹自分の|›{If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}にある‹限り|間|とき›‹、|›"
	const one, many = "{Per.Of:np}1{:ctr}につき", "{Per.Of:np}{Per.N:int}{:ctr}につき"
	rows := []text.Row{
		{ID: "needs what an icon says", NT: "sentence", JA: "この能力は{Needs:threshold}なら使える", EN: "this ability can be used only if {Needs:threshold} is active", Node: text.Clause{}, Needs: needsThreshold},
		{ID: "cost in a place, if", NT: "sentence", JA: fromIf + "{If.Args.1:nara}、{Do.0:playcost}", EN: playedIfEN + "{If.Args.1:nara}, its cost is {Do.0:playcost}", Node: asking, Needs: asksMore},
		{Quiet: true, ID: "cost in a place, if first", NT: "sentence", JA: "{If.Args.1:nara}‹、|›" + underIf + "{Do.0:heldcost} | " + underIf + "のコストは‹、|›{If.Args.1:nara}‹、|›{Do.0:heldby}", Node: asking, Needs: asksMore},
		{Quiet: true, ID: "cost in a place by an icon", NT: "sentence", JA: "{If.Args.1:threshold}‹、|：|なら、|ならば、|の場合、|›" + underIf + "{Do.0:heldcost}", Node: asking},
		{ID: "cost in a place, icon behind", NT: "sentence", JA: fromIf + "{If.Args.1:threshold}{Do.0:playcost}", EN: playedIfEN + "{If.Args.1:threshold} its cost is {Do.0:playcost}", Node: asking},
		{ID: "cost in a place per one", NT: "sentence", JA: from + one + "、{Do.0:playcost}", EN: playedEN + "for each {Per.Of:np}, its cost is {Do.0:playcost}", Node: each},
		{Quiet: true, ID: "cost in a place per one, said of it", NT: "sentence", JA: under + "は‹、|›" + one + "‹、|›コスト‹を|は|が|›{Do.0:heldby} | " + under + "のコスト‹は|を›‹、|›" + one + "‹、|›{Do.0:heldby}", Node: each},
		{ID: "cost in a place per", NT: "sentence", JA: from + many + "、{Do.0:playcost}", EN: playedEN + "for every {Per.N:int} {Per.Of:nps}, its cost is {Do.0:playcost}", Node: every, Needs: perSeveral},
		{Quiet: true, ID: "cost in a place per, said of it", NT: "sentence", JA: under + "は‹、|›" + many + "‹、|›コスト‹を|は|が|›{Do.0:heldby} | " + under + "のコスト‹は|を›‹、|›" + many + "‹、|›{Do.0:heldby}", Node: every, Needs: perSeveral},
		{Quiet: true, ID: "cost while in a place per one", NT: "sentence", JA: while + "これ‹のコスト|をプレイするコスト|をプレイするためのコスト›‹は|を›‹、|›" + one + "‹、|›{Do.0:heldby} | " + while + one + "‹、|›これ‹のコスト|をプレイするコスト|をプレイするためのコスト›‹は|を›{Do.0:heldby}", Node: each},
		{Quiet: true, ID: "cost while in a place per", NT: "sentence", JA: while + "これ‹のコスト|をプレイするコスト|をプレイするためのコスト›‹は|を›‹、|›" + many + "‹、|›{Do.0:heldby} | " + while + many + "‹、|›これ‹のコスト|をプレイするコスト|をプレイするためのコスト›‹は|を›{Do.0:heldby}", Node: every, Needs: perSeveral},
		{Quiet: true, ID: "cost while in a place", NT: "sentence", JA: while + "これ‹のコスト|をプレイするコスト|をプレイするためのコスト›‹は|を›{Do.0:heldby}", Node: held(text.Clause{})},
		{Quiet: true, ID: "cost from a place by an icon", NT: "sentence", JA: "{If.Args.1:threshold}‹、|：|なら、|ならば、|の場合、|›これの{If.Args.0.Args.0.Of.Zone.0=If.Args.0.Args.1.On.From:zone}からのコスト‹を|は›{Do.0:heldby}", Node: asking},
		{Quiet: true, ID: "cost in a place", NT: "sentence", JA: under + "{Do.0:heldcost}", Node: held(text.Clause{})},
		{Quiet: true, ID: "official cost in a place", NT: "sentence", EN: thisEN + "{Do.0:heldby} from ‹the|your› {If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}", Node: held(text.Clause{})},
		{Quiet: true, ID: "official cost in a place, if", NT: "sentence", EN: "{If.Args.1:nara}, " + thisEN + "{Do.0:heldby} from ‹the|your› {If.Args.0.Args.0.Of.Zone.0=If.Args.0.Args.1.On.From:zone} | " + thisEN + "{Do.0:heldby} from ‹the|your› {If.Args.0.Args.0.Of.Zone.0=If.Args.0.Args.1.On.From:zone} {If.Args.1:nara}", Node: asking, Needs: asksMore},
		{Quiet: true, ID: "official held cost lowered", NT: "heldby", EN: "costs {N:num} less‹| to play›", Node: &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played, Op: ability.Sub}},
		{Quiet: true, ID: "held cost", NT: "heldcost", JA: "‹は|は、›コスト‹を|は|が|›{_:heldby} | のコスト‹を|は›{_:heldby}"},
		{Quiet: true, ID: "held cost changed", NT: "heldby", JA: "{Op:pm}{N:num}‹する|される›", Node: &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played}},
		{Quiet: true, ID: "held cost set", NT: "heldby", JA: "{N:num}に‹する|なる›", Node: &ability.CostChange{What: ability.What{Ref: text.ThisRef}, Verb: ability.Played, Op: ability.Set}},
	}
	for i := 1; i < len(rows); i++ {
		if needs := rows[i].Needs; rows[i].NT == "sentence" {
			rows[i].Needs = func(v any) bool { return !inPlay(v) && (needs == nil || needs(v)) }
		}
	}
	return rows
}

// asksMore: besides the place something else is asked.
func asksMore(v any) bool {
	c := v.(text.Clause).If.Args[1]
	return len(c.Args)+int(c.Op) > 0 && (c.Word == "" || ofState(c))
}

// ofState: the conditions of the icons that are said as states are said in words also.
func ofState(c ability.Cond) bool { return c.Word == "overflow" || c.Word == "sanguine" }

// needsThreshold: the conditions of icons that are no states, and of which nothing is paid.
func needsThreshold(v any) bool {
	c := v.(text.Clause).Needs
	return c != nil && ofThreshold(*c) && !ofState(*c)
}

// perSeveral: it is so for more than one at a time.
func perSeveral(v any) bool { return v.(text.Clause).Per.N > 1 }

// inPlay: what is on the field is not played from there.
func inPlay(v any) bool {
	c := v.(text.Clause).If
	if c.Op == ability.And {
		c = &c.Args[0]
	}
	return c.Args[1].On.From == ability.Field
}
