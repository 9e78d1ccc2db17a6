package text

import (
	"reflect"

	"gotaku/rules/ability"
)

// "Dull all the Forwards. Freeze them": what is done to all of a sort binds nothing, so that
// behind it "them" would mean nothing. They are selected first: then both things are done to
// the same cards, whatever the first has made of them.

// gather does so at the one place where nothing else can be meant, and tells whether there
// was one. It is asked only where "them" meant nothing.
func gather(a *ability.Ability) bool {
	list, done := gathered(a.Do)
	if done {
		a.Do = list
	}
	return done
}

func gathered(es []ability.Effect) ([]ability.Effect, bool) {
	for i, e := range es {
		if f, ok := e.(*ability.If); ok && len(f.Then) == 1 && len(f.Else) == 1 { // deal them 9000 damage instead
			all, them := objectIn(f.Else[0]), objectIn(f.Then[0])
			if wholeSort(all) && them != nil && Equal(*them, ability.What{Ref: BindRef(SlotIt)}) {
				*them = Clone(*all).(ability.What)
				return es, true
			}
		}
		what := objectIn(e)
		if !wholeSort(what) {
			if bindsIt(e) {
				return nil, false
			}
			continue
		}
		if i+1 == len(es) || !saysThem(es[i+1]) {
			continue
		}
		out := append([]ability.Effect(nil), es[:i]...)
		pick := &ability.Select{Sel: Clone(*what.Sel).(ability.Selector), Slot: SlotNew, Pick: true}
		*what = ability.What{Ref: BindRef(SlotIt)}
		return append(append(out, pick), es[i:]...), true
	}
	return nil, false
}

// objectIn is what an effect is done to.
func objectIn(e ability.Effect) *ability.What {
	v := reflect.ValueOf(e).Elem()
	for _, name := range []string{"What", "To"} {
		if f := v.FieldByName(name); f.IsValid() {
			if w, ok := f.Addr().Interface().(*ability.What); ok {
				return w
			}
		}
	}
	return nil
}

// wholeSort: all of a sort that lie open, and not so many of the top of a deck.
func wholeSort(w *ability.What) bool {
	return w != nil && w.Sel != nil && len(w.Sel.Each) == 0 && w.Sel.N.Op == ability.All && w.Sel.Of.Depth == nil && w.Sel.Of.Ref == (ability.Ref{}) && !InSlot(&w.Sel.Of)
}

// bindsIt: what such an effect brings about is what "it" means behind it.
func bindsIt(e ability.Effect) bool {
	switch e := e.(type) {
	case *ability.Damage, *ability.Turn, *ability.Change, *ability.Give, *ability.Act, *ability.Mark:
		return false
	case *ability.Move:
		return e.What.Sel != nil
	}
	return true
}

// saysThem: the effect is done to what was spoken of before.
func saysThem(e ability.Effect) bool {
	w := objectIn(e)
	return w != nil && w.Ref == BindRef(SlotIt)
}
