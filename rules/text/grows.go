package text

import "gotaku/rules/ability"

// このダメージは1000増える, behind what deals it: for each thing of a sort, or where something holds.

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
