package text

import (
	"gotaku/rules/ability"
	"gotaku/rules/text"
	"gotaku/rules/wing"
)

// What few cards say, of time, of what all of some are, and of what is not cancelled.

// fewRows are those rows.
func fewRows() (rows []text.Row) {
	const ends = "‹の|›‹|、ターン›終了時‹に|›"
	rows = []text.Row{
		{ID: "at the end of the next turn", NT: "s4", JA: "次の{For.Whose:poss}ターン" + ends + "‹、|›{+:s6}", EN: "at the end of {For.Whose:poss}next turn, {+:s6} | {+:s6} at the end of {For.Whose:poss}next turn", Node: text.Clause{For: ability.Time{Until: ability.InNext}, On: []ability.Event{{Verb: ability.PhaseBegan, Phase: ability.EndPhase}}}},
		{Quiet: true, ID: "controller of one of a kind", NT: "player", JA: "その{Of.As:kind}のコントローラー", EN: "that {Of.As:kind}'s controller", Node: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotOne)}, Needs: func(v any) bool { return v.(ability.Who).Of.As != 0 }},
	}
	rows = append(rows,
		text.Row{ID: "may pay this or that", NT: "s6", JA: "‹|あなたは›{Do.0.Do.0.Cost:costs}‹か|または›{Do.0.Do.0.Else.0.Cost:costs}を‹支払ってもよい|支払うことができる›", EN: "you may pay {Do.0.Do.0.Cost:costs} or {Do.0.Do.0.Else.0.Cost:costs}", Node: text.Clause{Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), Do: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true, Else: []ability.Effect{&ability.Try{Who: text.Who(ability.You), May: true}}}}}}}, Needs: inPoints},
		text.Row{Quiet: true, ID: "broken whatever its power", NT: "effect", JA: "{What:o}パワーに関係なくブレイクする | {What:o}パワーに関わらずブレイクする | パワーに関‹係なく|わらず›{What:o}ブレイクする", EN: "break {What:o} regardless of its power", Node: &ability.Move{How: ability.Break, To: text.At(ability.Discards)}})
	lent := func(x ability.Rel) *ability.Give {
		x.Kind = ability.AbilityOf
		return &ability.Give{From: &ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Rel: []ability.Rel{x}}}}}
	}
	const sort, all = "{From.Sel.Of.Kind:kinds}", "‹all ‹of the |the |›|the |›"
	lends := func(v any) bool { k := v.(*ability.Give).From.Sel.Of.Kind; return k != 0 && k&^abilities == 0 }
	rows = append(rows,
		text.Row{ID: "abilities of others are lent", NT: "effect", JA: "{What:what}は{From.Sel.Of.Rel.0.In:np}の{From.Sel.Of.Kind:kind}‹すべてを|をすべて|を›得る", EN: "{What:what} ‹gains~gain› " + all + sort + " of ‹|all |the |all the ›{From.Sel.Of.Rel.0.In:nps}", Node: lent(ability.Rel{In: &ability.Filter{}}), Needs: func(v any) bool {
			return lends(v) && v.(*ability.Give).From.Sel.Of.Rel[0].In.Ref == (ability.Ref{})
		}},
		text.Row{ID: "abilities of one are lent", NT: "effect", JA: "{What:what}は{From.Sel.Of.Rel.0.Of:ref}の{From.Sel.Of.Kind:kind}‹すべてを|をすべて|を›得る", EN: "{What:what} ‹gains~gain› " + all + sort + " of {From.Sel.Of.Rel.0.Of:ref} | {What:what} ‹gains~gain› ‹|all ›{From.Sel.Of.Rel.0.Of:its}" + sort, Node: lent(ability.Rel{}), Needs: lends})
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
	rows = append(rows, moreOfFew()...)
	for _, k := range []struct {
		ja, en string
		kind   ability.Kinds
	}{{"フォワード", "Forward", ability.Forward}, {"バックアップ", "Backup", ability.Backup}, {"モンスター", "Monster", ability.Monster}, {"キャラクター", "Character", characters}} {
		rows = append(rows, text.Row{Quiet: true, ID: "Summon of yours or " + k.en + " of yours", NT: "fwhat", JA: "あなたの召喚獣か‹、|›‹あなたの|あなたが›コントロールする" + k.ja, EN: "your Summon or ‹a|an› " + k.en + " you control", Node: ability.Filter{Who: text.Who(ability.You), Kind: ability.Summon | k.kind}})
		for i, nt := range [...]string{"category", "trait"} { // the kind is said again of what is left out: a Forward other than a [Category (X)] Forward
			rows = append(rows, text.Row{Quiet: true, ID: k.en + " but one of a " + nt, NT: "head", EN: k.en + " other than ‹a|an› {Has.0.Value:" + nt + "} " + k.en, Node: ability.Filter{Kind: k.kind, Has: []ability.Prop{{Attr: [...]ability.Attr{ability.CategoryAttr, ability.TraitAttr}[i], Not: true}}}})
		}
	}
	// Of cards that no two share, each has another; there may be none. [5.2.1.1]
	for _, a := range [...]struct {
		ja, en string
		of     ability.Attr
	}{{"属性", "Element", ability.ClassAttr}, {"カード名", "name", ability.NameAttr}, {"コスト", "cost", ability.CostAttr}, {"ジョブ", "Job", ability.TraitAttr}} {
		apart := ability.Cond{Op: ability.Compare, Cmp: ability.LE, L: ability.Amount{Op: ability.Alike, Attr: a.of}, R: ability.N(1)}
		rows = append(rows, text.Row{Quiet: true, ID: "all differ in " + a.en, NT: "cond3", JA: "{L.Of:np}の" + a.ja + "が‹すべて|それぞれ|互いに›‹異なる|違う›", Node: apart})
		rows = append(rows, text.Row{ID: "all of a different " + a.en, NT: "cond1", JA: "{L.Of:np}が‹すべて|それぞれ›‹異なる|違う›" + a.ja, EN: "‹the |›{L.Of:nps} are all of different " + a.en + "s | all ‹the |›{L.Of:nps} ‹are of|have› different " + a.en + "s | ‹the |›{L.Of:nps} ‹each have a different " + a.en + "|all have different " + a.en + "s›", Node: apart})
	}
	for _, w := range [...]struct {
		word, is string
		of       ability.Attr
	}{{"class", "‹are|are of|are of the|have|have the›", ability.ClassAttr}, {"trait", "‹have|are›", ability.TraitAttr}, {"category", "‹have|are›", ability.CategoryAttr}} {
		some := ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Field}}}
		those := text.Clone(some).(ability.Amount)
		those.Of.Has = []ability.Prop{{Attr: w.of}}
		const ja, en = "{L.Of.Who=R.Of.Who:ctrl}{L.Of.Kind=R.Of.Kind:kind}がすべて", "all ‹|the ›{L.Of.Kind=R.Of.Kind:kinds} {L.Of.Who=R.Of.Who:ctrl} "
		rows = append(rows, text.Row{ID: "all are of a " + w.word, NT: "cond1", JA: ja + "{L.Of.Has.0.Value:" + w.word + "} | {L.Of.Who=R.Of.Who:ctrl}すべての{L.Of.Kind=R.Of.Kind:kind}が{L.Of.Has.0.Value:" + w.word + "}", EN: en + w.is + " {L.Of.Has.0.Value:" + w.word + "}‹| Element›", Node: ability.Cond{Op: ability.Compare, L: those, R: some}, Needs: allThatOneIsOf})
	}
	return rows
}

// moreOfFew are rows of how many are meant, of what a thing has, and of what stays as it is.
func moreOfFew() []text.Row {
	counters := ability.Amount{Op: ability.CounterOn}
	there := text.Zoned(ability.Field)
	their := ability.Selector{Of: ability.Filter{Zone: there.Zone, Who: text.Who(ability.Opponent)}}
	theirs := text.Clause{Actor: text.Who(ability.Opponent), Do: []ability.Effect{&ability.Select{Slot: text.SlotNew, Pick: true, Sel: ability.Selector{Of: ability.Filter{Who: text.Who(ability.That)}, Each: []ability.Selector{their, their}}}}}
	const one, other = "{Do.0.Sel.Each.0.N.N:num} {Do.0.Sel.Each.0.Of+:rawnps}", "{Do.0.Sel.Each.1.N.N:num} {Do.0.Sel.Each.1.Of+:rawnps}"
	noAction := ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: ability.ActionWord, Not: true}}}
	special, action := withSpecial(), ability.Filter{Has: []ability.Prop{{Attr: ability.IconAttr, Value: ability.ActionWord}}}
	rows := []text.Row{
		{Quiet: true, ID: "up to as many as counters", NT: "selb", JA: "{N.N.Ref:ref}に置かれている{N.N.Name:ctrname}カウンターと同じ数までの{Of:np}", EN: "up to the same number of {Of:np} as ‹|the ›{N.N.Name:ctrname} Counters ‹|placed ›on {N.N.Ref:ref}", Node: ability.Selector{N: ability.Count{Op: ability.UpTo, N: counters}}},
		{Quiet: true, ID: "as many as counters", NT: "selb", EN: "the same number of {Of:np} as ‹|the ›{N.N.Name:ctrname} Counters ‹|placed ›on {N.N.Ref:ref}", Node: ability.Selector{N: ability.Count{N: counters}}},
		{Quiet: true, ID: "they select of two sorts, as many as they can", NT: "s6", JA: "対戦相手は‹自身がコントロールする|自分がコントロールする|自身のコントロールする|自分のコントロールする›{Do.0.Sel.Each.0.Of+:npraw}‹を|›‹最大|›{Do.0.Sel.Each.0.N.N:num}{:ctr}までと‹、|›{Do.0.Sel.Each.1.Of+:npraw}‹を|›‹最大|›{Do.0.Sel.Each.1.N.N:num}{:ctr}まで‹を|›可能な限り選択する", EN: "your opponent selects up to " + one + "‹| they control› and up to " + other + " they control (select as many as possible)", Node: theirs},
		{Quiet: true, ID: "they select more instead, as many as they can", NT: "s3", EN: "your opponent selects up to {Do.0.Sel.N.N:num} {Do.0.Sel.Of+:rawnps} they control instead (select as many as possible)", Node: text.Clause{Instead: true, Actor: text.Who(ability.Opponent), Do: []ability.Effect{&ability.Select{Slot: text.SlotNew, Pick: true, Sel: ability.Selector{Of: ability.Filter{Zone: there.Zone, Who: text.Who(ability.That)}}}}}},
		{ID: "they select of two sorts", NT: "s6", JA: "対戦相手は‹自身がコントロールする|自分がコントロールする|›{Do.0.Sel.Each.0.Of+:npraw}{Do.0.Sel.Each.0.N:count}と{Do.0.Sel.Each.1.Of+:npraw}{Do.0.Sel.Each.1.N:count}‹を|›選択する", EN: "your opponent selects {Do.0.Sel.Each.0.N:count} {Do.0.Sel.Each.0.Of+:npraw}‹| they control› and {Do.0.Sel.Each.1.N:count} {Do.0.Sel.Each.1.Of+:npraw} they control", Node: theirs},
		{ID: "the one that was dulled", NT: "ref", JA: "ダルにした‹カード|フォワード|バックアップ|モンスター|キャラクター›", EN: "the dulled card | the ‹dull|dulled› ‹Forward|Backup|Monster|Character›", Node: text.Done("acted")},
		{Quiet: true, ID: "of the named Job and of another", NT: "mod", EN: "… ‹of|with› ‹the named|named› Job ‹and|and/or› {Or.1.Has.0.Value:trait}", Node: ability.Filter{Or: []ability.Filter{named(ability.TraitAttr), text.HasProp(ability.TraitAttr)}}},
		{ID: "controls all three", NT: "cond3", JA: "{Args.0.L.Of.Who=Args.1.L.Of.Who=Args.2.L.Of.Who:player}が{Args.0.L.Of.Has.0.Value:name}と{Args.1.L.Of.Has.0.Value:name}と{Args.2.L.Of.Has.0.Value:name}をコントロールしている", EN: "{Args.0.L.Of.Who=Args.1.L.Of.Who=Args.2.L.Of.Who:player} ‹controls~control› ‹|a ›{Args.0.L.Of.Has.0.Value:name}, ‹|a ›{Args.1.L.Of.Has.0.Value:name}‹|,› and ‹|a ›{Args.2.L.Of.Has.0.Value:name}", Node: ability.Cond{Op: ability.And, Args: []ability.Cond{called(), called(), called()}}},
		{Quiet: true, ID: "they return it to their hand", NT: "s6", JA: "対戦相手は{Do.0.What.Ref:ref}を‹|自身の|自分の›手札に戻す", EN: "your opponent returns {Do.0.What.Ref:ref} to their hand", Needs: notThisCard, Node: text.Clause{Do: []ability.Effect{&ability.Move{How: ability.Return, To: text.At(ability.Hand_)}}}},
		{ID: "damage to it and to its player", NT: "chain", JA: "{0.To:what}に{0.N:num}ダメージ‹を与え、|、›{1.To.Who:player}に{1.N:num}点‹の|›ダメージを与える", EN: "deal {0.To:what} {0.N:num} damage and ‹|deal ›{1.N:npoint} of damage to {1.To.Who:player} | deal {0.To:what} {0.N:num} damage and ‹|deal ›{1.To.Who:player} {1.N:npoint} of damage", Node: []ability.Effect{&ability.Damage{}, &ability.Damage{}}, Needs: func(v any) bool {
			es := v.([]ability.Effect)
			return toRef(es[0]) && es[1].(*ability.Damage).To.Who.Of.As == 0
		}},
		{Quiet: true, ID: "damage to it and to its controller, by its kind", NT: "chain", EN: "deal it {0.N:num} damage and ‹|deal ›{1.N:npoint} of damage to that ‹Forward|Monster|Character›'s controller", Node: []ability.Effect{&ability.Damage{To: ability.What{Ref: text.BindRef(text.SlotIt)}}, &ability.Damage{To: ability.What{Who: ability.Who{Side: ability.MasterOf, Of: text.BindRef(text.SlotIt)}}}}},
		{ID: "has another element", NT: "cond3", JA: "{Ref:ref}が{Of:otherhue}以外の属性を持っている", EN: "{Ref:ref} ‹has|have› an Element other than {Of:otherhue}", Node: ability.Cond{Op: ability.Is}},
		{ID: "has a special ability", NT: "cond3", JA: "{Ref:ref}がスペシャルアビリティを‹持っている|持つ›", EN: "{Ref:ref} ‹has|have› a special ability", Node: ability.Cond{Op: ability.Is, Of: &special}},
		{ID: "has an action ability", NT: "cond3", JA: "{Ref:ref}がアクションアビリティを‹持っている|持つ›", EN: "{Ref:ref} ‹has|have› an action ability", Node: ability.Cond{Op: ability.Is, Of: &action}},
		{ID: "has an ability that is used", NT: "cond3", JA: "{Ref:ref}が‹スペシャルアビリティかアクションアビリティ|アクションアビリティかスペシャルアビリティ›を‹持っている|持つ›", EN: "{Ref:ref} ‹has|have› ‹a special ability or an action ability|an action ability or a special ability|a special or action ability›", Node: ability.Cond{Op: ability.Is, Of: &ability.Filter{Or: []ability.Filter{special, action}}}},
		{Quiet: true, ID: "in the Break Zones of both", NT: "mod", EN: "… ‹in|from› ‹each player|each players|all players›' Break Zones", Node: ability.Filter{Zone: []ability.Zone{ability.Discards}, Who: text.Who(ability.Each)}},
		{Quiet: true, ID: "so many are removed, of anyone's", NT: "cond3", JA: "ゲームから除外されている{L.Of+:npraw}が{R:num}枚以上ある", EN: "{R:num} or more {L.Of+:rawnps} ‹are|have been› removed from the game", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Removed}}}}, Needs: func(v any) bool { return v.(ability.Cond).L.Of.Who == (ability.Who{}) }},
		{ID: "without an action ability", NT: "mod", JA: "アクションアビリティを持たない", EN: "… without ‹an action ability|action abilities›", Node: noAction},
		{ID: "with an action ability", NT: "mod", JA: "アクションアビリティを持つ", EN: "… with ‹an action ability|action abilities›", Node: action},
		{ID: "so many of one name", NT: "cond3", JA: "{L.Of.Who:player}が同じカード名の{L.Of+:npraw}を{R:num}体以上コントロールしている", EN: "{L.Of.Who:player} ‹controls~control› {R:num} or more {L.Of+:rawnps} of the same name", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.Alike, Attr: ability.NameAttr, Of: &ability.Filter{Zone: there.Zone}}}},
		{Quiet: true, ID: "all on the stack are cancelled", NT: "effect", EN: "cancel {What:what}", Node: &ability.Cancel{}, Needs: func(v any) bool {
			w := v.(*ability.Cancel).What
			return w.Sel != nil && w.Sel.N.Op == ability.All && len(w.Sel.Of.Zone) == 1 && w.Sel.Of.Zone[0] == ability.Resolving
		}},
		{Quiet: true, ID: "each discards the hand", NT: "s6", EN: "‹each player discards their hand|each player discards their hands|each player discards all ‹the |of the ›cards in their hand›", Node: text.Clause{Actor: text.Who(ability.Each), Do: []ability.Effect{discardAll()}}},
		{Quiet: true, ID: "as many as one likes, each apart, away", NT: "effect", EN: "remove any number of {What.Sel.Of:np}, {What.Sel+:joint}, from the game", Node: &ability.Move{How: ability.Banish, What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.AnyNumber}}}, To: text.At(ability.Removed)}},
	}
	of := func(who ability.Side, in *ability.Filter) *ability.Rule {
		f := ability.Filter{Zone: []ability.Zone{ability.Resolving}, Who: text.Who(who)}
		if in != nil {
			f.Rel = []ability.Rel{{Kind: ability.AbilityOf, In: in}}
		}
		return &ability.Rule{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: f}}, Verb: ability.MissedV}
	}
	const stays, kind, in = "は‹無効にされない|無効にならない|無効にできない|無効化されない›", "{What.Sel.Of.Kind:kinds}", "{What.Sel.Of.Rel.0.In"
	onStack := func(v any) bool { k := v.(*ability.Rule).What.Sel.Of.Kind; return k != 0 && k&^abilities == 0 }
	return append(rows,
		text.Row{ID: "what you cast is not cancelled", NT: "effect", JA: "あなた‹が|の›‹キャストする|キャストした|›{What.Sel.Of+:npraw}" + stays, EN: "‹the |›{What.Sel.Of+:rawnps} you cast cannot be cancelled | your {What.Sel.Of+:rawnps} cannot be cancelled", Node: of(ability.You, nil), Needs: func(v any) bool { return v.(*ability.Rule).What.Sel.Of.Kind == ability.Summon }},
		text.Row{ID: "abilities of such are not cancelled", NT: "effect", JA: in + ":np}の{What.Sel.Of.Kind:kind}" + stays, EN: "‹|the ›" + kind + " of ‹|the |all the ›" + in + ":nps} cannot be cancelled", Node: of(ability.AnySide, &ability.Filter{}), Needs: func(v any) bool { return onStack(v) && v.(*ability.Rule).What.Sel.Of.Rel[0].In.Ref == (ability.Ref{}) }},
		text.Row{Quiet: true, ID: "abilities of yours are not cancelled", NT: "effect", EN: kind + " of " + in + ".Who:poss}" + in + "+:rawnps} cannot be cancelled", Node: of(ability.AnySide, &there), Needs: onStack},
		text.Row{ID: "abilities of this are not cancelled", NT: "effect", JA: text.OwnName + "の{What.Sel.Of.Kind:kind}" + stays, EN: text.OwnName + "'s " + kind + " cannot be cancelled | " + kind + " of " + text.OwnName + " cannot be cancelled", Node: of(ability.AnySide, text.ThisFilter()), Needs: onStack})
}

// otherHues are all Elements but one, any of which a card may have: what has that one besides another fits. [5.2.1.1.1]
func otherHues(words *wing.Lexicon) text.Leaf {
	but := func(e string) (f ability.Filter) {
		for _, w := range words.Classes {
			if w.ID != e {
				f.Or = append(f.Or, ability.Filter{Has: []ability.Prop{{Attr: ability.ClassAttr, Value: w.ID}}})
			}
		}
		return f
	}
	return text.Leaf{Parse: func(p *text.Parser, pos int, add func(int, any)) {
		for _, r := range p.At(p.Game.Table.Nonterminal("class"), pos) {
			f := but(r.Val.(string))
			add(r.End, &f)
		}
	}, Print: func(w *text.Printer, v any) (string, bool) {
		f, is := v.(*ability.Filter)
		for i := 0; is && f != nil && i < len(words.Classes); i++ {
			if e := words.Classes[i].ID; text.Equal(*f, but(e)) {
				return w.Named("class", e)
			}
		}
		return "", false
	}}
}

// called is that a player controls a card of some name.
func called() ability.Cond {
	c := controls(ability.GE, ability.N(1))
	c.L.Of.Has = []ability.Prop{{Attr: ability.NameAttr}}
	return c
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

// allThatOneIsOf: this card is one of them; of others there may be none, and of none nothing says whether they are all so.
func allThatOneIsOf(v any) bool {
	f := v.(ability.Cond).L.Of
	return f.Who.Side == ability.You && f.Kind == characters
}
