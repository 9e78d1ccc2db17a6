package link

import (
	"encoding/base64"
	"fmt"
	"net/netip"
	"reflect"
	"strings"
	"testing"
)

func sample() desc {
	d := desc{ufrag: "aB+/", pwd: "abcdefghijklmnopqrstuvwx"}
	for i := range d.fingerprint {
		d.fingerprint[i] = byte(i * 7)
	}
	d.add(candidate{typ: hostCandidate, name: [16]byte{1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16}, port: 50000})
	d.add(candidate{typ: srflxCandidate, ip: netip.MustParseAddr("203.0.113.9"), port: 9})
	return d
}

func TestCodeRoundTrips(t *testing.T) {
	d := sample()
	d.answer = true
	d.add(candidate{typ: relayCandidate, ip: netip.MustParseAddr("2001:db8::1"), port: 65535})
	got, err := parseCode(d.text())
	if err != nil || !reflect.DeepEqual(got, d) {
		t.Fatalf("got %+v, %v; want %+v", got, err, d)
	}
}

func TestCodeIsShort(t *testing.T) {
	d := sample()
	d.candidates[1] = candidate{name: [16]byte{1}, port: 1}
	if n := len(d.text()); n > 140 {
		t.Fatalf("an offer of two mDNS candidates has %d characters, want at most 140", n)
	}
}

func TestCodeSurvivesLineBreaks(t *testing.T) {
	code := sample().text()
	if _, err := parseCode(" " + code[:40] + "\r\n" + code[40:80] + " " + code[80:] + "\n"); err != nil {
		t.Fatal(err)
	}
}

func TestBrokenCodesAreNamed(t *testing.T) {
	code := sample().text()
	raw := func(change func(b []byte) []byte) string {
		return base64.RawURLEncoding.EncodeToString(change(sample().encode()))
	}
	typo := []byte(code)
	typo[50] = 'A' + typo[51]&1 // within the fingerprint
	if typo[50] == code[50] {
		t.Fatal("the sample has the very letter the test puts in")
	}
	for _, c := range []struct{ name, in, want string }{
		{"empty", "", "the code cannot be read: it is empty"},
		{"foreign", "カード", `the code cannot be read: 'カ' at character 1`},
		{"cut odd", code[:61], "the code cannot be read: no code ends after 61 characters as it does"},
		{"short", code[:60], "the code cannot be read: its end is missing (it has 45 bytes, at least 63 are needed)"},
		{"cut", code[:len(code)-4], "the code cannot be read: its end is missing (it has 89 bytes, at least 90 are needed)"},
		{"typo", string(typo), "the code cannot be read: a character of it is wrong (its checksum differs)"},
		{"format", raw(func(b []byte) []byte { b[0] = 9 << 1; return b }), "the code cannot be read: it has format 9, this program reads 1"},
		{"ufrag", raw(func(b []byte) []byte { b[1] = 3; return b }), "the code cannot be read: its name has 3 characters, 4 to 64 are possible"},
		{"inject", raw(func(b []byte) []byte { b[2] = '\n'; return b }), "the code cannot be read: its name has a character that cannot be there"},
		{"longer", raw(func(b []byte) []byte { return append(b, 0) }), "the code cannot be read: 1 bytes follow its end"},
		{"many", raw(func(b []byte) []byte { b[63] = 200; return b }), "the code cannot be read: it lists 200 addresses, the limit is 12"},
		{"family", raw(func(b []byte) []byte { b[64] = 3; return b }), "the code cannot be read: byte 64: an address of unknown family 3"},
		{"type", raw(func(b []byte) []byte { b[64] = 3 << 2; return b }), "the code cannot be read: byte 64: an address of unknown type 3"},
	} {
		if _, err := parseCode(c.in); err == nil || err.Error() != c.want {
			t.Errorf("%s: %v, want %s", c.name, err, c.want)
		}
	}
}

func TestSDPRoundTrips(t *testing.T) {
	d := sample()
	d.add(candidate{typ: relayCandidate, ip: netip.MustParseAddr("2001:db8::1"), port: 7})
	got, err := parseSDP(d.sdp())
	if err != nil || !reflect.DeepEqual(got, d) {
		t.Fatalf("got %+v, %v; want %+v", got, err, d)
	}
}

func TestSDPLeavesOutWhatCannotBeTold(t *testing.T) {
	text := sample().sdp() +
		"a=candidate:9 1 tcp 1 192.0.2.1 9 typ host tcptype active\r\n" +
		"a=candidate:9 2 udp 1 192.0.2.1 9 typ host\r\n" +
		"a=candidate:9 1 udp 1 somewhere.example 9 typ host\r\n" +
		"a=candidate:9 1 udp 1 192.0.2.1 99999 typ host\r\n" +
		"a=candidate:9 1 udp 1 203.0.113.9 9 typ srflx raddr 0.0.0.0 rport 0\r\n" // a second time
	got, err := parseSDP(text)
	if err != nil || !reflect.DeepEqual(got, sample()) {
		t.Fatalf("got %+v, %v", got, err)
	}
	for range 30 {
		text += "a=candidate:9 1 udp 1 192.0.2.1 " + strings.Repeat("1", len(text)%4+1) + " typ host\r\n"
	}
	for i := range 2 * maxCandidates {
		text += fmt.Sprintf("a=candidate:9 1 udp 1 192.0.2.1 %d typ host\r\n", 100+i)
	}
	text += "a=candidate:9 1 udp 1 198.51.100.7 99 typ relay raddr 0.0.0.0 rport 0\r\n"
	got, _ = parseSDP(text)
	if n := len(got.candidates); n != maxCandidates || got.candidates[n-1].typ != relayCandidate {
		t.Fatalf("%d candidates, the last %+v", n, got.candidates[n-1])
	}
}

func TestIncompleteSDPIsRefused(t *testing.T) {
	for _, drop := range []string{"a=ice-ufrag", "a=ice-pwd", "a=fingerprint"} {
		text := strings.Replace(sample().sdp(), drop, "a=nothing", 1)
		if _, err := parseSDP(text); err == nil {
			t.Errorf("an SDP without %s was taken", drop)
		}
	}
}

func FuzzCode(f *testing.F) {
	f.Add(sample().encode())
	f.Add([]byte{2, 4})
	f.Fuzz(func(t *testing.T, b []byte) {
		// Most inputs fail at the checksum; mended, they reach the rest of the decoder.
		for _, in := range [][]byte{b, mended(b)} {
			d, err := decodeDesc(in)
			if err != nil {
				continue
			}
			if got := string(d.encode()); got != string(in) {
				t.Fatalf("%x was read and written as %x", in, got)
			}
			again, err := parseSDP(d.sdp())
			if err != nil || again.ufrag != d.ufrag || again.pwd != d.pwd || again.fingerprint != d.fingerprint {
				t.Fatalf("%x: its SDP says something else (%v)", in, err)
			}
		}
	})
}

func mended(b []byte) []byte {
	sum := crc16(b)
	return append(append([]byte{}, b...), byte(sum>>8), byte(sum))
}

func FuzzParseSDP(f *testing.F) {
	f.Add(sample().sdp())
	f.Fuzz(func(t *testing.T, s string) {
		d, err := parseSDP(s)
		if err != nil {
			return
		}
		if got, err := decodeDesc(d.encode()); err != nil || !reflect.DeepEqual(got, d) {
			t.Fatalf("%+v came back as %+v (%v)", d, got, err)
		}
	})
}
