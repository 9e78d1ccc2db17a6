package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// unchosen is an effect on some cards of the field or the drop zone that nobody chooses.
var unchosen = [...]string{text.JA: "場かドロップゾーンのカードは、先に選ばれていなければならない", text.EN: "cards of the field and the drop zone must be chosen beforehand"}

// elsewhere is an ability that would be used where none is: in the hand, in the drop zone.
// [4.kinds.activated.when]
var elsewhere = [...]string{text.JA: "場のカードの能力しか使えない", text.EN: "abilities are used of cards on the field only"}

// Mend says which cards of the field or the drop zone are targets: "destroy a monster" is
// said of one that is chosen in time. What cannot be said so is refused. [1.cast.1.4,
// 4.flow.1.1.1, 4.flow.2.1.1]
func (d dialect) Mend(a *ability.Ability, _ *text.Body, n *text.Normal) *text.Trouble {
	a.Do = d.targeted(a.Do)
	at := *a
	if d.Plain.Where(&at, nil); a.Kind == ability.Activated && len(at.Works) > 0 {
		return &text.Trouble{Piece: n, JA: elsewhere[text.JA], EN: elsewhere[text.EN]}
	}
	if d.late(reflect.ValueOf(a.Do)) {
		return &text.Trouble{Piece: n, JA: unchosen[text.JA], EN: unchosen[text.EN]}
	}
	return nil
}

// targeted puts the choice of targets before what is done to them.
func (d dialect) targeted(es []ability.Effect) (out []ability.Effect) {
	for _, e := range es {
		switch e := e.(type) {
		case *ability.If:
			e.Then, e.Else = d.targeted(e.Then), d.targeted(e.Else)
		case *ability.Try:
			e.Do, e.Then, e.Else = d.targeted(e.Do), d.targeted(e.Then), d.targeted(e.Else)
			if !e.May && len(e.Do) == 2 {
				if aim, is := e.Do[0].(*ability.Select); is {
					out, e.Do = append(out, aim), e.Do[1:]
				}
			}
		case *ability.Modes:
			for i := range e.List {
				e.List[i] = d.targeted(e.List[i])
			}
		default:
			if w := acts(e); w != nil && w.Sel != nil && (len(w.Sel.Each) == 0 || w.Sel.Or) && slices.ContainsFunc(w.Sel.Parts(), d.aims) {
				out = append(out, &ability.Select{Sel: *w.Sel, Slot: text.SlotNew})
				*w = ability.What{Ref: text.BindRef(text.SlotIt)}
			}
		}
		out = append(out, e)
	}
	return out
}

// acts is what an effect acts on, of the effects that act on targets.
func acts(e ability.Effect) *ability.What {
	switch e := e.(type) {
	case *ability.Move:
		return &e.What
	case *ability.Change:
		return &e.What
	case *ability.Give:
		return &e.What
	case *ability.Turn:
		return &e.What
	case *ability.Play:
		return &e.What
	case *ability.Rule:
		return &e.What
	case *ability.Act:
		return &e.What
	case *ability.Battle:
		return &e.To
	}
	return nil
}

// late says whether an effect in v acts on cards that are only chosen as it acts.
func (d dialect) late(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		return !v.IsNil() && d.late(v.Elem())
	case reflect.Slice:
		for i := range v.Len() {
			if d.late(v.Index(i)) {
				return true
			}
		}
	case reflect.Struct:
		if w, ok := v.Interface().(ability.What); ok && w.Sel != nil {
			return slices.ContainsFunc(w.Sel.Parts(), d.aims)
		}
		if _, cost := v.Interface().(ability.Cost); cost {
			return false // what pays is chosen as it is paid [1.call.1.6]
		}
		for i := range v.NumField() {
			if d.late(v.Field(i)) {
				return true
			}
		}
	}
	return false
}

// aims says whether a counted phrase is of some cards of the field or the drop zone.
func (d dialect) aims(s *ability.Selector) bool {
	return s.N.Op != ability.All && !s.Random && slices.ContainsFunc(s.Of.Zone, func(z ability.Zone) bool {
		return z == ability.Field || z == ability.Discards || slices.Contains(d.field, z)
	})
}
