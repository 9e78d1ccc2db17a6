package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// perEach multiplies the numbers of an effect: one action with the computed
// amount, rounded down. SVE 5.29.1.
func perEach(e ability.Effect, per ability.Amount) {
	each := per
	each.N = 0
	if per.N != 1 {
		each = ability.Amount{Op: ability.Div, Args: []ability.Amount{each, ability.N(per.N)}}
	}
	for _, n := range numbersOf(e) {
		if Equal(*n, ability.N(1)) {
			*n = Clone(each).(ability.Amount)
		} else {
			*n = ability.Amount{Op: ability.Mul, Args: []ability.Amount{*n, Clone(each).(ability.Amount)}}
		}
	}
}

// atMost keeps the numbers of an effect from being more.
func atMost(e ability.Effect, most ability.Amount) {
	for _, n := range numbersOf(e) {
		*n = ability.Amount{Op: ability.Min, Args: []ability.Amount{*n, Clone(most).(ability.Amount)}}
	}
}

// MostOf is the way back of atMost: it takes the bound off the one number of an effect.
func MostOf(e ability.Effect) *ability.Amount {
	ns := numbersOf(e)
	if len(ns) != 1 || ns[0].Op != ability.Min || len(ns[0].Args) != 2 || ns[0].Args[1].Op != ability.Const {
		return nil
	}
	most := ns[0].Args[1]
	*ns[0] = ns[0].Args[0]
	return &most
}

// numbersOf are the numbers of an effect that につき multiplies.
func numbersOf(e ability.Effect) []*ability.Amount {
	switch e := e.(type) {
	case *ability.Draw:
		if e.Until {
			return nil
		}
		return []*ability.Amount{&e.N}
	case *ability.Select:
		return numberOf(&e.Sel)
	case *ability.Find:
		return numberOf(&e.Sel)
	case *ability.Move:
		if e.What.Sel != nil {
			return numberOf(e.What.Sel)
		}
	case *ability.Make:
		out := []*ability.Amount{&e.N}
		for i := range e.Also {
			out = append(out, &e.Also[i].N)
		}
		return out
	case *ability.Damage:
		return []*ability.Amount{&e.N}
	case *ability.Mark:
		return []*ability.Amount{&e.N}
	case *ability.CostChange:
		return []*ability.Amount{&e.N}
	case *ability.Act:
		if e.Word == "heal" && e.N.Op != ability.Inf {
			return []*ability.Amount{&e.N}
		}
	case *ability.Instead:
		if e.N != nil {
			return []*ability.Amount{e.N}
		}
	case *ability.Change:
		out := []*ability.Amount{&e.N}
		for i := range e.Also {
			out = append(out, &e.Also[i].N)
		}
		return out
	}
	return nil
}

// numberOf is how many one phrase chooses, or takes from an end of a deck.
func numberOf(s *ability.Selector) []*ability.Amount {
	switch {
	case len(s.Each) > 0:
	case s.N.Op == ability.All && s.Of.Depth != nil:
		return []*ability.Amount{s.Of.Depth}
	case s.N.Op == ability.Exactly || s.N.Op == ability.UpTo:
		return []*ability.Amount{&s.N.N}
	}
	return nil
}

// perCount takes the common factor out of an effect's numbers, if it is a count.
func perCount(e ability.Effect) *ability.Amount {
	if c, is := e.(*ability.Change); is && c.Op == ability.Set {
		return nil // it becomes so many times as much, and not so much each time
	}
	var per *ability.Amount
	ns := numbersOf(e)
	for _, n := range ns {
		if n.Op == ability.CountOf && chooses(e) {
			return nil // X of them
		}
		each, times := *n, ability.N(1)
		if n.Op == ability.Mul && len(n.Args) == 2 && n.Args[0].Op == ability.Const {
			times, each = n.Args[0], n.Args[1]
		}
		p := ability.Amount{Op: each.Op, Of: each.Of, Ref: each.Ref, N: 1}
		if each.Op == ability.Div && len(each.Args) == 2 && each.Args[0].Op == ability.CountOf && each.Args[1].Op == ability.Const {
			p.Op, p.Of, p.N = ability.CountOf, each.Args[0].Of, each.Args[1].N
		} else if each.Op == ability.Div && len(each.Args) == 2 && each.Args[0].Op == ability.CounterOn && each.Args[0].Original && each.Args[1].Op == ability.Const {
			p, p.N = each.Args[0], each.Args[1].N
		} else if lossesOf(each) || each.Op == ability.NumberIn && each.Who.Side == ability.Opponent { // of several, or of those until one is won
			p = *LossCount()
		} else if each.Op != ability.CountOf && (each.Op != ability.NumberIn || each.Ref.Kind != ability.Slot || each.Of != nil || each.Ref.Slot == slotDie) {
			return nil
		}
		if per != nil && !Equal(*per, p) {
			return nil
		}
		per = &p
		*n = times
	}
	return per
}

// chooses tells whether it is the things acted on that are counted.
func chooses(e ability.Effect) bool {
	switch e.(type) {
	case *ability.Select, *ability.Move, *ability.Find:
		return true
	}
	return false
}

// perAny takes a common factor that is no count of cards out of numbers: how many counters
// lie there, how often something happened.
func perAny(ns []*ability.Amount) (per *ability.Amount) {
	for _, n := range ns {
		each := *n
		if n.Op == ability.Mul && len(n.Args) == 2 && n.Args[0].Op == ability.Const {
			each = n.Args[1]
		}
		switch each.Op {
		case ability.CounterOn, ability.Kinds_:
		case ability.Min: // of so many at most
			if len(each.Args) != 2 || each.Args[1].Op != ability.Const {
				return nil
			}
		case ability.NumberIn: // of those that something was done to, the ones of a kind; of all of them perCount says it
			if each.Of == nil || each.Ref.Kind != ability.Slot {
				return nil
			}
		case ability.History: // the other verbs are said in times
			if v := each.On.Verb; v != ability.Played && v != ability.Drew && v != ability.Entered && (v != ability.Moved || each.On.To != ability.Discards) {
				return nil
			}
		case ability.StatOf:
			if each.Stat <= ability.CardStats {
				return nil
			}
		default:
			return nil
		}
		if per != nil && !Equal(*per, each) {
			return nil
		}
		per = &each
	}
	if per == nil {
		return nil
	}
	for _, n := range ns {
		if n.Op == ability.Mul {
			*n = n.Args[0]
		} else {
			*n = ability.N(1)
		}
	}
	per.N = 1
	return per
}

// allPlayed tells whether numbers are each so many times as many cards as were played.
func allPlayed(ns []*ability.Amount) bool {
	return len(ns) > 0 && !slices.ContainsFunc(ns, func(n *ability.Amount) bool {
		each := *n
		if n.Op == ability.Mul && len(n.Args) == 2 && n.Args[0].Op == ability.Const {
			each = n.Args[1]
		}
		return each.Op != ability.History || each.On.Verb != ability.Played
	})
}

// DoneBy makes another player do an effect with what is theirs.
func DoneBy(e ability.Effect, by ability.Who) {
	switch e := e.(type) {
	case *ability.Draw:
		e.Who = by
	case *ability.Make:
		e.To.Who = by
	case *ability.Look:
		e.Who, e.From.Who = by, by
	case *ability.Find:
		e.Who, e.Sel.Of.Who = by, by
	case *ability.Select:
		chosenBy(&e.Sel, &e.By, by)
	case *ability.Move:
		if s := e.What.Sel; s != nil {
			chosenBy(s, &s.By, by)
		}
	case *ability.Act:
		if Equal(e.What, ability.What{}) {
			e.What.Who = by
		}
	}
}

// chosenBy lets another player choose, of what is theirs; of what was met it is not said whose it is.
func chosenBy(s *ability.Selector, who *ability.Who, by ability.Who) {
	if *who = by; !InSlot(&s.Of) {
		s.Of.Who = by
	}
}

// withX puts what X is in place of every X of the effects; false: there is none.
func withX(v reflect.Value, x ability.Amount) (found bool) {
	if v.Type() == reflect.TypeOf(x) {
		a := v.Addr().Interface().(*ability.Amount)
		if Equal(*a, ability.Amount{Op: ability.X}) {
			*a = Clone(x).(ability.Amount)
			return true
		}
	}
	EachField(v, func(f reflect.Value) { found = withX(f, x) || found })
	return found
}

// Is is what v holds, if it is a T: only then is it copied.
func Is[T any](v reflect.Value) (x T, is bool) {
	if !v.IsValid() || v.Type() != reflect.TypeFor[T]() {
		return x, false
	}
	return v.Interface().(T), true
}

// partOf is the struct that v is, by its address, to be read only; nil: it is none. What has no address of its own is copied.
func partOf(v reflect.Value) any {
	if v.Kind() != reflect.Struct {
		return nil
	}
	if !v.CanAddr() {
		n := reflect.New(v.Type()).Elem()
		n.Set(v)
		v = n
	}
	return v.Addr().Interface()
}

// EachField calls f for every part of v that may hold more parts.
func EachField(v reflect.Value, f func(reflect.Value)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			f(v.Elem())
		}
	case reflect.Slice:
		for i := 0; i < v.Len(); i++ {
			f(v.Index(i))
		}
	case reflect.Struct:
		for i := 0; i < v.NumField(); i++ {
			switch v.Field(i).Kind() {
			case reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Struct:
				f(v.Field(i))
			}
		}
	}
}

// saysRef tells whether a node holds a reference for which something is so.
func saysRef(v reflect.Value, is func(ability.Ref) bool) (found bool) {
	if r, ok := Is[ability.Ref](v); ok {
		return is(r)
	}
	EachField(v, func(f reflect.Value) { found = found || saysRef(f, is) })
	return found
}

// PerOf is the way back of perEach: it takes the common factor out of the numbers of an
// effect; HP100につき too, where that is said.
func (x *Lexicon) PerOf(e ability.Effect) *ability.Amount {
	ns := numbersOf(e)
	if _, is := e.(*ability.Select); is && len(ns) == 1 && ns[0].Op != ability.Mul && ns[0].Op != ability.Div {
		return nil // X of them
	}
	if x.PerEach {
		if per := perAny(ns); per != nil {
			return per
		}
	}
	if m, ok := e.(*ability.Move); ok && m.What.Sel != nil && m.What.Sel.Of.Depth != nil && m.What.Sel.Of.Depth.Op == ability.CountOf { // the top card for each
		per := *m.What.Sel.Of.Depth
		per.N, *m.What.Sel.Of.Depth = 1, ability.N(1)
		return &per
	}
	if _, changes := e.(*ability.Change); x.PerPlayed && changes && allPlayed(ns) {
		return perAny(ns)
	}
	if !x.PerStat || len(ns) != 1 {
		return perCount(e)
	}
	each, times := *ns[0], ability.N(1)
	if each.Op == ability.Mul && len(each.Args) == 2 && each.Args[0].Op == ability.Const {
		times, each = each.Args[0], each.Args[1]
	}
	n := int32(1)
	if each.Op == ability.Div && len(each.Args) == 2 && each.Args[1].Op == ability.Const {
		each, n = each.Args[0], each.Args[1].N
	}
	played := each.Op == ability.History && each.On.Verb == ability.Played && n == 1
	left := each.Op == ability.Minus && len(each.Args) == 2 && each.Args[0].Op == ability.Const && each.Args[1].Op == ability.CountOf && n == 1 // so many are there at most
	named := each.Op == ability.EventN && each.Name != ""                                                                                       // what sets it off is counted
	if each.Op != ability.StatOf && each.Op != ability.CounterOn && each.Op != ability.Kinds_ && !played && !left && !named || each.Who != (ability.Who{}) {
		return perCount(e)
	}
	*ns[0] = times
	each.N = n
	return &each
}
