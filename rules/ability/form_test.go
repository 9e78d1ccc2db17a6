package ability

import (
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"
)

// fill sets everything in v to something; depth bounds the lists and what is pointed to.
func fill(v reflect.Value, n *int, depth int) {
	*n++
	switch v.Kind() {
	case reflect.Bool:
		v.SetBool(true)
	case reflect.String:
		v.SetString([]string{"a", "『猫』\n\"b\"\\", "\x00\u3000é", "1枚引く。"}[*n%4])
	case reflect.Int, reflect.Int8, reflect.Int16, reflect.Int32, reflect.Int64:
		v.SetInt(int64(*n%200) - 100)
	case reflect.Uint, reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
		v.SetUint(uint64(*n % 200))
	case reflect.Pointer:
		if depth > 0 {
			v.Set(reflect.New(v.Type().Elem()))
			fill(v.Elem(), n, depth-1)
		}
	case reflect.Slice:
		for i := 0; depth > 0 && i < 1+*n%2; i++ {
			v.Grow(1)
			v.SetLen(i + 1)
			fill(v.Index(i), n, depth-1)
		}
	case reflect.Interface:
		if depth <= 0 {
			v.Set(reflect.ValueOf(&Cancel{}))
			return
		}
		names := slices.Sorted(maps.Keys(nodes))
		p := reflect.New(nodes[names[*n%len(names)]])
		fill(p.Elem(), n, depth-1)
		v.Set(p)
	case reflect.Struct:
		for i := range v.NumField() {
			if v.Field(i).Type() == nodeType {
				continue
			}
			fill(v.Field(i), n, depth)
		}
	}
}

// TestFormRoundTrip: what is written is read back as it was: every field of every node, and a pointer to nothing but
// zeros, which is not the same as none.
func TestFormRoundTrip(t *testing.T) {
	r := NewFormReader()
	try := func(c *Card) string {
		s := string(AppendForm(nil, c))
		var back Card
		if err := r.Read(s, &back); err != nil {
			t.Fatalf("%v: %s", err, s)
		}
		if !reflect.DeepEqual(*c, back) {
			t.Fatalf("got  %s\nfrom %s", AppendForm(nil, back), s)
		}
		return s
	}
	for name, node := range nodes {
		n := len(name)
		p := reflect.New(node)
		fill(p.Elem(), &n, 2)
		try(&Card{Abilities: []Ability{{Do: []Effect{p.Interface().(Effect)}}}})
	}
	c := Card{Needs: &Cond{}, Abilities: []Ability{{Do: []Effect{&Change{Floor: new(int32)}}, Cost: []Cost{{N: N(-1)}}, Print: "『猫』"}}}
	if got, want := try(&c), `{Needs:{} Abilities:[{Cost:[{N:{N:-1}}] Do:[Change{Floor:0}] Print:"『猫』"}]}`; got != want {
		t.Errorf("got  %s\nwant %s", got, want)
	}
}

// TestFormOfArrays: an array is all its elements.
func TestFormOfArrays(t *testing.T) {
	type numbers struct{ N [3]int32 }
	r := NewFormReader()
	var back numbers
	if s := string(AppendForm(nil, numbers{[3]int32{0, 2, -1}})); s != `{N:[0 2 -1]}` || r.Read(s, &back) != nil || back.N != [3]int32{0, 2, -1} {
		t.Errorf("%s is read as %v", s, back)
	}
	for _, s := range []string{`{N:[]}`, `{N:[0 2]}`, `{N:[0 2 -1 4]}`, `{N:[0 2 -1}`, `{N:0 2 -1]}`} {
		if r.Read(s, &back) == nil {
			t.Errorf("%s is taken", s)
		}
	}
}

// TestFormIsReadWhole: what is not exactly what is written is refused, and leaves everything as it was.
func TestFormIsReadWhole(t *testing.T) {
	r := NewFormReader()
	for _, s := range []string{
		``, `{`, `}`, `{}x`, ` {}`, `{} `, `[]`, `{Cards:[]}`, `{Needs}`, `{Needs:}`, `{Needs:{}`, `{Needs:{} }`, `{Needs:{}  Limit:[{}]}`, `{Limit:[{}] Needs:{}}`,
		`{Needs:{} Needs:{}}`, `{Limit:[{}{}]}`, `{Limit:[ {}]}`, `{Limit:[{} ]}`, `{Limit:[{N:2147483648}]}`, `{Limit:[{N:x}]}`, `{Limit:[{N:}]}`,
		`{Limit:[{Per:256}]}`, `{Limit:[{Per:-1}]}`, `{Limit:[{Any:false}]}`, `{Limit:[{Any:1}]}`, `{Abilities:[{Print:x}]}`, `{Abilities:[{Print:"x]}`,
		`{Abilities:[{Print:"\q"}]}`, `{Abilities:[{Do:[{}]}]}`, `{Abilities:[{Do:[Card{}]}]}`, `{Abilities:[{Do:[Draw]}]}`, `{Abilities:[{Do:[draw{}]}]}`,
		`{Needs:` + strings.Repeat(`{Args:[`, 60) + `{}` + strings.Repeat(`]}`, 60) + `}`,
	} {
		c := Card{Limit: []Limit{{N: 7}}}
		if err := r.Read(s, &c); err == nil || !reflect.DeepEqual(c, Card{Limit: []Limit{{N: 7}}}) {
			t.Errorf("%q: %v, %+v", s, err, c)
		}
	}
	whole := `{Needs:{} Limit:[{N:1 Any:true}] Abilities:[{Do:[Change{Floor:0} Draw{N:{N:1}}] Print:"『猫』"}]}`
	if err := r.Read(whole, &Card{}); err != nil {
		t.Fatal(err)
	}
	for i := range whole {
		if err := r.Read(whole[:i], &Card{}); err == nil {
			t.Errorf("%q is taken", whole[:i])
		}
	}
}
