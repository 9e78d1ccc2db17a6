package state

import (
	"bytes"
	"reflect"
	"testing"
)

// full returns a State in which every field differs from zero.
func full() *State {
	n := 0
	var fill func(v reflect.Value)
	fill = func(v reflect.Value) {
		switch v.Kind() {
		case reflect.Struct:
			for i := 0; i < v.NumField(); i++ {
				fill(v.Field(i))
			}
		case reflect.Array:
			for i := 0; i < v.Len(); i++ {
				fill(v.Index(i))
			}
		case reflect.Slice:
			v.Set(reflect.MakeSlice(v.Type(), 2, 2))
			for i := 0; i < 2; i++ {
				fill(v.Index(i))
			}
		case reflect.Bool:
			v.SetBool(true)
		case reflect.String:
			n++
			v.SetString(string(rune('a' + n%26)))
		case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
			n++
			v.SetUint(uint64(n%7 + 1))
		default:
			n++
			v.SetInt(int64(n%7 + 1))
		}
	}
	s := new(State)
	fill(reflect.ValueOf(s).Elem())
	return s
}

// leaves calls f for every settable leaf of v, with a way to change it and back.
func leaves(v reflect.Value, path string, f func(path string, v reflect.Value)) {
	switch v.Kind() {
	case reflect.Struct:
		for i := 0; i < v.NumField(); i++ {
			leaves(v.Field(i), path+"."+v.Type().Field(i).Name, f)
		}
	case reflect.Array, reflect.Slice:
		for i := 0; i < v.Len(); i++ {
			leaves(v.Index(i), path, f)
		}
	default:
		f(path, v)
	}
}

func TestEncodeHasEveryField(t *testing.T) {
	s := full()
	base, sum := s.Encode(nil, NoEyes), s.Hash(NoEyes)
	leaves(reflect.ValueOf(s).Elem(), "State", func(path string, v reflect.Value) {
		old := reflect.ValueOf(v.Interface())
		switch v.Kind() {
		case reflect.Bool:
			v.SetBool(false)
		case reflect.String:
			v.SetString("other")
		case reflect.Uint8, reflect.Uint16, reflect.Uint32, reflect.Uint64:
			v.SetUint(99)
		default:
			v.SetInt(99)
		}
		if bytes.Equal(base, s.Encode(nil, NoEyes)) {
			t.Errorf("%s is not encoded", path)
		}
		if s.Hash(NoEyes) == sum {
			t.Errorf("%s is not in the hash", path)
		}
		v.Set(old)
	})
}

func TestDecodeState(t *testing.T) {
	s := full()
	b := s.Encode(nil, NoEyes)
	d, err := DecodeState(b)
	if err != nil || !reflect.DeepEqual(s, d) {
		t.Fatalf("decoded differs: %v", err)
	}
	for i := range b {
		if _, err := DecodeState(b[:i]); err == nil {
			t.Fatalf("cut at %d of %d bytes is accepted", i, len(b))
		}
	}
}

func TestCopyFromCopies(t *testing.T) {
	s := full()
	c := s.Clone()
	if !reflect.DeepEqual(s, c) {
		t.Fatal("the copy differs")
	}
	want := s.Encode(nil, NoEyes)
	// every element of the copy may be overwritten without touching the original
	v := reflect.ValueOf(c).Elem()
	for i := 0; i < v.NumField(); i++ {
		if f := v.Field(i); f.Kind() == reflect.Slice {
			for j := 0; j < f.Len(); j++ {
				f.Index(j).Set(reflect.Zero(f.Type().Elem()))
			}
		}
	}
	if !bytes.Equal(want, s.Encode(nil, NoEyes)) {
		t.Fatal("the copy shares what is edited")
	}
}

func TestPublicEncodingHidesFaces(t *testing.T) {
	s := &State{Cards: []Card{{}, {Face: 7, Seen: Eyes0}, {Face: 9, Seen: All}}}
	for _, e := range []Eyes{All, Eyes1, Crowd} {
		d, err := DecodeState(s.Encode(nil, e))
		if err != nil || d.Cards[1].Face != 0 || d.Cards[2].Face != 9 {
			t.Errorf("eyes %d see %v, %v", e, d.Cards, err)
		}
		if s.Hash(e) != d.Hash(NoEyes) {
			t.Errorf("the hash for eyes %d is of more than they see", e)
		}
	}
	if d, _ := DecodeState(s.Encode(nil, Eyes0)); d.Cards[1].Face != 7 {
		t.Error("seat 0 does not see its own card")
	}
}

func FuzzDecodeState(f *testing.F) {
	f.Add(full().Encode(nil, NoEyes))
	f.Add([]byte{})
	f.Fuzz(func(_ *testing.T, b []byte) { DecodeState(b) })
}
