package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// A condition is judged by what both fighters see: of cards that one of them looks at alone, or that lie in a hand, it would never
// be so that one of them is of a sort. [4.misc.facedown.2]

// unseen tells whether what is done hangs on the sort of cards that only one fighter sees.
func unseen(es []ability.Effect) bool {
	alone := false // what was looked at last is shown to one fighter
	for _, e := range es {
		switch e := e.(type) {
		case *ability.Look:
			alone = !e.Reveal && (e.From.Zone == ability.Hand_ || e.From.Zone == ability.Deck)
		case *ability.If:
			if c := reflect.ValueOf(&e.Cond).Elem(); alone && asks(c, text.InSlot) || asks(c, inHand) {
				return true
			}
			if unseen(e.Then) || unseen(e.Else) {
				return true
			}
		case *ability.Try:
			if unseen(e.Do) || unseen(e.Then) || unseen(e.Else) {
				return true
			}
		}
	}
	return false
}

// inHand tells whether cards of a hand are meant, and of nothing that is open.
func inHand(f *ability.Filter) bool { return len(f.Zone) == 1 && f.Zone[0] == ability.Hand_ }

// asks tells whether a condition asks for a sort of such cards.
func asks(v reflect.Value, of func(*ability.Filter) bool) (found bool) {
	if f, is := text.Is[ability.Filter](v); is {
		found = of(&f) && (f.Kind|f.NotKind != 0 || len(f.Has)+len(f.Num)+len(f.Or) > 0 || len(f.Rel) > 1)
	}
	text.EachField(v, func(f reflect.Value) { found = found || asks(f, of) })
	return found
}

// whichOfThem tells whether "it" is said behind the condition that one of a sort is among several cards: all of those would be
// taken for it.
func whichOfThem(es []ability.Effect) bool {
	for _, e := range es {
		f, is := e.(*ability.If)
		if !is {
			continue
		}
		if f.Cond.Op == ability.Compare && asks(reflect.ValueOf(&f.Cond).Elem(), text.InSlot) && len(f.Then) > 0 {
			if w := acts(f.Then[0]); w != nil && text.IsIt(w.Ref) {
				return true
			}
			if t, may := f.Then[0].(*ability.Try); may && len(t.Do) > 0 {
				if w := acts(t.Do[0]); w != nil && text.IsIt(w.Ref) {
					return true
				}
			}
		}
		if whichOfThem(f.Then) || whichOfThem(f.Else) {
			return true
		}
	}
	return false
}

// anotherOfThose tells whether behind one of the cards looked at another is spoken of, and not where it lies: その中からモンスター1枚を手札に
// 加え、他のモンスター1枚をゲージに置く.
func anotherOfThose(es []ability.Effect, n *text.Normal) bool {
	said := strings.ToLower(string(n.R))
	if strings.Contains(said, "場の他の") || strings.Contains(said, "on the field") {
		return false
	}
	taken := false
	for _, e := range es {
		if t, is := e.(*ability.Try); is && anotherOfThose(append(slices.Clone(t.Do), t.Then...), n) {
			return true
		}
		m, is := e.(*ability.Move)
		if !is || m.What.Sel == nil {
			continue
		}
		f := &m.What.Sel.Of
		has := func(k ability.RelKind) bool {
			return slices.ContainsFunc(f.Rel, func(r ability.Rel) bool { return r.Kind == k })
		}
		if taken && has(ability.Other) && f.Who == (ability.Who{}) && (len(f.Zone) == 0 || text.Equal(f.Zone, []ability.Zone{ability.Field})) {
			return true
		}
		taken = taken || has(ability.InSlot)
	}
	return false
}

// thatOfTwo tells whether English says "that card" where two were chosen: it may be either, and is not both.
func thatOfTwo(es []ability.Effect, n *text.Normal) bool {
	two := false
	ability.Walk(&ability.Ability{Do: es}, func(e ability.Effect) {
		s, is := e.(*ability.Select)
		two = two || is && len(s.Sel.Each) > 1 && !s.Sel.Or
	})
	low := strings.ToLower(string(n.R))
	return two && slices.ContainsFunc([]string{"that card", "that monster", "that item"}, func(w string) bool { return strings.Contains(low, w) })
}
