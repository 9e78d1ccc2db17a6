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

// saysDestroyed tells whether a text speaks of the card that was destroyed, and not of how many were or whether one is among them.
func saysDestroyed(low string) bool {
	for _, w := range []string{"the destroyed ", "that destroyed ", "monster destroyed is", "card destroyed is", "monster destroyed was", "card destroyed was", "the monster destroyed", "the card destroyed"} {
		if strings.Contains(low, w) {
			return true
		}
	}
	for _, kind := range []string{"カード", "モンスター", "アイテム", "魔法"} {
		for rest := low; ; {
			_, behind, said := strings.Cut(rest, "破壊した"+kind)
			if !said {
				break
			}
			if rest = behind; !slices.ContainsFunc([]string{"の枚数", "枚数", "の数", "数", "の中", "1枚"}, func(w string) bool { return strings.HasPrefix(behind, w) }) {
				return true
			}
		}
	}
	return false
}

// theDestroyed is the card that was destroyed, before it is known what destroyed it.
var theDestroyed = ability.Ref{Kind: ability.Subject, Slot: text.SlotDied}

// ofTheTrigger lets the destroyed card be the one that an ability waits for. Where the ability waits for none, English says it of what was
// chosen and destroyed just before. False: 破壊された is said of neither, or it may be either.
func ofTheTrigger(a *ability.Ability, n *text.Normal) bool {
	waits := len(a.On) > 0 && !slices.ContainsFunc(a.On, func(e ability.Event) bool {
		return e.Verb != ability.Destroyed || e.Subj == nil || e.Subj.Ref == text.ThisRef
	})
	destroys := false
	ability.Walk(&ability.Ability{Do: a.Do}, func(e ability.Effect) {
		m, is := e.(*ability.Move)
		destroys = destroys || is && m.How == ability.Destroy
	})
	do := reflect.ValueOf(&a.Do).Elem()
	if waits && !destroys {
		putDestroyed(do, text.Done("destroyed"), theDestroyed) // 破壊したモンスター, behind 破壊した時
		return true
	}
	said := putDestroyed(do, theDestroyed, text.BindRef(text.SlotIt))
	return !said || !waits && !strings.Contains(string(n.R), "破壊された")
}

// putDestroyed puts one reference for another, but not where it is counted how many were destroyed; false: the other is nowhere.
func putDestroyed(v reflect.Value, was, is ability.Ref) (found bool) {
	if n, counts := text.Is[ability.Amount](v); counts && n.Op == ability.NumberIn {
		return false
	}
	if r, ref := text.Is[ability.Ref](v); ref {
		if r.As = 0; r != was {
			return false
		}
		v.Set(reflect.ValueOf(is))
		return true
	}
	text.EachField(v, func(f reflect.Value) { found = putDestroyed(f, was, is) || found })
	return found
}

// ofDestroyed lets what is said of the destroyed card, behind one that is chosen and destroyed, be said only where it has come
// into the drop zone: a Soulguard may have left it where it is. False: that cannot be said, or several may have been destroyed,
// of which it is one. [4.kw.soulguard.1]
func ofDestroyed(a *ability.Ability, n *text.Normal) bool {
	low := strings.ToLower(string(n.R))
	if slices.ContainsFunc(a.On, func(e ability.Event) bool { return e.Verb == ability.Destroyed }) || !saysDestroyed(low) {
		return true
	}
	b := behind{each: strings.Contains(low, "破壊した")}
	return b.walk(a.Do) && (!b.destroys || b.said == 1)
}

// behind goes through what is done for what is said of a destroyed card.
type behind struct {
	several  bool // more than one may have been chosen last
	destroys bool // something has been destroyed
	many     bool // more than one may have been
	each     bool // the text is Japanese, which says 破壊したカード of all of them, too
	said     int  // how often it is spoken of
}

func (b *behind) walk(es []ability.Effect) bool {
	gone := ability.Cond{Op: ability.Is, Ref: text.BindRef(text.SlotIt), Of: &ability.Filter{Zone: []ability.Zone{ability.Discards}}}
	for i, e := range es {
		if s, is := e.(*ability.Select); is {
			b.several = text.OfSeveral(&s.Sel)
			continue
		}
		if m, is := e.(*ability.Move); is && m.How == ability.Destroy && m.What.Ref != text.ThisRef {
			b.destroys, b.many = true, b.several || m.What.Sel != nil
			continue
		}
		switch f := e.(type) {
		case *ability.Try:
			if !speaksOfIt(reflect.ValueOf(f.Do)) || !b.destroys {
				if !b.walk(f.Do) || !b.walk(f.Then) || !b.walk(f.Else) {
					return false
				}
				continue
			}
		case *ability.If:
			if !b.destroys || !speaksOfIt(reflect.ValueOf(f.Cond)) {
				if !b.walk(f.Then) || !b.walk(f.Else) {
					return false
				}
				continue
			}
		}
		if !b.destroys || !speaksOfIt(reflect.ValueOf(e)) {
			continue
		}
		b.said++
		f, is := e.(*ability.If)
		m, moves := e.(*ability.Move)
		switch {
		case b.many && b.each && moves && m.What.Sel == nil && !b.several: // all of them are moved
		case b.many || is && len(f.Else) > 0:
			return false
		case is && f.Cond.Op == ability.And:
			f.Cond.Args = append([]ability.Cond{gone}, f.Cond.Args...)
		case is:
			f.Cond = ability.Cond{Op: ability.And, Args: []ability.Cond{gone, f.Cond}}
		default:
			es[i] = &ability.If{Cond: gone, Then: []ability.Effect{e}}
		}
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
