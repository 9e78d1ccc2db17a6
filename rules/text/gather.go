package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// "Dull all the Forwards. Freeze them": what is done to all of a sort binds nothing, so that
// behind it "them" would mean nothing. They are selected first: then both things are done to
// the same cards, whatever the first has made of them.

// gather does so at the one place where nothing else can be meant, and tells whether there
// was one. It is asked only where "them" meant nothing; behind: or, of what was bound before too, nothing certain.
func gather(a *ability.Ability, behind bool) bool {
	list, done := gathered(a.Do, behind)
	if done {
		a.Do = list
	}
	return done
}

// gathered: behind lets something be bound before that "them" might mean too.
func gathered(es []ability.Effect, behind bool) ([]ability.Effect, bool) {
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
			if bindsIt(e) && !behind {
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

// stands says of all of a sort, whenever something is one of them, what holds of "them": nothing is selected by what holds. The Forwards
// opponent controls lose 1000 power. They cannot block. False: something else speaks of those that were selected.
func stands(a *ability.Ability) bool {
	at := slices.IndexFunc(a.Do, func(e ability.Effect) bool { _, is := e.(*ability.Select); return is })
	if at < 0 {
		return true
	}
	pick := a.Do[at].(*ability.Select)
	a.Do = slices.Delete(slices.Clone(a.Do), at, at+1)
	for _, e := range a.Do {
		if w := ability.ActsOn(e); w != nil && Equal(*w, ability.What{Ref: BindRef(pick.Slot)}) {
			sort := Clone(pick.Sel).(ability.Selector)
			*w = ability.What{Sel: &sort}
		}
	}
	return !speaksOf(reflect.ValueOf(a.Do), BindRef(pick.Slot))
}

// speaksOf tells whether something refers to what is bound.
func speaksOf(v reflect.Value, of ability.Ref) (found bool) {
	if r, is := Is[ability.Ref](v); is {
		return r.Kind == of.Kind && r.Slot == of.Slot
	}
	EachField(v, func(f reflect.Value) { found = found || speaksOf(f, of) })
	return found
}

// sameSort does to all of a sort what one sentence goes on to do to "them" or leaves unsaid: dull all the Forwards and freeze them;
// すべてをダルにし、凍結する. Nothing that was chosen before is meant there. False: they were moved.
func sameSort(es []ability.Effect) bool {
	for i := 1; i < len(es); i++ {
		all := objectIn(es[i-1])
		if !wholeSort(all) || !saysThem(es[i]) || ofIt(&all.Sel.Of) {
			continue
		}
		switch es[i-1].(type) {
		case *ability.Move:
			return false
		case *ability.Cancel: // そのコールを無効化し、そのカードを: what was called
		default:
			*objectIn(es[i]) = Clone(*all).(ability.What)
		}
	}
	return true
}

// ofIt tells whether cards are told by their relation to "it": all of its soul.
func ofIt(f *ability.Filter) bool {
	return slices.ContainsFunc(f.Rel, func(x ability.Rel) bool { return IsIt(x.Of) || x.In != nil && (IsIt(x.In.Ref) || ofIt(x.In)) })
}

// sameCards selects first what one sentence does several things to, where the first changes
// which cards the second would find: all the active Forwards that were dulled are frozen.
func sameCards(es []ability.Effect) []ability.Effect {
	for i, e := range es {
		what := objectIn(e)
		if !wholeSort(what) || i+1 == len(es) {
			continue
		}
		sort, end := what.Sel, i+1
		for end < len(es) && objectIn(es[end]) != nil && Equal(*objectIn(es[end]), ability.What{Sel: sort}) {
			end++
		}
		if end == i+1 || !slices.ContainsFunc(es[i:end-1], func(e ability.Effect) bool { return alters(e, &sort.Of) }) {
			continue
		}
		pick := &ability.Select{Sel: Clone(*sort).(ability.Selector), Slot: SlotNew, Pick: true}
		for _, e := range es[i:end] {
			*objectIn(e) = ability.What{Ref: BindRef(SlotIt)}
		}
		return append(append(append([]ability.Effect(nil), es[:i]...), pick), es[i:]...)
	}
	return es
}

// alters tells whether an effect that is done once may change what fits f.
func alters(e ability.Effect, f *ability.Filter) bool {
	if slices.ContainsFunc(f.Or, func(f ability.Filter) bool { return alters(e, &f) }) {
		return true
	}
	states := len(f.Is)+len(f.Not) > 0
	switch e := e.(type) {
	case *ability.Turn, *ability.Act, *ability.Damage:
		return states
	case *ability.Change:
		return e.For != (ability.Time{}) && slices.ContainsFunc(f.Num, func(b ability.Bound) bool { return b.Stat == e.Stat })
	case *ability.Give:
		return e.For != (ability.Time{}) && (f.Kind != 0 && e.Kinds != 0 || slices.ContainsFunc(f.Has, func(p ability.Prop) bool {
			return p.Attr == ability.KeywordAttr && len(e.Words) > 0 || slices.ContainsFunc(e.Props, func(g ability.Prop) bool { return g.Attr == p.Attr })
		}))
	case *ability.Mark:
		return slices.ContainsFunc(f.Has, func(p ability.Prop) bool { return p.Attr == ability.CounterAttr })
	}
	return false
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
	return w != nil && IsIt(w.Ref)
}
