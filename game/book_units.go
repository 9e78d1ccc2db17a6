package game

import (
	"slices"
	"strings"

	"gotaku/assets"
	"gotaku/render"
	"gotaku/rules/ability"
	"gotaku/rules/state"
)

// What is printed on cards besides: what stands over the text, skills, powers.

// headline is what stands over the text of some cards instead of cost and classes; where
// cards have no cost the first attribute stands in its place.
func (b *book) headline(v *render.Face, s *state.Side) {
	if b.desk.Faces.Hued && len(v.Attrs) > 0 && v.Badge == "" {
		v.Badge = v.Attrs[0].Letter
	}
	var pieces []string
	for i := range b.desk.Faces.Over {
		o := &b.desk.Faces.Over[i]
		if s.Kinds&o.For == 0 {
			continue
		}
		switch n, has := s.Num.Get(o.Stat); {
		case o.Classes:
			pieces = append(pieces, b.classes(s.Classes))
		case o.Traits:
			pieces = append(pieces, assets.Fill(b.words(o.Words), b.classes(s.Traits)))
		case has:
			pieces = append(pieces, assets.Fill(b.words(o.Words), int(n)))
		}
	}
	if len(pieces) > 0 {
		v.Over = strings.Join(pieces, "　")
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
		if !b.isSkill(a) {
			if k := slices.Index(v.Text, first); k >= 0 && a.Marks&b.desk.Faces.Powers != 0 {
				relabel(v, k, labelled(first))
			}
			continue
		}
		if !more && len(a.Do) > 0 {
			continue // what it does stands in the same line
		}
		for k := from; k < len(v.Text); k++ {
			if v.Text[k] == first {
				v.Heads = append(v.Heads, render.SkillHead{At: k, Cost: b.costOf(a), Name: b.powerName(id, a), Damage: damageOf(a)})
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

// isSkill says whether a text is a skill that is used in a window of its own; isPower
// whether it is something else with a name of its own.
func (b *book) isSkill(a *ability.Ability) bool {
	return a.Marks&(b.desk.Faces.Skills|b.desk.Faces.Powers) == b.desk.Faces.Skills && b.desk.Faces.Skills != 0
}

func (b *book) isPower(a *ability.Ability) bool {
	return a.Marks&b.desk.Faces.Powers != 0 && a.Marks&b.desk.Faces.Skills == 0
}

// costOf is how much a skill needs as it is printed.
func (b *book) costOf(a *ability.Ability) int {
	n := 0
	for i := range a.Cost {
		if c := &a.Cost[i]; b.desk.Skill != nil && c.Res == b.desk.Skill.Needs {
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
