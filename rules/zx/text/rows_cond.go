package text

import (
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// conditions: what is there and what is not, lives, the Player card.
func conditions() []text.Row {
	rows := []text.Row{
		{ID: "four conditions", NT: "condV", JA: "{Args.0:condJ}、{Args.1:condJ}、{Args.2:condJ}、{Args.3:cond3}", EN: "{Args.0:cond2}, {Args.1:cond2}, {Args.2:cond2}, and {Args.3:cond2}", Node: ability.Cond{Op: ability.And, Args: make([]ability.Cond, 4)}},
		{ID: "four conditions on numbers", NT: "condN", JA: "{Args.0:condJ}、{Args.1:condJ}、{Args.2:condJ}、{Args.3:cond1}", Node: ability.Cond{Op: ability.And, Args: make([]ability.Cond, 4)}},
		{ID: "five conditions", NT: "condV", JA: "{Args.0:condJ}、{Args.1:condJ}、{Args.2:condJ}、{Args.3:condJ}、{Args.4:cond3}", EN: "{Args.0:cond2}, {Args.1:cond2}, {Args.2:cond2}, {Args.3:cond2}, and {Args.4:cond2}", Node: ability.Cond{Op: ability.And, Args: make([]ability.Cond, 5)}},
		{ID: "five conditions on numbers", NT: "condN", JA: "{Args.0:condJ}、{Args.1:condJ}、{Args.2:condJ}、{Args.3:condJ}、{Args.4:cond1}", Node: ability.Cond{Op: ability.And, Args: make([]ability.Cond, 5)}},
		{ID: "player is called about", NT: "cond3", JA: "{L.Of.Who:poss}プレイヤー‹|カード›の‹カード名|名前›に{L.Of.Or.0.Has.0.Value=L.Of.Or.1.Has.0.Value=L.Of.Or.2.Has.0.Value:name}を含む", EN: "{L.Of.Who:poss}Player has {L.Of.Or.0.Has.0.Value=L.Of.Or.1.Has.0.Value=L.Of.Or.2.Has.0.Value:name} in its name", Node: playerIs(ability.Contains)},
		{ID: "player is", NT: "cond1", JA: "{L.Of.Who:poss}プレイヤー‹|名|カード›が{L.Of.Or.0.Has.0.Value=L.Of.Or.1.Has.0.Value=L.Of.Or.2.Has.0.Value:name}", EN: "{L.Of.Who:poss}Player is {L.Of.Or.0.Has.0.Value=L.Of.Or.1.Has.0.Value=L.Of.Or.2.Has.0.Value:name}", Node: playerIs(ability.Equals)},
		{ID: "life at most", NT: "cond1", JA: "{L.Who:poss}ライフが{R:num}以下", EN: "{L.Who:poss}life is {R:num} or less", Node: life(ability.LE)},
		{ID: "life at least", NT: "cond1", JA: "{L.Who:poss}ライフが{R:num}以上", EN: "{L.Who:poss}life is {R:num} or more", Node: life(ability.GE)},
		{ID: "life at most theirs", NT: "cond1", JA: "{L.Who:poss}ライフが{R.Who:poss}ライフ以下", EN: "{L.Who:poss}life is at most {R.Who:poss}life", Node: lives(ability.LE)},
		{ID: "life at least theirs", NT: "cond1", JA: "{L.Who:poss}ライフが{R.Who:poss}ライフ以上", EN: "{L.Who:poss}life is at least {R.Who:poss}life", Node: lives(ability.GE)},
		{ID: "life exactly", NT: "cond1", JA: "{L.Who:poss}ライフが‹|ちょうど›{R:num}", EN: "{L.Who:poss}life is {R:num}", Node: life(ability.EQ)},
		{ID: "life as theirs", NT: "cond1", JA: "{L.Who:poss}ライフが{R.Who:poss}ライフと同じ", EN: "{L.Who:poss}life equals {R.Who:poss}life", Node: lives(ability.EQ)},
		{Quiet: true, ID: "both lives alike", NT: "cond1", JA: "あなたと相手のライフが同じ | お互いのライフが同じ | あなたのライフと相手のライフが同じ", Node: bothLives()},
		{Quiet: true, ID: "played then", NT: "cond3", JA: "{On.Who:player}がこのターン‹に|中|中に|、›{On.Subj:npraw}をプレイしてい‹る|た›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}, Needs: func(v any) bool { return text.Nowhere(*v.(ability.Cond).On) }},
		{ID: "did not play", NT: "cond3", JA: "このターン‹に|中|中に|›、{Args.0.On.Who:player}が{Args.0.On.Subj:npraw}をプレイしてい‹ない|なかった› | {Args.0.On.Who:player}がこのターン‹に|中|中に|、›{Args.0.On.Subj:npraw}をプレイしてい‹ない|なかった›", EN: "{Args.0.On.Who:player} did not play {Args.0.On.Subj:anpraw} this turn",
			Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Happened, On: &ability.Event{Verb: ability.Played}}}}, Needs: func(v any) bool { return text.Nowhere(*v.(ability.Cond).Args[0].On) }},
		{Quiet: true, ID: "less life than another", NT: "cond3", JA: "{R.Args.0.Of.Who:player}は{L.Of.Who:player}よりライフが少ない | {L.Of.Who:player}は{R.Args.0.Of.Who:player}よりライフが多い", Node: livesMore()},
		{Quiet: true, ID: "so many colours of those there", NT: "cond3", JA: "{L.Of:np}の色が{R:num}‹色|種類|つ›以上ある", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}}},
		{Quiet: true, ID: "it is of a colour", NT: "cond1", JA: "{Ref:ref}‹|の色›が{Of.Has.0.Value:colour}", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr}}}}},
		{Quiet: true, ID: "one there attacks", NT: "cond3", JA: "{L.Of+:np}が攻撃している", Node: oneFighting(ability.Attacking), Needs: inSquares},
		{Quiet: true, ID: "one there is attacked", NT: "cond3", JA: "{L.Of+:np}が攻撃されている", Node: oneFighting(ability.Attacked_), Needs: inSquares},
		{Quiet: true, ID: "one there is the target", NT: "cond1", JA: "攻撃目標が{L.Of+:np}", Node: oneFighting(ability.Attacked_), Needs: inSquares},
		{Quiet: true, ID: "what this attacks costs so much at least", NT: "cond1", JA: attacksJA + "の{L.Of.Num.0.Stat:refstat}が{L.Of.Num.0.N:num}以上", Node: attackedHas(ability.GE)},
		{Quiet: true, ID: "what this attacks costs so much at most", NT: "cond1", JA: attacksJA + "の{L.Of.Num.0.Stat:refstat}が{L.Of.Num.0.N:num}以下", Node: attackedHas(ability.LE)},
		{Quiet: true, ID: "what this attacks is of so much at least", NT: "cond1", JA: attacksJA + "が{L.Of.Num.0.Stat:refstat}{L.Of.Num.0.N:num}以上", Node: attackedHas(ability.GE)},
		{Quiet: true, ID: "what this attacks is of so much at most", NT: "cond1", JA: attacksJA + "が{L.Of.Num.0.Stat:refstat}{L.Of.Num.0.N:num}以下", Node: attackedHas(ability.LE)},
		{Quiet: true, ID: "so many have entered", NT: "cond3", JA: "このターン‹、|中|、|中に|に›{On.Subj:fieldnp}が{N:int}{:ctr}以上‹|スクエアに›登場してい‹た|る›", Node: ability.Cond{Op: ability.Happened, On: &ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}}, Needs: func(v any) bool {
			c := v.(ability.Cond)
			return c.N > 1 && c.On.Subj.Ref == (ability.Ref{})
		}},
		{Quiet: true, ID: "what this attacks is", NT: "cond1", JA: attacksJA + "が{L.Of+:npraw}", Node: attackedIs(), Needs: func(v any) bool { f := v.(ability.Cond).L.Of; return len(f.Has)+len(f.Num) > 0 }},
		{Quiet: true, ID: "one there is in battle", NT: "cond3", JA: "{L.Of+:np}が‹バトルをして|バトルして›いる", Node: oneFighting(ability.InBattle), Needs: inSquares},
		{ID: "player is being attacked", NT: "cond3", JA: "{L.Of.Who:player}が攻撃されている", EN: "{L.Of.Who:player} ‹is~are› being attacked", Node: underAttack()},
		{Quiet: true, ID: "so much of any but lives", NT: "cond1", JA: "{L:exprs}が{R:num}‹|枚|体|つ|回|個|種類›以上", Node: ability.Cond{Op: ability.Compare}, Needs: ofNoLife},
		{Quiet: true, ID: "so little of any but lives", NT: "cond1", JA: "{L:exprs}が{R:num}‹|枚|体|つ|回|個|種類›以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE}, Needs: ofNoLife},
		{ID: "this is outside the squares", NT: "cond3", JA: "{Ref:ref}がスクエア以外に‹ある|いる›", EN: "{Ref:ref} is outside the squares", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: elsewhere}}},
		{Quiet: true, ID: "so many colours there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に{R:num}色以上ある | {L.Of.Who:poss}{L.Of.Zone:zoneset}に{R:num}色‹|以上›の{L.Of+:npraw}がある", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr, Of: &ability.Filter{}}}},
		{Quiet: true, ID: "so many races there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に{R:num}‹種族|種類の種族›以上‹ある|いる›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.TraitAttr, Of: &ability.Filter{}}}},
		{Quiet: true, ID: "so many there, of so many races", NT: "cond3", JA: ofThoseThere + "{Args.1.R:num}‹種族|種類の種族›以上‹ある|いる›", Node: amongThoseThere(ability.TraitAttr)},
		{Quiet: true, ID: "so many there, of so many colours", NT: "cond3", JA: ofThoseThere + "{Args.1.R:num}色以上‹ある|いる›", Node: amongThoseThere(ability.ClassAttr)},
		{Quiet: true, ID: "so many different names there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に‹異なるカード名を持つ|カード名の異なる|カード名が異なる|異なるカード名の›{L.Of+:npraw}が{R:num}‹種類|{:ctr}›以上‹ある|いる›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{}}}},
		{Quiet: true, ID: "so many of different names", NT: "cond3", JA: "‹異なるカード名を持つ|カード名の異なる|カード名が異なる|異なるカード名の›{L.Of:np}が{R:num}‹種類|{:ctr}›以上‹ある|いる›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr}}},
		{Quiet: true, ID: "nothing there but this", NT: "cond1", JA: "スクエアにある{L.Of+:npraw}がこのカード‹のみ|だけ›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: onlyOther()}}},
		{Quiet: true, ID: "so many lie there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}が{R:num}{:ctr}以上ある", Node: counted(ability.Amount{}), Needs: openCount},
		{Quiet: true, ID: "so many in all there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に{L.Of+:npraw}が合計‹|で›{R:num}{:ctr}以上‹ある|いる› | {L.Of.Who:poss}{L.Of.Zone:zoneset}にある{L.Of+:npraw}が合計‹|で›{R:num}{:ctr}以上‹|ある›", Node: counted(ability.Amount{})},
		{ID: "so many in two zones", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone.0:zone}と{L.Of.Zone.1:zone}にある{L.Of+:npraw}が合計{R:num}{:ctr}以上ある | {L.Of.Who:poss}{L.Of.Zone.0:zone}と{L.Of.Zone.1:zone}に{L.Of+:npraw}が合計‹|で›{R:num}{:ctr}以上ある", EN: "there are {R:num} or more {L.Of+:rawnps} in {L.Of.Who:poss}{L.Of.Zone.0:zone} and {L.Of.Zone.1:zone} together",
			Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{0, 0}}}}},
		{Quiet: true, ID: "more lives than another", NT: "cond3", JA: "{L.Of.Who:poss}ライフが{R.Args.0.Of.Who:player}より多い | {R.Args.0.Of.Who:player}より{L.Of.Who:poss}ライフが多い | {L.Of.Who:player}より{R.Args.0.Of.Who:poss}ライフが少ない | {R.Args.0.Of.Who:poss}ライフが{L.Of.Who:player}より少ない", Node: livesMore()},
		{Quiet: true, ID: "more there than there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}‹|の枚数›が{R.Args.0.Of.Who:poss}{R.Args.0.Of.Zone:zoneset}‹|の枚数›より多い | {R.Args.0.Of.Who:poss}{R.Args.0.Of.Zone:zoneset}‹|の枚数›が{L.Of.Who:poss}{L.Of.Zone:zoneset}‹|の枚数›より少ない", Node: more(), Needs: openMore},
		{Quiet: true, ID: "no more there than there", NT: "cond1", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}が{R.Of.Who:poss}{R.Of.Zone:zoneset}以下", Node: manyAsThose(ability.LE), Needs: noLives},
		{Quiet: true, ID: "no fewer there than there", NT: "cond1", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}が{R.Of.Who:poss}{R.Of.Zone:zoneset}以上", Node: manyAsThose(ability.GE), Needs: noLives},
		{Quiet: true, ID: "no more than there", NT: "cond3", JA: "{L.Of.Who:poss}{L.Of.Zone:zoneset}に{L.Of+:npraw}が{R:num}{:ctr}以下‹しかない|しかいない|ある›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}},
		{Quiet: true, ID: "no more than in the squares", NT: "cond3", JA: "{L.Of.Zone:zoneset}に{L.Of+:npraw}が{R:num}{:ctr}以下‹しかない|しかいない|ある›", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}}, Needs: inSquares},
		{Quiet: true, ID: "so many there with", NT: "cond3", JA: "{Args.0.L.Of.Who=Args.1.L.Of.Who:poss}{Args.0.L.Of.Zone=Args.1.L.Of.Zone:zoneset}に{Args.0.L.Of+:npraw}が{Args.0.R:num}{:ctr}以上あり、その中に{Args.1.L.Of+:npraw}がある",
			Node: ability.Cond{Op: ability.And, Args: []ability.Cond{counted(ability.Amount{}), counted(ability.N(1))}}},
		{Quiet: true, ID: "there in squares", NT: "cond3", JA: "{L.Of.On:squares}に{L.Of+:npraw}が‹ある|いる› | {L.Of.Who:poss}{L.Of.On:squares}に{L.Of+:npraw}が‹ある|いる›", Node: countedIn(ability.N(1), ability.GE)},
		{Quiet: true, ID: "many there in squares", NT: "cond3", JA: "{L.Of.On:squares}に{L.Of+:npraw}が{R:num}{:ctr}以上‹ある|いる› | {L.Of.Who:poss}{L.Of.On:squares}に{L.Of+:npraw}が{R:num}{:ctr}以上‹ある|いる›", Node: countedIn(ability.Amount{}, ability.GE)},
		{Quiet: true, ID: "none there in squares", NT: "cond3", JA: "{L.Of.On:squares}に{L.Of+:npraw}が‹ない|いない› | {L.Of.Who:poss}{L.Of.On:squares}に{L.Of+:npraw}が‹ない|いない›", Node: countedIn(ability.N(0), ability.LE)},
		{Quiet: true, ID: "many of such are in the squares", NT: "cond3", JA: "{L.Of:np}が{R:num}{:ctr}以上スクエアに‹ある|いる›", Node: counted(ability.Amount{}), Needs: inSquares},
		{Quiet: true, ID: "such are there besides", NT: "cond3", JA: "{L.Of+:np}が‹他に|他にも|他にスクエアに|他にもスクエアに|スクエアに他に|スクエアに他にも›‹ある|いる›", Node: besidesThis(), Needs: inSquares},
		{Quiet: true, ID: "such are there", NT: "cond3", JA: "{L.Of:np}が‹ある|いる›", Node: counted(ability.N(1)), Needs: inSquares},
		{Quiet: true, ID: "none such are there", NT: "cond3", JA: "{L.Of:np}が‹ない|いない›", Node: none(), Needs: inSquares},
		{Quiet: true, ID: "number less than number", NT: "cond3", JA: "{R.Args.0.Of:np}の‹枚数|数›が{L.Of:np}の‹枚数|数›より少ない | {L.Of:np}の‹枚数|数›が{R.Args.0.Of:np}の‹枚数|数›より多い", Node: more()},
		{ID: "this is in squares", NT: "cond3", JA: "{Ref:ref}が{Of.On:squares}に‹ある|いる›", EN: "{Ref:ref} is in the {Of.On:squares}", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Square}}}},
		{ID: "this attacks a card", NT: "cond3", JA: "{Ref:ref}が{Of.Rel.0.In:assailed}を攻撃している", EN: "{Ref:ref} attacks {Of.Rel.0.In:assailed}", Node: attacks(&ability.Filter{})},
		{ID: "this attacks a player", NT: "cond3", JA: "{Ref:ref}が{Of.Rel.0.In.Who:hit}を攻撃している", EN: "{Ref:ref} attacks {Of.Rel.0.In.Who:hit}", Node: attacks(aPlayer(ability.AnySide))},
		{ID: "phase", NT: "cond1", JA: "{Phase:phase}‹|中›", EN: "it is the {Phase:phase}", Node: ability.Cond{Op: ability.TurnOf}, Needs: func(v any) bool { return v.(ability.Cond).Phase != ability.NoPhase }},
		{ID: "a battle goes on", NT: "cond1", JA: "バトル中", EN: "a battle is going on", Node: ability.Cond{Op: ability.BattleOn}},
		{ID: "so much less life", NT: "cond3", JA: "{R.Args.0.Who:poss}ライフが{L.Who:poss}ライフより{R.Args.1:num}以上少ない", EN: "{R.Args.0.Who:poss}life is at least {R.Args.1:num} less than {L.Who:poss}life", Node: lifeBehind()},
		{Quiet: true, ID: "so much more life", NT: "cond3", JA: "{L.Who:poss}ライフが{R.Args.0.Who:poss}ライフより{R.Args.1:num}以上多い", Node: lifeBehind()},
		{Quiet: true, ID: "it is then a turn of", NT: "cond1", JA: "それが{Who:poss}ターン‹中|›", Node: ability.Cond{Op: ability.TurnOf}},
		{ID: "phase of", NT: "cond1", JA: "{Who:poss}{Phase:phase}‹|中›", EN: "it is {Who:poss}{Phase:phase}", Node: ability.Cond{Op: ability.TurnOf}, Needs: func(v any) bool { return v.(ability.Cond).Phase != ability.NoPhase }},
		{Quiet: true, ID: "this sleeps", NT: "cond3", JA: "{Ref:ref}がスリープしている", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Acted}}}},
		{Quiet: true, ID: "this is rebooted", NT: "cond3", JA: "{Ref:ref}がリブートしている", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Standing}}}},
		{ID: "this fights", NT: "cond3", JA: "{Ref:ref}がバトルを‹して|行って›いる | {Ref:ref}がバトルしている | {Ref:ref}がバトル中である", EN: "{Ref:ref} is in battle", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.InBattle}}}},
		{ID: "this is attacked", NT: "cond3", JA: "{Ref:ref}が攻撃されている", EN: "{Ref:ref} is being attacked", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Attacked_}}}},
		{Quiet: true, ID: "is of so little a number", NT: "cond1", JA: "{L.Ref:ref}が{L.Stat:refstat}{R:num}以下", Node: ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.StatOf}}},
		{Quiet: true, ID: "is of so great a number", NT: "cond1", JA: "{L.Ref:ref}が{L.Stat:refstat}{R:num}以上", Node: ability.Cond{Op: ability.Compare, Cmp: ability.GE, L: ability.Amount{Op: ability.StatOf}}},
		{ID: "this has a force", NT: "cond3", JA: "{Ref:ref}がフォースを‹持つ|持っている› | {Ref:ref}に‹|付いている›フォースがある", EN: "{Ref:ref} has a force", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Equipped}}}},
		{ID: "this has no force", NT: "cond3", JA: "{Ref:ref}がフォースを‹持たない|持っていない› | {Ref:ref}に‹|付いている›フォースがない", EN: "{Ref:ref} has no force", Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{ability.Equipped}}}}}},
		{Quiet: true, ID: "while it is a noun", NT: "while", JA: "{_:condN}‹の|›間"},
		{Quiet: true, ID: "while, and if", NT: "whiles", JA: "{Args.0:while}、{Args.1:nara}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}},
		{ID: "in a phase", NT: "while", JA: "{Phase:phase}‹中|の間›", EN: "during the {Phase:phase}", Node: ability.Cond{Op: ability.TurnOf}, Needs: func(v any) bool { return v.(ability.Cond).Phase != ability.NoPhase }},
		{ID: "in a phase of a player", NT: "while", JA: "{Who:poss}{Phase:phase}‹中|の間›", EN: "during {Who:poss}{Phase:phase}", Node: ability.Cond{Op: ability.TurnOf}, Needs: func(v any) bool { return v.(ability.Cond).Phase != ability.NoPhase }},
		{Quiet: true, ID: "never rebooted then", NT: "s2", JA: "{Do.0.What:topic}は{If:during}リブート‹しない|できない›", Node: text.Clause{While: true, Do: []ability.Effect{&ability.Rule{Verb: ability.Stood}}}, Needs: func(v any) bool { return v.(text.Clause).If != nil }},

		{Quiet: true, ID: "usable only if", NT: "sentence", JA: "この能力は‹、|›{Needs:condV}場合にしか‹使用できない|使えない› | この能力は‹、|›{Needs:condV}‹場合|時›‹|に›‹のみ|だけ›使用できる | この能力は‹、|›{Needs:condN}の‹場合|時›‹|に›‹のみ|だけ›使用できる", Node: text.Clause{}},
		{Quiet: true, ID: "event usable only if", NT: "sentence", JA: "この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:condV}‹場合|時›‹|に›‹のみ|だけ›‹使用|プレイ›できる | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:condN}の‹場合|時›‹|に›‹のみ|だけ›‹使用|プレイ›できる | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:ownphase}‹に|›‹のみ|だけ›‹使用|プレイ›できる | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:ownturn}‹に|›‹のみ|だけ›‹使用|プレイ›できる | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:ownphase}にしか‹使用|プレイ›できない | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:ownturn}にしか‹使用|プレイ›できない | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:condN}でなければ‹使用|プレイ›できない | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:condV}場合にしか‹使用|プレイ›できない | この‹【★】|【☆】|イベント|カード›は‹、|›{CardNeeds.Args.0:condN}の場合にしか‹使用|プレイ›できない", Node: text.Clause{CardNeeds: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
		{Quiet: true, ID: "usable only then and if", NT: "sentence", JA: "この能力は{Needs.Args.0:ownturn}‹に、|かつ、|かつ|で、|の間、›{Needs.Args.1:condV}場合にしか‹使用できない|使えない›", Node: text.Clause{Needs: &ability.Cond{Op: ability.And, Args: []ability.Cond{{}, {}}}}},
		{Quiet: true, ID: "usable so often if", NT: "sentence", JA: "この能力は{Needs:condV}場合‹に|、|に、›‹1ターンに|›{Limit.N:int}‹回|度›しか‹使用できない|使えない›", Node: text.Clause{Limit: &ability.Limit{}}},
		{Quiet: true, ID: "usable in the turn it came", NT: "sentence", JA: "この能力は{Needs.Ref:ref}が登場したターン‹|の間›にしか‹使用できない|使えない›", Node: text.Clause{Needs: &ability.Cond{Op: ability.Is, Of: came()}}},
		{Quiet: true, ID: "unusable in the turn it came", NT: "sentence", JA: "この能力は{Needs.Args.0.Ref:ref}が登場したターン‹|の間›‹は|には›‹使用できない|使えない›", Node: text.Clause{Needs: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Is, Of: came()}}}}},
		{Quiet: true, ID: "usable only in", NT: "sentence", JA: "この能力は{Needs:condN}の場合にしか‹使用できない|使えない› | この能力は{Needs:ownturn}にしか‹使用できない|使えない› | この能力は{Needs:ownphase}にしか‹使用できない|使えない› | この能力は{Needs:ownphase}‹に|›‹のみ|だけ›使用できる | この能力は{Needs:ownturn}‹に|›‹のみ|だけ›使用できる", Node: text.Clause{}},
		{Quiet: true, ID: "unusable if", NT: "sentence", JA: "この能力は‹、|›{Needs.Args.0:condV}場合‹は|には›‹使用できない|使えない› | この能力は‹、|›{Needs.Args.0:condN}の場合‹は|には›‹使用できない|使えない› | この能力は‹、|›{Needs.Args.0:nara}‹、|›‹使用できない|使えない›", Node: text.Clause{Needs: &ability.Cond{Op: ability.Not, Args: []ability.Cond{{}}}}},
		{Quiet: true, ID: "anybody's phase only", NT: "ownphase", JA: "{Phase:phase}‹|中|の間›", Node: ability.Cond{Op: ability.TurnOf}},
		{Quiet: true, ID: "own phase only", NT: "ownphase", JA: "‹|{Who:poss}›{Phase:phase}‹|中›", Node: ability.Cond{Op: ability.TurnOf}},
		{Quiet: true, ID: "battle only", NT: "ownphase", JA: "バトル‹中|の間|フェイズ›", Node: ability.Cond{Op: ability.BattleOn}},
		{Quiet: true, ID: "own turn only", NT: "ownturn", JA: "{Who:poss}ターン‹|中›", Node: ability.Cond{Op: ability.TurnOf}},
	}
	for _, not := range [...]struct {
		ja, en string
		is     ability.State
	}{{"バトルをして|バトルして", "is not in battle", ability.InBattle}, {"攻撃されて", "is not being attacked", ability.Attacked_}, {"攻撃して", "is not attacking", ability.Attacking}, {"ダメージを受けて", "is not damaged", ability.Damaged}, {"スリープして", "is not asleep", ability.Acted}, {"リブートして", "is not rebooted", ability.Standing}} {
		rows = append(rows, text.Row{ID: not.en, NT: "cond3", JA: "{Args.0.Ref:ref}が‹" + not.ja + "›いない", EN: "{Args.0.Ref:ref} " + not.en, Node: ability.Cond{Op: ability.Not, Args: []ability.Cond{{Op: ability.Is, Of: &ability.Filter{Is: []ability.State{not.is}}}}}})
	}
	for _, p := range [...]struct {
		ja, en string
		is     ability.Phase
	}{{"リブートフェイズ", "reboot phase", ability.StartPhase}, {"ドローフェイズ", "draw phase", ability.DrawPhase}, {"リソースフェイズ", "resource phase", ability.ResourcePhase},
		{"イグニッションフェイズ", "ignition phase", ability.IgnitionPhase}, {"メインフェイズ", "main phase", ability.MainPhase}} {
		rows = append(rows, text.Row{ID: p.en, NT: "phase", JA: p.ja, EN: p.en, Node: p.is})
	}
	for _, w := range [...]struct {
		ja string
		is ability.State
	}{{"スリープして", ability.Acted}, {"リブートして", ability.Standing}, {"攻撃して", ability.Attacking}, {"攻撃されて", ability.Attacked_}, {"‹バトルをして|バトルして›", ability.InBattle}} { // of one card, named once
		rows = append(rows, text.Row{Quiet: true, ID: "it lies there, and " + w.ja, NT: "cond3", JA: "{Args.0.Ref=Args.1.Ref:ref}が{Args.0.Of.On:squares}に‹あり|いて›、" + w.ja + "いる",
			Node: ability.Cond{Op: ability.And, Args: []ability.Cond{{Op: ability.Is, Of: &ability.Filter{Zone: []ability.Zone{ability.Square}}}, {Op: ability.Is, Of: &ability.Filter{Is: []ability.State{w.is}}}}}})
	}
	for _, d := range [...][2]string{{"戻した", "put back"}, {"破壊した", "destroyed"}, {"トラッシュに置いた", "put into the cemetery"}, {"除外した", "banished"}, {"手札に加えた", "put into hand"}, {"公開した", "revealed"}} {
		rows = append(rows, text.Row{Quiet: true, ID: "did so many, " + d[0], NT: "nara", JA: "‹これにより|›{R:num}{:ctr}‹|以上›" + d[0] + "‹ならば|なら|場合›", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.NumberIn, Ref: text.Done(d[1])}}})
	}
	return append(rows, whileThis(rows)...)
}

// whileThis are the conditions about this card, which stands before them as that of which more is said: このカードは…にある間、….
func whileThis(rows []text.Row) (out []text.Row) {
	for _, r := range rows {
		k, is := r.Node.(ability.Cond)
		if !is || r.NT != "cond3" || k.Ref != (ability.Ref{}) {
			continue
		}
		var said []string
		for _, f := range text.SplitTop(r.JA) {
			if rest, of := strings.CutPrefix(f, "{Ref:ref}が"); of {
				said = append(said, rest)
			}
		}
		if k = text.Clone(k).(ability.Cond); len(said) > 0 {
			k.Ref = text.ThisRef
			out = append(out, text.Row{Quiet: true, ID: r.ID + ", of this", NT: "whilethis", JA: strings.Join(said, "‹間|限り› | ") + "‹間|限り›", Node: k, Needs: r.Needs},
				text.Row{Quiet: true, ID: r.ID + ", if of this", NT: "ifthis", JA: strings.Join(said, "‹なら|ならば|場合› | ") + "‹なら|ならば|場合›", Node: k, Needs: r.Needs})
		}
	}
	return append(out, text.Row{Quiet: true, ID: "lies there, of this", NT: "whilethis", JA: "{Of.Zone:zoneset}に‹ある|いる›‹間|限り›", Node: ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{}}},
		text.Row{Quiet: true, ID: "attacks, of this", NT: "whilethis", JA: "攻撃している‹間|限り›", Node: ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Is: []ability.State{ability.Attacking}}}},
		text.Row{Quiet: true, ID: "power, said of it", NT: "pred", JA: "パワーを{Op:pm}{N:num}する", Node: &ability.Change{Stat: ability.Power}},
		text.Row{Quiet: true, ID: "power, said of it, and more", NT: "predR", JA: "パワーを{Op:pm}{N:num}し", Node: &ability.Change{Stat: ability.Power}},
		text.Row{Quiet: true, ID: "power set, said of it", NT: "pred", JA: "パワーを{N:num}にする", Node: &ability.Change{Stat: ability.Power, Op: ability.Set}},
		text.Row{Quiet: true, ID: "power many times over, said of it", NT: "pred", JA: "パワーを{N:num}倍にする", Node: &ability.Change{Stat: ability.Power, Op: ability.Times}},
		text.Row{Quiet: true, ID: "power halved, said of it", NT: "pred", JA: "パワーを半分にする", Node: &ability.Change{Stat: ability.Power, Op: ability.HalfOp}},
		text.Row{Quiet: true, ID: "power halved, said of it, and more", NT: "predR", JA: "パワーを半分にし", Node: &ability.Change{Stat: ability.Power, Op: ability.HalfOp}},
		text.Row{Quiet: true, ID: "cost, said of it", NT: "pred", JA: "コストを{Op:pm}{N:num}する", Node: &ability.Change{Stat: ability.CostStat}})
}

// playerIs says what a Player, a card or an Overboost, is called: by the card's name, and an
// Overboost by whom it is used as. [205.4a, 214.2, 303.6]
func playerIs(m ability.Match) ability.Cond {
	of := func(k ability.Kinds, a ability.Attr) ability.Filter {
		return ability.Filter{Kind: k, Has: []ability.Prop{{Attr: a, Match: m}}}
	}
	f := &ability.Filter{Zone: []ability.Zone{ability.Square}, Or: []ability.Filter{of(ability.PlayerCard, ability.NameAttr), of(ability.EvolveCard, ability.NameAttr), of(ability.EvolveCard, ability.PersonAttr)}}
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: f}, R: ability.N(1)}
}

// attacks: it attacks something that fits.
func attacks(f *ability.Filter) ability.Cond {
	of := attackerOf(f)
	of.Zone = nil
	return ability.Cond{Op: ability.Is, Of: &of}
}

func life(c ability.Cmp) ability.Cond {
	return ability.Cond{Op: ability.Compare, Cmp: c, L: ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}}
}

func lives(c ability.Cmp) ability.Cond {
	k := life(c)
	k.R = k.L
	return k
}

// lifeBehind: one player has so much less life than another.
func lifeBehind() ability.Cond {
	k := life(ability.GE)
	k.R = ability.Amount{Op: ability.Sum, Args: []ability.Amount{k.L, {}}}
	return k
}

// bothLives are the lives of both players, which are as many.
func bothLives() ability.Cond {
	k := lives(ability.EQ)
	k.L.Who, k.R.Who = text.Who(ability.You), text.Who(ability.Opponent)
	return k
}

// livesMore: more cards lie in the life of one player than in that of another.
func livesMore() ability.Cond {
	k := more()
	k.L.Of.Zone, k.R.Args[0].Of.Zone = []ability.Zone{ability.LifeZone}, []ability.Zone{ability.LifeZone}
	return k
}

// openCount: cards that lie in one zone, and no lives, which are a number of their player.
func openCount(v any) bool {
	z := v.(ability.Cond).L.Of.Zone
	return len(z) == 1 && z[0] != ability.LifeZone && z[0] != ability.Square
}

// openMore is openCount of either side.
func openMore(v any) bool {
	z := v.(ability.Cond).R.Args[0].Of.Zone
	return openCount(v) && len(z) == 1 && z[0] != ability.LifeZone && z[0] != ability.Square
}

// noLives: lives are compared as such.
func noLives(v any) bool {
	c := v.(ability.Cond)
	return !slices.Contains(c.L.Of.Zone, ability.LifeZone) && !slices.Contains(c.R.Of.Zone, ability.LifeZone)
}

// manyAsThose compares how many cards lie in two zones.
func manyAsThose(c ability.Cmp) ability.Cond {
	k := counted(ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}})
	k.Cmp = c
	return k
}

func counted(n ability.Amount) ability.Cond {
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{}}, R: n}
}

func none() ability.Cond {
	k := counted(ability.N(0))
	k.Cmp = ability.LE
	return k
}

// more: there are more of one sort than of another.
func more() ability.Cond {
	return counted(ability.Amount{Op: ability.Sum, Args: []ability.Amount{{Op: ability.CountOf, Of: &ability.Filter{}}, ability.N(1)}})
}

func countedIn(n ability.Amount, c ability.Cmp) ability.Cond {
	k := counted(n)
	k.Cmp, k.L.Of.Zone = c, []ability.Zone{ability.Square}
	return k
}

func inSquares(v any) bool {
	z := v.(ability.Cond).L.Of.Zone
	return len(z) == 1 && z[0] == ability.Square
}

// ofNoLife: of lives as many are said as of the cards that they are. [307.3]
func ofNoLife(v any) bool {
	c := v.(ability.Cond)
	return inWords(c.L) && (c.L.Op != ability.StatOf || c.L.Stat != ability.PlayerLife) && text.AnyAmount(v)
}

// openTo: this card sees its own way where all see what it is. [808.3a]
func openTo(v any) bool {
	switch v.(ability.Event).To {
	case ability.Resource, ability.Discards, ability.Charge:
		return true
	}
	return false
}
