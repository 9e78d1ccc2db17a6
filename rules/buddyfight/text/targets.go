package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// What is done to some cards of the field or the drop zone is done to those that were chosen in time. [1.cast.1.4]

// unchosen is an effect on some cards of the field or the drop zone that nobody chooses.
var unchosen = [...]string{text.JA: "場かドロップゾーンのカードは、先に選ばれていなければならない", text.EN: "cards of the field and the drop zone must be chosen beforehand"}

// targeted puts the choice of targets before what is done to them.
func (d dialect) targeted(es []ability.Effect) (out []ability.Effect) {
	var aimed *ability.Selector // what was chosen last
	for k, e := range es {
		switch e := e.(type) {
		case *ability.Select:
			if len(e.Sel.Each) == 2 && !e.Sel.Or && len(e.Slots) == 0 { // one of yours and one of theirs
				e.Slots = []uint8{text.SlotFormer, text.SlotLatter}
			}
			out = append(out, e)
			continue
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
		case *ability.EachOf:
			if aim := d.eachAims(e); aim != nil {
				out = append(out, aim)
				out = append(out, e.Do[0])
				continue
			}
		default:
			if one, it := beside(e); one != nil { // one of some, and this card
				out = append(out, d.targeted([]ability.Effect{one})...)
				out = append(out, it)
				continue
			}
			if w := acts(e); w != nil && k > 0 && shares(es[k-1], e, aimed) {
				*w = ability.What{Ref: text.BindRef(text.SlotIt)}
			} else if w != nil && w.Sel != nil && (len(w.Sel.Each) == 0 || w.Sel.Or) && slices.ContainsFunc(w.Sel.Parts(), d.aims) {
				aimed = w.Sel
				if host := under(out, e); host != nil {
					host.Sel, host.Slots = ability.Selector{Each: []ability.Selector{*w.Sel, host.Sel}}, []uint8{text.SlotFormer, text.SlotLatter}
					m := e.(*ability.Move)
					m.What, m.To.Link = ability.What{Ref: text.BindRef(text.SlotFormer)}, text.BindRef(text.SlotLatter)
					break
				}
				sel := *w.Sel
				by := sel.By // who chooses is said of the choice
				sel.By = ability.Who{}
				out = append(out, &ability.Select{By: by, Sel: sel, Slot: text.SlotNew})
				*w = ability.What{Ref: text.BindRef(text.SlotIt)}
			} else if w != nil && w.Sel != nil && len(w.Sel.Each) == 2 && d.aims(&w.Sel.Each[0]) && d.aims(&w.Sel.Each[1]) && slices.Equal(w.Sel.Each[0].Of.Zone, w.Sel.Each[1].Of.Zone) { // these and those
				out = append(out, &ability.Select{Sel: *w.Sel, Slot: text.SlotNew, Slots: []uint8{text.SlotFormer, text.SlotLatter}})
				*w = ability.What{Ref: text.BindRef(text.SlotIt)}
			} else if m, is := e.(*ability.Move); is && text.IsIt(m.What.Ref) && m.To.Link == m.What.Ref && len(out) > 0 {
				out = atOnce(out)
				if s, is := out[len(out)-1].(*ability.Select); is && len(s.Sel.Each) == 2 && !s.Sel.Or { // the one under the other
					s.Slots = []uint8{text.SlotFormer, text.SlotLatter}
					m.What, m.To.Link = ability.What{Ref: text.BindRef(text.SlotFormer)}, text.BindRef(text.SlotLatter)
				}
			}
		}
		out = append(out, e)
	}
	return out
}

// eachAims is the choice that each fighter makes of what each is said to do something to, which is then done to what both have
// chosen, at once; nil: that is something else.
func (d dialect) eachAims(e *ability.EachOf) ability.Effect {
	if len(e.Do) != 1 {
		return nil
	}
	m, is := e.Do[0].(*ability.Move)
	if !is || m.What.Sel == nil || len(m.What.Sel.Each) > 0 || !d.aims(m.What.Sel) || m.To.Zone == ability.Soul {
		return nil
	}
	sel := *m.What.Sel
	sel.By = ability.Who{}
	m.What = ability.What{Ref: text.BindRef(text.SlotIt)}
	return &ability.EachOf{What: e.What, Do: []ability.Effect{&ability.Select{By: text.Who(ability.That), Sel: sel, Slot: text.SlotNew}}}
}

// atOnce makes one choice of the last two: of what is put under something, and of that. It is no other that is put
// there than what was chosen before.
func atOnce(out []ability.Effect) []ability.Effect {
	k := len(out) - 2
	if k < 0 {
		return out
	}
	first, is := out[k].(*ability.Select)
	second, too := out[k+1].(*ability.Select)
	if !is || !too || len(first.Sel.Each)+len(second.Sel.Each) > 0 || first.By != second.By {
		return out
	}
	return append(out[:k], &ability.Select{By: first.By, Sel: ability.Selector{Each: []ability.Selector{first.Sel, second.Sel}}, Slot: text.SlotNew})
}

// beside are the parts of an effect on something and on this card, in either order, of which the first may be a
// target; nil: it is another.
func beside(e ability.Effect) (one, this ability.Effect) {
	w := acts(e)
	if m, is := e.(*ability.Move); w == nil || w.Sel == nil || w.Sel.Or || len(w.Sel.Each) != 2 || is && m.To.Zone == ability.Deck { // there one lies over the other
		return nil, nil
	}
	k := slices.IndexFunc(w.Sel.Each, func(s ability.Selector) bool { return s.Of.Ref == text.ThisRef })
	if k < 0 {
		return nil, nil
	}
	one, this = text.Clone(e).(ability.Effect), text.Clone(e).(ability.Effect)
	*acts(this) = ability.What{Ref: text.ThisRef}
	if first := w.Sel.Each[1-k]; first.Of.Ref != (ability.Ref{}) {
		*acts(one) = ability.What{Ref: first.Of.Ref}
	} else {
		*acts(one) = ability.What{Sel: &first}
	}
	return one, this
}

// shares tells whether an effect is said of the same target as the one before, in one
// sentence: give it power and a keyword.
func shares(before, e ability.Effect, aimed *ability.Selector) bool {
	w := acts(e)
	if _, changes := before.(*ability.Change); !changes || aimed == nil || w.Sel == nil || !text.IsIt(acts(before).Ref) {
		return false
	}
	from, to := before.Said()
	at, end := e.Said()
	return from == at && to == end && to > 0 && text.Equal(*w.Sel, *aimed)
}

// under is the choice, just made, of the card into whose soul an effect puts what is chosen
// now; nil: it does not.
func under(out []ability.Effect, e ability.Effect) *ability.Select {
	m, is := e.(*ability.Move)
	if !is || !text.IsIt(m.To.Link) || len(out) == 0 {
		return nil
	}
	s, _ := out[len(out)-1].(*ability.Select)
	if s == nil || len(s.Sel.Each) > 0 {
		return nil
	}
	return s
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
		switch v.Interface().(type) {
		case ability.Cost, ability.Instead: // what pays is chosen as it is paid, what replaces as it does [1.call.1.6, 4.kw.soulguard.2]
			return false
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
	return s.N.Op != ability.All && !s.Random && s.Of.Ref == (ability.Ref{}) && slices.ContainsFunc(s.Of.Zone, func(z ability.Zone) bool {
		return z == ability.Field || z == ability.Discards || slices.Contains(d.field, z)
	})
}
