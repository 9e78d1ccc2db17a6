package text

import (
	"slices"

	"gotaku/rules/ability"
)

// A condition, and そうしたなら, may reach over the sentences behind its own. Printed apart they would seem to be free
// of it: where the game says so they are joined to it, or begin with a word that goes on.

// breath prints the first clause and those that are said in one sentence with it, and how many these are; reached:
// a condition of a sentence before still holds.
func (w *Printer) breath(cs []Clause, reached bool) (string, int, bool) {
	if !w.Game.Lex.Onward || !reached && !w.under && !reaches(cs[0]) {
		s, ok := w.Sentence(cs[0])
		return s, 1, ok
	}
	many := w.Many
	for n := len(sayable(cs)); n > 1; n-- {
		whole := cs[0]
		for _, c := range cs[1:n] {
			whole.Do = slices.Concat(whole.Do, c.Do)
		}
		if !chosenTwice(whole.Do) {
			if s, ok := w.Sentence(whole); ok {
				return w.onward(s, cs[0], reached), n, true
			}
		}
		w.Many = many
	}
	s, ok := w.Sentence(cs[0])
	return w.onward(s, cs[0], reached), 1, ok
}

// reaches tells whether a sentence has a condition that may hold for those behind it.
func reaches(c Clause) bool { return c.If != nil || c.Did || c.DidNot || c.Otherwise }

// onward begins a sentence that says no condition of its own with the word that goes on under that of the one before.
func (w *Printer) onward(s string, c Clause, reached bool) string {
	if own := (Clause{Do: c.Do, For: c.For, Per: c.Per, Most: c.Most, Actor: c.Actor, May: c.May, Cost: c.Cost, Must: c.Must, On: c.On, Once: c.Once, Each: c.Each, from: c.from, to: c.to}); !reached || !Equal(c, own) {
		return s
	}
	if holds(c) {
		return Pick(w.Lang, "さらに、"+s, "Also, "+Uncapital(s))
	}
	return Pick(w.Lang, "その後、"+s, "Then, "+Uncapital(s))
}

// holds tells whether what a sentence says is so, and is not done at some time.
func holds(c Clause) bool {
	if c.For != (ability.Time{}) || c.May || len(c.Cost)+len(c.On) > 0 {
		return false
	}
	return !slices.ContainsFunc(c.Do, func(e ability.Effect) bool {
		t := ability.TimeOf(e)
		change, is := e.(*ability.Change)
		return t == nil || *t != (ability.Time{}) || is && change.Stat > ability.CardStats
	})
}

// sayable are the first clause and those behind it that say one thing each and nothing around it, so that one sentence
// may say them all.
func sayable(cs []Clause) []Clause {
	first := cs[0]
	if first.If, first.Did, first.DidNot, first.Otherwise, first.Reflex, first.They, first.Deeds = nil, false, false, false, false, false, nil; first.While || !plainOne(first) {
		return cs[:1]
	}
	n := 1
	for n < len(cs) && plainOne(cs[n]) {
		n++
	}
	return cs[:n]
}

// plainOne tells whether a clause is one effect and nothing else.
func plainOne(c Clause) bool {
	if len(c.Do) != 1 || !Equal(c, Clause{Do: c.Do, from: c.from, to: c.to}) {
		return false
	}
	_, modes := c.Do[0].(*ability.Modes)
	return !modes
}
