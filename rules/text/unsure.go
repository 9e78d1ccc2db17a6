package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// What an ability says as a whole, and may mean in two ways.

// unsure is why a body that was read may mean something else; nil: nothing speaks for that.
func (c *Compiler) unsure(a *ability.Ability, b *Body, n *Normal) *Trouble {
	switch {
	case len(b.Limit) > 0 && waitsAgain(a.Do):
		return doubt(n, "この能力の回数か、後で起きることの回数かが言われていない", "so often in a turn: this ability, or what it waits for later?")
	case ownOfEach(reflect.ValueOf(a).Elem()):
		return doubt(n, "各自のものの数か、あなたのものの数かが言われていない", "as many as each of them has, or as you have, is not said")
	case alreadySo(a.Do):
		return doubt(n, "それは、そうした後ではいつもそうである", "that is always so once it has been made so")
	case costTooLate(a):
		return doubt(n, "コストは、行う時にはもう払われている", "the cost has been paid when this is carried out")
	case eachTimeMore(a, c.Game.Lex.Spells):
		return doubt(n, "いつまで置き換わるのかが言われていない", "how long that is replaced is not said")
	case ofEachApart(strings.ToLower(string(n.R))) || ofTheirsToo(strings.ToLower(string(n.R))):
		return doubt(n, "各自がしたことのうち、一人がしたことだけは問えない", "of what each player did, what one did is not asked")
	case thisSo(reflect.ValueOf(a).Elem()):
		return doubt(n, "「それ」がこのカードかどうかを問う文ではない", "whether it is this card is not what is asked")
	case a.Kind == ability.Triggered && a.If != nil && elseOfMust(a.Do):
		return doubt(n, "条件を満たさない時のことか、それをしなかった時のことか分からない", "where the condition does not hold, or where that was not done?")
	case someOfSeveral(n) && takesOfThose(a):
		return doubt(n, "そのうちの条件を満たすものか、そのすべてか分からない", "those of them that are so, or of all of them, is not said")
	case playerOfSeveral(a.Do):
		return doubt(n, "いくつかあるもののうち、どれのプレイヤーかが言われていない", "which of several things it is the player of is not said")
	case c.Game.Lex.halfSaid(reflect.ValueOf(a).Elem(), c.Lang == JA):
		return doubt(n, "だれのものかが言われていない", "whose these are is not said")
	case alikeOne(reflect.ValueOf(a).Elem()):
		return doubt(n, "何と同じなのかが言われていない", "the same as what is not said")
	case chosenForNothing(a, n.Source(c.Printed)):
		return doubt(n, "選んだもののことか、このカードのことか", "is it what was chosen, or this card?")
	case theAttacker(a, n.Source(c.Printed)):
		return doubt(n, "攻撃しているどれのことか", "which of those that attack?")
	case besideDistinct(reflect.ValueOf(a).Elem()):
		return doubt(n, "それと、名前などの異なるものか、それとは異なるものか", "it and others that differ, or others that differ from it?")
	case c.Lang == EN && strings.Contains(string(n.R), " that cost") && lastBound(reflect.ValueOf(a).Elem(), strings.Contains(string(n.R), " that cost ")):
		return doubt(n, "最後の一つだけがそうなのか、すべてがそうなのか", "is that so of the last of these alone, or of all of them?")
	case numberOfSeveral(a):
		return doubt(n, "いくつかあるもののうち、どれの数かも、合計かも、言われていない", "which of several things it is the number of, or of all together, is not said")
	case takenBack(a.Do):
		return doubt(n, "手札から置いたものを、そのまま手札に戻すことになる", "what was put there from the hand would go back to it: something else is meant")
	case othersOfEach(a, n):
		return doubt(n, "このカード以外か、それぞれ自身以外かが言われていない", "others than this card, or than each of those, is not said")
	case timedOnlyHere(a):
		return doubt(n, "条件を満たさない時のことがいつまでかは、言われていない", "how long that lasts which is done otherwise is not said")
	case didBefore(a.Do):
		return doubt(n, "これから起きることを、もうしたかのように問うている", "what is to happen later is asked for as if it had been done")
	case asksAlike(a):
		return doubt(n, "二つ目の条件は、最初の条件が問うたものを問うているとも読める", "the second condition may ask of what the first one asks of")
	case putAwayAgain(a):
		return doubt(n, "手札に加えたカードか、ほかのカードか、言われていない", "is it the card that was put into the hand, or another one?")
	case withItself(reflect.ValueOf(a).Elem()):
		return doubt(n, "同じ数を比べている", "a number is compared with itself")
	case exceptThisToo(n):
		return doubt(n, "このカードも除かれるのか、このカードもそうなるのか", "is this card left out, too, or is it done to this card as well?")
	case ofOwner(n) && asksController(reflect.ValueOf(a).Elem()):
		return doubt(n, "オーナーのことか、コントローラーのことか分からない", "is that player its owner, or who had it?")
	}
	return nil
}

// ofEachApart tells whether a text asks of one player behind what each did: each player discards a card. If you discarded a follower, ….
func ofEachApart(said string) bool {
	for _, each := range strings.Split(said, "each player ")[1:] {
		_, next, more := strings.Cut(each, ". ")
		for _, did := range [...]string{"if you d", "if you bur", "if you put ", "if your opponent d", "if your opponent bur", "if your opponent put "} {
			if more && strings.HasPrefix(next, did) {
				return true
			}
		}
	}
	return false
}

// thisSo tells whether a condition asks whether something is this card in some state, which is what a verb that speaks of this card is
// taken for: if it is blocking Ren.
func thisSo(v reflect.Value) (found bool) {
	if c, is := Is[ability.Cond](v); is && c.Op == ability.Is && c.Of != nil && c.Of.Ref == ThisRef && len(c.Of.Is) > 0 {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || thisSo(f) })
	return found
}

// waitsAgain tells whether something is waited for, for a time, that may happen several times in it.
func waitsAgain(es []ability.Effect) (found bool) {
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		l, is := e.(*ability.Later)
		found = found || is && l.On.Phase == 0 && l.For != (ability.Time{}) && l.For.Until != ability.Uses
	})
	return found
}

// elseOfMust tells whether something is done if what has to be done was not: behind a condition, what does not hold may be meant as well.
// If you control 3 Backups, draw 1 card. If you don't, discard 1 card.
func elseOfMust(es []ability.Effect) (found bool) {
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		t, is := e.(*ability.Try)
		found = found || is && !t.May && len(t.Cost) == 0 && len(t.Then) == 0 && len(t.Else) > 0
	})
	return found
}

// someOfSeveral tells whether it is asked whether some of several cards are of a sort.
func someOfSeveral(n *Normal) bool {
	said := strings.ToLower(string(n.R))
	return slices.ContainsFunc([]string{"その中に", "among them", "of them is", "of them are"}, func(w string) bool { return strings.Contains(said, w) })
}

// takesOfThose tells whether something is done then to all of them, or to so many of them: その中にスペルがあるなら、それを手札に加える means the
// spell hardly less than all that it is among. Of one card that was put somewhere it is plain.
func takesOfThose(a *ability.Ability) (found bool) {
	several := severalOf(a)
	ability.Walk(a, func(e ability.Effect) {
		i, is := e.(*ability.If)
		if !is {
			return
		}
		of := i.Cond.Ref
		if i.Cond.Op == ability.Compare && i.Cond.L.Op == ability.NumberIn && i.Cond.L.Of != nil {
			of = i.Cond.L.Ref
		} else if i.Cond.Op != ability.Is {
			return
		}
		for _, then := range i.Then {
			w := ability.ActsOn(then)
			if many, put := several[of]; w == nil || of.Kind != ability.Slot || put && !many {
				continue
			}
			all := Related(ability.InSlot, of)
			found = found || w.Ref == of || w.Sel != nil && len(w.Sel.Each) == 0 && Equal(w.Sel.Of, all)
		}
	})
	return found
}

// alikeOne tells whether one card is chosen that is to be like the others that are chosen: a monster of the same size, of which nothing says as what.
func alikeOne(v reflect.Value) (found bool) {
	if s, is := Is[ability.Selector](v); is && s.Sum != nil && s.Sum.Alike {
		found = s.N.Op == ability.All || !several(s.N)
	}
	EachField(v, func(f reflect.Value) { found = found || alikeOne(f) })
	return found
}

// besideDistinct tells whether one thing is named beside all that have different names: it and all followers with different names.
func besideDistinct(v reflect.Value) (found bool) {
	if s, is := Is[ability.Selector](v); is {
		named := slices.ContainsFunc(s.Each, func(e ability.Selector) bool { return e.Of.Ref != (ability.Ref{}) })
		found = named && slices.ContainsFunc(s.Each, func(e ability.Selector) bool { return e.Distinct != ability.NoAttr })
	}
	EachField(v, func(f reflect.Value) { found = found || besideDistinct(f) })
	return found
}

// lastBound tells whether of several sorts the last alone has a number that bounds it, which "that costs 3 or less" may say of all; many:
// "that cost" says it of several that are chosen together.
func lastBound(v reflect.Value, many bool) (found bool) {
	if f, is := Is[ability.Filter](v); is && len(f.Or) > 1 {
		last := len(f.Or) - 1
		found = len(f.Or[last].Num) > 0 && !slices.ContainsFunc(f.Or[:last], func(o ability.Filter) bool { return len(o.Num) > 0 })
	}
	if s, is := Is[ability.Selector](v); is && many && len(s.Each) > 1 { // a Soldier card and an Officer card that cost 2 or less
		last := len(s.Each) - 1
		found = len(s.Each[last].Of.Num) > 0 && !slices.ContainsFunc(s.Each[:last], func(o ability.Selector) bool { return len(o.Of.Num) > 0 })
	}
	EachField(v, func(f reflect.Value) { found = found || lastBound(f, many) })
	return found
}

// takenBack tells whether a card of the hand is discarded and taken back to the hand: then "it" is another that was met. 手札を1枚選び、トラッシュに置く。
// それを手札に加える。
func takenBack(es []ability.Effect) (found bool) {
	chosen, away := map[uint8]bool{}, map[uint8]bool{}
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select:
			chosen[e.Slot] = len(e.Sel.Of.Zone) == 1 && e.Sel.Of.Zone[0] == ability.Hand_
		case *ability.Move:
			n := e.What.Ref.Slot
			if e.What.Sel != nil || e.What.Ref.Kind != ability.Slot || !chosen[n] {
				return
			}
			found = found || away[n] && e.To.Zone == ability.Hand_
			away[n] = e.To.Zone == ability.Discards
		}
	})
	return found
}

// othersOfEach tells whether many cards gain something for each other card, in so many words: other than the one that gains is meant, and not other
// than this card. Each Knight gains +1000 power for each other Knight.
func othersOfEach(a *ability.Ability, n *Normal) (found bool) {
	said := strings.ToLower(string(n.R))
	before, _, other := strings.Cut(said, "他の") // behind what gains: said first it is other than this card
	if !strings.Contains(said, "each other ") && !(other && strings.ContainsAny(before, "をは")) {
		return false
	}
	ability.Walk(a, func(e ability.Effect) {
		c, is := e.(*ability.Change)
		found = found || is && c.What.Sel != nil && c.What.Sel.Of.Ref != ThisRef && !slices.ContainsFunc(c.What.Sel.Of.Rel, func(x ability.Rel) bool { return x.Kind == ability.Other }) && countsOthers(&c.N)
	})
	return found
}

func countsOthers(n *ability.Amount) bool {
	return n.Op == ability.CountOf && n.Of != nil && slices.Contains(n.Of.Rel, ability.Rel{Kind: ability.Other, Of: ThisRef}) || slices.ContainsFunc(n.Args, func(in ability.Amount) bool { return countsOthers(&in) })
}

// numberOfSeveral tells whether one number is asked for that is that of several things which were chosen, moved or paid: discard 2 cards. Deal
// damage equal to its cost.
func numberOfSeveral(a *ability.Ability) bool {
	return asksNumberOf(reflect.ValueOf(a).Elem(), severalOf(a))
}

// severalOf tells of what is paid with, chosen, turned and moved whether it may be several cards.
func severalOf(a *ability.Ability) map[ability.Ref]bool {
	several := map[ability.Ref]bool{}
	for i := range a.Cost {
		m, is := a.Cost[i].Do.(*ability.Move)
		several[ability.Ref{Kind: ability.Paid, Slot: uint8(i + 1)}] = is && m.What.Sel != nil && OfSeveral(m.What.Sel)
	}
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select:
			several[BindRef(e.Slot)] = OfSeveral(&e.Sel)
		case *ability.Turn:
			several[BindRef(e.Bind)] = e.What.Sel != nil && OfSeveral(e.What.Sel)
		case *ability.Move:
			several[BindRef(e.Bind)] = e.What.Sel != nil && OfSeveral(e.What.Sel) || e.What.Sel == nil && several[e.What.Ref]
		}
	})
	several[BindRef(0)] = false
	return several
}

// asksNumberOf tells whether the number of one of those is asked for anywhere.
func asksNumberOf(v reflect.Value, those map[ability.Ref]bool) (found bool) {
	if a, is := Is[ability.Amount](v); is && a.Op == ability.StatOf && those[ability.Ref{Kind: a.Ref.Kind, Slot: a.Ref.Slot}] {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || asksNumberOf(f, those) })
	return found
}

// exceptThisToo tells whether this card stands right behind something that is left out: all monsters other than 《Dragon》 and this card get
// power-1000. Behind more words it is said of something else.
func exceptThisToo(n *Normal) bool {
	const name = 4 // words of what is left out
	_, but, is := strings.Cut(string(n.R), "other than ")
	return is && slices.ContainsFunc([]string{" and this card", " and " + OwnName}, func(this string) bool {
		what, _, beside := strings.Cut(but, this)
		return beside && len(strings.Fields(what)) <= name && !strings.ContainsAny(what, ".,")
	})
}

// timedOnlyHere tells whether what is done where a condition holds has a time and what is done otherwise has none, so that it would be for good.
func timedOnlyHere(a *ability.Ability) (found bool) {
	times := func(es []ability.Effect, timed bool) bool {
		return slices.ContainsFunc(es, func(e ability.Effect) bool {
			switch c := e.(type) {
			case *ability.Change:
				if c.Stat > ability.CardStats { // a number of a player changes in a moment
					return false
				}
			case *ability.Give, *ability.Rule:
			default:
				return false
			}
			return (*ability.TimeOf(e) != ability.Time{}) == timed
		})
	}
	if a.Kind == ability.Static {
		return false
	}
	ability.Walk(a, func(e ability.Effect) {
		f, is := e.(*ability.If)
		found = found || is && len(f.Else) > 0 && (times(f.Then, true) && !times(f.Then, false) && times(f.Else, false))
	})
	return found
}

// putAwayAgain tells whether a card that was put into a hand is then put away by what calls it "it".
func putAwayAgain(a *ability.Ability) (found bool) {
	var held []uint8 // slots of what was put into a hand
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Find:
			if e.To.Zone == ability.Hand_ && e.Bind != 0 {
				held = append(held, e.Bind)
			}
		case *ability.Move:
			if w := e.What; w.Sel == nil && w.Ref.Kind == ability.Slot && slices.Contains(held, w.Ref.Slot) && (e.To.Zone == ability.Deck || e.To.Zone == ability.Discards && e.How == ability.Put) {
				found = true
			}
			if e.To.Zone == ability.Hand_ && e.Bind != 0 {
				held = append(held, e.Bind)
			}
		}
	})
	return found
}

// withItself tells whether a number is compared with itself, so that something else was meant.
func withItself(v reflect.Value) (found bool) {
	if c, is := Is[ability.Cond](v); is && c.Op == ability.Compare && c.L.Op == ability.StatOf && (Equal(c.L, c.R) || len(c.R.Args) > 0 && Equal(c.L, c.R.Args[0])) {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || withItself(f) })
	return found
}
