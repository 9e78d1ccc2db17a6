package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// sorts are what a card is said to be besides: what lies under it, what it did in this turn, and what it is called like.
func sorts() []text.Row {
	holds := func(n int32) ability.Filter {
		return ability.Filter{Rel: []ability.Rel{{Kind: ability.Holds, N: n}}}
	}
	one := holds(0)
	one.Rel[0].In = &ability.Filter{}
	named := func(of ability.Ref) ability.Filter { return text.Related(ability.SameName, of) }
	return []text.Row{
		needing(own1("with so much soul", "mod", "ソウルが{Rel.0.N:int}枚以上ある | ソウルを{Rel.0.N:int}枚以上持つ", "… with {Rel.0.N:int} or more ‹soul|souls|cards in its soul|cards in their soul›", holds(0)), func(v any) bool { return v.(ability.Filter).Rel[0].N > 1 }),
		needing(own1("with some in its soul", "mod", "ソウルに{Rel.0.In+:npraw}が‹ある|いる› | ソウルに{Rel.0.In+:npraw}を持つ", "… with {Rel.0.In+:anpraw} in ‹its|their› soul‹|s›", one), func(v any) bool {
			f := v.(ability.Filter).Rel[0].In
			return f != nil && f.Ref == (ability.Ref{}) && len(f.Zone) == 0 && f.Who == (ability.Who{}) && (f.Kind != 0 || len(f.Has)+len(f.Or) > 0)
		}),
		quiet("named like this", "mod", "", "… with the same ‹card name|name› as this card", named(text.ThisRef)),
		quiet("named like it", "mod", "", "… with the same ‹card name|name› as {Rel.0.Of:ref}", named(ability.Ref{})),
		own1("life as a number", "expr", "{Who:poss}ライフ", "{Who:poss}life", ability.Amount{Op: ability.StatOf, Stat: ability.PlayerLife}),
		needing(quiet("names that differ", "expr", "{Of.Who:poss}{Of.Zone:zoneset}の‹それぞれ|›カード名‹の|が›異なる{Of+:npraw}の‹枚|種類|›数", "the number of different {Of:nps}", ability.Amount{Op: ability.Kinds_, Attr: ability.NameAttr, Of: &ability.Filter{}}), lying),
		needing(own1("worlds that differ", "expr", "{Of:np}のワールド名の種類数", "the number of different world names ‹of|on|among› {Of:nps}", ability.Amount{Op: ability.Kinds_, Attr: ability.ClassAttr}), lying),
		needing(quiet("as many as a number", "selb", "{N.N:exprs}と同じ‹枚|›数の{Of:np}", "a number of {Of:nps} equal to {N.N:exprs}", ability.Selector{}), manifold),
		needing(quiet("so many put away", "effect", "", "put {What.Sel.Of:nps} into ‹the|your|their|your opponent's› drop zone equal to {What.Sel.N.N:exprs}", &ability.Move{What: ability.What{Sel: &ability.Selector{}}, To: text.At(ability.Discards)}), func(v any) bool { return manifold(*v.(*ability.Move).What.Sel) }),
		needing(quiet("so many discarded", "effect", "", "discard ‹|a number of ›cards equal to {What.Sel.N.N:exprs}", &ability.Move{How: ability.Discard, What: ability.What{Sel: &ability.Selector{Of: ability.Filter{Zone: []ability.Zone{ability.Hand_}, Who: you}}}, To: text.At(ability.Discards)}), func(v any) bool { return v.(*ability.Move).What.Sel.N.N.Op != ability.Const }),
		needing(quiet("so many looked at", "effect", "", "look at ‹|a number of ›cards from the top of {From.Who:poss}deck equal to {N:exprs}", &ability.Look{Who: you, From: ability.Place{Zone: ability.Deck, Pos: ability.Top}, Bind: text.SlotNew}), func(v any) bool { n := v.(*ability.Look).N; return n != nil && n.Op != ability.Const }),
		needing(quiet("some more into the hand", "effect", "", "add {What:o} to ‹|the |your |its owner's |their ›hand", &ability.Move{To: text.At(ability.Hand_)}), func(v any) bool {
			s := v.(*ability.Move).What.Sel
			return text.FromSomewhere(v) && (s == nil || !slices.Contains(s.Of.Zone, ability.Deck))
		}),
		quiet("with either keyword", "mod", "", "… with {Or.0.Has.0.Value:kw} or {Or.1.Has.0.Value:kw}", ability.Filter{Or: []ability.Filter{text.HasProp(ability.KeywordAttr), text.HasProp(ability.KeywordAttr)}}),
	}
}

// timedForEach are what is done for a time, so often as there is something, where the time is said behind or between the two.
func timedForEach() []text.Row {
	each := func(v any) bool { return v.(text.Clause).For != ability.Time{} }
	return []text.Row{
		needing(quiet("done for each, for a time", "s4", "{Per.Of:np}1枚につき‹、|›{For:span}‹、|›{+:s6}", "{+:s6} {For:span} for each {Per.Of:np}", text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}), each),
		needing(quiet("done for so many each, for a time", "s4", "{Per.Of:np}{Per.N:int}枚につき‹、|›{For:span}‹、|›{+:s6}", "{+:s6} {For:span} for each {Per.N:int} {Per.Of:nps}", text.Clause{Per: &ability.Amount{Op: ability.CountOf}}), func(v any) bool { return v.(text.Clause).Per.N > 1 && each(v) }),
	}
}

// lying tells whether what an amount counts is said to lie somewhere.
func lying(v any) bool {
	f := v.(ability.Amount).Of
	return f != nil && len(f.Zone) > 0 && f.Ref == (ability.Ref{})
}

// manifold tells whether as many are chosen as there are of something else, of what is no single card.
func manifold(v any) bool {
	s := v.(ability.Selector)
	return s.N.Op == ability.Exactly && s.N.N.Op != ability.Const && s.Of.Ref == (ability.Ref{}) && len(s.Each) == 0 && (len(s.Of.Zone) > 0 || s.Of.Kind != 0) && !slices.Contains(s.Of.Zone, ability.Deck)
}

// passing are what bounds a number by another that it does not reach, or that does not reach it: less power than this card.
func passing(ja, en string, stat ability.Stat) (rows []text.Row) {
	for _, c := range []struct {
		ja, en string
		cmp    ability.Cmp
		op     ability.AmountOp
	}{{"‹より低い|より小さい|未満の›", "‹less|lower|smaller›", ability.LE, ability.Minus}, {"‹より高い|より大きい›", "‹greater|higher|more›", ability.GE, ability.Sum}} {
		than := ability.Filter{Num: []ability.Bound{{Stat: stat, Cmp: c.cmp, N: ability.Amount{Op: c.op, Args: []ability.Amount{{}, ability.N(1)}}}}}
		that := text.Clone(than).(ability.Filter)
		that.Num[0].N.Args[0] = ability.Amount{Op: ability.StatOf, Stat: stat}
		other := c.en + " than "
		rows = append(rows,
			quiet(en+" "+c.en+" than that of a card", "mod", "", "… with "+c.en+" "+en+" than {Num.0.N.Args.0.Ref:ref} | … with "+en+" "+other+"{Num.0.N.Args.0.Ref:ref}", that),
			needing(own1(en+" "+c.en+" than a number", "mod", ja+"が{Num.0.N.Args.0:expr}"+c.ja, "… with "+en+" "+other+"{Num.0.N.Args.0:expr} | … with "+c.en+" "+en+" than {Num.0.N.Args.0:expr}", than), func(v any) bool {
				return v.(ability.Filter).Num[0].N.Args[0].Op != ability.Const
			}))
	}
	return rows
}

// attacking are what a player cannot do with what attacks, and that something attacks where it can.
func attacking() []text.Row {
	of := func(v any) bool { return v.(*ability.Rule).With == nil }
	return []text.Row{
		needing(own1("they cannot attack at all", "effect", "{What.Who:player}は攻撃できない", "{What.Who:player} cannot attack", &ability.Rule{Verb: ability.AttackV}), of),
		needing(own1("they cannot link attack", "effect", "{What.Who:player}は連携攻撃できない", "{What.Who:player} cannot link attack", &ability.Rule{Verb: ability.PartyV}), of),
		needing(own1("must attack", "effect", "{What:what}は‹|、›‹可能なら|できるなら|攻撃できるなら|可能な限り›‹|、›‹攻撃しなければならない|攻撃する›", "{What:what} must attack‹ if able| if possible|› | {What:what} ‹attacks~attack› if able | if able, {What:what} must attack", &ability.Rule{Verb: ability.AttackV, Mode: ability.Must}), of),
		needing(quiet("must attack for a time", "effect", "", "{What:what} must attack {For:span} if ‹able|possible› | {What:what} ‹attacks~attack› {For:span} if able", &ability.Rule{Verb: ability.AttackV, Mode: ability.Must}), of),
		quiet("may do so to stay", "s6", "", "you may {Do.0:effect} to prevent {Do.1.What.Ref:ref} from leaving the field", text.Clause{May: true, Do: []ability.Effect{nil, &ability.Act{Word: remainsWord}}}),
	}
}
