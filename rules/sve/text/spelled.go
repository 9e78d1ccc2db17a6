package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is said of an ability, or of this card in another place, in words that print does not use.

// spelledAt are the words of the grammar in place of others that stand at i; end 0: no such words do.
func spelledAt(c *text.Compiler, r []rune, i int) (words string, end int) {
	if c.Kinds == ability.SpellCard { // where it goes when it has been carried out. 10.6.2.8.3
		for _, w := range []string{"これを墓場に置く代わりに、", "これを墓場に置く代わりに"} {
			if leads(r, i, w) {
				return "これを", i + len([]rune(w))
			}
		}
	}
	for _, w := range []struct{ said, as string }{
		{"【リーダー攻撃時】", "これが相手のリーダーを攻撃したとき、"},
		{"【フォロワー攻撃時】", "これが相手のフォロワーを攻撃したとき、"},
	} {
		if leads(r, i, w.said) {
			return w.as, i + len([]rune(w.said))
		}
	}
	for _, w := range []string{"交戦する相手の", "交戦した相手の"} {
		if leads(r, i, w) && (i == 0 || r[i-1] != 'と') {
			return "これと交戦している相手の", i + len([]rune(w))
		}
	}
	if own := "自分の"; leads(r, i, own) && ofEachPlayer(r[:i]) {
		return "自身の", i + len([]rune(own))
	}
	return "", 0
}

// ofEachPlayer tells whether each player is the subject of the sentence that r is the beginning of: what they own is their own.
func ofEachPlayer(r []rune) bool {
	s := string(r)
	if at := strings.LastIndexAny(s, "。\n「"); at >= 0 {
		s = s[at:]
	}
	for _, subject := range []string{"お互いのプレイヤーは", "お互いは", "各プレイヤーは"} {
		if strings.Contains(s, subject) {
			return true
		}
	}
	return false
}

// evolution is a paragraph about evolving with what its line leaves out, or says of its own cost: [進化][コスト1] alone is all that
// a card needs to evolve; この能力のコストは is that of evolving.
func evolution(n *text.Normal, l text.Lang) []*text.Normal {
	icon, does, own := "[進化]", ":これは進化する。", "この能力のコストは"
	if l == text.EN {
		icon, does, own = "[evolve]", ": Evolve this.", "This ability costs "
	}
	if !leads(n.R, 0, icon) {
		return []*text.Normal{n}
	}
	if colon := text.Colon(n); l == text.EN && colon == len(n.R)-1 && strings.Contains(string(n.R), "[cost") {
		n = n.Slice(0, colon)
	}
	if text.Colon(n) < 0 {
		if last := len(n.R) - 1; n.R[last] == ']' && last > len([]rune(icon)) && !strings.ContainsAny(string(n.R), "。\n") {
			n = n.Put(false, func(i int) (string, int) {
				if i == last {
					return "]" + does, i + 1
				}
				return "", 0
			})
		}
		return []*text.Normal{n}
	}
	if at := strings.Index(string(n.R), own); l == text.EN && at > 0 {
		at = len([]rune(string(n.R)[:at]))
		if cost := costOfEvolving(n.Slice(at+len(own), len(n.R))); cost != nil {
			return []*text.Normal{n.Slice(0, at).Trim(), cost}
		}
	}
	for i := range n.R {
		if l == text.JA && leads(n.R, i, own) && i > 0 && (n.R[i-1] == '。' || n.R[i-1] == '\n') {
			if cost := ofEvolving(n.Slice(i+len([]rune(own)), len(n.R))); cost != nil {
				return []*text.Normal{n.Slice(0, i).Trim(), cost}
			}
		}
	}
	return []*text.Normal{n}
}

// costOfEvolving is that in English, where what stands behind "This ability costs" says how much less, and for each of what; nil: it
// does not say so.
func costOfEvolving(n *text.Normal) *text.Normal {
	less := " less "
	if activate := " less to activate "; strings.Contains(string(n.R), activate) {
		less = activate
	}
	end, stop := len([]rune(strings.Split(string(n.R), less)[0])), len(n.R)-1
	if end == len(n.R) || !leads(n.R, end+len(less), "for each ") || n.R[stop] != '.' {
		return nil
	}
	number, each := string(n.R[:end]), string(n.R[end+len(less):stop])
	return n.Put(false, func(i int) (string, int) {
		if i > 0 {
			return "", 0
		}
		return strings.ToUpper(each[:1]) + each[1:] + ", the evolve cost of this changes by -" + number, stop
	})
}

// ofEvolving is the cost of evolving in a sentence of its own, where what stands behind この能力のコストは says what changes it; nil:
// it does not.
func ofEvolving(n *text.Normal) *text.Normal {
	if len(n.R) > 0 && n.R[0] == '、' {
		n = n.Slice(1, len(n.R))
	}
	behind := -1
	for i := range n.R {
		for _, w := range []string{"につき", "なら", "場合"} {
			if leads(n.R, i, w) {
				behind = i + len([]rune(w))
			}
		}
	}
	if behind < 0 || behind >= len(n.R) {
		return nil
	}
	return n.Put(false, func(i int) (string, int) {
		switch {
		case i == behind && n.R[i] == '、':
			return "、これの[進化]コストを", i + 1
		case i == behind:
			return "、これの[進化]コストを" + string(n.R[i]), i + 1
		case leads(n.R, i, "される"):
			return "する", i + len([]rune("される"))
		}
		return "", 0
	})
}

// heldRows say what this costs to play from one place, with a condition or for each of something.
func heldRows() []text.Row {
	const (
		from, under     = "これを{If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}からプレイする際、", "‹自分の|›{If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}の‹、|›これ"
		fromIf, underIf = "これを{If.Args.0.Args.0.Of.Zone.0=If.Args.0.Args.1.On.From:zone}からプレイする際、", "‹自分の|›{If.Args.0.Args.0.Of.Zone.0=If.Args.0.Args.1.On.From:zone}のこれ"
		playedEN        = "as you play this from the {If.Args.0.Of.Zone.0=If.Args.1.On.From:zone}, "
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
