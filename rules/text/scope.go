package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
)

// sentenceScope decides where a sentence goes: a condition, and そうしたなら, reach to the
// end of their sentence, and on to those that speak of what it bound, or add to it; not to one that puts away what was looked at before.
func (f *folder) sentenceScope(c Clause) {
	inner := f.inner
	f.inner = nil
	switch {
	case c.Did || c.DidNot:
		if f.cur != f.base && f.tried == nil {
			f.cur = f.base
		}
	case c.Otherwise || c.If != nil:
		f.cur = f.base
	case inner != nil && (c.More || RefersBack(c.Do)) && !f.putAwayEitherWay(c.Do, *inner):
		if !c.More && f.onlyAsked(*inner) {
			f.fail("what is done to what was only asked about: if that holds, or either way?")
		}
		f.cur = inner
	default:
		f.cur = f.base
	}
}

// onlyAsked tells whether what hangs on the last condition is done to something else than what that asks about, and meets nothing: if it is a
// unit, draw 1 card.
func (f *folder) onlyAsked(under []ability.Effect) bool {
	n := len(f.Do)
	if n == 0 || len(under) == 0 || meets(under) || RefersBack(under) {
		return false
	}
	asked, is := f.Do[n-1].(*ability.If)
	return is && len(asked.Else) == 0 && loose(reflect.ValueOf(&asked.Cond).Elem())
}

// RefersBack tells whether effects speak of what was bound before them: not of what one of them chose or looked at itself, 1枚選び、トラッシュに置く.
func RefersBack(es []ability.Effect) bool {
	for i, e := range es {
		if l, is := e.(*ability.Look); is && l.Bind != 0 && i == 0 { // その中から is of what is looked at there
			return loose(reflect.ValueOf(l).Elem())
		}
		if in, is := e.(*ability.Instead); is && i == 0 && len(es) == 1 { // what happens instead is done to what that would have happened to
			return loose(reflect.ValueOf(&in.Of).Elem())
		}
		if s, is := e.(*ability.Select); is && s.Slot != 0 && i+1 < len(es) {
			return loose(reflect.ValueOf(&s.Sel).Elem()) || RefersBack(es[:i]) || speaksOfOther(reflect.ValueOf(es[i+1:]), len(s.Slots) > 0)
		}
	}
	if len(es) > 1 && doneToChosen(es[0]) { // 3枚を捨て場に置き、その中から; 100ダメージを与え、気絶させる
		return loose(reflect.ValueOf(es[0]).Elem()) || speaksOfNone(reflect.ValueOf(es[1:]))
	}
	return len(es) > 0 && loose(reflect.ValueOf(&es).Elem())
}

// doneToChosen tells whether something is done to cards that are chosen, or found, for it: what follows in the same sentence is of those.
func doneToChosen(e ability.Effect) bool {
	if _, finds := e.(*ability.Find); finds {
		return true
	}
	w := objectIn(e)
	return w != nil && w.Sel != nil
}

// speaksOfNone tells whether something is spoken of that no deed on cards can be.
func speaksOfNone(v reflect.Value) (found bool) {
	if r, is := Is[ability.Ref](v); is && r.Kind == ability.Slot {
		return slices.Contains([]uint8{SlotFormer, SlotLatter, SlotUser, SlotNamed, SlotWins, slotDie}, r.Slot)
	}
	EachField(v, func(f reflect.Value) { found = found || speaksOfNone(f) })
	return found
}

// speaksOfOther tells whether what stands behind a choice speaks of something else that was met than what was chosen there.
// Two chosen together are the former and the latter.
func speaksOfOther(v reflect.Value, two bool) (found bool) {
	if r, is := Is[ability.Ref](v); is && (r.Kind == ability.Slot && r.Slot != SlotIt && r.Slot != SlotCard && r.Slot != SlotNew && !(two && (r.Slot == SlotFormer || r.Slot == SlotLatter)) || r.Kind == ability.Rest) {
		return true
	}
	EachField(v, func(f reflect.Value) { found = found || speaksOfOther(f, two) })
	return found
}

// reached are the sentences that one condition holds for, as far as it reaches in this game.
// False: that cannot be said.
func (x *Lexicon) reached(cs []Clause) ([]Clause, bool) {
	switch x.Reach {
	case ReachSpoken:
		if out, ok := oneSentence(cs, true); ok || len(cs) < 2 {
			return out, ok
		}
		return oneSentence(heldWithin(cs), true)
	case ReachSentence:
		return oneSentence(cs, false)
	}
	return cs, true
}

// oneSentence joins what one condition holds for: 勝てば、A、B. Spoken: sentences that speak
// of what was bound before them stand by themselves, as what is said of the damage just dealt does. False: that cannot be said.
func oneSentence(cs []Clause, spoken bool) ([]Clause, bool) {
	for len(cs) > 1 {
		if spoken && RefersBack(cs[1].Do) && cs[1].If == nil || cs[1].Did || spoken && cs[1].DidNot || cs[1].Firm || cs[1].Mute {
			rest, ok := oneSentence(cs[1:], spoken)
			return append(cs[:1:1], rest...), ok
		}
		a, b := asDoer(cs[0]), asDoer(cs[1])
		if !Equal(b, Clause{Do: b.Do, For: a.For}) || a.May || a.Actor != (ability.Who{}) || a.Per != nil || len(a.On)+len(a.Cost) > 0 {
			return cs, false
		}
		a.Do = append(append([]ability.Effect(nil), a.Do...), b.Do...)
		cs = append([]Clause{a}, cs[2:]...)
	}
	return cs, true
}

// asDoer is what another player is told to do as an effect of its own, which says who does it.
func asDoer(c Clause) Clause {
	if c.Actor.Side != ability.Opponent || !Equal(c, Clause{Do: c.Do, Actor: c.Actor}) {
		return c
	}
	do := Clone(c.Do).([]ability.Effect)
	for _, e := range do {
		DoneBy(e, c.Actor)
	}
	return Clause{Do: do}
}

// LooseAmount tells whether an amount refers to what a text bound.
func LooseAmount(a ability.Amount) bool { return loose(reflect.ValueOf(&a).Elem()) }

// untilWhen: このターン中、次に…受けるダメージを0にし、… says its span before two things, of which the first has one anyway. Of a
// second that would hold for good nobody knows.
func untilWhen(a *ability.Ability, n *Normal) (doubtful bool) {
	if !slices.ContainsFunc(strings.FieldsFunc(strings.ToLower(string(n.R)), func(r rune) bool { return strings.ContainsRune("。.!", r) }), spanBeforeNext) {
		return false
	}
	ability.Walk(a, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Change:
			doubtful = doubtful || e.For == (ability.Time{}) && (e.What.Sel != nil || e.What.Ref != (ability.Ref{}))
		case *ability.Give:
			doubtful = doubtful || e.For == (ability.Time{})
		case *ability.Rule:
			doubtful = doubtful || e.For == (ability.Time{})
		}
	})
	return doubtful
}

// spanBeforeNext tells whether a sentence begins with this turn, says what becomes of something next, and then more.
func spanBeforeNext(s string) bool {
	for _, w := range [...][3]string{{"のターン", "次に", "し、"}, {"this turn, the next ", "", " and "}} {
		if _, behind, is := strings.Cut(s, w[0]); is {
			if _, next, is := strings.Cut(behind, w[1]); is && strings.Contains(next, w[2]) {
				return true
			}
		}
	}
	return false
}
