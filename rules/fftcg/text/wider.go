package text

import (
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is said of two sorts at once, of both players, of numbers of counters, and what lasts
// beside what does not.

// widerRows are those rows.
func widerRows() []text.Row {
	bothAre := ability.Cond{Op: ability.And, Args: []ability.Cond{controls(ability.GE, ability.N(1)), controls(ability.GE, ability.N(1))}}
	nobody := controls(ability.LE, ability.N(0))
	removed := ability.Filter{Zone: []ability.Zone{ability.Removed}, Who: text.Who(ability.You)}
	return []text.Row{
		{Quiet: true, ID: "all of a union", NT: "selb", EN: "all ‹|the ›{Of:nps}", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: func(v any) bool { return len(v.(ability.Selector).Of.Or) > 0 }},
		{Quiet: true, ID: "all of two sorts", NT: "what", JA: "{Sel.Of:npboth}", Node: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}}}, Needs: func(v any) bool { f := &v.(ability.What).Sel.Of; return len(f.Or) > 0 && text.Sided(f) && onField(f) }},
		{Quiet: true, ID: "object of others", NT: "selo", EN: "{N:count} other {Of+:npraw} {Of.Who:ctrl}", Node: ability.Selector{Of: otherOnField()}, Needs: func(v any) bool { return v.(ability.Selector).N.Op != ability.All }},
		{Quiet: true, ID: "all of a side, said with its player", NT: "what", EN: "{Sel.Of.Who:poss}{Sel.Of+:rawnps}", Node: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.All}, Of: text.Zoned(ability.Field)}}, Needs: func(v any) bool {
			f := &v.(ability.What).Sel.Of
			return f.Kind != 0 && f.Kind&^characters == 0 && (f.Who.Side == ability.You || f.Who.Side == ability.Opponent) && f.Ref == (ability.Ref{})
		}},
		{Quiet: true, ID: "object of two sorts", NT: "selo", JA: "{Of:npboth}を", Node: ability.Selector{N: ability.Count{Op: ability.All}}, Needs: func(v any) bool { f := v.(ability.Selector).Of; return len(f.Or) > 0 && text.Sided(&f) && onField(&f) }},
		{Quiet: true, ID: "per one of a union", NT: "s5", EN: "{+:s6} for each {Per.Of:npall} | for each {Per.Of:npall}, {+:s6}", Node: text.Clause{Per: &ability.Amount{Op: ability.CountOf, N: 1}}, Needs: func(v any) bool { return len(v.(text.Clause).Per.Of.Or) > 0 }},

		// conditions
		{ID: "controls both", NT: "cond3", JA: "{Args.0.L.Of.Who=Args.1.L.Of.Who:player}が{Args.0.L.Of+:npraw}と{Args.1.L.Of+:npraw}‹|の両方›をコントロールしている", EN: "{Args.0.L.Of.Who=Args.1.L.Of.Who:player} ‹controls~control› ‹|both ›{Args.0.L.Of+:anpraw} and {Args.1.L.Of+:anpraw}", Node: bothAre, Needs: eachNamed},
		{ID: "nobody controls", NT: "cond3", JA: "‹どのプレイヤーも|どちらのプレイヤーも|すべてのプレイヤーが›{L.Of+:npraw}をコントロールしていない", EN: "neither player controls {L.Of+:rawnps}", Node: nobody, Needs: func(v any) bool { return v.(ability.Cond).L.Of.Who == (ability.Who{}) }},
		{Quiet: true, ID: "own cards are removed", NT: "cond3", JA: "あなたのカードが{R:num}枚以上ゲームから除外されている", EN: "you have {R:num} or more cards removed from the game | {R:num} or more of your cards have been removed from the game | {R:num} or more cards you own are removed from the game", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &removed}}},
		{Quiet: true, ID: "a player's cards are removed", NT: "cond3", JA: "{L.Of.Who:poss}カードが{R:num}枚以上ゲームから除外されている", EN: "{R:num} or more of {L.Of.Who:poss}{L.Of+:rawnps} ‹are|have been› removed from the game | {L.Of.Who:player} ‹has~have› {R:num} or more {L.Of+:rawnps} removed from the game", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &ability.Filter{Zone: []ability.Zone{ability.Removed}}}}, Needs: text.Wordless},
		{Quiet: true, ID: "any own card is removed", NT: "cond3", JA: "あなたのカードが‹|1枚以上›ゲームから除外されている | ゲームから除外されているあなたのカードがある", EN: "any cards you own are removed from the game", Node: ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &removed}, R: ability.N(1)}},

		// what it is
		{Quiet: true, ID: "with power at least", NT: "mod", EN: "… with ‹|a power of ›{Num.0.N:num}‹ power| or more power|› or more", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.Power}}}},
		{Quiet: true, ID: "with power at most", NT: "mod", EN: "… with ‹|a power of ›{Num.0.N:num}‹ power|› or less", Node: ability.Filter{Num: []ability.Bound{{Stat: ability.Power, Cmp: ability.LE}}}},
		{Quiet: true, ID: "this enters from its owner's", NT: "event", JA: text.OwnName + "があなたの{From:zone}からフィールドに出た", EN: text.OwnName + " enters the field from your {From:zone}", Node: ability.Event{Verb: ability.Entered, Subj: text.ThisFilter()}, Needs: func(v any) bool { return v.(ability.Event).From != ability.NoZone }},
		{Quiet: true, ID: "you bring one", NT: "event", JA: "{Subj.Who:player}が{Subj+:npraw}をフィールドに出した", EN: "{Subj.Who:player} ‹plays~play› {Subj+:anpraw} onto ‹the|your|their› field", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}},
		{Quiet: true, ID: "you bring one out of", NT: "event", EN: "{Subj.Who:player} ‹plays~play› {Subj+:anpraw} ‹onto ‹the|your|their› field |›from ‹the|your|their› {From:zone}‹| onto ‹the|your|their› field›", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}, Needs: func(v any) bool {
			return v.(ability.Event).From == ability.Discards || v.(ability.Event).From == ability.Hand_
		}},
		{Quiet: true, ID: "one of yours enters", NT: "event", EN: "one of {Subj.Who:poss}{Subj+:rawnps} enters the field", Node: ability.Event{Verb: ability.Entered, Subj: &ability.Filter{}}},
		{Quiet: true, ID: "is dulled", NT: "event", EN: "{Subj:fieldnp} ‹is~are› dulled", Node: ability.Event{Verb: ability.ActedV}},
		{Quiet: true, ID: "is activated", NT: "event", EN: "{Subj:fieldnp} ‹is~are› activated", Node: ability.Event{Verb: ability.Stood}},

		{ID: "also of another kind now", NT: "mod", JA: "{Or.0.Kind:kind}でもある", EN: "… that is also a {Or.0.Kind:kind}", Node: ability.Filter{Or: []ability.Filter{{}}}, Needs: func(v any) bool { return v.(ability.Filter).Or[0].Kind != 0 }},
		{Quiet: true, ID: "revealed cards", NT: "ref", EN: "the revealed cards", Node: text.Done("revealed")},
		{Quiet: true, ID: "all of a job there", NT: "fwhat", EN: "the {_:np}", Needs: func(v any) bool {
			f := v.(ability.Filter)
			return f.Kind == 0 && len(f.Or) == 0 && len(f.Has) == 1 && f.Has[0].Attr == ability.TraitAttr && len(f.Zone) > 0
		}},

		{Quiet: true, ID: "the one that blocks", NT: "selo", JA: "ブロックしているフォワードを", EN: "the blocking Forward", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Kind: ability.Forward, Is: []ability.State{ability.Blocking}}}},
		{Quiet: true, ID: "two names at once", NT: "selo", EN: "‹|the ›{Of.Or.0.Has.0.Value:name} and {Of.Or.1.Has.0.Value:name} {Of.Who:ctrl}", Node: ability.Selector{N: ability.Count{Op: ability.All}, Of: ability.Filter{Zone: []ability.Zone{ability.Field}, Or: []ability.Filter{text.HasProp(ability.NameAttr), text.HasProp(ability.NameAttr)}}}},

		// what is done
		{Quiet: true, ID: "you may also do", NT: "s5", EN: "you may also {Do.0:effect}", Node: text.Clause{May: true, Do: []ability.Effect{nil}}, Needs: text.Actable},
		{Quiet: true, ID: "so much to each of them", NT: "effect", JA: "{To:what}にそれぞれ{N:num}ダメージを与える", Node: &ability.Damage{}},
		{ID: "must be chosen", NT: "effect", JA: "対戦相手の‹召喚獣やアビリティ|召喚獣かアビリティ›は可能な限り{What:o}選ばなければならない", EN: "your opponent's Summons or abilities must choose {What:what} if possible | ‹Summons or abilities|Summons and abilities› of your opponent must choose {What:what} if possible", Node: &ability.Rule{Verb: ability.Selected, Mode: ability.Must, By: text.Who(ability.Opponent)}},
		{ID: "damage to two", NT: "chain", JA: "{0.To:what}に{0.N:num}ダメージを与え、{1.To:what}に{1.N:num}ダメージを与える", EN: "deal {0.N:num} damage to {0.To:what} and {1.N:num} damage to {1.To:what}", Node: []ability.Effect{&ability.Damage{}, &ability.Damage{}}},
		{Quiet: true, ID: "damage it and this", NT: "chain", EN: "deal {0.To.Ref:ref} and " + text.OwnName + " {0.N=1.N:num} damage", Node: []ability.Effect{&ability.Damage{}, &ability.Damage{To: ability.What{Ref: text.ThisRef}}}},
		{Quiet: true, ID: "remove, said first", NT: "effect", EN: "remove from the game {What:what}", Node: &ability.Move{How: ability.Banish, To: text.At(ability.Removed)}, Needs: text.FromSomewhere},
		{ID: "later, what lasts", NT: "s5", JA: "{On:events}、{Do:lasts}", EN: "{On:events}, {Do:lasts}", Node: text.Clause{}, Needs: func(v any) bool {
			c := v.(text.Clause)
			return len(c.On) > 0 && c.On[0].Verb != ability.PhaseBegan && len(c.Do) > 0
		}},
		{Quiet: true, ID: "later in this turn, what lasts", NT: "s4", EN: "‹when|whenever› {On.0:event} this turn, {Do:lasts}", Node: text.Clause{For: ability.Time{Until: ability.EndOfTurn}, On: []ability.Event{{}}}, Needs: func(v any) bool { return v.(text.Clause).On[0].Verb != ability.PhaseBegan }},
		{Quiet: true, ID: "lasting first", NT: "chain", EN: "{_:lastingfirst}"},
		{Quiet: true, ID: "also they do", NT: "s5", EN: "also {+:s6}", Node: text.Clause{}, Needs: func(v any) bool { return v.(text.Clause).Actor != (ability.Who{}) || theirDeed(v.(text.Clause)) }},
		{Quiet: true, ID: "they remove it", NT: "s6", JA: "対戦相手は{Do.0.What.Ref:ref}を‹ゲームから|›除外する", EN: "your opponent removes {Do.0.What.Ref:ref} from the game", Needs: notThisCard, Node: text.Clause{Do: []ability.Effect{&ability.Move{How: ability.Banish, To: text.At(ability.Removed)}}}},
		{Quiet: true, ID: "its owner shuffles it in", NT: "effect", EN: "its owner shuffles it into ‹their|its› deck", Node: &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotOne)}, To: text.DeckPlace(ability.Shuffled_, ability.ChosenOrder)}},
		{Quiet: true, ID: "they reveal the top cards", NT: "s6", JA: "対戦相手は‹自分の|自身の|›デッキの上から{Do.0.N:num}枚‹を|›公開する | 対戦相手は‹自分の|自身の|›デッキのカードを上から{Do.0.N:num}枚公開する", EN: "your opponent reveals the top {Do.0.N:ncard} of their deck", Node: text.Clause{Do: []ability.Effect{theirTops()}}, Needs: func(v any) bool { return v.(text.Clause).Do[0].(*ability.Look).N != nil }},
		{Quiet: true, ID: "they reveal the top card", NT: "s6", JA: "対戦相手は‹自分の|自身の|›デッキの‹一番|1番›上のカードを公開する", EN: "your opponent reveals the top card of their deck", Node: text.Clause{Do: []ability.Effect{theirTop()}}},
		{Quiet: true, ID: "their top card is revealed", NT: "effect", JA: "対戦相手のデッキの‹一番|1番›上のカードを公開する", EN: "reveal the top card of your opponent's deck", Node: theirTop()},
		{Quiet: true, ID: "they reveal and remove", NT: "s6", JA: "対戦相手は‹自分の|自身の|›デッキの‹一番|1番›上のカードを公開し、‹それを|›ゲームから除外する", EN: "your opponent reveals the top card of their deck and removes it from the game", Node: text.Clause{Do: []ability.Effect{theirTop(), &ability.Move{What: ability.What{Ref: text.BindRef(text.SlotIt)}, How: ability.Banish, To: text.At(ability.Removed)}}}},
		{ID: "not by what shares an element", NT: "effect", JA: "{What:what}は自身と同じ属性を持つ‹召喚獣やアビリティ|召喚獣かアビリティ›に選ばれない", EN: "{What:what} cannot be chosen by Summons or abilities that share ‹its|their› Element", Node: &ability.Rule{Verb: ability.Selected, With: ownElement()}, Needs: ofThisCard},
		{ID: "not by theirs that share an element", NT: "effect", JA: "{What:what}は自身と同じ属性を持つ対戦相手の‹召喚獣やアビリティ|召喚獣かアビリティ›に選ばれない", EN: "{What:what} cannot be chosen by your opponent's Summons or abilities that share ‹its|their› Element", Node: &ability.Rule{Verb: ability.Selected, By: text.Who(ability.Opponent), With: ownElement()}, Needs: ofThisCard},
		{ID: "not by abilities of", NT: "effect", JA: "{What:what}は{With:npraw}のアビリティ‹に|によって|には|では›選ばれない", EN: "{What:what} cannot be chosen by ‹|the ›abilities of {With:rawnps} | {What:what} cannot be chosen by {With:anpraw}'s ability | {What:what} cannot be chosen by ‹the abilities|abilities|an ability› of {With:anpraw}", Node: &ability.Rule{Verb: ability.Selected}, Needs: func(v any) bool {
			w := v.(*ability.Rule).With
			return w != nil && w.Kind != 0 && w.Kind&^characters == 0 && len(w.Zone) == 0
		}},
		{ID: "elements of all six", NT: "effect", JA: "{What:what}は{Props.0.Value:class}、{Props.1.Value:class}、{Props.2.Value:class}、{Props.3.Value:class}、{Props.4.Value:class}、{Props.5.Value:class}を得る", EN: "{What:what} ‹gains~gain› Elements of {Props.0.Value:class}, {Props.1.Value:class}, {Props.2.Value:class}, {Props.3.Value:class}, {Props.4.Value:class} and {Props.5.Value:class}", Node: &ability.Give{Props: sixElements()}},
		{ID: "element becomes", NT: "effect", JA: "{What:what}の属性は{Props.0.Value:class}になる | {What:what}は{Props.0.Value:class}になる | {What:what}の属性は{Props.0.Value:bareclass}になる", EN: "the Element of {What:what} becomes {Props.0.Value:class} | {What:what} ‹becomes~become› {Props.0.Value:class}‹| Element› | {What.Ref:ref}'s Element becomes {Props.0.Value:class}", Node: &ability.Give{Props: []ability.Prop{{Attr: ability.ClassAttr}}, All: true}},
		{Quiet: true, ID: "its element becomes", NT: "effect", EN: "its Element becomes {Props.0.Value:class}", Node: &ability.Give{What: ability.What{Ref: text.BindRef(text.SlotIt)}, Props: []ability.Prop{{Attr: ability.ClassAttr}}, All: true}},
		{Quiet: true, ID: "they discard it and", NT: "s6", JA: "対戦相手は{Do.0.What.Ref:ref}を捨て、カードを{Do.1.N:num}枚引く", EN: "your opponent discards {Do.0.What.Ref:ref}‹ and|, then| and then|, and› draws {Do.1.N:ncard}", Node: text.Clause{Do: []ability.Effect{&ability.Move{How: ability.Discard, To: text.At(ability.Discards)}, &ability.Draw{Who: text.Who(ability.Opponent)}}}},
	}
}

// theirTop shows the top card of the opponent's deck.
func theirTop() *ability.Look {
	l := lookOwn(true)
	l.From.Who = text.Who(ability.Opponent)
	return l
}

// theirTops shows cards off the top of the opponent's deck.
func theirTops() *ability.Look {
	l := lookTop(true)
	l.From.Who = text.Who(ability.Opponent)
	return l
}

// ownElement is what has an element of this card.
func ownElement() *ability.Filter {
	f := text.Related(ability.SameClass, text.ThisRef)
	return &f
}

func ofThisCard(v any) bool { return v.(*ability.Rule).What.Ref == text.ThisRef }

func sixElements() []ability.Prop {
	six := make([]ability.Prop, 6)
	for i := range six {
		six[i].Attr = ability.ClassAttr
	}
	return six
}

// theirDeed: what is done is done by the other player.
func theirDeed(c text.Clause) bool {
	if len(c.Do) != 1 {
		return false
	}
	m, ok := c.Do[0].(*ability.Move)
	return ok && m.What.Sel != nil && m.What.Sel.By.Side == ability.Opponent
}

// eachNamed: of two sorts each says which, so that neither shares a word of the other.
func eachNamed(v any) bool {
	args := v.(ability.Cond).Args
	for i := range args {
		f := args[i].L.Of
		if f == nil || len(f.Has) == 0 || len(f.Or) > 0 {
			return false
		}
	}
	return true
}

// parseLastingFirst reads what lasts until the end of the turn with what is done at once behind
// it: Ren gains 1000 power until the end of the turn and activate Ren.
func parseLastingFirst(p *text.Parser, pos int, add func(int, any)) {
	const until = " until the end of the turn and "
	if p.Lang != text.EN || !p.Ahead(pos, strings.TrimSpace(until)) {
		return
	}
	effects := p.Game.Table.Nonterminal("effects")
	for _, r := range p.At(p.Game.Table.Nonterminal("effect"), pos) {
		first := []ability.Effect{text.Clone(r.Val).(ability.Effect)}
		if !p.HasString(r.End, until) || !lastsTill(first) {
			continue
		}
		for _, q := range p.At(effects, r.End+len(until)) {
			next := text.Clone(q.Val).([]ability.Effect)
			if !timed(next) {
				add(q.End, append(first, next...))
			}
		}
	}
}

// lastsTill makes effects last until the end of the turn; false: not all of them can.
func lastsTill(es []ability.Effect) bool {
	for _, e := range es {
		t := ability.TimeOf(e)
		if t == nil || *t != (ability.Time{}) {
			return false
		}
		t.Until = ability.EndOfTurn
	}
	return len(es) > 0
}

// timed tells whether an effect could last.
func timed(es []ability.Effect) bool {
	for _, e := range es {
		if ability.TimeOf(e) != nil {
			return true
		}
	}
	return false
}
