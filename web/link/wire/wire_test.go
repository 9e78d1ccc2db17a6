package wire

import (
	"bytes"
	"reflect"
	"strings"
	"testing"
)

func frames() []Frame {
	return []Frame{
		{Kind: Hello, Role: Host, Token: Token{1, 2, 3}, Room: "abcdEFGH0-_9"},
		{Kind: Hello, Role: Guest, Token: Token{15: 9}, Room: strings.Repeat("r", MaxRoom)},
		{Kind: Welcome, Present: true},
		{Kind: Welcome},
		{Kind: Welcome, Relays: true},
		{Kind: Relay, Body: []byte("sealed")},
		{Kind: Came},
		{Kind: Gone},
		{Kind: Keep, Mark: Token{4}.Mark()},
		{Kind: Refuse, Refusal: Full},
		{Kind: Data, Body: []byte("sealed")},
	}
}

func TestFramesRoundTrip(t *testing.T) {
	for _, f := range frames() {
		got, err := Decode(f.Encode())
		if err != nil {
			t.Fatalf("%q: %v", f.Kind, err)
		}
		if !reflect.DeepEqual(got, f) {
			t.Errorf("%q: got %+v, want %+v", f.Kind, got, f)
		}
	}
}

func TestBadFramesAreNamed(t *testing.T) {
	hello := Frame{Kind: Hello, Room: "abcdefgh"}.Encode()
	other := bytes.Clone(hello)
	other[1] = 9
	role := bytes.Clone(hello)
	role[2] = 2
	for _, c := range []struct {
		in   []byte
		want string
	}{
		{nil, "signalling frame: empty"},
		{make([]byte, MaxFrame+1), "signalling frame: 4097 bytes, the limit is 4096"},
		{[]byte{'?'}, "signalling frame: unknown kind 0x3f"},
		{[]byte{'c', 1}, "signalling frame: 1 bytes after 'c'"},
		{make([]byte, 1+TokenSize)[:1], "signalling frame: unknown kind 0x00"},
		{[]byte{'w', 4}, "signalling frame: malformed welcome"},
		{[]byte{'k', 1}, "signalling frame: malformed mark"},
		{[]byte{'w'}, "signalling frame: malformed welcome"},
		{[]byte{'x', 0}, "signalling frame: malformed refusal"},
		{other, "signalling frame: hello of another protocol version"},
		{role, "signalling frame: malformed hello"},
		{hello[:10], "signalling frame: malformed hello"},
		{hello[:len(hello)-1], "signalling frame: room name of 7 characters; it has 8 to 32"},
		{append(bytes.Clone(hello), '/'), "signalling frame: room name has '/' at character 9"},
	} {
		_, err := Decode(c.in)
		if err == nil || err.Error() != c.want {
			t.Errorf("Decode(%.20q) = %v, want %s", c.in, err, c.want)
		}
	}
}

func FuzzDecode(f *testing.F) {
	for _, x := range frames() {
		f.Add(x.Encode())
	}
	f.Fuzz(func(t *testing.T, b []byte) {
		x, err := Decode(b)
		if err != nil {
			return
		}
		if again := x.Encode(); !bytes.Equal(again, b) {
			t.Fatalf("%q was read and written as %q", b, again)
		}
	})
}
