package ability

import (
	"errors"
	"fmt"
	"reflect"
	"strconv"
	"unicode/utf8"
)

// The written form of data: what is not zero, by its name, so that a file of it can be
// read and compared by people and does not depend on the order of fields.
//
//	{Kind:2 On:[{Verb:9}] Do:[Draw{N:{N:1}}] Print:"…"}
//
// A struct is its fields in their order, a clause its node's name before them, a list or
// an array stands in brackets. A pointer is what it points to; a field that is not there is zero,
// a list without elements is none; where a clause stands in a text is not written.

// nodes are the clauses by name.
var nodes = nodesOf(
	&Select{}, &Move{}, &Draw{}, &Make{}, &Damage{}, &Change{}, &Give{}, &Turn{}, &Mark{}, &Look{}, &Find{}, &Shuffle{}, &Play{}, &Battle{},
	&Cancel{}, &Modes{}, &If{}, &Try{}, &Repeat{}, &EachOf{}, &Rule{}, &Instead{}, &CostChange{}, &Later{}, &Ask{}, &Act{}, &Flow{}, &ByHand{},
)

func nodesOf(list ...Effect) map[string]reflect.Type {
	m := map[string]reflect.Type{}
	for _, e := range list {
		t := reflect.TypeOf(e).Elem()
		m[t.Name()] = t
	}
	return m
}

// nodeType is what of a clause is not written.
var nodeType = reflect.TypeFor[Node]()

// maxDepth bounds how deep written data may be nested; a printed text comes nowhere near.
const maxDepth = 100

// AppendForm appends v, a struct or a pointer to one made of the data of this package,
// strings, numbers, lists and arrays, in its written form.
func AppendForm(b []byte, v any) []byte { return appendValue(b, reflect.ValueOf(v)) }

func appendValue(b []byte, v reflect.Value) []byte {
	switch v.Kind() {
	case reflect.Bool:
		return strconv.AppendBool(b, v.Bool())
	case reflect.String:
		return strconv.AppendQuote(b, v.String())
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		return strconv.AppendInt(b, v.Int(), 10)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		return strconv.AppendUint(b, v.Uint(), 10)
	case reflect.Pointer:
		return appendValue(b, v.Elem())
	case reflect.Interface:
		b = append(b, v.Elem().Elem().Type().Name()...)
		return appendValue(b, v.Elem())
	case reflect.Slice, reflect.Array:
		b = append(b, '[')
		for i := range v.Len() {
			if i > 0 {
				b = append(b, ' ')
			}
			b = appendValue(b, v.Index(i))
		}
		return append(b, ']')
	}
	b = append(b, '{')
	first := true
	for i := range v.NumField() {
		f := v.Field(i)
		if f.IsZero() || f.Kind() == reflect.Slice && f.Len() == 0 || f.Type() == nodeType {
			continue
		}
		if !first {
			b = append(b, ' ')
		}
		first = false
		b = append(append(b, v.Type().Field(i).Name...), ':')
		b = appendValue(b, f)
	}
	return append(b, '}')
}

// FormReader reads written data. It remembers the fields of types, so one reader for
// many values is quicker. Not for several goroutines at once.
type FormReader struct {
	fields map[reflect.Type][]string
	s      string // what is left
	depth  int
}

// NewFormReader makes a reader.
func NewFormReader() *FormReader { return &FormReader{fields: map[reflect.Type][]string{}} }

var errForm = errors.New("ability: this is not written data")

// Read reads what AppendForm wrote of such a struct as into points to. It takes the
// whole of s or nothing: what is unknown, out of range, twice, out of order, nested too
// deep or left over is an error, and then what into points to is as it was.
func (r *FormReader) Read(s string, into any) error {
	r.s, r.depth = s, 0
	to := reflect.ValueOf(into).Elem()
	v := reflect.New(to.Type()).Elem()
	err := r.value(v)
	if err == nil && r.s != "" {
		err = errForm
	}
	if err != nil {
		return fmt.Errorf("%w at character %d", err, utf8.RuneCountInString(s[:len(s)-len(r.s)])+1)
	}
	to.Set(v)
	return nil
}

// skip takes c if it stands next.
func (r *FormReader) skip(c byte) bool {
	if r.s == "" || r.s[0] != c {
		return false
	}
	r.s = r.s[1:]
	return true
}

// word takes the letters and digits that stand next.
func (r *FormReader) word() string {
	n := 0
	for n < len(r.s) && (r.s[n] == '-' || r.s[n] == '_' || '0' <= r.s[n] && r.s[n] <= '9' || 'A' <= r.s[n] && r.s[n] <= 'Z' || 'a' <= r.s[n] && r.s[n] <= 'z') {
		n++
	}
	w := r.s[:n]
	r.s = r.s[n:]
	return w
}

func (r *FormReader) value(v reflect.Value) error {
	switch v.Kind() {
	case reflect.Bool:
		if r.word() != "true" {
			return errForm
		}
		v.SetBool(true)
		return nil
	case reflect.String:
		q, err := strconv.QuotedPrefix(r.s)
		if err != nil {
			return errForm
		}
		s, err := strconv.Unquote(q)
		r.s = r.s[len(q):]
		v.SetString(s)
		return err
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		n, err := strconv.ParseInt(r.word(), 10, v.Type().Bits())
		v.SetInt(n)
		return err
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		n, err := strconv.ParseUint(r.word(), 10, v.Type().Bits())
		v.SetUint(n)
		return err
	case reflect.Pointer:
		p := reflect.New(v.Type().Elem())
		v.Set(p)
		return r.value(p.Elem())
	case reflect.Interface:
		t := nodes[r.word()]
		if t == nil {
			return errForm
		}
		p := reflect.New(t)
		v.Set(p)
		return r.value(p.Elem())
	}
	if r.depth++; r.depth > maxDepth {
		return errForm
	}
	read := r.record
	switch v.Kind() {
	case reflect.Slice:
		read = r.list
	case reflect.Array:
		read = r.array
	}
	err := read(v)
	r.depth--
	return err
}

// list reads the elements of a slice.
func (r *FormReader) list(v reflect.Value) error {
	if !r.skip('[') {
		return errForm
	}
	for n := 0; !r.skip(']'); n++ {
		if n > 0 && !r.skip(' ') {
			return errForm
		}
		v.Grow(1)
		v.SetLen(n + 1)
		if err := r.value(v.Index(n)); err != nil {
			return err
		}
	}
	return nil
}

// array reads the elements of an array, all of them.
func (r *FormReader) array(v reflect.Value) error {
	between := byte('[')
	for i := range v.Len() {
		if !r.skip(between) {
			return errForm
		}
		between = ' '
		if err := r.value(v.Index(i)); err != nil {
			return err
		}
	}
	if !r.skip(']') {
		return errForm
	}
	return nil
}

// record reads the fields of a struct, which stand in their order.
func (r *FormReader) record(v reflect.Value) error {
	if !r.skip('{') {
		return errForm
	}
	names := r.names(v.Type())
	next := 0
	for first := true; !r.skip('}'); first = false {
		if !first && !r.skip(' ') {
			return errForm
		}
		name := r.word()
		for next < len(names) && names[next] != name {
			next++
		}
		if next == len(names) || !r.skip(':') {
			return errForm
		}
		if err := r.value(v.Field(next)); err != nil {
			return err
		}
		next++
	}
	return nil
}

// names are the fields of a type.
func (r *FormReader) names(t reflect.Type) []string {
	if list, ok := r.fields[t]; ok {
		return list
	}
	list := make([]string, t.NumField())
	for i := range list {
		if t.Field(i).Type != nodeType {
			list[i] = t.Field(i).Name
		}
	}
	r.fields[t] = list
	return list
}
