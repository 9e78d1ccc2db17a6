package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// What is left of cards that were looked at goes where a sentence of its own puts it, whether or not what stands before was done: you may
// add 1 of them to your hand. If you do so, discard 1 card. Put the rest at the bottom of your deck.

// restApart takes such a sentence behind others that hang on something. What comes behind it may hang on that, or may not. False: it is no
// such sentence, or the cards were looked at only if that holds.
func (f *folder) restApart(c Clause, do []ability.Effect) bool {
	if f.cur == &f.Do || f.repeated != nil || len(do) == 0 || !Equal(c, Clause{Do: c.Do, from: c.from, to: c.to}) {
		return false
	}
	if !onlyRest(do) && !f.clearsAway(do) {
		return false
	}
	if !slices.ContainsFunc(f.Do, looks) || slices.ContainsFunc(*f.cur, looks) || f.base != &f.Do && slices.ContainsFunc(*f.base, looks) {
		return false
	}
	f.Do = append(f.Do, do...)
	f.base, f.cur, f.inner, f.wait, f.hangs = &f.Do, &f.Do, nil, false, onUndone
	return true
}

// putAwayEitherWay tells whether effects put away the rest of what was looked at before a condition, or all of it, behind the sentence that hangs
// on the condition.
func (f *folder) putAwayEitherWay(do, under []ability.Effect) bool {
	return onlyRest(do) && slices.ContainsFunc(f.Do, looks) && !slices.ContainsFunc(under, looks) || len(do) == 1 && clears(f.Do, do[0])
}

func onlyRest(do []ability.Effect) bool {
	return len(do) > 0 && !slices.ContainsFunc(do, func(e ability.Effect) bool { return !putsRest(e) })
}

// clearsAway tells whether a sentence puts away the cards that were looked at, of which only something was asked: reveal the top card of your
// deck. If it is a Summon, draw 1 card. Put it into the Break Zone. What the condition does to them itself is another thing.
func (f *folder) clearsAway(do []ability.Effect) bool {
	n := len(f.Do)
	if len(do) != 1 || n < 2 {
		return false
	}
	asked, is := f.Do[n-1].(*ability.If)
	return is && f.cur == &asked.Then && clears(f.Do, do[0])
}

// clears tells whether an effect so puts away what was looked at by the last but one of those before it.
func clears(before []ability.Effect, e ability.Effect) bool {
	n := len(before)
	if n < 2 || !looks(before[n-2]) {
		return false
	}
	asked, is := before[n-1].(*ability.If)
	return is && len(asked.Else) == 0 && loose(reflect.ValueOf(&asked.Cond).Elem()) && putsAway(e) && !meets(asked.Then) && !RefersBack(asked.Then)
}

// putsAway tells whether what was met is put on a deck or away.
func putsAway(e ability.Effect) bool {
	m, is := e.(*ability.Move)
	return is && m.What.Sel == nil && m.What.Ref.Kind == ability.Slot && (m.To.Zone == ability.Deck || m.To.Zone == ability.Discards || m.How == ability.Discard)
}

// putsRest tells whether what is left of what was looked at is put somewhere.
func putsRest(e ability.Effect) bool {
	m, is := e.(*ability.Move)
	return is && m.What.Ref.Kind == ability.Rest
}

// eitherWay tells whether one of several effects is done whether or not the condition before it holds.
func eitherWay(es []ability.Effect, i int) bool {
	return putsRest(es[i]) && slices.ContainsFunc(es[:i], looks) || clears(es[:i], es[i])
}

// under prints what is done only if something is so. What is put away of the rest then is said in the same sentence: in one of its own
// it would be put there either way. False: that cannot be said.
func (x *Lexicon) under(es []ability.Effect) ([]Clause, bool) {
	cs, ok := x.Unfold(es)
	for i := 1; ok && i < len(cs) && !slices.ContainsFunc(es, looks); {
		if len(cs[i].Do) != 1 || !putsRest(cs[i].Do[0]) && (!putsAway(cs[i].Do[0]) || meets(es)) || cs[i].Apart {
			i++
			continue
		}
		one := Clause{Do: slices.Concat(cs[i-1].Do, cs[i].Do)}
		ok = Equal(cs[i-1], Clause{Do: cs[i-1].Do}) && Equal(cs[i], Clause{Do: cs[i].Do})
		cs = slices.Concat(cs[:i-1], []Clause{one}, cs[i+1:])
	}
	return cs, ok
}
