package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What few cards say, of time, of what all of some are, and of what is not cancelled.

// fewRows are those rows.
func fewRows() (rows []text.Row) {
	const ends = "‹の|›終了時‹に|›"
	rows = []text.Row{
		{ID: "at the end of the next turn", NT: "s4", JA: "次の{For.Whose:poss}ターン" + ends + "、{+:s6}", EN: "at the end of {For.Whose:poss}next turn, {+:s6} | {+:s6} at the end of {For.Whose:poss}next turn", Node: text.Clause{For: ability.Time{Until: ability.InNext}, On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}}},
		{Quiet: true, ID: "controller of one of a kind", NT: "player", JA: "その{Of.As:kind}のコントローラー", EN: "that {Of.As:kind}'s controller", Node: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotOne)}, Needs: func(v any) bool { return v.(ability.Who).Of.As != 0 }},
		{ID: "is not cancelled", NT: "effect", JA: "{What:what}‹の効果|›は‹無効にされない|無効にならない|無効にできない|無効化されない›", EN: "{What:what} cannot be cancelled | the effect of {What:what} cannot be cancelled", Node: &ability.Rule{Verb: ability.MissedV}},
	}
	rows = append(rows,
		text.Row{ID: "may pay this or that", NT: "s6", JA: "‹|あなたは›{Do.0.Do.0.Cost:costs}‹か|または›{Do.0.Do.0.Else.0.Cost:costs}を‹支払ってもよい|支払うことができる›", EN: "you may pay {Do.0.Do.0.Cost:costs} or {Do.0.Do.0.Else.0.Cost:costs}", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true, Else: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true}}}}}}}, Needs: inPoints},
		text.Row{Quiet: true, ID: "broken whatever its power", NT: "effect", JA: "{What:o}パワーに関係なくブレイクする | {What:o}パワーに関わらずブレイクする", EN: "break {What:o} regardless of its power", Node: &ability.Move{How: ability.Break, To: text.At(ability.Discards)}})
	here := ability.Cond{Op: ability.Is, Ref: text.ThisRef, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}
	for _, t := range [...]struct {
		nt, id, ja, en string
		last           ability.Time
	}{{"s5", "this", "‹この|›ターン", "‹the|this› turn", ability.Time{}}, {"s4", "the next", "次の{For.Whose:poss}ターン", "{For.Whose:poss}next turn", ability.Time{Until: ability.InNext}}} {
		then := func(c ability.Cond) text.Clause {
			return text.Clause{For: t.last, On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}, Do: []ability.Effect{&ability.If{Cond: c}}}
		}
		rows = append(rows,
			text.Row{ID: "at the end of " + t.id + " turn, if so", NT: t.nt, JA: t.ja + ends + "、{Do.0.Cond:nara}‹、|›{Do.0.Then:effects}", EN: "at the end of " + t.en + ", {Do.0.Cond:nara}, {Do.0.Then:effects}", Node: then(ability.Cond{})},
			text.Row{ID: "at the end of " + t.id + " turn, if still here", NT: t.nt, JA: t.ja + ends + "、" + text.OwnName + "がフィールド‹にいる|にある|上にいる›‹場合|なら›‹、|›{Do.0.Then:effects}", EN: "at the end of " + t.en + ", if " + text.OwnName + " is ‹|still ›on the field, {Do.0.Then:effects}", Node: then(here)})
	}
	// Of cards that no two share, each has another; there may be none. [5.2.1.1]
	for _, a := range [...]struct {
		ja, en string
		of     ability.Attr
	}{{"属性", "Element", ability.ClassAttr}, {"カード名", "name", ability.NameAttr}, {"コスト", "cost", ability.CostAttr}, {"ジョブ", "Job", ability.TraitAttr}} {
		apart := ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.Alike, Attr: a.of}, R: ability.N(1)}
		rows = append(rows, text.Row{Quiet: true, ID: "all differ in " + a.en, NT: "cond3", JA: "{L.Of:np}の" + a.ja + "が‹すべて|それぞれ|互いに›異なる", Node: apart})
		rows = append(rows, text.Row{ID: "all of a different " + a.en, NT: "cond1", JA: "{L.Of:np}が‹すべて|それぞれ›異なる" + a.ja, EN: "‹the |›{L.Of:nps} are all of different " + a.en + "s | all ‹the |›{L.Of:nps} ‹are of|have› different " + a.en + "s | ‹the |›{L.Of:nps} ‹each have a different " + a.en + "|all have different " + a.en + "s›", Node: apart})
	}
	for _, w := range [...]struct {
		word, is string
		of       ability.Attr
	}{{"class", "‹are|are of|are of the›", ability.ClassAttr}, {"trait", "‹have|are›", ability.TraitAttr}, {"category", "‹have|are›", ability.CategoryAttr}} {
		none := controls(ability.LE, ability.N(0))
		none.L.Of.Has = []ability.Prop{{Attr: w.of, Not: true}}
		rows = append(rows, text.Row{ID: "all are of a " + w.word, NT: "cond1", JA: "{L.Of.Who:ctrl}{L.Of.Kind:kind}がすべて{L.Of.Has.0.Value:" + w.word + "}", EN: "all ‹|the ›{L.Of.Kind:kinds} {L.Of.Who:ctrl} " + w.is + " {L.Of.Has.0.Value:" + w.word + "}", Node: none})
	}
	return rows
}

// eitherWay makes what is done if one thing is so, and the same if another is, what is done if either is: break it if it has 5000 power or less.
// If you control 3 or more Forwards, break it regardless of its power instead.
func eitherWay(es []ability.Effect) {
	for i, e := range es {
		switch e := e.(type) {
		case *ability.If:
			if len(e.Then) == 1 && len(e.Else) == 0 {
				if so, is := e.Then[0].(*ability.If); is && len(so.Else) > 0 && text.Equal(so.Then, so.Else) {
					es[i] = &ability.If{Cond: ability.Cond{Op: ability.Or, Args: []ability.Cond{e.Cond, so.Cond}}, Then: so.Then}
					continue
				}
			}
			eitherWay(e.Then)
			eitherWay(e.Else)
		case *ability.Try:
			eitherWay(e.Then)
		case *ability.Modes:
			for _, way := range e.List {
				eitherWay(way)
			}
		}
	}
}

// inPoints: either of what may be paid is paid in CP and Crystals alone; what is done is offered otherwise.
func inPoints(v any) bool {
	one := v.(text.Clause).Do[0].(*ability.Try).Do[0].(*ability.Try)
	return allPaid(one.Cost) && allPaid(one.Else[0].(*ability.Try).Cost)
}
