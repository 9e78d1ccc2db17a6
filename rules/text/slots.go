package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// renumber gives slots their final numbers; binders that nothing uses get 0.
func renumber(v reflect.Value, to *[256]uint8) {
	if v.Type() == refType {
		f := v.Addr().Interface().(*ability.Ref)
		if f.Kind == ability.Slot || f.Kind == ability.Rest {
			f.Slot = to[f.Slot]
		}
		return
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			renumber(v.Elem(), to)
		}
	case reflect.Slice:
		for i := 0; i < v.Len(); i++ {
			renumber(v.Index(i), to)
		}
	case reflect.Struct:
		if v.CanAddr() {
			switch e := v.Addr().Interface().(type) {
			case *ability.Select:
				e.Slot = to[e.Slot]
				for i := range e.Slots {
					e.Slots[i] = to[e.Slots[i]]
				}
			case *ability.Make:
				e.Bind = to[e.Bind]
			case *ability.Find:
				e.Bind = to[e.Bind]
			case *ability.Ask:
				e.Bind = to[e.Bind]
			case *ability.Look:
				e.Bind, e.Met = to[e.Bind], to[e.Met]
			case *ability.Cancel:
				e.Bind = to[e.Bind]
			case *ability.Draw:
				e.Bind = to[e.Bind]
			case *ability.Move:
				e.Bind = to[e.Bind]
			case *ability.Turn:
				e.Bind = to[e.Bind]
			case *ability.Play:
				e.Bind = to[e.Bind]
			case *ability.Act:
				e.Bind = to[e.Bind]
			}
		}
		for i := 0; i < v.NumField(); i++ {
			switch v.Field(i).Kind() {
			case reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Struct:
				renumber(v.Field(i), to)
			}
		}
	}
}

// themselves settles whose 自分の, 自身の and their are where nobody else is said to act:
// of the player whose ability it is. In English nobody says so of themselves, and in Japanese not
// where the other player does something beside it; then it is false.
func (c *Compiler) themselves(a *ability.Ability) bool {
	theirs := false
	if c.Lang == EN && len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Who.Side != ability.Opponent }) {
		for _, e := range a.Do { // at the beginning of your opponent's turn, of what they control
			replaceThat(reflect.ValueOf(e).Elem(), Who(ability.Opponent))
		}
	}
	ability.Walk(a, func(e ability.Effect) {
		if c.Lang == EN {
			theyMight(e)
		}
		theirs = theirs || doneByOther(e)
	})
	return own(reflect.ValueOf(a).Elem()) == 0 || c.Lang == JA && !theirs
}

// doneByOther tells whether it is another player who does something, or may.
func doneByOther(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Try:
		return acts(e.Who)
	case *ability.Select:
		return acts(e.By)
	}
	return acts(doer(e))
}

// theyMight makes "their", in what follows from what another player may do, that of this player: Your opponent may discard a card. If they
// don't, deal 2 damage to their leader.
func theyMight(e ability.Effect) {
	if t, ok := e.(*ability.Try); ok && t.Who.Side == ability.Opponent {
		for _, e := range slices.Concat(t.Then, t.Else) {
			replaceThat(reflect.ValueOf(e).Elem(), t.Who)
		}
	}
}

// replaceThat makes a player whom "they" means another wherever no player is gone through.
func replaceThat(v reflect.Value, by ability.Who) {
	if v.CanAddr() {
		switch x := v.Addr().Interface().(type) {
		case *ability.Who:
			if x.Side == ability.That {
				*x = Clone(by).(ability.Who)
			}
			return
		case *ability.EachOf:
			if x.What.Who != (ability.Who{}) {
				return
			}
		}
	}
	EachField(v, func(f reflect.Value) { replaceThat(f, by) })
}

// own makes that player you wherever no player is gone through, and counts where.
func own(v reflect.Value) (n int) {
	if v.CanAddr() {
		switch x := v.Addr().Interface().(type) {
		case *ability.Who:
			if x.Side == ability.That {
				x.Side = ability.You
				return 1
			}
		case *ability.EachOf:
			if x.What.Who != (ability.Who{}) {
				return 0
			}
		}
	}
	EachField(v, func(f reflect.Value) { n += own(f) })
	return n
}

func nobodys(n *Normal) *Trouble {
	return doubt(n, "誰のことか分からない", "“their” is of nobody")
}
