package link

import (
	"errors"
	"testing"
	"unicode"
	"unicode/utf8"
)

// TestWhatAPersonGetsWrongIsSaidInBothLanguages goes through what can be typed and pasted.
func TestWhatAPersonGetsWrongIsSaidInBothLanguages(t *testing.T) {
	d := sample()
	whole := d.text()
	errs := map[string]error{}
	note := func(what string, err error) { errs[what] = err }
	for _, s := range []string{
		"https://a.example/", "#x=1", "#r=abcdefgh", "#r=ab.AAAA", "#r=abcdefgh.!!", "#r=abcdefgh.AAAA", "#a=" + whole,
		"!", "A", whole[:len(whole)-9], whole[:len(whole)-4] + "AAAA", "AA", "BA", whole + "AAAA",
	} {
		_, err := ParseLink(s)
		note(s, err)
	}
	for _, s := range []string{"", "stun", "stun:", "http://a.example", "turn:name@host:1", "stun:a:b@host:1", "turn:host:1", "turn::word@host:1", "turn:name:word@", "turn:name:word@host:0", "turn:name:word@host:65536", "turn:name:word@ho/st", "turn:name:word@host?transport=x", "stun:host?a", "turn:name:word@[::1", "turns:name:word@[1.2.3.4]:1"} {
		_, err := ParseICEServer(s)
		note("server "+s, err)
	}
	_, err := SignalURL("ftp://a.example")
	note("page", err)
	_, err = Host(Config{Signal: "http://a.example"}, NewInvitation(NewSeat()))
	note("signal", err)
	_, err = Answer(nil, whole[:9])
	note("paste", err)
	for what, err := range errs {
		var f *Fault
		if err == nil || !errors.As(err, &f) || f.Error() != err.Error() {
			t.Errorf("%q: %v has one language", what, err)
			continue
		}
		ja, en := f.Text("ja"), f.Text("en")
		if !japanese(ja) || japanese(en) || !utf8.ValidString(ja) || en != f.Error() {
			t.Errorf("%q: %q and %q", what, ja, en)
		}
	}
}

func japanese(s string) bool {
	for _, r := range s {
		if unicode.In(r, unicode.Hiragana, unicode.Katakana, unicode.Han) {
			return true
		}
	}
	return false
}

func TestServersAreRead(t *testing.T) {
	v, err := ParseICEServer("turn:name:pass@host:3478")
	if err != nil || v.URLs[0] != "turn:host:3478" || v.Username != "name" || v.Credential != "pass" {
		t.Fatalf("%+v, %v", v, err)
	}
	if v, err := ParseICEServer("turns:name:p@s:s@[2001:db8::1]:5349?transport=tcp"); err != nil || v.URLs[0] != "turns:[2001:db8::1]:5349?transport=tcp" || v.Credential != "p@s:s" {
		t.Fatalf("%+v, %v", v, err)
	}
	if v, err := ParseICEServer("stun:host:3478"); err != nil || v.URLs[0] != "stun:host:3478" || v.Username != "" {
		t.Fatalf("%+v, %v", v, err)
	}
}
