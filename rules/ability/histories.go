package ability

import "reflect"

// Histories calls f for everything that a reads of what has happened: the event, and the
// span in which it counts.
func Histories(a *Ability, f func(on *Event, per Span)) { histories(reflect.ValueOf(a), f) }

func histories(v reflect.Value, f func(*Event, Span)) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if !v.IsNil() {
			histories(v.Elem(), f)
		}
	case reflect.Slice:
		for i := range v.Len() {
			histories(v.Index(i), f)
		}
	case reflect.Struct:
		switch x := v.Interface().(type) {
		case Amount:
			if x.Op == History && x.On != nil {
				f(x.On, x.Per)
			}
		case Cond:
			if x.Op == Happened && x.On != nil {
				f(x.On, x.Per)
			}
		}
		for i := range v.NumField() {
			histories(v.Field(i), f)
		}
	}
}
