package text

import (
	"strings"

	"gotaku/rules/ability"
)

// conditionRows: condN end like a noun (…以上), condV like a verb (…がいる).
func conditionRows(x *lexicon) []row {
	rows := []row{
		{id: "verb if", nt: "nara", ja: "{_:condV}‹なら|ならば|場合›", en: "if {_:condV}"},
		{id: "noun if", nt: "nara", ja: "{_:condN}‹なら|ならば|であるなら|である場合|の場合›", en: "if {_:condN}"},
		{id: "own turn while", nt: "while", ja: "{Who:poss}ターン中", en: "during {Who:poss}turn", node: ability.Cond{Op: ability.TurnOf}},
		{id: "verb while", nt: "while", ja: "{_:condV}‹限り|かぎり|間›", en: "as long as {_:condV}"},
		{id: "noun while", nt: "while", ja: "{_:condN}である‹限り|かぎり|間›", en: "as long as {_:condN}"},
		{id: "one while", nt: "whiles", ja: "{_:while}", en: "{_:while}"},
		{id: "two whiles", nt: "whiles", ja: "{Args.0:while}、{Args.1:while}", en: "{Args.0:while} and {Args.1:while}", node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}},
		{id: "noun cond", nt: "cond", ja: "{_:condN}", en: "{_:condN}"},
		{id: "verb cond", nt: "cond", ja: "{_:condV}", en: "{_:condV}"},
		{id: "noun and noun", nt: "condN", ja: "{Args.0:condJ}、{Args.1:cond1}", en: "both {Args.0:cond2} and {Args.1:cond2}", node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}},
		{id: "noun and verb", nt: "condV", ja: "{Args.0:condJ}、{Args.1:cond3}", node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}},
		{id: "simple noun", nt: "condN", ja: "{_:cond1}", en: "{_:cond1}"},
		{id: "simple verb", nt: "condV", ja: "{_:cond3}", en: "{_:cond3}"},
		{id: "either verb", nt: "cond2", ja: "{_:cond3}", en: "{_:cond3}"},
		{id: "either noun", nt: "cond2", ja: "{_:cond1}", en: "{_:cond1}"},

		{id: "state of class", nt: "cond1", ja: "{_:threshold}状態", en: "{_:threshold} is active", needs: func(v any) bool {
			w := v.(ability.Cond).Word
			return w == "overflow" || w == "sanguine"
		}},
		{id: "not evolved", nt: "cond3", ja: "{Ref:ref}が進化していない", en: "{Ref:ref} is not evolved", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Not: []ability.State{ability.Evolved}}}},
		{id: "no state of class", nt: "cond3", ja: "{Args.0:threshold}状態で‹ない|はない›", en: "{Args.0:threshold} is not active", node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}, needs: func(v any) bool {
			w := v.(ability.Cond).Args[0].Word
			return w == "overflow" || w == "sanguine"
		}},
		{id: "not so", nt: "cond3", ja: "{Args.0:cond1}で‹ない|はない›", en: "it is not true that {Args.0:cond1}", node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}},
		{id: "verb or noun", nt: "condN", ja: "{Args.0:cond3}か{Args.1:cond1}", node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}},
		{id: "noun or verb", nt: "condV", ja: "{Args.0:cond1}か{Args.1:cond3}", node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}},
		{id: "verb or verb", nt: "condV", ja: "{Args.0:cond3}か{Args.1:cond3}", node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}},
		{id: "either", nt: "condN", ja: "{Args.0:cond1}か{Args.1:cond1}", en: "either {Args.0:cond2} or {Args.1:cond2}", node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}},
		{id: "turn of", nt: "cond1", ja: "{Who:poss}ターン‹中|›", en: "it is {Who:poss}turn", node: ability.Cond{Op: ability.TurnOf}},
		{id: "is acted", nt: "cond1", ja: "{Ref:ref}がアクト状態", en: "{Ref:ref} is acted", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Acted}}}},
		{id: "is standing", nt: "cond1", ja: "{Ref:ref}がスタンド状態", en: "{Ref:ref} is standing", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Standing}}}},
		{id: "is evolved", nt: "cond3", ja: "{Ref:ref}が進化‹している|後である›", en: "{Ref:ref} is evolved", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Evolved}}}},
		{id: "has keyword", nt: "cond3", ja: "{Ref:ref}が{Of.Has.0.Value:kw}を持つ | {Ref:ref}が{Of.Has.0.Value:kw}を持っている", en: "{Ref:ref} has {Of.Has.0.Value:kw}", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr}}}}},
		{id: "played", nt: "cond3", ja: "このターン‹、|中、|に›{On.Who:player}が{On.Subj:npraw}をプレイしてい‹た|る›", en: "{On.Who:player} played {On.Subj:anpraw} this turn", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}},
		{id: "played many", nt: "cond3", ja: "このターン‹、|中、|に›{On.Who:player}が{On.Subj:npraw}を{N:int}{:ctr}以上プレイしてい‹た|る›", en: "{On.Who:player} played {N:int} or more {On.Subj:rawnps} this turn", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, needs: func(v any) bool { return v.(ability.Cond).N > 0 }},
		{id: "life went down", nt: "cond3", ja: "このターン‹、|中に|中、|に›{On.Who:poss}リーダーの体力が減少してい‹た|る›", en: "{On.Who:poss}leader's life went down this turn", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeDown}}, needs: wordless},
		{id: "more than", nt: "cond3", ja: "{L.Of:np}が{R.Args.0.Of:np}より多い", en: "there are more {L.Of:nps} than {R.Args.0.Of:nps}", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf}, ability.N(1)}}}},
		{id: "life at most theirs", nt: "cond1", ja: "{L.Who:poss}リーダーの体力が{R.Who:poss}リーダーの体力以下", en: "{L.Who:poss}leader's life is at most {R.Who:poss}leader's life", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}, R: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}}},
		{id: "paid additional", nt: "cond3", ja: "‹この|›追加コストを支払ってい‹た|る›", en: "the additional cost was paid", node: ability.Cond{Op: ability.Did, Slot: 1}, needs: wordless},
		{id: "was fused", nt: "cond3", ja: "{Ref:ref}が融合してい‹た|る›", en: "{Ref:ref} was fused", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Fused}}}},
		{id: "is boxed", nt: "cond1", ja: "{Ref:ref}が【箱詰め】状態", en: "{Ref:ref} is boxed", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Boxed}}}},
		{id: "went first", nt: "cond1", ja: "{Who:player}が先攻", en: "{Who:player} went first", node: ability.Cond{Op: ability.First}},
		{quiet: true, id: "this was fused", nt: "cond3", ja: "融合してい‹た|る›", node: ability.Cond{Op: ability.Is, Ref: thisRef, Of: &ability.Filter{Is: []ability.State{ability.Fused}}}},
		{id: "came from", nt: "cond3", ja: "{On.Subj.Ref:ref}が{On.From:zone}から場に出てい‹た|る› | {On.Subj.Ref:ref}が{On.From:zone}から場に出た", en: "{On.Subj.Ref:ref} entered from the {On.From:zone}", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, needs: fromStated},
		{quiet: true, id: "went second", nt: "cond1", ja: "自分が後攻", node: ability.Cond{Op: ability.First, Who: who(ability.Opponent)}},
		{quiet: true, id: "points left", nt: "cond3", ja: "{L.Who:poss}{L.Stat:playerstat}が残っている", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}, R: ability.N(1)}, needs: func(v any) bool { return v.(ability.Cond).L.Stat > ability.PlayerLife }},
		{quiet: true, id: "no counters left", nt: "cond3", ja: "‹この|›{L.Name:ctrname}カウンターが‹なくなった|ない|1個もない›", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn, Ref: thisRef}, Cmp: ability.LE}},
		{quiet: true, id: "no counters on it left", nt: "cond3", ja: "{L.Ref:ref}の{L.Name:ctrname}カウンターが‹なくなった|ない|1個もない›", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}, Cmp: ability.LE}},
		{quiet: true, id: "fewer than", nt: "cond3", ja: "{R.Args.0.Of:np}が{L.Of:np}より少ない", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf}, ability.N(1)}}}},
		{id: "life more than theirs", nt: "cond3", ja: "{L.Who:poss}リーダーの体力が{R.Args.0.Who:poss}リーダーの体力より‹高|多›い", en: "{L.Who:poss}leader's life is more than {R.Args.0.Who:poss}leader's life",
			node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.StatOf, Stat: ability.PlayerLife}, ability.N(1)}}}},
		{quiet: true, id: "life less than theirs", nt: "cond3", ja: "{R.Args.0.Who:poss}リーダーの体力が{L.Who:poss}‹リーダー|リーダーの体力›より‹低|少な›い",
			node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.StatOf, Stat: ability.PlayerLife}, ability.N(1)}}}},
		{id: "count at most theirs", nt: "cond1", ja: "{L.Of:np}の‹数|枚数›が{R.Of:np}の‹数|枚数›以下", en: "the number of {L.Of:nps} is at most the number of {R.Of:nps}", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.CountOf}}},
		{id: "count at least theirs", nt: "cond1", ja: "{L.Of:np}の‹数|枚数›が{R.Of:np}の‹数|枚数›以上", en: "the number of {L.Of:nps} is at least the number of {R.Of:nps}", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.CountOf}}},
		{id: "points at least theirs", nt: "cond1", ja: "{L.Who:poss}{L.Stat:playerstat}が{R.Who:poss}{R.Stat:playerstat}以上", en: "{L.Who:poss}{L.Stat:playerstat} is at least {R.Who:poss}{R.Stat:playerstat}", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}, R: ability.Amount{Op: ability.StatOf}}, needs: pointsOfBoth},
		{id: "points at most theirs", nt: "cond1", ja: "{L.Who:poss}{L.Stat:playerstat}が{R.Who:poss}{R.Stat:playerstat}以下", en: "{L.Who:poss}{L.Stat:playerstat} is at most {R.Who:poss}{R.Stat:playerstat}", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}, R: ability.Amount{Op: ability.StatOf}}, needs: pointsOfBoth},
		{quiet: true, id: "many there", nt: "cond3", ja: "{L.Of:np}が{R:num}{:ctr}以上‹いる|ある›", node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}}},
		{quiet: true, id: "no cards there", nt: "cond3", ja: "{L.Of.Who:poss}{L.Of.Zone:zoneset}がない", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}, needs: handOnly},
		{quiet: true, id: "nothing there", nt: "cond1", ja: "{L.Of.Who:poss}{L.Of.Zone:zoneset}が空", node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}},
		{quiet: true, id: "after evolution", nt: "cond1", ja: "{Ref:ref}が進化後", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Evolved}}}},
		{quiet: true, id: "played so many", nt: "cond1", ja: "このターン‹中|›に‹自分が|›プレイした{On.Subj:npraw}が{N:int}{:ctr}以上", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Who: who(ability.You)}}, needs: func(v any) bool { return v.(ability.Cond).N > 0 }},
		{id: "life went up", nt: "cond3", ja: "このターン‹、|中に|中、|に›{On.Who:poss}リーダーの体力が‹増加|回復›してい‹た|る›", en: "{On.Who:poss}leader's life went up this turn", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.LifeUp}}},
		{id: "discarded", nt: "cond3", ja: "このターン‹、|中、|中に|に›{On.Who:player}が‹手札|カード|手札のカード›を捨ててい‹た|る›", en: "{On.Who:player} discarded a card this turn", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.DiscardedV}}},
		{id: "discarded many", nt: "cond3", ja: "このターン‹、|中、|中に|に›{On.Who:player}が‹手札|カード|手札のカード›を{N:int}枚以上捨ててい‹た|る›", en: "{On.Who:player} discarded {N:int} or more cards this turn", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.DiscardedV}}, needs: func(v any) bool { return v.(ability.Cond).N > 1 }},
		{id: "entered", nt: "cond3", ja: "このターン‹、|中、|中に|に›{On.Subj.Who:poss}場に{On.Subj+:npraw}が出てい‹た|る›", en: "{On.Subj+:anpraw} entered {On.Subj.Who:poss}field this turn", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, needs: func(v any) bool { return v.(ability.Cond).On.Subj.Ref == (ability.Ref{}) }},
		{id: "came this turn", nt: "cond3", ja: "{Ref:ref}がこのターン‹中|›に場に出てい‹た|る› | {Ref:ref}がこのターン‹中|›に場に出た", en: "{Ref:ref} entered the field this turn", node: cameThisTurn()},
		{id: "did not come this turn", nt: "cond3", ja: "{Args.0.Ref:ref}がこのターン‹中|›に場に出て‹いない|いなかった›", en: "{Args.0.Ref:ref} did not enter the field this turn", node: ability.Cond{Op: ability.Not, Args: []ability.Cond{cameThisTurn()}}},
		{id: "attacks now", nt: "cond3", ja: "{Ref:ref}が攻撃している | {Ref:ref}が攻撃中である", en: "{Ref:ref} is attacking", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}},
		{id: "has equipment", nt: "cond3", ja: "{Ref:ref}がイクイップメントを装備している | {Ref:ref}が装備している", en: "{Ref:ref} is equipped", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Equipped}}}},
		{id: "is damaged", nt: "cond3", ja: "{Ref:ref}がダメージを受けている", en: "{Ref:ref} is damaged", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Damaged}}}},
		{id: "is super-evolved", nt: "cond3", ja: "{Ref:ref}が超進化している", en: "{Ref:ref} is super-evolved", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.SuperEvolved}}}},
	}
	rows = append(rows, compareRows()...)
	places := placeRows(x)
	rows = append(append(places, rows...), row{id: "is there", nt: "cond3", ja: "{Ref:ref}がある | {Ref:ref}がいる", node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}})
	for _, v := range x.verbs {
		rows = append(rows, row{id: "many " + v.id + " this turn", nt: "cond3", ja: "このターン‹、|中、|中に|に›{On.Subj:fieldnp}が{N:int}{:ctr}以上" + v.ja[:len(v.ja)-len("た")] + "てい‹た|る›",
			en: "{On.Subj:fieldnp} " + pastOf(v) + " {N:times} or more this turn", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: v.verb}}, needs: func(v any) bool { return v.(ability.Cond).N > 1 }})
		rows = append(rows, row{id: v.id + " this turn", nt: "cond3", ja: "このターン‹、|中、|に›{On.Subj:fieldnp}が" + v.ja[:len(v.ja)-len("た")] + "てい‹た|る›",
			en: "{On.Subj:fieldnp} " + pastOf(v) + " this turn", node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: v.verb}}})
	}
	rows = append(rows, chainConditions(rows)...)
	return append(rows,
		row{id: "is noun", nt: "cond1", ja: "{Ref:ref}が{Of:npraw}", en: "{Ref:ref} is {Of:anpraw}", node: ability.Cond{Op: ability.Is}, needs: saysSomething},
		row{id: "noun chain", nt: "condJ", ja: "{_:cond1}で"})
}

// placeRows: what is, or is not, in a zone. A zone without its player is one's own
// where a player has it alone.
func placeRows(x *lexicon) []row {
	var rows []row
	for _, z := range x.zones {
		there, least := "‹ある|いる›", "‹以上|›" // 3体いる: three or more
		if x.wordy {
			least = "以上"
		}
		if z.zone == ability.Field {
			there = "‹いる|ある›"
		}
		bare := ability.Filter{Zone: []ability.Zone{z.zone}}
		g := &Game{lex: x}
		g.fillZone(&bare)
		for _, side := range []struct {
			id, ja, is, en, isEN string
			of                   ability.Filter
		}{
			{"", "{L.Of.Who:poss}", "{Of.Who:poss}", "{L.Of.Who:poss}", "{Of.Who:poss}", ability.Filter{Zone: []ability.Zone{z.zone}}},
			{" of all", "", "", "the ", "the ", bare},
		} {
			f := side.of
			some := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &f}, R: ability.N(1), Cmp: ability.GE}
			none, many := some, some
			none.R, none.Cmp, many.R = ability.N(0), ability.LE, ability.Amount{}
			en := " " + z.enPrep + " " + side.en + z.en
			ja := side.ja + z.ja + "に{L.Of+:npraw}が"
			quiet := f.Who.Side == ability.You
			if z.zone == ability.Field && side.id == "" {
				one := func() ability.Cond {
					return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.zone}}}, R: ability.N(1), Cmp: ability.GE}
				}
				rows = append(rows, row{quiet: true, id: "both there", nt: "cond3", node: ability.Cond{Op: ability.And, Args: []ability.Cond{one(), one()}},
					ja: "{Args.0.L.Of.Who=Args.1.L.Of.Who:poss}" + z.ja + "に{Args.0.L.Of+:npraw}と{Args.1.L.Of+:npraw}が" + there})
			}
			if side.id == "" && !x.wordy {
				rows = append(rows, versusRows(z)...)
			}
			rows = append(rows,
				row{id: "exists " + z.en + side.id, nt: "cond3", ja: ja + "‹いる~ある›", en: "there is {L.Of+:anpraw}" + en, node: some, quiet: quiet},
				row{id: "many " + z.en + side.id, nt: "cond3", ja: ja + "{R:num}{:ctr}" + least + "‹ある|いる›", node: many, quiet: true},
				row{id: "absent " + z.en + side.id, nt: "cond3", ja: ja + "‹いない~ない›", en: "there is no {L.Of+:npraw}" + en, node: none, quiet: quiet},
				row{id: "is in " + z.en + side.id, nt: "cond3", ja: "{Ref:ref}が" + side.is + z.ja + "に" + there, en: "{Ref:ref} is " + z.enPrep + " " + side.isEN + z.en, node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{z.zone}}}})
		}
	}
	return rows
}

// versusRows compare with the other player what is said once: 自分の場のフォロワーの
// 数が相手より少ない.
func versusRows(z zoneWord) []row {
	var rows []row
	field := "相手"
	if z.zone == ability.Field {
		field = "相手‹|の場›" // 相手の墓場 may be all its cards
	}
	for _, c := range []struct {
		id, ja      string
		more, fewer ability.Side
	}{{"fewer than theirs ", "より少ない", ability.Opponent, ability.You}, {"more than theirs ", "より多い", ability.You, ability.Opponent}} {
		of := func(s ability.Side) ability.Amount {
			return ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Who: who(s), Zone: []ability.Zone{z.zone}}}
		}
		node := ability.Cond{Op: ability.Compare, L: of(c.more), R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{of(c.fewer), ability.N(1)}}}
		than := "が相手" + c.ja
		r := row{quiet: true, id: c.id + z.en, nt: "cond3", node: node, ja: "自分の" + z.ja + "の{L.Of+=R.Args.0.Of+:npraw}‹の数|の枚数|›" + strings.Replace(than, "相手", field, 1), needs: noSide}
		if rows = append(rows, r); z.zone != ability.Field {
			rows = append(rows, row{quiet: true, id: c.id + z.en + " cards", nt: "cond3", node: node, ja: "自分の" + z.ja + "‹の枚数|の数|›" + than})
		}
	}
	return rows
}

// noSide: what is compared says neither whose nor where again.
func noSide(v any) bool {
	f := v.(ability.Cond).L.Of
	return f.Ref == (ability.Ref{}) && f.Kind != ability.Leader && len(f.Zone) == 1
}

// chainConditions derives the forms before a further condition: があり、 いて、 でなく、
func chainConditions(rows []row) []row {
	var out []row
	for _, r := range rows {
		if r.nt != "cond3" || r.node == nil {
			continue
		}
		ja := r.ja
		for _, e := range [][2]string{
			{"‹いる~ある›", "‹いて~あり›"}, {"‹ある|いる›", "‹あり|いて|おり›"}, {"‹いる|ある›", "‹いて|おり|あり›"}, {"‹いない~ない›", "‹いなくて~なくて›"}, {"‹ない|いない›", "‹なく|いなく›"},
			{"‹ない|はない›", "‹なく|はなく›"}, {"‹た|る›", "て"}, {"‹している|後である›", "していて"}, {"である", "であり"}, {"より多い", "より多く"},
		} {
			ja = strings.ReplaceAll(ja, e[0], e[1])
		}
		if ja == r.ja {
			continue
		}
		r.id, r.nt, r.ja, r.en = r.id+" and", "condJ", ja, ""
		out = append(out, r)
	}
	return out
}

// compareRows: numbers with 以上, 以下 or nothing behind.
func compareRows() []row {
	type side struct {
		id, ja, ctr, en string
		l               ability.Amount
	}
	sides := []side{
		{"count", "{L.Of:np}が", "{:ctr}", "{L.Of:np}", ability.Amount{Op: ability.CountOf}},
		{"life", "{L.Who:poss}リーダーの体力が", "", "{L.Who:poss}leader's life", ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}},
		{"number", "{L.Who:poss}{L.Stat:playerstat}が", "", "{L.Who:poss}{L.Stat:playerstat}", ability.Amount{Op: ability.StatOf}},
		{"counters", "{L.Ref:ref}の{L.Name:ctrname}カウンターが", "個", "the number of {L.Name:ctrname} counters on {L.Ref:ref}", ability.Amount{Op: ability.CounterOn}},
		{"this counters", "この{L.Name:ctrname}カウンターが", "個", "", ability.Amount{Op: ability.CounterOn, Ref: thisRef}},
		{"stat", "{L.Ref:ref}の{L.Stat:refstat}が", "", "the {L.Stat:refstat} of {L.Ref:ref}", ability.Amount{Op: ability.StatOf}},
		{"rolled", "出た目が", "", "the number rolled", ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotDie)}},
		{"sum", "{L.Of:np}の{L.Stat:refstat}の合計が", "", "the total {L.Stat:refstat} of {L.Of:nps}", ability.Amount{Op: ability.SumOf}},
		{"kinds", "{L.Of:np}の種類が", "種類", "the number of differently named {L.Of:np}", ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}},
	}
	var rows []row
	for _, s := range sides {
		for _, c := range []struct {
			cmp    ability.Cmp
			ja, en string
		}{{ability.GE, "以上", " or more"}, {ability.LE, "以下", " or less"}, {ability.EQ, "", ""}} {
			en := s.en + " is {R:num}" + c.en
			if s.id == "count" {
				en = "there are {R:nummany}" + c.en + " {L.Of:np}"
				if c.cmp == ability.EQ {
					en = "there are exactly {R:nummany} {L.Of:np}"
				}
			}
			if s.en == "" {
				en = ""
			}
			r := row{id: s.id + " is" + c.en, nt: "cond1", ja: s.ja + "{R:num}" + s.ctr + c.ja, en: en, node: ability.Cond{Op: ability.Compare, L: s.l, Cmp: c.cmp}, needs: wordless}
			switch s.id {
			case "number", "stat", "sum":
				r.needs = func(v any) bool { return v.(ability.Cond).L.Stat != ability.NoStat && wordless(v) }
			case "count":
				r.ja += " | " + s.ja + "合計{R:num}" + s.ctr + c.ja
			}
			rows = append(rows, r)
			if s.id == "count" {
				rows = append(rows, row{quiet: true, id: "elided" + c.en, nt: "cond1", ja: "{R:num}{:ctr}" + c.ja, node: ability.Cond{Op: ability.Compare, Cmp: c.cmp}, needs: elided})
			}
		}
	}
	return append(rows,
		row{id: "its attack", nt: "refstat", ja: "攻撃力", en: "attack", node: ability.Attack},
		row{id: "its life", nt: "refstat", ja: "体力", en: "life", node: ability.LifeStat},
		row{id: "its cost", nt: "refstat", ja: "コスト", en: "cost", node: ability.CostStat})
}

// wordless leaves conditions that are printed as an icon to the icon.
func wordless(v any) bool { return v.(ability.Cond).Word == "" }

// elided is a comparison whose left side is that of the condition before.
func elided(v any) bool { return equal(v.(ability.Cond).L, ability.Amount{}) }

// pointsOfBoth: numbers of players; their life has a row of its own.
func pointsOfBoth(v any) bool {
	c := v.(ability.Cond)
	return c.L.Stat > ability.PlayerLife && c.R.Stat > ability.PlayerLife && c.Word == ""
}

func fromStated(v any) bool { return v.(ability.Cond).On.From != ability.NoZone }

// cameThisTurn asks whether a card entered the field in this turn.
func cameThisTurn() ability.Cond {
	f := related(ability.CameThisTurn, ability.Ref{})
	return ability.Cond{Op: ability.Is, Of: &f}
}

// didTo are the participles of what a body did to cards.
const didTo = "‹捨てた|捨てられた|墓場に置かれた|破壊した|消滅させた|墓場に置いた|手札に戻した|戻した|場に出した›"

// handOnly: only the hand is said not to be there: 手札がないなら.
func handOnly(v any) bool {
	z := v.(ability.Cond).L.Of.Zone
	return len(z) == 1 && z[0] == ability.Hand_
}

// saysSomething refuses "if it is a card".
func saysSomething(v any) bool { return !equal(*v.(ability.Cond).Of, ability.Filter{}) }

// amountRows: amounts in words, which stand in 「」.
func amountRows(x *lexicon) []row { return append(happenedRows(x), expressionRows...) }

var expressionRows = []row{
	{id: "number", nt: "expr", ja: "{_:num}", en: "{_:num}"},
	{id: "number of", nt: "expr", ja: "{Of:np}の‹数|枚数›", en: "the number of {Of:nps}", node: ability.Amount{Op: ability.CountOf}},
	{id: "stat of", nt: "expr", ja: "{Ref:ref}の{Stat:refstat}", en: "the {Stat:refstat} of {Ref:ref}", node: ability.Amount{Op: ability.StatOf}, needs: cardStat},
	{id: "original stat of", nt: "expr", ja: "{Ref:ref}の元の{Stat:refstat}", en: "the original {Stat:refstat} of {Ref:ref}", node: ability.Amount{Op: ability.StatOf, Original: true}, needs: cardStat},
	{id: "this stat", nt: "expr", ja: "この{Stat:refstat}", node: ability.Amount{Op: ability.StatOf, Ref: thisRef}},
	{id: "its stat", nt: "expr", ja: "その{Stat:refstat}", node: ability.Amount{Op: ability.StatOf, Ref: bindRef(slotIt)}},
	{id: "sum of", nt: "expr", ja: "{Of:np}の{Stat:refstat}の合計", en: "the total {Stat:refstat} of {Of:nps}", node: ability.Amount{Op: ability.SumOf}, needs: cardStat},
	{id: "stat of ref", nt: "statof", ja: "{Ref:ref}の{Stat:refstat}", en: "the {Stat:refstat} of {Ref:ref}", node: ability.Amount{Op: ability.StatOf}, needs: cardStat},
	{id: "leader life", nt: "expr", ja: "{Who:poss}リーダーの体力", en: "{Who:poss}leader's life", node: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}},
	{id: "player stat", nt: "expr", ja: "{Who:poss}{Stat:playerstat}", en: "{Who:poss}{Stat:playerstat}", node: ability.Amount{Op: ability.StatOf}, needs: playerStat},
	{id: "counters on", nt: "expr", ja: "{Ref:ref}の{Name:ctrname}カウンターの数", en: "the number of {Name:ctrname} counters on {Ref:ref}", node: ability.Amount{Op: ability.CounterOn}},
	{id: "times life went down", nt: "expr", ja: "このターン‹中に|、|に›{On.Who:poss}リーダーの体力が減少した回数", en: "how often {On.Who:poss}leader's life went down this turn", node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.LifeDown}}},
	{id: "cards played", nt: "expr", ja: "このターン‹中に|、|に›{On.Who:player}がプレイした{On.Subj:npraw}の‹数|枚数›", en: "the number of {On.Subj:rawnps} {On.Who:player} played this turn", node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played}}},
	{quiet: true, id: "cards you played", nt: "expr", ja: "このターン‹中に|、|に›プレイした{On.Subj:npraw}の‹数|枚数›", node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: who(ability.You)}}},
	{id: "paid number", nt: "expr", ja: "この追加コストとして‹アクトし|墓場に置い|捨て|消滅させ›たカードの枚数", en: "the number of cards used for this additional cost", node: ability.Amount{Op: ability.NumberIn, Ref: ability.Ref{Kind: ability.Paid, Slot: 1}}},
	{id: "rolled number", nt: "expr", ja: "出た目", en: "the number rolled", node: ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotDie)}},
	{id: "named number", nt: "expr", ja: "指定した数字", en: "the named number", node: ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotNamed)}},
	{id: "moved number", nt: "expr", ja: "これにより" + didTo + "カードの‹枚数|数› | ‹これにより|これによって|›" + didTo + "‹カードの|›‹枚数|数›", en: "the number of cards moved this way", node: ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotMoved)}},
	{id: "original stat of the moved", nt: "expr", ja: "‹これにより|›" + didTo + "‹カード|フォロワー›の元の{Stat:refstat}", en: "the original {Stat:refstat} of what was moved this way", node: ability.Amount{Op: ability.StatOf, Ref: bindRef(slotMoved), Original: true}, needs: cardStat},
	{quiet: true, id: "moved followers", nt: "expr", ja: "‹これにより|これによって|›" + didTo + "フォロワーの数", node: ability.Amount{Op: ability.NumberIn, Ref: bindRef(slotMoved), Of: &ability.Filter{Kind: ability.Follower}}},
	{id: "half", nt: "expr", ja: "{Args.0:half}の半分‹(端数切り上げ)|›", en: "half {Args.0:half}, rounded up", node: ability.Amount{Op: ability.Half, Up: true, Args: []ability.Amount{{}}}},
	{id: "half down", nt: "expr", ja: "{Args.0:half}の半分(端数切り捨て) | {Args.0:half}の半分(端数切り下げ)", en: "half {Args.0:half}, rounded down", node: ability.Amount{Op: ability.Half, Args: []ability.Amount{{}}}},
	{id: "half this", nt: "half", ja: "この{Stat:refstat}", en: "the {Stat:refstat} of this", node: ability.Amount{Op: ability.StatOf, Ref: thisRef}},
	{id: "half it", nt: "half", ja: "その{Stat:refstat}", en: "the {Stat:refstat} of it", node: ability.Amount{Op: ability.StatOf, Ref: bindRef(slotIt)}},
	{id: "half count", nt: "half", ja: "{Of:np}の‹数|枚数›", en: "the number of {Of:nps}", node: ability.Amount{Op: ability.CountOf}},
}

// happenedRows: how many were destroyed, have attacked, this turn.
func happenedRows(x *lexicon) []row {
	var rows []row
	for _, v := range x.verbs {
		rows = append(rows, row{id: "number " + v.id, nt: "expr", ja: "このターン‹に|中に|、›" + v.ja + "{On.Subj:fieldnp}の数", en: "the number of times {On.Subj:fieldnp} " + pastOf(v) + " this turn",
			node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: v.verb}}})
	}
	return rows
}

func cardStat(v any) bool {
	a := v.(ability.Amount)
	return a.Stat != ability.NoStat && a.Stat < ability.CardStats
}

func playerStat(v any) bool { return v.(ability.Amount).Stat > ability.PlayerLife }
