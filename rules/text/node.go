package text

import (
	"reflect"
	"slices"

	"gotaku/rules/ability"
)

// A hole of a face is a path into the node literal. "+" as last step merges the
// child into what the literal and the other holes leave free of that struct.

const restStep = -1 // the "+" at the end of a path

type hole struct {
	name string // as written in the face: Path[=Path]
	nt   Symbol
	to   [][]int // compiled paths, all of which receive the value
}

// compilePath turns "Also.0.N" into indexes, walking the literal.
func compilePath(lit reflect.Value, path string) []int {
	var out []int
	v := lit
	for len(path) > 0 {
		step := path
		for i := 0; i < len(path); i++ {
			if path[i] == '.' {
				step = path[:i]
				break
			}
		}
		path = path[len(step):]
		if len(path) > 0 {
			path = path[1:]
		}
		merge := len(step) > 0 && step[len(step)-1] == '+'
		if merge {
			step = step[:len(step)-1]
		}
		for step != "" && (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) {
			v = v.Elem()
		}
		switch {
		case step == "":
		case v.Kind() == reflect.Slice:
			i := int(step[0] - '0')
			out, v = append(out, i), v.Index(i)
		default:
			f, ok := v.Type().FieldByName(step)
			if !ok {
				panic("text: no field " + step + " in " + v.Type().String())
			}
			out, v = append(out, f.Index[0]), v.Field(f.Index[0])
		}
		if merge {
			out = append(out, restStep)
		}
	}
	return out
}

func deref(v reflect.Value) reflect.Value {
	for v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface {
		v = v.Elem()
	}
	return v
}

// Clone copies a node deeply.
func Clone(x any) any {
	if x == nil {
		return nil
	}
	return cloneValue(reflect.ValueOf(x)).Interface()
}

func cloneValue(v reflect.Value) reflect.Value {
	switch v.Kind() {
	case reflect.Pointer:
		if v.IsNil() {
			return v
		}
		n := reflect.New(v.Type().Elem())
		n.Elem().Set(cloneValue(v.Elem()))
		return n
	case reflect.Interface:
		if v.IsNil() {
			return v
		}
		n := reflect.New(v.Type()).Elem()
		n.Set(cloneValue(v.Elem()))
		return n
	case reflect.Slice:
		if v.IsNil() {
			return v
		}
		n := reflect.MakeSlice(v.Type(), v.Len(), v.Len())
		for i := 0; i < v.Len(); i++ {
			n.Index(i).Set(cloneValue(v.Index(i)))
		}
		return n
	case reflect.Struct:
		n := reflect.New(v.Type()).Elem()
		n.Set(v)
		for i := 0; i < v.NumField(); i++ {
			switch v.Field(i).Kind() {
			case reflect.Pointer, reflect.Interface, reflect.Slice, reflect.Struct:
				n.Field(i).Set(cloneValue(v.Field(i)))
			}
		}
		return n
	}
	return v
}

// set puts val at path of root, which must be addressable below its pointers.
// It fails when a merge finds a field set twice.
func set(root reflect.Value, path []int, val any) bool {
	v := root
	for _, i := range path {
		if i == restStep {
			return merge(deref(v), reflect.ValueOf(val))
		}
		v = deref(v)
		if v.Kind() == reflect.Slice {
			v = v.Index(i)
		} else {
			v = v.Field(i)
		}
	}
	return assign(v, reflect.ValueOf(val))
}

func assign(dst, src reflect.Value) bool {
	switch {
	case !src.IsValid(): // a hole that the words at hand do not have
		return false
	case src.Type().AssignableTo(dst.Type()):
		dst.Set(src)
	case dst.Kind() == reflect.Pointer && src.Type() == dst.Type().Elem():
		p := reflect.New(src.Type())
		p.Elem().Set(src)
		dst.Set(p)
	default:
		panic("text: " + src.Type().String() + " into " + dst.Type().String())
	}
	return true
}

// merge adds the non-zero fields of src to dst: lists of structs and of states
// grow, what is said of a noun is merged, anything else may be set once.
func merge(dst, src reflect.Value) bool {
	src = deref(src)
	for i := 0; i < src.NumField(); i++ {
		d, s := dst.Field(i), src.Field(i)
		switch {
		case s.IsZero(), s.Type() == nodeType:
		case d.IsZero():
			d.Set(s)
		case s.Type() == filtersType:
			both, ok := eachOfBoth(d.Interface().([]ability.Filter), s.Interface().([]ability.Filter))
			if !ok {
				return false
			}
			d.Set(reflect.ValueOf(both))
		case s.Kind() == reflect.Slice && grows(s.Type()):
			n := reflect.MakeSlice(s.Type(), 0, d.Len()+s.Len())
			d.Set(reflect.AppendSlice(reflect.AppendSlice(n, d), s))
		case s.Type() == filterType:
			if !merge(d, s) {
				return false
			}
		default:
			return false
		}
	}
	return true
}

// filtersType is that of alternatives.
var filtersType = reflect.TypeFor[[]ability.Filter]()

// eachOfBoth are the alternatives of what is one of some, and one of others: a Fire or Ice Forward of cost 3 or 4.
func eachOfBoth(some, others []ability.Filter) (out []ability.Filter, ok bool) {
	for i := range some {
		for j := range others {
			f := Clone(some[i]).(ability.Filter)
			if !merge(reflect.ValueOf(&f).Elem(), reflect.ValueOf(others[j])) {
				return nil, false
			}
			out = append(out, f)
		}
	}
	return out, true
}

// grows tells whether two modifiers may both add to a list. A second zone would
// widen what a first one narrowed.
func grows(t reflect.Type) bool {
	return t.Elem().Kind() == reflect.Struct || t.Elem().Name() == "State"
}

// want is a hole still below the value being matched.
type want struct {
	hole int
	path []int
}

func under(ws []want, i int) []want {
	var out []want
	for _, w := range ws {
		if len(w.path) > 0 && w.path[0] == i {
			out = append(out, want{w.hole, w.path[1:]})
		}
	}
	return out
}

// match tells whether v is the literal l with its holes filled, and stores the
// fillings in out. A hole given twice must have one filling.
func match(l, v reflect.Value, ws []want, out []reflect.Value) bool {
	if len(ws) == 0 {
		return equalValue(l, v)
	}
	for _, w := range ws {
		if len(w.path) == 0 {
			if out[w.hole].IsValid() {
				a, b := deref(out[w.hole]), deref(v)
				return a.IsValid() == b.IsValid() && (!a.IsValid() || equalValue(a, b))
			}
			out[w.hole] = v
			return true
		}
	}
	switch l.Kind() {
	case reflect.Pointer, reflect.Interface:
		if l.IsNil() || v.IsNil() || l.Elem().Type() != v.Elem().Type() {
			return false
		}
		return match(l.Elem(), v.Elem(), ws, out)
	case reflect.Slice:
		if l.Len() != v.Len() {
			return false
		}
		for i := 0; i < l.Len(); i++ {
			if !match(l.Index(i), v.Index(i), under(ws, i), out) {
				return false
			}
		}
		return true
	case reflect.Struct:
		for _, w := range ws {
			if w.path[0] == restStep {
				rest, ok := peel(l, v, ws, out)
				if ok {
					out[w.hole] = rest
				}
				return ok
			}
		}
		for i := 0; i < l.NumField(); i++ {
			if !match(l.Field(i), v.Field(i), under(ws, i), out) {
				return false
			}
		}
		return true
	}
	return false
}

// peel takes what l and its holes say out of v and returns what is left. A face
// says something only if each of its constants is there; a hole may be zero.
func peel(l, v reflect.Value, ws []want, out []reflect.Value) (reflect.Value, bool) {
	rest := reflect.New(v.Type()).Elem()
	rest.Set(v)
	for i := 0; i < l.NumField(); i++ {
		sub := under(ws, i)
		lf, vf := l.Field(i), v.Field(i)
		if len(sub) == 0 && lf.IsZero() {
			continue
		}
		if lf.Kind() == reflect.Slice && lf.Len() > 0 && grows(lf.Type()) {
			left, ok := peelList(lf, vf, sub, out)
			if !ok || lf.Type().Elem() == filterType && left.Len() > 0 { // alternatives are all said together
				return rest, false
			}
			rest.Field(i).Set(left)
			continue
		}
		if !match(lf, vf, sub, out) {
			return rest, false
		}
		rest.Field(i).SetZero()
	}
	return rest, true
}

// peelList takes for each item of l a matching item out of v.
func peelList(l, v reflect.Value, ws []want, out []reflect.Value) (reflect.Value, bool) {
	used := make([]bool, v.Len())
	for i := 0; i < l.Len(); i++ {
		found := false
		for j := 0; j < v.Len() && !found; j++ {
			if used[j] {
				continue
			}
			saved := append([]reflect.Value(nil), out...)
			if match(l.Index(i), v.Index(j), under(ws, i), out) {
				used[j], found = true, true
			} else {
				copy(out, saved)
			}
		}
		if !found {
			return v, false
		}
	}
	left := reflect.Zero(v.Type())
	for j := 0; j < v.Len(); j++ {
		if !used[j] {
			left = reflect.Append(left, v.Index(j))
		}
	}
	return left, true
}

var nodeType, filterType = reflect.TypeFor[ability.Node](), reflect.TypeFor[ability.Filter]()

// Equal compares two nodes as data; a nil list equals an empty one. In what order a filter's properties stand is no part of what it says.
func Equal(a, b any) bool {
	if a == nil || b == nil {
		return a == nil && b == nil
	}
	return equalValue(reflect.ValueOf(a), reflect.ValueOf(b))
}

func equalValue(a, b reflect.Value) bool {
	if a.Type() != b.Type() {
		return false
	}
	switch a.Kind() {
	case reflect.Pointer, reflect.Interface:
		if a.IsNil() || b.IsNil() {
			return a.IsNil() && b.IsNil()
		}
		return equalValue(a.Elem(), b.Elem())
	case reflect.Slice:
		if a.Len() != b.Len() {
			return false
		}
		if these, are := a.Interface().([]ability.Prop); are {
			return sameProps(these, b.Interface().([]ability.Prop))
		}
		for i := 0; i < a.Len(); i++ {
			if !equalValue(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	case reflect.Struct:
		if a.Type() == nodeType { // where it stands is no part of what it says
			return true
		}
		for i := 0; i < a.NumField(); i++ {
			if !equalValue(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case reflect.String:
		return a.String() == b.String()
	case reflect.Bool:
		return a.Bool() == b.Bool()
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return a.Int() == b.Int()
	}
	return a.Uint() == b.Uint()
}

// sameProps tells whether two lists of one length hold the same properties.
func sameProps(a, b []ability.Prop) bool {
	lacks := func(l []ability.Prop) func(ability.Prop) bool {
		return func(p ability.Prop) bool { return !slices.Contains(l, p) }
	}
	return !slices.ContainsFunc(a, lacks(b)) && !slices.ContainsFunc(b, lacks(a))
}
