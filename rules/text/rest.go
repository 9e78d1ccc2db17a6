package text

import (
	"slices"

	"gotaku/rules/ability"
)

// What is left of cards that were looked at goes where a sentence of its own puts it, whether or not what stands before was done: you may
// add 1 of them to your hand. If you do so, discard 1 card. Put the rest at the bottom of your deck.

// restApart takes such a sentence behind others that hang on something. What comes behind it may hang on that, or may not. False: it is no
// such sentence, or the cards were looked at only if that holds.
func (f *folder) restApart(c Clause, do []ability.Effect) bool {
	if f.cur == &f.Do || f.repeated != nil || len(do) == 0 || slices.ContainsFunc(do, func(e ability.Effect) bool { return !putsRest(e) }) || !Equal(c, Clause{Do: c.Do, from: c.from, to: c.to}) {
		return false
	}
	if !slices.ContainsFunc(f.Do, looks) || slices.ContainsFunc(*f.cur, looks) || f.base != &f.Do && slices.ContainsFunc(*f.base, looks) {
		return false
	}
	f.Do = append(f.Do, do...)
	f.base, f.cur, f.inner, f.wait, f.hangs = &f.Do, &f.Do, nil, false, onUndone
	return true
}

// putsRest tells whether what is left of what was looked at is put somewhere.
func putsRest(e ability.Effect) bool {
	m, is := e.(*ability.Move)
	return is && m.What.Ref.Kind == ability.Rest
}

// under prints what is done only if something is so. What is put away of the rest then is said in the same sentence: in one of its own
// it would be put there either way. False: that cannot be said.
func (x *Lexicon) under(es []ability.Effect) ([]Clause, bool) {
	cs, ok := x.Unfold(es)
	for i := 1; ok && i < len(cs) && !slices.ContainsFunc(es, looks); {
		if len(cs[i].Do) != 1 || !putsRest(cs[i].Do[0]) || cs[i].Apart {
			i++
			continue
		}
		one := Clause{Do: slices.Concat(cs[i-1].Do, cs[i].Do)}
		ok = Equal(cs[i-1], Clause{Do: cs[i-1].Do}) && Equal(cs[i], Clause{Do: cs[i].Do})
		cs = slices.Concat(cs[:i-1], []Clause{one}, cs[i+1:])
	}
	return cs, ok
}
