package divinecross

import (
	"slices"

	"gotaku/rules/ability"
)

// category says when a clause of a skill is carried out. [704.4-704.8]
type category uint8

const (
	other     category = iota // 704.8
	before                    // 704.4
	changes                   // 704.6b
	base                      // 704.6a-1: what leads to the base damage, which counts it
	deals                     // 704.7
	restricts                 // 703.1a-3, 704.6, 922: what is read of the skill as it is used, and not carried out
	categories
)

// BeforeDamage is the word of the Later that is carried out before the damage. [704.4]
const BeforeDamage = "before damage"

// ThisSkill is the name by which a skill says of itself what may not be done to its damage. [704.6b, 704.6c]
const ThisSkill = "this skill"

// saysOfItself tells whether a skill says that something is not done to its damage, by whom that is said not to do it.
func saysOfItself(a *ability.Ability, v ability.Verb, by ability.Side) bool {
	return slices.ContainsFunc(a.Do, func(e ability.Effect) bool {
		r, is := e.(*ability.Rule)
		return is && r.Name == ThisSkill && r.Verb == v && r.Mode == ability.Cannot && r.By.Side == by
	})
}

// categoryOf tells a clause's category by its nodes; what follows from "if you did" stays
// with its head.
func categoryOf(e ability.Effect) category {
	switch e := e.(type) {
	case *ability.Later:
		if e.On.Word == BeforeDamage {
			return before
		}
		return other
	case *ability.Instead:
		return other
	case *ability.Rule:
		if e.Verb == ability.UsingSkill && e.Mode == ability.May || e.Name == ThisSkill {
			return restricts
		}
	case *ability.Change:
		if e.Stat == ability.SkillDamage {
			return changes
		}
	case *ability.Damage:
		return deals
	}
	in := other
	ability.Children(e, func(c ability.Effect) {
		if of := categoryOf(c); of == changes || in == other && of == deals {
			in = of
		}
	})
	return in
}

// clauses are a skill's clauses by category, each with what leads to it.
type clauses [categories][][]ability.Effect

// sortClauses sorts the clauses of a skill: selections, looks and jankens go with the
// clause that follows them, and so does what that clause counts or speaks of; what the
// base damage counts leads to that.
func sortClauses(a *ability.Ability) (out clauses) {
	body := a.Do
	var lead []ability.Effect
	add := func(c category) {
		out[c] = append(out[c], lead)
		lead = nil
	}
	for i, e := range body {
		lead = append(lead, e)
		if slot := bindOf(e); slot != 0 && len(a.Args) > 0 && amountOf(&a.Args[0], slot) {
			add(base)
			continue
		}
		switch e.(type) {
		case *ability.Select, *ability.Look, *ability.Ask:
			continue
		}
		if i+1 < len(body) && speaksOf(body[i+1], bindOf(e)) {
			continue
		}
		add(categoryOf(e))
	}
	if len(lead) > 0 {
		add(other)
	}
	return out
}

// run carries out the clauses of a category.
func (c *clauses) run(k *K, f *frame, of category) {
	for _, body := range c[of] {
		if l, ok := body[len(body)-1].(*ability.Later); ok && of == before {
			body = append(slices.Clip(body[:len(body)-1]), l.Do...)
		}
		k.RunText(f, body)
	}
}

// bindOf is the slot in which a clause leaves what it drew or moved; 0: none.
func bindOf(e ability.Effect) uint8 {
	switch e := e.(type) {
	case *ability.Draw:
		return e.Bind
	case *ability.Move:
		return e.Bind
	case *ability.Ask:
		return e.Bind
	}
	return 0
}

// speaksOf says whether a clause counts or asks about what is bound to a slot.
func speaksOf(e ability.Effect, slot uint8) bool {
	if slot == 0 {
		return false
	}
	var n ability.Amount
	switch e := e.(type) {
	case *ability.Change:
		n = e.N
	case *ability.Damage:
		n = e.N
	case *ability.Act:
		n = e.N
	case *ability.Draw:
		n = e.N
	case *ability.If:
		if condOf(&e.Cond, slot) {
			return true
		}
	}
	found := amountOf(&n, slot)
	ability.Children(e, func(c ability.Effect) { found = found || speaksOf(c, slot) })
	return found
}

func amountOf(a *ability.Amount, slot uint8) bool {
	in := func(r ability.Ref) bool { return r.Kind == ability.Slot && r.Slot == slot }
	return in(a.Ref) || a.Of != nil && in(a.Of.Ref) || slices.ContainsFunc(a.Args, func(b ability.Amount) bool { return amountOf(&b, slot) })
}

func condOf(c *ability.Cond, slot uint8) bool {
	return c.Ref.Kind == ability.Slot && c.Ref.Slot == slot || amountOf(&c.L, slot) || amountOf(&c.R, slot) ||
		slices.ContainsFunc(c.Args, func(b ability.Cond) bool { return condOf(&b, slot) })
}
