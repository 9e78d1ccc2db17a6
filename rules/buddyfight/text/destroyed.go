package text

import (
	"reflect"
	"slices"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is to be destroyed may stay where it is, for one of its soul: what is said of a destroyed card is said of none that stayed.
// [4.kw.soulguard.1]

// destroyedSaid are the words that ask something of the card that was destroyed.
var destroyedSaid = []string{"the destroyed ", "that destroyed ", "monster destroyed is", "card destroyed is", "monster destroyed was", "card destroyed was", "破壊したモンスターが", "破壊したモンスターの", "破壊したカードが"}

// ofDestroyed lets what is asked of the destroyed card, behind one that is chosen and destroyed, be asked only where it has come
// into the drop zone: a Soulguard may have left it where it is. False: that cannot be said. [4.kw.soulguard.1]
func ofDestroyed(a *ability.Ability, n *text.Normal) bool {
	low := strings.ToLower(string(n.R))
	if slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Verb == ability.Destroyed }) || !slices.ContainsFunc(destroyedSaid, func(s string) bool { return strings.Contains(low, s) }) {
		return true
	}
	gone := ability.Cond{Op: ability.Is, Ref: text.BindRef(text.SlotIt), Of: &ability.Filter{Zone: []ability.Zone{ability.Discards}}}
	said := 0
	for i, e := range a.Do {
		m, moves := e.(*ability.Move)
		if i == 0 || !moves || m.How != ability.Destroy || !text.IsIt(m.What.Ref) {
			continue
		}
		for j := i + 1; j < len(a.Do); j++ {
			f, is := a.Do[j].(*ability.If)
			switch {
			case !speaksOfIt(reflect.ValueOf(a.Do[j])):
			case is && len(f.Else) == 0 && speaksOfIt(reflect.ValueOf(f.Cond)):
				if f.Cond.Op == ability.And {
					f.Cond.Args = append([]ability.Cond{gone}, f.Cond.Args...)
				} else {
					f.Cond = ability.Cond{Op: ability.And, Args: []ability.Cond{gone, f.Cond}}
				}
				said++
			case is:
				return false
			default:
				a.Do[j] = &ability.If{Cond: gone, Then: []ability.Effect{a.Do[j]}}
				said++
			}
		}
		return said == 1
	}
	return true
}

// speaksOfIt tells whether something speaks of it, or of what was destroyed.
func speaksOfIt(v reflect.Value) (found bool) {
	if r, is := text.Is[ability.Ref](v); is {
		it := text.IsIt(r)
		r.As = 0
		return it || r == text.Done("destroyed")
	}
	text.EachField(v, func(f reflect.Value) { found = found || speaksOfIt(f) })
	return found
}

// staysEver tells whether what was chosen, or this card from some moment on, would remain on the field for good.
func staysEver(a *ability.Ability) (found bool) {
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		in, is := e.(*ability.Instead)
		found = found || is && len(in.Do) == 0 && in.N == nil && in.For == (ability.Time{}) && (in.Of.Verb == ability.Destroyed || in.Of.Verb == ability.Left) && in.Of.Subj != nil && (in.Of.Subj.Ref.Kind == ability.Slot || a.Kind != ability.Static && in.Of.Subj.Ref == text.ThisRef)
	})
	return found
}

// underDestroyed tells whether something is put under "it" where another card has just been destroyed or has left: that has no soul
// any more.
func underDestroyed(a *ability.Ability) bool {
	gone := slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return (e.Verb == ability.Destroyed || e.Verb == ability.Left) && (e.Subj == nil || e.Subj.Ref != text.ThisRef)
	})
	under, picked := false, false
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		switch e := e.(type) {
		case *ability.Select, *ability.Find, *ability.Look:
			picked = true
		case *ability.Move:
			under = under || e.To.Zone == ability.Soul && text.IsIt(e.To.Link)
		}
	})
	return gone && under && !picked
}

// tells says whether something in v is chosen, and whether how many were destroyed is counted:
// what was chosen may have stayed where it was.
func tells(v reflect.Value) (chosen, counted bool) {
	switch e := v.Interface().(type) {
	case *ability.Select:
		chosen = e != nil
	case ability.Amount:
		counted = e.Op == ability.NumberIn && e.Ref == text.Done("destroyed")
	}
	text.EachField(v, func(f reflect.Value) {
		a, b := tells(f)
		chosen, counted = chosen || a, counted || b
	})
	return chosen, counted
}
