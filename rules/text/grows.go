package text

import "gotaku/rules/ability"

// What is said of the damage behind the sentence that deals it: このダメージは1000増える, for each thing of a sort or where
// something holds; このダメージは軽減されない.

// grows makes the damage that was dealt just before more.
func (f *folder) grows(c Clause, do []ability.Effect) {
	list := *f.cur
	last := len(list) - 1
	if plain := (Clause{Grows: true, If: c.If, Per: c.Per, Most: c.Most, Do: c.Do, from: c.from, to: c.to}); last < 0 || !Equal(c, plain) || c.If == nil && c.Per == nil {
		f.fail("what is more by so much?")
		return
	}
	old, deals := list[last].(*ability.Damage)
	if !deals || old.Split {
		f.fail("more damage where none was dealt just before")
		return
	}
	more := Clone(old).(*ability.Damage)
	if by := do[0].(*ability.Damage).N; old.N.Op == ability.Const && by.Op == ability.Const {
		more.N = ability.N(old.N.N + by.N)
	} else {
		more.N = ability.Amount{Op: ability.Sum, Args: []ability.Amount{old.N, by}}
	}
	if c.If != nil {
		f.insteadOf(&list[last], c, more)
		return
	}
	list[last] = more
}

// ways says of the damage that was dealt just before that it cannot be reduced, or that what it turns up, of a player's, has
// no effect.
func (f *folder) ways(c Clause) {
	list := *f.cur
	last := len(list) - 1
	if last < 0 {
		f.fail("damage that was not dealt")
		return
	}
	if n, under := list[last].(*ability.If); under && len(n.Else) == 0 && len(n.Then) > 0 { // of what is done where something holds
		list, last = n.Then, len(n.Then)-1
	}
	d, deals := list[last].(*ability.Damage)
	toPlayer := deals && d.To.Who != (ability.Who{})
	if !deals || c.Firm && d.Firm || c.Mute && (d.Mute || !toPlayer) {
		f.fail("damage that was not dealt just before")
		return
	}
	d.Firm, d.Mute = d.Firm || c.Firm, d.Mute || c.Mute
}

// inItsWay is the way back: what deals the damage, and the sentence that says how.
func (x *Lexicon) inItsWay(e ability.Effect) (first, how Clause, ok bool) {
	d, is := e.(*ability.Damage)
	if !is || d.Firm == d.Mute { // neither, or both, which no sentence says
		return first, how, false
	}
	plain := Clone(d).(*ability.Damage)
	plain.Firm, plain.Mute = false, false
	return x.plain(plain), Clause{Firm: d.Firm, Mute: d.Mute}, true
}
