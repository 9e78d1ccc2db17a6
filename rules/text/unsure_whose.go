package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// Whose the things are that a sentence speaks of, where it does not say.

// ofOwner tells whether a text speaks of an owner, and then of that player.
func ofOwner(n *Normal) bool {
	said := strings.ToLower(string(n.R))
	for _, w := range [...][2]string{{"持ち主", "そのプレイヤー"}, {"オーナー", "そのプレイヤー"}, {"owner", "that player"}} {
		if i := strings.Index(said, w[0]); i >= 0 && strings.Contains(said[i:], w[1]) {
			return true
		}
	}
	return false
}

// asksController tells whether who had a card that was met acts.
func asksController(v reflect.Value) (found bool) {
	if w, is := Is[ability.Who](v); is && w.Side == ability.MasterOf && w.Of.Kind == ability.Slot {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || asksController(f) })
	return found
}

// ownBehindTheirs tells whether a place stands behind what is the opponent's, without a word of whose it is, that is one's own where nobody is
// named: 相手の場のフォロワーすべてと手札すべて.
func (c *Compiler) ownBehindTheirs(v reflect.Value, s *Normal) (found bool) {
	if sel, is := Is[ability.Selector](v); is && len(sel.Each) > 1 && sel.Each[0].Of.Who.Side == ability.Opponent {
		said := string(s.R)
		for i := range sel.Each[1:] {
			f := &sel.Each[i+1].Of
			if len(f.Zone) != 1 || f.Who != Who(ability.You) {
				continue
			}
			for _, z := range c.Game.Lex.Zones {
				if z.Zone != f.Zone[0] || !c.Game.Lex.own(z.Zone) {
					continue
				}
				if c.Lang == JA {
					found = found || slices.ContainsFunc([]string{"と", "か", "や", "、"}, func(join string) bool { return strings.Contains(said, join+z.JA) })
				} else {
					found = found || strings.Contains(said, " the "+z.EN) || strings.Contains(said, " "+z.EnPrep+" "+z.EN)
				}
			}
		}
	}
	EachField(v, func(f reflect.Value) { found = found || c.ownBehindTheirs(f, s) })
	return found
}

// othersOfNobody tells whether others stand behind "it", of which nothing says whose: それと他のフォロワーすべて, behind one that was chosen of the
// opponent's, may be all there are or the opponent's.
func (c *Compiler) othersOfNobody(v reflect.Value, s *Normal) (found bool) {
	if c.Lang != JA || !strings.Contains(string(s.R), "それと他の") {
		return false
	}
	if sel, is := Is[ability.Selector](v); is && len(sel.Each) > 1 {
		first, second := &sel.Each[0].Of, &sel.Each[1].Of
		return first.Ref.Kind != ability.NoRef && first.Ref.Kind != ability.This && second.Who == (ability.Who{})
	}
	EachField(v, func(f reflect.Value) { found = found || c.othersOfNobody(f, s) })
	return found
}

// theirsToOwn tells whether each player, or the opponent, brings what is theirs to a place that the same word calls one's own, which is of whose
// text it is where the first is 自身の: 相手は自分の墓場のフォロワー1枚を自分の場に出す.
func (c *Compiler) theirsToOwn(one *Clause, s *Normal) bool {
	if c.Lang != JA || !acts(one.Actor) && !takesTurns(one.Actor) || strings.Count(string(s.R), "自分の") < 2 {
		return false
	}
	for i, e := range one.Do {
		if m, is := e.(*ability.Move); is && m.To.Who == Who(ability.You) && !toTheirOwn(one.Do[:i], e) {
			return true
		}
	}
	return false
}

// halfWhose tells whether a sentence says whose the first things are that something is done to, and not whose the second are, which may be of
// that player too: 自分の場のコスト3以下のフォロワーは+1/+0し、コスト4以上のフォロワーは+0/+1する.
func halfWhose(es []ability.Effect) bool {
	for i := 1; i < len(es); i++ {
		a, b := objectIn(es[i-1]), objectIn(es[i])
		if a == nil || b == nil || a.Sel == nil || b.Sel == nil || len(a.Sel.Each)+len(b.Sel.Each) > 0 {
			continue
		}
		said, unsaid := &a.Sel.Of, &b.Sel.Of
		elsewhere := said.Who.Side == ability.Opponent && offField(unsaid) // 相手の場のフォロワーすべてに2ダメージを与え、リーダーすべてに1ダメージ
		if said.Who != (ability.Who{}) && unsaid.Who == (ability.Who{}) && unsaid.Ref == (ability.Ref{}) && len(unsaid.Rel) == 0 && (elsewhere || Equal(said.Zone, unsaid.Zone) && len(said.Zone) > 0) {
			return true
		}
	}
	return false
}

// halfSaid tells whether of several things that are chosen or asked about together whose the first are is said, and not whose the next are:
// 自分の手札が3枚以下で、場にフォロワーがいるなら. bare: neither may the cards in a zone that each player has be counted of nobody.
func (x *Lexicon) halfSaid(v reflect.Value, bare bool) (found bool) {
	var of []*ability.Filter
	if s, is := Is[ability.Selector](v); is {
		for i := range s.Each {
			of = append(of, &s.Each[i].Of)
		}
	}
	if c, is := Is[ability.Cond](v); is && (c.Op == ability.And || c.Op == ability.Or) {
		for i := range c.Args {
			of = append(of, c.Args[i].L.Of)
		}
	}
	if c, is := Is[ability.Cond](v); bare && is && c.Op == ability.Compare && c.L.Op == ability.CountOf {
		found = ofAnybody(c.L.Of) && offField(c.L.Of) && !slices.Contains(x.Anyones, c.L.Of.Zone[0]) // リソースが5枚以上ならば
	}
	if f, is := Is[ability.If](v); is && len(f.Then) > 0 && len(f.Else) > 0 {
		then, chosen := f.Then[0].(*ability.Select)
		other, before := f.Else[0].(*ability.Select)
		if chosen && before { // 代わりにコスト4以下のフォロワー1枚を選ぶ
			of = append(of, &other.Sel.Of, &then.Sel.Of)
		}
	}
	for i := 1; i < len(of); i++ {
		if a, b := of[i-1], of[i]; a != nil && b != nil {
			found = found || a.Who != (ability.Who{}) && ofAnybody(b)
		}
	}
	EachField(v, func(f reflect.Value) { found = found || x.halfSaid(f, bare) })
	return found
}

// ofAnybody: what lies somewhere, of whichever player.
func ofAnybody(f *ability.Filter) bool {
	return len(f.Zone) > 0 && f.Who == (ability.Who{}) && f.Ref == (ability.Ref{}) && len(f.Rel) == 0
}

// playerOfSeveral tells whether one player does something who is that of several things which were chosen: choose 1 Forward and 1 Backup. Its controller
// draws 1 card.
func playerOfSeveral(es []ability.Effect) (found bool) {
	several := map[uint8]bool{}
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		if s, is := e.(*ability.Select); is && s.Slot != 0 {
			several[s.Slot] = OfSeveral(&s.Sel)
		}
		by := ability.Who{}
		switch e := e.(type) {
		case *ability.Draw:
			by = e.Who
		case *ability.Damage:
			by = e.To.Who
		case *ability.Change:
			by = e.What.Who
		case *ability.Move:
			if e.What.Sel != nil {
				by = e.What.Sel.By
			}
			if e.What.Sel != nil && e.Bind != 0 { // all of them
				several[e.Bind] = OfSeveral(e.What.Sel)
			}
		case *ability.Try:
			by = e.Who
		}
		found = found || (by.Side == ability.MasterOf || by.Side == ability.OwnerOf) && by.Of.Kind == ability.Slot && several[by.Of.Slot]
	})
	return found
}

// ownOfEach tells whether each player does something so often as there are cards of one's own: お互いは自分の場のモンスターの枚数と同じ枚数引く.
func ownOfEach(v reflect.Value) (found bool) {
	if e, is := Is[ability.EachOf](v); is && takesTurns(e.What.Who) {
		return countsYours(reflect.ValueOf(e.Do))
	}
	EachField(v, func(f reflect.Value) { found = found || ownOfEach(f) })
	return found
}

func countsYours(v reflect.Value) (found bool) {
	if n, is := Is[ability.Amount](v); is && n.Op == ability.CountOf && n.Of != nil && n.Of.Who == Who(ability.You) {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || countsYours(f) })
	return found
}
