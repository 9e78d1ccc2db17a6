package text

import (
	"reflect"

	"gotaku/rules/ability"
)

// 【土の秘術 N】 is an optional additional cost of the card or ability that has it;
// the condition asks whether it was paid. SVE 13.3.3.2. The icon is printed where
// the condition stands, so the cost is added when reading and left out in printing.

// stackCounter is the name of the counters of スタック. SVE 13.3.2.2.
const stackCounter = "スタック"

// stackCost removes n stack counters from one own amulet with スタック.
func stackCost(n int32) ability.Cost {
	amulet := HasProp(ability.KeywordAttr)
	amulet.Has[0].Value = "stack"
	amulet.Kind, amulet.Zone, amulet.Who = ability.Amulet, []ability.Zone{ability.Field}, Who(ability.You)
	return ability.Cost{Mode: ability.Optional, Do: &ability.Mark{What: ability.What{Sel: &ability.Selector{N: One(), Of: amulet}}, Name: stackCounter, N: ability.N(n), Remove: true}}
}

// riteOf finds the earth rite of an ability; 0: none.
func riteOf(a *ability.Ability) (n int32) {
	eachRite(a, func(c *ability.Cond) { n = c.N })
	return n
}

func eachRite(a *ability.Ability, f func(*ability.Cond)) {
	var visit func(v reflect.Value)
	visit = func(v reflect.Value) {
		if v.CanAddr() {
			if c, ok := v.Addr().Interface().(*ability.Cond); ok && c.Op == ability.Did && c.Word == "earthrite" {
				f(c)
			}
		}
		EachField(v, visit)
	}
	visit(reflect.ValueOf(&a.Do).Elem())
}

// paidCosts adds the cost that the earth rite of an ability is, and gives the
// condition its number among the optional costs.
func paidCosts(a *ability.Ability) {
	if n := riteOf(a); n > 0 {
		a.Cost = append(a.Cost, stackCost(n))
		slot := options(a.Cost)
		eachRite(a, func(c *ability.Cond) { c.Slot = slot })
	}
}

func options(cs []ability.Cost) (n uint8) {
	for i := range cs {
		if cs[i].Mode == ability.Optional {
			n++
		}
	}
	return n
}

// unpaidCosts is the way back.
func unpaidCosts(a *ability.Ability) {
	n := riteOf(a)
	if last := len(a.Cost) - 1; n > 0 && last >= 0 && Equal(a.Cost[last], stackCost(n)) {
		a.Cost = a.Cost[:last]
		eachRite(a, func(c *ability.Cond) { c.Slot = 0 })
	}
}
