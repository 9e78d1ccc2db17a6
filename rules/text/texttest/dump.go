package texttest

import (
	"fmt"
	"reflect"
	"strings"

	"gotaku/rules/ability"
	"gotaku/rules/text"
)

// Dump writes a node without its zero fields, for failure messages.
func Dump(x any) string {
	var b strings.Builder
	dumpValue(&b, reflect.ValueOf(x))
	return b.String()
}

func dumpValue(b *strings.Builder, v reflect.Value) {
	switch v.Kind() {
	case reflect.Pointer, reflect.Interface:
		if v.IsNil() {
			b.WriteString("nil")
			return
		}
		dumpValue(b, v.Elem())
	case reflect.Slice:
		b.WriteString("[")
		for i := 0; i < v.Len(); i++ {
			if i > 0 {
				b.WriteString(" ")
			}
			dumpValue(b, v.Index(i))
		}
		b.WriteString("]")
	case reflect.Struct:
		b.WriteString(v.Type().Name() + "{")
		first := true
		for i := 0; i < v.NumField(); i++ {
			if v.Field(i).IsZero() || v.Field(i).Kind() == reflect.Slice && v.Field(i).Len() == 0 || v.Field(i).Type() == nodeType {
				continue
			}
			if !first {
				b.WriteString(" ")
			}
			first = false
			b.WriteString(v.Type().Field(i).Name + ":")
			dumpValue(b, v.Field(i))
		}
		b.WriteString("}")
	default:
		fmt.Fprint(b, v.Interface())
	}
}

// Bare is a card without what it was printed as.
func Bare(c *ability.Card) *ability.Card {
	d := text.Clone(c).(*ability.Card)
	for i := range d.Abilities {
		d.Abilities[i].Print = ""
	}
	for i := range d.Quoted {
		d.Quoted[i].Print = ""
	}
	return d
}

var nodeType = reflect.TypeFor[ability.Node]()
