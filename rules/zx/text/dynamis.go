package text

import (
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What Zex Extras and Shifts are played under. [202.8d, 806.1b-e]

// dynamisRows: what the conditions say.
func dynamisRows() []text.Row {
	return []text.Row{
		{ID: "descent of", NT: "descent", JA: "{0.Do.What.Sel.Of:np}を{0.Do.What.Sel.N:count} | {0.Do.What.Sel.Of:np}{0.Do.What.Sel.N:count}", EN: "{0.Do.What.Sel.N:count} {0.Do.What.Sel.Of:np}",
			Node: []ability.Cost{{Do: &ability.Move{What: ability.What{Sel: &ability.Selector{}}, How: ability.Destroy, To: text.At(ability.Discards)}}}, Needs: rebootedZexes},
		{ID: "descent of so many or more", NT: "descent", JA: "{0.Do.What.Sel.Of:np}を{0.Do.What.Sel.N.N:num}{:ctr}以上 | {0.Do.What.Sel.Of:np}{0.Do.What.Sel.N.N:num}{:ctr}以上", EN: "{0.Do.What.Sel.N.N:num} or more {0.Do.What.Sel.Of:np}",
			Node: []ability.Cost{{Do: &ability.Move{What: ability.What{Sel: &ability.Selector{N: ability.Count{Op: ability.AnyNumber}}}, How: ability.Destroy, To: text.At(ability.Discards)}}}, Needs: rebootedZexes},
		{ID: "level of a race", NT: "level", JA: "{L.Of.Has.0.Value:trait}Lv{R:num}", EN: "{L.Of.Has.0.Value:trait} Lv {R:num}", Node: level(ability.Filter{Has: []ability.Prop{{Attr: ability.TraitAttr}}}), Needs: leveled},
		{ID: "level of a kind", NT: "level", JA: "{L.Of.Kind:kind}Lv{R:num}", EN: "{L.Of.Kind:kind} Lv {R:num}", Node: level(ability.Filter{}), Needs: func(v any) bool { return leveled(v) && v.(ability.Cond).L.Of.Kind != 0 }},
		{ID: "served", NT: "served", JA: "P{_:serves}", EN: "P {_:serves}"},
		{ID: "serves", NT: "serves", JA: "{L.Of.Or.0.Has.0.Value=L.Of.Or.1.Has.0.Value:name}", EN: "{L.Of.Or.0.Has.0.Value=L.Of.Or.1.Has.0.Value:name}", Node: served()},
		{ID: "vessel", NT: "vessel", JA: "{Sel.Of:np}‹1枚|›", EN: "{Sel.Of:np}", Node: &ability.Select{Slot: 1, Sel: ability.Selector{N: text.One()}}},
	}
}

// rebootedZexes: only Zexes that are not asleep are destroyed for a descent. [806.1b]
func rebootedZexes(v any) bool {
	f := v.([]ability.Cost)[0].Do.(*ability.Move).What.Sel.Of
	return f.Who.Side == ability.You && len(f.Zone) == 1 && f.Zone[0] == ability.Square
}

// level is how many face-up cards dynamis must show. [1110]
func level(of ability.Filter) ability.Cond {
	of.Who, of.Zone, of.Is = text.Who(ability.You), []ability.Zone{ability.Dynamis}, []ability.State{ability.FaceUp}
	return ability.Cond{Op: ability.Compare, L: ability.Amount{Op: ability.CountOf, Of: &of}}
}

// dragons: [ドラゴン]Lv counts every race that has the word in it. [1110.3]
const dragon = "ドラゴン"

// leveled: a level of nothing would ask for nothing.
func leveled(v any) bool { return v.(ability.Cond).R.N > 0 }

// levelled writes out what a level counts.
func levelled(c *ability.Cond) {
	if h := c.L.Of.Has; len(h) == 1 && h[0].Value == dragon {
		h[0].Match = ability.Contains
	}
}

// served is P「name」: whom the player of the ability uses. [205.4a]
func served() ability.Cond {
	k := playerIs(ability.Contains)
	k.L.Of.Who = text.Who(ability.You)
	k.L.Of.Or = slices.Delete(k.L.Of.Or, 1, 2) // an Overboost's own name does not do
	return k
}
