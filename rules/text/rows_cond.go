package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// conditionRows: condN end like a noun (…以上), condV like a verb (…がいる).
func conditionRows(x *Lexicon) []Row {
	rows := []Row{
		{ID: "verb if", NT: "nara", JA: "{_:condV}‹なら|ならば|場合›", EN: "if {_:condV}"},
		{ID: "noun if", NT: "nara", JA: "{_:condN}‹なら|ならば|であるなら|である場合|の場合›", EN: "if {_:condN}"},
		{ID: "own turn while", NT: "while", JA: "{Who:poss}ターン中", EN: "during {Who:poss}turn", Node: ability.Cond{Op: ability.TurnOf}},
		{ID: "verb while", NT: "while", JA: "{_:condV}‹限り|かぎり|間›", EN: "as long as {_:condV}"},
		{ID: "noun while", NT: "while", JA: "{_:condN}である‹限り|かぎり|間›", EN: "as long as {_:condN}"},
		{ID: "one while", NT: "whiles", JA: "{_:while}", EN: "{_:while}"},
		{ID: "two whiles", NT: "whiles", JA: "{Args.0:while}、{Args.1:while}", EN: "{Args.0:while} and {Args.1:while}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}},
		{ID: "noun cond", NT: "cond", JA: "{_:condN}", EN: "{_:condN}"},
		{ID: "verb cond", NT: "cond", JA: "{_:condV}", EN: "{_:condV}"},
		{ID: "noun and noun", NT: "condN", JA: "{Args.0:condJ}、{Args.1:cond1}", EN: "both {Args.0:cond2} and {Args.1:cond2}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}},
		{ID: "noun and verb", NT: "condV", JA: "{Args.0:condJ}、{Args.1:cond3}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}, Needs: notAmongCounted},
		{ID: "two nouns and a noun", NT: "condN", JA: "{Args.0:condJ}、{Args.1:condJ}、{Args.2:cond1}", EN: "{Args.0:cond2}, {Args.1:cond2}‹,|› and {Args.2:cond2}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}, {}}}},
		{ID: "two nouns and a verb", NT: "condV", JA: "{Args.0:condJ}、{Args.1:condJ}、{Args.2:cond3}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}, {}}}},
		{ID: "simple noun", NT: "condN", JA: "{_:cond1}", EN: "{_:cond1}"},
		{ID: "simple verb", NT: "condV", JA: "{_:cond3}", EN: "{_:cond3}"},
		{ID: "either verb", NT: "cond2", JA: "{_:cond3}", EN: "{_:cond3}"},
		{ID: "either noun", NT: "cond2", JA: "{_:cond1}", EN: "{_:cond1}"},

		{ID: "state of class", NT: "cond1", JA: "‹|自分が›{_:threshold}状態", EN: "{_:threshold} is active", Asks: func(x *Lexicon, v any) bool { return slices.Contains(x.StateLike, v.(ability.Cond).Word) }},
		{ID: "no state of class", NT: "cond3", JA: "‹|自分が›{Args.0:threshold}状態で‹ない|はない›", EN: "{Args.0:threshold} is not active", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}, Asks: func(x *Lexicon, v any) bool {
			return slices.Contains(x.StateLike, v.(ability.Cond).Args[0].Word)
		}},
		{ID: "not so", NT: "cond3", JA: "{Args.0:cond1}で‹ない|はない›", EN: "it is not true that {Args.0:cond1}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}},
		{ID: "verb or noun", NT: "condN", JA: "{Args.0:cond3}か‹|、›{Args.1:cond1}", Node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}},
		{ID: "noun or verb", NT: "condV", JA: "{Args.0:cond1}か‹|、›{Args.1:cond3}", Node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}},
		{ID: "verb or verb", NT: "condV", JA: "{Args.0:cond3}か‹|、›{Args.1:cond3}", Node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}},
		{ID: "either", NT: "condN", JA: "{Args.0:cond1}か‹|、›{Args.1:cond1}", EN: "either {Args.0:cond2} or {Args.1:cond2}", Node: ability.Cond{Op: ability.Or, Args: []ability.Cond{{}, {}}}, Needs: twoConditions},
		{ID: "turn of", NT: "cond1", JA: "{Who:poss}ターン‹中|›", EN: "it is {Who:poss}turn", Node: ability.Cond{Op: ability.TurnOf}},
		{ID: "is acted", NT: "cond1", JA: "{Ref:ref}がアクト状態", EN: "{Ref:ref} is acted", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Acted}}}},
		{ID: "is standing", NT: "cond1", JA: "{Ref:ref}がスタンド状態", EN: "{Ref:ref} is standing", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Standing}}}},
		{ID: "at most as much", NT: "cond1", JA: "{L:statof}が{R:statof}以下", EN: "{L:statof} is at most {R:statof}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE}, Needs: Wordless},
		{ID: "at least as much", NT: "cond1", JA: "{L:statof}が{R:statof}以上", EN: "{L:statof} is at least {R:statof}", Node: ability.Cond{Op: ability.Compare}, Needs: Wordless},
		{ID: "as much", NT: "cond1", JA: "{L:statof}が{R:exprs}と同じ | {L:statof}が「{R:exprs}」と同じ", EN: "{L:statof} is equal to {R:exprs}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ}, Needs: func(v any) bool { return v.(ability.Cond).R.Op != ability.Const && Wordless(v) }},
		{Quiet: true, ID: "so many counters lie on it", NT: "cond3", JA: "{L.Ref:ref}に{L.Name:ctrname}カウンターが{R:num}‹個|つ›以上‹置かれている|置かれていた|ある›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}}},
		{ID: "all the same", NT: "cond1", JA: "{L.Of.Rel.0.Of:ref}の元の{L.Stat:refstat}がすべて同じ", EN: "the original {L.Stat:refstat}s of {L.Of.Rel.0.Of:ref} are all the same", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, R: ability.N(1),
			L: ability.Amount{Op: ability.Kinds_, Original: true, Of: &ability.Filter{Rel: []ability.Rel{{Kind: ability.InSlot}}}}}, Needs: func(v any) bool {
			c := v.(ability.Cond)
			return CardStat(c.L) && c.L.Of.Rel[0].Of.Kind == ability.Slot && c.L.Of.Rel[0].Of.Slot != SlotLook
		}},
		{ID: "all of them the same", NT: "cond1", JA: "その中のカードの元の{L.Stat:refstat}がすべて同じ", EN: "their original {L.Stat:refstat}s are all the same", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, R: ability.N(1),
			L: ability.Amount{Op: ability.Kinds_, Original: true, Of: &ability.Filter{Rel: []ability.Rel{{Kind: ability.InSlot, Of: BindRef(SlotLook)}}}}}, Needs: func(v any) bool { return CardStat(v.(ability.Cond).L) }},
		{ID: "has keyword", NT: "cond3", JA: "{Ref:ref}が{Of.Has.0.Value:kw}を持つ | {Ref:ref}が{Of.Has.0.Value:kw}を持っている", EN: "{Ref:ref} has {Of.Has.0.Value:kw}", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.KeywordAttr}}}}},
		{ID: "played", NT: "cond3", JA: "このターン‹、|中、|に›{On.Who:player}が{On.Subj:npraw}をプレイしてい‹た|る›", EN: "{On.Who:player} played {On.Subj:anpraw} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Needs: func(v any) bool { return Nowhere(*v.(ability.Cond).On) }},
		{Quiet: true, ID: "played both", NT: "cond3", JA: "このターン‹、|中、|に›{Args.0.On.Who=Args.1.On.Who:player}が{Args.0.On.Subj:npraw}と{Args.1.On.Subj:npraw}をプレイしてい‹た|る›", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, {Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}}}, Needs: exceptedApart},
		{ID: "played many", NT: "cond3", JA: "このターン‹、|中、|に›{On.Who:player}が{On.Subj:npraw}を{N:int}{:ctr}以上プレイしてい‹た|る› | {On.Who:player}がこのターン‹、|中、|中に|に›{On.Subj:npraw}を{N:int}{:ctr}以上プレイしてい‹た|る›", EN: "{On.Who:player} played {N:int} or more {On.Subj:rawnps} this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Needs: func(v any) bool { return v.(ability.Cond).N > 0 }},
		{ID: "more than", NT: "cond3", JA: "{L.Of:np}が{R.Args.0.Of:np}より多い", EN: "there are more {L.Of:nps} than {R.Args.0.Of:nps}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf}, ability.N(1)}}}},
		{ID: "more than by so many", NT: "cond3", JA: "{L.Of:np}が{R.Args.0.Of:np}より{R.Args.1:num}{:ctr}以上多い | {R.Args.0.Of:np}が{L.Of:np}より{R.Args.1:num}{:ctr}以上少ない", EN: "the number of {L.Of:nps} exceeds the number of {R.Args.0.Of:nps} by {R.Args.1:num} or more", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf}, {}}}}, Needs: func(v any) bool { return !Equal(v.(ability.Cond).R.Args[1], ability.N(1)) }},
		{ID: "paid additional", NT: "cond3", JA: "‹この|これの|›追加コストを‹支払|払›ってい‹た|る›", EN: "the additional cost was paid", Node: ability.Cond{Op: ability.Did, Slot: 1}, Needs: Wordless},
		{ID: "went first", NT: "cond1", JA: "{Who:player}が先攻", EN: "{Who:player} went first", Node: ability.Cond{Op: ability.First}},
		{ID: "came from", NT: "cond3", JA: "{On.Subj.Ref:ref}が{On.From:zone}から場に出てい‹た|る› | {On.Subj.Ref:ref}が{On.From:zone}から場に出た", EN: "{On.Subj.Ref:ref} entered from the {On.From:zone}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: fromStated},
		{Quiet: true, ID: "went second", NT: "cond1", JA: "自分が後攻", Node: ability.Cond{Op: ability.First, Who: Who(ability.Opponent)}},
		{Quiet: true, ID: "points left", NT: "cond3", JA: "{L.Who:poss}{L.Stat:playerstat}が残っている", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}, R: ability.N(1)}, Needs: func(v any) bool { return v.(ability.Cond).L.Stat > ability.PlayerLife }},
		{Quiet: true, ID: "no counters left", NT: "cond3", JA: "‹この|›{L.Name:ctrname}カウンターが‹なくなった|ない|1個もない›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn, Ref: ThisRef}, Cmp: ability.LE}},
		{Quiet: true, ID: "no counters on it left", NT: "cond3", JA: "{L.Ref:ref}‹の|に›{L.Name:ctrname}カウンターが‹なくなった|ない|1個もない›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CounterOn}, Cmp: ability.LE}},
		{Quiet: true, ID: "fewer than", NT: "cond3", JA: "{R.Args.0.Of:np}が{L.Of:np}より少ない", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf}, ability.N(1)}}}},
		{ID: "count at most theirs", NT: "cond1", JA: "{L.Of:np}の‹数|枚数›が{R.Of:np}の‹数|枚数›以下", EN: "the number of {L.Of:nps} is at most the number of {R.Of:nps}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.CountOf}}},
		{ID: "count at least theirs", NT: "cond1", JA: "{L.Of:np}の‹数|枚数›が{R.Of:np}の‹数|枚数›以上", EN: "the number of {L.Of:nps} is at least the number of {R.Of:nps}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.CountOf}}},
		{ID: "count as theirs", NT: "cond1", JA: "{L.Of:np}の‹数|枚数›が{R.Of:np}の‹数|枚数›と同じ | {L.Of:np}と{R.Of:np}の‹数|枚数›が同じ | {L.Of:np}と{R.Of:np}が同じ‹数|枚数›", EN: "the number of {L.Of:nps} is equal to the number of {R.Of:nps}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.CountOf}, R: ability.Amount{Op: ability.CountOf}}},
		{ID: "points at least theirs", NT: "cond1", JA: "{L.Who:poss}{L.Stat:playerstat}が{R.Who:poss}{R.Stat:playerstat}以上", EN: "{L.Who:poss}{L.Stat:playerstat} is at least {R.Who:poss}{R.Stat:playerstat}", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.StatOf}, R: ability.Amount{Op: ability.StatOf}}, Needs: pointsOfBoth},
		{ID: "points at most theirs", NT: "cond1", JA: "{L.Who:poss}{L.Stat:playerstat}が{R.Who:poss}{R.Stat:playerstat}以下", EN: "{L.Who:poss}{L.Stat:playerstat} is at most {R.Who:poss}{R.Stat:playerstat}", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}, R: ability.Amount{Op: ability.StatOf}}, Needs: pointsOfBoth},
		{Quiet: true, ID: "many there", NT: "cond3", JA: "{L.Of:np}が{R:num}{:ctr}以上‹いる|ある›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}}},
		{Quiet: true, ID: "many among them", NT: "cond3", JA: "その中に{L.Of:npraw}が{R:num}{:ctr}以上‹いる|ある›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: BindRef(SlotSome)}}, Needs: numberOfSome},
		{ID: "among them", NT: "cond3", JA: "その中に{Of:npraw}が‹いる~ある› | その中に{Of:npraw}が含まれている", EN: "one of them is {Of:anpraw} | at least ‹1|one› of them is {Of:anpraw} | any of them is {Of:anpraw} | there ‹is|are› {Of:anpraw} among ‹them|those cards›", Node: ability.Cond{Op: ability.Is, Ref: BindRef(SlotSome)}, Needs: saysSort},
		{ID: "not among them", NT: "cond3", JA: "その中に{Args.0.Of:npraw}が‹いない~ない›", EN: "none of them is {Args.0.Of:anpraw}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Is, Ref: BindRef(SlotSome)}}}, Needs: func(v any) bool { return saysSort(v.(ability.Cond).Args[0]) }},
		{Quiet: true, ID: "so many there", NT: "cond3", JA: "{R:num}{:ctr}以上‹いる|ある›", Node: ability.Cond{Op: ability.Compare}, Needs: elided},
		{Quiet: true, ID: "no cards there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}がない", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}, Needs: handOnly},
		{Quiet: true, ID: "nothing there", NT: "cond1", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}が空", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}},
		{Quiet: true, ID: "played so many", NT: "cond1", JA: "このターン‹中|›に‹自分が|›プレイした{On.Subj:npraw}が{N:int}{:ctr}以上", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Who: Who(ability.You)}}, Needs: func(v any) bool { return v.(ability.Cond).N > 0 }},
		{ID: "discarded", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Who:player}が‹手札|カード|手札のカード›を捨ててい‹た|る›", EN: "{On.Who:player} discarded a card this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.DiscardedV}}},
		{Quiet: true, ID: "a hand was discarded", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Who:poss}手札を捨ててい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.DiscardedV}}},
		{ID: "discarded many", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Who:player}が‹手札|カード|手札のカード›を{N:int}枚以上捨ててい‹た|る›", EN: "{On.Who:player} discarded {N:int} or more cards this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.DiscardedV}}, Needs: func(v any) bool { return v.(ability.Cond).N > 1 }},
		{ID: "entered", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Subj.Who:poss}場に{On.Subj+:npraw}が出てい‹た|る›", EN: "{On.Subj+:anpraw} entered {On.Subj.Who:poss}field this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool { return v.(ability.Cond).On.Subj.Ref == (ability.Ref{}) }},
		{ID: "did not come from", NT: "cond3", JA: "{Args.0.On.Subj.Ref:ref}が{Args.0.On.From:zone}以外から場に出てい‹た|る› | {Args.0.On.Subj.Ref:ref}が{Args.0.On.From:zone}以外から場に出た", EN: "{Args.0.On.Subj.Ref:ref} entered from elsewhere than the {Args.0.On.From:zone}", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}}}, Needs: func(v any) bool { return fromStated(v.(ability.Cond).Args[0]) }},
		{ID: "was played from", NT: "cond3", JA: "{On.Subj.Ref:ref}が{On.From:zone}からプレイされてい‹た|る› | {On.Subj.Ref:ref}を{On.From:zone}からプレイしてい‹た|る›", EN: "{On.Subj.Ref:ref} was played from the {On.From:zone}", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Subj: &ability.Filter{}}}, Needs: fromStated},
		{ID: "came by an ability", NT: "cond3", JA: "{Args.0.On.Subj.Ref:ref}が能力に‹よって|より›場に出てい‹た|る›", EN: "an ability put {Args.0.On.Subj.Ref:ref} onto the field", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Played, Subj: &ability.Filter{}}}}}, Needs: func(v any) bool { return v.(ability.Cond).Args[0].On.From == ability.NoZone }},
		{ID: "went from play", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Subj:fieldnp}が場から墓場に置かれてい‹た|る›", EN: "{On.Subj:fieldnp} went from the field to the cemetery this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}}},
		{Quiet: true, ID: "what is in play went", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Subj:fieldnp}が墓場に置かれてい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards}}, Needs: func(v any) bool { return !Anywhere(0)(*v.(ability.Cond).On) }},
		{Quiet: true, ID: "what is said to be in play went", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Subj.Who:poss}場の{On.Subj+:npraw}が墓場に置かれてい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Moved, From: ability.Field, To: ability.Discards, Subj: &ability.Filter{}}}, Needs: func(v any) bool { e := *v.(ability.Cond).On; return Anywhere(0)(e) && len(e.Subj.Zone) == 0 }},
		{ID: "bears counters", NT: "cond3", JA: "{Ref:ref}に{Of.Has.0.Value:ctrname}カウンターが置かれてい‹る|た›", EN: "{Ref:ref} has ‹a|an› {Of.Has.0.Value:ctrname} counter", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.CounterAttr}}}}},
		{ID: "bears no counters", NT: "cond3", JA: "{Ref:ref}に{Of.Has.0.Value:ctrname}カウンターが置かれていない", EN: "{Ref:ref} has no {Of.Has.0.Value:ctrname} counter", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.CounterAttr, Not: true}}}}},
		{ID: "attack on", NT: "cond1", JA: "{Of:npraw}への攻撃 | ‹攻撃先|攻撃対象|攻撃の対象›が{Of:npraw}", EN: "the attack is on {Of:anpraw}", Node: ability.Cond{Op: ability.Is, Ref: ability.Ref{Kind: ability.Object}}, Needs: saysSomething},
		{Quiet: true, ID: "attacked it", NT: "cond3", JA: "{Of:npraw}‹へ|を›攻撃し‹た|ている|ていた›", Node: ability.Cond{Op: ability.Is, Ref: ability.Ref{Kind: ability.Object}}, Needs: saysSomething},
		{Quiet: true, ID: "differently named there", NT: "cond1", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}の「‹それぞれ|›カード名が異なる{L.Of+:npraw}」が{R:num}{:ctr}以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{}}}},
		{Quiet: true, ID: "so many names", NT: "cond1", JA: "{L.Of:np}が{R:num}種類以上", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}}},
		{Quiet: true, ID: "so many names there", NT: "cond3", JA: "{L.Of:np}が{R:num}種類以上‹いる|ある›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}}},
		{Quiet: true, ID: "so many names in there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に{L.Of+:npraw}が{R:num}種類以上‹いる|ある›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{}}}},
		{ID: "came this turn", NT: "cond3", JA: "{Ref:ref}がこのターン‹中|›に場に出てい‹た|る› | {Ref:ref}がこのターン‹中|›に場に出た | このターン‹中|›に{Ref:ref}が場に出てい‹た|る›", EN: "{Ref:ref} entered the field this turn", Node: cameThisTurn()},
		{ID: "did not come this turn", NT: "cond3", JA: "{Args.0.Ref:ref}がこのターン‹中|›に場に出て‹いない|いなかった›", EN: "{Args.0.Ref:ref} did not enter the field this turn", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{cameThisTurn()}}},
		{ID: "attacks now", NT: "cond3", JA: "{Ref:ref}が攻撃している | {Ref:ref}が攻撃中である", EN: "{Ref:ref} is attacking", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}},
		{ID: "is damaged", NT: "cond3", JA: "{Ref:ref}がダメージを受けている", EN: "{Ref:ref} is damaged", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Damaged}}}},
	}
	for i, d := range saidDones() {
		rows = append(rows, Row{Quiet: true, ID: "among what was " + d.en, NT: "cond3", JA: "‹これにより|これによって|›" + d.ja + "カードの中に{Of:npraw}が‹ある|いる›", Node: ability.Cond{Op: ability.Is, Ref: doneRef(deed(i))}, Needs: saysSomething})
		rows = append(rows, Row{Quiet: true, ID: "so many " + d.en, NT: "cond3", JA: "‹これにより|これによって|›{R:num}‹枚|体|つ›以上" + d.ja, Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: doneRef(deed(i))}}})
		verb, place, _ := strings.Cut(d.en, " ")
		if place != "" {
			place = " " + place
		}
		many := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: doneRef(deed(i))}}
		rows = append(rows, Row{Quiet: true, ID: "so many " + d.en, NT: "cond1", JA: "‹これにより|これによって|これで|›" + d.ja + "カードが{R:num}枚以上", EN: "you " + verb + " {R:num} or more cards" + place + " this way", Node: many},
			Row{Quiet: true, ID: "did to so many " + d.en, NT: "cond3", JA: "‹これにより|これによって|これで|›‹|カードを›{R:num}枚以上" + d.ja, Node: many})
		if deed(i) == destroyed || deed(i) == banished || deed(i) == returned { // what was chosen for it may have stayed
			one := many
			one.R = ability.N(1)
			rows = append(rows, Row{Quiet: true, ID: "did to " + d.en, NT: "cond3", JA: "{L.Of:npraw}を" + d.ja, Node: one, Needs: func(v any) bool {
				f := v.(ability.Cond).L.Of
				return f != nil && !Equal(*f, ability.Filter{})
			}})
			continue
		}
		rows = append(rows, Row{Quiet: true, ID: "did to " + d.en, NT: "cond3", JA: "{Of:npraw}を" + d.ja, Node: ability.Cond{Op: ability.Is, Ref: doneRef(deed(i))}, Needs: saysSomething})
	}
	rows = append(append(rows, compareRows(x)...), sortsCounted()...)
	places := placeRows(x)
	rows = append(append(places, rows...), Row{Quiet: true, ID: "some of a place", NT: "cond3", JA: "{L.Of:np}が‹いる|ある›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf}, R: ability.N(1)}, Needs: func(v any) bool {
		f := v.(ability.Cond).L.Of
		return f.Ref == (ability.Ref{}) && len(f.Zone) > 0 && Sided(f)
	}}, Row{ID: "is there", NT: "cond3", JA: "{Ref:ref}がある | {Ref:ref}がいる", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}})
	for _, v := range x.Verbs {
		times := "‹{:ctr}|回›"
		if slices.Contains(oftenEach, v.Verb) { // 2体以上攻撃した: one that attacks twice is no two
			times = "回"
		}
		rows = append(rows, Row{ID: "many " + v.ID + " this turn", NT: "cond3", JA: "このターン‹、|中、|中に|に›{On.Subj:fieldnp}が{N:int}" + times + "以上" + v.JA[:len(v.JA)-len("た")] + "てい‹た|る›",
			EN: "{On.Subj:fieldnp} " + pastOf(v) + " {N:times} or more this turn" + manyThat(v), Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: v.Verb}}, Needs: func(v any) bool { return v.(ability.Cond).N > 1 }})
		rows = append(rows, Row{ID: v.ID + " this turn", NT: "cond3", JA: "このターン‹、|中、|に›{On.Subj:fieldnp}が" + v.JA[:len(v.JA)-len("た")] + "てい‹た|る›",
			EN: "{On.Subj:fieldnp} " + pastOf(v) + " this turn", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: v.Verb}}})
	}
	rows = append(rows, Row{ID: "number played is it", NT: "cond1", JA: "このターン‹、|中に|に›{L.On.Who:player}がプレイした{L.On.Subj:npraw}が{R:num}枚目", EN: "it is number {R:num} of the {L.On.Subj:rawnps} {L.On.Who:player} played this turn", Quiet: true,
		Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played}}}})
	rows = append(rows, Row{ID: "the number it is played", NT: "cond1", JA: "‹それ|これ›がこのターン‹、|中に|に›‹|自分が›プレイした{R:num}枚目の{L.On.Subj:npraw} | ‹それ|これ›がこのターン‹、|中に|に›‹|自分が›{R:num}枚目にプレイした{L.On.Subj:npraw}", Quiet: true,
		Node: ability.Cond{Op: ability.Compare, Cmp: ability.EQ, L: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: Who(ability.You)}}}})
	rows = append(rows, comparedRows(x)...)
	if x.Had {
		rows = append(rows, pastRows...)
	}
	rows = append(append(rows, chainConditions(rows)...), unlessConditions(rows)...)
	return append(rows,
		Row{ID: "is noun", NT: "cond1", JA: "{Ref:ref}が{Of:npraw}", EN: "{Ref:ref} is {Of:anpraw}", Node: ability.Cond{Op: ability.Is}, Needs: func(v any) bool { return saysSomething(v) && !attackerNamed(v.(ability.Cond)) }},
		Row{Quiet: true, ID: "elided is noun", NT: "cond1", JA: "{Of:npraw}", Node: ability.Cond{Op: ability.Is}, Needs: kindAlone},
		Row{ID: "noun chain", NT: "condJ", JA: "{_:cond1}で‹|あり›"})
}

// placeRows: what is, or is not, in a zone. A zone without its player is one's own
// where a player has it alone.
func placeRows(x *Lexicon) []Row {
	var rows []Row
	for _, z := range x.Zones {
		there := "‹ある|いる›"
		if z.Zone == ability.Field {
			there = "‹いる|ある›"
		}
		bare := ability.Filter{Zone: []ability.Zone{z.Zone}}
		g := &Game{Lex: x}
		g.fillZone(&bare)
		for _, side := range []struct {
			id, ja, is, en, isEN string
			of                   ability.Filter
		}{
			{"", "{L.Of.Who:poss}", "{Of.Who:poss}", "{L.Of.Who:poss}", "{Of.Who:poss}", ability.Filter{Zone: []ability.Zone{z.Zone}}},
			{" of all", "", "", "the ", "the ", bare},
		} {
			f := side.of
			some := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &f}, R: ability.N(1), Cmp: ability.GE}
			none, many, exactly := some, some, some
			none.R, none.Cmp, many.R = ability.N(0), ability.LE, ability.Amount{}
			exactly.R, exactly.Cmp = ability.Amount{}, ability.EQ
			en := " " + z.EnPrep + " " + side.en + z.EN
			ja := side.ja + z.JA + "に{L.Of+:npraw}が"
			quiet := f.Who.Side == ability.You
			if side.id == "" {
				one := func() ability.Cond {
					return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.Zone}}}, R: ability.N(1), Cmp: ability.GE}
				}
				rows = append(rows, Row{Quiet: true, ID: "both there " + z.EN, NT: "cond3", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{one(), one()}}, Needs: exceptedApart,
					JA: "{Args.0.L.Of.Who=Args.1.L.Of.Who:poss}" + z.JA + "に{Args.0.L.Of+:npraw}と{Args.1.L.Of+:npraw}が‹|両方|どちらも|すべて›" + there,
					EN: "‹there is|there are|you have› {Args.0.L.Of+:anpraw} and {Args.1.L.Of+:anpraw} " + z.EnPrep + " {Args.0.L.Of.Who=Args.1.L.Of.Who:poss}" + z.EN},
					allThree(z, there, one, "‹と|、›", "‹と|、›", exceptedApart), allThree(z, there, one, "", "‹と|、|›", threeSorts), allThree(z, there, one, "‹と|、›", "", threeSorts))
			}
			if side.id == "" {
				rows = append(append(rows, VersusRows(z, x.Alone)...), soManyOfEach(z)...)
				few := ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{z.Zone}}}, Cmp: ability.GE}
				rows = append(rows, Row{Quiet: true, ID: "not many " + z.EN, NT: "cond3", JA: "{Args.0.L.Of.Who:poss}" + z.JA + "に{Args.0.L.Of+:npraw}が{Args.0.R:num}{:ctr}以上‹いない|ない›", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{few}}})
			}
			rows = append(rows,
				Row{ID: "exists " + z.EN + side.id, NT: "cond3", JA: ja + "‹いる~ある›", EN: "there is {L.Of+:anpraw}" + en, Node: some, Quiet: quiet},
				Row{ID: "many " + z.EN + side.id, NT: "cond3", JA: ja + "{R:num}{:ctr}以上‹ある|いる›", Node: many, Quiet: true},
				Row{ID: "many, there " + z.EN + side.id, NT: "cond3", JA: "{L.Of+:npraw}が" + side.ja + z.JA + "に{R:num}{:ctr}以上‹ある|いる›", Node: many, Quiet: true, Needs: noReference},
				Row{ID: "number there " + z.EN + side.id, NT: "cond3", JA: ja + "{R:num}{:ctr}‹ある|いる›", Node: many, Quiet: true}, // 3体いる: three or more
				Row{ID: "exactly " + z.EN + side.id, NT: "cond3", JA: ja + "ちょうど{R:num}{:ctr}" + there, Node: exactly, Quiet: true},
				Row{ID: "absent " + z.EN + side.id, NT: "cond3", JA: ja + "‹いない~ない›", EN: "there is no {L.Of+:npraw}" + en + " | there are no {L.Of+:rawnps}" + en, Node: none, Quiet: quiet},
				Row{ID: "is in " + z.EN + side.id, NT: "cond3", JA: "{Ref:ref}が" + side.is + z.JA + "に" + there, EN: "{Ref:ref} is " + z.EnPrep + " " + side.isEN + z.EN, Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{z.Zone}}}})
		}
	}
	return rows
}

// exceptedApart refuses 『A』と『B』以外のスペル as what is called A, and spells that are not called B: it is a spell that is
// called neither.
func exceptedApart(v any) bool {
	args := v.(ability.Cond).Args
	for i := 1; i < len(args); i++ {
		if excludes(conditioned(&args[i])) && !excludes(conditioned(&args[i-1])) {
			return false
		}
	}
	return true
}

// conditioned is what a condition counts, or asks whether it was played.
func conditioned(c *ability.Cond) *ability.Filter {
	if c.On != nil {
		return c.On.Subj
	}
	return c.L.Of
}

// chained are the forms before a further condition, by the ends of conditions: があり、 いて、 でなく、
var chained = [][2]string{
	{"‹いる~ある›", "‹いて~あり›"}, {"‹ある|いる›", "‹あり|いて|おり›"}, {"‹いる|ある›", "‹いて|おり|あり›"}, {"がある", "があり"}, {"がいる", "がいて"},
	{"‹いない~ない›", "‹いなくて~なくて›"}, {"‹ない|いない›", "‹なく|いなく›"}, {"‹いない|ない›", "‹いなく|なく›‹|て›"}, {"がいない", "がおらず"}, {"‹ない|はない›", "‹なく|はなく›"}, {"がない", "がなく"}, {"‹なくなった|ない|1個もない›", "‹なくなり|なく|1個もなく›"},
	{"てい‹た|る›", "ていて"}, {"てい‹る|た›", "ていて"}, {"‹している|後である›", "‹していて|後であり›"}, {"をコントロールしている", "をコントロールし‹ていて|›"}, {"上コントロールしている", "上コントロールし‹ていて|›"}, {"ている", "ていて"}, {"である", "であり"}, {"を持つ", "を持ち"},
	{"ていない", "て‹いなくて|おらず›"}, {"て‹いない|いなかった›", "ていなくて"}, {"てい‹ない|なかった›", "ていなくて"},
	{"より多い", "より多く"}, {"‹高|多›い", "‹高|多›く"}, {"‹低|少な›い", "‹低|少な›く"}, {"少ない", "少なく"},
}

// chainConditions derives those forms.
func chainConditions(rows []Row) []Row { return endedOtherwise(rows, chained, " and", "condJ") }

// endedOtherwise are the rows of conditions that end like a verb, with other ends; a face that ends otherwise has none.
func endedOtherwise(rows []Row, ends [][2]string, id, nt string) []Row {
	var out []Row
	for _, r := range rows {
		if r.NT != "cond3" || r.Node == nil {
			continue
		}
		var ja []string
		for _, f := range SplitTop(r.JA) {
			for _, e := range ends {
				if before, is := strings.CutSuffix(f, e[0]); is {
					ja = append(ja, before+e[1])
					break
				}
			}
		}
		if len(ja) > 0 {
			r.ID, r.NT, r.JA, r.EN = r.ID+id, nt, strings.Join(ja, " | "), ""
			out = append(out, r)
		}
	}
	return out
}

func elidedAmount(a ability.Amount) bool { return Equal(a, ability.Amount{}) }

// Wordless leaves conditions that are printed as an icon to the icon.
func Wordless(v any) bool { return v.(ability.Cond).Word == "" }

// handOnly: only the hand is said not to be there: 手札がないなら.
func handOnly(v any) bool {
	z := v.(ability.Cond).L.Of.Zone
	return len(z) == 1 && z[0] == ability.Hand_
}

// twoConditions leaves それがスペルかアミュレット to what it is: of one of two kinds.
func twoConditions(v any) bool {
	a := v.(ability.Cond).Args
	return a[0].Op != ability.Is || a[1].Op != ability.Is || a[1].Ref != (ability.Ref{})
}

// kindAlone: of a condition before that asked what it is, the next may say the kind alone:
// それがフォロワーなら、… スペルなら、….
func kindAlone(v any) bool {
	f := v.(ability.Cond).Of
	return f.Kind != 0 && Equal(*f, ability.Filter{Kind: f.Kind})
}

// saysSomething refuses "if it is a card".
func saysSomething(v any) bool { return !Equal(*v.(ability.Cond).Of, ability.Filter{}) }

// attackerNamed: it is asked whether this is one that attacks and is of some name or kind. Nobody asks that of a card, whose name and kind
// are known: "this is attacking" is said with what it attacks.
func attackerNamed(c ability.Cond) bool {
	known := c.Of.Kind != 0 || slices.ContainsFunc(c.Of.Has, func(p ability.Prop) bool { return p.Attr == ability.NameAttr })
	return c.Ref.Kind == ability.This && known && slices.Contains(c.Of.Is, ability.Attacking)
}

// amountRows: amounts in words, which stand in 「」.
func amountRows(x *Lexicon) []Row {
	done, _ := doneCounts()
	rows := append(append(happenedRows(x), expressionRows...), done...)
	if x.Had { // what has words of its own is said with those
		often := func(sort bool) func(any) bool { // sort: damage of one sort is taken, which English has no past for
			return func(v any) bool {
				on := v.(ability.Amount).On
				return on != nil && countable(ability.Cond{On: on}) && sort == (on.Verb == ability.TakeDamage && on.Kind != ability.AnyDamage)
			}
		}
		const times = "このターン‹に|中に|、›{On:event}回数"
		rows = append(rows, Row{ID: "times it happened", NT: "expr", JA: times, EN: "the number of times {On:eventPast} this turn", Node: ability.Amount{Op: ability.History}, Needs: often(false)},
			Row{ID: "times it has happened", NT: "expr", EN: "how often it has happened this turn that {On:event}", Node: ability.Amount{Op: ability.History}, Needs: often(false)}, // what English has no past for
			Row{Quiet: true, ID: "times it was damaged so", NT: "expr", JA: times, Node: ability.Amount{Op: ability.History}, Needs: often(true)})
	}
	return append(rows, differenceRow())
}

// differenceRow is by how much one number differs from another, whichever is more.
func differenceRow() Row {
	by := func() ability.Amount { return ability.Amount{Op: ability.Minus, Args: []ability.Amount{{}, {}}} }
	const a, b = "{Args.0.Args.0=Args.1.Args.1:expr}", "{Args.0.Args.1=Args.1.Args.0:expr}"
	return Row{ID: "difference", NT: "expr", JA: "「" + a + "」と「" + b + "」の差", EN: "the difference between " + a + " and " + b, Node: ability.Amount{Op: ability.Max, Args: []ability.Amount{by(), by()}}}
}

// cardsSaid: the number of some of them; of all there is another word.
func cardsSaid(v any) bool {
	f := v.(ability.Amount).Of
	return f != nil && len(f.Zone) == 0 && !Equal(*f, ability.Filter{})
}

var expressionRows = []Row{
	{ID: "number", NT: "expr", JA: "{_:num}", EN: "{_:num}"},
	{ID: "number of", NT: "expr", JA: "{Of:np}の‹数|枚数›", EN: "the number of {Of:nps}", Node: ability.Amount{Op: ability.CountOf}},
	{Quiet: true, ID: "number of both", NT: "expr", JA: "{Of:nptwo}‹の数|の枚数|›の合計 | {Of:nptwo}の‹数|枚数›", Node: ability.Amount{Op: ability.CountOf}},
	{Quiet: true, ID: "number in all", NT: "expr", JA: "{Of:np}‹の数|の枚数|›の合計", Node: ability.Amount{Op: ability.CountOf}, Needs: func(v any) bool { return len(v.(ability.Amount).Of.Or) > 0 }},
	{ID: "kinds of", NT: "expr", JA: "{Of:np}の‹カード名の種類数|カード名の種類›", EN: "the number of differently named {Of:nps}", Node: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}},
	{ID: "kinds of numbers", NT: "expr", JA: "{Of:np}の元の{Stat:refstat}の‹種類数|種類›", EN: "the number of different original {Stat:refstat}s of {Of:nps} | the number of different original {Stat:refstat}s among {Of:nps}", Node: ability.Amount{Op: ability.Kinds_, Original: true}, Needs: CardStat},
	{ID: "stat of", NT: "expr", JA: "{Ref:ref}の{Stat:refstat}", EN: "the {Stat:refstat} of {Ref:ref}", Node: ability.Amount{Op: ability.StatOf}, Needs: CardStat},
	{ID: "original stat of", NT: "expr", JA: "{Ref:ref}の元の{Stat:refstat}", EN: "the original {Stat:refstat} of {Ref:ref}", Node: ability.Amount{Op: ability.StatOf, Original: true}, Needs: CardStat},
	{ID: "this stat", NT: "expr", JA: "この{Stat:refstat}", Node: ability.Amount{Op: ability.StatOf, Ref: ThisRef}},
	{ID: "its stat", NT: "expr", JA: "その{Stat:refstat}", Node: ability.Amount{Op: ability.StatOf, Ref: BindRef(SlotIt)}},
	{ID: "greatest", NT: "expr", JA: "{Of:np}の最大の{Stat:refstat} | {Of:np}の{Stat:refstat}の最大値 | {Of:np}の中で‹最も|一番›高い{Stat:refstat}", EN: "the greatest {Stat:refstat} of {Of:nps} | the ‹greatest|highest|maximum|largest› {Stat:refstat} ‹among|of› {Of:nps}", Node: ability.Amount{Op: ability.Max}, Needs: func(v any) bool { return CardStat(v) && v.(ability.Amount).Of != nil }},
	{ID: "sum of", NT: "expr", JA: "{Of:np}の{Stat:refstat}の合計", EN: "the total {Stat:refstat} of {Of:nps}", Node: ability.Amount{Op: ability.SumOf}, Needs: sumOfSome},
	{ID: "sum of originals", NT: "expr", JA: "{Of:np}の元の{Stat:refstat}の合計", EN: "the total original {Stat:refstat} of {Of:nps}", Node: ability.Amount{Op: ability.SumOf, Original: true}, Needs: CardStat},
	{ID: "sum of those", NT: "expr", JA: "{Ref:ref}の{Stat:refstat}の合計", EN: "the total {Stat:refstat} of {Ref:ref}", Node: ability.Amount{Op: ability.SumOf}, Needs: sumOfThose},
	{ID: "original sum of those", NT: "expr", JA: "{Ref:ref}の元の{Stat:refstat}の合計", EN: "the total original {Stat:refstat} of {Ref:ref}", Node: ability.Amount{Op: ability.SumOf, Original: true}, Needs: sumOfThose},
	{ID: "discarded this turn", NT: "expr", JA: "このターン‹中に|、|に›{On.Who:player}が捨てた‹カード|手札›の‹数|枚数›", EN: "the number of cards {On.Who:player} discarded this turn", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.DiscardedV}}},
	{ID: "stat of ref", NT: "statof", JA: "{Ref:ref}の{Stat:refstat}", EN: "the {Stat:refstat} of {Ref:ref}", Node: ability.Amount{Op: ability.StatOf}, Needs: CardStat},
	{ID: "player stat", NT: "expr", JA: "{Who:poss}{Stat:playerstat}", EN: "{Who:poss}{Stat:playerstat}", Node: ability.Amount{Op: ability.StatOf}, Needs: playerStat},
	{ID: "counters on", NT: "expr", JA: "{Ref:ref}の{Name:ctrname}カウンターの数", EN: "the number of {Name:ctrname} counters on {Ref:ref}", Node: ability.Amount{Op: ability.CounterOn}},
	{ID: "counters that lay on", NT: "expr", JA: "{Ref:ref}に置かれていた{Name:ctrname}カウンターの数", EN: "the number of {Name:ctrname} counters that were on {Ref:ref}", Node: ability.Amount{Op: ability.CounterOn, Original: true}},
	{Quiet: true, ID: "cards played but this", NT: "expr", JA: "これを含めず、このターン‹中に|、|に›{On.Who:player}がプレイした{On.Subj+:npraw}の‹数|枚数›", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played, Subj: otherThan(ThisRef)}}},
	{ID: "cards played", NT: "expr", JA: "このターン‹中に|、|に›{On.Who:player}がプレイした{On.Subj:npraw}の‹数|枚数›", EN: "the number of {On.Subj:rawnps} {On.Who:player} played this turn", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played}}},
	{Quiet: true, ID: "cards you played", NT: "expr", JA: "このターン‹中に|、|に›プレイした{On.Subj:npraw}の‹数|枚数›", Node: ability.Amount{Op: ability.History, On: &ability.Event{Verb: ability.Played, Who: Who(ability.You)}}},
	{ID: "paid number", NT: "expr", JA: "この追加コストとして‹アクトし|墓場に置い|捨て|消滅させ›たカードの枚数", EN: "the number of cards used for this additional cost", Node: ability.Amount{Op: ability.NumberIn, Ref: ability.Ref{Kind: ability.Paid, Slot: 1}}},
	{ID: "rolled number", NT: "expr", JA: "出た目", EN: "the number rolled", Node: ability.Amount{Op: ability.NumberIn, Ref: BindRef(slotDie)}},
	{ID: "named number", NT: "expr", JA: "指定した数字", EN: "the named number", Node: ability.Amount{Op: ability.NumberIn, Ref: BindRef(SlotNamed)}},
	{ID: "moved number", NT: "expr", JA: "これにより動かしたカードの‹枚数|数›", EN: "the number of cards moved this way", Node: ability.Amount{Op: ability.NumberIn, Ref: BindRef(SlotMoved)}},
	{ID: "half", NT: "expr", JA: "{Args.0:half}の半分‹(端数切り上げ)|›", EN: "half {Args.0:half}, rounded up", Node: ability.Amount{Op: ability.Half, Up: true, Args: []ability.Amount{{}}}},
	{ID: "half down", NT: "expr", JA: "{Args.0:half}の半分(端数切り捨て) | {Args.0:half}の半分(端数切り下げ)", EN: "half {Args.0:half}, rounded down", Node: ability.Amount{Op: ability.Half, Args: []ability.Amount{{}}}},
	{ID: "half this", NT: "half", JA: "この{Stat:refstat}", EN: "the {Stat:refstat} of this", Node: ability.Amount{Op: ability.StatOf, Ref: ThisRef}},
	{ID: "half it", NT: "half", JA: "その{Stat:refstat}", EN: "the {Stat:refstat} of it", Node: ability.Amount{Op: ability.StatOf, Ref: BindRef(SlotIt)}},
	{ID: "half of a stat", NT: "half", JA: "{Ref:ref}の{Stat:refstat}", EN: "the {Stat:refstat} of {Ref:ref}", Node: ability.Amount{Op: ability.StatOf}, Needs: CardStat},
	{ID: "half of points", NT: "half", JA: "{Who:poss}{Stat:playerstat}", EN: "{Who:poss}{Stat:playerstat}", Node: ability.Amount{Op: ability.StatOf}, Needs: playerStat},
	{ID: "half count", NT: "half", JA: "{Of:np}の‹数|枚数›", EN: "the number of {Of:nps}", Node: ability.Amount{Op: ability.CountOf}},
}

// otherThan is what is not this.
func otherThan(this ability.Ref) *ability.Filter {
	f := Related(ability.Other, this)
	return &f
}

func CardStat(v any) bool {
	a := v.(ability.Amount)
	return a.Stat != ability.NoStat && a.Stat < ability.CardStats
}

// sumOfThose: of what a text met or did, and not of the card itself, which is one.
// sumOfSome leaves those that were met before to the row that says them.
func sumOfSome(v any) bool {
	of := v.(ability.Amount).Of
	return CardStat(v) && (of == nil || !Equal(*of, ability.Filter{Ref: of.Ref}))
}

func sumOfThose(v any) bool { return CardStat(v) && v.(ability.Amount).Ref.Kind == ability.Slot }

func playerStat(v any) bool { return v.(ability.Amount).Stat > ability.PlayerLife }

// unlessEnds are the ends of conditions that say that something is not so, and before what cannot be done unless it is: がいないと, でなければ.
var unlessEnds = [][2]string{
	{"‹いない~ない›", "‹い|›な‹いと|ければ›"}, {"‹いない|ない›", "‹い|›な‹いと|ければ›"}, {"‹ない|いない›", "‹い|›な‹いと|ければ›"}, {"で‹ない|はない›", "で‹|は›な‹いと|ければ›"}, {"ない", "な‹いと|ければ›"},
}

// unlessConditions derives those forms.
func unlessConditions(rows []Row) []Row { return endedOtherwise(rows, unlessEnds, " unless", "condU") }
