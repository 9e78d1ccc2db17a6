package game

import (
	"slices"
	"strings"

	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What is printed on units: attributes they have the advantage of, skills, powers.

// describeUnit says of a unit over which attributes it has the advantage and what its
// retreat costs; its first attribute stands where others have their cost.
func (b *book) describeUnit(v *render.Face, s *state.Side) {
	if len(v.Attrs) > 0 {
		v.Badge = v.Attrs[0].Letter
	}
	if s.Kinds&ability.Unit == 0 {
		return
	}
	v.Over = b.classes(s.Classes) + "　" + b.t("card.advantage", b.classes(s.Traits))
	if n, has := s.Num.Get(ability.Retreat); has {
		v.Over += "　" + b.t("card.retreat", n)
	}
}

// classes are attributes in a row.
func (b *book) classes(list []string) string {
	if len(list) == 0 {
		return b.t("common.none")
	}
	var out []string
	for _, c := range list {
		out = append(out, b.t("class."+c))
	}
	return strings.Join(out, b.pick("", "/"))
}

// heads finds the skills in the text of a face: each begins with the first line of its
// ability.
func (b *book) heads(v *render.Face, f state.FaceID, s *state.Side) {
	if s.Card == nil {
		return
	}
	from := 0
	for i := range s.Card.Abilities {
		a := &s.Card.Abilities[i]
		id := state.AbilityID{Face: f, N: int16(i + 1)}
		first, _, more := strings.Cut(b.ability(id), "\n")
		if a.Marks&(ability.Skill|ability.EXPower) != ability.Skill {
			if k := slices.Index(v.Text, first); k >= 0 && a.Marks&ability.EXPower != 0 {
				v.Text[k] = labelled(first)
			}
			continue
		}
		if !more && len(a.Do) > 0 {
			continue // what it does stands in the same line
		}
		for k := from; k < len(v.Text); k++ {
			if v.Text[k] == first {
				v.Heads = append(v.Heads, render.SkillHead{At: k, Cost: costOf(a), Name: b.powerName(id, a), Damage: damageOf(a)})
				from = k + 1
				break
			}
		}
	}
}

// labelled sets the label that a text begins with as a pill.
func labelled(s string) string {
	for i, r := range s {
		switch {
		case i > 0 && strings.ContainsRune("「“ ", r):
			return "[" + s[:i] + "]" + s[i:]
		case r < 'A' || r > 'Z':
			return s
		}
	}
	return s
}

// powerName is the name of a skill or a power, in the language shown: what stands in
// quotes in its first line.
func (b *book) powerName(id state.AbilityID, a *ability.Ability) string {
	first, _, _ := strings.Cut(b.ability(id), "\n")
	for _, q := range [...][2]string{{"「", "」"}, {"“", "”"}} {
		if _, rest, ok := strings.Cut(first, q[0]); ok {
			if name, _, ok := strings.Cut(rest, q[1]); ok {
				return name
			}
		}
	}
	return a.Name
}

// costOf is how much energy a skill needs as it is printed.
func costOf(a *ability.Ability) int {
	n := 0
	for i := range a.Cost {
		if c := &a.Cost[i]; c.Res == ability.Energy {
			n += int(c.N.N)
		}
	}
	return n
}

// damageOf is a skill's damage as it is printed: 100, 200×; "" if it has none.
func damageOf(a *ability.Ability) string {
	if len(a.Args) == 0 {
		return ""
	}
	if n := &a.Args[0]; n.Op == ability.Const {
		return itoa(int(n.N))
	}
	return itoa(int(perOf(&a.Args[0]))) + "×"
}

// perOf is the number that is taken so many times.
func perOf(n *ability.Amount) int32 {
	if n.Op == ability.Const {
		return n.N
	}
	for i := range n.Args {
		if v := perOf(&n.Args[i]); v > 0 {
			return v
		}
	}
	return 0
}
